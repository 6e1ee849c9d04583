"""Read what readers marked in the stories: which sentence ends which, and which sentences answer a question.

``bench/stories/endings.txt``:

    === written/andes
    1/m5.2 1/m6.1 > 2/m9.1
    1/m7.1 ? 2/m9.1

Once the sentence behind ``>`` is said, each of those before it holds no more; behind ``?`` a careful reader could argue
either way. ``2/m9.1`` is the first sentence of message m9 in the second conversation. All endings of a story are
marked, so that what is not marked ends nothing. ``bench/stories/questions.txt``:

    === written/andes
    how far can Luc walk in a day | 1/m4.1

Each of the sentences answers the question as things stand at the end of the story.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from story_files import open_stories
from talks import is_made_of

from vault_memory.archive.extraction.rules.message_sentences import sentences

STORIES = Path(__file__).with_name("stories")
_ENDING = re.compile(r"^(?P<old>[^>?]+) (?P<sign>[>?]) (?P<new>\S+)$")


@dataclass(slots=True)
class StoryMarks:
    """The marks of a story, by places of sentences. ``texts``: the text of each sentence. ``ended`` and ``maybe``: for
    each new sentence, the earlier ones that it ends, and those that it may end. ``questions``: with their answers.
    """

    texts: dict[str, str]
    ended: dict[str, list[str]] = field(default_factory=dict)
    maybe: dict[str, list[str]] = field(default_factory=dict)
    questions: list[tuple[str, list[str]]] = field(default_factory=list)

    def is_ended(self, old: str, source: str, new: str) -> bool | None:
        """Return whether a statement holds no more once ``new`` is said in a message; None where one could argue.

        ``source``: the id of the conversation and that of the message, joined by ``#``.
        """
        conversation, _, message = source.partition("#")
        begin = f"{conversation.rpartition('-')[2]}/{message}."
        said = [at for at, text in self.texts.items() if at.startswith(begin) and is_made_of(new, text)]

        def holds(known: dict[str, list[str]]) -> bool:
            return any(is_made_of(old, self.texts[one]) for at in said for one in known.get(at, ()))

        return True if holds(self.ended) else None if holds(self.maybe) else False


@cache
def read_marks() -> dict[tuple[str, str], StoryMarks]:
    """Return the marks of each marked story, by its folder and name."""
    found: dict[tuple[str, str], StoryMarks] = {}
    for head, lines in _read_parts("endings.txt"):
        marks = found.setdefault(head, StoryMarks(_read_texts(*head)))
        for each in filter(None, map(_ENDING.match, lines)):
            known = marks.ended if each["sign"] == ">" else marks.maybe
            known.setdefault(each["new"], []).extend(each["old"].split())
    for head, lines in _read_parts("questions.txt"):
        asked = (line.rpartition("|") for line in lines)
        found[head].questions.extend((text.strip(), places.split()) for text, _, places in asked)
    for head, marks in found.items():
        _require_sentences(head, marks)
    return found


def _require_sentences(head: tuple[str, str], marks: StoryMarks) -> None:
    """Raise ValueError where a mark names a sentence that a story lacks, because sentences are split otherwise now."""
    named = {*marks.ended, *marks.maybe, *(place for _, answers in marks.questions for place in answers)}
    named.update(place for olds in (*marks.ended.values(), *marks.maybe.values()) for place in olds)
    if missing := sorted(named - marks.texts.keys()):
        raise ValueError(f"{STORIES}: {'/'.join(head)} has no sentence {', '.join(missing)}; move the marks")


def _read_parts(name: str) -> Iterator[tuple[tuple[str, str], list[str]]]:
    for part in re.split(r"(?m)^=== ", (STORIES / name).read_text(encoding="utf-8"))[1:]:
        head, *lines = part.strip().splitlines()
        folder, _, story = head.partition("/")
        yield (folder, story), lines


def _read_texts(folder: str, story: str) -> dict[str, str]:
    """Return the sentences of a story by their places; a message without a sentence of prose is one itself."""
    found: dict[str, str] = {}
    for file in sorted(open_stories(STORIES / folder).glob(f"{story}-*.json")):
        number = file.stem.removeprefix(f"{story}-")
        for message in json.loads(file.read_text(encoding="utf-8"))["messages"] if number.isdigit() else ():
            told = [each.text for each in sentences(message["content"])] or [" ".join(message["content"].split())]
            found |= {f"{number}/{message['id']}.{at}": text for at, text in enumerate(told, 1)}
    return found
