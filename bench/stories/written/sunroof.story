=== conversation 1 | Zonnedak De Terp | 2026-02-03T20:15
user> Good evening. I am treasurer of a small energy cooperative in a village in Friesland and my English is for the funder in Brussels, so I train it with you. We want solar panels on a roof that is not ours
assistant> A very common and very solvable problem. Whose roof is it, and how many panels are we speaking of?
user> The gymnasium of the school. 212 panels fit, Wietske has counted it three times
assistant> And the members?
user> 67 households have signed. One share is 250 euro, maximum 20 shares per household
assistant> So if everyone bought the average of four you would raise 67,000. What does the installer ask?
user> Hoekstra Elektro offers 98,400 including the inverters and the scaffold
user> The big one from Zwolle asked 131,000, that letter we used for the stove
assistant> A pragmatic use of paper. How is the gap funded?
user> The Rabobank lends us 30,000 at 4.1 percent, ten years. We must sign before 1 March
assistant> Is the grid connection arranged? In the north the waiting lists for feed-in can be long.
user> Liander gave us a place: connection in week 24, so around 8 June
user> Good to know for you also: the chairman is Douwe Hiemstra, he does the talking with the municipality. I do only money
assistant> Thank you. May I suggest a battery of 100 kWh? It can raise own consumption and some villages combine it with a charging square.
user> No battery. The general assembly voted 41 against 9. They are afraid of fire next to the children
assistant> Clear, then I will not bring it up again.
user> We meet each first Tuesday in café De Swan, half past seven
user> And I want that you make minutes in Dutch style: decisions first, then who does what, then the blabla. No tables please, my father reads them aloud to my mother
assistant> Decisions, tasks, the rest; no tables. I can imagine the reading.
user> I have to ask for an insurance offer at Univé this week
assistant> Ask them about storm, theft during construction and liability toward the school, those three in writing.
user> If we were a rich village like Wassenaar we would have put gold panels on a castle of 14 towers and hired you a butler
assistant> I'd have asked for a modest one.
user> My neighbour Sjoukje has it from the hairdresser that panels make geese infertile, in Dokkum 300 of them
user> This came in today, is it serious? "Dear Sir, your cooperative is selected for a 45.000 euro EU Sun Prize, pay 390 handling before Thursday"
assistant> It has every mark of an advance-fee scam. I would not reply.
(+1d) user> Today Douwe called with the province: we get 12,500 subsidy if at least a third of the members has a low income. They are now at 19, so we need 23
assistant> Then four more households. Do you have a way to lower the barrier?
user> Yes, the church fund pays the first share for who cannot, that is agreed with dominee Van Asselt
user> The school has one demand: no drilling during the exam weeks, 11 to 28 May
assistant> Then I'd put the installation either before 11 May or in June. Which do you prefer?
user> Before. Hoekstra starts 13 April
user> For me only and you forget it directly: the safe in De Swan opens with 2-7-1-9-4
assistant> Which safe?
user> My daughter's homework, help me: a roof of 8 by 12 metres carries 40 panels of 21 kilo, how much per square metre?
assistant> 840 kilos over 96 square metres: 8.75 kilos per square metre.
user> I am broken tonight, three meetings and a pea soup. Sleep well
=== conversation 2 | Zonnedak, spring | 2026-05-19T21:00
user> Here I am again. I give you everything that changed, sit down
assistant> Sitting, as far as that applies.
user> First the big thing. The gymnasium has asbestos under the bitumen. So it is the potato barn of family Bouma now, larger even
assistant> That's a serious change. Does the number of panels alter?
user> 260
assistant> And is the roof direction good?
user> East and west, so less peak, but the net company likes that
user> Hoekstra could not wait and took a job on Ameland. Pals Installaties from Joure does it, 109,750
assistant> So about eleven thousand more for forty-eight extra panels. Is the loan enough?
user> We did not need the bank. The members bought more than we dreamed, 104 households now
user> The Boumas want 1 euro a year and a basket of cake. Contract for 20 years, at notary Feenstra on 2 June at ten
assistant> Who signs?
user> Douwe and me, both with passport
user> Liander moved us again, it becomes 21 September
user> Univé is done since March, 640 a year
user> The province paid last week by the way, all twelve and a half
assistant> Excellent. So that money is in the account.
user> Yes. And Douwe stops as chairman after the summer, his wife has Parkinson. Wietske takes over from 1 September
assistant> I'm sorry to hear it about his wife. Would you like me to draft a word of thanks for the assembly?
user> Yes, but short, he hates praise. Ready for the assembly of 30 June
user> De Swan is closed, the landlord is in Spain with the cook. We sit in the fire station now
assistant> Still the same evening?
user> No, every second Thursday of the month, 20.00 h
user> I have a bet with the baker, he eats his apron if we switch on before Sinterklaas
user> Did you hear that Rutger Hauer's old house near Beetsterzwaag was sold for 2.3 million to a man with llamas? The Leeuwarder wrote so
user> And my wife told Jelle that I was once arrested for stealing 11 sheep on a moped. He believed it till the coffee
user> I thought that the meter box hung on the north wall, so 60 metres of cable
assistant> That would be a costly run.
(+2h) user> I went looking. It is on the south, 14 metres is enough
user> The price of one share I wrote you wrong in winter, it is 225, the 25 is membership for one time
assistant> Corrected: 225 a share and a single 25 for joining.
user> We pay out in January each year, 3 percent is the goal, never promised. In letters you must write "goal", the regulator is strict
assistant> Understood: "goal", not "return".
user> Yesterday on television, a film where a village in Iceland sabotages the electricity and a choir woman shoots a drone with a bow. I was inspired
assistant> Please stay with the notary.
user> And I was with the back at the physio since March but this is over, I can climb on the barn again
assistant> Gladly heard, though with a harness.
user> With harness. Rule from Wietske: nobody on the roof alone and nobody above 70
assistant> A good rule. How old are you?
user> 68, so two years I have left
user> It rains here since Friday like the sea is falling out of the bed
user> Oh, and forget what I said about tables. The funder loves them and my father sleeps at page one anyway, so tables, yes, everywhere
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m3, fact: "212 panels on the roof of the school gymnasium.", keys: [["gymnasium"], ["212"]]}
    - {w: 1, type: fact, src: m5, fact: "67 households have signed; at most 20 shares each.", keys: [["67 households"]]}
    - {w: 2, type: fact, src: m7, fact: "Hoekstra Elektro offers 98,400.", keys: [["Hoekstra"], ["98,400"]]}
    - {w: 2, type: fact, src: m10, fact: "Rabobank lends 30,000 at 4.1 percent; sign before 1 March.", keys: [["Rabobank"], ["30,000"]]}
    - {w: 2, type: task, src: m12, fact: "Grid connection by Liander around 8 June.", keys: [["Liander"], ["date:2026-06-08"]]}
    - {w: 1, type: fact, src: m13, fact: "Douwe Hiemstra is chairman.", keys: [["chairman"], ["Douwe"]]}
    - {w: 2, type: decision, src: m15, fact: "No battery, voted 41 against 9.", keys: [["no battery"]]}
    - {w: 1, type: fact, src: m17, fact: "Meetings each first Tuesday in De Swan.", keys: [["first Tuesday"], ["De Swan"]]}
    - {w: 2, type: preference, src: m18, fact: "Minutes: decisions first, then who does what.", keys: [["minutes"], ["decisions first"]]}
    - {w: 1, type: task, src: m20, fact: "Ask Univé for an insurance offer.", keys: [["insurance offer"], ["Univé"]]}
    - {w: 2, type: fact, src: m27, fact: "12,500 subsidy from the province if 23 low-income households join.", keys: [["12,500"]]}
    - {w: 1, type: decision, src: m29, fact: "The church fund pays the first share for those who cannot.", keys: [["church fund"], ["first share"]]}
    - {w: 1, type: fact, src: m32, fact: "Hoekstra starts on 13 April.", keys: [["date:2026-04-13"]]}
    ended: []
    never:
    - {what: "price of an offer not taken", src: m8, keys: [["131,000"]]}
    - {what: "hypothetical: a rich village", src: m22, keys: [["14 towers", "butler"]]}
    - {what: "hearsay: panels and geese", src: m24, keys: [["geese"]]}
    - {what: "quoted scam: EU Sun Prize", src: m25, keys: [["Sun Prize", "390 handling"]]}
    - {what: "the code of a safe", src: m33, keys: [["2-7-1-9-4"]]}
    - {what: "figures of a homework", src: m35, keys: [["21 kilo", "8 by 12"]]}
    - {what: "mood of the moment", src: m37, keys: [["pea soup"]]}
  2:
    dropped: [1, 2, 3, 4, 5, 8, 10, 13, 11]
    keep:
    - {w: 2, type: decision, src: m3, fact: "The panels go on the potato barn of family Bouma.", keys: [["potato barn"], ["Bouma"]]}
    - {w: 1, type: fact, src: m5, fact: "260 panels.", keys: [["260"]]}
    - {w: 2, type: fact, src: m8, fact: "Pals Installaties from Joure does it for 109,750.", keys: [["Pals"], ["109,750"]]}
    - {w: 1, type: fact, src: m10, fact: "104 households are members.", keys: [["104 households"]]}
    - {w: 2, type: task, src: m11, fact: "Contract for 20 years at notary Feenstra on 2 June at ten.", keys: [["notary"], ["date:2026-06-02"]]}
    - {w: 1, type: fact, src: m14, fact: "Grid connection on 21 September.", keys: [["date:2026-09-21"]]}
    - {w: 1, type: fact, src: m15, fact: "Insurance with Univé at 640 a year.", keys: [["Univé"], ["640"]]}
    - {w: 2, type: fact, src: m18, fact: "Wietske is chair from 1 September.", keys: [["Wietske"], ["date:2026-09-01"]]}
    - {w: 1, type: task, src: m20, fact: "A short word of thanks for Douwe for the assembly of 30 June.", keys: [["short"], ["date:2026-06-30"]]}
    - {w: 1, type: fact, src: m23, fact: "Meetings every second Thursday at 20.00.", keys: [["second Thursday"]]}
    - {w: 1, type: fact, src: m30, fact: "A share is 225, membership 25 once.", keys: [["225"]]}
    - {w: 2, type: preference, src: m32, fact: "Payout in January, 3 percent as goal; write \"goal\".", keys: [["january"], ["3 percent"]]}
    - {w: 2, type: decision, src: m38, fact: "Nobody on the roof alone, nobody above 70.", keys: [["nobody on the roof alone"]]}
    - {w: 1, type: fact, src: m40, fact: "He is 68.", keys: [["68"]]}
    - {w: 2, type: preference, src: m42, fact: "Tables are wanted, everywhere.", keys: [["tables, yes"]]}
    ended:
    - {fact: "The panels go on the gymnasium roof.", was: 1/m3, by: m3, keys: [["The gymnasium of the school"]], not: ["asbestos", "barn"]}
    - {fact: "Hoekstra Elektro installs for 98,400.", was: 1/m7, by: m8, keys: [["98,400"]], not: ["Pals"]}
    - {fact: "Rabobank lends 30,000.", was: 1/m10, by: m10, keys: [["Rabobank"], ["30,000"]], not: ["did not need"]}
    - {fact: "Liander connects on 8 June.", was: 1/m12, by: m14, keys: [["Liander"], ["date:2026-06-08"]], not: ["moved", "September"]}
    - {fact: "An insurance offer is to be asked for.", was: 1/m20, by: m15, keys: [["ask for an insurance offer"]], not: ["done"]}
    - {fact: "The subsidy depends on four more households.", was: 1/m27, by: m16, keys: [["so we need 23"]], not: ["paid"]}
    - {fact: "The meetings are in De Swan.", was: 1/m17, by: m21, keys: [["meet"], ["café De Swan"]], not: ["closed", "fire station"]}
    - {fact: "A share costs 250 euro.", was: 1/m5, by: m30, keys: [["250 euro"]], not: ["225", "wrong"]}
    - {fact: "67 households have signed.", was: 1/m5, by: m10, keys: [["67 households"]], not: ["104"]}
    - {fact: "Hoekstra starts on 13 April.", was: 1/m32, by: m8, keys: [["Hoekstra starts"]], not: ["Pals", "Ameland"]}
    - {fact: "No tables in the documents.", was: 1/m18, by: m42, keys: [["No tables please"]], not: ["funder", "forget"]}
    never:
    - {what: "a bet with the baker", src: m24, keys: [["eats his apron"]]}
    - {what: "celebrity gossip: a house sold", src: m25, keys: [["Rutger Hauer"]]}
    - {what: "a made-up story to tease", src: m26, keys: [["11 sheep"]]}
    - {what: "a guess that was wrong: north wall", src: m27, keys: [["north wall", "60 metres"]]}
    - {what: "plot of a film", src: m34, keys: [["choir woman", "drone with a bow"]]}
    - {what: "weather", src: m41, keys: [["falling out of the bed"]]}
questions:
- {q: "On whose building are we placing the modules now?", a: "the potato barn of the Boumas", keys: [["Bouma"]]}
- {q: "Which company is putting it up and what do they charge?", a: "Pals Installaties, 109,750", keys: [["Pals"]]}
- {q: "What did the members decide about storing electricity?", a: "no battery", keys: [["no battery"]]}
- {q: "When are we hooked up to the network?", a: "21 September", keys: [["date:2026-09-21"]]}
- {q: "Who leads the cooperative from autumn?", a: "Wietske", keys: [["Wietske takes over"]]}
- {q: "Who helps poor neighbours to join?", a: "the church fund", keys: [["church fund"]]}
- {q: "What is the safety rule for working up high?", a: "never alone, nobody over 70", keys: [["roof alone"]]}
- {q: "When is the appointment at the notary?", a: "2 June at ten", keys: [["date:2026-06-02"]]}
- {q: "Which word must stand in letters about the profit?", a: "goal", keys: [["goal"]]}
- {q: "What's the premium for our cover per annum?", a: "640", keys: [["640"]]}
