"""Check that a message with a superseded statement is never returned without the current statement."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from vault_memory.memory import Memory
from vault_memory.models import Conversation, Message, SearchResult
from vault_memory.search import encoder_rerank
from vault_memory.vault.conversations.store_conversation import store_conversation
from vault_memory.vault.runs.run import start_run

TOPIC = """---
topic: Security
created: 2026-01-10T08:00:00Z
---

## Decisions

- [decision] Credentials are stored with argon2id ^vm-k3f9a2q8d1

## Superseded

- [fact] ~~Passwords are hashed with bcrypt~~ ^vm-c0ffe1k3f9
- [fact] ~~Passwords are hashed with scrypt~~ ^vm-d0ffe1k3f9

<!-- memory v1
vm-c0ffe1k3f9 created=2026-01-15T10:30:00Z superseded=2026-02-05T09:59:00Z successor=vm-d0ffe1k3f9 source=talk#m1
vm-d0ffe1k3f9 created=2026-02-05T09:59:00Z superseded=2026-03-05T09:59:00Z successor=vm-k3f9a2q8d1 source=talk#m2
vm-k3f9a2q8d1 created=2026-03-05T09:59:00Z source=talk#m3
-->
"""
SAID = ("Passwords are hashed with bcrypt", "Now passwords are hashed with scrypt", "Let us take the winner for those")


@pytest.fixture
def vault(tmp_path: Path) -> Memory:
    memory = Memory(home=tmp_path)
    memory.init()
    (memory.root / "topics").mkdir(exist_ok=True)
    (memory.root / "topics/Security.md").write_text(TOPIC)
    time = datetime(2026, 1, 15, tzinfo=UTC)
    messages = [Message("user", text, id=f"m{number}", time=time) for number, text in enumerate(SAID, 1)]
    with start_run(memory.store, "test", now=memory.clock()):
        store_conversation(memory.store, Conversation(tuple(messages), id="talk"))
    return memory


def texts(found: SearchResult) -> list[str]:
    return [hit.entry.text for hit in found.hits]


def test_the_statement_that_holds_now_stands_above_what_it_replaces(vault: Memory) -> None:
    found = texts(vault.search("are passwords hashed with bcrypt?"))
    assert "Passwords are hashed with bcrypt" in found
    assert found[0] == "Credentials are stored with argon2id"
    assert texts(vault.search("are passwords hashed with bcrypt?", limit=1)) == ["Credentials are stored with argon2id"]
    assert "argon2id" in vault.context("are passwords hashed with bcrypt?", budget=120).text


def test_a_filter_holds_for_the_statement_that_holds_now(vault: Memory) -> None:
    found = texts(vault.search("passwords hashed with bcrypt conversation:talk"))
    assert found and "Credentials are stored with argon2id" not in found


def test_a_question_about_something_else_is_answered_as_before(vault: Memory) -> None:
    found = texts(vault.search("who is the winner"))
    assert found[0] == "Let us take the winner for those"
    assert "Credentials are stored with argon2id" not in found


@pytest.fixture
def repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Memory:
    """A vault in which both messages of a change are found, and read as better answers than the current statement."""
    memory = Memory(home=tmp_path)
    memory.init()
    (memory.root / "topics").mkdir(exist_ok=True)
    (memory.root / "topics/Allotment.md").write_text(
        """---
topic: Allotment
created: 2026-01-10T08:00:00Z
---

- [fact] The water butt stands behind the shed ^vm-k3f9a2q8d1

## Superseded

- [fact] ~~The water butt stands beside the gate~~ ^vm-c0ffe1k3f9

<!-- memory v1
vm-c0ffe1k3f9 created=2026-01-15T10:30:00Z superseded=2026-02-05T09:59:00Z successor=vm-k3f9a2q8d1 source=talk#m1
vm-k3f9a2q8d1 created=2026-02-05T09:59:00Z source=talk#m2
-->
"""
    )
    time = datetime(2026, 1, 15, tzinfo=UTC)
    said = ("The water butt stands beside the gate", "The water butt stands behind the shed now", "The gate is green")
    messages = [Message("user", text, id=f"m{number}", time=time) for number, text in enumerate(said, 1)]
    with start_run(memory.store, "test", now=memory.clock()):
        store_conversation(memory.store, Conversation(tuple(messages), id="talk"))
    odds = {said[0]: 5.0, said[1]: 4.0, "The water butt stands behind the shed": 1.0}
    monkeypatch.setattr(encoder_rerank, "WEIGHT", 100.0)
    monkeypatch.setattr(encoder_rerank, "judge_answer", lambda _, text, __: odds.get(text, -5.0))
    return memory


BUTT = "where does the water butt stand beside the gate?"


@pytest.mark.parametrize("limit", [2, 10])
def test_the_message_of_the_statement_that_holds_now_is_not_shown_once_more(repeated: Memory, limit: int) -> None:
    found = repeated.search(BUTT, limit=limit).hits
    assert [hit.entry.id for hit in found[:2]] == ["vm-k3f9a2q8d1", "talk#m1"]
    assert [entry.id for entry in found[0].more] == ["talk#m2"]
    assert "talk#m2" not in [hit.entry.id for hit in found]


def test_what_is_folded_leaves_its_place_to_the_next(repeated: Memory) -> None:
    assert [hit.entry.id for hit in repeated.search(BUTT, limit=3).hits] == ["vm-k3f9a2q8d1", "talk#m1", "talk#m3"]


def test_a_message_that_says_much_more_than_the_statement_that_holds_now_is_shown(
    repeated: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vault_memory.search.successors.MORE", 1)
    assert "talk#m2" in [hit.entry.id for hit in repeated.search(BUTT).hits]


def test_the_statement_that_holds_now_is_not_added_below_its_message(
    repeated: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(encoder_rerank, "WEIGHT", -100.0)
    monkeypatch.setattr(encoder_rerank, "FULLER", -100.0)
    monkeypatch.setattr(encoder_rerank, "judge_answer", lambda _, text, __: 1.0 if text.endswith("now") else 2.0)
    found = [hit.entry.id for hit in repeated.search(BUTT).hits]
    assert found[0] == "talk#m2" and "vm-k3f9a2q8d1" not in found


def test_what_ended_one_sentence_says_nothing_about_the_others(tmp_path: Path) -> None:
    memory = Memory(home=tmp_path)
    memory.init()
    (memory.root / "topics").mkdir(exist_ok=True)
    said = "The ferry to Sark leaves at eight. Bring the tickets in the blue folder."
    (memory.root / "topics/Sark.md").write_text(
        f"""---
topic: Sark
created: 2026-01-10T08:00:00Z
---

- [fact] The ferry now leaves at nine ^vm-k3f9a2q8d1

## Superseded

- [fact] ~~{said}~~ ^vm-c0ffe1k3f9

<!-- memory v1
vm-c0ffe1k3f9 created=2026-01-15T10:30:00Z superseded=2026-02-05T09:59:00Z successor=vm-k3f9a2q8d1 source=talk#m1
vm-k3f9a2q8d1 created=2026-02-05T09:59:00Z source=talk#m2
-->
"""
    )
    talk = [Message("user", text, id=f"m{number}") for number, text in enumerate((said, "It leaves at nine now"), 1)]
    with start_run(memory.store, "test", now=memory.clock()):
        store_conversation(memory.store, Conversation(tuple(talk), id="talk"))
    assert texts(memory.search("where are the tickets, in which folder"))[0] == said
    found = texts(memory.search("when does the ferry to Sark leave"))
    assert found.index("The ferry now leaves at nine") < found.index(said)
