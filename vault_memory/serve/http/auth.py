"""Authenticate requests: a bearer token for programs, a signed cookie and a key for the page.

The token is stored in ``.state/server-token``, which only its owner can read. Deleting the file revokes the token and
all sessions, because it signs their cookies.

A browser sends the cookies of a host to all its ports, so every other server on 127.0.0.1 receives ours. A cookie alone
therefore gives no access. Login also gives the page a key, which the page stores where only its own origin (including
the port) can read it and sends in a header with every request. No other site can read or set this header, so it also
prevents forged requests. A log-out ends the session on the server, not only in the browser, and also for later servers.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from starlette.requests import cookie_parser

from vault_memory.errors import NotFoundError
from vault_memory.memory import Memory

if TYPE_CHECKING:
    from starlette.datastructures import Headers
    from starlette.types import Scope

TOKEN = "server-token"  # files of .state
ENDED = "ended-sessions"
COOKIE = "vault_memory_session"  # followed by the port, so that two servers do not log each other out
KEY_HEADER = "x-csrf-token"
SESSION_DAYS = 30
_BYTES = 32
_REMEMBERED = 1000  # most ended sessions that are kept; the oldest have expired long before they are dropped


def load_token(memory: Memory) -> tuple[str, bool]:
    """Return the vault's token, and whether it was made just now. Raises VaultError."""
    state = memory.state
    with state.lock():
        try:
            if known := state.read(TOKEN).decode("ascii", "replace").strip():
                state.path(TOKEN).chmod(0o600)
                return known, False
        except NotFoundError:
            pass
        made = secrets.token_urlsafe(_BYTES)
        state.write(TOKEN, f"{made}\n".encode())
    return made, True


@dataclass(frozen=True, slots=True)
class Session:
    """A session of the page. The cookie contains ``name``; the page sends ``key`` with every request."""

    name: str
    key: str


class Door(Protocol):
    """Interface of the objects that decide which requests have access."""

    async def refusal(self, scope: Scope, headers: Headers) -> str:
        """Return why a request is not let in; '': it is."""
        ...


class Access:
    """Checks tokens and sessions of one vault's server. Comparisons with secrets take constant time."""

    def __init__(self, token: str, port: int = 0, memory: Memory | None = None) -> None:
        """Open the sessions. ``memory`` stores the sessions that were logged out. Raises VaultError."""
        from itsdangerous import URLSafeTimedSerializer

        self.cookie = f"{COOKIE}_{port}"
        self._token = token.encode()
        self._digest = hashlib.sha256(self._token).digest()
        self._cookies = URLSafeTimedSerializer(token, salt="vault-memory session")
        self._memory = memory
        self._ended = _list_ended_sessions(memory) if memory is not None else []

    def knows(self, given: str) -> bool:
        """Return whether this is the token."""
        return hmac.compare_digest(hashlib.sha256(given.encode("utf-8", "replace")).digest(), self._digest)

    def bearer(self, header: str) -> bool:
        """Return whether an ``Authorization`` header carries the token."""
        scheme, _, given = header.partition(" ")
        return self.knows(given.strip()) and scheme.lower() == "bearer"

    async def refusal(self, scope: Scope, headers: Headers) -> str:
        """Return why a request is not let in; '': it is."""
        if "authorization" in headers:
            return "" if self.bearer(headers["authorization"]) else "that is not this server's token"
        cookies: Mapping[str, str] = cookie_parser(headers.get("cookie", ""))
        if self.cookie not in cookies:
            return "log in, or send the token as 'Authorization: Bearer …'"
        if self.session(cookies[self.cookie], headers.get(KEY_HEADER, "")) is None:
            return f"log in again: the session has ended, or the header {KEY_HEADER} is not its key"
        return ""

    def open(self) -> tuple[Session, str]:
        """Create a new session and its cookie; a cookie sent by the browser is never reused."""
        name = secrets.token_urlsafe(_BYTES)
        return Session(name, self._key(name)), self._cookies.dumps(name)

    def session(self, cookie: str, key: str) -> Session | None:
        """Return the session of a cookie and key; None: there is none, or it has ended."""
        from itsdangerous import BadData

        try:
            name = self._cookies.loads(cookie, max_age=SESSION_DAYS * 86_400)
        except BadData:
            return None
        if not isinstance(name, str) or name in self._ended:
            return None
        known = Session(name, self._key(name))
        return known if hmac.compare_digest(known.key.encode(), key.encode("utf-8", "replace")) else None

    def end(self, session: Session) -> None:
        """End a session. Raises VaultError."""
        self._ended = [*self._ended, session.name][-_REMEMBERED:]
        if self._memory is not None:
            self._memory.state.write(ENDED, "".join(f"{name}\n" for name in self._ended).encode())

    def _key(self, name: str) -> str:
        return hmac.new(self._token, f"session key {name}".encode(), hashlib.sha256).hexdigest()


def _list_ended_sessions(memory: Memory) -> list[str]:
    try:
        return memory.state.read(ENDED).decode("ascii", "replace").split()
    except NotFoundError:
        return []
