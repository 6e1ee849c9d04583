"""Test showing a search hit in full, by number, id or path: statements, messages and files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from vault_memory import Memory
from vault_memory.cli import cli
from vault_memory.errors import NotFoundError

LONG = "The kettle was mended in May. " + "Nothing of this has to do with it. " * 40


@pytest.fixture
def memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Memory:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    notes = tmp_path / "notes"
    notes.mkdir()
    (notes / "Shed.md").write_text("# Shed\n\nThe kettle of the shed leaks.\n")
    memory = Memory(home=tmp_path / "home")
    memory.init()
    memory.archive(
        [{"role": "user", "content": LONG, "id": "m1"}, {"role": "assistant", "content": "The kettle, good."}]
    )
    memory.remember("The kettle takes two litres", topic="Kitchen")
    memory.folders.add(notes)
    return memory


def run(memory: Memory, *arguments: str) -> str:
    done = CliRunner().invoke(cli, ["--home", str(memory.home), *arguments])
    assert done.exit_code == 0, done.output
    return done.output


def test_each_result_is_opened_by_its_number(memory: Memory) -> None:
    printed = run(memory, "search", "kettle")
    hits = json.loads(run(memory, "search", "kettle", "--json"))["results"]
    assert {"cell", "message", "file"} <= {hit["tier"] for hit in hits}
    for number, hit in enumerate(hits, 1):
        shown = json.loads(run(memory, "show", str(number), "--json"))
        assert (shown["tier"], shown["text"]) == (hit["tier"], LONG.strip() if hit["tier"] == "message" and hit["message"] == "m1" else hit["text"])  # fmt: skip # noqa: E501
    assert all(f"\n  {number} · " in printed for number in range(1, len(hits) + 1))
    with pytest.raises(NotFoundError, match="has no result 99"):
        memory.show("99")


def test_ids_and_places_open_too(memory: Memory, tmp_path: Path) -> None:
    message = next(hit for hit in memory.search("mended").hits if hit.entry.message == "m1")
    talk = message.entry.conversation
    assert memory.show(message.entry.id).text == LONG.strip()
    assert memory.show(message).text == LONG.strip()
    assert "The kettle, good." in memory.show(talk).text
    assert memory.show(f"{tmp_path}/notes/Shed.md:3").text == "The kettle of the shed leaks."
    assert "The kettle of the shed leaks." in memory.show(f"{tmp_path}/notes/Shed.md").text
    (cell,) = [hit for hit in memory.search("two litres").hits if hit.entry.id.startswith("vm-")]
    assert memory.show(f"topics/Kitchen.md#^{cell.entry.id}").text == "The kettle takes two litres"
    with pytest.raises(NotFoundError):
        memory.show("nowhere.md:7")


def test_a_result_that_is_gone_is_said_to_be(memory: Memory) -> None:
    run(memory, "search", "two litres")
    memory.topics.delete("Kitchen")
    with pytest.raises(NotFoundError, match="was removed after that search"):
        memory.show("1")


def test_a_file_among_the_conversations_that_is_no_transcript_is_shown_as_text(memory: Memory) -> None:
    (memory.root / "conversations/Scrap.md").write_text("no speaker stands here\n")
    assert memory.show("Scrap").text == "no speaker stands here"
    assert run(memory, "show", "conversations/Scrap.md").startswith("--- conversations/Scrap.md ---\nno speaker")
