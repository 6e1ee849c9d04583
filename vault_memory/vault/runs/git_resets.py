"""Find statements that ``git stash`` or ``git reset`` removed from a document while runs were writing it.

Both commands reset the files, and HEAD, to the commit that HEAD was when they began, without checking again. A run that
writes and commits at the same time loses its statements from the file, and often its commit. Neither command is meant
to remove what is committed, and git's log of HEAD shows when one ran. So if a version that git has replaces what a run
wrote within seconds, no person removed the statements that are missing from it, both the bullets and their lines in the
memory block.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from vault_memory.errors import NotFoundError
from vault_memory.vault.document.names import find_cell_ids
from vault_memory.vault.document.topic_text import decode
from vault_memory.vault.git import commit_log, versions
from vault_memory.vault.git.repository import GitError
from vault_memory.vault.merge.documents import merge
from vault_memory.vault.state import undo_journal
from vault_memory.vault.storage import git_lock
from vault_memory.vault.storage.store import Store

_TOPICS = "topics/"
_LOG = 100_000  # bytes at the end of git's log of HEAD
_RESET = re.compile(rb" ([0-9a-f]{40,64}) .*> ([0-9]+) [-+][0-9]{4}\treset: moving to HEAD$", re.MULTILINE)
_SOON = 10.0  # seconds after a write within which a git command that began before it has ended
_GAP = 60.0  # seconds between two writes, at most, if the file in between can no longer be examined
_RUNS = 60  # only the newest runs are examined


@dataclass(frozen=True, slots=True)
class ResetDocument:
    """A document from which git removed the cells ``ids``. ``now``: its text (None: gone); ``text``: with the cells."""

    path: str
    now: str | None
    text: str
    ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Reset:
    """Git reset the files to ``commit``, at ``moment`` (whole seconds since 1970)."""

    moment: int
    commit: str


@dataclass(frozen=True, slots=True)
class _Write:
    """A run changed a document from ``before`` to ``after``, at ``moment`` (seconds since 1970)."""

    moment: float
    before: str | None
    after: str | None


def find_reset_documents(store: Store) -> list[ResetDocument]:
    """Return the documents from which git removed statements unnoticed. Changes nothing. Raises VaultError."""
    resets = _resets(store.root)
    found = []
    for path, writes in _writes(store).items() if resets else ():
        near = {
            number: commits
            for number, write in enumerate(writes)
            if (commits := {each.commit for each in resets if -2 < each.moment - write.moment < _SOON})
        }
        if near:
            lost = _find_lost(store, path, writes, near)
            found += [lost] if lost is not None else []
    return found


def was_reset_since(root: Path, moment: float) -> bool:
    """Return whether git has reset the files to HEAD since ``moment`` (seconds since 1970)."""
    return any(each.moment >= int(moment) for each in _resets(root))


def _resets(root: Path) -> list[_Reset]:
    lock = git_lock.lock_of(root)
    if lock is None:
        return []
    with suppress(OSError), (lock.parent / "logs" / "HEAD").open("rb") as file:
        file.seek(max(0, file.seek(0, 2) - _LOG))
        return [_Reset(int(moment), commit.decode()) for commit, moment in _RESET.findall(file.read())]
    return []


def _writes(store: Store) -> dict[str, list[_Write]]:
    """Return what the newest runs wrote, by topic document and in order. Raises VaultError."""
    found: dict[str, list[_Write]] = {}
    for moment, run in undo_journal.list_last_written(store, _RUNS):
        for each in undo_journal.snapshots(store, run):
            if each.path.startswith(_TOPICS) and not each.moved_from:
                found.setdefault(each.path, []).append(_Write(moment, each.before, each.after))
    return found


def _find_lost(
    store: Store, path: str, writes: Sequence[_Write], near: Mapping[int, Collection[str]]
) -> ResetDocument | None:
    """Return the document with the cells to restore, for the first write from which git removed cells.

    ``near``: by the number of a write, the commits that git reset the files to at about that time. Raises VaultError.
    """
    try:
        now: str | None = store.read(path).decode()
    except NotFoundError:
        now = None
    except UnicodeDecodeError:
        return None
    for number, resets in near.items():
        after = writes[number].after or ""
        saved = writes[number + 1].before if number + 1 < len(writes) else now
        removed = {name for each in writes[number + 1 :] for name in _ids(each.before) - _ids(each.after)}
        ids = _ids(after) - _ids(saved) - _ids(now) - removed
        if ids and (
            _is_git_reset(store, path, writes[: number + 2], number, saved)
            or _holds_git_version(store, path, after, saved, ids, resets)
        ):
            text = _merge_lost(path, after, saved, now)
            if ids <= _ids(text):
                return ResetDocument(path, now, text, tuple(sorted(ids)))
    return None


def _is_git_reset(store: Store, path: str, writes: Sequence[_Write], number: int, saved: str | None) -> bool:
    """Return whether git replaced write ``number`` with ``saved``, at about the time of the write."""
    if number + 1 < len(writes):
        soon = writes[number + 1].moment - writes[number].moment < _GAP
    elif saved is None:
        return versions.had(store.root, path)
    else:
        try:
            soon = store.resolve(path).stat().st_ctime - writes[number].moment < _SOON
        except OSError:  # git is still running: the next check sees the result
            return False
    earlier = {version for write in writes[: number + 1] for version in (write.before, write.after)}
    return soon and (saved in earlier or (saved is not None and versions.knows(store.root, saved.encode())))


def _holds_git_version(
    store: Store, path: str, after: str, saved: str | None, lost: set[str], commits_reset_to: Collection[str]
) -> bool:
    """Return whether ``saved`` has the cells of such a commit, none of ``lost``, and perhaps some that we wrote."""
    for commit in commits_reset_to if saved is not None else ():
        with suppress(GitError):
            version = _ids((commit_log.content(store, commit, path) or b"").decode("utf-8", "replace"))
            if not lost & version and version <= _ids(saved) <= version | _ids(after):
                return True
    return False


def _merge_lost(path: str, after: str, saved: str | None, now: str | None) -> str:
    """Return the current document merged with what a run had written; "" on a conflict or if it is malformed."""
    if now is None or decode(now.encode(), path).malformed:
        return after if now is None else ""
    if saved is None:
        merged = merge("", after, now, marks=None)
    else:
        base = saved if set(saved.splitlines()) <= set(after.splitlines()) else ""
        both = merge(base, after, saved, marks=None)
        merged = both if both.conflicts else merge(saved, both.text, now, marks=None)
    return "" if merged.conflicts else merged.text


def _ids(text: str | None) -> set[str]:
    return find_cell_ids(text or "")
