=== conversation 1 | Plot 14B | 2026-04-06T10:15
user> Morning. Retired joiner, Kirkcaldy, two arthritic thumbs and a new half plot: 14B at Dunnikier. I'd like you to be my garden diary
assistant> Good morning, and congratulations on 14B. Tell me what is in the ground already and what you have to work with.
user> ground is clay, pH 6.1 by the wee kit
user> in so far: broad beans sown on 15 March. Good Friday I put in two rows of Charlotte and one of Pink Fir Apple
assistant> Good Friday is traditional for potatoes. In general gardeners earth up when the shoots reach 20 cm, feed tomatoes weekly from the first truss, and rotate brassicas on a four-year cycle.
user> aye fine. Grams and litres with me please, never cups
assistant> Metric it is.
user> And no slug pellets. There's a hedgehog under the pallet
assistant> Understood. Anyone else eating from the plot that I should know about?
user> my wife Moira. She's on warfarin, so her greens must stay the same amount each week, no sudden kale mountains
assistant> I'll keep suggestions for kale and spinach steady for her.
user> rent's £42 and I've still to hand Mrs Petrie the cheque, before the first of May
user> The hose rota gives me Tuesdays and Fridays
user> I've got a lend of Dougie's rotavator and he's no in a hurry
assistant> Handy with clay. Wait until it no longer sticks to your boots.
user> the fella on 15A grew a leek in 2008 so big they had to take the gate off, 9 kilos, so he says
assistant> Impressive, if true.
user> What about courgettes, how many plants
assistant> For two people, two plants are plenty; four would bury you.
user> two, then. Settled
assistant> And tomatoes?
user> Ailsa Craig, six of them, in the greenhouse at home, not on the plot
assistant> Would you like asparagus as well? A bed of ten crowns costs about £25 and crops for twenty years.
user> At 71? No thanks
user> If I had the whole acre I'd keep four pigs and a cider press and never be seen again
user> preserving now. I do jam and chutney by water bath only, no pressure canner in this house
assistant> Good to know: then beans and plain veg go to the freezer, and only acid things into jars.
user> exactly. I have 60 Kilner jars, half litre
user> the freezer holds 200 litres and is already a third full of Moira's soup
user> dreamt the beans came up through the bed last night, eleven of them, and asked for the rent
assistant> At least they were punctual.
user> padlock on the shed is 7-1-9-4 in case I lose my marbles. Och, no, strike that, don't keep it
assistant> I won't.
(2026-04-28T18:30) user> soil tested again with a proper lab. It's 5.6, the wee kit lied
assistant> Then a light liming this autumn would help the brassicas.
user> aye, I'll lime in October
user> that's Mrs Petrie paid, met her at the gate this afternoon
user> wind like the end of the world today, 60 mile an hour on the Forth
assistant> Stay indoors and sharpen the hoe.
=== conversation 2 | Plot 14B, harvest | 2026-08-24T09:40
user> Hello again. Diary, chapter two, and it's mostly a tale of loss
assistant> I'm all ears.
user> Blight took the Charlottes on the 9th. Every one. Pink Firs I lifted early and they're fine, 11 kilos
assistant> I'm sorry. Burn or bin the haulms, don't compost them.
user> binned. Never Charlotte again, it's Sarpo Mira next spring
assistant> A sound choice against blight.
user> rotavator went back to Dougie, with a bottle on it
user> and I'm done with digging altogether: no-dig from now, cardboard and compost on the top
user> committee's put our water to Mondays and Thursdays
user> Mrs Petrie has retired, the secretary is a young lad called Kwame Asante, he takes bank transfers
assistant> Noted. What's coming out of the greenhouse?
user> tomatoes by the bucket. I want to do ketchup. How much sugar
assistant> For 3 kg of tomatoes, start with 150 g of sugar and 200 ml of vinegar, and taste.
user> halve the sugar. Moira was told last month she's prediabetic
assistant> Then 75 g. Shall I keep to low sugar in everything I suggest?
user> yes, do that from here on
user> and good news on the other front, they took her off the warfarin in June, so kale as she likes
assistant> That makes the winter beds simpler.
user> old boy at the gate says put a copper penny in the jar and it keeps twenty years
assistant> I'd leave the penny out.
user> jars. I counted and there's 41, my sister walked off with the rest
assistant> And the freezer?
user> bought a second-hand chest one, so 350 litres between the two
user> poem on the hut door says "Ten fat marrows and a maid, / nine were eaten, one was paid"
user> Right, chutney. Batch of courgette and apple this Saturday, twelve jars, for the church sale
assistant> Twelve half-litre jars need around 5 kg of prepared fruit and veg, with vinegar at 5% acidity or more.
user> The sale is on Saturday 12 September, stall number 6
user> Kwame flyer: "GIANT VEG SPRAY, doubles your crop in 9 days, £29.99, money back!!"
assistant> I'd save the thirty pounds.
user> hedgehog had four hoglets under the pallet. so the pallet stays where it is
user> my brother reckons I talk to a machine because the cabbages stopped answering, he's 80 and talks to his Volvo
user> stripped and binned the last tomato plant yesterday by the way, I'm giving them up, thumbs cannae do the pinching. Chillies in the greenhouse next year
assistant> Chillies are kind to thumbs. Do you take anything for the arthritis?
user> naproxen, 250 mg twice a day with food
user> that Gardeners' World fella is on his third wife they say, and she's a florist from Fife
user> Plan for garlic: 40 cloves of Solent Wight, in on 17 October
assistant> I'll have them in the diary for the 17th.
user> I'll bet you my good spade the first frost is the 1st of October on the dot
user> thats me, kettle's on
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "The user has the half plot 14B at Dunnikier in Kirkcaldy.", keys: [["14B"], ["Dunnikier"]]}
    - {w: 1, type: fact, src: m4, fact: "Broad beans were sown on 15 March.", keys: [["broad beans"], ["date:2026-03-15"]]}
    - {w: 1, type: fact, src: m4, fact: "Two rows of Charlotte potatoes are in.", keys: [["Charlotte"], ["rows"]]}
    - {w: 2, type: preference, src: m6, fact: "Grams and litres, never cups.", keys: [["never cups"]]}
    - {w: 2, type: preference, src: m8, fact: "No slug pellets (hedgehog).", keys: [["slug pellets"]]}
    - {w: 2, type: fact, src: m10, fact: "Wife Moira takes warfarin, so her greens must stay the same each week.", keys: [["on warfarin"]]}
    - {w: 2, type: fact, src: m13, fact: "The hose rota gives Tuesdays and Fridays.", keys: [["Tuesdays and Fridays"]]}
    - {w: 1, type: fact, src: m14, fact: "Dougie has lent the user his rotavator.", keys: [["Dougie"], ["rotavator"]]}
    - {w: 1, type: decision, src: m20, fact: "Two courgette plants.", keys: [["two, then"]]}
    - {w: 1, type: fact, src: m22, fact: "Six Ailsa Craig tomatoes in the greenhouse at home.", keys: [["Ailsa Craig"]]}
    - {w: 2, type: preference, src: m26, fact: "Preserving by water bath only, no pressure canner.", keys: [["water bath"]]}
    - {w: 1, type: fact, src: m28, fact: "60 half-litre Kilner jars.", keys: [["60 Kilner"]]}
    - {w: 1, type: fact, src: m29, fact: "The freezer holds 200 litres.", keys: [["200 litres"]]}
    - {w: 2, type: fact, src: m34, fact: "The soil has pH 5.6 by the lab.", keys: [["5.6"]]}
    - {w: 2, type: task, src: m36, fact: "Lime in October.", keys: [["October"], ["lime"]]}
    ended:
    - {fact: "The soil has pH 6.1.", was: m3, by: m34, keys: [["pH 6.1"]], not: ["5.6"]}
    - {fact: "The rent cheque is still to be handed to Mrs Petrie by 1 May.", was: m12, by: m37, keys: [["still to hand Mrs Petrie"]], not: ["paid"]}
    never:
    - {what: "generic advice on potatoes, tomatoes and rotation", src: m5, keys: [["four-year cycle"]]}
    - {what: "the neighbour's story of the leek", src: m16, keys: [["gate off"]]}
    - {what: "rejected suggestion: asparagus", src: m23, keys: [["asparagus"]]}
    - {what: "hypothetical: four pigs", src: m25, keys: [["four pigs"]]}
    - {what: "dream of the beans", src: m30, keys: [["asked for the rent"]]}
    - {what: "weather of the day", src: m38, keys: [["60 mile an hour"]]}
    - {what: "padlock number, not to be kept", src: m32, keys: [["7-1-9-4"]]}
  2:
    dropped: [3, 6, 7, 8, 10, 12, 13]
    keep:
    - {w: 1, type: fact, src: m3, fact: "Blight took the Charlottes in August.", keys: [["Blight"]]}
    - {w: 2, type: decision, src: m5, fact: "Sarpo Mira instead of Charlotte next spring.", keys: [["Sarpo Mira"]]}
    - {w: 2, type: decision, src: m8, fact: "No-dig from now on.", keys: [["no-dig"]]}
    - {w: 2, type: fact, src: m9, fact: "The water days are Mondays and Thursdays.", keys: [["Mondays and Thursdays"]]}
    - {w: 1, type: fact, src: m10, fact: "Kwame Asante is the secretary, bank transfers.", keys: [["Kwame Asante"]]}
    - {w: 2, type: fact, src: m14, fact: "Moira is prediabetic.", keys: [["prediabetic"]]}
    - {w: 1, type: fact, src: m21, fact: "41 jars are left.", keys: [["41"]]}
    - {w: 1, type: fact, src: m23, fact: "The two freezers hold 350 litres.", keys: [["350 litres"]]}
    - {w: 1, type: task, src: m25, fact: "Twelve jars of courgette and apple chutney this Saturday for the church sale.", keys: [["twelve jars"], ["church sale"]]}
    - {w: 2, type: fact, src: m27, fact: "The sale is on Saturday 12 September, stall number 6.", keys: [["date:2026-09-12"], ["stall"]]}
    - {w: 1, type: decision, src: m32, fact: "Chillies in the greenhouse next year.", keys: [["Chillies"], ["next year"]]}
    - {w: 2, type: fact, src: m34, fact: "The user takes naproxen 250 mg twice a day.", keys: [["naproxen"], ["250"]]}
    - {w: 1, type: task, src: m36, fact: "40 cloves of Solent Wight garlic on 17 October.", keys: [["Solent Wight"], ["date:2026-10-17"]]}
    ended:
    - {fact: "Charlotte potatoes are growing.", was: 1/m4, by: m3, keys: [["rows of Charlotte"]], not: ["took"]}
    - {fact: "The user has Dougie's rotavator.", was: 1/m14, by: m7, keys: [["lend of Dougie"]], not: ["went back"]}
    - {fact: "Water on Tuesdays and Fridays.", was: 1/m13, by: m9, keys: [["Tuesdays and Fridays"]], not: ["Mondays"]}
    - {fact: "Moira takes warfarin.", was: 1/m10, by: m17, keys: [["on warfarin"]], not: ["took her off", "off the"]}
    - {fact: "60 Kilner jars.", was: 1/m28, by: m21, keys: [["60 Kilner"]], not: ["41"]}
    - {fact: "The freezer holds 200 litres.", was: 1/m29, by: m23, keys: [["200 litres"]], not: ["350"]}
    - {fact: "Tomatoes are grown in the greenhouse.", was: 1/m22, by: m32, keys: [["Ailsa Craig"], ["greenhouse"]], not: ["giving up", "chillies"]}
    never:
    - {what: "teasing by the brother", src: m31, keys: [["Volvo"]]}
    - {what: "hearsay: a copper penny in the jar", src: m19, keys: [["copper penny"]]}
    - {what: "rhyme on the hut door", src: m24, keys: [["marrows"]]}
    - {what: "quoted advert: giant veg spray", src: m28, keys: [["VEG SPRAY"]]}
    - {what: "celebrity gossip", src: m35, keys: [["third wife"]]}
    - {what: "bet on the first frost", src: m38, keys: [["good spade"]]}
questions:
- {q: "How acid is my earth?", a: "pH 5.6", keys: [["5.6"]]}
- {q: "On which days may I irrigate?", a: "Mondays and Thursdays", keys: [["Mondays and Thursdays"]]}
- {q: "Which blood result has Moira been warned about?", a: "she is prediabetic", keys: [["prediabetic"]]}
- {q: "Which units do I want in recipes?", a: "grams and litres, never cups", keys: [["never cups"]]}
- {q: "What spud replaces the ones that rotted?", a: "Sarpo Mira", keys: [["Sarpo Mira"]]}
- {q: "How do I sterilise and seal what I put up?", a: "water bath only", keys: [["water bath"]]}
- {q: "What painkiller am I on?", a: "naproxen 250 mg twice a day", keys: [["naproxen"]]}
- {q: "When is the church sale?", a: "Saturday 12 September, stall 6", keys: [["date:2026-09-12"], ["stall"]]}
- {q: "Why may you not suggest poison for the slimy pests?", a: "a hedgehog lives there", keys: [["hedgehog"]]}
- {q: "Whom do I pay for the ground now?", a: "Kwame Asante", keys: [["Kwame Asante"]]}
