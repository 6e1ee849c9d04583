"""Test documents that another process renames or deletes before a statement is written to them."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import by_hand
import pytest

from vault_memory.memory import Memory
from vault_memory.models import Conversation, Message
from vault_memory.vault.storage.store import Store

NOW = datetime(2026, 10, 20, 9, 0, tzinfo=UTC)
SAID = "Running: The shoes need a drop of at least 8 mm because of the Achilles tendon."


@pytest.mark.parametrize("at", [1, 2, 3])
@pytest.mark.parametrize("verb", ["remember", "archive"])
@pytest.mark.parametrize("to", ["topics/Jogging.md", ""])
def test_what_is_learnt_meanwhile_is_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, verb: str, at: int, to: str
) -> None:
    memory = Memory(home=tmp_path, clock=lambda: NOW)
    memory.init()
    by_hand.write(memory.store, "topics/Running.md", b"---\naliases: [Running]\n---\n\n# Running\n\n- mine, by hand\n")
    memory.search("shoes")
    real, reads = Store.read, list[str]()

    def read(store: Store, path: str) -> bytes:
        reads.append(path)
        if reads.count("topics/Running.md") == at and path == "topics/Running.md":
            reads.append(path)
            place = store.root / path
            place.rename(store.root / to) if to else place.unlink()
        return real(store, path)

    monkeypatch.setattr(Store, "read", read)
    if verb == "remember":
        report = memory.remember(SAID, topic="Running")
    else:
        report = memory.archive(Conversation((Message("user", SAID, "m1", NOW),), "c1"))
    assert not report.errors
    texts = "\n".join(topic.text for topic in memory.topics.list())
    assert texts.count("8 mm") == 1 and ("mine, by hand" in texts) is bool(to)
