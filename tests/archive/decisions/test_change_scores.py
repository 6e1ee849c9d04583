"""Test that each sentence of a new statement may end one known statement, and each sentence of that may end."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime

import pytest

from vault_memory.archive.decisions.change_scores import score_change, score_changed_part, split_changes
from vault_memory.models import Cell, Item

NOW = datetime(2026, 6, 1, tzinfo=UTC)


def known(text: str) -> Cell:
    return Cell(text=text, type="fact", id="vm-1", hash="", ordinal=0, headings=("Facts",), first_line=0, last_line=0)


def new(text: str) -> Item:
    return Item(text=text, topic="Plans", type="fact", created=NOW)


def test_each_sentence_that_announces_a_change_is_read_alone() -> None:
    said = new("Pia has a van. The dentist is on the 13th now. The exam is on 4 May now.")
    found = [part.text for part in split_changes(said)]
    assert found == [said.text, "The dentist is on the 13th now.", "The exam is on 4 May now."]
    assert split_changes(new("Pia has a van.")) == []


@pytest.mark.parametrize(
    ("text", "old"),
    [
        ("We're moving on the 13th now.", "We're moving on the 12th."),
        ("I start on the 13th now.", "I start on 3 March."),
        ("The exam is on 4 May now.", "Bea teaches me statistics on Mondays. The exam is on 2 May."),
    ],
)
def test_the_value_of_an_event_changes(text: str, old: str) -> None:
    assert score_changed_part(new(text), known(old), Counter(), 20) > 0


def test_an_event_without_a_name_is_no_named_one() -> None:
    assert score_change(new("It starts at 9 now."), known("The course starts at 8."), Counter(), 20) == 0
