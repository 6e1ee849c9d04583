"""Search the nearest vectors: exactly with NumPy up to some tens of thousands, above that with graphs (hnswlib).

A graph (`index.graphs`) contains the rows of one group of entries that existed when it was built; having one graph per
group keeps the number of fetched rows small. Newer rows are searched exactly, and rows that no entry refers to any more
are dropped from the results, so an edit never changes a graph. A process with only a few queries, such as a command,
loads no graph and searches exactly.
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

EXACT = 50_000  # vectors: exact search of so many takes 2 to 4 ms; a graph, built in 20 s, saves most of that
PATIENCE = 4  # first queries of a process, which are searched exactly: loading a graph costs about ten of them
_FEW = 2_000  # a selection with at most this many rows keeps a copy of their vectors
_VISIT = 30  # vectors that exact search compares in the time that the graph takes per requested vector
_MARGIN = 1.1  # factor by which more vectors are requested than should be sufficient
_ENOUGH = 0.35  # share of the wanted vectors; with fewer the graph is searched again for more
_LEAST_WIDTH, _WIDTH = 120, 1.15  # hnswlib's candidate list (``ef``): the minimum, and the factor per requested vector

Rows = NDArray[np.int64]


class RowSelection:
    """The distinct rows of one group that a search may return, in ascending order, and data prepared for the search."""

    def __init__(self, vectors: QuantizedVectors, rows: Rows, group: str = "") -> None:
        self.rows, self.group = rows, group
        self.few = vectors[rows] if len(rows) <= _FEW else None
        self.graph: NearestGraph | None = None
        self.held = np.zeros(0, dtype=bool)  # with a graph: for each row, whether it is selected
        self.beyond = rows  # selected rows that are not in the graph
        self._count = len(vectors)

    def use(self, graph: NearestGraph) -> None:
        """Prepare a search with ``graph``."""
        if self.graph is graph:
            return
        self.held = np.zeros(self._count, dtype=bool)
        self.held[self.rows] = True
        self.beyond, self.graph = graph.exclude(self.rows), graph


class SelectedEntries(Among, Protocol):
    """The entries of one group that pass a filter, with their vectors."""

    @property
    def rows(self) -> RowSelection:
        """The vector rows of the entries."""
        ...

    def find_rows(self, found: Rows) -> tuple[Rows, NDArray[np.intp]]:
        """Return the labels of the entries with one of the rows, and the index in ``found`` of each."""
        ...


class Vectors:
    """Search in the rows of one embedder's file.

    A new object is created when rows were added; it takes over the graphs of ``old`` that are still the newest.
    """

    def __init__(
        self, embeddings: Embeddings, exact: int = EXACT, old: Vectors | None = None, patience: int = PATIENCE
    ) -> None:
        self.stored = embeddings.vectors()
        self._embeddings, self._patience = embeddings, patience
        self._last: tuple[bytes, NDArray[np.float32]] | None = None
        self._paths = _find_graphs(embeddings.folder) if len(self.stored) > exact else {}
        self._graphs: dict[Path, NearestGraph | None] = {}  # loaded graphs; None: the graph is damaged
        self._asked, self._query = 0, b""  # number of distinct queries so far, and the last query
        if old is not None:
            self._graphs = {path: graph for path, graph in old._graphs.items() if path in self._paths.values()}
            self._asked, self._query = old._asked, old._query

    def find(self, unit: NDArray[np.float32], limit: int, where: Filter, part: SelectedEntries) -> ScoredLabels:
        """Return the labels and cosines of the nearest entries."""
        if not len(part.rows.rows):
            return no_hits()
        found, scores = self.nearest(unit, limit, part.rows)
        labels, by = part.find_rows(found)
        return sort_hits(labels, scores[by].astype(np.float64), limit, part)

    def _graph(self, group: str, query: NDArray[np.float32]) -> NearestGraph | None:
        """Return the graph of a group, loaded after `PATIENCE` queries; None if there is none to use."""
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
        """Return up to ``limit`` of the rows with their cosines, best first; an exact search adds ties of the last one.

        Cosines are rounded to six places, so that they do not depend on the positions of the rows.
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
        if 4 * len(among) > len(self.stored):  # scoring all rows costs less than copying the selected ones
            return _take_first(among, self._score_all(query)[among], limit)
        return _take_first(among, self.stored.cosines(query, among), limit)

    def _score_all(self, query: NDArray[np.float32]) -> NDArray[np.float32]:
        """Return the cosines of all rows, cached for the last query, since each group is searched separately."""
        last, key = self._last, query.tobytes()
        if last is None or last[0] != key:
            last = self._last = key, self.stored.cosines(query)
        return last[1]

    def _search_graph(
        self, query: NDArray[np.float32], limit: int, among: RowSelection, graph: NearestGraph
    ) -> tuple[Rows, NDArray[np.float32]] | None:
        """Return the nearest selected rows in the graph, which is searched for more rows if only a share is selected.

        None if an exact search costs less, because few rows are selected or the selected ones are far away.
        """
        allowed, covered = len(among.rows) - len(among.beyond), len(graph)
        wanted = min(limit, allowed)
        most = min(allowed, covered // 2) // _VISIT  # scoring all rows at once is twice as fast per row
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
    """Return the best of ``rows``, with vectors in ``matrix``, and their cosines, with all ties of the last one."""
    return _take_first(rows, cosines(matrix, np.asarray(query, dtype=np.float32)), limit)


def _take_first(rows: Rows, scores: NDArray[np.float32], limit: int) -> tuple[Rows, NDArray[np.float32]]:
    if limit <= 0:
        return rows[:0], scores[:0]
    if limit < len(rows):
        edge = np.partition(scores, len(scores) - limit)[len(scores) - limit]
        keep = scores >= edge  # `sort_hits` orders ties by key
        rows, scores = rows[keep], scores[keep]
    order = np.argsort(-scores, kind="stable")
    return rows[order], scores[order]


def _find_graphs(folder: Path) -> dict[str, Path]:
    from vault_memory.index.graphs import find_newest

    return find_newest(folder)
