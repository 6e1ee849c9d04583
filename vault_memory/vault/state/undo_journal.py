"""The journal of a run: each file as it was before the run wrote it and as the run left it.

It is ``.state/undo/<run id>.jsonl``, one line a write. A line is on disk before the file is written, so that undo knows
of a run that was killed as much as of one that ended. Lines hold whole texts, not positions, since undo is a merge: of
what the run left, what is there now, and what was there before. A run's record (`vault.runs.records`) says what it did;
this says to which bytes. They are two files, because a record is replaced as a whole each time it is saved, and the
copies of an import of thousands of notes must not be written anew for each of them.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.vault.state import damaged
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.store import Store

FOLDER = ".state/undo"
RECORDS = ".state/runs"
STATE = ".state/"
STAMP = 15  # characters of a run's id that are its time
_STAMP = "%Y%m%dT%H%M%S"
_HEAD = 4096  # bytes of a record; its sequence stands within them
_SEQUENCE = re.compile(rb'^ "sequence": ([0-9]+)', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class FileVersions:
    """One write. None: there was no file, or is none any more. ``moved_from``: where ``before`` stood, if elsewhere."""

    path: str
    before: str | None
    after: str | None
    moved_from: str = ""


def append(store: Store, run: str, snapshot: FileVersions) -> None:
    """Add a line, durably. Raises VaultError."""
    line = _line(snapshot)
    path = f"{FOLDER}/{run}.jsonl"
    place = store.state / "undo" / f"{run}.jsonl"
    try:
        place.parent.mkdir(mode=0o700, exist_ok=True)
        descriptor = os.open(place, os.O_RDWR | os.O_CREAT | os.O_APPEND | atomic_files.BINARY, 0o600)
        with os.fdopen(descriptor, "rb+") as file:
            if not atomic_files.ends_with_newline(
                file
            ):  # the half of one that a crash left, which the next would be part of
                file.seek(0)
                file.truncate(file.read().rfind(b"\n") + 1)
                file.seek(0, os.SEEK_END)
            file.write(line)
            file.flush()
            os.fsync(descriptor)
    except OSError as error:
        raise VaultError(path, f"cannot be written ({error.strerror})") from error


def snapshots(store: Store, run: str) -> list[FileVersions]:
    """Return the files that a run wrote, in order; none where nothing is kept of it. Raises VaultError."""
    return [snapshot for snapshot in _read(store, run) if not snapshot.path.startswith(STATE)]


def state_snapshots(store: Store, run: str) -> list[FileVersions]:
    """Return what the run put into the review queue or took out of it. Raises VaultError."""
    return [snapshot for snapshot in _read(store, run) if snapshot.path.startswith(STATE)]


def former_paths(store: Store, path: str) -> set[str]:
    """Return where the document stood before runs moved it, as far back as is kept."""
    found = {path}
    for run in reversed(runs_with_copies(store)):
        found |= {each.moved_from for each in snapshots(store, run) if each.moved_from and each.path in found}
    return found - {path}


def runs_since(store: Store, moment: datetime) -> list[str]:
    """Return the runs since then of which copies are kept, in the order in which they last wrote."""
    stamp = stamp_of(moment)
    return [run for _, run in sorted((_stamp_written(file), file.stem) for file in _files(store) if file.stem >= stamp)]


def list_last_written(store: Store, most: int) -> list[tuple[float, str]]:
    """Return the runs that wrote last, at most so many, in that order, each after its moment in seconds since 1970."""
    return sorted((_stamp_written(file) / 1e9, file.stem) for file in _files(store))[-most:]


def runs_with_copies(store: Store) -> list[str]:
    """Return the runs of which copies are kept, in the order in which they began."""
    files = _files(store)
    keyed = [(sequence_of(store, file.stem), file.name[:STAMP], _stamp_written(file), file.stem) for file in files]
    return [run for *_, run in sorted(keyed)]


def _files(store: Store) -> list[Path]:
    folder = store.resolve(FOLDER)
    return [file for file in folder.iterdir() if file.suffix == ".jsonl"] if folder.is_dir() else []


def _stamp_written(file: Path) -> int:
    """Return when a journal was last written, in nanoseconds since 1970; 0 if another process has deleted it."""
    try:
        return file.stat().st_mtime_ns
    except OSError:
        return 0


def sequence_of(store: Store, run: str) -> int:
    """Return the sequence number of a run; 0 for a run of version 0.1.0, which has none."""
    try:
        with (store.root / RECORDS / f"{run}.json").open("rb") as file:
            found = _SEQUENCE.search(file.read(_HEAD))
    except OSError:
        return 0
    return int(found[1]) if found else 0


def stamp_of(moment: datetime) -> str:
    """Return the time in UTC as run ids begin with it: ``20260118T100012``."""
    return f"{moment.astimezone(UTC):{_STAMP}}"


def moment_of(run: str) -> datetime:
    """Return the time that the id of a run begins with."""
    return datetime.strptime(run[:STAMP], _STAMP).replace(tzinfo=UTC)


def prune(store: Store, before: datetime) -> None:
    """Delete the copies of runs from before that time. Raises VaultError."""
    stamp = stamp_of(before)
    for file in sorted(_files(store)):
        if file.stem < stamp:
            drop(store, file.stem)


def drop(store: Store, run: str) -> None:
    """Delete the copies of a run, which can then not be taken back. Raises VaultError."""
    path = f"{FOLDER}/{run}.jsonl"
    with store.lock():
        atomic_files.delete(store.resolve(path), path)


def erase(store: Store, paths: Collection[str]) -> None:
    """Delete the copies of these files from all journals; the rest of each run can still be taken back.

    Raises VaultError.
    """
    folder = store.root / FOLDER
    for file in sorted(folder.glob("*.jsonl")) if folder.is_dir() else ():
        data = file.read_bytes()
        if any(json.dumps(path, ensure_ascii=False).encode("utf-8", "replace") in data for path in paths):
            kept = [each for each in _read(store, file.stem) if each.path not in paths and each.moved_from not in paths]
            _rewrite(store, file.stem, kept)


def _rewrite(store: Store, run: str, kept: Iterable[FileVersions]) -> None:
    path, data = f"{FOLDER}/{run}.jsonl", b"".join(map(_line, kept))
    with store.lock():
        if data:
            atomic_files.replace(store.resolve(path), data, path, mode=0o600)
        else:
            atomic_files.delete(store.resolve(path), path)


def _read(store: Store, run: str) -> list[FileVersions]:
    """Return all lines; a torn last line is no write. A journal that cannot be understood is set aside."""
    path = f"{FOLDER}/{run}.jsonl"
    try:
        lines = store.read(path).decode("utf-8", "surrogateescape").split("\n")
    except NotFoundError:
        return []
    found = []
    for line in lines[:-1]:
        try:
            found.append(_snapshot(json.loads(line)))
        except (ValueError, TypeError):
            damaged.set_aside(store, path)
            return []
    return found


def _snapshot(values: object) -> FileVersions:
    """Return four stored texts as versions of a file. Raises ValueError, TypeError."""
    if not isinstance(values, list) or not all(isinstance(value, str | None) for value in values):
        raise ValueError("not four texts")
    return FileVersions(*values)


def _line(snapshot: FileVersions) -> bytes:
    values = [snapshot.path, snapshot.before, snapshot.after, snapshot.moved_from]
    return (json.dumps(values, ensure_ascii=False) + "\n").encode("utf-8", "surrogateescape")


def decode_snapshot(data: bytes | None) -> str | None:
    """Return a file's bytes as a snapshot holds them: what is no UTF-8 comes back as it was."""
    return None if data is None else data.decode("utf-8", "surrogateescape")


def encode_snapshot(text: str) -> bytes:
    """Return the bytes of a text of a snapshot."""
    return text.encode("utf-8", "surrogateescape")


def copies_of(store: Store, run: str) -> list[FileVersions] | None:
    """Return what is kept of a run; None where it cannot be read, and nobody can say what it holds."""
    with suppress(VaultError):
        return snapshots(store, run)
    return None
