"""Recognise sentences that nobody wants to find again: rumours, anecdotes without present use, jokes, suppositions.

Each lowers the score of a sentence. A sentence does not count as one of these if it concerns the speaker, if a named or
responsible source speaks about their own matters, or if it is of use today (a value, a day, an illness, "so I …").
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import islice

from vault_memory.archive.extraction.rules.language_cues import LanguagePattern, cues_of
from vault_memory.archive.extraction.rules.statement_reading import has_value

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
    """Return whether a deed of the past is told that has no use today."""
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
