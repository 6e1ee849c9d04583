"""Serve ``session`` of a server for many people: log the page in with a token, and out again."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, HTTPException, Request, Response

from vault_memory.serve.http.auth import KEY_HEADER
from vault_memory.serve.http.routes.session import Login, set_cookie
from vault_memory.serve.team.access import TeamAccess


def router(access: TeamAccess) -> APIRouter:
    api = APIRouter(tags=["session"])

    @api.get("/session")
    async def session(request: Request) -> dict[str, Any]:
        """Return who is logged in, to which vault and with which role."""
        if await access.refusal(request.scope, request.headers):
            return {"user": "", "authenticated": False}
        grant = access.grant(request.scope)
        return {"user": grant.vault, "person": grant.person, "role": grant.role, "authenticated": True}

    @api.post("/session")
    def login(given: Login, response: Response, request: Request) -> dict[str, Any]:
        """Open a session with a token. Requests repeat its ``key`` in the header ``X-CSRF-Token``."""
        grant = access.grants.find_by_token(given.token.strip())
        if grant is None:
            raise HTTPException(401, "that token opens nothing here", {"WWW-Authenticate": "Bearer"})
        opened, cookie = access.open(grant)
        set_cookie(response, access.cookie, cookie, secure=request.url.scheme == "https")
        return {"user": grant.vault, "key": opened.key, "authenticated": True}

    @api.delete("/session", status_code=204)
    def logout(request: Request, response: Response) -> None:
        """End the session, here and in this browser."""
        known = access.session(request.cookies.get(access.cookie, ""), request.headers.get(KEY_HEADER, ""))
        if known is not None:
            access.end(known[0])
        response.delete_cookie(access.cookie, path="/", httponly=True, samesite="strict")

    return api
