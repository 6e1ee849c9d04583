"""The map of `memory.topics`: a layout of the topics in which similar topics lie close together."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vault_memory.api.open_vault import OpenVault
from vault_memory.models import TopicRow
from vault_memory.models.entry_record import tier_code

_FEWEST = 3  # least number of topics for a map


@dataclass(frozen=True, slots=True)
class TopicPlace:
    """A topic's place on a plane, each axis from 0 to 1."""

    topic: TopicRow
    x: float
    y: float


def map_topics(vault: OpenVault, limit: int) -> list[TopicPlace]:
    """Return the places of the ``limit`` largest topics; none without an embedder."""
    rows = sorted(vault.index.topic_rows(), key=lambda row: -row.cells)[:limit]
    means = _mean_vectors(vault)
    rows = [row for row in rows if row.path in means]
    if len(rows) < _FEWEST:
        return []
    places = layout(np.stack([means[row.path] for row in rows])).round(4).tolist()
    return [TopicPlace(row, x, y) for row, (x, y) in zip(rows, places, strict=True)]


def layout(vectors: NDArray[np.float32]) -> NDArray[np.float64]:
    """Return coordinates for unit vectors from their two main components, shape (n, 2), each axis from 0 to 1.

    Each coordinate is the mean of the scaled component and its rank; ranks spread the topics evenly over the plane.
    """
    centred = vectors - vectors.mean(axis=0)
    left, scale, _ = np.linalg.svd(centred, full_matrices=False)
    plane = left[:, :2] * scale[:2]
    ranks = plane.argsort(axis=0).argsort(axis=0) / max(1, len(plane) - 1)
    spread = (plane - plane.min(axis=0)) / np.maximum(np.ptp(plane, axis=0), 1e-9)
    return np.asarray((ranks + spread) / 2, dtype=np.float64)


def _mean_vectors(vault: OpenVault) -> dict[str, NDArray[np.float32]]:
    """Return the mean direction of each topic's statements and summary, by path."""
    columns = vault.index.snapshot().columns()
    tiers = columns.column("tier")
    chosen = columns.labels[(tiers == tier_code("cell")) | (tiers == tier_code("summary"))]
    vectors = vault.index.snapshot().vectors(chosen)
    if not vectors.size:
        return {}
    entries = vault.index.snapshot().entries([int(label) for label in chosen])
    sums: dict[str, NDArray[np.float32]] = {}
    for label, vector in zip(chosen, vectors, strict=True):
        if (entry := entries.get(int(label))) is not None:
            sums[entry.path] = sums[entry.path] + vector if entry.path in sums else vector.copy()
    return {path: total / norm for path, total in sums.items() if (norm := float(np.linalg.norm(total))) > 0}
