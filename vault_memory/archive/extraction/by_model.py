"""Extract items from the windows of a conversation by asking a model (A2, A15).

Only the content of an item is taken from the model. Its message, speaker and time are looked up here by the message
number that the model gives. Items from known, recalled or missing messages are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from vault_memory.archive.extraction.model_withdrawals import list_withdrawals
from vault_memory.archive.extraction.rules.secret_sentences import gives_secret
from vault_memory.archive.extraction.rules.speakers import is_between_people
from vault_memory.archive.extraction.similarity import is_same_statement
from vault_memory.archive.extraction.unsaid_values import check_values
from vault_memory.archive.extraction.windows import Segment, halves, segments, windows
from vault_memory.archive.owner import UNNAMED
from vault_memory.errors import AuthError, BudgetExceeded, ContextTooLong, InvalidOutput, LlmError
from vault_memory.events import emit
from vault_memory.llm.client import Client
from vault_memory.llm.prompts import extract as asking
from vault_memory.llm.prompts.base import Prompt, Turn
from vault_memory.models import (
    Conversation,
    Embed,
    Extraction,
    Item,
    LeftOutSentence,
    Message,
    Relationship,
    Withdrawal,
)
from vault_memory.models.topic import qualifiers
from vault_memory.text.words import content_words, identifiers

TOPICS = 40  # names of topics shown to the model, those nearest to the window
SLACK = 0.8  # share of the room that messages may take, because every line of them gets a mark before it
INSTRUCTIONS = 1800  # tokens of everything in the prompt that is not the conversation
_REPEATED = "another statement says it"
_OLD = "no new message says it"
_SECRET = "a password"
_SAYS = 0.6  # share of a statement's words that a message must have to be taken for its source


@dataclass(frozen=True, slots=True)
class _WindowResult:
    """The result of one window."""

    items: tuple[Item, ...] = ()
    skipped: int = 0
    pending: frozenset[str] = frozenset()
    errors: tuple[str, ...] = ()
    give_up: bool = False  # the model would not answer about other windows either
    relationships: tuple[Relationship, ...] = ()
    left_out: tuple[LeftOutSentence, ...] = ()
    withdrawn: tuple[Withdrawal, ...] = ()


class LlmExtractor:
    """Implements ``models.Extractor``. ``window`` and ``overlap`` are in tokens; ``embed`` is used to find repetitions;
    ``summary`` returns a summary of the messages before the new ones.
    """

    def __init__(
        self,
        client: Client,
        *,
        window: int,
        overlap: int,
        embed: Embed | None = None,
        summary: Callable[[Conversation, Sequence[Message]], str] = lambda conversation, new: "",
        describe: Callable[[Sequence[str]], Sequence[str]] = list,
        owner: Callable[[Conversation], str] = lambda conversation: "",
        graph: bool = True,
        trusting: bool = False,
    ) -> None:
        """``describe`` returns a line for each given topic; ``owner`` returns the name of the vault's owner, '' if the
        conversation does not tell; ``graph``: ask for relations; ``trusting``: take second answers as they are.
        """
        self._client, self._embed, self._summary = client, embed, summary
        self._describe, self._owner, self._graph, self._trusting = describe, owner, graph, trusting
        self._window = max(256, min(window, int((client.room - INSTRUCTIONS) * SLACK)))
        self._overlap = min(overlap, self._window // 4)

    @property
    def name(self) -> str:
        return self._client.model

    def prompts(self, conversation: Conversation, new: Sequence[Message], topics: Iterable[str]) -> Iterator[Prompt]:
        """Yield the prompts that would be sent, for an estimate."""
        names = list(topics)
        for window in self._windows(conversation, new):
            yield self._prompt(window, conversation, names, self._summary(conversation, new))

    def extract(self, conversation: Conversation, new: Sequence[Message], topics: Iterable[str]) -> Extraction:
        """Return items of the new messages; messages without a valid reply are ``pending``."""
        names, before = list(topics), self._summary(conversation, new)
        items: list[Item] = []
        skipped, pending, errors = 0, set[str](), list[str]()
        given_up, related, left_out = "", list[Relationship](), list[LeftOutSentence]()
        withdrawn: list[Withdrawal] = []
        for window in self._windows(conversation, new):
            read = _unread(window, given_up) if given_up else self._read(window, conversation, names, before)
            skipped, pending = skipped + read.skipped, pending | read.pending
            errors += read.errors
            given_up = read.errors[0] if read.give_up else given_up
            items += read.items
            related += read.relationships
            left_out += read.left_out
            withdrawn += read.withdrawn
        left_out += [LeftOutSentence(e.text, _SECRET, _message(e)) for e in items if gives_secret(e.text)]
        items = [each for each in items if not gives_secret(each.text)]
        kept = self._distinct(items)
        texts = {item.text for item in kept}
        left_out += [LeftOutSentence(e.text, _REPEATED, _message(e)) for e in items if e.text not in texts]
        emit(
            "archival",
            operation="extraction",
            stage="incomplete" if pending else "complete",
            items=len(kept),
            repeated=len(items) - len(kept),
            skipped=skipped,
            unread=len(pending),
        )
        order = [message.id for message in new if message.id in pending]
        return Extraction(
            tuple(kept), skipped, tuple(order), tuple(dict.fromkeys(errors)), tuple(dict.fromkeys(related)),
            tuple(dict.fromkeys(left_out)), withdrawn=tuple(dict.fromkeys(withdrawn)),
        )  # fmt: skip

    def _prompt(
        self, window: Sequence[Segment], conversation: Conversation, topics: Sequence[str], before: str
    ) -> Prompt:
        turns = [Turn(number, part.as_message, known=part.known) for number, part in enumerate(window, 1)]
        lines = self._describe(_select_topics(topics, window))
        return asking.prompt(
            turns,
            topics=lines,
            summary=before,
            about=_describe_conversation(conversation, window, self._owner(conversation)),
            graph=self._graph,
        )

    def _windows(self, conversation: Conversation, new: Sequence[Message]) -> Iterator[tuple[Segment, ...]]:
        parts = segments(conversation.messages, {message.id for message in new})
        return windows(parts, tokens=self._window, overlap=self._overlap)

    def _read(
        self,
        window: Sequence[Segment],
        conversation: Conversation,
        topics: Sequence[str],
        before: str,
        whole: bool = True,
    ) -> _WindowResult:
        """Extract items from one window. ``whole``: if the reply is cut off, the window is read again in halves."""
        prompt = self._prompt(window, conversation, topics, before)
        try:
            answer = self._client.ask(prompt, asking.Extracted)
        except ContextTooLong as error:
            parts = [self._read(half, conversation, topics, "") for half in halves(window)]
            return _join_results(parts) if parts else _unread(window, f"extraction: {error}")
        except LlmError as error:
            stage = "validation" if isinstance(error, InvalidOutput) else "extraction"
            return _unread(window, f"{stage}: {error}", give_up=isinstance(error, AuthError | BudgetExceeded))
        chosen = len(topics) <= TOPICS
        checked = check_values(answer.value.knowledge, window, prompt, self._client, trusting=self._trusting)
        found = [_item(each, window, conversation, chosen=chosen) for each in checked.kept]
        items = tuple(item for item in found if item is not None)
        if found and not items and not any(_find_segment(each, window) for each in checked.kept):
            return _unread(window, f"validation: {self.name}: no message that was shown says what it found")
        pairs = zip(checked.kept, found, strict=True)
        first = _WindowResult(
            items,
            len(found) - len(items),
            relationships=tuple(_list_relationships(answer.value, window, conversation)),
            left_out=(
                *checked.left_out,
                *(LeftOutSentence(each.knowledge, _OLD) for each, item in pairs if item is None),
            ),
            withdrawn=tuple(list_withdrawals(answer.value.forget, window, conversation)),
        )
        if not answer.problems and len(answer.value.knowledge) < asking.MOST:
            return first
        again = [self._read(half, conversation, topics, "", whole=False) for half in halves(window)] if whole else []
        return _join_results([first, *again]) if again else replace(first, skipped=first.skipped + len(answer.problems))

    def _distinct(self, items: Sequence[Item]) -> list[Item]:
        """Drop items that an earlier item repeats completely (two windows overlap, or it was said twice)."""
        vectors = self._embed([item.text for item in items]) if self._embed is not None and items else None
        kept: list[int] = []
        said = [set(content_words(item.text)) for item in items]
        for number, item in enumerate(items):
            twin = any(
                is_same_statement(
                    item.text, items[k].text, float(vectors[number] @ vectors[k]) if vectors is not None else 0.0
                )
                for k in kept
                if said[number] <= said[k]
            )
            if not twin:
                kept.append(number)
        return [items[number] for number in kept]


def _join_results(parts: Sequence[_WindowResult]) -> _WindowResult:
    return _WindowResult(
        tuple(item for part in parts for item in part.items),
        sum(part.skipped for part in parts),
        frozenset().union(*(part.pending for part in parts)),
        tuple(text for part in parts for text in part.errors),
        any(part.give_up for part in parts),
        tuple(each for part in parts for each in part.relationships),
        tuple(each for part in parts for each in part.left_out),
        tuple(each for part in parts for each in part.withdrawn),
    )


def _describe_conversation(conversation: Conversation, window: Sequence[Segment], owner: str) -> list[str]:
    """Return title, date, source and people of a conversation."""
    day = conversation.started or next((part.message.time for part in window if part.message.time is not None), None)
    names = dict.fromkeys(part.message.name for part in window if part.message.name)
    rows = {
        "title": conversation.title,
        "date": f"{day:%A %Y-%m-%d}" if day is not None else "unknown",
        "source": conversation.source,
        "speakers": ", ".join(names),
        "owner of the memory": owner,
    }
    return [f"{key}: {' '.join(value.split())}" for key, value in rows.items() if value]


def _select_topics(topics: Sequence[str], window: Sequence[Segment]) -> list[str]:
    """Select the names that share most words with the messages; all names of a large vault would only cost tokens."""
    if len(topics) <= TOPICS:
        return list(topics)
    said = {word for part in window for word in content_words(part.text)}
    shared = {name: len(said.intersection(words := content_words(name))) / (len(words) or 1) for name in topics}
    return sorted((name for name in shared if shared[name]), key=lambda name: -shared[name])[:TOPICS]


def _message(item: Item) -> str:
    return item.source.partition("#")[2]


def _unread(window: Sequence[Segment], error: str, *, give_up: bool = False) -> _WindowResult:
    pending = frozenset(part.message.id for part in window if not part.known)
    return _WindowResult(pending=pending, errors=(error,), give_up=give_up)


def _find_segment(found: asking.Knowledge, window: Sequence[Segment]) -> Segment | None:
    """Return the segment that the model names; for an invalid number, the one that contains the statement, if any."""
    if 1 <= found.message <= len(window):
        return window[found.message - 1]
    wanted = _terms(found.knowledge)
    shares = [len(wanted & _terms(part.text)) / (len(wanted) or 1) for part in window]
    best = max(range(len(window)), key=lambda number: shares[number])
    return window[best] if shares[best] >= _SAYS else None


def _item(
    found: asking.Knowledge, window: Sequence[Segment], conversation: Conversation, *, chosen: bool
) -> Item | None:
    """Return the item, or None for one that is not new: of a known, recalled or missing message."""
    part = _find_segment(found, window)
    if part is None or part.known or part.recalled or _is_only_recalled(found.knowledge, window):
        return None
    message = part.message
    said = message.time or conversation.started
    return Item(
        text=found.knowledge,
        topic=found.topic,
        type=found.type,
        salience=found.salience,
        confidence=found.confidence,
        source=f"{conversation.id}#{message.id}" if message.id else conversation.id,
        role=part.role,
        between_people=is_between_people(conversation),
        created=said,
        **qualifiers(found),
        entities=tuple(found.entities),
        replaces=found.replaces,
        called=found.called if part.role == "user" and found.called.casefold() in part.text.casefold() else "",
        chosen=chosen,
    )


def _list_relationships(
    found: asking.Extracted, window: Sequence[Segment], conversation: Conversation
) -> Iterator[Relationship]:
    """Yield the relationships that the user states in a new message.

    The message must name the target, the conversation the subject. Words of assistants or pasted pages do not count.
    """
    types = {each.name.casefold(): each.type.casefold() or "other" for each in found.entities}
    talk = "\n".join([conversation.title, *(part.text for part in window if not part.recalled)]).casefold()
    for each in found.relationships:
        if not (each.subject and each.relation and each.target) or not 1 <= each.message <= len(window):
            continue
        part = window[each.message - 1]
        message, own, said = part.message, each.subject.casefold() in UNNAMED, part.text.casefold()
        named = each.target.casefold() in said and (
            own or each.subject.casefold() in f"{talk} {message.name.casefold()}"
        )
        if part.known or part.recalled or part.role != "user" or not named:
            continue
        yield Relationship(
            (message.name or "*") if own else each.subject,
            each.relation,
            each.target,
            "person" if own else types.get(each.subject.casefold(), "other"),
            types.get(each.target.casefold(), "other"),
            f"{conversation.id}#{message.id}" if message.id else conversation.id,
            message.time or conversation.started,
            each.ended,
        )


def _is_only_recalled(text: str, window: Sequence[Segment]) -> bool:
    """Return whether a line recalled from memory contains the text and no other segment contains it as fully."""
    recalled = [line for part in window if part.recalled for line in part.text.splitlines() if line.strip()]
    if not recalled:
        return False
    wanted = _terms(text)
    share = max((len(wanted & _terms(line)) / (len(wanted) or 1) for line in recalled), default=0.0)
    said = max((len(wanted & _terms(p.text)) / (len(wanted) or 1) for p in window if not p.recalled), default=0.0)
    return share >= 0.8 and share > said


def _terms(text: str) -> frozenset[str]:
    return frozenset(content_words(text)) | frozenset(identifiers(text))
