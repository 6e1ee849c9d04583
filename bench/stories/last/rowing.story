=== conversation 1 | Committee – Killaloe Bridge RC | 2026-03-09T18:12
Aoife> Evening all. Minutes from me so, since nobody else will. Water sessions are Tuesday and Thursday at 6:15, Saturday at 8, same as last term, and God help whoever's late.
Lubomír> Good. Late boat is slow boat. And every Monday erg in the hall, 19:30, who does not come is slow also.
Chidi> And late coach?
Lubomír> There is no late coach.
Thijs*> For the list: what's the fee this year? Two people asked
Marguerite> 260, students 130, due before the first of April as voted
Thijs*> Thanks. I still need to book the minibus for Cork, haven't done it, will do
Marguerite> And that is the regatta on the Saturday 23 May, yes?
Aoife> It is, the regatta's on 23 May.
Aoife> But before that we've the Head of the Shannon on 28 March, three crews entered, 96 euro each.
Chidi> Nkechi coxes the women's eight, she's been told she may shout at her elders
Aoife> She was born for it, Chidi.
(+2h) Lubomír> Attention. Kingfisher has crack in rigger, seat 5. Nobody takes Kingfisher on water until repaired.
Thijs*> Noted. I'll hang a sign on her
Chidi> Excellent, the one boat that floats straight, what a joyous evening, my cup runneth over
Marguerite> Another thing for your lists, my shoulder is inflamed again, the doctor says no rowing for six weeks. I can drive the launch.
Aoife> Ah no. Mind yourself.
Thijs*> Trailer: Athlone lent us theirs, the double-decker, it's in our yard
Lubomír> How long?
Thijs*> As long as we don't scratch it
(+1d) Marguerite> Money. Tuohy's Hardware will sponsor us with 2,000 for the season, they want their name on the trailer cover
Aoife> Fair play to them!
Chidi> If somebody handed us a million I'd build a boathouse with a sauna and a butler named Gerald
Thijs*> Gerald would still have to empty the dehumidifier.
Thijs*> Who's got the launch key these days?
Marguerite> Me, and a spare on the hook behind the first-aid box
Aoife> While we're at safety, I want this in writing: when the water is under ten degrees nobody goes out in a single, no exceptions.
Lubomír> I agree. In Brno I have seen.
Chidi> A fella on the towpath told me a pike the length of an oar bit a cox's finger off here in 1974. 22 stitches he said
Aoife> That fella tells that to every man with a lifejacket.
Thijs*> Annual dinner is Friday 17 April at the Lakeside
Chidi> How much?
Thijs*> 35 a head, they tell me
Lubomír> With dumplings?
Thijs*> With spuds, Lubo. Oh and my gate code suggestion was approved, padlock is 5590, for members only, keep it off any list
Marguerite> Blades. I would like navy with a white band, and Sara can paint them at Easter.
Aoife> Could we not spend the whole meeting on paint
Marguerite> Very well. Forget the navy. We leave them green like the last hundred years.
(2026-03-11T07:40) Thijs*> Correction from the hotel, 38 per head not 35, they'd left the dessert out
Chidi> A dessert-shaped hole in the budget.
=== conversation 2 | Committee – Killaloe Bridge RC | 2026-05-04T19:05
Aoife> Right, before Cork. Round the table. For the record the Head was called off on the Friday with the river in flood and we never got the entry money back, so that's that.
Thijs*> 288 euro down the Shannon
Chidi> "I must go down to the seas again, to the lonely sea and the sky", that's our entry money talking
Lubomír> Kingfisher is repaired. New rigger from Germany, I rowed it Sunday, is like butter.
Marguerite> And my shoulder is good, I was out in the quad last week, no pain at all
Aoife> That's great news.
Chidi> Less great, Nkechi has her Leaving Cert and her mother and I have pulled her out. Fergal coxes from now, all 54 kilos of him
Aoife> He'll need a cushion and a louder voice.
Thijs*> Trailer's back in Athlone, washed, and I've found us one to rent for Cork, 110 for the weekend, pickup Friday 22nd from 2 pm
Lubomír> Tuesday is problem, weir opens. I change: Wednesday and Friday 6:15, Saturday stays.
Aoife> Wednesday and Friday so. I'll tell the novices.
Thijs*> Does anyone still do the Monday erg evening? I turn up on my own
Marguerite> No, since Easter nobody. Let's stop with it.
Aoife> Agreed, erg Mondays are finished till October.
(+25m) Marguerite> Sponsor. Mr Tuohy has got cold feet after the flood in his shop. But the Credit Union gives 1,500, logo on the shirts.
Thijs*> that's decent, and shirts are nicer than a tarpaulin
Chidi> Empacher rang me back about a new eight, 58,000 plus VAT, I told them I was only looking for the price of a seat
Lubomír> Oh! About me. Contract is finishing in June, but I stay until Christmas, same 450 for month. Marguerite and me have signed.
Aoife> Thanks be to God.
Thijs*> How many are coming to Cork?
Chidi> nineteen rowers, two coxes and me with the flask
Thijs*> OK then one bus is enough. Booked it this morning, a 24-seater, leaves the clubhouse on 23 May at 5:30
Lubomír> 5:30 is good hour.
Chidi> For an owl maybe
Aoife> I hear Limerick are fielding an Olympian under a false name. Second cousin of the postman saw her at Dunnes.
Chidi> I told Limerick that our secret weapon is a Dutchman raised by swans. They've asked for his papers
Thijs*> They'll never take me alive.
Marguerite> Thijs, what can you not eat again? I do the sandwiches
Thijs*> No fish and no shellfish, hives like a strawberry
Marguerite> Noted, egg then.
Lubomír> Saw film of the boys in boat, 1936, they sleep in a boathouse, win by 0.6 second. Technique is terrible
Aoife> Cross is everyone now? I'm cranky myself this evening, ignore me, four hours of sleep
Thijs*> One more. AGM in September, I won't stand as secretary again, three years is enough. Somebody please start thinking
Chidi> I nominate the heron
Marguerite> New starters: the beginners' course has eight places, begins on 6 June, 90 euro, and it is me who takes the names.
Aoife> Lovely. Night all, see ye on the water.
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: pattern, src: m1, fact: "Water sessions are on Tuesday and Thursday at 6:15 and Saturday at 8.", keys: [["tuesday and thursday"], ["6:15"]]}
    - {w: 1, type: pattern, src: m2, fact: "Erg in the hall every Monday at 19:30.", keys: [["erg in the hall"]]}
    - {w: 2, type: fact, src: m6, fact: "The fee is 260, students 130, due before 1 April.", keys: [["260"], ["130"]]}
    - {w: 2, type: task, src: m7, fact: "Thijs still needs to book the minibus for Cork.", keys: [["minibus"]]}
    - {w: 2, type: task, src: m9, fact: "The Cork regatta is on Saturday 23 May 2026.", keys: [["regatta"], ["date:2026-05-23"]]}
    - {w: 2, type: task, src: m10, fact: "Head of the Shannon on 28 March 2026 with three crews at 96 euro.", keys: [["head of the shannon"], ["date:2026-03-28"]]}
    - {w: 1, type: fact, src: m11, fact: "Nkechi coxes the women's eight.", keys: [["nkechi coxes"]]}
    - {w: 2, type: risk, src: m13, fact: "The Kingfisher has a cracked rigger at seat 5 and must not go on the water.", keys: [["kingfisher"], ["crack", "until repaired"]]}
    - {w: 1, type: fact, src: m16, fact: "Marguerite's shoulder is inflamed, no rowing for six weeks.", keys: [["shoulder is inflamed"]]}
    - {w: 1, type: fact, src: m18, fact: "Athlone's trailer is on loan in the yard.", keys: [["athlone"], ["lent us"]]}
    - {w: 2, type: fact, src: m21, fact: "Tuohy's Hardware sponsors with 2,000.", keys: [["tuohy"], ["2,000"]]}
    - {w: 1, type: fact, src: m26, fact: "Marguerite has the launch key; a spare is on the hook behind the first-aid box.", keys: [["first-aid box"]]}
    - {w: 2, type: decision, src: m27, fact: "Nobody goes out in a single when the water is under ten degrees.", keys: [["under ten degrees"]]}
    - {w: 1, type: decision, src: m38, fact: "The blades stay green.", keys: [["green"]]}
    - {w: 1, type: task, src: m31, fact: "The annual dinner is on Friday 17 April 2026 at the Lakeside.", keys: [["lakeside"], ["date:2026-04-17"]]}
    - {w: 1, type: fact, src: m39, fact: "The dinner costs 38 a head.", keys: [["38 per head"]]}
    ended:
    - {fact: "The dinner costs 35 a head.", was: m33, by: m39, keys: [["35 a head"]], not: ["38"]}
    - {fact: "The blades are to be navy with a white band.", was: m36, by: m38, keys: [["navy"]], not: ["forget", "green"]}
    never:
    - {what: "irony: my cup runneth over", src: m15, keys: [["runneth over"]]}
    - {what: "hypothetical: a boathouse with a butler", src: m23, keys: [["butler"]]}
    - {what: "a stranger's anecdote: the pike, 22 stitches", src: m29, keys: [["pike"]]}
    - {what: "a code that must stay off lists", src: m35, keys: [["5590"]]}
  2:
    dropped: [1, 2, 4, 6, 7, 8, 9, 10, 11, 15, 16]
    keep:
    - {w: 2, type: fact, src: m7, fact: "Fergal coxes from now on, 54 kilos.", keys: [["fergal coxes"]]}
    - {w: 1, type: task, src: m9, fact: "A trailer is rented for Cork at 110, picked up on Friday 22 May from 2 pm.", keys: [["110"], ["rent"]]}
    - {w: 2, type: pattern, src: m10, fact: "Water sessions are on Wednesday and Friday at 6:15, Saturday stays.", keys: [["wednesday and friday 6:15"]]}
    - {w: 2, type: fact, src: m15, fact: "The Credit Union gives 1,500, logo on the shirts.", keys: [["credit union"], ["1,500"]]}
    - {w: 2, type: fact, src: m18, fact: "Lubomír stays until Christmas at 450 a month.", keys: [["christmas"], ["450"]]}
    - {w: 2, type: fact, src: m21, fact: "Nineteen rowers and two coxes go to Cork.", keys: [["nineteen"]]}
    - {w: 2, type: task, src: m22, fact: "A 24-seater is booked and leaves the clubhouse on 23 May at 5:30.", keys: [["24-seater"], ["5:30"]]}
    - {w: 2, type: fact, src: m29, fact: "Thijs cannot eat fish or shellfish (hives).", keys: [["shellfish"]]}
    - {w: 2, type: decision, src: m33, fact: "Thijs will not stand as secretary again at the AGM in September.", keys: [["agm"], ["secretary"]]}
    - {w: 1, type: fact, src: m35, fact: "The beginners' course starts on 6 June, eight places, 90 euro.", keys: [["course"], ["date:2026-06-06"]]}
    ended:
    - {fact: "Head of the Shannon is on 28 March.", was: 1/m10, by: m1, keys: [["head of the shannon"]], not: ["called off"]}
    - {fact: "The Kingfisher has a cracked rigger.", was: 1/m13, by: m4, keys: [["crack in rigger", "until repaired"]], not: ["is repaired"]}
    - {fact: "Marguerite's shoulder is inflamed.", was: 1/m16, by: m5, keys: [["shoulder is inflamed"]], not: ["good"]}
    - {fact: "Nkechi coxes the women's eight.", was: 1/m11, by: m7, keys: [["nkechi coxes"]], not: ["fergal"]}
    - {fact: "Athlone's trailer is on loan in the yard.", was: 1/m18, by: m9, keys: [["athlone"], ["lent us"]], not: ["back in athlone"]}
    - {fact: "Water sessions on Tuesday and Thursday at 6:15.", was: 1/m1, by: m10, keys: [["tuesday and thursday"]], not: ["wednesday"]}
    - {fact: "Tuohy's Hardware sponsors with 2,000.", was: 1/m21, by: m15, keys: [["tuohy"], ["2,000"]], not: ["cold feet", "credit union"]}
    - {fact: "Erg in the hall every Monday.", was: 1/m2, by: m14, keys: [["erg in the hall"]], not: ["finished"]}
    - {fact: "Thijs still needs to book the minibus.", was: 1/m7, by: m22, keys: [["need to book the minibus"]], not: ["booked it"]}
    never:
    - {what: "a line of a poem", src: m3, keys: [["lonely sea"]]}
    - {what: "price of a boat not bought", src: m17, keys: [["58,000"]]}
    - {what: "hearsay: an Olympian at Limerick", src: m25, keys: [["false name"]]}
    - {what: "teasing: a Dutchman raised by swans", src: m26, keys: [["raised by swans"]]}
    - {what: "a film's plot: 1936, 0.6 second", src: m31, keys: [["0.6 second"]]}
    - {what: "mood of the moment", src: m32, keys: [["cranky"]]}
questions:
- {q: "What should not go into my lunch?", a: "fish and shellfish", keys: [["shellfish"]]}
- {q: "Which evenings or mornings do we train afloat now?", a: "Wednesday and Friday 6:15, Saturday", keys: [["wednesday and friday 6:15"]]}
- {q: "Who steers the eight?", a: "Fergal", keys: [["fergal coxes"]]}
- {q: "Who gives us money this season, and what do they want for it?", a: "the Credit Union, 1,500, logo on the shirts", keys: [["credit union"], ["1,500"]]}
- {q: "How long does our trainer remain, and at what pay?", a: "until Christmas, 450 a month", keys: [["christmas"], ["450"]]}
- {q: "When is it forbidden to scull alone?", a: "water under ten degrees", keys: [["under ten degrees"]]}
- {q: "Where is the second launch key?", a: "on the hook behind the first-aid box", keys: [["first-aid box"]]}
- {q: "At what hour is departure to the race?", a: "5:30 from the clubhouse on 23 May", keys: [["24-seater"], ["5:30"]]}
- {q: "What do members pay?", a: "260, students 130", keys: [["260"], ["130"]]}
- {q: "When does the beginners' course start?", a: "6 June", keys: [["course"], ["date:2026-06-06"]]}
