"""Evaluate boosted decision trees, which were fitted elsewhere: return the sum of their leaves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray


def sum_trees(trees: Iterable[Any], values: Sequence[float]) -> float:
    """Return the sum over the trees of the leaf that ``values`` lead to.

    A tree is a leaf, which is a float, or a list: the place of a value, the threshold up to which the first branch is
    taken, and both branches, which are trees.
    """
    total = 0.0
    for tree in trees:
        node = tree
        while not isinstance(node, float):
            place, threshold, low, high = node
            node = low if values[place] <= threshold else high
        total += node
    return total


def sum_rows(trees: Iterable[Any], values: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return what `sum_trees` gives for each row of ``values``, shape (rows, values)."""
    columns = np.ascontiguousarray(values.T)
    total = np.zeros(len(values))
    for tree in trees:
        waiting = [(tree, np.arange(len(values)))]
        while waiting:
            node, rows = waiting.pop()
            if isinstance(node, float):
                total[rows] += node
            elif len(rows):
                place, threshold, low, high = node
                first = columns[place][rows] <= threshold
                waiting += [(low, rows[first]), (high, rows[~first])]
    return total
