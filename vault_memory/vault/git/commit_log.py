"""Read the commits of a vault: the log, earlier contents of files, and earlier file names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from vault_memory.events import emit
from vault_memory.vault.git.repository import GitError, find
from vault_memory.vault.storage.store import Store

_RUN = re.compile(r"^Run: (\S+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Commit:
    id: str
    time: datetime
    author: str
    subject: str
    runs: tuple[str, ...] = ()  # if it is one of ours: the run that made it, then others whose changes it contains


def log(store: Store, path: str = "", *, limit: int = 0, touching: str = "") -> list[Commit]:
    """Return commits of the vault, or of one file through its renames, newest first; none without git. Raises GitError.

    ``touching``: only commits that changed a line with this text.
    """
    repository = find(store.root)
    if repository is None or not repository.head:
        return []
    follow = ["--follow"] if path else []
    bound = [*([f"-n{limit}"] if limit else []), *([f"-G{re.escape(touching)}"] if touching else [])]
    form = "--format=%H%x00%aI%x00%an%x00%s%x00%b%x01"
    out = repository.git("log", *bound, *follow, form, "--", repository.scope(path))
    commits = []
    for record in out.split("\x01")[:-1]:
        commit, moment, author, subject, body = record.lstrip("\n").split("\0")
        commits.append(Commit(commit, datetime.fromisoformat(moment), author, subject, tuple(_RUN.findall(body))))
    return commits


def commit_before(store: Store, moment: datetime) -> str:
    """Return the last commit before ``moment``; "" if there is none. Raises GitError."""
    repository = find(store.root)
    if repository is None or not repository.head:
        return ""
    return repository.git("rev-list", "-n1", f"--before={moment.isoformat()}", "HEAD").strip()


def list_changed_since(store: Store, commit: str) -> list[str]:
    """Return files of the vault that differ from ``commit``, including untracked ones. Raises GitError."""
    repository = find(store.root)
    if repository is None:
        return []
    scope = repository.scope()
    found = repository.git("diff", "--name-only", "--no-renames", "-z", commit, "--", scope)
    found += repository.git("ls-files", "--others", "--exclude-standard", "-z", "--", scope)
    return sorted({name.removeprefix(repository.prefix) for name in found.split("\0") if name})


def content(store: Store, commit: str, path: str) -> bytes | None:
    """Return the file's content in ``commit``; None if it did not exist. Raises GitError."""
    repository = find(store.root)
    if repository is None or not (entry := repository.list_commit(commit, [path])):
        return None
    return repository.blob(entry[path].split()[1])


def find_past_files(store: Store, texts: Sequence[str]) -> set[str]:
    """Return the vault's files that contained one of these texts in any commit, also under former names.

    If git fails, the result may be incomplete.
    """
    found: set[str] = set()
    try:
        repository = find(store.root)
        for text in texts if repository is not None else ():
            assert repository is not None
            said = repository.git("log", "--all", "--no-renames", "--format=", "--name-only", "-z", f"-S{text}")
            names = {name.strip("\n") for name in said.split("\0")}
            found |= {name.removeprefix(repository.prefix) for name in names if name.startswith(repository.prefix)}
    except GitError as error:
        emit("git", operation="log", stage="failed", problem=error.problem)
    return found - {""}


def find_past_names(store: Store, path: str) -> set[str]:
    """Return names that the file had before it was renamed; an empty set if git fails."""
    try:
        repository = find(store.root)
        if repository is None or not repository.head:
            return set()
        renames = ("--follow", "--diff-filter=R", "--name-status", "--format=", "-z", "--", repository.scope(path))
        output = repository.git("log", *renames).split("\0")  # R100, the old name, the new one, and again
    except GitError as error:
        emit("git", operation="log", stage="failed", problem=error.problem)
        return set()
    return {old.removeprefix(repository.prefix) for old in output[1::3] if old.startswith(repository.prefix)} - {""}
