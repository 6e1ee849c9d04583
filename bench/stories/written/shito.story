=== conversation 1 | Adwoa 🌶️ | 2026-05-04T06:55
Adwoa> WE OWN A TRUCK
Kofi*> I haven't slept. Say the number again
Adwoa> 14,500, Mercedes 508, 1989, TÜV till March 2027. The baker in Lübeck cried when I drove off
Kofi*> he cried bc of the way you drive
Adwoa> the horn plays La Cucaracha. I didn't know that when I bought it
Kofi*> So. name. I vote Waakye Wagon
Adwoa> yes yes yes. Waakye Wagon, painted yellow
Kofi*> spot: Tuesdays and Thursdays on the lot by the Alter Elbtunnel, I've the permit in the inbox, 36 euros a day
Adwoa> and the food hygiene thing? the pink paper
Kofi*> ugh, I still need the Gesundheitszeugnis. appointment's on Thursday at Bezirksamt Altona, 11:20
(+2h) Adwoa> Auntie Esi gives us her three-ring gas burner for as long as ours is in the post. she wants it spotless
Adwoa> bowls: I calculated 9.50 for the waakye with egg and gari, 12 with beef
Kofi*> ok with that, done
Kofi*> could we do sushi fusion on wednesdays? jollof maki, 4 pieces for 7 euros
Adwoa> I will sell my half of the truck first
Adwoa> plantain: I found Herr Nguyen at the Großmarkt, 22 a box, but he opens at 3 in the MORNING
Kofi*> and you'll get up?
Adwoa> somebody has to, it's you
(+1d) Kofi*> looked at generators. the Honda is 890 at the place in Norderstedt
Kofi*> they phoned back, it's 980, the price on the website was without tax
Adwoa> it's quiet though? the neighbours at the tunnel write letters
Kofi*> quiet. I took it
Adwoa> my friend's flatmate sold crêpes on Mallorca and apparently earned 1,900 on one Sunday, cash, no permit
Adwoa> Jonas helps Saturdays and Sundays, he's 19, 14 euros an hour, he can carry two gas bottles at once
Kofi*> the ones from my mum: she lends us 3,000, we pay her back 250 a month, first of the month, no interest, but she eats free
(+3d) Kofi*> hygiene paper in the pocket!! the film they show there has a man named Detlef sneezing into mince for 9 minutes
Adwoa> [voice 0:38] ok so small thing don't panic, I burned the left forearm on the fryer basket, it's a blister like a two euro coin, doctor says keep it dry and no frying for me for two weeks
Kofi*> ouch. then I fry and you smile at people
Kofi*> allergen sheet: peanuts in the shito and the nkatenkwan, egg, fish. we always say it aloud too when someone orders. ok?
Adwoa> ok, always
Kofi*> Elbjazz took us, 12 and 13 June, stand fee is 480. I transferred it
Kofi*> when do we clean the fryer, fixed day please, I know us
Adwoa> sunday night after closing. both. with music
=== conversation 2 | Adwoa 🌶️ | 2026-06-22T21:12
Adwoa> How many did we do on saturday, I never wrote it down
Kofi*> 141 bowls. my feet have resigned, they want a contract and a lawyer in Geneva
Kofi*> also we need to speak about money, now that the jazz fell into the water. literally. they called it off for the storm
Adwoa> do we see the 480 again?
Kofi*> they refund 70%, by 31 July
Adwoa> better than nothing. my dream last night: the mayor of Kumasi paid us 8,000 euros for one kelewele and left on a swan
Adwoa> tunnel people wrote. permit withdrawn, construction till 2028. BUT Fabrik wants us in their yard in Ottensen, Fridays and Saturdays from 17:00, 10% of takings and no daily fee
Kofi*> take it. take it now
Adwoa> signed on saturday 😎
Kofi*> beef is up again. I'd go to 10.50 and 13.50 from 1 July
Adwoa> yes do it, and write it nicely
Kofi*> and Jonas?
Adwoa> he starts at Airbus as apprentice in august and stopped already. Efua from church does the weekends, she's faster, and she sings
Kofi*> same money?
Adwoa> 15
(+1d) Adwoa> arm is good, only a pink patch, doctor laughed at it. I'm back at the fryer tomorrow
Kofi*> no more 3 am for me, I've decided. the Lopes couple in Wilhelmsburg bring plantain to the door, 25, on Wednesdays
Adwoa> worth the three euros for your face alone
Kofi*> people keep calling us "the cousins" and nobody can spell waakye. what about Two Cousins One Pepper
Adwoa> omg yes. Two Cousins One Pepper it is, in green writing
Adwoa> who pays the painter
Kofi*> the truck pays. 340, Marek does it on Monday the 29th
Adwoa> Burna Boy was seen at a Döner in Altona at 4 a.m., he tipped 500, it's all over tiktok. could've been US
Adwoa> new job!!! wedding on 22 August, Blankenese, the bride is called Friederike, she wants us from 18:00
Kofi*> how many?
Adwoa> eighty, fourteen of them vegetarian
Kofi*> price?
Adwoa> I offered 1,650 and she said yes without blinking. should've said 2,000
Kofi*> if we'd two trucks we could park one in Accra, staff of six, and fly back and forth like ministers
Kofi*> Esi has her burner back, I brought it with flowers, she inspected it for ten minutes
Adwoa> did she find something
Kofi*> "it's acceptable"
Kofi*> about sundays. nobody scrubs on sundays any more since we don't open then, it's Efua and me on Saturday after closing
Adwoa> I'll still bring the music
Kofi*> and I cleared what we owed my mother, the whole rest in one go, 2,750. She bought shoes
Adwoa> respect. Wait, is she still eating for free
Kofi*> obviously
Adwoa> forget that I wanted to get the TÜV guy to remove the horn, children love it
Kofi*> I never heard that
Adwoa> card reader PIN is 6620 if I'm not there
Kofi*> Adwoa. phone. not chat
Adwoa> sorry sorry. and keep no trace of this one, cousin: I applied for the nursing course in Kiel, for October
Kofi*> my lips are sewn
Kofi*> mail just in: "CONGRATULATION your foodtruck won the Golden Fork Award, pay 199 for the trophy"
Adwoa> we're famous!! (delete it)
Kofi*> Thursday's off for me, I take Nana to the eye clinic in Eppendorf at 9, cataract, left eye
Adwoa> give her my kiss
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m3, fact: "The truck is a Mercedes 508 of 1989, cost 14,500, TÜV till March 2027.", keys: [["14,500"]]}
    - {w: 1, type: decision, src: m7, fact: "The truck is called Waakye Wagon, painted yellow.", keys: [["waakye wagon, painted"]]}
    - {w: 2, type: fact, src: m8, fact: "Tuesdays and Thursdays at the lot by the Alter Elbtunnel, 36 euros a day.", keys: [["alter elbtunnel"]]}
    - {w: 1, type: fact, src: m11, fact: "Auntie Esi's three-ring gas burner is lent to them.", keys: [["gas burner"]]}
    - {w: 2, type: decision, src: m12, fact: "The waakye bowl costs 9.50, 12 with beef.", keys: [["9.50"]]}
    - {w: 1, type: fact, src: m16, fact: "Plantain comes from Herr Nguyen at the Großmarkt, 22 a box.", keys: [["herr nguyen"]]}
    - {w: 1, type: fact, src: m20, fact: "The Honda generator cost 980.", keys: [["980"]]}
    - {w: 1, type: fact, src: m24, fact: "Jonas (19) helps Saturdays and Sundays for 14 euros an hour.", keys: [["jonas"], ["14 euros"]]}
    - {w: 2, type: fact, src: m25, fact: "Kofi's mother lends 3,000, paid back at 250 a month.", keys: [["3,000"], ["250"]]}
    - {w: 1, type: fact, src: m27, fact: "Adwoa has a burn on the left forearm, no frying for two weeks.", keys: [["left forearm"]]}
    - {w: 2, type: pattern, src: m29, fact: "Allergens: peanuts in the shito and nkatenkwan, egg, fish; always said aloud.", keys: [["peanuts in the shito"]]}
    - {w: 2, type: task, src: m31, fact: "Elbjazz on 12 and 13 June, stand fee 480.", keys: [["elbjazz"]]}
    - {w: 1, type: pattern, src: m33, fact: "The fryer is cleaned on Sunday night after closing by both.", keys: [["sunday night"]]}
    ended:
    - {fact: "The Honda is 890.", was: m19, by: m20, keys: [["890"]], not: ["980"]}
    - {fact: "Kofi still needs the Gesundheitszeugnis.", was: m10, by: m26, keys: [["still need the gesundheitszeugnis"]], not: ["pocket"]}
    never:
    - {what: "rejected: jollof maki", src: m14, keys: [["jollof maki"]]}
    - {what: "hearsay: crêpes on Mallorca", src: m23, keys: [["1,900"]]}
    - {what: "film plot: Detlef sneezing", src: m26, keys: [["detlef"]]}
  2:
    dropped: [2, 3, 4, 5, 6, 8, 9, 10, 12, 13]
    keep:
    - {w: 2, type: task, src: m5, fact: "Elbjazz refunds 70% by 31 July.", keys: [["refund 70%"]]}
    - {w: 2, type: decision, src: m7, fact: "New place: the yard of Fabrik in Ottensen, Fridays and Saturdays from 17:00, 10% of the takings.", keys: [["fabrik"], ["17:00"]]}
    - {w: 2, type: decision, src: m10, fact: "Bowls cost 10.50 and 13.50 from 1 July.", keys: [["10.50"], ["13.50"]]}
    - {w: 2, type: fact, src: m13, fact: "Efua from church does the weekends.", keys: [["efua from church"]]}
    - {w: 1, type: fact, src: m17, fact: "The Lopes couple in Wilhelmsburg bring plantain on Wednesdays, 25.", keys: [["lopes"], ["wilhelmsburg"]]}
    - {w: 2, type: task, src: m24, fact: "Wedding on 22 August in Blankenese from 18:00, bride Friederike.", keys: [["wedding"], ["date:2026-08-22"]]}
    - {w: 2, type: fact, src: m26, fact: "Eighty wedding guests, fourteen vegetarian.", keys: [["eighty"], ["fourteen"]]}
    - {w: 1, type: fact, src: m28, fact: "The offer for the wedding is 1,650, accepted.", keys: [["1,650"]]}
    - {w: 1, type: task, src: m22, fact: "Marek paints the truck on Monday 29 June for 340.", keys: [["marek"], ["340"]]}
    - {w: 1, type: decision, src: m20, fact: "The truck is now called Two Cousins One Pepper, in green writing.", keys: [["two cousins one pepper it is"]]}
    - {w: 1, type: pattern, src: m33, fact: "Efua and Kofi clean on Saturday after closing.", keys: [["saturday after closing"]]}
    - {w: 2, type: task, src: m46, fact: "On Thursday Kofi takes Nana to the eye clinic in Eppendorf at 9, cataract, left eye.", keys: [["eppendorf"]]}
    ended:
    - {fact: "They stand by the Alter Elbtunnel on Tuesdays and Thursdays.", was: 1/m8, by: m7, keys: [["lot by the alter elbtunnel"]], not: ["withdrawn"]}
    - {fact: "The bowl is 9.50.", was: 1/m12, by: m10, keys: [["9.50"]], not: ["10.50"]}
    - {fact: "Jonas helps at the weekend.", was: 1/m24, by: m13, keys: [["jonas helps"]], not: ["airbus"]}
    - {fact: "Elbjazz on 12 and 13 June.", was: 1/m31, by: m3, keys: [["elbjazz took us"]], not: ["called it off"]}
    - {fact: "Adwoa has a burn, no frying.", was: 1/m27, by: m16, keys: [["left forearm"]], not: ["laughed"]}
    - {fact: "Plantain from Herr Nguyen.", was: 1/m16, by: m17, keys: [["herr nguyen"]], not: ["lopes"]}
    - {fact: "Esi's burner is lent to them.", was: 1/m11, by: m30, keys: [["three-ring gas burner"]], not: ["has her burner back"]}
    - {fact: "They owe Kofi's mother 3,000.", was: 1/m25, by: m35, keys: [["3,000, we pay her back"]], not: ["cleared"]}
    - {fact: "The fryer is cleaned on Sunday night.", was: 1/m33, by: m33, keys: [["sunday night after closing"]], not: ["nobody scrubs"]}
    - {fact: "The truck is called Waakye Wagon.", was: 1/m7, by: m20, keys: [["waakye wagon, painted yellow"]], not: ["two cousins"]}
    never:
    - {what: "joke: feet want a lawyer in Geneva", src: m2, keys: [["geneva"]]}
    - {what: "dream: swan and 8,000 euros", src: m6, keys: [["swan"], ["8,000"]]}
    - {what: "celebrity gossip: Burna Boy", src: m23, keys: [["burna boy"]]}
    - {what: "hypothetical: second truck in Accra", src: m29, keys: [["staff of six"]]}
    - {what: "PIN of the card reader", src: m40, keys: [["6620"]]}
    - {what: "asked not to be written: the nursing course", src: m42, keys: [["kiel"]]}
    - {what: "spam: Golden Fork Award", src: m44, keys: [["golden fork"]]}
