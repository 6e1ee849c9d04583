=== conversation 1 | 4B rota group | 2026-10-05T07:50
Marguerite*> Good morning. HR finally let us have a proper group, so please no more rota talk in the private one. This is for planning 4B only.
Tobi> morning boss 🫡
Nasreen> Morning. I'm just off nights so forgive my spelling
Kwame> go to bed Nasreen
Nasreen> soon soon
Marguerite*> First the frame, so everyone works from the same numbers. We have 28 beds. Minimum staffing is 6 on earlies, 5 on lates, 3 on nights, and that's not up for debate with anyone from upstairs.
Kwame> times stay as they are? early 06:30 to 14:30, late 14:00 to 22:00, night 21:45 to 06:45
Marguerite*> Yes, those.
Tobi> December rota. usual six weeks ahead means it has to hang on the 19th of October
Nasreen> fine for nights, mine are half done
Marguerite*> Agency: we book through Northbridge only, 46 an hour, and please only I or Tobi ring them. Last month somebody booked two people for one shift.
Kwame> that somebody is looking at his shoes
Tobi> 👀
Marguerite*> Forgiven. Now people. Femke is pregnant and does no nights as of next Monday, the 12th. She says everybody may know.
Nasreen> lovely for her! less lovely for my grid
Kwame> I can take two of her nights in november
Nasreen> you're a gem
Tobi> Jonas is still on 60 %, so three shifts a week, don't plan him for four like I did in september
Nasreen> Yusuf asked for his Fridays off until 18 December, it's the wound care course in the evenings
Marguerite*> Granted, he told me. And we pay the course, so let's make sure he gets there.
Kwame> I'd give my left arm for a shift where the printer works
Marguerite*> Keep the arm. New starter: Ilaria begins on 2 November, four weeks on top of the numbers. She doesn't count towards the minimum until then.
Tobi> where's she from?
Marguerite*> Cardiology in Turin, eight years. We're lucky.
Nasreen> rule reminder from my side: nobody does more than three nights in a row, also not when they beg. we had four with Alma and she fell asleep at the lights
Marguerite*> Agreed, that stays. Swaps: only in the shared sheet, and 72 hours before the shift at the latest. I won't accept anything told to me in the corridor.
Tobi> what about by carrier pigeon
Marguerite*> Only if the pigeon fills in the sheet.
(+2h) Marguerite*> Correction on the December rota: HR wants to see it before it's up, so it has to be with them on Friday the 16th. Sorry Tobi.
Tobi> ok ok. 16th. I'll stay longer on thursday
Kwame> christmas wishes: same as every year, one of the two, Christmas or New Year?
Marguerite*> Yes. Everyone gets one of the two free. Wishes to me by 31 October.
Nasreen> I don't celebrate Christmas, so put me on the 24th and 25th as always, I want New Year
Marguerite*> Thank you, you save us every time.
Tobi> the late on Christmas Eve is still empty, two short. I'm looking for people
Kwame> word in the lift is that Dr Brandauer is leaving his wife for radiology. all of it
Marguerite*> Kwame. No.
Kwame> sorry
Tobi> the drug cupboard training: 12 of us have to redo it by 30 November, I book the seminar room
Marguerite*> Good. And from 1 January we plan in Planora, no more Excel. There'll be an intro for you three.
Nasreen> finally!! that sheet has crashed on me more often than my ex
Tobi> the code for the staff room door is new btw, 7719#, please don't write it on the wall again
Marguerite*> And please don't write it in here either, Tobi.
Tobi> ...right
Kwame> I prefer getting my month in one go rather than week by week, can we keep that? I plan my mum's dialysis runs around it, Tue and Thu mornings
Marguerite*> Of course. No earlies for you on Tuesdays and Thursdays then.
Kwame> thank you, means a lot
Nasreen> good night all, it's 10 am
=== conversation 2 | 4B rota group, winter | 2026-11-30T13:05
Marguerite*> Good afternoon. Short round please, a few things have shifted.
Tobi> pun intended?
Marguerite*> Never.
Nasreen> awake and fed, go ahead
Marguerite*> The heating in the east wing is broken for good, they close rooms 12 and 13. So from tomorrow we're at 24 beds, and 4 are enough on lates. Earlies and nights unchanged.
Kwame> do we get more time for paperwork or will someone borrow us?
Marguerite*> They'll try to borrow us. The answer is no, unless it comes from me.
Tobi> if they moved the whole ward to Hawaii I'd do earlies for a year
Nasreen> Ilaria's four weeks are over, she was great. I count her from today on, ok?
Marguerite*> Yes, with pleasure. She can do nights from January, together with someone experienced at first.
Tobi> Jonas goes up to 80 % tomorrow! four shifts. he asked for it himself, his youngest is in kindergarten now
Kwame> best news of november
Marguerite*> Agency. The contract with Northbridge has run out and the house doesn't renew it. For gaps we ask the hospital's own float pool, extension 5580, again only Tobi or me.
Nasreen> are they any good?
Marguerite*> They know our system, that's half the job.
Nasreen> Femke's leave starts on Monday, 7 December. can we please get her a card? and something for the little one
Kwame> I do the card. 5 each for the present, cash to me by Friday
Tobi> paid, it's in your locker door
Kwame> that is a button, Tobi
Tobi> a very valuable button
Marguerite*> Does anybody fill Femke's post? Yes: Oona from 4D, half-time, mornings only, from 14 December to the end of June.
Nasreen> Oona is nice. allergic to latex, so order the other gloves please
Marguerite*> I'll order nitrile today.
(+15m) Marguerite*> Done, the gloves arrive on Thursday.
Tobi> christmas eve late: Kwame and Ilaria said yes, so that's closed
Kwame> for the goose. there'd better be goose
Marguerite*> There will be potato salad, from me, as every year.
Tobi> drug cupboard: all 12 through on thursday, list is with pharmacy
Marguerite*> Well done. Then the bad news: Planora isn't coming on the first, the interface to payroll isn't ready. New date is 1 March, so we stay with Excel for two months.
Nasreen> noooo
Nasreen> I'm so done today, I could cry into the printer
Kwame> the printer would jam
Marguerite*> I know, Nasreen. I said the same, with other words. There's something else, for after that: the board wants to try twelve-hour shifts with us from April for three months. Day 07:00 to 19:30. We vote on it on 14 January.
Tobi> I'd be for it. fewer commutes
Nasreen> I'm against, I did it for two years and my back still remembers
Kwame> undecided, depends on my mum's times
Marguerite*> How is she?
Kwame> better! she got a new slot, it's Mon Wed Fri afternoons now. so no lates for me on those please, and earlies are fine any day
Marguerite*> Noted, I'll turn it round in the plan.
Nasreen> the swap sheet, 72 hours doesn't work with all the flu. people just call in sick instead. could we say 48?
Marguerite*> Reasonable. 48 hours then, from tomorrow. Still in the sheet, still not in the corridor.
Marguerite*> Flu: 7 of us were out last week. If we're below 3 on a night I have to close beds, and I'll do it. Call me at any hour, also at home.
Kwame> understood. somebody on the radio said onions under the bed help
Nasreen> against what, visitors?
Marguerite*> Vaccination: occupational health comes up to us on 8 December, 13:00 to 15:00, staff room. I'd like as many as possible.
Nasreen> count me in
Marguerite*> Last one. January rota is up. February has to be with HR on 14 December, Tobi writes the days and Nasreen the nights.
Tobi> on it. I'm away 21 to 27 December, my first Christmas at home in four years, so it'll be early
Marguerite*> Enjoy it. And nobody rings Tobi that week.
Kwame> thanks all. back to room 9
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m6, fact: "Ward 4B has 28 beds; minimum staffing is 6 on earlies, 5 on lates, 3 on nights.", keys: [["28 beds", "6 on earlies"], ["5 on lates"]]}
    - {w: 2, type: fact, src: m7, fact: "Early 06:30 to 14:30, late 14:00 to 22:00, night 21:45 to 06:45.", keys: [["06:30"], ["21:45"]]}
    - {w: 2, type: task, src: m29, fact: "The December rota has to be with HR on Friday, 2026-10-16.", keys: [["HR"], ["date:2026-10-16"]]}
    - {w: 2, type: decision, src: m11, fact: "Agency staff only through Northbridge, 46 an hour; only Marguerite or Tobi ring them.", keys: [["Northbridge"], ["46"]]}
    - {w: 2, type: fact, src: m14, fact: "Femke is pregnant and does no nights as of 2026-10-12.", keys: [["Femke"], ["no nights"]]}
    - {w: 2, type: fact, src: m18, fact: "Jonas is on 60 %: three shifts a week.", keys: [["Jonas"], ["60 %", "60%", "three shifts"]]}
    - {w: 2, type: fact, src: m19, fact: "Yusuf has his Fridays off until 18 December 2026 for the wound care course.", keys: [["Yusuf"], ["Friday"], ["date:2026-12-18"]]}
    - {w: 2, type: fact, src: m22, fact: "Ilaria begins on 2 November 2026, four weeks on top of the numbers; she doesn't count towards the minimum.", keys: [["Ilaria", "she"], ["four weeks", "doesn't count", "not count"]]}
    - {w: 2, type: decision, src: m25, fact: "Nobody does more than three nights in a row.", keys: [["three nights"]]}
    - {w: 2, type: decision, src: m26, fact: "Swaps only in the shared sheet, 72 hours before the shift at the latest.", keys: [["72 hours"], ["sheet", "swap"]]}
    - {w: 1, type: decision, src: m32, fact: "Everyone gets one of the two free, Christmas or New Year.", keys: [["one of the two", "Christmas or New Year"], ["free"]]}
    - {w: 2, type: preference, src: m33, fact: "Nasreen doesn't celebrate Christmas: she works the 24th and 25th and wants New Year off.", keys: [["New Year"], ["24th", "date:2026-12-24"]]}
    - {w: 2, type: task, src: m35, fact: "The late on Christmas Eve is two short; Tobi is looking for people.", keys: [["Christmas Eve"], ["two short", "empty"]]}
    - {w: 1, type: task, src: m39, fact: "12 people have to redo the drug cupboard training by 30 November 2026; Tobi books the seminar room.", keys: [["drug cupboard"], ["date:2026-11-30"]]}
    - {w: 2, type: decision, src: m40, fact: "From 1 January 2027 they plan in Planora, no more Excel.", keys: [["Planora"], ["date:2027-01-01"]]}
    - {w: 2, type: preference, src: m45, fact: "Kwame drives his mum to dialysis on Tue and Thu mornings and wants his month in one go.", keys: [["dialysis"], ["Tue"]]}
    ended:
    - {fact: "The December rota has to hang on the 19th of October.", was: m9, by: m29, keys: [["December rota", "six weeks"], ["date:2026-10-19"]], not: ["16", "HR"]}
    never:
    - {what: "joke: swaps by carrier pigeon", src: m27, keys: [["carrier pigeon"]]}
    - {what: "gossip about Dr Brandauer", src: m36, keys: [["Brandauer"]]}
    - {what: "the code of the staff room door", src: m42, keys: [["7719"]]}
  2:
    dropped: [1, 3, 4, 6, 8, 10, 13, 14, 15, 16]
    keep:
    - {w: 2, type: fact, src: m5, fact: "From 2026-12-01 the ward is at 24 beds and 4 are enough on lates; earlies (6) and nights (3) unchanged.", keys: [["24 beds"], ["lates"]]}
    - {w: 2, type: fact, src: m11, fact: "Jonas goes up to 80 % on 2026-12-01: four shifts.", keys: [["Jonas"], ["80 %", "80%", "four shifts"]]}
    - {w: 2, type: decision, src: m13, fact: "For gaps they ask the hospital's own float pool, extension 5580; only Tobi or Marguerite.", keys: [["pool"], ["5580"]]}
    - {w: 2, type: fact, src: m16, fact: "Femke's leave starts on Monday, 7 December 2026.", keys: [["Femke"], ["date:2026-12-07"]]}
    - {w: 1, type: task, src: m17, fact: "Kwame does the card; 5 each for Femke's present, cash to him by Friday, 2026-12-04.", keys: [["5 each"], ["card", "present"]]}
    - {w: 2, type: fact, src: m21, fact: "Oona from 4D fills Femke's post, half-time, mornings only, from 14 December 2026 to the end of June.", keys: [["Oona"], ["half-time", "mornings only"], ["date:2026-12-14"]]}
    - {w: 2, type: fact, src: m22, fact: "Oona is allergic to latex.", keys: [["latex"], ["allergic"]]}
    - {w: 1, type: decision, src: m10, fact: "Ilaria can do nights from January 2027, at first together with someone experienced.", keys: [["nights from January"]]}
    - {w: 2, type: decision, src: m29, fact: "Planora isn't coming on the first; the new date is 1 March 2027, they stay with Excel for two months.", keys: [["Planora", "new date"], ["date:2027-03-01"]]}
    - {w: 2, type: context, src: m33, fact: "The board wants to try twelve-hour shifts from April 2027 for three months; the vote is on 14 January 2027.", keys: [["twelve-hour", "vote"], ["date:2027-01-14", "April"]]}
    - {w: 1, type: preference, src: m35, fact: "Nasreen is against it, her back still remembers.", keys: [["against"], ["back"]]}
    - {w: 2, type: fact, src: m38, fact: "Kwame's mum has a new slot, Mon Wed Fri afternoons: no lates for him on those, earlies are fine.", keys: [["no lates"], ["Mon"]]}
    - {w: 2, type: decision, src: m41, fact: "Swaps go in the sheet at least 48 hours before.", keys: [["48 hours"]]}
    - {w: 1, type: risk, src: m42, fact: "If a night is below 3 Marguerite has to close beds; call her at any hour.", keys: [["below 3"], ["close beds"]]}
    - {w: 1, type: fact, src: m45, fact: "Vaccination by occupational health on 8 December 2026, 13:00 to 15:00, staff room.", keys: [["accination", "occupational health"], ["date:2026-12-08"]]}
    - {w: 2, type: task, src: m47, fact: "The February rota has to be with HR on 14 December 2026: Tobi writes the days, Nasreen the nights.", keys: [["February"], ["date:2026-12-14"]]}
    ended:
    - {fact: "The ward has 28 beds and needs 5 on lates.", was: 1/m6, by: m5, keys: [["5 on lates", "28 beds"]], not: ["24 beds", "4 are enough", "close"]}
    - {fact: "Ilaria doesn't count towards the minimum: four weeks on top of the numbers.", was: 1/m22, by: m9, keys: [["on top of the numbers", "doesn't count"]], not: ["over", "from today"]}
    - {fact: "Jonas is on 60 %, three shifts a week.", was: 1/m18, by: m11, keys: [["Jonas"], ["60 %", "60%", "three shifts"]], not: ["80", "four shifts a week"]}
    - {fact: "Agency staff is booked through Northbridge at 46 an hour.", was: 1/m11, by: m13, keys: [["Northbridge"], ["46", "book"]], not: ["run out", "renew", "expired"]}
    - {fact: "The late on Christmas Eve is empty, two short.", was: 1/m35, by: m25, keys: [["Christmas Eve"], ["two short", "empty"]], not: ["said yes", "closed", "Ilaria"]}
    - {fact: "12 people have to redo the drug cupboard training by 30 November.", was: 1/m39, by: m28, keys: [["drug cupboard"], ["date:2026-11-30"]], not: ["all 12 through", "completed", "pharmacy"]}
    - {fact: "Planora starts on 1 January.", was: 1/m40, by: m29, keys: [["Planora"], ["date:2027-01-01"]], not: ["isn't", "March", "2027-03", "not coming"]}
    - {fact: "Kwame's mum has dialysis on Tue and Thu mornings.", was: 1/m45, by: m38, keys: [["dialysis"], ["Tue"]], not: ["Mon", "new slot"]}
    - {fact: "Swaps have to be in the sheet 72 hours before the shift.", was: 1/m26, by: m41, keys: [["72 hours"], ["sheet", "swap"]], not: ["48", "doesn't work"]}
    never:
    - {what: "joke: the ward in Hawaii", src: m8, keys: [["Hawaii"]]}
    - {what: "mood: cry into the printer", src: m31, keys: [["I could cry", "could cry"]]}
    - {what: "hearsay: onions under the bed", src: m43, keys: [["onions"]]}
