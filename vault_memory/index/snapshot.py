"""The index as of one generation, for searching. Searches read it without any lock.

What the three stores say is put together here: labels and rows by the manifest, the rest by the retrievers. An entry
that the manifest does not know does not exist.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import cached_property, wraps
from typing import TYPE_CHECKING, NoReturn, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from vault_memory.errors import IndexDamaged
from vault_memory.index.entry_groups import GROUPS, groups
from vault_memory.index.hits import no_hits, sort_hits
from vault_memory.index.quantized import cosines
from vault_memory.index.vault_lists import list_topics
from vault_memory.index.vectors import RowSelection
from vault_memory.models import Entry, Filter, ScoredLabels, TopicMatch, TopicName, TopicRow
from vault_memory.models.columns import Columns, decode_rows, distinct, mask_members
from vault_memory.text.words import words

if TYPE_CHECKING:
    from vault_memory.index.columns_file import ColumnsFile
    from vault_memory.index.manifest import Manifest
    from vault_memory.index.port import NearestEntries, WordGroup, WordIndex

_FILTERS = 32  # remembered

Labels = NDArray[np.int64]
Mask = NDArray[np.bool_]
F = TypeVar("F", bound=Callable[..., object])


class _AllowedEntries:
    """The entries that a filter lets through, or those of one group (`hits.Among`, `vectors.SelectedEntries`)."""

    def __init__(self, snapshot: Snapshot, mask: Mask, group: str = "", size: int = 1) -> None:
        """Select entries. ``size``: of the group."""
        self._snapshot, self._mask, self.group = snapshot, mask, group
        self.labels = snapshot.table.labels[mask]
        self.share = max(len(self.labels), 1) / max(size, 1)

    @cached_property
    def parts(self) -> tuple[_AllowedEntries, ...]:
        """Those of each group that it lets any of through."""
        found = ((name, mask, self._mask & mask) for name, mask in self._snapshot.groups.items())
        return tuple(
            _AllowedEntries(self._snapshot, chosen, name, int(np.count_nonzero(mask)))
            for name, mask, chosen in found
            if chosen.any()
        )

    def holds(self, labels: Labels) -> Mask:
        at = self._snapshot.table.places(labels)
        return np.asarray((at >= 0) & self._mask[at]) if len(self._mask) else np.zeros(len(labels), dtype=bool)

    def keys(self, labels: Labels) -> Labels:
        columns = self._snapshot.table
        return np.asarray(columns.column("key")[columns.places(labels)])

    @cached_property
    def rows(self) -> RowSelection:
        """The rows of their vectors."""
        vectors, rows = self._snapshot.nearest, self._snapshot.rows[self._mask]
        assert vectors is not None
        return RowSelection(vectors.stored, distinct(rows[(rows >= 0) & (rows < len(vectors.stored))]), self.group)

    def find_rows(self, found: Labels) -> tuple[Labels, NDArray[np.intp]]:
        """Return the labels with one of these rows, and the index in ``found`` of each: equal texts share a row."""
        at, by = self._snapshot.find_by_rows(found)
        held = self._mask[at]
        return self._snapshot.table.labels[at[held]], by[held]


def _answer_empty(empty: Callable[..., object]) -> Callable[[F], F]:
    """Make a method answer empty where the index turns out damaged, and report the damage."""

    def wrap(method: F) -> F:
        @wraps(method)
        def answer(self: Snapshot, *args: object) -> object:
            try:
                return method(self, *args)
            except IndexDamaged as error:
                self.report(error)
                return empty(self, *args)

        return cast("F", answer)

    return wrap


class _NoManifest:
    """Stand for the manifest where there is no index: every question raises IndexDamaged."""

    def __getattr__(self, name: str) -> NoReturn:
        raise IndexDamaged("there is no index")

    def __len__(self) -> NoReturn:
        raise IndexDamaged("there is no index")


class Snapshot:
    """One generation, as search asks it (`models.SearchIndex`).

    ``lexical`` or ``vectors`` is None where that retriever is missing or damaged. What `SearchIndex` has answers empty
    where more turns out damaged, and ``report`` is called; everything else raises IndexDamaged.

    ``old``: an earlier one of the same manifest, from which is taken over what has not changed. ``kept``: columns of
    this or an earlier generation in a file, for where there is no such one.
    """

    def __init__(
        self,
        manifest: Manifest,
        lexical: WordIndex | None,
        vectors: NearestEntries | None,
        generation: int,
        embedder: str,
        old: Snapshot | None = None,
        report: Callable[[IndexDamaged], None] = lambda error: None,
        kept: ColumnsFile | None = None,
    ) -> None:
        self.manifest, self.words, self.nearest, self.generation = manifest, lexical, vectors, generation
        self.embedder = embedder  # the name of the one that made the vectors
        self.dimensions = 0  # of a vector, also where there are none
        self.report = report
        self._allowed: dict[Filter, _AllowedEntries] = {}
        if old is None or "_columns_and_rows" in vars(old):
            self._old: Snapshot | None = old
            self._kept = kept
        else:  # nobody has asked for its columns: what they would have been made of
            self._old, self._kept = old._old, old._kept

    @classmethod
    def make_empty(cls) -> Snapshot:
        """Return what there is before the first sync."""
        return cls(cast("Manifest", _NoManifest()), None, None, 0, "")

    def release(self) -> None:
        """Let go of what refers back to this snapshot: its files are closed once no search uses it any more."""
        self._allowed.clear()

    @_answer_empty(lambda snapshot: 0)
    def __len__(self) -> int:
        return len(self.manifest)

    @property
    def vector_count(self) -> int:
        """Entries that have a vector."""
        return int(np.count_nonzero((self.rows >= 0) & (self.rows < self.vectors_kept)))

    @property
    def vectors_kept(self) -> int:
        """Rows that there are."""
        return len(self.nearest.stored) if self.nearest is not None else 0

    @cached_property
    def topic_rows(self) -> list[TopicRow]:
        """Read once: of ten thousand topics it takes a second."""
        return list_topics(self.manifest)

    @property
    def table(self) -> Columns:
        """Every entry as numbers. Raises IndexDamaged."""
        return self._columns_and_rows[0]

    @_answer_empty(lambda snapshot: decode_rows([]))
    def columns(self) -> Columns:
        return self.table

    @cached_property
    def _columns_and_rows(self) -> tuple[Columns, Labels]:
        """Every entry as numbers, and the row of its vector (-1: none). What is new since the old snapshot is read."""
        old, self._old = self._old, None
        file, self._kept = self._kept, None
        if old is None and file is not None and (file.generation, file.embedder) == (self.generation, self.embedder):
            return file.columns, file.rows
        known = (old.table, old.generation) if old is not None else file and (file.columns, file.generation)
        labels, rows = self.manifest.columns()
        order = np.argsort(labels)
        labels, rows = labels[order], rows[order]
        read = decode_rows(self.manifest.features(known[1] if known else -1))
        if known:
            had = known[0]
            kept = mask_members(had.labels, labels)
            kept[had.places(read.labels)[mask_members(read.labels, had.labels)]] = False
            read = had.join(np.flatnonzero(kept), read)
        if not np.array_equal(read.labels, labels):  # another process has gone on meanwhile
            read = read.join(np.flatnonzero(np.isin(read.labels, labels)), decode_rows([]))
            rows = rows[np.isin(labels, read.labels)]
        return read, rows

    # -- the two retrievers -----------------------------------------------------------------------

    @_answer_empty(lambda snapshot, *query: no_hits())
    def lexical(self, words: Sequence[str], boosts: Mapping[str, float], limit: int, where: Filter) -> ScoredLabels:
        return self._search_words(where, limit, lambda bm25, part: bm25.search(words, boosts, limit, where, part))

    @_answer_empty(lambda snapshot, *query: set())
    def find_known_words(self, words: Sequence[str]) -> set[str]:
        return set() if self.words is None else self.words.find_known_words(words)

    @_answer_empty(lambda snapshot, *query: no_hits())
    def compounds(self, words: Sequence[str], limit: int, where: Filter) -> ScoredLabels:
        return self._search_words(where, limit, lambda bm25, part: bm25.compounds(words, limit, where, part))

    @_answer_empty(lambda snapshot, *query: no_hits())
    def phrase(self, words: Sequence[str], limit: int, where: Filter) -> ScoredLabels:
        return self._search_words(where, limit, lambda bm25, part: bm25.phrase(words, limit, where, part))

    @_answer_empty(lambda snapshot, *query: no_hits())
    def dense(self, vector: NDArray[np.float32], limit: int, where: Filter) -> ScoredLabels:
        return self._dense(vector, limit, where)

    def _search_words(
        self, where: Filter, limit: int, search: Callable[[WordGroup, _AllowedEntries], ScoredLabels]
    ) -> ScoredLabels:
        """Return what a search by words finds in the postings of each group."""

        def search_group(part: _AllowedEntries) -> ScoredLabels:
            postings = None if self.words is None else self.words.group(part.group)
            return no_hits() if postings is None else search(postings, part)

        return self._each(where, limit, search_group)

    def _dense(self, vector: NDArray[np.float32], limit: int, where: Filter) -> ScoredLabels:
        length = float(np.linalg.norm(vector))
        if self.nearest is None or limit <= 0 or not 0 < length < np.inf:
            return no_hits()
        nearest, unit = self.nearest, vector / length
        return self._each(where, limit, lambda part: nearest.find(unit, limit, where, part))

    def _each(self, where: Filter, limit: int, ask: Callable[[_AllowedEntries], ScoredLabels]) -> ScoredLabels:
        """Return the hits of every group that the filter lets through, in one order."""
        allowed = self._apply_filter(where)
        found = [ask(part) for part in allowed.parts] if limit > 0 else []
        if len(found) < 2:
            return found[0] if found else no_hits()
        labels = np.concatenate([one.labels for one in found])
        scores = np.concatenate([one.scores for one in found])
        order = np.argsort(-scores, kind="stable")
        return sort_hits(labels[order], scores[order], limit, allowed)

    def _apply_filter(self, where: Filter) -> _AllowedEntries:
        """Return the entries that a filter lets through, cached for the latest filters."""
        allowed = self._allowed.get(where)
        if allowed is None:
            if len(self._allowed) >= _FILTERS:
                self._allowed.clear()
            mask = self.table.mask(where)
            for sequence in where.excluded:
                mask[self._holding(sequence)] = False
            allowed = self._allowed[where] = _AllowedEntries(self, mask)
        return allowed

    @cached_property
    def groups(self) -> dict[str, Mask]:
        """Which entries are in each."""
        numbers = groups(self.table.column("tier"))
        return {name: numbers == number for number, name in enumerate(GROUPS)}

    def _holding(self, sequence: Sequence[str]) -> NDArray[np.intp]:
        """Return the places of entries that hold those words one after the other."""
        if self.words is None:
            return np.zeros(0, dtype=np.intp)
        labels = self.words.holding(sequence)
        if len(sequence) > 1:
            read = self._read_entries(labels.tolist())
            labels = np.array([k for k, entry in read.items() if holds(entry, sequence)], dtype=np.int64)
        at = self.table.places(labels)
        return at[at >= 0]

    @property
    def rows(self) -> Labels:
        """Of every entry the row of its vector; -1: none."""
        return self._columns_and_rows[1]

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
        """Places in the order of rows, and where each row begins among them."""
        order = np.argsort(self.rows, kind="stable")
        return order, np.searchsorted(self.rows[order], np.arange(self.vectors_kept + 1))

    @_answer_empty(lambda snapshot, labels, where: np.zeros(len(labels), dtype=bool))
    def mask_allowed(self, labels: Labels, where: Filter) -> Mask:
        return self._apply_filter(where).holds(labels)

    @_answer_empty(lambda snapshot, where: 0)
    def count(self, where: Filter) -> int:
        return len(self._apply_filter(where).labels)

    @_answer_empty(lambda snapshot, limit, where: [])
    def newest(self, limit: int, where: Filter) -> list[int]:
        """Return labels of whole entries, the latest date first."""
        allowed = self._apply_filter(replace(where, parts=False))
        records = self.table.records[self.table.places(allowed.labels)]
        dated = np.where(np.isnan(records["updated"]), records["created"], records["updated"])
        scores = np.where(np.isnan(dated), -np.inf, dated)
        order = np.argsort(-scores, kind="stable")
        return sort_hits(allowed.labels[order], scores[order], limit, allowed).labels.tolist() if limit > 0 else []

    @_answer_empty(lambda snapshot: None)
    def earliest(self) -> datetime | None:
        return self.manifest.earliest()

    # -- looking up ------------------------------------------------------------------------------

    @_answer_empty(lambda snapshot: [])
    def topic_names(self) -> list[TopicName]:
        """Return every topic's name and path, by path."""
        return self.manifest.topic_names()

    @_answer_empty(lambda snapshot, labels: np.zeros((len(labels), snapshot.dimensions), dtype=np.float32))
    def vectors(self, labels: Labels) -> NDArray[np.float32]:
        return self._read_vectors(labels)

    def _read_vectors(self, labels: Labels) -> NDArray[np.float32]:
        if self.nearest is None:
            return np.zeros((len(labels), self.dimensions), dtype=np.float32)
        stored = self.nearest.stored
        at = self.table.places(np.asarray(labels, dtype=np.int64))
        rows = np.where(at >= 0, self._columns_and_rows[1][at], -1) if len(self.table) else at
        present = (rows >= 0) & (rows < len(stored))
        if present.all():
            return stored[rows]
        found = np.zeros((len(labels), stored.dimensions), dtype=np.float32)
        found[present] = stored[rows[present]]
        return found

    @_answer_empty(lambda snapshot, labels: np.zeros(len(labels)))
    def novelty(self, labels: Labels) -> NDArray[np.float64]:
        """Return the novelty, computed once: 1 for the first message or one without a vector, 0 for unknown labels."""
        columns, known = self.table, self._novelty
        at = columns.places(labels)
        new = at[(at >= 0) & np.isnan(known[at])] if len(known) else at[:0]
        if len(new):
            before = columns.neighbours(new)[0]
            likeness = np.einsum("ij,ij->i", *(self._read_vectors(columns.labels[each]) for each in (new, before)))
            known[new] = 1.0 - np.where(before >= 0, likeness, 0.0)
        return np.where(at >= 0, known[at], 0.0) if len(known) else np.zeros(len(labels))

    @cached_property
    def _novelty(self) -> NDArray[np.float64]:
        return np.full(len(self.table), np.nan)

    @_answer_empty(lambda snapshot, labels: {})
    def keys(self, labels: Sequence[int]) -> dict[int, str]:
        return self.manifest.keys(labels)

    @_answer_empty(lambda snapshot, labels: {})
    def entries(self, labels: Sequence[int]) -> dict[int, Entry]:
        """Return the entries in the order of ``labels``."""
        return self._read_entries(labels)

    def _read_entries(self, labels: Sequence[int]) -> dict[int, Entry]:
        found = self.manifest.entries(labels)
        return {label: found[label] for label in labels if label in found}

    # -- similar topics and cells ----------------------------------------------------------------

    def similar_topics(self, vector: NDArray[np.float32], limit: int) -> list[TopicMatch]:
        """Return topics by the nearest of name, aliases and summary."""
        if self.nearest is None or limit <= 0:
            return []
        paths, rows, names = self._topics
        scores = cosines(self.nearest.stored[rows], vector).tolist()
        best: dict[str, float] = {}
        for path, score in zip(paths, scores, strict=True):
            best[path] = max(best.get(path, -1.0), score)
        ranked = sorted(best.items(), key=lambda item: (-item[1], item[0]))[:limit]
        return [TopicMatch(path, names[path], score) for path, score in ranked]

    @cached_property
    def _topics(self) -> tuple[list[str], list[int], dict[str, str]]:
        """Paths and rows of all that names a topic; path → name."""
        known = self.manifest.names()
        names: dict[str, str] = {}
        for path, alias, _ in known:
            names.setdefault(path, alias)
        count = len(self.nearest.stored) if self.nearest is not None else 0
        pairs = [(path, row) for path, _, row in known if row is not None]
        pairs += [(path, row) for path, row in self.manifest.summaries() if path in names]
        pairs = [(path, row) for path, row in pairs if row < count]
        return [path for path, _ in pairs], [row for _, row in pairs], names

    def similar_cells(self, vector: NDArray[np.float32], limit: int, path: str) -> list[TopicMatch]:
        hits = self._dense(vector, limit, Filter(tiers=("cell",), path=path))
        entries = self._read_entries([label for label, _ in hits])
        return [
            TopicMatch(entry.path, entry.topic, score, entry.id or entry.key.rpartition("#")[2])
            for label, score in hits
            if (entry := entries.get(label)) is not None
        ]


def holds(entry: Entry, sequence: Sequence[str]) -> bool:
    """Return whether heading and text hold the words one after the other."""
    text, count = words(f"{entry.heading} {entry.text}"), len(sequence)
    return any(text[at : at + count] == list(sequence) for at in range(len(text) - count + 1))
