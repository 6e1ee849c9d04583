=== conversation 1 | Half marathon plan | 2026-03-01T10:05
user> hey, so I did a thing. signed up for the Leeds half marathon on 10 May
assistant> Congratulations! That gives you ten weeks, which is enough to prepare properly. What does your running look like at the moment?
user> 2-3 times a week, about 5k each. The longest I've ever run was 12k, last October
assistant> That's a decent base. Do you have a finish time in mind, or is it about getting round?
user> I'd be over the moon with anything under 2:10
user> and before you write me anything brutal: I had meniscus surgery on my left knee in 2023. Steep downhills are what sets it off
assistant> Good to know. I'll keep the routes flat and build slowly. I'd propose four runs and one strength session a week.
user> four runs won't happen, I've got two kids under six. Three runs and one swim is what I can do
assistant> Three runs and a swim works fine. Let's say intervals on Tuesday, an easy run on Thursday, the long run on Sunday and the swim on Friday.
user> Tuesday's good for intervals, the kids are at my mum's that evening
user> swim has to be Monday tho, the pool only does adult lanes Mondays from 8pm
assistant> Swim on Monday, then. For Sunday: start at 10 km next weekend and add 1.5 km each week up to 18 km.
user> sounds ok. Where do I run the long ones? the canal towpath is flat all the way to Rodley
assistant> The towpath is ideal. Many runners also find that foam rolling every night, compression socks and beetroot juice help with recovery.
user> haha my neighbour swears he ran a marathon on nothing but jelly babies and rage
assistant> I wouldn't build the plan around that one.
user> Shoes: I've been wearing Asics Gel Nimbus, size 8, they have about 700 km in them
assistant> At 700 km they're at the end of their life. Replace them a few weeks before the race so you have time to break the new ones in.
user> fine, budget for new ones is 120 quid max
assistant> Got it. What about nutrition during long runs?
user> I can't do gels with caffeine, they give me palpitations. Learned that the hard way at a 10k
assistant> Then decaffeinated gels or just dates. I'll never suggest the caffeinated kind.
user> who's coming with me: my sister Nadia is running too, she's much faster, so we won't run together
(+25m) user> wait I looked at the calendar. On Easter Sunday, 5 April, we're in Whitby with the in-laws, so no long run that day
assistant> Then I'll move that week's long run to Good Friday, 3 April, if you're still home.
user> yes do that
user> hm also, change of heart re Tuesdays. Mum just texted, her evening with the kids moves to Wednesdays for good. so intervals on Wednesday
assistant> Intervals on Wednesday, noted; the easy run then goes to Friday so you get a day of rest in between.
user> perfect
user> I'm raising money as well, for the children's ward at Airedale hospital, aim is 500 pounds
assistant> Lovely cause. Shall I write up the plan week by week?
user> yes but keep it in km, not miles. and short please, no pep talk, I read these on the bus
assistant> Will do: kilometres, short, no pep talk.
user> if I ever say I want to do an ironman, please call a doctor lol
assistant> Understood.
=== conversation 2 | Running, six weeks in | 2026-04-14T20:40
user> hi again. update on the running thing
assistant> Good to hear from you. How has it been going?
user> mixed! long run was 15 km this Sunday, felt strong. that's my longest ever
assistant> Excellent, that's three kilometres beyond your old best.
user> bad news is the knee. After the Whitby weekend it was swollen for four days, so I went to a physio, her name is Oona Brandt
assistant> What did she find?
user> irritated tendon, nothing torn. She wants me to do step-downs and hip bridges every other day, 3 sets of 12
user> and she told me to swap the intervals for the stationary bike until the race. so Wednesdays I'm on the bike at the gym now
assistant> Sensible. That leaves two runs: Friday and Sunday.
user> the Friday one moved to Saturday morning, parkrun at Woodhouse Moor, 9am. Nadia's idea
assistant> A parkrun the day before the long run is fine if you jog it.
user> I jog it, I promise. mostly
user> about the time goal: forget the clock. I just want to finish without walking
assistant> A wise adjustment. Finish without walking it is.
user> got new shoes btw! Brooks Ghost 16, 95 pounds in the outlet
assistant> Nice, well inside your budget. The Asics can retire.
user> they already went in the charity bag
user> Monday swim is dead, the pool shut for a boiler replacement and won't open again before July
assistant> Pity. Do you want a replacement for Monday?
user> no, Monday is rest. I need one evening on the sofa
assistant> You could also try aqua jogging, a rowing machine or an online pilates course.
user> nah
user> last night I dreamt I ran the race in flippers and won
assistant> A personal best in any footwear.
user> Fundraising: at 640 already!! so I raised the target to 800
assistant> Impressive. Thank-you notes can wait until after the race.
user> logistics. Start wave is the green one, 9:40, bib number 4417
user> Nadia can't run it, she's pregnant. Due in October! she'll stand at the finish with the kids instead
assistant> Wonderful news, congratulations to her.
user> oh and that's not public yet, well, family knows. it's fine to keep. what you shouldn't store is my weight, 83.4 this morning, I only say it for the gel calculation
assistant> Understood, I'll use it only for this calculation: roughly one gel every 35 minutes.
user> ok one every 35 min, and I tested the SiS decaf ones in lemon, stomach was happy
assistant> Then use exactly those on race day. How about the taper?
user> last long run is 17 km on 26 April, then only short stuff. that's from the physio too
assistant> That fits. I cap the plan at 17 rather than 18, then.
user> and I'm staying at Nadia's the night before, she lives 10 minutes' walk from the start
user> is there anything to be said about rain? they forecast nothing yet obviously
assistant> Too early to say. A thin cap is enough.
user> (+ I should book a check-up with Oona for the week after, 19 May would do)
assistant> Shall I put it on your list?
user> yes, on the list. thanks, bye!
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "The user runs the Leeds half marathon on 10 May 2026.", keys: [["Leeds"], ["date:2026-05-10"]]}
    - {w: 1, type: fact, src: m3, fact: "The longest the user has ever run is 12k.", keys: [["longest"], ["12k"]]}
    - {w: 2, type: decision, src: m5, fact: "The user's goal is a finish under 2:10.", keys: [["2:10"]]}
    - {w: 2, type: risk, src: m6, fact: "Meniscus surgery on the left knee in 2023; steep downhills set it off.", keys: [["meniscus"], ["2023"]]}
    - {w: 2, type: decision, src: m8, fact: "Three runs and one swim a week.", keys: [["three runs"], ["swim"]]}
    - {w: 1, type: fact, src: m11, fact: "The swim is on Monday, adult lanes from 8pm.", keys: [["swim"], ["Monday"]]}
    - {w: 1, type: fact, src: m13, fact: "The canal towpath is flat all the way to Rodley.", keys: [["towpath"], ["Rodley"]]}
    - {w: 1, type: fact, src: m17, fact: "The user wears Asics Gel Nimbus, size 8, with about 700 km.", keys: [["Asics"], ["700 km"]]}
    - {w: 1, type: decision, src: m19, fact: "The budget for new shoes is 120 pounds at most.", keys: [["120"]]}
    - {w: 2, type: preference, src: m21, fact: "No gels with caffeine: they give the user palpitations.", keys: [["caffeine"], ["palpitations"]]}
    - {w: 1, type: fact, src: m23, fact: "The user's sister Nadia is running too and is faster.", keys: [["Nadia"], ["running too"]]}
    - {w: 2, type: decision, src: m27, fact: "Intervals are on Wednesday.", keys: [["intervals"], ["Wednesday"]]}
    - {w: 1, type: decision, src: m28, fact: "The easy run is on Friday.", keys: [["easy run"], ["Friday"]]}
    - {w: 1, type: fact, src: m30, fact: "The user raises money for the children's ward at Airedale hospital, aim 500 pounds.", keys: [["Airedale"], ["500"]]}
    - {w: 1, type: preference, src: m32, fact: "Plans in km, short, without pep talk.", keys: [["km"], ["pep talk"]]}
    ended:
    - {fact: "Intervals are on Tuesday.", was: m10, by: m27, keys: [["Tuesday"], ["intervals"]], not: ["Wednesday", "her evening"]}
    never:
    - {what: "generic advice nobody adopted: foam rolling, socks, beetroot juice", src: m14, keys: [["beetroot"]]}
    - {what: "anecdote of the neighbour's marathon on jelly babies", src: m15, keys: [["jelly babies"]]}
    - {what: "joke about an ironman", src: m34, keys: [["ironman"]]}
  2:
    dropped: [2, 3, 5, 6, 8, 11, 12, 13, 14]
    keep:
    - {w: 1, type: fact, src: m3, fact: "The user's longest run is 15 km.", keys: [["15 km"], ["longest"]]}
    - {w: 2, type: fact, src: m5, fact: "The user's physio is Oona Brandt.", keys: [["Oona Brandt"]]}
    - {w: 2, type: task, src: m7, fact: "Step-downs and hip bridges every other day, 3 sets of 12.", keys: [["step-downs"], ["every other day"]]}
    - {w: 2, type: decision, src: m8, fact: "On Wednesdays the user is on the stationary bike instead of intervals, until the race.", keys: [["bike"], ["Wednesdays", "stationary"]]}
    - {w: 1, type: fact, src: m10, fact: "The Friday run moved to Saturday: parkrun at Woodhouse Moor at 9am.", keys: [["parkrun"], ["Saturday"]]}
    - {w: 2, type: decision, src: m13, fact: "The goal is just to finish without walking.", keys: [["without walking"]]}
    - {w: 1, type: fact, src: m15, fact: "New shoes: Brooks Ghost 16 for 95 pounds.", keys: [["Brooks"]]}
    - {w: 1, type: fact, src: m18, fact: "The pool is shut for a boiler replacement and won't open before July.", keys: [["pool"], ["July"]]}
    - {w: 1, type: decision, src: m20, fact: "Monday is rest.", keys: [["Monday is rest"]]}
    - {w: 1, type: fact, src: m25, fact: "The fundraising target is 800 pounds, 640 reached.", keys: [["800"]]}
    - {w: 1, type: fact, src: m27, fact: "Green start wave at 9:40, bib number 4417.", keys: [["4417"]]}
    - {w: 2, type: fact, src: m28, fact: "Nadia is pregnant, due in October, and will stand at the finish instead of running.", keys: [["pregnant"], ["October"]]}
    - {w: 1, type: fact, src: m32, fact: "SiS decaf gels in lemon, one every 35 minutes.", keys: [["SiS"]]}
    - {w: 2, type: decision, src: m34, fact: "The last long run is 17 km on 26 April 2026.", keys: [["17 km"], ["date:2026-04-26"]]}
    - {w: 1, type: fact, src: m36, fact: "The user stays at Nadia's the night before the race.", keys: [["Nadia's"], ["night before"]]}
    - {w: 1, type: task, src: m39, fact: "Book a check-up with Oona for 19 May 2026.", keys: [["check-up"], ["date:2026-05-19"]]}
    ended:
    - {fact: "The longest run ever was 12k.", was: 1/m3, by: m3, keys: [["longest"], ["12k"]], not: ["15"]}
    - {fact: "The goal is under 2:10.", was: 1/m5, by: m13, keys: [["under 2:10"]], not: ["finish without", "forget", "instead"]}
    - {fact: "Intervals are on Wednesday.", was: 1/m27, by: m8, keys: [["intervals on Wednesday"]], not: ["bike", "swap"]}
    - {fact: "The easy run is on Friday.", was: 1/m28, by: m10, keys: [["easy run"], ["Friday"]], not: ["Saturday", "parkrun", "Thursday"]}
    - {fact: "The user wears Asics Gel Nimbus.", was: 1/m17, by: m15, keys: [["Asics"], ["wearing", "size 8"]], not: ["Brooks", "retire"]}
    - {fact: "The user swims on Mondays from 8pm.", was: 1/m11, by: m18, keys: [["swim"], ["Monday"], ["8pm"]], not: ["shut", "dead"]}
    - {fact: "The fundraising aim is 500 pounds.", was: 1/m30, by: m25, keys: [["500 pounds"]], not: ["800", "raised the target"]}
    - {fact: "Nadia runs the half marathon too.", was: 1/m23, by: m28, keys: [["Nadia"], ["running too"]], not: ["pregnant", "can't"]}
    - {fact: "Three runs and one swim a week.", was: 1/m8, by: m18, keys: [["Three runs"], ["one swim"]], not: ["dead", "shut"]}
    never:
    - {what: "generic advice declined: aqua jogging, rowing, pilates", src: m21, keys: [["pilates"]]}
    - {what: "dream of running in flippers", src: m23, keys: [["flippers"]]}
    - {what: "the user's weight, asked not to be stored", src: m30, keys: [["83.4"]]}
questions:
- {q: "What is the aim for race day?", a: "To finish without walking", keys: [["without walking"]]}
- {q: "Which stimulant does the user's body not tolerate during exercise?", a: "Caffeine (palpitations)", keys: [["caffeine"]]}
- {q: "Who treats the sore joint?", a: "Oona Brandt, the physio", keys: [["Oona"]]}
- {q: "What happens midweek in place of fast repeats?", a: "The stationary bike at the gym", keys: [["bike"]]}
- {q: "How much does the user hope to collect for the hospital?", a: "800 pounds", keys: [["800"]]}
- {q: "What footwear will be worn on the day?", a: "Brooks Ghost 16", keys: [["Brooks"]]}
- {q: "Why won't the sister be on the course?", a: "She is pregnant, due in October", keys: [["pregnant"]]}
- {q: "On which evening does the user do no sport at all?", a: "Monday", keys: [["Monday"]]}
- {q: "When is the last long run and how far?", a: "17 km on 26 April", keys: [["17 km"], ["26 April"]]}
- {q: "What old injury has to be looked after?", a: "Meniscus surgery on the left knee in 2023", keys: [["knee"], ["2023"]]}
