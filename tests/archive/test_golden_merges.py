"""Documents before and after a model's merge, byte for byte: ``tests/golden_merges``.

``reply.yaml`` holds the new items and what the model answered, handles counting the current cells as shown.
"""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
import yaml

from vault_memory.archive.decisions.checks import check
from vault_memory.archive.decisions.judge_question import JudgeQuestion
from vault_memory.archive.write import revise
from vault_memory.llm.prompts.merge import Proposal
from vault_memory.models import Item
from vault_memory.vault.document.topic_text import decode

GOLDEN = Path(__file__).parents[1] / "golden_merges"
CASES = sorted(path.parent for path in GOLDEN.glob("*/reply.yaml"))
NOW = datetime(2026, 1, 20, 15, 45, tzinfo=UTC)


def merged(case: Path) -> tuple[str, list[str], list[str]]:
    """The document afterwards, what became of each item, and what was refused."""
    before = decode((case / "before.md").read_bytes(), f"topics/{case.name}.md")
    assert not before.problems
    given = yaml.safe_load((case / "reply.yaml").read_text(encoding="utf-8"))
    items = [
        Item(topic="x", confidence=0.9, source=f"conv-9#m{n}", created=NOW, **item)
        for n, item in enumerate(given["items"], 1)
    ]
    asked = JudgeQuestion(before.path, items, [c for c in before.cells if not c.superseded], "conv-9", "gpt-x", NOW)
    decisions = check([Proposal(**edit) for edit in given["edits"]], asked)
    edits = [edit for decision in decisions if not decision.propose for edit in decision.edits]
    after, results = revise(before, edits, source="conv-9", consolidate_after=99, now=NOW)
    told = iter(results)
    outcomes = []
    for decision in decisions:
        if decision.propose or decision.edit is None:
            outcomes.append("pending" if decision.propose else "noop")
            continue
        primary, *_ = [next(told).outcome for _ in decision.edits]
        outcomes.append(primary)
    assert outcomes == given["outcomes"]
    return after.text, outcomes, asked.refused


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_merge_changes_its_lines_and_no_others(case: Path) -> None:
    after, _, refused = merged(case)
    assert after.encode() == (case / "after.md").read_bytes()
    wanted = yaml.safe_load((case / "reply.yaml").read_text(encoding="utf-8")).get("refused", 0)
    assert len(refused) == wanted
