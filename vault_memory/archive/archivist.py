"""Archive, consolidate and summarise for one run, with a language model if one is set.

``Memory`` makes an :class:`Archivist` for each run, so that a token budget covers one run and changed settings apply
from the next run on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cached_property, partial
from typing import TYPE_CHECKING

from vault_memory.archive import commit_message, pipeline
from vault_memory.archive.decisions.cached_similar import CachedSimilar, TolerantSimilar
from vault_memory.archive.decisions.statement_block import KnownDocuments
from vault_memory.archive.decisions.vector_cache import CachedEmbed
from vault_memory.archive.exclude import apply_exclusions, refuse_excluded
from vault_memory.archive.job import Parts
from vault_memory.archive.maintenance.due_summaries import Upkeep
from vault_memory.archive.secrets import make_stored_id, redact, redact_all
from vault_memory.errors import InputError, LlmError, NotFoundError, VaultError
from vault_memory.events import emit
from vault_memory.models import (
    ConsolidationReport,
    Conversation,
    Embed,
    Embedder,
    Preview,
    Report,
    Topic,
    TopicReport,
)
from vault_memory.settings import Settings
from vault_memory.vault.conversations import summaries
from vault_memory.vault.conversations.transcripts import find, transcripts
from vault_memory.vault.document.transcript import Transcript
from vault_memory.vault.document.transcript_writer import prepare
from vault_memory.vault.runs.run import Run, start_run
from vault_memory.vault.runs.stale_saves import restore
from vault_memory.vault.state import undo_journal
from vault_memory.vault.state.usage import Usage
from vault_memory.vault.storage.store import Store

if TYPE_CHECKING:
    from vault_memory.archive.extraction.rules.extractor import Readings
    from vault_memory.archive.propose_profile import ProposalReport
    from vault_memory.archive.remember import RememberRequest
    from vault_memory.index.sync import Index
    from vault_memory.llm.client import Client

Progress = Callable[[int, int], None]


def _embed_redacted(embedder: Embedder) -> Embed:
    """Return a function that embeds texts without the secrets that a person typed into documents."""
    return lambda texts: embedder.embed(redact_all(texts))


class Archivist:
    """Archives, consolidates and summarises for one run. ``now`` is called for each conversation."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        index: Index,
        embedder: Embedder | None,
        usage: Usage,
        now: Callable[[], datetime],
    ) -> None:
        if not settings.memory.enabled:
            raise InputError("memory is switched off (memory.enabled: false)")
        self._store, self._settings, self._index, self._embedder = store, settings, index, embedder
        self._usage, self._now = usage, now
        self._similar = TolerantSimilar(index)
        self._known = KnownDocuments(CachedEmbed(_embed_redacted(embedder)) if embedder is not None else None)
        self._told: set[str] = set()
        self.readings: Readings | None = None  # of conversations that were read ahead

    @cached_property
    def client(self) -> Client | None:
        """The client of the configured model; None if no model is set."""
        if not self._settings.llm.model:
            return None
        from vault_memory.llm.client import Client

        owner = str(self._store.root) if self._store.person else ""  # on a server, no vault meets another's replies
        return Client(self._settings.llm, clean=lambda text: redact(text)[0], owner=owner)

    @cached_property
    def _upkeep(self) -> Upkeep:
        return Upkeep(self._store, self.client, self._settings.archive.summary_frequency)

    @property
    def parts(self) -> Parts:
        """The components of the pipeline, for the current settings."""
        from vault_memory.archive.assembly import assemble_parts

        return assemble_parts(
            self._store, self._settings, self._index, self._embedder, self._usage, self._similar, self._known,
            self.client, self._upkeep.get_earlier, self._now(), self.readings,
        )  # fmt: skip

    def look(self, progress: Progress | None = None) -> None:
        """Update the index from the files; this takes long after many files were added."""
        self._index.sync(progress)

    def archive(
        self,
        conversations: Iterable[Conversation],
        progress: Progress | None = None,
        *,
        redo: bool = False,
        together: int = 1,
    ) -> Iterator[Report]:
        """Archive conversations and yield a report for each. Interrupted runs are finished first.

        The index is updated after every ``together`` conversations. Conversations between two updates find each
        other's new topics by name only. Raises InputError for ``redo`` without a model.
        """
        if redo and self.client is None and not all(map(self._was_undone, conversations)):
            raise InputError(
                "archiving again (--redo) needs a language model; set VAULT_MEMORY_LLM_MODEL, e.g. to gpt-5-mini"
            )
        self._index.sync()
        undo_journal.prune(self._store, self._now() - timedelta(days=self._settings.undo.days))
        restore(self._store, self._now())
        tried = {report.conversation: report for report in self._resume_runs() if report.unread}
        total, recent = len(conversations) if isinstance(conversations, Sequence) else 0, CachedSimilar(self._similar)
        for done, conversation in enumerate(conversations, 1):
            if (done - 1) % together == 0:
                self._index.sync()
                recent = CachedSimilar(self._similar)
            given = apply_exclusions(conversation, self._settings.memory.exclude)
            if isinstance(given, Report):
                yield given
            else:
                with pipeline.start(given, self.parts) as run:
                    report = self._retry_moved(partial(self._run_archive, given, recent, tried, redo=redo), recent.look)
                    recent.add_report(report)
                    report = replace(report, errors=report.errors + self._similar.take_problems())
                    report = self._update_summary(report)
                self._profile_due()
                report = pipeline.add_commit(report, run)
                yield self._drop_repeated_notes(replace(report, notes=conversation.problems + report.notes))
            if progress is not None:
                progress(done, total)
        self._index.sync()

    def _run_archive(
        self, conversation: Conversation, recent: CachedSimilar, tried: Mapping[str, Report], *, redo: bool
    ) -> Report:
        return pipeline.archive(conversation, replace(self.parts, similar=recent), redo=redo, tried=tried)

    def _resume_runs(self, *, patient: bool = False) -> Iterator[Report]:
        """Finish interrupted runs and yield a report of each; commit and index them."""
        for report in pipeline.resume(self.parts, patient=patient):
            yield self._drop_repeated_notes(report)
            self._index.sync()

    def _retry_moved(self, work: Callable[[], Report], look: Callable[[], None] = lambda: None) -> Report:
        """Return the report of ``work``, repeated where a document was renamed or deleted before it was written."""
        for last in (False, False, True):
            try:
                report = work()
            except NotFoundError:
                if last:
                    raise
            else:
                lost = [each for each in report.documents if each.error and not self._exists(each.path)]
                if last or not lost:
                    break
            self._index.sync()
            look()
        return report

    def _exists(self, path: str) -> bool:
        return self._store.resolve(path).exists()

    def propose_profile(self, *, again: bool = False) -> ProposalReport:
        """Propose changes to the profile from what its owner wrote since the last time; they wait for review (A13).

        Raises InputError without consent or a model, LlmError, VaultError.
        """
        from vault_memory.archive.propose_profile import propose

        if self.client is None:
            raise InputError(
                "proposing profile changes needs a language model; set VAULT_MEMORY_LLM_MODEL, e.g. to gpt-5-mini"
            )
        return propose(self._store, self.client, self._now(), owner=self._settings.graph.user, again=again)

    def _profile_due(self) -> None:
        """Propose profile changes if they are due by the settings; a failure does not make archiving fail."""
        from vault_memory.archive.propose_profile import due

        if self.client is None or not due(
            self._store, self._settings.profile.synthesize_every, self._settings.graph.user
        ):
            return
        try:
            self.propose_profile()
        except (LlmError, InputError, VaultError) as error:
            emit("profile", operation="propose", stage="failed", error=type(error).__name__)

    def _was_undone(self, conversation: Conversation) -> bool:
        """Return whether any part of the conversation was archived and then undone."""
        known = find(self._store, make_stored_id(prepare(conversation).id))
        return known is not None and bool(known.undone)

    def preview(self, conversations: Sequence[Conversation], *, redo: bool = False) -> Iterator[Preview]:
        """Yield what archiving would do, or with a model which requests it would send."""
        from vault_memory.archive.dry_run import preview_archive
        from vault_memory.archive.extraction.rules.extractor import OfflineExtractor

        self._index.sync()
        likely = OfflineExtractor()
        for conversation in conversations:
            given = apply_exclusions(conversation, self._settings.memory.exclude)
            if isinstance(given, Report):
                yield Preview(given.conversation, 0, given)
            else:
                look = preview_archive(given, self.parts, likely, redo=redo)
                if look.report is not None and conversation.problems:
                    look = replace(look, report=replace(look.report, notes=conversation.problems + look.report.notes))
                yield look

    def remember(self, request: RememberRequest) -> Report:
        """Store one statement that somebody asks to remember. Raises InputError, ConsolidationError, VaultError."""
        from vault_memory.archive.remember import remember

        refuse_excluded(request.text, self._settings.memory.exclude)
        self._index.sync()
        done = self._retry_moved(lambda: remember(request, self.parts))
        self._index.sync()
        return self._drop_repeated_notes(done)

    def read_files(self, paths: Sequence[str], progress: Progress | None = None) -> Iterator[Report]:
        """Read files of folders elsewhere (``file:…``) into cells; yield a report for each batch.

        A file that cannot be read is passed over with an event: the next run tries it again.
        """
        from vault_memory.archive.note_files import BATCH, load_files, read_documents

        for start in range(0, len(paths), BATCH):
            self._index.sync()
            documents = load_files(self._index.searched, paths[start : start + BATCH])
            if documents:
                yield self._drop_repeated_notes(read_documents(documents, self.parts))
            if progress is not None:
                progress(min(start + BATCH, len(paths)), len(paths))
        self._index.sync()

    def redo(self, conversation_id: str) -> Report:
        """Archive a stored conversation again. Raises NotFoundError, and InputError if no model is set."""
        (report,) = self.archive([self._transcript(conversation_id).conversation], redo=True)
        return report

    def preview_redo(self, conversation_id: str) -> Preview:
        """Return what :meth:`redo` would do, or with a model what it would cost. Raises NotFoundError."""
        (found,) = self.preview([self._transcript(conversation_id).conversation], redo=True)
        return found

    def exchange(self, conversation_id: str) -> Report | None:
        """Extract what the newest messages of a stored conversation say (A9), and extend its summary (A12).

        None: exchanges are switched off, or there is no model. Raises NotFoundError, VaultError.
        """
        transcript = self._transcript(conversation_id)
        settings, report = self._settings.archive, None
        if settings.exchanges and self.client is not None and transcript.pending:
            from vault_memory.archive.exchange_mode import ExchangeExtractor, ExchangeJudge

            self._index.sync()
            parts = self.parts
            parts = replace(
                parts,
                extractor=ExchangeExtractor(
                    self.client, recent=settings.recent, summary=lambda known: summaries.load(self._store, known).text
                ),
                judge=ExchangeJudge(self.client, self._store, self._similar, parts.thresholds, settings.similar_limit),
            )
            with pipeline.start(transcript.conversation, parts) as run:
                report = pipeline.archive(transcript.conversation, parts)
                self._upkeep.keep(conversation_id)
            report = self._drop_repeated_notes(pipeline.add_commit(report, run))
            self._index.sync()
        else:
            with self._summarizing(conversation_id):
                self._upkeep.keep(conversation_id)
        self._profile_due()
        return report

    def summarize(self, conversation_id: str) -> str:
        """Summarise the whole conversation and fold the summary into one list of points.

        Raises NotFoundError, LlmError, VaultError.
        """
        transcript = self._transcript(conversation_id)
        with self._summarizing(conversation_id) as run:
            run.summary = f"summarised {transcript.title or conversation_id}"
            return self._upkeep.fold_all(transcript).body

    def summarize_due(self) -> int:
        """Renew the summaries of conversations with new messages, each folded into one list; return how many."""
        with self._summarizing() as run:
            renewed = self._upkeep.renew()
            run.summary = f"renewed {renewed} summaries of conversations"
        return renewed

    def _summarizing(self, conversation_id: str = "") -> AbstractContextManager[Run]:
        commit = self._settings.git.commit
        return start_run(self._store, "summarize", now=self._now(), source=conversation_id, commit=commit)

    def consolidate(self, topics: Sequence[Topic] = (), *, prune: bool = False) -> ConsolidationReport:
        """Finish interrupted archives and pending merges, renew summaries and find superseded statements.

        ``topics`` are renewed whether due or not; without any, all topics that are due. ``prune`` removes statements
        that were superseded long ago.
        """
        from vault_memory.archive.maintenance.consolidate import Consolidator
        from vault_memory.archive.maintenance.pending_merges import merge_pending
        from vault_memory.archive.maintenance.prune import prune as pruned

        self._index.sync()
        parts, settings = self.parts, self._settings.archive
        conversations = self._read_again() if not topics else []
        done: list[TopicReport] = []
        commit = self._settings.git.commit
        with start_run(self._store, "consolidate", now=parts.now, salt="consolidate", commit=commit) as run:
            for topic in self._reload(topics):
                if topic.merge_pending and not topic.malformed:
                    self._index.sync()
                    done.append(merge_pending(topic, parts))
            work = Consolidator(self._store, self.client, settings.consolidate_after)
            for topic in self._reload(topics):
                if topics or work.due(topic):
                    done.append(work.renew(topic, now=parts.now))
                if prune and not topic.malformed:
                    done.append(pruned(self._store, topic, days=settings.prune_after, now=parts.now))
            report = self._run_consolidation(run, done, conversations, parts)
        self._index.sync()
        notes = self._select_new_notes(run.committed.notes)
        return replace(report, commit=run.committed.commit, notes=notes)

    def _run_consolidation(
        self, run: Run, done: Sequence[TopicReport], conversations: Sequence[Report], parts: Parts
    ) -> ConsolidationReport:
        used = self.client.usage if self.client is not None else None
        report = ConsolidationReport(
            run=run.id if run.paths else "",
            topics=tuple(report for report in done if report.changed or report.error),
            conversations=tuple(conversations),
            by=parts.extractor.name,
            tokens_in=used.tokens_in if used is not None else 0,
            tokens_out=used.tokens_out if used is not None else 0,
            cost=used.cost if used is not None else 0.0,
        )
        run.report, run.message = {"topics": done}, commit_message.format_consolidation_message(report)
        run.summary = commit_message.summarize_consolidation(report)
        return report

    def _drop_repeated_notes(self, report: Report) -> Report:
        """Return the report without notes about commits that an earlier report already has."""
        return replace(report, notes=self._select_new_notes(report.notes)) if report.notes else report

    def _select_new_notes(self, notes: Sequence[str]) -> tuple[str, ...]:
        fresh = tuple(note for note in notes if note not in self._told)
        self._told.update(fresh)
        return fresh

    def _read_again(self) -> list[Report]:
        """Archive again the conversations that were interrupted or that the model did not answer."""
        reports = list(self._resume_runs(patient=True))
        tried = {report.conversation for report in reports if report.unread}
        for transcript in list(transcripts(self._store)):
            if transcript.pending and not transcript.problems and transcript.id not in tried:
                self._index.sync()
                reports.append(self._drop_repeated_notes(pipeline.archive(transcript.conversation, self.parts)))
            with self._summarizing(transcript.id):
                self._upkeep.fold(transcript)
        self._index.sync()
        return reports

    def _update_summary(self, report: Report) -> Report:
        """Update the summary of the conversation and add its cost to the report."""
        before = self.client.usage if self.client is not None else None
        report = replace(report, notes=(*report.notes, *self._upkeep.keep(report.conversation)))
        if self.client is None or before is None:
            return report
        after = self.client.usage
        return replace(
            report,
            tokens_in=report.tokens_in + after.tokens_in - before.tokens_in,
            tokens_out=report.tokens_out + after.tokens_out - before.tokens_out,
            cost=report.cost + after.cost - before.cost,
        )

    def _transcript(self, conversation_id: str) -> Transcript:
        found = find(self._store, conversation_id)
        if found is None:
            raise NotFoundError(f"no conversation '{conversation_id}'")
        return found

    def _reload(self, topics: Sequence[Topic]) -> list[Topic]:
        """Read the topics from disk again, or all topics if none is given; skip deleted ones."""
        paths = {topic.path for topic in topics}
        return [topic for topic in self._store.topics() if not paths or topic.path in paths]
