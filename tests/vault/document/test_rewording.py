"""Check that rewording a statement in place changes its line and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vault_memory.errors import InputError, NotFoundError
from vault_memory.models import CellRef
from vault_memory.vault.document.rewording import reword
from vault_memory.vault.document.topic_text import parse

DOCUMENT = """---
topic: Tea
---

# Tea

- [decision] Green tea in the morning ^vm-k3f9a2q8d1
- plain bullet
  over two lines
  - a nested detail
1. [ ] buy a kettle ^kettle
2. plain bullet

prose stays

<!-- memory v1
vm-k3f9a2q8d1 salience=0.9 confidence=0.9 text=0123456789ab
-->
"""
TOPIC = parse(DOCUMENT, "topics/Tea.md")


def test_only_the_statement_changes() -> None:
    after = reword(TOPIC, CellRef("vm-k3f9a2q8d1"), "Black tea in the morning")
    expected = DOCUMENT.replace("Green tea in", "Black tea in")
    assert after.text == expected


def test_box_and_ids_of_a_persons_own_stay() -> None:
    assert "1. [ ] buy a teapot ^kettle\n" in reword(TOPIC, CellRef("kettle"), "buy a teapot").text


def test_details_and_the_lines_of_a_paragraph() -> None:
    cell = next(cell for cell in TOPIC.cells if cell.text.startswith("plain bullet over"))
    after = reword(TOPIC, CellRef("", cell.hash, cell.ordinal), "one line")
    assert "- one line\n  - a nested detail\n1. [ ]" in after.text


@given(st.text(min_size=1, max_size=60))
def test_whatever_is_written(text: str) -> None:
    for cell in TOPIC.cells:
        try:
            after = reword(TOPIC, CellRef(cell.id, cell.hash, cell.ordinal), text)
        except InputError:
            continue
        changed = [c for c, old in zip(after.cells, TOPIC.cells, strict=True) if c.text != old.text]
        assert len(changed) <= 1
        assert [p.text for p in after.passages] == [p.text for p in TOPIC.passages]


def test_nothing_to_say_and_nothing_there() -> None:
    with pytest.raises(InputError):
        reword(TOPIC, CellRef("kettle"), " \n ")
    with pytest.raises(NotFoundError):
        reword(TOPIC, CellRef("vm-0000000000"), "x")
