=== conversation 1 | Red River Chess Club, committee | 2026-09-08T20:40
Thandeka*> Good evening, committee. The season is open. Club night remains Tuesday, seven o'clock, in the basement of the Ukrainian hall on Burrows.
Anatoly> Basement is good. Cold keeps brain fresh like pickle.
Gus> Treasurer's report, brief on account of there being little treasure: $1,318 in the bank. Dues stay at $90 for adults and $40 for juniors.
Priyanka> Wasn't it 1,381? I was there when you counted.
Gus> I've the slip in front of me, madam, thirteen eighteen. You have transposed, as in your Nimzo.
Priyanka> Ouch. Accepted.
Thandeka*> Board order for the provincial league, as voted: Anatoly on one, Priyanka two, myself three, Gus four.
Anatoly> I accept burden of greatness.
Thandeka*> First match is Saturday 17 October in Brandon. We leave at eight sharp in Gus's van.
Gus> Time control this year is ninety minutes plus thirty seconds a move, from move one. It was in the bulletin nobody reads.
Anatoly> In Odessa in 1971 I saw man who adjourned game, married, divorced, came back and sealed move was illegal. Eleven years.
Priyanka> 😄 and the wife?
Anatoly> Won on time.
Priyanka> One practical request. The tube light in the back room gives me migraine, a proper one with blind spots. So I play by the window, please, at home matches always.
Thandeka*> Of course. I'll put it on the seating plan.
Anatoly> And I do not hear on left ear, since navy. You want draw, you offer on right side.
Gus> Inventory: sixteen sets, six digital clocks, of which two are dead. I've sent the pair to a man in Gimli.
Thandeka*> This is not a joke, although I have had to say it three times today: a mouse is living in set number seven. Nobody opens that box until the exterminator has been, he comes on Thursday.
Anatoly> Mouse plays Sicilian, I recognise the structure. Rating maybe 1400 but improving since August.
Priyanka> Juniors: 14 enrolled! Saturdays at ten in the library on Selkirk. Always two adults in the room, that's the rule from the insurance, no exceptions.
Gus> Were I a man of means I'd buy the old Capitol cinema and we'd have forty walnut tables, a bar and a portrait of myself over the urinals.
Thandeka*> Bigger news. Grandmaster Larysa Holubenko has agreed to give us a simul on Saturday 14 November, 25 boards. Her fee is $400.
Priyanka> LARYSA?! I learned the Benko from her videos
Gus> $400 plus the hotel, I take it.
Thandeka*> No, I misquoted, her mail says $450 and she sleeps at her cousin's in Transcona. So no hotel.
Gus> The treasure trembles.
Anatoly> My grandson reads on internet that Carlsen has bought small island and changes all street names to variations.
Priyanka> Gus, before I forget, thank you for lending me your Dvoretsky. I'm on page 60 and I've stopped sleeping.
Gus> Keep it as long as you like, or until 1 November, whichever is the kinder to my shelf.
Anatoly> I will teach rook endings, first Tuesday in month, half hour before play. Who comes late, defends a pawn down.
Thandeka*> And the rule we agreed after the Beethoven incident: if your phone rings during a league game, you lose that game. No appeals.
Gus> For the amusement of the board, from the back of a magazine: "GRANDMASTER PILLS – see 12 moves ahead! 60 capsules, only $79.95, results in one weekend or your Queen back."
Priyanka> My cousin's idea was that we stream club night with a face cam and a giveaway, 5,000 followers by Easter.
Anatoly> I have face for radio. No.
Thandeka*> No it is. Goodnight, all.
=== conversation 2 | Red River Chess Club, committee | 2026-10-27T21:05
Thandeka*> Evening. I have soup, a list and forty minutes.
Gus> For the record and for my grandchildren: Brandon 1½, Red River 2½. I won with a bishop I had forgotten about.
Priyanka> I drew, and it made 2011. I'm over two thousand at last, after four years at 1980-something.
Anatoly> Brava! I cried in van, I say it was onion sandwich.
Anatoly> Now from my side is less cheerful. They put me stent on the nineteenth, heart is good, but cardiologist forbids league games until February. Friendly games only, no clock.
Thandeka*> Anatoly, I'm so relieved you told us in that order.
Priyanka> Who takes first board then?
Thandeka*> Ebenezer Quaye has joined, from Accra by way of Saskatoon, 2104. He goes in on one, everybody else stays.
Gus> 2104! I shall polish a chair.
Thandeka*> As for the premises: the Ukrainian hall has a burst main and is closed till spring. The curling club on Mountain gives us its upstairs lounge, Wednesdays, half past six. Free, if we buy our coffee there.
Anatoly> Then my rook lessons go to Wednesday also? Heart allows rooks.
Thandeka*> First Wednesday, yes, at six.
Gus> I have it from a sweeper there that in 1988 two curlers settled a bar bill of $740 by one game of chess, and that the loser still lives in the ice room.
Priyanka> Dvoretsky is back on your shelf by the way, Gus, between the atlas and the gin.
Gus> I noticed and I wept. Also the man in Gimli has sent the clocks home, both ticking, $55.
Priyanka> And set seven is open again. The exterminator found a nest made of scoresheets. The mouse lives in Kildonan Park now, I carried it myself.
Thandeka*> Sad item. Larysa wrote, her visa didn't come, so there is no simul.
Priyanka> 💔
Thandeka*> In its place we do a blitz marathon that very day for the food bank, twelve hours, ten dollars a head, noon to midnight.
Gus> A personal matter, and I shall be brief, which will tell you it's serious. I'm stepping down from the money. My eyes confuse threes and eights, as Priyanka once tactfully failed to mention.
Priyanka> I'll do it. I'm an actuary, it's embarrassing that I didn't offer.
Thandeka*> Carried, three nods. Priyanka is treasurer from today, Gus hands over the bank card at the AGM on Tuesday 1 December.
Priyanka> First act of tyranny: the lounge coffee isn't free, so from January adult dues are $105. Juniors don't change.
Anatoly> Robbery. I pay.
Priyanka> Juniors have grown to 19 and the library needs its Saturdays, so we're on Sundays at one now, same place. The two adults stay two.
Thandeka*> League: Kenora at home on Saturday 21 November, eleven o'clock. If the highway's closed we play it online the next day, both captains signed that.
Gus> I'm told by a fellow at the hardware store that Kenora has hired a Bulgarian who trains in a walk-in freezer and has never once blinked.
Anatoly> On plane I watched film: champion loses to his barber, becomes barber, champion's wife becomes champion. Three hours. Nobody castles.
Priyanka> For the juniors' handout: "A rook sits on a1, it moves 23 times and eats 9 pawns, each worth 4 marbles. How many marbles?" Does that work?
Thandeka*> Give them more pawns.
Gus> I lay a bottle of rye that Anatoly sneaks a clock into a friendly before Christmas.
Anatoly> I have already swallowed clock, that is what stent is.
Thandeka*> Priyanka, Ebenezer asked about you: I told him you were raised by wolves in Flin Flon and play only on Thursdays under a full moon.
Priyanka> 🐺 I'll live up to it
Priyanka> I looked at wooden boards for the match table, $289 apiece with the logo burnt in. We have a tablecloth with squares, the tablecloth is fine.
Gus> In my youth they'd have put us all on a committee for the committee. There's talk we could always merge with St Boniface and be fifty people with one kettle, but nobody here has the stomach for the minutes.
Thandeka*> Keypad for the lounge is 4402, then the star. Please don't leave that lying about in chats, I'll change it anyway.
Anatoly> Minus nineteen already. My moustache is endgame.
Priyanka> And off the books, genuinely: Ebenezer told me why he left Saskatoon. It involved a dean and a canoe, and it isn't ours to keep.
Thandeka*> Understood. Soup's gone, list's done. Who brings cake on the 4th?
Gus> I do. Without walnuts, because Ebenezer's throat closes up from them.
Thandeka*> That goes at the top of the list, then.
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "Club night is Tuesday at seven in the basement of the Ukrainian hall on Burrows.", keys: [["Tuesday"], ["Burrows"]]}
    - {w: 1, type: fact, src: m3, fact: "$1,318 in the bank.", keys: [["$1,318"]]}
    - {w: 2, type: fact, src: m3, fact: "Dues are $90 for adults and $40 for juniors.", keys: [["$90"]]}
    - {w: 2, type: decision, src: m7, fact: "Board order: Anatoly one, Priyanka two, Thandeka three, Gus four.", keys: [["Board order"], ["Anatoly"]]}
    - {w: 2, type: task, src: m9, fact: "First match on Saturday 17 October in Brandon.", keys: [["Brandon"], ["date:2026-10-17"]]}
    - {w: 1, type: fact, src: m10, fact: "Time control is ninety minutes plus thirty seconds a move.", keys: [["ninety minutes"]]}
    - {w: 2, type: preference, src: m14, fact: "Priyanka gets migraine from the tube light and plays by the window.", keys: [["migraine"], ["window", "light"]]}
    - {w: 2, type: fact, src: m16, fact: "Anatoly does not hear on his left ear.", keys: [["left ear"]]}
    - {w: 1, type: fact, src: m17, fact: "Two of six clocks are dead and sent to Gimli.", keys: [["Gimli"], ["pair", "two are dead"]]}
    - {w: 2, type: risk, src: m18, fact: "A mouse lives in set number seven; nobody opens it.", keys: [["mouse"], ["set number seven"]]}
    - {w: 2, type: fact, src: m20, fact: "Juniors meet Saturdays at ten in the library on Selkirk.", keys: [["Saturdays"], ["Selkirk"]]}
    - {w: 2, type: decision, src: m20, fact: "Always two adults with the juniors.", keys: [["two adults"]]}
    - {w: 2, type: task, src: m22, fact: "Larysa Holubenko gives a simul on Saturday 14 November.", keys: [["Holubenko"], ["date:2026-11-14"]]}
    - {w: 1, type: fact, src: m28, fact: "Priyanka has borrowed Gus's Dvoretsky.", keys: [["Dvoretsky"]]}
    - {w: 1, type: task, src: m30, fact: "Anatoly teaches rook endings on the first Tuesday of the month.", keys: [["rook endings"], ["first Tuesday"]]}
    - {w: 2, type: decision, src: m31, fact: "A ringing phone loses the league game.", keys: [["phone rings"], ["lose"]]}
    ended:
    - {fact: "Her fee is $400.", was: m22, by: m25, keys: [["fee is $400"]], not: ["misquoted", "450"]}
    never:
    - {what: "wrong guess: 1,381", src: m4, keys: [["1,381"]]}
    - {what: "stranger's tale of long ago: Odessa 1971", src: m11, keys: [["Odessa"]]}
    - {what: "joke: the mouse plays the Sicilian", src: m19, keys: [["Sicilian"]]}
    - {what: "hypothetical: the Capitol cinema", src: m21, keys: [["walnut tables"]]}
    - {what: "celebrity gossip: Carlsen's island", src: m27, keys: [["Carlsen"]]}
    - {what: "quoted advert: pills", src: m32, keys: [["GRANDMASTER PILLS"]]}
    - {what: "suggestion refused: stream with a giveaway", src: m33, keys: [["5,000 followers"]]}
  2:
    dropped: [1, 3, 4, 5, 9, 10, 11, 13, 14, 15]
    keep:
    - {w: 1, type: fact, src: m2, fact: "Red River beat Brandon 2½ to 1½.", keys: [["2½"]]}
    - {w: 1, type: fact, src: m3, fact: "Priyanka's rating is 2011.", keys: [["2011"]]}
    - {w: 2, type: fact, src: m5, fact: "His cardiologist forbids league games until February.", keys: [["until February"]]}
    - {w: 2, type: fact, src: m8, fact: "Ebenezer Quaye (2104) plays first board.", keys: [["Ebenezer"], ["2104"]]}
    - {w: 2, type: fact, src: m10, fact: "The club meets in the lounge of the curling club on Mountain, Wednesdays at half past six.", keys: [["lounge"], ["Wednesdays"]]}
    - {w: 1, type: task, src: m12, fact: "Rook lessons are on the first Wednesday at six.", keys: [["first Wednesday"]]}
    - {w: 2, type: decision, src: m19, fact: "Blitz marathon for the food bank, noon to midnight, ten dollars.", keys: [["food bank"]]}
    - {w: 2, type: task, src: m22, fact: "Priyanka is treasurer; the bank card is handed over at the AGM on Tuesday 1 December.", keys: [["treasurer"], ["date:2026-12-01"]]}
    - {w: 2, type: decision, src: m23, fact: "From January adult dues are $105.", keys: [["$105"]]}
    - {w: 2, type: fact, src: m25, fact: "Juniors are 19 and meet on Sundays at one.", keys: [["Sundays at one"]]}
    - {w: 2, type: task, src: m26, fact: "Kenora at home on Saturday 21 November at eleven.", keys: [["Kenora"], ["date:2026-11-21"]]}
    - {w: 2, type: decision, src: m26, fact: "If the highway is closed it is played online the next day.", keys: [["highway"]]}
    - {w: 2, type: fact, src: m41, fact: "Ebenezer's throat closes from walnuts.", keys: [["walnuts"], ["throat"]]}
    ended:
    - {fact: "The Brandon match is to come.", was: 1/m9, by: m2, keys: [["Brandon"], ["date:2026-10-17"]], not: ["2½"]}
    - {fact: "Club night is Tuesday in the Ukrainian hall.", was: 1/m1, by: m10, keys: [["Tuesday"], ["Burrows"]], not: ["burst"]}
    - {fact: "Anatoly is on first board.", was: 1/m7, by: m8, keys: [["Board order"], ["Anatoly on one"]], not: ["Ebenezer"]}
    - {fact: "Two clocks are away for repair.", was: 1/m17, by: m15, keys: [["Gimli"], ["pair"]], not: ["ticking"]}
    - {fact: "A mouse lives in set seven.", was: 1/m18, by: m16, keys: [["mouse"], ["set number seven"]], not: ["open again"]}
    - {fact: "Juniors are on Saturdays at ten.", was: 1/m20, by: m25, keys: [["Saturdays"], ["Selkirk"]], not: ["Sundays"]}
    - {fact: "Larysa gives a simul on 14 November.", was: 1/m22, by: m17, keys: [["Holubenko"], ["date:2026-11-14"]], not: ["visa"]}
    - {fact: "Priyanka has Gus's Dvoretsky.", was: 1/m28, by: m14, keys: [["lending me"]], not: ["back on"]}
    - {fact: "Rook endings on the first Tuesday.", was: 1/m30, by: m12, keys: [["rook endings"], ["first Tuesday"]], not: ["Wednesday"]}
    - {fact: "Adult dues are $90.", was: 1/m3, by: m23, keys: [["$90"]], not: ["105"]}
    never:
    - {what: "hearsay of long ago: a bar bill of $740", src: m13, keys: [["$740"]]}
    - {what: "hearsay: the Bulgarian in the freezer", src: m27, keys: [["Bulgarian"]]}
    - {what: "plot of a film: the barber", src: m28, keys: [["barber"]]}
    - {what: "figures of an exercise: marbles", src: m29, keys: [["marbles"]]}
    - {what: "bet: a bottle of rye", src: m31, keys: [["bottle of rye"]]}
    - {what: "joke: swallowed a clock", src: m32, keys: [["swallowed clock"]]}
    - {what: "tease: raised by wolves", src: m33, keys: [["raised by wolves"]]}
    - {what: "price not taken: $289", src: m35, keys: [["$289"]]}
    - {what: "idea nobody pursues: merge with St Boniface", src: m36, keys: [["St Boniface"]]}
    - {what: "keypad code", src: m37, keys: [["4402"]]}
    - {what: "weather: minus nineteen", src: m38, keys: [["Minus nineteen"]]}
    - {what: "asked not to be kept: the dean and the canoe", src: m39, keys: [["canoe"]]}
questions:
- {q: "In which building do we play now?", a: "the lounge of the curling club on Mountain", keys: [["lounge"], ["Wednesdays"]]}
- {q: "Who leads the team?", a: "Ebenezer Quaye, on one", keys: [["Ebenezer"], ["2104"]]}
- {q: "Why can't our oldest member compete before spring?", a: "heart: stent, cardiologist", keys: [["until February"]]}
- {q: "Which side should I talk to Anatoly on?", a: "the right, he does not hear on the left ear", keys: [["left ear"]]}
- {q: "What must not be in the baking?", a: "walnuts", keys: [["walnuts"], ["throat"]]}
- {q: "When do the children meet?", a: "Sundays at one", keys: [["Sundays at one"]]}
- {q: "Who looks after the money?", a: "Priyanka", keys: [["treasurer"], ["Priyanka"]]}
- {q: "What does a grown-up pay from next year?", a: "$105", keys: [["$105"]]}
- {q: "What if the road from Kenora is shut?", a: "online the next day", keys: [["highway"]]}
- {q: "When is the AGM?", a: "Tuesday 1 December", keys: [["date:2026-12-01"]]}
