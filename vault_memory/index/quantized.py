"""Store unit vectors with one byte per dimension: a quarter of the size; cosines change by at most .003.

A record contains the values of a vector, scaled so that the largest is 127, and the factor that restores unit length.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from vault_memory.errors import IndexDamaged
from vault_memory.models.columns import dot_rows

_BLOCK = 2_048  # vectors decoded together; so many fit into the processor's cache

Rows = NDArray[np.int64]


def record_type(dimensions: int) -> np.dtype[np.void]:
    """Return the type of a vector's record."""
    return np.dtype([("scale", "<f4"), ("values", "i1", (dimensions,))])


def quantize(vectors: NDArray[np.float32]) -> NDArray[np.void]:
    """Return the records of unit vectors; zero vectors stay zero."""
    records = np.zeros(len(vectors), dtype=record_type(vectors.shape[1]))
    largest = np.abs(vectors).max(axis=1, keepdims=True, initial=0.0)
    values = np.rint(vectors * np.divide(127.0, largest, out=np.zeros_like(largest), where=largest > 0))
    lengths = np.sqrt(np.einsum("ij,ij->i", values, values))
    records["values"] = values
    records["scale"] = np.divide(1.0, lengths, out=np.zeros_like(lengths), where=lengths > 0)
    return records


class QuantizedVectors:
    """The vectors that `quantize` encoded, by row."""

    def __init__(self, records: NDArray[np.void]) -> None:
        self._values: NDArray[np.int8] = records["values"]
        self._scales: NDArray[np.float32] = records["scale"]

    def __len__(self) -> int:
        return len(self._scales)

    @property
    def dimensions(self) -> int:
        return int(self._values.shape[1])

    def __getitem__(self, rows: Rows | list[int] | slice) -> NDArray[np.float32]:
        """Return the vectors of those rows."""
        with np.errstate(over="ignore", invalid="ignore"):  # `cosines` and `Embeddings.sound` detect damage
            found = self._values[rows].astype(np.float32)
            found *= self._scales[rows][:, None]
        return found

    def cosines(self, query: NDArray[np.float32], rows: Rows | None = None) -> NDArray[np.float32]:
        """Return `cosines` of all vectors, or of those of ``rows``."""
        scales = self._scales if rows is None else self._scales[rows]
        found = np.empty(len(scales), dtype=np.float32)
        decoded = np.empty((min(_BLOCK, len(scales)), self.dimensions), dtype=np.float32)
        for start in range(0, len(scales), _BLOCK):
            chosen = slice(start, start + _BLOCK)
            values = self._values[chosen if rows is None else rows[chosen]]
            block = decoded[: len(values)]
            np.copyto(block, values)
            found[chosen] = dot_rows(block, query)
        with np.errstate(over="ignore", invalid="ignore"):
            return _check(found * scales)


def cosines(matrix: NDArray[np.float32], query: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return cosines of unit rows with a unit vector, to six places. Raises IndexDamaged for other rows."""
    with np.errstate(over="ignore", invalid="ignore"):
        return _check(dot_rows(matrix, query))


def _check(found: NDArray[np.float32]) -> NDArray[np.float32]:
    if len(found) and not np.abs(found).max() < 1.01:  # also true for NaN
        raise IndexDamaged("the index's vectors are damaged")
    return np.asarray(np.round(found, 6))
