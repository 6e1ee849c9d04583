import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vault_memory.evaluate.metrics import MEASURES, JudgedRanking, ndcg, recall, reciprocal_rank


def test_worked_by_hand() -> None:
    """Three labels of 3, 2 and 1; the results are: nothing, the 2, the 3 with the 1."""
    judged = JudgedRanking(((), (2,), (3, 1)), (3, 2, 1))
    assert judged.gains() == [0, 2, 3]
    assert recall(judged, 1) == 0
    assert recall(judged, 2) == pytest.approx(1 / 3)
    assert recall(judged, 5) == 1
    assert reciprocal_rank(judged) == 0.5
    found = 3 / math.log2(3) + 7 / math.log2(4)
    ideal = 7 / math.log2(2) + 3 / math.log2(3) + 1 / math.log2(4)
    assert ndcg(judged, 5) == pytest.approx(found / ideal)
    assert ndcg(judged, 1) == 0


def test_nothing_found() -> None:
    judged = JudgedRanking(((), ()), (3,))
    assert [measure(judged) for measure in MEASURES.values()] == [0] * len(MEASURES)


@given(st.lists(st.integers(1, 3), min_size=1, max_size=12), st.data())
def test_in_bounds_and_best_when_the_best_come_first(grades: list[int], data: st.DataObject) -> None:
    order = data.draw(st.permutations([(grade,) for grade in grades] + [()] * 3))
    shuffled = JudgedRanking(tuple(order), tuple(grades))
    ideal = JudgedRanking(tuple((grade,) for grade in sorted(grades, reverse=True)), tuple(grades))
    for measure in MEASURES.values():
        assert 0 <= measure(shuffled) <= measure(ideal) + 1e-12 <= 1 + 1e-9
    assert ndcg(ideal, 10) == pytest.approx(1)
