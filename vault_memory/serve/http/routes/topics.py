"""``topics``: list, read, and correct documents. A change names what it was made of (If-Match)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Query, Response
from pydantic import BaseModel, Field

from vault_memory.errors import InputError, NotFoundError
from vault_memory.memory import Memory
from vault_memory.models import Cell, CellRef, Supersede, Topic, TopicRow
from vault_memory.serve.http import markdown_html
from vault_memory.serve.http.problems import documented
from vault_memory.serve.http.responses import Limit, Offset, etag, paged, stamp, unchanged
from vault_memory.vault import topics as topicverbs
from vault_memory.vault.document.file_names import natural
from vault_memory.vault.document.lines import laid_over
from vault_memory.vault.document.topic_text import decode
from vault_memory.vault.runs.planned_changes import carry_out

IfMatch = Annotated[str | None, Header(description="The ETag of what was read.")]


class Source(BaseModel):
    """A document's markdown."""

    text: str = Field(max_length=1_000_000)


class CellChange(BaseModel):
    """``id``, or ``hash`` and ``ordinal`` of a cell without one, and what is to become of it."""

    action: Literal["reword", "retire"]
    id: str = Field(default="", max_length=200)
    hash: str = Field(default="", max_length=64)
    ordinal: int = Field(default=0, ge=0, le=1_000_000)
    text: str = Field(default="", max_length=10_000)

    @property
    def target(self) -> CellRef:
        return CellRef(self.id) if self.id else CellRef("", self.hash, self.ordinal)


class Reshape(BaseModel):
    """``name``: the new one, or of the topic it is merged into; ``section``, by its heading, is split out."""

    verb: Literal["rename", "merge", "split"]
    name: str = Field(default="", max_length=500)
    section: str = Field(default="", max_length=500)


def router(memory: Memory) -> APIRouter:
    api = APIRouter(tags=["topics"], responses=documented(409, 412, 428))

    @api.get("/topics")
    def topics(
        q: Annotated[str, Query(max_length=500, description="Part of a name.")] = "",
        sort: Literal["name", "updated", "cells"] = "name",
        offset: Offset = 0,
        limit: Limit = 100,
    ) -> dict[str, Any]:
        """The topics, a page at a time."""
        memory.index.sync()
        rows = [row for row in memory.index.topic_rows() if q.casefold() in row.name.casefold()]
        if sort == "updated":
            rows.sort(key=lambda row: row.updated.timestamp() if row.updated else 0.0, reverse=True)
        elif sort == "cells":
            rows.sort(key=lambda row: row.cells, reverse=True)
        else:
            rows.sort(key=lambda row: natural(row.name))
        return paged(rows, offset, limit, _row)

    @api.get("/topics/{path:path}")
    def topic(path: str, response: Response) -> dict[str, Any]:
        """One topic by name, alias or path, as data, as markdown and as HTML."""
        found = memory.topic(path)
        response.headers["ETag"] = etag(found.text.encode())
        return _whole(found)

    @api.put("/topics/{path:path}")
    def write(path: str, source: Source, response: Response, if_match: IfMatch = None) -> dict[str, Any]:
        """Replace the document's markdown by a person's."""
        known = memory.topic(path).path

        def change(data: bytes | None) -> bytes:
            if data is None:
                raise NotFoundError(f"{known}: no such file")
            unchanged(if_match, data)
            return laid_over(data.decode("utf-8", "replace"), source.text).encode()

        return _answer(memory.store.update(known, change), known, response)

    @api.patch("/topics/{path:path}")
    def correct(path: str, change: CellChange, response: Response, if_match: IfMatch = None) -> dict[str, Any]:
        """Reword one statement, or retire it: it is superseded and stays readable."""
        known = memory.topic(path).path
        unchanged(if_match, memory.store.read(known))
        if change.action == "retire":
            _retire(memory, known, change.target)
        else:
            _reword(memory, known, change.target, change.text, if_match)
        return _answer(memory.store.read(known), known, response)

    @api.post("/topics/{path:path}")
    def reshape(path: str, wanted: Reshape, if_match: IfMatch = None) -> dict[str, Any]:
        """Rename it (its old name stays as an alias), merge it into another, or make a topic of a section."""

        from vault_memory.archive.secrets import refuse_secret

        def plan(topic: Topic) -> topicverbs.Plan:
            match wanted.verb:
                case "rename":
                    return topicverbs.rename(memory.store, topic, refuse_secret(wanted.name))
                case "merge":
                    return topicverbs.merge(memory.store, topic, memory.topic(wanted.name))
                case "split":
                    return topicverbs.split_out(memory.store, topic, wanted.section, refuse_secret(wanted.name))

        return _do(memory, path, if_match, plan)

    @api.delete("/topics/{path:path}")
    def delete(path: str, if_match: IfMatch = None) -> dict[str, Any]:
        """Take the document away; taking the run back brings it again."""
        return _do(memory, path, if_match, lambda topic: topicverbs.delete(memory.store, topic))

    return api


