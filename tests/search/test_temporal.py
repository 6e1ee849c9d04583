"""Test searching the vault as it was on a given day."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from vault_memory.errors import InputError
from vault_memory.memory import Memory
from vault_memory.models import Message, SearchResult
from vault_memory.search.output import to_json, to_text

TOPIC = """---
topic: Passwords
created: 2026-01-10T08:00:00Z
updated: 2026-03-05T10:00:00Z
---

## Summary

Passwords are hashed with argon2id.

## Decisions

- [decision] Passwords are hashed with argon2id ^vm-k3f9a2q8d1

## Superseded

- [fact] ~~Passwords are hashed with bcrypt~~ ^vm-c0ffe1k3f9
- [fact] ~~Passwords are hashed with md5~~

<!-- memory v1
vm-c0ffe1k3f9 salience=0.7 created=2026-01-15T10:30:00Z superseded=2026-03-05T09:59:00Z successor=vm-k3f9a2q8d1
vm-k3f9a2q8d1 salience=0.9 created=2026-03-05T09:59:00Z source=conv-456#m12
-->
"""


@pytest.fixture
def vault(tmp_path: Path) -> Memory:
    memory = Memory(home=tmp_path)
    memory.init()
    (memory.root / "topics").mkdir(exist_ok=True)
    (memory.root / "topics/Passwords.md").write_text(TOPIC)
    return memory


def texts(found: SearchResult) -> list[str]:
    return [hit.entry.text for hit in found.hits]


def test_the_last_day_there_is_has_an_end(vault: Memory) -> None:
    assert texts(vault.search("passwords", as_of="9999-12-31"))
    assert texts(vault.search("passwords", as_of="0001-01-01")) == []
    for beyond in ("9999-12-31T23:59-05:00", "0001-01-01T00:00+05:00"):
        with pytest.raises(InputError, match="is not a date like"):
            vault.search("passwords", as_of=beyond)


@pytest.mark.parametrize(
    ("day", "expected"),
    [
        ("2026-01-14", []),
        ("2026-01-15", ["Passwords are hashed with bcrypt"]),
        ("2026-03-04", ["Passwords are hashed with bcrypt"]),
        ("2026-03-05T09:30:00Z", ["Passwords are hashed with bcrypt"]),
        ("2026-03-05", ["Passwords are hashed with argon2id.", "Passwords are hashed with argon2id"]),
    ],
)
def test_what_stood_at_the_end_of_the_day_is_found(vault: Memory, day: str, expected: list[str]) -> None:
    assert texts(vault.search("how are passwords hashed", as_of=day)) == expected


def test_superseded_cells_are_found_by_date_alone(vault: Memory) -> None:
    for query in ("bcrypt", "md5", '"hashed with bcrypt"', "how are passwords hashed", "topic:Passwords"):
        for source in ("all", "conversation", "file"):
            assert not [text for text in texts(vault.search(query, source_type=source)) if "bcrypt" in text]
        assert "bcrypt" not in vault.context(query).text
        assert "bcrypt" not in " ".join(texts(vault.recall(query)))
    assert vault.index.similar_cells("Passwords are hashed with bcrypt", 5)[0].cell == "vm-k3f9a2q8d1"


def test_a_superseded_statement_says_so(vault: Memory) -> None:
    found = vault.search("passwords hashed", as_of="2026-02-01")
    (row,) = to_json(found)["results"]
    assert (row["tier"], row["id"], row["superseded"]) == ("cell", "vm-c0ffe1k3f9", "2026-03-05T09:59:00Z")
    assert "superseded 2026-03-05" in to_text(found)


def test_it_says_how_far_back_it_sees(vault: Memory) -> None:
    assert vault.search("passwords", as_of="2025-12-31").notes == ("nothing here is older than 2026-01-10",)
    assert vault.search("passwords", as_of="2026-02-01").notes[0].startswith("sees back to 2026-01-10")


def test_a_summary_of_something_else_does_not_come_first(vault: Memory) -> None:
    text = TOPIC.replace("Passwords", "Hens").replace("are hashed with argon2id", "are hashed out with the neighbours")
    (vault.root / "topics/Hens.md").write_text(text[: text.index("## Superseded")].replace("vm-k3f9a2q8d1", "vm-hens"))
    more = "".join(f"- Passwords are hashed with argon2id, rule {number}\n" for number in range(4))
    (vault.root / "topics/Passwords.md").write_text(TOPIC.replace("## Superseded", f"{more}\n## Superseded"))
    found = vault.search("which passwords are hashed with argon2id", as_of="2026-03-06").hits
    assert [hit.entry.topic for hit in found if hit.entry.tier == "summary"] == ["Passwords"]


def test_what_was_said_later_is_not_there_yet(vault: Memory) -> None:
    vault.archive([Message("user", "The lawn mower broke down in the rain", time=datetime(2026, 2, 3, tzinfo=UTC))])
    assert any("lawn mower" in text for text in texts(vault.search("lawn mower", as_of="2026-02-03")))
    assert not any("lawn mower" in text for text in texts(vault.search("lawn mower", as_of="2026-02-02")))


def test_it_leaves_no_trace(vault: Memory) -> None:
    vault.search("passwords", as_of="2026-03-05")
    assert not (vault.root / ".state/usage.db").exists() and vault.query_records() == []


def test_what_is_no_day_and_what_does_not_go_with_it(vault: Memory) -> None:
    with pytest.raises(InputError, match="date"):
        vault.search("x", as_of="yesterday")
    with pytest.raises(InputError, match="as_of"):
        vault.search("x", as_of="2026-01-01", source_type="file")
    with pytest.raises(InputError, match="limit"):
        vault.search("x", as_of="2026-01-01", limit=101)


def test_a_day_that_is_not_over_is_answered_as_now(vault: Memory, tmp_path: Path) -> None:
    (tmp_path / "notes").mkdir()
    (tmp_path / "notes/tram.md").write_text("# Lisbon\n\nThe tram 28 passes the door.\n")
    vault.folders.add(tmp_path / "notes")
    assert (
        texts(vault.search("which tram passes", as_of="9999-12-31")) == texts(vault.search("which tram passes")) != []
    )
    past = vault.search("which tram passes", as_of="2026-04-01")
    assert not any("tram" in text for text in texts(past)) and any(
        "files in folders are not looked at" in note for note in past.notes
    )
