=== conversation 1 | pris 🦝 | 2026-02-10T13:05
Yuna*> you up
Pris> its 8am and the raccoon woke me at 5 so yes
Yuna*> tell raccoon hi from seoul
Pris> NEWS got the library job, lillian smith branch, i start march 2
Pris> 28 hours a week so not rich but DENTAL
Yuna*> i am wiring you one million dollars and a raccoon lawyer as congratulations
Pris> accepted. can we have a fixed call bc we keep missing each other
Yuna*> sundays 9pm for me?
Pris> thats 7am you monster. fine yes
(+2m) Yuna*> so dubu had the blood test, vet says creatinine 2.9, its the kidneys
Pris> nooo my daughter what can she eat
Yuna*> renal kibble only from now, tuna is finished for life
Pris> my aunts neighbour in port of spain had a cat that got to 31 on sardines and rum
Yuna*> dubu is 9 and already judges me
(+1h) Yuna*> minjae got the letter. enlists april 7, nonsan training center, 18 months
Pris> in my mind your baby brother is still 8 and owes me a popsicle
Yuna*> ok now sit down
Yuna*> air canada, june 12 to june 28, i paid already
Pris> IM CRYING IN A TIM HORTONS
Yuna*> korean air wanted 2.1 million won so no
Pris> guy next to me is telling his phone he moved 40 snowblowers this week
(+5m) Pris> one thing before you come, shellfish, im not being picky, i have an epipen since november
Yuna*> omg since when
Pris> since the buffet. we dont discuss the buffet
(+1d) Yuna*> foot update. doctor says grade 2 sprain and i wear the boot till march
Pris> how did you even
Yuna*> looked at a dog. do you still have my olympus
Pris> yes the camera is in my sock drawer w 12 shots left
Yuna*> and i owe you 85 dollars for the mitski tickets right
Pris> yep but no rush
Pris> also hamza and i are official since saturday
Yuna*> the dentist
Pris> hygienist. he would want me to say hygienist
Yuna*> my life: 4 coffees a day and a landlord
Yuna*> rent in mangwon is 750 now and he hints at more
Pris> my coworkers cousin pays 3400 for a basement in scarborough w no door
=== conversation 2 | pris 🦝 | 2026-03-29T12:10
Pris> why did your call come at 8 i was in the shower
Yuna*> your clocks changed not mine
Pris> sundays are dead for me now anyway, church w granny
Yuna*> saturday 10am here = friday 9pm you?
Pris> yes that, forever
Yuna*> ankle is 100, ran for the bus today, threw the boot in the trash
Yuna*> it CAME, the olympus is on my desk, you wrapped it in 3 socks
Yuna*> sent you the 85 btw check interac
Pris> got it, rich again, buying the CN tower
(+10m) Yuna*> and im moving
Pris> ??
Yuna*> landlord said 900. signed in yeonnam instead, 680, 3rd floor, i get the keys may 9
Pris> does it have a window for the queen
Yuna*> south window yes. the ad said "sun drenched jewel for a quiet single genius"
Pris> so its taken by someone else
Yuna*> saw one in hapjeong for 1.2 million w a hot tub lol
Pris> imagine we open a cafe on jeju, call it two dubus, you bake i insult tourists
Yuna*> door code there is 7719 star dont ask why i tell you
Pris> forgetting it as we speak
Yuna*> also havent had coffee since march 1, barley tea girl now
(+3m) Pris> granny turns 90 on august 15, i need a clip from you, 30 seconds, say something in english AND trini
Yuna*> ill do the clip by end of may
Pris> she calls you the korean lawyer, no idea why
Yuna*> dreamt last night minjae came home as a general w a duck
Yuna*> hes nervous. wrote me that he wants letters not calls, so letters
Pris> they say that idol from the perfume ad secretly married a golfer
=== conversation 3 | pris 🦝 | 2026-05-23T01:20
Pris> ok why do you sound weird in the voice msg
Yuna*> mom needs a new hip, surgery is june 16, im the only one here w minjae gone
Pris> oh no yuna
Yuna*> so toronto is off, they gave me the money back minus 150
Pris> ok. ok. then i come to you. october, thanksgiving week, oct 8 to 19
Yuna*> youd do that
Pris> already asked for the days. boss said yes bc im full time since monday, 35 hours
Pris> if your mom still cant do stairs by then i stay at a guesthouse, no arguing
Yuna*> no arguing. and clip for granny went out last night, check your mail
Pris> SAW IT. she watched it 400 times
Pris> other news. me and hamza are done, since tuesday, im fine
Yuna*> do i hate him
Pris> no. mutual. he moved to calgary
Yuna*> id have married the raccoon tbh
(+4m) Yuna*> dubus number is 2.3 now, vet is happy, next check in august
Pris> queen behavior
Pris> cherry told someone at church i moved to korea to marry a dentist king
Yuna*> if id taken the hot tub place id be hosting 6 people and a horse

