"""Read and write the memory block: the metadata of a document's cells, in one comment.

::

    <!-- memory v2 summary=3f9a2/4 by=gpt-5
    #1 conv-456 20260118T095900Z s=.9
    vm-k3f9a2q8d1 1#m12
    -->

Values that can be derived are left out: the end time of a statement if its successor is in the block, and the hash of a
statement if the id proves it (:mod:`topic_text` restores it). Unknown content is kept: unknown keys after the known
ones, unknown lines in their place. A block of version 1 is read, and converted to version 2 when its document is next
written (decisions 087 and 138).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from datetime import datetime
from functools import lru_cache
from typing import Literal

from vault_memory.models import Attributes
from vault_memory.models.topic import CHECKSUM
from vault_memory.vault.document.file_names import decode, encode
from vault_memory.vault.document.memory_words import (
    DEFAULTS,
    Source,
    find_common,
    format_shared,
    format_source,
    format_v2,
    labels_of,
    list_cited,
    name_sources,
    parse_shared,
    parse_source,
    parse_v1,
    parse_v2,
    split_line,
)

VERSION = "2"
READABLE = ("1", VERSION)
HEAD = re.compile(r"[ \t]*<!--[ \t]*memory[ \t]+v(\d+)(?=\s|-->|$)")

_REMEMBERED = 8_192  # lines of a kilobyte each: a conversation concerns a few documents with hundreds of lines
_BLOCKS = 4  # a change reads the blocks before and after it several times
_EMPTY = Attributes()


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the block. If it is not a cell's line, ``id`` is "" and ``raw`` is the line without its end.

    ``with_successor``: the line leaves out the end time, which is when the successor was said. ``read_of``: the row,
    the words shared by the block's sources, and the rows of the cited sources (``cited``, by label). ``as_written``:
    the form, with or without the end time, in which `write` would write this row again; "": it would not.
    """

    raw: str
    id: str = ""
    attributes: Attributes = _EMPTY
    with_successor: bool = False
    read_of: tuple[str, ...] = field(default=(), compare=False, repr=False)
    cited: tuple[tuple[str, Source], ...] = field(default=(), compare=False, repr=False)
    as_written: Literal["", "with end", "without end"] = field(default="", compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Opening:
    """The first line of a block. ``cells``: the number of cells that a model summarised (0: no model did); ``shared``:
    default values of the block's sources, which never change while the block has a source.
    """

    summary: str = ""
    cells: int = 0
    shared: Attributes = DEFAULTS
    others: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class MemoryBlock:
    """Every memory block of a document, read as one."""

    opening: Opening = Opening()
    lines: tuple[Line, ...] = ()
    sources: Mapping[str, Source] = field(default_factory=dict)  # sources by label, as read

    @property
    def summary(self) -> str:
        return self.opening.summary

    @property
    def summarised_cells(self) -> int:
        """The number of cells from which a model made the summary; 0 if no model did."""
        return self.opening.cells

    @property
    def empty(self) -> bool:
        return not self.lines and self.opening == Opening()

    @property
    def attributes_by_id(self) -> dict[str, Attributes]:
        """The attributes by cell id; several lines with the same id are merged."""
        found: dict[str, Attributes] = {}
        for line in self.lines:
            if line.id:
                found[line.id] = (
                    _unite_attributes(found[line.id], line.attributes) if line.id in found else line.attributes
                )
        return found


def set_summary_hash(block: MemoryBlock, summary: str, cells: int) -> MemoryBlock:
    """Return the block with the hash of a new summary; ``cells``: number of cells a model summarised (0: none did)."""
    return replace(block, opening=replace(block.opening, summary=summary[:CHECKSUM], cells=cells))


def read(blocks: Iterable[str]) -> MemoryBlock:
    """Parse whole comments (``<!-- memory v2 … -->``) and return them as one block. Never raises."""
    opening: Opening | None = None
    lines: list[Line] = []
    by_id: dict[str, list[Line]] = {}
    sources: dict[str, Source] = {}
    for block in blocks:
        parsed = _parse(block)
        opening = parsed.opening if opening is None else _unite_openings(opening, parsed.opening)
        known = {source.name for source in sources.values()}
        sources |= {
            label: one for label, one in parsed.sources.items() if label not in sources and one.name not in known
        }
        for _, line in parsed.lines:
            same = by_id.setdefault(line.id, [])
            if line.id and line in same:  # a duplicate line
                continue
            same.append(line)
            lines.append(line)
    return MemoryBlock(opening or Opening(), tuple(_fill_endings(lines)), sources)


def read_opening(line: str) -> Opening:
    """Parse the first line of a block."""
    opened = HEAD.match(line)
    return _read_words(line[opened.end() if opened else 0 :].split())


def read_lines(block: str) -> list[tuple[int, Line]]:
    """Return the cells' lines in a comment, each with its line number in it, from 0."""
    return [(place, line) for place, line in _parse(block).lines if line.id]


def write(block: MemoryBlock) -> list[str]:
    """Return the comment's lines without ends, cells sorted by id; an unreadable line stays after its predecessor."""
    cells = [line for line in block.lines if line.id]
    used = {
        one.name for line in cells if line.as_written for label, one in line.cited if block.sources.get(label) is one
    }
    others = [line for line in cells if not _cites_known(line, block.sources)]
    sources = name_sources(block.sources, [(line.id, line.attributes) for line in others], used)
    opening, labels = block.opening, labels_of(sources)
    if not block.sources and opening.shared == DEFAULTS:
        opening = replace(opening, shared=find_common(sources))
    said = {line.id: line.attributes.created for line in cells}
    groups: list[tuple[str, list[str]]] = [("", [])]
    for line in block.lines:
        if line.id:
            known, at = line.attributes, said.get(line.attributes.successor) if line.attributes.successor else None
            if _stays(line, at, sources):
                groups.append((line.id, [line.read_of[0]]))
                continue
            never = " x=" if at is not None and known.superseded is None else ""
            words = format_v2(known, labels, sources, with_end=at is None or known.superseded != at)
            groups.append((line.id, [f"{line.id} {words or _NOTHING}{never}"]))
        else:
            groups[-1][1].append(line.raw)
    groups.sort(key=lambda group: group[0])
    named = [format_source(label, sources[label], opening.shared) for label in sorted(sources, key=int)]
    return [_format_opening(opening), *named, *(raw for _, raws in groups for raw in raws), "-->"]


def _cites_known(line: Line, sources: Mapping[str, Source]) -> bool:
    """Return whether a line and the sources that it cites are as they were read."""
    return bool(line.as_written) and all(sources.get(label) is one for label, one in line.cited)


def _stays(line: Line, at: datetime | None, sources: Mapping[str, Source]) -> bool:
    """Return whether the line can be written as it was read. ``at``: when its successor was said."""
    ended = line.attributes.superseded
    if at is not None and ended is None:
        return False
    form = "without end" if at is not None and ended == at else "with end"
    return line.as_written == form and _cites_known(line, sources)


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
    """Return a new line for a cell."""
    return Line("", cell_id, attributes)


_NOTHING = "at="  # written for a cell without attributes


@dataclass(frozen=True, slots=True)
class _Comment:
    opening: Opening
    sources: dict[str, Source]
    lines: list[tuple[int, Line]]


@lru_cache(_BLOCKS)
def _parse(block: str) -> _Comment:
    opened = HEAD.match(block)
    body = block[opened.end() if opened else 0 :].rstrip().removesuffix("-->")
    first, *rows = re.split(r"\r\n|\r|\n", body)
    filled = [(place, row) for place, row in enumerate(rows, 1) if row.strip()]
    opening = _read_words(first.split())
    if opened is not None and opened[1] == "1":
        return _Comment(opening, {}, [(place, _line_v1(row)) for place, row in filled])
    named: dict[str, Source] = {}
    table: dict[str, str] = {}  # label → row
    cells = []
    common = " ".join(word for word in first.split() if not word.startswith("summary="))
    for place, row in filled:
        found = _source(row, common) if row.lstrip().startswith("#") else None
        if found is None or found[0] in named:
            cells.append((place, row))
        else:
            named[found[0]], table[found[0]] = found[1], row
    return _Comment(
        opening,
        named,
        [(place, _line_v2(row, common, *(table.get(label, "") for label in list_cited(row)))) for place, row in cells],
    )


def _read_words(words: Iterable[str]) -> Opening:
    """Parse the words of an opening line, also the older form with ``cells=4`` as a word of its own."""
    opening, others = Opening(), list[str]()
    for word in words:
        name, _, value = word.partition("=")
        if name == "summary" and not opening.summary:
            digest, _, cells = decode(value).partition("/")
            opening = replace(opening, summary=digest[:CHECKSUM], cells=_count(cells) or opening.cells)
        elif name == "cells" and _count(value):
            opening = replace(opening, cells=opening.cells or _count(value))
        elif (shared := parse_shared([word], opening.shared)) is not None:
            opening = replace(opening, shared=shared)
        elif word not in others:
            others.append(word)
    return replace(opening, others=tuple(others))


def _count(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() else 0


def _format_opening(opening: Opening) -> str:
    summary = encode(opening.summary) + (f"/{opening.cells}" if opening.cells else "")
    named = [f"summary={summary}"] if summary else []
    return " ".join(["<!-- memory v" + VERSION, *named, *format_shared(opening.shared), *opening.others])


def _unite_openings(first: Opening, second: Opening) -> Opening:
    """Return the union of both; where they differ, the first one's values."""
    said = first if first.summary else second
    shared = second.shared if first.shared == DEFAULTS else first.shared
    others = tuple(dict.fromkeys(first.others + second.others))
    return Opening(said.summary, first.cells or second.cells, shared, others)


def _fill_endings(lines: Iterable[Line]) -> Iterator[Line]:
    """Yield the lines with the end times that lines leave out."""
    known = list(lines)
    said = {line.id: line.attributes.created for line in known if line.id}
    for line in known:
        if line.with_successor:
            line = _end_line(said.get(line.attributes.successor), *line.read_of)
        yield line


@lru_cache(_REMEMBERED)
def _line_v1(raw: str) -> Line:
    """Parse a line, cached: when a document grows, all other lines are unchanged."""
    cell_id, rest = split_line(raw)
    if not cell_id or not all("=" in word for word in rest.split()):
        return Line(raw)
    return line_of(cell_id, parse_v1(rest))


@lru_cache(_REMEMBERED)
def _line_v2(raw: str, common: str, *rows: str) -> Line:
    """Parse a line; ``rows``: those of the cited sources; ``common``: the values that sources share."""
    cell_id, rest = split_line(raw)
    sources = dict(found for row in rows if (found := _source(row, common)) is not None)
    known = parse_v2(rest, sources) if cell_id else None
    if known is None:
        return Line(raw)
    left_out = bool(known.successor) and not any(word.startswith("x=") for word in rest.split())
    words = format_v2(known, labels_of(sources), sources, with_end=not left_out)
    form: Literal["with end", "without end"] = "without end" if left_out else "with end"
    again = raw == f"{cell_id} {words or _NOTHING}"
    return Line("", cell_id, known, left_out, (raw, common, *rows), tuple(sources.items()), form if again else "")


@lru_cache(_REMEMBERED)
def _end_line(ended: datetime | None, *read_of: str) -> Line:
    """Return a line that leaves out its end time, with that time filled in."""
    line = _line_v2(*read_of)
    return replace(line, attributes=replace(line.attributes, superseded=ended), with_successor=False)


@lru_cache(_REMEMBERED)
def _source(row: str, common: str) -> tuple[str, Source] | None:
    return parse_source(row, _read_words(common.split()).shared)


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
