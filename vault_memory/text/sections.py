"""Split a markdown note into sections: what stands under one heading, whole lists, tables and code with their lead-in.

A section is what a reader would open: its heading path, and up to some 1,500 characters of blocks. A block is a
paragraph, a list, a table or a fence, none of which is split; a line that ends in a colon stays with the block it
introduces. A heading inside a fence is code. MDX imports, exports and component tags are left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

LONGEST = 1_500  # characters of a section, except where one block is longer
SHORT = 150  # characters: a section this short joins the one before it under the same parent heading

_LINE_END = re.compile(r"\r\n?|\n")
_FENCE = re.compile(
    r"^(?P<indent>[ \t]*(?:>[ \t]?)*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(?P<fence>`{3,}+|~{3,}+)(?P<info>.*)$"
)
_ATX = re.compile(r"^ {0,3}(?P<level>#{1,6})(?P<text>[ \t].*)?$")
_SETEXT = re.compile(r"^ {0,3}(=+|-{2,})[ \t]*$")
_ITEM = re.compile(r"^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+|^[ \t]*\|")
_MDX = re.compile(r"^(?:import\s.+\sfrom\s+['\"].*|import\s+['\"].*|export\s+(?:const|default|function|let)\b.*)$")
_TAG_LINE = re.compile(r"^\s*</?[A-Z][\w.]*(?:\s[^<>]*)?/?>\s*$")
_RETIRED = re.compile(r"^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?:~~.*~~[ \t]*+$|\[-\][ \t])")


@dataclass(frozen=True, slots=True)
class Section:
    """``headings``: outermost first. ``line`` counts from 1 and is that of the first line of ``text``."""

    text: str
    headings: tuple[str, ...]
    line: int


@dataclass(slots=True)
class _Block:
    """Lines ``first`` to ``last`` (from 0, inclusive) of the note, without those that are left out."""

    headings: tuple[str, ...]
    first: int
    last: int
    size: int = 0  # characters
    begin: str = ""  # its first line
    end: str = ""  # its last

    def add(self, number: int, line: str) -> None:
        self.begin = self.begin or line
        self.last, self.end, self.size = number, line, self.size + len(line) + 1


def sections(text: str, *, mdx: bool = False, skip: int = 0) -> list[Section]:
    """Return the sections of ``text`` in order. ``skip``: lines at its beginning that are left out (frontmatter)."""
    lines, dropped = split_lines(text), set[int]()
    blocks = list(_join_blocks(_blocks(lines, mdx, skip, dropped)))
    return [_section(group, lines, dropped) for group in _pack_blocks(blocks)]


def split_lines(text: str) -> list[str]:
    """Return the lines of a text without their ends, as markdown has them (``str.splitlines`` would split at more)."""
    return _LINE_END.split(text)


def _section(blocks: Sequence[_Block], lines: Sequence[str], dropped: set[int]) -> Section:
    first, last = blocks[0].first, blocks[-1].last
    common = blocks[0].headings
    for block in blocks[1:]:
        common = tuple(one for one, other in zip(common, block.headings, strict=False) if one == other)
    kept = (lines[number] for number in range(first, last + 1) if number not in dropped)
    return Section("\n".join(kept).rstrip(), common, first + 1)


def _blocks(lines: Sequence[str], mdx: bool, skip: int, dropped: set[int]) -> Iterator[_Block]:
    """Yield blocks in order, each under its headings; of headings those with nothing below. Collects ``dropped``."""
    levels: list[tuple[int, str]] = []
    block: _Block | None = None
    empty: _Block | None = None  # the last heading, while nothing stands under it
    fence = ""
    for number, line in enumerate(lines):
        if number < skip:
            continue
        opened = _FENCE.match(line)
        if fence:
            assert block is not None
            block.add(number, line)
            if opened and opened["fence"].startswith(fence) and not opened["info"].strip():
                fence = ""
            continue
        if opened:
            fence = opened["fence"]
        heading = None if opened else _heading(lines, number)
        if heading is not None or not line.strip():
            if block is not None:
                yield block
            block = None
            if heading is not None:
                if empty is not None and levels[-1][0] >= heading[0]:
                    yield empty
                levels = [*(known for known in levels if known[0] < heading[0]), heading]
                empty = _Block(tuple(name for _, name in levels), number, number)
                empty.add(number, line)
            continue
        if _underline(lines, number):
            continue
        if not opened and (_RETIRED.match(line) or (mdx and (_MDX.match(line) or _TAG_LINE.match(line)))):
            dropped.add(number)
            continue
        if block is None:
            block, empty = _Block(tuple(name for _, name in levels), number, number), None
        block.add(number, line)
    if (rest := block or empty) is not None:
        yield rest


def _heading(lines: Sequence[str], number: int) -> tuple[int, str] | None:
    """Return level and text of the heading on that line."""
    line = lines[number]
    if found := _ATX.match(line):
        text = _strip_closing((found["text"] or "").strip())
        return (len(found["level"]), text) if text else None
    following = lines[number + 1] if number + 1 < len(lines) else ""
    if _SETEXT.match(following) and _is_plain_line(line) and (number == 0 or not lines[number - 1].strip()):
        return (1 if following.lstrip().startswith("=") else 2), line.strip()
    return None


def _strip_closing(text: str) -> str:
    """Return the text of a heading without the ``##`` that may close it."""
    bare = text.rstrip("#")
    return bare.rstrip() if not bare or bare[-1] in " \t" else text


def _underline(lines: Sequence[str], number: int) -> bool:
    return number > 0 and bool(_SETEXT.match(lines[number])) and _heading(lines, number - 1) is not None


def _is_plain_line(line: str) -> bool:
    return bool(line.strip()) and not _ITEM.match(line) and not _ATX.match(line) and not line.lstrip().startswith(">")


def _join_blocks(blocks: Iterable[_Block]) -> Iterator[_Block]:
    """Join blocks that belong together: a lead-in and what it introduces, the items of one loose list."""
    last: _Block | None = None
    for block in blocks:
        if last is not None and block.headings == last.headings and _belong_together(last, block):
            last.last, last.end, last.size = block.last, block.end, last.size + block.size
            continue
        if last is not None:
            yield last
        last = block
    if last is not None:
        yield last


def _belong_together(block: _Block, following: _Block) -> bool:
    """Return whether ``following`` may not stand without the block before it."""
    if block.size + following.size > 3 * LONGEST:
        return False
    introduced = block.end.rstrip(" *_`").endswith((":", "："))
    listed = bool(_ITEM.match(block.begin)) and (following.begin[:1] in " \t" or bool(_ITEM.match(following.begin)))
    return introduced or listed


def _pack_blocks(blocks: Sequence[_Block]) -> Iterator[list[_Block]]:
    """Join as many neighbours under one heading as fit; a short rest joins the piece before under the same parent."""
    group: list[_Block] = []
    size = 0
    for block in blocks:
        same = bool(group) and block.headings == group[-1].headings
        parent = bool(group) and group[0].headings[:-1] == block.headings[:-1] and size < SHORT
        if group and (size + block.size > LONGEST or not (same or parent)):
            yield group
            group, size = [], 0
        group.append(block)
        size += block.size
    if group:
        yield group
