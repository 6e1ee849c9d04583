"""Serve ``topics``: list, read and correct documents. A change names the version that it is based on (If-Match)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Query, Response
from pydantic import Field

from vault_memory.api.topics import natural
from vault_memory.errors import InputError
from vault_memory.memory import Memory
from vault_memory.models import Cell, CellRef, Topic, TopicChange, TopicEdit, TopicRow
from vault_memory.serve.http import markdown_html
from vault_memory.serve.http.parameters import RequestBody
from vault_memory.serve.http.problems import document_problems
from vault_memory.serve.http.responses import (
    Limit,
    Offset,
    etag,
    page_of,
    require_unchanged,
)
from vault_memory.text.display import format_moment

IfMatch = Annotated[str | None, Header(description="The ETag of the document that was read.")]


class DocumentText(RequestBody):
    """The new markdown of a document."""

    text: str = Field(max_length=1_000_000)


class CellChange(RequestBody):
    """A change of one statement, named by ``id``, or by ``hash`` and ``ordinal`` if it has no id."""

    action: Literal["reword", "retire"]
    id: str = Field(default="", max_length=200)
    hash: str = Field(default="", max_length=64)
    ordinal: int = Field(default=0, ge=0, le=1_000_000)
    text: str = Field(default="", max_length=10_000)

    @property
    def target(self) -> CellRef:
        return CellRef(self.id) if self.id else CellRef("", self.hash, self.ordinal)


class NewStatement(RequestBody):
    """A statement to add. ``topic``: name or path, of a new topic too; without it, or ``section``, its words decide."""

    text: str = Field(max_length=10_000)
    topic: str = Field(default="", max_length=500)
    section: str = Field(default="", max_length=500)


class Reshape(RequestBody):
    """A change of a topic. ``name``: the new name, or the topic to merge into; ``section``: heading to split off."""

    verb: Literal["rename", "merge", "split"]
    name: str = Field(default="", max_length=500)
    section: str = Field(default="", max_length=500)


def router(memory: Memory) -> APIRouter:
    api = APIRouter(tags=["topics"], responses=document_problems(409, 412, 428))

    @api.get("/topics")
    def topics(
        q: Annotated[str, Query(max_length=500, description="Part of a name.")] = "",
        sort: Literal["name", "updated", "cells"] = "name",
        offset: Offset = 0,
        limit: Limit = 100,
    ) -> dict[str, Any]:
        """List the topics, page by page."""
        rows = [row for row in memory.topics.rows() if q.casefold() in row.name.casefold()]
        if sort == "updated":
            rows.sort(key=lambda row: row.updated.timestamp() if row.updated else 0.0, reverse=True)
        elif sort == "cells":
            rows.sort(key=lambda row: row.cells, reverse=True)
        else:
            rows.sort(key=lambda row: natural(row.name))
        return page_of(rows, offset, limit, _row)

    @api.post("/topics")
    def add(given: NewStatement) -> dict[str, Any]:
        """Keep one statement word for word. Nothing that was read is replaced, so it needs no If-Match."""
        memory.runs.record_edits()
        report = memory.remember(given.text, topic=given.topic, section=given.section)
        (item,) = report.items
        if item.outcome in {"rejected", "failed"}:
            raise InputError("; ".join(filter(None, (item.reason, *report.errors))) or "nothing was kept")
        document = next((each for each in report.documents if each.path == item.path), None)
        return {
            "outcome": item.outcome,
            "reason": item.reason,
            "topic": document.topic if document else item.topic,
            "path": item.path,
            "created": bool(document and document.created),
            "statement": item.cell,
            "redacted": report.redacted,
            "notes": list(report.notes),
            "run": report.run,
        }

    @api.get("/topics/{path:path}")
    def topic(path: str, response: Response) -> dict[str, Any]:
        """Return one topic by name, alias or path, as data, as markdown and as HTML."""
        found = memory.topics.get(path)
        response.headers["ETag"] = etag(found.text.encode())
        return _topic_to_json(memory, found)

    @api.put("/topics/{path:path}")
    def write(path: str, source: DocumentText, response: Response, if_match: IfMatch = None) -> dict[str, Any]:
        """Replace the document's markdown with a person's version."""
        return _answer(memory, memory.topics.write(path, source.text, check=_make_check(if_match)), response)

    @api.patch("/topics/{path:path}")
    def correct(path: str, change: CellChange, response: Response, if_match: IfMatch = None) -> dict[str, Any]:
        """Reword one statement, or retire it: a retired statement is superseded and stays readable."""
        known, check = memory.topics.get(path).path, _make_check(if_match)
        check(memory.topics.source(known))
        if change.action == "retire":
            done = memory.topics.retire(change.target, topic=known, check=check)
        else:
            done = memory.topics.reword(change.target, change.text, topic=known, check=check)
        return _answer(memory, done, response)

    @api.post("/topics/{path:path}")
    def reshape(path: str, wanted: Reshape, if_match: IfMatch = None) -> dict[str, Any]:
        """Rename a topic (its old name becomes an alias), merge it into another, or split off a section."""
        topics, check = memory.topics, _make_check(if_match)
        match wanted.verb:
            case "rename":
                return _change(topics.rename(path, wanted.name, check=check))
            case "merge":
                return _change(topics.merge(path, wanted.name, check=check))
            case "split":
                return _change(topics.split(path, wanted.section, wanted.name, check=check))

    @api.delete("/topics/{path:path}")
    def delete(path: str, if_match: IfMatch = None) -> dict[str, Any]:
        """Delete the document; undoing the run restores it."""
        return _change(memory.topics.delete(path, check=_make_check(if_match)))

    return api


def _make_check(if_match: str | None) -> Callable[[bytes], None]:
    """Return a check that the document has not changed since the caller read it."""
    return lambda now: require_unchanged(if_match, now)


def _change(done: TopicChange) -> dict[str, Any]:
    return {
        "what": done.what,
        "topic": done.topic,
        "path": done.path,
        "links": done.links,
        "notes": list(done.notes),
        "documents": list(done.documents),
        "run": done.run,
    }


def _answer(memory: Memory, done: TopicEdit, response: Response) -> dict[str, Any]:
    """Return the document as it is now, and the run that changed it ("" where nothing changed)."""
    response.headers["ETag"] = etag(done.topic.text.encode())
    return _topic_to_json(memory, done.topic) | {"run": done.run}


def _row(row: TopicRow) -> dict[str, Any]:
    return {
        "topic": row.name,
        "path": row.path,
        "cells": row.cells,
        "updated": format_moment(row.updated),
        "malformed": row.malformed,
    }


def _topic_to_json(memory: Memory, topic: Topic) -> dict[str, Any]:
    known = {source for cell in topic.cells if cell.attributes for source in cell.attributes.sources}
    waiting = memory.review.changes()
    return {
        "topic": topic.name,
        "path": topic.path,
        "aliases": list(topic.aliases),
        "tags": list(topic.tags),
        "created": format_moment(topic.created),
        "updated": format_moment(topic.updated),
        "sources": list(topic.sources),
        "summary": topic.summary,
        "summary_ours": topic.summary_ours,
        "summary_waiting": memory.review.summary_changes().get(topic.path, ""),
        "problems": [str(problem) for problem in topic.problems],
        "cells": [
            _cell(cell, dated, waiting.get(f"{topic.path}#{cell.key}", ()))
            for cell, dated in zip(topic.cells, memory.topics.dates(topic), strict=True)
        ],
        "text": topic.text,
        "html": markdown_html.document_to_html(topic),
        "titles": memory.conversations.titles([*topic.sources, *known]),
    }


def _cell(cell: Cell, dated: datetime | None, waiting: Sequence[str]) -> dict[str, Any]:
    known = cell.attributes
    return {
        "key": markdown_html.statement_key(cell),
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
        "waiting": list(waiting),
        "created": format_moment(known.created) if known else None,
        "updated": format_moment(known.updated) if known else None,
        "dated": format_moment(dated),
        "ended": format_moment(known.superseded) if known else None,
        "successor": known.successor if known else "",
        "sources": list(known.sources) if known else [],
        "role": known.role if known else "person",
        "by": known.by if known else "",
        "context": known.context if known else "",
        "pinned": bool(known and known.pinned),
    }
