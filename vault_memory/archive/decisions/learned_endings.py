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
_SILENT = 0.8  # score that a pair needs beyond others where no mark of change is near what both share
_AIMING = 1.0  # … and where the new statement names an aim, which ends what is so only where it says that, too
_SECOND = 0.8  # … and where another statement is nearer to the new one
_BESIDES = 0.5  # … and where it tells more of the same, or a part of it, or somebody else speaks
_KEPT = 0.8  # … and where it says that something stays
_UNMEANT = 0.9  # … and where it says that something is done which nobody meant to do
_NAMED = 0.6  # … and less, where it says that the value of the old one is no longer so
_LIVELY = 0.8  # … and where it is an answer or a cry without any mark or other value
_HALF = 0.5  # of the words of either clause: with fewer in common they are about two things
_SHARED = 2  # words that two statements share which say the same of one value
_FAR = 0.2  # cosine below which two statements are about two things
_SAME = 0.85  # cosine from which on the same words say the same


@dataclass(frozen=True, slots=True)
class Coefficients:
    """The weight of each feature, the constant, and the sum from which on a statement ends another, or may."""

    weights: dict[str, float]
    constant: float
    threshold: float


@dataclass(frozen=True, slots=True)
class KnownSide:
    """A known statement, with what is known of the pair; its clauses count as alike until they are embedded."""

    side: StatementSide
    evidence: PairEvidence


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

    def score_pairs(self, new: StatementSide, known: Sequence[KnownSide], rarity: Rarity) -> Iterator[float]:
        """Yield the score of a new statement with each of the known ones.

        What falls short by its whole statements is not compared by clauses, and what would if its clauses were alike is
        not embedded; its score is minus infinity, as is that of a past event.
        """
        first, final = load_coefficients("first"), load_coefficients()
        for each in known:
            old = each.side
            row = compare_statements(new, old, rarity, each.evidence)
            if row["old_dated_past"] or score(row, first) < first.threshold:
                yield -math.inf
                continue
            row = add_clauses(new.text, old.text, rarity, row)
            least = ask_more(row)
            if not can_end(row) or score(row, final) - least < final.threshold:
                yield -math.inf
                continue
            yield score(scale_likeness(row, self.compare_clauses(new.text, old.text)), final) - least

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
    conversation is another statement, unless it takes up the old one. What is neither nearest to the new statement
    nor shares most with it is about something else. Without a mark of change or another value nothing is ended but
    what was meant to be done. What the rules find is not asked here.
    """
    if features["rules_closing"] or features["rules_change"]:
        return True
    agrees = not features["differs_anywhere"]
    meant = features["plan"] or features["task"]
    once = features["new_past"] or (agrees and not features["is_bound"])
    event = features["old_past"] and not meant and once
    event = event or (features["old_did"] and features["new_did"] and not meant and not _is_marked(features))
    silent = agrees and _is_silent(features) and not (meant and features["new_did"])
    mood = features["feeling_new"] and agrees
    same = agrees and features["repeats"] and features["cosine"] > _SAME
    same = same or (agrees and features["equal_values"] and features["shared"] >= _SHARED and not _has_mark(features))
    others = features["other_speaker"] and features["private_old"]
    apart = features["other_direction"] or features["numbered_apart"] or features["set_apart_value"]
    apart = apart or features["within_limit"]
    taken_up = any(features[name] for name in _TAKEN_UP) and not features["placed_apart"]
    apart = apart or not (_has_mark(features) or taken_up)
    apart = apart or not (features["is_nearest"] or features["shares_most"])
    apart = apart or (features["cosine"] < _FAR and not features["by_old_value"])
    trait = features["only_names"] and features["trait_old"] and not features["by_ceased"]
    return not (event or silent or mood or same or others or apart or trait)


def ask_more(features: dict[str, float]) -> float:
    """Return what a pair needs beyond the threshold, for each sign that it is about two things; 0 for the rules'."""
    if features["rules_closing"] or features["rules_change"]:
        return 0.0
    agrees, silent = not features["differs_anywhere"], _is_silent(features)
    lively = features["exclaims"] or features["answers"] or features["addresses"]
    return (
        _SILENT * silent + _LIVELY * bool(silent and agrees and lively)
        + _AIMING * features["aims_new"] + _SECOND * (not features["is_nearest"])
        + _BESIDES * (features["new_adding"] or features["new_partial"] or features["other_speaker"])
        + _KEPT * bool(features["new_keeping"] and agrees)
        + _UNMEANT * bool(agrees and features["by_done"] and not (features["plan"] or features["task"]))
        - _NAMED * bool(features["by_old_value"] and features["same_x_ceased"])
    )  # fmt: skip


def _has_mark(features: dict[str, float]) -> bool:
    """Return whether a mark of change is near what both share, or a later conversation gives another value for it."""
    if features["rules_closing"] or features["rules_change"] or _is_marked(features):
        return True
    shared = min(features["covers_old"], features["covers_new"])
    same = shared > _HALF or (shared >= _HALF and features["rare_x_changed"])
    return bool(features["later"] and same and features["first_new"] and features["differs_anywhere"])


def _is_marked(features: dict[str, float]) -> bool:
    """Return whether a mark of change is near what both share."""
    return any(features[mark] for mark in _MARKS)


def _is_silent(features: dict[str, float]) -> bool:
    """Return whether nothing says that something is otherwise now, neither of what both share nor of the old value."""
    return not (_has_mark(features) or features["by_old_value"])
