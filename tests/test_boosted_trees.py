"""Test sums of fitted trees."""

from __future__ import annotations

import numpy as np

from vault_memory.models.boosted_trees import sum_rows, sum_trees

TREES = [0.5, [0, 1.0, 0.25, [1, 3.0, 1.0, 2.0]]]


def test_each_tree_gives_the_leaf_that_the_values_lead_to() -> None:
    assert sum_trees(TREES, [1.0, 9.0]) == 0.75  # a threshold itself belongs to the first branch
    assert sum_trees(TREES, [1.5, 3.0]) == 1.5
    assert sum_trees(TREES, [1.5, 3.5]) == 2.5
    assert sum_trees([], [1.0]) == 0.0


def test_many_rows_give_what_each_gives_alone() -> None:
    rows = np.random.default_rng(0).uniform(0, 4, (50, 2)).round(1)
    assert sum_rows(TREES, rows).tolist() == [sum_trees(TREES, row) for row in rows.tolist()]
    assert sum_rows(TREES, np.zeros((0, 2))).shape == (0,)
