"""Read the dates and times of WhatsApp's exports, which are written as the phone's region writes them.

Whether a date is day/month or month/day is found from all dates of a file: a number above 12 is no month, and time
does not run backwards.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import pairwise

from vault_memory.importers.whatsapp_phrases import AFTER_NOON, BEFORE_NOON, drop_marks

_STAMP = re.compile(
    r"(\d{1,4})([./-]) ?(\d{1,2})\2 ?(\d{1,4})\.?[,،]? ?([^\d\s]{0,4}) ?(\d{1,2})[:.](\d\d)(?:[:.](\d\d))? ?(\D{0,8})"
)
_CENTURY = 2000


@dataclass(frozen=True, slots=True)
class Stamp:
    """A date and a time as written: three numbers, whose order is not known yet, and the time of a 24-hour clock."""

    numbers: tuple[int, int, int]
    year_first: bool
    separator: str
    half: str  # am or pm, as written; '' for a 24-hour clock
    hour: int
    minute: int
    second: int

    def read(self, month_first: bool) -> datetime | None:
        """Return the time, which has no zone and is taken for UTC; None where it is none."""
        first, second, third = self.numbers
        if self.year_first:
            year, month, day = self.numbers
        else:
            month, day, year = (first, second, third) if month_first else (second, first, third)
        year += _CENTURY if year < 100 else 0
        try:
            return datetime(year, month, day, self.hour, self.minute, self.second, tzinfo=UTC)
        except ValueError:
            return None


def parse_stamp(text: str) -> Stamp | None:
    """Parse ``14/03/24, 8:15 PM``, ``14.3.2024 klo 20.15.03``, ``2024/3/14 下午8:15``; else return None."""
    found = _STAMP.fullmatch(" ".join(drop_marks(text).split()))
    if found is None:
        return None
    before, behind = (_fold(found[5]), _fold(found[9]))
    half = next((word for word in (behind, before) if word in BEFORE_NOON | AFTER_NOON), "")
    hour = int(found[6])
    if behind not in ("", half) or hour > (12 if half else 23):
        return None
    if half:
        hour = hour % 12 + (12 if half in AFTER_NOON else 0)
    numbers = (int(found[1]), int(found[3]), int(found[4]))
    return Stamp(numbers, len(found[1]) == 4, found[2], half, hour, int(found[7]), int(found[8] or 0))


def is_month_first(stamps: Sequence[Stamp]) -> tuple[bool, bool]:
    """Return whether the dates are month/day, and whether that is sure."""
    undecided = [stamp for stamp in stamps if not stamp.year_first]
    if not undecided:
        return False, True
    day_first = sum(stamp.numbers[0] > 12 for stamp in undecided)
    month_first = sum(stamp.numbers[1] > 12 for stamp in undecided)
    if day_first != month_first:
        return month_first > day_first, True
    backwards = [_count_backwards(undecided, order) for order in (False, True)]
    if backwards[0] != backwards[1]:
        return backwards[1] < backwards[0], True
    same = all(stamp.numbers[0] == stamp.numbers[1] for stamp in undecided)
    return _looks_american(undecided[0]), same or undecided[0].separator == "."


def _looks_american(stamp: Stamp) -> bool:
    """Return whether a date has slashes, a year of two digits and a 12-hour clock without full stops."""
    return stamp.separator == "/" and stamp.numbers[2] < 100 and stamp.half in ("am", "pm")


def _count_backwards(stamps: Sequence[Stamp], month_first: bool) -> int:
    times = [time for stamp in stamps if (time := stamp.read(month_first))]
    return sum(later.date() < earlier.date() for earlier, later in pairwise(times))


def _fold(word: str) -> str:
    return "".join(char for char in word.casefold() if char not in ". ")
