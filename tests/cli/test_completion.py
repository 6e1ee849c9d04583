"""Test completion in real shells, and changing settings from the command line."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from cli.test_cli import run

SAMPLE = Path(__file__).parents[2] / "sample_vault"
ASK = """
eval "$(vault-memory config completion bash)"
ask() {
    COMP_WORDS=("$@"); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMPREPLY=()
    _vault_memory_completion vault-memory
    printf '%s|' "${COMPREPLY[@]}"; echo
}
ask vault-memory se
ask vault-memory show Dis
ask vault-memory show Dispatch s
ask vault-memory show Nor
ask vault-memory config set search.lim
ask vault-memory topics merge Dis
ask vault-memory add --type fa
"""


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    home, programs = tmp_path / "home", tmp_path / "bin"
    shutil.copytree(SAMPLE, home / "default")
    (home / "default/topics/Nora's (old).md").write_text("# Nora's (old)\n\n- a fact\n")
    programs.mkdir()
    program = programs / "vault-memory"
    program.write_text(f"#!{sys.executable}\nfrom vault_memory.cli import main\nmain()\n")
    program.chmod(0o755)
    run("status", home=home)
    kept = {name: value for name, value in os.environ.items() if not name.startswith("VAULT_MEMORY")}
    path = f"{programs}:{os.environ['PATH']}"
    return kept | {"PATH": path, "VAULT_MEMORY_HOME": str(home), "HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}


def shell(*arguments: str, environment: dict[str, str]) -> str:
    done = subprocess.run(arguments, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash")
def test_bash_completes_verbs_options_and_topics(environment: dict[str, str]) -> None:
    lines = shell("bash", "--norc", "-c", ASK, environment=environment).splitlines()
    assert lines[0] == "search|serve|"
    assert lines[1:3] == ["Dispatch service|", "service|"]
    assert lines[3] == r"Nora\'s \(old\)|"
    assert "search.limit|" in lines[4]
    assert lines[5:] == [r"Dispatch\ service|", "fact|"]  # where a name is one word of the shell


@pytest.mark.skipif(shutil.which("zsh") is None, reason="no zsh")
def test_zsh_takes_the_script(environment: dict[str, str]) -> None:
    script = (
        'autoload -U compinit; compinit -u; eval "$(vault-memory config completion zsh)"; print $_comps[vault-memory]'
    )
    assert shell("zsh", "-f", "-c", script, environment=environment).strip() == "_vault_memory_completion"


@pytest.mark.skipif(shutil.which("fish") is None, reason="no fish")
def test_fish_completes_topics(environment: dict[str, str]) -> None:
    script = 'vault-memory config completion fish | source; complete -C "vault-memory show Dis"'
    assert shell("fish", "-N", "-c", script, environment=environment).strip() == "Dispatch service"


def test_settings_are_set_and_unset_and_the_rest_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "own"))
    home = tmp_path / "home"
    shutil.copytree(SAMPLE, home / "default")
    file = home / "default" / "config.yaml"
    before = file.read_text()
    assert "search.limit: 5 in " in run("config", "set", "search.limit", "5", home=home)
    run("config", "set", "memory.exclude", "~/secret, session:tmp-*", home=home)
    assert file.read_text().startswith(before)
    shown = json.loads(run("config", "show", "search.limit", "--json", home=home))
    assert shown["settings"]["search.limit"] == {"value": 5, "origin": str(file)}
    found = json.loads(run("config", "show", "memory", "--json", home=home))["settings"]["memory.exclude"]["value"]
    assert found == ["~/secret", "session:tmp-*"]
    run("config", "set", "memory.exclude", "other", home=home)
    for setting in ("search.limit", "memory.exclude", "search.alpha"):
        run("config", "unset", setting, home=home)
    assert file.read_text() == before
    assert "did you mean 'search.limit'" in run("config", "set", "search.limt", "5", home=home, expect=2)
    assert "whole number" in run("config", "set", "search.limit", "many", home=home, expect=2)
    assert run("config", "set", "search.limit", home=home, expect=2).count("\n") == 1
    run("config", "set", "llm.api_key", "sk-0123456789abcdef", home=home)
    own = tmp_path / "own" / "vault-memory" / "config.yaml"
    assert own.stat().st_mode & 0o777 == 0o600 and file.read_text() == before
    assert "sk-0123" not in run("config", "show", "llm", home=home)
