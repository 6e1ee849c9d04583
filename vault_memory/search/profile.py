"""Select the parts of a profile that matter for a question (FEATURES A13, R5). The caller has checked the consent.

A profile is passed in as entries. It has a few dozen lines, so it is in no index: it is embedded when it is needed,
and forgotten with the file.
"""

from __future__ import annotations

from collections.abc import Sequence

from vault_memory.errors import VaultMemoryError
from vault_memory.models import Entry, Hit
from vault_memory.search.question import Question
from vault_memory.text.words import content_words

FOUND = 2  # most parts that a search shows
_SHARED = 0.5  # share of the question's words from which on a part answers it


def rank_parts(question: Question, parts: Sequence[Entry]) -> list[Hit]:
    """Return all parts, best score first; ties stay in the file's order."""
    cosines = _cosines(question, parts)
    asked = set(question.terms)
    hits = []
    for place, (entry, cosine) in enumerate(zip(parts, cosines, strict=True)):
        shared = len(asked & set(content_words(entry.text))) / len(asked) if asked else 0.0
        score = question.settings.alpha * max(0.0, cosine) + question.settings.beta * shared
        hits.append((-round(score, 6), place, Hit(entry, round(score, 6), {"cosine": cosine, "words": shared})))
    return [hit for *_, hit in sorted(hits, key=lambda each: each[:2])]


def answering(question: Question, parts: Sequence[Entry]) -> list[Hit]:
    """Return the few parts that a search shows: those that share the question's words or are close in meaning."""
    floor = question.embedder.thresholds.recall if question.embedder is not None else 2.0
    found = [h for h in rank_parts(question, parts) if h.explain["words"] >= _SHARED or h.explain["cosine"] >= floor]
    return found[:FOUND]


def _cosines(question: Question, parts: Sequence[Entry]) -> list[float]:
    if question.vector is None or question.embedder is None or not parts:
        return [0.0] * len(parts)
    try:
        return [round(float(c), 4) for c in question.embed([entry.text for entry in parts]) @ question.vector]
    except VaultMemoryError:
        return [0.0] * len(parts)
