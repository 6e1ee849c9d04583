"""What the retrievers found, put together: one candidate for a memory, however many of its entries were found."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from vault_memory.models.columns import Columns
from vault_memory.models.entry_record import CHUNK, tier_code
from vault_memory.search.talk_places import TalkPlaces

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Values = NDArray[np.float64]
    Labels = NDArray[np.int64]
    Places = NDArray[np.intp]

_SUMMARY = tier_code("summary")


class Candidates:
    """What was found, one for a memory: a message or passage with those of its chunks that were found.

    Arrays, one beside the other, in the order of labels. ``at``: where the columns have what is shown: the best chunk,
    or the whole. ``whole``: the whole, where it was found. ``scores``: its cosine, and the BM25 of its best part in
    words and in identifiers, as shares of the best in its tier; not a number where an arm did not find it, none of an
    arm that was not asked. ``vectors``: of the wholes; None where there is no dense retriever.
    """

    def __init__(
        self, columns: Columns, members: Places, scores: dict[str, Values], vectors: NDArray[np.float32] | None = None
    ) -> None:
        """Collect candidates. ``members``: places of all entries found, ascending, with scores and any vectors."""
        self.columns, self._members, self._found, self.vectors = columns, members, scores, vectors
        self.at = self.whole = members
        self.scores = scores
        self._owner: Places | None = None  # of each member, which candidate it belongs to; None: each to its own
        self.records = columns.records.take(members)
        wholes = np.sort(self.records["whole"])
        if (wholes[1:] == wholes[:-1]).any():
            first, owner = np.unique(self.records["whole"], return_inverse=True)
            self._gather(owner, len(first))
            self.records = columns.records.take(self.at)

    def __len__(self) -> int:
        return len(self.at)

    @property
    def labels(self) -> Labels:
        """Of the wholes."""
        return self.columns.labels[self.whole]

    @cached_property
    def places(self) -> TalkPlaces:
        """Where in the talk they stand."""
        return TalkPlaces(self)

    def rank(self, arm: str, number: int) -> int:
        """Return the rank of a candidate's best entry in an arm, from 1; equals share it. Summaries rank apart."""
        summary = self.columns.column("tier")[self._members] == _SUMMARY
        mine = np.arange(len(summary)) == number if self._owner is None else self._owner == number
        scores = np.where(summary == summary[mine].any(), self._found[arm], np.nan)
        with np.errstate(invalid="ignore"):
            return 1 + int(np.count_nonzero(scores > np.nanmax(scores[mine])))

    def _gather(self, owner: Places, count: int) -> None:
        """Gather several entries of one text into one candidate, in the order of the first of each."""
        members = self._members
        begins = np.full(count, len(members))
        np.minimum.at(begins, owner, np.arange(len(members)))
        order = np.argsort(begins)
        renamed = np.empty(count, dtype=np.intp)
        renamed[order] = np.arange(count)
        self._owner = owner = renamed[owner]
        chunk = (self.columns.records["flags"][members] & CHUNK) != 0
        whole = np.full(count, -1)
        whole[owner[~chunk]] = np.flatnonzero(~chunk)
        parts = np.zeros(count, dtype=bool)
        parts[owner[chunk]] = True
        whole = np.where(whole >= 0, whole, begins[order])
        summed = sum((np.nan_to_num(values) for values in self.scores.values()), np.zeros(len(members)))
        summed[~chunk & parts[owner]] = -np.inf  # a chunk is shown where there is one
        best = np.lexsort((-np.arange(len(members)), summed, owner))
        shown = best[np.append(np.flatnonzero(np.diff(owner[best])), len(best) - 1)]
        scores = {}
        for name, values in self.scores.items():
            most = np.full(count, -np.inf)
            np.fmax.at(most, owner, values)
            most[np.isneginf(most)] = np.nan
            if name == "dense":  # of the whole, where it is known: the best of many chunks is high by chance
                most = np.where(np.isnan(values[whole]), most, values[whole])
            scores[name] = most
        self.at, self.whole, self.scores = members[shown], members[whole], scores
        self.vectors = None if self.vectors is None else self.vectors[whole]
