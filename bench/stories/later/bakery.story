=== conversation 1 | Dunja & Piet | 2026-03-09T14:10
Dunja*> are you awake again
Piet> define awake
Dunja*> eyes open, one sock on
Piet> then yes. two socks even
Dunja*> ok monday list before the kids come home. you lie there and type yes or no
Piet> yes or no
Dunja*> 🙄 oven first. the man from Miwe rang, they deliver it on 27 March, 18,400 with the old one taken away
Piet> finally. the old one bakes left and burns right
Dunja*> and the bank is through with it, 15,000 over five years at 4.6 percent, Sparkasse, first rate on 1 May
Piet> ok breathe
Dunja*> I'm breathing. flour: mill in Hagen sent the new list, wheat 550 is 0.92 a kilo for us until summer, we leave it with them?
Piet> yes. I like them, the sacks are always dry
Dunja*> next, Café Anselm wants croissants, 40 a day, at the door by 7, monday not. 1.35 a piece
Piet> 40 is one tray more, we can do this. who drives
Dunja*> me, on the way to school. it's two minutes
Piet> you're mad, but ok
Dunja*> prices. the sourdough loaf is still 5.40, mum says that's daylight robbery, I say we keep it till the summer holidays
Piet> your mum also says tomatoes are a fad
Dunja*> haha true. Lejla's contract! she signed, apprentice from 1 August, I'm so glad
Piet> she's got good hands. she shaped 30 baguettes on the trial day like she's never done anything else
Dunja*> we have to register her with the chamber by the end of april. do you do that
Piet> no, you. I'm scared of forms
Dunja*> fine I do it, and you do the audit stuff. allergens, they come on 22 April, at 9
Piet> ok I write the labels new. sesame is wrong on half of them
Dunja*> thank you. and please please don't lift the 25 sacks any more. doctor said 15 kilos is your limit, with that disc
Piet> I know I know
Dunja*> Marek can lift, that's what he's 23 for
Piet> speaking of. Marek gets 15.50 from april, I promised him when he stayed over christmas
Dunja*> you could have told me before. but yes, he's worth it
(+1h) Piet> news, Hagen's neighbour told me the Backhaus on the corner is going bust by summer. says he knows it from the postman
Dunja*> the postman says that since 2019
Piet> he's a patient man
Dunja*> opening hours. still nobody before 6:30 so I leave the sign: tuesday to sunday 6:30 to 13, closed on mondays
Piet> sundays are killing me a bit, just saying
Dunja*> I know love. let's talk about it when the oven's in
Piet> ok
Dunja*> summer closing, 3 to 16 August, two weeks, and we really go away this time
Piet> if the sea comes to us I'm happy too
Dunja*> the sea isn't coming. I book the little house in Zeeland, by Easter, otherwise it's gone
Piet> do that
Dunja*> and who feeds Gertrud
Piet> she gets her rye at nine in the evening, every day, 1:1, like always. in august Marek takes her home
Dunja*> our sourdough has a babysitter and our children don't
Piet> priorities
(+40m) Dunja*> oh no. Miwe again, the truck is broken or the driver or I don't know. it's the 14th of April now instead
Piet> so easter with the old lady. ok. fewer buns then, the left side only
Dunja*> I could scream. anyway. come down, there's soup
Piet> the PIN for the cash card, is it still 4402? I wanna get the fuel
Dunja*> yes and don't WRITE it. soup!
Piet> coming
=== conversation 2 | Dunja & Piet again | 2026-05-18T13:30
Piet> good oven. good good oven. did you see the bottoms
Dunja*> I've been watching bottoms for five weeks now, yes they're beautiful
Piet> ok it's monday, I even have a pen. list?
Dunja*> wow. mark the day in the calendar
Piet> ha ha
Dunja*> so. zeeland, I've got the house, 4 to 14 August, deposit 250 is paid
Piet> YES
Dunja*> Anselm: they want more, 60 from June, and almond ones on weekends, 12 of them at 1.80
Piet> almond is a mess but ok. needs one more hour of Marek
Dunja*> yes about Marek. he's told me, and I'd to sit down: he does his master's from september, so he's with us till 31 August and that's it
Piet> nooo. my Marek
Dunja*> I know. I put an ad in the paper and on the chamber site, for a journeyman, 32 hours, start in September
Piet> and who takes Gertrud then in august? he's still here then, right
Dunja*> he is, but he moves that week. so she goes to my mum's fridge
Piet> your mum with a rye starter. she'll give it tomatoes
Dunja*> audit's filed btw, they were happy, one remark: the nut oil needs its own shelf. I told you in april but you were asleep on your feet
Piet> I was. shelf's built since, left of the proofer
Dunja*> 💛 and Lejla is registered, I did it on the 20th of april and there was cake for me, from me
Piet> proud of you and your forms
Dunja*> Hagen has written. it's 1.04 from July for the 550. that's twelve cents up!
Piet> hm. we should ask the Brandt mill, the organic ones, they did 0.98 for the Backhaus. I'll call them this week
Dunja*> do call. before friday please, Hagen wants to know by the 29th
Piet> yes chef
Dunja*> loaf. I did the numbers, and with flour and the power we can't. 5.80 from the 1st of June, I've already printed the sign
Piet> your mum will faint
Dunja*> mum pays half anyway. and the sundays: I've thought about you falling asleep in the potatoes. let's be open tuesday to saturday only, from June 7 on. what do you say
Piet> I say I married the right one. are you sure? it's our best day
Dunja*> it's 14 percent of the week, I looked. we open until 14:00 on saturdays to make up for some of it
Piet> done. deal. I'm crying into the dough
Dunja*> that's the salt then
Piet> my back: she did the MRI and the disc's fine again. 25 is allowed, not every day, but the sacks are ok
Dunja*> you didn't tell me!! that's great
Piet> I forgot. I was happy in private
Dunja*> still let the young ones carry
Piet> in one year I'd like to do a bread truck, just go from market to market with a small oven on it, imagine
Dunja*> imagine who does the accounts of that truck
Piet> you, in the cab, with a hat
Dunja*> ok next. tim's school party, friday 12 June, we bring 120 pretzels, they pay 0.70
Piet> pretzels ok. who shapes
Dunja*> all of us, thursday night. with music
Dunja*> the van needs its inspection by the end of June, and the brakes squeak. I've got a slot at Köster, 9 June, 8:00
Piet> I bring it, then I can buy the screws for the shelf too
Dunja*> please no more shelves. and I want us to stop the poppy seed rolls, nobody buys them, we throw out nine a day
Piet> agreed. RIP poppy. I never liked them anyway
Dunja*> last one, I saw that Lejla can't have lactose, so milk buns for her are out, we make her oat ones at break
Piet> ok I put oat milk on the list
(+25m) Piet> about mum's 70th, don't write it in the family calendar and don't note it anywhere, she reads everything. but it's the boat
Dunja*> THE boat? ok, zipped
Piet> zipped
Dunja*> that's all. lie down, you look like flour
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m45, fact: "The new Miwe oven comes on the 14th of April 2026 instead.", keys: [["Miwe"], ["date:2026-04-14"]]}
    - {w: 2, type: fact, src: m9, fact: "The bank loan is 15,000 over five years at 4.6 percent at the Sparkasse, first rate on 1 May 2026.", keys: [["15,000"], ["4.6"]]}
    - {w: 2, type: fact, src: m11, fact: "Wheat 550 from the mill in Hagen is 0.92 a kilo until summer.", keys: [["0.92"]]}
    - {w: 2, type: fact, src: m13, fact: "Café Anselm wants 40 croissants a day by 7, not on Mondays.", keys: [["Anselm"], ["40"]]}
    - {w: 2, type: decision, src: m17, fact: "The sourdough loaf stays at 5.40 till the summer holidays.", keys: [["5.40"]]}
    - {w: 2, type: fact, src: m19, fact: "Lejla is an apprentice from 1 August 2026.", keys: [["apprentice"], ["date:2026-08-01"]]}
    - {w: 2, type: task, src: m21, fact: "Lejla has to be registered with the chamber by the end of April 2026 (Dunja does it).", keys: [["regist"], ["chamber"]]}
    - {w: 2, type: task, src: m23, fact: "The allergen audit is on 22 April 2026 at 9; Piet does the papers.", keys: [["allergen", "audit"], ["date:2026-04-22"]]}
    - {w: 2, type: risk, src: m25, fact: "Piet must not lift more than 15 kilos because of his disc.", keys: [["15 k"]]}
    - {w: 1, type: decision, src: m28, fact: "Marek gets 15.50 from April 2026.", keys: [["Marek"], ["15.50"]]}
    - {w: 2, type: fact, src: m33, fact: "Open Tuesday to Sunday 6:30 to 13, closed on Mondays.", keys: [["tuesday to sunday", "6:30 to 13"]]}
    - {w: 2, type: decision, src: m37, fact: "The bakery closes 3 to 16 August 2026.", keys: [["16 August", "2026-08-16"]]}
    - {w: 1, type: task, src: m39, fact: "Dunja will book the little house in Zeeland by Easter.", keys: [["Zeeland"], ["Easter"]]}
    - {w: 2, type: fact, src: m42, fact: "The sourdough (she) gets rye at nine in the evening every day, 1:1.", keys: [["nine in the evening", "9 pm", "21:00"]]}
    - {w: 1, type: decision, src: m42, fact: "In August Marek takes the sourdough starter Gertrud home.", keys: [["Marek"], ["home"]]}
    ended:
    - {fact: "The oven is delivered on 27 March.", was: m7, by: m45, keys: [["deliver", "oven"], ["date:2026-03-27"]], not: ["14", "postponed", "instead"]}
    never:
    - {what: "joke: tomatoes are a fad", src: m18, keys: [["fad"]]}
    - {what: "hearsay: the Backhaus goes bust", src: m30, keys: [["bust"]]}
    - {what: "the PIN of the cash card", src: m48, keys: [["4402"]]}
  2:
    dropped: [1, 3, 4, 5, 7, 8, 9, 11, 13, 15]
    keep:
    - {w: 2, type: fact, src: m6, fact: "The house in Zeeland is booked 4 to 14 August 2026, deposit 250 paid.", keys: [["250"], ["date:2026-08-14", "zeeland"]]}
    - {w: 2, type: fact, src: m8, fact: "Anselm wants 60 croissants from June 2026 and on weekends 12 almond ones at 1.80.", keys: [["60"], ["Anselm", "almond"]]}
    - {w: 2, type: fact, src: m10, fact: "Marek is with them till 31 August 2026, then he does his master's.", keys: [["date:2026-08-31"]]}
    - {w: 2, type: task, src: m12, fact: "An ad is out for a journeyman, 32 hours, start in September 2026.", keys: [["journeyman"]]}
    - {w: 1, type: decision, src: m14, fact: "In August Gertrud goes to the fridge of Dunja's mum.", keys: [["fridge"]]}
    - {w: 1, type: fact, src: m17, fact: "The shelf for the nut oil is built, left of the proofer.", keys: [["left of the proofer"]]}
    - {w: 2, type: fact, src: m20, fact: "Hagen takes 1.04 a kilo for the 550 from July 2026.", keys: [["1.04"]]}
    - {w: 2, type: task, src: m21, fact: "Piet will call the Brandt mill this week (before Friday, 2026-05-22).", keys: [["Brandt"], ["call"]]}
    - {w: 2, type: decision, src: m24, fact: "The sourdough loaf is 5.80 from the 1st of June 2026.", keys: [["5.80"]]}
    - {w: 2, type: decision, src: m26, fact: "From 7 June 2026 the bakery is open Tuesday to Saturday only.", keys: [["tuesday to saturday"]]}
    - {w: 1, type: decision, src: m28, fact: "On Saturdays they open until 14:00.", keys: [["14:00"]]}
    - {w: 2, type: task, src: m38, fact: "For Tim's school party on Friday, 12 June 2026 they bring 120 pretzels at 0.70.", keys: [["120 pretzels"]]}
    - {w: 2, type: task, src: m41, fact: "The van has a slot for inspection at Köster on 9 June 2026, 8:00.", keys: [["Köster"], ["date:2026-06-09"]]}
    - {w: 1, type: decision, src: m43, fact: "They stop the poppy seed rolls.", keys: [["poppy seed"], ["stop", "drop"]]}
    - {w: 2, type: fact, src: m45, fact: "Lejla can't have lactose; she gets oat buns.", keys: [["lactose"]]}
    ended:
    - {fact: "Café Anselm takes 40 croissants a day.", was: 1/m13, by: m8, keys: [["Anselm"], ["40"]], not: ["60"]}
    - {fact: "The loaf stays at 5.40.", was: 1/m17, by: m24, keys: [["5.40"]], not: ["5.80"]}
    - {fact: "In August Marek takes the starter home.", was: 1/m42, by: m14, keys: [["Marek takes"], ["home"]], not: ["fridge", "moves"]}
    - {fact: "Allergen audit on 22 April.", was: 1/m23, by: m16, keys: [["allergen", "audit"], ["date:2026-04-22"]], not: ["happy", "passed", "took place", "filed"]}
    - {fact: "Lejla has to be registered with the chamber by the end of April.", was: 1/m21, by: m18, keys: [["register"], ["chamber"], ["end of april", "2026-04-30"]], not: ["20th", "is registered", "done"]}
    - {fact: "Wheat 550 is 0.92 a kilo until summer.", was: 1/m11, by: m20, keys: [["0.92"]], not: ["1.04"]}
    - {fact: "Open Tuesday to Sunday 6:30 to 13.", was: 1/m33, by: m26, keys: [["tuesday to sunday"]], not: ["saturday"]}
    - {fact: "Piet's limit is 15 kilos.", was: 1/m25, by: m31, keys: [["15 k"]], not: ["25 is", "fine again", "MRI"]}
    - {fact: "The house in Zeeland has to be booked by Easter.", was: 1/m39, by: m6, keys: [["Zeeland"], ["Easter"]], not: ["deposit", "got the house", "booked for"]}
    never:
    - {what: "dream: a bread truck", src: m35, keys: [["bread truck"]]}
    - {what: "mood: crying into the dough", src: m29, keys: [["crying into"]]}
    - {what: "what they ask not to be noted: the boat for mum's 70th", src: m47, keys: [["70th"]]}
questions:
- {q: "On which days can customers come in the summer?", a: "Tuesday to Saturday", keys: [["tuesday to saturday"]]}
- {q: "What does a sourdough cost from June?", a: "5.80", keys: [["5.80"]]}
- {q: "Until when can they count on Marek?", a: "31 August 2026", keys: [["date:2026-08-31"]]}
- {q: "How many pieces does the café want now?", a: "60 a day", keys: [["60"], ["Anselm", "almond"]]}
- {q: "Where will the starter be during the holidays?", a: "in the fridge of Dunja's mother", keys: [["fridge"]]}
- {q: "Which other supplier of flour is to be asked?", a: "the Brandt mill", keys: [["Brandt"]]}
- {q: "What does a colleague not tolerate?", a: "Lejla: lactose", keys: [["lactose"]]}
- {q: "What do they deliver to the school, and how many?", a: "120 pretzels", keys: [["120 pretzels"]]}
- {q: "When and where is the delivery vehicle checked?", a: "9 June 2026 at Köster", keys: [["Köster"], ["date:2026-06-09"]]}
- {q: "What interest do they pay the bank?", a: "4.6 percent", keys: [["4.6"]]}
