=== conversation 1 | 3 idiots 1 close | 2026-06-08T19:12
Kirsty> right troops. lease on Byres Rd is up 31 july and the landlord's selling so that's that
Bao> rip the shower that electrocuted me
Femi*> what can we actually pay. I say 1,500 a month all three together, absolute ceiling
Kirsty> aye fine
Bao> reminder that Mochi is a cat and also a person, so they have to take pets
Kirsty> and i'm not doing a top floor. two flights max, the knee's getting its operation in september
Femi*> I'm on nights at the QE till at least Christmas so I need the back bedroom, whichever flat. street side I will die
Bao> approved
Kirsty> areas? i'd go southside, Shawlands, Strathbungo, Battlefield
Bao> anything but Govanhill, my bike got nicked there twice
Femi*> ok southside yes, no Govanhill
Kirsty> my pal Struan has a houseboat at Bowling for 400 a month btw, sleeps four
Femi*> no
Bao> Mochi says no
Kirsty> a lassie at my work says the agents on Victoria Road change the locks on a Sunday so you've to pay them 60 quid to get in
Bao> Magda from my course wants in as well, she'd take a box room, 300
Kirsty> love Magda
Femi*> yes let's do four then, Magda's in
(+1d) Bao> lol got this one: "Dear Tenant I am the owner currently in Malta for a church mission, please send 900 by Western Union and the key will arrive by DHL Tuesday"
Kirsty> the church of gies yer money
Femi*> viewing booked: Allison Street, thursday 18:15, ask for Mrs Qureshi
Kirsty> i'm at the nursery till 6 but i'll leg it
Bao> the Shawlands one with the island kitchen is 2,150. TWO THOUSAND. for a room with a hob in it
Kirsty> they'll want guarantors. my dad's up for it, he's done it before. Bao?
Bao> my uncle Minh in Leeds will be mine
Femi*> I don't need one, the hospital letter does it
Kirsty> can yous send me 3 payslips and a ref each, i'll put it all in one pdf and get it to the agent by friday
Bao> i can only type with one hand, wrist's in a cast till the 29th, forgive the lower case
Kirsty> you've never used a capital in your puff
Femi*> I look at Zoopla at 7 every morning before I sleep, anything new goes on the spreadsheet
Kirsty> aye the spreadsheet is the only place for addresses, no more links in here
Femi*> if we ever bought it'd be that castle in Dunoon, nine bathrooms, Mochi gets the dungeon
Bao> Lewis Capaldi's cousin apparently bought half of Strathbungo in cash
Kirsty> Gregor will lend us the van for the flitting, just fill the tank
Femi*> trying polls. POLL: who is the hottest, 1 Kirsty's maw 2 Bao's wrist 3 the boiler. ignore this, testing
(+2d) Kirsty> viewing's off, Mrs Qureshi's let it to her nephew
=== conversation 2 | 3 idiots 1 close | 2026-07-06T20:40
Femi*> WE GOT IT. 41 Niddrie Road, flat 1/2, Queen's Park end
Kirsty> screaming. one flight of stairs. ONE
Bao> and it's 1,560 right
Femi*> listing was wrong, it's 1,620. I know that's over what we said but you both shook on 1,650 as the new limit on saturday
Kirsty> we did. i was sober as well
Femi*> so: Kirsty has the bay window and pays 580, Bao and me 520 each
Kirsty> deal
Bao> deal
Bao> so that everyone knows, Magda's moving to Gdańsk with the guy with the kayak. it's the three of us
Kirsty> and they're fine wi Mochi? in writing?
Femi*> in writing, 200 extra on the deposit for the cat
Femi*> deposit is 1,820 with that, due this thursday, to the Letting Protection thing
Bao> i'll put mine in tonight
Kirsty> payslips and refs went to them last month so that's us sorted paperwork wise
Bao> uncle Minh pulled out because of his mortgage, so i'm using that Housing Hand service, costs me 310 or thereabouts
Femi*> keys on friday 24 july, 2 pm, at the office in Kilmarnock Road. I have to go in person with my passport
Kirsty> bad news, Gregor's van failed its MOT spectacularly. i've got us a man called Big Tam, saturday 25th, 9am, 140 quid cash
Bao> cast's off by the way, arm looks like a breadstick
Kirsty> the guy downstairs is a drummer i'm telling you, i felt it through the floor on the viewing
(+1d) Femi*> asked the agent. it's his washing machine
Femi*> first morning in a month I haven't opened Zoopla. I am free
Kirsty> bin the spreadsheet, i've put everything in a notebook on the windowsill like my granny
Bao> got us a sofa! green, 3 seater, 80 on gumtree, collecting wednesday
Kirsty> did you measure the close
(+1h) Bao> sofa is dead to us. 94 wide, door is 71
Femi*> council tax is band D, I'll register us on the 25th
Bao> internet: i ordered the 150 one, engineer comes on the 30th between 8 and 1, someone be in
Kirsty> i'll be in, that's my holiday week
Bao> kitchen rule. no peanuts in the flat. not satay not snickers, my throat closes
Femi*> of course
Kirsty> and the top shelf of the fridge is vegan only, i'm asking nicely
Femi*> and nobody smokes inside, nobody's friends either
Kirsty> Femi once fainted in the Ikea at Braehead and was sold for 19.99, true story
Femi*> I was 25 and it was a hot day
Bao> my mum's watching some couple from Perthshire on telly spend 1.2 million on a barn with a moat. they're crying about the tap
Kirsty> close door is C4417Y, for your heads only, don't be writing that down anywhere
Femi*> we have done 47 viewings and eleven thousand stairs and I have aged like a banana
Kirsty> 27 degrees in Glasgow, whole street's out in its pants
Femi*> what about gas safety? did we ever get the certificate
Kirsty> i asked, it's valid until 3 march
Bao> housewarming?
Femi*> saturday 15 august, from 4, before my run of nights starts
Bao> who's doing electricity
Kirsty> me. taking the meter photo when we get in
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "The lease on Byres Road ends on 31 July.", keys: [["date:2026-07-31"], ["lease"]]}
    - {w: 2, type: decision, src: m3, fact: "At most 1,500 a month for all three.", keys: [["1,500"]]}
    - {w: 2, type: fact, src: m5, fact: "Pets must be allowed, because of the cat Mochi.", keys: [["Mochi"], ["pets"]]}
    - {w: 2, type: preference, src: m6, fact: "Kirsty: two flights at most; knee operation in September.", keys: [["two flights"]]}
    - {w: 2, type: preference, src: m7, fact: "Femi works nights until Christmas and needs the back bedroom.", keys: [["back bedroom"]]}
    - {w: 1, type: preference, src: m9, fact: "Southside: Shawlands, Strathbungo, Battlefield.", keys: [["southside"], ["Battlefield"]]}
    - {w: 1, type: preference, src: m10, fact: "Not Govanhill.", keys: [["anything but Govanhill", "no Govanhill"]]}
    - {w: 1, type: decision, src: m18, fact: "Magda takes the box room.", keys: [["Magda's in"]]}
    - {w: 1, type: task, src: m24, fact: "Kirsty's father is her guarantor.", keys: [["my dad's up"]]}
    - {w: 1, type: fact, src: m25, fact: "Uncle Minh in Leeds is Bao's guarantor.", keys: [["Minh"]]}
    - {w: 1, type: task, src: m27, fact: "Payslips and references by Friday 12 June.", keys: [["payslips"]]}
    - {w: 1, type: fact, src: m28, fact: "Bao's wrist is in a cast until the 29th.", keys: [["wrist"], ["cast"]]}
    - {w: 1, type: fact, src: m30, fact: "Femi checks Zoopla at 7 every morning.", keys: [["Zoopla"], ["every morning"]]}
    - {w: 1, type: decision, src: m31, fact: "Addresses only on the spreadsheet.", keys: [["spreadsheet"], ["only"]]}
    - {w: 1, type: fact, src: m34, fact: "Gregor lends the van.", keys: [["Gregor"]]}
    ended:
    - {fact: "Viewing in Allison Street on Thursday at 18:15.", was: m21, by: m36, keys: [["Allison Street"]], not: ["off", "let it"]}
    never:
    - {what: "a rejected suggestion: a houseboat", src: m12, keys: [["houseboat"]]}
    - {what: "hearsay: agents change locks", src: m15, keys: [["change the locks"]]}
    - {what: "quoted scam", src: m19, keys: [["Western Union"]]}
    - {what: "price of a flat not taken", src: m23, keys: [["2,150"]]}
    - {what: "hypothetical: buying a castle", src: m32, keys: [["castle in Dunoon"]]}
    - {what: "celebrity gossip", src: m33, keys: [["Capaldi"]]}
    - {what: "a test of polls", src: m35, keys: [["hottest"]]}
  2:
    dropped: [2, 8, 10, 11, 12, 13, 14, 15]
    keep:
    - {w: 2, type: decision, src: m1, fact: "They got the flat 1/2 at 41 Niddrie Road.", keys: [["Niddrie Road"]]}
    - {w: 2, type: fact, src: m4, fact: "Rent 1,620, new limit 1,650.", keys: [["1,620"]]}
    - {w: 2, type: decision, src: m6, fact: "Kirsty pays 580, Bao and Femi 520 each.", keys: [["580"], ["520"]]}
    - {w: 2, type: task, src: m12, fact: "Deposit of 1,820 due on Thursday 9 July.", keys: [["1,820"]]}
    - {w: 2, type: task, src: m16, fact: "Keys on Friday 24 July at 2 pm, Kilmarnock Road, passport.", keys: [["keys"], ["date:2026-07-24"]]}
    - {w: 1, type: task, src: m17, fact: "Big Tam moves them on 25 July at 9, 140 cash.", keys: [["Big Tam"]]}
    - {w: 1, type: fact, src: m15, fact: "Bao uses Housing Hand as guarantor.", keys: [["Housing Hand"]]}
    - {w: 1, type: task, src: m27, fact: "The internet engineer comes on 30 July between 8 and 1.", keys: [["engineer"], ["date:2026-07-30"]]}
    - {w: 2, type: preference, src: m29, fact: "No peanuts in the flat.", keys: [["peanuts"]]}
    - {w: 1, type: preference, src: m31, fact: "The top fridge shelf is vegan only.", keys: [["vegan only"]]}
    - {w: 1, type: decision, src: m32, fact: "Nobody smokes inside.", keys: [["smokes inside"]]}
    - {w: 1, type: fact, src: m40, fact: "The gas certificate is valid until 3 March.", keys: [["valid until"], ["date:2027-03-03", "3 march"]]}
    - {w: 1, type: task, src: m42, fact: "Housewarming on 15 August from 4.", keys: [["date:2026-08-15"]]}
    ended:
    - {fact: "Ceiling 1,500 a month.", was: 1/m3, by: m4, keys: [["1,500"]], not: ["1,650", "over"]}
    - {fact: "The rent is 1,560.", was: m3, by: m4, keys: [["1,560"]], not: ["wrong"]}
    - {fact: "Magda is the fourth.", was: 1/m18, by: m9, keys: [["Magda's in"]], not: ["Gdańsk"]}
    - {fact: "Uncle Minh is guarantor.", was: 1/m25, by: m15, keys: [["uncle Minh"], ["Leeds"]], not: ["pulled out"]}
    - {fact: "Payslips are to be sent to the agent.", was: 1/m27, by: m14, keys: [["send me 3 payslips"]], not: ["went to them"]}
    - {fact: "Bao's wrist is in a cast.", was: 1/m28, by: m18, keys: [["wrist's in a cast"]], not: ["off"]}
    - {fact: "Femi checks Zoopla every morning.", was: 1/m30, by: m21, keys: [["Zoopla at 7"]], not: ["free"]}
    - {fact: "Addresses are kept on the spreadsheet only.", was: 1/m31, by: m22, keys: [["spreadsheet is the only place"]], not: ["bin"]}
    - {fact: "Gregor lends the van.", was: 1/m34, by: m17, keys: [["Gregor will lend"]], not: ["MOT"]}
    - {fact: "A green sofa for 80 is to be collected on Wednesday.", was: m23, by: m25, keys: [["sofa"], ["80"]], not: ["dead to us"]}
    never:
    - {what: "a wrong guess: the neighbour is a drummer", src: m19, keys: [["a drummer"]]}
    - {what: "teasing with a made-up story", src: m33, keys: [["19.99"]]}
    - {what: "television programme", src: m35, keys: [["1.2 million"]]}
    - {what: "a door code not to be written down", src: m36, keys: [["C4417Y"]]}
    - {what: "exaggeration", src: m37, keys: [["eleven thousand stairs"]]}
    - {what: "weather", src: m38, keys: [["in its pants"]]}
questions:
- {q: "What's our new address?", a: "flat 1/2, 41 Niddrie Road", keys: [["Niddrie Road"]]}
- {q: "How much does each of us chip in per month?", a: "Kirsty 580, the others 520", keys: [["580"]]}
- {q: "When can we pick up the keys?", a: "24 July, 2 pm", keys: [["date:2026-07-24"]]}
- {q: "Which food is dangerous for Bao?", a: "peanuts", keys: [["peanuts"]]}
- {q: "Who is moving our stuff?", a: "Big Tam, 25 July", keys: [["Big Tam"]]}
- {q: "Why can't Kirsty climb a lot?", a: "her knee; an operation in September", keys: [["knee"]]}
- {q: "Which one must go to whoever works while we sleep?", a: "the back bedroom", keys: [["back bedroom"]]}
- {q: "When does somebody need to stay home for the wifi installation?", a: "30 July between 8 and 1", keys: [["date:2026-07-30"]]}
- {q: "Is the boiler paper still OK?", a: "valid until 3 March", keys: [["date:2027-03-03"]]}
- {q: "What did the security cost, with the animal?", a: "1,820", keys: [["1,820"]]}
