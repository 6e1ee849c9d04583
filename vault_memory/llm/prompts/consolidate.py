"""Ask for a summary of a topic's current state, and for the cells that are superseded (A7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import Field

from vault_memory.llm.prompts import base
from vault_memory.llm.prompts.base import DATA_RULES, Data, NumberedStatement, Prompt, Reply

MAX_WORDS = 150

_SUMMARY = f"""\
how things stand now, in under {MAX_WORDS} words of plain prose. Current state, not history. Keep specific values
  exactly: file paths, config keys, versions, numbers, API shapes. State nothing the cells do not state. Write in their
  language. Of what WAITS for the user's confirmation say both: what stands and what is said since."""

_CELLS = """\
- superseded: the cells that a newer cell contradicts, or whose subject it says is gone, each with cell (its number), by
  reason in a few words.
- duplicates: the cells that say no more than another cell, each with cell and of (the one to keep).
- moves: the cells under a heading that does not fit, each with cell and the section by subject it belongs under."""

_TOPIC = """\
- rename: the name the topic goes by now, where cells say that it has a new one; else "".
- links: topics of OTHERS (or that are shown) that this one depends on or belongs to, each with to (its name) and
  relation (one to four words that read on between the two names: "runs on", "is part of").
- splits: sections of four or more cells that are a subject of their own, each with section and the new topic's name."""

_RULES = f"""\
Any list may be empty; "search" is, unless the words of some cells are asked for below.

Rules
- Newer wins over older; the dates say which is which.
- What holds under other conditions is no contradiction: both stay, and the summary names the conditions.
- The word before the date says who said it (none: the user). What an assistant, a tool or a file said never supersedes
  what a user or a person said.
- When in doubt, supersede nothing, and leave the order as it is.
- Use only numbers that are shown.

{DATA_RULES}
"""

SYSTEM = f"""\
You are a memory consolidation engine. Given a topic and its statements (CELLS), you return JSON with
- summary: {_SUMMARY}
{_CELLS}
{_TOPIC}
{_RULES}
Reply with one JSON object: {{"summary": "…", "superseded": [{{"cell": 2, "by": 7, "reason": "…"}}], "duplicates": [],
"moves": [{{"cell": 3, "section": "…"}}], "rename": "", "links": [], "splits": [], "search": []}}"""

SEVERAL = f"""\
You are a memory consolidation engine. Given several topics, each with its letter, and their statements (CELLS), you
return JSON with summaries, one for each topic, of
- topic: its letter.
- summary: {_SUMMARY}
{_TOPIC}
and, for all of them together,
{_CELLS}
{_RULES}
Reply with one JSON object: {{"summaries": [{{"topic": "A", "summary": "…", "rename": "", "links": [], "splits": []}}],
"superseded": [{{"cell": 2, "by": 7, "reason": "…"}}], "duplicates": [], "moves": [], "search": []}}"""


def _list(most: int) -> Any:
    return Field(default_factory=list, json_schema_extra={"maxItems": most})


class Superseded(Reply):
    """``by`` replaces ``cell``: both handles of cells that were shown."""

    cell: base.Handle = base.handle()
    by: base.Handle = base.handle()
    reason: base.Reason = base.line(150)


class Move(Reply):
    """``cell`` belongs under ``section``; without one it stays."""

    cell: base.Handle = base.handle()
    section: str = base.line(80)


class Duplicate(Reply):
    """``cell`` says no more than ``of``."""

    cell: base.Handle = base.handle()
    of: base.Handle = base.handle()


class Linked(Reply):
    """The topic has to do with the topic ``to``."""

    to: str = base.line(80)
    relation: str = base.line(40)


class Split(Reply):
    """``section`` is a subject of its own, called ``name``."""

    section: str = base.line(80, empty=False)
    name: str = base.line(80)


class _TopicReply(Reply):
    summary: str = base.line(1200, empty=False)
    rename: str = base.line(80)
    links: Annotated[list[Linked], base.Lists] = _list(6)
    splits: Annotated[list[Split], base.Lists] = _list(4)


