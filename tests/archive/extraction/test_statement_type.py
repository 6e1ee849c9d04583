"""Test the types that the sentence as a whole gives a statement, and the narrower topics that it names."""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import cast

import numpy as np
import pytest

from vault_memory.archive.extraction.rules.cues import classify
from vault_memory.archive.extraction.rules.message_result import Statement
from vault_memory.archive.extraction.rules.named_topics import refile_named
from vault_memory.archive.extraction.rules.statement_type import correct_type, settles_rule
from vault_memory.archive.extraction.rules.topic_features import TopicFeatures
from vault_memory.archive.extraction.rules.topic_names import COMMON_TOPIC, TERM, TopicName
from vault_memory.models import Message

TYPES = [
    ("From now on we split the heating by square metres.", "decision"),
    ("The reading circle meets in Jonna's kitchen from now on.", "decision"),
    ("From now on write dates with the month as a word.", "preference"),
    ("Please use the blue template from now on.", "preference"),
    ("The neighbours voted, the hedge stays at two metres.", "decision"),
    ("We said no to the second loan.", "decision"),
    ("Then it's the ferry at 06:40, foot passengers.", "decision"),
    ("Then it's not my problem any longer.", "fact"),
    ("I'm trying to migrate the invoices to the new ledger.", "task"),
    ("I'm still looking for a carpenter for the stairs.", "task"),
    ("I'm trying to migrate the invoices, and I've moved 40 of them.", "fact"),
    ("Note to self: the spare fuses are in the tin.", "task"),
    ("Bare stage, and we want tungsten bulbs, no lanterns.", "preference"),
    ("I don't want lilies in the church.", "preference"),
    ("The raised bed is 3 m by 1.5 m.", "fact"),
    ("The slides must be finished by 12 May.", "task"),
    ("The backup's done by 03:15 these days.", "fact"),
]


@pytest.mark.parametrize(("text", "kind"), TYPES)
def test_the_sentence_tells_its_type(text: str, kind: str) -> None:
    assert classify(text)[0] == kind


@pytest.mark.parametrize(
    "text",
    ["I want to see the lighthouse.", "I want you to be happy.", "I'm trying to stay calm.", "We voted for him once."],
)
def test_wishes_for_others_and_moods_keep_their_type(text: str) -> None:
    assert correct_type(text, "fact") == "fact"


def test_the_weight_of_a_statement_stays_and_questions_are_left_alone() -> None:
    assert classify("We said no to the second loan.")[1] == 0.5
    assert correct_type("Then it's the ferry at 06:40?", "fact") == "fact"
    assert not settles_rule("Answer in Welsh from now on.")


@pytest.mark.slow
@pytest.mark.parametrize("part", ["from now on we ", "we want a ", "then it's ", "i'm trying to fix ", "x goes y "])
def test_time_grows_with_the_length_of_the_text(part: str) -> None:
    begun = time.process_time()
    settles_rule(part * 4_000)
    correct_type(part * 4_000, "fact")
    assert time.process_time() - begun < 2


def _refile(said: str, likely: list[float], named: list[bool], best: int) -> int:
    names = [TopicName("Family", COMMON_TOPIC), TopicName("Night shelter", TERM), TopicName("Clinic", TERM)]
    statement = Statement(said, said, Message("user", said, "m1"), 0)
    found = cast("TopicFeatures", SimpleNamespace(named=np.array([[each] for each in named])))
    return refile_named(names, [statement], found, np.array([[each] for each in likely]), [0, 1, 2], [best])[0]


def test_a_statement_that_names_a_topic_of_several_words_goes_there() -> None:
    said = "Two children painted the hall of the shelter."
    assert _refile(said, [0.7, 0.5, 0.1], [True, False, False], 0) == 1
    assert _refile(said, [0.7, 0.2, 0.1], [True, False, False], 0) == 0  # the words mean something else
    assert _refile("Two children looked for shelter.", [0.7, 0.5, 0.1], [True, False, False], 0) == 0
    assert _refile("Night shelter keys hang at Ann's.", [0.7, 0.5, 0.1], [False, True, False], 0) == 1
    assert _refile("The clinic called about my son.", [0.7, 0.1, 0.6], [True, False, True], 0) == 0  # one word
