"""Compare an incoming conversation with its stored branches.

White space (editors and git change line ends) and system messages (agents put the date into them) are ignored.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime

from vault_memory.models import Conversation, Message
from vault_memory.vault.document import transcript_writer
from vault_memory.vault.document.transcript import Transcript

Said = tuple[str, str, datetime | None]


def find_branch(branches: Sequence[Transcript], conversation: Conversation) -> Transcript | None:
    """Return the branch that equals the conversation or is a shorter or longer version of it, or None."""
    new = _list_spoken(conversation.messages)
    for branch in branches:
        if _list_spoken(branch.messages)[: len(new)] == new:
            return branch
    shorter = [
        branch for branch in branches if new[: len(_list_spoken(branch.messages))] == _list_spoken(branch.messages)
    ]
    return max(shorter, key=lambda branch: len(branch.messages), default=None)


def select_new(stored: Transcript, conversation: Conversation) -> tuple[Message, ...]:
    """Return the messages that are new, numbered after the stored ones; none if only system messages are new."""
    left = len(_list_spoken(stored.messages))
    system = {message_key(message) for message in stored.messages if message.role == "system"}
    added: list[Message] = []
    for message in conversation.messages:
        if message.role == "system":
            if message_key(message) not in system:
                added.append(message)
        elif left:
            left -= 1
        else:
            added.append(message)
    if not any(message.role != "system" for message in added):
        return ()
    return number_messages(stored, added)


def number_messages(stored: Transcript, added: Sequence[Message]) -> tuple[Message, ...]:
    """Return the messages with ids that follow those that are stored."""
    return transcript_writer.number(added, {message.id for message in stored.messages}, len(stored.messages) + 1)


def _list_spoken(messages: Sequence[Message]) -> list[tuple[str, str]]:
    return [message_key(message) for message in messages if message.role != "system"]


def count_said(messages: Iterable[Message]) -> Counter[Said]:
    return Counter((message.role, message.content, message.time) for message in messages)


def message_key(message: Message) -> tuple[str, str]:
    return message.role, " ".join(message.content.split())
