"""Serve ``session``: log the page in with the token, and out again."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, HTTPException, Request, Response
from pydantic import Field

from vault_memory.memory import Memory
from vault_memory.serve.http.auth import KEY_HEADER, SESSION_DAYS, Access, Session
from vault_memory.serve.http.parameters import RequestBody


class Login(RequestBody):
    token: str = Field(max_length=500)


def router(memory: Memory, access: Access) -> APIRouter:
    api = APIRouter(tags=["session"])

    def find_session(request: Request) -> Session | None:
        return access.session(request.cookies.get(access.cookie, ""), request.headers.get(KEY_HEADER, ""))

    @api.get("/session")
    def session(request: Request) -> dict[str, Any]:
        """Return whether somebody is logged in; the name of the vault is only given then."""
        known = find_session(request) is not None or access.bearer(request.headers.get("authorization", ""))
        return {"user": memory.user if known else "", "authenticated": known}

    @api.post("/session")
    def login(given: Login, response: Response) -> dict[str, Any]:
        """Open a session with the server's token. Requests repeat its ``key`` in the header ``X-CSRF-Token``."""
        if not access.knows(given.token.strip()):
            raise HTTPException(401, "that is not this server's token", {"WWW-Authenticate": "Bearer"})
        opened, cookie = access.open()
        set_cookie(response, access.cookie, cookie)
        return {"user": memory.user, "key": opened.key, "authenticated": True}

    @api.delete("/session", status_code=204)
    def logout(request: Request, response: Response) -> None:
        """End the session, here and in this browser."""
        known = find_session(request)
        if known is not None:
            access.end(known)
        response.delete_cookie(access.cookie, path="/", httponly=True, samesite="strict")

    return api


def set_cookie(response: Response, name: str, cookie: str, *, secure: bool = False) -> None:
    """Give a browser the cookie of its session. Not ``secure``: http on loopback; so there is no `__Host-` either."""
    response.set_cookie(
        name, cookie, max_age=SESSION_DAYS * 86_400, httponly=True, samesite="strict", path="/", secure=secure
    )
