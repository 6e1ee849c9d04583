"""Test the types that a sentence as a whole gives a statement, and what only sounds like an instruction."""

from __future__ import annotations

import time

import pytest

from vault_memory.archive.extraction.rules.cues import classify, is_instruction
from vault_memory.archive.extraction.rules.statement_type import cheers_on, correct_type, settles_rule

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
    ("We dropped off the crutches on Monday.", "fact"),
    ("We dropped the crutches scheme.", "decision"),
    ("You can use oat milk instead of cream.", "fact"),
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
@pytest.mark.parametrize(
    "part", ["from now on we ", "we want a ", "then it's ", "i'm trying to fix ", "x goes y ", "it is and "]
)
def test_time_grows_with_the_length_of_the_text(part: str) -> None:
    begun = time.process_time()
    settles_rule(part * 4_000)
    cheers_on(part * 4_000)
    correct_type(part * 4_000, "fact")
    assert time.process_time() - begun < 2


@pytest.mark.parametrize(
    "text",
    [
        "Keep it up, the mural looks wonderful!",
        "The lake is calm and always gives me new energy.",
        "They wag their tails and always greet me.",
        "Always there when I need a hand.",
        "Always looking out for each other.",
        "Never saw a heron that close.",
        "Don't forget that we're all proud of you.",
        "Good friends never let you down.",
        "Don't let anyone tell you otherwise.",
        "Don't remind me :)",
        "Don't mention it!",
    ],
)
def test_cheering_and_praise_are_no_instructions(text: str) -> None:
    assert not is_instruction(text)


@pytest.mark.parametrize(
    "text",
    [
        "Always discuss a rename first.",
        "Always focus on the diff.",
        "Never touch the seed files.",
        "Kilometres, never miles.",
        "Use it for drafts and never send it on.",
        "I'm a vegetarian, so never suggest ham.",
        "Keep it short.",
        "You write the notes and never mention prices.",
        "Don't mention it to Ida.",
    ],
)
def test_instructions_stay_instructions(text: str) -> None:
    assert is_instruction(text)
