"""Find the lines that a detector rule for values after a common word ("password", "token") may match.

The detector tries each rule on the whole text. For these rules that takes four fifths of its time, although nearly all
texts have such a word and no secret. This module tries their expressions only where one of their first words occurs.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

RULES = Path(__file__).with_name("secrets_near.toml")

_BEHIND = 2  # lines behind what is found that the detector is shown, too
_LONG_S = str.maketrans("ſ", "s")  # which the detector takes for one


def find_places(text: str) -> Iterator[tuple[int, str]]:
    """Yield the parts of a text that one of the rules may find something in: the number of the first line, the lines.

    Parts do not overlap, and hold all of what a rule finds there.
    """
    low = text.lower().translate(_LONG_S)
    if len(low) != len(text):  # a letter that is two in lower case: places differ
        yield 0, text
        return
    present = ((begin, pattern) for begins, pattern in _rules() for begin in begins if begin in low)
    spans = sorted(span for begin, pattern in present for span in _find_spans(low, begin, pattern))
    parts: list[tuple[int, int]] = []
    for begin, behind in spans:
        start, end = text.rfind("\n", 0, begin) + 1, _find_line_end(text, behind)
        if parts and start < parts[-1][1]:
            start, end = parts[-1][0], max(end, parts.pop()[1])
        parts.append((start, end))
    number = 0
    for (before, _), (start, end) in pairwise([(0, 0), *parts]):
        number += text.count("\n", before, start)
        yield number, text[start:end]


def _find_spans(low: str, begin: str, pattern: re.Pattern[str]) -> Iterator[tuple[int, int]]:
    at = low.find(begin)
    while at >= 0:
        if found := pattern.match(low, at):
            yield found.span()
        at = low.find(begin, at + 1)


def _find_line_end(text: str, at: int) -> int:
    for _ in range(_BEHIND + 1):
        at = text.find("\n", at) + 1
        if not at:
            return len(text)
    return at


@cache
def list_rules() -> frozenset[str]:
    """Return the names of the rules."""
    return frozenset(rule["id"] for rule in _load_rules())


def _load_rules() -> list[dict[str, Any]]:
    loaded: list[dict[str, Any]] = tomllib.loads(RULES.read_text(encoding="utf-8"))["rules"]
    return loaded


@cache
def _rules() -> tuple[tuple[tuple[str, ...], re.Pattern[str]], ...]:
    """Return what each rule begins with, and its expression. The detector's classes are those of ASCII."""
    return tuple(
        (tuple(rule["keywords"]), re.compile(rule["regex"], re.ASCII | re.IGNORECASE)) for rule in _load_rules()
    )
