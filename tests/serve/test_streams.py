"""Test event streams: each holds a connection, their number is limited, and data is sent at once."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest
import uvicorn
from serve_constants import API, TOKEN
from waiting import until

from vault_memory import Memory
from vault_memory.serve.http.app import create_app
from vault_memory.serve.http.auth import Access
from vault_memory.serve.http.routes.work import FOLLOWERS
from vault_memory.serve.http.tasks import Tasks
from vault_memory.serve.http.uvicorn_server import Server, listen
from vault_memory.serve.jobs.scheduler import Jobs


@pytest.fixture
def followed(memory: Memory, jobs: Jobs) -> Iterator[tuple[httpx.Client, str, threading.Event]]:
    """A server with a task that takes until it is told to end."""
    tasks, over, listening = Tasks(memory.clock, 3600), threading.Event(), listen("127.0.0.1", 0)
    host = f"127.0.0.1:{listening.getsockname()[1]}"
    task = tasks.begin("test", lambda progress: over.wait(60))
    app = create_app(memory, Access(TOKEN), hosts=[host], background=jobs, work_queue=tasks)
    server = Server(uvicorn.Config(app, log_config=None))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    limits = httpx.Limits(max_connections=None)
    with httpx.Client(
        base_url=f"http://{host}{API}", headers={"Authorization": f"Bearer {TOKEN}"}, limits=limits, timeout=30
    ) as client:
        yield client, f"/tasks/{task.id}/events", over
    over.set()
    server.should_exit = True
    thread.join(30)
    tasks.close()


def test_there_are_only_so_many_and_closing_one_makes_room(
    followed: tuple[httpx.Client, str, threading.Event],
) -> None:
    client, address, over = followed
    with ExitStack() as opened:
        streams = [opened.enter_context(client.stream("GET", address)) for _ in range(FOLLOWERS)]
        assert {stream.status_code for stream in streams} == {200}
        refused = client.get(address)
        assert refused.status_code == 503 and refused.headers["content-type"] == "application/problem+json"
        assert refused.headers["retry-after"] and str(FOLLOWERS) in refused.json()["detail"]
        assert client.get("/topics").status_code == 200
        streams[0].close()
        until(lambda: opens(client, address))  # room is made as soon as the server sees the connection go
        over.set()
        assert all("event: done" in stream.read().decode() for stream in streams[1:])
    assert client.get(address).text.count("event: done") == 1


def opens(client: httpx.Client, address: str) -> bool:
    with client.stream("GET", address) as again:
        return again.status_code == 200


def test_an_answer_is_sent_at_once() -> None:
    """A socket that does not say so waits 40 ms between the parts of an answer, for nothing."""

    async def nodelay() -> int:
        told: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def accepted(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            told.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        async with await asyncio.start_server(accepted, sock=listen("127.0.0.1", 0)) as server:
            _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            found = await told
            writer.close()
        return found

    assert asyncio.run(nodelay()) != 0
