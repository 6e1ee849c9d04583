=== conversation 1 | Extension!! | 2026-03-02T20:10
Aoife*> ok the architect rang back. €5,800 for drawings and the planning application, site supervision is extra
Kasper> and is she nice
Aoife*> Gráinne Tuohy is her name, she called our kitchen "a corridor with notions", so yes
Kasper> Then the budget. Say it once so we both believe it: 95,000 all in, VAT included
Kasper> I will carve that into the kitchen lino so we are forced to demolish it by autumn
Aoife*> how far out the back are we going? she needs it for the first sketch
Kasper> five and a half metres
Aoife*> and the full width?
Kasper> All except the side passage, 1.1 m has to stay free there for the bins and bikes
Aoife*> Deirdre next door says the Hanrahans in number 14 got theirs for forty grand and it was up in three weeks
Kasper> the Hanrahans built a shed with a kettle in it
(+1d) Aoife*> site visit is Thursday 12 March at 9, I told her one of us would be home
Kasper> I can be home. But not moving any furniture for her, the physio says nothing over 5 kilos until my disc settles
Kasper> About the doors: please no bifolds. I grew up with them in Aarhus and there was always a draught and a squashed finger. One big slider
Aoife*> fine by me. And I'd love the heating in the floor, under the tiles, for the whole new part
Kasper> yes, let's do that
Kasper> And three rooflights
Aoife*> three!
(+4h) Aoife*> Gráinne can't do the Thursday after all, it's Monday the 16th at 2 now
Kasper> Also ok. I collect the laser measure from Olek tomorrow, he is lending us his until we're finished with it
Aoife*> I dreamt last night we opened the back wall and there was a whole SuperValu behind it, open till midnight
(+2d) Aoife*> so Fintan Keogh would take us on, he'd start on 4 May. He did Ciara's attic and she'd nearly marry him
Aoife*> Jesus the rain today, 30 mm since breakfast, the gutter's like Niagara
Kasper> If we ever win the lotto I put a 12 metre pool where the compost is
Aoife*> with what planning permission
Kasper> Speaking of. My father recommends we skip the permission, build in July and say it was always there
Aoife*> we are absolutely not doing that
Aoife*> I've to get the Land Registry map to Gráinne by Friday 20 March
(2026-03-17T18:30) Aoife*> visit went well. BUT. there's a public sewer across the garden and we can't build within 3 metres of it
Kasper> And it is how far from the house
Aoife*> seven. so the max is four metres out
Kasper> Then it's four. My heart.
Aoife*> where do we live during? Mam offered us the upstairs in Nenagh for the whole build
Kasper> Sixteen weeks with your father's golf on the television… yes ok, Nenagh
Aoife*> oh no. Fintan just texted, he's emigrating to Perth with the girlfriend so that's him gone
Kasper> Something nice: from April we each put 600 a month into the extension account?
Aoife*> yes, I'll set mine up
Aoife*> and the map's sent, have the receipt
=== conversation 2 | House | 2026-05-11T12:40
Aoife*> PERMISSION GRANTED
Kasper> are there conditions
Aoife*> one that matters: frosted glass in the side window, facing Deirdre
Aoife*> quotes are in too. Cheapest is Majella Hartigan, 88,400 for everything
(+2h) Aoife*> shite, I read it again. that's before VAT. It's 100,334 with
Kasper> ...
Aoife*> the credit union would do us 15,000 over five years at 6.9
Kasper> Take it. So the new limit is 110,000 and not one cent more
Aoife*> deal. Majella then? she can begin on Monday 22 June
Kasper> Majella.
Aoife*> bit of news, Mam's hip is being done on 9 June, she can't be having us under her feet
Kasper> Of course not, poor Breda. Olek's cousin has a mobile home, we could put it in the front drive, 90 a week
Aoife*> go for that, ring him
Kasper> Olek has his laser thing again btw, I drove it over on Sunday with a bottle of red
Aoife*> did you see the one on telly where the pair in Powys sink 1.3 million into a barn and split up in the porch
(+1d) Kasper> Heat pump man was here. What you wanted in the floor adds fourteen thousand
Kasper> So, two big radiators and wool socks?
Aoife*> two big radiators. done
Kasper> And forget what I said about three rooflights. Gráinne's idea is better, one long strip of glass against the house wall
Aoife*> this came through the door: "MUNSTER WINDOWS CRAZY MAY! 40% off, zero deposit, call Gerry on 1800 555 019" who is Gerry
Kasper> I don't want a crazy window
Aoife*> how's the disc
Kasper> Signed off yesterday! I may now carry you and cement
Aoife*> I'd say that back wall is solid red brick, 1930s, sure look at the chimney
(+3h) Kasper> Majella drilled a hole to see. It's hollow block, 1970s, she wants a steel beam there
Aoife*> the crowd in Plassey want 62 a square metre for that porcelain. daylight robbery
Kasper> And elsewhere
Aoife*> got it online for 34, thirty square metres ordered, the shade is called Oatmeal
Kasper> what's the alarm code for Majella's people, the new one
Aoife*> 7719 then hash, and don't be leaving that lying around
Kasper> Money: from June I pay in 900, you stay where you are because of your leave
Aoife*> thanks love. HR confirmed by the way, maternity starts 17 August
Kasper> and the due date is still the same?
Aoife*> 14 September, same as ever
Kasper> What do you want to have for worktop
Aoife*> not stone, too cold and everything smashes on it. Oiled oak
Kasper> And an island like everyone?
Aoife*> no island. a table, so people sit down
Kasper> I told my mother you insist on a gold bath with swan taps, she's looking for one in Odense
Aoife*> I'm so sick of PDFs tonight I could post myself to Perth
Kasper> Bed. Now.

