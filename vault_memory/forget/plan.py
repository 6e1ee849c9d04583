"""Plan what to forget (FEATURES R14): find everything that holds what a person names.

A cell is in a document and comes from messages; a conversation is the only source of some cells and one of several
sources of others. The plan lists all that must be erased, and the hashes that keep it from being learned again. Nothing
is written here, and the plan does not quote the forgotten text.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import PurePosixPath
from typing import Literal, NamedTuple, get_args

from vault_memory.archive.graph.graph_state import hash_key
from vault_memory.archive.graph.proper_names import fold_entity_name
from vault_memory.archive.maintenance import decay
from vault_memory.errors import InputError, NotFoundError
from vault_memory.forget.documents import documents, entity_note, key, names_of
from vault_memory.forget.matching import StatementWords, says
from vault_memory.models import Cell, CellRef, Message, Topic
from vault_memory.text.words import words
from vault_memory.vault import state_traces
from vault_memory.vault.conversations.transcripts import transcripts, versions
from vault_memory.vault.document.transcript import Transcript
from vault_memory.vault.state import tombstones
from vault_memory.vault.state.tombstones import Tombstones, base, segments
from vault_memory.vault.state_erasure import ErasurePlan
from vault_memory.vault.state_traces import Trace
from vault_memory.vault.storage.store import Store

Kind = Literal["conversation", "message", "cell", "topic", "entity", "words"]
KINDS: tuple[str, ...] = get_args(Kind)

ALIKE = 0.8  # share of a statement's words from which on a text says the same


class Target(NamedTuple):
    """``name``: of a conversation its id, of a message ``conversation#message``, of a cell its id or, where it has
    none of ours, ``path#id`` or ``path#hash.ordinal`` as an index key; of a topic or entity its name, alias or path.
    ``words`` are themselves: each statement, sentence of a message and file of the state that says all of them.
    """

    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class ForgottenStatement:
    """A statement that is removed, or that stays and loses a source: its place, and its text (in a preview)."""

    path: str
    topic: str
    line: int
    name: str  # the name of a `Target`
    text: str
    by_person: bool = False


@dataclass(slots=True)
class Planner:
    """Collects everything that the targets include. ``keep_messages``: transcripts are not changed."""

    store: Store
    keep_cells: bool = False
    keep_messages: bool = False
    gone: list[ForgottenStatement] = field(default_factory=list)
    kept: list[ForgottenStatement] = field(default_factory=list)
    spoken: list[re.Pattern[str]] = field(default_factory=list)  # match the names of entities to forget
    words: list[frozenset[str]] = field(default_factory=list)  # texts with all words of a set are removed
    traces: list[Trace] = field(default_factory=list)  # texts in the state that contain such a set
    called: list[str] = field(default_factory=list)  # documents with the forgotten name and other content
    _stones: Tombstones = field(default_factory=Tombstones)
    _topics: list[Topic] = field(default_factory=list)
    _cells: dict[tuple[str, CellRef], Cell] = field(default_factory=dict)
    _documents: set[str] = field(default_factory=set)
    _conversations: set[str] = field(default_factory=set)
    _messages: set[str] = field(default_factory=set)
    _redacted_conversations: set[str] = field(default_factory=set)
    _names: set[str] = field(default_factory=set)
    _made: set[str] = field(default_factory=set)
    _digests: set[str] = field(default_factory=set)

    def plan(self, targets: Iterable[Target]) -> ErasurePlan:
        """Plan what to forget. Raises NotFoundError, InputError."""
        self._stones = tombstones.load_salted(self.store)
        self._topics = list(documents(self.store))
        for kind, name in targets:
            match kind:
                case "conversation":
                    self._conversation(name)
                case "message":
                    self._message(name)
                case "cell":
                    self._cell(name)
                case "topic":
                    self._topic(name)
                case "entity":
                    self._entity(name)
                case "words":
                    self._words(name)
                case _:
                    raise InputError(f"forget one of {', '.join(KINDS)}, not '{kind}'")
        if not self.keep_cells:
            self._add_unsupported()
        for cell in list(self._cells.values()) if not self.words else ():
            self._repetitions(cell)
        for cell in self._cells.values():
            self._statement(cell)
        return ErasurePlan(
            cells=tuple(sorted(self._cells, key=lambda each: (each[0], each[1].id, each[1].hash, each[1].ordinal))),
            documents=tuple(sorted(self._documents)),
            conversations=tuple(sorted(self._conversations)),
            messages=tuple(sorted(self._messages)),
            heard=tuple(sorted(self._redacted_conversations - self._conversations)),
            names=tuple(sorted(self._names)),
            made=tuple(sorted(self._made)),
            traces=tuple(sorted({trace.path for trace in self.traces if not trace.path.endswith(".db")})),
            keep_sources=self.keep_cells,
            salt=self._stones.salt,
            digests=tuple(sorted(self._digests)),
            texts=tuple(
                sorted({self._stones.hash_text(cell.text) for cell in self._cells.values() if not _has_unique_id(cell)})
            ),
        )

    # -- targets -----------------------------------------------------------------------------------

    def _conversation(self, name: str) -> None:
        wanted = base(name)
        found = versions(self.store, wanted)
        cited = any(_conversation_of(s) == wanted for topic in self._topics for c in topic.cells for s in _sources(c))
        if not found and not cited:
            raise _unknown("conversation", name, (transcript.id for transcript in transcripts(self.store)))
        self._conversations.add(wanted)
        for transcript in found:
            self._digests |= {self._stones.hash_message(wanted, message, "gone") for message in transcript.messages}

    def _message(self, name: str) -> None:
        conversation, _, wanted = name.partition("#")
        said = [(transcript, message) for transcript in self.versions(conversation) for message in transcript.messages]
        found = [(transcript, message) for transcript, message in said if message.id == wanted]
        if not found:
            raise _unknown("message", name, (f"{conversation}#{message.id}" for _, message in said))
        self._redacted_conversations.add(base(conversation))
        self._messages.update(f"{transcript.id}#{wanted}" for transcript, _ in found)
        self._digests.update(self._stones.hash_message(conversation, message) for _, message in found)

    def _cell(self, name: str) -> None:
        for topic in self._topics:
            for cell in topic.cells:
                if name == key(topic.path, cell) or (name == cell.id and name.startswith("vm-")):
                    self._take(topic, cell)
                    return
        raise _unknown("cell", name, (cell.id for topic in self._topics for cell in topic.cells if cell.id))

    def _topic(self, name: str) -> None:
        path = self.store.topic(name).path
        own = {path, f"{decay.FOLDER}/{PurePosixPath(path).name}"}
        self._names.add(PurePosixPath(path).stem)
        for topic in self._topics:
            if topic.path.startswith(f"{decay.FOLDER}/"):  # other topics may have faded into the same file
                cells = [cell for cell in topic.cells if decay.find_home(self.store, topic, cell) == path]
            else:
                cells = list(topic.cells) if topic.path == path else []
            if (cells or topic.path in own) and len(cells) == len(topic.cells):
                self._documents.add(topic.path)
            for cell in cells:
                self._take(topic, cell)

    def _entity(self, name: str) -> None:
        note = entity_note(self.store, name)
        if note is None and not words(name):
            raise InputError(f"'{name}' is no name")
        spoken = names_of(note) if note is not None else (name,)
        self._made |= {hash_key(fold_entity_name(spelling)) for spelling in spoken}
        pattern = _mention(spoken)
        self.spoken.append(pattern)
        found = False
        if note is not None:
            self._documents.add(note.path)
            self._names.add(PurePosixPath(note.path).stem)
        for topic in self._topics:
            for cell in topic.cells:
                if pattern.search(f"{cell.text}\n{cell.detail}"):
                    self._take(topic, cell)
                    found = True
        if not self.keep_messages:
            for transcript in transcripts(self.store):
                if pattern.search(transcript.text):
                    found = True
                    self._parts(transcript, lambda part: pattern.search(part) is not None)
        if note is None and not found:
            raise NotFoundError(f"no entity '{name}', and nothing mentions it")

    def _words(self, name: str) -> None:
        wanted = frozenset(words(name))
        if not wanted:
            raise InputError(f"'{name}' has no words")
        self.words.append(wanted)
        for topic in self._topics:
            for cell in topic.cells:
                if says(wanted, f"{cell.text}\n{cell.detail}"):
                    self._take(topic, cell)
            if says(wanted, f"{topic.name}\n{PurePosixPath(topic.path).stem}"):
                self._add_document(topic, wanted)
        if not self.keep_messages:
            for transcript in transcripts(self.store):
                self._parts(transcript, partial(says, wanted))
        self.traces += [*state_traces.find(self.store, partial(says, wanted)), *_find_queries(self.store, wanted)]
        if not (self._cells or self._redacted_conversations or self.traces or self._documents or self.called):
            raise NotFoundError(f"nothing contains '{name}'; nothing was forgotten")

    def _add_document(self, topic: Topic, wanted: frozenset[str]) -> None:
        """Add a document with the forgotten name if it loses all statements; otherwise a person must rename it."""
        if any(not says(wanted, f"{cell.text}\n{cell.detail}") for cell in topic.cells):
            self.called.append(topic.path)
            return
        self._documents.add(topic.path)
        self._names.add(PurePosixPath(topic.path).stem)

    # -- what else is removed with the targets ------------------------------------------------------------------

    def _take(self, topic: Topic, cell: Cell) -> None:
        ref = CellRef(cell.id) if cell.id else CellRef("", cell.hash, cell.ordinal)
        if (topic.path, ref) not in self._cells:
            self._cells[topic.path, ref] = cell
            self.gone.append(_statement_at(topic, cell))

    def _add_unsupported(self) -> None:
        """Add cells that lose all sources, unless a person wrote or edited them; other cells only lose the source."""
        for topic in self._topics:
            for cell in topic.cells:
                lost = [source for source in _sources(cell) if self._is_lost(source)]
                if not lost or topic.path in self._documents:
                    continue
                if len(lost) == len(_sources(cell)) and not cell.by_person:
                    self._take(topic, cell)
                elif not any(said.path == topic.path and said.line == cell.first_line for said in self.gone):
                    self.kept.append(_statement_at(topic, cell))

    def _repetitions(self, cell: Cell) -> None:
        """Add other cells from the same conversation that say the same, except a person's."""
        conversations = set(map(_conversation_of, _sources(cell)))
        terms = StatementWords(cell.text)
        for topic in self._topics:
            for other in topic.cells:
                same = not conversations.isdisjoint(map(_conversation_of, _sources(other)))
                if same and not other.by_person and terms.share(other.text) >= ALIKE:
                    self._take(topic, other)

    def _is_lost(self, source: str) -> bool:
        return source in self._messages or _conversation_of(source) in self._conversations

    def _statement(self, cell: Cell) -> None:
        """Add the statement's hashes, and the parts of its conversations that say it."""
        if _has_unique_id(cell):
            self._digests.add(self._stones.hash_cell(cell.id))
        for source in _sources(cell):
            self._digests.add(self._stones.hash_statement(source, cell.text))
        if self.keep_messages:
            return
        terms = StatementWords(f"{cell.text} {cell.detail}")
        for conversation in {_conversation_of(source) for source in _sources(cell)} - self._conversations:
            for transcript in self.versions(conversation):
                for message in transcript.messages:
                    is_source = f"{transcript.id}#{message.id}" in _sources(cell)
                    self._take_parts(transcript, message, terms, is_source=is_source)

    def _take_parts(self, transcript: Transcript, message: Message, terms: StatementWords, *, is_source: bool) -> None:
        found = terms.list_parts_telling(message.content) if is_source else terms.list_parts_echoing(message.content)
        if found is None:
            self._redacted_conversations.add(base(transcript.id))
            self._digests.add(self._stones.hash_message(transcript.id, message))
        elif found:
            self._redacted_conversations.add(base(transcript.id))
            self._digests |= {self._stones.hash_segment(transcript.id, part) for part in found}

    def _parts(self, transcript: Transcript, says: Callable[[str], bool]) -> None:
        for message in transcript.messages:
            for part in segments(message.content):
                if says(part):
                    self._redacted_conversations.add(base(transcript.id))
                    self._digests.add(self._stones.hash_segment(transcript.id, part))

    def versions(self, conversation: str) -> list[Transcript]:
        """Return the transcripts of a conversation, including its branches."""
        return versions(self.store, base(conversation))


