=== conversation 1 | Piano, from zero | 2026-06-08T15:05
user> Good afternoon. My name is Ranjana Sathe, I turned sixty in March, and after thirty-six years of making timetables for the Central Railway I have retired. I wish to learn the piano from nothing. I also have a heart condition, so kindly be patient with both of us.
assistant> Good afternoon, Ranjana. It's a pleasure, and nobody who can make a timetable starts from nothing. May I ask about the heart first?
user> Paroxysmal atrial fibrillation, since 2023. I take apixaban 5 mg twice a day. In the morning it is bisoprolol, 2.5 mg. No ibuprofen and no aspirin under any circumstances.
assistant> Thank you, that's clear. Has your cardiologist set limits for practising?
user> Dr Kulkarni permits twenty minutes at a stretch. If the watch shows more than 130, I close the lid and lie down, that is agreed with him.
assistant> Both limits will shape every plan. In general, playing is light work for the body, about 2 METs. Learners over fifty usually do best with 45 minutes a day, a metronome app and scales in all twelve keys.
user> We'll see about that. The instrument: Furtados rents me a Yamaha P-145 at 1,800 rupees a month, it comes on the 15th.
user> My teacher will be Mr D'Souza, formerly of St Mary's. Saturdays at 11, at his house, 900 a lesson.
assistant> A good weekly rhythm. You could add an app such as Simply Piano, 119 dollars a year, which listens through the microphone.
user> No apps. I've no wish to be applauded by a telephone.
assistant> Understood. Is there a goal, or is the road itself the goal?
user> There is a goal. My daughter Mugdha marries on Saturday 5 December, and I'd like to play Satie's first Gymnopédie at the reception, without stopping in the middle to apologise.
assistant> That's a fine goal: slow, three beats, and a left hand that travels. I'd divide it into four sections over twenty weeks.
user> Please write fingering in numbers only, and translate every Italian word the first time. I read slowly but I don't forget.
assistant> Numbers, and translations. Shall I keep a practice log? A line could read: "12 January, 30 min, Minuet in G, pulse 88".
user> Yes, but with the pulse before and after.
user> You'll find this odd, but it's meant quite seriously: I count four beats in stations. Dadar, Kalyan, Karjat, Lonavala. One-two-three-four has no scenery.
assistant> Then for the Satie we'll need a line with only three stops.
user> My brother-in-law knows of a gentleman in Nashik who passed Grade 8 at seventy-one, within eleven months, with one eye and a pacemaker.
assistant> I'd like to hear him, and his brother-in-law.
user> The house has rules also. No sound from 2 to 4, Mrs Pradhan below us sleeps. And I have a trigger finger, left hand, the ring finger, with a splint at night till the middle of July.
assistant> Then the left hand starts with thumb, index and middle finger only. I'll leave finger 4 in peace.
user> On the 29th of June I see Dr Kulkarni about an ablation, he'll want my answer.
user> Coffee is one cup, at six in the morning. Once it was a river.
user> "PIANO ON EASY EMI! 88 keys of joy from just Rs 999, first lesson free with Ravi Sir!" This was under my door the very day I told the milkman.
assistant> The milkman ought to get a commission.
user> If I had begun at six I'd be in Carnegie Hall by now, selling peanuts in the interval.
user> In an emergency, Lieutenant Colonel Bhide on the second floor has our key, and he walks faster than any ambulance on Karve Road.
assistant> Key with Lt Col Bhide, second floor. I hope he's only ever needed for applause.
(+8d) user> It has come. There is a buzz in the low F, I believe the left loudspeaker is torn.
(+10m) user> It was my bangles. They now lie on the shelf when I practise.
=== conversation 2 | Piano, after the first rains | 2026-08-17T16:10
user> Good afternoon, it's Ranjana. So much has been rearranged that I might be back in the timetable office.
assistant> Good afternoon, Ranjana. Tell me platform by platform.
user> First, the heart. Bisoprolol is 5 mg now, since July, because I had three episodes in one week. The Holter gave a burden of two percent, which pleases everybody.
user> There will be no ablation for the present. We look at it again in February.
assistant> Dose noted, next look in February. And the twenty minutes?
user> Forty, he says, provided that I breathe like a normal person while doing so.
assistant> Wonderful, that doubles our day. How is Mr D'Souza?
user> He has gone to live with his son in Margao, at two weeks' notice, and left me his metronome. Now Zarin Contractor comes to the flat, Tuesdays at half past four, 1,100.
assistant> A home visit is kind to the pulse. What does she make of the instrument?
user> She made a face at it. The electric one went back to Furtados on 31 July. My late uncle's Bechstein stands in the hall, an upright from 1911, four men and a lintel it took.
user> It is tuned to 438 and no higher, the tuner says that the frame would not forgive him. For the pedal alone we could always engage Mr Zubin Mehta.
assistant> 438 it is, so no playing along with recordings. Did the house survive the change in volume?
user> Mrs Pradhan came up on the second day. I was ready to apologise, but she wants the door open between two and four, she says she sleeps better with it.
assistant> The best review a beginner can get. And finger 4?
user> The splint is in the drawer, the finger bends like a schoolgirl's. Coffee is also over, I drink tulsi tea and think about coffee.
user> Now the wedding. The hall had given the 5th to two families, so we're on Sunday 13 December. Rehearsal in the hall the evening before at 17:00.
assistant> Then 13 December, rehearsal on the 12th at 17:00. That gives the Gymnopédie another week.
user> Monsieur Satie is excused, though. Mugdha's grandmother-in-law wept at "Lag Ja Gale", so that is what I'm learning, Zarin wrote the arrangement in two pages.
assistant> A change of heart, if I may. Shall I put the two pages into a plan of weeks?
user> Please do. And if the current fails in the hall I play all the same, they have an upright, only the singer needs a socket.
assistant> Noted as a plan. You might consider beta-blocker timing, lavender oil and a banana one hour before, many performers swear by it.
user> I already take a beta blocker and I don't discuss bananas. Zarin wanted me to sit the Trinity Initial in November. No examinations, please, neither from her nor from you. I have had deadlines for thirty-six years.
assistant> No examinations. I'll stop mentioning them.
user> New spectacles for the music stand, ground for 60 centimetres, will be ready on Wednesday 26 August at Gangar.
user> Blood test for the kidneys is on Monday 7 September, fasting. It's every six months because of the apixaban.
user> I missed the evening tablet twice. So I have an alarm at half past eight, and if I write to you after that hour, ask me whether I took it.
assistant> I will: after 20:30 my first question will be the tablet.
user> I am at present the third best pianist in this building, in which there are two.
user> My grandson's sum, kindly check it: a train leaves Pune at 14:00 with 60 km/h, another Solapur at 15:00 with 90, the distance is 255 km. He says they meet at 16:18.
assistant> At 15:00 the first has done 60 km, so 195 km remain at 150 km/h, that's 78 minutes: 16:18. He's right.
user> He's my grandson. I told Bhide's little one that black keys cost extra after sunset and he fetched his piggy bank.
user> Zarin says that a film star, she won't name him, pays three lakhs to be filmed at a piano with no strings.
assistant> Silence is expensive.
user> Mrs Joshi of A wing maintains that two pianos in Kothrud have burst from damp this year, one during a raga.
assistant> I'd ask to see the raga.
user> They say that Satie had a hundred umbrellas and never ate anything but white food.
user> A Kawai in a showroom on Laxmi Road, 4.2 lakh, smiled at me. I did not smile back.
user> In my desk I found the answer to my first complaint, 1988: "Madam, the 7.14 is not late, it is the 7.40 that is early." I have never laughed so much in that office.
assistant> That belongs above the metronome.
user> What I say now needn't be kept: Mugdha's in-laws have asked for a car, and my husband hasn't spoken since Thursday.
assistant> I'll let it pass. I hope he finds his words.
user> It has rained for nine days and the sofa is growing moss. I'll play the second page now, forty minutes, with stations.
assistant> Good practice, Ranjana. Pulse before and after, please.
user> 68 before. The portal of the clinic wants me to log in with Sathe#1966, what a year that was.
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: context, src: m1, fact: "Ranjana Sathe turned sixty in March, retired from the Central Railway after 36 years.", keys: [["turned sixty"]]}
    - {w: 2, type: fact, src: m3, fact: "She has paroxysmal atrial fibrillation since 2023.", keys: [["atrial fibrillation"]]}
    - {w: 2, type: fact, src: m3, fact: "She takes apixaban 5 mg twice a day.", keys: [["apixaban 5 mg"]]}
    - {w: 2, type: fact, src: m3, fact: "Bisoprolol 2.5 mg in the morning.", keys: [["bisoprolol, 2.5"]]}
    - {w: 2, type: risk, src: m3, fact: "No ibuprofen and no aspirin.", keys: [["ibuprofen"], ["aspirin"]]}
    - {w: 2, type: fact, src: m5, fact: "Dr Kulkarni allows twenty minutes at a stretch.", keys: [["twenty minutes"]]}
    - {w: 2, type: decision, src: m5, fact: "Above a pulse of 130 she closes the lid and lies down.", keys: [["130"], ["lid"]]}
    - {w: 1, type: fact, src: m7, fact: "A Yamaha P-145 is rented from Furtados, 1,800 rupees a month.", keys: [["P-145"]]}
    - {w: 1, type: fact, src: m8, fact: "Teacher Mr D'Souza, Saturdays at 11, 900 a lesson.", keys: [["D'Souza", "Saturdays at 11"], ["Saturdays"]]}
    - {w: 1, type: preference, src: m10, fact: "No apps.", keys: [["No apps"]]}
    - {w: 2, type: task, src: m12, fact: "Mugdha marries on Saturday 5 December.", keys: [["Mugdha marries"], ["date:2026-12-05"]]}
    - {w: 2, type: fact, src: m12, fact: "She wants to play Satie's first Gymnopédie at the reception.", keys: [["Gymnopédie"], ["reception"]]}
    - {w: 2, type: preference, src: m14, fact: "Fingering in numbers only, translate Italian words.", keys: [["fingering"], ["numbers"]]}
    - {w: 1, type: preference, src: m16, fact: "Practice log with the pulse before and after.", keys: [["with the pulse before and after"]]}
    - {w: 1, type: preference, src: m17, fact: "She counts four beats in stations.", keys: [["four beats in stations"]]}
    - {w: 1, type: fact, src: m21, fact: "No sound from 2 to 4, Mrs Pradhan sleeps.", keys: [["2 to 4"]]}
    - {w: 1, type: fact, src: m21, fact: "Trigger finger, left ring finger, splint till mid July.", keys: [["trigger finger"]]}
    - {w: 2, type: task, src: m23, fact: "On 29 June she sees Dr Kulkarni about an ablation.", keys: [["ablation"], ["date:2026-06-29"]]}
    - {w: 1, type: fact, src: m24, fact: "Coffee: one cup at six.", keys: [["Coffee is one cup"]]}
    - {w: 2, type: fact, src: m28, fact: "Lt Col Bhide on the second floor has the key.", keys: [["Bhide"], ["our key"]]}
    ended: []
    never:
    - {what: "generic advice: 45 minutes and twelve keys", src: m6, keys: [["twelve keys"]]}
    - {what: "suggestion refused: Simply Piano", src: m9, keys: [["Simply Piano"]]}
    - {what: "example log line", src: m15, keys: [["Minuet in G"]]}
    - {what: "hearsay: gentleman in Nashik", src: m19, keys: [["Nashik"]]}
    - {what: "quoted ad", src: m25, keys: [["Ravi Sir"]]}
    - {what: "hypothetical: Carnegie Hall", src: m27, keys: [["Carnegie"]]}
    - {what: "wrong guess: loudspeaker", src: m30, keys: [["loudspeaker is torn"]]}
  2:
    dropped: [4, 6, 8, 9, 11, 12, 16, 17, 18, 19]
    keep:
    - {w: 2, type: fact, src: m3, fact: "Bisoprolol is 5 mg now.", keys: [["Bisoprolol is 5 mg"]]}
    - {w: 1, type: fact, src: m3, fact: "The Holter gave a burden of two percent.", keys: [["two percent"]]}
    - {w: 2, type: decision, src: m4, fact: "No ablation for now; looked at again in February.", keys: [["again in February"]]}
    - {w: 2, type: fact, src: m6, fact: "Forty minutes at a stretch are allowed.", keys: [["Forty, he says"]]}
    - {w: 2, type: fact, src: m8, fact: "Zarin Contractor comes on Tuesdays at half past four, 1,100.", keys: [["Zarin Contractor"], ["Tuesdays"]]}
    - {w: 1, type: fact, src: m10, fact: "The uncle's Bechstein upright of 1911 stands in the hall.", keys: [["Bechstein"], ["1911"]]}
    - {w: 2, type: task, src: m16, fact: "The wedding is on Sunday 13 December.", keys: [["date:2026-12-13"], ["Sunday"]]}
    - {w: 2, type: fact, src: m18, fact: "She is learning \"Lag Ja Gale\".", keys: [["Lag Ja Gale"]]}
    - {w: 1, type: decision, src: m20, fact: "If the current fails in the hall she plays all the same.", keys: [["current fails"]]}
    - {w: 2, type: preference, src: m22, fact: "No examinations.", keys: [["No examinations"]]}
    - {w: 2, type: task, src: m24, fact: "Spectacles for the music stand ready on 26 August at Gangar.", keys: [["spectacles"], ["date:2026-08-26"]]}
    - {w: 2, type: task, src: m25, fact: "Blood test for the kidneys on 7 September, fasting.", keys: [["Blood test"], ["date:2026-09-07"]]}
    - {w: 2, type: preference, src: m26, fact: "After half past eight ask her whether she took the tablet.", keys: [["half past eight"], ["ask me"]]}
    ended:
    - {fact: "Bisoprolol 2.5 mg.", was: 1/m3, by: m3, keys: [["bisoprolol, 2.5"]], not: ["5 mg now"]}
    - {fact: "She is to answer Dr Kulkarni on the ablation on 29 June.", was: 1/m23, by: m4, keys: [["ablation"], ["date:2026-06-29"]], not: ["no ablation"]}
    - {fact: "Twenty minutes at a stretch.", was: 1/m5, by: m6, keys: [["twenty minutes"], ["Kulkarni"]], not: ["forty"]}
    - {fact: "Mr D'Souza teaches on Saturdays at 11.", was: 1/m8, by: m8, keys: [["Saturdays at 11"]], not: ["Margao"]}
    - {fact: "The P-145 is rented.", was: 1/m7, by: m10, keys: [["P-145"]], not: ["went back"]}
    - {fact: "No sound from 2 to 4.", was: 1/m21, by: m13, keys: [["2 to 4"]], not: ["door open"]}
    - {fact: "Trigger finger with a splint.", was: 1/m21, by: m15, keys: [["trigger finger"]], not: ["drawer"]}
    - {fact: "One cup of coffee at six.", was: 1/m24, by: m15, keys: [["Coffee is one cup"]], not: ["over"]}
    - {fact: "The wedding is on 5 December.", was: 1/m12, by: m16, keys: [["Mugdha marries"], ["date:2026-12-05"]], not: ["13 December"]}
    - {fact: "She is learning the Gymnopédie for the reception.", was: 1/m12, by: m18, keys: [["Gymnopédie"], ["reception"]], not: ["excused"]}
    never:
    - {what: "generic advice: bananas", src: m21, keys: [["lavender"]]}
    - {what: "irony: third best pianist", src: m28, keys: [["third best"]]}
    - {what: "homework", src: m29, keys: [["Solapur"]]}
    - {what: "teasing a child", src: m31, keys: [["cost extra"]]}
    - {what: "gossip about a film star", src: m32, keys: [["three lakhs"]]}
    - {what: "hearsay: pianos burst", src: m34, keys: [["Kothrud"]]}
    - {what: "joke: Zubin Mehta for the pedal", src: m11, keys: [["Zubin Mehta"]]}
    - {what: "trivia: umbrellas", src: m36, keys: [["umbrellas"]]}
    - {what: "price looked at", src: m37, keys: [["Kawai"]]}
    - {what: "an old letter", src: m38, keys: [["7.14"]]}
    - {what: "not to be kept: in-laws", src: m40, keys: [["asked for a car"]]}
    - {what: "weather", src: m42, keys: [["moss"]]}
    - {what: "a password", src: m44, keys: [["Sathe#"]]}
