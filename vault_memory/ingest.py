"""Folders elsewhere, searched in place (A14): registering them, what of them is searched, and giving them up.

Nothing of theirs is ever written. What search makes of them lies in the index alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from vault_memory.errors import InputError, VaultError
from vault_memory.models import Problem
from vault_memory.text.file_types import MARKDOWN, TEXT, detect_path_type
from vault_memory.vault.sources import folders
from vault_memory.vault.sources.external_files import binary, list_folder, pattern
from vault_memory.vault.sources.folders import Folder

if TYPE_CHECKING:
    from vault_memory.archivist import Archivist
    from vault_memory.index.sync import Index
    from vault_memory.models import Report

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class FolderReport:
    """One folder: files that are searched, by kind (markdown, text, code), and how many were left out, and why."""

    name: str
    root: str
    reachable: bool = True
    exclude: tuple[str, ...] = ()
    files: Mapping[str, int] = field(default_factory=dict)
    left_out: Mapping[str, int] = field(default_factory=dict)
    entries: int = 0  # in the index
    problems: tuple[Problem, ...] = ()


@dataclass(frozen=True, slots=True)
class IngestReport:
    """The folders that were named, and what bringing the index up to them took."""

    folders: tuple[FolderReport, ...] = ()
    changed: int = 0  # files read, of all folders and the vault
    gone: int = 0
    added: int = 0  # entries
    removed: int = 0
    stale: bool = False  # another process is indexing: the rest follows with the next search


def ingest(
    index: Index,
    paths: Sequence[Path],
    *,
    name: str = "",
    exclude: Sequence[str] = (),
    progress: Progress | None = None,
) -> IngestReport:
    """Have these folders searched from now on, and read what of them is new. Raises InputError, VaultError.

    A folder that cannot be used is refused before any is registered.
    """
    for line in exclude:
        if pattern(line) is None:
            raise InputError(
                f"'{line}' excludes nothing; write a pattern as in .gitignore, such as 'Templates/' or '*.log'"
            )
    for path in paths:
        folders.check(index.root, path)
    known = [folders.register(index.root, path, name=name, exclude=exclude) for path in paths]
    synced = index.sync(progress)
    reports = tuple(_report(index, folder) for folder in known)
    return IngestReport(reports, synced.changed, synced.gone, synced.added, synced.removed, synced.stale)


def extract(
    archivist: Archivist, index: Index, found: Sequence[Folder] = (), progress: Progress | None = None
) -> Iterator[Report]:
    """Take what the notes and texts of these folders (all of them) say into topics: files that are new or changed.

    A report for some files at a time. Raises VaultError.
    """
    from vault_memory.archive.notes import unread

    index.sync()
    digests = {
        file.path: file.hash.hex()
        for folder in found or folders.registered(index.root)
        for file in index.files_below(folder.prefix)
        if detect_path_type(file.path) in (MARKDOWN, TEXT)
    }
    yield from archivist.read_files(unread(index.searched.store, digests), progress)


def listed(index: Index, progress: Progress | None = None) -> tuple[FolderReport, ...]:
    """Every folder as it stands, with what it adds to the index. Raises VaultError."""
    index.sync(progress)
    return tuple(_report(index, folder) for folder in folders.registered(index.root))


def remove(index: Index, wanted: str) -> FolderReport:
    """Give up the folder of that path or name: nothing of it stays in index or caches. Its files are not touched.

    What was taken into topics stays there: that is knowledge, with its source. Raises NotFoundError, and VaultError
    where another process holds what has to go: nothing is given up then.
    """
    from vault_memory.archive.notes import forget

    folder = folders.unregister(index.root, wanted)
    entries = index.count_below(folder.prefix)
    try:
        index.purge()
    except VaultError:
        folders.register(index.root, folder.root, name=folder.name, exclude=folder.exclude)
        raise
    forget(index.searched.store, folder.prefix)
    return FolderReport(folder.name, str(folder.root), exclude=folder.exclude, entries=entries)


def _report(index: Index, folder: Folder) -> FolderReport:
    listing = list_folder(folder, index.root)
    left_out, kinds = Counter(listing.left_out), Counter[str]()
    for file in listing.scan.files:
        if binary(folder.root / file.path.removeprefix(folder.prefix)):
            left_out["binary, whatever their names say"] += 1
        else:
            kind = detect_path_type(file.path)
            kinds[kind if kind in (MARKDOWN, TEXT) else "code"] += 1
    return FolderReport(
        folder.name,
        str(folder.root),
        listing.reachable,
        folder.exclude,
        dict(sorted(kinds.items())),
        dict(sorted(left_out.items())),
        index.count_below(folder.prefix),
        listing.scan.problems,
    )
