"""An editor that saves a buffer from before our last write takes our cells out of the file, without anybody's wish.

Nothing can prevent that, since the editor takes no lock and does not look; so it is seen afterwards. What we wrote is
kept for undo (`recording`), and a stale save shows by what is missing: the bullets *and* their lines of the memory
block, all that a run added to the document at once. A person who deletes a bullet leaves its line behind, and what was
deleted stays deleted. Somebody who puts an older version back, from git, a backup or a sync tool, puts back
exactly that, and is left alone. Else both versions are kept: what the stale buffer changed and what we had written are
merged, from the version both began with.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.events import emit
from vault_memory.vault import history, recording, runs
from vault_memory.vault.document import decode
from vault_memory.vault.merging import merge
from vault_memory.vault.recording import Snapshot
from vault_memory.vault.store import Store

TRIGGER = "restore"
WINDOW = timedelta(days=1)  # after a write; a buffer is not kept open unsaved for longer
_RUNS = 60  # the newest, so that an import of thousands costs no more
_VERSIONS = 20  # of git that are looked at
_ID = re.compile(r"\bvm-[0-9a-z]{10}\b")


@dataclass(frozen=True, slots=True)
class Overwritten:
    """The document at ``path`` has lost the cells ``ids`` to a stale save; ``text`` has them again."""

    path: str
    stale: str
    text: str
    ids: tuple[str, ...]


def overwritten(store: Store, now: datetime) -> list[Overwritten]:
    """Documents that were overwritten from a stale buffer since we wrote them. Nothing is changed.

    Raises VaultError.
    """
    found = []
    for path, writes in _writes(store, now).items():
        try:
            text = store.read(path).decode()
        except (NotFoundError, VaultError, UnicodeDecodeError):
            continue
        if lost := _lost(store, path, writes, text):
            found.append(lost)
    return found


def restore(store: Store, now: datetime) -> list[Overwritten]:
    """Merge what was lost into what is there, as a run of its own, which undo takes back. Raises VaultError."""
    found = overwritten(store, now)
    if not found:
        return []
    run = runs.new_id(store, now, TRIGGER)
    record = runs.Run(run, runs.machine(store), now, trigger=TRIGGER)
    runs.begin(store, record)
    with recording.recording(store, run) as written:
        for each in found:

            def change(data: bytes | None, each: Overwritten = each) -> bytes:
                if data is None or data.decode("utf-8", "replace") != each.stale:
                    raise NotFoundError(f"{each.path}: was edited again")
                return each.text.encode()

            try:
                store.update(each.path, change)
            except NotFoundError:
                continue  # the next look sees it as it is then
            emit("vault", operation="overwritten", stage="merged", path=each.path, cells=len(each.ids))
    runs.finish(store, record, {"restored": [{"path": each.path, "cells": list(each.ids)} for each in found]})
    message = "Restore what a stale save took out\n\n" + "\n".join(sorted(written.paths)) + f"\n\nRun: {run}\n"
    history.commit_run(store, message, written.paths)
    return found


def _writes(store: Store, now: datetime) -> dict[str, list[tuple[str, Snapshot]]]:
    """What runs of late wrote to topic documents, in order, each with its run."""
    stamp = runs.run_id(now - WINDOW, "")[:15]
    found: dict[str, list[tuple[str, Snapshot]]] = {}
    for run in recording.kept(store)[-_RUNS:]:
        if run >= stamp:
            for snapshot in recording.snapshots(store, run):
                if snapshot.path.startswith("topics/"):
                    found.setdefault(snapshot.path, []).append((run, snapshot))
    return found


def _lost(store: Store, path: str, told: Sequence[tuple[str, Snapshot]], text: str) -> Overwritten | None:
    writes = [snapshot for _, snapshot in told]
    last = writes[-1].after
    if last is None or text == last or any(text in (write.before, write.after) for write in writes):
        return None
    present = set(_ID.findall(text))
    added = [set(_ID.findall(write.after or "")) - set(_ID.findall(write.before or "")) for write in writes]
    first = len(writes)
    while first and not (added[first - 1] & present):
        first -= 1
    ids = set[str]().union(*added[first:]) & set(_ID.findall(last))
    base = writes[first].before if first < len(writes) else None
    if (
        not ids
        or base is None
        or decode(text.encode(), path).malformed
        or _versioned(store, path, text, told[first][0])
    ):
        return None
    merged = merge(base, last, text, marks=None)
    if merged.conflicts or not ids <= set(_ID.findall(merged.text)):
        emit("vault", operation="overwritten", stage="kept", path=path, cells=len(ids))
        return None
    return Overwritten(path, text, merged.text, tuple(sorted(ids)))


def _versioned(store: Store, path: str, text: str, run: str) -> bool:
    """Is it a version that git knew before the run? Then git, or who called it, has put it back.

    What was committed since may be the stale save itself.
    """
    begun = datetime.strptime(run[:15], "%Y%m%dT%H%M%S").replace(tzinfo=UTC)
    try:
        commits = [each for each in history.log(store, path, limit=_VERSIONS) if each.time <= begun]
        return any(history.content(store, commit.id, path) == text.encode() for commit in commits)
    except history.GitError:
        return True  # nobody can say: nothing is done
