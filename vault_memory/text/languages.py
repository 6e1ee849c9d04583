"""Detect the language of texts in Latin script by their function words.

Other scripts need no detection (``words``). The language decides only whether an *indexed* text gets stems beside its
words; a query asks for the stems of every language, so that a wrong or missing detection loses inflected forms and
never an exact word.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache

MAX_CHARACTERS = 20_000  # characters of a text that are read

_WORD = re.compile(r"[^\W\d_]+")
_POSSESSIVE = re.compile(r"(?<=[^\W\d_]{2})['’]s\b")  # "the niece's": no French "s'"

_ENGLISH = """
 a about all also an and any are as at be because been but by can could did do does don't for from get had has have
 he her him his how i if in into is it its just like may me more most my no not of off on one or our out over per she
 should so some than that the their them then there these they this those to too under up us was we were what when
 where which who why will with would you your
"""
_FUNCTION_WORDS = {
    "german": """
 aber alle als also am an auch auf aus bei beim bin bis bist da damit dann das dass dein dem den der des die dies
 diese dieser doch du durch ein eine einem einen einer eines er es für gegen habe haben hat hatte ich ihm ihn ihr ihre
 im in ist ja jetzt kann kein keine man mein mit muss nach nicht noch nur ob oder ohne schon sein seine sich sie sind
 so soll über um und uns unser unter vom von vor wann war waren warum was weil welche welcher wenn wer werden wie wir
 wird wo wurde zu zum zur zwischen
""",
    "french": """
 alors au aussi aux avec bien car ce cela ces cet cette comme dans de des depuis dont du elle elles en entre est et
 eux faire fait il ils j je l la le les leur leurs lui ma mais me mes moi mon n ne nos notre nous on ont ou où par pas
 plus pour pourquoi qu quand que quel quelle qui quoi s sa sans se ses si son sont sous sur ta te toi ton tout très tu
 un une vos votre vous y à été être
""",
    "spanish": """
 a al algo como con cual cuando cuándo cuánto de del desde donde dónde el él ella ellos en entre era es esa ese eso
 esta está estaba están este esto ha había han hasta hay la las le les lo los más me mi mis muy no nos nuestra nuestro
 o para pero por porque qué que quien quién se ser si sí sin sobre son su sus también te tiene tu un una uno y ya yo
""",
    "italian": """
 a ad al alla alle anche che chi ci come con cosa cui da dal dalla degli dei del della delle di dove e ed era fa gli
 ha hanno ho i il in io la le lei lo loro lui ma mi mia mio molto nel nella noi non nostra nostro o per perché più
 qual quale quando quanto quello questa questo se sei si sia siamo sono su sua sul sulla suo ti tra tu un una uno vi è
""",
    "portuguese": """
 a ao aos as até com como da das de dela dele do dos e ela ele eles em entre era essa esse esta está este eu foi há
 isso já lhe mais mas me meu minha muito na nas não nem no nos nossa nosso o onde os ou para pela pelo por porque qual
 quando quanto que quem se sem ser seu sua são só também te tem um uma você à às é
""",
    "dutch": """
 aan al als bij dan dat de deze die dit doen door dus een en er gaan geen had hebben heb heeft het hij hoe hun ik in
 is je jij kan kunnen maar me meer men met mij mijn moet naar niet niets nog nu of om omdat onder ons onze ook op over
 te tegen toch toen tot u uit uw van veel voor waar waarom wanneer waren was wat we wel werd wie wij worden wordt ze
 zich zij zijn zo zonder zou
""",
    "swedish": """
 alla är att av blev bli då de den denna deras dess det detta dig din dina där efter eller en er ett finns för från
 ha hade han hans har hon hur i ingen inte jag ju kan man med men mig min mina mot mycket någon något nu när och om
 oss på sedan sig sin sina ska skulle som så till under upp ut utan vad var varför vara vem vi vid vår åt över
""",
    "danish": """
 af alle at blev bliver da de dem den denne der deres det dette dig din dit du efter eller en er et for fordi fra
 ham han hans har havde hun hvad hvem hvis hvor hvorfor hvornår i ikke ind jeg jo kan kunne man med meget men mig min
 mit mod ned noget nogle nu når og også om op os over på sig sin skal skulle som så til ud under var vi vil vores være
 været
""",
    "norwegian": """
 alle at av ble bli blir da de deg dem den denne der deres det dette din dit du eller en er et ett etter for fordi
 fra ha hadde han hans har hun hva hvem hvis hvor hvordan hvorfor i ikke ingen jeg kan kunne man med meg men mer min
 mitt mot noe noen nå når og også om opp oss over på seg sin skal skulle som så til under ut var vi vil vår være vært
