"""Correct the rules' score of a sentence by two logistic regressions over its words, its shape and what stands around.

One tells what nobody wants kept (jokes, hearsay, suppositions, tales of strangers, moods) from what is worth keeping,
and only takes from the score; the other tells what is worth keeping from everything else. `bench/fit_worth.py` fits
them; they know English only.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

from vault_memory.archive.extraction.rules import core, cues
from vault_memory.archive.extraction.rules.language_cues import cues_of
from vault_memory.archive.extraction.rules.salience import KEEP
from vault_memory.archive.extraction.rules.sentence_features import Surroundings, describe

HIGHEST = 5.0  # score of the rules that counts
_MINE = re.compile(r"\b(?:i|i'm|i've|my)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Coefficients:
    """What a feature adds to the log odds that a sentence is not forbidden, and that it is worth keeping.

    The constants make both 0 for a sentence worth keeping of median rank; ``threshold`` is the sum of the rules' score
    and both from which on a sentence is kept, and ``scale`` brings sums to the rules' scale.
    """

    weights: dict[str, tuple[float, float]]
    allowed: float
    worth: float
    threshold: float
    scale: float
    double: float  # how much the first counts


@cache
def load_coefficients() -> Coefficients:
    """Return the packaged coefficients."""
    file = resources.files("vault_memory.archive.extraction.rules").joinpath("worth_coefficients.json")
    found = json.loads(file.read_text(encoding="utf-8"))
    weights = {name: (first, second) for name, (first, second) in found.pop("weights").items()}
    return Coefficients(weights, **found)


def correct_score(text: str, score: float, place: int, count: int, friends: bool, around: Surroundings | None) -> float:
    """Return the score of a sentence with the correction; parameters as of `describe`.

    Where nothing stands around it, the rules alone decide: what is said alone is mostly meant to be kept.
    """
    if around is None or cues_of(text) is not None:
        return score
    known = load_coefficients()
    allowed, worth = known.allowed, known.worth
    for name, value in describe(text, score, place, count, friends, around).items():
        if (weights := known.weights.get(name)) is not None:
            allowed += weights[0] * value
            worth += weights[1] * value
    total = min(score, HIGHEST) + known.double * min(allowed, 0.0) + worth
    corrected = KEEP + known.scale * (total - known.threshold)
    return max(corrected, KEEP) if score >= KEEP and _is_vital(text) else corrected


def _is_vital(text: str) -> bool:
    """Return whether the speaker tells of their own health or how things are to be done, and means it."""
    vital = cues.is_standing(text) or (_MINE.search(text) is not None and core.concerns_health(text))
    return vital and core.unreality(text, 0) < 1
