"""Check that a statement a person deleted is not written again when its conversation repeats it."""

from __future__ import annotations

from pathlib import Path

import pytest
from clocks import NOW
from talking import talk

from vault_memory.memory import Memory

SAID = ("We decided to use Postgres 16 for billing.", "I prefer tabs over spaces.")


def texts(memory: Memory) -> list[str]:
    return [cell.text for topic in memory.store.topics() for cell in topic.cells]


@pytest.mark.parametrize("again", [SAID[0], "As I said, we decided to use Postgres 16 for billing."])
def test_what_a_person_deleted_waits_for_a_decision(tmp_path: Path, again: str) -> None:
    memory = Memory(tmp_path, clock=lambda: NOW)
    memory.archive(talk(*SAID, id="c1"))
    for file in (memory.root / "topics").glob("*.md"):
        kept = [
            row for row in file.read_text().splitlines(keepends=True) if not row.startswith("- ") or "16" not in row
        ]
        file.write_text("".join(kept))
    memory.archive(talk(*SAID, "We decided to use Redis 7 for caching.", again, id="c1"))
    assert not any("Postgres" in text for text in texts(memory))
    assert any("Redis" in text for text in texts(memory))


def test_what_nobody_deleted_is_written(tmp_path: Path) -> None:
    memory = Memory(tmp_path, clock=lambda: NOW)
    memory.archive(talk(*SAID, id="c1"))
    memory.archive(talk(*SAID, "We decided to use Postgres 17 for reports.", id="c1"))
    assert any("17" in text for text in texts(memory))
