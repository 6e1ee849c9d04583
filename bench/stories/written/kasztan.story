=== conversation 1 | Riding again after 20 years | 2026-03-03T18:20
user> Hello! Sorry for my english, I am from Wrocław and I write how I speak. I am 41 and I come back to horses after twenty years of break.
assistant> Welcome, and your English is perfectly clear. Where do you ride, and what would you like help with?
user> In stable Pod Dębem, on Saturdays at 10. One lesson costs 120 złoty.
assistant> Good. Saturday at ten it is. Do you always get the same horse?
user> Yes, Kasztan. Gelding, 14 years, 158 cm, very patient with beginners and not patient with plastic bags
assistant> Is he a Wielkopolski? Many school horses in your region are.
user> no no, he is Hucul cross
assistant> A Hucul cross, tough little characters. Who teaches you?
user> Pani Marlena. She speaks with hands so I never know if it is trot or if she waves to somebody. But she is best instructor there.
assistant> General tip: riders should do ten minutes of Pilates each morning and sleep at least seven hours before a lesson.
user> aha. I have children, there is no seven hours in my house. One more important thing, please explain always only one exercise at once, I get lost in lists
assistant> One at a time, promised.
user> I am afraid of canter, since I fell in 2004 and broke collarbone. So no canter before I say myself that I am ready.
assistant> Understood: canter waits until you bring it up.
(+1d) user> In stable is weight limit 80 kg for riders and I have 76, so I must watch a bit
Hay makes me sneeze terribly, I take cetirizine hour before the lesson, doctor told me so
assistant> You are inside the limit. To illustrate with round numbers: a rider of 60 kg with a 9 kg saddle on a 460 kg horse carries exactly 15 percent. Anything else that bears on your safety?
user> Helmet I have, size 57. Body protector I must buy until 21 March, without it they don't let me to terrain
assistant> Then let's keep that as your next purchase. There are vests with air cartridges as well.
user> I saw one with air for 2,390 zł, for this money I can fall on my husband
Ewelina from work lent me her half chaps, black, leather.
assistant> Kind of her. I'll remember they are Ewelina's.
user> And my daughter Hania, 9, goes Wednesdays at 17 on pony Figa, on the lead
assistant> Lovely that you share it. How is she getting on?
user> She says Figa told her a secret and that the pony is in fact born in Paris and has 300 years
assistant> Three hundred is a good age for a Parisian.
user> Her homework you can check: "4 horses eat 28 kg of oats in 7 days. How much eat 6 horses in 10 days?" She wrote 60
assistant> Correct, one kilo per horse and day, so 60.
user> Neighbour of my mother says that somewhere near Opole a stallion bit a priest and now the village must pay 40,000
assistant> That sounds like a tale that grew on the road.
user> :) I bought karnet, 10 lessons for 1,000, valid to 30 June.
assistant> So you save 20 złoty each time. Ten lessons until the end of June is a comfortable pace.
user> After lesson I give him always two carrots, he stays calm when girths go off
assistant> A nice ritual.
user> My plan for June: three days in saddle in Bieszczady with girls from the stable, 12 to 14, I paid already 300 of advance.
assistant> A big goal! Would you like a weekly plan?
user> Later. Today I am dead like a boot, all muscles hurt where I didn't know I have muscles
=== conversation 2 | Horses again, many news | 2026-06-02T19:05
user> Hello after long time! I tell you what is new, it is much.
First bad thing. Kasztan stood three weeks, abscess in left front hoof.
assistant> Poor fellow. That is painful, but it usually resolves.
user> And it resolved, since 28 May he walks normal and works again
assistant> Glad to hear it.
user> Pani Marlena left us for Denmark in April. Lessons gives now Tadeusz, very calm old man, ex cavalry band.
assistant> Ex cavalry band? As a joke?
user> No joke, he played trumpet on the horse for 22 years.
assistant> Then he'll have a sense of rhythm in the trot.
user> My karnet is finished in May and I don't take the next. I have instead half lease of him: 650 zł by month, three days in week, Tuesday, Thursday, Sunday.
assistant> That's a big step, congratulations. So Saturdays are over?
user> yes, Saturdays at 10 exist no more for me
assistant> Noted.
user> Vet took blood from him and his insulin is too high, so no carrots, no apples. I give him one handful of soaked hay cubes.
assistant> Sensible. Some owners switch to a muzzle on the meadow; would that be something for him?
user> Tadeusz said absolutely not muzzle, he stays on the sand paddock from 11 to 18
assistant> All right, no muzzle then.
user> Bieszczady is cancelled for me, because my mother has in these days her eye operation, and money I got back. Instead I do weekend of lunging with Tadeusz, 11 and 12 July.
assistant> Lunging is a skill for life. One exercise to prepare: walk on a circle next to him with the rope loose.
user> Good, one exercise, I like. On internet is a man who says he jumped 2.41 m with a cow
assistant> I would want to see the cow's version.
user> Half chaps I gave back to Ewelina with chocolate, I have now own.
The vest also, bought in March, blue, on sale for 460
assistant> Returned and ticked.
user> Hania doesn't want to ride any more, she goes to climbing now, Mondays. I cried a bit in the car but okay.
assistant> It may return, and climbing is great for balance.
user> In advert was: "Friesian, 6 years, dances, cooks, only 38,000, to good hands". If I win in lotto I take three and a carriage.
assistant> And a groom who cooks less.
user> Pretend you are Kasztan and tell me what you think about my hands
assistant> *flicks an ear* I am Kasztan, I own the stable, I was born in 1890, and your left hand is heavy on Fridays.
user> hahaha. But left hand is true, physio says I have shortened muscle there and I must stretch each evening 5 minutes
assistant> That is concrete. Five minutes each evening for the left side.
user> In grandfather's letter from 1938: "the mare Iskra threw lieutenant Zych into the river and we toasted her". I love it
assistant> What a sentence to inherit.
user> Now I want say it: I am ready for canter. On Sunday Tadeusz will do with me first on the lunge.
assistant> That is wonderful, and being lunged first is a good way in.
user> Exam for bronze badge he planned for me on 20 September
assistant> So we have about fifteen weeks.
user> My husband bets whole kilo of ice cream that I will cry before the fence
assistant> Then I hope you win a kilo.
(+6d) user> Exam is moved, now 4 October, because judge is at wedding.
Weight: I have 72 now, without diet, only with shovel
assistant> Two weeks more to practise, then. And mucking out is underrated training.
user> App of the stable, my PIN is 6620, but this you don't need, delete
assistant> I won't keep the PIN.
user> Some influencer with horse said on her channel she divorces because of a saddle :) poor saddle
And please no videos of accidents for learning, Tadeusz wanted send me, I can't look at it
assistant> I'll explain in words only.
user> Good night, tomorrow stable at 7 because of heat, in summer always at 7

