"""Check the edits that a model proposes for documents against the cells that it was shown, edit by edit (A5).

A model may name cells that do not exist, drop a number while rewording, call something known that is not, or be
talked into deleting. :mod:`flaws` finds what is wrong, so that the model can be asked once more; `check` turns its last
answer into decisions. The last answer of a trusted model is applied, as long as the text that it replaces stays
readable. For other models an edit that fails is refused, and an item without a valid edit is added as it stands. In
both cases the decision records whatever is not done as the model said (`JudgeDetails`), and an edit that would weaken
the words of a user or a person is only proposed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from vault_memory.archive.decisions.authority import unfit
from vault_memory.archive.decisions.decision import ItemDecision, new_cell
from vault_memory.archive.decisions.judge_question import Flaw, JudgeQuestion
from vault_memory.archive.decisions.proposal_flaws import problems
from vault_memory.archive.decisions.subjects import says
from vault_memory.models import CELL_SECTIONS, Add, Cell, Edit, Item, JudgeDetails, Reinforce, Supersede, Update
from vault_memory.vault.document.cells import cell_id, neutralise, statement_hash
from vault_memory.vault.document.text_blocks import make_rewrite

if TYPE_CHECKING:
    from vault_memory.llm.prompts.merge import Proposal  # needs the extra llm

ENDS = 3  # cells that one item of a model that is not trusted may end: more is no statement but an instruction


def check(proposals: Sequence[Proposal], asked: JudgeQuestion) -> list[ItemDecision]:
    """Return one decision for each item."""
    flaws = problems(proposals, asked)
    taken: dict[int, int] = {}
    decisions = []
    for number, item in enumerate(asked.items, 1):
        own = [each for each in proposals if each.item == number]
        decisions.append(_Maker(number, item, asked, [f for f in flaws if f.item == number], taken).decide(own))
    asked.refused += [str(flaw) for flaw in flaws if not 1 <= flaw.item <= len(asked.items)]
    return decisions


class _Maker:
    """Makes the decision on one item. ``taken``: which item ended or changed a cell, by its number."""

    def __init__(
        self, number: int, item: Item, asked: JudgeQuestion, flaws: Sequence[Flaw], taken: dict[int, int]
    ) -> None:
        self._number, self._item, self._asked, self._flaws, self._taken = number, item, asked, flaws, taken
        self._changed: list[str] = []
        self._edits: list[tuple[str, Edit]] = []
        self._valid: list[Proposal] = []
        self._endings: list[tuple[str, Edit]] = []  # by somebody who may only propose them
        self._rewrites: list[tuple[str, Edit]] = []  # of a person's text
        self._unfit = ""

    def decide(self, own: Sequence[Proposal]) -> ItemDecision:
        asked, path = self._asked, self._asked.path_of(self._number)
        valid = self._limit_endings([each for each in own if self._holds(each)])
        if not own:
            self._refuse("it gave no edit")
        judged = JudgeDetails(
            tuple(_describe_proposal(each, asked) for each in (asked.first or own) if each.item == self._number),
            tuple(asked.asked.get(self._number, ())),
        )
        for each in valid:
            if each.action == "propose":
                self._rewrite(each)
        valid = self._valid = [each for each in valid if each.action != "propose"]
        texts = [each for each in valid if each.action not in {"delete", "noop"}]
        for each in sorted(valid, key=lambda each: _ORDER[each.action]):
            self._make(each, with_item=not texts)
        if not any(_statement(edit) for _, edit in self._edits):  # nothing would be said: the whole is proposed
            self._edits, self._endings = [*self._endings, *self._edits], []
        else:
            self._unfit = ""
        if not self._edits and (known := self._decide_noop(valid, path)) is not None:
            changed = replace(judged, changed=tuple(self._changed))
            return replace(known, judged=changed, endings=tuple(self._rewrites))
        if not any(_statement(edit) for _, edit in self._edits):
            if not any(each.action == "add" for each in valid) and not self._edits and not self._rewrites:
                self._refuse("no valid edit: the item is added as it stands")
            self._edits.insert(0, (path, self._add(None)))
        home = path if any(where == path for where, _ in self._edits) else self._edits[0][0]
        here = [edit for where, edit in self._edits if where == home]
        elsewhere = tuple((where, edit) for where, edit in self._edits if where != home)
        reason = self._unfit or here[0].reason
        judged = replace(judged, changed=tuple(self._changed))
        return ItemDecision(
            home,
            here[0],
            tuple(here[1:]),
            reason,
            bool(self._unfit),
            elsewhere=elsewhere,
            endings=(*self._endings, *self._rewrites),
            judged=judged,
        )

    # ---------------------------------------------------------------------------------------------- what is taken

    def _holds(self, proposal: Proposal) -> bool:
        """Return whether the edit is applied; edits applied in spite of a failed check are reported."""
        flaw = next((flaw for flaw in self._flaws if flaw.edit is proposal), None)
        if flaw is None:
            return True
        if self._asked.trusting and not flaw.impossible:
            self._changed.append(f"{flaw}: taken, as the model meant it")
            return True
        if flaw.wording and proposal.action in {"add", "supersede"}:
            return True  # in the item's words
        self._refuse(str(flaw))
        return False

    def _limit_endings(self, valid: list[Proposal]) -> list[Proposal]:
        """Limit how many cells an answer may end; a trusted model may end any number, each with a reason."""
        ends = [each for each in valid if each.action in {"supersede", "delete", "update"}]
        surplus = ends[ENDS:] if not self._asked.trusting else [each for each in ends[ENDS:] if not each.reason]
        for each in surplus:
            self._refuse(f"{each.action} {each.cell}: it would end more than {ENDS} cells")
        said = [each.model_copy(update={"action": "add", "cell": 0}) for each in surplus if each.text.strip()]
        return [each for each in valid if each not in surplus] + said

    def _refuse(self, reason: str) -> None:
        self._asked.refused.append(reason)
        self._changed.append(f"not done: {reason}")

    # ---------------------------------------------------------------------------------------------- edits

    def _make(self, proposal: Proposal, *, with_item: bool) -> None:
        """Make the edit. ``with_item``: no edit has its own text, so the item's replaces what it ends."""
        asked, path = self._asked, self._asked.path_of(self._number)
        cell, home = asked.cell(proposal.cell), path
        if proposal.action == "noop":
            return
        if proposal.action == "add" or cell is None:
            self._edits.append((path, self._add(proposal)))
            return
        home = asked.home_of(proposal.cell)
        if proposal.cell in self._taken:
            if self._taken[proposal.cell] != self._number:
                self._changed.append(f"{proposal.action} {proposal.cell}: another new statement ends that cell already")
            if proposal.action != "delete":
                self._edits.append((path, self._add(proposal)))
            return
        if not (why := unfit(self._item, cell)):
            self._taken[proposal.cell] = self._number
        self._unfit = self._unfit or why
        before = len(self._edits)
        at = self._item.created or asked.now
        reason = f"{proposal.action}: {proposal.reason}".rstrip(": ")
        if proposal.action == "update":
            self._edits.append((home, self._update(proposal, cell, at, reason)))
            self._hold_back(before, why, proposal)
            return
        by = self._add(proposal) if proposal.action == "supersede" or with_item else None
        section, apart = " ".join(proposal.section.split()), self._says_more(path, proposal)
        if by is not None and apart:  # it says what the cell said, not what the item says
            asked_for = cell.attributes.asked if cell.attributes is not None else ""
            by = replace(by, attributes=replace(by.attributes, asked=asked_for))
        self._end(
            home if apart else path,
            home,
            cell,
            Supersede(cell.ref, at, by, reason),
            section,
        )
        self._hold_back(before, why, proposal)

    def _rewrite(self, proposal: Proposal) -> None:
        path, block = self._asked.texts[proposal.cell]
        edit = make_rewrite(block, proposal.was, proposal.text)
        if edit is not None:
            sources, reason = tuple(filter(None, (self._item.source,))), proposal.reason or self._item.text
            self._rewrites.append((path, replace(edit, sources=sources, at=self._item.created, reason=reason)))
            self._changed.append(f"propose {proposal.cell}: waits for a person, whose text it is")

    def _hold_back(self, before: int, why: str, proposal: Proposal) -> None:
        """Keep the endings among the edits made since ``before`` for a person, where the speaker may not make them."""
        made = self._edits[before:]
        if not why or not made:
            return
        ends = [(path, replace(edit, reason=why)) for path, edit in made if isinstance(edit, Supersede | Update)]
        self._edits[before:] = [pair for pair in made if not isinstance(pair[1], Supersede | Update)]
        self._endings += ends
        self._changed.append(f"{proposal.action} {proposal.cell}: waits for a person: {why}")

    def _says_more(self, path: str, proposal: Proposal) -> bool:
        """Return whether other edits put the item's text into its own document, so that this text is the cell's."""
        return bool(proposal.text.strip()) and any(
            each is not proposal
            and (
                each.action == "add"
                or (each.action == "supersede" and not each.text.strip())
                or (each.text.strip() and each.cell and self._asked.home_of(each.cell) == path)
            )
            for each in self._valid
        )

    def _end(self, path: str, home: str, cell: Cell, edit: Supersede, section: str) -> None:
        """End a cell of another document; its successor stands in the item's own document."""
        by, inside = edit.by, cell.headings[-1] if cell.headings else ""
        if by is None:
            self._edits.append((home, edit))
        elif home == path:
            by = replace(by, section=section or inside or by.section)
            other_section = bool(section) and section.casefold() != inside.casefold()
            self._edits.append((home, replace(edit, by=by, apart=other_section)))
        else:
            if all(not isinstance(each, Add) or each.id != by.id for _, each in self._edits):
                self._edits.append((path, replace(by, reason=edit.reason)))
            self._edits.append((home, replace(edit, by=None, successor=by.id)))

    def _add(self, proposal: Proposal | None) -> Add:
        """Return the new cell, in the model's wording unless that is refused."""
        item, asked = self._item, self._asked
        add = new_cell(item, asked.conversation, asked.by)
        if proposal is None:
            return add
        text = neutralise(proposal.text) if proposal.action != "delete" else ""
        flaw = next((flaw for flaw in self._flaws if flaw.edit is proposal and flaw.wording), None)
        if text and flaw is not None and not asked.trusting:
            self._changed.append(f"its words were not taken: {flaw.reason}")
            asked.refused.append(str(flaw))
            text = ""
        if text and text != add.text:
            known = replace(add.attributes, text=statement_hash(text))
            add = replace(add, id=cell_id(asked.conversation, item.source, text), text=text, attributes=known)
        section, kind = " ".join(proposal.section.split()), proposal.type or add.type
        attributes = replace(add.attributes, context=proposal.context or add.attributes.context)
        return replace(
            add,
            type=kind,
            section=section or CELL_SECTIONS[kind],
            attributes=attributes,
            box="x" if proposal.done and kind == "task" else add.box,
            reason=proposal.reason,
        )

    def _update(self, proposal: Proposal, cell: Cell, at: datetime, reason: str) -> Update:
        add = new_cell(self._item, self._asked.conversation, self._asked.by)
        known = replace(add.attributes, context=proposal.context)
        section = " ".join(proposal.section.split())
        return Update(cell.ref, neutralise(proposal.text), known, at, reason, section)

    def _decide_noop(self, valid: Sequence[Proposal], path: str) -> ItemDecision | None:
        """Return the decision on a noop; None where there is none."""
        noops = [each for each in valid if each.action == "noop"]
        if not noops or any(each.action != "noop" for each in valid):
            return None
        named = next((each for each in noops if each.cell), None)
        if named is not None and (cell := self._asked.cell(named.cell)) is not None:
            return _reinforce(self._item, cell, self._asked.home_of(named.cell), self._asked.now)
        before = self._asked.items[: self._number - 1]
        if self._asked.trusting or any(says(other.text, self._item) for other in before):
            return ItemDecision(path, None, reason=noops[0].reason or "said twice")
        return None  # of two that say the same the first is kept, whatever the model thinks of both


