=== conversation 1 | #billing-db-upgrade | 2026-02-10T09:30
Anke*> new channel for the billing DB upgrade. we're on Postgres 12 and it's been out of support for ages
Tobi> target 15?
Anke*> target is Postgres 16
Rashid> +1
Lin> ok so who does what
Anke*> Tobi: the migration scripts, Rashid: infra, Lin: the app side. I coordinate and talk to finance
Tobi> works. method? dump and restore of 1.4 TB takes forever
Rashid> pg_upgrade with --link, downtime about 40 minutes I think
Anke*> Is 40 minutes ok? finance allows a window of two hours max, and never in the last three days of a month
Lin> then ok
Anke*> proposed date: Saturday 21 March, 22:00
Rashid> ok for me
Tobi> fine
Lin> app side: the old driver in billing-api is pinned in requirements/base.txt to psycopg2 2.8.4, that won't do with scram
Anke*> what do we need?
Lin> move to psycopg 3, I'd guess a week. I'll have the PR up by 27 February
Rashid> watch out: pool size. pgbouncer has max_client_conn 400 in infra/pgbouncer.ini and we had 380 on Black Friday
Tobi> hm
Rashid> staging is db-stage-2, a copy of 10 January, 300 GB sample only
Anke*> I'd like a full rehearsal on real size. can we?
Rashid> yes if I get a bigger disk, 800 euros a month for that
Anke*> approved, for one month
Tobi> the function fn_invoice_rounding in sql/functions/rounding.sql uses a cast that changed in 14, test pls
Lin> I'll write a test for it
Rashid> and rollback?
Anke*> rollback plan: keep the old cluster read-only for 7 days after the cutover
Tobi> Let's rewrite it all in COBOL, then nobody dares touch it
Rashid> we'd be the youngest people in the room
Lin> 😄
Anke*> monitoring: alerts go to the PagerDuty service billing-core, Rashid is on call that night
Rashid> yep
Tobi> i read somewhere that a company in Ohio lost a whole year of invoices with pg_upgrade
Rashid> link or it didn't happen
(+2h) Rashid> measured it properly on the sample and extrapolated: it's more like 75 minutes, because of the analyze at the end
Anke*> 75 still fits into the window. thx
Lin> who tells support?
Anke*> me, I send the maintenance mail to customers on 9 March
Lin> and code freeze?
Anke*> freeze for billing-api from 16 March
Tobi> 👍
Anke*> next sync Thursday 10:00, weekly from now on
=== conversation 2 | #billing-db-upgrade | 2026-03-26T09:15
Anke*> morning. so. 21 March didn't happen, for the record, and here's where we stand
Tobi> the rehearsal on the 18th: 3 hours 10 with the full 1.4 TB. no way in a 2 hour window
Rashid> therefore logical replication instead of pg_upgrade, new cluster next to the old one, switch over in 5 minutes
Anke*> agreed by everyone on Tuesday. New date for the cutover: Sunday 19 April, 06:00
Lin> good for me
Tobi> replication has one catch: sequences aren't copied. i wrote scripts/sync_sequences.py for that, has to run right before the switch
Rashid> and tables without primary key: we found two, audit_log and legacy_vat
Tobi> added surrogate keys to both yesterday, merged
Anke*> nice. target version stays?
Rashid> no, hosting gave us 17 as of March, extended support till 2029. I'd go straight to Postgres 17
Tobi> fine w me
Lin> fine, CI runs green on 17 already
Anke*> ok then Postgres 17, decided
Lin> psycopg 3 PR is merged since 12 March, v4.0.0 of billing-api is in production
Anke*> any fallout?
Lin> one: the server-side cursor in export_job.py eats memory, capped with itersize = 2000
Rashid> pool: raised max_client_conn to 900
Anke*> thx. The bigger disk, do we still pay?
Rashid> gave it back on the 20th
Anke*> 👍. Rollback?
Tobi> with logical we can replicate backwards, new to old, for 14 days. so the read-only thing is obsolete
Rashid> yes. 14 days of reverse replication
Anke*> good. On call: Rashid's on paternity leave from 1 April, congratulations again!! Who takes the 19th?
Rashid> 🍼
Tobi> I'm on call on the 19th
Lin> and I'm secondary
Rashid> handover doc is docs/runbooks/billing-cutover.md, 14 steps
Anke*> fn_invoice_rounding?
Lin> tested with 40,000 invoices, 3 differ by one cent. Fixed with an explicit numeric(12,2) cast
Tobi> lovely
Lin> if we screw this up I'm opening a llama farm
Tobi> I'd invest
Anke*> the replication user's password is Quokka-88-Harbour until the vault is up again, do not copy it anywhere
Rashid> please use the vault path instead: kv/billing/replica
Anke*> finance says: no cutover on a Sunday before 8, their batch runs until 07:30. hmm. so 08:30 on the 19th
Tobi> 08:30 then
Rashid> ok, updating the runbook
Anke*> customer mail goes out on 7 April
Lin> freeze again?
Anke*> no freeze this time, with 5 minutes we don't need one
Lin> 🎉
Tobi> what if the data centre floods that morning, hypothetically. do we have boats
Rashid> I'll be changing nappies. your boats
Anke*> sync moves to Wednesdays 14:00 till we're done
Tobi> ok
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: decision, src: m3, fact: "The target is Postgres 16.", keys: [["Postgres 16"]]}
    - {w: 1, type: fact, src: m6, fact: "Tobi does the migration scripts, Rashid infra, Lin the app side, Anke coordinates.", keys: [["migration scripts"], ["infra"]]}
    - {w: 2, type: decision, src: m26, fact: "Rollback: the old cluster is kept read-only for 7 days.", keys: [["read-only"], ["7 days"]]}
    - {w: 2, type: risk, src: m9, fact: "Finance allows two hours at most and never in the last three days of a month.", keys: [["two hours"], ["last three days"]]}
    - {w: 2, type: decision, src: m11, fact: "The cutover is on Saturday 21 March 2026 at 22:00.", keys: [["date:2026-03-21"]]}
    - {w: 1, type: code_ref, src: m14, fact: "requirements/base.txt pins psycopg2 2.8.4.", keys: [["base.txt"], ["2.8.4"]]}
    - {w: 1, type: task, src: m16, fact: "Lin moves to psycopg 3; PR by 27 February 2026.", keys: [["psycopg 3"], ["date:2026-02-27"]]}
    - {w: 2, type: risk, src: m17, fact: "pgbouncer has max_client_conn 400 in infra/pgbouncer.ini; 380 on Black Friday.", keys: [["max_client_conn"], ["400"]]}
    - {w: 1, type: fact, src: m19, fact: "Staging is db-stage-2, a copy of 10 January with a 300 GB sample.", keys: [["db-stage-2"]]}
    - {w: 1, type: code_ref, src: m23, fact: "fn_invoice_rounding in sql/functions/rounding.sql uses a cast that changed in 14.", keys: [["fn_invoice_rounding"], ["cast"]]}
    - {w: 1, type: fact, src: m30, fact: "Alerts go to PagerDuty billing-core; Rashid is on call.", keys: [["PagerDuty"], ["Rashid is on call"]]}
    - {w: 2, type: fact, src: m34, fact: "The upgrade takes about 75 minutes.", keys: [["75 minutes"]]}
    - {w: 1, type: task, src: m37, fact: "Anke sends the maintenance mail to customers on 9 March 2026.", keys: [["mail"], ["date:2026-03-09"]]}
    - {w: 1, type: decision, src: m39, fact: "Freeze for billing-api from 16 March 2026.", keys: [["freeze"], ["date:2026-03-16"]]}
    - {w: 1, type: decision, src: m41, fact: "Weekly sync on Thursday at 10:00.", keys: [["Thursday 10:00"]]}
    - {w: 2, type: decision, src: m8, fact: "The method is pg_upgrade with --link.", keys: [["pg_upgrade"], ["--link"]]}
    ended:
    - {fact: "The downtime is about 40 minutes.", was: m8, by: m34, keys: [["40 minutes"], ["downtime"]], not: ["75"]}
    never:
    - {what: "joke about COBOL", src: m27, keys: [["COBOL"]]}
    - {what: "hearsay about a company in Ohio", src: m32, keys: [["Ohio"]]}
  2:
    dropped: [1, 3, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16]
    keep:
    - {w: 2, type: fact, src: m2, fact: "The rehearsal on the full 1.4 TB took 3 hours 10.", keys: [["3 hours 10"]]}
    - {w: 2, type: decision, src: m3, fact: "Logical replication instead of pg_upgrade, with a 5-minute switch.", keys: [["logical replication"], ["5 minutes"]]}
    - {w: 1, type: code_ref, src: m6, fact: "scripts/sync_sequences.py copies the sequences; run it right before the switch.", keys: [["sync_sequences.py"]]}
    - {w: 1, type: fact, src: m8, fact: "audit_log and legacy_vat had no primary key; surrogate keys are added.", keys: [["surrogate keys"]]}
    - {w: 2, type: decision, src: m13, fact: "The target is Postgres 17.", keys: [["Postgres 17"]]}
    - {w: 1, type: fact, src: m14, fact: "The psycopg 3 PR is merged since 12 March 2026; billing-api v4.0.0 is in production.", keys: [["v4.0.0"]]}
    - {w: 1, type: code_ref, src: m16, fact: "The cursor in export_job.py is capped with itersize = 2000.", keys: [["itersize"]]}
    - {w: 1, type: fact, src: m17, fact: "max_client_conn is 900.", keys: [["900"]]}
    - {w: 2, type: decision, src: m21, fact: "Rollback: reverse replication for 14 days.", keys: [["14 days"], ["replicate", "reverse"]]}
    - {w: 2, type: fact, src: m25, fact: "Tobi is on call on 19 April 2026.", keys: [["on call"], ["19"]]}
    - {w: 1, type: code_ref, src: m27, fact: "The handover doc is docs/runbooks/billing-cutover.md.", keys: [["billing-cutover.md"]]}
    - {w: 1, type: fact, src: m29, fact: "Of 40,000 invoices 3 differed by one cent; fixed with a numeric(12,2) cast.", keys: [["numeric(12,2)", "one cent"]]}
    - {w: 1, type: code_ref, src: m34, fact: "The vault path for the replication user is kv/billing/replica.", keys: [["kv/billing/replica"]]}
    - {w: 2, type: decision, src: m35, fact: "The cutover is at 08:30 on 19 April 2026, since finance's batch runs until 07:30.", keys: [["08:30"], ["19"]]}
    - {w: 1, type: task, src: m38, fact: "The customer mail goes out on 7 April 2026.", keys: [["mail"], ["date:2026-04-07"]]}
    - {w: 1, type: decision, src: m40, fact: "No freeze this time.", keys: [["no freeze"]]}
    - {w: 1, type: decision, src: m44, fact: "The sync is on Wednesdays at 14:00.", keys: [["Wednesdays 14:00"]]}
    ended:
    - {fact: "The cutover is on 19 April at 06:00.", was: m4, by: m35, keys: [["06:00"]], not: ["08:30"]}
    - {fact: "The target is Postgres 16.", was: 1/m3, by: m13, keys: [["Postgres 16"]], not: ["17"]}
    - {fact: "The cutover is on 21 March at 22:00.", was: 1/m11, by: m4, keys: [["date:2026-03-21"], ["22:00"]], not: ["didn't", "19 April"]}
    - {fact: "The method is pg_upgrade with --link.", was: 1/m8, by: m3, keys: [["pg_upgrade"], ["--link"]], not: ["instead", "logical"]}
    - {fact: "The old cluster is kept read-only for 7 days.", was: 1/m26, by: m21, keys: [["read-only"], ["7 days"]], not: ["obsolete", "14"]}
    - {fact: "max_client_conn is 400.", was: 1/m17, by: m17, keys: [["max_client_conn"], ["400"]], not: ["900", "raised"]}
    - {fact: "psycopg2 is pinned to 2.8.4.", was: 1/m14, by: m14, keys: [["2.8.4"]], not: ["merged", "v4"]}
    - {fact: "Rashid is on call for the cutover.", was: 1/m30, by: m25, keys: [["Rashid is on call"]], not: ["Tobi", "leave"]}
    - {fact: "There is a freeze from 16 March.", was: 1/m39, by: m40, keys: [["freeze"], ["date:2026-03-16"]], not: ["no freeze"]}
    - {fact: "The sync is on Thursdays at 10:00.", was: 1/m41, by: m44, keys: [["Thursday 10:00"]], not: ["Wednesday"]}
    - {fact: "The customer mail goes out on 9 March.", was: 1/m37, by: m38, keys: [["mail"], ["date:2026-03-09"]], not: ["7 April"]}
    never:
    - {what: "joke about a llama farm", src: m31, keys: [["llama"]]}
    - {what: "password", src: m33, keys: [["Quokka"]]}
    - {what: "hypothetical flood", src: m42, keys: [["boats"], ["floods"]]}
questions:
- {q: "Which database version will billing run on?", a: "Postgres 17", keys: [["17"]]}
- {q: "When exactly is the switch?", a: "19 April, 08:30", keys: [["19 April"], ["08:30"]]}
- {q: "How do we get back if it goes wrong?", a: "Reverse replication for 14 days", keys: [["14 days"]]}
- {q: "Why was the in-place upgrade given up?", a: "The rehearsal took 3 hours 10, more than the two-hour window", keys: [["3 hours"]]}
- {q: "Who carries the pager during the changeover?", a: "Tobi", keys: [["Tobi"]]}
- {q: "What must be executed just before switching?", a: "scripts/sync_sequences.py", keys: [["sync_sequences"]]}
- {q: "How many client connections does the pooler allow?", a: "900", keys: [["900"]]}
- {q: "Which days are forbidden by the accountants?", a: "The last three days of a month", keys: [["last three days"]]}
- {q: "Where is the step-by-step guide?", a: "docs/runbooks/billing-cutover.md", keys: [["billing-cutover"]]}
- {q: "How was the penny difference cured?", a: "With an explicit numeric(12,2) cast", keys: [["numeric"]]}
