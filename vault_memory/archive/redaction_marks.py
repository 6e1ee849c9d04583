"""What was taken out of the vault's texts, and where: by the placeholders there, so without a secret (I8)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

PLACEHOLDER = re.compile(r"\[redacted: ([a-z0-9.-]+)\]")


@dataclass(frozen=True, slots=True)
class Redaction:
    """A secret of the kind ``rule`` stood at that line."""

    path: str
    line: int
    rule: str


def redactions(path: str, data: bytes) -> Iterator[Redaction]:
    """Every place of a file that a secret was taken out of, by line."""
    if b"[redacted: " not in data.replace(b"\\[", b"["):
        return
    for number, line in enumerate(data.decode("utf-8", "replace").split("\n"), 1):
        for found in PLACEHOLDER.finditer(line.replace("\\[", "[")):
            yield Redaction(path, number, found[1])
