"""Rank candidates: compute one comparable score for every candidate of any tier, with the parts that explain it.

``score = weight · (α·dense + β·bm25 + γ·code + Σ coefficient · feature) + constant of its tier``, for the best ones
of a question in prose corrected by boosted trees (`search.ranking_trees`). The features are
those of `search.features`; α, β and γ are settings, the other coefficients are in ``coefficients.json`` and are fitted
by ``bench/fit_ranker.py`` on all labelled sets at once, each with equal weight. The weight of a message and of a
section of a file is 1, that of content of topics the square root of ``salience · confidence · max(floor, exp(−0.01·age
in days)) / 0.5``: an important cell ranks above the messages that it was made from and an unimportant one below, and
neither kind crowds out the other.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import overload

import numpy as np
from numpy.typing import NDArray

from vault_memory.models import Filter, Hit
from vault_memory.models.entry_record import PERSON, PINNED, SUSPECT, tier_code
from vault_memory.search.candidates import Candidates
from vault_memory.search.features import CONSTANTS, GATED, Features, Values, features, score_closeness
from vault_memory.search.floor import Verdict, judge
from vault_memory.search.retrieve import RETRIEVERS, Finder
from vault_memory.settings import SearchSettings

_DAY = 86_400.0  # seconds
_READ = 12  # number of hits read at a time
_PLAIN = 0.5  # salience of an ordinary statement
NAMED = 0.5  # share of the best score by identifiers from which on a text holds the whole name, not only a part
NONE = math.nan  # a factor that does not apply
_MESSAGE, _CELL, _FILE = map(tier_code, ("message", "cell", "file"))

Parts = dict[str, Values]


def rank(finder: Finder, where: Filter, limit: int, now: datetime) -> Ranking:
    """Return all candidates that pass the filter, best first, ties by key. The caller limits their number."""
    candidates = finder.find(where, limit)
    if not len(candidates):
        return Ranking(finder, candidates, np.zeros(0), np.zeros(0, dtype=np.intp), {}, {})
    found, parts, factors = _compute_parts(finder, candidates, now)
    verdict = judge(finder, candidates, found)
    candidates.vectors = None  # frees a megabyte: hits keep the candidates until their use is recorded
    if finder.query.empty:
        scores = _newness(candidates, now)
    else:
        scores = _score(parts, factors)
        if finder.is_prose:
            parts["trees"] = _correct(candidates, found, factors["weight"], scores)
            scores += parts["trees"]
    scores = np.round(scores, 6)  # the last bits of a cosine depend on the order of rows
    ranking = Ranking(finder, candidates, scores, np.arange(len(scores)), parts, factors).sort()
    ranking.verdict = verdict
    return ranking


def _correct(candidates: Candidates, found: Features, weight: Values, scores: Values) -> Values:
    # This import loads the trees, which a search for one word does not need.
    from vault_memory.search.ranking_trees import correct_scores

    tiers, places = candidates.records["tier"], candidates.places
    fixed = (tiers == _FILE) | ((tiers == _CELL) & (places.session < 0))
    return correct_scores(found, weight, scores, fixed, (places.cells, places.cited))


def _newness(candidates: Candidates, now: datetime) -> Values:
    """Return ``1 / (1 + age in days)``, the score for a query of filters only, which lists the newest first.

    A statement ranks above the messages from which it was made.
    """
    created, places = candidates.records["created"], candidates.places
    age = np.maximum(now.timestamp() - np.where(np.isnan(created), -np.inf, created), 0.0)
    newness = 1.0 / (1.0 + age / _DAY)
    np.maximum.at(newness, places.cells, newness[places.cited] + 1e-6)
    return newness


@cache
def coefficients() -> Mapping[str, float]:
    """Return the fitted coefficients, by feature, and the constants of the tiers."""
    text = Path(__file__).with_name("coefficients.json").read_text(encoding="utf-8")
    return {name: float(value) for name, value in json.loads(text)["coefficients"].items()}


def matrix(finder: Finder, candidates: Candidates, now: datetime) -> tuple[Features, Parts]:
    """Return the features of the candidates, and the factors of their weights."""
    found, _, factors = _compute_parts(finder, candidates, now)
    return found, factors


def _compute_parts(finder: Finder, candidates: Candidates, now: datetime) -> tuple[Features, Parts, Parts]:
    """Return the features of the candidates, what each adds to the score, and the factors of their weights.

    ``beside`` is computed last, from the score of all other features.
    """
    found = {name: fill_unknown(values) for name, values in candidates.scores.items()}
    factors = _factors(candidates, finder, now)
    settings, places = finder.settings, candidates.places
    content = sum((_retriever(name, settings) * found[name] for name in found), np.zeros(len(candidates)))
    found |= features(finder, candidates, places, content)
    for name, tier in CONSTANTS.items():
        found[name] = (candidates.records["tier"] == tier_code(tier)).astype(np.float64)
    for name, (one, other) in GATED.items():
        if one in found and other in found:
            found[name] = found[one] * found[other]
    parts = _weigh_features(found, settings)
    if len(places.messages) and not finder.query.named:
        found["beside"] = score_closeness(places, _score(parts, factors), settings.reach)
        parts |= _weigh_features({"beside": found["beside"]}, settings)
    return found, parts, factors


def _weigh_features(found: Features, settings: SearchSettings) -> Parts:
    learned = coefficients()
    return {
        name: (_retriever(name, settings) if name in RETRIEVERS else learned.get(name, 0.0)) * values
        for name, values in found.items()
    }


def _retriever(name: str, settings: SearchSettings) -> float:
    """Return the weight of a retriever. If vectors are the only retriever, their weight is never 0."""
    alpha = settings.alpha if settings.alpha or settings.hybrid else 1.0
    return {"dense": alpha, "bm25": settings.beta, "code": settings.gamma}[name]


def _score(parts: Parts, factors: Parts) -> Values:
    zero = np.zeros(len(factors["weight"]))
    constants = sum((values for name, values in parts.items() if name in CONSTANTS), zero)
    rest = sum((values for name, values in parts.items() if name not in CONSTANTS), zero)
    return np.asarray(rest * factors["weight"] + constants)


class Ranking(Sequence[Hit]):
    """Hits, best first. The text of a hit is read on access, because most are never read."""

    def __init__(
        self, finder: Finder, candidates: Candidates, scores: Values, order: NDArray[np.intp], parts: Parts,
        factors: Parts,
    ) -> None:  # fmt: skip
        """Create a ranking. ``scores``: of all candidates; ``order``: the numbers of its candidates, in order."""
        self._finder, self._candidates, self._order = finder, candidates, order
        self._all, self._parts, self._factors = scores, parts, factors
        self.verdict = Verdict.YES  # whether the best hits answer the question (`search.floor`)

    def __len__(self) -> int:
        return len(self._order)

    @overload
    def __getitem__(self, at: int) -> Hit: ...

    @overload
    def __getitem__(self, at: slice) -> list[Hit]: ...

    def __getitem__(self, at: int | slice) -> Hit | list[Hit]:
        if isinstance(at, slice):
            begin, end, step = at.indices(len(self))
            return self._hits(self._take_first(end)[begin::step])
        return self._hits(self._take_first(at + 1)[-1:])[0]

    def _take_first(self, count: int) -> NDArray[np.intp]:
        """Return the first candidates in order, ties by key; ties beyond them stay unsorted."""
        scores = self.scores
        end = count
        while 0 < end < len(scores) and scores[end] == scores[end - 1]:
            end += 1
        order, scores = self._order[:end], scores[:end]
        again = scores[1:] == scores[:-1]
        if again.any():
            labels = self._candidates.columns.labels[self._candidates.at[order]]
            equal = np.append(again, False) | np.insert(again, 0, False)
            keys = self._finder.index.keys(labels[equal].tolist())
            names = [keys.get(label, "") for label in labels.tolist()]
            order = order[sorted(range(end), key=lambda at: (-scores[at], names[at]))]
        return order[:count]

    def __iter__(self) -> Iterator[Hit]:
        for begin in range(0, len(self), _READ):
            yield from self[begin : begin + _READ]

    @property
    def scores(self) -> Values:
        return self._all[self._order]

    @property
    def best_possible(self) -> float:
        """The score that the first hit would have with full confidence."""
        at = self._order[0]
        return float(self._all[at] / max(self._factors["confidence"][at], 0.01))

    def leaders(self, count: int) -> list[int]:
        """Return the documents of the first hits as numbers (`models.entry_record.code`)."""
        found: list[int] = self._candidates.records["path"][self._take_first(min(count, len(self)))].tolist()
        return found

    @property
    def paths(self) -> NDArray[np.int64]:
        """The documents of all candidates, as numbers; equals in any order, as in ``scores``."""
        return np.asarray(self._candidates.records["path"][self._order])

    def filter(self, keep: NDArray[np.bool_]) -> Ranking:
        """Return only those, in the same order."""
        chosen = Ranking(self._finder, self._candidates, self._all, self._order[keep], self._parts, self._factors)
        chosen.verdict = self.verdict
        return chosen

    def read(self) -> Ranking:
        """Return the ranking with the best candidates reordered by the encoder if the query is a question in prose."""
        if not self._finder.is_prose or self._finder.settings.reranker:
            return self
        # This import loads the encoder, which a search for one word does not need.
        from vault_memory.search.reading import read_best

        return read_best(self._finder.query.question, self)

    def exchange(self, places: Sequence[int], order: Sequence[int]) -> Ranking:
        """Return the ranking with the hits at ``places`` put in ``order``, each with the score of its new place."""
        first = self._take_first(max(places, default=-1) + 1).copy()  # a view of the order otherwise
        moved, wanted = first[list(places)], first[list(order)]
        scores, turn, added = self._all.copy(), self._order.copy(), np.zeros(len(self._all))
        scores[wanted] = self._all[moved]
        added[wanted] = self._all[moved] - self._all[wanted]
        first[list(places)] = wanted
        turn[: len(first)] = first
        parts = self._parts | {"answers": added}
        chosen = Ranking(self._finder, self._candidates, scores, turn, parts, self._factors)
        chosen.verdict = self.verdict
        return chosen

    def mask_tier(self, tier: str) -> NDArray[np.bool_]:
        """Return which hits belong to the tier."""
        return np.asarray(self._candidates.records["tier"][self._order] == tier_code(tier))

    @property
    def named(self) -> NDArray[np.bool_]:
        """Which hits hold the name of code that the query consists of, in any spelling; none for other queries."""
        if not self._finder.query.named or "code" not in self._candidates.scores:
            return np.zeros(len(self), dtype=bool)
        return np.asarray((self._candidates.scores["code"] >= NAMED)[self._order])

    @property
    def suspect(self) -> NDArray[np.bool_]:
        """Which hits read like an order to an agent."""
        return np.asarray((self._candidates.records["flags"][self._order] & SUSPECT) != 0)

    def mask_related(self, floor: float, *, adjoining: bool) -> NDArray[np.bool_]:
        """Return which hits share a word or an identifier with the query or have at least the similarity ``floor``.

        ``adjoining``: include hits directly after such a message, as an answer rarely repeats its question's words.
        """
        if not len(self):
            return np.zeros(0, dtype=bool)
        scores, learned = self._candidates.scores, coefficients()
        near = self._parts["likeness"] / learned["likeness"] if "likeness" in self._parts else scores.get("dense")
        found = np.zeros(len(self._all), dtype=bool) if near is None else np.round(near, 4) >= floor
        for name in scores.keys() - {"dense"}:
            found |= scores[name] > 0
        if "speaker" in self._parts and (self._finder.speakers.issuperset(self._finder.terms) or not found.any()):
            found |= self._parts["speaker"] > 0  # the query has only names, or nothing else matches
        if adjoining and "previous" in self._parts:
            columns, whole, places = self._candidates.columns, self._candidates.whole, self._candidates.places
            holding = np.zeros(len(columns) + 1, dtype=bool)  # the last item means no neighbour
            holding[whole[found]] = True
            behind = holding[columns.neighbours(whole)[0]]
            behind[places.cells] |= behind[places.cited]
            found |= behind
        return found[self._order]

    def sort(self) -> Ranking:
        order = self._order[np.argsort(-self._all[self._order], kind="stable")]
        return Ranking(self._finder, self._candidates, self._all, order, self._parts, self._factors)

    def _hits(self, chosen: NDArray[np.intp]) -> list[Hit]:
        labels = self._candidates.columns.labels[self._candidates.at[chosen]].tolist()
        entries = self._finder.index.entries(labels)
        return [
            Hit(entries[label], float(self._all[at]), _ScoreParts(self._candidates, at, self._parts, self._factors))
            for label, at in zip(labels, chosen.tolist(), strict=True)
            if label in entries
        ]


def fill_unknown(values: Values) -> Values:
    """Return the values with 0 for unknown ones."""
    return np.asarray(np.where(np.isnan(values), 0.0, values))


def _factors(candidates: Candidates, finder: Finder, now: datetime) -> Parts:
    """Return the weight of each candidate and its factors; messages and files have the weight 1 and no factors."""
    records, settings = candidates.records, finder.settings
    said = np.where(np.isnan(records["updated"]), records["created"], records["updated"])
    factors = {
        "salience": records["salience"].copy(),
        "confidence": _compute_confidence(records, said, finder),
        "recency": _recency(said, now, settings),
    }
    plain = (records["tier"] == _MESSAGE) | (records["tier"] == _FILE)
    weight = np.ones(len(records))
    for values in factors.values():
        weight *= values
        values[plain] = NONE
    return factors | {"weight": np.where(plain, 1.0, np.sqrt(weight / _PLAIN))}


def _compute_confidence(records: NDArray[np.void], said: Values, finder: Finder) -> Values:
    """Return the remaining confidence of each: a person's and pinned statements do not fade."""
    confidence = records["confidence"].copy()
    if finder.fading is not None:
        fades = (records["tier"] == _CELL) & ((records["flags"] & (PERSON | PINNED)) == 0)
        if fades.any():
            confidence[fades] = finder.fading(records["clock"][fades], said[fades], confidence[fades])
    return np.asarray(confidence)


