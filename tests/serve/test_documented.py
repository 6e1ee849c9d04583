"""Check docs/web-and-http.md against the API: every route is in its table, and every row is a route."""

from __future__ import annotations

import re
from pathlib import Path

from fastapi.testclient import TestClient

from vault_memory.serve.mcp.tools import TOOLS

GUIDE = Path(__file__).parents[2] / "docs/web-and-http.md"


def test_the_guide_lists_every_route(client: TestClient) -> None:
    served = {
        f"{method.upper()} {path.removeprefix('/api/memory')}"
        for path, methods in client.get("/api/memory/openapi.json").json()["paths"].items()
        for method in methods
    }
    rows = re.findall(r"^\| `([A-Z ]+)` \| `(/\S+)` \|", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)
    listed = {f"{method} {path}" for methods, path in rows for method in methods.split()}
    assert listed == served


def test_the_guide_lists_every_tool() -> None:
    guide = GUIDE.with_name("agents.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `(memory_\w+)` \|", guide, re.MULTILINE) == [tool.name for tool in TOOLS]
