=== conversation 1 | AV1 or bust | 2026-02-15T20:05
Sanna*> ok I made a group so the planning isn't spread over three apps and a beer mat
Odile> the beer mat was the best document we have
Bram> I still have it. It says "HUTS!!" and a drawing of what I think is a cow
Sanna*> art. so for the record: Alta Via 1 in the Dolomites, Lago di Braies to Passo Duran, seven days of walking. still yes from both?
Odile> oui
Bram> yes yes yes
Sanna*> then dates. if we begin on 11 July we get it over with before the august crowds
Bram> works for me, school's out from the 1st
Odile> let me look at my calendar, which is also a beer mat
(+2h) Odile> aïe. my sister gets married on the 11th. she'd kill me
Sanna*> the 18th then? it's a saturday too
Bram> ok for me
Odile> ok! 18 July, I'm writing it on the fridge
Sanna*> great. how do we get there. flights to venice are like 90
Odile> you know me, I don't fly any more, since two years. please a train
Bram> night train Brussels-Munich doesn't exist, sadly. but day train to Munich, sleep there, next morning Brenner, Fortezza, Dobbiaco. I looked, it's beautiful
Sanna*> fine, train all the way to Dobbiaco, Bram you get the tickets when they open in april?
Bram> sure thing
Odile> merci for not arguing haha
Sanna*> money! I'd say 700 each, travel not included. huts are 70-ish with half board and we need something for strudel
Bram> 700 is ok. I'm in the DAV by the way, since I lived in Munich, so huts are cheaper for me
Sanna*> ok food. Bram still veggie?
Bram> yep, no meat no fish, as ever
Odile> and me nuts! all of them, also in cakes. I carry an EpiPen, it's in the top pocket of my rucksack, you should both know this
Sanna*> noted, top pocket. mine is less dramatic: the left knee. not more than 1,000 m of descent a day or I walk like a crab
Bram> day 3 down from Lagazuoi could be more, I'll check the map and find us a way around
Odile> crab sanna would be a nice profile picture tbh
Sanna*> hm. rude. accurate
Bram> a colleague of mine says a guy he knows lost a toe on that route, in august, in sandals
Odile> Bram why would you write this
Sanna*> huts. they fill up early so let's divide: I write to Fanes and Lagazuoi, Odile takes Coldai, Bram takes Vazzoler. everybody by end of february?
Odile> Coldai ok
Bram> Vazzoler ok
Bram> what about insurance. if one of us needs a helicopter that's 4k
Odile> I'd fake a broken leg for a helicopter over the Marmolada
Bram> I take out the group rescue cover for the three of us, before 1 June
Sanna*> you're the best. packs: can we agree on 9 kilos max incl. water? last year Odile had a hardback with her
Odile> it was Proust. it was necessary. but ok, 9
Bram> ok 9
Sanna*> and a training hike, in the Ardennes, one day, with the full packs. 25 April?
Odile> yes! La Roche, I know a loop with 900 m up
Bram> 25th is good, I'm driving
(+20m) Odile> psst, not for the minutes: I might hand in my notice at work next week. keep this out of anything written please
Sanna*> whoa. lips sealed. call me tomorrow?
Odile> I will
Bram> sealed. also good for you
Sanna*> ah and the rooms: I can't sleep in the big dorms, so where they have a small room I'd take it even if it's more
Bram> same here honestly. Odile snores in three languages
Odile> LIES
Sanna*> good night you two 💤
=== conversation 2 | AV1: six weeks left | 2026-06-07T19:30
Sanna*> hello hikers. six weeks! how's everybody
Bram> sunburnt from one (1) bike ride
Odile> alive, tired, ate the whole baguette on the way home
Sanna*> classic. can we go through the list, I have wine and patience for like an hour
Bram> go
Sanna*> huts first. Fanes and Lagazuoi both said yes, small rooms, 19 and 20 July. paid 40 each ahead per hut
Bram> Vazzoler's booked, 24 July, but only beds in the dorm, sorry Sanna
Sanna*> earplugs then. Odile?
Odile> Coldai was full when I wrote, all of that week!! so I got us into Tissi, on the 23rd, it's an hour and a half further up. the view is better, everybody says
Bram> Tissi is the one on the edge? niiice
Sanna*> then that's our sunset. ok I like it
Odile> I was so afraid you'd be angry
Sanna*> silly
Bram> now my part. trains: the Brenner line is dug up all summer, replacement buses, 4 changes. so I asked mum, and we can have her van. I'd drive us from Ghent to Braies
Odile> a van! no plane, I'm happy
Sanna*> and how do we get back to the van from Duran?
Bram> bus to Belluno, train to Dobbiaco, bus 442 to the lake. takes a day, so Sunday the 26th is just for that and we drive home on the 27th
Sanna*> good good. leaving when?
Bram> friday 17 July, 5 in the morning, I pick up Odile in Lille first and then you. yes FIVE
Odile> I'm not a person at 5
Sanna*> you'll sleep in the back. costs: diesel and tolls about 360 for all, I'd say 120 each
Bram> fair. mum wants nothing but a cheese. so let's bring her a cheese from the valley, a big one
Odile> I volunteer for cheese
Sanna*> and the huts got dearer, I did the sum again with what they've charged. we're at 780 now without the travel, hope that's ok
Odile> ouf. ok. I eat less strudel
Bram> nobody believes that
Sanna*> Bram what about the rescue cover
Bram> signed on 20 May, the three of us, up to 25,000 each. policy is in the shared folder
Sanna*> hero. did we ever say what happens with thunderstorms? afternoons in july are nasty up there
Odile> I'd like a rule: off the ridges by 1 pm, no discussions. my cousin works in the rescue in Grenoble and she would insist
Sanna*> agree, so we get up at 6 then
Bram> food news from me, don't laugh. after that speck in march I'm eating everything again. so ask the huts for two normals
Odile> HAHAHA I knew it
Sanna*> I'm telling your sister. no I'm not. Odile, nuts: did you write the huts?
Odile> Fanes and Lagazuoi yes, Tissi and Vazzoler not yet. I'll do it by next sunday, promise
Sanna*> please do. my knee: physio let me off the leash last week, I can go downhill as much as I like, with poles
Bram> ohh that's the best news. so we can take the direct way down from Lagazuoi through the war tunnels. headlamps everyone!
Odile> tunnels?? cool
Sanna*> and the april thing never happened, so we've trained exactly nothing
Bram> it was hailing sideways, I'm not sorry
Odile> what about saturday 20 June? same loop
Sanna*> yes! 20 June then, La Roche, packs filled. meet 8:30 at Namur station
Bram> I'm in. and can we go down to 8 kilos? I've weighed my tent bag and we have no tent
Odile> 8 is tough but my new boss is reading e-books so I can too
Sanna*> ok 8 it is, Proust stays home
Bram> if a bear shows up I throw Odile's chocolate at it and run
Odile> this is how friendships end
Sanna*> who's in charge of first aid? I could
Odile> you do first aid, I do maps, offline on two phones, and Bram does the driving
Bram> deal
Sanna*> amazing. wine is empty, meeting is over 🍷
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: decision, src: m4, fact: "They walk the Alta Via 1 in the Dolomites, Lago di Braies to Passo Duran, in seven days.", keys: [["Alta Via 1"], ["Braies"]]}
    - {w: 2, type: decision, src: m13, fact: "The hike starts on 18 July 2026.", keys: [["date:2026-07-18"]]}
    - {w: 2, type: preference, src: m15, fact: "Odile says: I don't fly any more; she wants the train.", keys: [["don't fly", "doesn't fly", "not fly"]]}
    - {w: 2, type: decision, src: m17, fact: "They take the train all the way to Dobbiaco; Bram gets the tickets in April.", keys: [["train"], ["Dobbiaco"], ["Bram"]]}
    - {w: 2, type: fact, src: m20, fact: "The budget is 700 each, travel not included.", keys: [["700"], ["each"]]}
    - {w: 1, type: fact, src: m21, fact: "Bram is in the DAV, so huts are cheaper for him.", keys: [["DAV"]]}
    - {w: 2, type: preference, src: m23, fact: "Bram eats no meat, no fish.", keys: [["no meat"]]}
    - {w: 2, type: fact, src: m24, fact: "Odile is allergic to nuts and carries an EpiPen in the top pocket of her rucksack.", keys: [["EpiPen"], ["top pocket"]]}
    - {w: 2, type: risk, src: m25, fact: "Because of her left knee Sanna does not more than 1,000 m of descent a day.", keys: [["1,000 m"], ["descent"]]}
    - {w: 2, type: task, src: m31, fact: "Sanna writes to Fanes and Lagazuoi, Odile takes Coldai, Bram takes Vazzoler, by the end of February 2026.", keys: [["Coldai"], ["Vazzoler"]]}
    - {w: 2, type: task, src: m36, fact: "Bram takes out the group rescue cover before 1 June 2026.", keys: [["rescue"], ["date:2026-06-01"]]}
    - {w: 1, type: decision, src: m37, fact: "Packs weigh 9 kilos max including water.", keys: [["9 k"]]}
    - {w: 1, type: task, src: m40, fact: "A training hike in the Ardennes with full packs is on 25 April 2026.", keys: [["Ardennes"], ["date:2026-04-25"]]}
    - {w: 1, type: preference, src: m47, fact: "Sanna can't sleep in the big dorms; she takes a small room even if it's more.", keys: [["dorm"], ["small room"]]}
    ended:
    - {fact: "They begin on 11 July.", was: m7, by: m13, keys: [["date:2026-07-11"]], not: ["18", "married", "wedding"]}
    never:
    - {what: "joke: crab Sanna as a profile picture", src: m27, keys: [["profile picture"]]}
    - {what: "hearsay: somebody lost a toe", src: m29, keys: [["a toe"]]}
    - {what: "joke: fake a broken leg for a helicopter", src: m35, keys: [["broken leg"]]}
    - {what: "Odile asks not to note it: she may hand in her notice", src: m43, keys: [["my notice", "her notice"]]}
  2:
    dropped: [4, 5, 7, 9, 10, 11, 12, 13]
    keep:
    - {w: 2, type: fact, src: m6, fact: "Fanes and Lagazuoi are booked with small rooms for 19 and 20 July 2026, 40 each paid ahead per hut.", keys: [["Fanes"], ["19", "date:2026-07-19"], ["40 each", "small rooms"]]}
    - {w: 2, type: fact, src: m7, fact: "Vazzoler is booked for 24 July 2026, beds in the dorm only.", keys: [["Vazzoler"], ["date:2026-07-24"]]}
    - {w: 2, type: decision, src: m9, fact: "Coldai was full; they sleep at Tissi on the 23rd (2026-07-23).", keys: [["Tissi"], ["date:2026-07-23"]]}
    - {w: 2, type: decision, src: m14, fact: "They go in Bram's mum's van; Bram drives from Ghent to Braies.", keys: [["van"], ["Ghent", "drive", "mum"]]}
    - {w: 1, type: fact, src: m17, fact: "Sunday, 2026-07-26, is for getting back to the van; they drive home on the 27th.", keys: [["the 26th", "date:2026-07-26"], ["the 27th", "date:2026-07-27"]]}
    - {w: 2, type: fact, src: m19, fact: "They leave on Friday 17 July 2026 at 5 in the morning; Odile is picked up first in Lille.", keys: [["date:2026-07-17"], ["5 in the morning", "5 am", "05:00"]]}
    - {w: 1, type: fact, src: m21, fact: "Diesel and tolls are about 360 for all, 120 each.", keys: [["120 each"]]}
    - {w: 1, type: task, src: m22, fact: "They bring Bram's mum a big cheese from the valley for the van.", keys: [["cheese"], ["mum", "valley"]]}
    - {w: 2, type: fact, src: m24, fact: "The budget is at 780 without the travel.", keys: [["780"]]}
    - {w: 1, type: fact, src: m28, fact: "The rescue cover was signed on 20 May 2026, up to 25,000 each; the policy is in the shared folder.", keys: [["25,000"]]}
    - {w: 2, type: decision, src: m30, fact: "Rule: off the ridges by 1 pm because of thunderstorms.", keys: [["ridges"], ["1 pm", "13:00"]]}
    - {w: 2, type: preference, src: m32, fact: "Bram is eating everything again since March.", keys: [["eating everything", "eats everything"]]}
    - {w: 2, type: task, src: m35, fact: "Odile still has to write about the nuts to Tissi and Vazzoler by Sunday, 2026-06-14.", keys: [["Tissi and Vazzoler"], ["sunday", "date:2026-06-14"]]}
    - {w: 1, type: task, src: m42, fact: "Training hike at La Roche on 20 June 2026, meeting 8:30 at Namur station.", keys: [["date:2026-06-20"], ["La Roche", "Namur"]]}
    - {w: 1, type: decision, src: m43, fact: "Packs weigh 8 kilos at most.", keys: [["8 k"]]}
    - {w: 1, type: decision, src: m49, fact: "Sanna does first aid, Odile maps (offline on two phones), Bram the driving.", keys: [["first aid"], ["maps"]]}
    ended:
    - {fact: "Odile takes Coldai, Bram writes to Vazzoler, Sanna to Fanes and Lagazuoi (to be booked).", was: 1/m31, by: m9, keys: [["Coldai"], ["Vazzoler"]], not: ["Tissi", "full", "booked for"]}
    - {fact: "They travel by train all the way to Dobbiaco.", was: 1/m17, by: m14, keys: [["train"], ["Dobbiaco"], ["Bram", "all the way"]], not: ["van", "442", "replacement"]}
    - {fact: "The budget is 700 each.", was: 1/m20, by: m24, keys: [["700 each"]], not: ["780"]}
    - {fact: "Bram takes out the rescue cover, to be done before 1 June.", was: 1/m36, by: m28, keys: [["rescue"], ["date:2026-06-01"]], not: ["signed", "20 May", "done on"]}
    - {fact: "Bram is a vegetarian: no meat no fish.", was: 1/m23, by: m32, keys: [["no meat"]], not: ["again", "everything"]}
    - {fact: "Sanna's knee: not more than 1,000 m of descent a day.", was: 1/m25, by: m36, keys: [["1,000 m"], ["descent"]], not: ["physio", "as much as", "until"]}
    - {fact: "The training hike in the Ardennes is on 25 April.", was: 1/m40, by: m39, keys: [["Ardennes", "training"], ["date:2026-04-25"]], not: ["never", "not happen", "didn't", "hail", "20 June"]}
    - {fact: "Packs weigh 9 kilos at most.", was: 1/m37, by: m43, keys: [["9 k"]], not: ["8 k"]}
    never:
    - {what: "joke: throwing chocolate at a bear", src: m46, keys: [["a bear"]]}
    - {what: "mood: not a person at 5", src: m20, keys: [["a person at 5"]]}
