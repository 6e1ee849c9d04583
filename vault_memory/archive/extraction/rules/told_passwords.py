"""Sentences that give away a password or a key which has no form of its own: "the vault opens with kelp-lantern-90"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from vault_memory.archive.extraction.rules.message_sentences import Sentence
from vault_memory.archive.extraction.rules.word_shapes import phrases
from vault_memory.archive.passwords import is_password

_ANNOUNCES = phrases(
    r"""
    pass(?:word|phrase|code|wd)|pwd?|pw|api[ -]?keys?|access (?:key|token)|secret key|unseal|credentials?
    passwort|kennwort|mot de passe|contraseña
    """
)
_VALUE = re.compile(r"(?<![\w/.@-])[\w!@#$%^&*+=?~-]{8,64}(?![\w/@])")
_SIGN = re.compile(r"[!@#$%^&*+=?~]|-[^-]+-")  # of a password that is no name of an algorithm, such as argon2id
_TICKET = re.compile(r"[A-Z]{2,6}-\d+|\d+[a-z]+|1password", re.IGNORECASE)


def drop_passwords(spoken: Sequence[Sentence]) -> tuple[list[Sentence], list[Sentence]]:
    """Return the sentences that may be kept, and those with a password: told of in them or in the one before."""
    kept, secret = list[Sentence](), list[Sentence]()
    announced = False
    for sentence in spoken:
        before, announced = announced, _ANNOUNCES.search(sentence.text) is not None
        (secret if (before or announced) and _has_password(sentence.text) else kept).append(sentence)
    return kept, secret


def _has_password(text: str) -> bool:
    return any(_may_be_password(value) and is_password(value) for value in _VALUE.findall(text))


def _may_be_password(value: str) -> bool:
    """Return whether the value has a letter, a figure, and a sign or letters of both cases."""
    mixed = value.lower() != value and value.upper() != value
    known = any(map(str.isdigit, value)) and any(map(str.isalpha, value)) and not _TICKET.fullmatch(value)
    return known and (mixed or _SIGN.search(value) is not None)
