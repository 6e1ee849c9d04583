=== conversation 1 | The Siding Almanac | 2026-08-09T16:20
Tadhg> It lives. The Almanac of Ringtail Siding is online, on MediaWiki, on a machine in my pantry between the lentils and the gin. That is its actual location, please note it for emergencies.
Prue*> I've just looked up my own street. "This article does not exist." Story of my life
Lakshmi> Congratulations Tadhg! I shall make four cups of tea and write the second article.
Wenzel> Before anybody writes: nothing is published without two sources. Somebody's memory counts for one and is marked as such.
Lakshmi> Seconded
Prue*> Carried. Mum's memory is to be marked twice
Lakshmi> And no names of living people unless they've agreed in writing.
Tadhg> The main page says the town was founded in 1888, from the centenary plaque.
Wenzel> I am deaf on the left and nearly so on the right, so write to me. The telephone and I have parted.
Wenzel> I have put my survey map of 1903 into Prue's hands. It is on loan, it is not to be folded, and tea is to be kept in another room.
Prue*> It's on my flat files under a blanket, like a patient. I scan everything at 600 dpi, as TIFF.
Lakshmi> File names then: year, subject, initials of whoever scanned. 1903_survey_PH. Agreed?
Tadhg> agreed
Lakshmi> I've started transcribing the school register, 1896 to 1911
Prue*> How many children is that?
Lakshmi> 312, and eleven of them are called Violet.
Lakshmi> Tucked inside was an arithmetic paper: "A miner sinks a shaft 7 feet a day and water rises 2 feet a night. When does he reach 60 feet?"
Wenzel> When he buys a pump.
Prue*> We meet Wednesdays at seven, in the snug of the Railway Hotel, same as ever
Tadhg> Council has given us its heritage grant, $2,400.
Lakshmi> With a report to them by 30 November, it's in the small print
Tadhg> It took the council only nineteen months, the ink was still warm, one could hardly keep up
Prue*> Looked at an overhead scanner with the grant in mind. $1,995, and it can't do glass plates, so mine stays.
Tadhg> Reminder for archive days: mould closes my lungs. I go in with a mask or not at all.
Prue*> The chap with the pick in plate 14 must be Alf Tuck, age 30 or so.
Wenzel> It is not. Tuck lost that arm in 1894. The man is Otto Brandl, my wife's grandfather.
Lakshmi> From the Penrose box, a letter of 1897, I can't stop reading it: "Sir, we have eaten nine wallabies and the cook is leaving. Kindly send flour and a better cook."
Tadhg> Bloke at the servo says Mad Dinny buried four hundred sovereigns under the platform and haunts the gents.
Lakshmi> The Ah Kee album: Mei Ah Kee told me we may show the pictures once she has seen each caption. Only with her yes.
Prue*> Mrs Abernethy, who's 94, gives us her interview on 20 August, at her kitchen table
Tadhg> I'm taking the strike of 1912. Give me till spring
Wenzel> And I shall do an index of the gravestones, all 640.
Tadhg> We could run the plates through one of those colouring programs? Nine cents a picture
Wenzel> Over my dead body, which you may then colour.
Lakshmi> Launch: Sunday 15 November, the Gaiety has said yes.
Lakshmi> From tomorrow you'll have to do without me at the archive, it's bronchitis, two weeks says the doctor
Tadhg> If you see an article on "John Citizen, born 1 January 1900, fond of cheese", that's the sandbox. Leave it be.
Prue*> Did you know they say Melba once sang from a bath in the Railway Hotel, for a bet, in two feet of beer
=== conversation 2 | The Siding Almanac, October | 2026-10-04T17:05
Tadhg> Vandals at last! Somebody from a Hobart address has edited me: "Tadhg Riordan, 7 ft 3, eats moss and was king of Belgium."
Lakshmi> Does Belgium count as a second source?
Tadhg> Now the serious bit. The pantry flooded on Tuesday. The State Library took the site in, runs it on its own machines for nothing and makes the backups.
Wenzel> The lentils?
Tadhg> Lost with all hands.
Wenzel> I went through the Gazette. The township was proclaimed on 3 June 1891. The plaque is three years out. Change the main page.
Prue*> Changed, 1891, with the Gazette as first source. I rather liked the eights
Lakshmi> The Zeehan paper, 1902, page one: "Dr Pell's Electric Lozenges cure gravel, grief and Tuesday fatigue, 2s 6d."
Lakshmi> The register is typed, proofread and up since Friday!
Prue*> Your map's home, Wenzel? I left it with your great-nephew
Wenzel> It hangs in my hall again, flat, and I slept better.
Prue*> Strictly unrecorded: I dropped plate 22 and glued it
Tadhg> Mea culpa, I swapped two digits. The grant's $2,040.
Tadhg> If I'd married money I would buy the old smelter and put a bookshop in each of the three flues.
Prue*> The Railway shut its kitchen and then itself. So from now on it's Lakshmi's veranda, first and third Thursday, half past five
Lakshmi> Bring a rug. The cat charges rent
Tadhg> My landlord tells of a publican at Guildford who married four sisters in turn and outlived the lot and their mother.
Prue*> Mrs Abernethy has gone to live with her son in Perth, for good, before we ever sat down. He'll hold the phone for her if we send questions.
Lakshmi> I'll write those by Saturday, 10 October
Tadhg> I drop 1912. The union's minute book is sealed till 2031 and without it I'd be writing fiction
Tadhg> What I do in its place: the hospital, 1899 to 1923, with all four matrons
Prue*> Some day the ten-part series, Cate Blanchett as Matron Doyle in all three seasons
Wenzel> Forget my gravestones. The Genealogical Society finished theirs in the sixties, we link to it.
Prue*> On a stone by the fence: "Here lies Ned, who loved his bed, and now has got a longer."
Lakshmi> Lungs are clear, by the way, I was on the archive ladder all Monday
Lakshmi> Slept badly. In my dream all the Violets came to the launch and every one wanted a chair
Lakshmi> The grant form asks for the number of articles
Tadhg> 148, of which 9 are about railway gauges, sorry
Lakshmi> "Good evening, I am the ghost of Platform 2. My train was due in 1908. Do you have any biscuits?"
Wenzel> A matter of style. Leave pounds, shillings and pence as in the source. No converting into dollars, it is always wrong.
Prue*> Noted m'lord
Prue*> The Gaiety double-booked us with a ukulele congress, so the launch is on Sunday 29 November
Tadhg> A tenner says the mayor calls us "the Sliding Almanac" in his speech
Lakshmi> If the pass is closed by snow we do it by video from the school gym, the headmaster knows
Prue*> Seventy-two have said they'll come
Prue*> Wenzel's great-nephew let slip that he turns 87 on that very day, so there'll be a poppyseed cake and he's to know nothing. Wenzel, you read nothing.
Wenzel> I am deaf, not blind.
Tadhg> Admin password until Friday is Wombat_1897_flour, then I'm changing it
Tadhg> News flash from the pub that's closed: Queenstown lost by 61 points, on gravel
Wenzel> The speech at the launch I shall hold myself. Six minutes, sitting.
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "The Almanac runs on MediaWiki on a machine in Tadhg's pantry.", keys: [["pantry"], ["MediaWiki"]]}
    - {w: 2, type: decision, src: m4, fact: "Nothing is published without two sources; a memory counts for one.", keys: [["two sources"]]}
    - {w: 2, type: decision, src: m7, fact: "No names of living people without written agreement.", keys: [["names of living"]]}
    - {w: 2, type: fact, src: m8, fact: "The town was founded in 1888 (plaque).", keys: [["founded in 1888"]]}
    - {w: 2, type: preference, src: m9, fact: "Wenzel is nearly deaf: write to him, don't phone.", keys: [["deaf"], ["write to me"]]}
    - {w: 1, type: fact, src: m10, fact: "Wenzel's survey map of 1903 is on loan with Prue.", keys: [["survey map"], ["Prue"]]}
    - {w: 1, type: decision, src: m11, fact: "Scans are made at 600 dpi as TIFF.", keys: [["600 dpi"]]}
    - {w: 1, type: decision, src: m12, fact: "File names: year, subject, initials.", keys: [["initials"]]}
    - {w: 1, type: task, src: m14, fact: "Lakshmi transcribes the school register 1896 to 1911.", keys: [["transcribing the school register"]]}
    - {w: 1, type: fact, src: m16, fact: "The register has 312 children.", keys: [["312"]]}
    - {w: 1, type: fact, src: m19, fact: "They meet Wednesdays at seven in the Railway Hotel.", keys: [["Wednesdays"], ["Railway Hotel"]]}
    - {w: 2, type: fact, src: m20, fact: "The council grant is $2,400.", keys: [["$2,400"]]}
    - {w: 2, type: task, src: m21, fact: "The report on the grant is due on 30 November.", keys: [["report"], ["date:2026-11-30"]]}
    - {w: 2, type: fact, src: m24, fact: "Mould closes Tadhg's lungs; he enters the archive only with a mask.", keys: [["mould"], ["mask"]]}
    - {w: 1, type: fact, src: m26, fact: "The man in plate 14 is Otto Brandl.", keys: [["Otto Brandl"]]}
    - {w: 2, type: decision, src: m29, fact: "Ah Kee pictures are shown only after Mei Ah Kee has approved each caption.", keys: [["Mei Ah Kee"], ["caption"]]}
    - {w: 1, type: task, src: m30, fact: "Mrs Abernethy gives an interview on 20 August.", keys: [["Abernethy"], ["date:2026-08-20"]]}
    - {w: 1, type: task, src: m31, fact: "Tadhg writes about the strike of 1912.", keys: [["strike of 1912"]]}
    - {w: 1, type: task, src: m32, fact: "Wenzel makes an index of the 640 gravestones.", keys: [["gravestones"]]}
    - {w: 2, type: fact, src: m35, fact: "The launch is on 15 November at the Gaiety.", keys: [["Gaiety"], ["date:2026-11-15"]]}
    - {w: 1, type: fact, src: m36, fact: "Lakshmi has bronchitis and stays away from the archive for two weeks.", keys: [["bronchitis"]]}
    ended: []
    never:
    - {what: "figures of an old arithmetic paper", src: m17, keys: [["7 feet a day"]]}
    - {what: "irony about the council's speed", src: m22, keys: [["nineteen months"]]}
    - {what: "price of a scanner not bought", src: m23, keys: [["$1,995"]]}
    - {what: "wrong guess: Alf Tuck", src: m25, keys: [["must be Alf Tuck"]]}
    - {what: "quoted letter of 1897", src: m27, keys: [["nine wallabies"]]}
    - {what: "hearsay: sovereigns", src: m28, keys: [["sovereigns"]]}
    - {what: "suggestion turned down: colouring", src: m33, keys: [["Nine cents"]]}
    - {what: "sandbox article", src: m37, keys: [["John Citizen"]]}
    - {what: "legend of a celebrity", src: m38, keys: [["Melba"]]}
  2:
    dropped: [1, 4, 6, 9, 11, 12, 17, 18, 19, 20, 21]
    keep:
    - {w: 2, type: fact, src: m3, fact: "The State Library hosts the site and makes the backups.", keys: [["State Library"]]}
    - {w: 2, type: fact, src: m6, fact: "The township was proclaimed on 3 June 1891.", keys: [["proclaimed"], ["1891"]]}
    - {w: 2, type: fact, src: m13, fact: "The grant is $2,040.", keys: [["$2,040"]]}
    - {w: 2, type: decision, src: m15, fact: "They meet on Lakshmi's veranda, first and third Thursday, half past five.", keys: [["veranda"], ["third Thursday"]]}
    - {w: 1, type: fact, src: m18, fact: "Mrs Abernethy lives in Perth; her son holds the phone if they send questions.", keys: [["Abernethy"], ["Perth"]]}
    - {w: 1, type: task, src: m21, fact: "Tadhg writes on the hospital, 1899 to 1923.", keys: [["hospital, 1899"]]}
    - {w: 1, type: fact, src: m28, fact: "There are 148 articles.", keys: [["148"]]}
    - {w: 2, type: preference, src: m30, fact: "Pounds, shillings and pence stay as in the source, no conversion.", keys: [["shillings"], ["source"]]}
    - {w: 2, type: fact, src: m32, fact: "The launch is on Sunday 29 November.", keys: [["launch"], ["date:2026-11-29"]]}
    - {w: 2, type: decision, src: m34, fact: "If snow closes the pass, the launch is by video from the school gym.", keys: [["snow"], ["school gym"]]}
    - {w: 2, type: fact, src: m35, fact: "Seventy-two people said they come.", keys: [["Seventy-two"]]}
    - {w: 1, type: fact, src: m36, fact: "Wenzel turns 87 on the day of the launch; there will be a poppyseed cake.", keys: [["turns 87"]]}
    - {w: 1, type: decision, src: m40, fact: "Wenzel gives the speech: six minutes, sitting.", keys: [["Six minutes"]]}
    ended:
    - {fact: "The site runs in Tadhg's pantry.", was: 1/m1, by: m3, keys: [["pantry between the lentils"]]}
    - {fact: "The town was founded in 1888.", was: 1/m8, by: m6, keys: [["founded in 1888"]]}
    - {fact: "Wenzel's map is on loan with Prue.", was: 1/m10, by: m11, keys: [["survey map of 1903 into"]]}
    - {fact: "Lakshmi is transcribing the register.", was: 1/m14, by: m9, keys: [["started transcribing"]]}
    - {fact: "They meet Wednesdays in the Railway Hotel.", was: 1/m19, by: m15, keys: [["Wednesdays at seven"]], not: ["veranda"]}
    - {fact: "The grant is $2,400.", was: 1/m20, by: m13, keys: [["$2,400"]], not: ["swapped"]}
    - {fact: "Mrs Abernethy gives the interview on 20 August.", was: 1/m30, by: m18, keys: [["Abernethy"], ["date:2026-08-20"]], not: ["Perth"]}
    - {fact: "Tadhg writes about the strike of 1912.", was: 1/m31, by: m20, keys: [["taking the strike"]], not: ["sealed"]}
    - {fact: "Wenzel indexes the gravestones.", was: 1/m32, by: m23, keys: [["index of the gravestones"]], not: ["forget"]}
    - {fact: "The launch is on 15 November.", was: 1/m35, by: m32, keys: [["Launch"], ["date:2026-11-15"]], not: ["double-booked"]}
    - {fact: "Lakshmi has bronchitis.", was: 1/m36, by: m25, keys: [["bronchitis"]], not: ["clear"]}
    never:
    - {what: "vandalised text", src: m1, keys: [["king of Belgium"]]}
    - {what: "quoted advert of 1902", src: m8, keys: [["Lozenges"]]}
    - {what: "tale of a publican", src: m17, keys: [["four sisters"]]}
    - {what: "text on a gravestone", src: m24, keys: [["loved his bed"]]}
    - {what: "asked to be left out: plate 22", src: m12, keys: [["plate 22"]]}
    - {what: "password", src: m38, keys: [["Wombat_1897"]]}
    - {what: "dream", src: m26, keys: [["wanted a chair"]]}
    - {what: "hypothetical: the smelter", src: m14, keys: [["smelter"]]}
    - {what: "imagine if: series", src: m22, keys: [["Blanchett"]]}
    - {what: "wager", src: m33, keys: [["Sliding"]]}
    - {what: "role play: ghost", src: m29, keys: [["Platform 2"]]}
    - {what: "news: football", src: m39, keys: [["61 points"]]}
questions:
- {q: "In what manner do I reach our old surveyor?", a: "in writing; he is deaf", keys: [["write to me"]]}
- {q: "Who looks after the website's servers these days?", a: "the State Library", keys: [["State Library"]]}
- {q: "What if we can't get over the mountains that Sunday?", a: "by video from the school gym", keys: [["school gym"]]}
- {q: "How many guests are expected?", a: "seventy-two", keys: [["Seventy-two"]]}
- {q: "Why does one of us cover his face among the old papers?", a: "mould closes Tadhg's lungs", keys: [["mould"], ["mask"]]}
- {q: "Whose permission do the Chinese family's photographs need?", a: "Mei Ah Kee's, caption by caption", keys: [["Mei Ah Kee"]]}
- {q: "When did the place officially come into being?", a: "3 June 1891", keys: [["1891"]]}
- {q: "How much money did we receive?", a: "$2,040", keys: [["$2,040"]]}
- {q: "How do we treat old currency?", a: "leave pounds, shillings and pence as in the source", keys: [["shillings"], ["source"]]}
- {q: "When is the launch?", a: "29 November", keys: [["date:2026-11-29"]]}
