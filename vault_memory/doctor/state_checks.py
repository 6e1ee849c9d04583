"""Check what surrounds the documents: runs, the review queue, permissions, leftovers, git."""

from __future__ import annotations

import os
import shlex
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path

from vault_memory.doctor.finding import Finding
from vault_memory.errors import NotFoundError, VaultError
from vault_memory.models import Add, Edit, Rewrite, SetSummary, Supersede, Update
from vault_memory.vault import review
from vault_memory.vault.git.repository import MERGE_DRIVER, GitError, Repository, available, find
from vault_memory.vault.git.setup import ATTRIBUTES, IGNORED
from vault_memory.vault.runs import records
from vault_memory.vault.state import damaged
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.store import Store

_PRIVATE = (".state", ".index")


def check_review_queue(store: Store) -> Iterator[Finding]:
    """Report edits that wait for a person: each with its text and the reason it waits."""
    folder = store.root / review.FOLDER
    for place in sorted(folder.glob("*.json")) if folder.is_dir() else ():
        path = f"{review.FOLDER}/{place.name}"
        try:
            proposal = review.load(store, path)
        except NotFoundError:  # it was decided after it was listed
            continue
        except VaultError as error:
            yield Finding("state", "error", path, 0, error.problem, "delete the file; its proposal is lost")
            continue
        why = f" ({proposal.reason})" if proposal.reason else ""
        message = f"a change waits for you: {_describe_edit(proposal.edit)}{why}"
        yield Finding("review", "note", proposal.path, 0, message, "vault-memory review")


def _describe_edit(edit: Edit | review.FieldChange) -> str:
    match edit:
        case Supersede(by=None):
            return "a statement that may no longer hold"
        case Add(text=text) | Supersede(by=Add(text=text)) | Update(text=text) | SetSummary(text=text):
            return _shorten(text)
        case Rewrite(was=was, text=text):
            return _shorten(" ".join((text or was).split()))
        case review.FieldChange(field=field):
            return f"{field.replace('_', ' ')} of the profile"
        case _:
            return type(edit).__name__.lower()


def _shorten(text: str) -> str:
    return text if len(text) <= 60 else f"{text[:59]}…"


def check_runs(store: Store) -> Iterator[Finding]:
    """Report runs that were interrupted, and records that cannot be read."""
    folder = store.root / records.FOLDER
    own = store.root / ".state/machine"
    here = own.read_text(encoding="ascii", errors="replace").strip() if own.is_file() else ""
    for place in sorted(folder.glob("*.json")) if folder.is_dir() else ():
        path = f"{records.FOLDER}/{place.name}"
        try:
            run = records.load(store, place.stem)
        except NotFoundError:
            continue
        except VaultError as error:
            yield Finding("state", "error", path, 0, error.problem, "delete the file; the run's changes stay")
            continue
        if run.status != "applying":
            continue
        about = f"{run.trigger} {run.conversation}".strip()
        if run.machine == here:
            mend = "the next archive or consolidate finishes it"
            weight, message = "warning", f"{about} is not finished"
            if run.trigger == "extract_pending":
                weight, message = "note", f"messages of {run.conversation} could not be read by a model yet"
            yield Finding("run", "note" if weight == "note" else "warning", path, 0, message, mend)
        else:
            yield Finding("run", "note", path, 0, f"{about} was begun on another machine, which will finish it")


def check_leftovers(store: Store) -> Iterator[Finding]:
    """Report what a killed process left behind, and what was damaged."""
    for name in damaged.names(store):
        path = f"{damaged.FOLDER}/{name.replace('/', '--')}"
        message = f"was damaged and set aside: {damaged.loss(name)}"
        yield Finding("state", "warning", path, 0, message, "delete the file")
    displaced = store.root / ".state/displaced"
    for place in sorted(each for each in displaced.iterdir() if each.is_dir()) if displaced.is_dir() else ():
        message = "another program's edit, displaced while a file was being written"
        yield Finding(
            "state", "note", f".state/displaced/{place.name}", 0, message, "nothing to do: the next write restores it"
        )
    for folder in (store.root / name for name in ("topics", "conversations", "summaries", "entities", "archive")):
        for place in folder.rglob(atomic_files.TEMPORARY) if folder.is_dir() else ():
            path = place.relative_to(store.root).as_posix()
            message = "a temporary file that a killed process left"
            yield Finding("state", "note", path, 0, message, "the next write there deletes it", fixable=True)


