=== conversation 1 | Start of term | 2026-10-06T17:20
user> hey. new semester, new attempt at having a life that's organised. you're my external brain now, ok?
assistant> Happy to be. What should the external brain know first?
user> thesis. it's my last year of the master's in environmental sciences in Graz, and I write about heat at bus stops: how much a tree or a roof cools them
assistant> That's nice and concrete. How do you measure it?
user> with 14 small loggers, hung at 14 stops since june, one value every ten minutes
assistant> So a full summer of data already. Who supervises you?
user> Prof. Achleitner. we meet every second Thursday at 10, in her office
assistant> And when does the finished thesis have to be in?
user> 26 February. sounds far away, isn't
assistant> Twenty weeks, roughly. Which tool do you use for the analysis?
user> R. please never suggest Python to me, I've tried twice and we're not friends
assistant> R it is. Starting small with a fixed writing hour in the morning is something many students swear by.
user> mhm. and one thing about style: when I'm stuck give me ONE next step, small. no pep talks, they make me want to lie on the floor
assistant> One small step, no pep talk.
user> thx. so, health, since it killed my last term. my iron's really low, ferritin was 9 in september
assistant> That explains a lot of tiredness. Are you being treated for it?
user> tablets, every other morning, an hour before coffee. if you see me complaining about being tired ask if I took them
assistant> I'll ask. Anything else that tends to throw you off?
user> migraines. they come when I skip meals, it's practically a law of nature
assistant> Then lunch is part of the thesis plan.
user> haha yes. tell that to my flatmate, he says water is a meal
assistant> I'd not quote him in the methods chapter.
user> next: job. I'm in the bookshop in Sporgasse, 12 hours a week, Tuesdays and Saturdays, 13.40 an hour
assistant> That's manageable beside the writing. Does it get busier before Christmas?
user> oh yes. but it's the rent, so
assistant> Understood. And exams?
user> one: Statistics II on 4 December. failed it once already so this is attempt two of three
assistant> Then it needs its own slot in the week from November on.
user> yep. and this week: I've to send Achleitner the outline, by Friday
assistant> One small step: open a file and write down the five chapter titles, nothing more.
user> ok that I can do. introduction first, obviously, I always write in order
assistant> Fine. Do you want to send the titles here once you have them?
(+3d) user> sent!! all of it, two hours before the bell
assistant> Well done, that one's off the list.
user> bye, going to eat something, see, I listen
=== conversation 2 | Middle of November | 2026-11-17T20:45
user> hi brain. I'm a bit of a wreck
assistant> Good evening. Did you take your iron?
user> LOL good. no, because the tablets are over, my stomach hated them. I got an infusion on 5 November, second one is on 3 December
assistant> The day before your exam, is that wise?
user> oh no. you're right. I'll ring the practice and try to move it
assistant> Good. What else happened since October?
user> somebody nicked two of the loggers, at Lendplatz and the one at the hospital. so twelve it is
assistant> Annoying. Do you have their data up to then?
user> until september, so the summer is safe, I'm just missing autumn there
assistant> Then the core of the thesis isn't touched.
user> that's what Achleitner said. she teaches now on thursdays btw, so we see each other on Mondays at 14, every week, online
assistant> Weekly should help with momentum. How's the writing?
user> the introduction sucks. I sat in front of it for three weeks. she told me to do Methods first, and it's going, I've got six pages
assistant> So not in order after all.
user> don't rub it in. I hate everyone tonight
assistant> Noted and not held against you.
user> sorry. migraine yesterday, and I'd eaten! the doctor gave me sumatriptan 50 mg, at most two a day, and I must take it right at the start
assistant> Keep some in the bag, then, so it's there when it starts.
user> yeah it's in the pencil case. the doctor thinks it's screens too, so breaks every 40 minutes
assistant> Do you want that as a rule for your writing days?
user> yes: 40 minutes, then ten away from the screen. remind me when I plan a day with you
assistant> I will.
user> work: I told them tuesdays are impossible, so Saturdays only, 8 hours, until the exam at least. boss was ok with it
assistant> That gives you a free Tuesday for Statistics.
user> that's the idea. I learn with Mirjam from my course, Tuesdays 9 to 12 in the library, room 2.14
assistant> A fixed partner and room, good.
user> in my course they say the prof lets everybody pass who cries in the oral
assistant> I'd rather rely on Mirjam.
user> same. ok and stupid thing: I may do an internship at the city's climate office, they want somebody from April. application is due 15 December
assistant> It fits your topic well. What do they ask for?
user> CV, one page about me, and a letter from Achleitner. I ask her on monday
(+1d) user> the practice called back, infusion is on the 10th now instead
assistant> Perfect, a week after the exam rather than right before it.
user> ok, I'm off to bed, library tomorrow. thanks, you're better than my calendar
assistant> Sleep well, and pack something to eat.
=== conversation 3 | New year, last stretch | 2027-01-12T10:05
user> happy new year, brain
assistant> Happy new year! How did it all go?
user> mostly well?? Statistics: passed, with a 2. no third attempt for me, never again in my life
assistant> Congratulations to you and Mirjam.
user> she got a 1, the traitor. second thing: ferritin 41! they say that's it with infusions, next blood test on 9 March
assistant> That's a big change from autumn. Do you feel it?
user> I climbed the Schlossberg without dying so yes
assistant> A valid measurement.
user> if I become a professor one day I'll name a bus stop after you
assistant> I'd like one with a roof and a tree.
user> lol. so. job: I stopped at the bookshop on 31 December. I loved it but I need the days, and grandma is paying my rent till march
assistant> That takes the pressure off for the last weeks.
user> and not the last weeks even, because: I handed in a doctor's note for all those migraine days and the faculty gave me one more month. 26 March!
assistant> That's a relief. Does the plan of chapters still hold?
user> methods done, results done, 31 pages. discussion until 5 February, then the introduction, until the 19th
assistant> Leaving five weeks for corrections and layout, that's generous.
user> Achleitner wants the full draft on 1 March, she needs two weeks to read
assistant> Then 1 March is the real date.
user> yes ok, true. the result's quite cool, do you want to hear? trees take 4.1 degrees off at three in the afternoon, roofs only 1.3
assistant> That's a clear finding and easy to explain to anyone.
user> I nearly cried when the plot came up. R, of course, not that snake
assistant> Of course.
user> scripts are in the repo now, heat-stops, main one is R/05_cooling.R, in case I ask you "where was that thing"
assistant> R/05_cooling.R in heat-stops, noted.
user> the internship: I got it!! from 1 April, 20 hours a week, at the climate office
assistant> Wonderful, and it starts right after you hand in.
user> five days holiday in between, I'll sleep through all of them. contract is to be signed by 29 January, I still need my insurance number for it
assistant> One small step: look for it on your e-card.
user> ...it was on the e-card. ok. migraines: two in december, none in january. I take magnesium every evening now, 300 mg
assistant> Good to know. Are you still on the 40 minute breaks?
user> nope, I do 25 and 5, with a kitchen tomato. works better for my head
assistant> I'll plan with 25 and 5, then.
user> my best friend is having a hard time, her dad is ill, that's between us, you don't have to keep that. I just go there on Wednesday evenings
assistant> I'll leave that out. I hope you look after yourself as well.
user> trying. and last one: printing. two bound copies, from the shop at Jakominiplatz, they need three working days, about 60 euros
assistant> So the file should be with them by 22 March. Good luck with the discussion!
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: context, src: m3, fact: "The user writes the master's thesis in environmental sciences in Graz about heat at bus stops: how much a tree or a roof cools them.", keys: [["heat at bus stops", "bus stop"], ["tree"]]}
    - {w: 2, type: fact, src: m7, fact: "The supervisor is Prof. Achleitner; they meet every second Thursday at 10.", keys: [["second Thursday"]]}
    - {w: 2, type: task, src: m9, fact: "The thesis has to be in on 26 February 2027.", keys: [["date:2027-02-26"]]}
    - {w: 2, type: preference, src: m11, fact: "The user works with R; never suggest Python.", keys: [["Python"], ["never", "not"]]}
    - {w: 2, type: preference, src: m13, fact: "When stuck the user wants ONE small next step and no pep talks.", keys: [["next step", "small step"], ["pep talk"]]}
    - {w: 2, type: fact, src: m15, fact: "The user's iron is low: ferritin was 9 in September 2026.", keys: [["ferritin"], ["9"]]}
    - {w: 1, type: fact, src: m17, fact: "Iron tablets every other morning, an hour before coffee.", keys: [["every other morning"]]}
    - {w: 2, type: fact, src: m19, fact: "Migraines come when the user skips meals.", keys: [["migraine"], ["meals"]]}
    - {w: 2, type: fact, src: m23, fact: "The user works in the bookshop in Sporgasse, 12 hours a week, Tuesdays and Saturdays, 13.40 an hour.", keys: [["bookshop"], ["12 hours"]]}
    - {w: 2, type: task, src: m27, fact: "Statistics II is on 4 December 2026, attempt two of three.", keys: [["Statistics"], ["date:2026-12-04"]]}
    ended: [{fact: "The outline is due to Achleitner by Friday, 2026-10-09.", was: m29, by: m33, keys: [["outline"], ["Friday", "date:2026-10-09"]], not: ["sent", "was handed"]}]
    never: [{what: "generic advice nobody took up: fixed writing hour", src: m12, keys: [["writing hour"]]}, {what: "joke of the flatmate: water is a meal", src: m21, keys: [["water is"]]}]
  2:
    dropped: [2, 7, 9]
    keep:
    - {w: 2, type: fact, src: m3, fact: "Instead of tablets the user got an infusion on 5 November 2026.", keys: [["infusion"], ["date:2026-11-05"]]}
    - {w: 1, type: fact, src: m7, fact: "Two of the loggers (Lendplatz and hospital) were stolen, so twelve are left.", keys: [["loggers"], ["Lendplatz", "twelve"]]}
    - {w: 2, type: fact, src: m11, fact: "The user and Achleitner meet on Mondays at 14, every week, online.", keys: [["Mondays"], ["14"]]}
    - {w: 2, type: decision, src: m13, fact: "Methods first, as Achleitner said; six pages so far.", keys: [["Methods first"]]}
    - {w: 2, type: fact, src: m17, fact: "For migraines: sumatriptan 50 mg, at most two a day, right at the start.", keys: [["sumatriptan"], ["50 mg"]]}
    - {w: 1, type: decision, src: m19, fact: "Screen breaks every 40 minutes, on the doctor's advice.", keys: [["breaks"], ["40 minutes"]]}
    - {w: 2, type: fact, src: m23, fact: "The bookshop is Saturdays only, 8 hours.", keys: [["Saturdays only"]]}
    - {w: 1, type: fact, src: m25, fact: "The user learns with Mirjam, Tuesdays 9 to 12 in the library, room 2.14.", keys: [["Mirjam"], ["2.14", "9 to 12"]]}
    - {w: 2, type: task, src: m29, fact: "The application for the internship at the city's climate office (from April) is due 15 December 2026.", keys: [["internship", "application"], ["date:2026-12-15"]]}
    - {w: 2, type: task, src: m32, fact: "The second infusion is on 10 December 2026 (the 10th).", keys: [["infusion"], ["date:2026-12-10"]]}
    ended:
    - {fact: "Iron tablets every other morning.", was: 1/m17, by: m3, keys: [["every other morning"]], not: ["stopped", "over", "infusion"]}
    - {fact: "They meet every second Thursday at 10.", was: 1/m7, by: m11, keys: [["second Thursday"]], not: ["Monday"]}
    - {fact: "The user writes the introduction first.", was: 1/m31, by: m13, keys: [["introduction first"]], not: ["Methods"]}
    - {fact: "The bookshop job is 12 hours, Tuesdays and Saturdays.", was: 1/m23, by: m23, keys: [["12 hours", "Tuesdays and Saturdays"]], not: ["only", "8 hours", "reduced"]}
    - {fact: "The second infusion is on 3 December.", was: m3, by: m32, keys: [["second"], ["date:2026-12-03"]], not: ["10 December", "2026-12-10", "the 10th", "moved", "postponed"]}
    never: [{what: "mood: hates everyone tonight", src: m15, keys: [["hate everyone", "hates everyone"]]}, {what: "hearsay: who cries passes the oral", src: m27, keys: [["cries"]]}]
  3:
    dropped: [2, 5, 7, 11, 13, 14, 15, 16, 17]
    keep:
    - {w: 2, type: fact, src: m3, fact: "Statistics is passed, with a 2.", keys: [["Statistics"], ["passed"]]}
    - {w: 2, type: fact, src: m5, fact: "Ferritin is 41, no more infusions; the next blood test is on 9 March 2027.", keys: [["blood test", "ferritin"], ["date:2027-03-09", "41"]]}
    - {w: 2, type: task, src: m13, fact: "The thesis deadline is one more month away: 26 March 2027.", keys: [["date:2027-03-26"]]}
    - {w: 2, type: task, src: m15, fact: "Discussion until 5 February 2027, then the introduction until the 19th; methods and results are done.", keys: [["discussion"], ["date:2027-02-05"]]}
    - {w: 2, type: task, src: m17, fact: "Achleitner wants the full draft on 1 March 2027.", keys: [["draft"], ["date:2027-03-01"]]}
    - {w: 1, type: fact, src: m19, fact: "Result: trees take 4.1 degrees off at three in the afternoon, roofs only 1.3.", keys: [["4.1"], ["tree"]]}
    - {w: 1, type: code_ref, src: m23, fact: "The main script is R/05_cooling.R in the repo heat-stops.", keys: [["05_cooling.R"]]}
    - {w: 2, type: fact, src: m25, fact: "The user got the internship at the climate office: from 1 April 2027, 20 hours a week.", keys: [["20 hours"], ["date:2027-04-01"]]}
    - {w: 2, type: task, src: m27, fact: "The internship contract is to be signed by 29 January 2027.", keys: [["contract"], ["date:2027-01-29"]]}
    - {w: 1, type: preference, src: m31, fact: "The user works 25 minutes and pauses 5, with a kitchen tomato.", keys: [["25"], ["tomato", "5 m"]]}
    ended: [{fact: "The job at the bookshop: Saturdays only, 8 hours.", was: 2/m23, by: m11, keys: [["Saturdays only"]], not: ["stopped", "quit", "31 December", "2026-12-31"]}, {fact: "The thesis has to be in on 26 February.", was: 1/m9, by: m13, keys: [["date:2027-02-26"]], not: ["March", "2027-03", "extended", "one more month"]}, {fact: "Breaks every 40 minutes.", was: 2/m19, by: m31, keys: [["40 minutes"]], not: ["25"]}, {fact: "The application for the internship is due 15 December.", was: 2/m29, by: m25, keys: [["application", "internship"], ["date:2026-12-15"]], not: ["got it", "accepted"]}]
    never: [{what: "joke: a bus stop named after the assistant", src: m9, keys: [["name a bus stop", "named after"]]}, {what: "what the user asks not to keep: the friend's ill father", src: m33, keys: [["her dad", "friend's dad"]]}]
questions:
- {q: "When must the thesis be handed in?", a: "26 March 2027", keys: [["date:2027-03-26"]]}
- {q: "When does the supervisor get the whole text to read?", a: "1 March 2027", keys: [["draft"], ["date:2027-03-01"]]}
- {q: "When do the user and the professor talk?", a: "Mondays at 14, every week, online", keys: [["Mondays"], ["14"]]}
- {q: "How did the second try at the exam end?", a: "passed with a 2", keys: [["Statistics"], ["passed"]]}
- {q: "What shall the user take when a headache begins, and how much?", a: "sumatriptan 50 mg", keys: [["sumatriptan"], ["50 mg"]]}
- {q: "What comes after the degree, and how many hours?", a: "internship at the climate office, 20 hours a week from 1 April 2027", keys: [["20 hours"], ["date:2027-04-01"]]}
- {q: "In which rhythm does the user work at the desk?", a: "25 minutes, then 5 off", keys: [["25"], ["tomato", "5 m"]]}
- {q: "Which programming language shouldn't be proposed?", a: "Python", keys: [["Python"], ["never", "not"]]}
