"""Read LoCoMo samples: two people over many sessions (Maharana et al., ACL 2024), one sample or a list of them.

A turn keeps its ``dia_id`` and the time of its session; what a shared picture shows is noted below its text.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import cast

from vault_memory.importers.export_dates import read_time
from vault_memory.importers.source import ImportFile, Unreadable
from vault_memory.models import Conversation, Message

_SESSION = re.compile(r"session_(\d{1,9})", re.ASCII)


def is_sample(value: object) -> bool:
    """Return whether the value is a sample, or a list that begins with one."""
    first = value[0] if isinstance(value, list) and value else value
    return isinstance(first, Mapping) and isinstance(first.get("conversation"), Mapping)


def read_conversations(source: ImportFile) -> list[Conversation]:
    """Return a conversation for each sample. Raises FormatError."""
    values = [item.value for item in source.json_values]
    samples = values[0] if len(values) == 1 and isinstance(values[0], list) else values
    for position, sample in enumerate(samples, 1):
        if not is_sample(sample) or isinstance(sample, list):
            raise source.error(f"sample {position} has no 'conversation'; this is not the LoCoMo format")
    return [_parse_sample(source, cast("Mapping[str, object]", sample)) for sample in samples]


def _parse_sample(source: ImportFile, sample: Mapping[str, object]) -> Conversation:
    conversation = cast("Mapping[str, object]", sample["conversation"])
    sample_id = str(sample.get("sample_id") or "")
    numbers = sorted(int(found[1]) for key in conversation if (found := _SESSION.fullmatch(key)))
    messages: list[Message] = []
    for number in numbers:
        try:
            messages += _parse_session(conversation, f"session_{number}")
        except Unreadable as error:
            raise source.error(f"sample '{sample_id}', session {number}: {error}") from None
    speakers = [str(conversation[key]) for key in ("speaker_a", "speaker_b") if conversation.get(key)]
    return Conversation(tuple(messages), id=sample_id, title=" and ".join(speakers), source="locomo")


def _parse_session(conversation: Mapping[str, object], key: str) -> list[Message]:
    turns = conversation.get(key)
    if not isinstance(turns, list):
        raise Unreadable("not a list of turns")
    date = conversation.get(f"{key}_date_time")
    try:
        time = read_time(date) if date is not None else None
    except ValueError:
        raise Unreadable(f"its date cannot be read: {date!r}") from None
    messages = []
    for position, turn in enumerate(turns, 1):
        if not isinstance(turn, Mapping) or not isinstance(turn.get("text"), str):
            raise Unreadable(f"turn {position} has no text")
        text, caption = turn["text"], turn.get("blip_caption")
        content = f"{text}\n[image: {caption}]" if caption else text
        messages.append(Message("user", content, str(turn.get("dia_id") or ""), time, str(turn.get("speaker") or "")))
    return messages
