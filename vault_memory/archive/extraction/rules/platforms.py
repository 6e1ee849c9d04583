"""Read what something runs on, is kept in or is made with ("CI runs on Jenkins"), which moves to something else.

As "I live in Leeds", this has one value at a time; unlike there, only an announced change ("CI was migrated to …") says
that the value is another one, because one thing may run on several ("logs go to Loki", "logs go to S3").
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from vault_memory.archive.extraction.rules.lexicon import MONTHS, WEEKDAYS
from vault_memory.archive.extraction.rules.statement_reading import NOT_ANCHORS, SPEAKER, read
from vault_memory.archive.extraction.rules.word_shapes import content, words

_THING = r"(?:(?:the|our|my|this|their|all) )?(?P<what>(?:[\w-]+ ){0,2}[\w-]+)"
_VALUE = r"(?:the )?(?P<value>(?-i:[A-Z][\w.+#-]*(?: [A-Z0-9][\w.+#-]*){0,2}))(?![\w+#-]| from (?-i:[A-Z]))"
_KEPT = (
    r"(?:runs?|live[sd]?|goe?s?|(?:is|are)(?: being)? (?:hosted|built|written|deployed|kept|stored|tracked|managed|made"
    r"|run|running|sent|done|routed))"
)
_ADVERB = r"(?: (?:now|currently|still|all|just|finally|recently|already))*"
_BY = r"(?:on|in|with|through|via|to|using)"
_KEEP = r"(?:host|run|keep|track|store|write|deploy|build|manage)"
_WE = r"\b(?:we|i|they)(?:['’]ve| have)?"
_MOVED = r"(?:moved|migrated|switched|ported|transferred)"
_BEGIN = r"(?:^|[.!?;,] (?:and |but |so )?|\b(?:and|but|so) )"
_PATTERNS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"{_BEGIN}{_THING} (?:{_KEPT}{_ADVERB} {_BY}|(?:is|are){_ADVERB} (?:on|with)) {_VALUE}",
        rf"{_BEGIN}{_THING} (?:(?:was|were|is|are|has been|have been|has|have|is being|are being){_ADVERB} )?"
        rf"{_MOVED}(?: over)? (?:to|in) {_VALUE}",
        rf"{_WE}{_ADVERB} {_KEEP} {_THING} {_BY} {_VALUE}",
        rf"{_WE}{_ADVERB} {_MOVED} {_THING}(?: over)? to {_VALUE}",
        rf"{_WE}{_ADVERB} use {_VALUE} (?:for|as) {_THING}(?= (?:now|these days|at|in|on)\b|[.,;!]|$)",
    )
)
_NO_THING = re.compile(r"\b(?:i|we|you|he|she|it|they|there|that|this|who|which|and|or|not|n['’]t)\b", re.IGNORECASE)
_OPEN = re.compile(
    r"\b(?:(?:was|were)(?! \w+ed\b)|used to|might|could|would|should|if|maybe|plan\w*|want\w*|also|too|as well)\b|\?",
    re.IGNORECASE,
)
_NO_PLATFORM = re.compile(rf"\d|\b(?:{WEEKDAYS}|{'|'.join(MONTHS)})s?\b", re.IGNORECASE)  # versions and days
_LONGEST = 300  # characters that are read


class Platform(NamedTuple):
    """``thing``: stems of what it is; ``names``: what it runs on, is kept in or is made with, as words."""

    thing: frozenset[str]
    names: frozenset[str]


def moves_platform(new: str, old: str) -> bool:
    """Return whether ``new`` announces another platform for a thing than ``old`` has it on."""
    if not read(new).changes:
        return False
    pairs = product(_list_platforms(new), _list_platforms(old))
    return any(one.thing == other.thing and one.names.isdisjoint(other.names) for one, other in pairs)


def list_things(text: str) -> frozenset[str]:
    """Return the stems of all things that a statement gives a platform for."""
    return frozenset().union(*(each.thing for each in _list_platforms(text)))


@lru_cache(maxsize=8_192)
def _list_platforms(text: str) -> tuple[Platform, ...]:
    return tuple(_find_platforms(SPEAKER.sub("", text)[:_LONGEST]))


def _find_platforms(body: str) -> Iterator[Platform]:
    if _OPEN.search(body):
        return
    for pattern in _PATTERNS:
        for match in pattern.finditer(body):
            thing = frozenset(content(match["what"])) - NOT_ANCHORS
            if thing and not (_NO_THING.search(match["what"]) or _NO_PLATFORM.search(match["value"])):
                yield Platform(thing, frozenset(word.lower() for word in words(match["value"])))
