"""Check role, rate and quota of a request's grant, and pass the request to the application of its vault alone.

An application is built for one vault. It knows neither the home nor the grants, so no route can reach another vault.
"""

from __future__ import annotations

import asyncio
import os
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from limits import RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from vault_memory.api.grants import Grant
from vault_memory.errors import VaultMemoryError
from vault_memory.serve.http.app import is_open
from vault_memory.serve.http.problems import answer_error, problem
from vault_memory.serve.team.access import TeamAccess
from vault_memory.serve.team.pool import OpenVaults
from vault_memory.serve.team.roles import MCP, get_required_role, may
from vault_memory.settings import TeamSettings

if TYPE_CHECKING:
    from starlette.responses import Response
    from starlette.types import ASGIApp, Receive, Scope, Send

_MEASURED = 60.0  # seconds for which a measured size of a vault is used
_MEGABYTE = 1024 * 1024


class Gateway:
    """Routes requests: ``front`` serves the page and the login, the vaults in ``pool`` everything else."""

    def __init__(
        self, front: ASGIApp, access: TeamAccess, pool: OpenVaults, home: Path, settings: TeamSettings
    ) -> None:
        self._front, self._access, self._pool, self._settings = front, access, pool, settings
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._rate = RateLimitItemPerSecond(settings.requests_per_second or 1)
        self._quota = Quota(home, settings.quota_mb)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or is_open(scope["path"]):
            await self._front(scope, receive, send)
            return
        grant = self._access.grant(scope)
        refused = await self._refuse(scope, grant)
        if refused is not None:
            await refused(scope, receive, send)
            return
        if scope["path"] == MCP and grant.role != "reader" and await self._quota.is_exceeded(grant.vault):
            grant = replace(grant, role="reader")  # an agent then gets the reading tools, in a separate session
        try:
            async with self._pool.use(grant) as app:
                await app(scope, receive, send)
        except VaultMemoryError as error:  # an error of opening the vault; the application answers its own errors
            await answer_error(error)(scope, receive, send)

    async def _refuse(self, scope: Scope, grant: Grant) -> Response | None:
        wanted = get_required_role(scope["method"], scope["path"])
        if not may(grant.role, wanted):
            return problem(403, f"this needs the role '{wanted}'; yours is '{grant.role}'")
        if self._settings.requests_per_second and not self._limiter.hit(self._rate, grant.person, grant.vault):
            return problem(429, "too many requests", {"Retry-After": "1"})
        if wanted != "reader" and await self._quota.is_exceeded(grant.vault):
            return problem(507, f"the vault has grown to its quota of {self._settings.quota_mb} MB")
        return None


class Quota:
    """How large vaults may grow. A size is measured at most once a minute."""

    def __init__(self, home: Path, megabytes: int) -> None:
        """Limit the disk. ``megabytes`` 0: no limit."""
        self._home, self._bytes = home, megabytes * _MEGABYTE
        self._sizes: dict[str, tuple[float, int]] = {}

    async def is_exceeded(self, vault: str) -> bool:
        """Return whether the vault has grown to its quota. What only reads is served all the same."""
        if not self._bytes:
            return False
        at, size = self._sizes.get(vault, (-_MEASURED, 0))
        if monotonic() - at >= _MEASURED:
            size = await asyncio.to_thread(_size, self._home / vault)
            self._sizes[vault] = monotonic(), size
        return size >= self._bytes


def _size(folder: Path) -> int:
    total = 0
    for place, _, files in os.walk(folder):
        for name in files:
            try:
                total += os.lstat(os.path.join(place, name)).st_size  # noqa: PTH118 - of each file there is
            except OSError:
                continue
    return total
