"""Set up versioning of a vault with git (``init --git``).

The vault becomes a repository, unless it is already in one; then only the vault's files are ever committed there. The
command of the merge driver is in the repository's config, which clones do not copy: there `set_up` must run again.
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
)
REMOVABLE = (
    "# the profile is used with consent only, and a history cannot be made to forget; remove this line to version it",
    "/profile.md",
)
ATTRIBUTES = tuple(
    f"/{folder}/**/*.md -text merge=vault-memory" for folder in ("archive", "conversations", "entities", "topics")
)  # -text: no conversion of line ends


@dataclass(frozen=True, slots=True)
class Setup:
    """The result. ``outer``: whether the vault is in a larger repository. ``committed``: the result of the commit."""

    repository: str
    created: bool
    outer: bool
    committed: CommitResult


def set_up(store: Store, now: datetime | None = None) -> Setup:
    """Version the vault with git; idempotent. Raises VaultError."""
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
        _add_lines(store, ".gitignore", IGNORED, REMOVABLE)
        _add_lines(store, ".gitattributes", ATTRIBUTES)
        if created:
            run.paths |= dict.fromkeys(_knowledge(repository))
        run.summary = "versioned the vault with git"
        run.message = (
            f"Version the vault\n\nThe vault as it is, and what git should leave out of it.\n\nRun: {run.id}\n"
        )
    return Setup(str(repository.top), created, repository.top != store.root, run.committed)


def driver() -> str:
    """Return the command with which git merges a document; it uses this Python interpreter."""
    return f"{shlex.quote(sys.executable)} -m vault_memory merge-driver %O %A %B %P %L"


def _create_repository(store: Store) -> Repository:
    create(store.root)
    found = find(store.root)
    if found is None:
        raise GitError(str(store.root), "git made no repository here")
    return found


def _knowledge(repository: Repository) -> list[str]:
    """Return all files except hidden ones, in which plugins of an editor may store keys."""
    found = repository.git("ls-files", "--others", "--cached", "--exclude-standard", "-z").split("\0")
    return [path for path in found if path and not any(part.startswith(".") for part in path.split("/"))]


def _add_lines(store: Store, path: str, lines: Sequence[str], removable: Sequence[str] = ()) -> None:
    """Append those of ``lines`` that the file does not have, and with the first of them the ``removable`` ones."""
    try:
        text = store.read(path).decode("utf-8", "surrogateescape")
    except NotFoundError:
        text = ""
    known = set(text.splitlines())
    wanted = lines if lines[0] in known else (*lines, *removable)
    missing = [line for line in wanted if line not in known]
    if not any(not line.startswith("#") for line in missing):
        return
    gap = "" if not text or text.endswith("\n") else "\n"
    new = text + gap + "".join(f"{line}\n" for line in missing)
    store.update(path, lambda _: new.encode("utf-8", "surrogateescape"))
