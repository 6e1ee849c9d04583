=== conversation 1 | Gunyah Creek brigade | 2025-11-10T18:05
Darko> Evening. Training is Tuesdays 7 pm at the shed until the end of March, no excuses bar birth and death
Shaz> what about both on the one day
Minh*> How many of us on the active list this season? Need it for the return
Darko> 17, four of those juniors
Leilani> tanker 2's off the road, brake compressor
Bert> cousin's mate up at Swifts had 14 cows walk into the dam in '83 and every one come out with a singed tail
Shaz> Bert.
Tevita> test test does this thing go ping, fire at 12 Fake St
Shaz> it goes ping mate. welcome
Minh*> Tevita what size boots do I order you?
Tevita> 13 wide sorry
Darko> House rule for the new ones: no callout talk in this chat, ever. That's what the pager is for
Darko> And first ninety days the recruit washes the captain's ute, every Sunday, chamois and all
Tevita> for real?
Leilani> no love, he tries it on every year
(+1d) Minh*> Hose testing is on Saturday 22 November, 8 am. Bring a hat and something to sit on
Joel> as training officer I'm bringing the clipboard
Shaz> I'm off smoke for a bit, got a chest infection, doc says three weeks
Leilani> Kallista lent us their pump trailer for the dry months, it's parked behind the shed
Darko> Good on em.
Minh*> Treasurer's two cents: we have 11,450 in the account
Darko> And the raffle money is for a thermal camera, target 6,000
Bert> I'm doing the chook raffle at the pub every Friday so come and buy something
Leilani> If they gave us a helicopter we'd be on Ridge Road in four minutes flat
Bert> and who'd park it
(+2d) Darko> Hydrant outside the school is dead, don't plan on it. Nolans' dam is fine, they said draw whatever we want
Minh*> Important for everyone: Mrs Abernethy at 9 Quarry Road is on oxygen, she's first out if the ridge goes
Shaz> got it. who has her key
Minh*> the Doyles opposite
(+1d) Leilani> 4 mm in my gauge this morning, lovely soft drizzle
Darko> Make the most of it. Total fire ban looks likely on the 22nd, hose testing goes a week later, 29th
Minh*> I've to get the equipment grant form to the shire by 30 November, remind me
Leilani> Christmas do at mine, 13 December, from four o'clock
Minh*> numbers?
Leilani> twenty-six plus the kelpie
Tevita> can't do prawns, I blow up like a raft
Leilani> noted, sausages for Tevita
Bert> got this on me phone: "Aussie heroes get 20% off energy gels, use code HERO20 before midnight" am I the hero
=== conversation 2 | Gunyah Creek brigade, the hot bit | 2026-01-19T17:30
Minh*> Happy new year, still breathing? Right, business. Training has shifted to Wednesdays, same hour, the footy club's got the oval lights Tuesdays
Shaz> wednesdays are better for me
Leilani> tanker 2 is back and stops on a five cent piece
Darko> Joel's moved to Darwin with his lot, so Shaz is running training from tonight
Shaz> clipboard and all
Tevita> and how's the chest
Shaz> right as rain, did the full BA drill Sunday
Minh*> We're up to 19 with the Pham twins
Bert> for the record I rolled ten thousand hoses last Saturday
Leilani> you rolled three and had a sandwich
(+1d) Minh*> Grant's come good, the shire pays the whole thermal camera!!
Darko> Bloody beauty. Raffle money goes to a defib for the hall then
Minh*> agreed. For the books, there's 9,870 left after the new hoses
Bert> speaking of, chook raffle's finished, publican wants the Friday for trivia
Shaz> end of an era. My freezer weeps
Darko> My turn. I'm standing down as captain at the AGM, 18 February
Tevita> no!!
Darko> Knees. I'll stay on as driver
Leilani> could paint tanker 1 pink to cheer him up, bloke in Lilydale does it for 900
Darko> Over my dead body, and I'd haunt it
Minh*> who'd take it on? Shaz?
Shaz> yeah righto I'll put my hand up
(+1d) Leilani> Kallista have picked up their trailer, they got a smoke taskforce going
Bert> reckon that smoke over Ferny Creek is just old Pat's boiler again
(+3h) Tevita> it was a ute on fire at the tip
Darko> Pager.
Tevita> sorry cap
Minh*> Scrap the bit about the hydrant at the school by the way, water mob came, it was only a stuck valve and it runs 20 litres a second
Leilani> not for the minutes Minh, but the Hendersons are burning off at night without a permit, third time
Minh*> I saw nothing
(+2d) Minh*> new keypad number at the shed is 4815, learn it and delete this
Shaz> woman at the dentist's read me that Hugh Jackman bought 40 acres in Emerald
Bert> he can join
Darko> First aid refresher: Sunday 8 February, 9 to 1, bring your own mask
Leilani> I have the little one that day, can she come?
Darko> Sure, we need a patient
Minh*> radio: primary's channel 128, if it's flat go to 131
Shaz> And I want everyone in long wool socks under the boots, no synthetics, saw what it does to skin
Leilani> I'm away from 2 to 9 March, sister's wedding in Apia
Bert> who's feeding the kelpie

