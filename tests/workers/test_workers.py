"""Test passing items through worker processes: bounded, in order, none lost if a worker is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from mortal import Deadly
from waiting import until

from vault_memory.errors import InputError, WorkerLost
from vault_memory.workers.ordered_map import Workers
from vault_memory.workers.pools import ProcessPool, open_pool


def test_a_bounded_number_of_items_is_under_way_and_they_come_in_order(tmp_path: Path) -> None:
    taken = given = 0

    def numbers() -> Iterator[int]:
        nonlocal taken
        for number in (*range(20), -1):
            taken += 1
            yield number

    with Workers(ProcessPool(2)) as workers:
        for outcome in workers.run(Deadly(tmp_path), numbers()):
            assert taken - given <= workers.most == 4
            assert outcome.item == given or isinstance(outcome.error, InputError)
            assert outcome.value == given**2 or outcome.item == -1
            given += 1
    assert given == 21


def test_a_killed_worker_loses_nothing_and_what_kills_every_worker_is_named(tmp_path: Path) -> None:
    with Workers(ProcessPool(2)) as workers:
        done = {each.item: each for each in workers.run(Deadly(tmp_path, (3, 9), 6), range(14), ordered=False)}
    assert {number: each.value for number, each in done.items()} == {n: None if n == 6 else n * n for n in range(14)}
    assert isinstance(done[6].error, WorkerLost)
    assert {path.name for path in tmp_path.iterdir()} == {"3", "9"}


def test_an_item_that_is_killed_once_when_it_runs_alone_is_tried_again(tmp_path: Path) -> None:
    """Its neighbour kills the workers of all attempts before that."""
    with Workers(ProcessPool(1)) as workers:
        done = {each.item: each for each in workers.run(Deadly(tmp_path, (1,), 0), range(3), ordered=False)}
    assert {number: each.value for number, each in done.items()} == {0: None, 1: 1, 2: 4}


def test_workers_end_with_the_process_that_started_them_however_it_ends(tmp_path: Path) -> None:
    program = (
        "import sys, mortal\nfrom pathlib import Path\nfrom vault_memory.workers.pools import ProcessPool\n"
        "if __name__ == '__main__':\n    pool = ProcessPool(2)\n"
        "    for _ in range(2): pool.submit(mortal.report_and_stay, Path(sys.argv[1]))\n    input()\n"
    )
    path = {"PYTHONPATH": os.pathsep.join(map(str, sys.path))}
    (tmp_path / "started").mkdir()
    script = tmp_path / "program.py"
    script.write_text(program)
    command = [sys.executable, str(script), str(tmp_path / "started")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, env=os.environ | path) as parent:
        until(lambda: len(list((tmp_path / "started").iterdir())) == 2)
        parent.send_signal(signal.SIGKILL)
    numbers = [int(each.name) for each in (tmp_path / "started").iterdir()]
    until(lambda: not any(map(is_alive, numbers)))


def is_alive(number: int) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


@pytest.mark.parametrize(
    ("address", "said"), [("http://127.0.0.1:1", "tcp://127.0.0.1:8786"), ("tcp://127.0.0.1:1", "no Dask scheduler")]
)
def test_an_address_without_a_scheduler_is_refused(address: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if address.startswith("tcp"):
        pytest.importorskip("distributed", reason="the extra 'dask' is not installed")
        monkeypatch.setattr("vault_memory.workers.pools._PATIENCE", 1)
    with pytest.raises(InputError, match=said):
        open_pool(scheduler=address)