""",
    "finnish": """
 ei eivät emme en että he hän ja jo joka jos jossa jotka kanssa koska kuin kuka kun kuten me mikä mikään minkä minun
 minä missä mitä miksi milloin mutta myös ne niin nyt olen oli olisi olla on ole ollut ovat sekä se sen siellä siinä
 sinä sitä tai tämä tämän tässä te tulee vai vaan vain vielä voi
""",
    "hungarian": """
 a az azt és egy ez ezt hogy is nem van volt vagy ha mint már csak még meg mert én te ő mi ki el de itt ott kell lesz
 lehet majd minden nagyon olyan után utána alatt közben között miért mikor hol hogyan melyik mely amely ami aki nincs
 vannak voltak volna így
""",
    "romanian": """
 a acest această acestea al ale am ar are asta au ca că când care ce cel cea cine către cu cum cât că da dacă de
 decât deci din doar după ea ei el era este eu face fi fost în încă între îl la le lor lui mai mea meu mult nu noi o
 pe pentru poate prin sa sau se și sunt toate tot un una unde unei unui va voi
""",
    "turkish": """
 ama ancak bana ben beni benim bir biz bizim bu bunu bunun çok çünkü da daha de değil diye en gibi hangi hem her hiç
 için ile ise kadar kim ki mi mı mu mü nasıl ne neden nerede o olan olarak oldu olduğu olur on ona onun sen siz şey şu
 tüm var ve veya ya yok zaman
""",
    "polish": """
 a aby ale albo bardzo bez był była było by być co czy dla do gdy gdzie go i ich ile im ja jak jako je jego jej jest
 jestem jeszcze już kiedy kto która które który mi mnie może na nad nie nim o od on ona oni oraz po pod przed przez
 przy są się ta tak także tam te tego tej ten to tu ty tylko w we więc wszystko z za ze że żeby
""",
    "czech": """
 a aby ale ani bez bude by byl byla bylo být co což do i jak jako je jeho její jen ještě jeho jsem jsme jsou jste k
 kde kdo kdy když která které který ma má mi mezi může my na nad ne nebo není o od on ona po pod podle pokud pro
 proč proto před při s se si tak také tam ten to toho tu už v ve více však z za ze že
""",
}

_ENGLISH_TOO = """
 ad ale bin bis car care chi come con dal dem den die dig door dove era face fin go ham han hat hay hem hoe man mas men
 met min mint mod par pas pe plus pod pour pro proto sans sin son sub ten till ton tot vain van var vat war
"""
"""Function words of other languages that are ordinary words in English: the front door, skin care, 30 min, a son."""

LANGUAGES = tuple(_FUNCTION_WORDS)
"""Names as in Snowball; without English, which is the default."""


@cache
def function_words(language: str) -> frozenset[str]:
    """Return the function words of a language, English included."""
    return frozenset((_ENGLISH if language == "english" else _FUNCTION_WORDS[language]).split())


@cache
def _index_function_words() -> Mapping[str, tuple[str, ...]]:
    """Return, for each function word, the languages that have it."""
    spoken: dict[str, list[str]] = {}
    for language, words in {"": _ENGLISH, **_FUNCTION_WORDS}.items():
        for word in set(words.split()):
            spoken.setdefault(word, []).append(language)
    return {word: tuple(found) for word, found in spoken.items()}


@lru_cache(maxsize=8)  # a query is asked about several times
def detect_language(text: str) -> str:
    """Return the language of most function words in ``text``, by occurrences; "" for English and for ties with it.

    A single one that is an ordinary word in English, too, does not tell.
    """
    counts = count_function_words(text)
    best = max(counts, key=lambda language: counts[language])  # English stands first
    if counts[best] <= counts[""]:
        return ""
    known = function_words(best).intersection(_list_words(text))
    return "" if len(known) == 1 and known.issubset(_ENGLISH_TOO.split()) else best


def is_english(text: str) -> bool:
    """Return whether ``text`` has function words, and of no language more than of English."""
    return count_function_words(text)[""] > 0 and not detect_language(text)


def count_function_words(text: str) -> dict[str, int]:
    """Return how many of the words are function words of each language; "" stands for English."""
    spoken = _index_function_words()
    counts: dict[str, int] = {"": 0}
    for word in _list_words(text):
        for language in spoken.get(word, ()):
            counts[language] = counts.get(language, 0) + 1
    return counts


def _list_words(text: str) -> list[str]:
    return _WORD.findall(_POSSESSIVE.sub(" ", text[:MAX_CHARACTERS].lower()))
