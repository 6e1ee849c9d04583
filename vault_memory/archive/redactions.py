"""What was taken out of the vault's texts, and where: by the placeholders there, so without a secret (I8)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.vault.store import Store

_PLACEHOLDER = re.compile(r"\[redacted: ([a-z0-9-]+)\]")


@dataclass(frozen=True, slots=True)
class Redaction:
    """A secret of the kind ``rule`` stood at that line."""

    path: str
    line: int
    rule: str


def redactions(store: Store) -> Iterator[Redaction]:
    """Every place of topics and transcripts that a secret was taken out of, by path and line."""
    for file in store.scan().files:
        try:
            text = store.read(file.path).decode("utf-8", "replace")
        except (NotFoundError, VaultError):
            continue
        if "[redacted: " not in text:
            continue
        for number, line in enumerate(text.split("\n"), 1):
            for found in _PLACEHOLDER.finditer(line.replace("\\[", "[")):
                yield Redaction(file.path, number, found[1])
