=== conversation 1 | Japan 2027 – big picture | 2026-09-20T20:30
user> Hej! We are going to live in Kanazawa for a year and I'd like to plan it with you, in small portions, in the evenings, when the children have stopped asking for water.
assistant> Lovely. Who is going, from when to when, and what pays for it?
user> Here is us:
- me, Signe, librarian in Aarhus, unpaid leave granted for 12 months
- Kwabena, my husband, biologist
- Asta, 9, and Kofi, 6
user> What pays: Kwabena's fellowship at Kanazawa University from 1 April 2027, 362,000 yen a month. Plus our cushion of 85,000 kroner, which we'd like to bring home alive.
assistant> It is feasible for four in Kanazawa if rent stays modest. Any health matters I should plan around?
user> Kofi wears a hearing aid on the left, size 312 batteries. Asta's wrist is in plaster till 14 October (trampoline, don't ask).
assistant> Bring an audiologist's letter in English, and ask the ward office about repairs. School next?
user> Our neighbour's sister-in-law lived in Osaka and claims every child there gets a 40-page contract about rubbers and erasers.
assistant> The school will hand out a supply list, which is shorter, though not by as much as you might hope.
user> School: international one wants 2.1 million yen per child per year. That is a car with a smaller car in it. No thanks, they go to the local public school.
assistant> Then they can start with the Japanese school year in April, Asta in fourth grade and Kofi in first.
user> That decides it, we fly on 24 March. Copenhagen to Haneda, then the train.
user> Hmm, Kwabena says too late for the ward office. Then 17 March it is, still Copenhagen–Haneda, booked just now (four seats together, I cried a bit).
assistant> Three weeks before term: enough for registration, bank, bikes and desk chairs.
user> Language: the children and I have Japanese with Mrs Haraguchi on Zoom, Saturdays at 10.
user> I hereby announce a family law: Friday is kanji bingo, five new ones, loser does the dishwasher.
assistant> You could also immerse yourselves: label every cupboard in kana, switch phones and tablets to Japanese, keep a graded reader diary of 15 lines a night, join a pen-pal scheme and shadow NHK radio for 25 minutes at dawn.
user> At dawn, she says. To a woman with two children.
assistant> I withdraw dawn. Where will you live?
user> The university offers a 2DK flat, 48,000 yen a month, on the 3rd floor, 11 minutes from the lab.
assistant> Another route is a sharehouse with other families in Tokyo and a weekend commute by bullet train.
user> Please never mention that again, we want a kitchen of our own and the sea within reach.
user> The flat here: we're letting it furnished to Ida from the reference desk, 13,500 kroner a month from 1 April.
assistant> Check with the housing association whether subletting needs its consent.
user> Association has said yes, for up to two years.
user> The cat, Bodil, goes to my mother in Skagen while we're away. She's 14 (the cat) and deaf and in charge.
user> If we won the lottery I'd buy the temple with the 17 gates and give the monks a pension.
assistant> The monks would accept in principle. What have you still got to hand in?
user> The big one: I must send the COE papers (residence permit thing) to the university by 30 October. Goodnight.
=== conversation 2 | Japan 2027 – paper season | 2026-11-15T20:50
user> Good evening from the kingdom of photocopies. Plaster is off, she's back on the trampoline, so much for learning.
assistant> Some lessons take two wrists. And the papers?
user> COE pile went off on the 22nd, registered, and they wrote that nothing is missing.
assistant> Then the certificate should come in about two months.
user> Home news: we said no to the university flat and we're taking a small wooden house near the river, four tatami rooms, owner Mr Ueno, 72,000 yen.
user> I mixed that up with the parking bit, it's 64,000 without the parking space, and we won't have a car.
assistant> Then bicycles for four. Kanazawa is mostly flat but has wet winters.
user> I guess it snows there about as much as in Aarhus, 10 centimetres or so.
assistant> More like a couple of metres over the winter in a heavy year. Snow boots are sold out by December.
user> Oh dear. Boots on the list, then, sizes 34 and 29, buy before leaving.
user> Mrs Haraguchi is having a baby, no more Saturdays with her. We found a retired interpreter in Odense, Mr Bang-Iwasaki, Tuesdays at 17.
assistant> Then the language stays in the house. How is the bingo?
user> Dead. Nobody played after three weeks, and the dishwasher went on strike.
user> Shots for Japanese encephalitis: first on 4 December, second on 8 January, all four of us, in Aarhus.
user> I lent the big blue suitcase to Ida for Madeira, need it home by February. By the way, in a magazine at the dentist: "Ten Reasons Your Toddler Should Sleep On Straw, by Dr Petal".
assistant> Shall I set up the packing list with an example row?
user> Go on, use something daft.
assistant> Row one: "Mr Nobody, 3 umbrellas, weight 900 g, colour: invisible".
user> Ha. Kofi's maths sheet, quickly: a train has 8 cars with 52 seats each and 97 are empty, how many sit?
assistant> 319.
user> Kwabena's colleague at the seminar reports that a Norwegian family there paid 800,000 yen for a piano they were not allowed to play.
assistant> I hope they at least got the stool.
=== conversation 3 | Japan 2027 – countdown | 2027-01-24T20:15
user> Fifty-two days! Certificate of Eligibility came on Thursday, all four of us, embassy appointment in Copenhagen is 9 February at 10.15.
assistant> Bring passports, photos and the certificates. Are the shots done?
user> Both rounds, no fever, one balloon for everybody.
user> My sister made a bet: Kofi will be fluent before I can order a bun, loser buys ramen for 12.
user> My mother has a broken hip, nothing dramatic, but Bodil will live with our neighbour Mr Rosenkilde on the ground floor, and he's already bought her a throne.
assistant> The best arrangements come with thrones. What about Ida and the flat?
user> Ida can't, she got a post in Nuuk! So Bertil and Amira from the string quartet take it, 12,800, same date.
assistant> Same date being 1 April. And the blue suitcase?
user> Back, with a stone in it from Madeira.
user> I dreamt I had packed the children into the piano and the customs man played Chopin on them.
user> This is from the school letter, in bold: each child must bring two zokin, floor rags sewn by hand, 20 by 30. I'm sewing floor rags on Sunday.
assistant> They mean it, and it is the most Japanese of school supplies.
user> If Asta is unhappy by the summer, she switches to the Saturday Danish school in Nagoya online, we've agreed on that all four.
user> In a perfect world I'd have taken the sabbatical in Lisbon, 20 minutes of paperwork and a pastry.
user> Oh, and an ad followed me all day, "Learn Japanese while you sleep! 49 dollars, even for dogs".
user> Two rules for you: answer in Danish when I write in Danish, and give every price in yen and kroner.
assistant> Both noted.
user> In Totoro the mother is in hospital and the cat is a bus with 12 legs, which Asta calls "realistic".
user> Pretend you're the headmaster, Mr Kuroda, 63, very deep bow, collects rubber ducks. Interview me.
assistant> *Mr Kuroda bows and asks why your shoes have opinions.*
user> Don't save this one: Kwabena cried in the bath, he's scared of the teaching part.
user> The wifi login for the new house, from the letter: kawazoi-ie / Tsuru!3310
assistant> I'd keep it on paper in the travel folder.
user> Read that the emperor's cucumbers are grown by 3 men with a secret handshake.
assistant> I would not print that.
user> Hands up, I'm flat as a flounder tonight. Farvel.

