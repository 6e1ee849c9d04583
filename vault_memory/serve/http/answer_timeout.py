"""Give up requests that take too long: the client gets an error, and another thread replaces the blocked one."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from anyio.to_thread import current_default_thread_limiter

from vault_memory.events import emit
from vault_memory.serve.http.problems import problem

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from vault_memory.settings import ServeSettings

_READS = ("GET", "HEAD", "OPTIONS")


class AnswerTimeout:
    """An ASGI layer with a time limit. An answer that has begun in time, such as an event stream, has no limit."""

    def __init__(self, app: ASGIApp, limits: ServeSettings) -> None:
        self._app, self._limits = app, limits
        self._abandoned: set[asyncio.Task[None]] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        seconds = self._limits.answer_seconds if scope["method"] in _READS else self._limits.work_seconds
        started = given_up = False

        async def sending(message: Message) -> None:
            nonlocal started
            if not given_up:
                started = True
                await send(message)

        async def answer() -> None:
            await self._app(scope, receive, sending)

        answering = asyncio.create_task(answer())
        try:
            await asyncio.wait({answering}, timeout=seconds)
            if answering.done() or started:
                await answering
                return
        except asyncio.CancelledError:
            answering.cancel()
            raise
        given_up = True
        self._abandon(answering)
        emit("serve", operation="answer", stage="given up", seconds=seconds)
        detail = f"this took longer than {seconds:g} seconds; it is given up"
        await problem(503, detail, {"Retry-After": "10"})(scope, receive, send)

    def _abandon(self, answering: asyncio.Task[None]) -> None:
        """Let the request continue in its thread, and allow one more thread until it ends."""
        limiter = current_default_thread_limiter()
        limiter.total_tokens += 1
        self._abandoned.add(answering)

        def end(task: asyncio.Task[None]) -> None:
            limiter.total_tokens -= 1
            self._abandoned.discard(task)
            if not task.cancelled():
                task.exception()  # retrieve the error, so that asyncio does not report it

        answering.add_done_callback(end)
