"""Verify tokens of an OpenID Connect provider and return the person that they name."""

from __future__ import annotations

import json
import threading
from time import monotonic
from typing import TYPE_CHECKING, Any
from urllib.request import urlopen

from vault_memory.errors import InputError
from vault_memory.events import emit
from vault_memory.settings import TeamSettings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from jwt import PyJWK

_ALGORITHMS = ("RS256", "RS384", "RS512", "PS256", "ES256", "ES384", "EdDSA")  # only asymmetric algorithms
_LEEWAY = 30  # seconds that clocks may differ
_PATIENCE = 5.0  # seconds
_FETCHED = 60.0  # least seconds between two requests for the keys
_SAFE = ("https://", "http://127.0.0.1:", "http://localhost:")


class Provider:
    """Checks tokens with the keys that the provider publishes, which are fetched when first needed and kept."""

    def __init__(self, settings: TeamSettings) -> None:
        """Read the settings. Raises InputError where they do not go together, or the package is missing."""
        if not settings.oidc_audience:
            raise InputError(
                "team.oidc_issuer needs team.oidc_audience: tokens issued for other audiences are not accepted"
            )
        if not settings.oidc_issuer.startswith(_SAFE):
            raise InputError(f"team.oidc_issuer: {settings.oidc_issuer} must begin with https://")
        try:
            import jwt  # noqa: F401
        except ImportError as error:
            raise InputError(f"OIDC needs an extra: pip install 'vault-memory[team]' ({error.name})") from error
        self._settings = settings
        self._keys: dict[str | None, Any] = {}
        self._fetched = -_FETCHED
        self._lock = threading.Lock()

    def person(self, token: str) -> str:
        """Return the person named by the token, '' if it is not accepted. Fetches the provider's keys if needed."""
        import jwt

        try:
            claims = jwt.decode(
                token,
                self._signing_key(token),
                algorithms=list(_ALGORITHMS),
                audience=self._settings.oidc_audience,
                issuer=self._settings.oidc_issuer,
                leeway=_LEEWAY,
                options={"require": ["exp", "iss", "aud"]},
            )
        except (jwt.PyJWTError, OSError, ValueError, KeyError) as error:
            emit("team", operation="oidc", stage="refused", error=type(error).__name__)
            return ""
        if self._settings.oidc_claim == "email" and claims.get("email_verified") is False:
            return ""
        named = claims.get(self._settings.oidc_claim)
        return named if isinstance(named, str) else ""

    def _signing_key(self, token: str) -> Any:
        """Return the key that a token names. Raises KeyError where the provider has no such key."""
        import jwt

        name = jwt.get_unverified_header(token).get("kid")
        with self._lock:
            if name not in self._keys and monotonic() - self._fetched >= _FETCHED:  # strangers cannot make it ask
                self._fetched = monotonic()
                self._keys = {key.key_id: key.key for key in self._fetch_keys()}
            return self._keys[name]

    def _fetch_keys(self) -> Sequence[PyJWK]:
        import jwt

        place = f"{self._settings.oidc_issuer.rstrip('/')}/.well-known/openid-configuration"
        with urlopen(place, timeout=_PATIENCE) as answer:
            address = json.load(answer)["jwks_uri"]
        if not address.startswith(_SAFE):
            raise ValueError("the keys are not published over https")
        return jwt.PyJWKClient(address, timeout=_PATIENCE).get_signing_keys()
