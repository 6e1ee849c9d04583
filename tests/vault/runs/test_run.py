"""Test the run context: what belongs to a run, and runs that fail, are killed or are nested."""

from __future__ import annotations

import threading
from datetime import UTC, datetime
from pathlib import Path

import pytest
from processes import die
from real_git import git

from vault_memory.memory import Memory
from vault_memory.vault.git.setup import set_up
from vault_memory.vault.runs import records, undo
from vault_memory.vault.runs.run import active_run, start_run
from vault_memory.vault.state import undo_journal
from vault_memory.vault.storage.store import OutsideRunError, Store

NOW = datetime(2026, 10, 20, 9, 0, tzinfo=UTC)
PATH = "topics/Tea.md"


@pytest.fixture
def store(tmp_path: Path) -> Store:
    made = Store.open(tmp_path, "default", create=True)
    set_up(made, NOW)
    return made


def made(store: Store) -> list[records.RunRecord]:
    found = [run for run in records.runs(store) if run.trigger != "init"]
    return sorted(found, key=lambda run: run.sequence)


def test_a_run_that_writes_nothing_leaves_nothing(store: Store) -> None:
    with start_run(store, "page", now=NOW):
        pass
    assert made(store) == []


def test_what_a_run_writes_is_recorded_before_and_committed_after(store: Store) -> None:
    with start_run(store, "page", now=NOW) as run:
        run.write(PATH, b"# Tea\n")
        assert records.load(store, run.id).status == "applying"
        assert undo_journal.snapshots(store, run.id) == [undo_journal.FileVersions(PATH, None, "# Tea\n")]
        run.summary = "began a note on tea"
    (record,) = made(store)
    assert (record.status, record.summary) == ("applied", "began a note on tea")
    assert git(store.root, "log", "-1", "--format=%s") == "Began a note on tea"
    assert run.committed.commit and git(store.root, "status", "--porcelain") == ""


def test_a_run_inside_another_is_a_part_of_it(store: Store) -> None:
    with start_run(store, "outer", now=NOW) as outer:
        outer.write(PATH, b"# Tea\n")
        with start_run(store, "inner", now=NOW) as inner:
            assert inner is outer
            inner.write("topics/Coffee.md", b"# Coffee\n")
    (record,) = made(store)
    assert record.trigger == "outer" and list(outer.paths) == [PATH, "topics/Coffee.md"]
    undo.undo(store, "", NOW)
    assert not (store.root / PATH).exists() and not (store.root / "topics/Coffee.md").exists()


def test_a_run_belongs_to_its_thread(store: Store) -> None:
    refused: list[BaseException] = []

    def other() -> None:
        try:
            store.write("topics/Other.md", b"# Other\n")
        except OutsideRunError as error:
            refused.append(error)

    with start_run(store, "page", now=NOW) as run:
        thread = threading.Thread(target=other)
        thread.start()
        thread.join()
        assert active_run(store) is run
    assert len(refused) == 1 and active_run(store) is None


def test_a_run_that_fails_ends_with_what_it_has_written(store: Store) -> None:
    with pytest.raises(ZeroDivisionError), start_run(store, "page", now=NOW) as run:
        run.write(PATH, b"# Tea\n")
        raise ZeroDivisionError
    assert [record.status for record in made(store)] == ["applied"]
    assert git(store.root, "status", "--porcelain") == ""
    assert undo.undo(store, "", NOW).run == run.id


def test_a_run_that_can_be_resumed_stays_open_and_the_next_one_commits_it(store: Store) -> None:
    with pytest.raises(ZeroDivisionError), start_run(store, "archive", now=NOW, resumable=True) as run:
        run.write(PATH, b"# Tea\n")
        raise ZeroDivisionError
    assert [record.status for record in made(store)] == ["applying"]
    memory = Memory(home=store.root.parent, clock=lambda: NOW)
    memory.archive([{"role": "user", "content": "ok"}])
    assert not records.pending(memory.store) and git(store.root, "status", "--porcelain") == ""


@pytest.mark.parametrize("after", [2, 4, 6, 8])
def test_a_run_that_was_killed_is_closed_and_committed_by_the_next_archive(store: Store, after: int) -> None:
    home = store.root.parent
    die(
        home,
        "from datetime import UTC\n"
        "from vault_memory.vault.runs.run import start_run\n"
        "with start_run(memory.store, 'page', now=datetime(2026, 10, 20, tzinfo=UTC)) as run:\n"
        "    for n in range(9): run.write(f'topics/{n}.md', b'# x\\n')\n",
        after,
    )
    memory = Memory(home=home, clock=lambda: NOW)
    memory.archive([{"role": "user", "content": "ok"}])
    assert not records.pending(memory.store) and git(store.root, "status", "--porcelain") == ""
    for run in reversed(made(memory.store)):
        if undo_journal.snapshots(memory.store, run.id):
            undo.undo(memory.store, run.id, NOW)
    assert not list((store.root / "topics").glob("*.md"))