class SearchWords(Reply):
    """``words``: what people may type to find ``cell``."""

    cell: base.Handle = base.handle()
    words: base.Words = Field(
        default_factory=list, json_schema_extra={"maxItems": 6, "items": {"type": "string", "maxLength": 60}}
    )


class _Cells(Reply):
    search: Annotated[list[SearchWords], base.Lists] = _list(60)
    superseded: Annotated[list[Superseded], base.Lists] = _list(40)
    duplicates: Annotated[list[Duplicate], base.Lists] = _list(40)
    moves: Annotated[list[Move], base.Lists] = _list(40)


class Consolidated(_TopicReply, _Cells):
    """The model's answer about one topic and its cells."""


class Summarised(_TopicReply):
    topic: str = base.line(4, empty=False)


class SeveralConsolidated(_Cells):
    summaries: list[Summarised] = base.items(26)


@dataclass(frozen=True, slots=True)
class ShownTopic:
    """A topic as a model sees it: current cells with their handles, its summary, and what waits for a person."""

    name: str
    cells: Sequence[NumberedStatement]
    summary: str = ""
    waiting: Sequence[str] = ()
    unasked: Sequence[int] = ()  # handles of cells without search words


def _search(handles: Sequence[int]) -> list[str]:
    """Return the request for search words of these cells, if there are any."""
    if not handles:
        return []
    numbers = ", ".join(map(str, handles))
    return [
        f'Return "search", too, for the cells {numbers}: [{{"cell": {handles[0]}, "words": ["…"]}}] with three to six '
        "words or short questions each that somebody may type who looks for it, in words that do NOT stand in it."
    ]


def prompt(topic: ShownTopic, others: Sequence[str] = ()) -> Prompt:
    """Build the prompt. ``others``: names of topics that this one may belong with."""
    parts: list[str | Data] = ["The topic:", Data("TOPIC", " ".join(topic.name.split()))]
    if topic.summary:
        parts += ["Its summary so far, which may be outdated:", Data("SUMMARY", topic.summary)]
    parts += ["Its statements:", Data("CELLS", base.group_by_section(topic.cells))]
    if topic.waiting:
        parts.append(Data("WAITS", "\n".join(topic.waiting)))
    if others:
        parts.append(Data("OTHERS", "; ".join(others)))
    parts += _search(topic.unasked)
    return Prompt("consolidate", SYSTEM, (*parts, "Consolidate as JSON."), expected=350)


def build_many(topics: Sequence[ShownTopic], others: Sequence[str] = ()) -> Prompt:
    """Build one prompt for several topics; the handles of cells run through all of them."""
    rows: list[str] = []
    waiting: list[str] = []
    for letter, topic in zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", topics, strict=False):
        before = f" — summary so far (may be outdated): {' '.join(topic.summary.split())}" if topic.summary else ""
        rows += [f"{letter}: {' '.join(topic.name.split())}{before}", base.group_by_section(topic.cells)]
        waiting += [f"{letter}: {line}" for line in topic.waiting]
    parts: list[str | Data] = [Data("CELLS", "\n".join(rows))]
    if waiting:
        parts.append(Data("WAITS", "\n".join(waiting)))
    if others:
        parts.append(Data("OTHERS", "; ".join(others)))
    parts += _search([handle for topic in topics for handle in topic.unasked])
    return Prompt("consolidate several", SEVERAL, (*parts, "Consolidate as JSON."), expected=60 + 220 * len(topics))


def build_retry(topic: str, cells: Sequence[NumberedStatement], summary: str, problems: Sequence[str]) -> Prompt:
    """Build the second prompt for a summary some of whose sentences no cell supports."""
    parts: tuple[str | Data, ...] = (
        "The topic:",
        Data("TOPIC", " ".join(topic.split())),
        "Its statements:",
        Data("CELLS", base.statements(cells)),
        "Your summary was:",
        Data("SUMMARY", summary),
        "These sentences of it cannot stand:",
        Data("PROBLEMS", "\n".join(f"- {problem}" for problem in problems)),
        "Return the summary again as JSON, without them or mended, so that it states only what the cells state.",
    )
    return Prompt("consolidate again", SYSTEM, parts, expected=350)
