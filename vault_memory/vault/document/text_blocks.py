"""Find and replace text of a document that is not a statement: tables, code, prose, text below a statement.

People own this text, so changes are only proposed. A proposal quotes whole lines; they are replaced only if they occur
exactly once, and nothing else in the document may change.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from vault_memory.models import Cell, Rewrite, Topic
from vault_memory.vault.document import frontmatter, structure
from vault_memory.vault.document.lines import bare, split
from vault_memory.vault.document.structure import DocumentLayout

CHANGED = "its text was changed meanwhile"
REPEATED = "its text stands there more than once"


@dataclass(frozen=True, slots=True)
class TextBlock:
    """The lines of a document that begin at ``first`` (counted from 0), without line ends.

    ``kind``: the kind of the passage, or "detail" for text below the statement ``cell``.
    """

    kind: str
    first: int
    lines: tuple[str, ...]
    headings: tuple[str, ...]
    cell: Cell | None = None

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def places(self, was: str) -> list[int]:
        """Return the line numbers in the document at which ``was`` (whole lines) begins."""
        wanted = tuple(was.split("\n"))
        last = len(self.lines) - len(wanted)
        return [self.first + at for at in range(last + 1) if self.lines[at : at + len(wanted)] == wanted]


def list_text_blocks(topic: Topic) -> list[TextBlock]:
    """Return the passages of the document and the text below its statements, in order."""
    _, lines = split(topic.text)
    found = structure.scan(lines, frontmatter.read(lines).end)
    blocks = [
        _make_block(each.kind, lines, each.first_line - 1, each.last_line, each.headings) for each in topic.passages
    ]
    ends = _find_paragraph_ends(found)
    for cell in topic.cells if not topic.malformed else ():
        first = ends.get(cell.first_line - 1, cell.last_line)
        if cell.detail and first < cell.last_line:
            blocks.append(_make_block("detail", lines, first, cell.last_line, cell.headings, cell))
    return sorted(blocks, key=lambda block: block.first)


def make_rewrite(block: TextBlock, quoted: str, text: str) -> Rewrite | None:
    """Return the change of the lines with ``quoted``, ignoring white space; None unless it occurs exactly once."""
    words = quoted.split()
    found = list(re.finditer(r"\s+".join(map(re.escape, words)), block.text)) if words else []
    if len(found) != 1:
        return None
    start = block.text.rfind("\n", 0, found[0].start()) + 1
    end = block.text.find("\n", found[0].end())
    end = len(block.text) if end < 0 else end
    before, after = block.text[start : found[0].start()], block.text[found[0].end() : end]
    new = text.strip("\n")
    whole = "" if not new.strip() and not (before + after).strip() else before + new.strip() + after
    return Rewrite(block.text[start:end], whole, block.headings)


def find_place(topic: Topic, edit: Rewrite) -> tuple[TextBlock, int] | str:
    """Return the block with the lines of ``edit`` and their first line, or the reason why they cannot be replaced."""
    places = [(block, at) for block in list_text_blocks(topic) for at in block.places(edit.was)]
    under = [(block, at) for block, at in places if block.headings == edit.headings]
    if len(under or places) == 1:
        return (under or places)[0]
    return REPEATED if places else CHANGED


def is_only_change(before: Topic, after: Topic, block: TextBlock) -> bool:
    """Return whether only this block differs in ``after``, and it has the same kind or is gone."""
    if after.malformed or _outside(before) != _outside(after) or len(before.cells) != len(after.cells):
        return False
    for old, new in zip(before.cells, after.cells, strict=True):
        own = block.cell is not None and old.key == block.cell.key
        if _content(old) != _content(new) or (old.detail != new.detail and not own):
            return False
    changed = next((n for n, each in enumerate(before.passages) if each.first_line - 1 == block.first), None)
    was, now = list(before.passages), list(after.passages)
    if changed is not None and len(now) == len(was) - 1:
        del was[changed]
        changed = None
    return len(was) == len(now) and all(
        (old.kind, old.headings, old.language) == (new.kind, new.headings, new.language)
        and (old.text == new.text or number == changed)
        for number, (old, new) in enumerate(zip(was, now, strict=True))
    )


def _make_block(
    kind: str, lines: Sequence[str], first: int, end: int, headings: tuple[str, ...], cell: Cell | None = None
) -> TextBlock:
    return TextBlock(kind, first, tuple(bare(line) for line in lines[first:end]), headings, cell)


def _find_paragraph_ends(found: DocumentLayout) -> dict[int, int]:
    """Return where the statement of each list item ends, by the item's first line."""
    return {item.first: item.paragraph_end for bullets in found.lists for item in bullets.items}


def _outside(topic: Topic) -> tuple[object, ...]:
    return topic.name, topic.aliases, topic.tags, topic.summary, topic.summary_ours, topic.orphans


def _content(cell: Cell) -> tuple[object, ...]:
    return cell.text, cell.type, cell.id, cell.box, cell.struck, cell.headings, cell.attributes
