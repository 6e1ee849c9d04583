"""Predict a document's summary after edits, so that the edits and the summary are written in one step.

Each change of a document is verified by parsing it again, so one step saves a pass. The summary follows from the
statements, and the statements follow from the edits in all but rare cases; the caller compares the prediction with the
edited document.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from vault_memory.archive.maintenance.topic_summary import extractive
from vault_memory.models import Add, Cell, Edit, Reinforce, Supersede, Topic
from vault_memory.vault.document.cells import clean, neutralise, statement_hash


def predict_summary(topic: Topic, edits: Sequence[Edit], consolidate_after: int) -> str:
    """Return the expected extractive summary; "" if the document has none or it cannot be predicted."""
    if not topic.summary or not topic.summary_ours or topic.summarised:
        return ""
    cells: list[Cell] | None = [cell for cell in topic.cells if not cell.superseded]
    for edit in edits:
        cells = _apply(cells, edit) if cells is not None else None
    if cells is None or sum(cell.attributes is not None for cell in cells) < consolidate_after:
        return ""
    return extractive(cells)


def _apply(cells: list[Cell], edit: Edit) -> list[Cell] | None:
    """Return the current statements after an edit; None if the result of such an edit cannot be predicted."""
    match edit:
        case Add():
            return cells if any(cell.id == edit.id for cell in cells) else _insert(cells, edit)
        case Supersede(target=target, by=by):
            at = next((number for number, cell in enumerate(cells) if target.names(cell)), -1)
            rest = cells[:at] + cells[at + 1 :]
            if at < 0 or by is None or edit.apart:
                return None if at < 0 else rest if by is None else _insert(rest, by)
            return [*cells[:at], _make_cell(by, cells[at].headings), *cells[at + 1 :]]
        case Reinforce(target=target):
            return [_reinforce(cell, edit) if target.names(cell) else cell for cell in cells]
        case _:
            return None


def _insert(cells: list[Cell], add: Add) -> list[Cell]:
    """Return the statements with a new one after the others of its section."""
    alike = (n for n in range(len(cells) - 1, -1, -1) if cells[n].headings[-1:] == (add.section,))
    last = next(alike, len(cells) - 1)
    made = _make_cell(add, cells[last].headings if cells else (add.section,))
    return [*cells[: last + 1], made, *cells[last + 1 :]]


def _make_cell(add: Add, headings: tuple[str, ...]) -> Cell:
    text = clean(add.text) if add.linked else neutralise(add.text)
    return Cell(text, add.type, add.id, statement_hash(text), 0, headings, 0, 0, attributes=add.attributes)


def _reinforce(cell: Cell, edit: Reinforce) -> Cell:
    known = cell.attributes
    if known is None or set(edit.sources) <= set(known.sources):
        return cell
    return replace(cell, attributes=replace(known, updated=edit.at))
