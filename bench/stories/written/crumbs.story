=== conversation 1 | Zahra, coeliac, and the school | 2026-08-22T09:40
user> I don't know where to begin so I'll begin anywhere. My daughter Zahra is fourteen, in Grade 8 at Bergvale High in Cape Town, and on 3 July Dr Pillay's biopsy confirmed that she has coeliac disease. It is seven weeks later and I am still reading the backs of tins in Checkers like a detective with bad knees.
assistant> That's a lot to absorb in seven weeks. We can go one thing at a time: health, kitchen, school, or the mood in the house. What weighs on you most today?
user> School. At home I can control things. We have one purple toaster that only Zahra's bread goes into, and a shelf above the fridge that nobody else touches. At school there are nine hundred children and a tuckshop. Honestly, the principal's pamphlet says "a little bit won't hurt anyone", so we're clearly in the hands of scientists.
assistant> Let's sort out what the school has to know first. How does she react when she gets some by accident?
user> She vomits within two hours, even from crumbs, and then she is grey for two days. If it happens at school they must phone me at Groote Schuur, I'm a radiographer there and can come within twenty minutes; nobody needs to call an ambulance.
user> Her numbers, since you'll ask: the antibodies, the tTG, stand at 128 where under 10 is normal, and Dr Pillay says her ferritin is at 9. So she takes one iron tablet a day with orange juice. She also still has those mouth ulcers, four of them, which she counts out loud at breakfast.
assistant> Thank you, that helps. Many families keep a symptom diary for at least six weeks, with three columns and a score from 0 to 10, and review it on Sundays. I can draw one up.
user> No thanks. I'd have to nag her for it and I am already the nag.
user> And this is the most important thing, so please always bear it in mind. Zahra does not want to be visible. No separate table, no posters, no announcement at assembly. Everything we arrange has to work without anyone noticing.
assistant> Understood. What about a medical alert bracelet in bright orange, or a sticker on her lunch box with "ALLERGY – STOP"?
user> You read my last message, right? No to both.
assistant> Fair. Invisible it is. Which adults at the school deal with her every day?
user> Her register teacher is Mr van Wyk, who is kind and forgets things. And there's Mrs Jacobs who has run the tuckshop since the Flood. She has told me straight that the chips go into the same oil as the samoosas, so chips are forbidden to Zahra for now.
user> So at the moment I pack her the same thing every single day, rice cakes with tuna, in a boring box so that it doesn't look like a statement.
assistant> And how is she doing otherwise? Energy, sport, friends?
user> Tired. We've taken her out of hockey for that reason, which broke her heart and mine. Her friend Keisha is the only one in class who knows.
user> The next cliff is the Grade 8 camp in the Cederberg, 18 to 20 September. The school wants a letter about her food by 4 September, otherwise she isn't allowed on the bus.
user> If you draft that, or anything to the school: one page, warm, no Latin, and signed by both of us, Farieda and Imraan Salie. I don't want to sound like a lawyer, my sister-in-law already does.
assistant> Here is the skeleton I start from, with dummy contents: "Dear [Head], our son Peter, Grade 5, has a peanut allergy and carries two pens." I will fill in yours once I know what the camp kitchen can do.
user> They cook on gas with two pots, I phoned. So she brings her own pot and her own spoon, and they boil her rice first. The cook's name is Oom Frikkie and he repeated it back to me twice.
user> In the Facebook group, meanwhile, a woman from Benoni swears her cousin was cured in nine days with camel milk, 400 rand a litre. Two hundred and six likes.
assistant> I would file that under folklore; there is no cure but the diet.
user> On that: the dietician, Ms Naidoo, says no oats at all for the first year, not even the certified ones. We see her every second Thursday.
user> Then there's family. Imraan's mother, Ouma Gadija, bakes koeksisters and semolina tart every Friday and there's flour in the air like snow, so for the present Zahra doesn't eat at Ouma's.
user> My sister-in-law, the one who sounds like a lawyer, has lent us her bread machine. The first loaf could have been used to prop up Table Mountain.
user> I will not pay 89.99 for that gluten-free loaf at the deli, it's the size of a bar of soap. We've agreed on 1,400 rand a month extra for her food, and that has to do.
user> I eat everything the way she does, by the way, at work too. I told her we're in it together, so no bread for me either.
user> Imraan found out that in Italy teenagers with this get vouchers from the state, a hundred and something euro a month. If only we'd been born in Bologna, he says, we'd be rich and fat.
user> My late uncle always told of a boy in District Six, 1962 it must have been, whose doctor put him on nothing but bananas, eleven a day, and he grew up to box for the province. Nobody knew why it worked, and now I suppose I do.
assistant> Quite possibly that boy had the same condition; banana diets were in use then.
assistant> As an aside, it was a Dutch paediatrician, Willem Dicke, who made the link with wheat during the bread shortage of 1944.
user> I told her yesterday that her strawberry lip balm is made with wheat. It isn't, I looked it up afterwards, it's beeswax and she may keep it.
user> One more date and then I'll stop. Her next bloods are on 12 October, at the lab in Claremont, fasting.
user> And leave this out of whatever you keep: I sat in the parking garage on Tuesday and howled for half an hour before I drove home.
assistant> It stays out. Be as kind to yourself as to her. I'll have a draft of the letter whenever you want it.
user> I'm wrung out like a dishcloth tonight. Thank you.
=== conversation 2 | Zahra, spring term | 2026-10-24T10:15
user> We survived winter. I come with news, most of it good, and I'll tell it in the wrong order because Zahra is watching a series at full volume in which a girl called Nova, fifteen, leads nine hundred bakers against an emperor, and I can't think.
user> The camp: your letter went to the school on 1 September, Oom Frikkie kept his word, and she came home filthy and well.
user> The bloods had to be pushed to 19 October because the lab was on strike. But listen: her tTG is down to 41! And the ferritin is 24. Dr Pillay wants the next test in April and says to go on with the iron until then.
assistant> That is a lovely fall, and quick. Has she felt the difference?
user> She has. The ulcers are all gone, there's nothing left to count at breakfast. She has colour. And since last week she plays hockey again, left wing, Mondays and Wednesdays.
user> Less good, Mr van Wyk has taken a post in Dubai and left at the end of the term. In his place there's a Ms Dlamini, young, who asked me for everything in writing and actually read it.
user> And now the miracle. Mrs Jacobs went and bought a small second fryer with her own money, nothing but potatoes goes in there, so our girl eats chips on Fridays like everyone else.
assistant> What a woman. Does Zahra know that it was for her?
user> Officially it was for "the vegetarians". That's how we keep it.
user> Not everyone is Mrs Jacobs. A father at the gate informed me that three girls in Grade 9 only pretend, for attention, and that his brother-in-law the chiropractor could prove it.
assistant> I'm sorry you had to hear that before breakfast.
user> Lunch, too: the tuna on rice cakes is history, she announced that she'd rather starve. She cooks for herself on Sunday evening, mostly fried rice, and takes that from Monday to Wednesday.
user> But the best is Ouma. She has thrown out the semolina, all of it, and now works with chickpea flour only, at seventy-eight! So we're back at her table every Friday.
user> The bread machine has gone home to my sister-in-law. No tears on either side.
user> And confession, I have bread again. At work only. Zahra told me I was making it weird.
assistant> Teenagers are usually right about weird.
user> We only see Ms Naidoo once a term from now on, she's that pleased.
user> I told Imraan the medical aid refunds 3,200 of the dietician's bill. I'd misread it, it's 2,300.
user> Something for your collection of nonsense, it was in my inbox: "GLUTEN? GONE! Just two GlutenZap capsules before pizza. R299, doctors are furious."
assistant> As doctors should be. What comes next for her at school?
user> Consumer Studies, Wednesdays. They bake. Ms Dlamini arranged that her whole group uses maize flour, all five of them, so no one stands out.
user> And in the November exams she gets fifteen minutes extra plus a snack on her desk, it's approved.
user> Her revision sheet has no tact: "A baker uses two thirds of a 12 kg sack of flour, how many loaves of 400 g can he make?"
user> Here is something I didn't expect. She wants to tell the class herself, on Monday 2 November, in her oral, with slides. So the business of hiding is over; she's decided it, and I'm only allowed to iron the blouse.
assistant> That's a big step from assembly-phobia. Do you want to rehearse the questions with her? I could play the rude classmate.
user> Go on, one line.
assistant> "So if I throw a croissant at you from row four, do you explode, and can I film it?"
user> She laughed so hard she had to sit down. She says you're hired for 11 rand an hour, backdated to Grade 1.
user> Her birthday, then. She'll be fifteen on 7 November, a Saturday, and wants bowling in Tokai.
assistant> How many are coming?
user> Six girls, and Keisha's little brother because there is nobody to leave him with.
user> The cake comes from a bakery in Observatory that handles no wheat, chocolate and naartjie, ordered and paid. If the power is cut that morning and they can't bake, I make the pavlova; she's agreed to it.
user> I looked at one of those character cakes too, unicorn with three tiers, 1,950 rand, and closed the page.
user> Imraan already sees a franchise, a gluten-free koeksister drive-through on the N2, staffed by Ouma on roller skates.
user> He also bets me a car wash that she'll have a boyfriend by the matric dance.
user> Before I forget, the parents' portal has made me change the password again, it's Naartjie#78 now, I'm typing it here only because I can't find a pen.
assistant> Better not keep that in a chat; write it on paper when the pen turns up.
user> Last thing. Dr Pillay wants her brother Tariq tested as well, he's nine and has the same stomach aches. It's on 30 November.
assistant> Sensible; siblings are routinely checked. Wish her luck for the second of November.
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "Zahra (14, Grade 8, Bergvale High) has coeliac disease, confirmed by biopsy on 3 July.", keys: [["Zahra"], ["coeliac"]]}
    - {w: 2, type: fact, src: m3, fact: "The purple toaster is only for Zahra's bread.", keys: [["purple toaster"]]}
    - {w: 2, type: fact, src: m5, fact: "She vomits within two hours, even from crumbs.", keys: [["vomits"], ["two hours"]]}
    - {w: 2, type: task, src: m5, fact: "If it happens at school they phone Farieda at Groote Schuur, no ambulance.", keys: [["Groote Schuur"]]}
    - {w: 2, type: fact, src: m6, fact: "Her tTG is 128 and her ferritin 9.", keys: [["128"], ["ferritin"]]}
    - {w: 2, type: fact, src: m6, fact: "She takes one iron tablet a day with orange juice.", keys: [["iron tablet"]]}
    - {w: 1, type: fact, src: m6, fact: "She has mouth ulcers.", keys: [["ulcers"]]}
    - {w: 2, type: preference, src: m9, fact: "Zahra does not want to be visible: no separate table, posters or announcement.", keys: [["not want to be visible"]]}
    - {w: 1, type: fact, src: m13, fact: "Her register teacher is Mr van Wyk.", keys: [["register teacher"], ["van Wyk"]]}
    - {w: 2, type: fact, src: m13, fact: "Chips from the tuckshop are forbidden to Zahra (shared oil).", keys: [["chips are forbidden"]]}
    - {w: 1, type: pattern, src: m14, fact: "Her lunch is rice cakes with tuna every day.", keys: [["rice cakes"], ["tuna"]]}
    - {w: 1, type: decision, src: m16, fact: "She was taken out of hockey because she is tired.", keys: [["out of hockey"]]}
    - {w: 2, type: task, src: m17, fact: "The school needs the food letter for the Cederberg camp by 4 September.", keys: [["letter"], ["date:2026-09-04"]]}
    - {w: 2, type: preference, src: m18, fact: "Letters to the school: one page, warm, no Latin, signed Farieda and Imraan Salie.", keys: [["one page"], ["no Latin"]]}
    - {w: 2, type: fact, src: m23, fact: "No oats for the first year (Ms Naidoo).", keys: [["no oats"], ["first year"]]}
    - {w: 2, type: fact, src: m24, fact: "Zahra doesn't eat at Ouma Gadija's because of the flour.", keys: [["doesn't eat at Ouma"]]}
    - {w: 1, type: fact, src: m25, fact: "The sister-in-law has lent them her bread machine.", keys: [["lent us her bread machine"]]}
    - {w: 1, type: decision, src: m26, fact: "They spend 1,400 rand a month extra on her food.", keys: [["1,400"]]}
    - {w: 1, type: decision, src: m27, fact: "Farieda eats no bread either.", keys: [["no bread for me"]]}
    - {w: 2, type: task, src: m33, fact: "The next bloods are on 12 October in Claremont, fasting.", keys: [["bloods"], ["date:2026-10-12"]]}
    ended: []
    never:
    - {what: "irony about the principal's pamphlet", src: m3, keys: [["hands of scientists"]]}
    - {what: "generic advice ignored: symptom diary", src: m7, keys: [["symptom diary"]]}
    - {what: "suggestion turned down: bracelet", src: m10, keys: [["bright orange"]]}
    - {what: "placeholder letter", src: m19, keys: [["Peter"]]}
    - {what: "hearsay: camel milk", src: m21, keys: [["camel milk"]]}
    - {what: "price of a loaf not bought", src: m26, keys: [["89.99"]]}
    - {what: "supposition: born in Bologna", src: m28, keys: [["Bologna"]]}
    - {what: "tale of a stranger long ago", src: m29, keys: [["bananas, eleven"]]}
    - {what: "trivia: Dicke", src: m31, keys: [["1944"]]}
    - {what: "wrong guess: lip balm", src: m32, keys: [["made with wheat"]]}
    - {what: "asked to be left out", src: m34, keys: [["parking garage"]]}
    - {what: "mood", src: m36, keys: [["dishcloth"]]}
  2:
    dropped: [5, 7, 8, 9, 10, 11, 12, 13, 16, 17, 19, 20]
    keep:
    - {w: 2, type: fact, src: m3, fact: "Her tTG is 41 and the ferritin 24; next test in April.", keys: [["tTG"], ["41"]]}
    - {w: 1, type: fact, src: m5, fact: "She plays hockey again, Mondays and Wednesdays.", keys: [["plays hockey"]]}
    - {w: 2, type: fact, src: m6, fact: "The new register teacher is Ms Dlamini.", keys: [["Dlamini"]]}
    - {w: 2, type: fact, src: m7, fact: "Mrs Jacobs has a separate fryer for potatoes, so Zahra can eat chips.", keys: [["second fryer"]]}
    - {w: 1, type: fact, src: m12, fact: "Zahra cooks fried rice on Sunday evening and takes it Monday to Wednesday.", keys: [["fried rice"]]}
    - {w: 2, type: fact, src: m13, fact: "Ouma bakes with chickpea flour only, so they eat there on Fridays.", keys: [["chickpea flour"]]}
    - {w: 1, type: fact, src: m17, fact: "They see Ms Naidoo once a term.", keys: [["once a term"]]}
    - {w: 1, type: fact, src: m18, fact: "The medical aid refunds 2,300.", keys: [["2,300"]]}
    - {w: 1, type: fact, src: m21, fact: "Her group in Consumer Studies uses maize flour.", keys: [["maize flour"]]}
    - {w: 2, type: fact, src: m22, fact: "In the November exams she gets fifteen minutes extra and a snack.", keys: [["fifteen minutes extra"]]}
    - {w: 2, type: decision, src: m24, fact: "Zahra tells the class herself on 2 November.", keys: [["tell the class"], ["date:2026-11-02"]]}
    - {w: 2, type: fact, src: m29, fact: "She turns fifteen on 7 November and wants bowling in Tokai.", keys: [["bowling"], ["date:2026-11-07"]]}
    - {w: 2, type: task, src: m38, fact: "Her brother Tariq is tested on 30 November.", keys: [["Tariq"], ["date:2026-11-30"]]}
    - {w: 1, type: decision, src: m32, fact: "If the power is cut, Farieda makes the pavlova.", keys: [["pavlova"]]}
    ended:
    - {fact: "Her tTG is 128.", was: 1/m6, by: m3, keys: [["128"]], not: ["41"]}
    - {fact: "She has mouth ulcers.", was: 1/m6, by: m5, keys: [["still has those mouth ulcers"]], not: ["all gone"]}
    - {fact: "Zahra wants to stay invisible.", was: 1/m9, by: m24, keys: [["not want to be visible"]]}
    - {fact: "Mr van Wyk is the register teacher.", was: 1/m13, by: m6, keys: [["register teacher is Mr van Wyk"]], not: ["Dubai"]}
    - {fact: "Tuckshop chips are forbidden.", was: 1/m13, by: m7, keys: [["chips are forbidden"]], not: ["second fryer"]}
    - {fact: "Lunch is rice cakes with tuna every day.", was: 1/m14, by: m12, keys: [["rice cakes"], ["tuna"]], not: ["history"]}
    - {fact: "She is out of hockey.", was: 1/m16, by: m5, keys: [["taken her out of hockey"]]}
    - {fact: "The letter is to be sent by 4 September.", was: 1/m17, by: m2, keys: [["letter"], ["date:2026-09-04"]], not: ["went to"]}
    - {fact: "Zahra doesn't eat at Ouma's.", was: 1/m24, by: m13, keys: [["doesn't eat at Ouma"]], not: ["chickpea"]}
    - {fact: "The bread machine is on loan.", was: 1/m25, by: m14, keys: [["lent us her bread machine"]]}
    - {fact: "Farieda eats no bread.", was: 1/m27, by: m15, keys: [["no bread for me either"]]}
    - {fact: "The bloods are on 12 October.", was: 1/m33, by: m3, keys: [["bloods"], ["date:2026-10-12"]], not: ["pushed"]}
    never:
    - {what: "plot of a series", src: m1, keys: [["emperor"]]}
    - {what: "hearsay: pretending girls", src: m10, keys: [["three girls"]]}
    - {what: "quoted advert", src: m19, keys: [["GlutenZap"]]}
    - {what: "exercise: baker", src: m23, keys: [["two thirds"]]}
    - {what: "role play: rude classmate", src: m27, keys: [["croissant"]]}
    - {what: "joke: hired for 11 rand", src: m28, keys: [["11 rand"]]}
    - {what: "price of a cake not taken", src: m33, keys: [["1,950"]]}
    - {what: "plan nobody pursues: drive-through", src: m34, keys: [["roller skates"]]}
    - {what: "bet", src: m35, keys: [["car wash"]]}
    - {what: "password", src: m36, keys: [["Naartjie#78"]]}
questions:
- {q: "How does my girl's body respond if she swallows a trace?", a: "she vomits within two hours, even from crumbs", keys: [["vomits"]]}
- {q: "Which cereal is taboo until next winter, per the nutritionist?", a: "oats, for the first year", keys: [["no oats"]]}
- {q: "Why can we have Friday supper with grandmother again?", a: "she bakes with chickpea flour only", keys: [["chickpea flour"]]}
- {q: "Who has charge of her form now?", a: "Ms Dlamini", keys: [["Dlamini"]]}
- {q: "What dessert is our backup for the party?", a: "the pavlova", keys: [["pavlova"]]}
- {q: "What allowance did they grant her for tests?", a: "fifteen minutes extra plus a snack", keys: [["fifteen minutes extra"]]}
- {q: "Where should staff reach me in an emergency?", a: "at Groote Schuur", keys: [["Groote Schuur"]]}
- {q: "When is Tariq being tested?", a: "30 November", keys: [["date:2026-11-30"]]}
- {q: "What is the latest tTG?", a: "41", keys: [["tTG"], ["41"]]}
- {q: "How should letters to the school be written?", a: "one page, warm, no Latin, signed by both", keys: [["no Latin"]]}
