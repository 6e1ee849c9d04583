=== conversation 1 | Starting with bees | 2026-04-03T18:20
user> I want to keep bees this year and need someone to keep track of it all with me
assistant> Happy to. Where would the hives stand?
user> in my godfather's orchard in Tenterden, about 12 minutes by car from us
assistant> An orchard is a good spot. How many colonies do you plan on?
user> two. everyone at the club says never start with one
assistant> Two lets you compare, and you can rescue one with the other. What type of hive?
user> National, cedar, flat-pack from a shop in Lincoln. I've ordered both, 389 for the pair
assistant> Good choice; Nationals are the standard in the UK. And the bees themselves?
user> reserved two nucs from a breeder called Pritchard, ready 16 May, 210 each with a 50 deposit already paid
assistant> I've got that. Do you have a mentor?
user> Yes, from the Weald beekeepers club, Hamish. He's 78 and refuses to wear gloves
assistant> Experience has its style. You, on the other hand, should wear gloves and a suit.
user> i will. important: my son Theo (9) swells up badly from wasp stings, we carry an EpiPen for him
assistant> That matters. Bee and wasp venom differ, but please have him tested for bee venom before he comes near the hives.
user> appointment at the allergy clinic in Ashford is on 28 April
assistant> Good. Until then he should stay away from the orchard.
user> agreed, he doesn't go to the orchard until we have the result
user> the club has a beginners course, six Tuesdays from 14 April, 7pm in the village hall. I'm booked on it
assistant> Excellent timing, you'll be done around when the nucs arrive.
user> well one of the old boys there claims bees can recognise the prime minister. no comment
assistant> They can be trained on faces in experiments, but I doubt that one.
user> What do I do about varroa? I don't want any hard chemicals
assistant> Options include oxalic acid trickling in December, thymol in August, drone brood removal in spring.
user> thymol in august then, as Apiguard. Hamish does the same
assistant> Noted: Apiguard in August. Shall we set an inspection rhythm?
user> every Saturday morning, 10ish, weather permitting
assistant> Weekly on Saturdays at 10, fine.
user> hive records: I'd rather have a paper notebook in the shed, I don't want any app
assistant> A paper notebook it is. I'd keep it waterproof.
(+1h) user> just noticed the insurance question. Club membership is 42 a year and includes third-party cover
assistant> That settles it, then.
user> and I told you 12 minutes by car but I'm rubbish at this, with the roadworks it's 25, until they finish the bridge anyway
assistant> I'll reckon with 25 minutes.
user> suppose I won the lottery, I'd buy the whole orchard and 60 hives. a girl can dream
assistant> A noble plan.
user> honey: none for sale the first year, only family and neighbours
assistant> Realistic. In a first year there may be hardly any.
=== conversation 2 | Bees, June | 2026-06-14T20:05
user> evening! bees are in, I'm hooked, I have 4 stings and no regrets
assistant> Wonderful! How are the two colonies?
user> so Pritchard could only deliver one nuc. The second queen failed. he gave me back 210 for it
assistant> A shame. So you have a single colony?
user> not for long! I collected a swarm from the churchyard on 30 May with Hamish, so that's hive number two
assistant> What a start. Do you know anything about its temperament?
user> spicy. the swarm hive follows me to the car. Pritchard's lot are lambs
assistant> Consider requeening the swarm if that doesn't settle by late July.
user> yes, if they're still like that on 25 July I'll requeen them, Hamish has a spare queen then
user> The queens are marked: white dot in hive 1...
user> sorry, nonsense, I just looked in the notebook, hive 1 has a blue dot. The swarm queen isn't marked
assistant> Blue in hive 1, none in the swarm hive.
user> theo's test came back, no reaction to bee venom, only wasp. He's got his own little suit now and comes along
assistant> That's a relief. The EpiPen should still come along.
user> of course, it lives in the glovebox
user> Bad news: godfather is selling the orchard. New owner wants the land cleared by September
assistant> Oh no. Do you have an alternative site?
user> The vicar offered the bottom of the glebe field, free, as long as he gets four jars a year. Moving the hives there on 22 August
assistant> More than three miles away from the orchard?
user> 4.5 miles, so no trouble with them flying back
assistant> Ideal.
user> inspection day is Wednesday evening now, I've got a Saturday job at the farm shop
assistant> Evenings work too, though more bees are at home. Earlier is better if you can.
user> it's 6 or nothing
user> someone at the shop said she heard that Pritchard waters down his syrup and is going bankrupt. who knows
assistant> I'd leave that alone.
user> same. Varroa: did a count with the sugar shake, 2 mites per 100 bees in hive 1
assistant> Acceptable for June. Repeat the count in mid-July.
user> will do, count again on 15 July
user> and we won't use the thymol. Hamish got us onto formic acid, MAQS strips, right after the honey comes off
assistant> Formic acid is approved; mind the temperature limits, below 29 degrees.
user> yes, only under 29 degrees
assistant> Other people also like essential oils, powdered sugar dusting or small-cell foundation.
user> pass
user> the notebook got eaten. By a mouse, seriously. I've switched to BeePlus on my phone for the records, I take it all back
assistant> The mouse has made the case for the app.
user> gate code for the glebe is 7319, don't note that anywhere please, just so you know why I'm typing one handed
assistant> I won't keep it.
user> honey plan: farm shop will take 20 jars at 6.50 each, so I am selling after all
assistant> Then you need labels with your address, a lot number and the net weight.
user> labels: my brother Ansel designs them, he's a typographer
assistant> Lovely. Do you have an extractor?
user> borrowing the club's, booked for the weekend of 8 August
user> also passed the course, and I'm doing the Basic Assessment exam in spring, 2027
assistant> Congratulations!
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m3, fact: "The hives will stand in the godfather's orchard in Tenterden.", keys: [["orchard"], ["Tenterden"]]}
    - {w: 1, type: decision, src: m5, fact: "The user plans on two colonies.", keys: [["two"]]}
    - {w: 1, type: fact, src: m7, fact: "Two cedar National hives are ordered, 389 for the pair.", keys: [["National"], ["389"]]}
    - {w: 2, type: fact, src: m9, fact: "Two nucs are reserved from the breeder Pritchard, ready on 16 May 2026, 210 each, 50 deposit paid.", keys: [["Pritchard"], ["nucs"]]}
    - {w: 1, type: fact, src: m11, fact: "The user's mentor is Hamish, from the Weald beekeepers club.", keys: [["Hamish"]]}
    - {w: 2, type: risk, src: m13, fact: "The user's son Theo, 9, swells up badly from wasp stings and has an EpiPen.", keys: [["Theo"], ["EpiPen"]]}
    - {w: 2, type: task, src: m15, fact: "Allergy clinic appointment in Ashford on 28 April 2026.", keys: [["Ashford"], ["date:2026-04-28"]]}
    - {w: 2, type: decision, src: m17, fact: "Theo doesn't go to the orchard until the result is known.", keys: [["orchard"], ["until we have", "result"]]}
    - {w: 1, type: fact, src: m18, fact: "The user is booked on the beginners course, six Tuesdays from 14 April 2026, 7pm in the village hall.", keys: [["course"], ["date:2026-04-14"]]}
    - {w: 2, type: decision, src: m24, fact: "Varroa treatment: thymol (Apiguard) in August.", keys: [["thymol"], ["august"]]}
    - {w: 1, type: decision, src: m26, fact: "Inspection every Saturday morning around 10.", keys: [["Saturday morning"]]}
    - {w: 1, type: preference, src: m28, fact: "Hive records in a paper notebook, no app.", keys: [["paper notebook"]]}
    - {w: 1, type: fact, src: m30, fact: "Club membership is 42 a year and includes third-party cover.", keys: [["42"], ["cover"]]}
    - {w: 1, type: fact, src: m32, fact: "With the roadworks it takes 25 minutes to the orchard.", keys: [["roadworks"], ["25"]]}
    - {w: 1, type: decision, src: m36, fact: "No honey for sale in the first year, only family and neighbours.", keys: [["neighbours"]]}
    ended:
    - {fact: "The orchard is 12 minutes by car.", was: m3, by: m32, keys: [["12 minutes by car"]], not: ["25"]}
    never:
    - {what: "joke/hearsay: bees recognise the prime minister", src: m20, keys: [["prime minister"]]}
    - {what: "hypothetical: buying the orchard after a lottery win", src: m34, keys: [["lottery"]]}
  2:
    dropped: [4, 7, 8, 9, 10, 11, 12, 15]
    keep:
    - {w: 2, type: fact, src: m3, fact: "Pritchard could only deliver one nuc; he gave back 210.", keys: [["one nuc"]]}
    - {w: 2, type: fact, src: m5, fact: "Hive two is a swarm collected from the churchyard on 30 May 2026.", keys: [["churchyard"]]}
    - {w: 1, type: fact, src: m7, fact: "The swarm hive is bad-tempered: it follows the user to the car.", keys: [["swarm"], ["follows"]]}
    - {w: 2, type: task, src: m9, fact: "If the swarm is still aggressive on 25 July 2026, requeen it with Hamish's spare queen.", keys: [["requeen"], ["date:2026-07-25"]]}
    - {w: 1, type: fact, src: m11, fact: "The queen of hive 1 has a blue dot; the swarm queen isn't marked.", keys: [["blue dot"]]}
    - {w: 2, type: fact, src: m13, fact: "Theo's test showed no reaction to bee venom, only wasp; he comes along.", keys: [["bee venom"], ["no reaction"]]}
    - {w: 2, type: fact, src: m16, fact: "The godfather is selling the orchard; the land must be cleared by September.", keys: [["orchard"], ["September"]]}
    - {w: 2, type: decision, src: m18, fact: "The hives move to the vicar's glebe field on 22 August 2026, for four jars a year.", keys: [["glebe"], ["date:2026-08-22", "four jars"]]}
    - {w: 1, type: fact, src: m20, fact: "The new site is 4.5 miles away.", keys: [["4.5 miles"]]}
    - {w: 1, type: decision, src: m22, fact: "Inspection day is Wednesday evening.", keys: [["Wednesday evening"]]}
    - {w: 1, type: fact, src: m27, fact: "2 mites per 100 bees in hive 1.", keys: [["2 mites"]]}
    - {w: 1, type: task, src: m29, fact: "Count mites again on 15 July 2026.", keys: [["count"], ["date:2026-07-15"]]}
    - {w: 2, type: decision, src: m30, fact: "Formic acid (MAQS strips) after the honey comes off, instead of thymol.", keys: [["formic", "MAQS"]]}
    - {w: 1, type: fact, src: m35, fact: "Records are in BeePlus on the phone.", keys: [["BeePlus"]]}
    - {w: 2, type: decision, src: m39, fact: "The farm shop takes 20 jars at 6.50 each.", keys: [["20 jars"], ["6.50"]]}
    - {w: 1, type: fact, src: m41, fact: "The user's brother Ansel, a typographer, designs the labels.", keys: [["Ansel"], ["labels"]]}
    - {w: 1, type: fact, src: m43, fact: "The club's extractor is booked for the weekend of 8 August 2026.", keys: [["club's"], ["date:2026-08-08"]]}
    - {w: 1, type: task, src: m44, fact: "Basic Assessment exam in spring 2027; course passed.", keys: [["Basic Assessment"], ["2027"]]}
    ended:
    - {fact: "Two nucs come from Pritchard.", was: 1/m9, by: m3, keys: [["two nucs"], ["Pritchard"]], not: ["only", "one nuc", "failed"]}
    - {fact: "The queen of hive 1 has a white dot.", was: m10, by: m11, keys: [["white dot"]], not: ["blue", "nonsense"]}
    - {fact: "Theo stays away from the orchard.", was: 1/m17, by: m13, keys: [["orchard"], ["doesn't go"]], not: ["comes along", "no reaction"]}
    - {fact: "Inspections are on Saturday mornings.", was: 1/m26, by: m22, keys: [["Saturday morning"]], not: ["Wednesday", "job"]}
    - {fact: "Varroa is treated with thymol in August.", was: 1/m24, by: m30, keys: [["thymol"], ["Apiguard"]], not: ["formic", "won't"]}
    - {fact: "Records are kept in a paper notebook.", was: 1/m28, by: m35, keys: [["paper notebook"]], not: ["BeePlus", "eaten", "switched"]}
    - {fact: "No honey is sold in the first year.", was: 1/m36, by: m39, keys: [["none for sale", "No honey"], ["first year"]], not: ["farm shop", "20 jars"]}
    - {fact: "The user is booked on the beginners course.", was: 1/m18, by: m44, keys: [["booked on"]], not: ["passed"]}
    never:
    - {what: "hearsay: Pritchard waters down his syrup", src: m25, keys: [["syrup"]]}
    - {what: "generic advice declined", src: m33, keys: [["essential oils"]]}
    - {what: "gate code, asked not to be noted", src: m37, keys: [["7319"]]}
questions:
- {q: "How will parasites be fought this summer?", a: "With formic acid, MAQS strips", keys: [["formic"]]}
- {q: "Where will the hives live from late August?", a: "On the vicar's glebe field", keys: [["glebe"]]}
- {q: "What rent does the clergyman get?", a: "Four jars a year", keys: [["four jars"]]}
- {q: "Is the child in danger from the insects in the hives?", a: "No reaction to bee venom, only wasp", keys: [["wasp"]]}
- {q: "What is the origin of the second colony?", a: "A swarm from the churchyard", keys: [["swarm"]]}
- {q: "Where does the user log what she sees at the hives?", a: "In the BeePlus app", keys: [["BeePlus"]]}
- {q: "Which colour marks the queen of hive 1?", a: "Blue", keys: [["blue"]]}
- {q: "Who does the artwork for the jars?", a: "Brother Ansel", keys: [["Ansel"]]}
- {q: "When is the next mite count?", a: "15 July", keys: [["15 July"]]}
- {q: "Who will retail the harvest and at what price?", a: "The farm shop, 20 jars at 6.50", keys: [["farm shop"], ["6.50"]]}
