=== conversation 1 | soft rescue on the road | 2027-03-04T18:22
fenna> its confirmed 12 shows first one ghent 9 april
teo*> WHAT
oyin> screaming in a tesco
fenna> my uncle joris gives us his van for free we just pay diesel
bjarki> cool ill put the money toward a jet with one seat per drumstick
fenna> fees ghent 400 lille 350
fenna> cologne 600 the rich boys
teo*> and the split
fenna> five equal parts as always me included
magda> one rule after last year i get a bed never a floor
bjarki> not kidding i need the single room when there is one its apnea i have a machine
oyin> we know we thought it was the van
fenna> rider how many vegans
magda> three me oyin and teo
oyin> and no shellfish backstage pls my throat closes
teo*> set is 45 min we start with harbour
magda> and finish on nine lives
magda> i do merch 100 shirts 20 euro each
teo*> ill pay the printer his deposit by monday
oyin> matching suits? 79 each on the internet
magda> no
bjarki> god no
bjarki> kasia lends me her amp
fenna> kazimir does our sound for the whole thing
oyin> cant lift anything btw shoulder is inflamed physio says so
oyin> also visa appointment 15 march at the belgian place
fenna> hamburg 17 april molotow
fenna> prague 20 april
teo*> a guy at work says soft rescue is also a lifeguard cult in florida 900 members
magda> what id give for one of those buses three floors sauna on top
fenna> we leave every day at 9 sharp from the lobby im not your mum
bjarki> got this lol "hey band get 10k real followers for 49 dollars link in bio"
teo*> dreamt the bass was made of bread and magda ate the neck
magda> valid
bjarki> load in ghent is 3 right
fenna> no 17h and soundcheck 18h
fenna> the rider pdf still says BANDNAME needs 99 towels its the sample i fix it
oyin> my exs band forgot their singer at a petrol station near lyon for two days nobody noticed
teo*> we all get the little anchor tattoo in ghent yes
oyin> yes
=== conversation 2 | soft rescue on the road (help) | 2027-04-07T12:40
fenna> joris called the gearbox is dead so its a rented sprinter 68 a day
teo*> nooo
fenna> we collect it tomorrow 7 30 at ghent dampoort
fenna> there was a hotel by the dom 140 a night i laughed and hung up
fenna> its 2 m 60 high so nobody parks in a garage ever bjarki
fenna> van wifi sprinterboys2027 dont spread it
fenna> typo of mine cologne is 500
fenna> and molotow lost its licence so we sleep that saturday
bjarki> finally a good gig
teo*> should have been faro and lagos and 12 days on the beach but who listens to bass
fenna> prague moved two days its 22 april now
oyin> is it true about kazimir
fenna> yes he ran off with a circus for real. noor from lyon mixes us now
magda> careful with the monitors my doc says nodules so i dont talk at all after shows
teo*> we will enjoy that
magda> ghent blog wrote about the ep "like a dishwasher in love six out of ten"
bjarki> betting 20 that magda talks before lille
magda> and no two gigs without a night between them from may
oyin> my sister reads that harry styles bought a laundrette in ostend and works there on tuesdays
teo*> printer is paid boxes are at mine
magda> shirts are 25 now cotton went up
magda> toilet door in this bar "NO DRUMMERS AFTER 22H"
bjarki> kasia came for her amp i play through teos
oyin> shoulder good as new i carried a fridge on sunday
oyin> nobody writes this down ok i broke the small monitor in february
oyin> passport has its sticker woo valid til august
teo*> so hot in this kitchen im 80 percent soup
teo*> we close with moth from now on nine lives is for the encore
fenna> ok you win no more 9 sharp we go at 11
bjarki> ladies and gentlemen this is your captain we cruise at 31000 feet on a bass player
teo*> forget the anchors my skin guy says no
oyin> teo the label rang they want you replaced by a cardboard bass player he asks less
fenna> leipzig is in a courtyard if it rains we play in the church next door agreed with them
oyin> teo your dad told me on the phone hes coming to vienna with your aunt hes shy about it
teo*> omg
teo*> three on the list for vienna then dad aunt and mirko
fenna> in cologne we stay with my cousin aaltje she has six mattresses and a parrot
magda> counted the tin 1140
teo*> my inhaler lives in the glovebox blue bag in case
fenna> last show is 2 may in bologna then home
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "The tour has 12 shows; the first is in Ghent on 9 April.", keys: [["12 shows"], ["date:2027-04-09"]]}
    - {w: 2, type: fact, src: m4, fact: "Uncle Joris gives them his van for free; they pay diesel.", keys: [["joris"], ["van for free"]]}
    - {w: 2, type: fact, src: m6, fact: "Ghent pays 400, Lille 350.", keys: [["ghent 400"], ["lille 350"]]}
    - {w: 2, type: fact, src: m7, fact: "Cologne pays 600.", keys: [["cologne 600"]]}
    - {w: 2, type: decision, src: m9, fact: "The money is split in five equal parts.", keys: [["five equal parts"]]}
    - {w: 2, type: preference, src: m10, fact: "Magda gets a bed, never a floor.", keys: [["never a floor"]]}
    - {w: 2, type: fact, src: m11, fact: "Bjarki has apnea with a machine and needs the single room.", keys: [["apnea"]]}
    - {w: 1, type: fact, src: m14, fact: "There are three vegans: Magda, Oyin and Teo.", keys: [["three me oyin"]]}
    - {w: 2, type: fact, src: m15, fact: "Oyin is allergic to shellfish.", keys: [["no shellfish"]]}
    - {w: 2, type: decision, src: m16, fact: "The set is 45 minutes and starts with harbour.", keys: [["45 min"], ["harbour"]]}
    - {w: 2, type: decision, src: m17, fact: "The set finishes on nine lives.", keys: [["finish on nine lives"]]}
    - {w: 1, type: fact, src: m18, fact: "Magda does merch: 100 shirts, 20 euro each.", keys: [["merch"], ["20 euro"]]}
    - {w: 1, type: task, src: m19, fact: "Teo pays the printer's deposit by Monday 8 March.", keys: [["printer"], ["deposit"]]}
    - {w: 1, type: fact, src: m23, fact: "Kasia lends Bjarki her amp.", keys: [["kasia lends"]]}
    - {w: 2, type: fact, src: m24, fact: "Kazimir does the sound for the whole tour.", keys: [["kazimir does our sound"]]}
    - {w: 1, type: fact, src: m25, fact: "Oyin's shoulder is inflamed, no lifting.", keys: [["shoulder is inflamed"]]}
    - {w: 2, type: fact, src: m27, fact: "Hamburg, Molotow, on 17 April.", keys: [["molotow"], ["date:2027-04-17"]]}
    - {w: 2, type: fact, src: m28, fact: "Prague is on 20 April.", keys: [["prague"], ["date:2027-04-20"]]}
    - {w: 1, type: decision, src: m31, fact: "They leave every day at 9 sharp from the lobby.", keys: [["9 sharp"], ["lobby"]]}
    - {w: 1, type: fact, src: m36, fact: "Load-in in Ghent is 17h, soundcheck 18h.", keys: [["17h"], ["soundcheck 18h"]]}
    - {w: 1, type: decision, src: m39, fact: "They all get an anchor tattoo in Ghent.", keys: [["anchor tattoo"]]}
    ended: []
    never:
    - {what: "irony: a jet", src: m5, keys: [["one seat per drumstick"]]}
    - {what: "rejected suggestion: suits", src: m20, keys: [["79 each"]]}
    - {what: "hearsay: lifeguard cult", src: m29, keys: [["900 members"]]}
    - {what: "imagine if: bus with sauna", src: m30, keys: [["sauna"]]}
    - {what: "quoted spam", src: m32, keys: [["10k real followers"]]}
    - {what: "dream", src: m33, keys: [["made of bread"]]}
    - {what: "wrong guess of the load-in", src: m35, keys: [["is 3 right"]]}
    - {what: "sample value of the rider", src: m37, keys: [["99 towels"]]}
    - {what: "stranger's anecdote: petrol station", src: m38, keys: [["petrol station"]]}
  2:
    dropped: [2, 4, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21]
    keep:
    - {w: 2, type: fact, src: m1, fact: "A rented Sprinter for 68 a day.", keys: [["sprinter"], ["68 a day"]]}
    - {w: 2, type: task, src: m3, fact: "They collect it on 8 April, 7:30, at Ghent Dampoort.", keys: [["dampoort"], ["7 30"]]}
    - {w: 2, type: fact, src: m7, fact: "Cologne pays 500.", keys: [["cologne is 500"]]}
    - {w: 2, type: fact, src: m11, fact: "Prague is on 22 April.", keys: [["prague"], ["date:2027-04-22"]]}
    - {w: 2, type: fact, src: m13, fact: "Noor from Lyon mixes the sound.", keys: [["noor"]]}
    - {w: 2, type: fact, src: m14, fact: "Magda has nodules and doesn't talk after shows.", keys: [["nodules"]]}
    - {w: 1, type: fact, src: m21, fact: "Shirts cost 25.", keys: [["shirts are 25"]]}
    - {w: 2, type: decision, src: m28, fact: "They close with moth; nine lives is the encore.", keys: [["close with moth"]]}
    - {w: 1, type: decision, src: m29, fact: "They leave at 11.", keys: [["go at 11"]]}
    - {w: 2, type: decision, src: m33, fact: "If it rains in Leipzig they play in the church next door.", keys: [["leipzig"], ["church"]]}
    - {w: 1, type: fact, src: m34, fact: "Teo's father comes to Vienna with the aunt.", keys: [["dad"], ["vienna"]]}
    - {w: 1, type: fact, src: m38, fact: "There are 1140 in the tin.", keys: [["1140"]]}
    - {w: 2, type: fact, src: m39, fact: "Teo's inhaler is in the glovebox.", keys: [["inhaler"]]}
    ended:
    - {fact: "Uncle Joris gives them his van.", was: 1/m4, by: m1, keys: [["his van for free"]]}
    - {fact: "Cologne pays 600.", was: 1/m7, by: m7, keys: [["cologne 600"]]}
    - {fact: "The set finishes on nine lives.", was: 1/m17, by: m28, keys: [["finish on nine lives"]]}
    - {fact: "Shirts cost 20 euro.", was: 1/m18, by: m21, keys: [["shirts 20 euro"]]}
    - {fact: "The printer's deposit is still to be paid.", was: 1/m19, by: m20, keys: [["printer"], ["deposit"]]}
    - {fact: "Kasia's amp is on loan.", was: 1/m23, by: m23, keys: [["kasia lends"]]}
    - {fact: "Kazimir does the sound.", was: 1/m24, by: m13, keys: [["kazimir does our sound"]]}
    - {fact: "Oyin's shoulder is inflamed.", was: 1/m25, by: m24, keys: [["shoulder is inflamed"]], not: ["good as new"]}
    - {fact: "Hamburg on 17 April.", was: 1/m27, by: m8, keys: [["molotow"], ["date:2027-04-17"]], not: ["licence"]}
    - {fact: "Prague is on 20 April.", was: 1/m28, by: m11, keys: [["prague"], ["date:2027-04-20"]], not: ["moved two"]}
    - {fact: "They leave at 9 sharp from the lobby.", was: 1/m31, by: m29, keys: [["9 sharp from the lobby"]]}
    - {fact: "They all get the anchor tattoo.", was: 1/m39, by: m31, keys: [["anchor tattoo"]], not: ["forget"]}
    never:
    - {what: "price of a hotel not taken", src: m4, keys: [["140 a night"]]}
    - {what: "quoted review", src: m16, keys: [["dishwasher"]]}
    - {what: "password of the wifi", src: m6, keys: [["sprinterboys"]]}
    - {what: "bet", src: m17, keys: [["betting 20"]]}
    - {what: "role play: the captain", src: m30, keys: [["31000 feet"]]}
    - {what: "celebrity gossip", src: m19, keys: [["laundrette"]]}
    - {what: "asked to be left out: monitor", src: m25, keys: [["small monitor"]]}
    - {what: "quoted sign", src: m22, keys: [["NO DRUMMERS"]]}
    - {what: "exaggeration about the heat", src: m27, keys: [["80 percent soup"]]}
    - {what: "what Teo would have booked", src: m10, keys: [["faro"]]}
    - {what: "teasing: cardboard bass player", src: m32, keys: [["cardboard"]]}
questions:
- {q: "what do we drive in the end and what does it cost", a: "a rented sprinter, 68 a day", keys: [["sprinter"], ["68"]]}
- {q: "whos behind the desk for us", a: "noor from lyon", keys: [["noor"]]}
- {q: "why must the singer stay silent", a: "nodules", keys: [["nodules"]]}
- {q: "what happens with the open air in saxony in bad weather", a: "we play in the church next door", keys: [["church"]]}
- {q: "which seafood can kill oyin", a: "shellfish", keys: [["no shellfish"]]}
- {q: "how do we divide the income", a: "five equal parts, fenna included", keys: [["five equal parts"]]}
- {q: "where do i find the asthma thing", a: "glovebox, blue bag", keys: [["glovebox"]]}
- {q: "why does bjarki sleep apart", a: "apnea, he has a machine", keys: [["apnea"]]}
- {q: "when is prague", a: "22 april", keys: [["prague"], ["date:2027-04-22"]]}
- {q: "whats the closing song", a: "moth", keys: [["close with moth"]]}
