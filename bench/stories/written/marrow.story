=== conversation 1 | Fête Cttee (Nether Marlow) | 2026-03-28T10:02
Gwendolyn> Testing, testing. This is Gwendolyn's new telephone. Three blind mice at half past two. Has it arrived?
Tobias> Loud and clear.
Bhavna*> It has! Welcome to the group Gwendolyn. I'll run through what we agreed on Thursday, shout if I've got anything wrong.
Bhavna*> Fête is on Saturday 4 July. Gates at 1, on the rectory lawn
Bhavna*> Hugh stays on as treasurer, so invoices to him
Bhavna*> Entrance £2, under-12s nothing
Fr Kwame> Very good. The rectory lawn will be mown, though not by me, the ankle is in plaster until the end of April
Fr Kwame> Before anybody asks: a stair, a cat, and pride.
Tobias> Marquee: quote from Pargeter's is £460 for two days, incl. putting up
Gwendolyn> Same people who left us the hole in 2023?
Tobias> The same. They've promised to bring their own mallet.
Bhavna*> yes please book them Tobias
Agnieszka> I spoke with Ludlow brass band. they will play 2 till 4, for £150 and tea
Gwendolyn> How splendid. I shall do the teas again with Mrs. Pugh, and I want the big urn from the school, not that hissing one.
Bhavna*> Noted. How many scones are we thinking?
Gwendolyn> Three hundred and twenty, half of them fruit.
Hugh> Might I suggest fireworks at nine? I know a chap who does a display for £1,200 all in.
Bhavna*> Hugh, no. The horses. The thatch. The budget.
(+3h) Tobias> Pargeter's telephoned. My figure was for the small tent, the one with sides comes to £640. Still cheaper than anyone else.
Bhavna*> Sides are worth it. Still a yes
Fr Kwame> First prize in the raffle, as every year, is Mr. Bytheway's meat hamper, I take it.
Gwendolyn> He has said so, yes.
Agnieszka> my neighbor told me, apparently a famous gardener from TV bought the Old Rectory at Stoke for 2.3 million, cash. Alan something
Tobias> Every village has been told that about every rectory.
(2026-04-02T19:30) Bhavna*> From tonight's meeting: we need public liability cover for 5 million, and the certificate must reach the parish clerk before we can have the road closed. I'll do it
Bhavna*> Coconut shy is Tobias, same pitch as last time by the yew
Agnieszka> and dog show? we said Zainab the vet judges, 3 o'clock
Bhavna*> Zainab judges at 3, yes. Five classes, 50p each
Hugh> Parking: Mr. Pugh has offered his bottom field, 90 cars.
Gwendolyn> I dreamt the vicar rode through the tombola on a llama called Desmond and we raised four thousand pounds.
Fr Kwame> Put me down for the llama.
Tobias> Cricket club have got our twelve trestle tables, they needed them for the AGM
(+1d) Bhavna*> We meet on the first Wednesday of the month at the Plume of Feathers, half seven, in case anybody's lost track
Hugh> If the hall committee ever gave us the car park we could have a Ferris wheel, 18 metres, £3 a go.
Bhavna*> goodnight, Hugh
=== conversation 2 | Fête Cttee (Nether Marlow) | 2026-06-05T08:15
Agnieszka> Good morning all, is the missing float box found? £40 in coins
Tobias> Almost certainly sitting in the tombola drum with last year's tickets.
Agnieszka> it's not in there, I looked with torch. it was in Hugh's shed with other things he forgot
Gwendolyn> I still can't believe he has gone. Portugal! At seventy-four!
Bhavna*> For those who missed it: Hugh and Maureen moved out on 20 May, Agnieszka has the books now
Agnieszka> so please send bills to me. and with receipts. not on napkin
Bhavna*> bigger news. Lower Wick have their steam rally on the 4th and they've hired every portaloo in the county. I asked around and everyone can do a week later, so Saturday 11 July it is
Tobias> Fine with Pargeter's, same price
Agnieszka> brass band not. they're on cruise ship in Norway. but I found the ukulele ladies from Craven Arms, twelve of them, for free if we give them sandwiches
Tobias> No doubt U2 are opening for them at a modest £2 million.
Bhavna*> Free is my favourite genre. Yes to the ladies!
Fr Kwame> I danced at a wedding on Saturday, by the by. The leg is mended.
(+2d) Bhavna*> certificate went to the clerk on Friday, she's acknowledged it. Road closure is granted from noon till six
Tobias> On the subject of insurance: no shy this year. They want a steel cage round anything that is thrown.
Gwendolyn> A great-uncle of Mrs. Pugh's hairdresser lost two teeth and a Labrador to a coconut in 1961.
Fr Kwame> I should like to hear the second half of that story.
Gwendolyn> Kindly disregard what was said about Mr. Pugh's bottom field. It is full of heifers and will be so till September. Cars go on the glebe.
Bhavna*> how many can the glebe take, Father?
Fr Kwame> Sixty, if the Volvos breathe in.
Agnieszka> question from me as treasurer. why do we take £2 at gate? last year 2 people stood there all day for £310
Bhavna*> good point. Shall we say nothing at the gate, buckets instead, all afternoon?
Fr Kwame> Agreed.
Gwendolyn> Agreed, with misgivings.
Tobias> Aye
Bhavna*> Carried then: it's free to come in, and there are buckets
(+1d) Tobias> Tables are in the hall again, twelve, I counted, one has grown a burn mark
Agnieszka> who has key of the hall? I will put labels
Tobias> Key safe by the back door, 3-9-0-6.
Bhavna*> Tobias!! Not in the chat!
Gwendolyn> Mr. Bytheway is retiring and shutting up shop, so there won't be any meat. My nephew Crispin offers a flight for two in his balloon as the top prize.
Bhavna*> Wow. Yes, please thank Crispin
Tobias> Five pounds says Ernest Pugh's marrow tops 60 lb again and that it's been on a drip since Easter.
Fr Kwame> "There was an old marrow from Clun / who weighed very nearly a ton..." I have four more verses.
Bhavna*> Where do we meet now that the Plume is closed?
Agnieszka> my kitchen, 7 Tinkers Lane. same wednesday, same hour. I make pierogi
Gwendolyn> I am gluten free these days, dear, the doctor insists.
Agnieszka> ok I make them from buckwheat for you
Fr Kwame> This is not for the minutes or any list, please: the bishop may move me to Hereford in the autumn, the 4th of October. Keep it among us.
Bhavna*> of course. Minutes are closed
Bhavna*> last one. Proceeds: half for the bell ropes, half for the food bank, as voted
Tobias> And who opens it? We still need an Opener.
Bhavna*> Sister Immaculata from the hospice has said yes. She's 92 and wants a ramp, so Tobias, ramp please
Tobias> Ramp. Consider it built.
Gwendolyn> It's blowing a gale up here, my sweet peas are halfway to Wolverhampton.
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: task, src: m4, fact: "The fête is on Saturday 4 July.", keys: [["fête is on"], ["date:2026-07-04"]]}
    - {w: 2, type: fact, src: m4, fact: "Gates open at 1 on the rectory lawn.", keys: [["gates at 1"]]}
    - {w: 1, type: fact, src: m5, fact: "Hugh is treasurer and gets the invoices.", keys: [["treasurer"], ["invoices to him"]]}
    - {w: 1, type: decision, src: m6, fact: "Entrance is £2, under-12s free.", keys: [["entrance £2"]]}
    - {w: 1, type: fact, src: m7, fact: "Fr Kwame's ankle is in plaster until the end of April.", keys: [["ankle"], ["plaster"]]}
    - {w: 2, type: fact, src: m19, fact: "Pargeter's marquee costs £640.", keys: [["640"]]}
    - {w: 1, type: decision, src: m13, fact: "Ludlow brass band plays from 2 till 4 for £150 and tea.", keys: [["brass band"], ["150"]]}
    - {w: 1, type: preference, src: m14, fact: "Gwendolyn does the teas with Mrs Pugh and wants the big urn of the school.", keys: [["big urn"]]}
    - {w: 1, type: fact, src: m16, fact: "320 scones, half of them fruit.", keys: [["three hundred and twenty"]]}
    - {w: 1, type: fact, src: m21, fact: "First prize in the raffle is Mr Bytheway's meat hamper.", keys: [["meat hamper"]]}
    - {w: 2, type: task, src: m25, fact: "Bhavna has to get liability cover for 5 million and the certificate to the parish clerk.", keys: [["public liability"], ["5 million"]]}
    - {w: 1, type: decision, src: m26, fact: "Tobias runs the coconut shy by the yew.", keys: [["coconut shy"]]}
    - {w: 1, type: fact, src: m27, fact: "Zainab the vet judges the dog show at 3.", keys: [["zainab the vet"]]}
    - {w: 1, type: decision, src: m29, fact: "Cars park in Mr Pugh's bottom field (90).", keys: [["bottom field"], ["90 cars"]]}
    - {w: 1, type: fact, src: m32, fact: "The cricket club has the twelve trestle tables.", keys: [["trestle tables"]]}
    - {w: 2, type: pattern, src: m33, fact: "The committee meets on the first Wednesday at half seven at the Plume of Feathers.", keys: [["first wednesday"], ["plume of feathers"]]}
    ended:
    - {fact: "The marquee costs £460.", was: m9, by: m19, keys: [["460"]], not: ["640"]}
    never:
    - {what: "test message: three blind mice", src: m1, keys: [["three blind mice"]]}
    - {what: "rejected suggestion: fireworks for £1,200", src: m17, keys: [["1,200"]]}
    - {what: "gossip about a celebrity gardener", src: m23, keys: [["2.3 million"]]}
    - {what: "dream: a llama called Desmond", src: m30, keys: [["desmond"]]}
    - {what: "hypothetical: Ferris wheel", src: m34, keys: [["ferris wheel"]]}
  2:
    dropped: [1, 3, 4, 5, 7, 10, 11, 12, 14, 15, 16]
    keep:
    - {w: 2, type: fact, src: m5, fact: "Hugh and Maureen moved out on 20 May; Agnieszka has the books.", keys: [["agnieszka has the books"]]}
    - {w: 2, type: decision, src: m7, fact: "The fête is on Saturday 11 July.", keys: [["date:2026-07-11"]]}
    - {w: 1, type: decision, src: m9, fact: "The ukulele ladies from Craven Arms play for sandwiches.", keys: [["ukulele"], ["sandwiches"]]}
    - {w: 2, type: fact, src: m13, fact: "The road closure is granted from noon till six.", keys: [["noon till six"]]}
    - {w: 1, type: decision, src: m17, fact: "Cars go on the glebe.", keys: [["cars go on the glebe"]]}
    - {w: 2, type: decision, src: m25, fact: "Entrance is free, with buckets.", keys: [["free to come in"]]}
    - {w: 1, type: fact, src: m30, fact: "The first raffle prize is a balloon flight for two with Crispin.", keys: [["balloon"], ["crispin"]]}
    - {w: 2, type: pattern, src: m35, fact: "They meet in Agnieszka's kitchen, 7 Tinkers Lane, same Wednesday and hour.", keys: [["7 tinkers lane"]]}
    - {w: 1, type: preference, src: m36, fact: "Gwendolyn is gluten free.", keys: [["gluten free"]]}
    - {w: 1, type: decision, src: m40, fact: "Half of the proceeds goes to the bell ropes and half to the food bank.", keys: [["bell ropes"], ["food bank"]]}
    - {w: 2, type: task, src: m42, fact: "Sister Immaculata (92) opens the fête and needs a ramp, Tobias builds it.", keys: [["sister immaculata"]]}
    ended:
    - {fact: "Hugh is the treasurer.", was: 1/m5, by: m5, keys: [["hugh stays on as treasurer"]], not: ["moved out"]}
    - {fact: "The fête is on 4 July.", was: 1/m4, by: m7, keys: [["fête is on"], ["date:2026-07-04"]], not: ["11 july"]}
    - {fact: "The brass band plays.", was: 1/m13, by: m9, keys: [["brass band"], ["150"]], not: ["ukulele"]}
    - {fact: "Fr Kwame's ankle is in plaster.", was: 1/m7, by: m12, keys: [["ankle is in plaster"]], not: ["mended"]}
    - {fact: "The certificate has to reach the clerk.", was: 1/m25, by: m13, keys: [["certificate must reach"]], not: ["acknowledged"]}
    - {fact: "There is a coconut shy.", was: 1/m26, by: m14, keys: [["coconut shy is tobias"]], not: ["no shy"]}
    - {fact: "Parking in the bottom field.", was: 1/m29, by: m17, keys: [["90 cars"]], not: ["glebe"]}
    - {fact: "Entrance is £2.", was: 1/m6, by: m25, keys: [["entrance £2"]], not: ["free to come"]}
    - {fact: "The tables are with the cricket club.", was: 1/m32, by: m26, keys: [["cricket club have got"]], not: ["again"]}
    - {fact: "The first prize is the meat hamper.", was: 1/m21, by: m30, keys: [["meat hamper"]], not: ["balloon"]}
    - {fact: "They meet at the Plume of Feathers.", was: 1/m33, by: m35, keys: [["plume of feathers"]], not: ["closed", "kitchen"]}
    never:
    - {what: "wrong guess: float box in the tombola drum", src: m2, keys: [["tombola drum"]]}
    - {what: "irony: U2 for £2 million", src: m10, keys: [["U2"]]}
    - {what: "anecdote about the hairdresser's great-uncle", src: m15, keys: [["two teeth"]]}
    - {what: "code of the key safe", src: m28, keys: [["3-9-0-6"]]}
    - {what: "bet on the marrow", src: m32, keys: [["60 lb"]]}
    - {what: "limerick", src: m33, keys: [["nearly a ton"]]}
    - {what: "asked to keep out: the bishop", src: m38, keys: [["hereford"]]}
    - {what: "weather: gale", src: m44, keys: [["wolverhampton"]]}
questions:
- {q: "Which day is the village party?", a: "Saturday 11 July", keys: [["date:2026-07-11"]]}
- {q: "Who looks after our money?", a: "Agnieszka", keys: [["agnieszka has the books"]]}
- {q: "What do visitors pay to get in?", a: "nothing, there are buckets", keys: [["free to come in"]]}
- {q: "Where will the cars be put?", a: "on the glebe", keys: [["cars go on the glebe"]]}
- {q: "Who provides the music?", a: "the ukulele ladies from Craven Arms", keys: [["ukulele"]]}
- {q: "What does the big tent cost?", a: "£640 from Pargeter's", keys: [["640"]]}
- {q: "Where does the committee gather, now the pub shut?", a: "Agnieszka's kitchen, 7 Tinkers Lane", keys: [["7 tinkers lane"]]}
- {q: "Between what hours is traffic kept out?", a: "noon till six", keys: [["noon till six"]]}
- {q: "What can the winner of the draw look forward to?", a: "a balloon flight for two with Crispin", keys: [["balloon"]]}
- {q: "Who opens the fête?", a: "Sister Immaculata", keys: [["sister immaculata"]]}
