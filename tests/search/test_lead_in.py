"""Test questions that only ask the memory for what it has: "what do you know about Bruno?" is one about Bruno."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from vault_memory.models import SearchResult
from vault_memory.search.lead_in import strip_lead_in

Search = Callable[..., SearchResult]


@pytest.mark.parametrize(
    ("question", "subject"),
    [
        ("what do you know about Hilde?", "Hilde?"),
        ("have I ever mentioned the cellar", "the cellar"),
        ("have I mentioned the cellar", "the cellar"),
        ("do you remember what I told you about the lawyer's letter", "the lawyer's letter"),
        ("Was weißt du über Hilde?", "Hilde?"),
        ("que sais-tu sur la cave ?", "la cave ?"),
        ("¿qué sabes sobre Hilde?", "Hilde?"),
    ],
)
def test_what_only_asks_the_memory_is_left_out(question: str, subject: str) -> None:
    assert strip_lead_in(question) == subject


@pytest.mark.parametrize(
    "question",
    [
        "what did Hilde say about the cellar",  # who said it matters
        "how do I feel about the move",
        "books about gardening",
        "what is this about?",
        "what about the cellar?",
        "and how about Hilde?",
        "about",
        "about Hilde",
        "",
    ],
)
def test_what_says_more_stays(question: str) -> None:
    assert strip_lead_in(question) == question


@pytest.mark.parametrize(
    "question",
    [
        "what do you know about Biscuit?",
        "have I mentioned Biscuit?",
        "did anybody say anything about Biscuit the day before yesterday",
        "Was weißt du über Biscuit?",
    ],
)
def test_it_is_answered_like_the_subject_alone(find: Search, question: str) -> None:
    found = find(question)
    assert found.hits and "Biscuit" in found.hits[0].entry.text
    assert not any("little in common" in note for note in found.notes)
    assert not find(question.replace("Biscuit", "Rhubarb")).hits
