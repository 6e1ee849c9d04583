"""Format counts, days, titles and excerpts for people and agents."""

from __future__ import annotations

import re
from datetime import UTC, datetime

_DERIVED = re.compile(r"(\d{4})(\d\d)(\d\d)-[0-9a-f]{8}")  # the id that a conversation without one gets


def count_noun(count: int, noun: str, plural: str = "") -> str:
    """Return a number with its noun: ``1 topic``, ``1,204 topics``, ``2 entries``."""
    return f"{count:,} {noun if count == 1 else plural or f'{noun}s'}"


def format_day(moment: datetime | None) -> str:
    """Return the day of a moment in UTC, ``2026-01-15``; '' for none."""
    return moment.astimezone(UTC).date().isoformat() if moment else ""


def format_moment(moment: datetime | None) -> str | None:
    """Return a moment in UTC to the second, ``2026-01-15T10:30:00Z``; None for none."""
    return moment.astimezone(UTC).isoformat(timespec="seconds").replace("+00:00", "Z") if moment else None


def shorten(text: str, length: int = 60) -> str:
    """Return the beginning of a text on one line, cut between words, with an ellipsis."""
    line = " ".join(text.split())
    if len(line) <= length:
        return line
    cut = line[: length - 1]
    return (cut.rpartition(" ")[0] if " " in cut[length // 2 :] else cut).rstrip(" ,;:.") + "…"


def name_conversation(conversation: str, title: str = "") -> str:
    """Return the display name of a conversation: its title, else its day if its id was generated, else its id."""
    if title:
        return title
    if derived := _DERIVED.fullmatch(conversation):
        return f"the conversation of {'-'.join(derived.groups())}"
    told = conversation.removeprefix("remember:")
    return conversation if told == conversation else f"what you told it on {told}"
