"""Start a worker process that outlives the hook that starts it.

It runs in a session of its own, so that the agent neither waits for it nor ends it on exit.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping


def start_detached(home: str, user: str, options: Mapping[str, str]) -> None:
    """Start the worker and return at once. ``options``: those of `worker.run_worker`."""
    import subprocess

    words = [word for name, value in options.items() for word in (f"--{name}", value)]
    program = [sys.executable, "-P", "-m", "vault_memory.hooks", "work", "--home", home, "--user", user, *words]
    nothing = subprocess.DEVNULL
    if sys.platform == "win32":
        apart = subprocess.DETACHED_PROCESS | subprocess.CREATE_NEW_PROCESS_GROUP
        subprocess.Popen(program, stdin=nothing, stdout=nothing, stderr=nothing, cwd=home, creationflags=apart)
    else:
        folder = os.path.expanduser("~")  # noqa: PTH111 - the process must not keep a project folder in use
        subprocess.Popen(program, stdin=nothing, stdout=nothing, stderr=nothing, cwd=folder, start_new_session=True)
