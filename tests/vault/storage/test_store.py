from __future__ import annotations

import multiprocessing
import os
import stat
import threading
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vault_memory.errors import BusyError, MalformedError, NotFoundError, UnsafeNameError, VaultError, VaultMemoryError
from vault_memory.models import Topic
from vault_memory.vault.document.topic_text import decode
from vault_memory.vault.storage.atomic_files import TEMPORARY
from vault_memory.vault.storage.store import Store

pytestmark = pytest.mark.usefixtures("unrecorded")

AUTH = "---\ntopic: Authentication\naliases: [auth, Log in]\n---\n\n# Authentication\n\n- [fact] tokens expire daily\n"


@pytest.fixture
def store(tmp_path: Path) -> Store:
    made = Store.open(tmp_path, "ann", create=True)
    (made.root / "topics").mkdir()
    (made.root / "topics/Authentication.md").write_text(AUTH)
    return made


def put(store: Store, path: str, text: str = "- a fact\n") -> Path:
    place = store.root / path
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text)
    return place


def appended(topic: Topic, line: str) -> Topic:
    return decode((topic.text + line + "\n").encode(), topic.path)


# -- users -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "user",
    [
        "",
        " ",
        ".",
        "..",
        "../eve",
        "a/b",
        "a\\b",
        "/etc",
        "C:x",
        ".hidden",
        "a\0b",
        "a\nb",
        "\udcff",
        "end.",
        "a" * 121,
    ],
)
def test_a_users_name_never_leads_out_of_home(tmp_path: Path, user: str) -> None:
    with pytest.raises(UnsafeNameError) as caught:
        Store.open(tmp_path, user, create=True)
    assert "\n" not in str(caught.value)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("user", ["default", "Zoë K.J", "محمد", "a.b-c_d@e", "a" * 120])
def test_other_names_are_users(tmp_path: Path, user: str) -> None:
    assert Store.open(tmp_path, user, create=True).root == Store.open(tmp_path, user).root


def test_no_such_user_says_how_to_start(tmp_path: Path) -> None:
    with pytest.raises(NotFoundError, match=r"no memory of user 'bob'.*vault-memory --user bob init"):
        Store.open(tmp_path, "bob")
    assert list(tmp_path.iterdir()) == []


# -- paths -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["", "/etc/passwd", "../x.md", "topics/../../x.md", "a\0.md", "topics\\..\\x", "x/\ud800"]
)
def test_no_path_leads_out_of_the_vault(store: Store, path: str) -> None:
    for act in (store.read, lambda path: store.write(path, b""), lambda path: store.update(path, lambda _: b"")):
        with pytest.raises((UnsafeNameError, NotFoundError, VaultError)):
            act(path)


@given(st.text("./\\a\0~", max_size=12))
def test_whatever_a_path_is_it_stays_inside(tmp_path_factory: pytest.TempPathFactory, path: str) -> None:
    root = tmp_path_factory.getbasetemp() / "inside"
    root.mkdir(exist_ok=True)
    with suppress(UnsafeNameError):
        assert Store(root).resolve(path).is_relative_to(root)


def test_links_out_of_the_vault_are_not_followed(store: Store, tmp_path: Path) -> None:
    secret = tmp_path / "secret.md"
    secret.write_text("secret")
    (store.root / "topics/out.md").symlink_to(secret)
    (store.root / "topics/outside").symlink_to(tmp_path)
    (store.root / "topics/loop").symlink_to(store.root / "topics/loop")
    (store.root / "topics/nothing.md").symlink_to(store.root / "gone.md")
    found = store.scan()
    assert [file.path for file in found.files] == ["topics/Authentication.md"]
    assert [problem.path for problem in found.problems] == [
        "topics/loop", "topics/nothing.md", "topics/out.md", "topics/outside",
    ]  # fmt: skip
    with pytest.raises(UnsafeNameError):
        store.write("topics/out.md", b"changed")
    assert secret.read_text() == "secret"


def test_a_link_inside_the_vault_is_written_through_and_listed_once(store: Store) -> None:
    put(store, "notes/Real.md", "- old\n")
    (store.root / "topics/Real.md").symlink_to("../notes/Real.md")
    (store.root / "topics/Auth again.md").symlink_to("Authentication.md")
    (store.root / "topics/state.md").symlink_to("../.state/x.md")
    put(store, ".state/x.md")
    assert [file.path for file in store.scan().files] == ["topics/Authentication.md", "topics/Real.md"]
    store.write("topics/Real.md", b"- new\n")
    assert (store.root / "topics/Real.md").is_symlink()
    assert (store.root / "notes/Real.md").read_text() == "- new\n"


# -- scan ------------------------------------------------------------------------------------------


