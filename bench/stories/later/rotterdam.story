=== conversation 1 | Moving to Rotterdam | 2026-03-08T10:20
user> bom dia! so I got the job 🎉 and now I have to move to Rotterdam and I have no idea where to begin. I'm Inês, I live in Arroios, Lisbon, with a cat and too many plants
assistant> Bom dia, Inês, and congratulations! We can take it piece by piece. When do you start, and are you going alone?
user> I start on 1 June at Delvaart, they're port engineers, I'll be doing quay walls. very sexy
assistant> Quay walls hold a city up, so I won't argue. And who is coming along?
user> me and the cat first. my boyfriend Rui follows in September when his contract at the hospital ends
assistant> Then the big blocks are your lease in Lisbon, a home in Rotterdam, the cat's papers and the removal. Shall we start with the lease?
user> yes. I pay 890 here, landlord is senhor Abílio, sweet man, very deaf. contract says 60 days' notice in writing
assistant> To be out by 31 May, the letter must reach him by 1 April at the latest. Registered post with proof of receipt is the usual way.
user> ok so I send him the registered letter by 25 March. I hate doing things on the last day
assistant> 25 March leaves you a week to spare. Good.
user> money: gross is 4,650 a month plus 8% holiday money. what will I actually see of that?
assistant> Very roughly 3,500 net without the 30% ruling, and a few hundred more with it. The ruling has to be requested together with your employer.
user> Marijke from HR already said she files the 30% ruling for me, I only have to sign. so that one is hers
assistant> Then that's one worry less for you.
(+4m) user> and rent. I don't want to pay more than 1,500 all in. I'd rather live small than be broke in a nice kitchen
assistant> That's feasible for a one-bedroom if you're flexible about the district. Do you have one in mind?
user> I've been staring at the map. Delfshaven or Noord, near a metro. The office is at Wilhelminakade but I don't want to live between those towers on Kop van Zuid
assistant> Both are well connected. You could look at Pararius and Funda, join a few expat groups, and consider anti-squat housing, which is very cheap.
user> anti-what 😅 no. Pararius is enough for me
assistant> Pararius it is.
user> apparently a cousin of someone at Delvaart paid a deposit for a flat that didn't exist, 3,000 gone, puff
assistant> That does happen. Seeing the flat, or sending somebody, before paying is the best protection.
user> now her majesty. Pimenta, 7 years old, hates everybody equally. what does she need?
assistant> A microchip, a rabies vaccination at least 21 days before the trip, and an EU pet passport from your vet.
user> she has the chip but never had rabies. I got her an appointment with dra. Salomé on 14 April for the jab and the passport
assistant> Then she may travel from 5 May. Will she fly with you?
user> in the cabin, yes. TAP on 27 May at 11:35, bought it last night, 214 euros with the cat included
assistant> Noted. Check the size of her carrier early; it's the thing people forget.
user> for the furniture I have a quote from Transmudança, 2,350 door to door, twelve cubic metres. I'm going with them
assistant> That's a fair price for the distance. Does your employer contribute?
user> Delvaart pays back up to 2,000 of moving costs if I keep the receipts
assistant> So you'd be about 350 out of pocket. Keep the receipts in one folder, then.
user> the piano is coming too, it's a digital Kawai, 60 kilos, not negotiable. the sofa stays with my sister Joana
assistant> Piano yes, sofa no. Tell the movers about the 60 kilos before they meet your stairs.
user> my mother says I'll be home by Christmas crying for bacalhau
assistant> Mothers are allowed to hope. There is bacalhau in Rotterdam, you know.
(+20m) user> ha. ok and Dutch. I've signed up for an online group with a teacher called Femke, Tuesdays at 19h, starting 7 April
assistant> A good start. Do you have a level in mind?
user> A2 by next spring. enough to fight with a plumber
assistant> A noble measure of fluency.
user> one more thing, when you answer me keep it short and no bullet lists please, I read you on the metro
assistant> Short, and no lists. Understood.
user> obrigada!! going to eat something now
=== conversation 2 | Rotterdam again, three weeks to go | 2026-05-10T11:05
user> olá, it's Inês again, quay walls and cat
assistant> Olá Inês! Less than a month to go. How is it all looking?
user> chaos but the good kind. Abílio got my letter on 24 March, he shouted "I'm happy for you" down the stairs, and I get the deposit back on 30 May
assistant> That's lovely of him. And did you find a home?
user> YES. Mathenesserdijk, in Delfshaven, second floor, 62 square metres, tiny balcony over the water. through an agency, Maasstad Wonen
assistant> Well done, that's a handsome street. What are the terms?
user> 1,385 a month with service costs, contract for one year, and I get the keys on 1 June at 14h
user> and two months' deposit, 2,770, to be paid before 20 May
assistant> That stays under your limit. Is it big enough once there are two of you?
user> there won't be two. I need one toothbrush mug. Rui and I ended it at Easter
user> don't ask me about it please and don't keep that he cried at the airport, that's his
assistant> I won't. One mug. What shall we look at next?
user> work. they pushed me a week because the project lead is on leave, so my first day is the 8th of June
assistant> That gives you a week to settle in before 8 June. Does the flight still fit?
user> no, I'd be homeless for five nights. I rebooked, now it's Sunday 31 May at 15:20, one night in a hotel that takes cats and then keys
assistant> Neat. And Pimenta's papers?
user> her passport's in the drawer next to mine, nicer photo than mine. she bit dra. Salomé
assistant> I'm sorry for the doctor. Did she give you something for the journey?
user> gabapentin, half a tablet two hours before we leave for the airport
assistant> A trial dose on a quiet day at home would tell you how she reacts.
user> good idea, I'll do the trial dose next Saturday, 16 May
assistant> 16 May, then. And the movers, are they confirmed?
user> pfff. after I signed they wanted 600 more "for the stairs". I told them goodbye, my brother Nuno is driving my stuff up in a rented van, leaves 28 May
assistant> Brothers are underrated. What does the van cost?
user> 780 for the van plus fuel, and Marijke confirmed it counts for the reimbursement
assistant> Then the whole trip probably stays within the 2,000. Will everything fit?
user> almost. the Kawai went to the neighbour on the third floor on Friday for 400 euros. I hear her practising Für Elise through the ceiling, it's a punishment
assistant> That must have been a hard one. At least it's played.
user> I'll buy another one when I'm rich. if it all goes wrong I'll sell pastéis de nata from a boat on the Maas
assistant> The boat would need a permit. Have you got an appointment with the municipality?
user> Thursday 4 June at 10:15 in the Timmerhuis, for the BSN. I have to bring passport, rental contract and a birth certificate
assistant> The birth certificate should be the multilingual extract, otherwise they may ask for a translation.
user> I ordered the multilingual one from the Conservatória on Thursday, takes ten working days
assistant> That would be around 21 May. In time, but chase it if it's late.
user> also I took a basic health insurance with CZ, 385 own risk, starts the day I register
assistant> Good, that's inside the four months you have.
user> and Dutch! Femke moved our class, it's Thursdays at 20h now. we learn to complain about the weather
assistant> So Thursdays at eight. You're nearly Dutch.
user> what else... a bike, second hand, max 250, I won't cry when it's stolen
assistant> Get a good lock; many people spend as much on it as on the bike.
user> my portal login for Maasstad is ines.q / Pimenta-1895!, I just need to put it somewhere for a second
assistant> Please move it to a password manager rather than leave it here.
user> yes yes. ok, metro's here, beijinhos
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m3, fact: "Inês starts at Delvaart on 1 June 2026.", keys: [["Delvaart"], ["date:2026-06-01"]]}
    - {w: 2, type: context, src: m5, fact: "Her boyfriend Rui follows in September when his hospital contract ends.", keys: [["Rui"], ["September"]]}
    - {w: 1, type: fact, src: m7, fact: "Her lease in Lisbon needs 60 days' notice in writing; the landlord is senhor Abílio.", keys: [["60 days"]]}
    - {w: 2, type: task, src: m9, fact: "She sends the registered letter of notice by 25 March 2026.", keys: [["registered letter"], ["date:2026-03-25"]]}
    - {w: 2, type: fact, src: m11, fact: "Her salary is 4,650 gross a month plus 8% holiday money.", keys: [["4,650"]]}
    - {w: 2, type: task, src: m13, fact: "Marijke from HR files the 30% ruling; Inês only has to sign.", keys: [["30% ruling"], ["Marijke"]]}
    - {w: 2, type: preference, src: m15, fact: "She does not want to pay more than 1,500 rent all in.", keys: [["1,500"]]}
    - {w: 1, type: preference, src: m17, fact: "She is looking for a flat in Delfshaven or Noord near a metro, not on Kop van Zuid.", keys: [["Delfshaven"], ["Noord"]]}
    - {w: 2, type: task, src: m25, fact: "Pimenta gets her rabies vaccination and passport from dra. Salomé on 14 April 2026.", keys: [["date:2026-04-14"]]}
    - {w: 2, type: fact, src: m27, fact: "She flies with TAP on 27 May 2026 at 11:35, the cat in the cabin.", keys: [["date:2026-05-27"], ["TAP", "11:35"]]}
    - {w: 2, type: decision, src: m29, fact: "Transmudança moves her furniture for 2,350.", keys: [["Transmudança"], ["2,350"]]}
    - {w: 2, type: fact, src: m31, fact: "Delvaart pays back up to 2,000 of moving costs against receipts.", keys: [["2,000"]]}
    - {w: 1, type: decision, src: m33, fact: "The digital Kawai piano (60 kilos) comes along, the sofa stays with her sister Joana.", keys: [["Kawai"], ["60 kilos", "piano"]]}
    - {w: 1, type: fact, src: m37, fact: "She learns Dutch in Femke's online group, Tuesdays at 19h from 7 April 2026.", keys: [["Femke"], ["Tuesday"]]}
    - {w: 1, type: preference, src: m39, fact: "She wants to reach A2 in Dutch by next spring.", keys: [["A2"]]}
    - {w: 2, type: preference, src: m41, fact: "Answers are to be short, with no bullet lists.", keys: [["short"], ["bullet"]]}
    ended: []
    never:
    - {what: "generic advice not taken up: anti-squat housing", src: m18, keys: [["anti-squat"]]}
    - {what: "hearsay about a colleague's cousin who lost a deposit", src: m21, keys: [["cousin"]]}
    - {what: "joke of her mother: home by Christmas", src: m35, keys: [["crying for bacalhau"]]}
  2:
    dropped: [1, 2, 3, 4, 7, 8, 9, 10, 11, 13, 14]
    keep:
    - {w: 1, type: fact, src: m3, fact: "She gets her deposit in Lisbon back on 30 May 2026.", keys: [["deposit"], ["date:2026-05-30"]]}
    - {w: 2, type: fact, src: m5, fact: "Her new flat is on Mathenesserdijk in Delfshaven, 62 square metres, through Maasstad Wonen.", keys: [["Mathenesserdijk"]]}
    - {w: 2, type: fact, src: m7, fact: "The rent is 1,385 with service costs, for one year.", keys: [["1,385"]]}
    - {w: 2, type: fact, src: m7, fact: "She gets the keys on 1 June 2026 at 14h.", keys: [["keys"], ["date:2026-06-01"]]}
    - {w: 2, type: task, src: m8, fact: "The deposit of 2,770 is to be paid before 20 May 2026.", keys: [["2,770"], ["date:2026-05-20"]]}
    - {w: 2, type: fact, src: m13, fact: "Her first day at work is 8 June 2026.", keys: [["first day"], ["date:2026-06-08"]]}
    - {w: 2, type: fact, src: m15, fact: "She flies on 31 May 2026 at 15:20.", keys: [["date:2026-05-31"], ["15:20"]]}
    - {w: 2, type: fact, src: m19, fact: "Pimenta gets half a tablet of gabapentin two hours before leaving for the airport.", keys: [["gabapentin"], ["half a tablet"]]}
    - {w: 1, type: task, src: m21, fact: "She gives Pimenta a trial dose on 16 May 2026.", keys: [["trial dose"], ["date:2026-05-16"]]}
    - {w: 2, type: decision, src: m23, fact: "Her brother Nuno drives her things up in a rented van, leaving on 28 May 2026.", keys: [["Nuno"], ["date:2026-05-28"]]}
    - {w: 1, type: fact, src: m25, fact: "The van costs 780 plus fuel and counts for the reimbursement.", keys: [["780"]]}
    - {w: 2, type: task, src: m31, fact: "Appointment for the BSN on 4 June 2026 at 10:15 in the Timmerhuis, with passport, rental contract and birth certificate.", keys: [["date:2026-06-04"], ["Timmerhuis", "BSN"]]}
    - {w: 1, type: context, src: m10, fact: "Inês and Rui ended it at Easter.", keys: [["Rui"], ["Easter"]]}
    - {w: 1, type: decision, src: m35, fact: "She took basic health insurance with CZ, 385 own risk.", keys: [["CZ"], ["385"]]}
    - {w: 1, type: fact, src: m37, fact: "Femke's Dutch class is on Thursdays at 20h.", keys: [["Femke"], ["Thursday"]]}
    - {w: 1, type: preference, src: m39, fact: "She wants a second-hand bike for at most 250.", keys: [["bike"], ["250"]]}
    ended:
    - {fact: "She is to send the notice to Abílio by 25 March.", was: 1/m9, by: m3, keys: [["registered letter"], ["date:2026-03-25"]], not: ["got my letter", "received", "sent"]}
    - {fact: "She is looking for a flat in Delfshaven or Noord.", was: 1/m17, by: m5, keys: [["Delfshaven or Noord"]], not: ["Mathenesser"]}
    - {fact: "Rui follows in September.", was: 1/m5, by: m10, keys: [["Rui"], ["September"]], not: ["ended", "Easter"]}
    - {fact: "Work starts on 1 June.", was: 1/m3, by: m13, keys: [["I start", "Inês starts", "start at", "work starts"], ["date:2026-06-01"]], not: ["8 June", "8th", "keys"]}
    - {fact: "She flies on 27 May at 11:35.", was: 1/m27, by: m15, keys: [["date:2026-05-27"], ["TAP", "11:35"]], not: ["31 May", "rebooked", "15:20"]}
    - {fact: "Pimenta is to see dra. Salomé on 14 April.", was: 1/m25, by: m17, keys: [["date:2026-04-14"], ["appointment", "Salomé"]], not: ["bit ", "drawer"]}
    - {fact: "Transmudança moves her furniture.", was: 1/m29, by: m23, keys: [["Transmudança"], ["2,350"]], not: ["Nuno", "goodbye", "600"]}
    - {fact: "The Kawai comes along.", was: 1/m33, by: m27, keys: [["Kawai"], ["60 kilos", "coming", "not negotiable"]], not: ["neighbour", "400", "sold"]}
    - {fact: "The Dutch class is on Tuesdays at 19h.", was: 1/m37, by: m37, keys: [["Tuesdays at 19h"]], not: ["Thursday"]}
    never:
    - {what: "what she asks not to be kept: Rui at the airport", src: m11, keys: [["he cried"]]}
    - {what: "joke: selling pastéis from a boat", src: m29, keys: [["pastéis"]]}
    - {what: "login and password", src: m41, keys: [["Pimenta-1895"]]}
questions:
- {q: "When must Inês be at her desk for the first time?", a: "8 June 2026", keys: [["date:2026-06-08"]]}
- {q: "How does her household get to the Netherlands?", a: "Her brother Nuno drives it in a rented van", keys: [["Nuno"]]}
- {q: "What does she pay for housing every month?", a: "1,385", keys: [["1,385"]]}
- {q: "At what time does her plane leave, and on which day?", a: "31 May at 15:20", keys: [["date:2026-05-31"], ["15:20"]]}
- {q: "How much of the removal does her employer refund?", a: "up to 2,000", keys: [["2,000"]]}
- {q: "What is the animal to be given before the journey?", a: "half a tablet of gabapentin", keys: [["gabapentin"]]}
- {q: "Who takes care of her tax advantage?", a: "Marijke from HR files the 30% ruling", keys: [["Marijke"], ["ruling"]]}
- {q: "Which papers does she need at the town hall on 4 June?", a: "Passport, rental contract and birth certificate", keys: [["birth certificate"], ["rental contract"]]}
- {q: "On which evening does she have Dutch lessons?", a: "Thursday at 20h", keys: [["Thursday"]]}
- {q: "How does she like to be answered?", a: "Short, no bullet lists", keys: [["short"], ["bullet"]]}
