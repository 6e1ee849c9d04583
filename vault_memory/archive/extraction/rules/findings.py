"""Find what an assistant found out when it looked: causes, and what does not work and why.

An assistant that ran a command or read a file speaks of this project and not of the world in general, so what it
explains right after is kept ("The build fails because `geo` uses cgo"), unlike explanations in a chat.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from vault_memory.archive.extraction.rules.language_cues import LanguagePattern
from vault_memory.archive.extraction.rules.message_sentences import Sentence
from vault_memory.archive.extraction.rules.word_shapes import IDENTIFIER, NUMBER, PATH, content
from vault_memory.models import Message

_ANNOUNCES, _EXPLAINS, _OFFERS, _ACKNOWLEDGES, _PASSES = (
    LanguagePattern(kind, "findings") for kind in ("announces", "explains", "offers", "acknowledges", "passes")
)
_CODE = re.compile(r"`[^`]+`")
_SHORT = 90  # characters of a sentence that only announces ("Found the root cause.")
_LONGEST = 400  # characters of a finding
_FEWEST = 5  # words of a finding
_REPEATED = 0.6  # part of the words of an acknowledgement that the statement it repeats has


def has_looked(messages: Sequence[Message], position: int) -> bool:
    """Return whether tools showed something to the assistant between the last message of the user and this one."""
    for message in reversed(messages[:position]):
        if message.role == "user":
            return False
        if message.role == "tool":
            return True
    return False


def list_findings(spoken: Sequence[Sentence]) -> frozenset[Sentence]:
    """Return the sentences of an assistant that looked which say what it found out."""
    asks = bool(spoken) and spoken[-1].text.endswith("?")
    found: set[Sentence] = set()
    announced = False
    for sentence in spoken:
        text = sentence.text
        if len(text) <= _SHORT and _ANNOUNCES.search(text) and not _is_concrete(text):
            announced = True
            continue
        if not (asks and sentence.listed) and _is_finding(text, announced):
            found.add(sentence)
        announced = False
    return frozenset(found)


def reports_passing(text: str) -> bool:
    """Return whether a sentence only says that tests or checks pass, which holds until the next change."""
    return _PASSES.fullmatch(text.rstrip(".!")) is not None


def repeats_instruction(text: str, asked: str) -> bool:
    """Return whether an assistant only says back what the user has just said ("Understood, I won't touch …")."""
    if not _ACKNOWLEDGES.match(text):
        return False
    told = set(content(text))
    return bool(told) and len(told & set(content(asked))) >= _REPEATED * len(told)


def _is_finding(text: str, announced: bool) -> bool:
    if text.endswith("?") or len(text) > _LONGEST or len(text.split()) < _FEWEST or _OFFERS.search(text):
        return False
    return announced or (_is_concrete(text) and _EXPLAINS.search(text) is not None)


def _is_concrete(text: str) -> bool:
    """Return whether a sentence names something of the project: code, a path, an identifier or a figure."""
    return any(each.search(text) for each in (_CODE, PATH, IDENTIFIER, NUMBER))
