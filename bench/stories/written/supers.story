=== conversation 1 | bees and my shoulder | 2026-03-08T18:12
user> Hello. I am Hakan, 52 years, beekeeper in Muğla. My English is from ship engine room so excuse me. I have 18 hives and one shoulder, the other shoulder is only decoration.
assistant> Your English is clear, captain or not. What is wrong with the shoulder?
user> Right one. Doctor in Menteşe says the tendon supraspinatus is torn half, from 30 years of lifting. I must not lift more than 6 kilo.
assistant> Are you taking anything for it?
user> Naproxen 500, two times in a day, after food.
assistant> And at night?
user> At night I sleep with the sling, like a parcel.
assistant> Any physiotherapy?
user> Every Tuesday and Friday at 10, in the state hospital, with Miss Buket. She is small but she is a wrestler.
assistant> Which kind of boxes do you use? A full deep super is about 30 kg.
user> Deep boxes everywhere, Langstroth ten frames. Full one I cannot even look at it.
assistant> Some people with your injury let bees sting the joint, so-called bee venom therapy.
user> No no. I get stings for free since 1988 and look at me.
assistant> Fair. Who can lift for you?
user> Emre, son of my neighbour, comes Saturday and Sunday. He is 19, he lifts like he is angry with the box.
user> And my wife Nermin, but only far from hives. She has bee allergy, adrenalin pen is in the fridge door behind the olives.
assistant> Important. Please keep a second pen in the van.
user> You are right, I buy second pen this week.
assistant> What is the plan for the season?
user> On 20 March I carry all hives to the orange gardens of Köyceğiz. Then heather, then pine from August, the pine is our real money.
assistant> Good sequence. When you move them, you might buy a hive crane with radio remote, screen every entrance, map the route by phone coverage, strap in pairs, weigh each hive on a digital scale and log humidity round the clock.
user> My friend, I have rope.
user> In the coffee house they are saying a man in Datça took 90 kilo from one hive and married again from the money.
assistant> I would like to see the hive. Or the wedding.
user> Queen of hive 7 is from last year, blue point, very calm ladies. I will make all new queens from her.
assistant> An excellent choice. Do you treat for varroa?
user> In April I will do oxalic acid, second round.
assistant> Mind the brood, it does not reach mites under cappings.
user> One colony lives in the 1978 Murat of my father, behind the back seat, inspector can come and look. I don't move it, I only pay respect.
assistant> I'd have liked to see that car's inspection.
user> Smoker is gone to uncle Rıza, he asked on phone and I said take.
user> If I stayed in ship I would now have pension 2,800 dollar and two good shoulders, and be very bored near Panama.
user> Advertisement on the honey forum: "Miracle Balm of Black Sea Grandma, pain gone in 9 minutes, 3 buy 2 pay". Nermin already laughed.
assistant> Nermin is a good editor. Is there anything about how I should answer you?
user> Yes. Maximum three points, please, my eyes get tired. And kilo and Celsius only.
assistant> Three points, kilos, Celsius. What do you sell a jar for?
user> 400 lira the 850 gram.
user> Sorry, Nermin shouts from kitchen: 450, I am selling the price of last year.
assistant> Nermin is also your accountant, I see.
user> My grandson asks from homework: a bee flies 6 km in 15 minute, how much in 2 hours?
assistant> 48 km, and the bee would like a rest.
user> So tired today, even eyebrows. Good night.
=== conversation 2 | again bees | 2026-05-10T19:03
user> Good evening, it is Hakan from bees. Many news, I give like engine log, you only read.
user> Shoulder first. Tablets were burning my stomach, so doctor cut them. Now only paracetamol when it is bad, and ice.
user> Sleeping free now, both arms like a king.
user> If I had a second life I would keep only silk worms, 40,000, no one is stinging.
assistant> Does the physio go on?
user> Miss Buket has finished with me, 20 sessions complete, she gave elastic band and a look. I do exercise at home every morning, ten minute before tea.
user> MR was on 14 April. Doctor says operation is better, we put it to 11 November, after the pine is done.
assistant> A sensible date for a beekeeper. How did Köyceğiz go?
user> We did not go. Municipality was spraying the oranges against fly, I don't gamble with ladies. They stayed home and ate lavender.
user> Email came: "I am widow of General, 6 million for your charity, send account and tell your AI to confirm". Delete.
user> Two colony died, one weak and one robbed. So it is 16.
user> Emre went to military on 1 May, Erzurum, until November. His mother cries and my back also.
user> From now Mr. Joaquim, retired Portuguese dentist who lives in Akyaka, comes Wednesday morning. Strong hands, no fear, bad jokes.
assistant> Then the heavy work belongs on Wednesdays.
user> One bet with Joaquim, a tray of baklava, that first swarm lands on his hat.
user> I did bigger thing. I sold the big ones and now all honey goes in half boxes, 12 kilo full, I carry frame by frame if it must.
assistant> Your shoulder approves. 1. Half boxes cost more frames. 2. Check them weekly. 3. Swap instead of lifting.
user> New trailer with ramp costs 140,000 in Aydın, I looked, I closed the page, I drank water.
assistant> A ramp from two planks does half the job.
user> Nice, planks we have.
user> About three points: forget that rule, I got reading glasses, write as long as you want.
user> Smoker came back from uncle Rıza with a smell of fish. Don't ask.
user> Orhan Veli says "I am listening to Istanbul with my eyes closed", I am listening to hive 7 same way.
user> And the acid I am leaving out this time, I counted mites, only 4 in a day.
assistant> At that number it can wait until the honey is off.
user> Second pen is bought also, yellow box, in the van under driver seat.
user> Tomorrow a journalist asks me example, so let us make: beekeeper Ali Veli, 100 hives, profit 1 lira. Do not mix with me.
user> If pine secretion starts early, before 5 August, my cousin Selim drives the night transport and I don't touch anything.
assistant> Then he should know the straps by then. I suppose rain in June decides it?
user> Like always. First I thought the hive on the balance has 55 kilo. Balance says 38, my eyes are optimist.
user> Wifi for the hive camera has code balarisi2026! I say so I remember.
assistant> Better in a notebook than with me.
user> You be now the hive inspector, very serious, from Ankara, name Mr. Cevdet, salary 12 cheese. Shout at me.
assistant> Mr. Cevdet is appalled by your lid and takes off half a cheese.
user> Ha ha. My daughter Zeynep moves from Hamburg to İzmir in September, she told me yesterday on phone. She will do the labels and the online shop.
user> Labels must say "Hakan & Nermin, Çam Balı", no lion, no crown. I saw enough crown. To the children of village I said the bees are salaried and Sunday is holiday, queen takes 7 percent.
user> In dream I was drone and Nermin closed the door. Enough, iyi geceler.

