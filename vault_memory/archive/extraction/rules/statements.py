"""Messages → self-contained statements worth keeping, at most a few a message."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from vault_memory.archive.extraction.rules import worth
from vault_memory.archive.extraction.rules.assistant import concrete
from vault_memory.archive.extraction.rules.lexicon import FIRST_PERSON, MACHINES
from vault_memory.archive.extraction.rules.polish import polish
from vault_memory.archive.extraction.rules.prose import Sentence, sentences
from vault_memory.archive.extraction.rules.words import lemma, words
from vault_memory.models import Conversation, Message

_MOST_PER_MESSAGE = 3
_LONGEST = 400  # characters; a longer "sentence" is a log or a list run together
_UNREAD = 1200  # characters; what is longer than this as written is not even looked at for what it states
_JOINED = 260  # characters; two sentences are one statement up to here
_LONGEST_QUESTION = 120  # characters; a longer one is no context but a text of its own
_LISTED = 0.8  # what an item of a list has to show beyond a sentence
_NOISE = re.compile(
    r"https?://\S+$|^[\W\d_]+$|^\W*\[[^\]]*\]\W*$|Traceback|^\s*at \w+[.(]"
    r"|\b(?:INFO|DEBUG|WARN|WARNING|ERROR|TRACE|FATAL)\b"
    r"|^\W?\d{4}-\d\d-\d\d[T ]\d\d:\d\d"
    r"|^[$>#%] |[{};]\s*$|={2,}|\\frac|^\w*(?:Error|Exception): "
)
_OPEN_QUESTION = re.compile(r"^(?:what|which|where|when|who|whose|how (?:many|much|old|long|often))\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Statement:
    """``said`` is what was said; ``text`` the cell: with the speaker's name and the question it answers."""

    text: str
    said: str
    message: Message
    position: int  # of its message in the conversation
    heading: str = ""
    box: str = ""
    score: float = 0.0


def speakers(conversation: Conversation) -> dict[str, str]:
    """Names of the people who speak, by whole and first name in lower case."""
    found: dict[str, str] = {}
    for message in conversation.messages:
        name = _name(message)
        if name:
            found.setdefault(name.lower(), name)
            found.setdefault(name.split()[0].lower(), name)
    return found


def is_person(message: Message) -> bool:
    """A user, or anybody with a name of their own: two friends chatting have no assistant."""
    return message.role == "user" or (message.role == "assistant" and bool(_name(message)))


def statements(conversation: Conversation, new: Sequence[Message]) -> tuple[list[Statement], int]:
    """The statements of the new messages, in order, and how many sentences were passed over."""
    names = speakers(conversation)
    lemmas = frozenset(lemma(part) for name in names.values() for part in name.split())
    fresh = {message.id or id(message) for message in new}
    kept: list[Statement] = []
    passed = 0
    previous: Message | None = None
    for position, message in enumerate(conversation.messages):
        if message.role not in {"user", "assistant"}:
            continue
        if (message.id or id(message)) in fresh:
            found, count = _Reader(names, lemmas).read(message, position, previous)
            kept += found
            passed += count
        previous = message
    return kept, passed


@dataclass(frozen=True, slots=True)
class _Reader:
    """Reads one message; ``names`` and ``lemmas`` are of the speakers of the conversation."""

    names: Mapping[str, str]
    lemmas: frozenset[str]

    def read(self, message: Message, position: int, previous: Message | None) -> tuple[list[Statement], int]:
        """The message's statements, and the number of its sentences that went into none."""
        spoken = [s for s in sentences(message.content) if len(s.text) <= _UNREAD and not _NOISE.search(s.text)]
        person = is_person(message)
        chosen: list[Statement] = []
        used = 0
        last = -2  # the index of the sentence that the last statement ends with
        for index, sentence in enumerate(spoken):
            text = polish(sentence.text, self.names)
            if not text or len(text) > _LONGEST:
                continue
            value = self._worth(text, sentence, person)
            joined = self._join(chosen, text, value) if chosen and last == index - 1 else None
            if joined is not None:
                chosen[-1] = joined
            elif statement := self._statement(text, value, sentence, message, position):
                question = _question(previous) if index < 2 and person and worth.dangles(text) else ""
                chosen.append(replace(statement, text=question))
            elif not chosen and index < 2 and person and worth.answers(text, value, self.lemmas):
                question = _question(previous)
                if not question:
                    continue
                chosen.append(Statement(question, text, message, position, score=worth.KEEP))
            else:
                continue
            last, used = index, used + 1
        best = sorted(sorted(chosen, key=lambda s: -s.score)[:_MOST_PER_MESSAGE], key=chosen.index)
        return [replace(s, text=_voiced(s, message, person)) for s in best], len(spoken) - used

    def _worth(self, text: str, sentence: Sentence, person: bool) -> float:
        if not person:
            return worth.KEEP if concrete(text) else 0.0
        value = worth.score(text, self.lemmas)
        return max(value, worth.KEEP) if sentence.box else value - _LISTED * sentence.listed

    def _statement(
        self, text: str, value: float, sentence: Sentence, message: Message, position: int
    ) -> Statement | None:
        if value < worth.KEEP or worth.leans(text):
            return None
        return Statement("", text, message, position, sentence.heading, sentence.box, value)

    def _join(self, chosen: Sequence[Statement], text: str, value: float) -> Statement | None:
        """The last statement with a sentence that leans on it ("It was …"), where that adds something."""
        before = chosen[-1]
        bonus = 1.5 if before.text else 1.0  # leaning is no fault here, and the subject has been told
        bonus += 1.0 * (worth.named(text, self.lemmas) > 0)
        if not worth.leans(text) or value + bonus < worth.KEEP or len(before.said) + len(text) >= _JOINED:
            return None
        return replace(before, said=f"{_stop(before.said)} {text}")


def _question(previous: Message | None) -> str:
    """The question that the message before ended with; an assistant's only where it asks for something."""
    if previous is None:
        return ""
    asked = [s.text for s in sentences(previous.content) if s.text.endswith("?")]
    if not asked or len(asked[-1]) > _LONGEST_QUESTION or len(words(asked[-1])) < 3:
        return ""
    return asked[-1] if is_person(previous) or _OPEN_QUESTION.match(asked[-1]) else ""


def _voiced(statement: Statement, message: Message, person: bool) -> str:
    """With the speaker's name before it: "I" must be somebody. In a vault of one person the user needs none."""
    said, name = statement.said, _name(message)
    if statement.text:
        return _stop(f'{name or "I"}, asked "{statement.text}": {said}')
    if name:
        return _stop(f"{name}: {said}")
    if not person and {word.lower() for word in words(said)} & FIRST_PERSON:
        return _stop(f"Assistant: {said}")
    return _stop(said)


def _name(message: Message) -> str:
    name = " ".join(message.name.split())
    return "" if name.lower() in MACHINES else name


def _stop(text: str) -> str:
    """With a full stop, where no mark ends it."""
    return text if text.rstrip("\"'”’)`*")[-1:] in ".!?…。！？" else f"{text}."
