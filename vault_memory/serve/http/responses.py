"""Functions shared by the routes: times, pages of lists, entity tags."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from http import HTTPStatus
from typing import Annotated, Any, TypeVar

from fastapi import Query

from vault_memory.serve.http.problems import Conflict
from vault_memory.text.display import format_moment

T = TypeVar("T")

Offset = Annotated[int, Query(ge=0, le=10_000_000, description="Number of items to skip.")]
Limit = Annotated[int, Query(ge=1, le=500, description="Largest number of items.")]


def format_times(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values with times as text."""
    return {key: format_moment(value) if isinstance(value, datetime) else value for key, value in values.items()}


def page_of(items: Sequence[T], offset: int, limit: int, shown: Callable[[T], Any]) -> dict[str, Any]:
    """Return one page of a list: its ``items``, and the ``total`` number."""
    return {
        "items": [shown(item) for item in items[offset : offset + limit]],
        "total": len(items),
        "offset": offset,
        "limit": limit,
    }


def etag(data: bytes) -> str:
    return f'"{hashlib.blake2b(data, digest_size=12).hexdigest()}"'


def require_unchanged(if_match: str | None, data: bytes) -> None:
    """Raise Conflict if ``if_match`` is missing or is not the ETag of the current document."""
    now = etag(data)
    if if_match is None:
        raise Conflict("send the ETag of what you have read as If-Match", now, HTTPStatus.PRECONDITION_REQUIRED)
    if if_match.strip() != "*" and now not in [tag.strip().removeprefix("W/") for tag in if_match.split(",")]:
        raise Conflict("it has changed since you read it; read it again", now)
