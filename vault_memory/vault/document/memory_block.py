"""The memory block: what the machine knows about cells, in one comment that no reader needs.

::

    <!-- memory v2 summary=3f9a2
    #1 conv-456 20260118T095900Z s=.9 by=gpt-5
    vm-k3f9a2q8d1 1#m12 t=0c44e
    -->

What is not understood is kept: unknown keys after the known ones, unknown lines where they stand. A block of version 1
is read, and written as version 2 where its document is written anyway (decision 087).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache

from vault_memory.models import Attributes
from vault_memory.models.topic import CHECKSUM
from vault_memory.vault.document.file_names import decode, encode
from vault_memory.vault.document.memory_words import (
    Source,
    format_source,
    format_v2,
    labels_of,
    name_sources,
    parse_source,
    parse_v1,
    parse_v2,
    split_line,
)

VERSION = "2"
READABLE = ("1", VERSION)
HEAD = re.compile(r"[ \t]*<!--[ \t]*memory[ \t]+v(\d+)(?=\s|-->|$)")

_REMEMBERED = 2_048  # lines; one takes a kilobyte
_CELLS = "cells="
_EMPTY = Attributes()


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the block. ``id`` is "" where the line is not one of ours; ``raw`` is it then, without line end."""

    raw: str
    id: str = ""
    attributes: Attributes = _EMPTY


@dataclass(frozen=True, slots=True)
class MemoryBlock:
    """Every memory block of a document, read as one."""

    summary: str = ""
    head: tuple[str, ...] = ()  # other words of the opening line
    lines: tuple[Line, ...] = ()
    sources: Mapping[str, Source] = field(default_factory=dict)  # by label, as they were read

    @property
    def summarised_cells(self) -> int:
        """Of how many cells a model made the summary; 0: none did."""
        counts = (word.removeprefix(_CELLS) for word in self.head if word.startswith(_CELLS))
        return next((int(count) for count in counts if count.isascii() and count.isdigit()), 0)

    @property
    def attributes_by_id(self) -> dict[str, Attributes]:
        """Attributes by cell id; several lines of one id are united."""
        found: dict[str, Attributes] = {}
        for line in self.lines:
            if line.id:
                found[line.id] = (
                    _unite_attributes(found[line.id], line.attributes) if line.id in found else line.attributes
                )
        return found


def set_summary_hash(block: MemoryBlock, summary: str, cells: int) -> MemoryBlock:
    """Return the block with the hash of a new summary; ``cells`` is how many a model made it of (0: none did)."""
    others = tuple(word for word in block.head if not word.startswith(_CELLS))
    return replace(block, summary=summary[:CHECKSUM], head=(*((f"{_CELLS}{cells}",) if cells else ()), *others))


def read(blocks: Iterable[str]) -> MemoryBlock:
    """Return the comments (``<!-- memory v2 … -->``, each a whole one) as one block. Never raises."""
    summary, head, lines = "", list[str](), dict[object, Line]()  # of lines that say the same, one
    sources: dict[str, Source] = {}
    for block in blocks:
        parsed = _parse(block)
        for word in parsed.words:
            if word.startswith("summary="):
                summary = summary or decode(word.removeprefix("summary="))[:CHECKSUM]
            elif word not in head:
                head.append(word)
        known = {source.name for source in sources.values()}
        sources |= {
            label: one for label, one in parsed.sources.items() if label not in sources and one.name not in known
        }
        for _, line in parsed.lines:
            lines.setdefault(line if line.id else len(lines), line)
    return MemoryBlock(summary, tuple(head), tuple(lines.values()), sources)


def read_lines(block: str) -> list[tuple[int, Line]]:
    """Return the lines of cells in a comment, each with its place: 0 is the comment's first line."""
    return [(place, line) for place, line in _parse(block).lines if line.id]


