"""Store the journal of each run: the content of every written file before and after the write.

It is ``.state/undo/<run id>.jsonl``, one line per write. A line is on disk before the file is written, so that a run
that was killed can be undone, too. Lines contain whole texts, not positions, since undo merges the text after the run,
the current text and the text before the run. A run's record (`vault.runs.records`) describes its changes; the journal
has the bytes. They are separate files, because a record is rewritten as a whole each time it is saved, and the copies
of an import of thousands of notes must not be rewritten for each note.
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
_HEAD = 4096  # bytes at the beginning of a record; its sequence number is within them
_SEQUENCE = re.compile(rb'^ "sequence": ([0-9]+)', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class FileVersions:
    """One write. None: no file before or after it. ``moved_from``: the path of ``before``, if the file was moved.

    ``merged_into``: the document that has the content of a deleted one.
    """

    path: str
    before: str | None
    after: str | None
    moved_from: str = ""
    merged_into: str = ""


def append(store: Store, run: str, snapshot: FileVersions) -> None:
    """Add a line, durably. Raises VaultError."""
    line = _line(snapshot)
    path = f"{FOLDER}/{run}.jsonl"
    place = store.state / "undo" / f"{run}.jsonl"
    try:
        place.parent.mkdir(mode=0o700, exist_ok=True)
        descriptor = os.open(place, os.O_RDWR | os.O_CREAT | os.O_APPEND | atomic_files.BINARY, 0o600)
        with os.fdopen(descriptor, "rb+") as file:
            if not atomic_files.ends_with_newline(file):  # an incomplete line from a crash
                file.seek(0)
                file.truncate(file.read().rfind(b"\n") + 1)
                file.seek(0, os.SEEK_END)
            file.write(line)
            file.flush()
            os.fsync(descriptor)
    except OSError as error:
        raise VaultError(path, f"cannot be written ({error.strerror})") from error


def snapshots(store: Store, run: str) -> list[FileVersions]:
    """Return the writes of a run, in order; [] if no copies of it are kept. Raises VaultError."""
    return [snapshot for snapshot in _read(store, run) if not snapshot.path.startswith(STATE)]


def state_snapshots(store: Store, run: str) -> list[FileVersions]:
    """Return the run's writes of state files: proposals added to or removed from the queue. Raises VaultError."""
    return [snapshot for snapshot in _read(store, run) if snapshot.path.startswith(STATE)]


def former_paths(store: Store, path: str) -> set[str]:
    """Return the earlier paths of a document that runs moved, as far back as copies are kept."""
    found = {path}
    for run in reversed(runs_with_copies(store)):
        found |= {each.moved_from for each in snapshots(store, run) if each.moved_from and each.path in found}
    return found - {path}


def runs_since(store: Store, moment: datetime) -> list[str]:
    """Return the runs since ``moment`` whose copies are kept, ordered by their last write."""
    stamp = stamp_of(moment)
    return [run for _, run in sorted((_stamp_written(file), file.stem) for file in _files(store) if file.stem >= stamp)]


def list_last_written(store: Store, most: int) -> list[tuple[float, str]]:
    """Return the ``most`` runs that wrote last, in that order: pairs of time (seconds since 1970) and run."""
    return sorted((_stamp_written(file) / 1e9, file.stem) for file in _files(store))[-most:]


def runs_with_copies(store: Store) -> list[str]:
    """Return the runs whose copies are kept, in the order in which they began."""
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
    """Return the time in UTC in the form with which run ids begin: ``20260118T100012``."""
    return f"{moment.astimezone(UTC):{_STAMP}}"


def moment_of(run: str) -> datetime:
    """Return the time at the beginning of a run's id."""
    return datetime.strptime(run[:STAMP], _STAMP).replace(tzinfo=UTC)


def prune(store: Store, before: datetime) -> None:
    """Delete the copies of runs from before that time. Raises VaultError."""
    stamp = stamp_of(before)
    for file in sorted(_files(store)):
        if file.stem < stamp:
            drop(store, file.stem)


def drop(store: Store, run: str) -> None:
    """Delete the copies of a run, which then can no longer be undone. Raises VaultError."""
    path = f"{FOLDER}/{run}.jsonl"
    with store.lock():
        atomic_files.delete(store.resolve(path), path)


def erase(store: Store, paths: Collection[str]) -> None:
    """Delete the copies of these files from all journals; the rest of each run can still be undone.

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
    """Return all lines; an incomplete last line is ignored. A journal that cannot be parsed is set aside."""
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
    """Return stored texts as versions of a file. Raises ValueError, TypeError."""
    if not isinstance(values, list) or not all(isinstance(value, str | None) for value in values):
        raise ValueError("not a list of texts")
    return FileVersions(*values)


def _line(snapshot: FileVersions) -> bytes:
    values = [snapshot.path, snapshot.before, snapshot.after, snapshot.moved_from]
    values += [snapshot.merged_into] if snapshot.merged_into else []
    return (json.dumps(values, ensure_ascii=False) + "\n").encode("utf-8", "surrogateescape")


def decode_snapshot(data: bytes | None) -> str | None:
    """Decode a file's bytes for a snapshot; bytes that are not UTF-8 are preserved."""
    return None if data is None else data.decode("utf-8", "surrogateescape")


def encode_snapshot(text: str) -> bytes:
    """Return the file's bytes for a text of a snapshot."""
    return text.encode("utf-8", "surrogateescape")


def copies_of(store: Store, run: str) -> list[FileVersions] | None:
    """Return the kept copies of a run; None if the journal cannot be read, so that its content is unknown."""
    with suppress(VaultError):
        return snapshots(store, run)
    return None
