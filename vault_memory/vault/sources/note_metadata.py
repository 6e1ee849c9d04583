"""Read the text and the date of a note or document outside the vault."""

from __future__ import annotations

import codecs
import re
from datetime import datetime
from pathlib import PurePosixPath

from vault_memory.vault.document.timestamps import parse_time

_DAY = re.compile(r"(?<!\d)((?:19|20)\d\d-\d\d-\d\d)(?!\d)")
_DATED = re.compile(r"^date:[ \t]*[\"']?(\d{4}-\d\d-\d\d[^\s\"']*)", re.MULTILINE)


def decode_text(data: bytes) -> str:
    """Decode UTF-8, or UTF-16 with a BOM; other bytes become U+FFFD."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16", "replace")
    return data.decode("utf-8-sig", "replace")


def day_of(path: str) -> datetime | None:
    """Return the day in the file's name, as in daily notes."""
    found = _DAY.search(PurePosixPath(path).name)
    return parse_time(found[1]) if found else None


def date_of(text: str) -> datetime | None:
    """Return ``date:`` in the frontmatter, which many tools write instead of our ``created:``."""
    found = _DATED.search(text.partition("\n---")[0]) if text.startswith("---") else None
    return parse_time(found[1]) if found else None
