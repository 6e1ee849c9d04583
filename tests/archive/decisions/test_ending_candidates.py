"""Check that the rules find the same endings among all known statements as among those found by words."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from vault_memory.archive.decisions.ending_candidates import find_echoes, find_endable
from vault_memory.archive.decisions.rule_judge import echoes, score_change, score_closing
from vault_memory.archive.decisions.statement_pool import Pool
from vault_memory.archive.extraction.rules.stated_endings import find_replaced
from vault_memory.archive.extraction.rules.statement_reading import read
from vault_memory.models import Attributes, Cell, CellType, Item
from vault_memory.vault.document.cells import statement_hash

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
KNOWN = (
    "Mara: we use Stripe for payments", "The launch is on 3 May", "The launch is on Tuesday", "Budget of 400 euros",
    "Our budget is 400 euros", "Call the plumber about the cellar", "Book the venue in Leiden",
    "Pay the invoice of May",
    "The coach is Wendelin", "He can't eat egg", "We don't want the old sofa back", "The band plays at Millbrook",
    "Mara, asked \"And the marathon?\": I run it in June", "I live in Berlin", "Joe: I live in Berlin",
    "The review is on the 20th", "The review is on 20 March", "Refund limit 80", "No coffee after four",
    "We run RabbitMQ 3.12 for the billing service", "The standup is at 10:00", "Joe's band rehearses every Tuesday",
    "The retreat has 19 guests", "The tutor's gym membership costs 30 euros", "Uses http://old.example 42 now",
    "Der Beitrag im Ruderverein ist 140 Euro.", "We need a ladder for the loft", "Der Aufzug ist kaputt",
    "El entrenador de mi hija es Unai", "Mes parents ont un camping-car",
)  # fmt: skip
NEW = (
    "We decided to use Adyen instead of Stripe because it is cheaper", "The launch is pushed back to 10 May",
    "The launch has been postponed", "Our budget is 500 euros now", "We called the plumber about the cellar already",
    "The venue in Leiden is booked and paid", "The new coach is called Hadewych", "Egg is fine now",
    "From now on we do want the old sofa back", "Millbrook. The band has cancelled", "I moved to Lisbon in March",
    "Mara, asked \"And the marathon?\": no, I stopped", "Joe: I live in Lisbon now",
    "The review is not on the 20th, but on the 22nd", "20 guests instead of 19 at the retreat",
    "No, the limit is 60, not 80", "We do drink coffee after all after four",
    "We no longer use RabbitMQ for the billing service",
    "The standup is at 11:00 now, not at 10:00",
    "We got rid of the gym membership", "The invoice of May is paid", "the 42 is over, it's 43",
    "It's now 4.8, from 4.5", "Der Beitrag ist 165 Euro.", "We borrowed a ladder", "Der Aufzug läuft wieder, endlich",
    "La nueva entrenadora es Leire", "Mes parents ont vendu le camping-car",
)  # fmt: skip
TYPES: tuple[CellType, ...] = ("fact", "decision", "task")


def _cell(text: str, number: int) -> Cell:
    known = Attributes(created=NOW - timedelta(days=1), role="user", text=statement_hash(text)[:5],
                       sources=(f"conv-{number % 2}#m{number}",))  # fmt: skip
    kind = "task" if number in {5, 6, 7} else TYPES[number % 2]
    return Cell(text, kind, f"vm-{number}", statement_hash(text), 0, ("Facts",), number, number, attributes=known)


@pytest.fixture(scope="module")
def pool() -> Pool:
    made = Pool(None)
    made.add("topics/A.md", [_cell(text, number) for number, text in enumerate([*KNOWN, *NEW])])
    return made


def test_what_is_not_found_by_words_is_ended_by_no_rule(pool: Pool) -> None:
    ended, asked = 0, 0
    for text in (*NEW, *KNOWN):
        for kind in TYPES:
            item = Item(text=text, topic="A", type=kind, confidence=0.7, source="conv-9#m1", created=NOW,
                        role="user", replaces=find_replaced(text))  # fmt: skip
            found = find_endable(item, pool)
            changes = bool(item.replaces) or read(text).changes
            for number, (_, cell) in enumerate(pool.cells):
                scored = bool(score_closing(item, cell, pool.rarity)[0])
                scored = scored or (changes and bool(score_change(item, cell, pool.rarity, len(pool.cells))))
                assert found[number] or not scored, (text, cell.text)
                ended += scored
                asked += bool(found[number])
    assert ended > 40
    assert asked < 0.25 * 3 * len(pool.cells) ** 2


def test_what_gives_an_ended_value_again_is_found_by_that_value(pool: Pool) -> None:
    repeated = 0
    for text in NEW:
        item = Item(text=text, topic="A", confidence=0.7, source="conv-9#m1", created=NOW)
        for _, ended in pool.cells:
            found = find_echoes(ended, pool)
            for number, (_, other) in enumerate(pool.cells):
                says = echoes(item, ended, other)
                assert found[number] or not says
                repeated += says
    assert repeated
