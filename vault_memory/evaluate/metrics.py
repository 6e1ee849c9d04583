"""Compute retrieval measures of one ranking against graded labels.

A ranking is judged first: for each result, in order, the grades of the labels it is the first to satisfy
(``JudgedRanking.credits``), so that a repeated answer counts once. Grades are whole numbers from 1 (touches on it) to
3 (answers it); a result without a label is 0. Ranks count from 1.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class JudgedRanking:
    """``credits[i]``: grades of the labels that result i is the first to satisfy; ``grades``: of all labels."""

    credits: tuple[tuple[int, ...], ...]
    grades: tuple[int, ...]

    def gains(self) -> list[int]:
        """Return the gain of each result: the best of its credits."""
        return [max(credit, default=0) for credit in self.credits]


def recall(judged: JudgedRanking, k: int) -> float:
    """Return the share of the labels that the first k results satisfy: ``|relevant ∩ top k| / |relevant|``.

    Source: Manning, Raghavan, Schütze, *Introduction to Information Retrieval* (2008), 8.3 and 8.4.
    """
    return sum(map(len, judged.credits[:k])) / len(judged.grades)


def reciprocal_rank(judged: JudgedRanking) -> float:
    """Return ``1 / rank`` of the first relevant result, 0 without one; the mean over queries is MRR.

    Source: Voorhees, *The TREC-8 Question Answering Track Report* (1999).
    """
    return next((1 / rank for rank, credit in enumerate(judged.credits, 1) if credit), 0.0)


def ndcg(judged: JudgedRanking, k: int) -> float:
    """Return ``DCG@k / ideal DCG@k`` with ``DCG@k = Σ (2^grade − 1) / log2(rank + 1)``; the ideal order is by grade.

    Source: Järvelin and Kekäläinen, *Cumulated gain-based evaluation of IR techniques*, TOIS 20(4), 2002; the
    exponential gain is that of Burges et al., *Learning to rank using gradient descent*, ICML 2005.
    """
    return _dcg(judged.gains()[:k]) / _dcg(sorted(judged.grades, reverse=True)[:k])


def _dcg(grades: Iterable[int]) -> float:
    return sum((math.exp2(grade) - 1) / math.log2(rank + 1) for rank, grade in enumerate(grades, 1))


MEASURES: Mapping[str, Callable[[JudgedRanking], float]] = {
    "recall@5": lambda judged: recall(judged, 5),
    "recall@10": lambda judged: recall(judged, 10),
    "mrr": reciprocal_rank,
    "ndcg@5": lambda judged: ndcg(judged, 5),
    "ndcg@10": lambda judged: ndcg(judged, 10),
}
DEPTH = 10  # results that the deepest measure looks at


def mean(values: Sequence[float]) -> float:
    """Return the arithmetic mean; 0 for no values."""
    return sum(values) / len(values) if values else 0.0
