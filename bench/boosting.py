"""Fit boosted trees on folds of whole stories, and export them in the format of `boosted_trees`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.ensemble import HistGradientBoostingClassifier  # type: ignore[import-untyped]

FOLDS = 6


def split_folds(stories: Sequence[str], never: frozenset[str] = frozenset()) -> list[NDArray[np.bool_]]:
    """Return the rows that each fold leaves out: whole stories in random order; stories in ``never`` stay in all."""
    names = np.array(sorted(set(stories) - never))
    mixed = names[np.random.default_rng(0).permutation(len(names))]
    return [np.isin(stories, mixed[fold::FOLDS]) for fold in range(FOLDS)]


def grow(values: NDArray[np.float64], weights: NDArray[np.float64], **options: Any) -> Any:
    """Fit a tree classifier: a positive weight is class 1, a negative one class 0, and rows of weight 0 are unused."""
    used = weights != 0
    trees = HistGradientBoostingClassifier(**options, random_state=0)
    return trees.fit(values[used], weights[used] > 0, sample_weight=np.abs(weights[used]))


def export(trees: Any) -> list[Any]:
    """Return fitted trees in the format of `boosted_trees.sum_trees`; the first is a leaf with the baseline."""

    def branch(nodes: Any, at: int) -> Any:
        node = nodes[at]
        if node["is_leaf"]:
            return round(float(node["value"]), 4)
        low, high = branch(nodes, node["left"]), branch(nodes, node["right"])
        return [int(node["feature_idx"]), round(float(node["num_threshold"]), 6), low, high]

    grown = [branch(each[0].nodes, 0) for each in trees._predictors]
    return [float(np.ravel(trees._baseline_prediction)[0]), *grown]
