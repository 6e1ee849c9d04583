"""``review``: the edits that wait for a person, each with what it would change."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter
from pydantic import BaseModel, Field

from vault_memory.api.review import Waiting, statement
from vault_memory.errors import NotFoundError
from vault_memory.memory import Memory
from vault_memory.serve.http.responses import Limit, Offset, page_of


class Decision(BaseModel):
    """``text`` says an accepted edit in other words."""

    decision: Literal["accept", "reject"]
    text: str | None = Field(default=None, max_length=10_000)


def router(memory: Memory) -> APIRouter:
    api = APIRouter(tags=["review"])

    @api.get("/review")
    def waiting(offset: Offset = 0, limit: Limit = 100) -> dict[str, Any]:
        """Everything that waits, by document."""
        return page_of(memory.review.list(), offset, limit, _row)

    @api.post("/review/{proposal_id}")
    def decide(proposal_id: str, decision: Decision) -> dict[str, Any]:
        """Accept or reject one edit."""
        found = next((each for each in memory.review.list() if each.proposal.id == proposal_id), None)
        if found is None:
            raise NotFoundError(f"no proposal '{proposal_id}'; it may have been decided already")
        if decision.decision == "reject":
            memory.review.reject(found.proposal)
            return {"id": proposal_id, "outcome": "rejected", "reason": ""}
        result = memory.review.accept(found.proposal, decision.text)
        return {"id": proposal_id, "outcome": result.outcome, "reason": result.reason}

    return api


def _row(each: Waiting) -> dict[str, Any]:
    proposal = each.proposal
    return {
        "id": proposal.id,
        "topic": each.topic,
        "path": proposal.path,
        "reason": proposal.reason,
        "kind": type(proposal.edit).__name__.lower(),
        "text": statement(proposal.edit),
        "diff": list(each.diff),
        "problem": each.problem,
        "note": each.note,
    }
