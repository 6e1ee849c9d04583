"""Test recall for a message, and that a returned memory counts as used."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vault_memory.index.sync import Index
from vault_memory.llm.embedders.registry import get_packaged_embedder
from vault_memory.memory import Memory
from vault_memory.models import Embedder, Entry, SearchResult
from vault_memory.search.question import SearchSetup
from vault_memory.search.recall import recall
from vault_memory.settings import RecallSettings, SearchSettings
from vault_memory.vault.state.usage import key

NOW = datetime(2026, 2, 1, 9, 0, tzinfo=UTC)
PACKAGED = get_packaged_embedder()
Recall = Callable[..., SearchResult]


@pytest.fixture(scope="module")
def remember(index: Index) -> Recall:
    def remember(
        message: str,
        idle: Mapping[str, float] | None = None,
        embedder: Embedder | None = PACKAGED,
        settings: RecallSettings | None = None,
    ) -> SearchResult:
        def days(entries: Iterable[Entry], now: datetime) -> dict[str, float]:
            return {entry.key: (idle or {}).get(entry.id, 0.0) for entry in entries}

        setup = SearchSetup(index.snapshot(), embedder, SearchSettings(), NOW)
        return recall(setup, message, settings=settings or RecallSettings(), idle=days)

    return remember


def test_cells_near_the_message_come_and_nothing_else(remember: Recall) -> None:
    found = remember("why did we switch away from bcrypt to argon2id?")
    assert [hit.entry.id for hit in found.hits] == ["vm-k3f9a2q8d1"]
    assert all(hit.explain["cosine"] >= get_packaged_embedder().thresholds.recall for hit in found.hits)
    assert remember("the weather in Lisbon").hits == ()


def test_what_is_in_use_and_sure_comes_first(remember: Recall) -> None:
    message = "bcrypt was too slow, switched to argon2id; the refresh token never expires on mobile"
    fresh, idle = "vm-q8d1x0k3f9", "vm-k3f9a2q8d1"
    found = remember(message, {idle: 30.0}).hits
    assert [hit.entry.id for hit in found][:2] == [fresh, idle]
    assert [round(hit.score, 2) for hit in found][:2] == [0.95, 0.65]
    assert [hit.entry.id for hit in remember(message, {fresh: 30.0}).hits][:2] == [idle, fresh]
    assert len(remember(message, settings=RecallSettings(limit=1)).hits) == 1


def test_a_message_is_no_query(remember: Recall) -> None:
    plain = remember("we switched from bcrypt to argon2id").hits
    assert [hit.entry.id for hit in remember('topic:Garden -argon2id "we switched" from bcrypt to argon2id').hits] == [
        hit.entry.id for hit in plain
    ]


def test_without_an_embedder_shared_words_stand_in(remember: Recall) -> None:
    found = remember("bcrypt was too slow", embedder=None)
    assert [hit.entry.id for hit in found.hits] == ["vm-k3f9a2q8d1"]


@pytest.mark.parametrize(
    ("message", "embedder", "why"),
    [
        (
            "the weather in Lisbon",
            PACKAGED,
            "no statement is close to this message in meaning; 'search' finds words, too",
        ),
        ("the weather in Lisbon", None, "no embedder: only statements that share words with it, and there are none"),
        ("?!", PACKAGED, "no words in it to go by"),
    ],
)
def test_what_brings_nothing_to_mind_says_why(
    remember: Recall, message: str, embedder: Embedder | None, why: str
) -> None:
    found = remember(message, embedder=embedder)
    assert (found.hits, found.notes) == ((), (why,))
    assert remember("bcrypt was too slow", embedder=None).notes == (
        "no embedder: only statements that share words with it",
    )


@given(st.text(max_size=80))
def test_any_message_can_be_recalled(remember: Recall, message: str) -> None:
    assert len(remember(message).hits) <= 5


# -- touching --------------------------------------------------------------------------------------


def touched(memory: Memory) -> dict[str, int]:
    entries = [hit.entry for hit in memory.search("postgres upgrade", touch=False).hits if hit.entry.tier == "cell"]
    return {name: access.count for name, access in memory.usage.accesses(map(key, entries)).items()}


@pytest.mark.parametrize("verb", ["search", "context", "recall"])
def test_what_is_returned_is_touched(memory: Memory, verb: str) -> None:
    assert touched(memory) == {}
    getattr(memory, verb)("postgres upgrade in production")
    assert set(touched(memory).values()) == {1}
    getattr(memory, verb)("postgres upgrade in production")
    assert set(touched(memory).values()) == {2}


@pytest.mark.parametrize("verb", ["search", "context", "recall"])
def test_a_look_that_leaves_no_trace(memory: Memory, verb: str) -> None:
    getattr(memory, verb)("postgres upgrade in production", touch=False)
    assert not (memory.root / ".state").exists()


def test_use_keeps_a_cell_ahead_of_an_idle_one(home: Path) -> None:
    present = [datetime(2026, 10, 20, tzinfo=UTC)]
    memory = Memory(home=home, clock=lambda: present[0])
    memory.recall("postgres upgrade in production")
    present[0] += timedelta(days=29)  # later what was not asked for has faded
    first = memory.recall("postgres upgrade in production", touch=False).hits
    assert len(first) > 1
    last = first[-1].entry
    memory.usage.touch([last], present[0])
    assert memory.recall("postgres upgrade in production", touch=False).hits[0].entry.id == last.id
