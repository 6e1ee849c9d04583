=== conversation 1 | flat | 2026-09-14T21:47
cat*> its a rat
tunde> mouse surely
cat*> mouse dont have shoulders like that, this one benches 90
yara> WHERE
cat*> behind the washing machine
mihkel> i have it also in the wall by my bed since thursday
yara> who is telling haldane
cat*> rang him already hes sending a man wednesday 9am
tunde> haldane answered a phone? truly a new era
mihkel> my uncle in tartu had 60 in one barn and they ate a saddle
yara> mihkel pls
tunde> we could always get an owl
tunde> or a python theres one on gumtree for 80
yara> peppermint oil? five drops a corner
mihkel> that stinks worse than rat
cat*> rent is 1960 all in due the 28th do we hold some back
yara> no withholding, the lease says they can chuck us out for that
tunde> from tonight all food in tubs even the pasta
mihkel> bought 6 wooden traps at b and q
yara> not near biscuit!! rabbits are idiots
cat*> biscuit lives in your room w the door shut till this is over
tunde> bins are friday right
cat*> thursday. brown one every second week
(+14h) cat*> haldane changed it. man comes friday 18th between 10 and 1
yara> who can let him in
mihkel> me i work nights so i am home days
tunde> callout is 85 and haldane pays, he said so on speaker
tunde> also no joke the rat mans name is rab
cat*> house meeting sunday 7pm kitchen bring ideas
yara> cant im at the vic till late
cat*> scrap that then well just do it on here
tunde> hoover is at nasirs gonna get it back sunday
(2026-09-18T12:20) mihkel> rab was here
mihkel> hole under the sink where pipe goes in, 4 cm
mihkel> he put 3 poison boxes: kitchen hall boiler cupboard dont touch
yara> then biscuit goes to my mums
tunde> in my head theres 200 with a mayor and a brass band
cat*> il email haldane pics of the hole tonight
tunde> bloke upstairs supposedly found one in the toilet bowl in 2011
cat*> tunde i need to pee in this flat
yara> sign in the close: DO NOT FEED FOXES PENALTY 1000
mihkel> in ratatouille he gets 5 stars in paris so who knows
(+3h) cat*> sent, 3 pics and a video w sound
tunde> trap got my thumb its purple cant hold a fork
tunde> if id stayed in lagos id have a driver and no thumb issues
mihkel> wifi code again? my phone forgot
tunde> haggis-4417-neeps
cat*> rota so its clean: tunde mon wed, mihkel tue thu, me and yara weekends
=== conversation 2 | flat (still) | 2026-10-26T20:15
cat*> council woman came today
cat*> haldane gets 21 days so he has til 16 november or they fine him
cat*> ref EH20714, her name is ms adeyemi-clark
tunde> text i got: CONGRATS you won £500 tesco, reply YES to 81144
mihkel> builder closed under the sink this morning w steel mesh and cement
tunde> and rab lifted the poison on friday, none left in here
yara> so biscuit is back w me since last night!!
mihkel> i binned all six of those b and q things, useless
cat*> news says glasgow has 1.3m rats, two for each of us
tunde> and my paw is good as new, nail and all
tunde> im so hungry i could eat the bait
yara> rota?
cat*> nobody has done it since week 1. you cook you clean thats it
mihkel> i am on days now, out 7 to 4
cat*> nasir dropped the hoover off btw
tunde> lewis capaldi apparently had them too, in his 6th bedroom
tunde> theres a thing. im moving out 30 november
yara> WHAT
tunde> got the job in aberdeen starts 7 dec
cat*> small room is 460 then for whoever
cat*> wait no w council tax its 485
yara> noor from my course wants it, quiet, no pets, vegan
cat*> can she come see it
yara> sat 31st at 2
tunde> tell her the ghost pays half the gas, 1890s woman, called elspeth
yara> tunde bet you 20 they find a nest in your bag in aberdeen
cat*> haldane wants us to use whatsapp only from now no calls
cat*> and hes giving us 150 off november as sorry money, its in writing
mihkel> if i had rich parents i buy the flat and evict haldane
yara> dont tell noor but i googled the close, 3 murders since 1970
mihkel> if smell comes back we call rab direct 07700 900 318 dont wait for haldane
cat*> dreamt we paid rent in cheese

