"""Check that a failed search for similar memories leads to a new document and no abort (A4)."""

from __future__ import annotations

from pathlib import Path

import pytest
from clocks import NOW
from talking import talk

from vault_memory.errors import IndexDamaged
from vault_memory.index.sync import Index
from vault_memory.memory import Memory


def test_archiving_goes_on_where_the_index_cannot_be_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    memory = Memory(tmp_path, clock=lambda: NOW)
    memory.archive(talk("We use RabbitMQ 3.12 for the job queue.", id="c1"))

    def fails(*_: object, **__: object) -> None:
        raise IndexDamaged("the vectors cannot be read")

    monkeypatch.setattr(Index, "similar_topics", fails)
    monkeypatch.setattr(Index, "similar_cells", fails)
    report = memory.archive(talk("We decided to use Postgres 16 for the orders.", id="c2", day=2))
    assert [item.outcome for item in report.items] == ["added"]
    assert [error for error in report.errors if error.startswith("search: the vectors cannot be read")]
    assert not any(error.startswith("merge") for error in report.errors)
    memory.remember("The ladder stands behind the shed")
    assert "ladder" in "".join(file.read_text() for file in (memory.root / "topics").glob("*.md"))
