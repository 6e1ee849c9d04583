"""Whose memory it is: the name under which the owner of the vault speaks."""

from __future__ import annotations

from collections.abc import Iterable

from vault_memory.models import Message

UNNAMED = frozenset(("", "user", "the user", "i", "me", "we"))


def find_owner(configured: str, vault: str, messages: Iterable[Message]) -> str:
    """Return the owner's name, or '' where nobody can tell.

    It is as ``configured`` (`graph.user`); else that of a user of these messages who is called as the ``vault`` is;
    else the one name under which all of its users speak.
    """
    if configured.casefold() not in UNNAMED:
        return configured
    names = dict.fromkeys(message.name for message in messages if message.role == "user")
    own = [name for name in names if name.casefold() == vault.casefold()]
    return (own or list(names))[0] if own or len(names) == 1 else ""