questions:
- {q: "Which painkillers are forbidden to me?", a: "ibuprofen and aspirin", keys: [["ibuprofen"], ["aspirin"]]}
- {q: "How long may I sit at the keys without a break?", a: "forty minutes", keys: [["Forty, he says"]]}
- {q: "Who can let the doctors into the flat?", a: "Lt Col Bhide, second floor", keys: [["Bhide"], ["our key"]]}
- {q: "What will I perform for the guests?", a: "Lag Ja Gale", keys: [["Lag Ja Gale"]]}
- {q: "Which reminder do I need from you late in the day?", a: "whether I took the tablet", keys: [["half past eight"], ["ask me"]]}
- {q: "When do I go to the laboratory?", a: "Monday 7 September, fasting", keys: [["Blood test"], ["date:2026-09-07"]]}
- {q: "When is the wedding?", a: "Sunday 13 December", keys: [["date:2026-12-13"], ["Sunday"]]}
- {q: "How much bisoprolol do I take?", a: "5 mg", keys: [["Bisoprolol is 5 mg"]]}
- {q: "When must I stop and rest?", a: "when the pulse is above 130", keys: [["130"], ["lid"]]}
- {q: "On which day does my teacher come?", a: "Tuesdays at half past four (Zarin Contractor)", keys: [["Zarin Contractor"], ["Tuesdays"]]}
