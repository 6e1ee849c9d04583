"""Locate candidates in their conversations and measure the distances between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from vault_memory.models.columns import distinct
from vault_memory.models.entry_record import tier_code

if TYPE_CHECKING:
    from vault_memory.search.candidates import Candidates

_MESSAGE, _CELL = map(tier_code, ("message", "cell"))
_ODD = 0x9E3779B97F4A7C15 - (1 << 64)  # spreads session numbers, to combine them with conversations' hashes

Values = NDArray[np.float64]
Numbers = NDArray[np.intp]


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

    def _find_cited(self, candidates: Candidates) -> tuple[Numbers, Numbers]:
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

    def closeness(self, lenders: Numbers, reach: float) -> tuple[Numbers, Numbers, Values]:
        """Return how close candidates are to lenders in the same session: numbers of candidates, of lenders, closeness.

        Closeness fades with distance; a candidate is not paired with its own position. Lenders must have a session.
        """
        together = self.session[self.placed][:, None] == self.session[lenders]
        at, by = np.divmod(np.flatnonzero(together), max(len(lenders), 1))  # flattened, which is several times as fast
        at = self.placed[at]
        distance = np.abs(self.position[at] - self.position[lenders[by]])
        elsewhere = distance > 0
        return at[elsewhere], by[elsewhere], np.exp(-distance[elsewhere] / max(reach, 1e-6))
