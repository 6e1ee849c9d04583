"""Detect replies that treat a sentence as a joke ("Ha!", "you wish"); such a reply lowers the sentence's score."""

from __future__ import annotations

from collections.abc import Sequence

from vault_memory.archive.extraction.rules import salience
from vault_memory.archive.extraction.rules.core_subjects import weigh_core
from vault_memory.archive.extraction.rules.cues import is_cued
from vault_memory.archive.extraction.rules.language_cues import compile_all, cues_of
from vault_memory.archive.extraction.rules.statement_reading import has_value
from vault_memory.archive.extraction.rules.word_shapes import words
from vault_memory.models import Message

_COST = 1.5
_SHORT = 60  # characters of a reply that is nothing but a laugh
_LONGEST = 16  # words of a joke
_SERIOUS = 0.9  # weight of the core (health, money, dates) from which on a laugh proves nothing


def is_laughed_at(messages: Sequence[Message], position: int) -> bool:
    """Return whether the next message, of somebody else, begins with a laugh and says little more."""
    following = messages[position + 1] if position + 1 < len(messages) else None
    if following is None or (following.role, following.name) == (messages[position].role, messages[position].name):
        return False
    reply = following.content.strip()
    return len(reply) <= _SHORT and compile_all("laughs", start=True).search(reply) is not None


def weigh_joke(text: str, people: salience.People) -> float:
    """Return what a laugh takes off the score of a sentence without figures, names, cues or anything serious."""
    serious = has_value(text) or is_cued(text) or weigh_core(text) >= _SERIOUS or len(words(text)) > _LONGEST
    language = cues_of(text)  # every noun of German has a capital
    named = (language is None or language.language != "german") and salience.count_names(text, people.speakers)
    return 0.0 if serious or named else _COST
