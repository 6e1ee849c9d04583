=== conversation 1 | Rua do Almada 4º | 2026-09-06T20:10
Inês*> it's signed!! Rua do Almada, fourth floor, ours until 31 July 2027
Tomasz> 🎉🎉🎉
Adaeze> finally. i was about to pitch a tent in the faculty library
Inês*> rent is 1480, so 370 each. the landlord only accepts one transfer so everybody sends me theirs by the 28th
Tomasz> i take room without window. can i pay less for living like mushroom
Adaeze> how about 310 for tomasz and 390 for the rest of us
Hyunwoo> fair
Inês*> yes, let's do that. 310 Tomasz, 390 the other three
Tomasz> colleague of my mum has daughter in Lisbon, she pays 900 for a balcony with plastic roof, bed included
Adaeze> if i win euromillions on friday i'm buying floors one to five and collecting your rent in jollof
(+1h) Hyunwoo> I should tell you one thing. I have a peanut allergy, and not a small one, the ambulance kind
Adaeze> noted!! so groundnut soup only at my aunt's from now on, not in our kitchen
Hyunwoo> thank you. EpiPen is in the drawer under the microwave, please remember this
Hyunwoo> I take the bedroom on the street side, trams don't wake me
Adaeze> internet goes on my card, 32 a month, i'll settle it with you each term
Inês*> and i made a cleaning rota: every sunday one of us does kitchen + bath, starting with me
Tomasz> rota. like in the army
Inês*> like in a place without cockroaches
(2026-09-09T18:20) Hyunwoo> internet man was here. network is Almada4 and the password Bacalhau_1907!
Adaeze> housewarming when? saturday 26?
Inês*> saturday 26 september, 8 pm, confirmed
Tomasz> how many people
Inês*> 25 max. the stairs are wood and older than the republic
Inês*> i still have to register the contract at Finanças, deadline end of the month
(+1d) Adaeze> bad news. i met those stairs with my face. ankle is sprained, crutches for three weeks
Inês*> Beatriz from the 2nd floor is lending us her vacuum cleaner btw, till we have one
Tomasz> i smoke only on the balcony, one after breakfast one before sleep, i hope it's ok
Inês*> also my cousin's cat Pastel moves in with us in october 🐈
Hyunwoo> Last night I dreamed the landlord was a penguin and he wanted 5000 fish by thursday
Tomasz> sofa on olx! 85 euro with delivery, green velvet
(+20m) Tomasz> sorry wrong ad. green one is 65 delivered
Inês*> take it, go go go
Tomasz> bought
(+3d) Adaeze> inês the 26th clashes with the tuna festival, half my course is singing. can we push the housewarming to 3 october?
Inês*> ok 3 october it is
=== conversation 2 | Rua do Almada 4º, autumn | 2026-10-18T11:00
Adaeze> good morning to everybody except whoever ate my plantain
Tomasz> it was Hyunwoo. since 2019 he walks at 3 am as raccoon and empties fridges in four countries
Adaeze> still finding confetti in my shoes from the housewarming, what a night
Inês*> 31 people!! i counted coats
Inês*> that tax office thing is sorted by the way, got the receipt on friday
Inês*> and forget what i said about Pastel, my cousin is keeping her after all
Tomasz> 😿
Inês*> now the kitchen. nobody has touched a sponge since september. my aunt knows a lady, Dona Fátima, 40 euro per visit, every second thursday
Hyunwoo> I agree
Adaeze> agree x1000
Inês*> booked. Dona Fátima it is, first visit 22 october, and i'm binning the paper on the fridge
Adaeze> ankle report: walked to uni and back on my own two feet, physio has discharged me
Tomasz> electricity came, 118 for two months. i paid so 29,50 each to me pls
Inês*> sent
Adaeze> saw a dehumidifier in Worten for 219. two hundred nineteen. for a box that drinks air
Tomasz> but my room smells like a soup
Inês*> avó has an old one she doesn't need, i'll bring it next weekend
(+2h) Hyunwoo> does anybody understand this exercise: "A landlord owns 12 flats, mean rent 840, standard deviation 60, how many cost above 900"
Adaeze> i understand that he is rich
Hyunwoo> Also... I got the internship in Seoul. I will move out on 27 December
Inês*> WHAT congratulations and also no
Adaeze> who has the room then
Inês*> Marit from my erasmus group in Tartu is looking from january. vegetarian, plays accordion, pays on time
Adaeze> bet you ten euro she plays Despacito within a week
Hyunwoo> I like Marit already
Inês*> asked her, she said yes, moves in 2 january
=== conversation 3 | Rua do Almada 4º, janeiro | 2027-01-09T17:45
Tomasz> welcome Marit in the official group
Marit> tere! my room is lovely, thank you for the curtain
Inês*> the street room is yours till july and the rent is the same as before, 390
Marit> already sent on the 4th
Adaeze> with Hyunwoo on the other side of the planet, peanuts are legal again. groundnut soup here on sunday!!
Tomasz> he took his EpiPen from drawer so now we keep there batteries
Marit> I don't eat meat or fish, but eggs are ok
Inês*> we bought a Rowenta in the sales so Beatriz has hers again, emptied and all
Tomasz> important. no cigarette since 1 november. balcony is now for basil
Adaeze> 69 days!! my guy
Marit> so cold here inside. 14 degrees and horizontal rain, in Tartu we have minus 11 but radiators
Inês*> landlord promised to change the window in the kitchen, the workers come on tuesday at 8:30, can somebody be home?
Marit> I can
Inês*> thanks. and fyi i defend my thesis on 18 june, you're all coming
Tomasz> watched that series where four students in a flat find 80 thousand in the water tank and kill each other one by one
Adaeze> i'm so tired today i could marry my pillow
Inês*> goodnight old people
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "The flat is in Rua do Almada, fourth floor, rented until 31 July 2027.", keys: [["Almada"], ["date:2027-07-31"]]}
    - {w: 2, type: task, src: m4, fact: "Everybody sends Inês their share of the rent by the 28th, she makes one transfer.", keys: [["28th"]]}
    - {w: 2, type: decision, src: m8, fact: "Tomasz pays 310, the other three 390 each.", keys: [["310"], ["390"]]}
    - {w: 2, type: fact, src: m11, fact: "Hyunwoo has a severe peanut allergy.", keys: [["peanut allergy"]]}
    - {w: 1, type: decision, src: m12, fact: "Groundnut soup is cooked only at Adaeze's aunt's, not in the flat.", keys: [["groundnut"], ["aunt"]]}
    - {w: 2, type: fact, src: m13, fact: "The EpiPen is in the drawer under the microwave.", keys: [["EpiPen"], ["microwave"]]}
    - {w: 1, type: fact, src: m14, fact: "Hyunwoo has the bedroom on the street side.", keys: [["street side"]]}
    - {w: 2, type: fact, src: m15, fact: "The internet is on Adaeze's card, 32 a month.", keys: [["32 a month"]]}
    - {w: 1, type: decision, src: m16, fact: "Cleaning rota: every Sunday one of them does kitchen and bath.", keys: [["rota"], ["sunday"]]}
    - {w: 1, type: task, src: m35, fact: "The housewarming is on 3 October 2026.", keys: [["date:2026-10-03"]]}
    - {w: 1, type: decision, src: m23, fact: "At most 25 people at the housewarming.", keys: [["25 max"]]}
    - {w: 2, type: task, src: m24, fact: "Inês must register the contract at Finanças by the end of the month.", keys: [["Finanças"]]}
    - {w: 1, type: fact, src: m25, fact: "Adaeze has a sprained ankle and goes on crutches for three weeks.", keys: [["crutches"]]}
    - {w: 1, type: fact, src: m26, fact: "Beatriz from the second floor lends them her vacuum cleaner.", keys: [["Beatriz"], ["vacuum"]]}
    - {w: 1, type: fact, src: m27, fact: "Tomasz smokes on the balcony only.", keys: [["smoke"], ["balcony"]]}
    - {w: 1, type: task, src: m28, fact: "The cousin's cat Pastel moves in in October.", keys: [["Pastel"], ["moves in"]]}
    - {w: 1, type: fact, src: m31, fact: "The green sofa was 65 delivered.", keys: [["65"], ["green one"]]}
    ended:
    - {fact: "The rent is 370 each.", was: m4, by: m8, keys: [["370"]], not: ["390", "310"]}
    - {fact: "The green sofa costs 85.", was: m30, by: m31, keys: [["85 euro"]], not: ["65"]}
    - {fact: "The housewarming is on 26 September.", was: m21, by: m35, keys: [["date:2026-09-26"]], not: ["push", "clash", "october"]}
    never:
    - {what: "hearsay: a stranger in Lisbon pays 900 for a balcony", src: m9, keys: [["900 for a balcony"]]}
    - {what: "hypothetical: Adaeze wins the Euromillions and buys the building", src: m10, keys: [["euromillions"]]}
    - {what: "wifi password", src: m19, keys: [["Bacalhau_1907"]]}
    - {what: "dream: the landlord is a penguin", src: m29, keys: [["penguin"]]}
  2:
    dropped: [9, 10, 11, 12, 13, 16]
    keep:
    - {w: 2, type: decision, src: m11, fact: "Dona Fátima cleans the flat; first visit 22 October 2026.", keys: [["Dona Fátima it is"], ["date:2026-10-22"]]}
    - {w: 1, type: fact, src: m13, fact: "Electricity was 118 for two months, Tomasz paid, 29.50 each.", keys: [["118"]]}
    - {w: 2, type: fact, src: m20, fact: "Hyunwoo moves out on 27 December 2026 for an internship in Seoul.", keys: [["date:2026-12-27"]]}
    - {w: 1, type: fact, src: m23, fact: "Marit from Tartu is a vegetarian and plays the accordion.", keys: [["vegetarian"], ["accordion"]]}
    - {w: 2, type: fact, src: m26, fact: "Marit moves in on 2 January 2027.", keys: [["date:2027-01-02"]]}
    ended:
    - {fact: "The contract must still be registered at Finanças.", was: 1/m24, by: m5, keys: [["Finanças"]], not: ["sorted", "receipt"]}
    - {fact: "The cat Pastel moves in in October.", was: 1/m28, by: m6, keys: [["Pastel"]], not: ["forget", "keeping"]}
    - {fact: "Every Sunday one of the flatmates cleans by rota.", was: 1/m16, by: m11, keys: [["cleaning rota"]], not: ["Fátima", "binn"]}
    - {fact: "Adaeze goes on crutches with a sprained ankle.", was: 1/m25, by: m12, keys: [["sprained"]], not: ["discharged", "walked"]}
    never:
    - {what: "teasing: Hyunwoo as a raccoon", src: m2, keys: [["raccoon"]]}
    - {what: "price of a dehumidifier not bought", src: m15, keys: [["219"]]}
    - {what: "figures of a statistics exercise", src: m18, keys: [["12 flats"]]}
    - {what: "bet about Despacito", src: m24, keys: [["Despacito"]]}
  3:
    dropped: [5, 6, 7, 9, 10, 14, 16]
    keep:
    - {w: 2, type: fact, src: m3, fact: "Marit has the street room until July for 390.", keys: [["street room"], ["390"]]}
    - {w: 1, type: preference, src: m7, fact: "Marit eats no meat or fish, but eggs are fine.", keys: [["eggs"]]}
    - {w: 1, type: fact, src: m9, fact: "Tomasz has not smoked since 1 November 2026.", keys: [["no cigarette"], ["date:2026-11-01"]]}
    - {w: 2, type: task, src: m12, fact: "The workers come for the kitchen window on Tuesday 12 January 2027 at 8:30.", keys: [["window"], ["8:30"]]}
    - {w: 2, type: task, src: m14, fact: "Inês defends her thesis on 18 June 2027.", keys: [["thesis"], ["date:2027-06-18"]]}
    ended:
    - {fact: "Groundnut soup may only be cooked at the aunt's.", was: 1/m12, by: m5, keys: [["groundnut"], ["aunt"]], not: ["legal again"]}
    - {fact: "Hyunwoo has the bedroom on the street side.", was: 1/m14, by: m3, keys: [["street side"]], not: ["yours"]}
    - {fact: "The EpiPen is in the drawer under the microwave.", was: 1/m13, by: m6, keys: [["EpiPen"], ["drawer"]], not: ["took", "batteries"]}
    - {fact: "Beatriz's vacuum cleaner is on loan in the flat.", was: 1/m26, by: m8, keys: [["vacuum cleaner"]], not: ["Rowenta", "again"]}
    - {fact: "Tomasz smokes on the balcony.", was: 1/m27, by: m9, keys: [["i smoke"]], not: ["since 1 november"]}
    never:
    - {what: "small talk about the weather in Tartu", src: m11, keys: [["minus 11"]]}
    - {what: "plot of a series", src: m15, keys: [["water tank"]]}
    - {what: "mood of the moment", src: m16, keys: [["marry my pillow"]]}
questions:
- {q: "Which food might send our Korean friend to hospital?", a: "peanuts (Hyunwoo)", keys: [["peanut allergy"]]}
- {q: "When does our tenancy run out?", a: "31 July 2027", keys: [["31 July 2027", "2027-07-31"]]}
- {q: "Who scrubs the bathroom these days?", a: "Dona Fátima, every second Thursday", keys: [["Dona Fátima"]]}
- {q: "How much does the person in the windowless room pay?", a: "310", keys: [["310"]]}
- {q: "Did Tomasz give up tobacco, and how long ago?", a: "yes, since 1 November", keys: [["no cigarette", "69 days"]]}
- {q: "What can I cook for the Estonian girl?", a: "vegetarian, eggs are ok", keys: [["vegetarian", "eggs"]]}
- {q: "Whose card pays the internet?", a: "Adaeze's, 32 a month", keys: [["32 a month"]]}
- {q: "What did we spend on the couch?", a: "65 delivered", keys: [["65 delivered"]]}
- {q: "When does Inês defend her thesis?", a: "18 June 2027", keys: [["18 june", "2027-06-18"]]}
- {q: "What instrument will we have to listen to?", a: "an accordion (Marit)", keys: [["accordion"]]}
