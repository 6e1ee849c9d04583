"""Check that facts of a forgotten statement leave the entity notes before the next graph update."""

from __future__ import annotations

from pathlib import Path

from clocks import NOW

from vault_memory.memory import Memory


def test_entity_notes_lose_what_is_forgotten(tmp_path: Path) -> None:
    memory = Memory(tmp_path, clock=lambda: NOW)
    for text in ("I use Zebrafink for billing", "I prefer Zebrafink over Postgres", "I use Postgres for search"):
        memory.remember(text, topic="Tools")
    memory.graph.update()
    notes = memory.root / "entities"
    assert any("Zebrafink" in note.read_text() for note in notes.glob("*.md"))
    memory.forget(*(("cell", cell.id) for cell in memory.topics.get("Tools").cells if "Zebrafink" in cell.text))
    assert {note.name for note in notes.glob("*.md")} == {"Postgres.md", "User.md"}
    assert not any("Zebrafink" in note.read_text() for note in notes.glob("*.md"))
    assert not memory.graph.update().changed
