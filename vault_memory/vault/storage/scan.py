"""List the searchable files of a vault, with one stat call per file.

Left out: hidden files and folders (`.obsidian`, `.trash`, `.state` …), links that lead out of the vault, and conflict
copies of sync tools. The last two are reported, and so is everything that cannot be listed; files below an unreadable
folder do not count as deleted.
"""

from __future__ import annotations

import os
import re
import stat
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from operator import attrgetter
from pathlib import Path
from typing import NamedTuple

from vault_memory.models import Problem

FOLDERS = ("conversations", "entities", "summaries", "topics")

# Names that only these tools use: Syncthing; Dropbox, Nextcloud, ownCloud, Obsidian Sync; Seafile; Dropbox again.
_CONFLICT_COPY = re.compile(
    r"\.sync-conflict-\d{8}-\d{6}|\([^()]*conflicted copy[^()]*(?:\([^()]*\))?\)|_conflict-\d{8}-\d{6}$"
    r"|\(SFConflict [^()]+\)|\((?:case|unicode encoding|selective sync|white ?space) conflict(?: \d+)?\)",
    re.IGNORECASE,
)
# Names that a person may use, too: iCloud Drive (Note 2), Google Drive (Note (1)), Finder and Explorer (Note copy),
# OneDrive (Note-LAPTOP). They are copies only if the original file contains the same ids of ours.
_NUMBERED = re.compile(r"(.+?)(?: \d{1,2}| \(\d{1,2}\)| copy(?: \d{1,2})?| - Copy(?: \(\d{1,2}\))?|-[\w-]{3,30})")
_OUR_ID = re.compile(rb"\^vm-[0-9a-z]{10}(?=\s)|^id: .+$", re.MULTILINE)
LARGEST = 64 * 1024 * 1024  # bytes of a file, at most
_HEAD = 1 << 16  # bytes at the beginning and the end of a file that are searched for ids


class File(NamedTuple):
    """One searchable file. Times in nanoseconds; ``changed`` is the inode's change time, which tools cannot set.

    A tuple, because a vault has thousands of files.
    """

    path: str
    size: int
    modified: int
    changed: int
    inode: int


@dataclass(frozen=True, slots=True)
class Scan:
    """``files`` by path; ``unreadable``: files and folders (ending in ``/``) that could not be inspected."""

    files: tuple[File, ...]
    problems: tuple[Problem, ...]
    unreadable: tuple[str, ...] = ()
    folders: tuple[str, ...] = ()  # absolute paths of all listed folders, for `change_watch`

    def is_gone(self, path: str) -> bool:
        """Return whether the file is known to be deleted; False if it or its folder could not be read."""
        if any(path == place or (place.endswith("/") and path.startswith(place)) for place in self.unreadable):
            return False
        at = bisect_left(self.files, path, key=lambda file: file.path)
        return at == len(self.files) or self.files[at].path != path


def is_conflict_copy(name: str) -> bool:
    return "conflict" in name.lower() and _CONFLICT_COPY.search(name.removesuffix(".md")) is not None


def scan(root: Path, folders: Sequence[str] = FOLDERS) -> Scan:
    """Return all searchable files below ``root``, which must be resolved, or those of some of its folders."""
    return _Scanner(root).run(folders)


