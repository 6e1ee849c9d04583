"""What is a password where one is announced, and what is the name of an algorithm."""

import pytest

from vault_memory.archive.extraction.rules.told_passwords import _has_password


@pytest.mark.parametrize("text", ["the password is kelp-lantern-90", "password Tr4ktor-99", "pw: q7!harbour9"])
def test_a_password_is_found(text: str) -> None:
    assert _has_password(text)


@pytest.mark.parametrize("text", ["hashed with argon2id", "we use pbkdf2-sha256", "see PASS-1234", "it is long"])
def test_the_name_of_an_algorithm_is_none(text: str) -> None:
    assert not _has_password(text)
