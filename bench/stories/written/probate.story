=== conversation 1 | Dad's affairs | 2026-04-02T22:15
user> I need help thinking, not sympathy, so please skip the sorry-for-your-loss part in every answer. My father, Donal Considine, died on 3 March at home outside Ennistymon. There is a will from 2011, kept by the solicitor in Ennis, a Ms Bríd Hanrahan, and my brother Ruairí and I are named executors. He lives in Perth, so in practice I am the executor with the stamps.
assistant> Noted, straight to business. Which things did he own, roughly, and are there debts that you know of?
user> The house and yard, fourteen acres of land, a Credit Union account, an old Massey Ferguson 135 in bits in the shed, and a collie called Bran who is technically livestock. The acres are let to Pádraig Nestor next door for €2,100 a year, payable in October. No loans. He regarded banks the way other men regard foxes.
assistant> That is a fairly clean list. In Ireland the executors file a statement of affairs with Revenue (form SA.2), then apply to the Probate Office or district registry. Who inherits under the will?
user> Three equal parts: myself, Ruairí, and my sister Sorcha. The land may not be sold out of the family for ten years, in so many words, he had it typed in capitals.
assistant> A restriction like that is worth showing Ms Hanrahan early, since its force depends on the wording. May I ask what the district registry told you about waiting times?
user> A woman in the queue at the post office told me her cousin in Tralee waited 31 months for his grant and in the end the roof fell in on the cat. Make of that what you will.
assistant> I would make little of it. Limerick, which handles Clare, usually needs a few months after a complete application.
user> Costs, then. Hanrahan quoted €3,800 plus VAT for the lot and I have said yes to her. The undertaker's bill came to €6,850, which I paid from my own savings and want back from the estate before anything is divided.
assistant> Funeral expenses come first, ahead of the beneficiaries, so keep the receipt with the date of payment visible.
(+1d) user> Found his post in the breadbin. One letter, dated 1979, from a man in Kilrush: "I will give you nine hundred pounds for the bay mare and not a penny for the saddle." No idea what became of the mare. More usefully, there is a Credit Union book that says 11,240.
assistant> The date-of-death balance is what the forms need; ask the Credit Union for a letter that states it.
user> I will ring them on Tuesday 7 April. I also have to get the house valued as of the day he died. A man from a Limerick chain offered that for 650 on the phone, with a voice like a game show, and I hung up on him.
assistant> Local valuers usually charge half that. You could also ask three of them, log the comparable sales in a spreadsheet, get a drone survey of the boundaries, commission a structural report, and set up a shared folder with a traffic-light index.
user> I have one pair of hands and a lamp. Mrs Lucey in Lahinch will do it, she sold half the parish to the other half.
assistant> A sound choice. Is anyone living at the house or seeing to the animals?
user> Bran is with Nestor for now, he sleeps in the milking parlour and by all reports has opinions about the radio. I go over every Saturday to air the place and read the meter. The pipes I have not dared to touch.
assistant> With the heating off you may want the water shut at the main until a sale or a tenant is decided.
user> Ah, Sorcha wants to move in! She told me on Sunday: she and the twins would take over the house from June and buy out my share and Ruairí's. That is her plan and both of us like it.
assistant> Then the valuation carries more weight, since the buyout price follows from it. How is your brother to sign papers from Australia?
user> Before a notary in Fremantle, he tells me, at 95 dollars a signature, which he will complain about until one of us is next. He is flying home on 18 May in any case, for three weeks.
assistant> Then collect what needs his hand in one sitting. Anything you would like me to hold back from, or to do in a fixed way?
user> Yes: explain a legal word once, the first time, in brackets, and after that assume I know it. And write sums with the cents left out.
assistant> I will do both. Is your own health holding up with the driving?
user> I have shingles, since you ask, all down the left side, and the doctor in Galway signed me off until 17 April. Driving is not the issue, sleeves are. Apart from that, suppose the taxman came up the boreen in a helicopter and demanded four hundred thousand on the spot, I would at least get to see his shoes.
assistant> He is unlikely to. For a child the tax-free threshold is 400,000, so a third each is probably well below it.
user> Good. I'm wrecked today, I could sleep standing in a ditch. Goodnight, and thank you for not lighting any candles.
=== conversation 2 | Dad's affairs, continued | 2026-05-25T21:40
user> A good deal has moved, so bear with a long one. I am healed, the rash left no mark but a dislike of wool. Mrs Lucey came on the 5th, walked the bounds in her good boots and put the house and yard at €240,000 as of the day he died, in writing.
assistant> Good on both counts. What about the buyout?
user> Dropped. The bank looked at Sorcha's hours and that was the end of it, she and the twins signed a lease in Kilkee instead. So the house will be rented for two years from September and we look again after that, all three of us have agreed.
assistant> Rent received during the administration belongs to the estate, so a separate account for it will spare you arithmetic.
user> That exists already: an executor account at the AIB in Ennistymon, opened on Friday, both our names on it. Hanrahan, incidentally, has retired on us, over a weekend, orchids and all; her junior, Tomasz Wilk, has taken on the file and his fee is 3,200 as he does it all by email.
assistant> That sum excludes VAT, I take it. Did Ruairí arrive as planned?
user> He did not. His flight was moved by the company to the 1st of June, he lands in Shannon at 6.20 in the morning and expects to be collected by somebody cheerful. I have put Sorcha down for it.
assistant> Then the signing can still be done in June. And the Credit Union?
user> I rang, as arranged, and a very patient girl went through it with me. The book was out of date: the true balance on the day he died was 12,905, because he had been paying in twenty a week in cash like a man feeding ducks.
assistant> So the SA.2 should carry that figure. How is it with the land, did Nestor want anything?
user> He wants to go on, and he shook hands on 2,450 from this October, which is as good as parchment in that parish. I guessed he would plead poverty and offer eighteen hundred. I was wrong by a good lunch.
assistant> An agreement of under a year at a time keeps it a simple letting. Who has the dog?
user> Bran has come home with me to Galway, for good, the landlady here was won over within an hour. He brought a hoof as a present. As for the Saturday drives, I've given them up, Nestor's daughter Aoife airs the rooms now for forty a month.
assistant> That is money well spent for the insurer's sake alone. Have you told the insurer the house is empty?
user> Yes, FBD, and they gave me 60 days of cover with nobody in it, to be renewed by 20 July or it lapses. Their leaflet says, and I quote, "an unoccupied property is three times likelier to be visited by Mother Nature". I have met her.
assistant> Then the renewal date deserves a place on the wall. What of the tractor?
user> A collector in Cork emailed me 4,000 for it, sight unseen, provided I send him a "courier deposit" of 300 first. I am old but not that old. In the real world it goes to my godson Fiachra, as it stands, and the others have said aye.
assistant> A scam, as you saw. Shall I draft a one-line note of consent for the three of you to sign?
user> Do. For the layout use any dummy you like, John Doe, Main Street 1, share 33 percent, and leave our names to me. And a password question while you are at it: his laptop was locked with Mare1979!Kilrush, found on a sticky note, so I shall not be needing you for the hacking.
assistant> I'll use blanks. Change that password or wipe the laptop before it leaves the house.
user> Now for the family entertainment. If I had bought the two sites beside the church in 1998 for the price of a Toyota, we'd all be barristers and not speaking. Instead we are on excellent terms and nobody owns anything.
assistant> Excellent terms are the rarer asset. What should come next on your list?
user> Wilk wants the original death certificate by 12 June and I have only the copy, so the General Register Office in Roscommon must send one, that's €20 and ten working days. My aunt Philomena, who is 91 and has buried four husbands or possibly three twice, says it took her one phone call.
assistant> Order it tomorrow, then. The ten days leave you a small margin.
user> There is also something I would prefer you to leave out of any summary: Ruairí's marriage is in bits, he sleeps at a colleague's, 14 Hampton Road. I mention it so that you do not suggest his wife as a witness.
assistant> Understood. I will not bring it up.
user> I dreamt of him, by the way: he was in the kitchen with a calculator, dividing a turf bank in seven. Then a neighbour here put on the one where Jack Lemmon inherits a hotel on an Italian island, and I thought, amateurs.
assistant> He would have checked the sevens twice.
user> He would. The parish bulletin, page three, "Plots from 1,400, ask Fr Malachy, bring own shovel", made me laugh out loud for the first time since March. One proper instruction before I go: anything with a deadline, give it to me as a list with the nearest date on top.
assistant> At the top today: 1 June, Shannon, 6.20.
user> I'd put fifty on him having packed a didgeridoo. The twins, at five, asked is Perth in the sky, and I told them yes, that Uncle Ruairí is a lighthouse keeper on the moon and his wages are paid in cheese, so that is now the official version.
assistant> I'll not contradict it in writing.
user> Mind yourself.

