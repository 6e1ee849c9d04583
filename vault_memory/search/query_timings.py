"""Measure the time and the results of the embedder and the retrievers for one query, for the query log."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from datetime import datetime
from time import perf_counter
from typing import TYPE_CHECKING, Any

from vault_memory.models import Hit, ScoredLabels
from vault_memory.search.metrics import QueryRecord

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

TOP = 3  # similarities kept


class QueryTimings:
    """The times of one search, in seconds, and the number of entries that each retriever found."""

    def __init__(self) -> None:
        self._seconds: dict[str, float] = defaultdict(float)
        self._found: Counter[str] = Counter()
        self._begun, self._rest = perf_counter(), 0.0

    def retrieve(self, stage: str, source: str, ask: Callable[[], ScoredLabels]) -> ScoredLabels:
        """Call a retriever and return its results; add its time to ``stage`` and the number found to ``source``."""
        started = perf_counter()
        found = ask()
        self._seconds[stage] += perf_counter() - started
        self._found[source] += len(found)
        return found

    def embed(self, embed: Callable[[Sequence[str]], NDArray[np.float32]], texts: Sequence[str]) -> NDArray[np.float32]:
        """Embed the texts, measure the time, and return the vectors."""
        started = perf_counter()
        vectors = embed(texts)
        self._seconds["embed"] += perf_counter() - started
        return vectors

    def stop(self) -> None:
        """End the measurement. Time spent neither on embedding nor on retrieval counts as ranking."""
        self._rest = perf_counter() - self._begun - sum(self._seconds.values())

    def record(
        self, verb: str, query: str, hits: Sequence[Hit], now: datetime, took_ms: float, **values: Any
    ) -> QueryRecord:
        """Return a record of the measurements until `stop`; ``took_ms`` is the duration of the whole answer.

        ``values`` are further fields of the record.
        """
        stages = {stage: self._seconds[stage] for stage in ("embed", "dense", "lexical")}
        stages["rerank"] = max(0.0, self._rest)
        mix: Counter[str] = Counter(hit.entry.tier for hit in hits)
        similarities = sorted((hit.explain["cosine"] for hit in hits if "cosine" in hit.explain), reverse=True)
        return QueryRecord(
            now,
            verb,
            query,
            sources=dict(self._found) | {"summaries": mix["summary"] + mix["recap"], "profile": mix["profile"]},
            mix=dict(mix),
            latency={stage: round(value * 1000, 3) for stage, value in stages.items()} | {"total": took_ms},
            similarities=tuple(similarities[:TOP]),
            **values,
        )
