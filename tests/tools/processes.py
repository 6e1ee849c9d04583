"""Run vault-memory in a separate process, normally or killed after a number of writes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

# Its writes are counted, and the one after the last that is allowed kills it, as `kill -9` does.
_MORTAL = """
import os, signal, sys
from datetime import datetime
from vault_memory.memory import Memory
from vault_memory.vault.storage import atomic_files as files
from vault_memory.vault.storage import atomic_swap as exchange
left = int(sys.argv[2])
def dying(real):
    def call(*args, **kwargs):
        global left
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return real(*args, **kwargs)
    return call
for module, name in ((files, "_replace"), (files, "delete"), (files, "flush_folder"), (exchange, "_rename")):
    setattr(module, name, dying(getattr(module, name)))
memory = Memory(home=sys.argv[1])
"""


def run(home: Path, *words: str, code: int = 0, input: str | None = None, **environment: str) -> str:
    """Run a command and return its output and error output; it must end with ``code``."""
    command = [sys.executable, "-c", "from vault_memory.cli import main; main()", "--home", str(home), *words]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, input=input, env=os.environ | environment
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def die(home: Path, work: str, after: int, *arguments: str) -> None:
    """Run ``work`` (Python that knows ``memory`` and ``sys.argv[3:]``) and be killed after so many writes."""
    words = [sys.executable, "-c", _MORTAL + work, str(home), str(after), *arguments]
    assert subprocess.run(words, check=False).returncode == -signal.SIGKILL
