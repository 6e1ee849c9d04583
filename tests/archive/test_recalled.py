"""Check that a recalled memory quoted in a message is not learned again, also without a model."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from clocks import NOW
from talking import talk

from vault_memory.hooks.call import Call
from vault_memory.hooks.recall_block import build_recall_block
from vault_memory.memory import Memory
from vault_memory.search.output import to_json, to_text
from vault_memory.serve.mcp.results import render_search

ASKED = "what carries the RabbitMQ job queue?"
ROADS: dict[str, Callable[[Memory], str]] = {
    "search": lambda memory: to_text(memory.search(ASKED)),
    "search, quoted": lambda memory: to_text(memory.search(ASKED)).replace("\n", "\n> "),
    "json": lambda memory: json.dumps(to_json(memory.search(ASKED))),
    "context": lambda memory: memory.context(ASKED).text,
    "prompt": lambda memory: memory.context(ASKED, form="prompt").text,
    "hook": lambda memory: build_recall_block(Call("UserPromptSubmit", "s", "", "", ASKED, "", "", ""), memory),
    "mcp": lambda memory: render_search(memory.search(ASKED), 2_000)[1],
    "one statement": lambda memory: memory.context(ASKED).text.split("\n")[3],
}


def current(memory: Memory) -> set[str]:
    return {cell.text for topic in memory.store.topics() for cell in topic.cells if not cell.superseded}


def test_nothing_recalled_is_learned_anew(tmp_path: Path) -> None:
    memory = Memory(tmp_path, clock=lambda: NOW)
    memory.archive(talk("We use RabbitMQ 3.12 for the job queue.", id="c1"))
    quoted = {road: quote(memory) for road, quote in ROADS.items()}
    assert all("RabbitMQ 3.12" in text for text in quoted.values()), quoted
    memory.archive(talk("We replaced RabbitMQ 3.12 with River for the job queue.", id="c2", day=2))
    before = current(memory)
    assert not any(text.startswith("We use RabbitMQ") for text in before)
    for number, (road, text) in enumerate(quoted.items()):
        memory.archive(talk(f"Is this still so?\n\n{text}", id=f"quoting{number}", day=3))
        assert current(memory) == before, road


@pytest.mark.parametrize("text", ["- [decision] We use NATS for the job queue", "We use NATS for the job queue."])
def test_a_statement_that_is_no_quotation_is_learned(tmp_path: Path, text: str) -> None:
    memory = Memory(tmp_path, clock=lambda: NOW)
    memory.archive(talk(text, id="c1"))
    assert any("NATS" in text for text in current(memory))
