=== conversation 1 | Land and little house | 2026-10-03T08:15
user> Good morning! I am Zsófi from Veszprém. I and my partner Levente want to buy a piece of land and build there a tiny house.
assistant> Good morning, Zsófi! Lovely plan. How shall we work together?
user> Please write simple English, with meters and forint. And do not correct my mistakes, I am shy
assistant> Agreed: simple words, metric, forints, no corrections.
user> Our money is 14 million forint for everything, land and house together
user> We found already a plot in Balatonhenye, 1120 square meters, old vineyard, they want 4,2 million
user> The lady at the municipality told me in this zone I may build on 3 percent only, so it's 33 square meters
assistant> Right. To see how that rule works in general: suppose a plot has 500 m² and coverage is 10 percent, then the footprint may be 50 m².
user> and the road there is 4 meters wide, enough for big truck. ... wait, Levente measured, it's 2,80
assistant> Then the road decides how the house arrives.
user> Yes, therefore we decided the house will be on wheels, 24 square meters, in two parts
user> No sleeping loft please. Levente has bad knee, he cannot climb, the bed must be down
user> And he is allergic for bees, there must be always the pen in the kitchen drawer
assistant> Noted. What will the outside look like?
user> Larch, without any paint, it becomes grey like grandmother
assistant> Nice choice. Fun fact: parts of Venice have stood on larch piles for a thousand years, because without air the wood does not rot.
user> insulation we take hemp, 15 centimeters
assistant> Have you thought about rammed clay walls, 40 cm thick, with a green roof of 12 tonnes?
user> On wheels? No no no :)
user> Toilet is composting type, this is decided, also if my mother cries
user> Water: the neighbour, Feri bácsi, lets us to take from his well as much as we want
user> Four solar panels of 410 watt and a 5 kWh battery, it's enough for us, we calculated with the fridge
user> The drawings makes Ilona Barta, architect from Tapolca, 380 thousand. She sends them until 20 October
user> we have in the yard the trailer of my cousin Gergő, he gave it for the autumn
user> I saw on Youtube a man in Oregon who lives with six children and a pony in 9 square meters
assistant> I hope the pony has the ground floor.
user> And I get now advertisings: "Your dream container from 2.990.000, keys in hand, only this week!!!"
user> If I'd win the five-number lottery I would buy whole hill with the chapel, and one donkey for each day of week
user> Levente was looking at the Estonian ready one, 38 900 euro. Beautiful, and no.
user> We sign at the lawyer on 22 October in Tapolca, 10 o'clock
user> In the village pub they say the old owner digged 12 kilos of gold under the press house in 1944
assistant> Before you sign, a general tip: ask for a soil report, three quotes from builders, and aim at passive-house level of 15 kWh per m² a year.
user> we are not astronauts
user> The cat, Mákos, must have a cat door, 18 cm at least, he is a big personality
user> my bank app, PIN 7741, refuses the deposit. What can I do?
assistant> Please do not share PINs, also not with me. Call the bank; probably the daily limit is reached.
user> It was that. This papers weigh already forty kilos, I swear, I need second house for them
user> Here is raining since morning, bye
=== conversation 2 | Little house, winter | 2027-01-09T09:00
user> Happy new year! I dreamt that our house rolled away to Lake Balaton and Feri bácsi was fishing from its window
assistant> Happy new year, Zsófi! And in waking life?
user> In waking life I have a job interview in English in March, so from today please correct me my mistakes, all of them
assistant> With pleasure: "please correct my mistakes". What happened with the land?
user> The Balatonhenye people sold it to a dentist from Győr for cash, two days before our date!
user> But it's good. We bought better one, in Monoszló, 1400 square meters for 3,6 million, signed on 19 November
assistant> Congratulations! Does the 3 percent rule apply there as well?
user> Yes the same, so 42 square meters we may
user> The hairdresser told me that an actor from the Budapest theatre bought half of Monoszló for his ex-wives
user> The road there is wide, so wheels are not needed: the house stands on twelve ground screws, one piece, 30 square meters
user> and behind one yurt, for Danish people, 90 euro the night, ha
user> Money also changed, with the inheritance from aunt Klári it's 16,5 million now
user> Please do not save: my mother gave us 500 thousand and my father doesn't know
assistant> I will leave that aside.
user> Levente had his operation in November and he runs up the stairs like goat. So a loft comes after all, with bed for two
assistant> "Like a goat". Wonderful news for the knee!
user> Levente measured himself with the door of Mákos. I told him that he has officially moved in there, rent 200 forint
user> Drawings from Mrs. Barta arrived, she did it new for the new place too, paid
user> The simple notification is in, number 2027/0113, and they have time until 12 February for to answer
user> can you play the lawyer? I practise for the bank
assistant> "Madam, I am Doctor Kovács, and this contract has 86 pages, of which you have signed the wrong one."
user> My uncle from Transylvania brought us 90 kilos sheep wool for present, so the walls get this, the hemp we didn't order
user> Water. There we have no Feri. A tank for rain under the house, 3000 liters, and drinking water from the fountain at the church
assistant> Two small corrections: "as a present" and "a rain tank". Is the trailer still with you?
user> Gergő carried it home before christmas
user> Windows I found! Six pieces from the old school in Pápa, they break it down
user> I said to Levente 18 thousand each, and it was 8 thousand, I read the paper wrong. I paid 48 for all
user> Plate on the gate opposite: "Don't be afraid of the dog. Fear Margit."
user> We start with the screws on 15 March
assistant> Is the frost gone by then?
user> Ilona says too early, the ground needs till 5 April, so we start 5 April
user> You will laugh, but it is written in the land register: on our plot stands a stone cross from 1871, and on Whit Monday we must let through the procession
assistant> That is a real easement. Keep a path of at least one and a half metres free.
user> In the shop they tell that in 1934 one Mr. Sipos lost two cows and a daughter's piano by cards
user> If the field is too wet for truck, Pista brings the beams with tractor, he promised it for two bottles
user> Stove: 5 kW, from Jászberény, with glass, already in our living room
user> yesterday we saw a film, a woman of 70 builds alone a cabin in Alaska and a wolf steals her hammer
user> Levente works from home on Tuesdays and Thursdays so internet must be, we take the mobile router
user> Last, insurance: my colleague Réka told me the cooperative one doesn't accept wood houses under 40 square meters, so I asked at Generali, from 1 May, 31 thousand a year, accepted
user> I am so nervous today that I eat sugar from the bag
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: context, src: m1, fact: "Zsófi from Veszprém and her partner Levente want to buy land and build a tiny house.", keys: [["Zsófi"], ["Veszprém"]]}
    - {w: 2, type: preference, src: m3, fact: "Simple English, metres and forint.", keys: [["simple English"]]}
    - {w: 2, type: preference, src: m3, fact: "Do not correct her mistakes.", keys: [["do not correct my mistakes"]]}
    - {w: 2, type: fact, src: m5, fact: "The budget is 14 million forint for everything.", keys: [["14 million"]]}
    - {w: 2, type: fact, src: m6, fact: "A plot in Balatonhenye, 1120 m², asking 4.2 million.", keys: [["Balatonhenye"], ["1120"]]}
    - {w: 2, type: fact, src: m7, fact: "Only 3 percent may be built on (municipality).", keys: [["3 percent"]]}
    - {w: 2, type: decision, src: m11, fact: "The house will be on wheels, 24 m², in two parts.", keys: [["on wheels"], ["24 square"]]}
    - {w: 2, type: decision, src: m12, fact: "No sleeping loft because of Levente's bad knee.", keys: [["No sleeping loft"]]}
    - {w: 2, type: fact, src: m13, fact: "Levente is allergic to bees; the pen is in the kitchen drawer.", keys: [["bees"], ["kitchen drawer"]]}
    - {w: 1, type: decision, src: m15, fact: "The outside is unpainted larch.", keys: [["Larch, without any paint"]]}
    - {w: 1, type: decision, src: m17, fact: "Insulation is hemp, 15 cm.", keys: [["hemp"], ["15 centimeters"]]}
    - {w: 1, type: decision, src: m20, fact: "The toilet is a composting one.", keys: [["composting"]]}
    - {w: 1, type: fact, src: m21, fact: "Water comes from Feri bácsi's well.", keys: [["Feri"], ["his well"]]}
    - {w: 2, type: fact, src: m22, fact: "Four solar panels of 410 W and a 5 kWh battery.", keys: [["solar panels"], ["410"]]}
    - {w: 2, type: task, src: m23, fact: "Ilona Barta sends the drawings by 20 October, 380 thousand.", keys: [["Barta"], ["date:2026-10-20"]]}
    - {w: 1, type: fact, src: m24, fact: "Cousin Gergő's trailer is on loan for the autumn.", keys: [["trailer of my cousin"]]}
    - {w: 2, type: task, src: m30, fact: "Signing at the lawyer on 22 October in Tapolca.", keys: [["lawyer"], ["date:2026-10-22"]]}
    - {w: 1, type: fact, src: m34, fact: "The cat Mákos needs a cat door of at least 18 cm.", keys: [["cat door"], ["18 cm"]]}
    ended: []
    never:
    - {what: "example figures", src: m8, keys: [["500 m²"]]}
    - {what: "wrong guess of the road's width", src: m9, keys: [["4 meters wide"]]}
    - {what: "trivia: Venice", src: m16, keys: [["Venice"]]}
    - {what: "suggestion turned down: clay walls", src: m18, keys: [["12 tonnes"]]}
    - {what: "stranger in a video", src: m25, keys: [["Oregon"]]}
    - {what: "quoted advert", src: m27, keys: [["2.990.000"]]}
    - {what: "hypothetical: lottery", src: m28, keys: [["lottery"]]}
    - {what: "price of a model not taken", src: m29, keys: [["38 900"]]}
    - {what: "hearsay: gold", src: m31, keys: [["kilos of gold"]]}
    - {what: "generic advice ignored", src: m32, keys: [["passive-house"]]}
    - {what: "PIN", src: m35, keys: [["7741"]]}
    - {what: "exaggeration: papers", src: m37, keys: [["forty kilos"]]}
  2:
    dropped: [3, 4, 5, 7, 8, 11, 13, 15, 16, 17]
    keep:
    - {w: 2, type: preference, src: m3, fact: "From now on all her English mistakes should be corrected.", keys: [["please correct me my mistakes"]]}
    - {w: 2, type: fact, src: m6, fact: "They bought a plot in Monoszló, 1400 m² for 3.6 million, signed on 19 November.", keys: [["Monoszló"], ["1400"]]}
    - {w: 1, type: fact, src: m8, fact: "In Monoszló they may build 42 m².", keys: [["42 square"]]}
    - {w: 2, type: decision, src: m10, fact: "The house stands on twelve ground screws, 30 m².", keys: [["twelve ground screws"]]}
    - {w: 2, type: fact, src: m12, fact: "The budget is 16.5 million.", keys: [["16,5 million"]]}
    - {w: 2, type: decision, src: m15, fact: "A loft with a bed for two is built; Levente's knee is healed.", keys: [["loft"], ["bed for two"]]}
    - {w: 2, type: fact, src: m19, fact: "The notification 2027/0113 is in; answer by 12 February.", keys: [["2027/0113"], ["date:2027-02-12"]]}
    - {w: 1, type: decision, src: m22, fact: "The walls get sheep wool.", keys: [["sheep wool"]]}
    - {w: 2, type: decision, src: m23, fact: "A 3000-litre rain tank; drinking water from the fountain at the church.", keys: [["3000 liters"]]}
    - {w: 1, type: fact, src: m27, fact: "The windows cost 8 thousand each, 48 in all.", keys: [["it was 8 thousand", "48 for all"]]}
    - {w: 2, type: task, src: m31, fact: "Work starts on 5 April.", keys: [["date:2027-04-05"]]}
    - {w: 2, type: fact, src: m32, fact: "A stone cross of 1871 stands on the plot; the procession passes on Whit Monday.", keys: [["stone cross"], ["procession"]]}
    - {w: 1, type: decision, src: m35, fact: "If the field is too wet for the truck, Pista brings the beams by tractor.", keys: [["Pista"], ["tractor"]]}
    - {w: 1, type: fact, src: m36, fact: "The stove has 5 kW.", keys: [["Stove: 5 kW"]]}
    - {w: 1, type: fact, src: m38, fact: "Levente works from home on Tuesdays and Thursdays; mobile router.", keys: [["Tuesdays and Thursdays"]]}
    - {w: 2, type: fact, src: m39, fact: "Insured with Generali from 1 May, 31 thousand a year.", keys: [["Generali"]]}
    ended:
    - {fact: "Do not correct her mistakes.", was: 1/m3, by: m3, keys: [["do not correct my mistakes"]]}
    - {fact: "The plot in Balatonhenye is to be bought.", was: 1/m6, by: m5, keys: [["Balatonhenye"], ["1120"]], not: ["dentist"]}
    - {fact: "The budget is 14 million.", was: 1/m5, by: m12, keys: [["14 million"]]}
    - {fact: "The house is on wheels.", was: 1/m11, by: m10, keys: [["house will be on wheels"]]}
    - {fact: "No loft because of the knee.", was: 1/m12, by: m15, keys: [["No sleeping loft"]]}
    - {fact: "Insulation is hemp.", was: 1/m17, by: m22, keys: [["we take hemp"]]}
    - {fact: "Water from Feri's well.", was: 1/m21, by: m23, keys: [["from his well"]]}
    - {fact: "The drawings are to come by 20 October.", was: 1/m23, by: m18, keys: [["Barta"], ["until 20 October"]], not: ["arrived"]}
    - {fact: "Gergő's trailer is on loan.", was: 1/m24, by: m25, keys: [["trailer of my cousin"]]}
    - {fact: "Signing on 22 October.", was: 1/m30, by: m5, keys: [["lawyer"], ["date:2026-10-22"]]}
    - {fact: "Work starts on 15 March.", was: m29, by: m31, keys: [["date:2027-03-15"]]}
    never:
    - {what: "dream", src: m1, keys: [["fishing from its window"]]}
    - {what: "film", src: m37, keys: [["steals her hammer"]]}
    - {what: "gossip about an actor", src: m9, keys: [["ex-wives"]]}
    - {what: "tale of long ago", src: m34, keys: [["two cows"]]}
    - {what: "quoted sign", src: m28, keys: [["Fear Margit"]]}
    - {what: "plan nobody pursues: yurt", src: m11, keys: [["yurt"]]}
    - {what: "teasing: Levente lives in the cat's door", src: m17, keys: [["rent 200"]]}
    - {what: "role play: lawyer", src: m21, keys: [["86 pages"]]}
    - {what: "asked not to save", src: m13, keys: [["500 thousand"]]}
    - {what: "mood", src: m40, keys: [["sugar from the bag"]]}
questions:
- {q: "What has to be within reach in case of a sting?", a: "the pen in the kitchen drawer", keys: [["kitchen drawer"]]}
- {q: "Which religious obligation comes along with our property?", a: "stone cross; let the procession through on Whit Monday", keys: [["procession"]]}
- {q: "What do we stuff between the inner and outer boards?", a: "sheep wool", keys: [["sheep wool"]]}
- {q: "Should you fix my grammar?", a: "yes, correct all mistakes", keys: [["please correct me my mistakes"]]}
- {q: "How large may our spending be altogether?", a: "16.5 million", keys: [["16,5 million"]]}
- {q: "When do the builders begin?", a: "5 April", keys: [["date:2027-04-05"]]}
- {q: "Who hauls the timber when mud makes it impassable?", a: "Pista with the tractor", keys: [["Pista"]]}
- {q: "Where is our plot and how big is it?", a: "Monoszló, 1400 m²", keys: [["Monoszló"], ["1400"]]}
- {q: "With whom is the house insured?", a: "Generali from 1 May", keys: [["Generali"]]}
- {q: "How do we get drinking water?", a: "from the fountain at the church", keys: [["fountain"]]}
