=== conversation 1 | Night desk, Hotel Marlowe | 2026-01-12T22:05
Goran*> Good evening. As of tonight the handover goes in this channel, not on the clipboard.
Adaeze> Noted. The clipboard has accepted early retirement and a villa in Tenerife.
Goran*> Nights remain 23:00 to 07:00. Two on the desk on Friday and Saturday, one otherwise.
(+50m) Adaeze> From the late shift:
- 412: banging pipe, guest moved to 415. 412 is out of order until Luc has been.
- 208, Mr Abernathy, is deaf. Do not ring, use the flashing lamp from the drawer.
- Taxi for 116 at 04:15.
Goran*> How long is Mr Abernathy with us?
Adaeze> Mr Abernathy stays until 31 March.
Luc> 412 is the expansion tank. Part comes Thursday.
Goran*> Thank you. Breakfast is at 07:00 every day, for those who asked.
Thuy> From 1 February my team starts at 06:00, please leave the light on in the second floor pantry.
Goran*> Will do.
(+2h) Adaeze> A gentleman in the bar informs me that he owns eleven hotels in Dubai and that our ice is wrong.
Goran*> And what did you say?
Adaeze> That our ice is working through it.
Goran*> Tariff reminder. Late checkout is £25 until 14:00. Dogs are £15 per night, two at most, not in the breakfast room.
Adaeze> Night audit at 02:30, I take it? Somebody had written 03:00.
Goran*> Audit is at 02:30. Nobody touches the cashier screen during it.
Adaeze> And if it hangs?
Goran*> If it fails twice, ring the Opera helpdesk and leave Ms Kerr asleep.
Adaeze> For the manual I made a specimen booking: "Mr John Sample, room 999, two nights, pays £0.01".
Luc> One could also put a mattress in lift 2 and sell it as the panorama suite.
Goran*> Head office reads this channel.
(2026-01-14T23:20) Adaeze> Today's review, in full: "Ghost in 305 stole my left shoe. Breakfast fine. Two stars."
Thuy> Shoe was behind the radiator.
Goran*> Fire panel: loop 3 shows a false fault since Sunday. Until it is repaired we walk the third floor every two hours, signature on the sheet.
Adaeze> When does the engineer come?
Goran*> 22 January, 10:00. He is from Caledon Fire.
Adaeze> The porter at the George tells everyone that their night man is on £19 an hour and gets a taxi home.
Goran*> Payroll will be delighted to hear it. Linen is delivered by Fishers, Mondays and Thursdays at 05:00.
Adaeze> For your planning: I am away in the week of 16 February, my sister marries in Enugu. Kwabena from evenings is my stand-in.
Goran*> Approved.
(+1d) Goran*> Instruction from Ms Kerr: every walk-in after 01:00 pays in advance, by card, without exception.
Luc> Back in 2009 a man with a Shetland pony paid for four nights in coins and carrots.
Goran*> He would now need a card. Something personal: the doctor found my ferritin at 9, so I take iron and need my break at 02:00 sharp.
Adaeze> Of course.
Luc> If I ran this house, check-in would be at noon and the sauna free for anyone called Luc.
=== conversation 2 | Night desk, Hotel Marlowe | 2026-02-27T22:10
Goran*> Good evening. Items since Monday, shortest first.
- Caledon Fire changed the card, the panel is clean, the rounds on the third floor are over.
- Opera was updated. The audit starts by itself at 03:30, nobody presses anything.
- I misread the tariff: for a late checkout we take £30.
Adaeze> Three departures owe us a fiver each, then. I'll send the bailiffs.
Luc> 412 has been back in service since 17 January, tank is quiet.
Adaeze> 208 is empty. Mr Abernathy's daughter fetched him on Sunday, and he left us a card with a drawing of the lamp.
Goran*> I shall miss his notes.
Adaeze> Enugu was magnificent, thank you for not asking. Kwabena transferred to the Glasgow house on the 23rd.
Goran*> Our reserve is now Ilse from reservations, Sundays and Mondays only.
Adaeze> The agency quoted £17.40 an hour for a relief porter.
Goran*> Declined this morning.
Thuy> From Sunday breakfast is 06:30 on weekdays and 07:30 at weekends, kitchen told me.
Goran*> Correct. Early bags stay at 05:00, ordered by midnight.
(+3h) Luc> Certificate of lift 2 runs out on 30 April.
Goran*> Has the inspection been arranged?
Luc> Yes. Nights of 13 and 14 April, 23:30 to 04:00.
Goran*> Should lift 1 fail in those nights, arrivals go to floors 1 and 2 only.
Adaeze> Leaflet under the door: "Sleepwell robotic butler, from £8,900, never calls in sick, speaks 30 languages!"
Luc> I could invite them for a demonstration next Wednesday.
Goran*> No.
Thuy> can it fold a fitted sheet
Luc> nobody can
(2026-03-02T01:40) Adaeze> Radio says a pigeon in Leith won a talent contest and £200.
Goran*> Delightful. Linen: Fishers lost the contract. Carstairs brings it Tuesdays and Fridays, 04:30, back gate.
Adaeze> And the back gate key is on hook 17?
Goran*> On hook 7. The other one is the spa.
Adaeze> 301 wagers ten pounds that Hearts take the league.
Goran*> Staff do not bet with guests. New code of the safe is 44091, delete this once read.
Adaeze> Read.
Goran*> One thing that stays out of the log: Luc slept through the alarm on the 11th.
Luc> I was listening horizontally.
Adaeze> The lobby television has that series on again where the night porter inherits an alpine hotel and finds three bodies in the laundry.
Goran*> Group on 24 March: 38 students from Tampere, arrival 00:40, hot soup on arrival.
Adaeze> Any allergies?
Goran*> Two coeliac, one nuts.
Luc> The Savoy would charge £90 for that soup and hum while pouring.
Adaeze> From 1 May I work three nights only, Tuesday to Thursday, because of the degree.
Goran*> Confirmed, Ms Kerr signed it this afternoon.
Adaeze> Sign on the hostel across the road, photographed for posterity: "No goats after 22:00".
Goran*> Last point. My blood values are back to normal, so no more iron, and the break can move again.
Adaeze> Good to hear. 02:00 is a terrible hour for tea anyway.

