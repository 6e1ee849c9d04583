"""Test ``init --git``, ``undo``, ``history``, ``diff`` and the merge driver as a user types them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from command_line import call
from real_git import git

from vault_memory.cli import cli

TALK = [{"role": "user", "content": "Billing: Invoices are stored in Postgres 16."}]


def run(home: Path, *words: str, expect: int = 0) -> Result:
    result = CliRunner().invoke(cli, ["--home", str(home), *words])
    assert expect == 2 or result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result


@pytest.fixture
def talk(tmp_path: Path) -> str:
    file = tmp_path / "talk.json"
    file.write_text(json.dumps({"id": "talk", "messages": TALK}))
    return str(file)


def test_a_vault_with_git_from_the_first_day(tmp_path: Path, talk: str) -> None:
    home = tmp_path / "home"
    assert "each run gets a commit" in run(home, "init", "--git").output
    assert json.loads(run(home, "init", "--git", "--json").output)["git"]["created"] is False
    done = json.loads(run(home, "archive", talk, "--json").output)
    assert "learned 1 from “Billing: Invoices are stored in Postgres 16.”" in run(home, "history").output
    rows = json.loads(run(home, "history", "--json").output)
    assert (rows[0]["id"], rows[0]["commit"]) == (done["run"], done["commit"])
    assert [row["trigger"] for row in rows] == ["archive", "init"] and rows[0]["summary"].startswith("learned 1 from")
    cell = done["items"][0]["cell"]
    told = run(home, "history", cell).output
    assert "Postgres 16" in told and "(talk#m1)" in told and f"run {done['run']}" in told
    topic = done["documents"][0]["topic"]
    assert "added" in run(home, "history", topic).output
    shown = run(home, "diff").output
    assert "+++ topics/" in shown and "+- [fact] Billing: Invoices are stored in Postgres 16.\n" in shown
    assert "<!--" not in shown and "vm-" not in shown and "\n+#1 " not in shown
    assert json.loads(run(home, "diff", done["run"], "--json").output)[0]["lines"]
    assert "Postgres" in run(home, "diff", "--since", "2020-01-01").output
    dry = run(home, "undo", "--dry-run").output
    assert "nothing was written" in dry and "-- [fact] Billing" in dry and list((home / "default/topics").iterdir())
    undone = json.loads(run(home, "undo", "--json").output)
    assert undone["run"] == done["run"] and undone["commit"] and not undone["dry_run"]
    assert not list((home / "default/topics").iterdir())
    assert "1 of them undone since" in run(home, "archive", talk).output
    assert "1 statement kept" in run(home, "archive", talk, "--redo").output
    assert len(git(home / "default", "log", "--format=%h").splitlines()) == 4
    assert json.loads(run(home, "search", "invoices", "--json").output)["results"]


def test_an_edit_by_hand_is_told_of_and_taken_back_by_its_id(tmp_path: Path, talk: str) -> None:
    home = tmp_path / "home"
    done = json.loads(run(home, "archive", talk, "--json").output)
    (document,) = (home / "default/topics").iterdir()
    before = document.read_bytes()
    document.write_bytes(before.replace(b"Postgres 16", b"Postgres 17"))
    edit = json.loads(run(home, "log", "--json").output)[0]
    assert edit["trigger"] == "edit" and edit["summary"].endswith("by hand: 1 statement reworded")
    assert len(json.loads(run(home, "log", "--json").output)) == 2  # and once only
    told = run(home, "log", "invoices", "postgres").output
    assert "reworded" in told and "Postgres 16." in told and "Postgres 17." in told
    asked = run(home, "undo", expect=2).output
    assert f"undo {edit['id']}" in asked and f"undo {done['run']}" in asked
    assert document.read_bytes() != before
    run(home, "undo", edit["id"])
    assert document.read_bytes() == before
    assert json.loads(run(home, "undo", "--json").output)["run"] == done["run"]  # nothing is left to ask


def test_an_edit_is_known_also_when_a_run_follows_it(tmp_path: Path, talk: str) -> None:
    home = tmp_path / "home"
    run(home, "archive", talk)
    (document,) = (home / "default/topics").iterdir()
    document.write_bytes(document.read_bytes().replace(b"Postgres 16", b"Postgres 17"))
    run(home, "add", "--topic", document.stem, "Invoices are kept for ten years")
    edit = json.loads(run(home, "log", "--json").output)[1]
    assert edit["trigger"] == "edit"
    run(home, "undo", edit["id"])
    assert b"Postgres 16" in document.read_bytes() and b"ten years" in document.read_bytes()


def test_mistakes(tmp_path: Path, talk: str) -> None:
    home = tmp_path / "home"
    run(home, "init")
    assert "no runs yet" in run(home, "history").output
    for words in (["undo"], ["undo", "nope"], ["diff", "nope"], ["history", "vm-0123456789"], ["history", "Nothing"],
                  ["diff", "--since", "yesterday-ish"], ["archive", talk, "--redo"]):  # fmt: skip
        result = run(home, *words, expect=2)
        assert result.exception is not None and "Traceback" not in result.output


def test_the_merge_driver_takes_files(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("base", "ours", "theirs")]
    for file, text in zip(files, ("# T\n\n- a\n", "# T\n\n- a\n- b\n", "# T\n\n- a\n- c\n"), strict=True):
        file.write_text(text)
    result = run(tmp_path, "merge-driver", *map(str, files), "topics/T.md", "7")
    assert result.exit_code == 0 and files[1].read_text() == "# T\n\n- a\n- b\n- c\n"
    files[1].write_text("# T\n\n- a, mine\n")
    files[2].write_text("# T\n\n- a, yours\n")
    result = run(tmp_path, "merge-driver", *map(str, files), "topics/T.md", "7")
    assert result.exit_code == 1 and "<<<<<<<" in files[1].read_text()
    assert "merge-driver" not in run(tmp_path, "--help").output


def test_undo_does_not_reach_past_what_was_forgotten(tmp_path: Path) -> None:
    """Else it would reverse an older run, which nobody means."""
    run(tmp_path, "add", "--topic", "Tea", "Assam, three minutes, no milk")
    run(tmp_path, "add", "--topic", "Gate", "The gate is green since May")
    run(tmp_path, "forget", "statement", "the gate is green since May", "--yes")
    refused = call(tmp_path, "undo")
    assert refused.code == 2 and refused.out == ""
    assert refused.err.startswith("error: the last change cannot be undone (forgot something for good")
    (command,) = [line for line in refused.err.splitlines() if line.startswith("  vault-memory undo ")]
    assert command.endswith("remembered: Assam, three minutes, no milk")
    assert "no milk" in call(tmp_path, "search", "Assam").out
    assert call(tmp_path, "undo", command.split()[2]).code == 0
    assert "no milk" not in call(tmp_path, "search", "Assam").out


def test_a_statement_is_forgotten_by_its_whole_text_without_its_topic(tmp_path: Path) -> None:
    run(tmp_path, "add", "--topic", "Tea", "Assam, three minutes, no milk")
    run(tmp_path, "add", "--topic", "Gate", "The gate is green since May")
    part = call(tmp_path, "forget", "statement", "gate is green", "--yes")
    assert part.code == 2 and "--topic NAME" in part.err and "forget search 'gate is green'" in part.err
    assert "1 statement" in run(tmp_path, "forget", "statement", "The gate is  green since MAY", "--yes").output
    assert "no topics" not in run(tmp_path, "topics").output
    with (tmp_path / "default/topics/House.md").open("w") as file:
        file.write("# House\n\n- Assam, three minutes, no milk\n")
    both = call(tmp_path, "forget", "statement", "Assam, three minutes, no milk", "--yes")
    assert both.code == 2 and "(House, Tea); say which: --topic NAME" in both.err
