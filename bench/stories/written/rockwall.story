=== conversation 1 | 🏔️ Sunday Scramblers | 2026-06-03T19:00
Wren*> ok team 🏔️ permits came through!!! Rockwall Trail, 55 km, 22 to 26 July, 5 of us 🎉🎉
Dmitri> 🥳🥳🥳
Fatoumata> WAIT we got the Tumbling Creek one too??
Wren*> all four: Helmet Falls, Tumbling, Numa, Floe Lake ⛺ reservation number's in my mail
we can hand it back for free until 15 July
Gord> in 1987 i met a man on the Rockwall who'd carried a 19 kg watermelon to Floe Lake. ate it alone 🍉
Wren*> ok roles. who drives?
Gord> my van, seats 7, i'll be at Dalhousie station 5:30 on the 22nd. who's late walks
Fatoumata> 5:30 is a medical emergency 😭
Siosaia> i bring the big stove + 2 gas cans. lent my small one to my cousin
Yuki> bear spray: i have 2, they expire 11/2027 ✅ we need 1 more
Wren*> Fatou?
Fatoumata> buying one saturday 🐻 also important, i am allergic to wasps & bees, epipen is ALWAYS in the top lid of my pack, orange pouch
Dmitri> 🧡 memorised
Dmitri> i'm vegetarian but i eat bacon in the mountains. that is not a joke it's a policy 🥓
Gord> forecast guy on CBC says it'll be 34 degrees and also snow
Wren*> food: each day one cook. Wren 22, Siosaia 23, Yuki 24, Dmitri 25. Fatou & Gord breakfasts ☕
Yuki> i do curry 🍛
Fatoumata> Imagine we hired a llama. 60 bucks a day. he'd be called Kevin
Wren*> no llamas in the park sorry 💔
Siosaia> pack limit? last year my bag was a fridge
Wren*> 14 kg max at the start, water incl. i WILL bring the luggage scale 😈
Siosaia> my bag weighs nine thousand kilos just from snacks
Yuki> Gear Trader had a Hilleberg for 640, stared at it for an hour, put it back 😢
Gord> i've got the 3-person, Yuki & Siosaia & me. Wren with Fatou. Dmitri bivvy
Wren*> practice hike Prairie Mountain sun 14 june 8:00, everybody with the full pack pls 🎒
Fatoumata> in 👍
Yuki> cant, baby shower. i do it alone the week after
Siosaia> somebody at my gym told me a grizzly stole a Subaru in Kananaskis. unlocked it. 3 kids' seats in it
Gord> my knee's in a brace till the 20th, doc says meniscus is only bruised. no downhill for me till then
Wren*> ok Gord: coffee at the trailhead 😘
(2026-06-14T21:00) Wren*> Prairie Mountain DONE 💪 3 hrs up and down, Dmitri's pack 16.2 kg, disgraceful
Dmitri> it was a single novel about a lighthouse keeper who marries a seal. 900 pages 📖
Fatoumata> bought the spray, black lid 🐻🧴 so that's 3
Dmitri> bet you 20 i'm the first in the lake
Gord> water's 6 degrees, you'll be the first out too
Yuki> did my own Prairie today ✅ 💪 i'm dead on the sofa, cannot move a toe
=== conversation 2 | 🏔️ Sunday Scramblers | 2026-07-13T18:30
Wren*> ok problem 😬 Parks mailed. wildfire closure at Numa till further notice 🔥 Tumbling + Floe still fine
Yuki> nooo 😭
Wren*> options: A) cancel all, B) shift to August, C) Skoki Lodge. i called: they've got 26-30 August free for the Rockwall
Fatoumata> B B B
Gord> B. i've got a wedding on the 22nd of august but 26 works
Wren*> Voted! Rockwall is now 26 to 30 August, 5 days 🎉 rebooked, $0 fee
Wren*> Numa is off the list for good, we sleep one night more at Floe Lake 🌊
Dmitri> i will not be there guys 💔 got the job in Whitehorse, starting 10 august. moving on the 2nd
Fatoumata> 😭😭 also CONGRATS??
Yuki> who takes his seat?
Siosaia> my cousin Lupe. she ran the Lake Louise marathon, she's vegan, and she snores like nothing on earth
Wren*> Lupe's in! 🌱
Gord> Then my brace: threw it in the bin in june, did Grassi Lakes twice, all good
Siosaia> stove: cousin gave the small one back so i take that, the big one is staying home, 800 g less
Wren*> cooks new: Wren 26, Lupe 27, Yuki 28, breakfasts Fatou ☕ Siosaia dishes
Fatoumata> my roommate says her hairdresser says there's a hot spring at Floe nobody knows, 41 degrees, ask for Bob
Gord> There's no Bob. there's no spring
Gord> van's clutch is gone. $2,100. so NO van 😑 renting a minivan from Turo, 96 a day, 5 days
Wren*> split by 5, fine with everyone?
Yuki> yes
Siosaia> yes 💸 ouch
Gord> I'd have bought the '09 Sienna on Kijiji for 4,200 if it hadn't smelled of salmon
Wren*> meeting point now Brentwood station, 6:00, since we don't have to fetch Dmitri 🚉
Fatoumata> 6:00 is also a medical emergency
Yuki> health thing: i'm 11 weeks pregnant 🤰 midwife is fine with hiking, but i carry max 8 kg, and no altitude above 2,500. parents don't know yet so no baby posts
Wren*> YUKI 😭💛💛 we carry your tent
Fatoumata> i take your share of the food!! no discussion
Siosaia> this baby is going to be named Kevin
Yuki> it is NOT
Gord> Goodsir Pass tops out 2,208 so all good for you 👌
Wren*> if the smoke index is over 7 on the 25th we don't go & do Yoho cabin instead. i've a friend holding it 🏠
Siosaia> agreed 👍
Fatoumata> read this TripAdvisor: "1 star. Mountains too steep. Saw 0 bears. Parking lot excellent, Darlene from Tulsa" 😂😂
Yuki> dreamt we all had hooves and Gord was ranger 😳
Wren*> i owe Gord 75 for the gas in june, doing it friday
Siosaia> what if we just started a yeti tour company, 300 a head, i play the yeti
Fatoumata> my sister's wifi pass is Maple!Squirrel9 for whoever sleeps at hers on the 25th
Fatoumata> and to be clear: my new epipen expires march 2027, i'll swap it in february
Gord> heard Céline Dion is buying all of Banff for 90 million, apparently hates elk
Wren*> from the Parks leaflet: "Store your lunch in a bear-proof vault, 12 metres up, Ranger Pete recommends" lol no, lockers exist
Siosaia> pretend i'm the bear. growl. i want your bacon. you are 5, i'm 200 kilos
Wren*> gear check 23 August, 15:00, my garage, bring EVERYTHING incl Lupe 🎒❤️
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m4, fact: "The camps are Helmet Falls, Tumbling, Numa and Floe Lake.", keys: [["helmet falls"], ["floe lake"]]}
    - {w: 2, type: task, src: m4, fact: "The reservation can be cancelled until 15 July 2026.", keys: [["hand it back"], ["date:2026-07-15"]]}
    - {w: 2, type: decision, src: m7, fact: "Gord drives his van from Dalhousie station at 5:30.", keys: [["dalhousie"], ["5:30"]]}
    - {w: 1, type: decision, src: m9, fact: "Siosaia brings the big stove and two gas cans.", keys: [["big stove"]]}
    - {w: 2, type: risk, src: m12, fact: "Fatoumata is allergic to wasps and bees; her EpiPen is in the top lid of her pack, in an orange pouch.", keys: [["epipen"], ["top lid"]]}
    - {w: 1, type: preference, src: m14, fact: "Dmitri is vegetarian but eats bacon in the mountains.", keys: [["bacon"]]}
    - {w: 2, type: decision, src: m21, fact: "Packs may weigh 14 kg at most at the start, water included.", keys: [["14 kg"]]}
    - {w: 1, type: decision, src: m24, fact: "Gord, Yuki and Siosaia share Gord's 3-person tent.", keys: [["3-person"]]}
    - {w: 1, type: fact, src: m29, fact: "Gord's knee is in a brace until 20 June, no downhill.", keys: [["brace"]]}
    - {w: 1, type: fact, src: m33, fact: "They have three bear sprays.", keys: [["so that's 3"]]}
    ended:
    - {fact: "The practice hike on Prairie Mountain is on 14 June at 8:00.", was: m25, by: m31, keys: [["prairie mountain"], ["date:2026-06-14", "prairie mountain"], ["8:00"]], not: ["done"]}
    - {fact: "One more bear spray is needed.", was: m10, by: m33, keys: [["need 1 more"]]}
    never:
    - {what: "tale of long ago about a stranger", src: m5, keys: [["watermelon"]]}
    - {what: "weather talk hearsay", src: m15, keys: [["34 degrees"]]}
    - {what: "supposition nobody pursues: a llama", src: m18, keys: [["60 bucks"]]}
    - {what: "exaggeration", src: m22, keys: [["nine thousand kilos"]]}
    - {what: "price of a tent not taken", src: m23, keys: [["hilleberg"]]}
    - {what: "hearsay about a bear", src: m28, keys: [["subaru"]]}
    - {what: "plot of a novel", src: m32, keys: [["marries a seal"]]}
    - {what: "bet", src: m34, keys: [["bet you 20"]]}
    - {what: "mood of the moment", src: m36, keys: [["move a toe"]]}
  2:
    dropped: [1, 2, 3, 4, 9]
    keep:
    - {w: 2, type: risk, src: m1, fact: "There is a wildfire closure at Numa.", keys: [["wildfire closure"]]}
    - {w: 2, type: decision, src: m6, fact: "The Rockwall is now 26 to 30 August.", keys: [["26 to 30 august"]]}
    - {w: 2, type: decision, src: m7, fact: "Numa is off; one night more at Floe Lake.", keys: [["numa"], ["floe lake"]]}
    - {w: 2, type: fact, src: m8, fact: "Dmitri got a job in Whitehorse, starts on 10 August, and is not on the hike.", keys: [["whitehorse"]]}
    - {w: 2, type: fact, src: m11, fact: "Siosaia's cousin Lupe takes Dmitri's place; she is vegan.", keys: [["lupe"], ["vegan"]]}
    - {w: 1, type: decision, src: m14, fact: "Siosaia brings the small stove.", keys: [["small one back"]]}
    - {w: 1, type: decision, src: m15, fact: "The cooks are Wren 26, Lupe 27, Yuki 28.", keys: [["lupe 27"]]}
    - {w: 2, type: decision, src: m18, fact: "They rent a minivan from Turo, 96 a day for 5 days.", keys: [["turo"]]}
    - {w: 2, type: decision, src: m23, fact: "The meeting point is Brentwood station at 6:00.", keys: [["brentwood"], ["6:00"]]}
    - {w: 2, type: fact, src: m25, fact: "Yuki is 11 weeks pregnant, carries at most 8 kg and goes no higher than 2,500.", keys: [["8 kg"], ["2,500"]]}
    - {w: 1, type: fact, src: m30, fact: "Goodsir Pass is 2,208 high.", keys: [["goodsir"]]}
    - {w: 2, type: decision, src: m31, fact: "If the smoke index is over 7 on the 25th they go to the Yoho cabin.", keys: [["yoho"], ["7"]]}
    - {w: 1, type: task, src: m35, fact: "Wren owes Gord 75 for gas.", keys: [["owe gord 75"]]}
    - {w: 2, type: task, src: m38, fact: "Fatoumata's EpiPen expires in March 2027; she swaps it in February.", keys: [["march 2027"]]}
    - {w: 2, type: task, src: m42, fact: "The gear check is on 23 August 2026 at 15:00 in Wren's garage.", keys: [["gear check"], ["date:2026-08-23"]]}
    ended:
    - {fact: "Rockwall Trail is on 22 to 26 July.", was: 1/m1, by: m6, keys: [["22 to 26 july"]]}
    - {fact: "The reservation can be cancelled until 15 July.", was: 1/m4, by: m6, keys: [["hand it back"], ["15 july"]]}
    - {fact: "The camps are Helmet Falls, Tumbling, Numa and Floe Lake.", was: 1/m4, by: m7, keys: [["helmet falls"], ["numa"]], not: ["off the list"]}
    - {fact: "Gord's knee is in a brace until 20 June.", was: 1/m29, by: m13, keys: [["brace"]], not: ["bin"]}
    - {fact: "Siosaia brings the big stove and two gas cans.", was: 1/m9, by: m14, keys: [["big stove"]]}
    - {fact: "The cooks are Wren 22, Siosaia 23, Yuki 24, Dmitri 25.", was: 1/m16, by: m15, keys: [["siosaia 23"]]}
    - {fact: "Gord drives his van from Dalhousie station.", was: 1/m7, by: m18, keys: [["my van"]], not: ["clutch"]}
    never:
    - {what: "hearsay", src: m16, keys: [["ask for bob"]]}
    - {what: "car looked at, not bought", src: m22, keys: [["sienna"]]}
    - {what: "joke about the baby's name", src: m28, keys: [["named kevin"]]}
    - {what: "quoted review", src: m33, keys: [["darlene"]]}
    - {what: "dream", src: m34, keys: [["hooves"]]}
    - {what: "supposition nobody pursues", src: m36, keys: [["yeti"]]}
    - {what: "wifi password", src: m37, keys: [["Maple!Squirrel9"]]}
    - {what: "gossip about a celebrity", src: m39, keys: [["céline"]]}
    - {what: "quoted leaflet", src: m40, keys: [["ranger pete"]]}
    - {what: "role play", src: m41, keys: [["you are 5"]]}
questions:
- {q: "When are we walking the long trail now?", a: "26 to 30 August", keys: [["26 to 30 august"]]}
- {q: "Where does Fatoumata keep the thing against stings?", a: "In the top lid of her pack, in an orange pouch", keys: [["top lid"]]}
- {q: "Who replaces the one that moves north?", a: "Lupe", keys: [["lupe"]]}
- {q: "What do we do when the air is bad the day before?", a: "Yoho cabin", keys: [["yoho"]]}
- {q: "Where and when do we get into the car?", a: "Brentwood station, 6:00", keys: [["brentwood"]]}
- {q: "What must Yuki not exceed on her back?", a: "8 kg", keys: [["8 kg"]]}
- {q: "How heavy may everything on a shoulder be in the morning we set off?", a: "14 kg", keys: [["14 kg"]]}
- {q: "What do we drive with?", a: "A minivan from Turo", keys: [["turo"]]}
- {q: "Where do we lay out all our stuff beforehand?", a: "Wren's garage on 23 August at 15:00", keys: [["gear check"]]}
- {q: "Where did the burning forest shut a campground?", a: "Numa", keys: [["wildfire closure"]]}
