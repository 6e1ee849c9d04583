"""Fold names so that different spellings of one name are equal (for file names: `file_names.fold_file_name`).

Also find the ids of statements in a text.
"""

from __future__ import annotations

import re
import unicodedata

_CELL_ID = re.compile(r"\bvm-[0-9a-z]{10}\b")


def fold_name(name: str) -> str:
    """Return a form that is equal for all spellings of a name: case, white space and composed accents are ignored."""
    return unicodedata.normalize("NFC", " ".join(name.split())).casefold()


def find_cell_ids(text: str) -> set[str]:
    """Return the ids of statements in the bullets or the memory block of a text."""
    return set(_CELL_ID.findall(text))
