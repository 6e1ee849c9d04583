"""Load what is to be archived: conversations, lists of messages, files and their content."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from vault_memory.api.path_arguments import check_path
from vault_memory.errors import InputError
from vault_memory.importers import load
from vault_memory.models import Conversation, Message


def load_conversation(
    given: Conversation | Sequence[Message | Mapping[str, Any]] | str | Path, format: str
) -> Conversation:
    """Return one conversation: as given, of a list of messages, or of a file. Raises FormatError, InputError."""
    if isinstance(given, Conversation):
        return given
    if not isinstance(given, str | Path):
        return _build_conversation(given)
    found = load(check_path("conversation", given), format=format)
    if len(found) != 1:
        raise InputError(f"{given}: holds {len(found)} conversations; use archive_file")
    return found[0]


def load_file(source: str | Path | bytes, format: str) -> list[Conversation]:
    """Load every conversation of a file, or of its content. Raises FormatError, InputError."""
    return load(source if isinstance(source, bytes) else check_path("source", source), format=format)


def _build_conversation(messages: Sequence[Message | Mapping[str, Any]]) -> Conversation:
    """Return a list of messages as a conversation; dicts are OpenAI-style."""
    _check_kind(messages)
    given = list(messages)
    if all(isinstance(message, Message) for message in given):
        return Conversation(tuple(message for message in given if isinstance(message, Message)))
    try:
        data = json.dumps(given, default=_format_time).encode()
    except TypeError as error:
        raise InputError(f"messages: must be Message objects or OpenAI-style dicts ({error})") from error
    return load(data, format="openai", name="messages")[0]


def _check_kind(given: object) -> None:
    """Refuse what would be taken for a list of its parts. Raises InputError."""
    wrong = ""
    if isinstance(given, bytes):
        wrong = "bytes: archive_file reads the content of a file"
    elif isinstance(given, Mapping):
        wrong = "a dict: give its list of messages, or Conversation(messages, id=…, title=…)"
    elif not isinstance(given, Iterable):
        wrong = f"{given!r:.60}"
    if wrong:
        raise InputError(f"a conversation is a Conversation, a list of messages or the path of a file, not {wrong}")


def _format_time(value: object) -> str:
    """Return a time as JSON holds it. Raises TypeError for anything else."""
    if isinstance(value, datetime):
        return value.isoformat()
    raise TypeError(f"{type(value).__name__} among them")
