"""Ask the daemon of a vault (`daemon`) for the answer of a hook, if it runs.

The daemon has everything loaded and answers in milliseconds; a new process needs a third of a second. It listens on a
Unix socket in a folder that only the user can read. If there is no daemon, or it is too slow, the hook computes the
answer itself, and no error is reported.
"""

from __future__ import annotations

import json
import os
import sys
from typing import TYPE_CHECKING

from vault_memory.hooks.call import Call

if TYPE_CHECKING:
    import socket

LIMIT = 0.3  # seconds to wait for an answer: as long as a hook needs without the daemon
LONGEST = 100  # bytes: longest address of a socket that every system accepts
_MATTERS = ("VAULT_MEMORY_", "RAG_")  # prefixes of environment variables on which settings depend
_PLACES = ("HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")


def socket_address(root: str) -> str:
    """Return the address of the socket of the vault's daemon; '' if there can be none.

    The address depends on the environment, the installation and the code, because answers may differ with them.
    """
    if sys.platform == "win32":
        return ""
    import hashlib

    try:
        about = [os.stat(place) for place in (root, os.path.dirname(os.path.dirname(__file__)))]  # noqa: PTH116, PTH120
    except OSError:
        return ""
    seen: list[object] = [(each.st_dev, each.st_ino) for each in about]
    seen += [about[1].st_mtime_ns, sys.executable]
    for name, value in sorted(os.environ.items()):
        if name in _PLACES or name.startswith(_MATTERS) or name.endswith("_API_KEY"):
            seen.append((name, value))
    digest = hashlib.blake2b(repr(seen).encode("utf-8", "replace"), digest_size=8).hexdigest()
    place = os.path.join(folder(), f"{digest}.sock")  # noqa: PTH118
    return place if len(os.fsencode(place)) <= LONGEST else ""


def folder() -> str:
    """Return the folder of the sockets: the user's runtime folder, or one in the home."""
    given = os.environ.get("XDG_RUNTIME_DIR") or os.path.join(os.path.expanduser("~"), ".cache")  # noqa: PTH111, PTH118
    return os.path.join(given, "vault-memory", "hooks")  # noqa: PTH118


def ask_daemon(call: Call, limit: float = LIMIT) -> str | None:
    """Return the daemon's text for the model. None: no daemon runs, or it failed or was too slow."""
    place = socket_address(call.root)
    if not place or not os.path.exists(place) or not is_private(os.path.dirname(place)):  # noqa: PTH110, PTH120
        return None
    import socket

    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.settimeout(limit)
            line.connect(place)
            line.sendall(json.dumps(call).encode())
            line.shutdown(socket.SHUT_WR)
            answer = json.loads(read_all(line))
    except (OSError, ValueError):
        return None
    return answer if isinstance(answer, str) else None


def is_private(place: str) -> bool:
    """Return whether only the user can read that folder."""
    try:
        seen = os.stat(place)  # noqa: PTH116
    except OSError:
        return False
    return seen.st_uid == os.getuid() and not seen.st_mode & 0o077


def read_all(line: socket.socket) -> bytes:
    """Read from the socket until the other side closes it."""
    parts = []
    while part := line.recv(65536):
        parts.append(part)
    return b"".join(parts)
