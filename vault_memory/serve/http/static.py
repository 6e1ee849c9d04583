"""Serve the page's files: addresses with a content hash are cached permanently, others are requested again."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import Response
from starlette.staticfiles import StaticFiles

if TYPE_CHECKING:
    from starlette.types import Scope

WEB = Path(__file__).parents[1] / "web"
_KEPT = "public, max-age=31536000, immutable"


@cache
def version() -> str:
    """Return the hash of all files of the page together."""
    digest = hashlib.blake2b(digest_size=6)
    for file in sorted(WEB.rglob("*")):
        if file.is_file():
            digest.update(str(file.relative_to(WEB)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


@cache
def document() -> str:
    """Return the page's one document, with its files by their versioned address."""
    html = (WEB / "index.html").read_text(encoding="utf-8")
    return re.sub(r'(["\'])/static/', rf"\1/static/{version()}/", html)


class VersionedFiles(StaticFiles):
    """Static files that a browser need not ask for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["cache-control"] = _KEPT
        return response
