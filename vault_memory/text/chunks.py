"""Split messages into pieces that an embedding can represent: prose and code, at most 500 tokens each (FEATURES R4).

A fence is never split, however long; prose is cut at paragraph borders, a paragraph too long at sentences, a
sentence too long at words. The pieces together hold every character of the text but white space around them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING, Literal

from vault_memory.text import tokens
from vault_memory.text.sentences import split_sentences

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

MAX_TOKENS = 500
LONGEST_TOKEN = 16  # characters
CODE_TOKENS = 250  # of a piece of a code file: some thirty lines
_BLANK = re.compile(r"\n(?:[ \t]*+\n)++")
_LINE = re.compile(r"\r\n|\r|\n")
_TOP = re.compile(r"\n(?:[ \t]*+\r?\n)++(?:(?=([^\s)\]}]))|)")  # a blank line, and then one that is not indented


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece of a text. ``start`` is its offset in characters; ``language`` is a fence's, lower case."""

    text: str
    kind: Literal["prose", "code"]
    language: str | None
    tokens: int
    start: int


@dataclass(frozen=True, slots=True)
class _TextSpan:
    start: int
    end: int
    language: str | None  # None: prose; "" : code that names no language


def chunks(text: str, limit: int = MAX_TOKENS) -> list[Piece]:
    """Split ``text`` into pieces in order; a text within ``limit`` tokens is one piece, an empty one none."""
    if not text.strip():
        return []
    if fits(text, limit):
        regions = _regions(text) if _begins_with_fence(text) else []
        language = regions[0].language if len(regions) == 1 else None
        return [_piece(text, _TextSpan(0, len(text), language))]
    pieces: list[Piece] = []
    for region in _regions(text):
        if region.language is not None:
            pieces.append(_piece(text, region))
        else:
            pieces.extend(_piece(text, part) for part in _prose(text, region, limit))
    return pieces


def code(text: str, language: str) -> list[Piece]:
    """Split a code file: whole definitions at its top level where they fit, small ones together."""
    cuts = (_paragraphs, _lines, _words, partial(_characters, CODE_TOKENS))
    units: list[_TextSpan] = []
    for start, end in _spans(0, _cut(text, _TOP)):
        units.extend(_fitting(text, start, end, CODE_TOKENS, cuts))
    return [
        _piece(text, _TextSpan(part.start, part.end, language)) for part in _pack_units(text, units, 0, CODE_TOKENS)
    ]


def _piece(text: str, region: _TextSpan) -> Piece:
    raw = text[region.start : region.end]
    shown = raw.strip() if region.language is None else raw.strip("\r\n")
    kind: Literal["prose", "code"] = "prose" if region.language is None else "code"
    return Piece(shown, kind, region.language or None, tokens.count(shown), region.start + raw.index(shown))


@cache
def _parser() -> MarkdownIt:
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark").disable(["inline", "text_join"])


def _regions(text: str) -> list[_TextSpan]:
    """Return fences (of lists and quotes too) and the prose between them, in order, without blank regions."""
    starts = [0, *(match.end() for match in _LINE.finditer(text)), len(text)]
    regions: list[_TextSpan] = []
    position = 0
    for token in _parser().parse(text) if "```" in text or "~~~" in text else ():
        if token.type == "fence" and token.map:
            start, end = (starts[min(line, len(starts) - 1)] for line in token.map)
            words = token.info.split()
            regions += [_TextSpan(position, start, None), _TextSpan(start, end, words[0].lower() if words else "")]
            position = end
    regions.append(_TextSpan(position, len(text), None))
    return [region for region in regions if text[region.start : region.end].strip()]


def _begins_with_fence(text: str) -> bool:
    """Return whether a fence, of a list or a quote too, may begin in the first line: else the text is not just one."""
    first = _LINE.split(text.lstrip(), maxsplit=1)[0]
    return "```" in first or "~~~" in first


def _prose(text: str, region: _TextSpan, limit: int) -> Iterator[_TextSpan]:
    """Split prose into as few regions within ``limit`` as possible: whole paragraphs where they fit."""
    units: list[_TextSpan] = []
    for start, end in _spans(region.start, _paragraphs(text[region.start : region.end])):
        units.extend(_fitting(text, start, end, limit, (_sentences, _words, partial(_characters, limit))))
    yield from _pack_units(text, units, region.start, limit)


def _pack_units(text: str, units: Sequence[_TextSpan], start: int, limit: int) -> Iterator[_TextSpan]:
    """Join as many neighbours as fit, each from ``start`` to the end of the last."""
    sizes = tokens.count_all([text[unit.start : unit.end] for unit in units])
    begin, end, size = start, start, 0
    for unit, count in zip(units, sizes, strict=True):
        if size and size + count > limit:
            yield _TextSpan(begin, end, None)
            begin, size = unit.start, 0
        end, size = unit.end, size + count
    if text[begin:end].strip():
        yield _TextSpan(begin, end, None)


def _fitting(
    text: str, start: int, end: int, limit: int, cuts: Sequence[Callable[[str], list[str]]]
) -> Iterator[_TextSpan]:
    """Yield the span itself where it fits, else the parts of its first cut, each by the same rule."""
    if not cuts or fits(text[start:end], limit):
        yield _TextSpan(start, end, None)
        return
    for first, last in _spans(start, cuts[0](text[start:end])):
        yield from _fitting(text, first, last, limit, cuts[1:])


def fits(text: str, limit: int = MAX_TOKENS) -> bool:
    """Return whether the text fits into one piece.

    Most texts need not be counted to be known: every token but the first is at least a byte of text, and none is
    longer than `LONGEST_TOKEN` characters.
    """
    if len(text) > limit * LONGEST_TOKEN:
        return False
    return len(text.encode("utf-8", "replace")) < limit or tokens.count(text) <= limit


def _spans(start: int, parts: list[str]) -> Iterator[tuple[int, int]]:
    for part in parts:
        yield start, start + len(part)
        start += len(part)


def _paragraphs(text: str) -> list[str]:
    return _cut(text, _BLANK)


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def _cut(text: str, border: re.Pattern[str]) -> list[str]:
    """Cut ``text`` into parts, each but the last with its border."""
    ends = [match.end() for match in border.finditer(text) if match.lastindex or not border.groups]
    return [text[a:b] for a, b in zip([0, *ends], [*ends, len(text)], strict=True) if a < b]


def _sentences(text: str) -> list[str]:
    parts = [part for line in text.splitlines(keepends=True) for part in split_sentences(line)]
    return parts if "".join(parts) == text else [text]


def _words(text: str) -> list[str]:
    return re.findall(r"\A\s*+\S*+\s*+|\S++\s*+", text) or [text]


def _characters(limit: int, text: str) -> list[str]:
    """Return how many characters of a run without spaces fit: a rare one has up to four bytes, each a token."""
    step = max(limit // 4 - 1, 1)
    return [text[i : i + step] for i in range(0, len(text), step)]
