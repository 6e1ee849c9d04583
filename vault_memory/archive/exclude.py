"""What ``memory.exclude`` keeps out of the vault, before anything of it is stored (I8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from vault_memory.errors import InputError
from vault_memory.exclusion_patterns import excluded, unwanted
from vault_memory.models import Conversation, Report


def allowed(conversation: Conversation, patterns: Sequence[str]) -> Conversation | Report:
    """The conversation without messages that a pattern matches; a report where none of it may be kept.

    Raises InputError for a pattern that cannot be used.
    """
    if not patterns:
        return conversation
    by = excluded(patterns, project=conversation.project, session=conversation.id, passed=conversation.passed)
    kept = tuple(message for message in conversation.messages if not unwanted(patterns, message.content))
    if conversation.messages and not kept:
        by = by or "text"
    if by:
        return Report("", conversation.id, messages=len(conversation.messages), excluded=by)
    return replace(conversation, messages=kept) if len(kept) < len(conversation.messages) else conversation


def keeps_out(session: str, text: str, patterns: Sequence[str]) -> bool:
    """Whether one message of a conversation under way is not to be kept. Raises InputError."""
    return bool(excluded(patterns, session=session)) or unwanted(patterns, text)


def check(text: str, patterns: Sequence[str]) -> None:
    """Raises InputError for a statement that a pattern matches."""
    if unwanted(patterns, text):
        raise InputError("memory.exclude keeps this out (a text: pattern matches); nothing was remembered")
