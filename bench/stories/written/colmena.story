=== conversation 1 | hive scale | 2026-08-22T16:48
user> hi! electronics question, long project. I have hives in Panguipulli, an hour and a half from my flat in Valdivia, and I'd like to know their weight without driving there
assistant> A hive scale, good winter project. How many hives, is there mains power, and what kind of reception do you get at the site?
user> two hives. no power at all. phone signal one bar if the volcano is in a good mood
assistant> Then energy and the radio decide everything else. What parts do you own already?
user> an ESP32-C3 board, that's going to be the brain
user> load cells: four of 50 kg per hive with an HX711 each, ordered in Shenzhen
user> they've been sitting in customs in Santiago for nine days now
assistant> While you wait, you can plan the wiring. Each HX711 needs a data and a clock line; the clock can be shared if you read the converters one after the other.
user> shared clock then, SCK on GPIO5
user> and DT on GPIO4 for hive 1, GPIO6 for hive 2
assistant> That works. The temperature probes can share one wire as well, since every DS18B20 has its own address.
user> three DS18B20 on GPIO2, pull-up 4.7k, two in the brood nests and one outside
assistant> You might replace the outer one by an SHT31 over I2C, then you'd have humidity too, which correlates with nectar flow.
user> humidity in the Chilean south is "yes". no SHT
assistant> Fair. How will the data travel?
user> a SIM800L, I have a prepaid Entel card for it
assistant> Mind the current: up to 2 A in bursts. Put 470 µF or more next to the module and short, thick wires.
user> important for how you explain: I'm red-green colour-blind. never write "the red wire", number them
assistant> Understood, wires get numbers from now on: 1 for supply, 2 for ground, 3 for data and so on.
user> and draw circuits in ASCII please, no links to pictures
user> language: C++ with PlatformIO. tried MicroPython once, it ate the battery
user> I measure every 10 minutes, ok for the battery?
assistant> With deep sleep at 10 µA and four seconds awake per reading you need about 4 mAh a day without radio. The radio is what hurts: send once an hour and batch six readings.
user> put a small OLED in, so my dad can see the weight when he passes
assistant> An SSD1306 behind a push button costs nothing while it is off.
user> supply: one 18650 and a 6 V 2 W panel
user> box: my friend Rayén prints it in PETG, she has the drawing
user> slow progress today because I burnt my thumb on the iron, big blister, no soldering with the right hand
assistant> Cool water, no ice, and leave the blister closed. Code instead?
user> code yes. I also have an oscilloscope here, Matías from the university lent me theirs
user> goal: on the hives by saturday 12 september
assistant> Tight with the parts in customs. What would be the minimum that has to work on that day?
user> weight of one hive, everything else may follow
user> I read in a forum that a guy in Texas saw his HX711 drift 7 kg overnight because of a lizard
user> my cousin's school exercise, can you check: 12 V over 10k and 4.7k in series, what's on the lower one? she says 3.84 V
assistant> 12 × 4.7 / 14.7 = 3.84 V. She is right.
user> for OTA at home the wifi is "Copihue" with pass lluvia&lluvia77, not to be stored please
assistant> I won't keep it. Put it in a secrets.h that is in .gitignore.
(+1d) user> my dad laughed at the display. he looks at bees, not at numbers. so skip that
=== conversation 2 | hive scale, part two | 2026-10-04T18:20
user> hola again! news from the bench, a lot
assistant> Welcome back. Did customs let go of the parts?
user> they did, on the 1st of september, all eight cells intact
user> and I swapped the board: a Heltec V3 with LoRa on it does the job now, the other one sleeps in a drawer
assistant> That simplifies the radio a lot. What made you leave the mobile network?
user> the 2G tower near the lake was turned off in august! so the phone module and its card are worthless. LoRa to my dad's roof, 3 km, line of sight
assistant> 3 km in the open is comfortable at SF9. Which band have you set?
user> 915 MHz. the gateway is a Raspberry Pi 4 under his roof tiles
assistant> Legal in Chile, good. Did your pins survive the change?
user> no, the V3 uses some of them. clock is GPIO7 now. data lines stay
user> calibration factor for hive 1 is -21350
assistant> Save it in NVS rather than in the code, then a firmware update does not lose it.
(+20m) user> sorry, the sign and digits mixed up with the test rig. for hive 1 it's 20980
user> problem: it resets each time it transmits. I think the HX711 pulls the rail down
assistant> Unlikely, it draws 1.5 mA. Look at the supply while sending; a dip below 2.8 V triggers the brown-out detector.
(+2h) user> you were right, nothing to do with the converter: the dip was the battery wire. 470 µF at the board and the resets are history
user> I had to be quick because Matías came for his oscilloscope on friday
user> also my thumb is pink and new, so the soldering speed is back
user> Rayén is in Punta Arenas since september, new job, with the printer. so I use a grey IP65 junction box from Sodimac
user> battery: a LiFePO4 32700 instead, the lithium one didn't like the frost nights
assistant> Good choice: 3.2 V nominal can feed the board almost directly. The charge cut-off must be 3.65 V, so not the TP4056 you may have lying about.
user> I have a CN3058 for that
user> interval is 30 minutes now, bees don't get fat that quickly
user> installation slipped because of the fiestas patrias and rain: it will be saturday 17 october
assistant> Do you have somebody with you? Lifting a full hive onto a scale alone is a bad idea.
user> my dad, with two beekeeper suits. and no opening of the hives before 11, they're grumpy in the cold
user> so sleepy today, I soldered till four and my eyes see double
user> topics: colmenar/1/peso and colmenar/2/peso, in grams, integer
assistant> Retained messages, QoS 1, and add colmenar/1/bateria in millivolts; you will want it in the first winter.
user> yes, I'll add that
user> log from this minute: "node 99 says peso 1234567 g, temp -127.00" haha
assistant> -127 means a probe is not answering; check the pull-up. The weight was presumably an uncalibrated raw value.
user> I'd like an alarm when a hive loses more than 1.5 kg within an hour, that's a swarm
assistant> A reasonable threshold. Suppress it between lifting the lid and twenty minutes later, otherwise each inspection raises it.
user> a button on the box for that, hold 3 seconds = 20 minutes of silence
user> play the queen of hive 2 for a moment, what does she say about all this?
assistant> "I am Isabel the Second, mother of 40,000, and I demand three kilos of syrup by Tuesday and the removal of that plank."
user> tare is 6.4 kg per stand, measured
user> on the radio they say Pedro Pascal bought 300 hectares of ulmo forest at Futrono for honey. every year it's another actor
user> imagine ten thousand of these sold to the Argentinians at 300 dollars each. I'd buy the volcano
user> dad bets a lamb that hive 2 gains 4 kg before the first of november
=== labels ===
after:
  1:
    keep:
    - {w: 2, type: context, src: m1, fact: "The user lives in Valdivia; the hives are in Panguipulli, an hour and a half away.", keys: [["Panguipulli"]]}
    - {w: 1, type: code_ref, src: m10, fact: "DT is on GPIO4 (hive 1) and GPIO6 (hive 2).", keys: [["GPIO4"]]}
    - {w: 2, type: decision, src: m5, fact: "An ESP32-C3 board is the brain.", keys: [["ESP32-C3"]]}
    - {w: 1, type: fact, src: m6, fact: "Four 50 kg load cells per hive with an HX711 each.", keys: [["four of 50 kg"]]}
    - {w: 1, type: fact, src: m7, fact: "The load cells are in customs in Santiago.", keys: [["customs in Santiago"]]}
    - {w: 2, type: code_ref, src: m9, fact: "SCK is on GPIO5.", keys: [["SCK on GPIO5"]]}
    - {w: 2, type: code_ref, src: m12, fact: "Three DS18B20 on GPIO2 with a 4.7k pull-up.", keys: [["three DS18B20"]]}
    - {w: 1, type: decision, src: m16, fact: "The data goes over a SIM800L with an Entel card.", keys: [["SIM800L"]]}
    - {w: 2, type: preference, src: m18, fact: "The user is red-green colour-blind: wires are to be numbered.", keys: [["colour-blind"]]}
    - {w: 2, type: preference, src: m20, fact: "Circuits in ASCII, no links to pictures.", keys: [["circuits in ASCII"]]}
    - {w: 1, type: decision, src: m21, fact: "C++ with PlatformIO.", keys: [["PlatformIO"]]}
    - {w: 1, type: decision, src: m22, fact: "It measures every 10 minutes.", keys: [["every 10 minutes"]]}
    - {w: 1, type: decision, src: m26, fact: "One 18650 and a 6 V 2 W panel supply it.", keys: [["18650"]]}
    - {w: 1, type: task, src: m27, fact: "Rayén prints the box in PETG.", keys: [["PETG"]]}
    - {w: 1, type: fact, src: m28, fact: "The user burnt a thumb, no soldering.", keys: [["burnt my thumb"]]}
    - {w: 1, type: fact, src: m30, fact: "Matías has lent an oscilloscope.", keys: [["Matías"], ["lent"]]}
    - {w: 2, type: task, src: m31, fact: "It shall be on the hives by 12 September.", keys: [["date:2026-09-12"]]}
    ended:
    - {fact: "A small OLED is wanted for dad.", was: m24, by: m39, keys: [["OLED"]], not: ["skip"]}
    never:
    - {what: "rejected suggestion: SHT31", src: m13, keys: [["SHT31"]]}
    - {what: "hearsay: the lizard", src: m34, keys: [["guy in Texas"]]}
    - {what: "figures of a school exercise", src: m35, keys: [["10k and 4.7k"]]}
    - {what: "wifi password", src: m37, keys: [["lluvia77"]]}
  2:
    dropped: [3, 5, 6, 8, 12, 13, 14, 15, 16, 17]
    keep:
    - {w: 2, type: decision, src: m4, fact: "A Heltec V3 with LoRa is the board now.", keys: [["Heltec V3"]]}
    - {w: 1, type: fact, src: m8, fact: "LoRa at 915 MHz; the gateway is a Raspberry Pi 4 under dad's roof.", keys: [["915 MHz", "Raspberry Pi 4"]]}
    - {w: 2, type: code_ref, src: m10, fact: "The clock is on GPIO7.", keys: [["GPIO7"]]}
    - {w: 1, type: code_ref, src: m13, fact: "The calibration factor of hive 1 is 20980.", keys: [["20980"]]}
    - {w: 1, type: fact, src: m20, fact: "The battery is a LiFePO4 32700.", keys: [["32700"]]}
    - {w: 1, type: decision, src: m23, fact: "The interval is 30 minutes.", keys: [["30 minutes"]]}
    - {w: 2, type: task, src: m24, fact: "Installation on 17 October.", keys: [["date:2026-10-17"]]}
    - {w: 1, type: code_ref, src: m28, fact: "MQTT topics colmenar/1/peso and colmenar/2/peso, in grams.", keys: [["colmenar/2/peso"]]}
    - {w: 1, type: decision, src: m33, fact: "Alarm when a hive loses more than 1.5 kg within an hour.", keys: [["1.5 kg"]]}
    - {w: 1, type: fact, src: m38, fact: "The tare is 6.4 kg per stand.", keys: [["6.4 kg"]]}
    - {w: 1, type: decision, src: m19, fact: "The box is a grey IP65 junction box.", keys: [["IP65"]]}
    ended:
    - {fact: "The load cells are in customs.", was: 1/m7, by: m3, keys: [["customs in Santiago"]], not: ["intact"]}
    - {fact: "The board is an ESP32-C3.", was: 1/m5, by: m4, keys: [["ESP32-C3"]], not: ["drawer"]}
    - {fact: "The data goes over a SIM800L.", was: 1/m16, by: m6, keys: [["SIM800L"]], not: ["worthless"]}
    - {fact: "SCK is on GPIO5.", was: 1/m9, by: m10, keys: [["SCK on GPIO5"]], not: ["GPIO7"]}
    - {fact: "The calibration factor is -21350.", was: m11, by: m13, keys: [["21350"]], not: ["20980"]}
    - {fact: "It resets when it transmits.", was: m14, by: m16, keys: [["resets each time"]], not: ["history"]}
    - {fact: "Matías has lent the oscilloscope.", was: 1/m30, by: m17, keys: [["oscilloscope"], ["lent me"]], not: ["came for"]}
    - {fact: "Burnt thumb, no soldering.", was: 1/m28, by: m18, keys: [["burnt my thumb"]], not: ["pink"]}
    - {fact: "Rayén prints the box.", was: 1/m27, by: m19, keys: [["PETG"]], not: ["Punta Arenas"]}
    - {fact: "It measures every 10 minutes.", was: 1/m22, by: m23, keys: [["every 10 minutes"]], not: ["30"]}
    - {fact: "Installation by 12 September.", was: 1/m31, by: m24, keys: [["date:2026-09-12"]], not: ["17"]}
    never:
    - {what: "wrong guess: the HX711 pulls the rail down", src: m14, keys: [["pulls the rail down"]]}
    - {what: "log of a failing probe", src: m31, keys: [["1234567"]]}
    - {what: "role play: the queen", src: m37, keys: [["Isabel the Second"]]}
    - {what: "celebrity gossip", src: m39, keys: [["Pedro Pascal"]]}
    - {what: "hypothetical production", src: m40, keys: [["Argentinians"]]}
    - {what: "bet of the dad", src: m41, keys: [["bets a lamb"]]}
    - {what: "mood: sleepy", src: m27, keys: [["eyes see double"]]}
questions:
- {q: "Which microcontroller is in use?", a: "Heltec V3", keys: [["Heltec V3"]]}
- {q: "Why must you not tell me the tint of a cable?", a: "red-green colour-blind; number them", keys: [["colour-blind"]]}
- {q: "On which pin is the clock of the converters?", a: "GPIO7", keys: [["GPIO7"]]}
- {q: "When will we mount everything at the bees?", a: "17 October", keys: [["date:2026-10-17"]]}
- {q: "How often are readings taken?", a: "every 30 minutes", keys: [["30 minutes"]]}
- {q: "What feeds the thing at night?", a: "a LiFePO4 32700", keys: [["32700"]]}
- {q: "How do we notice that half a colony flew off?", a: "alarm at more than 1.5 kg lost within an hour", keys: [["1.5 kg"]]}
- {q: "What are the MQTT topics called?", a: "colmenar/1/peso, colmenar/2/peso", keys: [["colmenar/2/peso"]]}
- {q: "In what housing does it sit outdoors?", a: "a grey IP65 junction box", keys: [["IP65"]]}
- {q: "What is the weight of the empty support?", a: "6.4 kg tare per stand", keys: [["6.4 kg"]]}
