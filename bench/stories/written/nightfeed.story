=== conversation 1 | Coburg bubs 🍼 | 2026-03-02T03:12
Kirra> who else is up 🙋‍♀️ banjo has been on the boob since midnight
Yuki*> me 🥴 koji thinks 3am is karaoke
Temi> twins here. when folu drops off fade clocks on, they have a ROSTER 😭
Paloma> helen from the health centre wrote: our group is tuesdays at 10 in the library until easter 📚
Hiba> I can never be there before 10.30, school run with yusuf 🚸
Sunniva> in norway babies nap outside at minus 15 and grow up to be finance ministers 😇
Yuki*> koji was 4.2 kg at the check on friday 💪 he is 7 weeks
Kirra> my mother in law says brandy on the gums and they go till 7. raised five that way apparently 🥃
Temi> your mother in law is not invited to my house 😂
Paloma> leonor has reflux, it's official. omeprazole 2.5 ml morning and evening, upright half an hour after every feed
Hiba> poor little chicken 🐥
Yuki*> and i have mastitis 🤒 left side, 39.1, antibiotics 4x a day until saturday
Temi> WHAT. i am bringing you jollof tomorrow, this is not a question. how do i get in
Yuki*> you angel. gate is 7719 🤫
Sunniva> Yuki I lend you my electric pump, the Spectra. i have two. Don't be brave
Yuki*> tusen takk 💚 lars can throw it over the fence
Hiba> "SLEEP IN 48 HOURS or your money back, Mama Moon Academy, only $399" 👈 why does my phone know
Kirra> their whole demo: lets say baby is called luna and wakes 14 times 😹
Paloma> baby swim anyone? thursdays 2 pm at Brunswick Baths, six lessons, 96 dollars
Yuki*> we're in! koji and me 🏊
Temi> i have two hands and two babies. no
Hiba> inaya can't 🦵 she wears the hip harness until 28 april. dysplasia, but a mild one
Sunniva> Lunch at mine? saturday 21 march, 12 o'clock, garden, everyone brings a plate 🥗
Yuki*> yes pls! i'll make onigiri. salmon ok? temi?
Temi> fish yes. shellfish = ambulance 🚑 not exaggerating, it was a whole thing at my wedding
Kirra> ethan flies back to the mine on the 9th 😮‍💨 two weeks on one off, so im solo with banjo
Hiba> then you eat with us on mondays. my mum cooks for nine anyway
Kirra> deal 🥹 mondays at hibas
Paloma> imagine we bought one big house together, six cots and a night nanny called gustavo 🏡
Temi> gustavo and i would be very happy
Yuki*> girls i think koji has a TOOTH. white, bottom left, at 7 weeks???
(+20m) Yuki*> it was fluff from the muslin 🤡
Kirra> im 900 years old tonight and my left arm has died
(+1d) Sunniva> sorry, 21st is no good, lars has the car in ballarat. saturday 28 march, same hour?
Temi> 👍👍 one from each twin
Hiba> 👍 and i bring the fattoush
=== conversation 2 | Coburg bubs 🍼🍂 | 2026-04-20T04:05
Yuki*> morning 🌚 koji is 14 weeks, 5.9 kg and slept FIVE hours
Kirra> five?? frame it 🖼️
Temi> fade sleeps through since thursday. folu has not read the memo
Paloma> leonor is off the omeprazole since good friday 🎉 dr nguyen says she has grown out of it. i burned the towels
Hiba> HARNESS IS OFF 🦋🦋 scan on the 16th was perfect!! one more x-ray on 14 july and thats it
Yuki*> crying into my toast 💛
Sunniva> now that the library thing is finished: shall we walk on wednesdays 9.30, Harmony Park, meet at the swings?
Temi> yes to wednesdays ✅
Hiba> can do, yusuf is dropped by 9
Kirra> and if it rains we sit in Lolo's on sydney road ☔
Sunniva> Deal.
Kirra> MY news. ethan resigned 😱 home for good from 1 may, he will drive trams out of the brunswick depot 🚋
Kirra> so hiba tell your mum a thousand thanks, last monday was my last one, i eat at my own table again. well, standing at it
Hiba> she has already marinated for ten 😂
Yuki*> sunniva the spectra is on your porch since sunday, washed and kissed. my boob was fine within the week back in march btw
Yuki*> koji gets two bottles a day now, aptamil, rest is me
Sunniva> Found it, thanks 🌷
Paloma> swimming: pool is shut till winter, boiler exploded 💥 they gave back 64 dollars. we do rhyme time now, fridays 11 at the schoolhouse
Yuki*> koji too, he loves the man with the accordion
Temi> lady at the chemist: her nephew walked at 5 months and reads the newspaper. he is ONE 👶📰
Kirra> drives the 19 tram too i bet
Hiba> work starts again for me on monday 4 may, mondays and thursdays, my mum has inaya 👵
Temi> bluebell daycare offered me ONE place from july. i have two children. so both stay home with bayo's sister till january
Kirra> somebody told me bluebell had 3 directors in a year and a ferret in the nap room
Sunniva> We are in Bergen from 10 june to 22 july ✈️ elias meets his great grandmother, she is 99, this is true
Temi> "hush little baby dont say a word, papas gonna buy you a mockingbird" x40 tonight 🐦
Yuki*> koji has his 4 month needles on thursday 14 may, 9.20. hold my hand pls
Paloma> one of the hemsworths paid 12 grand for a cot 🙄 with wifi
Yuki*> second lunch, my turn! sunday 17 may at 11, no shoes no gifts 🍱
Yuki*> anything new i must not cook?
Paloma> me, no dairy since two weeks, because of leonors skin 🥛❌
Temi> and nothing with 10 legs 🦐
Hiba> dont keep this one please but i may be pregnant again, test on friday 🙈
Temi> 🤐
Kirra> banjo would be bruce today if ethan had got to the registry first lol
Sunniva> dreamt that elias spoke danish and wanted a divorce
Kirra> im charging banjo rent from now on, 40 a week plus bond 💸
Yuki*> pram update: the thule guy in preston wants 650, hahaha no. my cousin sells us her bugaboo for 80, comes on friday 🛒
Hiba> poster at the clinic: "Happy mums drink 3 litres!" next to it a broken tap
Sunniva> it has been 31 degrees for six days, in april, i melt
Paloma> mine is asleep. whisper everyone 🤍
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m4, fact: "The group is on Tuesdays at 10 in the library until Easter.", keys: [["tuesdays at 10"]]}
    - {w: 1, type: fact, src: m5, fact: "Hiba can't be there before 10.30 because of Yusuf's school run.", keys: [["before 10.30"]]}
    - {w: 1, type: fact, src: m7, fact: "Koji weighs 4.2 kg.", keys: [["4.2 kg"]]}
    - {w: 2, type: fact, src: m10, fact: "Leonor has reflux: omeprazole 2.5 ml morning and evening.", keys: [["omeprazole 2.5"]]}
    - {w: 2, type: fact, src: m12, fact: "Yuki has mastitis, antibiotics until Saturday.", keys: [["mastitis"], ["antibiotics", "left side"]]}
    - {w: 1, type: fact, src: m15, fact: "Sunniva lends Yuki her electric pump (Spectra).", keys: [["lend"], ["Spectra"]]}
    - {w: 1, type: fact, src: m19, fact: "Baby swim Thursdays 2 pm, Brunswick Baths, six lessons, 96 dollars.", keys: [["Brunswick Baths"], ["thursdays"]]}
    - {w: 2, type: fact, src: m22, fact: "Inaya wears a hip harness until 28 April.", keys: [["harness"], ["date:2026-04-28"]]}
    - {w: 2, type: fact, src: m25, fact: "Temi is allergic to shellfish.", keys: [["shellfish"]]}
    - {w: 1, type: fact, src: m26, fact: "Ethan works at the mine, two weeks on, one off.", keys: [["mine"], ["two weeks on"]]}
    - {w: 1, type: fact, src: m28, fact: "Kirra eats at Hiba's on Mondays.", keys: [["mondays at hibas"]]}
    - {w: 2, type: task, src: m34, fact: "Lunch at Sunniva's on 28 March, 12 o'clock.", keys: [["date:2026-03-28"]]}
    - {w: 1, type: task, src: m24, fact: "Yuki makes onigiri for the lunch.", keys: [["onigiri"]]}
    - {w: 1, type: task, src: m36, fact: "Hiba brings the fattoush.", keys: [["fattoush"]]}
    ended:
    - {fact: "Lunch at Sunniva's on 21 March.", was: m23, by: m34, keys: [["date:2026-03-21"], ["12 o'clock"]], not: ["28 march", "no good"]}
    never:
    - {what: "irony: Norwegian babies", src: m6, keys: [["finance ministers"]]}
    - {what: "hearsay advice: brandy", src: m8, keys: [["brandy"]]}
    - {what: "a gate code", src: m14, keys: [["7719"]]}
    - {what: "quoted ad", src: m17, keys: [["Mama Moon"]]}
    - {what: "example data of a demo", src: m18, keys: [["luna"]]}
    - {what: "fantasy of a shared house", src: m29, keys: [["gustavo"], ["nanny"]]}
    - {what: "wrong guess: tooth", src: m31, keys: [["TOOTH"]]}
    - {what: "exaggerated mood", src: m33, keys: [["900 years"]]}
  2:
    dropped: [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14]
    keep:
    - {w: 2, type: fact, src: m1, fact: "Koji weighs 5.9 kg.", keys: [["5.9 kg"]]}
    - {w: 1, type: fact, src: m3, fact: "Fade sleeps through since Thursday.", keys: [["fade sleeps through"]]}
    - {w: 2, type: task, src: m5, fact: "Inaya's last x-ray is on 14 July.", keys: [["x-ray"], ["date:2026-07-14"]]}
    - {w: 2, type: fact, src: m7, fact: "Walk on Wednesdays 9.30, Harmony Park, at the swings.", keys: [["wednesdays 9.30", "yes to wednesdays"]]}
    - {w: 2, type: decision, src: m10, fact: "If it rains, they meet at Lolo's on Sydney Road.", keys: [["rains"], ["Lolo's"]]}
    - {w: 2, type: fact, src: m12, fact: "Ethan is home for good from 1 May, drives trams.", keys: [["ethan"], ["date:2026-05-01"]]}
    - {w: 2, type: fact, src: m16, fact: "Koji gets two bottles a day (Aptamil).", keys: [["aptamil"]]}
    - {w: 1, type: fact, src: m18, fact: "Rhyme time Fridays 11 at the Schoolhouse.", keys: [["rhyme time"], ["fridays"]]}
    - {w: 2, type: fact, src: m22, fact: "Hiba works again from 4 May, Mondays and Thursdays; her mum has Inaya.", keys: [["date:2026-05-04"], ["mondays and thursdays"]]}
    - {w: 1, type: decision, src: m23, fact: "Temi's twins stay home with Bayo's sister until January.", keys: [["bayo's sister"]]}
    - {w: 2, type: fact, src: m25, fact: "Sunniva's family is in Bergen 10 June to 22 July.", keys: [["Bergen"], ["22 july"]]}
    - {w: 1, type: fact, src: m25, fact: "Elias's great-grandmother is 99.", keys: [["she is 99"]]}
    - {w: 2, type: task, src: m27, fact: "Koji's 4-month vaccinations on 14 May, 9.20.", keys: [["date:2026-05-14"], ["9.20"]]}
    - {w: 2, type: task, src: m29, fact: "Second lunch at Yuki's, 17 May at 11.", keys: [["date:2026-05-17"]]}
    - {w: 1, type: preference, src: m29, fact: "No shoes, no gifts at Yuki's lunch.", keys: [["no shoes"]]}
    - {w: 2, type: fact, src: m31, fact: "Paloma eats no dairy because of Leonor's skin.", keys: [["no dairy"]]}
    - {w: 1, type: fact, src: m38, fact: "Yuki's cousin sells them a Bugaboo for 80, comes on Friday.", keys: [["bugaboo"], ["80"]]}
    ended:
    - {fact: "The group is on Tuesdays at 10 in the library.", was: 1/m4, by: m7, keys: [["tuesdays at 10"]], not: ["finished"]}
    - {fact: "Koji weighs 4.2 kg.", was: 1/m7, by: m1, keys: [["4.2 kg"]], not: ["5.9"]}
    - {fact: "Leonor takes omeprazole for reflux.", was: 1/m10, by: m4, keys: [["omeprazole 2.5"]], not: ["off the"]}
    - {fact: "Inaya wears the hip harness until 28 April.", was: 1/m22, by: m5, keys: [["harness"], ["date:2026-04-28"]], not: ["OFF"]}
    - {fact: "Ethan works at the mine.", was: 1/m26, by: m12, keys: [["mine"], ["two weeks on"]], not: ["resigned"]}
    - {fact: "Kirra eats at Hiba's on Mondays.", was: 1/m28, by: m13, keys: [["mondays at hibas"]], not: ["own table"]}
    - {fact: "Yuki has the Spectra on loan.", was: 1/m15, by: m15, keys: [["lend"], ["Spectra"]], not: ["porch"]}
    - {fact: "Yuki has mastitis.", was: 1/m12, by: m15, keys: [["mastitis"]], not: ["fine"]}
    - {fact: "Swimming on Thursdays at Brunswick Baths.", was: 1/m19, by: m18, keys: [["Brunswick Baths"], ["thursdays"]], not: ["shut"]}
    never:
    - {what: "a stranger's anecdote", src: m20, keys: [["nephew walked"]]}
    - {what: "joke: drives the tram", src: m21, keys: [["19 tram"]]}
    - {what: "hearsay: Bluebell", src: m24, keys: [["ferret"]]}
    - {what: "a lullaby's text", src: m26, keys: [["mockingbird"]]}
    - {what: "celebrity gossip", src: m28, keys: [["hemsworths"]]}
    - {what: "asked not to keep: pregnancy", src: m33, keys: [["pregnant"]]}
    - {what: "hypothetical: Bruce", src: m35, keys: [["would be bruce"]]}
    - {what: "a dream", src: m36, keys: [["spoke danish"]]}
    - {what: "joke: rent", src: m37, keys: [["40 a week"]]}
    - {what: "price not taken: Thule", src: m38, keys: [["650"]]}
    - {what: "a poster's text", src: m39, keys: [["3 litres"]]}
    - {what: "weather", src: m40, keys: [["31 degrees"]]}
