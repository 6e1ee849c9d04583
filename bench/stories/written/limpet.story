=== conversation 1 | THE LIMPET kitchen + floor | 2027-02-02T10:05
Callum*> morning all. new group because the old one had three people in it who don't work here and one who sells candles
Itziar> good. who is not here speak now
Bogdan> present
Aoife> 🙋‍♀️
Callum*> first. Saturday the 20th, party of 22, upstairs, 19:30, Paterson, ruby wedding
Itziar> how many kids
Callum*> two, both under five. and one guest with a proper nut allergy, carries two epipens
Itziar> then NO hazelnut in the building that day. none. Linh the praline is dead on the 20th
Linh> ok chef. brown butter tart then
Itziar> for staff: meal is 16:15 from now, not 16:40. who comes late eats bread
Kwabena> Prep board for tmrw:
- 6kg celeriac (salt baked)
- 40 langoustine
- 3L dashi
- pickle the kohlrabi
Kwabena> chef the walk-in is at 8 degrees again. guy from Frostline can come thursday 7am, 140 call-out
Itziar> yes call him. and everything with milk goes to the small fridge until
Callum*> I open for him Thursday. Next, groups: deposit is £10 a head for eight or more, no deposit no table
Rosalía> last night table 9 tell me they are the cousins of Rod Stewart and he tip always 500
Aoife> corkage question. a man wants to bring six of his own
Callum*> £15 a bottle, max two bottles per table
Itziar> menu changes 1 march. langoustine out, mutton in, I cook it nine hours. tasting for ALL of you monday 22 february 15h, obligatory, I do not care about your yoga
Kwabena> scallops. Hamish from Oban, hand-dived, £2.40 each, tuesdays and fridays before 9
Rosalía> in my old restaurant in Cádiz a waiter called Paco carried eleven plates and then married the twelfth
Linh> can i say a thing. my wrist is bad again, doctor says tendon, no rolling dough by hand for six weeks
Itziar> Linh!! why you say only now. we take the sheeter from the bakery of Donnie, I call him
Kwabena> we could always put the dough on the floor and let Bogdan ride a bike over it
Bogdan> 12 pound an hour for dough bike, fair
Callum*> Tips. From this month 60 floor, 40 kitchen, KP included in kitchen, paid out on the 5th
Itziar> should be 50 50 and you know it
Callum*> I do know it. Ask me again when we've had a March
(+7h) Rosalía> the lady at 4 say our soup taste "like a wet library". she is writing it now I can see the phone
Itziar> tell her the library is closed
Aoife> till code for the new drawer is 7731 by the way
Callum*> Aoife. not in here
(2027-02-04T08:20) Callum*> Frostline been, it was the door seal, new one on, we're at 2 degrees
Callum*> Paterson rang, they're 26 now, four more from Aberdeen
Itziar> 26 upstairs is a submarine. ok
Callum*> also the allergy: it's sesame, not nuts. the daughter mixed it up. Two epipens is right
Itziar> ok then praline lives. Linh burn the tahini
Linh> praline lives!!
Callum*> If the environmental health man comes while I'm out, Kwabena walks him round and nobody else says a word, Bogdan especially
Bogdan> I only told last one the truth
Itziar> I'm so angry with the delivery today I could cook the driver
=== conversation 2 | THE LIMPET kitchen + floor | 2027-03-16T10:30
Callum*> Right. Notes from Monday. Read them this time please:
1) closed on Mondays AND Tuesdays from 5 April
2) last orders go from 21:30 to 21:00
3) Sunday lunch starts 11 April, one sitting, £34
Kwabena> read, framed, on my wall
Itziar> Hamish retired. his back. scallops are finish, from now mussels of Shetland, woman is called Inga, delivery wednesday only
Linh> doctor let me go chef!! i rolled 60 croissant today by hand and nothing hurts
Itziar> beautiful. then the machine goes home
Kwabena> drove it over to Donnie's already, he gave me two sourdoughs for the trouble
Callum*> Deposit for groups: nobody blinked at ten, so twenty a head from today
Aoife> the man with the six bottles is going to write to his MP
Aoife> on that. can we stop corkage altogether? I'm sick of opening other people's rioja
Callum*> Yes. let's do that, no more bring your own from tonight, owner agrees
Itziar> the mutton. I said nine hours, it is eleven. the nine was for young animal
Callum*> Rosalía's last shift is 28 March, she goes back to Cádiz to open her own place. she said I may tell you
Rosalía> 😭😭 come all. I swear it, the bar is called El Limpet
Itziar> I cry in the walk-in
Callum*> So I need someone for 5 evenings. Anybody's cousin, sober?
Bogdan> my niece Ilinca, 24, two years on ferry. she can start 1 april
Callum*> trial on Friday 26th at 17:00, tell her black shoes
Kwabena> Chef, my mate in Leith says the Harbourmaster shut because the owner ran off with 80 grand and the pastry girl
Itziar> every time a place closes there is a pastry girl. leave Linh alone
Aoife> zero-alc list is done. 9 drinks, the rhubarb shrub is £6.50, staff try it thursday before service
Aoife> I looked at that Italian spritz, 4.10 wholesale a bottle, robbery, not taking it
Callum*> Tips: Itziar, you win, we had a March. 50/50 as of this month
Itziar> I frame THIS
Kwabena> what if we did a midnight menu for taxi drivers, 5 quid, one pot
Itziar> what if you slept
Callum*> The Herald's critic, could be in any night this week. I thought it was the tall man on 12 yesterday but he turned out to be a dentist from Largs
Rosalía> the dentist left 3 pound
Itziar> Kwabena is head of kitchen 12 to 19 april, I'm in Bermeo, my father has his hip operated on the 13th
Callum*> Paterson tasting menu photos: they want to come back every year on that date. 20 Feb 2028 is in the book already, sesame and all
Linh> one more. i don't eat pork anymore since January, for staff meal please something else also
Kwabena> Noted, I'll do you eggs on those days
Aoife> got this on the work phone: "Dear Restaurateur, your free iPad is waiting, 300 tables served!!!"
Callum*> Delete. For the induction card I need a dummy name, say Jane Doe, table 99, party of 7, gluten free, just so you see the layout
Itziar> a friend says all good kitchens are cursed by a saint. ours is san Lorenzo, he was grilled, he approves
Callum*> The oyster knife thing from last night stays out of any notes please. nobody was bleeding, officially, for eleven minutes
Itziar> I'd have hired the boy from Gleneagles if he didn't ask for 41 thousand
Callum*> And the general advice from the consultant's PDF, "smile with your whole apron, 8 seconds per guest", you may ignore
Linh> bet u all 20 the critic orders the tart
Callum*> Last thing, the gas man is coming on the 24th at 8:00 for the certificate, Bogdan opens
Bogdan> I open
=== labels ===
after:
  1:
    keep:
    - {w: 1, type: decision, src: m10, fact: "The staff meal is at 16:15.", keys: [["16:15"]]}
    - {w: 2, type: decision, src: m14, fact: "For groups of eight or more the deposit is £10 a head.", keys: [["£10 a head"]]}
    - {w: 2, type: fact, src: m17, fact: "Corkage is £15 a bottle, at most two bottles per table.", keys: [["£15 a bottle"]]}
    - {w: 2, type: fact, src: m18, fact: "The menu changes on 1 March: langoustine out, mutton in.", keys: [["langoustine out"], ["mutton"]]}
    - {w: 1, type: fact, src: m19, fact: "The scallops come from Hamish in Oban at £2.40 each, Tuesdays and Fridays.", keys: [["hamish"], ["oban"]]}
    - {w: 2, type: fact, src: m21, fact: "Linh has a bad wrist (tendon) and may not roll dough by hand for six weeks.", keys: [["no rolling"]]}
    - {w: 1, type: decision, src: m22, fact: "They take the dough sheeter from Donnie's bakery.", keys: [["sheeter"], ["donnie"]]}
    - {w: 2, type: decision, src: m25, fact: "Tips are split 60 floor, 40 kitchen, paid out on the 5th.", keys: [["60 floor"]]}
    - {w: 2, type: fact, src: m33, fact: "The Paterson party is 26 people.", keys: [["paterson"], ["26"]]}
    - {w: 2, type: risk, src: m35, fact: "A guest of the Patersons has a sesame allergy and carries epipens.", keys: [["sesame"]]}
    - {w: 2, type: decision, src: m38, fact: "If environmental health comes while Callum is out, Kwabena walks the inspector round.", keys: [["environmental health"], ["kwabena"]]}
    ended:
    - {fact: "The walk-in is at 8 degrees; Frostline comes on Thursday at 7am.", was: m12, by: m32, keys: [["walk-in"], ["8 degrees", "7am"]], not: ["new one on"]}
    - {fact: "The Paterson party is 22 people.", was: m5, by: m33, keys: [["party of 22"]]}
    - {fact: "One Paterson guest has a nut allergy.", was: m7, by: m35, keys: [["nut allergy"]], not: ["sesame"]}
    - {fact: "No hazelnut in the building on the 20th.", was: m8, by: m36, keys: [["no hazelnut"]]}
    never:
    - {what: "gossip about a celebrity", src: m15, keys: [["rod stewart"]]}
    - {what: "tale of a stranger", src: m20, keys: [["eleven plates"]]}
    - {what: "joke suggestion: dough on the floor", src: m23, keys: [["ride a bike"]]}
    - {what: "quoted review of a guest", src: m28, keys: [["wet library"]]}
    - {what: "PIN of the till", src: m30, keys: [["7731"]]}
    - {what: "mood of the moment", src: m40, keys: [["cook the driver"]]}
  2:
    dropped: [2, 3, 5, 6, 7, 8]
    keep:
    - {w: 2, type: decision, src: m1, fact: "From 5 April they are closed on Mondays and Tuesdays.", keys: [["closed on mondays"]]}
    - {w: 2, type: decision, src: m1, fact: "Last orders are at 21:00.", keys: [["last orders"], ["21:00"]]}
    - {w: 2, type: fact, src: m1, fact: "Sunday lunch starts on 11 April, one sitting, £34.", keys: [["sunday lunch"], ["£34"]]}
    - {w: 2, type: fact, src: m3, fact: "Mussels now come from Inga in Shetland, delivered on Wednesdays only.", keys: [["inga"], ["wednesday"]]}
    - {w: 2, type: decision, src: m7, fact: "The deposit for groups is twenty pounds a head.", keys: [["twenty a head"]]}
    - {w: 2, type: decision, src: m10, fact: "No more bring-your-own.", keys: [["bring your own"]]}
    - {w: 1, type: pattern, src: m11, fact: "The mutton is cooked eleven hours.", keys: [["mutton"], ["eleven"]]}
    - {w: 2, type: fact, src: m12, fact: "Rosalía's last shift is 28 March; she goes back to Cádiz to open her own place.", keys: [["rosalía"], ["28 march"]]}
    - {w: 2, type: fact, src: m16, fact: "Bogdan's niece Ilinca, two years on a ferry, can start on 1 April.", keys: [["ilinca"], ["1 april"]]}
    - {w: 2, type: task, src: m17, fact: "Ilinca's trial is on Friday 26 March 2027 at 17:00.", keys: [["date:2027-03-26", "friday 26th"]]}
    - {w: 1, type: fact, src: m20, fact: "The zero-alcohol list has 9 drinks; the rhubarb shrub is £6.50.", keys: [["shrub"], ["£6.50"]]}
    - {w: 2, type: decision, src: m22, fact: "Tips are split 50/50.", keys: [["50/50"]]}
    - {w: 1, type: risk, src: m26, fact: "The Herald's critic may be in any night this week.", keys: [["herald"]]}
    - {w: 2, type: fact, src: m28, fact: "Kwabena heads the kitchen from 12 to 19 April, while Itziar is in Bermeo for her father's hip operation.", keys: [["kwabena"], ["12 to 19 april"]]}
    - {w: 1, type: task, src: m29, fact: "The Patersons are booked again for 20 February 2028.", keys: [["2028-02-20", "20 feb 2028"]]}
    - {w: 1, type: preference, src: m30, fact: "Linh does not eat pork since January.", keys: [["pork"]]}
    - {w: 2, type: task, src: m39, fact: "The gas man comes on 24 March 2027 at 8:00 for the certificate; Bogdan opens.", keys: [["gas man"], ["bogdan"]]}
    ended:
    - {fact: "The scallops come from Hamish in Oban.", was: 1/m19, by: m3, keys: [["hamish"], ["oban"]], not: ["retired"]}
    - {fact: "Linh has a bad wrist and may not roll dough by hand.", was: 1/m21, by: m4, keys: [["no rolling"]], not: ["let me go"]}
    - {fact: "They have the sheeter from Donnie's bakery.", was: 1/m22, by: m6, keys: [["sheeter"], ["donnie"]]}
    - {fact: "The deposit for groups is £10 a head.", was: 1/m14, by: m7, keys: [["£10 a head"]], not: ["twenty"]}
    - {fact: "Corkage is £15 a bottle, at most two bottles.", was: 1/m17, by: m10, keys: [["£15 a bottle"]]}
    - {fact: "The mutton is cooked nine hours.", was: 1/m18, by: m11, keys: [["nine hours"]], not: ["eleven"]}
    - {fact: "Tips are split 60 floor, 40 kitchen.", was: 1/m25, by: m22, keys: [["60 floor"]], not: ["50/50"]}
    never:
    - {what: "irony: notes framed on the wall", src: m2, keys: [["on my wall"]]}
    - {what: "hearsay about another restaurant", src: m18, keys: [["80 grand"]]}
    - {what: "price of a product not taken", src: m21, keys: [["spritz"]]}
    - {what: "supposition nobody pursues", src: m24, keys: [["taxi drivers"]]}
    - {what: "a wrong guess corrected at once", src: m26, keys: [["dentist from largs"]]}
    - {what: "quoted spam", src: m32, keys: [["free ipad"]]}
    - {what: "example data", src: m33, keys: [["jane doe"]]}
    - {what: "joke about a saint", src: m34, keys: [["san lorenzo"]]}
    - {what: "asked to be left out", src: m35, keys: [["oyster knife"]]}
    - {what: "what she would have done", src: m36, keys: [["gleneagles"]]}
    - {what: "quoted generic advice to be ignored", src: m37, keys: [["whole apron"]]}
    - {what: "bet", src: m38, keys: [["critic orders"]]}
questions:
- {q: "How do we share out gratuities?", a: "50/50", keys: [["50/50"]]}
- {q: "On which days are we not open after the beginning of April?", a: "Mondays and Tuesdays", keys: [["closed on mondays"]]}
- {q: "Who brings us shellfish, and when?", a: "Inga from Shetland, Wednesdays", keys: [["inga"]]}
- {q: "Who runs the stoves while the boss is with her family in Spain?", a: "Kwabena, 12 to 19 April", keys: [["12 to 19 april"]]}
- {q: "What must a party put down in advance per person?", a: "Twenty pounds a head", keys: [["twenty a head"]]}
- {q: "When is the person who might take over the five evenings being tried out?", a: "Friday 26 March at 17:00", keys: [["date:2027-03-26", "friday 26th"]]}
- {q: "What can a guest in the ruby wedding group die of?", a: "Sesame", keys: [["sesame"]]}
- {q: "May customers still come with wine from home?", a: "No, no more", keys: [["bring your own"]]}
- {q: "What does Linh not eat?", a: "Pork", keys: [["pork"]]}
- {q: "When is the gas certificate done?", a: "24 March at 8:00", keys: [["gas man"]]}
