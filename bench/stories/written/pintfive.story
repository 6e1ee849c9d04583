=== conversation 1 | sunday div 3 fantasy ⚽ | 2026-08-24T18:10
Siân> fantasy is back. same rules bar the ones gethin cried about
Gethin> hay fever
Rhodri*> 50 pints budget for 7 players this year. max 2 from one club
Tunde> entry?
Siân> 15 quid to me by friday
Priyesh> picks in by saturday midnight yeah
Siân> saturday 9pm. i go to bed
Marek> ok i have dai the keeper from splott albion for 4 pints
Tunde> lewis the plumber up front for me. 11 pints but 23 goals last year
Gethin> heard lewis signed for merthyr, 200 a week and a van
Tunde> hes under my sink right now mate
Rhodri*> captain counts double. changes of captain by text to me, not in here
Priyesh> im in leicester till 6 sept, gran's 90th. gethin does my picks til then
Gethin> first pick for priyesh: corner flag, 12 pints
Siân> goal 5, clean sheet 4, booking minus 1. and minus 3 if ur sent off for arguing with your own dad. that one is real, ask the hughes lads
Rhodri*> winner takes 60
Rhodri*> bottom of the table cooks the xmas do at theirs
Tunde> when i win im buying cardiff city and sacking the lot
Gethin> curry says i finish above marek
Siân> scores live in the google sheet, pinned. code 5521 keep it off the internet
Priyesh> test, joe bloggs 99 goals, does column F explode
Marek> it exploded
Siân> draft thursday 3 sept half 7 at the cottage, back room
Tunde> on call thursdays
Siân> wednesday 2 sept then, still half 7
Siân> and the points count is first monday of the month, same pub
Rhodri*> il be on lemonade, knee's strapped til the scan on 14 sept
Siân> sorry all, entry is 20. forgot the engraving on the cup
Gethin> its hammering down on the rec again, ducks at the far post
=== conversation 2 | sunday div 3 fantasy ⚽ | 2026-10-05T19:22
Siân> after 5 weeks tunde 141, marek 133, rhodri 120, priyesh 98, gethin 61
Tunde> plumber did his hamstring bleeding a radiator 😭 swapped him out for callum reece, 9 pints
Marek> dai is gone to barry with his new vegan life. my goalie is osian from grange harps
Rhodri*> scan was clean, straps in the bin
Rhodri*> back at 5 a side tuesdays if anyones short
Priyesh> been home a month btw, i pick myself. geth had me on minus 4
Siân> half of you miss saturday. its friday 8pm from this week
Tunde> transfers how many
Siân> three a month, a pint each
Gethin> bloke in the bookies had 14 winners in a row in 87 and lost the lot on a greyhound called brian
Siân> sheet is dead, it ate itself
Priyesh> i built us a thing, its at divthree.app. everything goes in there
Priyesh> not on safari tho
Rhodri*> wouldve had osian for 6 if i wasnt skint
Siân> gethin still owes me the 20
Gethin> "100 FREE SPINS no deposit BetDragon 🔥" is this a sign
Tunde> radio says haaland eats six hearts a day
Priyesh> can we have canton ladies in it
Siân> yes! count from 1 nov, one each max
Marek> we do VAR, i film all with my mum's ipad
Siân> no
Marek> i ref the harps game on 18 oct by the way. 35 quid
Siân> then new rule, your own players score nothing in a game you ref
Gethin> imagine greggs sponsor us, 400k a year, we all pack in work
Rhodri*> off the record pls, cried at the penarth game. full on
Priyesh> cup draw. tunde v marek, me v gethin, rhodri bye. sunday 25 oct
=== conversation 3 | sunday div 3 fantasy ⚽ winter | 2026-11-23T20:03
Siân> marek 248, tunde 231, rhodri 229, gethin 166, priyesh 164
Gethin> NOT LAST
Gethin> and paid siân yesterday so everyone can shut up
Tunde> so priyesh cooks lol
Siân> nobody cooks. its bowling in the bay, sat 12 dec at 6, lanes for 7 of us
Rhodri*> why 7
Gethin> ffion comes. my girlfriend. shes real before you start
Tunde> course she is and im married to rihanna
Siân> the cottage is a vape lounge now rip. counting up is last tuesday at the insole arms
Priyesh> captain is a button in the app since sat, leave rhodris phone alone
Rhodri*> thank christ
Marek> i have also news. i go home to gdańsk for good on 20 dec. my team goes to my sister kasia
Siân> nooo top of the league and all
Rhodri*> funny u say. im in bristol from january for work. staying in the league tho
Tunde> who nicked the cup, its not on the shelf. gethin 100%
Tunde> it was in my boot
Siân> whistle on the last games is 18 april, winner announced that night
Marek> what if pitch is frozen
Siân> if a game's called off everyone in it gets 2 points
Priyesh> ok coding that
Gethin> that keeper has cost me 900 points and my hair
Priyesh> dreamt i was a throw in
Tunde> sign in the harps changing room: "no studs in the lounge, 50p fine, 1974 committee"
Rhodri*> fifa wants four halves by 2030 acc to the echo
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m3, fact: "Budget 50 pints for 7 players.", keys: [["50 pints"]]}
    - {w: 1, type: fact, src: m3, fact: "At most 2 players from one club.", keys: [["max 2"]]}
    - {w: 2, type: fact, src: m28, fact: "Entry is 20.", keys: [["entry is 20"]]}
    - {w: 2, type: fact, src: m7, fact: "Picks are due Saturday 9pm.", keys: [["saturday 9pm"]]}
    - {w: 1, type: fact, src: m8, fact: "Marek has Dai, the keeper from Splott Albion.", keys: [["dai"], ["splott"]]}
    - {w: 1, type: fact, src: m9, fact: "Tunde has Lewis the plumber for 11 pints.", keys: [["lewis"], ["11 pints"]]}
    - {w: 1, type: fact, src: m12, fact: "Captain counts double.", keys: [["captain counts double"]]}
    - {w: 1, type: preference, src: m12, fact: "Changes of captain by text to Rhodri.", keys: [["by text to me"]]}
    - {w: 1, type: fact, src: m13, fact: "Priyesh is in Leicester till 6 September; Gethin does his picks.", keys: [["leicester"], ["6 sept"]]}
    - {w: 2, type: fact, src: m15, fact: "Minus 3 for being sent off for arguing with your own dad.", keys: [["minus 3"], ["own dad"]]}
    - {w: 2, type: fact, src: m16, fact: "The winner takes 60.", keys: [["winner takes 60"]]}
    - {w: 1, type: decision, src: m17, fact: "The bottom one cooks the Christmas do.", keys: [["cooks the xmas"]]}
    - {w: 1, type: fact, src: m20, fact: "Scores are in the Google sheet.", keys: [["google sheet"]]}
    - {w: 2, type: task, src: m25, fact: "The draft is on Wednesday 2 September, half 7.", keys: [["date:2026-09-02"]]}
    - {w: 1, type: fact, src: m26, fact: "Points count on the first Monday of the month at the Cottage.", keys: [["first monday"]]}
    - {w: 2, type: fact, src: m27, fact: "Rhodri's knee is strapped until the scan on 14 September.", keys: [["knee"], ["date:2026-09-14"]]}
    ended:
    - {fact: "Entry is 15.", was: m5, by: m28, keys: [["15 quid"]], not: ["20"]}
    - {fact: "The draft is on Thursday 3 September.", was: m23, by: m25, keys: [["date:2026-09-03"], ["draft"]], not: ["wednesday"]}
    never:
    - {what: "hearsay: Merthyr", src: m10, keys: [["merthyr"]]}
    - {what: "tease: corner flag", src: m14, keys: [["corner flag"]]}
    - {what: "boast: buying Cardiff City", src: m18, keys: [["buying cardiff"]]}
    - {what: "bet", src: m19, keys: [["curry says"]]}
    - {what: "a code", src: m20, keys: [["5521"]]}
    - {what: "test data", src: m21, keys: [["joe bloggs"]]}
    - {what: "weather", src: m29, keys: [["far post"]]}
  2:
    dropped: [4, 5, 6, 9, 13, 14, 16]
    keep:
    - {w: 1, type: fact, src: m2, fact: "Tunde has Callum Reece, 9 pints.", keys: [["callum reece"]]}
    - {w: 1, type: fact, src: m3, fact: "Marek's goalie is Osian from Grange Harps.", keys: [["osian"], ["grange harps"]]}
    - {w: 2, type: fact, src: m7, fact: "Picks are due on Friday 8pm.", keys: [["friday 8pm"]]}
    - {w: 2, type: fact, src: m9, fact: "Three transfers a month, a pint each.", keys: [["three a month"]]}
    - {w: 2, type: code_ref, src: m12, fact: "Everything goes into divthree.app.", keys: [["divthree.app"]]}
    - {w: 1, type: fact, src: m15, fact: "Gethin owes Siân 20.", keys: [["owes"], ["20"]]}
    - {w: 1, type: decision, src: m19, fact: "Canton Ladies count from 1 November, one each.", keys: [["from 1 nov"]]}
    - {w: 2, type: decision, src: m23, fact: "Own players score nothing in a game one referees.", keys: [["score nothing"]]}
    - {w: 1, type: task, src: m26, fact: "Cup on Sunday 25 October: Tunde v Marek, Priyesh v Gethin, Rhodri bye.", keys: [["rhodri bye"]]}
    ended:
    - {fact: "Tunde has Lewis the plumber.", was: 1/m9, by: m2, keys: [["lewis"], ["11 pints"]], not: ["hamstring"]}
    - {fact: "Marek has Dai in goal.", was: 1/m8, by: m3, keys: [["dai"], ["splott"]], not: ["barry"]}
    - {fact: "Rhodri's knee is strapped.", was: 1/m27, by: m4, keys: [["knee"], ["strapped"]], not: ["bin"]}
    - {fact: "Gethin does Priyesh's picks while he is in Leicester.", was: 1/m13, by: m6, keys: [["leicester"], ["6 sept"]], not: ["home"]}
    - {fact: "Picks are due on Saturday 9pm.", was: 1/m7, by: m7, keys: [["saturday 9pm"]], not: ["friday"]}
    - {fact: "Scores are in the Google sheet.", was: 1/m20, by: m12, keys: [["google sheet"]], not: ["dead", "app"]}
    never:
    - {what: "a stranger's tale: bookies", src: m10, keys: [["greyhound"]]}
    - {what: "hypothetical: Osian for 6", src: m14, keys: [["for 6 if"]]}
    - {what: "quoted ad", src: m16, keys: [["BetDragon"]]}
    - {what: "celebrity gossip", src: m17, keys: [["haaland"]]}
    - {what: "suggestion refused: VAR", src: m20, keys: [["VAR"]]}
    - {what: "fantasy: Greggs", src: m24, keys: [["greggs"]]}
    - {what: "off the record", src: m25, keys: [["penarth"]]}
  3:
    dropped: [5, 8, 9, 15, 18]
    keep:
    - {w: 2, type: task, src: m5, fact: "Bowling in the Bay on Saturday 12 December at 6.", keys: [["bowling"], ["date:2026-12-12"]]}
    - {w: 1, type: fact, src: m7, fact: "Ffion is Gethin's girlfriend and comes.", keys: [["ffion"]]}
    - {w: 2, type: fact, src: m9, fact: "Counting is on the last Tuesday at the Insole Arms.", keys: [["insole arms"]]}
    - {w: 1, type: fact, src: m10, fact: "The captain is set by a button in the app.", keys: [["captain is a button"]]}
    - {w: 2, type: fact, src: m12, fact: "Marek goes home to Gdańsk for good on 20 December.", keys: [["gdańsk"], ["20 dec"]]}
    - {w: 1, type: fact, src: m12, fact: "Marek's team goes to his sister Kasia.", keys: [["sister kasia"]]}
    - {w: 2, type: fact, src: m14, fact: "Rhodri is in Bristol from January for work.", keys: [["bristol"], ["january"]]}
    - {w: 2, type: fact, src: m17, fact: "The season ends on 18 April, winner announced that night.", keys: [["18 april"]]}
    - {w: 2, type: decision, src: m19, fact: "If a game is called off, everyone in it gets 2 points.", keys: [["called off"], ["2 points"]]}
    ended:
    - {fact: "Gethin owes 20.", was: 2/m15, by: m3, keys: [["owes"], ["20"]], not: ["paid"]}
    - {fact: "The bottom one cooks the Christmas do.", was: 1/m17, by: m5, keys: [["cooks the xmas"]], not: ["nobody"]}
    - {fact: "Counting is on the first Monday at the Cottage.", was: 1/m26, by: m9, keys: [["first monday"]], not: ["tuesday"]}
    - {fact: "Captain changes by text to Rhodri.", was: 1/m12, by: m10, keys: [["by text to me"]], not: ["button"]}
    never:
    - {what: "irony: married to Rihanna", src: m8, keys: [["rihanna"]]}
    - {what: "wrong guess: Gethin took the cup", src: m15, keys: [["nicked the cup"]]}
    - {what: "exaggeration", src: m21, keys: [["900 points"]]}
    - {what: "a dream", src: m22, keys: [["throw in"]]}
    - {what: "a sign's text", src: m23, keys: [["no studs"]]}
    - {what: "news", src: m24, keys: [["four halves"]]}
questions:
- {q: "When must we hand in our line-up?", a: "Friday 8pm", keys: [["friday 8pm"]]}
- {q: "Where do we meet to add things up?", a: "the Insole Arms, last Tuesday", keys: [["insole arms"]]}
- {q: "Who inherits the Polish squad?", a: "Marek's sister Kasia", keys: [["sister kasia"]]}
- {q: "What happens to the scores when the weather stops a match?", a: "everyone in it gets 2 points", keys: [["called off"], ["2 points"]]}
- {q: "What is the punishment for shouting at one's father?", a: "minus 3", keys: [["minus 3"], ["own dad"]]}
- {q: "What did joining cost?", a: "20", keys: [["entry is 20"]]}
- {q: "How often can I swap somebody?", a: "three a month, a pint each", keys: [["three a month"]]}
- {q: "When does Marek go home?", a: "20 December", keys: [["gdańsk"], ["20 dec"]]}
- {q: "What does the winner get?", a: "60", keys: [["winner takes 60"]]}
- {q: "What are we doing for the Christmas night out?", a: "bowling in the Bay, 12 December at 6", keys: [["bowling"], ["date:2026-12-12"]]}
