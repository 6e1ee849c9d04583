"""Leave out and remove what a conversation asks not to keep: statements made from earlier messages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from vault_memory.archive.decisions.covered_statements import KnownStatement
from vault_memory.archive.job import ArchiveJob, MatchedItem, Parts
from vault_memory.models import Cell, CellRef, LeftOutSentence, Remove, Withdrawal
from vault_memory.vault.storage.store import Store

REASON = "somebody asked not to keep it"
_MOST = 4  # statements of other conversations that one request removes at once; with more, a person decides on them


def withdraw(job: ArchiveJob, parts: Parts) -> ArchiveJob:
    """Take what the requests cover out of the job's items, and plan to remove it from the vault.

    Removal is only proposed for statements that a person wrote, edited or pinned, where one request covers many
    statements of other conversations, and where the model that was to decide did not answer.
    """
    if not job.withdrawn:
        return job
    asked = [each if each.at else replace(each, at=job.conversation.started) for each in job.withdrawn]
    rules = parts.client is None  # they have left out what is covered themselves
    items = [] if rules else [placed for placed in job.items if placed.outcome is None]
    cells = _list_cells(parts.store)
    known = [_of_item(each) for each in items] + [_of_cell(cell) for _, cell in cells]
    found = parts.covers(asked, known)
    places = {message.id: number for number, message in enumerate(job.transcript.messages)} if job.transcript else {}
    dropped = {
        number
        for request, covered in zip(asked, found.covered, strict=True)
        for number in covered
        if number < len(items) and _precedes(items[number], request, places, found.read)
    }
    gone: dict[str, tuple[str, Remove]] = {}
    proposed: dict[str, tuple[str, Remove]] = {}
    for request, covered in zip(asked, found.covered, strict=True):
        mine = [cells[number - len(items)] for number in sorted(covered) if number >= len(items)]
        many = sum(not _is_of(cell, request.conversation) for _, cell in mine) > _MOST
        for path, cell in mine:
            waits = _is_persons(cell) or (many and not _is_of(cell, request.conversation)) or bool(found.error)
            (proposed if waits else gone)[cell.id] = path, Remove(CellRef(cell.id), REASON)
    left = [items[number] for number in sorted(dropped)]
    return replace(
        job,
        items=tuple(placed for placed in job.items if placed not in left),
        left_out=(*job.left_out, *(LeftOutSentence(e.item.text, REASON, _message(e)) for e in left)),
        gone=tuple(gone.values()),
        proposed=tuple(each for cell, each in proposed.items() if cell not in gone),
        errors=(*job.errors, *((found.error,) if found.error else ())),
    )


def _list_cells(store: Store) -> Sequence[tuple[str, Cell]]:
    return [(t.path, cell) for t in store.topics() if not t.malformed for cell in t.cells if cell.id]


def _of_item(placed: MatchedItem) -> KnownStatement:
    item = placed.item
    return KnownStatement(item.text, (item.source,) if item.source else (), item.created, item.type)


def _of_cell(cell: Cell) -> KnownStatement:
    known = cell.attributes
    return KnownStatement(cell.text, known.sources if known else (), known.created if known else None, cell.type)


def _precedes(placed: MatchedItem, request: Withdrawal, places: dict[str, int], read: bool) -> bool:
    """Return whether the item is of a message before the request, or of its own if a model has ``read`` both."""
    return places.get(_message(placed), len(places)) < places.get(request.message, -1) + read


def _message(placed: MatchedItem) -> str:
    return placed.item.source.partition("#")[2]


def _is_persons(cell: Cell) -> bool:
    return cell.by_person or (cell.attributes is not None and cell.attributes.pinned)


def _is_of(cell: Cell, conversation: str) -> bool:
    known = cell.attributes
    return known is not None and any(source.partition("#")[0] == conversation for source in known.sources)
