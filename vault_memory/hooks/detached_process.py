"""Start work that outlives the hook that asks for it.

A process of its own session, so that the agent neither waits for it nor takes it down when it ends.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping


def start_detached(home: str, user: str, options: Mapping[str, str]) -> None:
    """Start the worker and return at once. ``options`` are `worker.run_worker`'s."""
    import subprocess

    words = [word for name, value in options.items() for word in (f"--{name}", value)]
    program = [sys.executable, "-P", "-m", "vault_memory.hooks", "work", "--home", home, "--user", user, *words]
    nothing = subprocess.DEVNULL
    if sys.platform == "win32":
        apart = subprocess.DETACHED_PROCESS | subprocess.CREATE_NEW_PROCESS_GROUP
        subprocess.Popen(program, stdin=nothing, stdout=nothing, stderr=nothing, cwd=home, creationflags=apart)
    else:
        folder = os.path.expanduser("~")  # noqa: PTH111 - so that no project folder is kept busy
        subprocess.Popen(program, stdin=nothing, stdout=nothing, stderr=nothing, cwd=folder, start_new_session=True)
