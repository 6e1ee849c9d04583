"""Serve MCP by streamable HTTP: by default on this machine only, and only to clients with the token.

The SDK checks Host and Origin, so that a web page cannot reach the server through the browser of the person at this
machine; the token keeps out other users of the machine. OAuth is not offered, because the token is in a file.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from ipaddress import ip_address
from math import inf
from typing import TYPE_CHECKING

from mcp.server.transport_security import TransportSecuritySettings
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from vault_memory.errors import InputError
from vault_memory.memory import Memory
from vault_memory.serve.body_limits import MCP_BODY, describe_limit, discard_body
from vault_memory.serve.mcp import server

if TYPE_CHECKING:
    from starlette.applications import Starlette
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

PATH = "/mcp"
_CLOSE = {"Connection": "close"}  # what else arrives is not waited for
_LOOPBACK = ("127.0.0.1", "localhost", "[::1]")


class TokenGuard:
    """Refuses clients without the token, and messages longer than `MCP_BODY`."""

    def __init__(self, app: ASGIApp, token: str) -> None:
        self._app, self._token = app, token.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not self._knows(scope):
            refusal = JSONResponse(
                {"error": "send the token that stands in .state/server-token of the vault: Authorization: Bearer …"},
                401,
                headers={"WWW-Authenticate": "Bearer"},
            )
            await refusal(scope, receive, send)
            return
        if scope["type"] == "http" and (announced := _read_length(scope)) > MCP_BODY:
            await discard_body(receive, MCP_BODY if announced <= 2 * MCP_BODY else 0)
            await JSONResponse({"error": describe_limit(MCP_BODY)}, 413, headers=_CLOSE)(scope, receive, send)
            return
        await self._app(scope, _limit_body(receive), send)

    def _knows(self, scope: Scope) -> bool:
        given = next((value for name, value in scope["headers"] if name.lower() == b"authorization"), b"")
        kind, _, token = given.partition(b" ")
        return kind.lower() == b"bearer" and hmac.compare_digest(token.strip(), self._token)


def _read_length(scope: Scope) -> float:
    length = Headers(scope=scope).get("content-length", "0")
    return int(length) if length.isdecimal() else inf


def _limit_body(receive: Receive) -> Receive:
    """Return a ``receive`` that raises HTTPException once a body of unannounced length is too long."""
    received = 0

    async def receiving() -> Message:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b""))
        if received > MCP_BODY:
            if message.get("more_body", False):
                await discard_body(receive, MCP_BODY)
            raise HTTPException(413, describe_limit(MCP_BODY), _CLOSE)
        return message

    return receiving


def app(memory: Memory, token: str, *, host: str = "127.0.0.1") -> Starlette:
    """Return an ASGI application with the MCP endpoint at ``/mcp``, to be run or mounted."""
    names = dict.fromkeys((*_LOOPBACK, _format_host(host)))
    made = server(memory).streamable_http_app(
        streamable_http_path=PATH,
        host=host,
        transport_security=TransportSecuritySettings(
            allowed_hosts=[*(f"{name}:*" for name in names), *names],
            allowed_origins=[f"http://{name}:*" for name in names],
        ),
    )
    made.add_middleware(TokenGuard, token=token)
    return made


def create_mount(
    memory: Memory, *, writes: bool = True
) -> tuple[ASGIApp, Callable[[], AbstractAsyncContextManager[None]]]:
    """Return the endpoint for a server whose own guard limits bodies, and the context to enter while it runs."""
    from mcp.server.streamable_http_manager import StreamableHTTPASGIApp, StreamableHTTPSessionManager

    manager = StreamableHTTPSessionManager(server(memory, writes=writes), max_request_body_size=2 * MCP_BODY)
    return StreamableHTTPASGIApp(manager), manager.run


def run(memory: Memory, token: str, *, host: str, port: int) -> None:
    """Serve until interrupted. Raises InputError where the address cannot be used."""
    from vault_memory.serve.http.uvicorn_server import listen, run_until_stopped

    check(host)
    run_until_stopped(app(memory, token, host=host), listen(host, port), memory.settings.serve)


def check(host: str) -> None:
    """Check the address. Raises InputError for one that stands for all: Host could not be checked against it."""
    try:
        unspecified = ip_address(host).is_unspecified
    except ValueError:
        unspecified = host in {"", "*"}
    if unspecified:
        raise InputError(f"--host {host}: name one address of this machine, so that requests can be checked against it")


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _format_host(host: str) -> str:
    return f"[{host}]" if ":" in host else host
