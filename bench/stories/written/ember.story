=== conversation 1 | being ill, apparently | 2026-05-18T14:30
user> hi. my gp said i should "write things down somewhere" so. i'm thaís, 38, from recife, in utrecht for eleven years now. on 4 may she diagnosed a burn-out and sent me home
assistant> Hello Thaís. I am glad you wrote. We can go as slowly as you like; nothing has to be solved today. Would you like to tell me what the days look like?
user> they look like the ceiling. i wake at 4:40 every night with my heart going, then nothing till seven. today i feel like a phone on 2 percent
assistant> That sounds exhausting. People in this situation are often told to drink camomile, to keep a gratitude journal with three entries and to walk 10,000 steps. Would any of that suit you?
user> no journals please. i had to write a "wellness pulse" for work every friday and that's partly how i got here
assistant> No journals. Then simply talk. What was the work, if you want to say?
user> claims team lead at an insurance company, fourteen people. last winter two left and weren't replaced and i did their files at night. my manager is jeroen, he's not a bad man, he's a tired one
assistant> Doing two extra jobs at night for a whole winter would hollow out anybody. Has the company doctor seen you?
user> yes, dr van loon, on the 13th. he says no work at all for six weeks and then we look. next appointment 29 june 11:00. he also said "six weeks is not a deadline". i liked him for that
assistant> I like that sentence too. Who is with you at home?
user> luuk, my husband, and inês who is six and who asked if i'm broken or just on charge. her school pick-up is mine on mondays and thursdays, 14:15, luuk does the rest
assistant> On charge is a wonderful answer. May I ask whether you take any medication?
user> the gp gave me oxazepam 10 mg for the nights, max three times a week, and i get a rash from penicillin, since you ask
assistant> Thank you, both are useful to know. I could suggest a meditation app; "StillPond" is 59 euros a year and rated 4.8.
user> please no. if one more bell tells me to notice my breath i'll notice it all over somebody
assistant> Understood, no bells. What does help, even a little?
user> swimming. i go with marloes from downstairs, tuesday and friday at 9, twenty lengths, we don't speak
assistant> Silence plus water. That is a good prescription.
user> everybody has a story by the way. a mother at school told me her brother-in-law was out for 19 months and then opened an ostrich farm in drenthe, and that i should also cut out tomatoes
assistant> Tomatoes may stay, as far as I know.
user> jeroen's mail of yesterday: "take all the time you need!!" and then two questions about file 8812. i'm not answering those. rule for myself: no work mail until van loon says so, luuk has taken the phone app off
assistant> That is a clear rule, and you may lean on it.
user> what if i'd never gone into insurance. i'd have a pão de queijo stall on the oudegracht, 4 euro for six, and i'd be fat and famous
assistant> I would have queued.
user> there's a psychologist, fenna. waiting list was 14 weeks but a place came free, so from this wednesday every week at 10:30
a poster in her stairwell says "happy in 21 days or your 249 euros back"
assistant> That is a stroke of luck. What would you like to get from it?
user> to say no before i'm angry. and please leave the next thing out of whatever you keep: i screamed at inês over a yoghurt on saturday and i've been ashamed for 48 hours
assistant> It is left out. You also told me; that counts for something.
user> my sister larissa wants to come from recife in july to "take over". i said no. two weeks in august, as a guest, not as a nurse. she agreed
=== conversation 2 | half a person, half a plan | 2026-08-24T09:15
user> morning. i'm a bit less ceiling. i sleep through till six now, five weeks in a row, and i've stopped the pills, none since 20 july
assistant> Five weeks of sleep is a foundation. How did the talks with the company doctor go?
user> june was "not yet". last week he said: start. from 7 september two mornings of three hours, tuesday and thursday, no clients, no files older than 2026. that's the whole plan, half a page, i've framed it and it really hangs in the loo
assistant> A framed half page beats a strategy deck. Does the swimming still fit on Tuesdays?
user> no, and marloes has moved to zwolle anyway. i've gone over to the allotment behind the railway, plot 31, i share it with mr. kaya who's 74 and talks to the beans. saturday mornings
assistant> I hope the beans answer. Who takes Inês to and from school once you work?
user> new school year, new scheme. pick-up is mine on wednesday and friday now, luuk took mondays and thursdays because of his rota
assistant> Noted. And the sessions with Fenna, do they collide with Wednesdays?
user> no, they're fortnightly since july, mondays 16:00, online
assistant> Fortnightly is a vote of confidence. What about Larissa?
user> larissa didn't come. her flight money went into a new fridge after theirs exploded. we cried on the phone and then laughed. i'll go to recife at carnival instead, 5 to 19 february, all three of us, tickets are paid
assistant> Something to look forward to, in the sun.
user> jeroen's boss sent a card with a quote on it: "a diamond is a piece of coal that handled 725 thousand pounds of stress". i've used it under the wobbly table
assistant> At last it is carrying its share. Is there anything you want to agree with work beforehand?
user> yes. conditions, and i've told jeroen all of them. one: my work phone stays in the drawer after 17:00. two: max nine people under me, the rest goes to wouter
assistant> And the mail?
user> mail is allowed again since thursday, half an hour at the beginning of each morning, then closed. van loon's words
the inbox has eleven million unread, it has its own weather
assistant> Shall we rehearse the first conversation? I could play Jeroen: "Thaís, quick one, file 8812 has to be out by noon, you're the only one who can."
user> "no jeroen, ask wouter." huh. that was nice. again another day
assistant> Whenever you like. I should add that many people return too quickly; statistically 1 in 3 relapses within a year.
user> thanks for that, sunshine. my neighbour ferry says they're turning the whole fourth floor into a padel court, 2 million, heard it from the window cleaner
assistant> Window cleaners do see a great deal.
user> if i get the 4:40 thing back for three nights running, i phone van loon the same day and don't wait. luuk knows too
assistant> A very good tripwire.
=== conversation 3 | seven weeks in | 2026-10-26T20:40
user> evening. seven weeks at work. i went up to four mornings on 12 october, so it's twelve hours now, monday and friday free of course because of.. wait no. tuesday to friday. monday is free
assistant> Tuesday to Friday, with Monday free. How does the body find it?
user> tired in a normal way, which i'd forgotten exists. i did think on day two that my heart was failing, 40 minutes on a bench, and it was the coffee from the new machine. i'm on decaf for now
assistant> A bench and a bean, then. And the tripwire?
user> not once. people are funny though. a colleague, rozemarijn, goes round saying i was in a clinic in switzerland for 90 thousand francs. i wish. i'd have taken the one with the lake
assistant> With the lake, naturally.
user> the big thing. i'm not going back to being team lead. we talked it through, jeroen, hr and me, and from 1 january i'm complaints specialist, 24 hours, no people under me at all
assistant> That is a large and calm decision. What does it do to the salary?
user> minus 610 a month net. luuk and i did the sums at the kitchen table, it works if we keep the old car one more year. i was looking at a kia for 17 thousand, with heated everything. bye kia
assistant> Goodbye, heated everything. You could also rent out the attic to a student for 550, that would nearly close the gap.
user> no strangers in the house, i've only just got it quiet. inês is doing sums: a girl has 36 stickers and gives 5 friends 4 each. she says the girl is too generous and needs boundaries
assistant> Inês has been listening to Fenna through the wall.
user> ha. fenna: last session is 7 december, then only if needed. i cried, she didn't, she's a professional
assistant> And afterwards the door stays open. Anything still open with the company doctor?
user> one last visit, 3 december 9:30, then he signs me off for the new job. bring the framed page, he says. he wants to see it
assistant> From the loo to the archive. How are the beans?
user> frosted. mr. kaya gave me his key for the winter, the garlic goes in next saturday, 40 cloves, he has a drawing of where
assistant> Garlic is a plant for people who have learned to wait.
user> put that on a mug. two things for you: when i start writing to you after ten at night, tell me to go to bed. i mean it
assistant> I will. It is a quarter to nine, so you are safe.
user> the other thing is only for fun. picture us on the azores, one cow, no wifi, luuk as the lighthouse
assistant> He has the height for it, I imagine.
user> he has. good night, and thanks for never once saying journey
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "Thaís is 38, from Recife, has lived in Utrecht for eleven years.", keys: [["recife"], ["utrecht"]]}
    - {w: 2, type: fact, src: m1, fact: "On 4 May 2026 she was diagnosed with a burn-out.", keys: [["burn-out"], ["date:2026-05-04"]]}
    - {w: 2, type: fact, src: m3, fact: "She wakes at 4:40 every night with her heart going.", keys: [["wake at 4:40"]]}
    - {w: 1, type: preference, src: m5, fact: "She wants no journals.", keys: [["no journals"]]}
    - {w: 2, type: fact, src: m7, fact: "She is claims team lead at an insurance company, fourteen people.", keys: [["claims team lead"]]}
    - {w: 1, type: fact, src: m7, fact: "Her manager is Jeroen.", keys: [["manager is jeroen"]]}
    - {w: 2, type: task, src: m9, fact: "The next appointment with the company doctor, Dr Van Loon, is on 29 June 2026 at 11:00.", keys: [["date:2026-06-29"]]}
    - {w: 2, type: fact, src: m11, fact: "Her husband is Luuk, her daughter Inês is six.", keys: [["luuk"], ["inês"]]}
    - {w: 2, type: pattern, src: m11, fact: "The school pick-up is hers on Mondays and Thursdays at 14:15.", keys: [["14:15"]]}
    - {w: 2, type: fact, src: m13, fact: "She takes oxazepam 10 mg for the nights, at most three times a week.", keys: [["oxazepam"]]}
    - {w: 2, type: risk, src: m13, fact: "She gets a rash from penicillin.", keys: [["penicillin"]]}
    - {w: 1, type: pattern, src: m17, fact: "She swims with Marloes on Tuesdays and Fridays at 9.", keys: [["marloes"]]}
    - {w: 2, type: decision, src: m21, fact: "No work mail until Van Loon says so; Luuk took the app off her phone.", keys: [["no work mail"]]}
    - {w: 2, type: fact, src: m25, fact: "She sees the psychologist Fenna every Wednesday at 10:30.", keys: [["wednesday"], ["10:30"]]}
    ended: []
    never:
    - {what: "mood of the day", src: m3, keys: [["2 percent"]]}
    - {what: "generic advice the user ignores", src: m4, keys: [["10,000 steps"]]}
    - {what: "suggestion turned down", src: m14, keys: [["stillpond"]]}
    - {what: "joke about breath", src: m15, keys: [["all over somebody"]]}
    - {what: "anecdote of a stranger", src: m19, keys: [["ostrich farm"]]}
    - {what: "what if", src: m23, keys: [["pão de queijo"]]}
    - {what: "quoted poster", src: m25, keys: [["happy in 21 days"]]}
    - {what: "asked to leave out", src: m27, keys: [["over a yoghurt"]]}
  2:
    dropped: [3, 7, 9, 10, 12, 13, 14]
    keep:
    - {w: 2, type: fact, src: m1, fact: "She sleeps through till six and has stopped the pills since 20 July.", keys: [["till six"]]}
    - {w: 2, type: decision, src: m3, fact: "From 7 September she works two mornings of three hours, Tuesday and Thursday, no clients.", keys: [["date:2026-09-07"], ["mornings"]]}
    - {w: 1, type: pattern, src: m5, fact: "She shares allotment plot 31 with Mr Kaya, on Saturday mornings.", keys: [["plot 31"]]}
    - {w: 2, type: pattern, src: m7, fact: "The pick-up is hers on Wednesday and Friday now.", keys: [["wednesday and friday"]]}
    - {w: 2, type: fact, src: m9, fact: "The sessions with the psychologist are fortnightly, Mondays 16:00, online.", keys: [["fortnightly"]]}
    - {w: 2, type: decision, src: m11, fact: "All three go to Recife from 5 to 19 February 2027; the tickets are paid.", keys: [["5 to 19 february"]]}
    - {w: 2, type: decision, src: m15, fact: "Her work phone stays in the drawer after 17:00.", keys: [["17:00"]]}
    - {w: 2, type: decision, src: m15, fact: "At most nine people under her; the rest go to Wouter.", keys: [["nine people"]]}
    - {w: 2, type: pattern, src: m17, fact: "Mail is allowed for half an hour at the beginning of each morning.", keys: [["half an hour"]]}
    - {w: 2, type: decision, src: m23, fact: "If the 4:40 waking returns for three nights running she phones Van Loon the same day.", keys: [["three nights"]]}
    ended:
    - {fact: "She wakes at 4:40 every night with her heart going.", was: 1/m3, by: m1, keys: [["wake at 4:40"]]}
    - {fact: "She takes oxazepam 10 mg, at most three times a week.", was: 1/m13, by: m1, keys: [["oxazepam"]]}
    - {fact: "The next appointment with Dr Van Loon is on 29 June.", was: 1/m9, by: m3, keys: [["date:2026-06-29"]]}
    - {fact: "No work at all for six weeks.", was: 1/m9, by: m3, keys: [["no work at all"]]}
    - {fact: "She swims with Marloes on Tuesdays and Fridays at 9.", was: 1/m17, by: m5, keys: [["marloes"]], not: ["zwolle"]}
    - {fact: "The school pick-up is hers on Mondays and Thursdays at 14:15.", was: 1/m11, by: m7, keys: [["14:15"]]}
    - {fact: "She sees the psychologist Fenna every Wednesday at 10:30.", was: 1/m25, by: m9, keys: [["10:30"]]}
    - {fact: "Larissa comes for two weeks in August.", was: 1/m29, by: m11, keys: [["august, as a guest"]]}
    - {fact: "No work mail until Van Loon says so.", was: 1/m21, by: m17, keys: [["no work mail"]]}
    never:
    - {what: "quoted card", src: m13, keys: [["piece of coal"]]}
    - {what: "exaggeration", src: m17, keys: [["eleven million"]]}
    - {what: "role play", src: m18, keys: [["out by noon"]]}
    - {what: "statistic of the assistant", src: m20, keys: [["1 in 3"]]}
    - {what: "hearsay about the office", src: m21, keys: [["padel"]]}
  3:
    dropped: [4, 9, 15]
    keep:
    - {w: 2, type: fact, src: m1, fact: "Since 12 October she works four mornings, Tuesday to Friday, twelve hours.", keys: [["four mornings", "twelve hours"]]}
    - {w: 1, type: preference, src: m3, fact: "She is on decaf.", keys: [["decaf"]]}
    - {w: 2, type: decision, src: m7, fact: "From 1 January 2027 she is complaints specialist, 24 hours, with no people under her.", keys: [["complaints specialist"]]}
    - {w: 2, type: fact, src: m9, fact: "It costs her 610 a month net.", keys: [["610"]]}
    - {w: 1, type: decision, src: m9, fact: "They keep the old car one more year.", keys: [["old car"]]}
    - {w: 2, type: fact, src: m13, fact: "The last session with Fenna is on 7 December 2026.", keys: [["last session"], ["date:2026-12-07"]]}
    - {w: 2, type: task, src: m15, fact: "The last visit to Van Loon is on 3 December 2026 at 9:30; she brings the framed page.", keys: [["date:2026-12-03"]]}
    - {w: 1, type: task, src: m17, fact: "The garlic goes into the allotment next Saturday, 40 cloves.", keys: [["garlic"]]}
    - {w: 2, type: preference, src: m19, fact: "When she writes after ten at night, the assistant should tell her to go to bed.", keys: [["go to bed"]]}
    ended:
    - {fact: "She works two mornings of three hours, Tuesday and Thursday.", was: 2/m3, by: m1, keys: [["two mornings"]]}
    - {fact: "She is claims team lead at an insurance company.", was: 1/m7, by: m7, keys: [["claims team lead"]]}
    - {fact: "At most nine people under her; the rest go to Wouter.", was: 2/m15, by: m7, keys: [["nine people"]]}
    never:
    - {what: "a wrong guess corrected at once", src: m3, keys: [["heart was failing"]]}
    - {what: "gossip about herself that is false", src: m5, keys: [["90 thousand"]]}
    - {what: "a car looked at, not bought", src: m9, keys: [["kia for 17"]]}
    - {what: "suggestion turned down", src: m10, keys: [["550"]]}
    - {what: "figures of a homework exercise", src: m11, keys: [["36 stickers"]]}
    - {what: "supposition nobody pursues", src: m21, keys: [["one cow"]]}
questions:
- {q: "What will my role be in the new year, and for how long per week?", a: "Complaints specialist, 24 hours", keys: [["complaints specialist"]]}
- {q: "What antibiotic do I not tolerate?", a: "Penicillin", keys: [["penicillin"]]}
- {q: "What should I do if the bad nights come again?", a: "Phone Van Loon the same day after three nights", keys: [["three nights"]]}
- {q: "On which days do I fetch our daughter?", a: "Wednesday and Friday", keys: [["wednesday and friday"]]}
- {q: "How much less do I earn?", a: "610 a month net", keys: [["610"]]}
- {q: "When do I see the therapist for the final time?", a: "7 December 2026", keys: [["date:2026-12-07"]]}
- {q: "What should be done when I chat late?", a: "Tell me to go to bed", keys: [["go to bed"]]}
- {q: "When are we flying to Brazil?", a: "5 to 19 February", keys: [["5 to 19 february"]]}
- {q: "What do I do about my device in the evening?", a: "It stays in the drawer after 17:00", keys: [["17:00"]]}
- {q: "What do I take along to the final check-up, and when is it?", a: "The framed page, 3 December 9:30", keys: [["date:2026-12-03"]]}
