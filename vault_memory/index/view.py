"""The index as of one generation, for searching. Searches read it without any lock.

What the three stores say is put together here: labels and rows by the manifest, the rest by the arms; an entry the
manifest does not know does not exist.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from vault_memory.index.lexical import by_key
from vault_memory.index.vector import cosines
from vault_memory.models import Entry, Filter, TopicMatch, TopicRow

if TYPE_CHECKING:
    from vault_memory.index.lexical import Lexical
    from vault_memory.index.manifest import Manifest
    from vault_memory.index.vector import Vectors

_FILTERS = 16  # remembered
_ENTRIES = 20_000

Labels = NDArray[np.int64]


class _Known:
    """Entries by label. Those read last are remembered."""

    def __init__(self, manifest: Manifest) -> None:
        self._manifest = manifest
        self._entries: dict[int, Entry] = {}

    def entries(self, labels: Sequence[int]) -> dict[int, Entry]:
        known = self._entries
        missing = [label for label in labels if label not in known]
        if missing:
            if len(known) > _ENTRIES:
                known = self._entries = {label: known[label] for label in labels if label in known}
            known.update(self._manifest.entries(missing))
        return {label: known[label] for label in labels if label in known}


class _Allowed:
    """The entries that a filter lets through (`lexical.Among`)."""

    def __init__(self, labels: Labels, total: int, manifest: Manifest, known: _Known) -> None:
        """``labels``: ascending, of ``total`` in all."""
        self.labels, self._manifest, self._known = labels, manifest, known
        self.share = max(len(labels), 1) / max(total, 1)
        self._vectors: tuple[Labels, Labels, Labels, NDArray[np.bool_]] | None = None

    def holds(self, labels: Sequence[int]) -> list[bool]:
        if not labels or not len(self.labels):
            return [False] * len(labels)
        wanted = np.asarray(labels, dtype=np.int64)
        at = np.minimum(np.searchsorted(self.labels, wanted), len(self.labels) - 1)
        held: list[bool] = (self.labels[at] == wanted).tolist()
        return held

    def keys(self, labels: Sequence[int]) -> dict[int, str]:
        return self._manifest.keys(labels)

    def keys_of_found(self, labels: Sequence[int]) -> dict[int, str]:
        return {label: entry.key for label, entry in self._known.entries(labels).items()}

    def vectors(self, view: View) -> tuple[Labels, Labels, Labels, NDArray[np.bool_]]:
        """Labels and rows of those that have a vector, in the order of rows; each row once; which rows these are."""
        if self._vectors is None:
            labels, rows = view._live
            chosen = np.isin(labels, self.labels, assume_unique=True)
            labels, rows = labels[chosen], rows[chosen]
            mask = np.zeros(len(view.nearest.matrix) if view.nearest is not None else 0, dtype=bool)
            mask[rows] = True
            self._vectors = labels, rows, np.unique(rows), mask
        return self._vectors


class View:
    """One generation. ``lexical`` or ``vectors`` is None where that arm is missing or damaged."""

    def __init__(
        self, manifest: Manifest, lexical: Lexical | None, vectors: Vectors | None, generation: int, embedder: str
    ) -> None:
        self.manifest, self.words, self.nearest, self.generation = manifest, lexical, vectors, generation
        self.embedder = embedder  # the name of the one that made the vectors
        self._allowed: dict[Filter, _Allowed] = {}
        self._known = _Known(manifest)
        self._orders: dict[str, dict[int, tuple[int | None, int | None]]] = {}

    def __len__(self) -> int:
        return len(self.manifest)

    @property
    def vector_count(self) -> int:
        """Entries that have a vector."""
        return len(self._live[0])

    @cached_property
    def topic_rows(self) -> list[TopicRow]:
        """Read once: of ten thousand topics it takes a second."""
        return self.manifest.topic_rows()

    # -- the two arms ----------------------------------------------------------------------------

    def lexical(
        self, words: Sequence[str], boosts: Mapping[str, float], limit: int, where: Filter
    ) -> list[tuple[int, float]]:
        if self.words is None or not (allowed := self._filtered(where)).labels.size:
            return []
        return self.words.search(words, boosts, limit, where, allowed)

    def known(self, words: Sequence[str], field: str) -> set[str]:
        return set() if self.words is None else self.words.known(words, field)

    def compounds(self, words: Sequence[str], limit: int, where: Filter) -> list[tuple[int, float]]:
        if self.words is None or not (allowed := self._filtered(where)).labels.size:
            return []
        return self.words.compounds(words, limit, where, allowed)

    def phrase(self, words: Sequence[str], limit: int, where: Filter) -> list[tuple[int, float]]:
        if self.words is None or not (allowed := self._filtered(where)).labels.size:
            return []
        return self.words.phrase(words, limit, where, allowed)

    def dense(self, vector: NDArray[np.float32], limit: int, where: Filter) -> list[tuple[int, float]]:
        length = float(np.linalg.norm(vector))
        if self.nearest is None or limit <= 0 or not 0 < length < np.inf:
            return []
        allowed = self._filtered(where)
        labels, rows, distinct, mask = allowed.vectors(self)
        found, scores = self.nearest.nearest(vector / length, limit, distinct, mask)
        hits = []
        first, last = np.searchsorted(rows, found, "left"), np.searchsorted(rows, found, "right")
        for score, begin, end in zip(scores.tolist(), first.tolist(), last.tolist(), strict=True):
            hits += [(int(label), score) for label in labels[begin:end]]
        return by_key(hits, limit, allowed)

    def _filtered(self, where: Filter) -> _Allowed:
        """Remembered for the filters asked last."""
        allowed = self._allowed.get(where)
        if allowed is None:
            if len(self._allowed) >= _FILTERS:
                self._allowed.clear()
            labels = self.manifest.select(where)
            allowed = self._allowed[where] = _Allowed(labels, len(self._labels), self.manifest, self._known)
        return allowed

    @cached_property
    def _labels(self) -> Labels:
        return np.sort(self._columns[0])

    @cached_property
    def _columns(self) -> tuple[Labels, Labels]:
        """Labels of all entries and the rows of their vectors (-1: none), in the order of rows."""
        return self.manifest.columns()

    @cached_property
    def _rows(self) -> Labels:
        """The row of each of ``_labels``."""
        labels, rows = self._columns
        return np.asarray(rows[np.argsort(labels)])

    @cached_property
    def _live(self) -> tuple[Labels, Labels]:
        labels, rows = self._columns
        there = (rows >= 0) & (rows < (len(self.nearest.matrix) if self.nearest is not None else 0))
        return labels[there], rows[there]

    def newest(self, limit: int, where: Filter) -> list[int]:
        return self.manifest.newest(limit, where)

    def earliest(self) -> datetime | None:
        return self.manifest.earliest()

    # -- looking up ------------------------------------------------------------------------------

    def vectors(self, labels: Sequence[int]) -> NDArray[np.float32]:
        if self.nearest is None:
            return np.zeros((len(labels), 0), dtype=np.float32)
        matrix = self.nearest.matrix
        found = np.zeros((len(labels), matrix.shape[1]), dtype=np.float32)
        if not len(self._labels):
            return found
        wanted = np.asarray(labels, dtype=np.int64)
        at = np.minimum(np.searchsorted(self._labels, wanted), len(self._labels) - 1)
        rows = np.where(self._labels[at] == wanted, self._rows[at], -1)
        there = (rows >= 0) & (rows < len(matrix))
        found[there] = matrix[rows[there]]
        return found

    def entries(self, labels: Sequence[int]) -> dict[int, Entry]:
        return self._known.entries(labels)

    def around(self, labels: Sequence[int]) -> dict[int, tuple[int | None, int | None]]:
        near: dict[int, tuple[int | None, int | None]] = {}
        for label, entry in self.entries(labels).items():
            if entry.tier != "message" or entry.chunk is not None:
                continue
            if entry.conversation not in self._orders:
                self._orders[entry.conversation] = _neighbours(self.manifest.order(entry.conversation))
            near[label] = self._orders[entry.conversation].get(label, (None, None))
        return near

    # -- similar topics and cells ----------------------------------------------------------------

    def similar_topics(self, vector: NDArray[np.float32], limit: int) -> list[TopicMatch]:
        """By the nearest of a topic's name, aliases and summary."""
        if self.nearest is None or limit <= 0:
            return []
        paths, rows, names = self._topics
        scores = cosines(self.nearest.matrix[rows], vector).tolist()
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
        count = len(self.nearest.matrix) if self.nearest is not None else 0
        pairs = [(path, row) for path, _, row in known if row is not None]
        pairs += [(path, row) for path, row in self.manifest.summaries() if path in names]
        pairs = [(path, row) for path, row in pairs if row < count]
        return [path for path, _ in pairs], [row for _, row in pairs], names

    def similar_cells(self, vector: NDArray[np.float32], limit: int, path: str) -> list[TopicMatch]:
        hits = self.dense(vector, limit, Filter(tiers=("cell",), path=path))
        entries = self.entries([label for label, _ in hits])
        return [
            TopicMatch(entry.path, entry.topic, score, entry.id or entry.key.rpartition("#")[2])
            for label, score in hits
            if (entry := entries.get(label)) is not None
        ]


def _neighbours(order: Sequence[tuple[int, int]]) -> dict[int, tuple[int | None, int | None]]:
    """Label → the labels before and after it in the same session."""
    near: dict[int, tuple[int | None, int | None]] = {}
    for at, (label, session) in enumerate(order):
        before = order[at - 1][0] if at and order[at - 1][1] == session else None
        after = order[at + 1][0] if at + 1 < len(order) and order[at + 1][1] == session else None
        near[label] = before, after
    return near
