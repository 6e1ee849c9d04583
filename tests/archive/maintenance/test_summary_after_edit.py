"""Test summaries after a correction: rewritten, updated in value, or proposed to a person."""

from __future__ import annotations

from pathlib import Path

import by_hand
import pytest
from conftest import NOW

from vault_memory.memory import Memory
from vault_memory.models import CellRef, SetSummary

NOTE = """\
# Running

## Summary

Slow heel raises, now with 15 kg. No hills until November.

## Training

- The rucksack for heel raises is at 15 kg since September
- No hills until November, on Hannah's orders
"""


@pytest.fixture
def memory(tmp_path: Path) -> Memory:
    made = Memory(home=tmp_path / "home", clock=lambda: NOW)
    made.init()
    return made


def test_of_a_persons_summary_the_value_is_proposed_and_undo_withdraws_it(memory: Memory) -> None:
    by_hand.write(memory.store, "topics/Running.md", NOTE.encode())
    cell = next(each for each in memory.topics.get("Running").cells if "rucksack" in each.text)
    done = memory.topics.reword(CellRef("", cell.hash), cell.text.replace("15 kg", "17 kg"), topic="Running")
    assert "now with 15 kg" in memory.topics.get("Running").summary
    (waiting,) = memory.review.list()
    assert isinstance(waiting.proposal.edit, SetSummary) and "15 kg" in waiting.proposal.reason
    assert waiting.proposal.edit.text == "Slow heel raises, now with 17 kg. No hills until November."
    memory.undo(done.run)
    assert memory.review.list() == [] and "at 15 kg" in memory.topics.get("Running").text


def test_one_made_of_statements_is_made_anew_in_the_same_run(memory: Memory) -> None:
    for text in ("the stoneware is fired at 1,230 degrees", "the glaze is celadon on all bowls"):
        memory.remember(text, topic="Kiln")
    memory.consolidate("Kiln")
    topic = memory.topics.get("Kiln")
    assert "1,230" in topic.summary
    before = topic.text
    cell = next(each for each in topic.cells if "1,230" in each.text)
    done = memory.topics.reword(cell.id, cell.text.replace("1,230", "1,250"))
    assert "1,250" in done.topic.summary and "1,230" not in done.topic.summary
    memory.undo(done.run)
    assert memory.topics.get(topic.path).text == before


def test_an_edit_in_an_editor_proposes_it_too(memory: Memory) -> None:
    by_hand.write(memory.store, "topics/Running.md", NOTE.encode())
    memory.topics.write("Running", NOTE.replace("No hills until November.", "Flat runs."))  # known from a run
    place = memory.root / "topics/Running.md"
    place.write_text(place.read_text().replace("at 15 kg", "at 17 kg"))
    assert memory.runs.list()[0].trigger == "edit"
    assert [each.proposal.edit.text for each in memory.review.list()] == [
        "Slow heel raises, now with 17 kg. Flat runs."
    ]
