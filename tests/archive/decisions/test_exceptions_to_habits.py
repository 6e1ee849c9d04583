"""Test that what happens once, or happened long ago, does not end what holds in general."""

from __future__ import annotations

from pathlib import Path

import pytest

from vault_memory import Memory
from vault_memory.archive.decisions.exceptions_to_habits import is_exception_to
from vault_memory.models import Conversation, Message


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Orders go to Piet.", "Piet is in Oslo, orders go to Ida until he's back."),
        ("We eat at 7 every evening.", "This Friday we eat at 6."),
        ("The bakery gives us 200 each spring.", "Last year the bakery gave 150."),
        ("Ida signs off the orders.", "Ida is away in March, Piet signs then."),
        ("Frau Ott macht die Kasse.", "Frau Ott ist bis Mai im Urlaub, die Kasse macht Bo."),
        ("No shoes in the hall.", "Shoes in the hall are ok, just this once."),
        ("Wir trainieren jeden Montag.", "Diese Woche trainieren wir am Freitag."),
        ("Die Miete ist 700 Euro.", "Früher war die Miete 500 Euro."),
        ("On répète le mardi à 20 h.", "Exceptionnellement, la répétition est jeudi."),
        ("La clase es todos los jueves.", "El próximo jueves no hay clase."),
        ("La lezione è ogni lunedì.", "Questa settimana la lezione è di martedì."),
        ("A aula é todas as quintas.", "Excepcionalmente a aula é na sexta."),
        ("We zingen elke dinsdag.", "Deze week zingen we op donderdag."),
    ],
)
def test_an_exception_ends_no_habit(old: str, new: str) -> None:
    assert is_exception_to(new, old)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("We eat at 7 every evening.", "From next week we eat at 6."),
        ("We eat at 7 every evening.", "We eat at 6 now."),
        ("The dentist is on 4 May.", "The dentist is this Friday."),  # has one date
        ("This week Ida drives.", "This week Piet drives."),
        ("I take 5 mg every morning.", "This week I started on 10 mg."),
        ("Orders go to Ida until he's back.", "Orders go to Piet, just this once."),
        ("The bakery gave 150 last year.", "Last year the bakery gave 160, I looked it up."),
    ],
)
def test_a_lasting_change_is_no_exception(old: str, new: str) -> None:
    assert not is_exception_to(new, old)


def test_a_habit_is_current_beside_its_exception(tmp_path: Path) -> None:
    memory = Memory(home=tmp_path, user="default")
    for number, text in enumerate(
        ["Swimming is every Tuesday at 17:00.", "Swimming is at 18:00 this Tuesday, just this once."]
    ):
        memory.archive(
            Conversation(id=f"c{number}", title="Swimming", messages=[Message(id="m", role="user", content=text)])
        )
    cells = [cell for topic in memory.topics.list() for cell in topic.cells]
    assert "Swimming is every Tuesday at 17:00." in [cell.text for cell in cells if not cell.superseded]
