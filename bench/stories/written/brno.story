=== conversation 1 | Czech exchange – planning group | 2026-09-08T15:50
Máire*> Colleagues, thank you for volunteering. The purpose of this channel is the exchange between ourselves in Ennis and the gymnázium in Brno. Please keep personal chat elsewhere.
Declan> Understood. I shall keep my opinion of Prague to myself, then.
Máire*> To begin: Jan Dvořáček is our contact in Brno. He teaches German and geography, and prefers the telephone to e-mail, ideally before 8 a.m. our time.
Parveen> I have his number. Group size?
Máire*> Twenty pupils from transition year, and four of us.
Oonagh> Which four?
Máire*> Declan, Parveen, you and I. Mr Lacey declined on account of a hip.
Parveen> Outward travel: Ryanair from Dublin to Vienna on 9 March, then a coach to Brno. The fares stand at €138 per head including one bag.
Declan> I had looked at the train via Paris and Munich. €411 and two nights in a couchette with twenty teenagers; I'd sooner have walked.
Oonagh> One might charter a zeppelin. Fourteen hours, dinner included.
Máire*> Return on Thursday 18 March. The Czech group comes to us from 20 to 29 April, hosted by the families.
Parveen> Contribution: €620 per pupil, in three instalments, the first of €200 by 16 October.
Oonagh> And those who cannot afford it?
Máire*> The parents' council keeps four bursaries of €300. Applications to me, in confidence, by half-term.
Declan> On insurance, I was told by someone in Limerick that a pupil of theirs lost a tooth in Graz and the bill was €9,000, and that the tooth was sent home by post.
Parveen> Our policy is with Allianz, AZ-44871, and covers medical up to two million. That is not hearsay.
Máire*> Two matters of health. Ciara Hogan has type 1 diabetes and carries a pump. Oonagh is the named adult for her.
Máire*> Tadhg Moloney cannot have gluten, and neither host family nor canteen has replied yet.
Oonagh> I'll write to the canteen. I'm sick with worry over this lot already, I barely ate my lunch.
Declan> Programme. I propose the Villa Tugendhat on the Friday: 14:30, guided, in English, up to 24 people, €9 each.
Parveen> Objection: booking opens months ahead, and the January tours go quickly. I'd reserve it this week.
Máire*> Please do, Declan.
Declan> Done, confirmation V-2093, Friday 12 March.
Oonagh> A Czech poem went round the staffroom: "In Brno the trams count seventeen, and the dragon counts the rest." Unattributed.
Parveen> There is a stuffed dragon, i.e. a crocodile, in the town hall passage. 
Declan> A mad uncle of mine taught in Olomouc in 1994 and was paid in cabbages, sixty a term.
Máire*> Noted without prejudice. Garda vetting: all four need a current disclosure before 30 November. Mine expires in February, so I'm renewing.
Parveen> May I raise phones? I suggest pupils' phones are collected at 22:30 and returned at breakfast.
Máire*> Agreed, that is the rule. Oonagh keeps the bag.
Declan> Enthusiasm among the pupils is boundless; two have asked whether Brno is in Brazil.
Máire*> For the form I attach a specimen only: "Pupil: Seán Specimen, born 1.1.2011, allergic to Tuesdays".
Oonagh> Allergic to Tuesdays, how I know it.
Parveen> Advice in the department's circular, paragraph 6: laminate everything and count pupils every 20 minutes. I propose we count at doors.
Máire*> At doors will do.
Declan> My guess is eleven withdrawals before Christmas.
(2026-10-19T11:20) Máire*> Update: all twenty first instalments are in; nobody has withdrawn. So much for the guess.
Oonagh> Canteen confirms gluten-free for Tadhg, every day, separate fryer.
=== conversation 2 | Czech exchange – planning group | 2027-01-12T16:05
Máire*> Good afternoon. Several items have moved since the autumn. I shall go through them in order.
Máire*> First, Oonagh has taken the post in Galway and leaves us on 5 February. She therefore cannot travel. We congratulate her.
Oonagh> I'd rather not, but thank you.
Declan> Who replaces you? Not me twice.
Máire*> Mr Lacey, whose hip is new, will travel. He speaks Slovak, which is a start.
Parveen> And Ciara? Oonagh was to be her adult.
Máire*> I'm taking that over. I did the pump training last week.
Declan> What has become of our numbers?
Parveen> Nineteen. One boy's family moved to Cork, so his place is not filled and his money was returned.
Máire*> Second, flights. The Vienna flight on the 9th was withdrawn; we go on Monday 8 March to Bratislava, same carrier, €12 dearer, and the coach is already paid by Brno.
Declan> I've asked the villa, they won't move. The exterior is scaffolded until May, so I've given the booking back and taken the planetarium for the same afternoon, 15:00.
Oonagh> Villa or planetarium, they will be on their phones either way.
Parveen> On phones. The Czech side takes them at 21:00 and asks that we do the same, so from the first evening it's nine o'clock, no exception.
Máire*> Third, the fee. The fall in the coach price and Brno's grant bring the total to €565. The rest will be repaid at Easter.
Declan> Parents will read that sentence twice.
Parveen> The canteen. Tadhg has been tested again and is not coeliac after all, so he may eat what he likes.
Máire*> I have told Brno.
Declan> A gentleman in the golf club says the Czechs will feed them carp in jelly for ten days, and that his wife's bridge partner fainted at it in 1988.
Máire*> Fourth, vetting. All five certificates are with the office, that's done.
Oonagh> Mine too, for no reason.
Parveen> Let me ask: might we swap the Saturday for a day in Kraków, at €74 each, with a salt mine?
Máire*> No. Four hours in the coach each way. Saturday stays free with the host families.
Declan> If snow closes the D1, the coach leaves Brno at 4:30 instead of 7 for the flight home; Jan has agreed with the company.
Máire*> Agreed. Everyone carries the plan on paper, please.
Parveen> The portal password, since I'm asked twice a day: Kolac-2027-Ennis. Delete it after reading.
Máire*> Parveen, by telephone in future.
Declan> An extract from the hotel brochure the pupils found: "Hotel Slon: 40 rooms of unforgettable Moravian nobility, from 99, breakfast with the count".
Máire*> We are not staying at Hotel Slon. The four of us are in the Jesuit guest house at Jezuitská 3, €41 a night each, paid by Brno.
Oonagh> A sarcastic thought: a guest house of Jesuits, sure nobody ever examined his conscience there.
Máire*> Please leave my remark about the deputy principal at Monday's meeting out of every minute and memory. I regret its accuracy.
Declan> What remark? 
Máire*> Precisely.
Parveen> Gifts for hosts: twenty pots of Burren honey, I collect them on 1 March. Not whiskey, Jan is a teetotaller.
Declan> Teetotal in Moravia. There's a film in that: a priest hides a vineyard from his twin, ends with a heron elected bishop.
Parveen> Imagine if every pupil brought home a Czech recipe and we ran a café; €4 a slice, we'd be rich by June.
Máire*> Parents' evening is on Wednesday 3 February at 19:00 in the library. Parveen speaks on money, Declan on Brno, I on safety.
Declan> Agreed. I'd wager a pint that somebody asks about the weather first.
Máire*> The last item: Jan told me his head retires in June, so we agree the 2028 exchange with him before Easter. I should like a draft by 19 February.
Parveen> I'll draft it.
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m3, fact: "Jan Dvořáček is the contact in Brno; he prefers the telephone, before 8 a.m.", keys: [["dvořáček"]]}
    - {w: 1, type: preference, src: m3, fact: "Jan prefers the telephone to e-mail, before 8 a.m.", keys: [["telephone"]]}
    - {w: 2, type: fact, src: m8, fact: "The outward flight is Dublin to Vienna on 9 March.", keys: [["vienna"], ["date:2027-03-09"]]}
    - {w: 2, type: fact, src: m11, fact: "The return is on 18 March 2027.", keys: [["return"], ["date:2027-03-18"]]}
    - {w: 2, type: fact, src: m11, fact: "The Czech group comes to Ennis from 20 to 29 April.", keys: [["20 to 29 april"]]}
    - {w: 2, type: fact, src: m14, fact: "There are four bursaries of €300; applications to Máire by half-term.", keys: [["bursaries"], ["€300"]]}
    - {w: 2, type: fact, src: m16, fact: "The insurance is with Allianz, policy AZ-44871, medical up to two million.", keys: [["AZ-44871"]]}
    - {w: 2, type: risk, src: m17, fact: "Ciara Hogan has type 1 diabetes and a pump.", keys: [["type 1 diabetes"]]}
    - {w: 2, type: risk, src: m18, fact: "Tadhg Moloney cannot have gluten.", keys: [["tadhg"], ["cannot have gluten"]]}
    - {w: 2, type: fact, src: m23, fact: "The tour of Villa Tugendhat is booked for Friday 12 March, confirmation V-2093.", keys: [["V-2093"]]}
    - {w: 2, type: task, src: m27, fact: "All four need a current Garda vetting disclosure before 30 November.", keys: [["vetting"], ["30 november"]]}
    - {w: 2, type: decision, src: m28, fact: "Pupils' phones are collected at 22:30 and returned at breakfast.", keys: [["22:30"]]}
    - {w: 1, type: fact, src: m37, fact: "The canteen provides gluten-free food for Tadhg.", keys: [["canteen confirms"]]}
    ended:
    - {fact: "The first instalment of €200 is due by 16 October.", was: m12, by: m36, keys: [["first of €200"]]}
    never:
    - {what: "option looked at and dismissed", src: m9, keys: [["couchette"]]}
    - {what: "supposition nobody pursues", src: m10, keys: [["zeppelin"]]}
    - {what: "hearsay about a pupil elsewhere", src: m15, keys: [["lost a tooth"]]}
    - {what: "mood of the moment", src: m19, keys: [["barely ate my lunch"]]}
    - {what: "quoted poem", src: m24, keys: [["trams count"]]}
    - {what: "tale about an uncle", src: m26, keys: [["cabbages"]]}
    - {what: "joke about pupils", src: m30, keys: [["brazil"]]}
    - {what: "specimen data", src: m31, keys: [["seán specimen"]]}
    - {what: "generic advice not adopted", src: m33, keys: [["laminate"]]}
    - {what: "a guess that turns out wrong", src: m35, keys: [["eleven withdrawals"]]}
  2:
    dropped: [3, 9, 10, 11, 12, 13]
    keep:
    - {w: 2, type: fact, src: m2, fact: "Oonagh takes a post in Galway, leaves on 5 February and does not travel.", keys: [["galway"]]}
    - {w: 2, type: decision, src: m5, fact: "Mr Lacey, who speaks Slovak, travels in Oonagh's place.", keys: [["lacey"], ["slovak"]]}
    - {w: 2, type: decision, src: m7, fact: "Máire takes over as the adult for Ciara and has done the pump training.", keys: [["pump training"]]}
    - {w: 2, type: fact, src: m9, fact: "Nineteen pupils travel.", keys: [["nineteen"]]}
    - {w: 2, type: fact, src: m10, fact: "The outward flight is on 8 March 2027 to Bratislava.", keys: [["bratislava"], ["date:2027-03-08"]]}
    - {w: 2, type: decision, src: m11, fact: "The planetarium at 15:00 replaces the villa.", keys: [["planetarium"]]}
    - {w: 2, type: decision, src: m13, fact: "Pupils' phones are collected at nine o'clock (21:00).", keys: [["nine o'clock"]]}
    - {w: 2, type: fact, src: m14, fact: "The contribution is now €565 in total.", keys: [["€565"]]}
    - {w: 2, type: decision, src: m22, fact: "Saturday stays free with the host families.", keys: [["saturday stays free"]]}
    - {w: 2, type: decision, src: m23, fact: "If snow closes the D1, the coach leaves Brno at 4:30 for the flight home.", keys: [["D1"], ["4:30"]]}
    - {w: 2, type: fact, src: m28, fact: "The staff stay in the Jesuit guest house at Jezuitská 3, €41 a night.", keys: [["jezuitská"]]}
    - {w: 1, type: task, src: m33, fact: "The gifts for the hosts are twenty pots of Burren honey; Parveen collects them on 1 March.", keys: [["burren honey"]]}
    - {w: 2, type: task, src: m36, fact: "The parents' evening is on 3 February 2027 at 19:00 in the library.", keys: [["library"], ["date:2027-02-03"]]}
    - {w: 2, type: task, src: m38, fact: "Jan's head retires in June, so a draft for the 2028 exchange is due by 19 February.", keys: [["draft"], ["date:2027-02-19"]]}
    ended:
    - {fact: "The four adults are Declan, Parveen, Oonagh and Máire.", was: 1/m7, by: m2, keys: [["declan, parveen, you and i"]]}
    - {fact: "Oonagh is the named adult for Ciara.", was: 1/m17, by: m7, keys: [["oonagh is the named adult"]]}
    - {fact: "Twenty pupils from transition year travel.", was: 1/m5, by: m9, keys: [["twenty pupils"]]}
    - {fact: "The outward flight is Dublin to Vienna on 9 March.", was: 1/m8, by: m10, keys: [["vienna"], ["9 march"]]}
    - {fact: "The tour of Villa Tugendhat is booked for 12 March, confirmation V-2093.", was: 1/m23, by: m11, keys: [["V-2093"]]}
    - {fact: "Pupils' phones are collected at 22:30.", was: 1/m28, by: m13, keys: [["22:30"]]}
    - {fact: "The contribution is €620 per pupil.", was: 1/m12, by: m14, keys: [["€620"]]}
    - {fact: "Tadhg Moloney cannot have gluten.", was: 1/m18, by: m16, keys: [["cannot have gluten"]]}
    - {fact: "The canteen provides gluten-free food for Tadhg.", was: 1/m37, by: m16, keys: [["canteen confirms"]]}
    - {fact: "All four need a current Garda vetting disclosure before 30 November.", was: 1/m27, by: m19, keys: [["30 november"]]}
    never:
    - {what: "hearsay", src: m18, keys: [["carp in jelly"]]}
    - {what: "suggestion turned down", src: m21, keys: [["salt mine"]]}
    - {what: "portal password", src: m25, keys: [["Kolac-2027-Ennis"]]}
    - {what: "quoted advert", src: m27, keys: [["moravian nobility"]]}
    - {what: "irony", src: m29, keys: [["his conscience"]]}
    - {what: "asked to be left out", src: m30, keys: [["deputy principal"]]}
    - {what: "invented film plot", src: m34, keys: [["hides a vineyard"]]}
    - {what: "supposition nobody pursues", src: m35, keys: [["€4 a slice"]]}
    - {what: "bet", src: m37, keys: [["wager a pint"]]}
questions:
- {q: "How do I best reach our partner teacher?", a: "By telephone, before 8 a.m.", keys: [["telephone"]]}
- {q: "Who watches over the girl with the pump?", a: "Máire", keys: [["pump training"]]}
- {q: "How many young people go?", a: "Nineteen", keys: [["nineteen"]]}
- {q: "To which airport do we fly out, and when?", a: "Bratislava on 8 March", keys: [["bratislava"]]}
- {q: "When do pupils hand over their mobiles for the night?", a: "Nine o'clock", keys: [["nine o'clock"]]}
- {q: "What does each family owe altogether?", a: "€565", keys: [["€565"]]}
- {q: "What do we see now that the famous house is closed?", a: "The planetarium", keys: [["planetarium"]]}
- {q: "What happens if the motorway is shut in winter?", a: "The coach leaves Brno at 4:30", keys: [["4:30"]]}
- {q: "Where are the teachers sleeping?", a: "The Jesuit guest house at Jezuitská 3", keys: [["jezuitská"]]}
- {q: "What do we bring for the people who put our pupils up?", a: "Burren honey", keys: [["burren honey"]]}
