"""Test which reports that something works again end which statements of faults."""

from __future__ import annotations

import pytest

from vault_memory.archive.extraction.rules.repair_reports import fixes


@pytest.mark.parametrize(
    ("new", "old"),
    [
        ("The checkout bug in Firefox is fixed in 4.1", "The checkout form is broken in Firefox"),
        ("Omar: The gate was finally repaired", "The gate is stuck"),
        ("The electrician repaired the doorbell on Tuesday", "The doorbell doesn't ring, it stopped working"),
        ("The race condition in the scheduler has been resolved", "There is a race condition in the scheduler"),
        ("The scanner works fine again", "The scanner keeps freezing"),
        ("The fitter came, the pump works again", "The pump is leaking"),
        ("Der Monteur war da, der Aufzug läuft wieder", "Der Aufzug ist seit Montag kaputt"),
        ("L'imprimante marche de nouveau", "L'imprimante est en panne"),
        ("La lavadora ya funciona", "La lavadora no funciona"),
        ("La stampante è stata riparata", "La stampante è rotta"),
        ("O esquentador já funciona", "O esquentador não funciona"),
        ("De oven doet het weer", "De oven is kapot"),
    ],
)
def test_a_report_about_what_is_broken_ends_it(new: str, old: str) -> None:
    assert fixes(new, old, {}) > 1


@pytest.mark.parametrize(
    ("new", "old"),
    [
        ("The search form is fixed in Firefox", "The checkout form is broken in Firefox"),
        ("The gate will be fixed on Friday", "The gate is stuck"),
        ("Once the gate is fixed we can paint it", "The gate is stuck"),
        ("The scheduler runs in Dublin", "There is a race condition in the scheduler"),
        ("The interest rate is fixed by the bank", "The rate service is down"),
        ("The gate was repaired", "The gate is painted green"),
        ("Wenn der Aufzug wieder läuft, bringe ich die Kisten", "Der Aufzug ist kaputt"),
        ("Der Aufzug wird am Freitag repariert", "Der Aufzug ist kaputt"),
    ],
)
def test_a_report_about_something_else_or_a_plan_ends_nothing(new: str, old: str) -> None:
    assert fixes(new, old, {}) == 0


def test_one_word_must_be_rare() -> None:
    new, old = "The gate was repaired", "The gate is stuck"
    assert fixes(new, old, {"gate": 2}) and not fixes(new, old, {"gate": 3})