def _recency(said: Values, now: datetime, settings: SearchSettings) -> Values:
    """Return the factor for age, at least ``recency_floor``; an entry without a date has no age."""
    seconds = np.where(np.isnan(said), 0.0, now.timestamp() - said)
    decayed = np.exp(-settings.recency_rate * np.maximum(seconds, 0.0) / _DAY)
    return np.asarray(np.maximum(settings.recency_floor, decayed))


class _ScoreParts(Mapping[str, float]):
    """The parts of a score: the terms of the sum, the weight and its factors, the cosine, and the rank per retriever.

    Values are computed on access, because those of most candidates are never read.
    """

    __slots__ = ("_at", "_factors", "_found", "_parts")

    def __init__(self, found: Candidates, at: int, parts: Parts, factors: Parts) -> None:
        self._found, self._at, self._parts, self._factors = found, at, parts, factors

    def __getitem__(self, name: str) -> float:
        if name in self._parts and (part := float(self._parts[name][self._at])):
            return round(part, 4)
        if name in self._factors and not math.isnan(factor := float(self._factors[name][self._at])):
            return factor
        if name == "cosine" and self._has("dense"):
            return round(float(self._found.scores["dense"][self._at]), 4)
        arm, _, rank = name.rpartition("_")
        if rank != "rank" or not self._has(arm):
            raise KeyError(name)
        return float(self._found.rank(arm, self._at))

    def _has(self, arm: str) -> bool:
        return arm in self._found.scores and not math.isnan(self._found.scores[arm][self._at])

    def __iter__(self) -> Iterator[str]:
        yield from (name for name, values in self._parts.items() if values[self._at])
        yield from (name for name, values in self._factors.items() if not math.isnan(values[self._at]))
        yield from ("cosine",) if self._has("dense") else ()
        yield from (f"{name}_rank" for name in RETRIEVERS if self._has(name))

    def __len__(self) -> int:
        return sum(1 for _ in self)
