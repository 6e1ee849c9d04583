"""A small SQLite file in ``.state``: counts and clocks that are no knowledge and never stand in anybody's way.

A write is one transaction that is tried once: where another process holds the file, it can wait for the next. Where
nothing can be written (a read-only vault) nothing is, silently; a damaged file is begun anew. No flush to disk: what
a power cut takes is a count. What nobody waits for is written a moment later in a thread of its own (`later`), together
with what has come up by then: at once where this process reads the file, closes it or ends.
"""

from __future__ import annotations

import atexit
import os
import sqlite3
import threading
import weakref
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from time import sleep
from typing import Any, Literal

from vault_memory import events
from vault_memory.errors import VaultError
from vault_memory.vault.storage import atomic_files as files

_PATIENCE = 0.02  # seconds a write waits for another process
_FOR_PURGING = 10_000  # milliseconds
_DELAY = 0.25  # seconds that a write may wait for others
_WAITING = 1_000  # writes kept while another process writes
Work = Callable[[sqlite3.Connection], object]
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
        """Open the file. ``schema`` holds statements that change nothing when they run again."""
        self.path = root / ".state" / name
        self._schema = schema
        self._lock = threading.Lock()
        self._db: sqlite3.Connection | None = None
        self._inode = 0
        self._waiting: list[Work] = []

    def run_later(self, work: Work) -> None:
        """Run ``work`` in a transaction soon. While another process writes it waits; where nothing can be kept it goes.

        It may be run again, where a transaction failed.
        """
        self._waiting.append(work)
        _behind.soon(self)

    def flush(self) -> None:
        """Write now what was to be written later."""
        with self._lock:
            waiting, self._waiting = self._waiting, []
            if waiting and self._write(lambda db: [work(db) for work in waiting]) == "busy":
                self._waiting = (waiting + self._waiting)[-_WAITING:]

    def version(self) -> tuple[int, int]:
        """Return a value that changes once another connection writes anything, or the file is another one."""
        with self._lock:
            try:
                db = self._open(make=False)
                return (0, 0) if db is None else (self._inode, db.execute("PRAGMA data_version").fetchone()[0])
            except (VaultError, sqlite3.Error) as error:
                self._judge(error)
                return (0, 0)

    def write(self, work: Work) -> Written:
        """Run ``work`` in a transaction. ``busy``: try again later; ``impossible``: this vault keeps no state."""
        _behind.finish(self.path)
        with self._lock:
            return self._write(work)

    def _write(self, work: Work) -> Written:
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

    def purge(self, work: Work) -> None:
        """Run ``work`` and leave nothing of what it deleted in the file or its log. A damaged file is deleted.

        Raises VaultError where another process does not let go of it.
        """
        _behind.finish(self.path)
        with self._lock:
            self._waiting = []
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
        """Return rows; none where the file is missing, damaged or in use."""
        _behind.finish(self.path)
        with self._lock:
            try:
                db = self._open(make=False)
                return [] if db is None else db.execute(sql, values).fetchall()
            except (VaultError, sqlite3.Error) as error:
                self._judge(error)
                return []

    def close(self) -> None:
        self.flush()
        with self._lock:
            self._close()

    def _open(self, make: bool) -> sqlite3.Connection | None:
        """Return the connection to the file that stands there now; None: there is none, and none is to be made."""
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
        # When nobody has the file any more; but not at the end of the process, while the thread may be writing.
        weakref.finalize(self, db.close).atexit = False
        self._db = db
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = OFF")
        db.executescript(self._schema)
        self._inode = self.path.stat().st_ino
        return db

    def _judge(self, error: VaultError | sqlite3.Error) -> Written | None:
        """Return the error for a failure; None: the file was damaged and is deleted, so that a new one can be made."""
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


class _BackgroundWriter:
    """The thread in which is written what nobody waits for: one for all files of this process."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._files: dict[Path, set[StateFile]] = {}
        self._woken: SimpleQueue[None] = SimpleQueue()
        self._writing = threading.RLock()
        self._process = 0

    def soon(self, file: StateFile) -> None:
        with self._lock:
            waking = not self._files
            self._files.setdefault(file.path, set()).add(file)
            if self._process != os.getpid():  # a thread does not come along when a process forks
                self._process, self._woken, self._writing = os.getpid(), SimpleQueue(), threading.RLock()
                threading.Thread(target=self._run, args=(self._woken,), name="vault-memory-state", daemon=True).start()
                waking = True
        if waking:
            self._woken.put(None)

    def finish(self, path: Path) -> None:
        """Write what waits for that file, of whichever object of this process; what is just being written, to its end.

        What waited in the process that this one was forked from is written there.
        """
        if self._process == os.getpid():
            with self._writing:
                with self._lock:
                    files = self._files.pop(path, set())
                for file in files:
                    file.flush()

    def finish_all(self) -> None:
        if self._process == os.getpid():
            with self._writing:
                for path in list(self._files):
                    self.finish(path)

    def _run(self, woken: SimpleQueue[None]) -> None:
        while True:
            woken.get()
            sleep(_DELAY)
            self.finish_all()
            with self._lock:
                if self._files:  # came up while another file was written, and woke nobody
                    woken.put(None)


_behind = _BackgroundWriter()
atexit.register(_behind.finish_all)
