"""Test search words: questions that a statement answers in words that it does not contain."""

from __future__ import annotations

import pytest

from vault_memory.text.search_words import select_search_words

SAID = "Hannah and Kofi chose Millbrook Hall (£4,800) for Saturday 2026-09-12."


@pytest.mark.parametrize(
    ("phrases", "said", "kept"),
    [
        (["where is the wedding", "location", "what does the hall cost"], (SAID, "Wedding venue"), "location; cost"),
        (["employer", "Employers", "who is the employer"], (SAID,), "employer"),
        (["how many halls"], (SAID,), "halls"),  # nothing is left: one shows that there were some
        (["who is it"], (SAID,), ""),
        (["x" * 81], (SAID,), ""),
        (
            ["wo wohnt sie", "Anschrift"],
            ("Mara ist in die neue Wohnung gezogen, und sie bleibt dort.",),
            "wohnt; Anschrift",
        ),
        (["会议时间"], ("星期三开会",), "会议时间"),
        (list("qwertzui"), (SAID,), "q; w; e; r; t; z"),
    ],
)
def test_words_that_are_said_anyway_are_left_out(phrases: list[str], said: tuple[str, ...], kept: str) -> None:
    assert select_search_words(phrases, *said) == kept
    assert select_search_words(kept.split("; "), *said) == kept
