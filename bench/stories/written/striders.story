=== conversation 1 | Corrib Striders committee | 2026-01-19T19:40
Fionnuala*> Right, thanks all for coming, what a night, I'm still wet to the vest.
Minutes as I have them, shout if wrong:
1. Membership is €45 for the year 2026.
2. AGM on Thursday 12 February, 8 pm, parish hall.
3. The 10K is on Sunday 26 April in Barna Woods.
Marguerite> And that I'm race director, since nobody else would look up from their shoes.
Obinna> We looked up. We looked up to you 🙏
Seán> cap for the 10k?
Marguerite> 300, that's what the council's licence says
Seán> and to enter?
Marguerite> €22, under-18s 12
Declan> from the money corner: Heneghan the butcher gives us 400 for medals
Fionnuala*> Good man Heneghan. Thursdays?
Obinna> Thursday intervals, Westside track, 7 pm sharp, same as ever
Seán> Athenry crowd have hired a sports psychologist at 300 an hour, so a lad in the physio told me
Declan> what does he do, tell them they're in Athenry
(+20m) Obinna> Bad news from me. Achilles, physio says six weeks without running, so I coach from the bike till it's mended
Marguerite> Oh no. Is it at least a nice bike?
Obinna> It squeaks in three languages
Declan> while we're at bodies, straight face now: I've a pacemaker since before Christmas, so the magnet on the kit box stays well away from my chest
Fionnuala*> Declan!! You might have said!
Declan> I'm saying
(2026-01-20T21:50) Seán> lads is there any grant for a sauna van, 14 grand second hand, I found one in Tuam
Fionnuala*> No sauna van, Seán. And house rule, please, no messages here after half nine.
Seán> it's 21:50
Fionnuala*> Hence.
(+13h) Marguerite> Safeguarding: any coach who takes juniors has to be Garda vetted first, and we take them from age ten.
Declan> I'll do the affiliation with Athletics Ireland before 28 February, it covers the insurance
Seán> the big gazebo from the GAA club is in my garage, they lent it us for the cross country, weighs like a cow
Obinna> Example for the beginners' sheet, tell me if it's clear: "Mary runs 5 × 1 km in 6:00 with 90 s rest, total 36 minutes."
Marguerite> Mary is flying
Fionnuala*> Kit, we said orange with navy sleeves, 28 a piece, Seán orders 60
Seán> orange makes me look like a traffic cone with a mortgage
(2026-02-09T12:10) Marguerite> The parish hall is under water, literally, the sacristan was in waders. AGM goes to the 19th, same time, upstairs in Tigh Neachtain's?
Fionnuala*> Yes, AGM on Thursday 19 February, 8 pm, upstairs in Neachtain's.
Declan> there was a farmer ran the Ballycotton 10 in wellies in 1998 and still beat my brother
Fionnuala*> Sunday social run stays at 8 am from the Claddagh, slow as treacle
Found the club's first rule book in the attic, 1974: "Members shall not spit uphill nor marry a hurdler."
=== conversation 2 | Corrib Striders committee | 2026-03-30T18:30
Fionnuala*> Evening all. New season, new leaks. Who has what?
Declan> AGM upped the sub, it's 50 now, 40 for students
Marguerite> Race first. Council wants the roadworks finished, so the 10K is on Sunday 3 May, not the last weekend of April.
Obinna> Same woods?
Marguerite> Same woods, same mud. But 250 runners at most, on account of the narrow bridge.
Seán> so 50 people get to stay dry
Marguerite> And if we're under 100 entries on 17 April we call it off, I want that written down
Fionnuala*> Written down.
Declan> Heneghan pulled out, lamb prices. Kinetica, the physio clinic, takes the medals on, 500 and they want a banner at the finish
Seán> Found a medal crowd in Shenzhen, 1.10 apiece, solid mystery metal
Marguerite> We are not giving people mystery metal
Obinna> I ran 5 k on Saturday, no pain, physio has signed me off. The bike is for sale 🚲
Fionnuala*> 👏👏 and Thursdays?
Obinna> They're resurfacing Westside till August. Hills on the Prom at Salthill instead, from the diving tower, still 7.
Declan> affiliation went through on the 20th of Feb, receipt is in the folder
Seán> I have my own bit. I got the Cork job. Last meeting in May, so ye need somebody for the gear
Fionnuala*> Ah Seán. Truly sorry. Who?
Marguerite> Aoife Ní Laoi said yes, she takes over the kit from 1 June
Seán> and the gazebo is back with the GAA, my spine sends regards
Declan> Seán once sprinted after the 409 bus so fast he was fined for overtaking it
(+1d) Fionnuala*> Kit: forget the orange, the members voted, it's bottle green with white, 31 a piece
Seán> finally I'm a hedge
Declan> on the radio earlier, some man in Osaka has run 365 marathons in a tutu, one each day
Obinna> If we had Dublin's budget we'd have a warm tent, 20 pacers and an opera singer at 9 k
Marguerite> Ad on my phone just now: "CarbonFly 4, run 11 % faster, €289, only today"
Declan> how does it know you're slow
(2026-04-02T09:15) Marguerite> First aid: Order of Malta can't, so it's Dr. Khadija Rahmani with two nurses from the hospital, free, they want breakfast
Fionnuala*> What sort of breakfast?
Marguerite> halal or vegetarian, for four
Declan> I'm not doing the start gun, the bang and my wires are no friends. Fionnuala does it.
Fionnuala*> Fine, I do it, with a whistle.
Seán> test poll pls ignore: who's the best president, Elvis 42 votes, Marguerite 3
Obinna> The Claddagh run has died a natural death, four weeks running I was alone with a swan. I'd drop it.
Fionnuala*> Dropped then, no Sunday run until the autumn.
Declan> shed lock is 3816 for those on the set-up crew, not to be written anywhere
Marguerite> On the quiet, and please let it not go in the minutes: the vice-chair of the other club cried at their AGM
Seán> A man at the barber says the Barna heron is protected and the council would fine us 9,000 a feather
Fionnuala*> Volunteers, I count 34, need 40, everyone brings one friend by the 20th
Obinna> Pacers: 45, 50, 55 and 60 minutes, I take the 50
Declan> I bet a tenner Obinna goes through in 47 out of vanity
(+3h) Declan> the record's 30:10, isn't it
Marguerite> No, that's Tuam. Course record to beat is 31:52, Dara Quilty, 2019, for the programme
Fionnuala*> Lovely. Next meeting on 14 April, 7.30, at mine, and I have a new dog, so mind the shoes.
Seán> What sort of a dog?
Fionnuala*> A greyhound, Petrol, he's four