def check_permissions(store: Store, paths: list[str]) -> Iterator[Finding]:
    """Report private folders that others may read, and files that cannot be read or written."""
    if os.name != "nt":
        yield from _check_private_folders(store)
    closed = [
        folder
        for folder in sorted({str(Path(path).parent) for path in paths} | {"."})
        if not os.access(store.root / folder, os.W_OK | os.X_OK)
    ]
    for folder in closed:
        place = store.root / folder
        mend = f"chmod u+wx {shlex.quote(str(place))}, unless it is meant so"
        yield Finding("permission", "warning", f"{folder}/", 0, "nothing can be written in this folder", mend)
    for path in paths:
        place = store.root / path
        if not os.access(place, os.R_OK):
            yield Finding(
                "permission", "error", path, 0, "cannot be read by you", f"chmod u+r {shlex.quote(str(place))}"
            )
        elif str(Path(path).parent) not in closed and not os.access(place, os.W_OK):
            mend = f"chmod u+w {shlex.quote(str(place))}, unless it is meant so"
            yield Finding(
                "permission", "warning", path, 0, "cannot be written by you, so nothing is merged into it", mend
            )


def _check_private_folders(store: Store) -> Iterator[Finding]:
    """Report private folders that others may enter. Inside a closed folder the modes of files do not matter."""
    for name in _PRIVATE:
        folder = store.root / name
        mode = stat.S_IMODE(folder.stat().st_mode) if folder.is_dir() else 0
        if mode & 0o077:
            message = f"other users of this machine may read it (mode {mode:o})"
            yield Finding("permission", "warning", f"{name}/", 0, message, f"chmod go= {name}", fixable=True)


def check_git(store: Store) -> Iterator[Finding]:
    """Report what keeps runs of a versioned vault from being committed, or its topics from being merged."""
    if not available():
        if (store.root / ".git").exists():
            message = "git is not installed here, so runs are not committed"
            yield Finding("git", "warning", ".git", 0, message, "install git")
        return
    try:
        repository = find(store.root)
        if repository is not None:
            yield from _check_repository(store, repository)
    except GitError as error:
        yield Finding("git", "error", ".git", 0, error.problem, "see what git says: git status")


def _check_repository(store: Store, repository: Repository) -> Iterator[Finding]:
    mend = "vault-memory init --git"
    ours = repository.is_set_up(store.root)
    attributes = _read_lines(store, ".gitattributes")
    if not ours:
        if any("merge=vault-memory" in line for line in attributes):
            message = (
                "runs are not committed in this clone of a versioned vault, and git merges its topics line by line"
            )
            yield Finding("git", "warning", ".gitattributes", 0, message, mend)
        return
    if busy := repository.find_operation():
        yield Finding("git", "warning", ".git", 0, f"runs are not committed now: {busy}")
    driver = repository.git("config", MERGE_DRIVER, check=False).strip()
    try:
        program = (shlex.split(driver) or [""])[0]
    except ValueError:  # a quote that is not closed
        program = driver
    if not driver or (shutil.which(program) is None and not Path(program).exists()):
        message = "the merge driver is not set up" if not driver else f"the merge driver's program is gone: {program}"
        yield Finding("git", "warning", ".git", 0, f"{message}: git merges topics line by line", mend, fixable=True)
    for path, wanted in ((".gitignore", IGNORED), (".gitattributes", ATTRIBUTES)):
        missing = [line for line in wanted if not line.startswith("#") and line not in _read_lines(store, path)]
        if missing:
            yield Finding("git", "warning", path, 0, f"lacks {', '.join(missing)}", mend, fixable=True)
    tracked = repository.git("ls-files", "-z", "--", *(repository.scope(f"{name}/") for name in _PRIVATE)).split("\0")
    for path in [name for name in tracked if name][:5]:
        message = "is tracked by git, although caches and state do not belong in the repository"
        yield Finding("git", "error", path, 0, message, f"git rm --cached {shlex.quote(path)}")


def _read_lines(store: Store, path: str) -> list[str]:
    place = store.root / path
    return place.read_text(encoding="utf-8", errors="replace").splitlines() if place.is_file() else []
