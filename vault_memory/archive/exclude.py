"""What ``memory.exclude`` keeps out of the vault, before anything of it is stored (I8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from vault_memory.errors import InputError
from vault_memory.models import Conversation, Report
from vault_memory.text.exclude import excluded, unwanted


def allowed(conversation: Conversation, patterns: Sequence[str]) -> Conversation | Report:
    """The conversation without messages that a pattern matches; a report where none of it may be kept.

    Raises InputError for a pattern that cannot be used.
    """
    if not patterns:
        return conversation
    by = excluded(patterns, project=conversation.project, session=conversation.id)
    never = unwanted(patterns)
    kept = tuple(m for m in conversation.messages if never is None or not never.search(m.content))
    if conversation.messages and not kept:
        by = by or "text"
    if by:
        return Report("", conversation.id, messages=len(conversation.messages), excluded=by)
    return replace(conversation, messages=kept) if len(kept) < len(conversation.messages) else conversation


def keeps_out(session: str, text: str, patterns: Sequence[str]) -> bool:
    """Whether one message of a conversation under way is not to be kept. Raises InputError."""
    never = unwanted(patterns) if patterns else None
    return bool(excluded(patterns, session=session)) or (never is not None and never.search(text) is not None)


def check(text: str, patterns: Sequence[str]) -> None:
    """Raises InputError for a statement that a pattern matches."""
    never = unwanted(patterns) if patterns else None
    if never is not None and never.search(text):
        raise InputError("memory.exclude keeps this out (a text: pattern matches); nothing was remembered")
