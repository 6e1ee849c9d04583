"""Serve ``home`` and ``links``: an overview of the vault, and the links from and to a topic."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Annotated, Any

from fastapi import APIRouter, Query

from vault_memory.api.runs import RunSummary
from vault_memory.memory import Memory
from vault_memory.models import TopicRow
from vault_memory.serve.http.routes.review import list_waiting
from vault_memory.text.display import format_moment

_NEW = timedelta(days=1)
_MOTION = timedelta(days=14)
_SHOWN = 8


def router(memory: Memory, *, admin: bool) -> APIRouter:
    """Return the routes. ``admin`` False: proposed changes of the profile are not counted."""
    api = APIRouter(tags=["topics"])

    @api.get("/home")
    def home() -> dict[str, Any]:
        """Return an overview: news since yesterday, proposals, statements by day, active topics, recent, pinned."""
        now, rows = memory.clock(), memory.topics.rows()
        runs = [run for run in memory.runs.list() if run.status == "applied"]
        known = {row.path: row for row in rows}
        moved = Counter(path for run in runs if run.time >= now - _MOTION for path in run.documents if path in known)
        return {
            "topics": len(rows),
            "waiting": len(list_waiting(memory, admin=admin)),
            "new": _summarise_new([run for run in runs if run.time >= now - _NEW], known),
            "days": _sum_by_day(memory.growth()),
            "motion": [_topic(known[path], count) for path, count in moved.most_common(_SHOWN)],
            "recent": [_topic(row, 0) for row in sorted(rows, key=_get_updated, reverse=True)[:_SHOWN]],
            "conversations": [
                {"id": row.id, "title": row.title, "last": format_moment(row.last), "messages": row.messages}
                for row in memory.conversations.list()[:_SHOWN]
            ],
            "pinned": [
                {"id": each.id, "text": each.text, "topic": each.topic, "path": each.path}
                for each in memory.topics.list_pinned(_SHOWN)
            ],
        }

    @api.get("/links")
    def list_links(path: Annotated[str, Query(max_length=1000)]) -> dict[str, Any]:
        """Return the topics that a document links to, and those that link to it, with the linking line."""
        found = memory.topics.links(path)
        return {
            "out": [{"topic": row.name, "path": row.path} for row in found.out],
            "back": [asdict(link) for link in found.back],
        }

    return api


def _summarise_new(runs: Sequence[RunSummary], topics: Mapping[str, TopicRow]) -> dict[str, Any]:
    """Summarise the runs: counts, and the topics that they changed."""
    counts: Counter[str] = Counter()
    for run in runs:
        counts.update(dict(run.counts))
    documents = sorted({path for run in runs for path in run.documents if path in topics})
    return {
        "runs": len(runs),
        "counts": dict(counts),
        "conversations": len({run.conversation for run in runs if run.conversation}),
        "documents": documents,
        "names": {path: topics[path].name for path in documents},
    }


def _sum_by_day(growth: Sequence[tuple[str, int]]) -> list[dict[str, Any]]:
    """Return the number of statements created on each day, computed from the running totals."""
    return [{"date": day, "count": total - before} for (_, before), (day, total) in pairwise([("", 0), *growth])]


def _get_updated(row: TopicRow) -> datetime:
    return row.updated or datetime.min.replace(tzinfo=UTC)


def _topic(row: TopicRow, changes: int) -> dict[str, Any]:
    return {"topic": row.name, "path": row.path, "updated": format_moment(row.updated), "changes": changes}
