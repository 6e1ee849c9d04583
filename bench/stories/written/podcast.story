=== conversation 1 | Dead Ends (the pod, not us) | 2026-07-13T10:05
Zeynep*> caleb are you awake, it's 8 pm where you are right
Caleb> Evening from Footscray, 8.05, in slippers. Shoot
Zeynep*> season 3 talk. I want ten episodes, all railways that were never finished. No trams
Caleb> Ten's good. Trams are just shy trains anyway
Zeynep*> we said weekly, Wednesdays 6 am London. Launch day is 2 September
Caleb> Confirmed. And who does what, so we don't have a rerun of season 2
Zeynep*> I write the scripts, that stays. The whole edit is you
Caleb> In Reaper, minus 16 LUFS, same as ever
Zeynep*> No calls this month btw, vocal nodules are back, the voice doctor says no whispering and max 20 minutes a day until the end of the month
Caleb> Oh mate. Typing it is. What's first?
Zeynep*> Episode 1 is the Berbera line, guest is Dr Inês Carvalho, she has the letters of the engineer
Caleb> Pronounced In-esh, right?
Zeynep*> Yes and she hates "Professor". Doctor or just Inês
Caleb> My neighbour is adamant his grandad laid 900 km of track to Birdsville with one arm and a mule called Edna
Zeynep*> put the mule on the poster
Caleb> Money corner. Kettle & Loaf want in for the season, 350 quid per episode, one read, mid-roll
Zeynep*> tea people? good, I drink theirs. take it
Caleb> Contract's on me, I'll get it signed by the 24th
Zeynep*> and never betting ads. also no mattresses, I've dreamt in enough of them
Caleb> Agreed, no betting and no mattresses
Zeynep*> where are we hosted at the moment, still Podbean?
Caleb> Podbean, 9 bucks a month, works
Zeynep*> patreon?
Caleb> 214 patrons as of this morning
Zeynep*> what if the ghost train in episode 4 turned out to be real and we had 2 million listeners and a Netflix man with a pony tail
Caleb> I'd still be editing in slippers
Caleb> You've got my Zoom recorder by the way, the H5, since Istanbul
Zeynep*> I do. and I won't give it back until you admit the tunnel episode was mine
Caleb> Sample intro so you hear the rhythm: "Hello, I'm Barnaby Fox, I'm 61 and I've lived in a signal box since 1994."
Zeynep*> hahaha no
Caleb> Could we do it as a video thing, 4 cameras, 600 a day for the studio?
Zeynep*> Absolutely not, my face is not in the contract
Caleb> Fair. Editorial note: we tell listeners when something is reconstructed, every single time
(+2d) Zeynep*> Inês can't do Berbera live, she's in the field, so she records on 6 August at 14:00 London
Caleb> That's 11 at night for me. Sure, coffee
Zeynep*> joke of the day from the newsroom: our rival show has hired a horse for 80k
=== conversation 2 | Dead Ends (the pod, not us) | 2026-08-31T10:30
Caleb> Two days to launch, and I have things to say
Zeynep*> I have more. You first
Caleb> Kettle & Loaf pulled out on Friday, "budget freeze". So no tea
Zeynep*> noooo. the contract?
Caleb> Never got signed. My fault for trusting a man named Piers
Zeynep*> mine: I can shout again! doctor looked at the cords last week, clean as a whistle
Caleb> Glad. Don't shout
Zeynep*> which means I'm also narrating from episode 3 on, you only do 1 and 2
Caleb> Deal. Next: weekly is killing me, I have the kids 50/50 from now on. Can we go every second Wednesday?
Zeynep*> yes ok. fortnightly it is, and still at six
Caleb> Legend. Then I bring in Noor to edit, she's cheaper than my marriage
Zeynep*> noor from sydney? love her. What does she cost
Caleb> 180 an episode. She starts with number 2
Zeynep*> Good. So only the mix is yours
Caleb> I moved us off Podbean over the weekend, the feed lives at Transistor now, 19 a month
Zeynep*> and the loudness thing?
Caleb> We're minus 14 from here on, Spotify was whining
Zeynep*> I saw the numbers. 301 patrons!! who are these people
Caleb> That's Inês's fan club. A lamington says the first review calls me "the other one" by Thursday
Zeynep*> She was brilliant on the 6th. She corrected me: the line stopped at kilometre 48, not 84. I'd swapped them, must fix it in the script before tomorrow
Caleb> I hear Joe Rogan is buying a lighthouse for 12 million with a priest inside
Zeynep*> everything you hear is from the bakery
Zeynep*> your recorder flew home with my cousin on Saturday, she left it with your mum
Caleb> She did, it's in my kitchen. Ta
Zeynep*> new sponsor idea. Sahara Maps, they make paper maps, 280 per episode
Caleb> Paper maps! yes, let's take them for all ten
Zeynep*> ok I tell them today
Caleb> And the live thing?
Zeynep*> Glasgow, 14 November, the Old Fruitmarket, 400 seats
Caleb> I fly in on the 11th, staying at yours if the sofa survives
Zeynep*> it does. my landlord is a saint, deaf in one ear
Caleb> Bought a jumper the colour of mustard for it, I look like a condiment
Zeynep*> listener mail: "Dear girls, I have driven the 7.14 to Crewe since 1979 and 40 per cent of your show is piffle. Gerald"
Caleb> Frame it
Zeynep*> episode 4 swap: I dropped the Ghan, nobody has letters. Vorkuta instead
Caleb> Vorkuta's grim
Zeynep*> that's why. And remember what we said about the 10?
Caleb> Nah, remind me
Zeynep*> eight! I can't write ten on a fortnight with a day job. eight and done by Christmas
Caleb> Works for me. If I ever miss a mix, I owe you a chocolate ibis, 3 kilos, Swiss
Zeynep*> saw a dead fox on the tracks at Haringey this morning, thought of your Barnaby. rip
Caleb> That's dark, even for Monday
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: decision, src: m3, fact: "Season 3 has ten episodes on unfinished railways.", keys: [["ten episodes"]]}
    - {w: 2, type: decision, src: m5, fact: "Weekly, Wednesdays at 6 am London.", keys: [["weekly"], ["6 am"]]}
    - {w: 2, type: fact, src: m5, fact: "The season starts on 2 September.", keys: [["Launch"], ["date:2026-09-02"]]}
    - {w: 2, type: decision, src: m7, fact: "Zeynep writes the scripts.", keys: [["write the scripts"]]}
    - {w: 2, type: decision, src: m7, fact: "Caleb does the whole edit.", keys: [["whole edit"]]}
    - {w: 1, type: fact, src: m8, fact: "Mixed in Reaper at minus 16 LUFS.", keys: [["minus 16"]]}
    - {w: 2, type: fact, src: m9, fact: "Zeynep has vocal nodules, 20 minutes of talking a day.", keys: [["vocal nodules"]]}
    - {w: 1, type: decision, src: m11, fact: "Episode 1 is the Berbera line with Dr Inês Carvalho.", keys: [["Berbera"], ["Carvalho"]]}
    - {w: 2, type: fact, src: m16, fact: "Kettle & Loaf sponsor the season for 350 per episode.", keys: [["Kettle"], ["350"]]}
    - {w: 1, type: task, src: m18, fact: "Caleb gets the contract signed by the 24th.", keys: [["date:2026-07-24", "the 24th"], ["signed"]]}
    - {w: 2, type: preference, src: m20, fact: "No betting ads and no mattresses.", keys: [["no betting"]]}
    - {w: 1, type: fact, src: m22, fact: "They are hosted on Podbean, 9 a month.", keys: [["Podbean"], ["9 bucks"]]}
    - {w: 1, type: fact, src: m24, fact: "214 patrons.", keys: [["214 patrons"]]}
    - {w: 1, type: fact, src: m27, fact: "Zeynep has Caleb's Zoom H5 recorder.", keys: [["Zoom recorder"]]}
    - {w: 2, type: preference, src: m33, fact: "Listeners are told whenever something is reconstructed.", keys: [["reconstructed"]]}
    - {w: 1, type: task, src: m34, fact: "Inês records on 6 August at 14:00 London.", keys: [["date:2026-08-06"], ["14:00"]]}
    ended: []
    never:
    - {what: "neighbour's story of his grandad", src: m14, keys: [["mule called Edna"]]}
    - {what: "hypothetical: the ghost train turns out real", src: m25, keys: [["pony tail"]]}
    - {what: "example data: Barnaby Fox", src: m29, keys: [["signal box"]]}
    - {what: "rejected suggestion: video", src: m31, keys: [["4 cameras"]]}
    - {what: "newsroom joke on the rival show's horse", src: m36, keys: [["hired a horse"]]}
  2:
    dropped: [1, 2, 5, 6, 7, 9, 10, 12, 13, 14, 16]
    keep:
    - {w: 2, type: decision, src: m8, fact: "Zeynep narrates from episode 3 on, Caleb only 1 and 2.", keys: [["episode 3"], ["narrating"]]}
    - {w: 2, type: decision, src: m10, fact: "They publish fortnightly, still at six.", keys: [["fortnightly"]]}
    - {w: 1, type: fact, src: m9, fact: "Caleb has the kids half of the time.", keys: [["50/50"]]}
    - {w: 2, type: decision, src: m11, fact: "Noor edits.", keys: [["Noor"], ["edit"]]}
    - {w: 1, type: fact, src: m15, fact: "The feed is at Transistor, 19 a month.", keys: [["Transistor"], ["19"]]}
    - {w: 2, type: decision, src: m17, fact: "Loudness is minus 14.", keys: [["minus 14"]]}
    - {w: 1, type: fact, src: m18, fact: "301 patrons.", keys: [["301"]]}
    - {w: 1, type: task, src: m20, fact: "Fix the script: the line stopped at kilometre 48.", keys: [["kilometre 48"]]}
    - {w: 2, type: fact, src: m25, fact: "Sahara Maps pay 280 per episode.", keys: [["Sahara"], ["280"]]}
    - {w: 2, type: task, src: m29, fact: "Live show in Glasgow on 14 November at the Old Fruitmarket.", keys: [["Glasgow"], ["date:2026-11-14"]]}
    - {w: 1, type: decision, src: m35, fact: "Episode 4 is Vorkuta.", keys: [["Vorkuta"]]}
    - {w: 2, type: decision, src: m39, fact: "Eight episodes, done by Christmas.", keys: [["eight"], ["Christmas"]]}
    ended:
    - {fact: "Kettle & Loaf sponsor the season.", was: 1/m16, by: m3, keys: [["Kettle"], ["350"]], not: ["pulled out"]}
    - {fact: "Caleb gets the sponsor contract signed.", was: 1/m18, by: m5, keys: [["get it signed"]], not: ["Never"]}
    - {fact: "Zeynep's vocal nodules are back.", was: 1/m9, by: m6, keys: [["vocal nodules"]], not: ["shout", "clean"]}
    - {fact: "They publish weekly.", was: 1/m5, by: m10, keys: [["weekly"], ["Wednesdays"]], not: ["fortnightly", "second"]}
    - {fact: "Caleb does the whole edit.", was: 1/m7, by: m11, keys: [["whole edit"]], not: ["Noor"]}
    - {fact: "Hosted on Podbean.", was: 1/m22, by: m15, keys: [["Podbean"], ["9 bucks"]], not: ["Transistor", "off Podbean"]}
    - {fact: "Loudness is minus 16.", was: 1/m8, by: m17, keys: [["minus 16"]], not: ["minus 14"]}
    - {fact: "214 patrons.", was: 1/m24, by: m18, keys: [["214 patrons"]], not: ["301"]}
    - {fact: "Zeynep has Caleb's recorder.", was: 1/m27, by: m23, keys: [["my Zoom recorder"]], not: ["flew"]}
    - {fact: "Ten episodes.", was: 1/m3, by: m39, keys: [["ten episodes"]], not: ["eight"]}
    never:
    - {what: "gossip about a celebrity", src: m21, keys: [["lighthouse"]]}
    - {what: "trifle: the mustard jumper", src: m32, keys: [["condiment"]]}
    - {what: "quoted listener mail of a stranger", src: m33, keys: [["piffle"]]}
    - {what: "joke: a chocolate ibis is owed", src: m40, keys: [["ibis"]]}
    - {what: "mood of the morning: dead fox", src: m41, keys: [["Haringey"]]}
    - {what: "bet about the first review", src: m19, keys: [["lamington"]]}
questions:
- {q: "How often does a new one come out?", a: "every second Wednesday (fortnightly)", keys: [["fortnightly"]]}
- {q: "What kind of adverts do we turn down?", a: "betting and mattresses", keys: [["no betting"]]}
- {q: "Who cuts the audio these days?", a: "Noor, 180 an episode", keys: [["Noor"], ["edit"]]}
- {q: "When and where do we appear on stage?", a: "14 November, Glasgow, Old Fruitmarket", keys: [["Glasgow"]]}
- {q: "Which company is hosting the feed?", a: "Transistor", keys: [["Transistor"]]}
- {q: "How loud should the master be?", a: "minus 14 LUFS", keys: [["minus 14"]]}
- {q: "Who is paying us and how much?", a: "Sahara Maps, 280 per episode", keys: [["Sahara"], ["280"]]}
- {q: "From which instalment on is Zeynep the voice?", a: "episode 3", keys: [["narrating"], ["episode 3"]]}
- {q: "Where did the Berbera track end?", a: "kilometre 48", keys: [["kilometre 48"]]}
- {q: "What do we owe the audience about invented scenes?", a: "say every time that it is reconstructed", keys: [["reconstructed"]]}
