"""Serve ``metrics`` and ``debug``: figures about past searches, and the details of one search."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any

from fastapi import APIRouter, Query

from vault_memory.api.json_output import QueryRecord, metrics_to_json
from vault_memory.api.output import to_json
from vault_memory.config import get_feature_flags
from vault_memory.memory import Memory
from vault_memory.serve.http.responses import Limit, Offset, page_of
from vault_memory.text.display import format_moment


def router(memory: Memory) -> APIRouter:
    api = APIRouter(tags=["metrics"])

    @api.get("/metrics")
    def metrics(days: Annotated[int | None, Query(ge=1, le=3650)] = None) -> dict[str, Any]:
        """Return statistics of the recorded queries, of archiving, of votes on summaries, and of growth."""
        helpful, unhelpful = memory.conversations.count_votes()
        return metrics_to_json(memory.metrics(days)) | {
            "archiving": memory.count_archived(),
            "growth": [{"date": day, "cells": cells} for day, cells in memory.growth()],
            "summary_votes": {"helpful": helpful, "not_helpful": unhelpful},
        }

    @api.get("/metrics/queries")
    def queries(
        days: Annotated[int | None, Query(ge=1, le=3650)] = None, offset: Offset = 0, limit: Limit = 100
    ) -> dict[str, Any]:
        """List the recorded queries, the newest first."""
        return page_of(memory.query_records(days)[::-1], offset, limit, _query)

    @api.get("/debug/retrieval")
    def retrieval(
        q: Annotated[str, Query(max_length=10_000)],
        conversation: Annotated[str, Query(alias="conversationId", max_length=500)] = "",
    ) -> dict[str, Any]:
        """Run one search and return every factor of its scores; it leaves no trace."""
        settings = memory.settings
        result = memory.search(
            f"{q} conversation:{conversation}" if conversation else q,
            source_type="conversation" if conversation else "all",
            touch=False,
        )
        found = to_json(result, explain=True)
        return found | {"metrics": _summarise_rows(found), "flags": get_feature_flags(settings)}

    @api.get("/debug/stats")
    def stats() -> dict[str, Any]:
        """Return counts of messages, conversations, indexed texts and summaries, consent, and index sizes."""
        rows, status = memory.conversations.list(), memory.index_status()
        tiers: Any = status["by_tier"]
        return {
            "conversations": len(rows),
            "messages": sum(row.messages for row in rows),
            "chunks": sum(tiers.get(tier, 0) for tier in ("message", "passage", "file")),
            "summaries": tiers.get("summary", 0) + tiers.get("recap", 0),
            "cells": tiers.get("cell", 0),
            "consent": memory.consent.status().granted,
            "index": status,
        }

    return api


def _summarise_rows(found: dict[str, Any]) -> dict[str, Any]:
    rows: list[dict[str, Any]] = found["results"]
    similar = [row["explain"]["cosine"] for row in rows if "cosine" in row["explain"]]
    return {
        "took_ms": found["took_ms"],
        "hits": len(rows),
        "mix": dict(Counter(row["tier"] for row in rows)),
        "top_similarity": max(similar, default=None),
    }


def _query(record: QueryRecord) -> dict[str, Any]:
    return {
        "time": format_moment(record.time),
        "verb": record.verb,
        "query": record.query,
        "conversation": record.conversation,
        "hits": sum(record.mix.values()),
        "took_ms": record.latency.get("total", 0.0),
        "similarities": list(record.similarities),
        "mix": dict(record.mix),
    }
