"""Which parts of a profile matter for a question (FEATURES A13, R5). It comes as entries; consent was asked before.

A profile is a few dozen lines, so it is in no index: it is embedded when it is asked for, and forgotten with the file.
"""

from __future__ import annotations

from collections.abc import Sequence

from vault_memory.errors import VaultMemoryError
from vault_memory.models import Entry, Hit
from vault_memory.search.retrieve import Finder
from vault_memory.text.words import content_words

FOUND = 2  # at most, in a search
_SHARED = 0.5  # of the question's words: with so many a part answers it


def rank_parts(finder: Finder, parts: Sequence[Entry]) -> list[Hit]:
    """Return all parts, those nearest to the question first, else in the file's order."""
    cosines = _cosines(finder, parts)
    asked = set(finder.terms)
    hits = []
    for place, (entry, cosine) in enumerate(zip(parts, cosines, strict=True)):
        shared = len(asked & set(content_words(entry.text))) / len(asked) if asked else 0.0
        score = finder.settings.alpha * max(0.0, cosine) + finder.settings.beta * shared
        hits.append((-round(score, 6), place, Hit(entry, round(score, 6), {"cosine": cosine, "words": shared})))
    return [hit for *_, hit in sorted(hits, key=lambda each: each[:2])]


def answering(finder: Finder, parts: Sequence[Entry]) -> list[Hit]:
    """Return the few parts that a search shows: those that share the question's words or are close in meaning."""
    floor = finder.embedder.thresholds.recall if finder.embedder is not None else 2.0
    found = [h for h in rank_parts(finder, parts) if h.explain["words"] >= _SHARED or h.explain["cosine"] >= floor]
    return found[:FOUND]


def _cosines(finder: Finder, parts: Sequence[Entry]) -> list[float]:
    if finder.vector is None or finder.embedder is None or not parts:
        return [0.0] * len(parts)
    try:
        return [round(float(c), 4) for c in finder.embed([entry.text for entry in parts]) @ finder.vector]
    except VaultMemoryError:
        return [0.0] * len(parts)
