"""Find the known statements that a new one ends, by a fitted model that scores each pair.

Two logistic regressions come first: one over the words of both statements, one over the words and the features of the
pair. Boosted trees combine their results with the features and with the other statements that the new one may end. The
encoder reads the pairs that the trees do not rule out, and a last regression combines trees and encoder.
``bench/fit_endings.py`` fits all of it but the encoder.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from vault_memory.archive.decisions.ending_clauses import Rarity
from vault_memory.archive.decisions.ending_features import (
    PairEvidence,
    StatementSide,
    add_clauses,
    compare_statements,
    scale_likeness,
    split_clauses,
)
from vault_memory.archive.extraction.rules.embedded_words import embed_words
from vault_memory.archive.extraction.rules.ending_cues import KINDS
from vault_memory.archive.extraction.rules.language_cues import cues_of
from vault_memory.archive.extraction.rules.sentence_words import list_words
from vault_memory.llm.encoder import judge_pair
from vault_memory.models import Embed
from vault_memory.models.boosted_trees import sum_trees

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Features = dict[str, float]
_MARKS = tuple(f"by_{kind}" for kind in KINDS if kind not in ("not", "new"))
_TAKEN_UP = ("later", "answers", "opens_correcting", "names_old_value", "by_old_value")
_HAPPENED = 1.0  # … if the old statement, or both, report a past event
_DOUBTFUL = 0.5  # … if the ending is doubtful (`is_doubtful`)
_HALF = 0.5  # share of each clause's words that both must have in common to be about one thing
_SHARED = 2  # shared words from which on two statements with equal values say the same
_SAME = 0.85  # cosine above which statements with the same words say the same
_READ = 300  # characters at the start of a statement whose words are used
_MOST = 5.0  # log odds that the encoder hardly ever exceeds; it does not read a pair that needs more to end
NEW, OLD = "n:", "o:"  # prefixes of words, by the side of the pair that has them


@dataclass(frozen=True, slots=True)
class Linear:
    """A weight for each feature, and the constant."""

    weights: Mapping[str, float]
    constant: float

    def sum(self, features: Mapping[str, float]) -> float:
        """Return the log odds."""
        return self.constant + sum(weight * features.get(name, 0.0) for name, weight in self.weights.items())


@dataclass(frozen=True, slots=True)
class Coefficients:
    """The fitted numbers of all models.

    ``first``: the regression over features of whole statements; pairs below ``least`` are dropped. ``words``: the
    weights of each word, by side, in both regressions; ``constants``: the constants of both; ``pair``: the weights of
    the features in the second. ``trees``: see `sum_trees`; their inputs are ``features`` and the values that `combine`
    adds. ``blend``: the weights of the trees' and the encoder's log odds, and the constant. A statement ends another
    from ``read_threshold`` on, or from ``threshold`` on where the trees decide alone.
    """

    first: Linear
    least: float
    words: Mapping[str, tuple[float, float]]
    constants: tuple[float, float]
    pair: Mapping[str, float]
    features: Sequence[str]
    trees: Sequence[Any]
    threshold: float
    blend: Sequence[float]
    read_threshold: float


@cache
def load_coefficients() -> Coefficients:
    """Return the packaged coefficients."""
    file = resources.files("vault_memory.archive.decisions").joinpath("ending_coefficients.json")
    found = json.loads(file.read_text(encoding="utf-8"))
    return Coefficients(first=Linear(**found.pop("first")), **found)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A known statement, with its ``cosine`` to the new one and the scores of the rules; the likeliest come first."""

    side: StatementSide
    cosine: float
    closing: float
    change: float


class EndingScorer:
    """Scores pairs, with the vectors of their clauses."""

    def __init__(self, embed: Embed) -> None:
        self._embed = embed

    def score_pairs(self, new: StatementSide, known: Sequence[Candidate], rarity: Rarity) -> list[float]:
        """Return by how much the log odds that a new statement ends each of the known ones are above the threshold.

        Minus infinity: plainly not.
        """
        found = list(self.describe_pairs(new, known, rarity, load_coefficients().least))
        told = {place: features for place, features in enumerate(found) if features is not None}
        grown = combine(new.text, [(features, known[place].side.text) for place, features in told.items()])
        scores = [-math.inf] * len(known)
        for (place, features), odds in zip(told.items(), grown, strict=True):
            if can_end(features):
                scores[place] = read_pair(new, known[place].side.text, odds, features)
        return scores

    def describe_pairs(
        self, new: StatementSide, known: Sequence[Candidate], rarity: Rarity, least: float
    ) -> Iterator[Features | None]:
        """Yield the features of each pair, None where the first step gives less than ``least``."""
        first = load_coefficients().first
        for place, each in enumerate(known):
            old, alike = each.side, PairEvidence(each.cosine, 1.0, 1 / (1 + place), each.closing, each.change)
            whole, likeness = compare_statements(new, old, rarity, alike), self.compare_clauses(new.text, old.text)
            if first.sum(scale_likeness(whole, likeness)) < least:
                yield None
            else:
                yield scale_likeness(add_clauses(new.text, old.text, rarity, whole), likeness)

    def compare_clauses(self, new: str, old: str) -> float:
        """Return the cosine of the two most similar clauses of both statements."""
        return float((self._clauses(new) @ self._clauses(old).T).max())

    def _clauses(self, text: str) -> NDArray[np.float32]:
        return self._embed([each.text for each in split_clauses(text)])


