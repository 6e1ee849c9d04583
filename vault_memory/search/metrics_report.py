"""Aggregate the records of queries: how often a search found something, its latency, and what it returned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import datetime, timedelta
from typing import Any

import numpy as np

from vault_memory.search.metrics import SOURCES, STAGES, QueryRecord
from vault_memory.text.display import count_noun, format_moment


@dataclass(frozen=True, slots=True)
class Day:
    """One day's queries, in UTC."""

    date: str
    queries: int
    hit_rate: float
    p95_ms: float


@dataclass(frozen=True, slots=True)
class MetricsReport:
    """What many queries say together. Shares are of 1; times in milliseconds; budgets in tokens."""

    since: datetime
    queries: int = 0
    verbs: Mapping[str, int] = field(default_factory=dict)
    hit_rate: float = 0.0
    mean_top_similarity: float | None = None  # of the best memory of each query that has one
    latency: Mapping[str, Mapping[str, float]] = field(default_factory=dict)  # stage → p50, p95, p99
    sources: Mapping[str, float] = field(default_factory=dict)  # mean found per query
    mix: Mapping[str, float] = field(default_factory=dict)  # share of what was returned, by tier
    budget: Mapping[str, float] = field(default_factory=dict)  # used: median, p95; limit; overflow: share of contexts
    flags: Mapping[str, float] = field(default_factory=dict)  # share of queries with it on, or the mean of a number
    summary_frequency: float = 0.0  # share of queries that returned a topic summary
    days: tuple[Day, ...] = ()

    def __str__(self) -> str:
        asked = count_noun(self.queries, "query", "queries")
        return f"{asked} since {self.since:%Y-%m-%d}, {self.hit_rate:.0%} found something"


def report(records: Sequence[QueryRecord], since: datetime) -> MetricsReport:
    """Aggregate ``records``."""
    if not records:
        return MetricsReport(since)
    top = [record.similarities[0] for record in records if record.similarities]
    returned: Counter[str] = Counter()
    for record in records:
        returned.update(record.mix)
    return MetricsReport(
        since,
        queries=len(records),
        verbs=dict(Counter(record.verb for record in records)),
        hit_rate=_share(record.hit for record in records),
        mean_top_similarity=round(float(np.mean(top)), 4) if top else None,
        latency={stage: _percentiles([record.latency.get(stage, 0.0) for record in records]) for stage in STAGES},
        sources={s: round(float(np.mean([record.sources.get(s, 0) for record in records])), 2) for s in SOURCES},
        mix={tier: round(count / returned.total(), 4) for tier, count in sorted(returned.items())},
        budget=_budget([record for record in records if record.budget is not None]),
        flags=_flags(records),
        summary_frequency=_share("summary" in record.mix for record in records),
        days=tuple(_days(records)),
    )


def to_json(found: MetricsReport) -> dict[str, Any]:
    return asdict(found) | {"since": format_moment(found.since)}


def _share(truths: Iterable[bool]) -> float:
    known = list(truths)
    return round(sum(known) / len(known), 4)


def _percentiles(values: Sequence[float]) -> dict[str, float]:
    found = np.percentile(values, (50, 95, 99))
    return {f"p{p}": round(float(value), 3) for p, value in zip((50, 95, 99), found, strict=True)}


def _budget(records: Sequence[QueryRecord]) -> dict[str, float]:
    if not records:
        return {}
    used = [record.used or 0 for record in records]
    return {
        "contexts": len(records),
        "median": float(np.median(used)),
        "p95": round(float(np.percentile(used, 95)), 1),
        "limit": float(np.median([record.budget or 0 for record in records])),
        "overflow": _share(bool(record.overflow) for record in records),
    }


def _flags(records: Sequence[QueryRecord]) -> dict[str, float]:
    names = sorted({name for record in records for name in record.flags})
    return {
        name: round(float(np.mean([float(record.flags[name]) for record in records if name in record.flags])), 4)
        for name in names
    }


def _days(records: Sequence[QueryRecord]) -> Iterable[Day]:
    """Yield every day from the first record's to the last's, idle days included."""
    by_day: dict[str, list[QueryRecord]] = {}
    for record in records:
        by_day.setdefault(record.time.date().isoformat(), []).append(record)
    first, last = records[0].time.date(), records[-1].time.date()
    for ahead in range((last - first).days + 1):
        date = (first + timedelta(days=ahead)).isoformat()
        found = by_day.get(date, [])
        totals = [record.latency.get("total", 0.0) for record in found]
        rate = _share(record.hit for record in found) if found else 0.0
        yield Day(date, len(found), rate, _percentiles(totals)["p95"] if totals else 0.0)
