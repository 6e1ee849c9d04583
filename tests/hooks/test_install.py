"""Test installing hooks in a settings file: added, unchanged if present, removed to the byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vault_memory.errors import InputError
from vault_memory.hooks import install, json_splice

LINE = "/usr/bin/python3 -P -m vault_memory.hooks claude-code"
OTHER = '{"type": "command", "command": "notify.sh"}'
FILES = {
    "nothing": None,
    "empty": "",
    "bare": "{}",
    "bare over lines": "{\n}\n",
    "no hooks": '{\n  "model": "opus",\n  "env": {"A": "1"}\n}\n',
    "four spaces, no newline": '{\n    "model": "opus"\n}',
    "tabs": '{\n\t"model": "opus",\n\t"hooks": {\n\t\t"Stop": []\n\t}\n}\n',
    "crlf": '{\r\n  "model": "opus"\r\n}\r\n',
    "bom": '\ufeff{"model": "opus"}\n',
    "one line": '{"hooks": {"UserPromptSubmit": [{"hooks": [' + OTHER + ']}]}, "x": [1,2]}',
    "empty hooks": '{\n  "hooks": {}\n}\n',
    "empty event": '{"hooks": {"SessionEnd": [ ]}}',
    "theirs beside": '{\n  "hooks": {\n    "UserPromptSubmit": [\n      {"hooks": [' + OTHER + "]}\n    ],\n"
    '    "PostToolUse": [{"matcher": "Edit|Write", "hooks": [' + OTHER + "]}]\n  },\n"
    '  "permissions": {"allow": ["Bash(ls:*)"], "deny": []},\n  "ünïcode": "\\u00e9 é"\n}\n',
}


@pytest.fixture(autouse=True)
def own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def written(tmp_path: Path, text: str | None) -> Path:
    path = tmp_path / ".claude" / "settings.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    if text is not None:
        path.write_bytes(text.encode())
    return path


def put_in(path: Path, line: str = LINE) -> install.Plan:
    plan = install.plan_install(path, line)
    install.apply_plan(plan, keep=True)
    return plan


def take_out(path: Path) -> install.Plan:
    plan = install.plan_uninstall(path)
    install.apply_plan(plan, keep=False)
    return plan


def parsed(path: Path) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(path.read_text(encoding="utf-8-sig"))
    return loaded


@pytest.mark.parametrize("name", FILES)
def test_in_and_out_again_is_as_it_was_to_the_byte(tmp_path: Path, name: str) -> None:
    path = written(tmp_path, FILES[name])
    before = path.read_bytes() if path.exists() else None
    put_in(path)
    found = parsed(path)
    ours = [
        hook["command"] for event in install._MATCHERS for entry in found["hooks"][event] for hook in entry["hooks"]
    ]
    assert ours.count(LINE) == 4
    assert put_in(path).changes is False
    take_out(path)
    assert (path.read_bytes() if path.exists() else None) == before


@pytest.mark.parametrize("name", [name for name, text in FILES.items() if text])
def test_everything_else_stays_as_it_is_written(tmp_path: Path, name: str) -> None:
    """Without what we kept of it, too: as on another machine that has the file by its dotfiles."""
    text = str(FILES[name])
    path = written(tmp_path, text)
    put_in(path)
    for memo in (tmp_path / "state").rglob("*.json"):
        memo.unlink()
    take_out(path)
    after, before = parsed(path), json.loads(text.removeprefix("\ufeff"))
    hooks = {event: entries for event, entries in before.get("hooks", {}).items() if entries}
    assert {k: v for k, v in after.items() if k != "hooks"} == {k: v for k, v in before.items() if k != "hooks"}
    assert {event: entries for event, entries in after.get("hooks", {}).items() if entries} == hooks
    if name in {"no hooks", "one line", "theirs beside", "crlf", "four spaces, no newline"}:
        assert path.read_bytes().decode() == text


def test_what_was_changed_since_stays_changed(tmp_path: Path) -> None:
    path = written(tmp_path, FILES["theirs beside"])
    put_in(path)
    path.write_text(path.read_text().replace('"deny": []', '"deny": ["Bash(rm:*)"]'))
    take_out(path)
    assert path.read_text() == str(FILES["theirs beside"]).replace('"deny": []', '"deny": ["Bash(rm:*)"]')


def test_another_python_takes_the_place_of_the_old(tmp_path: Path) -> None:
    path = written(tmp_path, FILES["theirs beside"])
    put_in(path, LINE.replace("/usr", "/opt"))
    put_in(path)
    assert path.read_text().count("vault_memory.hooks") == 4 and "/opt" not in path.read_text()
    take_out(path)
    assert path.read_text() == FILES["theirs beside"]


def test_a_hook_of_ours_among_theirs(tmp_path: Path) -> None:
    mixed = {"hooks": [{"type": "command", "command": "a.sh"}, {"type": "command", "command": LINE}]}
    path = written(tmp_path, json.dumps({"hooks": {"SessionEnd": [mixed]}}, indent=2))
    take_out(path)
    assert parsed(path) == {"hooks": {"SessionEnd": [{"hooks": [mixed["hooks"][0]]}]}}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('{\n  // mine\n  "model": "opus"\n}', r"settings.json:2: not valid JSON \(comments are not allowed\)"),
        ('{"a": 1,}', "not valid JSON"),
        ("[]", "must hold an object"),
        ('{"hooks": []}', "under 'hooks'"),
        ('{"hooks": {"SessionEnd": {}}}', "must be lists"),
    ],
)
def test_what_cannot_be_read_is_left_alone(tmp_path: Path, text: str, why: str) -> None:
    path = written(tmp_path, text)
    with pytest.raises(InputError, match=why):
        install.plan_install(path, LINE)
    assert path.read_text() == text


def test_a_link_stays_a_link_and_the_mode_a_mode(tmp_path: Path) -> None:
    real = tmp_path / "dotfiles.json"
    real.write_text("{}\n")
    real.chmod(0o600)
    path = tmp_path / ".claude" / "settings.json"
    path.parent.mkdir()
    path.symlink_to(real)
    put_in(path)
    assert path.is_symlink() and "vault_memory.hooks" in real.read_text() and real.stat().st_mode & 0o777 == 0o600
    take_out(path)
    assert path.is_symlink() and real.read_text() == "{}\n"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=12,
)


@given(st.dictionaries(st.text(max_size=4), JSON, max_size=4), st.sampled_from([None, 1, 2, 4, "\t"]), JSON)
def test_what_is_appended_and_removed_again_leaves_no_trace(
    content: dict[str, Any], indent: int | str | None, value: Any
) -> None:
    text = json.dumps(content, indent=indent)
    longer = json_splice.append(text, json_splice.find(text), value, "new-key", indent=json_splice.indentation(text))
    assert json.loads(longer) == content | {"new-key": value}
    back = json_splice.remove(longer, json_splice.find(longer), len(content))
    assert back == text if content else json.loads(back) == content


def test_the_verbs(tmp_path: Path) -> None:
    environment = {key: value for key, value in os.environ.items() if not key.startswith("VAULT_MEMORY")}
    environment |= {"HOME": str(tmp_path), "CLAUDE_CONFIG_DIR": str(tmp_path / "claude")}

    def run(*arguments: str, expect: int = 0) -> str:
        program = [sys.executable, "-c", "from vault_memory.cli import main; main()", *arguments]
        done = subprocess.run(
            program, capture_output=True, text=True, env=environment, cwd=tmp_path, stdin=subprocess.DEVNULL
        )
        assert done.returncode == expect, done.stderr
        return done.stdout if expect == 0 else done.stderr

    assert "add --yes" in run("install", "claude-code", expect=2)
    assert not (tmp_path / "claude").exists()
    shown = run("install", "claude-code", "--yes")
    assert '+  "hooks": {' in shown and f"installed: {tmp_path / 'claude/settings.json'}" in shown
    command = parsed(tmp_path / "claude/settings.json")["hooks"]["SessionEnd"][0]["hooks"][0]
    assert command == {
        "type": "command",
        "command": f"{sys.executable} -P -m vault_memory.hooks claude-code",
        "timeout": 10,
    }
    assert "nothing to change" in run("install", "claude-code", "--yes")
    assert json.loads(run("install", "claude-code", "--scope", "project", "--yes", "--json"))["changed"] is True
    shared = (tmp_path / ".claude/settings.json").read_text()
    assert "vault-memory hook claude-code" in shared and sys.executable not in shared
    run("uninstall", "claude-code", "--yes")
    run("uninstall", "claude-code", "--scope", "project", "--yes")
    assert not (tmp_path / "claude/settings.json").exists() and not (tmp_path / ".claude/settings.json").exists()


def test_what_the_agent_wrote_meanwhile_is_not_overwritten(tmp_path: Path) -> None:
    path = written(tmp_path, FILES["no hooks"])
    plan = install.plan_install(path, LINE)
    path.write_text('{"model": "sonnet"}')
    with pytest.raises(InputError, match="changed meanwhile"):
        install.apply_plan(plan, keep=True)
    assert path.read_text() == '{"model": "sonnet"}'
