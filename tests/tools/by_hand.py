"""Write into a vault without a run: as a person does, or unrecorded for tests of the layers below runs."""

from __future__ import annotations

from vault_memory.vault.storage.store import Store


def write(store: Store, path: str, data: bytes) -> None:
    """Save a file as an editor does it."""
    place = store.root / path
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(data)


class Nobody:
    def observe(self, path: str, before: bytes | None, after: bytes | None) -> None:
        """Implements `WriteObserver`: nothing is recorded."""
