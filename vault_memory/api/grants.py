"""Grants of the multi-user server: each gives a person a role in a vault, usually with a token.

Grants are stored in ``HOME/.server/grants.json``, which only its owner can read. Only the hash of a token is stored.
Every process that serves the home rereads the file after a change, so a revoked grant ends everywhere at once.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Literal, get_args

from vault_memory.errors import BusyError, InputError, NotFoundError, VaultError
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.store import check_user

Role = Literal["reader", "writer", "admin"]
ROLES: tuple[Role, ...] = get_args(Role)
FOLDER = ".server"  # cannot be a vault: the name of a user never begins with a dot
_FILE, _LOCK = "grants.json", "lock"
_PATIENCE = 10  # seconds to wait for the lock
_MAX_NAME = 200  # characters of a person's name


@dataclass(frozen=True, slots=True)
class Grant:
    """A person's role in a vault. ``digest``: the token's SHA-256 (hex); '': a proxy or OIDC identifies the person."""

    id: str
    person: str
    vault: str
    role: Role
    made: str  # ISO 8601
    digest: str = ""


class Grants:
    """The grants of one home."""

    def __init__(self, home: Path) -> None:
        self.folder = home.expanduser() / FOLDER
        self._path = self.folder / _FILE
        self._seen: tuple[object, tuple[Grant, ...], bytes] | None = None
        self._by_digest: tuple[tuple[Grant, ...], dict[str, Grant]] = (), {}

    def list(self) -> tuple[Grant, ...]:
        """Return the grants in the order of their creation. Raises VaultError."""
        return self._load()[0]

    @property
    def secret(self) -> bytes:
        """Return the key with which the server signs its cookies. Raises VaultError."""
        return self._load()[1]

    def issue(self, person: str, vault: str, role: Role, now: datetime, *, token: bool = True) -> tuple[Grant, str]:
        """Create a grant; return it and its token, which is not stored ('' without ``token``).

        A second grant of the same person for the same vault does not replace the first, so that tokens can be rotated.
        Raises InputError, UnsafeNameError, VaultError, BusyError.
        """
        person = " ".join(person.split())
        if not person or len(person) > _MAX_NAME or not person.isprintable() or set(person) & set("<>"):
            raise InputError("a person needs a name of at most 200 characters without '<' and '>'")
        if role not in ROLES:
            raise InputError(f"there is no role '{role}'; there are {', '.join(ROLES)}")
        name = secrets.token_hex(6)
        made = f"{name}.{secrets.token_urlsafe(32)}" if token else ""
        grant = Grant(name, person, check_user(vault), role, now.isoformat(timespec="seconds"), _digest(made))
        with self._changing() as (known, secret):
            self._save((*known, grant), secret)
        return grant, made

    def revoke(self, wanted: str) -> tuple[Grant, ...]:
        """Revoke the grant with this id, or all grants of this person. Raises NotFoundError, VaultError, BusyError."""
        with self._changing() as (known, secret):
            gone = tuple(grant for grant in known if wanted in (grant.id, grant.person))
            if not gone:
                raise NotFoundError(f"no grant or person '{wanted}'; see: vault-memory serve tokens list")
            self._save(tuple(grant for grant in known if grant not in gone), secret)
        return gone

    def find_by_token(self, token: str) -> Grant | None:
        """Return the grant of a token; None if there is none. Raises VaultError.

        The duration reveals nothing about valid tokens: without a token, nobody can choose its hash.
        """
        grants = self.list()
        if self._by_digest[0] is not grants:
            self._by_digest = grants, {grant.digest: grant for grant in grants if grant.digest}
        return self._by_digest[1].get(_digest(token))

    def find_by_id(self, name: str) -> Grant | None:
        """Return the grant with this id; None if there is none. Raises VaultError."""
        return next((grant for grant in self.list() if grant.id == name), None)

    def find_by_person(self, person: str, vault: str = "") -> Grant | None:
        """Return a person's grant for ``vault``; if '', for the vault with the person's name, or their only vault.

        If they have several grants for the vault, the one with the most rights is used. Raises VaultError.
        """
        theirs = [grant for grant in self.list() if grant.person == person]
        vaults = {grant.vault for grant in theirs}
        chosen = vault or (person if person in vaults else next(iter(vaults)) if len(vaults) == 1 else "")
        return max((g for g in theirs if g.vault == chosen), key=lambda grant: ROLES.index(grant.role), default=None)

    # -- the file --------------------------------------------------------------------------------

    def _load(self) -> tuple[tuple[Grant, ...], bytes]:
        seen = _stat(self._path)
        if self._seen is None or self._seen[0] != seen:
            self._seen = seen, *self._read()
        return self._seen[1], self._seen[2]

    def _read(self) -> tuple[tuple[Grant, ...], bytes]:
        try:
            kept = json.loads(self._path.read_bytes())
            return tuple(_grant(each) for each in kept["grants"]), bytes.fromhex(kept["secret"])
        except FileNotFoundError:
            return (), b""
        except OSError as error:
            raise VaultError(str(self._path), f"cannot be read ({error.strerror})") from error
        except (ValueError, TypeError, KeyError) as error:
            raise VaultError(str(self._path), "is damaged; restore it, or delete it and create new tokens") from error

    @contextmanager
    def _changing(self) -> Iterator[tuple[tuple[Grant, ...], bytes]]:
        from filelock import FileLock, Timeout

        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with FileLock(self.folder / _LOCK, timeout=_PATIENCE, mode=0o600):
                known, secret = self._read()
                yield known, secret or secrets.token_bytes(32)
        except Timeout:
            raise BusyError("grants", f"another process has held them for {_PATIENCE} seconds") from None
        except OSError as error:
            raise VaultError(str(self.folder), f"cannot be written ({error.strerror})") from error

    def _save(self, grants: tuple[Grant, ...], secret: bytes) -> None:
        kept = {"secret": secret.hex(), "grants": [asdict(grant) for grant in grants]}
        text = json.dumps(kept, ensure_ascii=False, indent=1) + "\n"
        atomic_files.replace(self._path, text.encode(), f"{FOLDER}/{_FILE}", mode=0o600)
        self._seen = None


def _digest(token: str) -> str:
    """Return the hash of a token; '' for ''. A token has 256 random bits: a slow hash or a salt is not needed."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest() if token else ""


def _grant(kept: dict[str, str]) -> Grant:
    made = Grant(**kept)  # type: ignore[arg-type]
    if made.role not in ROLES or not all(isinstance(value, str) for value in asdict(made).values()):
        raise ValueError("no grant")
    return replace(made, vault=check_user(made.vault))


def _stat(path: Path) -> object:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino
