=== conversation 1 | Anneke | 2026-08-02T17:31
Sefa*> Right I've paid. It's on 12 December, Taupō, the half. No refunds after tonight so neither of us can be sensible any more.
Anneke> PAID?? Without calling me first? How much was it
Sefa*> 495
Anneke> I have the page open, it says 459. Dyslexic plumber.
Sefa*> Ha, ok 459. Thirty-six bucks richer, already winning.
Anneke> So we need: a swim for you, a bike for me and a personality for the run.
Sefa*> I still have to buy a wetsuit. The lake's 15 degrees in December and I'm built like a fridge, I'd still get cold.
Anneke> My patient in bed 6 claims he swam Cook Strait in 1971 on a diet of tinned peaches and one cigarette per hour
Sefa*> And who am I to doubt bed 6
Anneke> Ok serious. Swims are Tuesdays 6am at Freyberg pool from this week, lanes booked till Christmas.
Sefa*> Tuesdays yes. What are we aiming at, timewise?
Anneke> Five thirty. Together or not at all?
Sefa*> Together to the bike, then it's every man and Dutchwoman for himself.
Anneke> 5:30 it is, written on my mirror in lipstick.
Sefa*> Coach Tomo does us both for 60 a month each, first plan lands tonight.
Anneke> Great, a grown up. I measured my FTP yesterday, 214 watts, on Janine's trainer.
Sefa*> Mine is "yes"
Anneke> You could get the carbon Cervélo at Bike Barn, 5,200, same as your van
Sefa*> Looked, laughed, left.
Anneke> I'd have gone for the 5,200 one if I'd taken the job in Zürich, with a chauffeur holding the bottle.
Sefa*> Nah, I ride the old Giant. My calf's strained though, doc says no running for three weeks, swim and spin only.
Anneke> When exactly did you do that?
Sefa*> Friday. Carrying a toilet up three floors in Kilbirnie.
Anneke> Not everyone can say that about a sports injury.
Anneke> I'm on the plants only thing from today till the race. No meat, no milk, no cheese, pray for my colleagues.
Sefa*> My cousin knows a guy in Porirua who went vegan and his bike got lighter by 4 kilos. His bike.
Anneke> Rangi lends me his Zipp wheels, as long as I bring them back before he does his own thing in November.
Sefa*> Tell me you've got insurance
Anneke> Where do we sleep? I put a hold on a cabin at the holiday park, 190 a night, two nights.
Sefa*> Good. Two beds or I'm in the van.
Anneke> Two beds, one snorer.
Sefa*> Transport's my van, we leave on Friday 11 December at noon.
Anneke> And on the subject of food on the bike: what do you take?
Sefa*> 80 grams of carbs an hour, nothing with caffeine, my heart goes like a washing machine.
Anneke> We could always just take a tandem and let the volcano decide
Sefa*> And I am getting Moana's name tattooed on my calf with the finish time, booked the guy in Cuba Street for January
Anneke> Romance. I like her.
Sefa*> Moana is due on 3 March by the way. A girl. You're the third to know, behind me and the cat.
Anneke> WHAT. Sefa. I am crying in the linen room.
Sefa*> The app says I'll finish in 3 hours 40, says the app, which also thinks I'm a woman of 31 in Perth
Anneke> I read that Taupō is a supervolcano and its last big burp was the year 232
Sefa*> Great time to be in the middle of it then
=== conversation 2 | Anneke | 2026-10-11T19:40
Sefa*> How'd your long ride go
Anneke> 96 km, Remutaka twice, one magpie. Listen, new test: 231 watts!!
Sefa*> You monster. My leg's perfect now by the way, ran 14 k on Thursday and nothing, not a squeak.
Anneke> YES. Physio can stay closed.
Anneke> Spam in my inbox: "ANNEKE, your BODY can be 11 kilos LIGHTER by Thursday. Reply LEAN"
Sefa*> Rude and also how would they know
Sefa*> Freyberg's emptied the pool for repairs until New Year, so we're in the sea. Scorching Bay, Saturdays 8, bring a bright cap.
Anneke> Great, I own a cap, it says Utrecht Marathon 2014
Anneke> They say Lionel Messi eats four eggs before every ride, I don't even think he rides
Sefa*> Got the suit too, Orca, second hand, from a bloke in Petone, 180
Anneke> Rangi's wheels are back at Rangi's as of tonight, washed, he inspected them like a vet.
Sefa*> And Tomo's gone to Brisbane, mate, he's selling pools. So I've put us on the free 12-week plan from the tri club.
Anneke> Free is a fine price. My iron came back at 9, doctor wants tablets every second day, so no more plants only, I ate a steak in the car park.
Sefa*> In the car park is very important to the story
Sefa*> Heard Stewart Island has a bike race with 9 entrants and 11 medals
Anneke> Mum's cousin Greet lends us her bach in Acacia Bay for the weekend, no money, only the lawn. I dropped the cabin.
Sefa*> Let's be honest about five thirty though, with your shifts and my drains? Say 5:50
Anneke> 5:50, fine, I'll wipe the mirror
Sefa*> Also tattoo's dead, Moana says the only ink she's signing is the birth form
Anneke> I love Moana even more
Sefa*> I told the apprentices you once rode to Antarctica and had to swim back because of the penguins. They've googled it
Anneke> Briefing is on Friday 11 December at 5pm, in the Great Lake Centre, we both have to be there or no chip. On the dunes up there they have a sign, "Dogs, drones and druids prohibited, fine $300"
Sefa*> So leaving at noon still works, four hundred k of sheep
Anneke> Fiver on you stopping for a pie at Bulls
Anneke> If the lake's too rough they scratch the swim and it's run bike run. Then I'm allowed to overtake you in the first run, agreed?
Sefa*> agreed, write it down
Sefa*> What happens in Rocky, raw eggs, then 72 stairs, then a statue. I skip to the statue
Anneke> Say the safety card as: NAME Joe Bloggs, blood type Z, contact Mickey Mouse 555-0101
Sefa*> I put mine properly: contact is Moana, 027 555 0188, penicillin allergy in red
Anneke> Ooh didn't know that one. Good.
Sefa*> Don't pass on, but Tomo's wife threw his trophies off the wharf, all 14 of them
Sefa*> If Moana has twins she's on her own, I'd join the merchant navy
Anneke> My password for the tri club page is Magpie_Remutaka9, you do the lanes, I'm on night shift
Sefa*> Stop sending me those! Ok done
Anneke> I've 30 hours of day off and I'm going to sleep through 29, tonight I'm mush
Anneke> Good night, father of a small Moana.

