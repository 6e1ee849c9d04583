"""Test the fitted correction of the rules' score, and the detection of passwords in sentences."""

from __future__ import annotations

import math

import pytest

from vault_memory.archive.extraction.rules.extractor import OfflineExtractor
from vault_memory.archive.extraction.rules.fitted_score import correct_score, load_coefficients
from vault_memory.archive.extraction.rules.sentence_features import ConversationWords, describe
from vault_memory.models import Conversation, Message

TALK = (
    ("Mel", "The holiday flat in Lecce is booked from 22 August to 2 September."),
    ("Chris", "Great. Who drives from Bari?"),
    ("Mel", "I drive, the hire car is a Fiat, 310 euros."),
    ("Chris", "If we miss the flight we live in the airport forever and you become queen of duty free."),
    ("Mel", "long may I reign 😂"),
    ("Chris", "A guy at my gym swears that Italian ferries run on olive oil."),
    ("Mel", "sure they do"),
    ("Chris", "I can't eat shellfish, my throat swells."),
    ("Mel", "Noted, no shellfish on the list."),
)


def talk(*said: tuple[str, str]) -> Conversation:
    messages = [
        Message("user" if name == "Mel" else "assistant", text, id=f"m{number}", name=name)
        for number, (name, text) in enumerate(said, start=1)
    ]
    return Conversation(tuple(messages), "c", "Holiday")


def keep(*said: tuple[str, str]) -> str:
    conversation = talk(*said)
    return "\n".join(each.text for each in OfflineExtractor().extract(conversation, conversation.messages, ()).items)


def test_what_a_talk_jokes_and_hears_is_left_out_and_its_facts_are_kept() -> None:
    kept = keep(*TALK)
    for fact in ("22 August", "310 euros", "shellfish"):
        assert fact in kept
    for forbidden in ("queen of duty free", "olive oil"):
        assert forbidden not in kept


@pytest.mark.parametrize("said", ["I'm left-handed.", "I prefer tabs over spaces.", "I'm allergic to peanuts."])
def test_what_must_not_be_dropped_is_kept_in_any_talk(said: str) -> None:
    assert said.rstrip(".") in keep(*TALK[:6], ("Mel", said), *TALK[7:])


def test_wordings_of_one_kind_have_features_in_common() -> None:
    first, second = (
        describe(text, 2.0, 0, 1, False, None)
        for text in ("My neighbour swears that it cures colds.", "A colleague claims the bridge is sinking.")
    )
    assert {"<far>", "<say>", "<far>~<say>"} <= first.keys() & second.keys()


def test_the_rules_alone_decide_where_little_is_said_around_a_sentence() -> None:
    short = talk(*TALK[:4])
    assert ConversationWords(short.messages, short.title).surround(3) is None
    assert correct_score("My neighbour swears that it cures colds.", 2.0, 0, 1, False, None)[0] == 2.0


def test_other_languages_keep_the_score_of_the_rules() -> None:
    long = talk(*TALK)
    around = ConversationWords(long.messages, long.title).surround(3)
    assert correct_score("Mein Nachbar schwört, dass das gegen Erkältung hilft.", 2.0, 0, 1, True, around)[0] == 2.0


def test_a_laugh_and_words_said_nowhere_else_are_seen_around_a_message() -> None:
    long = talk(*TALK)
    around = ConversationWords(long.messages, long.title).surround(3)
    assert around is not None
    assert around.laughed
    assert around.briefly_answered
    assert around.uses["shellfish"] == 2


def test_every_weight_is_a_number() -> None:
    known = load_coefficients()
    assert known.scale > 0
    assert all(math.isfinite(value) for pair in known.weights.values() for value in pair)


@pytest.mark.parametrize(
    "told",
    [
        "Vault unseal for the bastion in Frankfurt this week is ghost-lamp-4471.",
        "The Steam API key for the build of Kelp is STEAMK-77Q2-PLUM.",
        'The db password of the orders service is in the script. It is "hunter-gatherer-7".',
    ],
)
def test_a_password_is_in_no_statement(told: str) -> None:
    kept = keep(("Mel", told))
    assert not any(secret in kept for secret in ("ghost-lamp", "STEAMK", "hunter-gatherer"))


@pytest.mark.parametrize(
    ("told", "kept"),
    [
        ("The password reset is broken on Pixel phones, Dev has ticket TID-88.", "TID-88"),
        ("We keep our passwords in 1Password, the family plan at 60 euros a year.", "60 euros"),
        ("Passwords are hashed with argon2id since March 2026.", "argon2id"),
    ],
)
def test_what_is_said_about_passwords_is_kept(told: str, kept: str) -> None:
    assert kept in keep(("Mel", told))


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("I take my tea without sugar", True),
        ("the boiler was serviced in October", True),
        ("the free plan allows 3 locations per account", True),
        ("I'm tired today", False),
        ("that's hilarious, the bus was late again", False),
        ("a colleague swears that the lift is haunted", False),
    ],
)
def test_in_a_short_conversation_the_encoder_corrects_the_rules(said: str, kept: bool) -> None:
    messages = Message("user", said, id="m1"), Message("assistant", "Got it.", id="m2")
    found = OfflineExtractor().extract(Conversation(messages, "c", ""), messages, ()).items
    assert [each.source for each in found] == ["c#m1"] * kept
