"""Test that a secret which answers a question stands nowhere in a vault: transcripts, topics, titles, state."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from vault_memory.archive.redact_talk import redact_next, redact_talk
from vault_memory.memory import Memory
from vault_memory.models import Conversation, Message

NOW = datetime(2026, 5, 4, tzinfo=UTC)
SAID = (
    ("assistant", "Which passphrase should I use for the backup?"),
    ("user", "teal marmosets waltz"),
    ("assistant", "Done, the backup now opens with teal marmosets waltz."),
    ("user", "And we rent the barn in Keswick until 12 June for 900 pounds."),
)


def talk(*said: tuple[str, str]) -> Conversation:
    messages = tuple(Message(role, text, f"m{n}", NOW) for n, (role, text) in enumerate(said))  # type: ignore[arg-type]
    return Conversation(messages, id="c1", started=NOW)


def redact(conversation: Conversation) -> tuple[Conversation, int]:
    return redact_talk(conversation, lambda _: None)


def find_files(home: Path, word: str) -> list[str]:
    return [f"{file}" for file in home.rglob("*") if file.is_file() and word.encode() in file.read_bytes().lower()]


def test_it_stands_nowhere_in_the_vault(memory: Memory, home: Path) -> None:
    memory.archive(talk(*SAID))
    assert find_files(home, "marmosets") == []
    assert find_files(home, "keswick")


def test_it_is_not_stored_as_it_arrives(memory: Memory, home: Path) -> None:
    for role, text in SAID[:2]:
        memory.add_message("s1", role, text)  # type: ignore[arg-type]
    memory.finalize("s1")
    assert find_files(home, "marmosets") == []


def test_what_is_told_late_is_not_stored_and_the_rest_of_the_talk_is_learned(memory: Memory, home: Path) -> None:
    late = (
        ("assistant", "What's the gate code?"),
        ("user", "I'll ask Ida."),
        ("assistant", "Fine."),
        ("user", "It's 84-6091#"),
    )
    for role, text in (*late, *SAID[3:]):
        memory.add_message("s1", role, text)  # type: ignore[arg-type]
    report = memory.finalize("s1")
    assert report is not None and report.conversation == "s1" and report.count("added") == 1
    assert find_files(home, "84-6091") == []


def test_what_was_stored_before_is_the_same_conversation(
    memory: Memory, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:  # as versions did that did not look at answers
        patch.setattr("vault_memory.archive.redact_talk._list_told", lambda _: {})
        memory.archive(talk(*SAID[:2]))
    assert memory.archive(talk(*SAID)).conversation == "c1"
    assert [file.name for file in (memory.root / "conversations").glob("c1*")] == ["c1.md"]


def test_what_was_redacted_stays_so_when_the_talk_goes_on() -> None:
    once, count = redact(talk(*SAID))
    assert count == 1 and redact(once) == (once, 0)
    assert "[redacted: told-answer]" in once.messages[2].content


def test_a_plain_word_is_redacted_only_where_it_answers() -> None:
    said = ("assistant", "What's the wifi password?"), ("user", "sunrise"), ("user", "We leave at sunrise on 3 May.")
    clean, _ = redact(talk(*said))
    assert clean.messages[1].content == "[redacted: told-answer]" and "sunrise" in clean.messages[2].content


def test_ones_own_question_gives_no_answer_away() -> None:
    own = Message("user", "What's the gate code?"), Message("user", "4471 people came in May")
    assert redact_next(own[:1], own[1]) == own[1]


def test_it_may_be_told_after_somebody_was_asked() -> None:
    said = (
        ("assistant", "And the gate code?"),
        ("user", "let me ask Ida"),
        ("assistant", "Fine."),
        ("user", "it's 6091"),
    )
    clean, _ = redact(talk(*said))
    assert clean.messages[3].content == "it's [redacted: told-answer]"


def test_what_answers_another_question_or_says_something_else_stays() -> None:
    put_off = ("assistant", "And the gate code?"), ("user", "I'll look it up")
    other = *put_off, ("assistant", "Which bus do you take?"), ("user", "X3107")
    told = *put_off, ("assistant", "Fine."), ("user", "We paid the 1450 for May today"), ("user", "Perfect")
    assert redact(talk(*other)) == (talk(*other), 0)
    assert redact(talk(*told)) == (talk(*told), 0)
