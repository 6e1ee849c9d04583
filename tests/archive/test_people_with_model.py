"""Test that, with a model, a friend in the role of the assistant is shown and heard as a person."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from llm_server import Request, Scripted, ScriptedServer, ok
from scripted_brain import answer, part

from vault_memory.memory import Memory
from vault_memory.models import Conversation, Message, Role

NOW = datetime(2026, 10, 20, 9, 0, tzinfo=UTC)


def chat(id: str, day: int, *said: tuple[Role, str, str]) -> Conversation:
    time = datetime(2026, 10, day, 8, tzinfo=UTC)
    rows = (Message(role, text, f"m{n}", time, name) for n, (role, name, text) in enumerate(said, 1))
    return Conversation(tuple(rows), id=id)


def later_ends_earlier(request: Request) -> Scripted:
    """Answer as usual; the last statement of a topic ends the first when topics are consolidated."""
    system = " ".join(str(request.messages[0]["content"]).split())
    found = answer(request)
    ends = [{"cell": 1, "by": 2, "reason": "moved"}]
    return ok(found | {"superseded": ends} if "memory consolidation engine" in system else found)


@pytest.fixture
def memory(tmp_path: Path, scripted: Callable[..., ScriptedServer]) -> Memory:
    server = scripted(later_ends_earlier)
    made = Memory(tmp_path / "home", config=server.settings | {"archive.consolidate_after": 2}, clock=lambda: NOW)
    made.server = server  # type: ignore[attr-defined]
    return made


def prompts(memory: Memory, words: str) -> list[str]:
    requests: list[Request] = memory.server.requests  # type: ignore[attr-defined]
    return [each.text for each in requests if words in " ".join(each.text.split())]


def test_a_friend_ends_what_the_owner_said(memory: Memory) -> None:
    memory.archive(
        chat("c1", 1, ("user", "Ada", "Band: The rehearsal is on Tuesday."), ("assistant", "Jonas", "Fine."))
    )
    memory.archive(
        chat("c2", 9, ("user", "Ada", "Well?"), ("assistant", "Jonas", "Band: The rehearsal has moved to Friday."))
    )
    current = [cell.text for cell in memory.topics.get("Band").cells if not cell.superseded]
    assert current == ["The rehearsal has moved to Friday."]
    (shown,) = prompts(memory, "memory consolidation engine")
    assert "[2] person · 2026-10-09 | The rehearsal has moved" in part(shown, "CELLS")


def test_an_assistant_that_is_a_program_does_not(memory: Memory) -> None:
    memory.archive(chat("c1", 1, ("user", "", "Band: The rehearsal is on Tuesday.")))
    memory.archive(chat("c2", 9, ("user", "", "Well?"), ("assistant", "", "Band: The rehearsal has moved to Friday.")))
    current = [cell.text for cell in memory.topics.get("Band").cells if not cell.superseded]
    assert current == ["The rehearsal is on Tuesday.", "The rehearsal has moved to Friday."]
    (shown,) = prompts(memory, "memory consolidation engine")
    assert "[2] assistant · 2026-10-09 | The rehearsal has moved" in part(shown, "CELLS")


def test_what_a_friend_said_before_is_shown_as_a_persons(memory: Memory) -> None:
    said: tuple[Role, str, str] = ("assistant", "Jonas", "Band: The rehearsal is on Tuesday.")
    memory.archive(chat("c1", 1, ("user", "Ada", "Well?"), said))
    memory.archive(
        chat("c2", 9, ("user", "Ada", "Band: The drums stand in the cellar."), ("assistant", "Jonas", "Yes."))
    )
    shown = prompts(memory, "You keep one document")[-1]
    assert "[1] person · 2026-10-01 | The rehearsal" in part(shown, "CELLS")