questions:
- {q: "How many people must be there in the afternoon and evening?", a: "4 on lates", keys: [["24 beds"], ["lates"]]}
- {q: "Who can be asked when somebody is missing, and under which number?", a: "the float pool, extension 5580", keys: [["pool"], ["5580"]]}
- {q: "Until when can two colleagues exchange their duties?", a: "48 hours before, in the sheet", keys: [["48 hours"]]}
- {q: "On which days can Kwame not work in the evening?", a: "Monday, Wednesday, Friday", keys: [["no lates"], ["Mon"]]}
- {q: "When does the new planning software arrive?", a: "1 March 2027", keys: [["Planora", "new date"], ["date:2027-03-01"]]}
- {q: "How many shifts a week can Jonas be given?", a: "four (80 %)", keys: [["Jonas"], ["80 %", "80%", "four shifts"]]}
- {q: "Who replaces Femke, and how many hours?", a: "Oona from 4D, half-time, mornings only", keys: [["Oona"], ["half-time", "mornings only"]]}
- {q: "Which material must be avoided because of a colleague?", a: "latex (Oona)", keys: [["latex"], ["allergic"]]}
- {q: "Who would rather work over the Christmas days?", a: "Nasreen (24th and 25th)", keys: [["New Year"], ["24th", "date:2026-12-24"]]}
- {q: "What is the limit for consecutive nights?", a: "three", keys: [["three nights"]]}