def test_a_scan_lists_what_can_be_searched(store: Store) -> None:
    put(store, "conversations/c.md")
    put(store, "topics/deep/er/Ünï.md")
    for hidden in (".obsidian/x.md", ".trash/x.md", "topics/.x.md", "topics/.y/x.md", "archive/x.md", "topics/x.txt"):
        put(store, hidden)
    conflicts = [
        "topics/A.sync-conflict-20260118-101010-ABCDEFG.md",
        "topics/A (Ann's conflicted copy 2026-01-18).md",
        "topics/A (SFConflict ann@x 2026-01-18-10-10-10).md",
        "conversations/A_conflict-20260118-101010.md",
        "topics/A (Case Conflict).md",
        "topics/A (Ann's conflicted copy 2026-01-18 (1)).md",
    ]
    for path in [*conflicts, "topics/A 2.md", "topics/A (2).md", "topics/About sync-conflict.md"]:
        put(store, path)
    found = store.scan()
    assert [file.path for file in found.files] == [
        "conversations/c.md",
        "topics/A (2).md",
        "topics/A 2.md",
        "topics/About sync-conflict.md",
        "topics/Authentication.md",
        "topics/deep/er/Ünï.md",
    ]
    assert sorted(problem.path for problem in found.problems) == sorted(conflicts)
    file = found.files[0]
    place = (store.root / file.path).stat()
    assert (file.size, file.modified, file.inode) == (place.st_size, place.st_mtime_ns, place.st_ino)


@pytest.mark.parametrize(
    "copy", ["Note 2", "Note (1)", "Note copy", "Note copy 2", "Note - Copy", "Note - Copy (3)", "Note-LAPTOP-7F3K"]
)
def test_a_copy_named_as_a_person_might_is_told_by_its_ids(store: Store, copy: str) -> None:
    """iCloud's "Note 2.md" is a conflict copy where it holds the cells of "Note.md", else a note of its own."""
    cell = "- one ^vm-k3f9a2q8d1\n\n<!-- memory v1\nvm-k3f9a2q8d1 salience=0.9 role=user\n-->\n"
    put(store, "topics/Note.md", cell)
    moved = "- one of them moved here ^vm-c0ffe1k3f9\n\n<!-- memory v1\nvm-k3f9a2q8d1 salience=0.9\n-->\n"
    for own in ("- another\n", moved):
        put(store, f"topics/{copy}.md", own)
        assert len(store.scan().files) == 3
    put(store, f"topics/{copy}.md", cell.replace("one", "another") + "x" * 200_000)
    found = store.scan()
    assert [file.path for file in found.files] == ["topics/Authentication.md", "topics/Note.md"]
    assert [problem.path for problem in found.problems] == [f"topics/{copy}.md"]
    (store.root / "topics/Note.md").unlink()
    assert len(store.scan().files) == 2


