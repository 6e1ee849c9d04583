"""Read public sets of questions about conversations in place: LoCoMo and BEAM. Nothing of them is copied.

LoCoMo (Maharana et al., ACL 2024): two people over months; a question's evidence is turns. Adversarial questions and
evidence that names no turn are left out. BEAM (Tavakoli et al., 2025): one user and one assistant, long messages.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from vault_memory.errors import InputError
from vault_memory.evaluate.labelled import LabelledQuery, LabelledSet
from vault_memory.importers import load
from vault_memory.models import Conversation, Message

_ADVERSARIAL = 5
_LOCOMO = {1: "multi-hop", 2: "temporal", 3: "open-domain", 4: "single-hop"}


@dataclass(frozen=True, slots=True)
class LabelledConversation:
    """One conversation and the questions about it."""

    conversation: Conversation
    labelled: LabelledSet


def read_locomo(path: Path) -> Iterator[LabelledConversation]:
    """Yield the conversations of a LoCoMo file with their questions. Raises InputError, FormatError."""
    conversations = {conversation.id: conversation for conversation in load(path, format="locomo")}
    for sample in load_json(path):
        with expect_form(path, "LoCoMo with questions"):
            conversation = conversations[sample["sample_id"]]
            known = {message.id for message in conversation.messages}
            asked = (
                (item, _parse_evidence(item["evidence"], known))
                for item in sample["qa"]
                if item["category"] != _ADVERSARIAL
            )
            questions = [(item["question"], gold, _LOCOMO[item["category"]]) for item, gold in asked if gold]
        yield _build_sample(conversation, questions)


def read_beam(folder: Path) -> Iterator[LabelledConversation]:
    """Yield the chats ``beam-N.json`` of a folder with the questions of ``beam-N.queries.json``. Raises InputError."""
    chats = [path for path in folder.glob("beam-*.json") if not path.name.endswith(".queries.json")]
    if not chats:
        raise InputError(f"{folder}: no beam-N.json in it")
    for path in sorted(chats, key=lambda p: (len(p.name), p.name)):
        chat, asked = load_json(path), load_json(path.with_suffix(".queries.json"))
        with expect_form(path, "BEAM"):
            conversation = Conversation(tuple(_parse_messages(chat["messages"])), id=chat["id"], source="beam")
            questions = [(item["query"], frozenset(item["gold"]), item["kind"]) for item in asked]
        yield _build_sample(conversation, questions)


@contextmanager
def expect_form(path: Path, form: str) -> Iterator[None]:
    """Raise InputError if the values of a file turn out not to have the form."""
    try:
        yield
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise InputError(f"{path}: is not in the form of {form} ({type(error).__name__}: {error})") from error


def load_json(path: Path) -> Any:
    """Return the JSON in a file. Raises InputError."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise InputError(f"{path}: cannot be read ({error})") from error


def _parse_evidence(evidence: Sequence[str], known: set[str]) -> frozenset[str]:
    """Return the ids of turns in the evidence. A string may hold several ids; a few of them name no turn."""
    return frozenset(part for text in evidence for part in re.split(r"[;,\s]+", text)) & known


def _parse_messages(messages: Sequence[Mapping[str, str]]) -> Iterator[Message]:
    """Yield the messages with dates. The date of a batch is on its first message and holds until the next one."""
    time: datetime | None = None
    for message in messages:
        if message.get("time_anchor"):
            time = datetime.strptime(message["time_anchor"], "%B-%d-%Y").replace(tzinfo=UTC)
        yield Message("user" if message["role"] == "user" else "assistant", message["content"], message["id"], time)


def _build_sample(conversation: Conversation, asked: Sequence[tuple[str, frozenset[str], str]]) -> LabelledConversation:
    prefix = f"{conversation.id}#"
    queries = tuple(
        LabelledQuery(text, {prefix + message: 1 for message in sorted(gold)}, kind, "conversation")
        for text, gold, kind in asked
    )
    times = [message.time for message in conversation.messages if message.time is not None]
    sessions = {prefix + message.id: str(message.time) for message in conversation.messages}
    return LabelledConversation(conversation, LabelledSet(conversation.id, queries, max(times, default=None), sessions))
