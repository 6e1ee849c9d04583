"""Identify the caller by a token, the page's cookie and key, an OIDC token, or the header of a trusted proxy."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.requests import cookie_parser

from vault_memory.api.ended_sessions import EndedSessions
from vault_memory.api.grants import Grant, Grants
from vault_memory.errors import InputError
from vault_memory.serve.http.auth import COOKIE, KEY_HEADER, SESSION_DAYS, Session
from vault_memory.serve.team.oidc import Provider
from vault_memory.serve.team.trusted_proxy import get_peer
from vault_memory.settings import TeamSettings

if TYPE_CHECKING:
    from itsdangerous import URLSafeTimedSerializer
    from starlette.types import Scope

VAULT_HEADER = "x-vault-memory-vault"  # for people of a proxy or a provider who have grants for several
_STATE = "vault-memory-grant"  # where `refusal` leaves the grant for the gateway


class TeamAccess:
    """Decides for the guard which requests have access, and gives the gateway their grant."""

    def __init__(self, grants: Grants, settings: TeamSettings) -> None:
        """Read the settings. Raises InputError where they do not go together."""
        self.grants, self._settings = grants, settings
        self._provider = Provider(settings) if settings.oidc_issuer else None
        if settings.proxy_header and not settings.proxy:
            raise InputError("team.proxy_header needs team.proxy: the only address from which the header is trusted")
        self._proxy = _address(settings.proxy)
        if settings.proxy and self._proxy is None:
            raise InputError(f"team.proxy: {settings.proxy} is no IP address")
        self._ended = EndedSessions(grants.folder.parent, SESSION_DAYS)

    @property
    def cookie(self) -> str:
        """Return the name of the cookie: the same in every process that serves the home, and in no other."""
        return f"{COOKIE}_team_{hashlib.sha256(b'cookie' + self._secret()).hexdigest()[:12]}"

    async def refusal(self, scope: Scope, headers: Headers) -> str:
        """Return why a request is not let in; '': it is. Raises VaultError where the grants cannot be read."""
        grant, why = await self._identify(scope, headers)
        scope.setdefault("state", {})[_STATE] = grant
        return why

    @staticmethod
    def grant(scope: Scope) -> Grant:
        """Return the grant of a request that was let in."""
        grant: Grant = scope["state"][_STATE]
        return grant

    async def _identify(self, scope: Scope, headers: Headers) -> tuple[Grant | None, str]:
        if "authorization" in headers:
            return await self._check_authorization(headers)
        if self._settings.proxy_header and self._settings.proxy_header in headers:
            return self._check_proxy(scope, headers)
        cookie = cookie_parser(headers.get("cookie", "")).get(self.cookie, "")
        if not cookie:
            return None, "log in, or send a token as 'Authorization: Bearer …'"
        session = self.session(cookie, headers.get(KEY_HEADER, ""))
        grant = self.grants.find_by_id(session[1]) if session is not None else None
        if grant is None:
            return None, f"log in again: the session has ended, or the header {KEY_HEADER} is not its key"
        return grant, ""

    async def _check_authorization(self, headers: Headers) -> tuple[Grant | None, str]:
        scheme, _, token = headers["authorization"].partition(" ")
        if scheme.lower() != "bearer":
            return None, "send a token as 'Authorization: Bearer …'"
        grant = self.grants.find_by_token(token.strip())
        if grant is not None:
            return grant, ""
        if self._provider is not None:
            person = await asyncio.to_thread(self._provider.person, token.strip())
            if person:
                return self._find_grant(person, headers)
        return None, "that token opens nothing here"

    def _check_proxy(self, scope: Scope, headers: Headers) -> tuple[Grant | None, str]:
        """Accept the header only from the proxy's address, and only if it occurs once."""
        named = headers.getlist(self._settings.proxy_header)
        if _address(get_peer(scope)) != self._proxy or len(named) != 1:
            return None, f"{self._settings.proxy_header} is trusted only once, and from {self._settings.proxy}"
        return self._find_grant(named[0], headers)

    def _find_grant(self, person: str, headers: Headers) -> tuple[Grant | None, str]:
        grant = self.grants.find_by_person(person, headers.get(VAULT_HEADER, ""))
        return grant, "" if grant else f"no vault is granted; several: name one in the header {VAULT_HEADER}"

    # -- sessions of the page --------------------------------------------------------------------

    def open(self, grant: Grant) -> tuple[Session, str]:
        """Make a new session and its cookie. Raises VaultError."""
        name = f"{grant.id}.{secrets.token_urlsafe(32)}"
        return Session(name, self._key(name)), self._cookies().dumps(name)

    def session(self, cookie: str, key: str) -> tuple[Session, str] | None:
        """Return the session of a cookie and key, and the id of its grant; None: there is none, or it has ended.

        Raises VaultError.
        """
        from itsdangerous import BadData

        try:
            name = self._cookies().loads(cookie, max_age=SESSION_DAYS * 86_400)
        except BadData:
            return None
        if not isinstance(name, str):
            return None
        known = Session(name, self._key(name))
        if not hmac.compare_digest(known.key.encode(), key.encode("utf-8", "replace")) or name in self._ended:
            return None
        return known, name.partition(".")[0]

    def end(self, session: Session) -> None:
        """End a session in every process that serves the home. Raises VaultError."""
        self._ended.add(session.name)

    def _cookies(self) -> URLSafeTimedSerializer:
        from itsdangerous import URLSafeTimedSerializer

        return URLSafeTimedSerializer(self._secret(), salt="vault-memory team session")

    def _key(self, name: str) -> str:
        return hmac.new(self._secret(), f"session key {name}".encode(), hashlib.sha256).hexdigest()

    def _secret(self) -> bytes:
        return self.grants.secret or secrets.token_bytes(32)  # without a grant there is no key: nobody can log in


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text)
    except ValueError:
        return None
