=== conversation 1 | 🤫 Operation Baklava | 2026-04-19T20:31
Bukola*> ok everyone in? this group is for hamza's 40th ONLY. do not post anything in the climbing group, he reads it at work 👀
Piotr> 🫡
Xiomara> hiii
Sander> Present. For the record his birthday is 11 June, I've got it tattooed on my calendar
Bukola*> a thursday, so party on saturday 6 june, before he suspects?
Xiomara> sí perfecto
Piotr> we can use my roof, 30 people fit, I've counted the floor tiles
Bukola*> roof it is 🎉
Bukola*> money: 25 euro each, kids free, tikkie to Xiomara
Xiomara> I open a little pot 🐷
Xiomara> and I bake the cake!! tres leches, three floors
Sander> his sister Noor has coeliac, so at least one thing without gluten please
(+10m) Piotr> paintball? 45 p.p. incl. 500 balls
Bukola*> piotr no. he hates it, and so do my knees
Piotr> 😔 ok no paintball
Sander> If money was no object: an elephant, hired from Emmen, 5000 euro an hour, with Hamza's face on the blanket
Bukola*> anyway. drinks: he doesn't touch alcohol so the toast is with ginger beer, rest of you bring your own
Sander> Fine by me
Bukola*> how do we lure him there
Piotr> i tell him we're going bowling at six
Xiomara> ha he LOVES bowling, he will bring his own shoes
(+1d) Bukola*> problem. his boss sends him to Gdańsk first week of june. so new date: saturday 13 june!!
Sander> Better actually, my in-laws are gone by then
Piotr> gdańsk girls will love him. my cousin's colleague once met a guy there who ate 62 pierogi and got a free flat
Xiomara> piotr's stories 🙄
Sander> Gift? I vote telescope, the Skywatcher, 340 all in. Everyone ok?
Xiomara> yes
Piotr> yes
Bukola*> yes let's do that. Sander orders
Bukola*> also Piotr you sounded like a dying walrus on the phone
Piotr> bronchitis, on antibiotics, not allowed to climb or carry
Xiomara> pobrecito, tea and sleep
Sander> I told Hamza you joined a nudist choir in Zeist, rehearsals every Tuesday. He believed it
Piotr> SANDER
=== conversation 2 | 🤫 Operation Baklava | 2026-05-25T12:05
Bukola*> less than 3 weeks people!! status
Piotr> bad. landlord says no more than 8 persons on the roof since the inspection. so no roof
Xiomara> noooo
Sander> Allotment clubhouse at De Pioniers? My aunt has the key and it costs 80 for the evening
Bukola*> omg yes book it
(+2h) Sander> Booked, clubhouse from 15:00 on the 13th. Music has to be off at 22:30 because of the hedgehogs or the neighbours, she wasn't clear
Bukola*> boat guys replied too btw, 620 for three hours, so no thank you
Piotr> my hairdresser says that boat sank twice with a wedding on it
Xiomara> chicos I have bad news also. the oven is exploded, so no cake from me. I ordered a baklava tower at Damas bakery, 95 euro, ready saturday at noon
Sander> Operation Baklava lives up to its name 😂
Bukola*> and gluten free for Noor?
Xiomara> they make pistachio ones of rice flour, separate box
Bukola*> 💛 so cost goes up: 30 each instead. Tikkie by 1 june pls
Piotr> ok
Sander> Now the telescope. I have a confession: he bought one HIMSELF last week. Sent me a photo of the moon
Xiomara> 😱
Sander> Sent ours back already. So I propose a weekend with his brother in Tunis, flights 310
Bukola*> that's even better. do it
Bukola*> how many are we now?
Xiomara> twenty six, four of them are kids
Piotr> i'm healthy again since ages so i can carry tables 💪
Bukola*> ok and he's suspicious about bowling, says his shoulder hurts. So you tell him instead that I need help with a sofa
Piotr> sofa. got it. 17:30 at yours?
Bukola*> yes half five at mine, then I drive him
Sander> Noor lands at Schiphol on friday the 12th, 14:35 from Amman. who fetches her?
Xiomara> me! I have the car that day
Sander> And I still have to finish the slideshow, photos to me before 5 june please
Piotr> read that beyoncé spent 11 million on her 40th. we spend 780, same vibe
Bukola*> 😂 I dreamt he walked in, said "is this the dentist" and left again with the tower
Xiomara> don't put this anywhere but I think Joost from the gym is coming because of me 🙈
Bukola*> your secret is safe
=== conversation 3 | 🤫 Operation Baklava (it worked!!) | 2026-06-14T13:40
Bukola*> HIS FACE. I'm still crying
Sander> Slideshow ran without a crash as well, I finished it at 4 am on Friday
Xiomara> my feet are dead and I have pistachio in my hair
Bukola*> ok boring stuff. deposit: my aunt... no SANDER's aunt wants the key back by tuesday
Sander> I'll bring it to her. And the 40 borrowed chairs go back to the scouts, van is free on wednesday the 17th
Piotr> I help with chairs
Xiomara> the pot has 64 euro left. what do we do?
Bukola*> leave it for Piotr's in november? he's next, 15 november
Xiomara> yes, good
Piotr> i'm literally in this group
Sander> You saw nothing
Bukola*> Hamza flies on 3 july, brother picks him up in tunis. he asked that nobody posts pictures of his kids online
Xiomara> ok, I delete my story now
Piotr> i bet he cries again at the airport, 10 euro
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: preference, src: m1, fact: "Nothing on the party may be posted in the climbing group (Hamza reads it).", keys: [["climbing group"]]}
    - {w: 2, type: fact, src: m4, fact: "Hamza's birthday is 11 June.", keys: [["birthday"], ["date:2026-06-11"]]}
    - {w: 1, type: decision, src: m7, fact: "The party is on Piotr's roof, 30 people fit.", keys: [["my roof"]]}
    - {w: 2, type: decision, src: m9, fact: "Everyone pays 25 euro, kids free, to Xiomara.", keys: [["25 euro"]]}
    - {w: 1, type: task, src: m11, fact: "Xiomara bakes a tres leches cake.", keys: [["tres leches"]]}
    - {w: 2, type: fact, src: m12, fact: "Hamza's sister Noor has coeliac disease: something without gluten.", keys: [["coeliac"]]}
    - {w: 2, type: preference, src: m17, fact: "Hamza drinks no alcohol; the toast is with ginger beer.", keys: [["alcohol"], ["ginger beer"]]}
    - {w: 1, type: task, src: m20, fact: "Piotr lures Hamza with bowling at six.", keys: [["bowling at six"]]}
    - {w: 2, type: decision, src: m22, fact: "The party is on Saturday 13 June 2026.", keys: [["date:2026-06-13"]]}
    - {w: 2, type: decision, src: m26, fact: "The gift is the Skywatcher telescope, 340.", keys: [["telescope"], ["340"]]}
    - {w: 1, type: fact, src: m31, fact: "Piotr has bronchitis and may not carry.", keys: [["bronchitis"]]}
    ended:
    - {fact: "The party is on Saturday 6 June.", was: m5, by: m22, keys: [["date:2026-06-06"]], not: ["13"]}
    never:
    - {what: "rejected suggestion: paintball at 45", src: m13, keys: [["45 p.p"]]}
    - {what: "hypothetical: an elephant for 5000 an hour", src: m16, keys: [["elephant, hired"]]}
    - {what: "a stranger's anecdote: 62 pierogi", src: m24, keys: [["62 pierogi"]]}
    - {what: "a made-up story to tease: nudist choir", src: m33, keys: [["nudist"]]}
  2:
    dropped: [3, 4, 5, 8, 10, 11]
    keep:
    - {w: 2, type: decision, src: m6, fact: "The clubhouse is booked from 15:00 on 13 June 2026.", keys: [["clubhouse"], ["15:00"]]}
    - {w: 1, type: fact, src: m6, fact: "Music has to be off at 22:30.", keys: [["22:30"]]}
    - {w: 2, type: task, src: m9, fact: "A baklava tower is ordered at Damas bakery, 95 euro, ready Saturday at noon.", keys: [["baklava tower"], ["95 euro"]]}
    - {w: 1, type: fact, src: m12, fact: "The gluten-free pistachio ones of rice flour come in a separate box.", keys: [["rice flour"]]}
    - {w: 2, type: decision, src: m13, fact: "Everyone pays 30 euro by 1 June.", keys: [["30 each"]]}
    - {w: 2, type: decision, src: m17, fact: "The gift is a weekend in Tunis with his brother, flights 310.", keys: [["tunis"], ["310"]]}
    - {w: 2, type: fact, src: m20, fact: "There are twenty six guests, four of them kids.", keys: [["twenty six"]]}
    - {w: 1, type: task, src: m22, fact: "Hamza is lured by a request for help with a sofa.", keys: [["help with a sofa"]]}
    - {w: 2, type: task, src: m25, fact: "Noor lands at Schiphol on Friday 12 June 2026 at 14:35 from Amman (Xiomara fetches her).", keys: [["schiphol"], ["14:35"]]}
    - {w: 1, type: task, src: m27, fact: "Sander has to finish the slideshow; photos to him before 5 June.", keys: [["slideshow", "photos"], ["date:2026-06-05"]]}
    ended:
    - {fact: "The party is on Piotr's roof.", was: 1/m7, by: m2, keys: [["my roof"]], not: ["no roof"]}
    - {fact: "Xiomara bakes a tres leches cake.", was: 1/m11, by: m9, keys: [["tres leches"]], not: ["no cake", "baklava"]}
    - {fact: "Everyone pays 25 euro.", was: 1/m9, by: m13, keys: [["25 euro"]], not: ["30"]}
    - {fact: "The gift is the Skywatcher telescope.", was: 1/m26, by: m17, keys: [["telescope"], ["340"]], not: ["sent ours back"]}
    - {fact: "Piotr has bronchitis and may not carry.", was: 1/m31, by: m21, keys: [["bronchitis"]], not: ["healthy"]}
    - {fact: "Hamza is lured with bowling at six.", was: 1/m20, by: m22, keys: [["bowling at six"]], not: ["sofa"]}
    never:
    - {what: "price of a boat not taken", src: m7, keys: [["620"]]}
    - {what: "hearsay of the hairdresser: the boat sank twice", src: m8, keys: [["sank twice"]]}
    - {what: "celebrity gossip: 11 million", src: m28, keys: [["11 million"]]}
    - {what: "a dream: the dentist", src: m29, keys: [["is this the dentist"]]}
    - {what: "asked not to be noted: Joost", src: m30, keys: [["joost"]]}
  3:
    dropped: [1, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15]
    keep:
    - {w: 2, type: task, src: m4, fact: "Sander's aunt wants the key back by Tuesday 16 June 2026.", keys: [["key back"], ["tuesday", "date:2026-06-16"]]}
    - {w: 2, type: task, src: m5, fact: "The 40 borrowed chairs go back to the scouts on Wednesday 17 June 2026.", keys: [["chairs"], ["date:2026-06-17"]]}
    - {w: 1, type: decision, src: m8, fact: "The 64 euro left go to Piotr's birthday on 15 November.", keys: [["date:2026-11-15"]]}
    - {w: 2, type: task, src: m12, fact: "Hamza flies to Tunis on 3 July 2026.", keys: [["flies"], ["date:2026-07-03"]]}
    - {w: 2, type: preference, src: m12, fact: "Hamza wants no pictures of his kids online.", keys: [["pictures of his kids"]]}
    ended:
    - {fact: "Sander has to finish the slideshow.", was: 2/m27, by: m2, keys: [["still have to finish the slideshow"]], not: ["finished"]}
    never:
    - {what: "mood and nonsense: pistachio in the hair", src: m3, keys: [["pistachio in my hair"]]}
    - {what: "a bet that he cries again", src: m14, keys: [["cries again"]]}
questions:
- {q: "By when must we hand over what unlocks the hall?", a: "by Tuesday 16 June", keys: [["key back"]]}
- {q: "What did everybody chip in for as a present?", a: "a weekend in Tunis", keys: [["tunis"], ["310"]]}
- {q: "What may we not upload?", a: "pictures of his kids", keys: [["pictures of his kids"]]}
- {q: "Which of the family must avoid wheat?", a: "his sister Noor, coeliac", keys: [["coeliac"]]}
- {q: "May Hamza be given wine?", a: "he drinks no alcohol", keys: [["alcohol"]]}
- {q: "When do we return the seats we had on loan?", a: "Wednesday 17 June to the scouts", keys: [["chairs"], ["date:2026-06-17"]]}
- {q: "Whose turn is it after Hamza, and on what day?", a: "Piotr, 15 November", keys: [["date:2026-11-15"]]}
- {q: "When was Hamza born, day and month?", a: "11 June", keys: [["birthday"], ["date:2026-06-11"]]}
- {q: "What is the departure day of the trip to see the brother?", a: "3 July", keys: [["flies"], ["date:2026-07-03"]]}
- {q: "How much was the flight to Tunis?", a: "310", keys: [["tunis"], ["310"]]}
