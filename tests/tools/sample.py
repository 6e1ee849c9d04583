"""The sample vault of the repository, and templates made from it: filled and indexed once, copied for each test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from clocks import NOW
from filelock import FileLock

from vault_memory.memory import Memory
from vault_memory.models import Report

SAMPLE = Path(__file__).resolve().parents[2] / "sample_vault"
CONVERSATIONS = ("coding-session.json", "allotment-and-kitchen.md", "trip-planning.jsonl")


def shared(factory: pytest.TempPathFactory) -> Path:
    """Return the temporary folder that all workers of this run share."""
    own = factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


def template(folder: Path, name: str, fill: Callable[[Memory], object], start: Path | None = None) -> Path:
    """Return the home of this name in ``folder``; the first caller makes it: ``start`` or the sample, and ``fill``."""
    home = folder / name
    with FileLock(folder / f"{name}.lock"):
        if not home.exists():
            begun = folder / f"{name}.begun"
            shutil.rmtree(begun, ignore_errors=True)
            shutil.copytree(start or SAMPLE, begun if start else begun / "default")
            memory = Memory(home=begun, clock=lambda: NOW)
            fill(memory)
            memory.index.sync()
            memory.usage.close()  # what is written behind an answer is on disk before anybody copies it
            memory.index.close()
            begun.rename(home)
    return home


def archive_all(memory: Memory) -> list[Report]:
    """Archive the conversations of the sample vault."""
    folder = memory.root / "conversations-to-archive"
    return [report for name in CONVERSATIONS for report in memory.archive_file(folder / name)]
