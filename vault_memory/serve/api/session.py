"""``session``: the page logs in with the token and gets a cookie."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, HTTPException, Request, Response
from pydantic import BaseModel, Field

from vault_memory.memory import Memory
from vault_memory.serve.access import COOKIE, SESSION_DAYS, Access


class Login(BaseModel):
    token: str = Field(max_length=500)


def router(memory: Memory, access: Access) -> APIRouter:
    api = APIRouter(tags=["session"])

    @api.get("/session")
    def session(request: Request) -> dict[str, Any]:
        """Who is logged in, and what their changes have to repeat."""
        known = access.session(request.cookies.get(COOKIE, ""))
        return {"user": memory.user, "csrf": known.csrf if known else "", "authenticated": known is not None}

    @api.post("/session")
    def login(given: Login, response: Response) -> dict[str, Any]:
        """Open a session with the server's token."""
        if not access.knows(given.token.strip()):
            raise HTTPException(401, "that is not this server's token", {"WWW-Authenticate": "Bearer"})
        opened, cookie = access.open()
        response.set_cookie(
            COOKIE, cookie, max_age=SESSION_DAYS * 86_400, httponly=True, samesite="strict", path="/", secure=False
        )
        return {"user": memory.user, "csrf": opened.csrf, "authenticated": True}

    @api.delete("/session", status_code=204)
    def logout(response: Response) -> None:
        """Forget the session on this browser."""
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict")

    return api
