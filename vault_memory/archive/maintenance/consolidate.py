"""Consolidate a topic: renew the summary of its current state, and with a model tidy its statements (A7).

A document is consolidated when enough cells are missing from its summary; the memory block (``cells=``) holds how many
cells the summary covers. A model writes the summary, finds contradictions and repetitions, moves statements to fitting
sections, and links, splits and renames topics; all of these are edits to named cells in one run. Without a model the
summary is extractive. If a sentence of the summary has a number or name that no statement holds, the model is asked
once more, and the sentence is left out if the second answer still has it.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING

from vault_memory.archive.decisions.talks_between_people import TalksBetweenPeople
from vault_memory.archive.maintenance.consolidation_edits import (
    duplicate_edits,
    get_stated_time,
    lacks_search_words,
    link_edits,
    moving_edits,
    part_of,
    search_word_edits,
    superseding_edits,
)
from vault_memory.archive.maintenance.grounded_summary import keep_grounded, list_problems
from vault_memory.archive.maintenance.reorganise import reorganise
from vault_memory.archive.maintenance.topic_summary import extractive, is_extractive
from vault_memory.errors import LlmError, NotFoundError, VaultError
from vault_memory.events import emit
from vault_memory.models import Add, Cell, Edit, SetSummary, Supersede, Topic, TopicReport
from vault_memory.text.words import content_words
from vault_memory.vault import review
from vault_memory.vault.document.topic_text import decode
from vault_memory.vault.runs.run import start_run
from vault_memory.vault.storage.store import Store

if TYPE_CHECKING:
    from vault_memory.llm.client import Client
    from vault_memory.llm.prompts.base import NumberedStatement, Prompt
    from vault_memory.llm.prompts.consolidate import Consolidated, SeveralConsolidated, ShownTopic, Split

SHOWN = 80  # most cells the model sees: the newest and the weightiest; the current summary covers the others
FIRST = 2  # current cells from which on a topic gets its first summary
TOGETHER = 12  # topics in one call …
_FEW = 2  # … where there are so many
_OTHERS = 12  # names of other topics that are shown
_TYPES = ("task", "done task", "risk")  # types that a summary words differently from facts
_INSTRUCTIONS = 1300  # tokens of the prompt that are not cells
_CELL = 45  # tokens of a usual cell


@dataclass(frozen=True, slots=True)
class _TopicQuestion:
    """What a model is shown of a topic: ``cells``, numbered from 1, and the summary so far."""

    topic: Topic
    cells: Sequence[Cell]
    summary: str
    waiting: Sequence[str] = ()
    talks: Container[Cell] = ()  # statements of talks between people

    def describe_topic(self, offset: int = 0) -> ShownTopic:
        from vault_memory.llm.prompts.consolidate import ShownTopic

        unasked = [number for number, cell in enumerate(self.cells, offset + 1) if lacks_search_words(cell)]
        return ShownTopic(
            self.topic.name,
            _number_statements(self.cells, offset, talks=self.talks),
            self.summary,
            self.waiting,
            unasked,
        )


@dataclass(frozen=True, slots=True)
class _TopicOutcome:
    """The changes to make to a topic."""

    edits: Sequence[Edit] = ()
    splits: Sequence[Split] = ()
    name: str = ""
    notes: Sequence[str] = ()  # what of the answer is not done, and why


class Consolidator:
    """Renews summaries that miss at least ``after`` cells. ``client`` None: summaries are extractive."""

    def __init__(self, store: Store, client: Client | None, after: int) -> None:
        self._store, self._client, self._after = store, client, after
        self._prepared: dict[str, tuple[Topic, _TopicOutcome]] = {}
        self._names: dict[str, str] | None = None
        self._outdated: set[str] = set()
        self._talks = TalksBetweenPeople(store)

    def prepare(self, paths: Iterable[str], outdated: Iterable[str] = ()) -> None:
        """Ask about all due documents in one call; the answers are used when each document is renewed.

        ``outdated``: those of which statements have ended since, so that a summary may say what is no longer so.
        """
        if self._client is None:
            return
        self._outdated.update(outdated)
        topics = [topic for path in dict.fromkeys(paths) if (topic := self._read(path)) is not None and self.due(topic)]
        for first in range(0, len(topics), TOGETHER):
            if len(some := topics[first : first + TOGETHER]) < _FEW:
                return
            asked = [self._ask(topic, self._client, len(some)) for topic in some]
            try:
                self._take(asked, self._ask_together(asked, self._client))
            except LlmError:
                return  # each is asked about alone when it is renewed

    def _ask_together(self, asked: Sequence[_TopicQuestion], client: Client) -> SeveralConsolidated:
        from vault_memory.llm.prompts import consolidate as asking

        offsets = accumulate((len(each.cells) for each in asked), initial=0)
        rows = [each.describe_topic(offset) for each, offset in zip(asked, offsets, strict=False)]
        return client.ask(asking.build_many(rows, self._find_named_topics(asked)), asking.SeveralConsolidated).value

    def _take(self, asked: Sequence[_TopicQuestion], answer: SeveralConsolidated) -> None:
        summaries = {each.topic.strip().rstrip(":").upper(): each for each in answer.summaries}
        ends = pairwise(accumulate((len(each.cells) for each in asked), initial=0))
        for letter, each, (offset, end) in zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", asked, ends, strict=False):
            if letter in summaries:
                self._prepared[each.topic.path] = (
                    each.topic,
                    self._read_answer(each, part_of(answer, summaries[letter], offset, end)),
                )

    def _read(self, path: str) -> Topic | None:
        try:
            return decode(self._store.read(path), path)
        except (NotFoundError, VaultError):
            return None

    def __call__(self, path: str, *, now: datetime) -> TopicReport | None:
        """Implements ``job.Consolidate``: renews the summary if it is due; a failure is in the report, not raised."""
        topic = self._read(path)
        return self.renew(topic, now=now) if topic is not None and self.due(topic) else None

    def due(self, topic: Topic) -> bool:
        """Return whether the summary misses enough cells, and no proposed summary waits for a person."""
        first = not topic.summarised and topic.summary_ours
        if first and sum(not cell.superseded for cell in topic.cells) < FIRST:
            return False  # it would only repeat the statement
        enough = min(FIRST, self._after) if first else self._after
        stale = topic.path in self._outdated and topic.summarised > 0
        if topic.malformed or topic.merge_pending or (count_known(topic) - topic.summarised < enough and not stale):
            return False
        return topic.summary_ours or not any(
            proposal.path == topic.path and isinstance(proposal.edit, SetSummary)
            for proposal in review.waiting(self._store)
        )

    def renew(self, topic: Topic, *, now: datetime) -> TopicReport:
        """Write a new summary and supersede what no longer holds, whether due or not."""
        report = TopicReport(topic.path, topic.name)
        if topic.malformed:
            return replace(report, error=str(topic.problems[0]))
        current = [cell for cell in topic.cells if not cell.superseded]
        if not current:
            return report
        try:
            wanted = (
                self._answer(topic) if self._client is not None else _TopicOutcome(_extract_summary(topic, current))
            )
            with start_run(self._store, "consolidate", now=now) as run:
                results = run.edit(topic.path, wanted.edits)
                notes = reorganise(run, topic.path, wanted.splits, wanted.name)
        except (LlmError, VaultError, NotFoundError) as error:
            emit("archival", operation="consolidation", topic=topic.name, stage="failed", error=type(error).__name__)
            return replace(report, error=str(error))
        self._outdated.discard(topic.path)
        outcomes = [(type(result.edit), result.outcome) for result in results]
        report = replace(
            report,
            summary=(SetSummary, "updated") in outcomes,
            superseded=outcomes.count((Supersede, "superseded")),
            pending=sum(outcome == "pending" for _, outcome in outcomes),
            notes=(*wanted.notes, *notes),
        )
        emit("archival", operation="consolidation", topic=topic.name, stage="complete", superseded=report.superseded)
        return report

    def prompt(self, topic: Topic, client: Client) -> Prompt:
        """Return the prompt about one topic, for an estimate."""
        from vault_memory.llm.prompts import consolidate as asking

        asked = self._ask(topic, client)
        return asking.prompt(asked.describe_topic(), self._find_named_topics([asked]))

    def _ask(self, topic: Topic, client: Client, share: int = 1) -> _TopicQuestion:
        """Build the question about a topic. ``share``: how many topics share the room of the call."""
        from vault_memory.archive.decisions.shown_parts import waiting_lines

        room = (client.room - _INSTRUCTIONS) // _CELL // share
        cells = _weightiest([cell for cell in topic.cells if not cell.superseded], max(4, min(SHOWN, room)))
        before = "" if topic.summary_ours and is_extractive(topic.summary, topic.cells) else topic.summary
        return _TopicQuestion(topic, cells, before, tuple(waiting_lines(self._store, topic)), self._talks)

    def _find_named_topics(self, asked: Sequence[_TopicQuestion]) -> list[str]:
        """Return the names of other topics that the statements name."""
        here = {each.topic.path for each in asked}
        said = {word for each in asked for cell in each.cells for word in content_words(cell.text)}
        near = [
            name
            for name, path in self._list_paths_by_name().items()
            if path not in here and (words := content_words(name)) and said.issuperset(words)
        ]
        return near[:_OTHERS]

    def _list_paths_by_name(self) -> dict[str, str]:
        """Return the documents' paths by the names of their files."""
        if self._names is None:
            paths = [file.path for file in self._store.scan().files if file.path.startswith("topics/")]
            self._names = {path.rpartition("/")[2].removesuffix(".md"): path for path in paths}
        return self._names

    def _answer(self, topic: Topic) -> _TopicOutcome:
        from vault_memory.llm.prompts import consolidate as asking

        assert self._client is not None
        prepared, wanted = self._prepared.pop(topic.path, (None, _TopicOutcome()))
        if prepared is not None and prepared.text == topic.text:
            return wanted
        asked = self._ask(topic, self._client)
        prompt = asking.prompt(asked.describe_topic(), self._find_named_topics([asked]))
        return self._read_answer(asked, self._client.ask(prompt, asking.Consolidated).value)

    def _read_answer(self, asked: _TopicQuestion, answer: Consolidated) -> _TopicOutcome:
        assert self._client is not None
        topic, cells = asked.topic, asked.cells
        notes: list[str] = []
        edits: list[Edit] = [*superseding_edits(answer.superseded, cells, notes, self._talks)]
        edits += duplicate_edits(answer.duplicates, cells, _list_ended(edits), notes)
        edits += moving_edits(answer.moves, cells, _list_ended(edits), notes)
        edits += search_word_edits(answer.search, cells, _list_ended(edits))
        dated = [(at, cell) for cell in cells if (at := get_stated_time(cell)) is not None]
        if dated:
            newest = max(dated, key=lambda pair: pair[0])[1]
            edits += link_edits(answer.links, topic, self._list_paths_by_name(), self._client.model, newest)
        if summary := self._ground_summary(asked, answer.summary, notes):
            added = sum(isinstance(edit, Add) for edit in edits)
            edits.append(SetSummary(summary, reason="consolidated", cells=count_known(topic) + added))
        return _TopicOutcome(edits, answer.splits, answer.rename, notes)

    def _ground_summary(self, asked: _TopicQuestion, summary: str, notes: list[str]) -> str:
        """Return the summary, asked for once more where no cell supports a sentence; ``notes`` gets the sentences
        that are left out.
        """
        from vault_memory.llm.prompts import consolidate as asking

        assert self._client is not None
        name = asked.topic.name
        sources = [name, asked.summary, *asked.waiting, *(_text_and_context(cell) for cell in asked.cells)]
        if wrong := list_problems(summary, sources):
            prompt = asking.build_retry(name, _number_statements(asked.cells, talks=self._talks), summary, wrong)
            with suppress(LlmError):
                summary = self._client.ask(prompt, asking.Consolidated).value.summary
        kept = keep_grounded(summary, sources)
        if left := list_problems(summary, sources):
            emit("archival", operation="consolidation", topic=name, stage="left out", sentences=len(left))
            notes += [f"left out of the summary: {sentence}" for sentence in left]
        return kept


