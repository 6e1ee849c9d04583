"""Encode an entry as its record of numbers (`models.entry_record`) and the lists behind it."""

from __future__ import annotations

import re
from datetime import datetime
from math import nan

import numpy as np

from vault_memory.models import Entry
from vault_memory.models.entry_record import (
    ASKS,
    CHUNK,
    CODE,
    FIGURE,
    FILED,
    HEARD,
    MACHINE,
    NAME,
    OWN,
    PERSON,
    PINNED,
    RECORD,
    SUSPECT,
    TALK,
    WISH,
    clock,
    code,
    codes,
    get_whole_key,
    role_code,
    tier_code,
    word_codes,
)
from vault_memory.models.filters import HASHED_FIELDS
from vault_memory.text.chunks import MAX_TOKENS
from vault_memory.text.substance import substance
from vault_memory.text.words import words

MACHINES = frozenset({"assistant", "tool"})
_READ = 2_000  # characters of a message whose words are indexed and judged
_NAMING = 20_000  # characters of any other text whose words are indexed
_PATH_WORDS = re.compile(r"[/_.\-\s]+")
_STANDING = re.compile(
    r"(?:^|[.!?:]\s*+|\n[^\S\n]*+)(?:please,? )?(?:always|never|from now on)\b|\bi(?:'d| would)? (?:\w+ )?prefer\b"
    r"|\bmy preferences?\b|\b(?:please )?(?:remember|make sure) (?:to always|that i)\b",
    re.IGNORECASE,
)
_INNER_NAME = re.compile(r"(?<=[^.!?:\"“*#•-] )[A-ZÀ-ÖØ-Þ][a-zß-öø-ÿ]+")  # not the first word of a sentence
_STANDING_WORDS = ("always", "never", "from now on", "prefer", "remember", "make sure")  # each match has one


def states_preference(text: str) -> bool:
    """Return whether the text says how somebody wants things done in future."""
    read = text[:_READ]
    if read.isascii():
        lowered = read.lower()
        if not any(word in lowered for word in _STANDING_WORDS):
            return False
    return _STANDING.search(read) is not None


def encode_record(label: int, entry: Entry) -> tuple[bytes, bytes]:
    """Return the record and its concatenated lists: sources (each with its conversation), tags, words, names."""
    said = entry.tier == "message"
    shown = words(entry.text[: _READ if said else _NAMING])
    held = word_codes(shown if said else [*words(entry.heading), *shown, *words(entry.asked)])
    names = word_codes(words(entry.name if said else title(entry)))
    sources = codes(part for source in entry.sources for part in (source, source.partition("#")[0]))
    tags = codes(tag.casefold() for tag in entry.tags)
    record = np.zeros(1, dtype=RECORD)
    record[0] = (
        label, *(code(field.value(entry)) for field in HASHED_FIELDS),
        code(entry.id), code(entry.key), code(get_whole_key(entry)), code(clock(entry)),
        _seconds(entry.created), _seconds(entry.updated), _seconds(entry.superseded),
        substance(entry.text[:_READ]) if said else entry.salience, entry.confidence,
        entry.position, entry.session, MAX_TOKENS if entry.chunk is not None else len(entry.text.split()), len(held),
        len(names), len(entry.sources), len(tags), _flags(entry), tier_code(entry.tier), role_code(entry.role),
    )  # fmt: skip
    return record.tobytes(), sources.tobytes() + tags.tobytes() + held.tobytes() + names.tobytes()


def title(entry: Entry) -> str:
    """Return the heading path of an entry; for a file also the words of its path."""
    if entry.tier != "file":
        return entry.heading
    return f"{entry.heading} {' '.join(_PATH_WORDS.split(entry.path.removeprefix('file:').rpartition('.')[0]))}"


def _holds_code(entry: Entry) -> bool:
    return entry.chunk.kind == "code" if entry.chunk is not None else "```" in entry.text


def _seconds(moment: datetime | None) -> float:
    return nan if moment is None else moment.timestamp()


def _flags(entry: Entry) -> int:
    machine = entry.role in MACHINES
    filed = [source.startswith("file:") for source in entry.sources]
    return sum(
        flag
        for flag, holds in (
            (CHUNK, entry.chunk is not None),
            (SUSPECT, entry.suspect),
            (PERSON, entry.by_person),
            (PINNED, entry.pinned),
            (TALK, bool(entry.conversation)),
            (HEARD, not all(filed)),
            (FILED, any(filed)),
            (OWN, not machine or bool(entry.name)),
            (WISH, entry.type == "preference" or (not machine and states_preference(entry.text))),
            (MACHINE, machine),
            (CODE, entry.tier == "message" and _holds_code(entry)),
            (FIGURE, any(char.isdigit() for char in entry.text[:_READ])),
            (ASKS, entry.text.rstrip().endswith("?")),
            (NAME, _INNER_NAME.search(entry.text[:_READ]) is not None),
        )
        if holds
    )
