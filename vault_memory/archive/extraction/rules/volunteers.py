"""Make a statement of a short offer to do what somebody asked for ("who brings the keys?" – "i'll do it").

The offer says too little alone, so it is kept with the question or the request.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from vault_memory.archive.extraction.rules import core, salience
from vault_memory.archive.extraction.rules.language_cues import compile_filled, cues_of
from vault_memory.archive.extraction.rules.message_result import Statement
from vault_memory.archive.extraction.rules.message_sentences import sentences
from vault_memory.archive.extraction.rules.speakers import name_of
from vault_memory.archive.extraction.rules.word_shapes import content
from vault_memory.models import Message

_BACK = 2  # messages in which the request is looked for
_LONGEST, _WIDEST = 120, 170  # characters of a request; of one with the sentence before it
_LONGEST_OFFER = 90
_POINTS = re.compile(r"\b(?:it|that|this|them|those)\b", re.IGNORECASE)


def find_volunteer(text: str, message: Message, position: int, before: Sequence[Message]) -> Statement | None:
    """Return the statement of a sentence that takes on what one of the last messages asks for; None if it does not."""
    offers, does_so = (
        compile_filled(kind, table="duties", language="english") for kind in ("volunteers", "accepts_request")
    )
    if len(text) > _LONGEST_OFFER or text.endswith("?") or cues_of(text) is not None or core.unreality(text, 0) >= 1:
        return None
    if offers.match(text) is None and does_so.match(text) is None:
        return None
    for each in reversed(before[-_BACK:]):
        if (each.role, each.name) == (message.role, message.name):
            return None  # what was asked before has been answered
        if request := _find_request(each, message, asked_of_all=offers.match(text) is not None):
            return Statement("", text, message, position, score=salience.KEEP, context=request.replace('"', "'"))
    return None


def _find_request(earlier: Message, message: Message, *, asked_of_all: bool) -> str:
    """Return the last sentence that asks for somebody, or asks the speaker, to do something; '' where none does."""
    anybody, you = (compile_filled(kind, table="duties", language="english") for kind in ("asks_who", "asks_you"))
    first_name = name_of(message).split()[:1]
    called = re.compile(rf"\b{re.escape(first_name[0])}\b", re.IGNORECASE) if first_name else None
    spoken = [sentence.text for sentence in sentences(earlier.content)]
    for before, text in reversed(list(pairwise(["", *spoken]))):
        asks = (asked_of_all and anybody.search(text)) or you.search(text)
        if not (asks or (called is not None and called.search(text))) or len(text) > _LONGEST:
            continue
        if _POINTS.search(text) and before and len(before) + len(text) < _WIDEST:
            text = f"{before} {text}"
        if len(content(text)) > 1:
            return text
    return ""
