"""A server of one home with two vaults, and its people."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from clocks import NOW
from fastapi.testclient import TestClient
from served_team import HOST, Team

from vault_memory import Memory
from vault_memory.api.grants import Grants
from vault_memory.serve.team.server import create_team_app
from vault_memory.settings import Settings, TeamSettings


@pytest.fixture(scope="module")
def team_home(sample_home: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """``crew`` holds the sample vault, ``anna`` one statement of hers."""
    home = tmp_path_factory.mktemp("team")
    shutil.copytree(sample_home / "default", home / "crew")
    with Memory(home, "anna", clock=lambda: NOW) as memory:
        memory.remember("The heliotrope ledger is locked in the blue safe", topic="Ledger")
    return home


@pytest.fixture
def start(team_home: Path, tmp_path: Path) -> Iterator[Callable[..., Team]]:
    """Start a server of a copy of the home under other settings."""
    clients: list[TestClient] = []

    def started(**settings: Any) -> Team:
        home = tmp_path / "home"
        shutil.copytree(team_home, home, dirs_exist_ok=True)
        grants = Grants(home)
        team = Team(home, TestClient(_NONE), grants)
        team.add("anna", "anna", "admin")
        team.add("ben", "crew", "writer")
        team.add("cleo", "crew", "reader")
        app = create_team_app(home, grants, replace(Settings(), team=TeamSettings(**settings)), hosts=[HOST])
        client = TestClient(app, base_url=f"http://{HOST}", raise_server_exceptions=False, client=("10.0.0.9", 4000))
        clients.append(client)
        client.__enter__()
        team.client = client
        return team

    yield started
    for client in clients:
        client.__exit__(None, None, None)


async def _NONE(scope: Any, receive: Any, send: Any) -> None:  # noqa: N802 - an application that answers nothing
    raise AssertionError


@pytest.fixture
def team(start: Callable[..., Team]) -> Team:
    return start()
