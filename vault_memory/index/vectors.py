"""The nearest vectors: exact with NumPy for some tens of thousands, graphs (hnswlib) above.

A graph holds the rows of one group of entries (`index.entry_groups`) as they stood when it was built, so that it need
not be asked for more than is wanted of them. Rows that have come since are searched exactly, rows nobody points at any
more are dropped from its answers. So an edit never touches it, and it is extended once the rows that came since are a
tenth of all. A process that asks a few times, as a command does, reads none and searches exactly. The only module that
knows hnswlib.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
from numpy.typing import NDArray

from vault_memory import events
from vault_memory.errors import IndexDamaged
from vault_memory.index.hits import Among, no_hits, sort_hits
from vault_memory.models import Filter, ScoredLabels

if TYPE_CHECKING:
    from vault_memory.index.embeddings import Embeddings

EXACT = 50_000  # vectors: exact search of so many takes 2 to 3 ms; a graph of them, 20 s to build, saves 2
PATIENCE = 4  # queries of a process that are searched exactly: to read a graph takes as long as some ten of them
_OWN = 10  # with more there are graphs, of each group that is a tenth of that
_FEW = 2_000  # vectors that a filter lets through: they are kept beside it
_VISIT = 30  # vectors looked at one by one in the time that the graph takes for each that it is asked for
_MARGIN = 1.1  # times as many are asked for as should do
_ENOUGH = 0.35  # of those wanted: with fewer the graph is asked again
_M, _CONSTRUCTION, _SEARCH = 16, 100, 100
_DELTA = 0.1  # rows that came after the graphs, as a share of those before, that make them due
_BUILD_BATCH = 2_000

Progress = Callable[[int, int], None]
Rows = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class _NearestGraph:
    index: Any
    inside: NDArray[np.bool_]  # which rows are in it

    def __len__(self) -> int:
        return int(self.index.element_count)


class RowSelection:
    """Rows of one group that may be found, ascending, each once, and what a search needs to know of them."""

    def __init__(self, matrix: NDArray[np.float32], rows: Rows, group: str = "") -> None:
        self.rows, self.group = rows, group
        self.few = matrix[rows] if len(rows) <= _FEW else None
        self.graph: _NearestGraph | None = None
        self.held = np.zeros(0, dtype=bool)  # with a graph: which rows of all these are,
        self.beyond = rows  # and which of these are not in it
        self._count = len(matrix)

    def use(self, graph: _NearestGraph) -> None:
        """Prepare a search by ``graph``."""
        if self.graph is graph:
            return
        self.held = np.zeros(self._count, dtype=bool)
        self.held[self.rows] = True
        self.beyond, self.graph = rows_beyond(graph, self.rows), graph


class SelectedEntries(Among, Protocol):
    """Entries of one group that a filter lets through, with their vectors."""

    @property
    def rows(self) -> RowSelection:
        """The rows of their vectors."""
        ...

    def find_rows(self, found: Rows) -> tuple[Rows, NDArray[np.intp]]:
        """Return the labels of those with one of these rows, and which of ``found`` it is."""
        ...


def rows_beyond(graph: _NearestGraph, rows: Rows) -> Rows:
    """Return which of the rows, ascending, are not in the graph."""
    old = rows[: np.searchsorted(rows, len(graph.inside))]
    return np.concatenate([old[~graph.inside[old]], rows[len(old) :]])


class Vectors:
    """Search among the rows of one embedder's file. A new one is made when rows were added; it takes over the
    graphs of ``old`` that still are the newest."""

    def __init__(
        self, embeddings: Embeddings, exact: int = EXACT, old: Vectors | None = None, patience: int = PATIENCE
    ) -> None:
        self.matrix = np.asarray(embeddings.matrix())  # rows of a memmap itself cost more to take than their values
        self._embeddings, self._patience = embeddings, patience
        self._last: tuple[bytes, NDArray[np.float32]] | None = None
        self._paths = _newest(embeddings.folder) if len(self.matrix) > exact else {}
        self._graphs: dict[Path, _NearestGraph | None] = {}  # those that were read; None: it is damaged
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

    def _graph(self, group: str, query: NDArray[np.float32]) -> _NearestGraph | None:
        """Return the graph of a group. It is read when the queries so far have cost as much as reading it."""
        path, key = self._paths.get(group), query.tobytes()
        if path is None:
            return None
        if key != self._query:
            self._asked, self._query = self._asked + 1, key
        if path not in self._graphs:
            if self._asked <= self._patience:
                return None
            self._graphs[path] = _load(self._embeddings, path)
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
        if 4 * len(among) > len(self.matrix):  # less is looked at in all than copied
            return _take_first(among, self._score_all(query)[among], limit)
        return find_best(self.matrix[among], among, query, limit)

    def _score_all(self, query: NDArray[np.float32]) -> NDArray[np.float32]:
        """Return the cosines of all rows, those of the last query remembered: each kind of entry is asked for apart."""
        last, key = self._last, query.tobytes()
        if last is None or last[0] != key:
            last = self._last = key, cosines(self.matrix, query)
        return last[1]

    def _search_graph(
        self, query: NDArray[np.float32], limit: int, among: RowSelection, graph: _NearestGraph
    ) -> tuple[Rows, NDArray[np.float32]] | None:
        """Return as many graph candidates as wanted; the graph is asked for more by the share that is not allowed.

        None: an exact search costs less, because few are allowed or those allowed lie far off.
        """
        allowed, covered = len(among.rows) - len(among.beyond), len(graph)
        wanted = min(limit, allowed)
        most = min(allowed, covered // 2) // _VISIT  # all at once are looked at twice as fast
        fetch = wanted if allowed == covered else int(_MARGIN * wanted * covered / max(allowed, 1)) + 10
        while fetch < most:
            graph.index.set_ef(max(_SEARCH, fetch))
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


def cosines(matrix: NDArray[np.float32], query: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return cosines of unit rows with a unit vector, to six places. Raises IndexDamaged for other rows.

    Not by BLAS: its threads cost more than they save here (5 ms where other threads are busy, for work of 0.1), and
    its sums depend on a row's neighbours.
    """
    with np.errstate(over="ignore", invalid="ignore"):
        found = np.einsum("ij,j->i", matrix, query)
        if len(found) and not np.abs(found).max() < 1.01:  # nor where it is no number
            raise IndexDamaged("the index's vectors are damaged")
    return np.asarray(np.round(found, 6))


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


