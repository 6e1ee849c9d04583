"""Parse the block structure of markdown with markdown-it's block parser, one piece at a time.

A document that grows by one statement at a time is parsed many times, and the parser's time is proportional to the
length of the text. But a heading, a bullet or a comment at the very left ends every block before it, unless a fence or
a piece of HTML is still open. So the document is cut there, each piece is parsed separately, and recent pieces are
cached. The result equals that of parsing the whole document (the tests compare the two).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from markdown_it import MarkdownIt

_CUT = re.compile(r"[-*+] +\S|#{1,6}(?:[ \t]|$)|<!--")  # an item with text, a heading or a comment: each begins a block
_ROW = re.compile(r"[ \t]*[|:-][|: \t-]*$")  # may turn the line above, with any content, into the head of a table
_BARE = re.compile(r"(?:^|[ \t>])(?:[-*+]|\d{1,9}[.)])[ \t]*$")  # an empty item, which may end its list
_MARKS = ("-", "*", "+", ".", ")", " ", "\t")
_OPEN = frozenset(("fence", "html_block"))
_PATIENCE = 8  # failed cuts in a row (a block is still open); after more, the rest is parsed as one piece
_REMEMBERED = 8_192  # pieces; a piece with one statement takes a kilobyte
_SHORT = 2_000  # characters; longer pieces are not cached


class Token(NamedTuple):
    """The fields of the parser's tokens that are used; nested closing tokens are left out. ``map``: range of lines."""

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
    listed = -1  # index of the opening token of the list that ends the last piece; -1: it ends with something else
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
    """Add a piece that continues the list opened at ``listed``; return where its last list opens, or -1."""
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
    """Return the lines that begin a new piece, unless a fence or HTML is open above them."""
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
    """Return the token of a comment that nothing follows; None if the lines contain anything else."""
    end = next((number for number, line in enumerate(bares, 1) if "-->" in line), 0)
    if not end or any(map(str.strip, bares[end:])) or any("\0" in line for line in bares):
        return None
    content = "\n".join(bares[:end]) + "\n"
    return (Token("html_block", (0, end), 0, 0, content, "", "", ""),)


@lru_cache(_REMEMBERED)
def _piece(text: str) -> tuple[Token, ...]:
    return parse_uncached(text.split("\n"))


def _open(tokens: Sequence[Token], length: int) -> bool:
    """Return whether the last block of the piece is still open, so that the following text may continue it."""
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
