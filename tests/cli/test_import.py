"""Test ``vault-memory import`` as a user runs it: exports, agents' folders, notes; interrupted, repeated."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from cli.test_cli import run, snapshot
from click.testing import CliRunner
from importers import exports
from importers.claude_sessions import working_day
from llm_server import ScriptedServer
from scripted_brain import brain

from vault_memory import Memory
from vault_memory.cli import cli
from vault_memory.errors import VaultMemoryError
from vault_memory.vault.conversations.transcripts import transcripts


def inside(*arguments: str, home: Path, expect: int = 0) -> str:
    """What a verb prints, in this process: only the first test needs one of its own for each."""
    done = CliRunner().invoke(cli, ["--home", str(home), *arguments])
    if isinstance(done.exception, VaultMemoryError):  # `main` makes a line of it
        assert expect == 2
        return str(done.exception)
    assert done.exit_code == expect, done.output
    return done.stdout


@pytest.fixture
def export(tmp_path: Path) -> Path:
    return exports.zipped(tmp_path / "export.zip", conversations=[exports.chatgpt()])


def test_an_export_is_counted_then_taken_in_then_known(export: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    counted = json.loads(run("import", str(export), "--dry-run", "--json", home=home))
    assert (counted["conversations"], counted["messages"], counted["first"]) == (1, 9, "2026-03-02")
    assert not home.exists()
    printed = run("import", str(export), home=home)
    assert "1 conversation with 7 new messages" in printed and "1 statement kept" in printed
    before = snapshot(home)
    assert "1 known already" in run("import", str(export), home=home)
    after = {path: data for path, data in snapshot(home).items() if "imports.db" not in path}
    assert after == {path: data for path, data in before.items() if "imports.db" not in path}
    assert json.loads(run("import", str(export), "--json", home=home))["known"] == 1
    assert "took in 1 conversation from export.zip" in run("log", home=home)
    assert "River" in run("search", "River", home=home)  # last: its record is written behind it


def test_what_cannot_be_read_is_named_and_does_not_stop_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "conversations.json"
    path.write_text(json.dumps([{"title": "Bad one", "mapping": 3}, exports.chatgpt()]))
    printed = inside("import", str(path), "--format", "chatgpt", home=tmp_path / "home", expect=1)
    assert "conversation 1 ('Bad one')" in printed and "1 conversation with" in printed
    assert "no such file" in inside("import", str(tmp_path / "none"), home=tmp_path / "home", expect=2)
    assert "is not a date" in inside("import", str(path), "--since", "May", home=tmp_path / "home", expect=2)


def test_a_folder_of_sessions_by_project_and_day_and_without_what_is_excluded(tmp_path: Path) -> None:
    folder, home = tmp_path / "projects", tmp_path / "home"
    working_day("aaaa").write(folder / "-home-nora-src-dispatch" / "aaaa.jsonl")
    secret = working_day("bbbb")
    for record in secret.records:
        record.update({"uuid": f"b{record.get('uuid', '')}", "cwd": "/home/nora/secret"} if "cwd" in record else {})
    secret.write(folder / "-home-nora-secret" / "bbbb.jsonl")
    (folder / "-home-nora-secret" / "agent-1.jsonl").write_text("{}\n")
    assert json.loads(inside("import", str(folder), "--project", "nope", "--json", home=home))["not_wanted"] == 2
    assert json.loads(inside("import", str(folder), "--since", "2026-03-03", "--json", home=home))["not_wanted"] == 2
    (home / "default" / "config.yaml").write_text("memory:\n  exclude: [/home/nora/secret, 'text:lock_timeout']\n")
    done = json.loads(inside("import", str(folder), "--json", home=home))
    assert (done["new"], done["excluded"], done["files"]) == (1, 1, 2)
    assert "left out by memory.exclude" in inside("archive", str(folder / "-home-nora-secret/bbbb.jsonl"), home=home)
    kept = list(transcripts(Memory(home).store))
    assert [found.id for found in kept] == ["aaaa"]
    assert "lock_timeout" not in kept[0].text
    limited = json.loads(inside("import", str(folder), "--project", "dispatch", "--limit", "1", "--json", home=home))
    assert limited["known"] == 1


def test_a_folder_of_exports_of_several_kinds_is_taken_in_whole(tmp_path: Path) -> None:
    """Other JSON beside sessions is passed over and counted; a .zip that is broken is reported."""
    folder, home = tmp_path / "exports", tmp_path / "home"
    working_day("aaaa").write(folder / "aaaa.jsonl")
    (folder / "chatgpt.json").write_text(json.dumps([exports.chatgpt()]))
    (folder / "settings.json").write_text('{"model": "opus"}')
    (folder / "README.md").write_text(TALK)
    zipped = exports.zipped(folder / "claude.zip", conversations=[exports.claude()])
    (folder / "broken.zip").write_bytes(zipped.read_bytes()[:200])
    printed = inside("import", str(folder), home=home, expect=1)
    assert "3 conversations with" in printed and "1 skipped: no conversations" in printed
    assert "broken.zip" in printed
    assert {found.source for found in transcripts(Memory(home).store)} == {"claude-code", "chatgpt", "claude"}


def test_only_stored_and_learnt_from_later(export: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    assert "only stored" in inside("import", str(export), "--store-only", home=home)
    assert "no topics yet" in inside("topics", home=home)
    assert json.loads(inside("import", str(export), "--json", home=home))["statements"] == 1


@pytest.mark.slow
def test_a_dry_run_with_a_model_says_what_it_would_cost_and_asks_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of twenty conversations that are looked at closely, and by their length of all."""
    path, home = many_talks(tmp_path / "conversations.json", 30), tmp_path / "home"
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    with ScriptedServer([brain]) as server:
        settings = {"llm": {"model": "openai/gpt-4o-mini", "api_base": server.url, "api_key": "x", "cache": False}}
        (tmp_path / "config/vault-memory").mkdir(parents=True)
        (tmp_path / "config/vault-memory/config.yaml").write_text(json.dumps(settings))
        counted = json.loads(inside("import", str(path), "--dry-run", "--json", home=home))
        printed = inside("import", str(path), "--dry-run", home=home)
        assert server.requests == [] and not home.exists()
        done = json.loads(inside("import", str(path), "--limit", "2", "--json", home=home))
        asked = len(server.requests) / done["archived"]
    assert (counted["conversations"], counted["messages"], counted["model"]) == (30, 270, "openai/gpt-4o-mini")
    assert 0.5 < counted["calls"] / 30 / asked < 2, "a figure of the right size"
    assert counted["tokens_in"] > 0 and counted["cost"] > 0
    assert f"about {counted['calls']:,} calls" in printed and "; about $" in printed
    assert "nothing was written" in printed


