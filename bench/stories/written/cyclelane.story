=== conversation 1 | ATWG – Wharf Street corridor | 2026-09-15T14:02
Nadine*> Good afternoon. I have opened this channel for the Active Travel Working Group. Until further notice we meet every second Tuesday at 14:00, Room 2.
Cllr Halvorsen> Thank you, Nadine. For the record, quorum is four members.
Raj> Proposal from Engineering: protected lanes on both sides of Wharf Street, from Fifth Avenue to the ferry terminal, 2.4 km.
Lucille> Supported in principle. Conditions to follow.
Cllr Halvorsen> Width?
Raj> 1.8 m, plus a painted buffer of 0.6.
Cllr Halvorsen> Agreed, let it stand.
Nadine*> Funding: the provincial grant covers $1.85 million.
Imani> How many parking stalls do my members lose?
Raj> Forty-six on the current drawing.
Imani> Then please minute that the Business Improvement Area wants no construction between 20 November and 5 January, the trading season.
Cllr Halvorsen> So decided.
Lucille> The conditions of the Accessibility Committee: raised islands at all bus stops, tactile strips, ramps no steeper than 1:20. Non-negotiable.
Raj> Can do.
Nadine*> The national handbook recommends that any corridor carrying above 6,000 vehicles a day be assessed for a parallel route as well. I mention it for completeness.
Cllr Halvorsen> Mentioned. Next.
Raj> Bridge counter: 1,120 cyclists on an average weekday.
Imani> I had understood it was 3,400.
Raj> No, that number is cars turning at Fifth in the same week.
Nadine*> Consultant: Delphine Roux of Halcrest Partners does the detailed design. Contract signed.
Raj> I will circulate the cost table by Friday 18 September.
Cllr Halvorsen> Open house?
Nadine*> Memorial Hall is available on 14 October, 18:00 to 20:30.
Lucille> Memorial Hall has no lift that works.
Nadine*> Correct, so the open house goes to the Central Library, Wednesday 21 October, same hours.
Imani> One of my members asks for a cycle tunnel below Wharf Street, 40 million by his own estimate.
Raj> The water table is at 1.2 m. No.
Nadine*> From the Chronicle's letters page, so you are warned: "The lanes will cost this town four thousand jobs and my hip."
Cllr Halvorsen> Splendid. At our usual pace the ribbon is cut in 2061 by my great-grandson.
Raj> Fire Hall 2 has lent us its speed-sign trailer, parked at Wharf and Third.
Raj> Also: a pilot with concrete planters on Ferry Lane, October through March.
Cllr Halvorsen> Approved.
Nadine*> All papers go to SharePoint under ATWG/2026. No attachments by email, please.
Imani> Same Chronicle, page 4: "Pedal Palace – e-bikes from $799, pay nothing till spring." They at least look forward to us.
=== conversation 2 | ATWG – Wharf Street, November | 2026-11-10T14:00
Nadine*> Apologies received: Councillor Halvorsen is on sick leave with pneumonia, Imani signs as acting chair.
Raj> Room 2 is at fourteen degrees and I am minuting that in gloves.
Raj> Matters arising: the cost table went out on 17 September, a day early.
Nadine*> One correction there. I reported 1.85 million; that figure contained GST. What we can spend is $1.72 million.
Raj> The Deputy Fire Chief tells me the turning radius at Fifth must be 9 metres, otherwise Ladder 3 mounts the kerb.
Lucille> Then the island there gets shorter, not the ramp.
Raj> That, and the 212 forms from the open house, brought us to a different layout: one two-way track along the harbour side, three metres.
Imani> Which spares the shopfronts.
Nadine*> Is that adopted?
Imani> Adopted, four in favour, none against.
Raj> It also reduces the stalls we take out to thirty-one.
Imani> Loading on the shop side until 10 every morning, and I have that from all of them.
Imani> Forget what I wrote about ten. The bakery's flour lorry needs eleven, so loading is 07:00 to 11:00.
Imani> They say Kelbrook spent nine million on theirs and counts twelve riders, two of whom are the mayor's sons.
Lucille> If we were Copenhagen, with 600 km of track and flat as a plate, we should be home by now.
Nadine*> Ambulance Services objected to the planters, so Ferry Lane reopened on Monday and the pilot is withdrawn.
Raj> The trailer is in its bay at Fire Hall 2 again, since Friday, washed.
Raj> Winter service: with more than 5 cm of snow the track is cleared before the carriageway. Public Works has agreed.
Nadine*> Bollards: the steel model was $389 apiece.
Raj> Nobody wants that model; we order the green rubber ones, lead time fourteen weeks.
Nadine*> The Grade 6 delegation left its worksheet behind: "A cyclist rides at 18 km/h for 40 minutes. How far is the school?"
Lucille> Colleagues should know that Raj is in the pay of the horse lobby, forty bales a month.
Raj> Thirty-eight.
Imani> Off the minutes: the deputy mayor has sold her Buick to pay for a divorce.
Lucille> Sign seen at the marina: "CYCLISTS DISMOUNT. PARROTS EXEMPT."
Nadine*> A last item, meant in earnest: the herons nest in the median at Ferry Road from March, so no machines within 30 metres until 31 July.
Nadine*> Side door for latecomers: 5518 and the hash key.
=== conversation 3 | ATWG – before Council | 2027-01-19T10:00
Cllr Halvorsen> I am recovered, thank you for the grapes, and back in the chair as of today.
Nadine*> Welcome back. Now that design is nearly done, the Tuesdays are abolished; we sit on the first Thursday of each month at 10:00.
Lucille> Did you know the first cycle path on this continent opened in Brooklyn in 1894 with a limit of 12 miles an hour?
Raj> Halcrest has closed its office in the province and Ms Roux went with it. Drawings 40 to 58 are completed by my own team.
Cllr Halvorsen> When does this reach Council?
Nadine*> 2 February, item 7. You speak for ten minutes.
Nadine*> The report template still reads "Road A, 0.0 km, contact Jane Sample". Do not be alarmed, it fills itself.
Raj> Tender closes on 26 February.
Raj> Regular is at $1.94 a litre this morning, the radio says a record.
Cllr Halvorsen> And the limit on Wharf Street becomes 30 km/h from 1 April, the by-law is signed.
Lucille> Cycle stands?
Raj> 22, six of them long enough for cargo bikes.
Lucille> The guide-dog users walked the mock-up and asked for a kerb of 6 cm on the walking side. I promised it to them, and Raj nodded.
Imani> We could always sell the name to a soft-drink company, two million, "the Fizz Mile".
Cllr Halvorsen> Let us not.
Imani> Personally I would have run it along Elm Street, beneath the seventy chestnuts.
Imani> My wager: under three hours of debate. The loser buys muffins for the gallery.
Cllr Halvorsen> If Council refuses, we resubmit in the autumn with the northern half only. That is agreed with the Mayor.
Nadine*> Minuted. Adjourned at 10:41.
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "The group meets every second Tuesday at 14:00 in Room 2.", keys: [["second Tuesday"], ["14:00"]]}
    - {w: 1, type: fact, src: m2, fact: "Quorum is four members.", keys: [["quorum"], ["four"]]}
    - {w: 2, type: decision, src: m3, fact: "Protected lanes on both sides of Wharf Street, Fifth Avenue to the ferry terminal, 2.4 km.", keys: [["both sides"], ["Wharf Street"]]}
    - {w: 1, type: decision, src: m6, fact: "Lanes are 1.8 m wide plus a buffer of 0.6.", keys: [["1.8 m"]]}
    - {w: 2, type: fact, src: m8, fact: "The provincial grant covers $1.85 million.", keys: [["1.85 million"]]}
    - {w: 2, type: fact, src: m10, fact: "Forty-six parking stalls are lost.", keys: [["Forty-six"]]}
    - {w: 2, type: decision, src: m11, fact: "No construction between 20 November and 5 January.", keys: [["no construction"], ["date:2027-01-05", "5 January"]]}
    - {w: 2, type: decision, src: m13, fact: "Bus stops get raised islands, tactile strips and ramps of at most 1:20.", keys: [["tactile strips"], ["1:20"]]}
    - {w: 1, type: fact, src: m17, fact: "The bridge counter shows 1,120 cyclists on an average weekday.", keys: [["1,120"]]}
    - {w: 2, type: fact, src: m20, fact: "Delphine Roux of Halcrest Partners does the detailed design.", keys: [["Halcrest"], ["detailed design"]]}
    - {w: 1, type: task, src: m21, fact: "Raj circulates the cost table by 18 September.", keys: [["cost table"], ["date:2026-09-18"]]}
    - {w: 2, type: task, src: m25, fact: "The open house is at the Central Library on 21 October.", keys: [["Library"], ["date:2026-10-21"]]}
    - {w: 1, type: fact, src: m30, fact: "Fire Hall 2 lent the speed-sign trailer.", keys: [["trailer"], ["Fire Hall 2"]]}
    - {w: 1, type: decision, src: m31, fact: "A pilot with concrete planters on Ferry Lane runs October to March.", keys: [["planters"], ["Ferry Lane"]]}
    - {w: 2, type: preference, src: m33, fact: "Papers go to SharePoint under ATWG/2026, no email attachments.", keys: [["ATWG/2026"]]}
    ended:
    - {fact: "The open house is on 14 October in Memorial Hall.", was: m23, by: m25, keys: [["Memorial Hall"], ["date:2026-10-14"]]}
    never:
    - {what: "generic recommendation of a handbook", src: m15, keys: [["6,000 vehicles"]]}
    - {what: "wrong guess of the cyclist count", src: m18, keys: [["3,400"]]}
    - {what: "rejected suggestion: tunnel", src: m26, keys: [["40 million"]]}
    - {what: "quoted letter to the editor", src: m28, keys: [["four thousand jobs"]]}
    - {what: "irony: 2061", src: m29, keys: [["2061"]]}
    - {what: "quoted advert", src: m34, keys: [["Pedal Palace"]]}
  2:
    dropped: [3, 5, 6, 11, 13, 14]
    keep:
    - {w: 1, type: fact, src: m1, fact: "Councillor Halvorsen is on sick leave with pneumonia; Imani is acting chair.", keys: [["pneumonia"], ["acting chair"]]}
    - {w: 2, type: fact, src: m4, fact: "The spendable funding is $1.72 million.", keys: [["1.72 million"]]}
    - {w: 2, type: fact, src: m5, fact: "The turning radius at Fifth must be 9 metres (Deputy Fire Chief).", keys: [["turning radius"], ["9 metres"]]}
    - {w: 2, type: decision, src: m7, fact: "The layout is one two-way track on the harbour side, three metres.", keys: [["two-way track"], ["harbour side"]]}
    - {w: 2, type: fact, src: m11, fact: "Thirty-one stalls are taken out.", keys: [["thirty-one"]]}
    - {w: 2, type: decision, src: m13, fact: "Loading is from 07:00 to 11:00.", keys: [["07:00 to 11:00"]]}
    - {w: 2, type: decision, src: m18, fact: "With more than 5 cm of snow the track is cleared before the carriageway.", keys: [["5 cm"], ["before the carriageway"]]}
    - {w: 1, type: decision, src: m20, fact: "Green rubber bollards are ordered, lead time fourteen weeks.", keys: [["green rubber"]]}
    - {w: 2, type: risk, src: m26, fact: "Herons nest at Ferry Road: no machines within 30 metres until 31 July.", keys: [["herons"], ["30 metres"]]}
    ended:
    - {fact: "The cost table is to be circulated by 18 September.", was: 1/m21, by: m3, keys: [["cost table"], ["date:2026-09-18"]], not: ["went out"]}
    - {fact: "The grant covers $1.85 million.", was: 1/m8, by: m4, keys: [["grant covers $1.85"]], not: ["GST"]}
    - {fact: "Lanes on both sides of Wharf Street.", was: 1/m3, by: m7, keys: [["both sides"]], not: ["two-way"]}
    - {fact: "Forty-six stalls are lost.", was: 1/m10, by: m11, keys: [["Forty-six"]], not: ["thirty-one"]}
    - {fact: "Loading is until 10.", was: m12, by: m13, keys: [["until 10 every morning"]], not: ["Forget"]}
    - {fact: "The planter pilot on Ferry Lane.", was: 1/m31, by: m16, keys: [["concrete planters"]], not: ["withdrawn"]}
    - {fact: "The trailer is on loan.", was: 1/m30, by: m17, keys: [["lent us its speed-sign trailer"]], not: ["again"]}
    never:
    - {what: "complaint about the temperature", src: m2, keys: [["fourteen degrees"]]}
    - {what: "hearsay: Kelbrook", src: m14, keys: [["nine million"]]}
    - {what: "hypothetical: Copenhagen", src: m15, keys: [["Copenhagen"]]}
    - {what: "price of a model not taken", src: m19, keys: [["$389"]]}
    - {what: "exercise figures", src: m21, keys: [["18 km/h"]]}
    - {what: "teasing: horse lobby", src: m22, keys: [["horse lobby"]]}
    - {what: "off the minutes: gossip", src: m24, keys: [["Buick"]]}
    - {what: "quoted sign", src: m25, keys: [["PARROTS"]]}
    - {what: "door code", src: m27, keys: [["5518"]]}
  3:
    dropped: [1, 7, 10]
    keep:
    - {w: 2, type: fact, src: m2, fact: "Meetings are on the first Thursday of each month at 10:00.", keys: [["first Thursday"], ["10:00"]]}
    - {w: 2, type: fact, src: m4, fact: "Raj's own team completes drawings 40 to 58.", keys: [["40 to 58"]]}
    - {w: 2, type: task, src: m6, fact: "It goes to Council on 2 February, item 7; the chair speaks for ten minutes.", keys: [["date:2027-02-02"], ["item 7"]]}
    - {w: 2, type: fact, src: m8, fact: "The tender closes on 26 February.", keys: [["Tender"], ["date:2027-02-26"]]}
    - {w: 2, type: decision, src: m10, fact: "The limit on Wharf Street is 30 km/h from 1 April.", keys: [["30 km/h"], ["date:2027-04-01"]]}
    - {w: 1, type: fact, src: m12, fact: "There are 22 cycle stands, six for cargo bikes.", keys: [["22, six"]]}
    - {w: 2, type: task, src: m13, fact: "A kerb of 6 cm was promised to the guide-dog users.", keys: [["guide-dog"], ["6 cm"]]}
    - {w: 2, type: decision, src: m18, fact: "If Council refuses, the group resubmits in the autumn with the northern half only.", keys: [["northern half"]]}
    ended:
    - {fact: "Councillor Halvorsen is ill, Imani acts as chair.", was: 2/m1, by: m1, keys: [["acting chair"]]}
    - {fact: "The group meets every second Tuesday.", was: 1/m1, by: m2, keys: [["second Tuesday"]], not: ["abolished"]}
    - {fact: "Delphine Roux of Halcrest does the detailed design.", was: 1/m20, by: m4, keys: [["Halcrest Partners"]], not: ["closed"]}
    never:
    - {what: "plan nobody pursues: selling the name", src: m14, keys: [["Fizz Mile"]]}
    - {what: "what Imani would have chosen", src: m16, keys: [["seventy chestnuts"]]}
    - {what: "trivia: Brooklyn", src: m3, keys: [["1894"]]}
    - {what: "placeholders of a template", src: m7, keys: [["Jane Sample"]]}
    - {what: "news: fuel price", src: m9, keys: [["$1.94"]]}
    - {what: "wager", src: m17, keys: [["muffins"]]}
questions:
- {q: "How low must the edge be for people who cannot see?", a: "a kerb of 6 cm on the walking side", keys: [["6 cm"]]}
- {q: "What is plan B should the vote be lost?", a: "resubmit in the autumn with the northern half only", keys: [["northern half"]]}
- {q: "How much money is there net?", a: "$1.72 million", keys: [["1.72 million"]]}
- {q: "Because of which birds must diggers keep away, and how far?", a: "herons, 30 metres until 31 July", keys: [["herons"], ["30 metres"]]}
- {q: "When do vans get to deliver?", a: "07:00 to 11:00", keys: [["07:00 to 11:00"]]}
- {q: "Where are documents filed?", a: "SharePoint, ATWG/2026", keys: [["ATWG/2026"]]}
- {q: "Until what day can contractors submit offers?", a: "26 February", keys: [["date:2027-02-26"]]}
- {q: "How many parking places disappear?", a: "thirty-one", keys: [["thirty-one"]]}
- {q: "How often do we meet now?", a: "first Thursday of each month at 10:00", keys: [["first Thursday"]]}
- {q: "What speed limit applies on Wharf Street and from when?", a: "30 km/h from 1 April", keys: [["30 km/h"]]}
