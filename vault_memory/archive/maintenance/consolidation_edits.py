"""What a model says of a topic's statements as edits to named cells: ended, said twice, misplaced, linked.

A number that was not shown, a circle, an older statement that would end a newer one and a link to nowhere are left out.
What would change a person's statement is proposed when the edits are applied.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from vault_memory.models import CELL_SECTIONS, Add, Attributes, Cell, CellRef, Edit, Reinforce, Supersede, Topic, Update
from vault_memory.vault.document import links
from vault_memory.vault.document.cells import cell_id, neutralise
from vault_memory.vault.document.names import fold_name

if TYPE_CHECKING:
    from vault_memory.llm.prompts.consolidate import (
        Consolidated,
        Duplicate,
        Linked,
        Move,
        SeveralConsolidated,
        Summarised,
        Superseded,
    )

ENDED = 10  # cells one consolidation may supersede
LINKS = 4  # that one consolidation may add
RELATED = "Related"
_LINK_SALIENCE = 0.3


def superseding_edits(found: Sequence[Superseded], shown: Sequence[Cell]) -> list[Supersede]:
    """Return the contradictions that hold: between two cells that were shown, of one subject, the newer by somebody we
    trust as much.
    """
    from vault_memory.archive.decisions.authority import may_end
    from vault_memory.archive.decisions.subjects import share_subject

    edits: dict[int, Supersede] = {}
    winners: set[int] = set()
    for each in found:
        if not (1 <= each.cell <= len(shown) and 1 <= each.by <= len(shown)) or each.cell == each.by:
            continue
        old, new = shown[each.cell - 1], shown[each.by - 1]
        before, after = get_stated_time(old), get_stated_time(new)
        if (
            before is None
            or after is None
            or after < before
            or not share_subject(new.text, old.text)
            or not may_end(new, old)
        ):
            continue
        if each.by in edits or each.cell in winners:
            continue  # in a circle
        if len(edits) < ENDED and each.cell not in edits:
            winners.add(each.by)
            edits[each.cell] = Supersede(old.ref, after, _standing(new), reason=each.reason or "outdated")
    return list(edits.values())


def duplicate_edits(found: Sequence[Duplicate], shown: Sequence[Cell], ended: Collection[str]) -> Iterator[Edit]:
    """Yield the edits that keep one of two statements which say the same: it has the sources of both."""
    from vault_memory.archive.decisions.subjects import share_subject
    from vault_memory.archive.decisions.values import missing

    gone: set[int] = set()
    kept: set[int] = set()
    for each in found:
        if not (1 <= each.cell <= len(shown) and 1 <= each.of <= len(shown)) or each.cell == each.of:
            continue
        old, new = shown[each.cell - 1], shown[each.of - 1]
        at = get_stated_time(old)
        circle = each.cell in gone | kept or each.of in gone or {old.key, new.key} & {*ended}
        if circle or at is None or not new.id or not share_subject(new.text, old.text) or missing(old.text, new.text):
            continue
        gone.add(each.cell)
        kept.add(each.of)
        yield Supersede(old.ref, max(at, get_stated_time(new) or at), reason="said twice", successor=new.id)
        if old.attributes is not None and old.attributes.sources and not old.by_person:
            yield Reinforce(new.ref, old.attributes.sources, at, "said twice")


def moving_edits(moves: Sequence[Move], shown: Sequence[Cell], ended: Collection[str]) -> Iterator[Update]:
    """Yield statements of the machine to other sections; nothing of a person's moves."""
    for each in moves:
        cell = shown[each.cell - 1] if 1 <= each.cell <= len(shown) else None
        if cell is not None and cell.id and cell.id not in ended and not cell.by_person:
            at = get_stated_time(cell)
            if at is not None:
                yield Update(CellRef(cell.id), cell.text, Attributes(), at, "moved", each.section)


def link_edits(found: Sequence[Linked], topic: Topic, names: Collection[str], by: str, at: datetime) -> Iterator[Add]:
    """Yield lines that link the topic to others (``names``: of their files), each with what the one has to do with
    the other; none that the document has already.
    """
    known = {fold_name(name): name for name in names}
    existing = {fold_name(link.target) for link in links.find(topic.text)} | {fold_name(topic.name)}
    for each in found[:LINKS]:
        name = known.get(fold_name(each.to))
        if name is None or fold_name(name) in existing:
            continue
        existing.add(fold_name(name))
        text = f"{topic.name} {neutralise(each.relation) or 'belongs with'} [[{name}]]"
        attributes = Attributes(_LINK_SALIENCE, created=at, by=by)
        yield Add(cell_id("link", topic.path, name), text, "context", RELATED, attributes, "linked", linked=True)


def part_of(answer: SeveralConsolidated, said: Summarised, offset: int, end: int) -> Consolidated:
    """Return what an answer about several topics says of one: its cells are those after ``offset``, numbered from 1."""
    from vault_memory.llm.prompts.consolidate import Consolidated

    own = range(offset + 1, end + 1)
    return Consolidated(
        summary=said.summary,
        rename=said.rename,
        links=said.links,
        splits=said.splits,
        superseded=[
            each.model_copy(update={"cell": each.cell - offset, "by": each.by - offset})
            for each in answer.superseded
            if each.cell in own and each.by in own
        ],
        duplicates=[
            each.model_copy(update={"cell": each.cell - offset, "of": each.of - offset})
            for each in answer.duplicates
            if each.cell in own and each.of in own
        ],
        moves=[each.model_copy(update={"cell": each.cell - offset}) for each in answer.moves if each.cell in own],
    )


def get_stated_time(cell: Cell) -> datetime | None:
    """Return when the statement was said last, if that is known."""
    known = cell.attributes
    return (known.updated or known.created) if known is not None else None


def _standing(cell: Cell) -> Add | None:
    """Return the successor, which is there already, so that the link leads to it."""
    if not cell.id:
        return None
    return Add(cell.id, cell.text, cell.type, CELL_SECTIONS[cell.type], cell.attributes or Attributes())
