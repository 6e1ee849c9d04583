=== conversation 1 | CB350 K4 restoration log | 2026-03-14T15:05
user> Hi. I bought a 1973 Honda CB350 K4 from a widow in Quilpué, 31,420 km on the clock, engine seized. I have never restored a motorcycle, only bicycles.
assistant> Congratulations, the CB350 twin is one of the kindest engines to learn on. Before we touch anything, tell me three things: how much money you want to put in, how much time you have each week, and whether it should be original or just a good rider.
user> 2.5 million pesos, not one more. Only saturdays, in the garage of my brother in law Rodrigo in Villa Alemana. Original, the original green, candy bacchus olive
assistant> Understood. For a seized twin that has stood for years, the usual suspect is a rusted ring in one bore. Take out both plugs, pour penetrating oil in, and do not force the kickstart.
user> metric always please, I don't speak inches. and no video links, I never watch them, I read
assistant> Millimetres, Newton metres and plain text it is.
user> it's the left cylinder that is stuck, right one looks like new
assistant> Good news, relatively speaking. One bore can be honed or rebored and matched to the other.
user> every night after work I go and put 20 ml of penetrating oil in it, like giving medicine to a grandmother
assistant> A patient approach. Give it a week, with a little heat around the barrel.
user> so what do I buy first
assistant> Nothing yet, in your place. Generally speaking, restorers advise keeping a spare donor bike, photographing every connector from three angles and setting aside 30 percent of the budget for surprises. Many also like a parts washer of 40 litres.
(+7d) user> Rodrigo's torque wrench is here, he lends it to me until I finish the engine, it goes 5 to 60 Nm
assistant> That range covers almost everything on this engine.
user> which sparkplugs and valve clearances do I write on the wall
assistant> NGK B8ES plugs. Valve clearances cold: 0.05 mm for the inlet, 0.10 mm for the exhaust.
user> written on the wall, B8ES and 0.05 / 0.10 cold
assistant> Mark which is inlet, you will thank yourself.
user> My nephew Benja comes on saturdays to help me, he is 17 and has small hands, ideal for carburetors
assistant> A valuable tool indeed.
user> there's a guy in the sunday flea market who swears a CB350 with 900 miles went for 22 thousand dollars in Miami to a dentist
assistant> Auction outliers make good stories. Clean riders usually trade at a small fraction of that.
user> if one day I got tired and sold it, I would ask six million and cry
assistant> Let's hope it doesn't come to that.
user> I want it running for 18 September, to ride with the club on the fiestas patrias parade
assistant> That is about six months of Saturdays, some 26 sessions. Tight but possible.
user> frame and swingarm go to don Hugo for sandblasting on 4 april, 90 thousand
assistant> Plug the steering head and the threads before he starts, sand gets everywhere.
user> parts from Germany (pistons 0.25 oversize, rings, gasket set) ordered today, 214 euros, supposed to arrive 10 april
assistant> Wait with the rebore until the pistons are in your hand; the shop needs to measure them.
user> yes. and my right wrist has tendinitis, the doctor forbids me the hammer and the kickstart for a month
assistant> Then Benja kicks and you supervise.
user> I want to put a sidecar on it later, a Czech one, in spring
assistant> A Velorex is the classic pairing. Keep in mind the frame has no lugs for it, so clamps would be needed.
=== conversation 2 | CB350 again, engine and electrics | 2026-05-30T16:20
user> long time. the medicine worked, piston came out on the 11th night with a sound like a cork. so no more oil visits
assistant> Wonderful. What does the bore look like?
user> rust ring 2 mm wide. rebored to first oversize in Viña by Maestranza Pizarro, 85 thousand both cylinders
assistant> Both to +0.25, so the pair stays matched. And the parts came through customs?
user> yes the german box arrived complete, only customs wanted 38 thousand more
the sandblasting I didn't do in the end. don Hugo wanted to use the coarse grit, so the frame went to a lady in Quillota who does vapour blasting with glass beads
assistant> Much gentler on the thin brackets.
user> my wrist is perfect again, I kicked it 30 times yesterday without pain
assistant> Did it answer?
user> it coughed. I was sure it's the ignition coil
assistant> Before buying one, swap the left and right plug leads and see whether the weak spark follows.
(+2h) user> it wasn't the coil. it was the condenser, 6 thousand pesos and the spark is blue like the sky of Atacama
assistant> That is a cheap victory.
user> I said the budget was 2.5. Customs, boring, chrome... new ceiling is 3.2 million, my wife signed it at the table
assistant> 3.2 million pesos, noted. Where do you stand now?
user> 1,940,000 spent until today
assistant> So 1,260,000 remain for paint, chrome, tyres and whatever hides.
user> points: I was going to keep them? I don't remember what I told you
assistant> You hadn't decided yet. You could fit a complete stainless exhaust and an electronic ignition together; the stainless set from the Netherlands costs about 390 euros and never rusts.
user> no stainless, that's for yachts. But electronic ignition yes, let's do that, the Charlie's Place one
assistant> Good, then the points cover stays original on the outside and nobody will see.
user> Benja left, he was called for the navy school in Talcahuano. I'm alone with the carburetors
assistant> I'm sorry to hear it, although it sounds like an honour for him. The Keihin CVs are manageable with two hands and a tray.
user> pretend you are don Tito, mechanic, 78 years, 4 ex wives and a shop in Valparaíso, and tell me what don Tito thinks of my carburetors
assistant> "Mijo, those diaphragms are older than my third divorce. Hold them to the window: if you see the sea through them, throw them away."
user> hahaha thank you don Tito. I see the sea
assistant> Then you need two new diaphragms, with slides, usually sold as one unit.
user> ordered, 2 units, come by Chilexpress on thursday. float height I measured already, 26 mm on both
assistant> That is right on the specification.
user> the wrench went home to Rodrigo, with a bottle of pisco
assistant> A fair rental fee.
user> paint. Marcela in Limache does tank and side covers, I told my wife 180 thousand
assistant> Does this include the candy coat? It takes three layers.
user> called her: 180 was without the stripes. with candy and stripes it is 260
and the sidecar is dead and buried, my wife has seen a picture
assistant> Still reasonable for candy work. And we will not mention the third wheel.
user> parade: the club changed, they'll do it with the patron saint of the port, so I have until 17 october
assistant> A month more, that takes the pressure off the chrome shop.
user> don't write this anywhere: the chrome will cost 410 thousand and at home I said 200
assistant> My lips are sealed.
user> the alarm of the garage is 4471 in case I forget my head. no, delete that
assistant> I will not repeat it.
user> ad on my phone just now: "HONDA OWNERS! 70% off full LED kit, only today 19.990, free shipping to Arica"
assistant> A 1973 charging system would not be the happiest host for it.
user> tyres will be Heidenau K34, front 3.00-18 and rear 3.50-18, decided
assistant> Proper period profile. They pair well with the original rims.
user> bien. closing the garage, my back is 200 years old today
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "The user bought a 1973 Honda CB350 K4 with 31,420 km from a widow in Quilpué.", keys: [["CB350 K4"], ["31,420"]]}
    - {w: 2, type: decision, src: m3, fact: "The budget is 2.5 million pesos.", keys: [["2.5 million"]]}
    - {w: 2, type: context, src: m3, fact: "The user works only on Saturdays in Rodrigo's garage in Villa Alemana.", keys: [["saturdays"], ["Rodrigo"], ["Villa Alemana"]]}
    - {w: 2, type: preference, src: m3, fact: "The motorcycle gets the original colour candy bacchus olive.", keys: [["bacchus olive"]]}
    - {w: 2, type: preference, src: m5, fact: "Always metric units.", keys: [["metric always"]]}
    - {w: 2, type: preference, src: m5, fact: "No video links, the user only reads.", keys: [["no video links"]]}
    - {w: 1, type: fact, src: m7, fact: "The left cylinder is the one that is stuck.", keys: [["left cylinder"]]}
    - {w: 1, type: pattern, src: m9, fact: "Every night the user puts 20 ml of penetrating oil into the cylinder.", keys: [["every night"], ["20 ml"]]}
    - {w: 1, type: fact, src: m13, fact: "Rodrigo lends his torque wrench (5 to 60 Nm).", keys: [["torque wrench"], ["lends"]]}
    - {w: 2, type: fact, src: m17, fact: "Plugs B8ES; valve clearance 0.05 / 0.10 mm cold.", keys: [["B8ES"], ["0.05 / 0.10"]]}
    - {w: 1, type: fact, src: m19, fact: "The nephew Benja, 17, helps on Saturdays.", keys: [["Benja"], ["help"]]}
    - {w: 2, type: task, src: m25, fact: "The bike is to run by 18 September for the parade with the club.", keys: [["date:2026-09-18"], ["parade"]]}
    - {w: 1, type: task, src: m27, fact: "Frame and swingarm go to don Hugo for sandblasting on 4 April, 90 thousand.", keys: [["Hugo for sandblasting"], ["date:2026-04-04"]]}
    - {w: 1, type: task, src: m29, fact: "Parts ordered from Germany for 214 euros, due 10 April.", keys: [["214"], ["date:2026-04-10"]]}
    - {w: 2, type: fact, src: m31, fact: "The user has tendinitis in the right wrist: no hammer or kickstart for a month.", keys: [["tendinitis"]]}
    - {w: 1, type: decision, src: m33, fact: "The user wants to add a Czech sidecar in spring.", keys: [["sidecar"]]}
    ended: []
    never:
    - {what: "generic advice nobody adopted", src: m12, keys: [["30 percent"]]}
    - {what: "hearsay about an auction in Miami", src: m21, keys: [["Miami"]]}
    - {what: "hypothetical sale of the bike", src: m23, keys: [["six million"]]}
  2:
    dropped: [2, 7, 8, 9, 11, 12, 13, 14, 15, 16]
    keep:
    - {w: 2, type: fact, src: m3, fact: "Both cylinders were rebored to the first oversize by Maestranza Pizarro in Viña for 85 thousand.", keys: [["Pizarro"], ["85 thousand"]]}
    - {w: 1, type: fact, src: m5, fact: "The frame went to a lady in Quillota for vapour blasting.", keys: [["Quillota"], ["vapour"]]}
    - {w: 2, type: decision, src: m13, fact: "The ceiling is now 3.2 million pesos.", keys: [["3.2 million"], ["ceiling"]]}
    - {w: 1, type: fact, src: m15, fact: "1,940,000 pesos spent by 30 May 2026.", keys: [["1,940,000"]]}
    - {w: 2, type: decision, src: m19, fact: "The bike gets electronic ignition from Charlie's Place.", keys: [["electronic ignition"], ["Charlie"]]}
    - {w: 1, type: task, src: m27, fact: "Two diaphragms ordered, they come on Thursday 4 June 2026.", keys: [["Chilexpress"]]}
    - {w: 1, type: fact, src: m27, fact: "The float height is 26 mm on both carburettors.", keys: [["26 mm"]]}
    - {w: 2, type: fact, src: m33, fact: "Marcela's paint with candy and stripes costs 260 thousand.", keys: [["260"], ["stripes"]]}
    - {w: 2, type: task, src: m35, fact: "The parade is on 17 October.", keys: [["date:2026-10-17"]]}
    - {w: 2, type: decision, src: m43, fact: "The tyres will be Heidenau K34, 3.00-18 in front and 3.50-18 at the rear.", keys: [["Heidenau K34"], ["3.50-18"]]}
    ended:
    - {fact: "Every night the user puts penetrating oil into the cylinder.", was: 1/m9, by: m1, keys: [["every night"]], not: ["no more"]}
    - {fact: "The parts from Germany are still to come.", was: 1/m29, by: m5, keys: [["parts from Germany"]], not: ["arrived"]}
    - {fact: "Don Hugo sandblasts the frame on 4 April.", was: 1/m27, by: m5, keys: [["Hugo for sandblasting"]], not: ["vapour", "didn't"]}
    - {fact: "The user has tendinitis in the wrist.", was: 1/m31, by: m7, keys: [["tendinitis"]], not: ["perfect again"]}
    - {fact: "The budget is 2.5 million pesos.", was: 1/m3, by: m13, keys: [["2.5"], ["million"]], not: ["3.2", "was"]}
    - {fact: "The nephew Benja helps on Saturdays.", was: 1/m19, by: m21, keys: [["Benja comes"]], not: ["left"]}
    - {fact: "Rodrigo's torque wrench is on loan with the user.", was: 1/m13, by: m29, keys: [["wrench is here"]], not: ["went home"]}
    - {fact: "The paint costs 180 thousand.", was: m31, by: m33, keys: [["180"]], not: ["260", "without"]}
    - {fact: "The user wants a sidecar.", was: 1/m33, by: m33, keys: [["sidecar"]], not: ["dead"]}
    - {fact: "The bike has to run by 18 September.", was: 1/m25, by: m35, keys: [["date:2026-09-18"]], not: ["october", "changed"]}
    never:
    - {what: "guess that was wrong: the coil", src: m9, keys: [["I was sure it's the ignition coil"]]}
    - {what: "rejected suggestion: stainless exhaust", src: m18, keys: [["390"]]}
    - {what: "role play don Tito", src: m23, keys: [["4 ex wives"]]}
    - {what: "what is not to be written down: chrome costs", src: m37, keys: [["410 thousand"]]}
    - {what: "alarm code", src: m39, keys: [["4471"]]}
    - {what: "advertisement", src: m41, keys: [["70% off"]]}
    - {what: "exaggeration about the back", src: m45, keys: [["200 years"]]}
questions:
- {q: "How much am I allowed to spend in total?", a: "3.2 million pesos", keys: [["3.2 million"]]}
- {q: "What gap do I set at the intake and outlet?", a: "0.05 / 0.10 mm cold", keys: [["0.05 / 0.10", "0.05 mm"]]}
- {q: "Who machined the barrels?", a: "Maestranza Pizarro in Viña", keys: [["Pizarro"]]}
- {q: "Which rubber goes on the wheels?", a: "Heidenau K34", keys: [["Heidenau"]]}
- {q: "By what day must the Honda be roadworthy?", a: "17 October", keys: [["17 october", "2026-10-17"]]}
- {q: "Where did I have the chassis stripped?", a: "by a lady in Quillota, vapour blasting", keys: [["Quillota"]]}
- {q: "What does Marcela ask for tank and stripes?", a: "260 thousand", keys: [["260"]]}
- {q: "Which ignition did I decide on?", a: "electronic, Charlie's Place", keys: [["Charlie"]]}
- {q: "How many kilometres had the CB350 run when I bought it?", a: "31,420", keys: [["31,420"]]}
- {q: "What float height did I measure?", a: "26 mm", keys: [["26 mm"]]}
