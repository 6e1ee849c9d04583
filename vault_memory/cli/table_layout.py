"""Fit lines and tables to the width of a terminal; in a pipe nothing is folded and nothing is left out.

Lines are folded here and not by rich, which breaks long words and loses the indentation: a line goes on under its
own beginning, and an id, a path or an address stays in one piece, so that it can be copied (one that is longer than
the terminal is left for that to fold). A table shortens and then leaves out the columns that allow it, and folds its
prose; where even that is too wide, every row becomes a few lines of its own. In a pipe a row is a line with tabs
between its columns, for cut and awk.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Literal

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

_WIDE = "\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff60\U00020000-\U0003fffd"
_FOLDERS = r"(?:topics|conversations|summaries|entities|archive)/"
_UNIT = re.compile(
    rf"""\s*(?P<unit>
      (?<!\S){_FOLDERS}(?:(?!\s{_FOLDERS})[^\n])*?\.md(?!\w)\S*   # a file of ours, whose name may hold spaces
    | [^\s{_WIDE}]+                                               # a word, an id, an address
    | [{_WIDE}][、。，．；：？！）」』】》〉”’]*                      # scripts without spaces break between signs
    )""",
    re.VERBOSE,
)
_MARK = re.compile(r" *(?:(?:[-*•+~=!→]|\d+[.)]) +)?")  # the marker of an item: continued lines are indented to its end
_DEEPEST = 0.5  # largest share of the width that such an indentation takes
_GAP = 2  # spaces between columns
_TAB = 4
_SHORTENED, _FOLDED = 20, 14  # least widths of shortened and of folded columns


class Paper(Console):
    """A rich console whose lines are folded by `fold`; in a pipe they stay as they are."""

    def print(
        self, *objects: Any, style: Any = None, markup: bool | None = None, hang: int | None = None, **how: Any
    ) -> None:
        """Print a line. ``hang``: the column at which folded lines continue."""
        if len(objects) != 1 or not isinstance(objects[0], str | Text) or how:
            super().print(*objects, style=style, markup=markup, **how)
            return
        given = objects[0]
        text = self.render_str(given, markup=markup, highlight=False) if isinstance(given, str) else given
        if self.soft_wrap and not self.is_terminal:
            self.file.write(f"{text.plain}\n")  # rich would replace tabs by spaces
            return
        text = text.copy()
        text.expand_tabs(_TAB)
        for line in text.split("\n", allow_blank=True):
            for part in [line] if self.soft_wrap else fold(line, self.width, hang):
                super().print(part, style=style, soft_wrap=True)

    def handle_broken_pipe(self) -> None:
        """End quietly when the reader closes the pipe."""
        raise BrokenPipeError


def fold(line: Text, width: int, hang: int | None = None) -> list[Text]:
    """Fold one line into lines of that width."""
    if cell_len(line.plain) <= width:
        return [line]
    if hang is None:
        mark = _MARK.match(line.plain)
        hang = cell_len(mark[0]) if mark is not None else 0
    hang = min(hang, int(width * _DEEPEST))
    cuts, used = list[int](), 0
    for found in _UNIT.finditer(line.plain):
        size = cell_len(found[0])
        if used + size > width and used > hang:
            cuts.append(found.start("unit"))
            used = hang + cell_len(found["unit"])
        else:
            used += size
    first, *rest = line.divide(cuts)
    for part in (first, *rest):
        part.rstrip()
    return [first, *(Text(" " * hang, end="").append_text(part) for part in rest)]


@dataclass(frozen=True, slots=True)
class Column:
    """A column. ``gives``: if space is short, its text is folded, or it is shortened at the left and then left out."""

    heading: str
    right: bool = False
    style: str = ""
    gives: Literal["", "folds", "goes"] = ""


def table(out: Console, columns: Sequence[Column], rows: Iterable[Sequence[str]]) -> None:
    """Print rows of text under headings."""
    flat = [[" ".join(cell.split()) for cell in row] for row in rows]
    every = [[column.heading for column in columns], *flat]
    if out.soft_wrap:
        for row in every:
            print(*row, sep="\t", file=out.file)  # rich replaces tabs by spaces
        return
    widths = _fit_widths(columns, every, out.width)
    if widths is None:
        out.print(Text(columns[0].heading, style="dim"))
    for number, row in enumerate(every):
        if widths is not None:
            for line in _lines(columns, row, widths, heading=number == 0):
                out.print(line)
        elif number:
            out.print(Text(row[0], style=columns[0].style))
            pairs(out, [(c.heading, cell) for c, cell in zip(columns[1:], row[1:], strict=True) if cell], indent=2)


def pairs(out: Console, rows: Iterable[tuple[str, str]], *, indent: int = 0) -> None:
    """Print names and their values."""
    shown = [(label, " ".join(value.split())) for label, value in rows]
    if out.soft_wrap:
        for label, value in shown:
            print(label, value, sep="\t", file=out.file)
        return
    hang = indent + max((cell_len(label) for label, _ in shown), default=0) + _GAP
    for label, value in shown:
        name = Text(" " * indent + label, style="dim")
        if hang + _longest(value) <= out.width:
            name.pad_right(hang - cell_len(name.plain))
            value = value or "–"
            lines = fold(Text.assemble(name, (value, "not dim")), out.width, hang)
        else:  # an id or a path does not fit beside the name
            lines = [name, *fold(Text(f"{' ' * (indent + 2)}{value}"), out.width, indent + 2)]
        for line in lines:
            out.print(line, soft_wrap=True)


def _longest(text: str) -> int:
    return max((cell_len(found["unit"]) for found in _UNIT.finditer(text)), default=0)


def _fit_widths(columns: Sequence[Column], rows: Sequence[Sequence[str]], width: int) -> list[int] | None:
    """Return the width of each column, 0 for one that is left out; None if a table does not fit at all."""
    natural = [max(cell_len(row[n]) for row in rows) for n in range(len(columns))]
    least = [
        {
            "goes": min(natural[n], _SHORTENED),
            "folds": min(natural[n], max(_FOLDED, *(_longest(row[n]) for row in rows))),
        }.get(column.gives, natural[n])
        for n, column in enumerate(columns)
    ]
    shown = list(range(len(columns)))
    while True:
        over = sum(natural[n] for n in shown) + _GAP * (len(shown) - 1) - width
        widths = [natural[n] if n in shown else 0 for n in range(len(columns))]
        for kind in ("goes", "folds"):
            for n in (n for n in shown if columns[n].gives == kind):
                less = max(0, min(over, widths[n] - least[n]))
                widths[n], over = widths[n] - less, over - less
        if over <= 0:
            return widths
        going = next((n for n in reversed(shown) if columns[n].gives == "goes"), None)
        if going is None:
            return None
        shown.remove(going)


def _lines(columns: Sequence[Column], row: Sequence[str], widths: Sequence[int], *, heading: bool) -> Iterator[Text]:
    """Yield the lines of one row."""
    cells = [
        (column, width, [line.plain for line in fold(Text(_shorten_cell(cell, column, width)), width, 0)])
        for column, cell, width in zip(columns, row, widths, strict=True)
        if width
    ]
    for parts in zip_longest(*(lines for _, _, lines in cells), fillvalue=""):
        line = Text(end="")
        for (column, width, _), part in zip(cells, parts, strict=True):
            space = " " * (width - cell_len(part))
            line.append(f"{space}{part}" if column.right else f"{part}{space}", "dim" if heading else column.style)
            line.append(" " * _GAP)
        line.rstrip()
        yield line


def _shorten_cell(cell: str, column: Column, width: int) -> str:
    """Return the end of a text that is too wide, because the end of a path says most."""
    if column.gives != "goes" or cell_len(cell) <= width:
        return cell
    while cell_len(cell) > width - 1:
        cell = cell[1:]
    return f"…{cell}"
