"""``init --git``: a vault that is versioned.

It becomes a repository of its own, unless it lies in one: then only its own files are ever committed there. The
merge driver's command stands in the repository's config, which no clone brings along: there it is `set_up` again.
"""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.vault.git.commits import CommitResult
from vault_memory.vault.git.repository import MARK, MERGE_DRIVER, GitError, Repository, available, create, find
from vault_memory.vault.runs.run import start_run
from vault_memory.vault.storage.store import Store

IGNORED = (
    "# vault-memory: caches, and what is not knowledge",
    "/.index/",
    "/.state/",
    ".vault-memory.tmp",
    "# the profile is used with consent only, and a history cannot be made to forget; remove this line to version it",
    "/profile.md",
)
ATTRIBUTES = tuple(
    f"/{folder}/**/*.md -text merge=vault-memory" for folder in ("archive", "conversations", "entities", "topics")
)  # -text: bytes stay what they are on every machine


@dataclass(frozen=True, slots=True)
class Setup:
    """``outer``: the repository that was there around the vault, if it was. ``committed``: the first commit."""

    repository: str
    created: bool
    outer: bool
    committed: CommitResult


def set_up(store: Store, now: datetime | None = None) -> Setup:
    """Make the vault versioned by us; doing it again changes nothing. Raises VaultError."""
    if not available():
        raise VaultError(str(store.root), "git is not installed; install it, then: vault-memory init --git")
    repository = find(store.root)
    created = repository is None
    if repository is None:
        repository = _create_repository(store)
    if not repository.is_set_up(store.root):
        repository.git("config", "--local", "--add", MARK, store.root.relative_to(repository.top).as_posix())
    repository.git("config", "--local", "merge.vault-memory.name", "topic documents, cell by cell")
    repository.git("config", "--local", MERGE_DRIVER, driver())
    with start_run(store, "init", now=now or datetime.now(UTC), commit=True, copies=False) as run:
        _add_lines(store, ".gitignore", IGNORED)
        _add_lines(store, ".gitattributes", ATTRIBUTES)
        if created:
            run.paths |= dict.fromkeys(_knowledge(repository))
        run.summary = "versioned the vault with git"
        run.message = (
            f"Version the vault\n\nThe vault as it is, and what git should leave out of it.\n\nRun: {run.id}\n"
        )
    return Setup(str(repository.top), created, repository.top != store.root, run.committed)


def driver() -> str:
    """Return the command git calls to merge a document: by this interpreter, wherever git is started from."""
    return f"{shlex.quote(sys.executable)} -m vault_memory merge-driver %O %A %B %P %L"


def _create_repository(store: Store) -> Repository:
    create(store.root)
    found = find(store.root)
    if found is None:
        raise GitError(str(store.root), "git made no repository here")
    return found


def _knowledge(repository: Repository) -> list[str]:
    """Return all files but hidden ones: an editor's plugins keep keys in theirs."""
    found = repository.git("ls-files", "--others", "--cached", "--exclude-standard", "-z").split("\0")
    return [path for path in found if path and not any(part.startswith(".") for part in path.split("/"))]


def _add_lines(store: Store, path: str, lines: Sequence[str]) -> None:
    """Add those of ``lines`` to a file that it lacks, after what a person has there."""
    try:
        text = store.read(path).decode("utf-8", "surrogateescape")
    except NotFoundError:
        text = ""
    known = set(text.splitlines())
    missing = [line for line in lines if line not in known]
    if not any(not line.startswith("#") for line in missing):
        return
    gap = "" if not text or text.endswith("\n") else "\n"
    new = text + gap + "".join(f"{line}\n" for line in missing)
    store.update(path, lambda _: new.encode("utf-8", "surrogateescape"))
