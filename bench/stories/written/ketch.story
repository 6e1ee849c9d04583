=== conversation 1 | Winston / boat | 2026-11-08T15:20
Henrik*> Winston, you old pirate. It's decided in this house. Three weeks, you and me, before one of us gets a new hip. Where?
Winston> where it is warm and the harbourmaster takes cash
Henrik*> Croatia? Greece? My doctor says anything with stairs in it
Winston> Greece. Ionian. Start from Lefkada. I did it with Nomvula in '98 and lost a shoe only
Henrik*> Then Greece it is. Ionian, from Lefkada, three weeks.
Winston> When. I have the grandchildren in Durban till the end of April
Henrik*> 8 May to 29 May 2027
Winston> I'm in. I've put it in the kitchen calendar in biro
Henrik*> I asked about a boat. Bavaria 38, 2,150 euros a week, from a firm in Nidri. I've asked them to hold it till Friday.
Winston> if we ever win the Cape Town Derby I'll buy you a Swan with teak as thick as your skull
Henrik*> Your horse came in fourth in 1987, I was there, it's still running
(+2d) Henrik*> Nidri wrote again, I mixed the seasons up. It's 1,780 a week in May, not 2,150.
Winston> better. sign
Winston> what are the two of us on paper now? I have the Competent Crew from Simon's Town and a dead VHF ticket
Henrik*> I've had the Båtførerbevis since 1979 and the ICC is on its way from Oslo, six weeks they say
Winston> so you are skipper, I'm the ballast with stories
Henrik*> Exactly. I'm skipper. And you cook.
Winston> I won't do fish on a boat, I'm telling you now. Chops, mealie pap, tinned peaches. And I'm off coffee since August because of the heart thing
Henrik*> What heart thing
Winston> atrial something. I take Eliquis twice a day, 5 mg, and the man says sail, just don't get hit on the head
Henrik*> Then you duck. I'll make you a helmet from a Jotul pot.
Winston> a fellow at the yacht club swears the meltemi reaches force 9 in May and rolled two charter boats in Vathi in 2019. he also says he was at Woodstock
Henrik*> The meltemi doesn't blow there. He'd have been four at Woodstock.
Winston> my nephew Thabo is lending us his handheld GPS, the Garmin, he'll post it
Henrik*> Good. I'll get paper charts too, Imray G11 and G12, on my list
Winston> bring your son's inflatable? Mine has a slow leak and a bad name
Henrik*> Magnus says we can have it, 3.1 metres, two oars, from 1 April
Winston> kitty: 40 euro each a day for food and harbours. last time we ran out and ate your socks
Henrik*> 40 each is fine, I'll write that down as 40.
Henrik*> I'm booking flights Monday. Oslo to Preveza with Norwegian, 7 May, 06:25
Winston> Johannesburg to Athens for me, then the bus. My hip is fine before you ask, it's the knees.
Henrik*> "Yachtmaster in 10 days, earn 90,000 a year, apply before midnight" the internet has noticed us
Winston> last night I dreamed we found my uncle's tractor at Sami, 4 metres down, and you started it
Henrik*> I always could
=== conversation 2 | Winston / boat again | 2027-02-21T10:00
Henrik*> Bad news about the Bavaria. Then good. Nidri sold her. But Aslaug next door has her brother's ketch at Corfu, an old Nauticat, wooden in all the places that leak, and we can have her for the diesel and a case of aquavit
Winston> a ketch. with a pilot house. I will sit in a leather chair and shout
Henrik*> She is 33 foot, called Fru Solveig, lies at Gouvia marina. So we start in Corfu now and end in Lefkada.
Winston> that is not an upgrade for the knees but fine
Henrik*> Also the dates. Aslaug's brother needs her for the last week, so we go 1 to 22 May.
Winston> then Durban has to end on 28 April and it does, I told Lindiwe. She called me a bad grandfather and packed my bag
Henrik*> You are a splendid grandfather. Norwegian moved me for free: 30 April, 06:25, to Corfu now, 1,900 kroner return
Winston> mine is Athens on 30 April 09:00 then the overnight ferry from Patras
Henrik*> ICC came on Thursday. Laminated. I look like a man wanted in three countries.
Winston> GPS never came from Thabo, he dropped it off a jetty in Richards Bay, so we'll use your tablet with Navionics
Henrik*> It's charged. And the charts are here, both, folded by someone with a grudge
Winston> the leaking dinghy question is over: Magnus sold the inflatable. There's one aboard, Aslaug's, with a hole
Henrik*> I'll bring a patch kit
Henrik*> About the cooking. My sister has been teaching me. I do breakfast and supper, you do lunch.
Winston> an ambush. agreed. no fish
Henrik*> Can I at least catch one
Winston> you may hold it
Winston> I gave up the Eliquis thing from before, they've done an ablation on 14 January and my heart ticks like a church. Off the tablets since last week, 9 days.
Henrik*> That's the best thing in this chat. What does it mean aboard?
Winston> I still don't get hit on the head, that's all. No blood thinner.
Henrik*> coffee?
Winston> coffee is back. two sugars
Henrik*> kitty: with my rate of exchange and Aslaug's moorings, 55 each a day, not forty
Winston> 55. write it large
Henrik*> Also forget the helmet idea I had. Solveig has 1.95 headroom
Winston> we need a liferaft check though
Henrik*> Aslaug says serviced in March 2026, four person. I'll ask for the certificate by 15 March.
Winston> I'd swim home from Paxos on my back with a gin before I'd get into one of those
Winston> shall we buy a drone? 400 euro, films us from above looking heroic
Henrik*> No drone, you get seasick looking at a kettle
Winston> on that note: I wear the wristband, and ginger biscuits. no Stugeron, it puts me to sleep in the anchor watch
Henrik*> Noted on the fridge. Anchor watch: you till two, me from two.
Winston> that's the old rule from the Baltic, 1981. good
Henrik*> Emergency contact for me is Ingrid +47 900 11 872. For you Nomvula?
Winston> Nomvula +27 83 555 0142
Winston> if they make a film of us it's the chap from Das Boot as you, and nobody as me, I'm too good looking
Henrik*> Pasquale at the marina says somebody in Kassiopi sells black mussels for 3 euros out of a bath
Winston> we said no fish, Henrik
Henrik*> mussels aren't fish
Winston> that argument cost me a marriage in Reykjavik, 1974, she had eleven brothers
Henrik*> You weren't married in Reykjavik. I was there. You had gastritis.
Winston> gloomy here today, tea and a blanket. roll on the first
Henrik*> The first it is, then.
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: decision, src: m5, fact: "The trip: Ionian, from Lefkada, three weeks.", keys: [["Ionian"], ["Lefkada"], ["three weeks"]]}
    - {w: 1, type: context, src: m6, fact: "Winston is in Durban with the grandchildren till the end of April.", keys: [["Durban"], ["April"]]}
    - {w: 2, type: task, src: m7, fact: "The trip is from 8 May to 29 May 2027.", keys: [["8 May"], ["29 May"]]}
    - {w: 2, type: fact, src: m12, fact: "The Bavaria costs 1,780 a week in May.", keys: [["1,780"]]}
    - {w: 1, type: task, src: m15, fact: "Henrik's ICC is on its way from Oslo, six weeks.", keys: [["ICC"], ["Oslo"]]}
    - {w: 2, type: decision, src: m17, fact: "Henrik is skipper.", keys: [["I'm skipper"]]}
    - {w: 1, type: decision, src: m17, fact: "Winston does the cooking.", keys: [["And you cook"]]}
    - {w: 2, type: preference, src: m18, fact: "Winston will do no fish on a boat.", keys: [["fish on a boat"]]}
    - {w: 1, type: fact, src: m18, fact: "Winston is off coffee since August.", keys: [["off coffee"]]}
    - {w: 2, type: fact, src: m20, fact: "Winston takes Eliquis, 5 mg twice a day.", keys: [["Eliquis"], ["5 mg"]]}
    - {w: 1, type: decision, src: m28, fact: "Kitty: 40 euro each a day.", keys: [["40 euro each"]]}
    - {w: 1, type: task, src: m30, fact: "Henrik flies on 7 May at 06:25 from Oslo to Preveza.", keys: [["Preveza"], ["7 May"]]}
    ended:
    - {fact: "The Bavaria is 2,150 a week.", was: m9, by: m12, keys: [["2,150"], ["Bavaria"]], not: ["1,780"]}
    never:
    - {what: "hypothetical: winning the Cape Town Derby", src: m10, keys: [["Cape Town Derby"]]}
    - {what: "joke: the horse still running", src: m11, keys: [["still running"]]}
    - {what: "hearsay: meltemi force 9", src: m22, keys: [["force 9"]]}
    - {what: "ad", src: m32, keys: [["Yachtmaster"]]}
    - {what: "dream: the tractor", src: m33, keys: [["uncle's tractor"]]}
  2:
    dropped: [1, 2, 3, 4, 5, 7, 9, 10, 11, 12]
    keep:
    - {w: 2, type: decision, src: m1, fact: "The boat is Aslaug's brother's ketch, a Nauticat at Corfu.", keys: [["ketch"], ["Corfu", "Nauticat"]]}
    - {w: 2, type: decision, src: m3, fact: "The ketch Fru Solveig lies at Gouvia; start in Corfu, end in Lefkada.", keys: [["start in Corfu"], ["Lefkada"]]}
    - {w: 2, type: task, src: m5, fact: "The trip is from 1 to 22 May.", keys: [["1 to 22 May"]]}
    - {w: 1, type: task, src: m7, fact: "Henrik flies on 30 April, 06:25.", keys: [["30 April"], ["06:25"]]}
    - {w: 1, type: task, src: m8, fact: "Winston arrives in Athens on 30 April at 9, then the overnight ferry from Patras.", keys: [["Patras"], ["30 April"]]}
    - {w: 1, type: decision, src: m10, fact: "Navigation is Henrik's tablet with Navionics.", keys: [["Navionics"]]}
    - {w: 2, type: decision, src: m14, fact: "Henrik does breakfast and supper, Winston lunch.", keys: [["breakfast and supper"]]}
    - {w: 2, type: fact, src: m18, fact: "Winston had an ablation on 14 January; off the tablets.", keys: [["ablation"], ["14 January"]]}
    - {w: 1, type: fact, src: m22, fact: "Winston drinks coffee again, two sugars.", keys: [["two sugars"]]}
    - {w: 2, type: decision, src: m23, fact: "Kitty: 55 each a day.", keys: [["55 each"]]}
    - {w: 1, type: task, src: m27, fact: "Henrik asks for the liferaft certificate by 15 March.", keys: [["certificate"], ["15 March"]]}
    - {w: 1, type: context, src: m6, fact: "Winston's time in Durban ends on 28 April.", keys: [["Durban"], ["28 April"]]}
    - {w: 2, type: fact, src: m34, fact: "Henrik's emergency contact: Ingrid +47 900 11 872.", keys: [["Ingrid"], ["900 11 872"]]}
    - {w: 2, type: fact, src: m35, fact: "Winston's emergency contact: Nomvula +27 83 555 0142.", keys: [["Nomvula"], ["555 0142"]]}
    - {w: 1, type: preference, src: m31, fact: "Winston uses a wristband and ginger biscuits, no Stugeron.", keys: [["Stugeron"]]}
    - {w: 1, type: decision, src: m32, fact: "Anchor watch: Winston till two, Henrik from two.", keys: [["you till two"]]}
    ended:
    - {fact: "The boat is the Bavaria.", was: 1/m12, by: m1, keys: [["1,780"]], not: []}
    - {fact: "The trip is from 8 to 29 May.", was: 1/m7, by: m5, keys: [["8 May"], ["29 May"]], not: ["1 to 22"]}
    - {fact: "Henrik flies to Preveza on 7 May.", was: 1/m30, by: m7, keys: [["Preveza"], ["7 May"]], not: ["30 April"]}
    - {fact: "The ICC is on its way.", was: 1/m15, by: m9, keys: [["ICC is on its way"]], not: ["came"]}
    - {fact: "Thabo's Garmin.", was: 1/m24, by: m10, keys: [["Garmin"], ["Thabo"]], not: ["jetty"]}
    - {fact: "Paper charts are to get.", was: 1/m25, by: m11, keys: [["Imray"], ["list"]], not: ["here"]}
    - {fact: "Magnus lends the inflatable.", was: 1/m27, by: m12, keys: [["Magnus"], ["3.1"]], not: ["sold"]}
    - {fact: "Winston cooks.", was: 1/m17, by: m14, keys: [["and you cook"]], not: ["breakfast"]}
    - {fact: "Winston takes Eliquis.", was: 1/m20, by: m18, keys: [["Eliquis twice a day"]], not: ["gave up"]}
    - {fact: "Winston is off coffee.", was: 1/m18, by: m22, keys: [["off coffee"]], not: ["back"]}
    - {fact: "40 euro each a day.", was: 1/m28, by: m23, keys: [["40 euro each"]], not: ["55"]}
    never:
    - {what: "exaggeration: swim home from Paxos", src: m28, keys: [["Paxos"]]}
    - {what: "rejected suggestion: a drone", src: m30, keys: [["No drone"]]}
    - {what: "joke about a film", src: m36, keys: [["Das Boot"]]}
    - {what: "hearsay: mussels in a bath", src: m37, keys: [["out of a bath"]]}
    - {what: "made-up story: marriage in Reykjavik", src: m40, keys: [["eleven brothers"]]}
    - {what: "weather, mood", src: m42, keys: [["tea and a blanket"]]}
questions:
- {q: "Where do we set out?", a: "Corfu", keys: [["start in Corfu"]]}
- {q: "Which vessel do we take?", a: "the ketch Nauticat", keys: [["ketch", "Nauticat"]]}
- {q: "Between which days are we away?", a: "1 to 22 May", keys: [["1 to 22 May"]]}
- {q: "What does each put into the common purse daily?", a: "55", keys: [["55 each"]]}
- {q: "How is my friend's heart now?", a: "ablation in January, no tablets", keys: [["ablation"]]}
- {q: "Who is on guard at night and when?", a: "Winston till two, Henrik from two", keys: [["you till two"]]}
- {q: "What does Winston take against seasickness?", a: "wristband, ginger biscuits", keys: [["ginger biscuits"]]}
- {q: "What may never be on the table?", a: "fish", keys: [["fish on a boat", "no fish"]]}
- {q: "Who makes which meals?", a: "Henrik breakfast and supper, Winston lunch", keys: [["breakfast and supper"]]}
- {q: "By when do I need the paper for the raft?", a: "15 March", keys: [["15 March"]]}
