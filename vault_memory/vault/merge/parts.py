"""Split a document into the parts that are merged separately, and record their order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from vault_memory.models import Topic
from vault_memory.models.topic import is_superseded_heading
from vault_memory.vault.document import frontmatter, structure
from vault_memory.vault.document.lines import bare, blank, ending, split
from vault_memory.vault.document.split_document import ids, read_memory

# (kind, value): head (a heading's lines), line, cell, past or moved (the cell's key; past: under Superseded; moved: one
# side moved it to another section), and at most one each of: summary (the section's text), memory (the block), date
# ("Last updated")
Token = tuple[str, str]
Content = tuple[str, ...]
CELLS = ("cell", "past", "moved")
MEMORY: Token = ("memory", "")
SUMMARY: Token = ("summary", "")
DATE: Token = ("date", "")


class DocumentParts:
    """Split the document. ``newline``: the line ends of the merge, if this document has mostly others."""

    def __init__(self, topic: Topic, newline: str) -> None:
        self.topic = topic
        self.bom, lines = split(topic.text)
        if ending(lines) != newline:
            lines = [bare(line) + newline for line in lines]
        elif lines and lines[-1] == bare(lines[-1]):
            lines[-1] += newline
        front = frontmatter.read(lines)
        found = structure.scan(lines, front.end)
        self.front: Content = tuple(lines[: front.end])
        self.memory = read_memory(lines, found)
        self.block: Content = tuple(line for first, end in found.memories for line in lines[first:end])
        self.ids = ids(lines, found)
        self.cells: dict[str, Content] = {}
        self.summary: Content | None = None
        self.date: Content | None = None
        self.tokens = self._tokens(lines, front.end, found)

    def _tokens(self, lines: Sequence[str], start: int, found: structure.DocumentLayout) -> list[Token]:
        spans = self._spans(lines, found)
        tokens, at = list[Token](), start
        while at < len(lines):
            end, token = spans.get(at, (at + 1, ("line", lines[at])))
            tokens += [token] if token[0] else []
            at = end
        return tokens

    def _spans(self, lines: Sequence[str], found: structure.DocumentLayout) -> dict[int, tuple[int, Token]]:
        """Return first line → end and token of every part that is not a single line."""
        spans: dict[int, tuple[int, Token]] = {}
        for heading in found.headings:
            if not found.is_in_summary(heading.first):
                spans[heading.first] = heading.end, ("head", "".join(lines[heading.first : heading.end]))
        seen: Counter[str] = Counter()
        for cell in self.topic.cells:
            name = cell.key
            seen[name] += 1
            key = name if seen[name] == 1 else f"{name}#{seen[name]}"
            self.cells[key] = tuple(lines[cell.first_line - 1 : cell.last_line])
            kind = "past" if any(map(is_superseded_heading, cell.headings)) else "cell"
            spans[cell.first_line - 1] = cell.last_line, (kind, key)
        for number, (first, end) in enumerate(found.memories):
            spans[first] = end, ("", "") if number else MEMORY
        if found.last_updated:
            at = found.last_updated[0]
            self.date, spans[at] = (lines[at],), (at + 1, DATE)
        if found.summary is not None:
            _, first, end = found.summary
            filled = [number for number in range(first, end) if not blank(lines[number])]
            if filled:
                self.summary = tuple(lines[filled[0] : filled[-1] + 1])
                spans[filled[0]] = filled[-1] + 1, SUMMARY
        return spans
