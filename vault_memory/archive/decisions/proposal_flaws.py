"""Find flaws in the edits of a model's answer, so that the model can be asked once more (A5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from vault_memory.archive.decisions.judge_question import Flaw, JudgeQuestion
from vault_memory.archive.decisions.subjects import concerns, is_near, says
from vault_memory.archive.extraction.values import find_unsupported, missing
from vault_memory.models import Cell, Item
from vault_memory.vault.document.cells import neutralise
from vault_memory.vault.document.text_blocks import make_rewrite

if TYPE_CHECKING:
    from vault_memory.llm.prompts.merge import Proposal  # needs the extra llm


def problems(proposals: Sequence[Proposal], asked: JudgeQuestion) -> list[Flaw]:
    """Return everything in an answer that the model should be asked about."""
    found = [flaw for each in proposals if (flaw := _flaw(each, asked)) is not None]
    for number, item in enumerate(asked.items, 1):
        own = [each for each in proposals if each.item == number]
        if not own:
            found.append(Flaw(number, None, "this new statement has no edit", impossible=True))
        found += _find_lost_values(number, item, own, [flaw for flaw in found if flaw.item == number])
    return found


def _flaw(proposal: Proposal, asked: JudgeQuestion) -> Flaw | None:
    number = proposal.item
    if not 1 <= number <= len(asked.items):
        return Flaw(number, proposal, "there is no such new statement", impossible=True)
    item, cell = asked.items[number - 1], asked.cell(proposal.cell)
    if proposal.action == "propose":
        return _rewriting(proposal, item, asked)
    if proposal.action == "noop" and proposal.cell == 0:
        twin = any(says(other.text, item) for n, other in enumerate(asked.items, 1) if n != number)
        reason = "no other new statement says that: is it to be dropped?"
        return None if twin else Flaw(number, proposal, reason)
    if proposal.action != "add" and cell is None:
        return Flaw(number, proposal, f"there is no cell {proposal.cell}", impossible=True)
    if proposal.action == "noop" and cell is not None:
        lacks = missing(item.text, cell.text)
        reason = f"the cell does not say {', '.join(lacks) or 'that'}"
        return None if says(cell.text, item) else Flaw(number, proposal, reason)
    if cell is not None and proposal.action != "add" and not concerns(item, cell):
        return Flaw(number, proposal, "the new statement is about something else than the cell")
    return _wording(proposal, item, cell, asked)


def _rewriting(proposal: Proposal, item: Item, asked: JudgeQuestion) -> Flaw | None:
    """What is wrong with a change of text that is no statement."""
    if proposal.cell not in asked.texts:
        return Flaw(proposal.item, proposal, f"there is no text {proposal.cell}", impossible=True)
    block = asked.texts[proposal.cell][1]
    if make_rewrite(block, proposal.was, proposal.text) is None:
        reason = f"“{proposal.was}” does not stand there exactly once: copy the whole row or line"
        return Flaw(proposal.item, proposal, reason, impossible=True)
    said = [part for each in asked.items for part in (each.text, each.context)]
    if new := find_unsupported(proposal.text, [*said, item.replaces, block.text], item.created):
        return Flaw(proposal.item, proposal, f"nobody said {', '.join(new)}")
    return None


def _wording(proposal: Proposal, item: Item, cell: Cell | None, asked: JudgeQuestion) -> Flaw | None:
    text = neutralise(proposal.text)
    if proposal.action == "update" and cell is not None:
        if not text:
            return Flaw(proposal.item, proposal, "it has no text", impossible=True)
        if lost := missing(cell.text, text):
            return Flaw(proposal.item, proposal, f"its text loses {', '.join(lost)} of the cell")
    if not text or proposal.action == "delete":
        return None
    sources = [item.text, item.context, item.replaces, *([cell.text, cell.detail] if cell is not None else [])]
    if new := find_unsupported(text, sources, item.created):
        return Flaw(proposal.item, proposal, f"nobody said {', '.join(new)}", wording=True)
    return None if proposal.action == "update" or is_near(item, text) else Flaw(
        proposal.item, proposal, "its text is about something else than the new statement", wording=True
    )  # fmt: skip


def _find_lost_values(number: int, item: Item, own: Sequence[Proposal], flaws: Sequence[Flaw]) -> Iterator[Flaw]:
    """Return values of the item that none of its edits keeps."""
    said = [each for each in own if each.action in {"add", "update", "supersede"}]
    if not said or any(not each.text.strip() for each in said) or any(flaw.edit in said for flaw in flaws):
        return
    if lost := missing(item.text, "\n".join([item.replaces, *(each.text for each in said)])):
        reason = f"the text loses {', '.join(lost)} of the new statement"
        yield Flaw(number, said[0], reason, wording=said[0].action != "update")
