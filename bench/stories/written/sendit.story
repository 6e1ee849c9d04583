=== conversation 1 | gumbies anonymous 🧗 | 2025-03-11T12:20
Hyun-woo> coming tonight but only to watch. physio says A2 pulley, right ring finger, zero crimping till the middle of april 😭
Maëlle*> tuesday 6:30 as always, Cliffside, I'll hold the auto belays hostage
Arjun> new guy question: what does a pass cost if I'm not a member
Tamsin> punch card, ten visits, 168
Diego> Arjun we should warn you about Maëlle. in 2019 she dropped a german called Günther 12 metres because she was eating a croissant
Maëlle*> it was a pain au chocolat and you made up Günther
(+6h) Tamsin> correction from the front desk: it's 186 for the ten. I can't read
(+1d) Maëlle*> may long weekend!!! I need a yes or a no from all of you. Smith Rock, 16 to 19 may?
Diego> yes
Tamsin> yes
Hyun-woo> if the finger lets me
Arjun> yes!
Maëlle*> ok that's decided then, Smith Rock 16–19 May, five people
Tamsin> we can all go in my Delica, I've done the brakes
Arjun> couldn't we fly to Redmond? I see 310 each with Alaska
Diego> with five ropes and your hair products? no
Maëlle*> food: who eats what. I'll do the big shop
Arjun> everything, except shellfish, I carry an epipen for that and it's in the top pocket of the red pack
Tamsin> vegan since new year
Diego> can you even climb without cheese
Hyun-woo> no coffee after noon for me or nobody sleeps
Maëlle*> d'accord
(+2d) Diego> can I take your 70 for squamish this weekend? mine has a core shot at 8 m
Maëlle*> you can have it, the blue one, but I want it dry and brushed
Diego> 🙏 and I still have to get a dozen new draws for the group, MEC has 20% off till sunday
Tamsin> I'd chip in from the kitty, we've 240 bucks in there, on my Wealthsimple
Tamsin> reminder that everyone puts in 20 a month, ARJUN
Hyun-woo> my roommate says apparently some dude fell 30 feet at Cheakamus on sunday cause his gri was threaded backwards, 2 broken ankles
Tamsin> check. your. partner.
Maëlle*> new rule from me because of that: nobody leaves the ground without the other one touching knot and device. I mean it, indoors too
Diego> agreed
Arjun> agreed, boss
Hyun-woo> last night I watched the one where Lukas and Toni get stuck on the north face, and Toni cuts the rope on night three. 10/10 bedtime film
(+3d) Maëlle*> rescue course with Benoît is on 12 April, 9 o'clock, Murrin parking lot. Bring prusiks and 2 slings
Diego> how long have we still got Benoît
Maëlle*> he stays all the way to june, he said
Tamsin> my project this season is written in stone: Young Blood, 5.12a. hold me to it
Diego> I have 50 dollars that say you're back on slabs by victoria day
=== conversation 2 | gumbies anonymous 🧗 | 2025-04-29T19:02
Arjun> so. bad news. my US visa interview is in AUGUST
Maëlle*> ah merde
Arjun> go without me, honestly
Tamsin> nope. we're five or we're nothing. oregon is dead
Maëlle*> Skaha then! same weekend, sun, vineyards, no border
Diego> YES penticton peaches
Hyun-woo> I'm in. and guess what, finger is perfect, physio signed me off, crimped like an animal yesterday
Maëlle*> I've reserved two tent pitches at Banbury Green, 38 a night each, from friday to monday, under my name
Tamsin> about that. the gearbox of my poor van gave up on the Coquihalla on saturday, she's going to the scrapyard 🕯️
Tamsin> 400 km on foot with a haul bag then. a lifelong dream of mine 🙃
Diego> my mom lends us the Sienna. 7 seats. she wants it back with a full tank and no chalk
Hyun-woo> somebody at the front desk thinks Skaha parking will cost 25 a day from may, that's what he's heard anyhow
Maëlle*> we'll see when we get there
(+1d) Maëlle*> meeting on tuesdays clashes with my new shift. could we do thursdays, same hour?
Arjun> works
Diego> works
Tamsin> fine by me, less teenagers
Maëlle*> merci! so it's thursdays at 6:30, starting this week
Diego> your rope hangs in your garage again, dry, brushed, kissed goodnight
Diego> also the draws are in the bin with the cams, got 14 in the end bc they were cheap
Maëlle*> perfect
Arjun> what happened to the rescue thing? I was sick on the 12th
Maëlle*> rained off. it's Saturday 10 May instead, nine o'clock, same parking
Maëlle*> but not with Benoît, he moved to Chamonix ten days ago! Aroha from the Tuesday youth team does it, and she takes over our training also
Tamsin> 😢 he never said goodbye to my footwork
Hyun-woo> for the shopping: 4 kg of pasta, espresso, and someone remind me of the stove gas
Tamsin> you may put cheese on the list again. I lasted 14 weeks, then there was a raclette
Tamsin> not a word, Diego. and forget young blood as well, my head's not there, I'm working Mary Jane 11b at Skaha and I want to have fun
Diego> venmo me the 50
Arjun> is it true that jason momoa was bouldering at cliffside with a security guy and ate 6 poutines after
Hyun-woo> there was a man with a beard. that's all anybody knows
Maëlle*> kitty check Tamsin?
Tamsin> 415 after the draws
Maëlle*> and gear shed, code changed, it's 70#19 star. delete after reading
Arjun> if I ever win the lottery I buy us a hut in the Bugaboos with 9 bunks and a sauna
Tamsin> you'd put a spreadsheet on the door
Diego> leaving friday 16th at 6 in the morning, from my place, 2280 Fraser Street. I don't wait
Maëlle*> my sister Oriane joins on saturday by bus btw, she leads 10a and brings her own harness
Arjun> nice, then we're three ropes of two
Tamsin> my forearms are dead, my soul is dead, I hate this sport today
Maëlle*> see you thursday
Tamsin> see you thursday
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "Hyun-woo has an A2 pulley injury (right ring finger), no crimping till mid April.", keys: [["A2 pulley"]]}
    - {w: 2, type: pattern, src: m2, fact: "They climb on Tuesdays at 6:30 at Cliffside.", keys: [["6:30"], ["cliffside"]]}
    - {w: 1, type: fact, src: m7, fact: "The ten-visit punch card costs 186.", keys: [["186"]]}
    - {w: 2, type: decision, src: m13, fact: "Smith Rock from 16 to 19 May, five people.", keys: [["smith rock"], ["five people"]]}
    - {w: 1, type: decision, src: m14, fact: "They all go in Tamsin's Delica.", keys: [["delica"]]}
    - {w: 2, type: fact, src: m18, fact: "Arjun is allergic to shellfish, his epipen is in the top pocket of the red pack.", keys: [["shellfish"], ["epipen"]]}
    - {w: 1, type: preference, src: m19, fact: "Tamsin is vegan since new year.", keys: [["vegan since"]]}
    - {w: 1, type: fact, src: m24, fact: "Diego has Maëlle's blue 70 m rope.", keys: [["the blue one"]]}
    - {w: 1, type: task, src: m25, fact: "Diego has to get a dozen new quickdraws.", keys: [["dozen new draws"]]}
    - {w: 1, type: fact, src: m26, fact: "The kitty is at 240, with Tamsin; everyone pays 20 a month.", keys: [["240"]]}
    - {w: 2, type: preference, src: m30, fact: "Rule: nobody leaves the ground without the other one touching knot and device.", keys: [["leaves the ground"]]}
    - {w: 2, type: task, src: m34, fact: "Rescue course with Benoît on 12 April at 9, Murrin parking lot.", keys: [["rescue course"], ["date:2025-04-12"]]}
    - {w: 1, type: fact, src: m36, fact: "Benoît stays as their coach until June.", keys: [["way to june"]]}
    - {w: 1, type: task, src: m37, fact: "Tamsin's project is Young Blood, 5.12a.", keys: [["5.12a"]]}
    - {w: 1, type: fact, src: m27, fact: "Everyone puts 20 a month in the kitty.", keys: [["20 a month"]]}
    ended:
    - {fact: "The punch card costs 168.", was: m4, by: m7, keys: [["168"]], not: ["186"]}
    never:
    - {what: "teasing with a made-up story: Günther dropped 12 metres", src: m5, keys: [["12 metres"]]}
    - {what: "rejected suggestion: fly to Redmond", src: m15, keys: [["310 each"]]}
    - {what: "hearsay: accident at Cheakamus", src: m28, keys: [["2 broken ankles"]]}
    - {what: "film plot: Lukas and Toni", src: m33, keys: [["cuts the rope"]]}
    - {what: "bet: 50 dollars on slabs", src: m38, keys: [["back on slabs"]]}
  2:
    dropped: [1, 2, 4, 5, 7, 8, 9, 10, 12, 13, 14]
    keep:
    - {w: 2, type: decision, src: m5, fact: "They go to Skaha on the same weekend.", keys: [["skaha then"]]}
    - {w: 2, type: fact, src: m8, fact: "Two tent pitches at Banbury Green, 38 a night each, Friday to Monday, under Maëlle's name.", keys: [["banbury green"]]}
    - {w: 2, type: decision, src: m11, fact: "Diego's mother lends them the Sienna with 7 seats.", keys: [["sienna"]]}
    - {w: 2, type: decision, src: m18, fact: "They climb on Thursdays now, same hour.", keys: [["thursdays at 6:30"]]}
    - {w: 1, type: fact, src: m20, fact: "14 draws were bought and are in the bin with the cams.", keys: [["bin with the cams"]]}
    - {w: 2, type: task, src: m23, fact: "The rescue course is on Saturday 10 May at nine.", keys: [["date:2025-05-10"]]}
    - {w: 1, type: fact, src: m24, fact: "Aroha does the course and takes over the training.", keys: [["aroha"]]}
    - {w: 1, type: task, src: m28, fact: "Tamsin works Mary Jane 11b at Skaha.", keys: [["mary jane"]]}
    - {w: 1, type: fact, src: m33, fact: "The kitty is at 415.", keys: [["415"]]}
    - {w: 2, type: task, src: m37, fact: "They leave on Friday 16 May at 6 from Diego's place, 2280 Fraser Street.", keys: [["2280 fraser"]]}
    - {w: 1, type: fact, src: m38, fact: "Maëlle's sister Oriane joins on Saturday by bus, leads 10a.", keys: [["oriane"]]}
    ended:
    - {fact: "Smith Rock 16–19 May.", was: 1/m13, by: m4, keys: [["smith rock 16"]], not: ["dead"]}
    - {fact: "No crimping for Hyun-woo.", was: 1/m1, by: m7, keys: [["zero crimping"]], not: ["perfect"]}
    - {fact: "They all go in the Delica.", was: 1/m14, by: m9, keys: [["my delica"]], not: ["gearbox"]}
    - {fact: "Tuesdays 6:30.", was: 1/m2, by: m18, keys: [["tuesday 6:30"]], not: ["thursday"]}
    - {fact: "Diego has the blue rope.", was: 1/m24, by: m19, keys: [["you can have it, the blue"]], not: ["garage again"]}
    - {fact: "Diego has to get new draws.", was: 1/m25, by: m20, keys: [["dozen new draws"]], not: ["got 14"]}
    - {fact: "The rescue course is on 12 April.", was: 1/m34, by: m23, keys: [["rescue course"], ["date:2025-04-12"]], not: ["10 may", "rained off"]}
    - {fact: "Benoît coaches until June.", was: 1/m36, by: m24, keys: [["all the way to june"]], not: ["chamonix"]}
    - {fact: "Tamsin is vegan.", was: 1/m19, by: m27, keys: [["vegan since"]], not: ["lasted", "raclette"]}
    - {fact: "Tamsin's project is Young Blood.", was: 1/m37, by: m28, keys: [["young blood, 5.12a"]], not: ["forget"]}
    - {fact: "The kitty is at 240.", was: 1/m26, by: m33, keys: [["240 bucks"]], not: ["415"]}
    never:
    - {what: "irony: walk 400 km with a haul bag", src: m10, keys: [["400 km"]]}
    - {what: "hearsay: parking will cost 25", src: m12, keys: [["25 a day"]]}
    - {what: "celebrity gossip: Momoa and 6 poutines", src: m30, keys: [["poutines"]]}
    - {what: "code of the gear shed", src: m34, keys: [["70#19"]]}
    - {what: "hypothetical: hut in the Bugaboos", src: m35, keys: [["bugaboos"]]}
    - {what: "mood: hates the sport today", src: m40, keys: [["my soul is dead"]]}
questions:
- {q: "Where are we headed on the long weekend?", a: "Skaha", keys: [["skaha then"]]}
- {q: "On which evening do we train now?", a: "Thursdays", keys: [["thursdays at 6:30"]]}
- {q: "What must Arjun never be served?", a: "shellfish", keys: [["shellfish"]]}
- {q: "What vehicle do we take?", a: "the Sienna of Diego's mother", keys: [["sienna"]]}
- {q: "At what hour does the car leave and from which address?", a: "6 in the morning, 2280 Fraser Street", keys: [["2280 fraser"]]}
- {q: "Who teaches us since the Frenchman went off?", a: "Aroha", keys: [["aroha"]]}
- {q: "When is the rescue course?", a: "10 May, nine o'clock", keys: [["date:2025-05-10"]]}
- {q: "How much is in our common purse?", a: "415", keys: [["415"]]}
- {q: "What safety check did I make compulsory?", a: "nobody leaves the ground without the other one touching knot and device", keys: [["leaves the ground"]]}
- {q: "Which accommodation did I arrange for the four days?", a: "two pitches at Banbury Green, 38 a night each", keys: [["banbury green"]]}
