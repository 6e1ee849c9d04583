"""Read the ``result.json`` that Telegram Desktop exports: one chat, or all chats of an account.

Of each message its text is imported, with links and code as markdown. A reply begins with a quote of what it replies
to, unless that is the message right before it; a forwarded message is a quote as a whole, because its words are not the
sender's: quotes are searched and never learned from. Service messages, media without text, and channels are left out.
Everybody is a user with a name. A conversation is a month of a chat.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from vault_memory.errors import FormatError
from vault_memory.importers.chat_months import split_by_month
from vault_memory.importers.export_dates import read_time
from vault_memory.importers.source import ImportFile, Unreadable
from vault_memory.models import Conversation, Message

_TYPES = r"personal_chat|bot_chat|saved_messages|(?:private|public)_(?:group|supergroup|channel)"
_ONE_CHAT = re.compile(rf'\s*\{{[^\[\]{{}}]{{0,2000}}?"type"\s{{0,9}}:\s{{0,9}}"(?:{_TYPES})"')
_ACCOUNT = re.compile(r'\s*\{\s*"(?:about|personal_information|chats|left_chats)"\s*:')
_CHATS = re.compile(
    rb'"(?:left_)?chats"\s{0,99}:\s{0,99}\{\s{0,99}'
    rb'(?:"about"\s{0,9}:\s{0,9}"(?:[^"\\]|\\.){0,1500}"\s{0,99},\s{0,99})?"list"\s{0,9}:\s{0,9}(?=\[)'
)
_QUOTED = 160  # characters of a message that a reply quotes
_CHANNELS = frozenset(("public_channel", "private_channel"))


def is_export(head: str) -> bool:
    """Return whether a file that begins so is an export of Telegram: of one chat or of an account."""
    account = _ACCOUNT.match(head) and ('"personal_information"' in head or _CHATS.search(head.encode()))
    return bool(account or _ONE_CHAT.match(head))


def read_conversations(source: ImportFile) -> Iterator[Conversation | FormatError]:
    """Yield a conversation for each month of each chat, or the error of a chat. Raises FormatError."""
    if not _ACCOUNT.match(source.head):
        chats: Iterator[object] = (item.value for item in source.json_values)
    else:
        chats = source.items_behind(_CHATS)
    for position, chat in enumerate(chats, 1):
        try:
            yield from _parse_chat(chat)
        except Unreadable as error:
            name = _as_text(chat.get("name")) if isinstance(chat, Mapping) else ""
            called = f"chat {position} ('{name}')" if name else f"chat {position}"
            yield source.error(f"{called}: {error}")


def _parse_chat(chat: object) -> Iterator[Conversation]:
    listed = chat.get("messages") if isinstance(chat, Mapping) else None
    if not isinstance(chat, Mapping) or not isinstance(listed, list):
        raise Unreadable("has no list of 'messages'; this is not the format of Telegram Desktop's export")
    if chat.get("type") in _CHANNELS:
        return
    messages = _parse_messages([each for each in listed if isinstance(each, Mapping)])
    number = chat.get("id")
    whole = Conversation(tuple(messages), title=_as_text(chat.get("name")), source="telegram")
    yield from split_by_month(whole, lambda month, _: f"telegram-{number}-{month}")


def _parse_messages(listed: Sequence[Mapping[str, object]]) -> list[Message]:
    found: list[Message] = []
    said: dict[object, tuple[str, str]] = {}  # by the number of a message: its sender, and what it begins with
    before: object = None
    for each in listed:
        text = _join_text(each.get("text")) or _describe_poll(each.get("poll"))
        if each.get("type") != "message" or not text:
            continue
        number, name = each.get("id"), _as_text(each.get("from")) or _as_text(each.get("from_id")) or "Deleted account"
        name = " ".join(name.split())
        content = text
        if "forwarded_from" in each:
            author = _as_text(each["forwarded_from"]) or "an unknown sender"
            content = f"[forwarded from {author}]\n\n{_quote(text)}"
        elif (answered := each.get("reply_to_message_id")) != before and (known := _find(said, answered)):
            content = f"{_quote(f'{known[0]}: {known[1]}')}\n\n{text}"
        found.append(Message("user", content, str(number), _parse_time(each), name))
        if isinstance(number, int):
            said[number] = name, " ".join(text.split())[:_QUOTED]
        before = number
    return found


def _find(said: Mapping[object, tuple[str, str]], number: object) -> tuple[str, str] | None:
    return said.get(number) if isinstance(number, int) else None


def _parse_time(message: Mapping[str, object]) -> datetime:
    """Return the time of a message; ``date`` is local, and older exports have nothing else."""
    return read_time(message.get("date_unixtime") or message.get("date"))


def _join_text(text: object) -> str:
    if isinstance(text, str):
        return text.strip()
    return "".join(map(_format_part, text)).strip() if isinstance(text, list) else ""


def _format_part(part: object) -> str:
    if not isinstance(part, Mapping):
        return _as_text(part)
    text, kind = _as_text(part.get("text")), part.get("type")
    if kind == "text_link":
        return f"{text} ({_as_text(part.get('href'))})"
    if kind == "code":
        return f"`{text}`"
    if kind == "pre":
        return f"\n```{_as_text(part.get('language'))}\n{text}\n```\n"
    return f"\n{_quote(text)}\n\n" if kind == "blockquote" else text


def _describe_poll(poll: object) -> str:
    if not isinstance(poll, Mapping):
        return ""
    answers = poll.get("answers")
    given = answers if isinstance(answers, list) else ()
    options = ", ".join(_as_text(each.get("text")) for each in given if isinstance(each, Mapping))
    return f"{_as_text(poll.get('question'))} ({options})" if options else _as_text(poll.get("question"))


def _quote(text: str) -> str:
    return "\n".join(f"> {line}" for line in text.split("\n"))


def _as_text(value: object) -> str:
    return value if isinstance(value, str) else ""
