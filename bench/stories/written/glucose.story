=== conversation 1 | Type 2, now what | 2026-02-03T20:10
user> Evening. Doctor told me on Thursday I've got type 2 diabetes. I'm 58, I drive a bus in Leeds and I haven't a clue what I'm allowed to eat now
assistant> I'm sorry, that's a lot to carry round for a few days. The encouraging part is that food makes a real difference here, and very little is strictly forbidden. Shall we start with what you were told at the surgery and what an ordinary day looks like for you?
user> HbA1c came back at 61. Started on metformin, 500 mg with breakfast and 500 with tea. Tea as in the meal, before you ask
assistant> Understood, I've lived in enough sentences to know the difference. Taking it with food is the right idea, it's kinder on the stomach. What hours do you work?
user> I'm on earlies, up at quarter to four, first bus out at 5, home for 2 in the afternoon
assistant> Then your "breakfast" may really be two small meals, one at the depot and one on your break. Many shift workers do well with something high in protein early and the larger carbohydrate portion around midday. Some people on early shifts also find it useful to eat their evening meal before 7.
user> My cousin's neighbour in Kingston reckons he cured his with bitter melon, four cups a day, off all his tablets in 6 weeks
assistant> I'd be careful with that one. Bitter melon can lower glucose a bit and can stack up with medication unpredictably.
user> Right, the real problem. Twenty years I've had two sausage rolls from Greggs every morning before I sign on.
assistant> Twenty years is a loyal customer! Here are three swaps people like:
1. Overnight oats: 40 g oats, Greek yogurt, a few berries, made the night before.
2. Two boiled eggs and a slice of dense rye or seeded bread.
3. A small tub of cottage cheese with tomatoes and a handful of almonds.
Which of these could survive a locker?
user> Not the oats. I gag on porridge, cold or hot, since school
user> eggs I can do. I'll boil ten on a Sunday night and take two a day with a slice of the seeded
user> Also don't ever suggest prawns or crab or any of that, shellfish closes my throat up. I carry an EpiPen
assistant> Noted, no shellfish in anything I suggest. Who does most of the cooking at home?
user> Marcia, my wife. Jamaican food mostly. Rice and peas on a Sunday is staying, I'll tell you that for nothing
assistant> It can stay. The plate method may be enough: about a quarter of the plate rice (around the size of your fist), a quarter chicken or fish, and half vegetables or salad, callaloo for instance. Would that be acceptable to the cook?
user> Aye go on, we'll do that. She's already said yes to the callaloo
user> If she gives me kale though I'm filing for asylum on the number 12 bus
user> What should the finger prick numbers be? nurse said something but I was staring at the poster of the pancreas
assistant> For most adults with type 2 the usual UK guidance is 4 to 7 mmol/l before meals and below 8.5 two hours after. Did she give you her own figures?
user> found the sheet. Before meals 4 to 7, two hours after under 9 for me
assistant> Then we go by your sheet: under 9.
user> I do it with one of them Accu-Chek meters, twice a day, morning and before tea
assistant> Good, a simple notebook of those readings will be worth gold at your next visit. When is it?
user> Wednesday 15 April, 9:20, with the diabetes nurse. She's called Precious, down at Beeston surgery.
(+1d) user> me again. Letter says I've to book the retinal photos at St James's by end of February
assistant> Worth doing soon: the screening looks for early changes at the back of the eye, and it usually takes half an hour. They may use drops, so don't plan to drive straight after.
user> Another thing. I want to go under 50 g of carbs a day. Put that down as the rule
assistant> I can work with that. It is quite low though, and worth mentioning to the nurse because of the tablets and the early starts. Typical advice would be somewhere between 100 and 150 g to begin with.
user> Got a blister on my left heel and it's gone bad, they've put me on flucloxacillin for a week
assistant> Good that you had it seen. Feet deserve attention with diabetes: check them daily, keep them dry, and go back quickly if redness spreads.
user> Our Ravi from the depot has lent me his kitchen scales so I can weigh the rice
assistant> Kind of Ravi. Fist-sized is roughly 150 g cooked, if you'd like to compare.
user> And I've joined PureGym on Kirkstall Road, 22.99 a month, starting Thursday
user> had a dream last night a doughnut called Kevin was chasing me round Elland Road. six foot. custard
(+2d) user> Surgery rang. Precious is on a course that week so it's Thursday 23 April now, 11 o'clock
user> Passenger today, big fella, told me he lost eight stone in a year on nothing but cabbage soup. Bag of chips in his hand as he said it
user> Knackered tonight. up since 3 and every light on York Road was red
assistant> Then I'll keep it short. Want me to give you a week of teas to show Marcia?
user> Yeah. but nothing with aubergine, she won't have it in the house, and she's diabetic-free so she gets her own potatoes
assistant> Mon: jerk chicken thighs, callaloo, fist of rice. Tue: mackerel rundown with cabbage, half a green banana. Wed: lamb and butter bean stew. Thu: omelette with peppers and salad. Fri: escovitch fish with slaw. Sat: turkey chilli, no rice. Sun: rice and peas, chicken, extra veg.
user> She's had a look. Likes all of it bar the turkey chilli, so Saturday is soup night, her red pea soup without the dumplings
assistant> Soup night it is. Sleep well.
=== conversation 2 | After three months | 2026-04-23T14:30
user> Hello again. Been to see the nurse this morning. 52!!! 
assistant> From 61 to 52 in under three months, that's a splendid result. What did they say?
user> HbA1c 52 and I've lost 7 kilos, down to 96. He's put the tablets up all the same, it's a gram twice a day from tomorrow
assistant> 1000 mg twice a day, then. If your stomach complains, ask about the slow-release version.
user> It's a new nurse by the way. Precious has gone to Bradford, it's a Mr Okonjo I see now
user> Sound fella. Took one look at my book and told me to forget that 50 gram nonsense I told you about. 130 a day he wants
assistant> 130 g a day, with pleasure. That gives us room for fruit and a little more bread.
user> The old finger pricker's in the drawer. I've got one of them Libre patches on my arm, beeps through my phone if I go under 4.5
assistant> That will tell you far more about what each meal does. Are you getting them on prescription?
user> No. Buying them. 57.50 each and they last a fortnight
user> hang on, got the receipt here. 51.90, the 57 was with the delivery I didn't use
user> Eyes were done in March, all clear both sides
user> And the heel's lovely, healed over by Valentine's
assistant> Glad to hear it. And the eggs, still going?
user> Still going. Not set foot in Greggs since February. Girl behind the counter thinks I've died
user> Gym I've packed in, went twice, stank of feet. I walk round Middleton Park with the dog instead, 40 minutes after my dinner
assistant> That's better than a gym you don't visit.
user> Bought my own scales, so Ravi's got his back. And they've moved me on to middles, ten till half six, so all my mealtimes are up the spout
assistant> Then let's redo the day: eggs around 8:30, a proper lunch on your break, and the evening meal by 7:30. On ten-to-six shifts some drivers keep a piece of cheese and an apple in the cab for the late afternoon dip.
user> cheese yes, apple no, apples send me through the roof, I watched it on the patch. 11.2 after one Pink Lady
assistant> That's exactly the kind of thing the sensor is for. Pears, berries or a small satsuma may treat you better.
user> Lad at work sent me this: "GlucoVanish drops, reverse diabetes in 14 days, only 39.95, Dr Lindqvist guarantees it"
assistant> Please bin it.
user> binned. If I won the lottery mind I'd hire a chef, 900 quid a week, and a man to carry him
user> I'd have put money on it being 70 today. told Marcia "it'll be 70 and he'll have my licence off me"
user> don't keep this anywhere but I had a whole ginger cake to myself on Sunday, in the shed
user> Speaking of cake, Marcia's birthday do is on Saturday 9 May, sixty she'll be. 22 coming to ours. I want a pudding I can eat and that doesn't taste of cardboard
assistant> Some ideas: a baked ricotta cheesecake with an almond base (about 12 g carbs a slice), dark chocolate and avocado mousse, or coconut panna cotta with raspberries.
user> Avocado in a pudding, get away with you.
user> The coconut one with the raspberries. Our Simone can make it Friday night, she's got the moulds
assistant> 22 portions is about 2.2 litres of coconut milk and 20 leaves of gelatine. And when is the next blood test?
user> Thursday 23 July, half eight, no breakfast
user> portal wants a PIN every time, 4471, ridiculous. anyway
assistant> I'd rather you didn't share that one with anybody, me included.
user> aye fair. Raining stair rods here, dog's refusing. Talk soon
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "The user was told on 29 January 2026 that he has type 2 diabetes.", keys: [["type 2 diabetes"]]}
    - {w: 2, type: fact, src: m1, fact: "He is 58 and drives a bus in Leeds.", keys: [["drive a bus"], ["Leeds"]]}
    - {w: 2, type: fact, src: m3, fact: "He takes metformin, 500 mg with breakfast and 500 with tea.", keys: [["metformin"], ["500 mg"]]}
    - {w: 1, type: context, src: m5, fact: "He works earlies, first bus at 5, home at 2.", keys: [["earlies"], ["first bus"]]}
    - {w: 2, type: preference, src: m11, fact: "He gags on porridge, no oats.", keys: [["gag on porridge"]]}
    - {w: 2, type: decision, src: m12, fact: "He boils ten eggs on Sunday night and takes two a day with seeded bread.", keys: [["boil ten", "two a day"], ["Sunday", "seeded"]]}
    - {w: 2, type: fact, src: m13, fact: "Shellfish allergy; carries an EpiPen.", keys: [["shellfish"], ["throat", "EpiPen"]]}
    - {w: 2, type: preference, src: m15, fact: "Rice and peas on Sunday stays.", keys: [["Rice and peas"], ["staying"]]}
    - {w: 2, type: fact, src: m15, fact: "His wife Marcia cooks, mostly Jamaican food.", keys: [["Marcia"], ["my wife"]]}
    - {w: 2, type: fact, src: m21, fact: "Glucose target: 4 to 7 before meals, under 9 two hours after.", keys: [["4 to 7"], ["under 9"]]}
    - {w: 1, type: fact, src: m25, fact: "The diabetes nurse is Precious at Beeston surgery.", keys: [["called Precious"], ["Beeston"]]}
    - {w: 2, type: task, src: m26, fact: "He has to book the retinal photos by the end of February.", keys: [["retinal"], ["February"]]}
    - {w: 2, type: preference, src: m28, fact: "He wants to stay under 50 g of carbs a day.", keys: [["under 50 g"]]}
    - {w: 2, type: fact, src: m30, fact: "An infected blister on the left heel, flucloxacillin for a week.", keys: [["blister", "flucloxacillin"], ["heel", "week"]]}
    - {w: 2, type: task, src: m36, fact: "The nurse appointment is on Thursday 23 April, 11 o'clock.", keys: [["date:2026-04-23"], ["11"]]}
    - {w: 1, type: preference, src: m40, fact: "No aubergine: Marcia won't have it in the house.", keys: [["aubergine"]]}
    ended:
    - {fact: "The nurse appointment is on 15 April at 9:20.", was: m25, by: m36, keys: [["15 April"], ["9:20"]], not: ["23 April"]}
    never:
    - {what: "hearsay: cousin's neighbour cured by bitter melon", src: m7, keys: [["bitter melon, four cups"]]}
    - {what: "joke: asylum on the number 12 bus", src: m18, keys: [["filing for asylum"]]}
    - {what: "dream: the doughnut called Kevin", src: m35, keys: [["doughnut called Kevin"]]}
    - {what: "stranger's anecdote: eight stone on cabbage soup", src: m37, keys: [["eight stone"]]}
    - {what: "mood of the moment", src: m38, keys: [["every light on York Road"]]}
  2:
    dropped: [3, 4, 11, 12, 13, 14, 15]
    keep:
    - {w: 2, type: fact, src: m3, fact: "HbA1c is 52 (April 2026).", keys: [["HbA1c"], ["52"]]}
    - {w: 2, type: fact, src: m3, fact: "The tablets are a gram twice a day from 24 April.", keys: [["gram twice a day"]]}
    - {w: 2, type: fact, src: m5, fact: "The nurse is now a Mr Okonjo.", keys: [["Okonjo"]]}
    - {w: 2, type: preference, src: m6, fact: "130 g of carbs a day.", keys: [["130 a day"]]}
    - {w: 2, type: fact, src: m8, fact: "He wears a Libre patch on the arm that warns under 4.5.", keys: [["Libre"], ["arm", "4.5"]]}
    - {w: 1, type: fact, src: m11, fact: "A sensor costs 51.90.", keys: [["51.90"]]}
    - {w: 1, type: fact, src: m16, fact: "He walks round Middleton Park with the dog, 40 minutes after dinner.", keys: [["Middleton Park"]]}
    - {w: 2, type: context, src: m18, fact: "He works middles, ten till half six.", keys: [["middles"], ["half six"]]}
    - {w: 1, type: fact, src: m20, fact: "Apples send his glucose up: 11.2 after one.", keys: [["apples"], ["roof", "11.2"]]}
    - {w: 2, type: task, src: m27, fact: "Marcia's 60th birthday party is on Saturday 9 May with 22 guests.", keys: [["9 May"], ["sixty", "22"]]}
    - {w: 1, type: decision, src: m30, fact: "The pudding is the coconut one with raspberries, made by Simone on Friday night.", keys: [["coconut", "Simone"], ["raspberries", "moulds"]]}
    - {w: 2, type: task, src: m32, fact: "The next blood test is on 23 July, half eight, fasting.", keys: [["23 July"], ["half eight"]]}
    ended:
    - {fact: "Metformin 500 mg twice a day.", was: 1/m3, by: m3, keys: [["metformin"], ["500 mg"]], not: []}
    - {fact: "He works earlies, up at quarter to four.", was: 1/m5, by: m18, keys: [["earlies"], ["first bus"]], not: []}
    - {fact: "He uses an Accu-Chek meter.", was: 1/m23, by: m8, keys: [["Accu-Chek"]], not: ["drawer"]}
    - {fact: "The nurse is Precious at Beeston.", was: 1/m25, by: m5, keys: [["called Precious"], ["Beeston"]], not: ["Bradford"]}
    - {fact: "He has to book the retinal photos by the end of February.", was: 1/m26, by: m12, keys: [["retinal photos"]], not: ["all clear"]}
    - {fact: "Under 50 g of carbs a day.", was: 1/m28, by: m6, keys: [["under 50 g"]], not: ["130", "forget"]}
    - {fact: "Infected heel, on flucloxacillin.", was: 1/m30, by: m13, keys: [["flucloxacillin"]], not: ["healed"]}
    - {fact: "Ravi's kitchen scales are on loan.", was: 1/m32, by: m18, keys: [["Ravi"], ["lent me"]], not: ["got his back"]}
    - {fact: "Member of PureGym.", was: 1/m34, by: m16, keys: [["PureGym"]], not: ["packed in"]}
    - {fact: "A sensor costs 57.50.", was: m10, by: m11, keys: [["57.50"]], not: ["51.90"]}
    - {fact: "Two sausage rolls from Greggs every morning.", was: 1/m9, by: m15, keys: [["sausage rolls"], ["Greggs"]], not: ["since February"]}
    never:
    - {what: "quoted ad: GlucoVanish drops", src: m22, keys: [["GlucoVanish"]]}
    - {what: "hypothetical: a chef if he won the lottery", src: m24, keys: [["900 quid"]]}
    - {what: "a guess that was wrong: it'll be 70", src: m25, keys: [["it'll be 70", "being 70"]]}
    - {what: "not to be kept: the ginger cake", src: m26, keys: [["ginger cake"]]}
    - {what: "rejected suggestion: avocado in the pudding", src: m29, keys: [["Avocado in a pudding"]]}
    - {what: "a PIN", src: m33, keys: [["4471"]]}
    - {what: "weather", src: m35, keys: [["stair rods"]]}
questions:
- {q: "What can I have in the morning before my shift?", a: "boiled eggs and seeded bread", keys: [["boil ten", "two a day"]]}
- {q: "Which foods could kill me?", a: "shellfish", keys: [["shellfish"], ["throat", "EpiPen"]]}
- {q: "What was the latest result of my long-term sugar blood test?", a: "52", keys: [["HbA1c 52", "52!!!"]]}
- {q: "How strong is my medicine at present?", a: "a gram twice a day", keys: [["gram twice a day"]]}
- {q: "Who looks after me at the surgery these days?", a: "Mr Okonjo", keys: [["Okonjo"]]}
- {q: "Which fruit is bad for my readings?", a: "apples", keys: [["apples"], ["roof", "11.2"]]}
- {q: "What exercise am I doing?", a: "walking round Middleton Park with the dog", keys: [["Middleton Park"]]}
- {q: "How much do I pay for one of those arm things?", a: "51.90", keys: [["51.90"]]}
- {q: "When is Marcia's birthday party?", a: "Saturday 9 May", keys: [["9 May"]]}
- {q: "What is the daily limit of carbs?", a: "130 g", keys: [["130 a day"]]}
