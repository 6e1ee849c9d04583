"""Check that a filter finds every match, however many other entries match the words better."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from vault_memory.index.sync import Index
from vault_memory.llm.embedders.registry import get_packaged_embedder
from vault_memory.models import Conversation, Message
from vault_memory.search.question import SearchSetup
from vault_memory.search.tiers import search
from vault_memory.settings import SearchSettings
from vault_memory.vault.document import transcript_writer

NOW = datetime(2026, 2, 1, 9, 0, tzinfo=UTC)
MANY, TALK = 4_000, 300  # far more statements than are ever looked at, and a talk


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> Index:
    root = tmp_path_factory.mktemp("many")
    (root / "topics").mkdir()
    (root / "conversations").mkdir()
    common = "".join(f"- postgres pool size of service number {n}\n" for n in range(MANY))
    rare = (
        "- The pool behind the house is heated\n- [fact] Dispatch keeps its orders in postgres ^vm-aaaaaaaaaa\n"
        "\n<!-- memory v1\nvm-aaaaaaaaaa salience=0.7 confidence=0.9 source=work#m1 role=user by=offline text=0\n-->\n"
    )
    for name, tags, body in (("Common", "[ops]", common), ("House", "[ops, Rare]", rare)):
        text = f"---\ntopic: {name}\ntags: {tags}\n---\n\n# {name}\n\n{body}"
        (root / f"topics/{name}.md").write_text(text, encoding="utf-8")
    said = [Message("assistant", f"postgres pool number {n} is full", f"m{n}", NOW) for n in range(TALK)]
    said.insert(TALK // 2, Message("tool", "a pool of cars", "rare", NOW))
    work = (Message("user", "Dispatch keeps its orders in postgres", "m1", NOW - timedelta(days=1)),)
    for conversation in (Conversation(tuple(said), "long"), Conversation(work, "work", project="/src/dispatch")):
        place = root / f"conversations/{conversation.id}.md"
        place.write_text(transcript_writer.render(conversation), encoding="utf-8")
    index = Index(root, get_packaged_embedder())
    index.sync()
    return index


def texts(index: Index, query: str, embedder: object = get_packaged_embedder(), **options: object) -> set[str]:
    setup = SearchSetup(index.snapshot(), embedder, SearchSettings(), NOW)  # type: ignore[arg-type]
    found = search(setup, query, **options)  # type: ignore[arg-type]
    return {hit.entry.text for hit in found.hits}


@pytest.mark.parametrize("embedder", [get_packaged_embedder(), None])
@pytest.mark.parametrize(
    ("query", "seen"),
    [
        ("postgres pool tag:rare", {"The pool behind the house is heated", "Dispatch keeps its orders in postgres"}),
        ("postgres pool size service topic:house", {"The pool behind the house is heated"}),
        ("postgres pool role:tool", {"a pool of cars"}),
        ("postgres pool before:2026-02", {"Dispatch keeps its orders in postgres"}),
        ("postgres pool -service -number -full", {"The pool behind the house is heated", "a pool of cars"}),
        ('postgres pool -"service number" -"is full"', {"The pool behind the house is heated", "a pool of cars"}),
    ],
)
def test_what_is_rare_is_found(index: Index, query: str, seen: set[str], embedder: object) -> None:
    assert texts(index, query, embedder) >= seen
    assert not any("number" in text for text in texts(index, query, embedder))


def test_a_person_s_own_words_are_found_among_the_machine_s(index: Index) -> None:
    assert texts(index, "postgres pool role:user", source_type="conversation") == {
        "Dispatch keeps its orders in postgres"
    }


def test_a_project_has_what_was_said_in_it_and_what_was_made_of_that(index: Index) -> None:
    setup = SearchSetup(index.snapshot(), get_packaged_embedder(), SearchSettings(), NOW)
    for query in ("postgres project:Dispatch", "project:dispatch"):
        found = search(setup, query)
        text = "Dispatch keeps its orders in postgres"
        assert [(hit.entry.tier, hit.entry.text) for hit in found.hits] == [("cell", text)]
        assert [entry.tier for entry in found.hits[0].more] == ["message"]
    assert not texts(index, "postgres project:other")
