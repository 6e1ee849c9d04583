"""Test that a list of values keeps the others when one of them changes."""

from __future__ import annotations

from pathlib import Path

import pytest
from growth import grows_linearly

from vault_memory import Memory
from vault_memory.archive.decisions.ended_values import leave_out_value
from vault_memory.models import Conversation, Message


@pytest.mark.parametrize(
    ("old", "new", "rest"),
    [
        (
            "Key cutting 6, resoling 35, zips 14.",
            "Resoling is 38 since the rubber went up",
            "Key cutting 6, zips 14",
        ),
        (
            "Berths are 20 for dinghies, 45 for cruisers and 70 for barges.",
            "A berth for cruisers costs 50 from May",
            "Berths are 20 for dinghies and 70 for barges",
        ),
        (
            "Ines: The lorry takes 12 pallets, the van 3.",
            "The lorry takes 10 since the new floor",
            "Ines: The van takes 3",
        ),
        ("The vase costs 30 pounds, bowls 12 pounds.", "The vase is 35 pounds now", "Bowls 12 pounds"),
        (
            "Der Ofen braucht 40 Minuten, der Grill 15 Minuten.",
            "Der Ofen braucht 45 Minuten",
            "Der Grill braucht 15 Minuten",
        ),
        ("La sala cuesta 80 euros, el patio 50 euros.", "La sala cuesta ya 90 euros", "El patio cuesta 50 euros"),
    ],
)
def test_the_other_values_of_a_list_stay(old: str, new: str, rest: str) -> None:
    assert leave_out_value(new, old) == rest


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Key cutting 6, resoling 35, zips 14.", "Everything goes up by 2"),  # names none of them
        ("Key cutting 6, resoling 35, zips 14.", "Key cutting 7, resoling 36, zips 15"),
        ("The lorry takes 12 pallets, the van 3.", "We sold the lorry to Ines"),  # no other value
        ("Two prices: the lorry 120, the van 60", "The lorry is 130 now"),  # they are counted
        ("Paint was 60, brushes 20, so 80 in all", "Paint is 65 at the other shop"),
        ("The lorry leaves at 6, with Ines", "The lorry leaves at 7"),
    ],
)
def test_nothing_is_left_of_what_is_no_list_of_values(old: str, new: str) -> None:
    assert not leave_out_value(new, old)


def test_a_long_list_is_read_in_linear_time() -> None:
    assert grows_linearly(lambda text: leave_out_value("rope 7", text), "rope 5, ", 2_000)


def test_what_still_holds_of_a_price_list_is_current(tmp_path: Path) -> None:
    memory = Memory(home=tmp_path, user="default")
    for number, text in enumerate(["Our prices: key cutting 6, resoling 35, zips 14.", "Resoling is 38 from now on."]):
        memory.archive(
            Conversation(id=f"c{number}", title="The stall", messages=[Message(id="m", role="user", content=text)])
        )
    cells = [cell for topic in memory.topics.list() for cell in topic.cells]
    current = [cell.text for cell in cells if not cell.superseded]
    assert sorted(current) == ["Our prices: key cutting 6, zips 14", "Resoling is 38 from now on."]
