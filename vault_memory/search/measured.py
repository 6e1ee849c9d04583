"""One query measured from outside: index and embedder in shells that count and time what goes through.

So the ranking knows nothing of metrics, and a search without them costs nothing.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from datetime import datetime
from time import perf_counter
from typing import TYPE_CHECKING, Any, cast

from vault_memory.models import Embedder, Filter, Hit, ScoredLabels, SearchIndex, Thresholds
from vault_memory.search.metrics import QueryRecord

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

TOP = 3  # similarities kept


class Measured:
    """An index and an embedder for one search. Times are in seconds."""

    def __init__(self, index: SearchIndex, embedder: Embedder | None) -> None:
        self._index, self._embedder = index, embedder
        self.seconds: dict[str, float] = defaultdict(float)
        self.found: Counter[str] = Counter()
        self._begun, self._rest = perf_counter(), 0.0

    @property
    def index(self) -> SearchIndex:
        return cast(SearchIndex, _Index(self._index, self))

    @property
    def embedder(self) -> Embedder | None:
        return None if self._embedder is None else _Embedder(self._embedder, self)

    def stop(self) -> None:
        """The answer is there: what of the time was neither embedding nor one of the arms was ranking."""
        self._rest = perf_counter() - self._begun - sum(self.seconds.values())

    def record(
        self, verb: str, query: str, hits: Sequence[Hit], now: datetime, took_ms: float, **values: Any
    ) -> QueryRecord:
        """What was measured until it was stopped, where the whole answer took ``took_ms``.

        ``values`` are further fields of the record.
        """
        stages = {stage: self.seconds[stage] for stage in ("embed", "dense", "lexical")}
        stages["rerank"] = max(0.0, self._rest)
        mix: Counter[str] = Counter(hit.entry.tier for hit in hits)
        similarities = sorted((hit.explain["cosine"] for hit in hits if "cosine" in hit.explain), reverse=True)
        return QueryRecord(
            now,
            verb,
            query,
            sources=dict(self.found) | {"summaries": mix["summary"] + mix["recap"], "profile": mix["profile"]},
            mix=dict(mix),
            latency={stage: round(value * 1000, 3) for stage, value in stages.items()} | {"total": took_ms},
            similarities=tuple(similarities[:TOP]),
            **values,
        )


class _Index:
    """`models.SearchIndex`; what is neither arm is passed through, and its time is the ranking's."""

    def __init__(self, index: SearchIndex, to: Measured) -> None:
        self._index, self._to = index, to

    def __len__(self) -> int:
        return len(self._index)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._index, name)

    def lexical(self, words: Sequence[str], boosts: Mapping[str, float], limit: int, where: Filter) -> ScoredLabels:
        return self._timed("lexical", "lexical", self._index.lexical, words, boosts, limit, where)

    def phrase(self, words: Sequence[str], limit: int, where: Filter) -> ScoredLabels:
        return self._timed("lexical", "lexical", self._index.phrase, words, limit, where)

    def dense(self, vector: NDArray[np.float32], limit: int, where: Filter) -> ScoredLabels:
        source = "conversation_dense" if where.conversation else "global_dense"
        return self._timed("dense", source, self._index.dense, vector, limit, where)

    def _timed(self, stage: str, source: str, ask: Any, *arguments: object) -> ScoredLabels:
        begun = perf_counter()
        found: ScoredLabels = ask(*arguments)
        self._to.seconds[stage] += perf_counter() - begun
        self._to.found[source] += len(found)
        return found


class _Embedder:
    def __init__(self, embedder: Embedder, to: Measured) -> None:
        self._embedder, self._to = embedder, to

    @property
    def name(self) -> str:
        return self._embedder.name

    @property
    def dimensions(self) -> int:
        return self._embedder.dimensions

    @property
    def thresholds(self) -> Thresholds:
        return self._embedder.thresholds

    @property
    def contextual(self) -> bool:
        return self._embedder.contextual

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        begun = perf_counter()
        vectors = self._embedder.embed(texts)
        self._to.seconds["embed"] += perf_counter() - begun
        return vectors
