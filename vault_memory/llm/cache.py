"""Cache replies of models in the user's cache folder, so that the same prompt is paid for once.

Replies hold parts of conversations, so the folder is private (mode 700), and forgetting a conversation clears all of
it, because a hash does not show which conversation it belongs to.
"""

from __future__ import annotations

import errno
import hashlib
import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path

import platformdirs


def find_cache_folder() -> Path:
    """Return the default folder of the cache."""
    return platformdirs.user_cache_path("vault-memory", appauthor=False) / "replies"


def clear_cache(path: Path | None = None) -> None:
    """Delete every cached reply. Raises OSError where that fails, so that forgetting does not fail unnoticed."""
    folder = path or find_cache_folder()
    while folder.exists():
        try:
            shutil.rmtree(folder)
        except FileNotFoundError:  # another process renamed a file that it had just written
            continue
        except OSError as error:
            if error.errno != errno.ENOTEMPTY:  # … or wrote one more
                raise


class ReplyCache:
    """Caches texts by key, one file each. A text that cannot be read or written is not cached."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or find_cache_folder()

    @staticmethod
    def key(*parts: str) -> str:
        """Return the key of the parts: a hash that keeps their borders."""
        digest = hashlib.sha256()
        for part in parts:
            data = part.encode()
            digest.update(len(data).to_bytes(8, "big") + data)
        return digest.hexdigest()

    def get(self, key: str) -> str | None:
        """Return the cached text; None where there is none."""
        try:
            return self._file(key).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return None

    def put(self, key: str, text: str) -> None:
        """Store a text atomically: a reader sees all of it or nothing."""
        target = self._file(key)
        with suppress(OSError):
            self._path.mkdir(parents=True, exist_ok=True, mode=0o700)
            target.parent.mkdir(exist_ok=True, mode=0o700)
            handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=".")
            try:
                with os.fdopen(handle, "w", encoding="utf-8") as file:
                    file.write(text)
                Path(temporary).replace(target)
            except OSError:
                Path(temporary).unlink(missing_ok=True)
                raise

    def _file(self, key: str) -> Path:
        return self._path / key[:2] / f"{key}.json"
