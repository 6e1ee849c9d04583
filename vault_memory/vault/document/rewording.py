"""Replace the wording of a statement in place, as an editor would; nothing around it changes."""

from __future__ import annotations

import re

from vault_memory.errors import InputError, NotFoundError
from vault_memory.models import Cell, CellRef, Topic
from vault_memory.vault.document import frontmatter, structure
from vault_memory.vault.document.cells import fold, neutralise, parse_statement
from vault_memory.vault.document.lines import bare, ending, split
from vault_memory.vault.document.topic_text import parse

_LEAD = re.compile(r"(?:\[[^\[\]]\]\s+)?(?:\[[a-z_]+\]\s+)?", re.IGNORECASE)


def reword(topic: Topic, target: CellRef, text: str) -> Topic:
    """Return the document with the statement ``target`` changed to ``text``; box, type, id and details stay.

    Raises InputError for an empty text or a statement that cannot be changed so, NotFoundError if it does not exist.
    """
    cell = _find_statement(topic, target)
    wanted = neutralise(text)
    if not wanted:
        raise InputError("a statement needs words; to drop it, retire it")
    bom, lines = split(topic.text)
    found = structure.scan(lines, frontmatter.read(lines).end)
    item = next(item for bullets in found.lists for item in bullets.items if item.first + 1 == cell.first_line)
    first = bare(lines[item.first])
    lead = first[: item.indent + len(item.marker)]
    said = fold(item.paragraph or "")
    typed = _LEAD.match(said)
    kept = typed[0] if typed and parse_statement(typed[0] + "x").text == "x" else ""
    named = f" ^{cell.id}" if cell.id else ""
    last = lines[item.paragraph_end - 1]
    newline = last[len(bare(last)) :] or (ending(lines) if item.paragraph_end < len(lines) else "")
    rewritten = [*lines[: item.first], f"{lead}{kept}{wanted}{named}{newline}", *lines[item.paragraph_end :]]
    after = parse(bom + "".join(rewritten), topic.path)
    if after.malformed or not _changes_only(topic, after, cell, wanted):
        raise InputError("this statement cannot be changed in its place; edit the document's text")
    return after


def _find_statement(topic: Topic, target: CellRef) -> Cell:
    cell = topic.find(target)
    if cell is None:
        raise NotFoundError(f"{topic.path}: no such statement; it has changed or is gone")
    return cell


def _changes_only(before: Topic, after: Topic, cell: Cell, text: str) -> bool:
    """Return whether only this statement differs."""

    def shape(topic: Topic) -> list[tuple[object, ...]]:
        return [(c.text, c.type, c.id, c.headings, c.detail, c.box, c.superseded) for c in topic.cells]

    at = before.cells.index(cell)
    old, new = shape(before), shape(after)
    if len(old) != len(new) or [p.text for p in before.passages] != [p.text for p in after.passages]:
        return False
    old[at] = (parse_statement(text).text, *old[at][1:])
    return old == new
