"""Find spans from an opening mark to the next closing mark, in time proportional to the length of the text.

A pattern such as ``<a>.*?</a>`` would scan the rest of the text for each opening mark that is never closed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator


def spans(
    text: str, opening: re.Pattern[str], closing: Callable[[re.Match[str]], str]
) -> Iterator[tuple[re.Match[str], int, int]]:
    """Yield each opening mark that is closed, with the start and end of its closing mark (``closing(match)``)."""
    end, missing = 0, set[str]()
    for found in opening.finditer(text):
        mark = closing(found)
        if found.start() < end or mark in missing:
            continue
        at = text.find(mark, found.end())
        if at < 0:
            missing.add(mark)
            continue
        end = at + len(mark)
        yield found, at, end


def remove_spans(
    text: str, opening: re.Pattern[str], closing: Callable[[re.Match[str]], str], *, trim: bool = False
) -> str:
    """Return the text without these spans; ``trim``: also without the white space after each."""
    parts, kept = [], 0
    for found, _, end in spans(text, opening, closing):
        parts.append(text[kept : max(kept, found.start())])
        kept = end
        while trim and text[kept : kept + 1].isspace():
            kept += 1
    return "".join([*parts, text[kept:]])
