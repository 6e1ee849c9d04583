"""Measure the gain from worker processes: import one history and many users' histories with and without workers.

    .venv/bin/python bench/bulk.py HISTORY [--users 4] [--workers 2] [--scheduler tcp://127.0.0.1:8786]

HISTORY is any input of `import`, such as an export or a folder of exports. Each user gets a copy of it. Times are wall
clock times, so other load on the machine affects them. Processor seconds are given for this process and for the workers
that it started: on an idle machine, the wall time is the larger of the first and of the second divided by the number of
workers.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from vault_memory import Memory
from vault_memory.api.bulk import import_users, rebuild_users


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("history", type=Path)
    parser.add_argument("--users", type=int, default=4)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--scheduler", default="")
    arguments = parser.parse_args()
    pool = {"workers": arguments.workers, "scheduler": arguments.scheduler}
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        copies = place / "exports"
        copies.mkdir()
        for number in range(arguments.users):
            copy = shutil.copytree if arguments.history.is_dir() else shutil.copy
            copy(arguments.history, copies / f"user{number}{arguments.history.suffix}")
        with Memory(place / "warm") as memory:  # modules and patterns are loaded before anything is measured
            memory.archive([{"role": "user", "content": "We moved the standup to 9:30 for good."}])
        measure("one history, this process", lambda: import_one(place / "alone", arguments.history))
        measure("one history, with workers", lambda: import_one(place / "ahead", arguments.history, **pool))
        measure("its index, this process", lambda: rebuild_one(place / "alone"))
        measure("its index, with workers", lambda: rebuild_one(place / "ahead", **pool))
        each = sorted(copies.iterdir())
        measure(f"{arguments.users} users, this process", lambda: [import_one(place / f"of-{p.stem}", p) for p in each])
        many = {"count": arguments.workers, "scheduler": arguments.scheduler}
        measure(f"{arguments.users} users, a worker each", lambda: check(import_users(place / "home", copies, **many)))
        measure("their indexes, a worker each", lambda: check(rebuild_users(place / "home", **many)))
        same = documents(place / "alone/default") == documents(place / "ahead/default")
        same &= all(documents(place / "alone/default") == documents(place / f"home/{p.stem}") for p in each)
        print(f"the same documents: {'yes' if same else 'NO'}")


def import_one(home: Path, history: Path, **options: object) -> None:
    with Memory(home) as memory:
        memory.import_from(history, **options)


def rebuild_one(home: Path, **options: object) -> None:
    with Memory(home) as memory:
        shutil.rmtree(memory.index.folder)
        memory.close()
        memory.rebuild(**options)


def check(results: object) -> None:
    for result in results:
        assert not result.error, result


def documents(vault: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (vault / "topics").glob("*.md")}


def measure(what: str, work: Callable[[], object]) -> None:
    """Print the wall time, the processor time and the load average of the work."""
    own, others, began = cpu(resource.RUSAGE_SELF), cpu(resource.RUSAGE_CHILDREN), time.perf_counter()
    work()
    took = time.perf_counter() - began
    own, others = cpu(resource.RUSAGE_SELF) - own, cpu(resource.RUSAGE_CHILDREN) - others
    load = os.getloadavg()[0]
    print(f"{what:32} {took:7.1f} s   processor {own:6.1f} s, workers {others:6.1f} s   load {load:.1f}", flush=True)


def cpu(whose: int) -> float:
    used = resource.getrusage(whose)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
