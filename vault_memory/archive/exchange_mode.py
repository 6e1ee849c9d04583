"""Per-exchange mode (A9): extract facts after each exchange, and compare each fact with similar memories.

It is the same pipeline with two other parts: an extractor that reads the newest exchange with the messages before it,
and a judge that asks for ADD, UPDATE, DELETE or NOOP. A decision that cannot be carried out becomes NOOP, never DELETE.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from vault_memory.archive.decisions.checks import check
from vault_memory.archive.decisions.decision import ItemDecision, JudgeRequest, MergeContext, new_cell
from vault_memory.archive.decisions.judge_question import JudgeQuestion
from vault_memory.archive.decisions.match import FindSimilar
from vault_memory.archive.decisions.shown_parts import statement
from vault_memory.archive.extraction.rules.secret_sentences import gives_secret
from vault_memory.archive.extraction.windows import Segment, segments, windows
from vault_memory.errors import LlmError, NotFoundError
from vault_memory.events import emit
from vault_memory.llm.client import Client
from vault_memory.llm.prompts import decide, exchange
from vault_memory.llm.prompts.base import NumberedStatement, Turn
from vault_memory.llm.prompts.merge import Proposal
from vault_memory.models import Add, Cell, Conversation, Extraction, Item, Message, Thresholds
from vault_memory.vault.document.topic_text import decode
from vault_memory.vault.storage.store import Store

_ACTIONS = {"ADD": "add", "UPDATE": "update", "DELETE": "supersede", "NOOP": "noop"}
_INSTRUCTIONS = 900  # tokens of the prompt that are not messages


class ExchangeExtractor:
    """Implements ``models.Extractor`` for one exchange. ``recent``: messages shown before it; ``summary`` of what
    came before those, by the conversation's id.
    """

    def __init__(self, client: Client, *, recent: int, summary: Callable[[str], str]) -> None:
        self._client, self._recent, self._summary = client, recent, summary

    @property
    def name(self) -> str:
        return self._client.model

    def extract(self, conversation: Conversation, new: Sequence[Message], topics: Iterable[str]) -> Extraction:
        """Extract facts of the new messages. ``topics`` is not used: a fact finds its topic by its words."""
        ids = {message.id for message in new}
        parts = segments(conversation.messages, ids)
        before = [part for part in parts if part.known and not part.recalled][-self._recent :]
        room = max(256, (self._client.room - _INSTRUCTIONS) // 2)
        items: list[Item] = []
        for window in windows([part for part in parts if not part.known], tokens=room, overlap=0):
            try:
                items += self._read(before, window, conversation)
            except LlmError as error:
                return Extraction(tuple(items), 0, tuple(m.id for m in new), (f"extraction: {error}",))
        return Extraction(tuple(items))

    def _read(self, before: Sequence[Segment], window: Sequence[Segment], conversation: Conversation) -> list[Item]:
        turns = [Turn(number, part.as_message, known=part.known) for number, part in enumerate((*before, *window), 1)]
        known, fresh = turns[: len(before)], turns[len(before) :]
        prompt = exchange.prompt(known, fresh, summary=self._summary(conversation.id))
        items = []
        for fact in self._client.ask(prompt, exchange.Facts).value.facts:
            place = fact.message - 1 - len(before)
            if not 0 <= place < len(window) or window[place].recalled or gives_secret(fact.fact):
                continue
            message = window[place].message
            items.append(
                Item(
                    text=fact.fact,
                    topic=_hint(conversation, message),
                    type=fact.type,
                    salience=fact.salience,
                    confidence=fact.confidence,
                    source=f"{conversation.id}#{message.id}",
                    role=window[place].role,
                    created=message.time or conversation.started,
                )
            )
        return items


class ExchangeJudge:
    """Implements ``decision.Judge``: compares each item with the ``limit`` most similar memories of all documents."""

    def __init__(
        self, client: Client, store: Store, similar: FindSimilar, thresholds: Thresholds | None, limit: int
    ) -> None:
        self._client, self._store, self._similar = client, store, similar
        self._least, self._limit = thresholds.similar if thresholds is not None else 0.0, limit

    def __call__(self, asked: Sequence[JudgeRequest], about: MergeContext) -> list[ItemDecision]:
        return [self._judge(each, about) for each in asked]

    def _judge(self, asked: JudgeRequest, about: MergeContext) -> ItemDecision:
        """Add a statement without asking the model if no memory is similar."""
        item = asked.item
        found = [(path, cell) for path, cell in self._memories(item) if cell.id not in about.hidden or not cell.id]
        add = new_cell(item, about.conversation, self._client.model)
        if not found:
            return ItemDecision(asked.path, add)
        shown = [statement(number, cell) for number, (_, cell) in enumerate(found, 1)]
        date = item.created.date().isoformat() if item.created is not None else ""
        new = NumberedStatement(1, item.text, item.type, role=item.role, date=date)
        try:
            decision = self._client.ask(decide.prompt(new, shown), decide.Decision).value
        except LlmError as error:
            return ItemDecision(asked.path, None, failed=str(error))
        if decision.action == "ADD":
            return ItemDecision(asked.path, add)
        if not 1 <= decision.memory <= len(found):
            return _noop(asked, f"{decision.action}: no memory {decision.memory}")
        path, cell = found[decision.memory - 1]
        wanted = Proposal(item=1, action=_ACTIONS[decision.action], cell=1, text=decision.text, reason=decision.reason)  # type: ignore[arg-type]
        checked = JudgeQuestion(path, [item], [cell], about.conversation, self._client.model, about.now)
        (made,) = check([wanted], checked)
        if decision.action == "NOOP":
            return made if not isinstance(made.edit, Add) else _noop(asked, "not worth remembering")
        return _noop(asked, "; ".join(checked.refused[:1])) if isinstance(made.edit, Add) else made

    def _memories(self, item: Item) -> list[tuple[str, Cell]]:
        found = []
        for near in self._similar.similar_cells(item.text, self._limit):
            if near.similarity < self._least:
                continue
            try:
                cells = decode(self._store.read(near.path), near.path).cells
            except NotFoundError:
                continue
            known = (cell for cell in cells if not cell.superseded)
            cell = next((c for c in known if near.cell == c.key), None)
            if cell is not None:
                found.append((near.path, cell))
        return found


def _noop(asked: JudgeRequest, reason: str) -> ItemDecision:
    emit("archival", operation="decision", stage="noop", reason=reason)
    return ItemDecision(asked.path, None, reason=reason)


def _hint(conversation: Conversation, message: Message) -> str:
    """Return the name of a new topic for a statement that belongs to no existing one."""
    if conversation.title.strip():
        return " ".join(conversation.title.split())
    said = message.time or conversation.started
    return f"Conversation of {said.date().isoformat()}" if said is not None else f"Conversation {conversation.id}"
