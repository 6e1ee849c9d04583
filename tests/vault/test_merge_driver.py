"""Test merging two branches with separate archives, by real git through the real driver."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from clocks import NOW
from real_git import git

from vault_memory.memory import Memory
from vault_memory.models import Conversation, Message
from vault_memory.vault.git.setup import set_up
from vault_memory.vault.storage.store import Store

pytestmark = pytest.mark.usefixtures("unrecorded")


def archive(home: Path, name: str, *said: str, minutes: int = 0) -> None:
    memory = Memory(home=home, clock=lambda: NOW + timedelta(minutes=minutes))
    assert memory.archive(Conversation(tuple(Message("user", text) for text in said), name)).commit


@pytest.fixture
def branches(tmp_path: Path) -> Store:
    """``other`` and ``main`` have each learned something of their own, and of one conversation the same."""
    store = Store.open(tmp_path, "default", create=True)
    set_up(store)
    archive(tmp_path, "start", "Billing: Invoices are stored in Postgres 16.")
    git(store.root, "switch", "-q", "-c", "other")
    archive(tmp_path, "left", "Billing: Invoices are sent by e-mail at 6:00 every morning.", minutes=5)
    archive(tmp_path, "both", "Billing: Invoices are retried 500 times by the queue.", minutes=6)
    git(store.root, "switch", "-q", "main")
    archive(tmp_path, "right", "Billing: We moved the invoices from Postgres 16 to CockroachDB 24.1.", minutes=7)
    archive(tmp_path, "both", "Billing: Invoices are retried 500 times by the queue.", minutes=8)
    return store


def test_they_merge_without_a_conflict(branches: Store, tmp_path: Path) -> None:
    git(branches.root, "merge", "-q", "--no-edit", "other")
    assert git(branches.root, "status", "--porcelain") == ""
    (topic,) = branches.topics()
    assert not topic.malformed
    said = {cell.text: cell.superseded for cell in topic.cells}
    assert said == {
        "Billing: Invoices are stored in Postgres 16.": True,
        "Billing: We moved the invoices from Postgres 16 to CockroachDB 24.1.": False,
        "Billing: Invoices are sent by e-mail at 6:00 every morning.": False,
        "Billing: Invoices are retried 500 times by the queue.": False,
    }
    assert set(topic.sources) == {"start", "left", "right", "both"} and not topic.orphans
    assert all(cell.attributes is not None and not cell.by_person for cell in topic.cells)
    memory = Memory(home=tmp_path)
    assert not memory.consolidate().conversations  # nothing is archived twice
    assert memory.search("CockroachDB").hits


def test_without_the_driver_the_conflict_is_an_ordinary_one(branches: Store, tmp_path: Path) -> None:
    clone = tmp_path / "elsewhere" / "default"
    git(tmp_path, "clone", "-q", str(branches.root), str(clone))
    git(clone, "merge", "origin/other", check=False)
    path = next((clone / "topics").iterdir())
    assert "<<<<<<<" in path.read_text()
    assert Store(clone).topic(path.stem).malformed
    git(clone, "merge", "--abort")
    set_up(Store(clone))  # what doctor says to do there
    git(clone, "merge", "-q", "--no-edit", "origin/other")
    assert not Store(clone).topic(path.stem).malformed


def test_what_both_changed_is_marked_and_named(branches: Store) -> None:
    path = next((branches.root / "topics").iterdir())
    for branch, words in (("other", "One says this."), ("main", "The other says that.")):
        git(branches.root, "switch", "-q", branch)
        path.write_text(path.read_text().replace("\n## Facts", f"\n{words}\n\n## Facts", 1))
        git(branches.root, "commit", "-qam", words)
    git(branches.root, "merge", "other", check=False)
    text = path.read_text()
    assert text.count("<<<<<<<") == 1 and "One says this." in text and "500 times" in text and "6:00" in text
    assert git(branches.root, "diff", "--name-only", "--diff-filter=U") == f"topics/{path.name}"
