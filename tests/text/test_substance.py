"""Test the measure of how much a text states."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vault_memory.text.substance import substance


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ("I start at the museum shop on 3 March", "AAAAAAAAAA"),
        ("My sister Ines lives in Porto now", "you say that NOW"),
        ("We use Postgres 16 for the queue", "Great idea, you are so right!!!"),
        ("The rent is 980 a month", "the rent is high"),
    ],
)
def test_a_statement_states_more_than_an_exclamation(more: str, less: str) -> None:
    assert substance(more) > substance(less)


@given(st.text())
def test_any_text_states_something_between_nothing_and_all(text: str) -> None:
    assert 0.0 <= substance(text) <= 1.0
