"""How statements are told: as once only, as still so, as done, in each language."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from vault_memory.archive.decisions.ending_tellings import compare_tellings, measure_gap, read_telling

NOW = datetime(2026, 4, 30, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("This Friday the carer comes at nine, one time only.", "once"),
        ("Ausnahmsweise kommt sie am Montag.", "once"),
        ("The cache stays as it is.", "keeping"),
        ("Das Training bleibt am Dienstag.", "keeping"),
        ("The group also has a tempo run.", "adding"),
        ("La moitié des lits est faite.", "partial"),
        ("Last year we opened with Palestrina.", "period"),
        ("We sold the tractor.", "did"),
        ("Ahora vive en Lima.", "current"),
        ("She swims every Thursday.", "every"),
        ("Marta suggested the second hall.", "proposing"),
        ("Nobody has a key.", "denying"),
    ],
)
def test_a_telling_is_read(text: str, kind: str) -> None:
    assert read_telling(text)[kind]
    assert read_telling(f"Ines: {text}") == read_telling(text)


def test_an_exception_is_told_apart_from_what_is_always_so() -> None:
    found = compare_tellings("This Friday I'm away.", "I do his shopping every Friday.", 1.0, 0.0)
    assert found["once_every"]
    assert not compare_tellings("I'm in Nice.", "I do his shopping every Friday.", 1.0, 0.0)["once_every"]


def test_the_gap_grows_with_the_time_between_and_is_never_negative() -> None:
    gaps = [measure_gap(NOW + timedelta(minutes=minutes), NOW) for minutes in (-5, 0, 1, 60, 100_000)]
    assert gaps == sorted(gaps)
    assert gaps[0] == 0
    assert measure_gap(None, NOW) == 0
