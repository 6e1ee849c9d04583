"""Read ChatGPT's export: ``conversations.json`` (later ``conversations-000.json`` …), unpacked or in its .zip.

A conversation is a tree of messages. The branch that ends in ``current_node`` is imported; regenerated answers and
edited prompts on other branches are not, nor hidden messages, reasoning, and citation marks. Calls to tools (canvas,
code, the web, ChatGPT's own memory) and their results become messages of a tool. ChatGPT puts custom instructions and
its own memory before every conversation: they become system messages, from which nothing is extracted. Images and
sound become a placeholder that names their kind, speech its transcript, and uploaded files their names.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import datetime

from vault_memory.errors import FormatError
from vault_memory.importers.export_dates import read_time
from vault_memory.importers.source import ImportFile, Unreadable
from vault_memory.importers.tool_calls import format_tool_call, truncate_output
from vault_memory.models import Conversation, Message, Role

FILES = re.compile(r"\A(?:.*/)?conversations(?:-\d+)?\.json")
_CITATION = re.compile("\ue200[^\ue200\ue201]*\ue201|【\\d+[^】]{0,80}】", re.DOTALL)
_THOUGHTS = frozenset(("thoughts", "reasoning_recap"))
_FROM_HOST = frozenset(("user_editable_context", "model_editable_context"))


def is_conversation(value: object) -> bool:
    """Return whether the value is a conversation of ChatGPT's export."""
    return isinstance(value, Mapping) and isinstance(value.get("mapping"), Mapping)


def read_conversations(source: ImportFile) -> Iterator[Conversation | FormatError]:
    """Yield each conversation of the export, or the error that it has. Raises FormatError."""
    for position, value in enumerate(source.items(FILES), 1):
        try:
            yield _parse_conversation(value)
        except Unreadable as error:
            yield source.error(f"{_label_conversation(value, position)}: {error}")


def _parse_conversation(value: object) -> Conversation:
    if not isinstance(value, Mapping) or not isinstance(value.get("mapping"), Mapping):
        raise Unreadable("has no 'mapping' of messages; this is not the format of ChatGPT's export")
    messages: dict[str, Message] = {}
    for node in _find_current_branch(value["mapping"], value.get("current_node")):
        if found := _parse_message(node):
            messages.setdefault(found.id, found)
    return Conversation(
        tuple(messages.values()),
        id=_as_text(value.get("conversation_id")) or _as_text(value.get("id")),
        title=_as_text(value.get("title")),
        source="chatgpt",
        started=_parse_time(value.get("create_time")),
        project=_as_text(value.get("conversation_template_id")),
    )


def _find_current_branch(nodes: Mapping[str, object], current: object) -> list[Mapping[str, object]]:
    """Return the messages from the root to the current node; without one, to the node that was written last."""
    if not isinstance(current, str) or current not in nodes:
        current = max(nodes, key=lambda node: (_get_write_time(nodes[node]), node), default=None)
    chain: list[Mapping[str, object]] = []
    passed = set()
    while isinstance(current, str) and current in nodes and current not in passed:
        passed.add(current)
        node = nodes[current]
        if not isinstance(node, Mapping):
            raise Unreadable(f"its message '{current}' is not an object")
        if isinstance(node.get("message"), Mapping):
            chain.append({**node["message"], "id": node["message"].get("id") or current})
        current = node.get("parent")
    return chain[::-1]


def _get_write_time(node: object) -> float:
    message = node.get("message") if isinstance(node, Mapping) else None
    time = message.get("create_time") if isinstance(message, Mapping) else None
    return float(time) if isinstance(time, int | float) else 0.0


def _parse_message(message: Mapping[str, object]) -> Message | None:
    """Return the message; None for reasoning, hidden messages, and those without text."""
    author, content, metadata = (_as_mapping(message.get(key)) for key in ("author", "content", "metadata"))
    kind, role = _as_text(content.get("content_type")), _as_text(author.get("role"))
    if kind in _THOUGHTS or role not in {"user", "assistant", "system", "tool"}:
        return None
    hidden = metadata.get("is_visually_hidden_from_conversation") is True or message.get("weight") == 0
    if hidden and kind not in _FROM_HOST:
        return None
    text = "\n\n".join(
        filter(None, [_CITATION.sub("", _format_content(kind, content)).strip(), *_list_uploads(metadata)])
    )
    if not text:
        return None
    called = _as_text(message.get("recipient")) or "all"
    name, speaker = "", _map_role(role)
    if kind in _FROM_HOST:
        speaker = "system"
    elif role == "assistant" and called != "all":
        speaker, name, text = "tool", called, format_tool_call(called, text)
    elif role == "tool":
        name, text = _as_text(author.get("name")), truncate_output(text)
    return Message(speaker, text, _as_text(message.get("id")), _parse_time(message.get("create_time")), name)


def _format_content(kind: str, content: Mapping[str, object]) -> str:
    if kind == "user_editable_context":
        parts = [_as_text(content.get("user_profile")), _as_text(content.get("user_instructions"))]
        return "\n\n".join(filter(None, parts))
    if kind == "model_editable_context":
        return _as_text(content.get("model_set_context"))
    if kind in {"tether_quote", "tether_browsing_display"}:
        parts = [_as_text(content.get(key)) for key in ("title", "url", "text", "result", "summary")]
        return "\n".join(filter(None, parts))
    listed = content.get("parts")
    if isinstance(listed, list):
        return "\n\n".join(filter(None, map(_format_part, listed)))
    return _as_text(content.get("text")) or _as_text(content.get("content"))


def _format_part(part: object) -> str:
    if isinstance(part, str):
        return part
    if not isinstance(part, Mapping):
        return ""
    kind = _as_text(part.get("content_type"))
    if kind == "audio_transcription":
        return _as_text(part.get("text"))
    if "audio" in kind:  # its transcript is a part of its own
        return ""
    return "[image]" if "image" in kind else _as_text(part.get("text"))


def _list_uploads(metadata: Mapping[str, object]) -> Iterator[str]:
    """Yield a placeholder with the name of each uploaded file; images stand in the message itself."""
    listed = metadata.get("attachments")
    for file in listed if isinstance(listed, list) else ():
        mime = _as_text(_as_mapping(file).get("mime_type") or _as_mapping(file).get("mimeType"))
        if (name := _as_text(_as_mapping(file).get("name"))) and not mime.startswith("image/"):
            yield f"[file: {name}]"


def _map_role(role: str) -> Role:
    match role:
        case "user" | "assistant" | "system":
            return role
        case _:
            return "tool"


def _label_conversation(value: object, position: int) -> str:
    title = _as_text(value.get("title")) if isinstance(value, Mapping) else ""
    return f"conversation {position} ('{title}')" if title else f"conversation {position}"


def _as_mapping(value: object) -> Mapping[str, object]:
    return value if isinstance(value, Mapping) else {}


def _parse_time(value: object) -> datetime | None:
    return read_time(value) if value else None


def _as_text(value: object) -> str:
    return value if isinstance(value, str) else ""
