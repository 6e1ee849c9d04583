"""Test index updates from files: what is read, parsed and embedded again, and what survives."""

import errno
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest
from filelock import FileLock

from vault_memory.errors import BusyError, IndexDamaged, VaultError, WordsDamaged
from vault_memory.index import sync, vector_writer, writer
from vault_memory.index.bm25 import Bm25Index
from vault_memory.index.change_set import ChangeSet, find_changes
from vault_memory.index.embeddings import Embeddings
from vault_memory.index.manifest import FileRow, Manifest
from vault_memory.index.postings import Postings
from vault_memory.index.sync import Index, SyncReport
from vault_memory.models import Filter
from vault_memory.text.words import words
from vault_memory.vault.document import transcript_writer
from vault_memory.vault.document.cells import statement_hash
from vault_memory.vault.sources.external_files import SearchedFiles
from vault_memory.vault.storage.scan import File, Scan
from vault_memory.vault.storage.store import Store

Answers = Callable[[Index], list[object]]


def finds(index: Index, query: str) -> bool:
    return bool(index.snapshot().lexical(words(query), {"text": 1.0}, 5, Filter()))


# -- what changed --------------------------------------------------------------------------------


def row(path: str, modified: int = 0, hashed: int = 10**12, size: int = 1) -> FileRow:
    return FileRow(path, size, modified, modified, 7, b"", hashed)


def file(path: str, modified: int = 0, size: int = 1) -> File:
    return File(path, size, modified, modified, 7)


def test_diff_names_new_changed_young_and_gone() -> None:
    scan = Scan((file("a"), file("b"), file("c", size=2), file("d", 5), file("e", 10**12)), (), ("locked/",))
    known = {name: row(name) for name in ("b", "c", "d", "f", "locked/x")} | {"e": row("e", 10**12, 10**12 + 1)}
    assert find_changes(scan, known) == ChangeSet(tuple(f for f in scan.files if f.path in "acde"), ("f",))
    assert not find_changes(Scan((file("b"),), ()), {"b": row("b")})


def test_the_first_sync_takes_in_all_and_the_next_nothing(vault: Any, embedder: Any) -> None:
    index = Index(vault.root, embedder)
    assert not (vault.root / ".index").exists()
    first = index.sync()
    assert (first.changed, first.added, first.removed, first.stale) == (4, 12, 0, False)
    assert first.embedded == len(embedder.taken()) == 14  # 11 different texts, 3 topic names
    assert index.sync() == SyncReport()
    assert embedder.taken() == []
    assert (vault.root / ".index" / ".gitignore").read_text() == "*\n"


def test_an_edit_costs_one_embedding(vault: Any, index: Index, embedder: Any) -> None:
    path = vault.root / "topics" / "Garden.md"
    path.write_text(path.read_text().replace("in May", "in June"))
    assert index.sync().embedded == 1
    assert embedder.taken() == ["Tomatoes go into the raised bed in June"]
    assert finds(index, "June") and not finds(index, "May")


@pytest.mark.skipif(sys.platform != "linux", reason="needs inotify")
def test_what_was_taken_in_is_not_listed_again(vault: Any, index: Index, monkeypatch: pytest.MonkeyPatch) -> None:
    """However young the file is: its next change would be reported."""
    index.sync()  # sets the watches
    index.sync()
    listings: list[SearchedFiles] = []
    scan = SearchedFiles.scan
    monkeypatch.setattr(SearchedFiles, "scan", lambda files: listings.append(files) or scan(files))
    path = vault.root / "topics" / "Garden.md"
    for month in ("June", "July"):
        path.write_text(path.read_text() + f"\n- Leeks go out in {month}\n")
        assert index.sync().changed == 1 and finds(index, month)
        listed = len(listings)
        assert index.sync().changed == 0 and len(listings) == listed
    path.unlink()
    assert index.sync().gone == 1 and not finds(index, "July")
    assert [row.path for row in index.files_below("topics/Garden")] == []


