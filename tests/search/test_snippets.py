"""What of a long text is shown, and what of it is marked."""

from hypothesis import given
from hypothesis import strategies as st

from vault_memory.search.snippets import LONGEST, matches, snippet
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


def test_matched_words_are_found_in_any_form() -> None:
    text = "Migrating the orders: the migration of an order"
    assert [text[a:b] for a, b in matches(text, words("migrate order"))] == [
        "Migrating",
        "orders",
        "migration",
        "order",
    ]


@given(st.text(max_size=2_000), st.lists(st.text(max_size=8), max_size=4))
def test_every_text_has_one(text: str, terms: list[str]) -> None:
    found = snippet(text, terms)
    assert found.text.removeprefix("… ").removesuffix(" …") in text
    assert bool(found.text.strip()) == bool(text.strip())
