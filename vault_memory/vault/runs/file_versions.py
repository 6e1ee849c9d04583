"""What a run wrote: each document as it was before and as the run left it, in ``.state/undo/<run id>.jsonl``.

The lines are on disk before the documents are, so that undo knows of a run that was killed as much as of one that
ended. They hold whole texts, not positions, since undo is a merge: of what the run left, what is there now, and what
was there before (`undo`).
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.vault.storage import atomic_files as files
from vault_memory.vault.storage.store import Store

FOLDER = ".state/undo"
_STATE = ".state/"
_SAID = ("conversations/", "summaries/")  # only ever appended to: undo leaves them, and marks what it took back


@dataclass(frozen=True, slots=True)
class Snapshot:
    """One write. None: there was no file, or is none any more. ``moved_from``: where ``before`` stood, if elsewhere."""

    path: str
    before: str | None
    after: str | None
    moved_from: str = ""


class Recorder:
    """The witness of one run: ``paths`` is what it has written or deleted so far."""

    def __init__(self, store: Store, run: str) -> None:
        self.run = run
        self.paths: dict[str, None] = {}
        self._store = store

    def __call__(self, path: str, before: bytes | None, after: bytes | None) -> None:
        self.paths[path] = None
        if not path.startswith(_SAID):
            keep(self._store, self.run, Snapshot(path, _text(before), _text(after)))


@contextmanager
def recording(store: Store, run: str) -> Iterator[Recorder]:
    """Whatever is written through ``store`` meanwhile belongs to ``run``; inside a run, to that one."""
    outer = active(store)
    if outer is not None:
        yield outer
        return
    store.witness = recorder = Recorder(store, run)
    try:
        yield recorder
    finally:
        store.witness = None


def active(store: Store) -> Recorder | None:
    """The run that is being recorded, if one is."""
    return store.witness if isinstance(store.witness, Recorder) else None


def keep(store: Store, run: str, snapshot: Snapshot) -> None:
    """Add a line, durably. A document that is not text cannot be taken back, and is left out. Raises VaultError."""
    line = json.dumps([snapshot.path, snapshot.before, snapshot.after, snapshot.moved_from], ensure_ascii=False)
    path = f"{FOLDER}/{run}.jsonl"
    place = store.state / "undo" / f"{run}.jsonl"
    try:
        place.parent.mkdir(mode=0o700, exist_ok=True)
        descriptor = os.open(place, os.O_RDWR | os.O_CREAT | os.O_APPEND | files.BINARY, 0o600)
        with os.fdopen(descriptor, "rb+") as file:
            if not files.whole_lines(file):  # the half of one that a crash left, which the next would be part of
                file.seek(0)
                file.truncate(file.read().rfind(b"\n") + 1)
                file.seek(0, os.SEEK_END)
            file.write((line + "\n").encode("utf-8", "surrogateescape"))
            file.flush()
            os.fsync(descriptor)
    except OSError as error:
        raise VaultError(path, f"cannot be written ({error.strerror})") from error


def snapshots(store: Store, run: str) -> list[Snapshot]:
    """The writes of a run, in order; none where nothing is kept of it."""
    return [snapshot for snapshot in _lines(store, run) if not snapshot.path.startswith(_STATE)]


def settled(store: Store, run: str) -> list[Snapshot]:
    """What the run carried out of the state: proposals that were accepted by it."""
    return [snapshot for snapshot in _lines(store, run) if snapshot.path.startswith(_STATE)]


def _lines(store: Store, run: str) -> list[Snapshot]:
    """A torn last line is no write."""
    path = f"{FOLDER}/{run}.jsonl"
    try:
        lines = store.read(path).decode("utf-8", "surrogateescape").split("\n")
    except NotFoundError:
        return []
    found = []
    for line in lines[:-1]:
        try:
            found.append(Snapshot(*json.loads(line)))
        except (ValueError, TypeError) as error:
            raise VaultError(path, f"is not a record of writes ({error})") from error
    return found


def moved(store: Store, path: str) -> set[str]:
    """Where the document stood before runs moved it, as far back as is kept."""
    found = {path}
    for run in reversed(kept(store)):
        found |= {each.moved_from for each in snapshots(store, run) if each.moved_from and each.path in found}
    return found - {path}


def kept(store: Store) -> list[str]:
    """The runs of which there is something, in the order in which they began to write."""
    folder = store.resolve(FOLDER)
    files = [file for file in folder.iterdir() if file.suffix == ".jsonl"] if folder.is_dir() else []
    return [file.stem for file in sorted(files, key=lambda file: (file.name[:15], file.stat().st_mtime_ns))]


def prune(store: Store, before: datetime) -> None:
    """Forget what was before documents that runs wrote before that time. Raises VaultError."""
    stamp = f"{before.astimezone(UTC):%Y%m%dT%H%M%S}"
    for run in kept(store):
        if run < stamp:
            drop(store, run)


def drop(store: Store, run: str) -> None:
    """Forget what documents were; the run can then not be taken back. Raises VaultError."""
    path = f"{FOLDER}/{run}.jsonl"
    with store.lock():
        files.delete(store.resolve(path), path)


def _text(data: bytes | None) -> str | None:
    return None if data is None else data.decode("utf-8", "surrogateescape")
