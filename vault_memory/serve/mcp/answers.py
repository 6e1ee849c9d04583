"""Define the typed answers of the tools of the MCP server, which programs read; models read their text (`results`)."""

from __future__ import annotations

from dataclasses import dataclass

from vault_memory.models import Outcome


@dataclass(frozen=True, slots=True)
class FoundMemory:
    """One memory. ``tier``: summary, cell, passage, message, past or file; ``date``: when it was written or said;
    ``topic``: for a passage of a file, its heading.
    """

    citation: str
    tier: str
    text: str
    topic: str = ""
    type: str = ""
    date: str = ""
    role: str = ""
    salience: float | None = None
    confidence: float | None = None
    sources: tuple[str, ...] = ()
    superseded: str = ""
    waiting: tuple[str, ...] = ()
    warning: str = ""
    score: float = 0.0
    cut: bool = False


@dataclass(frozen=True, slots=True)
class Search:
    """The memories found, best first. ``left_out``: the number that did not fit into the budget."""

    query: str
    results: tuple[FoundMemory, ...] = ()
    left_out: int = 0
    stale: bool = False
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Packed:
    """Memories for a prompt. ``text``: the text to insert; ``tokens``: its size, with the marks around it."""

    query: str
    text: str = ""
    tokens: int = 0
    budget: int = 0
    citations: tuple[str, ...] = ()
    left_out: int = 0
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Kept:
    """The outcome of one statement: ``updated``: an older one was reworded; ``superseded``: it replaced an older one;
    ``noop``: it was already known.
    """

    outcome: Outcome
    text: str
    citation: str = ""
    topic: str = ""
    type: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Archived:
    """The result of archiving a conversation."""

    conversation: str
    run: str
    new_messages: int
    items: tuple[Kept, ...] = ()
    redacted: int = 0
    extractor: str = ""
    errors: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Listed:
    """One topic of the list."""

    topic: str
    path: str
    statements: int
    updated: str = ""
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Topics:
    """The matching topics, the newest first. ``total``: their number; ``topics``: the first of them."""

    topics: tuple[Listed, ...] = ()
    total: int = 0
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Shown:
    """A topic document or conversation, or lines of it. ``next_line``: where to continue; 0: the end was reached."""

    name: str
    path: str
    text: str
    first_line: int = 1
    next_line: int = 0


@dataclass(frozen=True, slots=True)
class Gone:
    """What was forgotten, or with ``preview`` would be. ``kept``: statements that stay because of other sources."""

    preview: bool
    statements: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    conversations: tuple[str, ...] = ()
    redacted: tuple[str, ...] = ()
    documents: tuple[str, ...] = ()
    remains: tuple[str, ...] = ()