=== labels ===
after:
  1:
    keep:
    - {w: 2, type: task, src: m1, fact: "They race the half at Taupō on 12 December 2026.", keys: [["date:2026-12-12"], ["Taupō"]]}
    - {w: 1, type: fact, src: m4, fact: "The entry cost 459.", keys: [["459"]]}
    - {w: 1, type: task, src: m7, fact: "Sefa has to buy a wetsuit.", keys: [["buy a wetsuit"]]}
    - {w: 2, type: task, src: m10, fact: "Swims are on Tuesdays at 6am at Freyberg pool.", keys: [["Freyberg"]]}
    - {w: 2, type: decision, src: m13, fact: "They stay together until the bike and then race on their own.", keys: [["Together to the bike"]]}
    - {w: 2, type: decision, src: m14, fact: "The goal is 5:30.", keys: [["5:30"]]}
    - {w: 2, type: fact, src: m15, fact: "Coach Tomo trains both for 60 a month each.", keys: [["Tomo"], ["60 a month"]]}
    - {w: 1, type: fact, src: m16, fact: "Anneke's FTP is 214 watts.", keys: [["214"]]}
    - {w: 1, type: decision, src: m21, fact: "Sefa rides the old Giant.", keys: [["old Giant"]]}
    - {w: 2, type: fact, src: m21, fact: "Sefa's calf is strained, no running for three weeks.", keys: [["calf's strained"]]}
    - {w: 1, type: preference, src: m25, fact: "Anneke eats only plants until the race.", keys: [["plants only"]]}
    - {w: 1, type: fact, src: m27, fact: "Rangi's Zipp wheels are lent to Anneke.", keys: [["Zipp"]]}
    - {w: 2, type: fact, src: m29, fact: "A cabin at the holiday park is on hold for 190 a night.", keys: [["190 a night"]]}
    - {w: 2, type: task, src: m32, fact: "They leave in Sefa's van on Friday 11 December at noon.", keys: [["date:2026-12-11"], ["noon"]]}
    - {w: 2, type: preference, src: m34, fact: "Sefa takes 80 grams of carbs an hour and nothing with caffeine.", keys: [["caffeine"]]}
    - {w: 1, type: decision, src: m36, fact: "Sefa is having Moana's name and the finish time tattooed in January.", keys: [["tattooed"]]}
    - {w: 2, type: fact, src: m38, fact: "Moana is due on 3 March; it is a girl.", keys: [["Moana is due", "date:2027-03-03"]]}
    ended:
    - {fact: "The entry cost 495.", was: m3, by: m4, keys: [["495"]], not: ["459"]}
    never:
    - {what: "anecdote: a patient", src: m8, keys: [["tinned peaches"]]}
    - {what: "price of a bike not bought", src: m18, keys: [["Cervélo"]]}
    - {what: "counterfactual: the job in Zürich", src: m20, keys: [["chauffeur"]]}
    - {what: "hearsay: a vegan's bike", src: m26, keys: [["Porirua"]]}
    - {what: "idea nobody pursues: a tandem", src: m35, keys: [["tandem"]]}
    - {what: "wrong estimate of an app", src: m40, keys: [["woman of 31"]]}
    - {what: "trivia", src: m41, keys: [["supervolcano"]]}
  2:
    dropped: [3, 4, 6, 7, 8, 10, 11, 12, 13, 16]
    keep:
    - {w: 1, type: fact, src: m2, fact: "Anneke's FTP is 231 watts.", keys: [["231 watts"]]}
    - {w: 2, type: task, src: m7, fact: "They swim in the sea at Scorching Bay on Saturdays at 8 with a bright cap.", keys: [["Scorching Bay"]]}
    - {w: 1, type: fact, src: m10, fact: "Sefa bought a second-hand Orca suit for 180.", keys: [["Orca"]]}
    - {w: 2, type: decision, src: m12, fact: "They use the free 12-week plan from the tri club.", keys: [["12-week plan"]]}
    - {w: 2, type: fact, src: m13, fact: "Anneke's iron is at 9, she takes tablets every second day.", keys: [["iron came back at 9", "iron"]]}
    - {w: 2, type: decision, src: m16, fact: "They sleep at Greet's bach in Acacia Bay for mowing the lawn.", keys: [["Acacia Bay"]]}
    - {w: 2, type: decision, src: m18, fact: "The goal is 5:50.", keys: [["5:50"]]}
    - {w: 2, type: task, src: m22, fact: "The briefing is on 11 December at 5pm in the Great Lake Centre.", keys: [["Great Lake Centre"], ["5pm"]]}
    - {w: 2, type: decision, src: m25, fact: "If the swim is scratched, Anneke may overtake in the first run.", keys: [["overtake you in the first run"]]}
    - {w: 2, type: fact, src: m29, fact: "Sefa is allergic to penicillin.", keys: [["penicillin"]]}
    - {w: 2, type: fact, src: m29, fact: "Sefa's emergency contact is Moana, 027 555 0188.", keys: [["027 555 0188"]]}
    ended:
    - {fact: "Anneke's FTP is 214 watts.", was: 1/m16, by: m2, keys: [["214"]], not: ["231"]}
    - {fact: "Sefa's calf is strained.", was: 1/m21, by: m3, keys: [["calf's strained"]], not: ["perfect"]}
    - {fact: "Swims are on Tuesdays at 6am at Freyberg pool.", was: 1/m10, by: m7, keys: [["Freyberg"]], not: ["emptied"]}
    - {fact: "Sefa has to buy a wetsuit.", was: 1/m7, by: m10, keys: [["buy a wetsuit"]], not: ["Orca"]}
    - {fact: "Rangi's Zipp wheels are lent to Anneke.", was: 1/m27, by: m11, keys: [["Zipp"]], not: ["inspected"]}
    - {fact: "Coach Tomo trains both for 60 a month.", was: 1/m15, by: m12, keys: [["60 a month"]], not: ["Brisbane"]}
    - {fact: "Anneke eats only plants until the race.", was: 1/m25, by: m13, keys: [["plants only"]], not: ["steak"]}
    - {fact: "A cabin at the holiday park is on hold.", was: 1/m29, by: m16, keys: [["190 a night"]], not: ["dropped"]}
    - {fact: "The goal is 5:30.", was: 1/m14, by: m18, keys: [["5:30"]], not: ["5:50"]}
    - {fact: "Sefa is having a tattoo.", was: 1/m36, by: m19, keys: [["tattooed"]], not: ["dead"]}
    never:
    - {what: "quoted spam", src: m5, keys: [["Reply LEAN"]]}
    - {what: "celebrity gossip", src: m9, keys: [["Messi"]]}
    - {what: "hearsay: a race", src: m15, keys: [["11 medals"]]}
    - {what: "made-up story about Anneke", src: m21, keys: [["penguins"]]}
    - {what: "quoted sign", src: m22, keys: [["druids"]]}
    - {what: "bet", src: m24, keys: [["at Bulls"]]}
    - {what: "film", src: m27, keys: [["Rocky"]]}
    - {what: "example data", src: m28, keys: [["Joe Bloggs"]]}
    - {what: "to be kept quiet: Tomo's wife", src: m31, keys: [["trophies"]]}
    - {what: "hypothetical: twins", src: m32, keys: [["merchant navy"]]}
    - {what: "password", src: m33, keys: [["Magpie_Remutaka9"]]}
    - {what: "mood/exaggeration of the moment", src: m35, keys: [["mush"]]}
questions:
- {q: "Where do we stay for the event?", a: "Greet's bach in Acacia Bay", keys: [["Acacia Bay"]]}
- {q: "What is dangerous to give Sefa in an ambulance?", a: "penicillin", keys: [["penicillin"]]}
- {q: "What time are we hoping for?", a: "5:50", keys: [["5:50"]]}
- {q: "Who wrote our programme?", a: "free plan from the tri club", keys: [["12-week plan"]]}
- {q: "Which stimulant does Sefa avoid?", a: "caffeine", keys: [["caffeine"]]}
- {q: "Which blood value was low at my training partner?", a: "iron at 9", keys: [["iron came back at 9"]]}
- {q: "When is Moana due?", a: "3 March", keys: [["Moana is due"]]}
- {q: "Where is the briefing?", a: "Great Lake Centre, 5pm", keys: [["Great Lake Centre"]]}
- {q: "Where and when do we swim?", a: "Scorching Bay, Saturdays at 8", keys: [["Scorching Bay"]]}
- {q: "What did the entry cost?", a: "459", keys: [["459"]]}
