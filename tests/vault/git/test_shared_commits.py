"""Runs that write one file at the same moment: each is found in git, and each is undone by itself."""

from __future__ import annotations

from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path

import pytest
from real_git import git

from vault_memory.models import Add, Attributes
from vault_memory.vault.git import commit_log, pending_commits
from vault_memory.vault.git.setup import set_up
from vault_memory.vault.runs import history, undo
from vault_memory.vault.runs.run import Run, start_run
from vault_memory.vault.storage.store import Store

NOW = datetime(2026, 10, 20, 9, 30, tzinfo=UTC)
PATH = "topics/Boats.md"


def write(run: Run, name: str) -> None:
    said = f"The boat called {name} leaks at the stern"
    run.edit(PATH, [Add(f"vm-{name * 10}", said, "fact", "Facts", Attributes(created=NOW))], name="Boats")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    set_up(Store.open(tmp_path, "default", create=True))
    return tmp_path


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_runs_that_write_a_file_at_the_same_moment_all_have_a_commit(home: Path, order: tuple[int, ...]) -> None:
    stacks, runs = [ExitStack() for _ in order], []
    for name, stack in zip("abc", stacks, strict=True):
        run = stack.enter_context(start_run(Store.open(home, "default"), "remember", now=NOW))
        write(run, name)
        runs.append(run)
    for number in order:
        stacks[number].close()
    store = Store.open(home, "default")
    shown = {each.id: each.commit for each in history.list_runs(store)}
    for name, run in zip("abc", runs, strict=True):
        assert shown[run.id], "a run without a commit"
        assert f"The boat called {name}" in git(store.root, "show", f"{shown[run.id]}:{PATH}")
    assert pending_commits.load(store) == set()
    undo.undo(store, runs[1].id, NOW)
    left = (store.root / PATH).read_text()
    assert [f"called {name} leaks" in left for name in "abc"] == [True, False, True]


def test_runs_one_after_the_other_have_a_commit_each(home: Path) -> None:
    for name in "ab":
        with start_run(Store.open(home, "default"), "remember", now=NOW) as run:
            write(run, name)
    found = commit_log.log(Store.open(home, "default"), PATH)
    assert [len(commit.runs) for commit in found] == [1, 1]
    assert found[0].runs == (run.id,)


def test_the_commit_of_a_run_that_was_killed_before_it_names_it(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("vault_memory.vault.git.commits._commit_with_waiting", lambda *given: pytest.skip("killed"))
        with (
            pytest.raises(pytest.skip.Exception),
            start_run(Store.open(home, "default"), "remember", now=NOW) as killed,
        ):
            write(killed, "a")
    with start_run(Store.open(home, "default"), "remember", now=NOW) as later:
        write(later, "b")
    store = Store.open(home, "default")
    (commit,) = commit_log.log(store, PATH)
    assert commit.runs == (later.id, killed.id)
    assert {each.commit for each in history.list_runs(store) if each.id in commit.runs} == {commit.id}


def test_the_list_of_waiting_files_of_an_older_version_is_read(home: Path) -> None:
    store = Store.open(home, "default")
    (store.root / pending_commits.PATH).write_text('["topics/A.md"]\n')
    pending_commits.add(store, ["topics/B.md"], "r1")
    pending_commits.add(store, ["topics/B.md"], "r2")
    assert pending_commits.load_runs(store) == {"topics/A.md": [], "topics/B.md": ["r1", "r2"]}
    pending_commits.settle(store, ["topics/B.md"], ["topics/C.md"])
    assert pending_commits.load(store) == {"topics/A.md", "topics/C.md"}
