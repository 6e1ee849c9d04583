=== conversation 1 | starting my pottery | 2026-03-03T20:45
user> ok so i'm doing it. quitting the call centre and making pots for money. durban, my uncle's double garage in glenwood
assistant> That's a big step, and a garage with double doors is a decent studio. What do you make, and what would you like the first year to pay you?
user> tableware, stoneware, no vases no animals. R14 000 a month by december is the aim
assistant> Let's work backwards from that. To bring home 14 000 after clay, glaze, power and fees, you would probably need sales of around twice as much.
user> i have R62 000 saved. that is the whole capital, no loans, my mom lost a hair salon to a loan
assistant> No loans, then. I'll treat 62 000 as the ceiling.
user> what kiln
assistant> With a domestic supply the usual questions are single phase or three phase, and how large. Many beginners' guides advise buying second hand, keeping 15 percent back for elements and allowing 45 cm of clearance on each side.
user> found one!!! a woman in pietermaritzburg, top loader 60 litres, single phase, R18 500, she keeps it for me till friday
assistant> Ask how many firings are on the elements, and to see it reach temperature.
user> clay body is settled: white stoneware from Cape, cone 6, i fire to 1220
assistant> Cone 6 at 1220 °C, a friendly range for single phase.
user> load shedding is a real thing here so i fire at night only, starting after ten
assistant> Sensible, though a nine-hour firing may still meet an outage. Some controllers resume by themselves.
user> i thought of calling it Umhlanga Clay. registered the name last week at CIPC
assistant> A clear name, easy to spell on a market sign.
user> when we chat: keep it short please, i read on my phone on the taxi. and rands only, no dollars
assistant> Short, in rands.
user> friend of a friend sold 300 mugs in one weekend at a festival in knysna, she bought a bakkie from it, they say
assistant> Lovely if true. I'd plan on 20 to 40 for a first market.
user> if a hotel ordered 800 plates i'd have to clone myself and my uncle
assistant> Let's worry when the hotel calls.
user> i have a rash on both hands from the glaze chemicals, clinic gave me cortisone cream for 2 weeks
assistant> Sorry to hear it. Nitrile gloves and a proper dust mask while you mix would be a start.
(+6d) user> bought gloves and mask. also first market is the Golden Hours, sunday 12 april
after that i take a stall there every last sunday of the month
assistant> Golden Hours on 12 April. What goes on the price list?
user> mug price R180, bowl R140
assistant> Do those include the packaging?
user> oh. no. box and paper is R11 each
assistant> Then your margin on a bowl is thinner than it seems.
user> my cousin Sibusiso does the instagram, 3 posts a week
assistant> Three a week is steady. Agree who answers the messages.
user> borrowed a wheel from the technikon, Professor Naidoo signed, must go back end of may
assistant> Then use it hard until then.
user> i still have to phone the municipality about the extra power at the garage
assistant> I can list the questions to ask, if that helps.
=== conversation 2 | pottery, winter | 2026-06-22T19:55
user> hey. so many things. the name first: somebody in cape town had a trademark on Umhlanga anything, so i'm now "Isibaya Pots", papers came thursday
assistant> Isibaya Pots has a warm sound. Change the invoice template and the market sign too.
user> done both. spent R52 300 so far out of the 62
assistant> That leaves R9 700.
user> mug R180 was silly, everyone bought without thinking, so R235 since may. bowls i left
assistant> The market taught you something no spreadsheet could.
user> the woman in maritzburg sold the kiln to her nephew so i had to look elsewhere. got a front loader, 100 litres, from a school in pinetown, R21 000 incl transport
assistant> A good size for plates. Is it single phase too?
user> three phase, so the garage got a new board, electrician Fazel, R4 600
assistant> Then the conversation with the municipality is behind you, I assume?
user> yes they approved on the 8th of june, nothing more to phone
assistant> One thing off the list.
user> my hands are clean again, skin like a baby, cream in the bin
assistant> Good. Keep the gloves.
user> night firing i gave up, the inverter batteries carry the controller, so i fire saturdays from 7 am and sleep like a person
assistant> A healthier rhythm.
user> Sibusiso moved to joburg for a girl. instagram is on me now, one post a week max
assistant> One good photo a week beats three rushed ones.
user> wheel is back with Naidoo, i rented it to buy in the end: own Shimpo, R690 a month over 18 months
assistant> That puts about R12 420 on the books in total. Shall I add it to the monthly costs?
user> yes do that. and the rent to my uncle, he takes R1 200 a month and one soup bowl
assistant> 1 200 and a bowl.
user> clients: cafe in Berea, Ayanda, wants 60 cups by 31 july, R150 each wholesale, half paid
she wants matt black outside, white inside, no handle
assistant> With a 100 litre kiln that is about three firings. Start throwing by the first week of July.
user> how about a gift voucher on top, or classes for kids?
assistant> Classes for children at R250 an hour with six places are a common side income.
user> nah no kids, i like quiet. and no more market stalls in winter, golden hours is too cold, i gave the stall away
assistant> Then the café and online orders carry the winter.
user> imagine i'm a customer called Mrs Van Wyk, age 71, and you are me. i complain that my 12 plates are crooked. go
assistant> "Good afternoon Mrs Van Wyk, I'm sorry to hear it. Handmade plates do vary by a millimetre or two, but crooked is a different matter. May I see a photo?"
user> i dreamed the kiln gave birth to 9 small kilns and they were all hungry
assistant> I hope they were at least single phase.
user> sms: "CONGRATS! You won R75 000 Mr Price voucher, reply YES with your ID number"
assistant> A scam, as you know.
user> the online shop login is potsgirl / Mug$mug77 so i don't lose it. actually pretend you never saw it
assistant> Gone.
user> my uncle says Charlize somebody makes ceramics in Hollywood and sells bowls for R90 000 to Brad
assistant> I couldn't confirm that.
user> the shop in musgrave sells glaze at R640 a bucket, i buy from Ferro at R395 instead
assistant> Cheaper and consistent. Test each new bucket on three tiles.
user> today i'm flat, like a plate
assistant> Rest. It will hold till tomorrow.
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: decision, src: m1, fact: "The user quits the call centre and makes pots in the uncle's double garage in Glenwood, Durban.", keys: [["glenwood"], ["garage"]]}
    - {w: 2, type: preference, src: m3, fact: "Stoneware tableware, no vases, no animals.", keys: [["no vases"]]}
    - {w: 2, type: fact, src: m3, fact: "The aim is R14 000 a month by December.", keys: [["R14 000"]]}
    - {w: 2, type: decision, src: m5, fact: "The whole capital is R62 000 saved.", keys: [["62 000 saved"]]}
    - {w: 2, type: task, src: m9, fact: "A 60 litre top loader from a woman in Pietermaritzburg is reserved for R18 500 until Friday.", keys: [["pietermaritzburg"], ["18 500"]]}
    - {w: 2, type: fact, src: m11, fact: "White stoneware, cone 6, fired to 1220.", keys: [["cone 6"], ["1220"]]}
    - {w: 2, type: pattern, src: m13, fact: "The user fires only at night, after ten.", keys: [["fire at night"]]}
    - {w: 2, type: decision, src: m15, fact: "The business is called Umhlanga Clay, registered at CIPC.", keys: [["Umhlanga Clay"]]}
    - {w: 2, type: preference, src: m17, fact: "Short answers, the user reads on the phone.", keys: [["keep it short"]]}
    - {w: 2, type: preference, src: m17, fact: "Rands only, no dollars.", keys: [["rands only"]]}
    - {w: 2, type: fact, src: m23, fact: "The user has a rash on both hands from glaze chemicals, cortisone cream for two weeks.", keys: [["rash"]]}
    - {w: 2, type: task, src: m25, fact: "The first market is the Golden Hours on 12 April 2026.", keys: [["Golden Hours"], ["date:2026-04-12"]]}
    - {w: 2, type: decision, src: m27, fact: "A mug costs R180.", keys: [["mug"], ["R180"]]}
    - {w: 1, type: fact, src: m29, fact: "Box and paper are R11 each.", keys: [["R11"]]}
    - {w: 1, type: fact, src: m31, fact: "Cousin Sibusiso does Instagram, 3 posts a week.", keys: [["Sibusiso"], ["instagram"]]}
    - {w: 2, type: task, src: m33, fact: "A wheel is borrowed from the technikon until the end of May.", keys: [["borrowed a wheel"]]}
    - {w: 2, type: task, src: m35, fact: "The user must phone the municipality about the power.", keys: [["municipality"]]}
    ended: []
    never:
    - {what: "generic advice of guides", src: m8, keys: [["15 percent"]]}
    - {what: "hearsay: 300 mugs in Knysna", src: m19, keys: [["knysna"]]}
    - {what: "hypothetical: a hotel orders 800 plates", src: m21, keys: [["800 plates"]]}
  2:
    dropped: [5, 7, 8, 11, 12, 13, 15, 16, 17]
    keep:
    - {w: 2, type: decision, src: m1, fact: "The business is called Isibaya Pots.", keys: [["Isibaya Pots"]]}
    - {w: 2, type: decision, src: m5, fact: "A mug costs R235 since May.", keys: [["R235"]]}
    - {w: 2, type: fact, src: m7, fact: "The kiln is a 100 litre front loader from a school in Pinetown, R21 000.", keys: [["pinetown"], ["front loader"]]}
    - {w: 2, type: pattern, src: m15, fact: "The user fires on Saturdays from 7 am.", keys: [["saturdays from 7"]]}
    - {w: 1, type: fact, src: m17, fact: "The user does Instagram, at most one post a week.", keys: [["one post a week"]]}
    - {w: 2, type: fact, src: m19, fact: "The user has a Shimpo wheel at R690 a month over 18 months.", keys: [["Shimpo"], ["690"]]}
    - {w: 2, type: fact, src: m21, fact: "Rent to the uncle is R1 200 a month and a soup bowl.", keys: [["1 200"], ["soup bowl"]]}
    - {w: 2, type: task, src: m23, fact: "60 cups for Ayanda's café in Berea by 31 July 2026, R150 each.", keys: [["60 cups"], ["date:2026-07-31"]]}
    - {w: 2, type: fact, src: m23, fact: "The cups are matt black outside, white inside, no handle.", keys: [["matt black"], ["no handle"]]}
    - {w: 1, type: decision, src: m27, fact: "No market stalls in winter.", keys: [["market stalls in winter"]]}
    - {w: 2, type: decision, src: m39, fact: "Glaze from Ferro at R395.", keys: [["Ferro"], ["395"]]}
    ended:
    - {fact: "The business is called Umhlanga Clay.", was: 1/m15, by: m1, keys: [["Umhlanga Clay"]], not: ["Isibaya", "trademark"]}
    - {fact: "The 60 litre kiln in Pietermaritzburg is reserved.", was: 1/m9, by: m7, keys: [["pietermaritzburg"]], not: ["pinetown"]}
    - {fact: "A mug costs R180.", was: 1/m27, by: m5, keys: [["R180"]], not: ["235", "silly"]}
    - {fact: "The municipality has still to be phoned.", was: 1/m35, by: m11, keys: [["phone the municipality"]], not: ["approved"]}
    - {fact: "The user has a rash on both hands.", was: 1/m23, by: m13, keys: [["rash on both hands"]], not: ["clean again"]}
    - {fact: "Firing only at night.", was: 1/m13, by: m15, keys: [["fire at night only"]], not: ["gave up"]}
    - {fact: "Sibusiso does Instagram, 3 posts a week.", was: 1/m31, by: m17, keys: [["3 posts a week"]], not: ["moved to"]}
    - {fact: "The technikon's wheel is on loan.", was: 1/m33, by: m19, keys: [["borrowed a wheel"]], not: ["back with"]}
    - {fact: "The user has a stall at the Golden Hours every last Sunday of the month.", was: 1/m25, by: m27, keys: [["every last sunday"]], not: ["gave", "no more"]}
    never:
    - {what: "rejected suggestion: children's classes", src: m26, keys: [["R250"]]}
    - {what: "role play Mrs Van Wyk", src: m29, keys: [["age 71"]]}
    - {what: "dream", src: m31, keys: [["9 small kilns"]]}
    - {what: "scam message quoted", src: m33, keys: [["75 000"]]}
    - {what: "login", src: m35, keys: [["potsgirl"]]}
    - {what: "celebrity gossip", src: m37, keys: [["Charlize"]]}
    - {what: "price of a shop not used", src: m39, keys: [["R640"]]}
    - {what: "mood", src: m41, keys: [["flat, like a plate"]]}
questions:
- {q: "What am I called as a brand?", a: "Isibaya Pots", keys: [["Isibaya"]]}
- {q: "How much must a coffee vessel bring at retail?", a: "R235", keys: [["R235"]]}
- {q: "When do I heat the oven?", a: "Saturdays from 7 am", keys: [["saturdays from 7"]]}
- {q: "What do I pay my landlord?", a: "R1 200 and a soup bowl to the uncle", keys: [["1 200"]]}
- {q: "What did Ayanda order, by when?", a: "60 cups by 31 July", keys: [["60 cups"]]}
- {q: "How must the order look?", a: "matt black outside, white inside, no handle", keys: [["matt black"]]}
- {q: "Who supplies my glaze?", a: "Ferro", keys: [["Ferro"]]}
- {q: "How much money did I begin with?", a: "R62 000", keys: [["62 000"]]}
- {q: "To what temperature do I fire?", a: "1220, cone 6", keys: [["1220"]]}
- {q: "Where did I find the big kiln?", a: "from a school in Pinetown", keys: [["pinetown"]]}
