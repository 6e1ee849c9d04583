"""Test the message for an empty result: it names the part of the query that nothing matches."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from vault_memory.index.sync import Index
from vault_memory.models import SearchResult
from vault_memory.search.context import context
from vault_memory.search.query import parse
from vault_memory.search.question import SearchSetup
from vault_memory.search.temporal import end_of, search_as_of
from vault_memory.settings import SearchSettings

Search = Callable[..., SearchResult]

HELD_ELSEWHERE = "that phrase is there, but not in what the filters and exclusions let through"
NOT_HELD = "no memory holds that phrase; without the quotes its words are searched one by one"
REASONS = [
    ("-tomatoes", "only words to leave out: say what to look for, too"),
    ('-"raised bed" -pump', "only words to leave out: say what to look for, too"),
    ("?!", "no words to search for"),
    ("topic:Cellar tomatoes", "nothing has topic:Cellar"),
    ("topic:Gardn tomatoes", "nothing has topic:Gardn; did you mean topic:Garden?"),
    ("topic:Cellar topic:Attic type:risk tomatoes", "nothing has topic:Cellar or topic:Attic"),
    ("conversation:nowhere", "nothing has conversation:nowhere"),
    ("tag:cellar project:barn x", "nothing has tag:cellar; nothing has project:barn"),
    ("after:2030 tomatoes", "nothing has after:2030-01-01"),
    ("after:2026-02 before:2026-01 tomatoes", "after: is not earlier than before:, so that no day is left"),
    ("topic:Garden type:risk tomatoes", "nothing passes all of the filters together"),
    ("topic:Garden type:fact -raised -compost -refresh zzyzx", "nothing passes all of the filters together"),
    (
        "topic:Garden zzyzx",
        "memories pass the filters, but none of them says these words; try others, or fewer filters",
    ),
    (
        "zzyzx -vvv",
        "nothing here is near enough to the question to answer it; "
        'a word behind a minus leaves out what says it; "-x" in quotes searches for it',
    ),
    ('"two loads of gravel"', NOT_HELD),
    ('"raised bed" -april -may', HELD_ELSEWHERE),
    ('topic:Authentication "raised bed"', HELD_ELSEWHERE),
]


@pytest.mark.parametrize(("query", "why"), REASONS)
def test_a_search_that_finds_nothing_says_why(find: Search, query: str, why: str) -> None:
    result = find(query)
    assert (result.hits, "; ".join(result.notes)) == ((), why)


@pytest.mark.parametrize(("query", "why"), REASONS)
def test_so_does_one_as_of_a_day(index: Index, query: str, why: str) -> None:
    end = end_of("2026-01-31")
    result = search_as_of(SearchSetup(index.snapshot(), None, SearchSettings(), end), query)
    assert result.hits == ()
    assert "; ".join(note for note in result.notes if not note.startswith(("sees back", "lexical only"))) == why


def test_a_context_says_why_it_is_empty_and_that_there_is_no_embedder(index: Index) -> None:
    def said(query: str) -> tuple[str, ...]:
        return context(
            SearchSetup(index.snapshot(), None, SearchSettings(), end_of("2026-01-31")), query, budget=500
        ).notes

    assert said("-tomatoes") == ("only words to leave out: say what to look for, too",)
    assert said("tomatoes") == ("lexical only: no embedder",)


@pytest.mark.parametrize(
    ("query", "note"),
    [
        ("-topic:Garden tomatoes", "-topic:Garden: a field cannot be excluded; left out is what says these words"),
        ("topic: Garden", "topic: has its value right behind it, without a space; searched as a word"),
        ("tomatoes " * 1000, "only the first 4000 characters of the query are looked at"),
    ],
)
def test_what_a_person_will_have_meant_is_said(query: str, note: str) -> None:
    assert parse(query).notes == (note,)
