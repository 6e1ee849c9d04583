"""Define what is decided about an item: the request, its context, and the decision with its edits."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from vault_memory.models import CELL_SECTIONS, Add, Attributes, Edit, Item, JudgeDetails
from vault_memory.models.topic import qualifiers
from vault_memory.vault.document.cells import cell_id, neutralise, statement_hash


@dataclass(frozen=True, slots=True)
class ItemDecision:
    """An item's edit, and the document it belongs to (which may be another than the item was matched to).

    ``edit`` None: nothing is to be done. ``more``: other cells of the document that the item ends. ``propose``: the
    edits are for a person to decide on; ``untrusted``: the rule that found the text suspect
    (`suspect_statements`). ``failed``: why no decision could be made; the item must not be lost (A6).
    """

    path: str
    edit: Edit | None
    more: tuple[Edit, ...] = ()
    reason: str = ""
    propose: bool = False
    untrusted: str = ""
    failed: str = ""
    elsewhere: tuple[tuple[str, Edit], ...] = ()  # what it ends in other documents, by path
    endings: tuple[tuple[str, Edit], ...] = ()  # what it may only propose to end, while the rest is done
    judged: JudgeDetails | None = None

    @property
    def placed(self) -> tuple[tuple[str, Edit], ...]:
        """All its edits with the paths of their documents, those of ``path`` first."""
        return (*((self.path, edit) for edit in self.edits), *self.elsewhere)

    @property
    def proposed(self) -> tuple[tuple[str, Edit], ...]:
        """The edits that a person decides on, with the paths of their documents."""
        return (*self.placed, *self.endings) if self.propose else self.endings

    @property
    def edits(self) -> tuple[Edit, ...]:
        return (self.edit, *self.more) if self.edit is not None else ()


@dataclass(frozen=True, slots=True)
class JudgeRequest:
    """An item and the document it was matched to."""

    item: Item
    path: str
    tentative: bool = False  # the item is worth keeping only if it ends something; it has no document


@dataclass(frozen=True, slots=True)
class MergeContext:
    """What the items are judged for. ``fresh``: paths of documents that are still to be made; ``hidden``: ids of
    cells that are about to go and must not be compared with.
    """

    conversation: str
    now: datetime
    fresh: Collection[str] = ()
    hidden: Collection[str] = ()


class Judge(Protocol):
    """Decides on items: one decision for each, in order."""

    def __call__(self, asked: Sequence[JudgeRequest], about: MergeContext) -> list[ItemDecision]: ...


def new_cell(item: Item, conversation: str, by: str) -> Add:
    """Return the cell for an item; its id follows from conversation, message and text, so repetitions are one cell."""
    text = neutralise(item.text)
    return Add(
        id=cell_id(conversation, item.source, text),
        text=text,
        type=item.type,
        section=CELL_SECTIONS[item.type],
        attributes=Attributes(
            salience=round(item.salience, 2),
            confidence=round(item.confidence, 2),
            created=item.created,
            sources=(item.source,) if item.source else (),
            role=item.role,
            by=by,
            text=statement_hash(text),
            **qualifiers(item),
        ),
    )
