"""Features of a sentence for `fitted_score`, which scores whether to keep it: words, shape and context."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from vault_memory.archive.extraction.rules import cues, salience
from vault_memory.archive.extraction.rules.core_subjects import weigh_core
from vault_memory.archive.extraction.rules.hearsay_and_jokes import weigh_unreality
from vault_memory.archive.extraction.rules.lexicon import word_set
from vault_memory.archive.extraction.rules.sentence_words import list_words
from vault_memory.archive.extraction.rules.statement_reading import has_value
from vault_memory.archive.extraction.rules.word_shapes import IDENTIFIER, content, words
from vault_memory.models import Message

_FIRST = word_set("i my me i'm i've i'll i'd")
_WE = word_set("we our us we're we've we'll")
_SECOND = word_set("you your you're")
_THIRD = word_set("he she they his her their him them")
_LAUGH = re.compile(r"^(?:(?:ha){2,}h?|lol|lmao|rofl|hehe|ha\b)|[😂🤣🙈]|\blol\b", re.IGNORECASE)
_LOOKED_AT = 500  # characters of a message whose words are compared
_NEAR = 3  # messages before
_FEW = 8  # messages: in a shorter conversation the words of other messages are not informative
_FOUND_BY = 20  # leading characters of a sentence by which it is located in its message
_REPLY, _SHORT_REPLY = 80, 40  # characters
_NEXT = 70  # characters of the next message whose words are looked at
_BESIDE = 90  # characters before and after a sentence in its message


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What stands around a message: who laughs, whether it answers, which words the conversation has elsewhere."""

    asked: bool  # the message before ends with a question
    laughed: bool  # the next message laughs
    briefly_answered: bool
    goes_on: bool  # the next message is of the same speaker
    near: frozenset[str]  # stems of the messages before
    following: frozenset[str]  # stems of the next one
    title: frozenset[str]
    uses: Mapping[str, int]  # in how many messages of the conversation a stem stands
    content: str = ""  # of the message
    reply: tuple[str, ...] = ()  # words with which the next message begins, as `list_words` has them
    assistant: bool = False  # it is not of the user
    named: bool = False  # its speaker has a name
    message_before: str = ""
    message_after: str = ""


class ConversationWords:
    """The words of a conversation's messages, for what stands around each."""

    def __init__(self, messages: Sequence[Message], title: str) -> None:
        self._messages = messages
        self._stems = [frozenset(content(message.content[:_LOOKED_AT])) for message in messages]
        self._uses = Counter(stem for own in self._stems for stem in own)
        self._title = frozenset(content(title))

    def surround_message(self, message: Message) -> Surroundings | None:
        """Return what stands around a message of the conversation, as `surround` does."""
        return self.surround(next(place for place, each in enumerate(self._messages) if each is message))

    def surround(self, position: int) -> Surroundings | None:
        """Return what stands around the message at a position; None: too little is said to tell."""
        if len(self._messages) < _FEW:
            return None
        here = self._messages[position]
        before = self._messages[position - 1].content.rstrip() if position else ""
        after = self._messages[position + 1] if position + 1 < len(self._messages) else None
        return Surroundings(
            asked=before.endswith("?"),
            laughed=after is not None and _LAUGH.search(after.content[:_REPLY]) is not None,
            briefly_answered=after is None or len(after.content) < _SHORT_REPLY,
            goes_on=after is not None and (after.role, after.name) == (here.role, here.name),
            near=frozenset().union(*self._stems[max(0, position - _NEAR) : position]),
            following=self._stems[position + 1] if after is not None else frozenset(),
            title=self._title,
            uses=self._uses,
            content=here.content,
            reply=tuple(list_words(after.content[:_NEXT])) if after is not None else (),
            assistant=here.role == "assistant",
            named=bool(here.name),
            message_before=self._messages[position - 1].content if position else "",
            message_after=after.content if after is not None else "",
        )


def describe(
    text: str, score: float, place: int, count: int, friends: bool, around: Surroundings | None
) -> dict[str, float]:
    """Return the features of a sentence by name; words that are there are 1.

    ``score``: what the rules give; ``place`` of ``count`` sentences of its message; ``friends``: people with names
    talk; ``around`` None: nothing is known of it.
    """
    found = dict.fromkeys(list_words(text), 1.0)
    found |= _describe_shape(text, score)
    found |= {
        "first": float(place == 0), "late": float(place > 1), "alone": float(count == 1),
        "last": float(count > 1 and place == count - 1), "friends": float(friends),
    }  # fmt: skip
    if around is None:
        return found | {"unplaced": 1.0}
    return found | _describe_place(text, around) | dict.fromkeys(_list_words_around(text, around), 1.0)


def _describe_shape(text: str, score: float) -> dict[str, float]:
    tokens = words(text)
    low = {token.lower() for token in tokens}
    named = salience.count_names(text, frozenset())
    return {
        "score": min(max(score, -4.0), 6.0), "score within": min(max(score, -2.0), 4.0),
        "core": weigh_core(text), "unreal": weigh_unreality(text, named), "names": min(named, 4),
        "value": float(has_value(text)), "cued": float(cues.is_cued(text)), "leans": float(salience.leans(text)),
        "fragment": float(salience.is_fragment(text)), "length": min(len(tokens), 30) / 10,
        "short": float(len(tokens) < 5), "long": float(len(tokens) > 20), "exclaims": float(text.endswith("!")),
        "figures": float(any(char.isdigit() for char in text)), "code": float(IDENTIFIER.search(text) is not None),
        "I": float(not low.isdisjoint(_FIRST)), "we": float(not low.isdisjoint(_WE)),
        "you": float(not low.isdisjoint(_SECOND)), "they": float(not low.isdisjoint(_THIRD)),
        "commas": float(text.count(",") > 1),
    }  # fmt: skip


def _describe_place(text: str, around: Surroundings) -> dict[str, float]:
    own = frozenset(content(text))
    again = sum(around.uses.get(stem, 0) > 1 for stem in own)
    size = max(1, len(own))
    return {
        "asked": float(around.asked), "laughed at": float(around.laughed),
        "brief reply": float(around.briefly_answered), "goes on": float(around.goes_on), "again": again / size,
        "near": len(own & around.near) / size,
        "titled": float(not own.isdisjoint(around.title)), "taken up": float(not own.isdisjoint(around.following)),
        "only here": min(len(own) - again, 6) / 3,
        "assistant": float(around.assistant), "named": float(around.named),
        "said": math.log1p(len(around.content)),
    }  # fmt: skip


BESIDE = "-+@"  # with these begin the names of words around a sentence


def _list_words_around(text: str, around: Surroundings) -> Iterator[str]:
    """Yield the words of the same message before (-) and after (+) a sentence, and of the reply (@)."""
    at = around.content.find(text[:_FOUND_BY])
    if at >= 0:
        end = at + len(text)
        yield from (f"-{word}" for word in list_words(around.content[max(0, at - _BESIDE) : at]))
        yield from (f"+{word}" for word in list_words(around.content[end : end + _BESIDE]))
    yield from (f"@{word}" for word in around.reply)
