"""What of an entry is a number: by this it is filtered and ranked, without its text being read.

One record of fixed length for each entry, and behind it lists: its words, those of who speaks or of its heading and
path, what it was made from, its tags. Strings become hashes, of 64 bits where they say what an entry is and of 32
where they are words. The index writes them once (`encode`), a search reads them as columns (`text.columns`).
"""

from __future__ import annotations

import hashlib
import re
import zlib
from collections.abc import Iterable
from datetime import datetime
from functools import lru_cache
from math import nan

import numpy as np
from numpy.typing import NDArray

from vault_memory.models import ROLES, TIERS, Entry
from vault_memory.text.chunks import MAX_TOKENS
from vault_memory.text.words import words

CHUNK, SUSPECT, PERSON, PINNED, TALK, HEARD, FILED, OWN, WISH, MACHINE = (1 << bit for bit in range(10))
"""Of ``flags``: a part of a longer text; reads like an order; by a person; pinned; of a conversation; made of what was
said; made of a file; said by no machine, or by somebody with a name; how somebody wants things done; said by a machine.
"""

RECORD = np.dtype(
    [
        ("label", "<i8"), ("topic", "<i8"), ("type", "<i8"), ("conversation", "<i8"), ("project", "<i8"),
        ("path", "<i8"), ("id", "<i8"), ("key", "<i8"), ("whole", "<i8"), ("clock", "<i8"), ("created", "<f8"),
        ("updated", "<f8"), ("superseded", "<f8"), ("salience", "<f8"), ("confidence", "<f8"), ("position", "<i4"),
        ("session", "<i4"),
        ("length", "<i4"), ("words", "<u4"), ("names", "<u4"), ("sources", "<u4"), ("tags", "<u4"), ("flags", "<u2"),
        ("tier", "u1"), ("role", "u1"),
    ]
)  # fmt: skip
"""``whole``: of the text that it is, or is a part of. ``clock``: what its uses are counted by. Times in seconds since
1970, or not a number. ``length`` in words. ``words`` to ``tags``: how many of each its lists hold.
"""

MACHINES = frozenset({"assistant", "tool"})
_READ = 2_000  # characters of a message by whose words it and its session are judged
_NAMING = 20_000  # of another text, in which people are looked for
_TIER = {tier: number for number, tier in enumerate(TIERS)}
_ROLE = {role: number for number, role in enumerate(("", *ROLES, "person", "file"))}
_OTHER = 255  # a role that no filter names

_PATH_WORDS = re.compile(r"[/_.\-\s]+")
_STANDING = re.compile(
    r"(?:^|[.!?:]\s*+|\n[^\S\n]*+)(?:please,? )?(?:always|never|from now on)\b|\bi(?:'d| would)? (?:\w+ )?prefer\b"
    r"|\bmy preferences?\b|\b(?:please )?(?:remember|make sure) (?:to always|that i)\b",
    re.IGNORECASE,
)
_STANDING_WORDS = ("always", "never", "from now on", "prefer", "remember", "make sure")  # one is in whatever it finds


def standing(text: str) -> bool:
    """Does the text say how somebody wants things done from then on?"""
    read = text[:_READ]
    if read.isascii():
        lowered = read.lower()
        if not any(word in lowered for word in _STANDING_WORDS):
            return False
    return _STANDING.search(read) is not None


@lru_cache(maxsize=4_096)
def code(text: str) -> int:
    """A string as a number of 64 bits; 0 for none."""
    if not text:
        return 0
    return int.from_bytes(
        hashlib.blake2b(text.encode("utf-8", "replace"), digest_size=8).digest(), "little", signed=True
    )


def codes(texts: Iterable[str]) -> NDArray[np.int64]:
    return np.array([code(text) for text in texts], dtype=np.int64)


def word_codes(found: Iterable[str]) -> NDArray[np.uint32]:
    """Of words, as `text.words` makes them, each once."""
    return np.array(list(map(word_code, dict.fromkeys(found))), dtype=np.uint32)


def word_code(word: str) -> int:
    return zlib.crc32(word.encode("utf-8", "replace"))


def tier_code(tier: str) -> int:
    return _TIER.get(tier, _OTHER)


def role_code(role: str) -> int:
    return _ROLE.get(role, _OTHER)


def clock(entry: Entry) -> str:
    """What the uses of a cell are counted by: an id of ours, which moves with it; else its place in its document."""
    return entry.id if entry.id.startswith("vm-") else entry.key


def whole_key(entry: Entry) -> str:
    """The key of the text that ``entry`` is, or is a part of."""
    return entry.key if entry.chunk is None else entry.key.rpartition("~")[0]


def encode(label: int, entry: Entry) -> tuple[bytes, bytes]:
    """The record, and the lists behind one another: sources (whole and by conversation), tags, words, names."""
    said = entry.tier == "message"
    held = word_codes(words(entry.text[:_READ]) if said else [*words(entry.heading), *words(entry.text[:_NAMING])])
    names = word_codes(words(entry.name if said else title(entry)))
    sources = codes(part for source in entry.sources for part in (source, source.partition("#")[0]))
    tags = codes(tag.casefold() for tag in entry.tags)
    record = np.zeros(1, dtype=RECORD)
    record[0] = (
        label, code(entry.topic.casefold()), code(entry.type), code(entry.conversation), code(entry.project.casefold()),
        code(entry.path), code(entry.id), code(entry.key), code(whole_key(entry)), code(clock(entry)),
        _seconds(entry.created), _seconds(entry.updated), _seconds(entry.superseded), entry.salience, entry.confidence,
        entry.position, entry.session, MAX_TOKENS if entry.chunk is not None else len(entry.text.split()), len(held),
        len(names), len(entry.sources), len(tags), _flags(entry), tier_code(entry.tier), role_code(entry.role),
    )  # fmt: skip
    return record.tobytes(), sources.tobytes() + tags.tobytes() + held.tobytes() + names.tobytes()


def title(entry: Entry) -> str:
    """Return the heading path of an entry, and of a file the words of its path."""
    if entry.tier != "file":
        return entry.heading
    return f"{entry.heading} {' '.join(_PATH_WORDS.split(entry.path.removeprefix('file:').rpartition('.')[0]))}"


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
            (WISH, entry.type == "preference" or (not machine and standing(entry.text))),
            (MACHINE, machine),
        )
        if holds
    )
