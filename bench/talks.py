"""Read the talks of ``bench/talks``, which were written for the fits of what is kept and what ends, with labels.

    === talk flat-3b
    --- part 2026-08-30T19:00
    Lotte*> [j] hi all! [k1] rent is 560 each, due on the 1st
    --- part 2026-10-20T18:00
    Gio> [k2>1] landlord put it up, 600 from november [f] he could buy a castle

``k``: worth keeping, ``w`` weak, ``j`` junk, ``f`` forbidden; without a letter nobody has judged that. A number names
the sentence, and behind ``>`` stand those that do not hold any more once it is said. ``*`` marks the owner of the
memory; between two messages 45 seconds pass, or what ``--- part`` says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path

from vault_memory.models import Conversation, Message

WORTH = {"k": "keep", "w": "weak", "j": "junk", "f": "forbidden", "": ""}
HELD_OUT = Path(__file__).with_name("held_out.txt")
_LABEL = re.compile(r"\[([kwjf]?)(\d*)(?:>([\d, k]+))?\]\s*")
_MESSAGE = re.compile(r"^(?P<who>[^:>]{1,40})> (?P<text>.*)$")
_PAUSE = timedelta(seconds=45)
_MOSTLY = 0.6  # share of the shorter text's words that both must have, for one to count as made of the other


@dataclass(frozen=True, slots=True)
class Sentence:
    """``worth``: its label, "" for none. ``number``: its number, 0 for none. ``ends``: numbers of those it ends."""

    text: str
    worth: str
    number: int
    ends: frozenset[int]


@dataclass(frozen=True, slots=True)
class Talk:
    """``sentences``: by the ids of a conversation and a message, joined by ``#``, as sources of statements are."""

    name: str
    conversations: Sequence[Conversation]
    sentences: dict[str, Sequence[Sentence]]

    def find(self, text: str, source: str) -> list[Sentence]:
        """Return the sentences of a message that a statement is made of."""
        return [each for each in self.sentences[source] if is_made_of(text, each.text)]

    def is_wanted(self, text: str) -> bool:
        """Return whether a text is made of a sentence that has a number."""
        return any(each.number and is_made_of(text, each.text) for said in self.sentences.values() for each in said)

    def is_ended(self, old: str, source: str, new: str) -> bool:
        """Return whether a statement made of an earlier message does not hold any more once ``new`` is said."""
        ends = self._list_ended(source, new)
        said = (each for sentences in self.sentences.values() for each in sentences if each.number in ends)
        return any(is_made_of(old, each.text) for each in said)

    def end_the_same(self, old: str, source: str, new: str) -> bool:
        """Return whether both end the same sentence, so that the later one may end the earlier one, too."""
        ends = self._list_ended(source, new)
        said = (each for sentences in self.sentences.values() for each in sentences if each.ends & ends)
        return any(is_made_of(old, each.text) for each in said)

    def _list_ended(self, source: str, new: str) -> frozenset[int]:
        return frozenset[int]().union(*(each.ends for each in self.find(new, source)))


def read_held_out() -> frozenset[str]:
    """Return the names of the stories, talks and conversations that the encoder has not seen."""
    return frozenset(HELD_OUT.read_text(encoding="utf-8").splitlines())


def read_talks(folder: Path) -> Iterator[Talk]:
    """Yield the talks of a folder's files."""
    for file in sorted(folder.glob("*.talk")):
        for part in re.split(r"(?m)^=== talk ", file.read_text(encoding="utf-8"))[1:]:
            head, _, body = part.partition("\n")
            yield _read_talk(f"{file.stem}-{re.sub(r'[^a-z0-9]+', '-', head.strip().casefold())}", body)


def _read_talk(name: str, body: str) -> Talk:
    conversations, sentences = list[Conversation](), dict[str, Sequence[Sentence]]()
    for number, part in enumerate(re.split(r"(?m)^--- part ", body)[1:], 1):
        start, _, lines = part.partition("\n")
        now, messages = datetime.fromisoformat(f"{start.strip()}+00:00"), list[Message]()
        for place, found in enumerate(filter(None, map(_MESSAGE.match, lines.splitlines())), 1):
            now += _PAUSE
            said = list(_read_sentences(found["text"]))
            sentences[f"{name}-{number}#m{place}"] = said
            messages.append(_build_message(f"m{place}", found["who"].strip(), said, now))
        conversations.append(Conversation(id=f"{name}-{number}", messages=tuple(messages)))
    return Talk(name, conversations, sentences)


def _read_sentences(text: str) -> Iterator[Sentence]:
    parts = _LABEL.split(text)
    for worth, number, ends, said in zip(parts[1::4], parts[2::4], parts[3::4], parts[4::4], strict=True):
        ended = frozenset(map(int, re.findall(r"\d+", ends or "")))
        yield Sentence(said.strip(), WORTH[worth], int(number or 0), ended)


def _build_message(number: str, who: str, said: Sequence[Sentence], now: datetime) -> Message:
    own, named = who == "user" or who.endswith("*"), who not in ("user", "assistant")
    return Message(
        id=number, role="user" if own else "assistant", content=" ".join(each.text for each in said), time=now,
        name=who.rstrip("*") if named else "",
    )  # fmt: skip


def is_made_of(statement: str, sentence: str) -> bool:
    """Return whether the two have most words of the shorter one in common."""
    mine, theirs = _list_words(statement), _list_words(sentence)
    return len(mine & theirs) > _MOSTLY * max(1, min(len(mine), len(theirs)))


@cache
def _list_words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", text.casefold()))
