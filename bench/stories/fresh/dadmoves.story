=== conversation 1 | Dad & the house | 2026-02-08T17:30
Maren*> right, making a group for the three of us because the phone calls are doing my head in
Jonas> yes please. also hello
Ines> hi from the night shift
Maren*> summary for everyone: Dad fell again on Thursday, nothing broken, but the doctor says he can't do the stairs for now
Jonas> is he sleeping downstairs?
Maren*> on the sofa bed in the dining room since Friday, yes
Ines> he can't stay like this. i looked at Lindenhof, they have a waiting list, 8 months
Jonas> 8 months is an age
Maren*> so for the meantime: carers twice a day, 8am and 6pm, from the district service, starts 16 Feb. costs 1,150 a month
Ines> his pension covers 900 of that, I did the sums. We'd split the rest, 250, between us
Jonas> i can pay 100, Ines you do 50 with the twins and all, Maren 100?
Maren*> ok for me
Ines> thank you, both of you
Maren*> who has his papers? I need the insurance number
Jonas> Me. blue folder, in my office in Kassel
Ines> remember he's on blood thinners, apixaban, 5 mg twice a day, so any fall with a bump on the head means A&E, no discussion
Jonas> noted, good that one of us is a nurse
Maren*> visits: I take Saturdays, Jonas every second Sunday, Ines whenever the shifts allow
Jonas> Works
Ines> and the cat?? Professor needs feeding
Maren*> neighbour Frau Adler feeds the cat until Dad's steady
Jonas> Professor weighs as much as a cement mixer, perhaps he should do the stairs
Ines> 😂
Maren*> should we think about selling the house?
Jonas> NOT now. he said to me that he'd rather be carried out. we leave the house alone this year
Ines> agreed, no sale this year
Maren*> fine with me. Then a stairlift? I got a quote, 7,400 for the curved one
Jonas> let's do it. The fitter comes on 12 March
Ines> hm wait. before spending 7k can't we ask the insurance, they pay up to 4,000 for adaptations
Maren*> good point, I'll apply this week, form has to be in by 27 Feb
Jonas> aunt Gerda says she has heard that lifts like that catch fire all the time. thanks Gerda
Ines> Gerda also thinks microwaves listen
Maren*> power of attorney: Dad wants it to be me, notary appointment is 3 March, 10:30
Jonas> ok with me. his birthday is the 22nd of March, 80!, do we still do the big thing at the Ratskeller?
Ines> Yes, 30 people, booked since autumn
Maren*> We keep it for now
(+3h) Jonas> just talked with the carers, they can't do 6pm, they come at 7pm instead. the morning stays
Ines> 7 is fine, he eats late anyway
Maren*> good night you two
=== conversation 2 | Dad & the house | 2026-04-19T16:15
Maren*> hello you. long one coming. Lindenhof called
Ines> already?? they said 8 months
Maren*> someone declined. They have a two-room flat with a balcony, ground floor, free from 1 June. Dad went to look on Friday and said yes!!
Jonas> he said YES? our dad?
Maren*> There's a chess club. that did it.
Ines> i'm crying at the nurses' station
Maren*> rent with meals is 2,680 a month
Jonas> pension 900 plus... care allowance?
Ines> care grade 3 came through on 2 April, that's 599 a month now
Maren*> so the house has to go. he said so himself: sell it, what do I want with five rooms
Jonas> then i'm for selling too. it goes on the market in May
Ines> me too. who does it?
Jonas> estate agent: Brigitte Wolters, she sold my neighbour's place. She estimates 310,000
Maren*> Fine. And until it's sold we top up, ok?
Ines> I can do more now, I got the ward manager job, so three equal shares, 400 each
Jonas> three times 400, agreed. congratulations boss!
Ines> thx. what about the stairlift money
Maren*> cancelled the stairlift, the fitter was nice about it, we only lose the 200 deposit
Jonas> and the 4,000?
Maren*> Since nothing gets built we don't draw it. withdrew the application
Ines> carers until the move?
Maren*> yes until 31 May, then they end. I've given notice
Jonas> meds: has anything changed since the cardiologist
Ines> yes!! important. off apixaban, he's on edoxaban, 30 mg once a day, because of the kidneys
Jonas> once a day will be easier for him
Ines> and new: he's allergic to penicillin apparently, rash in March. It's to be on every form
Maren*> will tell Lindenhof
Jonas> what about the cat. Lindenhof doesn't take pets i bet
Maren*> no pets, correct. Frau Adler wants to keep Professor for good, she's in love
Ines> he'll be twice the size by christmas
Jonas> if i ever get old just put me on an ice floe with a crate of riesling
Ines> noted with pleasure
Maren*> moving day is Saturday 30 May, Jonas brings the van
Jonas> van yes, 8 in the morning
Ines> I'm on shift but I'll swap... no, i can't, done that twice. My Karim will come and help in my place
Maren*> perfect. The piano nobody can take?
Jonas> The primary school in the village takes the piano, they collect it on 20 May
Maren*> lovely, he'll like that
Ines> between us, and please don't write that down anywhere: dad told me he had another fiancée before mum
Maren*> WHAT. ok. lips sealed
Maren*> Blue folder: I need it as I have the power of attorney now. Jonas can you send it?
Jonas> gave it to Ines last week! it's at hers in Marburg
Ines> yes, on top of my fridge
Maren*> ok. visits from June: Lindenhof is 10 minutes from me so I'll go Tuesdays and Fridays, you two alternate Sundays
Jonas> perfect
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m4, fact: "Dad fell again; nothing broken, but he can't do the stairs for now.", keys: [["Dad"], ["stairs"]]}
    - {w: 1, type: fact, src: m6, fact: "Dad sleeps on the sofa bed in the dining room.", keys: [["sofa bed"]]}
    - {w: 2, type: fact, src: m9, fact: "Carers from the district service come twice a day from 16 February 2026 and cost 1,150 a month.", keys: [["carers"], ["1,150"]]}
    - {w: 2, type: fact, src: m7, fact: "Lindenhof has a waiting list of 8 months.", keys: [["Lindenhof"], ["8 months"]]}
    - {w: 1, type: fact, src: m10, fact: "The pension covers 900 of the care; the rest, 250, is split between the siblings.", keys: [["pension"], ["250"]]}
    - {w: 1, type: decision, src: m11, fact: "Jonas pays 100, Ines 50, Maren 100.", keys: [["100"], ["50"]]}
    - {w: 1, type: fact, src: m15, fact: "Dad's papers are in a blue folder in Jonas's office in Kassel.", keys: [["folder"], ["Kassel"]]}
    - {w: 2, type: risk, src: m16, fact: "Dad is on apixaban, 5 mg twice a day; a bump on the head means A&E.", keys: [["apixaban"], ["A&E"]]}
    - {w: 1, type: decision, src: m18, fact: "Maren visits on Saturdays, Jonas every second Sunday, Ines when shifts allow.", keys: [["Saturdays"], ["second Sunday"]]}
    - {w: 1, type: fact, src: m21, fact: "Neighbour Frau Adler feeds the cat until Dad is steady.", keys: [["Adler"], ["cat"]]}
    - {w: 2, type: decision, src: m25, fact: "The house is left alone this year, no sale.", keys: [["house"], ["this year"]]}
    - {w: 2, type: task, src: m28, fact: "A stairlift gets fitted, the fitter comes on 12 March 2026.", keys: [["fitter"], ["date:2026-03-12"]]}
    - {w: 1, type: task, src: m30, fact: "Maren applies to the insurance for the adaptation money; the form has to be in by 27 February 2026.", keys: [["form"], ["date:2026-02-27"]]}
    - {w: 2, type: task, src: m33, fact: "Power of attorney for Maren: notary on 3 March 2026, 10:30.", keys: [["notary"], ["date:2026-03-03"]]}
    - {w: 1, type: fact, src: m34, fact: "Dad's 80th birthday is on 22 March 2026, with a big party at the Ratskeller.", keys: [["birthday"], ["Ratskeller"]]}
    - {w: 2, type: fact, src: m37, fact: "The carers come at 7pm in the evening.", keys: [["7pm"]]}
    ended:
    - {fact: "The carers come at 6pm.", was: m9, by: m37, keys: [["6pm"]], not: ["7pm", "can't"]}
    never:
    - {what: "joke about the cat", src: m22, keys: [["cement mixer"]]}
    - {what: "hearsay: stairlifts catch fire", src: m31, keys: [["catch fire"]]}
  2:
    dropped: [4, 5, 6, 7, 8, 10, 11, 12, 13, 14]
    keep:
    - {w: 2, type: fact, src: m3, fact: "Lindenhof has a ground-floor two-room flat for Dad from 1 June 2026; he said yes.", keys: [["two-room flat"], ["date:2026-06-01"]]}
    - {w: 1, type: fact, src: m5, fact: "Lindenhof has a chess club, which convinced Dad.", keys: [["chess club"]]}
    - {w: 2, type: fact, src: m7, fact: "The rent with meals is 2,680 a month.", keys: [["2,680"]]}
    - {w: 1, type: fact, src: m9, fact: "Care grade 3 came through on 2 April 2026, 599 a month.", keys: [["care grade"], ["599"]]}
    - {w: 2, type: decision, src: m11, fact: "The house goes on the market in May.", keys: [["on the market", "selling"], ["May"]]}
    - {w: 1, type: fact, src: m13, fact: "The estate agent is Brigitte Wolters, she estimates 310,000.", keys: [["Wolters"], ["310,000"]]}
    - {w: 2, type: decision, src: m15, fact: "Three equal shares of 400 each; Ines is ward manager.", keys: [["400"], ["shares"]]}
    - {w: 1, type: decision, src: m18, fact: "The stairlift is cancelled; the 200 deposit is lost.", keys: [["stairlift"], ["cancelled"]]}
    - {w: 1, type: fact, src: m22, fact: "The carers end on 31 May 2026, notice has been given.", keys: [["date:2026-05-31"], ["notice"]]}
    - {w: 2, type: fact, src: m24, fact: "Dad takes edoxaban, 30 mg once a day, because of the kidneys.", keys: [["edoxaban"]]}
    - {w: 2, type: risk, src: m26, fact: "Dad is allergic to penicillin.", keys: [["penicillin"]]}
    - {w: 1, type: fact, src: m29, fact: "Frau Adler keeps the cat Professor for good.", keys: [["Adler"], ["Professor"]]}
    - {w: 2, type: task, src: m33, fact: "Moving day is Saturday 30 May 2026, Jonas brings the van.", keys: [["van"], ["date:2026-05-30"]]}
    - {w: 1, type: fact, src: m35, fact: "Karim helps in Ines's place on moving day.", keys: [["Karim"]]}
    - {w: 1, type: task, src: m37, fact: "The primary school takes the piano and collects it on 20 May 2026.", keys: [["piano"], ["date:2026-05-20"]]}
    - {w: 1, type: fact, src: m42, fact: "The papers are at Ines's place in Marburg.", keys: [["Marburg"]]}
    - {w: 1, type: decision, src: m44, fact: "From June Maren visits on Tuesdays and Fridays, the other two alternate Sundays.", keys: [["Tuesdays and Fridays"]]}
    ended:
    - {fact: "Lindenhof has a waiting list of 8 months.", was: 1/m7, by: m3, keys: [["waiting list"], ["8 months"]], not: ["declined", "said"]}
    - {fact: "The house isn't sold this year.", was: 1/m25, by: m11, keys: [["house"], ["alone"]], not: ["selling", "market"]}
    - {fact: "Jonas pays 100, Ines 50 and Maren 100.", was: 1/m11, by: m15, keys: [["pay 100"], ["50"]], not: ["400", "equal"]}
    - {fact: "The stairlift gets fitted on 12 March.", was: 1/m28, by: m18, keys: [["fitter"], ["date:2026-03-12"]], not: ["cancelled"]}
    - {fact: "Maren applies for the adaptation money.", was: 1/m30, by: m20, keys: [["apply"], ["form"]], not: ["withdrew"]}
    - {fact: "Dad is on apixaban 5 mg twice a day.", was: 1/m16, by: m24, keys: [["apixaban"], ["5 mg"]], not: ["edoxaban", "off"]}
    - {fact: "Frau Adler feeds the cat until Dad is steady.", was: 1/m21, by: m29, keys: [["feeds the cat"]], not: ["for good", "keep"]}
    - {fact: "The papers are with Jonas in Kassel.", was: 1/m15, by: m42, keys: [["Kassel"]], not: ["Marburg", "gave it"]}
    never:
    - {what: "guess, and bet, about the pets", src: m28, keys: [["pets i bet"]]}
    - {what: "joke about the ice floe", src: m31, keys: [["ice floe"]]}
    - {what: "asked not to be written down", src: m39, keys: [["fiancée"]]}
questions:
- {q: "Where will Dad live this summer?", a: "In a ground-floor flat at Lindenhof", keys: [["Lindenhof"]]}
- {q: "What blood thinner does he take and how often?", a: "Edoxaban, 30 mg once a day", keys: [["edoxaban"], ["once"]]}
- {q: "How do the siblings divide the extra cost?", a: "Equally, 400 each", keys: [["400"]]}
- {q: "What will become of the family home?", a: "It goes on the market in May", keys: [["market"]]}
- {q: "Who ended up with the pet?", a: "Frau Adler keeps Professor", keys: [["Adler"]]}
- {q: "Which antibiotic must doctors avoid?", a: "Penicillin", keys: [["penicillin"]]}
- {q: "Who has the important documents at the moment?", a: "Ines, in Marburg", keys: [["Ines"]]}
- {q: "Where does the instrument go?", a: "To the primary school in the village", keys: [["school"]]}
- {q: "When do the helpers from the district service stop coming?", a: "On 31 May", keys: [["31 May"]]}
- {q: "What persuaded the old man to accept the flat?", a: "The chess club", keys: [["chess"]]}
