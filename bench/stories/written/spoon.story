=== conversation 1 | Fostering: settling in | 2026-01-19T20:40
user> Evening. I'd like somewhere to think aloud, if you don't mind long messages. I'm Ffion, Idris and I live outside Carmarthen, and in November the panel approved us for up to two children between four and ten.
A little boy came to us on 9 January and the house has not been quiet or dull since.
assistant> Thank you for trusting me with that, Ffion. The first weeks of a placement are demanding for everyone, and thinking aloud is a good use of an evening. Tell me as much or as little as you like about him, and let me know whether there are things I should be careful about when I refer to him.
user> There are. Call him K in anything you write for me, never his name, not even in a draft letter.
He is seven, small for it, and he is allergic to penicillin, which we learnt from a note on the back of an envelope rather than from any form.
assistant> K it is, everywhere. And the penicillin allergy belongs at the top of every page, including the one you hand to school and to the dentist. It may be worth asking the social worker to have it entered on the official record, since envelopes get lost.
user> She has done it already, to be fair. She is Bethan Probert and she visits every second Thursday at four.
I like her. She sits on the floor.
assistant> Sitting on the floor is half of the profession. How are the nights?
user> The nights are an expedition. He sleeps with the landing light on and a wooden spoon in his fist, and I am not being funny, the spoon is called Gareth and it must be on the pillow before I leave the room.
Without Gareth nobody sleeps, including the dog.
assistant> Then Gareth has a job, and he's doing it. Objects like that often carry more than we can see. You mentioned a dog: how do the two of them get on?
user> Badly. He is terrified of Mostyn, who is a Labrador and terrified of toast. So we put a stair gate up and the dog stays in the kitchen.
assistant> That sounds like a good arrangement while he finds his feet. As a general principle, children do best with a visual timetable laminated in five colours, and families often add a feelings chart with twelve faces.
user> I'm sure they do. Food next. On the third day I found eleven slices of bread under his mattress, so now there is a basket on the low shelf that he may take from at any hour without asking.
My mother-in-law's view is that we should put a padlock on the bread bin.
assistant> And yours?
user> Mine is that she can have the padlock. No locks on food in this house, full stop.
assistant> That is a clear rule, and a kind one. Children who have gone short need a long time before they believe in the next meal.
user> School: year 3 at the village primary, mornings only until half-term, and I fetch him at noon.
The head suggested, in the tone of a woman ordering a sofa, that he "might thrive elsewhere". How very welcoming of her.
assistant> That must have stung. Half-days for a while are common after a move and can be built up as he settles.
user> Contact with his mum is on Saturdays, ten to half past eleven, at the family centre, supervised.
He comes home grey and eats four bananas.
assistant> The bananas may be the most honest report of how it went. Keep the afternoon after contact empty if you can.
user> Yes, we decided the same, nothing at all on Saturday afternoons.
On the training day they gave us the case of "Liam, 9, eleven placements, bites", and we had to pass a beanbag round and be Liam.
assistant> A memorable method, at any rate.
user> There is a proper course too, therapeutic parenting, Tuesday evenings, six sessions from 3 February. Idris swapped his shift for it.
He works nights Monday to Wednesday at the dairy, so the mornings are mine alone.
assistant> So you carry the school run by yourself on those days. Is there somebody nearby who could take over in an emergency?
user> Gwenno across the lane, who is approved as our back-up and has also lent us a car seat until ours comes.
She also tells me that a couple in Llanelli were sent nine children and a llama in one weekend, so I'm to count my blessings.
assistant> I'd count the llama twice. What about money, are the practical sides settled?
user> The allowance is £268 a week, paid on Fridays.
We looked at a bunk bed shaped like a castle for £749 and laughed until the salesman left us alone.
assistant> A plain bed and a good mattress will serve him better than a drawbridge.
user> Cadi, our own, is fifteen. Her one condition was that her room stays hers, so K does not go in there, door open or not, and he knows it.
She has been wonderful. She taught him to whistle, may she be forgiven.
assistant> A boundary that everyone knows about is worth more than ten unspoken ones. And whistling will be with you for years.
user> In the bath tonight he explained that he is four hundred years old and was king of Norway until the bus came.
assistant> I hope the pension was adequate.
user> One for the list: he has impetigo round his mouth, so he's off school and on the cream until it dries.
I thought it was chocolate. I did scrub at it, God help me.
assistant> Easily done. With the cream on, it usually clears within a week or so; separate towels in the meantime.
user> And I have to begin his life story box, Bethan would like to see it by the end of February.
My great-aunt took in two evacuees from Bootle in 1941, and one of them went back with her silver and a goat.
assistant> Every family that opens its door has such a story. I can draft a list of what goes into the box whenever you want.
user> Lovely. For Easter we have a week in Tenerife booked, the five of us if we count Gareth, from 3 April.
I'm so tired that I put the kettle in the fridge tonight.
=== conversation 2 | Fostering: two months on | 2026-03-16T21:05
user> Hello again. A great deal has moved, so forgive a catalogue. Bethan has gone on maternity leave and we now have Rhodri Vaughan, who comes on the first Monday of the month at half past three and remains on chairs.
assistant> Congratulations to Bethan, and good luck with the chairs. How did K take the change of face?
user> With Norwegian dignity. He stays at school for the whole day since 2 March, has a friend called Osian, and the head now says good morning to us.
assistant> That is an enormous step in two months. A friend by name is better than any report.
user> Mum missed five Saturdays out of seven, so the local authority stopped the face-to-face meetings. What he gets now is a video call, Sundays at five, fifteen minutes, with me in the room.
He takes Gareth to it.
assistant> That's a hard thing for a seven-year-old to make sense of. Having you in the room will matter.
user> The impetigo went ages ago, skin like a peach.
And I'm to say that the stair gate is in the shed, because I came down one morning and found boy and dog asleep back to back in the basket.
assistant> I should have liked to see that. Has Mostyn recovered from his fear of toast?
user> No. The allowance I gave you wrong in January, by the way. It is £284, the other figure was last year's.
assistant> Corrected. That is sixteen pounds more a week than I had.
user> Tenerife fell through, since nobody would sign for his passport in time. We've taken my cousin's caravan at Tenby for the same week.
I cannot pretend I mind. If we'd flown he would have asked the pilot about his qualifications.
assistant> A caravan has the advantage that Gareth clears security. Anything needed for it?
user> Only wellingtons, he's a size 13 child's now.
The seat went back over the lane with a tin of Welsh cakes, our own arrived at last.
assistant> Neatly closed. And the course on Tuesdays?
user> We finished it, certificates and all, mine has a biscuit stain. Idris came off nights for good, he's on earlies at the dairy, six to two.
assistant> So the afternoons are his. That must change the shape of the week considerably.
user> It does. Now the serious part. The final hearing is on 27 May in Swansea, and the plan is for his aunt Carys to be assessed as a permanent home for him.
If she is approved he would move to her in July, after school breaks up, in steps over three weeks.
assistant> That is a great deal to hold. How do you and Idris feel about it?
user> Proud and robbed. Please don't keep this next bit, I only want to have said it: I looked up whether one can refuse.
assistant> It's said, and it stays here. Wanting to keep him is not a failing.
user> A woman from the support group swears that in her county three aunts in four drop out before the summer.
I don't want numbers like that near me, so if I ask about the hearing, no statistics.
assistant> No statistics. Would it help to write a letter to Carys, with his routines in it? I could also set up a shared online diary that both homes fill in every night.
user> Not the diary, too much screen, he'd notice. The letter yes, I'll write it by hand before Easter.
assistant> Then let us collect what belongs in it: Gareth, the light, the basket, the penicillin.
user> And that he must be told a day ahead of any visitor, or he hides in the airing cupboard.
The box is done too, Rhodri has seen it and said "very full", which it is, there's half a fence in it.
assistant> A worthy exhibit. What does he call you these days, if I may ask?
user> Ff. Just the letter, twice. Not Mum, he has one, and I'd like you to keep to that as well.
assistant> Ff, then.
user> The leaflet from the agency says: "Every child is a seed, and you, Sandra, are the watering can." My name isn't even Sandra.
assistant> Then somewhere there is a Sandra without a leaflet.
user> There's some actor in the papers who has adopted his twelfth, between two films and a divorce. Idris bets me a tenner he can't name them all.
assistant> I would not take the other side.
user> I've started a novel at last, about a boy who is brought up by owls and sues a forest. It's three hundred pages too long.
assistant> Owls are poor witnesses, mostly awake at the wrong times.
user> For the out-of-hours team, so that I don't forget: CAMHS gave him 22 April, quarter past nine, first appointment.
The key safe by the back door opens with 5083, and that you can bin at once.
assistant> Binned. The appointment I'll hold on to. Is there anything K is nervous about with it?
user> Needles. I told him nobody there has any. 
I dreamt that Gareth chaired the hearing and adjourned us all for soup.
assistant> There have been worse judges.
user> Were I twenty years younger we'd buy the old chapel, put in six bedrooms and say yes to everybody. Ignore me.
assistant> It's a handsome daydream. Sleep well, Ff.

