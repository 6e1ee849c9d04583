"""Define functions for worker processes that kill some of these processes, as `kill -9` does."""

from __future__ import annotations

import os
import signal
import time
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from clocks import NOW

from vault_memory.errors import InputError


@dataclass(frozen=True)
class Deadly:
    """Squares numbers. Each number of ``once`` kills the first worker that gets it, each of ``always`` every worker."""

    marks: Path
    once: tuple[int, ...] = ()
    always: int = 1000

    def __call__(self, number: int) -> int:
        if number == self.always or (number in self.once and first(self.marks / str(number))):
            os.kill(os.getpid(), signal.SIGKILL)
        if number < 0:
            raise InputError("no number")
        return number * number


@dataclass(frozen=True)
class DeadlyClock:
    """A clock that stands still. A worker that reads it the ``after``-th time is killed, once for each number."""

    marks: Path
    after: tuple[int, ...] = ()

    def __call__(self) -> datetime:
        global asked
        asked += 1
        if asked in self.after and first(self.marks / str(asked)):
            os.kill(os.getpid(), signal.SIGKILL)
        return NOW


asked = 0


def first(mark: Path) -> bool:
    """Create the mark file; return whether this process is the first to do so."""
    try:
        mark.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def report_and_stay(place: Path) -> None:
    """Write the process id into a folder as a file name, and sleep for ten minutes."""
    (place / str(os.getpid())).touch()
    time.sleep(600)
