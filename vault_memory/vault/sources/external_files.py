"""List and read the files of folders outside the vault in place, without writing to them (A14).

Left out: hidden files and folders, files that ``.gitignore`` files or the folder's own patterns exclude, files that are
neither markdown, text nor code by name, files over 4 MiB, conflict copies, links. If a folder cannot be reached or is
empty (like the mount point of a disk that is not mounted), its files do not count as deleted.
"""

from __future__ import annotations

import os
import re
import stat
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path, PurePosixPath
from warnings import catch_warnings

from vault_memory.errors import NotFoundError, UnsafeNameError
from vault_memory.models import Problem
from vault_memory.vault.sources.folders import PREFIX, Folder, list_folders, stamp
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.scan import File, Scan, is_conflict_copy, is_text, printable_path
from vault_memory.vault.storage.store import Store

Patterns = tuple[tuple[re.Pattern[str], bool], ...]  # each with whether it excludes
Rule = tuple[str, Patterns]  # where the rule file is, relative to the folder, as a path prefix
LARGEST = 4 * 1024 * 1024  # bytes; a larger file is data, not written by a person
_ALWAYS = frozenset({"node_modules", "__pycache__"})
_SNIFFED = 8192  # bytes


@dataclass(frozen=True, slots=True)
class Listing:
    """One folder: the files that are searched, and the number of other files by reason."""

    folder: Folder
    scan: Scan
    left_out: Mapping[str, int]
    reachable: bool


class SearchedFiles:
    """All files that one index covers: those of the vault and those of other folders."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: tuple[tuple[int, ...], tuple[Folder, ...]] = (), ()

    def folders(self) -> tuple[Folder, ...]:
        """Return the folders listed now. Raises VaultError."""
        seen = stamp()
        if self._known[0] != seen:
            self._known = seen, list_folders(self.store.root)
        return self._known[1]

    def scan(self) -> Scan:
        """List the files of the vault and of the folders. Raises VaultError."""
        own = self.store.scan()
        others = [list_folder(folder, self.store.root).scan for folder in self.folders()]
        if not others:
            return own
        scans = [own, *others]
        return Scan(
            tuple(sorted(chain.from_iterable(scan.files for scan in scans), key=lambda file: file.path)),
            tuple(chain.from_iterable(scan.problems for scan in scans)),
            tuple(chain.from_iterable(scan.unreadable for scan in scans)),
            tuple(chain.from_iterable(scan.folders for scan in scans)),
        )

    def read(self, path: str) -> bytes:
        """Read one file. Raises NotFoundError, UnsafeNameError, VaultError."""
        return atomic_files.read(self.place(path), path) if path.startswith(PREFIX) else self.store.read(path)

    def place(self, path: str) -> Path:
        """Return the path on disk. Raises NotFoundError for a folder that is not searched, UnsafeNameError."""
        if not path.startswith(PREFIX):
            return self.store.resolve(path)
        for folder in self.folders():
            if path.startswith(folder.prefix):
                below = PurePosixPath(path.removeprefix(folder.prefix))
                if below.is_absolute() or ".." in below.parts:
                    raise UnsafeNameError(f"{path!r} leads out of the folder")
                return folder.root / below
        raise NotFoundError(f"{path}: its folder is not searched")


def list_folder(folder: Folder, vault: Path) -> Listing:
    """List a folder with one stat call for each file, without the ``vault`` and its parent folder."""
    return _Lister(folder, vault).run()


def binary(path: Path) -> bool:
    """Return whether the file's beginning is not text (UTF-16 with a BOM is text). False if it cannot be read."""
    try:
        with path.open("rb") as file:
            begin = file.read(_SNIFFED)
    except OSError:
        return False
    return looks_binary(begin)


def looks_binary(data: bytes) -> bool:
    return b"\0" in data[:_SNIFFED] and not data.startswith((b"\xff\xfe", b"\xfe\xff"))


# --------------------------------------------------------------------------------------------------


