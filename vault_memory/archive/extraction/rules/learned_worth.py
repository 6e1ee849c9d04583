"""Correct the rules' score of a sentence by a logistic regression that knows what nobody wants kept.

It was fitted to sentences that people label as forbidden (jokes, hearsay, suppositions, tales of strangers, moods) or
worth keeping (`bench/fit_worth.py`); English only.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources

from vault_memory.archive.extraction.rules.language_cues import cues_of
from vault_memory.archive.extraction.rules.sentence_features import Surroundings, describe


@dataclass(frozen=True, slots=True)
class Coefficients:
    """The weight of each feature; ``constant`` makes the correction of a sentence of the usual kind zero."""

    weights: dict[str, float]
    constant: float
    least: float  # of a correction
    most: float
    highest: float  # score of the rules that counts


@cache
def load_coefficients() -> Coefficients:
    """Return the packaged coefficients."""
    file = resources.files("vault_memory.archive.extraction.rules").joinpath("worth_coefficients.json")
    found = json.loads(file.read_text(encoding="utf-8"))
    return Coefficients(found["weights"], found["constant"], found["least"], found["most"], found["highest"])


def correct_score(
    text: str, score: float, place: int, count: int, friends: bool, around: Surroundings | None
) -> float:
    """Return the score of a sentence with the correction; parameters as of `describe`."""
    if cues_of(text) is not None:
        return score
    known = load_coefficients()
    weights = known.weights
    found = describe(text, score, place, count, friends, around)
    value = known.constant + sum(weights[name] * value for name, value in found.items() if name in weights)
    return min(score, known.highest) + min(max(value, known.least), known.most)
