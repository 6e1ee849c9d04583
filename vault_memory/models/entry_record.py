"""Define the numeric record of an entry, by which the index filters and ranks it without reading its text.

Each entry has one record of fixed length, followed by lists: the entry's words, the words of its speaker or of its
heading and path, its sources and its tags. Strings are stored as hashes: words in 32 bits, all others in 64 bits.
`index.record_encoder` writes the records; a search reads them as `models.columns`.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterable
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from vault_memory.models import ROLES, TIERS, Entry
from vault_memory.models.filters import HASHED_FIELDS

CHUNK, SUSPECT, PERSON, PINNED, TALK, HEARD, FILED, OWN, WISH, MACHINE, CODE, FIGURE, ASKS, NAME = (
    1 << bit for bit in range(14)
)
"""The bits of ``flags``: part of a longer text; reads like an order; by a person; pinned; from a conversation; made
from messages; made from a file; not by a machine, or by a named speaker; says how somebody wants things done; by a
machine; message with code; contains a digit; ends with a question mark; contains a name within a sentence.
"""

RECORD = np.dtype(
    [
        ("label", "<i8"), *((field.column, "<i8") for field in HASHED_FIELDS),
        ("id", "<i8"), ("key", "<i8"), ("whole", "<i8"), ("clock", "<i8"), ("created", "<f8"),
        ("updated", "<f8"), ("superseded", "<f8"), ("salience", "<f8"), ("confidence", "<f8"), ("position", "<i4"),
        ("session", "<i4"),
        ("length", "<i4"), ("words", "<u4"), ("names", "<u4"), ("sources", "<u4"), ("tags", "<u4"), ("flags", "<u2"),
        ("tier", "u1"), ("role", "u1"),
    ]
)  # fmt: skip
"""``whole``: the hash of the key of the whole text. ``clock``: the hash of the key under which uses are counted. Times
are in seconds since 1970, or NaN. ``salience`` of a message: how much it states (`text.substance`). ``length``: in
words. ``words`` to ``tags``: the length of each list.
"""

_TIER = {tier: number for number, tier in enumerate(TIERS)}
_ROLE = {role: number for number, role in enumerate(("", *ROLES, "person", "file"))}
_OTHER = 255  # a role that no filter names


@lru_cache(maxsize=4_096)
def code(text: str) -> int:
    """Return a 64-bit hash of the string; 0 for an empty one."""
    if not text:
        return 0
    return int.from_bytes(
        hashlib.blake2b(text.encode("utf-8", "replace"), digest_size=8).digest(), "little", signed=True
    )


def codes(texts: Iterable[str]) -> NDArray[np.int64]:
    return np.array([code(text) for text in texts], dtype=np.int64)


def word_codes(found: Iterable[str]) -> NDArray[np.uint32]:
    """Return the codes of the distinct words, which `text.words` extracted."""
    return np.array(list(map(word_code, dict.fromkeys(found))), dtype=np.uint32)


def word_code(word: str) -> int:
    return zlib.crc32(word.encode("utf-8", "replace"))


def tier_code(tier: str) -> int:
    return _TIER.get(tier, _OTHER)


def role_code(role: str) -> int:
    return _ROLE.get(role, _OTHER)


def clock(entry: Entry) -> str:
    """Return the key under which uses of a cell are counted: our id, which moves with the cell, else its entry key."""
    return entry.id if entry.id.startswith("vm-") else entry.key


def get_whole_key(entry: Entry) -> str:
    """Return the key of the whole text that ``entry`` is or is a part of."""
    return entry.key if entry.chunk is None else entry.key.rpartition("~")[0]
