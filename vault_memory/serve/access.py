"""Who may use the server: a bearer token for programs, a signed cookie for the page.

The token lies in ``.state/server-token``, readable by its owner alone; deleting the file withdraws it, and with it
every session, whose cookies are signed with it. A session's cookie carries the CSRF token that every change made
with a cookie has to repeat in a header, which no other site can read or set.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from vault_memory.errors import NotFoundError
from vault_memory.vault import files
from vault_memory.vault.store import Store

TOKEN = ".state/server-token"
COOKIE = "vault_memory_session"
CSRF_HEADER = "x-csrf-token"
SESSION_DAYS = 30
_BYTES = 32


def token(store: Store) -> tuple[str, bool]:
    """The vault's token, and whether it was made just now. Raises VaultError."""
    path = store.resolve(TOKEN)
    with store.lock():
        try:
            if known := files.read(path, TOKEN).decode("ascii", "replace").strip():
                path.chmod(0o600)
                return known, False
        except NotFoundError:
            pass
        made = secrets.token_urlsafe(_BYTES)
        _ = store.state
        files.replace(path, f"{made}\n".encode(), TOKEN, mode=0o600)
    return made, True


@dataclass(frozen=True, slots=True)
class Session:
    """``csrf`` is what a change has to repeat; empty for a program with a bearer token, which needs none."""

    csrf: str = ""


class Access:
    """Checks that take the same time whatever is wrong."""

    def __init__(self, token: str) -> None:
        from itsdangerous import URLSafeTimedSerializer

        self._digest = hashlib.sha256(token.encode()).digest()
        self._cookies = URLSafeTimedSerializer(token, salt="vault-memory session")

    def knows(self, given: str) -> bool:
        """Is it the token?"""
        return hmac.compare_digest(hashlib.sha256(given.encode("utf-8", "replace")).digest(), self._digest)

    def bearer(self, header: str) -> bool:
        """Does an ``Authorization`` header carry it?"""
        scheme, _, given = header.partition(" ")
        return self.knows(given.strip()) and scheme.lower() == "bearer"

    def open(self) -> tuple[Session, str]:
        """A new session and its cookie."""
        session = Session(secrets.token_urlsafe(_BYTES))
        return session, self._cookies.dumps(session.csrf)

    def session(self, cookie: str) -> Session | None:
        """Whose cookie it is; None: nobody's, or one that has run out."""
        from itsdangerous import BadData

        try:
            csrf = self._cookies.loads(cookie, max_age=SESSION_DAYS * 86_400)
        except BadData:
            return None
        return Session(csrf) if isinstance(csrf, str) else None

    def repeats(self, session: Session, header: str) -> bool:
        """Does a change repeat its session's CSRF token?"""
        return hmac.compare_digest(session.csrf.encode(), header.encode("utf-8", "replace"))
