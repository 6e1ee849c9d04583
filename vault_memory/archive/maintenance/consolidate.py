"""A topic's summary of how things stand, and what in it is superseded (A7); pruning (A8).

Lazy: a document is looked at again when enough cells have come that its summary does not know; how many it knows
stands in the memory block (``cells=``). With a model the summary is written, contradictions are found and statements
moved to sections that fit; without one it is extractive. A sentence with a number or name that no statement holds is
asked for again, and left out where it comes back so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from vault_memory.archive.maintenance.topic_summary import extractive, is_extractive
from vault_memory.errors import LlmError, NotFoundError, VaultError
from vault_memory.events import emit
from vault_memory.models import (
    CELL_SECTIONS,
    Add,
    Attributes,
    Cell,
    CellRef,
    Edit,
    Remove,
    SetSummary,
    Supersede,
    Topic,
    TopicReport,
    Update,
)
from vault_memory.text.sentences import split_sentences
from vault_memory.vault import review
from vault_memory.vault.document.topic_text import decode
from vault_memory.vault.runs.run import start_run
from vault_memory.vault.storage.store import Store

if TYPE_CHECKING:
    from vault_memory.llm.client import Client
    from vault_memory.llm.prompts.base import NumberedStatement, Prompt
    from vault_memory.llm.prompts.consolidate import Move, SeveralConsolidated, Superseded

MAX_WORDS = 150  # a summary has fewer
SHOWN = 80  # cells the model sees: the newest and the weightiest; of the others the summary so far speaks
ENDED = 10  # cells one consolidation may supersede
FIRST = 2  # cells that get a topic its first summary
TOGETHER = 12  # topics in one call …
_FEW = 2  # … where there are so many
_INSTRUCTIONS = 1300  # tokens of the prompt that are not cells
_CELL = 45  # tokens of a usual cell


class Consolidator:
    """``after`` cells that the summary does not know are enough for a new one. ``client`` None: extractive."""

    def __init__(self, store: Store, client: Client | None, after: int) -> None:
        self._store, self._client, self._after = store, client, after
        self._prepared: dict[str, tuple[Topic, list[Edit]]] = {}
        self._outdated: set[str] = set()

    def prepare(self, paths: Iterable[str], outdated: Iterable[str] = ()) -> None:
        """Ask about all of these documents that are due in one call; what comes of it is used when each is renewed.

        ``outdated``: those of which statements have ended since, so that a summary may say what is no longer so.
        """
        if self._client is None:
            return
        self._outdated.update(outdated)
        from vault_memory.llm.prompts import consolidate as asking

        topics = [topic for path in dict.fromkeys(paths) if (topic := self._read(path)) is not None and self.due(topic)]
        for first in range(0, len(topics), TOGETHER):
            some = topics[first : first + TOGETHER]
            rooms = [self.prompt(t, _standing_cells(t), self._client, share=len(some)) for t in some]
            if len(some) < _FEW:
                return
            rows, offset = [], 0
            for topic, (_, shown, before) in zip(some, rooms, strict=True):
                rows.append((topic.name, _numbered(shown, offset), before))
                offset += len(shown)
            try:
                answer = self._client.ask(asking.several(rows), asking.SeveralConsolidated).value
            except LlmError:
                return  # each is asked about alone when it is renewed
            self._take(some, rooms, answer)

    def _take(
        self, topics: Sequence[Topic], rooms: Sequence[tuple[Prompt, list[Cell], str]], answer: SeveralConsolidated
    ) -> None:
        summaries = {each.topic.strip().rstrip(":").upper(): each.summary for each in answer.summaries}
        offset = 0
        for letter, topic, (_, shown, before) in zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", topics, rooms, strict=False):
            numbers = range(offset + 1, offset + len(shown) + 1)
            own = [
                each.model_copy(update={"cell": each.cell - offset, "by": each.by - offset})
                for each in answer.superseded
                if each.cell in numbers and each.by in numbers
            ]
            moves = [m.model_copy(update={"cell": m.cell - offset}) for m in answer.moves if m.cell in numbers]
            offset += len(shown)
            if letter in summaries:
                self._prepared[topic.path] = topic, self._edits(topic, shown, before, summaries[letter], own, moves)

    def _read(self, path: str) -> Topic | None:
        try:
            return decode(self._store.read(path), path)
        except (NotFoundError, VaultError):
            return None

    def __call__(self, path: str, *, now: datetime) -> str:
        """Implements ``job.Consolidate``: only what is due, and nothing is raised for the one document."""
        topic = self._read(path)
        return self.renew(topic, now=now).error if topic is not None and self.due(topic) else ""

    def due(self, topic: Topic) -> bool:
        """Whether enough cells are not in the summary yet, and no summary waits for a person already."""
        first = not topic.summarised and topic.summary_ours
        enough = min(FIRST, self._after) if first else self._after
        stale = topic.path in self._outdated and topic.summarised > 0
        if topic.malformed or topic.merge_pending or (count_known(topic) - topic.summarised < enough and not stale):
            return False
        return topic.summary_ours or not any(
            proposal.path == topic.path and isinstance(proposal.edit, SetSummary)
            for proposal in review.waiting(self._store)
        )

    def renew(self, topic: Topic, *, now: datetime) -> TopicReport:
        """A new summary and what is superseded, whether due or not."""
        report = TopicReport(topic.path, topic.name)
        if topic.malformed:
            return replace(report, error=str(topic.problems[0]))
        current = [cell for cell in topic.cells if not cell.superseded]
        if not current:
            return report
        try:
            edits = self._asked(topic, current, now) if self._client is not None else _extracted(topic, current)
            with start_run(self._store, "consolidate", now=now) as run:
                results = run.edit(topic.path, edits)
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
        )
        emit("archival", operation="consolidation", topic=topic.name, stage="complete", superseded=report.superseded)
        return report

    def prompt(
        self, topic: Topic, current: Sequence[Cell], client: Client, share: int = 1
    ) -> tuple[Prompt, list[Cell], str]:
        """What would be asked, the cells shown under the numbers from 1, and the summary so far. ``share``: topics that
        share the room of a call.
        """
        from vault_memory.llm.prompts import consolidate as asking

        room = (client.room - _INSTRUCTIONS) // _CELL // share
        shown = _weightiest(current, max(4, min(SHOWN, room)))
        before = "" if topic.summary_ours and is_extractive(topic.summary, topic.cells) else topic.summary
        return asking.prompt(topic.name, _numbered(shown), summary=before), shown, before

    def _asked(self, topic: Topic, current: Sequence[Cell], now: datetime) -> list[Edit]:
        from vault_memory.llm.prompts import consolidate as asking

        assert self._client is not None
        asked_of, edits = self._prepared.pop(topic.path, (None, []))
        if asked_of is not None and asked_of.text == topic.text:
            return edits
        prompt, shown, before = self.prompt(topic, current, self._client)
        answer = self._client.ask(prompt, asking.Consolidated).value
        return self._edits(topic, shown, before, answer.summary, answer.superseded, answer.moves)

    def _edits(
        self,
        topic: Topic,
        shown: Sequence[Cell],
        before: str,
        summary: str,
        superseded: Sequence[Superseded],
        moves: Sequence[Move],
    ) -> list[Edit]:
        edits: list[Edit] = list(_superseding(superseded, shown))
        ended = {edit.target.id for edit in edits if isinstance(edit, Supersede)}
        edits += [edit for edit in _moving(moves, shown) if edit.target.id not in ended]
        if summary := self._grounded(topic, shown, before, summary):
            edits.append(SetSummary(summary, reason="consolidated", cells=count_known(topic)))
        return edits

    def _grounded(self, topic: Topic, shown: Sequence[Cell], before: str, summary: str) -> str:
        """The summary, asked for once more where a sentence of it says what no cell says."""
        from vault_memory.llm.prompts import consolidate as asking

        assert self._client is not None
        sources = [topic.name, before, *(_text_and_context(cell) for cell in shown)]
        if wrong := ungrounded(summary, sources):
            prompt = asking.again(topic.name, _numbered(shown), summary, wrong)
            with suppress(LlmError):
                summary = self._client.ask(prompt, asking.Consolidated).value.summary
        kept = grounded(summary, sources)
        if left := ungrounded(summary, sources):
            emit("archival", operation="consolidation", topic=topic.name, stage="left out", sentences=len(left))
        return kept


def _numbered(shown: Sequence[Cell], offset: int = 0) -> list[NumberedStatement]:
    from vault_memory.archive.decisions.model_judge import statement

    return [statement(number, cell) for number, cell in enumerate(shown, offset + 1)]


def _standing_cells(topic: Topic) -> list[Cell]:
    return [cell for cell in topic.cells if not cell.superseded]


def _moving(moves: Sequence[Move], shown: Sequence[Cell]) -> Iterator[Update]:
    """Statements of the machine to other sections; nothing of a person's moves."""
    for each in moves:
        cell = shown[each.cell - 1] if 1 <= each.cell <= len(shown) else None
        if cell is not None and cell.id and cell.attributes is not None and not cell.by_person:
            at = _stated(cell)
            if at is not None:
                yield Update(CellRef(cell.id), cell.text, Attributes(), at, "moved", each.section)


