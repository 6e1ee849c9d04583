"""Write transcripts: the ids of conversations and messages, and the text of messages and markers."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import datetime

import yaml

from vault_memory.errors import InputError
from vault_memory.models import ROLES, Conversation, Message
from vault_memory.vault.document import file_names
from vault_memory.vault.document.timestamps import as_utc, format_time
from vault_memory.vault.document.transcript import Transcript, TranscriptParser, read_fields

_MARK = re.compile(rb"<!-- (?:archived|undone|extract_pending) \S+?\.\.\S+?(?: [a-z]+=\S+)* -->")
_LONE_SURROGATE = re.compile("[\ud800-\udfff]")
_MIN_FENCE = 4


def conversation_id(conversation: Conversation) -> str:
    """Return the conversation's id, or one derived from its first message that is not a system message and its time."""
    if conversation.id:
        return conversation.id
    first = next((message for message in conversation.messages if message.role != "system"), None)
    started = _find_start(conversation)
    content = f"{started}\n{first.role}\n{first.name}\n{first.content}" if first else conversation.title
    digest = hashlib.blake2b(content.encode("utf-8", "replace"), digest_size=4).hexdigest()
    return f"{started:%Y%m%d}-{digest}" if started else f"undated-{digest}"


def number(messages: Iterable[Message], taken: Iterable[str] = (), first: int = 1) -> tuple[Message, ...]:
    """Number the messages uniquely among them and ``taken``: their own ids, else ``m<position>`` from ``first`` on."""
    messages = list(messages)
    used, own = set(taken), {message.id for message in messages if message.id}
    numbered = []
    for position, message in enumerate(messages, first):
        wanted = message.id or f"m{position}"
        chosen, count = wanted, 1
        while chosen in used or (chosen in own and chosen != message.id):
            count += 1
            chosen = f"{wanted}-{count}"
        used.add(chosen)
        numbered.append(replace(message, id=chosen))
    return tuple(numbered)


def prepare(conversation: Conversation) -> Conversation:
    """Return the conversation as stored: ids for it and each message, a start, times to the second, no lone surrogates.

    Idempotent. Raises InputError for a role that no transcript can contain: its file could not be read again.
    """
    for message in conversation.messages:
        if message.role not in ROLES:
            raise InputError(f"a message's role must be one of {', '.join(ROLES)}, not '{message.role}'")
    messages = (
        replace(
            message,
            content=_storable(message.content),
            id=_storable(message.id),
            time=_round_to_seconds(message.time),
            name=_storable(message.name),
        )
        for message in conversation.messages
    )
    cleaned = replace(
        conversation,
        messages=number(messages),
        id=_fold_to_line(conversation.id),
        title=_fold_to_line(conversation.title),
        source=_fold_to_line(conversation.source),
        project=_fold_to_line(conversation.project),
        branch=_fold_to_line(conversation.branch),
        started=_find_start(conversation),
    )
    return replace(cleaned, id=conversation_id(cleaned))


def _find_start(conversation: Conversation) -> datetime | None:
    times = (message.time for message in conversation.messages if message.time)
    return _round_to_seconds(conversation.started or next(times, None))


def _round_to_seconds(time: datetime | None) -> datetime | None:
    """Return the time in UTC, truncated to seconds as in the file."""
    return as_utc(time).replace(microsecond=0) if time else None


def _storable(text: str) -> str:
    return _LONE_SURROGATE.sub("\ufffd", text)


def _fold_to_line(text: str) -> str:
    """Fold the text to one line without wikilinks, because Obsidian turns brackets in properties into links."""
    return re.sub(r"\[(?=\[)", "[ ", " ".join(_storable(text).split()))


# --------------------------------------------------------------------------------------------------
# Writing


def render(conversation: Conversation) -> str:
    """Return a whole new file."""
    conversation = prepare(conversation)
    head = _field("id", conversation.id)
    if conversation.title:
        head += _field("title", conversation.title)
    if conversation.started:
        head += f"started: {format_time(conversation.started)}\n"
    for key in ("source", "project", "branch"):
        if value := getattr(conversation, key):
            head += _field(key, value)
    return append(f"---\n{head}---\n", conversation.messages)


def append(text: str, messages: Iterable[Message]) -> str:
    """Return ``text`` with the messages appended under their ids (`number`). No earlier byte changes."""
    blocks = [_block(message) for message in messages]
    return "".join([text, _gap(text), *blocks]) if blocks else text


def mark_archived(text: str, first_id: str, last_id: str, by: str, run: str) -> str:
    """Return ``text`` with a marker that the messages from ``first_id`` to ``last_id`` were archived by that run."""
    return mark(text, first_id, last_id, {"by": by, "run": run})


def mark_shared(text: str, first_id: str, last_id: str, branch: str) -> str:
    """Return ``text`` with a marker that the conversation ``branch`` also contains those messages."""
    return mark(text, first_id, last_id, {"in": branch})


def mark_undone(text: str, first_id: str, last_id: str, run: str, undo: str) -> str:
    """Return ``text`` with a marker that the statements which ``run`` made of those messages were undone."""
    return mark(text, first_id, last_id, {"run": run, "by": undo}, "undone")


def strip_markers(data: bytes) -> bytes:
    """Return the file without the markers at its end (archived, undone, extract_pending), except those for sharing."""
    data = data.rstrip()
    while _MARK.fullmatch(data, at := data.rfind(b"\n") + 1) and b" in=" not in data[at:]:
        data = data[:at].rstrip()
    return data


def replace_texts(transcript: Transcript, contents: Mapping[str, str]) -> str:
    """Return the file with new texts for these messages (by id), which must contain no longer run of backticks.

    Only forgetting does this; all other changes append.
    """
    reader = TranscriptParser(transcript.text, transcript.path, [])
    reader.run(read_fields(transcript.text, transcript.path)[1])
    text = transcript.text
    for message, (start, end) in reversed(list(zip(reader.messages, reader.spans, strict=True))):
        if message.id in contents:
            text = f"{text[:start]}{contents[message.id]}{text[end:]}"
    return text


def mark(text: str, first_id: str, last_id: str, attributes: Mapping[str, str], what: str = "archived") -> str:
    """Return ``text`` with a marker about the messages from ``first_id`` to ``last_id``."""
    values = "".join(f" {key}={_encode(value)}" for key, value in attributes.items() if value)
    first, last = (re.sub(r"^\.|\.$", "%2E", _encode(end)) for end in (first_id, last_id))
    return f"{text}{_gap(text)}\n<!-- {what} {first}..{last}{values} -->\n"


def _block(message: Message) -> str:
    content = _storable(message.content)
    runs = re.findall(r"`+", content)
    fence = "`" * max(_MIN_FENCE, 1 + max(map(len, runs), default=0))
    time = f" {format_time(message.time)}" if message.time else ""
    name = f" name={_encode(message.name)}" if message.name else ""
    comment = f"<!-- message {_encode(message.id)} {message.role}{time}{name} -->"
    return f"\n{comment}\n\n{fence}md\n{content}\n{fence}\n"


def _gap(text: str) -> str:
    return "" if not text or text.endswith("\n") else "\n"


def _encode(value: str) -> str:
    """Percent-encode into one word without ``..`` (which would make a range) and ``#`` (which would make a tag)."""
    return file_names.encode(value).replace("#", "%23").replace("..", "%2E%2E")


def _field(key: str, value: str) -> str:
    dumped: str = yaml.safe_dump({key: value}, allow_unicode=True, width=float("inf"))
    return dumped
