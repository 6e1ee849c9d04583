"""Write and search the words of one generation: rows on a Milvus server, and statistics in a file in `.index/`."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import islice
from tempfile import SpooledTemporaryFile

import numpy as np
from numpy.typing import NDArray

from vault_memory.errors import WordsDamaged
from vault_memory.index.backend_interface import VectorsOf
from vault_memory.index.entry_groups import GROUPS
from vault_memory.index.hits import FIELDS
from vault_memory.index.manifest import Manifest
from vault_memory.index.milvus.connection import MOST, Connection
from vault_memory.index.milvus.milvus_group import MilvusGroup
from vault_memory.index.milvus.rows import FEW, PendingRow, encode_row, label_of, own_rows, row_id
from vault_memory.index.milvus.term_statistics import TermStatistics, dimension
from vault_memory.models import Entry
from vault_memory.models.search import GROUP_OF_TIER
from vault_memory.text.words import storable

_BATCH = 1_000  # rows in one request
_BULK = 1_000  # a commit of at least this many rows is flushed, so that the server indexes them
_SPOOLED = 64 << 20  # bytes of pending rows in memory; more go to a temporary file

Labels = NDArray[np.int64]


class MilvusWords:
    """One generation of one vault. Implements `backend_interface.WordIndex`.

    Rows wait in a temporary file until `commit`, because their weights depend on the lengths of all entries.
    """

    def __init__(self, connection: Connection, statistics: TermStatistics, manifest: Manifest) -> None:
        self.connection, self.statistics, self.manifest = connection, statistics, manifest
        meta = statistics.meta()
        try:
            self.collection, self.epoch, self.owner = meta["collection"], meta["epoch"], meta["owner"]
            self.dimensions = int(meta["dimensions"])
        except KeyError as error:
            raise WordsDamaged("the statistics of words are incomplete") from error
        self._pending: SpooledTemporaryFile[bytes] | None = None
        self._waiting, self._deleted = 0, list[int]()
        self._checked = False

    @property
    def name(self) -> str:
        return self.statistics.path.name

    @property
    def own(self) -> str:
        """The filter expression for the rows of this generation."""
        return own_rows(self.owner, self.epoch)

    def check(self, again: bool = False) -> None:
        """Raise WordsDamaged if the collection is gone or its row count differs from the statistics."""
        if again or not self._checked:
            if self.connection.count(self.collection, self.own) != self.statistics.count_entries():
                raise WordsDamaged(f"the collection {self.collection} does not hold what was written to it")
            self._checked = True

    def reload(self) -> None:
        """Do nothing: the statistics are read from their file at each query."""

    def fingerprint(self) -> str:
        return f"{self.epoch} {self.connection.count(self.collection, self.own)}"

    # -- writing ---------------------------------------------------------------------------------

    def add(self, label: int, entry: Entry) -> None:
        row = PendingRow.of(label, entry)
        self.statistics.count_entry(row.group, row.bags)
        self._put(row)

    def delete(self, entries: Callable[[], Mapping[int, Entry]], labels: Sequence[int]) -> None:
        for label, entry in entries().items():
            row = PendingRow.of(label, entry)
            self.statistics.count_entry(row.group, row.bags, -1)
        self._deleted += labels

    def revise(self, entries: Callable[[], Mapping[int, Entry]]) -> None:
        for label, entry in entries().items():
            self._put(PendingRow.of(label, entry))

    def _put(self, row: PendingRow) -> None:
        if self._pending is None:
            self._pending = SpooledTemporaryFile(_SPOOLED, dir=str(self.statistics.path.parent))  # noqa: SIM115
        pickle.dump(row, self._pending, pickle.HIGHEST_PROTOCOL)
        self._waiting += 1

    def is_wasteful(self, entries: int, deleted: int) -> bool:
        """Return False: deleted entries take up no space, neither on the server nor in the statistics."""
        return False

    def commit(self, vectors: VectorsOf) -> None:
        drifted = self.statistics.find_drifted()
        usual, written = self.statistics.usual_lengths(drifted), self._waiting
        rows = self._list_rows(drifted)
        while batch := list(islice(rows, _BATCH)):
            held = vectors([row.label for row in batch]) if self.dimensions else np.zeros((len(batch), 0), np.float32)
            sent = [
                encode_row(row, self.owner, self.epoch, usual, vector) for row, vector in zip(batch, held, strict=True)
            ]
            self.connection.write(self.collection, sent)
        for start in range(0, len(self._deleted), _BATCH):
            ids = [row_id(self.epoch, label) for label in self._deleted[start : start + _BATCH]]
            self.connection.delete_ids(self.collection, ids)
        if written >= _BULK:
            self.connection.flush(self.collection)
        self.statistics.commit(usual)
        self.rollback()
        self.connection.promote(self.dimensions, self.collection)

    def _list_rows(self, drifted: Collection[int]) -> Iterator[PendingRow]:
        """Yield the rows to write: the pending ones, and all entries of groups that get new weights (``drifted``)."""
        yield from (row for row in self._read_pending() if row.group not in drifted)
        tiers = [tier for tier, name in GROUP_OF_TIER.items() if GROUPS.index(name) in drifted]
        if tiers:
            yield from (PendingRow.of(label, entry) for label, entry in self.manifest.iterate_entries(tiers))

    def _read_pending(self) -> Iterator[PendingRow]:
        if self._pending is not None:
            self._pending.seek(0)
            for _ in range(self._waiting):
                yield pickle.load(self._pending)

    def rollback(self) -> None:
        self.statistics.rollback()
        if self._pending is not None:
            self._pending.close()
        self._pending, self._waiting, self._deleted = None, 0, []

    # -- searching -------------------------------------------------------------------------------

    def group(self, name: str) -> MilvusGroup | None:
        return MilvusGroup(self, name) if self.statistics.count_entries(GROUPS.index(name)) else None

    def search(self, field: str, vector: object, expression: str, limit: int) -> tuple[Labels, NDArray[np.float64]]:
        """Return the labels and scores of the best rows of this generation, best first."""
        ids, scores = self.connection.search(
            self.collection, field, vector, f"{self.own} and {expression}", min(limit, MOST)
        )
        return np.array([label_of(each) for each in ids], dtype=np.int64), np.array(scores, dtype=np.float64)

    def holding(self, query_words: Sequence[str]) -> Labels:
        found = [self.holding_in(name, query_words, ("text", "heading")) for name in GROUPS]
        return np.concatenate(found)

    def holding_in(self, group: str, query_words: Sequence[str], fields: Sequence[str]) -> Labels:
        """Return the labels of the entries in a group that contain every word in at least one of the fields."""
        grp, places = GROUPS.index(group), [FIELDS.index(name) for name in fields]
        stored = list(dict.fromkeys(map(storable, query_words)))
        held = self.statistics.held_by(grp, stored, places)
        often = {word: sum(held.get((field, word), 0) for field in places) for word in stored}
        labels: Labels | None = None
        for word in sorted(often, key=lambda word: often[word]):
            if not often[word] or (labels is not None and not len(labels)):
                return np.zeros(0, dtype=np.int64)
            few = labels is not None and len(labels) <= FEW
            expression = f"label in {labels.tolist()}" if few and labels is not None else f"grp == {grp}"
            found = self._all_with({dimension(field, word): 1.0 for field in places}, expression)
            labels = found if labels is None else np.intersect1d(labels, found)
        return labels if labels is not None else np.zeros(0, dtype=np.int64)

    def _all_with(self, query: Mapping[int, float], expression: str) -> Labels:
        """Return every row with one of these dimensions; if they exceed the limit of a search, search in halves."""
        labels, _ = self.search("words", query, expression, MOST)
        if len(labels) < MOST:
            return labels
        middle = int(np.median(labels))
        halves = (f"{expression} and label <= {middle}", f"{expression} and label > {middle}")
        return np.concatenate([self._all_with(query, half) for half in halves])

    def find_known_words(self, query_words: Sequence[str]) -> set[str]:
        return self.statistics.find_known_words(query_words, range(len(GROUPS)))