=== labels ===
after:
  1:
    keep:
    - {w: 1, type: fact, src: m1, fact: "The architect's fee is €5,800 for drawings and planning application, supervision extra.", keys: [["5,800"]]}
    - {w: 2, type: fact, src: m3, fact: "The architect is Gráinne Tuohy.", keys: [["Tuohy"]]}
    - {w: 2, type: decision, src: m4, fact: "The budget is 95,000 all in with VAT.", keys: [["95,000"]]}
    - {w: 1, type: fact, src: m9, fact: "1.1 m of side passage has to stay free for bins and bikes.", keys: [["1.1 m"]]}
    - {w: 1, type: fact, src: m13, fact: "Kasper may not lift over 5 kilos because of his disc.", keys: [["5 kilos"]]}
    - {w: 2, type: preference, src: m14, fact: "Kasper wants no bifold doors, but one big slider.", keys: [["no bifolds", "big slider"]]}
    - {w: 1, type: decision, src: m15, fact: "Underfloor heating in the whole new part.", keys: [["heating in the floor"]]}
    - {w: 1, type: decision, src: m17, fact: "Kasper wants three rooflights.", keys: [["three rooflights"]]}
    - {w: 2, type: risk, src: m29, fact: "A public sewer crosses the garden; no building within 3 metres of it.", keys: [["sewer"], ["3 metres"]]}
    - {w: 2, type: decision, src: m31, fact: "The extension goes out four metres at most.", keys: [["four metres"]]}
    - {w: 1, type: decision, src: m33, fact: "They will live upstairs at Aoife's parents' in Nenagh during the build.", keys: [["upstairs in Nenagh"]]}
    - {w: 1, type: decision, src: m36, fact: "From April each puts 600 a month into the extension account.", keys: [["600 a month"]]}
    ended:
    - {fact: "The site visit is on Thursday 12 March at 9.", was: m12, by: m19, keys: [["date:2026-03-12"], ["site visit"]], not: ["16"]}
    - {fact: "The extension goes five and a half metres out.", was: m7, by: m31, keys: [["five and a half metres"]], not: ["four metres"]}
    - {fact: "Fintan Keogh builds it, starting on 4 May.", was: m22, by: m35, keys: [["Fintan"], ["date:2026-05-04"]], not: ["Perth", "gone"]}
    - {fact: "Aoife must send the Land Registry map by 20 March.", was: m28, by: m38, keys: [["Land Registry map"]], not: ["sent", "done"]}
    never:
    - {what: "joke: carving the budget in the lino", src: m5, keys: [["lino"]]}
    - {what: "hearsay: the Hanrahans' forty grand", src: m10, keys: [["forty grand"]]}
    - {what: "a dream of a shop behind the wall", src: m21, keys: [["SuperValu"]]}
    - {what: "weather", src: m23, keys: [["30 mm"]]}
    - {what: "hypothetical: a pool after a lottery win", src: m24, keys: [["12 metre pool"]]}
    - {what: "rejected advice: skip the permission", src: m26, keys: [["skip the permission"]]}
  2:
    dropped: [3, 5, 7, 8, 11, 12]
    keep:
    - {w: 1, type: fact, src: m3, fact: "Planning condition: frosted glass in the side window.", keys: [["frosted glass"]]}
    - {w: 2, type: fact, src: m5, fact: "Majella Hartigan's quote is 100,334 with VAT.", keys: [["100,334"]]}
    - {w: 1, type: decision, src: m7, fact: "Credit union loan: 15,000 over five years at 6.9.", keys: [["15,000"]]}
    - {w: 2, type: decision, src: m8, fact: "The new limit is 110,000.", keys: [["110,000"]]}
    - {w: 2, type: decision, src: m9, fact: "Majella begins on Monday 22 June 2026.", keys: [["Majella"], ["date:2026-06-22"]]}
    - {w: 2, type: fact, src: m11, fact: "Aoife's mother has her hip done on 9 June.", keys: [["hip"], ["date:2026-06-09"]]}
    - {w: 2, type: decision, src: m12, fact: "They live in a mobile home of Olek's cousin in the front drive, 90 a week.", keys: [["mobile home"]]}
    - {w: 1, type: decision, src: m17, fact: "Two big radiators heat the new part.", keys: [["two big radiators"]]}
    - {w: 1, type: decision, src: m19, fact: "One long strip of glass against the house wall as rooflight.", keys: [["one long strip"]]}
    - {w: 1, type: fact, src: m25, fact: "The back wall is 1970s hollow block and needs a steel beam.", keys: [["hollow block", "steel beam"]]}
    - {w: 1, type: fact, src: m28, fact: "Thirty square metres of tiles ordered at 34, shade Oatmeal.", keys: [["Oatmeal"]]}
    - {w: 1, type: decision, src: m31, fact: "From June Kasper pays in 900, Aoife as before.", keys: [["900"]]}
    - {w: 1, type: fact, src: m32, fact: "Aoife's maternity leave starts on 17 August.", keys: [["maternity"], ["date:2026-08-17"]]}
    - {w: 2, type: fact, src: m34, fact: "The baby is due on 14 September.", keys: [["date:2026-09-14"]]}
    - {w: 1, type: preference, src: m36, fact: "Aoife wants an oiled oak worktop, no stone.", keys: [["oiled oak", "not stone"]]}
    - {w: 1, type: preference, src: m38, fact: "No island, but a table.", keys: [["no island"]]}
    ended:
    - {fact: "The quote is 88,400 for everything.", was: m4, by: m5, keys: [["88,400"]], not: ["before VAT", "100,334", "without"]}
    - {fact: "The budget is 95,000.", was: 1/m4, by: m8, keys: [["95,000"]], not: ["110,000"]}
    - {fact: "They live in Nenagh during the build.", was: 1/m33, by: m11, keys: [["upstairs in Nenagh"]], not: ["can't", "hip"]}
    - {fact: "Olek's laser measure is on loan with them.", was: 1/m20, by: m14, keys: [["laser measure"]], not: ["again", "drove it"]}
    - {fact: "The heating goes in the floor.", was: 1/m15, by: m17, keys: [["heating in the floor"]], not: ["radiators", "fourteen"]}
    - {fact: "Three rooflights.", was: 1/m17, by: m19, keys: [["three rooflights"]], not: ["forget", "one long"]}
    - {fact: "Kasper may not lift over 5 kilos.", was: 1/m13, by: m23, keys: [["5 kilos"]], not: ["signed off"]}
    - {fact: "Each saves 600 a month.", was: 1/m36, by: m31, keys: [["600 a month"]], not: ["900"]}
    never:
    - {what: "television: a couple in Powys", src: m15, keys: [["Powys"]]}
    - {what: "quoted leaflet", src: m20, keys: [["MUNSTER WINDOWS"]]}
    - {what: "a guess that was wrong: solid brick", src: m24, keys: [["solid red brick"]]}
    - {what: "price of a shop not taken", src: m26, keys: [["62 a square"]]}
    - {what: "alarm code", src: m30, keys: [["7719"]]}
    - {what: "teasing: gold bath", src: m39, keys: [["swan taps"]]}
    - {what: "mood of the evening", src: m40, keys: [["sick of PDFs"]]}
questions:
- {q: "Who is drawing the plans for us?", a: "Gráinne Tuohy", keys: [["Tuohy"]]}
- {q: "What's the most we can spend overall?", a: "110,000", keys: [["110,000"]]}
- {q: "Where will we sleep while the builders are in?", a: "in a mobile home in the front drive", keys: [["mobile home"]]}
- {q: "What is buried behind the house that we must keep away from?", a: "a public sewer, 3 metres", keys: [["sewer"]]}
- {q: "When does the little one arrive?", a: "14 September", keys: [["date:2026-09-14"]]}
- {q: "What will warm the added room?", a: "two big radiators", keys: [["radiators"]]}
- {q: "When can Majella begin?", a: "22 June", keys: [["date:2026-06-22"]]}
- {q: "What did Aoife pick as the surface to chop and cook on?", a: "oiled oak", keys: [["oiled oak"]]}
- {q: "What shade are the tiles we ordered?", a: "Oatmeal", keys: [["Oatmeal"]]}
- {q: "How far out may we go at most?", a: "four metres", keys: [["four metres"]]}
