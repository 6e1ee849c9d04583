"""A server for many people, asked through its whole application."""

from __future__ import annotations

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
