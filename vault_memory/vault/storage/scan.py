"""What can be searched in a vault: a cheap listing (one stat a file, nothing is read).

Left out: hidden files and folders (`.obsidian`, `.trash`, `.state` …), links that lead out of the vault, the
copies sync tools make of a file that two machines changed. The last two are reported, as is whatever cannot be
listed; files below an unreadable folder are not known to be gone.
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

# Names that only these tools give: Syncthing; Dropbox, Nextcloud, ownCloud, Obsidian Sync; Seafile; Dropbox again.
_CONFLICT_COPY = re.compile(
    r"\.sync-conflict-\d{8}-\d{6}|\([^()]*conflicted copy[^()]*(?:\([^()]*\))?\)|_conflict-\d{8}-\d{6}$"
    r"|\(SFConflict [^()]+\)|\((?:case|unicode encoding|selective sync|white ?space) conflict(?: \d+)?\)",
    re.IGNORECASE,
)
# Names that anybody may give: iCloud Drive (Note 2), Google Drive (Note (1)), Finder and Explorer (Note copy), OneDrive
# (Note-LAPTOP). They are copies only where the file they are named after holds the same ids of ours.
_NUMBERED = re.compile(r"(.+?)(?: \d{1,2}| \(\d{1,2}\)| copy(?: \d{1,2})?| - Copy(?: \(\d{1,2}\))?|-[\w-]{3,30})")
_OUR_ID = re.compile(rb"\^vm-[0-9a-z]{10}(?=\s)|^id: .+$", re.MULTILINE)
LARGEST = 64 * 1024 * 1024  # bytes of a file of the vault
_HEAD = 1 << 16  # bytes at the beginning and the end of a file that are searched for ids


class File(NamedTuple):
    """One searchable file. Times in nanoseconds; ``changed`` is the inode's own time, which no tool can set back.

    A tuple, because a vault has thousands of files.
    """

    path: str
    size: int
    modified: int
    changed: int
    inode: int


@dataclass(frozen=True, slots=True)
class Scan:
    """``files`` by path; ``unreadable`` holds files and folders (ending in ``/``) that could not be looked at."""

    files: tuple[File, ...]
    problems: tuple[Problem, ...]
    unreadable: tuple[str, ...] = ()
    folders: tuple[str, ...] = ()  # absolute: all that was looked into, so that a change can be told from outside

    def is_gone(self, path: str) -> bool:
        """Return whether the file is known to be gone; False where its folder could not be read."""
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
        self._seen: set[tuple[int, int]] = set()  # device and inode: a link to a file that is listed adds nothing
        self._problems: list[Problem] = []
        self._unreadable: list[str] = []
        self._folders = {str(root)}  # one that holds what is listed may come or go

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
            return  # gone since it was listed
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
        """Return whether the file is named after another and holds the same cells or conversation: ids are unique."""
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
        """Follow a link: one to a file in the vault counts; one to a folder there is listed where the folder is."""
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
    """Return the path as it can be printed."""
    return path.encode("utf-8", "replace").decode()
