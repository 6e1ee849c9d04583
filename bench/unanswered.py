"""Measure what small vaults show for questions that they do not answer.

    python bench/unanswered.py FOLDER...

Each FOLDER of ``bench/stories`` holds marked stories (``story_marks.py``); each story is archived into a vault of its
own. Four kinds of questions are asked: those of the story that have an answer among the candidates (``own``); those of
the other stories in FOLDER (``others``); those of ``foreign_questions.txt`` (``general``); and questions of the story
asked of a vault without the messages that answer them (``absent``): the same people, but that was never said. Printed
are the shares that a search shows, that it shows without the remark that they are doubtful, and that are packed into a
context. Of the folders, the reader was trained on all but ``fresh``, ``later``, ``final`` and ``last``.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import numpy as np
from fit_endings import filled_vault
from fit_floor import read_foreign
from keep import meets
from reader_questions import answers
from story_files import open_stories
from story_marks import STORIES, StoryMarks, read_marks

from vault_memory import Memory
from vault_memory.models import Entry
from vault_memory.search.rank import rank
from vault_memory.search.relevance_floor import Verdict, judge
from vault_memory.search.resolve import read_query
from vault_memory.search.retrieve import Finder
from vault_memory.search.tiers import SCOPES

OWN, OTHERS, GENERAL, ABSENT = 10, 16, 8, 8  # marked questions, and questions of each other kind, per story
KINDS = ("own", "others", "general", "absent")
CANDIDATES = 30  # best candidates among which an own question must have an answer


@dataclass(frozen=True, slots=True)
class Judged:
    """A question that was asked."""

    kind: str
    verdict: Verdict
    answered: bool = False  # an own question with an answer among the candidates


def ask(memory: Memory, kind: str, text: str, answering: Callable[[Entry], bool] | None = None) -> Judged:
    snapshot = memory.index.snapshot()
    finder = Finder(snapshot, read_query(text, snapshot), memory.query_embedder, memory.settings.search)
    ranking = rank(finder, SCOPES["all"], 25, datetime.now(UTC))
    if not len(ranking):
        return Judged(kind, Verdict.NO)
    verdict = judge(finder, ranking.evidence, ranking.judge_best)
    answered = answering is not None and any(answering(hit.entry) for hit in ranking[:CANDIDATES])
    return Judged(kind, verdict, answered)


def ask_story(folder: str, story: str, marks: StoryMarks, others: Sequence[str]) -> Iterator[Judged]:
    made, drawn = open_stories(STORIES / folder), random.Random(story)
    labels = json.loads((made / f"{story}.expect.json").read_text(encoding="utf-8"))
    files = [made / f"{each}.json" for each in labels["after"]]
    with filled_vault(files) as memory:
        for question, places in drawn.sample(marks.questions, min(OWN, len(marks.questions))):
            yield ask(memory, "own", question, partial(answers, places=places, marks=marks, story=story))
        for each in labels["questions"]:
            yield ask(memory, "own", each["question"], partial(_holds, keys=each["keys"]))
        for question in drawn.sample(others, min(OTHERS, len(others))):
            yield ask(memory, "others", question)
        for question in drawn.sample(read_foreign(), GENERAL):
            yield ask(memory, "general", question)
    chosen = drawn.sample(marks.questions, min(ABSENT, len(marks.questions)))
    gone = {place.partition(".")[0] for _, places in chosen for place in places}
    with tempfile.TemporaryDirectory() as work, filled_vault(list(_cut(files, gone, Path(work)))) as memory:
        for question, _ in chosen:
            yield ask(memory, "absent", question)


def _holds(entry: Entry, keys: Sequence[Sequence[str]]) -> bool:
    return meets(entry.text, keys)


def _cut(files: Sequence[Path], gone: set[str], out: Path) -> Iterator[Path]:
    """Write the conversations without the messages that are gone (``2/m9``); yield the files."""
    for file in files:
        talk = json.loads(file.read_text(encoding="utf-8"))
        number = talk["id"].rpartition("-")[2]
        talk["messages"] = [each for each in talk["messages"] if f"{number}/{each['id']}" not in gone]
        (out / file.name).write_text(json.dumps(talk), encoding="utf-8")
        yield out / file.name


def ask_folder(folder: str) -> list[Judged]:
    marked = {story: marks for (name, story), marks in read_marks().items() if name == folder}
    found: list[Judged] = []
    for story, marks in marked.items():
        others = [text for name, other in marked.items() if name != story for text, _ in other.questions]
        found += ask_story(folder, story, marks, others)
    return found


def show(folder: str, asked: Sequence[Judged]) -> None:
    print(folder)
    for kind in KINDS:
        ranks = np.array([q.verdict.value for q in asked if q.kind == kind and (q.answered or kind != "own")])
        shown, sure, packed = (np.mean(ranks >= v.value) for v in (Verdict.DOUBTFUL, Verdict.YES, Verdict.PACKED))
        print(f"  {kind:8} {len(ranks):4}   shown {shown:.3f}   unmarked {sure:.3f}   packed {packed:.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+")
    for folder in parser.parse_args().folders:
        show(folder, ask_folder(folder))


if __name__ == "__main__":
    main()
