"""Test topics as they were on a given day, as `search --as-of` reads them."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from command_line import run

from vault_memory.memory import Memory
from vault_memory.search.temporal import end_of
from vault_memory.search.topic_snapshot import note, take_snapshot
from vault_memory.vault.document.topic_text import parse

DOCUMENT = """---
topic: Auth
created: 2026-01-15T10:00:00Z
updated: 2026-06-10T10:00:00Z
---

# Auth

## Summary

Passwords are hashed with argon2id.

## Facts

- [fact] Passwords are hashed with argon2id ^vm-2222222222
- by hand, so dated as the document is
- ~~struck by hand, nobody knows when~~

## Superseded

- [fact] ~~Passwords are hashed with bcrypt~~ ^vm-1111111111

<!-- memory v1
vm-1111111111 created=2026-02-01T10:00:00Z superseded=2026-06-10T10:00:00Z successor=vm-2222222222
vm-2222222222 created=2026-06-10T10:00:00Z
-->
"""
TOPIC = parse(DOCUMENT, "topics/Auth.md")
BY_HAND = "by hand, so dated as the document is"


@pytest.mark.parametrize(
    ("day", "texts"),
    [
        ("2026-01-14", []),
        ("2026-01-15", [BY_HAND]),
        ("2026-02-01", [BY_HAND, "Passwords are hashed with bcrypt"]),
        ("2026-06-09", [BY_HAND, "Passwords are hashed with bcrypt"]),
        ("2026-06-10", ["Passwords are hashed with argon2id", BY_HAND]),
    ],
)
def test_what_stood_on_a_day(day: str, texts: list[str]) -> None:
    then = take_snapshot(TOPIC, end_of(day))
    assert [cell.text for cell in then.cells] == texts
    assert bool(then.summary) is (day == "2026-06-10")
    assert then.struck == 1


def test_it_says_how_far_back_it_sees() -> None:
    late, early = (note([take_snapshot(TOPIC, end_of(day))], end_of(day)) for day in ("2026-03-01", "2025-01-01"))
    assert late.startswith("sees back to 2026-01-15; without") and "1 struck through by hand without a date" in late
    assert early == "nothing here is older than 2026-01-15"
    assert note([], end_of("2026-01-01")) == "nothing here has a date"


@pytest.mark.parametrize("day", ["2026-03-12", "2026-05-01", "2026-05-19", "2026-10-19"])
def test_it_agrees_with_search(memory: Memory, day: str) -> None:
    """Every statement that a search of that day returns stood in its topic on that day, and none that did not."""
    for topic in memory.topics.list():
        if topic.malformed:
            continue
        then = {cell.text for cell in take_snapshot(topic, end_of(day)).cells}
        found = memory.search(f'topic:"{topic.name}"', as_of=day, limit=25).hits
        texts = {hit.entry.text.partition("\n")[0] for hit in found if hit.entry.tier == "cell"}
        assert texts <= then
        if len(found) < 25:
            assert len(texts) == len(then), topic.name


def test_on_the_command_line(tmp_path: Path) -> None:
    (tmp_path / "default/topics").mkdir(parents=True)
    (tmp_path / "default/topics/Auth.md").write_text(DOCUMENT)
    shown = run(tmp_path, "show", "Auth", "--as-of", "2026-05-01")
    assert "- [fact] Passwords are hashed with bcrypt  (superseded 2026-06-10)" in shown and "argon2id" not in shown
    assert "sees back to 2026-01-15" in shown and "1 statement made since" in shown
    assert json.loads(run(tmp_path, "show", "Auth", "--as-of", "2026-05-01", "--json"))["later"] == 1
    listed = json.loads(run(tmp_path, "topics", "--as-of", "2026-05-01", "--json"))
    assert [(row["topic"], row["cells"]) for row in listed["topics"]] == [("Auth", 2)]
    assert "nothing here is older" in run(tmp_path, "topics", "--as-of", "2025-05-01")
    assert "is not a date" in run(tmp_path, "topics", "--as-of", "yesterday", code=2)


def test_a_moment_of_the_same_day_counts() -> None:
    assert [c.text for c in take_snapshot(TOPIC, datetime(2026, 6, 10, 9, tzinfo=UTC)).cells][-1].endswith("bcrypt")
