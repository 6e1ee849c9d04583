"""Read the versions of a file that git holds, to detect content that git overwrote without storing it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from vault_memory.vault.git.repository import GitError, Repository, find

_SECOND = 1.0  # tolerance for coarse file system clocks
_LINES = 2_000  # commits that are searched for lines, at most
_MOST = 300  # commits that are searched for versions of a file, at most


def versions(root: Path, path: str) -> Iterator[bytes]:
    """Yield the distinct versions of a file in all branches, stashes and the reflog, newest first. Raises GitError.

    At most `_MOST` commits are searched.
    """
    repository = find(root)
    if repository is None:
        return
    every = ("--all", "--reflog", "--full-history", "-m", "--no-renames", "--diff-filter=AM")
    form = ("--format=", "--raw", "--no-abbrev")
    out = repository.git("log", *every, *form, f"-n{_MOST}", "--", repository.scope(path))
    for blob in dict.fromkeys(line.split()[3] for line in out.splitlines() if line.startswith(":")):
        yield repository.blob(blob)


def lines_since(root: Path, folder: str) -> dict[tuple[str, str], float]:
    """Return the time of the first commit with each line of the files below ``folder``. Raises GitError.

    Keys are the path, or ``""`` for all files, and the stripped line. Only the newest `_LINES` commits are searched.
    """
    repository = find(root)
    if repository is None or not repository.head:
        return {}
    form = ("--format=%x00%at", "-p", "--unified=0", "--no-renames", "--no-color", "--no-ext-diff", "--no-textconv")
    out = repository.git("log", *form, f"-n{_LINES}", "--", repository.scope(folder.rstrip("/")))
    first: dict[tuple[str, str], float] = {}
    path, moment = "", 0.0
    for line in out.splitlines():  # newest commit first, so later lines are older
        if line.startswith("\0"):
            moment = float(line[1:])
        elif line.startswith("+++ "):
            path = line[4:].removeprefix("b/").rstrip("\t").removeprefix(repository.prefix)
        elif line.startswith("+") and line[1:].strip():
            for where in (path, ""):
                first[where, line[1:].strip()] = min(moment, first.get((where, line[1:].strip()), moment))
    return first


def has_overwritten(root: Path, path: str, written: bytes, now: bytes | None, at: float) -> bool:
    """Return whether git replaced ``written``, which it does not know, with ``now`` (None: no file), a version from
    before ``at``. Git deletes only files that it knows."""
    try:
        repository = find(root)
        if repository is None or _find_first_seen(repository, written) is not None:
            return False
        if now is None:
            return bool(repository.git("rev-list", "--all", "-n1", "--", repository.scope(path)))
        since = _find_first_seen(repository, now)
        return since is not None and (since < at + _SECOND or _was_committed_before(repository, now, at))
    except GitError:
        return False


def knows(root: Path, data: bytes) -> bool:
    """Return whether git has stored a file with this content."""
    try:
        repository = find(root)
        return repository is not None and _find_first_seen(repository, data) is not None
    except GitError:
        return False


def had(root: Path, path: str) -> bool:
    """Return whether a commit of any ref or the reflog touched the file, and HEAD does not have it."""
    try:
        repository = find(root)
        if repository is None or repository.list_commit(repository.head, [path]):
            return False
        return bool(repository.git("rev-list", "--all", "--reflog", "-n1", "--", repository.scope(path)))
    except GitError:
        return False


def has_written(root: Path, path: str, stat: os.stat_result) -> bool:
    """Return whether git wrote the current file, or has read it since."""
    try:
        repository = find(root)
        if repository is None:
            return False
        output = repository.git("ls-files", "--debug", "--", repository.scope(path))
    except GitError:
        return False
    seen = re.search(r"ctime: (\d+):.*\bino: (\d+)", output, re.DOTALL)
    return seen is not None and (int(seen[1]), int(seen[2])) == (int(stat.st_ctime), stat.st_ino & 0xFFFFFFFF)


def _was_committed_before(repository: Repository, data: bytes, at: float) -> bool:
    """Return whether a commit from before ``at`` has a file with this content.

    (The time of the object does not tell, since git renews it when it stores the content again.)
    """
    blob = repository.hash_blob(data)
    when = f"--before=@{int(at + _SECOND)}"
    return bool(repository.git("log", "--all", "--reflog", "-n1", "--format=%H", when, f"--find-object={blob}"))


def _find_first_seen(repository: Repository, data: bytes) -> float | None:
    """Return when git last stored a file with this content; 0: long ago (in a pack); None: never."""
    blob = repository.hash_blob(data)
    if repository.run_unchecked("cat-file", "-e", blob).returncode:
        return None
    with suppress(OSError):
        return (repository.git_dir / "objects" / blob[:2] / blob[2:]).stat().st_mtime
    return 0.0