def write(block: MemoryBlock) -> list[str]:
    """Return the comment's lines without ends, cells sorted by id; an unreadable line stays behind its neighbour."""
    words = ["<!-- memory v" + VERSION, *([f"summary={encode(block.summary)}"] if block.summary else []), *block.head]
    cells = [(line.id, line.attributes) for line in block.lines if line.id]
    sources = name_sources(block.sources, cells)
    labels = labels_of(sources)
    groups: list[tuple[str, list[str]]] = [("", [])]
    for line in block.lines:
        if line.id:
            groups.append((line.id, [f"{line.id} {format_v2(line.attributes, labels, sources) or _NOTHING}"]))
        else:
            groups[-1][1].append(line.raw)
    groups.sort(key=lambda group: group[0])
    named = [format_source(label, sources[label]) for label in sorted(sources, key=int)]
    return [" ".join(words), *named, *(raw for _, raws in groups for raw in raws), "-->"]


def update(block: MemoryBlock, changed: dict[str, Attributes], gone: Iterable[str] = ()) -> MemoryBlock:
    """Return ``block`` with the lines of these cells added or replaced and those of ``gone`` removed."""
    left, out = dict(changed), set(gone)
    lines: list[Line] = []
    for line in block.lines:
        if line.id in out:
            continue
        if line.id not in changed:
            lines.append(line)
        elif line.id in left:
            lines.append(line_of(line.id, left.pop(line.id)))
    lines.extend(line_of(cell_id, attributes) for cell_id, attributes in left.items())
    return replace(block, lines=tuple(lines))


def line_of(cell_id: str, attributes: Attributes) -> Line:
    """Return a cell's line."""
    return Line("", cell_id, attributes)


_NOTHING = "at="  # the words of a cell of which nothing is known


@dataclass(frozen=True, slots=True)
class _Comment:
    words: list[str]
    sources: dict[str, Source]
    lines: list[tuple[int, Line]]


def _parse(block: str) -> _Comment:
    opened = HEAD.match(block)
    body = block[opened.end() if opened else 0 :].rstrip().removesuffix("-->")
    first, *rows = re.split(r"\r\n|\r|\n", body)
    filled = [(place, row) for place, row in enumerate(rows, 1) if row.strip()]
    if opened is not None and opened[1] == "1":
        return _Comment(first.split(), {}, [(place, _line_v1(row)) for place, row in filled])
    named: dict[str, Source] = {}
    cells = []
    for place, row in filled:
        found = parse_source(row) if row.lstrip().startswith("#") else None
        if found is None or found[0] in named:
            cells.append((place, row))
        else:
            named[found[0]] = found[1]
    table = "\n".join(format_source(label, source) for label, source in named.items())
    return _Comment(first.split(), named, [(place, _line_v2(row, table)) for place, row in cells])


@lru_cache(_REMEMBERED)
def _line_v1(raw: str) -> Line:
    """Parse a line, with a cache: of a document that grows all but one are as they were when it was read before."""
    cell_id, rest = split_line(raw)
    if not cell_id or not all("=" in word for word in rest.split()):
        return Line(raw)
    return line_of(cell_id, parse_v1(rest))


@lru_cache(_REMEMBERED)
def _line_v2(raw: str, table: str) -> Line:
    cell_id, rest = split_line(raw)
    known = parse_v2(rest, _table(table)) if cell_id else None
    return Line(raw) if known is None else line_of(cell_id, known)


@lru_cache(256)
def _table(table: str) -> dict[str, Source]:
    return dict(found for row in table.split("\n") if (found := parse_source(row)) is not None)


def _unite_attributes(first: Attributes, second: Attributes) -> Attributes:
    """Return the attributes of both lines; the first line's where they differ."""
    values = {
        each.name: getattr(first, each.name) or getattr(second, each.name)
        for each in fields(Attributes)
        if each.name not in {"sources", "extra", "salience", "confidence"}
    }
    return Attributes(
        salience=second.salience if first.salience is None else first.salience,
        confidence=second.confidence if first.confidence is None else first.confidence,
        sources=tuple(dict.fromkeys(first.sources + second.sources)),
        extra=tuple(dict.fromkeys(first.extra + second.extra)),
        **values,
    )
