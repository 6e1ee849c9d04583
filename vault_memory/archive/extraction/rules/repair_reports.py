"""Find reports that something broken works again ("the boiler was repaired"), and which statements they end."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from vault_memory.archive.extraction.rules.done_reports import NOT_YET, SENTENCE
from vault_memory.archive.extraction.rules.language_cues import LanguagePattern, compile_filled, cues_of, join_filled
from vault_memory.archive.extraction.rules.statement_reading import SPEAKER, list_anchors, read
from vault_memory.archive.extraction.rules.word_shapes import content

_BROKEN = compile_filled("broken", table="faults")
_FIXED = join_filled("fixed", table="faults")
_WORKS = join_filled("works", table="faults")
_FAULT = frozenset(content(join_filled("fault", table="faults").replace("|", " ")))
_HEDGED = LanguagePattern("hedged", "people")
_CLAUSE_BEFORE = re.compile(r"^.*[,:;] (?!which |who |that )", re.DOTALL)  # "The plumber came, the tap …"
_SUBJECT = re.compile(
    r"^(.{2,80}?) (?:(?:is|are|was|were|has been|have been|got)(?: \w+){0,2}"
    rf" (?:{_FIXED})\b(?! by )|(?:{_WORKS})\b)",
    re.IGNORECASE,
)
_OBJECT = re.compile(
    rf"\b(?:{_FIXED}) (?:the|our|my|that|this|his|her|their) (.{{2,80}}?)"
    r"(?= (?:in|on|by|with|for|at|yesterday|today|last|this|so|and|after)\b|[,.;!]|$)",
    re.IGNORECASE,
)
_RARE = 2  # most statements with the one word that a report has of what works again
_SURE = 1.2


def fixes(new: str, old: str, rarity: Mapping[str, int]) -> float:
    """Return how surely ``new`` says that what is broken by ``old`` works again: 0 for not."""
    if not (fixed := list_fixed(new)) or not _BROKEN.search(old):
        return 0.0
    broken = read(old).anchors
    for subject in fixed:
        if subject <= broken and (len(subject) > 1 or all(rarity.get(stem, 0) <= _RARE for stem in subject)):
            return _SURE + 0.2 * len(subject)
    return 0.0


@lru_cache(maxsize=1_024)
def list_fixed(text: str) -> tuple[frozenset[str], ...]:
    """Return the stems of each thing that works again, without words for a fault ("the login bug": login)."""
    body = SPEAKER.sub("", text)
    language = cues_of(body)
    hedged = NOT_YET if language is None else _HEDGED
    sentences = [each for each in SENTENCE.split(body) if not hedged.search(each)]
    named = [
        found for each in sentences for found in (_SUBJECT.search(each), _OBJECT.search(each)) if found is not None
    ]
    bare = {_CLAUSE_BEFORE.sub("", each[1]): None for each in named} | {each[1]: None for each in named}
    return tuple(filter(None, (list_anchors(each, language) - _FAULT for each in bare)))
