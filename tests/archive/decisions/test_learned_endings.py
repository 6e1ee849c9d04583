"""Test the fitted model of endings: its parts, and what it finds in whole conversations."""

from __future__ import annotations

import math
from datetime import UTC, datetime

import pytest

from vault_memory.archive.decisions.ending_features import StatementSide
from vault_memory.archive.decisions.learned_endings import (
    NEW,
    Candidate,
    EndingScorer,
    compare_others,
    list_side_words,
    load_coefficients,
)
from vault_memory.llm.embedders.registry import get_packaged_embedder

SPRING, AUTUMN = datetime(2026, 4, 2, tzinfo=UTC), datetime(2026, 10, 9, tzinfo=UTC)


def score(new: str, *old: str) -> list[float]:
    scorer = EndingScorer(get_packaged_embedder().embed)
    known = [Candidate(StatementSide(text, "fact", SPRING), 0.6, 0.0, 0.0) for text in old]
    return scorer.score_pairs(StatementSide(new, "fact", AUTUMN), known, {})


@pytest.mark.parametrize(
    ("new", "ended", "stays"),
    [
        (
            "The database is on Postgres 17 now.",
            "The database is Postgres 15 on two Hetzner boxes.",
            "The cache is Redis 7.",
        ),
        (
            "Mrs Petrie has retired, the secretary is Kwame Asante now.",
            "The secretary is Mrs Petrie.",
            "Rent is 42 a year.",
        ),
    ],
)
def test_what_is_otherwise_now_scores_above_what_stays(new: str, ended: str, stays: str) -> None:
    first, second = score(new, ended, stays)
    assert first > second
    assert first >= load_coefficients().threshold > second


def test_what_another_told_of_himself_is_for_nobody_else_to_end() -> None:
    assert score("Ben: Ida has no allergy any more.", "Ida: I'm allergic to nuts.") == [-math.inf]


@pytest.mark.parametrize(
    ("new", "old"),
    [
        ("The cold room is at 3 right now.", "The cold room must stay below 5 degrees."),
        ("We have 31 signatures now.", "We need at least 200 signatures by Friday."),
    ],
)
def test_a_measured_value_ends_no_requirement(new: str, old: str) -> None:
    assert score(new, old) == [-math.inf]


def test_another_requirement_may_end_one() -> None:
    assert score("The cold room must stay below 4 degrees now.", "The cold room must stay below 5 degrees.")[0] > 0


def test_one_stands_out_from_the_others() -> None:
    assert compare_others([1.0, 3.0, -2.0], 1) == (2.0, 3.0)
    assert compare_others([1.0], 0) == (0.0, 1.0)


def test_words_are_those_of_their_side() -> None:
    words = list_side_words(NEW, "The coach leaves at 6:15.")
    assert "n:coach" in words
    assert words.isdisjoint({"o:coach", "coach"})


def test_every_weight_is_a_number() -> None:
    known = load_coefficients()
    weights = [
        *known.first.weights.values(),
        *known.pair.values(),
        *(each for pair in known.words.values() for each in pair),
    ]
    assert weights and all(map(math.isfinite, weights))
