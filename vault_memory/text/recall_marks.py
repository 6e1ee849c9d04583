"""Mark text that was read from memory, and find it again in messages.

Assistants quote search results and hosts put our block into prompts; archiving that text would make memories of
memories. It is found by the formats that we print: results for people, results for programs, the block for system
prompts, and anything between ``<recalled-memory>`` and ``</recalled-memory>``.
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
_STATEMENT = re.compile(  # one line of a block: "- [decision · Authentication] …", of a hook "… (Work, 2026-01-18)"
    r"\s*+[-*+] (?:\([^()]{1,120}\) )?"
    r"\[[a-z_]{3,20}(?: · .|\] .*\((?:[^()]{0,100}, )?\d{4}-\d\d-\d\d(?:, [^()]{1,300})?\)$)"
)
_DAY = re.compile(r"### \d{4}-\d\d-\d\d$")
_TAG = re.compile(r"<(\s*+(?:/\s*+)?(?:recalled-memory|system-reminder)\b)", re.IGNORECASE)
_OPEN, _CLOSE = "<recalled-memory>", "</recalled-memory>"


def mark_recalled(text: str, note: str = "") -> str:
    """Mark text as read from memory, so that a model does not obey it and we do not archive it again.

    Tags inside the text are escaped: it can neither close the mark nor open a tag of a host.
    """
    inside = _TAG.sub(r"&lt;\1", text)
    return "\n".join(filter(None, (_OPEN, note, inside, _CLOSE)))


def split_recalled(text: str) -> list[tuple[str, bool]]:
    """Split the text into parts, each with whether it was read from memory; joined by newlines they are the text."""
    if _is_result(text):
        return [(text, True)]
    rows = text.split("\n")
    marked = zip(rows, _mark_lines(rows), strict=True)
    return [("\n".join(row for row, _ in group), mark) for mark, group in groupby(marked, key=lambda pair: pair[1])]


def strip_recalled(text: str) -> str:
    """Return the text without the parts that were read from memory."""
    return "\n".join(part for part, is_recalled in split_recalled(text) if not is_recalled)


def _is_result(text: str) -> bool:
    """Return whether the whole text is output of ``search --json``, or of a tool that passes it on."""
    if not (text.lstrip().startswith("{") and '"results"' in text and '"took_ms"' in text):
        return False
    try:
        loaded = json.loads(text)
    except ValueError:
        return False
    return isinstance(loaded, dict) and {"query", "took_ms", "results"} <= loaded.keys()


def _mark_lines(rows: list[str]) -> Iterator[bool]:
    """Yield for each line whether it was recalled. ``inside`` names the block of the line before."""
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
        elif not _continues_block(inside, bare):
            inside = ""
            yield _STATEMENT.match(bare) is not None
            continue
        yield True
        if inside == "result" and _PLACE.match(bare):
            inside = "list"


def _continues_block(inside: str, row: str) -> bool:
    """Return whether the line still belongs to the block."""
    match inside:
        case "result":
            return True
        case "paragraph":
            return row != ""
        case "block":
            return row == "" or _LISTED.match(row) is not None or _DAY.match(row) is not None
        case "list":
            return row == ""
        case _:
            return False


def _has_place(rows: list[str], start: int) -> bool:
    """Return whether the result that begins before ``start`` ends in a line with its path."""
    for row in rows[start:]:
        if _LABEL.match(row.rstrip()):
            return False
        if _PLACE.match(row.rstrip()):
            return True
    return False
