"""Record when each cell was last used, and how often, in ``.state/usage.db`` (FEATURES R6, A10).

Usage is stored apart from the documents, so that reading does not change them. The idle time of a cell that was never
used begins when it was written. If the state is missing it begins now, so that copying a vault does not fade it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from math import isnan
from pathlib import Path
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from vault_memory.models import Entry
from vault_memory.models.entry_record import clock as key
from vault_memory.models.entry_record import code
from vault_memory.settings import DecaySettings
from vault_memory.vault.state.confidence import effective, idle_days, loss
from vault_memory.vault.state.sqlite_file import StateFile

_SCHEMA = """
CREATE TABLE IF NOT EXISTS began (only INTEGER PRIMARY KEY CHECK (only = 1), time REAL NOT NULL);
CREATE TABLE IF NOT EXISTS usage (
    key TEXT PRIMARY KEY, last REAL NOT NULL, count INTEGER NOT NULL, kept REAL NOT NULL, said REAL NOT NULL
) WITHOUT ROWID;
"""
_DAY = 86_400.0  # seconds
_BATCH = 500  # below the lowest limit that SQLite sets for variables in a statement

D = TypeVar("D", datetime, None)


@dataclass(frozen=True, slots=True)
class CellAccess:
    """When a cell was last used, and how often."""

    last: datetime
    count: int


@dataclass(frozen=True, slots=True)
class Clock:
    """The usage of one cell.

    ``since``: when it was last used, or written (None: usage is not recorded yet). ``kept``: the share of its
    confidence that remained after earlier idle periods. ``count``: how often it was used.
    """

    since: datetime | None
    kept: float
    count: int


@dataclass(slots=True)
class _Table:
    """The file's rows, by `entry_record.code` of the key: time of the last use, kept share, time when it was said."""

    version: tuple[int, int]
    began: float | None
    rows: dict[int, tuple[float, float, float]]


