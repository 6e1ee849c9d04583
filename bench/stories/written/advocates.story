=== conversation 1 | MacIsaac Obi – office | 2026-09-14T08:41
Teo> Heat's on, kettle's on, door's open
Graeme> Morning all. I am at home and unfit to be seen.
Ngozi> still?
Graeme> Shingles, left side. Doctor keeps me out of the office; phone and email only.
Priya*> poor you. we'll water the ficus
Graeme> Doucet v. Harbourview is set down for 6 October, 9:30, courtroom 3. Ngozi leads.
Ngozi> which means the affidavit of documents is due on the 25th. Priya, could you draft it?
Priya*> on it, I've two boxes of his fishing logs to get through
Teo> Intake from Friday: Mrs Abara, fence and boundary line in Fall River. I quoted a retainer of 2,500.
Graeme> Fine. Conflict check?
Teo> clean
Ngozi> speaking of conflicts: nobody opens a file for Bluewater Marine, my husband joined their board this month
Graeme> And a large red flag for everybody: the Nguyen claim is statute-barred after 2 February 2027. If I am run over by a bus, that one must be filed.
Priya*> diarized, with reminders at 60 and 30 days
Teo> TEST from new billing software: invoice 000 to John Q. Client, 9,999.00, due yesterday
Teo> sorry, wrong channel, that was me playing
Ngozi> Mr Haddad needs an interpreter for his discovery, Levantine Arabic. last time Samira Khoury was superb, let's ask for her again
Priya*> will do. half day or full?
Ngozi> half
Priya*> Reminder on the Tremblay file, she repeated it today: never ring her at work. text only, after six
(+2h) Teo> Ears drooping, I mistyped on friday. Mrs Abara's letter was supposed to say 3,500 because a surveyor is in it. New one went out, she's fine with it
Graeme> While I am stuck here please copy me on everything that leaves the building.
Teo> everything everything?
Graeme> Everything.
Priya*> the copier upstairs eats every third page. I've called Ricoh
Graeme> Three lawyers and a copier walk into a bar; only the copier is held responsible for the jam.
Ngozi> take your pills, Graeme
Teo> Since the cleaner asked: alarm code is 5582 plus hash. Please swallow this message
Ngozi> our articling student Lucas starts his litigation rotation with me this week, so he gets the small room
Teo> And we're on summer hours, Fridays we lock up at three.
Priya*> The Petersons sign their wills on thursday the 24th at 2, at their kitchen table. I need one more witness besides me
Teo> me
Ngozi> somebody at the bar dinner told me Justice Rafuse is stepping down at christmas and opening a cheese farm in Cape Breton. no idea
Priya*> if anyone wonders about the projector: Legal Aid has it, they borrowed it for their training
Ngozi> also! I'm thinking staff retreat in Lunenburg, 16 and 17 october, at my cost
Graeme> Housekeeping. Cheques from trust above 10,000 need both partners' signatures, no exceptions, bank is strict about it.
Ngozi> and my hourly goes to 295 from october 1st, new files only
=== conversation 2 | MacIsaac Obi – office | 2026-10-26T08:52
Graeme> Good morning from my own desk. Skin like a peach.
Teo> welcome back boss. we've forgotten how to talk at normal volume
Ngozi> for the calendar: Harbourview got its adjournment. We are on 17 November now, same time, courtroom 5
Priya*> and the affidavit was served back on the 24th of september at 4:10 pm, stamped copy's in binder two, for whoever asked
Graeme> I surrender: 311 emails. One summary on Friday noon will do from now on, don't copy me in.
Priya*> gladly. who writes it?
Graeme> You, if you would. Half a page.
Priya*> ok yes
Teo> copier man came, swapped a roller, it's been angelic for two weeks
Ngozi> Lucas has gone to a Bay Street firm. gave me nine days. the small room is free
Teo> can we make it a file room
Graeme> Let us do that. Shelves on the long wall.
Priya*> Small loss, the Petersons took their business to a cousin in Truro the evening before, so nothing was signed here
Teo> Clocks: fridays we're open till five again, sign on the door is changed
Ngozi> the retreat never got off the ground, the inn burnt a kitchen. Maybe spring, maybe never
Priya*> Legal Aid dropped off the projector, with an extra cable, bless
Ngozi> Priya, practise with me for Doucet. Be the harbour master. "I was on the quay at 6:15 that morning with my two dogs and I saw nothing."
Priya*> "and I'd had four rums, your honour"
Ngozi> perfect, you're hired
Graeme> This stays off any record: Harbourview's counsel hinted in the elevator at 85,000. I will deny it.
Ngozi> noted nowhere
Teo> got this for the office: "Canada Revenue: your refund of $1,284.77 is waiting, click to release". third one today
Graeme> Delete it.
Priya*> Samira can do the Haddad discovery on 12 november, 1 pm. 90 an hour, two hours minimum
Ngozi> great, tell him 12:45 so he's early. he wants halal if there's lunch
Graeme> I watched that series in my convalescence where the associate fakes a degree and becomes name partner in 40 minutes. Instructive.
Teo> Mrs Abara hasn't paid, I suspect she's found someone cheaper
(+4h) Teo> ...she has paid. it was in the other account all along
Priya*> her survey is in too: the fence sits 0.8 m on the neighbour's side
Ngozi> oh that's bad for us
Ngozi> we advise her to offer to move it at her cost, before the neighbour sues
Graeme> Agreed.
Teo> Note from the landlord: spot 14 is for clients from 1 december, not us
Priya*> I'll take the bus then
Graeme> If I retire rich one day I shall buy an island off Chester and sue only the seagulls.
Priya*> vacation: I'm away 21 december to 4 january, visiting my grandmother in Pune. Teo has my reminders
Teo> today is the mondayest monday, somebody hold my calls and my forehead
Ngozi> last one: Dr Knowles is our medical expert in Doucet, she charges 400 for the report and is allergic to email, so fax
Teo> we have a fax?
Priya*> we have a fax
=== labels ===
after:
  1:
    keep:
    - {w: 1, type: fact, src: m4, fact: "Graeme has shingles and stays out of the office.", keys: [["shingles"]]}
    - {w: 2, type: task, src: m6, fact: "Doucet v. Harbourview is heard on 6 October at 9:30, courtroom 3.", keys: [["Harbourview is set down"], ["date:2026-10-06"]]}
    - {w: 2, type: task, src: m7, fact: "The affidavit of documents is due on 25 September.", keys: [["affidavit of documents is due"]]}
    - {w: 2, type: risk, src: m12, fact: "Nobody acts for Bluewater Marine (conflict: Ngozi's husband is on the board).", keys: [["Bluewater"]]}
    - {w: 2, type: risk, src: m13, fact: "The Nguyen claim is statute-barred after 2 February 2027.", keys: [["Nguyen"], ["date:2027-02-02"]]}
    - {w: 1, type: fact, src: m17, fact: "Mr Haddad needs an interpreter for Levantine Arabic.", keys: [["Levantine"]]}
    - {w: 2, type: preference, src: m20, fact: "Never ring Ms Tremblay at work; text only, after six.", keys: [["text only"]]}
    - {w: 1, type: decision, src: m22, fact: "Graeme wants a copy of everything that leaves the office.", keys: [["copy me on everything"]]}
    - {w: 1, type: fact, src: m25, fact: "The copier upstairs eats pages.", keys: [["every third page"]]}
    - {w: 1, type: fact, src: m29, fact: "The articling student Lucas is with Ngozi and has the small room.", keys: [["Lucas"], ["articling"]]}
    - {w: 1, type: fact, src: m30, fact: "Summer hours: closed at three on Fridays.", keys: [["lock up at three"]]}
    - {w: 2, type: task, src: m31, fact: "The Petersons sign their wills on 24 September at 2 at home.", keys: [["Petersons sign"]]}
    - {w: 1, type: fact, src: m34, fact: "Legal Aid has borrowed the projector.", keys: [["borrowed it"]]}
    - {w: 1, type: task, src: m35, fact: "Staff retreat in Lunenburg on 16 and 17 October.", keys: [["retreat in Lunenburg"]]}
    - {w: 2, type: decision, src: m36, fact: "Trust cheques above 10,000 need both partners' signatures.", keys: [["10,000"]]}
    - {w: 1, type: fact, src: m37, fact: "Ngozi's hourly rate is 295 from 1 October for new files.", keys: [["295"]]}
    - {w: 1, type: fact, src: m21, fact: "Mrs Abara's retainer is 3,500.", keys: [["3,500"]]}
    ended:
    - {fact: "Mrs Abara's retainer is 2,500.", was: m9, by: m21, keys: [["2,500"]], not: ["3,500"]}
    never:
    - {what: "test message", src: m15, keys: [["9,999"]]}
    - {what: "joke about the copier", src: m26, keys: [["walk into a bar"]]}
    - {what: "alarm code", src: m28, keys: [["5582"]]}
    - {what: "hearsay: the judge and the cheese farm", src: m33, keys: [["cheese farm"]]}
  2:
    dropped: [1, 2, 3, 8, 9, 10, 11, 12, 13, 14]
    keep:
    - {w: 2, type: task, src: m3, fact: "Doucet v. Harbourview is on 17 November, courtroom 5.", keys: [["date:2026-11-17"], ["courtroom 5"]]}
    - {w: 1, type: decision, src: m5, fact: "Graeme gets one summary on Friday noon.", keys: [["summary on Friday", "Friday noon"]]}
    - {w: 1, type: decision, src: m12, fact: "The small room becomes a file room with shelves on the long wall.", keys: [["file room", "long wall"]]}
    - {w: 2, type: task, src: m24, fact: "Samira interprets the Haddad discovery on 12 November at 1 pm, 90 an hour.", keys: [["Haddad discovery"], ["date:2026-11-12"]]}
    - {w: 1, type: preference, src: m25, fact: "Mr Haddad wants halal food.", keys: [["halal"]]}
    - {w: 1, type: fact, src: m29, fact: "Mrs Abara's fence sits 0.8 m on the neighbour's side.", keys: [["0.8 m"]]}
    - {w: 1, type: decision, src: m31, fact: "Mrs Abara is advised to offer to move the fence at her cost.", keys: [["move it at her cost"]]}
    - {w: 1, type: fact, src: m33, fact: "Spot 14 is for clients from 1 December.", keys: [["spot 14"]]}
    - {w: 2, type: task, src: m36, fact: "Priya is away from 21 December to 4 January in Pune.", keys: [["Pune"]]}
    - {w: 1, type: fact, src: m38, fact: "Dr Knowles is the medical expert in Doucet, 400 for the report, by fax.", keys: [["Dr Knowles"]]}
    ended:
    - {fact: "Graeme has shingles and works from home.", was: 1/m4, by: m1, keys: [["shingles"]], not: ["peach"]}
    - {fact: "The hearing is on 6 October.", was: 1/m6, by: m3, keys: [["set down for"]], not: ["17"]}
    - {fact: "The affidavit is due on the 25th.", was: 1/m7, by: m4, keys: [["affidavit of documents is due"]], not: ["served"]}
    - {fact: "Graeme is copied on everything.", was: 1/m22, by: m5, keys: [["copy me on everything"]], not: ["surrender"]}
    - {fact: "The copier eats pages.", was: 1/m25, by: m9, keys: [["every third page"]], not: ["swapped"]}
    - {fact: "Lucas is the articling student.", was: 1/m29, by: m10, keys: [["articling student Lucas"]], not: ["Bay Street"]}
    - {fact: "The Petersons sign their wills with us.", was: 1/m31, by: m13, keys: [["Petersons sign"]], not: ["Truro"]}
    - {fact: "The office closes at three on Fridays.", was: 1/m30, by: m14, keys: [["lock up at three"]], not: ["till five"]}
    - {fact: "The retreat is on 16 and 17 October.", was: 1/m35, by: m15, keys: [["staff retreat"]], not: ["never got"]}
    - {fact: "Legal Aid has the projector.", was: 1/m34, by: m16, keys: [["Legal Aid has it"]], not: ["dropped off"]}
    never:
    - {what: "role play: the harbour master", src: m17, keys: [["my two dogs"]]}
    - {what: "role play: the rums", src: m18, keys: [["four rums"]]}
    - {what: "off the record: 85,000", src: m20, keys: [["85,000"]]}
    - {what: "quoted spam", src: m22, keys: [["1,284.77"]]}
    - {what: "plot of a series", src: m26, keys: [["fakes a degree"]]}
    - {what: "wrong guess: Mrs Abara found someone cheaper", src: m27, keys: [["found someone cheaper"]]}
    - {what: "hypothetical island", src: m35, keys: [["island off Chester"]]}
    - {what: "mood: monday", src: m37, keys: [["mondayest"]]}
questions:
- {q: "When is the Doucet hearing?", a: "17 November", keys: [["date:2026-11-17"]]}
- {q: "Which lawsuit dies if we forget to start it in time?", a: "Nguyen, after 2 February 2027", keys: [["Nguyen"]]}
- {q: "Which company must we turn away?", a: "Bluewater Marine", keys: [["Bluewater"]]}
- {q: "How am I allowed to reach Ms Tremblay?", a: "text only, after six", keys: [["text only"]]}
- {q: "When does my boss want his weekly overview?", a: "Friday noon", keys: [["Friday noon"]]}
- {q: "When is somebody going to translate for Mr Haddad?", a: "12 November, 1 pm", keys: [["date:2026-11-12"]]}
- {q: "From what amount do Graeme and Ngozi both have to approve a payment out of client money?", a: "above 10,000", keys: [["10,000"]]}
- {q: "What happens with the space the student used?", a: "a file room", keys: [["file room"]]}
- {q: "What does Ngozi bill per hour since autumn?", a: "295", keys: [["295"]]}
- {q: "Who is the doctor that testifies for our side in Doucet?", a: "Dr Knowles", keys: [["Knowles"]]}
