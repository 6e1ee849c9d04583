"""Define findings: kinds, weights, and one finding."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Weight = Literal["error", "warning", "note"]
WEIGHTS: tuple[Weight, ...] = ("error", "warning", "note")

# In the order of the report.
KINDS = {
    "document": "Documents that cannot be used as they are",
    "copy": "Copies that sync tools made",
    "id": "Ids",
    "link": "Links that lead nowhere",
    "memory": "Memory blocks",
    "twin": "Duplicates",
    "review": "Waiting for you",
    "trust": "Text that reads like orders to an agent",
    "secret": "Secrets",
    "run": "Runs",
    "index": "The index",
    "permission": "Permissions",
    "git": "Git",
    "state": "State",
}


@dataclass(frozen=True, slots=True)
class Finding:
    """Something to know or to repair. ``line`` 0: the whole file; ``fixable``: `doctor --fix` repairs it.

    ``mend``: what to do. An error: something does not work. A warning: something does not do what it seems to do. A
    note: for information; it leaves the exit code at 0.
    """

    kind: str
    weight: Weight
    path: str
    line: int
    message: str
    mend: str = ""
    fixable: bool = False

    def __str__(self) -> str:
        return f"{self.weight}: {self.place}: {self.message}"

    @property
    def place(self) -> str:
        return f"{self.path}:{self.line}" if self.line else self.path

    @property
    def heading(self) -> str:
        """The heading for findings of this kind in the report."""
        return KINDS[self.kind]
