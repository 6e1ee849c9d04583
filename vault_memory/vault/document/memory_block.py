"""The memory block: what the machine knows about cells, in one comment that no reader needs.

::

    <!-- memory v1 summary=3f9a2c11d0e4
    vm-k3f9a2q8d1 salience=0.9 confidence=0.95 created=2026-01-18T09:59:00Z source=conv-456#m12 text=0c44e97b12aa
    -->

What is not understood is kept: unknown keys after the known ones, unknown lines where they stand.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields, replace
from functools import lru_cache

from vault_memory.models import Attributes
from vault_memory.models.topic import QUALIFIERS
from vault_memory.vault.document.file_names import decode, encode
from vault_memory.vault.document.timestamps import format_time, parse_time

VERSION = "1"
HEAD = re.compile(r"[ \t]*<!--[ \t]*memory[ \t]+v(\d+)(?=\s|-->|$)")

_REMEMBERED = 8_192  # lines; one takes a kilobyte
_ID = re.compile(r"[A-Za-z0-9-]+")
_CELLS = "cells="
_EMPTY = Attributes()


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the block. ``id`` is "" where the line is not one of ours; ``raw`` is without line end."""

    raw: str
    id: str = ""
    attributes: Attributes = _EMPTY


@dataclass(frozen=True, slots=True)
class MemoryBlock:
    """Every memory block of a document, read as one."""

    summary: str = ""
    head: tuple[str, ...] = ()  # other words of the opening line
    lines: tuple[Line, ...] = ()

    @property
    def summarised(self) -> int:
        """Of how many cells a model made the summary; 0: none did."""
        counts = (word.removeprefix(_CELLS) for word in self.head if word.startswith(_CELLS))
        return next((int(count) for count in counts if count.isascii() and count.isdigit()), 0)

    @property
    def known(self) -> dict[str, Attributes]:
        """Attributes by cell id; several lines of one id are united."""
        found: dict[str, Attributes] = {}
        for line in self.lines:
            if line.id:
                found[line.id] = _united(found[line.id], line.attributes) if line.id in found else line.attributes
        return found


def summarised(block: MemoryBlock, summary: str, cells: int) -> MemoryBlock:
    """Return the block with the hash of a new summary; ``cells`` is how many a model made it of (0: none did)."""
    others = tuple(word for word in block.head if not word.startswith(_CELLS))
    return replace(block, summary=summary, head=(*((f"{_CELLS}{cells}",) if cells else ()), *others))


def read(blocks: Iterable[str]) -> MemoryBlock:
    """Return the comments (``<!-- memory v1 … -->``, each a whole one) as one block. Never raises."""
    summary, head, lines = "", list[str](), dict[object, Line]()  # of lines that say the same, one
    for block in blocks:
        opened = HEAD.match(block)
        body = block[opened.end() if opened else 0 :].rstrip().removesuffix("-->")
        first, *rest = re.split(r"\r\n|\r|\n", body)
        for word in first.split():
            if word.startswith("summary="):
                summary = summary or decode(word.removeprefix("summary="))
            elif word not in head:
                head.append(word)
        for line in map(read_line, filter(str.strip, rest)):
            lines.setdefault(line.raw if line.id else len(lines), line)
    return MemoryBlock(summary, tuple(head), tuple(lines.values()))


def write(block: MemoryBlock) -> list[str]:
    """The comment's lines without line ends, cells sorted by id; a line we cannot read stays behind its neighbour."""
    words = ["<!-- memory v" + VERSION, *([f"summary={encode(block.summary)}"] if block.summary else []), *block.head]
    groups: list[tuple[str, list[str]]] = [("", [])]
    for line in block.lines:
        if line.id:
            groups.append((line.id, [line.raw]))
        else:
            groups[-1][1].append(line.raw)
    groups.sort(key=lambda group: group[0])
    return [" ".join(words), *(raw for _, raws in groups for raw in raws), "-->"]