class _Scanner:
    def __init__(self, root: Path) -> None:
        self._root = root
        self._files: dict[str, File] = {}
        self._links: list[tuple[str, Path]] = []
        self._seen: set[tuple[int, int]] = set()  # device and inode, so that links to listed files are skipped
        self._problems: list[Problem] = []
        self._unreadable: list[str] = []
        self._folders = {str(root)}  # the root, since its folders may be created or deleted

    def run(self, folders: Sequence[str]) -> Scan:
        for folder in folders:
            if (self._root / folder).resolve().is_relative_to(self._root):
                self._walk(folder)
            else:
                self._problems.append(Problem(f"{folder}/", 0, "a link that leads out of the vault: left out"))
        for path, target in self._links:
            self._follow(path, target)
        for path in [path for path in self._files if self._is_copy(path)]:
            self._conflict(path)
            del self._files[path]
        files = tuple(self._files[path] for path in sorted(self._files))
        problems = tuple(sorted(self._problems, key=lambda problem: problem.path))
        return Scan(files, problems, tuple(sorted(self._unreadable)), tuple(sorted(self._folders)))

    def _walk(self, folder: str) -> None:
        for entry in self._entries(folder):
            name = entry.name
            if name.startswith("."):
                continue
            path = f"{folder}/{name}"
            if not is_text(name):
                self._problems.append(Problem(printable_path(path), 0, "its name is not UTF-8; rename it"))
            elif entry.is_symlink():
                self._links.append((path, Path(entry.path)))
            elif entry.is_dir():
                self._walk(path)
            elif name.endswith(".md") or name.lower().endswith(".md"):
                self._add(path, entry)

    def _entries(self, folder: str) -> list[os.DirEntry[str]]:
        try:
            with os.scandir(self._root / folder) as entries:
                self._folders.add(str(self._root / folder))
                return sorted(entries, key=attrgetter("name"))
        except FileNotFoundError:
            return []
        except OSError as error:
            self._report(f"{folder}/", error)
            return []

    def _add(self, path: str, place: os.DirEntry[str] | Path) -> None:
        try:
            found = place.stat()
        except FileNotFoundError:
            return  # deleted since it was listed
        except OSError as error:
            self._report(path, error)
            return
        if not stat.S_ISREG(found.st_mode) or (found.st_dev, found.st_ino) in self._seen:
            return
        if found.st_size > LARGEST:
            self._unreadable.append(path)
            self._problems.append(Problem(path, 0, "is larger than 64 MiB: neither read nor searched"))
            return
        if is_conflict_copy(place.name):
            self._conflict(path)
            return
        self._seen.add((found.st_dev, found.st_ino))
        self._files[path] = File(path, found.st_size, found.st_mtime_ns, found.st_ctime_ns, found.st_ino)

    def _conflict(self, path: str) -> None:
        message = "a sync tool's conflict copy: merge it into the original by hand, then delete it"
        self._problems.append(Problem(path, 0, message))

    def _is_copy(self, path: str) -> bool:
        """Return whether the file is named after another one and contains the same unique ids."""
        stem, found = path[:-3], None
        if stem[-1] in "0123456789)yY" or "-" in stem:
            found = _NUMBERED.fullmatch(stem)
        original = f"{found[1]}.md" if found else ""
        if original not in self._files:
            return False
        mine, others = self._ids(path), self._ids(original)
        return 2 * len(mine & others) > min(len(mine), len(others))

    def _ids(self, path: str) -> frozenset[bytes]:
        try:
            with (self._root / path).open("rb") as file:
                data = file.read(_HEAD)
                if self._files[path].size > 2 * _HEAD:
                    file.seek(-_HEAD, os.SEEK_END)
                data += file.read(_HEAD)
        except OSError:
            return frozenset()
        return frozenset(_OUR_ID.findall(data))

    def _follow(self, path: str, link: Path) -> None:
        """Follow a link: a file in the vault is listed; a folder in the vault is not, since it is listed itself."""
        try:
            target = link.resolve(strict=True)
        except FileNotFoundError:
            self._problems.append(Problem(path, 0, "a link to nothing"))
            return
        except (OSError, RuntimeError) as error:  # RuntimeError: a loop, before Python 3.13
            self._report(path, error)
            return
        if not target.is_relative_to(self._root):
            self._problems.append(Problem(path, 0, "a link that leads out of the vault: left out"))
        elif path.lower().endswith(".md") and not _is_hidden(target.relative_to(self._root)):
            self._folders.add(str(target.parent))
            self._add(path, target)

    def _report(self, path: str, error: Exception) -> None:
        reason = error.strerror if isinstance(error, OSError) else None
        self._unreadable.append(path)
        self._problems.append(Problem(path, 0, f"cannot be read ({reason or type(error).__name__})"))


def _is_hidden(path: Path) -> bool:
    return any(part.startswith(".") for part in path.parts)


def is_text(name: str) -> bool:
    """Return whether a file's name is UTF-8."""
    return name.isascii() or not any("\ud800" <= character <= "\udfff" for character in name)


def printable_path(path: str) -> str:
    """Return the path in a printable form."""
    return path.encode("utf-8", "replace").decode()
