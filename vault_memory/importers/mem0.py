"""Read memories of mem0, as JSON from ``get_all`` or an export: a list of them or an object with ``results``.

A memory is a given statement: it keeps its words and its date, and is only compared with what is stored
(`archive.extraction.given_statements`). All memories of a user, agent or run
are one conversation, so that the same export again adds nothing; the first category (or the metadata's ``category`` or
``topic``) is the topic hint.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime

from vault_memory.errors import FormatError
from vault_memory.importers.export_dates import read_time
from vault_memory.importers.source import ImportFile, Unreadable
from vault_memory.models import Conversation, Message

_OWNERS = ("user_id", "agent_id", "app_id", "run_id")


def is_memory(value: object) -> bool:
    """Return whether the value is a memory, or an object with a list of them."""
    if isinstance(value, Mapping) and isinstance(value.get("results"), list):
        value = next(iter(value["results"]), None)
    return isinstance(value, Mapping) and isinstance(value.get("memory"), str)


def read_conversations(source: ImportFile) -> Iterator[Conversation | FormatError]:
    """Yield a conversation for each owner, and an error for each memory that cannot be read. Raises FormatError."""
    owners: dict[str, list[Message]] = {}
    for position, value in enumerate(_list_memories(source), 1):
        try:
            message = _parse_message(value)
        except Unreadable as error:
            yield source.error(f"memory {position}: {error}")
            continue
        assert isinstance(value, Mapping)
        owner = next((str(value[key]) for key in _OWNERS if value.get(key)), "")
        owners.setdefault(owner, []).append(message)
    for owner, messages in owners.items():
        messages.sort(key=lambda message: (message.time is None, message.time, message.id))
        title = f"Memories of {owner}" if owner else "Memories"
        yield Conversation(tuple(messages), id=f"mem0-{owner}" if owner else "mem0", title=title, source="mem0")


def _list_memories(source: ImportFile) -> list[object]:
    values = [item.value for item in source.json_values]
    if len(values) == 1 and isinstance(values[0], Mapping) and isinstance(values[0].get("results"), list):
        return list(values[0]["results"])
    return list(values[0]) if len(values) == 1 and isinstance(values[0], list) else values


def _parse_message(value: object) -> Message:
    if not isinstance(value, Mapping) or not isinstance(value.get("memory"), str):
        raise Unreadable("has no 'memory'; this is not what mem0 exports")
    return Message("user", value["memory"], str(value.get("id") or ""), _parse_time(value), _get_topic_hint(value))


def _get_topic_hint(value: Mapping[str, object]) -> str:
    """Return the topic hint. It becomes the message's name, because a memory has no speaker."""
    categories, metadata = value.get("categories"), value.get("metadata")
    given = categories[0] if isinstance(categories, list) and categories else None
    if given is None and isinstance(metadata, Mapping):
        given = metadata.get("category") or metadata.get("topic")
    return str(given).replace("_", " ").capitalize() if given else ""


def _parse_time(value: Mapping[str, object]) -> datetime | None:
    """Return the time of the last change."""
    given = value.get("updated_at") or value.get("created_at")
    return read_time(given) if given else None
