"""``Memory``: long-term memory as one object, with everything the command line can do."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import date, datetime, timedelta
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

from vault_memory.api.namespaces import Namespaces
from vault_memory.api.open_vault import Progress, redact_secrets, utc_now
from vault_memory.config import MAX_DAYS, load_settings
from vault_memory.errors import InputError, VaultError
from vault_memory.models import Conversation, Message
from vault_memory.settings import LlmSettings

if TYPE_CHECKING:
    from typing import Self

    from vault_memory.api.evaluation import Evaluation, ThresholdReport, TuneReport
    from vault_memory.api.forgetting import Forgotten
    from vault_memory.api.imports import CopyReport, ImportPreview, ImportReport, ImportSelection, Step
    from vault_memory.api.runs import Difference, Event, RunSummary, UndoReport
    from vault_memory.api.show import ShowResult
    from vault_memory.archive.maintenance.decay import DecayReport
    from vault_memory.doctor.examine import Diagnosis
    from vault_memory.index.sync import SyncReport
    from vault_memory.index.watch import Watcher
    from vault_memory.llm.check import Step as CheckStep
    from vault_memory.models import ConsolidationReport, Context, Hit, Preview, Report, Role, SearchResult
    from vault_memory.search.metrics import QueryRecord
    from vault_memory.search.metrics_report import MetricsReport
    from vault_memory.vault.git.setup import Setup

__all__ = ["Memory", "utc_now"]


class Memory(Namespaces):
    """The memory of one user: a vault of markdown files, and every operation on it.

    ``home`` holds a folder for each user (``VAULT_MEMORY_HOME``, ``~/.memory``); ``user`` names one
    (``VAULT_MEMORY_USER``, ``default``); ``config`` overrides settings as ``{"search.limit": 5}``; ``clock``
    returns the current time in UTC; ``person`` is who acts in a vault that several people share: runs and commits name
    them. The vault is created by :meth:`init` or by the first verb that writes.

    Used as a context manager it is closed at the end; a verb after :meth:`close` opens it again. Several threads may
    use one object at once; close it when no verb runs. What goes wrong is a ``VaultMemoryError``.

    ::

        with Memory(user="nora") as memory:
            memory.remember("Deploys go out on Tuesdays", topic="Releases")
            print(memory.search("when do we deploy?"))
            print(memory.context("planning the release", budget=500).text)
            memory.topics.rename("Releases", "Deploys")
            memory.undo()
    """

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"Memory(home={str(self.home)!r}, user={self.user!r})"

    def another(self) -> Memory:
        """Return another object for the same vault, with its own connections, so that neither waits for the other."""
        return Memory(self.home, self.user, config=self._config, clock=self.clock, person=self.person)

    # -- storing ---------------------------------------------------------------------------------

    def archive(
        self, conversation: Conversation | Sequence[Message | Mapping[str, Any]] | str | Path, *, format: str = "auto"
    ) -> Report:
        """Archive one conversation: a Conversation, a list of messages, or the path of a file that holds one.

        Archiving the same again adds nothing; a longer version of it adds what is new. Raises FormatError,
        InputError, VaultError before anything is changed; what fails later is in the report.
        """
        from vault_memory.api.archiving import load_conversation

        (report,) = self._archive([load_conversation(conversation, format)])
        return report

    def archive_file(
        self,
        source: str | Path | bytes,
        *,
        format: str = "auto",
        redo: bool = False,
        progress: Progress | None = None,
    ) -> Iterator[Report]:
        """Archive every conversation of a file (or of its content); yield a report for each as it is done.

        The whole file is read and checked before the first is archived. ``redo`` archives stored conversations again
        with the configured model and removes the statements that only the offline extractor made of them.
        ``progress`` gets the numbers of conversations done and in all. Raises as :meth:`archive`.
        """
        from vault_memory.api.archiving import load_file

        yield from self._archive(load_file(source, format), progress, redo=redo)

    def preview_file(
        self, source: str | Path | bytes, *, format: str = "auto", redo: bool = False
    ) -> Iterator[Preview]:
        """Yield what :meth:`archive_file` would do, or with a model what it would cost. Nothing is written."""
        from vault_memory.api.archiving import load_file

        yield from self._archivist().preview(load_file(source, format), redo=redo)

    def import_from(
        self,
        path: str | Path,
        wanted: ImportSelection | None = None,
        step: Step | None = None,
        *,
        workers: int | None = None,
        scheduler: str = "",
    ) -> ImportReport:
        """Import an export, a session or a folder of them; an interrupted import continues. Raises InputError.

        ``workers`` processes (0: one for each processor), or the workers of a Dask ``scheduler``, read ahead.
        """
        from vault_memory.api.imports import import_history, import_with_workers

        if workers is None and not scheduler:
            return import_history(self, path, wanted, step)
        return import_with_workers(self, path, wanted, step, workers or 0, scheduler)

    def preview_import(
        self, path: str | Path, wanted: ImportSelection | None = None, step: Step | None = None
    ) -> ImportPreview:
        """Return what :meth:`import_from` would take in, and its cost with a model; nothing is written or asked."""
        from vault_memory.api.imports import preview_import

        return preview_import(self, path, wanted, step)

    def import_notes(
        self,
        folder: str | Path,
        *,
        attachments: bool = False,
        dry_run: bool = False,
        progress: Progress | None = None,
    ) -> CopyReport:
        """Copy a folder of notes (Obsidian, basic-memory) in as topics, byte for byte; nothing is overwritten.

        ``attachments``: other files too. ``dry_run`` only returns what would be copied. Raises InputError, VaultError.
        """
        from vault_memory.api.imports import import_notes

        step = progress or (lambda done, total: None)
        return import_notes(self, Path(folder), attachments=attachments, dry_run=dry_run, step=step)

    def redo(self, conversation: str) -> Report:
        """Archive a stored conversation again with the configured model.

        Statements that only the offline extractor made of it are removed; everything else stays. Raises
        NotFoundError, and InputError if no model is configured.
        """
        return self._archivist().redo(conversation)

    def preview_redo(self, conversation: str) -> Preview:
        """Return what :meth:`redo` would do, or with a model what it would cost. Raises NotFoundError."""
        return self._archivist().preview_redo(conversation)

    def remember(
        self,
        text: str,
        *,
        topic: str = "",
        section: str = "",
        type: str = "",
        source: str = "",
        role: str = "person",
        by: str = "",
    ) -> Report:
        """Store one statement word for word. It skips the quality gate, because somebody asked to keep it.

        ``topic``, its ``section`` (a heading) and ``type`` are determined from the text if not given; ``source`` is the
        conversation it comes from; ``role`` is its speaker: a statement of an ``assistant`` (an agent, named by
        ``by``) never ends a person's statement; that waits for review. The report has one item. A repetition adds
        nothing. Raises InputError.
        """
        from vault_memory.archive.remember import RememberRequest

        self.init()
        report = self._archivist().remember(RememberRequest(text, topic, type, source, role, by, section))
        self._bring_up_index()
        return report

    def add_message(self, session: str, role: Role, content: str) -> None:
        """Store one message of a live conversation; ``session`` becomes the conversation's id.

        With ``archive.exchanges``, each complete exchange is archived at once, in the background unless
        ``archive.background`` is off. Does nothing if memory is switched off or ``memory.exclude`` excludes it.
        Raises InputError, VaultError.
        """
        from vault_memory.archive.exclude import is_excluded

        self.init()
        if self.settings.memory.enabled and not is_excluded(session, content, self.settings.memory.exclude):
            self._live.add(session, role, content, self.clock())

    def recent_messages(self, session: str, limit: int = 10) -> list[Message]:
        """Return the last messages of a stored conversation, oldest first; none if it is unknown."""
        conversations = self.conversations
        transcript = conversations.find(conversations.stored_id(session))
        return list(transcript.messages[-limit:]) if transcript is not None and limit > 0 else []

    def finalize(self, session: str) -> Report | None:
        """Archive the messages of a live conversation that are not archived yet. Never raises; errors become events."""
        return self._live.finalize(session)

    # -- finding ---------------------------------------------------------------------------------

    def search(
        self,
        query: str,
        *,
        limit: int | None = None,
        detail_level: str = "full",
        source_type: str = "all",
        touch: bool = True,
        as_of: str | date = "",
    ) -> SearchResult:
        """Find what the vault knows about ``query``, best first: summaries, then statements, then what was said.

        Edits made in any editor since the last search are indexed first. Results count as used unless ``touch`` is
        false: then the search leaves no trace. With ``as_of``, the search sees the vault as it was at the end of that
        day, and leaves no trace either. Raises InputError for a limit over ``search.max_limit`` or unknown options.
        """
        return self._reader().search(
            query, limit=limit, detail_level=detail_level, source_type=source_type, touch=touch, as_of=as_of
        )

    def context(
        self, query: str, *, conversation: str = "", budget: int | None = None, form: str = "plain", touch: bool = True
    ) -> Context:
        """Select the memories for a prompt about ``query``: whole memories, at most ``budget`` tokens.

        ``conversation`` is the current one: its messages and its summary come first; other conversations never see
        that summary. ``form="prompt"`` returns the block to append to a system prompt. ``touch`` as in :meth:`search`.
        Raises InputError.
        """
        from vault_memory.archive.secrets import make_stored_id

        conversation = make_stored_id(conversation)
        return self._reader().context(query, conversation=conversation, budget=budget, form=form, touch=touch)

    def recall(self, message: str, *, touch: bool = True) -> SearchResult:
        """Return the statements related to ``message``, those in use first. ``touch`` as in :meth:`search`."""
        return self._reader().recall(message, touch=touch)

    def show(self, what: str | Hit) -> ShowResult:
        """Return the whole text of a search hit: a statement, a message or a file.

        ``what``: a hit, its id (``conv-456#m12``, ``vm-…``), its place (``path:line``), or its number in the last
        search of the command line. A conversation's id or path: all of it. Raises NotFoundError.
        """
        from vault_memory.api.show import show

        return show(self, what)

    def keep_results(self, hits: Sequence[Hit]) -> None:
        """Store which hits were shown to a person, and in which order, so that :meth:`show` finds them by number."""
        from vault_memory.index import last_search  # not `api.show`, which reads transcripts: a search needs none
        from vault_memory.models.entry_record import get_whole_key

        last_search.write(
            self.index.folder, [(get_whole_key(hit.entry), hit.entry.path, hit.entry.line) for hit in hits]
        )

    # -- looking ---------------------------------------------------------------------------------

    def status(self, progress: Progress | None = None) -> dict[str, object]:
        """Return counts of what is in the vault, the state of the index, and files that cannot be used."""
        from vault_memory.doctor.vault_counts import collect_status

        return collect_status(self.store, self.index, self.topics.list(progress))

    def history(self, what: str | None = None, limit: int = 20) -> list[RunSummary] | list[Event]:
        """Return the last runs, newest first; or the history of a topic or of a statement's id, oldest event first.

        Raises NotFoundError.
        """
        if what is None:
            return self.runs.list(limit)
        return self.runs.events(what)[-limit:]

    def diff(self, run: str = "", *, since: str | date = "") -> list[Difference]:
        """Return what a run changed (default: the last run), or what changed ``since`` a day.

        Raises NotFoundError, InputError.
        """
        return self.runs.diff(run, since=since)

    def metrics(self, days: int | None = None) -> MetricsReport:
        """Return statistics of the searches of the last ``days`` (default: ``metrics.days``). Raises InputError."""
        from vault_memory.search.metrics_report import report

        since = self._days_ago(days)
        return report(self._metrics.list_since(since), since)

    def query_records(self, days: int | None = None) -> list[QueryRecord]:
        """Return the records behind :meth:`metrics`, oldest first. Raises InputError."""
        return self._metrics.list_since(self._days_ago(days))

    def index_status(self) -> dict[str, object]:
        """Return the size and the state of the index on disk."""
        return self.index.status()

    def growth(self) -> list[tuple[str, int]]:
        """Return, for each day, the number of current statements created up to that day."""
        return self.index.growth()

    def count_archived(self) -> dict[str, object]:
        """Return totals of all archive runs so far: runs, items by outcome, tokens."""
        from vault_memory.archive.maintenance.counters import counters

        return counters(self.store)

    # -- correcting ------------------------------------------------------------------------------

    def undo(self, run: str = "", *, dry_run: bool = False) -> UndoReport:
        """Undo the changes of a run (default: the last run); ``dry_run`` only returns what would change.

        Later changes of the same lines stay, and the report lists them. Raises NotFoundError, InputError, VaultError.
        """
        return self.runs.undo(run, dry_run=dry_run)

    def forget(
        self, *targets: tuple[str, str], dry_run: bool = False, keep_cells: bool = False, keep_messages: bool = False
    ) -> Forgotten:
        """Remove targets permanently: ``("cell", "vm-k3f9a2q8d1")``, a conversation, a message, a topic, an entity.

        ``("words", "knee injury")`` is everything that contains all of these words, in documents or in the state.
        Archiving the same conversation again does not bring the removed text back. ``dry_run`` only returns what
        would be removed; ``keep_cells`` keeps the statements of a conversation, ``keep_messages`` the transcripts
        that contain a statement. Raises NotFoundError, InputError, VaultError.
        """
        from vault_memory.api.forgetting import forget

        return forget(self, targets, dry_run=dry_run, keep_cells=keep_cells, keep_messages=keep_messages)

    def find_forgettable(self, query: str, *, limit: int = 10, alike: bool = False) -> list[tuple[str, str]]:
        """Return targets for :meth:`forget`: the statements and messages that a search finds.

        Only those that contain every word of the query, unless ``alike``. Raises InputError.
        """
        from vault_memory.api.forgetting import find_targets

        return find_targets(self.search(query, limit=limit, touch=False), query, alike=alike)

    # -- upkeep ----------------------------------------------------------------------------------

    def consolidate(self, *topics: str, prune: bool = False) -> ConsolidationReport:
        """Finish archiving that waited for a model, renew summaries, and find superseded statements.

        Without names, it renews every topic whose summary misses enough statements. ``prune`` removes statements
        that were superseded long ago. Raises NotFoundError.
        """
        return self._archivist().consolidate([self.topics.get(name) for name in topics], prune=prune)

    def decay(self, *, dry_run: bool = False, restore: str = "") -> DecayReport:
        """Move faded statements to ``archive/``; ``restore`` moves a statement or a topic back.

        ``dry_run`` only returns what would move. Raises NotFoundError, InputError, VaultError.
        """
        from vault_memory.api.upkeep import decay

        return decay(self, dry_run=dry_run, restore=restore)

    def doctor(self, *, fix: bool = False, progress: Progress | None = None) -> Diagnosis:
        """Check every document, the review queue, the index and the state; ``fix`` repairs what is safe to repair.

        Returns the remaining findings and the repairs. Raises VaultError.
        """
        from vault_memory.api.upkeep import examine_vault

        return examine_vault(self, fix=fix, progress=progress)

    def rebuild(
        self, progress: Progress | None = None, *, workers: int | None = None, scheduler: str = ""
    ) -> dict[str, object]:
        """Delete the index and rebuild it from the files; embeddings of unchanged texts are kept.

        ``workers`` and ``scheduler`` as in :meth:`import_from`.
        """
        if workers is None and not scheduler:
            self.index.rebuild(progress)
        else:
            from vault_memory.api.upkeep import rebuild_with_workers

            rebuild_with_workers(self, progress, workers or 0, scheduler)
        return self.index.status()

    def watch(self, on_sync: Callable[[SyncReport], None], stop: threading.Event | None = None) -> None:
        """Keep the index up to date with the files until ``stop`` is set or the memory is closed.

        ``on_sync`` gets each sync that changed anything. Raises VaultError if the index cannot be written.
        """
        from vault_memory.api.upkeep import run_watcher

        run_watcher(self.watcher(on_sync), stop)

    def watcher(self, on_sync: Callable[[SyncReport], None]) -> Watcher:
        """Return a watcher of the files whose ``run`` blocks until its ``stop``, or until the memory is closed."""
        from vault_memory.index.watch import Watcher

        made = Watcher(self.store, self._open_index(), self.clock, on_sync)
        self._watchers.append(made)
        return made

    def setup_git(self) -> Setup:
        """Put the vault under git: a commit for each run, and a merge driver. Raises VaultError."""
        from vault_memory.vault.git.setup import set_up

        return set_up(self.store)

    def prune_metrics(self) -> int:
        """Delete the records of queries that are older than ``metrics.days``; return how many."""
        self._metrics.clean(redact_secrets)
        return self._metrics.tidy(self.clock(), self.settings.metrics.days)

    # -- measuring -------------------------------------------------------------------------------

    def evaluate(
        self,
        queries: str | Path | None = None,
        *,
        configs: Sequence[Mapping[str, object]] = (),
        locomo: Path | None = None,
        beam: Path | None = None,
        cells: bool = False,
        progress: Progress | None = None,
    ) -> Evaluation:
        """Ask labelled questions and measure the answers, with the current settings and with each of ``configs``.

        It leaves no trace. ``queries`` is a file of this vault's questions (``queries.yaml``); ``locomo`` and ``beam``
        ask about public conversations instead, with ``cells`` about the statements archived from them.
        Raises InputError.
        """
        from vault_memory.api.evaluation import evaluate

        return evaluate(self, _path(queries), configs, locomo, beam, cells, progress)

    def tune(
        self,
        queries: str | Path | None = None,
        *,
        locomo: Path | None = None,
        beam: Path | None = None,
        measure: str = "ndcg@5",
        dry_run: bool = False,
        progress: Callable[[int], None] | None = None,
    ) -> TuneReport:
        """Find better weights for search from labelled questions, and write them unless ``dry_run``.

        Weights are written only if they are better on questions that did not choose them. Arguments as for
        :meth:`evaluate`; ``measure`` is the measure to improve. Raises InputError.
        """
        from vault_memory.api.evaluation import tune

        return tune(self, _path(queries), locomo, beam, measure, dry_run, progress)

    def measure_thresholds(self, embedder: str, *, locomo: Path | None = None, save: bool = False) -> ThresholdReport:
        """Measure the distribution of an embedder's similarities on labelled pairs; ``save`` sets its thresholds.

        Raises InputError.
        """
        from vault_memory.api.evaluation import measure_thresholds

        return measure_thresholds(embedder, locomo, save)

    def check_model(self) -> Iterator[CheckStep]:
        """Ask the configured language model small questions; yield the result of each step. Raises InputError."""
        from vault_memory.llm.check import run

        yield from run(self.model_settings)

    @property
    def model_settings(self) -> LlmSettings:
        """The settings of the language model; without a vault, those of the user's own file."""
        return (self.settings if self.exists() else load_settings()).llm

    # -- of the verbs ----------------------------------------------------------------------------

    def _archive(
        self, conversations: Sequence[Conversation], progress: Progress | None = None, *, redo: bool = False
    ) -> Iterator[Report]:
        self.init()
        self._metrics.clean(redact_secrets)
        yield from self._archivist().archive(conversations, progress, redo=redo)
        self._bring_up_index()

    def _bring_up_index(self) -> None:
        """Update the index for the next search; if it cannot be written, the search reports that."""
        from vault_memory.index.sync import SMALL_WAIT

        with suppress(VaultError):
            self.index.sync(wait=SMALL_WAIT)

    def _days_ago(self, days: int | None) -> datetime:
        if days is not None and not 0 <= days <= MAX_DAYS:
            raise InputError(f"days must be from 0 to {MAX_DAYS}, not {days}")
        return self.clock() - timedelta(days=self.settings.metrics.days if days is None else days)


def _path(given: str | Path | None) -> Path | None:
    return Path(given) if given is not None else None
