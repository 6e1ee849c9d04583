"""Changes to several files that are planned as a whole, journalled, and then made one by one.

The plan is what each file is now and what it is to be; it is on disk before the first file is touched. Making it is a
three-way merge with what the file says by then, so that it can be made again after a crash, and takes in what
somebody edited meanwhile. The same plan is what `undo` takes back.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime

from vault_memory.errors import NotFoundError
from vault_memory.vault import review
from vault_memory.vault.git import commits
from vault_memory.vault.merge.documents import merge
from vault_memory.vault.runs import file_versions, records
from vault_memory.vault.runs.file_versions import Snapshot
from vault_memory.vault.runs.records import Run
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.store import Store

TRIGGER = "topics"


@dataclass(frozen=True, slots=True)
class Done:
    """``notes``: what could not be done as planned, since somebody edited meanwhile."""

    run: str
    paths: tuple[str, ...]
    notes: tuple[str, ...] = ()
    commit: str = ""


def carry_out(store: Store, what: str, plan: Sequence[Snapshot], now: datetime, *, commit: bool | None = None) -> Done:
    """Make the plan as a run; ``what`` says in a few words what it is. Raises VaultError; the next run finishes it."""
    finish(store, commit=commit)
    run = Run(records.new_id(store, now, what), records.machine(store), now, TRIGGER, plan=what)
    for snapshot in plan:
        file_versions.keep(store, run.id, snapshot)
    records.begin(store, run)
    return _make(store, run, commit)


def finish(store: Store, *, commit: bool | None = None) -> list[Done]:
    """Finish the plans that this machine began and did not end. Raises VaultError."""
    return [_make(store, run, commit) for run in records.pending(store) if run.trigger == TRIGGER]


def _make(store: Store, run: Run, commit: bool | None) -> Done:
    notes: list[str] = []
    paths: dict[str, None] = {}
    for snapshot in file_versions.snapshots(store, run.id):
        notes += _one(store, snapshot)
        paths[snapshot.path] = None
        if snapshot.moved_from:
            paths[snapshot.moved_from] = None
    records.finish(store, run)
    done = commits.commit_run(store, f"{run.plan}\n\nRun: {run.id}\n", paths, enabled=commit)
    return Done(run.id, tuple(paths), (*notes, *done.notes), done.commit)


def _one(store: Store, snapshot: Snapshot) -> list[str]:
    path = snapshot.path
    if snapshot.moved_from:
        return _move(store, snapshot)
    if snapshot.after is None:
        gone = store.delete(path, only=_bytes(snapshot.before or ""))
        return [] if gone else [f"{path} was edited meanwhile and stays"]
    with suppress(NotFoundError):
        return _edit(store, path, snapshot)
    return [f"{path} was deleted meanwhile and stays so"]


def _edit(store: Store, path: str, snapshot: Snapshot) -> list[str]:
    """Raises NotFoundError for a file that is not there any more."""
    notes: list[str] = []

    def change(data: bytes | None) -> bytes:
        notes.clear()
        if data is None:
            if snapshot.before is None:
                return _bytes(snapshot.after or "")
            raise NotFoundError(path)
        if snapshot.before is None:
            if data != _bytes(snapshot.after or ""):
                notes.append(f"{path} was made by somebody else meanwhile and stays")
            return data
        merged = merge(snapshot.before, data.decode("utf-8", "surrogateescape"), snapshot.after or "", marks=None)
        notes.extend(f"{path}: {conflict} meanwhile: left as it is" for conflict in merged.conflicts)
        return _bytes(merged.text)

    store.update(path, change)
    return notes


def _move(store: Store, snapshot: Snapshot) -> list[str]:
    """First its text, where it stands, then its name: it is never in two places, and never in none."""
    old, new = snapshot.moved_from, snapshot.path
    with store.lock():
        if not (store.root / old).exists():
            return []  # done before, or deleted meanwhile
        notes = _edit(store, old, snapshot)
        place, target = store.root / old, store.root / new
        if target.exists() and not target.samefile(place):
            return [*notes, f"{new} was made by somebody else meanwhile: the file is still called {old}"]
        atomic_files.rename(place, target, old)
        review.moved(store, old, new)
    return notes


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")
