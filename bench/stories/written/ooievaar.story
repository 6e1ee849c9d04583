=== conversation 1 | second opinion on stims | 2026-02-24T21:14
user> So. I'm 37, my AMH is 1.1, and on Saturday I start injecting myself. Explain Gonal-F like I'm a reasonably clever adult please
assistant> Gonal-F is a form of FSH, the hormone that tells the ovaries to grow follicles. In a natural cycle one follicle wins and the rest fade; the injections keep several of them growing at the same time. You usually inject in the evening, at roughly the same hour, and the clinic checks by ultrasound every few days.
user> ok good. two rules for you: never say "journey", and give me chances as "x out of 10", I hate percentages
user> Dr Ramdin put me on 225 units a day, from 28 Feb. Wife does the jabs, I faint. (Femke, she's a vet nurse, she is used to dogs)
assistant> A vet nurse is about as qualified as it gets! Do you have any allergies or other medicines the clinic should have on file? Worth double checking before the retrieval.
user> penicillin. hives all over when I was 9
assistant> Then say it again at every appointment, including to the anaesthetist, because antibiotics are sometimes given around the retrieval.
user> And levothyroxine, 75 micrograms, since 2019
assistant> That is worth a TSH check before transfer. For context, in large registries roughly 4 in 10 women between 35 and 37 have a live birth per retrieval, though clinics differ a lot.
user> donor is a Dane, open identity, number 1187. he plays the cello apparently, which is not hereditary I've checked
user> still on my list: the consent form for the donor sperm needs both our signatures and it isn't done
user> we still need something cold for the pens on the road. oh wait Femke's sister gave us a lend of her little insulin fridge
(+2d) user> Can I keep running? I do 3 rounds of the Kralingse Plas a week
assistant> Gentle running is usually fine in the first days. Once the ovaries enlarge, most clinics ask you to stop impact sports because of the (small) risk of torsion. Swimming or walking is the usual swap.
user> Last night I dreamt I laid 40 eggs in a nest on the balcony and the neighbour, Mr De Wit, sold them on the market for 3 euros
assistant> Your subconscious has at least understood the basic idea.
user> on the forum there is someone who swears she got twins at 45 after eating a whole pineapple every day
assistant> There is no good evidence for pineapple. It won't hurt you in normal amounts.
(2026-03-06T18:40) user> Scan today. 19 follicles!! so from tonight it's 150, he wants to slow it down
assistant> That is a strong response, and lowering the dose is a normal reaction to it. Did they mention OHSS?
user> yes, therefore the question. Retrieval was pencilled in for Thursday 12 March, is it still
assistant> Only the clinic can tell you, but the trigger shot is always given about 36 hours before, so ask them which evening that would be.
(+3d) user> called. it's saturday 14 March, 8:15, nothing to eat after midnight
user> and consent is uploaded, both our scribbles under it 🎉
user> if all goes well they put a fresh one back on the 19th
assistant> Noted: retrieval first, then a possible transfer five days later.
user> pretend you are the embryologist and call me: "Good morning, you have 33 embryos and they are all named Kevin"
assistant> "Good morning, this is the lab. The Kevins are well and asking for a bigger dish."
(2026-03-14T16:02) user> 11 eggs. I'm home, I'm high, everything is lovely, marry me
assistant> Eleven is a very good number. Rest, drink, and call the clinic if your belly swells or you become short of breath.
=== conversation 2 | freezer babies | 2026-04-13T09:30
user> Long time. Summary: 7 mature, 5 fertilised, and 2 blastocysts in the freezer, a 4AA and a 4BB
assistant> Two good-quality blastocysts from one retrieval is a solid result. Was there no fresh transfer?
user> no, they froze everything because I swelled up like a football. so the thing on the 19th fell through
user> was in bed for 8 days, 3 kilos of water. belly's still a bit tender on the left, I was told to weigh myself daily
assistant> That sounds like moderate OHSS. I'm glad they were careful. Daily weighing makes sense until it is completely gone.
user> transfer of the 4AA is this Friday the 17th at 11. full bladder, one litre, joy
user> 400 mg progesterone twice a day since yesterday, the waxy ones, alarm at 7 and 19
assistant> Those times are nicely spaced. Some spotting or discharge with them is common.
user> my mum must not know until 12 weeks. she tells the whole of Haifa within the hour. so never draft anything to her that hints at it
assistant> I won't.
user> we had Lisbon booked from 24 to 28 April. go or stay?
assistant> Medically, travelling after a transfer is usually fine. The stronger argument is practical: your blood test falls right into it.
user> you're right. cancelled it, TAP gives a voucher, 212 euro valid till 1 March 2027
assistant> Good that it isn't lost. Would you consider acupuncture around transfer? Some people find it relaxing: two sessions, about 75 euros each.
user> no. needles and I are done
user> say a woman is 44, AMH 0.2, smokes 20 a day: what would her odds be? just curious how it scales, it's nobody
assistant> Considerably lower, somewhere below 1 out of 10 per retrieval.
user> if this were twins we would need a bigger flat, three rooms, and probably a Volvo
assistant> One blastocyst splits only very rarely, so the Volvo can wait.
(2026-04-26T06:12) user> tested at home. nothing there, I can feel it failed, it's negative
assistant> I'm sorry, waiting is hard. Home tests on day nine can be wrong in both directions, the blood test decides.
(2026-04-28T13:50) user> HCG 184!!!!!!! POSITIVE. due 3 January
assistant> Congratulations to you both! 184 at that stage is a reassuring value. They will probably want a second one in two days to see it rise.
user> thirtieth, yes. i'm off to scream into a cushion
=== conversation 3 | 10 weeks and counting | 2026-06-09T20:05
user> 10 weeks + 2 today. One baby, heartbeat 171. I throw up at 4 in the afternoon like a civil servant
assistant> What a punctual child. Is anything staying down?
user> crackers and cold melon. ginger makes it worse so don't suggest it
user> swallowed... ok, inserted, the last progesterone on Sunday, am free 😌
assistant> Ten weeks is when the placenta takes over, so that fits.
user> Ramdin is off to Paramaribo for a year btw, but we're discharged anyway. It's the midwives now, practice De Ooievaar on the Nieuwe Binnenweg, ours is called Chantal Okoye
user> and the belly thing from April: all gone, not a twinge since May, scales are back in the cupboard
assistant> Very good. What's the next appointment?
user> Blood for the NIPT on Monday. Then the 13 week scan on 30 June, 14:20, Femke takes the afternoon off
user> we decided not to know the sex, so if I paste a report keep your mouth shut about it
assistant> I'll skip over it.
user> My mother knows. She saw my face on video for 2 seconds. cried, then told Haifa
assistant> Within the hour?
user> 20 minutes. Personal best. Oh and sister in law has her fridge thing again, with a bottle of wine I can't drink in it
assistant> A fair rent. How are you doing with exercise, now that the ovaries have calmed down?
user> laced up for the last time in February and I don't miss it. Tuesday evenings I do lengths at the Oostelijk Zwembad
user> the endocrinologist put the thyroid pill up to 100
assistant> That's a common adjustment in pregnancy. Expect another TSH check in about four weeks.
user> reading a novel where a surrogate called Mira escapes from an island clinic with triplets in week 30. not the right book for now
user> Don't store this: Femke had a panic attack at the hospital on Thursday and I'm not supposed to tell anyone
assistant> I won't keep it. I hope she is all right.
user> she is. last thing: patient portal keeps asking for a PIN, is 4471-OOI a bad one
assistant> Please don't share it with me, and choose another now that you have typed it here.
user> names are on the fridge. if it's up to me Yonatan for a boy, Femke wants Jikke for a girl, and we both agreed: child gets Femke's surname, Hoekstra
assistant> That's a lovely thing to have settled early.
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "The user is 37 and has an AMH of 1.1.", keys: [["AMH is 1.1"]]}
    - {w: 2, type: preference, src: m3, fact: "Never say 'journey'; give chances as 'x out of 10', no percentages.", keys: [["journey"], ["out of 10"]]}
    - {w: 1, type: fact, src: m4, fact: "The user's wife Femke is a vet nurse and does the injections.", keys: [["femke"], ["vet nurse"]]}
    - {w: 2, type: fact, src: m6, fact: "Allergic to penicillin (hives at 9).", keys: [["penicillin"]]}
    - {w: 2, type: fact, src: m8, fact: "Takes 75 micrograms of levothyroxine since 2019.", keys: [["levothyroxine"], ["75"]]}
    - {w: 2, type: fact, src: m10, fact: "The donor is a Dane, open identity, number 1187.", keys: [["1187"]]}
    - {w: 1, type: fact, src: m12, fact: "Femke's sister lent them her insulin fridge.", keys: [["insulin fridge"]]}
    - {w: 1, type: pattern, src: m13, fact: "Runs three rounds of the Kralingse Plas a week.", keys: [["kralingse plas"]]}
    - {w: 2, type: fact, src: m19, fact: "The dose is 150 units from 6 March.", keys: [["it's 150"]]}
    - {w: 2, type: task, src: m23, fact: "Retrieval is on Saturday 14 March at 8:15.", keys: [["date:2026-03-14"], ["8:15"]]}
    - {w: 1, type: task, src: m25, fact: "A fresh transfer is planned for 19 March.", keys: [["put a fresh one back"]]}
    - {w: 2, type: fact, src: m29, fact: "Eleven eggs were retrieved.", keys: [["11 eggs"]]}
    ended:
    - {fact: "The dose is 225 units a day.", was: m4, by: m19, keys: [["225"]], not: ["150"]}
    - {fact: "The consent form isn't signed yet.", was: m11, by: m24, keys: [["needs both our signatures"]], not: ["uploaded"]}
    - {fact: "Retrieval is on Thursday 12 March.", was: m21, by: m23, keys: [["retrieval"], ["date:2026-03-12"]], not: ["14"]}
    never:
    - {what: "generic statistics of the assistant", src: m9, keys: [["large registries"]]}
    - {what: "dream: 40 eggs on the balcony", src: m15, keys: [["40 eggs"]]}
    - {what: "hearsay: pineapple twins", src: m17, keys: [["whole pineapple"]]}
    - {what: "role play: 33 embryos called Kevin", src: m27, keys: [["33 embryos"]]}
  2:
    dropped: [11, 10, 9]
    keep:
    - {w: 2, type: fact, src: m1, fact: "Two blastocysts were frozen, a 4AA and a 4BB.", keys: [["4BB"]]}
    - {w: 1, type: fact, src: m4, fact: "The belly is still tender on the left, weighs daily.", keys: [["tender on the left"]]}
    - {w: 2, type: task, src: m6, fact: "Transfer of the 4AA on Friday 17 April at 11.", keys: [["transfer of the 4AA"]]}
    - {w: 2, type: fact, src: m7, fact: "Takes 400 mg progesterone twice a day.", keys: [["400 mg"]]}
    - {w: 2, type: preference, src: m9, fact: "The user's mother must not know until 12 weeks.", keys: [["must not know"]]}
    - {w: 1, type: fact, src: m13, fact: "TAP voucher of 212 euro, valid till 1 March 2027.", keys: [["voucher"], ["212"]]}
    - {w: 2, type: fact, src: m22, fact: "The test on 28 April was positive with HCG 184, due 3 January 2027.", keys: [["date:2027-01-03"]]}
    ended:
    - {fact: "A fresh transfer on the 19th.", was: 1/m25, by: m3, keys: [["put a fresh one back"]], not: ["froze"]}
    - {fact: "Lisbon is booked from 24 to 28 April.", was: m11, by: m13, keys: [["lisbon booked"]], not: ["voucher"]}
    never:
    - {what: "rejected: acupuncture at 75 euros", src: m14, keys: [["75 euros each"]]}
    - {what: "example: a woman of 44 who smokes", src: m16, keys: [["smokes 20 a day"]]}
    - {what: "hypothetical: twins and a Volvo", src: m18, keys: [["three rooms"]]}
    - {what: "wrong guess: it's negative", src: m20, keys: [["it's negative"]]}
  3:
    dropped: [5, 7, 8, 11, 13, 14, 12]
    keep:
    - {w: 1, type: preference, src: m3, fact: "Ginger makes the nausea worse; don't suggest it.", keys: [["ginger makes it worse"]]}
    - {w: 2, type: fact, src: m6, fact: "The midwives are practice De Ooievaar, theirs is Chantal Okoye.", keys: [["chantal okoye"]]}
    - {w: 2, type: task, src: m9, fact: "The 13 week scan is on 30 June at 14:20.", keys: [["date:2026-06-30"], ["14:20"]]}
    - {w: 2, type: preference, src: m10, fact: "They don't want to know the sex; say nothing about it.", keys: [["not to know the sex"]]}
    - {w: 1, type: pattern, src: m16, fact: "Swims lengths on Tuesday evenings at the Oostelijk Zwembad.", keys: [["oostelijk zwembad"]]}
    - {w: 2, type: fact, src: m17, fact: "The thyroid pill went up to 100.", keys: [["thyroid pill up to 100"]]}
    - {w: 1, type: decision, src: m24, fact: "The child gets Femke's surname Hoekstra.", keys: [["hoekstra"]]}
    ended:
    - {fact: "Takes 400 mg progesterone twice a day.", was: 2/m7, by: m4, keys: [["400 mg progesterone"]], not: ["last progesterone"]}
    - {fact: "The belly is tender on the left.", was: 2/m4, by: m7, keys: [["tender on the left"]], not: ["all gone"]}
    - {fact: "The mother must not know.", was: 2/m9, by: m12, keys: [["must not know"]], not: ["mother knows"]}
    - {fact: "The insulin fridge of Femke's sister is lent to them.", was: 1/m12, by: m14, keys: [["insulin fridge"]], not: ["again"]}
    - {fact: "Runs round the Kralingse Plas.", was: 1/m13, by: m16, keys: [["kralingse plas"]], not: ["last time"]}
    - {fact: "Takes 75 micrograms of levothyroxine.", was: 1/m8, by: m17, keys: [["75 micrograms"]], not: ["100"]}
    never:
    - {what: "plot of a novel: Mira and the triplets", src: m19, keys: [["escapes from an island"]]}
    - {what: "asked not to be stored: Femke's panic attack", src: m20, keys: [["panic attack"]]}
    - {what: "PIN of the portal", src: m22, keys: [["4471-OOI"]]}
questions:
- {q: "Which antibiotic must I stay away from?", a: "penicillin", keys: [["penicillin"]]}
- {q: "When is the baby expected?", a: "3 January 2027", keys: [["date:2027-01-03"]]}
- {q: "What do I take for my hypothyroidism now, how strong?", a: "100 micrograms of levothyroxine", keys: [["up to 100"]]}
- {q: "Who is our midwife?", a: "Chantal Okoye, De Ooievaar", keys: [["chantal okoye"]]}
- {q: "How should the assistant phrase probabilities?", a: "as x out of 10, no percentages", keys: [["hate percentages"]]}
- {q: "What family label will our kid carry?", a: "Hoekstra", keys: [["hoekstra"]]}
- {q: "When is the 13 week scan?", a: "30 June at 14:20", keys: [["date:2026-06-30"]]}
- {q: "Do we have credit with an airline, until when?", a: "a TAP voucher of 212 euro, until 1 March 2027", keys: [["voucher"]]}
- {q: "How many embryos ended up on ice?", a: "two (4AA and 4BB)", keys: [["4BB"]]}
- {q: "What sport do I do nowadays, and where?", a: "swims lengths on Tuesdays at the Oostelijk Zwembad", keys: [["oostelijk zwembad"]]}
