=== conversation 1 | Job hunt | 2026-01-19T21:10
user> Evening. I need help getting out of my job without my boss smelling it
assistant> Happy to. Tell me what you do now, what you want to leave behind, and what the next job must have.
user> data engineer, 4 years at Transrota in Porto (trucks, pallets, sad SQL Server). They pay me 38k gross
user> what I want: 48k minimum. At least three days a week at home. And no gambling or crypto companies, whatever they pay
assistant> Clear. How long is your notice period, and is there anything that makes this urgent?
user> 60 days, it's in the contract. And yes: my wife Lívia is pregnant, due on 9 June
assistant> Congratulations to you both! A word on tactics in general: people who let the employer name a figure first tend to end up higher, and a common trick is to anchor 10 to 15 percent above your real target. It also helps to have three short stories ready in the situation–task–action–result form.
user> ok. Rules for when you write for me. Cover letters under 200 words. Never "I am passionate about". And use British spelling
assistant> Understood. Where are you applying?
user> today I sent it to Nortada Analytics and Celeiro Energy
user> i've posted a million CVs since Christmas and got nine hundred thousand ghosts back
assistant> That is a lot of ghosts. Two targeted applications are worth more than a hundred sprayed ones.
user> some guy at padel swears Nortada gives seniors 60k and fires them after eleven months
assistant> I'd weigh that lightly; ask about team tenure in the interview instead.
user> there is also a recruiter, Gonçalo Pires at Hays, my contact for anything Irish
user> and I go through the job boards every night from ten to eleven, Lívia calls it my second wife
user> last thing for today, I'm registered for the Databricks certificate, exam on 27 February
assistant> Good signal on a CV. Sleep well!
(2026-01-22T08:05) user> NORTADA ANSWERED!! first interview Thursday 29 January, 15:00, on Teams with a Sofia Brandão
assistant> Excellent news. Shall we rehearse?
user> yes. play Sofia, and be nasty
assistant> [as Sofia] "Our ceiling for this position is 41,000 and I need your yes by Wednesday. Two candidates have already accepted less."
user> ouch
user> show me a CV layout with fake stuff in it
assistant> Say the candidate is called Bob Example, 40 years old, twelve years at ACME Lisboa, team of 30, cloud bill down 45%. Then the page would open with his name on the left and the three figures on the right.
user> I like that. one page, two columns, that's how I want mine
(2026-01-27T19:00) user> Sofia had to push it, we talk on Friday 30 January at 11:30 now
assistant> Adjusted. Same preparation holds.
user> by the way my right wrist is inflamed, doctor put me in a splint for two weeks and I'm dictating. So: short answers please
assistant> Short it is.
(2026-01-30T13:00) user> ok it happened, went great! now a take-home: small dbt pipeline, to be handed in by Thursday 5 February
user> fifty euros they turn me down before Monday
assistant> I won't take that bet.
=== conversation 2 | Job hunt, part two | 2026-02-17T20:40
user> hi. news, in the order I remember it
assistant> Go on.
user> the dbt thing I handed in a day early and they loved the tests
user> Celeiro I withdrew from. Turns out half their revenue is electricity for a bitcoin mine in Sines
assistant> Consistent with your red line.
user> Gonçalo has left Hays, my person there is Tânia Rebelo now
user> she wants to present me to Brightwater, an insurer in Dublin. Worth it?
assistant> Remote, insurance, stable: it fits what you told me. I would.
user> then yes, let's go for Brightwater
user> Tânia needs my CV as a Word file before Friday noon
assistant> I can prepare the structure whenever you paste the text.
user> oh and the wrist is fine again, splint is in the bin. But keep the short answers, I got fond of them
assistant> Gladly.
user> certificate: not happening. I can't study and paint a nursery in the same month
user> and drop the British thing, mirror whatever spelling the advert has
user> did the maths with Lívia too, our rent climbs to 1,150 in May. So my floor is 52 from here on
assistant> Got it.
user> if we ever moved to Dublin itself I'd need 85k and a flat for 2,600 and a raincoat for each day of the week
user> look what linkedin sends me: "Hi dear, earn 900€/day from home, 2 hours only, seats limited!!"
assistant> Delete with confidence.
user> Lívia's uncle claims every Irish firm hands out 30 days of holiday and a turkey
user> pasting here so I can copy it on the laptop: Brightwater portal, user raf.m, password Cegonha!2026x
assistant> Please move that to a password manager, I'd rather not hold on to it.
=== conversation 3 | Offers | 2026-03-12T12:20
user> two. I have TWO offers. I'm writing this from the bathroom at work
assistant> Congratulations! Figures, please.
user> Nortada: 46k plus meal card, two days at home
user> Brightwater: 54k, everything remote, 25 days off. They want me from 1 June
user> hm wait, I misread the pdf. Nortada's number is 49.5k, the other one was before the bonus
assistant> Still below your floor, and two home days is under your minimum. Brightwater wins on each count unless you love the Matosinhos office.
user> this stays out of your notes please, but Sofia let slip that her boss is being pushed out in April
assistant> Of course.
user> one snag: at the last scan they changed the date, baby's expected 2 June now
user> so I rang Dublin and we settled on 3 August as first day
assistant> That gives you two months with the baby.
user> exactly. I take six weeks of parental leave right after the birth, that's set
(+4h) user> signed!!! the Brightwater contract is signed
user> told Nortada no, nicely
assistant> Well done. And Transrota?
user> gave notice at five o'clock, my last day there is 11 May
user> boss said i'd crawl back by Christmas, he must think it's 1987
user> I also deleted all the job apps, no more boards at night, Lívia applauded
assistant> A fine ending. Who do you deal with on the Irish side?
user> Aoife Kinsella in HR, and the laptop reaches me the last week of July
user> I'm so tired I could sleep till 2031
assistant> Go and sleep. Shall I remind you what to hand over at Transrota another day?
user> yes, and keep in mind the airflow docs, I have to finish them for Nuno before I go
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m3, fact: "The user is a data engineer at Transrota in Porto (4 years).", keys: [["data engineer"], ["Transrota"]]}
    - {w: 2, type: preference, src: m4, fact: "The user wants 48k minimum.", keys: [["48k minimum"]]}
    - {w: 2, type: preference, src: m4, fact: "At least three days a week at home.", keys: [["three days a week at home"]]}
    - {w: 2, type: preference, src: m4, fact: "No gambling or crypto companies.", keys: [["gambling"]]}
    - {w: 2, type: fact, src: m6, fact: "The notice period is 60 days.", keys: [["60 days"]]}
    - {w: 2, type: fact, src: m6, fact: "Wife Lívia is pregnant, due on 9 June.", keys: [["Lívia"], ["date:2026-06-09"]]}
    - {w: 2, type: preference, src: m8, fact: "Cover letters under 200 words.", keys: [["under 200 words"]]}
    - {w: 2, type: preference, src: m8, fact: "Use British spelling.", keys: [["British spelling"]]}
    - {w: 1, type: fact, src: m10, fact: "The user applied to Celeiro Energy (and Nortada Analytics).", keys: [["Celeiro"]]}
    - {w: 1, type: fact, src: m15, fact: "Gonçalo Pires at Hays is the recruiter for Irish jobs.", keys: [["Gonçalo Pires"]]}
    - {w: 1, type: fact, src: m16, fact: "The user goes through job boards every night from ten to eleven.", keys: [["boards every night"]]}
    - {w: 1, type: task, src: m17, fact: "The Databricks certificate exam is on 27 February.", keys: [["Databricks"], ["date:2026-02-27"]]}
    - {w: 1, type: preference, src: m26, fact: "The CV shall be one page in two columns.", keys: [["two columns"]]}
    - {w: 1, type: fact, src: m29, fact: "The right wrist is inflamed, splint for two weeks.", keys: [["wrist is inflamed"]]}
    - {w: 2, type: preference, src: m29, fact: "The user wants short answers.", keys: [["short answers"]]}
    - {w: 2, type: task, src: m31, fact: "The take-home (dbt pipeline) is due Thursday 5 February.", keys: [["dbt"], ["date:2026-02-05"]]}
    ended:
    - {fact: "The first interview at Nortada is on Thursday 29 January at 15:00.", was: m19, by: m27, keys: [["date:2026-01-29"], ["15:00"]], not: ["11:30"]}
    never:
    - {what: "generic advice on anchoring", src: m7, keys: [["anchor 10 to 15"]]}
    - {what: "exaggeration on the number of CVs", src: m11, keys: [["million CVs"]]}
    - {what: "hearsay at padel on Nortada", src: m13, keys: [["eleven months"]]}
    - {what: "role play as Sofia", src: m22, keys: [["41,000"]]}
    - {what: "example data: Bob Example", src: m25, keys: [["Bob Example"]]}
    - {what: "bet that they turn him down", src: m32, keys: [["fifty euros"]]}
  2:
    dropped: [2, 8, 9, 10, 12, 14, 16]
    keep:
    - {w: 2, type: fact, src: m6, fact: "Tânia Rebelo is now the contact at Hays.", keys: [["Tânia Rebelo"]]}
    - {w: 2, type: decision, src: m9, fact: "The user goes for Brightwater (insurer in Dublin).", keys: [["go for Brightwater"]]}
    - {w: 2, type: preference, src: m15, fact: "Mirror the spelling of the advert.", keys: [["mirror"]]}
    - {w: 2, type: preference, src: m16, fact: "The user's floor is 52k.", keys: [["floor is 52"]]}
    ended:
    - {fact: "The take-home is due on 5 February.", was: 1/m31, by: m3, keys: [["to be handed in"], ["date:2026-02-05"]], not: ["early"]}
    - {fact: "The application at Celeiro Energy is running.", was: 1/m10, by: m4, keys: [["Celeiro Energy"]], not: ["withdrew"]}
    - {fact: "Gonçalo Pires at Hays is the contact.", was: 1/m15, by: m6, keys: [["Gonçalo Pires"]], not: ["left", "Tânia"]}
    - {fact: "The wrist is inflamed and in a splint.", was: 1/m29, by: m12, keys: [["wrist is inflamed"]], not: ["fine again"]}
    - {fact: "The user takes the Databricks certificate on 27 February.", was: 1/m17, by: m14, keys: [["Databricks"]], not: ["not happening"]}
    - {fact: "Use British spelling.", was: 1/m8, by: m15, keys: [["British spelling"]], not: ["drop", "mirror"]}
    - {fact: "The minimum is 48k.", was: 1/m4, by: m16, keys: [["48k minimum"]], not: ["52"]}
    never:
    - {what: "hypothetical: moving to Dublin", src: m18, keys: [["raincoat"]]}
    - {what: "quoted spam: 900 a day from home", src: m19, keys: [["900€/day"]]}
    - {what: "hearsay of Lívia's uncle on Irish firms", src: m21, keys: [["turkey"]]}
    - {what: "password of the Brightwater portal", src: m22, keys: [["Cegonha"]]}
  3:
    dropped: [5, 7]
    keep:
    - {w: 1, type: fact, src: m4, fact: "Brightwater pays 54k, remote, 25 days of holiday.", keys: [["54k"], ["25 days"]]}
    - {w: 2, type: fact, src: m9, fact: "The baby is expected on 2 June.", keys: [["date:2026-06-02"]]}
    - {w: 2, type: decision, src: m10, fact: "First day at Brightwater is 3 August.", keys: [["date:2026-08-03"]]}
    - {w: 2, type: decision, src: m12, fact: "Six weeks of parental leave right after the birth.", keys: [["six weeks"]]}
    - {w: 2, type: decision, src: m13, fact: "The Brightwater contract is signed.", keys: [["contract is signed"]]}
    - {w: 2, type: fact, src: m16, fact: "The last day at Transrota is 11 May.", keys: [["last day"], ["date:2026-05-11"]]}
    - {w: 1, type: fact, src: m20, fact: "Aoife Kinsella is the HR contact.", keys: [["Aoife Kinsella"]]}
    - {w: 1, type: task, src: m23, fact: "Finish the airflow docs for Nuno before leaving.", keys: [["airflow docs"]]}
    ended:
    - {fact: "Nortada offers 46k.", was: m3, by: m5, keys: [["46k"]], not: ["49.5"]}
    - {fact: "The baby is due on 9 June.", was: 1/m6, by: m9, keys: [["date:2026-06-09"]], not: ["2 June"]}
    - {fact: "Brightwater wants the user from 1 June.", was: m4, by: m10, keys: [["want me"], ["date:2026-06-01"]], not: ["3 August"]}
    - {fact: "The user goes through job boards every night.", was: 1/m16, by: m18, keys: [["boards every night"]], not: ["no more", "deleted"]}
    never:
    - {what: "asked not to be noted: Sofia's boss", src: m7, keys: [["pushed out in April"]]}
    - {what: "mood: so tired", src: m21, keys: [["till 2031"]]}
questions:
- {q: "When will our child arrive?", a: "2 June", keys: [["date:2026-06-02"]]}
- {q: "Until when do I still work for the trucking firm?", a: "11 May", keys: [["last day"], ["date:2026-05-11"]]}
- {q: "On which day do I begin with the Dubliners?", a: "3 August", keys: [["date:2026-08-03"]]}
- {q: "Whose industries do I refuse to work for?", a: "gambling and crypto", keys: [["gambling"]]}
- {q: "How should letters of application be limited in length?", a: "under 200 words", keys: [["under 200 words"]]}
- {q: "Who handles me at the agency?", a: "Tânia Rebelo", keys: [["Tânia Rebelo"]]}
- {q: "What is the lowest pay I accept?", a: "52k", keys: [["floor is 52"]]}
- {q: "How should you spell when writing to an employer?", a: "as in the advert", keys: [["mirror"]]}
- {q: "How long will I stay off with the newborn?", a: "six weeks", keys: [["six weeks"]]}
- {q: "What documentation do I owe Nuno?", a: "the airflow docs", keys: [["airflow docs"]]}
