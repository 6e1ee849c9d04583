"""How searches do, query by query: ``.state/metrics.db`` (FEATURES R10).

A record that cannot be written is dropped; no search fails or waits for it. The text of queries is as private as the
vault: it stays in ``.state`` and goes with it.
"""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import numpy as np

from vault_memory.errors import VaultError
from vault_memory.text.display import count_noun, format_moment
from vault_memory.text.words import storable
from vault_memory.vault.state.sqlite_file import StateFile

STAGES = ("embed", "dense", "lexical", "rerank", "total")
SOURCES = ("conversation_dense", "global_dense", "lexical", "summaries", "profile")

_SCHEMA = """
CREATE TABLE IF NOT EXISTS queries (time REAL NOT NULL, record TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS queries_by_time ON queries (time);
"""
_TIDY = timedelta(hours=6)  # between looks for records that are too old
_CLEAN = 1  # SQLite's user_version of a file in which no query holds a secret: the first versions kept them as asked


@dataclass(frozen=True, slots=True)
class QueryRecord:
    """One query. ``latency`` in milliseconds per stage; ``sources``: what each found; ``mix``: what was returned.

    ``budget``, ``used`` and ``overflow``, in tokens, are those of a context; else None.
    """

    time: datetime
    verb: str  # search, context, recall
    query: str
    conversation: str = ""
    sources: Mapping[str, int] = field(default_factory=dict)
    mix: Mapping[str, int] = field(default_factory=dict)
    latency: Mapping[str, float] = field(default_factory=dict)
    similarities: tuple[float, ...] = ()
    flags: Mapping[str, float | bool] = field(default_factory=dict)
    budget: int | None = None
    used: int | None = None
    overflow: int | None = None

    @property
    def hit(self) -> bool:
        return bool(self.mix)


# --------------------------------------------------------------------------------------------------
# Keeping


class Metrics:
    """The records of one vault. Writing raises nothing and waits for nobody."""

    def __init__(self, root: Path) -> None:
        self._file = StateFile(root, "metrics.db", _SCHEMA)
        self._tidied: datetime | None = None

    def add(self, record: Callable[[], QueryRecord], now: datetime, days: int) -> None:
        """Keep a record, which is made only when it is written; those older than ``days`` go."""
        due = self._tidied is None or abs(now - self._tidied) > _TIDY
        oldest = (now - timedelta(days=days)).timestamp()

        def work(db: sqlite3.Connection) -> None:
            made = record()
            values = {each.name: getattr(made, each.name) for each in fields(made) if each.name != "time"}
            text = storable(json.dumps(values, ensure_ascii=False))
            db.execute("INSERT INTO queries VALUES (?, ?)", (made.time.timestamp(), text))
            if due:
                db.execute("DELETE FROM queries WHERE time < ?", (oldest,))
                self._tidied = now

        self._file.run_later(work)

    def tidy(self, now: datetime, days: int) -> int:
        """Delete the records older than ``days``; how many."""
        deleted: list[int] = []

        def work(db: sqlite3.Connection) -> None:
            oldest = (now - timedelta(days=days)).timestamp()
            deleted.append(db.execute("DELETE FROM queries WHERE time < ?", (oldest,)).rowcount)

        return deleted[-1] if self._file.write(work) == "written" else 0

    def clean(self, without_secrets: Callable[[Sequence[str]], list[str]]) -> int:
        """Take secrets out of what earlier versions kept, once, without a trace; of how many records.

        What another process keeps from being done is left to the next time.
        """
        if self._file.read("PRAGMA user_version") in ([], [(_CLEAN,)]):
            return 0
        rows = self._file.read("SELECT rowid, record FROM queries")
        asked = [(values["query"], values.get("conversation", "")) for values in (json.loads(row[1]) for row in rows)]
        clean = without_secrets([text for pair in asked for text in pair])
        changed = [
            (*texts, rowid)
            for (rowid, _), before, texts in zip(rows, asked, zip(clean[::2], clean[1::2], strict=True), strict=True)
            if texts != before
        ]
        setting = "json_set(record, '$.query', ?, '$.conversation', ?)"
        try:
            if changed:
                self._file.purge(
                    lambda db: db.executemany(f"UPDATE queries SET record = {setting} WHERE rowid = ?", changed)
                )
        except VaultError:
            return 0
        self._file.write(lambda db: db.execute(f"PRAGMA user_version = {_CLEAN}"))
        return len(changed)

    def list_since(self, moment: datetime) -> list[QueryRecord]:
        """Return records from ``moment`` on, oldest first."""
        chosen = "SELECT time, record FROM queries WHERE time >= ? ORDER BY time, rowid"
        rows = self._file.read(chosen, (moment.timestamp(),))
        return [_decode_record(time, text) for time, text in rows]

    def forget_queries(self) -> None:
        """Keep the figures and drop what was asked, without a trace: a query may name what is to be forgotten.

        All of them, since a question need not use the words of the answer. Raises VaultError.
        """
        self._file.purge(
            lambda db: db.execute("UPDATE queries SET record = json_set(record, '$.query', '', '$.conversation', '')")
        )

    def close(self) -> None:
        self._file.close()


def _decode_record(time: float, text: str) -> QueryRecord:
    values = json.loads(text)
    values["similarities"] = tuple(values["similarities"])
    return QueryRecord(datetime.fromtimestamp(time, UTC), **values)


# --------------------------------------------------------------------------------------------------
# Looking at many


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
