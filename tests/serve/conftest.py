"""A server of a copy of the sample vault, asked through its whole application, guard and all."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from clocks import NOW
from fastapi.testclient import TestClient
from serve_constants import HOST, TOKEN

from vault_memory import Memory
from vault_memory.serve.http.app import create_app
from vault_memory.serve.http.auth import Access
from vault_memory.serve.jobs.definitions import define_jobs
from vault_memory.serve.jobs.scheduler import Jobs


@pytest.fixture
def memory(sample_home: Path, tmp_path: Path) -> Memory:
    shutil.copytree(sample_home, tmp_path, dirs_exist_ok=True)
    return Memory(tmp_path, "default", clock=lambda: NOW)


@pytest.fixture
def jobs(memory: Memory) -> Jobs:
    return Jobs(memory, define_jobs(memory))


@pytest.fixture
def stranger(memory: Memory, jobs: Jobs) -> Iterator[TestClient]:
    """Somebody without a token."""
    app = create_app(memory, Access(TOKEN), hosts=[HOST, "localhost:8765"], background=jobs)
    with TestClient(app, base_url=f"http://{HOST}", raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def client(stranger: TestClient) -> TestClient:
    """A program with the token."""
    stranger.headers["Authorization"] = f"Bearer {TOKEN}"
    return stranger
