"""Sentences that give away a password or a key which has no form of its own: "the vault opens with kelp-lantern-90"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from vault_memory.archive.extraction.rules.message_sentences import Sentence
from vault_memory.archive.extraction.rules.word_shapes import phrases
from vault_memory.archive.passwords import is_password

_ANNOUNCES = phrases(
    r"""
    pass(?:words?|phrases?|codes?|wd)|pwd?|pw|api[ -]?keys?|access (?:key|token)|secret key|unseal|credentials?
    passwort|kennwort|mot de passe|contraseña
    """
)
_VALUE = re.compile(r"(?<![\w/.@-])(?=[^\s\d]*\d)(?=[^\sA-Za-z]*[A-Za-z])[\w!@#$%^&*+=?~-]{8,64}(?![\w/@])")
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
    return any(not _TICKET.fullmatch(value) and is_password(value) for value in _VALUE.findall(text))
