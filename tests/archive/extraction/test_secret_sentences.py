"""Test which announced words are recognised as passwords, and which are the name of an algorithm."""

import pytest

from vault_memory.archive.extraction.rules.message_sentences import sentences
from vault_memory.archive.extraction.rules.secret_sentences import _has_password, drop_passwords


@pytest.mark.parametrize("text", ["the password is kelp-lantern-90", "password Tr4ktor-99", "pw: q7!harbour9"])
def test_a_password_is_found(text: str) -> None:
    assert _has_password(text)


@pytest.mark.parametrize("text", ["hashed with argon2id", "we use pbkdf2-sha256", "see PASS-1234", "it is long"])
def test_the_name_of_an_algorithm_is_none(text: str) -> None:
    assert not _has_password(text)


@pytest.mark.parametrize(
    "text",
    [
        "the padlock on the shed is 7-1-9-4",
        "Alarm code is 5582 plus hash.",
        "The PIN of the card reader is 6620.",
        "the code of the key safe is 44091",
        "gate code I'll write here: 4471#",
        "Code for the side door, so that you have it: 2286",
        "The wifi of the villa is kalypso-8841-blue.",
    ],
)
def test_the_number_of_a_lock_and_a_pin_are_left_out(text: str) -> None:
    assert not drop_passwords(sentences(text))[0]


@pytest.mark.parametrize(
    "text",
    [
        "The alarm company comes on 14 March 2026.",
        "Returns to Switzerland go under code CH-61.",
        "The safe weighs 1200 kg.",
        "The garage is booked until 4500 km.",
        "Code review of the entry form is on 12 May 2026.",
        "Code freeze is on 16 September.",
        "The locker room holds 4000 people.",
        "The number of guests is 1200 till Friday.",
        "The safe number of concurrent jobs is 5000.",
    ],
)
def test_other_numbers_beside_a_lock_are_kept(text: str) -> None:
    assert not drop_passwords(sentences(text))[1]


def test_what_stands_beside_a_secret_is_kept() -> None:
    kept, secret = drop_passwords(sentences("my padlock at the gym is 7-1-9-4, and I am allergic to cashews"))
    assert [each.text for each in kept] == ["I am allergic to cashews"] and len(secret) == 1