def test_moving_and_inserting_lines_embeds_nothing_else(vault: Any, index: Index, embedder: Any) -> None:
    vault.topic("Authentication", "- a new first line\n\n- Passwords are hashed with argon2id ^vm-aaaaaaaaaa\n"
                                  "- Tokens are stored in httpOnly cookies\n")  # fmt: skip
    done = index.sync()
    assert embedder.taken() == ["a new first line"]
    assert (done.added, done.removed) == (1, 0)
    (hit, *_) = index.similar_cells("Tokens are stored in httpOnly cookies", 1)
    (label, _), *_ = index.snapshot().lexical(words("tokens"), {"text": 1.0}, 1, Filter())
    assert index.snapshot().entries([label])[label].line == 10
    assert hit.similarity == pytest.approx(1, abs=1e-3)


def test_what_is_known_of_a_cell_changes_in_place(vault: Any, index: Index, embedder: Any) -> None:
    path = vault.root / "topics" / "Authentication.md"
    path.write_text(path.read_text() + "\n<!-- memory v1\nvm-aaaaaaaaaa salience=0.9 role=user\n-->\n")
    done = index.sync()
    assert (done.changed, done.added, done.embedded) == (1, 0, 0)
    (label, _), *_ = index.snapshot().lexical(["argon2id"], {"text": 1.0}, 1, Filter())
    assert index.snapshot().entries([label])[label].salience == 0.9


def test_search_words_added_to_a_cell_are_found(vault: Any, index: Index, embedder: Any) -> None:
    path, fields = vault.root / "topics" / "Authentication.md", {"text": 1.0, "asked": 0.6}
    known = f"vm-aaaaaaaaaa created=2026-01-18T09:00:00Z text={statement_hash('Passwords are hashed with argon2id')}"
    bare = path.read_text()
    for search_words, found in (("", False), ("asked=credential_storage/KDF", True), ("", False)):
        path.write_text(f"{bare}\n<!-- memory v1\n{known} {search_words}\n-->\n")
        assert index.sync().embedded == 0
        assert bool(index.snapshot().lexical(words("credential KDF"), fields, 1, Filter())) == found


def test_what_was_archived_is_not_read_again(vault: Any, index: Index) -> None:
    path = vault.root / "conversations" / "conv-1.md"
    path.write_text(transcript_writer.mark_archived(path.read_text(), "m0", "m4", "offline", "r1"))
    assert index.sync().changed == 0
    path.write_text(transcript_writer.mark_shared(path.read_text(), "m1", "m1", "conv-2"))
    done = index.sync()
    assert (done.changed, done.removed) == (1, 1), "a message of another branch is found there"


def test_a_renamed_file_and_an_undone_edit_embed_nothing(vault: Any, index: Index, embedder: Any) -> None:
    path = vault.root / "topics" / "Code.md"
    text = path.read_text()
    path.rename(path.with_name("Renamed.md"))
    assert (index.sync().gone, embedder.taken()) == (1, [])
    path.with_name("Renamed.md").write_text("# Code\n\n- other\n")
    index.sync()
    embedder.taken()
    path.with_name("Renamed.md").write_text(text)
    assert (index.sync().changed, embedder.taken()) == (1, [])


def test_a_longer_conversation_embeds_what_is_new(vault: Any, index: Index, embedder: Any) -> None:
    vault.talk("conv-1", [*vault.said, "new"])
    assert index.sync().embedded == 1
    assert embedder.taken() == ["new"]


def test_an_edit_within_the_same_tick_is_found(vault: Any, index: Index) -> None:
    """Same size, same times, same inode: only the hash can tell, and a young file is hashed."""
    path = vault.root / "topics" / "Garden.md"
    before = path.stat()
    path.write_bytes(path.read_bytes().replace(b"raised", b"sunken"))
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    index.sync()
    assert finds(index, "sunken")


def test_files_that_have_settled_are_trusted_by_their_times(vault: Any, index: Index, monkeypatch: Any) -> None:
    now = time.time_ns()
    monkeypatch.setattr(writer.time, "time_ns", lambda: now + 10**10)
    assert index.sync() == SyncReport()  # looked at once more, now long after the last change
    monkeypatch.setattr(index.searched.store, "read", lambda path: pytest.fail(f"{path} was read"))
    assert index.sync() == SyncReport()


