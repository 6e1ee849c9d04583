"""Test which sentences of an assistant are read: no sentence that would be kept is skipped."""

from __future__ import annotations

import pytest

from vault_memory.archive.extraction.rules import statements
from vault_memory.archive.extraction.rules.assistant import confirms, is_concrete, may_be_concrete
from vault_memory.archive.extraction.rules.trim_sentence import trim_sentence
from vault_memory.models import Conversation, Message

KEPT = (
    "I moved the check into src/auth/session.py.", "so we fixed `retry`", "Tests passed in 12 seconds",
    "the cause was parseDate", "renamed load_cells yesterday", "we've added run() to the worker", "fixed in notes.md",
    "we switched MAX_SIZE", "turns out the limit was ½ of 7",
)  # fmt: skip
PASSED_OVER = ("It is a good idea to keep notes.", "the queue grows while the worker retries", "Well done, then")


@pytest.mark.parametrize("text", KEPT)
def test_what_would_be_kept_is_read(text: str) -> None:
    assert is_concrete(trim_sentence(text, ()))
    assert may_be_concrete(text)


def test_what_has_no_figure_and_no_name_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not any(may_be_concrete(text) or is_concrete(text) for text in PASSED_OVER)
    read: list[str] = []
    monkeypatch.setattr(
        statements, "trim_sentence", lambda text, names: (read.append(text), trim_sentence(text, names))[1]
    )
    said = "And one more thing. Then another thing. " + ". ".join(PASSED_OVER) + ". We moved it to src/net/retry."
    message = Message(id="m1", role="assistant", content=said)
    statements.extract_statements(Conversation(id="c", messages=(message,)), [message])
    assert not {*read} & {f"{text.rstrip('.')}." for text in PASSED_OVER}


@pytest.mark.parametrize(
    ("text", "down"),
    [
        ("Check the FRITZ statistics for CRC errors please.", False),
        ("Then send the Lidl invoice to Ida.", False),
        ("FRITZ box, 100 Mbit by CRC, then.", True),
    ],
)
def test_what_an_assistant_asks_for_is_not_what_it_takes_down(text: str, down: bool) -> None:
    asked = "It's a FRITZ box, 100 Mbit, with CRC errors; Ida has the Lidl invoice."
    assert confirms(text, fragment=True, asked=asked) is down