questions:
- {q: "Which seafood could put one of us in hospital?", a: "shellfish (Temi)", keys: [["shellfish"]]}
- {q: "Where do we go with the strollers in wet weather?", a: "Lolo's on Sydney Road", keys: [["rains"], ["Lolo's"]]}
- {q: "How heavy was my son at three months?", a: "5.9 kg", keys: [["5.9 kg"]]}
- {q: "What should I leave out of the food for Leonor's mother?", a: "dairy", keys: [["no dairy"]]}
- {q: "What does Kirra's husband do for a living now?", a: "he drives trams, home from 1 May", keys: [["ethan"], ["date:2026-05-01"]]}
- {q: "Who looks after Temi's two for the rest of the year?", a: "Bayo's sister", keys: [["bayo's sister"]]}
- {q: "When is my boy's next vaccination?", a: "Thursday 14 May, 9.20", keys: [["date:2026-05-14"], ["9.20"]]}
- {q: "When is Sunniva in Bergen?", a: "10 June to 22 July", keys: [["Bergen"], ["22 july"]]}
- {q: "On which mornings do we stroll?", a: "Wednesdays 9.30, Harmony Park", keys: [["wednesdays 9.30", "yes to wednesdays"]]}
- {q: "How is my baby fed at present?", a: "two bottles of Aptamil a day, the rest breast", keys: [["aptamil"]]}
