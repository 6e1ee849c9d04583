"""Serve ``profile`` and ``consent``: the owner's profile, proposed changes to it, and the consent to its use."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Response
from pydantic import Field

from vault_memory.api.consent import Use
from vault_memory.api.profile import FIELDS, PROFILE, ProfileProposal, body
from vault_memory.errors import NotFoundError
from vault_memory.memory import Memory
from vault_memory.serve.http.parameters import RequestBody
from vault_memory.serve.http.problems import document_problems
from vault_memory.serve.http.responses import Limit, Offset, etag, page_of, require_unchanged
from vault_memory.text.display import format_moment

Line = Annotated[str, Field(max_length=2000)]


class Revision(RequestBody):
    """A change of the profile. ``fields``: only those to change; ``text``: the markdown below (None: as it is)."""

    fields: dict[str, Annotated[list[Line], Field(max_length=100)]] = Field(default_factory=dict)
    text: str | None = Field(default=None, max_length=200_000)


class Choice(RequestBody):
    """A grant or revocation. ``keep_file``: a revocation keeps profile.md, which then only its owner reads."""

    granted: bool
    keep_file: bool = False


class ProfileChoice(RequestBody):
    """A decision on a proposal. ``text``: other words for an accepted value."""

    decision: Literal["accept", "reject"]
    text: str | None = Field(default=None, max_length=2000)


def router(memory: Memory) -> APIRouter:
    api = APIRouter(tags=["profile"], responses=document_problems(409, 412, 428))

    @api.get("/profile")
    def read(response: Response) -> dict[str, Any]:
        """Return the profile, and whether there is consent to its use."""
        response.headers["ETag"] = etag(memory.profile.source())
        return _profile(memory)

    @api.put("/profile")
    def write(
        revision: Revision,
        response: Response,
        if_match: Annotated[str | None, Header(description="The ETag of the profile that was read.")] = None,
    ) -> dict[str, Any]:
        """Set fields and text; every other byte of profile.md stays unchanged."""
        memory.profile.edit(revision.text, fields=revision.fields, check=lambda now: require_unchanged(if_match, now))
        response.headers["ETag"] = etag(memory.profile.source())
        return _profile(memory)

    @api.get("/consent")
    def log(offset: Offset = 0, limit: Limit = 50) -> dict[str, Any]:
        """Return whether there is consent, and every grant, revocation and use, the newest first."""
        return _consent(memory, offset, limit)

    @api.put("/consent")
    def choose(choice: Choice) -> dict[str, Any]:
        """Grant or revoke consent. Revoking deletes profile.md and the cached replies of models."""
        if choice.granted:
            memory.consent.grant(by="page")
        else:
            memory.consent.revoke(keep_file=choice.keep_file)
        return _consent(memory, 0, 50)

    @api.get("/profile/proposals")
    def proposals(offset: Offset = 0, limit: Limit = 50) -> dict[str, Any]:
        """List the changes that a model proposes, with the owner's words that support them; none without consent."""
        return page_of(memory.profile.proposals(), offset, limit, _proposal)

    @api.post("/profile/proposals/{proposal_id}")
    def decide(proposal_id: str, decision: ProfileChoice) -> dict[str, Any]:
        """Accept or reject a proposal; a rejected one is not proposed again."""
        found = next((each for each in memory.profile.proposals() if each.change.id == proposal_id), None)
        if found is None:
            raise NotFoundError(f"no proposal '{proposal_id}'; it may have been decided already")
        if decision.decision == "reject":
            memory.review.reject(found)
        else:
            memory.review.accept(found, decision.text)
        return {"id": proposal_id, "outcome": f"{decision.decision}ed"}

    return api


def _proposal(each: ProfileProposal) -> dict[str, Any]:
    return {**asdict(each.change), "diff": list(each.diff), "problem": each.problem}


def _profile(memory: Memory) -> dict[str, Any]:
    found = memory.profile.get()
    return {
        "fields": {name: list(found.fields.get(name, ())) for name in FIELDS},
        "others": {name: list(values) for name, values in found.fields.items() if name not in FIELDS},
        "text": body(found.source),
        "path": PROFILE,
        "exists": bool(found.source),
        "problems": [str(problem) for problem in found.problems],
        "consent": memory.consent.status().granted,
    }


def _consent(memory: Memory, offset: int, limit: int) -> dict[str, Any]:
    now = memory.consent.status()
    return {
        "granted": now.granted,
        "since": format_moment(now.since),
        "audit": page_of(memory.consent.audit()[::-1], offset, limit, _use),
    }


def _use(use: Use) -> dict[str, Any]:
    return {"time": format_moment(use.time), "event": use.event, "verb": use.verb, "by": use.by}
