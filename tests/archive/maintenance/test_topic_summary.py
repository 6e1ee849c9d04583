"""Test extractive summaries: verbatim, current and short; the newer of two similar statements is kept."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from vault_memory.archive.maintenance.topic_summary import extractive
from vault_memory.models import Attributes, Cell

START = datetime(2024, 3, 1, tzinfo=UTC)


def cell(text: str, day: int = 0, salience: float = 0.5, *, superseded: bool = False) -> Cell:
    stamp = START + timedelta(days=day)
    known = Attributes(salience=salience, confidence=0.75, created=stamp, superseded=stamp if superseded else None)
    return Cell(text, "fact", "", str(hash(text)), 0, ("Facts",), 1, 1, attributes=known)


AUTH = [
    cell("Passwords are hashed with argon2id", 1, 0.85),
    cell("Passwords are hashed with bcrypt", 0, 0.85, superseded=True),
    cell("Session tokens live in httpOnly cookies", 2, 0.7),
    cell("The login endpoint allows five attempts a minute", 3),
    cell("Refresh tokens expire after 30 days", 4),
]


def test_no_cells_no_summary() -> None:
    assert extractive([]) == ""


def test_statements_stand_verbatim_newest_first_as_sentences() -> None:
    assert extractive(AUTH) == (
        "Refresh tokens expire after 30 days. The login endpoint allows five attempts a minute. "
        "Session tokens live in httpOnly cookies. Passwords are hashed with argon2id."
    )


def test_superseded_statements_are_left_out() -> None:
    assert "bcrypt" not in extractive(AUTH)


def test_of_two_statements_that_say_the_like_the_newer_stands() -> None:
    cells = [
        cell("The marathon training plan has four runs a week", 0, 0.9),
        cell("The marathon training plan has five runs a week", 30, 0.5),
        cell("Shoes are replaced every 600 km", 2),
        cell("The knee hurts on long descents", 3),
    ]
    summary = extractive(cells)
    assert "five runs" in summary
    assert "four runs" not in summary


def test_the_weightier_statement_is_kept_when_room_is_short() -> None:
    cells = [cell("Bread proves overnight in the fridge", 0, 0.3), cell("Felix is allergic to cashew nuts", 0, 0.9)]
    assert extractive(cells, limit_words=8) == "Felix is allergic to cashew nuts."


def test_the_order_of_the_cells_does_not_matter() -> None:
    assert extractive(AUTH) == extractive(list(reversed(AUTH)))


@given(
    st.lists(st.tuples(st.text(max_size=300), st.integers(0, 900), st.floats(0, 1)), max_size=12), st.integers(1, 200)
)
def test_any_cells_make_fewer_words_than_the_limit(rows: list[tuple[str, int, float]], limit: int) -> None:
    summary = extractive([cell(text, day, salience) for text, day, salience in rows], limit_words=limit)
    assert len(summary.split()) < limit
    assert "\n" not in summary
