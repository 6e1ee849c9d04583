"""Look up vectors of word stems, by which the ranker compares the meaning of a question with that of a text.

The table is ``word_vectors.npy``: for each stem the code that the index keeps of it, and a row of 128 dimensions. The
rows are those of a static model that was taught by all-MiniLM-L6-v2 (Apache-2.0) on English sentences, so that the sum
of the rows of a text points where MiniLM's vector of it does; frequent words have short rows. ``bench/word_vectors.py``
makes it. It is mapped from the file, and only what is looked up is read.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

DIMENSIONS = 128
ROW = np.dtype([("code", "<u4"), ("scale", "<f4"), ("row", "i1", (DIMENSIONS,))])
"""``code``: `models.entry_record.word_code` of the stem, ascending. ``scale``: what the whole numbers of a row are
multiplied by.
"""
PATH = Path(__file__).with_name("word_vectors.npy")


def look_up(codes: NDArray[np.uint32]) -> tuple[NDArray[np.intp], NDArray[np.float32]]:
    """Return which of the codes are known, as places among them, and their rows, shape (known, `DIMENSIONS`)."""
    known, table = _codes(), _table()
    at = np.minimum(known.searchsorted(codes), len(known) - 1)
    found = np.flatnonzero(known[at] == codes)
    at = at[found]
    rows = np.multiply(table["row"][at], table["scale"][at][:, None], dtype=np.float32)
    return found, rows


@cache
def _table() -> NDArray[np.void]:
    table: NDArray[np.void] = np.load(PATH, mmap_mode="r")
    return table.view(np.ndarray)


@cache
def _codes() -> NDArray[np.uint32]:
    return np.ascontiguousarray(_table()["code"])
