"""Make conversations of a few sentences."""

from __future__ import annotations

from datetime import UTC, datetime

from vault_memory.models import Conversation, Message, Role


def talk(*texts: str, id: str = "c1", role: Role = "user", day: int = 1) -> Conversation:
    """Return a conversation in which one person says these sentences, on a morning of October 2026."""
    time = datetime(2026, 10, day, 8, tzinfo=UTC)
    return Conversation(tuple(Message(role, text, f"m{n}", time) for n, text in enumerate(texts, 1)), id=id)
