"""Test that tables are found in a text, and that a row is written out with the names of its columns."""

from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vault_memory.text.tables import find_tables, write_out_row
from vault_memory.text.words import words

HENS = "| name | breed | lays |\n|:-----|---|--:|\n| Berta | Sussex | 4 eggs |\n| Olga | Marans |  |\n"


def test_a_table_has_its_header_and_its_rows() -> None:
    text = f"Our hens.\n\n{HENS}\nNo | table."
    (table,) = find_tables(text)
    assert table.header == "| name | breed | lays |"
    assert text[table.begin : table.end].splitlines() == ["| Berta | Sussex | 4 eggs |", "| Olga | Marans |  |"]


@pytest.mark.parametrize("text", ["", "a | b", "a | b\nc | d", "---\ntitle: a | b\n---", "| a |\n\n|---|\n| 1 |"])
def test_other_text_is_no_table(text: str) -> None:
    assert not list(find_tables(text))
    assert write_out_row(text, ["a"]) == ""


def test_the_row_with_the_words_is_written_out() -> None:
    assert write_out_row(HENS, words("what breed is Olga")) == "name: Olga, breed: Marans"
    assert write_out_row(HENS, words("eggs")) == "name: Berta, breed: Sussex, lays: 4 eggs"
    assert write_out_row(HENS, words("goats")) == "name: Berta, breed: Sussex, lays: 4 eggs"


def test_a_text_with_a_small_table_is_not_read_by_rows() -> None:
    assert write_out_row(f"{'We keep hens, and this is how it began. ' * 9}\n\n{HENS}", ["olga"]) == ""


@given(st.text(alphabet="|-: ab\n\r\u2028", max_size=200))
def test_any_text_can_be_read(text: str) -> None:
    for table in find_tables(text):
        assert 0 < table.begin <= table.end <= len(text) and "|" in table.header
    write_out_row(text, ["a"])


def test_long_lines_are_read_in_linear_time() -> None:
    begin = perf_counter()
    for text in (f"a|b\n{'|-' * 200_000}\n", f"a|b\n|{' ' * 400_000}-x", "a|b\n-|-\n" * 50_000):
        list(find_tables(text))
    assert perf_counter() - begin < 5
