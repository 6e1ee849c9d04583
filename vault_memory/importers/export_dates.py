"""Parse dates as chat exports write them."""

from __future__ import annotations

import math
from datetime import UTC, datetime

from vault_memory.importers.source import Unreadable
from vault_memory.vault.document.timestamps import parse_time

_FORMATS = (
    "%B-%d-%Y",  # March-15-2024: BEAM
    "%I:%M %p on %d %B, %Y",  # 1:56 pm on 8 May, 2023: LoCoMo
    "%B %d, %Y",
    "%d %B %Y",
    "%Y/%m/%d",
    "%Y/%m/%d %H:%M",
    "%Y/%m/%d %H:%M:%S",
    "%a, %d %b %Y %H:%M:%S %z",
)
_LARGEST_SECONDS = 1e11  # beyond it (the year 5138) an epoch is in milliseconds, and so on
_SMALLEST, _LARGEST = datetime(1, 1, 2, tzinfo=UTC), datetime(9999, 12, 30, tzinfo=UTC)


def read_time(value: object) -> datetime:
    """Parse an epoch (seconds, milli- or microseconds) or a written date; return the time in UTC.

    A date without a time is its midnight, a time without a zone is UTC. Raises Unreadable.
    """
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        raise Unreadable("not a date")
    if isinstance(value, str):
        text = " ".join(value.split())
        if found := parse_time(text) or _parse_written_date(text):
            return _check_range(found)
        value = text
    return _parse_epoch(value)


def _parse_epoch(value: float | str) -> datetime:
    try:
        seconds = float(value)
    except (ValueError, OverflowError):
        raise Unreadable("not a date") from None
    if not math.isfinite(seconds):
        raise Unreadable("not a date")
    while abs(seconds) > _LARGEST_SECONDS:
        seconds /= 1000
    try:
        return _check_range(datetime.fromtimestamp(seconds, UTC))
    except (ValueError, OverflowError, OSError):
        raise Unreadable("not a date") from None


def _parse_written_date(text: str) -> datetime | None:
    for pattern in _FORMATS:
        try:
            found = datetime.strptime(text, pattern)
        except ValueError:
            continue
        try:
            return found.astimezone(UTC) if found.tzinfo else found.replace(tzinfo=UTC)
        except OverflowError:
            return None
    return None


def _check_range(moment: datetime) -> datetime:
    """Refuse times at the ends of the calendar, where arithmetic overflows. Raises Unreadable."""
    if not _SMALLEST <= moment <= _LARGEST:
        raise Unreadable("not a date")
    return moment
