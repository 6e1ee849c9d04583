"""Compute a digest of what the next command could find on disk; faults with the same digest need one recovery test.

It leaves out only what nothing reads again, and what differs between two runs of the same verb:

- segments of Tantivy that its ``meta.json`` does not name, which its next writer deletes, and its list of them;
- the bytes of a temporary file, whose name is never opened for reading but only taken away; that it is there counts;
- SQLite's ``-shm``, made anew from the log by whoever opens the file first, and bytes of the file and its log that
  are in no transaction: a database counts as what SQLite, which sees whole transactions, reads from it;
- what is random (names of segments, of which the order counts, and of new runs, this machine's name, the salt of what
  was forgotten), how long something took, and times and inodes of files; whether they are those indexed counts.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import sqlite3
import stat
import tempfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from vault_memory.vault.storage.atomic_files import TEMPORARY

_SEGMENT = re.compile(r"[0-9a-f]{8}(-?)[0-9a-f]{4}\1[0-9a-f]{4}\1[0-9a-f]{4}\1[0-9a-f]{12}")
_RUN = re.compile(rb"\d{8}T\d{6}-[0-9a-z]{4}")
_LATENCY = re.compile(r'"latency": \{[^}]*\}')
_LOGS = ("-wal", "-journal")
_BESIDE = (*_LOGS, "-shm")
_STAMPS = ("size", "modified", "changed", "inode")  # of a file as it was indexed: whether it still has them counts


class States:
    """Compute digests of the states of one vault. ``before``: its home when a verb began. Database dumps are cached."""

    def __init__(self, before: Path) -> None:
        self._runs = {path.stem.encode() for path in before.glob("*/.state/runs/*.json")}
        self._machine = b""
        self._databases: dict[bytes, Dump | None] = {}

    def digest(self, home: Path) -> str:
        """Return the digest of everything below ``home`` that counts."""
        whole = hashlib.blake2b(digest_size=16)
        for name, what in self.parts(home):
            whole.update(f"{name}\0{len(what)}\0".encode("utf-8", "surrogateescape") + what)
        return whole.hexdigest()

    def parts(self, home: Path) -> Iterator[tuple[str, bytes]]:
        """Yield each name with the content that counts; public so that a person can see where two states differ."""
        self._machine = next((path.read_bytes().strip() for path in home.glob("*/.state/machine")), b"")
        for at, folders, files in os.walk(home):
            folders.sort()
            folder = Path(at)
            shown = folder.relative_to(home)
            yield f"{shown}/", b"%o" % folder.stat().st_mode
            if any(part.startswith("lexical-") for part in shown.parts):
                yield from _lexical(folder, shown, files)
                continue
            for name in sorted(files):
                if name.endswith(_BESIDE) and name.rpartition("-")[0] in files:
                    continue  # read with its database
                yield self._plain(str(shown / name).encode()).decode(), self._read(folder / name)

    def _read(self, path: Path) -> bytes:
        mode = path.lstat().st_mode
        if path.name == TEMPORARY or not stat.S_ISREG(mode):
            return b"%o" % stat.S_IFMT(mode)
        if path.suffix == ".db":
            return b"%o" % mode + self._database(path)
        text = self._plain(path.read_bytes())
        if path.name in {"forgotten.json", "forgetting.json"}:  # salted
            text = _numbered(text.decode()).encode()
        return b"%o" % mode + text

    def _plain(self, text: bytes) -> bytes:
        text = _RUN.sub(lambda found: found[0] if found[0] in self._runs else b"new run", text)
        return text.replace(self._machine, b"machine") if self._machine else text

    def _database(self, path: Path) -> bytes:
        raw = hashlib.blake2b(path.read_bytes())
        for log in _LOGS:
            if (beside := path.with_name(path.name + log)).exists():
                raw.update(log.encode() + beside.read_bytes())
        key = raw.digest()
        if key not in self._databases:
            self._databases[key] = dumped(path)
        if (dump := self._databases[key]) is None:
            return key
        known = [f"{name} {stamps == _stamps(path.parent.parent / name)}" for name, *stamps in dump.files]
        return self._plain("\n".join([dump.text, *known]).encode("utf-8", "surrogateescape"))


def _lexical(folder: Path, shown: Path, files: list[str]) -> Iterator[tuple[str, bytes]]:
    """Yield the commit that ``meta.json`` describes, and all other files except garbage and locks."""
    try:
        meta = (folder / "meta.json").read_text()
        living = [segment["segment_id"].replace("-", "") for segment in json.loads(meta)["segments"]]
    except (OSError, ValueError, KeyError):
        living, meta = [], ""
    yield str(shown / "meta.json"), _numbered(meta).encode()
    for name in sorted(files, key=lambda name: (living.index(name[:32]) if name[:32] in living else -1, name)):
        if name[:32] in living:
            yield str(shown / f"{living.index(name[:32])}{name[32:]}"), (folder / name).read_bytes()
        elif not (_SEGMENT.match(name) or name.startswith(".tmp") or name in {"meta.json", ".managed.json"}):
            yield str(shown / name), (folder / name).read_bytes()


def _numbered(text: str) -> str:
    """Replace the random names of segments by numbers in order of occurrence."""
    names: dict[str, int] = {}
    return _SEGMENT.sub(lambda found: f"segment {names.setdefault(found[0].replace('-', ''), len(names))}", text)


@dataclass(frozen=True, slots=True)
class Dump:
    """What a database holds; ``files``: of a manifest the path of each file, and `_STAMPS`."""

    text: str
    files: list[tuple[str, int, int, int, int]]


def dumped(path: Path) -> Dump | None:
    """Return what SQLite reads from a copy of the file and its log; None if it is no database."""
    with tempfile.TemporaryDirectory() as folder:
        for log in ("", *_LOGS):
            if (beside := path.with_name(path.name + log)).exists():
                shutil.copy(beside, Path(folder) / (path.name + log))
        try:
            with closing(sqlite3.connect(Path(folder) / path.name)) as db:
                return _dump(db)
        except sqlite3.Error:
            return None


def _dump(db: sqlite3.Connection) -> Dump:
    lines, files = [], []
    for kind, name, sql in db.execute("SELECT type, name, sql FROM sqlite_master ORDER BY type, name").fetchall():
        lines.append(f"{kind} {name} {sql}")
        if kind != "table":
            continue
        what = "path, hash" if name == "files" else "*"
        lines += sorted(map(_row, db.execute(f'SELECT {what} FROM "{name}"')))
        if name == "files":
            files = db.execute(f"SELECT path, {', '.join(_STAMPS)} FROM files ORDER BY path").fetchall()
    return Dump(_numbered("\n".join(lines)), files)


def _stamps(path: Path) -> list[int]:
    try:
        found = path.stat()
    except OSError:
        return []
    return [found.st_size, found.st_mtime_ns, found.st_ctime_ns, found.st_ino]


def _row(values: tuple[object, ...]) -> str:
    if values[0] == "fingerprint":  # living segments with the sizes of their files, by random name
        return " ".join(sorted(_SEGMENT.sub("segment", str(values[1])).split()))
    return _LATENCY.sub("", repr(values))
