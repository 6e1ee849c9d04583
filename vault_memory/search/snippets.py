"""Cut a long text to the sentences around the words of a query, and find these words in a text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from vault_memory.text.words import words

LONGEST = 300  # most characters of a snippet: about three lines of a terminal
LINES = 3  # most lines of a snippet that are not blank
_BEFORE = 100  # least characters of a piece of a sentence that is cut at a space
_SENTENCE = re.compile(r"[^\n.!?]*(?:[.!?](?!\s)[^\n.!?]*)*(?:[.!?]+(?=\s|$)|\n+|$)")
_WORD = re.compile(r"[\w'’]+")

Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Snippet:
    """A part of a text. ``line``: the number of lines of the whole text before it."""

    text: str
    line: int = 0


def snippet(text: str, terms: Sequence[str]) -> Snippet:
    """Return the run of sentences with the most of ``terms`` (stems), within `LINES` lines and `LONGEST` characters.

    The first of equal runs is chosen. A text within these limits is returned whole; a longer sentence is cut.
    """
    if len(text) <= LONGEST and _lines(text) <= LINES:
        return Snippet(text)
    begin, end = _find_best_span(text, frozenset(terms))
    shown = text[begin:end].strip()
    begin += len(text[begin:end]) - len(text[begin:end].lstrip())
    before, after = "… " if text[:begin].strip() else "", " …" if text[begin + len(shown) :].strip() else ""
    return Snippet(f"{before}{shown}{after}", text.count("\n", 0, begin))


def _find_best_span(text: str, wanted: frozenset[str]) -> Span:
    spans = [part for match in _SENTENCE.finditer(text) if match[0].strip() for part in _cut(text, match.span())]
    held = [wanted.intersection(words(text[begin:end])) for begin, end in spans]
    most, chosen = -1, spans[0]
    for first, (begin, end) in enumerate(spans):
        found: set[str] = set()
        for at in range(first, len(spans)):
            if at > first and (spans[at][1] - begin > LONGEST or _lines(text[begin : spans[at][1]]) > LINES):
                break
            end = spans[at][1]
            found |= held[at]
        if len(found) > most:
            most, chosen = len(found), (begin, end)
    return chosen


def _cut(text: str, span: Span) -> Iterator[Span]:
    """Yield the span of a sentence; if it is too long, yield pieces that end between words if possible."""
    begin, end = span
    while end - begin > LONGEST:
        at = text.rfind(" ", begin + 1, begin + LONGEST)
        at = at + 1 if at > begin + _BEFORE else begin + LONGEST
        yield begin, at
        begin = at
    yield begin, end


def _lines(text: str) -> int:
    return sum(bool(line.strip()) for line in text.split("\n"))


def matches(text: str, terms: Sequence[str]) -> list[Span]:
    """Return the spans of the words in ``text`` whose stems are among ``terms``, in order."""
    wanted = frozenset(terms)
    return [match.span() for match in _WORD.finditer(text) if wanted.intersection(words(match[0]))]
