"""Store the paths of files that runs have not committed yet, each with these runs; our next commit includes them.

They are there from the end of a run to its commit, and longer if that fails (a merge in progress, git locked, staged
changes) or never comes.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping

from vault_memory.errors import NotFoundError
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.store import Store

PATH = ".state/uncommitted.json"


def load(store: Store) -> set[str]:
    """Return the paths that wait for a commit. Raises VaultError."""
    return set(load_runs(store))


def load_runs(store: Store) -> dict[str, list[str]]:
    """Return the paths that wait for a commit, each with the runs that wrote it, if known. Raises VaultError."""
    try:
        waiting = json.loads(store.read(PATH))
        given = waiting.items() if isinstance(waiting, dict) else ((path, ()) for path in waiting)  # older: a list
        return {str(path): [str(run) for run in runs] for path, runs in given}
    except (NotFoundError, ValueError, TypeError):
        return {}


def add(store: Store, paths: Collection[str], run: str = "") -> None:
    """Add these paths, which ``run`` wrote, to those that wait for a commit. Raises VaultError."""
    with store.lock():
        waiting = load_runs(store)
        known = {path: [name for name in waiting.get(path, ()) if name != run] for path in paths}
        _save(store, waiting | {path: [*runs, *([run] if run else [])] for path, runs in known.items()})


def settle(store: Store, taken: Collection[str], left: Collection[str]) -> None:
    """Remove the paths that a commit has taken, except those that it ``left``. Raises VaultError."""
    with store.lock():
        waiting = load_runs(store)
        kept: dict[str, Collection[str]] = {
            path: runs for path, runs in waiting.items() if path not in taken or path in left
        }
        _save(store, dict.fromkeys(left, ()) | kept)


def _save(store: Store, paths: Mapping[str, Collection[str]]) -> None:
    """Save the list under the user's lock, since other writers of ``.state`` use the same temporary file."""
    if paths == load_runs(store):
        return
    if not paths:
        atomic_files.delete(store.root / PATH, PATH)
        return
    atomic_files.replace(
        store.root / PATH, (json.dumps(paths, sort_keys=True) + "\n").encode("utf-8", "replace"), PATH, mode=0o600
    )
