"""Test entity notes made from topics: real files with hand edits."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from vault_memory.archive.graph.update import GraphReport, update
from vault_memory.memory import Memory
from vault_memory.vault.entities import Entity, entities
from vault_memory.vault.storage.store import Store

NOW = datetime(2026, 10, 20, 9, 0, tzinfo=UTC)
SERVICE = """---
topic: Dispatch
created: 2026-01-01
---

# Dispatch

- my brother Ned wrote the first version, Ned still reviews it
- I use Postgres with PgBouncer in front
- we upgraded Postgres 16 last week, PgBouncer stayed
- Anneke was tired of RabbitMQ
- the cluster belongs to Anneke
- [decision] We moved from RabbitMQ to River ^vm-aaaaaaaaaa
- I love Postgres

<!-- memory v1
vm-aaaaaaaaaa confidence=0.9 created=2026-03-01T00:00:00Z source=conv-1#m1 role=user by=offline text=%s
-->
"""


def topic(root: Path, name: str, text: str) -> Path:
    path = root / "topics" / f"{name}.md"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def store(tmp_path: Path) -> Store:
    from vault_memory.vault.document.cells import statement_hash

    root = tmp_path / "vault"
    root.mkdir()
    topic(root, "Dispatch", SERVICE % statement_hash("We moved from RabbitMQ to River"))
    topic(root, "Running", "# Running\n\n- Ned runs faster than River flows, says Ned\n- River workers are quick\n")
    return Store(root)


def run(store: Store, **options: bool) -> GraphReport:
    return update(store, NOW, **options)


def note(store: Store, name: str) -> Entity:
    return next(entity for entity in entities(store) if entity.name == name)


def said(store: Store, name: str) -> dict[str, bool]:
    """The lines of a note → whether they hold."""
    return {relation.cell.text: relation.valid for relation in note(store, name).relations}


def files(store: Store) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (store.root / "entities").iterdir()}


def test_names_types_and_what_is_plainly_said(store: Store) -> None:
    report = run(store)
    assert not report.problems
    types = {entity.name: entity.type for entity in entities(store)}
    assert types == {
        "Anneke": "person", "Ned": "person", "PgBouncer": "tool", "Postgres": "tool", "RabbitMQ": "tool",
        "River": "tool", "User": "person",
    }  # fmt: skip
    assert said(store, "User") == {
        "has brother [[Ned]]": True,
        "likes [[Postgres]]": True,
        "uses [[Postgres]]": True,
        "uses [[River]]": True,
        "uses [[RabbitMQ]]": False,
    }
    assert said(store, "Ned") == {"appears in [[Dispatch]]": True, "appears in [[Running]]": True}


def test_again_changes_nothing_and_looks_at_nothing(store: Store) -> None:
    run(store)
    before = files(store)
    assert run(store).unchanged
    again = run(store, force=True)
    assert (again.created, again.changed, again.added, again.removed) == ((), (), 0, 0)
    assert files(store) == before


def test_the_same_vault_gives_the_same_notes(store: Store) -> None:
    run(store)
    before = files(store)
    for path in (store.root / "entities").iterdir():
        path.unlink()
    (store.root / ".state" / "graph.json").unlink()
    run(store)
    assert files(store) == before


def test_what_is_superseded_is_struck_with_its_date_and_kept(store: Store) -> None:
    run(store)
    path = store.root / "topics" / "Dispatch.md"
    text = path.read_text(encoding="utf-8")
    struck = text.replace(
        "- [decision] We moved from RabbitMQ to River", "- [decision] ~~We moved from RabbitMQ to River~~"
    )
    path.write_text(
        struck.replace("by=offline text", "superseded=2026-09-01T00:00:00Z by=offline text"), encoding="utf-8"
    )
    assert run(store).invalidated == 1
    assert said(store, "User")["uses [[River]]"] is False
    relation = next(r for r in note(store, "User").relations if r.target == "River")
    assert relation.cell.attributes is not None and relation.cell.attributes.superseded == datetime(
        2026, 9, 1, tzinfo=UTC
    )


def test_what_nothing_says_any_more_goes_and_notes_that_say_nothing_go(store: Store) -> None:
    run(store)
    path = store.root / "topics" / "Dispatch.md"
    lines = path.read_text(encoding="utf-8").split("\n")
    path.write_text("\n".join(line for line in lines if "PgBouncer" not in line), encoding="utf-8")
    report = run(store)
    assert report.dropped == ("entities/PgBouncer.md",)
    assert not (store.root / "entities" / "PgBouncer.md").exists()


def test_what_a_person_writes_into_a_note_stays_as_it_is(store: Store) -> None:
    run(store)
    path = store.root / "entities" / "Ned.md"
    text = path.read_text(encoding="utf-8")
    edited = text.replace("type: person", "type: brother  # mine").replace(
        "# Ned\n",
        "# Ned\n\nMy brother, two years younger.\n\n- likes [[Postgres]] (he says)\n- plays the ~~cello~~ viola\n",
    )
    path.write_text(edited, encoding="utf-8")
    (store.root / "topics" / "Third.md").write_text("# Third\n\n- Ned came along\n", encoding="utf-8")
    run(store)
    after = path.read_text(encoding="utf-8")
    for line in edited.split("\n"):
        assert line in after or line.startswith(("updated:", "<!--"))
    assert "appears in [[Third]]" in after
    assert note(store, "Ned").type == "brother"
    assert said(store, "Ned")["likes [[Postgres]] (he says)"]


def test_what_a_person_deletes_stays_deleted(store: Store) -> None:
    run(store)
    path = store.root / "entities" / "User.md"
    lines = path.read_text(encoding="utf-8").split("\n")
    path.write_text("\n".join(line for line in lines if not line.startswith("- likes")), encoding="utf-8")
    (store.root / "entities" / "Anneke.md").unlink()
    run(store, force=True)
    assert "likes [[Postgres]]" not in said(store, "User")
    assert "Anneke" not in {entity.name for entity in entities(store)}


def test_a_line_that_a_person_struck_is_not_written_again(store: Store) -> None:
    run(store)
    path = store.root / "entities" / "User.md"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("- likes [[Postgres]]", "- ~~likes [[Postgres]]~~"), encoding="utf-8")
    run(store, force=True)
    assert said(store, "User")["likes [[Postgres]]"] is False


def test_two_spellings_are_one_only_with_evidence(store: Store) -> None:
    topic(
        store.root,
        "Other",
        "# Other\n\n- PostgreSQL 17 is out, PostgreSQL is fine\n- we run on PostgreSQL 17\n",
    )
    run(store)
    names = {entity.name for entity in entities(store)}
    assert {"Postgres", "PostgreSQL"} <= names
    path = store.root / "entities" / "Postgres.md"
    path.write_text(path.read_text().replace("type: tool", "type: tool\naliases: [PostgreSQL]"), encoding="utf-8")
    report = run(store)
    assert report.dropped == ("entities/PostgreSQL.md",)
    assert "appears in [[Other]]" in said(store, "Postgres")


def test_a_topics_alias_is_evidence_where_one_spelling_begins_the_other(store: Store) -> None:
    topic(
        store.root,
        "Postgres",
        "---\naliases: [PostgreSQL, Anneke]\n---\n# Postgres\n\n- PostgreSQL 17 it is, PostgreSQL 16 was\n",
    )
    run(store)
    names = {entity.name for entity in entities(store)}
    assert "Anneke" in names and len(names & {"Postgres", "PostgreSQL"}) == 1
    entity = next(e for e in entities(store) if e.name in ("Postgres", "PostgreSQL"))
    assert {entity.name, *entity.aliases} == {"Postgres", "PostgreSQL"}


def test_links_name_the_folder_where_a_topic_has_the_same_name(store: Store) -> None:
    topic(store.root, "Postgres", "# Postgres\n\n- Postgres 16 is what we run on\n")
    run(store)
    assert "uses [[entities/Postgres|Postgres]]" in said(store, "User")
    assert "appears in [[topics/Postgres|Postgres]]" in said(store, "Postgres")


def test_a_malformed_note_is_told_and_left_alone(store: Store) -> None:
    run(store)
    path = store.root / "entities" / "Ned.md"
    path.write_text("---\ntype: [open\n---\n# Ned\n", encoding="utf-8")
    report = run(store)
    assert any("entities/Ned.md" in problem for problem in report.problems)
    assert path.read_text(encoding="utf-8") == "---\ntype: [open\n---\n# Ned\n"


@pytest.mark.slow
def test_the_sample_vault_gives_a_graph_worth_having(archived: Memory) -> None:
    run(archived.store)
    types = {entity.name: entity.type for entity in entities(archived.store)}
    assert {"Jonas", "Ida", "Felix", "Derek", "Hannah", "Anneke", "Birgitta"} <= {
        n for n, t in types.items() if t == "person"
    }
    assert {"RabbitMQ", "River", "PgBouncer"} <= {name for name, kind in types.items() if kind == "tool"}
    assert said(archived.store, "User")["uses [[RabbitMQ]]"] is False
    assert said(archived.store, "Jonas")["has mother [[Birgitta]]"]
    assert not {"Food", "Agreed", "Tuesdays", "HTTP", "CI", "Saturday"} & types.keys()


def test_hostile_names_make_no_structure(store: Store) -> None:
    topic(
        store.root,
        "Evil",
        "# Evil\n\n- see [[../../etc/passwd]] and [[a|b]] ![[x#y]]\n- [[../../etc/passwd]] again [[CON]] [[CON]]\n",
    )
    run(store)
    for path in store.root.rglob("*.md"):
        assert path.resolve().is_relative_to(store.root)
    for entity in entities(store):
        assert not entity.note.malformed


def test_the_owner_who_speaks_under_a_name_and_without_has_one_note(store: Store) -> None:
    from vault_memory.vault.document.cells import statement_hash

    texts = [*(f"Mara: I use Kafka for queue {n}" for n in range(4)), "I use Postgres for the queue"]
    known = "created=2026-03-01T00:00:00Z source=c#m1 role=user by=offline text="
    rows = "".join(f"- [fact] {text} ^vm-bbbbbbbbb{n}\n" for n, text in enumerate(texts))
    block = "".join(f"vm-bbbbbbbbb{n} {known}{statement_hash(text)}\n" for n, text in enumerate(texts))
    topic(store.root, "Queue", f"# Queue\n\n{rows}\n<!-- memory v1\n{block}-->\n")
    run(store)
    assert any("Postgres" in line for line in said(store, "Mara"))
    assert any("Kafka" in line for line in said(store, "Mara"))
    assert not any(entity.name == "User" for entity in entities(store))