=== labels ===
after:
  1:
    keep:
    - {w: 2, type: decision, src: m1, fact: "The handover goes in this channel, not on the clipboard.", keys: [["handover goes in this channel"]]}
    - {w: 2, type: fact, src: m3, fact: "Nights are 23:00 to 07:00; two on the desk on Friday and Saturday, else one.", keys: [["23:00 to 07:00"]]}
    - {w: 2, type: fact, src: m4, fact: "Room 412 is out of order until Luc has been.", keys: [["412 is out of order"]]}
    - {w: 2, type: fact, src: m4, fact: "Mr Abernathy in 208 is deaf: use the flashing lamp.", keys: [["208"], ["deaf"]]}
    - {w: 1, type: fact, src: m6, fact: "Mr Abernathy stays until 31 March.", keys: [["date:2026-03-31"]]}
    - {w: 2, type: fact, src: m8, fact: "Breakfast is at 07:00 every day.", keys: [["07:00 every day"]]}
    - {w: 1, type: fact, src: m9, fact: "Housekeeping starts at 06:00 from 1 February; leave the light on in the second floor pantry.", keys: [["06:00"], ["pantry"]]}
    - {w: 2, type: fact, src: m14, fact: "Late checkout is £25 until 14:00.", keys: [["£25"]]}
    - {w: 1, type: fact, src: m14, fact: "Dogs are £15 per night, two at most, not in the breakfast room.", keys: [["£15"]]}
    - {w: 2, type: fact, src: m16, fact: "The night audit is at 02:30, nobody touches the cashier screen.", keys: [["audit is at 02:30"]]}
    - {w: 2, type: decision, src: m18, fact: "If the audit fails twice, ring the Opera helpdesk, not Ms Kerr.", keys: [["opera helpdesk"]]}
    - {w: 2, type: decision, src: m24, fact: "Until loop 3 is repaired the third floor is walked every two hours.", keys: [["walk the third floor"]]}
    - {w: 1, type: fact, src: m26, fact: "The engineer of Caledon Fire comes on 22 January at 10:00.", keys: [["date:2026-01-22"]]}
    - {w: 1, type: fact, src: m28, fact: "Fishers deliver linen on Mondays and Thursdays at 05:00.", keys: [["mondays and thursdays"]]}
    - {w: 1, type: fact, src: m29, fact: "Adaeze is away in the week of 16 February for her sister's wedding in Enugu.", keys: [["week of 16 february"]]}
    - {w: 1, type: fact, src: m29, fact: "Kwabena from evenings is her stand-in.", keys: [["kwabena"], ["stand-in"]]}
    - {w: 2, type: decision, src: m31, fact: "Every walk-in after 01:00 pays in advance by card.", keys: [["walk-in"], ["in advance"]]}
    - {w: 2, type: fact, src: m33, fact: "Goran's ferritin is 9; he takes iron and needs his break at 02:00.", keys: [["ferritin at 9"]]}
    ended: []
    never:
    - {what: "joke: the clipboard retires to Tenerife", src: m2, keys: [["tenerife"]]}
    - {what: "a guest's boast of eleven hotels in Dubai", src: m11, keys: [["eleven hotels"]]}
    - {what: "specimen booking for the manual", src: m19, keys: [["john sample"]]}
    - {what: "joke: a panorama suite in the lift", src: m20, keys: [["panorama suite"]]}
    - {what: "quoted review about a ghost", src: m22, keys: [["ghost in 305"]]}
    - {what: "hearsay: wage at the George", src: m27, keys: [["£19"]]}
    - {what: "irony: payroll will be delighted", src: m28, keys: [["delighted to hear"]]}
    - {what: "tale of 2009: a man with a pony", src: m32, keys: [["shetland pony"]]}
    - {what: "supposition: if Luc ran the house", src: m35, keys: [["anyone called luc"]]}
  2:
    dropped: [12, 13, 10, 8, 3, 4, 5, 16, 6, 14, 18, 15]
    keep:
    - {w: 2, type: fact, src: m1, fact: "The audit starts by itself at 03:30.", keys: [["03:30"]]}
    - {w: 2, type: fact, src: m1, fact: "Late checkout costs £30.", keys: [["£30"]]}
    - {w: 2, type: fact, src: m7, fact: "The reserve is Ilse from reservations, Sundays and Mondays only.", keys: [["ilse"], ["sundays and mondays"]]}
    - {w: 2, type: fact, src: m10, fact: "Breakfast is at 06:30 on weekdays and 07:30 at weekends.", keys: [["06:30"], ["07:30"]]}
    - {w: 1, type: fact, src: m11, fact: "Early bags are from 05:00, ordered by midnight.", keys: [["ordered by midnight"]]}
    - {w: 1, type: fact, src: m12, fact: "The certificate of lift 2 runs out on 30 April.", keys: [["lift 2"], ["date:2026-04-30"]]}
    - {w: 2, type: task, src: m14, fact: "The lift is inspected in the nights of 13 and 14 April, 23:30 to 04:00.", keys: [["13 and 14 april"]]}
    - {w: 1, type: decision, src: m15, fact: "If lift 1 fails in those nights, arrivals go to floors 1 and 2 only.", keys: [["arrivals go to floors"]]}
    - {w: 1, type: fact, src: m22, fact: "Carstairs delivers linen on Tuesdays and Fridays at 04:30 at the back gate.", keys: [["carstairs"], ["04:30"]]}
    - {w: 1, type: fact, src: m24, fact: "The back gate key is on hook 7.", keys: [["hook 7."]]}
    - {w: 2, type: fact, src: m31, fact: "38 students from Tampere arrive on 24 March at 00:40.", keys: [["tampere"], ["date:2026-03-24"]]}
    - {w: 2, type: fact, src: m33, fact: "In the group there are two coeliacs and one with a nut allergy.", keys: [["two coeliac"]]}
    - {w: 2, type: fact, src: m35, fact: "From 1 May Adaeze works three nights, Tuesday to Thursday, because of her degree.", keys: [["three nights"], ["tuesday to thursday"]]}
    ended:
    - {fact: "The third floor is walked every two hours.", was: 1/m24, by: m1, keys: [["walk the third floor"]], not: ["over"]}
    - {fact: "The audit is at 02:30.", was: 1/m16, by: m1, keys: [["audit is at 02:30"]], not: ["03:30"]}
    - {fact: "Late checkout is £25.", was: 1/m14, by: m1, keys: [["£25"]], not: ["£30"]}
    - {fact: "Room 412 is out of order.", was: 1/m4, by: m3, keys: [["412 is out of order"]], not: ["back in service"]}
    - {fact: "Mr Abernathy stays until 31 March.", was: 1/m6, by: m4, keys: [["abernathy stays"]], not: ["fetched"]}
    - {fact: "Deaf Mr Abernathy is in 208.", was: 1/m4, by: m4, keys: [["208"], ["deaf"]], not: ["empty", "fetched"]}
    - {fact: "Kwabena is the stand-in.", was: 1/m29, by: m6, keys: [["kwabena"], ["stand-in"]], not: ["glasgow"]}
    - {fact: "Breakfast is at 07:00 every day.", was: 1/m8, by: m10, keys: [["07:00 every day"]], not: ["06:30"]}
    - {fact: "Fishers deliver linen on Mondays and Thursdays.", was: 1/m28, by: m22, keys: [["mondays and thursdays"]], not: ["lost", "carstairs"]}
    - {fact: "Goran takes iron, break at 02:00.", was: 1/m33, by: m38, keys: [["ferritin at 9"]], not: ["normal"]}
    never:
    - {what: "joke: bailiffs for five pounds", src: m2, keys: [["bailiffs"]]}
    - {what: "price of an agency that was declined", src: m8, keys: [["£17.40"]]}
    - {what: "quoted leaflet of a robot butler", src: m16, keys: [["£8,900"]]}
    - {what: "suggestion turned down: a demonstration", src: m17, keys: [["demonstration next wednesday"]]}
    - {what: "radio news about a pigeon", src: m21, keys: [["pigeon"]]}
    - {what: "wrong guess put right: hook 17", src: m23, keys: [["hook 17"]]}
    - {what: "a guest's bet", src: m25, keys: [["hearts take the league"]]}
    - {what: "code of the safe", src: m26, keys: [["44091"]]}
    - {what: "asked to be left out of the log", src: m28, keys: [["slept through the alarm"]]}
    - {what: "plot of a series", src: m30, keys: [["three bodies"]]}
    - {what: "exaggeration about the Savoy", src: m34, keys: [["£90"]]}
    - {what: "a funny sign at the hostel", src: m37, keys: [["no goats"]]}
questions:
- {q: "At what hour is the first meal of the day served on a Tuesday?", a: "06:30", keys: [["06:30"]]}
- {q: "Who jumps in when the regular colleague cannot come?", a: "Ilse, Sundays and Mondays only", keys: [["ilse"]]}
- {q: "What do people pay who want to keep the room until the afternoon?", a: "£30", keys: [["£30"]]}
- {q: "When does the day-end closing in the computer run?", a: "03:30, by itself", keys: [["03:30"]]}
- {q: "Someone turns up without a reservation in the middle of the night: what are the rules?", a: "after 01:00 in advance, by card", keys: [["in advance"]]}
- {q: "Which special diets does the Finnish party have?", a: "two coeliac, one nuts", keys: [["two coeliac"]]}
- {q: "Where is the key of the back gate?", a: "hook 7", keys: [["hook 7."]]}
- {q: "When is the lift inspected?", a: "nights of 13 and 14 April", keys: [["13 and 14 april"]]}
- {q: "What does a dog cost?", a: "£15 per night", keys: [["£15"]]}
- {q: "How many nights does Adaeze work from May?", a: "three, Tuesday to Thursday", keys: [["three nights"]]}
