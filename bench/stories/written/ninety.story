=== conversation 1 | Os Anselmos | 2026-09-12T10:05
Graça> Meninos. Rui and I talked yesterday until his phone died. Papá makes 90 on 14 November, it falls on a Saturday, and this time we do it properly
Bia> as opposed to the 80th, with the cake from the petrol station
Rui> It was a very good petrol station.
Inês*> ahah. how many people are we talking about?
Graça> 38, with Newark
Inês*> and Newark is sure?
Graça> Teresa bought the tickets already, so yes, sure
Rui> I have put our name on the big room of the Casa do Povo, 180 euros the whole day, kitchen included
Bia> good because the Hotel Santa Maria said 62 a head without wine. SIXTY TWO
Duarte> I land on Friday the 13th (yes, I know) at 21:40 in Lisbon. anyone driving up?
Inês*> me, I'll fetch you from the airport, you sleep at mine and we go up on Saturday at 9
Duarte> prima, a saint
Graça> And it is a SURPRISE. Not one word to him, the party is a secret until he opens the door
Rui> He will be so surprised he'll marry Ludmila on the spot and leave us the goat and 12 euros
(+2h) Bia> ok different thing. I'm at his place filling the pill box: aspirin 100 with breakfast, metformin at lunch and dinner, the little white one at night
Graça> No no no. Dr Valadares took the aspirin away on Thursday. Now it's apixaban 5 mg, morning and evening, because of the heart rhythm
Bia> glad I asked?!
Rui> And write on the lid NO PENICILLIN. You weren't born but in '84 he swelled up like a football, they had to take him to Coimbra in a fire engine
Inês*> since when does he have the sugar thing, the form for the day centre asks
Graça> 2011. Type 2
Bia> he's coughing a lot. the bronchitis is still there, inhaler until the end of the month, please nobody bring a kid with a cold
Graça> And the left hearing aid is at the shop in Caldas again, so sit on his right side
Inês*> poor avô, falling apart one piece at a time
Rui> Dona Alzira told me there's a man in Nazaré who got to 104 with a raw egg and aguardente every morning. Nobody has seen this man.
Graça> The eye operation is on 5 October in Leiria, left eye first. I take him
Duarte> is someone with him during the week?
Graça> Ludmila is there Monday, Wednesday, Friday, 8 to 12
Inês*> and padre Simão lent us the parish wheelchair for longer outings, it's folded in my car
(+1d) Duarte> present idea: his concertina. It hasn't played since avó died. There's a man in Castelo Branco who does the reeds, he says 420 and ready by 2 November
Bia> omg yes
Graça> Ai. Yes. I'm crying in the Lidl
Rui> Let's do the concertina then. 40 each to my MB WAY and I pay the man
Bia> what about ALSO a balloon flight over Óbidos, 190 per person, my boss gave one to her mother
Graça> Bia. He gets dizzy on the kitchen chair. No
Inês*> and no flowers please, he told me in August flowers are for the cemetery and he's not in a hurry
Inês*> I'll call Célia about the cake, before Wednesday, so she has the date free
Rui> The fado trio from Marinha Grande asks 350 for two sets, I said yes
(+3d) Inês*> called Célia! almond, no sugar, serves 45, costs 70, I pick it up at 11 that morning
Bia> i dreamt last night avô drove the tractor into the church and everyone inside was 12 years old and spoke French
Rui> You ate cheese after ten again
=== conversation 2 | Os Anselmos | 2026-10-18T18:30
Rui> teste teste new phone. Wednesday Rui Lisbon 7 o'clock. do you receive
Graça> So. Forget the surprise. Bia's mother-in-law congratulated him in the queue at the butcher, in front of everyone
Bia> I have spoken to her. Strongly.
Graça> He's delighted actually, he has already chosen his tie
Rui> Also good news for the wallet: cousin Zulmira gives us her quinta, the barn with the heating, and wants nothing for it. I told the Junta they can have their room back
Duarte> the barn with the long table? perfect
Graça> We are 44 now, the Fonsecas said yes, all six
Bia> my Kofi doesn't eat pork, just reminding
Graça> I know filha. It's going to be bacalhau com natas and a duck rice, nobody has the teeth for leitão
Inês*> two of Teresa's are coeliac, the twins. so duck rice for them, not the natas
Graça> Now the serious part. Ludmila had her last day on the 8th, the daughter in Braga is having a baby. From tomorrow we have Fátima, every morning except Sundays
Inês*> is she the one with the red Clio?
Graça> That one. She was a nurse's aide in Pombal 15 years
Graça> And there was the strike, so the hospital didn't do the eye. They gave him 9 December
Bia> but his chest is clear!! Dr Valadares listened on monday, inhaler goes in the bin
Rui> And he has both ears again since Tuesday. Be careful what you say in the hallway.
Inês*> padre Simão has his wheelchair back btw, avô refused to sit in it, he walks with the stick from the cupboard
Graça> He had a small fall on the 3rd, in the bathroom, nothing broken. Rui put in a grab bar and from now on he only showers when Fátima is there
Duarte> if he'd hit the Euromilhões in 2004 he'd have bought the whole Rua da Escola and thrown out the dentist
Bia> he'd do it for the dentist alone
Duarte> btw my boss wants me Friday so I flipped it: I come already on Thursday the 12th and take the train up by myself, Inês you're released
Inês*> you're robbing me of the arrivals hall hug but ok
Rui> I must correct: the trio is 280. I read the wrong line, 350 was the other group
Graça> Duarte, you give the speech? You are the only one who finishes his sentences
Duarte> ok I'll do the speech. five minutes and not one more
Inês*> the slides from Angola, where are they? I guess at Lurdes's, in the garage behind the freezer
Rui> Found them in my attic, 3 boxes. I bring the projector as well
Bia> 20 euros says Rui cries before the soup
Rui> What is this I received: "Parabéns! You have WON a cruise for 2 from Lisbon on 3 December, reply SIM to 3871"
Inês*> tio, NO. don't reply to anything
Bia> for whoever sleeps there, don't save this anywhere, his wifi is anselmo1936bacalhau
Inês*> where do the Newark people sleep?
Graça> At the Residencial Mosteiro, three rooms, 12 to 16 November, I paid the deposit of 90
Graça> The mass is at 11:30 and lunch at 13h. He wants the mass first, that was his only condition
Inês*> I'll make the photo book, I need everyone's pictures by 1 November pls pls
Rui> They say in the café that Ronaldo is buying the vineyard after Turquel for 11 million
Bia> i'm so dead i could sleep until thursday
Graça> Beijinhos a todos, and eat something
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "Grandfather turns 90 on Saturday 14 November 2026.", keys: [["90"], ["date:2026-11-14"]]}
    - {w: 2, type: decision, src: m8, fact: "The big room of the Casa do Povo is reserved, 180 euros for the day.", keys: [["Casa do Povo"]]}
    - {w: 1, type: fact, src: m10, fact: "Duarte lands in Lisbon on Friday 13 November at 21:40.", keys: [["21:40"]]}
    - {w: 2, type: task, src: m11, fact: "Inês fetches Duarte from the airport and they drive up Saturday at 9.", keys: [["fetch you from the airport"]]}
    - {w: 2, type: fact, src: m16, fact: "He takes apixaban 5 mg morning and evening (heart rhythm).", keys: [["apixaban"], ["5 mg"]]}
    - {w: 2, type: fact, src: m18, fact: "He must not have penicillin.", keys: [["penicillin"]]}
    - {w: 2, type: fact, src: m20, fact: "Diabetes type 2 since 2011.", keys: [["2011"]]}
    - {w: 1, type: fact, src: m22, fact: "The left hearing aid is at the shop in Caldas.", keys: [["hearing aid"], ["Caldas"]]}
    - {w: 2, type: task, src: m25, fact: "Eye operation on 5 October in Leiria, left eye first.", keys: [["eye"], ["date:2026-10-05"]]}
    - {w: 2, type: fact, src: m27, fact: "Ludmila is with him Monday, Wednesday, Friday 8 to 12.", keys: [["Ludmila"], ["Monday"]]}
    - {w: 2, type: decision, src: m32, fact: "The present is the repaired concertina; 40 each to Rui.", keys: [["concertina"], ["40 each"]]}
    - {w: 1, type: fact, src: m29, fact: "The repairer in Castelo Branco takes 420 and is ready by 2 November.", keys: [["420"], ["date:2026-11-02"]]}
    - {w: 1, type: preference, src: m35, fact: "Grandfather wants no flowers.", keys: [["no flowers"]]}
    - {w: 1, type: fact, src: m37, fact: "The fado trio costs 350.", keys: [["trio"], ["350"]]}
    - {w: 2, type: fact, src: m38, fact: "Célia's cake: almond, no sugar, for 45, 70 euros, picked up at 11.", keys: [["almond"], ["no sugar"]]}
    ended:
    - {fact: "Grandfather takes aspirin 100 with breakfast.", was: m15, by: m16, keys: [["aspirin 100"]], not: ["apixaban", "took the"]}
    - {fact: "Inês is to call Célia about the cake before Wednesday.", was: m36, by: m38, keys: [["call Célia"]], not: ["called"]}
    never:
    - {what: "price of a hotel that was not taken", src: m9, keys: [["62 a head", "SIXTY TWO"]]}
    - {what: "joke: he'll marry Ludmila and leave the goat", src: m14, keys: [["leave us the goat"]]}
    - {what: "hearsay: a man of 104 in Nazaré", src: m24, keys: [["104"]]}
    - {what: "rejected suggestion: a balloon flight for 190", src: m33, keys: [["190 per person"]]}
    - {what: "a dream about the tractor in the church", src: m39, keys: [["12 years old", "tractor into the church"]]}
  2:
    dropped: [2, 3, 4, 8, 9, 10, 14]
    keep:
    - {w: 2, type: decision, src: m5, fact: "The party is in the barn of cousin Zulmira's quinta, for free.", keys: [["Zulmira"], ["quinta"]]}
    - {w: 1, type: fact, src: m7, fact: "44 guests now.", keys: [["44"]]}
    - {w: 2, type: preference, src: m8, fact: "Kofi doesn't eat pork.", keys: [["pork"]]}
    - {w: 1, type: decision, src: m9, fact: "The menu is bacalhau com natas and duck rice.", keys: [["bacalhau com natas"], ["duck rice"]]}
    - {w: 2, type: fact, src: m10, fact: "Teresa's twins are coeliac.", keys: [["coeliac"]]}
    - {w: 2, type: fact, src: m11, fact: "From 19 October Fátima comes every morning except Sundays.", keys: [["Fátima"], ["except Sundays"]]}
    - {w: 2, type: task, src: m14, fact: "The eye operation is on 9 December.", keys: [["date:2026-12-09"]]}
    - {w: 2, type: context, src: m18, fact: "He fell in the bathroom on 3 October; showers only when Fátima is there.", keys: [["showers"], ["Fátima"]]}
    - {w: 1, type: fact, src: m21, fact: "Duarte comes on Thursday 12 November and takes the train.", keys: [["date:2026-11-12"], ["train"]]}
    - {w: 1, type: fact, src: m23, fact: "The trio costs 280.", keys: [["280"]]}
    - {w: 2, type: task, src: m25, fact: "Duarte gives the speech, five minutes.", keys: [["speech"]]}
    - {w: 2, type: task, src: m35, fact: "Pictures for Inês's photo book by 1 November.", keys: [["photo book"], ["date:2026-11-01"]]}
    - {w: 1, type: fact, src: m34, fact: "Mass at 11:30, lunch at 13h.", keys: [["11:30"]]}
    ended:
    - {fact: "The party is a surprise.", was: 1/m13, by: m2, keys: [["it is a surprise", "party is a secret"]], not: ["forget", "congratulated"]}
    - {fact: "The Casa do Povo is reserved.", was: 1/m8, by: m5, keys: [["Casa do Povo"]], not: ["Zulmira", "quinta"]}
    - {fact: "There are 38 guests.", was: 1/m5, by: m7, keys: [["38, with Newark"]], not: ["44"]}
    - {fact: "Ludmila comes Monday, Wednesday, Friday.", was: 1/m27, by: m11, keys: [["Ludmila is there"]], not: ["last day"]}
    - {fact: "The eye operation is on 5 October.", was: 1/m25, by: m14, keys: [["eye operation"], ["date:2026-10-05"]], not: ["9 December", "strike"]}
    - {fact: "He has bronchitis and an inhaler.", was: 1/m21, by: m15, keys: [["bronchitis is still there"]], not: ["clear"]}
    - {fact: "The left hearing aid is at the shop.", was: 1/m22, by: m16, keys: [["hearing aid is at the shop"]], not: ["both ears"]}
    - {fact: "The parish wheelchair is lent to them, in Inês's car.", was: 1/m28, by: m17, keys: [["lent us"], ["wheelchair"]], not: ["back"]}
    - {fact: "Inês fetches Duarte at the airport.", was: 1/m11, by: m21, keys: [["fetch you from the airport"]], not: ["released"]}
    - {fact: "The trio asks 350.", was: 1/m37, by: m23, keys: [["trio"], ["350"]], not: ["280", "correct", "wrong line"]}
    never:
    - {what: "test message from a new phone", src: m1, keys: [["7 o'clock"]]}
    - {what: "hypothetical: Euromilhões", src: m19, keys: [["Euromilhões"]]}
    - {what: "a guess that turned out wrong: slides at Lurdes's", src: m26, keys: [["behind the freezer"]]}
    - {what: "a bet that Rui cries", src: m28, keys: [["before the soup"]]}
    - {what: "quoted spam: a cruise won", src: m29, keys: [["cruise for 2"]]}
    - {what: "wifi password, asked not to be saved", src: m31, keys: [["anselmo1936"]]}
    - {what: "gossip: Ronaldo buys a vineyard", src: m36, keys: [["11 million"]]}
    - {what: "mood of the moment", src: m37, keys: [["until thursday"]]}
questions:
- {q: "Which drug for his heartbeat is he on, and how strong?", a: "apixaban 5 mg, twice a day", keys: [["apixaban"]]}
- {q: "Where is the celebration taking place?", a: "in the barn of Zulmira's quinta", keys: [["quinta"]]}
- {q: "What is he allergic to?", a: "penicillin", keys: [["penicillin"]]}
- {q: "Who helps out at his house these days?", a: "Fátima, every morning but Sundays", keys: [["Fátima"]]}
- {q: "When will they do the cataract?", a: "9 December", keys: [["date:2026-12-09"]]}
- {q: "What did we agree to get him as a joint gift?", a: "his concertina repaired", keys: [["concertina"]]}
- {q: "Who can't eat gluten?", a: "Teresa's twins", keys: [["twins", "Teresa's"]]}
- {q: "What does the cake from Célia cost?", a: "70", keys: [["70"]]}
- {q: "How many guests are we now?", a: "44", keys: [["44"]]}
- {q: "Who gives the speech?", a: "Duarte", keys: [["speech"]]}
