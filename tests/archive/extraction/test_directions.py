"""Test which sentences a fitted model takes for directions how to answer, and what becomes of them."""

from __future__ import annotations

import pytest

from vault_memory.archive.extraction.rules.cues import has_direction_words, is_answer_direction
from vault_memory.archive.extraction.rules.direction_model import load_weights, rate_direction
from vault_memory.archive.extraction.rules.extractor import OfflineExtractor
from vault_memory.models import Conversation, Item, Message

DIRECTIONS = [  # none of them is in bench/direction_sentences.tsv
    "With code reviews I want the worst problem first.",
    "If I'm wrong tell me I'm wrong.",
    "In anything for the parish newsletter, spell out the abbreviations.",
    "please, no more recipes with coriander",
    "no need for caveats about investing, I know the risks",
]
OTHERS = [
    "Make the third paragraph shorter.",
    "Compare the two offers for the roof.",
    "My brother wants shorter meetings.",
    "When I opened the box it was empty.",
    "Don't forget to water the ferns.",
    "Sounds lovely, speak tomorrow!",
    "Rename the second column to price.",
    "The vet says less food and more walks.",
]


def read(said: str) -> list[Item]:
    """Return the items of the last of a few messages to an assistant."""
    messages = (
        Message("user", "I'm planning dinners for four, my son Ben has been vegetarian since May.", id="m1"),
        Message("assistant", "Here is a plan: lentil curry, pasta, tacos, soup and pizza.", id="m2"),
        Message("user", said, id="m3"),
    )
    found = OfflineExtractor().extract(Conversation(messages, id="c1"), messages, ())
    return [item for item in found.items if item.source == "c1#m3"]


@pytest.mark.parametrize("said", DIRECTIONS)
def test_a_direction_in_other_words_is_kept_as_one(said: str) -> None:
    assert not has_direction_words(said)
    assert [(item.type, item.topic) for item in read(said)] == [("preference", "How to work with me")]


@pytest.mark.parametrize("said", OTHERS)
def test_what_is_asked_for_once_or_said_of_others_is_no_direction(said: str) -> None:
    assert not is_answer_direction(said)
    assert all(item.topic != "How to work with me" for item in read(said))


def test_words_that_no_direction_has_are_not_read_further() -> None:
    assert rate_direction("We moved the archive to Leiden.") == float("-inf")
    assert load_weights().read_from < 0
