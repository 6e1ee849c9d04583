=== conversation 1 | head stuff | 2025-10-06T02:48
user> cant sleep. its 02:48, im in durban, head like a drum. hello
assistant> Hello. I'm sorry you're up with that. Is it a headache you know, or something new?
user> known. migraine with aura since i was 17, zigzags on the left then the pain. six a month lately
assistant> Six a month is a lot. If the aura ever lasts more than an hour, or comes with weakness in an arm or trouble speaking, please treat it as an emergency. What do you take?
user> sumatriptan 50. works half the time and presses on the chest
user> when i just write HEAD, answer in one line and nothing else. screens hurt. and never emojis
assistant> One line, no emojis, when you write HEAD.
user> i'm asthmatic, so propranolol is out, two doctors said so. pls dont bring it up
user> job: call centre, night shift 22 to 6, five nights on two off
assistant> Shift work is a well-known trigger. In general adults need seven to nine hours, in a dark room at about 18 degrees, without screens for an hour before bed, and caffeine should end eight hours earlier.
user> lol ok. five coffees a night, instant, i'm not proud
assistant> No judgement. Would you like to note your attacks for a few weeks, so that the neurologist sees a pattern?
user> yes. i'll keep a diary for her, hours, food, pills, and mail it before i go
user> her = Dr Naidoo, Umhlanga, Wednesday 22 October, 10:30
assistant> A good start. Two and a half weeks of notes is enough to be useful.
user> colleague at the next desk says a daith piercing for 600 rand cured her cousins migraines in one day
assistant> The evidence for piercings is thin, and ears get infected. I'd keep the 600 rand.
(+3d) user> HEAD
assistant> Dark room, water, your tablet early.
(+1d) user> better. am i allowed to tell u something stupid, i think its the new pillow, memory foam, since then it's worse, 100% the pillow
assistant> It's possible. The diary will show if the bad nights match.
user> contraception: im on yasmin, eight years now
assistant> That's important: a combined pill together with migraine with aura raises the risk of stroke. Please raise it with your doctor this week, before the neurologist.
user> wow. nobody ever told me. ok
user> my GP is Dr Khumalo on Florida Road, she's known me since i was six
user> cheese is one of my triggers, so no recipes with it, please
=== conversation 2 | after naidoo | 2025-11-17T13:05
user> ok big update. the clinic had shoved me to 31 october, i went, she is great
assistant> I'm glad. What did she suggest?
user> sumatriptan goes in the bin, rizatriptan 10 mg from now, melts on the tongue. max 8 pill days a month, painkillers count too
assistant> Eight days is a sensible ceiling against rebound headache. Did she start something preventive?
user> topiramate, 25 at night. i've been losing words since, i called a lamp "the sun thing"
assistant> Word-finding trouble and tingling are known effects of topiramate. Tell her about it soon rather than waiting for the next visit.
user> diary? yes i mailed it on the 29th, eleven pages with coffee rings
user> what it showed: skipped lunch and perfume. the thing with cheese, wipe that, there was nothing to it
assistant> Good to know: skipped meals and perfume are the ones to watch.
user> yasmin's history too. copper coil put in on 5 november at marie stopes, good till 2035
assistant> That was quick. Cramps in the first weeks can happen.
user> i sleep with a machine on my finger this week, borrowed from the sleep lab at Entabeni, to see if i stop breathing. due back on monday 24th
assistant> A home sleep study is easy to do. Try to sleep as you usually do.
user> botox is an option, says the receptionist. r8,500 a go at the private place in Ballito. no thank you
user> candesartan she mentioned as plan b. what do they want at Dis-Chem... 214 rand a month, it says
user> no, it's 241, the girl at the counter says the app still has last year's prices
assistant> Ask your medical aid whether it counts as chronic medication, some refund it.
user> binged a series where a pilot called Zola lands blind in one eye after 30 hours awake, 112 people on board. relatable
assistant> I'd have preferred her rested.
user> for my understanding: if somebody weighed 60 kg and took 3 paracetamol of 500 a day for 12 days, would that count as overuse? no one real
assistant> Twelve days a month is below the 15 usually named for plain paracetamol, yet close.
user> neck is stiff as a plank on the right, can't look over the shoulder when driving, started thursday
assistant> Heat and gentle movement may help. With fever or a very bad new headache, be seen at once.
user> also magnesium citrate, 400, at bedtime, her idea. i tolerate it
=== conversation 3 | january me | 2026-01-19T20:30
user> happy new year, i slept SEVEN hours. framed it
assistant> Happy new year! What has changed?
user> day team since 1 december. 7:30 to 16:00, mon to fri. signed letter and all
assistant> That may be the largest change of all.
user> and topiramate is gone, i wanted my nouns back. candesartan 8 mg in the morning since 2 december
assistant> Candesartan lowers blood pressure, so stand up slowly. Do you check it?
user> sundays, 112 over 70 yesterday
user> two attacks in december, one so far in january. ONE
assistant> From six a month to one or two is a remarkable result.
user> Oh the finger box: handed in, result: 4 events an hour, so no apnoea
user> neck came right by itself before christmas, i can reverse park again
user> coffee is down to a single one at 9, and i make it in a moka like a grown up
user> lights out at 22:15, sipho reads in the lounge till he's sleepy so the lamp doesn't get me
user> dr khumalo handed over the practice, she's 70. i see Dr Yusuf Ismail there now. he has a fish tank
assistant> I hope he also reads letters from neurologists.
user> ad on my insta: "MigraGone gummies, 97% of users PAIN FREE in 3 days, R399, only today"
assistant> That's a claim I would scroll past.
user> suppose we ever emigrated to Lesotho, i'd want a cave with blackout curtains and two butlers, no perfume within 40 km
user> a singer, i think it was Tyla, sings with migraine in sunglasses, my sister saw it on tiktok, 3 shows in a row
user> dont put this anywhere: i called in sick on friday and there was no migraine, i was at the beach at Ballito
user> my left brain has filed for divorce btw and wants the house in Umhlanga, 50/50
user> sjoe. next naidoo is 13 march, a friday, at 8. remind me to ask if we go up to 16
assistant> 13 March at eight, with the question about 16 mg.
user> oh and 36 degrees today, my flip flops are melting to the pavement at North Beach
assistant> Drink plenty, more so on candesartan.
user> we're thinking of a baby in 2027, so i asked: candesartan must be stopped before. tell me again when i mention trying
assistant> I'll raise it when you mention trying: candesartan isn't safe in pregnancy.
user> good. going to lie in the dark now, for fun this time
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m3, fact: "Migraine with aura since the age of 17.", keys: [["migraine with aura since"]]}
    - {w: 1, type: fact, src: m3, fact: "Six attacks a month.", keys: [["six a month"]]}
    - {w: 2, type: fact, src: m5, fact: "Takes sumatriptan 50.", keys: [["sumatriptan 50"]]}
    - {w: 2, type: preference, src: m6, fact: "On 'HEAD' answer in one line and nothing else; never emojis.", keys: [["one line and nothing else"]]}
    - {w: 2, type: risk, src: m8, fact: "Asthmatic, so no propranolol; don't bring it up.", keys: [["asthmatic"], ["propranolol"]]}
    - {w: 2, type: fact, src: m9, fact: "Works in a call centre, night shift 22 to 6.", keys: [["night shift"], ["22 to 6"]]}
    - {w: 1, type: pattern, src: m11, fact: "Drinks five coffees a night.", keys: [["five coffees"]]}
    - {w: 1, type: task, src: m13, fact: "Keeps a diary for the neurologist and mails it before the visit.", keys: [["keep a diary"]]}
    - {w: 2, type: task, src: m14, fact: "Dr Naidoo, Umhlanga, on Wednesday 22 October, 10:30.", keys: [["naidoo"], ["date:2025-10-22"]]}
    - {w: 2, type: fact, src: m22, fact: "On Yasmin for eight years.", keys: [["im on yasmin"]]}
    - {w: 1, type: fact, src: m25, fact: "The GP is Dr Khumalo on Florida Road.", keys: [["khumalo"], ["florida road"]]}
    - {w: 1, type: preference, src: m26, fact: "Cheese is a trigger, no recipes with it.", keys: [["cheese is one of my triggers"]]}
    ended: []
    never:
    - {what: "generic sleep advice", src: m10, keys: [["seven to nine hours"]]}
    - {what: "hearsay: daith piercing", src: m16, keys: [["daith"]]}
    - {what: "wrong guess: the pillow", src: m20, keys: [["memory foam"]]}
  2:
    dropped: [3, 8, 9, 10, 12]
    keep:
    - {w: 2, type: fact, src: m3, fact: "Rizatriptan 10 mg from now; at most 8 pill days a month.", keys: [["rizatriptan 10"]]}
    - {w: 1, type: fact, src: m5, fact: "Takes topiramate 25 at night.", keys: [["topiramate, 25"]]}
    - {w: 2, type: fact, src: m8, fact: "The triggers are skipped lunch and perfume.", keys: [["skipped lunch and perfume"]]}
    - {w: 2, type: fact, src: m10, fact: "Copper coil since 5 November 2025, good till 2035.", keys: [["copper coil"], ["2035"]]}
    - {w: 1, type: task, src: m12, fact: "The sleep lab's device is borrowed, due back on Monday 24 November.", keys: [["sleep lab"]]}
    - {w: 1, type: fact, src: m22, fact: "Stiff neck on the right since Thursday.", keys: [["stiff as a plank"]]}
    - {w: 2, type: fact, src: m24, fact: "Takes 400 magnesium citrate at bedtime.", keys: [["magnesium citrate"]]}
    - {w: 1, type: fact, src: m16, fact: "Candesartan costs 241 rand a month.", keys: [["241"]]}
    ended:
    - {fact: "The appointment with Naidoo is on 22 October.", was: 1/m14, by: m1, keys: [["naidoo"], ["date:2025-10-22"]], not: ["31 october"]}
    - {fact: "Takes sumatriptan 50.", was: 1/m5, by: m3, keys: [["sumatriptan 50"]], not: ["rizatriptan", "bin"]}
    - {fact: "To keep a diary and mail it.", was: 1/m13, by: m7, keys: [["keep a diary for her"]], not: ["mailed"]}
    - {fact: "Cheese is a trigger.", was: 1/m26, by: m8, keys: [["cheese is one of my triggers"]], not: ["wipe"]}
    - {fact: "On Yasmin.", was: 1/m22, by: m10, keys: [["im on yasmin"]], not: ["history"]}
    - {fact: "Candesartan costs 214 rand.", was: m15, by: m16, keys: [["214"]], not: ["241"]}
    never:
    - {what: "price of a place not taken: Botox at R8,500", src: m14, keys: [["8,500"]]}
    - {what: "plot of a series: pilot Zola", src: m18, keys: [["zola"]]}
    - {what: "example person of 60 kg", src: m20, keys: [["60 kg"]]}
  3:
    dropped: [2, 5, 6, 7, 9, 12, 13]
    keep:
    - {w: 2, type: fact, src: m3, fact: "Day team since 1 December, 7:30 to 16:00, Monday to Friday.", keys: [["7:30 to 16:00"]]}
    - {w: 2, type: fact, src: m5, fact: "Takes candesartan 8 mg in the morning since 2 December.", keys: [["candesartan 8 mg"]]}
    - {w: 1, type: fact, src: m10, fact: "The sleep study showed 4 events an hour, no apnoea.", keys: [["4 events an hour"]]}
    - {w: 1, type: pattern, src: m12, fact: "Only one coffee a day, at 9, from the moka.", keys: [["single one at 9"]]}
    - {w: 1, type: pattern, src: m13, fact: "Lights out at 22:15; Sipho reads in the lounge.", keys: [["22:15"]]}
    - {w: 2, type: fact, src: m14, fact: "The GP is Dr Yusuf Ismail.", keys: [["yusuf ismail"]]}
    - {w: 2, type: task, src: m22, fact: "Next visit to Naidoo on Friday 13 March 2026 at 8; ask about 16 mg.", keys: [["date:2026-03-13"]]}
    - {w: 2, type: risk, src: m26, fact: "A baby is thought of for 2027; candesartan must be stopped before, remind.", keys: [["2027"], ["candesartan must be stopped"]]}
    ended:
    - {fact: "Works nights from 22 to 6.", was: 1/m9, by: m3, keys: [["night shift"], ["22 to 6"]], not: ["day team"]}
    - {fact: "Takes topiramate.", was: 2/m5, by: m5, keys: [["topiramate, 25"]], not: ["gone"]}
    - {fact: "The sleep lab's device is borrowed.", was: 2/m12, by: m10, keys: [["borrowed from the sleep lab"]], not: ["handed in"]}
    - {fact: "The neck is stiff.", was: 2/m22, by: m11, keys: [["stiff as a plank"]], not: ["came right"]}
    - {fact: "Five coffees a night.", was: 1/m11, by: m12, keys: [["five coffees"]], not: ["single"]}
    - {fact: "The GP is Dr Khumalo.", was: 1/m25, by: m14, keys: [["my gp is dr khumalo"]], not: ["ismail", "handed over"]}
    never:
    - {what: "quoted ad: MigraGone gummies", src: m16, keys: [["migragone"]]}
    - {what: "hypothetical: cave in Lesotho", src: m18, keys: [["two butlers"]]}
    - {what: "celebrity gossip: Tyla", src: m19, keys: [["tyla"]]}
    - {what: "asked not to be kept: the beach", src: m20, keys: [["called in sick"]]}
    - {what: "joke: the left brain wants a divorce", src: m21, keys: [["filed for divorce"]]}
    - {what: "weather: flip flops melting", src: m24, keys: [["flip flops"]]}
