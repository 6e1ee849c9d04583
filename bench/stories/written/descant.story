=== conversation 1 | Tour 2026 🎶 | 2026-02-10T19:20
Rhian*> Evening songbirds 🐦 this is THE tour thread, please keep the cat videos in the other one
Gwil> define cat video 🧓
Rhian*> Dates are final: we fly Thursday 28 May and land back Tuesday 2 June ✈️
Obi> leave booked already 🙌🏿
Gwil> last year they nearly left me at the gate. if it happens again just post me in the cello case, second class 📦
Rhian*> Desmond, deposits?
Desmond> 27 of 34 are in. I shall name and shame on Sunday 💷
Haruka> Bilbao or San Sebastián first?
Rhian*> Bilbao three nights, then two in Donostia 🏖️ In Bilbao we sleep at Hostel Zazpi, €46 a night each
Desmond> The Carlton wanted 210 a night for a twin 😳 I closed the tab with my eyes shut
Rhian*> And San Nicolás church is ours on Saturday 30 May, 7.30pm ⛪✅
Obi> a choir from Swindon supposedly paid the priest there 900 and he hummed along through the whole second half 😬
Rhian*> we pay nothing! just a bucket at the door for their roof fund 🪣
Mirela> Dear all 🌹 the encore is "Hator hator" and you learn it by heart, I want no paper in the hand.
Mirela> And burgundy scarves for everyone, I want one colour on the stage 🧣
Gwil> or!! the basses in full kimono 👘
Haruka> absolutely not 🙅‍♀️
Rhian*> Getting around: Autocares Lertxundi drive us the whole time for €1,180, I signed today 🚌✍️
Desmond> Which brings the tour to £385 per head all in 💷 The last instalment is due by 15 April, to the usual account.
Obi> I'll pay in scotch eggs 🥚
Rhian*> Who has allergies? For the restaurant list 🍤
Haruka> me, shellfish 🦐🚫 EpiPen lives in the red pouch, front pocket of my rucksack
Obi> no meat for me since January 🌱
Rhian*> And stairs? Zazpi has no lift 😕
Desmond> Ground floor for me then, the new hip does not do stairs before the summer 🦿
Obi> if I'd won that raffle in 2019 we would all be in a private jet, 12 recliners and a harpist 🥂
Gwil> You may laugh, I did, then I went pale: my mother-in-law is touring with us. Eirlys, 88, second alto 👵🎵
Mirela> She is better in tune than you ❤️
Haruka> my guidebook: 33,000 titanium plates on the Guggenheim. thirty three thousand!! ✨
Gwil> also my butcher's cousin reckons Bilbao fines street singers 2,000 euros per tenor after nine o'clock 🚓
Rhian*> 🙄🙄🙄
Mirela> I cannot speak on Sunday, I have laryngitis and the doctor forbids me the voice for ten days 🤐
(+1d) Rhian*> Ffion is our pianist on tour, she said yes at the bus stop 🎹💕
Haruka> the stage keyboard is with the youth choir at St Luke's, I lent it until their Easter show 🙂
Rhian*> Extra rehearsals every Thursday 6.30 in the vestry, from this week ⏰
Gwil> Also the rugby club is giving us £400 towards the tour, chairman told me over a pint 🏉🍺
Desmond> I shall believe it when I see it on a statement 🧐
Rhian*> Note to self: I still have to post the Busto scores to our twin choir over there 📮
Rhian*> Practice tracks are on the Dropbox, login corgamlas, password Sospan-Fach77 🔑
Rhian*> Name tags! fill the sheet in like this 👉 JONES, Dai, 12/03/1950, bass 2
Gwil> dreamt we sang underwater in Lampeter baths and Mirela conducted in goggles 🤿
Obi> night night 😴
=== conversation 2 | Tour 2026 🎶 part 2 | 2026-03-25T20:05
Rhian*> Tour bulletin, fetch a biscuit 🍪
Rhian*> San Nicolás have a wedding, so our concert is now Friday 29 May at 8pm ⛪💒
Desmond> In happier news the final straggler paid up today. Thirty-four out of thirty-four 🎉
Mirela> And I have my voice again, completely healthy, so be afraid 🗣️😈
Haruka> we heard you from the car park 😅
Haruka> read that Adele keeps nineteen humidifiers at home 💨
Mirela> It will be hot, I looked. White tops and nothing around the neck, all of you ☀️
Gwil> my collection of 1 scarf, wasted 😔
Haruka> my feed just now: "Bellissima Choirwear! Satin robes 40% off with code SING40" 🫣
Rhian*> Mea culpa, I misread the Zazpi quote 😩 With breakfast and city tax it is €53 a night
Desmond> Covered by the following: everyone gets a tram pass, and Lertxundi have let us out of the contract without a penalty 🚋
Obi> so £385 stands?
Desmond> It stands 👍
Obi> brain like porridge today, three kids off school, don't ask 😵
Gwil> and forget what I said about the rugby money, the committee blew it on a scrum machine 😤
Rhian*> Sad one: Ffion has taken a job in Leeds and is already packed 😢 Inés Bustinza from our twin choir will accompany us, she knows every note
Haruka> keyboard is home again btw, they even dusted it 🎹
Rhian*> and the parcel with the Busto went off this morning, tracked, so that's one thing off my list 📮✔️
Desmond> In 1974 a choir from Merthyr lost their driver in Lyon and sang for petrol six days running 🚐
Mirela> No Thursdays any more from now, you are ready. Sunday at 5 stays, in the school hall 🏫
Rhian*> Departure: be at Sophia Gardens car park at 3.45am, the minibuses leave for Bristol airport at 4 sharp ⏰
Gwil> 3.45?? I own socks that have never seen that hour 🧦
Obi> somebody carry me, I'm only four hundred kilos with the bow tie on 🐘
Rhian*> Luggage is one 10 kg cabin bag, music in a black folder inside it 🎒
Rhian*> from the hostel noticeboard, photo in five mins: "Guests practising trumpet after 22h will be moved to the henhouse" 🐔
Mirela> If it rains on 1 June, the open-air singing goes under the arches of the fish market ☔🐟
Obi> the airport there is in the middle of town right, five minutes on foot 🚶🏿
Rhian*> no love, half an hour by bus. the A3247, €3 🚌
Mirela> Solo in the spiritual I give to Obi, I decided it in the bath 🛁
Obi> 😭🙏🏿 I have no words. luckily the song has
Gwil> fiver says Obi weeps before bar 12 💸
Haruka> Can Eirlys sit next to me? She'd like the aisle, row 4 or nearer the front 💺
Rhian*> yes, changing it now 👍
Desmond> Insurance 📄 The group policy stops at 85. Eirlys needs one of her own and I am to arrange it before Easter. Now keep this out of the minutes, but Porthcawl's treasurer is said to have walked off with £212 of tea money ☕
Rhian*> imagine Suntory Hall one day, 2,000 seats, us in the middle with one packet of Polos between us 🗼
Gwil> In Sister Act the nuns go from dreadful to the Pope in about 40 minutes. We have nine weeks 🎬
Mirela> Bring a pencil ✏️ Always a pencil.

