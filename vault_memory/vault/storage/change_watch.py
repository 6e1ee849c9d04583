"""Check whether folders have changed since they were listed. On Linux the kernel reports it, without a stat per file.

A search begins with a stat of every file, which for a thousand files takes longer than the search itself. inotify
queues an event for every change before the changing call returns, so an empty queue means that the listing is still
valid. This holds for local file systems; for others (network, FUSE), on other operating systems, and if there are no
more watches, `ChangeWatch.is_unchanged` returns False. It also returns False a minute after the listing, since changes
through another hard link or a memory mapping cause no event.
"""

from __future__ import annotations

import ctypes
import os
import sys
import threading
import weakref
from collections.abc import Iterable
from contextlib import suppress
from time import monotonic
from typing import Any

MOST = 2_000  # watched folders, at most: a user has 8,192 watches or more for all programs together
LONGEST = 60.0  # seconds for which a listing is valid without a new one
_LOCAL = {  # magic numbers of file systems whose changes all go through this kernel (statfs(2))
    0xEF53: "ext", 0x58465342: "xfs", 0x9123683E: "btrfs", 0x01021994: "tmpfs", 0x794C7630: "overlay",
    0xF2F52010: "f2fs", 0x2FC12FC1: "zfs", 0xCA451A4E: "bcachefs", 0x858458F6: "ramfs",
}  # fmt: skip


class ChangeWatch:
    """Watches the folders of one listing after another. Safe to use from several threads; raises nothing.

    The first listing of a process sets no watches: a command takes no second one.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._notify: Any = None
        self._process = 0
        self._watched: frozenset[str] = frozenset()
        self._refused: frozenset[str] = frozenset()  # folders that could not all be watched; not tried again
        self._wanted: frozenset[str] = frozenset()  # folders of the last listing, to be watched from the next one on
        self._since = 0.0  # time of the listing that is still valid; 0: none

    def is_unchanged(self) -> bool:
        """Return whether nothing has changed since the last listing began."""
        with self._lock:
            if not self._since or monotonic() - self._since > LONGEST or not self._is_own():
                return False
            if self._pending():
                self._since = 0.0
            return bool(self._since)

    def begin(self) -> None:
        """Begin a listing: changes from now on make it invalid."""
        with self._lock:
            self._since = 0.0
            if self._wanted != self._watched or not self._is_own():
                self._watch(self._wanted)
            else:
                self._pending()

    def mark_listed(self, folders: Iterable[str]) -> None:
        """Record that these folders (absolute) were listed; valid where each was watched before the listing began."""
        with self._lock:
            self._wanted = frozenset(folders)
            if self._wanted == self._watched and self._is_own() and not self._pending():
                self._since = monotonic()

    def close(self) -> None:
        with self._lock:
            self._drop()

    def _is_own(self) -> bool:
        """Return whether there are watches that this process set, not the one it was forked from."""
        return self._notify is not None and self._process == os.getpid()

    def _pending(self) -> bool:
        """Empty the queue of events; return whether there were any."""
        try:
            return bool(self._notify.read(timeout=0))
        except OSError:
            self._drop()
            return True

    def _watch(self, folders: frozenset[str]) -> None:
        self._drop()
        if not folders or len(folders) > MOST or folders == self._refused or not all(map(local, folders)):
            return
        from inotify_simple import INotify, flags

        changes = (
            flags.MODIFY | flags.ATTRIB | flags.CLOSE_WRITE | flags.CREATE | flags.DELETE | flags.MOVED_FROM
            | flags.MOVED_TO | flags.DELETE_SELF | flags.MOVE_SELF
        )  # fmt: skip
        try:
            self._notify = INotify(nonblocking=True)
            weakref.finalize(self, self._notify.close)
            self._process = os.getpid()
            for folder in folders:
                self._notify.add_watch(folder, changes)
            self._watched = folders
        except OSError:  # no more watches, or a deleted folder
            self._drop()
            self._refused = folders

    def _drop(self) -> None:
        if self._notify is not None:
            with suppress(OSError):
                self._notify.close()
        self._notify, self._watched, self._since = None, frozenset(), 0.0


def local(folder: str) -> bool:
    """Return whether the folder is on a file system for which inotify sees all changes (`_LOCAL`)."""
    if sys.platform != "linux":
        return False
    found = ctypes.create_string_buffer(256)  # struct statfs, whose first word is the type
    if ctypes.CDLL(None, use_errno=True).statfs(os.fsencode(folder), found) != 0:
        return False
    return ctypes.c_long.from_buffer(found).value & 0xFFFFFFFF in _LOCAL
