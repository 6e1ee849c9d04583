"""Check every request and add headers to every answer, as an ASGI layer around the whole server.

The headers Host and Origin stop a page of another site that makes a browser send requests here (Host: by DNS
rebinding). The bearer token stops programs. The size of a body is limited while it arrives, because an announced
length cannot be trusted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, MutableMapping
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Any

from fastapi import HTTPException  # starlette's own would not pass through FastAPI's reading of a body
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vault_memory.events import emit
from vault_memory.serve.body_limits import MAX_BODY, describe_limit, discard_body
from vault_memory.serve.http.auth import Door
from vault_memory.serve.http.problems import problem

if TYPE_CHECKING:
    from limits.strategies import RateLimiter

_SAFE = ("GET", "HEAD", "OPTIONS")
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """Refuses requests of other sites, of unknown clients, and too many or too large ones; passes on all others.

    ``hosts`` are the names this server answers to, with port; ``open_paths`` need no login (the page itself).
    ``larger`` says which paths may get more than `MAX_BODY`, and how much. A client may make ``per_second`` requests
    (0: any number); a body must have arrived within ``body_seconds``.
    """

    def __init__(
        self,
        app: ASGIApp,
        *,
        access: Door,
        hosts: Collection[str],
        open_paths: Callable[[str], bool],
        login_path: str,
        larger: Mapping[str, int] | None = None,
        per_second: int = 0,
        body_seconds: float = 30.0,
    ) -> None:
        from limits.storage import MemoryStorage
        from limits.strategies import FixedWindowRateLimiter

        self._app, self._access = app, access
        self._hosts = frozenset(host.lower() for host in hosts)
        self._open, self._login, self._larger = open_paths, login_path, dict(larger or {})
        self._limiter: RateLimiter = FixedWindowRateLimiter(MemoryStorage())
        self._per_second, self._body_seconds = per_second, body_seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        if scope["type"] != "http":
            await send({"type": "websocket.close", "code": 1008})
            return
        headers = Headers(scope=scope)
        refused = await self._find_refusal(scope, headers)
        guarded = _log_answers(_add_headers(send, cached=scope["path"].startswith("/static/")), scope)
        if refused is not None:
            await problem(*refused)(scope, receive, guarded)
            return
        limit = self._larger.get(scope["path"], MAX_BODY)
        started = False

        async def sending(message: Message) -> None:
            nonlocal started
            started = started or message["type"] == "http.response.start"
            await guarded(message)

        try:
            await self._app(scope, _limit_body(receive, headers, limit, self._body_seconds), sending)
        except HTTPException as error:  # raised in a part of the server that does not handle it
            if started:
                raise
            await problem(error.status_code, error.detail, dict(error.headers or {}))(scope, receive, guarded)

    async def _find_refusal(self, scope: Scope, headers: Headers) -> tuple[int, str, dict[str, str]] | None:
        """Return status, reason and headers of the answer to a refused request."""
        host = headers.get("host", "").lower()
        if host not in self._hosts or len(headers.getlist("host")) != 1:
            return 421, "this server does not go by that name", {}
        origin = headers.get("origin")
        if origin is not None and origin.lower() != f"{scope['scheme']}://{host}":
            return 403, "requests from other sites are refused", {}
        if headers.get("sec-fetch-site", "none") not in {"none", "same-origin"} and not self._navigates(scope, headers):
            return 403, "requests from other sites are refused", {}
        client = scope["client"][0] if scope.get("client") else ""
        if self._per_second and not self._hit("requests", client, self._per_second, 1):
            return 429, "too many requests", {"Retry-After": "1"}
        if scope["path"] == self._login and scope["method"] == "POST" and not self._hit("logins", client, 10, 60):
            return 429, "too many logins", {"Retry-After": "60"}
        return None if self._open(scope["path"]) else await self._unknown(scope, headers, client)

    async def _unknown(self, scope: Scope, headers: Headers, client: str) -> tuple[int, str, dict[str, str]] | None:
        """Return the answer to a request without access; None if it has access."""
        refused = await self._access.refusal(scope, headers)
        if refused and "authorization" in headers and not self._hit("logins", client, 10, 60):
            return 429, "too many wrong tokens", {"Retry-After": "60"}
        return (401, refused, {"WWW-Authenticate": "Bearer"}) if refused else None

    @staticmethod
    def _navigates(scope: Scope, headers: Headers) -> bool:
        """Return whether the request follows a link from another site; it has no cookie then (SameSite=Strict)."""
        return scope["method"] in _SAFE and headers.get("sec-fetch-mode") == "navigate"

    def _hit(self, what: str, client: str, amount: int, seconds: int) -> bool:
        from limits import RateLimitItemPerSecond

        return self._limiter.hit(RateLimitItemPerSecond(amount, seconds), what, client)


def _log_answers(send: Send, scope: Scope) -> Send:
    """Log an event for each answer except static files. It names the route: addresses hold names of topics."""
    started = perf_counter()

    async def sending(message: MutableMapping[str, Any]) -> None:
        await send(message)
        if message["type"] == "http.response.start" and not scope["path"].startswith("/static/"):
            took = round((perf_counter() - started) * 1000, 1)
            route = getattr(scope.get("route"), "path", "")
            emit("request", method=scope["method"], route=route, status=message["status"], took_ms=took)

    return sending


def _add_headers(send: Send, *, cached: bool) -> Send:
    async def sending(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in _HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-cache" if cached else "no-store")
        await send(message)

    return sending


def _limit_body(receive: Receive, headers: Headers, limit: int, seconds: float) -> Callable[[], Awaitable[Message]]:
    """Return a ``receive`` that gives up on a body that is too long, or takes too long to arrive."""
    received, complete = 0, False
    deadline = asyncio.get_running_loop().time() + seconds

    def refuse_body(status: int, why: str) -> HTTPException:
        return HTTPException(status, why, {"Connection": "close"})  # the rest of the body is not read

    async def too_much(rest: bool) -> HTTPException:
        """Refuse a long body. A client that still sends does not see the answer, so a short ``rest`` is awaited."""
        with suppress(TimeoutError):
            async with asyncio.timeout_at(deadline):
                await discard_body(receive, limit if rest else 0)
        return refuse_body(413, describe_limit(limit))

    async def receiving() -> Message:
        nonlocal received, complete
        announced = headers.get("content-length", "0")
        if not announced.isdecimal() or int(announced) > limit:
            raise await too_much(announced.isdecimal() and int(announced) <= 2 * limit)
        if complete:
            return await receive()
        try:
            async with asyncio.timeout_at(deadline):
                message = await receive()
        except TimeoutError:
            raise refuse_body(408, f"the body did not arrive within {seconds:g} seconds") from None
        if message["type"] == "http.request":
            received += len(message.get("body", b""))
            complete = not message.get("more_body", False)
            if received > limit:
                raise await too_much(not complete)
        return message

    return receiving