def update(block: MemoryBlock, changed: dict[str, Attributes], gone: Iterable[str] = ()) -> MemoryBlock:
    """``block`` with these cells' lines new or replaced and those of ``gone`` taken out; the others as they are."""
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


def format_attributes(attributes: Attributes) -> str:
    """``salience=0.9 …``: known keys in the format's order, then unknown ones."""
    words: list[str] = []
    for key, name, _, formatted in _KEYS:
        value = getattr(attributes, name)
        if value is None or value is False or value == "":
            continue
        words.extend(f"{key}={encode(formatted(one))}" for one in (value if key == "source" else [value]))
    words.extend(
        f"{encode(key)}={encode(value)}" if value or not key else encode(key) for key, value in attributes.extra
    )
    return " ".join(words)


def parse_attributes(text: str) -> Attributes:
    """Parse the rest of a line. A word of no known key, said twice, or of no readable value goes to ``extra``."""
    values: dict[str, object] = {}
    sources: list[str] = []
    extra: list[tuple[str, str]] = []
    for word in text.split():
        key, _, value = word.partition("=")
        name, parsed = _PARSERS.get(key, ("", str))
        known = parsed(decode(value)) if name else None
        if key == "source" and value:
            sources.append(decode(value))
        elif known is None or known is False or known == "" or name in values:
            extra.append((decode(key), decode(value)))
        else:
            values[name] = known
    return replace(_EMPTY, **values, sources=tuple(dict.fromkeys(sources)), extra=tuple(extra))  # type: ignore[arg-type]


def line_of(cell_id: str, attributes: Attributes) -> Line:
    """Return a cell's line, written anew."""
    return Line(f"{cell_id} {format_attributes(attributes)}".rstrip(), cell_id, attributes)


@lru_cache(_REMEMBERED)
def read_line(raw: str) -> Line:
    """Parse a line, with a cache: of a document that grows all but one are as they were when it was read before."""
    first, _, rest = raw.strip().partition(" ")
    words = rest.split()
    if not _ID.fullmatch(first) or not words or not all("=" in word for word in words):
        return Line(raw)
    return Line(raw, first, parse_attributes(rest))


def _united(first: Attributes, second: Attributes) -> Attributes:
    """What either line says; the first where both say something else."""
    values = {
        field.name: getattr(first, field.name) or getattr(second, field.name)
        for field in fields(Attributes)
        if field.name not in {"sources", "extra", "salience", "confidence"}
    }
    return Attributes(
        salience=second.salience if first.salience is None else first.salience,
        confidence=second.confidence if first.confidence is None else first.confidence,
        sources=tuple(dict.fromkeys(first.sources + second.sources)),
        extra=tuple(dict.fromkeys(first.extra + second.extra)),
        **values,
    )


def _number(text: str) -> float | None:
    try:
        number = float(text)
    except ValueError:
        return None
    return number if math.isfinite(number) else None


def _flag(text: str) -> bool:
    return text in {"true", "1", "yes"}


# key, field of Attributes, reader, writer: in the order they are written
_KEYS: Sequence[tuple[str, str, Callable[[str], object], Callable[..., str]]] = (
    ("salience", "salience", _number, "{:.6g}".format),
    ("confidence", "confidence", _number, "{:.6g}".format),
    ("created", "created", parse_time, format_time),
    ("updated", "updated", parse_time, format_time),
    ("source", "sources", str, str),
    ("role", "role", str, str),
    ("by", "by", str, str),
    ("text", "text", str, str),
    *((name, name, str, str) for name in QUALIFIERS),
    ("valid_until", "valid_until", str, str),
    ("superseded", "superseded", parse_time, format_time),
    ("successor", "successor", str, str),
    ("pinned", "pinned", _flag, lambda _: "true"),
    ("orphaned", "orphaned", parse_time, format_time),
)
_PARSERS = {key: (name, reader) for key, name, reader, _ in _KEYS}
