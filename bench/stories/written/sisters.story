=== conversation 1 | Amma team | 2025-12-01T21:20
Latha> Okay both of you sit. Amma fell in the bathroom this morning. She is FINE. Left wrist fractured, plaster till 15 January
Vidya> WHAT
Sudha*> why are we hearing at nine in the night akka
Latha> because I was holding her and the form and the umbrella
Vidya> Did they ask about allergies. She can't take penicillin, please tell me you told them
Latha> I told, it is on the file in red
Sudha*> which doctor now
Latha> Dr. Raghunathan at KMCH for the heart, same man. Check-up on 9 December at 10.30
Sudha*> And the sugar tablets?
Latha> metformin 500, morning and night
Vidya> okay. I'm landing on 20 December and staying till 4 January, booked it just now
Latha> Selvi is coming 8 to 6 every day, 14,000 a month, and Amma likes her because she doesn't talk in the serial
Vidya> speaking of, did you tell her that in the serial the dead husband came back with a new face and 3 crores
Latha> she told ME
(+1d) Sudha*> Money. Shall we say 15,000 each per month into Latha's account?
Vidya> yes done
Latha> ok. I'll put the bills in the folder
Sudha*> I'll pay the EB bill online, 3,860, before the 10th
Latha> Mrs Fernandes gave us her walker, till Amma is steady
Vidya> Amma's old school friend says her astrologer saw a fall in the chart for 2025 and next is a journey over water in April
Sudha*> did he see the loose tile
Latha> FORWARDED MANY TIMES: "Soak 4 okra overnight, drink at 5 am, sugar will vanish in 7 days, doctors are hiding this!!" from Mani mama of course
Vidya> If I had stayed in Coimbatore I'd be running a ten-bed clinic by now with Amma in reception
Latha> she'd charge the patients for sitting
(+2d) Latha> KMCH rang, doctor is at a conference so the 9th is off, it's Friday 12 December at 4
Sudha*> noted. And the stairs? She can't be climbing with one hand
Vidya> a stair lift. I got an offer, 2.4 lakh fitted
Sudha*> expensive but ok, let's go for it
Latha> Athai suggests that home in Ooty, 38,000 with full board and bhajans
Vidya> no.
Sudha*> No. And Amma has said it herself, she wants to stay in her own house, finish
Latha> Uncle Mani has the second key, if ever I'm not reachable
Sudha*> Sunday 7 pm your time we all video call her, every week, yes?
Vidya> Yes please
Latha> and I send her pressure reading every morning on this group
Sudha*> EB paid
Latha> woman in the lift at KMCH said her brother broke both hips, two operations, 9 lakhs, and went back to badminton
Vidya> I was so homesick today that I ate curd rice in a meeting
=== conversation 2 | Amma team after Pongal | 2026-02-09T20:05
Sudha*> Amma's plaster story is officially over, she's making dosai with both hands on the video
Latha> and scolding with both
Vidya> still sorry about December. No leave, then no seats. I'm coming on 14 March instead, for three weeks
Latha> in time for the birthday, she'll forgive. 80 on 21 March!!
Sudha*> how many people are we calling
Latha> forty, only family, at the Annapoorna hall
Vidya> And no cake with egg, she checks
Latha> So. Selvi is expecting and has gone to her mother's place in Pollachi
Sudha*> oh! good for her. and us?
Latha> Mary from the agency, 18,500, stays nights also
Vidya> Then fifteen each won't do. Twenty thousand from this month?
Sudha*> ok twenty
Latha> thanks, I was waiting for one of you to say it
Latha> stair lift is not needed, we made the downstairs hall her bedroom. She has the window to the street and reports on everyone
(+1d) Latha> Dr. Raghunathan's colleague put the metformin up, 1000 twice a day now
Vidya> Kidney values? With that dose somebody has to check creatinine every 3 months
Latha> you're the doctor, I'll ask. next blood test is 24 February
Sudha*> I'll tell Amma that Vidya has been appointed chief dentist to the King, she will inform the temple
Vidya> she already thinks I do his teeth
Latha> Cataract: left eye is on 3 March, day surgery, Aravind
Sudha*> Who goes with her
Latha> my Karthik takes the day off
Sudha*> the walker went back to Mrs Fernandes, with a box of Mysore pak
Latha> I'm not doing the pressure photos every day, you two were diagnosing each other. Only if it's above 150
Vidya> Can we shift the video call to Saturday, same time? My Sundays are on call till summer
Sudha*> saturday is fine
Latha> shop in Gandhipuram wants 11,200 for a folding wheelchair, we said no thank you and left
Sudha*> we can get it from the hospital store?
Latha> got it there yesterday, 7,900, blue
(+2d) Vidya> dreamt Appa was driving the 1978 Ambassador and asked why there are four of us
Sudha*> don't. I'm in the MRT and crying
Latha> her ATM PIN is 6071, only for you two, not for writing anywhere
Sudha*> The fixed deposit, 6 lakh at Indian Bank, matures on 30 April. Do we renew?
Latha> renew, one year
Vidya> Also power of attorney. Advocate Shanthi Rajan can do it when I'm there
Sudha*> they say on the radio Rajini will do one last film for 200 crores and then goes to the Himalayas
Latha> Amma will go along as cook
Vidya> I'm thinking the giddiness is from the new glasses, surely
(+1d) Latha> It was the pressure tablet. Doctor halved it, giddiness gone
Sudha*> please, both of you, before any hospital decision ring me first, any hour
Latha> ok chinna boss

