"""Test which part of a long text is shown, which words are marked, and that tables are read by rows."""

from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vault_memory.search.snippets import LONGEST, find_tables, matches, snippet, write_out_row
from vault_memory.text.words import words

FILLER = "Nothing of this has to do with it. " * 12


def test_the_sentences_around_the_words_are_shown_whole() -> None:
    text = f"{FILLER}\n{FILLER}\nThe boiler runs at 93 degrees. It is descaled in March.\n{FILLER}"
    found = snippet(text, words("boiler degrees"))
    assert "The boiler runs at 93 degrees." in found.text and len(found.text) <= LONGEST + 4
    assert found.text.startswith("… ") and found.text.endswith(" …")
    assert text.split("\n")[found.line].startswith("The boiler") or "boiler" in found.text


def test_a_short_text_is_shown_whole() -> None:
    assert snippet("Two lines.\nNo more.", ["line"]).text == "Two lines.\nNo more."


def test_a_passage_is_three_lines_long_at_most() -> None:
    found = snippet("\n\n".join(f"- line {number} of it" for number in range(9)) + " holds the boiler", ["boiler"])
    assert found.text == "… - line 6 of it\n\n- line 7 of it\n\n- line 8 of it holds the boiler"
    assert found.line == 12


def test_a_sentence_without_an_end_is_cut_between_words() -> None:
    found = snippet(f"{'and so on ' * 60}the boiler {'and so on ' * 60}", ["boiler"])
    assert "the boiler" in found.text and len(found.text) <= LONGEST + 4


def test_matched_words_are_found_in_any_form() -> None:
    text = "Migrating the orders: the migration of an order"
    assert [text[a:b] for a, b in matches(text, words("migrate order"))] == [
        "Migrating",
        "orders",
        "migration",
        "order",
    ]


TRAMS = """The lines that stop here are below.

| line | terminus | leaves | operator |
|------|----------|--------|----------|
| 3 | Harbour North, by way of the old customs house | every ten minutes | city transport |
| 7 | University hospital and the botanical garden | every quarter of an hour | city transport |
| 11 | Airport, only on working days until eight | every half hour | a private company |
| 14 | Lakeside | on Sundays | city transport |
"""


def test_the_row_that_holds_the_words_is_shown_with_the_header_of_its_table() -> None:
    found = snippet(TRAMS, words("leaves line 14 operator"))
    assert "| 14 | Lakeside" in found.text
    assert found.header == "| line | terminus | leaves | operator |"
    assert TRAMS.split("\n")[found.line] in found.text


def test_a_passage_outside_a_table_has_no_header() -> None:
    assert snippet(TRAMS, words("stop below")).header == ""
    assert snippet("| a | b |\n|---|---|\n| 1 | 2 |", ["1"]).header == ""  # shown whole


@given(st.text(max_size=2_000), st.lists(st.text(max_size=8), max_size=4))
def test_every_text_has_one(text: str, terms: list[str]) -> None:
    found = snippet(text, terms)
    assert found.text.removeprefix("… ").removesuffix(" …") in text
    assert bool(found.text.strip()) == bool(text.strip())


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
