=== conversation 1 | New knee | 2026-01-06T14:20
user> Hiya. Getting a new right knee in nine days time and my daughter says you can keep me right. Name's Dougie, 61, retired postie, 34 years up and down other folks stairs.
assistant> Hello Dougie! Thirty-four years of stairs would wear out anyone's cartilage. I'm happy to help you prepare, and afterwards with the rehabilitation. When exactly is the operation, and where?
user> Thursday the 15th, Victoria Hospital in Kirkcaldy
user> Miss Adeyemi's doing it, total replacement with a spinal not a general
assistant> Thank you. A spinal anaesthetic usually means less nausea and getting up on the same day. Typical preparation includes strengthening the quadriceps, clearing loose rugs, and arranging help at home. Many people also find it useful to practise with crutches beforehand, and some take up tai chi on Thursdays or a vitamin D supplement of 1000 units.
user> one thing before we go on. dont give me lists, just plain sentences, like you were talking over a garden wall
assistant> Understood, Dougie. Plain talk from here on. Who'll be with you once you're home?
user> Isla, my lassie. she's taking leave and staying at mine for the first fortnight
assistant> That's a weight off. And have the nurses at pre-assessment said anything on your medicines?
user> aye. last naproxen is Thursday coming, after that paracetamol only till they cut. and i keep on with the amlodipine, 5 mg at breakfast, for the blood pressure
assistant> Good, that fits: naproxen makes bleeding more likely. Any allergies they should know of?
user> penicillin. came out in a rash the size of Fife when i was wee so its on my notes
assistant> Make sure it's on the wristband as well, Dougie.
user> fella at the bowls says his cousin's new knee set off the alarm at Edinburgh airport and he was held for 4 hours in his drawers
assistant> Ha! It can trip the detector, but a word to the staff normally does it.
user> if i'd lost the three stone the doc wanted ten years back i'd be running marathons at Loch Leven by now
assistant> No use scolding yourself. Where will you sleep?
user> got the sofa bed made up in the front room, so no stairs for me
assistant> Sensible. Is it high enough? Getting up from something low is hard on a new knee.
user> its high enough. Got a lend of a raised toilet seat from the Red Cross n all, has to go back by the end of February
user> och, forgot the dog! Bramble, she pulls like a train. next door, Mrs Okonkwo, is taking her while I'm laid up
(2026-01-07T10:05) user> them at the hospital just rung. theatre list got bumped, so its now Monday the 19th, be there for half seven and nothing to eat from midnight
assistant> Ah, a few days more. At least you know. Does anything hang on the old day, lifts or Isla's leave?
user> nah she's flexible. Only thing is Tenerife, me and Shug were booked for the 20th of Feb
assistant> That would be about a month after surgery. Flying that early raises the risk of clots, so I'd ask Miss Adeyemi.
user> I'll ask her. Oh and for Isla in case she cannae get in, the key safe is 4471, but thats between you and me and the gatepost
assistant> I won't make anything of that. Good luck with the packing.
=== conversation 2 | Knee, after | 2026-02-03T11:00
user> Dougie here. still alive, built like Robocop, half man half cutlery drawer
assistant> Wonderful to hear from you! How did it go?
user> went grand. up on my feet that same night. the bend was 70 degrees when they let me out on the thursday
assistant> 70 at discharge is perfectly respectable. And today?
user> Physio measured me this morning, 88 now. Gregor, hes called, every Wednesday at quarter past eleven at the Randolph Wemyss, but this week was a Tuesday cause he's at a funeral
assistant> Eighteen degrees in under two weeks, well done. What has he given you to do?
user> heel slides and the bridge thing, 3 times a day, ten each. and ice for twenty minutes after
user> walking, im on two crutches outside, one in the house
assistant> How's the wound?
user> well thats the thing. it's been weeping at the bottom end since Friday. district nurse Yvonne is dressing it every second day
assistant> Please do keep an eye on redness, heat or fever, and ring the ward if any of those come.
user> calf was swollen too and I was sure it was a clot, dead certain, wrote my will in my head. scan was clean, just bruising
assistant> I'm glad they checked. Are you on a blood thinner?
user> rivaroxaban one a day, last one is 23 February
assistant> Noted. Did you ask about the holiday?
user> aye. Miss Adeyemi gave me the look. Tenerife's off, Shug's taking his sister instead
assistant> Next year, then, with a better knee.
user> could you say how private physio compares? the place in Dunfermline wants 65 quid a go
assistant> Prices like that are common. Extra sessions can help if progress stalls, but with your numbers I see no need.
(+1d) user> had a mad dream on the co-codamol, the Queen was delivering my mail in a canoe and charged me 2 pound 40
assistant> Opioids do that. I hope she delivered something nice.
user> feeling right sorry for myself the day, weather's dreich and there's nothing on the telly
assistant> That's allowed. The third week is often the low point.
user> Isla's away back to Aberdeen on Sunday so it's me and the kettle. next thing in the diary is the check-up with Miss Adeyemi, 3rd of March, twenty to ten
assistant> Shout if you want company or a plan for the days alone.
=== conversation 3 | Knee at nine weeks | 2026-03-24T16:30
user> guess who walked to the harbour and back. no sticks, no crutches, they're in the cupboard wi the Christmas tree
assistant> Dougie! That's marvellous. How far is that?
user> mile and a half. bend's 115, new lassie measured it yesterday
assistant> 115 will do almost everything, stairs and bicycles included. New lassie?
user> Gregor's got a job in Dundee. I've Sunniva now, Norwegian, takes no nonsense, Mondays at two
assistant> And the wound?
user> closed over by the end of Feb, dry as a bone. Yvonne's signed me off
assistant> Excellent.
user> heres a good one. They sent me to a clinic and tested me and I'm not allergic to penicillin after all. fifty odd years for nothing! They're taking it off my notes
assistant> That's useful news; it opens up simpler antibiotics. Where are you sleeping?
user> up the stair in my own bed since the first of March, sofa bed's folded away
assistant> And did the toilet seat make its way back?
user> dropped it off at the Red Cross myself. In the car! Miss Adeyemi said i could drive again as of the 3rd
assistant> Freedom. Is Bramble home too?
user> collected her saturday. Mrs Okonkwo had her on roast chicken, she looked at me like i was the lodger
assistant> Poor Bramble, back to kibble. What are you aiming for next?
user> Isla's getting married on 8 August in Crail and I'm dancing a Strip the Willow if it kills me. So Sunniva and me have a target, 125 degrees by then
assistant> We can work towards that together. Some people use an exercise bike for the last few degrees.
user> got one off Gumtree yesterday, fifteen minutes after breakfast is what Sunniva wants
assistant> Perfect. Start with hardly any resistance.
user> saw that Andy Murray on telly, metal hip and he's still at it. reckon he does 200 squats before his porridge
assistant> I shouldn't wonder.
user> Just so you ken, cos I'm maybe daft, I've a wee fear of kneeling now. Can't kneel on it, pins and needles, and the outside of the shin is numb
assistant> Numbness on the outer side is common as small nerves are cut. It generally shrinks over a year, and kneeling is safe when you feel ready, on a cushion.
user> good to hear. got an email there, "Dear Valued Limper, our CopperKnee sleeve heals in 7 days for £24.99". Deleted
assistant> You did right.
user> Last thing then I'm off to walk the dog. They're wanting me back for the year x-ray in January, I've to ring in November for a slot
assistant> Off you go, and give Bramble a scratch from me.
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "Dougie is 61 and a retired postman.", keys: [["retired postie"]]}
    - {w: 2, type: fact, src: m4, fact: "Miss Adeyemi does the total replacement, with a spinal.", keys: [["adeyemi"], ["spinal"]]}
    - {w: 2, type: preference, src: m6, fact: "Wants plain sentences, no lists.", keys: [["lists"], ["plain sentences"]]}
    - {w: 1, type: fact, src: m8, fact: "His daughter Isla stays with him for the first fortnight.", keys: [["first fortnight"]]}
    - {w: 2, type: task, src: m10, fact: "Last naproxen on Thursday 8 January, then only paracetamol.", keys: [["naproxen"], ["date:2026-01-08"]]}
    - {w: 2, type: fact, src: m10, fact: "Takes amlodipine 5 mg at breakfast for blood pressure.", keys: [["amlodipine"], ["5 mg"]]}
    - {w: 2, type: fact, src: m12, fact: "Allergic to penicillin (rash as a child).", keys: [["penicillin"]]}
    - {w: 1, type: fact, src: m18, fact: "Sleeps on the sofa bed in the front room.", keys: [["sofa bed"], ["front room"]]}
    - {w: 1, type: task, src: m20, fact: "A raised toilet seat is on loan from the Red Cross, back by the end of February.", keys: [["toilet seat"], ["lend"]]}
    - {w: 1, type: fact, src: m21, fact: "Mrs Okonkwo next door takes the dog Bramble.", keys: [["okonkwo"], ["laid up"]]}
    - {w: 2, type: task, src: m22, fact: "The operation is on Monday 19 January 2026, at half past seven, fasting from midnight.", keys: [["date:2026-01-19"]]}
    - {w: 1, type: fact, src: m24, fact: "A trip to Tenerife with Shug is booked for 20 February 2026.", keys: [["tenerife"], ["date:2026-02-20"]]}
    ended:
    - {fact: "The operation is on Thursday 15 January.", was: m3, by: m22, keys: [["date:2026-01-15"]], not: ["bumped", "19"]}
    never:
    - {what: "generic advice nobody adopted: tai chi, vitamin D 1000 units", src: m5, keys: [["tai chi"]]}
    - {what: "hearsay of a stranger: held 4 hours at the airport", src: m14, keys: [["in his drawers"]]}
    - {what: "hypothetical: running marathons at Loch Leven", src: m16, keys: [["loch leven"]]}
    - {what: "a secret PIN of the key safe", src: m26, keys: [["4471"]]}
  2:
    dropped: [4, 5, 11, 12]
    keep:
    - {w: 1, type: fact, src: m5, fact: "The knee bends 88 degrees.", keys: [["88 now"]]}
    - {w: 2, type: fact, src: m5, fact: "Physio with Gregor every Wednesday at 11:15 at Randolph Wemyss.", keys: [["gregor"], ["every wednesday"]]}
    - {w: 2, type: task, src: m7, fact: "Exercises: heel slides and the bridge three times a day, ten each, then ice for twenty minutes.", keys: [["heel slides"], ["3 times a day"]]}
    - {w: 1, type: fact, src: m8, fact: "Walks with two crutches outside, one indoors.", keys: [["two crutches"]]}
    - {w: 2, type: fact, src: m10, fact: "The wound is weeping; nurse Yvonne dresses it every second day.", keys: [["weeping", "every second day"]]}
    - {w: 2, type: task, src: m14, fact: "Rivaroxaban once a day, the last one on 23 February 2026.", keys: [["rivaroxaban"], ["date:2026-02-23"]]}
    - {w: 2, type: task, src: m24, fact: "Check-up with Miss Adeyemi on 3 March 2026 at 9:40.", keys: [["check-up"], ["date:2026-03-03"]]}
    ended:
    - {fact: "The trip to Tenerife is booked for 20 February.", was: 1/m24, by: m16, keys: [["tenerife"], ["booked"]], not: ["off"]}
    never:
    - {what: "joke: half man half cutlery drawer", src: m1, keys: [["robocop"]]}
    - {what: "a guess that was wrong: a clot", src: m12, keys: [["wrote my will"]]}
    - {what: "price of a place not taken: private physio 65", src: m18, keys: [["65 quid"]]}
    - {what: "a dream: the Queen charging 2.40", src: m20, keys: [["canoe"]]}
    - {what: "mood and weather", src: m22, keys: [["dreich"]]}
  3:
    dropped: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
    keep:
    - {w: 2, type: fact, src: m3, fact: "The knee bends 115 degrees.", keys: [["115"]]}
    - {w: 2, type: fact, src: m5, fact: "Physio is with Sunniva, Mondays at two.", keys: [["sunniva"], ["mondays at two"]]}
    - {w: 2, type: fact, src: m9, fact: "He is not allergic to penicillin after all.", keys: [["not allergic to penicillin"]]}
    - {w: 1, type: fact, src: m13, fact: "He may drive again since 3 March.", keys: [["drive again"]]}
    - {w: 2, type: fact, src: m17, fact: "Isla marries on 8 August 2026 in Crail.", keys: [["married"], ["date:2026-08-08"]]}
    - {w: 1, type: task, src: m17, fact: "Target: 125 degrees by the wedding.", keys: [["125 degrees"]]}
    - {w: 1, type: task, src: m19, fact: "Fifteen minutes on the exercise bike after breakfast.", keys: [["fifteen minutes"], ["breakfast"]]}
    - {w: 2, type: fact, src: m23, fact: "Cannot kneel on it; the outside of the shin is numb.", keys: [["numb"], ["kneel"]]}
    - {w: 2, type: task, src: m27, fact: "X-ray after a year in January; ring in November for a slot.", keys: [["november"], ["x-ray", "slot"]]}
    ended:
    - {fact: "Walks with two crutches outside.", was: 2/m8, by: m1, keys: [["two crutches"]], not: ["no crutches"]}
    - {fact: "Bends 88 degrees.", was: 2/m5, by: m3, keys: [["88 now"]], not: ["115"]}
    - {fact: "Physio with Gregor on Wednesdays.", was: 2/m5, by: m5, keys: [["gregor"], ["wednesday"]], not: ["dundee", "sunniva"]}
    - {fact: "The wound is weeping.", was: 2/m10, by: m7, keys: [["weeping", "every second day"]], not: ["closed", "signed me off"]}
    - {fact: "Allergic to penicillin.", was: 1/m12, by: m9, keys: [["penicillin"]], not: ["not allergic", "off my notes"]}
    - {fact: "Sleeps on the sofa bed downstairs.", was: 1/m18, by: m11, keys: [["sofa bed made up"]], not: ["folded"]}
    - {fact: "The toilet seat has to go back to the Red Cross.", was: 1/m20, by: m13, keys: [["toilet seat"], ["lend"]], not: ["dropped it off"]}
    - {fact: "Bramble is with Mrs Okonkwo.", was: 1/m21, by: m15, keys: [["okonkwo"], ["laid up"]], not: ["collected"]}
    never:
    - {what: "celebrity talk: Andy Murray and 200 squats", src: m21, keys: [["murray"]]}
    - {what: "spam: CopperKnee sleeve", src: m25, keys: [["copperknee"]]}
