"""Ask a model which edits new items make: several documents in one call, answered by edits to named cells (A5).

The model sees cells under small numbers: those of the documents that items go to, and of others the nearest that an
item may end. Each edit of its answer is checked against them (:mod:`checks`); failed edits are sent back to it
once, with what was lost and from where. An item whose document could not be judged comes back as failed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import TYPE_CHECKING

from vault_memory.archive.decisions.checks import check
from vault_memory.archive.decisions.decision import ItemDecision, JudgeRequest, MergeContext, new_cell
from vault_memory.archive.decisions.judge_question import Flaw, JudgeQuestion
from vault_memory.archive.decisions.match import FindSimilar
from vault_memory.archive.decisions.proposal_flaws import problems
from vault_memory.archive.decisions.shown_candidates import MOST, find_nearby, nearest, outline
from vault_memory.archive.decisions.shown_parts import (
    document_letters,
    find_details,
    number_statement,
    number_text,
    select_texts,
    statement,
    statement_elsewhere,
    waiting_lines,
)
from vault_memory.archive.decisions.subjects import share_subject
from vault_memory.archive.decisions.talks_between_people import TalksBetweenPeople
from vault_memory.archive.extraction.similarity import is_same_statement
from vault_memory.errors import AuthError, BudgetExceeded, LlmError, NotFoundError, VaultError
from vault_memory.events import emit
from vault_memory.llm.client import Answer, Client
from vault_memory.llm.prompts import merge as asking
from vault_memory.llm.prompts.base import Prompt
from vault_memory.models import Cell, Item, Reinforce, Topic
from vault_memory.text.words import content_words
from vault_memory.vault.document.text_blocks import TextBlock
from vault_memory.vault.document.topic_text import decode, parse
from vault_memory.vault.storage.store import Store

if TYPE_CHECKING:
    from vault_memory.llm.prompts.merge import Edits, Proposal, ShownDocument

ITEMS = 30  # in one call: the reply must fit, too
CELLS = 60  # of all documents in one call, unless one alone has more
ELSEWHERE = 16  # cells of other documents in one call
_INSTRUCTIONS = 1500  # tokens of the prompt that are neither cells nor items
_CELL = 45  # tokens of a usual cell
_FEWEST = 4
_CAREFUL = 0.75  # share of edits that must pass the checks at first for an unmeasured model to be trusted
_EVIDENCE = 4  # least edits of an answer for such trust


@dataclass(slots=True)
class _Group:
    """Items of one document, and what is shown of it."""

    path: str
    topic: Topic
    numbers: list[int]
    items: list[Item]
    shown: list[Cell] = field(default_factory=list)
    left: int = 0
    texts: list[tuple[TextBlock, str]] = field(default_factory=list)  # prose, tables, code, with the part shown


@dataclass(slots=True)
class _Batch:
    """Documents that are judged in one call. Cells have consecutive handles, those of ``elsewhere`` last."""

    groups: list[_Group] = field(default_factory=list)
    elsewhere: list[tuple[str, Cell]] = field(default_factory=list)

    @property
    def items(self) -> list[Item]:
        return [item for group in self.groups for item in group.items]

    @property
    def cells(self) -> list[tuple[str, Cell]]:
        return [*((group.path, cell) for group in self.groups for cell in group.shown), *self.elsewhere]

    @property
    def texts(self) -> dict[int, tuple[str, TextBlock]]:
        """The texts that are no statements, by handle: the one of the statement above them, or one after all cells."""
        below = {group.path: find_details(group.topic, group.shown) for group in self.groups}
        found = {
            number: (path, below[path][cell.key])
            for number, (path, cell) in enumerate(self.cells, 1)
            if cell.key in below.get(path, {})
        }
        blocks = [(group.path, block) for group in self.groups for block, _ in group.texts]
        return found | dict(enumerate(blocks, len(self.cells) + 1))


class LlmJudge:
    """Implements ``decision.Judge``. ``trust``: ``strict`` or ``trusting``; "" decides by each answer's quality."""

    def __init__(self, client: Client, store: Store, similar: FindSimilar, compare_limit: int, trust: str = "") -> None:
        self._client, self._store, self._similar, self._limit = client, store, similar, compare_limit
        self._trust, self._talks = trust, TalksBetweenPeople(store)

    def __call__(self, asked: Sequence[JudgeRequest], about: MergeContext) -> list[ItemDecision]:
        decisions: dict[int, ItemDecision] = {}
        open_: dict[str, list[int]] = defaultdict(list)
        topics: dict[str, Topic] = {}
        for number, each in enumerate(asked):
            known = self._find_known(each.item, topics, about.hidden)
            if known is not None:
                decisions[number] = self._reinforce(each.item, *known, now=about.now)
            else:
                open_[each.path].append(number)
        groups: list[_Group] = []
        for path, numbers in open_.items():
            topic = self._topic(path, topics) if path not in about.fresh else self._make_topic(path, about)
            for first in range(0, len(numbers), ITEMS):
                some = numbers[first : first + ITEMS]
                groups.append(_Group(path, topic, some, [asked[number].item for number in some]))
        batches = [self._add_nearby_cells(batch, topics, about) for batch in self._batches(groups, about.hidden)]
        with ThreadPoolExecutor(max(1, self._client.concurrency)) as pool:
            for batch, judged in zip(batches, pool.map(lambda each: self._judge(each, about), batches), strict=True):
                numbers = [number for group in batch.groups for number in group.numbers]
                decisions.update(zip(numbers, judged, strict=True))
        return [decisions[number] for number in range(len(asked))]

    def prompts(self, asked: Sequence[tuple[Topic, Sequence[Item]]], hidden: Collection[str] = ()) -> Iterator[Prompt]:
        """Yield the prompts that would be sent for the items of these documents, for an estimate."""
        groups = [_Group(topic.path, topic, [], list(items)) for topic, items in asked]
        for batch in self._batches(groups, hidden):
            if _needs_asking(batch):
                yield self._prompt(batch)

    # ---------------------------------------------------------------------------------------------- what is shown

    def _batches(self, groups: Sequence[_Group], hidden: Collection[str]) -> list[_Batch]:
        """Group the documents into batches, one for each call; select the cells and texts to show."""
        room = max(_FEWEST, (self._client.room - _INSTRUCTIONS) // _CELL)
        batches: list[_Batch] = []
        used = items = 0
        for group in groups:
            current = _current(group.topic, hidden)
            most = max(_FEWEST, min(MOST, room - len(group.items)))
            group.shown = nearest(current, group.path, group.items, self._similar, most)
            group.left = len(current) - len(group.shown)
            group.texts = select_texts(group.topic, group.items)
            size = len(group.shown) + len(group.items)
            full = used + size > min(room, CELLS + ITEMS) or items + len(group.items) > ITEMS
            if not batches or full:
                batches.append(_Batch())
                used = items = 0
            batches[-1].groups.append(group)
            used, items = used + size, items + len(group.items)
        return batches

    def _add_nearby_cells(self, batch: _Batch, topics: dict[str, Topic], run: MergeContext) -> _Batch:
        """Add cells of other documents that are near what the batch's items say or end."""
        inside = {group.path for group in batch.groups}
        room = self._client.room // _CELL - _INSTRUCTIONS // _CELL - len(batch.items) - len(batch.cells)
        for item, near in find_nearby(batch.items, inside, self._similar):
            cell = _find_current_cell(self._safely(near.path, topics), near.cell, run.hidden)
            least = 1 if item.replaces else 2
            known = cell is None or (near.path, cell) in batch.elsewhere
            if cell is not None and not known and share_subject(f"{item.text} {item.replaces}", cell.text, least):
                batch.elsewhere.append((near.path, cell))
            if len(batch.elsewhere) >= min(ELSEWHERE, room):
                break
        return batch

    def _prompt(self, batch: _Batch) -> Prompt:
        documents, first, text = [], 1, len(batch.cells) + 1
        for letter, group in zip(document_letters(), batch.groups, strict=False):
            documents.append(self._document(letter, group, first, text))
            first, text = first + len(group.shown), text + len(group.texts)
        owners = [letter for letter, group in zip(document_letters(), batch.groups, strict=False) for _ in group.items]
        new = [number_statement(n, item, at) for n, (item, at) in enumerate(zip(batch.items, owners, strict=True), 1)]
        others = [
            statement_elsewhere(n, path, cell, self._talks) for n, (path, cell) in enumerate(batch.elsewhere, first)
        ]
        return asking.prompt(documents, new, others)

    def _document(self, letter: str, group: _Group, first: int, text: int) -> ShownDocument:
        topic = group.topic
        return asking.ShownDocument(
            letter,
            topic.name,
            [statement(number, cell, self._talks) for number, cell in enumerate(group.shown, first)],
            outline([cell for cell in topic.cells if not cell.superseded]),
            topic.summary if group.left else "",
            group.left,
            [number_text(number, block, shown) for number, (block, shown) in enumerate(group.texts, text)],
            [*waiting_lines(self._store, topic)],
        )

    # ---------------------------------------------------------------------------------------------- what is decided

    def _judge(self, batch: _Batch, run: MergeContext) -> list[ItemDecision]:
        by = self._client.model
        if not _needs_asking(batch):
            return [
                ItemDecision(group.path, new_cell(item, run.conversation, by))
                for group in batch.groups
                for item in group.items
            ]
        try:
            answer = self._client.ask(self._prompt(batch), asking.Edits)
        except LlmError as error:
            if len(batch.groups) > 1 and not isinstance(error, AuthError | BudgetExceeded):
                parts = [_Batch([group], _list_cells_beside(batch, group)) for group in batch.groups]
                return [decision for part in parts for decision in self._judge(part, run)]
            return [ItemDecision(g.path, None, failed=str(error)) for g in batch.groups for _ in g.items]
        asked = JudgeQuestion(
            batch.groups[0].path,
            batch.items,
            [cell for _, cell in batch.cells],
            run.conversation,
            by,
            run.now,
            item_paths=[group.path for group in batch.groups for _ in group.items],
            cell_paths=[path for path, _ in batch.cells],
            first=answer.value.edits,
            texts=batch.texts,
        )
        decisions = check(self._check_answer(answer, asked), asked)
        for group in batch.groups:
            emit(
                "archival",
                operation="merge",
                topic=group.topic.name,
                stage="judged",
                items=len(group.items),
                shown=len(group.shown),
                edits=len(answer.value.edits),
                refused=len(asked.refused),
                invalid=len(answer.problems),
                reasons=tuple(asked.refused),
            )
        return decisions

    def _check_answer(self, answer: Answer[Edits], asked: JudgeQuestion) -> list[Proposal]:
        """Check an answer and return its edits; refused ones are asked for again, once."""
        given = answer.value.edits
        flaws = problems(given, asked)
        asked.trusting = self._trust == "trusting" or (not self._trust and _careful(answer, flaws))
        wrong = sorted({flaw.item for flaw in flaws if 1 <= flaw.item <= len(asked.items)})
        if not wrong:
            return given
        for flaw in flaws:
            asked.asked.setdefault(flaw.item, []).append(str(flaw))
        try:
            mended = self._client.ask(
                _build_retry_prompt(given, flaws, wrong, asked, self._talks), asking.Edits
            ).value.edits
        except LlmError as error:
            for number in wrong:
                asked.asked[number].append(f"no answer: {error}")
            return given
        spoken = {each.item for each in mended if each.item in wrong}
        return [each for each in given if each.item not in spoken] + [each for each in mended if each.item in spoken]

    def _find_known(self, item: Item, topics: dict[str, Topic], hidden: Collection[str]) -> tuple[str, Cell] | None:
        """Return the path and cell that say at least the same in nearly the same words: the model need not be asked."""
        said = set(content_words(item.text))
        for near in self._similar.similar_cells(item.text, self._limit):
            cell = _find_current_cell(self._topic(near.path, topics), near.cell, hidden)
            if cell is None or not said.issubset(content_words(cell.text)):
                continue
            if is_same_statement(item.text, cell.text, near.similarity):
                return near.path, cell
        return None

    def _reinforce(self, item: Item, path: str, cell: Cell, *, now: datetime) -> ItemDecision:
        """Add a source to what a user says again; repetitions by an assistant or a tool prove nothing."""
        if item.role not in {"user", "person"} or not item.source:
            return ItemDecision(path, None, reason="known already")
        return ItemDecision(path, Reinforce(cell.ref, (item.source,), item.created or now, reason="known already"))

    def _make_topic(self, path: str, run: MergeContext) -> Topic:
        names = run.fresh if isinstance(run.fresh, dict) else {}
        topic = parse("", path)
        return replace(topic, name=names.get(path, topic.name))

    def _safely(self, path: str, topics: dict[str, Topic]) -> Topic:
        try:
            return self._topic(path, topics)
        except VaultError:
            return parse("", path)

    def _topic(self, path: str, topics: dict[str, Topic]) -> Topic:
        if path not in topics:
            try:
                topics[path] = decode(self._store.read(path), path)
            except NotFoundError:
                topics[path] = parse("", path)
        return topics[path]


def _build_retry_prompt(
    given: Sequence[Proposal],
    flaws: Sequence[Flaw],
    wrong: Sequence[int],
    asked: JudgeQuestion,
    talks: TalksBetweenPeople,
) -> Prompt:
    """Build the second prompt about items whose edits are refused, with the cells that these edits name."""
    own = [each for each in given if each.item in wrong]
    named = sorted({each.cell for each in own if asked.cell(each.cell) is not None})
    cells = [statement(number, asked.shown[number - 1], talks) for number in named]
    new = [number_statement(number, asked.items[number - 1], "") for number in wrong]
    texts = [number_text(each.cell, asked.texts[each.cell][1]) for each in own if each.cell in asked.texts]
    return asking.build_retry(cells, new, own, [str(flaw) for flaw in flaws if flaw.item in wrong], texts)


def _careful(answer: Answer[Edits], flaws: Sequence[Flaw]) -> bool:
    """Return whether an answer shows a trustworthy model: complete, with valid handles and few doubtful edits."""
    edits = len(answer.value.edits)
    impossible = any(flaw.impossible for flaw in flaws)
    return not answer.problems and edits >= _EVIDENCE and not impossible and edits - len(flaws) >= _CAREFUL * edits


def _needs_asking(batch: _Batch) -> bool:
    """Return whether the model must be asked: not if no cells and texts are shown and each document has one item."""
    return bool(batch.cells) or any(len(group.items) > 1 or group.texts for group in batch.groups)


def _list_cells_beside(batch: _Batch, group: _Group) -> list[tuple[str, Cell]]:
    """Return the cells of other documents to show if one document of a batch is asked about alone."""
    return [(path, cell) for path, cell in batch.elsewhere if path != group.path]


def _find_current_cell(topic: Topic, key: str, hidden: Collection[str]) -> Cell | None:
    """Return the cell by that key unless it is superseded or ``hidden``."""
    return next((c for c in _current(topic, hidden) if key == c.key), None)


def _current(topic: Topic, hidden: Collection[str]) -> list[Cell]:
    return [cell for cell in topic.cells if not cell.superseded and not (cell.id and cell.id in hidden)]
