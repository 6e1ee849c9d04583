"""Words of numbers and days for people and agents."""

from __future__ import annotations

from datetime import UTC, datetime


def count_noun(count: int, noun: str, plural: str = "") -> str:
    """Return a number with its noun: ``1 topic``, ``1,204 topics``, ``2 entries``."""
    return f"{count:,} {noun if count == 1 else plural or f'{noun}s'}"


def format_day(moment: datetime | None) -> str:
    """Return the day of a moment in UTC, ``2026-01-15``; '' for none."""
    return moment.astimezone(UTC).date().isoformat() if moment else ""


def format_moment(moment: datetime | None) -> str | None:
    """Return a moment in UTC to the second, ``2026-01-15T10:30:00Z``; None for none."""
    return moment.astimezone(UTC).isoformat(timespec="seconds").replace("+00:00", "Z") if moment else None
