"""A small vault of real files behind a real index: topics by machine and by hand, a talk of two people, a long chat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from datetime import UTC, datetime, timedelta

import pytest

from vault_memory import Memory
from vault_memory.index.sync import Index
from vault_memory.llm.embedders.registry import get_packaged_embedder
from vault_memory.models import Conversation, Message, SearchResult
from vault_memory.search.question import SearchSetup
from vault_memory.search.tiers import search
from vault_memory.settings import SearchSettings
from vault_memory.vault.document import transcript_writer

NOW = datetime(2026, 2, 1, 9, 0, tzinfo=UTC)

AUTHENTICATION = """---
topic: Authentication
tags: [security]
created: 2026-01-15T10:30:00Z
updated: 2026-01-29T09:00:00Z
---

# Authentication

## Summary

Auth uses JWT with RS256; tokens live in httpOnly cookies; passwords are hashed with argon2id.

## Decisions

- [decision] Switched from bcrypt to argon2id because bcrypt was too slow ^vm-k3f9a2q8d1
- [risk] The refresh token never expires on mobile ^vm-q8d1x0k3f9

<!-- memory v1
vm-k3f9a2q8d1 salience=0.9 confidence=0.95 created=2026-01-30T09:00:00Z source=chat#m2 role=user by=offline text=0
vm-q8d1x0k3f9 salience=0.9 confidence=0.95 created=2025-01-15T10:30:00Z source=chat#m3 role=assistant by=offline text=0
-->
"""

GARDEN = """---
topic: Garden
created: 2025-03-01T10:00:00Z
---

# Garden

- The refresh of the raised bed is due in April
- Tomatoes go into the raised bed in May, and `water_daily()` runs on the pump

Compost comes from the council's yard, two loads in March.
"""

PICNIC = (
    ("Ann", "Shall we go to the lake on Sunday?"),
    ("Ben", "Yes! My sister has just adopted a puppy, she will bring it."),
    ("Ann", "What is it called?"),
    ("Ben", "Biscuit. It is a spaniel."),
    ("Ann", "I adopted a cat in March, you know."),
    ("Ben", "I prefer trains to cars, by the way."),
)

LONG = "The migration runs in three steps.\n\n" + "\n\n".join(
    f"Step {n}: " + "copy the rows of one table, compare the counts and only then go on to the next table. " * 12
    for n in range(1, 8)
)
CHAT = (
    ("user", "How do we move the orders database to Postgres 17?"),
    ("assistant", LONG + "\n\nBefore all that take a snapshot with `pg_dumpall`."),
    ("user", "We switched from bcrypt to argon2id, bcrypt was too slow."),
    ("assistant", "Good. Mind that the refresh token never expires on mobile."),
)

Search = Callable[..., SearchResult]


@pytest.fixture(scope="session")
def index(tmp_path_factory: pytest.TempPathFactory) -> Index:
    root = tmp_path_factory.mktemp("vault")
    start = datetime(2026, 1, 30, 9, 0, tzinfo=UTC)
    picnic = [
        Message("user", text, f"p{n}", start + timedelta(minutes=n), name) for n, (name, text) in enumerate(PICNIC)
    ]
    chat = [
        Message("user" if role == "user" else "assistant", text, f"m{n}", start + timedelta(minutes=n))
        for n, (role, text) in enumerate(CHAT)
    ]
    for path, text in {
        "topics/Authentication.md": AUTHENTICATION,
        "topics/Garden.md": GARDEN,
        "conversations/picnic.md": transcript_writer.render(Conversation(tuple(picnic), "picnic", started=start)),
        "conversations/chat.md": transcript_writer.render(Conversation(tuple(chat), "chat", started=start)),
    }.items():
        (root / path).parent.mkdir(exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    index = Index(root, get_packaged_embedder())
    index.sync()
    return index


@pytest.fixture
def find(index: Index) -> Search:
    """``search`` over the vault, on a day that stands still; settings may be given by name."""

    def find(
        query: str, *, embedder: object = get_packaged_embedder(), now: datetime = NOW, **options: object
    ) -> SearchResult:
        known = {field.name for field in fields(SearchSettings)} - {"limit"}
        chosen = {name: options.pop(name) for name in known & options.keys()}
        settings = replace(SearchSettings(), **chosen)  # type: ignore[arg-type]
        setup = SearchSetup(index.snapshot(), embedder, settings, now)  # type: ignore[arg-type]
        return search(setup, query, **options)  # type: ignore[arg-type]

    return find


@pytest.fixture(scope="module")
def open_notes(tmp_path_factory: pytest.TempPathFactory) -> Callable[[dict[str, str], int], Memory]:
    """A vault that searches a folder of notes, and as many others about nothing that is asked."""

    def open_vault(notes: dict[str, str], others: int) -> Memory:
        folder = tmp_path_factory.mktemp("notes")
        (folder / "notes").mkdir()
        for name, text in notes.items():
            (folder / f"notes/{name}.md").write_text(text)
        for number in range(others):
            (folder / f"notes/day {number}.md").write_text(
                f"# Day {number}\n\nWalked {number} steps along the river.\n"
            )
        opened = Memory(home=folder / "home")
        opened.init()
        opened.folders.add(folder / "notes")
        return opened

    return open_vault
