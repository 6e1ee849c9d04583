"""Read chats that WhatsApp exports: the .txt, or the .zip with the media, of Android and of iPhones.

    14/03/24, 20:15 - Ann: text            [14/03/2024, 20:15:03] Ann: text

Dates are as the phone's region writes them (`whatsapp_times`). A line that begins with none continues the message
before it. Lines of WhatsApp itself are left out ("Ann added you"), and so are placeholders (`whatsapp_phrases`). Times
have no zone and are taken for UTC. Everybody is a user with a name. A conversation is a month of the chat; its id is
the time and the length of its first message: neither the name of the file nor those of people stay the same.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from vault_memory.importers.chat_months import split_by_month
from vault_memory.importers.source import ImportFile
from vault_memory.importers.whatsapp_phrases import GENERATED, MARKS, extract_said, find_title
from vault_memory.importers.whatsapp_times import Stamp, is_month_first, parse_stamp
from vault_memory.models import Conversation, Message

MEMBERS = re.compile(r"\A(?:[^/]{1,99}/)?(?:_chat|[^/]{0,99}WhatsApp[^/]{0,199})\.txt", re.IGNORECASE)
"""Names of the chat in a .zip."""
_ANDROID = re.compile(rf"[{MARKS}]{{0,4}}(\d[^\n\[\]]{{9,30}}?) [-–] (.*)")
_IPHONE = re.compile(rf"[{MARKS}]{{0,4}}\[([^\[\]\n]{{10,36}})\] (.*)")
_ISO = re.compile(r"\[\d{4}-\d\d-\d\d \d\d:\d\d(?::\d\d)?\]")  # speaker lines of markdown, too
_NAME_LENGTH = 100
_QUOTES = frozenset('"“”„«»')


@dataclass(frozen=True, slots=True)
class _Entry:
    """A message or a line of WhatsApp itself: when, by whom (''  for the latter), and all of its lines."""

    stamp: Stamp
    name: str
    text: str


def is_chat(text: str) -> bool:
    """Return whether a text is a chat: its first line and another begin as messages, and somebody speaks."""
    first = text.lstrip().partition("\n")[0]
    if (_ISO.match(first) and GENERATED not in text) or not (pattern := _find_pattern(first)):
        return False
    heads = (_read_head(pattern, line) for line in text.lstrip().split("\n"))
    found = [head for head in heads if head]
    return len(found) > 1 and any(head.name for head in found)


def read_conversations(source: ImportFile) -> Iterator[Conversation]:
    """Yield a conversation for each month. Raises FormatError where the file is no chat."""
    for member in source.members(MEMBERS):
        text = source.read_text(member)
        if not member or is_chat(text):  # somebody may have sent a text file
            yield from _read_chat(source, text, member)


def _read_chat(source: ImportFile, text: str, member: str) -> Iterator[Conversation]:
    lines = text.lstrip("\n").split("\n")
    pattern = _find_pattern(lines[0])
    if pattern is None:
        raise source.error("is no chat of WhatsApp: its first line does not begin with a date and a time", 1)
    entries = _join_lines(pattern, lines)
    month_first, sure = is_month_first([entry.stamp for entry in entries])
    counts = Counter(entry.name for entry in entries)
    messages = []
    for entry in entries:
        time = entry.stamp.read(month_first)
        if time is None or not entry.name or (not _QUOTES.isdisjoint(entry.name) and counts[entry.name] == 1):
            continue
        if said := extract_said(entry.text, iphone=pattern is _IPHONE):
            messages.append(Message("user", said, time=time, name=entry.name))
    chat = Conversation(
        tuple(messages),
        title=_find_title(source.name, member),
        source="whatsapp",
        problems=() if sure else (_describe_doubt(source, month_first),),
    )
    yield from split_by_month(chat, _make_id)


def _find_pattern(line: str) -> re.Pattern[str] | None:
    return next((pattern for pattern in (_IPHONE, _ANDROID) if _read_head(pattern, line)), None)


def _read_head(pattern: re.Pattern[str], line: str) -> _Entry | None:
    found = pattern.match(line)
    stamp = parse_stamp(found[1]) if found else None
    if found is None or stamp is None or not (stamp.read(False) or stamp.read(True)):
        return None
    name, colon, text = found[2].partition(":")
    name = " ".join(name.strip(f" ~\u00a0\u202f{MARKS}").split())
    if not colon or len(name) > _NAME_LENGTH or (text and not text[0].isspace()):
        return _Entry(stamp, "", found[2])
    return _Entry(stamp, name, text)


def _join_lines(pattern: re.Pattern[str], lines: Sequence[str]) -> list[_Entry]:
    """Return the messages with the lines that continue them."""
    heads: list[_Entry] = []
    texts: list[list[str]] = []
    for line in lines:
        if head := _read_head(pattern, line):
            heads.append(head)
            texts.append([head.text])
        else:
            texts[-1].append(line)
    return [_Entry(head.stamp, head.name, "\n".join(text)) for head, text in zip(heads, texts, strict=True)]


def _find_title(name: str, member: str) -> str:
    """Return the name of the chat, from the names of the member of a .zip, of the file, or of its folder."""
    path = Path(name)
    return next(filter(None, map(find_title, (Path(member).stem, path.stem, path.parent.name))), "")


def _describe_doubt(source: ImportFile, month_first: bool) -> str:
    order = "month/day" if month_first else "day/month"
    return (
        f"{source.name}: its dates may be day/month or month/day; they were read as {order}. If that is wrong, take the"
        " import back (vault-memory undo), write the dates as 2026-03-04, and import the file again"
    )


def _make_id(month: str, first: Message) -> str:
    assert first.time is not None
    return f"whatsapp-{month}-{first.time:%dT%H%M%S}-{len(first.content)}"
