"""Find the runs whose changes another run's commit contains, because they wrote the same file at the same moment.

A commit takes files as they are. The run that commits first names the others in its message, so that each of them can
be found in git; they then have nothing left to commit. Undo does not depend on this: it reads the records of runs.
"""

from __future__ import annotations

import time
from collections.abc import Collection

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.vault.git import pending_commits
from vault_memory.vault.runs import records
from vault_memory.vault.state import undo_journal
from vault_memory.vault.storage.store import Store

_RUNS, _SECONDS = 20, 3600.0  # runs that are looked at, and how long ago they wrote: a run that was killed stays open


def find_other_runs(store: Store, run: str, paths: Collection[str]) -> list[str]:
    """Return the runs other than ``run`` that have written one of these files and have not committed it."""
    recent = (name for at, name in undo_journal.list_last_written(store, _RUNS) if time.time() - at < _SECONDS)
    others = [name for name in recent if name != run and _is_writing(store, name, paths)]
    waiting = pending_commits.load_runs(store)  # read last: a run that has just ended is among these
    others += [name for path in paths for name in waiting.get(path, ()) if name != run]
    return list(dict.fromkeys(others))


def _is_writing(store: Store, run: str, paths: Collection[str]) -> bool:
    """Return whether a run has not ended and has written one of the files."""
    try:
        if records.load(store, run).status != "applying":
            return False
        return any(each.path in paths for each in undo_journal.snapshots(store, run))
    except (NotFoundError, VaultError):
        return False