=== labels ===
after:
  1:
    keep:
    - {w: 1, type: fact, src: m1, fact: "Amma's left wrist is fractured, in plaster till 15 January.", keys: [["wrist"], ["plaster"]]}
    - {w: 2, type: fact, src: m5, fact: "Amma can't take penicillin.", keys: [["penicillin"]]}
    - {w: 2, type: task, src: m25, fact: "The heart check-up is on Friday 12 December at 4.", keys: [["date:2025-12-12"]]}
    - {w: 2, type: fact, src: m10, fact: "Metformin 500, morning and night.", keys: [["metformin 500"]]}
    - {w: 1, type: fact, src: m11, fact: "Vidya comes on 20 December and stays till 4 January.", keys: [["landing", "staying"], ["date:2025-12-20"]]}
    - {w: 2, type: fact, src: m12, fact: "Selvi cares for Amma 8 to 6 for 14,000 a month.", keys: [["14,000"]]}
    - {w: 1, type: decision, src: m15, fact: "Each sister gives 15,000 a month.", keys: [["15,000"]]}
    - {w: 1, type: fact, src: m19, fact: "Mrs Fernandes's walker is with Amma.", keys: [["walker"], ["Fernandes"]]}
    - {w: 1, type: decision, src: m27, fact: "A stair lift for 2.4 lakh.", keys: [["stair lift", "2.4 lakh"]]}
    - {w: 2, type: preference, src: m31, fact: "Amma wants to stay in her own house.", keys: [["her own house"]]}
    - {w: 1, type: fact, src: m32, fact: "Uncle Mani has the second key.", keys: [["second key"]]}
    - {w: 1, type: decision, src: m33, fact: "Video call every Sunday at 7 pm.", keys: [["video call"], ["Sunday"]]}
    - {w: 1, type: decision, src: m35, fact: "Latha sends the pressure reading every morning.", keys: [["pressure reading"]]}
    ended:
    - {fact: "The check-up is on 9 December at 10.30.", was: m8, by: m25, keys: [["date:2025-12-09"], ["check-up"]], not: ["off", "Friday"]}
    - {fact: "Sudha has the electricity bill to pay before the 10th.", was: m18, by: m36, keys: [["3,860"]], not: ["EB paid"]}
    never:
    - {what: "plot of a television serial", src: m13, keys: [["3 crores"]]}
    - {what: "an astrologer's prediction, told by others", src: m20, keys: [["astrologer"]]}
    - {what: "a chain message", src: m22, keys: [["okra"]]}
    - {what: "hypothetical: a clinic", src: m23, keys: [["ten-bed"]]}
    - {what: "rejected suggestion: a home in Ooty", src: m29, keys: [["38,000"]]}
    - {what: "a stranger's anecdote", src: m37, keys: [["badminton"]]}
    - {what: "mood of the day", src: m38, keys: [["curd rice"]]}
  2:
    dropped: [1, 3, 4, 5, 6, 7, 8, 9, 12, 13]
    keep:
    - {w: 2, type: fact, src: m3, fact: "Vidya comes on 14 March for three weeks.", keys: [["date:2026-03-14"]]}
    - {w: 2, type: fact, src: m4, fact: "Amma turns 80 on 21 March.", keys: [["date:2026-03-21"], ["80"]]}
    - {w: 1, type: decision, src: m6, fact: "Forty people, only family, at the Annapoorna hall.", keys: [["forty", "Annapoorna"]]}
    - {w: 1, type: preference, src: m7, fact: "No cake with egg.", keys: [["cake with egg"]]}
    - {w: 2, type: fact, src: m10, fact: "Mary from the agency cares for Amma for 18,500, nights too.", keys: [["18,500"]]}
    - {w: 1, type: decision, src: m11, fact: "Each gives twenty thousand from this month.", keys: [["twenty thousand"]]}
    - {w: 1, type: fact, src: m14, fact: "The downstairs hall is Amma's bedroom now.", keys: [["downstairs hall"]]}
    - {w: 2, type: fact, src: m15, fact: "Metformin is 1000 twice a day now.", keys: [["1000 twice"]]}
    - {w: 2, type: task, src: m17, fact: "The next blood test is on 24 February.", keys: [["blood test"], ["date:2026-02-24"]]}
    - {w: 2, type: task, src: m20, fact: "Cataract surgery of the left eye on 3 March at Aravind.", keys: [["cataract"], ["date:2026-03-03"]]}
    - {w: 1, type: decision, src: m25, fact: "The video call is on Saturday.", keys: [["video call to Saturday"]]}
    - {w: 1, type: fact, src: m33, fact: "The fixed deposit of 6 lakh at Indian Bank matures on 30 April.", keys: [["6 lakh"], ["date:2026-04-30"]]}
    - {w: 1, type: task, src: m35, fact: "Advocate Shanthi Rajan does the power of attorney.", keys: [["Shanthi Rajan"]]}
    - {w: 2, type: fact, src: m39, fact: "The pressure tablet was halved by the doctor.", keys: [["halved"]]}
    - {w: 2, type: preference, src: m40, fact: "Before any hospital decision ring Sudha, any hour.", keys: [["ring me first"]]}
    ended:
    - {fact: "Amma's wrist is in plaster.", was: 1/m1, by: m1, keys: [["wrist fractured"]], not: ["over"]}
    - {fact: "Vidya comes on 20 December.", was: 1/m11, by: m3, keys: [["landing on"]], not: ["March"]}
    - {fact: "Selvi comes 8 to 6 for 14,000.", was: 1/m12, by: m8, keys: [["14,000"]], not: ["gone"]}
    - {fact: "15,000 each per month.", was: 1/m15, by: m11, keys: [["15,000"]], not: ["twenty"]}
    - {fact: "A stair lift is to be fitted for 2.4 lakh.", was: 1/m27, by: m14, keys: [["2.4 lakh"]], not: ["not needed"]}
    - {fact: "Metformin 500.", was: 1/m10, by: m15, keys: [["metformin 500"]], not: ["1000"]}
    - {fact: "Mrs Fernandes's walker is with them.", was: 1/m19, by: m23, keys: [["Fernandes gave us"]], not: ["back"]}
    - {fact: "A pressure reading every morning.", was: 1/m35, by: m24, keys: [["pressure reading every morning"]], not: ["not doing"]}
    - {fact: "Video call on Sundays.", was: 1/m33, by: m25, keys: [["Sunday 7 pm"]], not: ["Saturday"]}
    never:
    - {what: "teasing: dentist to the King", src: m18, keys: [["the King"]]}
    - {what: "price of a shop not taken", src: m27, keys: [["11,200"]]}
    - {what: "a dream", src: m30, keys: [["Ambassador"]]}
    - {what: "a PIN", src: m32, keys: [["6071"]]}
    - {what: "celebrity gossip", src: m36, keys: [["Rajini"]]}
    - {what: "a guess that was wrong: glasses", src: m38, keys: [["new glasses"]]}
questions:
- {q: "Which antibiotic is dangerous for Amma?", a: "penicillin", keys: [["penicillin"]]}
- {q: "What dose does she swallow for diabetes?", a: "metformin 1000 twice a day", keys: [["1000 twice"]]}
- {q: "Who is the carer these days and what does she cost?", a: "Mary from the agency, 18,500", keys: [["18,500"]]}
- {q: "When is Amma's eye operation?", a: "3 March", keys: [["date:2026-03-03"]]}
- {q: "Who can open the door in an emergency?", a: "Uncle Mani has the second key", keys: [["second key"]]}
- {q: "How much does each of us contribute monthly?", a: "twenty thousand", keys: [["twenty thousand"]]}
- {q: "How many guests for the birthday?", a: "forty, only family", keys: [["forty"]]}
- {q: "Where does Amma sleep?", a: "in the downstairs hall", keys: [["downstairs hall"]]}
- {q: "Which lawyer signs off the papers so that we may act on her behalf?", a: "advocate Shanthi Rajan", keys: [["Shanthi"]]}
- {q: "When does the fixed deposit mature?", a: "30 April", keys: [["date:2026-04-30"]]}
