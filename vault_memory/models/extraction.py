"""What extraction finds in a conversation, before it reaches a document.

Times are timezone-aware UTC ``datetime``; ``None`` means unknown, never "now". Paths are strings relative to
the user's vault with ``/`` between parts (``topics/Authentication.md``). Lines count from 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from vault_memory.models.conversation import Conversation, Message
from vault_memory.models.topic import CellType


@dataclass(frozen=True, slots=True)
class Item:
    """A knowledge item: what extraction found, before gate, match and merge."""

    text: str
    topic: str = ""  # a hint
    type: CellType = "fact"
    salience: float = 0.5
    confidence: float = 0.0  # missing counts as 0
    context: str = ""
    source: str = ""  # conversation#message
    role: str = "user"
    created: datetime | None = None  # when it was said
    valid_from: str = ""
    entities: tuple[str, ...] = ()
    replaces: str = ""  # what, in its own words, is no longer so ("we moved from X to Y": X)
    chosen: bool = False  # the topic was chosen in sight of all there are: no likeness overrules it


@dataclass(frozen=True, slots=True)
class Relationship:
    """Two things and how they are related, as a model read it. ``subject`` ``*``: whoever the vault belongs to."""

    subject: str
    relation: str
    target: str
    subject_type: str = "other"
    target_type: str = "other"
    source: str = ""
    created: datetime | None = None
    ended: bool = False  # said to be no longer so


@dataclass(frozen=True, slots=True)
class Extraction:
    """What an extractor made of messages: items, and what it took for chatter (count).

    ``pending`` are ids of messages of which nothing could be made (A15: ``errors`` say why): they stay unarchived.
    """

    items: tuple[Item, ...]
    skipped: int = 0
    pending: tuple[str, ...] = ()
    errors: tuple[str, ...] = ()
    relationships: tuple[Relationship, ...] = ()


class Extractor(Protocol):
    """Messages not archived before → items. ``known`` lends context: earlier messages, existing topic names."""

    @property
    def name(self) -> str: ...

    def extract(self, conversation: Conversation, new: Sequence[Message], topics: Iterable[str]) -> Extraction: ...
