"""ChatGPT's export: ``conversations.json`` (later ``conversations-000.json`` …), in the .zip as it comes or taken out.

A conversation is a tree of messages; taken is the branch that ends in ``current_node``: answers that were regenerated
and prompts that were edited stay behind. Left out: hidden messages, reasoning, and marks of citations. What goes to a
tool (canvas, code, the web, ChatGPT's own memory) and comes from one are messages of a tool. Custom instructions and
what ChatGPT remembered are put before every conversation by the host: they are kept as system messages, from which
nothing is derived. Pictures and sound are noted by their kind; what was said aloud is there as text, files are by name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import datetime

from vault_memory.errors import FormatError
from vault_memory.importers.dates import read_time
from vault_memory.importers.source import Source, Unreadable
from vault_memory.importers.tools import call, cut
from vault_memory.models import Conversation, Message, Role

FILES = re.compile(r"(?:.*/)?conversations(?:-\d+)?\.json")
_CITATION = re.compile("\ue200.*?\ue201|【\\d+[^】]{0,80}】", re.DOTALL)
_THOUGHTS = frozenset(("thoughts", "reasoning_recap"))
_FROM_HOST = frozenset(("user_editable_context", "model_editable_context"))


def is_conversation(value: object) -> bool:
    return isinstance(value, Mapping) and isinstance(value.get("mapping"), Mapping)


def read(source: Source) -> Iterator[Conversation | FormatError]:
    """Each conversation of the export as it is read, or what is wrong with it. Raises FormatError."""
    for position, value in enumerate(source.items(FILES), 1):
        try:
            yield _conversation(value)
        except Unreadable as error:
            yield source.error(f"{_named(value, position)}: {error}")


def _conversation(value: object) -> Conversation:
    if not isinstance(value, Mapping) or not isinstance(value.get("mapping"), Mapping):
        raise Unreadable("has no 'mapping' of messages; this is not the format of ChatGPT's export")
    messages: dict[str, Message] = {}
    for node in _branch(value["mapping"], value.get("current_node")):
        if found := _message(node):
            messages.setdefault(found.id, found)
    return Conversation(
        tuple(messages.values()),
        id=_text(value.get("conversation_id")) or _text(value.get("id")),
        title=_text(value.get("title")),
        source="chatgpt",
        started=_time(value.get("create_time")),
        project=_text(value.get("conversation_template_id")),
    )


def _branch(nodes: Mapping[str, object], current: object) -> list[Mapping[str, object]]:
    """The messages from the root to the current node; without one, to the node that was written last."""
    if not isinstance(current, str) or current not in nodes:
        current = max(nodes, key=lambda node: (_written(nodes[node]), node), default=None)
    chain: list[Mapping[str, object]] = []
    passed = set()
    while isinstance(current, str) and current in nodes and current not in passed:
        passed.add(current)
        node = nodes[current]
        if not isinstance(node, Mapping):
            raise Unreadable(f"its message '{current}' is not an object")
        if isinstance(node.get("message"), Mapping):
            chain.append({"id": current, **node["message"]})
        current = node.get("parent")
    return chain[::-1]


def _written(node: object) -> float:
    message = node.get("message") if isinstance(node, Mapping) else None
    time = message.get("create_time") if isinstance(message, Mapping) else None
    return float(time) if isinstance(time, int | float) else 0.0


def _message(message: Mapping[str, object]) -> Message | None:
    """None: nothing that was said or done."""
    author, content, metadata = (_mapping(message.get(key)) for key in ("author", "content", "metadata"))
    kind, role = _text(content.get("content_type")), _text(author.get("role"))
    if kind in _THOUGHTS or role not in {"user", "assistant", "system", "tool"}:
        return None
    hidden = metadata.get("is_visually_hidden_from_conversation") is True or message.get("weight") == 0
    if hidden and kind not in _FROM_HOST:
        return None
    text = "\n\n".join(filter(None, [_CITATION.sub("", _content(kind, content)).strip(), *_files(metadata)]))
    if not text:
        return None
    called = _text(message.get("recipient")) or "all"
    name, said = "", _role(role)
    if kind in _FROM_HOST:
        said = "system"
    elif role == "assistant" and called != "all":
        said, name, text = "tool", called, call(called, text)
    elif role == "tool":
        name, text = _text(author.get("name")), cut(text)
    return Message(said, text, _text(message.get("id")), _time(message.get("create_time")), name)


def _content(kind: str, content: Mapping[str, object]) -> str:
    if kind == "user_editable_context":
        parts = [_text(content.get("user_profile")), _text(content.get("user_instructions"))]
        return "\n\n".join(filter(None, parts))
    if kind == "model_editable_context":
        return _text(content.get("model_set_context"))
    if kind in {"tether_quote", "tether_browsing_display"}:
        parts = [_text(content.get(key)) for key in ("title", "url", "text", "result", "summary")]
        return "\n".join(filter(None, parts))
    listed = content.get("parts")
    if isinstance(listed, list):
        return "\n\n".join(filter(None, map(_part, listed)))
    return _text(content.get("text")) or _text(content.get("content"))


def _part(part: object) -> str:
    if isinstance(part, str):
        return part
    if not isinstance(part, Mapping):
        return ""
    kind = _text(part.get("content_type"))
    if kind == "audio_transcription":
        return _text(part.get("text"))
    if "audio" in kind:  # what was said stands beside it
        return ""
    return "[image]" if "image" in kind else _text(part.get("text"))


def _files(metadata: Mapping[str, object]) -> Iterator[str]:
    """What was uploaded, by name; pictures stand in the message itself."""
    listed = metadata.get("attachments")
    for file in listed if isinstance(listed, list) else ():
        mime = _text(_mapping(file).get("mime_type") or _mapping(file).get("mimeType"))
        if (name := _text(_mapping(file).get("name"))) and not mime.startswith("image/"):
            yield f"[file: {name}]"


def _role(role: str) -> Role:
    match role:
        case "user" | "assistant" | "system":
            return role
        case _:
            return "tool"


def _named(value: object, position: int) -> str:
    title = _text(value.get("title")) if isinstance(value, Mapping) else ""
    return f"conversation {position} ('{title}')" if title else f"conversation {position}"


def _mapping(value: object) -> Mapping[str, object]:
    return value if isinstance(value, Mapping) else {}


def _time(value: object) -> datetime | None:
    return read_time(value) if value else None


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
