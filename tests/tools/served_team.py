"""Send requests to a server for many people through its whole application."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from clocks import NOW
from fastapi.testclient import TestClient

from vault_memory.api.grants import Grant, Grants, Role

HOST = "team.example:8765"


@dataclass
class Team:
    """``tokens`` by person; every client speaks to the same application."""

    home: Path
    client: TestClient
    grants: Grants
    tokens: dict[str, str] = field(default_factory=dict)

    def add(self, person: str, vault: str, role: Role) -> Grant:
        grant, self.tokens[person] = self.grants.issue(person, vault, role, NOW)
        return grant

    def ask(self, person: str, method: str, path: str, **options: Any) -> Any:
        headers = {"Authorization": f"Bearer {self.tokens[person]}"} | options.pop("headers", {})
        return self.client.request(method, f"/api/memory{path}", headers=headers, **options)


def list_tools(team: Team, person: str) -> set[str]:
    """Return the names of the tools that an agent of the person gets."""
    return {tool["name"] for tool in ask_agent(team, person, "tools/list")["result"]["tools"]}


def ask_agent(team: Team, person: str, method: str, **params: Any) -> Any:
    """Make one request by MCP, in a session of its own."""
    headers = {
        "Authorization": f"Bearer {team.tokens[person]}",
        "Accept": "application/json, text/event-stream",
    }
    hello = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}

    def post(body: dict[str, Any]) -> Any:
        return team.client.post("/mcp", json={"jsonrpc": "2.0", **body}, headers=headers)

    opened = post({"id": 1, "method": "initialize", "params": hello})
    headers["Mcp-Session-Id"] = opened.headers["mcp-session-id"]
    post({"method": "notifications/initialized"})
    answer = post({"id": 2, "method": method, "params": params})
    data = next(line for line in answer.text.splitlines() if line.startswith("data: {"))
    return json.loads(data.removeprefix("data: "))
