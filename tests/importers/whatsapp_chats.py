"""WhatsApp chats as phones export them: by system, language and clock, awkward parts and all."""

from __future__ import annotations

LRM, NARROW = "\u200e", "\u202f"

GERMAN_ANDROID = """\
03.11.25, 18:02 - Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt. Niemand außerhalb dieses Chats kann sie \
lesen oder anhören, nicht einmal WhatsApp. Mehr erfahren
03.11.25, 18:02 - Jette Brandt: Moin, der Hausmeister kommt am 14. wegen der Therme
03.11.25, 18:05 - Ole: ok
03.11.25, 18:06 - Ole: Ich bin da aber in Lübeck.
Kannst du aufmachen?

Schlüssel liegt bei Frau Petersen
03.11.25, 18:40 - Jette Brandt: <Medien ausgeschlossen>
03.11.25, 18:41 - Jette Brandt: IMG-20251103-WA0004.jpg (Datei angehängt)
so sieht das Display aus
03.11.25, 18:41 - Jette Brandt: Diese Nachricht wurde gelöscht.
04.11.25, 07:15 - Ole: null
04.11.25, 07:16 - Ole: Fehler F28, steht auf Seite 3: kein Gas <Diese Nachricht wurde bearbeitet.>
28.12.25, 09:00 - Jette Brandt: Wir feiern Silvester bei Momo in der Werft
"""

GERMAN_IPHONE = f"""\
[03.11.25, 18:02:11] Jette: {LRM}Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt. Niemand kann mitlesen.
[03.11.25, 18:02:40] Jette: Moin
{LRM}[03.11.25, 18:03:05] Jette: {LRM}Bild weggelassen
[03.11.25, 18:04:00] ~{NARROW}Ole: Die Therme ist von 2009 {LRM}<Diese Nachricht wurde bearbeitet.>
{LRM}[03.11.25, 18:05:12] Jette: {LRM}<Anhang: 00000012-PHOTO-2025-11-03-18-05-12.jpg>
{LRM}[03.11.25, 18:06:12] Jette: Rechnung.pdf • {LRM}2 Seiten {LRM}Dokument weggelassen
{LRM}[03.11.25, 18:07:00] Jette: das Typenschild {LRM}<Anhang: 00000013-PHOTO-2025-11-03-18-07-00.jpg>
[03.11.25, 18:08:00] Jette: {LRM}Verpasster Sprachanruf
[25.11.25, 08:00:00] Jette: Frag \u2068Ole\u2069 mal
"""

US_ANDROID = f"""\
7/4/25, 9:58{NARROW}PM - Messages and calls are end-to-end encrypted. Only people in this chat can read, listen to, \
or share them. Learn more.
7/4/25, 9:58{NARROW}PM - Priscilla created group "Lake house: 2025"
7/4/25, 9:58{NARROW}PM - You were added
7/4/25, 9:59{NARROW}PM - Priscilla: ok so who is bringing the canoe
7/4/25, 10:01{NARROW}PM - +1 (503) 555-0142: me. it's on the trailer already
7/5/25, 12:05{NARROW}AM - Uncle Ray 🛶: You deleted this message
7/5/25, 12:06{NARROW}AM - Uncle Ray 🛶: I have the keys, code for the gate is in the mail
7/5/25, 8:30{NARROW}AM - Priscilla changed the group name from "Lake house: 2025" to "Lake house: we survived"
7/13/25, 12:30{NARROW}PM - Priscilla: we are renting it again next summer
"""

UK_IPHONE = f"""\
[19/01/2024, 07:12:55] Dad: {LRM}Messages and calls are end-to-end encrypted.
[19/01/2024, 07:12:55] Dad: Mum's knee op is on the 2nd of February, half past eight, at the Royal
[19/01/2024, 07:15:02] Tamsin: I'll drive. Do you need anything from the big Tesco
[19/01/2024, 07:15:09] Tamsin: {LRM}audio omitted
[19/01/2024, 07:16:00] Dad: {LRM}This message was deleted.
[19/01/2024, 21:40:31] Dad: Note to self: she's allergic to codeine
"""

FRENCH_ANDROID = """\
14/03/2024, 20:15 - Les messages et les appels sont chiffrés de bout en bout. Aucun tiers, pas même WhatsApp, ne peut \
les lire ou les écouter.
14/03/2024, 20:15 - Maëlle: on part à Quimper le 30, j'ai pris le train de 7 h 12
14/03/2024, 20:17 - Yann LB: <Médias omis>
14/03/2024, 20:18 - Yann LB: parfait. je garde le chat
"""

FRENCH_OLD = "14/03/2024 à 20:15 - Maëlle: coucou\n14/03/2024 à 20:16 - Yann LB: salut, la clé est chez Soizic\n"

SPANISH_ANDROID = f"""\
3/2/24, 8:15{NARROW}p.{NARROW}m. - Los mensajes y las llamadas están cifrados de extremo a extremo.
3/2/24, 8:15{NARROW}p.{NARROW}m. - Lucía: el lunes empiezo en la panadería de Sants
15/2/24, 12:03{NARROW}a.{NARROW}m. - Teo: <Multimedia omitido>
15/2/24, 9:03{NARROW}a.{NARROW}m. - Teo: enhorabuena!! <Se editó este mensaje.>
15/2/24, 9:04{NARROW}a.{NARROW}m. - Lucía: Se eliminó este mensaje.
"""

FINNISH_IPHONE = "[1.2.2024 klo 9.05.07] Aino: huomenta\n[13.2.2024 klo 21.15.00] Veikko: mökki on myyty\n"
SWEDISH_ANDROID = "2024-03-01 08:10 - Sixten: hej\n2024-03-02 22:05 - Tyra: stugan är såld\n"
CHINESE_ANDROID = "2024/3/1 上午8:10 - 小雨: 早\n2024/3/1 下午8:15 - 阿明: 我下周搬到成都\n"

SWEDISH_IPHONE = (
    f"[2024-03-01 08:10:22] Sixten: {LRM}Meddelanden och samtal är totalsträckskrypterade.\n"
    "[2024-03-01 08:10:22] Sixten: hej\n[2024-03-02 22:05:00] Tyra: stugan är såld\n"
)
ARABIC_ANDROID = "١٤\u200f/٣\u200f/٢٠٢٤، ٨:١٥ م - ليلى: وصلت\n١٤\u200f/٣\u200f/٢٠٢٤، ٩:٠٥ ص - سامي: تمام\n"

AMBIGUOUS = "3/4/25, 18:02 - Ann: hello\n3/4/25, 18:03 - Ben: hi there\n"
