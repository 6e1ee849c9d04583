"""Test the packaged encoder: its input, its independence of earlier inputs, and its judgements."""

from __future__ import annotations

import subprocess
import sys

import pytest

from vault_memory.llm.encoder import (
    build_answer,
    build_pair,
    build_sentence,
    embed_filed,
    embed_name,
    judge_answer,
    judge_pair,
    judge_sentence,
)

_TALK = ("Morning! Grandad Piet does Wednesday pick-ups now. Coffee?", "How is the nursery going?", "No, thanks.")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("She is on the pill.", "She's had a coil put in."),
        ("Wen is on maternity leave.", "Wen is back at her bench since Monday."),
        ("We meet at the station at seven.", "Let's meet at eight, Pavel's train gets in late."),
    ],
)
def test_a_pair_that_ends_is_likelier_than_the_same_pair_reversed_or_apart(old: str, new: str) -> None:
    assert judge_pair(old, new, "") > max(judge_pair("The allotment has three apple trees.", new, ""), -1.0)


def test_the_talk_before_a_statement_says_what_it_ends() -> None:
    pairs = [
        ("Subs are 18 a quarter.", "Twenty-five from January.", "Ana: What about the {}? | Mirko: It went up.", "subs"),
        (
            "We paint the blades navy.",
            "We stay with green.",
            "Sara: And the {}? | Marguerite: I asked them all.",
            "blades",
        ),
        ("I have to send the outline.", "Sent!!", "Assistant: Did the {} get to your supervisor?", "outline"),
        ("The union man comes in on Thursday.", "He cancelled.", "Kofi: What about the {}?", "union man"),
    ]
    gained = [
        judge_pair(old, new, talk.format(subject)) - judge_pair(old, new, talk.format("wedding cake"))
        for old, new, talk, subject in pairs
    ]
    assert sum(gained) / len(gained) > 1, gained


def test_a_statement_of_substance_is_likelier_to_be_kept_than_small_talk() -> None:
    worth = judge_sentence("Grandad Piet does Wednesday pick-ups now.", *_TALK).worth
    assert worth > judge_sentence("Morning!", *_TALK).worth + 2


def test_a_sentence_that_ends_something_is_likelier_to_than_one_that_does_not() -> None:
    ending = judge_sentence("The landlord put the rent up, so it's 600 each from now on.", *_TALK).changes
    assert ending > judge_sentence("It was a lovely evening at the lake.", *_TALK).changes + 1


@pytest.mark.parametrize(
    ("question", "answer", "other"),
    [
        (
            "when do I have to leave to get the kid",
            "The nursery closes at six, so one of us has to go by 5:20.",
            "Ola cried at the nursery again today.",
        ),
        (
            "what does each of us pay for the flat",
            "The rent is 600 each from January.",
            "The flat has a balcony and a cellar.",
        ),
    ],
)
def test_what_answers_a_question_is_likelier_than_what_shares_its_words(question: str, answer: str, other: str) -> None:
    assert judge_answer(question, answer, "") > judge_answer(question, other, "")


def test_a_statement_is_nearest_to_the_name_under_which_a_person_files_it() -> None:
    filed = embed_filed("Biscuit had her rabies jab on Monday, the next one is due in March.", *_TALK)
    near = {name: float(filed @ embed_name(name).vector) for name in ("Pets", "Money", "Nursery", "Software project")}
    assert max(near, key=lambda name: near[name]) == "Pets"


def test_names_that_mean_the_same_are_near_each_other_and_a_subject_is_a_better_title() -> None:
    dog, pup, rent = (embed_name(name).vector for name in ("Dog", "Pup", "Rent"))
    assert dog @ pup > 0.8 > dog @ rent
    assert embed_name("Homeless shelter").title > embed_name("Group").title


def test_a_long_text_is_read_up_to_a_bound() -> None:
    read = build_answer("what is the vet's number? " * 20, "0161 496 0000 " * 200, "Ann")
    assert len(read.tokens) == len(read.segments) == len(read.averaged) == 32 + 48 + 3


def test_the_sentence_is_averaged_and_its_neighbours_are_only_read() -> None:
    read = build_sentence("Grandad Piet does Wednesday pick-ups now.", *_TALK)
    assert len(read.tokens) == len(read.segments) == len(read.averaged)
    own = [place for place, taken in enumerate(read.averaged) if taken]
    assert own == list(range(own[0], own[-1] + 1))
    assert [read.segments[place] for place in own] == [1] * len(own)
    assert own[0] > 2
    assert own[-1] < len(read.tokens) - 2


@pytest.mark.parametrize("text", ["", "  ", "\u200b", "🎉🎉", "漢字", "a" * 5_000, "x " * 5_000])
def test_any_text_is_read(text: str) -> None:
    assert len(build_pair(text, text, text).tokens) <= 2 * 56 + 48 + 4
    for found in judge_pair(text, text, text), judge_answer(text, text, text), *judge_sentence(text, text, text, text):
        assert -30 < found < 30


def test_what_was_read_before_changes_nothing() -> None:
    """Also in another process: the golden documents of archiving depend on it."""
    pairs = [("The rent is 560.", "It's 600 from January.", "Rent."), ("I drive a Polo.", "We sold the car.", "")]
    here = [judge_pair(*pair) for pair in pairs]
    script = f"from vault_memory.llm.encoder import judge_pair\nprint([judge_pair(*p) for p in {pairs[::-1]!r}][::-1])"
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == str(here)
