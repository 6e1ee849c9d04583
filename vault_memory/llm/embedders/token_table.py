"""Read the rows of a static model's tokens from its mapped file, and convert each row when it is first needed."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

_NAME = "embedding.weight"
_FIRST, _MOST = 1024, 8192  # rows that there is room for at first, and that are kept: the first are the common ones


class TokenTable:
    """A half-precision tensor in a safetensors file: 8 bytes of header length, a JSON header with offsets, the data."""

    def __init__(self, path: Path) -> None:
        with path.open("rb") as file:
            length = int.from_bytes(file.read(8), "little")
            place = json.loads(file.read(length))[_NAME]
        self._stored: NDArray[np.float16] = np.asarray(
            np.memmap(path, np.float16, "r", 8 + length + place["data_offsets"][0], tuple(place["shape"]))
        )
        self._rows = np.zeros((_FIRST, self._stored.shape[1]), dtype=np.float32)
        self._places = np.full(len(self._stored), -1, dtype=np.int32)  # of each token among them; -1: not widened yet
        self._count = 0
        self._lock = threading.Lock()

    def take(self, numbers: NDArray[np.uint16]) -> NDArray[np.float32]:
        """Return the rows of the tokens, in single precision."""
        places = self._places[numbers]
        if (places < 0).any() and self._count < _MOST:
            with self._lock:
                self._widen(np.array(sorted(set(numbers[self._places[numbers] < 0].tolist())), dtype=np.uint16))
            places = self._places[numbers]
        rows = self._rows.take(places, axis=0, mode="clip")
        if (missing := places < 0).any():
            rows[missing] = self._stored[numbers[missing]]
        return rows

    def _widen(self, new: NDArray[np.uint16]) -> None:
        end = self._count + len(new)
        if end > len(self._rows):
            rows = np.zeros((max(end, 2 * len(self._rows)), self._rows.shape[1]), dtype=np.float32)
            rows[: self._count] = self._rows[: self._count]
            self._rows = rows
        self._rows[self._count : end] = self._stored[new]
        self._places[new] = np.arange(self._count, end)
        self._count = end
