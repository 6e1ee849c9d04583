=== conversation 1 | My knitting patterns and the shop | 2026-05-04T08:40
user> Hello! Excuse my English please, I am Hungarian, from Szeged, and I learned the most of it from knitting videos. I make patterns for sweaters and I want to sell them in the internet. You will help me to think, yes?
assistant> With pleasure, and your English is perfectly clear. What do you have so far?
user> I have four patterns ready. The names are Tisza, Paprika, Old Bridge and Pigeon. Tisza is the one what the people love, 212 pieces sold on Etsy since the Christmas.
assistant> That is a very promising start. Most sellers would tell you to post three reels a day, to answer every comment within an hour and to give away one pattern each month.
user> Uh. I don't make reels, I have a face for knitting. I pay Etsy too much of fee, so I want an own shop. My nephew Bence says he makes it with Shopify for me until the end of June, he wants only sausages for it, and this is the truth.
assistant> A craftsman with priorities. And what does a pattern cost at the moment?
user> Seven euro each. The shop price stays the same like on Etsy, I don't want that somebody feels cheated.
assistant> Consistent pricing is kind. How do you check a pattern before you publish it?
user> With test knitters. I have six, they get the pattern free, and they must finish in five weeks. Solvei from Bergen, Tendai from Harare, and four from here.
assistant> Shall I help you with the grading, that is, the calculation of the sizes?
user> Yes please! I will give you the new one, it calls Wheat. Gauge is 22 stitches and 30 rows on 10 cm, needle 4 mm, wool is merino DK from the Kaposvár mill. The stitch repeat is 12 plus 1.
assistant> Then the chest widths fall on multiples of 12 plus 1. How much ease, and which sizes?
user> Ease is 8 cm. Sizes:
| name | chest |
| XS | 80 |
| M | 96 |
| XL | 112 |
| 3XL | 128 |
I do the big ones since always, my mother was 3XL and nobody had a pattern for her.
assistant> A fine reason. Let me put that into numbers. As an example only: if a cowl had 97 stitches and the yarn cost 4.20 a ball, three balls would be 12.60.
user> I don't make cowls. In theory one can sell also ready sweaters, 30 hours of work, 900 euro, and then only the wife of a footballer buys.
assistant> Let us stay with patterns. Would you consider crochet as well? It sells quickly.
user> No no. I don't crochet. When my grandmother heard the word she did spit.
user> One thing about photos: never a filter on the photo, the colour must be the true colour, this is my rule.
assistant> A rule that reduces complaints too. Who takes the photographs?
user> My neighbour Zsóka, every first Saturday of month in the courtyard, light is best at ten. I give her a half kilo of pogácsa for it.
assistant> A barter economy. How do you answer the customers?
user> Always in the same two days, and I sign with Your Dorka. But not on Sunday, on Sunday I go to the mass and I have my phone off.
assistant> And the hands? Thirty hours a week is a lot of knitting.
user> Right thumb is inflamed, since Easter. The doctor gave me a splint and says three hours of knitting in a day, no more, until the summer.
assistant> Please obey the doctor rather than the deadline. When should Wheat come out?
user> On 1 September, for the harvest. The test knit begins on 20 July.
assistant> Then the grading must be ready two weeks before that. Would you like a logo?
user> I had a dream that the logo was a sheep with the face of my tax officer. But no, I keep the pigeon what I have drawn.
(+2d) user> Wow, 14 orders in one night, because a woman with 300 000 followers carried Paprika in Lisbon. She says that she paid me 50 for it, she paid seven. I am so happy today I could dance with the oven!
assistant> Wonderful. Enjoy the oven.
user> I borrowed the swift and the ball winder from Ági, she doesn't need it until summer.
=== conversation 2 | Grading Wheat, problems of the shop | 2026-07-06T19:15
user> Good evening! I am here again. First, Bence is gone to Ireland for the work and the shop isn't finished. So now Petra from the knitting circle makes it, with WooCommerce, for 350 euro, until 15 August. She showed me also a plan with AI robots for 1 900, I said I'm not Google.
assistant> WooCommerce for 350 is reasonable. What else has changed?
user> The gauge! I knitted the swatch again, I was too tight. It's 20 stitches now, rows the same, needle 4.5. Then you must calculate the widths again.
assistant> Then with 20 stitches a 12-stitch repeat spans 6 cm instead of about 5.5, so I'd make the numbers new. Shall the ease stay?
user> Ease goes down to 5, the test swatch was like a tent for a wedding.
assistant> Wedding tents are for photographs only. I suggest the widths of the body in this way; do you want me to shift to multiples of 14?
user> No, twelve is good, the old ladies in Makó counted in twelves too.
user> One more: the mill in Kaposvár closed in June. Fire in the dyehouse. The new wool is a Portuguese one, from a small mill in Serra da Estrela, name Mondego. It's 9.80 the skein, a bit more expensive but I like the smell.
assistant> A good replacement. Is the test knit going ahead on 20 July?
user> The test knitters need the new yarn first, so start of the test moves to 3 August, and Wheat comes in October, on the 12th.
assistant> Then five weeks from 3 August end on 7 September. A comfortable buffer.
user> Tendai isn't with us anymore, she has twins now! So five testers and one place free. I found Kahurangi from Dunedin, he is left-handed. I didn't believe there are left-handed knitters in New Zealand, there are.
assistant> A left-handed tester finds the mistakes nobody else sees. How is the thumb?
user> The thumb is again like the other one! I put the splint in the box of the Christmas ornaments. So six hours now.
assistant> Marvellous. But break it into parts.
user> Ági took her swift back, she came with a trolley. Now I make the balls around the leg of the chair.
assistant> Chair legs are historically approved. Would you like to buy a new one for about 95 euro?
user> I looked in Budapest, 130 for a plastic thing, no. Somebody at the market sells one she says belonged to Maria Theresia, 400 euro.
assistant> With the royal certificate, no doubt. Anything to remember for the shop?
user> Yes. New shop's price is 8 euro, not seven, and Etsy also 8 euro from 1 August. The seven was because I was afraid.
assistant> A brave euro. And do you want a mailing list?
user> Yes, every second month, no more. I hate the letters that say "Hurry hurry, only 3 hours left, Budapest wool day, get 44 percent, Dear wool friend".
assistant> Nobody should hurry with wool. I could write a chatbot voice for you, with a pirate accent, called Captain Purl.
user> No thanks, my customers are not on a ship.
=== conversation 3 | After the release | 2026-10-19T17:05
user> Szia! Wheat is out since one week and I sold 96. But I have an error in the size 3XL: the sleeve row 41 must be 68 stitches, not 86. Four knitters wrote me.
assistant> I am glad it sells. Shall I draft the correction notice?
user> Yes, and put the errata to the page on Friday, please remind me. Also to Etsy, as they don't send it alone.
assistant> Friday 23 October it is. Anything in the shop itself?
user> The password of the admin page is Gombolyag1956, for me only, please not in your head.
assistant> It is not in my head. How are sales of the others?
user> Good. Pigeon I take out from the shop, nobody makes the collar right, three complaints in a week. So only Tisza, Paprika, Old Bridge and Wheat.
assistant> A clean catalogue. You had six test knitters; are you still using all of them?
user> For the next one, called Well, only four, it's small. It's a vest. Test runs from 16 November to 14 December.
assistant> I'll plan with four. And the yarn?
user> Alpaca from the man in Ópusztaszer, his name is Ambrus. He says "not more than forty skeins a year", so I must order before 10 November.
assistant> Forty skeins will be about four vests each. I will keep to the facts, as usual.
user> My sister-in-law Rebeka heard that a shop in Vienna sells one thousand patterns a day, and that the owner bathes in lanolin. If I had taken the shop of my aunt in Baja in 2009, I would have now a garden.
assistant> A garden would need sheep.
user> A story from the bus: two women say a poet wrote "The needles sing at six, and seven moons go home". I have cried almost.
assistant> That is lovely. Shall I file it?
user> No, it's only for the bus. Something serious: from January the tax rule is that I'm over the small limit, so I must put 27 percent VAT on the price for Hungarian buyers. My accountant says it, she is named Ildikó.
assistant> Then I'd add the VAT visibly. Will you raise the price?
user> No. I first guessed twelve thousand a month costs, it is only four thousand, I counted the electricity twice. So the price stays.
assistant> Then the eight stays. A bet that you sell 200 Wheat by Christmas?
user> Bet you a lángos I don't. And my answer to the customers: from now also in Hungarian, with the machine translator no, I do it by hand.
assistant> By hand, as everything.
=== labels ===
after:
  1:
    keep:
    - {w: 1, type: fact, src: m1, fact: "She is Hungarian, from Szeged, and designs sweater patterns.", keys: [["szeged"]]}
    - {w: 2, type: fact, src: m3, fact: "She has four patterns ready: Tisza, Paprika, Old Bridge and Pigeon.", keys: [["paprika"], ["pigeon"]]}
    - {w: 1, type: fact, src: m3, fact: "Tisza sold 212 pieces on Etsy since Christmas.", keys: [["212"]]}
    - {w: 2, type: fact, src: m5, fact: "Nephew Bence makes the shop with Shopify until the end of June, for sausages.", keys: [["bence"], ["shopify"]]}
    - {w: 2, type: pattern, src: m9, fact: "She has six test knitters who get the pattern free and must finish in five weeks.", keys: [["six"], ["five weeks"]]}
    - {w: 2, type: fact, src: m11, fact: "Wheat has a gauge of 22 stitches and 30 rows on 10 cm, on 4 mm needles.", keys: [["22 stitches"]]}
    - {w: 2, type: fact, src: m11, fact: "The stitch repeat of Wheat is 12 plus 1.", keys: [["12 plus 1"]]}
    - {w: 2, type: fact, src: m13, fact: "The ease is 8 cm.", keys: [["ease is 8 cm"]]}
    - {w: 1, type: preference, src: m13, fact: "She always makes big sizes (up to 3XL), because of her mother.", keys: [["my mother was 3XL"]]}
    - {w: 2, type: preference, src: m18, fact: "Photos never get a filter; the colour must be the true colour.", keys: [["filter"]]}
    - {w: 1, type: pattern, src: m20, fact: "Neighbour Zsóka takes the photos every first Saturday of the month.", keys: [["zsóka"]]}
    - {w: 1, type: pattern, src: m22, fact: "She answers customers within two days and signs with \"Your Dorka\"; not on Sunday.", keys: [["dorka"], ["sunday"]]}
    - {w: 2, type: fact, src: m24, fact: "Her right thumb is inflamed; she wears a splint and knits at most three hours a day.", keys: [["splint"]]}
    - {w: 2, type: task, src: m26, fact: "The test knit of Wheat begins on 20 July 2026.", keys: [["date:2026-07-20"]]}
    - {w: 1, type: fact, src: m31, fact: "She borrowed the swift and the ball winder from Ági.", keys: [["swift"], ["ági"]]}
    ended: []
    never:
    - {what: "generic advice nobody adopted", src: m4, keys: [["three reels"]]}
    - {what: "example figures of the assistant", src: m14, keys: [["12.60"]]}
    - {what: "supposition nobody pursues", src: m15, keys: [["footballer"]]}
    - {what: "tale of the grandmother", src: m17, keys: [["did spit"]]}
    - {what: "dream", src: m28, keys: [["tax officer"]]}
    - {what: "mood of the moment", src: m29, keys: [["dance with the oven"]]}
    - {what: "hearsay: a claim that is not true", src: m29, keys: [["paid me 50"]]}
  2:
    dropped: [4, 6, 8, 13, 14, 15]
    keep:
    - {w: 2, type: fact, src: m1, fact: "Petra from the knitting circle makes the shop with WooCommerce for 350 euro, until 15 August.", keys: [["petra"], ["woocommerce"]]}
    - {w: 2, type: fact, src: m3, fact: "Wheat has 20 stitches now, needle 4.5.", keys: [["20 stitches"]]}
    - {w: 2, type: decision, src: m5, fact: "The ease is 5 cm.", keys: [["ease goes down to 5"]]}
    - {w: 2, type: fact, src: m8, fact: "The new wool is Mondego from Serra da Estrela, 9.80 the skein.", keys: [["mondego"], ["9.80"]]}
    - {w: 2, type: task, src: m10, fact: "The test knit starts on 3 August 2026.", keys: [["date:2026-08-03"]]}
    - {w: 2, type: task, src: m10, fact: "Wheat comes out on 12 October 2026.", keys: [["wheat"], ["october"]]}
    - {w: 2, type: fact, src: m12, fact: "Kahurangi from Dunedin, left-handed, is the new test knitter.", keys: [["kahurangi"]]}
    - {w: 1, type: fact, src: m14, fact: "She knits six hours a day now.", keys: [["six hours"]]}
    - {w: 2, type: decision, src: m20, fact: "Patterns cost 8 euro in the new shop, and on Etsy from 1 August.", keys: [["8 euro"]]}
    - {w: 1, type: decision, src: m22, fact: "The mailing list goes out every second month, no more.", keys: [["every second month"]]}
    ended:
    - {fact: "Bence makes the shop with Shopify until the end of June.", was: 1/m5, by: m1, keys: [["shopify"]]}
    - {fact: "Wheat has a gauge of 22 stitches on 4 mm needles.", was: 1/m11, by: m3, keys: [["22 stitches"]]}
    - {fact: "The ease is 8 cm.", was: 1/m13, by: m5, keys: [["ease is 8 cm"]]}
    - {fact: "The wool for Wheat is merino DK from the Kaposvár mill.", was: 1/m11, by: m8, keys: [["kaposvár mill"]]}
    - {fact: "The test knit begins on 20 July.", was: 1/m26, by: m10, keys: [["date:2026-07-20"]]}
    - {fact: "Wheat comes out on 1 September.", was: 1/m26, by: m10, keys: [["date:2026-09-01"]]}
    - {fact: "Her thumb is inflamed; at most three hours a day with a splint.", was: 1/m24, by: m14, keys: [["inflamed"]]}
    - {fact: "She borrowed the swift and the ball winder from Ági.", was: 1/m31, by: m16, keys: [["swift"], ["ági"]], not: ["took"]}
    - {fact: "The patterns cost seven euro.", was: 1/m7, by: m20, keys: [["seven euro"]], not: ["afraid"]}
    never:
    - {what: "an offer not taken", src: m1, keys: [["AI robots"]]}
    - {what: "suggestion turned down", src: m6, keys: [["multiples of 14"]]}
    - {what: "price of a shop not taken", src: m18, keys: [["plastic thing"]]}
    - {what: "hearsay about a swift", src: m18, keys: [["maria theresia"]]}
    - {what: "quoted advert", src: m22, keys: [["44 percent"]]}
    - {what: "suggestion turned down", src: m23, keys: [["captain purl"]]}
  3:
    dropped: [2, 14, 15]
    keep:
    - {w: 2, type: fact, src: m1, fact: "Error in Wheat size 3XL: sleeve row 41 must be 68 stitches.", keys: [["68 stitches"]]}
    - {w: 2, type: task, src: m3, fact: "The errata must be put on the page on Friday 23 October.", keys: [["errata"]]}
    - {w: 2, type: decision, src: m7, fact: "In the shop are only Tisza, Paprika, Old Bridge and Wheat.", keys: [["old bridge"], ["wheat"]]}
    - {w: 2, type: task, src: m9, fact: "The next pattern is Well, a vest; the test runs from 16 November to 14 December with four testers.", keys: [["16 november"]]}
    - {w: 2, type: task, src: m11, fact: "The alpaca comes from Ambrus in Ópusztaszer; she must order before 10 November.", keys: [["10 november"]]}
    - {w: 2, type: fact, src: m17, fact: "From January she must put 27 percent VAT on the price for Hungarian buyers.", keys: [["27 percent"]]}
    - {w: 1, type: preference, src: m21, fact: "She answers customers in Hungarian too, by hand, not with a machine translator.", keys: [["by hand"]]}
    ended:
    - {fact: "Wheat comes out on 12 October.", was: 2/m10, by: m1, keys: [["wheat comes"]]}
    - {fact: "The test knit starts on 3 August.", was: 2/m10, by: m1, keys: [["start of the test"]]}
    - {fact: "She has four patterns: Tisza, Paprika, Old Bridge and Pigeon.", was: 1/m3, by: m7, keys: [["paprika"], ["pigeon"]], not: ["take out"]}
    never:
    - {what: "password of the admin page", src: m5, keys: [["Gombolyag1956"]]}
    - {what: "hearsay about a shop in Vienna", src: m13, keys: [["lanolin"]]}
    - {what: "what she would have had", src: m13, keys: [["shop of my aunt"]]}
    - {what: "quoted poem", src: m15, keys: [["seven moons"]]}
    - {what: "wrong guess corrected at once", src: m19, keys: [["twelve thousand"]]}
    - {what: "bet", src: m21, keys: [["lángos"]]}
questions:
- {q: "What must be corrected in the biggest jumper of Wheat?", a: "Sleeve row 41 must be 68 stitches", keys: [["68 stitches"]]}
- {q: "What is one of my downloads worth now?", a: "8 euro", keys: [["8 euro"]]}
- {q: "Who builds the website?", a: "Petra from the knitting circle", keys: [["petra"]]}
- {q: "Where do I get the material for Wheat?", a: "Mondego from Serra da Estrela", keys: [["mondego"]]}
- {q: "How loose must Wheat be around the body?", a: "5 cm of ease", keys: [["ease goes down to 5"]]}
- {q: "What has to be on the page by the end of the week?", a: "The errata", keys: [["errata"]]}
- {q: "Which patterns do I still offer?", a: "Tisza, Paprika, Old Bridge and Wheat", keys: [["old bridge"], ["wheat"]]}
- {q: "What am I never to do with pictures?", a: "Put a filter on them", keys: [["filter"]]}
- {q: "What changes for buyers from my country in the new year?", a: "27 percent VAT", keys: [["27 percent"]]}
- {q: "By when must I have written to the alpaca man?", a: "Before 10 November", keys: [["10 november"]]}
