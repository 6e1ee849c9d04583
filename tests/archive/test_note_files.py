"""Test importing notes from other folders into topics: real files, the whole pipeline, no model."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from vault_memory.cli import cli
from vault_memory.memory import Memory
from vault_memory.models import Report
from vault_memory.vault import review

NOTE = """---
created: 2026-09-01
---

# Coffee corner

We bought the Gaggia from Pietro in Ghent for 220 euros.

- [decision] Beans come from Ballou, because Pietro roasts on Tuesdays
- the grinder is a Niche Zero, set to 14
- [ ] order a new 58 mm gasket
- [x] clean the shelf
"""


@pytest.fixture(autouse=True)
def own_config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    root = tmp_path / "notes"
    (root / "home").mkdir(parents=True)
    (root / "home" / "Coffee.md").write_text(NOTE, encoding="utf-8")
    (root / "rota.txt").write_text("Anneke takes the on-call weeks of Harvest from 5 October 2026.\n")
    (root / "tool.py").write_text("# We decided to keep 5432 for the relay, because of PgBouncer.\n")
    return root


def run(memory: Memory) -> list[Report]:
    return list(memory.folders.extract())


def cells(memory: Memory, source: str = "file:notes/home/Coffee.md") -> dict[str, bool]:
    """Statements that came from the file → whether they are current."""
    return {
        cell.text: not cell.superseded
        for topic in memory.topics.list()
        for cell in topic.cells
        if cell.attributes is not None and cell.attributes.sources == (source,)
    }


def test_what_a_note_says_becomes_cells_of_its_topic(memory: Memory, notes: Path) -> None:
    memory.folders.add(notes)
    (report,) = run(memory)
    assert report.messages == 2 and not report.errors
    topic = memory.topics.get("Coffee corner")
    found = {cell.text.rstrip("."): cell for cell in topic.cells}
    assert found["Beans come from Ballou, because Pietro roasts on Tuesdays"].type == "decision"
    assert found["order a new 58 mm gasket"].box == " "
    assert "clean the shelf" not in found
    for cell in topic.cells:
        assert cell.attributes is not None
        assert (cell.attributes.role, cell.attributes.sources) == ("file", ("file:notes/home/Coffee.md",))
        assert cell.attributes.created is not None and cell.attributes.created.date().isoformat() == "2026-09-01"
    assert "source_conversations: []" in topic.text
    assert any("Anneke" in text for text in cells(memory, "file:notes/rota.txt"))
    assert not cells(memory, "file:notes/tool.py")


def test_again_adds_nothing_and_only_what_changed_is_read(memory: Memory, notes: Path) -> None:
    memory.folders.add(notes)
    run(memory)
    before = {topic.path: topic.text for topic in memory.topics.list()}
    assert run(memory) == []
    shutil.rmtree(memory.root / ".state")
    run(memory)
    assert {topic.path: topic.text for topic in memory.topics.list()} == before
    (notes / "rota.txt").write_text("Bilal takes the on-call weeks of Harvest from 5 October 2026.\n")
    (report,) = run(memory)
    assert report.messages == 1 and report.count("added") == 1


def test_what_a_file_says_no_more_is_superseded_and_nothing_else(memory: Memory, notes: Path) -> None:
    memory.folders.add(notes)
    run(memory)
    path = notes / "home" / "Coffee.md"
    path.write_text(NOTE.replace("set to 14", "set to 16").replace("- [ ]", "* [ ]"), encoding="utf-8")
    run(memory)
    current = cells(memory)
    assert not next(now for text, now in current.items() if "set to 14" in text)
    assert all(now for text, now in current.items() if "set to 14" not in text)
    assert any("set to 16" in text for text in current)


def test_what_a_person_took_out_stays_out(memory: Memory, notes: Path) -> None:
    memory.folders.add(notes)
    run(memory)
    topic = memory.topics.get("Coffee corner")
    line = next(line for line in topic.text.split("\n") if "Ballou" in line and line.startswith("-"))
    place = memory.root / topic.path
    place.write_text(topic.text.replace(line + "\n", ""), encoding="utf-8")
    (notes / "home" / "Coffee.md").write_text(NOTE + "\nThe kettle is a Fellow Stagg, 0.9 litres.\n", encoding="utf-8")
    run(memory)
    text = memory.topics.get("Coffee corner").text
    assert "Ballou" not in text.partition("<!-- memory")[0] and "Stagg" in text


def test_a_file_only_proposes_to_end_what_the_user_said(memory: Memory, notes: Path) -> None:
    memory.archive([{"role": "user", "content": "We use RabbitMQ for delivery events at Harebell."}])
    (notes / "Broker.md").write_text(
        "# Broker\n\nWe moved from RabbitMQ to River for delivery events at Harebell, one system less to run.\n"
    )
    memory.folders.add(notes)
    run(memory)
    said = [cell for topic in memory.topics.list() for cell in topic.cells if cell.text.startswith("We use RabbitMQ")]
    assert said and not any(cell.superseded for cell in said)
    waiting = review.waiting(memory.store)
    assert any("the file said it, against what a user said" in proposal.reason for proposal in waiting)


def test_a_file_ends_what_it_said_itself_of_a_topic_that_is_still_to_be_made(tmp_path: Path, notes: Path) -> None:
    memory = Memory(home=tmp_path / "empty")
    said = "We use Postgres for billing.", "We moved from Postgres to MySQL for billing."
    (notes / "Store.md").write_text("# Invoice store\n\n" + "\n\n".join(said) + "\n")
    memory.folders.add(notes)
    (report,) = run(memory)
    assert not report.errors and report.count("superseded") == 1
    assert cells(memory, "file:notes/Store.md") == {said[0]: False, said[1]: True}


def test_secrets_of_files_reach_no_topic(memory: Memory, notes: Path) -> None:
    secret = "ghp_" + "x7Kq2mZ9vT4bR8nW1cY6dL3sF5gH0jPaQeUi"
    (notes / "Deploy.md").write_text(f"# Deploy\n\n- [fact] the deploy token of dispatch is {secret}\n")
    memory.folders.add(notes)
    reports = run(memory)
    assert sum(report.redacted for report in reports) == 1
    for path in memory.root.rglob("*"):
        assert not path.is_file() or secret.encode() not in path.read_bytes()


def test_giving_a_folder_up_keeps_what_was_learned(memory: Memory, notes: Path) -> None:
    memory.folders.add(notes)
    run(memory)
    memory.folders.remove("notes")
    assert cells(memory)
    assert "file:notes" not in (memory.root / ".state" / "extracted.json").read_text()


def test_an_unreadable_state_only_means_reading_again(memory: Memory, notes: Path) -> None:
    memory.folders.add(notes)
    run(memory)
    (memory.root / ".state" / "extracted.json").write_text("[broken")
    assert [report.count("added") for report in run(memory)] == [0]


def test_the_verb(home: Path, notes: Path) -> None:
    result = CliRunner().invoke(cli, ["--home", str(home), "ingest", str(notes), "--extract"])
    assert result.exit_code == 0 and "2 files" in result.output and "+ Coffee corner" in result.output
    again = CliRunner().invoke(cli, ["--home", str(home), "ingest", "--extract"])
    assert again.output == "no new statements to extract\n"


def test_what_makes_no_statement_is_named(memory: Memory, notes: Path) -> None:
    (notes / "Kitchen.md").write_text(
        "# Kitchen\n\n- [fact] The oven is old\n- We chose tea from Assam\n- A plain remark\n"
    )
    memory.folders.add(notes)
    found = [report for report in run(memory) if "Kitchen" in report.conversation or report.left_out]
    kept = {item.text.rstrip(".") for report in found for item in report.items}
    left = {sentence.text for report in found for sentence in report.left_out if "Kitchen" in sentence.message}
    assert "The oven is old" in kept
    assert {"We chose tea from Assam", "A plain remark"} <= kept | left and left
