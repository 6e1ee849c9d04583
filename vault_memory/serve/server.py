"""Run ``serve``: one process with the API, the page, MCP over HTTP and the jobs."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from time import monotonic

from vault_memory.errors import InputError, RunningError
from vault_memory.events import emit
from vault_memory.memory import Memory
from vault_memory.serve import server_log
from vault_memory.serve.http.auth import Access, load_token
from vault_memory.serve.http.tasks import Tasks
from vault_memory.serve.http.uvicorn_server import listen, run_until_stopped
from vault_memory.serve.jobs.definitions import define_jobs
from vault_memory.serve.jobs.scheduler import Jobs
from vault_memory.serve.jobs.watcher_thread import WatcherThread
from vault_memory.serve.port_locks import hold_port, is_served

LOOPBACK = ("127.0.0.1", "::1", "localhost")
_GRACE = 20.0  # seconds for work to end at shutdown, after requests; the next start finishes the rest


@dataclass(frozen=True, slots=True)
class Address:
    """The server's address. ``link`` is the login link, with the token after the #, which is not logged."""

    url: str
    link: str
    new: bool  # the token was made just now


def find_running(memory: Memory, host: str, port: int | None) -> Address | None:
    """Return the address of the server of this vault that listens on the port already; None if there is none."""
    if not memory.exists():
        return None
    number = memory.settings.serve.port if port is None else port
    return _address(host, number, *load_token(memory)) if is_served(memory, number) else None


def serve(
    memory: Memory, *, host: str = "127.0.0.1", port: int | None = None, ready: Callable[[Address], None]
) -> None:
    """Serve until asked to stop. ``ready`` is called once requests are taken.

    Raises InputError where the address cannot be used, VaultError where no token can be kept.
    """
    from vault_memory.serve.http.app import create_app
    from vault_memory.serve.mcp.streamable_http import PATH, create_mount

    if host not in LOOPBACK:
        raise InputError(
            f"{host}: the server only accepts connections from this machine; use 127.0.0.1 and a tunnel (ssh -L)"
        )
    memory.init()
    server_log.start_logging(memory.state.path("server.log"))
    listening = listen(host, memory.settings.serve.port if port is None else port)
    secret, new = load_token(memory)  # once the port is there: the start that makes the token shows the login link
    number = listening.getsockname()[1]
    jobs = Jobs(memory, define_jobs(memory.another()))

    mcp, speaking = create_mount(memory)
    tasks = Tasks(memory.clock, memory.settings.serve.work_seconds)
    watching, finished = WatcherThread(memory.another()), True

    @asynccontextmanager
    async def background() -> AsyncIterator[None]:
        nonlocal finished
        memory.sync()
        watching.start()
        jobs.start()
        if memory.runs.has_unfinished():  # left by a server that was stopped during work, or died
            with suppress(RunningError):  # another server of this vault finishes it
                jobs.run("pending")
        emit("serve", operation="start", port=number)
        ready(_address(host, number, secret, new))
        try:
            yield
        finally:
            finished = await asyncio.to_thread(_stop_all, [jobs.stop, tasks.close, watching.stop], _GRACE)
            emit("serve", operation="stop", stage="done" if finished else "unfinished")

    app = create_app(
        memory,
        Access(secret, number, memory),
        hosts=[f"{name}:{number}" for name in ("127.0.0.1", "localhost", "[::1]")],
        background=jobs,
        running=[speaking, background],
        mounts=[(PATH, mcp)],
        work_queue=tasks,
        watching=watching,
    )
    with hold_port(memory, number):
        run_until_stopped(app, listening, memory.settings.serve)
    if not finished:
        os._exit(0)  # threads cannot be stopped


def _address(host: str, port: int, secret: str, new: bool) -> Address:
    url = f"http://{'[::1]' if host == '::1' else host}:{port}"
    return Address(url, f"{url}/login#{secret}", new)


def _stop_all(stops: Sequence[Callable[[], None]], seconds: float) -> bool:
    """Call all ``stops`` in parallel; return whether all have ended in time."""
    deadline = monotonic() + seconds
    stopping = [threading.Thread(target=stop, daemon=True) for stop in stops]
    for each in stopping:
        each.start()
    for each in stopping:
        each.join(max(0.0, deadline - monotonic()))
    return not any(each.is_alive() for each in stopping)
