"""Hold back statements that read like orders to an agent (memory poisoning) until a person accepts them.

The rules of `text.injection` recognise them, in their text or in the sentence that an extractor made them from. No
model is asked. Until then no search finds them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from vault_memory.archive.job import ArchiveJob, MatchedItem, Parts
from vault_memory.models import Item, Message, Topic
from vault_memory.text.injection import instruction, ordering
from vault_memory.text.words import content_words
from vault_memory.vault.document.transcript import Transcript

_MADE_OF = 0.5  # share of a statement's words that a suspect sentence has, for one to be made of the other


@dataclass(frozen=True, slots=True)
class Suspect:
    """``text`` reads like an order to an agent. ``state``: ``message`` of a transcript, which stays out of prompts, or
    ``cell`` that stands in a topic and is left out of searches.
    """

    path: str
    line: int
    state: str
    rule: str
    text: str


def distrust(job: ArchiveJob, parts: Parts) -> ArchiveJob:
    """Turn suspect items into proposals: a stage of archiving."""
    assert job.transcript is not None
    messages = {f"{job.transcript.id}#{message.id}": message for message in job.transcript.messages}

    def look(placed: MatchedItem) -> MatchedItem:
        decision = placed.decision
        if placed.outcome is not None or decision is None or decision.edit is None:
            return placed
        if rule := find_order(placed.item, messages.get(placed.item.source)):
            reason = f"reads like an order to an agent ({rule})"
            return replace(placed, decision=replace(decision, propose=True, reason=reason, untrusted=rule))
        return placed

    return replace(job, items=tuple(map(look, job.items)))


def find_order(item: Item, message: Message | None = None) -> str:
    """Return the rule by which the item reads like an order to an agent, else ''. Typed text never does."""
    if item.role == "person":
        return ""
    own = (instruction(text, item.role) for text in (item.text, item.topic, item.context))
    if rule := next(filter(None, own), ""):
        return rule
    if message is None:
        return ""
    wanted = set(content_words(item.text))
    for _, sentence, rule in ordering(message.content, message.role):
        if len(wanted & set(content_words(sentence))) > _MADE_OF * len(wanted):
            return rule
    return ""


def find_in_topic(topic: Topic) -> Iterator[Suspect]:
    """Yield current statements of the document that read so."""
    for cell in topic.cells if not topic.malformed else ():
        role = cell.attributes.role if cell.attributes is not None else "person"
        if not cell.by_person and not cell.superseded and (rule := instruction(cell.text, role)):
            yield Suspect(topic.path, cell.first_line, "cell", rule, cell.text)


def find_in_transcript(transcript: Transcript) -> Iterator[Suspect]:
    """Yield sentences of its messages that read so."""
    for message, line in zip(transcript.messages, transcript.lines, strict=True):
        for number, text, rule in ordering(message.content, message.role):
            yield Suspect(transcript.path, line + number, "message", rule, text)
