"""Validate the real output of every verb with ``--json`` against the schema that documents it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import click
import pytest
from cli.json_runs import outputs
from click.testing import CliRunner
from jsonschema import Draft202012Validator
from llm_server import Script, ScriptedServer, raw, status
from scripted_brain import brain

import vault_memory
from vault_memory.api.results import DecayReport
from vault_memory.cli import SECTIONS, VERBS, cli
from vault_memory.index.sync import SyncReport

SCHEMAS = Path(vault_memory.__file__).parent / "schemas"
NEEDS_A_MODEL = {"config check", "profile propose"}


def commands() -> Iterator[tuple[str, click.Command]]:
    """Every command that does something, by what is typed."""
    for verb in VERBS:
        command = cli.get_command(click.Context(cli), verb)
        assert command is not None
        if not isinstance(command, click.Group):
            yield verb, command
        else:
            yield from ((f"{verb} {name}", sub) for name, sub in command.commands.items())


def schema(verb: str) -> Draft202012Validator:
    found = json.loads((SCHEMAS / f"{verb.replace(' ', '-')}.json").read_text())
    Draft202012Validator.check_schema(found)
    return Draft202012Validator(found)


@pytest.mark.slow
def test_every_verb_prints_what_its_schema_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("VAULT_MEMORY_USER", raising=False)
    seen = set()
    for verb, printed, _ in outputs(tmp_path):
        problems = [f"{verb}: {error.json_path}: {error.message}" for error in schema(verb).iter_errors(printed)]
        assert not problems
        seen.add(verb)
    wanted = {verb for verb, command in commands() if any(option.name == "as_json" for option in command.params)}
    assert wanted - NEEDS_A_MODEL - seen == {"index watch", "maintain restore", "eval thresholds"}, (
        "endless, and what takes months to fade"
    )
    assert {path.stem.replace("-", " ") for path in SCHEMAS.glob("*.json")} == seen | {
        "index watch",
        "maintain restore",
        "config check",
    }


@pytest.mark.parametrize(("reply", "works"), [(brain, True), (raw("not JSON"), False), (status(401), False)])
def test_a_model_is_checked_as_its_schema_says(
    reply: Script, works: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with ScriptedServer([reply]) as server:
        for name, value in {"MODEL": "openai/scripted", "API_BASE": server.url, "API_KEY": "x", "RETRIES": "0"}.items():
            monkeypatch.setenv(f"VAULT_MEMORY_LLM_{name}", value)
        done = CliRunner().invoke(cli, ["--home", str(tmp_path), "config", "check", "--json"])
    printed = json.loads(done.stdout)
    assert list(schema("config check").iter_errors(printed)) == []
    assert (printed["ok"], done.exit_code) == (works, 0 if works else 1)


def test_a_line_of_watch_is_what_its_schema_says() -> None:
    line = json.loads(json.dumps(asdict(SyncReport(changed=2, added=5))))
    assert schema("index watch").is_valid(line) and schema("index watch").schema["properties"].keys() == line.keys()


def test_what_is_brought_back_is_what_its_schema_says() -> None:
    report = json.loads(json.dumps(asdict(DecayReport())))
    assert schema("maintain restore").is_valid(report) and schema("maintain decay").is_valid(report)


def test_a_schema_refuses_what_is_missing_or_of_another_type() -> None:
    assert not schema("maintain summarize").is_valid({"conversation": "c"})
    assert not schema("topics list").is_valid([{"topic": 1}])
    assert not schema("topics list").is_valid({"as_of": "2026-05-01", "topics": [{"topic": "A"}], "note": ""})
    assert not schema("show").is_valid({"topic": "A", "path": "topics/A.md", "as_of": "2026-05-01", "summary": ""})


def test_every_verb_has_help_with_examples_and_a_section() -> None:
    for verb, command in commands():
        assert command.short_help, verb
        assert f"vault-memory {verb}" in (command.help or ""), f"{verb} --help shows no example"
    listed = [verb for verbs in SECTIONS.values() for verb in verbs]
    assert listed == list(VERBS) and len(VERBS) == 26 and len(SECTIONS) == 6
