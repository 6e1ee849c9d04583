"""Keep copies of recent writes for some seconds, because git may overwrite a write without having seen it.

``git stash`` saves the files and then resets them; a checkout checks the files and then writes. A write in between is
lost, and git has no copy of it. So, for a vault in a repository, each file that we write is copied to ``.state/kept``
for some seconds. The next write checks the copies: if git replaced a file with an older version right after our write
and does not have the written version, the change is made again on the current file. A change that a person reverts is
older than that, or git has it. In a transcript, which is append-only, each message is checked (`lost_messages`).

(A hard link would cost less than a copy, but git may overwrite the file before the link exists.)
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from vault_memory.vault.storage import git_lock

TRANSCRIPTS = "conversations/"
WITHIN = 5.0  # seconds between our write and git's in which git may not have read what we wrote
MERGING = 60.0  # seconds between a merge's read and its write: a merge runs a driver for each file
_ENTRIES = 50  # of git's reflog that are read
_BEFORE = ".before"  # suffix of the copy of the content that our write replaced


@dataclass(frozen=True, slots=True)
class LostWrite:
    """Content that we wrote at ``path``, based on ``before`` (None: no file), and that was then lost.

    For a transcript, only the lost messages.
    """

    path: str
    before: bytes | None
    written: bytes


class RecentWrites:
    """The copies of recent writes in one vault. The caller holds the user's lock."""

    def __init__(self, root: Path) -> None:
        self._root, self._room = root, root / ".state" / "kept"
        self._looked = 0.0
        self._index = (-1, -1)

    def keep(self, path: str, before: bytes | None, written: bytes) -> LostWrite | None:
        """Record a write that replaced ``before``; return an earlier write that git had overwritten unseen, or None.

        Raises nothing: if the copy cannot be stored, the write is not protected.
        """
        if git_lock.lock_of(self._root) is None:
            return None
        copy, lost = self._room / path, None
        with suppress(OSError):
            if not self._continues(copy, before):
                lost = self._find_lost(copy, path, before)
                _unlink(copy)
                copy.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                if before is not None and not path.startswith(TRANSCRIPTS):
                    _write(_get_before_path(copy), before)
            _write(copy, written)
        return lost

    def _find_lost(self, copy: Path, path: str, now: bytes | None) -> LostWrite | None:
        """Return the write that git has overwritten, or None. Raises OSError."""
        if not copy.exists():
            return None
        from vault_memory.vault.git import versions  # a search does not need this

        merged = path.startswith(TRANSCRIPTS) and now is not None and versions.knows(self._root, now)
        if time.time() - copy.stat().st_mtime > (MERGING if merged else 2 * WITHIN):
            return None
        return self._find_overwritten(copy, path, now)

    def _find_overwritten(self, copy: Path, path: str, now: bytes | None, marks: bool = True) -> LostWrite | None:
        """Return the lost write if git replaced it with ``now`` without having stored it, else None. Raises OSError."""
        at, written = copy.stat().st_mtime, copy.read_bytes()
        if path.startswith(TRANSCRIPTS):
            from vault_memory.vault.storage.lost_messages import find_lost_messages  # parses transcripts

            lost = find_lost_messages(self._root, path, written, now, marks)
            return None if lost is None else LostWrite(path, None, lost)
        from vault_memory.vault.git import versions  # a search does not need this

        if versions.has_overwritten(self._root, path, written, now, at):
            return LostWrite(path, _base(copy, written, now), written)
        return None

    def find_lost_again(self, path: str, now: bytes | None) -> LostWrite | None:
        """Return messages that git overwrote again while the earlier ones were being restored. Raises nothing."""
        with suppress(OSError):
            if path.startswith(TRANSCRIPTS):
                return self._find_overwritten(self._room / path, path, now, marks=False)
        return None

    def renew(self, path: str, written: bytes) -> None:
        """Record that a restored file may be overwritten by git again. Raises nothing."""
        with suppress(OSError):
            _write(self._room / path, written)

    def _continues(self, copy: Path, before: bytes | None) -> bool:
        """Return whether ``before`` is our own recent write, which git may not have seen, either."""
        try:
            written_at = (_get_before_path(copy) if _get_before_path(copy).exists() else copy).stat().st_mtime
            return time.time() - written_at < 2 * WITHIN and copy.read_bytes() == before
        except OSError:
            return False

    def drop(self, path: str) -> None:
        """Drop the record of a write that is no longer wanted. Raises nothing."""
        with suppress(OSError):
            _unlink(self._room / path)

    def drop_all(self) -> None:
        """Drop all records. Raises nothing."""
        for copy in list(self._copies()):
            with suppress(OSError):
                _unlink(copy)

    def find_lost(self) -> Iterator[LostWrite]:
        """Yield the writes that git overwrote without storing them. Costs two stat calls if git has done nothing."""
        lock = git_lock.lock_of(self._root)
        now = time.monotonic()
        if lock is None or (self._index == (index := _index_stamp(lock)) and now - self._looked < WITHIN):
            return
        self._index, self._looked = index, now
        for copy in list(self._copies()):
            with suppress(OSError):
                found = self._check_copy(copy, lock)
                if found is not None:
                    yield found

    def _check_copy(self, copy: Path, lock: Path) -> LostWrite | None:
        """Return the lost write; None if our write is still there or was removed on purpose. Raises OSError."""
        path = copy.relative_to(self._room).as_posix()
        place, at = self._root / path, copy.stat().st_mtime
        long = MERGING if path.startswith(TRANSCRIPTS) else WITHIN
        if _is_as_written(copy, place):
            if time.time() - at >= long:
                _unlink(copy)
            return None
        stat = place.stat() if place.exists() else None
        from vault_memory.vault.git import versions  # a search does not need this

        within = long if stat is not None and versions.has_written(self._root, path, stat) else WITHIN
        soon = stat is not None and abs(stat.st_ctime - at) < within
        now = None if stat is None else place.read_bytes()
        looked = soon or _head_moved(lock, at, within) or self._ends_merge(lock, path, now, at)
        found = self._find_overwritten(copy, path, now) if looked else None
        if found is None:
            _unlink(copy)
        return found

    def _ends_merge(self, lock: Path, path: str, now: bytes | None, at: float) -> bool:
        """Return whether ``now`` comes from a merge that may have begun long before ``at``. Raises OSError.

        Git records the time when the merge began; it writes the files when its merge drivers are done.
        """
        from vault_memory.vault.git import versions  # a search does not need this

        if now is None or not path.startswith(TRANSCRIPTS) or not _head_moved(lock, at, WITHIN, before=MERGING):
            return False
        return versions.knows(self._root, now)

    def _copies(self) -> Iterator[Path]:
        for folder, _, names in os.walk(self._room):
            yield from (Path(folder, name) for name in sorted(names) if not name.endswith(_BEFORE))


