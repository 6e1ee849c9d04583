=== conversation 1 | first all-grain | 2026-04-11T14:05
user> ok I'm done with extract kits. going all grain, help me not to ruin it
assistant> Happy to. Three questions first: what equipment do you have, how warm or cold is the space where it will ferment, and which beer would you want forty bottles of?
user> a 35 litre electric kettle with a bag, so brew in a bag
user> it ferments in the laundry, 16 or 17 degrees this time of year, Dunedin isn't the tropics
user> and I want a saison
assistant> A saison yeast likes it warmer than your laundry; most strains want 22 to 28 °C. At 16 you might be happier with a lager or a Kölsch.
user> not a lager. I've a heat belt, we'll hold it at 24
assistant> That will do. Strain next. The French one (3711 or its dry cousin) finishes dry without stalling; the Dupont type tastes more of pepper but can sulk around 1.030.
user> french one, dry, Belle Saison
assistant> Then for 20 litres: 3.8 kg pilsner malt, 600 g wheat malt, 200 g Vienna. Target OG 1.048. Shall I fix the mash at 65 °C for 75 minutes?
user> yes do that
user> hops I've got: 100 g of Motueka in the freezer, from my neighbour's cousin in Tasman
assistant> 25 g at 60 minutes and 40 g at the end gives around 24 IBU with a nice lime note.
user> how much water?
assistant> With a bag and a one-hour boil: 29 litres at the start, no sparge. You lose about 4 to steam and 3 to grain and trub.
user> tap water here is dead soft, the council sheet says 12 ppm calcium
assistant> Then half a teaspoon each of gypsum and calcium chloride, no more.
user> brew day is anzac day, saturday the 25th
assistant> You have time to order. What is missing?
user> still need to order the malt and a hydrometer. mine is in two parts
user> bottling into 750s, I've saved forty-two of them, all brown
user> my mate Tama lends me his wort chiller for the day
assistant> Good. Some general points while you wait: sanitise everything that touches the wort after the boil; do not squeeze the bag like a madman; take the gravity before pitching; pitch below 25 °C; write down times. Some brewers also swear by whirlpooling twenty minutes and by oxygenating with a pump, though for a dry yeast it is not required.
user> no rinse sanitiser only, I can't smell bleach since the pool job without feeling crook
user> my uncle reckons you can drop a rusty nail in and it'll clear in two days. he also reckons the moon landing was in Twizel
assistant> The nail will make it taste of blood. Leave the uncle a bottle.
user> and please celsius, litres, grams. no gallons ever
(+9d) user> brew day has to slide to sunday 3 may, the malt's stuck in Auckland
=== conversation 2 | saison day and after | 2026-05-10T19:30
user> so, it's a week old now. malt and hydrometer arrived on the friday and we brewed as planned
assistant> How did the numbers turn out?
user> OG 1.051, so above target. 19 litres in the bucket
assistant> Better efficiency than I assumed. Use 75 % for your next recipe instead of 68.
user> Tama's chiller is back with him, minus one hose clamp
user> bit worried: white film on top since thursday, smells of nail varnish. I think it's infected
assistant> Describe it: does it look dry and wrinkled, with bubbles trapped beneath, or like thin foam rafts in the middle?
user> foam rafts, sinking when I tap
assistant> Then I would not call it infection yet. Belle Saison throws rafts of yeast late. Take a gravity and taste in three days.
user> also the belt cooked the side to 29, bin it. I moved the bucket to the hot water cupboard, steady 23
assistant> A steadier place than the laundry, good choice.
user> name: "Wet Sheep"
user> next one is a stout, for my dad's 70th on 18 july
user> oats in it but no lactose, dad can't do milk
assistant> Lactose-free and dry, then. Around 1.050 with oats at 10 %. When do you want it in the bottle?
user> brewing it sunday 24 may, five weeks is enough?
assistant> Plenty: two for fermentation, three in the bottle.
user> pub quiz last night: London 1814, a brewery vat burst and 600,000 litres of porter drowned eight people. we said twelve
assistant> You could ask your local homebrew club for a taste panel; many cities run an evening on the first Wednesday of the month.
user> yeah nah, I drink with Tama, that's my panel
user> can you check this label joke text: "Brewed by monks in a shed in 1642, 14 percent, cures gout, contains traces of ram." too much?
assistant> It is clearly a joke; just keep the real strength visible for guests who drive.
user> sometimes I picture myself retired to Oamaru in 2040, selling the stuff in 5 litre goon bags
user> oh and from now on I'm off the ciggies, day 9. so no smoke breaks in the instructions lol
assistant> That is the hardest project of the three. Well done.
=== conversation 3 | stout + dad | 2026-06-21T11:15
user> morning. first: Wet Sheep was never infected, it tastes of pear and pepper, bottled all of it
assistant> Lovely. Final gravity?
user> 1.004. works out at 6.2 percent by my sums
assistant> That matches.
user> didn't need all the glass: twenty-five filled. the rest of the bottles went to Tama's kombucha, so none left
user> stout is in the bucket since king's birthday monday, couldn't do it when I'd said, had the flu. OG 1.052
assistant> It will be tight for the 18th, but feasible with warm conditioning.
user> no panic, dad's do is in august now because my sister's flight from Perth. sat 8 august
assistant> Seven weeks, then. That will do it good.
assistant> How many will be there?
user> about thirty, half don't drink
user> and no more bottles for me, I bought a secondhand 19 litre keg off Trade Me, 85 bucks with the regulator
assistant> Pressure test it in soapy water before you trust it. Stout at 1.8 volumes: 0.6 bar at 6 °C.
user> pressure ok I'll do that. the stout goes in the keg on 11 july
user> confession: ciggies lasted five weeks. back to three a day. don't nag
user> Tama says throw in mango for the next saison. over my dead body
assistant> Noted as a refusal. What would you like instead?
user> a smoked porter maybe for spring, but first the one with Nelson Sauvin, that's fixed, in september
user> honestly feels like I haven't slept since tuesday, I could drink the sanitiser
assistant> Please don't.
user> lol this popup: "BrewBuddy 3000, lager in 48 hours, guaranteed, only $399 while stocks last, 4.9 stars"
assistant> 48 hours is not lager, it is impatience.
user> oh, and the cupboard is getting a new cylinder so I lose it. the fermenting happens in a dead fridge with an inkbird from now, set to 19
assistant> The best upgrade you could make. Put the probe against the bucket under a bit of foam.
user> for the record my club login was hoppy-1987, ignore that, wrong window
user> what I do want kept: dad takes warfarin, so he gets one glass, mum's orders
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m3, fact: "The user has a 35 litre electric kettle with a bag (BIAB).", keys: [["35 litre"]]}
    - {w: 1, type: fact, src: m4, fact: "It ferments in the laundry at 16 or 17 degrees.", keys: [["laundry"], ["16 or 17"]]}
    - {w: 1, type: decision, src: m7, fact: "A heat belt holds it at 24.", keys: [["heat belt"]]}
    - {w: 2, type: decision, src: m9, fact: "The yeast is dry Belle Saison.", keys: [["Belle Saison"], ["french"]]}
    - {w: 2, type: decision, src: m10, fact: "Recipe: 3.8 kg pilsner malt, 600 g wheat, 200 g Vienna; mash at 65 °C for 75 minutes.", keys: [["3.8 kg", "65 °C"]]}
    - {w: 1, type: fact, src: m12, fact: "There are 100 g of Motueka in the freezer.", keys: [["Motueka"]]}
    - {w: 1, type: fact, src: m16, fact: "The tap water is very soft, 12 ppm calcium.", keys: [["12 ppm"]]}
    - {w: 1, type: task, src: m20, fact: "The malt and a hydrometer are to be ordered.", keys: [["need to order"]]}
    - {w: 1, type: fact, src: m21, fact: "There are forty-two brown 750 ml bottles.", keys: [["forty-two"]]}
    - {w: 1, type: fact, src: m22, fact: "Tama lends his wort chiller.", keys: [["Tama lends"]]}
    - {w: 2, type: preference, src: m24, fact: "No-rinse sanitiser only, no bleach.", keys: [["sanitiser only"]]}
    - {w: 2, type: preference, src: m27, fact: "Celsius, litres, grams; never gallons.", keys: [["no gallons"]]}
    - {w: 2, type: task, src: m28, fact: "Brew day is Sunday 3 May.", keys: [["date:2026-05-03"]]}
    ended:
    - {fact: "Brew day is 25 April.", was: m18, by: m28, keys: [["anzac day"]], not: ["slide"]}
    never:
    - {what: "advice not adopted: lager or Kölsch", src: m6, keys: [["lager or a Kölsch"]]}
    - {what: "generic advice: oxygenating with a pump", src: m23, keys: [["oxygenating with a pump"]]}
    - {what: "hearsay: uncle's rusty nail", src: m25, keys: [["rusty nail"]]}
  2:
    dropped: [2, 3, 8, 10, 13]
    keep:
    - {w: 2, type: fact, src: m3, fact: "OG of the saison was 1.051, 19 litres.", keys: [["1.051"]]}
    - {w: 1, type: decision, src: m10, fact: "The bucket stands in the hot water cupboard at 23.", keys: [["hot water cupboard"]]}
    - {w: 1, type: fact, src: m12, fact: "The saison is called Wet Sheep.", keys: [["Wet Sheep"]]}
    - {w: 2, type: task, src: m13, fact: "A stout for dad's 70th on 18 July, with oats.", keys: [["70th"], ["date:2026-07-18"]]}
    - {w: 2, type: fact, src: m14, fact: "Dad does not tolerate milk, no lactose.", keys: [["no lactose"]]}
    - {w: 1, type: task, src: m16, fact: "The stout is brewed on 24 May.", keys: [["date:2026-05-24"]]}
    - {w: 1, type: fact, src: m24, fact: "The user has given up smoking.", keys: [["off the ciggies"]]}
    ended:
    - {fact: "Malt and hydrometer are to be ordered.", was: 1/m20, by: m1, keys: [["need to order"]], not: ["arrived"]}
    - {fact: "Tama lends his chiller.", was: 1/m22, by: m5, keys: [["Tama lends"]], not: ["back with him"]}
    - {fact: "It ferments in the laundry.", was: 1/m4, by: m10, keys: [["ferments in the laundry"]], not: ["cupboard"]}
    - {fact: "The heat belt holds it at 24.", was: 1/m7, by: m10, keys: [["heat belt"]], not: ["bin it"]}
    never:
    - {what: "anecdote: the beer flood of 1814", src: m18, keys: [["London 1814"]]}
    - {what: "rejected suggestion: club panel", src: m19, keys: [["first Wednesday of the month"]]}
    - {what: "joke label", src: m21, keys: [["in a shed in 1642"]]}
    - {what: "hypothetical: brewing for a living", src: m23, keys: [["retired to Oamaru"]]}
  3:
    dropped: [6, 10, 12, 14, 15]
    keep:
    - {w: 1, type: fact, src: m3, fact: "Final gravity was 1.004, 6.2 percent.", keys: [["6.2"]]}
    - {w: 2, type: fact, src: m8, fact: "Dad's birthday is celebrated on 8 August.", keys: [["date:2026-08-08"]]}
    - {w: 1, type: fact, src: m11, fact: "About thirty guests, half of them don't drink.", keys: [["about thirty"]]}
    - {w: 1, type: fact, src: m12, fact: "The user has a secondhand 19 litre keg, bought for 85.", keys: [["19 litre keg"]]}
    - {w: 1, type: task, src: m14, fact: "The stout goes into the keg on 11 July.", keys: [["date:2026-07-11"]]}
    - {w: 1, type: decision, src: m18, fact: "In September a beer with Nelson Sauvin.", keys: [["Nelson Sauvin"]]}
    - {w: 1, type: fact, src: m23, fact: "It ferments in a dead fridge with an Inkbird at 19.", keys: [["inkbird"]]}
    - {w: 2, type: fact, src: m26, fact: "Dad takes warfarin and gets one glass.", keys: [["warfarin"]]}
    ended:
    - {fact: "The saison is infected.", was: 2/m6, by: m1, keys: [["nail varnish"]], not: ["never infected"]}
    - {fact: "There are forty-two bottles saved.", was: 1/m21, by: m5, keys: [["forty-two"]], not: ["twenty-five"]}
    - {fact: "The stout is brewed on 24 May.", was: 2/m16, by: m6, keys: [["date:2026-05-24"]], not: ["king's birthday"]}
    - {fact: "Dad's 70th is on 18 July.", was: 2/m13, by: m8, keys: [["date:2026-07-18"], ["70th"]], not: ["august"]}
    - {fact: "The user has given up smoking.", was: 2/m24, by: m15, keys: [["off the ciggies"]], not: ["lasted five weeks"]}
    - {fact: "The bucket stands in the hot water cupboard.", was: 2/m10, by: m23, keys: [["hot water cupboard"]], not: ["new cylinder"]}
    never:
    - {what: "rejected suggestion: mango", src: m16, keys: [["mango"]]}
    - {what: "mood: not slept, drink the sanitiser", src: m19, keys: [["drink the sanitiser"]]}
    - {what: "quoted advertisement", src: m21, keys: [["BrewBuddy"]]}
    - {what: "password", src: m25, keys: [["hoppy-1987"]]}
questions:
- {q: "When is my father's party?", a: "8 August", keys: [["date:2026-08-08"]]}
- {q: "Is there a medical reason to pour my old man little?", a: "he takes warfarin", keys: [["warfarin"]]}
- {q: "How strong did the first beer turn out?", a: "6.2 percent", keys: [["6.2"]]}
- {q: "Where does it stand while it bubbles away nowadays?", a: "a dead fridge with an Inkbird", keys: [["inkbird"]]}
- {q: "Which measurements should you speak in?", a: "celsius, litres, grams", keys: [["no gallons"]]}
- {q: "Which disinfectant may I use?", a: "no-rinse sanitiser only", keys: [["sanitiser only"]]}
- {q: "What did we call the saison?", a: "Wet Sheep", keys: [["Wet Sheep"]]}
- {q: "How big is my kettle?", a: "35 litre", keys: [["35 litre"]]}
- {q: "What is planned for after winter?", a: "a beer with Nelson Sauvin in September", keys: [["Nelson Sauvin"]]}
- {q: "When will the stout move into the keg?", a: "11 July", keys: [["date:2026-07-11"]]}
