"""Recognise sentences that nobody wants to find again: rumours, old anecdotes, jokes, suppositions, exaggerations.

Each lowers the score of a sentence. A sentence does not count as one of these if it concerns the speaker, if a named or
responsible source speaks about their own matters, or if it is of use today (a value, a day, an illness, "so I …").
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import islice

from vault_memory.archive.extraction.rules.core_subjects import KIN, concerns_health
from vault_memory.archive.extraction.rules.language_cues import LanguagePattern, cues_of
from vault_memory.archive.extraction.rules.statement_reading import has_value
from vault_memory.archive.extraction.rules.word_shapes import phrases

_KINDS = (
    "rumour", "nobody", "lay", "public", "doubt", "always", "tale", "last_time", "kin", "life", "lasting", "value",
    "supposed", "joke",
)  # fmt: skip
_CUES = {kind: LanguagePattern(kind, "hearsay_and_jokes") for kind in _KINDS}
_CONCERNED = re.compile(r"\b(?:i|we|me|us|my|our|ich|wir|mich|uns|mein\w*|mir)\b", re.IGNORECASE)
_WORD = re.compile(r"\w[\w'’]*")
_SELF = re.compile(r"\b(?:i|i've|i'd|me|ich)\b", re.IGNORECASE)
_ONCE = re.compile(
    r"^(?:\w+: )?[^.;!?]{0,80}?\b(?:i|we|he|she|they|(?:my|our|his|her|the|a) [\w'’ -]{2,30}?|(?-i:[A-Z])\w+) once "
    r"(?!a\b|an\b|per\b|every\b|the\b|we\b|i\b|it\b|you\b|had\b)(?P<verb>\w+)",
    re.IGNORECASE,
)
_PAST = re.compile(
    r"\b(?!need|speed|feed|seed|hundred|bed\b|red\b|used\b)(?:\w{2,}ed|[a-z]+(?:ought|aught|ept|old|ew|oke|ang|ank|ung)"
    r"|went|came|saw|ate|told|said|got|fell|felt|stole|swam|rode|drove|wrote|bit|hit|set|put|took|gave|made|found|lost"
    r"|heard|ran|sat|stood|shot|hid|paid|left|met|fought|swore|sent|spent|built|won|led|let|cut|was|were|had|did)\b"
)
_YEAR = re.compile(r"\b(?:19[4-9]\d|20\d\d)\b")
_NEAR = 16  # characters within which the subject's verb stands
HEARSAY, TALE, SUPPOSED, JOKE = 4.0, 4.0, 4.0, 4.0
UNREAL = 1.0  # weight from which on a sentence is plainly unreal
_SUPPOSED = phrases(
    r"""
    (?:and |but |so )?if (?:i|we) (?:ever|win|won|were|was|had|become|became)
    (?:and |but |so )?if [^,.]{3,80}(?:,| then)? (?:i|we)(?:'m|'ll|'d| am| will| would) (?!need|have|use|run|call)\w+
    (?:imagine|picture) (?:if|the|a|him|her|them)
    (?:maybe|perhaps) (?!it\b|the\b|my\b|our\b)\w+
    in (?:another|my next) life|otherwise,? (?:i|we) \w+
    (?:and |but |so |ok |now |just )*(?:suppose|supposing|imagine|picture|what if|if only|let's say|in theory)
    hypothetically
    (?:in|come) (?:an?|the) (?:ideal|perfect) world|(?:i|we) (?:so )?wish (?:i|we|it)|wouldn't it be
    it(?:'d| would) be (?:nice|fun)
    (?:and |but |so )?(?:i|we) (?:was|were) (?:just |really |already )?(?:going to|about to|gonna)(?!.{0,200}\bbut\b)
    (?:it )?could be that|(?:maybe )?(?:one|some) day (?:i|we)(?:'ll| will)?|si un jour|eines tages|alg[uú]n d[ií]a
    (?:stell dir|stellt euch) vor|angenommen|am liebsten würd\w*|wenn ich \w+ (?:wär|hätt)\w*|imagine que
    si j['’](?:étais|avais)
    ojalá|imagina que|si (?:yo )?(?:fuera|tuviera)
    """,
    start=True,
)
_EXAGGERATED = phrases(r"""
    (?:win|won|winning) the lottery|to the moon|till easter|(?:a|one) (?:million|billion|thousand) (?:times|years)
    i'd (?!like|love|prefer|rather|say|suggest|propose|want|go|use|keep|be|have|better|need|pick|choose|recommend)\w+
    i could (?:sleep|eat|cry|murder|kill|die|marry|live)
    (?:we|i) should (?:just )?(?:move|marry|open|buy|quit|run away|elope)
    (?:kidding|joking|just a joke|not really|obviously not)
    some days i (?:want|could)
    throw (?:\w+ ){1,4}out (?:of )?the window|set (?:\w+ ){0,2}fire to|set (?:\w+ ){1,3}on fire|burn (?:\w+ ){1,4}down
    (?:into the sea|jump off|run away|move to the woods|over my dead body|be the death of|sell (?:\w+ ){0,3}kidneys?)
    i(?:'ve)? (?:mentioned|joked about|threatened|fantasi[sz]ed about|dreamt of|dreamed of|daydream\w*) \w+ing
    (?:i'm|i am|we're) not (?:letting|having|going to let)|i refuse to
    (?:will|'ll|would) be (?:so )?(?:devastated|thrilled|furious|over the moon|jealous|heartbroken|delighted|livid)
    (?:that|this|your) (?:sentence|message|answer|reply|advice)
    """)
_WHO = (
    rf"{KIN}|friend|guy|man|woman|lady|mate|brother[ -]in[ -]law|sister[ -]in[ -]law|people|barber|driver|influencer"
    r"|forum|article|blog"
)
_LAYMAN = "friend|guy|man|woman|mate|colleague|neighbou?r|brother[ -]in[ -]law|uncle|aunt|barber|driver|influencer"
_SOMEBODY = (
    rf"(?:(?:my|our|a|some|this|the|his|her|one|every) (?:\w+ ){{0,2}}?(?:{_WHO})(?: at work| next door| online)?"
    r"|people|everybody|everyone|they|somebody|someone|(?:mein|der|die|unser)\w* nachbar\w*)"
)
_GENERAL = r"(?:that |dass )?(?:everybody|everyone|nobody|people|you|all|every|no one|alle|man|it sounds)"
_MEDIA = (
    r"(?:somewhere|online|that you|on (?:a|the|some) (?:forum|internet|blog)|on (?:tiktok|reddit|youtube|facebook))"
)
_HEARSAY = phrases(rf"""
    {_SOMEBODY} (?:always |keeps? )?(?:swears?|swore|claim(?:s|ed|ing)?|reckons?|insist(?:s|ed)?|behauptet|schwört)
    (?:my|our|an?|some|the) (?:{_LAYMAN}) (?:at work )?(?:say|says|said|told me|thinks?|meint|sagt) {_GENERAL}
    (?:people|everybody|everyone|they|someone|somebody) (?:say|says|said|told me) {_GENERAL}
    (?:i|we)(?:'ve| have)? (?:once |just )?(?:read|heard|saw|seen) {_MEDIA}
    rumou?r has it|legend has it|word is|supposedly|allegedly|old wives['’]? tale|angeblich
    """)
_BE = r"(?:look|looks|looked|looking|felt|feels?|am|are|is|was|were|'s|'m|'re|sounds?|smells?|living)"
_SIMILE = phrases(rf"""
    {_BE} like (?:an? |the )?(?:\w+ ){{0,2}}\w+
    when i grow up|(?:toy|mess) with me|you(?:'re| are) (?:a (?:monster|saint|star|hero|legend)|cooking|doomed)
    """)
_LAUGHTER = phrases(r"(?:ha){2,}h?|h[aei]h[aei]\w*|lo+l|lmao|rofl|🤣|😂|😭|;\)|xd|jk")
_EMOJI_LAUGH = ("😂", "🤣", "😜", "😹", "😆")


@lru_cache(maxsize=1024)
def weigh_unreality(text: str, specifics: int) -> float:
    """Return what to take off a sentence's score for a joke, a supposition, an exaggeration or hearsay.

    ``specifics``: how many names, numbers, titles and pieces of code it has.
    """
    value = (
        3.0 * bool(_SUPPOSED.match(text)) + 1.8 * bool(_EXAGGERATED.search(text)) + 4.0 * bool(_HEARSAY.search(text))
    )
    value += weigh_tale(text, concerns_health(text))
    if specifics < 2:
        value += 1.0 * bool(_SIMILE.search(text))
    if _LAUGHTER.search(text) or any(mark in text for mark in _EMOJI_LAUGH):
        value += 0.6 if specifics > 1 else 1.2
    return value


def is_unreal(text: str) -> bool:
    """Return whether a sentence is plainly a joke, a supposition, an exaggeration or hearsay."""
    return weigh_unreality(text, 0) >= UNREAL


@lru_cache(maxsize=1024)
def weigh_tale(text: str, serious: bool) -> float:
    """Return what to take off a sentence's score; ``serious``: it tells of an illness, which is kept if it happened."""
    value = HEARSAY * is_hearsay(text) + SUPPOSED * bool(_CUES["supposed"].match(text)) + JOKE * _says("joke", text)
    return value + TALE * (not serious and is_anecdote(text))


def is_hearsay(text: str) -> bool:
    """Return whether the sentence reports an uninvolved person's claim about others, or one that the speaker doubts."""
    doubted = _says("doubt", text)
    if _says("rumour", text) or _says("always", text):
        return True
    if nobody := _CUES["nobody"].search(text):
        return doubted or _CONCERNED.search(text, nobody.end()) is None
    lay = _CUES["lay"].search(text)
    if lay is None:
        return False
    if doubted:
        return True
    start = next((word.start() for word in _WORD.finditer(text, lay.end())), len(text))
    return _CUES["public"].match(text, start) is not None and _CONCERNED.search(text, start) is None


def is_anecdote(text: str) -> bool:
    """Return whether a sentence tells a past event that is of no use today."""
    if _says("value", text) or _YEAR.search(text):
        return False
    once = _ONCE.search(text)
    if once is not None and (_says("kin", text) or _CUES["lasting"].fullmatch(once["verb"]) is None):
        return _PAST.search(text, once.start("verb")) is not None
    if has_value(text) and not _says("tale", text):
        return False
    if _CUES["last_time"].match(text) is not None:
        return _PAST.search(text) is not None
    if (tale := _CUES["tale"].search(text)) is not None:
        own = _SELF.search(text[: tale.start()] + text[tale.end() :]) is not None  # a memory of one's own life
        past = _PAST.search(text) is not None or cues_of(text) is not None
        return past and not own and not _says("life", text)
    kin = _CUES["kin"].match(text)
    if kin is None or _tells_life(text, kin.end()) or _CONCERNED.search(text, kin.end()):
        return False
    return _PAST.match(text, kin.end() + 1) is not None or _PAST.search(text, kin.end(), kin.end() + _NEAR) is not None


def _tells_life(text: str, start: int) -> bool:
    """Return whether a verb after ``start`` states a lasting fact about a person's life: "works", "died"."""
    return any(_CUES["life"].match(text, found.start()) for found in islice(_WORD.finditer(text, start), 2))


def _says(kind: str, text: str) -> bool:
    return _CUES[kind].search(text) is not None
