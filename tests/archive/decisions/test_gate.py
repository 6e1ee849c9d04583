"""Test the quality gate as FEATURES A3 defines it: length, confidence, a topic that is not vague."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vault_memory.archive.decisions.gate import check
from vault_memory.models import Item
from vault_memory.settings import ArchiveSettings

SETTINGS = ArchiveSettings()
GOOD = Item("Tokens live in httpOnly cookies", topic="Token storage", confidence=0.75)


def test_a_good_item_passes() -> None:
    assert check(GOOD, SETTINGS) == ""


@pytest.mark.parametrize(("length", "passes"), [(20, False), (21, True)])
def test_text_must_be_longer_than_twenty_characters(length: int, passes: bool) -> None:
    assert (check(replace(GOOD, text="x" * length), SETTINGS) == "") is passes


def test_what_matters_may_be_short() -> None:
    assert check(replace(GOOD, text="Call me Jo.", salience=0.6), SETTINGS) == ""


def test_white_space_does_not_lengthen_a_text() -> None:
    assert "short" in check(replace(GOOD, text="  too   short  \n" + " " * 30), SETTINGS)


@pytest.mark.parametrize(
    ("confidence", "passes"), [(0.0, False), (0.7, False), (0.71, True), (1.0, True), (float("nan"), False)]
)
def test_confidence_must_be_above_the_limit_and_missing_counts_as_none(confidence: float, passes: bool) -> None:
    assert (check(replace(GOOD, confidence=confidence), SETTINGS) == "") is passes


@pytest.mark.parametrize("topic", ["", "  ", "general", "Misc", " OTHER ", "unknown"])
def test_vague_topics_are_refused_whatever_their_case(topic: str) -> None:
    assert "topic" in check(replace(GOOD, topic=topic), SETTINGS)


def test_a_topic_that_only_contains_a_vague_word_is_fine() -> None:
    assert check(replace(GOOD, topic="General relativity"), SETTINGS) == ""


def test_limits_are_settings() -> None:
    strict = ArchiveSettings(min_length=100, min_confidence=0.9, vague_topics=("stuff",))
    assert "short" in check(GOOD, strict)
    assert "topic" in check(replace(GOOD, text="x" * 101, confidence=0.95, topic="Stuff"), strict)


@given(st.builds(Item, text=st.text(), topic=st.text(), confidence=st.floats()))
def test_any_item_gets_an_answer_on_one_line(item: Item) -> None:
    assert len(check(item, SETTINGS).splitlines()) <= 1
