"""What a question asks for."""

import pytest

from vault_memory.search.asking import advice, overview
from vault_memory.text.features import standing


@pytest.mark.parametrize(
    "question",
    [
        "How should I list my sources?",
        "can you suggest some good audiobooks",
        "What are some good books I could read?",
        "I'm looking to reduce my expenses. What would you recommend?",
        "How can I find the area of a triangle?",
    ],
)
def test_asks_for_advice(question: str) -> None:
    assert advice(question)
    assert not overview(question)


@pytest.mark.parametrize(
    "question",
    ["What did Mel recommend?", "When was the festival?", "which libraries did you suggest", "where does Ana live", ""],
)
def test_asks_for_what_was(question: str) -> None:
    assert not advice(question)


@pytest.mark.parametrize(
    "question",
    [
        "Can you summarize how my writing went?",
        "Give me an overview of the project",
        "How has my work with Robert developed over time?",
        "a summary of our talks",
    ],
)
def test_asks_for_the_whole(question: str) -> None:
    assert overview(question)


def test_asks_for_one_thing() -> None:
    assert not overview("How many commits have been merged into the main branch?")


def test_long_texts_are_judged_in_bounded_time() -> None:
    text = "has " + "word, " * 100_000
    assert not overview(text)
    assert not standing(text)


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("Always use APA 7th edition when I ask about references.", True),
        ("Good. Please never show me code without types!", True),
        ("I'd prefer short answers.", True),
        ("I really prefer print for gifts", True),
        ("I have always loved the lake.", False),
        ("She never came.", False),
    ],
)
def test_says_how_things_are_wanted(text: str, is_one: bool) -> None:
    assert standing(text) == is_one
