"""``memory.folders``: folders outside the vault, searched in place (A14). Nothing is ever written to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

from vault_memory.api.namespace import AsyncVerbs, Namespace, Progress, awaitable
from vault_memory.api.path_arguments import check_path
from vault_memory.errors import InputError, VaultError
from vault_memory.index.sync import Index
from vault_memory.models import FolderReport, IngestReport, Report
from vault_memory.text.file_types import MARKDOWN, TEXT, detect_path_type
from vault_memory.vault.sources import folders
from vault_memory.vault.sources.external_files import binary, list_folder, pattern
from vault_memory.vault.sources.folders import Folder

FolderList: TypeAlias = tuple[FolderReport, ...]
ReportList: TypeAlias = list[Report]


class FolderVerbs(Namespace):
    """Folders outside the vault that are searched in place. Data derived from them is kept only in the index."""

    def add(
        self,
        *paths: str | Path,
        name: str = "",
        exclude: Sequence[str] = (),
        progress: Progress | None = None,
    ) -> IngestReport:
        """Register folders to search, and index their new and changed files. Raises InputError, VaultError.

        ``name``: the name of a single folder in results; ``exclude``: lines as in a .gitignore. If one folder cannot be
        used, none is registered.
        """
        self._vault.init()
        index, places = self._vault.index, [Path(path) for path in paths]
        for line in exclude:
            if pattern(line) is None:
                raise InputError(
                    f"'{line}' excludes nothing; write a pattern as in .gitignore, such as 'Templates/' or '*.log'"
                )
        for path in places:
            folders.check(index.root, path)
        known = [folders.register(index.root, path, name=name, exclude=exclude) for path in places]
        synced = index.sync(progress)
        reports = tuple(_report(index, folder) for folder in known)
        return IngestReport(reports, synced.changed, synced.gone, synced.added, synced.removed, synced.stale)

    def list(self, progress: Progress | None = None) -> FolderList:
        """Update the index and return every folder, with what it adds to the index. Raises VaultError."""
        index = self._vault.index
        index.sync(progress)
        return tuple(_report(index, folder) for folder in folders.list_folders(index.root))

    def names(self) -> Sequence[str]:
        """Return the names of the folders."""
        return [folder.name for folder in folders.list_folders(self._vault.root)]

    def extract(self, *names: str, progress: Progress | None = None) -> Iterator[Report]:
        """Extract statements from the notes and texts of these folders (without names: of all folders) into topics.

        ``names`` may also be paths. Reads only new or changed files; yields a report for each batch of files.
        Raises NotFoundError for a folder that is not searched, InputError, VaultError.
        """
        from vault_memory.archive.note_files import unread

        archivist, index = self._vault._archivist(), self._vault.index
        known = folders.list_folders(index.root)
        wanted = [folders.select_folder(known, name) for name in names] or known
        index.sync()
        digests = {
            file.path: file.hash.hex()
            for folder in wanted
            for file in index.files_below(folder.prefix)
            if detect_path_type(file.path) in (MARKDOWN, TEXT)
        }
        yield from archivist.read_files(unread(index.searched.store, digests), progress)

    def remove(self, path: str) -> FolderReport:
        """Unregister a folder by its path or name and remove it from the index and the caches; its files stay.

        Statements extracted into topics stay there, with their source. Raises NotFoundError, and VaultError if another
        process holds files that must be deleted: the folder then stays registered.
        """
        from vault_memory.archive.note_files import forget

        check_path("path", path)
        index = self._vault.index
        folder = folders.unregister(index.root, path)
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


def _collect_reports(folder: FolderVerbs, *names: str, progress: Progress | None = None) -> ReportList:
    """Extract statements from these folders into topics; return all reports as a list."""
    return list(folder.extract(*names, progress=progress))


class AsyncFolderVerbs(AsyncVerbs):
    """The asynchronous `FolderVerbs`. ``extract`` returns all its reports as a list."""

    add = awaitable(FolderVerbs.add)
    list = awaitable(FolderVerbs.list)
    names = awaitable(FolderVerbs.names)
    extract = awaitable(_collect_reports)
    remove = awaitable(FolderVerbs.remove)
