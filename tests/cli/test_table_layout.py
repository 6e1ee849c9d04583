"""Test how lines and tables fit the width of a terminal."""

from __future__ import annotations

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.text import Text

from vault_memory.cli.progress import fast, format_amount
from vault_memory.cli.table_layout import Column, Paper, fold, pairs, table

LONG = "topics/work/On-call runbook of the dispatch service.md:26"
COLUMNS = (Column("topic", gives="folds"), Column("cells", right=True), Column("file", gives="goes"))
ROWS = [("Postgres", "10", "topics/work/Postgres.md"), ("A name that goes on for a while", "1,204", "topics/A.md")]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def paper(width: int, *, pipe: bool = False) -> tuple[Paper, io.StringIO]:
    file = io.StringIO() if pipe else Terminal()
    return Paper(file=file, width=width, soft_wrap=pipe, color_system=None, highlight=False, emoji=False), file


def lines(text: str, width: int) -> list[str]:
    return [line.plain for line in fold(Text(text), width)]


def test_a_line_goes_on_under_its_own_beginning() -> None:
    assert lines("- [fact] one two three four", 16) == ["- [fact] one two", "  three four"]
    assert lines("    deep enough to fold", 16) == ["    deep enough", "    to fold"]
    assert lines("short", 16) == ["short"]


def test_ids_paths_and_addresses_stay_whole() -> None:
    assert lines(f"  On-call runbook · {LONG}", 40) == ["  On-call runbook ·", f"  {LONG}"]
    address = "https://example.org/" + "a" * 60
    assert lines(f"see {address} there", 40) == ["see", address, "there"]
    assert f"  {address}" in lines(f"  and {address}", 40)


def test_scripts_without_spaces_fold_between_signs_and_never_before_a_full_stop() -> None:
    folded = lines("我们决定使用连接池，因为它比内置的更快，而且更容易监控。", 20)
    assert all(cell_len(line) <= 21 for line in folded) and len(folded) == 3
    assert not any(line.startswith(("，", "。")) for line in folded)


@given(st.text(max_size=200).filter(lambda text: "\n" not in text), st.integers(10, 80))
def test_folding_loses_nothing_but_white_space(text: str, width: int) -> None:
    kept = Text(text).plain  # rich takes control codes out
    assert "".join("".join(lines(text, width)).split()) == "".join(kept.split())


def test_a_table_shortens_then_drops_then_stacks() -> None:
    wide, narrow, tiny = (paper(width) for width in (80, 40, 24))
    for out, _ in (wide, narrow, tiny):
        table(out, COLUMNS, ROWS)
    assert "topics/work/Postgres.md" in wide[1].getvalue()
    assert "topic" in narrow[1].getvalue() and "file" not in narrow[1].getvalue()
    assert all(len(line) <= 40 for line in narrow[1].getvalue().splitlines())
    assert all(len(line) <= 24 for line in tiny[1].getvalue().splitlines())
    figures = [line.rstrip() for line in narrow[1].getvalue().splitlines() if line.rstrip().endswith(("10", "1,204"))]
    assert len({len(line) for line in figures}) == 1  # right-aligned
    out, printed = paper(30)
    table(out, [Column("name"), *(Column(f"measure{n}", right=True) for n in range(4))], [("one", *"1234")])
    assert printed.getvalue().splitlines() == ["name", "one", *(f"  measure{n}  {n + 1}" for n in range(4))]


def test_a_row_in_a_pipe_is_a_line_with_tabs() -> None:
    out, printed = paper(20, pipe=True)
    table(out, COLUMNS, [*ROWS, ("of\ntwo lines\tand a tab", "", "x")])
    pairs(out, [("index size", "a value that is longer than twenty columns")])
    assert printed.getvalue().splitlines() == [
        "topic\tcells\tfile",
        *("\t".join(row) for row in ROWS),
        "of two lines and a tab\t\tx",
        "index size\ta value that is longer than twenty columns",
    ]


def test_pairs_hang_and_what_has_no_room_stands_below() -> None:
    out, printed = paper(40)
    pairs(out, [("index", "239 entries of 18 files, 147 of them cells"), ("a longer name", LONG), ("none", "")])
    assert printed.getvalue().splitlines() == [
        "index          239 entries of 18 files,",
        "               147 of them cells",
        "a longer name",
        f"  {LONG}",
        "none           –",
    ]


def test_markup_and_emoji_codes_in_what_people_wrote_are_text() -> None:
    out, printed = paper(40)
    out.print("[bold]kept[/bold] :key:", markup=False)
    assert printed.getvalue() == "[bold]kept[/bold] :key:\n"


@pytest.mark.parametrize(
    ("rate", "shown"), [(None, ""), (0.0, ""), (0.25, "15/min"), (1.52, "1.5/s"), (1234.0, "1,234/s")]
)
def test_rates_are_short(rate: float | None, shown: str) -> None:
    assert fast(rate) == shown


def test_how_much_is_done() -> None:
    assert (format_amount(120, 3232), format_amount(1.5, 20.0), format_amount(7, None)) == (
        "120/3,232",
        "1.5/20.0",
        "7",
    )
