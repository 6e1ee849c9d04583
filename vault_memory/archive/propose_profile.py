"""Propose changes to the profile from what its owner wrote in conversations (FEATURES A13).

With consent and a model only. The model sees messages of the user without what was recalled into them, and must quote
one for each change; nothing is taken that our own reading of that message does not find there. What it proposes waits
(`vault.profile_proposals`); nothing here writes ``profile.md``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING

from vault_memory.archive.secrets import redact
from vault_memory.errors import InputError
from vault_memory.events import emit
from vault_memory.models import Message
from vault_memory.text import tokens
from vault_memory.text.injection import instruction
from vault_memory.text.recall_marks import strip_recalled
from vault_memory.text.words import content_words, identifiers
from vault_memory.vault import profile, profile_proposals
from vault_memory.vault.conversations.transcripts import transcripts
from vault_memory.vault.review import FieldChange
from vault_memory.vault.state import consent
from vault_memory.vault.state.tombstones import MARK
from vault_memory.vault.storage.store import Store

if TYPE_CHECKING:
    from vault_memory.llm.client import Client
    from vault_memory.llm.prompts.profile import Suggested

ROOM = 8_000  # tokens of messages in one call, at most
BUILT = 0.6  # of a value's words that its quote must hold
_LONGEST = 2_000  # characters of a message that are shown: what is longer is mostly pasted
_MARKS = "\"'`“”‘’«».… "
_NUMBER = re.compile(r"\d")


@dataclass(frozen=True, slots=True)
class ProposalReport:
    """``new`` changes wait now; ``dropped`` had no evidence; ``left`` messages are for the next call."""

    new: tuple[FieldChange, ...] = ()
    dropped: int = 0
    read: int = 0
    left: int = 0


@dataclass(frozen=True, slots=True)
class _UserMessage:
    conversation: str
    message: Message
    text: str


def due(store: Store, every: int, owner: str = "") -> bool:
    """Return whether the profile may be used and at least ``every`` messages of the user were not read for it yet."""
    return may_propose(store, every) and count_unread(store, owner) >= every


def may_propose(store: Store, every: int) -> bool:
    """Return whether changes are proposed every so many messages, and the profile may be used."""
    return every > 0 and consent.consent(store).granted


def count_unread(store: Store, owner: str = "") -> int:
    """Return how many messages of the user were not read for the profile yet. Reads every transcript."""
    return sum(1 for _ in _unread(store, owner, again=False))


def propose(store: Store, client: Client, now: datetime, *, owner: str = "", again: bool = False) -> ProposalReport:
    """Ask for changes once, the oldest messages that were not read yet first; ``again`` reads all anew. ``owner``: the
    name of the person whose profile it is.

    Raises InputError without consent or for a malformed profile, LlmError, VaultError.
    """
    if not consent.consent(store).granted:
        raise InputError(
            "the profile may not be used without consent; give it with: vault-memory profile consent grant"
        )
    found = profile.load(store)
    if found.problems:
        raise InputError(f"{found.problems[0]}; fix it with: vault-memory profile edit")
    unread = list(_unread(store, owner, again=again))
    shown = _fitting(unread, min(ROOM, client.room // 2))
    if not shown:
        return ProposalReport(left=len(unread))
    from vault_memory.llm.prompts import profile as asking
    from vault_memory.llm.prompts.base import Turn

    consent.record(store, "read", "profile propose", now)
    entries = [(key, value) for key in profile.FIELDS for value in found.fields.get(key, ())]
    turns = [Turn(n, replace(each.message, content=each.text)) for n, each in enumerate(shown, 1)]
    waits = [(each.field, each.value, each.replaces) for each in profile_proposals.waiting(store)]
    answer = client.ask(asking.prompt(turns, entries, waits), asking.Suggestions).value.changes
    changes = [change for each in answer if (change := _check_suggestion(each, shown, entries)) is not None]
    new = profile_proposals.propose(store, changes, {each.conversation: each.message.id for each in shown})
    if not consent.consent(store).granted:
        from vault_memory.llm import cache

        cache.clear_cache()  # withdrawn meanwhile: what the model said of the profile must not stay either
    done = ProposalReport(tuple(new), len(answer) - len(changes), len(shown), len(unread) - len(shown))
    emit("profile", operation="propose", new=len(new), dropped=done.dropped, read=done.read)
    return done


def _unread(store: Store, owner: str, *, again: bool) -> Iterator[_UserMessage]:
    """Yield the user's unread messages that contain their own words, by conversation, oldest first."""
    upto = {} if again else profile_proposals.read(store).upto
    for transcript in sorted(transcripts(store), key=lambda t: (t.started.timestamp() if t.started else 0.0, t.path)):
        places = {message.id: number for number, message in enumerate(transcript.messages)}
        begin = places.get(upto.get(transcript.id, ""), -1) + 1
        speaker = _speaker(transcript.messages, owner)
        for message in transcript.messages[begin:] if not transcript.problems else ():
            passed = message.id in transcript.shared or message.id in transcript.undone
            own = speaker is None or message.name.casefold() == speaker
            if message.role == "user" and own and not passed and (text := strip_recalled(message.content).strip()):
                yield _UserMessage(transcript.id, message, text[:_LONGEST])


def _speaker(messages: Sequence[Message], owner: str) -> str | None:
    """Return the name under which the owner speaks, in lower case; None: any name.

    Where named people talk with one another, only messages under the owner's name count; if that name is unknown, none
    do.
    """
    names = {message.name.casefold() for message in messages if message.name and message.role in {"user", "assistant"}}
    return None if len(names) < 2 else owner.casefold() or "\n"


def _fitting(said: Sequence[_UserMessage], room: int) -> list[_UserMessage]:
    used, found = 0, list[_UserMessage]()
    for each, size in zip(said, tokens.count_all([each.text for each in said]), strict=True):
        used += size + 15
        if used > room:
            break
        found.append(each)
    return found


def _check_suggestion(
    given: Suggested, shown: Sequence[_UserMessage], entries: Sequence[tuple[str, str]]
) -> FieldChange | None:
    """Return the change where the person's own words support it; else None."""
    if not (1 <= given.message <= len(shown) and 0 <= given.replaces <= len(entries)):
        return None
    said, quote = shown[given.message - 1], given.quote.strip(_MARKS)
    field, replaced = entries[given.replaces - 1] if given.replaces else (given.field, "")
    value = " ".join(given.value.split())
    if field != given.field or not (value or replaced) or MARK in quote:
        return None
    if len(content_words(quote)) < 2 or _fold_text(quote) not in _fold_text(said.text):
        return None
    if instruction(quote, "user") or instruction(value, "user") or redact(value)[1]:
        return None
    if not _is_built_from(value or replaced, quote):
        return None
    return FieldChange(field, value, replaced, quote, f"{said.conversation}#{said.message.id}")


def _is_built_from(value: str, quote: str) -> bool:
    """Return whether the value is made of the quote's words; numbers and names of code must all stand there."""
    wanted, quote_words = set(content_words(value)), set(content_words(quote))
    exact = {word for word in wanted if _NUMBER.search(word)} | set(identifiers(value))
    return (
        bool(wanted)
        and exact <= quote_words | set(identifiers(quote))
        and len(wanted & quote_words) >= BUILT * len(wanted)
    )


def _fold_text(text: str) -> str:
    return " ".join(text.split()).casefold()
