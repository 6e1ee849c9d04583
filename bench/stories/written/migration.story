=== conversation 1 | #db-migration | 2026-01-14T09:40
Katya> Result of the arch review: we leave MySQL 5.7 and go to Postgres 16, same region (eu-north-1)
Ravi> finally :tada:
Seun*> when's the cutover
Katya> Night of 14 March, 01:00–05:00 UTC. Ferries don't sail, nobody buys
Ignacio> fyi the `orders` table alone is 412 GB
Ravi> I'd take pgloader for the bulk copy
Katya> ok, pgloader
Seun*> what about just throwing it all in Mongo, three collections and done by Friday
Ravi> we do not joke about that here, Seun
Mei-Ling> pgbouncer will run in transaction mode, so no session-level prepared statements, please check your services
Ravi> all the SQL differences live in `src/db/dialect.ts`, nothing MySQL-ish outside of that file please
Ignacio> how does a connection string even look there
Mei-Ling> like `postgres://bob:hunter2@localhost:5432/demo`
Katya> Convention: every timestamp is `timestamptz`, stored in UTC. No exceptions for the Bergen office
Seun*> I write the cutover runbook, first version by 30 January
Katya> Dima owns the index plan, he's with us as a contractor three days a week
Ignacio> someone on hacker news moved 9 TB over a weekend with one intern and a raspberry pi
Ravi> and the intern was called rsync
(+1d) Mei-Ling> [TEST ALERT] disk usage 98% on db-prod-7, page everyone
Mei-Ling> ignore, trying the new webhook
Katya> cost estimate for the RDS instance is 3,400 a month
Ignacio> after the cutover we keep the old MySQL read-only for 30 days
Seun*> extra standup for this project 9:15 daily, ten minutes, cameras optional
(+1d) Katya> I multiplied with last year's price, it's 4,300 a month. Finance knows
Ravi> staging-2 is lent to the payments folks for their audit, so we only have staging-1
=== conversation 2 | #db-migration, dress rehearsal | 2026-02-18T10:00
Seun*> runbook is up at `/wiki/pg-cutover`, 41 steps, please break it
Ignacio> step 12 made me laugh and then not
Katya> So, rehearsal. Numbers?
Ravi> bulk copy took 6 h 20, we have four
Ravi> pgloader chokes on the blob columns. We switch to AWS DMS with two tasks in parallel
Ignacio> also purged everything before 2019, so that monster is 268 GB now
Mei-Ling> sorry for silence, I'm on half days because of shingles
Katya> please rest. Really.
Seun*> if we'd started in 2021 like the Danes we'd be on a beach with 0 ms replication lag
Katya> Sales wants the 14th for the Easter campaign, so cutover moves by one week to 21 March
Ravi> works. my wife's birthday is the 14th anyway
Seun*> the 503s in rehearsal, that's DNS, it's always DNS
(+2h) Mei-Ling> it was the pool size. 40 was too low, I set `default_pool_size = 120`
Seun*> I owe DNS an apology
Ignacio> "Tired of downtime?? ShardWizard migrates 10 billion rows in 11 minutes or your money back" why do I get these ads
Katya> Abort criterion, agreed with Henrik: if replication lag is above 30 seconds at 03:30 we roll back
Seun*> who's Henrik
Katya> Henrik Aasen, head of operations, he gives the go
Ignacio> ten euros on lag under 5 seconds all night
Katya> Dima's contract isn't renewed, Friday is his last day. Ignacio takes the indexes
Seun*> poor us. poor indexes
Ravi> the new linter bans `SELECT *` in `ferry-core`, CI fails from Monday 23 February
Katya> between us, don't write this anywhere: legal thinks the Oslo office kept 60,000 card numbers in a notes field
Seun*> I have read nothing
(+1d) Ravi> I want to lie under my desk until Easter, somebody push crackers through the cable duct
=== conversation 3 | #db-migration, after the night | 2026-03-25T09:15
Katya> Four nights on Postgres and no page. Cutover was done at 04:12. Thank you all
Ignacio> best night of my year and I have children
Mei-Ling> and I'm at full hours again, skin of a baby
Katya> Old MySQL: security wants it gone sooner, we keep it only until 7 April
Ravi> staging-2 is ours again since yesterday, payments passed their audit
Seun*> no more 9:15, I take it
Katya> No more 9:15. Thursday weekly is enough
Ignacio> gossip: the CEO of Nordline bought a castle in Tuscany with a helipad and 80 peacocks
Ravi> must be running on MySQL
Mei-Ling> grafana key for the new board is glsa_7QmZ0p, I'll rotate it in an hour
Seun*> Next: partition `orders` by month, I'd do that in May
Katya> Yes, do that. Ticket is FER-2291
Ignacio> someone play the role of the old database for the retro
Ravi> "I am MySQL 5.7, I served 22 million passengers and asked only for utf8mb3. Avenge me"
Mei-Ling> slow query of the week: `timetable_lookup`, 1.8 s, missing index on `(route_id, departs_at)`
Ignacio> mine. fixed by Friday
Seun*> and ignore what I said in January on the Bergen thing, wait that was Katya
Katya> Ha. No, that one stays.
Ravi> nightly backup runs at 02:30 UTC now, kept 35 days
Mei-Ling> I watched "Titanic" again, they also had only one rehearsal and lost 1,500
Seun*> please nobody post the 41 steps as ‘best practice’ on LinkedIn
(+3h) Ignacio> index is in, lookup down to 40 ms. took the afternoon off from Friday's plan
Katya> Henrik invites us all for dinner on 10 April, tell me what you don't eat
Ravi> no beef
Mei-Ling> anything, but I leave at nine
Seun*> no pork for me, and no alcohol

