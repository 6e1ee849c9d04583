=== conversation 1 | My boy and school | 2026-05-12T21:30
user> Kia ora. School rang again about my son. Don't lecture me, give me a plan
assistant> No lectures. Who is he, what did the school say, and what have you tried so far?
user> Tavita, 15, Year 11 at Henderson Valley College
user> he's at 71 percent attendance this term and it's mostly maths he bunks
assistant> So he turns up, just not there. What's going on in that class?
user> teacher's a Mr Prentice, those two can't stand each other
user> my wife Losa does nights at a rest home, so the mornings and the school calls fall to me
assistant> That's a big load. Broadly, teenagers need eight to ten hours of sleep, phones do best outside the bedroom by nine, and it helps to talk side by side, in the car for example, instead of across a table.
user> ok but talk plain with me. No bullet points, I read this on the bus on a cracked screen
assistant> Sweet. Plain sentences only.
user> we see the dean, Mrs Whitlock, on Wednesday 20 May at 8.15
user> and he sits detention every Thursday till the holidays
user> my cousin's mate in Otara, his young fella got chucked out over a vape with three days' warning and now he's got a Tesla
assistant> I wouldn't build a plan on that one.
user> hahaha no
user> rule since last week: the PlayStation is locked in my ute on school nights
user> only thing he never misses is basketball, under 17s, Mondays and Wednesdays
assistant> Then that's a lever worth protecting. Have you thought of Te Kura, the correspondence school? He could enrol for maths only, around 10 weeks a module.
user> nah. He'd marry the couch
user> if it was up to my old man he'd be on the next boat to Apia with one pair of jandals
assistant> Let's keep him on this side of the ocean.
user> can we practise? you be him
assistant> [as Tavita] "I've wagged eleven periods because he called me thick in front of Sione. I'm out of school in July, Dad, there's a forklift job."
user> far out. that's scary close
user> write me a sample of a note to a teacher
assistant> Something like: "Dear Ms Sample, I am the father of Johnny Sample, aged 13, Room 9. Johnny was absent on 4 March with a sore throat."
user> yeah good, short. that's how my notes should sound
(+2d) user> dean's got camp duty. new time, Friday 22 May, 7.45
assistant> Changed. Earlier start, so arrange who drops your youngest?
user> Mele's nine, she goes to my sister Sina before school
user> i've also taken his phone off him, four weeks, he can have it in June
user> he left this on the table: "A tank holds 900 litres and loses 15 litres a minute from 3.40 pm, when is it empty?" beats me
assistant> An hour later, at 4.40.
user> and the numeracy test is on Tuesday 26 May, without it no Level 1
(2026-05-22T12:10) user> back from the dean. they want to screen him for dyslexia, nobody ever said that word before
assistant> That might explain a lot. How do you feel about it?
user> gutted and relieved. mostly hungry
user> and we've found a tutor, Hone, uni student, Tuesdays at five for $35
=== conversation 2 | Tavita, term 3 | 2026-08-10T20:15
user> talofa, me again. Mostly good stuff this time
assistant> Talofa! I'd love to hear it.
user> 88 percent he's on now. the deputy principal shook my hand
user> he's been put in Ms Chaudhary's class, she plays chess with them in the last ten minutes
assistant> So the fight with the teacher is over by itself.
user> yep. and they let him off the detentions a fortnight early
user> screening came back: it is dyslexia, mild to moderate. he gets a reader and extra time in exams
user> numeracy he missed by four marks. Next go is Tuesday 15 September
assistant> With a reader this time, that's a different test.
user> Hone shot through to Otago on exchange, so Sina tutors him now, paid in chop suey
assistant> Is the Tuesday slot the same?
user> saturdays ten o'clock
user> playstation is out of the ute. deal is one hour after homework, any day
user> and forget that four weeks with the phone, I gave it back after nine days and we both said sorry
assistant> That took something from both of you.
user> basketball's gone, he chose the siva group for Polyfest and he's bloody good
user> practice is Mondays and Thursdays till six, I pick him up
user> Losa's on day shift since July so she does the mornings now
user> bro at work swears some All Black left school at 14 and paid cash for a helicopter
assistant> A fine story for a smoko.
user> Tavita wants the trades academy, carpentry on Fridays from Term 4 at Unitec. We said yes
assistant> Well chosen for someone who learns with his hands.
user> form has to be in by 28 August
user> what about one of those boot camps in Waiouru, saw 6,000 for the fortnight
assistant> Given how well he is doing now, I'd advise against it.
user> yeah nah, bad idea
user> watched one with the kids where a cleaner in Boston solves the sum on the wall, gets 84,000 a year and drives to California for a girl
assistant> A classic. Did Tavita like it?
user> slept through it. hm, and not for the record: his mate Sione's dad is inside until Christmas
user> so he eats at ours on Wednesdays, Sione does. no pork, they're Adventists
assistant> Kind of you. I'll keep pork off Wednesday ideas.
user> ad on the bus shelter: "Struggling teen? A+ GUARANTEED in 21 days, 0800 GENIUS"
user> betting the ute that he'll want a chainsaw by the end of his first week
assistant> I'd not bet against it.
user> optometrist too, he needs glasses for reading, pick up on Thursday the 20th
user> I told Mele her brother was adopted from a family of possums, she asked for the paperwork
assistant> She'll go far.
user> righto, bus is here
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m3, fact: "Son Tavita, 15, is in Year 11 at Henderson Valley College.", keys: [["Tavita"], ["Year 11"]]}
    - {w: 2, type: fact, src: m4, fact: "Attendance is 71 percent, mostly maths.", keys: [["71 percent"]]}
    - {w: 1, type: fact, src: m6, fact: "Mr Prentice is his maths teacher, they don't get on.", keys: [["Prentice"]]}
    - {w: 2, type: fact, src: m7, fact: "Losa works nights at a rest home, mornings fall to the user.", keys: [["nights"], ["mornings"]]}
    - {w: 2, type: preference, src: m9, fact: "Plain sentences, no bullet points.", keys: [["No bullet points"]]}
    - {w: 1, type: fact, src: m12, fact: "Detention every Thursday till the holidays.", keys: [["detention every Thursday"]]}
    - {w: 1, type: decision, src: m16, fact: "The PlayStation is locked in the ute on school nights.", keys: [["locked in my ute"]]}
    - {w: 2, type: fact, src: m17, fact: "Basketball under 17s on Mondays and Wednesdays.", keys: [["basketball"], ["Wednesdays"]]}
    - {w: 1, type: preference, src: m27, fact: "Notes to the school should be short like that.", keys: [["notes should sound"]]}
    - {w: 2, type: task, src: m28, fact: "Meeting with the dean on Friday 22 May at 7.45.", keys: [["date:2026-05-22"], ["7.45"]]}
    - {w: 1, type: fact, src: m30, fact: "Mele is nine and goes to the user's sister Sina before school.", keys: [["Mele"], ["nine"]]}
    - {w: 1, type: decision, src: m31, fact: "The phone is taken for four weeks.", keys: [["his phone off him"]]}
    - {w: 2, type: task, src: m34, fact: "The numeracy test is on Tuesday 26 May.", keys: [["numeracy"], ["date:2026-05-26"]]}
    - {w: 2, type: task, src: m35, fact: "The school wants to screen him for dyslexia.", keys: [["screen"], ["dyslexia"]]}
    - {w: 1, type: fact, src: m38, fact: "Tutor Hone on Tuesdays at five for 35 dollars.", keys: [["Hone"], ["$35"]]}
    ended:
    - {fact: "The meeting with the dean is on Wednesday 20 May.", was: m11, by: m28, keys: [["Whitlock"], ["date:2026-05-20"]], not: ["22 May"]}
    never:
    - {what: "generic advice on sleep and phones", src: m8, keys: [["eight to ten hours"]]}
    - {what: "hearsay on an expelled boy", src: m13, keys: [["Tesla"]]}
    - {what: "rejected suggestion: Te Kura", src: m18, keys: [["Te Kura"]]}
    - {what: "hypothetical: boat to Apia", src: m20, keys: [["Apia"]]}
    - {what: "role play as Tavita", src: m23, keys: [["forklift"]]}
    - {what: "example data: Johnny Sample", src: m26, keys: [["Johnny Sample"]]}
    - {what: "figures of a homework exercise", src: m32, keys: [["900 litres"]]}
  2:
    dropped: [2, 3, 4, 6, 7, 8, 10, 12, 13, 14, 15]
    keep:
    - {w: 2, type: fact, src: m3, fact: "Attendance is 88 percent.", keys: [["88 percent"]]}
    - {w: 2, type: fact, src: m4, fact: "Tavita is in Ms Chaudhary's class.", keys: [["Chaudhary"]]}
    - {w: 2, type: fact, src: m7, fact: "Dyslexia, mild to moderate; reader and extra time in exams.", keys: [["dyslexia"], ["extra time"]]}
    - {w: 2, type: task, src: m8, fact: "The numeracy resit is on Tuesday 15 September.", keys: [["date:2026-09-15"]]}
    - {w: 1, type: fact, src: m10, fact: "Sina tutors him, paid in chop suey.", keys: [["Sina tutors"]]}
    - {w: 1, type: preference, src: m13, fact: "One hour of PlayStation after homework, any day.", keys: [["one hour after homework"]]}
    - {w: 2, type: fact, src: m16, fact: "He is in the siva group for Polyfest.", keys: [["siva"], ["Polyfest"]]}
    - {w: 1, type: fact, src: m17, fact: "Practice on Mondays and Thursdays till six, the user picks him up.", keys: [["Mondays and Thursdays"]]}
    - {w: 2, type: fact, src: m18, fact: "Losa works days since July and does the mornings.", keys: [["day shift"], ["mornings"]]}
    - {w: 2, type: decision, src: m21, fact: "Trades academy, carpentry on Fridays from Term 4 at Unitec.", keys: [["carpentry"], ["Unitec"]]}
    - {w: 2, type: task, src: m23, fact: "The form has to be in by 28 August.", keys: [["date:2026-08-28"]]}
    - {w: 2, type: preference, src: m30, fact: "Sione eats with them on Wednesdays, no pork.", keys: [["no pork"]]}
    - {w: 1, type: task, src: m35, fact: "Reading glasses are picked up on Thursday 20 August.", keys: [["glasses"], ["date:2026-08-20"]]}
    ended:
    - {fact: "Attendance is 71 percent.", was: 1/m4, by: m3, keys: [["71 percent"]], not: ["88"]}
    - {fact: "Mr Prentice teaches him.", was: 1/m6, by: m4, keys: [["Prentice"]], not: ["Chaudhary"]}
    - {fact: "Detention every Thursday.", was: 1/m12, by: m6, keys: [["detention every Thursday"]], not: ["let him off"]}
    - {fact: "The screening for dyslexia is to come.", was: 1/m35, by: m7, keys: [["screen him"]], not: ["came back"]}
    - {fact: "The numeracy test on 26 May is to come.", was: 1/m34, by: m8, keys: [["numeracy"], ["date:2026-05-26"]], not: ["missed"]}
    - {fact: "Hone tutors on Tuesdays.", was: 1/m38, by: m10, keys: [["Hone"], ["$35"]], not: ["shot through"]}
    - {fact: "The PlayStation is locked away.", was: 1/m16, by: m13, keys: [["locked in my ute"]], not: ["out of"]}
    - {fact: "The phone is taken for four weeks.", was: 1/m31, by: m14, keys: [["his phone off him"]], not: ["forget", "gave it back"]}
    - {fact: "Basketball on Mondays and Wednesdays.", was: 1/m17, by: m16, keys: [["basketball"], ["Wednesdays"]], not: ["gone", "siva"]}
    - {fact: "Losa works nights.", was: 1/m7, by: m18, keys: [["nights at a rest home"]], not: ["day shift"]}
    never:
    - {what: "celebrity gossip", src: m19, keys: [["helicopter"]]}
    - {what: "a film's plot", src: m27, keys: [["drives to California"]]}
    - {what: "not for the record: Sione's dad", src: m29, keys: [["inside until Christmas"]]}
    - {what: "rejected suggestion: boot camp", src: m24, keys: [["boot camps"]]}
    - {what: "quoted advert", src: m32, keys: [["0800 GENIUS"]]}
    - {what: "bet", src: m33, keys: [["chainsaw"]]}
    - {what: "teasing story", src: m36, keys: [["possums"]]}
questions:
- {q: "How often does he show up in class these days?", a: "88 percent", keys: [["88 percent"]]}
- {q: "What learning difficulty was diagnosed?", a: "dyslexia, mild to moderate", keys: [["dyslexia"], ["extra time"]]}
- {q: "When can he retake the arithmetic exam?", a: "Tuesday 15 September", keys: [["date:2026-09-15"]]}
- {q: "What may I not serve to our midweek guest?", a: "pork", keys: [["no pork"]]}
- {q: "How should you format what you tell me?", a: "plain, no bullet points", keys: [["No bullet points"]]}
- {q: "Who gets the kids going before school?", a: "Losa, on day shift since July", keys: [["day shift"], ["mornings"]]}
- {q: "Who coaches him in maths at home?", a: "Sina", keys: [["Sina tutors"]]}
- {q: "By when must the trades form be handed in?", a: "28 August", keys: [["date:2026-08-28"]]}
- {q: "Which performance is he rehearsing for?", a: "Polyfest, with the siva group", keys: [["siva"], ["Polyfest"]]}
- {q: "How long is he allowed to play games?", a: "one hour after homework", keys: [["one hour after homework"]]}
