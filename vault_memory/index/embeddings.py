"""Store vectors by the hash of their text: two append-only files with the same rows, in a folder for each embedder.

``codes`` contains vectors with one byte per dimension (`index.quantized`), which readers memory-map; ``hashes``
contains the hash of each row's text. Each text is embedded only once: rows that no entry uses stay as a cache, for an
undone edit or a rebuild. Appending writes only the new rows; the next writer cuts off an incomplete row at the end.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
from collections.abc import Collection, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from vault_memory.index.quantized import QuantizedVectors, quantize, record_type

HASH_BYTES = 16
_FORMAT = "-8"  # bits per dimension; earlier versions used 32, and no suffix in the folder's name
_BLOCK = 8192  # rows checked or converted together
_FEW = 64  # up to so many texts are looked up one by one, which is faster than building a table of all


def text_hash(text: str) -> bytes:
    return hashlib.blake2b(text.encode("utf-8", "replace"), digest_size=HASH_BYTES).digest()


def folder_name(embedder: str) -> str:
    digest = hashlib.blake2b(embedder.encode(), digest_size=4).hexdigest()
    return f"vectors-{re.sub(r'[^a-z0-9]+', '-', embedder.lower())[:40].strip('-')}-{digest}{_FORMAT}"


class Embeddings:
    """The vectors of one embedder. Readers use `vectors`; only the writer uses `find` and `append`."""

    def __init__(self, folder: Path, dimensions: int) -> None:
        self.folder = folder
        self.dimensions = dimensions
        self._type = record_type(dimensions)
        self._known: dict[bytes, int] | None = None

    def __len__(self) -> int:
        """Return the number of complete rows."""
        return min(_size(self._rows) // self._type.itemsize, _size(self._hashes) // HASH_BYTES)

    @property
    def _rows(self) -> Path:
        return self.folder / "codes"

    @property
    def _hashes(self) -> Path:
        return self.folder / "hashes"

    def vectors(self) -> QuantizedVectors:
        """Return all rows, memory-mapped."""
        count = len(self)
        if not count:
            return QuantizedVectors(np.zeros(0, dtype=self._type))
        return QuantizedVectors(np.asarray(np.memmap(self._rows, dtype=self._type, mode="r", shape=(count,))))

    def sound(self) -> bool:
        """Return whether every row is a unit vector or zero; truncated or overwritten rows are not."""
        vectors = self.vectors()
        return all(_are_units(vectors[start : start + _BLOCK]) for start in range(0, len(vectors), _BLOCK))

    def convert(self) -> None:
        """Convert the vectors of an earlier version, so that no text is embedded again."""
        old = self.folder.with_name(self.folder.name.removesuffix(_FORMAT))
        if old == self.folder or not (old / "rows").exists():
            return
        if not self._rows.exists():
            self._convert(old)
        shutil.rmtree(old, ignore_errors=True)  # on Windows another process may read it: the next call deletes it

    def _convert(self, old: Path) -> None:
        count = _size(old / "rows") // (4 * self.dimensions)
        if not count or not (old / "hashes").exists():
            return
        known, target = np.memmap(old / "rows", np.float32, "r", shape=(count, self.dimensions)), self.folder / "new"
        blocks = [known[start : start + _BLOCK] for start in range(0, count, _BLOCK)]
        if not all(map(_are_units, blocks)):
            return
        self.folder.mkdir(exist_ok=True)
        with target.open("wb") as file:
            for block in blocks:
                file.write(quantize(block).tobytes())
        shutil.copyfile(old / "hashes", self._hashes)
        target.replace(self._rows)
        self.flush()

    def find(self, hashes: Sequence[bytes]) -> dict[bytes, int]:
        """Return the rows of the texts that have one."""
        if self._known is None and len(hashes) <= _FEW:
            data = self._read_hashes()
            places = ((key, _find_aligned(data, key)) for key in hashes)
            return {key: place // HASH_BYTES for key, place in places if place >= 0}
        known = self._load()
        return {key: known[key] for key in hashes if key in known}

    def append(self, hashes: Sequence[bytes], vectors: NDArray[np.float32]) -> dict[bytes, int]:
        """Append rows and return their numbers. ``flush`` writes them to disk."""
        first = len(self)
        self.folder.mkdir(parents=True, exist_ok=True)
        for path, size, data in (
            (self._rows, first * self._type.itemsize, quantize(np.asarray(vectors, dtype=np.float32)).tobytes()),
            (self._hashes, first * HASH_BYTES, b"".join(hashes)),
        ):
            with path.open("ab") as file:
                if file.tell() != size:
                    file.truncate(size)
                file.write(data)
        added = {key: first + i for i, key in enumerate(hashes)}
        if self._known is not None:
            self._known.update(added)
        return added

    def blank(self, used: Collection[int]) -> int:
        """Overwrite every row that is not ``used``, and its hash, with zeros; return how many. Synced to disk.

        Rows keep their numbers, so references to rows stay valid.
        """
        unused = sorted(set(range(len(self))) - set(used))
        for path, size in ((self._rows, self._type.itemsize), (self._hashes, HASH_BYTES)):
            if unused:
                with path.open("rb+") as file:
                    for row in unused:
                        file.seek(row * size)
                        file.write(b"\0" * size)
        self._known = None
        self.flush()
        return len(unused)

    def flush(self) -> None:
        for path in (self._rows, self._hashes):
            if path.exists():
                with path.open("rb+") as file:
                    os.fsync(file.fileno())

    def _load(self) -> dict[bytes, int]:
        if self._known is None:
            data = self._read_hashes()
            parts = (data[i : i + HASH_BYTES] for i in range(0, len(data), HASH_BYTES))
            self._known = {part: row for row, part in enumerate(parts)}
        return self._known

    def _read_hashes(self) -> bytes:
        """Return the hashes of the complete rows."""
        return self._hashes.read_bytes()[: len(self) * HASH_BYTES] if self._hashes.exists() else b""


def _are_units(vectors: NDArray[np.float32]) -> bool:
    with np.errstate(over="ignore", invalid="ignore"):
        lengths = np.einsum("ij,ij->i", vectors, vectors)
        return bool(np.all((np.abs(lengths - 1) < 1e-3) | (lengths == 0)))


def _find_aligned(data: bytes, key: bytes) -> int:
    """Return the position of ``key`` in ``data`` that is a multiple of its length; -1 if there is none."""
    place = data.find(key)
    while place % HASH_BYTES and place >= 0:
        place = data.find(key, place + 1)
    return place


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0
