"""Apply the headers of a reverse proxy. They are trusted only in connections that its address has made."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

_STATE = "vault-memory-peer"


class TrustedProxy:
    """Replaces the client and the scheme of a request by X-Forwarded-For and X-Forwarded-Proto, and keeps the peer."""

    def __init__(self, app: ASGIApp, address: str) -> None:
        self._app = cast("ASGIApp", ProxyHeadersMiddleware(app, trusted_hosts=address))  # type: ignore[arg-type]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("client"):
            scope.setdefault("state", {})[_STATE] = scope["client"][0]
        await self._app(scope, receive, send)


def get_peer(scope: Scope) -> str:
    """Return the address that has made the connection, '' if it is unknown."""
    return str(scope.get("state", {}).get(_STATE, ""))
