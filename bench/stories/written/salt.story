=== conversation 1 | #exhibition-salt | 2026-05-04T09:12
Signe> Morning all. Director has approved the concept paper, so SALT is officially our autumn show. Opening Thursday 8 October in the Kornhaus wing.
Baptiste> enfin! 🧂
Mei-Lin*> Great. For the record, climate limits for the salt figurines: 40 to 45 % relative humidity, never above 48, or they weep.
Signe> How many of those are there?
Mei-Lin*> Nine, and one of them is already cracked at the neck.
Dragan> i can put silica cassettes in the plinths, if plinth is min 35 cm deep inside
Baptiste> 35 cm noted, I redraw them
Oyelaran> Registrar speaking. Loan agreement for the Wieliczka lamp came back signed. They insist on a courier, Ms Pawlak, two nights in a hotel at our cost.
Oyelaran> I still need the insurance value for the Timbuktu slabs, chasing Bamako weekly.
Signe> Thanks. Budget: 164,000 in total, of which 38,000 for build.
Baptiste> 38 for build?? With 38 I can offer you two Ikea shelves and a candle
Signe> You always say that and then it's beautiful.
Dragan> the gallery 3 lift is broken, max 200 kg until they repair it. all crates through the courtyard
Mei-Lin*> How wide is the courtyard door?
Dragan> 1,94
Oyelaran> Then the brine vat has to come in diagonally. It's 2.10.
(+1d) Signe> Wall colour: we settled on the dark aubergine for room 1, Baptiste has the code.
Baptiste> NCS S 7020-R40B
Signe> Texts: max 60 words per label, German, English and Turkish.
Mei-Lin*> Who translates the Turkish?
Signe> Feride, freelance, 0.19 per word. She's with us through November.
Baptiste> Last night on the train I overheard a man who said that in Salzburg a museum lost 600 visitors a day because of ONE smelly cheese
Oyelaran> I believe the cheese.
Dragan> test test this is dragan from new phone, the elephant arrives at 7
Mei-Lin*> I'm off on wednesdays till the summer, my daughter's kindergarten shuts at noon that day. Please no installs on wednesdays
Signe> Of course.
Baptiste> If we had Vitra's money we'd flood the basement and let people float in 30 % brine with a podcast
Signe> Audio guide: we're going with Hörwerk, 11,400 for 14 stations.
Dragan> i borrowed the big hygrometer from the Natural History house, they want it back sometime
Mei-Lin*> Calibrate it first please!
Dragan> did yesterday
=== conversation 2 | #exhibition-salt | 2026-07-13T10:40
Signe> Welcome back everyone. Bad news first. The Kornhaus roof isn't finished before mid October, so we open on 5 November. Invitations go out on 1 September.
Baptiste> a month more for my candle
Oyelaran> Bamako finally answered!! Slabs valued at 21,000 each, three pieces, so I can stop pestering them.
Mei-Lin*> 🎉
Oyelaran> And Ms Pawlak isn't coming, Wieliczka now trusts our own driver. Saves us the hotel.
Dragan> lift is going again since friday, TÜV sticker and everything
Signe> 👌 Colours: having seen the test panel, aubergine made everyone look dead. Room 1 is bone white now, with the raw clay plinths.
Baptiste> I mourn. But yes
Signe> Hörwerk wanted 4,000 extra for Turkish, so visitors get a printed booklet with QR codes from Studio Nalan.
Mei-Lin*> how many copies
Signe> 5,000 for a start
Oyelaran> Small correction from me, I wrote to the insurers that the lamp is worth 80,000. It was a typo for 60,000; it's fixed in the schedule.
Mei-Lin*> My wednesdays are normal again, since last week my mother lives with us and picks up the little one
Dragan> hygrometer is back with the dinosaurs. they gave me a pen
Signe> Who's "M. Aksoy" in the shared calendar?
Oyelaran> That is Feride's replacement. Feride had her baby early, mother and girl well. Murat Aksoy does the Turkish now, same rate.
Signe> Oh how lovely! Card going round.
Baptiste> I'll sign it in salt
(+3h) Mei-Lin*> Condition update: I consolidated the cracked neck on figurine no. 6, it may travel but nobody lifts it by the head.
Dragan> who lifts a figure by the head
Baptiste> You, in 2019, the bishop. He still writes postcards from the repair workshop, signed "Headless in Linz"
Dragan> very funny
Signe> The school offer: 45 minutes, from age 8, max 24 children, Tuesdays and Fridays.
Signe> Someone proposed a live camel at the opening, for the caravan mood. 900 a day with handler and I'd be the one with the shovel. No.
Oyelaran> Gossip of the day: the actor from that vampire series supposedly bought a salt mine in Romania for 3 million to sleep in.
Mei-Lin*> My son's maths book: "A 5 litre tank holds 8 % brine, how many grams must Ayşe add to get 12 %?" He asked me as 'the salt lady'
Baptiste> and?
Mei-Lin*> I opened a window and changed the subject
Signe> "EXCLUSIVE: your museum has been selected for the Global Heritage Award, pay a 490 USD handling fee by Friday" – anybody else get this mail?
Oyelaran> Weekly. Delete.
Dragan> safe code of the depot is 7713 for the people who asked, and please don't write it on the wall again
Signe> Dragan, not in the channel!
Mei-Lin*> The 48 I gave you was overcautious, by the way. The lab in Basel tested a fragment: short peaks up to 52 do no harm.
Baptiste> so the plinths can have small gap? 
Mei-Lin*> Yes, 3 mm is fine
Oyelaran> I had a nightmare that the slabs arrived as table salt, 3 crates, with a spoon
Signe> Last point. Takedown is on 11 April 2027, and Dragan, you said you needed extra hands?
Dragan> yes, two, for four days
Signe> Approved.
Baptiste> 31 degrees in my office, I'm turning into a brined herring
Mei-Lin*> Go home Baptiste
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: decision, src: m1, fact: "SALT opens on Thursday 8 October 2026 in the Kornhaus wing.", keys: [["Opening"], ["date:2026-10-08"]]}
    - {w: 2, type: fact, src: m3, fact: "Salt figurines: 40 to 45 % relative humidity, never above 48.", keys: [["40 to 45"], ["48"]]}
    - {w: 1, type: fact, src: m5, fact: "There are nine figurines, one cracked at the neck.", keys: [["Nine"]]}
    - {w: 1, type: fact, src: m6, fact: "Plinths must be at least 35 cm deep inside for the silica cassettes.", keys: [["35 cm"], ["silica"]]}
    - {w: 2, type: fact, src: m8, fact: "The Wieliczka lender insists on the courier Ms Pawlak, two hotel nights at the museum's cost.", keys: [["Pawlak"], ["hotel"]]}
    - {w: 2, type: task, src: m9, fact: "Oyelaran still needs the insurance value of the Timbuktu slabs and chases Bamako weekly.", keys: [["Timbuktu"], ["insurance value"]]}
    - {w: 2, type: fact, src: m10, fact: "The budget is 164,000, of which 38,000 for build.", keys: [["164,000"], ["38,000"]]}
    - {w: 2, type: risk, src: m13, fact: "The lift of gallery 3 is broken, at most 200 kg, crates through the courtyard.", keys: [["lift is broken"]]}
    - {w: 1, type: fact, src: m15, fact: "The courtyard door is 1.94 m wide.", keys: [["1,94"]]}
    - {w: 1, type: decision, src: m17, fact: "Room 1 is painted dark aubergine.", keys: [["aubergine"], ["room 1"]]}
    - {w: 2, type: preference, src: m19, fact: "Labels have at most 60 words, in German, English and Turkish.", keys: [["60 words"]]}
    - {w: 1, type: fact, src: m21, fact: "Feride translates the Turkish for 0.19 per word through November.", keys: [["Feride"], ["0.19"]]}
    - {w: 2, type: preference, src: m25, fact: "Mei-Lin is off on Wednesdays, no installs then.", keys: [["no installs on wednesdays"]]}
    - {w: 2, type: decision, src: m28, fact: "The audio guide is by Hörwerk, 11,400 for 14 stations.", keys: [["Hörwerk"], ["11,400"]]}
    - {w: 1, type: fact, src: m29, fact: "Dragan borrowed the big hygrometer from the Natural History house.", keys: [["hygrometer"], ["Natural History"]]}
    ended: []
    never:
    - {what: "joke: two Ikea shelves and a candle for 38,000", src: m11, keys: [["Ikea"]]}
    - {what: "hearsay from a train about a smelly cheese", src: m22, keys: [["smelly cheese"]]}
    - {what: "test message", src: m24, keys: [["elephant arrives"]]}
    - {what: "hypothetical flooding of the basement", src: m27, keys: [["flood the basement"]]}
  2:
    dropped: [1, 2, 5, 6, 8, 10, 12, 13, 14, 15]
    keep:
    - {w: 2, type: decision, src: m1, fact: "The show opens on 5 November 2026.", keys: [["date:2026-11-05"]]}
    - {w: 2, type: task, src: m1, fact: "Invitations go out on 1 September 2026.", keys: [["Invitations"], ["date:2026-09-01"]]}
    - {w: 2, type: fact, src: m3, fact: "The three slabs are valued at 21,000 each.", keys: [["21,000"]]}
    - {w: 2, type: decision, src: m7, fact: "Room 1 is bone white with raw clay plinths.", keys: [["bone white"]]}
    - {w: 2, type: decision, src: m9, fact: "Visitors get a printed booklet with QR codes from Studio Nalan.", keys: [["booklet"], ["Nalan"]]}
    - {w: 1, type: fact, src: m11, fact: "5,000 copies of the booklet for a start.", keys: [["5,000"]]}
    - {w: 2, type: fact, src: m12, fact: "The lamp is worth 60,000.", keys: [["60,000"]]}
    - {w: 2, type: fact, src: m16, fact: "Murat Aksoy does the Turkish translation now at the same rate.", keys: [["Murat Aksoy"], ["Turkish"]]}
    - {w: 2, type: risk, src: m19, fact: "Figurine no. 6 was consolidated at the neck; nobody may lift it by the head.", keys: [["no. 6", "nobody lifts it"]]}
    - {w: 2, type: fact, src: m23, fact: "School offer: 45 minutes, from age 8, at most 24 children, Tuesdays and Fridays.", keys: [["45 minutes"], ["24 children"]]}
    - {w: 2, type: fact, src: m33, fact: "Short humidity peaks up to 52 do no harm (lab in Basel).", keys: [["52"], ["no harm"]]}
    - {w: 1, type: task, src: m37, fact: "Takedown is on 11 April 2027.", keys: [["Takedown"], ["date:2027-04-11"]]}
    - {w: 1, type: task, src: m38, fact: "Dragan needs two extra hands for four days.", keys: [["two"], ["four days"]]}
    ended:
    - {fact: "The show opens on 8 October.", was: 1/m1, by: m1, keys: [["date:2026-10-08"]], not: ["November"]}
    - {fact: "The insurance value of the slabs is still missing and must be chased weekly.", was: 1/m9, by: m3, keys: [["chasing Bamako"]], not: ["answered", "stop"]}
    - {fact: "Ms Pawlak comes as courier, two hotel nights.", was: 1/m8, by: m5, keys: [["Pawlak"]], not: ["isn't coming"]}
    - {fact: "The lift of gallery 3 is broken.", was: 1/m13, by: m6, keys: [["lift is broken"]], not: ["going again"]}
    - {fact: "Room 1 is dark aubergine.", was: 1/m17, by: m7, keys: [["aubergine"]], not: ["bone white", "dead"]}
    - {fact: "The audio guide is made by Hörwerk.", was: 1/m28, by: m9, keys: [["Hörwerk"]], not: ["booklet", "extra"]}
    - {fact: "Mei-Lin is off on Wednesdays.", was: 1/m25, by: m13, keys: [["off on wednesdays"]], not: ["normal again"]}
    - {fact: "The hygrometer is borrowed from the Natural History house.", was: 1/m29, by: m14, keys: [["hygrometer"]], not: ["is back"]}
    - {fact: "Feride translates the Turkish.", was: 1/m21, by: m16, keys: [["Feride"]], not: ["replacement", "baby"]}
    - {fact: "The humidity may never go above 48.", was: 1/m3, by: m33, keys: [["above 48"]], not: ["52", "overcautious"]}
    never:
    - {what: "teasing: the headless bishop", src: m21, keys: [["Headless in Linz"]]}
    - {what: "rejected suggestion: a camel at 900 a day", src: m24, keys: [["900 a day"]]}
    - {what: "gossip about an actor", src: m25, keys: [["vampire series"]]}
    - {what: "exercise from a maths book", src: m26, keys: [["Ayşe"]]}
    - {what: "spam mail quoted", src: m29, keys: [["490 USD"]]}
    - {what: "safe code", src: m31, keys: [["7713"]]}
    - {what: "nightmare", src: m36, keys: [["with a spoon"]]}
    - {what: "mood and weather", src: m40, keys: [["herring"]]}
questions:
- {q: "When will the public be let in?", a: "5 November", keys: [["5 November", "2026-11-05"]]}
- {q: "Who is putting the wall texts into the third language?", a: "Murat Aksoy", keys: [["Murat Aksoy"]]}
- {q: "How brief do captions need to be?", a: "60 words", keys: [["60 words"]]}
- {q: "What did we choose in place of headphones?", a: "a printed booklet by Studio Nalan", keys: [["booklet"]]}
- {q: "How big may a visiting class be?", a: "24 children", keys: [["24 children"]]}
- {q: "Which statuette must be handled with special care?", a: "no. 6", keys: [["no. 6"]]}
- {q: "What is the wall colour in room 1?", a: "bone white", keys: [["bone white"]]}
- {q: "How wide is the courtyard door?", a: "1.94 m", keys: [["1,94"]]}
- {q: "How much money is there for building?", a: "38,000", keys: [["38,000"]]}
- {q: "When must everything be dismantled?", a: "11 April 2027", keys: [["11 April 2027", "2027-04-11"]]}
