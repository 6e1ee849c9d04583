=== conversation 1 | ops-daily | 2026-09-07T08:42
Hoa> morning. somebody left the roller door open all weekend and now theres a pigeon in aisle C
Hoa> I promoted him to head of logistics, he starts at 9
Wiebke*> numbers before the ten o'clock please. Tendai you first?
Tendai> 61 open tickets. The glass infuser mugs keep arriving cracked, all the same lot, number ends in 77B
Lorcan> thats the Hangzhou ones. Mrs Lin only gives us credit if she has photos and a count by Wednesday
Tendai> I'll put a folder together for you
Wiebke*> Hoa pls pull that lot from sale
Hoa> already done, 212 pieces on a pallet by the back door with a red NO on it
Tendai> bless. I have typed "we're so sorry about your mug" nine million times since Friday, my fingers are stumps
(+20m) Lorcan> right, teapots. Porcel Azul want a minimum of 500 per colour for the new one, lead time 11 weeks
Lorcan> freight from Porto is 1,850 for the truck, customs included
Lorcan> leave it with me, I've João on the phone at 2
Matteus> fyi i put us down for a stall at the Bath christmas market, 26 nov to 13 dec!!
Hoa> Parcelforce collects at 16:00 from this week, so orders have to be packed by 15:20
(+50m) Priyesh> hi all, first day in returns, sorry to ask the obvious thing. how long do customers have?
Wiebke*> welcome!! 30 days from delivery, and the label is on them unless it's our mistake
Tendai> and opened tea gets a 15% restocking fee
Priyesh> got it. and where do I put returned tins that are still sealed
Hoa> shelf R4, never back on the pick face. I check the seals myself first
Priyesh> couldn't we charge £2.99 for every return like the big shoe shops do? would stop the serial ones
Wiebke*> no, I don't want that fight, the answer is no
Lorcan> one more for the newbie, anything for a supplier goes through me, nobody writes to João or Mrs Lin directly please
(+2h) Lorcan> sorry folks, I read you the wrong line this morning. the Porto truck is 2,150 with customs, the other figure was for half a load
Lorcan> BUT João came down to 300 a colour if we take two colours
Wiebke*> yes, let's do that. sage and oxblood
(+1d) Tendai> @Lorcan 41 pics and the count are in the drive, you should have the link
Lorcan> have it, sent on to her
Hoa> heads up the candle people in unit 6 have our Zebra label printer, theirs died. until we get it back use the little Brother on bench 1
Wiebke*> fine but get it back before October
Matteus> who gets emails like this: "Dear valued seler, your shop will be CLOSED in 24h, pay the 89 dollar verification now"
Tendai> everybody, Matteus. bin
Matteus> testing the new checkout, TEST order 99999, 3 x Dragonwell for Donald Duck, 1 Fake Street, do not ship
Hoa> I had already printed it
(+1d) Wiebke*> two decisions from the meeting so they're written somewhere. Black Friday is 25% off everything, starting Monday 23 November
Wiebke*> second: we never promise a restock date to a customer unless the goods are physically in the building
Lorcan> Hangzhou container is due into Felixstowe on 12 October
Lorcan> and the bamboo trays for the gift sets I've ordered from Green Reed, £4.10 each, 600 of them
Hoa> we count the fast movers every Monday at 7:30 so if you take samples, write it on the sheet!! looking at you marketing
Matteus> i feel seen
=== conversation 2 | ops-daily | 2026-10-19T09:05
Tendai> anybody know where the 40 missing tins of Assam went
Matteus> bet theyre up on the mezzanine behind the easter stuff
Hoa> no. they never came, the delivery note is two boxes short, I've claimed it
Amarachi> good morning! for those I haven't met: I took over buying last week, Lorcan's last day was the 9th. so suppliers = me now
Priyesh> welcome to the madness
Amarachi> thank you. First joy: the container got left behind in Singapore. New date for Felixstowe is 2 November
Wiebke*> oh brilliant, and I'm sure the shipping line will send us flowers and a cheque for £5,000
Tendai> tenner says we don't see it before Bonfire Night
Amarachi> Second: Green Reed went quiet after the deposit. I found a joiner in Kaunas who does them in ash, £6.40 each, the first 250 come on 6 November
Wiebke*> and our deposit?
Amarachi> £490, I've opened a dispute with the bank
Hoa> the driver at the depot told me apparently Parcelforce shut the whole Avonmouth hub in spring
Wiebke*> until it's on paper I don't care
Hoa> what IS on paper: pick-up has gone to 15:15, so packing ends at 14:30
(+1h) Priyesh> the solicitor came back about the restocking fee. we're not allowed to charge it on unopened OR opened so I've taken it off the site and the templates
Hoa> zebra is home, bench 2, they even cleaned it
Wiebke*> 🎉
Wiebke*> Matteus what's the state of Bath
Matteus> ah. the pitch alone is £4,900 and we need own insurance. so we're not doing it, i've withdrawn the application
Wiebke*> also everybody forget what I said about 25 on the whole shop, finance nearly fainted. only the gift bundles get reduced, 20%
Matteus> does the start date stay?
Wiebke*> yes, monday the 23rd
Amarachi> if we ever had a real shop, I'd want 80 square metres in Leeds with a tasting bar
Hoa> you'd last a week with walk-in customers
Tendai> saw a thread by a seller in Ohio, he got 900 left-hand gloves sent back in one week. nine hundred. makes me feel better
(+1d) Wiebke*> question for Hoa, when are we counting this week, I want to come along
Hoa> oh we gave that up, since the new scanners the system corrects itself while we pick. I only do a full count on 31 January now
Wiebke*> works for me
Amarachi> portal for Porcel Azul in case I'm ill, user steepwell, password Cha-4-two-teapot9
Wiebke*> Amarachi please don't post that in here, put it in the vault
Amarachi> sorry. And João says both colours leave Porto on 24 November
Tendai> big one: the hotel group in Cork wants 120 sage teapots with their logo, contact is Gráinne Foley
Priyesh> between us and pls don't put it in any notes, I've an interview with the gin people on Thursday, just to look
Wiebke*> I didn't read that
Hoa> Mrs Lin's credit came through btw. £1,378
Wiebke*> lovely. and the pallet?
Hoa> still by the door, the recycler fetches it once we have 2 pallets full
Matteus> it's raining sideways, any chance someone with a car goes past the station at 5
Hoa> ok
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m4, fact: "The cracked glass infuser mugs are all from one lot, its number ends in 77B.", keys: [["77B"]]}
    - {w: 1, type: task, src: m5, fact: "Mrs Lin (Hangzhou) gives credit only with photos and a count by Wednesday 9 September.", keys: [["photos and a count"]]}
    - {w: 1, type: fact, src: m8, fact: "212 pieces of the bad lot stand on a pallet by the back door.", keys: [["212"]]}
    - {w: 2, type: fact, src: m24, fact: "Porcel Azul's minimum for the new teapot is 300 a colour if two colours are taken.", keys: [["300"]]}
    - {w: 2, type: decision, src: m25, fact: "The teapot colours are sage and oxblood.", keys: [["sage and oxblood"]]}
    - {w: 2, type: fact, src: m23, fact: "The truck from Porto costs 2,150 with customs.", keys: [["2,150"]]}
    - {w: 1, type: task, src: m13, fact: "There is a stall at the Bath Christmas market from 26 November to 13 December.", keys: [["bath christmas market"]]}
    - {w: 2, type: fact, src: m14, fact: "Parcelforce collects at 16:00, orders packed by 15:20.", keys: [["16:00"]]}
    - {w: 2, type: fact, src: m16, fact: "Customers have 30 days from delivery and pay the return label unless it is the shop's mistake.", keys: [["30 days from delivery"]]}
    - {w: 1, type: fact, src: m17, fact: "Opened tea gets a 15% restocking fee.", keys: [["15%"]]}
    - {w: 1, type: pattern, src: m19, fact: "Sealed returned tins go to shelf R4, never back to the pick face.", keys: [["R4"]]}
    - {w: 2, type: preference, src: m22, fact: "Everything for a supplier goes through Lorcan.", keys: [["goes through me"]]}
    - {w: 1, type: fact, src: m28, fact: "The Zebra label printer is lent to the candle people in unit 6.", keys: [["zebra"], ["unit 6"]]}
    - {w: 2, type: decision, src: m34, fact: "Black Friday is 25% off everything from Monday 23 November.", keys: [["25% off everything"]]}
    - {w: 2, type: decision, src: m35, fact: "No restock date is promised unless the goods are physically in the building.", keys: [["restock date"]]}
    - {w: 2, type: fact, src: m36, fact: "The Hangzhou container is due in Felixstowe on 12 October.", keys: [["felixstowe"], ["date:2026-10-12"]]}
    - {w: 1, type: fact, src: m37, fact: "600 bamboo trays are ordered from Green Reed at £4.10.", keys: [["green reed"], ["4.10"]]}
    - {w: 1, type: pattern, src: m38, fact: "Fast movers are counted every Monday at 7:30.", keys: [["7:30"]]}
    ended:
    - {fact: "Porcel Azul wants a minimum of 500 per colour.", was: m10, by: m24, keys: [["minimum of 500"]], not: ["300"]}
    - {fact: "Freight from Porto is 1,850.", was: m11, by: m23, keys: [["1,850"]], not: ["2,150"]}
    - {fact: "Tendai will put a folder of photos together.", was: m6, by: m26, keys: [["put a folder together"]], not: ["41 pics"]}
    never:
    - {what: "joke: the pigeon is head of logistics", src: m2, keys: [["head of logistics"]]}
    - {what: "exaggeration: nine million mails, fingers are stumps", src: m9, keys: [["nine million"]]}
    - {what: "rejected suggestion: charge £2.99 per return", src: m20, keys: [["2.99"]]}
    - {what: "quoted spam: pay 89 dollar verification", src: m30, keys: [["89 dollar"]]}
    - {what: "test order 99999 for Donald Duck", src: m32, keys: [["99999"]]}
  2:
    dropped: [2, 7, 8, 10, 12, 13, 14, 16, 17, 18]
    keep:
    - {w: 1, type: fact, src: m3, fact: "The 40 tins of Assam never came, the delivery note is two boxes short and it is claimed.", keys: [["two boxes short"]]}
    - {w: 2, type: fact, src: m4, fact: "Amarachi took over buying; Lorcan's last day was 9 October.", keys: [["took over buying"]]}
    - {w: 2, type: fact, src: m6, fact: "The container is now due in Felixstowe on 2 November.", keys: [["date:2026-11-02"]]}
    - {w: 2, type: decision, src: m9, fact: "The trays come from a joiner in Kaunas, ash, £6.40, first 250 on 6 November.", keys: [["kaunas"], ["6.40"]]}
    - {w: 1, type: task, src: m11, fact: "A bank dispute is open over the £490 deposit.", keys: [["490"]]}
    - {w: 2, type: fact, src: m14, fact: "Pick-up is at 15:15, packing ends at 14:30.", keys: [["15:15"]]}
    - {w: 2, type: decision, src: m20, fact: "On Black Friday only the gift bundles are reduced, by 20%.", keys: [["gift bundles"], ["20%"]]}
    - {w: 2, type: fact, src: m22, fact: "The Black Friday reduction starts on Monday 23 November.", keys: [["monday the 23rd", "date:2026-11-23"]]}
    - {w: 2, type: task, src: m32, fact: "A hotel group in Cork wants 120 sage teapots with logo; contact Gráinne Foley.", keys: [["gráinne foley"]]}
    - {w: 1, type: fact, src: m35, fact: "Mrs Lin's credit of £1,378 came.", keys: [["1,378"]]}
    ended:
    - {fact: "Everything for a supplier goes through Lorcan.", was: 1/m22, by: m4, keys: [["goes through me"]], not: ["amarachi"]}
    - {fact: "The container is due on 12 October.", was: 1/m36, by: m6, keys: [["felixstowe"], ["date:2026-10-12"]], not: ["date:2026-11-02", "2 november"]}
    - {fact: "Bamboo trays come from Green Reed at £4.10.", was: 1/m37, by: m9, keys: [["green reed"], ["4.10"]], not: ["kaunas"]}
    - {fact: "Parcelforce collects at 16:00.", was: 1/m14, by: m14, keys: [["16:00"]], not: ["15:15"]}
    - {fact: "Opened tea gets a 15% restocking fee.", was: 1/m17, by: m15, keys: [["15% restocking"]], not: ["not allowed"]}
    - {fact: "The Zebra printer is with the people in unit 6.", was: 1/m28, by: m16, keys: [["zebra"], ["unit 6"]], not: ["home", "bench 2"]}
    - {fact: "A stall at the Bath Christmas market.", was: 1/m13, by: m19, keys: [["bath christmas market"]], not: ["withdrawn"]}
    - {fact: "25% off everything on Black Friday.", was: 1/m34, by: m20, keys: [["25% off everything"]], not: ["forget"]}
    - {fact: "Fast movers are counted every Monday at 7:30.", was: 1/m38, by: m27, keys: [["every monday at 7:30"]], not: ["gave that up"]}
    never:
    - {what: "wrong guess: the tins are on the mezzanine", src: m2, keys: [["mezzanine"]]}
    - {what: "irony: flowers and a cheque for £5,000", src: m7, keys: [["5,000"]]}
    - {what: "bet: a tenner on Bonfire Night", src: m8, keys: [["bonfire night"]]}
    - {what: "hearsay: Parcelforce shuts Avonmouth", src: m12, keys: [["avonmouth"]]}
    - {what: "hypothetical shop in Leeds", src: m23, keys: [["80 square metres"]]}
    - {what: "anecdote of a stranger in Ohio", src: m25, keys: [["900 left-hand"]]}
    - {what: "password of the supplier portal", src: m29, keys: [["Cha-4-two-teapot9"]]}
    - {what: "asked not to be noted: the interview", src: m33, keys: [["gin people"]]}
questions:
- {q: "Who handles purchasing these days?", a: "Amarachi (Lorcan's last day was 9 October)", keys: [["amarachi", "I took over buying"]]}
- {q: "When does the ship from China reach us?", a: "2 November, Felixstowe", keys: [["date:2026-11-02"]]}
- {q: "What is reduced on Black Friday and by how much?", a: "only the gift bundles, 20%", keys: [["gift bundles"]]}
- {q: "At what hour must parcels be ready for the courier?", a: "packed by 14:30, pick-up 15:15", keys: [["15:15", "14:30"]]}
- {q: "How long do customers have for a return?", a: "30 days from delivery", keys: [["30 days"]]}
- {q: "Which hues did we choose from the Portuguese pottery?", a: "sage and oxblood", keys: [["sage and oxblood"]]}
- {q: "What did the haulage cost in the end, Portugal to here?", a: "2,150 with customs", keys: [["2,150"]]}
- {q: "Where do sealed returned tins go?", a: "shelf R4", keys: [["R4"]]}
- {q: "Who makes the wooden bases and what do we pay?", a: "a joiner in Kaunas, £6.40 each", keys: [["6.40"]]}
- {q: "How much money did the Chinese factory give back for broken goods?", a: "£1,378", keys: [["1,378"]]}
