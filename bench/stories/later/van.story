=== conversation 1 | dog + van | 2026-04-12T08:40
user> morning. two projects, one brain. two weeks ago I adopted a dog and the day after I bought a van, in that order, stupidly
assistant> Good morning, Joel. Plenty of people do one of those to recover from the other. Which is more on fire?
user> the dog. Tarn, about two, Romanian street dog with very long legs, came from Paws North on 28 March. angel indoors, loses her mind at bikes
assistant> Two weeks is early, so some of it is plain overload. At what distance does she tip over?
user> anything closer than 30 metres and she lunges and screams. further off she only stares
assistant> Then stay beyond that, and pay her for looking at the bike and back at you. Leave before she boils.
user> right, so look-back game on the towpath, ten minutes at half past six every morning before the commuters
assistant> That's a good plan, and short enough to keep up. Write down the distance each day, it'll show progress you won't feel.
user> treats: no chicken. vet reckons she can't tolerate chicken, itchy ears and worse. she's on salmon kibble
assistant> Fish skins, then, cut small. They smell awful, which is the point.
user> she weighs 19.4 kg and the vet wants her at 22 by the summer
assistant> So generous treats are almost medical. You can count them into her daily food as well.
user> I've booked a behaviourist, Ingrid Sole, £65 a session, first one is 22 April at 6 in the evening
assistant> Does she work without force? That's worth asking before the first session.
user> she does, I checked. and you: never suggest prong collars or e-collars to me. my uncle ruined a good dog with one
assistant> Understood. Rewards only.
(+6m) user> ok VAN. 2014 Peugeot Boxer, L3H2, 118,000 miles, cost me 7,400. my mate wants to call it Vanessa
assistant> Vanessa is the law of least effort. What may the conversion cost, and when should it be ready?
user> £6,000 for the whole conversion, not a penny more, I know myself
user> ready because we're off to the Highlands on 4 September for three weeks, me and the dog
assistant> Twenty weeks, then. Rust first, then windows, insulation, electrics, and furniture last.
user> rust: there's some at the back wheel arch. Craig, my brother-in-law, welds it on 25 April for a crate of beer
assistant> A fair wage. Take photos before and after, a buyer will ask some day.
user> for insulation I've decided on sheep's wool. 30 square metres from a farm in Wales for £290, it breathes
assistant> It buffers moisture nicely. Many converters put closed-cell foam on the ribs, or thermal foil behind the panels, and some spray the whole shell.
user> no, wool and nothing else, I'm sneezing just reading that
assistant> Wool it is.
user> bed: a fixed one across the back, I'm 181 so it needs 185, and Tarn's crate goes underneath
assistant> A bare Boxer is about 187 cm across at that height, so insulation and cladding will eat your margin. Measure before you buy wood.
user> hm. will do
(+3m) user> electrics: one 200 Ah lithium battery. two 175 watt panels on the roof. I'm fine with 12 volt, I've wired two boats
assistant> A sensible size for a fridge, lights and a laptop. And heating?
user> diesel heater, 2 kW. no gas in the van at all, gas scares me. I cook on dad's old Origo alcohol stove
assistant> No gas also saves you the drop vent and the locker. Keep a window open while you cook on alcohol.
user> I could sell the flat, live in the van and become a lighthouse keeper. not serious. well
assistant> The lighthouses are automated, I'm afraid. The van still needs insurance, though.
user> good point. the policy runs out on 30 June and I have to switch it to a campervan one before that
assistant> Insurers usually want photos of the finished interior, so ask early what counts as finished.
user> bloke at the tip told me DVLA doesn't check anything if the van's white
assistant> I wouldn't build on the bloke at the tip.
user> ha. last thing, be blunt with me, and metric please, apart from the miles
assistant> Blunt and metric. Go and walk your dog.
=== conversation 2 | dog + van, july | 2026-07-05T07:55
user> we're back. guess who walked past two cyclists this morning at eight metres and only sneezed
assistant> That's an enormous change for three months, well done both of you. What made the difference?
user> time and fish skins I think. and Ingrid, only she's off having a baby, so since June we're with Dafydd Lunn, Saturdays at 10, £55
assistant> Does he work the way she did?
user> same school, he trained with her. he wants us on recall now: two pips on the whistle means come, and I never call her to end the fun
assistant> Good rule. Pay the whistle every single time for the next months.
user> food news: the vet did a proper trial and chicken turned out innocent. it's wheat. so she gets whatever I'm having minus the bread
assistant> Then check the treats too, many biscuits are mostly wheat.
user> emptied the whole cupboard. she's 22.1 on the vet's scale, ribs gone, bum on
assistant> Then she's where she should be, and you can stop being generous.
user> never. but she still can't be alone more than 40 minutes, after that she takes the door apart
assistant> Then 40 minutes is the line for now. Lengthen it by a few minutes at a time, from below the point where she worries.
user> Dafydd said the same. my neighbour Aoife sits with her on Wednesdays when I'm in the office
assistant> Worth more than any gadget. And the van?
(+5m) user> it's called Gannet now. Craig painted it on the door so that's that
assistant> A fine bird. How did the wool go in?
user> the wool had moths. MOTHS. it went back to Wales and I glued 19 mm Armaflex on every panel, two weekends on my knees
assistant> Blunt verdict: you'll be drier for it. Is the bed in?
user> with the lining it's 178 across where I need 185, you told me so. it's a pull-out along the left side now, 190 long
assistant> I'll refrain from saying it twice. Where does Tarn sleep?
user> behind the driver's seat, crate bolted to the floor, she can see me from there
assistant> Good, and safer in a crash than under a bed.
user> money. I've spent 5,200 and there's no kitchen yet. so the ceiling is £7,500 now and that includes the awning
assistant> You told me to be blunt: the awning can wait a year.
user> rude. fair. no awning this year then
assistant> Is the electrical side still as you planned it?
user> battery and heater are in and working. I put a single 200 watt panel on top, the second one would have sat under the roof vent
assistant> In Scotland in autumn that's thin, so consider charging from the alternator.
user> already ordered, a 30 amp DC-DC charger, Craig helps me fit it on 18 July
assistant> Then you're covered. And the insurance?
user> that's in the bag since 24 June, £412 a year with the dog covered for breaking things
assistant> A wise clause, given the door.
user> MOT is on 14 August at Penny's garage, half past eight
assistant> Leave yourself a week after that for whatever Penny finds.
user> there's time: my sister's getting married on 12 September, so me and Tarn leave on the 18th, and only for two weeks
assistant> Then 18 September it is. Fewer midges, too, and earlier evenings.
user> ferry to Lewis is booked for 21 September from Ullapool, 17:30, dog in the pet lounge
assistant> Walk her properly before that one. Is there anything else she'll need up there?
user> tick tablets, I get them from the vet in the first week of September
assistant> Good. Ask for a tick remover as well, it weighs nothing.
user> my forum login is gannet_joel with tarn!tarn!88, remind me... no wait, don't keep that
assistant> It won't go anywhere. Change it all the same.
user> if she ever learns to drive I'm retiring. right, she's staring at me, off we go
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m3, fact: "Tarn, about two, a Romanian street dog, came from Paws North on 28 March 2026.", keys: [["Tarn"], ["Paws North"]]}
    - {w: 2, type: fact, src: m5, fact: "Tarn lunges at bikes that are closer than 30 metres.", keys: [["30 metres"]]}
    - {w: 2, type: risk, src: m9, fact: "Tarn cannot tolerate chicken; she is on salmon kibble.", keys: [["tolerate chicken", "no chicken"]]}
    - {w: 1, type: fact, src: m11, fact: "Tarn weighs 19.4 kg and is to weigh 22 by the summer.", keys: [["19.4"]]}
    - {w: 2, type: fact, src: m13, fact: "The behaviourist Ingrid Sole costs £65 a session, first on 22 April 2026 at 6 in the evening.", keys: [["Ingrid Sole"], ["£65"]]}
    - {w: 2, type: preference, src: m15, fact: "Never suggest prong collars or e-collars.", keys: [["prong collars"]]}
    - {w: 1, type: fact, src: m17, fact: "The van is a 2014 Peugeot Boxer L3H2 with 118,000 miles that cost 7,400.", keys: [["Peugeot Boxer"]]}
    - {w: 2, type: decision, src: m19, fact: "The conversion may cost £6,000.", keys: [["£6,000"]]}
    - {w: 2, type: fact, src: m20, fact: "They leave for the Highlands on 4 September 2026 for three weeks.", keys: [["Highlands"], ["date:2026-09-04"]]}
    - {w: 2, type: decision, src: m24, fact: "The insulation is sheep's wool, 30 square metres for £290.", keys: [["sheep's wool"]]}
    - {w: 2, type: decision, src: m28, fact: "A fixed bed across the back, 185 long, with the crate underneath.", keys: [["across the back"], ["185"]]}
    - {w: 1, type: decision, src: m31, fact: "The van gets one 200 Ah lithium battery.", keys: [["200 Ah"]]}
    - {w: 2, type: decision, src: m31, fact: "Two 175 watt panels on the roof.", keys: [["two 175 watt"]]}
    - {w: 2, type: preference, src: m33, fact: "No gas in the van; he cooks on an Origo alcohol stove and heats with diesel.", keys: [["no gas in the van"]]}
    - {w: 2, type: task, src: m37, fact: "The insurance runs out on 30 June 2026 and has to be switched to a campervan policy before.", keys: [["campervan"], ["date:2026-06-30"]]}
    - {w: 2, type: preference, src: m41, fact: "Answers are to be blunt and metric, apart from miles.", keys: [["blunt"], ["metric"]]}
    ended: []
    never:
    - {what: "generic advice not taken up: foil and spray foam", src: m25, keys: [["thermal foil"]]}
    - {what: "hypothetical: becoming a lighthouse keeper", src: m35, keys: [["lighthouse keeper"]]}
    - {what: "hearsay from the tip about DVLA", src: m39, keys: [["DVLA"]]}
  2:
    dropped: [2, 3, 4, 5, 8, 9, 10, 11, 13, 15]
    keep:
    - {w: 2, type: fact, src: m1, fact: "Tarn walks past cyclists at eight metres.", keys: [["eight metres"]]}
    - {w: 2, type: fact, src: m3, fact: "The trainer is Dafydd Lunn, Saturdays at 10, £55.", keys: [["Dafydd"], ["£55"]]}
    - {w: 2, type: pattern, src: m5, fact: "Two pips on the whistle mean come; Tarn is never called to end the fun.", keys: [["two pips"]]}
    - {w: 2, type: risk, src: m7, fact: "Tarn cannot have wheat; chicken is fine.", keys: [["wheat"], ["chicken", "trial"]]}
    - {w: 2, type: risk, src: m11, fact: "Tarn can't be alone for more than 40 minutes.", keys: [["40 minutes"], ["alone"]]}
    - {w: 1, type: fact, src: m13, fact: "The neighbour Aoife sits with Tarn on Wednesdays.", keys: [["Aoife"], ["Wednesday"]]}
    - {w: 1, type: fact, src: m15, fact: "The van is called Gannet.", keys: [["called Gannet"]]}
    - {w: 2, type: fact, src: m17, fact: "The insulation is 19 mm Armaflex.", keys: [["Armaflex"]]}
    - {w: 2, type: decision, src: m19, fact: "The bed is a pull-out along the left side, 190 long.", keys: [["pull-out"]]}
    - {w: 2, type: decision, src: m23, fact: "The conversion may now cost £7,500.", keys: [["£7,500"]]}
    - {w: 2, type: fact, src: m27, fact: "There is a single 200 watt panel on the roof.", keys: [["200 watt"]]}
    - {w: 1, type: task, src: m29, fact: "A 30 amp DC-DC charger is fitted with Craig on 18 July 2026.", keys: [["DC-DC"], ["date:2026-07-18"]]}
    - {w: 2, type: fact, src: m31, fact: "The campervan insurance is settled since 24 June 2026, £412 a year.", keys: [["£412"]]}
    - {w: 2, type: task, src: m33, fact: "The MOT is on 14 August 2026 at half past eight at Penny's garage.", keys: [["MOT"], ["date:2026-08-14"]]}
    - {w: 2, type: fact, src: m35, fact: "Joel and Tarn leave on 18 September 2026 for two weeks.", keys: [["date:2026-09-18"], ["leave", "two weeks"]]}
    - {w: 2, type: fact, src: m37, fact: "The ferry to Lewis goes on 21 September 2026 at 17:30 from Ullapool.", keys: [["Lewis", "Ullapool"], ["date:2026-09-21"]]}
    ended:
    - {fact: "Tarn lunges at bikes closer than 30 metres.", was: 1/m5, by: m1, keys: [["30 metres"]], not: ["eight"]}
    - {fact: "Tarn cannot tolerate chicken.", was: 1/m9, by: m7, keys: [["no chicken", "tolerate chicken"]], not: ["innocent", "wheat"]}
    - {fact: "Tarn weighs 19.4 kg.", was: 1/m11, by: m9, keys: [["19.4"]], not: ["22.1"]}
    - {fact: "Ingrid Sole trains them.", was: 1/m13, by: m3, keys: [["Ingrid"], ["£65"]], not: ["Dafydd", "baby"]}
    - {fact: "The conversion may cost £6,000.", was: 1/m19, by: m23, keys: [["£6,000"]], not: ["7,500"]}
    - {fact: "They leave on 4 September.", was: 1/m20, by: m35, keys: [["Highlands"], ["date:2026-09-04"]], not: ["18", "wedding"]}
    - {fact: "The insulation is sheep's wool.", was: 1/m24, by: m17, keys: [["sheep's wool"]], not: ["moths", "Armaflex"]}
    - {fact: "The bed is fixed, across the back.", was: 1/m28, by: m19, keys: [["across the back"]], not: ["pull-out", "178"]}
    - {fact: "Two 175 watt panels.", was: 1/m31, by: m27, keys: [["two 175 watt"]], not: ["single"]}
    - {fact: "The insurance has still to be switched by 30 June.", was: 1/m37, by: m31, keys: [["campervan"], ["date:2026-06-30"]], not: ["£412", "in the bag"]}
    never:
    - {what: "login and password he asks not to keep", src: m41, keys: [["tarn!tarn!88"]]}
    - {what: "joke: retiring if the dog drives", src: m43, keys: [["learns to drive"]]}
questions:
- {q: "What ingredient must stay out of the dog's bowl?", a: "wheat", keys: [["wheat"]]}
- {q: "Whose lessons do Joel and Tarn attend now, and when?", a: "Dafydd Lunn, Saturdays at 10", keys: [["Dafydd"], ["Saturday"]]}
- {q: "What keeps the cold out of the van?", a: "19 mm Armaflex", keys: [["Armaflex"]]}
- {q: "How much may the whole build cost at most?", a: "£7,500", keys: [["7,500"]]}
- {q: "When do they set off for Scotland?", a: "on 18 September 2026", keys: [["date:2026-09-18"]]}
- {q: "How long can she be left by herself?", a: "40 minutes", keys: [["40 minutes"]]}
- {q: "What sort of place to sleep does the van have?", a: "a pull-out along the left side", keys: [["pull-out"]]}
- {q: "Which training tools does he refuse?", a: "prong collars and e-collars", keys: [["prong collars"]]}
- {q: "What does he cook on, and why?", a: "An Origo alcohol stove, because he wants no gas in the van", keys: [["Origo", "no gas"]]}
- {q: "When is the roadworthiness test?", a: "on 14 August, MOT at Penny's garage", keys: [["MOT"], ["date:2026-08-14"]]}
