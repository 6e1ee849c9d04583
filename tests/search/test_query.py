"""Test the query language: how each part is read, and that any string is a valid query."""

from datetime import UTC, datetime

import pytest
from growth import grows_linearly
from hypothesis import given
from hypothesis import strategies as st

from vault_memory.models import Filter
from vault_memory.search.query import MAX_LENGTH, MAX_TERMS, parse


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("When did Caroline go to the support group?", ("carolin", "go", "support", "group")),
        ("list all items of the budget tracker", ("list", "item", "budget", "tracker")),
        ("Größe der Straße", ("gross", "strass")),
        ("what did we say?", ("say",)),  # nothing else is left
        ("who are you", ("who", "are", "you")),
        ("为什么 argon2id", ("为什", "什么", "argon2id")),
        ("", ()),
        ("?! … -- \"\" ''", ()),
    ],
)
def test_content_is_what_is_left_of_a_question(text: str, terms: tuple[str, ...]) -> None:
    assert parse(text).terms == terms


def test_phrases_are_kept_together_and_searched_as_words_too() -> None:
    query = parse('the "refresh token" of "mobile"')
    assert query.phrases == (("refresh", "token"),)
    assert query.terms == ("refresh", "token", "mobil")


@pytest.mark.parametrize(
    ("text", "excluded"),
    [
        ("tokens -mobile", (("mobil",),)),
        ('tokens -"refresh token"', (("refresh", "token"),)),
        ("git commit --no-verify", ()),
        ("well-known", ()),
        ("below -5 degrees", ()),
        ("a - b", ()),
    ],
)
def test_exclusions_begin_a_word(text: str, excluded: tuple[tuple[str, ...], ...]) -> None:
    assert parse(text).where.excluded == excluded


def test_fields_are_filters() -> None:
    query = parse(
        'topic:"Token storage" type:Decision role:user tag:#work conversation:conv-1 after:2024-03 before:2025 x'
    )
    assert query.where == Filter(
        topics=("Token storage",),
        types=("decision",),
        conversation="conv-1",
        after=datetime(2024, 3, 1, tzinfo=UTC),
        before=datetime(2025, 1, 1, tzinfo=UTC),
        roles=("user",),
        tags=("work",),
    )
    assert query.terms == ("x",)


@pytest.mark.parametrize(
    ("text", "terms", "notes"),
    [
        ("after:tomorrow", ("tomorrow",), 1),
        ("type:banana", ("type", "banana"), 1),
        ("https://example.org", ("https", "exampl", "org"), 0),
        ("std::vector", ("std", "vector"), 0),
        ("topic:", ("topic",), 1),
        ("note: x", ("note", "x"), 0),
        ('"unclosed words', ("unclos", "word"), 1),
    ],
)
def test_what_only_looks_like_syntax_is_words(text: str, terms: tuple[str, ...], notes: int) -> None:
    query = parse(text)
    assert query.terms == terms
    assert query.where == Filter()
    assert len(query.notes) == notes


def test_identifiers_are_known_whole_and_by_part() -> None:
    assert {"getusername", "user", "src/users.py"} <= set(parse("where is getUserName() in src/users.py").identifiers)


@given(st.text(max_size=300) | st.text(alphabet='"-: \\topicafter()*\n0124', max_size=200))
def test_any_string_is_a_query(text: str) -> None:
    query = parse(text)
    assert len(query.terms) <= MAX_TERMS
    assert query.empty or query.content


@pytest.mark.parametrize("pattern", ['"', '-"', "a:", 'a:"', "-", "x ", "(" * 7 + ")", "topic:a ", "../", "a_"])
def test_a_long_query_takes_bounded_time(pattern: str) -> None:
    assert len(parse(pattern * 50_000).text) <= MAX_LENGTH
    assert grows_linearly(parse, pattern, 10_000)


@pytest.mark.parametrize(
    ("text", "dates"),
    [
        ("what happened in May 2023?", ((2023, 5),)),
        ("the trip of june and July", ((0, 6), (0, 7))),
        ("where was it in 2022", ((2022, 0),)),
        ("may I march on", ()),
        ("it costs 2000.50 or 120230", ()),
    ],
)
def test_months_and_years_it_names(text: str, dates: tuple[tuple[int, int], ...]) -> None:
    assert parse(text).dates == dates


@pytest.mark.parametrize(
    "asked", ["When do we leave?", "how much is the rent", "Which day is the party", "Wie viele kommen?"]
)
def test_a_question_for_a_date_or_number_is_known(asked: str) -> None:
    assert parse(asked).measures and not parse("who plays the drums").measures


@pytest.mark.parametrize(
    ("query", "content"),
    [
        ("Wie viel kostet die Heizung?", ("kostet", "Heizung")),
        ("Wieviele Stühle brauchen wir?", ("Stühle", "brauchen")),
        ("¿Cuántas sillas hay en la sala?", ("sillas", "sala")),
        ("Wie alt ist die Katze?", ("alt", "Katze")),
        ("wie viel", ("wie", "viel")),
    ],
)
def test_what_asks_for_an_amount_is_no_subject(query: str, content: tuple[str, ...]) -> None:
    assert parse(query).content == content
