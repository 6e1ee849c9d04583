"""What programs read: the real output of every verb with ``--json``, held against the schema that documents it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from cli.json_runs import outputs
from jsonschema import Draft202012Validator

import vault_memory
from vault_memory.cli import VERBS, cli, sections

SCHEMAS = Path(vault_memory.__file__).parent / "schemas"
NEEDS_A_MODEL = {"llm check", "profile propose"}
COMING = frozenset(["doctor", "watch", "index", "topics", "jobs", "token"])  # being built


def commands() -> Iterator[tuple[str, click.Command]]:
    """Every command that does something, by what is typed."""
    for verb in VERBS:
        command = cli.get_command(click.Context(cli), verb)
        assert command is not None
        if not isinstance(command, click.Group) or command.invoke_without_command:
            yield verb, command
        if isinstance(command, click.Group):
            yield from ((f"{verb} {name}", sub) for name, sub in command.commands.items())


def schema(verb: str) -> Draft202012Validator:
    found = json.loads((SCHEMAS / f"{verb.replace(' ', '-')}.json").read_text())
    Draft202012Validator.check_schema(found)
    return Draft202012Validator(found)


def test_every_verb_prints_what_its_schema_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("VAULT_MEMORY_USER", raising=False)
    seen = set()
    for verb, printed, _ in outputs(tmp_path):
        problems = [f"{verb}: {error.json_path}: {error.message}" for error in schema(verb).iter_errors(printed)]
        assert not problems
        seen.add(verb)
    wanted = {verb for verb, command in commands() if any(option.name == "as_json" for option in command.params)}
    assert {verb for verb in wanted - NEEDS_A_MODEL - seen if verb.split()[0] not in COMING} == set()
    assert {path.stem.replace("-", " ") for path in SCHEMAS.glob("*.json")} == seen


def test_a_schema_refuses_what_is_missing_or_of_another_type() -> None:
    assert not schema("summarize").is_valid({"conversation": "c"})
    assert not schema("topics").is_valid([{"topic": 1}])


def test_every_verb_has_help_with_examples_and_a_section() -> None:
    for verb, command in commands():
        if verb.split()[0] in COMING:
            continue
        assert command.short_help, verb
        assert f"vault-memory {verb}" in (command.help or ""), f"{verb} --help shows no example"
    listed = [verb for verbs in sections().values() for verb in verbs]
    assert sorted(listed) == sorted(VERBS)
