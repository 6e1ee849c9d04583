"""Strip the name of somebody who is called at either end of a sentence ("Can you check, Marek?"), not one in a list."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache

from vault_memory.archive.extraction.rules.language_cues import list_all

_GREETING = (
    r"(?:(?:hey|hi|hello|yo|thanks|thank you|thx|wow|yeah|yep|yes|no|sure|ok|okay|oh|aw+|congrats|cool|absolutely"
    r"|definitely|totally|agreed|good morning) ?(?:there|again|so much|a lot)?,?)"
)
_AFTER = r"\s*+(?:[,!—–]++\s*+|[,!.:-]++(?:\s++|$))++"  # "anouk.ferris@…" and "Marek-Anton" call nobody


def strip_called(text: str, names: Collection[str]) -> str:
    """Return the text without the name, or short form, of a speaker who is called at either end of it."""
    if not names:
        return text
    patterns = _compile_patterns(frozenset(names))
    head = patterns.head.match(text)
    if head is not None and not patterns.list_at_head.match(text, head.start("name")):
        text = text[head.end() :]
    end = patterns.end.search(text)
    if end is not None and not patterns.list_before.search(text, max(0, end.start() - 80), end.start()):
        text = text[: end.start()] + text[end.end() :]
    return text


class _Patterns:
    """The patterns that find the names of speakers at the ends of a sentence, and lists of names there."""

    def __init__(self, names: frozenset[str]) -> None:
        called = _join_names(names)
        name = rf"(?:(?-i:[A-ZÀ-Þ])[\w'’-]{{1,24}}|{called})"
        joins = "|".join((*list_all("and", "clauses"), *list_all("or", "clauses")))
        self.head = re.compile(rf"(?:{_GREETING} )?(?P<name>{called}){_AFTER}", re.IGNORECASE)
        self.end = re.compile(rf",\s*(?:{called})(?=\s*[.!?]*$)", re.IGNORECASE)
        # "Marek, Ana and Jo": of three names the first is mostly no call
        self.list_at_head = re.compile(rf"{name}(?:, {name}){{1,9}},? (?:{joins}|&) {name}(?![\w'’])", re.IGNORECASE)
        # "Priya, Marek" or "Team: Marek" before another name
        self.list_before = re.compile(rf"(?:(?<![\w'’]){name},|:) ?{name}$", re.IGNORECASE)


@cache
def _compile_patterns(names: frozenset[str]) -> _Patterns:
    return _Patterns(names)


def _join_names(names: frozenset[str]) -> str:
    """Return the names and the short forms friends make of them as alternatives: Mel, Mell, Mels for Melanie."""
    shorts = {name[:length] for name in names if name.isalpha() and len(name) > 4 for length in range(3, len(name))}
    endearing = {short + ending for short in shorts if len(short) <= 4 for ending in (short[-1], "s", "y", "ie")}
    every = names | shorts | endearing
    return "|".join(sorted(map(re.escape, every), key=lambda name: (-len(name), name)))
