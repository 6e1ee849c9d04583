"""``profile`` and ``consent``: what the memory may know about its owner, and who has used it."""

from __future__ import annotations

from dataclasses import asdict
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Response
from pydantic import BaseModel, Field

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.memory import Memory
from vault_memory.serve.http.problems import documented
from vault_memory.serve.http.responses import Limit, Offset, etag, paged, stamp, unchanged
from vault_memory.vault import profile, profile_proposals
from vault_memory.vault.review import FieldChange
from vault_memory.vault.state import consent

Line = Annotated[str, Field(max_length=2000)]


class Revision(BaseModel):
    """``fields`` by name, those that are not named stay; ``text``: the markdown below them, None: as it is."""

    fields: dict[str, Annotated[list[Line], Field(max_length=100)]] = {}
    text: str | None = Field(default=None, max_length=200_000)


class Choice(BaseModel):
    """``keep_file``, of a revocation: leave profile.md, which then nobody reads but its owner."""

    granted: bool
    keep_file: bool = False


class Decision(BaseModel):
    """``text`` says an accepted value in other words."""

    decision: Literal["accept", "reject"]
    text: str | None = Field(default=None, max_length=2000)


def router(memory: Memory) -> APIRouter:
    api = APIRouter(tags=["profile"], responses=documented(409, 412, 428))

    @api.get("/profile")
    def read(response: Response) -> dict[str, Any]:
        """The profile as its owner sees it, and whether anything else may use it."""
        response.headers["ETag"] = etag(_source(memory))
        return _profile(memory)

    @api.put("/profile")
    def write(
        revision: Revision,
        response: Response,
        if_match: Annotated[str | None, Header(description="The ETag of what was read.")] = None,
    ) -> dict[str, Any]:
        """Set fields and text; every other byte of profile.md stays."""
        seen = partial(unchanged, if_match)
        profile.revise(memory.store, revision.fields, revision.text, seen, memory.clock())
        response.headers["ETag"] = etag(_source(memory))
        return _profile(memory)

    @api.get("/consent")
    def log(offset: Offset = 0, limit: Limit = 50) -> dict[str, Any]:
        """Whether the profile may be used, and every grant, revocation and use, the newest first."""
        return _consent(memory, offset, limit)

    @api.put("/consent")
    def choose(choice: Choice) -> dict[str, Any]:
        """Grant, or revoke: that deletes profile.md and the cached replies of models."""
        if choice.granted:
            consent.grant(memory.store, memory.clock(), "page")
        else:
            memory.revoke_consent(keep_file=choice.keep_file)
        return _consent(memory, 0, 50)

    @api.get("/profile/proposals")
    def proposals(offset: Offset = 0, limit: Limit = 50) -> dict[str, Any]:
        """What a model proposes to add or change, in the owner's own words; nothing without consent."""
        return paged(profile_proposals.waiting(memory.store), offset, limit, lambda change: _proposal(memory, change))

    @api.post("/profile/proposals/{proposal_id}")
    def decide(proposal_id: str, decision: Decision) -> dict[str, Any]:
        """Accept or reject one; what is rejected is not proposed again."""
        found = next((each for each in profile_proposals.waiting(memory.store) if each.id == proposal_id), None)
        if found is None:
            raise NotFoundError(f"no proposal '{proposal_id}'; it may have been decided already")
        if decision.decision == "reject":
            profile_proposals.reject(memory.store, found)
        else:
            profile_proposals.accept(memory.store, found, memory.clock(), decision.text)
        return {"id": proposal_id, "outcome": f"{decision.decision}ed"}

    return api


def _proposal(memory: Memory, change: FieldChange) -> dict[str, Any]:
    problem, diff = profile_proposals.problem(profile.load(memory.store), change), list[str]()
    try:
        diff = [] if problem else profile_proposals.diff(memory.store, change)
    except VaultError as error:
        problem = str(error)
    return {**asdict(change), "diff": diff, "problem": problem}


def _source(memory: Memory) -> bytes:
    try:
        return memory.store.read(consent.PROFILE)
    except NotFoundError:
        return b""


def _profile(memory: Memory) -> dict[str, Any]:
    found = profile.load(memory.store)
    return {
        "fields": {name: list(found.fields.get(name, ())) for name in profile.FIELDS},
        "others": {name: list(values) for name, values in found.fields.items() if name not in profile.FIELDS},
        "text": profile.body(found.source),
        "path": consent.PROFILE,
        "exists": bool(found.source),
        "problems": [str(problem) for problem in found.problems],
        "consent": consent.consent(memory.store).granted,
    }


def _consent(memory: Memory, offset: int, limit: int) -> dict[str, Any]:
    now = consent.consent(memory.store)
    return {
        "granted": now.granted,
        "since": stamp(now.since),
        "audit": paged(consent.uses(memory.store)[::-1], offset, limit, _use),
    }


def _use(use: consent.Use) -> dict[str, Any]:
    return {"time": stamp(use.time), "event": use.event, "verb": use.verb, "by": use.by}
