"""Rate how likely a sentence tells an assistant how to answer from now on, by a regression over words and a vector.

The vector is the one by which the filing encoder compares statements with topics. ``bench/fit_directions.py`` fits the
weights. English only.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

import numpy as np

from vault_memory.archive.extraction.rules.sentence_words import list_words
from vault_memory.llm.encoder import embed_filed

if TYPE_CHECKING:
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class DirectionWeights:
    """What each of `list_words`, and each dimension of the vector, adds to the log odds.

    ``read_from``: the sum over the words from which on the vector is looked at; below it, no sentence of the labelled
    ones is a direction.
    """

    constant: float
    read_from: float
    words: Mapping[str, float]
    vector: NDArray[np.float64]


@cache
def load_weights() -> DirectionWeights:
    """Return the packaged weights."""
    file = resources.files("vault_memory.archive.extraction.rules").joinpath("direction_coefficients.json")
    found = json.loads(file.read_text(encoding="utf-8"))
    return DirectionWeights(**{**found, "vector": np.array(found["vector"], dtype=np.float64)})


def rate_direction(text: str) -> float:
    """Return the log odds that a sentence is a direction; -inf where its words say that it is none."""
    known = load_weights()
    total = known.constant + sum(known.words.get(each, 0.0) for each in set(list_words(text)))
    if total < known.read_from:
        return float("-inf")
    return total + float(known.vector @ embed_filed(text, text, "", ""))
