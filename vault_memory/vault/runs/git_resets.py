"""Statements that ``git stash`` or ``git reset`` took out of a document while runs were writing it.

Both reset the files, and HEAD, to the commit that HEAD was when they began, without looking again. A run that
writes and commits meanwhile loses its statements from the file, and often its commit. Neither command is meant to take
out what is committed, and git's log of HEAD says when one ran. So where such a version of git's own has come in the
place of what a run wrote, within seconds, nobody has taken the statements out that are missing from it, bullets and
memory block both.
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
_SOON = 10.0  # seconds after a write in which a git that began before it ends
_GAP = 60.0  # seconds between a write and the next one, where a look at the file in between is no longer possible
_RUNS = 60  # the newest


@dataclass(frozen=True, slots=True)
class ResetDocument:
    """Git took the cells ``ids`` out of the document at ``path``, which is ``now`` (None: gone); ``text`` has them."""

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
    """Return the documents of which git took statements out unseen. Nothing is changed. Raises VaultError."""
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
    """Return whether git has reset the files to HEAD since then (seconds since 1970)."""
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
    """Return what the newest runs wrote to documents, in order. Raises VaultError."""
    found: dict[str, list[_Write]] = {}
    for moment, run in undo_journal.list_last_written(store, _RUNS):
        for each in undo_journal.snapshots(store, run):
            if each.path.startswith(_TOPICS) and not each.moved_from:
                found.setdefault(each.path, []).append(_Write(moment, each.before, each.after))
    return found


def _find_lost(
    store: Store, path: str, writes: Sequence[_Write], near: Mapping[int, Collection[str]]
) -> ResetDocument | None:
    """Return what is to be put back after the first write of which something is missing.

    ``near``: the commits that git reset the files to about the time of a write, by its number. Raises VaultError.
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
    """Return whether git replaced what was written then with ``saved``, about at that moment."""
    if number + 1 < len(writes):
        soon = writes[number + 1].moment - writes[number].moment < _GAP
    elif saved is None:
        return versions.had(store.root, path)
    else:
        try:
            soon = store.resolve(path).stat().st_ctime - writes[number].moment < _SOON
        except OSError:  # git is at it still: the next look sees what has become of it
            return False
    earlier = {version for write in writes[: number + 1] for version in (write.before, write.after)}
    return soon and (saved in earlier or (saved is not None and versions.knows(store.root, saved.encode())))


def _holds_git_version(
    store: Store, path: str, after: str, saved: str | None, lost: set[str], commits_reset_to: Collection[str]
) -> bool:
    """Is ``saved`` the version that git put there, without the ``lost`` cells, and some of what we had written?"""
    for commit in commits_reset_to if saved is not None else ():
        with suppress(GitError):
            version = _ids((commit_log.content(store, commit, path) or b"").decode("utf-8", "replace"))
            if not lost & version and version <= _ids(saved) <= version | _ids(after):
                return True
    return False


def _merge_lost(path: str, after: str, saved: str | None, now: str | None) -> str:
    """Return the document as it is now with what a run had written; "" where both changed the same."""
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
