"""Find markdown tables in a text, and write out a row as a phrase, with the names of its columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from vault_memory.text.words import words

_DELIMITER = frozenset("|-: \t")  # characters of the line below the header: |---|:--|


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
