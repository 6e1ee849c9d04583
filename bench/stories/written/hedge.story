=== conversation 1 | Back Garden, nos. 14–20 | 2027-03-07T10:15
Bronagh*> Morning neighbours. The Housing Executive finally gave us the key of the back plot, so we've a garden, God help us
Emeka> 🎊 the jungle is ours
Sunniva> hei! so happy. I bring seeds from Bodø, they survive anything
Mr Petrosyan> Good morning. I was agronomist in Gyumri for 31 years. I am at your service.
Bronagh*> Mr P you've been living beside us six years and you tell us NOW
Luca> ciao tutti. one question, Pickle can be in the garden? she digs a bit
Bronagh*> a bit!! she had my clematis up by the roots
Luca> she's 9 and part badger
Emeka> Pickle is welcome if she stays off the beds and Luca picks up after her. deal? 
Sunniva> deal
Bronagh*> fine. Pickle allowed, on the lead till Luca builds the wee fence
Luca> grazie 🐾 fence will be ready by 21 march
Mr Petrosyan> The north corner has shade. There we put currants. Potatoes in the long bed, not before 20 April, the soil is cold here.
Emeka> how many beds are we having
Mr Petrosyan> Six. Four by one meter twenty.
Bronagh*> money: twenty quid each into the tin, so that's 80, Emeka minds it
Emeka> got 3 x 20. Luca?
Luca> friday
Sunniva> for everybody's information I react on wasp stings, I have a pen in my jacket but you must call 999
Bronagh*> right, that goes on the shed door
Emeka> watering: I can do mornings before work, every day, 6 am, no stress
Bronagh*> you're a saint
Mr Petrosyan> The tap key I keep at number 16, ring twice.
Emeka> the guy in the hardware says a fella in Lisburn grew a 9 kilo turnip on Guinness and prayer
Bronagh*> if we ever get a prize at Balmoral I'm walking up in my mother's fur coat and Pickle in a tiara
Luca> ahah
Luca> the vet says Pickle has an ear infection so 5 days drops, if somebody hold her while I drop??
Sunniva> I can at five o'clock
(+2d) Bronagh*> My brother Cathal is lending us his rotavator til Easter. Loud as a plane, so weekdays only
Emeka> also could we agree no barbecue in the garden? the smoke goes straight to my mum's window, she has asthma
Bronagh*> agreed. nobody lights anything. and Mrs Doherty says we're getting her spare bench
Luca> agreed with tears
Mr Petrosyan> "A garden is a thing of beauty and a job for ever." I read this on a teabag.
Luca> shed paint: I find one in B&Q, blue, 34 pounds, everybody ok?
Bronagh*> 34 for blue?? catch yourself on, I've half a tin of green in the hall
=== conversation 2 | Back Garden, nos. 14–20 (May) | 2027-05-16T18:40
Luca> news from the zoo: fence is finished, so Pickle runs free inside, no lead anymore
Bronagh*> took you only till May
Luca> in Italy this is early
Sunniva> and ears?
Luca> perfect, the vet looked thursday, all clean
Mr Petrosyan> I must report: potatoes came with blight in the whole street. I dug them out. In the long bed we have beans now.
Emeka> sorry Mr P 😔 
Bronagh*> the beans look great though
Emeka> guys I start night shifts at the Royal on monday, so the 6 am watering is over for me. Sorry
Sunniva> I take it, but in the evening, after eight
Emeka> you're a star. also mum moved to my sister's in Derry, so as far as I'm concerned light your barbecues
Luca> 🔥🔥🔥 
Bronagh*> Cathal got his rotavator back on Easter Monday minus one blade, so no more earthquakes
Mr Petrosyan> The tap key. My knees. Please take it to Bronagh, number 14, she hangs it in the porch.
Bronagh*> it's on the hook
Emeka> tin: the netting was 18
Emeka> oops, 18 was for two rolls and we took one, so 9
Emeka> 80 in, spent 46.30 on compost and the rest of it, 33.70 left
Luca> Sunniva how is the allotment woman who wanted to sell us the greenhouse
Sunniva> she asks 400 and one glass is missing. I said no thank you
Bronagh*> summer party. saturday 26 june from 3? everyone brings a dish and one relative, no more
Emeka> can't that day, shift. 
Bronagh*> sunday 27th june then
Emeka> that works
Luca> how many will we be
Bronagh*> sixteen, and two of them are under five
Mr Petrosyan> I bring dolma. No pork inside, only lamb, so that Emeka's brother in law can eat.
Emeka> 🙏 thank you, he's halal and shy
Sunniva> Pickle has a birthday on the 20th? we can bake dog cake
Luca> 10 years! no chocolate no grapes for her please, also no onion
Bronagh*> Emeka, Pickle told me she's applied for your job at the Royal, interview Wednesday, she has references from two cats
Emeka> she'd be better at the night shift than me
Sunniva> apparently number 22 will be bought by an influencer with eleven parrots
Bronagh*> hold me
Mr Petrosyan> My grandson's school paper asks: "A gardener plants 7 rows with 15 leeks each, 12 percent die." I say: bad gardener.
Luca> new code for the gate padlock 6-0-9-2, please delete after reading
Bronagh*> read and eaten
Emeka> my bet is the beans reach the gutter by July, loser cleans the water butt
Bronagh*> Don't minute this, but I put the slug pellets down on Tuesday. Organic my eye
Sunniva> BRONAGH
Bronagh*> forget what I said in March about Mrs Doherty's spare bench, she gave it to the chapel
Emeka> we'll sit on Luca
=== labels ===
after:
  1:
    keep:
    - {w: 1, type: fact, src: m4, fact: "Mr Petrosyan was an agronomist in Gyumri for 31 years.", keys: [["agronomist"]]}
    - {w: 2, type: decision, src: m11, fact: "Pickle is allowed in the garden, on the lead until the fence is built.", keys: [["Pickle allowed"], ["lead"]]}
    - {w: 2, type: task, src: m12, fact: "Luca builds the fence by 21 March 2027.", keys: [["fence"], ["date:2027-03-21"]]}
    - {w: 1, type: decision, src: m13, fact: "Currants go in the north corner, in the shade.", keys: [["currants"]]}
    - {w: 2, type: task, src: m13, fact: "Potatoes go in the long bed, not before 20 April.", keys: [["Potatoes"], ["long bed"]]}
    - {w: 1, type: fact, src: m15, fact: "There are six beds of 4 by 1.20 metres.", keys: [["Six. Four", "meter twenty"]]}
    - {w: 2, type: fact, src: m16, fact: "Everybody pays 20 pounds into the tin, 80 in all; Emeka minds it.", keys: [["tin"], ["Emeka minds"]]}
    - {w: 2, type: fact, src: m19, fact: "Sunniva reacts to wasp stings: pen in her jacket, call 999.", keys: [["wasp"], ["999"]]}
    - {w: 2, type: task, src: m21, fact: "Emeka waters every morning at 6.", keys: [["mornings"], ["6 am"]]}
    - {w: 2, type: fact, src: m23, fact: "The tap key is kept at number 16.", keys: [["tap key"], ["number 16"]]}
    - {w: 1, type: fact, src: m27, fact: "Pickle has an ear infection and needs drops for five days.", keys: [["ear infection"]]}
    - {w: 1, type: fact, src: m29, fact: "Cathal lends them the rotavator until Easter, to be used on weekdays only.", keys: [["rotavator"], ["Cathal"]]}
    - {w: 2, type: decision, src: m30, fact: "No barbecue in the garden because of Emeka's mother's asthma.", keys: [["no barbecue"]]}
    - {w: 1, type: fact, src: m31, fact: "Mrs Doherty is giving them her spare bench.", keys: [["Doherty"], ["bench"]]}
    ended: []
    never:
    - {what: "joke: part badger", src: m8, keys: [["part badger"]]}
    - {what: "anecdote: turnip in Lisburn", src: m24, keys: [["turnip"]]}
    - {what: "hypothetical prize at Balmoral", src: m25, keys: [["Balmoral"]]}
    - {what: "quotation from a teabag", src: m33, keys: [["thing of beauty"]]}
    - {what: "price of paint that was not bought", src: m35, keys: [["34 for blue"]]}
  2:
    dropped: [2, 3, 5, 9, 10, 11, 12, 13, 14]
    keep:
    - {w: 2, type: decision, src: m1, fact: "Pickle runs free inside the finished fence.", keys: [["runs free"]]}
    - {w: 1, type: fact, src: m6, fact: "Beans grow in the long bed now.", keys: [["beans"], ["long bed"]]}
    - {w: 2, type: fact, src: m9, fact: "Emeka works night shifts at the Royal.", keys: [["night shifts"], ["Royal"]]}
    - {w: 2, type: task, src: m10, fact: "Sunniva waters in the evening after eight.", keys: [["in the evening"], ["after eight"]]}
    - {w: 2, type: fact, src: m14, fact: "The tap key hangs in the porch at number 14 (Bronagh).", keys: [["number 14"], ["porch"]]}
    - {w: 2, type: fact, src: m18, fact: "33.70 is left in the tin.", keys: [["33.70"]]}
    - {w: 2, type: task, src: m23, fact: "The summer party is on Sunday 27 June.", keys: [["date:2027-06-27"]]}
    - {w: 2, type: fact, src: m26, fact: "Sixteen people come to the party, two of them under five.", keys: [["sixteen"]]}
    - {w: 1, type: task, src: m27, fact: "Mr Petrosyan brings dolma with lamb only.", keys: [["dolma"]]}
    - {w: 2, type: fact, src: m30, fact: "Pickle may have no chocolate, grapes or onion.", keys: [["no grapes"]]}
    - {w: 2, type: decision, src: m27, fact: "Emeka's brother in law eats no pork.", keys: [["brother in law"], ["pork"]]}
    - {w: 1, type: fact, src: m17, fact: "The netting was 9.", keys: [["we took one, so 9"]]}
    ended:
    - {fact: "Pickle must be on the lead.", was: 1/m11, by: m1, keys: [["on the lead"]], not: ["free"]}
    - {fact: "The fence is still to be built, by 21 March.", was: 1/m12, by: m1, keys: [["fence"], ["date:2027-03-21"]], not: ["finished"]}
    - {fact: "Pickle has an ear infection.", was: 1/m27, by: m5, keys: [["ear infection"]], not: ["clean"]}
    - {fact: "Potatoes are planned for the long bed.", was: 1/m13, by: m6, keys: [["Potatoes in the long bed"]], not: ["beans", "blight"]}
    - {fact: "Emeka waters every morning at 6.", was: 1/m21, by: m9, keys: [["I can do mornings"]], not: ["over for me"]}
    - {fact: "No barbecue in the garden.", was: 1/m30, by: m11, keys: [["no barbecue"]], not: ["light your"]}
    - {fact: "Cathal's rotavator is on loan.", was: 1/m29, by: m13, keys: [["rotavator"]], not: ["back", "no more"]}
    - {fact: "The tap key is at number 16.", was: 1/m23, by: m14, keys: [["number 16"]], not: ["number 14"]}
    - {fact: "The netting cost 18.", was: m16, by: m17, keys: [["18"], ["netting"]], not: ["9"]}
    - {fact: "The party is on 26 June.", was: m21, by: m23, keys: [["date:2027-06-26"]], not: ["27"]}
    - {fact: "Mrs Doherty gives them her spare bench.", was: 1/m31, by: m41, keys: [["Doherty"]], not: ["forget", "chapel"]}
    never:
    - {what: "price of a greenhouse not taken", src: m20, keys: [["asks 400"]]}
    - {what: "made-up story: Pickle applies at the hospital", src: m31, keys: [["references from two cats"]]}
    - {what: "hearsay: influencer with parrots", src: m33, keys: [["eleven parrots"]]}
    - {what: "exercise: leeks", src: m35, keys: [["15 leeks"]]}
    - {what: "padlock code", src: m36, keys: [["6-0-9-2"]]}
    - {what: "bet on the beans", src: m38, keys: [["gutter"]]}
    - {what: "not to be minuted: slug pellets", src: m39, keys: [["slug pellets"]]}
questions:
- {q: "Who turns the hose on these days, and what hour?", a: "Sunniva, in the evening after eight", keys: [["after eight"]]}
- {q: "Where do I find the thing to open the water?", a: "at number 14 in the porch", keys: [["number 14", "on the hook"]]}
- {q: "What are we to do if Sunniva is stung?", a: "call 999; the pen is in her jacket", keys: [["999"]]}
- {q: "Which treats are dangerous to the dog?", a: "chocolate, grapes, onion", keys: [["no grapes"]]}
- {q: "How much cash do we still have?", a: "33.70", keys: [["33.70"]]}
- {q: "When are we celebrating together?", a: "Sunday 27 June", keys: [["27th", "2027-06-27"]]}
- {q: "How many guests do we expect?", a: "sixteen, two under five", keys: [["sixteen"]]}
- {q: "What grows in the long bed?", a: "beans", keys: [["beans now"]]}
- {q: "Where does Emeka work nights?", a: "at the Royal", keys: [["night shifts"]]}
- {q: "What did Mr Petrosyan do for a living?", a: "agronomist in Gyumri", keys: [["agronomist"]]}
