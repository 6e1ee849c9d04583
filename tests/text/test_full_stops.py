"""Test that full stops of ordinals, dates and abbreviations end no sentence, and others do."""

from __future__ import annotations

import pytest

from vault_memory.archive.extraction.rules.message_sentences import sentences
from vault_memory.text.sentences import split_sentences

WHOLE = [
    "Die Regatta ist am 9. Juni in Kappeln",
    "Das Büro liegt im 4. Stock am Hafen",
    "Wir feiern ihr 30. Dienstjubiläum im Verein",
    "the rope is on the 12. shelf",
    "Am 8.6. Abfahrt um sechs",
    "Der Lack kostet ca. 18 Euro bzw. 22 Euro mit Versand",
    "Die Werft liegt in der Gartenstr. 14 in Kiel",
    "Hr. Petersen und Fr. Lund kommen",
    "The mast is approx. 9 metres",
    "The bill incl. VAT is 90",
    "The loft is at No. 7 Quay Lane",
    "We sail at 6 p.m. on Sunday",
    "Lund Inc. in Ness mends sails",
    "the check is at 9:10, dr. Lund",
    "mr. and mrs. lund mend sails",
    "J. R. Lund mends sails",
    "We run sailplan 2.4.1 on deck.yaml now",
    "La Sra. Colón vende velas",
    "Mme. Leroy vend des voiles",
    "The pump runs every 20 min. and stops at dusk",
    "The yard is shut until 6 Jan. but the slip is open",
    "Berth fees are 900 kr. a week",
    "Max. draught is 2 metres",
]
APART = [
    ("the gusts reach 30 kn. took the small sail", ["the gusts reach 30 kn.", "took the small sail"]),
    ("Die Regatta ist am 9. Wir kommen", ["Die Regatta ist am 9.", "Wir kommen"]),
    ("Die Abfahrt ist am 8.6. Danach schlafen wir", ["Die Abfahrt ist am 8.6.", "Danach schlafen wir"]),
    ("We sail at 6 p.m. Bring a coat", ["We sail at 6 p.m.", "Bring a coat"]),
    ("My berth is 12. The quay is free", ["My berth is 12.", "The quay is free"]),
    ("It takes 5 min. Then we row", ["It takes 5 min.", "Then we row"]),
    ("I saw the Dr. He was kind", ["I saw the Dr.", "He was kind"]),
    ("We live in Quay St. The loft is dry", ["We live in Quay St.", "The loft is dry"]),
    ("Bring rope, tar etc. We have oars", ["Bring rope, tar etc.", "We have oars"]),
    ("the rope is 18 incl. i bring it", ["the rope is 18 incl.", "i bring it"]),
    ("the berth costs 3.50. we pay monthly", ["the berth costs 3.50.", "we pay monthly"]),
]


@pytest.mark.parametrize("text", WHOLE)
def test_a_sentence_is_not_cut_at_a_full_stop_within(text: str) -> None:
    assert [part.strip() for part in split_sentences(text)] == [text]
    assert [each.text for each in sentences(text)] == [text]


@pytest.mark.parametrize(("text", "expected"), APART)
def test_sentences_still_end(text: str, expected: list[str]) -> None:
    assert [each.text for each in sentences(text)] == expected


def test_parts_together_are_the_text() -> None:
    text = "\n".join([*WHOLE, *(each for each, _ in APART)] * 40)
    assert "".join(split_sentences(text)) == text
