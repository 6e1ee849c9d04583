"""Redact the secrets of a talk: those with a form of their own, and those that answer a question for one (I8)."""

from __future__ import annotations

import re
from dataclasses import replace

from vault_memory.archive import secrets
from vault_memory.archive.extraction.rules.numbered_replies import pair_numbered
from vault_memory.archive.extraction.rules.secret_questions import (
    Asked,
    find_secret_question,
    find_told_secrets,
    gives_late,
    puts_off,
)
from vault_memory.models import Conversation, Message

_TOLD = "[redacted: told-answer]"
_PATIENCE = 4  # messages after "I'll ask her" in which the secret may still be told
_SPREAD = 6  # characters from which on a told secret is redacted in the whole talk, if it is more than a plain word


def redact_conversation(conversation: Conversation) -> tuple[Conversation, int]:
    """Redact messages, names, title, folder and ids; return the conversation and the number of secrets.

    A secret of one message is redacted in all of them. Raises ConsolidationError.
    """
    clean, count = secrets.redact_conversation(conversation)
    told = _list_told(clean)
    if not told:
        return clean, count
    everywhere = {secret for _, found in told for secret in found if _is_unusual(secret)}
    here = dict(told)
    messages = tuple(
        _redact(message, everywhere.union(here.get(number, ()))) for number, message in enumerate(clean.messages)
    )
    title = _replace(clean.title, {secret for _, found in told for secret in found})
    return replace(clean, messages=messages, title=title), count + len({each for _, found in told for each in found})


def redact_next(before: Message | None, message: Message) -> Message:
    """Return a message that follows another one without its secrets. Raises ConsolidationError."""
    talk = Conversation((before, message) if before is not None else (message,))
    return redact_conversation(talk)[0].messages[-1]


def _list_told(conversation: Conversation) -> list[tuple[int, list[str]]]:
    """Return the numbers of the messages that answer a question for a secret, each with what is secret in it."""
    found = list[tuple[int, list[str]]]()
    asked: Asked = ""
    asker, before, waited = "", "", 0
    for number, message in enumerate(conversation.messages):
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
                found.append((number, told))
        if here := find_secret_question(message.content):
            asked, asker, before, waited = here, speaker, message.content, 0
        elif asked and not told and "?" not in message.content and (waited or puts_off(message.content)):
            waited += 1
            asked = "code" if waited <= _PATIENCE else ""
        elif speaker != asker or waited:
            asked = ""
    return found


def _list_answers(before: str, asked: Asked, message: Message) -> list[tuple[Asked, str]]:
    """Return what is asked and answered, by numbers where both messages have some."""
    pairs = pair_numbered(before, message.content)
    return [(find_secret_question(question), answer) for question, answer in pairs] or [(asked, message.content)]


def _is_unusual(secret: str) -> bool:
    """Return whether a secret is no word that a talk may have for another reason."""
    figures = any(char.isdigit() for char in secret)
    return (figures and len(secret) >= 4) or (len(secret) >= _SPREAD and (" " in secret or secret != secret.lower()))


def _redact(message: Message, found: set[str]) -> Message:
    content = _replace(message.content, found)
    return replace(message, content=content) if content != message.content else message


def _replace(text: str, found: set[str]) -> str:
    for secret in sorted(found, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(secret)}(?!\w)", _TOLD, text, flags=re.IGNORECASE)
    return text
