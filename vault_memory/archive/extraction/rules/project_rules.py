"""Recognise how a developer tells an agent in passing to work on a project: "use pnpm here", "no any. ever."."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from vault_memory.archive.extraction.rules.language_cues import LanguagePattern
from vault_memory.archive.extraction.rules.message_result import TOO_SHORT, stop_sentence
from vault_memory.archive.extraction.rules.message_sentences import Sentence
from vault_memory.archive.extraction.rules.word_shapes import NUMBER, list_clause_starts
from vault_memory.models import Message

_RULE, _MOMENTARY = (LanguagePattern(kind, "project_rules") for kind in ("rule", "momentary"))
_LONGEST = 200  # characters of such a sentence
LOWER = 0.35  # how far the score of a sentence to an agent may be below that required in a chat


def is_agent_session(messages: Sequence[Message]) -> bool:
    """Return whether an assistant works with tools in a conversation."""
    return any(message.role == "tool" for message in messages)


@lru_cache(maxsize=1024)
def is_project_rule(text: str) -> bool:
    """Return whether a sentence says how things are done in a project, not only this time."""
    if len(text) > _LONGEST or text.endswith("?") or _MOMENTARY.search(text):
        return False
    starts = (start for start in list_clause_starts(text) if NUMBER.search(text[:start]) is None)
    return any(_RULE.match(text, start) for start in starts)  # "600 requests in 4 s, no overbooking" is a result


def join_short_rules(spoken: Sequence[Sentence]) -> list[Sentence]:
    """Return the sentences; a rule too short to stand alone is joined to the next sentence ("No any. Ever.")."""
    joined = list[Sentence]()
    for sentence in spoken:
        before = joined[-1] if joined else None
        if (
            before is not None
            and before.block == sentence.block
            and len(before.text) < TOO_SHORT
            and not sentence.text.endswith("?")
            and is_project_rule(before.text)
        ):
            joined[-1] = replace(
                before, text=f"{stop_sentence(before.text)} {sentence.text[:1].upper()}{sentence.text[1:]}"
            )
        else:
            joined.append(sentence)
    return joined
