"""Define what a model is asked to judge, and a flaw of an edit in its answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING

from vault_memory.models import Cell, Item
from vault_memory.vault.document.text_blocks import TextBlock

if TYPE_CHECKING:
    from vault_memory.llm.prompts.merge import Proposal  # needs the extra llm


@dataclass(slots=True)
class JudgeQuestion:
    """What the model was asked; ``refused`` has the reasons why parts of its answer are not applied.

    ``path`` is the document of all items and cells; if they belong to several documents, ``item_paths`` and
    ``cell_paths`` name the document of each. ``trusting``: the last answer is applied although checks fail. ``asked``:
    by item, the problems that the model was asked about again.
    """

    path: str
    items: Sequence[Item]
    shown: Sequence[Cell]
    conversation: str
    by: str
    now: datetime
    refused: list[str] = field(default_factory=list)
    item_paths: Sequence[str] = ()
    cell_paths: Sequence[str] = ()
    trusting: bool = False
    first: Sequence[Proposal] = ()
    texts: Mapping[int, tuple[str, TextBlock]] = field(default_factory=dict)  # by number, with their documents' paths
    asked: dict[int, list[str]] = field(default_factory=dict)

    def path_of(self, item: int) -> str:
        return self.item_paths[item - 1] if self.item_paths else self.path

    def home_of(self, cell: int) -> str:
        return self.cell_paths[cell - 1] if self.cell_paths else self.path

    def cell(self, number: int) -> Cell | None:
        return self.shown[number - 1] if 1 <= number <= len(self.shown) else None


@dataclass(frozen=True, slots=True)
class Flaw:
    """``reason``: why the edit is not taken at once. ``impossible``: it cannot be done at all.

    ``wording``: only its text is at fault, and the item's own words would do.
    """

    item: int
    edit: Proposal | None
    reason: str
    impossible: bool = False
    wording: bool = False

    def __str__(self) -> str:
        action = f"{self.edit.action} {self.edit.cell or ''}".strip() if self.edit is not None else "no edit"
        return f"item {self.item}, {action}: {self.reason}"
