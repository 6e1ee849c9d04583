"""Choose who keeps words and vectors, by the settings."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from vault_memory.settings import IndexSettings

if TYPE_CHECKING:
    from vault_memory.index.port import Backend


def choose_backend(settings: IndexSettings, root: Path) -> Backend | None:
    """Return the backend for the vault at ``root``; None for the embedded one. No server is asked yet."""
    if settings.backend == "embedded":
        return None
    from vault_memory.index.milvus.milvus_backend import MilvusBackend
    from vault_memory.vault.state.index_owner import read_owner

    return MilvusBackend(settings, read_owner(root))