class _Lister:
    def __init__(self, folder: Folder, vault: Path) -> None:
        self._folder, self._prefix = folder, folder.prefix
        self._vault = (str(vault), str(vault.parent))
        self._files: list[File] = []
        self._problems: list[Problem] = []
        self._unreadable: list[str] = []
        self._folders: list[str] = []
        self._left_out: Counter[str] = Counter()
        self._own = _spec(folder.exclude)

    def run(self) -> Listing:
        root = self._folder.root
        try:
            empty = not any(root.iterdir())
        except OSError as error:
            return self._unreachable(f"cannot be reached ({error.strerror or error})")
        if empty:
            return self._unreachable("is empty, as where a disk is not mounted")
        self._walk("", str(root), list(_read_parent_rules(root)))
        self._files.sort(key=lambda file: file.path)
        folders = (*map(str, _list_rule_folders(root)), *self._folders)
        scan = Scan(tuple(self._files), tuple(self._problems), tuple(self._unreadable), folders)
        return Listing(self._folder, scan, dict(sorted(self._left_out.items())), True)

    def _unreachable(self, what: str) -> Listing:
        mend = f"its index entries are kept; to drop them: vault-memory folder remove {self._folder.name}"
        problem = Problem(str(self._folder.root), 0, f"{what}; {mend}")
        return Listing(self._folder, Scan((), (problem,), (self._folder.prefix,)), {}, False)

    def _walk(self, below: str, place: str, rules: Sequence[Rule]) -> None:
        """List a folder and its subfolders.

        This runs before every search, so it makes one call for each folder, one stat for each file of a searched type,
        and little else.
        """
        from vault_memory.text.file_types import detect_file_type  # most vaults search no folder

        entries = self._entries(below, place)
        if ".gitignore" in (entry.name for entry in entries) and (spec := _read_spec(Path(place, ".gitignore"))):
            rules = [*rules, (below, spec)]
        for entry in entries:
            name = entry.name
            if name.startswith("."):
                continue
            path = below + name
            if not is_text(name):
                self._problem(path, "its name is not UTF-8; rename it")
            elif entry.is_symlink():
                self._link(path, Path(entry.path))
            elif entry.is_dir():
                self._enter(path, entry, rules)
            elif not detect_file_type(name):
                self._left_out["neither markdown, text nor code"] += 1
            elif (rules or self._own) and self._is_excluded(path, rules):
                self._left_out["excluded by .gitignore or --exclude"] += 1
            else:
                self._add(path, entry)

    def _enter(self, path: str, entry: os.DirEntry[str], rules: Sequence[Rule]) -> None:
        if entry.name in _ALWAYS or entry.path in self._vault:
            return
        if (rules or self._own) and self._is_excluded(f"{path}/", rules):
            self._left_out["folders excluded by .gitignore or --exclude"] += 1
        else:
            self._walk(f"{path}/", entry.path, rules)

    def _entries(self, below: str, place: str) -> list[os.DirEntry[str]]:
        try:
            with os.scandir(place) as entries:
                self._folders.append(place)
                return list(entries)
        except FileNotFoundError:
            return []
        except OSError as error:
            self._unreadable.append(self._prefix + below)
            self._problem(below, f"cannot be read ({error.strerror})")
            return []

    def _add(self, path: str, entry: os.DirEntry[str]) -> None:
        try:
            found = entry.stat()
        except FileNotFoundError:
            return
        except OSError as error:
            self._unreadable.append(self._prefix + path)
            self._problem(path, f"cannot be read ({error.strerror})")
            return
        if not stat.S_ISREG(found.st_mode):
            return
        if found.st_size > LARGEST:
            self._left_out["larger than 4 MiB"] += 1
            self._problem(path, "is larger than 4 MiB: left out")
        elif is_conflict_copy(entry.name):
            self._left_out["conflict copies of sync tools"] += 1
        else:
            self._files.append(
                File(self._prefix + path, found.st_size, found.st_mtime_ns, found.st_ctime_ns, found.st_ino)
            )

    def _link(self, path: str, link: Path) -> None:
        """Skip a link, and report it if it leads out of the folder; files inside are listed themselves."""
        try:
            inside = link.resolve(strict=True).is_relative_to(self._folder.root)
        except (OSError, RuntimeError):  # a broken link, or a loop
            inside = True
        self._left_out["links"] += 1
        if not inside:
            self._problem(path, "a link that leads out of the folder: left out; its target can be ingested itself")

    def _is_excluded(self, path: str, rules: Sequence[Rule]) -> bool:
        """Return whether a rule excludes ``path``; the path of a folder ends in ``/``."""
        return bool(_verdict(self._own, path)) or _is_ignored(path, rules)

    def _problem(self, path: str, message: str) -> None:
        self._problems.append(Problem(printable_path(f"{self._folder.name}/{path}"), 0, message))