=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m4, fact: "Pris got a job at the Lillian Smith branch library and starts on 2 March 2026.", keys: [["lillian smith"], ["date:2026-03-02"]]}
    - {w: 1, type: fact, src: m5, fact: "Pris's library job is 28 hours a week, with dental cover.", keys: [["28 hours"]]}
    - {w: 2, type: decision, src: m8, fact: "The two call on Sundays at 9 pm Seoul time.", keys: [["sundays 9pm"]]}
    - {w: 2, type: fact, src: m10, fact: "Yuna's cat Dubu has kidney disease, creatinine 2.9.", keys: [["creatinine 2.9"]]}
    - {w: 2, type: decision, src: m12, fact: "Dubu eats only renal kibble, no tuna.", keys: [["renal kibble"]]}
    - {w: 1, type: fact, src: m14, fact: "Dubu the cat is 9 years old.", keys: [["dubu is 9"]]}
    - {w: 2, type: fact, src: m15, fact: "Minjae enlists on 7 April 2026 at Nonsan, for 18 months.", keys: [["enlists"], ["date:2026-04-07"], ["18 months"]]}
    - {w: 2, type: decision, src: m18, fact: "Yuna flies to Toronto with Air Canada, 12 to 28 June.", keys: [["air canada"], ["date:2026-06-12"]]}
    - {w: 2, type: fact, src: m22, fact: "Pris is allergic to shellfish and has an EpiPen.", keys: [["shellfish"], ["epipen"]]}
    - {w: 1, type: fact, src: m25, fact: "Yuna has a grade 2 sprain and wears a boot until March.", keys: [["grade 2 sprain"]]}
    - {w: 1, type: fact, src: m28, fact: "Pris has Yuna's Olympus camera in her sock drawer, 12 shots left.", keys: [["sock drawer"]]}
    - {w: 1, type: task, src: m29, fact: "Yuna owes Pris 85 dollars for the Mitski tickets.", keys: [["85 dollars"]]}
    - {w: 1, type: fact, src: m31, fact: "Pris and Hamza are officially together.", keys: [["hamza"], ["official"]]}
    - {w: 1, type: fact, src: m34, fact: "Yuna drinks four coffees a day.", keys: [["4 coffees"]]}
    - {w: 1, type: fact, src: m35, fact: "Yuna's rent in Mangwon is 750 (thousand won).", keys: [["mangwon"], ["750"]]}
    ended: []
    never:
    - {what: "joke: a million dollars and a raccoon lawyer as a gift", src: m6, keys: [["one million dollars"]]}
    - {what: "a stranger's cat of 31 on sardines and rum", src: m13, keys: [["sardines"]]}
    - {what: "joke: Minjae is 8 and owes her a popsicle", src: m16, keys: [["popsicle"]]}
    - {what: "price of the airline not taken", src: m20, keys: [["2.1 million"]]}
    - {what: "overheard: a man who sold 40 snowblowers", src: m21, keys: [["snowblowers"]]}
    - {what: "wrong guess put right at once: Hamza is a dentist", src: m32, keys: [["the dentist"]]}
    - {what: "hearsay: a coworker's cousin pays 3400 for a basement", src: m36, keys: [["scarborough"]]}
  2:
    dropped: [3, 10, 11, 12, 15, 14]
    keep:
    - {w: 2, type: decision, src: m4, fact: "The weekly call is Saturday 10 am in Seoul, Friday 9 pm in Toronto.", keys: [["saturday 10am"]]}
    - {w: 1, type: fact, src: m7, fact: "The Olympus camera is back on Yuna's desk.", keys: [["olympus is on my desk"]]}
    - {w: 2, type: decision, src: m12, fact: "Yuna moves to Yeonnam: rent 680, third floor, keys on 9 May 2026.", keys: [["yeonnam"], ["680"]]}
    - {w: 1, type: fact, src: m20, fact: "Yuna has had no coffee since 1 March and drinks barley tea.", keys: [["barley tea"]]}
    - {w: 2, type: fact, src: m21, fact: "Pris's granny turns 90 on 15 August 2026.", keys: [["90"], ["date:2026-08-15"]]}
    - {w: 2, type: task, src: m22, fact: "Yuna makes the clip for granny by the end of May.", keys: [["clip by end of may"]]}
    - {w: 1, type: preference, src: m25, fact: "Minjae wants letters, not calls, in the army.", keys: [["letters not calls"]]}
    ended:
    - {fact: "The weekly call is on Sundays at 9 pm Seoul time.", was: 1/m8, by: m4, keys: [["sundays 9pm"]], not: ["dead"]}
    - {fact: "Yuna's ankle is sprained, she wears the boot.", was: 1/m25, by: m6, keys: [["grade 2 sprain"]], not: ["100"]}
    - {fact: "Pris has Yuna's Olympus in her sock drawer.", was: 1/m28, by: m7, keys: [["sock drawer"]], not: ["desk"]}
    - {fact: "Yuna owes Pris 85 dollars.", was: 1/m29, by: m8, keys: [["85 dollars"]], not: ["sent you"]}
    - {fact: "Yuna rents in Mangwon for 750.", was: 1/m35, by: m12, keys: [["mangwon"], ["750"]], not: ["yeonnam"]}
    - {fact: "Yuna drinks four coffees a day.", was: 1/m34, by: m20, keys: [["4 coffees"]], not: ["barley"]}
    never:
    - {what: "joke: rich again, buying the CN tower", src: m9, keys: [["cn tower"]]}
    - {what: "quoted advert of a flat", src: m14, keys: [["sun drenched"]]}
    - {what: "a flat looked at for fun and not taken", src: m16, keys: [["hapjeong"]]}
    - {what: "castle in the air: a cafe on Jeju", src: m17, keys: [["two dubus"]]}
    - {what: "door code", src: m18, keys: [["7719"]]}
    - {what: "granny's notion that Yuna is a lawyer", src: m23, keys: [["korean lawyer"]]}
    - {what: "dream of Minjae as a general", src: m24, keys: [["general w a duck"]]}
    - {what: "gossip about an idol and a golfer", src: m26, keys: [["golfer"]]}
  3:
    dropped: [7, 2, 9, 15, 3]
    keep:
    - {w: 2, type: fact, src: m2, fact: "Yuna's mother has hip surgery on 16 June 2026.", keys: [["hip"], ["date:2026-06-16"]]}
    - {w: 2, type: decision, src: m5, fact: "Pris comes to Seoul from 8 to 19 October 2026.", keys: [["date:2026-10-08"], ["19"]]}
    - {w: 1, type: fact, src: m7, fact: "Pris works full time now, 35 hours.", keys: [["35 hours"]]}
    - {w: 1, type: decision, src: m8, fact: "If Yuna's mother still can't do stairs by then, Pris stays at a guesthouse.", keys: [["guesthouse"]]}
    - {w: 2, type: fact, src: m11, fact: "Pris and Hamza have split up.", keys: [["hamza"], ["done"]]}
    - {w: 2, type: fact, src: m15, fact: "Dubu's value is 2.3 now, next check in August.", keys: [["2.3"]]}
    ended:
    - {fact: "Yuna flies to Toronto from 12 to 28 June.", was: 1/m18, by: m4, keys: [["air canada"], ["date:2026-06-12"]], not: ["off"]}
    - {fact: "Pris works 28 hours a week.", was: 1/m5, by: m7, keys: [["28 hours"]], not: ["35"]}
    - {fact: "Pris and Hamza are a couple.", was: 1/m31, by: m11, keys: [["hamza"], ["official"]], not: ["done"]}
    - {fact: "Yuna still has to make the clip for granny.", was: 2/m22, by: m9, keys: [["clip by end of may"]], not: ["went out"]}
    - {fact: "Dubu's creatinine is 2.9.", was: 1/m10, by: m15, keys: [["creatinine 2.9"]], not: ["2.3"]}
    never:
    - {what: "exaggeration: watched it 400 times", src: m10, keys: [["400 times"]]}
    - {what: "hypothetical joke: would have married the raccoon", src: m14, keys: [["married the raccoon"]]}
    - {what: "gossip: somebody at church says Pris marries in Korea", src: m17, keys: [["dentist king"]]}
    - {what: "what would have been, had she taken the other flat", src: m18, keys: [["6 people and a horse"]]}
questions:
- {q: "When do we talk every week?", a: "Saturday 10 am Seoul, Friday 9 pm Toronto", keys: [["saturday 10am"]]}
- {q: "What must I never cook for Pris?", a: "shellfish: she has an EpiPen", keys: [["shellfish"]]}
- {q: "How much do I pay for my apartment?", a: "680 in Yeonnam", keys: [["680"]]}
- {q: "When is my friend visiting Korea?", a: "8 to 19 October", keys: [["date:2026-10-08"]]}
- {q: "What does the cat get in her bowl?", a: "renal kibble only", keys: [["renal kibble"]]}
- {q: "How long is my brother in the army?", a: "18 months from 7 April 2026", keys: [["18 months"]]}
- {q: "Is Pris still dating somebody?", a: "No, she and Hamza are done", keys: [["hamza"], ["done"]]}
- {q: "When is the birthday of Pris's grandmother?", a: "15 August, 90", keys: [["date:2026-08-15"]]}
- {q: "Where does Pris work?", a: "Lillian Smith branch library", keys: [["lillian smith"]]}
- {q: "Which operation does mom have and when?", a: "a new hip on 16 June", keys: [["hip"], ["date:2026-06-16"]]}
