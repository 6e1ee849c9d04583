=== conversation 1 | Ballyrowan Celtic – trainers | 2026-08-17T20:02
Declan> here we go, thread for the season. the old one had 4,000 messages and a chowder recipe in it
Niamh*> chowder was the best of it
Declan> Tunde, your U10s have tuesdays 17:30 on the astro
Tunde> sound
Declan> Niamh, U12 girls thursdays 18:00, also astro
Niamh*> grand. and who minds the lights
Declan> caretaker, Mossie, he goes home at half eight whatever happens
Piotr> I take goalkeepers of all ages every second Saturday at 10:00, starting 29 August
Declan> how many signed up with you Niamh?
Niamh*> nineteen. it'd be more but camogie got there first
Niamh*> Róisín Daly is helping me on the thursdays again, thank god
Tunde> for whoever stands in for me: small Fionn has asthma, his spare blue inhaler is in the side pocket of my kit bag
Niamh*> same idea: Aoibhín is coeliac. matters when we do pizza after a match
Declan> Tunde your garda vetting runs out on 30 september, the renewal form has to reach me before that
Tunde> will do, it's on the fridge
Declan> Galway blitz is sat 10 october, U12s only
Declan> Hanley's will bring ye there, 340 for the bus, there and back
Niamh*> ouch
Piotr> Small warning, my knee is swollen again. The physio forbids me any kicking till further notice, so I throw the balls
Tunde> nobody will see a difference
Niamh*> the electric pump isn't in the shed because I lent it to Ciara in St Brigid's, before anyone starts a search
Declan> shed padlock is 7309 since the weekend. learn it and don't put it anywhere
Declan> kit sponsor stays Mulcahy Tyres, 1,500 for the year
Niamh*> if the council ever handed us the field behind the mart I'd have three teams on it by easter and a stand for 200
Piotr> Somebody at work told me Castlebrack pay their U16 man 60 euro per session. Cash
Declan> somebody at work has never met the Castlebrack treasurer
Tunde> can we try the quiet sideline? first match of every month, parents clap but no shouting instructions
Niamh*> god yes
Declan> passed unanimously so. I'll print it
Tunde> and I can drive over to the coaching day in Athlone on the 20th of september for us
Declan> subs this year: 110 a child, 70 for a second one in the family
(+1d) Declan> misread Hanley's scribble, sorry. it's 430 for the bus, not what I put above
=== conversation 2 | trainers, week 39 | 2026-09-28T19:15
Piotr> Good evening. The knee is silent since a week, I kick again and the physio has thrown me out
Tunde> great news for every window behind the goal. fun fact lads, Piotr was third keeper for Legia in 2003 and once saved a penalty from Ronaldinho with his ear
Piotr> I was a pharmacist in Radom in 2003
Declan> right. astro lights are on a timer from now, so the girls go to fridays 17:45
Niamh*> friday works actually. fewer of them have music
Niamh*> less good: Róisín's off to Lyon for the year with Erasmus. I'm on my own with them
Tunde> my brother Femi could do it? he has his PDP1 and all the papers
Niamh*> yes please, tell him friday
(+20m) Tunde> he says yes
Declan> Tunde's vetting form landed on my desk at last, signed, coffee on it. filed
Tunde> scratch me from Athlone like ye surely noticed, I was put on nights that week
Declan> we noticed when they rang asking where you were
Niamh*> Ciara dropped the pump in to me on saturday, and two cones that aren't ours
Declan> and Galway pulled the plug on the blitz altogether. no referees to be got. Hanley knows
Niamh*> the girls will be raging
Piotr> After Saturday I have 400 new grey hairs. Our defence was in Tenerife, I counted ninety shots and then lay down
Niamh*> what about our own instead? a small home tournament, six teams, saturday 21 november, half ten start
Declan> yes, do that. six is the max with two pitches
Tunde> forwarding from the school app, is this real?? "URGENT: your club account will be suspended, confirm your IBAN with FAI-Support within 24h"
Declan> no. bin it
Niamh*> Sadhbh Shea did something to her wrist on friday, it's fractured, she's out of goal for six weeks
Piotr> Then Nela Kowalczyk goes in goal. She has quiet hands
Declan> weather's to be brutal all week, bring the big coats
=== conversation 3 | trainers – november | 2026-11-09T20:40
Declan> news: Mulcahy's are closing their doors, so the credit union will be on the front of the jerseys. 1,800
Niamh*> up the credit union
Tunde> on the sideline thing, I'm calling it. it lasted two matches and Fionn's granda was sent to the car park. let them roar
Declan> agreed, sign's in the recycling
Niamh*> Sadhbh's cast came off, doctor says she may play again
Piotr> Good. They both stay in goal, one half each
Declan> heard in Supermac's that Liam Brady is buying a holiday home out the Castle road for 900k and joining the committee
Tunde> and I'm buying Supermac's
Niamh*> tournament: five teams confirmed, Clonfert are the last to answer. who does the pitches?
Piotr> I mark the lines, Friday evening before
Tunde> I do the food then. jollof and a vat of soup
Niamh*> gluten free soup!!
Tunde> obviously
Declan> first aid course in the hall on wed 2 december at seven, all of us have to be there, the insurance wants it
Niamh*> tenner says Declan faints at the video again
Piotr> By the way I stop with the Saturdays, too few came. Goalkeepers come to me on Wednesday at 18:30
Declan> Mossie wants the gate key hung up in the boiler house after, not in his letterbox
Niamh*> after tonight's session I'm resigning, I'm emigrating, I'm taking up bowls
Declan> see you friday so
Niamh*> see you friday
=== labels ===
after:
  1:
    keep:
    - {w: 1, type: fact, src: m3, fact: "The U10s train on Tuesdays at 17:30 on the astro.", keys: [["17:30"]]}
    - {w: 2, type: fact, src: m5, fact: "The U12 girls train on Thursdays at 18:00 on the astro.", keys: [["18:00"]]}
    - {w: 1, type: fact, src: m8, fact: "Piotr takes goalkeepers every second Saturday at 10:00 from 29 August.", keys: [["second Saturday"]]}
    - {w: 1, type: fact, src: m10, fact: "Nineteen girls have signed up.", keys: [["nineteen"]]}
    - {w: 1, type: fact, src: m11, fact: "Róisín Daly helps Niamh on Thursdays.", keys: [["Róisín Daly"]]}
    - {w: 2, type: fact, src: m12, fact: "Fionn has asthma; his blue inhaler is in the side pocket of Tunde's kit bag.", keys: [["asthma"], ["side pocket"]]}
    - {w: 2, type: fact, src: m13, fact: "Aoibhín is coeliac.", keys: [["coeliac"]]}
    - {w: 2, type: task, src: m14, fact: "Tunde's vetting renewal form must reach Declan before 30 September.", keys: [["has to reach me"]]}
    - {w: 2, type: task, src: m16, fact: "The Galway blitz is on 10 October, U12s only.", keys: [["blitz"], ["date:2026-10-10"]]}
    - {w: 1, type: fact, src: m32, fact: "Hanley's bus costs 430.", keys: [["430"]]}
    - {w: 1, type: fact, src: m19, fact: "Piotr's knee is swollen, he may not kick.", keys: [["swollen"]]}
    - {w: 1, type: fact, src: m21, fact: "The electric pump is lent to Ciara in St Brigid's.", keys: [["lent it to Ciara"]]}
    - {w: 2, type: fact, src: m23, fact: "The kit sponsor is Mulcahy Tyres, 1,500 for the year.", keys: [["1,500"]]}
    - {w: 1, type: decision, src: m27, fact: "Quiet sideline at the first match of every month.", keys: [["first match of every month"]]}
    - {w: 1, type: task, src: m30, fact: "Tunde goes to the coaching day in Athlone on 20 September.", keys: [["coaching day"]]}
    - {w: 2, type: fact, src: m31, fact: "Subs are 110 a child, 70 for a second one.", keys: [["110 a child"]]}
    ended:
    - {fact: "The bus costs 340.", was: m17, by: m32, keys: [["340"]], not: ["430"]}
    never:
    - {what: "padlock PIN", src: m22, keys: [["7309"]]}
    - {what: "hypothetical: the field behind the mart", src: m24, keys: [["behind the mart"]]}
    - {what: "hearsay: what Castlebrack pay", src: m25, keys: [["60 euro per session"]]}
  2:
    dropped: [2, 5, 8, 9, 10, 11, 12, 15]
    keep:
    - {w: 2, type: fact, src: m4, fact: "The U12 girls train on Fridays at 17:45.", keys: [["17:45"]]}
    - {w: 1, type: fact, src: m7, fact: "Tunde's brother Femi, with PDP1, helps Niamh.", keys: [["Femi"]]}
    - {w: 2, type: decision, src: m17, fact: "The home tournament is on 21 November with six teams, half ten start.", keys: [["date:2026-11-21"], ["six teams"]]}
    - {w: 2, type: fact, src: m21, fact: "Sadhbh Shea has a fractured wrist and is out for six weeks.", keys: [["fractured"]]}
    - {w: 1, type: decision, src: m22, fact: "Nela Kowalczyk goes in goal.", keys: [["Nela Kowalczyk"]]}
    ended:
    - {fact: "Piotr may not kick because of his knee.", was: 1/m19, by: m1, keys: [["swollen"]], not: ["silent"]}
    - {fact: "The U12 girls train on Thursdays at 18:00.", was: 1/m5, by: m4, keys: [["18:00"]], not: ["17:45"]}
    - {fact: "Róisín helps on Thursdays.", was: 1/m11, by: m6, keys: [["Róisín"], ["helping"]], not: ["Lyon"]}
    - {fact: "Tunde's vetting form is due.", was: 1/m14, by: m10, keys: [["has to reach me"]], not: ["landed"]}
    - {fact: "Tunde goes to Athlone.", was: 1/m30, by: m11, keys: [["Athlone"]], not: ["scratch", "nights"]}
    - {fact: "The pump is lent to Ciara.", was: 1/m21, by: m13, keys: [["lent it to Ciara"]], not: ["dropped"]}
    - {fact: "The Galway blitz is on 10 October.", was: 1/m16, by: m14, keys: [["Galway blitz"]], not: ["pulled the plug"]}
    never:
    - {what: "teasing: Piotr at Legia", src: m2, keys: [["Ronaldinho"]]}
    - {what: "exaggeration: ninety shots", src: m16, keys: [["ninety shots"]]}
    - {what: "quoted phishing message", src: m19, keys: [["FAI-Support"]]}
    - {what: "weather", src: m23, keys: [["brutal all week"]]}
  3:
    dropped: [2, 6, 7, 12, 13]
    keep:
    - {w: 2, type: fact, src: m1, fact: "The credit union is the sponsor, 1,800.", keys: [["credit union"], ["1,800", "jerseys"]]}
    - {w: 1, type: decision, src: m6, fact: "Both girls stay in goal, one half each.", keys: [["one half each"]]}
    - {w: 1, type: fact, src: m9, fact: "Five teams are confirmed; Clonfert has not answered.", keys: [["five teams confirmed"]]}
    - {w: 1, type: task, src: m10, fact: "Piotr marks the lines the Friday before.", keys: [["mark the lines"]]}
    - {w: 1, type: task, src: m11, fact: "Tunde does the food.", keys: [["jollof"]]}
    - {w: 2, type: task, src: m14, fact: "First aid course on 2 December at seven, obligatory.", keys: [["date:2026-12-02"], ["first aid"]]}
    - {w: 1, type: fact, src: m16, fact: "Goalkeepers train on Wednesdays at 18:30.", keys: [["18:30"]]}
    ended:
    - {fact: "The sponsor is Mulcahy Tyres.", was: 1/m23, by: m1, keys: [["sponsor stays Mulcahy"]], not: ["closing"]}
    - {fact: "Quiet sideline at the first match of the month.", was: 1/m27, by: m3, keys: [["first match of every month"]], not: ["let them roar"]}
    - {fact: "Sadhbh's wrist is fractured, out for six weeks.", was: 2/m21, by: m5, keys: [["fractured"]], not: ["came off"]}
    - {fact: "Goalkeepers train every second Saturday.", was: 1/m8, by: m16, keys: [["second Saturday"]], not: ["stop with"]}
    never:
    - {what: "celebrity gossip: Liam Brady", src: m7, keys: [["Liam Brady"]]}
    - {what: "irony: buying Supermac's", src: m8, keys: [["buying Supermac"]]}
    - {what: "bet on Declan fainting", src: m15, keys: [["tenner says"]]}
    - {what: "mood: resigning and taking up bowls", src: m18, keys: [["taking up bowls"]]}
questions:
- {q: "On which day do my girls practise?", a: "Fridays 17:45", keys: [["17:45"]]}
- {q: "Who pays for the shirts this season?", a: "the credit union", keys: [["credit union"]]}
- {q: "Which child needs help breathing, and where is the medicine kept?", a: "Fionn; inhaler in the side pocket of Tunde's kit bag", keys: [["side pocket"]]}
- {q: "Who must not eat wheat?", a: "Aoibhín", keys: [["coeliac"]]}
- {q: "When is the home tournament?", a: "21 November, half ten", keys: [["date:2026-11-21"]]}
- {q: "Who assists me since my helper left for France?", a: "Femi, Tunde's brother", keys: [["Femi"]]}
- {q: "What does membership cost for one kid?", a: "110", keys: [["110 a child"]]}
- {q: "When does Piotr train the goalkeepers?", a: "Wednesday 18:30", keys: [["18:30"]]}
- {q: "When do we all have to learn what to do in an emergency?", a: "2 December at seven", keys: [["date:2026-12-02"]]}
- {q: "Which teams are still missing for the tournament?", a: "Clonfert", keys: [["Clonfert"]]}