def count_known(topic: Topic) -> int:
    """Cells that the machine knows something about, superseded ones too: only these call for a summary of ours."""
    return sum(cell.attributes is not None for cell in topic.cells)


def prune(store: Store, topic: Topic, *, days: int, now: datetime) -> TopicReport:
    """Take out what has been superseded for ``days`` and that no person wrote or edited."""
    before = now - timedelta(days=days)
    old = [
        cell
        for cell in topic.cells
        if cell.superseded and cell.id and not cell.by_person and (at := _ended(cell)) is not None and at <= before
    ]
    edits = [Remove(CellRef(cell.id), f"superseded for {days} days") for cell in old]
    report = TopicReport(topic.path, topic.name)
    try:
        with start_run(store, "consolidate", now=now) as run:
            results = run.edit(topic.path, edits)
    except (VaultError, NotFoundError) as error:
        return replace(report, error=str(error))
    return replace(report, removed=sum(result.outcome == "updated" for result in results))


def grounded(summary: str, sources: Sequence[str], *, limit_words: int = MAX_WORDS) -> str:
    """The sentences of ``summary`` whose numbers, paths and identifiers all stand in the sources, as many as fit."""
    from vault_memory.archive.decisions.values import unsupported

    kept: list[str] = []
    room = limit_words - 1
    for sentence in _sentences(summary):
        words = len(sentence.split())
        if words <= room and not unsupported(sentence, sources):
            kept.append(sentence)
            room -= words
    return " ".join(kept)


