"""A message as people wrote it → its sentences of prose.

Code, tables, quotes, images, formulas and logs say nothing a person would keep as a statement; they stay in the
transcript. Structure is read by markdown-it-py, sentence boundaries by sentencex (rules of Wikimedia's languages).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import sentencex
from markdown_it import MarkdownIt
from markdown_it.token import Token

_FORMULA = re.compile(r"\\\[.*?\\\]|\\\(.*?\\\)|\$\$.*?\$\$", re.DOTALL)
_UNREADABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b\u2060\ufeff]")
_TRAILING_MARK = re.compile(r"\s+[^\w\s.,!?'\")\]]{2,}[\d\s,.;)]*$")  # "… this year ->-> 1,1": a tool's mark
_BULLET = re.compile(r"^(?:\[[ xX-]\]\s+|[•–—*-]\s+)")
_BOX = re.compile(r"\[([ xX])\]\s")
_SPACE = re.compile(r"\s+")


@dataclass(frozen=True, slots=True)
class Sentence:
    """``block`` numbers the paragraph or list item it stands in; ``box`` is the task mark of its item, if any."""

    text: str
    block: int
    listed: bool = False
    heading: str = ""
    box: str = ""


def sentences(content: str) -> list[Sentence]:
    """The sentences of a message, in order, each on one line."""
    found: list[Sentence] = []
    for number, (text, listed, heading) in enumerate(_blocks(content)):
        box = _BOX.match(text)
        for line in _lines(text):
            for piece in sentencex.segment("en", line):
                clean = _clean(piece)
                if clean:
                    found.append(Sentence(clean, number, listed, heading, box[1] if box else ""))
    return found


def fold(text: str) -> str:
    """On one line, without control characters."""
    return _SPACE.sub(" ", _UNREADABLE.sub(" ", text)).strip()


@cache
def _parser() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def _blocks(content: str) -> Iterator[tuple[str, bool, str]]:
    """Paragraphs and list items outside tables and quotes: text, whether in a list, the heading above."""
    lists = hidden = 0
    heading, in_heading = "", False
    for token in _parser().parse(_FORMULA.sub(" ", content)):
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
    """Lines that were wrapped are joined; a line that ends a thought (punctuation, or well before the edge) is not."""
    joined: list[str] = []
    for line in text.split("\n"):
        if joined and len(joined[-1]) >= 60 and joined[-1][-1:].isalnum() and line[:1].islower():
            joined[-1] += " " + line.strip()
        elif line.strip():
            joined.append(line.strip())
    return joined


def _clean(piece: str) -> str:
    return _TRAILING_MARK.sub("", _BULLET.sub("", fold(piece))).strip()
