"""Test sums of fitted trees."""

from __future__ import annotations

import numpy as np

from vault_memory.models.boosted_trees import TreeTable, sum_trees

TREES = [0.5, [0, 1.0, 0.25, [1, 3.0, 1.0, 2.0]]]


def test_each_tree_gives_the_leaf_that_the_values_lead_to() -> None:
    assert sum_trees(TREES, [1.0, 9.0]) == 0.75  # a threshold itself belongs to the first branch
    assert sum_trees(TREES, [1.5, 3.0]) == 1.5
    assert sum_trees(TREES, [1.5, 3.5]) == 2.5
    assert sum_trees([], [1.0]) == 0.0


def test_a_table_gives_what_the_trees_give_to_the_last_bit() -> None:
    dice = np.random.default_rng(3)
    trees = [0.1, *([0, a, x, [1, b, [0, c, y, -x], x / 3]] for a, b, c, x, y in dice.normal(size=(40, 5)).tolist())]
    rows = dice.normal(size=(500, 2))
    table = TreeTable(trees)
    for some in (rows, rows[:30], rows[:1], rows[:0]):
        assert table.sum_rows(some).tolist() == [sum_trees(trees, row) for row in some.tolist()]
    assert TreeTable(TREES).sum_rows(np.array([[1.0, 9.0], [1.5, 3.0], [1.5, 3.5]])).tolist() == [0.75, 1.5, 2.5]