questions:
- {q: "Which acute remedy do I use when one strikes, what strength?", a: "rizatriptan 10 mg", keys: [["rizatriptan 10"]]}
- {q: "What is my birth control?", a: "a copper coil, till 2035", keys: [["copper coil"]]}
- {q: "When do I see Dr Naidoo next?", a: "Friday 13 March 2026 at 8", keys: [["date:2026-03-13"]]}
- {q: "Who is my family physician these days?", a: "Dr Yusuf Ismail", keys: [["yusuf ismail"]]}
- {q: "Which beta blocker is off limits and why?", a: "propranolol, because of asthma", keys: [["propranolol"]]}
- {q: "What sets off my attacks?", a: "skipped lunch and perfume", keys: [["skipped lunch and perfume"]]}
- {q: "What hours do I work?", a: "7:30 to 16:00, Monday to Friday", keys: [["7:30 to 16:00"]]}
- {q: "Which supplement do I swallow before going to sleep?", a: "magnesium citrate 400", keys: [["magnesium citrate"]]}
- {q: "What did the recording of my breathing at night show?", a: "4 events an hour, no apnoea", keys: [["4 events"]]}
- {q: "Which prophylactic am I on at present, how strong?", a: "candesartan 8 mg in the morning", keys: [["candesartan 8 mg"]]}
