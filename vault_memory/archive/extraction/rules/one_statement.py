"""Make an item of a statement that somebody asks to remember: its words stay as they are."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import datetime

from vault_memory.archive.extraction.rules import cues, stated_dates
from vault_memory.archive.extraction.rules.message_result import Statement
from vault_memory.archive.extraction.rules.message_sentences import fold
from vault_memory.archive.extraction.rules.stated_endings import find_replaced
from vault_memory.archive.extraction.rules.topic_assignment import assign
from vault_memory.archive.extraction.rules.topic_names import Talk
from vault_memory.models import Item, Message

_REDACTED = re.compile(r"\[redacted: [^\]]*\]")
NO_TOPIC = "Remembered"  # the topic of a statement that no word of its own could name


def read_statement(text: str, now: datetime, topics: Iterable[str]) -> Item:
    """Parse the statement into an item: type, salience, what it replaces, resolved dates, a topic."""
    said, valid_from = stated_dates.resolve(fold(text), now)
    kind, salience = cues.classify(said)
    words = _REDACTED.sub(" ", said)  # what was taken out names nothing
    statement = Statement(words, words, Message("user", words, time=now), 0)
    (topic,) = assign([statement], Talk([words], frozenset()), topics)
    return Item(
        text=said,
        topic=topic.name or NO_TOPIC,
        type=kind,
        salience=salience,
        created=now,
        valid_from=valid_from,
        replaces=find_replaced(said),
    )
