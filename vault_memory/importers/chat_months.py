"""Divide a chat that goes on for years into conversations of one calendar month each.

A message belongs to the month of its own time, whatever stands around it, so that a later and longer export of the same
chat has the same months: the last one grows, and further ones follow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from datetime import datetime

from vault_memory.models import Conversation, Message


def split_by_month(chat: Conversation, make_id: Callable[[str, Message], str]) -> Iterator[Conversation]:
    """Yield a conversation for each month, in the order of their first messages.

    Its title is that of the chat, or who speaks in it, and the month. ``make_id`` gets the month (``2026-01``) and its
    first message. All messages must have times. The problems of the chat are those of its first month.
    """
    months: dict[str, list[Message]] = {}
    for message in chat.messages:
        months.setdefault(f"{_time(message):%Y-%m}", []).append(message)
    problems = chat.problems
    for month, messages in months.items():
        title = f"{chat.title or _name_people(messages)}, {_time(messages[0]):%B %Y}"
        yield replace(
            chat, id=make_id(month, messages[0]), title=title, messages=tuple(messages), started=None, problems=problems
        )
        problems = ()


def _name_people(messages: Iterable[Message]) -> str:
    """Return a title of those who speak: ``Ann``, ``Ann and Ben``, ``Ann, Ben and 3 others``."""
    names = list(dict.fromkeys(message.name for message in messages))
    if len(names) <= 2:
        return " and ".join(names)
    rest = len(names) - 2
    return f"{names[0]}, {names[1]} and {rest} other{'s' if rest > 1 else ''}"


def _time(message: Message) -> datetime:
    assert message.time is not None
    return message.time
