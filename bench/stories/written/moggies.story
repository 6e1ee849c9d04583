=== conversation 1 | two sisters from the shelter | 2026-02-03T20:10
user> so it's happening. two cats, sisters, four years old, in the shelter since october because nobody wants both
assistant> Congratulations! Bonded pairs often wait the longest, so that is a kind thing to do. What are they like, and what does your home look like?
user> the tabby hid behind a radiator, the black-and-white one sat on Kofi's shoe and refused to leave it. our flat is 58 m², third floor, balcony to the courtyard
assistant> Good. Give them one quiet base room for the first days, then open the rest door by door. Many behaviourists recommend one litter tray per cat plus one, so plan for three trays. Height counts more than floor: a tall tree by the window and one cleared shelf are worth more to a shy cat than ten more square metres.
user> plus one, in this flat, no chance. it's two. bathroom and hall. ok?
assistant> Fine by me.
user> they ask 120 euros for the pair, with chip and vaccination
user> we fetch them saturday 21 february at 11
assistant> That leaves you a bit more than two weeks. Shall I put together a shopping list?
user> yes please. keep answers short with me, no emoji, and never again "every cat is an individual"
assistant> Noted. Two trays, scoop, litter, four bowls, scratching post, two carriers, a soft brush.
user> only one carrier to buy, Leelo from the first floor lends us her big one
user> different topic. Kofi gets itchy eyes from cats. not dramatic, his doctor put him on cetirizine, one tablet every evening
assistant> Mild symptoms often settle after some weeks of steady exposure. What helps most: hands washed after stroking, textiles at 60 °C, a HEPA filter in the room where you sit, and one room of the flat that stays free of cats so that the nights are quiet.
user> right, so the bedroom is off limits for them. that's the deal with Kofi
user> he announced that if it gets bad he moves into the wardrobe and i push toast under the door
user> landlord agreed by email btw: max two cats, no dog, and scratched parquet is on us
user> the woman in the pet shop swears tabbies get 25 years old on brewer's yeast
assistant> There is no evidence for it. It does no harm in small amounts, but I would not expect a quarter of a century.
user> what do we need a month? i thought of 80 for both, food and litter together
assistant> 80 is realistic if you buy litter in large sacks.
user> ok 80 it is
user> look what came two hours after i googled cat food: "Dear Cat Parent! PawGuard GOLD, vet cover from only 0.49 a day, first 30 days free, act before Sunday!!"
assistant> Your browser has told everyone. Are you considering insurance at all?
user> no, we'd rather put 20 a month in a jar for the vet
user> my mother brings lilies each easter. i read they kill cats?
assistant> Yes. Every part of a true lily, even the pollen or the vase water, can cause kidney failure in a cat within days. Keep them out of the flat entirely.
user> then i need to warn mum before easter
user> names by the way: the tabby will be Salme, like my grandmother
assistant> And her sister?
user> Hilda, very strict white collar, like a pastor
user> last night i dreamed there were nine of them, all called Margus, and the fattest one did our tax return
user> our person at the shelter is Janne, she fostered them for a week, reachable mornings only
user> she gives them Felora chicken kibble. we continue with that
assistant> Sensible. Change the home or change the food, but not both in one week.
(+2d) user> i told you a wrong sum, shame on me: it's 90 for the pair. the other number was for kittens
user> and in may we fly to Kofi's parents in Kumasi, 8 to 22 may. Leelo would come in twice a day to feed
assistant> Two weeks with a familiar visitor is fine for a pair that has each other.
(+1d) user> shelter just called!! tabby is sneezing so the final check is later. we get them on the 28th, again at 11
user> she's on doxycycline because of the nose
user> if we ever owned a house with a garden i would take six more and a donkey
assistant> One step at a time. Is the sneezing limited to her, or has Hilda caught it too?
user> i'm fairly sure the infection came from the new ginger tom in the next box
user> no wait, Janne says the ginger only arrived yesterday. so not him
assistant> Then it is more likely an old herpes carrier flaring up under stress, which is very common in shelters.
=== conversation 2 | three and a half weeks in | 2026-03-24T21:30
user> greetings from the zoo. so the tabby ignores her grandmotherly name completely but gallops when a tin of sprats opens. we now call her Kilu, it's estonian for sprat
assistant> Names that come with food attached tend to stick. How is everyone settling?
user> you will laugh, the closed door lasted nine nights. both of them sleep on Kofi's legs, he insists on it
assistant> And his eyes?
user> fine! nothing itches, he stopped taking anything in the second week and the box is at the back of the drawer
user> and the nose is dry, vet was happy, antibiotics finished
user> less good: Hilda sat in the tray for ages on monday. vet found struvite crystals in the urine
assistant> I am sorry, that is unpleasant but manageable. Did the vet change the diet?
user> yes, both get Uriva wet food from now on, three meals, so the other one doesn't steal. the kibble went to the shelter
assistant> Good. Water intake matters most with crystals: several bowls away from the food, perhaps a small fountain. A raised pH is what lets struvite form, and the diet lowers it; the usual control is a urine sample after four to six weeks. Watch for repeated visits to the tray, licking, or blood. Male cats block far more easily than females, so at least you are on the better side of the statistics.
user> no fountain, the humming drives me up the wall. bowls in four places
user> control sample is on 27 april, 8:40, dr. Rebane
assistant> I will keep it in mind: nothing to eat before, ideally the first urine of the morning.
user> with that food we land at 115 a month, so much for my estimate
user> how much should Hilda weigh? she has 5.4 kg and the vet wants her at 4.7 by autumn
assistant> Around 80 to 100 grams down a week at most. Weigh the portions rather than guessing.
user> also Janne has moved to Helsinki and doesn't work there now. questions go to Regina
assistant> Was Janne's leaving sudden?
user> no idea. don't keep this anywhere but there was something with the accounts of the shelter, i heard 4,000 is missing
user> brought the big carrier back to Leelo yesterday, with a jar of plum jam in it
user> mum knows about the flowers, she will bring a cheesecake
user> i'm dead tonight, slept three hours, Hilda sang opera from 2 to 5
assistant> Was that once, or is it becoming a pattern?
user> once. full moon or so
user> the pattern is rather that they need twenty minutes of the feather rod at 22:00 otherwise they wake us
assistant> A session followed by a small meal is the classic recipe. Hunt, eat, groom, sleep.
user> the trip in may won't happen, Kofi's passport isn't ready. his sister visits us in october instead
user> she's called Abena and is scared of animals, so there's that
user> Kofi just watched some film where a cat inherits a hotel in Vienna and fires the manager, now he addresses Hilda as Frau Direktor
assistant> She would take the promotion. By the way, if litter tracking bothers you, a top-entry box filled with birch pellets could help.
user> no pellets, we tried, Kilu looked at us like we had insulted her family. clumping clay stays
user> i bet Kofi five euros that she learns to open the fridge by june
user> how do you compute calories per day? take some imaginary cat Bob, 6 kg, neutered, lazy
assistant> For Bob: 70 × 6^0.75 gives about 268 kcal at rest, times 0.8 for losing weight, so roughly 215 kcal a day.
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "The user adopts two cats, sisters, four years old.", keys: [["sisters"], ["four years"]]}
    - {w: 1, type: fact, src: m3, fact: "The flat has 58 m², on the third floor, with a balcony.", keys: [["58 m²"]]}
    - {w: 1, type: decision, src: m5, fact: "There will be two litter trays, in the bathroom and the hall.", keys: [["bathroom and hall"]]}
    - {w: 2, type: preference, src: m10, fact: "Answers should be short, without emoji.", keys: [["no emoji"]]}
    - {w: 1, type: fact, src: m12, fact: "Leelo from the first floor lends her big carrier.", keys: [["Leelo"], ["lends us"]]}
    - {w: 2, type: fact, src: m13, fact: "Kofi has itchy eyes from cats and takes cetirizine every evening.", keys: [["cetirizine"]]}
    - {w: 1, type: decision, src: m15, fact: "The cats may not go into the bedroom.", keys: [["off limits"]]}
    - {w: 2, type: fact, src: m17, fact: "The landlord allows at most two cats, no dog.", keys: [["max two cats"]]}
    - {w: 1, type: decision, src: m20, fact: "The budget is 80 a month for food and litter.", keys: [["80 for both"]]}
    - {w: 1, type: decision, src: m25, fact: "No insurance; 20 a month goes into a jar for the vet.", keys: [["jar for the vet"]]}
    - {w: 2, type: task, src: m28, fact: "Mum is to be warned about lilies before Easter.", keys: [["warn mum"]]}
    - {w: 2, type: fact, src: m29, fact: "The tabby will be called Salme.", keys: [["Salme"]]}
    - {w: 2, type: fact, src: m31, fact: "The black-and-white cat is called Hilda.", keys: [["Hilda"], ["white collar"]]}
    - {w: 1, type: fact, src: m33, fact: "The contact at the shelter is Janne, in the mornings.", keys: [["Janne"], ["mornings"]]}
    - {w: 1, type: fact, src: m34, fact: "The cats eat Felora chicken kibble.", keys: [["Felora"]]}
    - {w: 1, type: fact, src: m36, fact: "The fee is 90 for the pair.", keys: [["90 for the pair"]]}
    - {w: 1, type: task, src: m37, fact: "From 8 to 22 May they fly to Kumasi.", keys: [["Kumasi"], ["22 may"]]}
    - {w: 2, type: task, src: m39, fact: "They fetch the cats on 28 February at 11.", keys: [["date:2026-02-28"]]}
    - {w: 1, type: fact, src: m40, fact: "The tabby gets doxycycline for her nose.", keys: [["doxycycline"]]}
    ended:
    - {fact: "The fee is 120 euros for the pair.", was: m7, by: m36, keys: [["120"]], not: ["90"]}
    - {fact: "They fetch the cats on 21 February.", was: m8, by: m39, keys: [["date:2026-02-21"]], not: ["28"]}
    never:
    - {what: "advice nobody adopted: a tray per cat plus one", src: m4, keys: [["tray per cat plus one"]]}
    - {what: "joke: Kofi moves into the wardrobe", src: m16, keys: [["toast under the door"]]}
    - {what: "hearsay: tabbies live 25 years on brewer's yeast", src: m18, keys: [["25 years"]]}
    - {what: "quoted advertisement", src: m23, keys: [["PawGuard"]]}
    - {what: "dream of nine cats", src: m32, keys: [["all called Margus"]]}
    - {what: "hypothetical house with six more cats", src: m41, keys: [["six more and a donkey"]]}
    - {what: "wrong guess: infection from the ginger tom", src: m43, keys: [["new ginger tom"]]}
  2:
    dropped: [5, 6, 7, 9, 11, 12, 14, 15, 17, 18, 19]
    keep:
    - {w: 2, type: fact, src: m1, fact: "The tabby is now called Kilu.", keys: [["call her Kilu"]]}
    - {w: 1, type: fact, src: m3, fact: "The cats sleep on Kofi's legs.", keys: [["Kofi's legs"]]}
    - {w: 2, type: fact, src: m7, fact: "Hilda has struvite crystals.", keys: [["found struvite"]]}
    - {w: 2, type: fact, src: m9, fact: "Both get Uriva wet food, three meals.", keys: [["Uriva"]]}
    - {w: 2, type: task, src: m12, fact: "Control urine sample on 27 April at 8:40 with Dr. Rebane.", keys: [["date:2026-04-27"], ["8:40"]]}
    - {w: 1, type: fact, src: m14, fact: "The cats cost 115 a month.", keys: [["115"]]}
    - {w: 1, type: fact, src: m15, fact: "Hilda weighs 5.4 kg and should weigh 4.7 by autumn.", keys: [["4.7"]]}
    - {w: 1, type: task, src: m27, fact: "Kofi's sister visits in October.", keys: [["visits us in october"]]}
    - {w: 1, type: fact, src: m17, fact: "Regina is the new contact at the shelter.", keys: [["Regina"]]}
    ended:
    - {fact: "The tabby is called Salme.", was: 1/m29, by: m1, keys: [["Salme"]], not: ["Kilu"]}
    - {fact: "The bedroom is off limits for the cats.", was: 1/m15, by: m3, keys: [["off limits"]], not: ["nine nights"]}
    - {fact: "Kofi takes cetirizine every evening.", was: 1/m13, by: m5, keys: [["cetirizine"]], not: ["stopped"]}
    - {fact: "The tabby gets doxycycline.", was: 1/m40, by: m6, keys: [["doxycycline"]], not: ["finished"]}
    - {fact: "The cats eat Felora kibble.", was: 1/m34, by: m9, keys: [["Felora"]], not: ["went to the shelter"]}
    - {fact: "The budget is 80 a month.", was: 1/m20, by: m14, keys: [["80 for both"]], not: ["115"]}
    - {fact: "Janne is the contact at the shelter.", was: 1/m33, by: m17, keys: [["Janne"], ["mornings"]], not: ["Helsinki", "Regina"]}
    - {fact: "Leelo lends her carrier.", was: 1/m12, by: m20, keys: [["lends us"]], not: ["back to Leelo"]}
    - {fact: "Mum is to be warned.", was: 1/m28, by: m21, keys: [["warn mum"]], not: ["knows"]}
    - {fact: "They fly to Kumasi in May.", was: 1/m37, by: m27, keys: [["Kumasi"]], not: ["won't happen"]}
    never:
    - {what: "not to be noted: missing 4,000 at the shelter", src: m19, keys: [["4,000"]]}
    - {what: "mood: dead tired tonight", src: m22, keys: [["slept three hours"]]}
    - {what: "film: a cat inherits a hotel", src: m29, keys: [["inherits a hotel"]]}
    - {what: "rejected suggestion: birch pellets", src: m30, keys: [["birch pellets"]]}
    - {what: "bet about the fridge", src: m32, keys: [["five euros"]]}
    - {what: "example cat Bob", src: m33, keys: [["imaginary cat Bob"]]}
questions:
- {q: "What do we call the striped one?", a: "Kilu", keys: [["Kilu"]]}
- {q: "Who should I ring at the animal home when something comes up?", a: "Regina", keys: [["Regina"]]}
- {q: "How much do the animals cost us every four weeks or so?", a: "115 a month", keys: [["115"]]}
- {q: "What is wrong with Hilda's bladder?", a: "struvite crystals", keys: [["struvite"]]}
- {q: "When is the control sample at the vet?", a: "27 April, 8:40, Dr. Rebane", keys: [["date:2026-04-27"]]}
- {q: "What did the owner of our building permit?", a: "at most two cats, no dog", keys: [["max two cats"]]}
- {q: "Which brand are they fed with now?", a: "Uriva wet food", keys: [["Uriva"]]}
- {q: "How heavy should Hilda be by autumn?", a: "4.7 kg", keys: [["4.7"]]}
- {q: "Do we have a policy in case of expensive treatment?", a: "no insurance, 20 a month in a jar", keys: [["jar for the vet"]]}
- {q: "How do I want your replies to look?", a: "short, no emoji", keys: [["no emoji"]]}
