"""Test which values of a model's statements are explained by what was said."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from vault_memory.archive.extraction.unsaid_values import find_unsaid
from vault_memory.archive.extraction.windows import Segment
from vault_memory.llm.prompts.extract import Knowledge
from vault_memory.models import Message


def unsaid(statement: str, *said: str, message: int = 1) -> list[str]:
    at = datetime(2026, 3, 2, 9, tzinfo=UTC)
    window = [Segment(Message("user", text, f"m{n}", at), "user", text) for n, text in enumerate(said, 1)]
    return find_unsaid(Knowledge(message=message, knowledge=statement, type="fact"), window, [])


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("The deposit of £200 is paid; the remaining £590 is due.", "£790 in all, 200 of it paid already"),
        ("The loan is 3,500 euros.", "they lend us 3.5k euros"),
        ("The training takes 24 minutes.", "twenty-four minutes, no more"),
        ("Der Kurs hat 12 Plätze.", "zwölf Plätze hat der Kurs"),
        ("The hall costs 250 euros.", "two hundred and fifty euros for the hall, she says"),
        ("There are 85 guests.", "eighty-five guests, can you believe it"),
        ("Die Miete ist 80 Euro höher.", "die Miete ist jetzt achtzig Euro höher als vorher"),
        ("Ida, born in 1985, turns 41.", "Ida was born in 1985"),
        ("The course takes 180 minutes.", "the course takes three hours"),
        ("The shop opens at 7:30.", "they open at half past seven"),
        ("The train leaves at 19:45.", "it leaves at quarter to eight"),
        ("The visit is on Friday 2026-03-06.", "they come on Friday"),
        ("The visit is on 23 March 2026.", "they come in three weeks"),
        ("The trial ends on 2 June 2026.", "the trial is three months from today"),
        ("They drive on 23 October 2026.", "we have it from 24 October on and drive the evening before"),
        ("Zajęcia trwają 45 minut.", "zajęcia trwają czterdzieści pięć minut, a potem jest przerwa"),
        ("The build is in `dist/app.js`.", "the build goes to dist/app.js"),
    ],
)
def test_what_was_said_in_another_form_is_explained(statement: str, said: str) -> None:
    assert unsaid(statement, said) == []


@pytest.mark.parametrize(
    ("statement", "said", "values"),
    [
        ("The rent is 640 a month.", "the rent went up again", ["640"]),
        ("The rent is 640 a month.", "the rent is 460 a month", ["640"]),
        ("The exam is on 14 June 2026.", "the exam is in June", ["14"]),
        ("The build is in `out/app.js`.", "the build goes to dist/app.js", ["out/app.js"]),
        ("The server listens on port 8443.", "the server runs on a port above 1024", ["8443"]),
    ],
)
def test_what_nobody_said_is_found(statement: str, said: str, values: list[str]) -> None:
    assert unsaid(statement, said) == values


def test_only_numbers_near_the_named_message_are_computed_with() -> None:
    said = ["the hall costs 790", *["fine"] * 8, "we pay 200 for the band"]
    assert unsaid("There are 590 left.", *said, message=1) == ["590"]
    assert unsaid("There are 590 left.", said[0], said[-1], message=1) == []
