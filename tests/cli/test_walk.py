"""Test every verb at 40 and 80 columns and in a pipe: help, output of reading verbs, missing streams."""

from __future__ import annotations

import io
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from rich.cells import cell_len

from vault_memory.cli import ALIASES, VERBS, _suggest_value, cli
from vault_memory.cli.common import say
from vault_memory.errors import VaultMemoryError
from vault_memory.memory import Memory

SAMPLE = Path(__file__).parents[2] / "sample_vault"
PROGRAM = [sys.executable, "-c", "from vault_memory.cli import main; main()"]
LONG = "The long name of a topic about the migration of the billing service to another database"
NAME = re.compile(r"vm-[0-9a-z]{10}|\d{8}T\d{6}-\w{4}|(?:topics|conversations)/[^:\n\t]+?\.md(?::\d+)?")
READING = (
    "status", "topics", "topics --as-of 2026-12-01", "search River", "search --source-type conversation outbox",
    "search lock_timeout --explain", "search 端口", "search zzzzqqq", "context lock_timeout", "recall RabbitMQ again?",
    "show Dispatch service --as-of 2026-12-01", "history", "history Dispatch service", "diff", "undo --dry-run",
    "doctor", "metrics", "review", "consent", "profile", "profile review", "ingest --list", "decay --dry-run",
    "graph list", "graph show I", "graph ask what tools do I like", "config", "forget topic Mull --dry-run", "eval",
    "import {notes} --dry-run", "archive {talk} --dry-run", "consolidate", "llm check",
)  # fmt: skip


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sample vault, with names of every width, a document that is broken, and a run."""
    home = tmp_path_factory.mktemp("walk")
    shutil.copytree(SAMPLE, home / "default")
    topics = home / "default/topics"
    (topics / f"{LONG}.md").write_text(f"# {LONG}\n\n- [decision] Use https://example.org/{'a' * 70} for River\n")
    (topics / "数据库连接池的配置与监控以及故障排除指南.md").write_text(
        "# 数据库连接池\n\n- [fact] 端口是 6432，超时三十秒\n"
    )
    (topics / "🚀 Launch 🎉.md").write_text("# 🚀 Launch 🎉\n\n- [task] 🎂 cake for [bold]everybody[/bold]\n")
    (topics / "Broken.md").write_text("---\ntopic: [unclosed\n---\n\n- a fact that stands here\n")
    memory = Memory(home=home)
    list(memory.archive_file(home / "default/conversations-to-archive/coding-session.json"))
    from vault_memory.archive.graph.update import update

    update(memory.store, memory.clock(), user=memory.settings.graph.user)
    memory.search("RabbitMQ")
    (home / "notes/.obsidian").mkdir(parents=True)
    (home / "notes/Tea.md").write_text("# Tea\n\n- Assam\n")
    return home


@pytest.fixture
def printed(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[object]:
    """What a verb prints, in this process, at a terminal of so many columns (0: in a pipe)."""

    def run(line: str, columns: int) -> str:
        out = Terminal() if columns else io.StringIO()
        with monkeypatch.context() as patch:
            patch.setenv("COLUMNS", str(columns or 40))
            patch.setenv("TERM", "xterm-256color")
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", out)
            patch.setattr(sys, "stdin", io.StringIO())
            try:
                cli.main(["--home", str(home), *shlex.split(line)], prog_name="vault-memory", standalone_mode=False)
            except (click.ClickException, VaultMemoryError) as error:
                say(f"error: {_suggest_value(error) if isinstance(error, click.UsageError) else error}", err=True)
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\]8;.*?\x1b\\", "", out.getvalue())  # colours, links

    return run


def commands(command: click.Command, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    yield path, command
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            found = command.get_command(context, name)
            assert found is not None
            yield from commands(found, (*path, name))


EVERY = [path for path, _ in commands(cli, ())]


@pytest.mark.parametrize("columns", [40, 80])
def test_helps_fit_the_terminal(printed, columns: int) -> None:  # type: ignore[no-untyped-def]
    for path, command in commands(cli, ()):
        as_they_are = set(re.findall(r"\S.*", (command.help or "").partition("\b")[2]))  # examples, to be copied
        for line in printed(" ".join((*path, "--help")), columns).splitlines():
            assert cell_len(line.rstrip()) <= columns or line.strip() in as_they_are, (path, line)
            assert cell_len(line) <= 80 or "vault-memory" in line, (path, line)


def test_every_example_is_a_command_line_that_is_understood(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Parsed as far as a verb is before it begins; what is piped in or out is another program's."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "queries.yaml").write_text("queries: []\n")
    seen = 0
    for path, command in commands(cli, ()):
        for example in re.findall(r"^ *(vault-memory .*)$", command.help or "", re.MULTILINE):
            words = shlex.split(re.split(r" [|>] ", example)[0], comments=True)[1:]
            group: click.Command = cli
            context = cli.make_context("vault-memory", list(words))
            while isinstance(group, click.Group) and (rest := [*context._protected_args, *context.args]):
                name, found, rest = group.resolve_command(context, rest)
                assert found is not None, (path, example)
                group, context = found, found.make_context(name, rest, parent=context)
            seen += 1
    assert seen > 80


@pytest.mark.parametrize("line", READING)
def test_what_is_read_fits_and_its_names_stay_whole(home: Path, printed, line: str) -> None:  # type: ignore[no-untyped-def]
    line = line.format(notes=home / "notes", talk=home / "default/conversations-to-archive/coding-session.json")
    if line == "history":  # its runs grow; the rest is as it is each time
        assert "learned 23 from Overbooked delivery slots" in printed(line, 0)
    whole = printed(line, 0)
    names = set() if line.startswith("topics") else set(NAME.findall(whole))
    for columns in (80, 40):
        shown = printed(line, columns)
        assert shown.strip(), line
        for each in shown.splitlines():
            unit = max(
                (name for name in names if name in each), key=len, default=max(each.split(), key=len, default="")
            )
            assert cell_len(each) <= columns or cell_len(unit) > columns - 16, (columns, each)
        missing = [name for name in names if name not in shown]
        assert not missing, (columns, missing)


@pytest.mark.parametrize("line", ["status", "topics", "metrics", "config show search", "eval"])
def test_a_record_in_a_pipe_is_one_line(printed, line: str) -> None:  # type: ignore[no-untyped-def]
    rows = [row for row in printed(line, 0).splitlines() if row and not row.startswith(("problem: ", "your own file"))]
    assert rows and all("\t" in row for row in rows), rows
    if line == "topics":
        assert {row.count("\t") for row in rows} == {3}
        assert any(row.split("\t")[0] == LONG and row.endswith(f"topics/{LONG}.md") for row in rows)


@pytest.mark.parametrize(
    ("command", "code", "says"),
    [
        ("{} topics | head -1; exit ${{PIPESTATUS[0]}}", 0, ""),
        ("{} history | true; exit ${{PIPESTATUS[0]}}", 0, ""),
        ("{} topics delete Mull <&-", 2, "add --yes"),
        ("{} remember - <&-", 2, "error: "),
        ("{} status >&-", 1, ""),
        ("{} search River > /dev/full", 1, "cannot be written"),
        ("{} doctor 2>&- >/dev/null", 1, ""),
    ],
)
def test_streams_that_are_closed_or_full_are_no_tracebacks(home: Path, command: str, code: int, says: str) -> None:
    if "/dev/full" in command and not Path("/dev/full").exists():
        pytest.skip("no /dev/full here")
    program = shlex.join([*PROGRAM, "--home", str(home)])
    done = subprocess.run(["bash", "-c", command.format(program)], capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stderr
    assert says in done.stderr and "Traceback" not in done.stderr and len(done.stderr.splitlines()) <= 1


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("serach x", "'search'"), ("statuss", "'status'"), ("consent gant", "'grant'"), ("folder remov x", "'remove'"),
        ("summarise x", "'summarize'"), ("eval tunes", "'tune'"), ("hooks instal claude-code", "'install'"),
        ("topics renam a b", "'rename'"), ("search x --limti 3", "'--limit'"), ("show Postgre", "'Postgres'"),
        ("forget topic Mul", "'Mull'"), ("profile set langages Go", "'languages'"), ("config show serch", "'search'"),
        ("config set serch.limit 5", "'search.limit'"), ("--usr x status", "'--user'"),
        ("history Alotment", "'Allotment'"),
        ("show MULK", "'Mull'"), ("search x --source-type convers", "'conversation'"),
    ],
)  # fmt: skip
def test_what_is_mistyped_gets_a_suggestion(printed, typed: str, meant: str) -> None:  # type: ignore[no-untyped-def]
    assert re.search(rf"^error: .*did you mean.*{re.escape(meant)}", printed(typed, 0), re.IGNORECASE), printed(
        typed, 0
    )


@pytest.mark.parametrize("word", ALIASES)
def test_what_a_verb_is_called_elsewhere_is_that_verb(printed, word: str) -> None:  # type: ignore[no-untyped-def]
    assert printed(f"{word} --help", 0) == printed(f"{ALIASES[word]} --help", 0)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("ingest --list", "folder list"),
        ("folder --list", "folder"),
        ("ingest --remove=nothing", "folder remove nothing"),
        ("ingest --extract", "folder add --extract"),
        ("decay --restore Nothing", "maintain restore Nothing"),
        ("eval --thresholds nothing", "eval thresholds nothing"),
        ("topics --as-of 2026-05-01", "topics list --as-of 2026-05-01"),
        ("history Allotment", "log Allotment"),
        ("Consent", "profile consent"),
        ("llm check", "config check"),
        ("recall 'the frost alarm'", "search --like the frost alarm"),
        ("config search", "config show search"),
        ("topics ls", "topics"),
        ("topics rm Nothing --yes", "topics delete Nothing --yes"),
        ("help topics", "topics --help"),
        ("help", "--help"),
        ("version", "--version"),
    ],
)
def test_what_was_typed_before_does_what_it_did(printed, old: str, new: str) -> None:  # type: ignore[no-untyped-def]
    assert printed(old, 0) == printed(new, 0)


def test_what_there_is_no_verb_for_says_what_to_do(printed) -> None:  # type: ignore[no-untyped-def]
    assert "with any editor" in printed("edit Tea", 0)
    assert "with any editor" in printed("correct Tea", 0)  # never that it may be forgotten


def test_without_runs_and_statements_there_is_a_sentence_and_no_table(tmp_path: Path, printed) -> None:  # type: ignore[no-untyped-def]
    for line, said in (
        ("topics", "vault-memory add"), ("diff", "no run"), ("history", "no runs yet"),
        ("metrics", "no queries yet"), ("ingest --list", "vault-memory folder add FOLDER"),
        ("graph list", "vault-memory graph update"),
    ):  # fmt: skip
        (tmp_path / "default").mkdir(exist_ok=True)
        assert said in printed(f"--home {tmp_path} {line}", 0), line


def test_the_verbs_are_those_of_the_walk() -> None:
    assert {path[0] for path in EVERY if path} == set(VERBS)
