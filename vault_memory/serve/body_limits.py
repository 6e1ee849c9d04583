"""Limits on the size of request bodies, in bytes, for the guards of both servers, which need different extras."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

MAX_BODY = 1024 * 1024
MCP_BODY = 4 * 1024 * 1024  # of a message to the MCP endpoint, whichever server it stands in
LARGE_BODY = 64 * 1024 * 1024  # of a conversation that is archived by the API


def describe_limit(limit: int) -> str:
    return f"a body of at most {limit:,} bytes is taken here"


async def discard_body(receive: Callable[[], Awaitable[MutableMapping[str, Any]]], most: int) -> None:
    """Read and drop about ``most`` bytes of a body: a client that is still sending does not read the answer."""
    while most > 0:
        message = await receive()
        if not message.get("more_body", False):
            return
        most -= len(message.get("body", b""))
