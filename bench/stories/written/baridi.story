=== conversation 1 | 🧊 Team Frostbite 🧊 | 2026-03-14T06:10
Wanjiru*> good morning geniuses ☀️☀️ hackathon day!! i signed us up as Team Frostbite 🧊
Tomasz> who voted for that 😐
Wanjiru*> a majority of me 😇
Devansh> recap so nobody drifts 🧵 sensor in the milk coolers of small dairies, SMS to the farmer when milk goes above 6 °C 🥛🌡️
Achieng> my uncle in Limuru has 3 coolers we may stick things into 🙌
Tomasz> or we do fridges for organ transplants 🫀 hospitals pay 10x
Devansh> 🙅🏾 regulated to the moon. milk.
Tomasz> milk 🫡
Wanjiru*> pitch is tomorrow 15:40, three minutes, and Achieng holds the box up like simba 🦁
Achieng> i do solder, firmware, box 🔧
Devansh> me backend, Go + Postgres, SMS via Twilio for now 📨
Tomasz> i make dashboard in Svelte, green = happy cow 🐄💚
(+2h) Wanjiru*> pizza order 🍕 speak now
Devansh> no meat, no onion, no garlic for me, ever, i'm Jain 🙏
Tomasz> so a warm plate 🍽️
Achieng> the 2 dev boards are borrowed from Prof. Muthoni, must be back by 30 March ⚠️
Wanjiru*> team 9 next to us says they have 40k users and a minister on WhatsApp 🙄
Tomasz> i bet 500 bob their blockchain goat takes first 🐐⛓️
(+1h) Devansh> seed data is in, pls don't panic when you see it:
```json
{"farmer": "Jane Doe", "litres": 200, "cooler_c": 11.0, "phone": "+000"}
```
Achieng> poor Jane 😢
Wanjiru*> wifi here: hackers-2026-karibu 🔑 (delete after)
(+5h) Tomasz> 3am. i can hear colours 🌈🫠
Achieng> TEST TEST cooler 99 is at 71 °C 🔥🔥
Devansh> received 🎉 the milk is now cheese
(2026-03-15T16:30) Wanjiru*> SECOND PLACE 🥈🥈🥈 150,000 KES!!!!
Achieng> 😭😭😭 who won
Wanjiru*> the goat 🐐
=== conversation 2 | Baridi 🥶 | 2026-04-18T06:30
Wanjiru*> it is official 📜 we're Baridi Labs Ltd since 9 April, Frostbite is only a t-shirt now 👕
Devansh> 25% each, right? 🥧
Wanjiru*> yes 25% each 🤝
4 years vesting, 1 year cliff ✍️
Tomasz> imagine we ring the bell in New York 🔔 in gumboots, share price 812 dollars 🤑
Achieng> gumboots yes 👢
Devansh> swapped the SMS provider btw, Africa's Talking, a third of the cost 📉
Achieng> Prof. Muthoni got her boards back with a cake 🎂
Wanjiru*> Kinangop cooperative wants in 🎉🎉 from 4 May
Tomasz> how many coolers? 👀
Wanjiru*> fourteen to start with 💪
Devansh> and we charge?
Wanjiru*> 1,500 KES per cooler per month 💸
Tomasz> incoming mail 😂 "Dear founder, you are shortlisted for Accelerator Malta, pay only €499 to secure your unicorn" 🦄
Achieng> a cow with extra steps
Wanjiru*> standup every weekday 8:30, cameras on ☕
Tomasz> you are lucky you're my friend 🫥
Wanjiru*> we also have a desk, no 14 at the hub on Ngong Road, 12,000 a month 🪑
Devansh> the one in Westlands was 31,000 with a slide 🛝 lol no
Achieng> at uni Devansh once got locked in a cold room for 9 hours and married the yoghurt 💍🥛
Devansh> slander 😤 it was kefir
Wanjiru*> todo me: tax registration by 25 April 🧾
Devansh> i'm still at the bank 9–5 until further notice, so only nights and Sundays from me 🌙
Tomasz> 📰 "Lagos startup raises 90 million to put drones over tomatoes"
Wanjiru*> good for the tomatoes 🍅
Wanjiru*> 6 May, 14:00, call with Ms Lindqvist of the Nordic fund 🇸🇪 wear a shirt
Achieng> if the call goes badly we live off the prize money until September, agreed? 🤝
Wanjiru*> agreed, prize money lasts us to September ✅
=== conversation 3 | Baridi 🥶🐄 | 2026-06-21T07:00
Wanjiru*> sunday recap because half of you live under cows 🐄
Wanjiru*> Tomasz has left us 💔 since 1 June he is at a games studio in Kraków, his shares went back to the pot, so it's a third each
Devansh> dashboard is mine now then 😬 rewriting in plain HTML, Svelte out
Achieng> Ms Lindqvist? 🇸🇪
Wanjiru*> we said no to her after all, she wanted 40% 🚫
Achieng> 40% of what, our stickers 😆
Devansh> i resigned at the bank 🕺 last day was Friday, all yours
Wanjiru*> 🥳 tax papers are through as well
Achieng> threshold is 4 °C from firmware 1.3 on, the co-op's vet asked for it 🌡️
Wanjiru*> and Kinangop talked us down, 1,200 per cooler 🥲 but 22 of them
Devansh> fair 👍 can we pls stop meeting daily, Tue + Thu is enough ⏰
Wanjiru*> Tue + Thu 8:30 it is 😴
Achieng> also we give up the desk, my uncle offers the shed in Limuru for free, with power ⚡
Devansh> wanjiru's cousin claims the hub is being turned into a casino with 300 slot machines 🎰
Achieng> 🤰 real talk not a joke: baby due 12 November, i stop soldering from August because of the fumes
Wanjiru*> 😭❤️❤️ CONGRATULATIONS
Devansh> names: Celsius or Kelvin 👶 Fahrenheit Odhiambo, future president
Achieng> we need somebody for the bench then 🔧
Wanjiru*> Njoki starts 1 August, 3 days a week, 45,000 🙌
Devansh> should i ask my ex-boss for a loan at 19%? 🏦
Wanjiru*> no loans. never. house rule 📌
Achieng> off the record, please don't write this anywhere: i cried in front of the vet about the invoices 🤐
Devansh> btw if the network in Kinangop dies, the box rings a buzzer after 20 minutes, that's in 1.3 🔔
Wanjiru*> that startup guy from TV eats 14 raw eggs and wakes at 2 am apparently 🥚
Wanjiru*> demo day of the county is 3 September, 10:00, Nakuru 📅 we have a stand
Devansh> i'm in, with a clean shirt 👔

