"""Start tasks that take a while (archiving, summaries, consolidation), and serve ``tasks``, which follows them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from typing import Annotated, Any

from fastapi import APIRouter, Body, Query, Request
from sse_starlette.sse import EventSourceResponse
from starlette.concurrency import run_in_threadpool
from starlette.types import Receive, Scope, Send

from vault_memory.api.imports import load
from vault_memory.api.json_output import to_json
from vault_memory.errors import BusyError, InputError, NotFoundError
from vault_memory.memory import Memory
from vault_memory.serve.http.responses import Limit, Offset, page_of
from vault_memory.serve.http.tasks import Progress, Task, Tasks, task_row

FOLLOWERS = 40  # streams of events at once: each holds a connection as long as its task takes
_CONVERSATION = {
    "requestBody": {
        "required": True,
        "content": {
            "application/json": {"schema": {"type": "object", "required": ["messages"]}},
            "text/plain": {"schema": {"type": "string"}},
        },
    }
}


class _Streams:
    """Counts open event streams, each from its request to the end of its connection."""

    def __init__(self) -> None:
        self._open = 0

    def open(self, events: AsyncIterator[dict[str, str]]) -> EventSourceResponse:
        """Raises BusyError where `FOLLOWERS` are open already."""
        if self._open >= FOLLOWERS:
            raise BusyError("server", f"{FOLLOWERS} event streams are already open; request the task instead")
        self._open += 1
        return _CountedStream(events, self._close_one)

    def _close_one(self) -> None:
        self._open -= 1


class _CountedStream(EventSourceResponse):
    def __init__(self, events: AsyncIterator[dict[str, str]], closed: Callable[[], None]) -> None:
        super().__init__(events)
        self._close_one = closed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._close_one()


def router(memory: Memory, writing: Memory, tasks: Tasks) -> APIRouter:
    """Return the routes. Tasks use ``writing``, another memory of the vault, so that no request waits for them."""
    api = APIRouter(tags=["work"])
    streams = _Streams()

    @api.post("/archive", status_code=202, openapi_extra=_CONVERSATION)
    async def archive(
        request: Request,
        format: Annotated[str, Query(max_length=40)] = "auto",
        redo: bool = False,
        name: Annotated[str, Query(max_length=300, description="Name of the file, shown in the list of tasks.")] = "",
    ) -> dict[str, Any]:
        """Archive conversations: message JSON or JSONL, text with speaker lines, or another known format."""
        data = await request.body()
        if not memory.settings.memory.enabled:
            raise InputError("memory is switched off (memory.enabled: false)")
        await run_in_threadpool(load, data, format=format, name=name or "body")  # what cannot be read is said at once

        def work(progress: Progress) -> Any:
            writing.runs.record_edits()
            return [
                to_json(report) for report in writing.archive_file(data, format=format, redo=redo, progress=progress)
            ]

        return task_row(tasks.begin("archive", work, title=name))

    @api.post("/conversations/{conversation_id:path}/summarize", status_code=202)
    def summarize(conversation_id: str) -> dict[str, Any]:
        """Update a conversation's summary."""
        memory.conversations.get(conversation_id)
        return task_row(
            tasks.begin("summarize", lambda _: {"summary": writing.conversations.summarize(conversation_id)})
        )

    @api.post("/consolidate", status_code=202)
    def consolidate(topics: Annotated[list[str], Body(embed=True)]) -> dict[str, Any]:
        """Renew the summaries of these topics, or of all topics that are due."""
        for name in topics:
            memory.topics.get(name)
        return task_row(tasks.begin("consolidate", lambda _: to_json(writing.consolidate(*topics))))

    @api.get("/tasks")
    def list_tasks(offset: Offset = 0, limit: Limit = 50) -> dict[str, Any]:
        """List the tasks, the newest first."""
        return page_of(tasks.list_all(), offset, limit, task_row)

    @api.get("/tasks/{task_id}")
    def task(task_id: str) -> dict[str, Any]:
        """Return the state of one task."""
        return task_row(_get_task(tasks, task_id))

    @api.delete("/tasks/{task_id}")
    def cancel(task_id: str) -> dict[str, Any]:
        """Stop a task after its current step. What it has done stays, as a run that can be undone."""
        _get_task(tasks, task_id)
        tasks.cancel(task_id)
        return task_row(_get_task(tasks, task_id))

    @api.get("/tasks/{task_id}/events", response_class=EventSourceResponse)
    async def events(task_id: str) -> EventSourceResponse:
        """Send the task as a server-sent event each time it changes, until it ends."""
        _get_task(tasks, task_id)

        async def changes() -> AsyncIterator[dict[str, str]]:
            async for each in tasks.follow(task_id):
                yield {"event": each.state, "data": json.dumps(task_row(each), ensure_ascii=False)}

        return streams.open(changes())

    return api


def _get_task(tasks: Tasks, task_id: str) -> Task:
    task = tasks.get(task_id)
    if task is None:
        raise NotFoundError(f"no task '{task_id}'")
    return task
