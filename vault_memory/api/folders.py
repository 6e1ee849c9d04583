"""``memory.folders``: folders elsewhere, searched in place (A14). Nothing in them is ever written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

from vault_memory.api.namespace import AsyncVerbs, Namespace, Progress, awaitable
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
    """Folders elsewhere that are searched where they are. What search makes of them lies in the index alone."""

    def add(
        self,
        *paths: str | Path,
        name: str = "",
        exclude: Sequence[str] = (),
        progress: Progress | None = None,
    ) -> IngestReport:
        """Search these folders from now on, and read what of them is new. Raises InputError, VaultError.

        ``name`` is what one folder is called in results; ``exclude`` are lines of a .gitignore. A folder that cannot
        be used is refused before any is registered.
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
        """Return every folder as it stands, with what it adds to the index. Raises VaultError."""
        index = self._vault.index
        index.sync(progress)
        return tuple(_report(index, folder) for folder in folders.list_folders(index.root))

    def names(self) -> Sequence[str]:
        """Return the names of the folders."""
        return [folder.name for folder in folders.list_folders(self._vault.root)]

    def extract(self, *names: str, progress: Progress | None = None) -> Iterator[Report]:
        """Take what the notes and texts of these folders (all of them) say into topics.

        Only files that are new or changed; a report for some files at a time. Raises InputError, VaultError.
        """
        from vault_memory.archive.note_files import unread

        archivist, index = self._vault._archivist(), self._vault.index
        index.sync()
        digests = {
            file.path: file.hash.hex()
            for folder in folders.list_folders(index.root)
            if not names or folder.name in names
            for file in index.files_below(folder.prefix)
            if detect_path_type(file.path) in (MARKDOWN, TEXT)
        }
        yield from archivist.read_files(unread(index.searched.store, digests), progress)

    def remove(self, path: str) -> FolderReport:
        """Give up the folder of that path or name: nothing of it stays in index or caches; its files stay.

        What was taken into topics stays there: that is knowledge, with its source. Raises NotFoundError, and VaultError
        where another process holds what has to go: nothing is given up then.
        """
        from vault_memory.archive.note_files import forget

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
    """Take what these folders say into topics, all at once; return the reports."""
    return list(folder.extract(*names, progress=progress))


class AsyncFolderVerbs(AsyncVerbs):
    """`FolderVerbs`, awaited. ``extract`` returns all its reports at once."""

    add = awaitable(FolderVerbs.add)
    list = awaitable(FolderVerbs.list)
    names = awaitable(FolderVerbs.names)
    extract = awaitable(_collect_reports)
    remove = awaitable(FolderVerbs.remove)
