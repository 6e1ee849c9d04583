"""Pair numbered answers with the numbered questions before them ("1. Budget? 2. Dates?" – "1. 900 2. May")."""

from __future__ import annotations

import re
from itertools import pairwise

_MARK = re.compile(r"(?<![\w.,:/€$£-])(\d{1,2})(?:[.):]|\.\))\s+(?=\S)")
_MOST = 20  # numbers
_LONGEST = 4_000  # characters of a message that is read so
_MARKUP = re.compile(r"[*`#]{1,3}|(?<!\w)_{1,3}(?=\w)|(?<=\w)_{1,3}(?!\w)")  # not within `snake_case`


def split_numbered(text: str) -> dict[int, str]:
    """Return the items of a text that are numbered 1, 2, 3 … in it; none where it has fewer than two."""
    if len(text) > _LONGEST:
        return {}
    marks = list[re.Match[str]]()
    for mark in _MARK.finditer(text):
        number = int(mark[1])
        expected = int(marks[-1][1]) + 1 if marks else number if number <= 2 else 0
        if number == expected and len(marks) < _MOST:
            marks.append(mark)
        elif marks and expected < number <= expected + 2 and text[: mark.start()].rstrip(" \t").endswith("\n"):
            marks.append(mark)  # one is left out
    if len(marks) < 2:
        return {}
    ends = [*(after.start() for _, after in pairwise(marks)), len(text)]
    return {int(mark[1]): _tidy(text[mark.end() : end]) for mark, end in zip(marks, ends, strict=True)}


def _tidy(item: str) -> str:
    return _MARKUP.sub("", item.split("\n\n")[0]).strip(" \t\n,;–—-")


def pair_numbered(before: str, answer: str) -> list[tuple[str, str]]:
    """Return the numbered questions of a message with their answers; none unless most of what is numbered asks."""
    if _MARK.search(answer) is None or "?" not in before:
        return []
    replies = split_numbered(answer)
    questions = split_numbered(before) if replies else {}
    asking = sum("?" in question for question in questions.values())
    if not replies or 2 * asking <= len(questions) or not replies.keys() <= questions.keys():
        return []
    return [(_end_question(questions[number]), reply) for number, reply in replies.items() if reply]


def _end_question(text: str) -> str:
    """Return an item up to the end of its question."""
    text = " ".join(text.split())
    end = text.rfind("?")
    return text[: end + 1] if end > 0 else f"{text.rstrip('.:')}?"