# --------------------------------------------------------------------------------------------------
# .gitignore


def _is_ignored(path: str, rules: Sequence[Rule]) -> bool:
    """Return whether ``path`` is ignored. The nearest file with a rule for it decides, as in git."""
    for below, spec in reversed(rules):
        verdict = _verdict(spec, path[len(below) :] if not below.startswith("/") else below[1:] + path)
        if verdict is not None:
            return verdict
    return False


def _verdict(patterns: Patterns, path: str) -> bool | None:
    """Return the verdict of the last pattern that matches ``path`` itself. Patterns of a folder above do not count:
    the walk does not enter excluded folders. (pathspec's own verdict is for paths that come without a walk.)"""
    for expression, exclude in patterns:
        for found in expression.finditer(path):
            if "ps_d" in expression.groupindex:  # the match ends at a folder, or at the end of the path
                itself = found["ps_d"] is None or found.end("ps_d") == len(path)
            else:  # `*` matches everything; `build/**` everything below the folder, but not the folder
                itself = not expression.pattern.endswith("/") or found.end() < len(path)
            if itself:
                return exclude
    return None


def _find_repository(root: Path) -> Path | None:
    """Return the root folder of the git repository that contains the folder, or None."""
    return next((parent for parent in (root, *root.parents) if (parent / ".git").exists()), None)


def _list_rule_folders(root: Path) -> list[Path]:
    """Return the repository's folders above ``root`` and ``.git/info``, so that a change of their rules is detected."""
    top = _find_repository(root)
    above = [parent for parent in root.parents if top is not None and parent.is_relative_to(top)]
    return [*above, info] if top is not None and (info := top / ".git" / "info").is_dir() else above


def _read_parent_rules(root: Path) -> Iterator[Rule]:
    """Yield the rules of the repository that contains the folder; none if they exclude the whole folder.

    The path of such a rule is ``/`` and the path from its file's folder to the searched folder.
    """
    top = _find_repository(root)
    if top is None:
        return
    places = [parent for parent in reversed(root.parents) if parent.is_relative_to(top)]
    found = [(f"/{root.relative_to(place).as_posix()}/", place / ".gitignore") for place in places]
    between = "" if top == root else f"/{root.relative_to(top).as_posix()}/"
    rules = [(below, spec) for below, file in found if (spec := _read_spec(file))]
    if local := _read_spec(top / ".git" / "info" / "exclude"):
        rules.insert(0, (between, local))
    if any(_excludes(below, spec) for below, spec in rules if below):
        return
    yield from rules


def _excludes(below: str, spec: Patterns) -> bool:
    """Return whether the rule excludes the folder at ``below`` or one that contains it."""
    parts = below.strip("/").split("/")
    return any(_verdict(spec, "/".join(parts[:count]) + "/") for count in range(1, len(parts) + 1))


def _read_spec(path: Path) -> Patterns:
    try:
        return _spec(path.read_text(encoding="utf-8", errors="replace").splitlines())
    except OSError:
        return ()


def _spec(lines: Sequence[str]) -> Patterns:
    """Return the patterns of these lines, the last one first; lines without a pattern are left out."""
    return tuple(found for line in reversed(lines) if (found := pattern(line)) is not None)


def pattern(line: str) -> tuple[re.Pattern[str], bool] | None:
    """Parse one line of a ``.gitignore``. None: no pattern, or one that git ignores."""
    if not line.strip() or line.startswith("#"):
        return None
    from pathspec import GitIgnoreSpec

    meant = f"{line[:-1]}*/" if line.endswith("/**/") else line  # pathspec reads it as `/`
    try:
        with catch_warnings(action="ignore", category=FutureWarning):  # about brackets
            (found,) = GitIgnoreSpec.from_lines([meant]).patterns
    except (ValueError, re.error):
        return None
    return None if found.regex is None or found.include is None else (found.regex, found.include)