def test_deleted_files_leave(vault: Any, index: Index) -> None:
    (vault.root / "topics" / "Garden.md").unlink()
    assert index.sync().gone == 1
    assert not finds(index, "tomatoes")
    assert "Garden" not in [topic.name for topic in index.topic_names()]


def test_what_cannot_be_looked_at_stays(vault: Any, index: Index, monkeypatch: Any) -> None:
    (vault.root / "topics" / "Garden.md").unlink()
    scan = index.searched.store.scan()
    monkeypatch.setattr(index.searched.store, "scan", lambda: Scan((), (), ("topics/", "conversations/")))
    assert index.sync() == SyncReport()
    assert finds(index, "tomatoes")
    monkeypatch.setattr(index.searched.store, "scan", lambda: scan)
    assert index.sync().gone == 1


def test_rebuilding_and_deleting_the_index_give_the_same_answers(
    vault: Any, index: Index, embedder: Any, answers: Answers
) -> None:
    before = answers(index)
    assert index.rebuild().embedded == 0
    assert answers(index) == before
    assert index.rebuild(keep_vectors=False).embedded == 14
    assert answers(index) == before
    shutil.rmtree(vault.root / ".index")
    fresh = Index(vault.root, embedder)
    fresh.sync()
    assert answers(fresh) == before
    index.sync()  # the one that was open while its folder went
    assert answers(index) == before


@pytest.mark.parametrize("seed", range(3))
def test_any_edits_synced_one_by_one_answer_like_a_rebuild(
    seed: int, vault: Any, index: Index, embedder: Any, answers: Answers, tmp_path: Path
) -> None:
    chance = random.Random(seed)
    lines = ["- Postgres is at version 17", "- tomatoes need water", "prose", "## Heading", "- ~~gone~~", "- [x] done",
             "```py\nx = 1\n```", "- `getUserName()` moved", "", "- Postgres is at version 17"]  # fmt: skip
    for _ in range(8):
        name = f"T{chance.randrange(4)}"
        path = vault.root / "topics" / f"{name}.md"
        if path.exists() and chance.random() < 0.2:
            path.unlink()
        elif path.exists() and chance.random() < 0.2:
            path.replace(path.with_name(f"T{chance.randrange(4)}.md"))
        else:
            vault.topic(name, "\n".join(chance.choices(lines, k=chance.randrange(8))))
            os.utime(path, (1_790_000_000, 1_790_000_000))  # what is typed has the date at which it was saved
        if chance.random() < 0.3:
            vault.talk("conv-1", chance.choices(["We use Postgres.", "ok", "And Redis."], k=chance.randrange(1, 6)))
        index.sync()
    copy = tmp_path / "copy"
    shutil.copytree(vault.root, copy, ignore=shutil.ignore_patterns(".index"))
    fresh = Index(copy, embedder)
    fresh.sync()
    assert answers(index) == answers(fresh)


# -- embedders -----------------------------------------------------------------------------------


def test_another_embedder_gets_vectors_of_its_own_and_the_old_ones_stay(
    vault: Any, index: Index, embedder: Any, another_embedder: Any, answers: Answers
) -> None:
    other = Index(vault.root, another_embedder)
    seen: list[tuple[int, int]] = []
    assert other.sync(progress=lambda done, total: seen.append((done, total))).embedded == 14
    assert seen[-1] == (14, 14)
    assert len(other.similar_cells("Postgres", 3)) == 3
    index.sync()
    assert embedder.taken() == []  # back again: all cached
    assert len(index.similar_cells("Postgres", 3)) == 3


def test_a_failing_embedder_leaves_words_and_is_asked_again(
    vault: Any, index: Index, embedder: Any, clock: Any
) -> None:
    embedder.broken = True
    vault.topic("New", "- something about zebras\n")
    assert index.sync().failed == 2
    assert finds(index, "zebras")
    assert index.status()["vectors"] == 12
    embedder.broken = False
    assert index.sync().embedded == 0  # left alone for a while
    clock.go_on(vector_writer.RETRY[0] + 1)
    assert index.sync().embedded == 2
    assert index.status()["vectors"] == 13


