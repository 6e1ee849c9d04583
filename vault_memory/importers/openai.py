"""Read OpenAI-style messages: JSON or JSONL.

One conversation: a list of messages, an object with ``messages``, or JSONL with a message a line. Several: a list
of either, or JSONL with a conversation a line. A message has ``role`` and ``content`` (text, or a list of parts);
``id``, ``name`` and a time (epoch or date) are kept where they are given.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import cast

from vault_memory.importers.export_dates import read_time
from vault_memory.importers.source import ImportFile, JsonValue, Unreadable
from vault_memory.models import ROLES, Conversation, Message, Role

_ROLES: dict[str, Role] = {
    **{role: cast(Role, role) for role in ROLES},
    "developer": "system",
    "function": "tool",
    "human": "user",
    "ai": "assistant",
    "model": "assistant",
}
_TIMES = ("timestamp", "created_at", "create_time", "time", "date")
_ANCHOR = "time_anchor"  # BEAM: holds for the messages that follow, too
_CONVERSATION_IDS = ("id", "conversation_id", "session_id")


def read_conversations(source: ImportFile) -> list[Conversation]:
    """Return the conversations of the file. Raises FormatError."""
    values = source.json_values
    if len(values) == 1 and isinstance(values[0].value, list):
        values = [JsonValue(item) for item in values[0].value]
    if not values:
        return []
    if isinstance(values[0].value, Mapping) and "messages" not in values[0].value:
        return [
            _parse_conversation(source, {"messages": [item.value for item in values]}, [item.line for item in values])
        ]
    found = []
    for position, item in enumerate(values, 1):
        whole = {"messages": item.value} if isinstance(item.value, list) else item.value
        if not isinstance(whole, Mapping) or not isinstance(whole.get("messages"), list):
            where = "" if len(values) == 1 else f"conversation {position}: "
            raise source.error(f"{where}neither messages nor an object with a list of 'messages'", item.line)
        lines = [item.line] * len(whole["messages"])
        found.append(
            _parse_conversation(source, whole, lines, "" if len(values) == 1 else f"conversation {position}, ")
        )
    return found


def _parse_conversation(
    source: ImportFile, whole: Mapping[str, object], lines: Iterable[int], where: str = ""
) -> Conversation:
    anchor: datetime | None = None
    messages: list[Message] = []
    for position, (item, line) in enumerate(zip(cast("list[object]", whole["messages"]), lines, strict=True), 1):
        try:
            message, anchor = _parse_message(item, anchor)
        except Unreadable as error:
            raise source.error(f"{where}message {position}: {error}", line) from None
        messages.append(message)
    try:
        started = _parse_time(whole, _TIMES)
    except Unreadable as error:
        raise source.error(f"{where}{error}") from None
    ids = (_as_text(whole.get(key)) for key in _CONVERSATION_IDS)
    return Conversation(
        tuple(messages),
        id=next(filter(None, ids), ""),
        title=_as_text(whole.get("title")),
        source=_as_text(whole.get("source")) or "openai",
        started=started,
    )


def _parse_message(item: object, anchor: datetime | None) -> tuple[Message, datetime | None]:
    if not isinstance(item, Mapping):
        raise Unreadable("not an object with 'role' and 'content'")
    if "role" not in item:
        raise Unreadable("it has no 'role' (user, assistant, system or tool)")
    role = item.get("role")
    if not isinstance(role, str) or role.lower() not in _ROLES:
        raise Unreadable(f"its role must be one of {', '.join(ROLES)}, not {_shorten_value(role)}")
    if "content" not in item and not item.get("tool_calls"):
        raise Unreadable("it has no 'content'")
    anchor = _parse_time(item, (_ANCHOR,)) or anchor
    content = "\n\n".join(
        filter(None, [_format_content(item.get("content")), *_format_tool_calls(item.get("tool_calls"))])
    )
    time = _parse_time(item, _TIMES) or anchor
    return Message(_ROLES[role.lower()], content, _as_text(item.get("id")), time, _as_text(item.get("name"))), anchor


def _format_content(content: object) -> str:
    if content is None:
        return ""
    if isinstance(content, str):
        return content
    if not isinstance(content, list):
        raise Unreadable(f"its content must be text or a list of parts, not {_shorten_value(content)}")
    return "\n".join(_format_part(part) for part in content)


def _format_part(part: object) -> str:
    """Return the text of one part, or a placeholder that names its kind."""
    if isinstance(part, str):
        return part
    if not isinstance(part, Mapping):
        raise Unreadable(f"a part of its content must be text or an object, not {_shorten_value(part)}")
    for key in ("text", "refusal"):
        if isinstance(part.get(key), str):
            return str(part[key])
    kind = part.get("type")
    name = kind.removeprefix("input_").removesuffix("_url") if isinstance(kind, str) else "attachment"
    return f"[{name}]"


def _format_tool_calls(calls: object) -> list[str]:
    functions = [call.get("function") for call in calls if isinstance(call, Mapping)] if isinstance(calls, list) else []
    return [
        f"[tool call: {_as_text(function.get('name'))}({_as_text(function.get('arguments'))})]"
        for function in functions
        if isinstance(function, Mapping)
    ]


def _parse_time(item: Mapping[str, object], keys: Iterable[str]) -> datetime | None:
    for key in keys:
        value = item.get(key)
        if value is not None and value != "":
            try:
                return read_time(value)
            except ValueError:
                raise Unreadable(
                    f"its '{key}' is no date: {_shorten_value(value)}; write it as 2026-01-18T09:58:00Z"
                ) from None
    return None


def _as_text(value: object) -> str:
    return str(value) if isinstance(value, str | int) and not isinstance(value, bool) else ""


def _shorten_value(value: object) -> str:
    """Return the value for a message: short, on one line."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}…"
