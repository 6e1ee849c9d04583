"""Find the name under which the owner of the vault speaks in conversations."""

from __future__ import annotations

from collections.abc import Iterable

from vault_memory.models import Message

UNNAMED = frozenset(("", "user", "the user", "i", "me", "we"))


def find_owner(configured: str, vault: str, messages: Iterable[Message]) -> str:
    """Return the owner's name, or '' where it is unknown.

    It is the ``configured`` name (`graph.user`); else the name of a user in these messages that equals the name of the
    ``vault``; else the only name under which users speak in them.
    """
    if configured.casefold() not in UNNAMED:
        return configured
    names = dict.fromkeys(message.name for message in messages if message.role == "user")
    own = [name for name in names if name.casefold() == vault.casefold()]
    return (own or list(names))[0] if own or len(names) == 1 else ""
