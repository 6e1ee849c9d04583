"""The record of numbers that the index keeps of each entry: by this it is filtered and ranked, without its text.

One record of fixed length for each entry, and behind it lists: its words, those of who speaks or of its heading and
path, what it was made from, its tags. Strings become hashes, of 64 bits where they say what an entry is and of 32
where they are words. `index.record_encoder` writes the records once, a search reads them as `models.columns`.
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
"""Of ``flags``: a part of a longer text; reads like an order; by a person; pinned; of a conversation; made of what was
said; made of a file; said by no machine, or by somebody with a name; how somebody wants things done; said by a machine;
a message with code in it; holds a figure; ends with a question; holds a name within a sentence.
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
"""``whole``: of the text that it is, or is a part of. ``clock``: what its uses are counted by. Times in seconds since
1970, or not a number. ``salience`` of a message: how much it states (`text.substance`). ``length`` in words. ``words``
to ``tags``: how many of each its lists hold.
"""

_TIER = {tier: number for number, tier in enumerate(TIERS)}
_ROLE = {role: number for number, role in enumerate(("", *ROLES, "person", "file"))}
_OTHER = 255  # a role that no filter names


@lru_cache(maxsize=4_096)
def code(text: str) -> int:
    """Return a string as a number of 64 bits; 0 for none."""
    if not text:
        return 0
    return int.from_bytes(
        hashlib.blake2b(text.encode("utf-8", "replace"), digest_size=8).digest(), "little", signed=True
    )


def codes(texts: Iterable[str]) -> NDArray[np.int64]:
    return np.array([code(text) for text in texts], dtype=np.int64)


def word_codes(found: Iterable[str]) -> NDArray[np.uint32]:
    """Return the codes of words, as `text.words` makes them, each once."""
    return np.array(list(map(word_code, dict.fromkeys(found))), dtype=np.uint32)


def word_code(word: str) -> int:
    return zlib.crc32(word.encode("utf-8", "replace"))


def tier_code(tier: str) -> int:
    return _TIER.get(tier, _OTHER)


def role_code(role: str) -> int:
    return _ROLE.get(role, _OTHER)


def clock(entry: Entry) -> str:
    """Return the key under which uses of a cell are counted: our id, which moves with it; else its place."""
    return entry.id if entry.id.startswith("vm-") else entry.key


def get_whole_key(entry: Entry) -> str:
    """Return the key of the text that ``entry`` is, or is a part of."""
    return entry.key if entry.chunk is None else entry.key.rpartition("~")[0]
