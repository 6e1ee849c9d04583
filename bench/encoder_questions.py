"""Read questions with their search results, which the encoder learns to rank (``bench/fit_encoder.py``)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

import fit_endings
import fit_ranker
import fit_worth
from keep import meets
from story_files import open_stories
from story_marks import STORIES, StoryMarks, read_marks
from talks import is_made_of

from vault_memory import Memory
from vault_memory.evaluate.labelled import matches_label
from vault_memory.llm import encoder
from vault_memory.models import Entry

UNREAD = "final", "last"  # folders of stories that are never used for training
RESULTS = 25  # results per question

Found = list[tuple[encoder.EncoderInput, bool]]


def read_questions() -> Iterator[Found]:
    """Yield the search results of each question, each with whether it answers: stories, LoCoMo and BEAM."""
    for (folder, story), marks in read_marks().items():
        if folder in (*UNREAD, *fit_endings.UNSEEN):
            continue
        made = open_stories(STORIES / folder)
        labels = json.loads((made / f"{story}.expect.json").read_text(encoding="utf-8"))
        with fit_endings.filled_vault([made / f"{each}.json" for each in labels["after"]]) as memory:
            for question, places in marks.questions:
                yield [(read, answers(entry, places, marks, story)) for read, entry in find(memory, question)]
            for each in labels["questions"]:
                found = find(memory, each["question"])
                yield [(read, meets(entry.text, each["keys"])) for read, entry in found]
    for _, sample in fit_ranker.samples():
        if sample.conversation.id not in fit_worth.UNSEEN:
            with fit_endings.filled_vault([sample.conversation]) as memory:
                for query in sample.labelled.queries:
                    found = find(memory, query.text)
                    yield [(read, any(matches_label(one, entry) for one in query.relevant)) for read, entry in found]


def find(memory: Memory, question: str) -> list[tuple[encoder.EncoderInput, Entry]]:
    """Return the encoder input and the entry of each result of a question, best first."""
    hits = memory.search(question, limit=RESULTS, touch=False).hits
    return [(encoder.build_answer(question, hit.entry.text, hit.entry.name), hit.entry) for hit in hits]


def answers(entry: Entry, places: Sequence[str], marks: StoryMarks, story: str) -> bool:
    """Return whether an entry is a statement made from a marked sentence, or the message of one."""
    sources = [entry.id] if entry.tier == "message" else entry.sources
    return any(
        f"{story}-{place.partition('/')[0]}#{place.partition('/')[2].partition('.')[0]}" in sources
        and (entry.tier == "message" or is_made_of(entry.text, marks.texts[place]))
        for place in places
    )
