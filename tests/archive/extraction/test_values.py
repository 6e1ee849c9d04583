"""Test the comparison of values in statements by meaning."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from vault_memory.archive.extraction.values import find_unsupported, missing


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The shop opens at 9:00.", "The shop opens at 09:00."),
        ("The shop closes at 21:30.", "The shop closes at 9:30 pm."),
        ("The rent is 1,200 a month.", "The rent is €1200 a month."),
        ("The rent is $1200.", "The rent is 1.200 a month."),
        ("It costs 790.", "It costs £790.00."),
        ("The trip is on 20 October 2026.", "The trip is on 2026-10-20."),
        ("She is due on May 3rd, 2026.", "She is due on 3 May 2026."),
        ("There are 3 sites.", "There are three sites."),
        ("Counted in `delivery_slot.booked`.", "The column `booked` of delivery_slot counts it."),
    ],
)
def test_the_same_value_in_another_form_is_not_lost(one: str, other: str) -> None:
    assert missing(one, other) == []


@pytest.mark.parametrize(
    ("one", "other", "lost"),
    [
        ("Port 8443 on db-5.", "Port 8444 on db-5.", ["8443"]),
        ("It costs 5.", "It costs 15 or 50.", ["5"]),
        ("It is version 16.2.", "It is version 16.", ["16.2"]),
        ("The file is src/app/main.py.", "The file is src/app/other.py.", ["src/app/main.py"]),
        ("At 09:00.", "At 9:30.", ["09:00"]),
        ("Write to ada@hald.example.", "Write to Ada.", ["ada@hald.example"]),
    ],
)
def test_another_value_is_lost(one: str, other: str, lost: list[str]) -> None:
    assert missing(one, other) == lost


def test_a_date_that_the_day_of_the_message_explains_was_said() -> None:
    said = datetime(2026, 8, 30, tzinfo=UTC)
    assert (
        find_unsupported("The fair is in 2026, on 2026-09-05.", ["The fair is this year, next Saturday."], said) == []
    )
    assert find_unsupported("The fair was on 2019-09-05.", ["The fair is next Saturday."], said) == ["2019-09-05"]
    assert find_unsupported("It costs 4,711.", ["It costs a lot."], said) == ["4,711"]
