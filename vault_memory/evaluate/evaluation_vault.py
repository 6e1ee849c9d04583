"""Open a vault for evaluation: the questions leave no trace, and the settings may differ from the vault's own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from vault_memory.archive.archivist import Archivist
from vault_memory.archive.secrets import redact_all
from vault_memory.config import load_settings
from vault_memory.index.backends import choose_backend
from vault_memory.index.sync import Index
from vault_memory.llm.embedders.registry import EmbedderRegistry
from vault_memory.settings import Settings
from vault_memory.vault.state.usage import Usage
from vault_memory.vault.storage.store import Store


@dataclass(frozen=True, slots=True)
class EvaluationParts:
    """The parts that questions need."""

    store: Store
    settings: Settings
    index: Index
    embedders: EmbedderRegistry
    usage: Usage

    def archivist(self) -> Archivist:
        """Return the archivist for one run."""
        embedder, now = self.index.serving, lambda: datetime.now(UTC)
        return Archivist(self.store, self.settings, self.index, embedder, self.usage, now)


@contextmanager
def open_vault(
    home: Path, user: str, config: Mapping[str, object] | None = None, *, new: bool = False
) -> Iterator[EvaluationParts]:
    """Open a vault, or make a ``new`` one. Raises NotFoundError, InputError for a setting that does not exist."""
    store = Store.open(home, user, create=new)
    settings, embedders = load_settings(store.root, config or {}), EmbedderRegistry()
    embedder = embedders.current(settings.embedder)
    backend = choose_backend(settings.index, store.root)
    usage = Usage(store.root, settings.decay)
    index = Index(store.root, embedder, clean=redact_all, previous=embedders.previous, backend=backend)
    try:
        yield EvaluationParts(store, settings, index, embedders, usage)
    finally:
        index.close()
        usage.close()
