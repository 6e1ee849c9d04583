=== conversation 1 | allergies + baby, by voice | 2026-09-20T21:50
user> Hello comma is this on. I'm dictating while I fold tiny trousers so excuse the machine, it hears what it wants
assistant> It's on. Who are the trousers for?
user> For number two. My wife Saga is due on 9 October. I'm Ömer, we live in Malmö
assistant> Congratulations. How can I help?
user> With remembering. And keep your answers under five lines please, I only ever have one thumb free
assistant> All right, short it is. What should I remember first?
user> Our daughter Alva. She's five and she is allergic to peanuts and egg, the real thing, we've had the ambulance twice
user> Her EpiPen Junior is in the red pouch in her rucksack, and a second one hangs behind the kitchen door
assistant> Two pens, red pouch and kitchen door. Does the preschool know?
user> Yes, Lovisa at Snäckan is trained, she has jabbed more oranges than a bartender
assistant> A good sign. In general it helps to laminate an action plan, wear a medical bracelet, and carry a second phone.
user> No bracelet, Alva bit through two of them
user> The allergy clinic tests the baked egg on Monday 26 October, eight in the morning, she must come without antihistamine for five days before
assistant> So the last dose is on 20 October at the latest.
user> I'm not better myself. Birch since I was a boy, and now they suspect the cat
user> So Misse is at my mother-in-law's until we know, in Ystad. Alva sends him voice messages
user> Alva says he told her he now works at the harbour for 90 kronor an hour and has a moustache
user> Birgitta, that's the mother-in-law, is coming to us for two weeks as soon as the baby's here, so that somebody cooks
assistant> That's a real help. Have you chosen a hospital?
user> Lund. We've done the tour and the parking is paid for
user> And a name, after eleven weeks of war. It's a girl and she'll be Elif
user> A colleague of mine knows a couple in Trelleborg who named the twins Ikea and Volvo, and Volvo was expelled at four. So I think we're doing well
user> Saga takes iron, 100 milligrams at bedtime, her value was 84, with orange juice, never with milk
user> The pram's from Håkan next door, on loan till we find our own
user> I did look at the one from the shop window, 13,490 kronor, it has suspension like a rally car. The shop can keep it
user> If we had a bigger flat I'd have taken the grandmother, the cat and a drummer
assistant> Perhaps without the drummer. When do you take leave yourself?
user> From 1 February for six months, my boss has already signed. Saga goes back to the lab then
=== conversation 2 | allergies + baby, by voice, week five | 2026-11-08T03:15
user> Quarter past three. She's here, she's been here since 3 October, 3,420 grams, in the taxi queue almost. We never saw Lund, it was Malmö, and it took fifty minutes
assistant> Welcome to her! How are all of you?
user> And she's Deniz, not the other one, when we saw her she was simply a Deniz. Saga cried, I cried, the midwife had a cold
user> Now the worry. She had blood threads in the nappy for a week, screaming, skin like sandpaper
user> Agnieszka, our nurse at the child health centre, thinks it's cow's milk protein. So Saga's eaten no dairy at all since Monday, and no hidden whey either
assistant> That's usually tried for two to four weeks. Some parents also drop soy, wheat and citrus, keep a diary by the hour and switch to goat.
user> Not goat, the doctor said explicitly no goat, it's the same protein nearly
user> And the top-up bottle is Nutramigen, 90 millilitres at eleven in the evening. It smells of a wet library
assistant> 90 ml at eleven. How's the skin?
user> Hydrocortisone 1 percent on the cheeks, thin, once a day until 14 November. And she's bathed only every third day
user> Birgitta slipped on the ferry and broke her wrist, so my aunt Nesrin flew in from Izmir instead. She's wonderful and puts hazelnuts in everything
assistant> Hazelnuts around Alva, is that safe?
user> Hazelnuts she's tested for, she tolerates them. It's peanut only. But I've made Nesrin keep all nuts out of the pram, I don't want crumbs
user> Good news too! The egg test went well. Baked egg is allowed, so a bun or a cake, daily even. Scrambled or mayonnaise remain forbidden
assistant> That changes birthdays considerably.
user> Tell me about it, it's her sixth on 28 November, and I promised a cake with real eggs
user> Nesrin pinned a bead on the cot, she says without it a neighbour's eye costs the child four kilos and a year of school. A cousin of hers would also pierce the ears at forty days for 600 lira, to which we said no in two languages
user> Rota drops on Monday 16 November at ten past nine, by Agnieszka
user> I nodded off in the feeding chair and the prime minister changed the nappy and asked for a receipt, 250 kronor
user> On the forum a mother from Kalmar swears she healed six allergies with camel yoghurt and moonlight. 411 likes
user> Reminder to me: vitamin D, five drops each morning. I forgot it three times, she gets it with the first nappy from now on
=== conversation 3 | allergies + baby, by voice, winter | 2027-01-17T20:30
user> Good evening! We sleep, sometimes. First, forget the five lines, I've got both hands back, write as much as it needs
assistant> Then welcome back at full length. How is Deniz, and has the cow's milk question been settled?
user> It's settled. We tried it at the hospital with a nurse and a stopwatch, and nothing happened, so Saga's on cheese again, a whole Västerbotten in a week
user> The smelly bottle is history as well, she takes the ordinary one
assistant> That is the best possible ending. It often resolves by the first birthday, and a fast one is not unusual. And the cheeks?
user> Smooth as a bun
user> Now the allergist wants this, and I double-checked because it sounds like a prank: Deniz should get peanut early, ground, from five months on, half a teaspoon twice a week, precisely because of her sister
assistant> It isn't a prank, early introduction lowers the risk. The practical problem is to keep it away from Alva.
user> So it happens only at Birgitta's in Ystad, in a bib that stays there. Her wrist is good again
user> Misse's home! My blood test says birch and mites, the cat's innocent. He got an apology and a herring
assistant> Justice for Misse. Mites, then: there are covers for the mattress.
user> Ordered, for all four beds, they come on Thursday. And I wash at sixty degrees every Sunday
assistant> Exactly what helps. Is Saga's iron up?
user> 132, so the tablets are over
user> We found a pram, used, 2,800, and Håkan's is back in his cellar, washed
assistant> A busy winter. Are you still starting your leave as planned?
user> A month later, 1 March, because Saga's grant got an extension. Six months stays
user> And Lovisa has left Snäckan for Göteborg, so I'm training her successor Tuva on 25 January, with an orange
assistant> Would you like a one-page instruction for Tuva? Say, a filled-in example: "Child: Kim Andersson, 7, latex and kiwi, weight 24 kg."
user> Yes but with the right child. Alva, now 21 kilos, and from 25 kilos on she gets the bigger pen, the clinic says we come on 9 March to weigh
user> Also for the Easter flight to Izmir, Saturday 27 March: I rang the airline, they make the announcement and serve no peanuts if we tell them 48 hours before
assistant> Then a reminder for Thursday 25 March.
user> On the bus somebody told his phone that 70 percent of children born in a January are allergic to wool. With figures. Loudly
user> Saga's watching a series in which a pastry chef hides an almond in each of 12 cakes and inherits a castle from the survivor
user> I told Alva that Deniz was delivered by mistake, that we'd ordered a dishwasher. She's written to the shop. Her preschool riddle of the week: seven bears share three jars of honey, two bears get hives, who calls the owl?
user> I'm so flat tonight that I salted my tea
user> One thing please don't keep: Nesrin's divorce, she told me in the stairwell, after 31 years
user> Oh and the door code changed, 5518, that's for the taxi man, not for you
user> From the chemist's leaflet, for your collection: "SNUFFLEX! 9 out of 10 noses say thank you. Now with real glacier." Good night full stop
=== labels ===
after:
  1:
    keep:
    - {w: 1, type: fact, src: m3, fact: "Saga is due on 9 October.", keys: [["due"], ["date:2026-10-09"]]}
    - {w: 2, type: preference, src: m5, fact: "Answers under five lines.", keys: [["under five lines"]]}
    - {w: 2, type: fact, src: m7, fact: "Alva (5) is allergic to peanuts and egg.", keys: [["allergic to peanuts"]]}
    - {w: 2, type: fact, src: m8, fact: "EpiPens: in the red pouch in the rucksack and behind the kitchen door.", keys: [["EpiPen"], ["red pouch"]]}
    - {w: 1, type: fact, src: m10, fact: "Lovisa at Snäckan is trained.", keys: [["Lovisa"], ["trained"]]}
    - {w: 2, type: task, src: m13, fact: "Baked egg test on Monday 26 October at eight, no antihistamine for five days before.", keys: [["baked egg"], ["date:2026-10-26"]]}
    - {w: 2, type: fact, src: m15, fact: "Ömer has been allergic to birch since he was a boy.", keys: [["Birch"]]}
    - {w: 1, type: fact, src: m16, fact: "Misse the cat is at the mother-in-law's in Ystad.", keys: [["Misse"], ["Ystad", "mother-in-law"]]}
    - {w: 1, type: task, src: m18, fact: "Birgitta comes for two weeks when the baby is here.", keys: [["Birgitta"], ["two weeks"]]}
    - {w: 1, type: decision, src: m20, fact: "The birth is planned in Lund.", keys: [["Lund"]]}
    - {w: 1, type: decision, src: m21, fact: "The girl will be called Elif.", keys: [["Elif"]]}
    - {w: 2, type: fact, src: m23, fact: "Saga takes 100 milligrams of iron at bedtime.", keys: [["iron"], ["100 milligrams"]]}
    - {w: 1, type: fact, src: m24, fact: "The pram is on loan from Håkan.", keys: [["Håkan"], ["on loan"]]}
    - {w: 2, type: task, src: m28, fact: "Ömer's leave is from 1 February for six months.", keys: [["date:2027-02-01"], ["six months"]]}
    ended: []
    never:
    - {what: "generic advice refused: medical bracelet, laminated plan", src: m11, keys: [["laminate"]]}
    - {what: "a child's joke: the cat works at the harbour", src: m17, keys: [["at the harbour"]]}
    - {what: "hearsay: twins Ikea and Volvo", src: m22, keys: [["Ikea and Volvo"]]}
    - {what: "price of a pram not bought", src: m25, keys: [["13,490"]]}
    - {what: "hypothetical: a bigger flat and a drummer", src: m26, keys: [["a drummer"]]}
  2:
    dropped: [1, 6, 9, 10, 11]
    keep:
    - {w: 2, type: fact, src: m1, fact: "The baby was born on 3 October, 3,420 grams.", keys: [["3,420"], ["date:2026-10-03"]]}
    - {w: 2, type: fact, src: m3, fact: "She is called Deniz.", keys: [["she's Deniz"]]}
    - {w: 2, type: decision, src: m5, fact: "Saga eats no dairy (suspected cow's milk protein).", keys: [["no dairy"]]}
    - {w: 1, type: fact, src: m8, fact: "90 millilitres of Nutramigen at eleven in the evening.", keys: [["Nutramigen"]]}
    - {w: 2, type: fact, src: m7, fact: "No goat's milk, says the doctor.", keys: [["no goat"]]}
    - {w: 1, type: fact, src: m10, fact: "Hydrocortisone 1 percent on the cheeks until 14 November.", keys: [["Hydrocortisone"]]}
    - {w: 1, type: fact, src: m11, fact: "Aunt Nesrin from Izmir came instead.", keys: [["Nesrin"], ["Izmir"]]}
    - {w: 2, type: fact, src: m13, fact: "Alva tolerates hazelnuts.", keys: [["Hazelnuts"], ["tolerates"]]}
    - {w: 2, type: fact, src: m14, fact: "Baked egg is allowed.", keys: [["Baked egg is allowed"]]}
    - {w: 2, type: fact, src: m14, fact: "Scrambled egg and mayonnaise remain forbidden.", keys: [["mayonnaise"]]}
    - {w: 1, type: task, src: m18, fact: "Rota drops on Monday 16 November at ten past nine.", keys: [["Rota drops"], ["date:2026-11-16"]]}
    - {w: 2, type: task, src: m21, fact: "Vitamin D, five drops each morning.", keys: [["vitamin D"], ["five drops"]]}
    ended:
    - {fact: "The birth will be in Lund.", was: 1/m20, by: m1, keys: [["Lund"]], not: ["Malmö", "never saw"]}
    - {fact: "She will be called Elif.", was: 1/m21, by: m3, keys: [["Elif"]], not: ["Deniz"]}
    - {fact: "Birgitta comes for two weeks.", was: 1/m18, by: m11, keys: [["Birgitta"], ["two weeks"]], not: ["slipped"]}
    - {fact: "The baked egg test is to come.", was: 1/m13, by: m14, keys: [["baked egg"], ["date:2026-10-26"]], not: ["went well"]}
    never:
    - {what: "superstition: the bead and the neighbour's eye", src: m17, keys: [["four kilos"]]}
    - {what: "dream: the prime minister changed the nappy", src: m19, keys: [["prime minister"]]}
    - {what: "suggestion refused: ears pierced at forty days", src: m17, keys: [["600 lira"]]}
    - {what: "hearsay: camel yoghurt", src: m20, keys: [["camel yoghurt"]]}
    - {what: "generic advice not taken: drop soy, wheat, citrus", src: m6, keys: [["citrus"]]}
  3:
    dropped: [1, 4, 6, 7, 8, 9, 12, 13, 14, 15]
    keep:
    - {w: 2, type: decision, src: m7, fact: "Deniz gets ground peanut from five months, half a teaspoon twice a week.", keys: [["half a teaspoon"]]}
    - {w: 2, type: decision, src: m9, fact: "The peanut happens only at Birgitta's in Ystad.", keys: [["only at Birgitta"]]}
    - {w: 1, type: fact, src: m10, fact: "Ömer is allergic to birch and mites, not the cat.", keys: [["mites"], ["birch"]]}
    - {w: 1, type: task, src: m12, fact: "Mattress covers come on Thursday.", keys: [["date:2027-01-21", "come on Thursday"]]}
    - {w: 2, type: task, src: m17, fact: "Leave starts on 1 March, six months.", keys: [["date:2027-03-01"], ["leave", "six months", "month later"]]}
    - {w: 1, type: task, src: m18, fact: "He trains Tuva on 25 January.", keys: [["Tuva"], ["date:2027-01-25"]]}
    - {w: 2, type: task, src: m20, fact: "The clinic weighs Alva on 9 March; bigger pen from 25 kilos.", keys: [["25 kilos"], ["date:2027-03-09"]]}
    - {w: 2, type: task, src: m21, fact: "Tell the airline about peanuts 48 hours before the flight on Saturday 27 March.", keys: [["48 hours"], ["date:2027-03-27"]]}
    ended:
    - {fact: "Answers under five lines.", was: 1/m5, by: m1, keys: [["under five lines"]], not: ["forget"]}
    - {fact: "Saga eats no dairy.", was: 2/m5, by: m3, keys: [["no dairy"]], not: ["cheese"]}
    - {fact: "Nutramigen at eleven.", was: 2/m8, by: m4, keys: [["Nutramigen"]], not: ["history"]}
    - {fact: "Misse is in Ystad.", was: 1/m16, by: m10, keys: [["Misse is at"]], not: ["home"]}
    - {fact: "Saga takes iron.", was: 1/m23, by: m14, keys: [["iron"], ["100 milligrams"]], not: ["over"]}
    - {fact: "The pram is on loan from Håkan.", was: 1/m24, by: m15, keys: [["Håkan"], ["on loan"]], not: ["back"]}
    - {fact: "Leave is from 1 February.", was: 1/m28, by: m17, keys: [["date:2027-02-01"], ["six months"]], not: ["March"]}
    - {fact: "Lovisa at Snäckan is trained.", was: 1/m10, by: m18, keys: [["Lovisa"], ["trained"]], not: ["has left"]}
    never:
    - {what: "placeholder: Kim Andersson", src: m19, keys: [["Kim Andersson"]]}
    - {what: "hearsay: allergic to wool", src: m23, keys: [["allergic to wool"]]}
    - {what: "plot of a series: almond in 12 cakes", src: m24, keys: [["almond"]]}
    - {what: "figures of a riddle: seven bears", src: m25, keys: [["seven bears"]]}
    - {what: "tease: ordered a dishwasher", src: m25, keys: [["dishwasher"]]}
    - {what: "mood of the moment: salted my tea", src: m26, keys: [["salted my tea"]]}
    - {what: "asked not to be kept: Nesrin's divorce", src: m27, keys: [["divorce"]]}
    - {what: "door code", src: m28, keys: [["5518"]]}
    - {what: "quoted advert", src: m29, keys: [["SNUFFLEX"]]}
questions:
- {q: "What is the little one called?", a: "Deniz", keys: [["she's Deniz"]]}
- {q: "Where are the adrenaline pens?", a: "red pouch in the rucksack, behind the kitchen door", keys: [["EpiPen"], ["red pouch"]]}
- {q: "Which nuts are all right for our older child?", a: "hazelnuts", keys: [["Hazelnuts"], ["tolerates"]]}
- {q: "May she have a cupcake?", a: "yes, baked egg is allowed", keys: [["Baked egg is allowed"]]}
- {q: "In which place alone may the baby eat the risky stuff?", a: "only at Birgitta's", keys: [["only at Birgitta"]]}
- {q: "What makes me sneeze?", a: "birch and mites", keys: [["mites"], ["birch"]]}
- {q: "When does my leave start?", a: "1 March", keys: [["date:2027-03-01"]]}
- {q: "When do we go to the clinic to weigh Alva?", a: "9 March", keys: [["date:2027-03-09"]]}
- {q: "By how many hours before the flight must we warn the airline?", a: "48 hours before 27 March", keys: [["48 hours"]]}
- {q: "What does Deniz get every morning?", a: "five drops of vitamin D", keys: [["five drops"]]}
