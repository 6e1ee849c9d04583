=== conversation 1 | #managers | 2026-09-14T10:02
Nino*> Gamarjoba all! From today we make our round in this channel, Mondays at 10:00, everybody writes short. I start: we are 94 members, 33 of them with fixed desk.
Bruno> bom dia! internet: Silknet puts the 1 gigabit line on Wednesday 16 September, between 9 and "evening"
Farrukh> Coffee machine makes a sound like camel who received bad news. Technician wants 380 lari for repair.
Nino*> Let him repair, we can't be a coworking without coffee
Oksana> for 380 lari I can be coffee machine myself, I already have the temperature
Oksana> * Day pass is 35 lari now, too cheap
* Terrace Hub takes 50
* I propose we go to 40 from 1 October
Nino*> Agreed, day pass is 40 then.
Bruno> people are living in the phone booths. one guy had slippers. so in the app: maximum 45 minutes per booking
Oksana> Big fish!! Mzelia, the game studio, takes the whole room 4 from 1 October, 12 desks, six months, 5,400 lari a month. Signed on Saturday
Nino*> 🎉
Nino*> Animals: dogs on Fridays only. Cats never, because of Farrukh, his throat closes, and no, he is not acting.
Farrukh> It is pity. I find them very elegant.
Farrukh> Zaza has broken his leg on the marshrutka step, so I do night guard till he walks again
Bruno> poor zaza. poor you
Oksana> Fire inspection comes Thursday 24 September at 11:00. We need six new extinguishers, I order them this week
Bruno> my barber says Impact Hub opens on our street in winter with 300 desks and sauna
Farrukh> Your barber also said that you have good hair.
Bruno> if I'd be rich I would buy the roof and make there caipirinha bar for 80 persons, with capybara
Oksana> here is text for the welcome mail, values are only for show: "Dear Ivan Ivanov, your desk is 999, your contract begins 32 May"
Nino*> 32 May, my favourite holiday
Farrukh> I was at Mr Gelashvili. Rent stays 2,900 dollars till end of December, after this he "will think with his wife".
Nino*> Startup Grind is in our hall on Friday 25 September, 19:00, seventy chairs. We borrow chairs from the puppet theatre, they are normal size, I checked
Bruno> also I lent our projector to School 6 until the end of October, they asked so nicely
Bruno> and idea: naked yoga Tuesdays, in Berlin 400 people pay for this
Nino*> No, Bruno.
Farrukh> "Ergo chair SUPER BOSS, massage of your dreams, 199 lari only today" – who subscribed the office address to this
Oksana> I am in Lviv 5 to 16 October, mama's operation. Bruno makes invoices, they go out on the 3rd of each month
Bruno> who kicked the entrance door glass? 100% it was courier of Wolt
(+1h) Bruno> camera says: wind. I take back my words to Wolt
Nino*> Printer menu opens with 3390, don't stick it on the printer again please
(+2d) Nino*> The Grind people ask for one week more, speaker has visa problem. So Saturday 3 October, 18:00
Oksana> ok, I tell the puppets
=== conversation 2 | #managers | 2026-11-02T10:05
Nino*> Good morning. First, nobody is alive on Mondays, me too. From next week our round is Tuesdays at 9:30.
Oksana> Amen. Members: 108 this morning, record
Bruno> even without Mzelia?
Oksana> without. They paid October and disappeared to Cyprus, the studio is sold. Lawyer says we keep the deposit of 5,400
Nino*> So room 4 becomes podcast studio, Bruno glues the foam. It rents 60 lari per hour.
Bruno> foam is coming Thursday the 5th, I have already glue on my dog
Farrukh> Zaza is at the door since Thursday, he dances almost. I sleep in own bed, my wife is surprised.
Oksana> Inspector was happy, all six red friends hang on walls. Certificate is valid until September 2028
Bruno> booths: I made it 30 minutes now, slippers man came back with blanket
Bruno> and the gigabit is working since the 17th, I measure 940
Farrukh> Mr Gelashvili has finished thinking with wife. From January it is 3,250 dollars, but he signs for two years and repairs the roof.
Nino*> Then I sign. The appointment at notary is Friday 13 November, 12:00, who is superstitious may stay home
Farrukh> Coffee, for the protocol. We never repaired it, in the end it went for spare parts. Lasha with his cart stands in the yard from 8 till 12, members pay half.
Nino*> best decision of the year, honestly
Bruno> School 6 gave the projector back with a drawing of me, big nose
Oksana> Google review of yesterday, two stars: "The chair looked at me. Also 11 people breathing."
Nino*> Oh and what a tragedy, only 108 people love us, let's close and open a carwash
Oksana> I have to tell one thing. I move to Warsaw, last day is 30 November. I cried already so don't start
Farrukh> 😢
Nino*> Tamuna from reception takes over sales and invoices, she knows since Friday. We'll talk about it with wine
Bruno> tomorrow we look if Khvicha buys a building in our street, cousin of Lasha saw him measuring a window
Oksana> One more for Tamuna: new members pay a deposit of 100 lari, no exceptions, also not for Bruno's friends
Bruno> my friends are honest people!! two of them
Nino*> Heating: if the gas is off for more than two hours, all go to second floor, there are the electric heaters.
Farrukh> I checked them. Seven work, one smells of plov.
Nino*> Rule for winter: don't phone me after 20:00, only for water or fire
Bruno> what about existential questions
Nino*> Those go to Farrukh
Nino*> Kids corner begins Saturday 14 November, from 11 till 14, Tamuna's sister is there with the children
Oksana> New Year closing: 31 December to 4 January. Party before it, Friday 18 December, real supra, Farrukh is tamada
Farrukh> I accept. Maximum nineteen toasts.
Bruno> we had offered the building in Sololaki, remember, 4,100. I'd have taken that one for the staircase only
Bruno> also: I bet 50 lari with Zaza that it snows before the 15th
Oksana> Member's daughter asked me: "a shop has 240 pens and sells 3/8, how many stay?" I said 150. I am still useful here
Nino*> Not for the minutes and not for owner: the bank said no to our loan on Friday.
Farrukh> It did not reach my ears.
Bruno> Farrukh be landlord, I practise: "dear sir, 1,000 dollars and a capybara"
Farrukh> "Young man, in 1994 I threw a Frenchman down from this stairs for better offer."
Oksana> outside is fog like in film where all die in supermarket
Nino*> Back to work, my dears. Farrukh, Bruno: heaters to second floor by Friday please.
=== labels ===
after:
  1:
    keep:
    - {w: 1, type: fact, src: m1, fact: "The round is on Mondays at 10:00.", keys: [["Mondays at 10:00"]]}
    - {w: 1, type: fact, src: m1, fact: "94 members, 33 with a fixed desk.", keys: [["94 members"]]}
    - {w: 1, type: task, src: m2, fact: "Silknet puts in the 1 gigabit line on 16 September.", keys: [["Silknet"], ["date:2026-09-16"]]}
    - {w: 1, type: decision, src: m3, fact: "The coffee machine is repaired for 380 lari.", keys: [["380 lari"], ["repair"]]}
    - {w: 2, type: decision, src: m7, fact: "Day pass 40 lari from 1 October.", keys: [["day pass"], ["40"]]}
    - {w: 1, type: fact, src: m8, fact: "Phone booths: at most 45 minutes.", keys: [["45 minutes"]]}
    - {w: 2, type: fact, src: m9, fact: "Mzelia takes room 4 from 1 October, 12 desks, six months, 5,400 a month.", keys: [["Mzelia"], ["room 4"]]}
    - {w: 1, type: preference, src: m11, fact: "Dogs on Fridays only.", keys: [["dogs on Fridays"]]}
    - {w: 2, type: fact, src: m11, fact: "No cats, Farrukh is allergic.", keys: [["Cats never"]]}
    - {w: 1, type: fact, src: m13, fact: "Zaza has broken his leg; Farrukh does the night guard.", keys: [["Zaza"], ["leg"]]}
    - {w: 2, type: task, src: m15, fact: "Fire inspection on 24 September at 11:00.", keys: [["inspection"], ["date:2026-09-24"]]}
    - {w: 1, type: task, src: m15, fact: "Oksana orders six new extinguishers.", keys: [["six new extinguishers"]]}
    - {w: 2, type: fact, src: m21, fact: "Rent 2,900 dollars till the end of December.", keys: [["2,900"]]}
    - {w: 1, type: fact, src: m23, fact: "The projector is lent to School 6 until the end of October.", keys: [["projector"], ["School 6"]]}
    - {w: 1, type: fact, src: m27, fact: "Oksana is in Lviv 5 to 16 October, Bruno makes invoices.", keys: [["Lviv"], ["16 October"]]}
    - {w: 2, type: fact, src: m27, fact: "Invoices go out on the 3rd of each month.", keys: [["3rd of each month"]]}
    - {w: 2, type: task, src: m31, fact: "Startup Grind on Saturday 3 October, 18:00.", keys: [["date:2026-10-03"], ["18:00"]]}
    ended:
    - {fact: "Startup Grind is on 25 September.", was: m22, by: m31, keys: [["Startup Grind"], ["date:2026-09-25"]], not: ["one week"]}
    - {fact: "The day pass is 35 lari.", was: m6, by: m7, keys: [["35 lari"]], not: ["40"]}
    never:
    - {what: "joke: coffee machine herself", src: m5, keys: [["the temperature"]]}
    - {what: "hearsay: Impact Hub", src: m16, keys: [["Impact Hub"]]}
    - {what: "fantasy: roof bar", src: m18, keys: [["caipirinha"]]}
    - {what: "example values", src: m19, keys: [["Ivan Ivanov"]]}
    - {what: "suggestion refused: naked yoga", src: m24, keys: [["naked yoga"]]}
    - {what: "quoted ad", src: m26, keys: [["SUPER BOSS"]]}
    - {what: "wrong guess: courier", src: m28, keys: [["courier of Wolt"]]}
    - {what: "a code", src: m30, keys: [["3390"]]}
    - {what: "a competitor's price", src: m6, keys: [["Terrace Hub"]]}
  2:
    dropped: [1, 2, 3, 4, 6, 7, 10, 11, 12, 13, 14, 15, 17]
    keep:
    - {w: 2, type: fact, src: m1, fact: "The round is on Tuesdays at 9:30.", keys: [["Tuesdays at 9:30"]]}
    - {w: 1, type: fact, src: m2, fact: "108 members.", keys: [["Members: 108"]]}
    - {w: 1, type: fact, src: m4, fact: "The deposit of 5,400 is kept.", keys: [["5,400"], ["deposit"]]}
    - {w: 2, type: decision, src: m5, fact: "Room 4 becomes a podcast studio, 60 lari per hour.", keys: [["room 4"], ["podcast"]]}
    - {w: 1, type: fact, src: m9, fact: "Booths 30 minutes.", keys: [["30 minutes"]]}
    - {w: 1, type: fact, src: m8, fact: "The fire certificate is valid until September 2028.", keys: [["2028"]]}
    - {w: 2, type: fact, src: m11, fact: "Rent 3,250 dollars from January, two years.", keys: [["3,250"]]}
    - {w: 2, type: task, src: m12, fact: "Notary on Friday 13 November at 12:00.", keys: [["notary"], ["date:2026-11-13"]]}
    - {w: 1, type: fact, src: m13, fact: "Lasha's coffee cart in the yard from 8 till 12.", keys: [["Lasha"], ["from 8 till 12"]]}
    - {w: 2, type: fact, src: m18, fact: "Oksana moves to Warsaw, last day 30 November.", keys: [["Warsaw"], ["30 November"]]}
    - {w: 2, type: fact, src: m20, fact: "Tamuna takes over sales and invoices.", keys: [["Tamuna"], ["sales"]]}
    - {w: 1, type: fact, src: m22, fact: "New members pay a deposit of 100 lari.", keys: [["deposit of 100"]]}
    - {w: 2, type: decision, src: m24, fact: "If the gas is off more than two hours, all go to the second floor.", keys: [["gas is off"]]}
    - {w: 2, type: preference, src: m26, fact: "Don't phone Nino after 20:00 except for water or fire.", keys: [["after 20:00"]]}
    - {w: 1, type: fact, src: m29, fact: "Kids corner from Saturday 14 November, 11 till 14.", keys: [["Kids corner"], ["date:2026-11-14"]]}
    - {w: 1, type: fact, src: m30, fact: "Closed 31 December to 4 January.", keys: [["4 January"]]}
    - {w: 2, type: task, src: m30, fact: "Party on Friday 18 December, Farrukh is tamada.", keys: [["tamada"], ["date:2026-12-18"]]}
    ended:
    - {fact: "The round is on Mondays at 10:00.", was: 1/m1, by: m1, keys: [["Mondays at 10:00"]], not: ["Tuesdays"]}
    - {fact: "94 members.", was: 1/m1, by: m2, keys: [["94 members"]], not: ["108"]}
    - {fact: "Mzelia has room 4.", was: 1/m9, by: m4, keys: [["Mzelia"], ["room 4"]], not: ["without", "Cyprus", "podcast"]}
    - {fact: "Zaza has a broken leg, Farrukh guards at night.", was: 1/m13, by: m7, keys: [["Zaza"], ["leg"]], not: ["dances"]}
    - {fact: "Six extinguishers are still to be ordered.", was: 1/m15, by: m8, keys: [["six new extinguishers"]], not: ["hang"]}
    - {fact: "Booths: 45 minutes.", was: 1/m8, by: m9, keys: [["45 minutes"]], not: ["30"]}
    - {fact: "The gigabit line is to come on 16 September.", was: 1/m2, by: m10, keys: [["Silknet"], ["date:2026-09-16"]], not: ["working"]}
    - {fact: "Rent 2,900 dollars.", was: 1/m21, by: m11, keys: [["2,900"]], not: ["3,250"]}
    - {fact: "The coffee machine is to be repaired.", was: 1/m3, by: m13, keys: [["380 lari"], ["repair"]], not: ["never"]}
    - {fact: "The projector is at School 6.", was: 1/m23, by: m15, keys: [["projector"], ["School 6"]], not: ["gave"]}
    never:
    - {what: "a review", src: m16, keys: [["looked at me"]]}
    - {what: "sarcasm: carwash", src: m17, keys: [["carwash"]]}
    - {what: "celebrity gossip", src: m21, keys: [["Khvicha"]]}
    - {what: "hypothetical: Sololaki", src: m32, keys: [["Sololaki"]]}
    - {what: "a bet", src: m33, keys: [["50 lari"]]}
    - {what: "homework figures", src: m34, keys: [["240 pens"]]}
    - {what: "not for the minutes: loan", src: m35, keys: [["our loan"]]}
    - {what: "role play: tenant", src: m37, keys: [["1,000 dollars"]]}
    - {what: "role play: landlord", src: m38, keys: [["Frenchman"]]}
    - {what: "weather like a film", src: m39, keys: [["supermarket"]]}
    - {what: "joke: plov", src: m25, keys: [["plov"]]}
questions:
- {q: "Who issues the bills once our Ukrainian colleague is gone?", a: "Tamuna", keys: [["Tamuna"], ["sales"]]}
- {q: "When may I not be called?", a: "after 20:00, except water or fire", keys: [["after 20:00"]]}
- {q: "Where do people sit when the radiators go cold?", a: "second floor", keys: [["gas is off"]]}
- {q: "Which pets are forbidden here?", a: "cats (Farrukh is allergic)", keys: [["Cats never"]]}
- {q: "What do we owe the owner each month next year?", a: "3,250 dollars", keys: [["3,250"]]}
- {q: "How long can somebody block a cabin for calls?", a: "30 minutes", keys: [["30 minutes"]]}
- {q: "Where does one get an espresso in the morning?", a: "Lasha's cart in the yard, 8 till 12", keys: [["Lasha"], ["from 8 till 12"]]}
- {q: "When is the party?", a: "Friday 18 December", keys: [["tamada"], ["date:2026-12-18"]]}
- {q: "When do we sign at the notary?", a: "Friday 13 November, 12:00", keys: [["notary"], ["date:2026-11-13"]]}
- {q: "What does a visitor pay for a single day?", a: "40 lari", keys: [["day pass"], ["40"]]}
