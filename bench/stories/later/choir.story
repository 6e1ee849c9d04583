=== conversation 1 | Marlow Street Singers - committee | 2026-09-03T19:10
Hilary> Evening all. Thought I'd get the committee chat going before term starts, otherwise we'll do it all in the car park again
Dev> the car park has better acoustics than the hall tbf
Pauline*> hello! kettle's on, pen's out, minutes ready to be misspelt
Tomasz> Good evening. I am on the train so I may disappear in tunnels
Hilary> OK, dates. First rehearsal is Tuesday 15 September, then every Tuesday in the Methodist hall, 7.30 to 9.30.
Bex> yay!! is there parking or do i bike
Hilary> Bike. The badminton people get the spaces after seven and they do shout.
Dev> subs stay at £45 a term unless anyone screams, £25 for students and anyone hard up
Pauline*> no screaming here
Hilary> Nor here. Carried.
Tomasz> Christmas concert. I propose Saturday 12 December at 7 pm.
Tomasz> In St Barnabas, of course. The churchwarden has written us in, in pencil.
Hilary> What do they want for it these days?
Dev> £180 for the evening incl heating. was 150 last year. robbery, but warm robbery
Hilary> I'll pay for heating. In 2022 Jean did the whole second half in a sleeping bag.
Pauline*> like a very devout caterpillar
Hilary> So the 12th it is. Tomasz, what are we singing?
Tomasz> The main work will be Charpentier, the Messe de minuit. Afterwards carols, some with audience.
Pauline*> how many scores do you need of it? last time I got 30 and the basses shared like schoolboys
Tomasz> With the new people we are 42.
Pauline*> right, I'll order 42 copies from the county music library, by 10 September so they come in time
Bex> do we get to keep them? i write all over mine
Pauline*> NO. pencil only please, they fined us £37 last year for somebody's biro
Bex> noted 😬 (it was not me) (it was me)
(+15m) Dev> money thing. the council's arts pot is open again, up to £1,500. deadline 30 September, I'll write the application this time
Hilary> You hero. What would it go on?
Dev> accompanist mostly. Gwen plays for £35 a rehearsal and that's the biggest line we have
Tomasz> She is worth three times this
Dev> don't tell her
Tomasz> I must also say: I'm in Kraków with my mother on 13 and 20 October, so I miss two rehearsals.
Hilary> Could Miriam take them? She conducted at university, she keeps it very quiet
Pauline*> I'll ring her
(+1d) Pauline*> Miriam will lead both of the October rehearsals Tomasz misses, as long as nobody calls her maestro
Dev> maestro miriam it is 🫡
Bex> I've taken over the Instagram btw, going to post something every Friday
Hilary> Splendid. And if you go under a bus?
Bex> password is Altos4Ever!22, pls don't leave it lying about
Hilary> Already gone from my brain, like everything else.
Pauline*> One for the tea rota: Bex has a serious nut allergy, EpiPen and all. So nothing with nuts on the tea table, not even Jean's famous walnut loaf
Bex> thank you for remembering 💛
Dev> doing the poster tonight. tickets are down as £8, concessions £5
Hilary> Put the full price up to £10 and concessions to £6. Under-12s free.
Dev> ooh, ambitious. done
Bex> imagine if we just burst into song on the 7.42 to Manchester, we'd be arrested in four parts
Hilary> On which note. Next committee meeting is Thursday 22 October at my house, 8 o'clock. Bring chairs, I have two.
Tomasz> Tunnel. Good night!
=== conversation 2 | Marlow Street Singers - committee (urgent-ish) | 2026-10-28T20:05
Hilary> Sorry to barge in on a Wednesday. I've just had the churchwarden on the phone.
Dev> oh no, that's never good
Hilary> They've taken a wedding on our date. A real one, with a deposit. We were only ever in pencil.
Pauline*> who gets married at seven at night in december??
Hilary> She offered us the 19th.
Tomasz> The 19th I lose half of the tenors, and I only have four
Bex> what about my daughter's school? Ashgrove. proper stage, and the head owes me for the tombola
Dev> how much though
Bex> will ask in the morning
(+14h) Bex> THEY'RE FREE on our night. £95 for the hall till 10pm and the caretaker's included
Dev> I like this caretaker already
Tomasz> And the piano?
Bex> a yamaha upright, got tuned in september. I played chopsticks on it to check
Hilary> All in favour?
Pauline*> aye
Dev> aye, financially
Tomasz> Aye. With tears for the acoustics
Hilary> Then the concert is at Ashgrove School, still Saturday 12 December at 7. I'll let the church know.
Dev> now good news. council said yes!! £900 though, they halved everybody
Pauline*> Dev!!! well done you
Dev> strings attached: we have to spend it by 31 March 2027 and their logo goes on everything we print
Bex> send me the logo and I'll stick it on the poster
Tomasz> I am sorry to follow with bad news. Gwen slipped on Sunday and broke her wrist. She cannot play before February.
Hilary> Oh poor love.
Pauline*> I'll take soup and a card round to her on Friday
Tomasz> She asks that nobody talks about it being outside the Fox and Hounds, so please forget I said it
Dev> said what
Tomasz> Thank you. I found a student, Oliver Pym, who can play from 3 November. He asks £40 a rehearsal and £90 for the concert
Dev> council money covers that. yes from me
Hilary> And me. Hire the boy.
Tomasz> While I am confessing. With four tenors the French mass does not stand on its legs. We do Britten, the Ceremony of Carols, most of you know it from before
Pauline*> so the 42 scores that have been blocking my hallway since september were for nothing 🙃
Tomasz> For character building
Pauline*> hm. they're due back at the library on 14 November, I'll return them before that and fetch the Britten
Hilary> How was Miriam, by the way?
Bex> strict!! we were all slightly in love
(+20m) Dev> last money thing I promise. did the sums for next year and it needs £52 a term
Hilary> Fifty is easier to say with a straight face.
Dev> ok. so £50 a term from January, concessions stay at £25
Bex> I've got a thing too. I start nights at the infirmary on 9 November, so I'd be posting at 4am and it would be weird. Miriam's daughter Ayesha is taking the Instagram off me
Pauline*> congratulations on the job!! we're not losing your voice are we
Bex> no no, I can come every other Tuesday
Hilary> Good. Tomasz wants the twenty minutes, so no tea break for the rest of this term.
Dev> I joined for the tea. this is a constitutional crisis
Hilary> Next meeting Thursday 19 November, Dev's place, half past seven. He can do you tea there.
Pauline*> minuted, with spelling. night all x
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m5, fact: "Rehearsals are every Tuesday from 15 September 2026 in the Methodist hall, 7.30 to 9.30.", keys: [["Methodist hall"], ["7.30"]]}
    - {w: 2, type: decision, src: m8, fact: "Subs stay at £45 a term, £25 for students and people on a low income.", keys: [["£45"]]}
    - {w: 2, type: decision, src: m11, fact: "The Christmas concert is on Saturday 12 December 2026 at 7 pm.", keys: [["date:2026-12-12"]]}
    - {w: 2, type: fact, src: m12, fact: "The concert is in St Barnabas, where it is booked in pencil only.", keys: [["St Barnabas"]]}
    - {w: 1, type: fact, src: m14, fact: "St Barnabas costs £180 for the evening with heating.", keys: [["£180"]]}
    - {w: 2, type: decision, src: m18, fact: "The main work is Charpentier's Messe de minuit, followed by carols.", keys: [["Charpentier"]]}
    - {w: 2, type: task, src: m21, fact: "Pauline orders 42 copies from the county music library by 10 September 2026.", keys: [["42 copies"], ["date:2026-09-10"]]}
    - {w: 1, type: pattern, src: m23, fact: "Hired scores may be marked in pencil only; the library fined the choir £37 last year.", keys: [["pencil only"]]}
    - {w: 2, type: task, src: m25, fact: "Dev writes the application to the council's arts fund (up to £1,500), deadline 30 September 2026.", keys: [["date:2026-09-30"], ["£1,500", "application"]]}
    - {w: 2, type: fact, src: m27, fact: "Gwen is the accompanist at £35 a rehearsal.", keys: [["Gwen"], ["£35"]]}
    - {w: 1, type: fact, src: m30, fact: "Tomasz is in Kraków on 13 and 20 October 2026 and misses two rehearsals.", keys: [["Kraków"], ["date:2026-10-20"]]}
    - {w: 2, type: decision, src: m33, fact: "Miriam will lead the two October rehearsals that Tomasz misses.", keys: [["Miriam will lead"]]}
    - {w: 1, type: fact, src: m35, fact: "Bex runs the Instagram and posts every Friday.", keys: [["Instagram"], ["every Friday"]]}
    - {w: 2, type: risk, src: m39, fact: "Bex has a serious nut allergy; nothing with nuts on the tea table.", keys: [["nut allergy", "nothing with nuts"]]}
    - {w: 2, type: decision, src: m42, fact: "Tickets are £10, concessions £6, under-12s free.", keys: [["£10"], ["£6"]]}
    - {w: 1, type: fact, src: m45, fact: "The next committee meeting is on 22 October 2026 at 8 at Hilary's house.", keys: [["date:2026-10-22"]]}
    ended:
    - {fact: "Tickets are £8, concessions £5.", was: m41, by: m42, keys: [["£8"], ["£5"]], not: ["£10", "£6"]}
    never:
    - {what: "joke/anecdote: Jean sang in a sleeping bag", src: m15, keys: [["sleeping bag"]]}
    - {what: "password of the Instagram account", src: m37, keys: [["Altos4Ever"]]}
    - {what: "hypothetical: singing on the train to Manchester", src: m44, keys: [["7.42"]]}
  2:
    dropped: [2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 16]
    keep:
    - {w: 1, type: fact, src: m10, fact: "The school hall costs £95 until 10 pm, caretaker included.", keys: [["£95"]]}
    - {w: 2, type: decision, src: m18, fact: "The concert is at Ashgrove School.", keys: [["Ashgrove School"]]}
    - {w: 2, type: decision, src: m18, fact: "The concert is still on Saturday 12 December 2026 at 7.", keys: [["date:2026-12-12"]]}
    - {w: 2, type: fact, src: m19, fact: "The council granted £900.", keys: [["£900"]]}
    - {w: 2, type: task, src: m21, fact: "The grant must be spent by 31 March 2027 and the council's logo goes on all that is printed.", keys: [["date:2027-03-31"], ["logo"]]}
    - {w: 1, type: fact, src: m23, fact: "Gwen broke her wrist and cannot play before February.", keys: [["wrist"], ["February"]]}
    - {w: 1, type: task, src: m25, fact: "Pauline takes soup and a card to Gwen on Friday.", keys: [["soup and a card"]]}
    - {w: 2, type: decision, src: m28, fact: "Oliver Pym plays from 3 November 2026 for £40 a rehearsal and £90 for the concert.", keys: [["Oliver"], ["£40"]]}
    - {w: 2, type: decision, src: m31, fact: "The choir sings Britten's Ceremony of Carols.", keys: [["Ceremony of Carols"]]}
    - {w: 2, type: task, src: m34, fact: "Pauline returns the scores before 14 November 2026 and fetches the Britten.", keys: [["date:2026-11-14"], ["return", "due back"]]}
    - {w: 2, type: decision, src: m39, fact: "Subs are £50 a term from January, concessions stay at £25.", keys: [["£50"]]}
    - {w: 2, type: decision, src: m40, fact: "Miriam's daughter Ayesha takes over the Instagram.", keys: [["Ayesha"]]}
    - {w: 1, type: fact, src: m42, fact: "Bex can come every other Tuesday.", keys: [["every other Tuesday"]]}
    - {w: 1, type: decision, src: m43, fact: "There is no tea break for the rest of this term.", keys: [["no tea break"]]}
    - {w: 1, type: fact, src: m45, fact: "The next meeting is on 19 November 2026 at half past seven at Dev's.", keys: [["date:2026-11-19"], ["Dev's"]]}
    ended:
    - {fact: "The concert is in St Barnabas.", was: 1/m12, by: m18, keys: [["St Barnabas"]], not: ["Ashgrove", "wedding", "was "]}
    - {fact: "The venue costs £180.", was: 1/m14, by: m10, keys: [["£180"]], not: ["£95", "Ashgrove"]}
    - {fact: "Dev is to apply to the council's arts fund by 30 September.", was: 1/m25, by: m19, keys: [["date:2026-09-30"]], not: ["£900", "said yes", "granted", "awarded"]}
    - {fact: "Gwen plays at the rehearsals for £35.", was: 1/m27, by: m28, keys: [["Gwen"], ["£35"]], not: ["wrist", "Oliver", "until"]}
    - {fact: "The main work is Charpentier.", was: 1/m18, by: m31, keys: [["Charpentier"]], not: ["Britten", "dropped"]}
    - {fact: "Pauline is to order 42 copies.", was: 1/m21, by: m32, keys: [["42 copies"], ["order"]], not: ["return", "due back", "hallway"]}
    - {fact: "Subs are £45 a term.", was: 1/m8, by: m39, keys: [["£45"]], not: ["£50", "until"]}
    - {fact: "Bex runs the Instagram.", was: 1/m35, by: m40, keys: [["Instagram"], ["every Friday"]], not: ["Ayesha", "until"]}
    never:
    - {what: "what Gwen asked not to be talked about: where she fell", src: m26, keys: [["Fox and Hounds"]]}
    - {what: "joke: constitutional crisis about tea", src: m44, keys: [["constitutional crisis"]]}
questions:
- {q: "Where will the audience have to go for the Christmas performance?", a: "Ashgrove School", keys: [["Ashgrove"]]}
- {q: "Who is at the piano this November, and what does he get each week?", a: "Oliver Pym, £40 a rehearsal", keys: [["Oliver"], ["40"]]}
- {q: "How much will an ordinary member pay for the spring term?", a: "£50", keys: [["£50"]]}
- {q: "How much money did the council give in the end?", a: "£900", keys: [["900"]]}
- {q: "What must we watch out for when baking for Bex?", a: "No nuts, she has a serious allergy", keys: [["nut"]]}
- {q: "What does it cost to get in, for adults and for concessions?", a: "£10 and £6", keys: [["10"], ["6"]]}
- {q: "Which big work are we now performing?", a: "Britten's Ceremony of Carols", keys: [["Britten", "Ceremony"]]}
- {q: "Who looks after our social media now?", a: "Ayesha, Miriam's daughter", keys: [["Ayesha"]]}
- {q: "Until when may the council's money be used?", a: "31 March 2027", keys: [["date:2027-03-31"]]}
- {q: "On what day do the scores have to be back at the library?", a: "14 November", keys: [["date:2026-11-14"]]}
