"""Serve ``forget``, ``doctor`` and ``folders``: erase memories, examine the vault, and list searched folders."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any, Literal

from fastapi import APIRouter
from pydantic import Field

from vault_memory.api.json_output import to_json
from vault_memory.errors import NotFoundError
from vault_memory.memory import Memory
from vault_memory.serve.http.parameters import RequestBody
from vault_memory.serve.http.responses import Limit, Offset, page_of
from vault_memory.serve.http.tasks import Progress, Tasks, task_row


class ForgetRequest(RequestBody):
    """One thing to forget. ``name``: the id of a conversation or statement, ``conversation#message``, or a name."""

    kind: Literal["conversation", "message", "cell", "topic", "entity"]
    name: str = Field(min_length=1, max_length=1000)


class Forgetting(RequestBody):
    """A request to forget. ``keep_cells``: keep a conversation's statements; ``keep_messages``: keep transcripts."""

    targets: Annotated[list[ForgetRequest], Field(min_length=1, max_length=50)]
    keep_cells: bool = False
    keep_messages: bool = False


def router(memory: Memory, writing: Memory, tasks: Tasks) -> APIRouter:
    """Return the routes. Tasks use ``writing``, another memory of the vault, so that no request waits for them."""
    api = APIRouter(tags=["upkeep"])

    def forget(of: Memory, wanted: Forgetting, *, dry_run: bool) -> Any:
        targets = [(each.kind, each.name) for each in wanted.targets]
        return to_json(
            of.forget(*targets, dry_run=dry_run, keep_cells=wanted.keep_cells, keep_messages=wanted.keep_messages)
        )

    @api.post("/forget/preview")
    def preview(wanted: Forgetting) -> Any:
        """Return what would be removed (statements, conversations, documents), and what only a person can remove."""
        found: dict[str, Any] = forget(memory, wanted, dry_run=True)
        named = [*found["conversations"], *found["redacted"]]
        return found | {"titles": memory.conversations.titles(named)}

    @api.post("/forget", status_code=202)
    def forget_for_good(wanted: Forgetting) -> dict[str, Any]:
        """Remove memories permanently. This cannot be undone."""
        forget(memory, wanted, dry_run=True)  # what cannot be found is said at once

        def work(progress: Progress) -> Any:
            done = forget(writing, wanted, dry_run=False)
            tasks.drop()  # results of work done before may hold what went
            return done

        return task_row(tasks.begin("forget", work))

    @api.post("/doctor", status_code=202)
    def doctor(fix: bool = False) -> dict[str, Any]:
        """Check every document, the review queue and the index; with ``fix``, repair what is safe to repair."""

        def work(progress: Progress) -> Any:
            found = writing.doctor(fix=fix, progress=progress)
            return asdict(found) | {"healthy": found.healthy, "fixed": list(found.fixed)}

        return task_row(tasks.begin("doctor", work))

    @api.get("/folders")
    def folders(offset: Offset = 0, limit: Limit = 100) -> dict[str, Any]:
        """List the folders that are searched in place, with files by kind and what was left out.

        One is added from the command line alone: whoever has this server's token gets this vault, not the whole disk.
        """
        return page_of(memory.folders.list(), offset, limit, to_json)

    @api.delete("/folders/{name:path}", status_code=202)
    def give_up(name: str) -> dict[str, Any]:
        """Stop searching a folder, by name: it is removed from the index; its files stay unchanged."""
        if name not in memory.folders.names():
            raise NotFoundError(f"no folder '{name}' is searched")
        return task_row(tasks.begin("folder", lambda _: to_json(writing.folders.remove(name))))

    return api
