"""A sentence that needs an earlier one is kept with it; one that says enough is kept as it stands."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from vault_memory.archive.extraction.rules.extractor import OfflineExtractor
from vault_memory.archive.extraction.rules.needed_context import Earlier, rank_needed, rate_alone
from vault_memory.models import Conversation, Message

NOW = datetime(2026, 5, 4, tzinfo=UTC)
CHATTER = [
    ("Ines", "Morning all, I brought the big kettle."),
    ("Tom", "Lovely, I could do with a tea."),
    ("Ines", "The hall was freezing last night."),
    ("Tom", "It always is, poor old radiators."),
    ("Ines", "Right, shall we begin?"),
    ("Tom", "Yes please."),
]  # with less around it a sentence is judged by rules alone


def learned(*said: tuple[str, str]) -> list[str]:
    every = [*CHATTER, *said]
    talk = Conversation(
        tuple(
            Message("user" if who == "Ines" else "assistant", text, f"m{number}", NOW, who)
            for number, (who, text) in enumerate(every)
        ),
        id="c1",
        started=NOW,
    )
    return [item.text for item in OfflineExtractor().extract(talk, talk.messages, []).items]


def test_a_bare_answer_carries_its_question() -> None:
    (kept,) = learned(("Tom", "What does the church hall charge?"), ("Ines", "85 a night, deposit 200, due 1 June."))
    assert kept == 'Ines, asked "What does the church hall charge?": 85 a night, deposit 200, due 1 June.'


def test_a_pronoun_carries_the_sentence_that_names_it() -> None:
    kept = learned(("Ines", "My sister Anna moved to Oslo in May. She works as a nurse at the Rikshospitalet."))
    assert kept == ["Ines: My sister Anna moved to Oslo in May. She works as a nurse at the Rikshospitalet."]


@pytest.mark.parametrize("text", ["I'm allergic to peanuts.", "My wife Maria's birthday is on 3 May."])
def test_what_says_enough_is_kept_as_it_stands(text: str) -> None:
    kept = learned(("Tom", "Who is coming to the dinner on Saturday?"), ("Ines", text))
    assert kept == [f"Ines: {text}"]


def test_a_label_goes_with_the_statement_behind_it() -> None:
    kept = learned(("Ines", "December rota. The usual six weeks ahead means 19 October for the printed copy."))
    assert kept[0].startswith("Ines: December rota. The usual six weeks ahead")


def test_what_is_off_the_record_is_not_carried() -> None:
    kept = learned(
        ("Tom", "Off the record, Karl is being fired in June, did you know?"),
        ("Ines", "He starts at Siemens in Munich on 1 July."),
    )
    assert not any("fired" in text for text in kept)


def test_odds_tell_a_whole_sentence_from_half_of_one() -> None:
    assert rate_alone("We decided to use Postgres because of the licence.") > 0.4 > rate_alone("It costs 85 a night.")
    asked, other = Earlier("What does the hall charge?", 1, 1, False, False), Earlier("Morning!", 2, 1, False, False)
    ranked = rank_needed("85 a night.", [other, asked])
    assert [earlier for _, earlier in ranked] == [asked, other]