def _find_queries(store: Store, wanted: frozenset[str]) -> Iterator[Trace]:
    """Yield the stored queries with all of these words; `forget` always erases all stored queries."""
    from vault_memory.search.metrics import Metrics

    asked = (record.query for record in Metrics(store.root).list_since(datetime.min.replace(tzinfo=UTC)))
    yield from (Trace(".state/metrics.db", f"asked: {query}") for query in dict.fromkeys(asked) if says(wanted, query))


def _mention(names: Collection[str]) -> re.Pattern[str]:
    words = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True) if name.strip())
    return re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE)


def _has_unique_id(cell: Cell) -> bool:
    """Return whether the cell has an id that no other cell of the vault has."""
    return cell.id.startswith("vm-")


def _statement_at(topic: Topic, cell: Cell) -> ForgottenStatement:
    name = cell.id if _has_unique_id(cell) else key(topic.path, cell)
    return ForgottenStatement(topic.path, topic.name, cell.first_line, name, cell.text, cell.by_person)


def _sources(cell: Cell) -> tuple[str, ...]:
    return cell.attributes.sources if cell.attributes is not None else ()


def _conversation_of(source: str) -> str:
    return "" if source.startswith("file:") else base(source.partition("#")[0])


def _unknown(kind: str, name: str, known: Iterable[str]) -> NotFoundError:
    near = difflib.get_close_matches(name, list(known), 3)
    hint = "; did you mean " + " or ".join(f"'{other}'" for other in near) + "?" if near else ""
    return NotFoundError(f"no {kind} '{name}'{hint}")
