"""Define the results of extraction: knowledge items, relationships, withdrawals and sentences that were left out.

Times are timezone-aware UTC ``datetime``; ``None`` means unknown, never "now". Paths are strings relative to
the user's vault with ``/`` between parts (``topics/Authentication.md``). Lines count from 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from vault_memory.models.cell_types import CellType
from vault_memory.models.conversation import Conversation, Message


@dataclass(frozen=True, slots=True)
class Item:
    """A knowledge item that was extracted, before it passes gate, match and merge."""

    text: str
    topic: str = ""  # a hint
    type: CellType = "fact"
    salience: float = 0.5
    confidence: float = 0.0  # missing counts as 0
    context: str = ""
    source: str = ""  # conversation#message
    role: str = "user"
    between_people: bool = False  # said in a talk between people, where the role "assistant" is a person's, too
    created: datetime | None = None  # when it was said
    preceding: str = ""  # the end of what was said right before it, which may say what it is about
    valid_from: str = ""
    asked: str = ""  # words and short questions that it answers but does not contain
    entities: tuple[str, ...] = ()
    replaces: str = ""  # what it replaces, in its own words ("we moved from X to Y": X)
    called: str = ""  # another name that the message gives its topic
    chosen: bool = False  # the topic was chosen from the list of all topics: no similarity overrules it


@dataclass(frozen=True, slots=True)
class Relationship:
    """Two entities and their relation, as a model extracted them. ``subject`` ``*``: the owner of the vault."""

    subject: str
    relation: str
    target: str
    subject_type: str = "other"
    target_type: str = "other"
    source: str = ""
    created: datetime | None = None
    ended: bool = False  # the text says that it no longer holds


@dataclass(frozen=True, slots=True)
class LeftOutSentence:
    """A sentence that an extractor read and did not keep, and why."""

    text: str
    reason: str
    message: str = ""  # its id


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """A request not to keep something: its words, its message, and the messages that it points at without words."""

    about: str
    conversation: str
    message: str = ""  # its id
    pointed: tuple[str, ...] = ()
    at: datetime | None = None  # when it was asked: later messages are kept


@dataclass(frozen=True, slots=True)
class Extraction:
    """The result of an extractor: items, and how many candidates it skipped as chatter.

    ``pending``: ids of messages that could not be extracted (A15: ``errors`` say why); they stay unarchived.
    """

    items: tuple[Item, ...]
    skipped: int = 0
    pending: tuple[str, ...] = ()
    errors: tuple[str, ...] = ()
    relationships: tuple[Relationship, ...] = ()
    left_out: tuple[LeftOutSentence, ...] = ()
    tentative: tuple[Item, ...] = ()  # left out, unless it replaces a known statement
    withdrawn: tuple[Withdrawal, ...] = ()  # earlier knowledge about this is removed


class Extractor(Protocol):
    """Extracts items from messages that are not archived yet. ``topics``: names of existing topics, as context."""

    @property
    def name(self) -> str: ...

    def extract(self, conversation: Conversation, new: Sequence[Message], topics: Iterable[str]) -> Extraction: ...