def test_an_embedder_that_stays_away_is_asked_less_and_less(
    vault: Any, index: Index, embedder: Any, clock: Any
) -> None:
    embedder.broken = True
    vault.topic("New", "- something about zebras\n")
    index.sync()
    wait, longest = vector_writer.RETRY
    for asked in range(1, 9):
        assert embedder.refused == asked
        clock.go_on(wait - 1)
        index.sync()
        assert embedder.refused == asked  # not yet
        clock.go_on(2)
        index.sync()
        wait = min(2 * wait, longest)
    vault.topic("Newer", "- something about gnus\n")
    assert index.sync().failed == 2  # new files do not wake it either
    assert embedder.refused == 9
    embedder.broken = False
    clock.go_on(longest + 1)
    assert index.sync().embedded == 4


def test_an_embedder_found_later_catches_up(vault: Any, embedder: Any) -> None:
    Index(vault.root, None).sync()
    assert Index(vault.root, embedder).sync().embedded == 14


# -- crashes and damage --------------------------------------------------------------------------


class Crash(Exception):
    pass


@pytest.mark.parametrize(
    ("place", "method"),
    [(Embeddings, "append"), (Embeddings, "flush"), (Bm25Index, "add"), (Bm25Index, "commit"), (Manifest, "put_names")],
)
@pytest.mark.parametrize("after", [False, True])
def test_dying_between_the_stores_heals(
    vault: Any, index: Index, embedder: Any, answers: Answers, monkeypatch: Any, place: type, method: str, after: bool
) -> None:
    """Also where the edit that was being taken in is itself taken back."""
    garden = vault.root / "topics" / "Garden.md"
    text, before = garden.read_text(), answers(index)
    original = getattr(place, method)

    def die(self: Any, *arguments: Any) -> None:
        if after:
            original(self, *arguments)
        raise Crash

    monkeypatch.setattr(place, method, die)
    garden.write_text(text.replace("Tomatoes", "Beans") + "\n- Zebras\n")
    with pytest.raises(Crash):
        index.sync()
    monkeypatch.undo()
    garden.write_text(text)
    index.sync()
    assert answers(index) == before
    garden.write_text(text.replace("Tomatoes", "Beans"))
    index.sync()
    assert finds(index, "beans") and not finds(index, "zebras")


def test_a_killed_process_heals(vault: Any, index: Index, answers: Answers) -> None:
    """As the system would end it: no handler runs, the lock is let go of."""
    before = answers(index)
    code = """
import os, sys
from pathlib import Path
from vault_memory.index import manifest, sync
from vault_memory.llm.embedders.registry import get_packaged_embedder
manifest.Manifest.put_names = lambda *a: os._exit(9)
(Path(sys.argv[1]) / "topics" / "New.md").write_text("# New\\n\\n- zebras\\n")
sync.Index(Path(sys.argv[1]), get_packaged_embedder()).sync()
"""
    assert subprocess.run([sys.executable, "-c", code, str(vault.root)], check=False).returncode == 9
    (vault.root / "topics" / "New.md").unlink()
    assert not index.sync().stale
    assert answers(index) == before


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file() and path.name not in {"sync.lock", ".gitignore"})


@pytest.mark.parametrize(
    "damage", ["cut", "deleted", *(pytest.param(how, marks=pytest.mark.slow) for how in ("garbage", "emptied"))]
)
def test_any_damaged_file_of_the_index_is_noticed_and_made_anew(
    vault: Any, embedder: Any, answers: Answers, tmp_path: Path, damage: str
) -> None:
    first = Index(vault.root, embedder, exact=5)
    first.sync()
    before, knowledge = answers(first), {path: path.read_bytes() for path in vault.root.glob("*s/*.md")}
    first.close()
    pristine = tmp_path / "pristine"
    shutil.copytree(vault.root / ".index", pristine)
    for name in [path.relative_to(pristine) for path in _files(pristine)]:
        shutil.rmtree(vault.root / ".index")
        shutil.copytree(pristine, vault.root / ".index")
        _damage(vault.root / ".index" / name, damage)
        index = Index(vault.root, embedder, exact=5)
        index.sync()
        if answers(index) != before:
            index.sync()  # what only a search can notice is mended by the next sync
        assert answers(index) == before, name
        index.close()
    assert {path: path.read_bytes() for path in vault.root.glob("*s/*.md")} == knowledge


