"""Apply ``memory.exclude`` before anything is stored (I8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from vault_memory.errors import InputError
from vault_memory.exclusion_patterns import find_exclusion, matches_text
from vault_memory.models import Conversation, Report


def apply_exclusions(conversation: Conversation, patterns: Sequence[str]) -> Conversation | Report:
    """Return the conversation without excluded messages, or a report where all of it is excluded.

    Raises InputError for an invalid pattern.
    """
    if not patterns:
        return conversation
    by = find_exclusion(patterns, project=conversation.project, session=conversation.id, passed=conversation.passed)
    kept = tuple(message for message in conversation.messages if not matches_text(patterns, message.content))
    if conversation.messages and not kept:
        by = by or "text"
    if by:
        return Report("", conversation.id, messages=len(conversation.messages), excluded=by)
    return replace(conversation, messages=kept) if len(kept) < len(conversation.messages) else conversation


def is_excluded(session: str, text: str, patterns: Sequence[str]) -> bool:
    """Return whether one message of a live conversation is excluded. Raises InputError for an invalid pattern."""
    return bool(find_exclusion(patterns, session=session)) or matches_text(patterns, text)


def refuse_excluded(text: str, patterns: Sequence[str]) -> None:
    """Refuse a statement that a pattern excludes. Raises InputError."""
    if matches_text(patterns, text):
        raise InputError("a text: pattern of memory.exclude matches this; nothing was remembered")
