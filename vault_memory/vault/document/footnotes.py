"""Rename footnote labels that clash when two documents are merged: ``[^1]`` of both must stay two notes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from vault_memory.vault.document import frontmatter, structure
from vault_memory.vault.document.lines import bare, blank, split
from vault_memory.vault.document.links import dead_spans
from vault_memory.vault.document.malformed import verbatim
from vault_memory.vault.document.markdown_blocks import Token

_LABEL = re.compile(r"\[\^(?P<label>[^\[\]\s]+)\]")
_DEFINITION = re.compile(r"[ \t>]*\[\^[^\[\]\s]+\]:")


def rename_clashing_labels(text: str, other: str) -> tuple[str, Mapping[str, str]]:
    """Return the text with new footnote labels for those that ``other`` also has, and the new labels by old label.

    References and definitions are renamed, but not in code, comments or frontmatter, and not labels that neither
    document defines (``[^a-z]``). Labels are compared ignoring case.
    """
    bom, lines = split(text)
    found, theirs = _labels(lines), _labels(split(other)[1])
    taken = {*found, *theirs}
    new: dict[str, str] = {}
    for label in found:
        if label in theirs and (found[label] or theirs[label]):
            new[label] = _free(label, taken)
            taken.add(new[label])
    for number in _live(lines) if new else ():
        for match in reversed(list(_find_references(lines[number]))):
            if (called := new.get(match["label"].casefold())) is not None:
                lines[number] = lines[number][: match.start("label")] + called + lines[number][match.end("label") :]
    return bom + "".join(lines), new


def _labels(lines: Sequence[str]) -> dict[str, bool]:
    """Return every label, case-folded and in order, and whether the text defines it."""
    found: dict[str, bool] = {}
    for number in _live(lines):
        defines = _DEFINITION.match(lines[number]) is not None
        for position, match in enumerate(_find_references(lines[number])):
            label = match["label"].casefold()
            found[label] = found.get(label, False) or (defines and not position)
    return found


def _find_references(line: str) -> Iterator[re.Match[str]]:
    dead = dead_spans(line)
    return (m for m in _LABEL.finditer(line) if not any(first <= m.start() < end for first, end in dead))


def _free(label: str, taken: set[str]) -> str:
    """Return an unused label: a number if the label is a number, else the label with a number appended."""
    number = 2
    while (name := str(number) if label.isdecimal() else f"{label}-{number}") in taken:
        number += 1
    return name


def _live(lines: Sequence[str]) -> list[int]:
    """Return the lines that may contain a footnote, including the indented further paragraphs of a note."""
    if not any("[^" in line for line in lines):
        return []
    front = frontmatter.read(lines).end
    bares = ["" if number < front else bare(line) for number, line in enumerate(lines)]
    inert = verbatim([token for token in structure.parse_blocks(bares) if not _is_note_paragraph(token, bares)])
    return [number for number in range(front, len(lines)) if number not in inert]


def _is_note_paragraph(token: Token, bares: Sequence[str]) -> bool:
    """Return whether a block that looks like indented code is a further paragraph of the note above it."""
    if token.type != "code_block" or token.map is None:
        return False
    above = (
        line for line in reversed(bares[: token.map[0]]) if not blank(line) and not line.startswith(("    ", "\t"))
    )
    return _DEFINITION.match(next(above, "")) is not None
