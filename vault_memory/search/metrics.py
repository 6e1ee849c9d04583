"""Record latency, sources and results of every query in ``.state/metrics.db`` (FEATURES R10).

A record that cannot be written is dropped; no search fails or waits for it. The text of queries is as private as the
vault: it stays in ``.state`` and is deleted with it.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime, timedelta
from pathlib import Path

from vault_memory.errors import VaultError
from vault_memory.text.words import storable
from vault_memory.vault.state.sqlite_file import StateFile

STAGES = ("embed", "dense", "lexical", "rerank", "total")
SOURCES = ("conversation_dense", "global_dense", "lexical", "summaries", "profile")

_SCHEMA = """
CREATE TABLE IF NOT EXISTS queries (time REAL NOT NULL, record TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS queries_by_time ON queries (time);
"""
_TIDY = timedelta(hours=6)  # time between deletions of records that are too old
_CLEAN = 1  # SQLite's user_version of a file without secrets in its queries; the first versions did not redact them


@dataclass(frozen=True, slots=True)
class QueryRecord:
    """One query. ``latency``: milliseconds by stage; ``sources``: entries found by source; ``mix``: results by tier.

    ``budget``, ``used`` and ``overflow`` are numbers of tokens for a context; else None.
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


class Metrics:
    """The records of one vault. `add` raises nothing and does not wait for other processes."""

    def __init__(self, root: Path) -> None:
        self._file = StateFile(root, "metrics.db", _SCHEMA)
        self._tidied: datetime | None = None

    def add(self, record: Callable[[], QueryRecord], now: datetime, days: int) -> None:
        """Store a record later; ``record`` is called when it is written. Records older than ``days`` are deleted."""
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
        """Delete the records older than ``days``; return how many."""
        deleted: list[int] = []

        def work(db: sqlite3.Connection) -> None:
            oldest = (now - timedelta(days=days)).timestamp()
            deleted.append(db.execute("DELETE FROM queries WHERE time < ?", (oldest,)).rowcount)

        return deleted[-1] if self._file.write(work) == "written" else 0

    def clean(self, without_secrets: Callable[[Sequence[str]], list[str]]) -> int:
        """Remove secrets from the queries that earlier versions stored, once; return the number of changed records.

        Nothing of the secrets stays in the file. If another process holds the file, the next call tries again.
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
        """Erase the text and the conversation of all queries, and keep the figures.

        A query may mention something forgotten, in other words than the forgotten text. Raises VaultError.
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
