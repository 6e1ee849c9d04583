"""Test that nothing ends by a statement that only adds to it, or that says that something else is over."""

from __future__ import annotations

import pytest

from vault_memory.archive.decisions.other_subjects import adds_only, ends_on_other_days, leave_out_others

ADDED = [
    ("We also bake on Sundays too, from 7 to 11.", "Baking days are Tuesday to Friday.", True),
    ("Bo has a key as well now.", "Ada has the key.", True),
    ("The ladder is too short now.", "The ladder is for the attic.", False),
    ("Ida comes too.", "Ida isn't coming.", False),
    ("Instead of Mondays we row on Fridays, in the evening too.", "We row on Mondays.", False),
]
LEFT = [
    (
        "The fern has died. Water it is 20 litres on Sundays.",
        "The tap water is hard.",
        "Water it is 20 litres on Sundays.",
    ),
    ("Per broke up with Nora's cousin, awkward.", "The drummer is Nora's uncle Finn.", ""),
    ("We don't need the Lund garage any more.", "Our Lund lease ends in May.", ""),
    ("We don't need the Lund garage any more.", "The garage in Lund costs 90.", None),
    ("Per broke up with Nora's cousin, awkward.", "Per does the sound for free.", None),
    (
        "We dropped the choir. Tom's lesson is on Friday now.",
        "Tom's lesson is on Monday.",
        "Tom's lesson is on Friday now.",
    ),
    ("I quit the bakery. I drive a tram now.", "I get up at four for the early shift.", None),
]


@pytest.mark.parametrize(("new", "old", "adds"), ADDED)
def test_what_holds_besides_is_told_from_what_is_otherwise(new: str, old: str, adds: bool) -> None:
    assert adds_only(new, old) is adds


def test_what_has_ceased_on_one_day_goes_on_on_others() -> None:
    assert ends_on_other_days("We stopped baking on Sundays, nobody came.", "Baking days are Tuesday to Friday.")
    assert not ends_on_other_days("We no longer bake on Fridays.", "Baking days are Tuesday and Friday.")
    assert not ends_on_other_days("No more Sundays, we bake on Mondays now.", "Baking days are Tuesday to Friday.")


@pytest.mark.parametrize(("new", "old", "rest"), LEFT)
def test_what_is_over_of_something_else_is_left_out(new: str, old: str, rest: str | None) -> None:
    assert leave_out_others(new, old) == (new if rest is None else rest)
