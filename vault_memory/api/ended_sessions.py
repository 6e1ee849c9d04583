"""Record logged-out sessions of the multi-user server as empty files in ``HOME/.server/ended``.

Every process that serves the home checks this folder, so a log-out at one process holds for all.
"""

from __future__ import annotations

import hashlib
import os
import time
from contextlib import suppress
from pathlib import Path

from vault_memory.api.grants import FOLDER
from vault_memory.errors import VaultError

_DAY = 86_400.0  # seconds between two deletions of files of sessions that have expired


class EndedSessions:
    """The sessions that were logged out. ``days``: lifetime of a session, after which its file is deleted."""

    def __init__(self, home: Path, days: int) -> None:
        self._folder, self._seconds = home.expanduser() / FOLDER / "ended", days * _DAY
        self._tidied = 0.0

    def add(self, name: str) -> None:
        """Record that a session has ended. Raises VaultError."""
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._place(name).touch(mode=0o600)
        except OSError as error:
            raise VaultError(str(self._folder), f"cannot be written ({error.strerror})") from error
        if time.time() - self._tidied > _DAY:
            self._tidied = time.time()
            self._tidy()

    def __contains__(self, name: str) -> bool:
        """Return whether a session has ended. Raises VaultError if the folder cannot be read."""
        try:
            os.stat(self._place(name))  # noqa: PTH116 - runs before each request of the page
        except FileNotFoundError:
            return False
        except OSError as error:
            raise VaultError(str(self._folder), f"cannot be read ({error.strerror})") from error
        return True

    def _place(self, name: str) -> Path:
        return self._folder / hashlib.sha256(name.encode("utf-8", "replace")).hexdigest()

    def _tidy(self) -> None:
        with suppress(OSError):  # another process may delete the same files
            for place in list(self._folder.iterdir()):
                if time.time() - place.stat().st_mtime > self._seconds:
                    place.unlink(missing_ok=True)
