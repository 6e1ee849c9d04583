"""A topic's cells → a summary of how things stand, and what is superseded (A7)."""

from __future__ import annotations

from collections.abc import Sequence

from vault_memory.llm.prompts import base
from vault_memory.llm.prompts.base import DATA_RULES, Data, Prompt, Reply, Statement

MAX_WORDS = 150

SYSTEM = f"""\
You are a memory consolidation engine. Given a topic and its statements (CELLS), you return JSON with
- summary: how things stand now, in under {MAX_WORDS} words of plain prose. Current state, not history. Keep specific
  values exactly: file paths, config keys, versions, numbers, API shapes. State nothing the cells do not state.
  Write in their language.
- superseded: the cells that a newer cell contradicts, each with cell (its number), by (the number of the newer cell
  that replaces it) and reason in a few words. Empty where nothing contradicts.

Rules
- Newer wins over older; the dates say which is which.
- What holds under other conditions is no contradiction: both stay, and the summary names the conditions.
- The word before the date says who said it. What an assistant, a tool or a file said never supersedes what a user or a
  person said.
- A repetition is not a contradiction. When in doubt, supersede nothing.
- Use only numbers that are shown.

{DATA_RULES}

Reply with one JSON object: {{"summary": "…", "superseded": [{{"cell": 2, "by": 7, "reason": "…"}}]}}"""


class Superseded(Reply):
    """``by`` replaces ``cell``: both handles of cells that were shown."""

    cell: int = base.handle()
    by: int = base.handle()
    reason: str = base.line(150)


class Consolidated(Reply):
    summary: str = base.line(1200, empty=False)
    superseded: list[Superseded] = base.items(40)


def prompt(topic: str, cells: Sequence[Statement], *, summary: str = "") -> Prompt:
    """``cells``: current ones with handles from 1; ``summary``: the one there is."""
    parts: list[str | Data] = ["The topic:", Data("TOPIC", " ".join(topic.split()))]
    if summary:
        parts += ["Its summary so far:", Data("SUMMARY", summary)]
    parts += ["Its statements:", Data("CELLS", base.statements(cells)), "Consolidate as JSON."]
    return Prompt("consolidate", SYSTEM, tuple(parts), expected=350)
