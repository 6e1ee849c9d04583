"""Correct the scores of the best candidates with boosted trees, which take combinations of features into account.

A linear score cannot say that words count more where the meaning is near, too. The trees see the weighted features of
a candidate, how far each is below the best one of this question, and the linear score. ``bench/fit_ranking_trees.py``
fits them on questions of which it is known what answers them, as what is added to the linear score (LambdaMART).
Sections of files and statements from no conversation keep their score: too few questions about them are known.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from vault_memory.models.boosted_trees import TreeTable
from vault_memory.search.features import CONSTANTS

if TYPE_CHECKING:
    from numpy.typing import NDArray

CORRECTED = 80  # best candidates whose scores are corrected
SCALE = 8.0  # of the trees' sums: by this much the linear score is steeper in the fit


def correct_scores(
    features: Mapping[str, NDArray[np.float64]],
    weight: NDArray[np.float64],
    scores: NDArray[np.float64],
    fixed: NDArray[np.bool_],
    cites: tuple[NDArray[np.intp], NDArray[np.intp]],
) -> NDArray[np.float64]:
    """Return what is added to each score: candidates exchange places, and each place keeps its score.

    So measures relative to the best score do not change. ``weight``: of each candidate; ``fixed``: candidates that keep
    their place; ``cites``: pairs of a statement and a message that it cites. A statement stays above its messages.
    """
    corrected = scores.copy()
    best = np.argsort(-scores, kind="stable")[:CORRECTED]
    open_ = best[~fixed[best]]
    if len(open_):
        known = load_trees()
        rows = np.zeros((len(best), len(known["features"])))
        for column, name in enumerate(known["features"]):
            if name in features:
                rows[:, column] = features[name][best] * (1.0 if name in CONSTANTS else weight[best])
        sums = _load_table().sum_rows(describe(rows, scores[best])[~fixed[best]]) / SCALE
        corrected[open_[np.argsort(-(scores[open_] + sums), kind="stable")]] = scores[open_]
    cells, messages = cites
    above = scores[cells] >= scores[messages]
    raised = corrected.copy()
    np.maximum.at(raised, cells[above], corrected[messages[above]] + 1e-6)
    return np.asarray(raised - scores)


def describe(features: NDArray[np.float64], scores: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the values that trees see of a question's best candidates, in the order of their scores."""
    below = features - features.max(axis=0)
    return np.column_stack([features, below, scores - scores[0], scores, scores - np.median(scores)])


@cache
def load_trees() -> Mapping[str, Sequence[Any]]:
    """Return the names of the features and the trees."""
    text = Path(__file__).with_name("ranking_trees.json").read_text(encoding="utf-8")
    known: Mapping[str, Sequence[Any]] = json.loads(text)
    return known


@cache
def _load_table() -> TreeTable:
    return TreeTable(load_trees()["trees"])
