"""Count acknowledged statements of `remember` that are lost while ``git stash; git stash pop`` runs in a loop.

``python tests/tools/faults/stash_loop.py --statements 1000``
"""

from __future__ import annotations

import argparse
import re
import subprocess
import tempfile
import threading
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from vault_memory.memory import Memory
from vault_memory.vault.git.setup import set_up


@dataclass(frozen=True)
class Counted:
    """``pops`` rounds of stashing were gone through while ``acknowledged`` statements were remembered.

    ``conflicts`` are pops that left a conflict, of which our side was taken. Of the ``missing`` statements, ``lost``
    are in no stash either; ``doubled`` are bullets twice. ``copies`` are conflict copies beside the documents.
    """

    acknowledged: int
    pops: int
    conflicts: int
    missing: tuple[str, ...]
    lost: tuple[str, ...]
    doubled: tuple[str, ...]
    copies: int


@dataclass
class Rounds:
    pops: int = 0
    conflicts: int = 0


def loop(home: Path, statements: int) -> Counted:
    """Remember so many statements in three topics while another thread stashes and pops."""
    memory = Memory(home)
    memory.init()
    own = memory.root / "topics/Mine.md"
    own.parent.mkdir(exist_ok=True)
    own.write_text("# Mine\n\n- a line of mine\n")
    set_up(memory.store, memory.clock())
    ended, rounds = threading.Event(), Rounds()
    stashing = threading.Thread(target=_stash, args=(own, memory.root, ended, rounds))
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
    copies = list(memory.root.glob("topics/*conflicted copy*"))
    documents = "".join(file.read_text() for file in memory.root.glob("topics/*.md") if file not in copies)
    there = Counter(re.findall(r"^- .*\b(q\d+)\b", documents, re.MULTILINE))
    stashed = set(re.findall(r"\bq\d+\b", _git(memory.root, "stash", "list", "-p").stdout.decode()))
    missing = tuple(name for name in said if name not in there)
    lost = tuple(name for name in missing if name not in stashed)
    doubled = tuple(name for name, times in there.items() if times > 1)
    return Counted(len(said), rounds.pops, rounds.conflicts, missing, lost, doubled, len(copies))


def _stash(own: Path, root: Path, ended: threading.Event, rounds: Rounds) -> None:
    """Change a file, stash, and pop; of a conflict take our side, and keep the stash."""
    number = 0
    while not ended.is_set():
        number += 1
        own.write_text(f"# Mine\n\n- a line of mine, round {number}\n")
        if _git(root, "stash").returncode:
            continue
        if not _git(root, "stash", "pop").returncode:
            rounds.pops += 1
        elif _git(root, "ls-files", "--unmerged").stdout:
            rounds.conflicts += 1
            _git(root, "checkout", "--ours", ".")
            _git(root, "reset", "-q")


def _git(root: Path, *words: str) -> subprocess.CompletedProcess[bytes]:
    who = ("-c", "user.email=a@example.org", "-c", "user.name=A")
    return subprocess.run(["git", *who, *words], cwd=root, capture_output=True, check=False)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--statements", type=int, default=1_000)
    counted = loop(Path(tempfile.mkdtemp()), parser.parse_args().statements)
    print(
        f"acknowledged {counted.acknowledged}, pops {counted.pops}, conflicts {counted.conflicts}, "
        f"missing from the files {len(counted.missing)}, of these in no stash {len(counted.lost)} {counted.lost[:5]}, "
        f"doubled {len(counted.doubled)}, conflict copies {counted.copies}"
    )
