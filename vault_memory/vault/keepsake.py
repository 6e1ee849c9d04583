"""What we wrote a moment ago, kept for some seconds, lest git overwrites it unseen.

``git stash`` saves the files and then resets them; a checkout looks and then writes. What comes in between is gone,
and git has never heard of it. So where a vault lies in a repository, there is a copy of each file that we write in
``.state/kept`` for some seconds. The next write looks: where git has put an older version of its own in the file's
place right after ours, and does not know what we had written, that change is made again on what is there now. What
somebody takes back on purpose is older than that, or git has been told of it.

(A second name of the file would cost less than a copy, but git may be there before the name is given.)
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from vault_memory.vault import gitlock

if TYPE_CHECKING:
    from vault_memory.vault.store import Store

WITHIN = 5.0  # seconds from our write to git's for which nobody has read what we wrote
_ENTRIES = 50  # of git's record of where HEAD was
_BEFORE = ".before"  # what we had changed


@dataclass(frozen=True, slots=True)
class Taken:
    """``written`` by us at ``path``, made of ``before`` (None: no file), and then gone."""

    path: str
    before: bytes | None
    written: bytes


class Keepsakes:
    """Those of one vault. The caller holds the user's lock."""

    def __init__(self, store: Store) -> None:
        self._store, self._room = store, store.root / ".state" / "kept"
        self._looked = 0.0
        self._index = (-1, -1)

    def keep(self, path: str, before: bytes | None, written: bytes) -> Taken | None:
        """The file has just been written. What git had put there ``before``, unseen, in the place of our last write.

        Raises nothing: where there is no room, there is no net.
        """
        if gitlock.lock_of(self._store.root) is None:
            return None
        copy, lost = self._room / path, None
        with suppress(OSError):
            if not self._goes_on(copy, before):
                lost = self._lost(copy, path, before)
                _unlink(copy)
                copy.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                if before is not None:
                    _write(_before(copy), before)
            _write(copy, written)
        return lost

    def _lost(self, copy: Path, path: str, now: bytes | None) -> Taken | None:
        """Raises OSError."""
        from vault_memory.vault import history

        if not copy.exists():
            return None
        at, written = copy.stat().st_mtime, copy.read_bytes()
        if time.time() - at > 2 * WITHIN or not history.overwrote(self._store, path, written, now, at):
            return None
        return Taken(path, _base(copy, written, now), written)

    def renew(self, path: str, written: bytes) -> None:
        """What git had overwritten is there again, and git may do it once more. Raises nothing."""
        with suppress(OSError):
            _write(self._room / path, written)

    def _goes_on(self, copy: Path, before: bytes | None) -> bool:
        """Is ``before`` what we wrote ourselves, a moment ago? Then git may not have seen that either."""
        try:
            begun = (_before(copy) if _before(copy).exists() else copy).stat().st_mtime
            return time.time() - begun < 2 * WITHIN and copy.read_bytes() == before
        except OSError:
            return False

    def drop(self, path: str) -> None:
        """What was written there is not wanted any more. Raises nothing."""
        with suppress(OSError):
            _unlink(self._room / path)

    def drop_all(self) -> None:
        """Raises nothing."""
        for copy in list(self._copies()):
            with suppress(OSError):
                _unlink(copy)

    def taken(self) -> Iterator[Taken]:
        """What git has overwritten unseen; each is told of once. Costs two looks where git has done nothing."""
        lock = gitlock.lock_of(self._store.root)
        now = time.monotonic()
        if lock is None or (self._index == (index := _changed(lock)) and now - self._looked < WITHIN):
            return
        self._index, self._looked = index, now
        for copy in list(self._copies()):
            with suppress(OSError):
                found = self._look(copy, lock)
                if found is not None:
                    yield found

    def _look(self, copy: Path, lock: Path) -> Taken | None:
        """None: what we wrote is still there, or was taken away on purpose. Raises OSError."""
        from vault_memory.vault import history

        path = copy.relative_to(self._room).as_posix()
        place = self._store.root / path
        at, written = copy.stat().st_mtime, copy.read_bytes()
        now = place.read_bytes() if place.exists() else None
        if now == written and time.time() - at < WITHIN:
            return None
        moved = place.stat().st_ctime if now is not None else _went(lock)
        if now != written and abs(moved - at) < WITHIN and history.overwrote(self._store, path, written, now, at):
            return Taken(path, _base(copy, written, now), written)
        _unlink(copy)
        return None

    def _copies(self) -> Iterator[Path]:
        for folder, _, names in os.walk(self._room):
            yield from (Path(folder, name) for name in sorted(names) if not name.endswith(_BEFORE))


def _base(copy: Path, written: bytes, now: bytes | None) -> bytes | None:
    """What tells what was ours in ``written``: the version that git has put there, where that is an older state."""
    if now is not None and set(now.splitlines()) <= set(written.splitlines()):
        return now
    return _before(copy).read_bytes() if _before(copy).exists() else None


def _changed(lock: Path) -> tuple[int, int]:
    """Another one whenever git has changed its index."""
    try:
        found = lock.with_suffix("").stat()
        return found.st_mtime_ns, found.st_ino
    except OSError:
        return 0, 0


def _went(lock: Path) -> float:
    """When somebody last went to another commit with git, in whole seconds. Raises OSError."""
    entries = (lock.parent / "logs" / "HEAD").read_text(errors="replace").splitlines()[-_ENTRIES:]
    for entry in reversed(entries):
        who, _, what = entry.partition("\t")
        if not what.startswith(("vault-memory", "commit")) and (moment := who.split()[-2:-1]):
            return float(moment[0])
    return 0.0


def _before(copy: Path) -> Path:
    return copy.with_name(copy.name + _BEFORE)


def _write(place: Path, data: bytes) -> None:
    descriptor = os.open(place, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(data)


def _unlink(copy: Path) -> None:
    _before(copy).unlink(missing_ok=True)
    copy.unlink(missing_ok=True)
