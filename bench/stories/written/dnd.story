=== conversation 1 | The Wobbly Lantern | 2025-09-15T18:50
Ximena> Roll call for the new campaign! Every second Thursday, half past seven, at Farid's, first time 25 September
Jonas*> in. sooo in. What level do we start
Ximena> three, and milestones, I'm not counting XP ever again
Aroha> praise be
Pip> hi yes, friendly reminder that I'm coeliac, proper coeliac, crumbs count
Farid> I'll bake yours on its own tray, habibi
Jonas*> mine is Brannoch, goblin bard, plays the bagpipes badly on purpose
Aroha> Kahurangi, dwarf cleric. Doesn't trust goblins
Matteo> and I play Aldous, our only wizard, don't come to me for bandages
Ximena> One ruling already: drinking a potion costs a bonus action
Farid> How about on a natural 1 you drop your weapon and take 2d4 from shame?
Ximena> no
Aroha> no
Farid> democracy is overrated
Ximena> Everyone chips in 5 € per session for food and maps, Farid keeps the tin
Jonas*> I'll have the minis for Nettle and Kahurangi painted by the first session
Pip> Nettle needs green boots!! not grass green. moss
(+1d) Aroha> Pip lent me the fat monster book, I'm plotting a side quest with it
Pip> dreamt last night that my landlord was a beholder and wanted 1,450 a month warm with all eleven eyes on me
Aroha> bloke in the game shop told me a table in Bochum lost six characters to four kobolds and a door
Jonas*> that door had a good agent
Jonas*> who's up for SPIEL in Essen on Saturday 25 October
Jonas*> day ticket's 24
Ximena> yes!
Pip> yes
Farid> Yes but I drive, the train ate my suitcase in 2023
Jonas*> correction, day ticket is 28.50, I looked at the child fare
(2025-09-25T23:20) Ximena> What a start. For the log: you've got 640 gold, and the party owes the Lamplighters 200 of it
Farid> "Halt, foul toad! I, Sir Ozan of Brightwater, slew nine trolls at the ford of Hest, and thou art the tenth!"
Jonas*> Decision for next time so nobody denies it: we go in through the smugglers' tunnel
Pip> my purple d20 always shows a 20 at full moon, that's physics
Jonas*> and both minis are done, moss boots included
(2025-09-30T12:10) Ximena> can only whisper, laryngitis. Aroha is DM on 9 October
Aroha> gulp. ok
Matteo> friends, I got the job in Trieste, so the 9th is my goodbye
Pip> noooo who'll set us on fire
=== conversation 2 | The Wobbly Lantern (again) | 2025-11-17T19:40
Ximena> I live! I speak! Voice is back since Halloween and I have missed killing you
Aroha> take it, take it all back, I aged nine hundred years behind that screen
Farid> Sorry about the chaos, my shifts changed. Could we do Sundays at three from now on?
Ximena> Sundays at three works for me
Pip> same
Jonas*> fine, my week ends with a dragon then
Aroha> And come to mine, Farid's upstairs neighbour has started banging with a broom
Jonas*> Essen, ugh, never happened, the motorway was shut and we ate chips in Hagen
Pip> best chips of my life though
Ximena> Log: 215 gold left, and the Lamplighters have got their money, they even gave you a receipt
Ximena> also the tunnel's under water. How do you get in?
Jonas*> Through the opera house, dressed as the chorus
Farid> Sir Ozan sings bass
Jonas*> and Brannoch stays there as conductor, he's found his place. My new one is Umbra, tiefling warlock
Aroha> pity, Kahurangi was just warming to him
Ximena> Everybody goes up to level 5, you earned it
Ximena> scrap my potion ruling while we're at it, it's a whole action again, you lot were drinking like sailors
(+1d) Pip> got this by mail: "BACK OUR KICKSTARTER! 412 dragons in one box, pledge 289 € before Friday" who needs 412 dragons
Farid> me
Aroha> apparently Henry Cavill paints 40 goblins a weekend between films
Jonas*> If I ever ran a campaign it'd be on a submarine with exactly one torpedo and a baby kraken
Pip> play it at Aroha's in the bathtub
Ximena> New face: Yewande joins us on 30 November, she'll play a ranger
Farid> the tin is empty by the way, can we make it 7 €
Ximena> ok 7
Pip> monster book is home again, thanks Aroha, it smells of curry
Jonas*> One serious thing. No spiders please, not even small ones, not even funny
Ximena> of course. Gone from everything, thanks for saying it
Farid> And I've gone vegan since October, so keep the cheese off my half
Aroha> say a fighter called Bob has strength 14 and carries 210 pounds, is he encumbered? I need it as an example for the newbie sheet
Ximena> Not in my game, nobody weighs backpacks here
Pip> five euros says Umbra betrays us before Christmas
(+2d) Farid> told Yewande that beginners have to come in full armour and speak only in rhyme
Yewande> I have already bought a helmet
Jonas*> new Discord room for the maps, password is mimic-77-teapot, don't put it anywhere
Ximena> finale will be on 21 December, plan for five hours, and bring cake
Aroha> I'm allergic to walnuts, so cake yes, walnuts no
Pip> my brain is porridge today, four hours of spreadsheets
Yewande> what's Aroha's address?
Aroha> Kortumstraße 18, ring twice, the bell sulks