=== labels ===
after:
  1:
    keep:
    - {w: 1, type: fact, src: m1, fact: "Ffion and Idris near Carmarthen were approved in November for up to two children between four and ten.", keys: [["two children"]]}
    - {w: 2, type: fact, src: m1, fact: "The boy came on 9 January.", keys: [["date:2026-01-09"]]}
    - {w: 2, type: preference, src: m3, fact: "Call him K, never by his name.", keys: [["call him k"]]}
    - {w: 2, type: fact, src: m3, fact: "K, seven, is allergic to penicillin.", keys: [["allergic to penicillin"]]}
    - {w: 2, type: fact, src: m5, fact: "The social worker Bethan Probert visits every second Thursday at four.", keys: [["bethan probert"]]}
    - {w: 2, type: fact, src: m7, fact: "K sleeps with the landing light on and a wooden spoon called Gareth.", keys: [["gareth"], ["wooden spoon"]]}
    - {w: 1, type: decision, src: m9, fact: "The dog stays in the kitchen behind a stair gate.", keys: [["stair gate"], ["kitchen"]]}
    - {w: 1, type: decision, src: m11, fact: "K may take food from a basket on the low shelf at any hour.", keys: [["low shelf"]]}
    - {w: 2, type: decision, src: m13, fact: "No locks on food in the house.", keys: [["no locks on food"]]}
    - {w: 2, type: fact, src: m15, fact: "K goes to school in the mornings only, until half-term.", keys: [["mornings only"]]}
    - {w: 2, type: fact, src: m17, fact: "Contact with his mother is on Saturdays, ten to half past eleven, at the family centre.", keys: [["saturdays"], ["family centre"]]}
    - {w: 1, type: task, src: m21, fact: "The course on therapeutic parenting is on Tuesday evenings, six sessions from 3 February.", keys: [["therapeutic parenting"], ["six sessions"]]}
    - {w: 1, type: fact, src: m21, fact: "Idris works nights Monday to Wednesday at the dairy.", keys: [["nights monday to wednesday"]]}
    - {w: 1, type: fact, src: m23, fact: "Gwenno is the approved back-up and has lent them a car seat.", keys: [["gwenno"], ["car seat"]]}
    - {w: 1, type: fact, src: m25, fact: "The allowance is £268 a week.", keys: [["£268"]]}
    - {w: 2, type: decision, src: m27, fact: "K does not go into the room of Cadi, the daughter of fifteen.", keys: [["k does not go in there"]]}
    - {w: 1, type: fact, src: m31, fact: "K has impetigo and is off school.", keys: [["impetigo"]]}
    - {w: 2, type: task, src: m33, fact: "Ffion must begin the life story box, Bethan wants to see it by the end of February.", keys: [["life story box"]]}
    - {w: 2, type: decision, src: m35, fact: "A week in Tenerife is booked from 3 April.", keys: [["tenerife"], ["date:2026-04-03"]]}
    ended: []
    never:
    - {what: "generic advice about charts", src: m10, keys: [["twelve faces"]]}
    - {what: "rejected view of the mother-in-law: a padlock", src: m11, keys: [["padlock on the bread bin"]]}
    - {what: "irony about the head", src: m15, keys: [["ordering a sofa"]]}
    - {what: "training example Liam", src: m19, keys: [["liam, 9"]]}
    - {what: "hearsay: nine children and a llama", src: m23, keys: [["llama in one weekend"]]}
    - {what: "price of a bed not bought", src: m25, keys: [["£749"]]}
    - {what: "child's fancy: king of Norway", src: m29, keys: [["king of norway"]]}
    - {what: "wrong guess: it was chocolate", src: m31, keys: [["it was chocolate"]]}
    - {what: "old tale of evacuees in 1941", src: m33, keys: [["bootle"]]}
    - {what: "mood: kettle in the fridge", src: m35, keys: [["kettle in the fridge"]]}
  2:
    dropped: [5, 7, 10, 11, 12, 13, 14, 15, 17, 18, 19]
    keep:
    - {w: 2, type: fact, src: m1, fact: "The social worker is Rhodri Vaughan, on the first Monday of the month at half past three.", keys: [["rhodri vaughan"]]}
    - {w: 1, type: fact, src: m3, fact: "K stays at school the whole day since 2 March and has a friend, Osian.", keys: [["whole day"]]}
    - {w: 2, type: fact, src: m5, fact: "Contact is a video call on Sundays at five, fifteen minutes.", keys: [["video call"]]}
    - {w: 1, type: fact, src: m9, fact: "The allowance is £284.", keys: [["£284"]]}
    - {w: 2, type: decision, src: m11, fact: "They take the cousin's caravan at Tenby at Easter.", keys: [["tenby"]]}
    - {w: 1, type: fact, src: m13, fact: "K wears a child's size 13.", keys: [["size 13"]]}
    - {w: 1, type: fact, src: m15, fact: "Idris is on earlies at the dairy, six to two.", keys: [["earlies at the dairy"]]}
    - {w: 2, type: fact, src: m17, fact: "The final hearing is on 27 May in Swansea.", keys: [["date:2026-05-27"]]}
    - {w: 2, type: fact, src: m17, fact: "Aunt Carys is being assessed as K's permanent home.", keys: [["carys"], ["assessed"]]}
    - {w: 2, type: decision, src: m17, fact: "If she is approved K moves to her in July, in steps over three weeks.", keys: [["in july"], ["three weeks"]]}
    - {w: 1, type: preference, src: m21, fact: "No statistics about the hearing.", keys: [["no statistics"]]}
    - {w: 1, type: task, src: m23, fact: "Ffion writes the letter by hand before Easter.", keys: [["by hand before easter"]]}
    - {w: 2, type: fact, src: m25, fact: "K must be told a day ahead of any visitor.", keys: [["a day ahead"]]}
    - {w: 2, type: fact, src: m35, fact: "The first CAMHS appointment is on 22 April at quarter past nine.", keys: [["camhs"], ["date:2026-04-22"]]}
    - {w: 1, type: preference, src: m27, fact: "He calls her Ff, not Mum.", keys: [["not mum"]]}
    ended:
    - {fact: "Bethan Probert visits every second Thursday.", was: 1/m5, by: m1, keys: [["bethan probert"]], not: ["maternity"]}
    - {fact: "K goes to school in the mornings only.", was: 1/m15, by: m3, keys: [["mornings only"]], not: ["whole day"]}
    - {fact: "Contact is on Saturdays at the family centre.", was: 1/m17, by: m5, keys: [["saturdays"], ["family centre"]], not: ["stopped", "video"]}
    - {fact: "K has impetigo.", was: 1/m31, by: m7, keys: [["impetigo"]], not: ["went ages ago", "peach"]}
    - {fact: "The dog stays in the kitchen behind a gate.", was: 1/m9, by: m7, keys: [["stair gate"], ["kitchen"]], not: ["in the shed"]}
    - {fact: "The allowance is £268.", was: 1/m25, by: m9, keys: [["£268"]], not: ["£284"]}
    - {fact: "A week in Tenerife is booked.", was: 1/m35, by: m11, keys: [["tenerife"], ["booked"]], not: ["fell through"]}
    - {fact: "Gwenno has lent them a car seat.", was: 1/m23, by: m13, keys: [["gwenno"], ["car seat"]], not: ["went back"]}
    - {fact: "The course on Tuesday evenings lies ahead.", was: 1/m21, by: m15, keys: [["therapeutic parenting"], ["six sessions"]], not: ["finished"]}
    - {fact: "Idris works nights Monday to Wednesday.", was: 1/m21, by: m15, keys: [["nights monday to wednesday"]], not: ["came off"]}
    - {fact: "The life story box is to be begun.", was: 1/m33, by: m25, keys: [["life story box"]], not: ["done"]}
    never:
    - {what: "would-have-been: the pilot", src: m11, keys: [["pilot about his qualifications"]]}
    - {what: "asked not to be kept", src: m19, keys: [["one can refuse"]]}
    - {what: "hearsay with figures: three aunts in four", src: m21, keys: [["three aunts in four"]]}
    - {what: "suggestion turned down: an online diary", src: m22, keys: [["shared online diary"]]}
    - {what: "quoted leaflet: Sandra the watering can", src: m29, keys: [["watering can"]]}
    - {what: "gossip about an actor", src: m31, keys: [["adopted his twelfth"]]}
    - {what: "bet about the actor", src: m31, keys: [["a tenner"]]}
    - {what: "plot of a novel", src: m33, keys: [["brought up by owls"]]}
    - {what: "code of the key safe", src: m35, keys: [["5083"]]}
    - {what: "dream of Gareth as the judge", src: m37, keys: [["adjourned us all"]]}
    - {what: "daydream: the old chapel", src: m39, keys: [["old chapel"]]}
questions:
- {q: "Which drug must the doctor not prescribe to the boy?", a: "penicillin", keys: [["penicillin"]]}
- {q: "Who from the council is in charge of us?", a: "Rhodri Vaughan", keys: [["rhodri vaughan"]]}
- {q: "How does he keep in touch with his mother?", a: "a video call, Sundays at five", keys: [["video call"]]}
- {q: "Where are we going for the spring holidays?", a: "the cousin's caravan at Tenby", keys: [["tenby"]]}
- {q: "What does he need to be able to fall asleep?", a: "the landing light and the wooden spoon Gareth", keys: [["wooden spoon"]]}
- {q: "When does the court decide?", a: "27 May", keys: [["date:2026-05-27"]]}
- {q: "What may he eat in between?", a: "anything from the basket on the low shelf", keys: [["low shelf"]]}
- {q: "How much is the allowance?", a: "£284", keys: [["£284"]]}
- {q: "When is the CAMHS appointment?", a: "22 April, 9:15", keys: [["camhs"], ["date:2026-04-22"]]}
- {q: "What are Idris's hours?", a: "earlies, six to two", keys: [["earlies"]]}