def read_pair(new: StatementSide, old: str, odds: float, features: Features) -> float:
    """Return how far a pair is above its threshold, by the trees' log odds (``odds``) and the encoder together.

    The encoder does not read pairs that the trees find too unlikely; their result is minus infinity. It knows English
    only: in other languages the statement must say a change in words that the rules know, and the ending must not be
    doubtful.
    """
    known, least = load_coefficients(), find_least(features)
    if cues_of(new.text) is not None:
        return odds - known.threshold - least if says_change(features) and not is_doubtful(features) else -math.inf
    of_trees, of_encoder, constant = known.blend
    unread = of_trees * odds + constant - known.read_threshold - least
    if unread + of_encoder * _MOST < 0:
        return -math.inf
    return unread + of_encoder * judge_pair(old, new.text, new.preceding)


def combine(new: str, pairs: Sequence[tuple[Features, str]]) -> list[float]:
    """Return the log odds of each pair by the trees. ``pairs``: its features, and the text of the known statement."""
    known = load_coefficients()
    odds = [_sum_regressions(known, features, new, old) for features, old in pairs]
    second, found = [each[1] for each in odds], []
    for place, ((features, old), both) in enumerate(zip(pairs, odds, strict=True)):
        values = [features[name] for name in known.features]
        values += [compare_meaning(new, old), *both, *compare_others(second, place)]
        found.append(sum_trees(known.trees, values))
    return found


def _sum_regressions(known: Coefficients, features: Features, new: str, old: str) -> tuple[float, float]:
    (new_first, new_second), (old_first, old_second) = _sum_words(NEW, new), _sum_words(OLD, old)
    first, second = known.constants
    second += sum(weight * features[name] for name, weight in known.pair.items())
    return first + new_first + old_first, second + new_second + old_second


@lru_cache(maxsize=2_048)
def _sum_words(side: str, text: str) -> tuple[float, float]:
    """Return the weights of a statement's words in both regressions, together."""
    known = load_coefficients().words
    weights = [pair for word in list_side_words(side, text) if (pair := known.get(word)) is not None]
    return sum(pair[0] for pair in weights), sum(pair[1] for pair in weights)


def compare_others(odds: Sequence[float], place: int) -> tuple[float, float]:
    """Return how far the odds at ``place`` are above the best of the others (0 if there are none), and the count."""
    others = [each for number, each in enumerate(odds) if number != place]
    return odds[place] - max(others, default=odds[place]), float(len(odds))


def list_side_words(side: str, text: str) -> frozenset[str]:
    """Return the words and pairs of words of one statement, with its side in front."""
    return frozenset(f"{side}{word}" for word in list_words(text[:_READ]))


def compare_meaning(new: str, old: str) -> float:
    """Return the cosine of both statements by the vectors of their words."""
    return float(embed_words(new) @ embed_words(old))


def can_end(features: Features) -> bool:
    """Return whether the old statement has the same subject, is more than a trait, and is not private to somebody else.

    A trait ("she is diabetic") still holds when something else is said about the person; a private statement can only
    be ended by its speaker. Pairs that the rules find always pass.
    """
    if features["rules_closing"] or features["rules_change"]:
        return True
    others = features["other_speaker"] and features["private_old"]
    apart = features["other_direction"] or features["numbered_apart"] or features["set_apart_value"]
    trait = features["only_names"] and features["trait_old"] and not features["by_ceased"]
    return not (others or apart or features["within_limit"] or trait)


def is_doubtful(features: Features) -> bool:
    """Return whether the new statement is a mood or a repetition, or the old one reports an event of a past day."""
    if features["rules_closing"] or features["rules_change"]:
        return False
    agrees = not features["differs_anywhere"]
    ends = features["by_ceased"] or features["by_instead"] or features["by_old_value"] or features["shared"] < _SHARED
    same = agrees and ((features["repeats"] and features["cosine"] > _SAME) or (features["equal_values"] and not ends))
    return bool(same or (features["feeling_new"] and agrees) or features["old_dated_past"])


def find_least(features: Features) -> float:
    """Return the additional log odds required of a pair: for a past event, or in doubt."""
    if features["rules_closing"] or features["rules_change"]:
        return 0.0
    open_still = features["plan"] or features["task"] or features["is_bound"]
    happened = features["old_past"] and (features["new_past"] or not open_still)
    return _HAPPENED * bool(happened) + _DOUBTFUL * is_doubtful(features)


def says_change(features: Features) -> bool:
    """Return whether a mark of change is near the shared words, or the new statement refers to the old one."""
    taken_up = any(features[name] for name in _TAKEN_UP) and not features["placed_apart"]
    return taken_up or _has_mark(features)


def _has_mark(features: Features) -> bool:
    """Return whether a mark of change is near the shared words, or a later conversation gives them another value."""
    if features["rules_closing"] or features["rules_change"] or any(features[mark] for mark in _MARKS):
        return True
    shared = min(features["covers_old"], features["covers_new"])
    same = shared > _HALF or (shared >= _HALF and features["rare_x_changed"])
    return bool(features["later"] and same and features["first_new"] and features["differs_anywhere"])
