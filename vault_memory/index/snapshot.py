"""Answer searches from one generation of the index, without a lock.

A snapshot combines three stores: the manifest, which has the labels and rows, and the indexes of words and vectors.
An entry that is not in the manifest does not exist.
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
from vault_memory.index.entry_table import AllowedEntries, EntryTable, read_table
from vault_memory.index.hits import no_hits, sort_hits
from vault_memory.index.quantized import cosines
from vault_memory.models import Entry, Filter, ScoredLabels, TopicMatch, TopicName, TopicRow
from vault_memory.models.columns import Columns, decode_rows
from vault_memory.text.words import words

if TYPE_CHECKING:
    from vault_memory.index.backend_interface import NearestEntries, WordGroup, WordIndex
    from vault_memory.index.columns_file import ColumnsFile
    from vault_memory.index.manifest import Manifest

_FILTERS = 32  # number of filters whose entries are cached

Labels = NDArray[np.int64]
Mask = NDArray[np.bool_]
F = TypeVar("F", bound=Callable[..., object])


def _answer_empty(empty: Callable[..., object]) -> Callable[[F], F]:
    """Make a method return an empty answer and report the damage if the index proves damaged."""

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
    """Replace the manifest if there is no index: every access raises IndexDamaged."""

    def __getattr__(self, name: str) -> NoReturn:
        raise IndexDamaged("there is no index")

    def __len__(self) -> NoReturn:
        raise IndexDamaged("there is no index")


class Snapshot:
    """One generation of the index; it implements `models.SearchIndex`.

    ``lexical`` or ``vectors`` is None if that retriever is missing or damaged. If more proves damaged, the methods of
    `SearchIndex` call ``report`` and return an empty answer; all other methods raise IndexDamaged.

    ``old``: an earlier snapshot of the same manifest, whose unchanged data is reused. ``kept``: a file with the columns
    of this or an earlier generation, used if there is no earlier snapshot.
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
        self.embedder = embedder  # name of the embedder that made the vectors
        self.dimensions = 0  # of a vector, also if there are no vectors
        self.report = report
        self._allowed: dict[Filter, AllowedEntries] = {}
        if old is None or "_entry_table" in vars(old):
            self._old: Snapshot | None = old
            self._kept = kept
        else:  # its columns were never built: take over their sources
            self._old, self._kept = old._old, old._kept

    @classmethod
    def make_empty(cls) -> Snapshot:
        """Return a snapshot of the state before the first sync."""
        return cls(cast("Manifest", _NoManifest()), None, None, 0, "")

    def release(self) -> None:
        """Drop the cached filters; files are closed once no search uses the snapshot."""
        self._allowed.clear()

    @_answer_empty(lambda snapshot: 0)
    def __len__(self) -> int:
        return len(self.manifest)

    @property
    def vector_count(self) -> int:
        """The number of entries with a vector."""
        rows = self._entry_table.rows
        return int(np.count_nonzero((rows >= 0) & (rows < self.vectors_kept)))

    @property
    def vectors_kept(self) -> int:
        """The number of stored vector rows."""
        return len(self.nearest.stored) if self.nearest is not None else 0

    @cached_property
    def topic_rows(self) -> list[TopicRow]:
        """All topics as rows, read once, because reading ten thousand takes a second."""
        from vault_memory.index.vault_lists import list_topics

        return list_topics(self.manifest)

    @property
    def table(self) -> Columns:
        """All entries as numeric columns. Raises IndexDamaged."""
        return self._entry_table.columns

    @_answer_empty(lambda snapshot: decode_rows([]))
    def columns(self) -> Columns:
        return self.table

    @cached_property
    def _entry_table(self) -> EntryTable:
        """All entries as columns, with vector rows. Only entries newer than the old snapshot or file are read."""
        old, self._old = self._old, None
        file, self._kept = self._kept, None
        stored = self.nearest.stored if self.nearest is not None else None
        if old is None and file is not None and (file.generation, file.embedder) == (self.generation, self.embedder):
            return EntryTable(file.columns, file.rows, stored)
        known = (old.table, old.generation) if old is not None else None
        if known is None and file is not None:
            known = file.columns, file.generation
        return read_table(self.manifest, known, stored)

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
        self, where: Filter, limit: int, search: Callable[[WordGroup, AllowedEntries], ScoredLabels]
    ) -> ScoredLabels:
        """Run a word search on the postings of each group and return the joined results."""

        def search_group(part: AllowedEntries) -> ScoredLabels:
            postings = None if self.words is None else self.words.group(part.group)
            return no_hits() if postings is None else search(postings, part)

        return self._each(where, limit, search_group)

    def _dense(self, vector: NDArray[np.float32], limit: int, where: Filter) -> ScoredLabels:
        length = float(np.linalg.norm(vector))
        if self.nearest is None or limit <= 0 or not 0 < length < np.inf:
            return no_hits()
        nearest, unit = self.nearest, vector / length
        return self._each(where, limit, lambda part: nearest.find(unit, limit, where, part))

    def _each(self, where: Filter, limit: int, ask: Callable[[AllowedEntries], ScoredLabels]) -> ScoredLabels:
        """Return the hits of every group that the filter lets through, in one order."""
        allowed = self._apply_filter(where)
        found = [ask(part) for part in allowed.parts] if limit > 0 else []
        if len(found) < 2:
            return found[0] if found else no_hits()
        labels = np.concatenate([one.labels for one in found])
        scores = np.concatenate([one.scores for one in found])
        order = np.argsort(-scores, kind="stable")
        return sort_hits(labels[order], scores[order], limit, allowed)

    def _apply_filter(self, where: Filter) -> AllowedEntries:
        """Return the entries that pass the filter, cached for the latest filters."""
        allowed = self._allowed.get(where)
        if allowed is None:
            if len(self._allowed) >= _FILTERS:
                self._allowed.clear()
            mask = self.table.mask(where)
            for sequence in where.excluded:
                mask[self._holding(sequence)] = False
            allowed = self._allowed[where] = AllowedEntries(self._entry_table, mask)
        return allowed

    def _holding(self, sequence: Sequence[str]) -> NDArray[np.intp]:
        """Return the positions of entries that contain the words in sequence."""
        if self.words is None:
            return np.zeros(0, dtype=np.intp)
        labels = self.words.holding(sequence)
        if len(sequence) > 1:
            read = self._read_entries(labels.tolist())
            labels = np.array([k for k, entry in read.items() if holds(entry, sequence)], dtype=np.int64)
        at = self.table.places(labels)
        return at[at >= 0]

    @_answer_empty(lambda snapshot, labels, where: np.zeros(len(labels), dtype=bool))
    def mask_allowed(self, labels: Labels, where: Filter) -> Mask:
        return self._apply_filter(where).holds(labels)

    @_answer_empty(lambda snapshot, where: 0)
    def count(self, where: Filter) -> int:
        return len(self._apply_filter(where).labels)

    @_answer_empty(lambda snapshot, limit, where: [])
    def newest(self, limit: int, where: Filter) -> list[int]:
        """Return labels of whole entries, newest first."""
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
        return self._topic_names

    @cached_property
    def _topic_names(self) -> list[TopicName]:
        return self.manifest.topic_names()

    @_answer_empty(lambda snapshot, labels: np.zeros((len(labels), snapshot.dimensions), dtype=np.float32))
    def vectors(self, labels: Labels) -> NDArray[np.float32]:
        return self._read_vectors(labels)

    def _read_vectors(self, labels: Labels) -> NDArray[np.float32]:
        if self.nearest is None:
            return np.zeros((len(labels), self.dimensions), dtype=np.float32)
        stored = self.nearest.stored
        at = self.table.places(np.asarray(labels, dtype=np.int64))
        rows = np.where(at >= 0, self._entry_table.rows[at], -1) if len(self.table) else at
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
        """Return the topics nearest to the vector, each by the nearest of its name, aliases and summary."""
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
        """Paths and vector rows of all topic names, aliases and summaries, and a mapping from path to name."""
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
    """Return whether heading and text together contain the words in sequence."""
    text, count = words(f"{entry.heading} {entry.text}"), len(sequence)
    return any(text[at : at + count] == list(sequence) for at in range(len(text) - count + 1))
