"""Test which values in other languages than English take the place of earlier ones without saying so."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from growth import grows_linearly

from vault_memory import Memory
from vault_memory.archive.extraction.rules.restated_values import list_valued_clauses, restates
from vault_memory.models import Conversation, Message

MARCH, MAY = datetime(2026, 3, 5, tzinfo=UTC), datetime(2026, 5, 5, tzinfo=UTC)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Der Beitrag im Ruderverein ist 140 Euro.", "Der Beitrag ist 165 Euro, sagt die Kassenwartin."),
        ("Chorprobe ist dienstags um 19 Uhr im Gemeindehaus.", "Die Chorprobe ist mittwochs um 19.30 Uhr."),
        ("Das Dach wird am 4. August gedeckt.", "Das Dach wird am 18. August gedeckt."),
        ("La cotisation du judo est de 1 150 euros.", "La cotisation est de 1 280 euros."),
        ("L'atelier de poterie est le samedi à 10 h.", "L'atelier de poterie est le dimanche à 11 h 30."),
        ("La cuota del gimnasio es de 32 euros.", "La cuota del gimnasio es de 36 euros."),
        ("La asamblea de vecinos será el 9 de junio.", "La asamblea de vecinos es el 16."),
        ("Il corso di ceramica è il lunedì alle 18.", "Il corso di ceramica è il mercoledì alle 18."),
    ],
)
def test_another_value_for_the_same_takes_the_place_of_the_old_one(old: str, new: str) -> None:
    assert restates(new, old, {}) > 1
    assert restates(new, new, {}) == 0


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Der Beitrag im Ruderverein ist 140 Euro.", "Der Beitrag für Kinder ist 60 Euro."),
        ("Chorprobe ist dienstags.", "Chorprobe ist auch freitags."),
        ("Mira hat dienstags Geige.", "Tom hat donnerstags Geige."),
        ("Die Jacke hat 80 Euro gekostet.", "Die Jacke kostet 120 Euro."),  # what was paid once
        ("La cotisation du judo est de 140 euros.", "La cotisation de la danse est de 180 euros."),
        ("L'atelier est le samedi.", "L'atelier sera peut-être le dimanche ?"),
        ("La cuota es de 32 euros.", "La cuota es de 320 euros."),  # of something else, by its size
        ("The rent is 900 euros.", "The rent is 950 euros."),  # for other rules to decide
    ],
)
def test_something_else_or_one_more_takes_no_place(old: str, new: str) -> None:
    assert restates(new, old, {}) == 0


def test_a_day_that_has_passed_is_not_moved_unless_a_change_is_told() -> None:
    old, new = "Der Zahnarzt ist am 20. März um 9 Uhr.", "Der Zahnarzt ist am 22. September um 9 Uhr."
    assert restates(new, old, {}, MARCH, MARCH) > 1
    assert restates(new, old, {}, MAY, MARCH) == 0
    assert restates("Der Zahnarzt wird auf den 12. Mai verschoben.", old, {}, MARCH, MARCH) >= 0
    late = "Der Schrank wird erst am 30. Mai geliefert."
    assert restates(late, "Der Schrank wird am 20. März geliefert.", {}, MAY, MARCH) > 1


def test_what_many_statements_name_is_not_decided() -> None:
    old, new = "Die Probe ist dienstags um 19 Uhr.", "Die Probe ist mittwochs um 19 Uhr."
    assert restates(new, old, {"probe": 2}) and not restates(new, old, {"probe": 3})


def test_the_old_value_is_superseded_across_conversations(tmp_path: Path) -> None:
    said = ("Der Schwimmkurs von Jule ist freitags um 16 Uhr.", "Der Schwimmkurs ist samstags um 10 Uhr.")
    with Memory(home=tmp_path, user="u") as memory:
        for number, text in enumerate(said):
            message = Message(id="m1", role="user", content=text)
            memory.archive(Conversation(id=f"c{number}", title="Jule", messages=[message]))
        cells = [cell for topic in memory.topics.list() for cell in topic.cells]
    assert {cell.text: bool(cell.superseded) for cell in cells} == {said[0]: True, said[1]: False}


@pytest.mark.parametrize("part", ["der ", "am 3. ", "habe ge", "1 150 ", "à 9 h ", "Die Probe ist, "])
def test_clauses_are_read_in_linear_time(part: str) -> None:
    read = list_valued_clauses.__wrapped__
    assert grows_linearly(lambda text: read(f"Ich habe am Montag {text}"), part, 2_000)
