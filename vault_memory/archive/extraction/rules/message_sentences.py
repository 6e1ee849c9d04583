"""Split a message as people wrote it into sentences of prose.

Code, tables, quotes, images, formulas and logs say nothing a person would keep as a statement; they stay in the
transcript. Structure is read by markdown-it-py, sentence boundaries by sentencex (rules of Wikimedia's languages).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token

from vault_memory.text.recall_marks import strip_recalled
from vault_memory.text.sentences import split_sentences

_FORMULAS = (("\\[", "\\]"), ("\\(", "\\)"), ("$$", "$$"))
_LONGEST = 20_000  # characters of a message that are read, from either end; a longer one is a paste
_MARKUP = re.compile(r"[#>`|*_\[\]<\\~&\t]|^ *(?:[-+•=]|\d+[.)])|^ {4}", re.MULTILINE)
_SHORTENED = "approx|incl|excl|esp|etc|vs|dept|ext|min|max|tel|usw|bzw|inkl|evtl|ggf|env|cca|resp"
_UNCAPPED = re.compile(
    r"(?:(?<=[^\W\d_][^\W\d_][.!?…])|(?<=[^\W\d_][!?…][!?…])|(?<=[!?…]{3}))\s+(?=[^\W\d_])|(?<=\d\d[.!?])\s+(?=[^\W\d_A-Z]{3})"
)
_TITLES = "[Dd]r|[Mm]rs?|Ms|[Pp]rof|St|Rev|Sgt|Capt|Lt|Col|Gen|Hon|Mt"  # before a name
_ABBREVIATED = re.compile(rf"(?:^|\W)(?:(?i:{_SHORTENED})|{_TITLES})\.$")
_UNREADABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b\u2060\ufeff]")
_TRAILING_MARK = re.compile(r"(?<!\s)\s++[^\w\s.,!?'\")\]]{2,}+[\d\s,.;)]*+$")  # "… this year ->-> 1,1": a tool's mark
_BULLET = re.compile(r"^(?:\[[ xX-]\]\s+|[•–—*-]\s+)")
_BOX = re.compile(r"\[([ xX])\]\s")
_DAY_END = re.compile(r"(?:^|\s)\d{1,2}\.\s*$")
_AFTER_DAY = re.compile(
    r"\s*(?:[a-zà-ÿ]|Jan|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Stock|Klasse|Etage|Geburtstag|Woche|Kapitel)"
)
_SPACE = re.compile(r"\s+")
_BREATH = 300  # characters of a sentence from which on its clauses are read one by one
_CLAUSE = re.compile(r",\s(?=(?:and|but|so|then|also|plus|und|aber|dann|et|mais|puis|y|pero|luego)\s)")
_EDGE, _WRAPPED = 60, 3  # characters of a line that may have been wrapped; lines by which it shows
_NEAR = 0.9  # part of the longest line that wrapped ones have
_UNDONE = re.compile(r"(?:,|\b(?:an?|the|of|on|in|at|to|for|from|with|by|and|or|but|that|is|are|my|our|your))$")


@dataclass(frozen=True, slots=True)
class Sentence:
    """``block`` numbers the paragraph or list item it stands in; ``box`` is the task mark of its item, if any."""

    text: str
    block: int
    listed: bool = False
    heading: str = ""
    box: str = ""


@lru_cache(maxsize=2048)
def sentences(content: str) -> tuple[Sentence, ...]:
    """Return the sentences of a message, in order, each on one line, without what was recalled from memory."""
    found: list[Sentence] = []
    for number, (text, listed, heading) in enumerate(_blocks(_limit_length(strip_recalled(content)))):
        box = _BOX.match(text)
        for line in _lines(text):
            for piece in _segments(line):
                clean = _clean(piece)
                if clean:
                    found.append(Sentence(clean, number, listed, heading, box[1] if box else ""))
    return tuple(found)


def _limit_length(content: str) -> str:
    if len(content) <= 2 * _LONGEST:
        return content
    return f"{content[:_LONGEST]}\n\n{content[-_LONGEST:]}"


def _segments(line: str) -> Iterator[str]:
    """Yield the sentences of a line; people who write without capitals end sentences all the same."""
    for piece in _join_ordinals(split_sentences(line)):
        start = 0
        for match in _UNCAPPED.finditer(piece):
            if not _ABBREVIATED.search(piece, max(start, match.start() - 8), match.start()):
                yield piece[start : match.start()]
                start = match.end()
        yield from _split_long(piece[start:])


def _split_long(text: str) -> Iterator[str]:
    """Yield the clauses of a sentence without end, as people dictate them; else the sentence."""
    if len(text) <= _BREATH:
        yield text
        return
    held = ""
    for clause in _CLAUSE.split(text):
        if held and len(held) + len(clause) > _BREATH:
            yield held
            held = clause
        else:
            held = f"{held}, {clause}" if held else clause
    yield held


def _join_ordinals(pieces: Iterable[str]) -> Iterator[str]:
    """Yield pieces, with those joined again that were cut after a day ("am 28. April", "le 2. tour")."""
    held = ""
    for piece in pieces:
        if held and not _AFTER_DAY.match(piece):
            yield held
            held = ""
        held += piece
        if not _DAY_END.search(held):
            yield held
            held = ""
    if held:
        yield held


def fold(text: str) -> str:
    """Return the text on one line, without control characters."""
    return _SPACE.sub(" ", _UNREADABLE.sub(" ", text)).strip()


@cache
def _parser() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def _blocks(content: str) -> Iterator[tuple[str, bool, str]]:
    """Yield paragraphs and list items outside tables and quotes: text, whether in a list, the heading above."""
    if not _MARKUP.search(content):
        yield from ((part, False, "") for part in content.split("\n\n") if part.strip())
        return
    lists = hidden = 0
    heading, in_heading = "", False
    for token in _parser().parse(_remove_formulas(content)):
        kind = token.type
        if kind in {"bullet_list_open", "ordered_list_open"}:
            lists += 1
        elif kind in {"bullet_list_close", "ordered_list_close"}:
            lists -= 1
        elif kind in {"table_open", "blockquote_open"}:
            hidden += 1
        elif kind in {"table_close", "blockquote_close"}:
            hidden -= 1
        elif kind in {"heading_open", "heading_close"}:
            in_heading = kind == "heading_open"
        elif kind == "inline":
            text = _plain(token)
            if in_heading:
                heading = fold(text)
            elif not hidden and text.strip():
                yield text, lists > 0, heading


def _remove_formulas(content: str) -> str:
    for opening, closing in _FORMULAS:
        parts: list[str] = []
        start = 0
        while (begin := content.find(opening, start)) >= 0:
            end = content.find(closing, begin + 2)
            if end < 0:
                break
            parts += (content[start:begin], " ")
            start = end + 2
        content = "".join((*parts, content[start:]))
    return content


def _plain(token: Token) -> str:
    parts: list[str] = []
    for child in token.children or ():
        if child.type == "text":
            parts.append(child.content)
        elif child.type == "code_inline":
            parts.append(f"`{child.content}`")
        elif child.type in {"softbreak", "hardbreak"}:
            parts.append("\n")
    return "".join(parts)


def _lines(text: str) -> list[str]:
    """Join wrapped lines; keep one that ends a thought (punctuation, or well before the edge)."""
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    if _is_wrapped(lines):
        return [" ".join(lines)]
    joined: list[str] = []
    for line in lines:
        if joined and len(joined[-1]) >= _EDGE and joined[-1][-1:].isalnum() and line[:1].islower():
            joined[-1] += " " + line
        else:
            joined.append(line)
    return joined


def _is_wrapped(lines: Sequence[str]) -> bool:
    """Return whether the lines of a paragraph are nearly full, and one ends plainly within a sentence."""
    width = max(map(len, lines), default=0)
    if len(lines) < _WRAPPED or width < _EDGE:
        return False
    full = all(len(line) + 1 + len(after.split(" ", 1)[0]) > _NEAR * width for line, after in pairwise(lines))
    return full and any(after[:1].islower() or _UNDONE.search(line) for line, after in pairwise(lines))


def _clean(piece: str) -> str:
    return _TRAILING_MARK.sub("", _BULLET.sub("", fold(piece))).strip()
