"""Features of how each statement of a pair is told: as done, once only, besides others, as still so, of another time.

The lists are in the files of the languages, under ``told``. They say little of what a statement is about, and so hold
in any talk: what is so "this Friday only" ends nothing that is so every Friday, and what "stays" has not changed.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from datetime import datetime
from functools import lru_cache

from vault_memory.archive.decisions.ending_clauses import split_question
from vault_memory.archive.extraction.rules.language_cues import compile_all

_KINDS = ("did", "current", "keeping", "adding", "partial", "once", "period", "every", "proposing", "denying")
_PATTERNS = {kind: compile_all(kind, table="told") for kind in _KINDS}


def compare_tellings(new: str, old: str, later: float, other_value: float) -> dict[str, float]:
    """Return the features of how two statements are told. ``other_value``: both give values that differ."""
    after, before = read_telling(new), read_telling(old)
    found = {f"new_{kind}": after[kind] for kind in after} | {f"old_{kind}": before[kind] for kind in before}
    return found | {
        "once_every": after["once"] * before["every"],
        "keeping_value": after["keeping"] * other_value, "adding_value": after["adding"] * other_value,
        "did_later": after["did"] * later, "other_denial": float(after["denying"] != before["denying"]),
    }  # fmt: skip


@lru_cache(maxsize=8_192)
def read_telling(text: str) -> Mapping[str, float]:
    """Return by kind whether a statement is told so, whether it asks, and how long it is."""
    body = split_question(text)[1]
    found = {kind: float(pattern.search(body) is not None) for kind, pattern in _PATTERNS.items()}
    return found | {"asking": float("?" in body), "length": min(len(body), 400) / 100}


def measure_gap(new: datetime | None, old: datetime | None) -> float:
    """Return the logarithm of the minutes between two statements; 0 where a time is not known."""
    return math.log1p(max(0.0, (new - old).total_seconds()) / 60) if new is not None and old is not None else 0.0