=== labels ===
after:
  1:
    keep:
    - {w: 2, type: decision, src: m1, fact: "They go from MySQL 5.7 to Postgres 16 in eu-north-1.", keys: [["Postgres 16"]]}
    - {w: 2, type: task, src: m4, fact: "Cutover in the night of 14 March, 01:00–05:00 UTC.", keys: [["date:2026-03-14"]]}
    - {w: 1, type: fact, src: m5, fact: "The orders table is 412 GB.", keys: [["412 GB"]]}
    - {w: 1, type: decision, src: m6, fact: "pgloader for the bulk copy.", keys: [["pgloader for"]]}
    - {w: 2, type: code_ref, src: m10, fact: "pgbouncer in transaction mode, no session-level prepared statements.", keys: [["transaction mode"]]}
    - {w: 2, type: code_ref, src: m11, fact: "SQL differences live in src/db/dialect.ts only.", keys: [["dialect.ts"]]}
    - {w: 2, type: pattern, src: m14, fact: "Every timestamp is timestamptz in UTC.", keys: [["timestamptz"]]}
    - {w: 1, type: task, src: m15, fact: "Seun writes the runbook by 30 January.", keys: [["runbook"], ["date:2026-01-30"]]}
    - {w: 1, type: fact, src: m16, fact: "Dima, a contractor, owns the index plan.", keys: [["index plan"]]}
    - {w: 2, type: decision, src: m22, fact: "The old MySQL stays read-only for 30 days.", keys: [["30 days"]]}
    - {w: 1, type: decision, src: m23, fact: "Extra standup daily at 9:15.", keys: [["9:15 daily"]]}
    - {w: 1, type: fact, src: m24, fact: "RDS costs 4,300 a month.", keys: [["4,300"]]}
    - {w: 1, type: fact, src: m25, fact: "staging-2 is lent to payments.", keys: [["staging-2"]]}
    ended:
    - {fact: "RDS costs 3,400 a month.", was: m21, by: m24, keys: [["3,400"]], not: ["4,300"]}
    never:
    - {what: "irony: Mongo", src: m8, keys: [["Mongo"]]}
    - {what: "example connection string", src: m13, keys: [["hunter2"]]}
    - {what: "hearsay: hacker news", src: m17, keys: [["9 TB"]]}
    - {what: "test alert", src: m19, keys: [["db-prod-7"]]}
  2:
    dropped: [2, 3, 4, 8, 9]
    keep:
    - {w: 2, type: code_ref, src: m1, fact: "The runbook is at /wiki/pg-cutover.", keys: [["/wiki/pg-cutover"]]}
    - {w: 1, type: decision, src: m5, fact: "AWS DMS with two parallel tasks.", keys: [["AWS DMS"]]}
    - {w: 1, type: fact, src: m6, fact: "The orders table is 268 GB since the purge.", keys: [["268 GB"]]}
    - {w: 1, type: fact, src: m7, fact: "Mei-Ling works half days because of shingles.", keys: [["shingles"]]}
    - {w: 2, type: decision, src: m10, fact: "The cutover is on 21 March.", keys: [["cutover"], ["date:2026-03-21"]]}
    - {w: 2, type: code_ref, src: m13, fact: "default_pool_size = 120.", keys: [["default_pool_size"]]}
    - {w: 2, type: decision, src: m16, fact: "Roll back if lag is above 30 seconds at 03:30.", keys: [["30 seconds"]]}
    - {w: 1, type: fact, src: m18, fact: "Henrik Aasen, head of operations, gives the go.", keys: [["Aasen"]]}
    - {w: 1, type: fact, src: m20, fact: "Ignacio takes the indexes.", keys: [["Ignacio takes"]]}
    - {w: 1, type: pattern, src: m22, fact: "The linter bans SELECT * in ferry-core from 23 February.", keys: [["SELECT *"]]}
    ended:
    - {fact: "Seun has the runbook to write by 30 January.", was: 1/m15, by: m1, keys: [["I write the cutover runbook"]], not: ["is up"]}
    - {fact: "pgloader does the bulk copy.", was: 1/m6, by: m5, keys: [["pgloader for"]], not: ["DMS", "chokes"]}
    - {fact: "The orders table is 412 GB.", was: 1/m5, by: m6, keys: [["412 GB"]], not: ["268"]}
    - {fact: "The cutover is in the night of 14 March.", was: 1/m4, by: m10, keys: [["Night of"], ["date:2026-03-14"]], not: ["21", "moves"]}
    - {fact: "Dima owns the index plan.", was: 1/m16, by: m20, keys: [["Dima owns"]], not: ["last day"]}
    never:
    - {what: "hypothetical: started in 2021", src: m9, keys: [["the Danes"]]}
    - {what: "a guess that was wrong: DNS", src: m12, keys: [["always DNS"]]}
    - {what: "advertisement", src: m15, keys: [["ShardWizard"]]}
    - {what: "a bet", src: m19, keys: [["ten euros"]]}
    - {what: "asked not to be written down", src: m23, keys: [["60,000"]]}
    - {what: "mood of the day", src: m25, keys: [["crackers"]]}
  3:
    dropped: [5, 6, 8, 12, 13, 15, 10]
    keep:
    - {w: 2, type: decision, src: m4, fact: "The old MySQL is kept only until 7 April.", keys: [["date:2026-04-07"]]}
    - {w: 2, type: task, src: m11, fact: "Seun partitions orders by month in May.", keys: [["partition `orders`", "partition orders"]]}
    - {w: 2, type: fact, src: m19, fact: "Nightly backup at 02:30 UTC, kept 35 days.", keys: [["02:30"]]}
    - {w: 1, type: task, src: m23, fact: "Dinner with Henrik on 10 April.", keys: [["dinner"], ["date:2026-04-10"]]}
    - {w: 1, type: preference, src: m26, fact: "Seun eats no pork and drinks no alcohol.", keys: [["no pork"]]}
    ended:
    - {fact: "The cutover is still to come on 21 March.", was: 2/m10, by: m1, keys: [["cutover moves"]], not: ["was done"]}
    - {fact: "Mei-Ling works half days because of shingles.", was: 2/m7, by: m3, keys: [["shingles"]], not: ["full hours"]}
    - {fact: "The old MySQL stays 30 days.", was: 1/m22, by: m4, keys: [["30 days"]], not: ["7 April"]}
    - {fact: "staging-2 is lent to payments.", was: 1/m25, by: m5, keys: [["staging-2"], ["lent"]], not: ["again"]}
    - {fact: "Daily standup at 9:15.", was: 1/m23, by: m7, keys: [["9:15 daily"]], not: ["weekly"]}
    - {fact: "timetable_lookup is slow, an index is missing.", was: m15, by: m22, keys: [["missing index"]], not: ["40 ms"]}
    never:
    - {what: "gossip: a castle", src: m8, keys: [["peacocks"]]}
    - {what: "an API key", src: m10, keys: [["glsa_7QmZ0p"]]}
    - {what: "role play: the old database", src: m14, keys: [["Avenge me"]]}
    - {what: "a film", src: m20, keys: [["Titanic"]]}
questions:
- {q: "What do we use as a database since the spring?", a: "Postgres 16", keys: [["Postgres"]]}
- {q: "Where do the instructions for the switch night live?", a: "/wiki/pg-cutover", keys: [["/wiki/pg-cutover"]]}
- {q: "Until when can we still read the previous system?", a: "7 April", keys: [["date:2026-04-07"]]}
- {q: "Which file hides the SQL differences?", a: "src/db/dialect.ts", keys: [["dialect.ts"]]}
- {q: "How do we save dates and hours in the tables?", a: "timestamptz in UTC", keys: [["timestamptz"]]}
- {q: "Who has the last word on going live?", a: "Henrik Aasen, head of operations", keys: [["Aasen"]]}
- {q: "What will I not eat at the celebration?", a: "no pork, no alcohol", keys: [["no pork"]]}
- {q: "When does the nightly backup run?", a: "02:30 UTC", keys: [["02:30"]]}
- {q: "What is default_pool_size set to?", a: "120", keys: [["120"]]}
- {q: "Whom do I ask to speed up a query now that the contractor left?", a: "Ignacio takes the indexes", keys: [["Ignacio"], ["index"]]}
