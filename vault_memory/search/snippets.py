"""Find the part of a text that a query is about: sentences or table rows around its words, and the words themselves."""

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
_DELIMITER = frozenset("|-: \t")  # characters of the line below the header of a table: |---|:--|

Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Snippet:
    """A part of a text. ``line``: the number of lines of the whole text before it.

    ``header``: the header of the table of which it shows rows, if it is not part of the text.
    """

    text: str
    line: int = 0
    header: str = ""


def snippet(text: str, terms: Sequence[str]) -> Snippet:
    """Return the run of sentences with the most of ``terms`` (stems), within `LINES` lines and `LONGEST` characters.

    The first of equal runs is chosen. A text within these limits is returned whole; a longer sentence is cut. Rows of a
    table count as holding the words of its header, which is returned with them.
    """
    if len(text) <= LONGEST and _lines(text) <= LINES:
        return Snippet(text)
    tables = list(find_tables(text))
    begin, end = _find_best_span(text, frozenset(terms), tables)
    header = next((table.header for table in tables if table.begin <= begin < table.end), "")
    shown = text[begin:end].strip()
    begin += len(text[begin:end]) - len(text[begin:end].lstrip())
    before, after = "… " if text[:begin].strip() else "", " …" if text[begin + len(shown) :].strip() else ""
    return Snippet(f"{before}{shown}{after}", text.count("\n", 0, begin), header)


def _find_best_span(text: str, wanted: frozenset[str], tables: Sequence[Table]) -> Span:
    spans = [part for match in _SENTENCE.finditer(text) if match[0].strip() for part in _cut(text, match.span())]
    held = [wanted.intersection(words(text[begin:end])) for begin, end in spans]
    for table in tables:
        named = wanted.intersection(words(table.header))
        for at, (begin, _) in enumerate(spans) if named else ():
            if table.begin <= begin < table.end:
                held[at] |= named
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


@dataclass(frozen=True, slots=True)
class Table:
    """A table of a text. ``header``: a line. ``begin`` and ``end``: the span of the rows below the delimiter line."""

    header: str
    begin: int
    end: int


def find_tables(text: str) -> Iterator[Table]:
    """Yield the tables of a text, in order."""
    if "|" not in text or "-" not in text:
        return
    previous, header, begin, at = "", "", -1, 0
    for line in text.splitlines(keepends=True):
        bare = line.strip()
        if begin >= 0 and "|" not in bare:
            yield Table(header, begin, at)
            begin = -1
        elif begin < 0 and "|" in previous and "|" in bare and "-" in bare and _DELIMITER.issuperset(bare):
            header, begin = previous, at + len(line)
        previous, at = bare, at + len(line)
    if begin >= 0:
        yield Table(header, begin, at)


def write_out_row(text: str, terms: Sequence[str]) -> str:
    """Return the row with the most of ``terms`` (stems) as a phrase: ``name: Ada, since: 2019``.

    "" if the text is not, for the most part, tables with rows. The first of equal rows is chosen.
    """
    tables = list(find_tables(text))
    rows = [(table, row) for table in tables for row in text[table.begin : table.end].splitlines()]
    if not rows or 2 * sum(table.end - table.begin + len(table.header) for table in tables) <= len(text):
        return ""
    wanted = frozenset(terms)
    table, row = max(rows, key=lambda each: len(wanted.intersection(words(each[1]))))
    pairs = zip(_split_cells(table.header), _split_cells(row), strict=False)
    return ", ".join(f"{name}: {value}" if name else value for name, value in pairs if value)


def _split_cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().removeprefix("|").removesuffix("|").split("|")]
