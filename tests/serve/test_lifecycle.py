"""Test the server process: it starts, stops in the middle of work, and leaves nothing half done."""

from __future__ import annotations

import json
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from filelock import FileLock
from llm_server import ScriptedServer, ok
from serve_process import Served, serve
from waiting import until

from vault_memory import Memory
from vault_memory.serve.port_locks import is_served

pytestmark = pytest.mark.slow
SAMPLE = Path(__file__).parents[2] / "sample_vault"
API = "/api/memory"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    shutil.copytree(SAMPLE, tmp_path / "default")
    return tmp_path


@pytest.fixture
def running(home: Path) -> Iterator[Callable[..., Served]]:
    """Starts servers, and ends those that are left."""
    begun: list[Served] = []

    def start(grace: float | None = None, **environment: str) -> Served:
        begun.append(serve(home, grace=grace, **environment))
        return begun[-1]

    yield start
    for each in begun:
        each.stop()


def client(served: Served) -> httpx.Client:
    return httpx.Client(base_url=served.url + API, headers={"Authorization": f"Bearer {served.token}"}, timeout=60)


def job(served: Served, name: str) -> dict[str, Any]:
    with client(served) as asked:
        return next(each for each in asked.get("/jobs").json()["items"] if each["name"] == name)


def log(served: Served) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (served.vault / ".state/server.log").read_text().splitlines()]


def test_it_ends_with_0_and_says_nothing(running: Callable[..., Served]) -> None:
    served = running()
    with client(served) as asked:
        asked.get("/topics")
        begun = time.monotonic()
        served.process.send_signal(signal.SIGTERM)
        out, errors = served.process.communicate(timeout=60)
    assert served.process.returncode == 0
    assert (out, errors) == ("", "")
    assert time.monotonic() - begun < 15
    stages = [(row["operation"], row.get("stage")) for row in log(served) if row.get("event") == "serve"]
    assert stages == [("start", None), ("stop", "done")]


def test_work_under_way_is_finished(running: Callable[..., Served]) -> None:
    served = running()
    said = [f"We decided that service number {n} keeps its lock_timeout at {n + 2} s." for n in range(12)]
    body = {"id": "long", "messages": [{"role": "user", "content": text} for text in said]}
    with client(served) as asked:
        assert asked.post("/archive", json=body).status_code == 202
        assert served.stop() == 0
    memory = Memory(served.vault.parent)
    assert memory.status()["unfinished_runs"] == 0
    assert any(row.conversation == "long" for row in _told(memory))


def _told(memory: Memory) -> list[Any]:
    from vault_memory.vault.runs.history import list_runs

    return list(list_runs(memory.store))


def _archiving(running: Callable[..., Served], model: ScriptedServer, grace: float | None = None) -> Served:
    """Start a server whose archive waits for the model's answer."""
    served = running(
        grace=grace,
        VAULT_MEMORY_LLM_MODEL="openai/scripted",
        VAULT_MEMORY_LLM_API_BASE=model.url,
        VAULT_MEMORY_LLM_API_KEY="none",
    )
    with client(served) as asked:
        said = {"id": "cut", "messages": [{"role": "user", "content": "We moved lock_timeout to 2 s for good."}]}
        asked.post("/archive", json=said)
        until(lambda: model.count > 0)
    return served


def test_told_twice_it_ends_at_once_and_the_next_start_mends(running: Callable[..., Served]) -> None:
    with ScriptedServer(ok({}, delay=30)) as model:
        served = _archiving(running, model)
        begun = time.monotonic()
        served.process.send_signal(signal.SIGINT)
        time.sleep(0.5)
        served.process.send_signal(signal.SIGINT)
        code = served.process.wait(20)
        assert code == 130
        assert time.monotonic() - begun < 10
        assert served.process.stderr is not None and served.process.stderr.read() == ""
    memory = Memory(served.vault.parent)
    assert memory.status()["unfinished_runs"] == 1
    with FileLock(memory.state.path("job-pending.lock"), mode=0o600):
        began = {"began": datetime.now(UTC).isoformat(timespec="seconds"), "outcome": "running"}
        memory.state.write("jobs.json", json.dumps({"pending": began}).encode())
        assert running().stop() == 0, "it starts beside a server that finishes the run"
    running()
    until(lambda: memory.status()["unfinished_runs"] == 0)


