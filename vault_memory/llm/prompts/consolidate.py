"""A topic's cells → a summary of how things stand, and what is superseded (A7)."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import Field

from vault_memory.llm.prompts import base
from vault_memory.llm.prompts.base import DATA_RULES, Data, NumberedStatement, Prompt, Reply

MAX_WORDS = 150

_FIELDS = f"""\
- summary: how things stand now, in under {MAX_WORDS} words of plain prose. Current state, not history. Keep specific
  values exactly: file paths, config keys, versions, numbers, API shapes. State nothing the cells do not state.
  Write in their language.
- superseded: the cells that a newer cell contradicts, each with cell (its number), by (the number of the newer cell
  that replaces it) and reason in a few words. Empty where nothing contradicts.
- moves: the cells that stand under a heading that does not fit, each with cell and the section by subject that it
  belongs under. Empty where the order serves a reader.

Rules
- Newer wins over older; the dates say which is which.
- What holds under other conditions is no contradiction: both stay, and the summary names the conditions.
- The word before the date says who said it. What an assistant, a tool or a file said never supersedes what a user or a
  person said.
- A repetition is not a contradiction. When in doubt, supersede nothing.
- Use only numbers that are shown.

{DATA_RULES}
"""

SYSTEM = f"""\
You are a memory consolidation engine. Given a topic and its statements (CELLS), you return JSON with
{_FIELDS}
Reply with one JSON object: {{"summary": "…", "superseded": [{{"cell": 2, "by": 7, "reason": "…"}}], "moves": []}}"""

SEVERAL = f"""\
You are a memory consolidation engine. Given several topics, each with its letter, and their statements (CELLS), you
return JSON with summaries (the letter of each topic and its summary) and, for all of them together, superseded and
moves:
{_FIELDS}
Reply with one JSON object: {{"summaries": [{{"topic": "A", "summary": "…"}}], "superseded": [{{"cell": 2, "by": 7,
"reason": "…"}}], "moves": [{{"cell": 3, "section": "…"}}]}}"""


class Superseded(Reply):
    """``by`` replaces ``cell``: both handles of cells that were shown."""

    cell: int = base.handle()
    by: int = base.handle()
    reason: str = base.line(150)


class Move(Reply):
    """``cell`` belongs under ``section``."""

    cell: int = base.handle()
    section: str = base.line(80, empty=False)


class Consolidated(Reply):
    summary: str = base.line(1200, empty=False)
    superseded: list[Superseded] = base.items(40)
    moves: list[Move] = Field(default_factory=list, json_schema_extra={"maxItems": 40})


class Summarised(Reply):
    topic: str = base.line(4, empty=False)
    summary: str = base.line(1200, empty=False)


class SeveralConsolidated(Reply):
    summaries: list[Summarised] = base.items(26)
    superseded: list[Superseded] = Field(default_factory=list, json_schema_extra={"maxItems": 40})
    moves: list[Move] = Field(default_factory=list, json_schema_extra={"maxItems": 40})


def prompt(topic: str, cells: Sequence[NumberedStatement], *, summary: str = "") -> Prompt:
    """``cells``: current ones with handles from 1; ``summary``: the one there is."""
    parts: list[str | Data] = ["The topic:", Data("TOPIC", " ".join(topic.split()))]
    if summary:
        parts += ["Its summary so far:", Data("SUMMARY", summary)]
    parts += ["Its statements:", Data("CELLS", base.statements(cells)), "Consolidate as JSON."]
    return Prompt("consolidate", SYSTEM, tuple(parts), expected=350)


def several(topics: Sequence[tuple[str, Sequence[NumberedStatement], str]]) -> Prompt:
    """The same for topics in one call: name, cells (their handles run through all topics), summary so far."""
    rows: list[str] = []
    for letter, (name, cells, summary) in zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", topics, strict=False):
        before = f" — summary so far: {' '.join(summary.split())}" if summary else ""
        rows += [f"{letter}: {' '.join(name.split())}{before}", base.by_section(cells)]
    parts = (Data("CELLS", "\n".join(rows)), "Consolidate as JSON.")
    return Prompt("consolidate several", SEVERAL, parts, expected=60 + 220 * len(topics))


def again(topic: str, cells: Sequence[NumberedStatement], summary: str, problems: Sequence[str]) -> Prompt:
    """Some sentences of a summary say what no cell says: the summary is asked for once more."""
    parts: tuple[str | Data, ...] = (
        "The topic:",
        Data("TOPIC", " ".join(topic.split())),
        "Its statements:",
        Data("CELLS", base.statements(cells)),
        "Your summary was:",
        Data("SUMMARY", summary),
        "These sentences of it cannot stand:",
        Data("PROBLEMS", "\n".join(f"- {problem}" for problem in problems)),
        "Return the whole again as JSON, with a summary that states only what the cells state.",
    )
    return Prompt("consolidate again", SYSTEM, parts, expected=350)
