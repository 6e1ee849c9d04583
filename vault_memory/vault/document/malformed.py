"""Find the problems that make a document malformed. Such a document is reported, searched as text, never written."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from vault_memory.vault.document import memory_block
from vault_memory.vault.document.lines import blank
from vault_memory.vault.document.markdown_blocks import Token

_CONFLICT = re.compile(r"<{7}(?:\s|$)|={7}$|>{7}(?:\s|$)")
_HTML = tuple(
    (re.compile(opened, re.IGNORECASE), re.compile(closed, re.IGNORECASE))
    for opened, closed in (
        (r"\A\s*<!--", r"-->"),
        (r"\A\s*<(?:script|pre|style|textarea)(?=[\s>]|$)", r"</(?:script|pre|style|textarea)>"),
        (r"\A\s*<\?", r"\?>"),
        (r"\A\s*<!\[CDATA\[", r"\]\]>"),
        (r"\A\s*<![a-z]", r">"),
    )
)


def problems(
    bares: Sequence[str], shown: Sequence[str], tokens: Sequence[Token], memories: Sequence[tuple[int, int]]
) -> list[tuple[int, str]]:
    """Return the problems by line, from 0. ``bares`` are lines without ends, ``tokens`` were parsed from ``shown``."""
    return sorted(
        [
            *_open_fences(shown, tokens),
            *_open_html(shown, tokens),
            *_conflicts(bares, tokens),
            *_strange_memories(bares, memories),
        ]
    )


def verbatim(tokens: Sequence[Token]) -> set[int]:
    """Return the lines in which markup has no effect: fences, indented code, HTML."""
    kinds = {"fence", "code_block", "html_block"}
    return {line for token in tokens if token.type in kinds and token.map for line in range(*token.map)}


def _open_fences(bares: Sequence[str], tokens: Sequence[Token]) -> Iterator[tuple[int, str]]:
    total = _find_last_text(bares)
    for token in tokens:
        if token.type == "fence" and token.map and token.map[1] >= total:
            first, end = token.map
            close = bares[min(end, len(bares)) - 1].lstrip("> \t").rstrip()
            closed = end - first > 1 and len(close) >= len(token.markup) and not close.strip(token.markup[0])
            if not closed:
                yield first, f"the code fence opened here ({token.markup}) is never closed"


def _open_html(bares: Sequence[str], tokens: Sequence[Token]) -> Iterator[tuple[int, str]]:
    total = _find_last_text(bares)
    for token in tokens:
        if token.type == "html_block" and token.level == 0 and token.map and token.map[1] >= total:
            for opened, closed in _HTML:
                if found := opened.match(token.content):
                    if not closed.search(token.content, found.end()):
                        yield token.map[0], f"{found[0].strip()} opened here is never closed"
                    break


def _find_last_text(bares: Sequence[str]) -> int:
    """Return the end of the last line that is not blank."""
    return next((number + 1 for number in reversed(range(len(bares))) if not blank(bares[number])), 0)


def _conflicts(bares: Sequence[str], tokens: Sequence[Token]) -> Iterator[tuple[int, str]]:
    """Yield git's conflict markers; an example inside a fence does not count."""
    found = [number for number, line in enumerate(bares) if _CONFLICT.match(line)]
    fences = (token.map for token in tokens if token.type == "fence" and token.map) if found else ()
    inert = {line for span in fences for line in range(*span)}
    seen = ""
    for number in found:
        mark = bares[number][0]
        if number in inert and not seen:
            continue
        if mark == "<" or (mark == ">" and seen == "="):
            yield number, f"git conflict marker '{bares[number][:7]}'"
        seen = mark


def _strange_memories(bares: Sequence[str], memories: Sequence[tuple[int, int]]) -> Iterator[tuple[int, str]]:
    for first, end in memories:
        head = memory_block.HEAD.match(bares[first])
        if head and head[1] not in memory_block.READABLE:
            yield first, f"memory block of version {head[1]}: written by a newer vault-memory"
        elif "-->" not in bares[end - 1]:
            yield first, "the memory block is never closed; add a line '-->'"
        elif bares[end - 1].partition("-->")[2].strip():
            yield end - 1, "text behind the end of the memory block; move it to a line of its own"
