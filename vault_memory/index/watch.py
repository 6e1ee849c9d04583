"""Watch the files of a vault and index a change within a second of its being saved (``watch``, I7).

The operating system reports that something changed (inotify, FSEvents …); a sync then finds the changes by a listing
and a diff, so lost or repeated events do no harm. If the system cannot watch the folders (its limit is reached, a
network drive), they are listed every few seconds instead. The watcher has its own index object and holds the index's
lock no longer than a search does, so searches of this and other processes continue.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from time import monotonic

from vault_memory.errors import VaultMemoryError
from vault_memory.events import emit
from vault_memory.index.sync import Index, SyncReport
from vault_memory.vault.runs.stale_saves import restore
from vault_memory.vault.storage.scan import FOLDERS
from vault_memory.vault.storage.store import Store

DEBOUNCE = 400  # milliseconds: a burst of changes (a checkout) is indexed together
STEP = 100  # milliseconds without an event after which a burst has ended
LOOK = 1000  # milliseconds between checks whether the folders still exist
POLL = 3.0  # seconds between listings if the system cannot watch
SETTLE = 2.5  # seconds from a change to the second sync: a file younger than 2 s may have been incomplete
RETRY = 0.5  # seconds to the next try if another process was indexing or the sync failed

SyncListener = Callable[[SyncReport], None]


class Watcher:
    """Keeps ``index``, which nobody else uses, in step with the files. ``on_sync`` gets each report with changes."""

    def __init__(self, store: Store, index: Index, now: Callable[[], datetime], on_sync: SyncListener) -> None:
        self._store, self._index, self._now, self._on_sync = store, index, now, on_sync
        self._stop = threading.Event()
        self._again = 0.0  # time of the next sync (monotonic); 0: none is due
        self.polling = False

    def stop(self) -> None:
        """End `run`, from another thread or a signal handler."""
        self._stop.set()

    def run(self) -> None:
        """Watch until `stop` is called. Raises an error only if the first sync fails."""
        stop = self._stop
        self._sync(first=True)
        try:
            while not stop.is_set():
                folders = self._folders()
                for changed in self._changes(folders, stop):
                    if changed:
                        self._again = monotonic()
                    if self._again and monotonic() >= self._again:
                        self._sync(changed=changed)
                    if self._folders() != folders:  # created, deleted, or replaced by another one of the same name
                        self._again = monotonic()
                        break
        finally:
            self._index.close()

    def _changes(self, folders: dict[Path, int], stop: threading.Event) -> Iterator[bool]:
        """Yield whether anything changed, at least every `LOOK` milliseconds."""
        if folders and not self.polling:
            from watchfiles import watch

            try:
                for changes in watch(
                    *folders,
                    watch_filter=None,
                    debounce=DEBOUNCE,
                    step=STEP,
                    stop_event=stop,
                    rust_timeout=LOOK,
                    yield_on_timeout=True,
                    raise_interrupt=False,
                    ignore_permission_denied=True,
                ):
                    yield bool(changes)
                return
            except FileNotFoundError:  # deleted since the check
                return
            except (OSError, RuntimeError) as error:  # the system's limit of watches or instances is reached
                emit("watch", operation="polling", reason=str(error))
                self.polling = True
        while not stop.wait(POLL if folders else LOOK / 1000):
            yield True

    def _sync(self, *, first: bool = False, changed: bool = True) -> None:
        """Sync once; the next sync is due after `SETTLE` if anything changed, and after `RETRY` if this one failed."""
        try:
            self._store.recover_edits()
            restore(self._store, self._now())
            synced = self._index.sync()
        except VaultMemoryError as error:
            if first:
                raise
            emit("watch", operation="sync", stage="failed", error=str(error))
            self._again = monotonic() + RETRY
            return
        if synced.stale:
            self._again = monotonic() + RETRY
            return
        self._again = monotonic() + SETTLE if changed and not self.polling else 0.0
        if synced.changed or synced.gone or synced.added or synced.removed:
            self._on_sync(synced)

    def _folders(self) -> dict[Path, int]:
        """Return the existing folders of the vault, with their inodes."""
        found: dict[Path, int] = {}
        for name in FOLDERS:
            place = self._store.root / name
            try:
                found[place] = place.stat().st_ino
            except OSError:
                continue
        return found
