"""Check whether folders have changed since they were listed. On Linux the kernel reports it, without a stat per file.

A search begins with a stat of every file, which for a thousand files takes longer than the search itself. inotify
queues an event for every change before the call that makes it returns, so an empty queue means that a listing still
holds. That is so on file systems of this machine; on others (network, FUSE), on other systems, and where watches have
run out, nothing is ever said to be quiet. Neither is anything for longer than a minute, for a file can be reached by
ways that no folder sees (another hard link, a mapping in memory).
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

MOST = 2_000  # folders that are watched: a user has 8,192 watches for all programs together, or a few times as many
LONGEST = 60.0  # seconds for which a listing is believed without a look
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
        self._refused: frozenset[str] = frozenset()  # those that could not all be watched: it is not tried again
        self._wanted: frozenset[str] = frozenset()  # what was listed last: watched once it is to be listed again
        self._since = 0.0  # of the listing that still holds; 0: none does

    def is_unchanged(self) -> bool:
        """Return whether nothing has changed since the last listing began."""
        with self._lock:
            if not self._since or monotonic() - self._since > LONGEST or not self._is_own():
                return False
            if self._pending():
                self._since = 0.0
            return bool(self._since)

    def begin(self) -> None:
        """Begin a listing: what happens from now on is news."""
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
        """Return whether there are watches, and they belong to this process and not to the one it was forked from."""
        return self._notify is not None and self._process == os.getpid()

    def _pending(self) -> bool:
        """Take what has happened off the queue: was there anything?"""
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
        except OSError:  # no more watches, or a folder that is gone
            self._drop()
            self._refused = folders

    def _drop(self) -> None:
        if self._notify is not None:
            with suppress(OSError):
                self._notify.close()
        self._notify, self._watched, self._since = None, frozenset(), 0.0


def local(folder: str) -> bool:
    """Return whether the folder is on a file system whose changes this kernel sees: some of Linux are."""
    if sys.platform != "linux":
        return False
    found = ctypes.create_string_buffer(256)  # struct statfs, whose first word is the type
    if ctypes.CDLL(None, use_errno=True).statfs(os.fsencode(folder), found) != 0:
        return False
    return ctypes.c_long.from_buffer(found).value & 0xFFFFFFFF in _LOCAL
