=== conversation 1 | Aunty Phil's house | 2026-01-11T16:30
Savio> I have been inside for two hours. She kept every biscuit tin since 1961.
Crispin> any biscuits
Savio> buttons. One with teeth.
Lavinia*> WHOSE
Savio> No idea. Business first. Executor is Advocate Naik in Panjim, he has the original will, we each get a third of whatever the house brings.
Savio> Buyer is Mr Kamat from Ponda, 1.85 crore, he has shaken hands on it.
Lavinia*> and when must it be empty?
Savio> by 31 March, furniture, roof rats, everything
Crispin> ok I've a ticket: dubai to dabolim on sat 14 march, ten days off
Lavinia*> I can't leave the hospital before the 18th of march, lisbon via doha, I land on thursday 19th at 04:10 and I shall be a corpse
Savio> The house key is with Mrs Fernandes across the lane, ring twice, she is deaf on the door side.
Crispin> I'd like the piano. the little collard. it can go to Dubai by sea
Lavinia*> then I want her recipe book, the brown one with the sorpotel
Savio> Granted, the brown recipe book is yours.
Crispin> what do you want savio
Savio> Silence. And the rosary box with grandfather's letters.
Lavinia*> fair
Savio> I asked Babush for his tempo to take things to the tip: 4,500 a day with driver.
Lavinia*> girls' bangles: three gold ones, one each for Tara, Mia and Joanna, that was her wish, she told me in october on the phone
Savio> Pedro the toddy man tells everybody there's 40 sovereigns buried below the jackfruit tree since the Portuguese left
Crispin> I'll bring my spade and my lawyer
Savio> The dust has given me bronchitis by the way, Dr Lobo put me on an inhaler. I go in with a mask only.
Lavinia*> please air the rooms first, and no sweeping dry!!
Savio> Bruno the dog lives with me for now. He eats only rice and fish and looks at the gate.
Lavinia*> can we speak each sunday, 8 in the evening your time? otherwise I lose the thread
Savio> Sundays at 8, ok.
Crispin> ok
Savio> Also so nobody hunts for it: Sister Agnes at the convent is using the Singer, I let her have it for the uniforms
Lavinia*> somebody has to get the electricity account out of her name, I can't from here
Crispin> I dreamed she stood in the kitchen counting spoons. said we'd lost 11 and Savio had 6 of them
(+2d) Crispin> what about the big teak cupboard, 2.4 metres, goes with the house?
Savio> I'd send it with the rosewood set to the auction in Mapusa, 6 March
=== conversation 2 | Aunty Phil's house | 2026-02-22T15:40
Lavinia*> we forgot to talk last sunday AND the one before
Crispin> honest vote: let's stop the fixed call and just write here. I was hiding in the car park for it anyway
Savio> Carried.
Lavinia*> ok by me. I'm furious at everyone and everything today, ignore me
Savio> Sit down. Kamat wanted 20 lakh off for "vastu". I told him good day. St Anne's school trust takes it at 1.8 crore and they keep the chapel niche
Lavinia*> Savio!!! that's better than better
Crispin> if we had kept it I'd have made a guest house with six rooms and a bar named The Late Aunt
Savio> they're not in a hurry either, handover is 30 April now
Lavinia*> so do we still fly in march?
Savio> Yes. Work is the same.
Crispin> about my freight: 3,100 dollars for one small wooden thing. so no. the music school at the Kala Academy will have it, they collect themselves
Lavinia*> she'd love that, children murdering Für Elise on it
Savio> Mrs Fernandes has been taken to her son in Pune, for good I'm afraid. Father Inácio at the parish office holds the key now, mornings 9 to 12.
Lavinia*> oh no. she taught me to whistle
Savio> And the auction is dead: the rosewood has white ants to the knees. Babush will burn it.
Crispin> and the cupboard?
Savio> It turns out it was never hers. Belongs to the church, inventory number inside the door. Strike it off every list.
Lavinia*> so we stole from the church for fifty years
Savio> The Singer has come home by the way, oiled, with a prayer card in the drawer
Crispin> who takes it?
Lavinia*> Joanna would, she sews. I'll check it in as luggage
Savio> I spent a morning in the electricity office and the account is in the estate's name since Tuesday. Medal please.
Lavinia*> and your chest??
Savio> Clear. Lobo listened front and back and took away the inhaler.
Crispin> news of bruno: the Pintos at the bakery have adopted him, yes? he's on their instagram
Savio> They have. He gets buttered pão at six and has forgotten us.
Crispin> I opened one of her romances. "Captain Ashworth, owner of 4,000 acres and one working eye, proposed to the governess on a Wednesday." she'd underlined Wednesday
Lavinia*> the woman at my bank suggests we rent it through one of those platforms till it's sold, 6,000 a night
Savio> No. Strangers in her bed, no.
Lavinia*> no, agreed
Crispin> they say in the duty free that Shah Rukh Khan is looking at houses in Curtorim with a helipad
Savio> Then he must take the rats.
Savio> When you come: don't drink from the well, it was tested and it's bad. I'll bring cans.
Lavinia*> saint Anthony from the stairs goes back to the chapel in Maina, it was a loan from 1974
Crispin> my leave got shifted. I land on sat 21 march, so two days after Lavi
Savio> Her first anniversary mass is on 2 December, 7 am, Holy Spirit. I've paid for it, be there if you can
Lavinia*> I'll try
Savio> It says I should send you the OTP for the estate account: 662914. Do not keep.
Crispin> don't post that here man
Savio> Thirty-four degrees and not a leaf moves, the crows are panting.
Crispin> one small thing. I'm diabetic since the check-up in january, so no bebinca for me, tell the aunties
Lavinia*> oh Cris. which tablets?
Crispin> metformin, twice
Savio> Babush's bill for the first two days came: 5,400 a day, I'd heard four and a half thousand. Diesel, he says. Still the cheapest
Lavinia*> and the gravestone: grey granite, her name with PH, not F
Savio> Ordered like that.
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m5, fact: "The executor is Advocate Naik in Panjim; each sibling gets a third.", keys: [["Advocate Naik"]]}
    - {w: 2, type: fact, src: m6, fact: "The buyer is Mr Kamat, for 1.85 crore.", keys: [["1.85 crore"]]}
    - {w: 2, type: task, src: m8, fact: "The house must be empty by 31 March.", keys: [["date:2026-03-31"]]}
    - {w: 1, type: fact, src: m9, fact: "Crispin flies from Dubai to Dabolim on 14 March.", keys: [["dabolim"], ["date:2026-03-14"]]}
    - {w: 2, type: fact, src: m10, fact: "Lavinia lands on Thursday 19 March at 04:10.", keys: [["04:10"]]}
    - {w: 2, type: fact, src: m11, fact: "The key is with Mrs Fernandes across the lane.", keys: [["key is with Mrs Fernandes"]]}
    - {w: 1, type: decision, src: m12, fact: "Crispin takes the piano to Dubai by sea.", keys: [["by sea"]]}
    - {w: 1, type: decision, src: m14, fact: "Lavinia gets the brown recipe book.", keys: [["recipe book is yours"]]}
    - {w: 2, type: decision, src: m19, fact: "Three gold bangles go to Tara, Mia and Joanna.", keys: [["bangles"], ["Joanna"]]}
    - {w: 1, type: fact, src: m22, fact: "Savio has bronchitis and an inhaler.", keys: [["bronchitis"]]}
    - {w: 1, type: fact, src: m24, fact: "The dog Bruno lives with Savio.", keys: [["Bruno the dog lives"]]}
    - {w: 1, type: decision, src: m25, fact: "They speak each Sunday at 8 in the evening (Indian time).", keys: [["each sunday"]]}
    - {w: 1, type: fact, src: m28, fact: "Sister Agnes is using the Singer sewing machine.", keys: [["Sister Agnes"]]}
    - {w: 2, type: task, src: m29, fact: "The electricity account must be taken out of the aunt's name.", keys: [["electricity account out of"]]}
    - {w: 1, type: fact, src: m18, fact: "Babush's tempo costs 4,500 a day.", keys: [["4,500"]]}
    - {w: 1, type: decision, src: m32, fact: "The cupboard and rosewood set go to the auction in Mapusa on 6 March.", keys: [["auction in Mapusa"]]}
    never:
    - {what: "hearsay: sovereigns below the tree", src: m20, keys: [["40 sovereigns"]]}
    - {what: "irony: spade and lawyer", src: m21, keys: [["my spade"]]}
    - {what: "dream: counting spoons", src: m30, keys: [["counting spoons", "lost 11"]]}
  2:
    dropped: [2, 3, 4, 6, 7, 10, 11, 12, 13, 14, 15, 16]
    keep:
    - {w: 2, type: fact, src: m5, fact: "St Anne's school trust buys the house for 1.8 crore.", keys: [["school trust"], ["1.8 crore"]]}
    - {w: 2, type: task, src: m8, fact: "The handover is on 30 April.", keys: [["date:2026-04-30"]]}
    - {w: 1, type: decision, src: m11, fact: "The music school at the Kala Academy gets the piano.", keys: [["Kala Academy"]]}
    - {w: 2, type: fact, src: m13, fact: "The key is with Father Inácio at the parish office, 9 to 12.", keys: [["Inácio"]]}
    - {w: 1, type: decision, src: m21, fact: "Joanna gets the sewing machine.", keys: [["Joanna would"]]}
    - {w: 1, type: fact, src: m25, fact: "The Pintos at the bakery have adopted Bruno.", keys: [["Pintos"]]}
    - {w: 2, type: risk, src: m33, fact: "The well water is bad, not to be drunk.", keys: [["drink from the well"]]}
    - {w: 1, type: decision, src: m34, fact: "Saint Anthony goes back to the chapel in Maina.", keys: [["chapel in Maina"]]}
    - {w: 1, type: fact, src: m35, fact: "Crispin lands on 21 March.", keys: [["date:2026-03-21"]]}
    - {w: 1, type: task, src: m36, fact: "The anniversary mass is on 2 December, 7 am.", keys: [["date:2026-12-02"]]}
    - {w: 1, type: fact, src: m44, fact: "Babush's tempo costs 5,400 a day.", keys: [["5,400"]]}
    - {w: 2, type: fact, src: m41, fact: "Crispin is diabetic.", keys: [["diabetic"]]}
    ended:
    - {fact: "The tempo costs 4,500 a day.", was: 1/m18, by: m44, keys: [["4,500"]], not: ["5,400"]}
    - {fact: "They call each Sunday at 8.", was: 1/m25, by: m2, keys: [["each sunday"]], not: ["stop the fixed"]}
    - {fact: "The buyer is Mr Kamat.", was: 1/m6, by: m5, keys: [["Kamat from Ponda"]], not: ["good day"]}
    - {fact: "The house must be empty by 31 March.", was: 1/m8, by: m8, keys: [["date:2026-03-31"]], not: ["30 April"]}
    - {fact: "Crispin ships the piano to Dubai.", was: 1/m12, by: m11, keys: [["by sea"]], not: ["Academy"]}
    - {fact: "The key is with Mrs Fernandes.", was: 1/m11, by: m13, keys: [["key is with Mrs Fernandes"]], not: ["Pune"]}
    - {fact: "The rosewood goes to the auction on 6 March.", was: 1/m32, by: m15, keys: [["auction in Mapusa"]], not: ["white ants", "is dead"]}
    - {fact: "The Singer is with Sister Agnes.", was: 1/m28, by: m19, keys: [["Sister Agnes"]], not: ["come home"]}
    - {fact: "The electricity account is in the aunt's name, to be changed.", was: 1/m29, by: m22, keys: [["electricity account out of"]], not: ["estate"]}
    - {fact: "Savio has bronchitis.", was: 1/m22, by: m24, keys: [["bronchitis"]], not: ["took away"]}
    - {fact: "Bruno lives with Savio.", was: 1/m24, by: m25, keys: [["Bruno the dog lives"]], not: ["adopted"]}
    - {fact: "Crispin flies on 14 March.", was: 1/m9, by: m35, keys: [["date:2026-03-14"]], not: ["21"]}
    never:
    - {what: "mood: furious", src: m4, keys: [["furious at everyone"]]}
    - {what: "hypothetical guest house", src: m7, keys: [["bar named"]]}
    - {what: "joke: stole from the church", src: m18, keys: [["stole from the church"]]}
    - {what: "text of a novel", src: m27, keys: [["Captain Ashworth"]]}
    - {what: "rejected suggestion: renting it out", src: m28, keys: [["6,000 a night"]]}
    - {what: "gossip: Shah Rukh Khan", src: m31, keys: [["Shah Rukh Khan"]]}
    - {what: "one-time password", src: m38, keys: [["662914"]]}
    - {what: "weather", src: m40, keys: [["crows are panting"]]}
questions:
- {q: "Where do I get the key when I arrive?", a: "Father Inácio at the parish office, 9 to 12", keys: [["Inácio"]]}
- {q: "Who is purchasing the property?", a: "St Anne's school trust", keys: [["school trust"]]}
- {q: "By when does everything have to be out?", a: "30 April (handover)", keys: [["date:2026-04-30"]]}
- {q: "Which of us has trouble with sugar?", a: "Crispin", keys: [["diabetic"]]}
- {q: "Which jewellery do the nieces inherit?", a: "one gold bangle each", keys: [["bangles"]]}
- {q: "What became of the instrument?", a: "the music school at the Kala Academy gets it", keys: [["Kala Academy"]]}
- {q: "When does Crispin land?", a: "21 March", keys: [["date:2026-03-21"]]}
- {q: "Who looks after the pet these days?", a: "the Pintos at the bakery", keys: [["Pintos"]]}
- {q: "What does Babush's tempo cost a day?", a: "5,400", keys: [["5,400"]]}
- {q: "When is the anniversary mass?", a: "2 December, 7 am", keys: [["date:2026-12-02"]]}
