=== conversation 1 | moving out list | 2026-03-08T23:20
user> can't sleep so. kirsten and i decided on february 20 to separate, after 12 years. i'm harjit, 44, radiographer at st boniface in winnipeg. we have jaya who is 9 and leo who is 6. i need somebody to hold the list because my head isn't
assistant> I'm sorry, Harjit. I can hold the list. We can put things down in any order you think of them and sort later: home, children, money, paperwork, and you.
user> three rules first. call her kirsten, never "your ex". no "consult a lawyer" at the end of each answer, i know. and after eleven at night keep it to two lines
assistant> Kirsten. No disclaimers. Two lines after eleven.
user> good. she keeps the house on ashburn street, i go
user> i've to be out by may 1
assistant> Then we count back from there. Do you have a place in view?
user> not yet. right now i'm on the futon in the basement, since christmas really, next to the furnace, it talks at night
user> saw a one bedroom on osborne today, 1,150 a month, ceiling stain shaped like saskatchewan. no
assistant> All ceiling stains are shaped like Saskatchewan. Let's look for two bedrooms.
(2026-03-09T19:05) user> awake version of me. the kids plan we agreed on: week on, week off, switching sundays at 5
assistant> That's clear and easy for a calendar. Some families with younger children keep a midweek dinner with the other parent; another route is "nesting", where the children stay in the house and the parents rotate in and out of it with one shared apartment.
user> no nesting. i'm not sharing a shower schedule with a woman who labels the shelves
user> guy in the ct room says judges here give the mother seventy percent, always, his brother got every third weekend and a dog
user> i've hired a lawyer anyway, bev thiessen on portage, 350 an hour
assistant> With hourly billing, arrive with documents sorted: tax returns for three years, mortgage statement, pension statements, a list of debts. It saves a lot of six-minute units.
user> house was appraised at 415,000, there's 188,000 left on the mortgage. so kirsten would pay me out 113,500
assistant> 415,000 minus 188,000 is 227,000, and half of that is 113,500, assuming no other adjustments.
user> jaya can't have penicillin, put that where i'll find it, because kirsten's always been the one who knew these things. also leo has swimming saturdays at ten at the pan am pool
user> i'll be honest i have two beers every night to get to sleep
assistant> Thank you for saying so. It's common in a time like this, and it does tend to break up the second half of the night. Should I ask about it now and then, or leave it be?
user> ask me once a month
(+2d) user> we talked in the kitchen like adults for eleven minutes. she wants it to be april 15 not may because of her mother's visit, and i said yes
assistant> So five weeks. I'll bring everything on the list forward by a fortnight.
user> and i'm having the canoe, the green one, it was my dad's
user> my brother gurpreet has lent me his pickup till i'm settled
user> dreamt the four of us were in the canoe and jaya was the captain and she charged us each 9 dollars. woke up in the furnace room
user> there's this line stuck in my head since the radio: "she packed my bags last night, pre-flight, zero hour nine a.m."
user> got a rash on the ribs, it's shingles, valacyclovir seven days. radiographer can't lie on his own left side. funny
assistant> Rest where you can; shingles feeds on stress and you have plenty. Keep it covered round the children if they haven't had chickenpox or the vaccine.
user> i've cried in every tim hortons on pembina this week, they've named a donut after me
user> ok what's due. need to tell manitoba health and the licence people my new address once i have one. and close the joint account at rbc
assistant> Both on the paperwork page.
user> my counsellor is dr fennimore, thursdays at six, through the work plan, 8 sessions
user> got one! corydon avenue, two bedrooms, second floor, 1,480 with heat, there's a tree, paid the 740 deposit
assistant> Congratulations. Two bedrooms and a tree.
=== conversation 2 | second month | 2026-05-24T21:15
user> so i live here now. six weeks on corydon. own bed, an actual mattress, no furnace. i've a lot to update you on
assistant> I'm glad to hear it. Go ahead in any order.
user> the sunday switch was awful for leo. so now they're here wednesday after school to saturday noon, every week, and with kirsten the rest
assistant> That gives Leo shorter gaps. And swimming still falls in your part.
user> yes, ten o'clock, and i go in with him
user> we let the lawyers go. after 2,900 dollars. there's a mediator now, olusegun bello, 220 a session and we each pay half
assistant> A mediator at 110 each per session.
user> turns out i'd left my pension out of the sum. what i get for the house is 92,500, he worked it through with both of us there
assistant> 92,500, then. When is it paid?
user> june 30, if the bank plays along
user> health card and licence both say corydon now, did that the first week
assistant> Crossed off.
user> rbc thing is shut, we split the last 612 dollars and she sent me a thumbs up
user> you were to ask about the beers
assistant> I was about to. How are the nights?
user> none since april 3. i have a tea called sleepy bear. it has a bear on it. don't laugh
assistant> I'm not laughing, that's more than seven weeks.
user> shingles is long gone, just a bit of itch when it's humid
user> fennimore ran out after the eight and he's 190 without the plan, so i go to the dads' group at st ignatius on mondays instead, it's free and somebody always brings bars
user> scrap the canoe. i said i'd want it, i don't, jaya asked could it stay by the lake with grandma hildegard and that's the right place
assistant> Then it stays by the lake.
user> gurpreet came for his truck on the long weekend and left a washing machine
user> i would have bet my scrubs she'd have a boyfriend with a boat by easter. she has a pottery class
assistant> Pottery is a very different vessel.
user> if i ever get married again it'll be to somebody in a different time zone, two phone calls a week, prenup on a napkin
user> watched marriage story. he reads the letter at the end and the kid is 8 and they live in los angeles, i had to stop it twice
assistant> It's a heavy film for a Sunday evening.
user> can we rehearse something. you're kirsten, i'm me. "kirsten, i'd like the kids for the whole of july, my mother's coming from amritsar for 31 days." go
assistant> (as Kirsten) "The whole of July is a lot, Harjit. They've got camp from the 6th. What about the second half?"
user> that's really what she'd say. ok stop. second half of july is what i'll ask for, 16th to 31st
assistant> Asking for 16 to 31 July. Would you like help wording it?
user> no. i'll do it in person at the handover on wednesday
user> please don't put this in any list: i read her messages back in 2024, once, and i'm ashamed
assistant> It isn't in any list.
user> jaya's 10th birthday is june 13, we're doing it together at the house, both of us, 14 kids and a piñata
assistant> A joint party, then. Is there something you're bringing?
user> cake, eggless for the two cousins. and i'm the one with the stick rota
user> there's a pop up on every page i open now. "Divorce in 30 days, flat 499, call Brad"
assistant> Brad is following you around.
user> wifi here is corydon-maple-88, leo learned it before i did
user> long day. feet like two bricks. but ok bricks
assistant> Good night, Harjit.
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: decision, src: m1, fact: "Harjit and Kirsten decided on 20 February to separate, after 12 years.", keys: [["february 20"], ["separate"]]}
    - {w: 2, type: fact, src: m1, fact: "Harjit is 44, radiographer at St Boniface in Winnipeg.", keys: [["radiographer"], ["winnipeg"]]}
    - {w: 2, type: fact, src: m1, fact: "The children are Jaya, 9, and Leo, 6.", keys: [["jaya"], ["leo"]]}
    - {w: 2, type: preference, src: m3, fact: "Call her Kirsten, never \"your ex\".", keys: [["call her kirsten"]]}
    - {w: 2, type: preference, src: m3, fact: "No \"consult a lawyer\" in the answers; two lines after eleven at night.", keys: [["consult a lawyer", "two lines"]]}
    - {w: 2, type: decision, src: m5, fact: "Kirsten keeps the house on Ashburn Street.", keys: [["ashburn"]]}
    - {w: 2, type: decision, src: m11, fact: "The children: week on, week off, switching Sundays at 5.", keys: [["week off"], ["sundays"]]}
    - {w: 1, type: fact, src: m15, fact: "The lawyer is Bev Thiessen, 350 an hour.", keys: [["bev thiessen"]]}
    - {w: 1, type: fact, src: m17, fact: "The house was appraised at 415,000 with 188,000 of mortgage left.", keys: [["415,000"], ["188,000"]]}
    - {w: 2, type: fact, src: m19, fact: "Jaya can't have penicillin.", keys: [["jaya"], ["penicillin"]]}
    - {w: 1, type: fact, src: m19, fact: "Leo has swimming Saturdays at ten at the Pan Am pool.", keys: [["swimming"], ["saturdays"]]}
    - {w: 2, type: task, src: m23, fact: "He has to be out by 15 April.", keys: [["april 15"]]}
    - {w: 1, type: decision, src: m25, fact: "He gets the green canoe.", keys: [["having the canoe"]]}
    - {w: 1, type: fact, src: m29, fact: "He has shingles, on valacyclovir.", keys: [["shingles"], ["valacyclovir"]]}
    - {w: 2, type: task, src: m32, fact: "Tell Manitoba Health and the licence office the new address.", keys: [["manitoba health"], ["address"]]}
    - {w: 2, type: fact, src: m35, fact: "The new flat: Corydon Avenue, two bedrooms, 1,480 with heat.", keys: [["corydon"], ["1,480"]]}
    - {w: 1, type: fact, src: m34, fact: "The counsellor is Dr Fennimore, Thursdays at six.", keys: [["fennimore"], ["thursdays"]]}
    ended:
    - {fact: "He has to be out by 1 May.", was: m6, by: m23, keys: [["out by may 1"]], not: ["april"]}
    never:
    - {what: "price of a flat not taken", src: m9, keys: [["1,150"]]}
    - {what: "hearsay about judges", src: m14, keys: [["seventy percent"]]}
    - {what: "dream of the canoe", src: m27, keys: [["charged us each"]]}
    - {what: "song text", src: m28, keys: [["pre-flight"]]}
    - {what: "exaggeration: cried in every Tim Hortons", src: m31, keys: [["named a donut"]]}
  2:
    dropped: [7, 8, 12, 13, 14, 15, 17]
    keep:
    - {w: 2, type: decision, src: m3, fact: "The children are with him from Wednesday after school to Saturday noon.", keys: [["wednesday after school"], ["saturday noon"]]}
    - {w: 2, type: fact, src: m6, fact: "The mediator is Olusegun Bello, 220 a session, shared.", keys: [["olusegun bello"], ["220"]]}
    - {w: 2, type: fact, src: m8, fact: "He gets 92,500 for the house.", keys: [["92,500"]]}
    - {w: 2, type: task, src: m10, fact: "It is paid on 30 June.", keys: [["june 30"]]}
    - {w: 1, type: fact, src: m16, fact: "No beers since 3 April.", keys: [["none since april 3"]]}
    - {w: 1, type: fact, src: m19, fact: "He goes to the dads' group at St Ignatius on Mondays.", keys: [["dads' group"], ["mondays"]]}
    - {w: 1, type: decision, src: m20, fact: "The canoe stays by the lake with grandma Hildegard.", keys: [["canoe", "lake"], ["hildegard"]]}
    - {w: 2, type: task, src: m30, fact: "He will ask for the children from 16 to 31 July.", keys: [["july"], ["16th to 31st"]]}
    - {w: 2, type: task, src: m35, fact: "Jaya's 10th birthday on 13 June, together at the house.", keys: [["june 13"], ["birthday"]]}
    - {w: 1, type: task, src: m37, fact: "He brings the cake, eggless.", keys: [["cake"], ["eggless", "cousins"]]}
    ended:
    - {fact: "He sleeps on the futon in the basement.", was: 1/m8, by: m1, keys: [["futon"]], not: []}
    - {fact: "Week on, week off, switching Sundays.", was: 1/m11, by: m3, keys: [["week off"], ["sundays"]], not: []}
    - {fact: "The lawyer is Bev Thiessen.", was: 1/m15, by: m6, keys: [["bev thiessen"]], not: ["let the lawyers go"]}
    - {fact: "Kirsten pays him 113,500.", was: 1/m17, by: m8, keys: [["pay me out"], ["113,500"]], not: ["92,500"]}
    - {fact: "Tell Manitoba Health and the licence office the address.", was: 1/m32, by: m11, keys: [["manitoba health"], ["address"]], not: ["did that"]}
    - {fact: "Close the joint account at RBC.", was: 1/m32, by: m13, keys: [["close the joint account"]], not: ["is shut"]}
    - {fact: "Two beers every night.", was: 1/m20, by: m16, keys: [["two beers every night"]], not: ["none since"]}
    - {fact: "He has shingles.", was: 1/m29, by: m18, keys: [["it's shingles"]], not: ["long gone"]}
    - {fact: "Counsellor Fennimore on Thursdays.", was: 1/m34, by: m19, keys: [["fennimore"], ["thursdays"]], not: ["ran out"]}
    - {fact: "He gets the canoe.", was: 1/m25, by: m20, keys: [["having the canoe"]], not: ["scrap"]}
    - {fact: "He has Gurpreet's pickup.", was: 1/m26, by: m22, keys: [["gurpreet"], ["lent me"]], not: ["came for"]}
    never:
    - {what: "a guess that was wrong: a boyfriend with a boat", src: m23, keys: [["boyfriend with a boat"]]}
    - {what: "hypothetical marriage", src: m25, keys: [["prenup on a napkin"]]}
    - {what: "a film's plot", src: m26, keys: [["los angeles"]]}
    - {what: "role play", src: m28, keys: [["whole of july"], ["amritsar"]]}
    - {what: "not to be kept", src: m33, keys: [["ashamed"]]}
    - {what: "ad", src: m38, keys: [["call Brad"]]}
    - {what: "a password", src: m40, keys: [["corydon-maple-88"]]}
    - {what: "mood", src: m41, keys: [["two bricks"]]}
questions:
- {q: "Which drug must my daughter never be given?", a: "penicillin", keys: [["jaya"], ["penicillin"]]}
- {q: "On what days do I have the children?", a: "Wednesday after school to Saturday noon", keys: [["wednesday after school"], ["saturday noon"]]}
- {q: "How should you refer to the person I was married to?", a: "Kirsten", keys: [["call her kirsten"]]}
- {q: "Who helps us to reach an agreement and what does he charge?", a: "Olusegun Bello, 220 a session", keys: [["olusegun bello"], ["220"]]}
- {q: "When is the buyout money due?", a: "30 June", keys: [["june 30"]]}
- {q: "What is my rent?", a: "1,480 with heat", keys: [["1,480"]]}
- {q: "Since when have I been sober in the evenings?", a: "3 April", keys: [["none since april 3"]]}
- {q: "What did I decide about dad's boat?", a: "it stays by the lake with grandma", keys: [["hildegard"]]}
- {q: "Which dates in summer will I ask for?", a: "16 to 31 July", keys: [["16th to 31st"]]}
- {q: "Where do I get support once a week now?", a: "the dads' group at St Ignatius on Mondays", keys: [["dads' group"]]}
