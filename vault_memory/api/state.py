"""``memory.state``: private files of servers and hooks in ``.state``, and functions that write files atomically."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path

from vault_memory.api.namespace import Namespace
from vault_memory.vault.storage.atomic_files import delete as delete_file
from vault_memory.vault.storage.atomic_files import replace as replace_file

__all__ = ["State", "delete_file", "replace_file"]


class State(Namespace):
    """Private files of the programs that use the vault, by name. Only their owner can read them."""

    def path(self, name: str) -> Path:
        """Return the path of the file, and create its folder if it is missing. Raises VaultError."""
        return self._vault.store.state / name

    def read(self, name: str) -> bytes:
        """Return the content of a file. Raises NotFoundError, VaultError."""
        return self._vault.store.read(f".state/{name}")

    def write(self, name: str, data: bytes) -> None:
        """Replace a file atomically. Raises VaultError."""
        replace_file(self.path(name), data, f".state/{name}", mode=0o600)

    def lock(self) -> AbstractContextManager[object]:
        """Return the vault's lock as a context manager, for an atomic read and write. Raises BusyError."""
        return self._vault.store.lock()
