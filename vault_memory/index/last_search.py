"""Store the hits that the last search showed to a person, so that `show` finds them by number. A cache file."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

NAME = "last-search.json"

Place = tuple[str, str, int]  # key, path and line of a hit


def write(folder: Path, places: Sequence[Place]) -> None:
    """Store the places in the order shown; do nothing if the file cannot be written."""
    part = folder / f"{NAME}.{os.getpid()}"
    with suppress(OSError):
        try:
            part.write_text(json.dumps(places), encoding="utf-8")
            part.replace(folder / NAME)
        finally:
            part.unlink(missing_ok=True)


def read(folder: Path) -> list[Place]:
    """Return the stored places; [] if there are none or the file is damaged."""
    try:
        return [(str(key), str(path), int(line)) for key, path, line in json.loads((folder / NAME).read_bytes())]
    except (OSError, ValueError, TypeError):
        return []
