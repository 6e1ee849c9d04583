"""Test who is taken for a person, and which conversations are between people."""

from __future__ import annotations

import pytest

from vault_memory.archive.extraction.rules.speakers import is_between_people
from vault_memory.models import Conversation, Message


def talk(*speakers: tuple[str, str]) -> Conversation:
    said = [Message(role, f"Line {number}.", name=name) for number, (role, name) in enumerate(speakers)]
    return Conversation(tuple(said), id="c1")


@pytest.mark.parametrize(
    "speakers",
    [
        [("user", "Ann"), ("assistant", "Bo")],
        [("user", "Ann"), ("user", "+44 7700 900123")],
        [("user", "lena"), ("user", "~ tom 🌵"), ("user", "Priya")],
        [("user", "王芳"), ("assistant", "李伟")],
    ],
)
def test_named_people_talk_with_each_other(speakers: list[tuple[str, str]]) -> None:
    assert is_between_people(talk(*speakers))


@pytest.mark.parametrize(
    "speakers",
    [
        [("user", "Ann"), ("assistant", "")],
        [("user", "Ann"), ("user", "Ann")],
        [("user", "Ann"), ("assistant", "gpt-4o")],
        [("user", "Ann"), ("tool", "Search")],
    ],
)
def test_a_program_or_nobody_else_takes_part(speakers: list[tuple[str, str]]) -> None:
    assert not is_between_people(talk(*speakers))
