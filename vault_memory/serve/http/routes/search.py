"""Serve ``search``, ``context`` and ``recall``: find memories, and pack them for a prompt."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query

from vault_memory.api.output import context_to_json, to_json
from vault_memory.memory import Memory

Question = Annotated[str, Query(description="Words, phrases in quotes, -exclusions, field:value.", max_length=10_000)]


def router(memory: Memory) -> APIRouter:
    api = APIRouter(tags=["search"])

    @api.get("/search")
    def search(
        q: Question,
        limit: Annotated[int | None, Query(ge=1, le=100)] = None,
        detail_level: Literal["full", "summary"] = "full",
        source_type: Literal["all", "conversation", "file"] = "all",
        as_of: Annotated[date | None, Query(description="Search the vault as it was at the end of that day.")] = None,
        explain: bool = False,
        touch: Annotated[bool, Query(description="Whether the results count as used.")] = True,
    ) -> dict[str, Any]:
        """Search the vault; the results are sorted best first."""
        result = memory.search(
            q,
            limit=limit,
            detail_level=detail_level,
            source_type=source_type,
            as_of=as_of.isoformat() if as_of else "",
            touch=touch and not explain,
        )
        sources = [source for hit in result.hits for source in (hit.entry.conversation, *hit.entry.sources)]
        return to_json(result, explain=explain) | {"titles": memory.conversations.titles(sources)}

    @api.get("/context")
    def context(
        q: Question,
        budget: Annotated[int | None, Query(ge=1, le=100_000, description="Largest number of tokens.")] = None,
        conversation: Annotated[str, Query(max_length=500)] = "",
        form: Literal["plain", "prompt"] = "plain",
        touch: bool = True,
    ) -> dict[str, Any]:
        """Select memories for a prompt, within a budget of tokens."""
        return context_to_json(memory.context(q, budget=budget, conversation=conversation, form=form, touch=touch))

    @api.get("/recall")
    def recall(
        message: Annotated[str, Query(max_length=10_000)],
        touch: bool = True,
    ) -> dict[str, Any]:
        """Return the statements related to one message."""
        return to_json(memory.recall(message, touch=touch))

    return api
