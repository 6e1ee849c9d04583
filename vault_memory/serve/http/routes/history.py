"""Serve ``history``: list runs, show the history of a statement, and undo runs."""

from __future__ import annotations

from dataclasses import asdict
from datetime import UTC, date, datetime, time, timedelta
from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Query

from vault_memory.api.profile import PROFILE
from vault_memory.api.runs import RunSummary, UndoReport
from vault_memory.memory import Memory
from vault_memory.serve.http.responses import Limit, Offset, format_times, page_of


def router(memory: Memory, *, admin: bool) -> APIRouter:
    """Return the routes. ``admin`` False: runs that changed the profile are neither shown nor undone."""
    api = APIRouter(tags=["history"])

    def preview_undo(run: str) -> UndoReport:
        found = memory.undo(run, dry_run=True)
        if not admin and any(document.path == PROFILE for document in found.documents):
            raise HTTPException(403, "this run changed the profile, which is for admins of the vault")
        return found

    @api.get("/history")
    def runs(offset: Offset = 0, limit: Limit = 50) -> dict[str, Any]:
        """List the runs, newest first, each with the title of its conversation and its topics' names by path."""
        rows = memory.runs.list()
        titles = memory.conversations.titles([run.conversation for run in rows[offset : offset + limit]])
        names = {row.path: row.name for row in memory.topics.rows()}

        def to_json(run: RunSummary) -> dict[str, Any]:
            return format_times(asdict(run)) | {
                "title": titles.get(run.conversation, ""),
                "names": {path: names[path] for path in run.documents if path in names},
            }

        return page_of(rows, offset, limit, to_json)

    @api.get("/history/days")
    def days(since: date, until: date) -> dict[str, Any]:
        """Compare the ends of the days ``since`` and ``until``, document by document."""
        start, end = (datetime.combine(day + timedelta(days=1), time(), UTC) for day in sorted((since, until)))
        names = {row.path: row.name for row in memory.topics.rows()}
        found = memory.runs.compare(start, end)
        return {"documents": [asdict(each) | {"name": names.get(each.path, "")} for each in found]}

    @api.get("/history/statement")
    def statement(cell: Annotated[str, Query(alias="id", max_length=200)]) -> dict[str, Any]:
        """Return the history of one statement, oldest event first."""
        return {"items": [format_times(asdict(event)) for event in memory.runs.cell_events(cell)]}

    @api.get("/history/topic")
    def topic(name: Annotated[str, Query(max_length=500)]) -> dict[str, Any]:
        """Return the history of a topic, oldest event first."""
        return {"items": [format_times(asdict(event)) for event in memory.runs.topic_events(name)]}

    @api.get("/history/{run}")
    def preview(run: str) -> dict[str, Any]:
        """Return what undoing a run would change."""
        return format_times(asdict(preview_undo(run)))

    @api.post("/history/{run}/undo")
    def take_back(run: str) -> dict[str, Any]:
        """Undo a run. Later changes of the same lines stay and are listed."""
        if not admin:
            preview_undo(run)
        return format_times(asdict(memory.undo(run)))

    return api
