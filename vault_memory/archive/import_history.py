"""Import whole histories: a file, an export or a folder of them, in two steps that can be interrupted at any time.

First every conversation is stored, one after the other, so that an export of a gigabyte needs bounded memory; then
their statements are archived, oldest conversation first (exports begin with the newest, and newer statements must win).
A repeated import skips known conversations; an interrupted import continues where it stopped. A conversation that
cannot be read is reported and does not stop the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from fnmatch import fnmatchcase
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from vault_memory.archive.archivist import Archivist
from vault_memory.archive.exclude import apply_exclusions
from vault_memory.archive.garbage_collection import spare_collections
from vault_memory.archive.redact_talk import redact_talk
from vault_memory.errors import FormatError, InputError, VaultMemoryError
from vault_memory.importers import ImportFile, open_source, read_conversations
from vault_memory.importers.folder_contents import find_format, is_export, is_messenger_chat, is_note
from vault_memory.models import Conversation, Preview, Report
from vault_memory.settings import Settings
from vault_memory.text.display import count_noun
from vault_memory.vault.conversations.store_conversation import store_conversation
from vault_memory.vault.conversations.transcripts import find
from vault_memory.vault.document.file_names import file_name
from vault_memory.vault.document.timestamps import format_time
from vault_memory.vault.document.transcript import Transcript
from vault_memory.vault.document.transcript_writer import prepare
from vault_memory.vault.runs.run import start_run
from vault_memory.vault.state.import_ledger import ImportedConversation, Imports, digest
from vault_memory.vault.storage.store import Store

if TYPE_CHECKING:
    from vault_memory.archive.read_ahead import ReadAhead

Step = Callable[[str, float, float], None]  # activity, amount done, total amount
_SAMPLE = 20  # conversations that a dry run measures
_TOGETHER, _MOST_TOGETHER = 20, 200  # conversations archived between two index updates, for few and for many
_EXPORTS, _TEXTS = (".jsonl", ".json", ".zip"), (".md", ".txt")
_NO_SESSIONS = frozenset(  # beside agents' sessions, and in an unpacked export
    ("sessions-index.json", "session_index.jsonl", "history.jsonl", "journal.jsonl", "user.json", "users.json")
)


def ignore_step(what: str, done: float, total: float) -> None:
    """Ignore the progress of an import."""


@dataclass(frozen=True, slots=True)
class ImportSelection:
    """The selection of conversations to import. ``format``: ``auto`` skips the notes of a folder, ``conversations``
    reads them as conversations, too. ``project`` is a pattern, matched against the project and its last part."""

    format: str = "auto"
    since: datetime | None = None
    limit: int = 0  # 0: all
    project: str = ""
    learn: bool = True  # false: they are only stored, to be searched; `consolidate` archives them later

    def __call__(self, conversation: Conversation) -> bool:
        last = max((message.time for message in conversation.messages if message.time), default=conversation.started)
        if self.since is not None and (last is None or last < self.since):
            return False
        project = conversation.project
        parts = (project, project.replace("\\", "/").rpartition("/")[2])
        return not self.project or any(fnmatchcase(part.casefold(), self.project.casefold()) for part in parts)


@dataclass(slots=True)
class ImportReport:
    """The result of an import. ``errors`` name the file and the conversation, ``warnings`` the file and the line."""

    files: int = 0
    conversations: int = 0  # read and wanted
    new: int = 0  # conversations with new messages
    known: int = 0
    excluded: int = 0  # by memory.exclude
    not_wanted: int = 0  # by --since and --project
    messages: int = 0  # new ones
    redacted: int = 0
    archived: int = 0  # conversations archived now, including those of an interrupted earlier import
    statements: int = 0  # kept
    superseded: int = 0
    waiting: int = 0  # edits that wait for a person
    topics: int = 0  # documents that were made
    tokens_in: int = 0
    tokens_out: int = 0
    cost: float = 0.0
    seconds: float = 0.0
    passed_over: int = 0  # files of a folder that hold no conversations
    errors: list[str] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)  # parts of sessions that were left out

    def __str__(self) -> str:
        done = f"{self.new} conversations with {self.messages} new messages, {self.statements} statements kept"
        return "\n".join([done, *self.errors, *self.warnings])


@dataclass(frozen=True, slots=True)
class ImportPreview:
    """What an import would find and, with a model, its cost: measured on `_SAMPLE` conversations, scaled up to all."""

    files: int
    conversations: int
    messages: int
    known: int
    excluded: int
    not_wanted: int
    first: str = ""  # days
    last: str = ""
    model: str = ""
    calls: int = 0
    tokens_in: int = 0
    tokens_out: int = 0
    cost: float | None = None
    errors: tuple[str, ...] = ()
    passed_over: int = 0
    warnings: tuple[str, ...] = ()


class Importer:
    """Imports histories. ``now`` gives the time, ``step`` gets the progress, ``ahead`` reads conversations ahead."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        archivist: Archivist,
        step: Step,
        now: Callable[[], datetime],
        ahead: ReadAhead | None = None,
    ) -> None:
        self._store, self._settings, self._archivist, self._step, self._now = store, settings, archivist, step, now
        self._ahead = ahead
        self._imports = Imports(store.root)
        self.done = ImportReport()

    def run(self, path: Path, wanted: ImportSelection) -> ImportReport:
        """Import the file or folder at ``path``. Raises InputError if it holds nothing to import, and VaultError."""
        began = monotonic()
        try:
            with start_run(self._store, "import", now=self._now(), commit=self._settings.git.commit) as run:
                for conversation in self._conversations(path, wanted):
                    self._store_one(conversation)
                run.summary = f"took in {count_noun(self.done.new, 'conversation')} from {path.name}"
            self._imports.flush()
            if wanted.learn:
                self._learn()
        finally:
            self._imports.close()
        self.done.seconds = round(monotonic() - began, 1)
        return self.done

    def preview(self, path: Path, wanted: ImportSelection) -> ImportPreview:
        """Return what `run` would do. Nothing is written, and no model is asked."""
        sample: list[Conversation] = []
        days: list[datetime] = []
        length = 0
        for conversation in self._conversations(path, wanted):
            self.done.messages += len(conversation.messages)
            length += sum(len(message.content) for message in conversation.messages)
            days += [
                time
                for message in conversation.messages[:: max(1, len(conversation.messages) - 1)]
                if (time := message.time)
            ]
            days = [min(days), max(days)] if days else []
            if len(sample) < _SAMPLE:
                sample.append(conversation)
        self._imports.close()
        found = self.done
        first, last = (format_time(day)[:10] for day in days) if days else ("", "")
        report = ImportPreview(
            found.files, found.conversations, found.messages, found.known, found.excluded, found.not_wanted,
            first, last, errors=tuple(found.errors), passed_over=found.passed_over,
            warnings=tuple(found.warnings),
        )  # fmt: skip
        return (
            report if not wanted.learn or not self._settings.llm.model else self._estimate_cost(report, sample, length)
        )

    def _estimate_cost(self, report: ImportPreview, sample: Sequence[Conversation], length: int) -> ImportPreview:
        looked: list[Preview] = list(self._archivist.preview(sample))
        part = sum(len(message.content) for conversation in sample for message in conversation.messages)
        share = length / part if part else 0.0
        costs = [each.cost for each in looked]
        return replace(
            report,
            model=self._settings.llm.model,
            calls=round(sum(each.calls for each in looked) * share),
            tokens_in=round(sum(each.tokens_in for each in looked) * share),
            tokens_out=round(sum(each.tokens_out for each in looked) * share),
            cost=None if None in costs else round(sum(cost or 0.0 for cost in costs) * share, 4),
        )

    # -- what there is ---------------------------------------------------------------------------

    def _conversations(self, path: Path, wanted: ImportSelection) -> Iterator[Conversation]:
        """Yield the wanted conversations that are not known, up to the limit; count the others."""
        new = 0
        for conversation in self._read_all(path, wanted.format):
            if not wanted(conversation):
                self.done.not_wanted += 1
                continue
            rest = apply_exclusions(conversation, self._settings.memory.exclude)
            if isinstance(rest, Report):
                self.done.excluded += 1
                continue
            self.done.conversations += 1
            if not rest.id:  # the one it will get depends on what is stored
                rest = prepare(redact_talk(rest, self._find)[0])
            if self._is_imported(rest):
                self.done.known += 1
                continue
            self.done.warnings += conversation.problems
            yield rest
            new += 1
            if new == wanted.limit:
                return

    def _read_all(self, path: Path, format: str) -> Iterator[Conversation]:
        places = files(path)
        without_notes = format == "auto" and path.is_dir()
        exported = {each.parent for each in places if is_export(each.name)} if path.is_dir() else set()
        format = "auto" if format == "conversations" else format
        for number, place in enumerate(places):
            try:
                source = open_source(place)
                beside = places[0].suffix.lower() == ".jsonl" or not exported.isdisjoint(place.parents)
                if _is_other_file(source, place, beside_others=beside, or_note=without_notes):
                    self.done.passed_over += 1
                    self.done.files += 1
                    continue
                for found in read_conversations(source, format):
                    if isinstance(found, FormatError):
                        self.done.errors.append(str(found))
                    else:
                        yield found
                    if len(places) == 1:
                        self._step("Reading MB", round(source.read / 1e6, 1), round(source.size / 1e6, 1))
            except InputError as error:
                if len(places) == 1 and not self.done.conversations and not isinstance(error, FormatError):
                    raise
                self.done.errors.append(str(error))
            self.done.files += 1
            if len(places) > 1:
                self._step("Reading", number + 1, len(places))

    # -- storing ---------------------------------------------------------------------------------

    def _is_imported(self, conversation: Conversation) -> bool:
        """Return whether it was imported before and its transcript still exists, without reading it."""
        stored = self._imports.find_stored(conversation)
        return bool(stored) and self._store.transcript_index.stem(file_name(stored)) is not None

    def _find(self, conversation_id: str) -> Transcript | None:
        return find(self._store, conversation_id)

    def _store_one(self, conversation: Conversation) -> None:
        clean, count = redact_talk(conversation, self._find)
        try:
            before = self._find(clean.id)  # an import that was killed may have stored it unrecorded
            transcript, pending = store_conversation(self._store, clean)
        except VaultMemoryError as error:
            self.done.errors.append(f"{clean.title or clean.id}: {error}")
            return
        started = format_time(transcript.started) if transcript.started else ""
        self._imports.add(ImportedConversation(clean.id, digest(conversation), transcript.id, started, bool(pending)))
        same = before is not None and before.id == transcript.id
        new = len(transcript.messages) - len(before.messages) if before is not None and same else len(pending)
        self.done.redacted += count
        self.done.new += new > 0
        self.done.known += new == 0
        self.done.messages += new

    # -- archiving -------------------------------------------------------------------------------

    def _learn(self) -> None:
        waiting = self._imports.waiting()
        if not waiting:
            return
        self._archivist.look(lambda done, total: self._step("Indexing", done, total))
        together = min(_MOST_TOGETHER, max(_TOGETHER, len(waiting) // 50))
        with spare_collections() as tidy:
            tidy()
            for number, report in enumerate(self._archivist.archive(self._load_stored(waiting), together=together), 1):
                self._count(report)
                if not (report.errors or report.unread):
                    self._imports.mark_archived(report.conversation)
                self._step("Archiving", number, len(waiting))
                if number % together == 0:
                    tidy()

    def _load_stored(self, names: Sequence[str]) -> Iterator[Conversation]:
        loaded = filter(None, map(self._load_transcript, names))
        if self._ahead is None:
            yield from (transcript.conversation for transcript in loaded)
            return
        talks = ((each.conversation, tuple(m for m in each.pending if m.role != "system")) for each in loaded)
        for conversation, error in self._ahead.read(talks):
            if error is None:
                yield conversation
            else:  # it waits for the next import
                self.done.errors.append(f"{conversation.title or conversation.id}: {error}")

    def _load_transcript(self, name: str) -> Transcript | None:
        transcript = find(self._store, name)
        if transcript is not None and not transcript.problems:
            return transcript
        self._imports.mark_archived(name)
        return None

    def _count(self, report: Report) -> None:
        done = self.done
        done.archived += report.new_messages > 0
        done.statements += report.count("added") + report.count("superseded")
        done.superseded += report.count("superseded")
        done.waiting += report.count("pending")
        done.topics += sum(document.created for document in report.documents)
        done.tokens_in, done.tokens_out = done.tokens_in + report.tokens_in, done.tokens_out + report.tokens_out
        done.cost = round(done.cost + report.cost, 6)
        done.errors += [f"{report.conversation}: {error}" for error in report.errors]


def files(path: Path) -> list[Path]:
    """Return the files that may hold conversations: ``path``, or those in it. Raises InputError where there are none.

    Sessions come first, then other exports; of texts, only chats of WhatsApp count where there are any of these. Talks
    of sub-agents (``agent-*.jsonl``) and indexes of an agent's own hold none.
    """
    if not path.is_dir():
        if not path.exists():
            raise InputError(f"{path}: no such file or folder")
        return [path]
    found = [
        place
        for place in sorted(path.rglob("*"))
        if place.suffix.lower() in (*_EXPORTS, *_TEXTS)
        and place.is_file()
        and not any(part.startswith(".") for part in place.relative_to(path).parts)
        and not (place.name.startswith("agent-") or place.name in _NO_SESSIONS or "subagents" in place.parts)
    ]
    for kinds in (_EXPORTS, *((kind,) for kind in _TEXTS)):
        chosen = [place for kind in kinds for place in found if place.suffix.lower() == kind]
        if chosen:
            beside = [place for place in found if kinds is _EXPORTS and place.suffix.lower() == ".txt"]
            return chosen + [place for place in beside if is_messenger_chat(place)]
    raise InputError(f"{path}: holds no conversations (.jsonl, .json, .zip, .md or .txt)")


def _is_other_file(source: ImportFile, place: Path, *, beside_others: bool, or_note: bool) -> bool:
    """Return whether a file of a folder is passed over: a note, or other JSON beside sessions or in an export."""
    if beside_others and place.suffix.lower() == ".json" and not is_export(place.name) and not find_format(source):
        return True
    return or_note and place.suffix.lower() != ".zip" and is_note(source)
