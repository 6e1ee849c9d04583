"""The sum of boosted decision trees for one row of values, for models fitted elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any


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
