"""Test bulk imports through workers: the same documents as one after the other, even if a worker fails."""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from clocks import NOW
from mortal import DeadlyClock
from waiting import until

from vault_memory import Memory, events
from vault_memory.api.bulk import import_users, list_users, rebuild_users
from vault_memory.archive.extraction.rules.extractor import Readings, TalkReading
from vault_memory.errors import InputError, UnsafeNameError

USERS = ("anna", "ben", "dora")
SAID = (
    "We moved the standup of {user}'s team to 9:{number:02d} on Mondays for good.",
    "The budget of project Heron {number} is {number}00 euros, and {user} signs off the invoices.",
    "I'm allergic to walnuts, so the {user} canteen on floor {number} is out.",
)


@pytest.fixture(scope="module")
def exports(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of two conversations for each user, and of one of them a folder."""
    folder = tmp_path_factory.mktemp("exports")
    for user in USERS:
        talks = [
            {
                "id": f"{user}-{number}",
                "messages": [
                    {"role": "user", "content": each.format(user=user, number=number), "id": f"m{place}"}
                    for place, each in enumerate(SAID)
                ],
            }
            for number in range(2)
        ]
        place = folder / user / "talks.json" if user == "dora" else folder / f"{user}.json"
        place.parent.mkdir(exist_ok=True)
        place.write_text(json.dumps(talks))
    return folder


@pytest.fixture(scope="module")
def sequential(exports: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The documents that come of taking them in one after the other, in this process."""
    home = tmp_path_factory.mktemp("sequential")
    for user in USERS:
        with Memory(home, user, clock=lambda: NOW) as memory:
            assert memory.import_from(next(exports.glob(f"{user}*"))).statements
    return documents(home)


def documents(home: Path) -> dict[str, bytes]:
    found = (path for path in home.rglob("*.md") if not path.relative_to(home).parts[1].startswith("."))
    return {str(path.relative_to(home)): path.read_bytes() for path in found}


@pytest.mark.slow
def test_killed_workers_lose_nothing_and_documents_are_the_same(
    exports: Path, sequential: dict[str, bytes], tmp_path: Path
) -> None:
    (tmp_path / "marks").mkdir()
    clock = DeadlyClock(tmp_path / "marks", (4, 9))
    home, steps = tmp_path / "home", list[tuple[float, float]]()
    results = list(import_users(home, exports, count=2, clock=clock, step=lambda _, n, of: steps.append((n, of))))
    assert {path.name for path in (tmp_path / "marks").iterdir()} == {"4", "9"}, "two workers were killed"
    assert {each.user: each.error for each in results} == dict.fromkeys(USERS, "")
    assert documents(home) == sequential
    assert steps == [(number, 3) for number in range(1, 4)]
    assert not list(home.glob(".*")) and list_users(home) == sorted(USERS)


@pytest.mark.slow
def test_what_was_cut_short_goes_on_and_nothing_is_taken_in_twice(
    exports: Path, sequential: dict[str, bytes], tmp_path: Path
) -> None:
    begun = import_users(tmp_path, exports, count=2, clock=DeadlyClock(tmp_path))
    next(begun)
    begun.close()  # which ends the workers at once
    assert len(documents(tmp_path)) < len(sequential)
    results = list(import_users(tmp_path, exports, count=2, clock=DeadlyClock(tmp_path)))
    assert documents(tmp_path) == sequential
    assert any(each.report is not None and each.report.known == 2 for each in results)
    rebuilt = {each.user: each.index["entries"] for each in rebuild_users(tmp_path, count=2)}
    for user in USERS:
        with Memory(tmp_path, user) as memory:
            assert memory.index_status()["entries"] == rebuilt[user] > 0


def test_a_vault_that_was_copied_without_its_state_is_one_of_the_users(tmp_path: Path) -> None:
    (tmp_path / "ann" / "topics").mkdir(parents=True)
    (tmp_path / "ann" / "topics" / "Tea.md").write_text("# Tea\n\n- Assam, three minutes\n", encoding="utf-8")
    (tmp_path / "notes").mkdir()
    assert list_users(tmp_path) == ["ann"]
    (result,) = rebuild_users(tmp_path, count=1)
    assert (result.user, result.error) == ("ann", "") and result.index["entries"] > 0


def test_a_folder_that_does_not_say_whose_history_is_whose_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="--per-user needs a folder"):
        list(import_users(tmp_path / "home", tmp_path / "none"))
    folder = tmp_path / "exports"
    (folder / "anna").mkdir(parents=True)
    (folder / "anna.json").write_text("[]")
    with pytest.raises(InputError, match="both belong to the user 'anna'"):
        list(import_users(tmp_path / "home", folder))
    (folder / "anna.json").rename(folder / "a:b.json")
    with pytest.raises(UnsafeNameError):
        list(import_users(tmp_path / "home", folder))