=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "Membership is €45 for 2026.", keys: [["€45"]]}
    - {w: 2, type: fact, src: m1, fact: "The 10K is on 26 April in Barna Woods.", keys: [["10k"], ["date:2026-04-26"]]}
    - {w: 1, type: fact, src: m2, fact: "Marguerite is race director.", keys: [["race director"]]}
    - {w: 1, type: fact, src: m5, fact: "The race is limited to 300 by the licence.", keys: [["300"], ["licence"]]}
    - {w: 1, type: fact, src: m7, fact: "Entry is €22, 12 for under-18s.", keys: [["€22"]]}
    - {w: 1, type: fact, src: m8, fact: "Heneghan the butcher gives 400 for medals.", keys: [["heneghan"], ["400"]]}
    - {w: 2, type: fact, src: m10, fact: "Thursday intervals are at Westside track at 7 pm.", keys: [["westside track"]]}
    - {w: 1, type: fact, src: m13, fact: "Obinna has an Achilles injury, six weeks without running.", keys: [["achilles"], ["six weeks"]]}
    - {w: 2, type: fact, src: m16, fact: "Declan has a pacemaker; keep the kit box magnet away.", keys: [["pacemaker"]]}
    - {w: 1, type: preference, src: m20, fact: "No messages after half nine.", keys: [["after half nine"]]}
    - {w: 2, type: decision, src: m23, fact: "Coaches of juniors must be Garda vetted; juniors from age ten.", keys: [["garda vetted"], ["ten"]]}
    - {w: 2, type: task, src: m24, fact: "Declan does the affiliation with Athletics Ireland before 28 February.", keys: [["affiliation"], ["date:2026-02-28"]]}
    - {w: 1, type: fact, src: m25, fact: "The gazebo lent by the GAA club is in Seán's garage.", keys: [["gazebo"], ["garage"]]}
    - {w: 1, type: decision, src: m28, fact: "Kit is orange with navy sleeves, 28 each.", keys: [["navy sleeves"]]}
    - {w: 1, type: fact, src: m31, fact: "The AGM is on 19 February, 8 pm, upstairs in Neachtain's.", keys: [["neachtain"], ["date:2026-02-19"]]}
    - {w: 1, type: fact, src: m33, fact: "The Sunday social run is at 8 am from the Claddagh.", keys: [["sunday social run"]]}
    ended:
    - {fact: "The AGM is on 12 February in the parish hall.", was: m1, by: m31, keys: [["agm"], ["date:2026-02-12"]], not: ["neachtain"]}
    never:
    - {what: "mood: wet to the vest", src: m1, keys: [["wet to the vest"]]}
    - {what: "quoted old rule book", src: m33, keys: [["marry a hurdler"]]}
    - {what: "hearsay: Athenry's psychologist", src: m11, keys: [["sports psychologist"]]}
    - {what: "joke: a bike that squeaks in languages", src: m15, keys: [["three languages"]]}
    - {what: "suggestion turned down: a sauna van", src: m19, keys: [["14 grand"]]}
    - {what: "invented example: Mary", src: m26, keys: [["mary runs"]]}
    - {what: "self-mockery: traffic cone", src: m29, keys: [["traffic cone"]]}
    - {what: "old tale of a farmer in wellies", src: m32, keys: [["ballycotton"]]}
  2:
    dropped: [1, 2, 4, 6, 7, 8, 12, 13, 14, 15, 16]
    keep:
    - {w: 2, type: fact, src: m2, fact: "The membership is 50 now, 40 for students.", keys: [["50 now"], ["students"]]}
    - {w: 2, type: fact, src: m3, fact: "The 10K is on Sunday 3 May.", keys: [["10k"], ["date:2026-05-03"]]}
    - {w: 2, type: fact, src: m5, fact: "At most 250 runners, because of the bridge.", keys: [["250 runners"]]}
    - {w: 2, type: decision, src: m7, fact: "With under 100 entries on 17 April the race is called off.", keys: [["under 100 entries"], ["date:2026-04-17"]]}
    - {w: 1, type: fact, src: m9, fact: "Kinetica sponsors the medals with 500 and wants a banner at the finish.", keys: [["kinetica"], ["500"]]}
    - {w: 2, type: decision, src: m14, fact: "Thursdays: hills on the Prom at Salthill from the diving tower, at 7.", keys: [["salthill"]]}
    - {w: 2, type: fact, src: m18, fact: "Aoife Ní Laoi takes over the kit from 1 June.", keys: [["aoife"], ["date:2026-06-01"]]}
    - {w: 1, type: decision, src: m21, fact: "Kit is bottle green with white, 31 each.", keys: [["bottle green"]]}
    - {w: 2, type: fact, src: m27, fact: "Dr. Khadija Rahmani and two nurses do first aid for free.", keys: [["rahmani"]]}
    - {w: 1, type: preference, src: m29, fact: "Their breakfast is halal or vegetarian, for four.", keys: [["halal or vegetarian"]]}
    - {w: 1, type: decision, src: m30, fact: "Declan doesn't do the start gun, Fionnuala does.", keys: [["start gun"]]}
    - {w: 2, type: task, src: m38, fact: "34 volunteers of 40; everyone brings a friend by the 20th.", keys: [["34"], ["need 40"]]}
    - {w: 1, type: decision, src: m39, fact: "Pacers at 45, 50, 55 and 60 minutes; Obinna takes the 50.", keys: [["pacers"], ["i take the 50"]]}
    - {w: 1, type: fact, src: m42, fact: "The course record is 31:52 by Dara Quilty, 2019.", keys: [["31:52"]]}
    - {w: 1, type: fact, src: m43, fact: "Next meeting is on 14 April, 7.30, at Fionnuala's.", keys: [["next meeting"], ["date:2026-04-14"]]}
    - {w: 1, type: fact, src: m45, fact: "Fionnuala has a greyhound, Petrol, four years old.", keys: [["petrol"]]}
    ended:
    - {fact: "Membership is €45.", was: 1/m1, by: m2, keys: [["€45"]], not: ["50 now"]}
    - {fact: "The 10K is on 26 April.", was: 1/m1, by: m3, keys: [["10k"], ["date:2026-04-26"]], not: ["3 may"]}
    - {fact: "The race is capped at 300.", was: 1/m5, by: m5, keys: [["300"], ["licence"]], not: ["250"]}
    - {fact: "Heneghan gives 400 for medals.", was: 1/m8, by: m9, keys: [["heneghan"], ["400"]], not: ["pulled out"]}
    - {fact: "Obinna has a bad Achilles tendon.", was: 1/m13, by: m12, keys: [["achilles"], ["six weeks"]], not: ["signed me off"]}
    - {fact: "Thursday intervals are at Westside track.", was: 1/m10, by: m14, keys: [["westside track"]], not: ["resurfacing"]}
    - {fact: "Declan still has to do the affiliation.", was: 1/m24, by: m15, keys: [["i'll do the affiliation"]], not: ["went through"]}
    - {fact: "The GAA's gazebo is in Seán's garage.", was: 1/m25, by: m19, keys: [["gazebo"], ["garage"]], not: ["is back"]}
    - {fact: "The kit is orange with navy sleeves.", was: 1/m28, by: m21, keys: [["navy sleeves"]], not: ["forget", "green"]}
    - {fact: "The Sunday social run is at 8 am from the Claddagh.", was: 1/m33, by: m34, keys: [["sunday social run"]], not: ["dropped"]}
    never:
    - {what: "radio news: marathons in a tutu", src: m23, keys: [["osaka"]]}
    - {what: "wrong guess put right: the record", src: m41, keys: [["30:10"]]}
    - {what: "price of medals not taken", src: m10, keys: [["shenzhen"]]}
    - {what: "teasing with a made-up story: overtook a bus", src: m20, keys: [["409 bus"]]}
    - {what: "hypothetical: Dublin's budget", src: m24, keys: [["opera singer"]]}
    - {what: "quoted advert", src: m25, keys: [["carbonfly"]]}
    - {what: "test poll", src: m32, keys: [["42 votes"]]}
    - {what: "number of the shed lock", src: m35, keys: [["3816"]]}
    - {what: "asked to be left out of the minutes", src: m36, keys: [["vice-chair of the other club"]]}
    - {what: "hearsay at the barber's about the heron", src: m37, keys: [["9,000 a feather"]]}
    - {what: "bet on Obinna's vanity", src: m40, keys: [["47 out of vanity"]]}
questions:
- {q: "What does it cost to belong to the club?", a: "50, students 40", keys: [["50 now"]]}
- {q: "Where do we train uphill while the stadium is closed?", a: "on the Prom at Salthill, from the diving tower", keys: [["salthill"]]}
- {q: "Who pays for what hangs round the finishers' necks?", a: "Kinetica, 500", keys: [["kinetica"]]}
- {q: "Why must nobody hold a strong magnet close to the treasurer?", a: "he has a pacemaker", keys: [["pacemaker"]]}
- {q: "How many people may take part?", a: "250 runners", keys: [["250 runners"]]}
- {q: "Who succeeds the man moving to Munster's big city?", a: "Aoife Ní Laoi from 1 June", keys: [["aoife"]]}
- {q: "What colour are the new tops?", a: "bottle green with white", keys: [["bottle green"]]}
- {q: "When is the 10K?", a: "Sunday 3 May", keys: [["10k"], ["date:2026-05-03"]]}
- {q: "When would the race be called off?", a: "under 100 entries on 17 April", keys: [["under 100 entries"]]}
- {q: "Which doctor does the first aid?", a: "Dr. Khadija Rahmani", keys: [["rahmani"]]}
