"""Test verbs of the Python API on a real vault: topics, history, settings, profile, graph, forgetting."""

from __future__ import annotations

from pathlib import Path

import pytest

from vault_memory import Memory
from vault_memory.errors import InputError, NotFoundError


def test_a_topic_is_reworded_retired_and_reshaped(memory: Memory) -> None:
    cell = next(cell for cell in memory.topics.get("Postgres").cells if cell.id and not cell.superseded)
    topic = memory.topics.reword(cell.id, "Postgres 17 is what every service uses").topic
    learned, reworded = memory.runs.cell_events(cell.id)[-2:]
    assert (learned.what, reworded.what) == ("added", "reworded") and learned.after in reworded.before
    assert reworded.after == "Postgres 17 is what every service uses"
    found = topic.cell(cell.id)
    assert found is not None and found.text == "Postgres 17 is what every service uses"
    retired = memory.topics.retire(cell.id).topic.cell(cell.id)
    assert retired is not None and retired.superseded
    with pytest.raises(NotFoundError):
        memory.topics.retire("vm-0000000000")
    planned = memory.topics.delete("Sourdough", dry_run=True)
    assert not planned.run and memory.topics.get("Sourdough").name == "Sourdough"
    done = memory.topics.rename("Sourdough", "Bread")
    assert done.run and str(done).startswith("renamed Sourdough → Bread")
    assert memory.runs.get(done.run).trigger == "topics"
    assert memory.undo(done.run).documents
    assert memory.topics.get("Sourdough").path.endswith("Sourdough.md")


def test_a_check_that_raises_stops_every_change(memory: Memory) -> None:
    seen: list[bytes] = []

    def refuse(data: bytes) -> None:
        seen.append(data)
        raise InputError("changed meanwhile")

    before = {path: path.read_bytes() for path in memory.root.rglob("*.md")}
    cell = next(cell for cell in memory.topics.get("Postgres").cells if cell.id and not cell.superseded)
    for change in (
        lambda: memory.topics.rename("Postgres", "Database", check=refuse),
        lambda: memory.topics.delete("Postgres", check=refuse),
        lambda: memory.topics.write("Postgres", "mine", check=refuse),
        lambda: memory.topics.reword(cell.id, "other words", check=refuse),
        lambda: memory.topics.retire(cell.id, check=refuse),
        lambda: memory.profile.edit("mine", check=refuse),
        lambda: memory.config.set_shared({"search.limit": 3}, check=refuse),
    ):
        with pytest.raises(InputError, match="meanwhile"):
            change()
    assert len(seen) == 7
    assert {path: path.read_bytes() for path in memory.root.rglob("*.md")} == before


def test_history_and_diff_of_the_last_run(memory: Memory) -> None:
    memory.remember("Deploys go out on Tuesdays", topic="Releases")
    (first, *_) = memory.history()
    assert memory.runs.last() == first.id  # type: ignore[union-attr]
    assert any("Tuesdays" in line for each in memory.diff() for line in each.lines)
    assert any("Tuesdays" in event.after for event in memory.history("Releases"))  # type: ignore[union-attr]
    with pytest.raises(InputError, match="not a date"):
        memory.diff(since="yesterday")


def test_settings_stand_in_the_vault(memory: Memory) -> None:
    change = memory.config.set("search.limit", "5")
    assert (change.value, change.file) == (5, memory.root / "config.yaml")
    assert memory.settings.search.limit == 5
    memory.config.unset("search.limit")
    assert memory.settings.search.limit != 5
    assert {row.setting.partition(".")[0] for row in memory.config.show("search")} == {"search"}


def test_profile_and_consent(memory: Memory) -> None:
    assert memory.consent.grant().granted
    assert memory.profile.set("languages", ["Go", "SQL"]).fields["languages"] == ("Go", "SQL")
    assert "languages" not in memory.profile.unset("languages").fields
    assert not memory.consent.revoke(keep_file=True).granted
    assert [use.event for use in memory.consent.audit()][-1] == "revoke"
    assert (memory.root / "profile.md").exists()


def test_the_graph_is_asked(memory: Memory, tmp_path: Path) -> None:
    with pytest.raises(NotFoundError, match="no entities yet"):
        memory.graph.ask("who is Anneke")
    assert memory.graph.update().entities
    nodes, _ = memory.graph.list(type="tool")
    assert nodes and all(node.type == "tool" for node in nodes)
    node, edges = memory.graph.show(nodes[0].name)
    assert node == nodes[0] and edges
    (way, *_) = memory.graph.path(edges[0].subject_name, edges[0].target_name)
    assert way.names[0] == edges[0].subject_name and len(way.edges) == len(way.names) - 1 and "→" in str(way)
    assert memory.graph.export("mermaid").startswith("graph LR")


def test_what_is_found_can_be_forgotten(memory: Memory) -> None:
    memory.remember("The gate code of the allotment is on the shed door", topic="Allotment")
    targets = memory.find_forgettable("gate code shed door")
    assert targets and targets[0][0] == "cell"
    memory.forget(*targets)
    assert memory.find_forgettable("gate code shed door") == []


def test_what_is_returned_prints_well(memory: Memory) -> None:
    assert str(memory.topics.get("Sourdough")).startswith("Sourdough (")
    lines = str(memory.search("onions", limit=2)).splitlines()
    assert lines[0].startswith("1. ") and lines[1].startswith("2. ") and "(" in lines[0]
    report = memory.remember("Deploys go out on Tuesdays", topic="Releases")
    assert str(report) == "1 kept in Releases"
    archived = memory.archive([{"role": "user", "content": "We decided to keep the releases on Tuesdays."}])
    assert "1 new messages" in str(archived)
    assert str(memory.context("onions", budget=200)) == memory.context("onions", budget=200).text
    assert str(memory.doctor()) and str(memory.consolidate())
    assert str(report.items[0]) == "Deploys go out on Tuesdays (added in Releases)"
    assert str(report.documents[0]) == "Releases: 1 added"
    run = next(run for run in memory.history() if run.id == report.run)
    assert str(run).endswith(f"{run.id}  {run.summary}") and "on Tuesdays" in str(memory.history("Releases")[0])
    assert "+- [" in str(memory.diff(report.run)[0])
    shown = str(memory.show(memory.search("deploys Tuesdays", source_type="all").hits[0]))
    assert "Deploys go out on Tuesdays" in shown and ".md:" in shown
    row = next(row for row in memory.topics.rows() if row.name == "Releases")
    assert str(row) == str(memory.topics.get("Releases"))
    assert str(memory.undo(report.run, dry_run=True)).startswith(f"would undo {report.run}: Releases ")
    assert str(memory.forget(("topic", "Sourdough"), dry_run=True)).startswith("would forget ")
    assert str(memory.decay(dry_run=True)).startswith("would move 0 statements")
    assert str(memory.metrics()).endswith("found something")
