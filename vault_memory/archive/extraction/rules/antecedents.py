"""Resolve "he" or "she" at the head of a sentence to the only relative mentioned just before ("my mother")."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from vault_memory.archive.extraction.rules.lexicon import COMMON
from vault_memory.archive.extraction.rules.message_sentences import Sentence, sentences
from vault_memory.archive.extraction.rules.word_shapes import lemma, words
from vault_memory.models import Message

_PRONOUN = re.compile(
    r"(?:(?:and|but|so|oh|well|yes|yeah|no|because|also)[,.!]? ){0,3}(?P<pronoun>he|she)(?=['’](?:s|ll|d) |\s)",
    re.IGNORECASE,
)
_SHE = (
    "wife|girlfriend|mum|mom|mother|sister|daughter|aunt(?:ie|y)?|niece|nan|gran|granny|grandma|grandmother"
    "|granddaughter|(?:mother|sister|daughter)-in-law|landlady"
)
_HE = (
    "husband|boyfriend|dad|father|brother|son|uncle|nephew|grandpa|grandad|grandfather|grandson"
    "|(?:father|brother|son)-in-law|landlord"
)
_EITHER = (
    "partner|spouse|cousin|flatmate|roommate|neighbou?r|boss|manager|colleague|doctor|dentist|therapist|teacher|coach"
    "|friend|baby|cat|dog"
)
_RELATED = re.compile(
    rf"\b(?P<whose>my|our|your) (?:[a-z]{{3,10}} )?(?:(?P<she>{_SHE})|(?P<he>{_HE})|(?P<either>{_EITHER}))(?!['’\w-])",
    re.IGNORECASE,
)
_OTHERS = re.compile(r"\b(?:he|she|him|his|her)\b", re.IGNORECASE)
_BACK = 3  # messages before in which the person is looked for


def name_persons(spoken: Sequence[Sentence], message: Message, before: Sequence[Message]) -> list[Sentence]:
    """Return the sentences of a message; a "he" or "she" that begins one is replaced where only one person fits."""
    named: list[Sentence] = []
    for sentence in spoken:
        pronoun = _PRONOUN.match(sentence.text)
        person = _find_person(pronoun["pronoun"], named, message, before) if pronoun is not None else ""
        if pronoun is not None and person:
            start = sentence.text[: pronoun.start("pronoun")]
            person = person if start else f"{person[:1].upper()}{person[1:]}"
            named.append(replace(sentence, text=f"{start}{person}{sentence.text[pronoun.end('pronoun') :]}"))
        else:
            named.append(sentence)
    return named


def _find_person(pronoun: str, own: Sequence[Sentence], message: Message, before: Sequence[Message]) -> str:
    """Return the person that a pronoun refers to ("my mother"), by the sentences before it; '' if several may fit."""
    she = pronoun.lower() == "she"
    for sentence in reversed(own):
        if (found := _read_person(sentence.text, "my|our", she)) or _names_somebody(sentence.text):
            return found
    for each in reversed(before[-_BACK:]):
        mine = (each.role, each.name) == (message.role, message.name)
        for sentence in reversed(sentences(each.content)):
            found = _read_person(sentence.text, "my|our" if mine else "your", she)
            if found or _names_somebody(sentence.text):
                return found
    return ""


def _read_person(text: str, whose: str, she: bool) -> str:
    """Return the only relative that a sentence mentions, as "my aunt", if the pronoun fits; '' otherwise."""
    related = list(_RELATED.finditer(text))
    if len(related) != 1 or related[0]["whose"].lower() not in whose or related[0]["he" if she else "she"]:
        return ""
    rest = text[: related[0].start()] + text[related[0].end() :]
    if _names_somebody(rest):
        return ""
    bare = related[0][0].split()
    return f"my {' '.join(bare[1:])}"


def _names_somebody(text: str) -> bool:
    """Return whether a sentence may speak of a person by name, as a relation or by a pronoun."""
    if _RELATED.search(text) or _OTHERS.search(text):
        return True
    return any(word[:1].isupper() and word.lower() not in COMMON for word in words(text)[1:] if len(lemma(word)) > 1)
