"""Find the placeholders of redacted secrets in the vault's files (I8)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

PLACEHOLDER = re.compile(r"\[redacted: ([a-z0-9.-]+)\]")


@dataclass(frozen=True, slots=True)
class Redaction:
    """A placeholder in a line, and the rule that found its secret."""

    path: str
    line: int
    rule: str


def find_redactions(path: str, data: bytes) -> Iterator[Redaction]:
    """Yield every placeholder of a file, by line."""
    if b"[redacted: " not in data.replace(b"\\[", b"["):
        return
    for number, line in enumerate(data.decode("utf-8", "replace").split("\n"), 1):
        for found in PLACEHOLDER.finditer(line.replace("\\[", "[")):
            yield Redaction(path, number, found[1])
