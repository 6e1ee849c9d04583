"""Load the coefficients by which topics are named and filled; ``bench/fit_topics.py`` fits them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

import numpy as np

from vault_memory.models.boosted_trees import TreeTable

if TYPE_CHECKING:
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class TopicCoefficients:
    """``common``: for each common topic the constant and the weight of each dimension of a statement's word vectors.

    ``members``: trees over the features of a statement under a name. ``names``: trees over the features of a name.
    ``member_blend``: the weights of the first trees and of the filing encoder, and the constant; ``title_blend``: the
    same of the second trees and of the encoder's probability that a name is a good title.
    """

    common: Mapping[str, NDArray[np.float64]]
    members: TreeTable
    names: TreeTable
    member_blend: Sequence[float]
    title_blend: Sequence[float]


@cache
def load_coefficients() -> TopicCoefficients:
    """Return the packaged coefficients."""
    file = resources.files("vault_memory.archive.extraction.rules").joinpath("topic_coefficients.json")
    found = json.loads(file.read_text(encoding="utf-8"))
    common = {name: np.array(weights, dtype=np.float64) for name, weights in found["common"].items()}
    trees = {name: TreeTable(found[name]) for name in ("members", "names")}
    return TopicCoefficients(**{**found, **trees, "common": common})