=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m3, fact: "Signe, a librarian in Aarhus, has unpaid leave granted for 12 months.", keys: [["unpaid leave"]]}
    - {w: 2, type: fact, src: m3, fact: "The children are Asta, 9, and Kofi, 6.", keys: [["Asta, 9"]]}
    - {w: 2, type: fact, src: m4, fact: "Kwabena's fellowship at Kanazawa University starts on 1 April 2027 with 362,000 yen a month.", keys: [["362,000"]]}
    - {w: 2, type: fact, src: m4, fact: "Their savings cushion is 85,000 kroner.", keys: [["85,000"]]}
    - {w: 2, type: fact, src: m6, fact: "Kofi wears a hearing aid on the left with size 312 batteries.", keys: [["312"]]}
    - {w: 1, type: fact, src: m6, fact: "Asta's wrist is in plaster till 14 October.", keys: [["plaster"]]}
    - {w: 2, type: decision, src: m10, fact: "The children go to the local public school.", keys: [["local public school"]]}
    - {w: 2, type: task, src: m13, fact: "They fly from Copenhagen to Haneda on 17 March 2027.", keys: [["date:2027-03-17"], ["Haneda"]]}
    - {w: 1, type: fact, src: m15, fact: "They have Japanese with Mrs Haraguchi on Zoom on Saturdays at 10.", keys: [["Haraguchi"]]}
    - {w: 1, type: pattern, src: m16, fact: "On Fridays the family plays kanji bingo with five new characters.", keys: [["kanji bingo"]]}
    - {w: 2, type: fact, src: m20, fact: "The university offers a 2DK flat for 48,000 yen a month.", keys: [["48,000"]]}
    - {w: 1, type: preference, src: m22, fact: "They want a kitchen of their own and the sea within reach.", keys: [["within reach"]]}
    - {w: 2, type: decision, src: m23, fact: "The Aarhus flat is let furnished to Ida for 13,500 kroner a month from 1 April.", keys: [["13,500"]]}
    - {w: 1, type: fact, src: m25, fact: "The housing association allows subletting for up to two years.", keys: [["up to two years"]]}
    - {w: 2, type: decision, src: m26, fact: "The cat Bodil, 14 and deaf, goes to Signe's mother in Skagen.", keys: [["Skagen"]]}
    - {w: 2, type: task, src: m29, fact: "Signe must send the COE papers to the university by 30 October.", keys: [["COE"], ["date:2026-10-30"]]}
    ended:
    - {fact: "They fly on 24 March.", was: m12, by: m13, keys: [["date:2027-03-24"]], not: ["17 March"]}
    never:
    - {what: "hearsay: a contract on erasers", src: m8, keys: [["40-page"]]}
    - {what: "price not taken: the international school", src: m10, keys: [["2.1 million"]]}
    - {what: "generic advice ignored: shadow the radio", src: m17, keys: [["NHK"]]}
    - {what: "rejected suggestion: a sharehouse", src: m21, keys: [["sharehouse"]]}
    - {what: "hypothetical: the lottery", src: m27, keys: [["17 gates"]]}
  2:
    dropped: [6, 9, 10, 11, 16]
    keep:
    - {w: 2, type: decision, src: m5, fact: "They rent Mr Ueno's small wooden house near the river.", keys: [["wooden house"]]}
    - {w: 2, type: fact, src: m6, fact: "The rent of the house is 64,000 yen without the parking space.", keys: [["64,000"]]}
    - {w: 2, type: decision, src: m6, fact: "They won't have a car.", keys: [["have a car"]]}
    - {w: 1, type: task, src: m10, fact: "Buy snow boots in sizes 34 and 29 before leaving.", keys: [["sizes 34 and 29"]]}
    - {w: 2, type: fact, src: m11, fact: "Mr Bang-Iwasaki from Odense teaches them on Tuesdays at 17.", keys: [["Bang-Iwasaki"]]}
    - {w: 2, type: task, src: m14, fact: "Encephalitis shots for all four on 4 December and 8 January.", keys: [["encephalitis"], ["date:2026-12-04", "date:2027-01-08"]]}
    - {w: 1, type: fact, src: m15, fact: "The big blue suitcase is lent to Ida.", keys: [["blue suitcase"]]}
    ended:
    - {fact: "Asta's wrist is in plaster.", was: 1/m6, by: m1, keys: [["plaster"]], not: ["off"]}
    - {fact: "The COE papers must be sent by 30 October.", was: 1/m29, by: m3, keys: [["date:2026-10-30"]], not: ["went off"]}
    - {fact: "They live in the university's 2DK flat for 48,000.", was: 1/m20, by: m5, keys: [["48,000"]], not: ["said no"]}
    - {fact: "The house costs 72,000 yen.", was: m5, by: m6, keys: [["72,000"]], not: ["64,000"]}
    - {fact: "Mrs Haraguchi teaches Japanese on Saturdays at 10.", was: 1/m15, by: m11, keys: [["Haraguchi"]], not: ["no more"]}
    - {fact: "On Fridays there is kanji bingo.", was: 1/m16, by: m13, keys: [["kanji bingo"]]}
    never:
    - {what: "wrong guess: snow", src: m8, keys: [["10 centimetres"]]}
    - {what: "quoted magazine", src: m15, keys: [["Dr Petal"]]}
    - {what: "example data: Mr Nobody", src: m18, keys: [["Mr Nobody"]]}
    - {what: "figures of an exercise", src: m19, keys: [["52 seats"]]}
    - {what: "hearsay: a Norwegian family", src: m21, keys: [["a piano"]]}
  3:
    dropped: [9, 11, 17, 18]
    keep:
    - {w: 1, type: fact, src: m1, fact: "The Certificate of Eligibility has come for all four.", keys: [["Certificate of Eligibility"]]}
    - {w: 2, type: task, src: m1, fact: "The embassy appointment in Copenhagen is on 9 February at 10.15.", keys: [["embassy"], ["date:2027-02-09"]]}
    - {w: 2, type: decision, src: m5, fact: "The cat Bodil will live with the neighbour Mr Rosenkilde.", keys: [["Rosenkilde"]]}
    - {w: 2, type: decision, src: m7, fact: "Bertil and Amira take the flat for 12,800.", keys: [["12,800"]]}
    - {w: 2, type: task, src: m11, fact: "Each child must bring two zokin, hand-sewn floor rags of 20 by 30.", keys: [["zokin"]]}
    - {w: 2, type: decision, src: m13, fact: "If Asta is unhappy by the summer, she switches to the online Saturday Danish school.", keys: [["unhappy by the summer"]]}
    - {w: 2, type: preference, src: m16, fact: "Answer in Danish when Signe writes in Danish.", keys: [["in Danish when"]]}
    - {w: 2, type: preference, src: m16, fact: "Give every price in yen and kroner.", keys: [["in yen and kroner"]]}
    ended:
    - {fact: "The encephalitis shots are still to come.", was: 2/m14, by: m3, keys: [["encephalitis"]]}
    - {fact: "Bodil goes to Signe's mother in Skagen.", was: 1/m26, by: m5, keys: [["Skagen"]]}
    - {fact: "Ida rents the flat for 13,500 kroner.", was: 1/m23, by: m7, keys: [["13,500"]], not: ["Nuuk"]}
    - {fact: "The blue suitcase is lent to Ida.", was: 2/m15, by: m9, keys: [["suitcase is lent", "lent the big blue suitcase"]], not: ["Back"]}
    never:
    - {what: "bet", src: m4, keys: [["ramen for"]]}
    - {what: "dream", src: m10, keys: [["Chopin"]]}
    - {what: "counterfactual: Lisbon", src: m14, keys: [["pastry"]]}
    - {what: "quoted advert", src: m15, keys: [["even for dogs"]]}
    - {what: "film", src: m18, keys: [["Totoro"]]}
    - {what: "role play: a headmaster", src: m19, keys: [["rubber ducks"]]}
    - {what: "not to be saved: Kwabena's fear", src: m21, keys: [["in the bath"]]}
    - {what: "password", src: m22, keys: [["Tsuru!3310"]]}
    - {what: "trivia", src: m24, keys: [["cucumbers"]]}
    - {what: "mood", src: m26, keys: [["flounder"]]}
questions:
- {q: "Which residence did we choose in the end?", a: "Mr Ueno's small wooden house", keys: [["wooden house"]]}
- {q: "Who feeds the animal?", a: "Mr Rosenkilde", keys: [["Rosenkilde"]]}
- {q: "What must I sew for the pupils?", a: "two zokin each, 20 by 30", keys: [["zokin"]]}
- {q: "What is plan B for our daughter?", a: "the online Saturday Danish school if unhappy by the summer", keys: [["unhappy by the summer"]]}
- {q: "Who teaches us now?", a: "Mr Bang-Iwasaki, Tuesdays at 17", keys: [["Bang-Iwasaki"]]}
- {q: "How are we subsidised each month abroad?", a: "362,000 yen", keys: [["362,000"]]}
- {q: "When do we fly?", a: "17 March 2027", keys: [["date:2027-03-17"]]}
- {q: "What battery does Kofi's aid take?", a: "size 312", keys: [["312"]]}
- {q: "When is the embassy appointment?", a: "9 February at 10.15", keys: [["date:2027-02-09"]]}
- {q: "What is the rent of the house?", a: "64,000 yen", keys: [["64,000"]]}
