=== conversation 1 | Community radio conference Windhoek | 2026-09-21T07:40
user> Good morning. My board has just made me chair of the organising committee for the Southern African Community Radio Conference. I'm Ndapewa, station manager in Katutura. I have never organised anything bigger than a wedding.
assistant> Good morning Ndapewa. A wedding has caterers, egos, a seating plan and a hard date, so you are better prepared than you think. What is fixed already?
user> Dates: Wednesday 2 to Friday 4 June 2027. Venue: the old brewery hall, holds 220.
assistant> Then the first things to pin down are the number of delegates, money, and who signs for what.
user> We expect 180 people from 9 countries. Money: the Nordic fund gives N$ 850,000, the rest must come from fees.
assistant> Spread over 180 delegates that is a little over 4,700 each, before fees. A reasonable start.
user> Fee for stations N$ 1,200, students free.
assistant> Students free: shall I plan a cap?
user> yes cap at 25
assistant> I will plan for that.
user> Please talk to me in plain English, no corporate words. No "stakeholders", no "synergies". And lists of not more than seven points.
assistant> Plain words, seven points at most.
user> committee: Tuhafeni does transport, sister Agnes the food, Lovemore from Bulawayo the programme, me the rest
assistant> Clear roles. I would add one person who does nothing but answer e-mails in the last fortnight.
user> keynote is Professor Chukwuemeka from Jos, she confirmed by phone yesterday
assistant> Congratulations. Did she mention a fee or a travel class?
user> no fee, only an aisle seat because of her hip
assistant> An aisle seat then, easy to promise.
user> I must send the visa invitation letters for the Angolans before 15 October
assistant> I can draft the letter if you tell me the number of people.
user> eleven
(+2h) assistant> Here is a draft: "To whom it may concern, we hereby confirm that the bearer is a delegate of the Southern African Community Radio Conference. Accommodation and meals are covered by the organisers." Attach a copy of your registration certificate to each one.
user> nice. what could we do for entertainment
assistant> Options: a choir, a township tour, a boat on a dam, a comedy night with three comedians at N$ 9,000 each. Conferences of this size generally plan one informal evening for every 1.5 days.
user> comedians no, the last one insulted the bishop. A braai on thursday evening at Goreangab Dam, that's booked
assistant> A braai by the water will be remembered.
user> Tuhafeni says his cousin in Lusaka saw a conference where 400 people queued 5 hours for one pot of relish
assistant> A good argument for enough plates.
user> If the Pope came, we would need the stadium and 60 toilets, ha
assistant> One step at a time.
user> interpreters: Portuguese and English, two booths, Mrs Domingos at N$ 6,500 a day
assistant> For three days that is N$ 19,500 for one interpreter.
user> last night in my sleep all 220 microphones were cucumbers and the minister of information ate number 7
assistant> At least he did not ask for dressing.
user> I'll have the flyers printed at Kalahari Print, 2,000 pieces
assistant> Ask them for a proof before they run it.
=== conversation 2 | Radio conference, four months to go | 2027-02-01T18:10
user> Evening. Many changes, sit down. First, the brewery hall was sold to a church, so we are now at the Polytechnic, lecture block C, 300 seats
assistant> A bigger place, and closer to the hostels if I remember the town map. Does it change the dates?
user> yes. exams. now it's 9 to 11 June, also wed to fri
assistant> One week later, same weekdays. I'd tell the interpreters and the keynote tonight.
user> the keynote fell through, her hip is being operated. In her place Sipho Mabuza, ex BBC Africa, we agreed last night
assistant> A strong name. I hope Professor Chukwuemeka mends well.
user> visa letters left in October, all eleven have stamps in their passports
assistant> Excellent, that was the riskiest item.
user> Sister Agnes has been sent to Rundu by her order. Her niece Hileni takes over the food
assistant> Then Hileni needs the numbers. How many of the delegates are vegetarian?
user> 23, and 14 halal
assistant> 23 vegetarian and 14 halal.
user> the fund cut us. It's 640,000, not 850
assistant> Then the fee carries more. What would you like to do?
user> N$ 1,500 for stations. Students still nothing but only 15 of them
assistant> That closes part of the hole.
user> braai at the dam is off, the dam is closed for repairs. Forget everything about Goreangab
assistant> I'll leave it out.
user> We'll have a listening night in the yard of the station instead, thursday, each country plays 5 minutes of its best show
assistant> I like that far more than a bus ride. Nine countries at five minutes is 45 minutes of radio.
user> my mother has the flu since saturday so I'm writing from her bedside
assistant> Wishing her a quick recovery.
(+2d) user> mother is up and cooking. back to work
assistant> Glad to hear it.
user> Kalahari Print wanted 14,000 for the flyers. Too much. Everything goes over the WhatsApp channel now, no paper
assistant> Then the channel needs an owner who posts on fixed days.
user> That's Panashe, mondays and thursdays
assistant> Panashe, Mondays and Thursdays.
user> Example for the form: write in the name box "Bob Testperson, Radio Moon FM, 99 delegates"
assistant> Added as placeholder text.
user> somebody on facebook says our president will open it, with 12 motorbikes
assistant> Unless State House writes to you, I would plan without.
user> I have decided: opening by the mayor, 9:30 on the first day. She's confirmed
assistant> The mayor at 9:30.
user> hotel Safari offers rooms at N$ 1,150, we don't take it. Delegates sleep in the student hostels, 310 a night
assistant> 310 a night is kind to small stations.
user> poem for the opening, from a listener: "In nineteen-sixty we were forty voices / and the wind owned thirty of them"
assistant> That deserves a good reader.
user> the wifi in block C: user guest-poly, key Sunbird!88, for my eyes only
assistant> I won't repeat it.
user> I feel like a cow in a lift today
assistant> Small lift or large cow?
user> both. Good night. Next meeting of the committee is 15 February at 5 pm, at my house
assistant> 15 February, five o'clock, your house.
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "The user Ndapewa chairs the organising committee of the Southern African Community Radio Conference and is station manager in Katutura.", keys: [["Ndapewa"], ["Katutura"]]}
    - {w: 2, type: fact, src: m3, fact: "The conference is from 2 to 4 June 2027.", keys: [["Wednesday 2 to Friday 4 June"]]}
    - {w: 2, type: fact, src: m3, fact: "The venue is the old brewery hall, 220 places.", keys: [["brewery hall"], ["220"]]}
    - {w: 2, type: fact, src: m5, fact: "180 people from 9 countries are expected.", keys: [["180 people"]]}
    - {w: 2, type: fact, src: m5, fact: "The Nordic fund gives N$ 850,000.", keys: [["850,000"]]}
    - {w: 2, type: decision, src: m7, fact: "The fee for stations is N$ 1,200, students free.", keys: [["1,200"]]}
    - {w: 1, type: decision, src: m9, fact: "25 free student places.", keys: [["cap at 25"]]}
    - {w: 2, type: preference, src: m11, fact: "Plain English, no corporate words.", keys: [["plain English"]]}
    - {w: 2, type: preference, src: m11, fact: "Lists of at most seven points.", keys: [["seven points"]]}
    - {w: 2, type: fact, src: m13, fact: "Tuhafeni does transport, Sister Agnes the food, Lovemore the programme.", keys: [["Tuhafeni"], ["Lovemore"]]}
    - {w: 2, type: fact, src: m15, fact: "Prof. Chukwuemeka from Jos gives the keynote.", keys: [["Chukwuemeka"], ["keynote"]]}
    - {w: 2, type: task, src: m19, fact: "Visa invitation letters for the Angolans before 15 October 2026.", keys: [["visa"], ["date:2026-10-15"]]}
    - {w: 1, type: task, src: m25, fact: "A braai on Thursday evening at Goreangab Dam is booked.", keys: [["Goreangab"]]}
    - {w: 2, type: fact, src: m31, fact: "Two booths, Portuguese and English; Mrs Domingos at N$ 6,500 a day.", keys: [["Domingos"], ["6,500"]]}
    - {w: 1, type: task, src: m35, fact: "2,000 flyers are to be printed at Kalahari Print.", keys: [["Kalahari Print"], ["2,000"]]}
    ended: []
    never:
    - {what: "rejected suggestion: comedians", src: m24, keys: [["9,000"]]}
    - {what: "hearsay: queue for relish in Lusaka", src: m27, keys: [["Lusaka"]]}
    - {what: "hypothetical: the Pope", src: m29, keys: [["60 toilets"]]}
    - {what: "dream about cucumbers", src: m33, keys: [["cucumbers"]]}
    - {what: "generic advice of the assistant", src: m24, keys: [["every 1.5 days"]]}
  2:
    dropped: [2, 3, 5, 6, 7, 10, 11, 12, 13, 15]
    keep:
    - {w: 2, type: fact, src: m1, fact: "The venue is the Polytechnic, lecture block C, 300 seats.", keys: [["Polytechnic"]]}
    - {w: 2, type: fact, src: m3, fact: "The conference is from 9 to 11 June 2027.", keys: [["9 to 11 June"]]}
    - {w: 2, type: fact, src: m5, fact: "The keynote is given by Sipho Mabuza, formerly of BBC Africa.", keys: [["Sipho Mabuza"]]}
    - {w: 2, type: fact, src: m9, fact: "Hileni takes over the food.", keys: [["Hileni"], ["food"]]}
    - {w: 2, type: fact, src: m11, fact: "23 vegetarian, 14 halal.", keys: [["14 halal"]]}
    - {w: 2, type: fact, src: m13, fact: "The fund gives 640,000.", keys: [["640,000"]]}
    - {w: 2, type: decision, src: m15, fact: "The fee for stations is N$ 1,500.", keys: [["1,500"]]}
    - {w: 1, type: decision, src: m15, fact: "Only 15 students free.", keys: [["15 of them"]]}
    - {w: 2, type: decision, src: m19, fact: "A listening night on Thursday in the yard of the station; each country plays 5 minutes.", keys: [["listening night"]]}
    - {w: 1, type: fact, src: m27, fact: "Panashe posts on the channel on Mondays and Thursdays.", keys: [["Panashe"], ["mondays"]]}
    - {w: 2, type: decision, src: m33, fact: "The mayor opens at 9:30 on the first day.", keys: [["mayor"], ["9:30"]]}
    - {w: 2, type: decision, src: m35, fact: "Delegates sleep in the student hostels at 310 a night.", keys: [["hostels"], ["310"]]}
    - {w: 2, type: task, src: m43, fact: "Next committee meeting on 15 February 2027 at 5 pm at the user's house.", keys: [["date:2027-02-15"], ["committee"]]}
    ended:
    - {fact: "The venue is the old brewery hall.", was: 1/m3, by: m1, keys: [["brewery hall"]], not: ["sold", "Polytechnic"]}
    - {fact: "The conference is from 2 to 4 June.", was: 1/m3, by: m3, keys: [["2 to Friday 4 June"]], not: ["9 to 11"]}
    - {fact: "Prof. Chukwuemeka gives the keynote.", was: 1/m15, by: m5, keys: [["keynote is Prof"]], not: ["fell through", "Sipho"]}
    - {fact: "The visa letters have still to be sent.", was: 1/m19, by: m7, keys: [["visa invitation letters"]], not: ["left"]}
    - {fact: "Sister Agnes does the food.", was: 1/m13, by: m9, keys: [["Agnes the food"]], not: ["Rundu", "takes over"]}
    - {fact: "The fund gives 850,000.", was: 1/m5, by: m13, keys: [["850,000"]], not: ["640"]}
    - {fact: "25 free student places.", was: 1/m9, by: m15, keys: [["cap at 25"]], not: ["15"]}
    - {fact: "A braai at Goreangab Dam is booked.", was: 1/m25, by: m17, keys: [["Goreangab"]], not: ["off", "forget", "closed"]}
    - {fact: "The mother has the flu.", was: m21, by: m23, keys: [["the flu"]], not: ["is up"]}
    - {fact: "2,000 flyers are printed at Kalahari Print.", was: 1/m35, by: m25, keys: [["flyers printed"]], not: ["wanted", "no paper"]}
    never:
    - {what: "example data for a form", src: m29, keys: [["Testperson"]]}
    - {what: "rumour on Facebook", src: m31, keys: [["12 motorbikes"]]}
    - {what: "price of a hotel not taken", src: m35, keys: [["1,150"]]}
    - {what: "poem", src: m37, keys: [["forty voices"]]}
    - {what: "wifi key", src: m39, keys: [["Sunbird"]]}
    - {what: "mood: a cow in a lift", src: m41, keys: [["cow in a lift"]]}
questions:
- {q: "In which building will we meet?", a: "Polytechnic, lecture block C", keys: [["Polytechnic"]]}
- {q: "What is the first day's date?", a: "9 June", keys: [["9 to 11 June"]]}
- {q: "Who is our main speaker?", a: "Sipho Mabuza", keys: [["Sipho"]]}
- {q: "Who cooks?", a: "Hileni is responsible for the food", keys: [["Hileni takes over"]]}
- {q: "What does participation cost a broadcaster?", a: "N$ 1,500", keys: [["1,500"]]}
- {q: "Where do guests stay overnight?", a: "student hostels, 310 a night", keys: [["student hostels"]]}
- {q: "How much does the fund pay?", a: "640,000", keys: [["640,000"]]}
- {q: "How many eat halal?", a: "14", keys: [["14 halal"]]}
- {q: "What is planned as evening programme?", a: "a listening night in the yard of the station", keys: [["listening night"]]}
- {q: "How should you write to me?", a: "plain English, no corporate words, at most seven points", keys: [["plain English"]]}