=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m16, fact: "The rent is 1960 in all, due on the 28th.", keys: [["1960"]]}
    - {w: 2, type: decision, src: m17, fact: "They do not withhold rent.", keys: [["no withholding"]]}
    - {w: 2, type: decision, src: m18, fact: "All food goes in tubs.", keys: [["food in tubs"]]}
    - {w: 1, type: fact, src: m19, fact: "Mihkel bought 6 wooden traps.", keys: [["wooden traps"]]}
    - {w: 1, type: fact, src: m23, fact: "Bin day is Thursday.", keys: [["thursday. brown", "brown one"]]}
    - {w: 1, type: fact, src: m26, fact: "Mihkel works nights and is home in the day.", keys: [["work nights"]]}
    - {w: 2, type: fact, src: m27, fact: "The callout is 85 and Haldane pays.", keys: [["callout is 85"]]}
    - {w: 1, type: fact, src: m28, fact: "The pest man is called Rab.", keys: [["name is rab"]]}
    - {w: 1, type: fact, src: m32, fact: "The hoover is lent to Nasir.", keys: [["hoover is at nasirs"]]}
    - {w: 2, type: fact, src: m34, fact: "There is a 4 cm hole under the sink where the pipe goes in.", keys: [["hole under the sink"]]}
    - {w: 2, type: fact, src: m35, fact: "There are 3 poison boxes: kitchen, hall, boiler cupboard.", keys: [["poison boxes"]]}
    - {w: 1, type: decision, src: m36, fact: "Biscuit is at Yara's mum's.", keys: [["my mums"]]}
    - {w: 1, type: fact, src: m44, fact: "A trap hit Tunde's thumb.", keys: [["my thumb"]]}
    - {w: 2, type: decision, src: m48, fact: "Cleaning rota: Tunde Mon and Wed, Mihkel Tue and Thu, Cat and Yara weekends.", keys: [["rota so"]]}
    ended:
    - {fact: "The pest man comes on Wednesday at 9am.", was: m8, by: m24, keys: [["9am"]]}
    - {fact: "There is a house meeting on Sunday at 7pm.", was: m29, by: m31, keys: [["meeting sunday"]]}
    - {fact: "The pest man comes on Friday between 10 and 1.", was: m24, by: m33, keys: [["between 10 and 1"]]}
    never:
    - {what: "exaggeration: a rat with shoulders", src: m3, keys: [["benches 90"]]}
    - {what: "anecdote: an uncle's barn", src: m10, keys: [["ate a saddle"]]}
    - {what: "idea nobody pursues: an owl", src: m12, keys: [["an owl"]]}
    - {what: "thing not bought: a python", src: m13, keys: [["gumtree"]]}
    - {what: "rejected suggestion: peppermint oil", src: m14, keys: [["peppermint"]]}
    - {what: "wrong guess: bins on friday", src: m22, keys: [["bins are friday"]]}
    - {what: "exaggeration: 200 rats", src: m37, keys: [["a mayor"]]}
    - {what: "hearsay: a rat in 2011", src: m39, keys: [["toilet bowl"]]}
    - {what: "quoted sign", src: m41, keys: [["FOXES"]]}
    - {what: "film", src: m42, keys: [["ratatouille"]]}
    - {what: "hypothetical: staying in Lagos", src: m45, keys: [["a driver"]]}
    - {what: "wifi password", src: m47, keys: [["4417"]]}
  2:
    dropped: [4, 6, 9, 10, 11, 12, 13, 14]
    keep:
    - {w: 2, type: fact, src: m2, fact: "Haldane has until 16 November to fix it.", keys: [["date:2026-11-16"]]}
    - {w: 2, type: fact, src: m3, fact: "The council reference is EH20714, the officer is Ms Adeyemi-Clark.", keys: [["EH20714"]]}
    - {w: 1, type: fact, src: m5, fact: "It is closed with steel mesh and cement under the sink.", keys: [["steel mesh"]]}
    - {w: 2, type: decision, src: m13, fact: "Whoever cooks cleans.", keys: [["you cook you clean"]]}
    - {w: 1, type: fact, src: m14, fact: "Mihkel works days, out from 7 to 4.", keys: [["on days now"]]}
    - {w: 2, type: task, src: m17, fact: "Tunde moves out on 30 November 2026.", keys: [["moving out"], ["date:2026-11-30"]]}
    - {w: 2, type: fact, src: m19, fact: "Tunde has a job in Aberdeen from 7 December.", keys: [["job in aberdeen"]]}
    - {w: 2, type: fact, src: m21, fact: "The small room costs 485.", keys: [["485"]]}
    - {w: 2, type: fact, src: m22, fact: "Noor from Yara's course wants the room; quiet, no pets, vegan.", keys: [["noor from"]]}
    - {w: 2, type: task, src: m24, fact: "Noor views the room on Saturday 31 October at 2.", keys: [["date:2026-10-31", "sat 31st"]]}
    - {w: 1, type: fact, src: m27, fact: "Haldane wants contact by WhatsApp only.", keys: [["whatsapp only"]]}
    - {w: 2, type: fact, src: m28, fact: "Haldane takes 150 off November's rent.", keys: [["150 off"]]}
    - {w: 2, type: decision, src: m31, fact: "If the smell comes back they call Rab directly on 07700 900 318.", keys: [["07700 900 318"]]}
    ended:
    - {fact: "There is a hole under the sink.", was: 1/m34, by: m5, keys: [["hole under the sink"]]}
    - {fact: "There are 3 poison boxes in the flat.", was: 1/m35, by: m6, keys: [["poison boxes"]]}
    - {fact: "Biscuit is at Yara's mum's.", was: 1/m36, by: m7, keys: [["my mums"]]}
    - {fact: "They have 6 wooden traps.", was: 1/m19, by: m8, keys: [["wooden traps"]]}
    - {fact: "Tunde's thumb is hurt.", was: 1/m44, by: m10, keys: [["my thumb"]]}
    - {fact: "There is a cleaning rota.", was: 1/m48, by: m13, keys: [["rota so"]]}
    - {fact: "Mihkel works nights.", was: 1/m26, by: m14, keys: [["work nights"]]}
    - {fact: "The hoover is lent to Nasir.", was: 1/m32, by: m15, keys: [["hoover is at nasirs"]]}
    - {fact: "The small room costs 460.", was: m20, by: m21, keys: [["460"]]}
    never:
    - {what: "quoted spam", src: m4, keys: [["81144"]]}
    - {what: "news", src: m9, keys: [["1.3m"]]}
    - {what: "mood/joke: eating the bait", src: m11, keys: [["eat the bait"]]}
    - {what: "celebrity gossip", src: m16, keys: [["capaldi"]]}
    - {what: "made-up story: a ghost", src: m25, keys: [["elspeth"]]}
    - {what: "bet", src: m26, keys: [["bet you 20"]]}
    - {what: "hypothetical: rich parents", src: m29, keys: [["rich parents"]]}
    - {what: "to be kept quiet: gossip on the close", src: m30, keys: [["murders"]]}
    - {what: "dream", src: m32, keys: [["in cheese"]]}
questions:
- {q: "How long does the owner still have to put it right?", a: "until 16 November", keys: [["date:2026-11-16"]]}
- {q: "What is our case called at the authority?", a: "EH20714", keys: [["EH20714"]]}
- {q: "Which number do I dial when it stinks again?", a: "07700 900 318", keys: [["07700 900 318"]]}
- {q: "Who may take over after Tunde?", a: "Noor", keys: [["noor from"]]}
- {q: "How is washing up and wiping organised?", a: "whoever cooks cleans", keys: [["you cook you clean"]]}
- {q: "Where did the animals get in and what stops them?", a: "steel mesh and cement under the sink", keys: [["steel mesh"]]}
- {q: "When does Tunde move out?", a: "30 November", keys: [["moving out"]]}
- {q: "How much is the rent in all?", a: "1960", keys: [["1960"]]}
- {q: "What does the small room cost?", a: "485", keys: [["485"]]}
- {q: "How much does Haldane take off November?", a: "150", keys: [["150 off"]]}
