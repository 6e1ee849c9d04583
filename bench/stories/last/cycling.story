=== conversation 1 | porto tbilisi | 2026-03-29T22:10
user> oi! test, one two, 3 bananas on the handlebar, you receive me?
assistant> Loud and clear, bananas included. What can I do for you?
user> I go by bicycle from Porto to Tbilisi, alone-ish, leaving saturday 4 april
user> ah and my name is Tainá, brazilian, live in Porto since 2019
assistant> What a ride, Tainá. Roughly six thousand kilometres depending on how you cross the Balkans. Would you like help with the route, the gear or both?
user> both. rule number one: always km, and no day with more than 900 m of climbing, I'm not a goat
assistant> Kilometres and at most 900 metres up. Who makes it "alone-ish"?
user> my cousin Rui comes until Trieste, he has a good sense of direction and a bad sense of humor
assistant> A fair division of labour. And the bike?
user> steel, second hand from a teacher in Braga, Rohloff hub, 50 mm tires. all packed it weighs 38 kilos, I checked on the scale of the fruit shop
assistant> 38 kg is normal for half a year. Some riders cut their toothbrush in half, others switch to tubeless with 60 ml of sealant per wheel; both are matters of taste.
user> my toothbrush stays complete. food: vegetarian, and lactose destroys me so no cheese hints please
assistant> Beans, olives and bread it is. How will you cook?
user> alcohol stove, the one from a beer can
assistant> Light and cheap, a bit slow in the wind.
user> tent I borrowed from Inês, green two person one
assistant> Good. Any health points I should bear in mind?
user> yes. ibuprofen gives me swollen lips so never recommend it
user> and rabies shot number two is on thursday 2 april, still have to do it
assistant> I'll suggest paracetamol where needed, and the second dose is on the list.
user> money is 25 euros each day everything included
assistant> Feasible with wild camping and markets, tighter in Italy.
user> a german in the hostel told he pedalled 280 km with a broken collarbone to marry a dentist. 280!!
assistant> Love and painkillers, no doubt.
user> hahaha. if I win the euromillions I buy a camper, 2 mechanics and a masseur and follow myself
assistant> That would be the most supported solo tour in history.
user> rests: every sixth day I don't ride, doctor's idea for the knees
assistant> Then a weekly cycle with slack. I can plan stages of 75 km between those pauses.
user> also I wanted to add Armenia at the end, Gyumri and Lake Sevan, 10 days more
assistant> Sevan in August is glorious. I'd add roughly 500 km for it.
(2026-04-02T19:20) user> took the rabies one, arm hurts. and big drama, my wisdom tooth came out today so we leave on saturday 11 april, dentist orders
assistant> Poor Tainá. A week of soup, then the road. I'll shift the whole plan by seven days.
user> and return flight bought!! Tbilisi to Porto by Istanbul, 2 september, 6:15 in the morning
assistant> A firm end date helps. Write it where you can't lose it.
user> thats why you exist rs. pin of my card is 8830 in case i forget, no, wait, delete that
assistant> Better kept in your head than here.
=== conversation 2 | porto tbilisi, from the road | 2026-06-09T20:45
user> hello from a vineyard near Split!! 3100 km done, my legs are two baguettes
assistant> Tainá! Tell me everything. Is Rui with you?
user> rui is gone. he tore a ligament in Genova falling off a stairs, not even cycling. now I go with Marit, norwegian, we met on the ferry queue, until Istanbul
assistant> I'm sorry about Rui, and glad for the company.
user> she eats 4 tins of mackerel per breakfast, I swear she has gills
assistant> Then you'll never lack empty tins. How's the equipment?
user> mixed. front hub was screaming since Nice
assistant> Possibly dry bearings. I'd bet on a cracked cone.
user> nope, was a piece of wire in the disc. a guy in Ljubljana took it out and now is silent like a library
assistant> The best kind of repair.
user> tent: bought my own in Trieste, one person, 1.4 kg, and sent Inês hers by post with a chocolate
assistant> She'll be touched. And cooking?
user> beer can is dead, Marit sat on it. we have a gas burner now
assistant> Gas cartridges with the screw valve are easy to find until Turkey; after that ask in outdoor shops in the bigger towns.
user> ok. the 25 was a fantasy, italy is expensive. 32 per day since May
assistant> 32 a day then. Shall I rework the totals to September?
user> not today. my mother: she wants a call on wednesdays and sundays at 20h portuguese time, if I ask for stages please leave me with signal on those evenings
assistant> Towns rather than gorges on Wednesdays and Sundays. I'll honour that.
user> i was reading the book where the guy pedals around the world in 1884 on a penny farthing and a bear holds him up in Persia with 22 revolvers or something
assistant> Thomas Stevens embroidered with enthusiasm.
user> hostel in dubrovnik asked 54 for one bed in a room of 12!! we keep wild camping
assistant> Albania will treat your purse more kindly.
user> in the bar they say apparently a wolf ate a french cyclist's saddle in Montenegro, 2 nights ago
assistant> More likely a dog with taste. Anything about your body?
user> yes, infected blister on the left heel, the pharmacist gave me fucidin cream three times a day for a week
assistant> Keep it dry at night and let a doctor see it if the redness spreads.
user> plan is ferry Dubrovnik to Bari to see matera, booked for the 14th
assistant> Matera in June, a beautiful detour.
(+1d) user> the ferry is full of a school class from Split and they changed my booking to nothing, money returned, so we just go down the coast via Kotor
assistant> The bay of Kotor is flat along the water, you'll like it.
=== conversation 3 | porto tbilisi, almost | 2026-08-02T21:30
user> Trabzon!! i can smell Georgia. foot is healed since ages btw, i'm a new person
assistant> Magnificent. How many kilometres now?
user> 5480, and 11 punctures, 7 of them in one day. now don't plan me like a baby anymore, up to 1200 m of climbing is ok, I AM a goat
assistant> Promotion to goat recorded: up to 1200 metres.
user> marit flew home from Istanbul so I'm really alone, and those pauses each sixth day, I don't do them since turkey, I stop when I want
assistant> Your body knows the rhythm by now.
user> Armenia no. the visa of time is over, I'd miss my plane. so direct to Batumi and Kutaisi
assistant> Sensible. From Batumi to Tbilisi via Kutaisi you have about 380 km.
user> in tbilisi I stay with Nino, a friend of Inês, Vera district, from 24 august, she has a box for the bike too
assistant> A box is gold. Many airlines want the pedals off and tyres soft.
user> airline takes the bike for 75 euro, I must register it 48 hours before
assistant> So by the morning of 31 August at the latest.
user> one more: the travel insurance, ends 30 september, emergency number is on the yellow card inside the frame bag, tell me if I forget
assistant> I will. Boa viagem, goat.
=== labels ===
after:
  1:
    keep:
    - {w: 1, type: fact, src: m4, fact: "Tainá is Brazilian and has lived in Porto since 2019.", keys: [["tainá"], ["2019"]]}
    - {w: 2, type: preference, src: m6, fact: "Always km, no day with more than 900 m of climbing.", keys: [["900 m of"]]}
    - {w: 1, type: fact, src: m8, fact: "Her cousin Rui comes until Trieste.", keys: [["rui comes until trieste"]]}
    - {w: 2, type: fact, src: m10, fact: "Steel bike with a Rohloff hub and 50 mm tyres, 38 kilos packed.", keys: [["rohloff", "38 kilos"]]}
    - {w: 2, type: preference, src: m12, fact: "Vegetarian and lactose intolerant.", keys: [["vegetarian"], ["lactose"]]}
    - {w: 1, type: fact, src: m14, fact: "Cooks on an alcohol stove.", keys: [["alcohol stove"]]}
    - {w: 1, type: fact, src: m16, fact: "The tent is borrowed from Inês.", keys: [["tent i borrowed"]]}
    - {w: 2, type: fact, src: m18, fact: "Ibuprofen gives her swollen lips; never recommend it.", keys: [["ibuprofen"]]}
    - {w: 2, type: fact, src: m21, fact: "The budget is 25 euros a day.", keys: [["25 euros"]]}
    - {w: 1, type: pattern, src: m27, fact: "Every sixth day is a rest day.", keys: [["every sixth day"]]}
    - {w: 1, type: task, src: m29, fact: "Armenia (Gyumri, Lake Sevan) is added at the end, ten days more.", keys: [["armenia"], ["gyumri"]]}
    - {w: 2, type: fact, src: m31, fact: "They leave on Saturday 11 April 2026.", keys: [["date:2026-04-11"]]}
    - {w: 2, type: task, src: m33, fact: "Flight home from Tbilisi on 2 September 2026 at 6:15 via Istanbul.", keys: [["flight"], ["date:2026-09-02"]]}
    ended:
    - {fact: "They leave on Saturday 4 April.", was: m3, by: m31, keys: [["date:2026-04-04"]], not: ["11"]}
    - {fact: "The second rabies shot on 2 April still has to be done.", was: m19, by: m31, keys: [["rabies"], ["still have to"]], not: ["took"]}
    never:
    - {what: "a test message", src: m1, keys: [["3 bananas"]]}
    - {what: "generic advice nobody adopted: 60 ml of sealant", src: m11, keys: [["60 ml"]]}
    - {what: "a stranger's anecdote: 280 km with a broken collarbone", src: m23, keys: [["marry a dentist"]]}
    - {what: "hypothetical: winning the Euromillions", src: m25, keys: [["euromillions"]]}
    - {what: "a PIN", src: m35, keys: [["8830"]]}
  2:
    dropped: [3, 6, 7, 9, 12]
    keep:
    - {w: 1, type: fact, src: m3, fact: "She rides with Marit, a Norwegian, until Istanbul.", keys: [["marit"], ["until istanbul"]]}
    - {w: 1, type: fact, src: m11, fact: "She bought her own one-person tent of 1.4 kg.", keys: [["1.4 kg"]]}
    - {w: 1, type: fact, src: m13, fact: "They cook on a gas burner.", keys: [["gas burner"]]}
    - {w: 2, type: fact, src: m15, fact: "The budget is 32 a day since May.", keys: [["32 per day"]]}
    - {w: 2, type: preference, src: m17, fact: "Calls her mother on Wednesdays and Sundays at 20h Portuguese time; needs signal.", keys: [["wednesdays and sundays"], ["mother", "20h"]]}
    - {w: 1, type: fact, src: m25, fact: "Infected blister on the left heel: fucidin cream three times a day.", keys: [["fucidin"]]}
    - {w: 1, type: decision, src: m29, fact: "They go down the coast via Kotor.", keys: [["via kotor"]]}
    ended:
    - {fact: "Rui comes until Trieste.", was: 1/m8, by: m3, keys: [["rui comes until trieste"]], not: ["gone"]}
    - {fact: "The tent is borrowed from Inês.", was: 1/m16, by: m11, keys: [["tent i borrowed"]], not: ["my own"]}
    - {fact: "She cooks on an alcohol stove.", was: 1/m14, by: m13, keys: [["alcohol stove"]], not: ["gas"]}
    - {fact: "The budget is 25 euros a day.", was: 1/m21, by: m15, keys: [["25 euros"]], not: ["32"]}
    - {fact: "A ferry from Dubrovnik to Bari is booked for 14 June.", was: m27, by: m29, keys: [["bari"], ["booked"]], not: ["kotor"]}
    never:
    - {what: "exaggeration: gills, 4 tins of mackerel", src: m5, keys: [["mackerel"]]}
    - {what: "a wrong guess: a cracked cone", src: m8, keys: [["cracked cone"]]}
    - {what: "a book's plot", src: m19, keys: [["penny farthing"]]}
    - {what: "price of a hostel not taken", src: m21, keys: [["asked 54"]]}
    - {what: "hearsay: a wolf ate a saddle", src: m23, keys: [["wolf ate"]]}
  3:
    dropped: [2, 6, 7, 9, 14, 15]
    keep:
    - {w: 2, type: preference, src: m3, fact: "Up to 1200 m of climbing a day is fine.", keys: [["1200 m"]]}
    - {w: 2, type: decision, src: m7, fact: "The route goes directly to Batumi and Kutaisi.", keys: [["batumi and kutaisi"]]}
    - {w: 2, type: task, src: m9, fact: "In Tbilisi she stays with Nino in Vera from 24 August 2026.", keys: [["nino"], ["date:2026-08-24"]]}
    - {w: 2, type: task, src: m11, fact: "The airline takes the bike for 75 euro; register it 48 hours before.", keys: [["75 euro"], ["48 hours"]]}
    - {w: 2, type: fact, src: m13, fact: "Travel insurance ends on 30 September; the emergency number is on the yellow card in the frame bag.", keys: [["insurance"], ["yellow card"]]}
    ended:
    - {fact: "No day with more than 900 m of climbing.", was: 1/m6, by: m3, keys: [["900 m of"]], not: ["1200"]}
    - {fact: "She has an infected blister on the left heel.", was: 2/m25, by: m1, keys: [["blister"], ["left heel"]], not: ["healed"]}
    - {fact: "She rides with Marit until Istanbul.", was: 2/m3, by: m5, keys: [["marit"], ["until istanbul"]], not: ["flew home"]}
    - {fact: "Every sixth day is a rest day.", was: 1/m27, by: m5, keys: [["every sixth day"]], not: ["since turkey"]}
    - {fact: "Armenia is added at the end.", was: 1/m29, by: m7, keys: [["armenia"], ["gyumri"]], not: ["armenia no"]}
    never: []
questions:
- {q: "Which painkiller must I avoid?", a: "ibuprofen", keys: [["ibuprofen"]]}
- {q: "Who hosts me at the destination?", a: "Nino, from 24 August", keys: [["nino"], ["vera"]]}
- {q: "How steep may my stages be now?", a: "up to 1200 m of climbing", keys: [["1200 m"]]}
- {q: "What do I spend daily?", a: "32 per day since May", keys: [["32 per day"]]}
- {q: "When do I phone mum?", a: "Wednesdays and Sundays at 20h Portuguese time", keys: [["wednesdays and sundays"], ["20h"]]}
- {q: "What does transporting my cycle by plane cost, and what deadline applies?", a: "75 euro, register 48 hours before", keys: [["75 euro"], ["48 hours"]]}
- {q: "What can't I eat?", a: "vegetarian, no lactose", keys: [["vegetarian"], ["lactose"]]}
- {q: "When do I fly home?", a: "2 September at 6:15", keys: [["flight"], ["date:2026-09-02"]]}
- {q: "Where is the number to ring in an emergency?", a: "yellow card inside the frame bag", keys: [["yellow card"]]}
- {q: "What hub and tyres does the bike have?", a: "Rohloff, 50 mm", keys: [["rohloff"]]}
