"""Read ``memory.json`` of the MCP memory server: entities with observations, and relations between them, one a line.

Every observation is a statement about its entity, whose name is the topic hint; a relation is a statement about the
entity it starts from. The file has no dates, so its statements are undated.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from vault_memory.errors import FormatError
from vault_memory.importers.source import ImportFile
from vault_memory.models import Conversation, Message


def is_session(values: Sequence[object]) -> bool:
    """Return whether the first lines are of this format."""
    first = values[0] if values else None
    return isinstance(first, Mapping) and first.get("type") in ("entity", "relation")


def read_conversations(source: ImportFile) -> Iterator[Conversation | FormatError]:
    """Yield one conversation, and an error for each line that cannot be read. Raises FormatError."""
    messages: list[Message] = []
    for number, value in source.json_lines():
        statements = _parse_record(value) if isinstance(value, Mapping) else None
        if statements is None:
            yield source.error("neither an entity with 'observations' nor a relation", number)
        else:
            messages += statements
    yield Conversation(tuple(messages), id="memory-graph", title="Knowledge graph", source="memory-graph")


def _parse_record(value: Mapping[str, object]) -> list[Message] | None:
    name, observations = value.get("name"), value.get("observations")
    if value.get("type") == "entity" and isinstance(name, str) and isinstance(observations, list):
        return [
            Message("user", _prefix_subject(name, str(said)), name=name) for said in observations if str(said).strip()
        ]
    ends = [value.get(key) for key in ("from", "relationType", "to")]
    if value.get("type") == "relation" and all(isinstance(end, str) for end in ends):
        subject, verb, other = map(str, ends)
        return [Message("user", f"{subject} {verb.replace('_', ' ')} {other}", name=subject)]
    return None


def _prefix_subject(name: str, observation: str) -> str:
    """Put the entity's name before an observation that does not hold it, so that it can be found by the name."""
    holds_name = name.replace("_", " ").casefold() in observation.replace("_", " ").casefold()
    return observation if holds_name else f"{name}: {observation}"
