"""What several test modules need: a copy of the sample vault, and a clock that stands still."""

from __future__ import annotations

import shutil
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import settings

from vault_memory.memory import Memory

SAMPLE = Path(__file__).resolve().parent.parent / "sample_vault"
NOW = datetime(2026, 10, 20, 9, 0, tzinfo=UTC)

settings.register_profile("default", deadline=None)
settings.load_profile("default")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home whose user ``default`` has the sample vault."""
    shutil.copytree(SAMPLE, tmp_path / "home" / "default")
    return tmp_path / "home"


@pytest.fixture
def memory(home: Path) -> Memory:
    return Memory(home=home, clock=lambda: NOW)
