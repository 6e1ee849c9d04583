=== conversation 1 | LAGOS 26 no excuses | 2026-08-22T17:00
Temi*> cousinssss
Bolaji> who died
Temi*> nobody. we are doing it. reunion. all of us one compound
Temi*> saturday 26 december, 2pm till whenever
Temi*> uncle dele gave us his compound in surulere free of charge
Bolaji> last time he gave us something free it was malaria
Ronke> how many are we
Bolaji> i counted. 64 with the small ones
Temi*> so 150 dollars per adult, kids free, zelle me by end of october
Segun> if elon was our uncle we'd do it on a yacht w 3 jollofs and nobody would zelle anybody
Ronke> aso ebi colours?
Segun> wine and gold
Bolaji> yes
Segun> also t-shirts with my face on, 70 pcs, my guy does them for 6 dollars
Temi*> no
Temi*> and mama alhaja must know NOTHING ok, its a surprise
Ronke> wait isnt she turning 91
Bolaji> 88. your own mother wrote it on the wall
Bolaji> she's diabetic btw since june. so no sugar in her zobo pls tell whoever cooks
Ronke> and the hip? any better?
Bolaji> still the wheelchair, since the fall in april
Temi*> aunty bisi says mama kudi for food, 9k naira a plate
Bolaji> my barber said mama kudi cooked for burna boy and he cried and gave her 4 million in a nylon bag
Segun> no goat for me tho. i stopped meat in march, fish is fine
Bolaji> segun was expelled from nigeria in 2014 for putting peas in jollof. check the archives
Temi*> mc is wale abi? he said yes to me yesterday
Ronke> who's flying when. i land 20 dec with ba, gatwick
Temi*> frankfurt then lagos, i land sat 19 dec
Segun> my passport expired lol. appointment at the consulate in joburg 15 sept
Segun> relax. also i have the big family album, i'll scan all of it
Bolaji> "Air Peace Flash Sale!!! JNB-LOS from R1,999 hurry only 4 seats" just got this sms. 4 seats since 2022
=== conversation 2 | LAGOS 26 no excuses | 2026-10-03T15:20
Bolaji> bad news
Bolaji> surulere flooded. uncle dele's ground floor is a swimming pool, he can't host us again
Bolaji> he's fine hes selling fish. but i found a beach house at ilashe, sleeps 20, 1.1 million naira the day
Segun> what about eko hotel
Bolaji> asked. 7.5 million and you bring your own ice
Temi*> lol no. ilashe then
Ronke> the reviews 😂 "one crab stole our suya, 4 stars, would be robbed again"
Bolaji> but not on 26, its taken. monday 28 december is free
Temi*> ok take it. mon 28 dec
Ronke> boat from where
Bolaji> cms jetty, 9am sharp. two boats, life jackets for everybody or i'm not going
Segun> passport in hand baby. green and shiny
Temi*> because of the house its 180 now not 150. sorry. still end october
Ronke> ok i have news too. doctor says no flying for me after week 28, i'm due 7 february. so i can't come 💔
Bolaji> WAIT
Temi*> RONKE youre pregnant???
Ronke> surprise. its one, don't start
Bolaji> ronke told me privately its triplets, named after the three jollofs
Ronke> i'll do video with mama, 4pm lagos time, someone hold the phone
Segun> me. i hold it
Temi*> the wine lace is finished in the whole of balogun. iya sade has lilac adire, 60 yards left, i told her pack it
Temi*> and wale got a job on a cruise ship till march, so he's out. who has a mouth
Bolaji> pastor gbenga, 6 words per second and no fee
Temi*> i slept 2 hours n saw mama riding a jet ski to cotonou w the mayor of houston
Segun> watched one last night where the first wife comes back as a fridge and eats the landlord. 4 parts
=== conversation 3 | LAGOS 28 no excuses | 2026-11-28T16:10
Segun> album done. 412 pics, link in the drive
Temi*> so. mama knows everything 🙄 iya sade asked her what size lilac
Bolaji> she already has a program. 3 prayers and she speaks LAST
Bolaji> and she walks!! stick only, wheelchair is in the store room since sunday
Ronke> i'm crying in lidl
Temi*> final number is 71 ppl. 22 kids
Bolaji> so mama kudi wants 14k a plate now so i told her bye. iya risi from ikorodu does it for 8500, same jollof, less attitude
Temi*> delta moved my flight like a chess piece. now i land mon 21 dec 14:40 w qatar, bolaji pick me
Bolaji> i'll be there with the small car
Temi*> i have 4 suitcases
Bolaji> with the big car
Segun> fun fact from tiktok: in 1897 a whale with 2 heads washed up there and voted
Segun> where we sleeping before ilashe
Temi*> aunty bisi, gbagada, all of us. she has a borehole and an opinion
Segun> someone in my office says they'll put 500% tax on ppl with two passports from january
Segun> reminder from a responsible adult: malaria tablets, start 2 days before
Ronke> and i'm O negative if anyone ever asks. they told me at the scan
Temi*> noted. what if it rains on monday
Bolaji> it wont but if the lagoon is rough we stay at bisi's and party in her yard, canopy is booked
Temi*> good
Bolaji> drive login is owambe26 pw Zobo!77NoSugar pls dont post it on insta like last time
Segun> also dont write this one anywhere: uncle dele owes femi 2.6m and they'll be at one table
Ronke> £20 says bolaji oversleeps the boat
Bolaji> it's 33 degrees and nepa took light, i'm typing with sweat
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: decision, src: m4, fact: "The reunion is on Saturday 26 December from 2 pm.", keys: [["date:2026-12-26"], ["2pm"]]}
    - {w: 2, type: fact, src: m5, fact: "It is in uncle Dele's compound in Surulere, free of charge.", keys: [["dele"], ["surulere"]]}
    - {w: 1, type: fact, src: m8, fact: "They are 64.", keys: [["64"]]}
    - {w: 2, type: task, src: m9, fact: "150 dollars per adult to Temi by the end of October.", keys: [["150 dollars"]]}
    - {w: 1, type: decision, src: m12, fact: "Aso ebi is wine and gold.", keys: [["wine and gold"]]}
    - {w: 2, type: preference, src: m16, fact: "Mama Alhaja must know nothing, it is a surprise.", keys: [["must know nothing"]]}
    - {w: 1, type: fact, src: m18, fact: "Mama Alhaja turns 88.", keys: [["88"]]}
    - {w: 2, type: fact, src: m19, fact: "Mama is diabetic: no sugar in her zobo.", keys: [["diabetic"], ["zobo"]]}
    - {w: 1, type: fact, src: m21, fact: "Mama is in a wheelchair since the fall in April.", keys: [["wheelchair"]]}
    - {w: 1, type: fact, src: m22, fact: "Mama Kudi cooks for 9k naira a plate.", keys: [["mama kudi"], ["9k"]]}
    - {w: 2, type: preference, src: m24, fact: "Segun eats no meat since March, fish is fine.", keys: [["stopped meat"]]}
    - {w: 1, type: fact, src: m26, fact: "Wale is the MC.", keys: [["mc"], ["wale"]]}
    - {w: 1, type: fact, src: m28, fact: "Temi lands on Saturday 19 December via Frankfurt.", keys: [["frankfurt"], ["date:2026-12-19"]]}
    - {w: 1, type: task, src: m29, fact: "Segun's passport is expired, appointment on 15 September.", keys: [["passport"], ["date:2026-09-15"]]}
    - {w: 1, type: task, src: m30, fact: "Segun scans the big family album.", keys: [["album"], ["scan"]]}
    ended: []
    never:
    - {what: "joke: uncle Dele gave us malaria", src: m6, keys: [["it was malaria"]]}
    - {what: "suggestion refused: t-shirts with his face", src: m14, keys: [["70 pcs", "t-shirts"]]}
    - {what: "wrong guess: turning 91", src: m17, keys: [["91"]]}
    - {what: "hypothetical: if Elon was our uncle", src: m10, keys: [["3 jollofs"]]}
    - {what: "hearsay of a barber: Burna Boy cried", src: m23, keys: [["4 million"]]}
    - {what: "teasing: Segun expelled for peas in jollof", src: m25, keys: [["peas in jollof"]]}
    - {what: "quoted SMS advert", src: m31, keys: [["R1,999"]]}
  2:
    dropped: [1, 2, 4, 5, 12, 14]
    keep:
    - {w: 2, type: decision, src: m3, fact: "The venue is a beach house at Ilashe, sleeps 20, 1.1 million naira.", keys: [["ilashe"], ["1.1 million"]]}
    - {w: 2, type: decision, src: m9, fact: "The reunion is on Monday 28 December.", keys: [["date:2026-12-28"]]}
    - {w: 2, type: task, src: m11, fact: "Two boats from CMS jetty at 9 am, life jackets for everybody.", keys: [["jetty"], ["9am"]]}
    - {w: 2, type: task, src: m13, fact: "The contribution is 180 by the end of October.", keys: [["180"]]}
    - {w: 2, type: fact, src: m14, fact: "Ronke is pregnant, due 7 February, and can't come.", keys: [["due"], ["date:2027-02-07"]]}
    - {w: 1, type: task, src: m19, fact: "Video with Ronke at 4 pm Lagos time.", keys: [["video"], ["4pm"]]}
    - {w: 1, type: task, src: m20, fact: "Segun holds the phone.", keys: [["hold it"]]}
    - {w: 1, type: decision, src: m21, fact: "The aso ebi is lilac adire from Iya Sade.", keys: [["lilac adire"]]}
    - {w: 1, type: fact, src: m23, fact: "Pastor Gbenga is the MC, no fee.", keys: [["gbenga"]]}
    ended:
    - {fact: "The compound in Surulere is the venue.", was: 1/m5, by: m2, keys: [["surulere"], ["compound"]], not: ["flooded"]}
    - {fact: "The reunion is on 26 December.", was: 1/m4, by: m8, keys: [["date:2026-12-26"], ["2pm"]], not: ["taken"]}
    - {fact: "Segun's passport is expired.", was: 1/m29, by: m12, keys: [["passport expired"]], not: ["in hand"]}
    - {fact: "The contribution is 150.", was: 1/m9, by: m13, keys: [["150 dollars"]], not: ["180"]}
    - {fact: "Wine and gold.", was: 1/m12, by: m21, keys: [["wine and gold"]], not: ["lilac", "finished"]}
    - {fact: "Wale is the MC.", was: 1/m26, by: m22, keys: [["mc is wale"]], not: ["cruise"]}
    never:
    - {what: "quoted review: one crab stole our suya", src: m7, keys: [["stole our suya"]]}
    - {what: "price of a hotel not taken: 7.5 million", src: m5, keys: [["7.5 million"]]}
    - {what: "tease: triplets", src: m18, keys: [["triplets"]]}
    - {what: "dream of Mama on a jet ski", src: m24, keys: [["jet ski"]]}
    - {what: "plot of a film: wife as a fridge", src: m25, keys: [["as a fridge"]]}
  3:
    dropped: [1, 2, 5, 6, 8, 9]
    keep:
    - {w: 1, type: fact, src: m1, fact: "412 scanned pictures are in the drive.", keys: [["412"]]}
    - {w: 1, type: fact, src: m3, fact: "Mama speaks last.", keys: [["speaks last"]]}
    - {w: 1, type: fact, src: m6, fact: "The final number is 71, 22 of them kids.", keys: [["71"]]}
    - {w: 2, type: decision, src: m7, fact: "Iya Risi from Ikorodu cooks for 8,500 a plate.", keys: [["iya risi"], ["8500"]]}
    - {w: 2, type: fact, src: m8, fact: "Temi lands on Monday 21 December at 14:40 with Qatar.", keys: [["date:2026-12-21"], ["14:40"]]}
    - {w: 1, type: task, src: m11, fact: "Bolaji picks Temi up with the big car.", keys: [["big car"]]}
    - {w: 2, type: fact, src: m14, fact: "Before Ilashe all sleep at Aunty Bisi's in Gbagada.", keys: [["gbagada"]]}
    - {w: 2, type: fact, src: m17, fact: "Ronke is O negative.", keys: [["O negative"]]}
    - {w: 2, type: decision, src: m19, fact: "If the lagoon is rough they party in Bisi's yard.", keys: [["rough"], ["yard"]]}
    ended:
    - {fact: "Mama must know nothing.", was: 1/m16, by: m2, keys: [["must know nothing"]], not: ["everything"]}
    - {fact: "Mama is in a wheelchair.", was: 1/m21, by: m4, keys: [["wheelchair, since the fall"]], not: ["walks"]}
    - {fact: "Mama Kudi cooks.", was: 1/m22, by: m7, keys: [["mama kudi"], ["9k"]], not: ["14k", "bye"]}
    - {fact: "Temi lands on 19 December.", was: 1/m28, by: m8, keys: [["frankfurt"], ["date:2026-12-19"]], not: ["qatar"]}
    - {fact: "Segun has the album to scan.", was: 1/m30, by: m1, keys: [["i'll scan all"]], not: ["done"]}
    - {fact: "They are 64.", was: 1/m8, by: m6, keys: [["64"]], not: ["71"]}
    never:
    - {what: "fun fact: a whale with 2 heads", src: m12, keys: [["whale"]]}
    - {what: "hearsay: 500% tax on two passports", src: m15, keys: [["500%"]]}
    - {what: "login of the drive", src: m21, keys: [["Zobo!77"]]}
    - {what: "asked not to be written: Dele owes Femi", src: m22, keys: [["2.6m"]]}
    - {what: "bet of £20", src: m23, keys: [["£20"]]}
    - {what: "weather: 33 degrees and no light", src: m24, keys: [["typing with sweat"]]}
questions:
- {q: "Where is the party now?", a: "beach house at Ilashe", keys: [["ilashe"], ["beach house"]]}
- {q: "Which day do we celebrate?", a: "Monday 28 December", keys: [["date:2026-12-28", "28 dec"]]}
- {q: "What may our grandma not drink?", a: "sugar (she is diabetic)", keys: [["diabetic"]]}
- {q: "What are we wearing?", a: "lilac adire", keys: [["lilac adire"]]}
- {q: "Who feeds the crowd, and at what price per head?", a: "Iya Risi, 8,500", keys: [["iya risi"], ["8500"]]}
- {q: "Where do the boats leave?", a: "CMS jetty at 9 am", keys: [["jetty"]]}
- {q: "When is the baby expected?", a: "7 February", keys: [["date:2027-02-07"]]}
- {q: "Plan B for bad seas?", a: "party in Bisi's yard", keys: [["rough"], ["yard"]]}
- {q: "When do I land?", a: "Monday 21 December, 14:40", keys: [["date:2026-12-21"]]}
- {q: "What is Ronke's blood type?", a: "O negative", keys: [["O negative"]]}
