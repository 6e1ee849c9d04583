"""Replies kept in the user's cache folder, so that the same question is paid for once.

They are made of conversations, so the folder is the user's alone (mode 700) and :func:`clear` takes all of them:
forgetting a conversation clears the cache, because a hash does not tell what it is the hash of.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path

import platformdirs


def folder() -> Path:
    """Where replies are kept unless another folder is named."""
    return platformdirs.user_cache_path("vault-memory", appauthor=False) / "replies"


def clear(path: Path | None = None) -> None:
    """Delete every kept reply. Raises OSError where that fails: what should be forgotten must not stay unnoticed."""
    with suppress(FileNotFoundError):
        shutil.rmtree(path or folder())


class Cache:
    """Texts by key, a file each. What cannot be read or written is simply not cached."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or folder()

    @staticmethod
    def key(*parts: str) -> str:
        digest = hashlib.sha256()
        for part in parts:
            data = part.encode()
            digest.update(len(data).to_bytes(8, "big") + data)
        return digest.hexdigest()

    def get(self, key: str) -> str | None:
        try:
            return self._file(key).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return None

    def put(self, key: str, text: str) -> None:
        """Atomic: a reader sees a whole reply or none."""
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
