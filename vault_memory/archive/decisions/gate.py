"""Reject items that are too short, too uncertain or have no topic: the quality gate (FEATURES A3)."""

from __future__ import annotations

from unicodedata import east_asian_width

from vault_memory.models import Item
from vault_memory.settings import ArchiveSettings

_WEIGHTY = 0.6  # salience from which a short statement stands: "Call me Jo.", "I'm left-handed."


def check(item: Item, settings: ArchiveSettings) -> str:
    """Return '' when the item may pass, else the reason for the report."""
    text = " ".join(item.text.split())
    if _measure_length(text) <= settings.min_length and item.salience < _WEIGHTY:
        return f"too short: {len(text)} characters, more than {settings.min_length} are wanted"
    if not item.confidence > settings.min_confidence:  # not ">": NaN is no confidence either
        return f"too unsure: confidence {item.confidence:g}, more than {settings.min_confidence:g} is wanted"
    topic = " ".join(item.topic.split())
    if not topic:
        return "no topic"
    if topic.casefold() in {vague.casefold() for vague in settings.vague_topics}:
        return f"topic too vague: {topic}"
    return ""


def _measure_length(text: str) -> int:
    """Return the number of characters, those of Chinese, Japanese and Korean twice: they say as much as two letters."""
    return len(text) if text.isascii() else len(text) + sum(east_asian_width(each) in "WF" for each in text)
