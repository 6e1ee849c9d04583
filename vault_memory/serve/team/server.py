"""Run ``serve team``: one process for all vaults of a home that are granted to somebody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from vault_memory.api.grants import Grants
from vault_memory.config import load_settings
from vault_memory.errors import InputError
from vault_memory.events import emit
from vault_memory.memory import Memory
from vault_memory.serve import server_log
from vault_memory.serve.body_limits import LARGE_BODY, MCP_BODY
from vault_memory.serve.http.answer_timeout import AnswerTimeout
from vault_memory.serve.http.app import API, add_page, is_open, new_app, vault_app
from vault_memory.serve.http.guard import Guard
from vault_memory.serve.http.parameters import CHECKED
from vault_memory.serve.http.tasks import Tasks
from vault_memory.serve.http.uvicorn_server import listen, run_until_stopped
from vault_memory.serve.jobs.definitions import define_jobs
from vault_memory.serve.jobs.scheduler import Jobs
from vault_memory.serve.mcp.streamable_http import PATH, create_mount
from vault_memory.serve.server import LOOPBACK, Address
from vault_memory.serve.team import session
from vault_memory.serve.team.access import TeamAccess
from vault_memory.serve.team.gateway import Gateway
from vault_memory.serve.team.pool import Opened, OpenVaults, VaultKey
from vault_memory.serve.team.trusted_proxy import TrustedProxy
from vault_memory.settings import Settings

if TYPE_CHECKING:
    from starlette.types import ASGIApp


def serve_team(
    home: Path, *, host: str = "127.0.0.1", port: int | None = None, ready: Callable[[Address], None]
) -> None:
    """Serve until asked to stop. ``ready`` is called once requests are taken.

    Raises InputError where the address or the settings cannot be used, VaultError where the grants cannot.
    """
    settings, home = load_settings(None), home.expanduser()
    names = settings.team.names
    if host not in LOOPBACK and not names:
        raise InputError(f"--host {host}: set team.names to the names by which people reach the server")
    grants = Grants(home)
    if not grants.list():
        raise InputError("nobody may use the server yet; begin with: vault-memory serve tokens add PERSON --vault NAME")
    server_log.start_logging(grants.folder / "server.log")
    listening = listen(host, settings.serve.port if port is None else port)
    number = listening.getsockname()[1]
    url = f"http://{'[::1]' if host == '::1' else host}:{number}"

    @asynccontextmanager
    async def running() -> AsyncIterator[None]:
        emit("serve", operation="start", port=number)
        ready(Address(url, f"{url}/login", False))
        yield
        emit("serve", operation="stop", stage="done")

    own = [f"{name}:{number}" for name in ("127.0.0.1", "localhost", "[::1]")]
    app = create_team_app(home, grants, settings, hosts=[*own, *names], running=running)
    run_until_stopped(app, listening, settings.serve)


def create_team_app(
    home: Path,
    grants: Grants,
    settings: Settings,
    *,
    hosts: list[str],
    running: Callable[[], AbstractAsyncContextManager[None]] | None = None,
) -> ASGIApp:
    """Return the application for all vaults of ``home``. Raises InputError where settings do not go together."""
    access = TeamAccess(grants, settings.team)
    pool = OpenVaults(settings.team.open_vaults, lambda key: open_vault(home, key))

    @asynccontextmanager
    async def lifespan(_: object) -> AsyncIterator[None]:
        try:
            if running is None:
                yield
            else:
                async with running():
                    yield
        finally:
            await pool.close()

    front = new_app(lifespan)
    front.include_router(session.router(access), prefix=API, dependencies=CHECKED)
    add_page(front)
    guard = Guard(
        AnswerTimeout(Gateway(front, access, pool, home, settings.team), settings.serve),
        access=access,
        hosts=hosts,
        open_paths=is_open,
        login_path=f"{API}/session",
        larger={f"{API}/archive": LARGE_BODY, PATH: MCP_BODY},
        per_second=0,  # the gateway limits each grant: behind a proxy all come from one address
        body_seconds=settings.serve.body_seconds,
    )
    return TrustedProxy(guard, settings.team.proxy) if settings.team.proxy else guard


def open_vault(home: Path, key: VaultKey) -> Opened:
    """Open the vault of a key, made where it is not there yet. Raises VaultError."""
    memory = Memory(home, key.vault, person=key.person)
    memory.init()
    memory.sync()
    mcp, speaking = create_mount(memory, writes=key.role != "reader")
    tasks = Tasks(memory.clock, memory.settings.serve.work_seconds)
    background = Jobs(memory, define_jobs(memory.another()))

    @asynccontextmanager
    async def working() -> AsyncIterator[None]:
        background.start()
        try:
            yield
        finally:
            await _run_in_thread(background.stop)
            await _run_in_thread(tasks.close)
            await _run_in_thread(memory.close)

    app = vault_app(
        memory,
        background=background,
        work_queue=tasks,
        running=[working, speaking],
        mounts=[(PATH, mcp)],
        admin=key.role == "admin",
    )
    return Opened(app, tasks)


async def _run_in_thread(work: Callable[[], None]) -> None:
    await asyncio.to_thread(work)
