"""Serve ``review``: list the edits that wait for a person, and decide on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from fastapi import APIRouter
from pydantic import Field

from vault_memory.api.review import FieldChange, WaitingProposal, list_sources, statement
from vault_memory.errors import NotFoundError
from vault_memory.memory import Memory
from vault_memory.models import Add, Edit, Rewrite, Supersede
from vault_memory.serve.http import markdown_html
from vault_memory.serve.http.parameters import RequestBody
from vault_memory.serve.http.responses import Limit, Offset, page_of
from vault_memory.text.display import format_moment


class ReviewChoice(RequestBody):
    """A decision on a proposed edit. ``text``: other words for an accepted edit."""

    decision: Literal["accept", "reject"]
    text: str | None = Field(default=None, max_length=10_000)


def router(memory: Memory, *, admin: bool) -> APIRouter:
    """Return the routes. ``admin`` False: without proposed changes of the profile."""
    api = APIRouter(tags=["review"])

    @api.get("/review")
    def waiting(offset: Offset = 0, limit: Limit = 100) -> dict[str, Any]:
        """List the proposed edits, by document."""
        rows = list_waiting(memory, admin=admin)
        known = memory.conversations.titles([source for each in rows for source in list_sources(each.proposal.edit)])
        return page_of(rows, offset, limit, lambda each: _row(memory, each, known))

    @api.get("/review/{proposal_id}")
    def preview(proposal_id: str) -> dict[str, Any]:
        """Return the document with the proposed edit applied, as HTML."""
        after = memory.review.preview(_find_proposal(memory, proposal_id, admin=admin).proposal.id)
        return {"id": proposal_id, "topic": after.name, "html": markdown_html.document_to_html(after)}

    @api.post("/review/{proposal_id}")
    def decide(proposal_id: str, decision: ReviewChoice) -> dict[str, Any]:
        """Decide on one edit. ``run``: the run of an accepted edit; undoing it puts the edit back in the queue."""
        found = _find_proposal(memory, proposal_id, admin=admin)
        if decision.decision == "reject":
            memory.review.reject(found.proposal)
            return {"id": proposal_id, "outcome": "rejected", "reason": "", "run": ""}
        result = memory.review.accept(found.proposal, decision.text)
        return {"id": proposal_id, "outcome": result.outcome, "reason": result.reason, "run": result.run}

    return api


def list_waiting(memory: Memory, *, admin: bool) -> list[WaitingProposal]:
    """Return the proposed edits; ``admin`` False: without those of the profile."""
    return [each for each in memory.review.list() if admin or not isinstance(each.proposal.edit, FieldChange)]


def _find_proposal(memory: Memory, proposal_id: str, *, admin: bool) -> WaitingProposal:
    """Return the proposal of that id. Raises NotFoundError."""
    found = next((each for each in list_waiting(memory, admin=admin) if each.proposal.id == proposal_id), None)
    if found is None:
        raise NotFoundError(f"no proposal '{proposal_id}'; it may have been decided already")
    return found


def _row(memory: Memory, each: WaitingProposal, known: Mapping[str, str]) -> dict[str, Any]:
    proposal = each.proposal
    edit = proposal.edit
    return {
        "id": proposal.id,
        "topic": each.topic,
        "path": proposal.path,
        "reason": proposal.reason,
        "kind": type(edit).__name__.lower(),
        "section": _section(edit),
        "was": each.was,
        "text": statement(edit),
        "said": [quote for name in list_sources(edit) if (quote := _quote_source(memory, name, known)) is not None],
        "diff": list(each.diff),
        "problem": each.problem,
        "note": each.note,
    }


def _section(edit: Edit | FieldChange) -> str:
    match edit:
        case Add(section=section) | Supersede(by=Add(section=section)):
            return section
        case Rewrite(headings=headings):
            return headings[-1] if headings else ""
        case _:
            return ""


def _quote_source(memory: Memory, source: str, known: Mapping[str, str]) -> dict[str, Any] | None:
    """Return the message that a source names, with who said it and when; None where there is none."""
    name, _, wanted = source.partition("#")
    said = memory.conversations.find_message(name, wanted)
    if said is None:
        return None
    return {
        "conversation": name,
        "title": known.get(name, name),
        "message": said.id,
        "by": said.name or said.role,
        "time": format_moment(said.time),
        "text": said.content,
    }
