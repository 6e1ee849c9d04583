"""Redact answers to questions for a secret ("What's the gate code?" – "4471#") before they are stored (I8)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from vault_memory.archive.extraction.rules.numbered_replies import pair_numbered
from vault_memory.archive.extraction.rules.secret_questions import (
    Asked,
    find_secret_question,
    find_told_secrets,
    gives_late,
    puts_off,
)
from vault_memory.archive.secrets import redact_conversation
from vault_memory.models import Conversation, Message
from vault_memory.vault.document.transcript import Transcript

_TOLD = "[redacted: told-answer]"
_PATIENCE = 4  # messages after "I'll ask her" in which the secret may still follow
_REACH = _PATIENCE + 2  # messages before an answer among which its question may be
_SPREAD = 6  # characters from which on a stated secret is redacted in the whole talk, if it is more than a plain word


def redact_talk(conversation: Conversation, find: Callable[[str], Transcript | None]) -> tuple[Conversation, int]:
    """Redact secrets of any form, then those given as answers; return the conversation and the number of secrets.

    ``find`` returns the stored conversation with an id. What that holds word for word stays as it is: a message that
    differs from the stored one would make a branch of its conversation. Raises ConsolidationError.
    """
    clean, count = redact_conversation(conversation)
    told = _list_told(clean.messages)
    if not told:
        return clean, count
    stored = find(clean.id) if clean.id else None
    known = {message.content for message in stored.messages} if stored is not None else set[str]()
    everywhere = {secret for found in told.values() for secret in found if _is_unusual(secret)}
    messages = tuple(
        message if message.content in known else _redact(message, everywhere.union(told.get(number, ())))
        for number, message in enumerate(clean.messages)
    )
    if messages == clean.messages:
        return clean, count
    secrets = {secret for found in told.values() for secret in found}
    return replace(clean, messages=messages, title=_replace(clean.title, secrets)), count + len(secrets)


def redact_next(before: Sequence[Message], message: Message) -> Message:
    """Return a message of a live conversation without its secrets. Raises ConsolidationError."""
    clean = redact_conversation(Conversation((message,)))[0].messages[0]
    near = before[-_REACH:]
    return _redact(clean, set(_list_told((*near, clean)).get(len(near), ())))


def _list_told(messages: Sequence[Message]) -> dict[int, list[str]]:
    """Return the secrets of the messages that answer a question for one, by the number of the message."""
    found: dict[int, list[str]] = {}
    asked: Asked = ""
    asker, before, waited = "", "", 0
    for number, message in enumerate(messages):
        if message.role not in {"user", "assistant"}:
            continue
        speaker = message.name or message.role
        told = list[str]()
        if asked and speaker != asker and (not waited or gives_late(message.content)):
            told = [
                secret
                for kind, answer in _list_answers(before, asked, message)
                for secret in find_told_secrets(kind, answer)
            ]
            if told:
                found[number] = told
        if here := find_secret_question(message.content):
            asked, asker, before, waited = here, speaker, message.content, 0
        elif asked and not told and "?" not in message.content and (waited or puts_off(message.content)):
            waited += 1
            asked = "code" if waited <= _PATIENCE else ""
        elif speaker != asker or waited:
            asked = ""
    return found


def _list_answers(before: str, asked: Asked, message: Message) -> list[tuple[Asked, str]]:
    """Return pairs of question and answer, by number if both messages are numbered."""
    pairs = pair_numbered(before, message.content)
    return [(find_secret_question(question), answer) for question, answer in pairs] or [(asked, message.content)]


def _is_unusual(secret: str) -> bool:
    """Return whether a secret is so unusual that the conversation has no other reason to contain it."""
    figures = any(char.isdigit() for char in secret)
    return (figures and len(secret) >= 4) or (len(secret) >= _SPREAD and (" " in secret or secret != secret.lower()))


def _redact(message: Message, found: set[str]) -> Message:
    content = _replace(message.content, found)
    return replace(message, content=content) if content != message.content else message


def _replace(text: str, found: set[str]) -> str:
    for secret in sorted(found, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(secret)}(?!\w)", _TOLD, text, flags=re.IGNORECASE)
    return text
