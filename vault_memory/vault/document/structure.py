"""Find the headings, lists, passages and memory blocks of a document, as ranges of lines.

markdown-it's block parser finds the blocks; inline markup is not parsed, so that the cost stays linear. Lines count
from 0 and ends are exclusive here; `topic_text` makes line numbers for people.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

from vault_memory.models.topic import is_superseded_heading
from vault_memory.vault.document import malformed, memory_block
from vault_memory.vault.document import markdown_blocks as blocks
from vault_memory.vault.document.lines import bare, blank
from vault_memory.vault.document.malformed import verbatim
from vault_memory.vault.document.markdown_blocks import Token

SUMMARY = "summary"

_LARGE = 512 * 1024  # characters; longer texts are not cached

_LAST_UPDATED = re.compile(r"[ \t]*([*_])Last updated:.*\1[ \t]*$")
_MARKER = re.compile(r"( {0,3})([-*+]|\d{1,9}[.)])([ \t]*)")


@dataclass(frozen=True, slots=True)
class Heading:
    level: int
    text: str
    first: int
    end: int
    path: tuple[str, ...]  # the headings above it and itself, without the title
    title: bool = False  # the first heading of level 1: the document's, not a section's


@dataclass(frozen=True, slots=True)
class ListItem:
    """An item of a list. ``paragraph`` is its first paragraph, or None if the item begins with something else."""

    first: int
    end: int  # without blank lines after it
    paragraph: str | None
    paragraph_end: int
    indent: int
    marker: str  # with the white space after it


@dataclass(frozen=True, slots=True)
class Bullets:
    """A top-level list."""

    first: int
    end: int
    items: tuple[ListItem, ...]
    ordered: bool


@dataclass(frozen=True, slots=True)
class MarkdownBlock:
    """A top-level block that is not a heading, a list or a memory block."""

    kind: Literal["prose", "table", "code", "quote", "html", "rule", "date"]
    first: int
    end: int
    text: str = ""
    language: str = ""


@dataclass(frozen=True, slots=True)
class DocumentLayout:
    headings: tuple[Heading, ...] = ()
    lists: tuple[Bullets, ...] = ()
    blocks: tuple[MarkdownBlock, ...] = ()
    memories: tuple[tuple[int, int], ...] = ()
    last_updated: tuple[int, ...] = ()
    summary: tuple[int, int, int] | None = None  # heading, first line of its text, end of its text
    problems: tuple[tuple[int, str], ...] = field(default=())  # line from 0, message

    def heading_above(self, line: int) -> Heading | None:
        """Return the last heading above ``line``."""
        position = bisect_right(self.headings, line, key=lambda heading: heading.first)
        return self.headings[position - 1] if position else None

    def headings_above(self, line: int) -> tuple[str, ...]:
        """Return the path of headings above ``line``.

        Text after the memory block, at the end of the file, does not belong to the superseded section before the block.
        """
        heading = self.heading_above(line)
        path = heading.path if heading is not None else ()
        retired = next((depth for depth, name in enumerate(path) if is_superseded_heading(name)), None)
        if heading is None or retired is None:
            return path
        return path[:retired] if any(heading.first < first < line for first, _ in self.memories) else path

    def is_in_summary(self, line: int) -> bool:
        return self.summary is not None and self.summary[1] <= line < self.summary[2]


def scan(lines: Sequence[str], start: int = 0) -> DocumentLayout:
    """Return the layout of ``lines`` (without BOM); the first ``start`` lines are frontmatter. Never raises.

    The last results are cached, since a change scans the old and the new text of a document several times.
    """
    if sum(map(len, lines)) > _LARGE:
        return _scan_lines(lines, start)
    return _scan_cached(tuple(lines), start)


@lru_cache(8)
def _scan_cached(lines: tuple[str, ...], start: int) -> DocumentLayout:
    return _scan_lines(lines, start)


def _scan_lines(lines: Sequence[str], start: int) -> DocumentLayout:
    bares = ["" if number < start else bare(line) for number, line in enumerate(lines)]
    tokens = parse_blocks(bares)
    hidden = [*_comments(bares, tokens), *_find_nested_memories(bares, tokens)]
    memories = [span for span in hidden if memory_block.HEAD.match(bares[span[0]])]
    if hidden:
        shown = list(bares)
        for first, end in hidden:
            shown[first:end] = [""] * (end - first)
        tokens = parse_blocks(shown)
        return _layout(bares, shown, tokens, memories)
    return _layout(bares, bares, tokens, memories)


# --------------------------------------------------------------------------------------------------


def parse_blocks(bares: Sequence[str]) -> list[Token]:
    """Return the block structure of lines without their ends."""
    return blocks.read(bares)


def _layout(
    bares: Sequence[str], shown: Sequence[str], tokens: Sequence[Token], memories: list[tuple[int, int]]
) -> DocumentLayout:
    headings: list[Heading] = []
    above: list[Heading] = []
    titled = False
    lists: list[Bullets] = []
    others: list[MarkdownBlock] = []
    last_updated: list[int] = []
    for group in _top(tokens):
        first, end = _span(group[0], shown)
        kind = group[0].type
        if kind == "heading_open":
            titled = titled or any(one.title for one in headings[-1:])
            headings.append(_heading(above, titled, group[0], group[1].content, (first, end)))
        elif kind in {"bullet_list_open", "ordered_list_open"}:
            lists.append(Bullets(first, end, tuple(_items(group, shown)), kind == "ordered_list_open"))
        elif kind == "html_block" and memory_block.HEAD.match(bares[first]):
            memories.append((first, end))
        elif kind == "paragraph_open":
            dates = [n for n in range(first, end) if _LAST_UPDATED.match(shown[n])]
            last_updated.extend(dates)
            text = "\n".join(shown[n].strip() for n in range(first, end) if n not in dates)
            others.append(MarkdownBlock("prose" if text else "date", first, end, text))
        else:
            others.append(_block(group[0], shown, first, end))
    bounds = sorted([*(span[0] for span in memories), *last_updated])
    return DocumentLayout(
        tuple(headings),
        tuple(lists),
        tuple(others),
        tuple(sorted(memories)),
        tuple(last_updated),
        _summary(headings, bounds, len(bares)),
        tuple(malformed.problems(bares, shown, tokens, memories)),
    )


def _top(tokens: Sequence[Token]) -> Iterator[list[Token]]:
    """Yield the top-level blocks, each with the tokens inside it."""
    group: list[Token] = []
    for token in tokens:
        group.append(token)
        if token.level == 0 and token.nesting != 1:
            yield group
            group = []


def _span(token: Token, shown: Sequence[str]) -> tuple[int, int]:
    first, end = token.map or (0, 0)
    end = min(end, len(shown))
    while end > first + 1 and blank(shown[end - 1]):
        end -= 1
    return first, end


def _heading(above: list[Heading], titled: bool, token: Token, text: str, span: tuple[int, int]) -> Heading:
    """Return the heading, and update ``above``, the headings that it is under."""
    level = int(token.tag[1:])
    while above and above[-1].level >= level:
        above.pop()
    title = level == 1 and not titled
    clean = re.sub(r"(?:^|\s)\^[A-Za-z0-9-]+$", "", " ".join(text.split()))
    path = (*(above[-1].path if above else ()), *(() if title else (clean,)))
    heading = Heading(level, clean, *span, path, title)
    above.append(heading)
    return heading


def _items(group: Sequence[Token], shown: Sequence[str]) -> Iterator[ListItem]:
    for position, token in enumerate(group):
        if token.type != "list_item_open" or token.level != 1:
            continue
        first, end = _span(token, shown)
        inside = group[position + 1]
        paragraph, paragraph_end = None, first
        if inside.type == "paragraph_open":
            paragraph, paragraph_end = group[position + 2].content, _span(inside, shown)[1]
        marker = _MARKER.match(shown[first])
        indent, mark = (len(marker[1]), marker[2] + marker[3]) if marker else (0, token.markup)
        yield ListItem(first, end, paragraph, paragraph_end, indent, mark)


def _block(token: Token, shown: Sequence[str], first: int, end: int) -> MarkdownBlock:
    source = "\n".join(shown[first:end])
    match token.type:
        case "table_open":
            return MarkdownBlock("table", first, end, source)
        case "fence":
            return MarkdownBlock("code", first, end, token.content.rstrip("\n"), (token.info.split() or [""])[0])
        case "code_block":
            return MarkdownBlock("code", first, end, token.content.rstrip("\n"))
        case "blockquote_open":
            return MarkdownBlock("quote", first, end, re.sub(r"^(?:[ \t]*>[ \t]?)+", "", source, flags=re.MULTILINE))
        case "html_block":
            return MarkdownBlock("html", first, end, source)
        case _:
            return MarkdownBlock("rule", first, end)


def _summary(headings: Sequence[Heading], bounds: Sequence[int], total: int) -> tuple[int, int, int] | None:
    """Return the first ``## Summary``: up to the next heading of level 1 or 2, a memory block or the date line."""
    for heading in headings:
        if heading.level == 2 and heading.text.casefold() == SUMMARY:
            ends = [h.first for h in headings if h.first > heading.first and h.level <= 2]
            ends.extend(line for line in bounds if line >= heading.end)
            return heading.first, heading.end, min([*ends, total])
    return None


