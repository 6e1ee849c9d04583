"""Test which statement ends which: a newer value for the same thing, and none that only resembles it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from anchors import anchor_counts

from vault_memory.archive.decisions.decision import new_cell
from vault_memory.archive.decisions.rule_judge import _cell_of as cell_of
from vault_memory.archive.decisions.rule_judge import score_change
from vault_memory.archive.extraction.rules import cues
from vault_memory.archive.extraction.rules.changes import same_attribute
from vault_memory.archive.extraction.rules.stated_endings import find_replaced
from vault_memory.archive.extraction.similarity import contradicts
from vault_memory.models import Item

NOON = datetime(2026, 5, 6, 12, tzinfo=UTC)


def item(text: str, days: int = 0) -> Item:
    kind, salience = cues.classify(text)
    return Item(text, "T", kind, salience, 0.75, created=NOON + timedelta(days=days), replaces=find_replaced(text))


def ends(new: str, old: str) -> bool:
    said, cell = item(new, 1), cell_of(new_cell(item(old), "c1", "offline"))
    return contradicts(said, cell) or score_change(said, cell, anchor_counts([old, new]), 30) > 0


ENDS = [
    ("The launch is pushed back to 15 July.", "The launch is on 1 July in Bergen."),
    ("Standup is at 9:45 now.", "Standup is at 9:15 every day."),
    ("The budget for the kitchen is now 12,500 euros.", "The budget for the kitchen is 11,000 euros."),
    ("Dr. Hale raised the metformin to 1000 mg.", "I take metformin, 500 mg twice a day."),
    ("I'm no longer running Manchester.", "I'm running Manchester in April."),
    ("We use River instead of RabbitMQ for the order queue.", "We use RabbitMQ for the order queue."),
    ("Judo for Sam has been moved to Fridays.", "Sam has judo on Wednesdays."),
    ("Actually we'd rather stay in Shinjuku than Asakusa.", "We decided on the hotel in Asakusa, let's use that."),
    ("Mirjam has left the company, Tomasz looks after the server.", "Mirjam is responsible for the server."),
    ("Not vegetarian any more, I eat fish.", "I'm vegetarian since the new year."),
    ("The retries: make it 3 then.", "We retry failed uploads 5 times."),
    ("Das Budget steigt auf 16.500 Euro.", "Unser Budget liegt bei 14.000 Euro."),
    ("Statt Sandbeige nehmen wir jetzt Weiß.", "Wir nehmen Sandbeige für die Fliesen."),
    ("La fête est reportée au 27 juin.", "Nous préparons la fête, le 20 juin à Nantes."),
]
STAYS = [
    ("The launch party is pushed back to 15 July.", "The dentist is on 1 July in Bergen."),
    ("I ran 10 km on Sunday.", "I ran 5 km on Friday."),
    ("I want to get the HbA1c down to 6.0.", "My HbA1c was 6.8 in April."),
    ("We use River instead of RabbitMQ for the invoices.", "RabbitMQ carries the sensor data of the turbines."),
    ("Should we move the launch to 15 July?", "The launch is on 1 July in Bergen."),
    ("Ana's rent is now 900 euros.", "Tom pays 700 euros for the garage."),
    ("The train to Oslo leaves at 9:40 now.", "The bus to Lund leaves at 8:10."),
    ("I'm now reading a book of 400 pages.", "The contract has 12 pages."),
    ("If the load grows we could switch from Postgres to Scylla.", "We use Postgres for the billing."),
]


@pytest.mark.parametrize(("new", "old"), ENDS)
def test_a_newer_value_ends_the_older(new: str, old: str) -> None:
    assert ends(new, old)


@pytest.mark.parametrize(("new", "old"), STAYS)
def test_what_is_about_something_else_ends_nothing(new: str, old: str) -> None:
    assert not ends(new, old)


def test_two_values_of_one_attribute_are_known_as_that() -> None:
    assert same_attribute("The draft is at 40 % by March.", "The draft of the thesis is at 75 %.") is False
    assert same_attribute("The thesis draft is 40% done.", "The thesis draft is 75% done.")