questions:
- {q: "How should you talk to me?", a: "plain sentences, no lists", keys: [["lists"], ["plain sentences"]]}
- {q: "Who treats my leg these days and on what weekday?", a: "Sunniva, Mondays at two", keys: [["sunniva"], ["mondays"]]}
- {q: "When do I have to book the follow-up picture?", a: "ring in November", keys: [["november"], ["x-ray", "slot"]]}
- {q: "Can the surgery prescribe amoxicillin, or do I react badly to it?", a: "not allergic to penicillin after all", keys: [["not allergic to penicillin"]]}
- {q: "What is the medication against my hypertension, and how much?", a: "amlodipine 5 mg", keys: [["amlodipine"], ["5 mg"]]}
- {q: "What flexion do we hope to achieve by the summer?", a: "125 degrees", keys: [["125 degrees"]]}
- {q: "What daily cycling did the physio prescribe?", a: "fifteen minutes after breakfast", keys: [["fifteen minutes"], ["breakfast"]]}
- {q: "When is my daughter's wedding?", a: "8 August in Crail", keys: [["married"], ["date:2026-08-08"]]}
- {q: "Who was the surgeon, and which anaesthetic?", a: "Miss Adeyemi, a spinal", keys: [["adeyemi"], ["spinal"]]}
- {q: "Am I allowed to drive?", a: "yes, since 3 March", keys: [["drive again"]]}
