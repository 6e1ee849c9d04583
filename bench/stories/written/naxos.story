=== conversation 1 | Naxos crew | 2026-03-08T18:20
Marta*> Right, Greece. I open this chat before one of you books something stupid
Declan> too late, I've put a deposit on a 40-foot yacht
Sunniva> hello from bus number 3 in the rain, Bergen has not seen the sun since 11 February
Marta*> So, what we agreed at Pilar's place: Naxos, not Santorini. From 12 to 22 June. Can everybody confirm please
Ifeanyi> confirmed, my leave is already in
Pilar> sí sí
Sunniva> Problem. My handover at the clinic runs until the 17th so I cannot leave before that
Declan> shift it a week so?
Marta*> OK then one week later, we go 19 to 29 June. Last call for objections
Ifeanyi> I'll redo the leave form. no objection
Pilar> works for us both
Marta*> Good, fixed. House: I found Villa Kalypso, ten minutes' walk from Agia Anna beach, five bedrooms and a pool, 3,150 euro for the ten nights
Ifeanyi> my cousin's boss went to Naxos in 2019, paid €9,000 for six nights and there was a pelican in the shower
Declan> was the pelican extra
Pilar> Do they want money before?
Marta*> 30 percent, so 945. The rest we pay in cash on arrival
Marta*> I do the deposit tonight and you each send me 189 until the end of March
Sunniva> that's five of us? what about Bilal
Ifeanyi> oh yeah Bilal is in, he rang me last night. he just hates group chats
Marta*> Ah nice! Then 189 was wrong, it's 157.50 each, six ways
(+25m) Pilar> Before we look at restaurants. Sunniva how bad is the allergy exactly, I never know
Sunniva> Sesame. Bad. Tahini, halva, seeds on bread, everything.
I carry two EpiPens, they live in the front pocket of the green rucksack
Declan> noted. no hummus roulette so
Pilar> and I eat fish but no meat, you know this
Ifeanyi> can I say now that I can't swim? like at all. boat trips ok, but I want a vest on
Marta*> How did we not know this in nine years
Ifeanyi> you all just assumed i was being mysterious on the towel
Pilar> Declan is reading one where a man swims from Naxos to Paros in 1943 with a stolen statue on his back and then marries the police captain's widow
Declan> don't spoil it, I'm on page 60
Marta*> Getting there: I got us the Blue Star from Piraeus on Friday the 19th, 7:25 in the morning, 41 euro
Sunniva> early but ok
Pilar> Who drives on the island?
Declan> I'll drive, I grew up behind sheep
Sunniva> What about a catamaran with skipper for two days, 1,200 a day, I saw one in Naoussa
Marta*> no. we are not those people
Ifeanyi> I'll sort the hire car by Easter, needs to fit all of us so a minivan probably
Pilar> last night I dreamed that the villa was full of dentists, forty of them, and I had to give each one a towel
Marta*> One wish from my side: every second evening we cook at home. My budget is 900 all in, flights included
=== conversation 2 | Naxos crew | 2026-05-17T20:05
Declan> am I allowed post bad news before dessert
Marta*> what did you do
Declan> neurologist has me off driving till September, new tablets for the epilepsy. I'm grand otherwise but no wheel for me
Sunniva> oh Declan. how are you really
Declan> really grand. two wobbles in April and nothing since
Pilar> So I am behind the wheel. Twenty years a licence and you all pretend I don't have one
Ifeanyi> speaking of. Hertz wanted 780 for the ten days, absolutely not
Ifeanyi> so it's done, nine-seater automatic from Stelios Rentals, €520, we collect it at Naxos airport
Sunniva> bravo!
Marta*> airport is good because listen. There is a strike in Piraeus that Friday and nothing sails
Pilar> my neighbour's hairdresser says the Athens taxis also stop for all of June
Sunniva> your neighbour's hairdresser said covid would last two weeks
Declan> can we fly over?
Marta*> Yes, Sky Express has seats on the 19th, Athens to Naxos at 13:10, 68 each. Vote?
Ifeanyi> 🙋
Sunniva> plane
Declan> plane, thank Christ, I get sick on a lilo
Marta*> OK booked, we fly with Sky Express at 13:10 on 19 June, six seats
Ifeanyi> um. five. Bilal started at Siemens and they won't give him leave before autumn, he pulled out this morning
Marta*> Of course he tells me one minute after
Sunniva> Can you give one back?
Marta*> 24 h free, so yes. And he has his share of the deposit back already. All the rest of you paid me, we're square
Declan> twenty quid says Ifeanyi is in the pool up to his ankles by day three and no further
Ifeanyi> you'd lose. did ten lessons at Moss Side baths since March, I do two lengths without stopping now
Sunniva> WHAT
Pilar> I have tears. who is this man
Declan> Pilar of course was nine years on Baywatch Valencia, ask her about the dolphin
Pilar> I will tell the whole beach you wear socks in the sea
(+1h) Pilar> the cooking every second evening. I looked at the photos, the kitchen has one ring and a toaster. Can we forget that
Marta*> Looked too. You win, tavernas every night
Marta*> which means my limit goes to 1,100
Pilar> then I can say: I reserved Axiotissa for Tuesday 23 June, 20:30. I told them about the sesame, they were very serious about it
Sunniva> ❤️ and I moved the pens, they are now in my bumbag and it stays on me
Ifeanyi> if we lived there we'd rent a stone house in Halki for 400 a month and I'd run a barber shop for tourists
Marta*> Ifeanyi and I land in Athens Thursday the 18th at 22:40. I took us a twin at the Sofitel at the terminal, 160
Declan> us two are in from Dublin at 9 that same morning, so we'll see ye at the gate on Friday
Declan> just got this by the way: "FINAL HOURS! 7-night Corfu cruise only €49 pp, reply YES within 2 hrs"
Pilar> you replied, didn't you
Marta*> The wifi of the villa is kalypso-8841-blue, keep it between us
Sunniva> I bring snorkel masks for everybody, so nobody buys any
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m9, fact: "The trip is from 19 to 29 June 2026.", keys: [["date:2026-06-29"]]}
    - {w: 2, type: fact, src: m12, fact: "They stay at Villa Kalypso near Agia Anna, five bedrooms, pool.", keys: [["Kalypso"], ["Agia Anna"]]}
    - {w: 2, type: fact, src: m12, fact: "The villa costs 3,150 euro for the ten nights.", keys: [["3,150"]]}
    - {w: 1, type: fact, src: m16, fact: "The deposit is 945 (30 percent).", keys: [["945"]]}
    - {w: 2, type: fact, src: m16, fact: "The rest of the villa is paid in cash on arrival.", keys: [["cash on arrival"]]}
    - {w: 2, type: task, src: m20, fact: "Each of the six owes Marta 157.50 for the deposit by the end of March.", keys: [["157.50"]]}
    - {w: 2, type: fact, src: m19, fact: "Bilal comes along.", keys: [["Bilal is in"]]}
    - {w: 2, type: fact, src: m22, fact: "Sunniva has a bad sesame allergy.", keys: [["Sesame"]]}
    - {w: 2, type: fact, src: m22, fact: "Sunniva's two EpiPens are in the front pocket of the green rucksack.", keys: [["green rucksack"]]}
    - {w: 2, type: preference, src: m24, fact: "Pilar eats fish but no meat.", keys: [["fish but no meat"]]}
    - {w: 2, type: fact, src: m25, fact: "Ifeanyi cannot swim.", keys: [["can't swim"]]}
    - {w: 2, type: decision, src: m30, fact: "They take the Blue Star from Piraeus on Friday 19 June at 7:25.", keys: [["Blue Star"], ["7:25"]]}
    - {w: 2, type: decision, src: m33, fact: "Declan will drive on the island.", keys: [["I'll drive"]]}
    - {w: 1, type: task, src: m36, fact: "Ifeanyi sorts the hire car by Easter.", keys: [["hire car"]]}
    - {w: 1, type: preference, src: m38, fact: "Marta wants them to cook at home every second evening.", keys: [["cook at home"]]}
    - {w: 2, type: preference, src: m38, fact: "Marta's budget is 900 all in.", keys: [["900 all in"]]}
    ended:
    - {fact: "The trip is from 12 to 22 June.", was: m4, by: m9, keys: [["date:2026-06-22"]], not: ["29 June"]}
    - {fact: "Everyone sends Marta 189.", was: m17, by: m20, keys: [["send me 189"]], not: ["157", "wrong"]}
    never:
    - {what: "joke: Declan has put a deposit on a yacht", src: m2, keys: [["40-foot yacht"]]}
    - {what: "small talk about weather in Bergen", src: m3, keys: [["not seen the sun"]]}
    - {what: "anecdote of the cousin's boss with the pelican", src: m13, keys: [["pelican in the shower"]]}
    - {what: "plot of the novel Declan reads", src: m28, keys: [["stolen statue"]]}
    - {what: "rejected suggestion: catamaran", src: m34, keys: [["catamaran"]]}
    - {what: "Pilar's dream of the dentists", src: m37, keys: [["dentists"]]}
  2:
    dropped: [6, 7, 9, 11, 12, 13, 14, 15, 16]
    keep:
    - {w: 2, type: fact, src: m3, fact: "Declan may not drive until September because of new epilepsy tablets.", keys: [["off driving"], ["September"]]}
    - {w: 2, type: decision, src: m6, fact: "Pilar drives on the island.", keys: [["behind the wheel"]]}
    - {w: 2, type: fact, src: m8, fact: "The car is a nine-seater automatic from Stelios Rentals, 520 euro, collected at Naxos airport.", keys: [["Stelios"], ["520"]]}
    - {w: 2, type: decision, src: m18, fact: "They fly Athens to Naxos with Sky Express on 19 June at 13:10.", keys: [["Sky Express"], ["13:10"]]}
    - {w: 2, type: fact, src: m24, fact: "Ifeanyi had ten swimming lessons and swims two lengths now.", keys: [["two lengths"]]}
    - {w: 1, type: decision, src: m30, fact: "They eat in tavernas every night.", keys: [["tavernas every night"]]}
    - {w: 2, type: preference, src: m31, fact: "Marta's limit is 1,100.", keys: [["1,100"]]}
    - {w: 2, type: task, src: m32, fact: "Pilar reserved Axiotissa for Tuesday 23 June at 20:30.", keys: [["Axiotissa"], ["date:2026-06-23"]]}
    - {w: 2, type: fact, src: m33, fact: "Sunniva's EpiPens are in her bumbag, which stays on her.", keys: [["bumbag"]]}
    - {w: 2, type: fact, src: m35, fact: "Marta and Ifeanyi land in Athens on Thursday 18 June at 22:40.", keys: [["22:40"], ["Thursday", "date:2026-06-18"]]}
    - {w: 1, type: fact, src: m35, fact: "Marta took a twin room at the Sofitel at the airport for that night, 160.", keys: [["Sofitel"]]}
    - {w: 1, type: task, src: m40, fact: "Sunniva brings snorkel masks for everybody.", keys: [["snorkel masks"]]}
    ended:
    - {fact: "Declan drives on the island.", was: 1/m33, by: m3, keys: [["I'll drive"]], not: ["off driving", "no wheel"]}
    - {fact: "Ifeanyi still has to sort the hire car by Easter.", was: 1/m36, by: m8, keys: [["sort the hire car"]], not: ["done", "Stelios"]}
    - {fact: "They take the Blue Star from Piraeus at 7:25.", was: 1/m30, by: m10, keys: [["Blue Star"], ["7:25"]], not: ["strike", "fly"]}
    - {fact: "Bilal comes along.", was: 1/m19, by: m19, keys: [["Bilal is in"]], not: ["pulled out", "Siemens"]}
    - {fact: "Everyone owes Marta 157.50.", was: 1/m20, by: m22, keys: [["157.50 each"]], not: ["paid", "square"]}
    - {fact: "Ifeanyi cannot swim.", was: 1/m25, by: m24, keys: [["can't swim"]], not: ["lessons", "lengths"]}
    - {fact: "They cook at home every second evening.", was: 1/m38, by: m30, keys: [["we cook at home"]], not: ["tavernas", "forget"]}
    - {fact: "Marta's budget is 900 all in.", was: 1/m38, by: m31, keys: [["900 all in"]], not: ["1,100"]}
    - {fact: "The EpiPens are in the green rucksack.", was: 1/m22, by: m33, keys: [["green rucksack"]], not: ["bumbag"]}
    never:
    - {what: "price of the car hire not taken (Hertz 780)", src: m7, keys: [["Hertz"]]}
    - {what: "hearsay of the neighbour's hairdresser on the taxis", src: m11, keys: [["hairdresser says"]]}
    - {what: "bet on Ifeanyi and the pool", src: m23, keys: [["up to his ankles"]]}
    - {what: "tease: Pilar on Baywatch Valencia", src: m27, keys: [["Baywatch"]]}
    - {what: "hypothetical: a stone house in Halki for 400 a month", src: m34, keys: [["Halki"]]}
    - {what: "quoted spam: Corfu cruise for 49 euro", src: m37, keys: [["Corfu cruise"]]}
    - {what: "the wifi password of the villa", src: m39, keys: [["kalypso-8841"]]}
questions:
- {q: "When exactly are we away?", a: "19 to 29 June 2026", keys: [["date:2026-06-29"]]}
- {q: "What must Sunniva never be served?", a: "sesame", keys: [["sesame"]]}
- {q: "Where does Sunniva carry her emergency injectors?", a: "in her bumbag", keys: [["bumbag"]]}
- {q: "How do we get across from the mainland?", a: "by plane, Sky Express at 13:10", keys: [["Sky Express"], ["13:10"]]}
- {q: "Who takes care of the driving?", a: "Pilar", keys: [["behind the wheel"]]}
- {q: "Why isn't Declan at the steering wheel?", a: "new epilepsy tablets, not allowed until September", keys: [["epilepsy"]]}
- {q: "How is the balance of the accommodation settled?", a: "in cash on arrival", keys: [["cash on arrival"]]}
- {q: "Which company hired us the vehicle and for how much?", a: "Stelios Rentals, 520 euro", keys: [["Stelios"], ["520"]]}
- {q: "What is the most Marta wants to spend?", a: "1,100", keys: [["1,100"]]}
- {q: "Which restaurant is reserved for the Tuesday?", a: "Axiotissa, 23 June at 20:30", keys: [["Axiotissa"]]}
