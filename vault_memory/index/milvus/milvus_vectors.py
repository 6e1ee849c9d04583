"""Search the vectors of one generation on a Milvus server. Single vectors are read from the file of embeddings."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from vault_memory.index.embeddings import Embeddings
from vault_memory.index.hits import no_hits
from vault_memory.index.milvus.milvus_words import MilvusWords
from vault_memory.index.vectors import SelectedEntries
from vault_memory.models import Filter, ScoredLabels


class MilvusVectors:
    """Implement `backend_interface.NearestEntries`."""

    def __init__(self, embeddings: Embeddings, words: MilvusWords | None) -> None:
        self.stored, self._words = embeddings.vectors(), words

    def find(self, unit: NDArray[np.float32], limit: int, where: Filter, part: SelectedEntries) -> ScoredLabels:
        group = None if self._words is None else self._words.group(part.group)
        if group is None or self._words is None or self._words.dimensions != len(unit):
            return no_hits()
        return group.fetch("dense", unit, limit, where, part, digits=6)
