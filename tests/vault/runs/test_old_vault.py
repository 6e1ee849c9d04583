"""A vault of version 0.1.0 opens, is searched, and takes back its last run.

Made with that version: one conversation archived, two statements remembered (one of them by an agent, which waits),
a consolidation of two topics, consent and a proposal for the profile. ``state`` stands for ``.state``.
"""

from __future__ import annotations

import shutil
from datetime import UTC, datetime
from pathlib import Path

import pytest

from vault_memory.memory import Memory
from vault_memory.vault import profile_proposals
from vault_memory.vault.runs import history, records, undo

OLD = Path(__file__).parents[2] / "golden_vaults/0.1.0"
NOW = datetime(2026, 10, 21, 9, 0, tzinfo=UTC)


@pytest.fixture
def old(tmp_path: Path) -> Memory:
    shutil.copytree(OLD, tmp_path / "default")
    (tmp_path / "default/state").rename(tmp_path / "default/.state")
    return Memory(home=tmp_path, clock=lambda: NOW, config={"embedder.name": "none"})


def test_it_is_searched_and_its_runs_are_listed(old: Memory) -> None:
    assert "Assam" in old.search("tea minutes", touch=False).hits[0].entry.text
    rows = history.list_runs(old.store)
    assert [row.trigger for row in rows] == ["consolidate", "remember", "remember", "archive"]
    assert all(row.summary for row in rows) and not records.pending(old.store)


def test_its_last_run_is_taken_back_with_its_parts(old: Memory) -> None:
    assert "## Summary" in old.topics.get("Billing talk").text and "## Summary" in old.topics.get("Tea").text
    done = undo.undo(old.store, "", NOW)
    assert done.trigger == "consolidate"
    assert "## Summary" not in old.topics.get("Billing talk").text + old.topics.get("Tea").text
    assert {run.status for run in records.runs(old.store) if run.trigger == "consolidate"} == {"undone"}
    # what runs now comes after all of that, whatever the clock says
    new = old.remember("Sencha, one minute", topic="Tea")
    assert undo.undo(old.store, "", NOW).run == new.run
    undo.undo(old.store, done.undo, NOW)
    assert "## Summary" in old.topics.get("Tea").text


def test_its_proposals_wait_in_one_queue(old: Memory) -> None:
    assert sorted((each.topic, each.proposal.path) for each in old.review.list()) == [
        ("Profile", "profile.md"),
        ("Tea", "topics/Tea.md"),
    ]
    (change,) = profile_proposals.waiting(old.store)
    assert change.value == "fire pots" and not (old.root / ".state/profile-proposals.json").exists()
    profile_proposals.accept(old.store, change, NOW)
    assert "fire pots" in (old.root / "profile.md").read_text()