def many_talks(path: Path, count: int) -> Path:
    talks = []
    for number in range(count):
        talk = json.loads(json.dumps(exports.chatgpt()).replace("River", f"Queue{number}"))
        for old in list(talk["mapping"]):  # ids that nothing else has
            talk = json.loads(json.dumps(talk).replace(f'"{old}"', f'"{old}-{number}"'))
        talks.append(talk | {"conversation_id": f"talk-{number}", "create_time": 1772442000.0 - number})
    path.write_text(json.dumps(talks))
    return path


@pytest.mark.slow
def test_killed_in_the_middle_it_goes_on(tmp_path: Path) -> None:
    path, home = many_talks(tmp_path / "conversations.json", 30), tmp_path / "home"
    program = [sys.executable, "-c", "from vault_memory.cli import main; main()", "--home", str(home)]
    under_way = subprocess.Popen([*program, "import", str(path)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    until = time.monotonic() + 60
    while time.monotonic() < until and len(list(home.glob("default/.state/runs/*.json"))) < 5:
        time.sleep(0.02)
    os.kill(under_way.pid, signal.SIGKILL)
    under_way.wait()
    broken_off = Memory(home)
    waiting = sum(bool(found.pending) for found in transcripts(broken_off.store))
    assert 0 < waiting < 30
    inside("import", str(path), home=home)
    whole = Memory(tmp_path / "whole")
    whole.import_from(path)
    assert not any(found.pending for found in transcripts(broken_off.store))

    def statements(memory: Memory) -> set[str]:
        return {cell.text for topic in memory.topics.list() for cell in topic.cells if not cell.superseded}

    assert statements(broken_off) == statements(whole) and len(statements(whole)) > 0


def test_notes_are_copied_byte_for_byte_and_nothing_is_overwritten(tmp_path: Path) -> None:
    folder, home = tmp_path / "Notes", tmp_path / "home"
    notes = {
        "Garden/Tomatoes.md": b"\xef\xbb\xbf---\r\ntags: [a]\r\n---\r\n- on the *south* side\r\n\r\n![[bed.png]]",
        "Über uns.md": "---\ntitle: Über uns\npermalink: ueber-uns\n---\n- [method] gießen #water (early)\n".encode(),
        "Garden/bed.png": b"\x89PNG",
        ".obsidian/app.json": b"{}",
        ".trash/Old.md": b"old",
        "Plan (conflicted copy 2026-01-01).md": b"x",
    }
    for name, data in notes.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    assert "2 notes" in inside("import", str(folder), "--dry-run", home=home)
    assert not list(home.glob("default/topics/**/*.md"))
    assert "1 picture or other file not copied" in inside("import", str(folder), home=home)
    topics = home / "default" / "topics"
    assert sorted(str(path.relative_to(topics)) for path in topics.rglob("*.md")) == [
        "Garden/Tomatoes.md", "Über uns.md",
    ]  # fmt: skip
    assert (topics / "Garden/Tomatoes.md").read_bytes() == notes["Garden/Tomatoes.md"]
    assert "south" in inside("search", "tomatoes south", home=home)
    (topics / "Über uns.md").write_text("mine")
    printed = inside("import", str(folder), "--attachments", home=home, expect=1)
    assert "there is another topics/Über uns.md" in printed
    assert (topics / "Über uns.md").read_text() == "mine"
    assert (topics / "Garden/bed.png").read_bytes() == b"\x89PNG"
    assert "inside the vault" in inside("import", str(topics), "--as", "notes", home=home, expect=2)


TALK = "User: We decided to use argon2id for passwords.\n\nAssistant: Good choice.\n"


def folder_of(place: Path, **files: str) -> Path:
    place.mkdir()
    for name, text in files.items():
        (place / name.replace("_", ".")).write_text(text)
    return place


def test_a_folder_of_notes_never_becomes_conversations(tmp_path: Path) -> None:
    """Lines that look like speakers, other suffixes, two files of one name; one run, which one undo takes back."""
    home = tmp_path / "home"
    notes = folder_of(
        tmp_path / "Notes",
        Tea_md="# Tea\n\nAssam: three minutes\n\nDarjeeling: two minutes\n",
        Bees_mdx="# Bees\n\n- the queen is marked green\n",
        Plan_md="# Plan\n\n- sow in May\n",
        Plan_txt="Harvest: in September\nShed: paint it\n",
    )
    assert "4 notes copied in as topics" in inside("import", str(notes), home=home)
    topics = home / "default/topics"
    assert sorted(path.name for path in topics.iterdir()) == ["Bees.md", "Plan.md", "Plan.txt.md", "Tea.md"]
    assert (topics / "Bees.md").read_bytes() == (notes / "Bees.mdx").read_bytes()
    assert not list(transcripts(Memory(home).store))
    assert "green" in inside("search", "queen bees", home=home)
    inside("undo", home=home)
    assert not list(topics.iterdir())
    done = Memory(home).import_from(notes)
    assert (done.new, done.passed_over) == (0, 2), "nor in a program, which looks at .md"


def test_what_may_be_either_is_not_guessed(tmp_path: Path) -> None:
    home = tmp_path / "home"
    mixed = folder_of(tmp_path / "Mixed", Tea_md="# Tea\n\n- Assam\n", Talk_md=TALK)
    for options in ((), ("--yes",), ("--json",), ("--dry-run",)):
        done = CliRunner().invoke(cli, ["--home", str(home), "import", str(mixed), *options])
        assert done.exit_code == 2 and "--as notes or --as conversations" in done.stderr
        assert "text files with speaker lines: 1, notes: 1" in done.stderr
    assert not home.exists()
    assert "1 conversation with" in inside("import", str(mixed), "--as", "conversations", home=home, expect=1)
    talks = folder_of(
        tmp_path / "Talks", a_md=TALK.replace("argon2id", "scrypt"), b_md=TALK.replace("argon2id", "bcrypt")
    )
    assert "2 conversations with" in inside("import", str(talks), home=home)
    assert "holds no notes" in inside("import", str(folder_of(tmp_path / "Empty")), home=home, expect=2)


def test_what_else_lies_in_an_unpacked_export_is_passed_over_and_no_error(tmp_path: Path) -> None:
    folder = tmp_path / "export"
    folder.mkdir()
    for name, value in (
        ("conversations", [exports.chatgpt()]),
        ("message_feedback", [{"id": "f", "conversation_id": "x", "rating": "thumbs_up", "content": "{}"}]),
        ("user_settings", {"user_id": "u", "settings": {}}),
        ("memories", [{"conversations_memory": "Nora is a nurse.", "account_uuid": "u"}]),
        ("more", [{"role": "user", "content": "The relay listens on port 8443 behind the proxy."}]),
    ):
        (folder / f"{name}.json").write_text(json.dumps(value))
    done = json.loads(inside("import", str(folder), "--json", home=tmp_path / "home"))
    assert (done["new"], done["passed_over"], done["errors"]) == (2, 3, [])
    (folder / "conversations.json").write_text("[{")
    told = json.loads(inside("import", str(folder), "--json", home=tmp_path / "other", expect=1))
    assert "conversations.json" in told["errors"][0]


def test_a_suffix_in_capitals_and_a_schema_beside_it(tmp_path: Path) -> None:
    folder = tmp_path / "files"
    folder.mkdir()
    exports.zipped(tmp_path / "e.zip", conversations=[exports.chatgpt()]).rename(folder / "EXPORT.ZIP")
    (folder / "schema.json").write_text('{"type": ["object", "null"]}')
    done = json.loads(inside("import", str(folder), "--json", home=tmp_path / "home", expect=1))
    assert done["new"] == 1 and "schema.json" in done["errors"][0]
