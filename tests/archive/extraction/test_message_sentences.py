"""Test which sentences a message is read as: lists with their heading, rows of tables, wrapped and dictated text."""

from __future__ import annotations

import textwrap

import pytest

from vault_memory.archive.extraction.rules.message_sentences import list_tables, sentences

MAIL = (
    "I confirm that your lease for flat 4B, 17 Harbour Street ends on 31 January 2027. The deposit of £1,350 will be "
    "returned within 14 days of the handover, provided that the walls are white again. Mr Blake will do the inventory."
)
DICTATED = (
    "right so today I went to see mum and she had a fall on sunday in the kitchen nothing broken but a big bruise "
    "on her hip and she refuses to use the stick so I ordered a stairlift which costs 3200 euros and takes ten weeks "
    "and the woman next door has the key now because I cannot be there every day and I need to ask Duarte if he can "
    "pay half of it before the end of the month because my account is empty after the car repair"
)
SPOKEN = (
    "so the roofer comes on the third and he wants four hundred up front and my cousin Bea moves in with us in August "
    "and the cellar key hangs behind the freezer now"
)
LISTS = [
    ("Packing list for Porto:\n- passport\n- swimsuit", ["Packing list for Porto: passport; swimsuit"]),
    ("Here's my packing list:\n\n* passport\n* swimsuit", ["My packing list: passport; swimsuit"]),
    ("shopping:\noat milk\n6 eggs", ["Shopping: oat milk; 6 eggs"]),
    ("Rules:\n- We deploy on Thursdays after the stand-up.\n- Nobody merges on Friday afternoons.", [
        "Rules:", "We deploy on Thursdays after the stand-up.", "Nobody merges on Friday afternoons.",
    ]),
    ("todo:\n- [ ] call the dentist\n- [x] pay the rent", ["todo:", "call the dentist", "pay the rent"]),
]  # fmt: skip
WEEK = """Here's my week from now on:

| day | morning | evening |
|---|---|---|
| Mon | gym 7:00 | choir 19:30 |
| Tue | – | Portuguese class |
"""


SHORT_WORDS = [  # sentencex takes "ok.", "me." and "no." for abbreviations
    ("oh no. Bertil broke his arm", ["oh no.", "Bertil broke his arm"]),
    ("fine by me. Rent the hall then", ["fine by me.", "Rent the hall then"]),
    ("ok. Lena signs the lease", ["ok.", "Lena signs the lease"]),
    ("wrap it with fmt.Errorf please", ["wrap it with fmt.Errorf please"]),
]


def read(text: str) -> list[str]:
    return [each.text for each in sentences(text)]


@pytest.mark.parametrize(("text", "expected"), SHORT_WORDS)
def test_short_words_end_sentences_and_dots_in_names_do_not(text: str, expected: list[str]) -> None:
    assert read(text) == expected


@pytest.mark.parametrize("width", [60, 72, 78, 100])
def test_lines_of_a_wrapped_paragraph_are_joined(width: int) -> None:
    assert read(textwrap.fill(MAIL, width)) == read(MAIL)


def test_lines_that_are_notes_of_their_own_stay_apart() -> None:
    notes = ["Ring the plumber about the leak in the upstairs bathroom", "Buy a present for the birthday of Anna's boy"]
    assert read("\n".join([*notes, "Renew the passport, it runs out in the second week of May"]))[:2] == notes


def test_dictated_text_is_read_clause_by_clause_without_losing_a_word() -> None:
    found = read(DICTATED)
    assert len(found) > 2
    assert " ".join(found).split() == DICTATED.split()


def test_a_sentence_without_any_mark_is_cut_before_each_new_subject() -> None:
    assert read(SPOKEN) == [
        "so the roofer comes on the third and he wants four hundred up front",
        "and my cousin Bea moves in with us in August",
        "and the cellar key hangs behind the freezer now",
    ]
    assert len(read(SPOKEN.replace(" and he", ", and he"))) == 1  # who writes commas writes full stops


@pytest.mark.parametrize(("text", "expected"), LISTS)
def test_short_items_are_read_with_what_they_are(text: str, expected: list[str]) -> None:
    assert read(text) == expected


def test_a_table_is_read_with_the_names_of_its_columns() -> None:
    (found,) = list_tables(WEEK)
    assert (
        found.text == "My week from now on: Mon: morning gym 7:00, evening choir 19:30; Tue: evening Portuguese class"
    )


def test_a_table_of_two_columns_is_read_as_pairs() -> None:
    (found,) = list_tables("| medication | dose |\n|---|---|\n| iron | 1 a day |\n| levothyroxine | 100 mcg |\n")
    assert found.text == "Medication: iron: 1 a day; levothyroxine: 100 mcg"
