"""``watch``: files → index within a second of being saved (I7).

The system tells which folder changed (inotify, FSEvents …); what changed is found out as every search does, by a
listing and a diff, so that an event that is lost or comes twice does no harm. Where the system cannot watch (its limit
is reached, a network drive), the listing is taken every few seconds instead. Watching has an index object of its own
and takes the index's lock as briefly as any search: searches of this and other processes go on meanwhile.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from time import monotonic

from vault_memory.errors import VaultMemoryError
from vault_memory.events import emit
from vault_memory.index.port import Backend
from vault_memory.index.secret_filter import Clean
from vault_memory.index.sync import Index, SyncReport
from vault_memory.models import Embedder
from vault_memory.vault.runs.stale_saves import restore
from vault_memory.vault.storage.scan import FOLDERS
from vault_memory.vault.storage.store import Store

DEBOUNCE = 400  # milliseconds: a burst (a checkout) is taken in together
STEP = 100  # milliseconds without an event that end a burst
LOOK = 1000  # milliseconds between looks whether the folders themselves are still there
POLL = 3.0  # seconds between listings where the system cannot watch
SETTLE = 2.5  # seconds after a change to the second look: what is younger than 2 s may have been half-written
RETRY = 0.5  # seconds to the next try where another process was indexing, or reading failed

Told = Callable[[SyncReport], None]


class Watcher:
    """Keeps the index of the vault in step with its files. ``told`` gets each sync that changed anything."""

    def __init__(
        self,
        store: Store,
        embedder: Embedder | None,
        now: Callable[[], datetime],
        on_sync: Told = lambda synced: None,
        clean: Clean | None = None,
        backend: Backend | None = None,
    ) -> None:
        self._store, self._told, self._now = store, on_sync, now
        self._index = Index(store.root, embedder, clean=clean, backend=backend)
        self._stop = threading.Event()
        self._again = 0.0  # when to look again, monotonic; 0: no need
        self.polling = False

    def stop(self) -> None:
        """End `run`, from another thread or a signal handler."""
        self._stop.set()

    def run(self) -> None:
        """Block until `stop`. Raises VaultError only where no index can be kept from the start."""
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
                    if self._folders() != folders:  # made, deleted, or another one under the same name
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
            except FileNotFoundError:  # deleted since we looked
                return
            except (OSError, RuntimeError) as error:  # the system's limit of watches, or of instances
                emit("watch", operation="polling", reason=str(error))
                self.polling = True
        while not stop.wait(POLL if folders else LOOK / 1000):
            yield True

    def _sync(self, *, first: bool = False, changed: bool = True) -> None:
        """Sync once; the next is due after `SETTLE` where something was new, soon where this one failed."""
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
            self._told(synced)

    def _folders(self) -> dict[Path, int]:
        """Return the folders that are searched now."""
        found: dict[Path, int] = {}
        for name in FOLDERS:
            place = self._store.root / name
            try:
                found[place] = place.stat().st_ino
            except OSError:
                continue
        return found
