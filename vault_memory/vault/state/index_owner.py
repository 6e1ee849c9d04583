"""Read or create the key that identifies a vault's rows on a shared index server: ``.state/index-owner``.

It is random, so that vaults with the same path on two machines differ. It moves with the vault; a copy that is searched
beside its original needs its own key: delete the file in the copy.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from pathlib import Path

from vault_memory.errors import VaultError
from vault_memory.vault.storage import atomic_files

PATH = ".state/index-owner"
_VALID = re.compile(r"[\w.-]{1,100}", re.ASCII)


def read_owner(root: Path) -> str:
    """Return the key of the vault at ``root``, created on first use; if it cannot be written, derived from the path."""
    place = root / PATH
    try:
        atomic_files.private_folder(place.parent, ".state")
        with place.open("x", encoding="ascii") as file:
            file.write(f"{_plain(root.name)}-{secrets.token_hex(8)}")
    except FileExistsError:
        pass
    except (OSError, VaultError):
        digest = hashlib.blake2b(str(root.resolve()).encode(), digest_size=8).hexdigest()
        return f"{_plain(root.name)}-{digest}"
    owner = atomic_files.read(place, PATH).decode("ascii", "replace").strip()
    if not _VALID.fullmatch(owner):
        raise VaultError(PATH, "is no key of ours; delete it and run: vault-memory index rebuild")
    return owner


def _plain(name: str) -> str:
    return re.sub(r"[^A-Za-z0-9]+", "-", name).strip("-")[:40] or "vault"
