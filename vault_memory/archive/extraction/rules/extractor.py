"""Extract items from a conversation by rules: the same conversation always gives the same items."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache, partial

from vault_memory.archive.extraction.rules import cues, language_cues, off_record, project_rules, stated_dates
from vault_memory.archive.extraction.rules.fitted_score import says_enough
from vault_memory.archive.extraction.rules.message_result import TOO_SHORT, Statement
from vault_memory.archive.extraction.rules.message_sentences import fold, sentences
from vault_memory.archive.extraction.rules.preceding_talk import quote_preceding
from vault_memory.archive.extraction.rules.speakers import is_between_people, is_person, speakers
from vault_memory.archive.extraction.rules.stated_endings import find_replaced
from vault_memory.archive.extraction.rules.statements import extract_statements
from vault_memory.archive.extraction.rules.topic_assignment import assign
from vault_memory.archive.extraction.rules.topic_names import Talk, name_project, read_title
from vault_memory.archive.extraction.rules.word_shapes import lemma
from vault_memory.models import CellType, Conversation, Extraction, Item, LeftOutSentence, Message, Withdrawal

NO_TOPIC = "Notes"  # the topic of what nothing names, in a conversation without a title or a day
TENTATIVE = "left out"  # the topic of what is kept only where it ends something of another topic
_TELLING = 400  # characters of a message that are read to tell its language
_STANDS = 0.6  # salience with which a short statement passes the gate (A3)
CONFIDENCE = 0.75  # passes the gate (A3), and stays below what a model or a person would claim


@dataclass(frozen=True, slots=True)
class TalkReading:
    """What a talk states, before its topics are chosen; it depends on the talk alone."""

    statements: list[Statement]
    left_out: tuple[LeftOutSentence, ...]
    tentative: list[Statement]  # of what was left out: what may end something
    withdrawn: tuple[Withdrawal, ...]  # what the new messages ask not to keep
    talk: Talk


def read_talk(conversation: Conversation, new: Sequence[Message]) -> TalkReading:
    """Return what the new messages of a conversation state."""
    found, left_out, weak = extract_statements(conversation, new)
    texts = [_prose(message) for message in conversation.messages]
    names = frozenset(lemma(part) for name in speakers(conversation).values() for part in name.split())
    sentences.cache_clear()  # each message is read by several rules, and by none after this
    fresh = {message.id for message in new}
    asked = off_record.list_withdrawals(conversation.id, conversation.messages)
    withdrawn = tuple(each for each in asked if each.message in fresh)
    return TalkReading(
        found, left_out, weak, withdrawn, Talk(texts, names, conversation.title, name_project(conversation.project))
    )


class Readings:
    """Talks that were read ahead, by their conversation; each is used once."""

    def __init__(self) -> None:
        self.used = 0
        self._known: dict[str, tuple[Conversation, tuple[Message, ...], TalkReading]] = {}

    def add(self, conversation: Conversation, new: Sequence[Message], reading: TalkReading) -> None:
        self._known[conversation.id] = conversation, tuple(new), reading

    def take(self, conversation: Conversation, new: Sequence[Message]) -> TalkReading | None:
        """Return what was read ahead of these messages; None if nothing was."""
        known = self._known.pop(conversation.id, None)
        if known is None or known[:2] != (conversation, tuple(new)):
            return None
        self.used += 1
        return known[2]


class OfflineExtractor:
    """Implements ``models.Extractor``."""

    def __init__(self, readings: Readings | None = None) -> None:
        self._readings = readings

    @property
    def name(self) -> str:
        return "offline"

    def extract(self, conversation: Conversation, new: Sequence[Message], topics: Iterable[str]) -> Extraction:
        known = self._readings.take(conversation, new) if self._readings is not None else None
        reading = known or read_talk(conversation, new)
        found, left_out = reading.statements, reading.left_out
        topics_of = assign(found, reading.talk, topics)
        make = partial(
            _make_item,
            conversation=conversation,
            between_people=is_between_people(conversation),
            works=project_rules.is_agent_session(conversation.messages),
        )
        items = [
            make(each, topic.name or _name_fallback(conversation, each), also=topic.also)
            for each, topic in zip(found, topics_of, strict=True)
        ]
        tentative = tuple(make(each, TENTATIVE) for each in reading.tentative)
        return Extraction(
            tuple(items), len(left_out), left_out=left_out, tentative=tentative, withdrawn=reading.withdrawn
        )


def _prose(message: Message) -> str:
    """Return a person's prose, from which topics are named; an assistant writes so much that it would prevail."""
    if message.role not in {"user", "assistant"} or not is_person(message):
        return ""
    return "\n".join(sentence.text for sentence in sentences(message.content))


@lru_cache(maxsize=2)
def _read_beginning(messages: tuple[Message, ...]) -> str:
    """Return the beginning of what people say, by which the language of a conversation is detected."""
    return " ".join(message.content[:_TELLING] for message in messages if is_person(message))[: 10 * _TELLING]


def _make_item(
    statement: Statement, topic: str, conversation: Conversation, *, also: str = "", between_people: bool, works: bool
) -> Item:
    """Return the item of a statement. ``also``: another name of its topic; ``works``: an agent works with tools."""
    said = _get_time(statement.message, conversation)
    text, valid_from = stated_dates.resolve(statement.text, said)
    kind, salience = _classify(statement)
    tells_agent = works and statement.message.role == "user"
    if kind in {"fact", "risk"} and tells_agent and project_rules.is_project_rule(statement.said):
        kind, salience = "preference", 0.8
    elif statement.message.role == "assistant" and kind in {"preference", "pattern"}:
        kind = "fact"  # an assistant has no wishes: "the loop never stops" is what it found
    if len(text) <= TOO_SHORT and salience < _STANDS and statement.message.role == "user" and says_enough(text):
        salience = _STANDS
    source = f"{conversation.id}#{statement.message.id}" if statement.message.id else conversation.id
    return Item(
        text=fold(text),
        topic=topic,
        type=kind,
        salience=salience,
        confidence=CONFIDENCE,
        source=source,
        role=statement.message.role,
        between_people=between_people,
        created=said,
        preceding=quote_preceding(conversation.messages, statement.position, statement.said),
        valid_from=valid_from,
        replaces=find_replaced(statement.said),
        called=also,
    )


def _classify(statement: Statement) -> tuple[CellType, float]:
    if statement.agreed:
        return "decision", 0.75
    return cues.classify(statement.said, box=statement.box)


def _get_time(message: Message, conversation: Conversation) -> datetime | None:
    return message.time or conversation.started


def _name_fallback(conversation: Conversation, statement: Statement) -> str:
    """Return the topic of a statement that no word of the talk names: the title of the talk, or its day."""
    if title := fold(read_title(conversation.title) or conversation.title).strip():
        return title
    said = _get_time(statement.message, conversation)
    if said is not None:
        return language_cues.name_conversation(_read_beginning(conversation.messages), said.date().isoformat())
    return NO_TOPIC
