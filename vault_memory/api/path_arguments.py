"""Check arguments that are paths."""

from __future__ import annotations

import os
from pathlib import Path

from vault_memory.errors import InputError

_LONGEST = 255  # bytes of a name that file systems allow


def check_path(name: str, value: str | Path) -> Path:
    """Return the path that the argument ``name`` gives. Raises InputError where no file can have it."""
    text = os.fspath(value)
    if not text.strip():
        raise InputError(f"{name} is empty; give the path of a file or folder")
    try:
        if "\0" in text or any(len(os.fsencode(part)) > _LONGEST for part in Path(text).parts):
            raise ValueError
    except ValueError:
        raise InputError(f"{name} cannot be a path: {text[:60]!r}") from None
    return Path(text)
