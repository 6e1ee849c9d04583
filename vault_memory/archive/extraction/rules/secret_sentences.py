"""Find sentences that give away a secret which has no recognisable form of its own.

A password ("the vault opens with kelp-lantern-90"), a PIN, the number of a lock ("the padlock is 7-1-9-4").
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from vault_memory.archive.extraction.rules import secret_questions
from vault_memory.archive.extraction.rules.language_cues import LanguagePattern, cues_of
from vault_memory.archive.extraction.rules.message_sentences import Sentence, sentences
from vault_memory.archive.extraction.rules.numbered_replies import pair_numbered
from vault_memory.archive.extraction.rules.word_shapes import phrases
from vault_memory.archive.passwords import is_password
from vault_memory.models import Message

_ANNOUNCES, _NUMBERED = (LanguagePattern(kind, "secrets") for kind in ("announces", "numbered"))
_LOCKED = phrases(r"alarm|safe|padlock|keypad|key ?safe|till|lock(?:er| ?box)?")
_PIN = re.compile(r"\bPINs?\b|\bpin (?:code|number)\b|\bOTP\b|\bone-time (?:code|password)\b")
_NUMBER = re.compile(
    r"(?<![\w.,:/€$£#+-])(?:\d{4,6}|\d(?:-\d){2,5}|[A-Z]\d{3,5}[A-Z]?|\d{1,4}[A-Z]\d{1,4}[A-Z]?|\d{3,5}[A-Z]|\d{4}-[A-Z]{2,4})(?![\w%/€$£-]|[.,:]\d)"
)
_DASHED = re.compile(r"(?<![\w.-])\d(?:-\d){3,5}(?![\w-])")
_YEAR = re.compile(r"(?:19|20)\d\d")
_COUNTED = re.compile(
    r"\s?(?:euros?|pounds?|dollars?|[kc]?m|kg|km|miles?|members?|people|pieces|times)\b", re.IGNORECASE
)
_CLAUSE = re.compile(r"[,;]\s+(?:and |but )?")
_LEAST = 4  # words of a clause that says something by itself
_VALUE = re.compile(r"(?<![\w/.@-])[\w!@#$%^&*+=?~-]{8,64}(?![\w/@])")
_SIGN = re.compile(r"[!@#$%^&*+=?~]|-[^-]+-")  # in a password, unlike in the name of an algorithm (argon2id)
_TICKET = re.compile(r"[A-Z]{2,6}-\d+|\d+[a-z]+|1password", re.IGNORECASE)


def gives_secret(text: str) -> bool:
    """Return whether a text gives away a password, a PIN or the code of a lock."""
    return bool(drop_passwords(sentences(text))[1])


def drop_secrets(
    spoken: Sequence[Sentence], message: Message, before: Sequence[Message]
) -> tuple[list[Sentence], list[Sentence]]:
    """Return the sentences of a message that may be kept, and those with a secret that they or a question announce."""
    kept, secret = drop_passwords(spoken)
    if before and not secret and pair_numbered(before[-1].content, message.content):
        return kept, secret  # each answer is looked at with its own question
    kept, told = secret_questions.drop_told(kept, find_asked(message, before))
    return kept, [*secret, *told]


def find_asked(message: Message, before: Sequence[Message]) -> secret_questions.Asked:
    """Return for what secret somebody else has asked right before a message."""
    if not before or (before[-1].role, before[-1].name) == (message.role, message.name):
        return ""
    return secret_questions.find_secret_question(before[-1].content)


def drop_passwords(spoken: Sequence[Sentence]) -> tuple[list[Sentence], list[Sentence]]:
    """Return the sentences that may be kept, and those with a secret that they or the sentence before announce.

    Clauses of the latter that say something else are kept as sentences.
    """
    kept, secret = list[Sentence](), list[Sentence]()
    announced = False
    for sentence in spoken:
        before, announced = announced, _announces(sentence.text)
        if not (((before or announced) and _has_password(sentence.text)) or _gives_code(sentence.text)):
            kept.append(sentence)
            continue
        secret.append(sentence)
        if rest := _cut_secret(sentence.text):
            kept.append(replace(sentence, text=rest))
    return kept, secret


def _announces(text: str) -> bool:
    """Return whether a sentence speaks of a password, in a language whose words for it are known."""
    if _ANNOUNCES.search(text):
        return True
    language = cues_of(text)
    return language is not None and not language.listed and language.has("secret", text)


def _cut_secret(text: str) -> str:
    """Return what a sentence says besides, in clauses of their own ("…, and I'm allergic to nuts"); "" for nothing."""
    about = _ANNOUNCES, _NUMBERED, _LOCKED, _PIN, _NUMBER
    parts = [
        part for part in _CLAUSE.split(text) if not any(each.search(part) for each in about) and not _has_password(part)
    ]
    return ", ".join(part for part in parts if len(part.split()) >= _LEAST)


def _has_password(text: str) -> bool:
    return any(_may_be_password(value) and is_password(value) for value in _VALUE.findall(text))


def _may_be_password(value: str) -> bool:
    """Return whether the value has a letter, a figure, and a sign, letters of both cases or a second figure."""
    mixed = value.lower() != value and value.upper() != value
    figures, letters = sum(map(str.isdigit, value)), sum(map(str.isalpha, value))
    known = figures > 0 and letters > 0 and not _TICKET.fullmatch(value)
    return known and (mixed or _SIGN.search(value) is not None or (figures > 1 and letters > 3))


def _gives_code(text: str) -> bool:
    """Return whether a sentence has the number of a lock or a PIN."""
    language = cues_of(text)
    abroad = language is not None and not language.listed and language.has("secret", text)
    if not (abroad or _NUMBERED.search(text) or _PIN.search(text)):
        return _LOCKED.search(text) is not None and _DASHED.search(text) is not None
    return any(
        not _YEAR.fullmatch(found[0]) and not _COUNTED.match(text, found.end()) for found in _NUMBER.finditer(text)
    )
