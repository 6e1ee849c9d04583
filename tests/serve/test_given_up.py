"""Check that slow work is cancelled while the rest continues, and that a signal always ends the process."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from apscheduler.executors.pool import ThreadPoolExecutor
from clocks import NOW
from coroutines import run
from fastapi.testclient import TestClient
from serve_constants import API, HOST, TOKEN
from waiting import until

from vault_memory import Memory
from vault_memory.errors import BusyError
from vault_memory.serve.http.app import create_app
from vault_memory.serve.http.auth import Access
from vault_memory.serve.http.executors import Executors
from vault_memory.serve.http.tasks import Tasks
from vault_memory.serve.jobs.scheduler import Job, Jobs

_HANGING = """
import sys
from vault_memory import Memory
from vault_memory.cli import main
def hang(*words, **options):
    print("hangs", file=sys.stderr, flush=True)
    while True:
        pass
Memory.search = hang
main()
"""


@pytest.fixture
def hanging() -> Iterator[threading.Event]:
    """Set at the end of a test, so that no thread outlives it."""
    ended = threading.Event()
    yield ended
    ended.set()


@pytest.fixture
def impatient(tmp_path: Path) -> Memory:
    memory = Memory(tmp_path, clock=lambda: NOW, config={"serve.answer_seconds": 1, "serve.work_seconds": 1})
    memory.init()
    return memory


def test_a_reader_and_a_writer_that_hang_are_given_up(impatient: Memory, hanging: threading.Event) -> None:
    executors, used = Executors(impatient), list[Memory]()

    def hang(memory: Memory) -> None:
        used.append(memory)
        hanging.wait()

    async def ask() -> None:
        stuck = [asyncio.create_task(do(hang)) for do in (executors.read, executors.write)]
        behind = asyncio.create_task(executors.read(used.append))
        for each in stuck:
            with pytest.raises(BusyError, match="longer than 1 second"):
                await each
        await behind
        await executors.write(used.append)

    run(ask())
    assert len({id(memory) for memory in used}) == 4  # a memory belongs to one thread
    assert executors.close()


def test_a_request_that_hangs_is_answered_and_the_rest_goes_on(
    impatient: Memory, hanging: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Memory, "recall", lambda self, message, **more: hanging.wait())
    app = create_app(impatient, Access(TOKEN), hosts=[HOST], background=Jobs(impatient, []))
    client = TestClient(app, base_url=f"http://{HOST}", headers={"Authorization": f"Bearer {TOKEN}"})
    with client:
        found: list[Any] = []
        waiting = [threading.Thread(target=_ask, args=(client, found)) for _ in range(2)]
        for each in waiting:
            each.start()
        until(lambda: client.get(f"{API}/jobs").status_code == 200)
        for each in waiting:
            each.join()
        hanging.set()
    assert [(each.status_code, each.headers["retry-after"]) for each in found] == [(503, "10")] * 2


def _ask(client: TestClient, found: list[Any]) -> None:
    found.append(client.get(f"{API}/recall", params={"message": "hang"}))


def test_a_task_that_hangs_fails_and_the_next_is_done(hanging: threading.Event) -> None:
    tasks = Tasks(lambda: NOW, 0.2)
    stuck = tasks.begin("archive", lambda _: hanging.wait())
    behind = tasks.begin("archive", lambda step: step(1, 1))
    until(lambda: (task := tasks.get(behind.id)) is not None and task.is_over)
    first, second = tasks.get(stuck.id), tasks.get(behind.id)
    assert first is not None and second is not None
    assert (first.state, second.state) == ("failed", "done")
    assert "longer than 0.2 seconds" in first.error
    tasks.close()


def test_jobs_that_hang_keep_no_other_one_waiting(impatient: Memory, hanging: threading.Event) -> None:
    done = threading.Event()

    def hang() -> str:
        hanging.wait()
        return ""

    def end() -> str:
        done.set()
        return ""

    work = {"summaries": hang, "graph": hang, "index": end}
    jobs = Jobs(impatient, [Job(name, name, lambda _: 0, do) for name, do in work.items()])
    jobs.start()
    for name in work:
        jobs.run(name)
    assert done.wait(60)
    hanging.set()
    jobs.stop()


def test_a_stop_waits_for_a_job_that_is_just_submitted(impatient: Memory, monkeypatch: pytest.MonkeyPatch) -> None:
    submitting, submit = threading.Event(), ThreadPoolExecutor.submit_job

    def submit_slowly(executor: ThreadPoolExecutor, job: Any, times: Any) -> None:
        submit(executor, job, times)
        submitting.set()
        threading.Event().wait(0.3)

    monkeypatch.setattr(ThreadPoolExecutor, "submit_job", submit_slowly)
    jobs = Jobs(impatient, [Job("index", "index", lambda _: 0, str)])
    jobs.start()
    jobs.run("index")
    assert submitting.wait(60)
    jobs.stop()  # an exception in the scheduler's thread would fail this test


@pytest.mark.slow
@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT, None], ids=["SIGTERM", "SIGINT", "hangs up"])
def test_an_mcp_server_with_a_reader_that_hangs_ends(tmp_path: Path, ending: signal.Signals | None) -> None:
    lines = (
        '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},'
        '"clientInfo":{"name":"t","version":"1"}}}\n{"jsonrpc":"2.0","method":"notifications/initialized"}\n'
        '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"memory_search","arguments":{"query":"x"}}}\n'
    )
    Memory(tmp_path).init()
    process = subprocess.Popen(
        [sys.executable, "-c", _HANGING, "--home", str(tmp_path), "mcp"],
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert process.stdin is not None and process.stderr is not None
    with process:
        process.stdin.write(lines)
        process.stdin.flush()
        assert process.stderr.readline() == "hangs\n"
        if ending is None:
            process.stdin.close()
        else:
            process.send_signal(ending)
        process.wait(60)
