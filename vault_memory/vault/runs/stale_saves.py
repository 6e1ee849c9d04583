"""Detect and repair stale saves: an editor saves a buffer from before our last write and so removes our cells.

Nothing can prevent a stale save, since the editor takes no lock and does not check the file; so it is detected
afterwards. What we wrote is kept for undo (`undo_journal`). A stale save lacks the bullets *and* their lines of the
memory block, all that a run added to the document at once. A person who deletes a bullet leaves its line behind, and
the bullet stays deleted. A file that is exactly an older version, restored from git, a backup or a sync tool, is left
alone. Otherwise both versions are kept: the changes of the stale buffer and our own are merged, with the version that
both began with as the base.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.events import emit
from vault_memory.vault.document.names import find_cell_ids
from vault_memory.vault.document.topic_text import decode
from vault_memory.vault.git import commit_log
from vault_memory.vault.git.repository import GitError
from vault_memory.vault.merge.documents import merge
from vault_memory.vault.runs.run import RESTORE, put_back_resets, start_run
from vault_memory.vault.state import undo_journal
from vault_memory.vault.state.undo_journal import FileVersions
from vault_memory.vault.storage.store import Store

WINDOW = timedelta(days=1)  # after a write; editors rarely keep an unsaved buffer open for longer
_RUNS = 60  # only the newest runs are read, to bound the cost after an import of thousands
_ROUNDS = 8
_VERSIONS = 20  # commits of a document that are compared, at most


@dataclass(frozen=True, slots=True)
class StaleSave:
    """The document at ``path`` has lost the cells ``ids`` to a stale save; ``text`` has them again."""

    path: str
    stale: str
    text: str
    ids: tuple[str, ...]


def find_stale_saves(store: Store, now: datetime) -> list[StaleSave]:
    """Return documents that a stale save has overwritten since we wrote them. Changes nothing.

    Raises VaultError.
    """
    found = []
    for path, writes in _writes(store, now).items():
        try:
            text = store.read(path).decode()
        except (NotFoundError, VaultError, UnicodeDecodeError):
            continue
        if lost := _find_lost_cells(store, path, writes, text):
            found.append(lost)
    return found


def restore(store: Store, now: datetime) -> list[StaleSave]:
    """Merge the lost cells back into the documents, in separate runs that can be undone. Raises VaultError."""
    put_back_resets(store, now)
    done: list[StaleSave] = []
    for _ in range(_ROUNDS):  # several stale saves may each have removed cells
        found = find_stale_saves(store, now)
        if not found:
            break
        done += _restore_cells(store, now, found)
    return done


def _restore_cells(store: Store, now: datetime, found: Sequence[StaleSave]) -> Sequence[StaleSave]:
    with start_run(store, RESTORE, now=now, salt=RESTORE) as run:
        for each in found:

            def change(data: bytes | None, each: StaleSave = each) -> bytes:
                if data is None or data.decode("utf-8", "replace") != each.stale:
                    raise NotFoundError(f"{each.path}: was edited again")
                return each.text.encode()

            try:
                run.change(each.path, change)
            except NotFoundError:
                continue  # the next round reads the new text
            emit("vault", operation="overwritten", stage="merged", path=each.path, cells=len(each.ids))
        run.report = {"restored": [{"path": each.path, "cells": list(each.ids)} for each in found]}
        run.summary = "restored what an editor's stale save took out"
        run.message = "Restore what a stale save took out\n\n" + "\n".join(sorted(run.paths)) + f"\n\nRun: {run.id}\n"
    return found


def _writes(store: Store, now: datetime) -> dict[str, list[tuple[str, FileVersions]]]:
    """Return what recent runs wrote, by topic document and in order: pairs of run and versions."""
    found: dict[str, list[tuple[str, FileVersions]]] = {}
    for run in undo_journal.runs_since(store, now - WINDOW)[-_RUNS:]:
        for snapshot in undo_journal.snapshots(store, run):
            if snapshot.path.startswith("topics/"):
                found.setdefault(snapshot.path, []).append((run, snapshot))
    return found


def _find_lost_cells(
    store: Store, path: str, versions: Sequence[tuple[str, FileVersions]], text: str
) -> StaleSave | None:
    """Return the cells that a stale save removed, from the current file or before a later write of ours."""
    present = find_cell_ids(text)
    removed = {found for _, write in versions for found in _list_added_ids(write.after, write.before)}  # by ourselves
    for number, (_, write) in enumerate(versions):
        last = number == len(versions) - 1
        saved = text if last else versions[number + 1][1].before
        if write.after is None or saved is None or saved == write.after:
            continue
        first, ids = _find_whole_loss(versions[: number + 1], saved)
        ids = (ids & find_cell_ids(write.after)) - present - removed
        base = versions[first][1].before if first <= number else None
        if not ids or base is None or decode(text.encode(), path).malformed:
            continue
        if saved in _list_versions_until(versions, number):
            continue
        if _is_git_version(store, path, saved, versions[first][0]):
            continue
        merged = merge(base, write.after, saved, marks=None)
        if not last:
            merged = merge(saved, merged.text, text, marks=None)
        if merged.conflicts or not ids <= find_cell_ids(merged.text):
            emit("vault", operation="overwritten", stage="kept", path=path, cells=len(ids))
            continue
        return StaleSave(path, text, merged.text, tuple(sorted(ids)))
    return None


def _find_whole_loss(versions: Sequence[tuple[str, FileVersions]], saved: str) -> tuple[int, set[str]]:
    """Return the number of the first write whose cells are all missing from ``saved``, and the cells of such writes.

    Cells of a later write may be present: the stale save was merged with what was being written at that moment.
    """
    present = find_cell_ids(saved)
    added = [_list_added_ids(write.before, write.after) for _, write in versions]
    gone = [number for number, ids in enumerate(added) if ids and not ids & present]
    return min(gone, default=len(versions)), set[str]().union(*(added[number] for number in gone))


def _list_added_ids(before: str | None, after: str | None) -> set[str]:
    return find_cell_ids(after or "") - find_cell_ids(before or "")


def _list_versions_until(versions: Sequence[tuple[str, FileVersions]], number: int) -> set[str | None]:
    """Return the versions up to that write: a save that equals one of them was restored on purpose."""
    return {version for _, write in versions[: number + 1] for version in (write.before, write.after)}


def _is_git_version(store: Store, path: str, text: str, run: str) -> bool:
    """Return whether that version was committed before the run: then git or its user has restored it.

    A later commit may contain the stale save itself.
    """
    started = undo_journal.moment_of(run)
    try:
        commits = [each for each in commit_log.log(store, path, limit=_VERSIONS) if each.time <= started]
        return any(commit_log.content(store, commit.id, path) == text.encode() for commit in commits)
    except GitError:
        return True  # unknown, so the document is left alone