=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "The user is 41, from Wrocław, and returns to riding after twenty years.", keys: [["41"], ["twenty years"]]}
    - {w: 2, type: fact, src: m3, fact: "She rides at the stable Pod Dębem on Saturdays at 10.", keys: [["saturdays at 10"]]}
    - {w: 2, type: fact, src: m5, fact: "Her horse is Kasztan, a gelding of 14, 158 cm.", keys: [["kasztan"], ["158 cm"]]}
    - {w: 2, type: fact, src: m9, fact: "Marlena is her instructor.", keys: [["marlena"]]}
    - {w: 2, type: preference, src: m11, fact: "Explain only one exercise at once, no lists.", keys: [["one exercise at once"]]}
    - {w: 2, type: preference, src: m13, fact: "No canter before she herself says she is ready.", keys: [["no canter before"]]}
    - {w: 1, type: fact, src: m13, fact: "She fell in 2004 and broke her collarbone.", keys: [["2004"], ["collarbone"]]}
    - {w: 1, type: fact, src: m15, fact: "The weight limit for riders is 80 kg and she weighs 76.", keys: [["80 kg"], ["76"]]}
    - {w: 2, type: fact, src: m15, fact: "Hay makes her sneeze; she takes cetirizine an hour before the lesson.", keys: [["cetirizine"]]}
    - {w: 1, type: fact, src: m17, fact: "Her helmet size is 57.", keys: [["size 57"]]}
    - {w: 2, type: task, src: m17, fact: "She must buy a body protector by 21 March.", keys: [["body protector"], ["date:2026-03-21"]]}
    - {w: 1, type: fact, src: m19, fact: "Ewelina from work lent her black half chaps.", keys: [["ewelina"], ["lent"]]}
    - {w: 2, type: fact, src: m21, fact: "Her daughter Hania, 9, rides the pony Figa on Wednesdays at 17.", keys: [["hania"], ["wednesdays at 17"]]}
    - {w: 1, type: fact, src: m29, fact: "She bought a pass of 10 lessons for 1,000, valid to 30 June.", keys: [["karnet"], ["1,000"]]}
    - {w: 1, type: fact, src: m31, fact: "After the lesson Kasztan always gets two carrots.", keys: [["two carrots"]]}
    - {w: 2, type: decision, src: m33, fact: "She rides three days in Bieszczady from 12 to 14 June.", keys: [["bieszczady"], ["three days"]]}
    ended: []
    never:
    - {what: "wrong guess put right: Kasztan is a Wielkopolski", src: m6, keys: [["wielkopolski"]]}
    - {what: "generic advice: Pilates and seven hours of sleep", src: m10, keys: [["pilates"]]}
    - {what: "example with round numbers", src: m16, keys: [["460 kg"]]}
    - {what: "price of a vest not bought", src: m19, keys: [["2,390"]]}
    - {what: "the daughter's fancy: the pony is 300 and from Paris", src: m23, keys: [["born in paris"]]}
    - {what: "homework exercise about oats", src: m25, keys: [["28 kg of oats"]]}
    - {what: "hearsay: a stallion bit a priest", src: m27, keys: [["opole"]]}
    - {what: "mood: dead like a boot", src: m35, keys: [["dead like a boot"]]}
  2:
    dropped: [2, 4, 6, 8, 11, 12, 13, 14, 15, 16]
    keep:
    - {w: 2, type: fact, src: m5, fact: "Tadeusz gives her lessons now.", keys: [["lessons gives now tadeusz"]]}
    - {w: 1, type: fact, src: m7, fact: "Tadeusz played the trumpet on horseback for 22 years.", keys: [["trumpet"], ["22 years"]]}
    - {w: 2, type: decision, src: m9, fact: "She has a half lease of Kasztan: 650 zł a month, on Tuesday, Thursday and Sunday.", keys: [["half lease"], ["650"]]}
    - {w: 2, type: decision, src: m13, fact: "Kasztan's insulin is too high: no carrots or apples, one handful of soaked hay cubes.", keys: [["hay cubes", "insulin is too high"]]}
    - {w: 1, type: decision, src: m15, fact: "Kasztan stays on the sand paddock from 11 to 18.", keys: [["sand paddock"]]}
    - {w: 2, type: decision, src: m17, fact: "She does a lunging weekend with Tadeusz on 11 and 12 July.", keys: [["lunging"], ["12 july"]]}
    - {w: 1, type: fact, src: m23, fact: "Hania goes climbing on Mondays now.", keys: [["climbing"], ["mondays"]]}
    - {w: 1, type: task, src: m29, fact: "The physio says she must stretch the left hand's shortened muscle 5 minutes each evening.", keys: [["each evening 5 minutes"]]}
    - {w: 2, type: decision, src: m33, fact: "She is ready for canter.", keys: [["ready for canter"]]}
    - {w: 2, type: fact, src: m39, fact: "The bronze badge exam is on 4 October.", keys: [["date:2026-10-04"]]}
    - {w: 1, type: fact, src: m39, fact: "She weighs 72 now.", keys: [["72"]]}
    - {w: 1, type: preference, src: m43, fact: "No videos of accidents for learning.", keys: [["no videos of accidents"]]}
    - {w: 1, type: fact, src: m45, fact: "In summer she is at the stable always at 7.", keys: [["summer always at 7"]]}
    ended:
    - {fact: "Kasztan stands because of an abscess.", was: m1, by: m3, keys: [["abscess"]], not: ["resolve", "works again"]}
    - {fact: "Marlena is the instructor.", was: 1/m9, by: m5, keys: [["marlena"]], not: ["left us", "tadeusz"]}
    - {fact: "She rides on Saturdays at 10.", was: 1/m3, by: m11, keys: [["saturdays at 10"]], not: ["exist no more", "over"]}
    - {fact: "She has a pass of 10 lessons.", was: 1/m29, by: m9, keys: [["karnet"], ["1,000"]], not: ["finished"]}
    - {fact: "Kasztan gets two carrots after the lesson.", was: 1/m31, by: m13, keys: [["two carrots"]], not: ["no carrots"]}
    - {fact: "She goes on the ride in Bieszczady.", was: 1/m33, by: m17, keys: [["bieszczady"], ["three days"]], not: ["cancelled"]}
    - {fact: "She has Ewelina's half chaps.", was: 1/m19, by: m21, keys: [["ewelina"], ["lent"]], not: ["gave back"]}
    - {fact: "She must buy a body protector.", was: 1/m17, by: m21, keys: [["body protector"], ["must buy"]], not: ["bought in"]}
    - {fact: "Hania rides on Wednesdays at 17.", was: 1/m21, by: m23, keys: [["wednesdays at 17"]], not: ["climbing"]}
    - {fact: "No canter for now.", was: 1/m13, by: m33, keys: [["no canter before"]], not: ["am ready for canter"]}
    - {fact: "The exam is on 20 September.", was: m35, by: m39, keys: [["date:2026-09-20"]], not: ["moved"]}
    - {fact: "She weighs 76 kg.", was: 1/m15, by: m39, keys: [["i have 76"]], not: ["72"]}
    never:
    - {what: "internet boast: a man jumped with a cow", src: m19, keys: [["2.41"]]}
    - {what: "quoted advert of a Friesian", src: m25, keys: [["38,000"]]}
    - {what: "hypothetical: if she won the lottery", src: m25, keys: [["win in lotto"]]}
    - {what: "role play: the assistant as the horse", src: m28, keys: [["1890"]]}
    - {what: "quoted old letter", src: m31, keys: [["iskra"]]}
    - {what: "bet of the husband", src: m37, keys: [["kilo of ice cream"]]}
    - {what: "PIN of the app", src: m41, keys: [["6620"]]}
    - {what: "gossip about an influencer", src: m43, keys: [["influencer"]]}
    - {what: "suggestion turned down: a grazing muzzle", src: m14, keys: [["muzzle on the meadow"]]}
    - {what: "joke about Marlena waving", src: 1/m9, keys: [["waves to somebody"]]}
questions:
- {q: "Who is teaching me at the moment?", a: "Tadeusz", keys: [["tadeusz"]]}
- {q: "What snack is my gelding allowed?", a: "a handful of soaked hay cubes", keys: [["hay cubes"]]}
- {q: "How much do I pay monthly for sharing the animal?", a: "650 zł", keys: [["650"]]}
- {q: "When is my test?", a: "4 October", keys: [["date:2026-10-04"]]}
- {q: "Which medicine do I take against my allergy?", a: "cetirizine", keys: [["cetirizine"]]}
- {q: "What sport does my girl do these days?", a: "climbing on Mondays", keys: [["climbing"]]}
- {q: "Where does the gelding spend his day?", a: "sand paddock, 11 to 18", keys: [["sand paddock"]]}
- {q: "What happens on 11 and 12 July?", a: "a lunging weekend with Tadeusz", keys: [["lunging"]]}
- {q: "What is my helmet size?", a: "57", keys: [["57"]]}
- {q: "How shall you explain exercises?", a: "one at once", keys: [["one exercise at once"]]}
