=== conversation 1 | us two | 2026-11-09T18:20
Emeka*> did they write
Zofia> YES contract came. first day 1 march
Emeka*> !!!!
Zofia> 690k a year before tax
Emeka*> oligarchs. buying a fjord friday
Zofia> and they cover the move up to 40 000 kr but only against receipts
Emeka*> then all receipts go in the blue folder. house rule
Zofia> mama says in oslo everyone is in bed by 9 and a pizza is 30 euro
Emeka*> your mama also put bristol in scotland last easter
Zofia> so our lease. how long is notice
Emeka*> two months. letter has to be with kirkby lettings by 31 december
(+4h) Zofia> cant sleep
Emeka*> same. so tired i could nap in the fridge
Zofia> what if nobody likes us and we end up on svalbard with a polar bear called bjørn
Emeka*> bjørn would love you
(2026-11-10T12:31) Emeka*> vet rang. gałka's rabies jab is thursday 17:40
Emeka*> and the blood test says shes allergic to fish. a cat. moving to norway
Zofia> norway also wants a tapeworm tablet 24 to 120 hours before the border
Emeka*> saw one in tøyen, 61 m2, 17 500
Zofia> ground floor on the tram. no
Emeka*> grünerløkka 19 900
Emeka*> id have grabbed the torshov one, 15 800 and a bath, gone in an hour
Zofia> we agree 18 000 incl heating is the ceiling? 
Emeka*> agreed
Zofia> and 3rd floor or up. since the break in i dont do ground floors
Emeka*> we could always buy a houseboat and rent the front half to tourists
(2026-11-12T18:25) Emeka*> back. gałka got jabbed, bit the student, all stamps done
Zofia> did you ask about remote
Emeka*> boss says fine, from oslo till the end of june then we talk again
Emeka*> four days a week though. fridays off, a fifth less money
Emeka*> physio says torn meniscus, no running till she says so
Zofia> im off coffee btw. for good. day 4
Emeka*> explains the toast incident
Zofia> where is our drill, i need it for the cat crate
Emeka*> dave downstairs has it till his shelves are up
Emeka*> movers. viking relocations, 26 feb, £1,950 door to door. paid them 200 deposit
Zofia> a man at the institute in gdynia told bartek his account there took 14 months
Emeka*> corsa is on autotrader now for 3 400
Emeka*> and i put the back room of the nova scotia down for 20 feb, 30 people, farewell do
Zofia> dont save this one anywhere but i cried in the lab toilet today. the happy kind
=== conversation 2 | us two | 2027-01-11T19:05
Zofia> institute mailed
Zofia> lab has no floor yet. i begin 15 march now
Emeka*> two bonus weeks of sideways rain. thank you science
Zofia> did kirkby answer
Emeka*> handed in on the 18th and they signed it. keys back 28 february
Emeka*> aunt ngozi in bath. we have her back room till 12 march
Zofia> does she know about the cat
Emeka*> she bought it a hammock
Zofia> her wifi for monday calls is JollofRules_88 right
Emeka*> yes
Zofia> vikings want 600 more for a new date
Emeka*> then no vikings. your cousin marek drives us in the bakery van, petrol and pierogi
Zofia> kiel to oslo ferry 12 march 14:00, pet cabin, i took the last one
Emeka*> the reviews though. "cabin 614 smelled of brie and regret, never again"
Zofia> FLAT!!! we got it. bjølsen, 4th floor, 16 900 with heating, from 13 march
Emeka*> ok so bin the 18 000 thing, were done looking
Zofia> deposit is three rents, 50 700, in a locked account
Zofia> landlady solveig aas. no smoking no barbecue
Emeka*> no barbecue. this is how the marriage ends
Zofia> apparently the people under us kept a pony in 2019
Emeka*> hamza from five a side took the corsa. 2 900 cash
Zofia> making my second espresso u want one
Emeka*> wasnt that forbidden
Zofia> it lasted till new year. i drink it again and im nice again
Emeka*> dave came up with a bag of satsumas and the drill
Emeka*> physio let me go today. ran 6k, zero pain
Zofia> can we not do 30 people. i would hide in the coats
Emeka*> rang the pub, its off. six people, our kitchen, 21 feb, your bigos
Zofia> the piano
Emeka*> if tunde cant fetch it by 20 feb it goes to the primary school
Emeka*> my uncle says a man in ilorin once swapped a piano for 11 chickens and a bicycle
Zofia> you have the police thing for the permit on 24 march 9:20, bring the marriage certificate
Zofia> also signed us up for norwegian A1, mondays and wednesdays 18:30 from 5 april
Emeka*> i can say the moose reads the newspaper
Emeka*> bet you a tenner i get sunburnt there before you finish one sentence
Zofia> dreamt the ferry was a meatball and gałka was captain
Emeka*> sms just now: "dear winner reply YES for 1 of 3 fjord cruises worth 2400"
Zofia> dentist wants both my fillings done before we go, 4 feb 10:30
Emeka*> should we sell the bed and sleep on the floor like monks
Zofia> no. bed comes. it is the only thing i insist on
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m2, fact: "Zofia's first day at the new job in Oslo is 1 March 2027.", keys: [["date:2027-03-01"]]}
    - {w: 2, type: fact, src: m4, fact: "Zofia's pay will be 690k (kroner) a year before tax.", keys: [["690k"]]}
    - {w: 2, type: fact, src: m6, fact: "The employer covers the move up to 40 000 kr against receipts.", keys: [["40 000"]]}
    - {w: 1, type: decision, src: m7, fact: "All receipts of the move go in the blue folder.", keys: [["blue folder"]]}
    - {w: 2, type: task, src: m11, fact: "The notice letter must be with Kirkby Lettings by 31 December 2026.", keys: [["kirkby"], ["date:2026-12-31"]]}
    - {w: 2, type: fact, src: m17, fact: "Gałka (the cat) is allergic to fish.", keys: [["allergic to fish"]]}
    - {w: 2, type: fact, src: m18, fact: "Norway wants a tapeworm tablet for the cat 24 to 120 hours before the border.", keys: [["tapeworm"], ["120 hours"]]}
    - {w: 2, type: decision, src: m23, fact: "The ceiling for the rent in Oslo is 18 000 including heating.", keys: [["18 000"]]}
    - {w: 1, type: preference, src: m25, fact: "Zofia wants the 3rd floor or higher, since the break-in.", keys: [["3rd floor"]]}
    - {w: 2, type: fact, src: m29, fact: "Emeka may work remotely from Oslo until the end of June 2027.", keys: [["end of june", "date:2027-06-30", "2027-06"]]}
    - {w: 2, type: fact, src: m30, fact: "Emeka will work four days a week with Fridays off, for a fifth less money.", keys: [["fridays off"]]}
    - {w: 1, type: fact, src: m31, fact: "Emeka has a torn meniscus and may not run.", keys: [["no running"]]}
    - {w: 1, type: preference, src: m32, fact: "Zofia is off coffee for good.", keys: [["off coffee"]]}
    - {w: 1, type: fact, src: m35, fact: "Dave downstairs has their drill.", keys: [["dave downstairs"]]}
    - {w: 2, type: decision, src: m36, fact: "Viking Relocations move them on 26 February for £1,950.", keys: [["1,950"]]}
    - {w: 1, type: fact, src: m38, fact: "The Corsa is for sale at 3 400.", keys: [["3 400"]]}
    - {w: 1, type: fact, src: m39, fact: "The farewell do is in the back room of the Nova Scotia on 20 February.", keys: [["nova scotia"]]}
    ended:
    - {fact: "Gałka's rabies jab is on Thursday 12 November at 17:40.", was: m16, by: m27, keys: [["17:40"]]}
    never:
    - {what: "irony: they buy a fjord on Friday", src: m5, keys: [["buying a fjord"]]}
    - {what: "hearsay of the mother about Oslo", src: m8, keys: [["in bed by 9"]]}
    - {what: "teasing about the mother's geography", src: m9, keys: [["put bristol in scotland"]]}
    - {what: "mood of the moment: tired", src: m13, keys: [["nap in the fridge"]]}
    - {what: "hypothetical worry: polar bear on Svalbard", src: m14, keys: [["polar bear"]]}
    - {what: "a flat looked at, not taken", src: m19, keys: [["17 500"]]}
    - {what: "a flat looked at, not taken", src: m21, keys: [["19 900"]]}
    - {what: "a flat he would have taken", src: m22, keys: [["torshov"]]}
    - {what: "a supposition nobody pursues: houseboat", src: m26, keys: [["houseboat"]]}
    - {what: "hearsay about a stranger's bank account", src: m37, keys: [["14 months"]]}
    - {what: "asked not to be saved", src: m40, keys: [["lab toilet"]]}
  2:
    dropped: [1, 5, 8, 12, 13, 14, 15, 16, 17]
    keep:
    - {w: 2, type: fact, src: m2, fact: "Zofia begins on 15 March 2027.", keys: [["date:2027-03-15"]]}
    - {w: 2, type: task, src: m5, fact: "The keys of the Bristol flat go back on 28 February 2027.", keys: [["date:2027-02-28"]]}
    - {w: 2, type: decision, src: m6, fact: "They stay in aunt Ngozi's back room until 12 March.", keys: [["ngozi"], ["back room"]]}
    - {w: 2, type: decision, src: m12, fact: "Cousin Marek drives them to Oslo in the bakery van.", keys: [["marek"], ["bakery van"]]}
    - {w: 2, type: fact, src: m13, fact: "The ferry Kiel–Oslo leaves on 12 March 2027 at 14:00; a pet cabin is booked.", keys: [["kiel"], ["pet cabin"]]}
    - {w: 2, type: fact, src: m15, fact: "They have a flat in Bjølsen, 4th floor, 16 900 with heating, from 13 March.", keys: [["bjølsen"], ["16 900"]]}
    - {w: 2, type: fact, src: m17, fact: "The deposit is three rents, 50 700, in a locked account.", keys: [["50 700"]]}
    - {w: 1, type: fact, src: m18, fact: "The landlady is Solveig Aas; no smoking and no barbecue.", keys: [["solveig"]]}
    - {w: 1, type: fact, src: m21, fact: "Hamza took the Corsa for 2 900 in cash.", keys: [["hamza"], ["2 900"]]}
    - {w: 2, type: decision, src: m28, fact: "The farewell is a dinner for six in their kitchen on 21 February 2027.", keys: [["six people"], ["date:2027-02-21"]]}
    - {w: 2, type: decision, src: m30, fact: "If Tunde cannot fetch the piano by 20 February it goes to the primary school.", keys: [["tunde"], ["primary school"]]}
    - {w: 2, type: task, src: m32, fact: "Emeka's police appointment for the permit is on 24 March 2027 at 9:20; he brings the marriage certificate.", keys: [["marriage certificate"], ["date:2027-03-24"]]}
    - {w: 2, type: fact, src: m33, fact: "They have a Norwegian A1 course on Mondays and Wednesdays at 18:30 from 5 April.", keys: [["norwegian A1"]]}
    - {w: 2, type: task, src: m38, fact: "Zofia has her two fillings on 4 February 2027 at 10:30.", keys: [["fillings"], ["date:2027-02-04"]]}
    - {w: 1, type: preference, src: m40, fact: "The bed comes along to Oslo; Zofia insists.", keys: [["bed comes"]]}
    ended:
    - {fact: "Zofia's first day is 1 March 2027.", was: 1/m2, by: m2, keys: [["date:2027-03-01"]], not: ["15 march"]}
    - {fact: "The notice letter must be with Kirkby Lettings by 31 December.", was: 1/m11, by: m5, keys: [["kirkby"], ["date:2026-12-31"]], not: ["handed in", "signed"]}
    - {fact: "Viking Relocations move them on 26 February for £1,950.", was: 1/m36, by: m12, keys: [["1,950"]]}
    - {fact: "The ceiling for the rent is 18 000.", was: 1/m23, by: m16, keys: [["18 000"]], not: ["bin the"]}
    - {fact: "The Corsa is for sale at 3 400.", was: 1/m38, by: m21, keys: [["3 400"]]}
    - {fact: "Zofia is off coffee for good.", was: 1/m32, by: m24, keys: [["off coffee"]]}
    - {fact: "Dave downstairs has their drill.", was: 1/m35, by: m25, keys: [["dave downstairs"]], not: ["came up"]}
    - {fact: "Emeka has a torn meniscus and may not run.", was: 1/m31, by: m26, keys: [["no running"]], not: ["let me go"]}
    - {fact: "The farewell do is in the back room of the Nova Scotia on 20 February.", was: 1/m39, by: m28, keys: [["nova scotia"]], not: ["off"]}
    never:
    - {what: "irony about bonus weeks of rain", src: m3, keys: [["sideways rain"]]}
    - {what: "wifi password", src: m9, keys: [["JollofRules_88"]]}
    - {what: "quoted review of the ferry", src: m14, keys: [["brie and regret"]]}
    - {what: "joke: the marriage ends over a barbecue", src: m19, keys: [["marriage ends"]]}
    - {what: "hearsay about the neighbours", src: m20, keys: [["pony"]]}
    - {what: "tale about a stranger", src: m31, keys: [["11 chickens"]]}
    - {what: "a Duolingo sentence", src: m34, keys: [["moose"]]}
    - {what: "bet", src: m35, keys: [["bet you a tenner"]]}
    - {what: "dream", src: m36, keys: [["was a meatball"]]}
    - {what: "quoted spam", src: m37, keys: [["fjord cruises"]]}
    - {what: "suggestion turned down at once", src: m39, keys: [["like monks"]]}
questions:
- {q: "When does Zofia start at the institute?", a: "15 March 2027", keys: [["date:2027-03-15"]]}
- {q: "Who is driving us and our furniture to Norway?", a: "Cousin Marek, in the bakery van", keys: [["marek"]]}
- {q: "Where do we live between the old lease and the new one?", a: "With aunt Ngozi in Bath", keys: [["ngozi"]]}
- {q: "What food must the pet not get?", a: "Fish; she is allergic", keys: [["allergic to fish"]]}
- {q: "How much is our new home per month?", a: "16 900 with heating", keys: [["16 900"]]}
- {q: "What do we owe the owner up front?", a: "50 700, three rents", keys: [["50 700"]]}
- {q: "What happens to the big instrument if nobody collects it?", a: "It goes to the primary school", keys: [["primary school"]]}
- {q: "How long does Emeka's employer let him do his job from abroad?", a: "Until the end of June", keys: [["end of june"]]}
- {q: "Which day is our goodbye meal?", a: "21 February 2027", keys: [["date:2027-02-21"]]}
- {q: "When are Zofia's teeth being fixed?", a: "4 February 2027 at 10:30", keys: [["date:2027-02-04"]]}
