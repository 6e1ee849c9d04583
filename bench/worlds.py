"""Read the worlds of ``bench/ending_worlds``, written for the fits of what ends: statements, and later ones.

    === allotment
    1. I've set aside £220 for a press.
    2. I, asked "Filtered or cloudy?": cloudy, as my mum's was.
    - Assistant: Shall I draft a budget?
    > My partner agreed to £275. | 1

Behind ``|`` stand the numbers of the statements that do not hold any more; the lines above, after ``-``, are the talk
before it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from talks import Sentence, Talk

from vault_memory.models import Conversation, Message

WORLDS = Path(__file__).with_name("ending_worlds")
_KNOWN = re.compile(r"(?m)^\s*(\d+)\.\s+(.*\S)")
_LINE = re.compile(r"(?m)^\s*([->])\s+(.*\S)")
_LATER = re.compile(r"(.*?)\s*\|([\d, ]*)")
_SPEAKER = re.compile(r"([^:]{1,20}): ")
_ASKED = re.compile(r'(?:(?P<who>[^:"]{1,20}), )?asked "(?P<question>[^"]+)": (?P<answer>.*)')
_PERSON = 3  # lines that begin with a name, from which on it is a person of the talk
_START, _PAUSE = datetime(2026, 3, 2, 9, tzinfo=UTC), timedelta(hours=5)


class Later(NamedTuple):
    """A later sentence of a world, the lines of the talk before it, and the numbers of the statements that it ends."""

    text: str
    talk: Sequence[str]
    ends: frozenset[int]

    @property
    def preceding(self) -> str:
        """The talk as `quote_preceding` gives it: what the same person says last stands without the name."""
        speaker = _SPEAKER.match(self.text)
        own = len(self.talk)
        while own and speaker is not None and self.talk[own - 1].startswith(speaker[0]):
            own -= 1
        said = " ".join(line[len(speaker[0]) :] for line in self.talk[own:]) if speaker is not None else ""
        return " | ".join(part for part in (*self.talk[:own], said) if part)


class World(NamedTuple):
    """``known``: the statements, by number."""

    name: str
    known: Mapping[int, str]
    later: Sequence[Later]

    def drop_talk(self) -> World:
        """Return the world without the later sentences that have talk before them."""
        return self._replace(later=[each for each in self.later if not each.talk])

    def build_talk(self) -> Talk:
        """Return the world as a talk of one conversation, one message for each statement and line."""
        messages, sentences, people = list[Message](), dict[str, Sequence[Sentence]](), self._list_people()

        def say(line: str, number: int = 0, ends: frozenset[int] = frozenset()) -> None:
            asked = _ASKED.fullmatch(line)
            if asked is not None:
                say(f"Assistant: {asked['question']}" if asked["who"] == "I" else asked["question"])
                line = asked["answer"] if asked["who"] == "I" else f"{asked['who']}: {asked['answer']}"
            found = _SPEAKER.match(line)
            name, text = (found[1], line[found.end() :]) if found is not None and found[1] in people else ("", line)
            place = f"m{len(messages) + 1}"
            sentences[f"{self.name}#{place}"] = [Sentence(text, "", number, ends)]
            role = "assistant" if name == "Assistant" else "user"
            time = _START + _PAUSE * len(messages)
            messages.append(Message(id=place, role=role, content=text, time=time, name=name * (role == "user")))

        for number, text in self.known.items():
            say(text, number)
        for number, later in enumerate(self.later, max(self.known) + 1):
            for line in later.talk:
                say(line)
            say(later.text, number, later.ends)
        return Talk(self.name, [Conversation(id=self.name, messages=tuple(messages))], sentences)

    def _list_people(self) -> set[str]:
        lines = (*self.known.values(), *(line for each in self.later for line in (each.text, *each.talk)))
        counts = Counter(found[1] for line in lines if (found := _SPEAKER.match(line)) is not None)
        return {name for name, count in counts.items() if count >= _PERSON} | {"Assistant"}


def read_worlds(*begins: str) -> Iterator[World]:
    """Yield the worlds of the files whose names begin so; of all files if none is given."""
    for file in sorted(file for file in WORLDS.glob("*.txt") if not begins or file.name.startswith(begins)):
        for number, world in enumerate(re.split(r"(?m)^=== ", file.read_text(encoding="utf-8"))[1:], 1):
            known = {int(found): text for found, text in _KNOWN.findall(world)}
            later, talk = list[Later](), list[str]()
            for sign, text in _LINE.findall(world):
                if sign == "-":
                    talk.append(text)
                elif (found := _LATER.fullmatch(text)) is not None:
                    later.append(Later(found[1], talk, frozenset(map(int, re.findall(r"\d+", found[2])))))
                    talk = []
            yield World(f"{file.stem}-{number}", known, later)
