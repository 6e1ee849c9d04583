=== conversation 1 | Dog-Eared (Newtown) | 2026-07-16T18:20
Wanjiru*> Kia ora all, Thursday's minutes since I'm apparently secretary now.
Hemi> go on then madam secretary. four votes to two for The Bone People wasn't it
Wanjiru*> It was. Discussion on Wednesday 5 August, 7 pm, at Agnieszka's as always
Lorraine> May I put in the minutes what we said about length? Nothing over 350 pages. I am 79 and have other plans.
Agnieszka> The Bone People is 450 Lorraine
Lorraine> Starting with the one after, then.
Hemi> and whoever chose it leads it. so me
Wanjiru*> And the spoiler rule: in this chat nobody talks past the page we've agreed. Page 120 by next week
Sione> I was only at page 9 so it was all spoilers for me bro
Lorraine> You all know I have the macular degeneration now, so I need the audio or the large print. If neither exists, I shall simply come for the cake.
Agnieszka> then we check that before we vote, from now on
Hemi> yes, good, rule
Agnieszka> and I ask again nothing where a child dies. You know why
Wanjiru*> Of course. We'll check that too
Wanjiru*> From my side, I can't do Lorraine's place, two cats and I'm at A&E by the second chapter
Hemi> i'm off the booze since lent btw, so don't count me for the wine. kombucha's good
Agnieszka> kitty stays five dollars each per evening?
Sione> choice
Sione> Lorraine I've still got your signed Potiki eh, it's safe, it's next to my bed
Lorraine> It was lent, not adopted, Sione.
Wanjiru*> I still have to order six second-hand copies from Pegasus
Hemi> Unity had the anniversary hardback, 65 bucks, smells like church. nah
Lorraine> I did once suggest Ulysses over twelve months, one chapter for each. I suggest it again.
Hemi> objection
Agnieszka> objection
Sione> the fella at the library reckons the Karori group does four books a week and there's sixty people waiting to get in
(+2d) Agnieszka> from what I read today: "On the ninth of June my father swallowed the moon / and my sister, aged six, was sent for a spoon"
Hemi> that's my next tattoo
Agnieszka> also I've got shingles on my back, so I can't sit in a chair properly, let us see about the fifth
Wanjiru*> Big one: Merewa Haig will come to us on 7 October, she wants no fee, just a feed
Lorraine> Merewa Haig! I taught her mother to swim.
Hemi> i've been doing ten pages every morning on the number 1 bus, that's my system, recommend
Wanjiru*> Idea for a treat, Roxy on 28 August, they show the film of The Piano with live music, I've put five seats on hold
Sione> I'm in
Hemi> ahem. "I am Heathcliff, 34, I own 900 acres and a dog, and I'd like to speak to your manager"
Lorraine> Were we ever on the television I should wear the emerald hat and demand 400 dollars per adjective.
=== conversation 2 | Dog-Eared, spring | 2026-09-03T19:05
Wanjiru*> Minutes, and a catch-up because some of you (Hemi) were eeling
Hemi> let me guess, we never read The Bone People
Wanjiru*> We didn't, the child thing was in it, none of us had noticed. It's Solaris by Lem, 204 pages, Agnieszka leads, in large print at the library, I checked
Lorraine> Bless you.
Wanjiru*> Next evening is Wednesday 9 September, 7 pm. And it's the Newtown library meeting room now, Agnieszka has builders till Christmas
Agnieszka> 25 dollars a go they want for the room
(+1h) Agnieszka> no, I asked: koha, whatever you like. Mistake in the web page
Hemi> ok so eight bucks each in the tin from now on, covers koha and biscuits. all good?
Wanjiru*> yes
Lorraine> Agreed
Wanjiru*> Sione's moved to Dunedin for the boat-building course, he starts next Monday. We gave him a compass
Lorraine> And I have Potiki home again, with a surf ticket in page 40.
Wanjiru*> Copies came, all six, stacked in my hall, but of the wrong book now. Anyone want a Bone People for 12?
Hemi> i'll have two
Agnieszka> my back is clean, thank you for the soup, whoever left it in the letterbox
Wanjiru*> Sad news, Merewa can't do October, her mother's in Hutt Hospital
Lorraine> I rang her. She offers the 11th of March instead, and she'll bring pipis
Wanjiru*> Yes please, March it is
Hemi> and the Roxy? i saw no photos
Wanjiru*> The projector died. In the end we ate dumplings on Cuba Street and Sione sang
Hemi> i walk to work now so the bus reading's had it. i do audiobooks while i feed the eels
Agnieszka> new person! My colleague Tariq Aziz-Malik, from Lahore, translator, very quiet, reads everything. He comes on the ninth
Wanjiru*> Welcome Tariq then. Does he eat everything?
Agnieszka> no gelatine and no pork
Wanjiru*> The school fair is on 19 September, we have a table from 9 to 12. Who brings what?
Lorraine> I shall bring 60 paperbacks in my late husband's wheelbarrow
Hemi> i do the sausages. and the cash tin
Hemi> the crime thing Wanjiru lent me, i'm at 112 and the killer's the postman, i'm certain, he had mud on both shoes
(+1d) Hemi> it was the SISTER
Agnieszka> mine is where a lighthouse keeper in Gdynia marries his own shadow and they've three daughters who only exist at low tide
Lorraine> My niece's hairdresser swears Margaret Atwood owns a helicopter and eats only Tuesday's fish.
Wanjiru*> From a flyer in my bag: "3 for 2 on all thrillers, this weekend only, bring this coupon and your gran"
Wanjiru*> Hemi once proposed to a mermaid statue in Ōtaki, she said she'd think about it, that was 2017
Hemi> still hopeful
Agnieszka> don't put this in the minutes: I'm interviewing at Te Papa on Tuesday, nobody at work knows
Lorraine> It is blowing so hard that my neighbour's trampoline has moved to Miramar.
Hemi> great, another committee. i really haven't enough of those, sign me up for nine
Wanjiru*> Hemi, you take the October book?
Hemi> yeah. The Sea by Banville, 264 pages, audio exists, no dead kids. hang on. no there is, damn
(+40m) Hemi> ok, A Month in the Country. 104 pages. audio with Colin Firth or someone
Wanjiru*> Perfect. That's for Wednesday 14 October
Lorraine> And could someone set up the Zoom for me, in November I'm at my son's in Perth for the whole month
Agnieszka> I do it
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: decision, src: m2, fact: "The Bone People was chosen, four votes to two.", keys: [["Bone People"], ["four votes"]]}
    - {w: 2, type: task, src: m3, fact: "Discussion on Wednesday 5 August, 7 pm, at Agnieszka's.", keys: [["date:2026-08-05"], ["Agnieszka"]]}
    - {w: 2, type: preference, src: m4, fact: "Nothing over 350 pages.", keys: [["350"]]}
    - {w: 1, type: decision, src: m7, fact: "Whoever chose a book leads the evening.", keys: [["whoever chose"]]}
    - {w: 1, type: decision, src: m8, fact: "In the chat nobody talks past the agreed page.", keys: [["spoiler"]]}
    - {w: 2, type: fact, src: m10, fact: "Lorraine has macular degeneration; she needs audio or large print.", keys: [["macular"], ["large print"]]}
    - {w: 2, type: preference, src: m13, fact: "No book in which a child dies.", keys: [["child dies"]]}
    - {w: 2, type: fact, src: m15, fact: "Wanjiru can't be at Lorraine's because of the cats.", keys: [["cats"], ["Lorraine"]]}
    - {w: 1, type: fact, src: m16, fact: "Hemi doesn't drink since Lent.", keys: [["off the booze", "kombucha"]]}
    - {w: 1, type: fact, src: m17, fact: "Five dollars each per evening.", keys: [["five dollars"]]}
    - {w: 1, type: fact, src: m19, fact: "Sione has Lorraine's signed Potiki.", keys: [["Potiki"], ["signed"]]}
    - {w: 1, type: task, src: m21, fact: "Order six copies from Pegasus.", keys: [["order six"]]}
    - {w: 2, type: fact, src: m30, fact: "Merewa Haig visits on 7 October.", keys: [["Merewa"], ["date:2026-10-07"]]}
    - {w: 1, type: fact, src: m32, fact: "Hemi reads ten pages every morning on the bus.", keys: [["ten pages"]]}
    - {w: 1, type: fact, src: m33, fact: "Roxy on 28 August, The Piano.", keys: [["Roxy"], ["date:2026-08-28"]]}
    ended: []
    never:
    - {what: "price of an edition not taken", src: m22, keys: [["65 bucks"]]}
    - {what: "rejected suggestion: Ulysses", src: m23, keys: [["Ulysses"]]}
    - {what: "hearsay about another group", src: m26, keys: [["Karori"]]}
    - {what: "lines of a poem", src: m27, keys: [["swallowed the moon"]]}
    - {what: "role play: Heathcliff", src: m35, keys: [["900 acres"]]}
    - {what: "hypothetical: on television", src: m36, keys: [["emerald hat"]]}
  2:
    dropped: [1, 2, 10, 11, 12, 13, 14, 15]
    keep:
    - {w: 2, type: decision, src: m3, fact: "They read Solaris by Lem, Agnieszka leads.", keys: [["Solaris"], ["Lem"]]}
    - {w: 2, type: task, src: m5, fact: "Next evening Wednesday 9 September, 7 pm.", keys: [["date:2026-09-09"], ["7 pm"]]}
    - {w: 2, type: decision, src: m5, fact: "They meet in the Newtown library meeting room.", keys: [["Newtown library"]]}
    - {w: 1, type: fact, src: m7, fact: "The room is for koha.", keys: [["koha"]]}
    - {w: 1, type: decision, src: m8, fact: "Eight dollars each per evening.", keys: [["eight bucks"]]}
    - {w: 1, type: fact, src: m11, fact: "Sione moved to Dunedin.", keys: [["Dunedin"]]}
    - {w: 2, type: fact, src: m17, fact: "Merewa Haig comes on 11 March.", keys: [["date:2027-03-11"]]}
    - {w: 1, type: fact, src: m22, fact: "Tariq Aziz-Malik joins from 9 September.", keys: [["Tariq"], ["Lahore"]]}
    - {w: 2, type: preference, src: m24, fact: "Tariq eats no gelatine and no pork.", keys: [["gelatine"]]}
    - {w: 2, type: task, src: m25, fact: "Table at the school fair on 19 September, 9 to 12.", keys: [["fair"], ["date:2026-09-19"]]}
    - {w: 1, type: task, src: m26, fact: "Lorraine brings 60 paperbacks.", keys: [["60 paperbacks"]]}
    - {w: 2, type: task, src: m40, fact: "A Month in the Country for 14 October (Hemi).", keys: [["Month in the Country"]]}
    - {w: 2, type: task, src: m42, fact: "Lorraine is in Perth all November, needs Zoom.", keys: [["Zoom"], ["Perth"]]}
    ended:
    - {fact: "The Bone People is the book.", was: 1/m2, by: m3, keys: [["four votes"], ["Bone People"]], not: ["solaris", "didn't"]}
    - {fact: "The evening is at Agnieszka's on 5 August.", was: 1/m3, by: m5, keys: [["at Agnieszka's as always"]], not: ["library", "builders"]}
    - {fact: "Five dollars per evening.", was: 1/m17, by: m8, keys: [["five dollars"]], not: ["eight"]}
    - {fact: "Sione has Potiki.", was: 1/m19, by: m12, keys: [["got your signed Potiki"]], not: ["home again"]}
    - {fact: "Six copies are to be ordered.", was: 1/m21, by: m13, keys: [["have to order six"]], not: ["came"]}
    - {fact: "Agnieszka has shingles.", was: 1/m29, by: m15, keys: [["shingles on my back"]], not: ["clean"]}
    - {fact: "Merewa Haig visits on 7 October.", was: 1/m30, by: m16, keys: [["Merewa Haig will come"]], not: ["can't do", "March"]}
    - {fact: "Hemi reads ten pages each morning on the bus.", was: 1/m32, by: m21, keys: [["ten pages every morning"]], not: ["had it"]}
    - {fact: "Roxy on 28 August.", was: 1/m33, by: m20, keys: [["seats on hold"]], not: ["dumplings", "projector"]}
    - {fact: "The room costs 25 dollars.", was: m6, by: m7, keys: [["25 dollars"]], not: ["koha"]}
    - {fact: "The Sea by Banville is the October book.", was: m39, by: m40, keys: [["Banville"]], not: ["Month in"]}
    never:
    - {what: "wrong guess: the postman", src: m28, keys: [["killer's the postman"]]}
    - {what: "plot of a novel", src: m30, keys: [["lighthouse keeper"]]}
    - {what: "celebrity gossip", src: m31, keys: [["Atwood"]]}
    - {what: "text of a flyer", src: m32, keys: [["3 for 2"]]}
    - {what: "made-up story to tease", src: m33, keys: [["mermaid statue"]]}
    - {what: "asked not to be minuted: an interview", src: m35, keys: [["Te Papa"]]}
    - {what: "weather exaggeration", src: m36, keys: [["trampoline"]]}
    - {what: "irony", src: m37, keys: [["sign me up for nine"]]}
questions:
- {q: "What are we reading at the moment?", a: "Solaris by Lem", keys: [["Solaris"]]}
- {q: "Which venue hosts the group for now?", a: "the Newtown library meeting room", keys: [["Newtown library"]]}
- {q: "When does the visiting writer come, after all?", a: "11 March", keys: [["date:2027-03-11"]]}
- {q: "Why does our oldest member want bigger letters?", a: "macular degeneration", keys: [["macular"]]}
- {q: "What subject is taboo because of Agnieszka's loss?", a: "books in which a child dies", keys: [["child dies"]]}
- {q: "What should we not serve the newcomer?", a: "gelatine and pork", keys: [["gelatine"]]}
- {q: "What is the maximum length for a choice?", a: "350 pages", keys: [["350"]]}
- {q: "Who gave up drinking?", a: "Hemi", keys: [["booze"]]}
- {q: "When do we sell old stuff at the school?", a: "19 September, 9 to 12", keys: [["date:2026-09-19"]]}
- {q: "How much does each person put in the kitty?", a: "eight dollars", keys: [["eight bucks"]]}
