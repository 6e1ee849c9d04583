"""The nearest vectors: exact with NumPy for some tens of thousands, a graph (hnswlib) above.

The graph covers the first rows of the vector file as they stood when it was built; rows appended since are searched
exactly, rows nobody points at any more are dropped from its answers. So an edit never touches it, and it is
extended once the rows after it are a tenth of those it covers. The only module that knows hnswlib.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from vault_memory import events
from vault_memory.errors import IndexDamaged

if TYPE_CHECKING:
    from vault_memory.index.embeddings import Embeddings

EXACT = 50_000  # vectors: exact search of so many takes 2 to 3 ms; a graph of them, 20 s to build, saves 2
_VISIT = 30  # vectors looked at one by one in the time that the graph takes for each that it is asked for
_MARGIN = 1.1  # times as many are asked for as should do
_ENOUGH = 0.35  # of those wanted: with fewer the graph is asked again
_M, _CONSTRUCTION, _SEARCH = 16, 100, 100
_DELTA = 0.1  # rows beyond the graph, as a share of those in it, that make it due
_BUILD_BATCH = 2_000

Progress = Callable[[int, int], None]
Rows = NDArray[np.int64]


class Vectors:
    """Search among the rows of one embedder's file. A new one is made when rows were added; it takes over the
    graph of ``old`` where that still is the newest."""

    def __init__(self, embeddings: Embeddings, exact: int = EXACT, old: Vectors | None = None) -> None:
        self.matrix = np.asarray(embeddings.matrix())  # rows of a memmap itself cost more to take than their values
        self._embeddings, self._exact = embeddings, exact
        self._path = _newest(embeddings.folder) if len(self.matrix) > exact else None
        if old is not None and self._path is not None and old._path == self._path and "_loaded" in old.__dict__:
            self.__dict__["_loaded"] = old._loaded

    @cached_property
    def _loaded(self) -> tuple[Any, int]:
        """The graph (None: there is none) and how many rows it covers; read when first searched."""
        return _load(self._embeddings) if self._path is not None else (None, 0)

    def nearest(
        self, vector: NDArray[np.float32], limit: int, among: Rows, mask: NDArray[np.bool_]
    ) -> tuple[Rows, NDArray[np.float32]]:
        """Up to ``limit`` of the rows ``among`` (ascending, distinct; ``mask``: the same) and cosines, best first.

        Cosines are rounded to six places: the same two texts give the same one wherever they stand.
        """
        query = np.asarray(vector, dtype=np.float32)
        wanted = min(limit, len(among))
        if self._path is None or self._loaded[0] is None:
            return self._exactly(query, limit, among)
        split = int(np.searchsorted(among, self._loaded[1]))
        old, new = among[:split], among[split:]
        near = self._from_graph(query, min(wanted, len(old)), len(old), mask)
        if near is None:
            return self._exactly(query, limit, among)
        if not len(new):
            return near[0][:limit], near[1][:limit]
        rows, scores = self._exactly(query, limit, new)
        rows, scores = np.concatenate([near[0], rows]), np.concatenate([near[1], scores])
        order = np.argsort(-scores, kind="stable")[:limit]
        return rows[order], scores[order]

    def _exactly(self, query: NDArray[np.float32], limit: int, among: Rows) -> tuple[Rows, NDArray[np.float32]]:
        if 4 * len(among) > len(self.matrix):  # less is looked at in all than copied
            everything = cosines(self.matrix, query)[among]
            return _first(among, everything, limit)
        return best(self.matrix[among], among, query, limit)

    def _from_graph(
        self, query: NDArray[np.float32], wanted: int, allowed: int, mask: NDArray[np.bool_]
    ) -> tuple[Rows, NDArray[np.float32]] | None:
        """As many candidates as are wanted by the graph, which is asked for more by the share that is not allowed.

        None: an exact search costs less, because few are allowed or those allowed lie far off.
        """
        graph, covered = self._loaded
        most = min(allowed, covered // 2) // _VISIT  # all at once are looked at twice as fast
        fetch = int(_MARGIN * wanted * covered / max(allowed, 1)) + 10
        while fetch < most:
            graph.set_ef(max(_SEARCH, fetch))
            try:
                labels, distances = graph.knn_query(query, k=fetch, num_threads=1)
            except RuntimeError:  # fewer than k are reachable
                return None
            found = labels[0].astype(np.int64)
            held = mask[found]
            if np.count_nonzero(held) >= _ENOUGH * wanted:
                return found[held], np.round(1.0 - distances[0][held], 6)
            fetch *= 2
        return None


def cosines(matrix: NDArray[np.float32], query: NDArray[np.float32]) -> NDArray[np.float32]:
    """Of unit rows with a unit vector, to six places. Raises IndexDamaged where the rows are none.

    Not by BLAS: its threads cost more than they save here (5 ms where other threads are busy, for work of 0.1), and
    its sums depend on a row's neighbours.
    """
    with np.errstate(over="ignore", invalid="ignore"):
        found = np.einsum("ij,j->i", matrix, query)
        if len(found) and not np.abs(found).max() < 1.01:  # nor where it is no number
            raise IndexDamaged("the index's vectors are damaged")
    return np.asarray(np.round(found, 6))


def best(
    matrix: NDArray[np.float32], rows: Rows, query: NDArray[np.float32], limit: int
) -> tuple[Rows, NDArray[np.float32]]:
    """The nearest of ``matrix``, whose vectors are those of ``rows``, by row; with all equals of the last one."""
    return _first(rows, cosines(matrix, np.asarray(query, dtype=np.float32)), limit)


def _first(rows: Rows, scores: NDArray[np.float32], limit: int) -> tuple[Rows, NDArray[np.float32]]:
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
    """Should the graph be built or extended?"""
    count = len(embeddings)
    path = _newest(embeddings.folder)
    covered = _covers(path) if path else 0
    return count > exact and count - covered > _DELTA * covered


def build(embeddings: Embeddings, progress: Progress | None = None) -> None:
    """Bring the graph up to all rows, beside the old one, and swap them. The old one's work is kept."""
    matrix = embeddings.matrix()
    graph, covered = _load(embeddings)
    if graph is None:
        graph = _empty(embeddings.dimensions)
        graph.init_index(max_elements=len(matrix), M=_M, ef_construction=_CONSTRUCTION, random_seed=7)
    else:
        graph.resize_index(len(matrix))
    for start in range(covered, len(matrix), _BUILD_BATCH):
        end = min(start + _BUILD_BATCH, len(matrix))
        graph.add_items(matrix[start:end], np.arange(start, end), num_threads=os.cpu_count() or 1)
        if progress:
            progress(end - covered, len(matrix) - covered)
    temporary = embeddings.folder / "graph.tmp"
    try:
        graph.save_index(str(temporary))
        _empty(embeddings.dimensions).load_index(str(temporary), max_elements=len(matrix))  # a full disk is no error
    except (OSError, RuntimeError) as error:
        temporary.unlink(missing_ok=True)
        events.emit("index", operation="graph", stage="failed", error=str(error))
        return  # the old one, or exact search, goes on
    target = embeddings.folder / f"graph-{len(matrix)}-{_checksum(temporary)}.hnsw"
    temporary.replace(target)
    for old in embeddings.folder.glob("graph-*.hnsw"):
        if old != target:
            with suppress(OSError):  # another process reads it: it goes next time
                old.unlink()


def _load(embeddings: Embeddings) -> tuple[Any, int]:
    """The graph and how many rows it covers; none where there is none or it is damaged: it is built anew.

    The checksum (0.05 s for 100,000 vectors) is there because hnswlib follows whatever links it reads: a damaged
    graph would not raise but crash the process.
    """
    path = _newest(embeddings.folder)
    if path is None or _covers(path) > len(embeddings) or not path.stem.endswith(f"-{_checksum(path)}"):
        return None, 0
    graph = _empty(embeddings.dimensions)
    graph.load_index(str(path), max_elements=_covers(path))
    return graph, _covers(path)


def _empty(dimensions: int) -> Any:
    import hnswlib

    return hnswlib.Index(space="ip", dim=dimensions)


def _newest(folder: Path) -> Path | None:
    return max(folder.glob("graph-*.hnsw"), key=_covers, default=None)


def _covers(path: Path) -> int:
    number = path.stem.split("-")[1]
    return int(number) if number.isdigit() else 0


def _checksum(path: Path) -> str:
    checksum = 0
    with path.open("rb") as file:
        while block := file.read(1 << 20):
            checksum = zlib.crc32(block, checksum)
    return f"{checksum:08x}"