=== labels ===
after:
  1:
    keep:
    - {w: 2, type: preference, src: m1, fact: "The user wants no condolences in the answers.", keys: [["sorry-for-your-loss"]]}
    - {w: 2, type: fact, src: m1, fact: "The father, Donal Considine, died on 3 March 2026.", keys: [["Donal Considine"], ["date:2026-03-03"]]}
    - {w: 2, type: fact, src: m1, fact: "The will is from 2011 and is kept by the solicitor Bríd Hanrahan in Ennis.", keys: [["2011"], ["Hanrahan"]]}
    - {w: 2, type: fact, src: m1, fact: "The user and brother Ruairí are executors.", keys: [["executors"]]}
    - {w: 2, type: fact, src: m3, fact: "The fourteen acres are let to Pádraig Nestor for €2,100 a year, payable in October.", keys: [["2,100"]]}
    - {w: 1, type: fact, src: m3, fact: "The father left no loans.", keys: [["No loans"]]}
    - {w: 2, type: fact, src: m5, fact: "The will leaves three equal parts to the user, Ruairí and Sorcha.", keys: [["Three equal parts"]]}
    - {w: 2, type: fact, src: m5, fact: "Under the will the land may not be sold out of the family for ten years.", keys: [["ten years"]]}
    - {w: 2, type: fact, src: m9, fact: "The user paid the undertaker €6,850 and wants it back from the estate.", keys: [["6,850"]]}
    - {w: 2, type: decision, src: m9, fact: "Hanrahan does the probate for €3,800 plus VAT.", keys: [["3,800"]]}
    - {w: 1, type: fact, src: m11, fact: "The Credit Union book shows 11,240.", keys: [["11,240"]]}
    - {w: 2, type: task, src: m13, fact: "The user rings the Credit Union on Tuesday 7 April.", keys: [["date:2026-04-07"]]}
    - {w: 2, type: task, src: m13, fact: "The house must be valued as of the day of death.", keys: [["get the house valued"]]}
    - {w: 2, type: decision, src: m15, fact: "Mrs Lucey in Lahinch values the house.", keys: [["Lucey in Lahinch"]]}
    - {w: 1, type: fact, src: m17, fact: "The dog Bran is with Nestor.", keys: [["Bran is with Nestor"]]}
    - {w: 1, type: pattern, src: m17, fact: "The user goes to the house every Saturday to air it and read the meter.", keys: [["every Saturday"]]}
    - {w: 2, type: decision, src: m19, fact: "Sorcha plans to move into the house from June and buy out the two others.", keys: [["buy out"]]}
    - {w: 2, type: task, src: m21, fact: "Ruairí flies home on 18 May for three weeks.", keys: [["date:2026-05-18"]]}
    - {w: 2, type: preference, src: m23, fact: "Legal words should be explained once, in brackets.", keys: [["in brackets"]]}
    - {w: 1, type: preference, src: m23, fact: "Sums should be written without cents.", keys: [["cents left out"]]}
    - {w: 2, type: fact, src: m25, fact: "The user has shingles and is signed off until 17 April.", keys: [["shingles"]]}
    ended: []
    never:
    - {what: "hearsay: a stranger's wait", src: m7, keys: [["31 months"]]}
    - {what: "quoted old letter", src: m11, keys: [["bay mare"]]}
    - {what: "price not taken: a valuer", src: m13, keys: [["650 on the phone"]]}
    - {what: "generic advice ignored: drone survey", src: m14, keys: [["drone survey"]]}
    - {what: "supposition: taxman in a helicopter", src: m25, keys: [["helicopter"]]}
    - {what: "mood of the day", src: m27, keys: [["in a ditch"]]}
  2:
    dropped: [5, 10, 11, 12, 13, 14, 15, 16, 17, 18, 21]
    keep:
    - {w: 2, type: fact, src: m1, fact: "The house and yard are valued at €240,000.", keys: [["240,000"]]}
    - {w: 2, type: decision, src: m3, fact: "The house is to be rented out for two years from September.", keys: [["two years from September"]]}
    - {w: 2, type: fact, src: m5, fact: "There is an executor account at AIB in Ennistymon.", keys: [["AIB"]]}
    - {w: 2, type: fact, src: m5, fact: "Tomasz Wilk has taken on the file for a fee of 3,200.", keys: [["Wilk"], ["3,200"]]}
    - {w: 2, type: task, src: m7, fact: "Ruairí arrives at Shannon on 1 June at 6.20 in the morning.", keys: [["6.20"], ["date:2026-06-01"]]}
    - {w: 2, type: fact, src: m9, fact: "The true Credit Union balance is 12,905.", keys: [["12,905"]]}
    - {w: 2, type: decision, src: m11, fact: "Nestor pays 2,450 from this October.", keys: [["2,450"]]}
    - {w: 1, type: fact, src: m13, fact: "The dog Bran lives with the user in Galway.", keys: [["Bran"], ["Galway"]]}
    - {w: 1, type: decision, src: m13, fact: "Aoife, Nestor's daughter, airs the rooms for forty a month.", keys: [["Aoife"]]}
    - {w: 2, type: task, src: m15, fact: "The insurance cover with nobody in the house must be renewed by 20 July.", keys: [["date:2026-07-20"]]}
    - {w: 1, type: decision, src: m17, fact: "The tractor goes to the godson Fiachra.", keys: [["Fiachra"]]}
    - {w: 2, type: task, src: m23, fact: "Wilk wants the original death certificate by 12 June.", keys: [["death certificate"], ["date:2026-06-12"]]}
    - {w: 2, type: preference, src: m29, fact: "Deadlines are to be listed with the nearest date on top.", keys: [["nearest date on top"]]}
    ended:
    - {fact: "The user has shingles and is signed off.", was: 1/m25, by: m1, keys: [["shingles"]], not: ["healed"]}
    - {fact: "Mrs Lucey is to value the house.", was: 1/m15, by: m1, keys: [["Lucey in Lahinch"]]}
    - {fact: "The house must still be valued.", was: 1/m13, by: m1, keys: [["get the house valued"]], not: ["Lucey"]}
    - {fact: "Sorcha moves into the house and buys out the others.", was: 1/m19, by: m3, keys: [["buy out"]], not: ["Dropped"]}
    - {fact: "Hanrahan does the probate for €3,800.", was: 1/m9, by: m5, keys: [["3,800"]], not: ["retired"]}
    - {fact: "Ruairí flies home on 18 May.", was: 1/m21, by: m7, keys: [["date:2026-05-18"]], not: ["moved"]}
    - {fact: "The user has to ring the Credit Union.", was: 1/m13, by: m9, keys: [["date:2026-04-07"]], not: ["rang"]}
    - {fact: "The Credit Union book shows 11,240.", was: 1/m11, by: m9, keys: [["11,240"]], not: ["12,905"]}
    - {fact: "Nestor pays €2,100 a year.", was: 1/m3, by: m11, keys: [["2,100"]], not: ["2,450"]}
    - {fact: "Bran is with Nestor.", was: 1/m17, by: m13, keys: [["Bran is with Nestor"]]}
    - {fact: "The user goes to the house every Saturday.", was: 1/m17, by: m13, keys: [["every Saturday"]]}
    never:
    - {what: "a wrong guess: eighteen hundred", src: m11, keys: [["eighteen hundred"]]}
    - {what: "quoted leaflet", src: m15, keys: [["Mother Nature"]]}
    - {what: "quoted scam offer", src: m17, keys: [["courier deposit"]]}
    - {what: "example data: John Doe", src: m19, keys: [["John Doe"]]}
    - {what: "a password", src: m19, keys: [["Mare1979"]]}
    - {what: "counterfactual: sites in 1998", src: m21, keys: [["barristers"]]}
    - {what: "an aunt's tall tale", src: m23, keys: [["four husbands"]]}
    - {what: "to be left out: the brother's marriage", src: m25, keys: [["Hampton Road"]]}
    - {what: "dream", src: m27, keys: [["turf bank"]]}
    - {what: "film", src: m27, keys: [["Jack Lemmon"]]}
    - {what: "quoted parish notice", src: m29, keys: [["own shovel"]]}
    - {what: "bet: a didgeridoo", src: m31, keys: [["didgeridoo"]]}
    - {what: "a story told to the children", src: m31, keys: [["lighthouse keeper"]]}
questions:
- {q: "Who handles the legal papers now?", a: "Tomasz Wilk, 3,200", keys: [["Wilk"]]}
- {q: "What becomes of the building in autumn?", a: "rented for two years", keys: [["two years from September"]]}
- {q: "Until when is the empty place covered?", a: "renewed by 20 July", keys: [["date:2026-07-20"]]}
- {q: "Who gets to keep the old Massey?", a: "godson Fiachra", keys: [["Fiachra"]]}
- {q: "How shall you phrase jargon for me?", a: "explain once, in brackets", keys: [["in brackets"]]}
- {q: "What is the neighbour paying for the grass?", a: "2,450 from this October", keys: [["2,450"]]}
- {q: "How much was the undertaker's bill?", a: "€6,850", keys: [["6,850"]]}
- {q: "When does Ruairí land in Shannon?", a: "1 June at 6.20", keys: [["6.20"]]}
- {q: "What is the value of the house?", a: "€240,000", keys: [["240,000"]]}
- {q: "Where is the executor account?", a: "AIB in Ennistymon", keys: [["AIB"]]}
