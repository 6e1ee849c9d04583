"""Read questions with their candidates, which the reader learns to rank (``bench/fit_reader.py``)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial

import fit_endings
import fit_ranker
import fit_worth
from keep import meets
from story_files import open_stories
from story_marks import STORIES, StoryMarks, read_marks
from talks import is_made_of

from vault_memory import Memory
from vault_memory.evaluate.labelled import LabelledQuery, matches_label
from vault_memory.llm import encoder
from vault_memory.models import Entry
from vault_memory.search.question import SearchSetup
from vault_memory.search.rank import rank
from vault_memory.search.resolve import read_query
from vault_memory.search.retrieve import Finder
from vault_memory.search.tiers import SCOPES

UNREAD = "final", "last"  # folders of stories that are never used for training
CANDIDATES = 50  # best candidates of each question, before any of them is left out
_UNREAD = frozenset({"file", "summary", "recap"})  # tiers that the reader does not read


@dataclass(frozen=True, slots=True)
class Read:
    """A candidate: the encoder input of the question and its text, its score, and whether it answers."""

    read: encoder.EncoderInput
    score: float
    answers: bool


Found = list[Read]  # the candidates of a question, best first


def read_questions(folders: Sequence[str] = ()) -> Iterator[Found]:
    """Yield the candidates of each question of the stories in ``folders``; none: of all that are used for training,
    of LoCoMo and of BEAM.
    """
    for (folder, story), marks in read_marks().items():
        if folder not in folders if folders else folder in (*UNREAD, *fit_endings.UNSEEN):
            continue
        made = open_stories(STORIES / folder)
        labels = json.loads((made / f"{story}.expect.json").read_text(encoding="utf-8"))
        with fit_endings.filled_vault([made / f"{each}.json" for each in labels["after"]]) as memory:
            for question, places in marks.questions:
                yield find(memory, question, partial(answers, places=places, marks=marks, story=story))
            for each in labels["questions"]:
                yield find(memory, each["question"], partial(_holds, keys=each["keys"]))
    for _, sample in fit_ranker.samples() if not folders else ():
        if sample.conversation.id not in fit_worth.UNSEEN:
            with fit_endings.filled_vault([sample.conversation]) as memory:
                for query in sample.labelled.queries:
                    yield find(memory, query.text, partial(_matches, query=query))


def _holds(entry: Entry, keys: Sequence[Sequence[str]]) -> bool:
    return meets(entry.text, keys)


def _matches(entry: Entry, query: LabelledQuery) -> bool:
    return any(matches_label(one, entry) for one in query.relevant)


def find(memory: Memory, question: str, answering: Callable[[Entry], bool]) -> Found:
    """Return the candidates of a question. ``answering``: whether an entry answers it."""
    snapshot = memory.index.snapshot()
    setup = SearchSetup(snapshot, memory.query_embedder, memory.settings.search, datetime.now(UTC))
    ranked = rank(Finder(setup, read_query(question, snapshot)), SCOPES["all"], 25)
    return [
        Read(encoder.build_answer(question, hit.entry.text, hit.entry.name), hit.score, answering(hit.entry))
        for hit in ranked[:CANDIDATES]
        if hit.entry.tier not in _UNREAD
    ]


def answers(entry: Entry, places: Sequence[str], marks: StoryMarks, story: str) -> bool:
    """Return whether an entry is a statement made from a marked sentence, or the message of one."""
    sources = [entry.id] if entry.tier == "message" else entry.sources
    return any(
        f"{story}-{place.partition('/')[0]}#{place.partition('/')[2].partition('.')[0]}" in sources
        and (entry.tier == "message" or is_made_of(entry.text, marks.texts[place]))
        for place in places
    )
