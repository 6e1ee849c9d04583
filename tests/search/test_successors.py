"""Check that a message with a superseded statement is never returned without the current statement."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from vault_memory.memory import Memory
from vault_memory.models import Conversation, Message, SearchResult
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
