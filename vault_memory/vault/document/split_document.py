"""Split a document's text into lines, frontmatter, layout, memory block and ids; the result is cached.

An archive run changes one document in several steps, and each step begins with the text of the step before.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from vault_memory.vault.document import frontmatter, memory_block, structure
from vault_memory.vault.document.frontmatter import Properties
from vault_memory.vault.document.lines import split
from vault_memory.vault.document.memory_block import MemoryBlock
from vault_memory.vault.document.recent_texts import RecentTexts
from vault_memory.vault.document.structure import DocumentLayout

_ID = re.compile(r"\^([A-Za-z0-9-]+)(?=\s|$)")


@dataclass(frozen=True, slots=True)
class SplitDocument:
    """``ids``: every block id in the document, in a cell or elsewhere."""

    bom: str
    lines: tuple[str, ...]
    front: Properties
    layout: DocumentLayout
    memory: MemoryBlock
    ids: frozenset[str]


def split_document(text: str) -> SplitDocument:
    """Return the parts of a document's text. Never raises."""
    return _recent.get(text, lambda: _split(text))


def read_memory(lines: Sequence[str], found: DocumentLayout) -> MemoryBlock:
    """Return the memory blocks of the document, as one."""
    return memory_block.read("".join(lines[first:end]) for first, end in found.memories)


def ids(lines: Sequence[str], found: DocumentLayout) -> frozenset[str]:
    """Return every block id in the document, in a cell or elsewhere."""
    shown = drop_memory_block(lines, found)
    return frozenset(cell_id for line in shown if "^" in line for cell_id in _ID.findall(line))


def drop_memory_block(lines: Sequence[str], found: DocumentLayout) -> list[str]:
    """Return the lines, with the lines of the memory blocks emptied."""
    kept = list(lines)
    for first, end in found.memories:
        kept[first:end] = [""] * (end - first)
    return kept


def _split(text: str) -> SplitDocument:
    bom, lines = split(text)
    front = frontmatter.read(lines)
    layout = structure.scan(lines, front.end)
    return SplitDocument(bom, tuple(lines), front, layout, read_memory(lines, layout), ids(lines, layout))


_recent: RecentTexts[SplitDocument] = RecentTexts(2 * 1024 * 1024)  # about 12 MB, enough for one conversation
