"""Limit how many statements a message makes: few if it contains a text to work on."""

from __future__ import annotations

from vault_memory.archive.extraction.rules import cues
from vault_memory.archive.extraction.rules.language_cues import compile_all, cues_of
from vault_memory.archive.extraction.rules.lexicon import FIRST_PERSON
from vault_memory.archive.extraction.rules.message_result import MessageResult
from vault_memory.archive.extraction.rules.word_shapes import words
from vault_memory.models import Message

_MOST, _FEW = 25, 3
_DOCUMENT = 2500  # characters from which on a message in which nobody says "I" or "we" is a document
_HANDS_OVER = compile_all("hands_over")


def keep_best(found: MessageResult, person: bool) -> None:
    """Leave out the statements of a message that are more than it may make: those with the lowest score."""
    most = limit_statements(found.message, person)
    best = sorted(found.statements, key=lambda each: (not cues.is_standing(each.said), -each.score))[:most]
    for each in found.statements:
        if each not in best:
            found.leave(each.said, f"more than {most} statements in one message")
    found.statements = [each for each in found.statements if each in best]  # in the order they were said


def limit_statements(message: Message, person: bool) -> int:
    """Return how many statements the message may make.

    The sentences of an essay to proofread or of an article to summarise are not about the one who pastes it.
    """
    text = message.content
    if not person or _HANDS_OVER.search(text):
        return _FEW
    return _FEW if len(text) > _DOCUMENT and not _is_personal(text) else _MOST


def _is_personal(text: str) -> bool:
    language = cues_of(text)
    return (
        any(word.lower() in FIRST_PERSON for word in words(text)) if language is None else language.has("first", text)
    )
