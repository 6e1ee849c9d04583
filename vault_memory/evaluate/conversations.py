"""Public sets of questions about conversations, read where they lie: LoCoMo and BEAM. Nothing of them is copied.

LoCoMo (Maharana et al., ACL 2024): two people over months; a question's evidence is turns. Adversarial questions and
evidence that names no turn are left out. BEAM (Tavakoli et al., 2025): one user and one assistant, long messages.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
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
class Sample:
    """One conversation and what is asked about it."""

    conversation: Conversation
    labelled: LabelledSet


def locomo(path: Path) -> Iterator[Sample]:
    """The conversations of a LoCoMo file. Raises InputError, FormatError."""
    conversations = {conversation.id: conversation for conversation in load(path, format="locomo")}
    for sample in _json(path):
        conversation = conversations[sample["sample_id"]]
        known = {message.id for message in conversation.messages}
        asked = ((item, _named(item["evidence"], known)) for item in sample["qa"] if item["category"] != _ADVERSARIAL)
        questions = [(item["question"], gold, _LOCOMO[item["category"]]) for item, gold in asked if gold]
        yield _sample(conversation, questions)


def beam(folder: Path) -> Iterator[Sample]:
    """The chats ``beam-N.json`` of a folder with their ``beam-N.queries.json``. Raises InputError."""
    chats = [path for path in folder.glob("beam-*.json") if not path.name.endswith(".queries.json")]
    if not chats:
        raise InputError(f"{folder}: no beam-N.json in it")
    for path in sorted(chats, key=lambda p: (len(p.name), p.name)):
        chat = _json(path)
        conversation = Conversation(tuple(_dated(chat["messages"])), id=chat["id"], source="beam")
        asked = _json(path.with_suffix(".queries.json"))
        yield _sample(conversation, [(item["query"], frozenset(item["gold"]), item["kind"]) for item in asked])


def _json(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise InputError(f"{path}: cannot be read ({error})") from error


def _named(evidence: Sequence[str], known: set[str]) -> frozenset[str]:
    """Strings may hold several ids, and a few name no turn."""
    return frozenset(part for text in evidence for part in re.split(r"[;,\s]+", text)) & known


def _dated(messages: Sequence[Mapping[str, str]]) -> Iterator[Message]:
    """A batch's date stands on its first message and holds until the next."""
    time: datetime | None = None
    for message in messages:
        if message.get("time_anchor"):
            time = datetime.strptime(message["time_anchor"], "%B-%d-%Y").replace(tzinfo=UTC)
        yield Message("user" if message["role"] == "user" else "assistant", message["content"], message["id"], time)


def _sample(conversation: Conversation, asked: Sequence[tuple[str, frozenset[str], str]]) -> Sample:
    prefix = f"{conversation.id}#"
    queries = tuple(
        LabelledQuery(text, {prefix + message: 1 for message in sorted(gold)}, kind, "conversation")
        for text, gold, kind in asked
    )
    times = [message.time for message in conversation.messages if message.time is not None]
    sessions = {prefix + message.id: str(message.time) for message in conversation.messages}
    return Sample(conversation, LabelledSet(conversation.id, queries, max(times, default=None), sessions))
