=== conversation 1 | vines, spring | 2026-05-11T21:15
user> hej. 0.6 hectares above Simrishamn, south slope, planted 2021: 1,400 solaris, 500 rondo. I drive the ambulance four days a week and the rest of me is this
assistant> Hej! A slope, two varieties and a job with sirens, then. What shall I keep an eye on for you?
user> dates, tanks, money. and that I don't do stupid things because a salesman smiled
user> state of the cellar

| vessel | litres | what |
|---|---|---|
| A | 500 | solaris 2025, waiting |
| B | 300 | empty |
| barrel C | 225 | rondo 2025, sleeping |
assistant> Noted. And outside, where are the buds?
user> budbreak was 24 april. if the sensor goes under 1 degree at night I get up and light the candles, 200 of them in the shed. that is a promise to myself
assistant> Good rule. In general, young vineyards benefit from drip irrigation, a soil analysis every three years and a clover mix at 25 kg per hectare.
user> mm. here no herbicides, not one drop, not even beside the posts. Rut's nine sheep are in the rows till midsummer and do it for nothing
assistant> Sheep it is. How do you treat mildew?
user> bicarbonate, every 12 days from june. last year the peronospora took a third of the rondo
assistant> Shall I set up a spray journal? An entry would be "1 January, product X, 3 kg, wind 99 m/s, operator Test Testsson".
user> yes, but skip the wind, we always have it
user> Kasimir helps me on Thursdays, eight hours, 190 kronor the hour. he prunes better than I
assistant> A treasure, then. And your own body, can it lift a picking crate?
user> no. slipped disc, nothing over 15 kilo before august says the physio. don't let me plan anything heroic
assistant> I won't. Matters of law: will you be allowed to sell at the gate?
user> application for farm sales is with the municipality, Annika Wallin has it, answer promised for the middle of june
assistant> One thing to consider: fermenting part of the Solaris in a Georgian amphora buried in the yard, they cost about 18,000 kronor.
user> nej. I bury enough things
user> the wine is called Blåljus. yes, because of the ambulance. it's printed already so no jokes that I haven't made
user> saw a Fendt in Tomelilla, 1998, 210,000. too wide for my rows, pretty though
assistant> Then you're safe from it. What about bottles?
user> 900 pieces from a firm in Malmö at 7.40 each
(+15m) user> wrong paper, sorry. 8.15 each, 7.40 was the corks per ten
assistant> 900 × 8.15 = 7,335 kronor, then.
user> a German on the ferry swore that his uncle on Usedom makes 40,000 bottles a year and owns no vine at all
user> Matteo comes on thursday 18 june at nine, the wine doctor, two visits a year, 6,000 together
(+2d) user> Matteo again: he's at a wedding, it's thursday 25 june instead
assistant> Moved to 25 June. Anything on the leaves so far?
user> blisters. red ones. it is phylloxera, now I can sell everything and buy a boat
(+1h) user> photo to Matteo. it's a mite, does nothing, gone by july
=== conversation 2 | vines, summer | 2026-08-10T22:02
user> hej again. long summer. much has happened and half of it was rain
assistant> Good evening! Shall we go through the list from May, item by item?
user> - sheep went home to Rut on midsummer eve, fat
- bicarbonate is every 8 days now, too wet for less
- bottled tank A on 4 july, 612 bottles, Birgitta corked and swore
- permit is here: I may sell from 1 september, three litres per head, only after a paid tour
assistant> Congratulations on the permit. So tours are needed. How would you like to run them?
user> saturdays at two, 150 kronor, max 16 people, Birgitta talks because I mumble
user> price at the gate 239 a bottle. a shop in Kivik takes 310 for something from Chile, not my problem
assistant> Both are written down. And the back?
user> I carried the pump up the stairs yesterday. physio has given me up as healthy
user> nets: 40 rolls must be on before 25 august, otherwise I feed starlings
assistant> On the list. Starlings, by the way, can take up to a fifth of an early variety.
user> my brother in law says shoot one and hang it. in Kåseberga they hung up eleven and got sixty journalists
user> sugar:

