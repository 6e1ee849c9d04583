"""Decide which names are one: the rule for what people call things (file names: `file_names.fold_file_name`)."""

from __future__ import annotations

import unicodedata


def fold_name(name: str) -> str:
    """Return what two spellings of one name have in common: case, white space and composed accents do not count."""
    return unicodedata.normalize("NFC", " ".join(name.split())).casefold()
