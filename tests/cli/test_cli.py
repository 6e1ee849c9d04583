"""Test the command line as a user sees it: real files, exit codes, one clear line for each mistake."""

from __future__ import annotations

import errno
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import by_hand
import processes
import pytest
from command_line import call

UNSHARE = shutil.which("unshare")


def run(*arguments: str, home: Path, stdin: bytes = b"", expect: int = 0) -> str:
    """Standard output (of success) or standard error (of failure)."""
    done = call(home, *arguments, input=stdin)
    assert done.code == expect, (arguments, done)
    return done.err if expect == 2 else done.out


def snapshot(folder: Path) -> dict[str, bytes]:
    """Every file but the derived index, which any look at a vault may make."""
    found = (path for path in sorted(folder.rglob("*")) if path.is_file() and ".index" not in path.parts)
    return {str(path): path.read_bytes() for path in found}


def test_the_main_job_in_a_fresh_home(tmp_path: Path) -> None:
    talk = tmp_path / "talk.json"
    talk.write_text(
        json.dumps(
            [
                {
                    "role": "user",
                    "content": "We decided to use argon2id for passwords because bcrypt was too slow.",
                },
                {"role": "assistant", "content": "Good choice!"},
            ]
        )
    )
    home = tmp_path / "home"
    printed = run("archive", str(talk), home=home)
    assert "1 statement kept" in printed
    assert "\x1b[" not in printed
    assert "argon2id" in run("search", "password", "hashing", home=home)
    result = json.loads(run("search", "password hashing", "--json", home=home))["results"][0]
    assert result["tier"] == "cell" and result["type"] == "decision" and result["line"] > 0
    rows = json.loads(run("topics", "--json", home=home))
    assert [row["cells"] for row in rows] == [1]
    shown = run("show", rows[0]["topic"], home=home)
    assert shown == (home / "default" / rows[0]["path"]).read_text()
    assert json.loads(run("status", "--json", home=home))["cells"] == 1
    assert "entries" in run("rebuild", home=home)
    assert "nothing new" in run("archive", str(talk), home=home)


def test_a_process_prints_and_ends_as_it_does_here(home: Path) -> None:
    """All other tests of this file call the command line in this process."""
    for words, code in ((("search", "lock_timeout"), 0), (("serach", "x"), 2), (("show", "No such topic"), 2)):
        done = call(home, *words)
        assert processes.run(home, *words, code=code, COLUMNS="100") == done.out + done.err
        assert done.code == code


def test_standard_input_and_speaker_lines(tmp_path: Path) -> None:
    talk = b"Ana: I planted the tomatoes on 12 May next to the shed.\n\nBen: Nice!\n"
    report = json.loads(run("archive", "-", "--json", home=tmp_path, stdin=talk))
    assert report["messages"] == 2
    assert [item["outcome"] for item in report["items"]] == ["added"]


def test_an_empty_vault_says_so(tmp_path: Path) -> None:
    run("init", home=tmp_path)
    assert "no memories yet" in run("search", "anything", home=tmp_path)
    assert json.loads(run("search", "anything", "--json", home=tmp_path))["results"] == []
    assert "no topics yet" in run("topics", home=tmp_path)
    assert "already" in run("init", home=tmp_path)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "empty"),
        (b"\x00\x01\x02\xff\xfe" * 50, "binary"),
        (b'[{"role": "user", "content": "hel', "JSON"),
        (b"just some text\nwithout any speaker\n", "speaker"),
        (b'{"unknown": "shape"}', ""),
        ("Grüße".encode("latin-1"), "UTF-8"),
    ],
)
def test_bad_files_are_one_clear_line_and_change_nothing(home: Path, tmp_path: Path, content: bytes, says: str) -> None:
    bad = tmp_path / "bad.json"
    bad.write_bytes(content)
    before = snapshot(home)
    error = run("archive", str(bad), home=home, expect=2)
    assert error.startswith("error: ") and error.count("\n") == 1
    assert "bad.json" in error and says in error
    assert snapshot(home) == before


@pytest.mark.parametrize(
    "arguments",
    [
        ("--user", "nobody", "search", "x"),
        ("--user", "nobody", "status"),
        ("--user", "nobody", "archive", "sample.md"),
        ("--user", "../../etc", "search", "x"),
        ("--user", "../other", "init"),
        ("--user", "", "topics"),
        ("show", "../../../etc/passwd"),
        ("show", "No such topic at all"),
        ("show", "x" * 300),
        ("archive", "no-such-file.json"),
        ("archive", "/"),
        ("search", "x", "--limit", "101"),
        ("search", "x", "--limit", "0"),
        ("context", "x", "--budget", "-1"),
        ("search", "x", "--as-of", "yesterday"),
        ("search",),
        ("serach", "x"),
        ("search", "x", "--detail-level", "some"),
        ("archive", "x", "--format", "wat"),
    ],
)
def test_mistakes_are_one_clear_line_and_change_nothing(home: Path, arguments: tuple[str, ...]) -> None:
    before = snapshot(home)
    error = run(*arguments, home=home, expect=2)
    assert len([line for line in error.splitlines() if line.lower().startswith("error: ")]) == 1
    assert snapshot(home) == before


