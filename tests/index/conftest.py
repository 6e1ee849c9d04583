"""A small vault of real files, and the real embedder with a counter around it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from vault_memory.errors import VaultMemoryError
from vault_memory.index import change_set, vector_writer
from vault_memory.index.sync import Index
from vault_memory.llm.embedders.registry import get_packaged_embedder
from vault_memory.models import Conversation, Filter, Message, Thresholds
from vault_memory.text.words import words
from vault_memory.vault.document import transcript_writer

FIELDS = {"text": 1.0, "heading": 0.5, "around": 0.35, "code": 0.5}
QUERIES = ("argon2id password hashing", "getUserName", "tomatoes in the garden", "Postgres", "Ann", "nothing here")
START = datetime(2026, 1, 18, 9, 0, tzinfo=UTC)
TOPICS = {
    "Authentication": "- Tokens are stored in httpOnly cookies\n- Passwords are hashed with argon2id ^vm-aaaaaaaaaa\n",
    "Garden": "## Summary\n\nTomatoes, roses.\n\n## Notes\n\n- Tomatoes go into the raised bed in May\n\nSome prose.\n",
    "Code": "- `getUserName()` lives in src/users.py\n- Postgres is at version 16\n",
}
TALK = ("We use Postgres for orders.", "Noted: Postgres.", "ok", "And Redis for the cache.", "ok")


class Counting:
    """The packaged embedder; remembers what it was asked to embed. ``broken``: it fails, as a remote one may."""

    def __init__(self, name: str = "counting") -> None:
        self.name, self.texts, self.broken, self.refused = name, list[str](), False, 0

    @property
    def dimensions(self) -> int:
        return get_packaged_embedder().dimensions

    @property
    def thresholds(self) -> Thresholds:
        return get_packaged_embedder().thresholds

    @property
    def contextual(self) -> bool:
        return get_packaged_embedder().contextual

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        if self.broken:
            self.refused += 1
            raise VaultMemoryError("the embedder cannot be reached")
        self.texts += texts
        return get_packaged_embedder().embed(texts)

    def taken(self) -> list[str]:
        """What was embedded since this was last asked."""
        taken, self.texts = self.texts, []
        return taken


class Vault:
    """Files that an editor would write, with times in the past so that they are trusted."""

    def __init__(self, root: Path) -> None:
        self.root, self.said = root, TALK
        root.mkdir()
        for name, body in TOPICS.items():
            self.topic(name, body)
        self.talk("conv-1", TALK)

    def topic(self, name: str, body: str) -> Path:
        return self.write(f"topics/{name}.md", f"---\ntopic: {name}\n---\n\n# {name}\n\n{body}")

    def talk(self, name: str, texts: Sequence[str]) -> Path:
        messages = tuple(
            Message("user" if n % 2 == 0 else "assistant", text, f"m{n}", START + timedelta(minutes=n), "Ann")
            for n, text in enumerate(texts)
        )
        return self.write(f"conversations/{name}.md", transcript_writer.render(Conversation(messages, name)))

    def write(self, path: str, text: str) -> Path:
        place = self.root / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
        return place


@pytest.fixture
def vault(tmp_path: Path) -> Vault:
    return Vault(tmp_path / "vault")


@pytest.fixture
def embedder() -> Counting:
    return Counting()


@pytest.fixture
def index(vault: Vault, embedder: Counting) -> Index:
    index = Index(vault.root, embedder)
    index.sync()
    embedder.taken()
    return index


def answers(index: Index) -> list[object]:
    """Everything a search can see, by key instead of label."""
    found: list[object] = []
    for where in (Filter(), Filter(tiers=("cell",)), Filter(conversation="conv-1")):
        for query in QUERIES:
            retrieved = (
                index.snapshot().lexical(words(query), FIELDS, 20, where),
                index.snapshot().phrase(words(query)[:2], 20, where),
                index.snapshot().dense(get_packaged_embedder().embed([query])[0], 20, where),
            )
            for hits in retrieved:
                entries = index.snapshot().entries([label for label, _ in hits])
                found.append([(entries[label], score) for label, score in hits])
    found += [index.similar_topics("gardening", 5), index.similar_cells("Postgres", 5), index.topic_names(), len(index)]
    return found


@pytest.fixture(name="answers")
def answers_fixture() -> Callable[[Index], list[object]]:
    return answers


@pytest.fixture
def another_embedder() -> Counting:
    return Counting("another")


class Clock:
    """Time as the index's back-off sees it."""

    def __init__(self) -> None:
        self.passed = 0.0

    def go_on(self, seconds: float) -> None:
        self.passed += seconds

    def time(self) -> float:
        return time.time() + self.passed


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in (change_set, vector_writer):
        monkeypatch.setattr(module, "clock", clock.time)
    return clock
