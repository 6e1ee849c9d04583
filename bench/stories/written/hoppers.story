=== conversation 1 | pop-up planning | 2026-02-02T22:50
user> Chef question mode. I'm Ishara, cooking Sri Lankan pop-up in Leeds, 6 weeks away. Short answers pls, I read these with wet hands
assistant> Short it is, Ishara. Date, covers, kitchen?
user> Sat 14 March, Kirkgate, borrowed space under a bakery
assistant> How many covers?
user> 48, two sittings, 18:00 and 20:30
£38 a head, five courses, drinks extra
assistant> 48 × 38 = £1,824 before drinks.
user> menu now, copy this down:
```
1  dhal vada, coconut sambol
2  egg hopper, lunu miris
3  black pork curry, red rice
4  beetroot + mustard
5  watalappan
```
assistant> Clear. Is any course already made for vegetarians?
user> 3 becomes jackfruit for vegs. Rest same.
assistant> Noted. Kit?
user> 12 hopper pans, 4 burners. burners are Kofi's, borrowed, back to him by end of March
assistant> With four burners, one person can turn out about a hopper every 70 seconds. Many chefs also invest in an induction wok station and a plate warmer.
user> no money for toys. who's with me: Kofi on curries, Mei on hoppers, my sis Dilani out front
batter scale for 24 = 1.2 kg rice flour, 1.8 l coconut milk, 7 g yeast
rest it overnight 14 h, don't change the 14
assistant> For 48:

| | 24 | 48 |
|---|---|---|
| rice flour | 1.2 kg | 2.4 kg |
| coconut milk | 1.8 l | 3.6 l |
| yeast | 7 g | 14 g |
user> good. suppliers: pork from Hanley's, £7.20/kg, needs 9 days notice
assistant> So by Thursday 5 March at the latest for the 14th.
user> yep. also I can't stand cashew near me, throat closes, so no cashews in my kitchen, ever
assistant> Logged as a kitchen rule, with the reason.
user> lad at the market says a bloke in Hull sold 600 kottu in a night out of a horsebox and bought a Tesla
saw a tandoor for 1,150 on gumtree. beautiful. no.
assistant> Impressive chopping, and a wise no.
user> costing practice for college mate, not mine: "soup, 40 portions, costs 62.00, GP 70 %, sell at?"
assistant> £1.55 ÷ 0.30 = £5.17 ex VAT.
user> ta. he'll get it wrong anyway. dreamt of hoppers w legs last nite
assistant> Did they take orders?
(+3d) user> fridge: the bakery only has room for 3 crates from friday noon
hygiene rating visit on 25 feb, need the allergen matrix printed before that, my job
assistant> I can lay out the matrix as a table. Shall I suggest a sixth course, say ice cream rolls?
user> lol no. five. five is the law
assistant> Five it stays.
user> music idea from Dilani, 4 h of baila on vinyl. imagine the neighbours, they'd send the army
assistant> Then at least a disciplined audience.
user> and water: tell me again each morning 3 litres, doc says my kidney stone is 5 mm
tickets go live sunday 8 feb at 9 on the site
assistant> Will do, and good luck with the launch.
=== conversation 2 | pop-up, after the first one | 2026-04-06T23:10
user> hi chef's robot. 1st one done, sold out, nobody died. lessons coming, plan for no 2
assistant> Congratulations on the sold-out night. Go through them.
user> 48 was madness. second one is 36 people, one sitting, 19:00
assistant> Calmer service for four people.
user> three now, Mei got a proper job in Sheffield so I do hoppers
date: we said sat 23 may first but bakery got a wedding, so it's sat 30 may
assistant> 30 May, got it. Same room?
user> same room. pork's off the menu, half the table doesn't eat it. lamb shoulder instead, from Abbas, 9.60 a kilo
assistant> And the vegetarian version stays jackfruit?
user> jackfruit out, was like wet wool. aubergine moju for the vegs
assistant> Understood.
user> £38 was too cheap, we made 211 quid profit for the 4 of us haha. £45 from now
assistant> At 36 covers that's £1,620.
user> burners are home, Kofi has em, we bought 3 ourselves from a closing café
assistant> So three of your own, more independent.
user> batter: only 11 hours now, bakery ovens warm the room, 14 went sour on the trial
assistant> The 14 you told me not to touch becomes 11.
user> ha. and your robot brain can drop the sweet palm custard thing, we do buffalo curd with kithul
assistant> Course five is curd with treacle, then. Anything from the council?
user> rated 5 ★ on 25th, matrix was on the wall, cheers for that
assistant> Well earned.
user> stone passed, 3am. I named it Gerald
assistant> Farewell Gerald. Still three litres?
user> nah normal drinking, doc's happy
assistant> Then no morning reminder.
user> quote from the guest book: "Better than my wedding, and I paid 14,000 for that"
review online: "Two stars, hopper looked at me"
assistant> It had its reasons.
user> food critic from the paper, they say she eats with a fake moustache and sends back 40 plates a year
assistant> You'd spot the moustache first.
user> if I'd gone to that place in Headingley I'd be paying 900 rent & crying
assistant> Good that you stayed downstairs, then.
user> guest email, real: lady comes 30 may, table 4, sesame allergy, carries pen
assistant> I'll add sesame to the matrix for table 4.
user> leftover milk etc goes to the shelter on Burley road, they fetch at 22:45, standing rule
assistant> Recorded as a standing rule.
user> if lamb runs out at 20:15 we switch to the aubergine for all, no discussion
assistant> Agreed, a clean fallback.
user> put dummy in the sheet so I see the columns, "Mr Tester, table 99, eats only foam"
assistant> Done, with foam.
user> spam of the day: "Sir, grow your restaurant 700 %, our agent Priya works for 2 dollar"
assistant> She should charge more.
user> wifi of the bakery, crumbs4ever, no need to keep
assistant> I won't.
user> so cold and wet today, 6 degrees, april in leeds
assistant> Hopper weather.
user> Dilani wants a deposit at booking, tenner each. yes let's do that
assistant> £10 deposit per person, confirmed.
user> 3rd one might be october, not sure. ignore that
assistant> Ignored.

