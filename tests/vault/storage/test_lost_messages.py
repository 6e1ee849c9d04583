"""Check that a message git overwrites unseen is restored once, and one that git knows stays in git."""

from __future__ import annotations

import os
import stat
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from real_git import git

from vault_memory.doctor.examine import examine
from vault_memory.doctor.repair import repair_findings
from vault_memory.errors import NotFoundError
from vault_memory.memory import Memory
from vault_memory.models import Conversation, Message
from vault_memory.vault.conversations import transcripts
from vault_memory.vault.conversations.archive_marks import mark_archived
from vault_memory.vault.conversations.store_conversation import append_messages
from vault_memory.vault.document import transcript_writer
from vault_memory.vault.document.transcript import Transcript
from vault_memory.vault.git import versions
from vault_memory.vault.git.repository import GitError
from vault_memory.vault.storage import git_lock, lost_writes
from vault_memory.vault.storage.store import Store

pytestmark = pytest.mark.usefixtures("unrecorded")

NOW = datetime(2026, 1, 18, 10, 0, tzinfo=UTC)
TALK, OTHER = "conversations/talk.md", "topics/Other.md"


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """A talk of two messages, of which the older commit has one; on main."""
    store = Store(tmp_path.resolve())
    git(store.root, "init", "-q")
    (store.root / ".gitignore").write_text(".state/\n")
    for words in ("the first", "the second"):
        say(store, words)
        git(store.root, "add", ".")
        git(store.root, "commit", "-qm", words)
    git(store.root, "branch", "older", "HEAD~1")
    long_ago(store)
    return store


def say(store: Store, words: str, at: datetime = NOW) -> None:
    append_messages(store, Conversation((Message("user", words, time=at),), id="talk"))


def long_ago(store: Store) -> None:
    """What was written until now was written long ago, and nothing of it is looked after."""
    store.recent_writes.drop_all()


def written(store: Store, seconds: float) -> None:
    """Our last write is so long ago."""
    then = time.time() - seconds
    os.utime(store.root / ".state/kept" / TALK, (then, then))


def overwrite(store: Store, text: str | None) -> None:
    """As git does that has looked before we wrote: another file in its place."""
    place = store.root / TALK
    place.unlink()
    if text is not None:
        place.write_text(text)
    (store.root / ".git/index").touch()


def said(store: Store) -> list[str]:
    """After another write, which finishes what there is to do."""
    store.update(OTHER, lambda data: (data or b"") + b"- more\n")
    found = transcripts.find(store, "talk")
    assert found is None or not found.problems
    return [message.content for message in found.messages] if found else []


def committed(store: Store, commit: str = "HEAD") -> str:
    return git(store.root, "show", f"{commit}:{TALK}") + "\n"


def test_a_message_under_a_merge_that_git_made_of_others_is_said_again(store: Store) -> None:
    merged = transcript_writer.append(committed(store), [Message("user", "of another branch", "m3", NOW)])
    say(store, "unheard")
    overwrite(store, merged)
    git(store.root, "commit", "-qam", "Merge branch 'other'")
    assert said(store) == ["the first", "the second", "of another branch", "unheard"]
    assert said(store) == ["the first", "the second", "of another branch", "unheard"]


def test_a_message_that_git_had_read_for_a_commit_that_was_not_made_is_said_again(store: Store) -> None:
    older = committed(store)
    say(store, "unheard")
    git(store.root, "add", TALK)
    git(store.root, "reset", "-q")
    overwrite(store, older)
    assert said(store) == ["the first", "the second", "unheard"]


def test_each_of_several_is_said_again_and_in_order(store: Store) -> None:
    older = committed(store)
    for words in ("one", "two", "two"):  # the same twice in a second
        say(store, words)
    overwrite(store, older)
    say(store, "three")
    overwrite(store, older)
    assert said(store) == ["the first", "the second", "one", "two", "two", "three"]


def test_the_same_said_twice_in_a_second_is_said_twice(store: Store) -> None:
    say(store, "yes")
    git(store.root, "commit", "-qam", "yes")
    older = committed(store)
    say(store, "yes")
    overwrite(store, older)
    assert said(store) == said(store) == ["the first", "the second", "yes", "yes"]


