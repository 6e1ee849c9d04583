"""Read and write a small SQLite file in ``.state`` for counts and times, without ever blocking or failing a caller.

A write is one transaction, tried once; if another process holds the file, it can be repeated later. In a read-only
vault nothing is written, silently; a damaged file is replaced by a new one. Writes are not flushed to disk, since a
power cut loses only counts. Deferred writes (`StateFile.run_later`) run together a moment later in a thread of their
own, or as soon as this process reads the file, closes it or exits.
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
_DELAY = 0.25  # seconds that a deferred write waits for further ones
_WAITING = 1_000  # deferred writes that are kept while another process writes
Work = Callable[[sqlite3.Connection], object]
Written = Literal["written", "busy", "impossible"]
_PASSING = ("SQLITE_BUSY", "SQLITE_LOCKED")
_CLOSED = ("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_FULL", "SQLITE_IOERR", "SQLITE_AUTH")


def clean(db: sqlite3.Connection) -> bool:
    """Rewrite the file without deleted data and empty its log; return whether a reader prevented that."""
    db.execute("VACUUM")
    busy: int = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    return bool(busy)


class StateFile:
    """``.state/<name>`` of the vault at ``root``, created by the first write. Safe to use from several threads."""

    def __init__(self, root: Path, name: str, schema: str) -> None:
        """Prepare access without opening the file. ``schema``: idempotent SQL statements that create the tables."""
        self.path = root / ".state" / name
        self._schema = schema
        self._lock = threading.Lock()
        self._db: sqlite3.Connection | None = None
        self._inode = 0
        self._waiting: list[Work] = []

    def run_later(self, work: Work) -> None:
        """Run ``work`` in a transaction soon; later if another process is writing; never if no state can be written.

        It may run again if a transaction failed.
        """
        self._waiting.append(work)
        _behind.soon(self)

    def flush(self) -> None:
        """Run the deferred writes now."""
        with self._lock:
            waiting, self._waiting = self._waiting, []
            if waiting and self._write(lambda db: [work(db) for work in waiting]) == "busy":
                self._waiting = (waiting + self._waiting)[-_WAITING:]

    def version(self) -> tuple[int, int]:
        """Return a value that changes when another connection writes or the file is replaced."""
        with self._lock:
            try:
                db = self._open(make=False)
                return (0, 0) if db is None else (self._inode, db.execute("PRAGMA data_version").fetchone()[0])
            except (VaultError, sqlite3.Error) as error:
                self._judge(error)
                return (0, 0)

    def write(self, work: Work) -> Written:
        """Run ``work`` in a transaction. ``busy``: try again later; ``impossible``: this vault cannot store state."""
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
        """Run ``work`` and erase the data that it deleted from the file and its log. A damaged file is deleted.

        Raises VaultError if another process does not release the file.
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
            raise VaultError(str(self.path), "is in use by another process; stop it and try again")

    def read(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        """Return the rows of a query; [] if the file is missing, damaged or in use."""
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
        """Return the connection to the current file; None if there is none and none can or should be created."""
        inode = self._find_inode()
        if self._db is not None and inode == self._inode:
            return self._db
        self._close()
        if not inode and not make:
            return None
        if not self.path.parent.parent.is_dir():
            return None
        files.private_folder(self.path.parent, str(self.path.parent))
        db = sqlite3.connect(self.path, timeout=_PATIENCE, isolation_level=None, check_same_thread=False)
        # Close the connection when nobody uses the file any more, but not at exit, while the thread may be writing.
        weakref.finalize(self, db.close).atexit = False
        self._db = db
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = OFF")
        db.executescript(self._schema)
        self._inode = self._find_inode()
        return db

    def _find_inode(self) -> int:
        """Return the number of the file; 0 if there is none, because another process may delete it at any time."""
        try:
            return self.path.stat().st_ino
        except (FileNotFoundError, NotADirectoryError):
            return 0

    def _judge(self, error: VaultError | sqlite3.Error) -> Written | None:
        """Classify an error; None: the file was damaged and is now deleted, so that a new one can be created."""
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
    """The thread that runs the deferred writes of all files of this process."""

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
            if self._process != os.getpid():  # a forked process does not inherit the thread
                self._process, self._woken, self._writing = os.getpid(), SimpleQueue(), threading.RLock()
                threading.Thread(target=self._run, args=(self._woken,), name="vault-memory-state", daemon=True).start()
                waking = True
        if waking:
            self._woken.put(None)

    def finish(self, path: Path) -> None:
        """Run the deferred writes of that file, of all its objects in this process, and wait for a running write.

        Deferred writes of the process that this one was forked from run there.
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
                if self._files:  # added while another file was written, without waking the thread
                    woken.put(None)


_behind = _BackgroundWriter()
atexit.register(_behind.finish_all)
