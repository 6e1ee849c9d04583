"""Archive the statements of notes and documents outside the vault as cells of topics (A14), some files at a time.

A file is not a conversation: only the extracted statements are stored, with the source ``file:<folder>/<path>``. A file
has less authority than a person: it may only propose to end what a user said or a person wrote. A statement that its
file no longer contains is superseded. Files that have not changed since they were read are not read again.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime

from vault_memory.archive.decisions.decision import ItemDecision
from vault_memory.archive.decisions.suspect_statements import distrust
from vault_memory.archive.extraction.rules import cues, stated_dates
from vault_memory.archive.extraction.rules.extractor import CONFIDENCE
from vault_memory.archive.extraction.rules.stated_endings import find_replaced
from vault_memory.archive.job import ArchiveJob, MatchedItem, Parts, measure_usage
from vault_memory.archive.pipeline import NO_TRANSCRIPT, add_commit, run_stages
from vault_memory.archive.secrets import redact_conversation
from vault_memory.archive.stages import consolidate, gate, journal, match, merge, write
from vault_memory.errors import NotFoundError, VaultError
from vault_memory.events import emit
from vault_memory.models import (
    Cell,
    Conversation,
    Item,
    LeftOutSentence,
    Message,
    Reinforce,
    Report,
    Supersede,
    Topic,
)
from vault_memory.text.chunks import chunks
from vault_memory.text.file_types import MARKDOWN, detect_path_type
from vault_memory.vault.document.cells import fold
from vault_memory.vault.document.topic_text import decode
from vault_memory.vault.runs.run import start_run
from vault_memory.vault.sources.external_files import SearchedFiles
from vault_memory.vault.sources.note_metadata import date_of, day_of, decode_text
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.store import Store

STATE = ".state/extracted.json"
_WORD = re.compile(r"[^\W_]+")
_FACT = re.compile(r" {0,3}[-*+][ \t]{1,4}(?:\[.\][ \t]{1,4})?\[fact\]", re.IGNORECASE)
BATCH = 20  # files in one run: they are compared with one another, and the index is updated after them


@dataclass(frozen=True, slots=True)
class NoteFile:
    """One file: ``path`` is ``file:<folder>/…``, ``digest`` of its bytes."""

    path: str
    data: bytes
    modified: datetime
    digest: str


@dataclass(frozen=True, slots=True)
class _NoteContents:
    """The content of a file: ``talk`` has paragraphs and plain items as messages, ``stated`` declared statements."""

    talk: Conversation
    stated: tuple[Item, ...] = ()
    redacted: int = 0

    @property
    def plain_text(self) -> str:
        return _plain_words(" ".join(message.content for message in self.talk.messages))


@dataclass(frozen=True, slots=True)
class _KnownFile:
    """The digest of a file when it was read, and the documents that received statements of it."""

    digest: str
    topics: frozenset[str] = frozenset()


@dataclass(slots=True)
class _NoteRun:
    """The statements that a run extracts from its files."""

    items: list[MatchedItem] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    left_out: list[LeftOutSentence] = field(default_factory=list)
    failed: set[str] = field(default_factory=set)


def load_files(folders: SearchedFiles, paths: Sequence[str]) -> list[NoteFile]:
    """Load files of folders elsewhere; one that cannot be read is passed over with an event."""
    found = []
    for path in paths:
        try:
            data = folders.read(path)
            modified = folders.place(path).stat().st_mtime
        except (NotFoundError, VaultError, OSError) as error:
            emit("archival", operation="ingest", stage="unreadable", error=type(error).__name__)
            continue
        digest = hashlib.blake2b(data, digest_size=16).hexdigest()
        found.append(NoteFile(path, data, datetime.fromtimestamp(int(modified), UTC), digest))
    return found


def read_documents(documents: Sequence[NoteFile], parts: Parts) -> Report:
    """Read these files in one run; ``messages`` of its report are files, and an item's ``source`` is its file.

    Raises ConsolidationError where secrets cannot be looked for, VaultError.
    """
    salt, commit = " ".join(f"{each.path} {each.digest}" for each in documents), parts.settings.git.commit
    more = f" and {len(documents) - 1} more" if len(documents) > 1 else ""
    name = documents[0].path.removeprefix("file:") + more
    with start_run(parts.store, "ingest", now=parts.now, salt=salt, commit=commit, resumable=True) as run:
        report = _read_documents(documents, parts, run.id)
        run.summary = f"learned {report.count('added') + report.count('superseded')} from {name}"
    report = add_commit(report, run)
    return replace(report, conversation=name, messages=len(documents), new_messages=len(documents))


def _read_documents(documents: Sequence[NoteFile], parts: Parts, run: str) -> Report:
    before, known = measure_usage(parts), _load(parts.store)
    read = {each.path: _read(each) for each in documents}
    found = _extract_statements(documents, read, parts)
    secrets = sum(each.redacted for each in read.values())
    job = ArchiveJob(
        Conversation(()), run, trigger="ingest", transcript=NO_TRANSCRIPT, redacted=secrets,
        items=tuple(found.items), errors=tuple(dict.fromkeys(found.errors)), left_out=tuple(found.left_out),
    )  # fmt: skip
    for stage in (gate, match, merge, distrust):
        job = stage(job, parts)
    withdrawn = _find_withdrawn(documents, read, known, job.items, parts.store)
    job = replace(job, items=(*map(_drop_repeated, job.items), *withdrawn))
    report = run_stages(job, parts, (journal, write, consolidate), before)
    if not any(document.error for document in report.documents):
        done = [each for each in documents if each.path not in found.failed]
        _save(parts.store, known | {each.path: _update_known(each, job, known) for each in done})
    return report


def unread(store: Store, digests: Mapping[str, str]) -> list[str]:
    """Return the paths whose content has changed since they were read."""
    known = _load(store)
    return [path for path, digest in digests.items() if path not in known or known[path].digest != digest]


def forget(store: Store, prefix: str) -> None:
    """Delete the record that files below ``prefix`` were read. Raises VaultError."""
    known = _load(store)
    if any(path.startswith(prefix) for path in known):
        _save(store, {path: each for path, each in known.items() if not path.startswith(prefix)})


# --------------------------------------------------------------------------------------------------
# What a file says


def _read(document: NoteFile) -> _NoteContents:
    """Return the paragraphs and items of a note, as messages of its writer on the day it was written."""
    title, dated, texts = _texts(document)
    messages = tuple(Message("user", text, id=f"L{number}", time=dated) for number, (text, _) in enumerate(texts))
    talk, redacted = redact_conversation(Conversation(messages, document.path, title, started=dated))
    marked = {f"L{number}": cell for number, (_, cell) in enumerate(texts) if cell is not None}
    stated = tuple(_make_item(each, marked[each.id], document, talk) for each in talk.messages if each.id in marked)
    open_ = tuple(message for message in talk.messages if message.id not in marked)
    return _NoteContents(replace(talk, messages=open_), stated, redacted)


def _texts(document: NoteFile) -> tuple[str, datetime, list[tuple[str, Cell | None]]]:
    """Return title, day, and texts in order; an item with a declared type comes with its cell."""
    dated = day_of(document.path) or document.modified
    if detect_path_type(document.path) != MARKDOWN:
        title = document.path.rpartition("/")[2].rpartition(".")[0]
        return title, dated, [(piece.text, None) for piece in chunks(decode_text(document.data))]
    topic = decode(document.data, document.path)
    found: list[tuple[int, str, Cell | None]] = [
        (passage.first_line, passage.text, None) for passage in topic.passages if passage.kind == "prose"
    ]
    cells = [cell for cell in topic.cells if cell.text and not cell.superseded and cell.box.lower() != "x"]
    rows = topic.text.split("\n")
    found += [
        (cell.first_line, f"{cell.text}\n{cell.detail}".strip(), cell if _has_type(cell, rows) else None)
        for cell in cells
    ]
    if topic.summary:
        found.append((0, topic.summary, None))
    written = topic.created or date_of(topic.text) or dated
    return topic.name, written, [(text, cell) for _, text, cell in sorted(found, key=lambda one: one[0])]


def _has_type(cell: Cell, rows: Sequence[str]) -> bool:
    """Return whether the writer declared the type; then it counts as a statement without further checks."""
    return cell.type != "fact" or (cell.first_line <= len(rows) and _FACT.match(rows[cell.first_line - 1]) is not None)


def _make_item(message: Message, cell: Cell, document: NoteFile, talk: Conversation) -> Item:
    text, valid_from = stated_dates.resolve(message.content.partition("\n")[0], talk.started)
    _, salience = cues.classify(text, box=cell.box)
    return Item(
        text=fold(text), topic=talk.title, type=cell.type, salience=salience, confidence=CONFIDENCE,
        source=document.path, role="file", created=talk.started, valid_from=valid_from, replaces=find_replaced(text),
    )  # fmt: skip


def _extract_statements(documents: Sequence[NoteFile], read: Mapping[str, _NoteContents], parts: Parts) -> _NoteRun:
    names, found = [topic.name for topic in parts.similar.topic_names()], _NoteRun()
    for document in documents:
        talk = read[document.path].talk
        found.items += [MatchedItem(item) for item in read[document.path].stated]
        if talk.messages:
            made = parts.extractor.extract(talk, talk.messages, names)
            found.items += [MatchedItem(_assign_topic(item, document, talk, parts)) for item in made.items]
            found.errors += made.errors
            found.left_out += (replace(each, message=document.path) for each in made.left_out)
            if made.pending:
                found.failed.add(document.path)
    return found


def _assign_topic(item: Item, document: NoteFile, talk: Conversation, parts: Parts) -> Item:
    """Assign a topic. Without a model it is the note's title; a daily note may be about anything."""
    named = parts.client is None and day_of(document.path) is None
    topic = talk.title if named and talk.title else item.topic
    return replace(item, source=document.path, role="file", topic=topic, created=talk.started)