=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m3, fact: "The tour goes from Thursday 28 May to Tuesday 2 June 2026.", keys: [["date:2026-05-28"], ["date:2026-06-02"]]}
    - {w: 1, type: fact, src: m7, fact: "27 of the 34 deposits are in.", keys: [["27 of 34"]]}
    - {w: 2, type: fact, src: m9, fact: "In Bilbao they stay at Hostel Zazpi for €46 a night each.", keys: [["Zazpi"], ["46"]]}
    - {w: 2, type: task, src: m11, fact: "The concert in San Nicolás is on Saturday 30 May at 7.30pm.", keys: [["Nicolás"], ["date:2026-05-30"]]}
    - {w: 1, type: fact, src: m13, fact: "The church costs nothing, there is a collection for the roof fund.", keys: [["roof fund"]]}
    - {w: 2, type: decision, src: m14, fact: "The encore is Hator hator, sung by heart.", keys: [["Hator hator"]]}
    - {w: 1, type: decision, src: m15, fact: "Everyone wears a burgundy scarf.", keys: [["burgundy scarves"]]}
    - {w: 2, type: decision, src: m18, fact: "Autocares Lertxundi drive the choir for €1,180.", keys: [["1,180"]]}
    - {w: 2, type: fact, src: m19, fact: "The tour costs £385 per head all in.", keys: [["£385 per"]]}
    - {w: 2, type: task, src: m19, fact: "The last instalment is due by 15 April 2026.", keys: [["instalment"], ["date:2026-04-15"]]}
    - {w: 2, type: fact, src: m22, fact: "Haruka is allergic to shellfish.", keys: [["shellfish"]]}
    - {w: 2, type: fact, src: m22, fact: "Haruka's EpiPen is in the red pouch in the front pocket of her rucksack.", keys: [["red pouch"]]}
    - {w: 1, type: preference, src: m23, fact: "Obi has eaten no meat since January.", keys: [["no meat"]]}
    - {w: 2, type: fact, src: m25, fact: "Desmond needs a ground-floor room because of his new hip.", keys: [["new hip"]]}
    - {w: 2, type: fact, src: m27, fact: "Gwil's mother-in-law Eirlys, 88, second alto, comes along.", keys: [["Eirlys, 88"]]}
    - {w: 1, type: fact, src: m32, fact: "Mirela has laryngitis and must not speak for ten days.", keys: [["laryngitis"]]}
    - {w: 2, type: fact, src: m33, fact: "Ffion is the pianist on tour.", keys: [["Ffion is our pianist"]]}
    - {w: 1, type: fact, src: m34, fact: "The stage keyboard is lent to the youth choir at St Luke's.", keys: [["St Luke"]]}
    - {w: 2, type: task, src: m35, fact: "There are extra rehearsals every Thursday at 6.30 in the vestry.", keys: [["every Thursday"]]}
    - {w: 1, type: fact, src: m36, fact: "The rugby club gives £400 towards the tour.", keys: [["£400"]]}
    - {w: 1, type: task, src: m38, fact: "Rhian has to post the Busto scores to the twin choir.", keys: [["have to post"], ["Busto"]]}
    ended: []
    never:
    - {what: "joke: post Gwil in a cello case", src: m5, keys: [["cello case"]]}
    - {what: "price of a hotel not taken", src: m10, keys: [["210 a night"]]}
    - {what: "hearsay about another choir", src: m12, keys: [["Swindon"]]}
    - {what: "rejected suggestion: kimonos", src: m16, keys: [["kimono"]]}
    - {what: "joke: paying in scotch eggs", src: m20, keys: [["scotch eggs"]]}
    - {what: "hypothetical: a raffle and a jet", src: m26, keys: [["recliners"]]}
    - {what: "trivia about a museum", src: m29, keys: [["titanium"]]}
    - {what: "hearsay: fines for tenors", src: m30, keys: [["per tenor"]]}
    - {what: "password", src: m39, keys: [["Sospan-Fach77"]]}
    - {what: "example data on a form", src: m40, keys: [["JONES, Dai"]]}
    - {what: "dream", src: m41, keys: [["Lampeter"]]}
  2:
    dropped: [2, 3, 4, 7, 8, 16, 17, 18, 19, 20, 21]
    keep:
    - {w: 2, type: task, src: m2, fact: "The concert in San Nicolás is on Friday 29 May at 8pm.", keys: [["date:2026-05-29"]]}
    - {w: 2, type: decision, src: m7, fact: "Everyone wears a white top and nothing around the neck.", keys: [["White tops"]]}
    - {w: 2, type: fact, src: m10, fact: "Hostel Zazpi costs €53 a night with breakfast and tax.", keys: [["€53"]]}
    - {w: 2, type: decision, src: m11, fact: "Everyone gets a tram pass.", keys: [["tram pass"]]}
    - {w: 2, type: fact, src: m16, fact: "Inés Bustinza from the twin choir accompanies them on the piano.", keys: [["Inés Bustinza"]]}
    - {w: 1, type: fact, src: m20, fact: "Rehearsal stays on Sunday at 5 in the school hall.", keys: [["Sunday at 5"]]}
    - {w: 2, type: task, src: m21, fact: "They meet at Sophia Gardens car park at 3.45am.", keys: [["Sophia Gardens"], ["3.45"]]}
    - {w: 2, type: fact, src: m24, fact: "Only one 10 kg cabin bag each, music in a black folder.", keys: [["10 kg"]]}
    - {w: 2, type: decision, src: m26, fact: "If it rains on 1 June they sing under the arches of the fish market.", keys: [["arches"], ["date:2026-06-01"]]}
    - {w: 1, type: fact, src: m28, fact: "From the airport it is half an hour on bus A3247.", keys: [["A3247"]]}
    - {w: 2, type: decision, src: m29, fact: "Obi sings the solo in the spiritual.", keys: [["Solo in the spiritual"]]}
    - {w: 1, type: preference, src: m32, fact: "Eirlys wants an aisle seat in row 4 or nearer the front.", keys: [["aisle"]]}
    - {w: 2, type: task, src: m34, fact: "Desmond must arrange a policy for Eirlys before Easter.", keys: [["one of her own"]]}
    ended:
    - {fact: "The concert is on Saturday 30 May at 7.30pm.", was: 1/m11, by: m2, keys: [["date:2026-05-30"]], not: ["29 May", "wedding"]}
    - {fact: "Only 27 of 34 deposits are in.", was: 1/m7, by: m3, keys: [["27 of 34"]], not: ["straggler"]}
    - {fact: "Mirela has laryngitis and must not speak.", was: 1/m32, by: m4, keys: [["laryngitis"]], not: ["healthy"]}
    - {fact: "Everyone wears a burgundy scarf.", was: 1/m15, by: m7, keys: [["burgundy scarves"]], not: ["White tops"]}
    - {fact: "Hostel Zazpi costs €46 a night.", was: 1/m9, by: m10, keys: [["€46"]], not: ["53"]}
    - {fact: "Lertxundi drive the choir for €1,180.", was: 1/m18, by: m11, keys: [["1,180"]], not: ["let us out"]}
    - {fact: "The rugby club gives £400.", was: 1/m36, by: m15, keys: [["£400"]], not: ["scrum machine"]}
    - {fact: "Ffion is the pianist on tour.", was: 1/m33, by: m16, keys: [["Ffion is our pianist"]], not: ["Leeds"]}
    - {fact: "The stage keyboard is lent to St Luke's.", was: 1/m34, by: m17, keys: [["St Luke"]], not: ["home again"]}
    - {fact: "The Busto scores still have to be posted.", was: 1/m38, by: m18, keys: [["have to post"], ["Busto"]], not: ["went off"]}
    - {fact: "There are extra rehearsals every Thursday in the vestry.", was: 1/m35, by: m20, keys: [["every Thursday"]], not: ["No Thursdays"]}
    never:
    - {what: "celebrity gossip", src: m6, keys: [["humidifiers"]]}
    - {what: "quoted advert", src: m9, keys: [["SING40"]]}
    - {what: "mood of the day", src: m14, keys: [["porridge"]]}
    - {what: "old tale about strangers", src: m19, keys: [["Merthyr"]]}
    - {what: "joke: socks at 3.45", src: m22, keys: [["socks that"]]}
    - {what: "exaggeration: Obi's weight", src: m23, keys: [["four hundred kilos"]]}
    - {what: "quoted sign", src: m25, keys: [["henhouse"]]}
    - {what: "wrong guess about the airport", src: m27, keys: [["five minutes on foot"]]}
    - {what: "bet", src: m31, keys: [["bar 12"]]}
    - {what: "to be left out: gossip about Porthcawl", src: m34, keys: [["£212"]]}
    - {what: "daydream: Suntory Hall", src: m35, keys: [["Suntory"]]}
    - {what: "film", src: m36, keys: [["the Pope in"]]}
questions:
- {q: "What do I have to put on for the performance?", a: "white top, nothing around the neck", keys: [["White tops"]]}
- {q: "Who is at the piano in Spain?", a: "Inés Bustinza", keys: [["Inés Bustinza"]]}
- {q: "Where do we go in bad weather on the last full day?", a: "under the arches of the fish market", keys: [["arches"]]}
- {q: "At what hour do the vans go and from where?", a: "meet 3.45am, Sophia Gardens", keys: [["3.45"]]}
- {q: "What could send one of the altos to hospital at dinner?", a: "shellfish (Haruka)", keys: [["shellfish"]]}
- {q: "How much does each person pay in total?", a: "£385", keys: [["£385 per"]]}
- {q: "When is the concert in San Nicolás?", a: "Friday 29 May at 8pm", keys: [["date:2026-05-29"]]}
- {q: "Who is the oldest person travelling?", a: "Eirlys, 88", keys: [["Eirlys, 88"]]}
- {q: "How do we move about the city?", a: "tram pass for everyone", keys: [["tram pass"]]}
- {q: "Who sings the solo in the spiritual?", a: "Obi", keys: [["Solo in the spiritual"]]}
