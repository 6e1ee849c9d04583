=== conversation 1 | Bodza, my student with four legs | 2026-05-10T18:30
user> Good day! I am Zsófia from Pécs, Hungary. My English is from books so you must have patience. I make a puppy to guide dog and I want that you keep the thread in hand
assistant> Good evening, Zsófia. Your English is perfectly clear. Tell me about the puppy: name, age, and who is behind the programme.
user> She is Bodza, it means elderflower. She was born on 3 January, a cross from labrador and golden, and I have her since end of March from the Fénysugár foundation
assistant> A lovely name. Who do you turn to when something is unclear?
user> My trainer there is Ildikó, I can call her until eight in the evening. And please, you correct my English only when I ask it, otherwise I become shy
assistant> Agreed, no corrections unless you ask. What does she eat?
user> She gets three times in the day 110 grams, only the dry food from the foundation
assistant> Many people add a spoon of pumpkin or yoghurt for the digestion, and a slow feeder bowl costs about 15 euros.
user> No no, nothing beside. From the table never, nobody of us, that is iron law. Also the sofa and the bed are forbidden for her
assistant> Clear rules help her. Which words do you use?
user> All commands in Hungarian, only for the toilet we say "Busy", because the foundation wishes so. She makes it on the kerb, not on grass
assistant> That's sensible for a blind handler later. How is her health?
user> The left ear is inflamed. I must put drops in it two times daily until 17 May
user> Against rabies she gets it on Thursday 14 May at half past four, by Dr Halmos
user> She has now 12.4 kilos, the girl eats like a brick factory
assistant> A healthy weight for four months. Are there places that frighten her?
user> Yes. The metal stairs in the railway station. You see through them and she lies down like a rug and no sausage in the world helps
assistant> You could carry her down the first three steps and reward at the bottom. A clicker makes this more precise.
user> Clicker is not allowed by us, Ildikó would eat me with the shoes
user> Each Saturday at ten we have class, in the park by the Tettye ruins
user> I am librarian, and on Tuesdays and Fridays I can take her in to work. She sleeps under the desk of Lost Books
user> My son Marci is nine. He may brush her but he must not play pulling games with her, because later she must not pull. My husband walks her on mornings at five forty, he is baker
assistant> A wise rule. Do you have all the equipment?
user> The crate is from Gergő, my colleague, he lended it to us. The blue vest is the foundation's, she must wear it in every shop
user> On the last day of each month I send a report and three videos to the foundation
user> My neighbour Ica tells that in Komló a labrador learned to open the fridge and sold the salami to the postman for 2000 forint
user> And it hurts me to say, but on 15 November she goes back to the school for the big training
assistant> That's the bittersweet part of raising. Between now and then it's good to write a diary and take a picture each month.
user> If I would have a house with garden, I would keep four such and a donkey for the chairman
assistant> The donkey would need a vest too.
user> One important. Ildikó says they will sterilise her on 8 September in Budapest
assistant> Understood. Then she'll need rest around that date.
user> I looked a collar with GPS, 46,900 forint, with an app which says good morning. I closed the window and opened the other window for air
assistant> A bell costs less.
user> And you know, when I saw first her photo I told everybody it is a boy, Bodó. It was a girl, only the photo was from wrong side
=== conversation 2 | Bodza again, bigger | 2026-07-19T19:05
user> Hello again! Is here somebody? The heat is like inside of a langos
assistant> I'm here, Zsófia. How is Bodza?
user> She is enormous. The ear has healed, no drops, nothing, it smells of biscuit again
user> 18.9 kilos on Friday. So the food is new also: two meals from 180 grams, at six and at eighteen o'clock
assistant> That's a normal step at six months. Is the same trainer with you?
user> Ildikó waits a baby and is at home since June. Instead we have Barnabás, he is blind himself, he came with his own dog Szikra and he heard from the breathing that Bodza was lying
user> He is strict. He wants that we leave all words for left and right, he will teach them self later. And the meeting is in summer on Wednesdays at 17:30, because Saturday is too hot and too full
assistant> So no direction words, and Wednesday evenings. And those terrible steps?
user> Imagine, last week she walked down there beside Barnabás and Szikra like a princess on the opera stairs! Since then she goes every day without a blink
user> But at my work is sadness. The new director has asthma and doesn't tolerate animals, so she can not come in. On these days she is in the pharmacy of my sister Dóra, who has big heart and cold floor
assistant> I'm glad there is a sister. Does Dóra know the rules?
user> I wrote them for her on one A4. One rule is new: nobody may touch her when the vest is on, also not Dóra
assistant> Good rule. Would you like to put a little card "please don't pet" on the vest? They are about nine euros.
user> Thank you but no, Barnabás says the voice must do it, we must learn to say no to people
assistant> That's part of the training for you, then.
user> Now sit. They made tests on hips and eyes and all is A. And they want her for mother! So the sterilising is off the table, first they wait what her first heat brings
user> And the school takes her already on Monday 5 October, for the assessing, and after that they decide, guide dog or mama
user> I know it is good and I cry on the onion and say it is the onion, today all day
assistant> You're allowed to. Would it help to plan the last summer weeks?
user> It helps. 8 till 15 August we are at the Balaton, in Révfülöp, and she comes with. Twice in the day swimming, maximum ten minutes, the vet permitted it
assistant> Rinse her ears afterwards.
user> That I do, with the lotion from Dr Halmos, after each bath. It is his condition
user> Gergő has it again. We bought a bigger one, second hand, for 14,000 forint from a man who had a St. Bernard and a divorce
user> Not a joke, I swear it: the Pécs television makes film about us. They come on Monday 3 August at nine, to the market hall
user> They may film only my hands, I told them. My face not
user> My mother says we will be like in her serial, where the countess goes blind from a poisoned strudel and her poodle inherits the vineyard
user> In the English book, unit 9: "Mr Brown has 14 dogs, 3 of them are deaf. How many dogs does he call in vain?" Who writes such things
assistant> Someone who has met Mr Brown. Incidentally, the first school for guide dogs opened in Oldenburg in 1916.
user> About English. From now on do correct me please, always, I make the B2 exam on 17 October
assistant> With pleasure. One for today: we say "she can't come in", in one word "cannot".
user> Cannot. Okay. Next: the monthly report is not more, Barnabás wants each Sunday a voice message, he says he can't see videos and laughs
assistant> Fair enough. Shall I remind you on Sundays with a list of points?
user> Yes, three questions: what was new, what was bad, what was funny
assistant> What was new, what was bad, what was funny. Noted.
user> This I found under the wiper: "ELECTRIC COLLAR KING – obedient dog in 3 days or money back! 400 m range!" I made of it a boat for Marci
user> In Révfülöp stays a table on the beach: "Dogs, horses and brass bands forbidden between 9 and 18, fine 30,000". We go at seven
user> My husband claims Bodza reads the Kossuth newspaper with him at dawn and does the crossword with her nail
assistant> She'd be the first librarian's assistant with a byline.
user> Ica from the second floor heard that the foundation gets 3 million from a Norwegian widow who saw a ghost dog in Mohács
user> One thing, don't write it nowhere: my mother-in-law gave her goose liver at Pentecost and she vomited in the church. Barnabás would kill us
assistant> It stays in the church.
user> And if the heat comes already in summer, I must call Barnabás the same day and she stays home three weeks, no class
assistant> The same day, and three weeks at home. Anything else for tonight?
user> Only that we could always fly to Norway with her and hide, she and me, in a red house. But the baker gets up at four and somebody has to buy his bread. Good night!
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m3, fact: "Bodza was born on 3 January, a labrador-golden cross.", keys: [["3 January"]]}
    - {w: 1, type: fact, src: m3, fact: "She has her since the end of March from the Fénysugár foundation.", keys: [["Fénysugár"]]}
    - {w: 2, type: fact, src: m5, fact: "Ildikó is the trainer, reachable until eight in the evening.", keys: [["Ildikó"], ["trainer"]]}
    - {w: 2, type: preference, src: m5, fact: "Correct her English only when she asks.", keys: [["only when I ask"]]}
    - {w: 2, type: fact, src: m7, fact: "Bodza eats three times 110 grams of dry food a day.", keys: [["110 grams"]]}
    - {w: 2, type: decision, src: m9, fact: "Never anything from the table.", keys: [["table never"]]}
    - {w: 1, type: decision, src: m9, fact: "The sofa and the bed are forbidden.", keys: [["sofa"]]}
    - {w: 1, type: fact, src: m11, fact: "Commands in Hungarian, except \"Busy\" for the toilet.", keys: [["Busy"]]}
    - {w: 2, type: task, src: m13, fact: "The left ear is inflamed; drops twice a day until 17 May.", keys: [["drops"], ["date:2026-05-17"]]}
    - {w: 2, type: task, src: m14, fact: "Rabies vaccination on Thursday 14 May with Dr Halmos.", keys: [["rabies"], ["date:2026-05-14"]]}
    - {w: 1, type: fact, src: m15, fact: "She weighs 12.4 kilos.", keys: [["12.4 kilos"]]}
    - {w: 2, type: fact, src: m17, fact: "She is afraid of the metal stairs in the railway station.", keys: [["metal stairs"]]}
    - {w: 1, type: preference, src: m19, fact: "No clicker.", keys: [["Clicker is not allowed"]]}
    - {w: 2, type: task, src: m20, fact: "Class each Saturday at ten by the Tettye ruins.", keys: [["Saturday"], ["Tettye"]]}
    - {w: 2, type: fact, src: m21, fact: "Bodza comes to the library on Tuesdays and Fridays.", keys: [["Tuesdays and Fridays"]]}
    - {w: 1, type: decision, src: m22, fact: "Marci (9) must not play pulling games with her.", keys: [["pulling games"]]}
    - {w: 1, type: fact, src: m24, fact: "The crate is lent by Gergő.", keys: [["crate"], ["Gergő"]]}
    - {w: 1, type: fact, src: m24, fact: "She must wear the blue vest in every shop.", keys: [["blue vest"]]}
    - {w: 2, type: task, src: m25, fact: "A report and three videos on the last day of each month.", keys: [["three videos"]]}
    - {w: 2, type: task, src: m27, fact: "On 15 November she goes back to the school.", keys: [["date:2026-11-15"], ["school"]]}
    - {w: 2, type: task, src: m31, fact: "She is sterilised on 8 September in Budapest.", keys: [["sterilise"], ["date:2026-09-08"]]}
    ended: []
    never:
    - {what: "generic advice refused: pumpkin and slow feeder", src: m8, keys: [["pumpkin"]]}
    - {what: "generic advice refused: a clicker makes it more precise", src: m18, keys: [["more precise"]]}
    - {what: "generic advice nobody took: a diary and a picture each month", src: m28, keys: [["write a diary"]]}
    - {what: "hearsay: a labrador sold the salami", src: m26, keys: [["salami to the postman"]]}
    - {what: "hypothetical: house with garden and a donkey", src: m29, keys: [["donkey for the chairman"]]}
    - {what: "price of a collar not bought", src: m33, keys: [["46,900"]]}
    - {what: "wrong guess: it is a boy, Bodó", src: m35, keys: [["Bodó"]]}
  2:
    dropped: [3, 4, 5, 9, 11, 12, 14, 15, 17, 19, 20, 21]
    keep:
    - {w: 1, type: fact, src: m4, fact: "She weighs 18.9 kilos.", keys: [["18.9 kilos"]]}
    - {w: 2, type: fact, src: m4, fact: "She gets two meals of 180 grams at six and eighteen o'clock.", keys: [["180 grams"]]}
    - {w: 2, type: fact, src: m6, fact: "Barnabás, blind himself, is the trainer now.", keys: [["Barnabás"], ["blind himself"]]}
    - {w: 2, type: decision, src: m7, fact: "No words for left and right.", keys: [["left and right"]]}
    - {w: 2, type: task, src: m7, fact: "Class is on Wednesdays at 17:30.", keys: [["Wednesdays"], ["17:30"]]}
    - {w: 2, type: fact, src: m10, fact: "On her work days Bodza is in sister Dóra's pharmacy.", keys: [["pharmacy"], ["Dóra"]]}
    - {w: 2, type: decision, src: m12, fact: "Nobody may touch her when the vest is on.", keys: [["nobody may touch her"]]}
    - {w: 2, type: fact, src: m16, fact: "The foundation wants her for breeding; hips and eyes are all A.", keys: [["for mother"]]}
    - {w: 2, type: task, src: m17, fact: "The school takes her on Monday 5 October.", keys: [["date:2026-10-05"]]}
    - {w: 2, type: task, src: m20, fact: "8 to 15 August at the Balaton in Révfülöp with Bodza.", keys: [["Révfülöp"], ["date:2026-08-15"]]}
    - {w: 1, type: fact, src: m20, fact: "Swimming twice a day, at most ten minutes.", keys: [["ten minutes"]]}
    - {w: 2, type: task, src: m24, fact: "Pécs television films them on Monday 3 August at nine in the market hall.", keys: [["television", "market hall"], ["date:2026-08-03", "nine"]]}
    - {w: 2, type: task, src: m31, fact: "A voice message to Barnabás each Sunday.", keys: [["voice message"]]}
    ended:
    - {fact: "The left ear is inflamed.", was: 1/m13, by: m3, keys: [["ear is inflamed", "drops in it"]], not: ["healed"]}
    - {fact: "She weighs 12.4 kilos.", was: 1/m15, by: m4, keys: [["12.4 kilos"]], not: ["18.9"]}
    - {fact: "Three times 110 grams.", was: 1/m7, by: m4, keys: [["110 grams"]], not: ["180"]}
    - {fact: "Ildikó is the trainer.", was: 1/m5, by: m6, keys: [["Ildikó"], ["my trainer there"]], not: ["waits a baby"]}
    - {fact: "Class on Saturday at ten.", was: 1/m20, by: m7, keys: [["Saturday"], ["Tettye"]], not: ["Wednesday"]}
    - {fact: "She fears the metal stairs.", was: 1/m17, by: m9, keys: [["metal stairs"]], not: ["princess"]}
    - {fact: "Bodza comes to the library on Tuesdays and Fridays.", was: 1/m21, by: m10, keys: [["Tuesdays and Fridays"]], not: ["can not come"]}
    - {fact: "The crate is lent by Gergő.", was: 1/m24, by: m23, keys: [["crate is from Gergő"]], not: ["has it again"]}
    - {fact: "She is sterilised on 8 September.", was: 1/m31, by: m16, keys: [["sterilise"], ["date:2026-09-08"]], not: ["off the table"]}
    - {fact: "She leaves on 15 November.", was: 1/m27, by: m17, keys: [["date:2026-11-15"], ["school"]], not: ["5 October"]}
    - {fact: "English is corrected only when she asks.", was: 1/m5, by: m29, keys: [["only when I ask"]], not: ["from now on"]}
    - {fact: "Monthly report with three videos.", was: 1/m25, by: m31, keys: [["three videos"], ["month"]], not: ["not more"]}
    never:
    - {what: "suggestion refused: a card on the vest", src: m13, keys: [["about nine euros", "please don't pet"]]}
    - {what: "trivia: Oldenburg 1916", src: m28, keys: [["Oldenburg"]]}
    - {what: "mood of the day: crying on the onion", src: m18, keys: [["onion"]]}
    - {what: "plot of a television serial: poisoned strudel", src: m26, keys: [["poisoned strudel"]]}
    - {what: "exercise: Mr Brown's 14 dogs", src: m27, keys: [["14 dogs"]]}
    - {what: "quoted advert for an electric collar", src: m35, keys: [["ELECTRIC COLLAR KING"]]}
    - {what: "quoted sign at the beach", src: m36, keys: [["brass bands forbidden"]]}
    - {what: "tease: Bodza does the crossword", src: m37, keys: [["crossword"]]}
    - {what: "hearsay: the Norwegian widow", src: m39, keys: [["Norwegian widow"]]}
    - {what: "asked not to be written: goose liver at Pentecost", src: m40, keys: [["goose liver"]]}
    - {what: "daydream: flee to Norway", src: m44, keys: [["fly to Norway"]]}
questions:
- {q: "Where does the dog spend the days when I am at the library?", a: "in Dóra's pharmacy", keys: [["pharmacy"], ["Dóra"]]}
- {q: "How big are her portions now?", a: "180 grams twice a day", keys: [["180 grams"]]}
- {q: "Until which day is she ours?", a: "Monday 5 October", keys: [["date:2026-10-05"]]}
- {q: "Who teaches us at the moment?", a: "Barnabás", keys: [["Barnabás"], ["blind himself"]]}
- {q: "What is my boy not to do with her?", a: "pulling games", keys: [["pulling games"]]}
- {q: "Which weeknight is the lesson?", a: "Wednesdays at 17:30", keys: [["Wednesdays"], ["17:30"]]}
- {q: "When does the television come?", a: "Monday 3 August at nine", keys: [["date:2026-08-03"]]}
- {q: "What must I send every Sunday?", a: "a voice message", keys: [["voice message"]]}
- {q: "What do we say so that she relieves herself?", a: "Busy", keys: [["Busy"]]}
- {q: "How long may she swim?", a: "ten minutes", keys: [["ten minutes"]]}
