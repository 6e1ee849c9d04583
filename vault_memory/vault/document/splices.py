"""Collect insertions and replacements in a list of lines, by their original numbers, and apply them together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from vault_memory.vault.document.lines import bare, blank


@dataclass(frozen=True, slots=True)
class _Insertion:
    lines: tuple[str, ...]
    apart: bool  # with blank lines before and after it


@dataclass(frozen=True, slots=True)
class _Replacement:
    end: int
    lines: tuple[str, ...]
    gap: int  # blank lines up to here are removed, too, unless something is inserted there


class Splices:
    """Insertions and replacements by line number; ranges that are replaced must not overlap."""

    def __init__(self, lines: Sequence[str], newline: str, headings: Collection[int]) -> None:
        self._lines = lines
        self._newline = newline
        self._headings = headings  # they need no blank line before them
        self._insertions: defaultdict[int, list[_Insertion]] = defaultdict(list)
        self._replacements: dict[int, _Replacement] = {}

    def insert(self, at: int, lines: Sequence[str], *, apart: bool) -> None:
        """Insert lines (without ends) before line ``at``, after earlier insertions there."""
        self._insertions[at].append(_Insertion(tuple(line + self._newline for line in lines), apart))

    def replace(self, first: int, end: int, lines: Sequence[str], *, gap: int = 0) -> None:
        """Replace the lines ``first`` to ``end`` with lines that have their line ends."""
        self._replacements[first] = _Replacement(end, tuple(lines), max(gap, end))

    def apply(self) -> list[str]:
        """Return the new lines."""
        out: list[str] = []
        at, total = 0, len(self._lines)
        inserted = ""
        while True:
            for insertion in self._insertions.pop(at, []):
                self._put(out, insertion)
                inserted = "apart" if insertion.apart else "close"
            if at >= total:
                return out
            replacement = self._replacements.get(at)
            if replacement is None:
                self._follow(out, inserted, at, [self._lines[at]])
                inserted = ""
                at += 1
                continue
            self._follow(out, inserted, at, replacement.lines)
            inside = [n for n in sorted(self._insertions) if at < n <= replacement.gap]
            moved = [insertion for n in inside for insertion in self._insertions.pop(n)]
            at = replacement.end if moved else replacement.gap
            self._insertions[at] = moved
            inserted = "" if replacement.lines else inserted

    def _follow(self, out: list[str], inserted: str, at: int, lines: Sequence[str]) -> None:
        """Append lines of the document, separated from an insertion before them."""
        if inserted and lines and not blank(lines[0]) and (inserted == "apart" or at not in self._headings):
            out.append(self._newline)
        out.extend(lines)

    def _put(self, out: list[str], insertion: _Insertion) -> None:
        if out and out[-1] == bare(out[-1]):
            out[-1] += self._newline
        if insertion.apart and out and not blank(out[-1]):
            out.append(self._newline)
        out.extend(insertion.lines)
