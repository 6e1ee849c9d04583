"""Which of the known statements a new one ends, by a logistic regression over features of each pair."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from vault_memory.archive.decisions.ending_features import (
    PairEvidence,
    Rarity,
    StatementSide,
    compute,
    split_clauses,
)
from vault_memory.archive.extraction.rules.ending_cues import CUES
from vault_memory.models import Embed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_CHANGES = tuple(f"cue_{name}" for name in CUES if name not in ("not", "new"))


@dataclass(frozen=True, slots=True)
class Coefficients:
    """The weight of each feature, the constant, and the sum from which on a statement ends another."""

    weights: dict[str, float]
    constant: float
    threshold: float


@cache
def load_coefficients() -> Coefficients:
    """Return the packaged coefficients."""
    file = resources.files("vault_memory.archive.decisions").joinpath("ending_coefficients.json")
    found = json.loads(file.read_text(encoding="utf-8"))
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

        ``rules``: what the rules give for each, as closing and as change. What would not reach the threshold if its
        clauses were alike is not embedded; its score is minus infinity, as is that of what nothing can end.
        """
        least = load_coefficients()
        for place, (known, cosine, (closing, change)) in enumerate(zip(old, cosines, rules, strict=True)):
            alike = PairEvidence(cosine, 1.0, 1 / (1 + place), closing, change)
            row = compute(new, known, rarity, alike)
            if not can_end(row) or score(row, least) < least.threshold:
                yield -math.inf
                continue
            evidence = replace(alike, clause_cosine=self.compare_clauses(new.text, known.text))
            yield score(compute(new, known, rarity, evidence), least)

    def compare_clauses(self, new: str, old: str) -> float:
        """Return the cosine of the two most similar clauses of both statements."""
        return float((self._clauses(new) @ self._clauses(old).T).max())

    def _clauses(self, text: str) -> NDArray[np.float32]:
        return self._embed([each.text for each in split_clauses(text)])


def score(features: dict[str, float], coefficients: Coefficients) -> float:
    """Return the log odds that the new statement ends the known one."""
    return coefficients.constant + sum(weight * features[name] for name, weight in coefficients.weights.items())


def can_end(features: dict[str, float]) -> bool:
    """Return whether the new statement speaks of a change, is more than an aim, and the old one more than an event.

    Two statements that share a subject and differ in a value mostly tell two things about it.
    """
    says_change = features["rules_change"] or features["rules_closing"] or any(features[cue] for cue in _CHANGES)
    return bool(says_change) and not (features["old_dated_past"] or features["aims_new"])
