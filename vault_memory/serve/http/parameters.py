"""Refuse a request with a name that its address does not know, in the query or in the body.

Ignored, a slip like ``limt=5`` or ``"forse": true`` would have no effect and be seen by nobody.
"""

from __future__ import annotations

from difflib import get_close_matches

from fastapi import Depends, Request
from fastapi.routing import APIRoute
from pydantic import BaseModel, ConfigDict

from vault_memory.errors import InputError


class RequestBody(BaseModel):
    """The JSON object of a request. Unknown members are refused."""

    model_config = ConfigDict(extra="forbid")


async def check_query(request: Request) -> None:
    """Raise InputError that names the first unknown query parameter and those that exist (a dependency of routes)."""
    route = request.scope["route"]
    if not request.query_params or not isinstance(route, APIRoute):
        return
    known = [each.alias for each in route.dependant.query_params]
    for name in request.query_params:
        if name not in known:
            close = get_close_matches(name, known, 1)
            meant = f"did you mean '{close[0]}'?" if close else f"parameters: {', '.join(known) or 'none'}"
            raise InputError(f"no query parameter '{name[:80]}'; {meant}")


CHECKED = (Depends(check_query),)  # the dependencies of every router of the API