_ORDER = {"supersede": 0, "update": 1, "add": 2, "delete": 3, "noop": 4}


def _statement(edit: Edit) -> bool:
    """Return whether the edit writes a statement."""
    return isinstance(edit, Add | Update) or (isinstance(edit, Supersede) and edit.by is not None)


def _describe_proposal(proposal: Proposal, asked: JudgeQuestion) -> str:
    """Describe an edit in words for the report."""
    cell = asked.cell(proposal.cell)
    target = f" “{cell.text}”" if cell is not None and proposal.action != "add" else ""
    target = f" “{proposal.was}”" if proposal.action == "propose" else target
    text = f" → “{neutralise(proposal.text)}”" if proposal.text.strip() else ""
    section = f" under {' '.join(proposal.section.split())}" if proposal.section.strip() else ""
    reason = f" ({proposal.reason})" if proposal.reason.strip() else ""
    return f"{proposal.action}{target}{text}{section}{reason}"


def _reinforce(item: Item, cell: Cell, path: str, now: datetime) -> ItemDecision:
    if item.role not in {"user", "person"} or not item.source:
        return ItemDecision(path, None, reason="known already")
    edit = Reinforce(cell.ref, (item.source,), item.created or now, reason="known already")
    return ItemDecision(path, edit, reason="known already")
