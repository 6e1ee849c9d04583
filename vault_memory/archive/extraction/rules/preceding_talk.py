"""Quote the end of the talk before a sentence, which often says what the sentence is about ("48 hours, then.")."""

from __future__ import annotations

from collections.abc import Sequence

from vault_memory.archive.extraction.rules.message_sentences import fold
from vault_memory.models import Message

_MESSAGES = 2  # most earlier messages
_EARLIER, _OWN = 160, 200  # characters at the end of each, and of what stands before the sentence in its message
_FOUND_BY = 20  # characters of a sentence by which it is found in its message


def quote_preceding(messages: Sequence[Message], position: int, said: str) -> str:
    """Return what was said right before a sentence, "" if nothing was, with the names of who said it.

    ``position``: of the sentence's message among the messages. The parts of it are separated by vertical bars.
    """
    content = messages[position].content
    at = content.find(said[1:_FOUND_BY]) - 1  # the first letter may have become a capital
    earlier = [each for each in messages[max(0, position - _MESSAGES) : position] if each.role != "system"]
    parts = [_name(each) + _cut(each.content, _EARLIER) for each in earlier]
    return " | ".join(part for part in (*parts, _cut(content[: max(0, at)], _OWN)) if part)


def _name(message: Message) -> str:
    name = message.name or ("Assistant" if message.role == "assistant" else "")
    return f"{name}: " if name else ""


def _cut(text: str, most: int) -> str:
    """Return the end of a text on one line, from a word on."""
    end = fold(text[-2 * most :])
    return end if len(end) <= most else end[-most:].partition(" ")[2]
