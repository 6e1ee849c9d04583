"""Recognise turning points in a life: somebody gives notice, marries, breaks an arm, dies, gets a kidney, moves abroad.

It happens to the speaker, or to somebody with a name or a relation. English only. Suppositions, jokes and fiction are
none.
"""

from __future__ import annotations

import re
from functools import lru_cache

from vault_memory.archive.extraction.rules.core_subjects import concerns_health
from vault_memory.archive.extraction.rules.hearsay_and_jokes import UNREAL, weigh_tale, weigh_unreality
from vault_memory.archive.extraction.rules.language_cues import compile_filled, cues_of
from vault_memory.archive.extraction.rules.lexicon import COMMON
from vault_memory.archive.extraction.rules.person_facts import read_subjects
from vault_memory.archive.extraction.rules.word_shapes import list_clause_starts

_LONGEST = 300  # characters of a sentence that reports one
_BEFORE = 60  # characters before it in which a hedge counts


@lru_cache(maxsize=1024)
def tells_life_event(text: str) -> bool:
    """Return whether a sentence tells a turning point in the life of its speaker or of somebody else, and means it."""
    if len(text) > _LONGEST or text.endswith("?") or cues_of(text) is not None or _weigh_joke(text) >= UNREAL:
        return False
    at = next((start for start in list_clause_starts(text) if _find_own(text, start) or _find_others(text, start)), -1)
    if at < 0 or _compile("unmeant").search(text) is not None:
        return False
    hedged, fiction = (compile_filled(kind, table="people", language="english") for kind in ("hedged", "fiction"))
    return hedged.search(text[max(0, at - _BEFORE) : at]) is None and fiction.search(text) is None


def _weigh_joke(text: str) -> float:
    """Return how much a sentence looks like a joke; an illness may sound like a tale ("my aunt had a stroke")."""
    tale = weigh_tale(text, concerns_health(text)) if concerns_body(text) else 0.0
    return weigh_unreality(text, 0) - tale


def concerns_body(text: str) -> bool:
    """Return whether a turning point is one of health, about which nobody jokes."""
    return _compile("bodily").search(text) is not None


def _find_own(text: str, start: int) -> bool:
    return _compile("own").match(text, start) is not None


def _find_others(text: str, start: int) -> bool:
    subject = read_subjects().match(text, start)
    if subject is None or subject["speaker"] or (subject["name"] is not None and subject["name"].lower() in COMMON):
        return False
    return _compile("others").match(text, subject.end()) is not None


def _compile(kind: str) -> re.Pattern[str]:
    return compile_filled(kind, table="life", language="english")
