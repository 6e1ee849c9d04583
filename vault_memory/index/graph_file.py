"""Store graphs on disk without their vectors: a seventh of the size of hnswlib's file, which repeats every vector.

hnswlib's file is a head of numbers, then for each element its links, its vector and its label (the row of the vector),
then the links of the upper levels. This format omits the vectors; `load` fills them in from the rows. So the links can
have been computed from shorter (projected) vectors than those that are searched.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
from numpy.typing import NDArray

from vault_memory.index.quantized import QuantizedVectors

_HEAD = 96  # bytes
_NUMBERS = struct.Struct("<6Q")  # start of the head, ending in: element count and size, offsets of label and vector
_SIZES = 24  # offset of the last three of these numbers
_BLOCK = 4_096  # elements
_SAMPLE = 16  # number of vectors compared with those that hnswlib has loaded


def strip(full: Path, target: Path, dimensions: int) -> None:
    """Copy the file ``full``, which hnswlib wrote, to ``target`` without its vectors."""
    with full.open("rb") as read, target.open("wb") as write:
        head = read.read(_HEAD)
        count, size, label, vector = _parse_head(head)
        after = vector + 4 * dimensions
        write.write(head[:_SIZES] + struct.pack("<3Q", after + size - label, after, vector) + head[_NUMBERS.size :])
        for start in range(0, count, _BLOCK):
            block = _read_elements(read, min(_BLOCK, count - start), size)
            write.write(np.delete(block, np.s_[vector:label], axis=1).tobytes())
        while rest := read.read(1 << 20):
            write.write(rest)
        write.flush()
        os.fsync(write.fileno())


def load(path: Path, vectors: QuantizedVectors, index: Any) -> NDArray[np.int64]:
    """Load a stripped file into an empty hnswlib index and return the rows in it.

    Raises OSError, ValueError, IndexError or RuntimeError.
    """
    with _open_temporary() as (file, name):
        with path.open("rb") as read:
            _fill(read, vectors, file)
        file.flush()
        index.load_index(name)
    rows = np.asarray(index.get_ids_list(), dtype=np.int64)
    sample = rows[:: max(1, len(rows) // _SAMPLE)]
    if not np.array_equal(index.get_items(sample), vectors[sample]):
        raise ValueError("hnswlib reads other vectors than were written: the layout of its file is not known here")
    return rows


def _fill(read: BinaryIO, vectors: QuantizedVectors, write: BinaryIO) -> None:
    """Restore hnswlib's file from a stripped one."""
    head = read.read(_HEAD)
    count, size, label, vector = _parse_head(head)
    width = label - vector
    if width != 4 * vectors.dimensions:
        raise ValueError("a graph of other vectors")
    write.write(head)
    for start in range(0, count, _BLOCK):
        links = _read_elements(read, min(_BLOCK, count - start), size - width)
        rows = np.ascontiguousarray(links[:, vector:]).view(np.int64)[:, 0]
        element = np.empty((len(links), size), dtype=np.uint8)
        element[:, :vector], element[:, label:] = links[:, :vector], links[:, vector:]
        element[:, vector:label] = vectors[rows].view(np.uint8)
        write.write(element.data)
    while rest := read.read(1 << 20):
        write.write(rest)


def _parse_head(head: bytes) -> tuple[int, int, int, int]:
    """Return the number of elements, the size of one in bytes, and the offsets of its label and its vector."""
    if len(head) < _HEAD:
        raise ValueError("the graph is cut short")
    _, _, count, size, label, vector = _NUMBERS.unpack_from(head)
    if not 0 < vector < label or label + 8 != size:
        raise ValueError("no graph of hnswlib as it is known here")
    return count, size, label, vector


def _read_elements(file: BinaryIO, count: int, size: int) -> NDArray[np.uint8]:
    """Return the elements as bytes, one row each. Raises ValueError if the file is cut short."""
    return np.frombuffer(file.read(count * size), dtype=np.uint8).reshape(count, size)


@contextmanager
def _open_temporary() -> Iterator[tuple[BinaryIO, str]]:
    """Open a file that hnswlib can read by name: in memory if the system allows it, else in the temporary folder."""
    try:
        number = os.memfd_create("graph")
    except (AttributeError, OSError):  # another system, or one that forbids it
        number = -1
    if number >= 0:
        with os.fdopen(number, "wb") as memory:
            yield memory, f"/proc/self/fd/{number}"
        return
    import tempfile

    with tempfile.TemporaryDirectory(prefix="vault-memory-") as folder:
        name = Path(folder) / "graph"
        with name.open("wb") as file:
            yield file, str(name)
