"""Test the pairs of British and American spellings."""

import pytest

from vault_memory.text.spellings import _read_pairs, find_other_spelling
from vault_memory.text.words import words


@pytest.mark.parametrize(
    ("word", "other"),
    [("colours", "color"), ("coloring", "colour"), ("organized", "organise"), ("pajamas", "pyjamas"), ("table", "")],
)
def test_each_form_of_a_word_has_the_other_spelling(word: str, other: str) -> None:
    (stem,) = words(word)
    assert find_other_spelling(stem) == other


def test_no_word_is_its_own_other_spelling() -> None:
    assert all(words(other) and stem not in words(other) for stem, other in _read_pairs().items())
