"""The daemon of a vault: it keeps the index open while an agent works, and answers hooks.

A hook that finds no daemon starts one, in a process of its own. The daemon ends with the last session, after
`hooks.ready` minutes without a call, and when its vault or socket is gone. Each vault has one daemon: a second one ends
at once.
"""

from __future__ import annotations

import json
import os
import socket
from contextlib import suppress
from pathlib import Path
from time import monotonic

from filelock import FileLock, Timeout

from vault_memory.hooks import hook_log
from vault_memory.hooks.call import Call
from vault_memory.hooks.claude_code import is_allowed
from vault_memory.hooks.daemon_client import is_private, read_all, socket_address
from vault_memory.hooks.recall_block import build_recall_block
from vault_memory.memory import Memory

LOOK = 20.0  # seconds without a call after which it checks whether it must end
_HEARD = 2.0  # seconds in which a hook must send its call
_WARM = "what is known here?"  # query that loads all that an answer to a prompt needs


def run_daemon(memory: Memory, session: str) -> None:
    """Answer hooks until no session needs it any more; ``session`` is the first that does.

    Raises OSError where no socket can be made.
    """
    name = socket_address(str(memory.root))
    if not name or not memory.settings.hooks.ready:
        return
    place = Path(name)
    place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not is_private(str(place.parent)):
        raise PermissionError(f"{place.parent} must be yours alone")
    with suppress(Timeout), FileLock(place.with_suffix(".lock"), mode=0o600).acquire(timeout=0):
        memory.recall(_WARM, touch=False)
        place.unlink(missing_ok=True)
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as door:
            door.bind(name)
            door.listen(16)
            try:
                _serve(memory, door, place, {session})
            finally:
                place.unlink(missing_ok=True)


def _serve(memory: Memory, door: socket.socket, place: Path, sessions: set[str]) -> None:
    made, root, asked = place.stat().st_ino, str(memory.root), monotonic()
    hook_log.write_line(root, f"ready: process {os.getpid()} answers prompts")
    why = ""
    while not why:
        try:
            door.settimeout(LOOK)
            line, _ = door.accept()
        except TimeoutError:
            why = _reason_to_end(memory, place, made, sessions, monotonic() - asked)
            continue
        asked = monotonic()
        with line, suppress(OSError):  # a hook that did not wait for the answer
            line.settimeout(_HEARD)
            call = _read_call(line)
            line.sendall(json.dumps(_answer(memory, call, sessions)).encode())
    if os.path.isdir(root):  # noqa: PTH112 - logging would create the folder of a deleted vault again
        hook_log.write_line(root, f"ready: process {os.getpid()} ends, {why}")


def _read_call(line: socket.socket) -> Call | None:
    try:
        return Call(*json.loads(read_all(line)))
    except (ValueError, TypeError):
        return None


def _answer(memory: Memory, call: Call | None, sessions: set[str]) -> str | None:
    """Return the text for the model; None: the hook must compute the answer itself."""
    if call is None:
        return None
    if call.event == "SessionEnd":
        sessions.discard(call.session)
        return ""
    sessions.add(call.session)
    try:
        return build_recall_block(call, memory) if is_allowed(call, memory.settings) else ""
    except Exception as error:  # noqa: BLE001 - the daemon must still answer the next prompt
        hook_log.write_line(str(memory.root), f"ready: failed: {type(error).__name__}: {error}")
        return None


def _reason_to_end(memory: Memory, place: Path, made: int, sessions: set[str], idle: float) -> str:
    """Return why the daemon must end, else ''. Called with a delay: clearing a session ends it and starts another."""
    try:
        if not memory.root.is_dir() or place.stat().st_ino != made:
            return "its place is gone"
        minutes = memory.settings.hooks.ready
    except OSError:
        return "its place is gone"
    if not sessions:
        return "the last session is over"
    return f"nobody asked for {minutes} minutes" if idle >= minutes * 60 else ""
