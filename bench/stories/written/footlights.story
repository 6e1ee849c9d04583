=== conversation 1 | Island Bay Players committee | 2026-06-14T18:20
Aroha*> Kia ora koutou. Season meeting went till 10 so here's the short version for those who had the sense to stay home
Aroha*> We're doing The Importance of Being Earnest. I direct.
Tomasz> so I build the same drawing room for the third time in my life
Aroha*> Dress it with the Hutchinsons' palm. Opens Friday 16 October, six performances over two weekends
Geoff> Venue is St Hilda's hall, $180 a night, I have paid the $400 deposit.
Aroha*> Rehearsals Tuesdays 7pm from 14 July. Bring a pencil not a pen
Callum> Am I Jack or Algernon, my mum is asking
Aroha*> You're Jack. Algernon is Hemi.
Geoff> If we ever sold out all six nights I'd buy the theatre on Courtenay Place and put a bar in the pit.
Priyanka> Geoff you'd need to sell 11,000 scones
Mele> for costumes I've got a budget of $650 and I'm NOT doing bustles again, my thumbs
Tomasz> I can't do Thursdays till September, night class (welding)
Mele> my aunt saw a production in Timaru where Lady Bracknell fainted on the third night and the prompter finished the run in her slippers
Aroha*> Please nobody tell Winifred that.
Aroha*> Winifred is our Bracknell btw, she's 79 and knows it already from 1968
Geoff> Tickets. I propose $25, $20 for seniors.
Callum> bit steep for Island Bay
Geoff> My maths was done with last year's printer. $22 full, $17 seniors, and that is what goes on the poster.
(+1d) Priyanka> who's sorting the rights? or is Wilde free
Aroha*> Wilde is out of copyright, nothing to pay. Council fire certificate is on me, has to be in by 31 July
Tomasz> borrowed a chaise longue off the Kilbirnie opshop for the season. green. smells like a labrador
Mele> I dreamt we opened and everyone had learned Cats. Winifred was Grizabella and she was GOOD
Hemi> Sorry late to this!! I'm vegetarian, in case the interval suppers are still a thing, and I'm deaf in my left ear so please cue me from the right
Geoff> My cousin's chap at the council says they will pull down the bandstand in August and put up forty flats.
Aroha*> Let's have the interval ice creams from Zelati again, 120 tubs
Geoff> At $4.10 a tub?
Aroha*> hmm. Forget what I said about the ice creams, we'll do Mele's lemon slice like every year
Mele> volunteered again. fine. I do 15 dozen
Tomasz> "A handbag?" (test, is my new phone sending)
=== conversation 2 | Island Bay Players committee | 2026-08-16T09:05
Priyanka> Everyone awake? St Hilda's roof came in with the storm. The whole hall is shut till Christmas at least
Callum> NO
Geoff> I am on the phone to the vestry. Deposit comes back in full, they say.
Aroha*> I've been up since five ringing round. The surf club will have us, same dates, $140 a night, we load in through the boat doors
Tomasz> so drawing room, but with sea view
Aroha*> That's the one good thing this week. Honestly I could sleep till spring
Callum> might be the moment for my news. Wellington Hospital didn't renew me, I've got a job in Melbourne and I fly on the 29th
Aroha*> I'm happy for you and I want to throw a cushion at you. Who can do Jack?
Hemi> put Winifred on, she knows it all
Aroha*> And with no Jack and four weeks lost... I talked with Winifred last night. We'd have to start again anyway. So: we went with the ghost one in the end, Blithe Spirit, seven parts, and she gets to be Madame Arcati.
Geoff> Coward is NOT out of copyright.
Priyanka> I'll write to the agency for the licence tonight, they want 6 weeks' notice
Geoff> What is it per performance?
Priyanka> $95 a night
Aroha*> Hemi, you're Charles now
Hemi> !!!!! ok
Tomasz> smoke machine for the seance, found one at Hire Pool, $60 the weekend, reserving it
Mele> pick me a colour for Elvira
Aroha*> grey green, chiffon, anything but white
Mele> Rehearsals still Tuesday? the surf club has the lifesavers in on a Tuesday
Aroha*> right. Wednesdays then, 7.15, upstairs room, starting this week
Geoff> If Winifred forgets one line I'll eat the palm, pot included.
Priyanka> that's what you said about 2019 and the palm is still here
Mele> Someone on the Facebook page writes "Grow your theatre's reach! 5,000 real followers for $39, no bots, DM Kaylee"
Aroha*> Tomasz broke his wrist on Friday, so who drives the van for load-in? Sorry to announce it for you
Tomasz> left one. six weeks plaster. I can still point at things
Hemi> I can drive it, I've got the class 2
=== conversation 3 | Blithe Spirit, last weeks | 2026-10-04T17:40
Priyanka> Licence came through on Thursday, paid, certificate's in the folder.
Aroha*> you star. Fire cert went in late July too, so all the paper is done
Tomasz> plaster off. I have two hands. I have also lost my calluses
Tomasz> and the labrador sofa went back to Kilbirnie, a seance needs a round table. My uncle Zbigniew is making one, 140 across
Aroha*> The surf club have a wedding on the 16th. We open a week later, Friday 23 October
Geoff> Then we lose the long weekend.
Priyanka> 23rd IS the long weekend, Labour Day is the Monday
Geoff> Ah.
Hemi> watched the old film with Rex Harrison last night, the wife dies in a car crash in the end and haunts him, so that makes three ghosts in Kent
Aroha*> Not in ours, Hemi, in ours you get away
Tomasz> no smoke by the way. The alarm upstairs goes straight to the fire station, so the hire's off. I'll do it with a torch and gauze
Mele> Let Winifred enter on a paddleboard??
Aroha*> No.
Callum> Hello from Melbourne. It's 31 degrees and I've played a corpse in a hospital training video. Four takes
Callum> I'm coming over for the last night, Saturday the 31st. Save me one by the aisle, knee still bad
Geoff> Opening night it will bucket down, it always has since 2004.
Aroha*> Photographer: Ioane says yes for dress rehearsal, Wednesday 21st 6pm, wants a box of Speight's rather than money
Mele> and no stage make-up from the blue tin for Hemi please. he came out in hives on Wednesday
Hemi> hypoallergenic one from the chemist was fine
Priyanka> Lock code for the boat doors is 5519, wipe this once you've read it
Aroha*> Geoff, raffle?
Geoff> Bottle of port and a voucher from Brumby's, $2 a ticket. Proceeds to St Hilda's roof.
Aroha*> lovely. Off to learn how to hang gauze
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: decision, src: m2, fact: "The play is The Importance of Being Earnest.", keys: [["Importance of Being Earnest"]]}
    - {w: 2, type: task, src: m4, fact: "Opening night is Friday 16 October.", keys: [["16 October"]]}
    - {w: 2, type: fact, src: m5, fact: "The venue is St Hilda's hall, $180 a night, deposit paid.", keys: [["St Hilda's"], ["180"]]}
    - {w: 2, type: task, src: m6, fact: "Rehearsals are on Tuesdays at 7 pm from 14 July.", keys: [["Tuesdays"], ["7pm"]]}
    - {w: 1, type: fact, src: m8, fact: "Callum plays Jack.", keys: [["You're Jack"]]}
    - {w: 1, type: fact, src: m11, fact: "Costume budget is $650.", keys: [["650"]]}
    - {w: 2, type: fact, src: m18, fact: "Tickets are $22, $17 for seniors.", keys: [["$22"], ["$17"]]}
    - {w: 2, type: task, src: m20, fact: "Aroha does the fire certificate by 31 July.", keys: [["fire certificate"], ["31 July"]]}
    - {w: 1, type: fact, src: m21, fact: "A chaise longue is borrowed from the Kilbirnie opshop.", keys: [["chaise longue"]]}
    - {w: 2, type: fact, src: m23, fact: "Hemi is deaf in the left ear and wants to be cued from the right.", keys: [["deaf in my left ear"]]}
    - {w: 1, type: decision, src: m27, fact: "Mele's lemon slice in the interval.", keys: [["lemon slice"]]}
    ended:
    - {fact: "Tickets are $25, $20 for seniors.", was: m16, by: m18, keys: [["$25"], ["$20"]], not: ["$22"]}
    - {fact: "Interval ice creams from Zelati, 120 tubs.", was: m25, by: m27, keys: [["120 tubs"]], not: ["lemon", "forget"]}
    never:
    - {what: "hypothetical: Geoff would buy the theatre on Courtenay Place", src: m9, keys: [["Courtenay Place"]]}
    - {what: "stranger's anecdote: the Bracknell of Timaru fainted", src: m13, keys: [["Timaru"]]}
    - {what: "dream: everyone learned Cats", src: m22, keys: [["Grizabella"]]}
    - {what: "hearsay: the bandstand pulled down for forty flats", src: m24, keys: [["forty flats"]]}
    - {what: "a test message", src: m29, keys: [["is my new phone sending"]]}
  2:
    dropped: [1, 3, 4, 5]
    keep:
    - {w: 2, type: decision, src: m10, fact: "The play is Blithe Spirit.", keys: [["Blithe Spirit"]]}
    - {w: 1, type: fact, src: m10, fact: "Winifred is Madame Arcati.", keys: [["Madame Arcati"]]}
    - {w: 2, type: fact, src: m4, fact: "The venue is the surf club, $140 a night.", keys: [["surf club"], ["$140"]]}
    - {w: 1, type: fact, src: m15, fact: "Hemi plays Charles.", keys: [["Charles"]]}
    - {w: 2, type: task, src: m12, fact: "Priyanka writes to the agency for the licence.", keys: [["agency"], ["licence"]]}
    - {w: 1, type: decision, src: m17, fact: "A smoke machine is reserved at Hire Pool, $60.", keys: [["smoke machine"], ["$60"]]}
    - {w: 2, type: task, src: m21, fact: "Rehearsals are on Wednesdays at 7.15 upstairs.", keys: [["Wednesdays"], ["7.15"]]}
    - {w: 1, type: preference, src: m19, fact: "Elvira's costume: grey green chiffon, not white.", keys: [["grey green"]]}
    - {w: 1, type: fact, src: m25, fact: "Tomasz broke his wrist.", keys: [["Tomasz"], ["broke his wrist"]]}
    - {w: 1, type: task, src: m27, fact: "Hemi drives the van for load-in.", keys: [["I can drive it"], ["class 2"]]}
    ended:
    - {fact: "The play is The Importance of Being Earnest.", was: 1/m2, by: m10, keys: [["Importance of Being Earnest"]], not: ["Blithe"]}
    - {fact: "The venue is St Hilda's hall.", was: 1/m5, by: m1, keys: [["St Hilda's hall", "Venue is St Hilda's"]], not: ["roof", "shut"]}
    - {fact: "Rehearsals on Tuesdays at 7.", was: 1/m6, by: m21, keys: [["Tuesdays"], ["7pm"]], not: ["Wednesday"]}
    - {fact: "Callum plays Jack.", was: 1/m8, by: m7, keys: [["You're Jack"]], not: ["Melbourne", "Who can"]}
    never:
    - {what: "mood: could sleep till spring", src: m6, keys: [["sleep till spring"]]}
    - {what: "joking bet: eat the palm", src: m22, keys: [["eat the palm"]]}
    - {what: "quoted ad: 5,000 followers for $39", src: m24, keys: [["Kaylee"]]}
  3:
    dropped: [1, 4, 5, 12, 13, 16]
    keep:
    - {w: 1, type: task, src: m4, fact: "Uncle Zbigniew makes a round table, 140 across.", keys: [["Zbigniew"], ["140"]]}
    - {w: 2, type: task, src: m5, fact: "Opening is on Friday 23 October.", keys: [["23 October"]]}
    - {w: 1, type: decision, src: m11, fact: "The ghost effect is done with a torch and gauze.", keys: [["torch and gauze"]]}
    - {w: 1, type: fact, src: m15, fact: "Callum comes to the last night, Saturday the 31st.", keys: [["last night"], ["31st"]]}
    - {w: 1, type: task, src: m17, fact: "Ioane photographs the dress rehearsal, Wednesday 21st at 6pm, for a box of Speight's.", keys: [["Ioane"], ["21st"]]}
    - {w: 2, type: fact, src: m18, fact: "Make-up from the blue tin gives Hemi hives.", keys: [["blue tin"], ["Hemi"]]}
    - {w: 1, type: fact, src: m22, fact: "Raffle: port and a Brumby's voucher, $2, for St Hilda's roof.", keys: [["$2 a ticket", "Brumby's"]]}
    ended:
    - {fact: "Opening on 16 October.", was: 1/m4, by: m5, keys: [["Opens"], ["16 October"]], not: ["23"]}
    - {fact: "The chaise longue is on loan.", was: 1/m21, by: m4, keys: [["chaise longue"]], not: ["went back"]}
    - {fact: "Aroha has to hand in the fire certificate by 31 July.", was: 1/m20, by: m2, keys: [["certificate is on me"]], not: ["went in"]}
    - {fact: "Priyanka has to write for the licence.", was: 2/m12, by: m1, keys: [["agency for the licence"]], not: ["came through"]}
    - {fact: "A smoke machine is reserved for the seance.", was: 2/m17, by: m11, keys: [["smoke machine"], ["$60"]], not: ["off"]}
    - {fact: "Tomasz's wrist is broken.", was: 2/m25, by: m3, keys: [["broke his wrist"]], not: ["plaster off"]}
    never:
    - {what: "film plot: Rex Harrison", src: m9, keys: [["Rex Harrison"]]}
    - {what: "rejected suggestion: the paddleboard", src: m12, keys: [["paddleboard"]]}
    - {what: "joke/anecdote: Callum played a corpse", src: m14, keys: [["played a corpse"]]}
    - {what: "guess: it will rain on opening night", src: m16, keys: [["bucket down"]]}
    - {what: "a lock code", src: m20, keys: [["5519"]]}
questions:
- {q: "Where are we performing?", a: "at the surf club", keys: [["surf club"]]}
- {q: "What show is it in the end?", a: "Blithe Spirit", keys: [["Blithe Spirit"]]}
- {q: "On which side can one of the actors not hear?", a: "the left; Hemi", keys: [["deaf in my left ear"]]}
- {q: "What do admissions cost for the elderly?", a: "$17", keys: [["$17"]]}
- {q: "What do we serve between the acts?", a: "Mele's lemon slice", keys: [["lemon slice"]]}
- {q: "How do we make the spooky effect?", a: "a torch and gauze", keys: [["torch and gauze"]]}
- {q: "When is the first night?", a: "Friday 23 October", keys: [["23 October"]]}
- {q: "Whose skin reacts badly to the cosmetics?", a: "Hemi, blue tin", keys: [["blue tin"], ["Hemi"]]}
- {q: "Who takes the pictures and what does he get for it?", a: "Ioane, a box of Speight's", keys: [["Ioane"], ["Speight"]]}
- {q: "Which part does Winifred play?", a: "Madame Arcati", keys: [["Madame Arcati"]]}
