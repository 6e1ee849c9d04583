"""Which of the known statements a new one ends, by a logistic regression over features of each pair."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from vault_memory.archive.decisions.ending_clauses import Rarity
from vault_memory.archive.decisions.ending_features import (
    PairEvidence,
    StatementSide,
    add_clauses,
    compare_statements,
    scale_likeness,
    split_clauses,
)
from vault_memory.archive.extraction.rules.ending_cues import KINDS
from vault_memory.models import Embed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_MARKS = tuple(f"by_{kind}" for kind in KINDS if kind not in ("not", "new"))
_TAKEN_UP = ("later", "answers", "opens_correcting", "names_old_value", "by_old_value")
_SILENT = 0.4  # score that a pair needs beyond others where no mark of change is near what both share
_AIMING = 1.0  # … and where the new statement names an aim, which ends what is so only where it says that, too
_HALF = 0.5  # of the words of either clause: with fewer in common they are about two things
_SHARED = 2  # words that two statements share which say the same of one value
_SAME = 0.85  # cosine from which on the same words say the same


@dataclass(frozen=True, slots=True)
class Coefficients:
    """The weight of each feature, the constant, and the sum from which on a statement ends another, or may."""

    weights: dict[str, float]
    constant: float
    threshold: float


@cache
def load_coefficients(stage: str = "final") -> Coefficients:
    """Return the packaged coefficients. ``stage``: "first" for whole statements only, which is quick, or "final"."""
    file = resources.files("vault_memory.archive.decisions").joinpath("ending_coefficients.json")
    found = json.loads(file.read_text(encoding="utf-8"))[stage]
    return Coefficients(found["weights"], found["constant"], found["threshold"])


class EndingScorer:
    """Scores pairs, with the vectors of their clauses."""

    def __init__(self, embed: Embed) -> None:
        self._embed = embed

    def score_pairs(
        self,
        new: StatementSide,
        old: Sequence[StatementSide],
        rarity: Rarity,
        cosines: Sequence[float],
        rules: Sequence[tuple[float, float]],
    ) -> Iterator[float]:
        """Yield the score of a new statement with each of the known ones, which are in order of likelihood.

        ``rules``: what the rules give for each, as closing and as change. What falls short by its whole statements is
        not compared by clauses, and what would if its clauses were alike is not embedded; its score is minus infinity,
        as is that of a past event.
        """
        first, final = load_coefficients("first"), load_coefficients()
        for place, (known, cosine, (closing, change)) in enumerate(zip(old, cosines, rules, strict=True)):
            alike = PairEvidence(cosine, 1.0, 1 / (1 + place), closing, change)
            row = compare_statements(new, known, rarity, alike)
            if row["old_dated_past"] or score(row, first) < first.threshold:
                yield -math.inf
                continue
            row = add_clauses(new.text, known.text, rarity, row)
            least = _SILENT * (not _has_mark(row)) + _AIMING * row["aims_new"]
            if not can_end(row) or score(row, final) - least < final.threshold:
                yield -math.inf
                continue
            yield score(scale_likeness(row, self.compare_clauses(new.text, known.text)), final) - least

    def compare_clauses(self, new: str, old: str) -> float:
        """Return the cosine of the two most similar clauses of both statements."""
        return float((self._clauses(new) @ self._clauses(old).T).max())

    def _clauses(self, text: str) -> NDArray[np.float32]:
        return self._embed([each.text for each in split_clauses(text)])


def score(features: dict[str, float], coefficients: Coefficients) -> float:
    """Return the log odds that the new statement ends the known one."""
    return coefficients.constant + sum(weight * features[name] for name, weight in coefficients.weights.items())


def can_end(features: dict[str, float]) -> bool:
    """Return whether the new statement is more than a mood, and the old one more than an event, the same, or private.

    What somebody did once stays so, whatever is said of it later, and so does what somebody is ("she is diabetic") when
    something else is said of her; what somebody says of himself is for nobody else to end. Another value within one
    conversation is another statement, unless it takes up the old one. What the rules find is not asked here.
    """
    if features["rules_closing"] or features["rules_change"]:
        return True
    event = features["old_past"] and not (features["plan"] or features["task"] or features["is_bound"])
    agrees = not features["differs_anywhere"]
    mood = features["feeling_new"] and agrees
    same = agrees and features["repeats"] and features["cosine"] > _SAME
    ends = features["by_ceased"] or features["by_instead"] or features["by_old_value"] or features["shared"] < _SHARED
    same = same or (agrees and features["equal_values"] and not ends)
    others = features["other_speaker"] and features["private_old"]
    apart = features["other_direction"] or features["numbered_apart"] or features["set_apart_value"]
    apart = apart or features["within_limit"]
    taken_up = any(features[name] for name in _TAKEN_UP) and not features["placed_apart"]
    apart = apart or not (_has_mark(features) or taken_up)
    trait = features["only_names"] and features["trait_old"] and not features["by_ceased"]
    return not (event or mood or same or others or apart or trait)


def _has_mark(features: dict[str, float]) -> bool:
    """Return whether a mark of change is near what both share, or a later conversation gives another value for it."""
    if features["rules_closing"] or features["rules_change"] or any(features[mark] for mark in _MARKS):
        return True
    shared = min(features["covers_old"], features["covers_new"])
    same = shared > _HALF or (shared >= _HALF and features["rare_x_changed"])
    return bool(features["later"] and same and features["first_new"] and features["differs_anywhere"])
