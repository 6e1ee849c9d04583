"""Wait briefly before a write while git works on the files of a vault (a checkout, a merge, a stash).

Git checks a file and then overwrites it; a write in between is lost, and neither git nor the writer notices. Meanwhile
git holds ``index.lock``, which is cheap to check. We never take that lock ourselves: a person's git would fail, and a
process of ours that was killed would leave it behind.
"""

from __future__ import annotations

import time
from pathlib import Path

PATIENCE = 5.0  # seconds to wait, at most; an older lock was left by a git process that died, and is ignored
_STEP = 0.004


def wait(root: Path) -> None:
    """Wait until no git is changing the files at ``root``, for `PATIENCE` at most. Raises nothing."""
    lock = lock_of(root)
    until = time.monotonic() + PATIENCE
    while lock is not None and _is_held(lock) and time.monotonic() < until:
        time.sleep(_STEP)


def _is_held(lock: Path) -> bool:
    try:
        return abs(time.time() - lock.stat().st_mtime) < PATIENCE
    except OSError:
        return False


def lock_of(root: Path) -> Path | None:
    """Return the path of the lock of the repository that contains ``root``; None if there is no repository."""
    for folder in (root, *root.parents):
        try:
            place = folder / ".git"
            if place.is_dir():
                return place / "index.lock"
            if place.is_file():  # a linked work tree, a submodule
                return folder / place.read_text().removeprefix("gitdir:").strip() / "index.lock"
        except (OSError, ValueError):
            return None
    return None
