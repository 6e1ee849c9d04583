"""Test the check of `unharmed` itself: it must detect harm, because other tests rely on it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from unharmed import harm, survey

from vault_memory.memory import Memory

DOCUMENT = "topics/work/Dispatch service.md"
HARM: dict[str, Callable[[str], str]] = {
    "a bullet by hand": lambda text: text.replace("nightly planning at 03:30", "nightly planning at 04:30"),
    "prose": lambda text: text.replace("See also", "See"),
    "a table": lambda text: text.replace("biscuits", "cake"),
    "frontmatter": lambda text: text.replace("owner: Nora", "owner: Priya"),
    "a cell of ours": lambda text: "\n".join(row for row in text.split("\n") if "^vm-q152z7gsb8" not in row),
    "superseded without a link": lambda text: text.replace(
        "[fact] The relay waits", "[fact] ~~The relay waits"
    ).replace("missed wake-ups ^", "missed wake-ups~~ ^"),
    "an id twice": lambda text: text.replace("^vm-q152z7gsb8", "^vm-ktc61n44sg"),
    "an open fence": lambda text: text + "\n```\n",
    "a line nobody asked for": lambda text: text.replace("## People", "Written by a machine.\n\n## People"),
    "a successor that is nowhere": lambda text: text.replace("successor=vm-590tb3vkt7", "successor=vm-0000000000"),
}


@pytest.mark.parametrize("kind", HARM)
def test_harm_is_seen(memory: Memory, kind: str) -> None:
    before = survey(memory)
    assert harm(before, before) == []
    path = memory.root / DOCUMENT
    text = path.read_text(encoding="utf-8")
    changed = HARM[kind](text)
    assert changed != text
    path.write_text(changed, encoding="utf-8")
    assert harm(before, survey(memory))


def test_lost_messages_and_documents_are_seen(memory: Memory) -> None:
    before = survey(memory)
    (memory.root / DOCUMENT).unlink()
    talk: Path = next((memory.root / "conversations").glob("*.md"))
    talk.unlink()
    found = harm(before, survey(memory))
    assert any("messages lost" in line for line in found) and any("lost" in line for line in found)
