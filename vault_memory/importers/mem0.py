"""mem0's memories: what ``get_all`` or an export gives, as JSON; a list of them or an object with ``results``.

A memory is a statement already: it is taken as it stands, with its own date, and only held against what is known
(`stated`). All memories of a user, agent or run are one conversation, so that the same export again adds nothing; the
first category (or the metadata's ``category`` or ``topic``) is the hint for its topic.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime

from vault_memory.errors import FormatError
from vault_memory.importers.dates import read_time
from vault_memory.importers.source import Source, Unreadable
from vault_memory.models import Conversation, Message

_OWNERS = ("user_id", "agent_id", "app_id", "run_id")


def is_memory(value: object) -> bool:
    """A memory, or what holds memories."""
    if isinstance(value, Mapping) and isinstance(value.get("results"), list):
        value = next(iter(value["results"]), None)
    return isinstance(value, Mapping) and isinstance(value.get("memory"), str)


def read(source: Source) -> Iterator[Conversation | FormatError]:
    """Raises FormatError."""
    owners: dict[str, list[Message]] = {}
    for position, value in enumerate(_memories(source), 1):
        try:
            message = _message(value)
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


def _memories(source: Source) -> list[object]:
    values = [item.value for item in source.json_values]
    if len(values) == 1 and isinstance(values[0], Mapping) and isinstance(values[0].get("results"), list):
        return list(values[0]["results"])
    return list(values[0]) if len(values) == 1 and isinstance(values[0], list) else values


def _message(value: object) -> Message:
    if not isinstance(value, Mapping) or not isinstance(value.get("memory"), str):
        raise Unreadable("has no 'memory'; this is not what mem0 exports")
    return Message("user", value["memory"], str(value.get("id") or ""), _time(value), _topic(value))


def _topic(value: Mapping[str, object]) -> str:
    """The name of the message is the hint: nobody speaks here."""
    categories, metadata = value.get("categories"), value.get("metadata")
    given = categories[0] if isinstance(categories, list) and categories else None
    if given is None and isinstance(metadata, Mapping):
        given = metadata.get("category") or metadata.get("topic")
    return str(given).replace("_", " ").capitalize() if given else ""


def _time(value: Mapping[str, object]) -> datetime | None:
    """What was changed later is said anew then."""
    given = value.get("updated_at") or value.get("created_at")
    return read_time(given) if given else None