def ungrounded(summary: str, sources: Sequence[str], *, limit_words: int = MAX_WORDS) -> list[str]:
    """Return what is wrong with a summary: sentences with values that no source holds, and too great a length."""
    from vault_memory.archive.decisions.values import unsupported

    found = [
        f"no cell says {', '.join(values)}: “{sentence}”"
        for sentence in _sentences(summary)
        if (values := unsupported(sentence, sources))
    ]
    words = len(summary.split())
    return [*found, *([f"it has {words} words; fewer than {limit_words} are wanted"] if words >= limit_words else [])]


def _sentences(text: str) -> list[str]:

    return [sentence.strip() for sentence in split_sentences(" ".join(text.split()))]


def _extracted(topic: Topic, current: Sequence[Cell]) -> list[Edit]:
    """A summary without a model; neither a person's nor a model's own is replaced by an extract."""
    if not topic.summary_ours or not is_extractive(topic.summary, topic.cells):
        return []
    summary = extractive(current)
    return [SetSummary(summary, reason="extractive")] if summary not in ("", topic.summary) else []


def _weightiest(current: Sequence[Cell], most: int) -> list[Cell]:
    """Half the newest, half the weightiest, in the order of the document."""
    if len(current) <= most:
        return list(current)
    numbers = range(len(current))
    newest = sorted(numbers, key=lambda n: (_stated(current[n]) or datetime.min.replace(tzinfo=UTC), n), reverse=True)
    weighty = sorted(numbers, key=lambda n: (-current[n].salience * current[n].confidence, n))
    chosen = dict.fromkeys(newest[: most // 2])
    for number in weighty:
        if len(chosen) >= most:
            break
        chosen[number] = None
    return [current[number] for number in sorted(chosen)]


def _superseding(found: Sequence[Superseded], shown: Sequence[Cell]) -> list[Supersede]:
    """The contradictions that hold: between two cells that were shown, of one subject, the newer by somebody we
    trust as much. (A person's cell is proposed when the edit is applied.)
    """
    from vault_memory.archive.decisions.checks import about, trusted

    edits: dict[int, Supersede] = {}
    winners: set[int] = set()
    for each in found:
        if not (1 <= each.cell <= len(shown) and 1 <= each.by <= len(shown)) or each.cell == each.by:
            continue
        old, new = shown[each.cell - 1], shown[each.by - 1]
        before, after = _stated(old), _stated(new)
        if before is None or after is None or after < before or not about(new.text, old.text) or not trusted(new, old):
            continue
        if each.by in edits or each.cell in winners:
            continue  # in a circle
        if len(edits) < ENDED and each.cell not in edits:
            winners.add(each.by)
            edits[each.cell] = Supersede(old.ref, after, _standing(new), reason=each.reason or "outdated")
    return list(edits.values())


def _standing(cell: Cell) -> Add | None:
    """The successor, which is there already: named, so that the link leads to it."""
    if not cell.id:
        return None
    return Add(cell.id, cell.text, cell.type, CELL_SECTIONS[cell.type], cell.attributes or Attributes())


def _stated(cell: Cell) -> datetime | None:
    known = cell.attributes
    return (known.updated or known.created) if known is not None else None


def _ended(cell: Cell) -> datetime | None:
    return cell.attributes.superseded if cell.attributes is not None else None


def _text_and_context(cell: Cell) -> str:
    context = cell.attributes.context if cell.attributes is not None else ""
    return f"{cell.text} {context}"
