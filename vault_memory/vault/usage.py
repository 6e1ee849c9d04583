"""When each cell was last brought up, and how often: ``.state/usage.db`` (FEATURES R6, A10).

Kept beside the documents, so that reading makes no churn in them. A cell that was never brought up counts from when
it was written; where the state is missing the clocks start now, so that nothing fades for having been copied.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from vault_memory.models import Entry
from vault_memory.vault.statedb import StateFile

_SCHEMA = """
CREATE TABLE IF NOT EXISTS began (only INTEGER PRIMARY KEY CHECK (only = 1), time REAL NOT NULL);
CREATE TABLE IF NOT EXISTS usage (key TEXT PRIMARY KEY, last REAL NOT NULL, count INTEGER NOT NULL) WITHOUT ROWID;
"""
_DAY = 86_400.0  # seconds
_BATCH = 500  # below SQLite's least bound of variables
_WAITING = 1_000  # touches kept while another process writes


@dataclass(frozen=True, slots=True)
class Access:
    """When a cell was last brought up, and how often."""

    last: datetime
    count: int


def key(entry: Entry) -> str:
    """What a cell is known by: an id of ours, which moves with it; else its place in its document."""
    return entry.id if entry.id.startswith("vm-") else entry.key


class Usage:
    """The clocks of one vault. Touching raises nothing and waits for nobody."""

    def __init__(self, root: Path) -> None:
        self._file = StateFile(root, "usage.db", _SCHEMA)
        self._waiting: list[tuple[str, float]] = []
        self._lock = threading.Lock()

    def touch(self, entries: Iterable[Entry], now: datetime) -> None:
        """The cells among ``entries`` were brought up."""
        moment = now.timestamp()
        with self._lock:
            touched = self._waiting + [(key(entry), moment) for entry in entries if entry.tier == "cell"]
            if not touched:
                return

            def work(db: sqlite3.Connection) -> None:
                db.execute("INSERT OR IGNORE INTO began VALUES (1, ?)", (moment,))
                db.executemany(
                    "INSERT INTO usage VALUES (?, ?, 1) ON CONFLICT (key) DO UPDATE"
                    " SET last = max(last, excluded.last), count = count + 1",
                    touched,
                )

            self._waiting = touched[-_WAITING:] if self._file.write(work) == "busy" else []

    def accesses(self, keys: Iterable[str]) -> dict[str, Access]:
        """Of those that were ever brought up."""
        wanted = list(dict.fromkeys(keys))
        found: dict[str, Access] = {}
        for start in range(0, len(wanted), _BATCH):
            part = wanted[start : start + _BATCH]
            marks = ",".join("?" * len(part))
            rows = self._file.read(f"SELECT key, last, count FROM usage WHERE key IN ({marks})", part)
            found.update({name: Access(datetime.fromtimestamp(last, UTC), count) for name, last, count in rows})
        return found

    def idle_days(self, entries: Iterable[Entry], now: datetime) -> dict[str, float]:
        """Days, by entry key, since each was last brought up; never: since it was written, or the clocks began."""
        cells = list(entries)
        began = self.began(now)
        known: Mapping[str, Access] = self.accesses(map(key, cells))
        days: dict[str, float] = {}
        for entry in cells:
            access = known.get(key(entry))
            written = entry.updated or entry.created
            since = access.last if access else max(began, written) if written else began
            days[entry.key] = max(0.0, (now - since).total_seconds() / _DAY)
        return days

    def began(self, now: datetime) -> datetime:
        """Since when uses are recorded; ``now`` where they are not yet."""
        rows = self._file.read("SELECT time FROM began")
        return datetime.fromtimestamp(rows[0][0], UTC) if rows else now

    def close(self) -> None:
        self._file.close()