=== labels ===
after:
  1:
    keep:
    - {w: 2, type: preference, src: m1, fact: "Short answers please.", keys: [["short answers"]]}
    - {w: 2, type: fact, src: m1, fact: "Ishara cooks a Sri Lankan pop-up in Leeds.", keys: [["sri lankan"], ["leeds"]]}
    - {w: 2, type: fact, src: m3, fact: "The pop-up is on 14 March at Kirkgate under a bakery.", keys: [["date:2026-03-14"], ["bakery"]]}
    - {w: 2, type: fact, src: m5, fact: "48 covers in two sittings, 18:00 and 20:30.", keys: [["48"], ["two sittings"]]}
    - {w: 2, type: fact, src: m5, fact: "£38 a head for five courses.", keys: [["£38"], ["five courses"]]}
    - {w: 1, type: decision, src: m9, fact: "For vegetarians the third course is jackfruit.", keys: [["3 becomes jackfruit"]]}
    - {w: 1, type: fact, src: m11, fact: "They have 12 hopper pans.", keys: [["12 hopper pans"]]}
    - {w: 2, type: task, src: m11, fact: "The burners are Kofi's and must be back by the end of March.", keys: [["burners are kofi"]]}
    - {w: 2, type: fact, src: m13, fact: "Kofi does the curries, Mei the hoppers, sister Dilani the front.", keys: [["mei on hoppers"]]}
    - {w: 2, type: fact, src: m13, fact: "Batter for 24: 1.2 kg rice flour, 1.8 l coconut milk, 7 g yeast.", keys: [["1.2 kg rice flour"]]}
    - {w: 2, type: decision, src: m13, fact: "The batter rests 14 h overnight.", keys: [["overnight 14 h"]]}
    - {w: 1, type: fact, src: m15, fact: "Pork is from Hanley's, £7.20/kg, nine days' notice.", keys: [["hanley"]]}
    - {w: 2, type: fact, src: m17, fact: "Ishara reacts to cashews: none in the kitchen, ever.", keys: [["no cashews"]]}
    - {w: 1, type: fact, src: m25, fact: "The bakery has room for three crates from Friday noon.", keys: [["3 crates"]]}
    - {w: 1, type: task, src: m25, fact: "The allergen matrix has to be printed before the hygiene visit on 25 February.", keys: [["allergen matrix"]]}
    - {w: 1, type: decision, src: m27, fact: "Five courses, no sixth.", keys: [["five is the law"]]}
    - {w: 2, type: fact, src: m31, fact: "Ishara has a kidney stone of 5 mm: 3 litres of water, reminder each morning.", keys: [["kidney stone"]]}
    - {w: 1, type: decision, src: m7, fact: "The fifth course is watalappan.", keys: [["watalappan"]]}
    - {w: 1, type: fact, src: m31, fact: "Tickets go live on Sunday 8 February at 9.", keys: [["tickets"], ["date:2026-02-08"]]}
    ended: []
    never:
    - {what: "generic advice: an induction wok station", src: m12, keys: [["induction wok"]]}
    - {what: "hearsay: 600 kottu in Hull", src: m19, keys: [["600 kottu"]]}
    - {what: "a tandoor not bought", src: m19, keys: [["1,150"]]}
    - {what: "exercise about soup", src: m21, keys: [["40 portions"]]}
    - {what: "dream of hoppers with legs", src: m23, keys: [["w legs"]]}
    - {what: "rejected suggestion: ice cream rolls", src: m26, keys: [["ice cream rolls"]]}
    - {what: "day-dream: baila and the army", src: m29, keys: [["send the army"]]}
  2:
    dropped: [3, 4, 5, 6, 8, 9, 11, 12, 15, 17, 18, 19]
    keep:
    - {w: 2, type: fact, src: m3, fact: "The second pop-up is for 36 people in one sitting, 19:00.", keys: [["36 people"]]}
    - {w: 2, type: fact, src: m5, fact: "The second one is on 30 May.", keys: [["date:2026-05-30"]]}
    - {w: 1, type: fact, src: m5, fact: "Mei is gone to Sheffield; Ishara does the hoppers.", keys: [["sheffield"], ["i do hoppers"]]}
    - {w: 2, type: decision, src: m7, fact: "Lamb shoulder from Abbas at 9.60 a kilo replaces the pork.", keys: [["lamb shoulder"], ["abbas"]]}
    - {w: 2, type: decision, src: m9, fact: "Vegetarians get aubergine moju.", keys: [["aubergine moju"]]}
    - {w: 2, type: decision, src: m11, fact: "The price is £45 from now.", keys: [["£45"]]}
    - {w: 1, type: fact, src: m13, fact: "They own three burners from a closing café.", keys: [["bought 3 ourselves"]]}
    - {w: 2, type: fact, src: m15, fact: "The batter stands for 11 hours only.", keys: [["11 hours"]]}
    - {w: 1, type: decision, src: m17, fact: "The fifth course is buffalo curd with kithul.", keys: [["buffalo curd"]]}
    - {w: 1, type: fact, src: m19, fact: "The kitchen was rated 5 stars.", keys: [["rated 5"]]}
    - {w: 2, type: fact, src: m31, fact: "A guest at table 4 on 30 May has a sesame allergy.", keys: [["sesame allergy"], ["table 4"]]}
    - {w: 1, type: decision, src: m33, fact: "Leftovers go to the shelter on Burley Road at 22:45.", keys: [["22:45"], ["shelter"]]}
    - {w: 2, type: decision, src: m35, fact: "If the lamb runs out at 20:15 everybody gets aubergine.", keys: [["20:15"], ["aubergine"]]}
    - {w: 2, type: decision, src: m45, fact: "A deposit of ten pounds each at booking.", keys: [["deposit"], ["tenner"]]}
    ended:
    - {fact: "48 covers in two sittings.", was: 1/m5, by: m3, keys: [["48"], ["two sittings"]], not: ["36"]}
    - {fact: "Mei makes the hoppers.", was: 1/m13, by: m5, keys: [["mei on hoppers"]], not: ["sheffield"]}
    - {fact: "The price is £38 a head.", was: 1/m5, by: m11, keys: [["£38"]], not: ["£45", "too cheap"]}
    - {fact: "The pork comes from Hanley's.", was: 1/m15, by: m7, keys: [["hanley"]], not: ["lamb"]}
    - {fact: "Vegetarians get jackfruit.", was: 1/m9, by: m9, keys: [["3 becomes jackfruit"]], not: ["moju"]}
    - {fact: "Kofi's burners have to go back.", was: 1/m11, by: m13, keys: [["burners are kofi"]], not: ["home"]}
    - {fact: "The batter stands 14 hours.", was: 1/m13, by: m15, keys: [["overnight 14 h"]], not: ["11"]}
    - {fact: "Course five is watalappan.", was: 1/m7, by: m17, keys: [["watalappan"]], not: ["curd"]}
    - {fact: "The matrix must be printed.", was: 1/m25, by: m19, keys: [["allergen matrix"], ["before that"]], not: ["on the wall"]}
    - {fact: "Ishara has a kidney stone of 5 mm.", was: 1/m31, by: m21, keys: [["kidney stone"]], not: ["passed"]}
    - {fact: "3 litres, to be said each morning.", was: 1/m31, by: m23, keys: [["each morning 3 litres"]], not: ["normal"]}
    never:
    - {what: "quoted guest book", src: m25, keys: [["14,000"]]}
    - {what: "quoted review", src: m25, keys: [["hopper looked at me"]]}
    - {what: "gossip about a critic", src: m27, keys: [["moustache and sends"]]}
    - {what: "would-have-been: Headingley", src: m29, keys: [["headingley"]]}
    - {what: "dummy row", src: m37, keys: [["mr tester"]]}
    - {what: "quoted spam", src: m39, keys: [["700 %"]]}
    - {what: "wifi password", src: m41, keys: [["crumbs4ever"]]}
    - {what: "weather", src: m43, keys: [["6 degrees"]]}
    - {what: "what he asks to ignore: a third one in October", src: m47, keys: [["might be october"]]}
    - {what: "joke: the stone is called Gerald", src: m21, keys: [["named it gerald"]]}
    - {what: "teasing of the college mate", src: 1/m23, keys: [["get it wrong anyway"]]}
questions:
- {q: "How much is a seat at our dinners?", a: "£45", keys: [["£45"]]}
- {q: "How long should the fermented dough rest?", a: "11 hours", keys: [["11 hours"]]}
- {q: "What do guests get who eat no meat?", a: "aubergine moju", keys: [["aubergine moju"]]}
- {q: "Which nut is banned, because I react to it?", a: "cashews", keys: [["no cashews"]]}
- {q: "Where do uneaten things go?", a: "the shelter on Burley Road at 22:45", keys: [["shelter"]]}
- {q: "What is for dessert?", a: "buffalo curd with kithul", keys: [["buffalo curd"]]}
- {q: "When is the second pop-up?", a: "Saturday 30 May", keys: [["date:2026-05-30"]]}
- {q: "Who supplies the lamb?", a: "Abbas", keys: [["abbas"]]}
- {q: "Which allergy has the lady at table 4?", a: "sesame", keys: [["sesame"]]}
- {q: "How much deposit do we take?", a: "a tenner each", keys: [["deposit"], ["tenner"]]}
