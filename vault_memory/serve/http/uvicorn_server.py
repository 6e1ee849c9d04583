"""uvicorn as this server needs it: slow clients are cut off, and it ends as a service should.

uvicorn waits for a request's headers as long as a client cares to send them, so two hundred idle connections would
keep everybody else out; and it ends by the signal that stopped it, where a service manager wants to see exit code 0.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Generator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol


class HeaderTimeout(H11Protocol):
    """A connection that is closed where a request's headers do not come in time."""

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
    """`HeaderTimeout` that waits so long."""
    return type("HeaderTimeout", (HeaderTimeout,), {"header_seconds": seconds})


class Server(uvicorn.Server):
    """Told to stop, it ends with 0 once all is finished; told twice, at once: journals finish what was under way."""

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
