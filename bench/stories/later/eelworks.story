=== conversation 1 | Lantern Eel - #general | 2026-02-02T09:52
Noor> morning eels. standup is text only today, someone is drilling through my wall
Abi> drilling for what
Noor> oil, I assume. I'll be rich and you can all keep working
Wiktor*> morning! boat physics rewrite is in, boats no longer fly
Seb> I liked the flying boats. ship it
Wiktor*> there's a branch called birds, it's all yours
Noor> ok, grown-up bit. Next Fest demo of Saltmarsh: Valve needs the build for review by 25 May
Noor> which means content freeze on 11 May and after that only bugs
Abi> plenty of time. (I will regret this sentence)
Seb> what's in it, still just chapter one?
Noor> the demo is chapter 1 plus the lighthouse teaser, about 40 minutes of play
Wiktor*> and we stay on Godot 4.3 until the demo is out. nobody upgrades in between, I mean it
Lúcia> touching nothing, promise
Abi> I clicked update once in 2021 and lost a weekend and a boyfriend
Lúcia> worth it?
Abi> the boyfriend, yes
Noor> launch plan for the newer people: PC and Switch on the same day
Noor> and that day is 15 October
Wiktor*> then I have to be honest about Switch. we run at 24 fps in the harbour on the devkit, and it needs 30
Noor> who has that one?
Wiktor*> me. I'll do occlusion culling for the harbour by 27 February
Abi> I can cut the harbour crowd from 60 people to 25, nobody will miss them
Wiktor*> that would help loads
Abi> done deal, the harbour crowd is 25 from now on
(+12m) Seb> music: 9 of the 14 tracks are finished. I want a real cello for the marsh theme. Ottoline would do two days for £640
Noor> £640 approved, out of the audio line. 9 of 14 is further than I feared
Seb> 💛 studio's booked with her for 12 and 13 March then
Lúcia> numbers for the week: wishlists at 18,400, discord at 3,100
Noor> lovely. I want us at 30,000 wishlists before Next Fest starts
Lúcia> people keep asking about the price. what may I say?
Noor> £19.99, with ten percent off in the launch week
Lúcia> also 7 people lost their saves on Steam Deck, it's getting loud in there
Wiktor*> found it last night. save_manager.gd writes before the fade is finished. until SM-212 is fixed autosave is off on Deck
Abi> while we're in the code: the water lives in shaders/brine.gdshader and please never touch foam_bias, half the shoreline depends on it
Seb> load-bearing foam
Abi> LOAD BEARING FOAM
(+8m) Noor> money, since I promised to be open about it. Halfmoon pays us the next milestone, £35,000, on 2 March if they accept the slice
Noor> with that we have runway until the end of November
Seb> and without?
Noor> without we're five very overqualified baristas
Wiktor*> if we ever get stupid money I'm writing our own engine in Zig
Noor> please nobody give him stupid money
Lúcia> the CI token is eel_ci_9f3kQ77, since someone asked on friday
Noor> Lúcia NOT in here, delete it, I'm rotating it right now
Lúcia> sorry sorry deleted
Seb> some guy on reddit swears Nintendo will double its store cut in spring
Noor> some guy on reddit swears a lot. next: no meetings on Fridays any more please. Fridays are for making things
Wiktor*> 👍👍👍
Abi> best decision this company ever made. also I'm away 6 to 10 April, second half of the honeymoon
Noor> noted, and jealous. back to work, eels
=== conversation 2 | Lantern Eel - #general, spring | 2026-04-20T10:00
Noor> good morning. who is alive after the weekend
Abi> tanned and alive
Wiktor*> alive. coffee machine isn't
Lúcia> I'll bring the moka pot in
Noor> ok here's the big one and I want you to hear it from me. Switch won't make it for day one. PC goes first and Switch follows in early 2027
Seb> oof
Wiktor*> honestly? relief
Noor> I know. Halfmoon were decent about it. they also don't like our date, there are two other fishing games that week
Abi> TWO
Noor> so they picked 22 October and I said yes
Lúcia> one week later, I can live with that. is it public?
Noor> not before the trailer, which goes out on 14 May. Seb, how's the voice for it?
Seb> recording Imelda on 29 April, she does the lighthouse keeper, £300 for the session
Noor> great. Wiktor, harbour?
Wiktor*> it's been holding 31 since the culling went in, even on the devkit. I keep checking because I don't believe it
Abi> and because of that I sneaked the crowd back up to 40 and nobody noticed 😇
Wiktor*> I noticed. I approve
Seb> all fourteen tracks are in, by the way. Ottoline made me cry on the second day
Noor> I'll put that on the box
Lúcia> my turn: wishlists are at 26,900 this morning. the eel gif did 4k on its own
Noor> so close to the goal!!
Lúcia> and Deck people are happy: no lost save since 0.8.4
Wiktor*> yes, SM-212 is closed, so autosave is on again on Deck too
Abi> is the demo still on 4.3?
Wiktor*> still on Godot 4.3. I will die on this pontoon
(+5m) Noor> price. Halfmoon did a survey and we're going out at £17.99. the ten percent stays
Seb> my self-esteem just dropped two pounds
Noor> it'll come back in volume. money is fine btw: their 35 arrived on the 9th, five weeks late and with an apology fruit basket
Noor> and with Lúcia going to four days from May the runway reaches to the end of January
Lúcia> I asked for it, don't look sad! my day off is Wednesday
Abi> what will you do with it
Lúcia> pottery. terrible pottery
Noor> dates again then. I'm pulling the content freeze forward to 4 May, I want a week of air
Abi> there's that sentence I regret
Noor> Valve's review deadline doesn't move. And I've hired a tester, Emeka, he starts on 27 April for three weeks
Wiktor*> first thing for him: memory climbs in fish_pool.gd every time you re-enter the marsh, about 40 MB each time
Noor> yours?
Wiktor*> mine, I'll have the leak fixed by 30 April so he can confirm it
Noor> perfect. localisation: German, Japanese and Brazilian Portuguese for launch, Wordharbour does it for £4,200
Lúcia> I'm proofreading the Brazilian, or my cousins will disown me
Seb> can we do a playtest with humans before the freeze? my mum doesn't count
Abi> your mum found the pier bug
Noor> playtest is on Saturday 2 May, twelve people, here in the office. Abi does the sign-up sheet
Abi> 👍 anyone allergic to anything? I'm ordering the food
Seb> me, shellfish. yes I know what game I'm making
Wiktor*> I had a dream the eel got the BAFTA and I had to give the speech in Welsh
Noor> on that note. I'm a bit tired today so forgive the capital letters. off you go
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: task, src: m7, fact: "Valve needs the Next Fest demo build for review by 25 May 2026.", keys: [["Valve"], ["date:2026-05-25"]]}
    - {w: 2, type: decision, src: m8, fact: "Content freeze is on 11 May 2026, after that only bugs.", keys: [["freeze"], ["date:2026-05-11"]]}
    - {w: 2, type: decision, src: m11, fact: "The demo is chapter 1 plus the lighthouse teaser, about 40 minutes.", keys: [["lighthouse teaser"]]}
    - {w: 2, type: decision, src: m12, fact: "The studio stays on Godot 4.3 until the demo is out.", keys: [["Godot 4.3"]]}
    - {w: 2, type: decision, src: m17, fact: "The launch is on PC and Switch on the same day.", keys: [["PC and Switch"]]}
    - {w: 2, type: decision, src: m18, fact: "The launch is on 15 October 2026.", keys: [["date:2026-10-15"]]}
    - {w: 1, type: risk, src: m19, fact: "The game runs at 24 fps in the harbour on the Switch devkit and needs 30.", keys: [["24 fps"]]}
    - {w: 2, type: task, src: m21, fact: "Wiktor does occlusion culling for the harbour by 27 February 2026.", keys: [["occlusion culling"], ["date:2026-02-27"]]}
    - {w: 1, type: decision, src: m24, fact: "The harbour crowd is 25 people.", keys: [["harbour crowd is 25"]]}
    - {w: 2, type: task, src: m29, fact: "The goal is 30,000 wishlists before Next Fest.", keys: [["30,000"]]}
    - {w: 2, type: decision, src: m31, fact: "The price is £19.99, ten percent off in the launch week.", keys: [["£19.99"]]}
    - {w: 2, type: code_ref, src: m33, fact: "save_manager.gd writes before the fade is finished; until SM-212 is fixed autosave is off on Deck.", keys: [["SM-212"], ["autosave is off"]]}
    - {w: 2, type: code_ref, src: m34, fact: "The water is in shaders/brine.gdshader; foam_bias must not be touched.", keys: [["foam_bias"]]}
    - {w: 2, type: fact, src: m37, fact: "Halfmoon pays the milestone of £35,000 on 2 March 2026 if they accept the slice.", keys: [["£35,000"], ["date:2026-03-02"]]}
    - {w: 2, type: fact, src: m38, fact: "With it the runway lasts until the end of November.", keys: [["runway"], ["November"]]}
    - {w: 2, type: decision, src: m47, fact: "There are no meetings on Fridays.", keys: [["no meetings on Fridays"]]}
    ended: []
    never: [{what: "joke: lost a boyfriend to an update", src: m14, keys: [["a weekend and a boyfriend"]]}, {what: "hypothetical: own engine in Zig", src: m41, keys: [["Zig"]]}, {what: "token of the build server", src: m43, keys: [["eel_ci_9f3kQ77"]]}, {what: "hearsay from reddit about Nintendo", src: m46, keys: [["double its store cut"]]}]
  2:
    dropped: [2, 5, 6, 7, 8, 9, 11, 12, 14, 15]
    keep:
    - {w: 2, type: decision, src: m5, fact: "PC comes first, Switch follows in early 2027.", keys: [["Switch follows in early 2027"]]}
    - {w: 2, type: decision, src: m10, fact: "The launch is on 22 October 2026.", keys: [["date:2026-10-22"]]}
    - {w: 2, type: fact, src: m12, fact: "The trailer goes out on 14 May 2026; the new date is not public before.", keys: [["trailer"], ["date:2026-05-14"]]}
    - {w: 1, type: fact, src: m13, fact: "Imelda is recorded on 29 April 2026 as the lighthouse keeper for £300.", keys: [["Imelda"], ["date:2026-04-29"]]}
    - {w: 1, type: decision, src: m16, fact: "The harbour crowd is back up to 40.", keys: [["crowd"], ["40"]]}
    - {w: 1, type: fact, src: m20, fact: "Wishlists are at 26,900.", keys: [["26,900"]]}
    - {w: 2, type: fact, src: m23, fact: "SM-212 is closed and autosave is on again on Deck.", keys: [["SM-212"], ["closed"]]}
    - {w: 2, type: decision, src: m26, fact: "The price is £17.99, the ten percent stays.", keys: [["£17.99"]]}
    - {w: 2, type: fact, src: m29, fact: "The runway reaches to the end of January, with Lúcia on four days from May.", keys: [["runway"], ["January"]]}
    - {w: 1, type: fact, src: m30, fact: "Lúcia's day off is Wednesday.", keys: [["day off is Wednesday"]]}
    - {w: 2, type: decision, src: m33, fact: "Content freeze is on 4 May 2026.", keys: [["freeze"], ["date:2026-05-04"]]}
    - {w: 1, type: fact, src: m35, fact: "The tester Emeka starts on 27 April 2026 for three weeks.", keys: [["Emeka"], ["date:2026-04-27"]]}
    - {w: 2, type: task, src: m38, fact: "Wiktor fixes the leak in fish_pool.gd by 30 April 2026.", keys: [["leak"], ["date:2026-04-30"]]}
    - {w: 2, type: fact, src: m39, fact: "Wordharbour localises into German, Japanese and Brazilian Portuguese for £4,200.", keys: [["Wordharbour"], ["£4,200"]]}
    - {w: 2, type: fact, src: m43, fact: "The playtest is on 2 May 2026 with twelve people in the office.", keys: [["playtest"], ["date:2026-05-02"]]}
    - {w: 1, type: risk, src: m45, fact: "Seb is allergic to shellfish.", keys: [["shellfish"]]}
    ended:
    - {fact: "PC and Switch launch on the same day.", was: 1/m17, by: m5, keys: [["PC and Switch"], ["same day"]], not: ["2027", "follows", "first"]}
    - {fact: "The launch is on 15 October.", was: 1/m18, by: m10, keys: [["date:2026-10-15"]], not: ["22 October"]}
    - {fact: "The harbour runs at 24 fps.", was: 1/m19, by: m15, keys: [["24 fps"]], not: ["31"]}
    - {fact: "Wiktor is to do occlusion culling by 27 February.", was: 1/m21, by: m15, keys: [["occlusion culling"], ["date:2026-02-27"]], not: ["went in", "done", "31"]}
    - {fact: "The harbour crowd is 25.", was: 1/m24, by: m16, keys: [["harbour crowd is 25"]], not: ["40"]}
    - {fact: "Autosave is off on Deck.", was: 1/m33, by: m23, keys: [["autosave is off"]], not: ["closed", "on again"]}
    - {fact: "The price is £19.99.", was: 1/m31, by: m26, keys: [["£19.99"]], not: ["£17.99"]}
    - {fact: "The milestone is to come on 2 March.", was: 1/m37, by: m28, keys: [["£35,000"], ["date:2026-03-02"]], not: ["arrived", "paid us", "late"]}
    - {fact: "The runway lasts until the end of November.", was: 1/m38, by: m29, keys: [["runway"], ["November"]], not: ["January"]}
    - {fact: "Content freeze is on 11 May.", was: 1/m8, by: m33, keys: [["freeze"], ["date:2026-05-11"]], not: ["4 May"]}
    never: [{what: "joke about self-esteem", src: m27, keys: [["self-esteem"]]}, {what: "a dream about the BAFTA", src: m46, keys: [["BAFTA"]]}]
questions:
- {q: "When can people buy Saltmarsh on their computers?", a: "22 October 2026", keys: [["date:2026-10-22"]]}
- {q: "What about the console version?", a: "Switch follows in early 2027", keys: [["Switch"], ["2027"]]}
- {q: "How long will our cash last?", a: "Until the end of January", keys: [["January"]]}
- {q: "From what day on may nothing new go into the demo?", a: "4 May 2026", keys: [["date:2026-05-04"]]}
- {q: "What will the game cost?", a: "£17.99", keys: [["17.99"]]}
- {q: "Which engine version are we tied to, and how long?", a: "Godot 4.3 until the demo is out", keys: [["4.3"]]}
- {q: "Which shader parameter must be left alone?", a: "foam_bias in shaders/brine.gdshader", keys: [["foam_bias"]]}
- {q: "Is automatic saving enabled on the Steam Deck?", a: "Yes, autosave is on again since SM-212 was closed", keys: [["on again", "closed"]]}
- {q: "Who translates the game and for how much?", a: "Wordharbour, £4,200", keys: [["Wordharbour"], ["4,200"]]}
- {q: "By when does Valve have to get the demo?", a: "Valve needs it by 25 May 2026", keys: [["Valve"], ["date:2026-05-25"]]}
