"""Test the paths that `add --topic` accepts: only an existing or a new document below ``topics/``."""

from __future__ import annotations

from pathlib import Path

import pytest
from clocks import NOW

from vault_memory.errors import UnsafeNameError
from vault_memory.memory import Memory


@pytest.fixture
def memory(tmp_path: Path) -> Memory:
    return Memory(tmp_path / "home", clock=lambda: NOW)


def paths(memory: Memory) -> set[str]:
    return {file.relative_to(memory.root).as_posix() for file in (memory.root / "topics").rglob("*.md")}


def test_a_path_names_a_document_or_makes_it_there(memory: Memory) -> None:
    memory.remember("Invoices go out on Mondays", topic="topics/Work/Billing.md")
    memory.remember("Reminders go out on Fridays", topic="topics/Work/Billing.md")
    memory.remember("Refunds take three days", topic="Billing")
    memory.remember("The door sticks", topic="topics/Shed.md")
    assert paths(memory) == {"topics/Work/Billing.md", "topics/Shed.md"}
    assert len(memory.topics.get("Billing").cells) == 3


@pytest.mark.parametrize("topic", ["topics/../../out.md", "/tmp/out.md", "topics/Work/../../../out.md", "~/out.md"])
def test_no_path_leads_out(memory: Memory, tmp_path: Path, topic: str) -> None:
    memory.init()
    with pytest.raises(UnsafeNameError):
        memory.remember("The door sticks", topic=topic)
    assert not list(tmp_path.rglob("out*"))


def test_a_pinned_statement_keeps_its_tag(memory: Memory) -> None:
    """Another tag is neutralised: it would be one in the notes of whoever owns the vault."""
    memory.remember("The code rotates every 30 days #pinned", topic="Ops")
    memory.remember("Tell the #team of it", topic="Ops")
    text = (memory.root / "topics/Ops.md").read_text()
    assert "every 30 days #pinned ^vm-" in text and "\\#team" in text
