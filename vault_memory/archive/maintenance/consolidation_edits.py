"""Turn a model's answer about a topic's statements into edits: ended, duplicate, misplaced and linked cells.

Invalid answers are left out: an unknown number, a cycle, an older statement that would end a newer one, a link without
a target. Changes to a person's statement become proposals when the edits are applied.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from vault_memory.models import CELL_SECTIONS, Add, Attributes, Cell, CellRef, Edit, Reinforce, Supersede, Topic, Update
from vault_memory.models.topic import RELATED_HEADING, is_superseded_heading
from vault_memory.text.search_words import select_search_words
from vault_memory.vault.document import links
from vault_memory.vault.document.cells import cell_id, neutralise
from vault_memory.vault.document.names import fold_name
from vault_memory.vault.document.structure import SUMMARY

if TYPE_CHECKING:
    from vault_memory.llm.prompts.consolidate import (
        Consolidated,
        Duplicate,
        Linked,
        Move,
        SearchWords,
        SeveralConsolidated,
        Summarised,
        Superseded,
    )

ENDED = 10  # cells one consolidation may supersede
LINKS = 4  # links that one consolidation may add
_LINK_SALIENCE = 0.3


def superseding_edits(
    found: Sequence[Superseded], shown: Sequence[Cell], notes: list[str], talks: Container[Cell] = ()
) -> list[Supersede]:
    """Return the edits for valid contradictions: between two shown cells of one subject, the newer by an author who may
    end the older. ``talks``: statements of talks between people, in which anybody may end what is said.

    An undated statement that a person typed counts as older; its end is only proposed. ``notes`` gets the rejected
    contradictions with the reasons.
    """
    edits: dict[int, Supersede] = {}
    winners: set[int] = set()
    for each in found:
        if not (1 <= each.cell <= len(shown) and 1 <= each.by <= len(shown)) or each.cell == each.by:
            continue
        old, new = shown[each.cell - 1], shown[each.by - 1]
        after, why = get_stated_time(new), _explain_not_ended(old, new, talks)
        if not why and (each.by in edits or each.cell in winners):
            why = "they would end each other"
        if not why and len(edits) >= ENDED and each.cell not in edits:
            why = f"more than {ENDED} would end"
        if why:
            notes.append(f"“{old.text}” was not ended by “{new.text}”: {why}")
        elif after is not None and each.cell not in edits:
            winners.add(each.by)
            edits[each.cell] = Supersede(old.ref, after, _make_successor(new), reason=each.reason or "outdated")
    return list(edits.values())


def _explain_not_ended(old: Cell, new: Cell, talks: Container[Cell]) -> str:
    from vault_memory.archive.decisions.authority import may_end
    from vault_memory.archive.decisions.subjects import share_subject

    before, after = get_stated_time(old), get_stated_time(new)
    if after is None or (before is None and not old.by_person):
        return "it is not known which is newer"
    if before is not None and after < before:
        return "it is the newer one"
    if not share_subject(new.text, old.text):
        return "they are about different things"
    return "" if may_end(new, old) or new in talks else "who says the other may not end it"


def duplicate_edits(
    found: Sequence[Duplicate], shown: Sequence[Cell], ended: Collection[str], notes: list[str]
) -> Iterator[Edit]:
    """Yield the edits that keep one of two statements that say the same, with the sources of both.

    The end of an undated statement that a person typed is only proposed; ``notes`` gets the pairs that stay, with the
    reason.
    """
    from vault_memory.archive.decisions.subjects import share_subject
    from vault_memory.archive.extraction.values import missing

    gone: set[int] = set()
    kept: set[int] = set()
    for each in found:
        if not (1 <= each.cell <= len(shown) and 1 <= each.of <= len(shown)) or each.cell == each.of:
            continue
        old, new = shown[each.cell - 1], shown[each.of - 1]
        at = get_stated_time(old) or (get_stated_time(new) if old.by_person else None)
        circle = each.cell in gone | kept or each.of in gone or {old.key, new.key} & {*ended}
        if circle or at is None or not new.id or not share_subject(new.text, old.text) or missing(old.text, new.text):
            lost = ", ".join(missing(old.text, new.text))
            why = f"only it says {lost}" if lost else "they are not two statements of one thing"
            notes.append(f"“{old.text}” stays beside “{new.text}”: {why}")
            continue
        gone.add(each.cell)
        kept.add(each.of)
        yield Supersede(old.ref, max(at, get_stated_time(new) or at), reason="said twice", successor=new.id)
        if old.attributes is not None and old.attributes.sources and not old.by_person:
            yield Reinforce(new.ref, old.attributes.sources, at, "said twice")


def moving_edits(
    moves: Sequence[Move], shown: Sequence[Cell], ended: Collection[str], notes: list[str]
) -> Iterator[Update]:
    """Yield moves of the program's statements to other sections; ``notes`` gets refused moves of a person's text."""
    for each in moves:
        cell = shown[each.cell - 1] if 1 <= each.cell <= len(shown) else None
        if is_superseded_heading(each.section) or each.section.casefold() == SUMMARY:
            continue  # they hold no current statements
        if cell is not None and cell.by_person:
            notes.append(f"“{cell.text}” stays where a person wrote it, not under {each.section}")
        if cell is not None and cell.id and cell.id not in ended and not cell.by_person:
            at = get_stated_time(cell)
            if at is not None:
                yield Update(CellRef(cell.id), cell.text, Attributes(), at, "moved", each.section)


def search_word_edits(found: Sequence[SearchWords], shown: Sequence[Cell], ended: Collection[str]) -> Iterator[Update]:
    """Yield search words for statements of the program that have none."""
    for each in found:
        cell = shown[each.cell - 1] if 1 <= each.cell <= len(shown) else None
        at = get_stated_time(cell) if cell is not None else None
        if cell is None or at is None or cell.id in ended or not lacks_search_words(cell):
            continue
        if asked := select_search_words(each.words, cell.text):
            yield Update(CellRef(cell.id), cell.text, Attributes(asked=asked), at, "search words")


def lacks_search_words(cell: Cell) -> bool:
    """Return whether a statement of the program lacks search words; a link needs none."""
    known = cell.attributes
    if known is None or known.asked or not cell.id or cell.by_person:
        return False
    return not any(links.find(cell.text))


def link_edits(found: Sequence[Linked], topic: Topic, names: Collection[str], by: str, newest: Cell) -> Iterator[Add]:
    """Yield lines that link the topic to others (``names``: of their files), each with what the one has to do with
    the other; none that the document has already. They are of the conversation of the ``newest`` statement.
    """
    known = {fold_name(name): name for name in names}
    existing = {fold_name(link.target) for link in links.find(topic.text)} | {fold_name(topic.name)}
    for each in found[:LINKS]:
        name = known.get(fold_name(each.to))
        if name is None or fold_name(name) in existing:
            continue
        existing.add(fold_name(name))
        text = f"{topic.name} {neutralise(each.relation) or 'belongs with'} [[{name}]]"
        sources = newest.attributes.sources[:1] if newest.attributes is not None else ()
        conversation = tuple(source.partition("#")[0] for source in sources)
        attributes = Attributes(_LINK_SALIENCE, created=get_stated_time(newest), sources=conversation, by=by)
        yield Add(cell_id("link", topic.path, name), text, "fact", RELATED_HEADING, attributes, "linked", linked=True)


def part_of(answer: SeveralConsolidated, said: Summarised, offset: int, end: int) -> Consolidated:
    """Return the part of an answer about several topics for one: its cells follow ``offset``, numbered from 1."""
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
        search=[each.model_copy(update={"cell": each.cell - offset}) for each in answer.search if each.cell in own],
    )


def get_stated_time(cell: Cell) -> datetime | None:
    """Return when the statement was last said; None if unknown."""
    known = cell.attributes
    return (known.updated or known.created) if known is not None else None


def _make_successor(cell: Cell) -> Add | None:
    """Return an edit that names an existing cell as the successor; None if the cell has no id."""
    if not cell.id:
        return None
    return Add(cell.id, cell.text, cell.type, CELL_SECTIONS[cell.type], cell.attributes or Attributes())
