"""``memory.consent``: consent to the use of the profile, and the log of its use."""

from __future__ import annotations

from typing import TypeAlias

from vault_memory.api.namespace import AsyncVerbs, Namespace, awaitable
from vault_memory.llm import cache
from vault_memory.vault import profile
from vault_memory.vault.state import consent
from vault_memory.vault.state.consent import Consent, Use

__all__ = ["AsyncConsentVerbs", "Consent", "ConsentVerbs", "Use"]

UseList: TypeAlias = list[Use]


class ConsentVerbs(Namespace):
    """Consent to the use of the profile. Every grant, revocation and use is a line of ``.state/audit.jsonl``."""

    def status(self) -> Consent:
        """Return whether the profile may be used, and since when."""
        return consent.consent(self._vault.store)

    def grant(self, *, by: str = "consent") -> Consent:
        """Allow the profile to be used; ``by`` is how it was requested, for the log. Raises VaultError."""
        consent.grant(self._vault.store, self._vault.clock(), by)
        return self.status()

    def revoke(self, *, keep_file: bool = False) -> Consent:
        """Withdraw consent and delete profile.md, with the cached replies of models. Raises VaultError.

        ``keep_file`` keeps the file, which then only its owner reads.
        """
        cache.clear_cache()
        profile.revoke(self._vault.store, self._vault.clock(), "consent", keep_file=keep_file)
        return self.status()

    def audit(self) -> UseList:
        """Return every grant, revocation and use, oldest first."""
        return consent.uses(self._vault.store)


class AsyncConsentVerbs(AsyncVerbs):
    """The asynchronous `ConsentVerbs`."""

    status = awaitable(ConsentVerbs.status)
    grant = awaitable(ConsentVerbs.grant)
    revoke = awaitable(ConsentVerbs.revoke)
    audit = awaitable(ConsentVerbs.audit)
