"""Test relationships that a model reads while it extracts knowledge: real litellm, a scripted server."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from llm_server import Request, Script, Scripted, ScriptedServer, ok
from scripted_brain import answer
from talking import talk

from vault_memory.archive.graph.model_relations import record
from vault_memory.archive.graph.update import update
from vault_memory.memory import Memory
from vault_memory.models import Conversation, Message, Relationship
from vault_memory.vault.entities import Entity, entities
from vault_memory.vault.storage.store import Store

NOW = datetime(2026, 10, 20, 9, 0, tzinfo=UTC)
SAID = "Billing: I use Postgres for invoices, and Anneke from Leeds maintains it."
Start = Callable[..., Memory]


def brain(**extra: Any) -> Callable[[Request], Scripted]:
    def reply(request: Request) -> Scripted:
        found = answer(request)
        return ok(found | extra if "knowledge" in found else found, tokens=(100, 60))

    return reply


@pytest.fixture
def start(tmp_path: Path, scripted: Callable[..., ScriptedServer]) -> Start:
    def make(script: Script, **config: object) -> Memory:
        server = scripted(script)
        memory = Memory(tmp_path / "home", config=server.settings | config, clock=lambda: NOW)
        memory.server = server  # type: ignore[attr-defined]
        return memory

    return make


def note(store: Store, name: str) -> Entity:
    return next(entity for entity in entities(store) if entity.name == name)


def lines(store: Store, name: str) -> dict[str, bool]:
    return {relation.cell.text: relation.valid for relation in note(store, name).relations}


def related(subject: str, relation: str, target: str, **more: object) -> dict[str, object]:
    return {"message": 1, "subject": subject, "relation": relation, "target": target, "ended": False} | more


NAMES = [{"name": "Postgres", "type": "tool"}, {"name": "Anneke", "type": "Person"}, {"name": "Leeds", "type": "place"}]


def test_the_call_that_extracts_brings_relationships_and_no_other_is_made(start: Start) -> None:
    found = [related("user", "using", "Postgres"), related("Anneke", "maintains", "Postgres")]
    memory = start(brain(entities=NAMES, relationships=found))
    report = memory.archive(talk(SAID))
    assert not report.errors and memory.server.count == 1  # type: ignore[attr-defined]
    assert lines(memory.store, "User") == {"uses [[Postgres]]": True}
    assert lines(memory.store, "Anneke") == {"maintains [[Postgres]]": True}
    assert {entity.name: entity.type for entity in entities(memory.store)} == {
        "Anneke": "person", "Postgres": "tool", "User": "person",
    }  # fmt: skip
    attributes = note(memory.store, "User").relations[0].cell.attributes
    assert attributes is not None
    assert (attributes.by, attributes.sources, attributes.created) == (
        "openai/scripted", ("c1#m1",), datetime(2026, 10, 1, 8, tzinfo=UTC),
    )  # fmt: skip


@pytest.mark.parametrize(
    "found",
    [
        related("user", "uses", "MongoDB"),  # nobody named it
        related("Zelda", "uses", "Postgres"),
        related("user", "uses", "Postgres", message=7),  # no such message
        related("user", "uses", ""),
        related("Postgres", "is", "postgres"),
        related("user", "[[x]] <!-- ", "Postgres", message="junk"),
        {"subject": 7, "target": ["Postgres"], "relation": None},
        "junk",
    ],
)
def test_what_the_message_does_not_say_makes_no_notes_and_stops_nothing(start: Start, found: object) -> None:
    memory = start(brain(relationships=[found]))
    report = memory.archive(talk(SAID))
    assert report.count("added") == 1 and not report.errors
    assert list(entities(memory.store)) == []


def test_the_conversation_may_name_what_a_relationship_is_of(start: Start) -> None:
    memory = start(brain(relationships=[related("parcelgate", "uses", "Postgres")]))
    memory.archive(replace(talk(SAID), title="Queue of parcelgate"))
    assert lines(memory.store, "parcelgate") == {"uses [[Postgres]]": True}


def test_what_an_assistant_says_makes_no_relationships(start: Start) -> None:
    memory = start(brain(relationships=[related("user", "uses", "Postgres")]))
    memory.archive(talk(SAID, role="assistant"))
    assert list(entities(memory.store)) == []


def test_switched_off_no_notes_are_made(start: Start) -> None:
    memory = start(brain(relationships=[related("user", "uses", "Postgres")]), **{"graph.enabled": False})
    memory.archive(talk(SAID))
    assert list(entities(memory.store)) == []


# --------------------------------------------------------------------------------------------------


@pytest.fixture
def store(tmp_path: Path) -> Store:
    (tmp_path / "vault").mkdir()
    return Store(tmp_path / "vault")


def said(subject: str, relation: str, target: str, day: int = 1, **more: Any) -> Relationship:
    created = datetime(2026, 3, day, tzinfo=UTC)
    return Relationship(subject, relation, target, "person", "tool", f"c{day}#m1", created, **more)


def write(store: Store, *found: Relationship) -> tuple[str, ...]:
    return record(store, found, by="gpt", user="User", now=NOW)


def test_twice_is_once_and_sources_gather(store: Store) -> None:
    write(store, said("*", "uses", "Postgres"))
    before = (store.root / "entities" / "User.md").read_bytes()
    assert write(store, said("*", "uses", "Postgres")) == ()
    assert (store.root / "entities" / "User.md").read_bytes() == before
    write(store, said("*", "Uses", "POSTGRES", day=4))
    (relation,) = note(store, "User").relations
    assert relation.cell.attributes is not None and relation.cell.attributes.sources == ("c1#m1", "c4#m1")
    assert len(list(entities(store))) == 2


def test_what_has_ended_is_struck_and_may_be_said_again(store: Store) -> None:
    write(store, said("*", "uses", "Postgres"))
    write(store, said("*", "uses", "Postgres", day=5, ended=True))
    assert lines(store, "User") == {"uses [[Postgres]]": False}
    write(store, said("*", "uses", "Postgres", day=3))
    assert not note(store, "User").relations[0].valid
    write(store, said("*", "uses", "Postgres", day=9))
    assert sorted(relation.valid for relation in note(store, "User").relations) == [False, True]


def test_a_persons_line_is_never_struck_and_a_deleted_note_stays_deleted(store: Store) -> None:
    write(store, said("*", "uses", "Postgres"), said("*", "likes", "Redis"))
    path = store.root / "entities" / "User.md"
    path.write_text(path.read_text().replace("# User\n", "# User\n\n- uses [[Redis]]\n"), encoding="utf-8")
    (store.root / "entities" / "Postgres.md").unlink()
    write(store, said("*", "uses", "Redis", day=5, ended=True), said("*", "likes", "Postgres", day=6))
    assert lines(store, "User")["uses [[Redis]]"]
    assert {entity.name for entity in entities(store)} == {"Redis", "User"}


def test_the_job_keeps_them_and_strikes_what_no_kept_statement_holds_any_more(store: Store) -> None:
    from vault_memory.vault.document.cells import statement_hash

    write(store, said("*", "uses", "Postgres"))
    topic = store.root / "topics" / "Billing.md"
    topic.parent.mkdir()
    text = "Postgres keeps the invoices"
    attributes = f"created=2026-03-01T00:00:00Z source=c1#m1 role=user by=gpt text={statement_hash(text)}"
    topic.write_text(
        f"# Billing\n\n- [fact] {text} ^vm-aaaaaaaaaa\n\n<!-- memory v1\nvm-aaaaaaaaaa {attributes}\n-->\n"
    )
    update(store, NOW)
    assert lines(store, "User")["uses [[Postgres]]"] and note(store, "Postgres").type == "tool"
    ended = topic.read_text().replace(f"] {text}", f"] ~~{text}~~")
    topic.write_text(ended.replace("role=user", "role=user superseded=2026-06-01T00:00:00Z"))
    update(store, NOW)
    assert lines(store, "User") == {"uses [[Postgres]]": False}


@pytest.mark.parametrize("name", ["../../etc/passwd", "a]] [[b", "<!-- x -->", "CON", "# h", "^id", "x" * 300, "名前"])
def test_any_name_is_safe(store: Store, name: str) -> None:
    assert write(store, said("*", "uses", name), said(name, "knows", "Ann")) == ()
    for path in store.root.rglob("*.md"):
        assert path.resolve().is_relative_to(store.root / "entities")
    assert not any(entity.note.malformed for entity in entities(store))
    assert len([r for r in note(store, "User").relations if r.valid]) == 1


@pytest.mark.parametrize("first", ["Mara", ""])
def test_the_owner_has_one_note_under_a_name_and_without(start: Start, first: str) -> None:
    names = [{"name": "Postgres", "type": "tool"}, {"name": "Redis", "type": "tool"}]
    for number, name in enumerate((first, "Mara", ""), 1):
        target = "Redis" if name else "Postgres"
        said = "Billing: I use Postgres and Redis for invoices."
        memory = start(brain(entities=names, relationships=[related("user", "uses", target)]))
        memory.archive(Conversation((Message("user", said, "m1", NOW, name=name),), id=f"c{number}"))
        memory.graph.update()
    (owner,) = [each for each in entities(memory.store) if each.type == "person"]
    assert {owner.name, *owner.aliases} == {"Mara", "User"}
    assert {text: valid for text, valid in lines(memory.store, owner.name).items() if text.startswith("uses")} == {
        "uses [[Postgres]]": True, "uses [[Redis]]": True
    }  # fmt: skip
