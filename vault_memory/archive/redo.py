"""What ``archive --redo`` takes away: what the offline extractor alone made of one conversation, and only that."""

from __future__ import annotations

from collections.abc import Collection

from vault_memory.models import Cell, CellRef, Remove, Topic
from vault_memory.vault.store import Store

REASON = "read again with a model"


def outdated(store: Store, conversation: str, unread: Collection[str] = ()) -> list[tuple[str, Remove]]:
    """Path and removal of each cell by the offline extractor that has no other source than ``conversation``.

    Left alone: what a person edited or pinned, what was said elsewhere too, what comes from ``unread`` messages, and
    what took the place of a statement that stays (its link would lead nowhere).
    """
    kept_out = {f"{conversation}#{message}" for message in unread}
    return [
        (topic.path, Remove(CellRef(cell.id), REASON))
        for topic in store.topics()
        if not topic.malformed
        for cell in _removable(topic, conversation, kept_out)
    ]


def _removable(topic: Topic, conversation: str, kept_out: Collection[str]) -> list[Cell]:
    chosen = {cell.id: cell for cell in topic.cells if _offline_only(cell, conversation, kept_out)}
    while True:
        needed = {
            cell.attributes.successor
            for cell in topic.cells
            if cell.attributes is not None and cell.attributes.successor and cell.id not in chosen
        }
        if not needed & chosen.keys():
            return list(chosen.values())
        chosen = {name: cell for name, cell in chosen.items() if name not in needed}


def _offline_only(cell: Cell, conversation: str, kept_out: Collection[str]) -> bool:
    known = cell.attributes
    if known is None or known.by != "offline" or known.pinned or cell.by_person or not known.sources:
        return False
    return all(s.partition("#")[0] == conversation and s not in kept_out for s in known.sources)
