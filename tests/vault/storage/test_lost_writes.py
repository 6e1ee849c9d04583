"""Check that a write which git overwrites immediately, before seeing it, is restored."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from real_git import git

from vault_memory.vault.storage import git_lock, lost_writes, reconcile
from vault_memory.vault.storage.store import Store

pytestmark = pytest.mark.usefixtures("unrecorded")

A, B = "topics/A.md", "topics/B.md"


@pytest.fixture
def store(tmp_path: Path) -> Store:
    store = Store(tmp_path.resolve())
    git(store.root, "init", "-q")
    (store.root / ".gitignore").write_text(".state/\n")
    store.write(A, b"# A\n\n- first\n")
    store.write(B, b"# B\n\n- of another topic\n")
    git(store.root, "add", ".")
    git(store.root, "commit", "-qm", "one")
    return store


def adds(line: str) -> Callable[[bytes | None], bytes]:
    return lambda data: (data or b"") + f"- {line}\n".encode()


def overwrite(store: Store, path: str) -> None:
    """As git does that has looked before we wrote: its version, as a new file."""
    place = store.root / path
    place.unlink()
    git(store.root, "checkout", "-q", "--", path)


def settled(store: Store) -> str:
    store.update(B, adds("and another write"))
    return (store.root / A).read_text()


def test_a_change_that_git_overwrote_unseen_is_made_again(store: Store) -> None:
    store.update(A, adds("ours"))
    overwrite(store, A)
    assert "ours" not in (store.root / A).read_text()
    assert settled(store) == "# A\n\n- first\n- ours\n"


def test_several_changes_that_git_overwrote_unseen_are_all_made_again(store: Store) -> None:
    for line in ("one of ours", "another", "a third"):
        store.update(A, adds(line))
    overwrite(store, A)
    assert settled(store) == "# A\n\n- first\n- one of ours\n- another\n- a third\n"


def test_what_git_overwrote_in_the_moment_before_the_next_write_is_there_too(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.update(A, adds("ours"))
    real = reconcile.read_quiet

    def raced(place: Path, path: str) -> bytes | None:
        monkeypatch.undo()
        overwrite(store, A)
        return real(place, path)

    monkeypatch.setattr(reconcile, "read_quiet", raced)
    assert store.update(A, adds("and more")) == b"# A\n\n- first\n- and more\n- ours\n"


def test_what_was_written_again_is_not_lost_to_the_next_checkout_either(store: Store) -> None:
    store.update(A, adds("ours"))
    for _ in range(2):
        overwrite(store, A)
        assert settled(store) == "# A\n\n- first\n- ours\n"


def test_what_git_was_told_of_stays_where_git_put_it(store: Store) -> None:
    store.update(A, adds("ours"))
    git(store.root, "stash")
    assert settled(store) == "# A\n\n- first\n"


def test_what_was_there_for_a_while_is_given_up_with_git(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.update(A, adds("ours"))
    old = time.time() - 60
    os.utime(store.root / ".state/kept" / A, (old, old))
    overwrite(store, A)
    assert settled(store) == "# A\n\n- first\n"


def test_an_editor_who_replaces_the_file_is_not_git(store: Store) -> None:
    store.update(A, adds("ours"))
    part = store.root / "topics/.A.swp"
    part.write_text("# A\n\n- all new\n")
    part.replace(store.root / A)
    git(store.root, "add", B)  # git has been at work, elsewhere
    assert settled(store) == "# A\n\n- all new\n"


def test_what_a_person_takes_out_and_commits_at_once_stays_out(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.update(A, adds("ours"))
    soon = time.time() + 3
    monkeypatch.setenv("GIT_COMMITTER_DATE", f"@{int(soon)} +0000")
    (store.root / A).write_text("# A\n\n- first\n- mine\n")
    git(store.root, "commit", "-qam", "mine")
    blob = git(store.root, "rev-parse", f"HEAD:{A}")
    os.utime(store.root / ".git/objects" / blob[:2] / blob[2:], (soon, soon))
    assert settled(store) == "# A\n\n- first\n- mine\n"


def test_a_file_that_git_takes_away_with_what_it_has_not_seen_is_there_again(store: Store) -> None:
    git(store.root, "checkout", "-q", "-b", "other")
    git(store.root, "rm", "-q", B)
    git(store.root, "commit", "-qm", "two")
    git(store.root, "checkout", "-q", "-")
    store.update(B, adds("ours"))
    (store.root / B).unlink()
    git(store.root, "checkout", "-q", "--force", "other")
    store.update(A, adds("and another write"))
    assert (store.root / B).read_text() == "# B\n\n- of another topic\n- ours\n"


def test_what_a_person_deletes_right_after_we_wrote_it_stays_deleted(store: Store) -> None:
    store.update(B, adds("ours"))
    (store.root / B).unlink()
    git(store.root, "commit", "-qm", "of something else", "--allow-empty")
    store.update(A, adds("and another write"))
    assert not (store.root / B).exists()


def test_what_cannot_be_made_again_stands_beside(store: Store) -> None:
    store.update(A, lambda data: (data or b"").replace(b"first", b"first as we say it"))
    (store.root / A).write_text("# A\n\n- first as another branch says it\n")
    git(store.root, "commit", "-qam", "two")
    kept = store.root / ".state/kept" / A
    part = kept.with_name("ours")
    part.write_bytes(b"# A\n\n- first as we say it\n")
    part.replace(kept)
    assert "another branch" in settled(store)
    (problem,) = store.scan().problems
    assert "conflict copy" in problem.message and "as we say it" in (store.root / problem.path).read_text()


def test_nothing_is_kept_for_long(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.update(A, adds("ours"))
    assert (store.root / ".state/kept" / A).exists()
    monkeypatch.setattr(lost_writes, "WITHIN", 0.0)
    settled(store)
    assert not list((store.root / ".state/kept").rglob("A.md*"))


def test_a_vault_without_git_keeps_nothing(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.write(A, b"# A\n")
    assert not (store.root / ".state/kept").exists()


def test_a_write_waits_for_the_git_that_is_at_work(store: Store) -> None:
    lock = git_lock.lock_of(store.root)
    assert lock is not None
    lock.touch()
    seen: list[str] = []

    def checkout() -> None:
        (store.root / A).write_text("# A\n\n- as git has it\n")
        seen.append((store.root / A).read_text())
        lock.unlink()

    other = threading.Timer(0.3, checkout)
    other.start()
    store.update(A, adds("ours"))
    other.join()
    assert seen == ["# A\n\n- as git has it\n"]
    assert (store.root / A).read_text() == "# A\n\n- as git has it\n- ours\n"


def test_a_lock_that_a_dead_git_has_left_is_not_waited_for(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    lock = git_lock.lock_of(store.root)
    assert lock is not None
    lock.touch()
    os.utime(lock, (1, 1))
    waits: list[float] = []
    monkeypatch.setattr(git_lock.time, "sleep", waits.append)
    store.update(A, adds("ours"))
    assert waits == []


def test_the_lock_of_a_linked_work_tree_is_found(store: Store, tmp_path: Path) -> None:
    place = tmp_path / "elsewhere"
    git(store.root, "worktree", "add", "-q", str(place))
    lock = git_lock.lock_of(place)
    assert lock is not None and (lock.parent / "HEAD").is_file() and "worktrees" in lock.parts