@pytest.mark.parametrize("call", ["add", "commit", "mkdir"])
def test_words_that_a_full_disk_does_not_take_leave_the_index_as_it_was(
    vault: Any, embedder: Any, call: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    index = Index(vault.root, embedder)
    index.sync()
    before = list((vault.root / ".index").glob("lexical-*"))
    vault.topic("New", "- zebras\n")

    def full(*_: Any, **__: Any) -> None:
        if call == "mkdir":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        raise WordsDamaged("the lexical index cannot be used (No space left on device)")

    with monkeypatch.context() as patched:
        patched.setattr(*((writer.Writer, "_create_lexical") if call == "mkdir" else (Postings, call)), full)
        with pytest.raises(VaultError, match=r"cannot be written .*No space left"):
            index.rebuild()
        other = Index(vault.root, embedder)
        assert other._openable() and finds(other, "tomatoes")
        assert list((vault.root / ".index").glob("lexical-*")) == before
    index.sync()
    assert finds(index, "zebras") and finds(index, "tomatoes")


class _FullDisk(Manifest):
    """A manifest on a disk that holds no more pages than the file has already."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        (pages,) = self.fetch_all("PRAGMA page_count")[0]
        self.fetch_all(f"PRAGMA max_page_count = {pages}")


def test_a_manifest_that_a_full_disk_does_not_take_is_no_damage(
    vault: Any, index: Index, answers: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, inode = answers(index), (vault.root / ".index/manifest.db").stat().st_ino
    vault.topic("New", "".join(f"- zebra {number} has {number * number} stripes\n" for number in range(500)))
    with monkeypatch.context() as patched:
        patched.setattr(writer, "Manifest", _FullDisk)
        assert index.sync().stale and answers(index) == before
        assert "is its disk full" in next(iter(index.notes()))
    assert (vault.root / ".index/manifest.db").stat().st_ino == inode
    assert answers(index) == before
    index.sync()
    assert finds(index, "zebra")


def test_a_transaction_that_fails_raises_its_own_error_and_ends(tmp_path: Path) -> None:
    manifest = _FullDisk(tmp_path / "manifest.db")
    with pytest.raises(VaultError, match="is its disk full"), manifest.transaction():
        manifest.set_meta(much="x" * 1_000_000)
    with manifest.transaction():
        manifest.set_meta(little="x")
    with pytest.raises(KeyError), manifest.transaction():
        manifest.set_meta(little="y")
        raise KeyError
    assert manifest.meta()["little"] == "x"


def test_words_that_a_search_cannot_open_are_made_anew_beside_them(
    vault: Any, embedder: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    Index(vault.root, embedder).sync()
    (vault.root / ".index/lexical-1/written/meta.json").write_text("{")
    index, wiped = Index(vault.root, embedder), list[str]()
    monkeypatch.setattr(Index, "_wipe", lambda _, *patterns: wiped.extend(patterns))
    assert not finds(index, "tomatoes")
    index.sync()
    assert finds(index, "tomatoes") and not wiped


def _damage(path: Path, kind: str) -> None:
    data = path.read_bytes()
    if kind == "deleted":
        path.unlink()
    else:
        noise = random.Random(0).randbytes(len(data))
        path.write_bytes({"cut": data[: len(data) // 2], "garbage": noise, "emptied": b""}[kind])


def test_another_schema_is_made_anew(vault: Any, index: Index, embedder: Any, answers: Answers) -> None:
    before = answers(index)
    embedder.taken()
    index.close()
    with sqlite3.connect(vault.root / ".index" / "manifest.db") as database:
        database.execute("UPDATE meta SET value = '0' WHERE key = 'schema'")
    database.close()
    again = Index(vault.root, embedder)
    assert again.sync().added == 12
    assert embedder.taken() == []
    assert answers(again) == before


# -- processes -----------------------------------------------------------------------------------


def test_a_reader_does_not_wait_for_a_writer(vault: Any, index: Index, monkeypatch: Any) -> None:
    vault.topic("New", "- zebras\n")
    monkeypatch.setattr(sync, "REBUILD_WAIT", 0.01)
    monkeypatch.setattr(sync, "OTHERS_WAIT", 0.01)
    with FileLock(vault.root / ".index" / "sync.lock"):
        assert index.sync(wait=0.01) == SyncReport(stale=True)
        assert finds(index, "tomatoes") and not finds(index, "zebras")
        with pytest.raises(BusyError):
            index.rebuild()
    assert index.sync().changed == 1


HOLDS_THE_MANIFEST = """
import sqlite3, sys
from filelock import FileLock
db = sqlite3.connect(sys.argv[1] + "/manifest.db", isolation_level=None)
with FileLock(sys.argv[1] + "/sync.lock") if sys.argv[2] == "ours" else open(sys.argv[0] or "/dev/null"):
    db.execute("BEGIN IMMEDIATE")
    db.execute("UPDATE meta SET value = 'x' WHERE key = 'lexical'")
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.mark.parametrize("whose", ["ours", "a stranger"])
def test_a_search_does_not_wait_for_a_process_that_sleeps_in_its_transaction(
    vault: Any, index: Index, tmp_path: Path, monkeypatch: Any, whose: str
) -> None:
    monkeypatch.setattr(sync, "OTHERS_WAIT", 0.1)
    program = tmp_path / "holds.py"
    program.write_text(HOLDS_THE_MANIFEST)
    folder = vault.root / ".index"
    holder = subprocess.Popen(
        [sys.executable, program, folder, whose], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        assert holder.stdout is not None and holder.stdout.readline() == "held\n"
        vault.topic("New", "- zebras\n")
        for reader in (index, Index(vault.root, None)):  # one that has been open, and a process's first
            assert reader.try_sync(within=0.1) == SyncReport(stale=True)
            assert finds(reader, "tomatoes") and not finds(reader, "zebras")
        assert holder.poll() is None, "it is in its transaction still"
    finally:
        holder.kill()
        holder.communicate()
    assert index.try_sync(within=30.0).changed == 1
    assert finds(index, "zebras")


def test_a_search_does_not_wait_for_its_own_indexing_either(vault: Any, index: Index, monkeypatch: Any) -> None:
    go, write = threading.Event(), Index._write

    def slowly(self: Index, *given: Any) -> Any:
        assert go.wait(30)
        return write(self, *given)

    monkeypatch.setattr(Index, "_write", slowly)
    monkeypatch.setattr(sync, "SMALL_WAIT", 0.05)
    vault.topic("New", "- zebras\n")
    assert index.try_sync(within=0.05) == SyncReport(stale=True)
    assert finds(index, "tomatoes") and not finds(index, "zebras")
    assert index.try_sync(within=0.05) == SyncReport(stale=True)  # while the first is still at it
    go.set()
    index.sync(wait=30.0)  # the other thread's turn is waited for
    assert finds(index, "zebras")


def test_a_small_change_is_waited_for_however_long_it_takes(vault: Any, index: Index, monkeypatch: Any) -> None:
    go, write = threading.Event(), Index._write

    class Awaited(SimpleQueue[Any]):
        """The write goes on once its reader has waited for longer than it was told to, and waits again."""

        waits = 0

        def get(self, block: bool = True, timeout: float | None = None) -> Any:
            self.waits += 1
            if self.waits > 1:
                go.set()
            return super().get(block, timeout)

    def held(self: Index, *given: Any) -> Any:
        assert go.wait(30)
        return write(self, *given)

    monkeypatch.setattr(Index, "_write", held)
    monkeypatch.setattr(sync, "SimpleQueue", Awaited)
    vault.topic("New", "- zebras\n")
    assert not index.try_sync(within=0.01).stale
    go.clear()
    monkeypatch.setattr(sync, "SimpleQueue", SimpleQueue)
    monkeypatch.setattr(sync, "_SMALL_BYTES", 10)
    vault.topic("Newer", "- giraffes and okapis\n")
    assert index.try_sync(within=0.01).stale and not finds(index, "giraffes")
    go.set()
    assert index.sync(wait=30.0) == SyncReport() or finds(index, "giraffes")


def test_a_small_change_is_waited_for_while_another_process_writes(vault: Any, index: Index, monkeypatch: Any) -> None:
    monkeypatch.setattr(sync, "WAIT", 0.01)
    with sqlite3.connect(vault.root / ".index" / "manifest.db") as database:
        database.execute("UPDATE meta SET value = '1' WHERE key = 'dirty'")  # as a process at work leaves it
    database.close()
    lock = FileLock(vault.root / ".index" / "sync.lock", thread_local=False)
    lock.acquire()
    threading.Timer(0.3, lock.release).start()
    vault.topic("New", "- zebras\n")
    assert not index.try_sync(within=0.01).stale
    assert finds(index, "zebras")


def test_a_search_waits_until_it_knows_whether_a_change_is_small(vault: Any, index: Index, monkeypatch: Any) -> None:
    due = Index._due

    def slowly(self: Index, scan: Any) -> bool:
        time.sleep(0.3)
        return due(self, scan)

    monkeypatch.setattr(Index, "_due", slowly)
    vault.topic("New", "- zebras\n")
    assert not index.try_sync(within=0.01).stale
    assert finds(index, "zebras")


def test_what_fails_while_a_search_waits_is_raised(vault: Any, index: Index, monkeypatch: Any) -> None:
    def fails(*_: Any) -> Any:
        raise VaultError("x", "is broken")

    monkeypatch.setattr(Index, "_write", fails)
    vault.topic("New", "- zebras\n")
    with pytest.raises(VaultError, match="is broken"):
        index.try_sync(within=30.0)


def test_what_another_process_indexed_is_seen(vault: Any, index: Index, embedder: Any) -> None:
    other = Index(vault.root, embedder)
    vault.topic("New", "- zebras\n")
    assert other.sync().changed == 1
    assert index.sync() == SyncReport()
    assert finds(index, "zebras")
    other.rebuild()
    index.sync()
    assert finds(index, "zebras")


def test_what_is_replaced_while_it_is_opened_is_looked_at_again(
    vault: Any, index: Index, embedder: Any, monkeypatch: Any, answers: Answers
) -> None:
    index.sync()
    expected, real, meta, opened = answers(index), Manifest.meta, [], Index(vault.root, embedder)

    def replaced(manifest: Manifest) -> dict[str, str]:
        found = real(manifest)
        if not meta:  # between what the reader read and what it opens
            meta.append(found)
            index.rebuild()
        return found

    monkeypatch.setattr(Manifest, "meta", replaced)
    assert answers(opened) == expected
    assert not (opened.folder / meta[0]["lexical"]).exists()
    opened.close()


def test_threads_search_while_another_syncs(vault: Any, index: Index, embedder: Any) -> None:
    stop = threading.Event()

    def search() -> int:
        count = 0
        while not stop.is_set() or not count:
            assert finds(index, "tomatoes")
            assert index.similar_cells("Postgres", 1)[0].similarity > 0.5
            count += 1
        return count

    with ThreadPoolExecutor(3) as pool:
        searches = [pool.submit(search) for _ in range(3)]
        for number in range(8):
            vault.topic("New", f"- statement {number}\n")
            assert index.sync().changed == 1
        stop.set()
        assert all(found.result() for found in searches)


def test_a_file_that_cannot_be_read_makes_no_generations(vault: Any, index: Index, monkeypatch: Any) -> None:
    path, read = vault.topic("Garden", "- secret now\n"), index.searched.store.read

    def refuse(name: str) -> bytes:
        if name == "topics/Garden.md":
            raise VaultError(name, "cannot be read (Permission denied)")
        return read(name)

    monkeypatch.setattr(Store, "read", lambda self, name: refuse(name))
    assert path.exists() and index.sync() == SyncReport()
    assert finds(index, "tomatoes")
    vault.topic("New", "- zebras\n")
    assert index.sync().changed == 1
    assert finds(index, "tomatoes") and finds(index, "zebras")
    monkeypatch.undo()
    index.sync()
    assert finds(index, "secret") and not finds(index, "raised")


def test_a_vault_that_cannot_be_written_has_its_index_elsewhere(
    vault: Any, embedder: Any, monkeypatch: Any, tmp_path: Path
) -> None:
    real = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != vault.root and real(path, mode))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    index = Index(vault.root, embedder)
    index.sync()
    assert finds(index, "tomatoes")
    assert not (vault.root / ".index").exists()
    assert str(index.status()["folder"]).startswith(str(tmp_path / "cache"))


def test_status_counts(index: Index) -> None:
    status = index.status()
    assert (status["files"], status["entries"], status["vectors"]) == (4, 12, 12)
    assert status["by_tier"] == {"cell": 5, "message": 5, "passage": 1, "summary": 1}
    assert status["embedder"] == "counting"
    assert int(str(status["bytes"])) > 1000


def test_status_leaves_out_files_that_vanish_meanwhile(index: Index, monkeypatch: pytest.MonkeyPatch) -> None:
    all_bytes, stat, scandir = index.status()["bytes"], os.stat, os.scandir

    def lose(path: Any, **options: Any) -> os.stat_result:
        if str(path).endswith("meta.json"):
            raise FileNotFoundError(path)
        return stat(path, **options)

    def lose_folder(path: Any) -> Any:
        if "vectors-" in str(path):
            raise FileNotFoundError(path)
        return scandir(path)

    monkeypatch.setattr(os, "stat", lose)
    monkeypatch.setattr(os, "scandir", lose_folder)
    assert 0 < int(str(index.status()["bytes"])) < int(str(all_bytes))


def test_the_index_loads_nothing_it_does_not_need() -> None:
    code = (
        "import sys; import vault_memory.index.sync;"
        "from vault_memory.llm.embedders.registry import get_packaged_embedder;"
        "heavy = {'litellm', 'wordllama', 'vault_memory.archive', 'fastapi', 'tantivy', 'hnswlib'} & set(sys.modules);"
        "assert not heavy, heavy"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_young_files_do_not_make_generations(index: Index) -> None:
    generation = index.status()["generation"]
    for _ in range(3):
        assert index.sync() == SyncReport()
    assert index.status()["generation"] == generation


def test_a_manifest_that_cannot_be_made_is_no_damage_and_a_folder_in_its_place_is(tmp_path: Path) -> None:
    with pytest.raises(VaultError, match="is its disk full"):
        Manifest(tmp_path / "no folder" / "manifest.db")
    (tmp_path / "manifest.db").mkdir()
    with pytest.raises(IndexDamaged):
        Manifest(tmp_path / "manifest.db")


def test_on_a_full_disk_searches_answer_from_the_last_state(
    vault: Any, embedder: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any, **__: Any) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(writer.Writer, "run", full)
        with pytest.raises(VaultError, match=r"cannot be written .*No space left"):
            Index(vault.root, embedder).sync()  # there is nothing to answer from
    Index(vault.root, embedder).sync()
    vault.topic("New", "- zebras\n")
    index = Index(vault.root, embedder)
    with monkeypatch.context() as patched:
        patched.setattr(writer.Writer, "run", full)
        for sync in (index.sync, lambda: index.try_sync(1.0)):
            assert sync().stale and finds(index, "tomatoes") and not finds(index, "zebras")
        [note] = index.notes()
        assert note.startswith("the newest changes are not searched") and "No space left on device" in note
    assert not index.sync().stale and finds(index, "zebras") and not list(index.notes())
