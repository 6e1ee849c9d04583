"""Turn the export of another memory into items: they need no extraction, only the gate, a topic and merging.

Each message of such a conversation is one statement; the name of its speaker is the hint for its topic.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vault_memory.archive.extraction.rules import cues
from vault_memory.models import Conversation, Extraction, Item, Message

SOURCES = frozenset(("mem0", "memory-graph"))
_CONFIDENCE = 0.8  # somebody's extractor took it for true once; passes the gate, and stays below what a person says
_SALIENCE = 0.6  # at least: it was worth keeping, however short it is ("Likes tea")


class GivenStatementsExtractor:
    """Implements ``models.Extractor``."""

    @property
    def name(self) -> str:
        return "import"

    def extract(self, conversation: Conversation, new: Sequence[Message], topics: Iterable[str]) -> Extraction:
        return Extraction(tuple(_item(conversation, message) for message in new if message.content.strip()))


def _item(conversation: Conversation, message: Message) -> Item:
    text = " ".join(message.content.split())
    kind, salience = cues.classify(text)
    return Item(
        text=text,
        topic=message.name or conversation.title,
        type=kind,
        salience=max(salience, _SALIENCE),
        confidence=_CONFIDENCE,
        source=f"{conversation.id}#{message.id}",
        role="user",
        created=message.time or conversation.started,
    )
