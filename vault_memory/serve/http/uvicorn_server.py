"""Run uvicorn so that slow clients are cut off and the process ends as a service should.

uvicorn itself waits without limit for a request's headers, so two hundred idle connections would keep everybody else
out. It also ends by the signal that stopped it, while a service manager expects exit code 0.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import threading
from collections.abc import Generator
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING, Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from vault_memory.errors import InputError
from vault_memory.settings import ServeSettings

if TYPE_CHECKING:
    from starlette.types import ASGIApp

_PATIENCE = 5  # seconds for running requests to end at shutdown
_CONNECTIONS = 200  # most connections at once
LAST = 45.0  # seconds from a signal to the end of the process, at most


class HeaderTimeout(H11Protocol):
    """A connection that is closed if a request's headers do not arrive in time."""

    header_seconds = 10.0
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._late = self.loop.call_later(self.header_seconds, self._cut)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._cancel_timer()
        elif self._late is None:
            self._late = self.loop.call_later(self.header_seconds, self._cut)

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_timer()
        super().connection_lost(exc)

    def _cancel_timer(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _cut(self) -> None:
        self._late = None
        if self.conn.their_state is h11.IDLE:
            self.transport.abort()


def header_timeout(seconds: float) -> type[HeaderTimeout]:
    """Return a subclass of `HeaderTimeout` with this limit."""
    return type("HeaderTimeout", (HeaderTimeout,), {"header_seconds": seconds})


class Server(uvicorn.Server):
    """A server that exits with 0 after a signal, when all work is finished or after `LAST` seconds.

    A second signal ends it at once; journals finish the interrupted work at the next start.
    """

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit:
            os._exit(128 + sig)
        self.should_exit = True
        ending = threading.Timer(LAST, os._exit, [0])  # even if something hangs
        ending.daemon = True
        ending.start()


def run_until_stopped(app: ASGIApp, listening: socket.socket, settings: ServeSettings) -> None:
    """Serve an application on a socket until a signal ends the process."""
    config = uvicorn.Config(
        app,
        http=header_timeout(settings.header_seconds),
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        timeout_graceful_shutdown=_PATIENCE,
        timeout_keep_alive=15,
        limit_concurrency=_CONNECTIONS,
        h11_max_incomplete_event_size=64 * 1024,
        proxy_headers=False,
    )
    Server(config).run(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    """Open a socket: the port is taken before anything else begins.

    It says that it is TCP: asyncio sends at once only on a socket that does (TCP_NODELAY). Otherwise the second part of
    an answer waits 40 ms for the client's word that the first has arrived.
    """
    family = socket.AF_INET6 if host == "::1" else socket.AF_INET
    try:
        made = socket.create_server((host, port), family=family, backlog=128)
    except (OSError, OverflowError) as error:
        reason = os.strerror(error.errno) if isinstance(error, OSError) and error.errno else str(error)
        raise InputError(f"{host}:{port} cannot be served ({reason}); choose another --port") from error
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP, fileno=made.detach())
    made.setblocking(False)
    return made
