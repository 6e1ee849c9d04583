"""Write and rotate the log of the hooks, ``.state/hooks.log`` in the vault. It contains no text of conversations."""

from __future__ import annotations

import os
import time
from contextlib import suppress

NAME = "hooks.log"
LARGEST = 256 * 1024  # bytes; then it becomes hooks.log.1


def path(root: str) -> str:
    """Return the log of the vault at ``root``; the one in the user's state folder where there is no vault yet."""
    if os.path.isdir(root):  # noqa: PTH112 - pathlib takes longer to load than all of a hook
        return os.path.join(root, ".state", NAME)  # noqa: PTH118
    import platformdirs

    return os.path.join(platformdirs.user_state_dir("vault-memory", appauthor=False), NAME)  # noqa: PTH118


def write_line(root: str, line: str) -> None:
    """Write one line with the time. An unwritable log is ignored."""
    with suppress(OSError):
        place = path(root)
        os.makedirs(os.path.dirname(place), mode=0o700, exist_ok=True)  # noqa: PTH103, PTH120
        rotate(place)
        stamp = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        descriptor = os.open(place, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        with os.fdopen(descriptor, "a", encoding="utf-8", errors="replace") as file:
            file.write(f"{stamp} {' '.join(line.split())}\n")


def rotate(place: str) -> None:
    with suppress(FileNotFoundError):
        if os.stat(place).st_size > LARGEST:  # noqa: PTH116
            os.replace(place, f"{place}.1")  # noqa: PTH105
