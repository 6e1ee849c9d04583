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
from collections.abc import Mapping
from datetime import datetime
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from vault_memory.models import Filter
from vault_memory.models.entry_record import PERSON, PINNED, tier_code
from vault_memory.search import relevance_floor
from vault_memory.search.candidates import Candidates
from vault_memory.search.features import CONSTANTS, GATED, Features, Values, features, score_closeness
from vault_memory.search.ranking import NAMED, Parts, Ranking
from vault_memory.search.retrieve import RETRIEVERS, Finder
from vault_memory.settings import SearchSettings

_DAY = 86_400.0  # seconds
_PLAIN = 0.5  # salience of an ordinary statement
COPIED = 0.01  # factor of a file in a list of what was said at a time: its date is that of the last copy or checkout
_APART = 0.01  # least distance between texts that hold a whole name and texts that hold a part of it
NONE = math.nan  # a factor that does not apply
_MESSAGE, _CELL, _FILE, _SUMMARY = map(tier_code, ("message", "cell", "file", "summary"))


def rank(finder: Finder, where: Filter, limit: int) -> Ranking:
    """Return all candidates that pass the filter, best first, ties by key. The caller limits their number."""
    candidates = finder.find(where, limit)
    if not len(candidates):
        return Ranking(finder, candidates, np.zeros(0), np.zeros(0, dtype=np.intp), {}, {})
    found, parts, factors = _compute_parts(finder, candidates)
    evidence = relevance_floor.score(finder, candidates, found)
    candidates.vectors = None  # frees a megabyte: hits keep the candidates until their use is recorded
    if finder.query.empty:
        scores = _newness(candidates, finder.setup.now)
        if finder.query.period is not None:
            scores[candidates.records["tier"] == _FILE] *= COPIED
    else:
        scores = _score(parts, factors)
        if finder.query.named and (whole := _lift_whole_names(candidates, found, scores)) is not None:
            parts["whole_name"] = whole
            scores += whole
        if finder.is_prose:
            parts["trees"] = _correct(candidates, found, factors["weight"], scores)
            scores += parts["trees"]
    scores = np.round(scores, 6)  # the last bits of a cosine depend on the order of rows
    ranking = Ranking(finder, candidates, scores, np.argsort(-scores, kind="stable"), parts, factors)
    ranking.evidence, ranking.likeness = evidence, found.get("likeness")
    return ranking


def _lift_whole_names(candidates: Candidates, found: Features, scores: Values) -> Values | None:
    """Return what lifts the texts that hold all of a query of names in code above those that hold a part of it.

    A text about ``TW-150`` shares ``TW`` with the query ``TW-210``, and does not answer it, however similar it is.
    None if there is nothing to lift. A long text holds a name for a small share of the best score by identifiers.
    """
    whole = fill_unknown(candidates.scores.get("code", np.zeros(len(scores)))) >= NAMED
    whole |= found["coverage"] >= relevance_floor.ALL_WORDS
    whole &= candidates.records["tier"] != _SUMMARY
    others = scores[~whole & (candidates.records["tier"] != _SUMMARY)]
    if not whole.any() or not len(others):
        return None
    short = float(others.max() - scores[whole].min())
    return np.where(whole, short + _APART, 0.0) if short >= 0 else None


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


def matrix(finder: Finder, candidates: Candidates) -> tuple[Features, Parts]:
    """Return the features of the candidates, and the factors of their weights."""
    found, _, factors = _compute_parts(finder, candidates)
    return found, factors


def _compute_parts(finder: Finder, candidates: Candidates) -> tuple[Features, Parts, Parts]:
    """Return the features of the candidates, what each adds to the score, and the factors of their weights.

    ``beside`` is computed last, from the score of all other features.
    """
    found = {name: fill_unknown(values) for name, values in candidates.scores.items()}
    factors = _factors(candidates, finder)
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


def fill_unknown(values: Values) -> Values:
    """Return the values with 0 for unknown ones."""
    return np.asarray(np.where(np.isnan(values), 0.0, values))


def _factors(candidates: Candidates, finder: Finder) -> Parts:
    """Return the weight of each candidate and its factors; messages and files have the weight 1 and no factors."""
    records, settings = candidates.records, finder.settings
    said = np.where(np.isnan(records["updated"]), records["created"], records["updated"])
    factors = {
        "salience": records["salience"].copy(),
        "confidence": _compute_confidence(records, said, finder),
        "recency": _recency(said, finder.setup.now, settings),
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
    if (fading := finder.setup.fading) is not None:
        fades = (records["tier"] == _CELL) & ((records["flags"] & (PERSON | PINNED)) == 0)
        if fades.any():
            confidence[fades] = fading(records["clock"][fades], said[fades], confidence[fades])
    return np.asarray(confidence)


def _recency(said: Values, now: datetime, settings: SearchSettings) -> Values:
    """Return the factor for age, at least ``recency_floor``; an entry without a date has no age."""
    seconds = np.where(np.isnan(said), 0.0, now.timestamp() - said)
    decayed = np.exp(-settings.recency_rate * np.maximum(seconds, 0.0) / _DAY)
    return np.asarray(np.maximum(settings.recency_floor, decayed))
