"""Combine the entries that the retrievers found into candidates, one per memory, and locate them in conversations."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from vault_memory.models.columns import Columns, distinct
from vault_memory.models.entry_record import CHUNK, tier_code

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Values = NDArray[np.float64]
    Labels = NDArray[np.int64]
    Places = NDArray[np.intp]

_SUMMARY, _MESSAGE, _CELL = map(tier_code, ("summary", "message", "cell"))
_ODD = 0x9E3779B97F4A7C15 - (1 << 64)  # spreads session numbers, to combine them with conversations' hashes


class Candidates:
    """The candidates of a query, one per memory: a message or passage together with its chunks that were found.

    The attributes are parallel arrays in the order of labels. ``at``: the place in the columns of the entry to show,
    which is the best chunk or the whole text. ``whole``: the place of the whole text, if it was found. ``scores``: the
    cosine, and the BM25 of the best part by words and by identifiers, as shares of the best in the tier; NaN where a
    retriever did not find the candidate; a retriever that did not run has no entry. ``vectors``: the vectors of the
    whole texts; None without a dense retriever.
    """

    def __init__(
        self, columns: Columns, members: Places, scores: dict[str, Values], vectors: NDArray[np.float32] | None = None
    ) -> None:
        """Collect candidates. ``members``: places of all entries found, ascending, with scores and any vectors."""
        self.columns, self._members, self._found, self.vectors = columns, members, scores, vectors
        self.at = self.whole = members
        self.scores = scores
        self._owner: Places | None = None  # number of the candidate that each member belongs to; None: one per member
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
        """The labels of the whole texts."""
        return self.columns.labels[self.whole]

    @cached_property
    def places(self) -> TalkPlaces:
        """The positions of the candidates in their conversations."""
        return TalkPlaces(self)

    def rank(self, retriever: str, number: int) -> int:
        """Return the rank of a candidate's best entry in a retriever, from 1; ties share it. Summaries rank apart."""
        summary = self.columns.column("tier")[self._members] == _SUMMARY
        mine = np.arange(len(summary)) == number if self._owner is None else self._owner == number
        scores = np.where(summary == summary[mine].any(), self._found[retriever], np.nan)
        with np.errstate(invalid="ignore"):
            return 1 + int(np.count_nonzero(scores > np.nanmax(scores[mine])))

    def _gather(self, owner: Places, count: int) -> None:
        """Combine the entries of each text into one candidate; candidates are in the order of their first entries."""
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
        summed[~chunk & parts[owner]] = -np.inf  # a found chunk is shown instead of its whole text
        best = np.lexsort((-np.arange(len(members)), summed, owner))
        shown = best[np.append(np.flatnonzero(np.diff(owner[best])), len(best) - 1)]
        scores = {}
        for name, values in self.scores.items():
            most = np.full(count, -np.inf)
            np.fmax.at(most, owner, values)
            most[np.isneginf(most)] = np.nan
            if name == "dense":  # prefer the whole text: the best of many chunks is high by chance
                most = np.where(np.isnan(values[whole]), most, values[whole])
            scores[name] = most
        self.at, self.whole, self.scores = members[shown], members[whole], scores
        self.vectors = None if self.vectors is None else self.vectors[whole]


class TalkPlaces:
    """The session and position of candidates that are messages, or cells that cite a message among the candidates."""

    def __init__(self, candidates: Candidates) -> None:
        records = candidates.records
        said = records["tier"] == _MESSAGE
        self.messages = np.flatnonzero(said)  # which candidates are messages
        self.session = np.full(len(records), -1)  # number of the session of each candidate; -1: none
        talk = records["conversation"][said] + records["session"][said] * np.int64(_ODD)
        self.session[said] = distinct(talk).searchsorted(talk)
        self.position = np.where(said, records["position"], 0).astype(np.float64)
        self.cells, self.cited = self._find_cited(candidates)  # pairs of a cell and a cited message, by number
        first = np.unique(self.cells, return_index=True)[1]
        at, by = self.cells[first], self.cited[first]
        self.session[at], self.position[at] = self.session[by], self.position[by]
        self.placed = np.flatnonzero(self.session >= 0)

    def _find_cited(self, candidates: Candidates) -> tuple[Places, Places]:
        records = candidates.records
        cells = np.flatnonzero((records["tier"] == _CELL) & (records["sources"] > 0))
        if not len(cells) or not len(self.messages):
            return np.zeros(0, dtype=np.intp), np.zeros(0, dtype=np.intp)
        numbers, owners = candidates.columns.numbers("sources", candidates.at[cells])
        sources, owners = numbers[::2], owners[::2]  # sources; every second number is the conversation
        ids = records["id"][self.messages]
        order = np.argsort(ids)
        near = np.minimum(np.searchsorted(ids, sources, sorter=order), len(ids) - 1)
        known = ids[order[near]] == sources
        return cells[owners[known]], self.messages[order[near[known]]]

    def closeness(self, lenders: Places, reach: float) -> tuple[Places, Places, Values]:
        """Return how close candidates are to lenders in the same session: numbers of candidates, of lenders, closeness.

        Closeness fades with distance; a candidate is not paired with its own position. Lenders must have a session.
        """
        together = self.session[self.placed][:, None] == self.session[lenders]
        at, by = np.divmod(np.flatnonzero(together), max(len(lenders), 1))  # flattened, which is several times as fast
        at = self.placed[at]
        distance = np.abs(self.position[at] - self.position[lenders[by]])
        elsewhere = distance > 0
        return at[elsewhere], by[elsewhere], np.exp(-distance[elsewhere] / max(reach, 1e-6))
