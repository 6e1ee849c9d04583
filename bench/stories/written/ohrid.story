=== conversation 1 | Ohrid or bust 💒 | 2026-03-08T18:22
Hamish> Elena and Callum are doing it!!! invites are real, I've one on my fridge
Leilani> mine got rained on but I can make out "lake"
Zofia*> saturday 20 june, church of st john above the lake in Ohrid, 4 pm. I've known since january and nearly died of it
Dev> is that the one on every postcard
Zofia*> that very one
Hamish> found flights: edinburgh–skopje via vienna, out on wed 17 june, home tue 23. £214 with a bag
Leilani> take it take it
Zofia*> I've just booked four of them, so you each owe me 214
Dev> hero. five though? Marguerite is coming
Zofia*> oh right, plus one for Dev. booking
Dev> yeah Marguerite's my plus one, she can get the week off
Leilani> and beds?
Zofia*> Casa Biljana, three bedrooms, terrace, 460 for all the nights, I've put down the deposit
Dev> I'll hire a car at skopje airport and drive us down, three hours over the hills
Hamish> we're doing that drive with Dev's playlist, dear god. last time I aged eleven years and grew a second liver
Zofia*> while I remember. allergies for Elena's mum, she's asked me to collect
Dev> shellfish, I carry an epipen
Leilani> vegetarian still
Hamish> none. unless salad counts
Zofia*> her mum is Mrs Stojanovska, she does all the catering and she texts in capitals
Hamish> Callum asked me for a speech, four minutes he said, no stories from Magaluf
Leilani> so four minutes of silence
Zofia*> present: a stand mixer from the list, the red one, £320 between us all. ok?
Dev> ok
Leilani> ok
Hamish> fine by me
Zofia*> dress code on the second page: linen, colours, nothing black. Elena means it
Leilani> my passport dies in july and they want three months on it, so I need to renew it, ugh
Zofia*> do it tomorrow please
Hamish> what about the do before? Callum's lot in glasgow: sat 9 may
Zofia*> she wants me to read this at the church, opinions? "I gave the ferryman my seven rings / and rowed till Tuesday with a borrowed heart"
Leilani> it's giving tax evasion
Hamish> apparently at macedonian weddings the groom has to shoot an apple off a roof, a guy at five-a-side told me, and 600 guests is "intimate"
Zofia*> it's 90 guests, I've seen the list
(+1d) Hamish> Glasgow do has shifted a week, it's the 16th of may now, karaoke place was full
Leilani> Zofia I've still got your big orange suitcase from Lisbon, you'll get it before june, promise
=== conversation 2 | Ohrid or bust 💒 | 2026-05-24T20:05
Hamish> right who is alive after glasgow
Leilani> I'm never touching tequila or a microphone again in this lifetime
Zofia*> gather round, bad news first. Biljana's owner has sold up and sent the deposit back
Dev> WHAT
Zofia*> breathe. we're at Nikola's guesthouse now, ten minutes above the church, four rooms, 105 each with breakfast
Leilani> balcony?
Zofia*> with a grapevine on it
Dev> while we're at bad news: Marguerite and I have called it a day. so it's just me
Hamish> aw pal. sorry
Zofia*> 💛 come round thursday
Dev> and I've found out my licence lapsed in february so I can't drive us. minibus? Elena's cousin Goce fetches people from the airport, 25 a head
Zofia*> yes, let's go with Goce. I'll text him our landing time, 13:50
Hamish> I have been to the doc with my ear, infection, antibiotics, not allowed in a plane till it's clear
Leilani> a week before?? Hamish
Hamish> it's four weeks before, calm
Leilani> my own confession: I'm eating fish again since easter. no meat, but tell the capitals lady fish is fine
Zofia*> she'll be over the moon, the lake has a trout named after it
Leilani> and the new passport came!! burgundy no more. photo of a hostage
Zofia*> and the orange beast is back in my hallway, thank you, with sand in it
Hamish> Callum let slip they've two mixers already. they want money for the roof of their flat instead
Dev> then that
Zofia*> everyone put in 80 for the roof then, I'll do a card with a wee tile on it
Leilani> 👍
Hamish> done, sent
Dev> in the taxi they had it on the radio that Rihanna is renting the entire Ohrid waterfront for a yacht party the same weekend
Leilani> I watched a film last night where a bride vanishes on a ferry with the baker and 40 sheep, the groom marries the harbourmaster. researching
Zofia*> something lovely: Elena asked me to be her witness. I said yes obviously, I have to be at the church by two
Hamish> speech update?
Zofia*> that was my question to YOU
Hamish> the priest's brother wants to talk as well so I've been cut to two minutes. my best four jokes are homeless
Dev> if I lived there I'd buy the ruin next to the fortress and keep donkeys and write a column
Zofia*> fixed points: friday 19 june dinner with both families, 7 in the evening at Kaneo, attendance compulsory
(+3d) Hamish> ear's clear, doc peered in and said bon voyage
Leilani> new phone, testing testing: pickup 03:33 at gate Z99, bring seven goats
Zofia*> Mrs S says bring cash, denars, the guesthouse and Goce take no cards
Dev> how much roughly?
Zofia*> twelve thousand each should cover all of it
Leilani> also the lane to the church is cobbles so no heels, I asked
Dev> our Zofia was married twice before and ran a casino in Gdynia, fun fact for the receiving line
Zofia*> it was a tombola
Hamish> home leg got changed, did you all see the mail? we leave skopje tue 23 at 06:15, not lunchtime
Zofia*> then Goce has to pick us up at 2 am. I'll break it to him
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m3, fact: "The wedding is on 20 June 2026 at 4 pm in St John's church in Ohrid.", keys: [["date:2026-06-20"], ["st john"]]}
    - {w: 2, type: fact, src: m6, fact: "Flights Edinburgh–Skopje via Vienna, out on 17 June, home on 23 June.", keys: [["skopje"], ["date:2026-06-17"]]}
    - {w: 1, type: fact, src: m8, fact: "Zofia booked four flights; each owes her 214.", keys: [["owe me 214"]]}
    - {w: 1, type: fact, src: m11, fact: "Dev's plus one is Marguerite.", keys: [["Marguerite's my plus one"]]}
    - {w: 2, type: fact, src: m13, fact: "They stay at Casa Biljana, 460 for all the nights.", keys: [["Casa Biljana"]]}
    - {w: 1, type: task, src: m14, fact: "Dev hires a car at Skopje airport.", keys: [["hire a car"]]}
    - {w: 2, type: fact, src: m17, fact: "Dev is allergic to shellfish and carries an epipen.", keys: [["shellfish"]]}
    - {w: 1, type: preference, src: m18, fact: "Leilani is vegetarian.", keys: [["vegetarian"]]}
    - {w: 1, type: fact, src: m20, fact: "Elena's mother, Mrs Stojanovska, does the catering.", keys: [["Stojanovska"]]}
    - {w: 2, type: task, src: m21, fact: "Hamish gives a speech of four minutes.", keys: [["speech"], ["four minutes"]]}
    - {w: 1, type: decision, src: m23, fact: "The present is the red stand mixer, £320 together.", keys: [["stand mixer"]]}
    - {w: 1, type: fact, src: m27, fact: "Dress code: linen, colours, nothing black.", keys: [["nothing black"]]}
    - {w: 2, type: task, src: m28, fact: "Leilani must renew her passport.", keys: [["passport"], ["need to renew"]]}
    - {w: 1, type: fact, src: m35, fact: "The do in Glasgow is on 16 May.", keys: [["date:2026-05-16"]]}
    - {w: 1, type: fact, src: m36, fact: "Leilani has Zofia's orange suitcase.", keys: [["orange suitcase"]]}
    - {w: 1, type: fact, src: m34, fact: "There are 90 guests.", keys: [["90 guests"]]}
    ended:
    - {fact: "The do is on 9 May.", was: m30, by: m35, keys: [["date:2026-05-09"]], not: ["16"]}
    never:
    - {what: "exaggeration: aged eleven years", src: m15, keys: [["aged eleven years"]]}
    - {what: "quoted poem", src: m31, keys: [["seven rings"]]}
    - {what: "irony: four minutes of silence", src: m22, keys: [["minutes of silence"]]}
    - {what: "hearsay: apple off a roof, 600 guests", src: m33, keys: [["apple off a roof"]]}
  2:
    dropped: [4, 5, 6, 8, 10, 11, 13, 14, 15]
    keep:
    - {w: 2, type: fact, src: m5, fact: "They stay at Nikola's guesthouse, 105 each with breakfast.", keys: [["Nikola's guesthouse"]]}
    - {w: 2, type: decision, src: m11, fact: "Elena's cousin Goce drives them from the airport, 25 a head.", keys: [["cousin Goce"]]}
    - {w: 1, type: preference, src: m16, fact: "Leilani eats fish, no meat.", keys: [["eating fish again"]]}
    - {w: 1, type: decision, src: m22, fact: "Each gives 80 for the roof.", keys: [["80 for the roof"]]}
    - {w: 2, type: task, src: m27, fact: "Zofia is Elena's witness and must be at the church by two.", keys: [["her witness"]]}
    - {w: 1, type: task, src: m30, fact: "Hamish's speech is two minutes.", keys: [["two minutes"]]}
    - {w: 2, type: task, src: m32, fact: "Dinner with both families on 19 June at 7 at Kaneo.", keys: [["date:2026-06-19"], ["Kaneo"]]}
    - {w: 1, type: task, src: m35, fact: "Bring cash, the guesthouse and Goce take no cards.", keys: [["take no cards"]]}
    - {w: 1, type: fact, src: m37, fact: "Twelve thousand denars each.", keys: [["twelve thousand"]]}
    - {w: 1, type: fact, src: m38, fact: "No heels, the lane is cobbled.", keys: [["no heels"]]}
    - {w: 1, type: fact, src: m41, fact: "The flight home on 23 June is at 06:15.", keys: [["06:15"]]}
    ended:
    - {fact: "They stay at Casa Biljana.", was: 1/m13, by: m3, keys: [["Biljana"], ["460"]], not: ["sold up"]}
    - {fact: "Marguerite is Dev's plus one.", was: 1/m11, by: m8, keys: [["Marguerite's my plus one"]], not: ["called it a day"]}
    - {fact: "Dev hires a car.", was: 1/m14, by: m11, keys: [["hire a car"]], not: ["lapsed"]}
    - {fact: "Leilani is vegetarian.", was: 1/m18, by: m16, keys: [["vegetarian"]], not: ["fish"]}
    - {fact: "Leilani has to renew her passport.", was: 1/m28, by: m18, keys: [["need to renew"]], not: ["came"]}
    - {fact: "Leilani has the orange suitcase.", was: 1/m36, by: m19, keys: [["orange suitcase"]], not: ["hallway"]}
    - {fact: "The present is a stand mixer.", was: 1/m23, by: m20, keys: [["stand mixer"]], not: ["roof"]}
    - {fact: "The speech is four minutes.", was: 1/m21, by: m30, keys: [["speech, four minutes"]], not: ["two"]}
    - {fact: "Hamish has an ear infection and may not fly.", was: m13, by: m33, keys: [["not allowed in a plane"]], not: ["bon voyage"]}
    never:
    - {what: "mood: never tequila again", src: m2, keys: [["tequila"]]}
    - {what: "celebrity gossip: Rihanna", src: m25, keys: [["Rihanna"]]}
    - {what: "film plot", src: m26, keys: [["40 sheep"]]}
    - {what: "hypothetical: the ruin and donkeys", src: m31, keys: [["keep donkeys"]]}
    - {what: "test message", src: m34, keys: [["seven goats"]]}
    - {what: "teasing: Zofia's casino", src: m39, keys: [["casino in Gdynia"]]}
questions:
- {q: "Where are we sleeping during the trip?", a: "Nikola's guesthouse", keys: [["Nikola's guesthouse"]]}
- {q: "Who brings us from the airport?", a: "Elena's cousin Goce", keys: [["Goce"]]}
- {q: "What are we giving the couple?", a: "80 each for the roof of their flat", keys: [["80 for the roof"]]}
- {q: "Who could end up in hospital over prawns?", a: "Dev", keys: [["shellfish"]]}
- {q: "How long may Hamish speak?", a: "two minutes", keys: [["two minutes"]]}
- {q: "Which shade must I avoid for my outfit?", a: "black", keys: [["nothing black"]]}
- {q: "What is my own job at the ceremony?", a: "witness", keys: [["witness"]]}
- {q: "When is the dinner with both families?", a: "19 June, 7 pm, Kaneo", keys: [["date:2026-06-19"]]}
- {q: "How much local money should everybody carry?", a: "twelve thousand denars", keys: [["twelve thousand"]]}
- {q: "How many people are invited?", a: "90", keys: [["90 guests"]]}
