"""Check that text written by an editor without a lock, while a file is replaced, is kept and merged."""

from __future__ import annotations

import multiprocessing
import os
import threading
from pathlib import Path

import pytest

from vault_memory.errors import BusyError, MalformedError
from vault_memory.models import Topic
from vault_memory.vault.document.topic_text import decode
from vault_memory.vault.storage import atomic_swap, displaced, reconcile
from vault_memory.vault.storage.store import Store

pytestmark = pytest.mark.usefixtures("unrecorded")

PATH = "topics/A.md"
TEXT = "# A\n\n- [fact] one\n- [fact] two\n"
linux = pytest.mark.skipif(atomic_swap._renameat2() is None, reason="needs Linux' exchange of names")


@pytest.fixture
def store(tmp_path: Path) -> Store:
    made = Store.open(tmp_path, "ann", create=True)
    (made.root / "topics").mkdir()
    (made.root / PATH).write_text(TEXT)
    return made


def ours(topic: Topic) -> Topic:
    return decode((topic.text + "- ours\n").encode(), topic.path)


def left(store: Store) -> list[Path]:
    return list((store.root / ".state/displaced").glob("*-*"))


class Editor:
    """Truncates the file in place when it is about to be replaced, and writes it again once we have looked at that."""

    def __init__(self, place: Path, text: str) -> None:
        self._place, self._text = place, text
        self.seen = threading.Event()
        self._thread: threading.Thread | None = None

    def begin(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._write, args=(self._place.open("r+"),))
            self._thread.start()

    def _write(self, file: object) -> None:
        with file:  # type: ignore[attr-defined]
            file.truncate(0)  # type: ignore[attr-defined]
            assert self.seen.wait(60)
            file.write(self._text)  # type: ignore[attr-defined]

    def end(self) -> None:
        assert self._thread is not None
        self._thread.join()


def racing(monkeypatch: pytest.MonkeyPatch, editor: Editor) -> None:
    """The editor begins in the gap: behind our last look, before the names change."""
    real = atomic_swap.exchange

    def late(one: Path, other: Path) -> bool:
        editor.begin()
        return real(one, other)

    def looked(place: Path) -> bool:
        found = written(place)
        editor.seen.set()
        return found

    written = atomic_swap.is_open_for_writing
    monkeypatch.setattr(atomic_swap, "exchange", late)
    monkeypatch.setattr(atomic_swap, "is_open_for_writing", looked)


