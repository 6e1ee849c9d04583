"""Test the commits of runs, with real git in real folders."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import by_hand
import pytest
from real_git import git

from vault_memory.errors import VaultError
from vault_memory.events import subscribe
from vault_memory.memory import Memory
from vault_memory.vault.git import commit_log, commits, repository
from vault_memory.vault.git.setup import set_up
from vault_memory.vault.storage.store import Store

pytestmark = pytest.mark.usefixtures("unrecorded")

PACKAGE = Path(__file__).resolve().parents[3] / "vault_memory"
TALK = [
    {"role": "user", "content": "We decided to use argon2id for password hashing because bcrypt was too slow."},
    {"role": "assistant", "content": "Noted."},
]


def vault(home: Path, *, versioned: bool = True) -> Store:
    store = Store.open(home, "default", create=True)
    if versioned:
        set_up(store)
    return store


def put(store: Store, path: str, text: str) -> None:
    store.write(path, text.encode())


def test_only_this_module_runs_git_or_any_other_program() -> None:
    users = [
        file.relative_to(PACKAGE).as_posix()
        for file in PACKAGE.rglob("*.py")
        if re.search(r"^\s*(?:import|from) subprocess\b|\bos\.(?:system|popen|exec|spawn)", file.read_text(), re.M)
        and "git" in file.read_text()
    ]
    assert users == ["vault/git/repository.py"]


def test_a_vault_without_git_is_left_alone(tmp_path: Path) -> None:
    store = vault(tmp_path, versioned=False)
    put(store, "topics/A.md", "# A\n")
    assert commits.commit_run(store, "x", dict.fromkeys(["topics/A.md"])) == commits.CommitResult()
    git(store.root, "init", "-q")
    assert commits.commit_run(store, "x", dict.fromkeys(["topics/A.md"])) == commits.CommitResult()
    assert git(store.root, "status", "--porcelain") == "?? topics/"


def test_a_fresh_vault_gets_one_commit_a_run(tmp_path: Path) -> None:
    store = vault(tmp_path)
    assert git(store.root, "log", "--format=%an|%ae|%s") == "vault-memory|vault-memory@localhost|Version the vault"
    memory = Memory(home=tmp_path)
    report = memory.archive(TALK)
    assert report.commit == git(store.root, "rev-parse", "HEAD")
    message = git(store.root, "log", "-1", "--format=%B")
    assert message.startswith(f"Archive {report.conversation}: 1 added\n")
    assert f"Run: {report.run}" in message and f"Conversation: {report.conversation}" in message
    assert f"{report.documents[0].topic}: 1 added (new)" in message
    changed = git(store.root, "show", "--name-only", "--format=", "HEAD").splitlines()
    assert sorted(changed) == sorted([f"conversations/{report.conversation}.md", report.documents[0].path])
    assert git(store.root, "status", "--porcelain") == ""
    assert git(store.root, "ls-files", ".state", ".index") == ""
    assert memory.archive(TALK).commit == ""
    assert git(store.root, "rev-list", "--count", "HEAD") == "2"
    assert git(store.root, "config", "--global", "--list", check=False) == ""
    found = commit_log.log(store, report.documents[0].path)
    assert [commit.runs for commit in found] == [(report.run,)]


def test_setting_up_twice_changes_nothing_and_keeps_a_persons_lines(tmp_path: Path) -> None:
    store = vault(tmp_path, versioned=False)
    put(store, ".gitignore", "private/")
    put(store, "topics/A.md", "# A\n")
    put(store, "private/secret.md", "x\n")
    put(store, ".obsidian/plugins/sync/data.json", '{"token": "abc"}')
    put(store, "profile.md", "private\n")
    first = set_up(store)
    assert first.created and not first.outer and first.committed.commit
    assert git(store.root, "ls-files").splitlines() == [".gitattributes", ".gitignore", "topics/A.md"]
    ignore = (store.root / ".gitignore").read_text()
    assert ignore.startswith("private/\n")
    again = set_up(store)
    assert not again.created and not again.committed.commit
    assert (store.root / ".gitignore").read_text() == ignore
    ignore = ignore.replace("/profile.md\n", "")  # as the comment above it says, to version the profile
    put(store, ".gitignore", ignore)
    set_up(store)
    assert (store.root / ".gitignore").read_text() == ignore
    assert git(store.root, "config", "--get-all", repository.MARK) == "."
    assert "merge-driver %O %A %B %P" in git(store.root, "config", repository.MERGE_DRIVER)


def test_what_the_person_has_staged_stays_staged_and_uncommitted(tmp_path: Path) -> None:
    store = vault(tmp_path)
    for name in "ABC":
        put(store, f"topics/{name}.md", f"# {name}\n")
    commits.commit_run(store, "start", dict.fromkeys([f"topics/{name}.md" for name in "ABC"]))
    put(store, "topics/A.md", "# A\n\nstaged\n")
    put(store, "notes.txt", "mine\n")
    git(store.root, "add", "topics/A.md", "notes.txt")
    before = git(store.root, "ls-files", "--stage", "topics/A.md", "notes.txt")
    put(store, "topics/A.md", "# A\n\nstaged, and a run\n")
    put(store, "topics/B.md", "# B\n\na run\n")
    store.delete("topics/C.md", only=b"# C\n")
    put(store, "topics/D.md", "# D\n")
    done = commits.commit_run(store, "run\n\nRun: r1\n", dict.fromkeys([f"topics/{name}.md" for name in "ABCD"]))
    assert done.commit and done.staged == ("topics/A.md",) and "staged" in done.notes[0]
    assert git(store.root, "ls-files", "--stage", "topics/A.md", "notes.txt") == before
    shown = git(store.root, "show", "--name-status", "--format=", "HEAD").split()
    assert shown == ["M", "topics/B.md", "D", "topics/C.md", "A", "topics/D.md"]
    assert git(store.root, "status", "--porcelain") == "A  notes.txt\nMM topics/A.md"


def test_inside_another_repository_only_the_vaults_files_are_committed(tmp_path: Path) -> None:
    git(tmp_path, "init", "-q")
    (tmp_path / "thesis.tex").write_text("draft\n")
    home = tmp_path / "my notes [1]"
    store = vault(home, versioned=False)
    put(store, "topics/Old.md", "# Old\n")
    setup = set_up(store)
    assert setup.outer and not setup.created and setup.repository == str(tmp_path)
    put(store, "topics/Ünï *.md", "# x\n")
    assert commits.commit_run(store, "run", dict.fromkeys(["topics/Ünï *.md"])).commit
    listed = git(tmp_path, "-c", "core.quotePath=false", "ls-files").splitlines()
    assert listed == [f"my notes [1]/default/{name}" for name in (".gitattributes", ".gitignore", "topics/Ünï *.md")]
    assert "thesis.tex" in git(tmp_path, "status", "--porcelain")
    assert [commit.subject for commit in commit_log.log(store)] == ["run", "Version the vault"]


def test_a_repository_that_ignores_the_vault_is_not_its_repository(tmp_path: Path) -> None:
    git(tmp_path, "init", "-q")
    (tmp_path / ".gitignore").write_text("home/\n")
    setup = set_up(vault(tmp_path / "home", versioned=False))
    assert setup.created and not setup.outer


@pytest.mark.parametrize("state", ["detached", "merge", "rebase"])
def test_nothing_is_committed_in_the_midst_of_something(tmp_path: Path, state: str) -> None:
    store = vault(tmp_path)
    put(store, "topics/A.md", "# A\n")
    commits.commit_run(store, "one", dict.fromkeys(["topics/A.md"]))
    git(store.root, "switch", "-q", "-c", "other")
    put(store, "topics/A.md", "# A\n\nother\n")
    git(store.root, "commit", "-qam", "other")
    git(store.root, "switch", "-q", "main")
    put(store, "topics/A.md", "# A\n\nmain\n")
    git(store.root, "commit", "-qam", "main")
    git(store.root, "config", "--remove-section", "merge.vault-memory")
    if state == "detached":
        git(store.root, "switch", "-q", "--detach")
    else:
        git(store.root, state, "other", check=False)
    put(store, "topics/B.md", "# B\n")
    head = git(store.root, "rev-parse", "HEAD")
    done = commits.commit_run(store, "run", dict.fromkeys(["topics/B.md"]))
    assert not done.commit and (state if state != "detached" else "detached") in done.problem
    assert git(store.root, "rev-parse", "HEAD") == head
    memory = Memory(home=tmp_path)
    said = [memory.archive([{"role": "user", "content": f"We decided to keep lock_timeout at {n} s for dispatch_api."}])
            for n in range(2)]  # fmt: skip
    assert all(not report.errors and "not committed" in report.notes[0] for report in said)
    git(store.root, *(("switch", "-q", "main") if state == "detached" else (state, "--abort")))
    assert memory.remember("The relay connects to port 5432 directly", topic="Relay").commit
    assert git(store.root, "status", "--porcelain") == ""  # what had to wait went along


def test_hooks_signing_prompts_and_filters_of_the_person_do_not_run(tmp_path: Path) -> None:
    store = vault(tmp_path)
    for hook in ("pre-commit", "commit-msg", "post-commit", "reference-transaction", "pre-auto-gc"):
        place = store.root / ".git" / "hooks" / hook
        place.write_text("#!/bin/sh\ntouch ran\nexit 1\n")
        place.chmod(0o755)
    git(store.root, "config", "commit.gpgSign", "true")
    git(store.root, "config", "gpg.program", "/bin/false")
    git(store.root, "config", "user.useConfigOnly", "true")
    put(store, "topics/A.md", "# A\r\n")
    assert commits.commit_run(store, "run", dict.fromkeys(["topics/A.md"])).commit
    assert not (store.root / "ran").exists()
    git(store.root, "config", "core.autocrlf", "true")
    put(store, "topics/B.md", "# B\r\n")
    commits.commit_run(store, "run", dict.fromkeys(["topics/B.md"]))
    assert commit_log.content(store, "HEAD", "topics/B.md") == b"# B\r\n"


def test_the_person_is_the_author_where_git_knows_them(tmp_path: Path) -> None:
    store = vault(tmp_path)
    git(store.root, "config", "user.email", "ann@example.org")
    git(store.root, "config", "user.name", "Ann")
    put(store, "topics/A.md", "# A\n")
    commits.commit_run(store, "run", dict.fromkeys(["topics/A.md"]))
    assert git(store.root, "log", "-1", "--format=%an <%ae>") == "Ann <ann@example.org>"


def test_without_git_init_says_so_and_runs_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = vault(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))
    put(store, "topics/A.md", "# A\n")
    assert commits.commit_run(store, "run", dict.fromkeys(["topics/A.md"])) == commits.CommitResult()
    assert Memory(home=tmp_path).archive(TALK).errors == ()
    with pytest.raises(VaultError, match="git is not installed"):
        set_up(store)


def test_a_failing_commit_is_a_note_and_an_event(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = vault(tmp_path)
    monkeypatch.setattr(commits, "_LOCK_WAITS", ())
    (store.root / ".git" / "index.lock").write_text("")
    os.utime(store.root / ".git" / "index.lock", (0, 0))  # of a git that died: no write of ours waits for it
    heard: list[dict[str, object]] = []
    with subscribe(lambda name, values: heard.append(values) if name == "git" else None):
        report = Memory(home=tmp_path).archive(TALK)
    assert report.errors == () and not report.commit and "index.lock" in report.notes[0]
    assert heard[-1]["stage"] == "failed"
    (store.root / ".git" / "index.lock").unlink()
    assert commits.commit_run(store, "later", dict.fromkeys([report.documents[0].path])).commit


def test_runs_are_not_committed_where_the_setting_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = vault(tmp_path)
    put(store, "config.yaml", "git:\n  commit: false\n")
    assert Memory(home=tmp_path).archive(TALK).commit == ""
    put(store, "topics/A.md", "# A\n")
    assert not commits.commit_run(store, "run", dict.fromkeys(["topics/A.md"])).commit
    monkeypatch.setenv("VAULT_MEMORY_GIT_COMMIT", "true")
    assert commits.commit_run(store, "run", dict.fromkeys(["topics/A.md"])).commit


def test_ignored_files_caches_and_another_repositorys_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = vault(tmp_path)
    put(store, ".gitignore", "conversations/\n")
    other = tmp_path / "other"
    other.mkdir()
    git(other, "init", "-q")
    monkeypatch.setenv("GIT_DIR", str(other / ".git"))
    monkeypatch.setenv("GIT_INDEX_FILE", str(other / "index"))
    for path in ("conversations/c.md", ".state/x", ".index/y", "topics/A.md"):
        put(store, path, "# x\n")
    assert commits.commit_run(
        store, "run", dict.fromkeys(["conversations/c.md", ".state/x", ".index/y", "topics/A.md"])
    ).commit
    monkeypatch.undo()
    assert git(store.root, "show", "--name-only", "--format=", "HEAD") == "topics/A.md"


def test_a_merge_that_ends_while_a_run_is_committed_leaves_nothing_staged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, update = vault(tmp_path), commits._update_index
    put(store, "topics/A.md", "# A\n")
    commits.commit_run(store, "x", dict.fromkeys(["topics/A.md"]))
    put(store, "topics/A.md", "# of another branch\n")
    git(store.root, "commit", "-qam", "other")
    merged = git(store.root, "rev-parse", "HEAD")
    git(store.root, "reset", "-q", "--hard", "HEAD~1")
    put(store, "topics/A.md", "# ours\n")

    def after_merge(*arguments: Any) -> None:
        monkeypatch.setattr(commits, "_update_index", update)
        git(store.root, "update-ref", "HEAD", merged)
        git(store.root, "read-tree", merged)
        update(*arguments)

    monkeypatch.setattr(commits, "_update_index", after_merge)
    done = commits.commit_run(store, "x", dict.fromkeys(["topics/A.md"]))
    assert done.commit and not done.staged
    assert git(store.root, "rev-parse", "HEAD~1") == merged
    assert git(store.root, "status", "--porcelain") == ""


def test_many_processes_commit_at_once(tmp_path: Path) -> None:
    store = vault(tmp_path)
    program = (
        f"import sys; sys.path.append({str(Path(by_hand.__file__).parent)!r}); from pathlib import Path; "
        "from vault_memory.vault.git import commits as history; from vault_memory.vault.storage.store import Store; "
        "from by_hand import write\n"
        "store = Store(Path(sys.argv[1]))\n"
        "for n in range(3):\n"
        "    path = f'topics/{sys.argv[2]}-{n}.md'; write(store, path, b'# x\\n')\n"
        "    done = history.commit_run(store, path, {path: None}); assert done.commit, done\n"
    )
    started = [
        subprocess.Popen([sys.executable, "-c", program, str(store.root), str(number)], env=os.environ)
        for number in range(3)
    ]
    assert [process.wait() for process in started] == [0, 0, 0]
    assert git(store.root, "rev-list", "--count", "HEAD") == "10"
    assert len(git(store.root, "ls-files", "topics").splitlines()) == 9
    assert git(store.root, "status", "--porcelain") == ""
