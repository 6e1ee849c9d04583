"""Fetch search hits until enough of them pass the filter, and sort them in a stable order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from vault_memory.models import ScoredLabels

FIELDS = ("text", "heading", "around", "asked", "code")  # fields of an entry that are searched for words
MAX_WORDS = 256  # words of a query; the rest is ignored, so that the cost of a query is bounded
_MOST = 10_000  # hits fetched at most to resolve ties at the end of a list

Fetch = Callable[[int], tuple[NDArray[np.int64], NDArray[np.float64]]]
"""Returns the given number of labels with their scores, best first; fewer if there are no more."""


class Among(Protocol):
    """The entries of one group that pass a filter and are in the manifest."""

    group: str
    labels: NDArray[np.int64]  # ascending
    share: float  # share of all entries in the group, above 0

    def holds(self, labels: NDArray[np.int64]) -> NDArray[np.bool_]: ...

    def keys(self, labels: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the key of each entry as a number (`entry_record.code`)."""
        ...


def sort_hits(labels: NDArray[np.int64], scores: NDArray[np.float64], limit: int, among: Among) -> ScoredLabels:
    """Return the first hits, best first.

    Equal scores are ordered by the keys of the entries, so that a rebuilt index returns the same order.
    """
    if len(labels) > limit and scores[limit] != scores[limit - 1]:
        labels, scores = labels[:limit], scores[:limit]
    if (scores[1:] == scores[:-1]).any():
        order = np.lexsort((among.keys(labels), -scores))
        labels, scores = labels[order], scores[order]
    return ScoredLabels(labels[:limit], scores[:limit])


def no_hits() -> ScoredLabels:
    return ScoredLabels(np.zeros(0, dtype=np.int64), np.zeros(0))


def fetch_allowed(fetch: Fetch, limit: int, share: float, most: int, among: Among) -> ScoredLabels:
    """Return the best hits that pass the filter; ties are in stable order, also at the end of the list.

    More hits are fetched than requested, and those that fail the filter are dropped, until there are enough or no
    more. ``share``: the expected share of fetched hits that pass; ``most``: the largest possible number of hits.
    """
    count = min(int((limit + limit // 4) / share) + 10, most)
    while True:
        labels, scores = fetch(count)
        last = scores[-1] if len(scores) == count else None  # more hits may follow
        held = among.holds(labels)
        labels, scores = labels[held], scores[held]
        cut = scores[limit - 1] if len(scores) >= limit else None
        bound = most if cut is None else min(most, max(_MOST, limit))
        if last is None or count >= bound or (cut is not None and last != cut):
            return sort_hits(labels, scores, limit, among)
        count = min(count * 4, most)
