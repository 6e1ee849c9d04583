"""Keep up to a configured number of vaults open, each with its own application."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

from fastapi import FastAPI

from vault_memory.api.grants import Grant, Role
from vault_memory.errors import BusyError
from vault_memory.events import emit
from vault_memory.serve.http.tasks import Tasks


class VaultKey(NamedTuple):
    """The key of an application: it serves one vault to one person in one role."""

    vault: str
    person: str
    role: Role


@dataclass
class Opened:
    """The result of ``build``: ``app``, run with its lifespan, and ``tasks``, whose running work keeps it open."""

    app: FastAPI
    tasks: Tasks


@dataclass
class _PooledVault:
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    ending: asyncio.Event = field(default_factory=asyncio.Event)
    users: int = 0
    opened: Opened | None = None
    failure: Exception | None = None
    life: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        return not self.users and (self.opened is None or not self.opened.tasks.are_running())


class OpenVaults:
    """A pool of at most ``limit`` open vaults; the least recently used idle one is closed first. For one event loop."""

    def __init__(self, limit: int, build: Callable[[VaultKey], Opened]) -> None:
        """Create a pool. ``build`` runs in a thread; its error is raised to everybody who waits for that vault."""
        self._limit, self._build = limit, build
        self._entries: OrderedDict[VaultKey, _PooledVault] = OrderedDict()
        self._closing: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._entries)

    @asynccontextmanager
    async def use(self, grant: Grant) -> AsyncIterator[FastAPI]:
        """Hold the application of a grant open. Raises BusyError where all are in use, and what ``build`` raises."""
        key = VaultKey(grant.vault, grant.person, grant.role)
        entry = self._entries.get(key)
        if entry is None:
            self._make_room()
            entry = self._entries[key] = _PooledVault()
            entry.life = asyncio.create_task(self._live(key, entry))
        self._entries.move_to_end(key)
        entry.users += 1
        try:
            await entry.ready.wait()
            if entry.failure is not None:
                raise entry.failure
            assert entry.opened is not None
            yield entry.opened.app
        finally:
            entry.users -= 1

    async def close(self) -> None:
        """Close them all; what is under way in them is finished first."""
        for key in list(self._entries):
            self._close(key)
        await asyncio.gather(*self._closing, return_exceptions=True)

    def _make_room(self) -> None:
        if len(self._entries) < self._limit:
            return
        idle = next((key for key, entry in self._entries.items() if entry.idle and entry.ready.is_set()), None)
        if idle is None:
            raise BusyError("server", f"all {self._limit} vaults that may be open are in use (team.open_vaults)")
        self._close(idle)

    def _close(self, key: VaultKey) -> None:
        entry = self._entries.pop(key)
        entry.ending.set()
        if entry.life is not None:
            self._closing.add(entry.life)
            entry.life.add_done_callback(self._closing.discard)

    async def _live(self, key: VaultKey, entry: _PooledVault) -> None:
        """Open the vault, and close it in the same task, as a lifespan must be."""
        try:
            entry.opened = await asyncio.to_thread(self._build, key)
            app = entry.opened.app
            async with app.router.lifespan_context(app):
                entry.ready.set()
                await entry.ending.wait()
        except Exception as error:  # noqa: BLE001 - it is raised to the requests that wait for the vault
            entry.failure = error
            emit("team", operation="open", stage="failed", error=type(error).__name__)
            if self._entries.get(key) is entry:
                del self._entries[key]
        finally:
            entry.ready.set()
