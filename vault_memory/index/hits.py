"""Fetch search hits until enough of them pass the filter, and sort them in a stable order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from vault_memory.models import ScoredLabels

FIELDS = ("text", "heading", "around", "asked", "code")  # of an entry, by whose words it is found
MAX_WORDS = 256  # of a query: more are cut off, so that no query costs unbounded time
_MOST = 10_000  # hits looked at to settle ties at the end of a list

Fetch = Callable[[int], tuple[NDArray[np.int64], NDArray[np.float64]]]
"""Returns so many labels with their scores, best first; fewer where there are no more."""


class Among(Protocol):
    """What a filter lets through of the entries of one group that the manifest knows."""

    group: str
    labels: NDArray[np.int64]  # ascending
    share: float  # of all in the group, above 0

    def holds(self, labels: NDArray[np.int64]) -> NDArray[np.bool_]: ...

    def keys(self, labels: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the key of each as a number (`entry_record.code`)."""
        ...


def sort_hits(labels: NDArray[np.int64], scores: NDArray[np.float64], limit: int, among: Among) -> ScoredLabels:
    """Return the first hits, best first; equals in an order that follows from their keys alone, so that an index made
    anew answers the same.
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
    """Return the best that the filter lets through, equals in one order, at the end of the list too.

    More hits are fetched than are wanted and what the filter does not let through is left out, until there are enough
    or no more. ``share``: of what is fetched, let through; ``most``: hits that there can be.
    """
    count = min(int((limit + limit // 4) / share) + 10, most)
    while True:
        labels, scores = fetch(count)
        last = scores[-1] if len(scores) == count else None  # there may be more
        held = among.holds(labels)
        labels, scores = labels[held], scores[held]
        cut = scores[limit - 1] if len(scores) >= limit else None
        bound = most if cut is None else min(most, max(_MOST, limit))
        if last is None or count >= bound or (cut is not None and last != cut):
            return sort_hits(labels, scores, limit, among)
        count = min(count * 4, most)