# -- one history ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def history(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An export of ten conversations."""
    place = tmp_path_factory.mktemp("history") / "talks.json"
    talks = [
        {"id": f"t{number}", "messages": [{"role": "user", "content": each.format(user="anna", number=number)}]}
        for number, each in enumerate(SAID * 4)
    ]
    place.write_text(json.dumps(talks))
    return place


@pytest.mark.slow
def test_one_history_read_ahead_by_workers_that_are_killed_comes_out_the_same(
    history: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Documents byte for byte, and the same entries with the same vectors."""
    used, killed, restarts = list[bool](), list[int](), list[object]()
    take = Readings.take

    def count(*arguments: Any) -> TalkReading | None:
        used.append((found := take(*arguments)) is not None)
        return found

    def kill(what: str, done: float, _: float) -> None:
        if (what, done) in {("Indexing", 12), ("Archiving", 2)}:
            for child in multiprocessing.active_children():
                os.kill(child.pid or 0, signal.SIGKILL)
                killed.append(child.pid or 0)

    monkeypatch.setattr(Readings, "take", count)
    with Memory(tmp_path / "one", "anna", clock=lambda: NOW) as memory:
        assert memory.import_from(history).archived == 12
        expected = documents(tmp_path / "one"), entries(memory)
    with (
        Memory(tmp_path / "other", "anna", clock=lambda: NOW) as memory,
        events.subscribe(lambda name, values: restarts.append(values) if name == "workers" else None),
    ):
        assert memory.import_from(history, step=kill, workers=2).archived == 12
        assert (documents(tmp_path / "other"), entries(memory)) == expected
        assert len(killed) >= 2 and restarts and used == [True] * 12
        shutil.rmtree(memory.index.folder)
        memory.close()
        memory.rebuild(workers=2)
        assert entries(memory) == expected[1]


def entries(memory: Memory) -> dict[str, object]:
    """What the index holds, and what it finds: with which score, by its words and its vectors."""
    status = memory.index_status()
    hits = [(hit.entry, hit.score) for hit in memory.search("walnuts and invoices", touch=False).hits]
    assert status["vectors"] and hits
    return {"hits": hits, **{name: status[name] for name in ("files", "entries", "by_tier", "vectors")}}


# -- Dask --------------------------------------------------------------------------------------------


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[str]:
    """A cluster of two worker processes on loopback."""
    distributed = pytest.importorskip("distributed", reason="the extra 'dask' is not installed")
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, sys.path))}
    place = tmp_path / "scheduler.json"
    common = ["--host", "127.0.0.1", "--dashboard-address", "127.0.0.1:0"]

    def start(kind: str, *words: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.dask_{kind}", *common, *words]
        return subprocess.Popen(command, env=environment, cwd=tmp_path, stderr=subprocess.DEVNULL)

    def written() -> str:
        """The scheduler's address once its file is complete; it exists empty before."""
        with contextlib.suppress(FileNotFoundError, json.JSONDecodeError):
            return str(json.loads(place.read_text())["address"])
        return ""

    running = [start("scheduler", "--port", "0", "--scheduler-file", str(place))]
    try:
        address = until(written)
        running.append(start("worker", "--scheduler-file", str(place), "--nworkers", "2", "--nthreads", "1"))
        with distributed.Client(address, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=120)
        yield address
    finally:
        for process in reversed(running):
            process.terminate()
            process.wait(30)


@pytest.mark.slow
def test_a_killed_worker_of_a_dask_cluster_loses_nothing(
    exports: Path, sequential: dict[str, bytes], scheduler: str, tmp_path: Path
) -> None:
    (tmp_path / "marks").mkdir()
    clock = DeadlyClock(tmp_path / "marks", (4, 9))
    home = tmp_path / "home"
    results = list(import_users(home, exports, scheduler=scheduler, clock=clock))
    assert {path.name for path in (tmp_path / "marks").iterdir()} == {"4", "9"}
    assert {each.user: each.error for each in results} == dict.fromkeys(USERS, "")
    assert documents(home) == sequential
    assert all(not each.error and each.index["entries"] for each in rebuild_users(home, scheduler=scheduler))
    with Memory(tmp_path / "one", clock=lambda: NOW) as one, Memory(tmp_path / "other", clock=lambda: NOW) as other:
        one.import_from(exports / "anna.json")
        other.import_from(exports / "anna.json", scheduler=scheduler)
        assert documents(tmp_path / "one") == documents(tmp_path / "other")
