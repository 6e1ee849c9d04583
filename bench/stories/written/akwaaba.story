=== conversation 1 | Ma and Esi | 2026-11-08T19:00
Abena*> Esi are you there. I have closed from church and this phone is hot like kenkey
Esi> I'm here Ma! I was trying waakye and it looks like cement
Abena*> Show the picture to nobody
Esi> 😂 how is the pressure
Abena*> Dr Boateng has put me on amlodipine, 5 mg every morning
Abena*> and no more Maggi cube. Salt has left my kitchen for good
Esi> No Maggi in your house?! they will call the elders
Esi> And the eye?
Abena*> It is cataract, the left one. They will operate at Komfo Anokye on Thursday 26 November
Esi> Who goes with you? You can't come home alone with a patch on
Abena*> Auntie Serwaa will go with me to the hospital
Esi> Good. Now don't argue. From December I send 300 dollars on the first of each month
Abena*> You will break yourself!
Esi> I won't, the lab in Calgary made me permanent last week
Abena*> Ei!! God does not sleep. I am dancing in the hall
Abena*> I dreamt you married a man with a tractor and there were 600 goats in kente at the church gate
Esi> Ma I don't even know how to drive, what would I do with a tractor
Abena*> When you marry I will hire two bands and a cow from Techiman, and Pastor will cry for 40 minutes
Esi> Who's in the boys' quarters now
Abena*> Mr Mensah rents it, 450 cedis the month, he pays on the day and blows trumpet at five in the morning
Esi> and Daddy's generator?
Abena*> Your uncle Yaw has it since August. For his wedding hall. "Two weeks"
Abena*> Sister Comfort is saying Canada will take only people with twenty teeth and above from next year
Esi> I'll count mine tonight
Abena*> The roof over the kitchen is leaking, Carpenter Kojo will change the sheets for 8,500
Esi> OK now sit down. I have booked, I land in Accra on 19 December!!!
Abena*> JESUS. I am shouting, the dog has run away
Esi> One thing before you cook the whole market. I stopped eating meat in September, no chicken either
Abena*> Since when is chicken meat
Esi> And for the parcel: no groundnut paste please, Ingrid in my flat swells up like a football from it
Abena*> Forwarded as received: "OKRA WATER 3 MORNINGS, sugar is finished in 7 days, Prof. Adjei of Havard"
Esi> Ma no
=== conversation 2 | Ma and Esi | 2026-12-06T19:10
Abena*> The light went off the very morning of my eye so they sent all of us home. Now it is Tuesday 15 December, 8 o'clock
Esi> Ah Ma. I'm so sorry
Esi> I have something bad too. They won't give new staff leave over Christmas. I had to cancel the ticket
Abena*> I have bought the plantain already
Esi> I know. I cried in the freezer room
Esi> I'll come for Easter! Landing Saturday 27 March, and I stay two and a half weeks
Abena*> Easter is good. By then the eye will see you well
Abena*> Serwaa's grandchild is coming that same week, so it is Nana Ama next door who is taking me
Esi> Nana Ama is a tank. Good choice
Abena*> The pressure was 165 over 100 so doctor has made it 10 mg
Esi> Please write that on the fridge
Abena*> Mr Mensah has packed to Takoradi, railway work. The room is empty
Abena*> I want a woman next. And nobody with an instrument
Abena*> Yaw came with the generator in a wheelbarrow, no fuel, one wheel
Esi> I moved, by the way. Flat 305, 1412 17th Avenue SW, all mine since the first
Abena*> And the swelling girl?
Esi> In Montreal with her boyfriend. So you can send as much groundnut paste as you like now
Esi> minus 31 today Ma, my eyelashes glued together at the bus stop
Esi> Seriously though. You could live here. There's a seniors' residence with a pool, 2,900 a month
Abena*> So that I freeze inside a pool? Never in this life
Abena*> On Joy Prime last night one woman found three wives of her husband in Dubai, put something in the soup and inherited a bank
Esi> This one please stays between us and is written nowhere: Kweku lost four thousand on football bets
=== conversation 3 | Ma and Esi | 2027-01-24T19:05
Abena*> I am reading the small Bible with my naked eye!!! The patch is gone, the doctor says perfect
Esi> 😭😭 praise God
Esi> I have a surprise too. Road test passed, first try, I have my licence
Abena*> Then let the tractor come
Esi> And don't laugh. My iron was so low the doctor ordered me back on meat. So I eat chicken and beef again
Abena*> I am not laughing. I am informing the whole compound
Abena*> Kojo has finished on Friday, not one drop in the kitchen. With the nails it came to 9,200
Esi> Ma about the money. From February it will be 250, and on the 5th, after payday
Abena*> Send 100 and eat
Esi> 250
Abena*> Miss Dzifa took the boys' quarters on the 10th, she teaches at Opoku Ware, 520 cedis
Esi> Any trumpet?
Abena*> She has a cat only
Abena*> They made me leader of the women's fellowship, so on Wednesdays from 4 do not call me
Esi> Congrats madam leader!
Esi> What do I bring in March, I have two suitcases
Abena*> Sandals, wide, size 40, and a machine for the pressure, for the arm
Esi> Easy. and, ahem. There is a Tomasz. Polish, paramedic, we're together since November
Abena*> ...
Abena*> Does he fear God
Esi> He eats only snow and he is 2 metres 40, they keep him in the garage
Abena*> Serwaa is putting a goat on it that you come through arrivals with a ring
Esi> Tell her to keep the goat. Oh, your new MoMo PIN that I set on the phone is 5093, scratch this message after
Abena*> My whole body is paining me today like I carried Kumasi
Esi> Rest, I'll call at seven
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m5, fact: "Abena takes amlodipine 5 mg every morning.", keys: [["amlodipine"], ["5 mg"]]}
    - {w: 2, type: fact, src: m6, fact: "No more Maggi cube or salt in her kitchen.", keys: [["Maggi cube", "Salt has left"]]}
    - {w: 2, type: task, src: m9, fact: "Cataract operation (left eye) at Komfo Anokye on Thursday 26 November.", keys: [["Komfo Anokye"], ["date:2026-11-26"]]}
    - {w: 1, type: fact, src: m11, fact: "Auntie Serwaa goes with her to the hospital.", keys: [["Serwaa"], ["go with me"]]}
    - {w: 2, type: fact, src: m12, fact: "Esi sends 300 dollars on the first of each month from December.", keys: [["300 dollars"]]}
    - {w: 2, type: fact, src: m14, fact: "The lab in Calgary made Esi permanent.", keys: [["permanent"], ["Calgary"]]}
    - {w: 1, type: fact, src: m17, fact: "Esi cannot drive.", keys: [["how to drive"]]}
    - {w: 1, type: fact, src: m20, fact: "Mr Mensah rents the boys' quarters for 450 cedis.", keys: [["Mensah"], ["450"]]}
    - {w: 1, type: fact, src: m22, fact: "Uncle Yaw has the generator since August.", keys: [["Yaw"], ["August"]]}
    - {w: 1, type: task, src: m25, fact: "Carpenter Kojo changes the kitchen roof for 8,500.", keys: [["Kojo"], ["8,500"]]}
    - {w: 2, type: fact, src: m26, fact: "Esi lands in Accra on 19 December.", keys: [["Accra"], ["date:2026-12-19"]]}
    - {w: 2, type: preference, src: m28, fact: "Esi eats no meat and no chicken since September.", keys: [["meat"], ["September"]]}
    - {w: 1, type: preference, src: m30, fact: "No groundnut paste in the parcel because of Ingrid.", keys: [["no groundnut paste"]]}
    ended: []
    never:
    - {what: "dream of the goats in kente", src: m16, keys: [["600 goats"]]}
    - {what: "hypothetical wedding with bands and a cow", src: m18, keys: [["Techiman"]]}
    - {what: "hearsay: only people with twenty teeth", src: m23, keys: [["twenty teeth"]]}
    - {what: "forwarded quack message: okra water", src: m31, keys: [["OKRA WATER"]]}
  2:
    dropped: [1, 3, 4, 8, 9, 11, 13]
    keep:
    - {w: 2, type: task, src: m1, fact: "The eye operation is on Tuesday 15 December at 8.", keys: [["date:2026-12-15"], ["8 o'clock"]]}
    - {w: 2, type: fact, src: m6, fact: "Esi comes for Easter, landing Saturday 27 March, for two and a half weeks.", keys: [["date:2027-03-27"]]}
    - {w: 1, type: fact, src: m8, fact: "Nana Ama from next door takes Abena.", keys: [["Nana Ama"]]}
    - {w: 2, type: fact, src: m10, fact: "The dose is 10 mg.", keys: [["10 mg"]]}
    - {w: 1, type: preference, src: m13, fact: "The next tenant should be a woman without an instrument.", keys: [["woman next"]]}
    - {w: 2, type: fact, src: m15, fact: "Esi lives at flat 305, 1412 17th Avenue SW.", keys: [["1412 17th"]]}
    ended:
    - {fact: "Amlodipine 5 mg.", was: 1/m5, by: m10, keys: [["amlodipine"], ["5 mg"]], not: ["10 mg"]}
    - {fact: "The operation is on 26 November.", was: 1/m9, by: m1, keys: [["Komfo Anokye"], ["date:2026-11-26"]], not: ["15 December"]}
    - {fact: "Auntie Serwaa goes along.", was: 1/m11, by: m8, keys: [["Serwaa will go"]], not: ["Nana Ama"]}
    - {fact: "Mr Mensah rents the boys' quarters.", was: 1/m20, by: m12, keys: [["Mensah"], ["450"]], not: ["packed"]}
    - {fact: "Uncle Yaw has the generator.", was: 1/m22, by: m14, keys: [["Yaw"], ["August"]], not: ["came with"]}
    - {fact: "Esi comes on 19 December.", was: 1/m26, by: m3, keys: [["Accra"], ["date:2026-12-19"]], not: ["Easter"]}
    - {fact: "No groundnut paste in the parcel.", was: 1/m30, by: m17, keys: [["no groundnut paste"]], not: ["as much"]}
    never:
    - {what: "weather: minus 31", src: m18, keys: [["eyelashes"]]}
    - {what: "rejected suggestion: a seniors' residence", src: m19, keys: [["2,900 a month"]]}
    - {what: "a film's plot", src: m21, keys: [["inherited a bank"]]}
    - {what: "asked not to be written down: Kweku's bets", src: m22, keys: [["Kweku"]]}
  3:
    dropped: [2, 4, 5, 6, 7, 9, 11]
    keep:
    - {w: 2, type: fact, src: m1, fact: "The eye is healed, she reads without glasses.", keys: [["naked eye"]]}
    - {w: 1, type: fact, src: m3, fact: "Esi has her driving licence.", keys: [["licence"]]}
    - {w: 2, type: fact, src: m5, fact: "Esi eats meat again (chicken and beef) because of low iron.", keys: [["iron"], ["chicken"]]}
    - {w: 1, type: fact, src: m7, fact: "The roof is finished and cost 9,200.", keys: [["9,200"]]}
    - {w: 2, type: fact, src: m8, fact: "From February Esi sends 250, on the 5th.", keys: [["250"], ["February"]]}
    - {w: 2, type: fact, src: m11, fact: "Miss Dzifa rents the boys' quarters for 520 cedis since 10 January.", keys: [["Dzifa"], ["520"]]}
    - {w: 2, type: preference, src: m14, fact: "Do not call on Wednesdays from 4 (women's fellowship).", keys: [["Wednesdays"], ["do not call"]]}
    - {w: 1, type: task, src: m17, fact: "Bring wide sandals in size 40 and a blood pressure machine.", keys: [["size 40"]]}
    - {w: 2, type: fact, src: m18, fact: "Esi is together with Tomasz, a Polish paramedic, since November.", keys: [["Tomasz"], ["paramedic"]]}
    ended:
    - {fact: "The operation is on 15 December.", was: 2/m1, by: m1, keys: [["date:2026-12-15"], ["8 o'clock"]], not: ["perfect"]}
    - {fact: "Esi cannot drive.", was: 1/m17, by: m3, keys: [["how to drive"]], not: ["passed"]}
    - {fact: "Esi eats no meat and no chicken.", was: 1/m28, by: m5, keys: [["meat"], ["September"]], not: ["again"]}
    - {fact: "Kojo is to change the roof for 8,500.", was: 1/m25, by: m7, keys: [["Kojo"], ["8,500"]], not: ["finished", "9,200"]}
    - {fact: "Esi sends 300 dollars on the first.", was: 1/m12, by: m8, keys: [["300 dollars"]], not: ["250"]}
    never:
    - {what: "tease: Tomasz eats only snow", src: m21, keys: [["eats only snow"]]}
    - {what: "bet of a goat on a ring", src: m22, keys: [["with a ring"]]}
    - {what: "mood: whole body pains today", src: m24, keys: [["like I carried"]]}
    - {what: "PIN", src: m23, keys: [["5093"]]}
questions:
- {q: "How strong is the dose of my heart tablet now?", a: "10 mg", keys: [["10 mg"]]}
- {q: "When do I get to see my daughter in person?", a: "Saturday 27 March", keys: [["date:2027-03-27"]]}
- {q: "Who is the lodger behind the house?", a: "Miss Dzifa", keys: [["Dzifa"], ["520"]]}
- {q: "What may I no longer season with?", a: "Maggi cube and salt", keys: [["Maggi cube", "Salt has left"]]}
- {q: "Where do I post a parcel to?", a: "Flat 305, 1412 17th Avenue SW", keys: [["1412 17th"]]}
- {q: "At what times should nobody ring me midweek?", a: "Wednesdays from 4", keys: [["Wednesdays"], ["do not call"]]}
- {q: "How much does Esi contribute every month from February?", a: "250", keys: [["250"], ["February"]]}
- {q: "Who is the boyfriend?", a: "Tomasz, a Polish paramedic", keys: [["Tomasz"], ["paramedic"]]}
- {q: "What footwear should Esi bring?", a: "wide sandals, size 40", keys: [["size 40"]]}
- {q: "What made her give up being vegetarian?", a: "low iron", keys: [["iron"], ["chicken"]]}
