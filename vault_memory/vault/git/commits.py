"""Commit each run of a vault that is versioned with git (`commit_log` reads the commits).

A vault that ``init --git`` set up gets one commit for each run (`commit_run`), with only the files that the run wrote.
Git is only a log: a run succeeds even if its commit fails, and undo does not need git.

Commits are built in a temporary index, so that staged changes of a person stay staged and uncommitted; a file with
staged changes is left to the person.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import TypeAlias

from vault_memory.config import load_settings
from vault_memory.errors import VaultError
from vault_memory.events import emit
from vault_memory.vault.document.names import find_cell_ids
from vault_memory.vault.git import pending_commits
from vault_memory.vault.git.repository import TIMEOUT, GitError, Repository, failure_line, find
from vault_memory.vault.storage.store import Store

_ATTEMPTS = 3
_LOCK_WAITS = (0.02, 0.05, 0.1, 0.2, 0.4, 0.8)  # seconds, while another git holds the index
_TOPICS = "topics/"

FindOthers: TypeAlias = Callable[[Collection[str]], Sequence[str]]


@dataclass(frozen=True, slots=True)
class CommitResult:
    """The result of a commit. ``commit`` is empty if nothing was committed; ``problem``: the reason, if it failed.

    ``staged``: files that were left out because a person has staged changes of them.
    """

    commit: str = ""
    problem: str = ""
    staged: tuple[str, ...] = ()

    @property
    def notes(self) -> tuple[str, ...]:
        """Notes for a person, if any."""
        left = f"left out of the commit, as you have staged changes there: {', '.join(self.staged)}"
        return ((f"not committed: {self.problem}",) if self.problem else ()) + ((left,) if self.staged else ())


def is_versioned(store: Store) -> bool:
    """Return whether runs of this vault get commits. (Without git or a repository this costs only a few stat calls.)"""
    try:
        repository = find(store.root)
        return repository is not None and repository.is_set_up(store.root)
    except GitError:
        return True  # unknown: the commit will report the problem


def commit_run(
    store: Store,
    message: str,
    paths: Mapping[str, bytes | None],
    *,
    enabled: bool | None = None,
    find_others: FindOthers = lambda _: (),
) -> CommitResult:
    """Commit the files that a run wrote or deleted at ``paths``; do nothing unless we version the vault.

    The current files are committed, but a document that git has just reset is committed as the run wrote it. Files
    that earlier runs could not commit are included. ``enabled``: the setting ``git.commit``, if the caller knows it;
    ``find_others`` gives the other runs that have written some of the files and are named in the message, too.
    Never raises, since a finished run must not fail because of its log.
    """
    try:
        if not paths and not pending_commits.load(store):
            return CommitResult()
        repository = find(store.root)
        if repository is None or not repository.is_set_up(store.root):
            return CommitResult()
        if not _is_enabled(store, enabled):
            return CommitResult()
        wanted = {path: written for path, written in paths.items() if not _private(path)}
        done = _commit_with_waiting(store, repository, message, wanted, find_others)
    except VaultError as error:
        done = CommitResult(problem=error.problem)
    stage = "failed" if done.problem else "complete" if done.commit else "nothing"
    emit("git", operation="commit", stage=stage, commit=done.commit, problem=done.problem, staged=len(done.staged))
    return done


def postpone(store: Store, paths: Collection[str], run: str = "", *, enabled: bool | None = None) -> None:
    """Include these files, which ``run`` wrote, in our next commit, if the vault is versioned. Raises VaultError."""
    if paths and is_versioned(store) and _is_enabled(store, enabled):
        pending_commits.add(store, [path for path in paths if not _private(path)], run)


# --------------------------------------------------------------------------------------------------
# Committing


def _commit_with_waiting(
    store: Store, repository: Repository, message: str, paths: Mapping[str, bytes | None], find_others: FindOthers
) -> CommitResult:
    """Commit ``paths`` and the pending files; files that this commit leaves out wait for the next one."""
    late = pending_commits.load(store) - paths.keys()
    waits = set[str]()
    try:
        with _lock_commits(repository):
            try:
                done = _commit(repository, message, {**dict.fromkeys(late), **paths}, store.person, find_others)
            except GitError:
                if not late:
                    raise
                done = _commit(repository, message, paths, store.person, find_others)
                waits = late  # one of these may be the cause
    except GitError as error:
        done = CommitResult(problem=error.problem)
    every = late | paths.keys()
    pending_commits.settle(store, every, every if done.problem else waits.union(done.staged))
    return done


@contextmanager
def _lock_commits(repository: Repository) -> Iterator[None]:
    """Let one process commit at a time. (This does not lock out a person's git.)"""
    from filelock import FileLock, Timeout

    try:
        with FileLock(repository.git_dir / "vault-memory.lock", timeout=TIMEOUT):
            yield
    except Timeout:
        raise GitError(str(repository.top), f"another run has been committing for {TIMEOUT:g} seconds") from None
    except OSError as error:
        raise GitError(str(repository.git_dir), f"cannot be written ({error.strerror})") from error


def _is_enabled(store: Store, enabled: bool | None) -> bool:
    return load_settings(store.root).git.commit if enabled is None else enabled


def _private(path: str) -> bool:
    parts = PurePosixPath(path).parts
    return bool(parts) and parts[0] in {".index", ".state", ".git"}


def _commit(
    repository: Repository, message: str, paths: Mapping[str, bytes | None], person: str, find_others: FindOthers
) -> CommitResult:
    if problem := repository.find_operation():
        return CommitResult(problem=problem)
    for attempt in range(_ATTEMPTS):
        head = repository.head
        wanted = sorted(set(paths))
        ignored = repository.list_ignored(wanted)
        wanted = [path for path in wanted if path not in ignored]
        before, index = repository.list_commit(head, wanted), repository.list_index(wanted)
        staged = tuple(path for path in wanted if index.get(path) != before.get(path))
        mine = [path for path in wanted if path not in staged]
        reset = {path: data for path in mine if (data := _find_reset(repository, path, paths[path], before.get(path)))}
        tree, after = _tree(repository, head, mine, reset)
        changed = [path for path in mine if after.get(path) != before.get(path)]
        if not changed:
            return CommitResult(staged=staged)
        parent = ["-p", head] if head else []
        env = repository.identity(person)
        named = "".join([message.rstrip("\n"), "\n", *(f"Run: {run}\n" for run in find_others(changed))])
        made = repository.git("commit-tree", tree, *parent, "-F", "-", stdin=named, env=env).strip()
        _update_index(repository, {path: after.get(path, "") for path in changed})
        subject = message.split("\n", 1)[0]
        moved = repository.run_unchecked(
            "update-ref", "-m", f"vault-memory: {subject}", "HEAD", made, head or "0" * len(made)
        )
        if not moved.returncode:
            return CommitResult(made, staged=staged)
        _restore_index(repository, {path: after.get(path, "") for path in changed})
        if attempt + 1 == _ATTEMPTS:
            raise GitError(str(repository.top), failure_line(moved))
    raise AssertionError("unreachable")


def _find_reset(repository: Repository, path: str, written: bytes | None, committed: str | None) -> bytes | None:
    """Return what the run wrote to a document if git has since replaced it with the committed version, else None."""
    if written is None or not path.startswith(_TOPICS):
        return None
    try:
        there = (repository.vault / path).read_bytes()
    except OSError:
        return written if committed is None else None
    if there == written or _cell_ids(written) <= _cell_ids(there):
        return None
    return written if committed is not None and committed.split()[1] == repository.hash_blob(there) else None


def _cell_ids(document: bytes) -> set[str]:
    return find_cell_ids(document.decode("utf-8", "replace"))


def _tree(
    repository: Repository, head: str, paths: Sequence[str], written: Mapping[str, bytes]
) -> tuple[str, dict[str, str]]:
    """Return the tree of ``head`` with the files at ``paths`` from disk, or from ``written``, and the tree's entries
    for ``paths``.
    """
    with tempfile.TemporaryDirectory(prefix="vault-memory-") as folder:
        env = {"GIT_INDEX_FILE": str(Path(folder) / "index")}
        if head:
            repository.git("read-tree", head, env=env)
        names = "".join(f"{repository.prefix}{path}\0" for path in paths if path not in written)
        repository.git("update-index", "--add", "--remove", "-z", "--stdin", stdin=names, env=env)
        for path, data in written.items():
            entry = f"100644,{repository.hash_blob(data, keep=True)},{repository.prefix}{path}"
            repository.git("update-index", "--add", "--cacheinfo", entry, env=env)
        return repository.git("write-tree", env=env).strip(), repository.list_index(paths, env)


def _update_index(repository: Repository, entries: Mapping[str, str]) -> None:
    """Put these entries into the person's index and keep all others. Waits briefly if another git holds the lock."""
    null = "0" * 40
    lines = "".join(f"{entry or f'0 {null}'}\t{repository.prefix}{path}\0" for path, entry in entries.items())
    for wait in (*_LOCK_WAITS, None):
        done = repository.run_unchecked("update-index", "-z", "--index-info", stdin=lines)
        if not done.returncode:
            return
        if wait is None or "index.lock" not in done.stderr:
            raise GitError(str(repository.top), failure_line(done))
        time.sleep(wait)


def _restore_index(repository: Repository, ours: Mapping[str, str]) -> None:
    """Replace our entries in the index with those of the current HEAD; entries that another git has changed stay."""
    there, head = repository.list_index(list(ours)), repository.list_commit(repository.head, list(ours))
    left = [path for path, entry in ours.items() if there.get(path, "") == entry]
    _update_index(repository, {path: head.get(path, "") for path in left})
