"""Check that doctor treats entity notes as documents and finds no problem in generated ones."""

from __future__ import annotations

import shutil
from datetime import UTC, datetime
from pathlib import Path

from vault_memory import Memory
from vault_memory.archive.graph.update import update
from vault_memory.doctor.examine import examine

NOW = datetime(2026, 10, 20, 9, 0, tzinfo=UTC)


def test_the_notes_of_the_graph_are_well(tmp_path: Path) -> None:
    shutil.copytree(Path(__file__).parents[2] / "sample_vault", tmp_path / "default")
    memory = Memory(tmp_path, "default", clock=lambda: NOW)
    update(memory.store, NOW)
    memory.index.sync()
    assert list((memory.root / "entities").glob("*.md"))
    found = examine(memory.store, memory.index, NOW)
    assert [each for each in found.findings if each.weight == "error"] == []
    (memory.root / "entities/User.md").write_text("---\nentity: [\n---\n")
    broken = examine(memory.store, memory.index, NOW)
    assert [each.path for each in broken.findings if each.weight == "error"] == ["entities/User.md"]
