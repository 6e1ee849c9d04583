"""Run the examples of README.md and docs/: commands print what is shown, and Python blocks run.

- ``console``: run, and its output compared; ``…`` stands for any text, and on a line of its own for any lines.
- ``sh``: not run, since it needs a model, the network or a terminal; but its commands and options must exist.
- ``python``: run. ``python pending``: describes verbs that do not exist yet, and must still fail.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import click
import pytest
import yaml
from click.testing import CliRunner
from documents.fences import DOCUMENTS, ROOT, console_steps, fences, shell_commands

from vault_memory.cli import cli

README = ROOT / "README.md"
GUIDES = [path for path in DOCUMENTS if path != README and console_steps(path)]
PYTHON = [path for path in DOCUMENTS if fences(path, "python", "python pending")]
SHELL_SYNTAX = re.compile(r"[|><;&`]|\$\(")
AGE = r"(?:just now|today|yesterday|\d+ \w+ ago)"

RUN_BLOCKS = """
import json, sys, traceback
namespace = {"__name__": "example"}
outcomes = {}
for place, code in json.load(sys.stdin):
    try:
        exec(compile(code, place, "exec"), namespace)
        outcomes[place] = ""
    except Exception:
        outcomes[place] = traceback.format_exc()
print("\\n@@" + json.dumps(outcomes))
"""


def _name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def normalize(text: str, home: Path) -> str:
    """Replace what differs between runs: ages, run ids and the home folder."""
    text = text.replace(str(home), "/home/nora")
    text = re.sub(rf"\(updated {AGE}\)", "(updated AGE)", text)
    text = re.sub(rf"\({AGE}(?=[,)])", "(AGE", text)
    text = re.sub(r"\d{8}T\d{6}-\w{4}", "RUN", text)
    return "\n".join(line.rstrip() for line in text.strip().splitlines())


def matches(shown: str, printed: str) -> bool:
    """Tell whether the output is what the document shows, where ``…`` stands for any text."""
    lines = ["(?:.*\n)*" if line == "…" else re.escape(line).replace("…", ".*") + "\n" for line in shown.splitlines()]
    return re.fullmatch("".join(lines), f"{printed}\n" if printed else "") is not None


def clean_environment(home: Path) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("VAULT_MEMORY", "RAG_", "XDG_"))}
    # A busy machine prints the same, and no process is left behind.
    return kept | {"HOME": str(home), "VAULT_MEMORY_SEARCH_PATIENCE": "60", "VAULT_MEMORY_HOOKS_READY": "0"}


@pytest.fixture(scope="session")
def indexed_vault(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make the sample vault with its index, to be copied for each document."""
    home = tmp_path_factory.mktemp("template")
    shutil.copytree(ROOT / "sample_vault", home / "default")
    done = CliRunner().invoke(cli, ["--home", str(home), "search", "outbox"])
    assert done.exit_code == 0, done.output
    return home / "default"


