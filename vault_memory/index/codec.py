"""Entries as JSON: what differs from the defaults."""

from __future__ import annotations

import json
from dataclasses import MISSING, fields
from datetime import datetime

from vault_memory.errors import IndexDamaged
from vault_memory.models import Chunk, Entry

_DEFAULTS = [(f.name, None if f.default is MISSING else f.default) for f in fields(Entry)]
_TIMES = ("created", "updated", "superseded")
_TUPLES = ("sources", "tags")


def encode(entry: Entry) -> str:
    values = {name: value for name, default in _DEFAULTS if (value := getattr(entry, name)) != default}
    for name in _TIMES:
        if name in values:
            values[name] = values[name].isoformat()
    if entry.chunk is not None:
        values["chunk"] = (entry.chunk.index, entry.chunk.kind, entry.chunk.language, entry.chunk.tokens)
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))


def decode(text: str) -> Entry:
    try:
        values = json.loads(text)
        for name in _TIMES:
            if name in values:
                values[name] = datetime.fromisoformat(values[name])
        for name in _TUPLES:
            if name in values:
                values[name] = tuple(values[name])
        if "chunk" in values:
            values["chunk"] = Chunk(*values["chunk"])
        return Entry(**values)
    except (ValueError, TypeError) as error:
        raise IndexDamaged(f"the index's manifest is damaged ({error})") from error