def test_what_cannot_be_looked_at_is_not_gone(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Root reads everything, so the refusal is made here."""
    put(store, "topics/closed/A.md")
    scandir = os.scandir

    def refusing(path: Path) -> object:
        if str(path).endswith("closed"):
            raise PermissionError(13, "Permission denied")
        return scandir(path)

    monkeypatch.setattr(os, "scandir", refusing)
    found = store.scan()
    assert found.unreadable == ("topics/closed/",)
    assert str(found.problems[0]) == "topics/closed/: cannot be read (Permission denied)"
    assert not found.is_gone("topics/closed/A.md")
    assert not found.is_gone("topics/Authentication.md")
    assert found.is_gone("topics/Other.md")


def test_a_pipe_or_a_folder_is_no_document(store: Store) -> None:
    os.mkfifo(store.root / "topics/pipe.md")
    (store.root / "topics/folder.md").mkdir()
    assert [file.path for file in store.scan().files] == ["topics/Authentication.md"]
    for path in ("topics/pipe.md", "topics/folder.md"):
        with pytest.raises(VaultError, match="not a regular file"):
            store.read(path)


# -- topics ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "Authentication",
        "AUTHENTICATION",
        " authentication ",
        "auth",
        "log in",
        "log-in",
        "topics/Authentication.md",
        "topics/authentication",
        "Authentication.md",
    ],
)
def test_a_topic_is_found_by_name_alias_slug_and_path(store: Store, name: str) -> None:
    put(store, "topics/Other.md", "---\naliases: [authentications]\n---\n")
    assert store.topic(name).path == "topics/Authentication.md"


def test_an_exact_name_wins_over_case_and_alias(store: Store) -> None:
    put(store, "topics/a.md", "---\ntopic: auth\n---\n")
    put(store, "topics/z.md", "---\ntopic: Auth\n---\n")
    assert store.topic("Auth").path == "topics/z.md"
    assert store.topic("auth").path == "topics/a.md"
    assert store.topic("AUTH").path == "topics/a.md"


def test_no_such_topic_names_what_comes_near(store: Store) -> None:
    with pytest.raises(NotFoundError, match="no topic 'Autentication'; did you mean 'Authentication'"):
        store.topic("Autentication")
    with pytest.raises(NotFoundError, match=r"no topic 'AC/DC'$"):
        store.topic("AC/DC")
    with pytest.raises(UnsafeNameError):
        store.topic("../../etc/passwd")


def test_a_topic_that_cannot_be_read_is_listed_with_its_problem(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refuse)
    (topic,) = store.topics()
    assert (topic.name, topic.malformed) == ("Authentication", True)
    assert str(topic.problems[0]) == "topics/Authentication.md: cannot be read (Permission denied)"


@pytest.mark.parametrize("name", ["Token storage", "x" * 300, "تخزين الرموز", "../../etc/passwd", "CON", "a/b:c", ""])
def test_a_new_topic_gets_a_safe_free_name(store: Store, name: str) -> None:
    path_for = store.new_topic_paths()
    paths = [path_for(name), path_for(name)]
    for path in paths:
        assert store.resolve(path).parent == store.root / "topics"
        store.write(path, b"")
    paths.append(store.new_topic_paths()(name))
    store.write(paths[-1], b"")
    assert len({path.casefold() for path in paths}) == 3
    assert set(paths) <= {file.path for file in store.scan().files}


def test_a_new_topic_does_not_take_a_name_used_in_a_subfolder(store: Store) -> None:
    put(store, "topics/work/Tokens.md")
    assert store.new_topic_paths()("tokens") == "topics/tokens (2).md"


# -- writing ---------------------------------------------------------------------------------------


def test_a_write_keeps_the_mode_and_leaves_nothing_behind(store: Store) -> None:
    place = store.root / "topics/Authentication.md"
    place.chmod(0o640)
    store.write("topics/Authentication.md", b"new")
    assert place.read_bytes() == b"new"
    assert stat.S_IMODE(place.stat().st_mode) == 0o640
    assert os.listdir(place.parent) == ["Authentication.md"]  # noqa: PTH208


def test_a_temporary_file_of_a_killed_process_is_taken_away(store: Store) -> None:
    put(store, f"topics/{TEMPORARY}", "half")
    assert [file.path for file in store.scan().files] == ["topics/Authentication.md"]
    store.write("topics/New.md", b"new")
    assert not (store.root / "topics" / TEMPORARY).exists()


@pytest.mark.parametrize("call", ["open", "fsync", "replace", "write", "chmod"])
@pytest.mark.parametrize("nth", [0, 1, 2])
def test_a_failure_at_any_call_leaves_the_old_file_or_the_new(
    store: Store, monkeypatch: pytest.MonkeyPatch, call: str, nth: int
) -> None:
    with store.lock():  # taken before: locking opens files too
        calls = 0
        module = Path if call == "chmod" else os
        original = getattr(module, call) if call != "write" else os.fdopen

        def failing(*arguments: object, **options: object) -> object:
            nonlocal calls
            calls += 1
            if calls > nth:
                raise OSError(28, "No space left on device")
            return original(*arguments, **options)

        with monkeypatch.context() as patch:
            patch.setattr(module, "fdopen" if call == "write" else call, failing)
            try:
                store.write("topics/Authentication.md", b"new")
            except VaultError as error:
                assert "No space left on device" in str(error)
            else:
                assert calls <= nth
    folder = store.root / "topics"
    assert [file.name for file in folder.iterdir()] == ["Authentication.md"]
    assert (folder / "Authentication.md").read_text() in {AUTH, "new"}


def test_a_vault_that_cannot_be_written_says_so(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> int:
        raise OSError(30, "Read-only file system")

    before = {path: path.read_bytes() for path in store.root.rglob("*") if path.is_file()}
    with monkeypatch.context() as patch:
        patch.setattr(Path, "mkdir", refuse)
        patch.setattr(os, "open", refuse)
        with pytest.raises(VaultError) as caught:
            store.write("topics/Authentication.md", b"new")
    assert str(caught.value) == f"{store.root}/.state: cannot be written (Read-only file system)"
    assert before == {path: path.read_bytes() for path in store.root.rglob("*") if path.is_file()}


def test_state_and_index_are_private_and_ignored_by_git(store: Store) -> None:
    for folder in (store.state, store.index):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        assert (folder / ".gitignore").read_text() == "*\n"
    with store.lock():
        assert stat.S_IMODE((store.state / "write.lock").stat().st_mode) == 0o600


# -- changes ---------------------------------------------------------------------------------------


def test_a_change_is_worked_out_anew_on_an_edit_made_meanwhile(store: Store) -> None:
    place = store.root / "topics/Authentication.md"
    seen: list[str] = []

    def change(topic: Topic) -> Topic:
        seen.append(topic.text)
        if len(seen) == 1:
            place.write_text(AUTH + "- typed by hand\n")
        return appended(topic, "- ours")

    written = store.update_topic("topics/Authentication.md", change)
    assert len(seen) == 2
    assert place.read_text() == written.text == AUTH + "- typed by hand\n- ours\n"


def test_a_file_that_turns_up_meanwhile_is_not_overwritten(store: Store) -> None:
    place = store.root / "topics/New.md"

    def change(before: bytes | None) -> bytes:
        if before is None:
            place.write_bytes(b"typed")
        return (before or b"") + b"ours"

    assert store.update("topics/New.md", change) == place.read_bytes() == b"typedours"
    assert sorted(file.name for file in place.parent.iterdir()) == ["Authentication.md", "New.md"]


def test_edits_without_end_are_busy_and_change_nothing(store: Store) -> None:
    place = store.root / "topics/Authentication.md"

    def change(topic: Topic) -> Topic:
        place.write_text(topic.text + "- more\n")
        return appended(topic, "- ours")

    with pytest.raises(BusyError):
        store.update_topic("topics/Authentication.md", change)
    assert "- ours" not in place.read_text()


def test_no_change_writes_nothing(store: Store) -> None:
    before = (store.root / "topics/Authentication.md").stat()
    store.update_topic("topics/Authentication.md", lambda topic: replace(topic, name="x"))
    after = (store.root / "topics/Authentication.md").stat()
    assert (before.st_ino, before.st_mtime_ns) == (after.st_ino, after.st_mtime_ns)


def test_what_was_deleted_stays_deleted(store: Store) -> None:
    with pytest.raises(NotFoundError):
        store.update_topic("topics/Gone.md", lambda topic: appended(topic, "- ours"))

    def deleting(topic: Topic) -> Topic:
        (store.root / "topics/Authentication.md").unlink(missing_ok=True)
        return appended(topic, "- ours")

    with pytest.raises(NotFoundError):
        store.update_topic("topics/Authentication.md", deleting)
    assert store.scan().files == ()


@pytest.mark.parametrize(
    "content", [b"---\ntopic: [a\n---\n", b"caf\xe9\n", b"```\nopen\n", b"<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x\n"]
)
def test_a_malformed_document_is_never_rewritten(store: Store, content: bytes) -> None:
    place = store.root / "topics/Authentication.md"
    place.write_bytes(content)
    with pytest.raises(MalformedError):
        store.update_topic("topics/Authentication.md", lambda topic: appended(topic, "- ours"))
    assert place.read_bytes() == content


def test_byte_order_mark_and_line_ends_survive_a_change(store: Store) -> None:
    place = store.root / "topics/Authentication.md"
    content = ("\ufeff" + AUTH.replace("\n", "\r\n")).encode()
    place.write_bytes(content)
    store.update_topic("topics/Authentication.md", lambda topic: appended(topic, "- ours"))
    assert place.read_bytes() == content + b"- ours\n"


# -- the lock --------------------------------------------------------------------------------------


def test_the_lock_nests_and_keeps_other_threads_out(store: Store) -> None:
    refused: list[VaultMemoryError] = []

    def other() -> None:
        try:
            with Store(store.root).lock(timeout=0.05):
                pass
        except BusyError as error:
            refused.append(error)

    with store.lock(), store.lock():
        thread = threading.Thread(target=other)
        thread.start()
        thread.join()
    assert len(refused) == 1
    with store.lock(timeout=0):
        pass


def _die_with_the_lock(root: Path) -> None:
    with Store(root).lock():
        os._exit(9)


def test_the_lock_of_a_dead_process_is_free(store: Store) -> None:
    process = multiprocessing.get_context("fork").Process(target=_die_with_the_lock, args=(store.root,))
    process.start()
    process.join()
    assert process.exitcode == 9
    assert (store.root / ".state/write.lock").exists()
    with store.lock(timeout=1):
        pass


def test_a_user_folder_that_leads_out_of_the_home_is_refused(tmp_path: Path) -> None:
    away, home = tmp_path / "away", tmp_path / "home"
    for folder in (away, home / "real"):
        folder.mkdir(parents=True)
    (home / "out").symlink_to(away)
    (home / "within").symlink_to(home / "real")
    with pytest.raises(VaultError, match=r"memory\.links"):
        Store.open(home, "out")
    with pytest.raises(VaultError, match=r"memory\.links"):
        Store.open(home, "out", create=True)
    assert list(away.iterdir()) == []
    assert Store.open(home, "out", links=True).root == away
    assert Store.open(home, "within").root == home / "real"
