"""What the fits of boosted trees have in common: folds of whole stories, and trees as `boosted_trees` reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.ensemble import HistGradientBoostingClassifier  # type: ignore[import-untyped]

FOLDS = 6


def split_folds(stories: Sequence[str], never: frozenset[str] = frozenset()) -> list[NDArray[np.bool_]]:
    """Return which rows each fold leaves out: whole stories, in an order that has nothing to do with their names."""
    names = np.array(sorted(set(stories) - never))
    mixed = names[np.random.default_rng(0).permutation(len(names))]
    return [np.isin(stories, mixed[fold::FOLDS]) for fold in range(FOLDS)]


def grow(values: NDArray[np.float64], weights: NDArray[np.float64], **options: Any) -> Any:
    """Fit trees to rows by their weights, below 0 on the other side; rows of weight 0 are left out."""
    used = weights != 0
    trees = HistGradientBoostingClassifier(**options, random_state=0)
    return trees.fit(values[used], weights[used] > 0, sample_weight=np.abs(weights[used]))


def export(trees: Any) -> list[Any]:
    """Return fitted trees as `boosted_trees.sum_trees` reads them; the first is a leaf, where all begin."""

    def branch(nodes: Any, at: int) -> Any:
        node = nodes[at]
        if node["is_leaf"]:
            return round(float(node["value"]), 4)
        low, high = branch(nodes, node["left"]), branch(nodes, node["right"])
        return [int(node["feature_idx"]), round(float(node["num_threshold"]), 6), low, high]

    grown = [branch(each[0].nodes, 0) for each in trees._predictors]
    return [float(np.ravel(trees._baseline_prediction)[0]), *grown]
