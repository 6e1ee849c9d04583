"""Test that an allergy or a birthday is ended only by what speaks of it."""

from __future__ import annotations

import pytest

from vault_memory.archive.decisions.lasting_facts import outlasts

STAYS = [
    ("Rafa can't have sesame, he has an EpiPen at school.", "New EpiPen is the 0.3 one, I have to tell the school."),
    (
        "I want to book something for Nell's 10th birthday, it's Saturday 25 April.",
        "Nell has gone back to eating fish.",
    ),
    (
        "When you answer me keep it short and no bullet lists please, I read you on the metro.",
        "Metro's here, beijinhos.",
    ),
    ("Nora ist allergisch gegen Nüsse.", "Nora geht jetzt in die zweite Klasse."),
    ("I get migraines, my tablets are in the glove box.", "Had a migraine on the motorway, took two tablets."),
    ("Ewa has epilepsy and takes Keppra twice a day.", "My aunt's dog has epilepsy as well, would you believe it."),
    ("The first-aid kit hangs beside the boiler.", "Hang the coats beside the boiler, but not over the first-aid kit!"),
    ("My inhaler is in the side pocket of the blue bag.", "The blue bag has a side pocket, bought a second one."),
    ("Kofi's allergic to shellfish.", "Kofi dropped out of the rowing team."),
    ("The fire extinguisher by the stairs is checked until 2029.", "Bikes by the stairs, not by the extinguisher!"),
    ("Ottilie's birthday is on 3 November.", "We've cancelled the birthday dinner on Friday."),
    ("Kofi's allergic to shellfish.", "Shellfish soup was on the menu, poor Kofi, he can't have any."),
]
ENDS = [
    ("Rafa can't have sesame, he has an EpiPen at school.", "The test says Rafa can eat sesame after all."),
    ("Nell's birthday party is at the pool.", "We've moved the birthday party to the park."),
    ("I'm allergic to cats.", "Turns out I'm not allergic, it was the dust."),
    ("Keep your answers short, I read you on the metro.", "You can write longer answers, I've quit the metro."),
    ("Be blunt and don't praise first, please.", "Please be kind first, then be blunt."),
    ("The removal is on 15 August.", "The removal is on 20 August now."),
    ("I get migraines, my tablets are in the glove box.", "No more migraines since I quit the night shifts."),
    ("Kofi's allergic to shellfish.", "Kofi isn't allergic to shellfish, they tested him."),
    ("Kofi's allergic to shellfish.", "Tests for the shellfish thing came back negative."),
    ("The first-aid kit hangs beside the boiler.", "We've moved the first-aid kit to the hall."),
    ("The asthma clinic sees Lasse on 9 October.", "The clinic saw Lasse, all good."),
    ("I keep the inhaler in my desk.", "The nurse took away the inhaler."),
    ("The first-aid kit is in the left locker.", "It hangs beside the lockers since the flood, the kit."),
    ("Reply to me in Danish, please.", "Switch to Norwegian for your replies."),
    ("Mitzi is diabetic and gets insulin at 7.", "Mitzi died on Sunday."),
]


@pytest.mark.parametrize(("old", "new"), STAYS)
def test_what_lasts_is_not_ended_by_something_else_about_the_person(old: str, new: str) -> None:
    assert outlasts(old, new)


@pytest.mark.parametrize(("old", "new"), ENDS)
def test_what_speaks_of_it_ends_it(old: str, new: str) -> None:
    assert not outlasts(old, new)
