"""Lines of a document, split where markdown splits them and nowhere else."""

from __future__ import annotations

import re
from collections.abc import Sequence

BOM = "\ufeff"

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+")


def split(text: str) -> tuple[str, list[str]]:
    """The byte order mark or "", and the lines with their ends (``str.splitlines`` would split at more)."""
    bom = BOM if text.startswith(BOM) else ""
    return bom, _LINE.findall(text, len(bom))


def bare(line: str) -> str:
    """The line without its end."""
    return line.rstrip("\r\n")


def blank(line: str) -> bool:
    return not line.strip(" \t\r\n")


def ending(lines: Sequence[str]) -> str:
    """The line end that most lines have; a newline where none has any."""
    ends = [line[len(bare(line)) :] for line in lines]
    return max(("\n", "\r\n", "\r"), key=ends.count)
