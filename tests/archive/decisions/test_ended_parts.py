"""Test what of an ended statement is kept: clauses that the new one is not about and that can be read alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from vault_memory.archive.decisions.ended_parts import build_rest, find_rest
from vault_memory.archive.decisions.independent_clauses import split_standing
from vault_memory.models import Attributes, Cell
from vault_memory.vault.document.cells import statement_hash

KEPT = [
    (
        "The allotment costs 90 a year, the shed belongs to Olga, and Finn waters the beans",
        "The allotment is 120 a year now",
        "The shed belongs to Olga, and Finn waters the beans",
    ),
    ("Kim leads the tour and Pavel sells the tickets", "Pavel no longer sells the tickets", "Kim leads the tour"),
    (
        "The scanner has moved to room 6; Wanda keeps the spare lamp; toner is ordered by Gus.",
        "Wanda gave the spare lamp away",
        "The scanner has moved to room 6. Toner is ordered by Gus.",
    ),
    (
        "Rosa: The tram stops at the mill but the bus goes on to the lake",
        "The tram stops at the church now",
        "Rosa: The bus goes on to the lake",
    ),
    (
        "Der Kurs beginnt um 18 Uhr, und Jette bringt die Matten mit",
        "Der Kurs beginnt jetzt um 19 Uhr",
        "Jette bringt die Matten mit",
    ),
    (
        "The quarry is shut. It reopens in June. Parking is behind the chapel, 4 euros a day.",
        "The quarry is open again",
        "Parking is behind the chapel, 4 euros a day.",
    ),
    (
        "The tuner comes in May, he charges 70 a visit and his name is Orrin",
        "Orrin wants 85 now",
        "The tuner comes in May",
    ),
    ("A day ticket is 12 euros, pensioners pay 8.", "Pensioners pay 9 now", "A day ticket is 12 euros"),
    (
        "The porter is Mr. Lund, he lives above the arch and his son Ib fixes the locks",
        "Ib has left for Oslo, the locks are mended by Nyborg's now",
        "The porter is Mr. Lund, he lives above the arch",
    ),
    (
        "The sails are from Ness, the mast is 9 metres, and lessons cost £80",
        "The mast is 8 metres now",
        "The sails are from Ness. Lessons cost £80",
    ),
    (
        "My uncle is diabetic and I row to Skye every Sunday",
        "My uncle came to us, so I no longer row to Skye",
        "My uncle is diabetic",
    ),
    (
        "Bea: Heavens above. The piano is in the hall, the tuner is called Orrin",
        "The tuner is Ida now",
        "Bea: The piano is in the hall",
    ),
]
STRUCK = [
    ("The pump is loud, so we run it at noon", "We replaced the pump"),
    ("The stove is from 1987, it eats wood", "The stove is gone"),
    ("Nils teaches chess, and because of that the club has a room", "Nils no longer teaches chess"),
    ("The barrel holds 60 litres, two taps, €38", "The barrel is €44 now"),
    ("I take one pill at breakfast, and Mum takes three", "I take two pills at breakfast now"),
    ("We sail on 4 July, and the cabin is ours from the 4th", "We sail on 6 July instead"),
    ("Lea says the mill is for sale and the pond is not", "The mill has been sold"),
    ("I jog when the park is empty and the dogs are gone", "I don't jog any more"),
    ("Vera is too young for the race. 16 in May.", "Vera is 19 and may race"),
    ("The van is with Harker, and the contract ends in June", "We've left Harker, the van is with Bligh now"),
    ("Wir feiern im Anker, Saal ist reserviert", "Der Anker hat abgesagt, wir feiern im Schwan"),
    ("Drills are in the barn on the quay, the barn costs 30 a night", "Drills are at the mill now"),
    ("The crew is Pim's, we row on Mondays at the weir", "Crew night has moved to Fridays"),
    ("My sister Ada teaches Greek, she lives in Bern", "Ada no longer teaches Greek"),
    (
        "My reading circle is Pia, Lotte and Bo, we meet Fridays at 18:00",
        "The reading circle moved to Monday, same time",
    ),
    (
        "The fence will be a willow hedge... hmm, steel posts are safer, let's go with steel posts.",
        "Steel posts are in, twelve of them, took two days.",
    ),
    ("My aunt rents a flat in Graz, her sons go to school there", "My aunt left Graz"),
    ("Der Flur oben ist zu dunkel, ich kaufe eine Stehlampe", "Statt Stehlampe habe ich oben im Flur Spots gesetzt"),
    ("Der Ofen von Brandt ist zu klein, wir brauchen einen größeren", "Der Ofen von Brandt ist verkauft"),
]


@pytest.mark.parametrize(("old", "new", "rest"), KEPT)
def test_clauses_that_stand_alone_are_kept_word_for_word(old: str, new: str, rest: str) -> None:
    assert find_rest(new, old) == rest


@pytest.mark.parametrize(("old", "new"), STRUCK)
def test_what_depends_on_the_ended_clause_ends_with_it(old: str, new: str) -> None:
    assert find_rest(new, old) == ""


def test_what_a_person_wrote_is_not_split() -> None:
    old, new, rest = KEPT[1]
    known = Attributes(by="offline", sources=("conv-1#m1",), text=statement_hash(old))
    cell = Cell(old, "fact", "vm-1", statement_hash(old), 0, ("Mill",), 1, 1, attributes=known)
    made = build_rest(new, cell)
    assert made is not None and made.text == rest
    assert build_rest(new, replace(cell, attributes=replace(known, role="person"))) is None


def test_parts_are_where_they_say() -> None:
    text = (
        "The quay is closed, so we moor at Ness. It is free. Ada has the chart (the old one, and it is torn), and I row"
    )
    parts = split_standing(text)
    assert [text[part.start : part.end] for part in parts] == [part.text for part in parts]
    assert [part.text for part in parts] == [
        "The quay is closed, so we moor at Ness. It is free.",
        "Ada has the chart (the old one, and it is torn), and I row",
    ]
