"""Run the file watcher of a server in a thread, and report its state."""

from __future__ import annotations

import threading
from datetime import datetime
from typing import TYPE_CHECKING, Any

from vault_memory.errors import VaultMemoryError
from vault_memory.events import emit
from vault_memory.memory import Memory
from vault_memory.text.display import format_moment

if TYPE_CHECKING:
    from vault_memory.api.results import SyncReport


class WatcherThread:
    """A thread that watches the files. ``memory`` must not be used by other threads."""

    def __init__(self, memory: Memory) -> None:
        self._clock = memory.clock
        self._watcher = memory.watcher(self._emit_sync)
        self._thread = threading.Thread(target=self._run, name="vault-memory-watch", daemon=True)
        self._changes, self._error = 0, ""
        self._last: datetime | None = None

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._watcher.stop()
        if self._thread.ident is not None:
            self._thread.join()

    def state(self) -> dict[str, Any]:
        """Return ``alive``; ``polling`` where the system reports no changes; how many ``changes`` since the start."""
        return {
            "alive": self._thread.is_alive(),
            "polling": self._watcher.polling,
            "changes": self._changes,
            "last": format_moment(self._last),
            "error": self._error,
        }

    def _run(self) -> None:
        try:
            self._watcher.run()
        except VaultMemoryError as error:
            self._error = str(error)
            emit("watch", operation="stop", stage="failed", error=type(error).__name__)

    def _emit_sync(self, synced: SyncReport) -> None:
        self._changes, self._last = self._changes + synced.changed + synced.gone, self._clock()
        emit("watch", operation="sync", changed=synced.changed, gone=synced.gone)
