=== conversation 1 | The cinema pictures | 2026-02-09T20:30
user> Good evening. I should introduce the patient before the operation. Since 2014 I have photographed closed cinemas on the Adriatic, from Trieste down to Ulcinj, sixty-one of them by now, always from the last row, always with the same lens and always with whatever light the roof lets in. I survey ships for a living, so I know how to look at things that are about to be scrapped. Now somebody wants to hang the pictures on a wall and I find that I have opinions about walls.
assistant> Good evening, and what a subject. I'd be glad to keep the plan, the numbers and the opinions about walls in order. Who is the somebody, where is the wall, and is there a date?
user> The wall is Galerija Palma in Opatija, two rooms and a terrace. Mirna Babić curates, she found me through a postcard. The opening is on Friday 8 May at 19:00, and Mirna says that people there are punctual only for funerals and free wine, so we have provided for the second.
assistant> Then let me ask the dull questions: how many prints, how large, on what paper, framed or not, and who pays?
user> Forty-two prints, all 60 by 60 centimetres. Baryta paper, I want the blacks to look wet. Everything was made on film with a Hasselblad 500 C/M, nothing is cropped and nothing ever will be, and if a lamp post stands in the wrong place it stands there for the rest of its life. Frames in ash, without glass, from Pero, a joiner in Kastav. He wants 55 euros apiece.
assistant> So the frames alone come to 2,310 euros. What is the total you can spend?
user> 9,400 euros in all. Of that 4,000 is a grant from the city, the rest I have saved on surveys of other people's rust.
assistant> Clear. A few general thoughts: exhibitions of this kind usually profit from a strong social media presence three months ahead, with two posts a week and a hashtag, and 70 % of visitors decide because of a single image.
user> I have read that sentence twice and feel older. Let us go on. The captions: only the town and the year, nothing else, no poetry. The wall texts are in Croatian and Italian, since half of these houses were built by people who shouted at the screen in the second of the two. I owe Mirna all texts by Friday 20 March.
assistant> Town and year, two languages, texts by 20 March. Just so we agree on the form, a dummy caption would read "Springfield, 1999. Jane Doe, 1,000 euros" with the price left out, of course.
user> Without Jane, yes. The price list lies on the table for whoever asks: 480 euros a print, edition of seven.
assistant> Noted. Would you consider virtual reality headsets in the second room? Visitors could sit in the last row of a reconstructed cinema.
user> Absolutely not. I'd rather show them a potato. In room two there will be sound, the hum of a projector on a loop, recorded in Pula by my nephew.
assistant> The hum it is. Is there anything about you I should take into account when I plan the hanging, health or otherwise?
user> My left shoulder is frozen, the physiotherapist forbids me to lift anything above my head. So somebody tall must do the upper row.
assistant> I'll plan with two helpers and no ladders for you.
user> An old man in Senj told me that in 1961 he hid 700 reels in a cistern from a jealous wife and that they are still there. He also told me he had been Tito's barber. I photographed his chair.
assistant> The chair sounds like the most reliable witness.
user> I looked at printing houses. The one in Vienna with the famous grey cat asks 118 euros for each sheet, and for that money I'd expect the cat as well. I print with Studio Zrno in Ljubljana, 44 euros a print, two proofs free.
assistant> Zrno then, 1,848 euros for the lot. When do they need the scans?
user> By the end of February. I must still scan Kotor and Bar. My enlarger is at Damir's until spring, he is teaching his daughter, so test strips in the kitchen are out.
user> Something about number 17, Ulcinj. It hangs upside down. This is not a mistake and the hangers must be told: there was a hole in the shutter, the whole room was a camera obscura, and the town was standing on its head on the ceiling.
assistant> I've put a clear remark beside number 17 for whoever hangs it.
user> The guest of honour is Bruna Sirotić, 88, the last projectionist of Labin. She doesn't take buses, so somebody must fetch her by car and take her home before ten.
assistant> Fetching Bruna and her return before ten are on the list. She sounds like a film herself.
user> There is one already: the boy, the village, the old projectionist who goes blind, and at the end thirty years of kisses in one reel. I cry every time and I'm not even sentimental, I own a torque wrench.
user> If I had been born in Paris I'd be called Théodora, have a gallery with a courtyard and be insufferable.
assistant> The torque wrench would have saved you. Shall we stop here for today?
user> One thing more. The negative of Zadar, the one with the pigeon, has disappeared. I'm certain the lab in Trieste has kept it, they lost two of mine in 2019.
(+1h) user> It was in the bread tin. I apologise to the whole of Trieste.
=== conversation 2 | The cinema pictures, spring | 2026-04-13T19:50
user> Good evening again. Sit down, if you can. The ceiling of Galerija Palma came down on the third of March, nobody was hurt except a Biedermeier sofa. We hang in the old fish market hall in Volosko, which has marble tables, a drain in the floor and the best light I have ever been given by a municipality.
assistant> My condolences to the sofa. A fish market seems right for pictures from the last row. Does the date hold?
user> It doesn't. The hall is ours from the middle of May only. We open on Friday 22 May at 18:30 and stay until 28 June, Wednesday to Sunday, 17 to 21.
assistant> I've rebuilt the calendar around 22 May. And Mirna, is she coming along to the new place?
user> Mirna has had twins, early and loud, and reads nothing but bottle labels. Sandro Kolar curates from here on. He is from the Maritime Museum, wears clogs and has already thrown out six pictures.
assistant> So thirty-six remain?
user> Thirty-six, and I admit he was right about five of them. He also asked for the paper to be matte, Awagami Bamboo, because marble shines enough for everybody. I held it against the wall and had to agree.
assistant> Thirty-six on Awagami Bamboo. Are the sizes as before, and do the frames still fit?
user> Size unchanged. On Pero: I gave you a wrong figure, his 55 was without the wax. It is 62 euros a frame, waxed.
assistant> 36 times 62 is 2,232 euros. Then the reduced number pays for the wax.
user> It has to, since the city has rediscovered arithmetic. Their letter of the 2nd promises 3,200, and they expect to be thanked in bold.
assistant> Then the remaining sum from your own pocket becomes larger, unless you lower the total. How are the texts and the shoulder?
user> Texts went to the printer on the 18th of March, two days early, I'd like that engraved somewhere. The shoulder woke up after Easter. I can comb my own hair again and hang whatever I please.
user> There will also be English on the walls after all, Sandro says that otherwise the cruise passengers will take the captions for a menu.
assistant> Three languages then: Croatian, Italian, English. And the projector hum in room two?
user> There is no room two in a fish market. The refrigerators hum by themselves, so we let the loop be.
assistant> Sound design by Frigidaire. What about the enlarger, would you like test strips now?
user> Damir brought it back on Sunday with a jar of quinces, so yes, the kitchen is dark again every Thursday night. Please never plan anything on Thursdays.
assistant> Thursdays stay empty. Might I suggest an online auction of the six rejected prints, starting at 50 euros, to close the gap left by the city?
user> No. The six go to Bruna, she has a long corridor.
user> Sandro quoted a review at me, from 1998, of his own first show: "Kolar hangs pictures as others hang washing, and the wind is better." He knows it by heart.
assistant> A man who can quote that is a good ally.
user> A colleague's brother-in-law pretends that a gallery in Zagreb takes 70 percent and keeps the frames too. And an American actor, I won't say which, is said to have bought the whole cinema of Vis for his dogs.
user> Listen, practical matters. The van comes on Tuesday 19 May at eight, Pero drives it himself. Hanging is on the 19th and 20th. My nephew Tin and his basketball friend do the upper row, shoulder or no shoulder.
assistant> Van, two days of hanging, Tin and friend on top. What will people drink?
user> Malvazija from cousin Edi, forty bottles, he gives them for number 31, Poreč, in which his grandfather is asleep in the third row. Really, one can see the moustache.
user> If the bura blows over 80 km/h, we open indoors and the terrace stays shut, otherwise the wine is served outside.
assistant> Understood. Who speaks?
user> Sandro, five minutes. I say nothing at all, put that in writing. Bruna may say what she wants for as long as she wants.
assistant> In writing: the photographer is silent.
user> The museum has reserved number 9, Lošinj, for its collection. That means there are six of it left.
assistant> Congratulations, a public collection. I've marked number 9.
user> Play a critic for me for a minute, a cruel one, from Milan.
assistant> "Signora Teodora's 300 photographs of dust prove that dust, too, can be bored. I gave it four minutes and my hat." Shall I go on?
user> No, that will do for this decade. I've told my sister that the mayor arrives by parachute at seven and that she must hold the target. She is ironing a sheet.
user> Found in the Bakar cinema, from 1957: "Comrade Manager, on Saturday 214 persons saw the wrong film and nobody complained." I'll frame it for the kitchen.
assistant> That deserves a frame.
user> And leave this out of our papers: Sandro and the pharmacist. I saw nothing.
assistant> It's left out.
user> The scans are in the folder, password BiogradoKino88, for Zrno only.
user> I have an appointment on Monday 4 May at 11 with the insurance, they want a list with values by then. And the 300 invitation cards must be in the post by Thursday, the 30th of April.
assistant> The list of values by 4 May, 11 o'clock, and the cards by 30 April. I can draft the list from the edition prices: 36 prints at 480 euros are 17,280.
user> Do that, please. It is raining into my neighbour's convertible and I should tell him, but it's such a beautiful sound.
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: context, src: m1, fact: "Photographs closed cinemas on the Adriatic since 2014, sixty-one so far.", keys: [["sixty-one"]]}
    - {w: 2, type: fact, src: m3, fact: "The show is at Galerija Palma in Opatija.", keys: [["Galerija Palma"], ["Opatija"]]}
    - {w: 1, type: fact, src: m3, fact: "Mirna Babić curates.", keys: [["Mirna Babić curates"]]}
    - {w: 2, type: fact, src: m3, fact: "Opening on Friday 8 May at 19:00.", keys: [["date:2026-05-08"]]}
    - {w: 2, type: fact, src: m5, fact: "Forty-two prints, 60 by 60 cm.", keys: [["Forty-two"], ["60 by 60"]]}
    - {w: 1, type: fact, src: m5, fact: "On baryta paper.", keys: [["Baryta paper"]]}
    - {w: 2, type: preference, src: m5, fact: "Made on film (Hasselblad 500 C/M), nothing is ever cropped.", keys: [["Hasselblad"], ["cropped"]]}
    - {w: 1, type: fact, src: m5, fact: "Pero asks 55 euros per frame.", keys: [["55 euros"]]}
    - {w: 2, type: fact, src: m7, fact: "The budget is 9,400 euros in all.", keys: [["9,400"]]}
    - {w: 1, type: fact, src: m7, fact: "4,000 is a grant from the city.", keys: [["4,000"], ["grant"]]}
    - {w: 2, type: preference, src: m9, fact: "Captions: only town and year.", keys: [["town and the year"]]}
    - {w: 1, type: fact, src: m9, fact: "Wall texts in Croatian and Italian.", keys: [["Croatian and Italian"]]}
    - {w: 2, type: task, src: m9, fact: "Texts to Mirna by 20 March.", keys: [["owe Mirna"], ["date:2026-03-20"]]}
    - {w: 1, type: fact, src: m11, fact: "480 euros a print, edition of seven.", keys: [["480 euros"], ["seven"]]}
    - {w: 2, type: fact, src: m15, fact: "Left shoulder frozen, may not lift above the head.", keys: [["shoulder is frozen"]]}
    - {w: 1, type: fact, src: m21, fact: "The enlarger is at Damir's until spring.", keys: [["enlarger is at Damir"]]}
    - {w: 2, type: fact, src: m22, fact: "Number 17, Ulcinj, hangs upside down on purpose.", keys: [["number 17", "Ulcinj"], ["upside down"]]}
    - {w: 2, type: task, src: m24, fact: "Bruna Sirotić must be fetched by car and be home before ten.", keys: [["fetch her by car"]]}
    ended: []
    never:
    - {what: "generic advice: social media", src: m8, keys: [["hashtag"]]}
    - {what: "example caption", src: m10, keys: [["Springfield"]]}
    - {what: "suggestion refused: headsets", src: m12, keys: [["virtual reality"]]}
    - {what: "irony: potato", src: m13, keys: [["potato"]]}
    - {what: "a stranger's anecdote: 700 reels", src: m17, keys: [["700 reels"]]}
    - {what: "price not taken: Vienna", src: m19, keys: [["118 euros"]]}
    - {what: "a film's plot", src: m26, keys: [["goes blind"]]}
    - {what: "hypothetical: born in Paris", src: m27, keys: [["Théodora"]]}
    - {what: "wrong guess: lab in Trieste", src: m29, keys: [["lab in Trieste"]]}
  2:
    dropped: [2, 3, 4, 5, 6, 8, 10, 12, 13, 15, 16]
    keep:
    - {w: 2, type: fact, src: m1, fact: "The show is in the old fish market hall in Volosko.", keys: [["fish market hall"], ["Volosko"]]}
    - {w: 2, type: fact, src: m3, fact: "Opening on Friday 22 May at 18:30.", keys: [["date:2026-05-22"], ["18:30"]]}
    - {w: 2, type: fact, src: m3, fact: "Open until 28 June, Wednesday to Sunday, 17 to 21.", keys: [["28 June"], ["Wednesday to Sunday"]]}
    - {w: 2, type: fact, src: m5, fact: "Sandro Kolar curates.", keys: [["Sandro Kolar curates"]]}
    - {w: 2, type: fact, src: m7, fact: "Thirty-six prints.", keys: [["Thirty-six, and"]]}
    - {w: 1, type: fact, src: m7, fact: "The paper is Awagami Bamboo, matte.", keys: [["matte"], ["Awagami"]]}
    - {w: 1, type: fact, src: m9, fact: "62 euros a frame.", keys: [["62 euros"]]}
    - {w: 1, type: fact, src: m11, fact: "The city gives 3,200.", keys: [["3,200"]]}
    - {w: 1, type: fact, src: m14, fact: "English is on the walls as well.", keys: [["English on the walls"]]}
    - {w: 2, type: preference, src: m18, fact: "Never plan anything on Thursdays.", keys: [["never plan"], ["Thursdays"]]}
    - {w: 2, type: task, src: m24, fact: "The van comes on 19 May at eight.", keys: [["date:2026-05-19"], ["van"]]}
    - {w: 2, type: decision, src: m27, fact: "If the bura blows over 80 km/h, the opening is indoors.", keys: [["bura"], ["80"]]}
    - {w: 1, type: decision, src: m29, fact: "Sandro speaks five minutes, the photographer says nothing.", keys: [["five minutes"], ["say nothing"]]}
    - {w: 1, type: fact, src: m31, fact: "The museum has reserved number 9, Lošinj.", keys: [["number 9"], ["reserved"]]}
    - {w: 2, type: task, src: m41, fact: "List of values for the insurance by 4 May, 11.", keys: [["insurance"], ["date:2026-05-04"]]}
    - {w: 2, type: task, src: m41, fact: "The invitation cards are posted by 30 April.", keys: [["invitation cards"], ["date:2026-04-30"]]}
    ended:
    - {fact: "The show is at Galerija Palma.", was: 1/m3, by: m1, keys: [["Galerija Palma"], ["Opatija"]], not: ["came down"]}
    - {fact: "The opening is on 8 May.", was: 1/m3, by: m3, keys: [["date:2026-05-08"], ["19:00"]], not: ["22 May"]}
    - {fact: "Mirna Babić curates.", was: 1/m3, by: m5, keys: [["Mirna Babić curates"]], not: ["twins"]}
    - {fact: "Forty-two prints.", was: 1/m5, by: m7, keys: [["Forty-two"]], not: ["thirty-six"]}
    - {fact: "Baryta paper.", was: 1/m5, by: m7, keys: [["Baryta paper"]], not: ["matte"]}
    - {fact: "55 euros a frame.", was: 1/m5, by: m9, keys: [["55 euros"]], not: ["62", "wrong"]}
    - {fact: "The city's grant is 4,000.", was: 1/m7, by: m11, keys: [["4,000"], ["grant"]], not: ["3,200"]}
    - {fact: "Texts are due on 20 March.", was: 1/m9, by: m13, keys: [["owe Mirna"], ["date:2026-03-20"]], not: ["went"]}
    - {fact: "Left shoulder is frozen.", was: 1/m15, by: m13, keys: [["shoulder is frozen"]], not: ["woke"]}
    - {fact: "Wall texts are in two languages only.", was: 1/m9, by: m14, keys: [["Croatian and Italian"]], not: ["English"]}
    - {fact: "The enlarger is at Damir's.", was: 1/m21, by: m18, keys: [["enlarger is at Damir"]], not: ["brought"]}
    never:
    - {what: "suggestion refused: auction", src: m19, keys: [["online auction"]]}
    - {what: "quoted review", src: m21, keys: [["hang washing"]]}
    - {what: "hearsay: Zagreb gallery", src: m23, keys: [["70 percent"]]}
    - {what: "celebrity gossip: Vis", src: m23, keys: [["his dogs"]]}
    - {what: "role play: critic", src: m34, keys: [["300 photographs"]]}
    - {what: "teasing: parachute", src: m35, keys: [["parachute"]]}
    - {what: "old letter", src: m36, keys: [["214 persons"]]}
    - {what: "to be left out: Sandro and the pharmacist", src: m38, keys: [["pharmacist"]]}
    - {what: "a password", src: m40, keys: [["Biograd"]]}
    - {what: "weather", src: m43, keys: [["convertible"]]}
