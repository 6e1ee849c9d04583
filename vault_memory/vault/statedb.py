"""A small SQLite file in ``.state``: counts and clocks that are no knowledge and never stand in anybody's way.

A write is one transaction that is tried once: where another process holds the file, it can wait for the next. Where
nothing can be written (a read-only vault) nothing is, silently; a damaged file is begun anew. No flush to disk: what
a power cut takes is a count.
"""

from __future__ import annotations

import sqlite3
import threading
import weakref
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal

from vault_memory import events
from vault_memory.errors import VaultError
from vault_memory.vault import files

_PATIENCE = 0.02  # seconds a write waits for another process
_FOR_PURGING = 10_000  # milliseconds
Written = Literal["written", "busy", "impossible"]
_PASSING = ("SQLITE_BUSY", "SQLITE_LOCKED")
_CLOSED = ("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_FULL", "SQLITE_IOERR", "SQLITE_AUTH")


def clean(db: sqlite3.Connection) -> bool:
    """Write the file anew without what was deleted from it, and empty its log; whether a reader was in the way."""
    db.execute("VACUUM")
    busy: int = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    return bool(busy)


class StateFile:
    """``.state/<name>`` of the vault at ``root``. Safe to use from several threads; made by the first write."""

    def __init__(self, root: Path, name: str, schema: str) -> None:
        """``schema`` is statements that change nothing when they are run again."""
        self.path = root / ".state" / name
        self._schema = schema
        self._lock = threading.Lock()
        self._db: sqlite3.Connection | None = None
        self._inode = 0

    def write(self, work: Callable[[sqlite3.Connection], object]) -> Written:
        """Run ``work`` in a transaction. ``busy``: try again later; ``impossible``: this vault keeps no state."""
        with self._lock:
            for _ in range(2):
                try:
                    db = self._open(make=True)
                    if db is None:
                        return "impossible"
                    with db:
                        db.execute("BEGIN IMMEDIATE")
                        work(db)
                    return "written"
                except (VaultError, sqlite3.Error) as error:
                    if (outcome := self._judge(error)) is not None:
                        return outcome
        return "impossible"

    def purge(self, work: Callable[[sqlite3.Connection], object]) -> None:
        """Run ``work`` and leave nothing of what it deleted in the file or its log. A damaged file is deleted.

        Raises VaultError where another process does not let go of it.
        """
        with self._lock:
            try:
                db = self._open(make=False)
                if db is None:
                    return
                db.execute(f"PRAGMA busy_timeout = {_FOR_PURGING}")
                with db:
                    db.execute("BEGIN IMMEDIATE")
                    work(db)
                busy = clean(db)
            except sqlite3.Error as error:
                name = getattr(error, "sqlite_errorname", "")
                if name.startswith((*_PASSING, *_CLOSED)):
                    raise VaultError(str(self.path), f"cannot be cleaned ({error})") from error
                self._judge(error)
                busy = False
            finally:
                self._close()
        if busy:
            raise VaultError(str(self.path), "is in use by another process; end that one and try again")

    def read(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        """Rows; none where the file is missing, damaged or in use."""
        with self._lock:
            try:
                db = self._open(make=False)
                return [] if db is None else db.execute(sql, values).fetchall()
            except (VaultError, sqlite3.Error) as error:
                self._judge(error)
                return []

    def close(self) -> None:
        with self._lock:
            self._close()

    def _open(self, make: bool) -> sqlite3.Connection | None:
        """The connection to the file that stands there now; None: there is none, and none is to be made."""
        inode = self.path.stat().st_ino if self.path.exists() else 0
        if self._db is not None and inode == self._inode:
            return self._db
        self._close()
        if not inode and not make:
            return None
        if not self.path.parent.parent.is_dir():
            return None
        files.private_folder(self.path.parent, str(self.path.parent))
        db = sqlite3.connect(self.path, timeout=_PATIENCE, isolation_level=None, check_same_thread=False)
        weakref.finalize(self, db.close)
        self._db = db
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = OFF")
        db.executescript(self._schema)
        self._inode = self.path.stat().st_ino
        return db

    def _judge(self, error: VaultError | sqlite3.Error) -> Written | None:
        """What a failure means; None: the file was damaged and is gone, so that a new one can be made."""
        name = getattr(error, "sqlite_errorname", "")
        if name.startswith(_PASSING):
            return "busy"
        self._close()
        if isinstance(error, VaultError) or name.startswith(_CLOSED):
            events.emit("state", operation=self.path.name, stage="unwritable", reason=str(error))
            return "impossible"
        events.emit("state", operation=self.path.name, stage="damaged", reason=str(error))
        for suffix in ("", "-wal", "-shm"):
            self.path.with_name(self.path.name + suffix).unlink(missing_ok=True)
        return None

    def _close(self) -> None:
        if self._db is not None:
            self._db.close()
        self._db, self._inode = None, 0
