=== conversation 1 | Adré base – operations | 2026-05-04T06:40
Clémence*> Good morning team. New channel for base operations, the old one goes read-only at noon. Please keep it to things the others must act on.
Clémence*> Radio check at 07:00 and 19:00 on channel 4, starting tonight. Anyone silent at two checks in a row gets a vehicle sent to their door.
Mahamat> Copied. Fleet: four vehicles. Land Cruiser 02 is in the garage in Abéché for its gearbox. The gearbox itself is, I think, in Khartoum with some colonel.
Perpetua> Morning. Payroll cut-off is the 20th of each month, before noon. Late timesheets are paid the month after and I will not be sorry.
Teferi> Water. We truck 180 m³ a day to site B from the Hadjer well. That makes 11.5 litres per person, the agreement says 15.
Ikhlas> Outpatient nutrition programme is Tuesdays and Fridays, 64 children on the list. Plumpy'Nut for five weeks.
(+25m) Bjørn> For information: a driver at the market says the border gate shuts on Thursday for two weeks and 300 trucks are queuing. OCHA has nothing.
Clémence*> Then we plan as if open. Curfew for all staff stays 18:30, vehicles inside the wall at 18:00.
Teferi> may I have 03 on Wednesday? I need to sit with the water committee
Mahamat> 03 has no spare tyre. Take 01 and Brahim.
Teferi> ok. My dream budget: six boreholes, a swimming pool and a slide of 40 metres for the donors.
Clémence*> Speaking of donors. ECHO comes on Wednesday 20 May, two persons, one night.
Perpetua> They eat what?
Clémence*> Ms Lindqvist: no fish, it closes her throat. The colleague eats everything.
Ikhlas> I need a decision on the cholera kit. Either it waits at site B, or it waits here and we lose 90 minutes on the day.
Clémence*> At site B. Ikhlas keeps one key of the container. The second one is with Mahamat.
Mahamat> I take the kit out there on Thursday.
Bjørn> Model for the incident form, do not read it as a report: "02.05., 14:10, vehicle 07, driver John Smith, stopped at km 22 by six men." Fill yours in like this.
(+3h) Perpetua> The generator man is here. He wants 9.4 million CFA for a second-hand Perkins of 60 kVA. I said no and gave him water.
Teferi> wise. He sold the Italians one without pistons and 40 kg of sand inside, in 2017 or so
Clémence*> We have solar. The contract with Sunvolta is signed: 24 panels, installation from 25 May.
Mahamat> Fuel: 2 300 litres in the bladder. I reorder at 800.
Ikhlas> Reminder, my R&R is from Saturday 16 May, two weeks, Nairobi. Amina Yusuf covers the clinic.
Perpetua> Your passport runs out on 30 August, Ikhlas. With under six months left the airline may refuse you.
Ikhlas> I know, I know. The embassy has promised by all its saints
Bjørn> Sitreps go to N'Djamena every Sunday, two pages at most, no faces on photographs.
Teferi> My record is 31 pages, Gambela 2009. A man in Geneva had it framed.
Clémence*> Two, Teferi.
Mahamat> Not a joke: there is a cobra under the guesthouse. The back shower is closed until the veterinary man has been.
Perpetua> I resign with effect from this second, my successor is welcome to the shower and to the cobra's timesheet.
Bjørn> A colleague in Juba had two in the printer. Or it was one, with a long tail.
(+5h) Mahamat> Veterinary man came. 1 m 60, it lives in a sack now. All showers open.
Clémence*> Thank you. ECHO has written again: they arrive Thursday 28 May, the earlier flight was full.
Perpetua> Rooms 2 and 5 are theirs, I move the two Brazilians to the annex.
Teferi> Listen, this one is for the minutes. If the pump test at well 3 gives more than 6 m³ per hour, the trucks stop the same week.
Clémence*> Agreed.
Ikhlas> My cousin in Farchana swears that 10,000 people crossed at Tiné on Saturday with their beds. UNHCR has counted no such thing.
Bjørn> Wi-Fi for the visitors is Karkade!2231, delete this after reading.
(+3d) Mahamat> Kit is standing at site B since 09:40, seals intact.
Perpetua> And for whoever cares: 46 degrees on the veranda at noon, my candle has bowed to me
=== conversation 2 | Adré base – operations, June | 2026-06-22T07:15
Clémence*> Morning all. I was nine days in N'Djamena, so please: state of play by sector, two or three lines each.
Mahamat> 02 is home since the 30th and changes gear like a young man. In the rains the road takes six days, so I order fuel when 1 200 litres are left.
Teferi> Well 3 gave 8.2 m³ per hour. The last truck left for site B on 9 June, and people get 16 litres from the tap.
Clémence*> Above the target. Write that large for Brussels.
Ikhlas> I am back at my desk since the 1st, rested, thank you Amina. Nutrition days are Monday, Wednesday and Saturday from this week, 118 children.
Ikhlas> And my new passport came on Friday, good until 2036. Perpetua can stop sending me calendars.
Perpetua> I had four more prepared. Audit: 13 and 14 July, one lady from Deloitte, she wants the fuel logs from January to May.
Bjørn> Security. The prefecture has relaxed, so ours is 20:00 as of today, vehicles 19:30.
Bjørn> The police took our frequency. Radio checks are on channel 7 since the 11th, hours as they were.
Mahamat> and in the evening Brahim is base control, I do mornings only
Clémence*> Noted. For the record: the visit went well, Ms Lindqvist inspected the latrines with a torch at five in the morning. ECHO funds phase two with 1.2 million euros from October.
Perpetua> 🎉 (my only emoji this year)
Teferi> A cook told Brahim that MSF pays drivers one and a half times as much from July. We shall be left with bicycles.
Mahamat> No bicycles. Brahim told me himself that he has signed with us until 31 December.
Bjørn> I, however, go. I take a post in Goma, my last day here is 15 July. Rosalía Quispe takes over security, handover from the 6th.
Clémence*> We lose the only man who reads a sitrep to its end. On that: it now goes every second Sunday, to the regional desk in Dakar.
Teferi> to DAKAR? do they have wells there
Ikhlas> Health alert, closed: on Thursday I was sure I had cholera in two patients from block 9. Both cultures came back negative on Saturday. It was green mangoes.
Perpetua> Radio said this morning that a goat in Moundou was elected deputy mayor with 61 percent.
Clémence*> Solar, please. The roof looks remarkably empty.
Mahamat> Sunvolta never delivered one screw. Tchad Énergie Verte does it, 30 panels, they climb up on 1 July.
Perpetua> Our deposit of 3.1 million CFA is back on the account, I checked twice.
Teferi> "Dear Sir, Best Quality Sun, 18 USD the piece, guaranty 25 year, reply Mr Kevin" – in my inbox every Monday
Bjørn> Rosalía asked if the office could not go to the old bank, it has a vault. One exit only, so the answer was no before she had finished.
Ikhlas> Mahamat, please hand your key of the kit container to Amina, she sleeps at site B from now on.
Mahamat> Given this morning, she signed.
Clémence*> Between us and not for any file: the country director goes to Bamako in August.
Teferi> I heard nothing, I am a pump
Clémence*> Rain plan. If the wadi floods, the Monday clinic moves to the school in Hille Djidid.
Ikhlas> Good, the headmaster gives us two classrooms.
Perpetua> From July I need timesheets on the 18th, the bank in N'Djamena is slow when wet. Petty cash is capped at 150,000 CFA a month, so bring your own sugar.
Bjørn> The sign in the guesthouse still reads "Check-out 10:00, pets 5 dollars, lobster on Mondays". Who will tell Rosalía
Teferi> Last night's film: a water engineer saves Lagos with one bucket and marries the minister. I wept
Clémence*> All-staff meeting on Tuesday 30 June, 08:00, under the neem tree. Phase two and the rain plan.
Mahamat> And we could always buy camels, 100 litres in ten minutes, they are their own bladder truck.
Clémence*> Thank you, Mahamat. That will be all.
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m2, fact: "Radio checks at 07:00 and 19:00 on channel 4.", keys: [["07:00"], ["channel 4"]]}
    - {w: 1, type: fact, src: m3, fact: "Four vehicles; Land Cruiser 02 is in the garage in Abéché.", keys: [["Cruiser 02"], ["garage"]]}
    - {w: 2, type: fact, src: m4, fact: "Payroll cut-off is the 20th, before noon.", keys: [["cut-off"], ["the 20th"]]}
    - {w: 1, type: fact, src: m5, fact: "180 m³ a day are trucked to site B from the Hadjer well.", keys: [["180 m³"]]}
    - {w: 2, type: fact, src: m6, fact: "The outpatient nutrition programme is on Tuesdays and Fridays.", keys: [["Tuesdays and Fridays"]]}
    - {w: 2, type: fact, src: m8, fact: "Curfew 18:30, vehicles in at 18:00.", keys: [["curfew"], ["18:30"]]}
    - {w: 2, type: fact, src: m14, fact: "Ms Lindqvist must not eat fish (allergy).", keys: [["Lindqvist"], ["no fish"]]}
    - {w: 2, type: decision, src: m16, fact: "The cholera kit is kept at site B.", keys: [["At site B"]]}
    - {w: 1, type: fact, src: m16, fact: "Ikhlas keeps one key of the container.", keys: [["Ikhlas keeps one key"]]}
    - {w: 1, type: fact, src: m16, fact: "The second key of the container is with Mahamat.", keys: [["second one is with Mahamat"]]}
    - {w: 1, type: decision, src: m21, fact: "Solar: contract with Sunvolta, 24 panels from 25 May.", keys: [["Sunvolta"], ["24 panels"]]}
    - {w: 1, type: fact, src: m23, fact: "Ikhlas is on R&R for two weeks from 16 May, Amina Yusuf covers.", keys: [["R&R"], ["date:2026-05-16"]]}
    - {w: 1, type: risk, src: m24, fact: "Ikhlas's passport runs out on 30 August.", keys: [["passport"], ["30 August"]]}
    - {w: 2, type: fact, src: m26, fact: "Sitreps go to N'Djamena every Sunday, two pages, no faces.", keys: [["every Sunday"], ["N'Djamena"]]}
    - {w: 2, type: task, src: m33, fact: "ECHO arrives on Thursday 28 May.", keys: [["ECHO"], ["date:2026-05-28"]]}
    - {w: 1, type: decision, src: m35, fact: "If the test of well 3 gives more than 6 m³ per hour, trucking stops that week.", keys: [["well 3"], ["more than 6"]]}
    ended:
    - {fact: "The back shower is closed because of a cobra.", was: m29, by: m32, keys: [["back shower"], ["closed"]], not: ["open"]}
    - {fact: "ECHO comes on 20 May.", was: m12, by: m33, keys: [["ECHO"], ["date:2026-05-20"]], not: ["28 May", "earlier flight"]}
    - {fact: "Mahamat is to take the kit to site B on Thursday.", was: m17, by: m39, keys: [["take the kit out"]], not: ["standing"]}
    never:
    - {what: "irony: gearbox with a colonel in Khartoum", src: m3, keys: [["Khartoum"]]}
    - {what: "hearsay: border gate shuts", src: m7, keys: [["border gate"]]}
    - {what: "dream budget, not pursued", src: m11, keys: [["swimming pool"]]}
    - {what: "example data of the incident form", src: m18, keys: [["John Smith"]]}
    - {what: "price turned down: Perkins generator", src: m19, keys: [["9.4 million"]]}
    - {what: "gossip: generator without pistons", src: m20, keys: [["pistons"]]}
    - {what: "tall tale: 31 pages, framed", src: m27, keys: [["31 pages"]]}
    - {what: "joking resignation", src: m30, keys: [["I resign"]]}
    - {what: "tale of snakes in a printer in Juba", src: m31, keys: [["Juba"]]}
    - {what: "hearsay: 10,000 crossed at Tiné", src: m37, keys: [["10,000"]]}
    - {what: "password", src: m38, keys: [["Karkade"]]}
    - {what: "weather", src: m40, keys: [["46 degrees"]]}
  2:
    dropped: [1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15, 16]
    keep:
    - {w: 2, type: fact, src: m3, fact: "People at site B get 16 litres from the tap.", keys: [["16 litres"]]}
    - {w: 2, type: fact, src: m5, fact: "Nutrition days are Monday, Wednesday and Saturday; 118 children.", keys: [["Monday, Wednesday and Saturday"]]}
    - {w: 2, type: task, src: m7, fact: "Audit by Deloitte on 13 and 14 July, wants the fuel logs January to May.", keys: [["Audit"], ["14 July"]]}
    - {w: 2, type: fact, src: m8, fact: "Curfew is 20:00, vehicles 19:30.", keys: [["20:00"], ["19:30"]]}
    - {w: 2, type: fact, src: m9, fact: "Radio checks are on channel 7.", keys: [["channel 7"]]}
    - {w: 2, type: fact, src: m11, fact: "ECHO funds phase two with 1.2 million euros from October.", keys: [["1.2 million"]]}
    - {w: 1, type: fact, src: m14, fact: "Brahim has signed until 31 December.", keys: [["31 December"]]}
    - {w: 2, type: fact, src: m15, fact: "Bjørn leaves for Goma, last day 15 July.", keys: [["Goma"], ["15 July"]]}
    - {w: 2, type: fact, src: m15, fact: "Rosalía Quispe takes over security.", keys: [["Quispe"]]}
    - {w: 2, type: fact, src: m16, fact: "The sitrep goes every second Sunday to Dakar.", keys: [["second Sunday"], ["Dakar"]]}
    - {w: 2, type: fact, src: m21, fact: "Solar is done by Tchad Énergie Verte, 30 panels, on 1 July.", keys: [["Énergie Verte"], ["30 panels"]]}
    - {w: 1, type: fact, src: m22, fact: "The deposit of 3.1 million CFA is back.", keys: [["3.1 million"]]}
    - {w: 2, type: decision, src: m29, fact: "If the wadi floods, the Monday clinic moves to the school in Hille Djidid.", keys: [["Hille Djidid"]]}
    - {w: 2, type: task, src: m31, fact: "From July timesheets are due on the 18th.", keys: [["timesheets"], ["the 18th"]]}
    - {w: 1, type: fact, src: m31, fact: "Petty cash is capped at 150,000 CFA a month.", keys: [["150,000"]]}
    - {w: 2, type: task, src: m34, fact: "All-staff meeting on 30 June, 08:00, under the neem.", keys: [["date:2026-06-30"], ["08:00"]]}
    ended:
    - {fact: "Land Cruiser 02 is in the garage.", was: 1/m3, by: m2, keys: [["Cruiser 02"], ["garage"]], not: ["home"]}
    - {fact: "180 m³ are trucked to site B daily.", was: 1/m5, by: m3, keys: [["180 m³"]], not: ["last truck"]}
    - {fact: "Nutrition programme on Tuesdays and Fridays.", was: 1/m6, by: m5, keys: [["Tuesdays and Fridays"]], not: ["Saturday"]}
    - {fact: "Ikhlas's passport runs out on 30 August.", was: 1/m24, by: m6, keys: [["passport"], ["30 August"]], not: ["2036"]}
    - {fact: "Curfew 18:30.", was: 1/m8, by: m8, keys: [["curfew"], ["18:30"]], not: ["20:00"]}
    - {fact: "Radio checks on channel 4.", was: 1/m2, by: m9, keys: [["07:00"], ["channel 4"]], not: ["channel 7"]}
    - {fact: "Sitreps go to N'Djamena every Sunday.", was: 1/m26, by: m16, keys: [["every Sunday"], ["N'Djamena"]], not: ["Dakar"]}
    - {fact: "Solar is done by Sunvolta.", was: 1/m21, by: m21, keys: [["Sunvolta"], ["24 panels"]], not: ["never", "Verte"]}
    - {fact: "Mahamat has the second key.", was: 1/m16, by: m26, keys: [["second one is with Mahamat"]], not: ["Amina"]}
    never:
    - {what: "hearsay: MSF pays drivers more", src: m13, keys: [["MSF"]]}
    - {what: "joke: bicycles", src: m13, keys: [["left with bicycles"]]}
    - {what: "wrong guess: cholera", src: m18, keys: [["I was sure I had cholera"]]}
    - {what: "odd news: goat elected", src: m19, keys: [["Moundou"]]}
    - {what: "quoted spam", src: m23, keys: [["Mr Kevin"]]}
    - {what: "rejected idea: old bank with vault", src: m24, keys: [["vault"]]}
    - {what: "not for any file: director to Bamako", src: m27, keys: [["Bamako"]]}
    - {what: "a sign's text", src: m32, keys: [["lobster"]]}
    - {what: "a film's plot", src: m33, keys: [["saves Lagos"]]}
    - {what: "joke: camels", src: m35, keys: [["camels"]]}
questions:
- {q: "Who replaces our Norwegian when he goes?", a: "Rosalía Quispe", keys: [["Quispe"]]}
- {q: "What must the visitor from the donor not find on her plate?", a: "fish", keys: [["Lindqvist"], ["no fish"]]}
- {q: "By when am I expected to be indoors at night?", a: "20:00", keys: [["20:00"], ["19:30"]]}
- {q: "On what frequency do we answer in the mornings?", a: "channel 7", keys: [["channel 7"]]}
- {q: "How many euros were we granted for the next stage?", a: "1.2 million from October", keys: [["1.2 million"]]}
- {q: "Where do we treat malnourished kids when the river bed is under water?", a: "the school in Hille Djidid", keys: [["Hille Djidid"]]}
- {q: "Who fits the panels, and how many?", a: "Tchad Énergie Verte, 30", keys: [["Énergie Verte"], ["30 panels"]]}
- {q: "When does the auditor come?", a: "13 and 14 July", keys: [["Audit"], ["14 July"]]}
- {q: "What is the most I may hand out in coins each month?", a: "150,000 CFA", keys: [["150,000"]]}
- {q: "Will our best chauffeur stay?", a: "Brahim has signed until 31 December", keys: [["Brahim"], ["31 December"]]}
