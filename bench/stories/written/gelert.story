=== conversation 1 | Gelert Vets – the whole zoo 🐾 | 2026-03-02T07:40
Delyth*> Bore da tîm 🌞 fresh group because somebody (me) deleted the last one with her elbow
Sunniva> 🫡 elbow forgiven
Delyth*> 🎉 bank said yes!! The dental x-ray goes in on Thursday 12 March, £14,200 all in
Kwabena> is that the Danish one with the arm?
Delyth*> nah, that one was £19,900 and bleeps in Danish 🇩🇰. Held its hand once at the trade show and walked on
Ikram> so are we shut the 12th?
Delyth*> only the morning. No ops before 2 that day, Kwabena block it please 🟥
Kwabena> done ✅
Sunniva> ‼️ The ketamine is 2 ml short for the second week running. From today two signatures in the controlled drugs book, every single time, also at 3 in the night
Ikram> understood
Kwabena> Mrs Prosser on line 1 informs me a man in Mountain Ash fed a hedgehog 30 Yorkshire puddings and it weighed 9 kilos by Christmas 🦔
Ikram> 😂😂😂
Ikram> right, serious. Mochi Tanaka (13, ragdoll, bites) is hyperthyroid, T4 came back at 96. She's on thiamazole 2.5 mg twice a day
Sunniva> poor madam 🐱 when is she back?
Ikram> Monday 23 March, 9:40, fasted, bloods with me
Delyth*> Had I won the Euromillions in January we'd have a hydro pool, 12 vets and a butler by now 🏊‍♀️
Kwabena> and a second parking space
Kwabena> small reminder with love 🥜 I'm allergic to nuts, the ambulance sort. Keep reception clear of them please. My EpiPen lives in the drawer under the card machine
Ikram> 🙈 the baklava was me. Never again
Ikram> while I'm confessing: I'm fasting till the 19th, so early shifts for me and no evening consults please
Delyth*> of course 🌙
Sunniva> weekend on-call as agreed: Delyth takes the even weeks, Ikram the odd ones 📅
Kwabena> found this on the mat: "FLEA-B-GONE ultrasonic collar! 98% of fleas leave the home within 48 hours, £7.99, your vet doesn't want you to know!" 🤡
Sunniva> I can confirm I didn't want to know
Delyth*> Consults go up to £52 on 1 April. Boosters stay at £61
Delyth*> 😩 read my own spreadsheet wrong, wrong row. Consults are £54 from April. Kwabena that's the one for the poster
Kwabena> ok 54 on the poster
Sunniva> the oxygen concentrator in theatre 2 has died ☠️ Alun from Bridgend comes to look at it on Wednesday
Ikram> did everyone hear Kwabena got into Bake Off in 2019 and was thrown out for biting Paul Hollywood
Kwabena> it was a nibble 🍰
Delyth*> a wormer rep in a very shiny suit was here: half of Wales has switched to his stuff and three practices in Neath doubled their turnover, says he 🙄
Delyth*> not a joke, I repeat, not a joke 🦙 we are now the vets of the llama trek at Llangorse. Nine llamas, first visit Friday 10 April
Ikram> has any of us ever touched a llama
Sunniva> me! I grew up with four on a farm in Voss. I'll do that visit, they hum when they're offended
Kwabena> and I'm off the last two weeks of May 💃 cousin's wedding in Kumasi
Delyth*> noted, go and dance
Ikram> somebody at my sister's salon says the Ferndale practice sold to a chain for 2.3 million and every nurse there got a Tesla
Sunniva> every nurse got a lanyard, trust me
Delyth*> 💡 what about a cats-only Wednesday, no dogs in the building from 9 to 5?
Ikram> no, please. Half my diabetics are dogs and Wednesday is their day
Delyth*> fair, dead and buried 🪦
=== conversation 2 | Gelert Vets – the whole zoo 🐾 | 2026-04-13T12:50
Kwabena> lunch report 🥪 waiting room empty, printer full, fridge suspicious
Sunniva> The concentrator is purring again 🥳 Alun swapped the sieve beds, £180
Ikram> Eid was lovely, I have gained a small human in baklava. Evenings are fine for me again
Ikram> And Mochi's had her radioiodine in Langford, so the pill battle at the Tanakas' is over. She's home, quarantined and furious 😾
Sunniva> ☢️🐱 superhero origin story
Ikram> For her notes, from the bloods on the 23rd: creatinine 190. So no meloxicam for her, not ever
Delyth*> good catch
Delyth*> Big one. I've signed with NightPaws in Cardiff: from 1 May they cover every night and weekend for us. We sleep 😴
Ikram> I might cry
Sunniva> in other news my brain: last night I spayed 44 dachshunds in a swimming pool and one turned out to be the mayor
Kwabena> was it "Councillor Wurst"
Kwabena> wedding's been put back, bride broke her foot. So I'm here all of May, my fortnight is now the first half of August
Delyth*> 🦶 ouch, and thanks
Sunniva> Llama news: visit done, all vaccinated 💉 Fika has filed a complaint against me with the llama ombudsman and wants an apology by Friday.
Sunniva> two of them have mange though (Fika, Gwilym), so I go back every ten days for the ivermectin, next on Monday 20 April
Delyth*> diolch 💛
Delyth*> Now a sad bit. Ikram's told me, and I may share it: he's off to Utrecht for the surgery residency, last day Friday 26 June
Kwabena> WHAT 😭
Ikram> I'm sorry!! I got in on the third try. But I can do locum days at Christmas
Sunniva> so proud and so annoyed. I'll simply weld you into kennel 4 with a bag of Dreamies until 2031 🔒
Delyth*> The vacancy goes out this week: £58k, four days, no out of hours
Kwabena> agency lady on the phone offers us a locum for £620 a day plus hotel, she sounded serious
Delyth*> tell her I laughed in Welsh
Sunniva> ok who changed the wifi again
Kwabena> me, it's GuestPaws and the password is Sausage-Roll-77!, don't shout it in the waiting room 🤫
Delyth*> old Mr Gethin told me over the counter about a pub in Tenby in 1974 where a pelican drank 6 pints and bit the priest
Ikram> flashcard for the students on Thursday: "Bella, 22 kg labrador, ate 150 g dark chocolate at noon, calculate the theobromine dose"
Kwabena> Bella has my sympathy
Sunniva> two students from Surrey by the way, Thursday and Friday, they're called Oisín and Mei, be nice
Delyth*> And Kwabena, please: Mrs Prosser is on the no-credit list now. She owes us £312 since November
Kwabena> ohhh hedgehog woman. She came in at ten and paid the lot, in coins, I have a receipt longer than me 🪙
Delyth*> well then! Off the list she comes
Ikram> the wound study people want our numbers in September, I'm pretty sure
Sunniva> nope. I asked, it's 31 July, 20 cases from us
Ikram> ok July it is
Delyth*> 🎂 and for Ikram's do: Saturday 20 June, my garden, from 4. If it rains we're in the barn with the alpaca blankets
Kwabena> I cook. Jollof for thirty, nut free 💪
Sunniva> it's raining sideways here, the gulls are walking
Delyth*> back to work my loves, Mr Whiskerton's owner is at the desk pretending he's not crying
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m3, fact: "The dental x-ray is installed on Thursday 12 March for £14,200.", keys: [["dental x-ray"], ["date:2026-03-12"]]}
    - {w: 1, type: task, src: m7, fact: "No operations before 2 on 12 March.", keys: [["no ops before 2"]]}
    - {w: 2, type: decision, src: m9, fact: "Two signatures in the controlled drugs book every time.", keys: [["two signatures"], ["controlled drugs"]]}
    - {w: 2, type: fact, src: m13, fact: "Mochi Tanaka (13, ragdoll) is hyperthyroid, T4 96.", keys: [["Mochi"], ["hyperthyroid"]]}
    - {w: 2, type: fact, src: m13, fact: "Mochi takes thiamazole 2.5 mg twice a day.", keys: [["thiamazole"]]}
    - {w: 1, type: task, src: m15, fact: "Mochi's recheck with Ikram on Monday 23 March at 9:40, fasted.", keys: [["date:2026-03-23"], ["9:40"]]}
    - {w: 2, type: fact, src: m18, fact: "Kwabena is severely allergic to nuts.", keys: [["allergic to nuts"]]}
    - {w: 2, type: fact, src: m18, fact: "His EpiPen is in the drawer under the card machine.", keys: [["EpiPen"], ["card machine"]]}
    - {w: 2, type: preference, src: m20, fact: "Ikram fasts till 19 March: early shifts, no evening consults.", keys: [["fasting"], ["evening consults"]]}
    - {w: 1, type: decision, src: m22, fact: "Weekend on-call: Delyth even weeks, Ikram odd weeks.", keys: [["even weeks"], ["odd"]]}
    - {w: 2, type: decision, src: m26, fact: "Consults cost £54 from April.", keys: [["£54"]]}
    - {w: 1, type: fact, src: m25, fact: "Boosters stay at £61.", keys: [["£61"]]}
    - {w: 1, type: task, src: m28, fact: "The oxygen concentrator in theatre 2 is dead; Alun comes on Wednesday.", keys: [["concentrator"], ["Alun"]]}
    - {w: 2, type: fact, src: m32, fact: "They are the vets of the llama trek at Llangorse, nine llamas.", keys: [["llama"], ["Llangorse"]]}
    - {w: 1, type: task, src: m32, fact: "First llama visit on Friday 10 April.", keys: [["first visit"], ["date:2026-04-10"]]}
    - {w: 1, type: fact, src: m34, fact: "Sunniva grew up with llamas in Voss and does the visit.", keys: [["Voss"]]}
    - {w: 2, type: fact, src: m35, fact: "Kwabena is off the last two weeks of May for a wedding in Kumasi.", keys: [["last two weeks of May"]]}
    ended:
    - {fact: "Consults go up to £52.", was: m25, by: m26, keys: [["£52"]], not: ["£54", "wrong"]}
    never:
    - {what: "price of the Danish x-ray that was not bought", src: m5, keys: [["£19,900"]]}
    - {what: "hearsay: hedgehog with 30 Yorkshire puddings", src: m11, keys: [["Yorkshire puddings"]]}
    - {what: "hypothetical: Euromillions, hydro pool, 12 vets", src: m16, keys: [["Euromillions"]]}
    - {what: "quoted advert FLEA-B-GONE", src: m23, keys: [["FLEA-B-GONE"]]}
    - {what: "teasing: Kwabena on Bake Off", src: m29, keys: [["Bake Off"]]}
    - {what: "hearsay of a rep: half of Wales has switched", src: m31, keys: [["half of Wales"]]}
    - {what: "hearsay: Ferndale sold for 2.3 million", src: m37, keys: [["2.3 million"]]}
    - {what: "suggestion turned down: cats-only Wednesday", src: m39, keys: [["cats-only"]]}
  2:
    dropped: [4, 5, 6, 9, 10, 13, 15, 17]
    keep:
    - {w: 1, type: fact, src: m2, fact: "The concentrator works again, Alun swapped the sieve beds for £180.", keys: [["concentrator"], ["£180"]]}
    - {w: 1, type: preference, src: m3, fact: "Ikram can do evenings again.", keys: [["Evenings are fine"]]}
    - {w: 2, type: fact, src: m4, fact: "Mochi had radioiodine at Langford.", keys: [["radioiodine"], ["Langford"]]}
    - {w: 2, type: fact, src: m6, fact: "No meloxicam for Mochi because of her kidneys (creatinine 190).", keys: [["meloxicam"]]}
    - {w: 2, type: decision, src: m8, fact: "From 1 May NightPaws in Cardiff covers every night and weekend.", keys: [["NightPaws"], ["date:2026-05-01"]]}
    - {w: 2, type: fact, src: m12, fact: "Kwabena's fortnight off is the first half of August.", keys: [["first half of August"]]}
    - {w: 2, type: task, src: m15, fact: "Two llamas have mange; Sunniva goes every ten days, next Monday 20 April.", keys: [["mange"], ["date:2026-04-20"]]}
    - {w: 2, type: fact, src: m17, fact: "Ikram goes to Utrecht for the surgery residency, last day Friday 26 June.", keys: [["Utrecht"], ["date:2026-06-26"]]}
    - {w: 1, type: fact, src: m19, fact: "Ikram can do locum days at Christmas.", keys: [["locum days at Christmas"]]}
    - {w: 1, type: task, src: m21, fact: "The vacancy goes out: £58k, four days, no out of hours.", keys: [["£58k"]]}
    - {w: 1, type: fact, src: m29, fact: "Two students from Surrey, Oisín and Mei, come Thursday and Friday.", keys: [["Oisín"], ["Mei"]]}
    - {w: 2, type: task, src: m34, fact: "The wound study wants 20 cases by 31 July.", keys: [["date:2026-07-31"], ["20 cases"]]}
    - {w: 1, type: task, src: m36, fact: "Ikram's leaving do is Saturday 20 June from 4 in Delyth's garden.", keys: [["date:2026-06-20"], ["garden"]]}
    - {w: 1, type: decision, src: m36, fact: "If it rains the do is in the barn.", keys: [["barn"]]}
    - {w: 1, type: task, src: m37, fact: "Kwabena cooks jollof for thirty, nut free.", keys: [["jollof"]]}
    ended:
    - {fact: "The oxygen concentrator is dead.", was: 1/m28, by: m2, keys: [["concentrator"], ["died"]], not: ["purring"]}
    - {fact: "Ikram fasts, no evening consults.", was: 1/m20, by: m3, keys: [["no evening consults"]], not: ["again"]}
    - {fact: "Mochi takes thiamazole.", was: 1/m13, by: m4, keys: [["thiamazole"]], not: ["over", "radioiodine"]}
    - {fact: "On-call alternates between Delyth and Ikram.", was: 1/m22, by: m8, keys: [["even weeks"], ["odd"]], not: ["NightPaws"]}
    - {fact: "Kwabena is away the last two weeks of May.", was: 1/m35, by: m12, keys: [["last two weeks of May"]], not: ["put back"]}
    - {fact: "The first llama visit is still to come.", was: 1/m32, by: m14, keys: [["first visit"], ["llama", "date:2026-04-10"]], not: ["done"]}
    - {fact: "Mochi is due for bloods on 23 March.", was: 1/m15, by: m6, keys: [["9:40"], ["bloods"]], not: ["creatinine"]}
    - {fact: "Mrs Prosser owes £312 and gets no credit.", was: m30, by: m31, keys: [["Prosser"], ["no-credit", "£312"]], not: ["paid", "off the list"]}
    never:
    - {what: "dream of 44 dachshunds", src: m10, keys: [["44 dachshunds"]]}
    - {what: "teasing: weld Ikram into kennel 4", src: m20, keys: [["weld"]]}
    - {what: "price not taken: locum for £620 a day", src: m22, keys: [["£620"]]}
    - {what: "the wifi password", src: m25, keys: [["Sausage-Roll-77"]]}
    - {what: "a stranger's old tale: the pelican in Tenby", src: m26, keys: [["pelican"]]}
    - {what: "figures of an exercise: Bella and the chocolate", src: m27, keys: [["theobromine"]]}
    - {what: "wrong guess: wound study in September", src: m33, keys: [["in September"]]}
    - {what: "small talk about the weather", src: m38, keys: [["gulls are walking"]]}
    - {what: "joke: Fika's complaint with the ombudsman", src: m14, keys: [["ombudsman"]]}
    - {what: "joke about Mr Whiskerton's owner", src: m39, keys: [["Whiskerton"]]}
questions:
- {q: "Who looks after emergencies when we are closed, from spring on?", a: "NightPaws in Cardiff", keys: [["NightPaws"]]}
- {q: "Which painkiller is forbidden for the bad-tempered ragdoll?", a: "meloxicam", keys: [["meloxicam"]]}
- {q: "What could kill our receptionist?", a: "nuts", keys: [["allergic to nuts"]]}
- {q: "Where is the adrenaline pen kept?", a: "in the drawer under the card machine", keys: [["card machine"]]}
- {q: "How much do we charge for seeing an animal?", a: "£54", keys: [["£54"]]}
- {q: "When does our young colleague go to the Netherlands?", a: "26 June (Utrecht)", keys: [["date:2026-06-26"], ["Utrecht"]]}
- {q: "When is Kwabena on holiday?", a: "first half of August", keys: [["first half of August"]]}
- {q: "How many cases does the wound study want, and until when?", a: "20 cases by 31 July", keys: [["20 cases"], ["date:2026-07-31"]]}
- {q: "When is Sunniva with the llamas next?", a: "Monday 20 April", keys: [["date:2026-04-20"]]}
- {q: "What happens with the goodbye party in bad weather?", a: "it moves to the barn", keys: [["barn"]]}
