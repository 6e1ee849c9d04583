=== conversation 1 | Boat share "Duchess" | 2026-03-08T11:00
Wilf*> morning shipmates. we own a boat!!!
Carys> I still can't believe it. 52 feet of rust
Omar> of potential
Dee> of debt
Wilf*> for the record: Duchess, built 1989, 52 feet, bought for 38,000, 9,500 each
Carys> and paid as of Friday. Mooring: we've got a berth at Hillmorton, 1,680 a year, from 1 April
Omar> I can drive her back from the yard, I've got the helmsman's certificate
Dee> i haven't, and I can't swim either, so lifejacket on from the moment i step aboard, please everyone remind me
Wilf*> lifejacket for Dee, always
Carys> kitty: everybody pays 60 a month into the joint account, at Monzo, from April
Omar> fine
Dee> fine
Wilf*> Weeks: we said each gets one week in the summer holidays. I take 25 July to 1 August
Omar> 8 to 15 august for me, the kids are with me then
Carys> I'd have the first week of September
Dee> and i'll take the bank holiday in May, 23 to 30 May
Omar> My uncle would have called her the Duchess of Leaks. sorry. carry on
Carys> 😂
Wilf*> engine: the surveyor says the engine needs a service within 50 hours, we're at 31. Booked with Pete at Braunston for 17 April
Dee> how much
Wilf*> about 320, out of the kitty
Carys> colour! we were going to repaint her. I say dark green
Omar> Dark green with cream lettering
Wilf*> yes
Dee> ok green it is
Carys> painting weekend is 9 and 10 May, all hands, old clothes
Dee> heating: the stove. I'm nervous about carbon monoxide. i bought two alarms, one for the cabin and one by the bunks
Omar> that's grand, Dee
Carys> no smoking on board, shall we agree on that?
Wilf*> agreed
Omar> agreed, even though it's me it hits
Dee> Someone on the towpath claimed that the previous owner kept an alligator in the bath
Carys> there's no bath
Dee> exactly
Omar> dogs?
Carys> Biscuit comes with me, otherwise no dogs, Dee's allergic to most of them
Wilf*> sorry, correcting myself on the boat length, just seen the papers: 54 feet, not 52. matters for the locks up north
Omar> 54! we got two feet for free
=== conversation 2 | Boat share "Duchess" | 2026-05-17T19:20
Carys> quick round up from painting last weekend, she's stunning
Omar> she's BLUE
Wilf*> yes, for those who weren't there: the shop had no green for 4 weeks. Oxford blue, with cream lettering
Dee> i like it better tbh
Carys> me too. Cost 214 all in
Wilf*> engine: Pete did the service but found a cracked injector, replaced. 540 in total instead of 320
Omar> ouch. what's left in the kitty
Carys> 37 pounds. So I'd say we go up to 85 a month, starting now
Dee> ok
Omar> Ok for me
Wilf*> ok. next service due at 280 hours
Dee> about my week. I'm not taking the bank holiday, my mum's having her cataract done on the 26th. Anybody want 23 to 30 May?
Omar> me! can bring the kids for half term. and I'd give you my August week in exchange, Dee
Dee> done. so 8 to 15 august is mine
Carys> Nice. i'm stuck too, I've got a wedding on 5 September. Could I have 12 to 19 September?
Wilf*> nobody has that, take it
Dee> news: I did it, I've been going to swimming lessons since April, got my 25 metres yesterday!!
Omar> DEE!!
Carys> so proud
Dee> still wearing the lifejacket mind
Wilf*> Hillmorton has written. the berth goes up to 1,940 from next April because of the new pontoons
Omar> hm. Stockton Top marina asks 1,450. shall we change?
Carys> I went and looked, lovely, has showers. I'd vote yes
Wilf*> yes. Moving her to Stockton Top at the end of March 2027, then. I'll give notice
Dee> yes
Omar> yes. by the way we can all drive soon: Carys passed her helmsman's on Thursday
Carys> with distinction, in the rain
Wilf*> if we all win an Oscar we can buy a second one for the wine
Dee> biscuit?
Carys> Biscuit... died three weeks ago. He was 14. I didn't want to write it here
Omar> oh Carys. I'm so sorry
Dee> sending you a big hug
Carys> thank you. anyway. no dogs at all on board from now, it's easier
Omar> licence: Canal & River Trust renewal is due 30 June, 1,120. I'll do it
Wilf*> thanks Omar
Dee> the padlock combination is 2718, I'm deleting this message in a minute, don't save it
Wilf*> toilet. Sorry. The pump-out is broken, I'm fitting a composting one on 6 June, who helps?
Carys> I'd rather eat the rope. ok I'll help
Dee> the alarm by the bunks went off on Saturday, for no reason, low battery. New batteries are in, sealed ten-year ones
Omar> and my smoking, you'll be glad to hear: 40 days without
Wilf*> magnificent
Carys> autumn trip all four of us, Oxford and back, 10 to 17 October?
Dee> IN
Omar> in
Wilf*> in. that's a plan
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m5, fact: "The boat Duchess, built 1989, was bought for 38,000, 9,500 each.", keys: [["Duchess"], ["9,500"]]}
    - {w: 2, type: fact, src: m6, fact: "The berth is at Hillmorton, 1,680 a year, from 1 April 2026.", keys: [["Hillmorton"], ["1,680"]]}
    - {w: 1, type: fact, src: m7, fact: "Omar has the helmsman's certificate.", keys: [["helmsman's"]]}
    - {w: 2, type: risk, src: m8, fact: "Dee can't swim: lifejacket on from the moment she steps aboard.", keys: [["can't swim"], ["lifejacket"]]}
    - {w: 2, type: decision, src: m10, fact: "Everybody pays 60 a month into the joint account at Monzo.", keys: [["60 a month"]]}
    - {w: 1, type: decision, src: m13, fact: "Wilf's week is 25 July to 1 August 2026.", keys: [["25 July"]]}
    - {w: 1, type: decision, src: m14, fact: "Omar's week is 8 to 15 August 2026.", keys: [["8 to 15 august"]]}
    - {w: 1, type: decision, src: m15, fact: "Carys's week is the first week of September.", keys: [["first week of September"]]}
    - {w: 1, type: decision, src: m16, fact: "Dee's week is 23 to 30 May 2026.", keys: [["23 to 30 May"]]}
    - {w: 2, type: task, src: m19, fact: "The engine service is booked with Pete at Braunston for 17 April 2026.", keys: [["Pete"], ["date:2026-04-17"]]}
    - {w: 1, type: decision, src: m23, fact: "The boat is painted dark green with cream lettering.", keys: [["dark green"]]}
    - {w: 1, type: task, src: m26, fact: "The painting weekend is 9 and 10 May 2026.", keys: [["painting weekend"], ["9 and 10 May"]]}
    - {w: 1, type: fact, src: m27, fact: "Dee bought two carbon monoxide alarms, for the cabin and by the bunks.", keys: [["alarms"], ["bunks"]]}
    - {w: 1, type: decision, src: m29, fact: "No smoking on board.", keys: [["no smoking"]]}
    - {w: 1, type: decision, src: m36, fact: "Only the dog Biscuit comes aboard; Dee's allergic to most dogs.", keys: [["Biscuit"], ["allergic"]]}
    - {w: 2, type: fact, src: m37, fact: "The boat is 54 feet long.", keys: [["54 feet"]]}
    ended:
    - {fact: "The boat is 52 feet long.", was: m5, by: m37, keys: [["52 feet"]], not: ["54"]}
    never:
    - {what: "joke: Duchess of Leaks", src: m17, keys: [["Leaks"]]}
    - {what: "hearsay of a stranger", src: m32, keys: [["alligator"]]}
  2:
    dropped: [4, 5, 7, 8, 9, 10, 11, 12, 15]
    keep:
    - {w: 2, type: decision, src: m3, fact: "The boat is painted Oxford blue with cream lettering.", keys: [["Oxford blue"]]}
    - {w: 1, type: fact, src: m6, fact: "The service found a cracked injector; 540 in total.", keys: [["injector"], ["540"]]}
    - {w: 2, type: decision, src: m8, fact: "Everybody pays 85 a month.", keys: [["85 a month"]]}
    - {w: 1, type: task, src: m11, fact: "The next service is due at 280 hours.", keys: [["280 hours"]]}
    - {w: 1, type: fact, src: m12, fact: "Dee's mum has her cataract done on 26 May 2026.", keys: [["cataract"], ["26"]]}
    - {w: 1, type: decision, src: m13, fact: "Omar takes 23 to 30 May at half term and gives Dee his August week.", keys: [["half term", "August week"]]}
    - {w: 2, type: decision, src: m14, fact: "Dee's week is 8 to 15 August.", keys: [["8 to 15 august"]]}
    - {w: 1, type: decision, src: m15, fact: "Carys's week is 12 to 19 September 2026.", keys: [["12 to 19 September"]]}
    - {w: 1, type: fact, src: m17, fact: "Dee takes swimming lessons and has swum 25 metres.", keys: [["25 metres"]]}
    - {w: 1, type: fact, src: m21, fact: "The berth at Hillmorton goes up to 1,940 from April 2027.", keys: [["1,940"]]}
    - {w: 2, type: decision, src: m24, fact: "The boat moves to Stockton Top at the end of March 2027.", keys: [["Stockton Top"], ["March 2027"]]}
    - {w: 1, type: fact, src: m26, fact: "Carys passed her helmsman's.", keys: [["Carys passed"]]}
    - {w: 2, type: fact, src: m30, fact: "Biscuit died, aged 14.", keys: [["Biscuit"], ["died"]]}
    - {w: 1, type: decision, src: m33, fact: "No dogs at all on board.", keys: [["no dogs at all"]]}
    - {w: 2, type: task, src: m34, fact: "The Canal & River Trust licence renewal, by Omar, is due 30 June 2026, 1,120.", keys: [["renewal"], ["date:2026-06-30"]]}
    - {w: 1, type: task, src: m37, fact: "Wilf fits a composting toilet on 6 June 2026.", keys: [["composting"], ["date:2026-06-06"]]}
    - {w: 1, type: fact, src: m40, fact: "Omar hasn't smoked for 40 days.", keys: [["40 days"]]}
    - {w: 2, type: task, src: m42, fact: "Autumn trip of all four to Oxford and back, 10 to 17 October 2026.", keys: [["Oxford"], ["10 to 17 October"]]}
    ended:
    - {fact: "The boat is to be dark green.", was: 1/m23, by: m3, keys: [["dark green"]], not: ["blue", "no green"]}
    - {fact: "The engine service is booked for 17 April.", was: 1/m19, by: m6, keys: [["engine"], ["date:2026-04-17"]], not: ["did the service", "injector"]}
    - {fact: "Everybody pays 60 a month.", was: 1/m10, by: m8, keys: [["60 a month"]], not: ["85"]}
    - {fact: "Dee takes 23 to 30 May.", was: 1/m16, by: m12, keys: [["23 to 30 May"], ["I'll take"]], not: ["not taking", "Omar"]}
    - {fact: "Omar has 8 to 15 August.", was: 1/m14, by: m13, keys: [["8 to 15 august"], ["for me"]], not: ["mine", "exchange"]}
    - {fact: "Carys has the first week of September.", was: 1/m15, by: m15, keys: [["first week of September"]], not: ["12 to 19", "wedding"]}
    - {fact: "Dee can't swim.", was: 1/m8, by: m17, keys: [["can't swim"]], not: ["25 metres", "lessons"]}
    - {fact: "Biscuit comes along on the boat.", was: 1/m36, by: m30, keys: [["Biscuit"], ["comes"]], not: ["died"]}
    never:
    - {what: "joke about an Oscar", src: m28, keys: [["Oscar"]]}
    - {what: "padlock combination, not to be saved", src: m36, keys: [["2718"]]}
    - {what: "joke: rather eat the rope", src: m38, keys: [["eat the rope"]]}
questions:
- {q: "What does the hull look like since the painting weekend?", a: "Oxford blue with cream lettering", keys: [["blue"]]}
- {q: "What does each owner contribute monthly now?", a: "85", keys: [["85"]]}
- {q: "Where will the vessel be kept from spring 2027?", a: "At Stockton Top", keys: [["Stockton"]]}
- {q: "Who is going in the middle of August?", a: "Dee, 8 to 15 August", keys: [["Dee"]]}
- {q: "What happened to Carys's pet?", a: "Biscuit died", keys: [["died"]]}
- {q: "Which skill has Dee learned this spring?", a: "Swimming: she did 25 metres", keys: [["swim"]]}
- {q: "How long is Duchess?", a: "54 feet", keys: [["54"]]}
- {q: "Who holds a steering certificate?", a: "Omar and Carys", keys: [["Omar"], ["Carys"]]}
- {q: "What made the mechanic's bill higher than expected?", a: "A cracked injector", keys: [["injector"]]}
- {q: "What have all four planned for the autumn?", a: "Oxford and back, 10 to 17 October", keys: [["Oxford"], ["October"]]}
