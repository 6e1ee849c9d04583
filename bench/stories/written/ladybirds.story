=== conversation 1 | Ladybird parents 🐞 | 2026-09-21T19:40
Dmitri> Good evening all. Parents' evening was 2 hours 10 and I have 4 pages. I'll spare you 3
Dmitri> I got elected rep because I went to the toilet at the wrong moment
Samira> democracy 😂
Chiara*> At least he's good for something else, Dmitri drives Matteo along every Monday in Lev's old seat
Dmitri> Closed on Monday 5 October for the team day, and 23 December to 3 January
Chiara*> So one whole Monday with Matteo and no tricycle. okay
Dmitri> Gym is Thursdays from now on, non-slip socks in the bag
Jun-ho> which size is non slip
Chiara*> the size of his feet, Jun-ho
Dmitri> Lantern walk: Tuesday 10 November, 17:00, from the fire station
Folake> For Tobi: my mum (Granny Bisi) fetches him on Wednesdays, she has a letter
Anneke> Reminder that Levi has a nut allergy, the serious sort, pen is in the yellow box
Samira> And Amina no gelatine please, gummy bears too
Chiara*> noted for the whole group, both
Folake> Can one still bring cake on birthdays?
Anneke> only with the ingredients list stuck on. Frau Winkler's rule
Dmitri> Also she is having a baby, last day 30 October!
Jun-ho> my wife hears from a hairdresser that the Kita on Ring street shuts in January, 2 million debts
Chiara*> I lent a snow suit to Samira, size 98, red, for Amina till hers comes
Samira> 🙏 from me
Dmitri> Present for her: 10 each to Chiara by PayPal
Chiara*> sorry, the present is 12 each, there are only 14 of us in it. chiara.b@post.example
Folake> sent
Anneke> Trip to the zoo, Wednesday 14 October, 9 till 13, packed lunch
Anneke> and I'll hand in everybody's photo consents, bring them to me by Friday 25 September
(+1d) Jun-ho> Noah has itching head. lice, the lady at the chemist says 3
Samira> NOOO
Dmitri> Official: lice are in the ladybird room, treat tonight and again after 9 days. Hats in bags
Folake> I have scratched myself since I read this
Chiara*> my hair's so long they will found a city
Anneke> Emil says he's got a crocodile in the bath called Herr Müller and it eats 8 sausages
Folake> better than lice
Anneke> I'm on a bake sale for the new slide. I'll do 40 muffins
Anneke> Scrap that, Levi and I are at grandma's that weekend, I'm out. Can someone else do it
Chiara*> I'll do a savoury one, focaccia, 2 trays, Saturday 10 October at 10
Dmitri> One more thing. The fire brigade have a drill on the 10th so we walk on Thursday 12 November, same time
Folake> "Ich geh mit meiner Laterne und meine Laterne mit mir" 11 times tonight, ELEVEN
Chiara*> and if we bought a pony for the garden?
Dmitri> No pony. It was proposed in 2019
=== conversation 2 | Ladybird parents 🐞 winter | 2026-11-15T20:05
Folake> Photos from the lantern evening are in the cloud, Tobi set fire to nothing 👏
Chiara*> so beautiful. Matteo asked if Martin is cold without half the coat
Dmitri> I have news. We move to Dresden on the 28th, new job. Someone must be rep
Jun-ho> oh
Folake> I'll be rep then, but no 4 pages
Dmitri> deal. list and keys are in your letterbox
Chiara*> We miss you already. And there goes our Monday chauffeur
Dmitri> last ride was this week, car's sold too, sorry
Chiara*> don't be. He goes by bike with me now. He's 5 now and has a bell
Samira> Red suit is back with Chiara since Friday, ours came and it's orange. Amina cried only briefly
Chiara*> It's in my hall, smells of strawberries
Anneke> No zoo, as you know. Bird flu. They went to see the sewage works and it was the best day of their lives
Jun-ho> Noah speaks of nothing else. "the rake, papa"
Anneke> Consents were all in by the way, all 14 of them, on time, a first
Folake> Lice are history since the 14th of October, Frau Winkler's last official message before her leave
Dmitri> Who does the group now?
Folake> Herr Brandt, he plays the ukulele. Gitta stays in the afternoons
Chiara*> Matteo calls him Herr Bart because of the beard
Samira> Chickenpox at ours maybe?? spots on the tummy. I'd say it IS chickenpox, 10 to 1
(+1d) Samira> mosquitos. IN NOVEMBER. the doctor laughed
Folake> Granny Bisi went back to Ibadan on Sunday, so on Wednesdays it's our au pair Maite who comes for Tobi, letter given
Anneke> Lunch: we get a new caterer from January, Löffel & Co, 4.40 a meal instead of 3.80
Jun-ho> and can Noah have vegetarian, please, he's stopped meat because of the pig in the book
Folake> I told them. starts Monday
Anneke> Gym has gone to Fridays, the hall is let on Thursdays to a choir
Chiara*> Heidi Klum dresses up again as a worm, my sister's aunt met her in a lift
Samira> I'd love to never sew another costume
Dmitri> Gate code is 4408 star, tell your au pair quietly
Anneke> Dmitri this is 14 people
Jun-ho> "LEGO SALE 70 PERCENT ONLY TODAY click here before midnight" sorry forwarded by my father in law
Folake> don't write it down anywhere, but Frau Winkler had a girl yesterday, Paulina, they want no visits till Christmas
Chiara*> 💛 not a word
Folake> Christmas party Friday 11 December, 15:30. Wish list: Chiara napkins, Samira tea, Jun-ho kimbap without egg because of Maite
Samira> Amina's sister's playgroup in Halle had 40 guests and 3 Santas and one was a burglar
Dmitri> tall tales
Chiara*> 11 December ok, I've got the 6 o'clock shift on Mondays only
Folake> snow on Thursday they say. Boots in the bag
Jun-ho> I'm tired like ten bears
Folake> good night everybody 🐞
=== labels ===
after:
  1:
    keep:
    - {w: 1, type: fact, src: m2, fact: "Dmitri is the parents' rep.", keys: [["elected rep"]]}
    - {w: 2, type: fact, src: m5, fact: "Closed on 5 October and from 23 December to 3 January.", keys: [["23 December"]]}
    - {w: 1, type: fact, src: m7, fact: "Gym is on Thursdays, non-slip socks.", keys: [["Gym"], ["Thursdays"]]}
    - {w: 2, type: fact, src: m11, fact: "Granny Bisi fetches Tobi on Wednesdays.", keys: [["Granny Bisi"], ["Wednesdays"]]}
    - {w: 2, type: fact, src: m12, fact: "Levi has a serious nut allergy; the pen is in the yellow box.", keys: [["nut allergy"], ["yellow box"]]}
    - {w: 2, type: fact, src: m13, fact: "Amina: no gelatine.", keys: [["gelatine"]]}
    - {w: 1, type: preference, src: m16, fact: "Birthday cake only with the ingredients list.", keys: [["ingredients list"]]}
    - {w: 1, type: fact, src: m17, fact: "Frau Winkler's last day is 30 October; she is having a baby.", keys: [["30 October"], ["baby"]]}
    - {w: 1, type: fact, src: m19, fact: "Chiara lent Samira a snow suit.", keys: [["snow suit"], ["lent"]]}
    - {w: 1, type: fact, src: m22, fact: "The present: 12 each to Chiara.", keys: [["12 each"]]}
    - {w: 1, type: task, src: m25, fact: "Photo consents to Anneke by 25 September.", keys: [["consents"], ["25 September"]]}
    - {w: 2, type: task, src: m24, fact: "Trip to the zoo on 14 October.", keys: [["zoo"], ["14 October"]]}
    - {w: 2, type: fact, src: m28, fact: "Lice in the ladybird room; treat again after 9 days.", keys: [["lice"], ["9 days"]]}
    - {w: 1, type: task, src: m35, fact: "Chiara brings focaccia to the bake sale on 10 October at 10.", keys: [["focaccia"], ["10 October"]]}
    - {w: 2, type: task, src: m36, fact: "The lantern walk is on Thursday 12 November, 17:00.", keys: [["12 November"]]}
    ended:
    - {fact: "The present is 10 each.", was: m21, by: m22, keys: [["10 each"]], not: ["12"]}
    - {fact: "Anneke bakes 40 muffins.", was: m33, by: m34, keys: [["40 muffins"]], not: ["Scrap"]}
    - {fact: "The lantern walk is on 10 November.", was: m10, by: m36, keys: [["Lantern walk"], ["10 November"]], not: ["12 November"]}
    never:
    - {what: "hearsay: Kita on Ring street shuts", src: m18, keys: [["Ring street"]]}
    - {what: "child's made-up story", src: m31, keys: [["crocodile"]]}
    - {what: "song text", src: m37, keys: [["Laterne mit mir"]]}
    - {what: "rejected suggestion", src: m38, keys: [["bought a pony"]]}
  2:
    dropped: [1, 3, 4, 8, 9, 10, 11, 12, 13, 14, 15]
    keep:
    - {w: 1, type: fact, src: m3, fact: "Dmitri's family moves to Dresden on 28 November.", keys: [["Dresden"], ["28th"]]}
    - {w: 2, type: fact, src: m5, fact: "Folake is the rep.", keys: [["I'll be rep"]]}
    - {w: 1, type: fact, src: m9, fact: "From now Matteo goes by bike with Chiara.", keys: [["by bike"]]}
    - {w: 2, type: fact, src: m17, fact: "Herr Brandt leads the group.", keys: [["Herr Brandt"]]}
    - {w: 2, type: fact, src: m21, fact: "The au pair Maite fetches Tobi on Wednesdays.", keys: [["Maite"], ["Wednesdays"]]}
    - {w: 1, type: fact, src: m22, fact: "From January: Löffel & Co, 4.40 a meal.", keys: [["Löffel"], ["4.40"]]}
    - {w: 1, type: fact, src: m23, fact: "Noah eats vegetarian.", keys: [["Noah"], ["vegetarian"]]}
    - {w: 1, type: fact, src: m25, fact: "Gym is on Fridays.", keys: [["Gym"], ["Fridays"]]}
    - {w: 2, type: task, src: m33, fact: "Christmas party on 11 December, 15:30; Chiara brings napkins.", keys: [["11 December"], ["15:30"]]}
    - {w: 1, type: task, src: m33, fact: "Chiara brings napkins to the Christmas party.", keys: [["Chiara napkins"]]}
    ended:
    - {fact: "Dmitri is the rep.", was: 1/m2, by: m5, keys: [["elected rep"]], not: ["Folake"]}
    - {fact: "Gym on Thursdays.", was: 1/m7, by: m25, keys: [["Gym"], ["Thursdays"]], not: ["Fridays"]}
    - {fact: "Granny Bisi fetches Tobi.", was: 1/m11, by: m21, keys: [["Granny Bisi"], ["fetches"]], not: ["went back"]}
    - {fact: "The red snow suit is on loan to Samira.", was: 1/m19, by: m10, keys: [["snow suit"], ["lent"]], not: ["back with"]}
    - {fact: "Consents are to be handed in.", was: 1/m25, by: m14, keys: [["consents"], ["25 September"]], not: ["all in"]}
    - {fact: "The trip goes to the zoo.", was: 1/m24, by: m12, keys: [["zoo"], ["14 October"]], not: ["No zoo"]}
    - {fact: "There are lice in the room.", was: 1/m28, by: m15, keys: [["lice"], ["9 days"]], not: ["history"]}
    - {fact: "Dmitri drives Matteo on Mondays.", was: 1/m4, by: m9, keys: [["drives Matteo along"]], not: ["bike"]}
    never:
    - {what: "a guess that was wrong", src: m19, keys: [["it IS chickenpox"]]}
    - {what: "celebrity gossip", src: m26, keys: [["Klum"]]}
    - {what: "a code", src: m28, keys: [["4408"]]}
    - {what: "ad", src: m30, keys: [["LEGO"]]}
    - {what: "not to be written down", src: m31, keys: [["Paulina"]]}
    - {what: "a tall tale", src: m34, keys: [["burglar"]]}
    - {what: "weather", src: m37, keys: [["snow on Thursday"]]}
    - {what: "mood", src: m38, keys: [["ten bears"]]}
questions:
- {q: "Who leads the room these days?", a: "Herr Brandt", keys: [["Herr Brandt"]]}
- {q: "Who collects Folake's little boy in the middle of the week?", a: "Maite, the au pair", keys: [["Maite"], ["Wednesdays"]]}
- {q: "Which child is in danger from almonds?", a: "Levi", keys: [["nut allergy"]]}
- {q: "On which day do they exercise?", a: "Fridays", keys: [["Gym"], ["Fridays"]]}
- {q: "Who speaks for the families now?", a: "Folake", keys: [["I'll be rep"]]}
- {q: "How much will the midday food cost us each time?", a: "4.40", keys: [["4.40"]]}
- {q: "When is the Christmas party?", a: "Friday 11 December, 15:30", keys: [["11 December"], ["15:30"]]}
- {q: "When is the Kita closed at the end of the year?", a: "23 December to 3 January", keys: [["23 December"]]}
- {q: "What kind of sweets are forbidden for Samira's girl?", a: "gelatine, gummy bears", keys: [["gelatine"]]}
- {q: "Whose child refuses to eat animals?", a: "Noah", keys: [["Noah"], ["vegetarian"]]}
