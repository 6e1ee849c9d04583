"""Compute the direction of the sum of a text's word vectors, by which texts are compared without an embedder."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from vault_memory.models.entry_record import word_codes
from vault_memory.text.word_vectors import DIMENSIONS, look_up
from vault_memory.text.words import words

if TYPE_CHECKING:
    from numpy.typing import NDArray

_LONGEST = 600  # characters of a text whose words are embedded


@lru_cache(maxsize=2_048)
def embed_words(text: str) -> NDArray[np.float64]:
    """Return a unit vector of `DIMENSIONS` values; zeros for a text none of whose words has a vector.

    The same array is returned again for the same text: it must not be changed.
    """
    _, rows = look_up(word_codes(words(text[:_LONGEST])))
    total = rows.sum(axis=0, dtype=np.float64) if len(rows) else np.zeros(DIMENSIONS)
    length = float(np.linalg.norm(total))
    return total / length if length else total
