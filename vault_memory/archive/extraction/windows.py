"""Cut a conversation into segments that each have one role, and into windows that fit into a model's context.

What a user pasted (a long fenced block, a quotation) is not what the user said, and what was read from memory must
never go into it again; so a message is cut into segments, and each keeps the role of who is really speaking in it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from vault_memory.models import Message, Role
from vault_memory.text.recall_marks import split_recalled
from vault_memory.text.tokens import count, count_all

_FENCE = re.compile(r"^ {0,3}(`{3,}+|~{3,}+)[^\n]*\n.*?(?:^ {0,3}\1[`~]*[ \t]*$|\Z)", re.MULTILINE | re.DOTALL)
_QUOTE = re.compile(r"(?:^ {0,3}>[^\n]*(?:\n|\Z)){2,}", re.MULTILINE)
_PASTED_LINES = 6  # a shorter block is a command or a value that the user names
_CODE_LINES, _MOST = 8, 12  # shown of code by an agent or a tool that has more than so many
_TOOL_LINES, _SPARE = 16, 4  # shown of what a tool returned; so few more are shown, too
_BREAK = re.compile(r"\n\s*\n|(?<=[.!?。])\s+|\n")


@dataclass(frozen=True, slots=True)
class Segment:
    """Part of a message. ``role``: of its speaker; ``recalled``: read from memory; ``known``: already archived."""

    message: Message
    role: Role
    text: str
    recalled: bool = False
    known: bool = False

    @property
    def as_message(self) -> Message:
        """The segment as a message of its own. Long code that an agent or a tool wrote is cut to its beginning."""
        text = self.text if self.message.role == "user" else _FENCE.sub(_shorten_match, self.text)
        if self.message.role == "tool":
            text = _head(text, _TOOL_LINES)
        return replace(self.message, role=self.role, content=text)


def _shorten_match(found: re.Match[str]) -> str:
    return found[0] if found[0].count("\n") < _MOST else _head(found[0], _CODE_LINES)


def _head(text: str, most: int) -> str:
    """Return the first lines of a text, and how many more there are."""
    rows = text.split("\n")
    return text if len(rows) <= most + _SPARE else "\n".join([*rows[:most], f"… ({len(rows) - most} more lines)"])


def segments(messages: Sequence[Message], new: Collection[str]) -> list[Segment]:
    """Return the messages in order, each cut where somebody else begins to speak; ids not in ``new`` are known.

    System messages are left out.
    """
    found = []
    for message in messages:
        if message.role == "system":
            continue
        for text, recalled in split_recalled(message.content):
            parts = _split_pasted_text(text) if message.role == "user" and not recalled else [(message.role, text)]
            for role, part in parts:
                if part.strip():
                    found.append(Segment(message, role, part, recalled, message.id not in new))
    return found


def windows(parts: Sequence[Segment], *, tokens: int, overlap: int) -> Iterator[tuple[Segment, ...]]:
    """Yield windows of at most ``tokens`` tokens that together contain every new segment once.

    Each begins with up to ``overlap`` tokens of what was said just before, marked as known.
    """
    fitting = [piece for part in parts for piece in _cut(part, max(tokens // 2, 16))]
    sizes = count_all([part.text for part in fitting]) if fitting else []
    place = 0
    while (first := next((n for n in range(place, len(fitting)) if not fitting[n].known), None)) is not None:
        start, room = first, min(overlap, tokens - sizes[first])
        while start and sizes[start - 1] <= room:
            start -= 1
            room -= sizes[start]
        room, place = tokens - sum(sizes[start:first]), first
        while place < len(fitting) and not fitting[place].known and (place == first or sizes[place] <= room):
            room -= sizes[place]
            place += 1
        earlier = (replace(part, known=True) for part in fitting[start:first])
        yield (*earlier, *fitting[first:place])


def halves(window: Sequence[Segment]) -> list[tuple[Segment, ...]]:
    """Split the window's new text into two windows without overlap; [] if it cannot be split further."""
    fresh = [part for part in window if not part.known]
    if len(fresh) == 1:
        fresh = list(_cut(fresh[0], max(count(fresh[0].text) // 2, 16)))
    middle = len(fresh) // 2
    return [tuple(fresh[:middle]), tuple(fresh[middle:])] if middle else []


def _split_pasted_text(text: str) -> Iterator[tuple[Role, str]]:
    """Yield the user's own text (role ``user``) and pasted text (role ``tool``), in order."""
    place = 0
    for match in sorted([*_FENCE.finditer(text), *_QUOTE.finditer(text)], key=lambda match: match.start()):
        fenced = not match[0].lstrip().startswith(">")
        if match.start() < place or (fenced and match[0].strip().count("\n") < _PASTED_LINES):
            continue
        yield "user", text[place : match.start()]
        yield "tool", match[0]
        place = match.end()
    yield "user", text[place:]


def _cut(part: Segment, tokens: int) -> Iterator[Segment]:
    """Cut a segment too long for a window at paragraphs, sentences or lines."""
    if 4 * len(part.text) < tokens or count(part.text) <= tokens:
        yield part
        return
    room, gathered = tokens, list[str]()
    for piece in (short for long in _BREAK.split(part.text) for short in _split_hard(long, tokens)):
        size = count(piece) + 1
        if size > room and gathered:
            yield replace(part, text="\n".join(gathered))
            room, gathered = tokens, []
        gathered.append(piece)
        room -= size
    if gathered:
        yield replace(part, text="\n".join(gathered))


def _split_hard(text: str, tokens: int) -> list[str]:
    """Cut hard: a character is at most four tokens (bytes), so pieces of a quarter as many always fit."""
    if 4 * len(text) < tokens or count(text) < tokens:
        return [text]
    width = max(tokens // 4, 1)
    return [text[at : at + width] for at in range(0, len(text), width)]
