"""Check that retracted statements, jokes and mere intentions are not kept."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from vault_memory.archive.extraction.rules.extractor import OfflineExtractor
from vault_memory.models import Conversation, Message

NOW = datetime(2026, 3, 1, tzinfo=UTC)
TAKEN_BACK = [
    ("The dentist is on Tuesday 5 May at 10. No wait, Thursday.", "Thursday 5 May at 10", "Tuesday"),
    ("The budget is 400, no sorry, 450 euros for the whole weekend.", "450 euros", "400"),
    ("We need two vans - I mean we need no van at all, Uncle Bo lends us his trailer.", "Bo lends", "two vans"),
    ("Der Termin ist am 3. Mai, nein, am 4. Mai um 9:30 in der Praxis.", "4. Mai", "3. Mai"),
]
BARE = [
    ("Deposit 200 euros. I mean 250 with the cot.", "250", "Deposit"),
    (
        "I'd like the raft to be 2 by 6 metres. No wait, 2 by 5, the pond is smaller than I remembered.",
        "2 by 5",
        "raft",
    ),
    ("Last day of the loan: end of March I think. Well, realistically late April.", "late April", "loan"),
]
LAUGHED_AT = [
    ("My husband has a second home in the shed.", "Ha!"),
    ("I run the office from the bathtub.", "you wish"),
]
SERIOUS = [
    ("I'm allergic to peanuts.", "Haha, me too!"),
    ("We open the shop on 3 May.", "ha, finally!"),
    ("My husband works with Torben in Hexham.", "ha!"),
]
UNREAL = [
    "I was going to fill the bath with kittens.",
    "Wenn ich Kanzler wär, wär die Kita umsonst.",
    "Could be that in five years we all speak Dutch.",
]

_PLEASANTRIES = (
    "Hello",
    "Hi",
    "How are you?",
    "Fine, thanks",
    "Can I ask you something?",
    "Of course",
    "Lovely",
    "Go on",
)


def learned(*texts: str) -> list[str]:
    roles = ("user", "assistant")
    said = tuple(Message(roles[n % 2], text, f"m{n}", NOW) for n, text in enumerate(texts))  # type: ignore[arg-type]
    talk = Conversation(said, id="c1", started=NOW)
    return [item.text for item in OfflineExtractor().extract(talk, talk.messages, []).items if item.role == "user"]


@pytest.mark.parametrize(("text", "kept", "gone"), TAKEN_BACK)
def test_only_the_corrected_value_is_kept(text: str, kept: str, gone: str) -> None:
    (statement,) = learned(text)
    assert kept in statement
    assert gone not in statement


@pytest.mark.parametrize(("text", "value", "subject"), BARE)
def test_a_correction_that_is_only_a_value_is_kept_with_what_it_is_of(text: str, value: str, subject: str) -> None:
    (statement,) = learned(*_PLEASANTRIES, text)
    assert statement.index(value) < statement.index(" (corrects: ") < statement.index(subject)


def test_only_the_clause_that_is_taken_back_goes() -> None:
    (statement,) = learned("The 3 hives stay by the wall, Ada complained... no, she didn't complain, she asked nicely.")
    assert statement == "The 3 hives stay by the wall; she didn't complain, she asked nicely."


@pytest.mark.parametrize(("text", "reply"), LAUGHED_AT)
def test_what_is_laughed_at_and_names_nothing_is_not_kept(text: str, reply: str) -> None:
    assert learned(text)
    assert not learned(text, reply)


@pytest.mark.parametrize(("text", "reply"), SERIOUS)
def test_a_laugh_costs_no_fact(text: str, reply: str) -> None:
    assert learned(text, reply)


@pytest.mark.parametrize("text", UNREAL)
def test_what_was_only_intended_or_supposed_is_not_kept(text: str) -> None:
    assert not learned(text)


def test_a_cry_goes_into_no_statement_and_an_answer_does() -> None:
    assert learned("hallelujah. I can't do Saturdays for a while.") == ["I can't do Saturdays for a while."]
    assert "sourdough" in learned("", "What do you bake?", "sourdough. Flour comes from Shipton.")[0].lower()