=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "Training is Tuesdays 7 pm at the shed.", keys: [["Tuesdays"]]}
    - {w: 1, type: fact, src: m4, fact: "17 active, four of them juniors.", keys: [["17, four"]]}
    - {w: 2, type: risk, src: m5, fact: "Tanker 2 is off the road with its brake compressor.", keys: [["tanker 2"]]}
    - {w: 1, type: fact, src: m11, fact: "Tevita's boots are 13 wide.", keys: [["13 wide"]]}
    - {w: 2, type: preference, src: m12, fact: "No callout talk in the chat; the pager is for that.", keys: [["callout talk"]]}
    - {w: 1, type: fact, src: m17, fact: "Joel is training officer.", keys: [["training officer"]]}
    - {w: 1, type: fact, src: m18, fact: "Shaz is off smoke with a chest infection.", keys: [["chest infection"]]}
    - {w: 1, type: fact, src: m19, fact: "Kallista lent them a pump trailer.", keys: [["pump trailer"]]}
    - {w: 1, type: fact, src: m21, fact: "11,450 in the account.", keys: [["11,450"]]}
    - {w: 2, type: decision, src: m22, fact: "Raffle money is for a thermal camera, target 6,000.", keys: [["raffle money"], ["camera"]]}
    - {w: 1, type: fact, src: m23, fact: "Bert does the chook raffle at the pub every Friday.", keys: [["chook raffle"]]}
    - {w: 2, type: risk, src: m26, fact: "The hydrant outside the school is dead.", keys: [["hydrant"], ["dead"]]}
    - {w: 2, type: fact, src: m26, fact: "They may draw from Nolans' dam.", keys: [["Nolans"]]}
    - {w: 2, type: fact, src: m27, fact: "Mrs Abernethy at 9 Quarry Road is on oxygen and first out.", keys: [["Abernethy"], ["oxygen"]]}
    - {w: 2, type: task, src: m32, fact: "Minh must hand in the grant form by 30 November.", keys: [["grant form"]]}
    - {w: 1, type: fact, src: m36, fact: "Tevita can't have prawns.", keys: [["prawns"]]}
    ended:
    - {fact: "Hose testing is on Saturday 22 November.", was: m16, by: m31, keys: [["hose testing"], ["date:2025-11-22"]], not: ["week later", "29"]}
    never:
    - {what: "anecdote: 14 cows", src: m6, keys: [["14 cows"]]}
    - {what: "test message with a made-up address", src: m8, keys: [["Fake St"]]}
    - {what: "teasing a recruit with a false rule", src: m13, keys: [["chamois"]]}
    - {what: "hypothetical: a helicopter", src: m24, keys: [["helicopter"]]}
    - {what: "weather small talk", src: m30, keys: [["4 mm"]]}
    - {what: "spam", src: m38, keys: [["HERO20"]]}
  2:
    dropped: [1, 2, 3, 6, 7, 8, 9, 10, 11, 12, 15]
    keep:
    - {w: 2, type: fact, src: m1, fact: "Training is on Wednesdays now.", keys: [["Wednesdays"], ["training"]]}
    - {w: 1, type: fact, src: m4, fact: "Shaz runs training.", keys: [["Shaz is running training"]]}
    - {w: 1, type: fact, src: m8, fact: "There are 19 of them now.", keys: [["up to 19"]]}
    - {w: 2, type: fact, src: m11, fact: "The shire pays the whole thermal camera.", keys: [["shire pays"]]}
    - {w: 2, type: decision, src: m12, fact: "Raffle money goes to a defib for the hall.", keys: [["defib"]]}
    - {w: 1, type: fact, src: m13, fact: "9,870 left.", keys: [["9,870"]]}
    - {w: 2, type: decision, src: m16, fact: "Darko stands down as captain at the AGM on 18 February.", keys: [["captain", "AGM"], ["date:2026-02-18"]]}
    - {w: 2, type: fact, src: m28, fact: "The school hydrant works, 20 litres a second.", keys: [["20 litres"]]}
    - {w: 2, type: task, src: m34, fact: "First aid refresher on Sunday 8 February, 9 to 1.", keys: [["first aid"], ["date:2026-02-08"]]}
    - {w: 2, type: fact, src: m37, fact: "Radio channel 128, fallback 131.", keys: [["128"]]}
    - {w: 1, type: preference, src: m38, fact: "Wool socks, no synthetics.", keys: [["wool socks"]]}
    - {w: 1, type: fact, src: m39, fact: "Leilani is away 2 to 9 March for a wedding in Apia.", keys: [["Apia"]]}
    ended:
    - {fact: "Training is on Tuesdays.", was: 1/m1, by: m1, keys: [["Training is Tuesdays"]], not: ["Wednesdays"]}
    - {fact: "Tanker 2 is off the road.", was: 1/m5, by: m3, keys: [["off the road"]], not: ["back"]}
    - {fact: "Joel is training officer.", was: 1/m17, by: m4, keys: [["training officer"]], not: ["moved"]}
    - {fact: "Shaz is off smoke with a chest infection.", was: 1/m18, by: m7, keys: [["chest infection"]], not: ["right as rain"]}
    - {fact: "17 on the active list.", was: 1/m4, by: m8, keys: [["17, four"]], not: ["19"]}
    - {fact: "The grant form is to be handed in by 30 November.", was: 1/m32, by: m11, keys: [["grant form"]], not: ["come good"]}
    - {fact: "The raffle money is for a thermal camera.", was: 1/m22, by: m12, keys: [["raffle money is for"]], not: ["defib"]}
    - {fact: "11,450 in the account.", was: 1/m21, by: m13, keys: [["11,450"]], not: ["9,870"]}
    - {fact: "Bert does the chook raffle every Friday.", was: 1/m23, by: m14, keys: [["chook raffle"], ["every Friday"]], not: ["finished"]}
    - {fact: "Kallista's pump trailer is with them.", was: 1/m19, by: m23, keys: [["pump trailer"]], not: ["picked up"]}
    - {fact: "The school hydrant is dead.", was: 1/m26, by: m28, keys: [["hydrant"], ["dead"]], not: ["scrap", "valve"]}
    never:
    - {what: "exaggeration: ten thousand hoses", src: m9, keys: [["ten thousand"]]}
    - {what: "rejected: tanker painted pink", src: m19, keys: [["pink"]]}
    - {what: "a guess that was wrong", src: m24, keys: [["boiler"]]}
    - {what: "not for the minutes", src: m29, keys: [["Hendersons"]]}
    - {what: "keypad number", src: m31, keys: [["4815"]]}
    - {what: "celebrity gossip", src: m32, keys: [["Jackman"]]}
questions:
- {q: "Who must be evacuated before anybody else?", a: "Mrs Abernethy, 9 Quarry Road", keys: [["Abernethy"]]}
- {q: "Which night do we practise?", a: "Wednesdays", keys: [["Wednesdays"]]}
- {q: "How much money does the brigade own?", a: "9,870", keys: [["9,870"]]}
- {q: "Which frequency do we talk on?", a: "channel 128, else 131", keys: [["128"]]}
- {q: "What seafood makes the new bloke swell up?", a: "prawns", keys: [["prawns"]]}
- {q: "Who covers the cost of the heat-vision gadget?", a: "the shire", keys: [["shire pays"]]}
- {q: "When is the first aid refresher?", a: "8 February, 9 to 1", keys: [["date:2026-02-08"]]}
- {q: "What is Tevita's boot size?", a: "13 wide", keys: [["13 wide"]]}
- {q: "When does Darko stand down as captain?", a: "18 February", keys: [["date:2026-02-18"]]}
- {q: "Whose dam may we pump from?", a: "Nolans'", keys: [["Nolans"]]}
