"""The block structure of markdown, as markdown-it's block parser sees it, read a piece at a time.

A document that grows by a statement is read again many times over, and the parser takes time in proportion to all of
it. But a heading, a bullet or a comment at the very left ends everything before it, unless a fence or a piece of HTML
is still open: so a document is cut there, each piece is read by itself, and what was read of a piece lately is
remembered. What comes out is what one reading of the whole gives (the tests hold the two against each other).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from markdown_it import MarkdownIt

_CUT = re.compile(r"[-*+] +\S|#{1,6}(?:[ \t]|$)|<!--")  # an item with text, a heading, a comment: none continues
_ROW = re.compile(r"[ \t]*[|:-][|: \t-]*$")  # may make a table's head of the line above, whatever that looks like
_BARE = re.compile(r"(?:^|[ \t>])(?:[-*+]|\d{1,9}[.)])[ \t]*$")  # an empty item ends its list, or does not
_MARKS = ("-", "*", "+", ".", ")", " ", "\t")
_OPEN = frozenset(("fence", "html_block"))
_PATIENCE = 8  # pieces in a row that do not end where they should; then the rest is read as one
_REMEMBERED = 8_192  # pieces; one of a statement takes a kilobyte
_SHORT = 2_000  # characters; what is longer (a memory block, which grows with the document) is read again


class Token(NamedTuple):
    """What of the parser's tokens is used: not where what stands inside others ends. ``map``: its lines."""

    type: str
    map: tuple[int, int] | None
    level: int
    nesting: int
    content: str
    tag: str
    markup: str
    info: str


def read(bares: Sequence[str]) -> list[Token]:
    """Return the tokens of lines without their ends."""
    found: list[Token] = []
    listed = -1  # where the list opens that the last piece ended with
    for first, tokens in _pieces(bares):
        if listed >= 0 and tokens and tokens[0].type == "bullet_list_open" and found[-1].markup == tokens[0].markup:
            listed = _go_on(found, listed, tokens, first)
            continue
        listed = -1
        if tokens and tokens[-1].type == "bullet_list_close":
            listed = len(found) + max(at for at, token in enumerate(tokens) if token.level == 0 and token.nesting == 1)
        found.extend(_shift_lines(tokens, first))
    return found


def _go_on(found: list[Token], listed: int, tokens: Sequence[Token], first: int) -> int:
    """Add a piece that begins with further items of the list that opens at ``listed``; where its last list opens."""
    end = next(at for at, token in enumerate(tokens) if token.level == 0 and token.nesting == -1)
    opened, part = found[listed], tokens[0].map
    assert opened.map is not None and part is not None
    found[listed] = Token(opened[0], (opened.map[0], first + part[1]), *opened[2:])
    found.pop()
    found.extend(_shift_lines(tokens[1:], first))
    if end == len(tokens) - 1:
        return listed
    if tokens[-1].type != "bullet_list_close":
        return -1
    last = max(at for at, token in enumerate(tokens) if token.level == 0 and token.nesting == 1)
    return len(found) - len(tokens) + last


def parse_uncached(bares: Sequence[str]) -> tuple[Token, ...]:
    """Return the tokens, read in one go and not cached."""
    read = _markdown().parse("\n".join(bares) + "\n")
    return tuple(
        Token(
            one.type,
            (one.map[0], one.map[1]) if one.map else None,
            one.level,
            one.nesting,
            one.content,
            one.tag,
            one.markup,
            one.info,
        )
        for one in read
        if one.nesting != -1 or not one.level
    )


# --------------------------------------------------------------------------------------------------


def _pieces(bares: Sequence[str]) -> Iterator[tuple[int, tuple[Token, ...]]]:
    """Yield the first line and the tokens of each piece."""
    cuts = _cuts(bares)
    first, tried = 0, 0
    for end in [*cuts, len(bares)]:
        if tried > _PATIENCE and end < len(bares):
            continue
        tokens = _tokens(bares[first:end])
        if end < len(bares) and _open(tokens, end - first):
            tried += 1
            continue
        yield first, tokens
        first, tried = end, 0


def _cuts(bares: Sequence[str]) -> list[int]:
    """Return the lines that begin a new piece, whatever stands above them."""
    found = []
    above = ""  # the last line that is not blank
    for number, line in enumerate(bares):
        alone = _CUT.match(line) and not (above.endswith(_MARKS) and _BARE.search(above.rstrip(" \t")))
        if alone and number and not (number + 1 < len(bares) and _ROW.match(bares[number + 1])):
            found.append(number)
        above = line if line and not line.isspace() else above
    return found


def _tokens(bares: Sequence[str]) -> tuple[Token, ...]:
    if bares and bares[0].startswith("<!--") and (comment := _read_comment(bares)) is not None:
        return comment
    text = "\n".join(bares)
    return _piece(text) if len(text) <= _SHORT else parse_uncached(bares)


def _read_comment(bares: Sequence[str]) -> tuple[Token, ...] | None:
    """Return the token of a comment with nothing behind it; None: something else, too, stands in these lines."""
    end = next((number for number, line in enumerate(bares, 1) if "-->" in line), 0)
    if not end or any(map(str.strip, bares[end:])) or any("\0" in line for line in bares):
        return None
    content = "\n".join(bares[:end]) + "\n"
    return (Token("html_block", (0, end), 0, 0, content, "", "", ""),)


@lru_cache(_REMEMBERED)
def _piece(text: str) -> tuple[Token, ...]:
    return parse_uncached(text.split("\n"))


def _open(tokens: Sequence[Token], length: int) -> bool:
    """Return whether text behind the piece may continue what the piece ends with."""
    last = tokens[-1] if tokens else None
    return last is not None and last.type in _OPEN and last.map is not None and last.map[1] >= length


def _shift_lines(tokens: Sequence[Token], by: int) -> Iterator[Token]:
    for token in tokens:
        if (lines := token.map) is None:
            yield token
        else:
            yield Token(token[0], (lines[0] + by, lines[1] + by), *token[2:])


@cache
def _markdown() -> MarkdownIt:
    markdown = MarkdownIt("commonmark").enable("table").disable("reference")  # footnotes look like references
    markdown.core.ruler.enableOnly(["normalize", "block"])
    return markdown