def _list_ended(edits: Sequence[Edit]) -> set[str]:
    return {edit.target.key for edit in edits if isinstance(edit, Supersede)}


def _number_statements(shown: Sequence[Cell], offset: int = 0, *, talks: Container[Cell]) -> list[NumberedStatement]:
    from vault_memory.archive.decisions.shown_parts import statement

    rows = [statement(number, cell, talks) for number, cell in enumerate(shown, offset + 1)]
    return [replace(row, detail="", type=row.type if row.type in _TYPES else "fact") for row in rows]


def count_known(topic: Topic) -> int:
    """Count cells that the program made, superseded ones included: only these call for a summary of ours."""
    return sum(cell.attributes is not None for cell in topic.cells)


def _extract_summary(topic: Topic, current: Sequence[Cell]) -> list[Edit]:
    """Extract a summary without a model; a person's or a model's own summary is not replaced."""
    if not topic.summary_ours or not is_extractive(topic.summary, topic.cells):
        return []
    summary = extractive(current)
    return [SetSummary(summary, reason="extractive")] if summary not in ("", topic.summary) else []


def _weightiest(current: Sequence[Cell], most: int) -> list[Cell]:
    """Return half the newest and half the weightiest cells, in the order of the document."""
    if len(current) <= most:
        return list(current)
    numbers = range(len(current))
    newest = sorted(
        numbers, key=lambda n: (get_stated_time(current[n]) or datetime.min.replace(tzinfo=UTC), n), reverse=True
    )
    weighty = sorted(numbers, key=lambda n: (-current[n].salience * current[n].confidence, n))
    chosen = dict.fromkeys(newest[: most // 2])
    for number in weighty:
        if len(chosen) >= most:
            break
        chosen[number] = None
    return [current[number] for number in sorted(chosen)]


def _text_and_context(cell: Cell) -> str:
    context = cell.attributes.context if cell.attributes is not None else ""
    return f"{cell.text} {context}"
