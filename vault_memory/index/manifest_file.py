"""Open the SQLite file of a manifest: its tables, connection, transactions and errors."""

from __future__ import annotations

import sqlite3
import threading
import weakref
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from vault_memory.errors import BusyError, DiskFullError, IndexDamaged, VaultError
from vault_memory.vault.state.sqlite_file import clean

SCHEMA_VERSION = "28"
"""The version of the tables, the entries, and the words and vectors of texts. If it differs, the index is rebuilt."""

_BUSY = ("SQLITE_BUSY", "SQLITE_LOCKED")
_NOT_DAMAGE = ("SQLITE_FULL", "SQLITE_READONLY", "SQLITE_IOERR", "SQLITE_CANTOPEN")
_NO_SPACE = ("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_CANTOPEN")
_PATIENCE = 0.3  # seconds: while we have the index's lock, only other programs (a backup, a shell) hold the file
_LONG = 10_000  # milliseconds, for operations that must wait until others are done
_BATCH = 500  # below the lowest limit that SQLite sets for variables in a statement
_SCHEMA = """
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS files (
    path TEXT PRIMARY KEY, size INTEGER, modified INTEGER, changed INTEGER, inode INTEGER,
    hash BLOB NOT NULL, hashed INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS entries (
    label INTEGER PRIMARY KEY, path TEXT NOT NULL, name TEXT NOT NULL, tier TEXT NOT NULL, content BLOB NOT NULL,
    row INTEGER, conversation TEXT NOT NULL, created REAL, whole INTEGER NOT NULL, position INTEGER NOT NULL,
    json TEXT NOT NULL, around TEXT NOT NULL
);
CREATE UNIQUE INDEX IF NOT EXISTS entries_by_key ON entries (path, name);
CREATE INDEX IF NOT EXISTS entries_by_conversation ON entries (conversation, position) WHERE conversation != '';
CREATE INDEX IF NOT EXISTS entries_by_tier ON entries (tier, row);
CREATE INDEX IF NOT EXISTS entries_without_row ON entries (label) WHERE row IS NULL;
CREATE TABLE IF NOT EXISTS features (
    label INTEGER PRIMARY KEY, stamp INTEGER NOT NULL, record BLOB NOT NULL, lists BLOB NOT NULL
);
CREATE INDEX IF NOT EXISTS features_by_stamp ON features (stamp);
CREATE TABLE IF NOT EXISTS names (
    path TEXT NOT NULL, alias TEXT NOT NULL, ordinal INTEGER NOT NULL, embedded BLOB NOT NULL, row INTEGER,
    PRIMARY KEY (path, ordinal)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS typed (
    path TEXT NOT NULL, digest TEXT NOT NULL, created REAL, updated REAL, PRIMARY KEY (path, digest)
) WITHOUT ROWID;
"""


class ManifestFile:
    """One connection. Safe to use from several threads; readers and the writer each have their own."""

    def __init__(self, path: Path) -> None:
        """Open or create the file. Raises IndexDamaged for a file that is no manifest; like all methods, BusyError."""
        self.path = path
        self._lock = threading.RLock()
        if path.is_dir():
            raise IndexDamaged("the index's manifest is a folder")
        with _map_errors():
            self._db = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None, check_same_thread=False)
            # Close the connection when the last reader releases it, but not at exit, which does not wait for readers.
            weakref.finalize(self, self._db.close).atexit = False
            try:
                self._db.execute("PRAGMA journal_mode = WAL")
                self._db.execute("PRAGMA synchronous = FULL")
                if not self._db.execute("SELECT 1 FROM sqlite_master WHERE name = 'meta'").fetchone():
                    # In one transaction that may be repeated: an incomplete schema would look like damage.
                    self._db.execute(f"PRAGMA busy_timeout = {_LONG}")
                    known = f"INSERT OR IGNORE INTO meta VALUES ('schema', '{SCHEMA_VERSION}');"
                    self._db.executescript(f"BEGIN IMMEDIATE;{_SCHEMA}{known}COMMIT;")
                    self._db.execute(f"PRAGMA busy_timeout = {int(_PATIENCE * 1000)}")
                self.inode = path.stat().st_ino
            except BaseException:  # also when interrupted: clean up, and raise again
                self._db.close()
                raise

    def close(self) -> None:
        self._db.close()

    def version(self) -> int:
        """Return a number that changes whenever another connection commits."""
        return int(self.fetch_all("PRAGMA data_version")[0][0])

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Run the block in one transaction; readers see the changes when it ends."""
        with self._lock, _map_errors():
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._db.execute("COMMIT")
            except BaseException:  # also when interrupted: clean up, and raise again
                if self._db.in_transaction:  # if the disk is full, SQLite has already rolled it back
                    with suppress(sqlite3.Error):  # the first error is the one to report
                        self._db.execute("ROLLBACK")
                raise

    def fetch_all(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        with self._lock, _map_errors():
            return self._db.execute(sql, values).fetchall()

    def execute_many(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        with self._lock, _map_errors():
            self._db.executemany(sql, rows)

    def select_in(self, sql: str, values: Sequence[object]) -> Iterator[Any]:
        """Yield the rows of ``sql``, in which ``{}`` is replaced by placeholders for the values, in batches."""
        for start in range(0, len(values), _BATCH):
            part = values[start : start + _BATCH]
            yield from self.fetch_all(sql.format(",".join("?" * len(part))), part)

    def meta(self) -> dict[str, str]:
        return dict(self.fetch_all("SELECT key, value FROM meta"))

    def set_meta(self, **values: object) -> None:
        self.execute_many(
            "INSERT OR REPLACE INTO meta VALUES (?, ?)", [(key, str(value)) for key, value in values.items()]
        )

    def clean(self) -> bool:
        """Erase deleted data from the file and its log; return False if a reader prevented it."""
        with self._lock, _map_errors():
            self._db.execute(f"PRAGMA busy_timeout = {_LONG}")
            try:
                return not clean(self._db)
            finally:
                self._db.execute(f"PRAGMA busy_timeout = {int(_PATIENCE * 1000)}")


@contextmanager
def _map_errors() -> Iterator[None]:
    """Map SQLite's errors about a damaged file to ours; a busy file or a full disk is not damage."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        name = getattr(error, "sqlite_errorname", "")
        if name.startswith(_BUSY):
            raise BusyError(".index", f"another process holds the index's manifest ({error})") from error
        if name.startswith(_NOT_DAMAGE):
            mend = "; is its disk full? the index itself is whole" if name.startswith(_NO_SPACE) else ""
            kind = DiskFullError if name == "SQLITE_FULL" else VaultError
            raise kind(".index", f"cannot be used ({error}){mend}") from error
        raise IndexDamaged(f"the index's manifest is damaged ({error})") from error
