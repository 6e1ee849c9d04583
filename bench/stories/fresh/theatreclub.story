=== conversation 1 | Marlow Players committee | 2026-01-20T19:45
Bex*> evening committee! new chat since Howard accidentally deleted the old one
Howard> it was a tidy-up
Sunil> a tidy-up of 4 years of photos
Bex*> moving on. spring play: it's The Importance of Being Earnest, voted 9 to 4 last night
Fran> happy with that. When's the show?
Bex*> four nights, 13 to 16 May, at the Memorial Hall. Hall deposit of 300 is paid
Sunil> who's directing?
Bex*> Fran is directing
Fran> gulp. yes. I am
Howard> I do set and lights as ever. my budget last time was 650, I want 800
Bex*> treasurer?
Sunil> 700, Howard. Final
Howard> robbery. ok 700
Fran> rehearsals Mondays and Thursdays, 7:30, in the scout hut, starting 2 Feb
Sunil> the scout hut costs 12 an hour by the way
Fran> casting: Lady Bracknell is Moira, no contest. Jack is Tomasz, Algernon is Leo
Bex*> And Gwendolen?
Fran> Gwendolen is Petra, she gave a lovely audition
Howard> Moira told someone who told my wife that Leo is leaving town in April
Fran> he'd have told me
Sunil> tickets. last year 10 pounds. I propose 12, under-18s 6
Bex*> seconded
Howard> Fine
Bex*> ok 12 and 6. Card reader or cash?
Sunil> cash only, the card reader charges are criminal
Fran> posters by whom?
Bex*> my niece Clementine does the poster, draft by 15 February
Howard> imagine we had a revolving stage. and a swimming pool, like the Aldwych
Fran> imagine we had a working kettle
Howard> that's the real dream
Bex*> fire safety: the hall's limit is 118 seats since the new regulations, not 140! Sunil please count with that
Sunil> noted. 118 x 4
Fran> costumes: hiring from Wardrobe Lane in Reading, 380 for the lot
Howard> my sister could sew some
Fran> bless her, no, we hire
Bex*> also Moira can't do stairs in costume bc of her hip, so Howard no platforms for Lady B
Howard> no platform for lady b. understood
Sunil> programme ads: the butcher and the bookshop each take half a page at 40
Bex*> brilliant
(+1d) Fran> update, the scouts have their badge night on Mondays so it's Tuesdays and Thursdays for rehearsals, same time
Sunil> tuesdays is squash. oh well. Theatre wins
Bex*> thanks all! next committee meeting 24 February at mine
=== conversation 2 | Marlow Players committee | 2026-03-24T20:10
Bex*> well. that was a week
Howard> Fran are you alive
Fran> alive with crutches. Broken ankle everyone, six weeks in plaster
Sunil> oh Fran!
Bex*> We agreed at the hospital that Sunil directs from now on and Fran sits in and takes notes
Sunil> I've directed one panto in 1998. pray for me
Fran> you'll be good. blocking for act 1 and 2 is done, act 3 is open
Howard> and Leo. The gossip was right for once, he starts in Aberdeen after Easter
Fran> yes. So Algernon is Dev, Sunil's son. He knew half the lines already
Sunil> he's thrilled and I'm not allowed to look at him during rehearsal
Bex*> hall news: a burst pipe at the Memorial Hall, floor's ruined, closed until July
Howard> NO
Bex*> I phoned round. St Andrew's church hall would have us, 20 to 23 May, Wed to Sat
Sunil> then those are the new dates. What do they charge?
Bex*> 85 a night, and the Memorial Hall pays our 300 back
Sunil> good. and how many seats there
Bex*> St Andrew's seats 96
Fran> Cosy
Howard> St Andrew's has no lighting rig. I must hire one, 240, that's over budget
Sunil> ok your budget goes up to 940, on the condition that you keep receipts
Howard> I shall frame them
Bex*> tickets: we have to take cards, half the people asking don't carry cash any more. Got a SumUp reader for 29 pounds
Sunil> i surrender
Bex*> prices as they were
Sunil> one thing, under-18s free on the Wednesday, as a school night?
Fran> love it
Bex*> yes. Wednesday, under-18s go free
Howard> I had a dream that I'd painted the whole set and it was for Macbeth
Fran> Dont. Say. That. Word.
Fran> costumes: Wardrobe Lane has gone bust. Howard, your sister, is the offer still good?
Howard> Already asked! Judith sews six costumes, material costs 150 in total
Fran> I take back everything
Bex*> petra asked whether she can be called Petra Novak in the programme, married name
Sunil> programme deadline is 4 May at the printer's, 150 copies
Bex*> the butcher pulled out of his ad, the vet's taking the space instead
Fran> Rehearsals extra: three Sundays, 26 April, 3 and 10 May, 2 to 5pm, at the scout hut
Howard> Clementine's poster is gorgeous but has the old dates on it
Bex*> she's redoing it, new poster by 31 March
Sunil> the key safe at St Andrew's is 4402. nobody write that in the minutes please
Bex*> Right
Howard> well if the roof falls in as well I'm joining the bowls club
Bex*> you'd delete their photos. One more: after-show party on Saturday at the Ship, from 10
Fran> I'll be the one with the crutches on the table
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: decision, src: m4, fact: "The spring play is The Importance of Being Earnest.", keys: [["Earnest"]]}
    - {w: 2, type: fact, src: m6, fact: "The show is on four nights, 13 to 16 May 2026, at the Memorial Hall; deposit of 300 paid.", keys: [["Memorial Hall"], ["13 to 16 May"]]}
    - {w: 2, type: decision, src: m8, fact: "Fran is directing.", keys: [["Fran is directing"]]}
    - {w: 1, type: decision, src: m12, fact: "Howard's budget for set and lights is 700.", keys: [["700"]]}
    - {w: 1, type: fact, src: m15, fact: "The scout hut costs 12 an hour.", keys: [["scout hut"], ["12"]]}
    - {w: 2, type: decision, src: m16, fact: "Lady Bracknell is Moira, Jack is Tomasz, Algernon is Leo.", keys: [["Bracknell"], ["Leo"]]}
    - {w: 1, type: decision, src: m18, fact: "Gwendolen is Petra.", keys: [["Gwendolen"], ["Petra"]]}
    - {w: 1, type: decision, src: m21, fact: "Tickets cost 12 pounds, under-18s 6.", keys: [["12"], ["6"]]}
    - {w: 1, type: decision, src: m25, fact: "Tickets are cash only.", keys: [["cash only"]]}
    - {w: 1, type: task, src: m27, fact: "Clementine does the poster, draft by 15 February 2026.", keys: [["poster"], ["date:2026-02-15"]]}
    - {w: 2, type: risk, src: m31, fact: "The hall's limit is 118 seats.", keys: [["118 seats"]]}
    - {w: 1, type: decision, src: m33, fact: "Costumes are hired from Wardrobe Lane in Reading for 380.", keys: [["Wardrobe Lane"], ["380"]]}
    - {w: 2, type: risk, src: m36, fact: "Moira can't do stairs because of her hip: no platforms for Lady B.", keys: [["hip"], ["platforms"]]}
    - {w: 1, type: fact, src: m38, fact: "The butcher and the bookshop take half a page each at 40.", keys: [["butcher"], ["bookshop"]]}
    - {w: 2, type: decision, src: m40, fact: "Rehearsals are on Tuesdays and Thursdays.", keys: [["Tuesdays and Thursdays"]]}
    - {w: 1, type: task, src: m42, fact: "Next committee meeting on 24 February 2026 at Bex's.", keys: [["meeting"], ["date:2026-02-24"]]}
    ended:
    - {fact: "Rehearsals are on Mondays and Thursdays.", was: m14, by: m40, keys: [["rehearsals"], ["Mondays"]], not: ["Tuesdays"]}
    - {fact: "Howard wants 800 for set and lights.", was: m10, by: m12, keys: [["I want 800", "wants 800"]], not: ["700"]}
    never:
    - {what: "joke: a revolving stage and swimming pool", src: m28, keys: [["revolving stage"]]}
    - {what: "hearsay about Leo leaving", src: m19, keys: [["told someone"]]}
  2:
    dropped: [2, 3, 4, 6, 9, 10, 11, 12, 14, 16]
    keep:
    - {w: 2, type: fact, src: m3, fact: "Fran has a broken ankle, six weeks in plaster.", keys: [["ankle"]]}
    - {w: 2, type: decision, src: m5, fact: "Sunil directs from now on, Fran takes notes.", keys: [["Sunil directs"]]}
    - {w: 1, type: fact, src: m7, fact: "Blocking for act 1 and 2 is done, act 3 is open.", keys: [["blocking"], ["act 3"]]}
    - {w: 1, type: fact, src: m8, fact: "Leo starts in Aberdeen after Easter.", keys: [["Aberdeen"]]}
    - {w: 2, type: decision, src: m9, fact: "Algernon is Dev, Sunil's son.", keys: [["Algernon"], ["Dev"]]}
    - {w: 2, type: fact, src: m11, fact: "The Memorial Hall is closed until July after a burst pipe.", keys: [["Memorial Hall"], ["July"]]}
    - {w: 2, type: fact, src: m13, fact: "The show is at St Andrew's church hall, 20 to 23 May 2026.", keys: [["St Andrew's"], ["20 to 23 May"]]}
    - {w: 1, type: fact, src: m15, fact: "St Andrew's costs 85 a night; the Memorial Hall pays back 300.", keys: [["85 a night"]]}
    - {w: 1, type: fact, src: m17, fact: "St Andrew's has 96 seats.", keys: [["St Andrew's"], ["96"]]}
    - {w: 1, type: decision, src: m20, fact: "Howard's budget is 940, with receipts.", keys: [["940"]]}
    - {w: 1, type: decision, src: m22, fact: "Cards are taken: a SumUp reader for 29 pounds.", keys: [["SumUp"]]}
    - {w: 2, type: decision, src: m31, fact: "Judith sews six costumes; the material costs 150.", keys: [["Judith"], ["costumes"]]}
    - {w: 1, type: fact, src: m33, fact: "Petra is Petra Novak in the programme.", keys: [["Novak"]]}
    - {w: 2, type: task, src: m34, fact: "Programme deadline is 4 May 2026 at the printer's, 150 copies.", keys: [["date:2026-05-04"], ["150 copies"]]}
    - {w: 1, type: fact, src: m35, fact: "The vet takes the butcher's ad space.", keys: [["vet"], ["space"]]}
    - {w: 1, type: fact, src: m36, fact: "Extra rehearsals on Sundays 26 April, 3 and 10 May, 2 to 5pm.", keys: [["Sundays"], ["date:2026-04-26"]]}
    - {w: 1, type: task, src: m38, fact: "Clementine's new poster by 31 March 2026.", keys: [["poster"], ["date:2026-03-31"]]}
    - {w: 1, type: task, src: m42, fact: "After-show party on Saturday at the Ship from 10.", keys: [["party"], ["the Ship"]]}
    ended:
    - {fact: "Fran directs.", was: 1/m8, by: m5, keys: [["Fran is directing"]], not: ["Sunil", "ankle"]}
    - {fact: "Algernon is Leo.", was: 1/m16, by: m9, keys: [["Algernon is Leo"]], not: ["Dev"]}
    - {fact: "The show is on 13 to 16 May at the Memorial Hall.", was: 1/m6, by: m13, keys: [["Memorial Hall"], ["13 to 16 May"]], not: ["closed", "pays"]}
    - {fact: "The limit is 118 seats.", was: 1/m31, by: m17, keys: [["118 seats"]], not: ["96"]}
    - {fact: "Howard's budget is 700.", was: 1/m12, by: m20, keys: [["700"]], not: ["940"]}
    - {fact: "Tickets are cash only.", was: 1/m25, by: m22, keys: [["cash only"]], not: ["SumUp", "cards"]}
    - {fact: "Costumes are hired from Wardrobe Lane.", was: 1/m33, by: m31, keys: [["Wardrobe Lane"], ["hiring", "hired"]], not: ["bust", "sews"]}
    - {fact: "The butcher takes half a page.", was: 1/m38, by: m35, keys: [["butcher"], ["half a page"]], not: ["vet", "pulled"]}
    - {fact: "The poster draft is due on 15 February.", was: 1/m27, by: m38, keys: [["poster"], ["date:2026-02-15"]], not: ["new poster"]}
    never:
    - {what: "dream about Macbeth", src: m28, keys: [["Macbeth"]]}
    - {what: "key safe code, not for the minutes", src: m39, keys: [["4402"]]}
    - {what: "joke about the bowls club", src: m41, keys: [["bowls"]]}
questions:
- {q: "Who is in charge of the production now?", a: "Sunil directs", keys: [["Sunil"]]}
- {q: "On which dates will the audience see the play?", a: "20 to 23 May", keys: [["20 to 23 May"]]}
- {q: "What made them change venue?", a: "A burst pipe ruined the Memorial Hall's floor", keys: [["pipe"]]}
- {q: "Who takes over the part from the man who is off to Scotland?", a: "Dev, Sunil's son", keys: [["Dev"]]}
- {q: "How do people pay at the door?", a: "By card, SumUp reader", keys: [["SumUp"]]}
- {q: "Where does the wardrobe come from?", a: "Judith sews the costumes", keys: [["Judith"]]}
- {q: "What may Howard spend?", a: "940", keys: [["940"]]}
- {q: "Why must Lady Bracknell's set be flat?", a: "Moira's hip: she can't do stairs", keys: [["hip"]]}
- {q: "Which weekday evenings does the cast practise?", a: "Tuesdays and Thursdays", keys: [["Tuesdays"]]}
- {q: "How big an audience fits in?", a: "96", keys: [["96"]]}