=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "They play every second Thursday at half past seven at Farid's.", keys: [["second Thursday"]]}
    - {w: 1, type: decision, src: m3, fact: "Start at level three with milestones, no XP.", keys: [["milestones"]]}
    - {w: 2, type: fact, src: m5, fact: "Pip is coeliac.", keys: [["coeliac"]]}
    - {w: 1, type: fact, src: m7, fact: "Jonas plays Brannoch, a goblin bard.", keys: [["goblin bard"]]}
    - {w: 1, type: fact, src: m8, fact: "Aroha plays Kahurangi, a dwarf cleric.", keys: [["dwarf cleric"]]}
    - {w: 1, type: fact, src: m9, fact: "Matteo plays the wizard Aldous.", keys: [["Aldous"]]}
    - {w: 1, type: decision, src: m10, fact: "A potion costs a bonus action.", keys: [["bonus action"]]}
    - {w: 1, type: decision, src: m15, fact: "Everyone pays 5 € per session, Farid keeps the tin.", keys: [["5 € per session"]]}
    - {w: 1, type: fact, src: m18, fact: "Aroha has Pip's monster book.", keys: [["monster book"]]}
    - {w: 2, type: decision, src: m22, fact: "They go to SPIEL in Essen on Saturday 25 October.", keys: [["SPIEL"], ["date:2025-10-25"]]}
    - {w: 1, type: fact, src: m28, fact: "The party has 640 gold and owes the Lamplighters 200.", keys: [["640 gold"]]}
    - {w: 1, type: decision, src: m30, fact: "They go in through the smugglers' tunnel.", keys: [["smugglers' tunnel"]]}
    - {w: 1, type: fact, src: m33, fact: "Ximena has laryngitis; Aroha is DM on 9 October.", keys: [["laryngitis", "Aroha is DM"]]}
    - {w: 2, type: fact, src: m35, fact: "Matteo leaves for a job in Trieste.", keys: [["Trieste"]]}
    ended:
    - {fact: "A day ticket for Essen is 24.", was: m23, by: m27, keys: [["ticket's 24"]], not: ["28.50"]}
    - {fact: "Jonas has the minis to paint.", was: m16, by: m32, keys: [["minis for Nettle"]], not: ["done"]}
    never:
    - {what: "rejected rule: dropping weapons", src: m11, keys: [["2d4"]]}
    - {what: "a dream: landlord beholder", src: m19, keys: [["1,450"]]}
    - {what: "hearsay: table in Bochum", src: m20, keys: [["kobolds"]]}
    - {what: "speech in character", src: m29, keys: [["nine trolls"]]}
    - {what: "superstition as a joke", src: m31, keys: [["full moon"]]}
  2:
    dropped: [1, 4, 6, 7, 8, 9, 10, 11, 12, 13]
    keep:
    - {w: 2, type: decision, src: m3, fact: "They play Sundays at three.", keys: [["Sundays at three"]]}
    - {w: 2, type: decision, src: m7, fact: "They play at Aroha's, as Farid's neighbour bangs with a broom.", keys: [["broom", "come to mine"]]}
    - {w: 1, type: fact, src: m10, fact: "215 gold left, the Lamplighters are paid.", keys: [["215 gold"]]}
    - {w: 1, type: decision, src: m12, fact: "They go in through the opera house, dressed as the chorus.", keys: [["opera house"]]}
    - {w: 1, type: fact, src: m14, fact: "Jonas's new character is Umbra, a tiefling warlock.", keys: [["tiefling"]]}
    - {w: 1, type: fact, src: m16, fact: "Everybody is level 5.", keys: [["level 5"]]}
    - {w: 1, type: decision, src: m17, fact: "A potion is a whole action again.", keys: [["whole action"]]}
    - {w: 2, type: fact, src: m23, fact: "Yewande joins on 30 November as a ranger.", keys: [["Yewande"], ["date:2025-11-30"]]}
    - {w: 1, type: decision, src: m24, fact: "The tin is now 7 € each.", keys: [["7 €"]]}
    - {w: 2, type: preference, src: m27, fact: "No spiders in the game for Jonas.", keys: [["no spiders"]]}
    - {w: 2, type: preference, src: m29, fact: "Farid is vegan since October.", keys: [["vegan"]]}
    - {w: 2, type: task, src: m36, fact: "The finale is on 21 December, five hours.", keys: [["finale"], ["date:2025-12-21"]]}
    - {w: 2, type: fact, src: m37, fact: "Aroha is allergic to walnuts.", keys: [["allergic to walnuts"]]}
    - {w: 1, type: fact, src: m40, fact: "Aroha lives at Kortumstraße 18.", keys: [["Kortumstraße"]]}
    ended:
    - {fact: "Every second Thursday at half past seven at Farid's.", was: 1/m1, by: m3, keys: [["second Thursday"]], not: ["Sundays"]}
    - {fact: "Ximena has laryngitis.", was: 1/m33, by: m1, keys: [["laryngitis"]], not: ["back"]}
    - {fact: "They go to SPIEL in Essen.", was: 1/m22, by: m8, keys: [["SPIEL"], ["Essen"]], not: ["never happened"]}
    - {fact: "The party has 640 gold and owes 200.", was: 1/m28, by: m10, keys: [["640 gold"]], not: ["215"]}
    - {fact: "They go in through the smugglers' tunnel.", was: 1/m30, by: m12, keys: [["smugglers' tunnel"]], not: ["under water", "opera"]}
    - {fact: "Jonas plays Brannoch, a goblin bard.", was: 1/m7, by: m14, keys: [["goblin bard"]], not: ["Umbra", "stays there"]}
    - {fact: "A potion costs a bonus action.", was: 1/m10, by: m17, keys: [["bonus action"]], not: ["scrap"]}
    - {fact: "5 € per session.", was: 1/m15, by: m24, keys: [["5 € per session"]], not: ["7 €"]}
    - {fact: "Aroha has Pip's monster book.", was: 1/m18, by: m26, keys: [["monster book"]], not: ["home again"]}
    never:
    - {what: "exaggeration: aged nine hundred years", src: m2, keys: [["nine hundred years"]]}
    - {what: "advertisement", src: m18, keys: [["KICKSTARTER"]]}
    - {what: "celebrity gossip", src: m20, keys: [["Cavill"]]}
    - {what: "hypothetical campaign", src: m21, keys: [["submarine"]]}
    - {what: "example data: Bob", src: m30, keys: [["Bob"]]}
    - {what: "a bet", src: m32, keys: [["betrays us"]]}
    - {what: "teasing a beginner", src: m33, keys: [["full armour"]]}
    - {what: "a password", src: m35, keys: [["mimic-77"]]}
    - {what: "mood of the day", src: m38, keys: [["porridge"]]}
questions:
- {q: "Which day do we meet nowadays?", a: "Sundays at three", keys: [["Sundays"]]}
- {q: "Who can't have gluten?", a: "Pip, coeliac", keys: [["coeliac"]]}
- {q: "Which creatures must never turn up because they frighten me?", a: "spiders", keys: [["spiders"]]}
- {q: "How rich are we in the game?", a: "215 gold", keys: [["215 gold"]]}
- {q: "When is the finale?", a: "21 December", keys: [["date:2025-12-21"]]}
- {q: "What is the name of my present hero?", a: "Umbra", keys: [["Umbra"]]}
- {q: "Where does Aroha live?", a: "Kortumstraße 18", keys: [["Kortumstraße"]]}
- {q: "Which nuts would put our host in hospital?", a: "walnuts", keys: [["walnuts"]]}
- {q: "What does each of us pay towards snacks?", a: "7 € into the tin", keys: [["7 €"]]}
- {q: "Who joins us on 30 November?", a: "Yewande", keys: [["Yewande"]]}