def _do(memory: Memory, path: str, if_match: str | None, plan: Callable[[Topic], topicverbs.Plan]) -> dict[str, Any]:
    topic = memory.topic(path)
    unchanged(if_match, memory.store.read(topic.path))
    planned = plan(topic)
    done = carry_out(memory.store, planned.what, planned.snapshots, memory.clock(), commit=memory.settings.git.commit)
    memory.index.sync()
    return {
        "what": planned.what,
        "topic": planned.topic,
        "path": planned.path,
        "links": planned.links,
        "notes": [*planned.notes, *done.notes],
        "documents": list(done.paths),
        "run": done.run,
    }


def _retire(memory: Memory, path: str, target: CellRef) -> None:
    from vault_memory.archive.commit_message import format_run_message
    from vault_memory.archive.maintenance.consolidate import change
    from vault_memory.vault.git import commits
    from vault_memory.vault.runs.file_versions import recording
    from vault_memory.vault.runs.records import new_id

    now, store = memory.clock(), memory.store
    edit = Supersede(target, at=now, reason="retired by a person")
    run = new_id(store, now, f"page {path} {target}")
    with recording(store, run) as written:
        (result,) = change(store, path, [edit], run=run, now=now, trigger="page", reviewed=True)
    if result.outcome != "superseded":
        raise InputError(result.reason)
    message = format_run_message(f"Retire a statement of {path}", run, [result.reason])
    commits.commit_run(store, message, written.paths, enabled=memory.settings.git.commit)


def _reword(memory: Memory, path: str, target: CellRef, text: str, if_match: str | None) -> None:
    from vault_memory.vault.document.rewording import reword

    def change(topic: Topic) -> Topic:
        unchanged(if_match, topic.text.encode())
        return reword(topic, target, text)

    memory.store.update_topic(path, change)


def _answer(data: bytes, path: str, response: Response) -> dict[str, Any]:
    response.headers["ETag"] = etag(data)
    return _whole(decode(data, path))


def _row(row: TopicRow) -> dict[str, Any]:
    return {
        "topic": row.name,
        "path": row.path,
        "cells": row.cells,
        "updated": stamp(row.updated),
        "malformed": row.malformed,
    }


def _whole(topic: Topic) -> dict[str, Any]:
    return {
        "topic": topic.name,
        "path": topic.path,
        "aliases": list(topic.aliases),
        "tags": list(topic.tags),
        "created": stamp(topic.created),
        "updated": stamp(topic.updated),
        "sources": list(topic.sources),
        "summary": topic.summary,
        "summary_ours": topic.summary_ours,
        "problems": [str(problem) for problem in topic.problems],
        "cells": [_cell(cell) for cell in topic.cells],
        "text": topic.text,
        "html": markdown_html.page(topic),
    }


def _cell(cell: Cell) -> dict[str, Any]:
    known = cell.attributes
    return {
        "id": cell.id,
        "hash": cell.hash,
        "ordinal": cell.ordinal,
        "type": cell.type,
        "text": cell.text,
        "detail": cell.detail,
        "section": cell.headings[-1] if cell.headings else "",
        "line": cell.first_line,
        "box": cell.box,
        "salience": cell.salience,
        "confidence": cell.confidence,
        "superseded": cell.superseded,
        "by_person": cell.by_person,
        "created": stamp(known.created) if known else None,
        "updated": stamp(known.updated) if known else None,
        "ended": stamp(known.superseded) if known else None,
        "successor": known.successor if known else "",
        "sources": list(known.sources) if known else [],
        "role": known.role if known else "person",
        "by": known.by if known else "",
        "context": known.context if known else "",
        "pinned": bool(known and known.pinned),
    }
