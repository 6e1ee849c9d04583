"""``serve``: one process with the API, the page, MCP over HTTP and the jobs."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from vault_memory.errors import InputError
from vault_memory.memory import Memory
from vault_memory.serve.access import Access, token
from vault_memory.serve.chores import chores
from vault_memory.serve.jobs import Jobs
from vault_memory.serve.watch import Watcher

LOOPBACK = ("127.0.0.1", "::1", "localhost")
_GRACE = 20  # seconds that requests and jobs under way have at the end


@dataclass(frozen=True, slots=True)
class Address:
    """Where it is served, and how one gets in. ``link`` carries the token behind the #, where no log sees it."""

    url: str
    link: str
    new: bool  # the token was made just now


def serve(
    memory: Memory, *, host: str = "127.0.0.1", port: int | None = None, ready: Callable[[Address], None]
) -> None:
    """Serve until told to stop. ``ready`` is called once requests are taken.

    Raises InputError where the address cannot be used, VaultError where no token can be kept.
    """
    import uvicorn

    from vault_memory.serve.app import create_app
    from vault_memory.serve.mcp.http import PATH, mounted

    if host not in LOOPBACK:
        raise InputError(f"{host}: this server is for this machine alone; use 127.0.0.1 and a tunnel (ssh -L)")
    memory.init()
    secret, new = token(memory.store)
    listening = _listen(host, memory.settings.serve.port if port is None else port)
    number = listening.getsockname()[1]
    jobs = Jobs(memory.store, chores(memory.another()), lambda: memory.settings.jobs, memory.clock)
    url = f"http://{'[::1]' if host == '::1' else host}:{number}"

    mcp, speaking = mounted(memory)

    @asynccontextmanager
    async def background() -> AsyncIterator[None]:
        memory.index.sync()
        stop = threading.Event()
        watching = threading.Thread(target=Watcher(memory).run, args=(stop,), name="vault-memory-watch", daemon=True)
        watching.start()
        jobs.start()
        ready(Address(url, f"{url}/login#{secret}", new))
        try:
            yield
        finally:
            stop.set()
            await asyncio.to_thread(jobs.stop)
            await asyncio.to_thread(watching.join, _GRACE)

    app = create_app(
        memory,
        Access(secret),
        hosts=[f"{name}:{number}" for name in ("127.0.0.1", "localhost", "[::1]")],
        background=jobs,
        running=[speaking, background],
        mounts=[(PATH, mcp)],
    )
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        timeout_graceful_shutdown=_GRACE,
        timeout_keep_alive=15,
        limit_concurrency=200,
        h11_max_incomplete_event_size=64 * 1024,
    )
    uvicorn.Server(config).run(sockets=[listening])


def _listen(host: str, port: int) -> socket.socket:
    """A socket of its own: the port is ours before anything else is begun."""
    family = socket.AF_INET6 if host == "::1" else socket.AF_INET
    try:
        made = socket.create_server((host, port), family=family, backlog=128)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise InputError(f"{host}:{port} cannot be served ({reason}); choose another --port") from error
    made.setblocking(False)
    return made