def test_a_job_that_was_missed_is_caught_up_once(running: Callable[..., Served], home: Path) -> None:
    state = home / "default/.state"
    state.mkdir()
    long_ago = {"began": "2026-01-01T00:00:00+00:00", "seconds": 0.1, "outcome": "running", "result": ""}
    (state / "jobs.json").write_text(json.dumps({"retention": long_ago}))
    served = running()
    until(lambda: job(served, "retention")["last"]["began"] > "2026-01-02")
    last = job(served, "retention")["last"]
    assert last["outcome"] == "done"
    assert [row["operation"] for row in log(served) if row.get("event") == "job"].count("retention") == 1
    assert served.stop() == 0
    following = job(running(), "retention")
    assert following["last"]["began"] == last["began"]
    soon = (datetime.now(UTC) + timedelta(minutes=1)).isoformat()
    assert following["next"] > soon  # what was missed would be due five seconds after the start


def test_two_servers_of_a_vault_share_their_jobs(running: Callable[..., Served]) -> None:
    one, other = running(), running()
    with client(one) as asked:
        assert asked.post("/jobs/index/run").status_code == 202
    until(lambda: job(one, "index")["last"]["outcome"] == "done")
    assert job(other, "index")["last"] == job(one, "index")["last"]
    for served in (one, other):
        with client(served) as asked:
            assert asked.post("/messages", json={"conversation": "c", "role": "user", "content": "hi"}).is_success
    assert one.stop() == 0 and other.stop() == 0


def test_a_setting_changes_the_clock_of_a_job_while_it_runs(running: Callable[..., Served]) -> None:
    served = running()
    assert job(served, "index")["next"]
    with client(served) as asked:
        assert asked.patch("/settings", json={"jobs.index": 0}).status_code == 200
    until(lambda: job(served, "index")["next"] is None)
    (served.vault / "config.yaml").write_text("jobs: {index: [")
    with client(served) as asked:
        assert asked.get("/search", params={"q": "x"}).status_code == 422
    (served.vault / "config.yaml").write_text("jobs: {index: 5}\n")
    until(lambda: job(served, "index")["next"] is not None)
    assert served.stop() == 0


def test_a_busy_worker_does_not_keep_it_from_ending(running: Callable[..., Served]) -> None:
    with ScriptedServer(ok({}, delay=120)) as model:
        served = _archiving(running, model, grace=2)
        begun = time.monotonic()
        served.process.send_signal(signal.SIGTERM)
        assert served.process.wait(60) == 0
        assert time.monotonic() - begun < 40
    stages = [(row["operation"], row.get("stage")) for row in log(served) if row.get("event") == "serve"]
    assert stages[-1] == ("stop", "unfinished")


def test_the_link_of_a_server_that_runs_already(tmp_path: Path) -> None:
    """Only if it serves this vault; a server that has ended holds nothing."""
    Memory(tmp_path, "other").init()
    served = serve(tmp_path)
    program = [str(Path(sys.executable).with_name("vault-memory")), "--home", str(tmp_path)]

    def link(user: str) -> subprocess.CompletedProcess[str]:
        wanted = [*program, "--user", user, "serve", "--port", str(served.port), "--link"]
        return subprocess.run(wanted, capture_output=True, text=True, timeout=60)

    try:
        again, other = link("default"), link("other")
    finally:
        served.stop()
    assert again.returncode == 0 and served.link in again.stdout and "is served already" in again.stdout
    assert other.returncode == 2 and "/login#" not in other.stdout and "cannot be served" in other.stderr
    assert not is_served(Memory(tmp_path, "default"), served.port)


def test_a_first_start_on_a_port_that_is_taken_leaves_the_link_to_the_next(tmp_path: Path) -> None:
    """Later starts say how to see the link again."""
    program = [str(Path(sys.executable).with_name("vault-memory")), "--home", str(tmp_path), "serve", "--port"]
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        refused = subprocess.run([*program, str(port)], capture_output=True, text=True, timeout=100)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.strip().endswith("cannot be served (Address already in use); choose another --port")
    for shown in ("log in once: http://127.0.0.1:", "serving http://127.0.0.1:"):
        started = subprocess.Popen([*program, "0"], stdout=subprocess.PIPE, text=True)
        assert started.stdout is not None
        lines = [started.stdout.readline(), started.stdout.readline()]
        started.terminate()
        started.communicate(timeout=60)
        assert lines[0].startswith(shown)
    assert lines[1] == "the login link: vault-memory serve --link\n"
