"""Store the paths of files that runs could not commit (a merge in progress, git locked, staged changes).

Our next commit includes them.
"""

from __future__ import annotations

import json
from collections.abc import Collection

from vault_memory.errors import NotFoundError
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.store import Store

PATH = ".state/uncommitted.json"


def load(store: Store) -> set[str]:
    """Return the paths that wait for a commit. Raises VaultError."""
    try:
        return {str(path) for path in json.loads(store.read(PATH))}
    except (NotFoundError, ValueError, TypeError):
        return set()


def add(store: Store, paths: Collection[str]) -> None:
    """Add these paths to those that wait for a commit. Raises VaultError."""
    with store.lock():
        _save(store, load(store).union(paths))


def settle(store: Store, taken: Collection[str], left: Collection[str]) -> None:
    """Remove the paths that a commit has taken, except those that it ``left``. Raises VaultError."""
    with store.lock():
        _save(store, load(store).difference(taken).union(left))


def _save(store: Store, paths: Collection[str]) -> None:
    """Save the list under the user's lock, since other writers of ``.state`` use the same temporary file."""
    if set(paths) == load(store):
        return
    if not paths:
        atomic_files.delete(store.root / PATH, PATH)
        return
    atomic_files.replace(
        store.root / PATH, (json.dumps(sorted(paths)) + "\n").encode("utf-8", "replace"), PATH, mode=0o600
    )