# --------------------------------------------------------------------------------------------------
# Structures that markdown-it does not find: Obsidian's comments, memory blocks inside other blocks


def _comments(bares: Sequence[str], tokens: Sequence[Token]) -> Iterator[tuple[int, int]]:
    """Yield Obsidian's comments, from a ``%%`` that begins a line to the next ``%%``. An unclosed one is text."""
    starts = [number for number, line in enumerate(bares) if line.lstrip().startswith("%%")]
    inert = verbatim(tokens) if starts else set()
    reached = 0
    for first in starts:
        if first < reached or first in inert:
            continue
        if "%%" in bares[first].lstrip()[2:]:
            reached = first + 1
        else:
            closing = (n + 1 for n in range(first + 1, len(bares)) if "%%" in bares[n] and n not in inert)
            reached = next(closing, 0)
            if not reached:
                return
        yield first, reached


def _find_nested_memories(bares: Sequence[str], tokens: Sequence[Token]) -> Iterator[tuple[int, int]]:
    """Yield the memory blocks inside a list item or another piece of HTML."""
    for token in tokens:
        if token.type != "html_block" or not token.map:
            continue
        first, end = token.map
        for number in range(first, end):
            if not memory_block.HEAD.match(bares[number]) or (token.level == 0 and number == first):
                continue
            closing = (n + 1 for n in range(number, len(bares)) if "-->" in bares[n])
            yield number, next(closing, end)
            break
