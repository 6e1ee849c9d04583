"""Test ``vault-memory config`` and ``vault-memory config check`` as a user runs them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from llm_server import Script, ScriptedServer, ok, raw, status

from vault_memory.cli import cli
from vault_memory.errors import InputError

GOOD = ok({"action": "DELETE", "memory": 1, "text": "The user lives in Lisbon.", "reason": "moved"}, tokens=(600, 30))


def run(*arguments: str, home: Path, expect: int = 0) -> str:
    done = CliRunner().invoke(cli, ["--home", str(home), *arguments])
    assert done.exit_code == expect, (done.output, done.exception)
    return done.output


def check(monkeypatch: pytest.MonkeyPatch, home: Path, script: Script, expect: int, *options: str) -> str:
    with ScriptedServer([script]) as server:
        for key, value in {"MODEL": "openai/scripted", "API_BASE": server.url, "RETRIES": "0"}.items():
            monkeypatch.setenv(f"VAULT_MEMORY_LLM_{key}", value)
        return run("llm", "check", *options, home=home, expect=expect)


def test_config_shows_every_setting_and_masks_keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VAULT_MEMORY_LLM_API_KEY", "sk-very-secret-1234")
    monkeypatch.setenv("VAULT_MEMORY_INDEX_TOKEN", "root:another-secret")
    printed = run("config", home=tmp_path)
    assert "search.limit" in printed and "-secret" not in printed and "…1234" in printed
    shown = json.loads(run("config", "--json", home=tmp_path))["settings"]
    assert shown["llm.api_key"] == {"value": "…1234", "origin": "environment (VAULT_MEMORY_LLM_API_KEY)"}
    assert shown["search.limit"] == {"value": 10, "origin": "default"}


def test_config_names_the_vaults_file(home: Path) -> None:
    (home / "default" / "config.yaml").write_text("search: {limit: 7}\n")
    shown = json.loads(run("config", "--json", home=home))
    assert shown["settings"]["search.limit"] == {"value": 7, "origin": str(home / "default" / "config.yaml")}
    assert len(shown["files"]) == 2


def test_check_of_a_model_that_works(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    printed = check(monkeypatch, tmp_path, GOOD, 0)
    assert "FAIL" not in printed
    for part in ("openai/scripted", "JSON schema sent", "valid (DELETE)", "600 in, 30 out"):
        assert part in printed
    assert all(row.startswith("ok ") for row in printed.splitlines())
    shown = json.loads(check(monkeypatch, tmp_path, GOOD, 0, "--json"))
    assert shown["ok"] and shown["steps"][0]["step"] == "model"


@pytest.mark.parametrize(
    ("script", "said"),
    [
        (status(401, "bad key"), "key: "),
        (status(500, "on fire"), "on fire"),
        (raw("Sure!"), "not in the form asked for"),
    ],
)
def test_check_of_one_that_does_not(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, script: Script, said: str) -> None:
    printed = check(monkeypatch, tmp_path, script, 1)
    assert "FAIL" in printed and said in printed
    assert json.loads(check(monkeypatch, tmp_path, script, 1, "--json"))["ok"] is False


def test_check_without_a_model(tmp_path: Path) -> None:
    done = CliRunner().invoke(cli, ["--home", str(tmp_path), "llm", "check"])
    assert isinstance(done.exception, InputError)  # exit code 2, by main()
    assert "VAULT_MEMORY_LLM_MODEL" in str(done.exception)
