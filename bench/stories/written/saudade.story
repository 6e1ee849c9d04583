=== conversation 1 | Portuguese & Lisbon | 2026-10-05T21:30
user> Hi! I am Hyejin, 34, UX designer from Busan. In spring I want to live in Lisbon, and I need somebody patient for my Portuguese.
assistant> Olá, Hyejin! I'm glad to be that somebody. How much Portuguese do you already have, and what should it be good enough for?
user> A2 more or less. Goal is B1 within one year
user> Important: only Portuguese from Portugal. No "você está fazendo", my landlady in future must not laugh
assistant> European Portuguese only: "estás a fazer" it is.
user> And when I make mistakes, please correct me at the end, not in the middle, otherwise I lose the courage
assistant> I'll let you finish first and collect the corrections below.
user> Every evening 20 new words, with an example sentence, and the word for the animal if possible in it. I like animals
assistant> Tonight's first five: a gaivota (seagull), o telhado (roof), a varanda (balcony), a saudade, o cadeado (padlock). Example: "A gaivota dorme no telhado da vizinha." An example for introductions: "Chamo-me João, tenho 47 anos e vivo em Setúbal com três gatos."
user> I have also real cat. Dubu, he is 6, white like his name, he comes with me
assistant> For the EU he'll need a microchip, a rabies vaccination and, coming from South Korea, you should check whether an antibody titre test is required.
user> Vet says yes for safety. So titre test for Dubu, must be done before 15 November
user> Visa is D8, for digital nomads. Consulate appointment in Seoul, 12 November 2026, 10:30
assistant> For the D8 you'd prove remote work and income, accommodation, insurance and a criminal record certificate. I can make a checklist.
user> income must be 3,480 euro in the month, 4 times minimum
assistant> Four times the minimum wage. Please check with the consulate for the year of application.
user> aigo. The paper was from last year. It is 3,680
assistant> 3,680 then, that's a comfortable gap with your salary, I hope.
(+1d) user> My company says I may work from Lisbon till end of 2027, contract is signed by Mr. Bae
assistant> Good, that's the paper the consulate will want most.
user> I want to fly on 1 March
user> A woman on YouTube says foreigners get a flat in Lisbon for 500 if they bring cake to the owner, she brought pastéis, 9 of them
assistant> I would budget for the market, and eat the pastéis.
user> I have a teacher too, Benedita, Tuesday nights at nine on Zoom, 15 euro
(+2d) user> can we play? you are the waiter in a café and I'm Carla, 25, from Toronto, I order three pastéis de nata and a galão with oat milk
assistant> "Boa tarde, menina! São três natas e um galão com bebida de aveia. Mais alguma coisa?"
user> "Não, obrigada. Quanto é?" ok stop, enough Carla. In truth I can't have milk, lactose makes me sick
assistant> Then "sem lactose, por favor" goes into tonight's words.
user> And I have asthma, Ventolin always with me, I need to know how to say it
assistant> "Tenho asma. Preciso do meu inalador (Ventilan)." In Portugal the brand is called Ventilan.
user> Grammar book exercise: "Ana leaves Porto at 14:10 at 90 km/h, Rui leaves Lisboa at 15:00, where do they meet?" in Portuguese AND in maths. cruel
(+4d) user> Ow I sprained my ankle on subway stairs today, left, two weeks bandage
assistant> As melhoras! Ice, elevation, no heroics. "Torci o tornozelo" if you want to boast.
user> My sister Minji gave me her big suitcase for the trip, Samsonite, I have to give it back at Seollal
(+3d) user> I found rooms. Alfama 1,400 a month with a bathtub in the kitchen. No thank you
user> But a room in Graça, 850 with bills, from a lady called Dona Lurdes. I told her yes yesterday
assistant> Graça is hilly but beautiful. Ask for a written contract, the consulate prefers it.
user> fado is stuck in head: "é uma casa portuguesa, com certeza, pão e vinho sobre a mesa"
user> I think the exam will be super easy, I'll get 95 at least
assistant> Confidence is half of B1. Which exam is it?
user> DEPLE at Lisbon university, 22 May
=== conversation 2 | Portuguese & Lisbon, January | 2027-01-11T20:10
user> Feliz ano novo! I changed so many things, please sit
assistant> Feliz ano novo, Hyejin! Conta-me tudo.
user> First the visa. Consulate moved everybody because of the strike, I went there on 3 December and on Friday the sticker came. I have VISA!!!
assistant> Parabéns! That's the biggest stone out of the way.
user> And Dubu's blood, 0.9, over the limit, certificate is here
user> Sad thing: Mr. Bae called, the company ends all remote contracts. So from February I'm freelance, for a studio in Lisbon, Estúdio Cegonha, 3 days a week
assistant> That's a change of basis for the visa, so tell the immigration agency (AIMA) at your appointment. Congratulations on the studio, though!
user> they wanted me in the office from the first day, so flight is 13 February now, Emirates over Dubai, Dubu in the cabin.. no wait, in cargo, 9 kg
assistant> 13 February. I'll move the countdown. About Dubu: for cargo the carrier needs an IATA box.
user> Dona Lurdes sold her house, so no Graça. I have instead small apartment in Campo de Ourique, first floor with a lemon tree, 1,180
assistant> Campo de Ourique is flat for Lisbon, your ankle will appreciate it.
user> ankle is perfect again, I'm dancing salsa on Saturdays
user> Benedita had a baby so no more lessons. I have now a tandem, Rui from Braga, Sunday mornings at eleven, I teach him Korean, costs nothing
assistant> Bom negócio. Do you want me to prepare topics for Sundays?
user> Yes please, one page each, on Saturday evening, with questions for a slow talker like Rui
user> 20 words is too many, I remember 4. Let's make 8
assistant> Eight words, one animal among them.
user> And correct me immediately now, please. I'm braver
assistant> Immediately. "Estou mais corajosa", by the way.
user> Minji took her suitcase home at Christmas, because mine arrived, yellow
user> For exam: DEPLE has no place in May, so November 2027
assistant> November 2027, that's a kinder schedule.
user> mock test result 58. so I was very wrong in October hahaha
user> if I was born in Lisbon I'd be named Conceição and have five brothers who sell fish
user> in my dream the tram 28 was flying to Busan and the ticket was 3 million won
user> and the driver was Cristiano Ronaldo, who by the way bought seven flats in Campo de Ourique, says the Korean internet
user> spam in my box: "Golden visa in 48 hours, pay 999 in crypto to Senhor Lopes"
user> please don't keep this. My parents don't know that I've no company anymore
user> finanças password is Sardinha-1755, I write it here so I can copy it
assistant> Better keep it in a password manager. I won't repeat it.
user> NIF I've got since 14 December, the last digits are 418, my lawyer Teresa Falcão has the rest
user> my NISS is still missing, I must request that in the first week there
assistant> NISS in the first week. Any evening now I'd also suggest a Portuguese podcast at half speed.
user> podcasts make me sleep. No
user> I have homesick today already and I'm not even gone. Até amanhã
assistant> Até amanhã, Hyejin.
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: fact, src: m1, fact: "Hyejin, 34, UX designer from Busan, wants to live in Lisbon in spring.", keys: [["Hyejin"], ["UX designer"]]}
    - {w: 2, type: preference, src: m3, fact: "A2 more or less; goal is B1 within one year.", keys: [["B1"], ["one year"]]}
    - {w: 2, type: preference, src: m4, fact: "Only European Portuguese.", keys: [["from Portugal"], ["only"]]}
    - {w: 2, type: preference, src: m6, fact: "Correct her at the end.", keys: [["correct me at the end"]]}
    - {w: 1, type: preference, src: m8, fact: "20 new words every evening with an example sentence.", keys: [["20 new words"]]}
    - {w: 2, type: fact, src: m10, fact: "Her cat Dubu, 6, comes with her.", keys: [["Dubu"], ["he is 6"]]}
    - {w: 2, type: task, src: m12, fact: "Titre test for Dubu before 15 November.", keys: [["titre"], ["15 November"]]}
    - {w: 1, type: fact, src: m13, fact: "The visa is D8.", keys: [["Visa is D8"]]}
    - {w: 2, type: fact, src: m19, fact: "The company allows work from Lisbon till end of 2027.", keys: [["end of 2027"], ["Lisbon"]]}
    - {w: 2, type: task, src: m21, fact: "The flight is on 1 March.", keys: [["fly on 1 March"]]}
    - {w: 1, type: fact, src: m24, fact: "Teacher Benedita, Tuesdays at nine.", keys: [["Benedita"], ["Tuesday"]]}
    - {w: 2, type: fact, src: m27, fact: "She can't have milk.", keys: [["lactose makes me sick"]]}
    - {w: 2, type: fact, src: m29, fact: "She has asthma, Ventolin.", keys: [["asthma"], ["Ventolin"]]}
    - {w: 1, type: fact, src: m34, fact: "Minji lent the suitcase, back at Seollal.", keys: [["Samsonite"]]}
    - {w: 1, type: fact, src: m36, fact: "Room in Graça, 850, Dona Lurdes.", keys: [["Graça"], ["850"]]}
    - {w: 2, type: task, src: m41, fact: "DEPLE at Lisbon university on 22 May.", keys: [["DEPLE"], ["22 May"]]}
    - {w: 1, type: fact, src: m17, fact: "The visa needs an income of 3,680.", keys: [["3,680"]]}
    ended:
    - {fact: "Income needed: 3,480.", was: m15, by: m17, keys: [["3,480"]], not: ["3,680"]}
    never:
    - {what: "example data: João", src: m9, keys: [["Chamo-me João"]]}
    - {what: "hearsay from YouTube", src: m22, keys: [["for 500"]]}
    - {what: "role play", src: m25, keys: [["Carla"], ["Toronto"]]}
    - {what: "figures of an exercise", src: m31, keys: [["Ana leaves Porto"]]}
    - {what: "price of a flat not taken", src: m35, keys: [["Alfama"]]}
    - {what: "song text", src: m38, keys: [["casa portuguesa"]]}
    - {what: "a guess that was wrong", src: m39, keys: [["95 at least"]]}
  2:
    dropped: [4, 5, 7, 9, 10, 11, 14, 15, 16, 17]
    keep:
    - {w: 2, type: fact, src: m3, fact: "She has the visa.", keys: [["I have VISA"]]}
    - {w: 2, type: fact, src: m6, fact: "From February she is freelance for Estúdio Cegonha, 3 days a week.", keys: [["Cegonha"], ["freelance"]]}
    - {w: 2, type: task, src: m8, fact: "The flight is on 13 February.", keys: [["13 February"]]}
    - {w: 2, type: fact, src: m10, fact: "Apartment in Campo de Ourique, 1,180.", keys: [["Campo de Ourique"], ["1,180"]]}
    - {w: 1, type: fact, src: m13, fact: "Tandem with Rui, Sunday mornings at eleven.", keys: [["Rui"], ["eleven"]]}
    - {w: 1, type: task, src: m15, fact: "One page of topics every Saturday evening.", keys: [["one page"], ["Saturday evening"]]}
    - {w: 2, type: preference, src: m16, fact: "8 words.", keys: [["make 8"]]}
    - {w: 2, type: preference, src: m18, fact: "Correct her immediately.", keys: [["correct me immediately"]]}
    - {w: 1, type: task, src: m21, fact: "The exam is in November 2027.", keys: [["DEPLE"], ["November 2027"]]}
    - {w: 1, type: fact, src: m31, fact: "NIF since 14 December; the lawyer is Teresa Falcão.", keys: [["NIF"], ["Teresa Falcão"]]}
    - {w: 2, type: task, src: m32, fact: "Request the NISS in the first week there.", keys: [["NISS"], ["first week"]]}
    ended:
    - {fact: "Correct at the end.", was: 1/m6, by: m18, keys: [["correct me at the end"]], not: ["immediately"]}
    - {fact: "20 new words.", was: 1/m8, by: m16, keys: [["20 new words"]], not: ["make 8"]}
    - {fact: "Consulate appointment on 12 November.", was: 1/m13, by: m3, keys: [["Consulate"], ["12 November"]], not: ["3 December"]}
    - {fact: "Titre test before 15 November.", was: 1/m12, by: m5, keys: [["titre"], ["15 November"]], not: ["certificate"]}
    - {fact: "The company allows remote work till 2027.", was: 1/m19, by: m6, keys: [["end of 2027"], ["company"]], not: ["freelance"]}
    - {fact: "Fly on 1 March.", was: 1/m21, by: m8, keys: [["fly on 1 March"]], not: []}
    - {fact: "Lessons with Benedita.", was: 1/m24, by: m13, keys: [["Benedita"], ["Tuesday"]], not: ["no more"]}
    - {fact: "Room in Graça.", was: 1/m36, by: m10, keys: [["Graça"], ["850"]], not: ["instead"]}
    - {fact: "Minji's suitcase to be given back.", was: 1/m34, by: m20, keys: [["Samsonite"]], not: ["took"]}
    - {fact: "Ankle sprained.", was: 1/m32, by: m12, keys: [["sprained my ankle"]], not: ["perfect"]}
    - {fact: "DEPLE on 22 May.", was: 1/m41, by: m21, keys: [["DEPLE"], ["22 May"]], not: ["November"]}
    never:
    - {what: "hypothetical", src: m24, keys: [["Conceição"]]}
    - {what: "dream", src: m25, keys: [["tram 28"]]}
    - {what: "celebrity gossip", src: m26, keys: [["Ronaldo"]]}
    - {what: "quoted spam", src: m27, keys: [["Golden visa"]]}
    - {what: "not to be kept", src: m28, keys: [["parents don't know"]]}
    - {what: "a password", src: m29, keys: [["Sardinha"]]}
    - {what: "mood", src: m35, keys: [["homesick"]]}
questions:
- {q: "How many vocabulary items do I want per evening?", a: "8", keys: [["make 8"]]}
- {q: "Which address will I live at?", a: "Campo de Ourique, 1,180", keys: [["Campo de Ourique"], ["1,180"]]}
- {q: "What must I tell a café about ingredients?", a: "no milk, lactose", keys: [["lactose makes me sick"]]}
- {q: "For whom do I work from February?", a: "Estúdio Cegonha", keys: [["Cegonha"]]}
- {q: "When do I leave Korea?", a: "13 February", keys: [["13 February"]]}
- {q: "Who do I practise speaking with and when?", a: "Rui, Sundays at eleven", keys: [["Rui"], ["eleven"]]}
- {q: "What kind of the language do I want?", a: "European", keys: [["from Portugal"]]}
- {q: "Which pet travels with me?", a: "the cat Dubu", keys: [["Dubu"], ["he is 6"]]}
- {q: "What medicine do I always carry?", a: "Ventolin", keys: [["Ventolin"]]}
- {q: "What is to do in the first days after arrival?", a: "request the NISS", keys: [["NISS"], ["first week"]]}
