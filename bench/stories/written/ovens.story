=== conversation 1 | Crumb & Co staff | 2026-09-07T04:12
Marek> oven 2 throwing E7 again
Fatou*> turn it off at the wall, count to 60, sing if it helps
Marek> sang. nothing.
Fatou*> Engineer booked for Thursday at 1, after the lunch rush. Rational people, ask for Colm
Linh> so only one oven till then? 40 sourdough max per bake
Fatou*> yes. Tell the two cafés we're short: Brother Hubbard gets 12, Two Pups gets 8
(+3h) Oluchi> morning. A customer says he proved a loaf in his car boot from Cork to here, 3 hours, won a prize in Ballymaloe with it
Seán> was the car a Focaccia
Oluchi> 🙄
Fatou*> Rota: Seán and Oluchi on counter Tues to Sat, Linh pastry. No changes without me.
Marek> nights till when? I've told Kasia it's only this month
Fatou*> you're on nights till 30 September, then days, promise
Linh> almond flour is 11.80 a kilo at Kells now
Fatou*> that can't be right
Linh> sorry, it's 11.80 for the half kilo tub. 19.20 the kilo bag
Fatou*> ouch. ok. Buy the kilo bag
(+1d) Oluchi> wedding order: three tiers, lemon, 110 guests, the Brennans, Saturday 3 October, pick up by noon
Fatou*> Deposit?
Oluchi> 150 paid cash, in the blue envelope
Linh> Lemon with elderflower or plain? because if plain I'll cry of boredom in the walk-in
Oluchi> she said elderflower yes, but NO nuts anywhere near it, the groom is anaphylactic
Linh> then it gets made Friday with the pistachio tart off the bench entirely
Fatou*> Yes let's do that. No nut baking on Friday 2 October at all
Seán> imagine if we ran the place with robots. eight of them. none late, none called Seán
Fatou*> I'd keep the one called Seán for the radio
Seán> lads I burned my hand on the deck oven, forearm really, the whole length. doc says no lifting till it's closed
Fatou*> Seán go home. Oluchi can you do Saturday on your own with my niece?
Oluchi> which niece
Fatou*> Aïssatou, 17, very fast, can't be near the slicer
(+2d) Marek> Colm here. fan motor gone. part from Germany, 480 plus VAT
Fatou*> do it
Marek> My grandfather heard at Mass that flour goes to two euro a bag at Christmas
Linh> I've got my allotment mate's dough sheeter here on trial, Kenji's, saves me two hours on croissants
Fatou*> ok but don't get attached
Linh> I am already attached
Fatou*> From Monday we stop the cinnamon knots, nobody buys them after nine. Cardamom buns in that tray
Oluchi> alarm code is 0417 if anyone's first in tomorrow. eat this message
Fatou*> Oluchi.
=== conversation 2 | Crumb & Co staff, autumn | 2026-10-26T05:30
Linh> brr. the walk-in is warmer than the street
Fatou*> Morning all. A few bits so nobody says I never said
Fatou*> Oven 2 is fixed since the 17th of September, both decks, so we're at 80 sourdough a bake again
Marek> and days. I see the sun. it is smaller than I remember
Fatou*> Brennan cake went out, she cried, the groom did not. The good kind of cried both times 😄
Oluchi> he lived, is what she's saying
Fatou*> Linh handed in her notice yesterday, she's off to Copenhagen, last day 21 November. We'll have cake about it
Linh> I'll be crying in the big walk-in, come find me
Seán> no
Seán> NO
Fatou*> Pastry passes to a lad called Renzo from Lima, starting 9 November so they overlap
Marek> Kenji wants his machine by the weekend, I told him I'd drive it over tonight
Linh> it's gone already, I wheeled it over to him on Saturday, we both wept
Fatou*> So we need one of our own. Saw a reconditioned one in Naas, Rondo, 2,900, and I'm not paying that. Croissants are by hand until January
Seán> arm's healed, there's a scar in the shape of Leitrim. I can carry 25s again from today
Oluchi> new almond price from Kells is 17.60 the kilo, they rang to say sorry for the summer
Fatou*> Forget the no changes without me thing. Swap among yourselves, just write it on the whiteboard by Wednesday
Oluchi> whiteboard's full of Seán's cartoons
Seán> they're a series
Fatou*> Christmas: orders close Friday 18 December, last collection Thursday the 24th at 2
Marek> Two Pups are asking for spelt on Fridays, 15 loaves
Fatou*> Fine, say yes, 5.20 each to them
Marek> told them. thrilled. she sent a gif of a beagle
Oluchi> Brother Hubbard, though, has closed the Capel Street one so they're off the list
Fatou*> sad. then the vans only do Two Pups and the hotel
Seán> what about a Halloween bread with a chocolate finger in it and a fingernail of almond
Fatou*> no fingers, Seán
Oluchi> Cardamom buns outsell everything since the article, 90 on Saturdays, we stopped doing the scones to fit them
Fatou*> the Irish Times lady wrote "a bun to leave your husband for". I've had a husband email me
Marek> Hope everyone saw that Ed Sheeran is opening a doughnut shop in Dalkey, my sister heard
Seán> "Dear Baker, I am Prince Bertrand, I wish to order 900 éclairs, please send your bank details" — that's in the shop inbox, one of yours?
Fatou*> delete delete
Linh> tell Renzo that I'm left handed so the knives are arranged wrong for him
Fatou*> noted. He's coeliac by the way. I know. He tastes with a spit bowl
Oluchi> a baker who can't eat bread. like a lifeguard that can't get wet
Seán> i'll bet you ten quid he's a vegan by Easter too
Fatou*> don't write this in the book but Renzo's on 17.50 an hour and the rest of you are getting there by spring
Marek> seen nothing
Fatou*> last: environmental health come the week of 9 November, unannounced. Labels dated, floor drain scrubbed nightly, Marek's on drain
Marek> of course I am
Oluchi> lovely. wind taking the sign off its hook, back in a sec
=== labels ===
after:
  1:
    keep:
    - {w: 1, type: fact, src: m5, fact: "Only 40 sourdough a bake with one oven.", keys: [["40 sourdough"]]}
    - {w: 1, type: decision, src: m10, fact: "Counter Tues to Sat: Seán and Oluchi; Linh pastry.", keys: [["counter"], ["Tues to Sat"]]}
    - {w: 2, type: preference, src: m10, fact: "No rota changes without Fatou.", keys: [["No changes without me"]]}
    - {w: 1, type: context, src: m12, fact: "Marek is on nights till 30 September, then days.", keys: [["30 September"], ["days"]]}
    - {w: 1, type: fact, src: m15, fact: "Almond flour is 19.20 the kilo bag.", keys: [["19.20"]]}
    - {w: 2, type: task, src: m17, fact: "Wedding cake for the Brennans, three tiers, lemon, 110 guests, Saturday 3 October by noon.", keys: [["Brennans"], ["3 October"]]}
    - {w: 1, type: fact, src: m19, fact: "A deposit of 150 is paid for it.", keys: [["150"], ["paid"]]}
    - {w: 2, type: fact, src: m21, fact: "The cake: elderflower, no nuts, the groom is anaphylactic.", keys: [["anaphylactic"], ["NO nuts"]]}
    - {w: 2, type: decision, src: m23, fact: "No nut baking on 2 October.", keys: [["nut baking"], ["2 October"]]}
    - {w: 1, type: fact, src: m29, fact: "Aïssatou, 17, must not be near the slicer.", keys: [["slicer"], ["Aïssatou"]]}
    - {w: 1, type: fact, src: m26, fact: "Seán burned his forearm, no lifting until it closes.", keys: [["no lifting", "burned my hand"]]}
    - {w: 1, type: fact, src: m33, fact: "Kenji's dough sheeter is on trial.", keys: [["dough sheeter"], ["Kenji"]]}
    - {w: 2, type: decision, src: m36, fact: "Cinnamon knots stop from Monday, cardamom buns in the tray.", keys: [["Cardamom buns", "cinnamon knots"]]}
    ended:
    - {fact: "The engineer comes on Thursday at 1.", was: m4, by: m30, keys: [["Engineer"], ["Thursday"]], not: ["Colm here"]}
    - {fact: "Almond flour is 11.80 a kilo.", was: m13, by: m15, keys: [["11.80 a kilo"]], not: ["19.20"]}
    never:
    - {what: "stranger's anecdote: proved in the car boot", src: m7, keys: [["Ballymaloe"]]}
    - {what: "hypothetical robots", src: m24, keys: [["eight of them"]]}
    - {what: "hearsay about flour", src: m32, keys: [["heard at Mass"]]}
    - {what: "an alarm code", src: m37, keys: [["0417"]]}
  2:
    dropped: [1, 3, 4, 5, 6, 7, 8, 9, 11, 12]
    keep:
    - {w: 2, type: fact, src: m3, fact: "Oven 2 is fixed; 80 sourdough a bake.", keys: [["80 sourdough"]]}
    - {w: 2, type: fact, src: m7, fact: "Linh leaves for Copenhagen; last day 21 November.", keys: [["21 November"], ["Copenhagen"]]}
    - {w: 2, type: fact, src: m11, fact: "Renzo from Lima does pastry from 9 November.", keys: [["Renzo"], ["9 November"]]}
    - {w: 1, type: decision, src: m14, fact: "Croissants are made by hand until January.", keys: [["by hand until January"]]}
    - {w: 1, type: fact, src: m16, fact: "Almond is 17.60 the kilo.", keys: [["17.60"]]}
    - {w: 2, type: decision, src: m17, fact: "Swaps among themselves, on the whiteboard by Wednesday.", keys: [["whiteboard by Wednesday"]]}
    - {w: 2, type: task, src: m20, fact: "Christmas orders close 18 December, last collection on the 24th at 2.", keys: [["18 December"], ["24th"]]}
    - {w: 1, type: fact, src: m21, fact: "Two Pups: spelt on Fridays, 15 loaves.", keys: [["spelt"], ["15 loaves"]]}
    - {w: 1, type: fact, src: m22, fact: "Two Pups pay 5.20 for a spelt loaf.", keys: [["5.20"]]}
    - {w: 1, type: fact, src: m33, fact: "Linh is left handed, the knives are arranged for her.", keys: [["left handed"]]}
    - {w: 1, type: decision, src: m28, fact: "Scones are stopped to fit 90 cardamom buns on Saturdays.", keys: [["stopped doing the scones"]]}
    - {w: 2, type: fact, src: m34, fact: "Renzo is coeliac.", keys: [["coeliac"]]}
    - {w: 2, type: task, src: m39, fact: "Environmental health comes in the week of 9 November; Marek does the drain.", keys: [["environmental health"], ["9 November"]]}
    ended:
    - {fact: "40 sourdough per bake at most.", was: 1/m5, by: m3, keys: [["40 sourdough"]], not: ["80"]}
    - {fact: "Marek works nights.", was: 1/m12, by: m4, keys: [["nights till 30 September"]], not: ["sun"]}
    - {fact: "Brother Hubbard gets 12 loaves.", was: 1/m6, by: m24, keys: [["Brother Hubbard gets 12"]], not: ["closed"]}
    - {fact: "The Brennan wedding cake is to make by 3 October.", was: 1/m17, by: m5, keys: [["Brennans"], ["3 October"]], not: ["went out"]}
    - {fact: "Seán's forearm is burned, no lifting.", was: 1/m26, by: m15, keys: [["no lifting"]], not: ["healed"]}
    - {fact: "Kenji's sheeter is on trial with us.", was: 1/m33, by: m13, keys: [["sheeter"], ["on trial"]], not: ["wheeled"]}
    - {fact: "Almond flour is 19.20 the kilo.", was: 1/m15, by: m16, keys: [["19.20"]], not: ["17.60"]}
    - {fact: "No rota changes without Fatou.", was: 1/m10, by: m17, keys: [["No changes without me"]], not: ["Forget"]}
    never:
    - {what: "price of a machine not taken", src: m14, keys: [["Naas"]]}
    - {what: "rejected suggestion: Halloween bread", src: m26, keys: [["fingernail of almond"]]}
    - {what: "joke about a husband", src: m29, keys: [["a husband email"]]}
    - {what: "celebrity gossip", src: m30, keys: [["Sheeran"]]}
    - {what: "quoted spam", src: m31, keys: [["Prince Bertrand"]]}
    - {what: "teasing bet", src: m36, keys: [["bet you ten quid"]]}
    - {what: "not to be written down", src: m37, keys: [["17.50"]]}
    - {what: "weather", src: m41, keys: [["off its hook"]]}
questions:
- {q: "Who is going abroad and when is the final shift?", a: "Linh, 21 November", keys: [["21 November"]]}
- {q: "How many loaves can we make in one go?", a: "80", keys: [["80 sourdough"]]}
- {q: "Who makes the pastry after Linh?", a: "Renzo", keys: [["Renzo"], ["9 November"]]}
- {q: "Until when are the croissants rolled manually?", a: "January", keys: [["by hand until January"]]}
- {q: "How is exchanging a shift arranged?", a: "among yourselves, whiteboard by Wednesday", keys: [["whiteboard by Wednesday"]]}
- {q: "Which of the team can't eat gluten?", a: "Renzo", keys: [["coeliac"]]}
- {q: "What was the last day for festive orders?", a: "18 December", keys: [["18 December"]]}
- {q: "When do the hygiene people turn up?", a: "the week of 9 November", keys: [["week of 9 November"]]}
- {q: "Which machine must the teenager stay away from?", a: "the slicer", keys: [["slicer"]]}
- {q: "What do we charge Two Pups for the spelt loaves?", a: "5.20 each", keys: [["5.20"]]}
