"""Correct the type that plain cues give a statement, by what the sentence as a whole says.

"From now on we meet on Mondays" tells what was settled, not how an assistant is to work; "I'm trying to fix the login"
is work that is open; "we want a band, no DJ" says how somebody likes things. English only: the other languages have
lists of cues alone. The weight of a statement stays as it is.
"""

from __future__ import annotations

import re
from functools import cache

from vault_memory.archive.extraction.rules.language_cues import compile_filled
from vault_memory.archive.extraction.rules.word_shapes import list_clause_starts
from vault_memory.models import CellType

_TABLE = "types"
_LONGEST = 400  # characters of a statement whose type one of its clauses can tell


def correct_type(text: str, kind: CellType) -> CellType:
    """Return the type of an English statement to which cues give ``kind``."""
    if len(text) > _LONGEST or text.rstrip().endswith("?"):
        return kind
    if kind == "preference" and settles_rule(text):
        return "decision"
    if kind not in {"fact", "context"}:
        return kind
    starts = list_clause_starts(text)
    if _begins("settled", text, starts):
        return "decision"
    if _begins("open", text, starts) and _list("progress").search(text) is None:
        return "task"
    return "preference" if _begins("wanted", text, starts) else kind


def settles_rule(text: str) -> bool:
    """Return whether a sentence says what somebody or something does from now on: no order to who reads it."""
    lasting = _list("lasting_rule").search(text)
    if lasting is None or _list("orders").search(text) is not None:
        return False
    return _begins("subject", text, list_clause_starts(text))


def cheers_on(text: str) -> bool:
    """Return whether a sentence encourages or praises, which sounds like an instruction: "keep it up"."""
    return _list("cheers").search(text) is not None or _begins("praise", text, list_clause_starts(text))


def _begins(kind: str, text: str, starts: tuple[int, ...]) -> bool:
    return any(_list(kind).match(text, start) is not None for start in starts)


@cache
def _list(kind: str) -> re.Pattern[str]:
    return compile_filled(kind, table=_TABLE, language="english")