def test_what_went_between_the_look_and_the_next_message_is_said_again(store: Store) -> None:
    older = committed(store)
    say(store, "unheard")
    store.recent_writes._looked = time.monotonic() + 60  # git was quiet when this process looked
    store.recent_writes._index = ((index := (store.root / ".git/index").stat()).st_mtime_ns, index.st_ino)
    (store.root / TALK).write_text(older)
    say(store, "and on")
    assert said(store) == ["the first", "the second", "and on", "unheard"]


def test_what_git_overwrites_while_it_is_being_said_again_is_said_once_more(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    older, real = committed(store), lost_writes.RecentWrites.keep

    def raced(
        kept: lost_writes.RecentWrites, path: str, before: bytes | None, written: bytes
    ) -> lost_writes.LostWrite | None:
        lost = real(kept, path, before, written)
        if lost is not None:
            overwrite(store, older)  # which has what we write now neither
        return lost

    say(store, "one")
    overwrite(store, older)
    store.recent_writes._looked = time.monotonic() + 60  # git was quiet when this process looked
    store.recent_writes._index = ((index := (store.root / ".git/index").stat()).st_mtime_ns, index.st_ino)
    monkeypatch.setattr(lost_writes.RecentWrites, "keep", raced)
    say(store, "two")
    assert sorted(said(store)) == ["one", "the first", "the second", "two"]


def test_a_talk_that_git_takes_away_while_it_is_listed_gets_no_second_file(store: Store) -> None:
    say(store, "the third")
    (store.root / TALK).unlink()
    store.transcript_index.add("talk")
    say(store, "the fourth")
    assert [path.name for path in (store.root / "conversations").iterdir()] == ["talk.md"]


def test_a_message_that_is_there_when_it_is_tried_again_is_said_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = transcripts.update_transcript

    def gone_and_back(*arguments: Any) -> Transcript:
        monkeypatch.undo()
        real(*arguments)
        raise NotFoundError(TALK)

    monkeypatch.setattr(transcripts, "update_transcript", gone_and_back)
    say(store, "the third")
    say(store, "the third")
    assert said(store) == ["the first", "the second", "the third", "the third"]


def test_what_was_archived_is_archived_still(store: Store) -> None:
    older = committed(store)
    found = transcripts.find(store, "talk")
    assert found is not None
    mark_archived(store, TALK, found.messages, "offline", "a-run")
    overwrite(store, older)
    assert said(store) == ["the first", "the second"]
    found = transcripts.find(store, "talk")
    assert found is not None and found.pending == () and len(found.markers) == 1
    say(store, "unheard")
    overwrite(store, older)
    assert said(store) == said(store) == ["the first", "the second", "unheard"]
    found = transcripts.find(store, "talk")
    assert found is not None and len(found.pending) == len(found.markers) == 1


def test_a_message_in_a_stash_waits_there(store: Store) -> None:
    say(store, "put away")
    git(store.root, "stash")
    assert said(store) == ["the first", "the second"]
    git(store.root, "stash", "pop")
    assert said(store) == ["the first", "the second", "put away"]


def test_an_older_branch_has_no_more_than_it_had_and_what_nobody_else_has(store: Store) -> None:
    say(store, "unheard")
    git(store.root, "checkout", "-q", "--force", "older")
    assert said(store) == ["the first", "unheard"]
    git(store.root, "commit", "-qam", "on the older branch")
    git(store.root, "checkout", "-q", "main")
    assert said(store) == ["the first", "the second"]


def test_a_branch_without_the_talk_gets_only_what_nobody_else_has(store: Store) -> None:
    git(store.root, "checkout", "-q", "--orphan", "empty")
    git(store.root, "rm", "-rqf", ".")
    git(store.root, "commit", "-q", "--allow-empty", "-m", "nothing")
    git(store.root, "checkout", "-q", "main")
    say(store, "unheard")
    git(store.root, "checkout", "-q", "--force", "empty")
    assert said(store) == ["unheard"]


def test_an_older_branch_that_has_all_of_it_elsewhere_stays_as_it_is(store: Store) -> None:
    say(store, "the third")
    git(store.root, "commit", "-qam", "the third")
    git(store.root, "checkout", "-q", "older")
    assert said(store) == ["the first"]
    git(store.root, "checkout", "-q", "main")
    assert said(store) == ["the first", "the second", "the third"]


def test_a_message_that_came_while_a_long_merge_was_at_it_is_said_again(store: Store) -> None:
    say(store, "unheard")
    written(store, 20)
    git(store.root, "checkout", "-q", "--", TALK)
    assert said(store) == ["the first", "the second", "unheard"]


def test_a_message_that_came_in_a_merge_whose_entry_in_the_index_is_gone_is_said_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    older, began = committed(store), datetime.now(UTC) - timedelta(seconds=20)
    say(store, "unheard")
    written(store, 7)
    overwrite(store, older)
    monkeypatch.setenv("GIT_COMMITTER_DATE", began.isoformat())
    git(store.root, "reset", "-q", "--soft", "HEAD")
    assert said(store) == ["the first", "the second", "unheard"]


def test_a_message_is_looked_for_again_where_git_does_not_answer(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    older = committed(store)
    say(store, "unheard")
    overwrite(store, older)
    with monkeypatch.context() as patch:

        def silent(*_: object) -> Iterator[bytes]:
            raise GitError("git", "does not answer")

        patch.setattr(versions, "versions", silent)
        assert said(store) == ["the first", "the second"]
    (store.root / ".git/index").touch()
    assert said(store) == ["the first", "the second", "unheard"]


def test_what_a_person_throws_away_with_git_later_stays_away(store: Store) -> None:
    say(store, "a slip of the tongue")
    written(store, 90)
    git(store.root, "checkout", "-q", "--", TALK)
    assert said(store) == ["the first", "the second"]


def test_what_a_person_takes_out_in_an_editor_stays_out(store: Store) -> None:
    older = committed(store)
    say(store, "a slip of the tongue")
    written(store, 20)
    (store.root / TALK).write_text(older)
    assert said(store) == ["the first", "the second"]


def test_another_look_around_with_git_before_our_next_write_changes_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    older, then = committed(store), datetime.now(UTC) - timedelta(seconds=90)
    say(store, "unheard")
    written(store, 90)
    overwrite(store, older)
    monkeypatch.setenv("GIT_COMMITTER_DATE", then.isoformat())
    git(store.root, "reset", "-q", "--hard", "older")
    monkeypatch.delenv("GIT_COMMITTER_DATE")
    git(store.root, "reset", "-q", "--hard", "ORIG_HEAD")
    assert said(store) == ["the first", "the second", "unheard"]


def test_so_it_is_in_a_repository_around_the_vault_and_with_line_ends_of_another_system(tmp_path: Path) -> None:
    store = Store((tmp_path / "notes/vault").resolve())
    store.root.mkdir(parents=True)
    git(tmp_path, "init", "-q")
    git(tmp_path, "config", "core.autocrlf", "true")
    (tmp_path / ".gitignore").write_text(".state/\n")
    say(store, "the first\nof two lines")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "one")
    (store.root / TALK).unlink()
    git(tmp_path, "checkout", "-q", "--", ".")
    assert b"\r\n" in (store.root / TALK).read_bytes()
    say(store, "unheard")
    written(store, 20)
    git(tmp_path, "checkout", "-q", "--", ".")
    assert said(store) == ["the first\nof two lines", "unheard"]
    git(tmp_path, "stash", "-q")
    assert said(store) == ["the first\nof two lines"]


def test_a_talk_that_a_person_deletes_right_away_stays_deleted(store: Store) -> None:
    say(store, "unheard")
    (store.root / TALK).unlink()
    git(store.root, "commit", "-qm", "of something else", "--allow-empty")
    assert said(store) == []


def test_what_cannot_be_added_to_stands_beside(store: Store) -> None:
    say(store, "unheard")
    overwrite(store, committed(store) + "\n<!-- message of nobody -->\n")
    store.recover_edits()
    assert "unheard" not in (store.root / TALK).read_text()
    (copy,) = (store.root / "conversations").glob("*conflicted copy*")
    assert "unheard" in copy.read_text()


def test_killed_between_saying_it_again_and_noting_that_it_comes_to_the_same(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    older = committed(store)
    say(store, "unheard")
    overwrite(store, older)
    monkeypatch.setattr(store.recent_writes, "renew", lambda path, written: None)
    store.recover_edits()
    monkeypatch.undo()
    assert said(Store(store.root)) == ["the first", "the second", "unheard"]


def test_the_end_of_a_conversation_and_a_doctor_bring_it_back_too(tmp_path: Path) -> None:
    memory = Memory(tmp_path, config={"embedder.name": "none"}, clock=lambda: NOW)
    memory.init()
    store = Store(memory.root)
    git(store.root, "init", "-q")
    say(store, "the first")
    git(store.root, "add", ".")
    git(store.root, "commit", "-qm", "the first")
    older = committed(store)
    say(store, "I moved the billing service to port 8443 yesterday.")
    overwrite(store, older)
    memory.finalize("talk")
    assert len(memory.recent_messages("talk")) == 2
    git(store.root, "commit", "-qam", "both")
    older = committed(store)
    say(store, "unheard")
    overwrite(store, older)
    findings = examine(memory.store, memory.index, NOW).findings
    assert any("vault: 1 edit restored" in done for done in repair_findings(memory.store, memory.index, findings, NOW))
    assert [message.content for message in memory.recent_messages("talk")][2:] == ["unheard"]


def test_nothing_is_kept_of_what_is_forgotten(tmp_path: Path) -> None:
    memory = Memory(tmp_path, config={"embedder.name": "none"}, clock=lambda: NOW)
    memory.init()
    git(memory.root, "init", "-q")
    for words in ("the first", "the bucket is called zq-mauve-17"):
        memory.add_message("talk", "user", words)
    assert b"zq-mauve-17" in (memory.root / ".state/kept" / TALK).read_bytes()
    memory.forget(("conversation", "talk"))
    assert not [each for each in memory.root.rglob("*") if each.is_file() and b"zq-mauve-17" in each.read_bytes()]
    memory.add_message("other", "user", "of something else")
    assert not (memory.root / TALK).exists()


def test_what_git_took_out_unseen_is_forgotten_too(tmp_path: Path) -> None:
    memory = Memory(tmp_path, config={"embedder.name": "none"}, clock=lambda: NOW)
    memory.init()
    git(memory.root, "init", "-q")
    words = "Billing: The billing service listens on port 28443 behind the proxy."
    memory.add_message("talk", "user", words)
    memory.finalize("talk")
    (topic,) = memory.topics.list()
    git(memory.root, "add", "conversations")
    git(memory.root, "commit", "-qm", "one")
    older = committed(memory.store)
    memory.add_message("talk", "user", words)
    overwrite(memory.store, older)
    memory.forget(("topic", topic.name))
    memory.add_message("talk", "user", "of something else")
    files = [each for each in memory.root.rglob("*") if each.is_file() and ".git" not in each.parts]
    assert not [each for each in files if b"28443" in each.read_bytes()]
    assert len(memory.recent_messages("talk")) == 3


def test_what_is_kept_is_for_nobody_else_s_eyes(store: Store) -> None:
    say(store, "between us")
    kept = store.root / ".state/kept" / TALK
    assert [stat.S_IMODE(place.stat().st_mode) for place in (kept, store.root / ".state")] == [0o600, 0o700]


def test_a_transcript_that_git_is_in_the_midst_of_writing_is_looked_at_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, whole, looks = store.root / TALK, (store.root / TALK).read_text(), iter(("", ""))
    with monkeypatch.context() as patched:
        patched.setattr(git_lock, "wait", lambda root: place.write_text(next(looks, whole)))
        say(store, "the third")
    assert said(store) == ["the first", "the second", "the third"]
