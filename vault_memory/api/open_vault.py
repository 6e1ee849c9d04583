"""The parts of one user's vault, each opened when first used: files, settings, index, clocks, query log."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING

from vault_memory.config import DEFAULT_HOME, DEFAULT_USER, fingerprint_settings, load_settings
from vault_memory.errors import NotFoundError
from vault_memory.settings import Settings

if TYPE_CHECKING:
    from vault_memory.archive.archivist import Archivist
    from vault_memory.archive.live import Live
    from vault_memory.index.sync import Index, SyncReport
    from vault_memory.index.watch import Watcher
    from vault_memory.llm.embedders.registry import EmbedderRegistry
    from vault_memory.memory_reader import Reader
    from vault_memory.models import Embedder
    from vault_memory.search.metrics import Metrics
    from vault_memory.vault.state.summary_votes import Votes
    from vault_memory.vault.state.usage import Usage
    from vault_memory.vault.storage.store import Store
    from vault_memory.workers.ordered_map import Workers

Progress = Callable[[int, int], None]
_CLOSED_IN_ORDER = ("_live", "index", "usage", "_metrics", "_votes")
_REOPENED = (*_CLOSED_IN_ORDER, "_embedders", "store")


def utc_now() -> datetime:
    """Return the present, in UTC."""
    return datetime.now(UTC)


def _read_in_utc(clock: Callable[[], datetime]) -> Callable[[], datetime]:
    """Return the clock with its times in UTC: a run stored with times without a zone could not be resumed."""
    from vault_memory.vault.document.timestamps import as_utc

    return lambda: as_utc(clock())


class OpenVault:
    """The vault of one user, and the objects that read and write it."""

    def __init__(
        self,
        home: str | Path | None = None,
        user: str | None = None,
        *,
        config: Mapping[str, object] | None = None,
        clock: Callable[[], datetime] = utc_now,
        person: str = "",
    ) -> None:
        self.home = Path(home or os.environ.get("VAULT_MEMORY_HOME") or DEFAULT_HOME).expanduser()
        self.user = user if user is not None else os.environ.get("VAULT_MEMORY_USER") or DEFAULT_USER
        self.clock = clock if clock is utc_now else _read_in_utc(clock)
        self.person = person
        self._config = dict(config or {})
        self._settings: tuple[object, Settings] | None = None
        self._opening = RLock()
        self._watchers: list[Watcher] = []

    @cached_property
    def store(self) -> Store:
        """The vault's files. Raises NotFoundError if there is no such vault, UnsafeNameError for an unsafe user."""
        from vault_memory.vault.storage.store import Store

        opened = self.__dict__["store"] = Store.open(self.home, self.user, links=self._may_link(), person=self.person)
        if (opened.root / ".state" / "forgetting.json").exists():  # an interrupted `forget`
            from vault_memory.forget.execute import finish

            finish(opened, self.index, self.clock())
        return opened

    @property
    def root(self) -> Path:
        """The vault's folder."""
        return self.store.root

    @property
    def settings(self) -> Settings:
        """The current settings from files and environment; a change takes effect with the next verb."""
        seen, known = fingerprint_settings(self.root), self._settings
        if known is None or known[0] != seen:
            known = self._settings = seen, load_settings(self.root, self._config)
        return known[1]

    @cached_property
    def index(self) -> Index:
        """The index of the files."""
        return self._open_index()

    def _open_index(self) -> Index:
        """Open the index of the files; each sync uses the embedder of the settings as they are then."""
        from vault_memory.index.backends import choose_backend
        from vault_memory.index.sync import Index

        return Index(
            self.root,
            self._configured_embedder(),
            configured=self._configured_embedder,
            previous=self._embedders.previous,
            clean=redact_secrets,
            backend=choose_backend(self.settings.index, self.root),
        )

    def _configured_embedder(self) -> Embedder | None:
        return self._embedders.current(self.settings.embedder)

    @property
    def embedder(self) -> Embedder | None:
        """The embedder of the vectors in the index. None: lexical search only."""
        return self.index.serving

    @property
    def query_embedder(self) -> Embedder | None:
        """The same embedder for questions, because some models embed questions and documents differently."""
        return self._embedders.questions(self.index.serving)

    @cached_property
    def usage(self) -> Usage:
        """The record of when each statement was last used."""
        from vault_memory.vault.state.usage import Usage

        return Usage(self.root, self.settings.decay)

    @cached_property
    def _metrics(self) -> Metrics:
        from vault_memory.search.metrics import Metrics

        return Metrics(self.root)

    @cached_property
    def _votes(self) -> Votes:
        from vault_memory.vault.state.summary_votes import Votes

        return Votes(self.root)

    @cached_property
    def _embedders(self) -> EmbedderRegistry:
        from vault_memory.llm.embedders.registry import EmbedderRegistry

        return EmbedderRegistry()

    # -- opening and closing ---------------------------------------------------------------------

    def exists(self) -> bool:
        """Return whether the vault is there. Raises UnsafeNameError for an unsafe user."""
        try:
            return self.store.root.is_dir()
        except NotFoundError:
            return False

    def init(self) -> bool:
        """Create the vault if it is missing; return whether it was created. Raises VaultError if that fails."""
        from vault_memory.vault.storage.store import Store

        if self.exists():
            return False
        self.store = Store.open(self.home, self.user, create=True, links=self._may_link(), person=self.person)
        return True

    def _may_link(self) -> bool:
        """Return whether the vault's folder may be a link out of the home; the vault's own settings do not count."""
        return load_settings(None, self._config).memory.links

    def close(self) -> None:
        """End the threads and watchers of this object and close its index and databases.

        Exchanges that are being remembered in the background are finished first. Closing twice does nothing; a
        later verb opens what it needs again.
        """
        self._stop_watchers()
        for name in _CLOSED_IN_ORDER:
            part = self.__dict__.get(name)
            if part is not None:
                part.close()
        for name in _REOPENED:
            self.__dict__.pop(name, None)
        self._settings = None

    def _stop_watchers(self) -> None:
        for watcher in self._watchers:
            watcher.stop()
        self._watchers.clear()

    # -- for the verbs ---------------------------------------------------------------------------

    def sync(self, progress: Progress | None = None) -> SyncReport:
        """Update the index from the files. Verbs that read do this themselves."""
        return self.index.sync(progress)

    @contextmanager
    def parsing_ahead(self, workers: Workers) -> Iterator[None]:
        """Let workers parse and embed files for the index within the ``with`` block, if there are many."""
        from vault_memory.index.parse_file import ParseAhead

        self.index.ahead = ParseAhead(workers, self.settings.embedder)
        try:
            yield
        finally:
            self.index.ahead = None

    def _archivist(self) -> Archivist:
        """Return the archivist for one run. Raises InputError where memory is switched off."""
        from vault_memory.archive.archivist import Archivist

        return Archivist(self.store, self.settings, self.index, self.embedder, self.usage, self.clock)

    def _reader(self) -> Reader:
        """Return the reader for one question, under the settings as they are now."""
        from vault_memory.memory_reader import Reader

        return Reader(self.store, self.settings, self.index, self._embedders, self.usage, self._metrics, self.clock)

    @property
    def _live(self) -> Live:
        """The conversations in progress. There must be only one such object: only it knows what is in progress."""
        from vault_memory.archive.live import Live

        with self._opening:
            made: Live | None = self.__dict__.get("_live")
            if made is None:
                made = self.__dict__["_live"] = Live(self.store, lambda: self.settings, self._background_archivist)
            return made

    @contextmanager
    def _background_archivist(self) -> Iterator[Archivist]:
        """Yield an archivist for another thread, with its own index."""
        other = OpenVault(self.home, self.user, config=self._config, clock=self.clock, person=self.person)
        try:
            yield other._archivist()
        finally:
            other.close()


def redact_secrets(texts: Sequence[str]) -> list[str]:
    """Return the texts with placeholders for the secrets in them."""
    from vault_memory.archive.secrets import redact_all

    return redact_all(texts)
