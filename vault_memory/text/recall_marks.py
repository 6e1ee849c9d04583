"""Which parts of a message were read from memory: shown to a model as such, never taken for something new.

An assistant quotes what a search returned, a host puts our block into a prompt: archiving that would make a memory
of a memory, again each time. Known by the shapes we print: the list of results for people, the one for programs,
the block for system prompts, and anything a host puts between ``<recalled-memory>`` and ``</recalled-memory>``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import groupby

_FOUND = re.compile(r"Found \d+ relevant memor(?:y|ies):$")
_LABEL = re.compile(r"--- (?:(?:Topic|Conversation) Summary: |Cell \[|Passage: |Message: ).* ---$")
_PLACE = re.compile(r"  \S.*(?: · |\.md(?::\d+)?$)")  # the last line of a result
_HEADING = re.compile(r"## (?:What you remember about this user|Relevant notes):$")
_LISTED = re.compile(r"(?:[-*+] |\s+\S|\(No specific memories yet\))")
_TAG = re.compile(r"<(\s*/?\s*(?:recalled-memory|system-reminder)\b)", re.IGNORECASE)
_OPEN, _CLOSE = "<recalled-memory>", "</recalled-memory>"


def as_recalled(text: str, note: str = "") -> str:
    """Text that was read from memory, marked as that: a model must not take it for orders, nor we for news.

    Nothing in it can close the mark, or open one of a host's.
    """
    inside = _TAG.sub(r"&lt;\1", text)
    return "\n".join(filter(None, (_OPEN, note, inside, _CLOSE)))


def split_recalled(text: str) -> list[tuple[str, bool]]:
    """The text in parts, in order, each with whether it was read from memory; joined by newlines they are the text."""
    if _is_result(text):
        return [(text, True)]
    rows = text.split("\n")
    marked = zip(rows, _marks(rows), strict=True)
    return [("\n".join(row for row, _ in group), mark) for mark, group in groupby(marked, key=lambda pair: pair[1])]


def fresh(text: str) -> str:
    """The text without what was read from memory."""
    return "\n".join(part for part, is_recalled in split_recalled(text) if not is_recalled)


def _is_result(text: str) -> bool:
    """Whether the whole is the answer of ``search --json`` or of a tool that passes it on."""
    if not (text.lstrip().startswith("{") and '"results"' in text and '"took_ms"' in text):
        return False
    try:
        loaded = json.loads(text)
    except ValueError:
        return False
    return isinstance(loaded, dict) and {"query", "took_ms", "results"} <= loaded.keys()


def _marks(rows: list[str]) -> Iterator[bool]:
    """For each line whether it was recalled. ``inside`` is what the line before belongs to."""
    inside = ""
    for number, row in enumerate(rows):
        bare = row.rstrip()
        if inside == "tag":
            inside = "" if _CLOSE in bare else "tag"
            yield True
            continue
        if _OPEN in bare:
            inside = "" if _CLOSE in bare else "tag"
        elif _LABEL.match(bare):
            inside = "result" if _has_place(rows, number + 1) else "paragraph"
        elif _FOUND.match(bare):
            inside = "list"
        elif _HEADING.match(bare):
            inside = "block"
        elif not _goes_on(inside, bare):
            inside = ""
            yield False
            continue
        yield True
        if inside == "result" and _PLACE.match(bare):
            inside = "list"


def _goes_on(inside: str, row: str) -> bool:
    """Whether the line still belongs to what is being read."""
    match inside:
        case "result":
            return True
        case "paragraph":
            return row != ""
        case "block":
            return row == "" or _LISTED.match(row) is not None
        case "list":
            return row == ""
        case _:
            return False


def _has_place(rows: list[str], start: int) -> bool:
    """Whether the result that begins before ``start`` ends in a line that says where it stands."""
    for row in rows[start:]:
        if _LABEL.match(row.rstrip()):
            return False
        if _PLACE.match(row.rstrip()):
            return True
    return False
