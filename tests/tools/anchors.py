"""Count what statements share, as `StatementBlock.add` counts it in a document."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from vault_memory.archive.extraction.rules.changes import list_numerals
from vault_memory.archive.extraction.rules.statement_reading import read


def anchor_counts(texts: Sequence[str]) -> Counter[str]:
    """Return in how many statements each anchor stands, and each value (with "#" before it)."""
    readings = [read(text) for text in texts]
    return Counter(key for reading in readings for key in {*reading.anchors, *list_numerals(reading)})