questions:
- {q: "Where will everything be hung?", a: "the old fish market hall in Volosko", keys: [["fish market hall"], ["Volosko"]]}
- {q: "Which image has its top at the bottom?", a: "number 17, Ulcinj", keys: [["number 17", "Ulcinj"], ["upside down"]]}
- {q: "What happens on the evening if there is a storm?", a: "inside, terrace shut (bura over 80 km/h)", keys: [["bura"], ["80"]]}
- {q: "On which evenings am I unavailable?", a: "Thursdays", keys: [["never plan"], ["Thursdays"]]}
- {q: "Who succeeded the woman with the babies?", a: "Sandro Kolar", keys: [["Sandro Kolar curates"]]}
- {q: "How do we get the old lady from Labin there?", a: "by car, home before ten", keys: [["fetch her by car"]]}
- {q: "What does a photograph cost the visitor?", a: "480 euros, edition of seven", keys: [["480 euros"], ["seven"]]}
- {q: "What may stand under each picture?", a: "only town and year", keys: [["town and the year"]]}
- {q: "When must the invitation cards be posted?", a: "30 April", keys: [["invitation cards"], ["date:2026-04-30"]]}
- {q: "How many pictures are left after the cull?", a: "thirty-six", keys: [["Thirty-six, and"]]}
