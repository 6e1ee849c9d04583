"""Test which statements say that what was needed or looked for is there now."""

from __future__ import annotations

import pytest
from growth import grows_linearly

from vault_memory.archive.extraction.rules import fulfilled_needs
from vault_memory.archive.extraction.rules.fulfilled_needs import find_got, meets_need


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("We need a drummer for the summer fair", "We've found a drummer, she's called Ottilie"),
        ("Bea: I'm looking for a second-hand pram", "Bea: I bought a pram on Sunday"),
        ("Looking for a dog walker 4 to 9 May", "Sal: I finally found a dog walker"),
        ("The choir needs a projector", "We borrowed a projector from the school"),
        ("Otto braucht einen neuen Ausweis", "Otto hat jetzt einen Ausweis, gültig bis 2036"),
        ("Wir suchen eine Tagesmutter", "Wir haben eine Tagesmutter gefunden, sie heißt Grit"),
        ("Il nous faut un camion pour samedi", "On a loué un camion chez Ada"),
        ("Buscamos un fontanero para el baño", "Ya tenemos fontanero, viene el lunes"),
        ("Cerchiamo un idraulico per il bagno", "Abbiamo trovato un idraulico"),
        ("Precisamos de uma mesa para a varanda", "Já temos mesa, é do Ikea"),
        ("We zoeken een oppas voor vrijdag", "We hebben een oppas gevonden"),
    ],
)
def test_what_is_there_ends_that_it_is_needed(old: str, new: str) -> None:
    assert meets_need(new, old, {}) > 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("We need a drummer for the summer fair", "We still haven't found a drummer"),
        ("We need a drummer for the summer fair", "If we found a drummer we could play"),
        ("We need a drummer for the summer fair", "We found a singer"),
        ("We need a drummer every Friday", "We found a drummer"),
        ("Bea: I need a pram", "Ida: I bought a pram"),  # for herself
        ("Bea: We need a bigger table", "Ida: Sal has a table"),  # which is no news
        ("I need to call the plumber", "I've got a plumber"),
        ("Otto braucht einen Ausweis", "Lena hat jetzt einen Ausweis"),
        ("Wir suchen eine Tagesmutter", "Ich habe eine Tagesmutter angerufen"),
        ("Buscamos un fontanero", "Todavía no tenemos fontanero"),
    ],
)
def test_plans_refusals_other_people_and_other_things_end_nothing(old: str, new: str) -> None:
    assert meets_need(new, old, {}) == 0


def test_what_many_statements_name_is_not_ended() -> None:
    old, new = "We need a drummer", "We found a drummer"
    assert meets_need(new, old, {"drummer": 3}) and not meets_need(new, old, {"drummer": 4})


@pytest.mark.parametrize("new", ["She's got you saved as Ducky", "They've got it covered", "He's found us out"])
def test_somebody_is_nothing_that_is_got(new: str) -> None:
    assert not find_got(new)


@pytest.mark.parametrize("part", ["we have ", "got a ", "wir haben ", "a", "need ", "hat einen, "])
def test_what_somebody_has_is_read_in_linear_time(part: str) -> None:
    def read(text: str) -> None:
        find_got.cache_clear()
        fulfilled_needs._find_thing.cache_clear()
        find_got(text)
        meets_need("We found a drummer", text, {})

    assert grows_linearly(read, part, 2_000)
