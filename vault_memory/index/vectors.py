"""The nearest vectors: exact with NumPy for some tens of thousands, graphs (hnswlib) above.

A graph (`index.graphs`) holds the rows of one group of entries as they stood when it was built, so that it need not be
asked for more than is wanted of them. Rows that have come since are searched exactly, rows nobody points at any more
are dropped from its answers. So an edit never touches it. A process that asks a few times, as a command does, reads
none and searches exactly.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import numpy as np
from numpy.typing import NDArray

from vault_memory.index.hits import Among, no_hits, sort_hits
from vault_memory.index.quantized import QuantizedVectors, cosines
from vault_memory.models import Filter, ScoredLabels

if TYPE_CHECKING:
    from vault_memory.index.embeddings import Embeddings
    from vault_memory.index.graphs import NearestGraph

EXACT = 50_000  # vectors: exact search of so many takes 2 to 4 ms; a graph of them, 20 s to build, saves most of it
PATIENCE = 4  # queries of a process that are searched exactly: to read a graph takes as long as some ten of them
_FEW = 2_000  # vectors that a filter lets through: they are kept beside it
_VISIT = 30  # vectors looked at one by one in the time that the graph takes for each that it is asked for
_MARGIN = 1.1  # times as many are asked for as should do
_ENOUGH = 0.35  # of those wanted: with fewer the graph is asked again
_LEAST_WIDTH, _WIDTH = 120, 1.15  # candidates that hnswlib keeps on its way: at least, and for each that is wanted

Rows = NDArray[np.int64]


class RowSelection:
    """Rows of one group that may be found, ascending, each once, and what a search needs to know of them."""

    def __init__(self, vectors: QuantizedVectors, rows: Rows, group: str = "") -> None:
        self.rows, self.group = rows, group
        self.few = vectors[rows] if len(rows) <= _FEW else None
        self.graph: NearestGraph | None = None
        self.held = np.zeros(0, dtype=bool)  # with a graph: which rows of all these are,
        self.beyond = rows  # and which of these are not in it
        self._count = len(vectors)

    def use(self, graph: NearestGraph) -> None:
        """Prepare a search by ``graph``."""
        if self.graph is graph:
            return
        self.held = np.zeros(self._count, dtype=bool)
        self.held[self.rows] = True
        self.beyond, self.graph = graph.exclude(self.rows), graph


class SelectedEntries(Among, Protocol):
    """Entries of one group that a filter lets through, with their vectors."""

    @property
    def rows(self) -> RowSelection:
        """The rows of their vectors."""
        ...

    def find_rows(self, found: Rows) -> tuple[Rows, NDArray[np.intp]]:
        """Return the labels of those with one of these rows, and which of ``found`` it is."""
        ...


class Vectors:
    """Search among the rows of one embedder's file. A new one is made when rows were added; it takes over the
    graphs of ``old`` that still are the newest."""

    def __init__(
        self, embeddings: Embeddings, exact: int = EXACT, old: Vectors | None = None, patience: int = PATIENCE
    ) -> None:
        self.stored = embeddings.vectors()
        self._embeddings, self._patience = embeddings, patience
        self._last: tuple[bytes, NDArray[np.float32]] | None = None
        self._paths = _find_graphs(embeddings.folder) if len(self.stored) > exact else {}
        self._graphs: dict[Path, NearestGraph | None] = {}  # those that were read; None: it is damaged
        self._asked, self._query = 0, b""  # how many queries came one after the other, and the last
        if old is not None:
            self._graphs = {path: graph for path, graph in old._graphs.items() if path in self._paths.values()}
            self._asked, self._query = old._asked, old._query

    def find(self, unit: NDArray[np.float32], limit: int, where: Filter, part: SelectedEntries) -> ScoredLabels:
        """Return labels and cosines of the nearest entries."""
        if not len(part.rows.rows):
            return no_hits()
        found, scores = self.nearest(unit, limit, part.rows)
        labels, by = part.find_rows(found)
        return sort_hits(labels, scores[by].astype(np.float64), limit, part)

    def _graph(self, group: str, query: NDArray[np.float32]) -> NearestGraph | None:
        """Return the graph of a group. It is read when the queries so far have cost as much as reading it."""
        path, key = self._paths.get(group), query.tobytes()
        if path is None:
            return None
        if key != self._query:
            self._asked, self._query = self._asked + 1, key
        if path not in self._graphs:
            if self._asked <= self._patience:
                return None
            from vault_memory.index.graphs import load

            self._graphs[path] = load(self._embeddings, path)
        return self._graphs[path]

    def nearest(self, vector: NDArray[np.float32], limit: int, among: RowSelection) -> tuple[Rows, NDArray[np.float32]]:
        """Return up to ``limit`` of those rows and their cosines, best first; exact ones with all equals of the last.

        Cosines are rounded to six places: the same two texts give the same one wherever they stand.
        """
        query = np.asarray(vector, dtype=np.float32)
        if among.few is not None:
            return find_best(among.few, among.rows, query, limit)
        graph = self._graph(among.group, query)
        if graph is not None:
            among.use(graph)
        near = self._search_graph(query, limit, among, graph) if graph is not None else None
        if near is None:
            return self._search_exactly(query, limit, among.rows)
        if not len(among.beyond):
            return near[0][:limit], near[1][:limit]
        rows, scores = self._search_exactly(query, limit, among.beyond)
        rows, scores = np.concatenate([near[0], rows]), np.concatenate([near[1], scores])
        order = np.argsort(-scores, kind="stable")[:limit]
        return rows[order], scores[order]

    def _search_exactly(self, query: NDArray[np.float32], limit: int, among: Rows) -> tuple[Rows, NDArray[np.float32]]:
        if 4 * len(among) > len(self.stored):  # less is looked at in all than copied
            return _take_first(among, self._score_all(query)[among], limit)
        return _take_first(among, self.stored.cosines(query, among), limit)

    def _score_all(self, query: NDArray[np.float32]) -> NDArray[np.float32]:
        """Return the cosines of all rows, those of the last query remembered: each kind of entry is asked for apart."""
        last, key = self._last, query.tobytes()
        if last is None or last[0] != key:
            last = self._last = key, self.stored.cosines(query)
        return last[1]

    def _search_graph(
        self, query: NDArray[np.float32], limit: int, among: RowSelection, graph: NearestGraph
    ) -> tuple[Rows, NDArray[np.float32]] | None:
        """Return as many graph candidates as wanted; the graph is asked for more by the share that is not allowed.

        None: an exact search costs less, because few are allowed or those allowed lie far off.
        """
        allowed, covered = len(among.rows) - len(among.beyond), len(graph)
        wanted = min(limit, allowed)
        most = min(allowed, covered // 2) // _VISIT  # all at once are looked at twice as fast
        fetch = wanted if allowed == covered else int(_MARGIN * wanted * covered / max(allowed, 1)) + 10
        while fetch < most:
            graph.index.set_ef(max(_LEAST_WIDTH, int(_WIDTH * fetch)))
            try:
                labels, distances = graph.index.knn_query(query, k=fetch, num_threads=1)
            except RuntimeError:  # fewer than k are reachable
                return None
            found = labels[0].astype(np.int64)
            held = among.held[found]
            if np.count_nonzero(held) >= _ENOUGH * wanted:
                return found[held], np.round(1.0 - distances[0][held], 6)
            fetch *= 2
        return None


def find_best(
    matrix: NDArray[np.float32], rows: Rows, query: NDArray[np.float32], limit: int
) -> tuple[Rows, NDArray[np.float32]]:
    """Return the best of ``matrix``, whose vectors are those of ``rows``, by row; with all equals of the last one."""
    return _take_first(rows, cosines(matrix, np.asarray(query, dtype=np.float32)), limit)


def _take_first(rows: Rows, scores: NDArray[np.float32], limit: int) -> tuple[Rows, NDArray[np.float32]]:
    if limit <= 0:
        return rows[:0], scores[:0]
    if limit < len(rows):
        edge = np.partition(scores, len(scores) - limit)[len(scores) - limit]
        keep = scores >= edge  # which of the equals counts is settled by key
        rows, scores = rows[keep], scores[keep]
    order = np.argsort(-scores, kind="stable")
    return rows[order], scores[order]


def _find_graphs(folder: Path) -> dict[str, Path]:
    from vault_memory.index.graphs import find_newest

    return find_newest(folder)
