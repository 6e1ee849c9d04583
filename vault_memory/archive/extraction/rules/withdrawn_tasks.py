"""Find what somebody had taken on and now cannot do: "I can't bring the grill" of "I'll bring the grill"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from vault_memory.archive.extraction.rules.statement_reading import NOT_ANCHORS, QUOTED, SPEAKER, read
from vault_memory.archive.extraction.rules.word_shapes import content

_ADVERBS = r"(?:(?:actually|sadly|unfortunately|really|now|still|just|definitely|happily|gladly) )?"
_DOES = rf"{_ADVERBS}(?P<verb>[a-z]{{2,20}}) (?P<what>[^,.;:!?]{{2,60}})"
_CANNOT = re.compile(
    r"\b(?:i|we) (?:can(?:['’]t|not| not)|won['’]t be able to|(?:am|are) not able to|(?:['’]m|['’]re) not able to"
    rf"|won['’]t|(?:am|are) not going to) {_DOES}",
    re.IGNORECASE,
)
_WILL = re.compile(
    rf"\b(?:i['’]ll|we['’]ll|(?:i|we) (?:will|can|could)|(?:i['’]m|we['’]re|i am|we are) going to|let me) {_DOES}",
    re.IGNORECASE,
)
_LIMITED = re.compile(  # not at all, or only not so
    r"\b(?:before|until|till|yet|alone|without|unless|if|only|today|tonight|now|enough|anything|wait|more than)\b",
    re.IGNORECASE,
)
_PHRASE = re.compile(r" (?:with|for|on|at|in|to|from|by|because|since|as|after all|any ?more|and|but|so|this|next)\b")


@dataclass(frozen=True, slots=True)
class Commitment:
    """What somebody takes on: the verb, and the stems of its object."""

    verb: str
    what: frozenset[str]


@lru_cache(maxsize=4_096)
def find_withdrawn(text: str) -> Commitment | None:
    """Return what a statement says that its speaker cannot do; None where it is only not possible so, or yet."""
    return None if "?" in text or _LIMITED.search(SPEAKER.sub("", text)) else _find_task(_CANNOT, text)


@lru_cache(maxsize=4_096)
def _find_taken_on(text: str) -> Commitment | None:
    return _find_task(_WILL, text)


def _find_task(says: re.Pattern[str], text: str) -> Commitment | None:
    quoted = QUOTED.match(text)
    found = says.search(text, quoted.end() if quoted is not None else 0)
    if found is None:
        return None
    what = frozenset(content(_PHRASE.split(found["what"])[0])) - NOT_ANCHORS
    return Commitment(found["verb"].lower(), what) if what else None


def withdraws(new: str, old: str) -> float:
    """Return how surely ``new`` says that its speaker cannot do what ``old`` says that they will do: 0 for not."""
    withdrawn = find_withdrawn(new)
    if withdrawn is None or _find_taken_on(old) != withdrawn:
        return 0.0
    after, before = read(new), read(old)
    apart = any(days.isdisjoint(before.values[kind]) for kind, days in after.values.items() if kind in before.values)
    return 0.0 if after.speaker != before.speaker or apart else 1.2
