=== conversation 1 | ΟΙΚΟΓΕΝΕΙΑ ❤️ Yiayia Pappou & the kids | 2026-08-02T17:30
Pappou Kostas> HELLO THIS IS PAPPOU I HAVE NOW THE WHATSAPP
Theo> hi pappou!! caps lock is the key on the left
Pappou Kostas> I KNOW. I LIKE IT
Eleni*> welcome pappou 😂 so this is us, yiayia, you, me, theo and zoe
Yiayia Stavroula> my golden children. Sunday lunch is every Sunday at one o clock as always. who comes
Zoe> me!! but i'm vegan now yiayia, no cheese either 🙏
Yiayia Stavroula> no cheese... I make you then the gigantes beans and the horta
Theo> me + Maddy. can she bring her trivia team? jk
Yiayia Stavroula> how many is the trivia team I cook
Eleni*> yiayia he's joking. I'm in. what can I bring
Yiayia Stavroula> your face
Pappou Kostas> ELENI MY CATARACT IS ON TUESDAY 18 AUGUST, THE RIGHT EYE. EPWORTH HOSPITAL. WHO DRIVES
Eleni*> I'll drive you pappou, I took the day off
Pappou Kostas> 7 IN THE MORNING. NOTHING TO EAT BEFORE
Theo> yiayia how's the knee
Yiayia Stavroula> like a rusty gate. doctor Nguyen gives me injections, next one is on the 11th
Theo> pappou i've still got the ute, moving stuff to brunswick, ok if i hang on to it?
Pappou Kostas> YES UNTIL THE LEMONS. I NEED IT FOR THE LEMONS
Zoe> there's a man on my tram who told everyone his yiayia is 111 and drinks ouzo at 5 every morning
Yiayia Stavroula> he lies. we are up at 4
Eleni*> while i have you all: Christmas. we booked the house at Lakes Entrance, 23 to 28 December, sleeps ten
Zoe> yessss
Yiayia Stavroula> I bring the small oven
Pappou Kostas> IF I WAS 20 YEARS YOUNGER I WOULD SWIM TO TASMANIA AND BRING BACK A GIRL
Yiayia Stavroula> go. leave the keys
Theo> also i'm learning greek on tuesday nights at the community centre, level 2, so talk to me in greek
Pappou Kostas> ΜΠΡΑΒΟ
(+5d) Eleni*> yiayia, what were the quantities for the koulourakia again? I want to write them down
Yiayia Stavroula> one kilo flour, 250 butter, 4 eggs, one glass sugar, orange
Yiayia Stavroula> and ammonia one spoon. my mother in Kalamata put always ammonia
Theo> zoe ur birthday, what do u want
Zoe> contribution to my Japan flight pls, i go in november with Priya
Yiayia Stavroula> I dreamed of my sister Voula, she stood in the river with 12 white hens and asked me for bus money
Pappou Kostas> ALSO THE NEIGHBOUR SAYS THE COUNCIL WILL CUT OUR FIG TREE IN SEPTEMBER. 40 YEARS OLD
Eleni*> I'll ring them, don't worry
(+1d) Eleni*> rang the council: nobody is touching anything, it's the dead gum tree at number 19
Pappou Kostas> THE NEIGHBOUR IS A DONKEY
Yiayia Stavroula> forwarded: "♥️ SEND THIS ANGEL TO 12 MOTHERS BEFORE MIDNIGHT AND YOU WILL RECEIVE 5000 DOLLARS ON THURSDAY ♥️"
Theo> yiayia no
=== conversation 2 | ΟΙΚΟΓΕΝΕΙΑ ❤️ spring | 2026-10-11T19:05
Pappou Kostas> GOOD EVENING. I READ THIS WITHOUT GLASSES. RIGHT EYE IS LIKE EAGLE
Eleni*> best patient at Epworth, he flirted with the anaesthetist
Pappou Kostas> LEFT EYE THEY DO ON 3 FEBRUARY
Yiayia Stavroula> injections did nothing so doctor Nguyen says a new knee. they put me on the list for March
Zoe> oh yiayia. we'll take turns staying with you
Yiayia Stavroula> and Sunday is too much for me standing. we make it Saturday evening, six, and everyone carries something
Theo> deal. i'll do the salad every time
Zoe> confession.. the vegan thing is over. it was the loukaniko at nick's wedding
Yiayia Stavroula> PANAGIA MOU. tomorrow I make pastitsio
Theo> this is her conversion story, she'll be on a stamp in 2040
Pappou Kostas> THE UTE IS IN MY DRIVEWAY. CLEAN. WHO WASHED IT
Theo> Maddy. i just drove
Eleni*> sad news about Lakes Entrance, the owner sold the house and refunded us
Zoe> nooo
Eleni*> so for christmas how about we do it at aunt Roula's in Geelong? she offered, she has the pool
Theo> yes let's do that
Yiayia Stavroula> good. Roula's, but I bring the lamb
Eleni*> how many are we then?
Zoe> 14 with the cousins from Adelaide
Theo> i dropped the tuesday greek class btw. i only learned "the cat is on the table" and it never was
Pappou Kostas> COME TO ME. I TEACH YOU FREE, WITH BACKGAMMON
Theo> ok pappou wednesdays? 5pm?
Pappou Kostas> WEDNESDAY 5. BRING COINS
Zoe> Japan isn't happening, Priya broke her foot. we're doing a week in Byron instead with her cast
Yiayia Stavroula> koli, I wrote you wrong the koulourakia. 250 butter is for the half. for one kilo flour you put 500
Eleni*> that explains the bricks!!
Theo> pappou bets me $50 that Collingwood wins by 31 points next year
Pappou Kostas> EASY MONEY
Zoe> watching a movie where a grandma in Naxos runs a smuggling ring with 3 goats and a priest. yiayia this is you
Yiayia Stavroula> two goats
Eleni*> the alarm code at your place is still 1-9-5-8 right? don't answer here
Pappou Kostas> 1958 YES
Eleni*> 🤦‍♀️
Zoe> i'm sooo bored at work, i've counted the ceiling tiles, 216
Eleni*> new tablets pappou? mum said something
Pappou Kostas> YES FOR THE PRESSURE. PERINDOPRIL, ONE IN THE MORNING
Yiayia Stavroula> and no grapefruit and no salt says the girl in the pharmacy
Theo> one more thing, Maddy and me are engaged 💍
Eleni*> THEO. you put this under the grapefruit
Yiayia Stavroula> I am crying on the phone the letters swim
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: pattern, src: m5, fact: "Sunday lunch at Yiayia's is every Sunday at one o'clock.", keys: [["Sunday lunch"], ["one o clock"]]}
    - {w: 2, type: preference, src: m6, fact: "Zoe is vegan, no cheese either.", keys: [["vegan"]]}
    - {w: 2, type: task, src: m12, fact: "Pappou's cataract operation, right eye, on Tuesday 18 August 2026 at Epworth Hospital.", keys: [["CATARACT"], ["date:2026-08-18"]]}
    - {w: 2, type: task, src: m13, fact: "Eleni drives Pappou to the hospital.", keys: [["I'll drive you"]]}
    - {w: 1, type: task, src: m14, fact: "Pappou may eat nothing before the operation.", keys: [["NOTHING TO EAT"]]}
    - {w: 2, type: fact, src: m16, fact: "Yiayia gets injections in the knee from Dr Nguyen.", keys: [["Nguyen"], ["injections"]]}
    - {w: 1, type: fact, src: m17, fact: "Theo has borrowed Pappou's ute for moving to Brunswick.", keys: [["ute"], ["brunswick"]]}
    - {w: 2, type: task, src: m21, fact: "Christmas: the house at Lakes Entrance is booked, 23 to 28 December.", keys: [["Lakes Entrance"], ["28 December"]]}
    - {w: 1, type: pattern, src: m26, fact: "Theo learns Greek on Tuesday nights at the community centre.", keys: [["greek"], ["tuesday"]]}
    - {w: 2, type: fact, src: m29, fact: "Koulourakia: one kilo flour, 250 butter, 4 eggs, a glass of sugar, orange.", keys: [["one kilo flour"], ["4 eggs"]]}
    - {w: 1, type: fact, src: m30, fact: "One spoon of ammonia belongs in the koulourakia.", keys: [["ammonia one spoon"]]}
    - {w: 1, type: task, src: m32, fact: "Zoe flies to Japan in November with Priya.", keys: [["Japan"], ["november"]]}
    ended: []
    never:
    - {what: "anecdote of a stranger: yiayia of 111", src: m19, keys: [["111"]]}
    - {what: "hypothetical: Pappou swims to Tasmania", src: m24, keys: [["TASMANIA"]]}
    - {what: "dream about hens", src: m33, keys: [["12 white hens"]]}
    - {what: "hearsay that proved wrong: council cuts the fig tree", src: m34, keys: [["COUNCIL WILL CUT"]]}
    - {what: "chain letter quoted", src: m38, keys: [["12 MOTHERS"]]}
  2:
    dropped: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]
    keep:
    - {w: 2, type: task, src: m3, fact: "Pappou's left eye is operated on 3 February 2027.", keys: [["LEFT EYE"], ["date:2027-02-03"]]}
    - {w: 2, type: fact, src: m4, fact: "Yiayia is to get a new knee, she is on the list for March.", keys: [["new knee"]]}
    - {w: 1, type: fact, src: m4, fact: "The knee operation is on the list for March.", keys: [["list for March"]]}
    - {w: 2, type: decision, src: m6, fact: "The family meal is now Saturday evening at six, everyone brings something.", keys: [["Saturday evening"], ["six"]]}
    - {w: 1, type: task, src: m7, fact: "Theo does the salad every time.", keys: [["salad"]]}
    - {w: 2, type: decision, src: m17, fact: "Christmas at Roula's, Yiayia brings the lamb.", keys: [["Roula"], ["lamb"]]}
    - {w: 2, type: fact, src: m19, fact: "They are 14 at Christmas with the cousins from Adelaide.", keys: [["14"], ["Adelaide"]]}
    - {w: 1, type: task, src: m23, fact: "Pappou teaches Theo Greek on Wednesdays at 5.", keys: [["WEDNESDAY 5"]]}
    - {w: 1, type: fact, src: m24, fact: "Zoe and Priya go to Byron for a week.", keys: [["Byron"]]}
    - {w: 2, type: fact, src: m25, fact: "Koulourakia: 500 butter for one kilo of flour.", keys: [["500"], ["flour"]]}
    - {w: 2, type: fact, src: m36, fact: "Pappou takes perindopril in the morning for his blood pressure.", keys: [["PERINDOPRIL"]]}
    - {w: 2, type: fact, src: m37, fact: "Pappou may have no grapefruit and no salt.", keys: [["no grapefruit"]]}
    - {w: 2, type: fact, src: m38, fact: "Theo and Maddy are engaged.", keys: [["engaged"]]}
    ended:
    - {fact: "Pappou's right eye has yet to be operated.", was: 1/m12, by: m1, keys: [["CATARACT"], ["18 AUGUST", "2026-08-18"]], not: ["eagle"]}
    - {fact: "Yiayia gets knee injections, the next on the 11th.", was: 1/m16, by: m4, keys: [["gives me injections"]], not: ["did nothing"]}
    - {fact: "Sunday lunch every Sunday at one.", was: 1/m5, by: m6, keys: [["Sunday lunch"]], not: ["Saturday"]}
    - {fact: "Zoe is vegan.", was: 1/m6, by: m8, keys: [["vegan"]], not: ["over"]}
    - {fact: "Theo has Pappou's ute.", was: 1/m17, by: m11, keys: [["got the ute"]], not: ["driveway"]}
    - {fact: "The house at Lakes Entrance is booked for Christmas.", was: 1/m21, by: m13, keys: [["Lakes Entrance"]], not: ["sold", "refund", "sad news"]}
    - {fact: "Theo takes the Greek class on Tuesday nights.", was: 1/m26, by: m20, keys: [["learning greek"]], not: ["dropped"]}
    - {fact: "Zoe flies to Japan in November with Priya.", was: 1/m32, by: m24, keys: [["Japan"]], not: ["isn't", "Byron"]}
    - {fact: "Koulourakia take 250 butter for a kilo of flour.", was: 1/m29, by: m25, keys: [["250 butter"]], not: ["half", "wrong"]}
    never:
    - {what: "bet on Collingwood", src: m27, keys: [["Collingwood"]]}
    - {what: "film plot with goats in Naxos", src: m29, keys: [["Naxos"]]}
    - {what: "alarm code", src: m32, keys: [["1958 YES"]]}
    - {what: "mood: bored, ceiling tiles", src: m34, keys: [["216"]]}
    - {what: "tease: Zoe on a stamp", src: m10, keys: [["stamp in 2040"]]}
questions:
- {q: "When is grandfather's second operation?", a: "left eye, 3 February", keys: [["3 FEBRUARY", "2027-02-03"]]}
- {q: "Where do we celebrate in December?", a: "at aunt Roula's, Geelong", keys: [["Roula"]]}
- {q: "On which day does the whole family eat together these days?", a: "Saturday evening, six", keys: [["Saturday evening"]]}
- {q: "Which medicine does grandfather swallow for hypertension?", a: "perindopril", keys: [["PERINDOPRIL"]]}
- {q: "Which fruit must he avoid?", a: "grapefruit", keys: [["no grapefruit"]]}
- {q: "Whose wedding is coming up?", a: "Theo and Maddy's", keys: [["engaged"]]}
- {q: "How much butter goes in the koulourakia?", a: "500 for one kilo of flour", keys: ["you put 500"]}
- {q: "How many people are coming for the holidays?", a: "14 with the Adelaide cousins", keys: [["14 with"]]}
- {q: "When does pappou teach Theo?", a: "Wednesday 5", keys: [["WEDNESDAY 5"]]}
- {q: "What is happening to yiayia's knee?", a: "a new knee, on the list for March", keys: [["new knee"]]}
