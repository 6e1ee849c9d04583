=== conversation 1 | Elmgrove Vets – team | 2026-01-12T12:40
Yvonne*> hi team, happy new year, this is instead of the whiteboard, the whiteboard has been peed on
Kofi> by whom
Yvonne*> a beagle. moving on
Marta> poor whiteboard
Yvonne*> opening hours from February: Mon to Fri 8 to 18:30, Saturdays 9 to 12
Priit> saturday rota?
Yvonne*> Saturdays: Marta and Priit alternate, Priit starts on 7 Feb
Marta> ok
Priit> ok
Kofi> the x-ray. It's on its last legs, third error this week. engineer quotes 2,900 for the repair
Yvonne*> new one is 31,000. We repair it, the engineer comes 22 January
Kofi> good
Marta> vaccines fridge: the new probe logs every 10 min, alarm goes to my phone if it's above 8 degrees
Yvonne*> great, thank you
Priit> locum question. Who covers for Marta in March when she's in Gdansk, 9 to 20 March?
Yvonne*> I've booked Dr. Whitlock as locum for the two weeks, 420 a day
Kofi> Whitlock who sings to the cats?
Yvonne*> the very one
Marta> Reminder: I'm allergic to latex, please order nitrile gloves ONLY
Kofi> nitrile only, on the order list
Yvonne*> orders go out on Tuesdays before noon, supplier is Centaur
Priit> a client told me his cousin cured a parrot with vodka
Marta> the cousin should be referred
Yvonne*> prices: consultation goes up from 42 to 46 on 1 February
Kofi> about time
Yvonne*> nurse trainee! Ellie starts on 2 March, Kofi is her mentor
Kofi> looking forward
Priit> we have to do the controlled drugs register check, monthly. I'd do it on the first Monday
Yvonne*> ok yes. Priit does the register on first Mondays
Marta> Also the oxygen concentrator in theatre 2 makes a noise, don't use it for anaesthesia until I've had it checked
Kofi> ok taped a note on it
Kofi> if dogs could read they'd report us for the biscuits
Yvonne*> the biscuits ARE a disgrace
Priit> the cat ward: it's 6 cages, can we please not put the rabbits in there
Yvonne*> agreed, rabbits go to the small room behind reception
(+5h) Yvonne*> Sorry, hours again. The landlord locks the car park at 18:15, so weekdays we close at 18:00
Marta> better for me anyway
Yvonne*> and team dinner is on Friday 30 January, at Bombay Garden, 19:30
Priit> yum
=== conversation 2 | Elmgrove Vets – team | 2026-03-30T13:05
Yvonne*> ok spring edition. first: Marta, welcome back
Marta> thanks! never leave me alone with that many pierogi
Kofi> xray: the repair lasted 7 weeks. Dead since Thursday
Yvonne*> yes. So I've signed the lease for a new one, Fuji, 590 a month over 5 years, delivered on 21 April
Priit> until then?
Yvonne*> until then x-rays go to Riverside Vets, they take our cases at cost
Kofi> 👏
Yvonne*> Ellie, sadly, has left, she's off to study in Utrecht
Kofi> she was good. do we look again?
Yvonne*> yes, new trainee from 1 September, interviews are 12 and 13 May
Priit> About me. I'm going down to four days from May, Wednesdays off, with the baby
Marta> lovely!
Yvonne*> granted of course. So Saturdays: Marta can't do every one. Dr. Whitlock stays with us as a permanent part-timer, Saturdays are hers from 4 April
Marta> HURRAY
Kofi> singing on saturdays
Yvonne*> Centaur raised delivery fees, we switched to Covetrus. order day's Thursday, before 10
Marta> nitrile still please
Yvonne*> nitrile still, always
Marta> the fridge alarm: my phone's not the right place, I've had it go off in the cinema. it goes to the practice mobile now, whoever's on duty carries it
Priit> fair
Marta> oxygen concentrator: serviced on 24 March, it was a filter, it can be used again
Kofi> takes the note down
Yvonne*> controlled drugs: the inspector was here. She wants the check every week, not monthly. Kofi, could you?
Kofi> yes, Fridays at 5
Yvonne*> thank you. She gave us 94 out of 100 by the way!!
Priit> wow
Kofi> someone at Riverside says the inspector is going to shut two practices in our street. We're the only one in our street
Marta> ominous
Yvonne*> ignore. Saturdays we open till 13:00 from this week, so 9 to 13
Marta> ok
Yvonne*> prices: the 46 stays, but I'd like a nurse consult at 22, for nail clips and such
Kofi> finally I'm worth something
Priit> The rabbits chewed through the network cable behind reception. can they go elsewhere
Yvonne*> rabbits to the old laundry room. Kofi's putting in shelves by 17 April
Kofi> will do
Marta> what would you all say if we were bought by a chain? just a thought experiment
Yvonne*> over my dead beagle
Yvonne*> the alarm code's changed, it's 5086, learn it by heart, it mustn't be written anywhere
Priit> ok
Priit> I could sleep for a year, am a zombie today
Marta> open day? We said we'd do one this summer
Yvonne*> yes, open day on Saturday 20 June, 11 to 15, Marta does the tour of the theatre
Marta> deal
=== labels ===
after:
  1:
    keep:
    - {w: 1, type: fact, src: m5, fact: "On Saturdays the practice is open: Saturdays 9 to 12.", keys: [["Saturdays 9 to 12"]]}
    - {w: 2, type: decision, src: m7, fact: "Saturdays: Marta and Priit alternate, Priit starts on 7 February 2026.", keys: [["Saturdays"], ["alternate"]]}
    - {w: 2, type: decision, src: m11, fact: "The x-ray is repaired; the engineer comes on 22 January 2026.", keys: [["repair"], ["date:2026-01-22"]]}
    - {w: 1, type: fact, src: m13, fact: "The vaccine fridge alarm goes to Marta's phone above 8 degrees.", keys: [["alarm"], ["my phone", "Marta's phone"]]}
    - {w: 1, type: fact, src: m15, fact: "Marta is in Gdansk from 9 to 20 March 2026.", keys: [["Gdansk"], ["20 March"]]}
    - {w: 1, type: fact, src: m16, fact: "Dr. Whitlock is booked as locum for two weeks at 420 a day.", keys: [["Whitlock"], ["420"]]}
    - {w: 2, type: risk, src: m19, fact: "Marta is allergic to latex: nitrile gloves only.", keys: [["latex"], ["nitrile"]]}
    - {w: 1, type: fact, src: m21, fact: "Orders go out on Tuesdays before noon; supplier is Centaur.", keys: [["Tuesdays"], ["Centaur"]]}
    - {w: 1, type: decision, src: m24, fact: "The consultation costs 46 from 1 February 2026.", keys: [["46"]]}
    - {w: 1, type: fact, src: m26, fact: "Trainee Ellie starts on 2 March 2026, Kofi is her mentor.", keys: [["Ellie"], ["mentor"]]}
    - {w: 1, type: task, src: m28, fact: "Priit checks the controlled drugs register monthly on the first Monday.", keys: [["register"], ["first Monday"]]}
    - {w: 2, type: risk, src: m30, fact: "Don't use the oxygen concentrator in theatre 2 for anaesthesia until it's checked.", keys: [["concentrator"], ["until"]]}
    - {w: 1, type: decision, src: m35, fact: "Rabbits go to the small room behind reception.", keys: [["rabbits"], ["small room"]]}
    - {w: 2, type: decision, src: m36, fact: "On weekdays the practice closes at 18:00.", keys: [["18:00"]]}
    - {w: 1, type: task, src: m38, fact: "Team dinner on Friday 30 January 2026 at Bombay Garden, 19:30.", keys: [["Bombay Garden"], ["date:2026-01-30"]]}
    ended:
    - {fact: "On weekdays the practice is open until 18:30.", was: m5, by: m36, keys: [["18:30"]], not: ["18:00"]}
    never:
    - {what: "anecdote of a stranger: a parrot cured with vodka", src: m22, keys: [["vodka"]]}
    - {what: "joke about dogs who read", src: m32, keys: [["dogs could read"]]}
  2:
    dropped: [1, 2, 3, 4, 5, 6, 8, 10, 11, 12, 13, 15]
    keep:
    - {w: 2, type: fact, src: m4, fact: "A new Fuji x-ray is leased at 590 a month over 5 years, delivered on 21 April 2026.", keys: [["Fuji"], ["date:2026-04-21"]]}
    - {w: 1, type: fact, src: m6, fact: "Until then x-rays go to Riverside Vets at cost.", keys: [["Riverside Vets"], ["x-rays"]]}
    - {w: 1, type: fact, src: m8, fact: "Ellie has left to study in Utrecht.", keys: [["Utrecht"]]}
    - {w: 1, type: task, src: m10, fact: "New trainee from 1 September 2026; interviews on 12 and 13 May.", keys: [["trainee"], ["date:2026-09-01"]]}
    - {w: 2, type: decision, src: m11, fact: "Priit works four days from May, Wednesdays off.", keys: [["Wednesdays off"]]}
    - {w: 2, type: decision, src: m13, fact: "Dr. Whitlock is a permanent part-timer; Saturdays are hers from 4 April 2026.", keys: [["Whitlock"], ["permanent"]]}
    - {w: 1, type: decision, src: m16, fact: "The supplier is Covetrus; order day is Thursday before 10.", keys: [["Covetrus"], ["Thursday"]]}
    - {w: 1, type: fact, src: m19, fact: "The fridge alarm goes to the practice mobile.", keys: [["practice mobile"]]}
    - {w: 2, type: fact, src: m21, fact: "The oxygen concentrator was serviced on 24 March 2026 and can be used again.", keys: [["serviced"], ["used again"]]}
    - {w: 2, type: decision, src: m23, fact: "The controlled drugs check is weekly.", keys: [["every week", "weekly"]]}
    - {w: 1, type: task, src: m24, fact: "Kofi does the check on Fridays at 5.", keys: [["Fridays at 5"]]}
    - {w: 1, type: fact, src: m25, fact: "The inspector gave 94 out of 100.", keys: [["94 out of 100"]]}
    - {w: 1, type: decision, src: m29, fact: "Saturdays are 9 to 13.", keys: [["9 to 13"]]}
    - {w: 1, type: decision, src: m31, fact: "A nurse consult costs 22.", keys: [["nurse consult"], ["22"]]}
    - {w: 1, type: task, src: m34, fact: "Rabbits go to the old laundry room; Kofi puts in shelves by 17 April 2026.", keys: [["laundry room"]]}
    - {w: 1, type: task, src: m42, fact: "Open day on Saturday 20 June 2026, 11 to 15; Marta does the theatre tour.", keys: [["open day"], ["date:2026-06-20"]]}
    ended:
    - {fact: "On Saturdays Marta and Priit alternate.", was: 1/m7, by: m13, keys: [["Marta and Priit alternate"]], not: ["Whitlock"]}
    - {fact: "The x-ray gets repaired.", was: 1/m11, by: m4, keys: [["We repair it"]], not: ["new Fuji", "lease"]}
    - {fact: "The fridge alarm goes to Marta's phone.", was: 1/m13, by: m19, keys: [["alarm"], ["my phone"]], not: ["practice mobile", "not the right"]}
    - {fact: "Orders go to Centaur on Tuesdays.", was: 1/m21, by: m16, keys: [["Centaur"], ["Tuesdays"]], not: ["Covetrus"]}
    - {fact: "Ellie is trainee with Kofi as mentor.", was: 1/m26, by: m8, keys: [["Ellie"], ["mentor"]], not: ["left"]}
    - {fact: "Priit checks the register on first Mondays.", was: 1/m28, by: m23, keys: [["register"], ["first Monday"]], not: ["every week"]}
    - {fact: "The oxygen concentrator mustn't be used.", was: 1/m30, by: m21, keys: [["concentrator"], ["don't use"]], not: ["serviced", "used again"]}
    - {fact: "Rabbits are in the small room behind reception.", was: 1/m35, by: m34, keys: [["rabbits"], ["small room"]], not: ["laundry"]}
    - {fact: "Saturdays are 9 to 12.", was: 1/m5, by: m29, keys: [["Saturdays 9 to 12"]], not: ["13"]}
    never:
    - {what: "hearsay about the inspector", src: m27, keys: [["two practices"]]}
    - {what: "hypothetical", src: m36, keys: [["thought experiment"]]}
    - {what: "alarm code", src: m38, keys: [["5086"]]}
    - {what: "mood of the moment", src: m40, keys: [["zombie"]]}
questions:
- {q: "Who looks after patients at the weekend now?", a: "Dr. Whitlock", keys: [["Whitlock"]]}
- {q: "What is being leased for imaging?", a: "A Fuji x-ray, 590 a month", keys: [["Fuji"]]}
- {q: "Where do bunnies stay?", a: "In the old laundry room", keys: [["laundry"]]}
- {q: "How often are the narcotics counted, and by whom?", a: "Every week, by Kofi on Fridays", keys: [["Kofi"], ["week"]]}
- {q: "Which material must gloves not be made of?", a: "Latex, because of Marta", keys: [["latex"]]}
- {q: "Who supplies the practice?", a: "Covetrus", keys: [["Covetrus"]]}
- {q: "On which weekday is Priit at home?", a: "Wednesday", keys: [["Wednesday"]]}
- {q: "Is the machine in theatre 2 safe now?", a: "Yes, serviced on 24 March, it can be used again", keys: [["serviced"]]}
- {q: "When does the practice shut on weekdays?", a: "At 18:00", keys: [["18:00"]]}
- {q: "What became of the trainee who came in March?", a: "Ellie left to study in Utrecht", keys: [["Utrecht"]]}
