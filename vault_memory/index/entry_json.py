"""Encode entries as JSON, without default values and the fields stored in other columns (key, tier, path).

The neighbouring turns, which only the lexical index reads, are stored separately: a search decodes hundreds of entries.
"""

from __future__ import annotations

import json
from dataclasses import MISSING, fields, replace
from datetime import datetime

from vault_memory.errors import IndexDamaged
from vault_memory.models import Chunk, Entry, Tier

_APART = ("before", "after", "key", "tier", "path")
_DEFAULTS = [(f.name, None if f.default is MISSING else f.default) for f in fields(Entry) if f.name not in _APART]
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


def encode_around(entry: Entry) -> str:
    """Encode the neighbouring turns; "" if there are none."""
    return json.dumps((entry.before, entry.after), ensure_ascii=False) if entry.before or entry.after else ""


def add_neighbour_text(entry: Entry, text: str) -> Entry:
    """Return ``entry`` with its neighbouring turns, as `encode_around` wrote them."""
    if not text:
        return entry
    try:
        before, after = json.loads(text)
        return replace(entry, before=before, after=after)
    except ValueError as error:
        raise IndexDamaged(f"the index's manifest is damaged ({error})") from error


def decode(key: str, tier: Tier, path: str, text: str) -> Entry:
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
        return Entry(key=key, tier=tier, path=path, **values)
    except (ValueError, TypeError) as error:
        raise IndexDamaged(f"the index's manifest is damaged ({error})") from error