def _is_as_written(copy: Path, place: Path) -> bool:
    """Return whether the file still has the content that we wrote; usually a stat is enough. Raises OSError."""
    if not place.exists():
        return False
    kept, stat = copy.stat(), place.stat()
    untouched = stat.st_size == kept.st_size and stat.st_ctime < kept.st_mtime
    return untouched or place.read_bytes() == copy.read_bytes()


def _base(copy: Path, written: bytes, now: bytes | None) -> bytes | None:
    """Return the base for merging ``written``: git's version if it is an older state, else the version before ours."""
    if now is not None and set(now.splitlines()) <= set(written.splitlines()):
        return now
    return _get_before_path(copy).read_bytes() if _get_before_path(copy).exists() else None


def _index_stamp(lock: Path) -> tuple[int, int]:
    """Return a value that changes with each change of git's index."""
    try:
        found = lock.with_suffix("").stat()
        return found.st_mtime_ns, found.st_ino
    except OSError:
        return 0, 0


def _head_moved(lock: Path, at: float, within: float, before: float = WITHIN) -> bool:
    """Return whether HEAD was moved or changes were stashed at about the time ``at``. Raises OSError."""
    entries = (lock.parent / "logs" / "HEAD").read_text(errors="replace").splitlines()[-_ENTRIES:]
    for entry in entries:
        who, _, what = entry.partition("\t")
        moment = float(who.split()[-2]) if len(who.split()) > 2 else 0.0  # in whole seconds
        if not what.startswith(("vault-memory", "commit")) and -before < moment - at < within:
            return True
    return False


def _get_before_path(copy: Path) -> Path:
    return copy.with_name(copy.name + _BEFORE)


def _write(place: Path, data: bytes) -> None:
    descriptor = os.open(place, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(data)


def _unlink(copy: Path) -> None:
    _get_before_path(copy).unlink(missing_ok=True)
    copy.unlink(missing_ok=True)
