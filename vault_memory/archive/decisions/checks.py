"""What a model proposes for a document, held against what it was shown: edit by edit, refused with a reason (A5).

A model may name cells that do not exist, drop a number while rewording, call something known that is not, or be
talked into deleting. So nothing it says is done because it says so: every edit needs a cell that was shown and that
the item is plainly about, its text must keep every value, and where it would weaken what a user or a person said, it
only becomes a proposal. An item that no valid edit speaks for is added as it stands.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import TYPE_CHECKING

from vault_memory.archive.decisions.rules import Decision, new_cell
from vault_memory.archive.extraction.rules.words import IDENTIFIER, PATH
from vault_memory.models import Add, Cell, Item, Reinforce, Supersede, Topic
from vault_memory.text.words import content_words, identifiers
from vault_memory.vault.document.cells import cell_id, neutralise, statement_hash

if TYPE_CHECKING:
    from vault_memory.llm.prompts.merge import Proposal  # needs the extra llm

ENDS = 3  # cells that one item may end; one that would end more is no statement but an instruction
_SAME = 0.5  # share of an item's words that a cell must have to be called the same; half of it among equal values
_NUMBER = re.compile(r"\d+(?:[.,:/-]\d+)*")
_NAME = re.compile(r"(?<=[\w,;:] )[A-Z][\w+#]*")  # capitalised, and not because a sentence begins
_TRUSTED = frozenset({"user", "person", ""})


@dataclass(slots=True)
class Checked:
    """What the model was asked, and in ``refused`` why some of its answer is not done."""

    path: str
    items: Sequence[Item]
    shown: Sequence[Cell]
    conversation: str
    by: str
    now: datetime
    refused: list[str] = field(default_factory=list)


@dataclass(slots=True)
class _Wanted:
    """What the valid edits of one item come to."""

    add: Proposal | None = None
    ends: list[tuple[Cell, Proposal]] = field(default_factory=list)
    known: list[Cell | None] = field(default_factory=list)


def check(proposals: Sequence[Proposal], asked: Checked) -> list[Decision]:
    """One decision for each item."""
    wanted = [_Wanted() for _ in asked.items]
    for proposal in proposals:
        reason = _collect(proposal, asked, wanted)
        if reason:
            asked.refused.append(f"{proposal.action}: {reason}")
    taken: set[int] = set()
    return [_decide(item, each, asked, taken) for item, each in zip(asked.items, wanted, strict=True)]


def values(text: str) -> frozenset[str]:
    """What must not get lost in a rewording: numbers, paths, code identifiers."""
    bare = text.replace("\\", "")
    found = [*_NUMBER.findall(bare), *IDENTIFIER.findall(bare), *PATH.findall(bare)]
    return frozenset(value.strip("`").casefold() for value in found)


def _collect(proposal: Proposal, asked: Checked, wanted: list[_Wanted]) -> str:
    """Put a valid edit to its item; why it is not valid, else ''."""
    if not 1 <= proposal.item <= len(asked.items):
        return f"no item {proposal.item}"
    item, each = asked.items[proposal.item - 1], wanted[proposal.item - 1]
    if proposal.action == "add":
        each.add = each.add or proposal
        return ""
    if proposal.action == "noop" and proposal.cell == 0:
        each.known.append(None)
        return ""
    if not 1 <= proposal.cell <= len(asked.shown):
        return f"no cell {proposal.cell}"
    cell = asked.shown[proposal.cell - 1]
    if proposal.action == "noop":
        if not _says(cell.text, item):
            return "the cell does not say that"
        each.known.append(cell)
        return ""
    if not _concerns(item, cell):
        return "the item is about something else"
    if proposal.action == "update":
        if not neutralise(proposal.text):
            return "no text"
        lost = (values(cell.text) | values(item.text)) - values(proposal.text)
        if lost:
            return f"would lose {', '.join(sorted(lost))}"
    if len(each.ends) >= ENDS:
        return f"ends more than {ENDS} cells"
    if all(cell is not other for other, _ in each.ends):
        each.ends.append((cell, proposal))
    return ""


def _decide(item: Item, wanted: _Wanted, asked: Checked, taken: set[int]) -> Decision:
    ends = [(cell, proposal) for cell, proposal in wanted.ends if id(cell) not in taken]
    if ends:
        decision = _end(item, ends, asked)
        if not decision.propose:
            taken.update(id(cell) for cell, _ in ends)
        return decision
    if wanted.add is None and not wanted.ends:
        known = next((cell for cell in wanted.known if cell is not None), None)
        if known is not None:
            return _again(item, known, asked)
        if wanted.known and any(_says(other.text, item) and other is not item for other in _before(item, asked)):
            return Decision(asked.path, None, reason="said twice")
        asked.refused.append("no valid edit: the item is added as it stands")
    return Decision(asked.path, _added(item, wanted.add, asked))


def _before(item: Item, asked: Checked) -> list[Item]:
    """Items before this one: of two that say the same, the first is kept whatever the model thinks of both."""
    return list(asked.items[: next(n for n, other in enumerate(asked.items) if other is item)])


def _end(item: Item, ends: Sequence[tuple[Cell, Proposal]], asked: Checked) -> Decision:
    """The item takes the place of cells: what it ends is superseded, or proposed to be."""
    cell, proposal = ends[0]
    add = _added(item, proposal, asked)
    if proposal.action == "update":
        add = _joined(add, cell)
    if len(cell.headings) > 1:
        add = replace(add, section=cell.headings[-1])
    at = item.created or asked.now
    edits = [Supersede(old.ref, at, add, reason=f"{p.action}: {p.reason}".rstrip(": ")) for old, p in ends]
    why = next((why for old, _ in ends if (why := unfit(item, old))), "")
    reason = why or edits[0].reason
    return Decision(asked.path, edits[0], tuple(edits[1:]), reason=reason, propose=bool(why))


def unfit(item: Item, cell: Cell) -> str:
    """Why the item may only propose to end the cell, else ''."""
    known = cell.attributes
    if item.role not in _TRUSTED and _role(cell) in _TRUSTED:
        return f"the {item.role} said it, against what a {_role(cell) or 'person'} said"
    stated = (known.updated or known.created) if known is not None else None
    if stated is not None and item.created is not None and stated > item.created:
        return "what it would replace is newer"
    return ""


def outranked(decision: Decision, item: Item, topic: Topic) -> str:
    """Why the item may only propose to end what the decision ends in ``topic``, else ''."""
    targets = [edit.target for edit in decision.edits if isinstance(edit, Supersede)]
    ends = [cell for cell in topic.cells for target in targets if target.names(cell)]
    return next((why for cell in ends if (why := unfit(item, cell))), "")


def _added(item: Item, proposal: Proposal | None, asked: Checked) -> Add:
    """The new cell. The model's wording is taken where it keeps the item's values and brings in none of its own."""
    add = new_cell(item, asked.conversation, asked.by)
    if proposal is None:
        return add
    text = neutralise(proposal.text)
    old = asked.shown[proposal.cell - 1].text if 1 <= proposal.cell <= len(asked.shown) else ""
    given, kept = values(item.text), values(text)
    if text and given <= kept <= given | values(old) and about(item.text, text):
        add = _reworded(add, text, item, asked)
    section = " ".join(proposal.section.split())
    attributes = replace(add.attributes, context=proposal.context or add.attributes.context)
    return replace(add, section=section or add.section, attributes=attributes, reason=proposal.reason)


def _reworded(add: Add, text: str, item: Item, asked: Checked) -> Add:
    attributes = replace(add.attributes, text=statement_hash(text))
    return replace(add, id=cell_id(asked.conversation, item.source, text), text=text, attributes=attributes)


def _joined(add: Add, cell: Cell) -> Add:
    """An update speaks for both: it has both their sources, and weighs no less than the cell did."""
    known = cell.attributes
    if known is None:
        return add
    mine = add.attributes
    attributes = replace(
        mine,
        sources=tuple(dict.fromkeys(known.sources + mine.sources)),
        salience=max(cell.salience, mine.salience or 0.0),
        confidence=max(cell.confidence, mine.confidence or 0.0),
        context=mine.context or known.context,
        valid_from=mine.valid_from or known.valid_from,
    )
    return replace(add, type=cell.type, attributes=attributes)


def _again(item: Item, cell: Cell, asked: Checked) -> Decision:
    if item.role not in {"user", "person"} or not item.source:
        return Decision(asked.path, None, reason="known already")
    edit = Reinforce(cell.ref, (item.source,), item.created or asked.now, reason="known already")
    return Decision(asked.path, edit)


def _says(text: str, item: Item) -> bool:
    """Whether ``text`` may pass for saying the item: it has every value and name, and enough of the words."""
    words, there = set(content_words(item.text)), set(content_words(text))
    exact = values(item.text) | {name.casefold() for name in _NAME.findall(item.text)}
    share = _SAME if not exact else _SAME / 2
    return all(value in text.casefold() for value in exact) and len(words & there) >= share * len(words)


def _concerns(item: Item, cell: Cell) -> bool:
    """Whether item and cell share a word that carries a subject."""
    return about(f"{item.text} {item.replaces}", cell.text)


def about(one: str, other: str) -> bool:
    """Whether two statements share a word that carries a subject."""
    return bool(_terms(one) & _terms(other))


def trusted(new: Cell, old: Cell) -> bool:
    """Whether who said the new one may end the old: no assistant, tool or file what a user or a person said."""
    return _role(new) in _TRUSTED or _role(old) not in _TRUSTED


def _role(cell: Cell) -> str:
    if cell.by_person or cell.attributes is None:
        return "person"
    return cell.attributes.role


def _terms(text: str) -> frozenset[str]:
    return frozenset(content_words(text)) | frozenset(identifiers(text))
