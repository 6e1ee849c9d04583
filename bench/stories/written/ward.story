=== conversation 1 | Ward 7 rota | 2026-10-05T13:40
Oluchi*> Afternoon all. New group, since the old one had three leavers and somebody's husband in it
Fergus> the husband was the only one who answered
Oluchi*> House rule: every swap goes through me, in here, at least 48 hours ahead
Rhiannon> swaps by séance still permitted on Sundays I take it
Oluchi*> And November requests reach me by Friday 16 October or you get what you're given
Analyn> noted po 🙏
Tariq> can I put in for Saturday 14 November off please, my sister's getting married in Bradford
Oluchi*> You can. 14th is yours, and the night before
Tariq> you're a legend
Blessing> Childminder has done her ankle in, I'm stuck for my long day this Thursday. Anyone??
Fergus> I'll have it if you take my Sunday night
Blessing> done, bless you
Oluchi*> Approved: Fergus does Thursday's long day and Blessing does Sunday night
Rhiannon> while we're all here. I'm 14 weeks pregnant, so no lifting for me and no nights after week 28. Occy health letter is in Oluchi's pigeonhole
Analyn> awww congratulations!!! 😭
Oluchi*> Lovely news. You heard her, nobody lets Rhiannon near a hoist
Tariq> test test new phone who dis
Fergus> the ghost of bay 3 moved the commode again, third time since Tuesday, she signs the chart as Nurse Gladys 1911
Oluchi*> Fergus. Numbers for the new people: we run five on a long day. Nights are four
Oluchi*> and phone me on my own mobile when you're sick, before 5.30 please
Analyn> Manual handling refresher for Tariq and me is on Wednesday the 21st, seminar room at ten
Rhiannon> anyone seen that film with the night sister in Ohio who flogs kidneys, clears 4 million and buys a houseboat
Blessing> the porter says 9 is shutting and they're merging us by Christmas
Oluchi*> The porter said that in 2019 as well
Tariq> Delyth from Ward 5 has borrowed our bladder scanner
Oluchi*> For Christmas Day I have Fergus and Analyn down on the long day, both volunteered, heaven will remember
Analyn> also third-year student starting Monday, Hamza, Rhiannon is his mentor
Fergus> I don't do Tuesdays after six, ever, choir. putting it here so it's in writing
(2026-10-07T07:50) Blessing> She's hobbling but back! So I can do my own Thursday, ignore that swap
Fergus> grand, I'll keep my Sunday then
Oluchi*> Back to as printed. And since HR's system is down you have until Monday 19 October for your requests, not a minute more
Tariq> my back's gone. GP has signed me off until the 18th 😩
Oluchi*> Heat, paracetamol and no heroics
Oluchi*> Clean utility keypad is now C4471X, memorise and delete
=== conversation 2 | Ward 7 rota | 2026-11-09T19:15
Tariq> evening. I'm bending like a banana again, physio discharged me today
Oluchi*> Good, because from today we're six on a long day, the matron finally signed it
Blessing> SIX?? do we get a chair each as well
Oluchi*> Handover starts at 07:00 from 16 November, not a quarter past
Rhiannon> does that mean we leave at quarter past seven at night too
Oluchi*> It does
Fergus> the bladder scanner came home this morning, with a dent and no paper
Analyn> We passed the manual handling ma'am, both certificates are in the folder
Oluchi*> Well done. And please forget the thing about ringing my mobile. Sickness goes to the site desk, extension 4410
Rhiannon> Hamza's been moved to theatres, uni's decision, so no student for us until February
Blessing> poor lad, he'd just learnt where the biscuits are
Analyn> sorry to ask. my flight to Cebu is 22 December, I come back 9 January, so Christmas..
Oluchi*> Your leave was approved in June, I never should have put you down
Blessing> I'll do the 25th with Fergus. My lot open presents in the evening anyway
Oluchi*> Blessing you are a treasure. Changed
Fergus> if I won twelve million I'd buy the building and put a masseuse on every bay, two on nights
Tariq> the fella in my taxi delivered twins on the M4 hard shoulder in 2011 with a shoelace
Rhiannon> minus 2 at ours and the cat refuses to cross the kitchen
Oluchi*> Bank shifts at night are paid 24.10 an hour this winter, shout if you want any
Tariq> me, two a month, not more
Oluchi*> Payroll have just rung: it's 23.40. I'm sorry, I read the wrong column
Tariq> still in
Rhiannon> What about everybody doing three eights instead of two long days, my friend's unit in Leeds tried it
Oluchi*> No. I'd need nine more of you
Analyn> Nimmi from Kerala starts on the 16th, band 5, I will buddy her the first month
Fergus> did you know Oluchi came third in Miss Merthyr 1998, sash is in the linen cupboard
Oluchi*> Second, and it was Miss Enugu
(+1d) Rhiannon> Christmas do! Friday 11 December, Bay Tandoori, 7pm. Tenner each to me before the 20th of this month
Tariq> halal?
Rhiannon> all of it, I asked. How many are we
Oluchi*> eighteen with the night crew
Fergus> veggie for me, I don't eat anything with a face
Blessing> advert on the staff board: "NHS heroes get 70% off air fryers, today only, code NURSE70"
Analyn> 13 hours on my feet, I am a dead woman
Oluchi*> Keep this off the minutes: matron's applied for a job in Bristol
Oluchi*> Rhiannon, your last night is Friday 8 January by my count, after that days only
Rhiannon> sounds about right, baby's due on 5 April
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: preference, src: m3, fact: "Every swap goes through Oluchi in the chat at least 48 hours ahead.", keys: [["48 hours"]]}
    - {w: 2, type: decision, src: m7, fact: "Tariq has Saturday 14 November off (sister's wedding in Bradford).", keys: [["date:2026-11-14", "14 November"]]}
    - {w: 2, type: fact, src: m14, fact: "Rhiannon is pregnant; no lifting and no nights after week 28.", keys: [["no lifting"], ["week 28"]]}
    - {w: 2, type: fact, src: m19, fact: "Five on a long day.", keys: [["five on a long day"]]}
    - {w: 1, type: fact, src: m19, fact: "Four at night.", keys: [["Nights are four"]]}
    - {w: 1, type: preference, src: m20, fact: "When sick, phone Oluchi's own mobile before 5.30.", keys: [["own mobile"]]}
    - {w: 1, type: task, src: m21, fact: "Manual handling refresher for Tariq and Analyn on Wednesday 21 October at ten.", keys: [["Manual handling"], ["date:2026-10-21", "the 21st"]]}
    - {w: 1, type: fact, src: m25, fact: "Delyth from Ward 5 has borrowed the bladder scanner.", keys: [["bladder scanner"], ["borrowed"]]}
    - {w: 2, type: decision, src: m26, fact: "Fergus and Analyn do the long day on Christmas Day.", keys: [["Christmas Day"], ["Fergus and Analyn"]]}
    - {w: 1, type: fact, src: m27, fact: "Student Hamza starts on Monday, Rhiannon is his mentor.", keys: [["Hamza"], ["mentor"]]}
    - {w: 2, type: preference, src: m28, fact: "Fergus does not work on Tuesdays after six (choir).", keys: [["choir"]]}
    - {w: 2, type: task, src: m31, fact: "November requests by Monday 19 October.", keys: [["date:2026-10-19"]]}
    - {w: 1, type: fact, src: m32, fact: "Tariq has a bad back and is signed off until the 18th.", keys: [["signed me off"]]}
    ended:
    - {fact: "Fergus does Thursday's long day and Blessing does Sunday night.", was: m13, by: m29, keys: [["Fergus does Thursday"]], not: ["ignore", "own Thursday"]}
    - {fact: "November requests by Friday 16 October.", was: m5, by: m31, keys: [["requests"], ["date:2026-10-16"]], not: ["Monday 19"]}
    never:
    - {what: "joke: swaps by séance", src: m4, keys: [["séance"]]}
    - {what: "test message", src: m17, keys: [["new phone who dis"]]}
    - {what: "joke: the ghost of bay 3", src: m18, keys: [["Gladys"]]}
    - {what: "a film's plot", src: m22, keys: [["houseboat"]]}
    - {what: "hearsay: ward 9 shuts and they merge", src: m23, keys: [["merging us"]]}
    - {what: "keypad code", src: m34, keys: [["C4471X"]]}
  2:
    dropped: [4, 6, 7, 8, 9, 10, 12, 13]
    keep:
    - {w: 2, type: fact, src: m2, fact: "Six on a long day now.", keys: [["six on a long day"]]}
    - {w: 2, type: fact, src: m4, fact: "Handover starts at 07:00 from 16 November.", keys: [["Handover"], ["07:00"]]}
    - {w: 2, type: preference, src: m9, fact: "Sickness goes to the site desk, extension 4410.", keys: [["4410"]]}
    - {w: 1, type: fact, src: m10, fact: "No student until February.", keys: [["no student"], ["February"]]}
    - {w: 2, type: fact, src: m12, fact: "Analyn flies to Cebu on 22 December and is back on 9 January.", keys: [["Cebu"], ["date:2026-12-22"]]}
    - {w: 2, type: decision, src: m14, fact: "Blessing does 25 December with Fergus.", keys: [["the 25th with Fergus"]]}
    - {w: 1, type: preference, src: m20, fact: "Tariq takes two bank shifts a month, not more.", keys: [["two a month"]]}
    - {w: 1, type: fact, src: m21, fact: "Bank shifts at night pay 23.40.", keys: [["23.40"]]}
    - {w: 1, type: fact, src: m25, fact: "Nimmi from Kerala starts on 16 November, Analyn is her buddy.", keys: [["Nimmi"], ["Kerala"]]}
    - {w: 2, type: fact, src: m28, fact: "Christmas do on Friday 11 December at Bay Tandoori, 7pm.", keys: [["Bay Tandoori"], ["date:2026-12-11"]]}
    - {w: 1, type: task, src: m28, fact: "Ten pounds each to Rhiannon before 20 November.", keys: [["Tenner"]]}
    - {w: 1, type: fact, src: m31, fact: "They are eighteen with the night crew.", keys: [["eighteen"]]}
    - {w: 1, type: preference, src: m32, fact: "Fergus is vegetarian.", keys: [["veggie"]]}
    - {w: 1, type: decision, src: m36, fact: "Rhiannon's last night is Friday 8 January.", keys: [["last night"], ["date:2027-01-08", "8 January"]]}
    - {w: 2, type: fact, src: m37, fact: "Rhiannon's baby is due on 5 April.", keys: [["date:2027-04-05", "5 April"]]}
    ended:
    - {fact: "Five on a long day.", was: 1/m19, by: m2, keys: [["five on a long day"]], not: ["six"]}
    - {fact: "Tariq is signed off with his back.", was: 1/m32, by: m1, keys: [["signed me off"]], not: ["discharged"]}
    - {fact: "Ward 5 has the bladder scanner.", was: 1/m25, by: m7, keys: [["bladder scanner"], ["borrowed"]], not: ["came home"]}
    - {fact: "The manual handling refresher is still to come.", was: 1/m21, by: m8, keys: [["Manual handling refresher"]], not: ["passed"]}
    - {fact: "When sick, phone Oluchi's mobile.", was: 1/m20, by: m9, keys: [["phone me on my own mobile"]], not: ["forget", "site desk"]}
    - {fact: "Student Hamza is with them, Rhiannon is his mentor.", was: 1/m27, by: m10, keys: [["Hamza"], ["mentor"]], not: ["moved", "theatres"]}
    - {fact: "Analyn works on Christmas Day.", was: 1/m26, by: m14, keys: [["Fergus and Analyn"]], not: ["Blessing", "Cebu"]}
    - {fact: "Bank shifts at night pay 24.10.", was: m19, by: m21, keys: [["24.10"]], not: ["23.40", "wrong"]}
    never:
    - {what: "hypothetical: winning twelve million", src: m16, keys: [["twelve million"]]}
    - {what: "anecdote of the taxi driver and the twins", src: m17, keys: [["shoelace"]]}
    - {what: "rejected suggestion: three eights", src: m23, keys: [["three eights"]]}
    - {what: "tease: Oluchi in Miss Merthyr", src: m26, keys: [["Miss Merthyr"]]}
    - {what: "quoted advert: air fryers", src: m33, keys: [["air fryers"]]}
    - {what: "mood: dead woman", src: m34, keys: [["dead woman"]]}
    - {what: "asked to keep off: matron's application", src: m35, keys: [["Bristol"]]}
questions:
- {q: "Where do I ring if I'm too ill to come in?", a: "the site desk, 4410", keys: [["4410"]]}
- {q: "How much notice is needed to trade a shift?", a: "48 hours", keys: [["48 hours"]]}
- {q: "Who works with Fergus on the 25th of December?", a: "Blessing", keys: [["the 25th with Fergus"]]}
- {q: "What is Rhiannon not allowed to do?", a: "no lifting, no nights after week 28", keys: [["no lifting"]]}
- {q: "How many of us are there by day now?", a: "six", keys: [["six on a long day"]]}
- {q: "What time do we meet for the change of shift in the morning?", a: "07:00", keys: [["Handover"], ["07:00"]]}
- {q: "On which evenings is Fergus busy singing?", a: "Tuesdays after six", keys: [["choir"]]}
- {q: "When is Analyn away over the holidays?", a: "22 December to 9 January", keys: [["Cebu"], ["date:2026-12-22"]]}
- {q: "Where and when is the staff party?", a: "Bay Tandoori, Friday 11 December, 7pm", keys: [["Bay Tandoori"]]}
- {q: "What is the hourly rate for extra night work?", a: "23.40", keys: [["23.40"]]}