def test_a_home_that_cannot_be_looked_at_is_one_clear_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "cannot be used (File name too long)" in run("status", home=tmp_path / ("x" * 300), expect=2)

    def deny(place: Path) -> bool:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(place))

    monkeypatch.setattr(Path, "is_dir", deny)
    error = run("status", home=tmp_path / "home", expect=2)
    assert error.startswith(f"error: {tmp_path}/home") and error.endswith("cannot be used (Permission denied)\n")
    assert error.count("\n") == 1


def test_topic_names_of_any_kind_become_files_in_the_vault(tmp_path: Path) -> None:
    from vault_memory.vault.storage.store import Store

    store = Store.open(tmp_path, "default", create=True)
    path_for = store.new_topic_paths()
    for name in ("x" * 300, "ذاكرة طويلة المدى", "../../etc/passwd", "CON", "a/b\\c:d", "..."):
        path = path_for(name)
        by_hand.write(store, path, b"# x\n")
        place = store.resolve(path)
        assert place.is_file() and place.parent == tmp_path / "default" / "topics"


def test_context_and_recall_and_what_metrics_say_of_them(home: Path) -> None:
    assert "no queries yet" in run("metrics", home=home)
    block = run("context", "--prompt", "postgres", "upgrade", home=home)
    assert (
        block.startswith("<recalled-memory>\n")
        and re.search(r"\n## What you remember about this user:\n### \d{4}-\d\d-\d\d\n- \[", block)
        and "## Relevant notes:" in block
    )
    packed = json.loads(run("context", "postgres", "upgrade", "--budget", "120", "--json", home=home))
    assert packed["tokens"] <= packed["budget"] == 120 and packed["left_out"][0]["reason"]
    assert "PostgreSQL 17" in run("recall", "which PostgreSQL does production run?", home=home)
    printed = run("metrics", home=home)
    assert "3 (2 context, 1 recall)" in printed and "p95" in printed
    assert json.loads(run("metrics", "--json", home=home))["hit_rate"] == 1.0


def test_a_search_of_an_earlier_day_leaves_no_trace(home: Path) -> None:
    before = snapshot(home)
    printed = run("search", "--as-of", "2026-04-01", "outbox", home=home)
    assert "outbox_event" in printed and "sees back to" in printed and "Frostline" not in printed
    assert snapshot(home) == before


def test_an_empty_vault_has_no_context(tmp_path: Path) -> None:
    run("init", home=tmp_path)
    assert run("context", "anything", home=tmp_path) == ""
    assert "(No specific memories yet)" in run("context", "--prompt", "anything", home=tmp_path)
    assert "no memories yet" in run("recall", "anything", home=tmp_path)


def test_problems_are_named_and_exit_with_one(home: Path) -> None:
    (home / "default/topics/Broken.md").write_text("---\ntopic: [unclosed\n---\n\n- a fact that stands here\n")
    printed = run("status", home=home, expect=1)
    assert "topics/Broken.md:" in printed
    assert "malformed" in run("topics", home=home)


def test_a_vault_that_cannot_be_written_is_still_searched(bare_home: Path, tmp_path: Path) -> None:
    """On a file system mounted read-only, in a name space of its own (which takes a root that may make one)."""
    home = bare_home
    program = f'{sys.executable} -c "from vault_memory.cli import main; main()" --home {home}'
    script = tmp_path / "script.sh"
    script.write_text(
        f"""mount --bind {home} {home} && mount -o remount,ro,bind {home} || exit 77
        {program} search onions; echo "search $?"
        echo 'Ana: I moved to Leeds in May 2024.' | {program} archive -; echo "archive $?"
        {program} --user other init; echo "init $?"
        """
    )
    environment = os.environ | {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    command = ["unshare", "--mount", "bash", str(script)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False) if UNSHARE else None
    if done is None or done.returncode == 77 or "unshare failed" in done.stderr:
        pytest.skip("this machine lets nobody mount")
    assert "onions" in done.stdout and "search 0" in done.stdout
    assert "archive 2" in done.stdout and "init 2" in done.stdout
    assert [line.split(":")[0] for line in done.stderr.splitlines()] == ["error", "error"]
    assert not (home / "default" / ".index").exists()


@pytest.mark.slow
def test_the_demo_runs(tmp_path: Path) -> None:
    printed = run("demo", home=tmp_path)
    assert "superseded" in printed and "vault-memory" in printed
    assert list(tmp_path.iterdir()) == []


def test_help_names_every_verb(tmp_path: Path) -> None:
    from vault_memory.cli import VERBS

    printed = run("--help", home=tmp_path)
    assert all(verb in printed for verb in VERBS)
    for verb in VERBS:
        assert "Usage" in run(verb, "--help", home=tmp_path)
