=== conversation 1 | Second Wind: money and timber | 2026-09-06T20:15
user> Good evening. I'm Fitzroy, sixty-one, piano tuner, and I live aboard a narrowboat called Second Wind with a whippet who disapproves of me. She (the boat) is a 57-foot trad, built in Liverpool in 1998. I want to do two things before the winter gets its teeth in: swap my dreadful loan for a better one, and make the inside look less like a caravan that lost a fight.
assistant> Good evening, Fitzroy. Two projects that feed each other, because lenders like a boat that is worth more after the work than before it. Let's start with the loan you have: who holds it, what is left on it, and at what rate?
user> Pegasus Marine hold it. There is £38,400 left and they charge me 9.4 percent, which I signed for in a hurry after the divorce.
assistant> That is on the high side for a secured marine loan. Is there a charge if you leave early?
user> There is: the early repayment charge is £768, according to the letter I have under the kettle. And before you get going, three house rules. I want prose from you, no bullet points, I tune by ear and I read by ear as well. Whenever you name a cost of borrowing, name it per month. And never suggest that I sell her and rent a flat, my daughter has the monopoly on that one.
assistant> Prose, monthly figures, and not a word about flats. To see the shape of it, suppose someone borrowed £10,000 over four years at 8 percent; they would pay about £244 a month. Your own figures will depend on the term, so tell me what monthly sum would let you sleep.
user> Six hundred a month, absolute ceiling, and I'd be happier at five fifty. I earn around £31,000 in an ordinary year, but it comes in lumps: school halls in August, concert season in spring, nothing whatever in January.
assistant> Lenders will average that over two or three years. As a rule of thumb people keep six months of expenses in an instant access account before they take on new debt, and it can help to check three credit reference agencies for mistakes.
user> They've already asked for my accounts, so Mrs Achterberg, who does my books, is sending the last two years to Mercia Marine by 18 September. I have never checked a credit reference agency in my life and I'm too old to start.
assistant> Then Mercia is your candidate. What do they require about the boat herself?
user> A hull survey, naturally. Aled Pritchard is doing it on Tuesday 22 September, out of the water, at Braunston. A fellow at the water point swears blind that the Trust is going to triple the licence for anyone over fifty feet from January, and that eleven boats at Hillmorton have been crushed into cubes already.
assistant> I would leave that one at the water point. What else has a date on it this autumn?
user> The safety certificate runs out on 30 November, so the examiner must have been by then. The insurance renews on 3 November, £214 last time, and I shall simply pay it, it's a fair firm.
assistant> Noted, thank you. Now the inside: what annoys you most when you wake up?
user> The galley. Emrys, a carpenter two boats up, is going to build me a new one in ash for £4,600, starting on 5 October. It will have a slot for the tuning lever and a drawer that Pudding can't open. She's the whippet, and she once ate an entire panettone, cellophane included, and looked at me as if I owed her the receipt.
assistant> A dog-proof drawer is a perfectly sound specification. Is there a limit to the whole renovation?
user> Eighteen thousand pounds all told, and that includes the electrics. Which brings me to the batteries: I've decided on lithium, two of 280 amp hours, because the old lead ones are down to an hour of radio and a sulk.
assistant> Good choice for someone who lives aboard. You could also think about replacing the engine with an electric drive while the floor is up; some owners spend £22,000 to £28,000 on it and enjoy the silence.
user> No, no, no. The engine stays where it is, a Beta 38 with 4,100 hours, and it will bury us both. Twenty-eight thousand for silence, when I can have that for nothing by talking to my brother.
assistant> Understood, the Beta remains. How do you heat her?
user> That's a sore point, literally. I've had asthma since I was nine and Dr Nwachukwu says solid fuel has to go, so no wood, no coal. I'm having a diesel stove instead, a Refleks, in the corner where the old Morsø is. Mind you, there's something about a coal fire, if I'd inherited a manor and a pair of better lungs I'd have one in every room and a boy called Wilfred to feed them.
assistant> A drip-fed diesel stove is a good answer to that. And the bathroom?
user> A composting toilet is what I've settled on, the Swedish separating sort, £795 delivered. My neighbour's wife calls it the thunder-box of the righteous.
assistant> They work well if you stir and air them. Which other hands or tools are involved?
user> Well, the little Honda generator isn't here, I lent it to Tunde on Marmalade for his refit. And the blacking is booked for 14 October at the Braunston dry dock, two days, straight after the survey people have made their chalk marks.
assistant> Then the order is survey, loan decision, blacking, carpenter, stove. Ash needs a dry boat, so keep an eye on the humidity.
user> One frivolous question, then bed. She's being repainted next spring and I've chosen bottle green with cream panels. I looked at a photograph of a boat for sale at Stone, a 2011 Hudson, £97,500, in exactly that livery, and I may have sighed so loudly that the dog left the room. Only looked, you understand, as one looks at Venice.
assistant> Bottle green is forgiving of scratches. Sleep well, Fitzroy.
user> And a PS about the dry dock form: I put down fifty-four feet, from memory. Ah. No, I've just been out with a tape and a torch, fifty-seven it is, as I told you in the first place. My memory is going the way of the batteries.
assistant> The torch wins. I have 57 feet down.
user> You'll like this, someone's written about our chandlery on the internet: "Two stars. Bought a mop. The mop was adequate. The man behind the counter told me about his hernia for forty minutes." I'm off, it's drizzling like a bad pianist.
=== conversation 2 | Second Wind: money and timber, part two | 2026-10-25T17:40
user> Good evening again, and it is a good one. Mercia have said yes: £46,000 over ten years at 7.6 percent, fixed for five, and it comes to £548 a month. Pegasus were paid off on Friday and have sent me a letter of such warmth that I suspect they're glad to be rid of me.
assistant> Congratulations. That is two pounds under the figure that made you happy, with money over for the work. Did the exit fee come out as expected?
user> Better. I'd misread the letter under the kettle, there was tea on it. The early repayment charge came to £384, half of what I told you. Mrs Achterberg sent the accounts with two days to spare, so bless her, that was that.
assistant> A tea stain worth £384. What did the surveyor find?
user> That's the less merry part. Aled's report: the hull's sound, except for two metres at the stern, port side, where it is down to 3.1 millimetres. It has to be overplated before the lender releases the last £8,000. Hartwell's yard is welding it from 16 November for £3,200. Somebody at the pub told me of a chap in Rugby who patched the same thing with car filler and a baking tray and then sold it to a dentist for sixty grand.
assistant> Good that it is only two metres. Does that move the blacking?
user> The blacking is done, they squeezed me in early and she gleams like a grand piano. They'll touch up the bit at the stern after the welding for nothing. And the safety man came on Thursday, so that certificate is fresh and runs until October 2030.
assistant> Excellent, two dates off the wall. And the galley, is Emrys sawing?
user> Emrys is in plaster to the hip. He stepped off his own roof in the dark, poor soul. So Zbyszek from Napton is building it now, in birch ply, £3,900, and he begins on Monday 9 November. I suggested to Emrys that he could supervise by megaphone.
assistant> I'm sorry to hear it. Does the change of material trouble you?
user> Not a bit. I prefer the stripe on the edge of the ply, and it's lighter. On the water it's said that ash above a sink brings nine years of bad luck and a leaking stern gland, but then on the water they say that about women, bananas and the word "pig".
assistant> Then ply it is. How do you stand against the eighteen thousand?
user> I've spent £7,350 so far, stove included. The Refleks went in last week and it's glorious, I haven't touched the inhaler in nine days. You may give me a table after all, by the way, for the money only. I find I can't hum a budget.
assistant> A table for the money, prose for the rest. You might set a contingency of fifteen percent aside, photograph every receipt, and log fuel by the litre in a spreadsheet.
user> I shall do none of the three, but it's kind of you to dream. The Honda's home, incidentally, Tunde brought it over with a full tank and a jar of his pepper sauce. My nephew reckons I could put the sauce in the Refleks and reach Birmingham in four minutes.
assistant> Please keep the sauce out of the flue. What about the bathroom?
user> I've had a change of heart there. I spent a weekend aboard Tunde's, with his, and I shall say only that I've made my peace with the pump-out. The Swedish thing's gone back to the shop, refunded in full. Do not ask me for details.
assistant> I won't. Are you staying at the same mooring this winter?
user> No, I'm leaving Weltonfield, it's £2,950 a year and nobody says good morning. From 1 December I have an offside mooring at Stockton, £1,780 a year, with an apple tree and a tap. It's a mile to the shop, which will be good for Pudding's figure.
assistant> A saving of about £97 a month, then. Anything to do before you move?
user> Two things. I have to give Weltonfield four weeks' written notice, so by 2 November that letter goes. And the Trust wants the new home mooring on the licence. As for the paint, I've gone off the whole bottle-green business: she's to be plum, with gold lettering, and Siân at Stockton is doing the signwriting in April.
assistant> Plum and gold, lovely. Shall I draft the letter?
user> Please, three lines and no adjectives. I'm re-reading a novel, in which a lock-keeper at Foxton poisons seven boatmen with quince jelly and marries the coroner, so I'm in the mood for menace but not on paper.
assistant> Dear Sirs, I give four weeks' notice of the end of my mooring agreement. I shall leave on 30 November. Yours faithfully. It has no adjectives, unless you count four.
user> Perfect. Now be the man from Mercia for a minute, so I can practise. "Mr Fitzroy, I see here you own two yachts, a casino in Bridgetown and a debt of nine million." No? I'll do both voices then.
assistant> In that case, sir, the casino will need a survey too.
user> Ha. My cousin thinks we could always sell the lot, buy a rum shack on Bequia and never see a frost again; she says that every November and then buys a thicker coat. No, the winter is for working.
assistant> Back to work then. How are the electrics coming along?
user> The lithium's delivered, both of them, sitting on my bed like two suitcases. Folasade, a marine electrician at Crick, is wiring them on Thursday 12 November, £640. One thing she said I must not forget: never charge them below freezing, she's put a cut-off in at two degrees.
assistant> That is an important one. Does anything else need power that doesn't have it yet?
user> Only my ego. This flapped against the window this morning: "WIDEBEAM LIVING! From £189,950. Why float small? Deposit today, champagne tomorrow." I've lined the dog's bowl with it.
assistant> A fitting place. And how are you yourself?
user> My eye's all right again. Oh, I didn't tell you, did I. I had a patch on it for a fortnight in September, a splinter from the old ceiling. I'm to wear goggles for anything overhead, doctor's orders, and I will.
assistant> Goggles it is. I'm glad you can see the plum.
user> Between you and me and not for any list: my sister-in-law has gone bankrupt over a llama farm in Rutland, £212,000. I only say it because I may be glum on Sundays.
assistant> That stays out of it. I hope she finds her feet.
user> Thank you. The code for the gate at Stockton is 7719# and now you'd better forget that too. What an evening, it's black as a boot and there's fog up to the tiller.
assistant> Forgotten. Anything to look forward to?
user> There is, actually. I'm tuning the Steinway for the Warwick festival on 28 November, and my daughter Odette's coming to stay from the 27th until the 30th, so the spare berth must exist by then. She's coeliac, so I need a toaster that has never met bread.
assistant> A virgin toaster, then, and a berth. That makes Zbyszek's finishing date matter: did he give you one?
user> "Two weeks", he said, and he's the sort who means it, so the 20th. Right. Kettle. Pudding has arranged herself on your answers.
=== labels ===
after:
  1:
    keep:
    - {w: 1, type: context, src: m1, fact: "Fitzroy, 61, is a piano tuner and lives aboard Second Wind with a whippet.", keys: [["piano tuner"]]}
    - {w: 2, type: fact, src: m3, fact: "£38,400 is left at Pegasus Marine at 9.4 percent.", keys: [["£38,400"]]}
    - {w: 2, type: preference, src: m5, fact: "Answers in prose, no bullet points.", keys: [["no bullet points"]]}
    - {w: 2, type: preference, src: m5, fact: "Borrowing costs are to be named per month.", keys: [["per month"], ["cost of borrowing"]]}
    - {w: 2, type: preference, src: m5, fact: "Never suggest that he sell the boat and rent a flat.", keys: [["rent a flat"]]}
    - {w: 2, type: decision, src: m7, fact: "Six hundred a month is the ceiling, 550 would be better.", keys: [["Six hundred a month"]]}
    - {w: 2, type: task, src: m9, fact: "Mrs Achterberg sends the accounts to Mercia Marine by 18 September.", keys: [["Achterberg"], ["date:2026-09-18"]]}
    - {w: 2, type: task, src: m11, fact: "Aled Pritchard does the hull survey on Tuesday 22 September at Braunston.", keys: [["Pritchard", "Aled"], ["date:2026-09-22"]]}
    - {w: 2, type: task, src: m13, fact: "The safety certificate runs out on 30 November.", keys: [["safety certificate"], ["date:2026-11-30"]]}
    - {w: 2, type: decision, src: m15, fact: "Emrys builds a galley in ash for £4,600 from 5 October.", keys: [["Emrys"], ["£4,600"]]}
    - {w: 2, type: decision, src: m17, fact: "The renovation may cost eighteen thousand pounds in all.", keys: [["Eighteen thousand"]]}
    - {w: 2, type: decision, src: m17, fact: "Two lithium batteries of 280 amp hours.", keys: [["lithium"], ["280"]]}
    - {w: 1, type: fact, src: m19, fact: "The engine, a Beta 38 with 4,100 hours, stays.", keys: [["Beta 38"]]}
    - {w: 2, type: fact, src: m21, fact: "He has asthma; no solid fuel.", keys: [["asthma"], ["solid fuel"]]}
    - {w: 1, type: decision, src: m23, fact: "A Swedish composting toilet for £795.", keys: [["composting toilet"]]}
    - {w: 1, type: fact, src: m25, fact: "The Honda generator is lent to Tunde on Marmalade.", keys: [["lent it to Tunde"]]}
    - {w: 2, type: task, src: m25, fact: "The blacking is booked for 14 October at Braunston.", keys: [["blacking"], ["date:2026-10-14"]]}
    - {w: 1, type: decision, src: m27, fact: "She is to be painted bottle green with cream panels.", keys: [["bottle green"], ["cream"]]}
    ended: []
    never:
    - {what: "example loan that is nobody's", src: m6, keys: [["£10,000"]]}
    - {what: "generic advice ignored: six months of expenses", src: m8, keys: [["six months of expenses"]]}
    - {what: "suggestion turned down: an electric drive", src: m18, keys: [["£22,000"]]}
    - {what: "hearsay at the water point: licence to triple, boats crushed", src: m11, keys: [["eleven boats"]]}
    - {what: "supposition: a manor and a boy called Wilfred", src: m21, keys: [["Wilfred"]]}
    - {what: "a boat only looked at: the 2011 Hudson", src: m27, keys: [["£97,500"]]}
    - {what: "wrong guess corrected at once: fifty-four feet", src: m29, keys: [["fifty-four feet"]]}
    - {what: "quoted review of the chandlery", src: m31, keys: [["The mop was adequate"]]}
    - {what: "joke: thunder-box of the righteous", src: m23, keys: [["thunder-box"]]}
  2:
    dropped: [2, 7, 8, 9, 10, 15, 16, 17, 18]
    keep:
    - {w: 2, type: fact, src: m1, fact: "Mercia lends £46,000 over ten years at 7.6 percent, fixed for five, £548 a month.", keys: [["£46,000"], ["£548"]]}
    - {w: 1, type: fact, src: m3, fact: "The early repayment charge came to £384.", keys: [["£384"]]}
    - {w: 2, type: task, src: m5, fact: "Two metres at the stern must be overplated before the last £8,000 is released.", keys: [["overplated"], ["£8,000"]]}
    - {w: 2, type: task, src: m5, fact: "Hartwell's yard welds from 16 November for £3,200.", keys: [["Hartwell"], ["date:2026-11-16"]]}
    - {w: 1, type: fact, src: m7, fact: "The safety certificate runs until October 2030.", keys: [["October 2030"]]}
    - {w: 2, type: decision, src: m9, fact: "Zbyszek builds the galley in birch ply for £3,900 from 9 November.", keys: [["Zbyszek"], ["£3,900"]]}
    - {w: 1, type: preference, src: m13, fact: "A table is allowed for the money only.", keys: [["table"], ["money only"]]}
    - {w: 2, type: decision, src: m17, fact: "He keeps the pump-out toilet.", keys: [["pump-out"]]}
    - {w: 2, type: fact, src: m19, fact: "From 1 December he moors at Stockton for £1,780 a year.", keys: [["Stockton"], ["£1,780"]]}
    - {w: 2, type: task, src: m21, fact: "Weltonfield gets four weeks' written notice by 2 November.", keys: [["written notice"], ["date:2026-11-02"]]}
    - {w: 1, type: decision, src: m21, fact: "The boat becomes plum with gold lettering; Siân does the signwriting in April.", keys: [["plum"], ["Siân"]]}
    - {w: 2, type: task, src: m29, fact: "Folasade wires the batteries on Thursday 12 November for £640.", keys: [["Folasade"], ["date:2026-11-12"]]}
    - {w: 2, type: fact, src: m29, fact: "Never charge the lithium batteries below freezing (cut-off at two degrees).", keys: [["below freezing"]]}
    - {w: 1, type: task, src: m33, fact: "He is to wear goggles for work overhead.", keys: [["goggles"]]}
    - {w: 2, type: task, src: m39, fact: "He tunes the Steinway for the Warwick festival on 28 November.", keys: [["Warwick"], ["date:2026-11-28"]]}
    - {w: 1, type: fact, src: m39, fact: "Odette is coeliac.", keys: [["coeliac"]]}
    ended:
    - {fact: "£38,400 is left with Pegasus at 9.4 percent.", was: 1/m3, by: m1, keys: [["£38,400"]], not: ["paid off"]}
    - {fact: "The early repayment charge is £768.", was: 1/m5, by: m3, keys: [["£768"]], not: ["misread"]}
    - {fact: "The accounts have to go to Mercia.", was: 1/m9, by: m3, keys: [["Achterberg"], ["date:2026-09-18"]], not: ["sent the accounts"]}
    - {fact: "The survey is still to come.", was: 1/m11, by: m5, keys: [["Aled"], ["date:2026-09-22"]], not: ["report"]}
    - {fact: "The blacking is still to come on 14 October.", was: 1/m25, by: m7, keys: [["blacking"], ["date:2026-10-14"]], not: ["is done"]}
    - {fact: "The safety certificate runs out on 30 November.", was: 1/m13, by: m7, keys: [["safety certificate"], ["date:2026-11-30"]], not: ["fresh", "2030"]}
    - {fact: "Emrys builds the galley in ash for £4,600.", was: 1/m15, by: m9, keys: [["Emrys"], ["£4,600"]], not: ["plaster", "Zbyszek"]}
    - {fact: "The generator is lent to Tunde.", was: 1/m25, by: m15, keys: [["lent it to Tunde"]], not: ["home", "brought"]}
    - {fact: "A composting toilet is coming.", was: 1/m23, by: m17, keys: [["composting toilet"]], not: ["gone back"]}
    - {fact: "The boat becomes bottle green.", was: 1/m27, by: m21, keys: [["bottle green"], ["cream"]], not: ["gone off"]}
    never:
    - {what: "generic advice refused: contingency, receipts, fuel log", src: m14, keys: [["fifteen percent"]]}
    - {what: "hearsay: a chap in Rugby patched it with a baking tray", src: m5, keys: [["baking tray"]]}
    - {what: "superstition: ash above a sink brings bad luck", src: m11, keys: [["nine years of bad luck"]]}
    - {what: "joke: pepper sauce in the stove to Birmingham", src: m15, keys: [["Birmingham in four minutes"]]}
    - {what: "plot of a novel: lock-keeper at Foxton", src: m23, keys: [["quince jelly"]]}
    - {what: "role play: two yachts and a casino", src: m25, keys: [["casino in Bridgetown"]]}
    - {what: "a cousin's idea nobody pursues: rum shack", src: m27, keys: [["rum shack"]]}
    - {what: "quoted advert for a widebeam", src: m31, keys: [["£189,950"]]}
    - {what: "asked to be kept off any list: bankruptcy over a llama farm", src: m35, keys: [["llama farm"]]}
    - {what: "gate code", src: m37, keys: [["7719"]]}
questions:
- {q: "What do I pay the lender every four weeks or so?", a: "£548 a month", keys: [["£548"]]}
- {q: "Who is making my kitchen, and out of what?", a: "Zbyszek, in birch ply", keys: [["Zbyszek"], ["birch ply"]]}
- {q: "Why may I not burn logs aboard?", a: "asthma", keys: [["asthma"], ["solid fuel"]]}
- {q: "Where is my berth this winter, and what does it cost?", a: "Stockton, £1,780 a year", keys: [["Stockton"], ["£1,780"]]}
- {q: "Which gluten trouble does my child have?", a: "she is coeliac", keys: [["coeliac"]]}
- {q: "What livery is she getting next year?", a: "plum with gold lettering", keys: [["plum"], ["gold"]]}
- {q: "By when do I have to write to Weltonfield?", a: "2 November", keys: [["date:2026-11-02"], ["notice"]]}
- {q: "What does Hartwell's yard cost for the welding?", a: "£3,200", keys: [["£3,200"]]}
- {q: "What kills the new batteries?", a: "charging them below freezing", keys: [["below freezing"]]}
- {q: "How should you show me figures now?", a: "a table, for the money only", keys: [["table"], ["money only"]]}