# --------------------------------------------------------------------------------------------------
# The graph


def due(embeddings: Embeddings, exact: int = EXACT) -> bool:
    """Return whether the graphs should be built or extended."""
    count, covered = len(embeddings), max(map(_covers, _newest(embeddings.folder).values()), default=0)
    return count > exact and count - covered > _DELTA * covered


def build(
    embeddings: Embeddings, groups: Mapping[str, Rows], exact: int = EXACT, progress: Progress | None = None
) -> None:
    """Bring the graphs up to the rows of each group, beside the old ones, and swap them. Their work is kept."""
    old, built = _newest(embeddings.folder), dict[Path, Path]()
    large = {group: rows for group, rows in groups.items() if len(rows) * _OWN > exact}
    done, total = 0, sum(map(len, large.values()))
    for group, rows in large.items():
        temporary = embeddings.folder / f"graph-{group}.tmp"
        report = (lambda count, begun=done: progress(begun + count, total)) if progress is not None else None
        if not _build(embeddings, old.get(group), rows, temporary, report):
            for path in (temporary, *built):
                path.unlink(missing_ok=True)
            return  # the old ones, or exact search, go on
        built[temporary] = embeddings.folder / f"graph-{group}-{len(embeddings)}-{_checksum(temporary)}.hnsw"
        done += len(rows)
    for temporary, target in built.items():
        temporary.replace(target)
    for path in embeddings.folder.glob("graph-*.hnsw"):
        if path not in built.values():
            with suppress(OSError):  # another process reads it: it goes next time
                path.unlink()


def _build(
    embeddings: Embeddings, old: Path | None, rows: Rows, target: Path, progress: Callable[[int], None] | None
) -> bool:
    """Build one graph of these rows into a file, including those of the old one; False: it could not be written."""
    matrix = embeddings.matrix()
    before = _load(embeddings, old) if old is not None else None
    new = rows if before is None else rows_beyond(before, rows)
    if before is None:
        graph = _empty(embeddings.dimensions)
        graph.init_index(max_elements=len(new), M=_M, ef_construction=_CONSTRUCTION, random_seed=7)
    else:
        graph = before.index
        graph.resize_index(len(before) + len(new))
    for start in range(0, len(new), _BUILD_BATCH):
        part = new[start : start + _BUILD_BATCH]
        graph.add_items(matrix[part], part, num_threads=os.cpu_count() or 1)
        if progress is not None:
            progress(len(rows) - len(new) + start + len(part))
    try:
        graph.save_index(str(target))
        _empty(embeddings.dimensions).load_index(str(target))  # a full disk is no error
    except (OSError, RuntimeError) as error:
        events.emit("index", operation="graph", stage="failed", error=str(error))
        return False
    return True


def _load(embeddings: Embeddings, path: Path) -> _NearestGraph | None:
    """Load a graph; None where it is damaged or has deleted rows: it is rebuilt.

    The checksum (0.05 s for 100,000 vectors) is there because hnswlib follows whatever links it reads: a damaged
    graph would not raise but crash the process.
    """
    if _covers(path) > len(embeddings) or not path.stem.endswith(f"-{_checksum(path)}"):
        return None
    graph = _empty(embeddings.dimensions)
    graph.load_index(str(path))
    inside = np.zeros(_covers(path), dtype=bool)
    inside[graph.get_ids_list()] = True
    return _NearestGraph(graph, inside)


def _empty(dimensions: int) -> Any:
    import hnswlib

    return hnswlib.Index(space="ip", dim=dimensions)


def _newest(folder: Path) -> dict[str, Path]:
    """Return the newest graph of each group."""
    found = sorted(folder.glob("graph-*-*-*.hnsw"), key=_covers)
    return {path.name.split("-")[1]: path for path in found}


def _covers(path: Path) -> int:
    """Return the rows that existed when it was built."""
    number = path.stem.split("-")[2]
    return int(number) if number.isdigit() else 0


def _checksum(path: Path) -> str:
    checksum = 0
    with path.open("rb") as file:
        while block := file.read(1 << 20):
            checksum = zlib.crc32(block, checksum)
    return f"{checksum:08x}"