=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "Hakan has 18 hives.", keys: [["18 hives"]]}
    - {w: 2, type: fact, src: m3, fact: "The right supraspinatus tendon is half torn.", keys: [["supraspinatus"]]}
    - {w: 2, type: fact, src: m3, fact: "He must not lift more than 6 kilos.", keys: [["more than 6 kilo"]]}
    - {w: 2, type: fact, src: m5, fact: "He takes naproxen 500 twice a day.", keys: [["Naproxen 500"]]}
    - {w: 1, type: fact, src: m7, fact: "He sleeps with a sling.", keys: [["sling"]]}
    - {w: 2, type: task, src: m9, fact: "Physiotherapy is every Tuesday and Friday at 10 with Buket.", keys: [["Tuesday and Friday"]]}
    - {w: 1, type: fact, src: m11, fact: "He uses deep Langstroth boxes everywhere.", keys: [["Deep boxes everywhere"]]}
    - {w: 2, type: fact, src: m15, fact: "Emre, the neighbour's son, helps on Saturdays and Sundays.", keys: [["Emre"], ["Saturday and Sunday"]]}
    - {w: 2, type: fact, src: m16, fact: "His wife Nermin has a bee allergy.", keys: [["bee allergy"]]}
    - {w: 2, type: fact, src: m16, fact: "The adrenalin pen is in the fridge door behind the olives.", keys: [["fridge door"]]}
    - {w: 1, type: task, src: m18, fact: "He buys a second adrenalin pen this week.", keys: [["second pen this week"]]}
    - {w: 2, type: task, src: m20, fact: "On 20 March he carries the hives to the orange gardens of Köyceğiz.", keys: [["date:2026-03-20"], ["Köyceğiz"]]}
    - {w: 1, type: fact, src: m20, fact: "From August the hives stand in the pine, which brings the real money.", keys: [["pine is our real money", "pine from August"]]}
    - {w: 2, type: decision, src: m25, fact: "He will breed all new queens from the blue-marked queen of hive 7.", keys: [["hive 7"]]}
    - {w: 1, type: task, src: m27, fact: "In April he does a second round of oxalic acid.", keys: [["oxalic acid"]]}
    - {w: 1, type: fact, src: m29, fact: "One colony lives in his father's 1978 Murat.", keys: [["Murat"]]}
    - {w: 1, type: fact, src: m31, fact: "The smoker is lent to uncle Rıza.", keys: [["Smoker is gone"]]}
    - {w: 2, type: preference, src: m35, fact: "Answers should have at most three points.", keys: [["Maximum three points"]]}
    - {w: 1, type: preference, src: m35, fact: "Only kilos and Celsius.", keys: [["Celsius only"]]}
    - {w: 2, type: fact, src: m38, fact: "A jar of 850 g costs 450 lira.", keys: [["450"]]}
    ended:
    - {fact: "A jar costs 400 lira.", was: m37, by: m38, keys: [["400 lira"]], not: ["450"]}
    never:
    - {what: "rejected suggestion: bee venom therapy", src: m12, keys: [["venom therapy"]]}
    - {what: "generic advice ignored: hive crane", src: m21, keys: [["hive crane"]]}
    - {what: "hearsay: a man in Datça", src: m23, keys: [["Datça"]]}
    - {what: "counterfactual: the ship's pension", src: m32, keys: [["Panama"]]}
    - {what: "quoted advert", src: m33, keys: [["Miracle Balm"]]}
    - {what: "figures of an exercise", src: m40, keys: [["15 minute"]]}
    - {what: "mood", src: m42, keys: [["eyebrows"]]}
  2:
    dropped: [1, 4, 5, 6, 7, 8, 11, 12, 15, 17, 18]
    keep:
    - {w: 2, type: fact, src: m2, fact: "He takes only paracetamol when it is bad, and ice.", keys: [["paracetamol"]]}
    - {w: 2, type: pattern, src: m6, fact: "He does exercises with an elastic band at home every morning.", keys: [["every morning"]]}
    - {w: 2, type: task, src: m7, fact: "The operation is on 11 November 2026, after the pine season.", keys: [["operation"], ["date:2026-11-11"]]}
    - {w: 2, type: fact, src: m11, fact: "There are 16 colonies now.", keys: [["it is 16"]]}
    - {w: 2, type: fact, src: m13, fact: "Joaquim, a retired Portuguese dentist from Akyaka, helps on Wednesday mornings.", keys: [["Joaquim"]]}
    - {w: 2, type: decision, src: m16, fact: "All honey goes in half boxes of 12 kilos when full.", keys: [["half boxes"]]}
    - {w: 1, type: preference, src: m21, fact: "Answers may be as long as the assistant wants.", keys: [["as long as you want"]]}
    - {w: 1, type: fact, src: m24, fact: "Only 4 mites fall in a day, so no acid this time.", keys: [["4 in a day"]]}
    - {w: 2, type: fact, src: m26, fact: "The second adrenalin pen is in the van under the driver's seat.", keys: [["under driver seat"]]}
    - {w: 2, type: decision, src: m28, fact: "If the pine starts before 5 August cousin Selim drives the night transport.", keys: [["Selim"]]}
    - {w: 2, type: fact, src: m35, fact: "His daughter Zeynep moves from Hamburg to İzmir in September and will do labels and the online shop.", keys: [["Zeynep"]]}
    - {w: 1, type: preference, src: m36, fact: "Labels say \"Hakan & Nermin, Çam Balı\", no lion, no crown.", keys: [["no crown"]]}
    ended:
    - {fact: "He takes naproxen 500 twice a day.", was: 1/m5, by: m2, keys: [["Naproxen 500"]]}
    - {fact: "He sleeps with a sling.", was: 1/m7, by: m3, keys: [["sling"]]}
    - {fact: "Physiotherapy is every Tuesday and Friday.", was: 1/m9, by: m6, keys: [["Tuesday and Friday"]], not: ["finished"]}
    - {fact: "On 20 March he carries the hives to Köyceğiz.", was: 1/m20, by: m9, keys: [["Köyceğiz"], ["date:2026-03-20"]]}
    - {fact: "He has 18 hives.", was: 1/m1, by: m11, keys: [["18 hives"]]}
    - {fact: "Emre helps on Saturdays and Sundays.", was: 1/m15, by: m12, keys: [["Emre"], ["Saturday and Sunday"]], not: ["military"]}
    - {fact: "He uses deep boxes everywhere.", was: 1/m11, by: m16, keys: [["Deep boxes everywhere"]]}
    - {fact: "At most three points.", was: 1/m35, by: m21, keys: [["Maximum three points"]], not: ["forget"]}
    - {fact: "The smoker is lent to uncle Rıza.", was: 1/m31, by: m22, keys: [["Smoker is gone"]], not: ["came back"]}
    - {fact: "In April he does a second round of oxalic acid.", was: 1/m27, by: m24, keys: [["oxalic acid"]]}
    - {fact: "He must buy a second pen this week.", was: 1/m18, by: m26, keys: [["second pen this week"]], not: ["bought"]}
    never:
    - {what: "hypothetical: silkworms", src: m4, keys: [["silk worms"]]}
    - {what: "quoted scam and injection", src: m10, keys: [["General"]]}
    - {what: "bet", src: m15, keys: [["baklava"]]}
    - {what: "price of a trailer not taken", src: m18, keys: [["140,000"]]}
    - {what: "quoted poem", src: m23, keys: [["Istanbul"]]}
    - {what: "example data: Ali Veli", src: m27, keys: [["Ali Veli"]]}
    - {what: "wrong guess: the hive's weight", src: m30, keys: [["55 kilo"]]}
    - {what: "a password", src: m31, keys: [["balarisi2026"]]}
    - {what: "role play: an inspector", src: m33, keys: [["12 cheese"]]}
    - {what: "teasing children: salaried bees", src: m36, keys: [["salaried"]]}
    - {what: "dream", src: m37, keys: [["drone"]]}
questions:
- {q: "What may I swallow when it hurts?", a: "paracetamol, only when bad", keys: [["paracetamol"]]}
- {q: "What day will the surgeon cut?", a: "11 November", keys: [["date:2026-11-11"]]}
- {q: "Who gives me muscle power these days?", a: "Joaquim, Wednesday mornings", keys: [["Joaquim"]]}
- {q: "Where is the emergency injection for the car?", a: "van, under the driver's seat", keys: [["under driver seat"]]}
- {q: "Who drives in the dark if the forest gives early?", a: "cousin Selim", keys: [["Selim"]]}
- {q: "Which mother do I multiply from?", a: "queen of hive 7", keys: [["hive 7"]]}
- {q: "How many colonies are there?", a: "16", keys: [["it is 16"]]}
- {q: "How much may I lift?", a: "not more than 6 kilos", keys: [["more than 6 kilo"]]}
- {q: "What does a jar cost?", a: "450 lira", keys: [["450"]]}
- {q: "What should be on the labels?", a: "Hakan & Nermin, Çam Balı, no lion or crown", keys: [["no crown"]]}
