"""Test times that questions name: "yesterday", "last month", "in October"; a question of nothing else is a list."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest

from vault_memory.index.sync import Index
from vault_memory.llm.embedders.registry import get_packaged_embedder
from vault_memory.models import SearchResult
from vault_memory.search.context import context
from vault_memory.search.periods import find_period
from vault_memory.search.question import SearchSetup
from vault_memory.settings import SearchSettings

Search = Callable[..., SearchResult]
NOW = datetime(2026, 2, 1, 9, 0, tzinfo=UTC)  # a Sunday


@pytest.mark.parametrize(
    ("question", "label"),
    [
        ("what did we talk about yesterday?", "2026-01-31"),
        ("anything from the day before yesterday", "2026-01-30"),
        ("what did I do last week", "2026-01-19 to 2026-01-25"),
        ("what happened last month", "2026-01-01 to 2026-01-31"),
        ("what happened last year", "2025-01-01 to 2025-12-31"),
        ("what was said two months ago?", "2025-12-01 to 2025-12-31"),
        ("what did I tell you 3 days ago", "2026-01-29"),
        ("the past 10 days", "2026-01-22 to 2026-02-01"),
        ("what did we discuss last Friday", "2026-01-30"),
        ("what did we say in November?", "2025-11-01 to 2025-11-30"),
        ("what happened in March 2024", "2024-03-01 to 2024-03-31"),
        ("what did I say on 30 January", "2026-01-30"),
        ("what did I say on December 24th", "2025-12-24"),
        ("anything new since 2026-01-30?", "2026-01-30 to 2026-02-01"),
        ("Worüber haben wir letzte Woche gesprochen?", "2026-01-19 to 2026-01-25"),
        ("Was habe ich vor einem Monat gesagt?", "2026-01-01 to 2026-01-31"),
        ("Was war am 3. Oktober 2025?", "2025-10-03"),
        ("De quoi avons-nous parlé avant-hier ?", "2026-01-30"),
        ("Qu'est-ce que j'ai dit il y a deux semaines ?", "2026-01-12 to 2026-01-18"),
        ("¿De qué hablamos el mes pasado?", "2026-01-01 to 2026-01-31"),
    ],
)
def test_the_time_that_a_question_names(question: str, label: str) -> None:
    found = find_period(question, NOW)
    assert found is not None and found.alone
    assert found.label == label


@pytest.mark.parametrize(
    "question",
    [
        "what may I eat",  # no month
        "Wer wohnt hier?",  # in French yesterday
        "what is due on 31 February",
        "is it in June or in July",
        "the song Yesterday-Once-More",
        "what happened in the year 99999999999 days ago",
        "last",
        "",
    ],
)
def test_what_names_no_time(question: str) -> None:
    assert find_period(question, NOW) is None


def test_a_question_with_a_subject_is_no_list() -> None:
    found = find_period("how did the plumber get in yesterday", NOW)
    assert found is not None and found.relative and not found.alone
    for question in ("what should I do today", "what do we have this week", "what is on in March", "what is on Friday"):
        ahead = find_period(question, NOW)
        assert ahead is not None and not ahead.alone, question
    for question in ("today", "what did I do today", "was haben wir heute gemacht"):
        passed = find_period(question, NOW)
        assert passed is not None and passed.alone, question
    dated = find_period("when do we meet the notary on 30 January", NOW)
    assert dated is not None and not dated.relative


def test_a_question_of_nothing_but_a_time_lists_what_was_said_then(find: Search) -> None:
    found = find("what did we talk about the day before yesterday?")
    assert found.hits and {f"{hit.entry.display_date:%Y-%m-%d}" for hit in found.hits} == {"2026-01-30"}
    assert found.notes == ("of 2026-01-30, newest first",)
    nothing = find("what did we talk about yesterday?")
    assert not nothing.hits and nothing.notes == ("nothing has a date of 2026-01-31",)


def test_filters_of_the_query_hold_in_the_list_too(find: Search) -> None:
    found = find("what was said last month conversation:picnic")
    assert found.hits and {hit.entry.conversation for hit in found.hits} == {"picnic"}
    assert not find("yesterday after:2026-01-30 before:2026-01-31").hits  # an own filter by date is left alone


def test_a_context_lists_them_too(index: Index) -> None:
    setup = SearchSetup(index.snapshot(), get_packaged_embedder(), SearchSettings(), NOW)
    found = context(setup, "what did I say last month", budget=500)
    assert "Biscuit" in found.text


def test_what_was_said_then_ranks_above_the_same_said_at_another_time(find: Search) -> None:
    def best(now: datetime) -> dict[str, float]:
        found = find("what breed is the puppy that was adopted last week", now=now, limit=20)
        return {hit.entry.id: hit.score for hit in found.hits if hit.entry.tier == "message"}

    then, later = best(NOW + timedelta(days=5)), best(NOW + timedelta(days=50))
    assert then["picnic#p1"] > later["picnic#p1"]


def test_the_words_for_the_time_are_no_subject(find: Search) -> None:
    said = find("was anything said about Biscuit the day before yesterday?", limit=3)
    assert any("Biscuit" in hit.entry.text for hit in said.hits)
