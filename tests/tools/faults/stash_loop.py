"""`remember` beside ``git stash; git stash pop`` in a loop: how many acknowledged statements are gone from the files.

``python tests/tools/faults/stash_loop.py --statements 1000``
"""

from __future__ import annotations

import argparse
import re
import subprocess
import tempfile
import threading
from dataclasses import dataclass
from pathlib import Path

from vault_memory.memory import Memory
from vault_memory.vault.git.setup import set_up


@dataclass(frozen=True)
class Counted:
    """``pops`` rounds of stashing were gone through while ``acknowledged`` statements were remembered."""

    acknowledged: int
    pops: int
    lost: tuple[str, ...]


def loop(home: Path, statements: int) -> Counted:
    """Remember so many statements in three topics while another thread stashes and pops."""
    memory = Memory(home)
    memory.init()
    own = memory.root / "topics/Mine.md"
    own.parent.mkdir(exist_ok=True)
    own.write_text("# Mine\n\n- a line of mine\n")
    set_up(memory.store, memory.clock())
    ended, pops = threading.Event(), [0]
    stashing = threading.Thread(target=_stash, args=(own, memory.root, ended, pops))
    stashing.start()
    said = []
    try:
        for number in range(statements):
            memory.remember(
                f"Valve {number} of unit q{number} is set to {number * 31 % 977} bar", topic=f"Unit{number % 3}"
            )
            said.append(f"q{number}")
    finally:
        ended.set()
        stashing.join()
    memory.remember("The loop has ended", topic="Unit0")  # the next run puts back what git has just reset
    there = set(re.findall(r"\bq\d+\b", "".join(file.read_text() for file in memory.root.glob("topics/*.md"))))
    return Counted(len(said), pops[0], tuple(name for name in said if name not in there))


def _stash(own: Path, root: Path, ended: threading.Event, pops: list[int]) -> None:
    rounds = 0
    while not ended.is_set():
        rounds += 1
        own.write_text(f"# Mine\n\n- a line of mine, round {rounds}\n")
        if _git(root, "stash").returncode:
            continue
        if _git(root, "stash", "pop").returncode:
            for words in (("checkout", "--theirs", "."), ("reset", "-q"), ("stash", "drop")):
                _git(root, *words)
        else:
            pops[0] += 1


def _git(root: Path, *words: str) -> subprocess.CompletedProcess[bytes]:
    who = ("-c", "user.email=a@example.org", "-c", "user.name=A")
    return subprocess.run(["git", *who, *words], cwd=root, capture_output=True, check=False)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--statements", type=int, default=1_000)
    counted = loop(Path(tempfile.mkdtemp()), parser.parse_args().statements)
    print(f"acknowledged {counted.acknowledged}, pops {counted.pops}, lost {len(counted.lost)} {counted.lost[:5]}")
    raise SystemExit(bool(counted.lost))
