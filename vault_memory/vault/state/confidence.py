"""Compute the current confidence of a statement from stored values and the time. Pure functions (FEATURES A10).

A machine-written statement that is not used loses confidence every day, down to a floor. A use stops the loss without
restoring confidence; a repetition of the statement restores all of it. What a person wrote, edited or pinned never
fades.
"""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from vault_memory.settings import DecaySettings

if TYPE_CHECKING:
    from vault_memory.models import Cell, Topic

PIN_TAGS = frozenset({"pin", "pinned"})
_DAY = 86_400.0  # seconds


def loss(idle_days: float, settings: DecaySettings) -> float:
    """Return the share of its confidence (0 to 1) that a statement keeps after ``idle_days`` without use."""
    return float((1.0 - min(1.0, settings.rate)) ** max(0.0, idle_days - settings.after))


def effective(confidence: float, kept: float, idle_days: float, settings: DecaySettings) -> float:
    """Return ``confidence`` after the current idle period; ``kept`` is the share that earlier idle periods left.

    The result is never above ``confidence``; it fades at most to one day's loss below ``settings.floor``.
    """
    left = confidence * kept * loss(idle_days, settings)
    least = settings.floor * (1.0 - min(1.0, settings.rate))
    return min(confidence, max(left, least))


def idle_days(since: datetime, now: datetime) -> float:
    return max(0.0, (now - since).total_seconds() / _DAY)


def is_pinned(topic: Topic, cell: Cell) -> bool:
    """Return whether the cell is pinned by its memory line, a tag of the cell or document, or ``pinned: true``."""
    tags = {tag.casefold() for tag in topic.tags}
    own = {word[1:].casefold() for word in f"{cell.text} {cell.detail}".split() if word.startswith("#")}
    attribute = cell.attributes is not None and cell.attributes.pinned
    return attribute or topic.pinned or not PIN_TAGS.isdisjoint(tags | own)
