=== conversation 1 | KLV-204 data stream | 2026-06-15T09:05
Ewelina*> Good morning. This channel replaces the mail thread with 214 replies. Please keep it to KLV-204.
Raghavendra> Acknowledged.
Ewelina*> From the steering meeting: database lock is Friday 14 August, 12:00 CET. Topline results follow two weeks after that.
Lindiwe> Status this morning: 612 subjects randomised at 47 sites. Site 118 is out of the per-protocol set, its freezer failed for nine days in April.
Raghavendra> Of these I believe 11 are in the US.
Lindiwe> 14. The list is in the TMF, section 5.
Raghavendra> Corrected in my notes, 14.
Ewelina*> Standards, for the avoidance of doubt:
SDTM IG 3.4
ADaM IG 1.3
define.xml 2.1
Raghavendra> Scheduling as it stands:
| job | start (UTC) | runtime |
| klv_load | 01:30 | 40 min |
| klv_check | 02:30 | 15 min |
Lindiwe> For completeness, the central lab is Nordhaus in Kiel. They drop a CSV on the SFTP every Monday.
Ewelina*> Creatinine goes to µmol/L everywhere. US values are multiplied by 88.4 at load, not later.
Raghavendra> Noted. The stack is frozen too: Python 3.11 and dbt 1.8 on Snowflake. All data frames are pandas 2.2.
Raghavendra> May I suggest Databricks? I priced it in spring, it would come out at 31,000 francs a year less.
Ewelina*> You may, and the answer is no. Not in the middle of a blinded phase III.
Raghavendra> Understood.
Ewelina*> On blinding: nobody opens the randomisation file before the unblinding meeting. Until then TRT01P contains the dummy value X for every subject.
Lindiwe> For the edit checks I made a test patient, 999-001: female, born in 1831, weight 4 kg, three left kidneys. If she passes, the checks are wrong.
Raghavendra> She passed two of them.
Lindiwe> Then they are wrong.
Raghavendra> 38 adverse events have a partial start date. I impute to the first of the month in AE, as in the previous study.
Ewelina*> Fine for me.
Lindiwe> There are 23 queries older than 30 days, 19 of them with the site in Porto. I chase Porto this week.
Lindiwe> My leave is 6 to 17 July. Tumelo covers for me, he has all the accesses.
Ewelina*> The EDC vendor writes that Saturday's upgrade was "seamless". Indeed, we merely lost Saturday, Sunday and the adverse events.
Raghavendra> A recruiter told me that at Helvion four programmers overwrote 90,000 rows in one lunch break and now report to the canteen.
Ewelina*> Let me repeat one wish: no Excel attachments to me, ever. A link is enough.
Raghavendra> And the SAE reconciliation? I have no rhythm in my calendar.
Lindiwe> Yes, every second Thursday, 10:00, with pharmacovigilance.
Ewelina*> Finance has given us a ceiling: 4,200 francs a month for compute. May was 3,870.
Raghavendra> The new SFTP login for you both, delete after reading: user klv_ro, password mTq-44-Zander.
Lindiwe> Deleted.
Lindiwe> Meanwhile in my inbox: "Dear Honourable Doctor, we deliver submission-ready SDTM in 24 hours, 95% cheaper, 600 happy sponsors." No signature.
Ewelina*> With a second data manager this trial would be clean in three days and I could learn the cello.
Raghavendra> One more practical point from my side. The validation server goes down for patching on Saturday 27 June, 06:00 to 14:00 UTC, so nothing may be scheduled then.
Ewelina*> Thank you both.
=== conversation 2 | KLV-204 data stream | 2026-08-03T09:00
Ewelina*> Update from the sponsor. The lock has been put off by two weeks, to Friday 28 August, same hour, because Porto asked for a source data audit.
Lindiwe> Porto.
Raghavendra> The audit takes place when?
Lindiwe> 18 and 19 August, on site. I fly on the 17th with Mr Castelnuovo from QA.
Ewelina*> At least the old queries are history, the last of the 23 was closed on Thursday.
Lindiwe> There is a larger change. Since 20 July all samples go to Medicross in Leuven, Nordhaus lost its accreditation. Their data arrive through an API, hourly.
Raghavendra> Which is why klv_load now starts at 03:00, after their last nightly batch. Everything downstream shifts by the same 90 minutes.
Ewelina*> Is the creatinine factor the same for Medicross?
Raghavendra> They report in µmol/L natively, including the US samples. I have removed the multiplication for their records, it remains for the old ones.
Ewelina*> Good. Document it in the reviewer's guide, please.
Lindiwe> Tumelo's contract ended on Friday. My deputy is Inês from the Lisbon office now, on Teams as inmarques.
Ewelina*> Welcome to Inês, then.
Raghavendra> I have also rewritten the lab module in Polars. The 11 million rows took pandas 26 minutes and now take 2, so pandas is gone from the repository.
Ewelina*> Was that validated?
Raghavendra> Double programming by Inês, zero differences on all 11 datasets. The report is VAL-0093.
Ewelina*> Professor Okonjo has reviewed the SAP. He does not accept imputed dates in SDTM: AE keeps them partial, and ADAE carries the imputed date with ASTDTF set.
Raghavendra> I will take it out by Friday.
Lindiwe> Pharmacovigilance asks that we meet weekly until lock, Thursdays at 10:00. I accepted for all three.
Ewelina*> Accepted.
Raghavendra> A newsletter claims that from 2028 the EMA will take nothing but R and that 40 sponsors have already burnt their SAS licences.
Ewelina*> The newsletter sells R courses.
Lindiwe> The QA slides open with James Lind, 12 sailors, 1747, oranges and lemons. It is always Lind.
Ewelina*> Budget: July came to 5,010 francs, so I asked for more. Finance has raised it to 5,500 until December.
Lindiwe> My statistics course, exercise 4: an urn holds 5 red and 7 blue capsules, two are drawn, what is the probability of an adverse mood.
Raghavendra> 35 over 66, one of each. The mood I cannot compute.
Ewelina*> A correction to the counts before you copy them: 609 subjects, not 612. Three withdrew consent and their data must not be used after the withdrawal date.
Lindiwe> Confirmed: 203-011, 203-014 and 317-002.
Raghavendra> Excuse me for five minutes, the server room has sent an alarm. It reads "temperature 640 °C".
Raghavendra> The sensor fell on the floor.
Ewelina*> In the lift they say Basel will be closed and all 900 of us go to a business park near Gdańsk. In the lift they said the same in 2019.
Lindiwe> Ewelina has of course already bought the park. She will be addressed as Lady Pomerania from Monday.
Ewelina*> With immediate effect.
Raghavendra> Two personal notes. My knee operation is on 8 September in Hyderabad, and I will be out for three weeks.
Lindiwe> Who runs the nightly loads then?
Raghavendra> Inês. The handover is on 2 and 3 September, I have booked the room.
Ewelina*> In that case, code freeze on 21 August. After that only fixes with a ticket and my approval.
Raghavendra> And if the audit has a critical finding?
Ewelina*> If Porto gets a critical finding, its 31 subjects go into a sensitivity analysis and the lock stays where it is. That is agreed with Okonjo.
Lindiwe> 38 degrees in the office, the blinds have given up. I envy the samples.
Ewelina*> I quote the hotel in Porto, from the booking page: "Charming. A pigeon lives in room 12. We would return for the pigeon." Lindiwe, you have been warned.
Lindiwe> Not for any record, please: between us, the investigator in Porto is in the middle of a divorce and signs whatever lies on top.
Ewelina*> Then we will not have read it.
Raghavendra> Would it help to simply extend the window to September? I would have a spare week.
Ewelina*> No. The 28th, as communicated.
Raghavendra> Clear. Back to AE.
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: task, src: m3, fact: "Database lock is on Friday 14 August, 12:00 CET.", keys: [["lock"], ["date:2026-08-14"]]}
    - {w: 2, type: fact, src: m4, fact: "612 subjects randomised at 47 sites.", keys: [["612"]]}
    - {w: 2, type: fact, src: m4, fact: "Site 118 is out of the per-protocol set.", keys: [["118"], ["per-protocol"]]}
    - {w: 2, type: decision, src: m8, fact: "SDTM IG 3.4.", keys: [["SDTM IG 3.4"]]}
    - {w: 2, type: fact, src: m9, fact: "klv_load starts at 01:30 UTC.", keys: [["klv_load"], ["01:30"]]}
    - {w: 2, type: fact, src: m10, fact: "The central lab is Nordhaus in Kiel, a CSV every Monday.", keys: [["Nordhaus"], ["Kiel"]]}
    - {w: 2, type: decision, src: m11, fact: "Creatinine in µmol/L everywhere; US values times 88.4.", keys: [["88.4"]]}
    - {w: 1, type: fact, src: m12, fact: "Python 3.11 and dbt 1.8 on Snowflake.", keys: [["Python 3.11"]]}
    - {w: 1, type: fact, src: m12, fact: "Data frames are pandas 2.2.", keys: [["pandas 2.2"]]}
    - {w: 2, type: decision, src: m16, fact: "Nobody opens the randomisation file before unblinding.", keys: [["randomisation file"]]}
    - {w: 1, type: fact, src: m16, fact: "TRT01P holds the dummy value X until then.", keys: [["TRT01P"]]}
    - {w: 1, type: decision, src: m20, fact: "Partial AE start dates are imputed to the first of the month.", keys: [["impute"], ["first of the month"]]}
    - {w: 1, type: task, src: m22, fact: "23 queries are older than 30 days.", keys: [["23 queries"]]}
    - {w: 2, type: fact, src: m23, fact: "Tumelo covers for Lindiwe during her leave 6 to 17 July.", keys: [["Tumelo"], ["covers"]]}
    - {w: 2, type: preference, src: m26, fact: "No Excel attachments to Ewelina, a link is enough.", keys: [["Excel attachments"]]}
    - {w: 1, type: task, src: m28, fact: "SAE reconciliation every second Thursday at 10:00.", keys: [["every second Thursday"], ["10:00"]]}
    - {w: 2, type: fact, src: m29, fact: "Compute ceiling of 4,200 francs a month.", keys: [["4,200"]]}
    ended: []
    never:
    - {what: "wrong guess corrected: 11 US sites", src: m5, keys: [["believe 11"]]}
    - {what: "price of a suggestion refused: Databricks", src: m13, keys: [["31,000"]]}
    - {what: "example patient 999-001", src: m17, keys: [["999-001", "born in 1831"]]}
    - {what: "irony about the upgrade", src: m24, keys: [["Indeed, we merely lost"]]}
    - {what: "a recruiter's tale: 90,000 rows", src: m25, keys: [["90,000"]]}
    - {what: "SFTP password", src: m30, keys: [["Zander"]]}
    - {what: "quoted spam: submission-ready SDTM", src: m32, keys: [["600 happy sponsors"]]}
    - {what: "hypothetical: a second data manager and the cello", src: m33, keys: [["cello"]]}
  2:
    dropped: [1, 2, 5, 6, 9, 12, 13, 14, 16, 17]
    keep:
    - {w: 2, type: task, src: m1, fact: "The lock is put off to Friday 28 August.", keys: [["lock"], ["date:2026-08-28"]]}
    - {w: 2, type: task, src: m4, fact: "The audit in Porto is on 18 and 19 August; Lindiwe flies on the 17th.", keys: [["Castelnuovo"], ["date:2026-08-17"]]}
    - {w: 2, type: fact, src: m6, fact: "Since 20 July the lab is Medicross in Leuven.", keys: [["Medicross"], ["Leuven"]]}
    - {w: 2, type: fact, src: m7, fact: "klv_load starts at 03:00.", keys: [["klv_load"], ["03:00"]]}
    - {w: 1, type: decision, src: m9, fact: "No multiplication for Medicross records.", keys: [["removed the multiplication"]]}
    - {w: 2, type: fact, src: m11, fact: "Lindiwe's deputy is Inês from Lisbon.", keys: [["Inês"], ["deputy"]]}
    - {w: 1, type: decision, src: m13, fact: "The lab module is in Polars.", keys: [["Polars"]]}
    - {w: 1, type: code_ref, src: m15, fact: "Validation report VAL-0093.", keys: [["VAL-0093"]]}
    - {w: 2, type: decision, src: m16, fact: "AE keeps partial dates, ADAE carries the imputed date with ASTDTF.", keys: [["ASTDTF"]]}
    - {w: 2, type: task, src: m18, fact: "The meeting with pharmacovigilance is weekly until lock, Thursdays at 10:00.", keys: [["weekly"], ["Thursdays"]]}
    - {w: 2, type: fact, src: m23, fact: "The compute budget is 5,500 until December.", keys: [["5,500"]]}
    - {w: 2, type: fact, src: m26, fact: "609 subjects; three withdrew consent.", keys: [["609"]]}
    - {w: 1, type: fact, src: m27, fact: "They are 203-011, 203-014 and 317-002.", keys: [["317-002"]]}
    - {w: 2, type: fact, src: m33, fact: "Raghavendra's knee operation is on 8 September, three weeks out.", keys: [["knee"], ["date:2026-09-08"]]}
    - {w: 1, type: task, src: m35, fact: "Inês runs the nightly loads, handover on 2 and 3 September.", keys: [["handover"], ["date:2026-09-03"]]}
    - {w: 2, type: decision, src: m36, fact: "Code freeze on 21 August.", keys: [["code freeze"], ["date:2026-08-21"]]}
    - {w: 2, type: decision, src: m38, fact: "With a critical finding, Porto's 31 subjects go into a sensitivity analysis.", keys: [["sensitivity analysis"]]}
    ended:
    - {fact: "The lock is on 14 August.", was: 1/m3, by: m1, keys: [["lock"], ["date:2026-08-14"]], not: ["put off"]}
    - {fact: "23 old queries are open.", was: 1/m22, by: m5, keys: [["23 queries"]], not: ["history"]}
    - {fact: "Nordhaus is the central lab.", was: 1/m10, by: m6, keys: [["Nordhaus"], ["Kiel"]], not: ["Medicross"]}
    - {fact: "klv_load starts at 01:30.", was: 1/m9, by: m7, keys: [["klv_load"], ["01:30"]], not: ["03:00"]}
    - {fact: "Tumelo is Lindiwe's cover.", was: 1/m23, by: m11, keys: [["Tumelo"], ["covers"]], not: ["ended"]}
    - {fact: "pandas 2.2 is in the stack.", was: 1/m12, by: m13, keys: [["pandas 2.2"]], not: ["Polars"]}
    - {fact: "AE dates are imputed to the first of the month.", was: 1/m20, by: m16, keys: [["impute"], ["first of the month"]], not: ["partial:"]}
    - {fact: "Reconciliation every second Thursday.", was: 1/m28, by: m18, keys: [["every second Thursday"]], not: ["weekly"]}
    - {fact: "The ceiling is 4,200 francs.", was: 1/m29, by: m23, keys: [["4,200"]], not: ["5,500"]}
    - {fact: "612 subjects.", was: 1/m4, by: m26, keys: [["612"]], not: ["609"]}
    never:
    - {what: "hearsay of a newsletter: nothing but R", src: m20, keys: [["nothing but R"]]}
    - {what: "trivia: James Lind's sailors", src: m22, keys: [["12 sailors"]]}
    - {what: "figures of an exercise: the urn", src: m24, keys: [["5 red"]]}
    - {what: "false alarm: 640 °C", src: m28, keys: [["640 °C"]]}
    - {what: "rumour in the lift: 900 of us near Gdańsk", src: m30, keys: [["Gdańsk"]]}
    - {what: "teasing: Lady Pomerania", src: m31, keys: [["Lady Pomerania"]]}
    - {what: "weather: 38 degrees in the office", src: m39, keys: [["38 degrees"]]}
    - {what: "quoted hotel review: the pigeon", src: m40, keys: [["pigeon lives in room 12"]]}
    - {what: "not for the record: the investigator's divorce", src: m41, keys: [["divorce"]]}
    - {what: "suggestion refused: extend to September", src: m43, keys: [["extend the window"]]}
questions:
- {q: "When can nothing be changed in the data any more?", a: "28 August", keys: [["date:2026-08-28"], ["lock"]]}
- {q: "Which company analyses the blood?", a: "Medicross in Leuven", keys: [["Medicross"]]}
- {q: "At what hour does the import begin?", a: "03:00 UTC", keys: [["klv_load"], ["03:00"]]}
- {q: "Who replaces our South African colleague when she is away?", a: "Inês from Lisbon", keys: [["Inês"], ["deputy"]]}
- {q: "How many participants count?", a: "609", keys: [["609"]]}
- {q: "What are we allowed to spend on machines?", a: "5,500 francs a month until December", keys: [["5,500"]]}
- {q: "Until what day may I merge freely?", a: "21 August, then code freeze", keys: [["code freeze"], ["date:2026-08-21"]]}
- {q: "When is Raghavendra's knee operation?", a: "8 September", keys: [["date:2026-09-08"]]}
- {q: "What happens to Porto's patients after a bad result?", a: "sensitivity analysis", keys: [["sensitivity analysis"]]}
- {q: "What may I not send to Ewelina?", a: "Excel attachments", keys: [["Excel attachments"]]}
