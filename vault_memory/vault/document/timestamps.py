"""Parse and format the times in documents: ISO 8601, in UTC, to the second."""

from __future__ import annotations

from datetime import UTC, datetime


def parse_time(text: str) -> datetime | None:
    """Return the time in UTC; a date means its midnight, a time without zone is UTC. None: not a readable time."""
    try:
        moment = datetime.fromisoformat(text.strip())
        return as_utc(moment)
    except (ValueError, OverflowError):
        return None


def format_time(moment: datetime) -> str:
    """Format a time as ``2026-01-15T10:30:00Z``; fractions of a second are dropped."""
    return as_utc(moment).replace(tzinfo=None, microsecond=0).isoformat() + "Z"


def as_utc(moment: datetime) -> datetime:
    """Return the time in UTC; one without a zone is taken to be in UTC already, whatever the zone of this machine."""
    return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)
