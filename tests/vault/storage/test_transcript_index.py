from __future__ import annotations

from pathlib import Path

import pytest

from vault_memory.models import Conversation, Message
from vault_memory.vault.conversations.store_conversation import store_conversation
from vault_memory.vault.conversations.transcripts import find
from vault_memory.vault.storage.store import Store

pytestmark = pytest.mark.usefixtures("unrecorded")

FIRST = "0c1a2d3e-0000-4000-8000-00000000000a"


def talk(name: str, *contents: str) -> Conversation:
    first, *rest = contents
    return Conversation((Message("user", first, FIRST), *(Message("user", text) for text in rest)), id=name)


def test_what_another_process_adds_or_takes_away_is_seen(tmp_path: Path) -> None:
    store, other = (Store.open(tmp_path, "ann", create=True) for _ in range(2))
    kept, _ = store_conversation(store, talk("one", "hello there"))
    assert find(other, "one") is not None
    again, pending = store_conversation(other, talk("two", "hello there", "and more"))
    assert (again.id, len(pending)) == ("one", 2)
    (store.root / kept.path).unlink()
    assert find(other, "one") is None
    anew, _ = store_conversation(other, talk("three", "hello there"))
    assert anew.id == "three"
    assert find(store, "three") is not None


def test_names_that_differ_in_case_or_form_alone_are_kept_apart(tmp_path: Path) -> None:
    store = Store.open(tmp_path, "ann", create=True)
    ids = ["Talk", "talk", "TALK", "Zoe\u0308", "Zo\u00eb"]
    for number, name in enumerate(ids):
        store_conversation(store, Conversation((Message("user", f"text {number}"),), id=name))
    assert [found.id for name in ids if (found := find(store, name))] == ids
