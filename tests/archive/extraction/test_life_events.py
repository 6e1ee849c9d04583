"""Test that turning points of a life are recognised, and that "he" and "she" are named where it is plain."""

from __future__ import annotations

import pytest

from tests.archive.extraction.test_terse_replies import keep
from vault_memory.archive.extraction.rules.life_events import tells_life_event


@pytest.mark.parametrize(
    "said",
    [
        "I got the job in Turku.",
        "handed in my notice yesterday",
        "We got engaged on Saturday.",
        "My brother broke his ankle on the ice rink.",
        "Grandma died on 4 May.",
        "my aunt had a stroke in March",
        "Leyla got a new kidney last night.",
        "Our offer was accepted.",
        "14 june is our anniversary",
        "my new number: 0161 496 0188",
    ],
)
def test_a_turning_point_is_told(said: str) -> None:
    assert tells_life_event(said)


@pytest.mark.parametrize(
    "said",
    [
        "If I got the job I'd move.",
        "My brother nearly broke his ankle.",
        "She broke into laughter.",
        "The hero died in the last chapter of my novel.",
        "We broke up the concrete with a drill.",
        "Did you hand in your notice?",
        "My printer died.",
        "I almost died of embarrassment.",
        "Uncle Bo had a kidney infection joke ready, haha.",
    ],
)
def test_what_only_sounds_like_one_is_none(said: str) -> None:
    assert not tells_life_event(said)


def test_a_pronoun_is_named_by_the_sentence_before() -> None:
    kept = keep(("assistant", "What is it about?"), ("user", "It's about my father. He had a heart attack on 2 May."))
    assert any("My father had a heart attack" in text for text in kept), kept


def test_a_pronoun_is_named_by_who_asked() -> None:
    kept = keep(
        ("Mara", "how's your sister after the fall?"), ("Juno", "she's in hospital until Friday, hip operation")
    )
    assert any("My sister" in text for text in kept), kept


@pytest.mark.parametrize(
    "said",
    [
        "My sister met Petra. She had a stroke on 2 May.",  # which of them
        "My brother called. She had a stroke on 2 May.",
        "My mother and my aunt quarrel. She had a stroke on 2 May.",
    ],
)
def test_a_pronoun_that_may_be_somebody_else_is_left(said: str) -> None:
    kept = keep(("assistant", "What is it about?"), ("user", said))
    assert not any("sister had" in text or "brother had" in text or "mother had" in text for text in kept), kept
