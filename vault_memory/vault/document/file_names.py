"""Convert names of topics, entities and conversations to file names, and values to words of a machine-read line.

A file name stays as close to the name as every file system allows, so that ``[[Token storage]]`` resolves.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterable
from urllib.parse import quote, unquote

MAX_BYTES = 120  # length of a file name without its extension, in UTF-8
UNTITLED = "Untitled"

_FORBIDDEN = frozenset('/\\:*?"<>|#^[]')
_INVISIBLE = frozenset({"Cc", "Cs", "Zl", "Zp"})  # control characters, lone surrogates, line and paragraph separators
_RESERVED = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)", re.IGNORECASE)
_HASH_LENGTH = 8
_NUMBER = re.compile(r"([0-9]{1,18})")
_ONE_WORD = re.compile(r"[A-Za-z0-9._:#/@+-]*")  # `encode` returns it unchanged
_ENDS = "." + "".join(c for c in map(chr, range(0x3001)) if c.isspace())


def file_name(name: str) -> str:
    """Return ``name`` as a file name without extension: never empty, no separator, at most 120 bytes; idempotent."""
    whole = unicodedata.normalize("NFC", name)
    visible = "".join("-" if c in _FORBIDDEN or unicodedata.category(c) in _INVISIBLE else c for c in whole)
    trimmed = _trim(visible) or UNTITLED
    reserved = _RESERVED.match(trimmed)
    return _cut(f"{reserved[1]}_{trimmed[reserved.end() :]}" if reserved else trimmed)


def natural(name: str) -> tuple[str | int, ...]:
    """Return a sort key for natural order: 2 before 10, ignoring case."""
    parts = _NUMBER.split(fold_file_name(name))  # text and numbers in turn, numbers at the odd places
    return tuple(int(part) if place % 2 else part for place, part in enumerate(parts))


def unique(name: str, taken: Iterable[str]) -> str:
    """Return ``name``, or ``name (2)``, ``name (3)`` … if ``taken`` contains it, ignoring case."""
    used = {fold_file_name(other) for other in taken}
    candidate, number = name, 1
    while fold_file_name(candidate) in used:
        number += 1
        candidate = f"{name} ({number})"
    return candidate


def encode(value: str) -> str:
    """Return ``value`` as one word: percent-encoded outside ``A–Z a–z 0–9 . _ : # / @ + -``."""
    if _ONE_WORD.fullmatch(value):
        return value
    return quote(value, safe="._:#/@+-", errors="replace").replace("~", "%7E")


def decode(word: str) -> str:
    """Decode a word of ``encode``. Bytes that are not UTF-8 become U+FFFD."""
    return unquote(word, errors="replace")


def _trim(name: str) -> str:
    """Strip white space and dots at both ends, since file systems drop or hide them there."""
    return name.strip(_ENDS)


def fold_file_name(name: str) -> str:
    """Return a form of the name that is equal for names that a file system may treat as the same."""
    return unicodedata.normalize("NFC", name.casefold())


def _cut(name: str) -> str:
    encoded = name.encode()
    if len(encoded) <= MAX_BYTES:
        return name
    digest = hashlib.sha256(encoded).hexdigest()[:_HASH_LENGTH]
    start = encoded[: MAX_BYTES - _HASH_LENGTH - 1].decode(errors="ignore")
    return f"{_trim(start)}-{digest}"
