"""Preselect the known statements that a new one may end by the rules, by index lookups instead of scoring each.

Each rule requires certain words or values in a known statement. A statement without them would score 0 and is skipped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vault_memory.archive.decisions.statement_block import name_slot
from vault_memory.archive.decisions.statement_pool import Pool
from vault_memory.archive.extraction.rules.attributes import attributes
from vault_memory.archive.extraction.rules.changes import list_numerals, read_ended_day, says_put_off, says_to_month
from vault_memory.archive.extraction.rules.done_reports import list_done_anchors, list_reported_subjects
from vault_memory.archive.extraction.rules.ended_subjects import find_closed_subjects, find_declined_stems
from vault_memory.archive.extraction.rules.fulfilled_needs import find_got
from vault_memory.archive.extraction.rules.platforms import list_things
from vault_memory.archive.extraction.rules.repair_reports import list_fixed
from vault_memory.archive.extraction.rules.restated_values import list_valued_clauses
from vault_memory.archive.extraction.rules.reversals import LEAST_DOING, read_flips
from vault_memory.archive.extraction.rules.role_holders import find_named_holders, list_forms
from vault_memory.archive.extraction.rules.statement_reading import NOT_ANCHORS, read
from vault_memory.archive.extraction.rules.withdrawn_tasks import find_withdrawn
from vault_memory.archive.extraction.rules.word_shapes import content
from vault_memory.archive.extraction.similarity import list_replaced_stems
from vault_memory.models import Cell, Item

if TYPE_CHECKING:
    from vault_memory.archive.decisions.statement_pool import Marks

_DAYS = ("date", "weekday", "nth")  # kinds of values that `postpones` asks for


def find_endable(item: Item, pool: Pool) -> Marks:
    """Return a mask of the statements that a rule may find to be ended by the item."""
    found = _find_closable(item, pool)
    if item.replaces or read(item.text).changes:
        found |= _find_changeable(item, pool)
    return found


def find_echoes(ended: Cell, pool: Pool) -> Marks:
    """Return a mask of the statements that share a value with an ended one, so that they may repeat it."""
    return pool.mark("values", list_numerals(read(ended.text)))


def _find_closable(item: Item, pool: Pool) -> Marks:
    """Return a mask of the statements for which `rule_judge.score_closing` may be above 0."""
    reading, found = read(item.text), pool.mark()
    if item.replaces:
        found |= _find_replaceable(item.replaces, pool)
    if item.type != "task":
        anchors = frozenset().union(*list_done_anchors(item.text))
        found |= pool.mark("anchors", anchors, least=2)
        found |= pool.mark("anchors", frozenset().union(*list_reported_subjects(item.text)))
    for stems in (*find_closed_subjects(item.text), find_declined_stems(item.text), *list_fixed(item.text)):
        if stems:
            found |= pool.mark("anchors", stems, least=len(stems))
    if (withdrawn := find_withdrawn(item.text)) is not None:
        found |= pool.mark("anchors", withdrawn.what)
    if reading.undone:
        found |= pool.mark("values", {f"#{value}" for value in reading.undone}) | pool.mark("anchors", reading.anchors)
    found |= pool.mark("anchors", frozenset().union(*(each.anchors for each in list_valued_clauses(item.text))))
    found |= pool.mark("anchors", {each.noun for each in find_got(item.text)})
    found |= pool.mark("slots", {name_slot(each) for each in attributes(item.text)})
    return found | pool.mark(
        "anchors", {form for role, _ in find_named_holders(item.text) for form in list_forms(role)}
    )


def _find_replaceable(replaces: str, pool: Pool) -> Marks:
    """Return a mask of the statements that name the replaced thing; without stems (a figure) their text is searched."""
    import numpy as np

    stems = list_replaced_stems(replaces)
    if stems:
        return pool.mark("stems", stems, least=len(stems))
    named = replaces.casefold()
    return np.array([named in cell.text.casefold() for _, cell in pool.cells], dtype=bool)


def _find_changeable(item: Item, pool: Pool) -> Marks:
    """Return a mask of the statements for which `rule_judge.score_change` may be above 0."""
    reading, found = read(item.text), pool.mark()
    if item.replaces and read_ended_day(item.replaces):
        found |= pool.mark("kinds", ("date",))
    elif item.replaces and (ended := frozenset(content(item.replaces)) - NOT_ANCHORS):
        found |= pool.mark("content", ended, least=len(ended))
    for fine, flipped in read_flips(item.text):
        if fine:
            found |= pool.mark("denials", fine, least=len(fine))
        if flipped is not None:
            found |= pool.mark("doings", flipped[1], least=LEAST_DOING)
    found |= pool.mark("anchors", list_things(item.text))
    if says_put_off(item.text):
        found |= pool.mark("kinds", _DAYS)
    if reading.set_anew or says_to_month(item.text):
        found |= pool.mark("anchors", reading.focus)
    return found
