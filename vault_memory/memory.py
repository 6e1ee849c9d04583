"""``Memory``: the one place where the parts are put together, and the everyday verbs."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vault_memory.config import DEFAULT_HOME, DEFAULT_USER, Settings, load_settings
from vault_memory.errors import InputError, NotFoundError
from vault_memory.models import Conversation, Message

if TYPE_CHECKING:
    from vault_memory.archive.pipeline import Parts
    from vault_memory.index.sync import Index
    from vault_memory.models import Embedder, Report, SearchResult, Topic
    from vault_memory.vault.store import Store

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
        self._clock = clock
        self._config = dict(config or {})

    # -- parts -----------------------------------------------------------------------------------

    @cached_property
    def store(self) -> Store:
        """The files. Raises NotFoundError where there is no such vault, UnsafeNameError for an unsafe user."""
        from vault_memory.vault.store import Store

        return Store.open(self.home, self.user)

    @cached_property
    def settings(self) -> Settings:
        return load_settings(self.root, self._config)

    @cached_property
    def embedder(self) -> Embedder | None:
        """None: lexical search only."""
        from vault_memory.llm.embedders import by_name

        return by_name(self.settings.embedder.name)

    @cached_property
    def index(self) -> Index:
        from vault_memory.index.sync import Index

        return Index(self.root, self.embedder)

    @property
    def root(self) -> Path:
        """The vault's folder."""
        return self.store.root

    # -- verbs -----------------------------------------------------------------------------------

    def init(self) -> bool:
        """Make the vault; whether there was none. Raises VaultError where it cannot be made."""
        from vault_memory.vault.store import Store

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
        self, source: str | Path | bytes, *, format: str = "auto", progress: Progress | None = None
    ) -> Iterator[Report]:
        """Take in every conversation of a file (or of its content); a report for each as it is done.

        The whole file is read and checked before the first is archived. ``progress`` gets conversations done and
        in all.
        """
        from vault_memory.importers import load

        conversations = load(source if isinstance(source, bytes) else Path(source), format=format)
        yield from self._archive(conversations, progress)

    def _archive(self, conversations: Sequence[Conversation], progress: Progress | None = None) -> Iterator[Report]:
        from vault_memory.archive import pipeline

        self.init()
        if not self.settings.memory.enabled:
            raise InputError("memory is switched off (memory.enabled: false)")
        self.index.sync()
        pipeline.resume(self._parts())
        for done, conversation in enumerate(conversations, 1):
            self.index.sync()
            yield pipeline.archive(conversation, self._parts())
            if progress is not None:
                progress(done, len(conversations))
        self.index.sync()

    def _parts(self) -> Parts:
        from vault_memory.archive.offline import OfflineExtractor
        from vault_memory.archive.pipeline import Parts

        embed = self.embedder.embed if self.embedder is not None else None
        return Parts(
            store=self.store,
            settings=self.settings,
            extractor=OfflineExtractor(embed),
            similar=self.index,
            embed=embed,
            thresholds=self.embedder.thresholds if self.embedder is not None else None,
            now=self._clock(),
        )

    def search(
        self,
        query: str,
        *,
        limit: int | None = None,
        detail_level: str = "full",
        source_type: str = "all",
    ) -> SearchResult:
        """What the vault knows about ``query``, best first: topic summaries, then cells, then what was said.

        Edits made in any editor since the last search are taken in first. Raises InputError for a limit over 25
        and for unknown options.
        """
        from dataclasses import replace
        from time import perf_counter

        from vault_memory.search.tiers import search

        _one_of("detail_level", detail_level, DETAIL_LEVELS)
        _one_of("source_type", source_type, SOURCE_TYPES)
        begun = perf_counter()
        synced = self.index.sync()
        result = search(
            self.index,
            query,
            embedder=self.embedder,
            settings=self.settings.search,
            now=self._clock(),
            limit=limit,
            detail_level=detail_level,
            source_type=source_type,
        )
        return replace(result, took_ms=round((perf_counter() - begun) * 1000, 2), stale=synced.stale)

    def topic(self, name: str) -> Topic:
        """A topic document by name, alias or path. Raises NotFoundError with the nearest names."""
        return self.store.topic(name)

    def topics(self) -> list[Topic]:
        """Every topic document, malformed ones among them, by path."""
        return list(self.store.topics())

    def rebuild(self, progress: Progress | None = None) -> dict[str, object]:
        """Delete the index and make it anew from the files; embeddings of unchanged texts are kept."""
        self.index.rebuild(progress)
        return self.index.status()

    def status(self) -> dict[str, object]:
        """Counts of what is in the vault, the state of the index, and files that cannot be used."""
        from vault_memory.vault import review, runs
        from vault_memory.vault.conversations import transcripts

        synced = self.index.sync()
        topics = self.topics()
        cells = [cell for topic in topics for cell in topic.cells]
        scan = self.store.scan()
        problems = [*scan.problems, *(problem for topic in topics for problem in topic.problems)]
        conversations = messages = 0
        for transcript in transcripts(self.store):
            conversations, messages = conversations + 1, messages + len(transcript.messages)
            problems += transcript.problems
        return {
            "vault": str(self.root),
            "topics": len(topics),
            "cells": sum(not cell.superseded for cell in cells),
            "superseded": sum(cell.superseded for cell in cells),
            "conversations": conversations,
            "messages": messages,
            "waiting_for_review": len(review.waiting(self.store)),
            "unfinished_runs": len(runs.pending(self.store)),
            "index": self.index.status() | {"stale": synced.stale},
            "problems": [str(problem) for problem in problems],
        }


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


def _iso(value: object) -> str:
    if isinstance(value, datetime):
        return value.isoformat()
    raise TypeError(f"{type(value).__name__} among them")


def _one_of(name: str, value: str, known: Sequence[str]) -> None:
    if value not in known:
        raise InputError(f"{name} must be one of {', '.join(known)}, not '{value}'")
