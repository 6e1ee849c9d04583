"""What doctor finds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Weight = Literal["error", "warning", "note"]
WEIGHTS: tuple[Weight, ...] = ("error", "warning", "note")

# In the order in which they are told.
KINDS = {
    "document": "Documents that cannot be used as they are",
    "copy": "Copies that sync tools made",
    "id": "Ids",
    "link": "Links that lead nowhere",
    "memory": "Memory blocks",
    "twin": "Said twice, or nearly",
    "review": "Waiting for you",
    "trust": "Not taken at its word",
    "secret": "Secrets",
    "run": "Runs",
    "index": "The index",
    "permission": "Permissions",
    "git": "Git",
    "state": "State",
}


@dataclass(frozen=True, slots=True)
class Finding:
    """``line`` 0: the whole file. ``mend`` says what to do; ``fixable``: `doctor --fix` does it.

    An error is something that does not work, a warning something that will not do what it seems to, a note something
    to know of; notes leave the exit code at 0.
    """

    kind: str
    weight: Weight
    path: str
    line: int
    message: str
    mend: str = ""
    fixable: bool = False

    @property
    def place(self) -> str:
        return f"{self.path}:{self.line}" if self.line else self.path

    @property
    def heading(self) -> str:
        """What findings of this kind are about."""
        return KINDS[self.kind]
