"""Find the statements to remove because a conversation asks not to keep them: those made from earlier messages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from vault_memory.archive.extraction.rules import off_record
from vault_memory.models import Cell, CellRef, Remove, Withdrawal
from vault_memory.vault.storage.store import Store

REASON = "somebody asked not to keep it"
_MOST = 4  # statements of other conversations that one request removes at once; with more, a person decides on them


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """Path and removal of each statement to remove at once (``gone``), and of each to review (``proposed``)."""

    gone: tuple[tuple[str, Remove], ...] = ()
    proposed: tuple[tuple[str, Remove], ...] = ()


def find_withdrawn(store: Store, asked: Sequence[Withdrawal], said: datetime | None) -> Withdrawn:
    """Return the vault's statements that the requests ask not to keep. ``said``: the time of requests without one.

    Removal is only proposed for statements that a person wrote, edited or pinned, and where one request covers many
    statements of other conversations.
    """
    gone: dict[str, tuple[str, Remove]] = {}
    proposed: dict[str, tuple[str, Remove]] = {}
    cells = [(t.path, cell) for t in store.topics() if not t.malformed for cell in t.cells] if asked else []
    for request in asked:
        found = [(path, cell) for path, cell in cells if cell.id and _is_meant(request, cell, said)]
        elsewhere = sum(not _is_of(cell, request.conversation) for _, cell in found)
        for path, cell in found:
            typed = cell.by_person or (cell.attributes is not None and cell.attributes.pinned)
            waits = typed or (elsewhere > _MOST and not _is_of(cell, request.conversation))
            (proposed if waits else gone)[cell.id] = path, Remove(CellRef(cell.id), REASON)
    return Withdrawn(tuple(gone.values()), tuple(each for cell, each in proposed.items() if cell not in gone))


def _is_meant(request: Withdrawal, cell: Cell, said: datetime | None) -> bool:
    known, at = cell.attributes, request.at or said
    if known is not None and known.created is not None and at is not None and known.created > at:
        return False
    return any(off_record.withdraws(request, cell.text, source) for source in (known.sources if known else ()) or ("",))


def _is_of(cell: Cell, conversation: str) -> bool:
    known = cell.attributes
    return known is not None and any(source.partition("#")[0] == conversation for source in known.sources)
