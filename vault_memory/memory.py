"""``Memory``: the one place where the parts are put together, and the everyday verbs."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

from vault_memory.config import DEFAULT_HOME, DEFAULT_USER, MAX_DAYS, fingerprint_settings, load_settings
from vault_memory.errors import InputError, NotFoundError
from vault_memory.models import Conversation, Message
from vault_memory.settings import Settings

if TYPE_CHECKING:
    from vault_memory.archive.propose_profile import Proposed
    from vault_memory.archive.review import Waiting
    from vault_memory.archivist import Archivist
    from vault_memory.forget.execute import Forgotten
    from vault_memory.importing import Imported, Importer, ImportPreview, Step, Wanted
    from vault_memory.index.sync import Index
    from vault_memory.live import Live
    from vault_memory.llm.embedders.registry import EmbedderRegistry
    from vault_memory.models import (
        ConsolidationReport,
        Context,
        EditResult,
        Embedder,
        Preview,
        Report,
        Role,
        SearchResult,
        Topic,
    )
    from vault_memory.reader import Reader
    from vault_memory.search.metrics import Metrics, MetricsReport, QueryRecord
    from vault_memory.vault.review import Proposal
    from vault_memory.vault.state.usage import Usage
    from vault_memory.vault.storage.store import Store

Progress = Callable[[int, int], None]
DETAIL_LEVELS = ("full", "summary")
SOURCE_TYPES = ("all", "conversation", "file")


def utc_now() -> datetime:
    return datetime.now(UTC)


class Memory:
    """The memory of one user.

    ``home`` holds a folder for each user (``VAULT_MEMORY_HOME``, ``~/.memory``); ``user`` names one
    (``VAULT_MEMORY_USER``, ``default``); ``config`` overrides settings as ``{"search.limit": 5}``; ``clock``
    gives the present in UTC. The vault is made by :meth:`init` or the first :meth:`archive`.
    """

    def __init__(
        self,
        home: str | Path | None = None,
        user: str | None = None,
        *,
        config: Mapping[str, object] | None = None,
        clock: Callable[[], datetime] = utc_now,
    ) -> None:
        self.home = Path(home or os.environ.get("VAULT_MEMORY_HOME") or DEFAULT_HOME).expanduser()
        self.user = user if user is not None else os.environ.get("VAULT_MEMORY_USER") or DEFAULT_USER
        self.clock = clock
        self._config = dict(config or {})
        self._settings: tuple[object, Settings] | None = None
        self._making = Lock()
        self._made: Live | None = None

    # -- parts -----------------------------------------------------------------------------------

    @cached_property
    def store(self) -> Store:
        """The files. Raises NotFoundError where there is no such vault, UnsafeNameError for an unsafe user."""
        from vault_memory.vault.storage.store import Store

        opened = self.__dict__["store"] = Store.open(self.home, self.user)
        if (opened.root / ".state" / "forgetting.json").exists():  # a forgetting that was interrupted
            from vault_memory.forget.execute import finish

            finish(self)
        return opened

    @property
    def settings(self) -> Settings:
        """As the file and the environment have them now: changes hold from the next verb on."""
        seen = fingerprint_settings(self.root)
        if self._settings is None or self._settings[0] != seen:
            self._settings = seen, load_settings(self.root, self._config)
        return self._settings[1]

    @cached_property
    def usage(self) -> Usage:
        """When each cell was last brought up."""
        from vault_memory.vault.state.usage import Usage

        return Usage(self.root, self.settings.decay)

    @cached_property
    def _metrics(self) -> Metrics:
        from vault_memory.search.metrics import Metrics

        return Metrics(self.root)

    @property
    def embedder(self) -> Embedder | None:
        """Of what is searched. None: lexical search only."""
        return self.index.serving

    @property
    def query_embedder(self) -> Embedder | None:
        """Of questions: the same model, which may want to be told that it is one."""
        return self._embedders.questions(self.index.serving)

    @cached_property
    def _embedders(self) -> EmbedderRegistry:
        from vault_memory.llm.embedders.registry import EmbedderRegistry

        return EmbedderRegistry()

    @cached_property
    def index(self) -> Index:
        from vault_memory.index.sync import Index

        embedder = self._embedders.current(self.settings.embedder)
        return Index(self.root, embedder, clean=_without_secrets, previous=self._embedders.previous)

    @property
    def root(self) -> Path:
        """The vault's folder."""
        return self.store.root

    # -- verbs -----------------------------------------------------------------------------------

    def init(self) -> bool:
        """Make the vault; whether there was none. Raises VaultError where it cannot be made."""
        from vault_memory.vault.storage.store import Store

        if self.exists():
            return False
        self.store = Store.open(self.home, self.user, create=True)
        return True

    def exists(self) -> bool:
        """Whether the vault is there. Raises UnsafeNameError for an unsafe user."""
        try:
            return self.store.root.is_dir()
        except NotFoundError:
            return False

    def archive(
        self, conversation: Conversation | Sequence[Message | Mapping[str, Any]] | str | Path, *, format: str = "auto"
    ) -> Report:
        """Take one conversation in: a Conversation, a list of messages, or the path of a file that holds one.

        Archiving the same again adds nothing; a longer version of it adds what is new. Raises FormatError,
        InputError, VaultError before anything is changed; what fails later is in the report.
        """
        if isinstance(conversation, str | Path):
            from vault_memory.importers import load

            found = load(Path(conversation), format=format)
            if len(found) != 1:
                raise InputError(f"{conversation}: holds {len(found)} conversations; use archive_file")
            conversation = found[0]
        elif not isinstance(conversation, Conversation):
            conversation = _conversation(conversation)
        return next(self._archive([conversation]))

    def archive_file(
        self,
        source: str | Path | bytes,
        *,
        format: str = "auto",
        redo: bool = False,
        progress: Progress | None = None,
    ) -> Iterator[Report]:
        """Take in every conversation of a file (or of its content); a report for each as it is done.

        The whole file is read and checked before the first is archived. ``redo`` reads what was archived before
        again, with the model that is set, and takes away what the offline extractor alone made of it. ``progress``
        gets conversations done and in all.
        """
        from vault_memory.importers import load

        conversations = load(source if isinstance(source, bytes) else Path(source), format=format)
        yield from self._archive(conversations, progress, redo=redo)

    def preview_file(
        self, source: str | Path | bytes, *, format: str = "auto", redo: bool = False
    ) -> Iterator[Preview]:
        """What `archive_file` would do, without writing; with a model, what it would take, without asking it."""
        from vault_memory.importers import load

        conversations = load(source if isinstance(source, bytes) else Path(source), format=format)
        yield from self._archivist().preview(conversations, redo=redo)

    def import_from(self, path: str | Path, wanted: Wanted | None = None, step: Step | None = None) -> Imported:
        """Take in an export, a session or a folder of them; what was broken off goes on. Raises InputError."""
        from vault_memory.importing import Wanted

        self.init()
        return self._importer(step).run(Path(path).expanduser(), wanted or Wanted())

    def preview_import(self, path: str | Path, wanted: Wanted | None = None, step: Step | None = None) -> ImportPreview:
        """What `import_from` would take in, and with a model what that would cost; nothing is written or asked."""
        from tempfile import TemporaryDirectory

        from vault_memory.importing import Wanted

        if not self.exists():
            with TemporaryDirectory() as home:
                nothing = Memory(home, config=self._config, clock=self.clock)
                nothing.init()
                return nothing.preview_import(path, wanted, step)
        return self._importer(step).preview(Path(path).expanduser(), wanted or Wanted())

    def _importer(self, step: Step | None) -> Importer:
        from vault_memory.importing import Importer, no_step

        return Importer(self.store, self.settings, self._archivist(), step or no_step)

    def _archive(
        self, conversations: Sequence[Conversation], progress: Progress | None = None, *, redo: bool = False
    ) -> Iterator[Report]:
        self.init()
        self._metrics.clean(_without_secrets)
        for report in self._archivist().archive(conversations, progress, redo=redo):
            self.usage.started((item.cell for item in report.items if item.outcome == "added"), self.clock())
            yield report

    def redo(self, conversation: str) -> Report:
        """Read a stored conversation again, with the model that is set.

        What the offline extractor alone made of it goes; everything else stays. Raises NotFoundError, InputError
        where no model is set.
        """
        return self._archivist().redo(conversation)

    def remember(
        self, text: str, *, topic: str = "", type: str = "", source: str = "", role: str = "person", by: str = ""
    ) -> Report:
        """Keep one statement, as it is said, without the quality gate: somebody has asked for it.

        ``topic`` and ``type`` are found where they are not given; ``source`` is the conversation it comes from;
        ``role`` who says so: what an ``assistant`` (an agent, named by ``by``) says never ends what a person said,
        it waits for review. The report has one item. Saying the same again adds nothing. Raises InputError.
        """
        from vault_memory.archive.remember import Wish

        self.init()
        return self._archivist().remember(Wish(text, topic, type, source, role, by))

    def consolidate(self, *topics: str, prune: bool = False) -> ConsolidationReport:
        """Finish what had to wait for a model, renew summaries, find what is superseded.

        The named topics, or all that have enough their summary does not say. ``prune`` takes out what was
        superseded long ago. Raises NotFoundError.
        """
        return self._archivist().consolidate([self.topic(name) for name in topics], prune=prune)

    def summarize(self, conversation: str) -> str:
        """Bring the summary of a stored conversation up to date and return it. Raises NotFoundError, LlmError."""
        return self._archivist().summarize(conversation)

    def summarize_due(self) -> int:
        """Renew the summaries of conversations that have gone on since; how many. Does nothing without a model."""
        return self._archivist().summarize_due()

    def add_message(self, session: str, role: Role, content: str) -> None:
        """Keep one message of a conversation under way; ``session`` becomes the conversation's id.

        With ``archive.exchanges`` a complete exchange is remembered at once, in the background unless
        ``archive.background`` is off. Does nothing where memory is switched off, or ``memory.exclude`` keeps it out.
        Raises InputError, VaultError.
        """
        from vault_memory.archive.exclude import is_excluded

        self.init()
        if self.settings.memory.enabled and not is_excluded(session, content, self.settings.memory.exclude):
            self._live.add(session, role, content, self.clock())

    def recent_messages(self, session: str, limit: int = 10) -> list[Message]:
        """The last messages of a stored conversation, oldest first; none where it is not known."""
        from vault_memory.archive.secrets import stored_id
        from vault_memory.vault.conversations.transcripts import find

        transcript = find(self.store, stored_id(session))
        return list(transcript.messages[-limit:]) if transcript is not None and limit > 0 else []

    def finalize(self, session: str) -> Report | None:
        """Archive what of the conversation is not archived yet. Never raises: an event says what went wrong."""
        return self._live.finalize(session)

    def propose_profile(self, *, again: bool = False) -> Proposed:
        """Ask the model for changes to the profile, from what its owner wrote since the last time (``again``: ever).

        They wait until somebody accepts them. Raises InputError without consent or a model, LlmError.
        """
        return self._archivist().propose_profile(again=again)

    def waiting(self) -> list[Waiting]:
        """Edits that wait for a person, each with its diff."""
        from vault_memory.archive.review import waiting

        return waiting(self.store, self.clock())

    def accept(self, proposal: Proposal, text: str | None = None) -> EditResult:
        """Make a proposed edit; ``text`` says it in other words."""
        from vault_memory.archive.review import accept

        return accept(self.store, proposal, self.clock(), text=text)

    def reject(self, proposal: Proposal) -> None:
        """Take a proposed edit out of the queue."""
        from vault_memory.archive.review import reject

        reject(self.store, proposal)

    def forget(
        self, *targets: tuple[str, str], dry_run: bool = False, keep_cells: bool = False, keep_messages: bool = False
    ) -> Forgotten:
        """Forget for good: ``("cell", "vm-k3f9a2q8d1")``, a conversation, a message of one, a topic, an entity.

        What went stays unknown when the same conversation is archived again. ``dry_run`` only says what would go;
        ``keep_cells`` keeps what was learned from a conversation, ``keep_messages`` the transcripts a statement was
        said in. Raises NotFoundError, InputError, VaultError.
        """
        from vault_memory.forget.execute import Target, forget

        chosen = [Target(*target) for target in targets]
        return forget(self, chosen, dry_run=dry_run, keep_cells=keep_cells, keep_messages=keep_messages)

    @property
    def _live(self) -> Live:
        from vault_memory.live import Live

        with self._making:  # there must not be two: one knows what the other has under way
            self._made = self._made or Live(self, self._beside)
        return self._made

    def _beside(self) -> Archivist:
        """For a thread of its own, with an index of its own."""
        return self.another()._archivist()

    def another(self) -> Memory:
        """The same vault with parts of its own, for another thread."""
        return Memory(self.home, self.user, config=self._config, clock=self.clock)

    def _archivist(self) -> Archivist:
        """For one run. Raises InputError where memory is switched off."""
        from vault_memory.archivist import Archivist

        return Archivist(self.store, self.settings, self.index, self.embedder, self.clock)

    def search(
        self,
        query: str,
        *,
        limit: int | None = None,
        detail_level: str = "full",
        source_type: str = "all",
        touch: bool = True,
        as_of: str = "",
    ) -> SearchResult:
        """What the vault knows about ``query``, best first: topic summaries, then cells, then what was said.

        Edits made in any editor since the last search are taken in first. What is returned counts as used, unless
        ``touch`` is false: then the search leaves no trace. ``as_of``, a day, answers as the vault stood at its end,
        and leaves none either. Raises InputError for a limit over 25 and for unknown options.
        """
        _one_of("detail_level", detail_level, DETAIL_LEVELS)
        _one_of("source_type", source_type, SOURCE_TYPES)
        if not as_of:
            return self._reader().search(
                query, limit=limit, detail_level=detail_level, source_type=source_type, touch=touch
            )
        if (detail_level, source_type) != ("full", "all"):
            raise InputError("as_of looks at everything; it does not go with detail_level or source_type")
        return self._reader().search_as_of(query, as_of, limit)

    def context(
        self, query: str, *, conversation: str = "", budget: int | None = None, form: str = "plain", touch: bool = True
    ) -> Context:
        """What to put into a prompt about ``query``: never more than ``budget`` tokens, whole memories only.

        ``conversation`` is the current one: its messages come first, and its summary, which no other ever sees.
        ``form`` ``prompt`` makes the block to append to a system prompt. ``touch`` as in :meth:`search`. Raises
        InputError.
        """
        from vault_memory.archive.secrets import stored_id

        conversation = stored_id(conversation)
        return self._reader().context(query, conversation=conversation, budget=budget, form=form, touch=touch)

    def revoke_consent(self, *, keep_file: bool = False) -> None:
        """Withdraw consent to the use of the profile and delete it, with what models were told. Raises VaultError."""
        from vault_memory.llm import cache
        from vault_memory.vault.state import consent

        cache.clear_cache()
        consent.revoke(self.store, self.clock(), "consent", keep_file=keep_file)

    def recall(self, message: str, *, touch: bool = True) -> SearchResult:
        """The cells that ``message`` brings to mind, those in use first. ``touch`` as in :meth:`search`."""
        return self._reader().recall(message, touch=touch)

    def _reader(self) -> Reader:
        """For one question, under the settings as they are now."""
        from vault_memory.reader import Reader

        return Reader(self.store, self.settings, self.index, self._embedders, self.usage, self._metrics, self.clock)

    def metrics(self, days: int | None = None) -> MetricsReport:
        """How searches did in the last ``days`` (all that is kept). Raises InputError."""
        from vault_memory.search.metrics import report

        since = self._days_ago(days)
        return report(self._metrics.since(since), since)

    def queries(self, days: int | None = None) -> list[QueryRecord]:
        """The records behind :meth:`metrics`, oldest first."""
        return self._metrics.since(self._days_ago(days))

    def _days_ago(self, days: int | None) -> datetime:
        from datetime import timedelta

        if days is not None and not 0 <= days <= MAX_DAYS:
            raise InputError(f"days must be from 0 to {MAX_DAYS}, not {days}")
        return self.clock() - timedelta(days=self.settings.metrics.days if days is None else days)

    def tidy_metrics(self) -> int:
        """Delete the records of queries that are older than `metrics.days`; how many."""
        self._metrics.clean(_without_secrets)
        return self._metrics.tidy(self.clock(), self.settings.metrics.days)

    def check_settings(self, values: Mapping[str, object]) -> None:
        """Raises InputError for a setting that is none, or a value it cannot have."""
        load_settings(self.root, {**self._config, **values})

    def topic(self, name: str) -> Topic:
        """A topic document by name, alias or path. Raises NotFoundError with the nearest names."""
        self.index.sync()
        return self.store.topic(name, self.index.topic_names())

    def topics(self, progress: Progress | None = None) -> list[Topic]:
        """Every topic document, malformed ones among them, by path."""
        total = sum(file.path.startswith("topics/") for file in self.store.scan().files)
        found = []
        for topic in self.store.topics():
            found.append(topic)
            if progress is not None:
                progress(len(found), max(total, len(found)))
        return found

    def rebuild(self, progress: Progress | None = None) -> dict[str, object]:
        """Delete the index and make it anew from the files; embeddings of unchanged texts are kept."""
        self.index.rebuild(progress)
        return self.index.status()

    def status(self, progress: Progress | None = None) -> dict[str, object]:
        """Counts of what is in the vault, the state of the index, and files that cannot be used."""
        from vault_memory.doctor.status import collect_status

        return collect_status(self.store, self.index, self.topics(progress))


def _conversation(messages: Sequence[Message | Mapping[str, Any]]) -> Conversation:
    """A list of messages as a conversation; dicts are OpenAI-style."""
    given = list(messages)
    if all(isinstance(message, Message) for message in given):
        return Conversation(tuple(message for message in given if isinstance(message, Message)))
    import json

    from vault_memory.importers import load

    try:
        data = json.dumps(given, default=_iso).encode()
    except TypeError as error:
        raise InputError(f"messages: must be Message objects or OpenAI-style dicts ({error})") from error
    return load(data, format="openai", name="messages")[0]


def _without_secrets(texts: Sequence[str]) -> list[str]:
    from vault_memory.archive.secrets import redact_all

    return redact_all(texts)


def _iso(value: object) -> str:
    if isinstance(value, datetime):
        return value.isoformat()
    raise TypeError(f"{type(value).__name__} among them")


def _one_of(name: str, value: str, known: Sequence[str]) -> None:
    if value not in known:
        raise InputError(f"{name} must be one of {', '.join(known)}, not '{value}'")
