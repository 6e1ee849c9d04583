"""Determine who speaks in a conversation: people with their names, and programs."""

from __future__ import annotations

from collections.abc import Mapping

from vault_memory.archive.extraction.rules.lexicon import MACHINES
from vault_memory.models import Conversation, Message


def speakers(conversation: Conversation) -> dict[str, str]:
    """Return the names of the people who speak, by whole and first name in lower case."""
    found: dict[str, str] = {}
    for message in conversation.messages:
        name = name_of(message)
        if name:
            found.setdefault(name.lower(), name)
            found.setdefault(name.split()[0].lower(), name)
    return found


def list_others(names: Mapping[str, str], message: Message) -> frozenset[str]:
    """Return the names, as in `speakers`, of those who speak with the speaker of a message: nobody calls himself."""
    own = name_of(message).lower()
    return frozenset(name for name, known in names.items() if known.lower() != own)


def name_of(message: Message) -> str:
    """Return the name of the person who speaks; '' for a program and for a user who is not named."""
    name = " ".join(message.name.split())
    return "" if name.lower() in MACHINES else name


def is_between_people(conversation: Conversation) -> bool:
    """Return whether people talk with each other: each message has the name of a person, and no tool takes part.

    Names that begin with a small letter ("gpt-4o") are taken for programs, unless all speak in the role of the user.
    """
    spoken = [message for message in conversation.messages if message.role != "system"]
    names = [name_of(message) for message in spoken]
    if len(set(names)) < 2 or not all(names) or any(message.role not in {"user", "assistant"} for message in spoken):
        return False
    return all(message.role == "user" for message in spoken) or not any(name[:1].islower() for name in names)


def is_person(message: Message) -> bool:
    """Return whether a user speaks, or anybody with a name of their own: two friends chatting have no assistant."""
    return message.role == "user" or (message.role == "assistant" and bool(name_of(message)))
