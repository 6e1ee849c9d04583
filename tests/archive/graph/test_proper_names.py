"""Test which words are recognised as names, and of which kind."""

from __future__ import annotations

import pytest

from vault_memory.archive.graph.graph_statements import USER, GraphStatement
from vault_memory.archive.graph.proper_names import find_names, fold_entity_name
from vault_memory.archive.graph.rule_relations import NameIndex, find_relations


def said(*texts: str, speaker: str = USER) -> list[GraphStatement]:
    return [GraphStatement(text, speaker, "topics/A.md", "A", (), None) for text in texts]


def names(*texts: str) -> dict[str, str]:
    return {named.name: named.type for named in find_names(said(*texts)).values()}


@pytest.mark.parametrize(
    ("one", "other"), [("Café", "cafe"), ("Rabbit MQ", "RabbitMQ"), ("Ned's", "ned"), ("e-mail", "Email")]
)
def test_spellings_that_are_one(one: str, other: str) -> None:
    assert fold_entity_name(one) == fold_entity_name(other)


def test_a_word_that_only_begins_sentences_is_no_name() -> None:
    assert names("Bread is good.", "Bread again. Bread, too.") == {}


def test_a_word_that_is_mostly_written_small_is_no_name() -> None:
    assert names("the Bed in the room", "a bed, a bed", "two beds and the Bed, the bed") == {}


def test_once_is_none_yet_unless_something_says_what_it_is() -> None:
    assert names("we met Zelda there") == {}
    assert names("we met my sister Zelda there") == {"Zelda": "person"}
    assert names("we have a dog named Rex") == {"Rex": "pet"}


def test_days_months_acronyms_and_function_words_are_none() -> None:
    assert names("on Monday in May the API of HTTP was The one", "Next Monday the API and HTTP in May, The") == {}


def test_names_of_several_words_and_possessives() -> None:
    found = names("we saw the Isle of Mull and Ann's hat", "then the Isle of Mull again, and Ann's birthday")
    assert found == {"Ann": "person", "Isle of Mull": "other"}


def edges(text: str, *names_: str, speaker: str = USER) -> set[tuple[str, str, str]]:
    book = NameIndex({fold_entity_name(name): [name] for name in names_}, {"topics/Camping.md": ("Camping trips",)})
    (one,) = said(text, speaker=speaker)
    return {(found.subject, found.relation, found.target) for found in find_relations(one, book, frozenset({"Ann"}))}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I love Postgres", {(USER, "likes", "postgres")}),
        ("I really like using the Postgres, and more", {(USER, "likes", "postgres")}),
        ("Ned works at Postgres.", {("ned", "works at", "postgres")}),
        ("we enjoy camping trips with the kids", {(USER, "likes", "topics/Camping.md")}),
        ("I don't like Postgres", set()),
        ("I would love Postgres if it were free", set()),
        ("I like the Postgres docs", set()),
        ("do I like Postgres?", set()),
        ("it likes Postgres", set()),
        ("Ned said that somebody uses Postgres", set()),
        ("I told Ned, we love Postgres", {(USER, "likes", "postgres")}),
        ("my brother Ned came", {(USER, "has brother", "ned")}),
        ("we no longer use Postgres", set()),
    ],
)
def test_only_what_is_said_plainly(text: str, expected: set[tuple[str, str, str]]) -> None:
    assert edges(text, "Postgres", "Ned") == expected


def test_i_is_who_speaks() -> None:
    assert edges("I love Postgres", "Postgres", "Ann", speaker="Ann") == {("ann", "likes", "postgres")}
    assert edges("I love Postgres", "Postgres", speaker="Label") == set()
