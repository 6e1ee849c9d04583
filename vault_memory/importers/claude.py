"""Claude's export: ``conversations.json`` and ``projects.json`` (or ``projects/*.json``), in the .zip or taken out.

Where messages name the one before (``parent_message_uuid``), taken is the branch that was written last. Thinking is
left out; calls of tools, their results and what was attached are messages of a tool. A project becomes a conversation
of its own: what it is for as said by the user, its instructions as a system message, each document as a tool's: it can
be searched, and nothing in it is taken for what the user said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from vault_memory.errors import FormatError
from vault_memory.importers.chatgpt import FILES
from vault_memory.importers.dates import read_time
from vault_memory.importers.source import Source, Unreadable
from vault_memory.importers.tools import call, cut
from vault_memory.models import Conversation, Message, Role

PROJECTS = re.compile(r"(?:.*/)?projects(?:\.json|/[^/]+\.json)")
_SENDERS: dict[str, Role] = {"human": "user", "user": "user", "assistant": "assistant"}
_NOT_SHOWN = re.compile(r"```\s*This block is not supported on your current device yet\.\s*```\s*")


def is_conversation(value: object) -> bool:
    return isinstance(value, Mapping) and ("chat_messages" in value or ("docs" in value and "prompt_template" in value))


def read(source: Source) -> Iterator[Conversation | FormatError]:
    """Each conversation and each project, or what is wrong with it. Raises FormatError."""
    yield from _read(source, source.items(FILES))
    if source.is_zip:
        yield from _read(source, source.items(PROJECTS))


def _read(source: Source, values: Iterator[object]) -> Iterator[Conversation | FormatError]:
    for position, value in enumerate(values, 1):
        try:
            yield _project(value) if isinstance(value, Mapping) and "docs" in value else _conversation(value)
        except Unreadable as error:
            title = _text(value.get("name")) if isinstance(value, Mapping) else ""
            named = f"conversation {position} ('{title}')" if title else f"conversation {position}"
            yield source.error(f"{named}: {error}")


def _conversation(value: object) -> Conversation:
    listed = value.get("chat_messages") if isinstance(value, Mapping) else None
    if not isinstance(value, Mapping) or not isinstance(listed, list):
        raise Unreadable("has no list of 'chat_messages'; this is not the format of Claude's export")
    project = value.get("project")
    return Conversation(
        tuple(made for message in _branch(listed) for made in _messages(message)),
        id=_text(value.get("uuid")),
        title=_text(value.get("name")),
        source="claude",
        started=_time(value.get("created_at")),
        project=_text(project.get("name")) if isinstance(project, Mapping) else "",
    )


def _branch(listed: Sequence[object]) -> list[Mapping[str, object]]:
    messages = [message for message in listed if isinstance(message, Mapping)]
    if len(messages) != len(listed):
        raise Unreadable("a message is not an object")
    known = {_text(message.get("uuid")): message for message in messages}
    if not any(_text(message.get("parent_message_uuid")) in known for message in messages):
        return messages
    last: Mapping[str, object] | None = max(messages, key=lambda message: _text(message.get("created_at")))
    chain: list[Mapping[str, object]] = []
    passed: set[str] = set()
    while last is not None and _text(last.get("uuid")) not in passed:
        chain.append(last)
        passed.add(_text(last.get("uuid")))
        last = known.get(_text(last.get("parent_message_uuid")))
    return chain[::-1]


def _messages(message: Mapping[str, object]) -> Iterator[Message]:
    sender = _SENDERS.get(_text(message.get("sender")))
    if sender is None:
        raise Unreadable(f"a message is by neither human nor assistant, but {message.get('sender')!r}")
    made = [(sender, _said(message), ""), *_used(message.get("content")), *_attached(message.get("attachments"))]
    number = 0
    for role, text, name in made:
        if text:
            number += 1
            uuid = _text(message.get("uuid"))
            shown = f"{uuid}.{number}" if uuid and number > 1 else uuid
            yield Message(role, text, shown, _time(message.get("created_at")), name)


def _said(message: Mapping[str, object]) -> str:
    blocks = message.get("content")
    texts = [_text(block.get("text")) for block in _objects(blocks) if block.get("type") in {"text", "voice_note"}]
    said = "\n\n".join(filter(None, texts)) or _NOT_SHOWN.sub("", _text(message.get("text")))
    files = [f"[file: {name}]" for file in _objects(message.get("files")) if (name := _text(file.get("file_name")))]
    return "\n\n".join(filter(None, [said.strip(), *files]))


def _used(blocks: object) -> Iterator[tuple[Role, str, str]]:
    for block in _objects(blocks):
        name = _text(block.get("name"))
        if block.get("type") == "tool_use":
            yield "tool", call(name, block.get("input")), name
        elif block.get("type") == "tool_result":
            content = block.get("content")
            parts = [_text(part.get("text")) for part in _objects(content)]
            yield "tool", cut((_text(content) or "\n".join(filter(None, parts))).strip()), name


def _attached(attachments: object) -> Iterator[tuple[Role, str, str]]:
    """What was pasted or uploaded, as the text that was taken from it: the export has no other copy."""
    for attachment in _objects(attachments):
        yield "tool", _text(attachment.get("extracted_content")).strip(), _text(attachment.get("file_name")) or "paste"


def _project(value: Mapping[str, object]) -> Conversation:
    created = _time(value.get("created_at"))
    name, told = _text(value.get("name")), _text(value.get("prompt_template"))
    messages = [Message("system", told, "instructions", created)] if told else []
    if description := _text(value.get("description")).strip():
        messages.append(Message("user", description, "description", created))
    for document in _objects(value.get("docs")):
        if text := _text(document.get("content")).strip():
            time = _time(document.get("created_at")) or created
            messages.append(Message("tool", text, _text(document.get("uuid")), time, _text(document.get("filename"))))
    return Conversation(
        tuple(messages), _text(value.get("uuid")), f"Project {name}".strip(), "claude", created, project=name
    )


def _objects(value: object) -> list[Mapping[str, object]]:
    return [item for item in value if isinstance(item, Mapping)] if isinstance(value, list) else []


def _time(value: object) -> datetime | None:
    return read_time(value) if value else None


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
