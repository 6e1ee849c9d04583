"""Cut a long text to the sentences around the words that were asked for, and find those words in it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from vault_memory.text.words import words

LONGEST = 300  # characters of a snippet: some three lines of a terminal
_SENTENCE = re.compile(r"[^\n.!?]*(?:[.!?](?!\s)[^\n.!?]*)*(?:[.!?]+(?=\s|$)|\n+|$)")
_WORD = re.compile(r"[\w'’]+")


@dataclass(frozen=True, slots=True)
class Snippet:
    """``line``: how many lines of the whole text stand before it."""

    text: str
    line: int = 0


def snippet(text: str, terms: Sequence[str], longest: int = LONGEST) -> Snippet:
    """Return the run of whole sentences within ``longest`` characters that holds most of ``terms`` (stems), the first
    of equals. A text that is no longer is returned whole, and so is one sentence that is.
    """
    if len(text) <= longest:
        return Snippet(text)
    spans = [match.span() for match in _SENTENCE.finditer(text) if match[0].strip()]
    wanted = frozenset(terms)
    held = [wanted.intersection(words(text[begin:end])) for begin, end in spans]
    best, chosen = -1, spans[0]
    for first, (begin, end) in enumerate(spans):
        found: set[str] = set()
        for at in range(first, len(spans)):
            if at > first and spans[at][1] - begin > longest:
                break
            end = spans[at][1]
            found |= held[at]
        if len(found) > best:
            best, chosen = len(found), (begin, end)
    begin, end = chosen
    shown = text[begin:end].strip()
    begin += len(text[begin:end]) - len(text[begin:end].lstrip())
    before, after = "… " if text[:begin].strip() else "", " …" if text[end:].strip() else ""
    return Snippet(f"{before}{shown}{after}", text.count("\n", 0, begin))


def matches(text: str, terms: Sequence[str]) -> list[tuple[int, int]]:
    """Return where words stand in ``text`` whose stems are among ``terms``: begin and end, in order."""
    wanted = frozenset(terms)
    return [match.span() for match in _WORD.finditer(text) if wanted.intersection(words(match[0]))]
