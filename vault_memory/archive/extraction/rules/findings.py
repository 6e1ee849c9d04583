"""Find what an assistant found out when it looked: causes, and what does not work and why.

An assistant that ran a command or read a file speaks of this project and not of the world in general, so what it
explains right after is kept ("The build fails because `geo` uses cgo"), unlike explanations in a chat.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from vault_memory.archive.extraction.rules.language_cues import LanguagePattern
from vault_memory.archive.extraction.rules.message_result import MessageResult, Statement
from vault_memory.archive.extraction.rules.message_sentences import Sentence, fold, sentences
from vault_memory.archive.extraction.rules.secret_sentences import drop_passwords
from vault_memory.archive.extraction.rules.word_shapes import IDENTIFIER, NUMBER, PATH, content
from vault_memory.models import Message
from vault_memory.text.recall_marks import strip_recalled

_ANNOUNCES, _EXPLAINS, _OFFERS, _ACKNOWLEDGES, _PASSES, _ASKS = (
    LanguagePattern(kind, "findings") for kind in ("announces", "explains", "offers", "acknowledges", "passes", "asks")
)
_CODE = re.compile(r"`[^`]+`")
_NAMED = re.compile(r"\b[A-Z]{2,}\d*\b|\b[A-Z][a-z]+[A-Z]\w*")  # WAL, PgBouncer
_LINK = re.compile(r"https?://\S+")
_SHORT = 90  # characters of a sentence that only announces ("Found the root cause.")
_LONGEST = 400  # characters of a finding
_LONGEST_ASKED = 120  # characters of a user's message that is quoted for what was found
_FEWEST = 5  # words of a finding
_PLACE = re.compile(r"(?:it|that|this|they)(?:['’]s| is|['’]re| are) (?:\w+ )?(?:in|at|under) `[^`]+`", re.IGNORECASE)
_REPEATED = 0.6  # part of the words of an acknowledgement that the statement it repeats has


def find_request(messages: Sequence[Message], position: int) -> str | None:
    """Return the user's last message before this one if a tool was used since, "" if there is none; else None."""
    looked = False
    for message in map(messages.__getitem__, range(position - 1, -1, -1)):
        if message.role == "user":
            return message.content if looked else None
        looked = looked or message.role == "tool"
    return "" if looked else None


def list_findings(spoken: Sequence[Sentence]) -> frozenset[Sentence]:
    """Return the sentences in which an assistant that used tools says what it found out."""
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


def find_question(asked: str, *, place: bool = False) -> str:
    """Return what the user wanted to know, on one line, where it is short and asks; "" for anything else.

    ``place``: the answer shows that it asks.
    """
    text = fold(_LINK.sub(" ", strip_recalled(asked)))
    fits = 0 < len(text) <= _LONGEST_ASKED and (place or "?" in text or _ASKS.search(text) is not None)
    return text if fits and not drop_passwords(sentences(asked))[1] else ""


def place_finding(found: MessageResult, new: Statement, request: str, index: int, *, leans: bool) -> bool:
    """Add a finding, the first of a message with what was asked, and return whether it was understandable."""
    if leans and not tells_place(new.said):
        return False
    question = find_question(request, place=leans) if leans or not found.statements else ""
    if question or not leans:
        found.add(replace(new, context=question), index)
    return True


def tells_place(text: str) -> bool:
    """Return whether a sentence says where the thing asked for is: "It's in `values.yaml`, `retention`"."""
    return _PLACE.match(text) is not None


def reports_passing(text: str) -> bool:
    """Return whether a sentence only says that tests or checks pass, which holds until the next change."""
    return _PASSES.fullmatch(text.rstrip(".!")) is not None


def says_nothing_new(text: str, looked: str | None, before: Sequence[Message], *, works: bool) -> bool:
    """Return whether an assistant at work only says that tests pass, or repeats what the user said.

    ``looked``: what `find_request` returned for its message.
    """
    if looked is not None and reports_passing(text):
        return True
    return works and bool(before) and repeats_instruction(text, before[-1].content)


def repeats_instruction(text: str, asked: str) -> bool:
    """Return whether an assistant only says back what the user has just said ("Understood, I won't touch …")."""
    if not _ACKNOWLEDGES.match(text):
        return False
    told = set(content(text))
    return bool(told) and len(told & set(content(asked))) >= _REPEATED * len(told)


def _is_finding(text: str, announced: bool) -> bool:
    if text.endswith("?") or len(text) > _LONGEST:
        return False
    if tells_place(text):
        return True
    if len(text.split()) < _FEWEST or _OFFERS.search(text):
        return False
    return announced or (_is_concrete(text) and _EXPLAINS.search(text) is not None)


def _is_concrete(text: str) -> bool:
    """Return whether a sentence names something of the project: code, a path, an identifier or a figure."""
    return any(each.search(text) for each in (_CODE, PATH, IDENTIFIER, NUMBER, _NAMED))