questions:
- {q: "How do the three get to the start of the trail?", a: "in Bram's mother's van", keys: [["van"], ["Braies", "mum", "drive"]]}
- {q: "How much should everyone put aside for the week, travel aside?", a: "780", keys: [["780"]]}
- {q: "Does anyone need a vegetarian dinner in the huts?", a: "no, Bram eats everything again", keys: [["eating everything", "eats everything"]]}
- {q: "Where do they sleep on 23 July?", a: "Rifugio Tissi", keys: [["Tissi"], ["date:2026-07-23"]]}
- {q: "Where is the medicine for an allergic emergency?", a: "in the top pocket of Odile's rucksack", keys: [["EpiPen"], ["top pocket"]]}
- {q: "What did they agree on because of lightning?", a: "to be off the ridges by 1 pm", keys: [["ridges"], ["1 pm", "13:00"]]}
- {q: "When do they rehearse with full luggage?", a: "20 June 2026 (La Roche)", keys: [["date:2026-06-20"], ["La Roche", "Namur"]]}
- {q: "How heavy may a rucksack be?", a: "8 kilos", keys: [["8 k"]]}
- {q: "When do they set off from home?", a: "Friday 17 July 2026, at 5 in the morning", keys: [["date:2026-07-17"]]}
- {q: "Who looks after plasters and bandages?", a: "Sanna (first aid)", keys: [["first aid"], ["maps"]]}
