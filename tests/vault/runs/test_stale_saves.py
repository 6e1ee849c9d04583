"""Test an editor that saves an outdated buffer: its edit and our later write are both kept."""

from __future__ import annotations

import subprocess
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from vault_memory.memory import Memory
from vault_memory.vault.git.repository import available
from vault_memory.vault.merge.documents import merge
from vault_memory.vault.runs.stale_saves import find_stale_saves, restore

NOW = datetime(2026, 10, 20, 9, 0, tzinfo=UTC)
NOTE = "---\ntopic: Billing\n---\n\n# Billing\n\nInvoices.\n\n- invoices go out on Monday, typed by hand\n"


@pytest.fixture
def memory(tmp_path: Path) -> Memory:
    made = Memory(home=tmp_path, clock=lambda: NOW)
    made.init()
    (made.root / "topics").mkdir()
    (made.root / "topics/Billing.md").write_text(NOTE)
    say(made, "Billing: The billing service listens on port 8443 behind the proxy.", "c1")
    return made


def say(memory: Memory, text: str, conversation: str) -> None:
    message = {"role": "user", "content": text, "timestamp": "2026-01-18T10:00:00Z"}
    import json

    from vault_memory.importers import load

    (talk,) = load(json.dumps({"id": conversation, "title": "Billing", "messages": [message]}).encode())
    memory.archive(talk)


def place(memory: Memory) -> Path:
    return memory.root / "topics/Billing.md"


def test_what_a_stale_save_took_out_comes_back_beside_its_edit(memory: Memory) -> None:
    assert "8443" in place(memory).read_text()
    stale = NOTE + "- typed in the stale buffer\n"
    place(memory).write_text(stale)
    (found,) = find_stale_saves(memory.store, NOW)
    assert (found.path, found.stale, len(found.ids)) == ("topics/Billing.md", stale, 1)
    assert place(memory).read_text() == stale
    say(memory, "Billing: The billing database is Postgres 16 on host db4.", "c2")
    text = place(memory).read_text()
    for line in ("8443", "Postgres 16", "typed in the stale buffer", "typed by hand"):
        assert text.count(line) == 1
    assert not memory.topics.get("Billing").malformed and find_stale_saves(memory.store, NOW) == []
    assert restore(memory.store, NOW) == []


def test_several_writes_lost_at_once_come_back(memory: Memory) -> None:
    say(memory, "Billing: The billing database is Postgres 16 on host db4.", "c2")
    place(memory).write_text(NOTE.replace("Monday", "Tuesday"))
    assert [len(each.ids) for each in restore(memory.store, NOW)] == [2]
    text = place(memory).read_text()
    assert "8443" in text and "Postgres 16" in text and "Tuesday" in text and "Monday" not in text


def test_what_a_person_deletes_stays_deleted(memory: Memory) -> None:
    text = place(memory).read_text()
    gone = "".join(line for line in text.splitlines(keepends=True) if "8443" not in line or line.startswith("vm-"))
    place(memory).write_text(gone + "\n")
    assert restore(memory.store, NOW) == []
    assert "8443" not in place(memory).read_text()


def test_an_older_version_put_back_is_left_alone(memory: Memory) -> None:
    place(memory).write_text(NOTE)
    assert restore(memory.store, NOW) == []
    place(memory).write_text(NOTE + "- much later\n")
    assert restore(memory.store, NOW + timedelta(days=2)) == []


@pytest.mark.skipif(not available(), reason="needs git")
def test_a_version_from_git_is_left_alone(memory: Memory) -> None:
    def git(*words: str) -> None:
        subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *words], cwd=memory.root, check=True,
                       capture_output=True)  # fmt: skip

    other = NOTE + "- from another branch\n"
    place(memory).write_text(other)
    git("init")
    git("add", "topics")
    git("commit", "-m", "x", "--date", "2026-10-20T08:59:00Z")
    assert restore(memory.store, NOW) == []
    git("commit", "--amend", "-m", "x", "--date", "2026-10-20T09:01:00Z")  # by something that commits every minute
    assert len(restore(memory.store, NOW)) == 1


def test_undo_is_no_stale_save(memory: Memory) -> None:
    from vault_memory.vault.runs.undo import undo

    undo(memory.store, "", NOW)
    place(memory).write_text(place(memory).read_text() + "- edited after the undo\n")
    assert restore(memory.store, NOW) == []


def test_a_stale_save_that_we_wrote_upon_before_we_saw_it_is_seen_too(memory: Memory) -> None:
    """The look at the start of a run is over when the editor saves; then the run writes."""
    place(memory).write_text(NOTE.replace("Monday", "Tuesday"))
    from vault_memory.vault.runs.run import start_run

    with start_run(memory.store, "x", now=NOW):
        memory.store.update("topics/Billing.md", lambda data: (data or b"") + b"- ours, later\n")
    assert [len(each.ids) for each in restore(memory.store, NOW)] == [1]
    text = place(memory).read_text()
    assert "8443" in text and "ours, later" in text and "Tuesday" in text and "Monday" not in text
    assert restore(memory.store, NOW) == []


def test_a_stale_save_that_was_merged_with_what_was_being_written_is_seen_too(memory: Memory) -> None:
    before = place(memory).read_text()
    say(memory, "Billing: The billing database is Postgres 16 on host db4.", "c2")
    say(memory, "Billing: The billing queue is RabbitMQ 4 on host mq1.", "c3")
    last = merge(place(memory).read_text(), place(memory).read_text(), place(memory).read_text()).text
    stale = merge(_without(last, "RabbitMQ"), before + "- typed\n", last).text  # the third, and not the second
    assert "RabbitMQ" in stale and "Postgres" not in stale
    place(memory).write_text(stale)
    assert [len(each.ids) for each in restore(memory.store, NOW)] == [1]
    for line in ("8443", "Postgres 16", "RabbitMQ 4", "- typed"):
        assert place(memory).read_text().count(line) == 1


def _without(text: str, word: str) -> str:
    cell = next(line.rsplit("^", 1)[1] for line in text.splitlines() if word in line and "^" in line)
    return "".join(line for line in text.splitlines(keepends=True) if cell not in line)
