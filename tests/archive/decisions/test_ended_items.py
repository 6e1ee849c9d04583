"""Test that a list of names keeps the others when one of them has gone."""

from __future__ import annotations

from pathlib import Path

import pytest
from growth import grows_linearly

from vault_memory import Memory
from vault_memory.archive.decisions import ended_items
from vault_memory.archive.decisions.ended_items import leave_out_item, leaves_others
from vault_memory.models import Conversation, Message


@pytest.mark.parametrize(
    ("old", "new", "rest"),
    [
        (
            "Crew: Ansel on the sails, Brit on the radio and Cato at the helm",
            "Cato has quit",
            "Crew: Ansel on the sails and Brit on the radio",
        ),
        ("Lena: Ada, Bo and Cleo play in the quartet", "Lena: Bo has left", "Lena: Ada and Cleo play in the quartet"),
        ("My godchildren are Pim, Ro and Sue.", "Ro died in May", "My godchildren are Pim and Sue."),
        ("Duty is Ida on Mondays and Jon on Tuesdays", "Jon can't any more", "Duty is Ida on Mondays"),
        ("En el coro cantan Ana, Bruno y Celia", "Celia se fue", "En el coro cantan Ana y Bruno"),
    ],
)
def test_the_others_of_a_list_stay(old: str, new: str, rest: str) -> None:
    assert leave_out_item(new, old) == rest
    assert not leaves_others(new, old)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Ada, Bo and Cleo meet on Mondays", "We meet on Tuesdays at Bo's now"),  # Bo is still there
        ("Ada, Bo and Cleo play in the quartet", "Ada, Bo and Cleo have left"),
        ("Ada and Bo sing on Fridays", "Bo no longer sings"),  # "Ada sing"
        ("Ada plays the flute", "Ada has left"),
        ("Wir haben Hühner, Berta und Frieda", "Frieda ist gestorben"),  # where all nouns look like names
    ],
)
def test_where_none_has_gone_or_one_is_left_that_does_not_fit_nothing_is_kept(old: str, new: str) -> None:
    assert leave_out_item(new, old) == ""


def test_counted_things_stay_as_they_are() -> None:
    old = "Our three hens are Dot, Pearl and Maud"
    assert leaves_others("Maud died last night", old) and leave_out_item("Maud died last night", old) == ""
    assert not leaves_others("The hens died last night", old)


def test_the_rest_of_a_list_is_current_and_counted_things_are_not_ended(tmp_path: Path) -> None:
    said = {
        "c1": "Rota: Oda on Mondays, Pia on Tuesdays and Quin on Fridays.",
        "c2": "I have two parrots, Rex and Sid.",
        "c3": "Quin has moved to Oslo so she's out of the rota.",
        "c4": "Sid died on Sunday.",
    }
    with Memory(home=tmp_path, user="u") as memory:
        for name, text in said.items():
            message = Message(id="m1", role="user", content=text)
            memory.archive(Conversation(id=name, title="House", messages=[message]))
        current = [cell.text for topic in memory.topics.list() for cell in topic.cells if not cell.superseded]
    assert "Rota: Oda on Mondays and Pia on Tuesdays." in current
    assert "I have two parrots, Rex and Sid." in current
    assert not any("Fridays" in text for text in current)


@pytest.mark.parametrize("part", ["Ada, ", "Ada on a b c d, ", "Ada and ", "a b ", "Ada a a a a "])
def test_lists_are_read_in_linear_time(part: str) -> None:
    def read(text: str) -> None:
        ended_items._find_list.cache_clear()
        leave_out_item("Ada has left", text)

    assert grows_linearly(read, part, 2_000)
