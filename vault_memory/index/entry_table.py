"""Hold the entries of one generation as numeric columns with their vector rows, and select entries by a filter."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from vault_memory.index.entry_groups import GROUPS, groups
from vault_memory.index.quantized import QuantizedVectors
from vault_memory.index.vectors import RowSelection
from vault_memory.models.columns import Columns, decode_rows, distinct, mask_members

if TYPE_CHECKING:
    from vault_memory.index.manifest import Manifest

Labels = NDArray[np.int64]
Mask = NDArray[np.bool_]


class EntryTable:
    """All entries as numeric columns, with the row of each vector (-1: none). ``stored``: the vectors, or None."""

    def __init__(self, columns: Columns, rows: Labels, stored: QuantizedVectors | None) -> None:
        self.columns, self.rows, self.stored = columns, rows, stored

    @property
    def vectors_kept(self) -> int:
        """The number of stored vector rows."""
        return len(self.stored) if self.stored is not None else 0

    @cached_property
    def groups(self) -> dict[str, Mask]:
        """For each group, a mask of the entries that belong to it."""
        numbers = groups(self.columns.column("tier"))
        return {name: numbers == number for number, name in enumerate(GROUPS)}

    def find_by_rows(self, rows: Labels) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """Return the places of all entries with one of these rows, and the index of each row."""
        order, starts = self._places_by_row
        first, last = starts[rows], starts[rows + 1]
        if (last - first == 1).all():
            return order[first], np.arange(len(rows))
        times = last - first
        by = np.repeat(np.arange(len(rows)), times)
        return order[np.arange(len(by)) + np.repeat(first - (np.cumsum(times) - times), times)], by

    @cached_property
    def _places_by_row(self) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """The positions of entries, sorted by vector row, and the index at which each row begins."""
        order = np.argsort(self.rows, kind="stable")
        return order, np.searchsorted(self.rows[order], np.arange(self.vectors_kept + 1))


class AllowedEntries:
    """The entries that pass a filter, or those of one group (`hits.Among`, `vectors.SelectedEntries`)."""

    def __init__(self, table: EntryTable, mask: Mask, group: str = "", size: int = 1) -> None:
        """Select entries. ``size``: the number of entries in the group."""
        self._table, self._mask, self.group = table, mask, group
        self.labels = table.columns.labels[mask]
        self.share = max(len(self.labels), 1) / max(size, 1)

    @cached_property
    def parts(self) -> tuple[AllowedEntries, ...]:
        """The allowed entries of each group that has any."""
        found = ((name, mask, self._mask & mask) for name, mask in self._table.groups.items())
        return tuple(
            AllowedEntries(self._table, chosen, name, int(np.count_nonzero(mask)))
            for name, mask, chosen in found
            if chosen.any()
        )

    def holds(self, labels: Labels) -> Mask:
        at = self._table.columns.places(labels)
        return np.asarray((at >= 0) & self._mask[at]) if len(self._mask) else np.zeros(len(labels), dtype=bool)

    def keys(self, labels: Labels) -> Labels:
        columns = self._table.columns
        return np.asarray(columns.column("key")[columns.places(labels)])

    @cached_property
    def rows(self) -> RowSelection:
        """The vector rows of the entries."""
        stored, rows = self._table.stored, self._table.rows[self._mask]
        assert stored is not None
        return RowSelection(stored, distinct(rows[(rows >= 0) & (rows < len(stored))]), self.group)

    def find_rows(self, found: Labels) -> tuple[Labels, NDArray[np.intp]]:
        """Return the labels with one of these rows, and the index in ``found`` of each: equal texts share a row."""
        at, by = self._table.find_by_rows(found)
        held = self._mask[at]
        return self._table.columns.labels[at[held]], by[held]


def read_table(manifest: Manifest, known: tuple[Columns, int] | None, stored: QuantizedVectors | None) -> EntryTable:
    """Read the table of the last commit. ``known``: columns of an earlier generation, and its number."""
    labels, rows = manifest.columns()
    order = np.argsort(labels)
    labels, rows = labels[order], rows[order]
    read = decode_rows(manifest.features(known[1] if known else -1))
    if known:
        had = known[0]
        kept = mask_members(had.labels, labels)
        kept[had.places(read.labels)[mask_members(read.labels, had.labels)]] = False
        read = had.join(np.flatnonzero(kept), read)
    if not np.array_equal(read.labels, labels):  # another process has committed in between
        read = read.join(np.flatnonzero(np.isin(read.labels, labels)), decode_rows([]))
        rows = rows[np.isin(labels, read.labels)]
    return EntryTable(read, rows, stored)