| date | solaris | rondo |
|---|---|---|
| 1 aug | 41 | 33 |
| 9 aug | 55 | 42 |
assistant> About 14 degrees Oechsle in eight days for the Solaris. If that continues you'll be early.
user> harvest plan: solaris on saturday 19 september, 14 pickers, food in the barn
user> I guess 2.1 tonnes. the rondo becomes red again, into C as last year
assistant> Shall I suggest a harvest festival with tickets, live music and a food truck, to recoup the costs?
user> never. the pickers get soup, bread and a bottle each, it's written on the invitation
user> one picker can't be near wasps, Noor, she has the pen in her left pocket. all must know which pocket
assistant> I'll put it at the top of the picking sheet.
user> were I thirty I'd plant riesling to the horizon and be bankrupt by friday
user> "Grattis Håkan!! you've been selected: 1 pallet Grape-Max fertilizer, you pay only freight 1,299" hm
user> write me something as if you were a sommelier from the Operakällaren
assistant> "Blåljus 2025: elderflower, wet granite, a distant siren. Drink before the patient wakes." 94 points.
user> 94, I'll take it. good night
=== conversation 3 | vines, after | 2026-10-12T20:40
user> it's in. tired like a spade, but it's in
assistant> Well done, Håkan. How was it?
user> we went a week early, saturday 12 september, because rain was coming. 1,640 kilo solaris at 91 Oechsle, acid 8.2
assistant> A little under the guess, with better sugar. And the Rondo?
user> 410 kilo on 3 october. some rot, so straight into the press with it, it'll be a pink one, and C stays with the old stuff till easter
user> nets are down, dried and in the loft since yesterday, eleven holes
assistant> Splendid. What is fermenting where?
user> solaris in A at 14 degrees. no malolactic on the solaris, remember that every year, I want it sharp
user> if A isn't dry by sunday 25 october I warm the cellar to 20
assistant> Agreed. How was the selling?
user> 371 bottles gone. the price is 259 since Dagens Nyheter wrote four lines. the tours have winter pause, next ones in april
user> Kasimir has got a real job, in Aalborg, with a pension. from february Noor prunes with me, tuesdays
assistant> A loss and a gain. When do you begin pruning?
user> 1 february. not before, the frost must have had its say
user> DN also writes that Skåne will be like Champagne by 2050. then Champagne will be like a frying pan
user> what I nearly did: leased Rut's lower field, 9,000 a year. frost hole, would have been the stupidest of all my ideas
user> competition in Copenhagen wants four bottles by friday 30 october, with form and 900 danish
assistant> Four bottles, the form and 900 Danish kroner by 30 October. Would you like a reminder on the 26th?
user> yes, the 26th
user> Birgitta's choir sings that monks drank nine litres a day in Dalby
user> not for the log: the ambulance station closes next autumn, they haven't told the others
user> last night I dreamt the starlings sent an invoice
user> and order 120 oak posts from Sjöbo for march, the chestnut ones have rotted. 68 kronor the piece
assistant> I can't place orders, but the task stands.
user> gate lock is 1612 now, the kilo minus something, forget that at once
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: context, src: m1, fact: "0.6 ha above Simrishamn: 1,400 Solaris, 500 Rondo, planted 2021.", keys: [["1,400 solaris"]]}
    - {w: 1, type: fact, src: m1, fact: "The user drives the ambulance four days a week.", keys: [["ambulance four days"]]}
    - {w: 1, type: fact, src: m4, fact: "Tank A holds the Solaris 2025, not bottled.", keys: [["solaris 2025"], ["waiting"]]}
    - {w: 2, type: decision, src: m6, fact: "Under 1 degree at night he lights the candles.", keys: [["under 1 degree"], ["candles"]]}
    - {w: 2, type: preference, src: m8, fact: "No herbicides at all.", keys: [["no herbicides"]]}
    - {w: 1, type: fact, src: m8, fact: "Rut's nine sheep graze till midsummer.", keys: [["nine sheep"]]}
    - {w: 2, type: fact, src: m10, fact: "Bicarbonate every 12 days from June.", keys: [["bicarbonate"], ["12 days"]]}
    - {w: 1, type: fact, src: m13, fact: "Kasimir helps on Thursdays, 190 kronor an hour.", keys: [["Kasimir"], ["Thursdays"]]}
    - {w: 2, type: fact, src: m15, fact: "Slipped disc, nothing over 15 kilos before August.", keys: [["slipped disc"]]}
    - {w: 2, type: task, src: m17, fact: "The application for farm sales is with the municipality, answer mid June.", keys: [["farm sales"], ["municipality"]]}
    - {w: 1, type: fact, src: m20, fact: "The wine is called Blåljus.", keys: [["called Blåljus"]]}
    - {w: 1, type: fact, src: m24, fact: "900 bottles at 8.15.", keys: [["8.15 each"]]}
    - {w: 2, type: task, src: m28, fact: "Matteo comes on 25 June.", keys: [["Matteo"], ["date:2026-06-25"]]}
    ended:
    - {fact: "Bottles at 7.40.", was: m23, by: m24, keys: [["7.40 each"]], not: ["8.15"]}
    - {fact: "Matteo comes on 18 June.", was: m27, by: m28, keys: [["Matteo"], ["date:2026-06-18"]], not: ["25 june"]}
    never:
    - {what: "generic advice: irrigation, clover", src: m7, keys: [["clover"]]}
    - {what: "example entry", src: m11, keys: [["Testsson"]]}
    - {what: "suggestion refused: amphora", src: m18, keys: [["amphora"]]}
    - {what: "price looked at: tractor", src: m21, keys: [["Fendt"]]}
    - {what: "a stranger's tale: Usedom", src: m26, keys: [["Usedom"]]}
    - {what: "wrong guess: phylloxera", src: m30, keys: [["phylloxera"]]}
  2:
    dropped: [3, 6, 7, 9, 10, 13]
    keep:
    - {w: 2, type: fact, src: m3, fact: "Bicarbonate every 8 days.", keys: [["bicarbonate"], ["8 days"]]}
    - {w: 2, type: fact, src: m3, fact: "612 bottles filled on 4 July.", keys: [["612"]]}
    - {w: 2, type: fact, src: m3, fact: "May sell from 1 September, three litres per head, after a paid tour.", keys: [["three litres"]]}
    - {w: 1, type: fact, src: m5, fact: "Tours Saturdays at two, 150 kronor, at most 16 people.", keys: [["saturdays at two"], ["150"]]}
    - {w: 1, type: fact, src: m6, fact: "239 a bottle.", keys: [["239 a bottle"]]}
    - {w: 1, type: task, src: m9, fact: "40 rolls of nets must be on before 25 August.", keys: [["nets"], ["date:2026-08-25"]]}
    - {w: 2, type: task, src: m14, fact: "Solaris harvest on 19 September, 14 pickers.", keys: [["date:2026-09-19"], ["14 pickers"]]}
    - {w: 1, type: fact, src: m15, fact: "He guesses 2.1 tonnes.", keys: [["2.1 tonnes"]]}
    - {w: 1, type: fact, src: m15, fact: "The Rondo becomes red, into barrel C.", keys: [["rondo becomes red"]]}
    - {w: 1, type: fact, src: m17, fact: "The pickers get soup, bread and a bottle each.", keys: [["soup, bread"]]}
    - {w: 2, type: fact, src: m18, fact: "Noor is allergic to wasps, pen in the left pocket.", keys: [["Noor"], ["left pocket"]]}
    ended:
    - {fact: "Rut's sheep graze till midsummer.", was: 1/m8, by: m3, keys: [["nine sheep"]], not: ["went home"]}
    - {fact: "Bicarbonate every 12 days.", was: 1/m10, by: m3, keys: [["bicarbonate"], ["12 days"]], not: ["8 days"]}
    - {fact: "Solaris 2025 waits in tank A.", was: 1/m4, by: m3, keys: [["solaris 2025"], ["waiting"]], not: ["bottled"]}
    - {fact: "The application for farm sales is undecided.", was: 1/m17, by: m3, keys: [["farm sales"], ["municipality"]], not: ["permit is here"]}
    - {fact: "Slipped disc, nothing over 15 kilos.", was: 1/m15, by: m8, keys: [["slipped disc"]], not: ["healthy"]}
    never:
    - {what: "competitor's price: Chile", src: m6, keys: [["from Chile"]]}
    - {what: "trivia", src: m10, keys: [["a fifth of an early"]]}
    - {what: "hearsay: starlings in Kåseberga", src: m11, keys: [["Kåseberga"]]}
    - {what: "suggestion refused: festival", src: m16, keys: [["food truck"]]}
    - {what: "hypothetical: riesling", src: m20, keys: [["riesling"]]}
    - {what: "quoted spam", src: m21, keys: [["Grape-Max"]]}
    - {what: "role play", src: m23, keys: [["Drink before the patient"]]}
  3:
    dropped: [5, 11, 12, 13, 14, 15, 16]
    keep:
    - {w: 2, type: fact, src: m3, fact: "1,640 kg Solaris at 91 Oechsle.", keys: [["1,640"], ["91"]]}
    - {w: 1, type: fact, src: m5, fact: "410 kg Rondo on 3 October.", keys: [["410 kilo"]]}
    - {w: 1, type: decision, src: m5, fact: "The Rondo becomes a pink one.", keys: [["pink one"]]}
    - {w: 2, type: preference, src: m8, fact: "Never malolactic on the Solaris.", keys: [["no malolactic"]]}
    - {w: 2, type: decision, src: m9, fact: "If A isn't dry by 25 October, the cellar is warmed to 20.", keys: [["date:2026-10-25"], ["warm"]]}
    - {w: 2, type: fact, src: m11, fact: "The price is 259.", keys: [["259"]]}
    - {w: 2, type: fact, src: m12, fact: "From February Noor prunes with him, Tuesdays.", keys: [["Noor prunes"]]}
    - {w: 1, type: fact, src: m14, fact: "Pruning begins on 1 February.", keys: [["1 february"]]}
    - {w: 2, type: task, src: m17, fact: "Four bottles to Copenhagen by 30 October.", keys: [["Copenhagen"], ["date:2026-10-30"]]}
    - {w: 2, type: task, src: m23, fact: "Order 120 oak posts from Sjöbo for March.", keys: [["120 oak posts"]]}
    ended:
    - {fact: "The Solaris harvest is on 19 September.", was: 2/m14, by: m3, keys: [["date:2026-09-19"], ["14 pickers"]], not: ["12 september"]}
    - {fact: "The Rondo becomes red.", was: 2/m15, by: m5, keys: [["rondo becomes red"]], not: ["pink"]}
    - {fact: "40 rolls of nets must go on.", was: 2/m9, by: m6, keys: [["nets"], ["date:2026-08-25"]], not: ["down"]}
    - {fact: "239 a bottle.", was: 2/m6, by: m11, keys: [["239 a bottle"]], not: ["259"]}
    - {fact: "Kasimir helps on Thursdays.", was: 1/m13, by: m12, keys: [["Kasimir"], ["Thursdays"]], not: ["Aalborg"]}
    never:
    - {what: "news: Champagne", src: m15, keys: [["frying pan"]]}
    - {what: "plan not pursued: Rut's field", src: m16, keys: [["lower field"]]}
    - {what: "trivia from a song: monks", src: m20, keys: [["monks"]]}
    - {what: "not to be logged: station closes", src: m21, keys: [["station closes"]]}
    - {what: "a dream", src: m22, keys: [["sent an invoice"]]}
    - {what: "a code", src: m25, keys: [["1612"]]}
    - {what: "mood", src: m1, keys: [["tired like a spade"]]}
questions:
- {q: "What should one of the helpers have at hand against stings?", a: "Noor's pen, left pocket", keys: [["Noor"], ["left pocket"]]}
- {q: "What is the amount of this year's white fruit?", a: "1,640 kg at 91 Oechsle", keys: [["1,640"], ["91"]]}
- {q: "What do I charge the visitors for our wine now?", a: "259", keys: [["259"]]}
- {q: "What will happen if the ferment drags on?", a: "cellar to 20 degrees after 25 October", keys: [["date:2026-10-25"], ["warm"]]}
- {q: "Which chemicals are banned on my land?", a: "herbicides", keys: [["no herbicides"]]}
- {q: "Who cuts the canes with me next winter?", a: "Noor, Tuesdays from February", keys: [["Noor prunes"]]}
- {q: "What should never be done to my white after the first fermentation?", a: "malolactic", keys: [["no malolactic"]]}
- {q: "How much may each guest take away by law?", a: "three litres, after a paid tour", keys: [["three litres"]]}
- {q: "When are the four bottles due in Copenhagen?", a: "30 October", keys: [["Copenhagen"], ["date:2026-10-30"]]}
- {q: "What do I need from Sjöbo?", a: "120 oak posts", keys: [["120 oak posts"]]}
