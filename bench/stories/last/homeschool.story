=== conversation 1 | Our first year of learning at home | 2027-01-11T19:48
user> Kia ora. I'd like to use you as a sort of staffroom. We are taking our two out of school from this year: Ihaia, who is 10 and takes clocks apart, and Mere, who is 7 and talks to hens. The exemption certificates from the Ministry arrived on 18 December, so it's legal and everything.
assistant> Kia ora, and congratulations on the certificates. A staffroom of two sounds delightful. Tell me what you already have in place and where you feel unsure, and we can shape the year from there.
user> In place: a dining table, a whiteboard with one working pen, and a budget of $1,200 for the year. Unsure: everything else.
assistant> Many families begin with less. Some follow Charlotte Mason and keep every lesson to 15 minutes, others buy an all-in-one curriculum. What rhythm suits your household?
user> Mornings. We'll run from 8:45 until half past twelve and then they are free-range. I've put it on the fridge, so it's law.
assistant> A fridge law, then. And how would you like me to write plans for you?
user> On one page, in New Zealand spelling, and with te reo Māori words left as they are, macrons included. I bristle when people flatten them.
assistant> Ka pai, one page with macrons intact. Which maths will you use?
user> For Ihaia Singapore Maths, book 4B, he did 4A at school and liked the bar models. Mere plays shop and that'll do for now.
assistant> Bar models will help him with word problems. For instance: a train leaves Picton at 60 km per hour with 144 passengers and a third get off at Blenheim; how many remain?
user> He'd ask what the train was made of. Reading is the sore spot. He's bright as a button and reads like he's wading through treacle. We have an assessment for dyslexia on Tuesday 26 January with Ms Featherston in Richmond.
assistant> That's a good step. Whatever she finds, you'll be able to adapt at home faster than a classroom could. Is Mere reading?
user> Beginning to. Twenty minutes of phonics each morning while her porridge goes cold.
assistant> Short and daily is ideal. What about her health and his, anything I should keep in mind when I propose outings?
user> Mere has asthma, the blue inhaler travels in the red satchel and somebody must check that it's there before we leave the drive.
assistant> Blue inhaler, red satchel. I'll open every outing plan with it.
user> At the moment she's also nursing a broken collarbone from the trampoline, so she's in a sling and no swimming for her.
assistant> Poor Mere. I'll keep outings gentle until it has mended.
user> My sister-in-law's neighbour insists that nine out of ten home-taught children can't tell the time at 16. She has never met one.
assistant> She might be surprised by a boy who dismantles clocks. Will they meet other children?
user> Yes, every Wednesday there's a co-op of eleven families in the hall at Tāhunanui, 10 till 2, bring your own lunch. I have promised to teach bread.
assistant> Lovely. Bread teaches fractions, microbes and patience.
user> On Fridays my father does te reo with them over Zoom, an hour from ten, and we see a great deal of his ceiling.
assistant> A ceiling in good company. Is he not fond of cameras?
user> He has cataracts in both eyes, poor Koro, and holds the book up to his own nose.
assistant> That explains the angle. And is their father at home during the week?
user> Tama drives to Westport on Monday and comes back on Thursday night, he's with the cement people, so until the weekend I'm the principal, the caretaker and the bell.
assistant> That's plenty of hats. Do you have things for science?
user> A microscope on loan from Nayland College, bless the lab technician, and I must order the electricity kit from Mindkits, it's on my list in capital letters.
assistant> With those two you could fill a term. Would you consider a language as well? Mandarin, say, forty minutes on Mondays with an online tutor?
user> No thank you to Mandarin, one new world at a time. I did think of Latin for Ihaia, two lessons a week, starting in March.
assistant> Latin could even help with spelling patterns. We can look at it when March comes.
user> If we ever sold up and lived in a bus, I'd teach them geography by falling out of it in 31 countries. Ignore me, it's late and the wine was open.
assistant> Noted as poetry only.
(2027-01-22T20:30) user> Ms Featherston's rooms rang. She has a bug, so Ihaia's appointment is now on Tuesday 9 February at 9:15. He took the news by dismantling the toaster.
assistant> A fair reaction. I'd use the extra fortnight to jot down what he reads easily and what he doesn't; she'll be glad of it.
=== conversation 2 | Our first year, week six | 2027-03-08T20:10
user> Staffroom, I have news, and a cup of tea. The assessment is done: moderate dyslexia, and Ms Featherston suggests audiobooks beside the printed page, cream paper, and a quarter more time for anything written. We're doing all three.
assistant> Thank you for telling me. That's a clear and workable set. How did Ihaia take it?
user> Relieved, I think. "So my brain is wired in parallel," he said. I am to call it that.
assistant> A fine way to put it. Shall we adapt the maths too? The Singapore books carry a lot of text.
user> Already happened. The bar models ended in tears twice, so Beast Academy took over three weeks ago, the comic one, level 4. He laughs out loud at the monsters.
assistant> Laughter is an excellent sign. And has the fridge law held?
user> Amended! They're owls, both. We begin at 9:30 these days and finish at one, and no one weeps.
assistant> Sensible. How's Mere?
user> The collarbone has knitted, the sling went into the dress-up box, and she is back in the pool, Tuesdays at two at Riverside.
assistant> Splendid. And her phonics?
user> Through all the blends. Now she reads to the hens, one picture book each afternoon at four, and they seem to like Hairy Maclary.
assistant> Hens are forgiving listeners.
user> In the read-aloud we've got to the part where the children sail to Wild Cat Island and Captain Flint's houseboat gets burgled. Ihaia is planning a raid on the 14th of August, in the bath.
assistant> A captain in the making. What happened with the co-op?
user> The hall flooded in the February rain and the council has shut it for good, so the co-op folded. We've joined the forest group at Faulkner Bush instead, Thursdays, gumboots compulsory.
assistant> So the bread went into the woods. Does the new day fit with Tama's travelling?
user> That's the other thing, he's left the cement. From 1 March he's with the port in Nelson and home by five each night, I could weep for joy into this tea.
assistant> What a change for all of you. Were there other developments?
user> The electricity kit came and they have made a burglar alarm for the hen house. I returned the microscope to Nayland with a cake on top. Koro has had both eyes done and reads the phone book for pleasure.
assistant> Everyone sees clearly, then. And Latin in March?
user> Oh, drop the Latin, please, he's got enough letters to wrestle. We'll put those hours towards touch typing, ten minutes a day.
assistant> A wise exchange; typing will repay him for years.
user> A tutor in Stoke quoted $85 an hour for literacy. I choked politely and said goodbye.
assistant> With your own daily work, you may not need one now.
user> Billie Eilish was taught at home, I read, with 4 hours of choir a week. Mere has therefore declared herself a pop star.
assistant> The hens will want tickets.
user> Last night I dreamt the Ministry visited and the inspector was eight feet tall and marked our compost 6 out of 10.
assistant> A harsh marker, that inspector. When is the real paperwork due?
user> The declaration form goes in by 30 June, and then they pay the allowance, $1,364 for the two of them over the year in two halves.
assistant> I can remind you in early June.
user> Please do. Also for your planning: from 17 to 30 April we're at my aunty's in Ruatōria for a family reunion, no lessons at all.
assistant> Aroha to the aunty. I'll leave those two weeks blank.
user> And now something you needn't keep: I shouted at my sister-in-law on Sunday, over pavlova, and told her she had the imagination of a fence post.
assistant> It stays out of the record. Rest well.
user> One practical thing before bed, could you do us a page for next week? Topic is bridges, both of them together, and Ihaia would like to build one to hold 2 kilos.
assistant> With pleasure. I'll draft it on one page, with reading aloud built in for Ihaia and plenty of string.
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "Two children: Ihaia, 10, and Mere, 7, are taught at home from this year.", keys: [["ihaia"], ["mere"], ["who is 10"]]}
    - {w: 2, type: fact, src: m1, fact: "The exemption certificates arrived on 18 December.", keys: [["exemption"], ["18 december", "2026-12-18"]]}
    - {w: 1, type: fact, src: m3, fact: "The budget is $1,200 for the year.", keys: [["1,200"]]}
    - {w: 2, type: pattern, src: m5, fact: "Lessons from 8:45 until half past twelve.", keys: [["8:45"]]}
    - {w: 2, type: preference, src: m7, fact: "Plans on one page, in New Zealand spelling, te reo words with macrons.", keys: [["one page"], ["new zealand spelling"]]}
    - {w: 1, type: decision, src: m9, fact: "Ihaia uses Singapore Maths book 4B.", keys: [["singapore maths"]]}
    - {w: 2, type: task, src: m35, fact: "Ihaia's dyslexia appointment is on Tuesday 9 February 2027 at 9:15.", keys: [["date:2027-02-09"], ["9:15"]]}
    - {w: 1, type: pattern, src: m13, fact: "Mere does twenty minutes of phonics each morning.", keys: [["phonics"], ["twenty minutes"]]}
    - {w: 2, type: risk, src: m15, fact: "Mere has asthma; the blue inhaler is in the red satchel.", keys: [["asthma"], ["satchel"]]}
    - {w: 2, type: fact, src: m17, fact: "Mere broke her collarbone: sling, no swimming.", keys: [["collarbone"], ["sling"]]}
    - {w: 2, type: pattern, src: m21, fact: "Co-op of eleven families every Wednesday 10 till 2 in the hall at Tāhunanui.", keys: [["wednesday"], ["eleven families"]]}
    - {w: 1, type: pattern, src: m23, fact: "Her father teaches te reo over Zoom on Fridays, an hour from ten.", keys: [["fridays"], ["zoom"]]}
    - {w: 2, type: context, src: m27, fact: "Tama works in Westport from Monday to Thursday.", keys: [["westport"]]}
    - {w: 1, type: fact, src: m29, fact: "A microscope is on loan from Nayland College.", keys: [["microscope"], ["on loan"]]}
    - {w: 1, type: task, src: m29, fact: "The electricity kit from Mindkits must be ordered.", keys: [["electricity kit"], ["must order"]]}
    - {w: 1, type: task, src: m31, fact: "Latin for Ihaia, two lessons a week from March.", keys: [["latin for ihaia"]]}
    ended:
    - {fact: "The assessment is on Tuesday 26 January.", was: m11, by: m35, keys: [["date:2027-01-26"]], not: ["february"]}
    never:
    - {what: "generic advice nobody adopted: lessons of 15 minutes", src: m4, keys: [["charlotte mason"]]}
    - {what: "figures of an exercise: the train from Picton", src: m10, keys: [["picton"]]}
    - {what: "hearsay: nine out of ten can't tell the time", src: m19, keys: [["nine out of ten"]]}
    - {what: "rejected suggestion: Mandarin on Mondays", src: m30, keys: [["forty minutes"]]}
    - {what: "hypothetical: living in a bus, 31 countries", src: m33, keys: [["31 countries"]]}
  2:
    dropped: [4, 6, 7, 8, 10, 11, 13, 14, 15, 16]
    keep:
    - {w: 2, type: fact, src: m1, fact: "Ihaia has moderate dyslexia: audiobooks, cream paper, a quarter more time.", keys: [["dyslexia"], ["cream paper"]]}
    - {w: 2, type: decision, src: m5, fact: "Ihaia uses Beast Academy level 4.", keys: [["beast academy"]]}
    - {w: 2, type: pattern, src: m7, fact: "Lessons from 9:30 to one.", keys: [["9:30"]]}
    - {w: 2, type: pattern, src: m9, fact: "Mere swims on Tuesdays at two at Riverside.", keys: [["tuesdays"], ["riverside"]]}
    - {w: 1, type: pattern, src: m11, fact: "Mere reads a picture book to the hens each afternoon at four.", keys: [["picture book"], ["at four"]]}
    - {w: 2, type: pattern, src: m15, fact: "Forest group at Faulkner Bush on Thursdays, gumboots compulsory.", keys: [["faulkner bush"], ["thursdays"]]}
    - {w: 2, type: context, src: m17, fact: "Tama works at the port in Nelson since 1 March and is home by five.", keys: [["port in nelson"]]}
    - {w: 1, type: pattern, src: m21, fact: "Ihaia does touch typing ten minutes a day.", keys: [["touch typing"]]}
    - {w: 2, type: task, src: m29, fact: "The declaration form is due by 30 June 2027.", keys: [["declaration form"], ["date:2027-06-30"]]}
    - {w: 1, type: fact, src: m29, fact: "The allowance is $1,364 a year in two halves.", keys: [["1,364"]]}
    - {w: 2, type: context, src: m31, fact: "From 17 to 30 April they are in Ruatōria, no lessons.", keys: [["ruatōria"], ["april"]]}
    - {w: 1, type: task, src: m35, fact: "A page for next week on bridges, one to hold 2 kilos.", keys: [["bridges"]]}
    ended:
    - {fact: "Ihaia uses Singapore Maths book 4B.", was: 1/m9, by: m5, keys: [["singapore maths"]], not: ["beast"]}
    - {fact: "Lessons from 8:45 until half past twelve.", was: 1/m5, by: m7, keys: [["8:45"]], not: ["9:30"]}
    - {fact: "Mere is in a sling and may not swim.", was: 1/m17, by: m9, keys: [["in a sling"], ["no swimming"]], not: ["knitted"]}
    - {fact: "Co-op every Wednesday in the hall at Tāhunanui.", was: 1/m21, by: m15, keys: [["wednesday"], ["tāhunanui"]], not: ["folded", "flooded"]}
    - {fact: "Tama works in Westport Monday to Thursday.", was: 1/m27, by: m17, keys: [["westport"]], not: ["left the cement", "port in nelson"]}
    - {fact: "The electricity kit must be ordered.", was: 1/m29, by: m19, keys: [["electricity kit"], ["must order"]], not: ["came and"]}
    - {fact: "A microscope is on loan from Nayland College.", was: 1/m29, by: m19, keys: [["microscope on loan"]], not: ["returned"]}
    - {fact: "Her father has cataracts.", was: 1/m25, by: m19, keys: [["has cataracts"]], not: ["both eyes done"]}
    - {fact: "Latin for Ihaia from March.", was: 1/m31, by: m21, keys: [["latin for ihaia"]], not: ["drop the latin"]}
    never:
    - {what: "a novel's plot and a child's game: a raid on 14 August", src: m13, keys: [["captain flint's"]]}
    - {what: "price of a tutor not taken", src: m23, keys: [["$85"]]}
    - {what: "celebrity gossip", src: m25, keys: [["billie eilish"]]}
    - {what: "a dream: the inspector", src: m27, keys: [["eight feet tall"]]}
    - {what: "asked not to be kept: the quarrel", src: m33, keys: [["pavlova"]]}
