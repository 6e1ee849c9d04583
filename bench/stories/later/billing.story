=== conversation 1 | tally groundwork | 2026-02-03T09:10
user> morning! new project and for once it's mine from scratch: a billing service for Lokalraum, we rent out meeting rooms by the hour. I'm the only backend person on it
assistant> Good morning! A greenfield billing service is a rare treat. What do you have so far?
user> a name and a readme. it's called tally. Go 1.23, Postgres 16, and it goes on the k8s cluster we already run
assistant> That's a solid base. Do customers pay per booking, or do you bill them in batches?
user> batches. every company gets one invoice a month, the run starts on the 1st at 03:00 UTC
assistant> Then the run has to be safe to repeat: if it dies halfway, starting it again mustn't bill anybody twice. How do you hold amounts?
user> int64 cents, everywhere. if I see a float near money I'll scream
assistant> No floats, noted. Which rounding do you use when VAT doesn't come out even?
user> half-even, the bankers' way, that's what I learned at my last job
assistant> That works technically. Do check with finance, though: on invoices many tax offices expect commercial rounding.
user> fair. I'll grab Henrik at lunch, he's the head of finance
user> oh and before I forget, something about you: short answers please, and no code unless I ask for it. I look at diffs all day
assistant> Short, and no code unless you ask. Got it.
user> sorry that looked rude
assistant> Not at all, it helps.
user> my cat just walked over the keyboard and nearly force-pushed to main, so that's the kind of morning we're having
assistant> At least somebody on the team is confident about releases.
user> ha. ok, payments. both go through Stripe, cards and SEPA direct debit
assistant> Keep in mind that Stripe's webhooks can come twice and in the wrong order. It's usually wise to load-test the endpoint with k6 before going live, too.
user> the order thing is my nightmare. in the old system webhooks that came out of order flipped paid invoices back to failed, twice last year. really don't want that again
assistant> You could compare the event's own timestamp with the state you already hold and ignore anything that's behind it.
user> yes let's do exactly that: compare `created` of the event, drop whatever is older than what we have
assistant> Good. That and a unique index on the event id cover most of it.
user> for our own API: idempotency keys, I hold on to them for 48 hours, table idempotency_keys
assistant> Reasonable for clients that retry within a day or so.
user> should be plenty
(+3h) user> back. Henrik says half-up, like every other German invoice, and he looked at me as if I'd asked whether water is wet. so half-up it is
assistant> Commercial rounding then. Did he say anything about invoice numbers? They need to be gapless.
user> he has to look up what the auditors want. promised me the format by Friday
user> VAT while we're at it: 19 % for the German rooms, 20 % for the two sites in Vienna
assistant> Is the rate decided by where the room is, or where the customer sits?
user> where the room is. always. it's a service tied to real estate
assistant> Right, then store the rate on the invoice line so later changes don't rewrite history.
user> good point, hm, yes. I already have a column for it anyway
user> partial bookings: we bill by the minute, and the proration code lives in internal/proration/days.go. stupid file name, I know, but there it stays
assistant> Noted, I'll look for it there despite the name.
user> process thing: every migration has to be approved by Priyanka, our DBA. no exceptions, not even for an index
assistant> Then it's worth batching schema changes so she isn't asked daily.
user> reminders for late payers: 7, 14 and 21 days after the due date, by mail. the third one says we'll block the booking account
assistant> Clear. And when does all of this have to stand?
user> pilot with 40 companies starts on 16 March. I said it out loud in the all-hands so now it's real
assistant> Six weeks, alone. Tight but doable if the scope stays as it is.
user> if we ever win the lottery we just buy Chargebee and I go surfing
(+3d) user> Henrik came through: invoice numbers are LR-2026-00001 and so on, starting at one again each January
assistant> Then the counter needs the year in its key. Nice that it's settled on time.
user> yep. next for me: the credit note flow, I want it done by the end of February. nobody here has ever written one down, they do it in Word
assistant> Good next step. Have a nice weekend!
=== conversation 2 | tally before the pilot | 2026-03-24T08:40
user> hi, me again. still alive, still alone on this
assistant> Good to see you! How's tally doing?
user> well you can count. it's the 24th and nothing is live. Henrik and I sat down yesterday: pilot is on 13 April now, with 25 companies
assistant> A smaller group three weeks from now sounds more relaxed. What held it up?
user> SEPA mostly. Stripe's fee for returned debits is crazy for our amounts, so direct debits run over GoCardless now. cards stay where they are
assistant> So two providers. Did the webhook part survive that?
user> mostly copy and paste, I'm not proud. internal/webhooks/gocardless.go next to internal/webhooks/stripe.go, same interface, Receiver
assistant> Two implementations of one interface is nothing to be ashamed of.
user> lol ok. credit notes: shipped on 27 February, a day early, Henrik actually brought cake
assistant> Congratulations, that's a proper milestone.
user> it was dry cake
user> so today. three things bug me, can I think out loud a bit?
assistant> Please do.
user> first the run. people correct bookings up to three days after the month ends, and then I'd have to credit half of it again. so I push the invoices to the 4th, hour stays the same
assistant> That removes a whole class of corrections. Does the due date move along?
user> no, due is 14 days after the invoice date, like it says in the contracts
assistant> Fine, then nothing else changes.
user> second. one client's job hung over the weekend, retried on the Monday, after three days, and got booked twice because we'd thrown the key away by then. set it to 7 days this morning
assistant> A week covers long weekends as well. Did you refund the double booking?
user> yes yes. they were nice about it
user> a guy at the Go meetup told me his company billed everybody in yen for a day. I slept better after that
assistant> There's always someone with a worse story.
user> third: the clocks change on Sunday. I ran the proration for the 29th and a booking over the night comes out an hour short. has to be fixed before then
assistant> Are you subtracting local times? Across the change that loses an hour.
user> argh. yes. of course I am
assistant> Convert both ends to UTC first, then subtract; show Europe/Berlin only on the printed invoice.
user> ok that's the rule then: we calculate in UTC, Europe/Berlin only for printing
(+5h) user> bug's gone, merged and deployed, with a test for both change days
assistant> Nicely done, and with five days to spare.
user> feeling like a zombie, honestly, three coffees and it's not helping
assistant> Then maybe the rest can wait until tomorrow?
user> nah, quick ones. Priyanka is leaving us, Friday's her last day. from then on Joost signs off the migrations
assistant> Worth giving Joost a tour of the schema while she's still there.
user> good idea, I'll set that up for Thursday the 26th, 2pm, the three of us
assistant> That's enough time to walk through the main tables.
user> Henrik found the dunning too pushy btw. two mails only, after 10 and 24 days, and no more threats about blocking
assistant> Simpler, too. Anything from the auditors?
user> invoices have to stay readable for 10 years, so the PDFs go to the archive bucket, tally-archive, with object lock on
assistant> Object lock is a good fit, nobody can delete by accident.
user> events to the CRM: no Kafka, I'm not running that alone. an outbox table, polled every 5 seconds
assistant> For your volume that's more than enough.
user> and an alarm: if the monthly run takes longer than 20 minutes it pages me, rest just goes to the tally-alerts channel
assistant> Sensible. Who's paged if you're away?
user> hm. nobody. I'm off from 30 March to 2 April, so at least not during a run. here's the staging password if you want to poke around later, hunter-maple-77, don't keep that anywhere
assistant> I won't keep it, and please rotate it since it's now in a chat. Somebody as backup would be good before the pilot, though.
user> true. I'll ask Joost to be second on call by 8 April, before it gets serious
assistant> Good plan. Shall I write up today's list?
user> no need. one wish though: when I ask you to compare options, give me a table, not prose
assistant> A table for comparisons, will do. Get some sleep!
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: context, src: m1, fact: "The user is the only backend person on a billing service for Lokalraum, which rents out meeting rooms by the hour.", keys: [["billing"], ["Lokalraum"]]}
    - {w: 2, type: fact, src: m3, fact: "The service is called tally: Go 1.23 and Postgres 16 on the existing k8s cluster.", keys: [["Go 1.23"], ["Postgres 16"]]}
    - {w: 2, type: decision, src: m5, fact: "Every company gets one invoice a month; the run starts on the 1st at 03:00 UTC.", keys: [["the 1st"], ["invoice", "run"]]}
    - {w: 2, type: decision, src: m7, fact: "Amounts are int64 cents everywhere, never floats.", keys: [["int64"], ["cents"]]}
    - {w: 2, type: preference, src: m12, fact: "The user wants short answers and no code unless asked for.", keys: [["short"], ["no code"]]}
    - {w: 2, type: decision, src: m18, fact: "Cards and SEPA direct debit both go through Stripe.", keys: [["Stripe"], ["SEPA"]]}
    - {w: 2, type: risk, src: m20, fact: "In the old system webhooks out of order flipped paid invoices back to failed.", keys: [["out of order"], ["paid invoices"]]}
    - {w: 2, type: decision, src: m22, fact: "Webhook events are compared by `created`; older ones are dropped.", keys: [["created"], ["older"]]}
    - {w: 1, type: fact, src: m24, fact: "Idempotency keys are held for 48 hours in the table idempotency_keys.", keys: [["idempotency"], ["48"]]}
    - {w: 2, type: decision, src: m27, fact: "Rounding is half-up, as Henrik wants it.", keys: [["half-up"]]}
    - {w: 2, type: fact, src: m30, fact: "VAT is 19 % for the German rooms and 20 % for the two sites in Vienna.", keys: [["19 %", "19%"], ["20 %", "20%"], ["Vienna"]]}
    - {w: 1, type: code_ref, src: m35, fact: "Proration is by the minute, in internal/proration/days.go.", keys: [["proration/days.go"]]}
    - {w: 2, type: fact, src: m37, fact: "Every migration has to be approved by Priyanka, the DBA.", keys: [["Priyanka"], ["migration"]]}
    - {w: 2, type: task, src: m41, fact: "The pilot with 40 companies starts on 16 March 2026.", keys: [["pilot"], ["date:2026-03-16"]]}
    - {w: 2, type: fact, src: m44, fact: "Invoice numbers look like LR-2026-00001 and start at one again each January.", keys: [["LR-2026-00001"]]}
    - {w: 1, type: task, src: m46, fact: "The user wants the credit note flow done by the end of February 2026.", keys: [["credit note"], ["February", "2026-02"]]}
    ended:
    - {fact: "Rounding is half-even.", was: m9, by: m27, keys: [["half-even", "bankers"]], not: ["half-up", "commercial"]}
    - {fact: "Henrik promised the invoice number format by Friday, 2026-02-06.", was: m29, by: m44, keys: [["format"], ["Friday", "date:2026-02-06"]], not: ["LR-"]}
    never:
    - {what: "anecdote: the cat on the keyboard", src: m16, keys: [["my cat", "the cat", "user's cat"]]}
    - {what: "generic advice nobody took up: load test with k6", src: m19, keys: [["k6"]]}
    - {what: "joke: buy Chargebee after a lottery win", src: m43, keys: [["Chargebee"]]}
  2:
    dropped: [3, 6, 9, 13, 14, 16]
    keep:
    - {w: 2, type: task, src: m3, fact: "The pilot is on 13 April 2026 with 25 companies.", keys: [["pilot"], ["date:2026-04-13"]]}
    - {w: 2, type: decision, src: m5, fact: "Direct debits run over GoCardless; cards stay with Stripe.", keys: [["GoCardless"], ["debit", "SEPA"]]}
    - {w: 1, type: code_ref, src: m7, fact: "The webhook receivers are internal/webhooks/gocardless.go and internal/webhooks/stripe.go, with the interface Receiver.", keys: [["webhooks/gocardless.go"]]}
    - {w: 2, type: decision, src: m14, fact: "The monthly invoices go out on the 4th, at the same hour.", keys: [["the 4th"], ["invoice", "run"]]}
    - {w: 1, type: fact, src: m16, fact: "Invoices are due 14 days after the invoice date.", keys: [["14 days after"], ["invoice"]]}
    - {w: 1, type: decision, src: m18, fact: "The idempotency key is kept for 7 days.", keys: [["7 days"]]}
    - {w: 2, type: decision, src: m27, fact: "Bookings are calculated in UTC; Europe/Berlin is only for printing.", keys: [["UTC"], ["Europe/Berlin"], ["print"]]}
    - {w: 2, type: fact, src: m32, fact: "Priyanka's last day is 2026-03-27; from then on Joost signs off the migrations.", keys: [["Joost"], ["migration"]]}
    - {w: 1, type: task, src: m34, fact: "A schema tour with Joost and Priyanka is on Thursday, 26 March 2026 at 2pm.", keys: [["date:2026-03-26"], ["2pm", "14:00"]]}
    - {w: 1, type: decision, src: m36, fact: "Dunning: only two mails, after 10 and 24 days, without threats of blocking.", keys: [["10 and 24"]]}
    - {w: 2, type: decision, src: m38, fact: "Invoices must stay readable for 10 years; the PDFs go to the bucket tally-archive with object lock.", keys: [["10 years"]]}
    - {w: 2, type: decision, src: m40, fact: "Events go to the CRM by an outbox table polled every 5 seconds, no Kafka.", keys: [["outbox"]]}
    - {w: 1, type: decision, src: m42, fact: "If the monthly run takes longer than 20 minutes, the user is paged; the rest goes to tally-alerts.", keys: [["20 minutes"]]}
    - {w: 1, type: fact, src: m44, fact: "The user is off from 30 March to 2 April 2026.", keys: [["off", "away"], ["date:2026-03-30"]]}
    - {w: 2, type: task, src: m46, fact: "The user will ask Joost to be second on call by 8 April 2026.", keys: [["Joost"], ["on call"]]}
    - {w: 2, type: preference, src: m48, fact: "For comparisons of options the user wants a table, not prose.", keys: [["compar"], ["table"]]}
    ended:
    - {fact: "The pilot starts on 16 March.", was: 1/m41, by: m3, keys: [["pilot"], ["date:2026-03-16"]], not: ["13 April", "2026-04-13", "postpone"]}
    - {fact: "Cards and SEPA both go through Stripe.", was: 1/m18, by: m5, keys: [["Stripe"], ["SEPA"]], not: ["GoCardless"]}
    - {fact: "The credit note flow is still to be done by the end of February.", was: 1/m46, by: m9, keys: [["credit note"], ["end of February", "2026-02-28"]], not: ["shipped", "finished", "27 February"]}
    - {fact: "The invoice run is on the 1st.", was: 1/m5, by: m14, keys: [["the 1st"], ["invoice", "run"]], not: ["4th"]}
    - {fact: "Idempotency keys are kept for 48 hours.", was: 1/m24, by: m18, keys: [["idempotency"], ["48 h", "48h"]], not: ["7 days", "a week"]}
    - {fact: "The proration bug at the clock change (29 March) has to be fixed before then.", was: m23, by: m28, keys: [["proration", "hour short"], ["to be fixed"]], not: ["merged", "deployed", "was fixed"]}
    - {fact: "Every migration has to be approved by Priyanka.", was: 1/m37, by: m32, keys: [["Priyanka"], ["migration"]], not: ["Joost", "leav", "last day"]}
    - {fact: "Reminders are sent after 7, 14 and 21 days.", was: 1/m39, by: m36, keys: [["7, 14"]], not: ["24"]}
    never:
    - {what: "hearsay: a company that billed in yen", src: m21, keys: [["yen"]]}
    - {what: "mood of the moment: like a zombie", src: m30, keys: [["zombie"]]}
    - {what: "the staging password", src: m44, keys: [["hunter-maple"]]}
questions:
- {q: "On which day of the month are customers billed?", a: "on the 4th", keys: [["the 4th"]]}
- {q: "Who has to agree to a change of the database schema?", a: "Joost", keys: [["Joost"], ["migration"]]}
- {q: "When do the first real customers get onto the new system, and how many?", a: "13 April 2026, 25 companies", keys: [["date:2026-04-13"], ["25"]]}
- {q: "Which company collects the money from bank accounts?", a: "GoCardless", keys: [["GoCardless"]]}
- {q: "How is a fraction of a cent dealt with?", a: "half-up rounding", keys: [["half-up"]]}
- {q: "What does an invoice number look like?", a: "LR-2026-00001", keys: [["LR-2026-00001"]]}
- {q: "Which tax rate applies in Austria?", a: "20 % (the sites in Vienna)", keys: [["20 %", "20%"], ["Vienna"]]}
- {q: "How long do documents have to be stored?", a: "10 years", keys: [["10 years"]]}
- {q: "How should several alternatives be presented to the user?", a: "as a table", keys: [["compar"], ["table"]]}
- {q: "What was the worst problem of the predecessor?", a: "out-of-order webhooks set paid invoices to failed", keys: [["out of order"], ["paid invoices"]]}
