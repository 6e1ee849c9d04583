"""Features of a sentence for `fitted_score`, which scores whether to keep it: words, shape and context.

Words are taken in classes: a figure, a day, a name, near and far relatives, verbs of saying, modal verbs, verbs of the
past; so that "my neighbour swears" and "a colleague of hers claims" have features in common.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from vault_memory.archive.extraction.rules import cues, salience
from vault_memory.archive.extraction.rules.core_subjects import weigh_core
from vault_memory.archive.extraction.rules.hearsay_and_jokes import weigh_unreality
from vault_memory.archive.extraction.rules.lexicon import ENGLISH_DAYS, ENGLISH_MONTHS, word_set
from vault_memory.archive.extraction.rules.statement_reading import has_value
from vault_memory.archive.extraction.rules.word_shapes import IDENTIFIER, content, words
from vault_memory.models import Message
from vault_memory.text.words import words as stems

_TOKEN = re.compile(
    r"`[^`]*`|[$€£]\s?\d[\d.,]*k?|\d[\d.,:/%-]*\w*|[^\W\d_]+(?:['’][^\W\d_]+)*|\.\.\.|[!?…;:(\U0001f602\U0001f923]"
)
_DAYS = (
    frozenset(ENGLISH_DAYS)
    | {f"{day}s" for day in ENGLISH_DAYS}
    | word_set("mon tue tues wed thu thur thurs fri sat sun tomorrow tonight")
)
_MONTHS = frozenset(ENGLISH_MONTHS) | word_set("jan feb mar apr jun jul aug sept sep oct nov dec")
_CLASSES = {
    "<close>": """
        wife husband partner mum mom mother dad father sister brother son daughter kids kid child children baby
        girlfriend boyfriend fiance fiancé parents twins
        """,
    "<far>": """
        uncle aunt auntie cousin nephew niece grandma grandpa gran granny nan grandad grandfather grandmother neighbour
        neighbor colleague friend friends mate mates guy guys bloke man woman lady chap girl boy barber hairdresser
        driver somebody someone people everyone everybody customer stranger tourist ex in-laws caretaker postman lodger
        tenant owner owners teacher boss classmate passenger flatmate roommate
        """,
    "<say>": """
        says said say reckons reckon claims claimed swears swore thinks thought told tells insists insisted maintains
        saying heard hear read mentioned believes
        """,
    "<modal>": """
        would could might should would've could've might've wouldn't couldn't shouldn't i'd we'd he'd she'd they'd you'd
        """,
    "<past>": """
        went came saw ate got fell felt stole swam rode drove wrote bit hit took gave made found lost ran sat stood shot
        left met fought sent spent built won led was were had did kept knew caught taught became died grew threw flew
        """,
}
_CLASS_OF = {word: name for name, text in _CLASSES.items() for word in text.split()}
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


def list_words(text: str) -> Iterator[str]:
    """Yield words, pairs of words, their classes, pairs with classes, and how the sentence begins."""
    plain = list(_classify_tokens(text))
    if not plain:
        return
    stemmed = [_stem(word) for word in plain]
    classes = [_find_class(word) for word in plain]
    mixed = [found or word for found, word in zip(classes, stemmed, strict=True)]
    yield from stemmed
    yield from (found for found in classes if found)
    for place in range(len(plain) - 1):
        yield f"{stemmed[place]}_{stemmed[place + 1]}"
        if classes[place] or classes[place + 1]:
            yield f"{mixed[place]}~{mixed[place + 1]}"
    yield f"^{mixed[0]}"
    if len(mixed) > 1:
        yield f"^{mixed[0]}_{mixed[1]}"


def _classify_tokens(text: str) -> Iterator[str]:
    for number, token in enumerate(_TOKEN.findall(text)):
        low = token.lower().replace("’", "'")
        if token[0] == "`":
            yield "<code>"
        elif token[0] in "$€£":
            yield "<money>"
        elif token[0].isdigit():
            year = len(token) == 4 and token.isdigit() and token[:2] in {"19", "20"}
            yield "<year>" if year else "<time>" if ":" in token or low.endswith(("am", "pm")) else "<num>"
        elif low in _DAYS:
            yield "<day>"
        elif low in _MONTHS:
            yield "<month>"
        elif number and token[0].isupper() and low not in _FIRST:
            yield "<name's>" if low.endswith("'s") else "<name>"
        else:
            yield low


@lru_cache(maxsize=8_192)
def _stem(word: str) -> str:
    return (stems(word) or [word])[0] if word.isalpha() and len(word) > 3 else word


def _find_class(word: str) -> str:
    found = _CLASS_OF.get(word) or _CLASS_OF.get(word.removesuffix("'s"), "")
    return found or ("<past>" if len(word) > 4 and word.endswith("ed") else "")
