"""Compare realistic notes before and after edits, byte for byte; they cover what people's notes contain."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import yaml

from vault_memory.models import Add, Attributes, CellRef, Edit, Reinforce, SetSummary, Supersede
from vault_memory.vault.document.edits import apply
from vault_memory.vault.document.topic_text import decode

GOLDEN = Path(__file__).parents[1] / "golden"
CASES = sorted(path.parent for path in GOLDEN.glob("*/edits.yaml"))
NOW = datetime(2026, 1, 20, 15, 45, tzinfo=UTC)
SOURCES = ("conv-456",)


def read_edits(path: Path) -> list[Edit]:
    return [_edit(raw) for raw in yaml.safe_load(path.read_text(encoding="utf-8"))]


def _edit(raw: dict[str, Any]) -> Edit:
    match raw:
        case {"add": cell_id}:
            created = datetime(2026, 1, 20, 15, tzinfo=UTC)
            known = Attributes(0.7, 0.9, created, sources=tuple(raw["sources"]), role="user", by="offline")
            return Add(cell_id, raw["text"], raw["type"], raw.get("section", ""), known)
        case {"supersede": target}:
            by = _edit(raw["by"]) if "by" in raw else None
            assert by is None or isinstance(by, Add)
            return Supersede(CellRef(target), raw["at"], by)
        case {"reinforce": target}:
            return Reinforce(CellRef(target), tuple(raw["sources"]), raw["at"])
        case _:
            return SetSummary(raw["summary"])


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_edits_change_their_lines_and_no_others(case: Path) -> None:
    before = decode((case / "before.md").read_bytes(), f"topics/{case.name}.md")
    assert not before.problems
    edits = read_edits(case / "edits.yaml")

    after, results = apply(before, edits, now=NOW, sources=SOURCES)

    assert {result.outcome for result in results} <= {"added", "superseded", "updated"}
    assert after.text.encode() == (case / "after.md").read_bytes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_same_edits_again_change_nothing(case: Path) -> None:
    once, _ = apply(
        decode((case / "before.md").read_bytes(), "topics/x.md"), edits := read_edits(case / "edits.yaml"), now=NOW
    )
    later = datetime(2026, 1, 25, tzinfo=UTC)

    again, results = apply(once, edits, now=later, sources=("conv-new",))

    assert again.text == once.text
    assert {result.outcome for result in results} == {"noop"}