def _drop_repeated(placed: MatchedItem) -> MatchedItem:
    """Drop a statement that only repeats a known one: a file that says it again proves nothing."""
    known = placed.outcome is None and placed.decision is not None and isinstance(placed.decision.edit, Reinforce)
    return replace(placed, outcome="noop", reason="known already") if known else placed


# --------------------------------------------------------------------------------------------------
# What it says no more


def _find_withdrawn(
    documents: Sequence[NoteFile],
    read: Mapping[str, _NoteContents],
    known: Mapping[str, _KnownFile],
    items: Sequence[MatchedItem],
    store: Store,
) -> Iterator[MatchedItem]:
    """Yield statements whose only source is one of these files, in its own words, and that it no longer contains."""
    made = {(placed.item.source, _plain_words(placed.item.text)) for placed in items}
    for document in documents:
        said = read[document.path].plain_text
        for path in sorted(known[document.path].topics) if document.path in known else ():
            try:
                topic = decode(store.read(path), path)
            except (NotFoundError, VaultError):
                continue
            for cell in topic.cells if not topic.malformed else ():
                words = _plain_words(cell.text)
                if _is_only_from(document.path, cell) and words not in said and (document.path, words) not in made:
                    yield _withdraw(cell, topic, document)


def _is_only_from(path: str, cell: Cell) -> bool:
    """Return whether this file is the only source of the statement, in its own words: by the rules, not by a model."""
    known = cell.attributes
    mine = known is not None and known.sources == (path,) and known.by == "offline"
    return mine and not cell.superseded and not cell.by_person


