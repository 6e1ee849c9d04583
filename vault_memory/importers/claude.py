"""Read Claude's export: ``conversations.json`` and ``projects.json`` (or ``projects/*.json``), unpacked or in its .zip.

Where messages name their parent (``parent_message_uuid``), the branch that was written last is imported. Thinking is
left out; tool calls, their results and attachments become messages of a tool. A project becomes a conversation of its
own: its description as a message of the user, its instructions as a system message, each document as a message of a
tool, so that it can be searched and is not taken for the user's words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from vault_memory.errors import FormatError
from vault_memory.importers.chatgpt import FILES
from vault_memory.importers.export_dates import read_time
from vault_memory.importers.source import ImportFile, Unreadable
from vault_memory.importers.tool_calls import format_tool_call, truncate_output
from vault_memory.models import Conversation, Message, Role

PROJECTS = re.compile(r"\A(?:.*/)?projects(?:\.json|/[^/.][^/]*\.json)")
_SENDERS: dict[str, Role] = {"human": "user", "user": "user", "assistant": "assistant"}
_NOT_SHOWN = re.compile(r"```\s*This block is not supported on your current device yet\.\s*```\s*")


def is_conversation(value: object) -> bool:
    """Return whether the value is a conversation or a project of Claude's export."""
    return isinstance(value, Mapping) and ("chat_messages" in value or ("docs" in value and "prompt_template" in value))


def read_conversations(source: ImportFile) -> Iterator[Conversation | FormatError]:
    """Yield each conversation and each project, or the error that it has. Raises FormatError."""
    yield from _read_values(source, source.items(FILES))
    if source.is_zip:
        yield from _read_values(source, source.items(PROJECTS))


def _read_values(source: ImportFile, values: Iterator[object]) -> Iterator[Conversation | FormatError]:
    for position, value in enumerate(values, 1):
        try:
            yield (
                _parse_project(value) if isinstance(value, Mapping) and "docs" in value else _parse_conversation(value)
            )
        except Unreadable as error:
            title = _as_text(value.get("name")) if isinstance(value, Mapping) else ""
            named = f"conversation {position} ('{title}')" if title else f"conversation {position}"
            yield source.error(f"{named}: {error}")


def _parse_conversation(value: object) -> Conversation:
    listed = value.get("chat_messages") if isinstance(value, Mapping) else None
    if not isinstance(value, Mapping) or not isinstance(listed, list):
        raise Unreadable("has no list of 'chat_messages'; this is not the format of Claude's export")
    project = value.get("project")
    return Conversation(
        tuple(made for message in _find_current_branch(listed) for made in _split_message(message)),
        id=_as_text(value.get("uuid")),
        title=_as_text(value.get("name")),
        source="claude",
        started=_parse_time(value.get("created_at")),
        project=_as_text(project.get("name")) if isinstance(project, Mapping) else "",
    )


def _find_current_branch(listed: Sequence[object]) -> list[Mapping[str, object]]:
    messages = [message for message in listed if isinstance(message, Mapping)]
    if len(messages) != len(listed):
        raise Unreadable("a message is not an object")
    by_uuid = {uuid: message for message in messages if (uuid := _as_text(message.get("uuid")))}
    if not any(_as_text(message.get("parent_message_uuid")) in by_uuid for message in messages):
        return messages
    last: Mapping[str, object] | None = max(  # of several with one time the last
        reversed(messages), key=lambda message: _as_text(message.get("created_at"))
    )
    chain: list[Mapping[str, object]] = []
    passed: set[str] = set()
    while last is not None and _as_text(last.get("uuid")) not in passed:
        chain.append(last)
        passed.add(_as_text(last.get("uuid")))
        last = by_uuid.get(_as_text(last.get("parent_message_uuid")))
    return chain[::-1]


def _split_message(message: Mapping[str, object]) -> Iterator[Message]:
    sender = _SENDERS.get(_as_text(message.get("sender")))
    if sender is None:
        raise Unreadable(f"a message is by neither human nor assistant, but {message.get('sender')!r}")
    made = [
        (sender, _extract_text(message), ""),
        *_extract_tool_calls(message.get("content")),
        *_extract_attachments(message.get("attachments")),
    ]
    number = 0
    for role, text, name in made:
        if text:
            number += 1
            uuid = _as_text(message.get("uuid"))
            shown = f"{uuid}.{number}" if uuid and number > 1 else uuid
            yield Message(role, text, shown, _parse_time(message.get("created_at")), name)


def _extract_text(message: Mapping[str, object]) -> str:
    blocks = message.get("content")
    texts = [
        _as_text(block.get("text")) for block in _as_objects(blocks) if block.get("type") in ("text", "voice_note")
    ]
    said = "\n\n".join(filter(None, texts)) or _NOT_SHOWN.sub("", _as_text(message.get("text")))
    files = [
        f"[file: {name}]" for file in _as_objects(message.get("files")) if (name := _as_text(file.get("file_name")))
    ]
    return "\n\n".join(filter(None, [said.strip(), *files]))


def _extract_tool_calls(blocks: object) -> Iterator[tuple[Role, str, str]]:
    for block in _as_objects(blocks):
        name = _as_text(block.get("name"))
        if block.get("type") == "tool_use":
            yield "tool", format_tool_call(name, block.get("input")), name
        elif block.get("type") == "tool_result":
            content = block.get("content")
            parts = [_as_text(part.get("text")) for part in _as_objects(content)]
            yield "tool", truncate_output((_as_text(content) or "\n".join(filter(None, parts))).strip()), name


def _extract_attachments(attachments: object) -> Iterator[tuple[Role, str, str]]:
    """Yield the text of what was pasted or uploaded: the export has no other copy of it."""
    for attachment in _as_objects(attachments):
        yield (
            "tool",
            _as_text(attachment.get("extracted_content")).strip(),
            _as_text(attachment.get("file_name")) or "paste",
        )


def _parse_project(value: Mapping[str, object]) -> Conversation:
    created = _parse_time(value.get("created_at"))
    name, instructions = _as_text(value.get("name")), _as_text(value.get("prompt_template"))
    messages = [Message("system", instructions, "instructions", created)] if instructions else []
    if description := _as_text(value.get("description")).strip():
        messages.append(Message("user", description, "description", created))
    for document in _as_objects(value.get("docs")):
        if text := _as_text(document.get("content")).strip():
            time = _parse_time(document.get("created_at")) or created
            messages.append(
                Message("tool", text, _as_text(document.get("uuid")), time, _as_text(document.get("filename")))
            )
    return Conversation(
        tuple(messages), _as_text(value.get("uuid")), f"Project {name}".strip(), "claude", created, project=name
    )


def _as_objects(value: object) -> list[Mapping[str, object]]:
    return [item for item in value if isinstance(item, Mapping)] if isinstance(value, list) else []


def _parse_time(value: object) -> datetime | None:
    return read_time(value) if value else None


def _as_text(value: object) -> str:
    return value if isinstance(value, str) else ""
