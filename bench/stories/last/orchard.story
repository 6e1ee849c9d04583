=== conversation 1 | Huon Bench Growers | 2026-02-16T06:10
Col> river block galas tested this morning, pressure 6.8, starch about a 3. I reckon we start picking on Monday the 23rd
Merrin*> suits me. Duy what's the crew looking like
Duy> eleven backpackers and the four Tongan fellas from last season. fifteen pickers all up
Sefa> my cousins fly in Thursday and they'd like the big bunkhouse again if that's ok
Merrin*> yep the big bunkhouse is theirs
(+20m) Ingrid> Good morning everyone. Two matters from the books. The annual levy stays at $180 per member and is payable by 31 March.
Ingrid> Secondly, I have been through the juice contract and Valley Press offers 32 cents a kilo for windfalls.
Col> 32? christmas has come early
Ingrid> Oh dear. I read it upside down in my head. It is 23 cents a kilo, not 32. Apologies.
Col> and there goes christmas
Duy> if we ever sold straight to Singapore at four dollars a kilo we'd all be driving Porsches by June
Merrin*> dream on. ok serious: cool room 2?
Sefa> cool room 2 is dead, compressor carked it last night. everything's squeezed into rooms 1 and 3 for now
Merrin*> bugger. who do we ring
Sefa> Already rang Nils the fridgie, he can't come before next week
(+3h) Col> bloke at the Franklin pub swears he lost 40 tonne to codling moth in 1987 because his wife hid the spray key
Ingrid> Important for the new pickers, please pass it on: rows tagged with orange tape must not be picked before 9 March, the withholding period on that spray is 21 days.
Duy> will put it on the whiteboard in Vietnamese and French too
Merrin*> thanks. And Jonquil, the girl starting in the packing shed, is badly allergic to bee stings. her EpiPen lives in the red tin above the shed sink
Sefa> test test is this thing posting twice? tractor 12 calling tractor 99
Duy> we hear you tractor 12
(+1d) Ingrid> May I borrow someone's forklift until mine is serviced?
Col> take mine, it's over at yours from this arvo if you send the young bloke to drive it
Ingrid> You are very kind, Col.
Merrin*> while I have you all. committee said yes last night: we're planting 400 Pink Lady trees on the old hop paddock this winter, rootstock M26
Col> and I'll chair one more year as promised, then the missus gets her caravan trip
Duy> someone at the co-op in Cygnet told me Hansens are selling up to a salmon company for 6 million. 2nd hand gossip mind
(2026-02-20T17:40) Col> look at that radar. it'll bucket down sat and sun, ground will be soup. we won't get on the river block till Thursday the 26th, so that's the new start
Merrin*> what about fruit on the steep bit, do we hire a platform? Tassie Lift wanted 390 a day
Col> nah too dear, ladders'll do
Duy> also I told everybody to park in the top paddock. Scratch that, I got it wrong, Merrin's mum has her ewes in there. Park along the poplar windbreak
Merrin*> haha yes mum would have had your tyres
Merrin*> my job list so nobody nags: the food safety audit forms, I still have to get them off to Freshcare
Ingrid> The auditor himself is booked for Tuesday 17 March, ten o'clock. His name is Mr Papadakis.
Duy> Last night i dreamt the auditor was a wombat and gave us 11 out of 10
Col> wombats are fair markers
Sefa> how many bins did we end up buying
Merrin*> sixty. plastic ones, the wooden ones go to the school for garden beds
Merrin*> Saturday stall at Salamanca carries on same as always btw, me and Sefa every week, set up at 7
=== conversation 2 | Huon Bench Growers | 2026-04-13T07:25
Merrin*> right, end of season roundup before I forget it all. who's awake
Col> been up since 4 me
Duy> bad news first. the french couple and their mates nicked off to Queensland on friday, so we're nine now for the Pink Ladies
Merrin*> nine will have to do. last fruit is what, two more weeks?
Col> Sundowners come off 27 April, that's the last of it
(+15m) Sefa> fridge news: Nils put the new compressor in and room 2 has been holding one degree since Easter
Merrin*> legend. What did he charge
Sefa> 2,860 with the gas, paid
Ingrid> Receipt received, thank you Sefa. Regarding prizes for the best joke I shall remain neutral.
Col> ingrid when you brought my forklift home you left half a danish pastry on the seat. much appreciated
Ingrid> That was intended as rent.
Merrin*> lol
Merrin*> audit wrap: forms went off to freshcare weeks ago and Mr Papadakis passed us with one minor. we need a lid on the chemical bin by 1 June
Duy> I'll bet my left boot Geelong win by 60 on saturday. boot is size 9
(+1h) Ingrid> Now the less pleasant part. The state has turned down our application for the cider shed, so there will be no money for a press. We shall have to let it go.
Merrin*> ah well. so my grand plan from March of putting in our own cider press is dead
Sefa> what did the press cost anyway
Ingrid> The one in the catalogue was forty-one thousand. Nobody will be buying that.
Sefa> for the best, we'd have drunk it all. I personally would drink 300 litres a day
Merrin*> Other thing. Sefa and I talked, and with bub coming we're done getting up at 4 on Saturdays. No more Salamanca from May
Duy> wait WHO is having a baby
Sefa> me and Lupe!! due 2 September
Col> congratulations son. that settles it too, missus has put the deposit on the caravan, I'm handing over the chair. Who wants it
Ingrid> I would be willing, on condition that meetings start at 18:30 sharp.
Col> all in favour?
Duy> aye
Sefa> aye
Merrin*> aye. so it's Ingrid in the chair from today
Ingrid> Thank you. First act: we pay out the growers in two parts, 60 percent on 15 May and the rest in October.
(+2h) Sefa> ad on my phone: "LIQUID SEAWEED DOUBLES YOUR YIELD IN 14 DAYS, call Trevor 1800 555 019" lol
Merrin*> the hop paddock: nursery can't do M26, only MM106. we're taking those, still 400
Col> fine by me, vigorous but fine
Duy> I reckon that noise in the packing line was the bearing, 100% it was the bearing on roller 6
Sefa> it was a dead possum duy
Duy> ok it was a possum
Merrin*> and Sefa's cousins moved out of the bunkhouse yesterday, back home to Nuku'alofa. So it's free for the pruning crew from 1 July
Sefa> they left you a pig leg in the freezer
Ingrid> One request from me as chair: please send invoices as PDF only, no photographs of paper on a dashboard.
Merrin*> i'm so knackered today i could sleep standing in a bin
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: task, src: m28, fact: "Picking on the river block starts on Thursday 26 February 2026 (rain).", keys: [["date:2026-02-26"]]}
    - {w: 1, type: fact, src: m3, fact: "There are fifteen pickers: eleven backpackers and four Tongans.", keys: [["fifteen", "eleven backpackers"]]}
    - {w: 1, type: decision, src: m5, fact: "The big bunkhouse goes to Sefa's cousins.", keys: [["bunkhouse is theirs"]]}
    - {w: 2, type: fact, src: m6, fact: "The annual levy is $180 per member, payable by 31 March.", keys: [["$180"], ["date:2026-03-31"]]}
    - {w: 2, type: fact, src: m9, fact: "Valley Press pays 23 cents a kilo for windfalls.", keys: [["23 cents"]]}
    - {w: 1, type: fact, src: m13, fact: "Cool room 2 is out of order (compressor).", keys: [["compressor carked", "room 2 is dead"]]}
    - {w: 2, type: risk, src: m17, fact: "Rows with orange tape must not be picked before 9 March (withholding period 21 days).", keys: [["orange tape"], ["date:2026-03-09"]]}
    - {w: 2, type: fact, src: m19, fact: "Jonquil in the packing shed is allergic to bee stings; her EpiPen is in the red tin above the shed sink.", keys: [["epipen"], ["red tin"]]}
    - {w: 1, type: fact, src: m23, fact: "Col's forklift is at Ingrid's.", keys: [["take mine", "over at yours"]]}
    - {w: 2, type: decision, src: m25, fact: "400 Pink Lady trees will be planted on the old hop paddock this winter, on M26.", keys: [["400 pink lady"], ["m26"]]}
    - {w: 1, type: fact, src: m26, fact: "Col chairs one more year.", keys: [["chair one more year"]]}
    - {w: 1, type: decision, src: m31, fact: "Pickers park along the poplar windbreak.", keys: [["poplar"]]}
    - {w: 2, type: task, src: m33, fact: "Merrin still has to send the food safety audit forms to Freshcare.", keys: [["audit forms"], ["still have to", "get them off"]]}
    - {w: 2, type: task, src: m34, fact: "The auditor, Mr Papadakis, comes on 17 March 2026 at ten.", keys: [["auditor", "papadakis"], ["date:2026-03-17"]]}
    - {w: 1, type: fact, src: m38, fact: "They bought sixty plastic bins.", keys: [["sixty"]]}
    - {w: 1, type: pattern, src: m39, fact: "Merrin and Sefa run the Saturday stall at Salamanca every week, set-up at 7.", keys: [["salamanca"], ["every week", "carries on"]]}
    ended:
    - {fact: "Picking starts on Monday 23 February.", was: m1, by: m28, keys: [["date:2026-02-23"], ["pick", "start"]], not: ["26"]}
    - {fact: "Valley Press offers 32 cents a kilo.", was: m7, by: m9, keys: [["32 cents"]], not: ["not 32"]}
    never:
    - {what: "hypothetical: selling to Singapore at four dollars", src: m11, keys: [["singapore"]]}
    - {what: "a stranger's pub anecdote: 40 tonne lost to codling moth", src: m16, keys: [["codling"]]}
    - {what: "a test message", src: m20, keys: [["calling tractor 99"]]}
    - {what: "gossip: Hansens selling for 6 million", src: m27, keys: [["6 million"]]}
    - {what: "a price not taken and refused: platform at 390 a day", src: m29, keys: [["390"]]}
    - {what: "a dream: the auditor was a wombat", src: m35, keys: [["wombat and gave"]]}
  2:
    dropped: [1, 2, 3, 6, 7, 9, 10, 11, 13, 14, 16]
    keep:
    - {w: 1, type: fact, src: m3, fact: "The crew is nine for the Pink Ladies.", keys: [["nine now"]]}
    - {w: 2, type: task, src: m5, fact: "Sundowners, the last fruit, come off on 27 April 2026.", keys: [["sundowners"], ["date:2026-04-27"]]}
    - {w: 1, type: fact, src: m8, fact: "The cool-room repair by Nils cost 2,860 and is paid.", keys: [["2,860"]]}
    - {w: 2, type: task, src: m13, fact: "The chemical bin needs a lid by 1 June 2026 (audit finding).", keys: [["chemical bin"], ["date:2026-06-01"]]}
    - {w: 2, type: fact, src: m22, fact: "Sefa and Lupe's baby is due on 2 September 2026.", keys: [["date:2026-09-02"], ["due", "lupe"]]}
    - {w: 2, type: fact, src: m28, fact: "Ingrid chairs the cooperative from today.", keys: [["ingrid in the chair"]]}
    - {w: 1, type: preference, src: m24, fact: "Meetings start at 18:30 sharp.", keys: [["18:30"]]}
    - {w: 2, type: decision, src: m29, fact: "Growers are paid 60 percent on 15 May, the rest in October.", keys: [["60 percent"], ["date:2026-05-15"]]}
    - {w: 2, type: decision, src: m31, fact: "The 400 trees for the hop paddock come on MM106.", keys: [["mm106"]]}
    - {w: 1, type: task, src: m36, fact: "The bunkhouse is free for the pruning crew from 1 July 2026.", keys: [["pruning crew"], ["date:2026-07-01"]]}
    - {w: 1, type: preference, src: m38, fact: "Ingrid wants invoices as PDF only.", keys: [["pdf"]]}
    ended:
    - {fact: "There are fifteen pickers.", was: 1/m3, by: m3, keys: [["fifteen pickers", "eleven backpackers"]], not: ["nine"]}
    - {fact: "Cool room 2 is broken.", was: 1/m13, by: m6, keys: [["room 2 is dead", "compressor carked"]], not: ["new compressor"]}
    - {fact: "Col's forklift is at Ingrid's.", was: 1/m23, by: m10, keys: [["over at yours"]], not: ["home", "brought"]}
    - {fact: "Merrin has to send the audit forms.", was: 1/m33, by: m13, keys: [["audit forms"], ["still have to"]], not: ["went off"]}
    - {fact: "Merrin and Sefa run the Saturday stall at Salamanca.", was: 1/m39, by: m20, keys: [["salamanca"], ["carries on", "every week"]], not: ["no more", "done getting up"]}
    - {fact: "Col chairs one more year.", was: 1/m26, by: m23, keys: [["chair one more year"]], not: ["handing over"]}
    - {fact: "The trees come on M26.", was: 1/m25, by: m31, keys: [["rootstock m26", "on m26"]], not: ["mm106", "can't do"]}
    - {fact: "The bunkhouse is for Sefa's cousins.", was: 1/m5, by: m36, keys: [["bunkhouse is theirs"]], not: ["moved out"]}
    never:
    - {what: "a bet on a football match", src: m14, keys: [["left boot"]]}
    - {what: "catalogue price of a press not bought", src: m18, keys: [["forty-one thousand"]]}
    - {what: "exaggeration: 300 litres a day", src: m19, keys: [["300 litres"]]}
    - {what: "quoted ad for seaweed", src: m30, keys: [["seaweed"]]}
    - {what: "a wrong guess: the bearing (it was a possum)", src: m33, keys: [["roller 6"]]}
    - {what: "mood of the moment", src: m39, keys: [["sleep standing"]]}
questions:
- {q: "What did the inspector find lacking?", a: "a lid on the chemical bin, by 1 June", keys: [["chemical bin"]]}
- {q: "Where do I find the emergency injection for the girl with the allergy?", a: "red tin above the shed sink", keys: [["red tin"]]}
- {q: "Who runs our committee these days?", a: "Ingrid", keys: [["ingrid in the chair"]]}
- {q: "When will Sefa become a father?", a: "2 September", keys: [["date:2026-09-02"], ["due", "lupe"]]}
- {q: "When does the money reach the farms, and in which portions?", a: "60 percent on 15 May, rest in October", keys: [["60 percent"], ["date:2026-05-15"]]}
- {q: "What do the windfalls earn us per kilo?", a: "23 cents", keys: [["23 cents"]]}
- {q: "How much does everyone contribute yearly?", a: "$180", keys: [["$180"]]}
- {q: "What did fixing the refrigeration set us back?", a: "2,860", keys: [["2,860"]]}
- {q: "Which rootstock are the new trees on the hop paddock?", a: "MM106", keys: [["mm106"]]}
- {q: "In what format should invoices be sent?", a: "PDF", keys: [["pdf"]]}