def _plain_words(text: str) -> str:
    """Return the words alone: the rules change only marks and capitals of a statement."""
    return f" {' '.join(_WORD.findall(text.casefold()))} "


def _withdraw(cell: Cell, topic: Topic, document: NoteFile) -> MatchedItem:
    reason = "its file no longer says so"
    edit = Supersede(cell.ref, document.modified, None, reason=reason)
    item = Item(cell.text, topic.name, cell.type, source=document.path, role="file")
    return MatchedItem(item, path=topic.path, topic=topic.name, decision=ItemDecision(topic.path, edit, reason=reason))


# --------------------------------------------------------------------------------------------------
# What was read before


def _update_known(document: NoteFile, job: ArchiveJob, known: Mapping[str, _KnownFile]) -> _KnownFile:
    before = known[document.path].topics if document.path in known else frozenset()
    paths = {
        placed.decision.path
        for placed in job.items
        if placed.item.source == document.path and placed.decision is not None and placed.decision.edits
    }
    return _KnownFile(document.digest, before | paths)


def _load(store: Store) -> dict[str, _KnownFile]:
    """Load the record; empty if missing or unreadable: then all files are read again, and nothing is added twice."""
    try:
        values = json.loads(store.read(STATE))
        return {path: _KnownFile(each["digest"], frozenset(each["topics"])) for path, each in values.items()}
    except (NotFoundError, VaultError, ValueError, TypeError, KeyError, AttributeError):
        return {}


def _save(store: Store, known: Mapping[str, _KnownFile]) -> None:
    values = {path: {"digest": each.digest, "topics": sorted(each.topics)} for path, each in sorted(known.items())}
    text = json.dumps(values, ensure_ascii=False, indent=1) + "\n"
    with store.lock():
        store.state  # noqa: B018 - made where it is missing
        atomic_files.replace(store.resolve(STATE), text.encode("utf-8", "replace"), STATE, mode=0o600)