questions:
- {q: "Where do we stand at the weekend?", a: "yard of Fabrik, Ottensen, Fri and Sat from 17:00", keys: [["fabrik"]]}
- {q: "What does a portion cost our customers now?", a: "10.50, with beef 13.50", keys: [["10.50"]]}
- {q: "How many guests are we feeding at the celebration, and how many eat no meat?", a: "eighty, fourteen vegetarian", keys: [["eighty"]]}
- {q: "When is the wedding?", a: "22 August, from 18:00", keys: [["date:2026-08-22"]]}
- {q: "Who gives us a hand since the boy left?", a: "Efua from church", keys: [["efua from church"]]}
- {q: "Which ingredient can be deadly in our sauces?", a: "peanuts", keys: [["peanuts in the shito"]]}
- {q: "Until when is the roadworthiness of the van good?", a: "March 2027", keys: [["14,500", "TÜV till March 2027"]]}
- {q: "How much do we get from the festival and until when?", a: "70% by 31 July", keys: [["70%"]]}
- {q: "Who delivers the plantain?", a: "the Lopes couple", keys: [["lopes"]]}
- {q: "Which relative has trouble seeing, and what is done about it?", a: "Nana, cataract, eye clinic in Eppendorf on Thursday", keys: [["eppendorf"]]}
