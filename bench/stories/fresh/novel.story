=== conversation 1 | my crime novel | 2026-01-11T21:10
user> I'm finally writing the novel. 12 years of talking about it, enough. can you be my memory for it
assistant> With pleasure. Tell me the premise.
user> A piano tuner in Trieste, 1954, finds letters inside a grand piano. Working title "The Flat Key"
assistant> A wonderful hook. Who is the protagonist?
user> Her name is Livia Corsi, 41, widow, lost the hearing in her right ear in the war
assistant> A half-deaf piano tuner: strong. Is it told in the first or third person?
user> first person, past tense
assistant> And who wrote the letters?
user> the murderer, obviously, that's the twist: it's her own teacher, Maestro Benussi
assistant> Oh, that's good. How long should the book be?
user> aiming for 90,000 words. I've got 14,000 so far
assistant> When would you like to have a first draft?
user> draft finished by 30 June. I write from 5:30 to 7 every morning before work
assistant> That's a serious routine. At 500 words a morning you'd get there.
user> 600 is my daily minimum, I've got a chart on the wall
assistant> Even better. Who reads along?
user> Two beta readers: my colleague Priya and my uncle Dermot, who was a policeman in Cork for 30 years
assistant> A real detective on board. Do you plan to publish traditionally?
user> yes. I'll query agents in autumn, no self-publishing, I don't want to do marketing
assistant> Understood. Which software do you write in?
user> Scrivener, on the old MacBook. Backups go to a USB stick every Sunday
assistant> I'd add an off-site backup as well.
user> hmm. if the house burns down I'll take it as a review
assistant> A harsh critic, fire.
user> how I'd like your feedback: be blunt, don't praise first, and never rewrite my sentences, only point at them
assistant> Clear: blunt, without praise, and I'll point rather than rewrite.
user> research trip: I'm going to Trieste from 19 to 23 March, hotel near Piazza Unità booked
assistant> Just the right season for the bora wind.
user> I'm counting on the bora! chapter 9 has a storm
assistant> Writers often advise to read dialogue aloud, keep a character bible and write a one-page synopsis early.
user> yeah yeah
user> The detective is called Inspector Marsich. He's from Pola, left everything behind in 47
assistant> Both are uprooted, then. Good parallel.
user> hold on, 1954 is the year Trieste went back to Italy, October. I want the tension before it, so it's set in 1953, autumn, with the riots in November
assistant> Autumn 1953 gives you the riots. I'll go with that year.
user> and an epigraph from Svevo, if I find one that isn't about cigarettes
(+20m) user> my writing group meets the first Thursday of each month at the Crown, they're merciless, I love them
assistant> Then you have a monthly deadline built in.
user> I dreamt Livia sent me an invoice for emotional damage
assistant> She'd have a case.
=== conversation 2 | novel, again | 2026-04-02T21:40
user> back from Trieste and everything's upside down, in a good way I think
assistant> Tell me. How was it?
user> the bora knocked me off my feet literally, sprained wrist. But I met an archivist, Dr. Furlan, who showed me the tuners' guild ledger
assistant> A guild ledger! What did it change?
user> there were no women tuners registered. So Livia now works under her dead husband's name, as L. Corsi, by letter only
assistant> That raises the stakes a lot.
user> right?? And the teacher isn't guilty any more in the new version. The killer is Marsich, the inspector himself
assistant> The investigator as the murderer. You'll need to replant the clues from chapter 2 on.
user> I know. listed them: the gloves, the train ticket, the missing F sharp
assistant> Three good ones.
user> point of view: I rewrote the opening in third person, close, present tense. so much better. That's how it stays
assistant> All right, third person present throughout.
user> title: Priya hated The Flat Key. Now it's "A Quarter Tone Low"
assistant> It's more unusual, and it fits her deafness.
user> word count is 31,000
user> and the length: agents told a woman in my group that debuts over 80k are a hard sell, so I'm going for 75,000 in total
assistant> Then you're at about 40 percent.
user> my morning slot is gone, new job starts at 7. I write on the train home now, 17:15 to 18:05
assistant> Congratulations on the job! What is it?
user> Archive assistant at the county records office in Maidstone, started last Monday. can you believe it
assistant> That suits the book beautifully.
user> with the train my minimum is 350 words
assistant> With 44,000 words to go, 350 a day means about 126 writing days.
user> so the June deadline is nonsense. First draft by 15 October
assistant> Achievable, if you keep it up.
user> Dermot's had a stroke, mild one, he's OK, but reading tires him. I asked Samira from the group instead
assistant> I'm sorry about your uncle. I'm glad it was mild.
user> he demands to be kept in the acknowledgements regardless, so: thank Dermot in the acknowledgements
assistant> Of course.
user> the MacBook died in Trieste. Everything's in Google Docs now, and the stick is in a drawer
user> my wrist is killing me today, I'm in a foul temper, ignore my typos
assistant> Ignored.
user> somebody in the group said she'd heard Penguin doesn't even open emails from unknowns
assistant> I wouldn't plan by that.
user> nope. But there's the Lakeside First Novel prize, first 5,000 words, closing 31 May, fee 18 quid. I'm entering that
assistant> Then polish the first three chapters by mid-May.
user> yes, chapters 1-3 polished by 17 May
assistant> On my list. And the group?
user> the group now meets on second Mondays, at Samira's flat, the Crown closed down
user> my Lakeside login is tuner53 / Bora!1953, just copy that nowhere, I'm only checking whether it's too guessable
assistant> It is guessable; change it. I won't keep it.
user> What if I made it a musical, with tap dancing carabinieri. stop me
assistant> Consider yourself stopped.
user> good. last one: the feedback thing. I can take it kinder now, start with what works, THEN be blunt. Still no rewriting
assistant> First what works, then bluntly what doesn't, and your sentences remain yours.
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m3, fact: "The novel's working title is \"The Flat Key\"; a piano tuner in Trieste finds letters in a grand piano.", keys: [["Flat Key"]]}
    - {w: 2, type: fact, src: m5, fact: "The protagonist is Livia Corsi, 41, widow, deaf in the right ear.", keys: [["Livia Corsi"], ["right ear"]]}
    - {w: 2, type: decision, src: m7, fact: "The novel is told in first person, past tense.", keys: [["first person"]]}
    - {w: 2, type: decision, src: m9, fact: "The murderer is Livia's teacher, Maestro Benussi.", keys: [["Benussi"]]}
    - {w: 1, type: fact, src: m11, fact: "The aim is 90,000 words; 14,000 are written.", keys: [["90,000"]]}
    - {w: 2, type: decision, src: m13, fact: "The draft is to be finished by 30 June 2026; writing from 5:30 to 7 in the morning.", keys: [["draft"], ["date:2026-06-30"]]}
    - {w: 1, type: decision, src: m15, fact: "The daily minimum is 600 words.", keys: [["600"]]}
    - {w: 1, type: fact, src: m17, fact: "The beta readers are colleague Priya and uncle Dermot, a former policeman.", keys: [["Priya"], ["Dermot"]]}
    - {w: 1, type: decision, src: m19, fact: "The user will query agents in autumn, no self-publishing.", keys: [["agents"], ["self-publishing"]]}
    - {w: 1, type: fact, src: m21, fact: "The user writes in Scrivener on an old MacBook; backups on a USB stick on Sundays.", keys: [["Scrivener"]]}
    - {w: 2, type: preference, src: m25, fact: "Feedback: blunt, no praise first, never rewrite sentences.", keys: [["blunt"], ["rewrite"]]}
    - {w: 2, type: fact, src: m27, fact: "Research trip to Trieste from 19 to 23 March 2026.", keys: [["Trieste"], ["23 March"]]}
    - {w: 1, type: fact, src: m32, fact: "The detective is Inspector Marsich, from Pola.", keys: [["Marsich"], ["Pola"]]}
    - {w: 2, type: decision, src: m34, fact: "The novel is set in autumn 1953.", keys: [["1953"]]}
    - {w: 1, type: fact, src: m37, fact: "The writing group meets on the first Thursday of each month at the Crown.", keys: [["first Thursday"], ["Crown"]]}
    ended:
    - {fact: "The novel is set in 1954.", was: m3, by: m34, keys: [["Trieste"], ["1954"]], not: ["1953"]}
    never:
    - {what: "joke about the house burning down", src: m23, keys: [["burns down"]]}
    - {what: "generic advice nobody adopted", src: m30, keys: [["character bible"]]}
    - {what: "dream: Livia sends an invoice", src: m39, keys: [["invoice"]]}
  2:
    dropped: [1, 3, 4, 5, 6, 7, 8, 10, 11, 12, 15]
    keep:
    - {w: 1, type: fact, src: m3, fact: "The archivist Dr. Furlan in Trieste showed the user the tuners' guild ledger.", keys: [["Furlan"]]}
    - {w: 2, type: decision, src: m5, fact: "Livia works under her dead husband's name, as L. Corsi.", keys: [["husband's name"]]}
    - {w: 2, type: decision, src: m7, fact: "The killer is Marsich, the inspector; the teacher isn't guilty.", keys: [["killer"], ["Marsich"]]}
    - {w: 1, type: fact, src: m9, fact: "The clues: the gloves, the train ticket, the missing F sharp.", keys: [["gloves"], ["F sharp"]]}
    - {w: 2, type: decision, src: m11, fact: "The novel is in third person, close, present tense.", keys: [["third person"]]}
    - {w: 2, type: decision, src: m13, fact: "The title is \"A Quarter Tone Low\".", keys: [["Quarter Tone Low"]]}
    - {w: 1, type: fact, src: m15, fact: "The word count is 31,000.", keys: [["31,000"]]}
    - {w: 2, type: decision, src: m16, fact: "The total length is to be 75,000 words.", keys: [["75,000"]]}
    - {w: 1, type: fact, src: m18, fact: "The user writes on the train home, 17:15 to 18:05.", keys: [["train"], ["17:15"]]}
    - {w: 2, type: fact, src: m20, fact: "The user is an archive assistant at the county records office in Maidstone.", keys: [["Archive assistant"], ["Maidstone"]]}
    - {w: 1, type: decision, src: m22, fact: "The minimum is 350 words.", keys: [["350"]]}
    - {w: 2, type: decision, src: m24, fact: "The first draft is due by 15 October 2026.", keys: [["draft"], ["date:2026-10-15"]]}
    - {w: 1, type: fact, src: m26, fact: "Samira from the group reads instead of Dermot after his mild stroke.", keys: [["Samira"], ["instead"]]}
    - {w: 1, type: task, src: m28, fact: "Thank Dermot in the acknowledgements.", keys: [["acknowledgements"], ["Dermot"]]}
    - {w: 1, type: fact, src: m30, fact: "Everything is in Google Docs.", keys: [["Google Docs"]]}
    - {w: 2, type: task, src: m35, fact: "The user enters the Lakeside First Novel prize: first 5,000 words, closing 31 May 2026, fee 18 pounds.", keys: [["Lakeside"], ["date:2026-05-31"]]}
    - {w: 1, type: task, src: m37, fact: "Chapters 1-3 polished by 17 May 2026.", keys: [["polished"], ["date:2026-05-17"]]}
    - {w: 2, type: preference, src: m44, fact: "Feedback: first what works, then blunt; no rewriting.", keys: [["start with what works", "first what works"]]}
    ended:
    - {fact: "The murderer is Maestro Benussi, the teacher.", was: 1/m9, by: m7, keys: [["Benussi"]], not: ["Marsich", "isn't guilty"]}
    - {fact: "The novel is in first person, past tense.", was: 1/m7, by: m11, keys: [["first person"]], not: ["third"]}
    - {fact: "The title is \"The Flat Key\".", was: 1/m3, by: m13, keys: [["Flat Key"]], not: ["Quarter", "hated"]}
    - {fact: "The aim is 90,000 words.", was: 1/m11, by: m16, keys: [["90,000"]], not: ["75,000"]}
    - {fact: "The draft is to be done by 30 June.", was: 1/m13, by: m24, keys: [["draft"], ["June"]], not: ["October", "nonsense"]}
    - {fact: "The daily minimum is 600 words.", was: 1/m15, by: m22, keys: [["600"], ["minimum"]], not: ["350"]}
    - {fact: "The user writes in Scrivener on the MacBook.", was: 1/m21, by: m30, keys: [["Scrivener"]], not: ["Google", "died"]}
    - {fact: "The user writes from 5:30 to 7 in the morning.", was: 1/m13, by: m18, keys: [["5:30"]], not: ["17:15", "gone"]}
    - {fact: "The group meets on first Thursdays at the Crown.", was: 1/m37, by: m39, keys: [["first Thursday"]], not: ["Monday"]}
    - {fact: "Feedback without praise first.", was: 1/m25, by: m44, keys: [["don't praise first"]], not: ["kinder", "what works"]}
    never:
    - {what: "mood of the moment", src: m31, keys: [["foul temper"]]}
    - {what: "hearsay about Penguin", src: m33, keys: [["Penguin"]]}
    - {what: "login and password", src: m40, keys: [["tuner53"]]}
    - {what: "hypothetical: a musical", src: m42, keys: [["tap dancing"]]}
questions:
- {q: "Whodunit, as things stand?", a: "Inspector Marsich", keys: [["Marsich"]]}
- {q: "What is the book called now?", a: "A Quarter Tone Low", keys: [["Quarter Tone"]]}
- {q: "When and where does the author get writing done these days?", a: "On the train home, 17:15 to 18:05", keys: [["train"]]}
- {q: "How is the story narrated?", a: "Third person, present tense", keys: [["third person"]]}
- {q: "How many words should the manuscript have in the end?", a: "75,000", keys: [["75,000"]]}
- {q: "What does the author do for a living?", a: "Archive assistant at the county records office in Maidstone", keys: [["records office"]]}
- {q: "In which year does the plot take place?", a: "1953", keys: [["1953"]]}
- {q: "Who took the place of the retired policeman?", a: "Samira", keys: [["Samira"]]}
- {q: "Which competition is coming up and what is its deadline?", a: "The Lakeside First Novel prize, 31 May", keys: [["Lakeside"], ["31 May"]]}
- {q: "How should comments on the text be given?", a: "First what works, then blunt, no rewriting", keys: [["blunt"], ["works"]]}
