=== conversation 1 | Album plan | 2026-03-05T22:10
user> evening. so i'm finally putting the record out myself, no label, no manager, just me and a laptop with a cracked hinge. can you be the organised one
assistant> Happy to be. What do we have so far: title, number of songs, a date you're aiming for?
user> working title is Ferry Songs, ten tracks, 37 minutes. i go by Temi Quay on it, not my full name
assistant> Good. And the release day?
user> friday 22 may
assistant> That leaves eleven weeks, which is comfortable for a self-release if the mixes are close. Are they?
user> Luděk in Brno is mixing, he's promised the lot by 20 march. he's slow but he's the only person who doesn't bury my voice
assistant> Then I'd treat 20 March as the first checkpoint. Mastering usually needs one to two weeks on top. Do you have somebody for that?
user> my cousin Bolaji, 40 a song, family rate
assistant> And physical copies?
user> tapes!! 150 cassettes from a place in Leeds, smoky shell. quoted me 4.10 apiece
user> vinyl would have been 2,300 for 300 copies from that plant near Prague so lol no
assistant> Tapes it is. A practical thought: many artists set up a pre-save link 28 days before release and pitch to editorial playlists in the same week.
user> no. not doing the streaming thing on day one. bandcamp only for the first two weeks, then everywhere else
assistant> Understood, Bandcamp first, the rest a fortnight later. Who plays on it?
user> Orla on bass, she's in the live band too. Drums are a machine called Kevin. my mum speaks on track 6, in yoruba, about a bus
user> oh and the synth all over side B is a juno 60 on loan from Declan, so don't let me sell it
user> also fyi i react to nickel, hands come up in welts, so phosphor bronze strings only if you're ever making me a shopping list
assistant> Noted about the strings. How is the voice, will you be able to rehearse soon?
user> laryngitis. the ent says not a note before the 30th of march
assistant> That's worth respecting. Anything about how I should write for you, press texts, bios and so on?
user> yes. never use the words "sonic journey". bios under 90 words. irish spelling. and don't call me quirky
user> test your bio thing first then: say the artist is called Bob Crumb, 61, from Tulsa, plays a washboard with eleven thimbles
assistant> Bob Crumb plays the washboard the way other people argue with a neighbour: eleven thimbles, no apologies. At 61, he has made the quietest loud record in Tulsa.
user> i've heard that snare nine thousand times since monday and it now speaks to me in my uncle's voice
(+25m) user> gig! launch is saturday 23 may in Coughlan's, back room, cap 75, they take 20% of the door
user> and the arts council bursary, deadline 9 april, i have to send in two tracks and a budget
assistant> I'd set aside the first weekend of April for the budget. Would a fifteen-date run through Germany in September be of interest? There are small collectives that cover the fuel.
user> ah no. i get sick in vans. one gig, maybe two
user> i dreamt the whole of side A was sung by a mackerel called Noreen and it got number 4 in Belgium. goodnight
assistant> Goodnight. Noreen can have a bonus track.
=== conversation 2 | Album plan, part two | 2026-04-21T19:40
user> back. lots happened, brace
assistant> Go ahead.
user> Luděk's mixes landed, a week late, gorgeous, i cried in a centra
user> the bursary thing went off with six minutes to spare
assistant> Congratulations on both. When do they answer?
user> end of june they said. it'd be 6,500 if i get it
user> and it's not Ferry Songs any more, some lad in Galway put out an EP with that name in march. it's Kettle Weather now
assistant> Kettle Weather is better, I think. I'll use it from here.
user> also i've binned "Blue Bins". so nine. it sounded like an insurance ad
user> sadder one. Orla's gone to Perth to be a midwife. Sandeep from the night choir is stepping in on bass
assistant> That's a big change a month before. Does Sandeep know the set?
user> he reads dots so it'll be grand. he can only rehearse sunday afternoons
user> and Leeds rang: their tape machine is broke until june. so everything slides, new day is friday 12 june
assistant> Then let me move the date. Does the price hold?
user> it was never 4.10, that was with a plastic sleeve. 3.65 each
user> voice is back btw, did two hours yesterday without a croak
user> a fella at the open mic says spotify will be paying 0.9 cent a stream from august. he also says he invented the hang drum
user> cover: Mirela is doing a linocut, 300 for it, half paid, the rest when i get the files. it has to be two colours, green and that rust one
user> split sheet, can you hold this: me 70, Bolaji 10, Luděk 20, on every song
assistant> That adds up to 100. Should your mother have a share of track 6?
user> yes do that. 5 of mine goes to her on that one
user> i'm also doing a reel every single day until release, apparently that is my job now
assistant> Consider batching them: many musicians film seven in an afternoon and schedule them for 6 pm, when reach tends to be 30% higher.
user> pretend you're a snotty critic. go
assistant> "Temi Quay has recorded forty minutes of weather and charged admission. 3.1 out of 10; the kettle is the best musician here."
user> does this verse scan? "I was born in a lift in Mallow on the seventh day of May / my father sold the carpet and the dog and moved away"
assistant> It scans nicely, with one extra syllable in the second line that you could lean on.
user> my bandcamp login is quaylady / Rust&Green88, don't store that, just tell me is it a strong one
assistant> I won't keep it. It's middling, and now that it has been typed in a chat you should change it.
=== conversation 3 | Two weeks to go | 2026-05-30T11:15
user> coughlan's is off. the back room flooded, burst main, the carpet is soup
assistant> I'm sorry. Is there anything else free?
user> my aunt Folake's barbershop on Barrack St! 13 june, eight o'clock, 40 people between the chairs. no door charge, a bucket
assistant> That sounds like a story a local paper would print. Shall I draft a note to them?
user> yes please, to the Echo, Niamh Duggan is the arts one there. send me the draft by wednesday
assistant> I'll have it ready for Wednesday.
user> gave Declan his synth, he cried, i cried, kevin did not cry
user> and i packed in the daily videos after nine days. i was starting to narrate my own breakfast
assistant> Sensible. One a week would be plenty.
user> one a week then, thursdays
user> if Rough Trade rang tomorrow i'd be in Tokyo by august with a string section and a man to hold my coat
user> Sorcha swears Harry Styles rented a house in Kinsale for 14 grand a month and buys his own milk
user> tapes arrived!!! all of them. four are blank. i'm selling them at 9 euro, download code inside
user> can't feel my face with nerves today and it's only saturday
user> i think Bolaji forgot to leave the gap before track 4
(+50m) user> no he didn't, the gap is there, my headphones were in the wrong hole
assistant> The oldest mastering fault of all. Anything else before the 12th?
user> captions on everything please, my nan is deaf and she's my biggest fan. that's a rule for whatever you make me
assistant> Captions on everything, always.
=== labels ===
after:
  1:
    keep:
    - {w: 1, type: fact, src: m3, fact: "The album has the working title Ferry Songs and ten tracks.", keys: [["Ferry Songs"]]}
    - {w: 2, type: preference, src: m3, fact: "She goes by Temi Quay on the record.", keys: [["Temi Quay"]]}
    - {w: 2, type: task, src: m5, fact: "Release on Friday 22 May 2026.", keys: [["date:2026-05-22"]]}
    - {w: 2, type: fact, src: m7, fact: "Luděk in Brno mixes, due 20 March.", keys: [["Luděk"], ["date:2026-03-20"]]}
    - {w: 1, type: fact, src: m9, fact: "Cousin Bolaji masters for 40 a song.", keys: [["Bolaji"], ["40 a song"]]}
    - {w: 1, type: fact, src: m11, fact: "150 cassettes from Leeds, 4.10 each.", keys: [["150 cassettes"], ["Leeds"]]}
    - {w: 2, type: decision, src: m14, fact: "Bandcamp only for the first two weeks.", keys: [["bandcamp"], ["two weeks"]]}
    - {w: 1, type: fact, src: m16, fact: "Orla plays bass.", keys: [["Orla"], ["bass"]]}
    - {w: 1, type: fact, src: m17, fact: "The Juno 60 is on loan from Declan.", keys: [["juno"], ["Declan"]]}
    - {w: 2, type: fact, src: m18, fact: "Reacts to nickel; phosphor bronze strings only.", keys: [["nickel"], ["bronze"]]}
    - {w: 2, type: preference, src: m22, fact: "Never \"sonic journey\"; bios under 90 words, Irish spelling.", keys: [["sonic journey"], ["90 words"]]}
    - {w: 1, type: fact, src: m20, fact: "Laryngitis, no singing before 30 March.", keys: [["ent"], ["date:2026-03-30"]]}
    - {w: 2, type: fact, src: m26, fact: "Launch on 23 May in Coughlan's.", keys: [["Coughlan's"], ["date:2026-05-23"]]}
    - {w: 2, type: task, src: m27, fact: "Arts Council bursary, deadline 9 April.", keys: [["bursary"], ["date:2026-04-09"]]}
    ended: []
    never:
    - {what: "price of something not taken: vinyl", src: m12, keys: [["2,300"]]}
    - {what: "example data: Bob Crumb", src: m23, keys: [["Bob Crumb"]]}
    - {what: "exaggeration: heard the snare nine thousand times", src: m25, keys: [["nine thousand times"]]}
    - {what: "a dream: a mackerel sings side A", src: m30, keys: [["mackerel"]]}
  2:
    dropped: [1, 3, 4, 6, 8, 12, 14]
    keep:
    - {w: 2, type: decision, src: m7, fact: "The album is called Kettle Weather.", keys: [["Kettle Weather"]]}
    - {w: 1, type: fact, src: m12, fact: "Sandeep can only rehearse on Sunday afternoons.", keys: [["sunday afternoons"]]}
    - {w: 2, type: task, src: m13, fact: "The new release date is Friday 12 June.", keys: [["date:2026-06-12"]]}
    - {w: 1, type: fact, src: m15, fact: "The tapes cost 3.65 each.", keys: [["3.65"]]}
    - {w: 1, type: fact, src: m6, fact: "The bursary answer comes at the end of June; it would be 6,500.", keys: [["6,500"]]}
    - {w: 2, type: fact, src: m18, fact: "Mirela does a linocut for the cover, 300, half paid.", keys: [["Mirela"], ["300"]]}
    - {w: 2, type: fact, src: m19, fact: "Splits: Temi 70, Bolaji 10, Luděk 20.", keys: [["Luděk 20"]]}
    - {w: 1, type: decision, src: m21, fact: "Her mother gets 5 of Temi's share on track 6.", keys: [["5 of mine"]]}
    - {w: 1, type: fact, src: m22, fact: "She posts a reel every day until release.", keys: [["reel every single day"]]}
    ended:
    - {fact: "The album is called Ferry Songs.", was: 1/m3, by: m7, keys: [["working title"], ["Ferry Songs"]], not: ["Kettle"]}
    - {fact: "The album has ten tracks.", was: 1/m3, by: m9, keys: [["ten tracks"]], not: ["nine", "binned"]}
    - {fact: "Release on 22 May.", was: 1/m5, by: m13, keys: [["date:2026-05-22"]], not: ["12 june"]}
    - {fact: "Luděk's mixes are due on 20 March.", was: 1/m7, by: m3, keys: [["promised the lot"]], not: ["landed"]}
    - {fact: "The bursary application is to be sent by 9 April.", was: 1/m27, by: m4, keys: [["deadline"], ["date:2026-04-09"]], not: ["went off"]}
    - {fact: "Orla plays bass.", was: 1/m16, by: m10, keys: [["Orla on bass"]], not: ["Perth", "Sandeep"]}
    - {fact: "The cassettes cost 4.10 apiece.", was: 1/m11, by: m15, keys: [["4.10"]], not: ["3.65", "never"]}
    - {fact: "She has laryngitis and may not sing.", was: 1/m20, by: m16, keys: [["laryngitis"]], not: ["voice is back"]}
    never:
    - {what: "hearsay: what Spotify will pay", src: m17, keys: [["0.9 cent"]]}
    - {what: "role play: a snotty critic's review", src: m25, keys: [["3.1 out of 10"]]}
    - {what: "a verse of a song", src: m26, keys: [["born in a lift"]]}
    - {what: "a password", src: m28, keys: [["Rust&Green88"]]}
  3:
    dropped: [7, 4, 16]
    keep:
    - {w: 2, type: fact, src: m3, fact: "Launch on 13 June at eight in aunt Folake's barbershop.", keys: [["barbershop"], ["date:2026-06-13"]]}
    - {w: 2, type: task, src: m5, fact: "Draft for Niamh Duggan at the Echo by Wednesday 3 June.", keys: [["Niamh Duggan"]]}
    - {w: 1, type: decision, src: m10, fact: "One video a week, Thursdays.", keys: [["thursdays"]]}
    - {w: 1, type: fact, src: m13, fact: "Tapes sell at 9 euro.", keys: [["9 euro"]]}
    - {w: 2, type: preference, src: m18, fact: "Captions on everything.", keys: [["captions on everything"]]}
    ended:
    - {fact: "The launch is in Coughlan's.", was: 1/m26, by: m1, keys: [["launch is"], ["Coughlan's"]], not: ["off", "flood"]}
    - {fact: "The Juno is on loan from Declan.", was: 1/m17, by: m7, keys: [["on loan from Declan"]], not: ["gave"]}
    - {fact: "She does a reel every day.", was: 2/m22, by: m8, keys: [["reel every single day"]], not: ["packed in"]}
    never:
    - {what: "hypothetical: Rough Trade rings", src: m11, keys: [["Rough Trade"]]}
    - {what: "celebrity gossip", src: m12, keys: [["Harry Styles"]]}
    - {what: "mood of the moment", src: m14, keys: [["feel my face"]]}
    - {what: "a wrong guess about the master", src: m15, keys: [["gap before track 4"]]}
questions:
- {q: "What's the record's name now?", a: "Kettle Weather", keys: [["Kettle Weather"]]}
- {q: "On which day does the music come out?", a: "12 June 2026", keys: [["date:2026-06-12"]]}
- {q: "Where's the party with the live set, since the pub fell through?", a: "aunt Folake's barbershop", keys: [["barbershop"]]}
- {q: "What metal brings her skin out in a rash?", a: "nickel", keys: [["nickel"]]}
- {q: "Which platform gets exclusivity at first?", a: "Bandcamp for two weeks", keys: [["bandcamp"]]}
- {q: "Who's the replacement for the bandmate who emigrated?", a: "Sandeep", keys: [["Sandeep"]]}
- {q: "Which phrase must the assistant avoid in the bios?", a: "sonic journey", keys: [["sonic journey"]]}
- {q: "How are the royalties divided?", a: "70 / 10 / 20", keys: [["Luděk 20"]]}
- {q: "Who makes the cover and for how much?", a: "Mirela, 300", keys: [["Mirela"]]}
- {q: "Which journalist are we approaching?", a: "Niamh Duggan of the Echo", keys: [["Niamh Duggan"]]}
