"""Test that names are cut where somebody is called, and stay in lists and addresses."""

from __future__ import annotations

import pytest

from vault_memory.archive.extraction.rules.speakers import list_others, speakers
from vault_memory.archive.extraction.rules.trim_sentence import strip_called, trim_sentence
from vault_memory.models import Conversation, Message

NAMES = frozenset({"ola", "rafael", "wim", "wim visser"})
CALLED = [
    ("The skiff is dry again, Ola", "The skiff is dry again"),
    ("Wim, the skiff is dry again", "the skiff is dry again"),
    ("Thanks Raf! The skiff is dry again.", "The skiff is dry again."),
    ("Rafael - the oars are in the loft", "the oars are in the loft"),
    ("The oars are with Petra, Wim.", "The oars are with Petra."),
]
SPOKEN_OF = [
    "Take Petra, Rafael, Wim",
    "Take Petra, Ola, and Wim.",
    "Crew: Petra, Wim",
    "Wim, Petra and Ola rowed to Ness",
    "wim.visser@skiff.nl gets the bills",
    "Wim-Jan has the key of the loft",
    "The bills go to petra@skiff.nl and wim@skiff.nl",
]


@pytest.mark.parametrize(("text", "left"), CALLED)
def test_a_name_that_is_called_is_cut(text: str, left: str) -> None:
    assert strip_called(text, NAMES) == left


@pytest.mark.parametrize("text", SPOKEN_OF)
def test_a_name_that_is_spoken_of_stays(text: str) -> None:
    assert trim_sentence(text, NAMES) == text


def test_nobody_calls_himself() -> None:
    said = (Message(role="user", name="Wim Visser", content="a"), Message(role="user", name="Ola", content="b"))
    names = speakers(Conversation(id="c", messages=said))
    assert list_others(names, said[0]) == {"ola"}
    assert list_others(names, said[1]) == {"wim", "wim visser"}


@pytest.mark.parametrize("text", ["No. 7 Quay Lane is the loft", "Well-worn oars are in the loft"])
def test_an_opening_is_a_word_of_its_own(text: str) -> None:
    assert trim_sentence(text, ()) == text