@linux
def test_what_an_editor_writes_in_place_while_we_replace_the_file_is_merged(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    editor = Editor(store.root / PATH, TEXT + "- typed\n")
    racing(monkeypatch, editor)
    written = store.update_topic(PATH, ours)
    editor.end()
    assert (store.root / PATH).read_text() == written.text == TEXT + "- typed\n- ours\n"
    assert left(store) == []


@linux
def test_an_editor_slower_than_our_patience_is_merged_later(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(displaced, "PATIENCE", 0.02)
    file = (store.root / PATH).open("r+")
    store.update_topic(PATH, ours)
    assert len(left(store)) == 1
    assert store.recover_edits() == 0
    file.write("# A\n\n- [fact] one, as typed\n- [fact] two\n")
    file.close()
    assert store.recover_edits() == 1
    assert (store.root / PATH).read_text() == "# A\n\n- [fact] one, as typed\n- [fact] two\n- ours\n"
    assert left(store) == []
    assert store.recover_edits() == 0


@linux
def test_an_edit_that_cannot_be_merged_is_kept_beside_and_reported(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(displaced, "PATIENCE", 0.02)
    file = (store.root / PATH).open("r+")
    store.update_topic(PATH, lambda topic: decode(topic.text.replace("two", "2").encode(), topic.path))
    file.truncate(0)
    file.write("# A\n\n- [fact] one\n- [fact] zwei\n")
    file.close()
    (store.root / PATH).write_text((store.root / PATH).read_text() + "- more\n")
    assert store.recover_edits() == 1
    assert (store.root / PATH).read_text() == "# A\n\n- [fact] one\n- [fact] 2\n- more\n"
    scan = store.scan()
    assert [file.path for file in scan.files] == [PATH]
    (problem,) = scan.problems
    assert "conflict copy" in problem.message
    assert (store.root / problem.path).read_text() == "# A\n\n- [fact] one\n- [fact] zwei\n"
    assert left(store) == []


@linux
def test_a_text_we_must_not_change_is_put_back(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = TEXT + "```\nopen\n"
    editor = Editor(store.root / PATH, broken)
    racing(monkeypatch, editor)
    with pytest.raises(MalformedError):
        store.update_topic(PATH, ours)
    editor.end()
    assert (store.root / PATH).read_text() == broken
    assert left(store) == []


@linux
def test_edits_in_the_gap_without_end_are_busy_and_none_is_lost(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    real, typed = atomic_swap.exchange, 0

    def editing(one: Path, other: Path) -> bool:
        nonlocal typed
        if other.name == "A.md":
            typed += 1
            other.write_text(other.read_text().replace("# A\n", f"# A\n\ntyped {typed}\n"))
        return real(one, other)

    monkeypatch.setattr(atomic_swap, "exchange", editing)
    with pytest.raises(BusyError):
        store.update_topic(PATH, ours)
    monkeypatch.undo()
    store.recover_edits()
    text = (store.root / PATH).read_text()
    copies = "".join(file.read_text() for file in (store.root / "topics").glob("*conflicted*"))
    assert typed >= reconcile.TRIES
    for number in range(1, typed + 1):
        assert f"typed {number}\n" in text + copies


def _die_between(root: Path) -> None:
    def die(place: Path) -> None:
        os._exit(9)

    displaced._wait = lambda place: None if place.name == "A.md" else die(place)
    Store(root).update_topic(PATH, ours)


@linux
def test_what_a_dead_process_displaced_is_taken_in_by_the_next(store: Store) -> None:
    editor = (store.root / PATH).open("a")
    process = multiprocessing.get_context("fork").Process(target=_die_between, args=(store.root,))
    process.start()
    process.join()
    assert process.exitcode == 9
    assert (store.root / PATH).read_text() == TEXT + "- ours\n"
    editor.write("- typed\n")
    editor.close()
    store.update_topic(PATH, lambda topic: topic)
    assert (store.root / PATH).read_text() == TEXT + "- ours\n- typed\n"
    assert left(store) == []


def test_where_names_cannot_be_exchanged_a_look_before_the_rename_must_do(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(atomic_swap, "_renameat2", lambda: None)
    monkeypatch.setattr(atomic_swap, "is_open_for_writing", lambda path: None)
    seen: list[str] = []

    def change(topic: Topic) -> Topic:
        seen.append(topic.text)
        if len(seen) == 1:
            (store.root / PATH).write_text(TEXT + "- typed\n")
        return ours(topic)

    store.update_topic(PATH, change)
    assert (store.root / PATH).read_text() == TEXT + "- typed\n- ours\n"
    assert store.update("topics/New.md", lambda _: b"new") == b"new"
    assert left(store) == []


def test_a_file_deleted_while_its_displaced_version_was_written_stays_deleted(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(displaced, "PATIENCE", 0.02)
    file = (store.root / PATH).open("a")
    store.update_topic(PATH, ours)
    (store.root / PATH).unlink()
    file.write("- typed\n")
    file.close()
    store.recover_edits()
    assert not (store.root / PATH).exists()
    if atomic_swap._renameat2() is not None:
        (copy,) = (store.root / "topics").glob("*conflicted copy*")
        assert copy.read_text() == TEXT + "- typed\n"


def test_whether_somebody_writes_is_known_on_linux(store: Store) -> None:
    place = store.root / PATH
    quiet = atomic_swap.is_open_for_writing(place)
    if quiet is None:
        pytest.skip("this system does not tell")
    assert quiet is False
    with place.open("a"):
        assert atomic_swap.is_open_for_writing(place) is True
    with place.open():
        assert atomic_swap.is_open_for_writing(place) is False