=== labels ===
after:
  1:
    keep:
    - {w: 1, type: fact, src: m1, fact: "The team is signed up as Team Frostbite.", keys: [["team frostbite"]]}
    - {w: 2, type: decision, src: m4, fact: "Product: a sensor in milk coolers of small dairies, SMS above 6 °C.", keys: [["above 6 °c"]]}
    - {w: 1, type: fact, src: m5, fact: "Achieng's uncle in Limuru has 3 coolers for tests.", keys: [["limuru"], ["3 coolers"]]}
    - {w: 2, type: fact, src: m9, fact: "The pitch is on 15 March at 15:40, three minutes.", keys: [["15:40"]]}
    - {w: 1, type: decision, src: m11, fact: "SMS go via Twilio.", keys: [["twilio"]]}
    - {w: 1, type: fact, src: m12, fact: "Tomasz makes the dashboard in Svelte.", keys: [["dashboard in svelte"]]}
    - {w: 2, type: preference, src: m14, fact: "Devansh is Jain: no meat, onion or garlic.", keys: [["no onion"], ["jain"]]}
    - {w: 2, type: task, src: m16, fact: "The two dev boards are Prof. Muthoni's and must be back by 30 March.", keys: [["boards"], ["date:2026-03-30"]]}
    - {w: 2, type: fact, src: m25, fact: "They came second and won 150,000 KES.", keys: [["150,000 kes"]]}
    ended: []
    never:
    - {what: "suggestion turned down: fridges for organs", src: m6, keys: [["organ transplants"]]}
    - {what: "hearsay: users of team 9", src: m17, keys: [["40k users"]]}
    - {what: "bet on the goat", src: m18, keys: [["500 bob"]]}
    - {what: "placeholder seed data", src: m19, keys: [["jane doe"]]}
    - {what: "wifi password", src: m21, keys: [["hackers-2026"]]}
    - {what: "mood at 3 in the night", src: m22, keys: [["hear colours"]]}
    - {what: "test message", src: m23, keys: [["71 °c"]]}
  2:
    dropped: [1, 5, 8, 4]
    keep:
    - {w: 2, type: fact, src: m1, fact: "They are Baridi Labs Ltd since 9 April.", keys: [["baridi labs"], ["date:2026-04-09"]]}
    - {w: 2, type: fact, src: m3, fact: "Each holds 25%.", keys: [["yes 25% each"]]}
    - {w: 1, type: fact, src: m3, fact: "Vesting takes 4 years with a cliff of 1 year.", keys: [["4 years vesting"]]}
    - {w: 1, type: decision, src: m6, fact: "SMS go via Africa's Talking at a third of the cost.", keys: [["africa's talking"]]}
    - {w: 2, type: fact, src: m8, fact: "The Kinangop cooperative is a customer from 4 May.", keys: [["kinangop"], ["date:2026-05-04"]]}
    - {w: 1, type: fact, src: m10, fact: "Kinangop begins with fourteen coolers.", keys: [["fourteen to start"]]}
    - {w: 2, type: decision, src: m12, fact: "The price is 1,500 KES per cooler per month.", keys: [["1,500 kes"]]}
    - {w: 1, type: decision, src: m15, fact: "Standup every weekday at 8:30.", keys: [["every weekday 8:30"]]}
    - {w: 1, type: fact, src: m17, fact: "They have desk 14 at the hub on Ngong Road for 12,000 a month.", keys: [["ngong road"]]}
    - {w: 2, type: task, src: m21, fact: "Wanjiru does the tax registration by 25 April.", keys: [["tax registration"]]}
    - {w: 1, type: fact, src: m22, fact: "Devansh still works at the bank and has only nights and Sundays.", keys: [["still at the bank"]]}
    - {w: 2, type: fact, src: m25, fact: "Call with Ms Lindqvist of the Nordic fund on 6 May at 14:00.", keys: [["lindqvist"], ["date:2026-05-06"]]}
    - {w: 2, type: decision, src: m27, fact: "The prize money lasts them to September.", keys: [["lasts us to september"]]}
    ended:
    - {fact: "The team is called Team Frostbite.", was: 1/m1, by: m1, keys: [["team frostbite"]], not: ["t-shirt"]}
    - {fact: "SMS go via Twilio.", was: 1/m11, by: m6, keys: [["twilio"]], not: ["swapped", "africa"]}
    - {fact: "The dev boards must go back to Prof. Muthoni.", was: 1/m16, by: m7, keys: [["boards"], ["borrowed"]], not: ["got her boards back"]}
    never:
    - {what: "day-dream: the bell in New York", src: m4, keys: [["812 dollars"]]}
    - {what: "quoted spam: Accelerator Malta", src: m13, keys: [["accelerator malta"]]}
    - {what: "price of an office not taken", src: m18, keys: [["westlands"]]}
    - {what: "teasing with a made-up story about Devansh", src: m19, keys: [["married the yoghurt"]]}
    - {what: "news headline about drones", src: m23, keys: [["90 million"]]}
    - {what: "sarcasm: good for the tomatoes", src: m24, keys: [["good for the tomatoes"]]}
  3:
    dropped: [1, 3, 7, 11, 12, 13, 14, 15, 16, 17]
    keep:
    - {w: 2, type: fact, src: m2, fact: "Tomasz left on 1 June; the rest hold a third each.", keys: [["a third each"]]}
    - {w: 1, type: decision, src: m3, fact: "Devansh rewrites the dashboard in plain HTML.", keys: [["plain html"]]}
    - {w: 1, type: decision, src: m5, fact: "They said no to Lindqvist, who wanted 40%.", keys: [["we said no to her"]]}
    - {w: 2, type: decision, src: m9, fact: "The threshold is 4 °C from firmware 1.3.", keys: [["4 °c"], ["firmware 1.3"]]}
    - {w: 2, type: fact, src: m10, fact: "Kinangop pays 1,200 per cooler, for 22 coolers.", keys: [["1,200 per cooler"]]}
    - {w: 2, type: decision, src: m12, fact: "They meet on Tuesdays and Thursdays at 8:30.", keys: [["tue + thu 8:30"]]}
    - {w: 1, type: decision, src: m13, fact: "They use the uncle's shed in Limuru for free.", keys: [["shed in limuru"]]}
    - {w: 2, type: fact, src: m15, fact: "Achieng's baby is due on 12 November.", keys: [["baby"], ["date:2026-11-12"]]}
    - {w: 2, type: fact, src: m19, fact: "Njoki starts on 1 August, 3 days a week, for 45,000.", keys: [["njoki"], ["date:2026-08-01"]]}
    - {w: 1, type: decision, src: m23, fact: "If the network dies, the box rings a buzzer after 20 minutes.", keys: [["buzzer"], ["20 minutes"]]}
    - {w: 2, type: fact, src: m25, fact: "They have a stand at the county's demo day on 3 September at 10:00 in Nakuru.", keys: [["nakuru"], ["date:2026-09-03"]]}
    - {w: 2, type: decision, src: m21, fact: "No loans: a house rule.", keys: [["no loans"]]}
    ended:
    - {fact: "SMS above 6 °C.", was: 1/m4, by: m9, keys: [["above 6 °c"]], not: ["4 °c"]}
    - {fact: "The dashboard is Tomasz's, in Svelte.", was: 1/m12, by: m3, keys: [["dashboard in svelte"]], not: ["svelte out"]}
    - {fact: "Each holds 25%.", was: 2/m3, by: m2, keys: [["yes 25% each"]], not: ["a third"]}
    - {fact: "The price is 1,500 KES per cooler.", was: 2/m12, by: m10, keys: [["1,500 kes"]], not: ["1,200"]}
    - {fact: "Standup every weekday at 8:30.", was: 2/m15, by: m12, keys: [["every weekday 8:30"]], not: ["tue"]}
    - {fact: "They have desk 14 on Ngong Road.", was: 2/m17, by: m13, keys: [["ngong road"]], not: ["give up"]}
    - {fact: "The tax registration is to be done.", was: 2/m21, by: m8, keys: [["tax registration"]], not: ["through"]}
    - {fact: "Devansh works at the bank.", was: 2/m22, by: m7, keys: [["still at the bank"]], not: ["resigned"]}
    - {fact: "There is a call with Lindqvist on 6 May.", was: 2/m25, by: m5, keys: [["lindqvist"], ["date:2026-05-06"]], not: ["said no"]}
    never:
    - {what: "hearsay: the hub becomes a casino", src: m14, keys: [["slot machines"]]}
    - {what: "joke: names for the baby", src: m17, keys: [["fahrenheit"]]}
    - {what: "suggestion turned down: a loan at 19%", src: m20, keys: [["19%"]]}
    - {what: "asked not to be written down: cried in front of the vet", src: m22, keys: [["cried in front of the vet"]]}
    - {what: "gossip about a TV founder", src: m24, keys: [["14 raw eggs"]]}
questions:
- {q: "How are the company's parts split?", a: "a third each", keys: [["a third each"]]}
- {q: "What do customers pay us for each device?", a: "1,200 KES a cooler", keys: [["1,200"]]}
- {q: "At which temperature does the alarm go off?", a: "4 °C", keys: [["4 °c"]]}
- {q: "What can't my colleague from the backend eat?", a: "Devansh is Jain: no meat, onion, garlic", keys: [["no onion"]]}
- {q: "May we borrow from a bank?", a: "no loans, house rule", keys: [["no loans"]]}
- {q: "Where do we work now, since the hub?", a: "the uncle's shed in Limuru", keys: [["shed in limuru"]]}
- {q: "When does Achieng become a mother?", a: "12 November", keys: [["date:2026-11-12"]]}
- {q: "Who starts on 1 August?", a: "Njoki, 3 days a week", keys: [["njoki"]]}
- {q: "How much did the hackathon prize bring?", a: "150,000 KES", keys: [["150,000"]]}
- {q: "When is the standup?", a: "Tue + Thu 8:30", keys: [["tue + thu 8:30"]]}
