=== conversation 1 | #desk-morning | 2025-09-01T05:48
Desmond> Rundown is up. Lead is the ferry strike, second the school buses, kicker the seal in the car park
Solveig*> Seal at 8:20 please, not before, kids are still asleep at 7
Pilar> OK. Reminder from legal that stays in force until I say otherwise: the hospital report is embargoed until Wednesday 3 September, 6 am. Not a syllable before.
Anh> understood
Solveig*> Breaking in, house style: we say "council", never "City Hall", and no live phone-ins with people under 16 without a parent on the line.
Kofi> noted chief
(+1h) Desmond> Mix from Studio 2 has a hum again. Engineering says don't use it, mains transformer. Everything from Studio 1 until further notice.
Anh> my pre-recorded bits too?
Desmond> Those too
Solveig*> New slot from today: the harbour report is on air at 7:40, two minutes, and Anh reads it
Anh> 🎤
Pilar> Who is covering the ferry people? Kofi?
Kofi> on it. The union man, Brodie Macaskill, is coming in live Thursday 8:10
Desmond> Freelance rates: accounts say 180 dollars a shift from this month, was 165
Pilar> about time
Anh> I heard from a cab driver that the mayor sleeps in his office and owns eleven toasters
Solveig*> Lovely. Don't run it.
Kofi> what if a whale swallowed the ferry, would we lead with the whale or the passengers
Desmond> passengers, then whale, then weather
Solveig*> Candidate debate. It's ours!! Date is Tuesday 30 September, 7 pm, from the library auditorium.
Pilar> WOW
Solveig*> Moderator will be Desmond.
Desmond> I'd be honoured. I'll need a haircut
(2025-09-01T16:20) Pilar> My intern starts in the morning, Thandeka, she shadows Kofi on Tuesdays and Fridays until Christmas
Kofi> coffee as I like it: black, no sugar. I'm joking Pilar
Kofi> station loaned the good field recorder, the Zoom, to the college, in case anyone is looking for it
Anh> so that's where it went
Solveig*> Also: I have to write the licence renewal before Friday the 12th. Leave me alone on Thursday.
Desmond> we'll bring you soup
Solveig*> And the board has said yes to the big desk, we're buying the Halifax one, 41,000
Pilar> Library just rang, their lift is broken for two months, nobody in a wheelchair gets into the auditorium. So the debate on Tuesday 30 September comes from the Arts Centre instead, same hour
Desmond> Quote of the listener's line today: "Dear station, my late husband left you his 4,000 jazz records, love, Prudence (93)". turned out to be for the other station
Anh> awww
Pilar> The archive mic password is tidewater22, Solveig please put it only in the vault and nowhere else
Solveig*> Vaulted.
Anh> weather gag: it's raining so hard that the gulls have applied for hard hats, four of them got overtime
=== conversation 2 | #desk-morning | 2025-10-06T05:55
Desmond> Morning. Corrections, because somebody asked. we had the hospital losing 9 million in the 9 o'clock, the report says 6.9. I read it out properly at 10.
Solveig*> Thank you. From now on every correction goes out within two hours and on the same programme.
Pilar> good rule
Kofi> Studio 2 is humless! New transformer went in on Saturday, so feel free to use it
Anh> finally, I missed the green sofa. My eyelids weigh ten kilos each today
Solveig*> Housekeeping, the licence went in on the 11th, a day early, I'm accepting flowers
Desmond> 💐
Pilar> The debate itself was great by the way, 2,300 people on the stream, best ever
Solveig*> It was. Also sad news, sort of: Desmond is leaving us, he's going to the CBC in Toronto, last day 24 October
Kofi> noooo
Anh> Desmond!! 😭
Desmond> I'll still phone in about the seal.
Solveig*> So the breakfast slot goes to Kofi as of Monday 27 October. Thandeka helps him, not only Tuesdays and Fridays: every weekday.
Kofi> wow. ok. I need to learn to wake at 3:30 then
Anh> I could do the harbour report earlier too, the fishermen hear it too late, they asked
Solveig*> Fine, move it: harbour report goes at 6:50
Pilar> Rates again. Accounts got it wrong in September: 175 a shift, not 180
Anh> figures, so five bucks less
Kofi> Also the Zoom's home from the college, they put a sticker of a moose on it
Desmond> Moose stays
Solveig*> Remember the big desk from Halifax? The bank said no. We lease one, 520 a month
Pilar> phew
(+3h) Anh> "WIN A YACHT, call 1-900-555-0144 before 9 pm" is what the ad on the other frequency says, I want one
Kofi> I dreamt that Brodie Macaskill hosted breakfast in a kilt and our ratings hit 41 percent
Pilar> How old is that dream? he cancelled us in September. Oh! he comes to us on Thursday the 16th instead, 8:10, I had him on the phone
Kofi> great, he's a talker
Anh> saw in a magazine that Shania Twain pays 90 dollars for a boiled egg
Solveig*> Who has done the mic-sock order? It takes 5 weeks
Desmond> Not me, I'm a short-timer
Solveig*> Then Thandeka please: twelve mic socks, dark blue, needed by 20 November
Anh> also i'm allergic to the new hand cleaner in studio 1, could you get the unscented kind
Pilar> Ordering it today.
Desmond> the movie about the pirate radio ship on at the Carleton, the crew broadcasts from a tanker for 23 years
Kofi> if they'd made us a ship, our seal would be captain
Pilar> I guess the new mayor will be Haddad, 55 percent.
(2025-10-14T06:05) Pilar> Right. It was Nakashima with 52. My crystal ball goes in the trash.
Solveig*> And we'll have her as a guest on 4 November, half an hour, questions from listeners up to the Friday before.
Kofi> Consider it done
Solveig*> Also, please, from this week on: no more than two cups on the console, Anh I'm looking at you
Anh> my cups and I are devastated 😔
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: task, src: m3, fact: "The hospital report is embargoed until Wednesday 3 September 2025, 6 am.", keys: [["embargo"], ["date:2025-09-03"]]}
    - {w: 2, type: preference, src: m5, fact: "House style: \"council\", never \"City Hall\"; no live phone-ins with under-16s without a parent.", keys: [["city hall"], ["under 16"]]}
    - {w: 1, type: fact, src: m7, fact: "Studio 2 hums and must not be used; everything from Studio 1.", keys: [["studio 2 has a hum", "from studio 1"]]}
    - {w: 2, type: decision, src: m10, fact: "The harbour report is at 7:40, two minutes, read by Anh.", keys: [["harbour report"], ["7:40"]]}
    - {w: 1, type: task, src: m13, fact: "Brodie Macaskill of the union is live on Thursday 4 September at 8:10.", keys: [["macaskill"], ["date:2025-09-04", "thursday"]]}
    - {w: 2, type: fact, src: m14, fact: "Freelancers get 180 dollars a shift.", keys: [["180 dollars"]]}
    - {w: 2, type: task, src: m31, fact: "The candidate debate is on Tuesday 30 September 2025 at the Arts Centre.", keys: [["arts centre"], ["date:2025-09-30"]]}
    - {w: 1, type: decision, src: m22, fact: "Desmond moderates the debate.", keys: [["moderator"]]}
    - {w: 1, type: fact, src: m24, fact: "The intern Thandeka shadows Kofi on Tuesdays and Fridays until Christmas.", keys: [["thandeka"], ["tuesdays and fridays"]]}
    - {w: 1, type: fact, src: m26, fact: "The Zoom field recorder is loaned to the college.", keys: [["zoom"], ["loaned"]]}
    - {w: 2, type: task, src: m28, fact: "Solveig has to write the licence renewal before Friday 12 September.", keys: [["licence renewal"], ["date:2025-09-12"]]}
    - {w: 1, type: decision, src: m30, fact: "The station buys the desk from Halifax for 41,000.", keys: [["41,000"]]}
    ended:
    - {fact: "The debate is held in the library auditorium.", was: m20, by: m31, keys: [["library auditorium"]], not: ["arts centre"]}
    never:
    - {what: "hearsay of a cab driver: eleven toasters", src: m16, keys: [["eleven toasters"]]}
    - {what: "hypothetical nonsense: the whale", src: m18, keys: [["swallowed the ferry"]]}
    - {what: "a stranger's letter that was for another station: 4,000 jazz records", src: m32, keys: [["prudence"]]}
    - {what: "a password", src: m34, keys: [["tidewater22"]]}
    - {what: "a gag on the weather", src: m36, keys: [["hard hats"]]}
  2:
    dropped: [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    keep:
    - {w: 2, type: decision, src: m2, fact: "Every correction goes out within two hours on the same programme.", keys: [["correction"], ["within two hours"]]}
    - {w: 1, type: fact, src: m8, fact: "2,300 people watched the debate on the stream.", keys: [["2,300"]]}
    - {w: 2, type: fact, src: m9, fact: "Desmond leaves for the CBC in Toronto, last day 24 October 2025.", keys: [["desmond"], ["date:2025-10-24"]]}
    - {w: 2, type: decision, src: m13, fact: "Kofi takes the breakfast slot as of Monday 27 October 2025.", keys: [["breakfast slot"], ["date:2025-10-27"]]}
    - {w: 1, type: decision, src: m13, fact: "Thandeka helps Kofi every weekday.", keys: [["thandeka"], ["every weekday"]]}
    - {w: 2, type: decision, src: m16, fact: "The harbour report goes at 6:50.", keys: [["6:50"]]}
    - {w: 2, type: fact, src: m17, fact: "Freelancers get 175 a shift.", keys: [["175"]]}
    - {w: 1, type: decision, src: m21, fact: "The desk is leased at 520 a month.", keys: [["520"]]}
    - {w: 2, type: task, src: m25, fact: "Brodie Macaskill comes on Thursday 16 October at 8:10.", keys: [["date:2025-10-16"], ["8:10"]]}
    - {w: 1, type: task, src: m30, fact: "Thandeka orders twelve dark blue mic socks, needed by 20 November 2025.", keys: [["mic socks"], ["date:2025-11-20"]]}
    - {w: 2, type: fact, src: m31, fact: "Anh is allergic to the hand cleaner in studio 1; get the unscented kind.", keys: [["allergic"], ["hand cleaner"]]}
    - {w: 2, type: task, src: m37, fact: "Nakashima, the new mayor, is a guest on 4 November 2025 for half an hour.", keys: [["guest"], ["date:2025-11-04"]]}
    - {w: 1, type: preference, src: m39, fact: "No more than two cups on the console.", keys: [["two cups"]]}
    ended:
    - {fact: "Studio 2 hums and must not be used.", was: 1/m7, by: m4, keys: [["studio 2 has a hum", "from studio 1"]], not: ["humless"]}
    - {fact: "The licence renewal has to be written.", was: 1/m28, by: m6, keys: [["licence renewal"]], not: ["went in"]}
    - {fact: "The harbour report is at 7:40.", was: 1/m10, by: m16, keys: [["7:40"]], not: ["6:50"]}
    - {fact: "Thandeka shadows Kofi on Tuesdays and Fridays.", was: 1/m24, by: m13, keys: [["thandeka"], ["tuesdays and fridays"]], not: ["weekday", "not only"]}
    - {fact: "Freelancers get 180 dollars a shift.", was: 1/m14, by: m17, keys: [["180"]], not: ["175"]}
    - {fact: "The field recorder is loaned to the college.", was: 1/m26, by: m19, keys: [["loaned"]], not: ["home"]}
    - {fact: "The station buys the desk from Halifax for 41,000.", was: 1/m30, by: m21, keys: [["41,000"]], not: ["lease"]}
    - {fact: "Brodie Macaskill is live on Thursday 4 September.", was: 1/m13, by: m25, keys: [["macaskill"], ["live"]], not: ["16"]}
    never:
    - {what: "quoted ad of another station", src: m23, keys: [["yacht"]]}
    - {what: "mood: eyelids of ten kilos", src: m5, keys: [["eyelids"]]}
    - {what: "celebrity gossip: a boiled egg for 90 dollars", src: m27, keys: [["shania"]]}
    - {what: "a dream: ratings of 41 percent", src: m24, keys: [["41 percent"]]}
    - {what: "a film's plot", src: m33, keys: [["tanker"]]}
    - {what: "a wrong guess on the election", src: m35, keys: [["haddad"]]}
questions:
- {q: "How much do we pay outside staff?", a: "175 a shift", keys: [["175"]]}
- {q: "How fast must mistakes be put right on air?", a: "within two hours, same programme", keys: [["within two hours"]]}
- {q: "Who presents mornings once our colleague goes to Toronto?", a: "Kofi, from 27 October", keys: [["breakfast slot"], ["kofi"]]}
- {q: "When do the fishermen get their bulletin?", a: "6:50", keys: [["6:50"]]}
- {q: "Which words are banned for the local government?", a: "City Hall (say council)", keys: [["city hall"]]}
- {q: "What must the soap be like, and for whom?", a: "unscented, Anh is allergic", keys: [["allergic"], ["unscented"]]}
- {q: "When is the interview with the elected lady?", a: "4 November", keys: [["guest"], ["date:2025-11-04"]]}
- {q: "What does the console furniture from the leasing firm cost monthly?", a: "520", keys: [["520"]]}
- {q: "When is Desmond's last day?", a: "24 October", keys: [["desmond"], ["date:2025-10-24"]]}
- {q: "How many mic socks, in what colour?", a: "twelve, dark blue", keys: [["mic socks"], ["dark blue"]]}
