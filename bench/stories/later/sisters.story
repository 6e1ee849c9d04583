=== conversation 1 | Nia & Carys | 2026-01-11T21:15
Nia> you up?
Carys*> always. just in from Dad's, the A470 was biblical
Nia> how is he
Carys*> grumpy. the hip's healing fine says the physio, but he's not to do stairs on his own for six weeks
Nia> so he's doing stairs as we speak
Carys*> he told the physio the frame is for old people. he is EIGHTY-ONE
Nia> 😂 I miss him
Carys*> good news is Delyth's started, every weekday 8 to 9 in the morning. she supports the Scarlets so he's smitten
Nia> thank god for Delyth. what does she cost and who's paying
Carys*> Delyth is £24 an hour, standing order from Dad's account. the attendance allowance came through as well, £110.40 a week
Nia> and tablets?
Carys*> apixaban 5 mg, one in the morning and one at night. the chemist does him blister packs, ready every other Thursday
Nia> is he driving 😬
Carys*> a bit. I made a deal with him: he drives the Micra to the Co-op and the bowls club in daylight, nowhere else
Nia> "deal". ok. when's the memory clinic?
Carys*> it's on 3 February at 10.40 in Bronglais. I've got the day off and I'm taking him
Nia> I wish I could come. the thing is. I have news too
Nia> Femi and I are starting IVF on 2 March
Carys*> NIA 💛💛💛 oh my god. are you ok? are you scared?
Nia> yes and yes. but please don't tell Dad about the IVF, the whole bowls club would know by teatime
Carys*> not a word. I was a vault in 1994 and I'm a vault now
Nia> you told mam about the ear piercing within ten minutes
Carys*> under torture
Nia> can we fix weekends? I can't just keep guessing
Carys*> yes: I take the first and third weekend of the month, you take the second and fourth
Nia> done. what did the stairlift man say
Carys*> £2,900 fitted. Dad says over his dead body, I say that's the idea, we'll have it. I'm ringing Monday to order the stairlift
Nia> you know he made me promise again. no care home, whatever happens
Carys*> I know. me too. so no homes
Nia> and you, missus? did Swansea answer?
Carys*> interview for the lecturer job on 29 January. nobody at work knows so shh
Nia> you'll walk it
Carys*> also the spare key's with Mrs Evans at number 14 now
Nia> finally. sleep x
Carys*> my head's porridge tonight, sorry for typos. nos da x
=== conversation 2 | Nia & Carys | 2026-03-22T20:40
Carys*> how are you feeling? no pressure to say
Nia> bloated. hopeful. the transfer went well and the pregnancy test is on 1 April of all days
Carys*> nobody's going to believe you either way
Nia> exactly 🙃 how's Dad. he rang Femi at 3am on Tuesday asking where mam was
Carys*> yeah. the letter came. it's vascular dementia, early stage. Dr Sandhu wants him back for a review on 3 August
Nia> oh. ok. we knew
Carys*> we knew. still howled in the Morrisons car park
Nia> what does it change
Carys*> well the Micra went on Friday, cousin Gethin gave us 1,800 for it. officially it's "at the garage"
Nia> bless that man
Carys*> and Delyth's doing evenings as well now, 6 to 7, because the night tablet kept being in the packet next morning
Carys*> her rate goes up to £26 an hour from April, fair enough
Nia> she's worth her weight in gold. and what happened about the stairlift, I never saw an invoice
Carys*> there isn't one. the OT had a look and we carried his bed down to the front room. free, and he can see the sea
Nia> that's actually lovely. but the bathroom?
Carys*> that's the catch. Hefin is turning the pantry into a wet room, £6,400, he starts on 20 April
Nia> gulp
Carys*> I've put in for the disabled facilities grant, the council decides by 8 May
Nia> ok give me a job
Carys*> power of attorney. we both have to sign. can you be at Dad's on Saturday 11 April, the solicitor comes at 2 in the afternoon?
Nia> yes. isn't he foggy after lunch though
Carys*> good point. I've just texted her, she comes at 11 on 11 April for the power of attorney
Nia> fab. and SWANSEA, you've gone very quiet
Carys*> I start on 1 September 😶
Nia> CARYS. you sat on that for two months??
Carys*> there was never a good moment. it's four days a week so I'll have Fridays for Dad
Nia> I'm so proud I could be sick. might be the hormones
Nia> Femi's mum says sage tea brings memories back, she read it somewhere
Carys*> tell her he spits out anything green
Nia> who's walking Mostyn by the way
Carys*> Ifan, Mrs Evans' grandson. takes the dog out after school, £5 a walk
Nia> sweet
Carys*> oh and there's a key safe by the door, code's 2904, delete this when you've read it
Carys*> and eat something green. not sage
Nia> deleted. love you x
=== conversation 3 | Nia & Carys | 2026-06-14T19:30
Nia> [photo] say hello to your niece or nephew's elbow
Carys*> I've been looking at that elbow for ten minutes. everything alright?
Nia> everything's right where it should be. due on 4 December
Carys*> a christmas baby!! can I start knitting
Nia> please don't, we've seen the scarf
Nia> and you don't have to be a vault any more. I told Dad on the phone yesterday
Carys*> WHAT did he say
Nia> cried, then asked if it'd play prop or hooker. rang back an hour later and I got to tell him all over again
Carys*> that's somehow the best thing about all this
Nia> it really was. how's the wet room
Carys*> finished, he had his first shower in it today and sang all of Calon Lân
Nia> and the money?
Carys*> the council gave us £5,000 of it, we're paying the other 1,400 from the car
Nia> Micra pays for shower. circle of life
Carys*> I saw Dr Sandhu's nurse too. because of his kidneys the apixaban is down to 2.5 mg, still twice a day
Nia> ok writing it on my fridge
Carys*> now sit down. he wants to look at Bryn Awel
Nia> the HOME? he said that?
Carys*> himself, out loud. Wyn from bowls has moved in and there's a green. so I've arranged for him to try two weeks at Bryn Awel from 6 July, £1,020 a week
Nia> I promised him though
Carys*> and he's let us off. his words: "a promise is only as old as the man"
Nia> right I'm crying on the bus
Carys*> if he likes it we decide together on 26 July, here, with him in the room
Nia> yes. with him. ok. what about the dog?
Carys*> no pets there
Nia> then Mostyn comes to us in Bristol for good, from 4 July. Femi's already bought him a bed
Carys*> oh I love that man. I'll tell Ifan he's out of a job, poor kid
Nia> about weekends. the midwife doesn't want me doing that drive, so I can't keep my two
Carys*> I thought so. from July I do every weekend but the last, and you come up by train for the last one
Nia> by train with a cushion, ok. are you sure? that's a lot on you
Carys*> I've also dropped the half marathon, so I've nothing better to do 😅 and there's an Owain, he's a vet, and he's coming with me sometimes
Nia> hang on, rewind
Nia> AN OWAIN. you start with THAT next time
Carys*> if we ever get married it'll be in the Co-op car park with Dad officiating
Nia> I'm holding you to it. night night x
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m8, fact: "Delyth comes every weekday from 8 to 9 in the morning.", keys: [["Delyth"], ["8 to 9"]]}
    - {w: 1, type: fact, src: m10, fact: "Delyth costs £24 an hour, by standing order from Dad's account.", keys: [["Delyth"], ["£24"]]}
    - {w: 1, type: fact, src: m10, fact: "Dad gets £110.40 attendance allowance a week.", keys: [["£110.40"]]}
    - {w: 2, type: fact, src: m12, fact: "Dad takes apixaban 5 mg in the morning and at night.", keys: [["apixaban 5 mg"]]}
    - {w: 2, type: decision, src: m14, fact: "Dad drives the Micra only to the Co-op and the bowls club, in daylight.", keys: [["drives the Micra"]]}
    - {w: 2, type: task, src: m16, fact: "Carys takes Dad to the memory clinic in Bronglais on 3 February 2026 at 10.40.", keys: [["Bronglais"], ["date:2026-02-03"]]}
    - {w: 2, type: fact, src: m18, fact: "Nia and Femi start IVF on 2 March 2026.", keys: [["IVF"], ["date:2026-03-02"]]}
    - {w: 2, type: preference, src: m20, fact: "Dad is not to be told about the IVF.", keys: [["don't tell Dad"]]}
    - {w: 2, type: decision, src: m25, fact: "Carys takes the first and third weekend, Nia the second and fourth.", keys: [["first and third"]]}
    - {w: 1, type: task, src: m27, fact: "Carys rings on Monday to order the stairlift, £2,900 fitted.", keys: [["order the stairlift"]]}
    - {w: 2, type: decision, src: m28, fact: "No care home for Dad, whatever happens.", keys: [["no care home"]]}
    - {w: 2, type: fact, src: m31, fact: "Carys has the interview for the lecturer job on 29 January 2026; nobody at her work knows.", keys: [["interview"], ["date:2026-01-29"]]}
    - {w: 1, type: fact, src: m33, fact: "The spare key is with Mrs Evans at number 14.", keys: [["spare key"], ["Mrs Evans"]]}
    ended: []
    never: [{what: "joke: the frame is for old people", src: m6, keys: [["for old people"]]}, {what: "mood of the moment", src: m35, keys: [["porridge"]]}]
  2:
    dropped: [2, 5, 6, 7, 10, 12]
    keep:
    - {w: 2, type: fact, src: m2, fact: "The pregnancy test is on 1 April 2026.", keys: [["pregnancy test"], ["date:2026-04-01"]]}
    - {w: 2, type: fact, src: m5, fact: "Dad has vascular dementia, early stage.", keys: [["vascular dementia"]]}
    - {w: 2, type: fact, src: m5, fact: "Dr Sandhu wants Dad back for a review on 3 August 2026.", keys: [["Sandhu"], ["date:2026-08-03"]]}
    - {w: 2, type: fact, src: m11, fact: "Delyth also comes in the evening from 6 to 7, because of the night tablet.", keys: [["Delyth"], ["6 to 7"]]}
    - {w: 2, type: fact, src: m12, fact: "Delyth's rate is £26 an hour from April.", keys: [["£26"]]}
    - {w: 2, type: decision, src: m14, fact: "Dad's bed stands in the front room downstairs.", keys: [["bed"], ["front room"]]}
    - {w: 2, type: fact, src: m16, fact: "Hefin makes a wet room of the pantry for £6,400 from 20 April 2026.", keys: [["wet room"], ["£6,400"]]}
    - {w: 1, type: task, src: m18, fact: "The council decides on the disabled facilities grant by 8 May 2026.", keys: [["grant"], ["date:2026-05-08"]]}
    - {w: 2, type: task, src: m22, fact: "The solicitor comes at 11 on 11 April 2026 for the power of attorney.", keys: [["power of attorney"], ["at 11"]]}
    - {w: 2, type: fact, src: m24, fact: "Carys starts at Swansea on 1 September 2026.", keys: [["date:2026-09-01"]]}
    - {w: 1, type: fact, src: m26, fact: "Carys' new job is four days a week, so she has Fridays for Dad.", keys: [["four days a week"]]}
    - {w: 1, type: fact, src: m31, fact: "Ifan, Mrs Evans' grandson, walks the dog after school for £5.", keys: [["Ifan"]]}
    ended: [{fact: "Dad drives the Micra to the Co-op and bowls.", was: 1/m14, by: m9, keys: [["drives the Micra"]], not: ["Gethin", "sold"]}, {fact: "Delyth costs £24 an hour.", was: 1/m10, by: m12, keys: [["£24"]], not: ["£26"]}, {fact: "A stairlift is to be ordered.", was: 1/m27, by: m14, keys: [["order the stairlift"]], not: ["bed", "isn't", "never"]}, {fact: "The solicitor comes at 2.", was: m20, by: m22, keys: [["solicitor"], ["at 2 in the afternoon"]], not: ["at 11 "]}, {fact: "Carys has the interview on 29 January ahead of her.", was: 1/m31, by: m24, keys: [["interview"], ["date:2026-01-29"]], not: ["got the job", "September"]}]
    never: [{what: "hearsay: sage tea", src: m28, keys: [["sage tea"]]}, {what: "code of the key safe", src: m33, keys: [["2904"]]}]
  3:
    dropped: [3, 4, 5, 6, 8, 14, 15, 16, 19]
    keep:
    - {w: 2, type: fact, src: m3, fact: "Nia's baby is due on 4 December 2026.", keys: [["due"], ["date:2026-12-04"]]}
    - {w: 1, type: fact, src: m13, fact: "The council gave £5,000, the other 1,400 come from the car.", keys: [["£5,000"]]}
    - {w: 2, type: fact, src: m15, fact: "Dad's apixaban is down to 2.5 mg, twice a day.", keys: [["apixaban"], ["2.5 mg"]]}
    - {w: 2, type: decision, src: m19, fact: "Dad tries two weeks at Bryn Awel from 6 July 2026, £1,020 a week.", keys: [["Bryn Awel"], ["date:2026-07-06"]]}
    - {w: 2, type: task, src: m23, fact: "They decide together with Dad on 26 July 2026.", keys: [["decide together"], ["date:2026-07-26"]]}
    - {w: 2, type: decision, src: m26, fact: "Mostyn the dog goes to Nia and Femi in Bristol.", keys: [["Mostyn"], ["Bristol"]]}
    - {w: 2, type: decision, src: m29, fact: "From July Carys does every weekend but the last; Nia comes by train for the last one.", keys: [["every weekend but the last"]]}
    - {w: 2, type: fact, src: m6, fact: "Nia told Dad about the baby on 13 June 2026.", keys: [["I told Dad", "told Dad"]]}
    - {w: 1, type: fact, src: m11, fact: "The wet room is finished.", keys: [["finished"], ["shower"]]}
    - {w: 1, type: fact, src: m31, fact: "Carys is seeing Owain, a vet, who comes along sometimes.", keys: [["Owain"], ["vet"]]}
    ended: [{fact: "Dad is not to know about the IVF.", was: 1/m20, by: m6, keys: [["don't tell Dad"]], not: ["I told", "told Dad"]}, {fact: "The wet room is still to be built from 20 April.", was: 2/m16, by: m11, keys: [["wet room"], ["date:2026-04-20"]], not: ["finished", "shower"]}, {fact: "Dad takes 5 mg of apixaban.", was: 1/m12, by: m15, keys: [["apixaban 5 mg"]], not: ["2.5"]}, {fact: "No care home, whatever happens.", was: 1/m28, by: m19, keys: [["no care home"]], not: ["Bryn Awel", "let us off"]}, {fact: "Nia takes the second and fourth weekend.", was: 1/m25, by: m29, keys: [["second and fourth"]], not: ["but the last"]}]
    never: [{what: "hypothetical: wedding in the car park", src: m34, keys: [["officiating"]]}]
questions:
- {q: "What is the diagnosis?", a: "Vascular dementia, early stage", keys: [["vascular dementia"]]}
- {q: "What dose of blood thinner is right for Dad?", a: "apixaban 2.5 mg, twice a day", keys: [["apixaban"], ["2.5"]]}
- {q: "Where is Dad spending his trial fortnight, and from when?", a: "At Bryn Awel from 6 July", keys: [["Bryn Awel"], ["date:2026-07-06"]]}
- {q: "When will Carys become an aunt?", a: "around 4 December 2026", keys: [["date:2026-12-04"]]}
- {q: "Who visits on which weekends in the second half of the year?", a: "Carys every weekend but the last, Nia the last", keys: [["every weekend but the last"]]}
- {q: "What does the carer charge per hour these days?", a: "£26", keys: [["£26"]]}
- {q: "When does Carys begin her new post?", a: "on 1 September 2026", keys: [["date:2026-09-01"]]}
- {q: "Who will have the dog from July on?", a: "Nia and Femi take Mostyn to Bristol", keys: [["Mostyn"], ["Bristol"]]}