class Usage:
    """The usage of all cells of one vault. `touch` raises nothing and does not wait for other processes."""

    def __init__(self, root: Path, settings: DecaySettings | None = None) -> None:
        self._file = StateFile(root, "usage.db", _SCHEMA)
        self._settings = settings or DecaySettings()
        self._table: _Table | None = None
        self._unwritten: set[int] = set()  # keys with updates that are not written yet

    def touch(self, entries: Iterable[Entry], now: datetime) -> None:
        """Record that the cells among ``entries`` were used: their clocks restart; lost confidence stays lost."""
        self._note([(key(entry), now.timestamp(), _stamp(entry), 1) for entry in entries if entry.tier == "cell"], now)

    def mark_written(self, ids: Iterable[str], now: datetime) -> None:
        """Record that these cells were written now, also if their messages are old: idle time begins now."""
        self._note([(name, now.timestamp(), 0.0, 0) for name in ids], now)

    def mark_restored(self, ids: Iterable[str], now: datetime) -> None:
        """Record that a person restored these: none of their confidence has faded. Raises nothing."""
        names = [(name,) for name in ids]
        self._file.write(lambda db: db.executemany("DELETE FROM usage WHERE key = ?", names))
        self._table = None
        self.mark_written((name for (name,) in names), now)

    def _note(self, touched: list[tuple[str, float, float, int]], now: datetime) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT OR IGNORE INTO began VALUES (1, ?)", (now.timestamp(),))
            began: float = db.execute("SELECT time FROM began").fetchone()[0]
            changed: dict[int, tuple[float, float, float]] = {}
            for start in range(0, len(touched), _BATCH):
                noted = _write_uses(db, began, self._settings, touched[start : start + _BATCH])
                changed.update((code(name), row) for name, row in noted.items())
            if (table := self._table) is not None:
                table.began = began
                table.rows.update(changed)
            self._unwritten.difference_update(changed)

        if touched:
            self._unwritten.update(code(each[0]) for each in touched)
            self._file.run_later(work)

    def compute_confidence(
        self, clocks: NDArray[np.int64], said: NDArray[np.float64], confidence: NDArray[np.float64], now: datetime
    ) -> NDArray[np.float64]:
        """Return the current confidence of statements that fade.

        ``clocks`` are the codes of their usage keys (`models.entry_record.clock`), ``said`` when each was last said
        (seconds since 1970, or NaN), ``confidence`` the initial values.
        """
        if self._unwritten and (
            self._table is None or self._table.began is None or not self._unwritten.isdisjoint(clocks.tolist())
        ):
            self._file.flush()
        table, present = self._read_table(), now.timestamp()
        began = present if table.began is None else table.began
        found = np.empty(len(clocks))
        asked = zip(clocks.tolist(), said.tolist(), confidence.tolist(), strict=True)
        for at, (clock, last_said, sure) in enumerate(asked):
            row = table.rows.get(clock)
            if row is None:
                since, kept = (began if table.began is None or isnan(last_said) else max(began, last_said)), 1.0
            else:
                since, kept, before = row
                if not isnan(last_said):
                    since, kept = max(since, last_said), 1.0 if _differs(last_said, before) else kept
            found[at] = effective(sure, kept, max(0.0, (present - since) / _DAY), self._settings)
        return found

    def _read_table(self) -> _Table:
        """Return all rows, cached until another process writes."""
        version = self._file.version()
        table = self._table
        if table is None or table.version != version:
            rows = self._file.read("SELECT key, last, kept, said FROM usage")
            began = self._file.read("SELECT time FROM began")
            table = _Table(version, began[0][0] if began else None, {code(name): (*rest,) for name, *rest in rows})
            self._table = table
        return table

    def fading(self, entries: Iterable[Entry], now: datetime) -> dict[str, float]:
        """Return the current confidence, by entry key, of the cells among ``entries`` that fade."""
        cells = [entry for entry in entries if entry.tier == "cell" and not (entry.by_person or entry.pinned)]
        clocks = self.clocks((key(entry), entry.updated or entry.created) for entry in cells) if cells else {}
        began = self.first_use(now) if cells else now
        return {
            entry.key: effective(entry.confidence, clock.kept, idle_days(clock.since or began, now), self._settings)
            for entry in cells
            for clock in (clocks[key(entry)],)
        }

    def clocks(self, cells: Iterable[tuple[str, datetime | None]]) -> dict[str, Clock]:
        """Return the clocks by key. ``cells``: pairs of key and date of the last mention."""
        wanted = dict(cells)
        began = self.first_use(None)
        rows = self._rows(wanted)
        found: dict[str, Clock] = {}
        for name, said in wanted.items():
            if name not in rows:
                found[name] = Clock(max(began, said) if began and said else began, 1.0, 0)
                continue
            last, count, kept, before = rows[name]
            moment = datetime.fromtimestamp(last, UTC)
            if said is not None and _differs(said.timestamp(), before):
                found[name] = Clock(max(moment, said), 1.0, count)
            else:
                found[name] = Clock(max(moment, said) if said is not None else moment, kept, count)
        return found

    def _rows(self, keys: Iterable[str]) -> dict[str, tuple[float, int, float, float]]:
        wanted = list(dict.fromkeys(keys))
        found: dict[str, tuple[float, int, float, float]] = {}
        for start in range(0, len(wanted), _BATCH):
            part = wanted[start : start + _BATCH]
            marks = ",".join("?" * len(part))
            sql = f"SELECT key, last, count, kept, said FROM usage WHERE key IN ({marks})"
            found.update({name: tuple(rest) for name, *rest in self._file.read(sql, part)})
        return found

    def accesses(self, keys: Iterable[str]) -> dict[str, CellAccess]:
        """Return time of the last use and number of uses, by key, of the cells that were ever used."""
        rows = self._rows(keys).items()
        return {name: CellAccess(datetime.fromtimestamp(last, UTC), count) for name, (last, count, *_) in rows if count}

    def idle_days(self, entries: Iterable[Entry], now: datetime) -> dict[str, float]:
        """Return, by entry key, the days since the last use, else since it was written or recording began."""
        cells = list(entries)
        began = self.first_use(now)
        known: Mapping[str, CellAccess] = self.accesses(map(key, cells))
        days: dict[str, float] = {}
        for entry in cells:
            access = known.get(key(entry))
            written = entry.updated or entry.created
            since = access.last if access else max(began, written) if written else began
            days[entry.key] = max(0.0, (now - since).total_seconds() / _DAY)
        return days

    def first_use(self, now: D) -> datetime | D:
        """Return when the recording of uses began; ``now`` if it has not begun."""
        rows = self._file.read("SELECT time FROM began")
        return datetime.fromtimestamp(rows[0][0], UTC) if rows else now

    def begin(self, now: datetime) -> None:
        """Begin to record uses, unless that has begun already."""
        self._file.write(lambda db: db.execute("INSERT OR IGNORE INTO began VALUES (1, ?)", (now.timestamp(),)))

    def forget(self, ids: Iterable[str], documents: Iterable[str]) -> None:
        """Erase the usage of these cells, by id, and of everything in these documents. Raises VaultError."""
        gone, places = [(name, f"%#{name}") for name in ids], [(f"{path}#",) * 2 for path in documents]

        def work(db: sqlite3.Connection) -> None:
            db.executemany("DELETE FROM usage WHERE key = ? OR key LIKE ?", gone)
            db.executemany("DELETE FROM usage WHERE substr(key, 1, length(?)) = ?", places)

        self._file.purge(work)
        self._table = None

    def close(self) -> None:
        self._file.close()


def _write_uses(
    db: sqlite3.Connection, began: float, settings: DecaySettings, touched: list[tuple[str, float, float, int]]
) -> dict[str, tuple[float, float, float]]:
    """Write uses, or the beginning of idle times; return the resulting rows."""
    marks = ",".join("?" * len(touched))
    known = f"SELECT key, last, kept, said FROM usage WHERE key IN ({marks})"
    found = db.execute(known, [name for name, *_ in touched])
    rows: dict[str, tuple[float, float, float]] = {name: (*rest,) for name, *rest in found}
    changes = []
    for name, moment, said, counted in touched:
        row = rows.get(name)
        if row is None:
            idle = (moment - max(began, said)) / _DAY if counted else 0.0
            rows[name] = moment, loss(idle, settings), said
        elif counted:
            last, kept, before = row
            kept = 1.0 if _differs(said, before) else kept * loss((moment - last) / _DAY, settings)
            rows[name] = max(last, moment), kept, said
        else:
            continue
        last, kept, said = rows[name]
        changes.append((name, last, counted, kept, said))
    db.executemany(
        "INSERT INTO usage VALUES (?, ?, ?, ?, ?) ON CONFLICT (key) DO UPDATE SET last = excluded.last,"
        " count = count + excluded.count, kept = excluded.kept, said = excluded.said",
        changes,
    )
    return rows


def _stamp(entry: Entry) -> float:
    said = entry.updated or entry.created
    return said.timestamp() if said is not None else 0.0


def _differs(said: float, before: float) -> bool:
    """Return whether the statement was repeated since its last recorded use (``before`` 0: unknown)."""
    return bool(before) and said != before
