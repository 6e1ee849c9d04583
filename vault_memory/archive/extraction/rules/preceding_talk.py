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
    earlier = messages[max(0, position - _MESSAGES) : position]
    parts = [_quote(each) for each in earlier if each.role in {"user", "assistant"}]
    return " | ".join(part for part in (*parts, _cut(content[: max(0, at)], _OWN)) if part)


def _quote(message: Message) -> str:
    """Return the end of a message behind the name of who said it, "" if nothing can be quoted."""
    name = message.name or ("Assistant" if message.role == "assistant" else "")
    said = _cut(message.content, _EARLIER)
    return f"{name}: {said}" if name and said else said


def _cut(text: str, most: int) -> str:
    """Return the end of a text on one line, from a word on."""
    end = fold(text[-2 * most :])
    return end if len(end) <= most else end[-most:].partition(" ")[2]
