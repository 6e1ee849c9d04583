"""Test sums of fitted trees."""

from __future__ import annotations

from vault_memory.archive.boosted_trees import sum_trees

TREES = [0.5, [0, 1.0, 0.25, [1, 3.0, 1.0, 2.0]]]


def test_each_tree_gives_the_leaf_that_the_values_lead_to() -> None:
    assert sum_trees(TREES, [1.0, 9.0]) == 0.75  # a threshold itself belongs to the first branch
    assert sum_trees(TREES, [1.5, 3.0]) == 1.5
    assert sum_trees(TREES, [1.5, 3.5]) == 2.5
    assert sum_trees([], [1.0]) == 0.0
