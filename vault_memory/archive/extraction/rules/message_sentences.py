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

from vault_memory.archive.extraction.rules.message_lists import (
    BOX,
    LONGEST,
    introduces,
    is_short_item,
    join_items,
    name_table,
    read_row,
)
from vault_memory.text.full_stops import ends_sentence
from vault_memory.text.recall_marks import strip_recalled
from vault_memory.text.sentences import split_sentences

_FORMULAS = (("\\[", "\\]"), ("\\(", "\\)"), ("$$", "$$"))
_MOST_READ = 20_000  # characters of a message that are read, from either end; a longer one is a paste
_MARKUP = re.compile(r"[#>`|*_\[\]<\\~&\t]|^ *(?:[-+•=]|\d+[.)])|^ {4}", re.MULTILINE)
_UNCAPPED = re.compile(
    r"(?:(?<=[^\W\d_][^\W\d_][.!?…])|(?<=[^\W\d_][!?…][!?…])|(?<=[!?…]{3}))\s+(?=[^\W\d_])|(?<=\d\d[.!?])\s+(?=[^\W\d_A-Z]{3})"
)
_UNREADABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b\u2060\ufeff]")
_STOP = 60  # characters around a full stop that show whether a sentence ends there
_TRAILING_MARK = re.compile(r"(?<!\s)\s++[^\w\s.,!?'\")\]]{2,}+[\d\s,.;)]*+$")  # "… this year ->-> 1,1": a tool's mark
_BULLET = re.compile(r"^(?:\[[ xX-]\]\s+|[•–—*-]\s+)")
_SPACE = re.compile(r"\s+")
_BREATH = 200  # characters of the clauses of a sentence over `LONGEST` that are read together
_CLAUSE = re.compile(
    r",\s(?=(?:and|but|so|then|also|plus|und|aber|dann|et|mais|puis|y|pero|luego|e|ma|poi)\s)"
    r"|\s(?=(?:and|but|so|then|also|because|oh)\s(?:i|i'm|we|he|she|they|it|my|our|her|his|the|then|there|also)\b)",
    re.IGNORECASE,
)
_SPOKEN, _WORDS_OF_SPEECH = 140, 60  # characters of a sentence without punctuation that was dictated; of a part of it
_MARK = re.compile(r"[,;:!?()\"“”—–\n]|\.(?=.)|\s-\s")
_NEW_SUBJECT = re.compile(
    r"\s(?=(?:and|but|oh|plus)\s(?:(?:yes|also|then|anyway|um)\s){0,2}"
    r"(?:i|i'm|i've|i'll|we|we're|we've|my|our|the|there's|one more thing)\s)",
    re.IGNORECASE,
)
_EDGE, _WRAPPED = 60, 3  # characters of a line that may have been wrapped; lines by which it shows
_NARROW, _NEAR = 50, 0.9  # characters of the longest wrapped line at least; part of it that the others have
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
    for number, (text, listed, heading) in enumerate(_join_lists(_blocks(_limit_length(strip_recalled(content))))):
        box = BOX.match(text)
        for line in _lines(text):
            for piece in _segments(line):
                clean = _clean(piece)
                if clean:
                    found.append(Sentence(clean, number, listed, heading, box[1] if box else ""))
    return tuple(found)


@lru_cache(maxsize=256)
def list_tables(content: str) -> tuple[Sentence, ...]:
    """Return what the tables of a message say, as sentences: each row after the line that leads to its table."""
    content = _limit_length(strip_recalled(content))
    if "|" not in content or "---" not in content:
        return ()
    found: list[str] = []
    lead, cells = "", list[str]()
    header, rows = list[str](), list[str]()
    for token, after in zip((tokens := _parser().parse(content)), [*tokens[1:], None], strict=True):
        if token.type == "inline" and after is not None and after.type in {"th_close", "td_close"}:
            cells.append(fold(_plain(token)))
        elif token.type == "inline":
            lead = fold(_plain(token))
        elif token.type == "tr_close":
            header, rows = (header, [*rows, read_row(header, cells)]) if header else (cells, rows)
            cells = []
        elif token.type == "table_close":
            found += join_items(f"{name_table(lead) or header[0]}:", [row for row in rows if row])
            header, rows, lead = [], [], ""
    return tuple(Sentence(each, -1, listed=True) for each in found)


def _limit_length(content: str) -> str:
    if len(content) <= 2 * _MOST_READ:
        return content
    return f"{content[:_MOST_READ]}\n\n{content[-_MOST_READ:]}"


def _segments(line: str) -> Iterator[str]:
    """Yield the sentences of a line; people who write without capitals end sentences all the same."""
    for piece in split_sentences(line):
        start = 0
        for match in _UNCAPPED.finditer(piece):
            before = piece[max(start, match.start() - _STOP) : match.start()]
            if ends_sentence(before, piece[match.start() : match.end() + _STOP]):
                yield piece[start : match.start()]
                start = match.end()
        yield from _split_long(piece[start:])


def _split_long(text: str) -> Iterator[str]:
    """Yield a very long sentence, as people dictate them, in parts of some clauses; any other one as it is.

    A shorter one without any mark of punctuation is cut before each new subject.
    """
    spoken = _SPOKEN <= len(text) <= LONGEST and _MARK.search(text) is None
    joint, breath = (_NEW_SUBJECT, _WORDS_OF_SPEECH) if spoken else (_CLAUSE, _BREATH)
    start = cut = 0
    for clause in joint.finditer(text) if spoken or len(text) > LONGEST else ():
        if clause.start() - start > breath and cut > start:
            yield text[start:cut]
            start = cut + 1
        cut = clause.start()
    if cut > start and len(text) - start > breath:
        yield text[start:cut]
        start = cut + 1
    yield text[start:].lstrip()


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


def _join_lists(blocks: Iterable[tuple[str, bool, str]]) -> Iterator[tuple[str, bool, str]]:
    """Yield the blocks, a list of short items joined to the line that says what it lists ("Packing list: …")."""
    lead: tuple[str, bool, str] | None = None
    items: list[tuple[str, bool, str]] = []
    for block in (*blocks, ("", False, "")):
        if lead is not None and block[1] and is_short_item(block[0]):
            items.append(block)
            continue
        if lead is not None:
            joined = join_items(lead[0], [text for text, _, _ in items])
            yield from ((text, True, lead[2]) for text in joined) if joined else (lead, *items)
        lead, items = (block, []) if not block[1] and introduces(block[0]) else (None, [])
        if lead is None and block[0]:
            yield block


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
    if lines and introduces(lines[0]) and all(map(is_short_item, lines[1:])):
        return join_items(lines[0], lines[1:]) or lines
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
    if len(lines) < _WRAPPED or width < _NARROW:
        return False
    full = all(len(line) + 1 + len(after.split(" ", 1)[0]) > _NEAR * width for line, after in pairwise(lines))
    return full and any(after[:1].islower() or _UNDONE.search(line) for line, after in pairwise(lines))


def _clean(piece: str) -> str:
    return _TRAILING_MARK.sub("", _BULLET.sub("", fold(piece))).strip()
