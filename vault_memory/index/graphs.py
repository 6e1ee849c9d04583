"""Build, extend and load graphs of vectors, one for each large group of entries. Only this module imports hnswlib.

A graph contains the rows of one group (`index.entry_groups`) that existed when it was built. It is extended when the
rows added since exceed a tenth of those that existed then.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vault_memory import events
from vault_memory.index import graph_file
from vault_memory.index.embeddings import Embeddings
from vault_memory.index.quantized import QuantizedVectors

_OWN = 10  # a group gets a graph if it has more rows than a tenth of ``exact``
_M, _CONSTRUCTION = 16, 100
_LEAST = 128  # dimensions; longer vectors are linked by projections on half as many axes, but at least this many
_SAMPLE = 20_000  # number of vectors from which the axes are computed
_DELTA = 0.1  # graphs are due if the rows added since exceed this share of the rows before
_BUILD_BATCH = 2_000

Progress = Callable[[int, int], None]
Rows = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class NearestGraph:
    """An open graph. ``inside``: for each row, whether the graph contains it."""

    index: Any
    inside: NDArray[np.bool_]

    def __len__(self) -> int:
        return int(self.index.element_count)

    def exclude(self, rows: Rows) -> Rows:
        """Return the rows that are not in the graph; ``rows`` is ascending."""
        old = rows[: np.searchsorted(rows, len(self.inside))]
        return np.concatenate([old[~self.inside[old]], rows[len(old) :]])


def due(embeddings: Embeddings, exact: int) -> bool:
    """Return whether the graphs should be built or extended."""
    count, covered = len(embeddings), max(map(_covers, find_newest(embeddings.folder).values()), default=0)
    return count > exact and count - covered > _DELTA * covered


def build(embeddings: Embeddings, groups: Mapping[str, Rows], exact: int, progress: Progress | None = None) -> None:
    """Build graphs with the current rows of each large group, extending the old ones, then replace the old files."""
    old, built = find_newest(embeddings.folder), dict[Path, Path]()
    large = {group: rows for group, rows in groups.items() if len(rows) * _OWN > exact}
    done, total = 0, sum(map(len, large.values()))
    for group, rows in large.items():
        temporary = embeddings.folder / f"graph-{group}.tmp"
        report = (lambda count, begun=done: progress(begun + count, total)) if progress is not None else None
        if not _build(embeddings, old.get(group), rows, temporary, report):
            for path in (temporary, *built):
                path.unlink(missing_ok=True)
            return  # the old graphs stay in use, or exact search if there are none
        built[temporary] = embeddings.folder / f"graph-{group}-{len(embeddings)}-{_checksum(temporary)}.links"
        done += len(rows)
    for temporary, target in built.items():
        temporary.replace(target)
    for path in embeddings.folder.glob("graph-*"):
        if path not in built.values():
            with suppress(OSError):  # another process reads it: the next build deletes it
                path.unlink()


def _build(
    embeddings: Embeddings, old: Path | None, rows: Rows, target: Path, progress: Callable[[int], None] | None
) -> bool:
    """Build a graph of the rows, by extending the old one if there is one; return False if it cannot be written."""
    vectors = embeddings.vectors()
    before = load(embeddings, old) if old is not None else None
    new = rows if before is None else before.exclude(rows)
    axes = _choose_axes(vectors, new) if before is None and embeddings.dimensions > _LEAST else None
    if before is None:
        graph = _make_empty(embeddings.dimensions if axes is None else axes.shape[1])
        graph.init_index(max_elements=len(new), M=_M, ef_construction=_CONSTRUCTION, random_seed=7)
    else:
        graph = before.index
        graph.resize_index(len(before) + len(new))
    for start in range(0, len(new), _BUILD_BATCH):
        part = new[start : start + _BUILD_BATCH]
        added = vectors[part] if axes is None else _project(vectors[part], axes)
        graph.add_items(added, part, num_threads=os.cpu_count() or 1)
        if progress is not None:
            progress(len(rows) - len(new) + start + len(part))
    full = target.with_suffix(".full")
    try:
        graph.save_index(str(full))
        graph_file.strip(full, target, embeddings.dimensions)
        graph_file.load(target, vectors, _make_empty(embeddings.dimensions))  # hnswlib does not report a full disk
    except (OSError, ValueError, IndexError, RuntimeError) as error:
        events.emit("index", operation="graph", stage="failed", error=str(error))
        return False
    finally:
        full.unlink(missing_ok=True)
    return True


def _choose_axes(vectors: QuantizedVectors, rows: Rows) -> NDArray[np.float32]:
    """Return the principal axes of the vectors: half as many as they have dimensions, but at least `_LEAST`."""
    sample = vectors[rows[:: max(1, len(rows) // _SAMPLE)]]
    _, axes = np.linalg.eigh(sample.T @ sample)
    return np.ascontiguousarray(axes[:, -max(_LEAST, vectors.dimensions // 2) :])


def _project(vectors: NDArray[np.float32], axes: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return the projections of the vectors on the axes, as unit vectors."""
    shares = vectors @ axes
    return np.asarray(shares / np.maximum(np.linalg.norm(shares, axis=1, keepdims=True), 1e-9))


def load(embeddings: Embeddings, path: Path) -> NearestGraph | None:
    """Load a graph; None if it is missing, damaged or refers to deleted rows. Then the search is exact.

    The checksum is needed because hnswlib does not check the links that it reads: a damaged graph would crash the
    process instead of raising an error.
    """
    index = _make_empty(embeddings.dimensions)
    try:
        if _covers(path) > len(embeddings) or not path.stem.endswith(f"-{_checksum(path)}"):
            return None
        rows = graph_file.load(path, embeddings.vectors(), index)
    except (OSError, ValueError, IndexError, RuntimeError) as error:  # OSError: another process has replaced it
        events.emit("index", operation="graph", stage="failed", error=str(error))
        return None
    inside = np.zeros(_covers(path), dtype=bool)
    inside[rows] = True
    return NearestGraph(index, inside)


def _make_empty(dimensions: int) -> Any:
    import hnswlib

    return hnswlib.Index(space="ip", dim=dimensions)


def find_newest(folder: Path) -> dict[str, Path]:
    """Return the newest graph of each group."""
    found = sorted(folder.glob("graph-*-*-*.links"), key=_covers)
    return {path.name.split("-")[1]: path for path in found}


def _covers(path: Path) -> int:
    """Return the number of rows that existed when the graph was built."""
    number = path.stem.split("-")[2]
    return int(number) if number.isdigit() else 0


def _checksum(path: Path) -> str:
    checksum = 0
    with path.open("rb") as file:
        while block := file.read(1 << 20):
            checksum = zlib.crc32(block, checksum)
    return f"{checksum:08x}"
