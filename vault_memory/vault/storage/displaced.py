"""Replace a file that another program may be writing at the same moment, without losing what it writes.

A check before a rename is not enough: an editor that truncates and rewrites a file in place takes no lock, and what it
writes after our check would be lost with the replaced file. So the new and the old file exchange names atomically, and
the displaced old file is kept in ``.state/displaced`` until no process has it open for writing. If an edit appears in
it, the caller merges the edit; if the process dies before that, the next writer finds it (`list_displaced`).

::

    .state/displaced/<time>-<process>/about   path and hash of the new content; then the old content
                                      file    first the whole new content; then the displaced file
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import time
from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.vault.storage import atomic_files, atomic_swap

PATIENCE = 1.0  # seconds to wait for a writer; after that, the displaced file is checked again later
UNSEEN = 5.0  # seconds a displaced file is kept if the system cannot tell whether it is being written
_STEP = 0.004
_numbers = count()


@dataclass(frozen=True, slots=True)
class DisplacedFile:
    """A displaced file that is kept. ``before`` is the content that has already been merged."""

    folder: Path
    path: str
    before: bytes
    after: str

    @property
    def file(self) -> Path:
        return self.folder / "file"

    def edit(self) -> bytes | None:
        """Return what another program wrote into the displaced file and has not been merged yet, or None."""
        data = read_or_none(self.file, self.path)
        return None if data is None or data == self.before or _hash(data) == self.after else data

    def release(self, taken: bytes | None) -> bool:
        """Delete the displaced file unless it is still being written or has newer edits; return whether it is deleted.

        ``taken`` is the content that has been merged into the document; None stands for ``before``.
        """
        taken = self.before if taken is None else taken
        with suppress(FileNotFoundError):
            writing = atomic_swap.is_open_for_writing(self.file)
            data = self.file.read_bytes()
            young = time.time() - self.folder.stat().st_mtime < UNSEEN
            more = data != taken and _hash(data) != self.after
            if more or writing or (writing is None and young):
                if taken != self.before:
                    _write(self.folder / "about", _encode_header(self.path, self.after, taken))
                return False
        shutil.rmtree(self.folder, ignore_errors=True)
        return True


@dataclass(frozen=True, slots=True)
class SwapResult:
    """``done``: the new content is in place and has displaced ``found``; else ``found`` is the current content (None:
    no file). ``displaced``: the displaced file, which is kept.
    """

    done: bool
    found: bytes | None
    displaced: DisplacedFile | None = None


def read_quiet(place: Path, shown: str) -> bytes | None:
    """Return the content once no process is writing it, or after `PATIENCE`; None: no file. Raises VaultError."""
    with suppress(OSError):
        _wait(place)
    return read_or_none(place, shown)


def read_or_none(place: Path, shown: str) -> bytes | None:
    try:
        return atomic_files.read(place, shown)
    except NotFoundError:
        return None


def swap(room: Path, place: Path, shown: str, expected: bytes | None, after: bytes) -> SwapResult:
    """Replace the content ``expected`` (None: no file) with ``after``, durably. Raises VaultError.

    The caller holds the user's lock. If names cannot be exchanged, the content is only checked before a rename.
    """
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        kept = _prepare(room, place, shown, expected, after)
        try:
            swapped = _swap(kept, place, shown, expected)
        except BaseException:  # also when interrupted: clean up, and raise again
            if kept.edit() is None:
                shutil.rmtree(kept.folder, ignore_errors=True)
            raise
    except OSError as error:
        raise VaultError(shown, f"cannot be written ({error.strerror or type(error).__name__})") from error
    if swapped is None:
        shutil.rmtree(kept.folder, ignore_errors=True)
        done = atomic_files.replace_unchanged(place, expected, after, shown)
        return SwapResult(done, expected if done else read_or_none(place, shown))
    if not swapped.done or expected is None:
        shutil.rmtree(kept.folder, ignore_errors=True)
    return swapped


def list_displaced(room: Path) -> Iterator[DisplacedFile]:
    """Yield the displaced files that earlier writes left, oldest first. The caller holds the user's lock."""
    for folder in sorted(room.iterdir()) if room.is_dir() else ():
        try:
            head, _, before = (folder / "about").read_bytes().partition(b"\n")
            about = json.loads(head)
            yield DisplacedFile(folder, about["path"], before, about["after"])
        except (OSError, ValueError, KeyError):  # the process died while it prepared this
            shutil.rmtree(folder, ignore_errors=True)


def drop(room: Path, paths: Collection[str]) -> None:
    """Delete the kept copies of these files. The caller holds the user's lock."""
    for kept in list_displaced(room):
        if kept.path in paths:
            shutil.rmtree(kept.folder, ignore_errors=True)


def _prepare(room: Path, place: Path, shown: str, before: bytes | None, after: bytes) -> DisplacedFile:
    folder = atomic_files.private_folder(room, str(room)) / f"{time.time_ns()}-{os.getpid()}-{next(_numbers)}"
    kept = DisplacedFile(folder, shown, before or b"", _hash(after))
    folder.mkdir(mode=0o700)
    try:
        _write(folder / "about", _encode_header(shown, kept.after, kept.before))
        atomic_files.write_new(folder / "part", after, atomic_files.mode_of(place))
        (folder / "part").rename(kept.file)
    except BaseException:  # also when interrupted: clean up, and raise again
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return kept


def _swap(kept: DisplacedFile, place: Path, shown: str, expected: bytes | None) -> SwapResult | None:
    """Swap the two files; return None if the system cannot."""
    found = read_or_none(place, shown)
    if found != expected:
        return SwapResult(False, found)
    try:
        able = atomic_swap.create(kept.file, place) if expected is None else atomic_swap.exchange(kept.file, place)
    except (FileNotFoundError, FileExistsError):
        return SwapResult(False, read_or_none(place, shown))
    if not able:
        return None
    atomic_files.flush_folder(place.parent)
    if expected is None:
        return SwapResult(True, None)
    _wait(kept.file)
    return SwapResult(True, atomic_files.read(kept.file, shown), kept)


def _wait(place: Path) -> None:
    """Wait until no process writes to the file, at most `PATIENCE`. Raises OSError."""
    until = time.monotonic() + PATIENCE
    while atomic_swap.is_open_for_writing(place) and time.monotonic() < until:
        time.sleep(_STEP)


def _encode_header(path: str, after: str, before: bytes) -> bytes:
    return json.dumps({"path": path, "after": after}).encode() + b"\n" + before


def _write(path: Path, data: bytes) -> None:
    """Write the file completely or not at all."""
    part = path.with_suffix(".part")
    part.write_bytes(data)
    part.rename(path)


def _hash(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=16).hexdigest()
