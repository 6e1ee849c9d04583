"""Keep one entity note for the owner of the vault, who has a name in some conversations and none in others."""

from __future__ import annotations

from vault_memory.archive.maintenance.reorganise import add_alias
from vault_memory.errors import NotFoundError, VaultError
from vault_memory.vault.entities import entities
from vault_memory.vault.runs.run import current_run
from vault_memory.vault.storage.store import Store


def name_owner(store: Store, name: str, unnamed: str) -> tuple[str, ...]:
    """Add the owner's other name to the owner's note as an alias; return the problem if that fails. Needs a run.

    ``unnamed`` is what the owner is called where nobody knows the ``name``.
    """
    if name in ("", unnamed):
        return ()
    paths = {entity.name.casefold(): entity.path for entity in entities(store)}
    for called, other in ((unnamed, name), (name, unnamed)):
        path = paths.get(called.casefold(), "")
        if path and other:
            try:
                add_alias(current_run(store), path, other)
            except (VaultError, NotFoundError) as error:
                return (f"{path}: alias: {error}",)
            break
    return ()
