"""Split a document into lines exactly where markdown does."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import SequenceMatcher

BOM = "\ufeff"

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+")


def split(text: str) -> tuple[str, list[str]]:
    """Return the byte order mark or "", and the lines with their ends (``str.splitlines`` would split at more)."""
    bom = BOM if text.startswith(BOM) else ""
    return bom, _LINE.findall(text, len(bom))


def bare(line: str) -> str:
    """Return the line without its end."""
    return line.rstrip("\r\n")


def restore_line_ends(old: str, new: str) -> str:
    """Return ``new``, which passed through a web form that knows only newlines, with the line ends of ``old``.

    New lines get the most frequent line end.
    """
    bom, before = split(old)
    _, after = split(new)
    if "\r" in new or "\r" not in old or not after:
        return new if new.startswith(BOM) else bom + new
    most = ending(before)
    kept = [bare(line) + most for line in after]
    matcher = SequenceMatcher(None, [bare(line) for line in before], [bare(line) for line in after], autojunk=False)
    for first, start, size in matcher.get_matching_blocks():
        kept[start : start + size] = [
            line if line != bare(line) else line + most for line in before[first : first + size]
        ]
    if split("".join(kept))[1] != kept:  # a return that ends one line and the newline of the next would be one end
        kept = [bare(line) + most for line in after]
    if not after[-1].endswith("\n"):
        kept[-1] = bare(kept[-1])
    return bom + "".join(kept)


def blank(line: str) -> bool:
    return not line.strip(" \t\r\n")


def ending(lines: Sequence[str]) -> str:
    """Return the most frequent line end; a newline if no line has one."""
    if not any("\r" in line for line in lines):
        return "\n"
    ends = [line[len(bare(line)) :] for line in lines]
    return max(("\n", "\r\n", "\r"), key=ends.count)
