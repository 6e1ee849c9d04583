=== conversation 1 | Golden Grants 💛 | 2027-01-16T19:05
Marcia*> Right you three 📣 9th July Mum and Dad are married fifty years. I am NOT carrying it on my own back like the ruby one
Delroy> hello from Toronto 🥶 minus 19 and my eyelashes snapped off at the bus stop
Yvette> On your own back?? I peeled eleven kilos of yam and buried two husbands doing it 🍠
Junior> with your MOUTH you peeled 😂
Marcia*> The 9th falls on a Friday. Party on the Saturday then, 10 July, so people can travel?
Delroy> yes do that
Yvette> 👍🏾👍🏾
Junior> imagine if we just flew the lot of them to Negril, 60 people barefoot, Dad in the white suit 🏝️
Marcia*> Imagine if you paid me back for Nando's
Marcia*> I asked about the hall at New Testament on Lozells Road: £280 for the day, kitchen included
Yvette> Botanical Gardens quoted me £4,150 for theirs, before a single sausage roll 💀
Junior> church hall, next
Delroy> church hall for me too. book it sis
Marcia*> Booked 🙌🏾 Max 120 in there by the fire rules, so no bringing your barber
Yvette> Are we hiding it from them?
Delroy> no surprise. Dad's heart, Dr Mensah told him in November nothing that makes him jump. not even playing
Marcia*> OK so they know there's a do, and nothing else 🤐
Junior> food!! Big Trevor will do curry goat, rice and peas, festival, £14 a head
Yvette> Who's counting the vegetarians
Marcia*> Nine veggies: eight by conviction, and Kyle because of the girl
Delroy> and my Amara, please: cashews put her in hospital, so none in anything 🚑
Marcia*> Auntie Pearl does the black cake. She's had the fruit in rum since 2024 and that is gospel
Junior> doves? guy on Soho Road lets go fifty white ones for 300 🕊️
Yvette> No birds, Junior. We remember the budgie
Delroy> how much each are we talking
Marcia*> £450 each into my Monzo by end of February
Yvette> My magazine says, quote, "allow eleven percent of the household income for an anniversary" 🤓
Junior> i'll collect video messages from everyone in Mandeville and Brooklyn, that's my job, hands off 🎥
Yvette> Clive next door reckons UB40's cousin plays anniversaries for 3k and once did Mandela's birthday 🙄
Junior> cousin Errol will DJ for a plate of food
Marcia*> Errol it is, but no bass before grace
Delroy> do we know their song?
Marcia*> "Everything I Own", Ken Boothe. Mum told me over the ironing so it's official 💃🏾
Yvette> Found for the card 🤮 "Fifty years of rain and sun, two old hearts that beat as one"
Junior> who wrote that, a building society
Marcia*> I've made a folder for the old photos. Password is Hyacinth1977! and NOT for Facebook
Delroy> flights are bought: four of us, Heathrow on 6 July, home on the 20th
Yvette> You lot stay at ours in Leicester, kids in the loft 🛏️
Junior> dreamt Mum came down the aisle on a donkey and married the postman 😭
Marcia*> Junior, since we're sharing: you were found in the Kwik Save in Handsworth, they were doing two for one
Marcia*> Speeches. Me five minutes, Delroy five, Junior 2 minutes because we have all met Junior
Yvette> And remember Mum has her two rum punches of a Sunday and will not be parted from them 🍹
=== conversation 2 | Golden Grants 💛 panic edition | 2027-05-23T14:10
Marcia*> Burst pipe at New Testament 😩 the whole floor is up till autumn and they have handed me the £280 back
Yvette> Lovely. Seven weeks to go and we can hold it on the hard shoulder of the M6 🌞
Yvette> Wait!! Oadby cricket club has its pavilion free that same Saturday, £350, with grass for the children 🏏 Quick, yes or no
Junior> yes
Marcia*> Yes. Take it before somebody's christening does
Yvette> Done, 100 paid now and the other 250 we hand over on the day
Junior> some fella on the oadby facebook says it's haunted by a spin bowler who choked in 1931 👻
Yvette> He can bring his own plate. Only thing is it holds 90, not a soul more
Delroy> how many have actually said yes?
Marcia*> 86, and I'm not ringing anyone a second time
Yvette> Apparently Idris is renewing his vows a third time, on a yacht, with 400 people 🛥️
Junior> auntie Pearl fell on the steps at Bethel. wrist in plaster, eight weeks no stirring 🩹
Marcia*> Bless her. Mrs Adebayo on Dudley Road is making us three tiers, lemon and passionfruit, £190, we collect on the Friday
Junior> ok confession, Trevor never said 14, i misheard. it's £16 a head with the snapper
Marcia*> All four payments arrived, even Junior's, praise Him 👏🏾
Junior> my phone just now: "CONGRATS! 2 cabins on a golden cruise, reply ANCHOR to 60777" 🚢 how do they KNOW
Yvette> Woman in my salon did hers at Villa Park, 200 guests, and the husband ran off with the caterer on the Tuesday 💅🏾
Junior> Errol packed up for Lisbon in march, decks and all. so it's my playlist, and Dwayne from work brings the speakers 🔊
Delroy> Air Canada changed us ✈️ we land in Birmingham on 4 July, Heathrow is off
Delroy> and Yvette don't hate me, we rented a flat by Abbey Park, your ladder and my knees are not friends
Yvette> I hate you a little 💔
Junior> 👑 "We, the late Queen, bestow upon Cleveland Grant the Order of the Settee, third class"
Yvette> News from the cardiologist!! Since the stent Dad is signed off, Dr Mensah says he can jump, dance, anything 🎉
Marcia*> Then I'm having my moment: Uncle Vernon flies in from Mandeville and walks through the door at the toast 😱
Junior> the video's finished by the way, 3am last night. 41 people, twelve minutes
Yvette> This one stays off every list please: Kyle failed his driving test again, number six
Yvette> Mum gave the rum up at Lent and liked it so well she never went back. So it's sorrel in her glass 🌺
Delroy> for the eternity ring, she's an N isn't she
Yvette> No. L and a half, I measured the one in the soap dish 💍
Delroy> me i'd have gone for the canal barge, twelve people and a buffet, but nobody asks Canada
Marcia*> Place cards: the template prints "Joe Bloggs, Table 99" on every one, that's only the dummy
Marcia*> If it rains the photos happen in the scorer's room, the club's fine with that ☔
Marcia*> And everybody wears a bit of gold, nobody in white except the bride
Delroy> present's ordered too: the teak bench for Dad's allotment with both names on 🪑
Junior> this week has finished me off 🫠
Marcia*> Go to your bed. Love you all
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "Mum and Dad will have been married fifty years on 9 July 2027.", keys: [["married fifty"], ["date:2027-07-09"]]}
    - {w: 2, type: decision, src: m5, fact: "The party is on Saturday 10 July 2027.", keys: [["Party", "Saturday"], ["date:2027-07-10"]]}
    - {w: 2, type: decision, src: m10, fact: "The venue is the hall at New Testament, Lozells Road, £280 for the day.", keys: [["New Testament"], ["£280"]]}
    - {w: 1, type: fact, src: m14, fact: "The hall takes at most 120 people.", keys: [["Max 120"]]}
    - {w: 2, type: decision, src: m16, fact: "It is no surprise party because of Dad's heart.", keys: [["no surprise"], ["heart"]]}
    - {w: 2, type: fact, src: m18, fact: "Big Trevor caters for £14 a head.", keys: [["Trevor"], ["£14"]]}
    - {w: 1, type: fact, src: m20, fact: "There are nine vegetarians.", keys: [["Nine veggies"]]}
    - {w: 2, type: fact, src: m21, fact: "Amara is severely allergic to cashews.", keys: [["cashews"]]}
    - {w: 1, type: task, src: m22, fact: "Auntie Pearl makes the black cake.", keys: [["Pearl"], ["black cake"]]}
    - {w: 2, type: task, src: m26, fact: "Each sibling pays £450 to Marcia by the end of February.", keys: [["£450"]]}
    - {w: 1, type: task, src: m28, fact: "Junior collects the video messages.", keys: [["collect video messages"]]}
    - {w: 1, type: decision, src: m30, fact: "Cousin Errol is the DJ.", keys: [["Errol"], ["DJ"]]}
    - {w: 2, type: fact, src: m33, fact: "Their song is Everything I Own by Ken Boothe.", keys: [["Ken Boothe"]]}
    - {w: 2, type: fact, src: m37, fact: "Delroy's four land at Heathrow on 6 July.", keys: [["Heathrow"], ["date:2027-07-06"]]}
    - {w: 1, type: fact, src: m38, fact: "Delroy's family stays at Yvette's in Leicester, the children in the loft.", keys: [["Leicester"], ["loft"]]}
    - {w: 1, type: decision, src: m41, fact: "Speeches: Marcia and Delroy five minutes, Junior two.", keys: [["Junior 2 minutes"]]}
    - {w: 1, type: preference, src: m42, fact: "Mum has two rum punches on Sundays.", keys: [["rum punches"], ["Sunday"]]}
    ended: []
    never:
    - {what: "exaggeration about the cold", src: m2, keys: [["eyelashes"]]}
    - {what: "exaggeration: yam and husbands", src: m3, keys: [["two husbands"]]}
    - {what: "imagine if: Negril", src: m8, keys: [["Negril"]]}
    - {what: "price of a venue not taken", src: m11, keys: [["4,150"]]}
    - {what: "rejected suggestion: doves", src: m23, keys: [["fifty white ones"]]}
    - {what: "quoted magazine rule", src: m27, keys: [["eleven percent"]]}
    - {what: "hearsay of a neighbour about UB40's cousin", src: m29, keys: [["Mandela"]]}
    - {what: "quoted verse for a card", src: m34, keys: [["hearts that beat as one"]]}
    - {what: "password", src: m36, keys: [["Hyacinth1977"]]}
    - {what: "dream", src: m39, keys: [["donkey"]]}
    - {what: "teasing: Junior was found in a shop", src: m40, keys: [["Kwik Save"]]}
  2:
    dropped: [3, 4, 5, 6, 9, 10, 11, 12, 14, 15, 17]
    keep:
    - {w: 2, type: decision, src: m3, fact: "The party is in the pavilion of Oadby cricket club, £350.", keys: [["cricket club"], ["£350"]]}
    - {w: 2, type: task, src: m6, fact: "100 is paid; the other 250 is due on the day.", keys: [["250"]]}
    - {w: 1, type: fact, src: m8, fact: "The pavilion holds 90.", keys: [["holds 90"]]}
    - {w: 2, type: fact, src: m10, fact: "86 guests have said yes.", keys: [["86"]]}
    - {w: 2, type: task, src: m13, fact: "Mrs Adebayo makes the cake: three tiers, lemon and passionfruit, £190, collected on the Friday.", keys: [["Adebayo"], ["£190"]]}
    - {w: 2, type: fact, src: m14, fact: "Trevor costs £16 a head.", keys: [["£16 a head"]]}
    - {w: 1, type: decision, src: m18, fact: "Music is Junior's playlist; Dwayne brings the speakers.", keys: [["Dwayne"], ["speakers"]]}
    - {w: 2, type: fact, src: m19, fact: "Delroy's family lands in Birmingham on 4 July.", keys: [["Birmingham"], ["date:2027-07-04"]]}
    - {w: 1, type: fact, src: m20, fact: "Delroy rented a flat by Abbey Park.", keys: [["Abbey Park"]]}
    - {w: 2, type: fact, src: m23, fact: "Dad has had a stent and is signed off.", keys: [["stent"], ["signed off"]]}
    - {w: 2, type: decision, src: m24, fact: "Uncle Vernon comes from Mandeville and walks in at the toast.", keys: [["Vernon"], ["toast"]]}
    - {w: 1, type: fact, src: m25, fact: "The video is finished: 41 people, twelve minutes.", keys: [["twelve minutes"]]}
    - {w: 1, type: preference, src: m27, fact: "Mum no longer drinks rum; she gets sorrel.", keys: [["sorrel"]]}
    - {w: 2, type: fact, src: m29, fact: "Mum's ring size is L and a half.", keys: [["L and a half"]]}
    - {w: 1, type: decision, src: m32, fact: "If it rains the photos are taken in the scorer's room.", keys: [["scorer's room"]]}
    - {w: 1, type: decision, src: m33, fact: "Everybody wears a bit of gold; only the bride wears white.", keys: [["bit of gold"]]}
    - {w: 1, type: fact, src: m34, fact: "The present is a teak bench for Dad's allotment, ordered.", keys: [["teak bench"]]}
    ended:
    - {fact: "The party is in the New Testament hall.", was: 1/m10, by: m1, keys: [["New Testament"], ["£280 for the day"]]}
    - {fact: "At most 120 people.", was: 1/m14, by: m8, keys: [["Max 120"]]}
    - {fact: "No surprise because of Dad's heart.", was: 1/m16, by: m24, keys: [["no surprise"]], not: ["stent"]}
    - {fact: "Trevor costs £14 a head.", was: 1/m18, by: m14, keys: [["£14 a head"]]}
    - {fact: "Auntie Pearl makes the black cake.", was: 1/m22, by: m13, keys: [["Pearl"], ["black cake"]], not: ["wrist"]}
    - {fact: "Everyone still has to pay £450.", was: 1/m26, by: m15, keys: [["£450 each"]], not: ["arrived"]}
    - {fact: "Junior collects video messages.", was: 1/m28, by: m25, keys: [["collect video messages"]], not: ["finished"]}
    - {fact: "Errol is the DJ.", was: 1/m30, by: m18, keys: [["Errol will DJ"]], not: ["Lisbon"]}
    - {fact: "Delroy lands at Heathrow on 6 July.", was: 1/m37, by: m19, keys: [["Heathrow"], ["date:2027-07-06"]], not: ["is off"]}
    - {fact: "Delroy's family stays in Yvette's loft.", was: 1/m38, by: m20, keys: [["kids in the loft"]], not: ["Abbey"]}
    - {fact: "Mum has two rum punches on a Sunday.", was: 1/m42, by: m27, keys: [["two rum punches"]], not: ["Lent", "gave"]}
    never:
    - {what: "irony: party on the motorway", src: m2, keys: [["hard shoulder"]]}
    - {what: "hearsay: haunted pavilion", src: m7, keys: [["spin bowler"]]}
    - {what: "stranger's anecdote: Villa Park", src: m17, keys: [["Villa Park"]]}
    - {what: "wrong guess of the ring size", src: m28, keys: [["she's an N"]]}
    - {what: "quoted spam", src: m16, keys: [["60777"]]}
    - {what: "what Delroy would have taken: barge", src: m30, keys: [["canal barge"]]}
    - {what: "placeholder of the template", src: m31, keys: [["Joe Bloggs"]]}
    - {what: "role play: the Queen", src: m22, keys: [["Order of the Settee"]]}
    - {what: "celebrity gossip", src: m11, keys: [["on a yacht"]]}
    - {what: "asked to be left out: Kyle's test", src: m26, keys: [["failed his driving test"]]}
    - {what: "mood", src: m35, keys: [["finished me off"]]}
questions:
- {q: "What venue did we end up with?", a: "the pavilion of Oadby cricket club", keys: [["cricket club"]]}
- {q: "Which ingredient could kill Delroy's little one?", a: "cashews", keys: [["cashews"]]}
- {q: "What do I tell the jeweller about our mother's finger?", a: "L and a half", keys: [["L and a half"]]}
- {q: "Which relative is going to appear unannounced?", a: "Uncle Vernon, at the toast", keys: [["Vernon"]]}
- {q: "What should we pour for our mother these days?", a: "sorrel", keys: [["sorrel"]]}
- {q: "Who is the baker, since Pearl can't?", a: "Mrs Adebayo on Dudley Road", keys: [["Adebayo"]]}
- {q: "Where will the Canadians sleep?", a: "a flat by Abbey Park", keys: [["Abbey Park"]]}
- {q: "How long may Junior's speech be?", a: "2 minutes", keys: [["Junior 2 minutes"]]}
- {q: "What does Trevor cost a head?", a: "£16", keys: [["£16"]]}
- {q: "Where do they land and on what day?", a: "Birmingham, 4 July", keys: [["Birmingham"], ["date:2027-07-04"]]}