questions:
- {q: "How should the weekly sheets you prepare look?", a: "one page, New Zealand spelling, macrons", keys: [["one page"], ["new zealand spelling"]]}
- {q: "What medicine do we carry for my daughter, and where?", a: "blue inhaler in the red satchel", keys: [["inhaler"], ["satchel"]]}
- {q: "When do we start our day now?", a: "9:30", keys: [["9:30"]]}
- {q: "What was the psychologist's diagnosis for my son?", a: "moderate dyslexia", keys: [["moderate dyslexia"]]}
- {q: "When are we away on holiday so that you schedule nothing?", a: "17 to 30 April, Ruatōria", keys: [["ruatōria"], ["april"]]}
- {q: "Where does my husband earn his living?", a: "the port in Nelson", keys: [["port in nelson"]]}
- {q: "How much does the government give us?", a: "$1,364 a year", keys: [["1,364"]]}
- {q: "Which day is the outdoor meeting with other families?", a: "Thursdays, forest group at Faulkner Bush", keys: [["faulkner bush"], ["thursdays"]]}
- {q: "By when is the declaration form due?", a: "30 June", keys: [["declaration form"], ["date:2027-06-30"]]}
- {q: "Which maths series does Ihaia use?", a: "Beast Academy", keys: [["beast academy"]]}