@pytest.fixture
def home(indexed_vault: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a home with the sample vault in ~/.memory/default, and ``sample_vault`` in the working folder."""
    home = tmp_path / "home"
    shutil.copytree(indexed_vault, home / ".memory" / "default")
    shutil.copytree(ROOT / "sample_vault", tmp_path / "work" / "sample_vault")
    monkeypatch.chdir(tmp_path / "work")
    for name in [*os.environ]:
        if name.startswith(("VAULT_MEMORY", "RAG_", "XDG_")):
            monkeypatch.delenv(name)
    for name, value in clean_environment(home).items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("COLUMNS", "120")
    return home


@pytest.mark.slow
def test_the_readme_as_it_is_typed(tmp_path: Path, indexed_vault: Path) -> None:
    """Every command of the tour runs in one real shell and prints what the README shows."""
    steps = console_steps(README)
    script = ""
    for number, (command, _) in enumerate(steps):
        script += f"{command.replace('/tmp/tour', str(tmp_path))}\necho '@@ {number}'\n"
    script = script.replace("source .venv/bin/activate", f"export PATH={Path(sys.executable).parent}:$PATH")
    script = script.replace("cp -r sample_vault ", f"cp -r {indexed_vault} ")  # the same with its index
    environment = clean_environment(tmp_path / "home")
    done = subprocess.run(
        ["bash", "-eu", "-c", script], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    printed = done.stdout
    for number, (command, shown) in enumerate(steps):
        actual, _, printed = printed.partition(f"@@ {number}\n")
        actual = actual.replace(str(tmp_path), "/tmp/tour")
        assert matches(normalize(shown, tmp_path), normalize(actual, tmp_path)), f"$ {command}\n{actual}"


@pytest.mark.parametrize("path", GUIDES, ids=_name)
def test_commands_of_a_guide(path: Path, home: Path) -> None:
    """The commands of a guide run one after the other on one vault and print what the guide shows."""
    for command, shown in console_steps(path):
        printed = normalize(execute(command, home), home)
        assert matches(normalize(shown, home), printed), f"{_name(path)}\n$ {command}\n{printed}"


def execute(command: str, home: Path) -> str:
    """Run a command and return its output; in this process where it is a plain call of vault-memory."""
    words = shlex.split(command, comments=True)
    if words[0] != "vault-memory" or SHELL_SYNTAX.search(re.sub(r"'[^']*'", "", command)):
        path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
        return subprocess.run(
            ["bash", "-euc", command], env=os.environ | {"PATH": path}, capture_output=True, text=True, check=True
        ).stdout
    done = CliRunner().invoke(cli, [re.sub(r"^~", str(home), word) for word in words[1:]], prog_name="vault-memory")
    assert done.exit_code in (0, 1) and (done.exception is None or isinstance(done.exception, SystemExit)), done
    return done.stdout


def test_commands_that_are_not_run_exist() -> None:
    """Every command of a ``sh`` block names a verb, and options that this verb has."""
    checked = 0
    for path in DOCUMENTS:
        for place, line in shell_commands(path):
            try:
                parse(shlex.split(line, comments=True)[1:])
            except click.UsageError as error:
                pytest.fail(f"{place}: {line}: {error.format_message()}")
            checked += 1
    assert checked > 50


def parse(words: list[str]) -> None:
    """Hold the words against the options of the verb they name. Raises click.UsageError."""
    context = click.Context(cli, info_name="vault-memory")
    command: click.Command = cli
    while words:
        rest = command.make_parser(context).parse_args(words)[1]
        if not isinstance(command, click.Group) or not rest:
            return
        name, chosen, words = command.resolve_command(context, rest)
        assert chosen is not None
        command, context = chosen, click.Context(chosen, info_name=name, parent=context)


@pytest.mark.slow
@pytest.mark.parametrize("path", PYTHON, ids=_name)
def test_python_blocks(path: Path, home: Path) -> None:
    """The Python blocks of a document run one after the other; those marked ``pending`` still fail."""
    blocks = [
        (str(fence), fence.content.replace("/tmp/tour", str(home / ".memory")))
        for fence in fences(path, "python", "python pending")
    ]
    done = subprocess.run(
        [sys.executable, "-c", RUN_BLOCKS], input=json.dumps(blocks), env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert "@@" in done.stdout, done.stderr
    tracebacks = json.loads(done.stdout.rpartition("@@")[2])
    for fence in fences(path, "python"):
        assert not tracebacks[str(fence)], tracebacks[str(fence)]
    for fence in fences(path, "python pending"):
        assert tracebacks[str(fence)], f"{fence} runs: remove the mark 'pending'"


def test_data_in_documents_parses() -> None:
    for path in DOCUMENTS:
        for fence in fences(path, "json", "yaml", "toml"):
            parse_data = {"json": json.loads, "yaml": yaml.safe_load, "toml": tomllib.loads}[fence.info]
            assert parse_data(fence.content) is not None, str(fence)


def test_blocks_say_what_they_are() -> None:
    """Only text and known languages: a block with another name would be checked by nobody."""
    known = {"console", "sh", "python", "python pending", "json", "yaml", "toml", "markdown", "text", ""}
    assert [str(fence) for path in DOCUMENTS for fence in fences(path) if fence.info not in known] == []
