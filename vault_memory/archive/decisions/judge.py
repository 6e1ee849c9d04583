"""The judge that asks a model: all new items of a document in one call, answered by edits to named cells (A5).

The model sees cells under small numbers. What it asks for is held against them one by one (:mod:`checks`): an edit
that names what was not shown, says nothing, or would lose a value is refused, with the reason, and the item is added
as it stands, so that nothing extracted is lost. An item whose document could not be judged comes back as failed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from datetime import datetime

from vault_memory.archive.decisions.candidates import MOST, nearest, outline
from vault_memory.archive.decisions.checks import Checked, check
from vault_memory.archive.decisions.match import FindSimilar
from vault_memory.archive.decisions.rules import Decision, JudgeRequest, MergeContext, new_cell
from vault_memory.archive.decisions.similar import same
from vault_memory.errors import LlmError, NotFoundError
from vault_memory.events import emit
from vault_memory.llm.client import Client
from vault_memory.llm.prompts import merge as asking
from vault_memory.llm.prompts.base import Prompt, Statement
from vault_memory.models import Cell, Item, Reinforce, Topic
from vault_memory.vault.document.topic_text import decode, parse
from vault_memory.vault.storage.store import Store

ITEMS = 30  # in one call: the reply must fit, too
_INSTRUCTIONS = 1300  # tokens of the prompt that are neither cells nor items
_CELL = 45  # tokens of a usual cell
_FEWEST = 4


class LlmJudge:
    """Implements ``merge.Judge``."""

    def __init__(self, client: Client, store: Store, similar: FindSimilar, compare_limit: int) -> None:
        self._client, self._store, self._similar, self._limit = client, store, similar, compare_limit

    def __call__(self, asked: Sequence[JudgeRequest], about: MergeContext) -> list[Decision]:
        decisions: dict[int, Decision] = {}
        open_: dict[str, list[int]] = defaultdict(list)
        topics: dict[str, Topic] = {}
        for number, each in enumerate(asked):
            known = self._known(each.item, topics, about.hidden)
            if known is not None:
                decisions[number] = self._again(each.item, *known, now=about.now)
            else:
                open_[each.path].append(number)
        for path, numbers in open_.items():
            topic = self._topic(path, topics) if path not in about.fresh else parse("", path)
            judged = self._judge(topic, [asked[number].item for number in numbers], about)
            decisions.update(zip(numbers, judged, strict=True))
        return [decisions[number] for number in range(len(asked))]

    def prompt(self, topic: Topic, items: Sequence[Item], hidden: Collection[str] = ()) -> tuple[Prompt, list[Cell]]:
        """What would be asked, and the cells shown under the numbers from 1."""
        current = _current(topic, hidden)
        room = (self._client.room - _INSTRUCTIONS - _CELL * len(items)) // _CELL
        shown = nearest(current, topic.path, items, self._similar, max(_FEWEST, min(MOST, room)))
        left = len(current) - len(shown)
        prompt = asking.prompt(
            topic.name,
            [statement(number, cell) for number, cell in enumerate(shown, 1)],
            [_new(number, item) for number, item in enumerate(items, 1)],
            outline=outline(current),
            summary=topic.summary if left else "",
            hidden=left,
        )
        return prompt, shown

    def _judge(self, topic: Topic, items: Sequence[Item], about: MergeContext) -> list[Decision]:
        """The decisions on the items of one document; a document without current cells takes them as they are."""
        by = self._client.model
        if not _current(topic, about.hidden):
            return [Decision(topic.path, new_cell(item, about.conversation, by)) for item in items]
        decisions: list[Decision] = []
        for first in range(0, len(items), ITEMS):
            some = items[first : first + ITEMS]
            prompt, shown = self.prompt(topic, some, about.hidden)
            try:
                answer = self._client.ask(prompt, asking.Edits)
            except LlmError as error:
                decisions += [Decision(topic.path, None, failed=str(error)) for _ in some]
                continue
            checked = Checked(topic.path, some, shown, about.conversation, by, about.now)
            decisions += check(answer.value.edits, checked)
            emit(
                "archival",
                operation="merge",
                topic=topic.name,
                stage="judged",
                items=len(some),
                shown=len(shown),
                edits=len(answer.value.edits),
                refused=len(checked.refused),
                invalid=len(answer.problems),
                reasons=tuple(checked.refused),
            )
        return decisions

    def _known(self, item: Item, topics: dict[str, Topic], hidden: Collection[str]) -> tuple[str, Cell] | None:
        """A cell anywhere in the vault that says the same in nearly the same words: nobody need be asked."""
        for near in self._similar.similar_cells(item.text, self._limit):
            cells = _current(self._topic(near.path, topics), hidden)
            cell = next((c for c in cells if near.cell == c.key), None)
            if cell is not None and same(item.text, cell.text, near.similarity):
                return near.path, cell
        return None

    def _again(self, item: Item, path: str, cell: Cell, *, now: datetime) -> Decision:
        """What a user says again gains a source; an assistant or a tool that repeats us proves nothing."""
        if item.role not in {"user", "person"} or not item.source:
            return Decision(path, None, reason="known already")
        ref = cell.ref
        return Decision(path, Reinforce(ref, (item.source,), item.created or now, reason="known already"))

    def _topic(self, path: str, topics: dict[str, Topic]) -> Topic:
        if path not in topics:
            try:
                topics[path] = decode(self._store.read(path), path)
            except NotFoundError:
                topics[path] = parse("", path)
        return topics[path]


def statement(number: int, cell: Cell) -> Statement:
    """A cell as a model sees it."""
    known = cell.attributes
    date = (known.updated or known.created) if known is not None else None
    return Statement(
        number,
        cell.text,
        type=cell.type,
        section=cell.headings[-1] if cell.headings else "",
        role="person" if cell.by_person else (known.role if known is not None else ""),
        date=date.date().isoformat() if date is not None else "",
        context=known.context if known is not None else "",
    )


def _new(number: int, item: Item) -> Statement:
    date = item.created.date().isoformat() if item.created is not None else ""
    return Statement(number, item.text, item.type, role=item.role, date=date, context=item.context)


def _current(topic: Topic, hidden: Collection[str]) -> list[Cell]:
    return [cell for cell in topic.cells if not cell.superseded and not (cell.id and cell.id in hidden)]
