"""One run after the other, so that every verb with ``--json`` prints what it prints to programs."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

from click.testing import CliRunner
from importers import exports

from vault_memory.cli import cli

SAMPLE = Path(__file__).parents[2] / "sample_vault"
FEW = """\
now: 2026-10-20T09:00:00Z
queries:
  - {query: "why SQLite for the frost alarm?", relevant: {vm-v0zrh63my8: 3}}
  - {query: "why did we not take Debezium?", relevant: {vm-q152z7gsb8: 3}}
"""


def runs(place: Path) -> Iterator[tuple[str, list[str]]]:
    """The verb (``config set``) and its arguments, in an order that gives each something to say."""
    home, talk = place / "home", SAMPLE / "conversations-to-archive"
    shutil.copytree(SAMPLE, home / "default")
    export = exports.zipped(place / "export.zip", conversations=[exports.chatgpt(), {"mapping": 3}])
    notes, few = place / "notes", place / "few.yaml"
    (notes / ".obsidian").mkdir(parents=True)
    (notes / "Bees.md").write_text("# Bees\n\n- the queen is marked green\n")
    few.write_text(FEW)
    yield "init", []
    yield "init", ["--home", str(place / "other")]
    yield "archive", [str(talk / "coding-session.json"), "--dry-run"]
    for _ in range(2):
        yield "archive", [str(talk / "coding-session.json")]
    yield "import", [str(export), "--dry-run"]
    yield "import", [str(export)]
    yield "import", [str(notes), "--format", "notes"]
    yield "add", ["The seed swap is on 22 February in the scout hut."]
    yield "folder add", [str(notes)]
    yield "folder list", []
    yield "search", ["queen bees", "--source-type", "file"]
    yield "folder extract", []
    yield "folder add", [str(notes), "--extract"]
    yield "folder remove", ["notes"]
    yield "graph update", []
    yield "graph show", ["Jonas"]
    yield "graph path", ["Ned", "User"]
    yield "graph list", ["--type", "person"]
    yield "graph list", ["--relation", "likes"]
    yield "graph export", []
    yield "graph ask", ["what", "tools", "do", "I", "like"]
    for more in ([], ["--explain"], ["--source-type", "conversation"], ["--as-of", "2026-05-01"]):
        yield "search", ["why", "SQLite", *more]
    yield "search", ["xyzzyqwv"]
    yield "context", ["why River instead of RabbitMQ"]
    yield "context", ["why River instead of RabbitMQ", "--budget", "60"]
    yield "search", ["--like", "we talk about the frost alarm and SQLite"]
    yield "show", ["Frostline"]
    yield "show", ["Frostline", "--as-of", "2026-05-01"]
    yield "topics list", []
    yield "topics list", ["--as-of", "2026-05-01"]
    yield "index rebuild", []
    yield "index rebuild", ["--all-users", "--workers", "1"]
    yield "status", []
    yield "maintain consolidate", []
    yield "log", []
    yield "log", ["Frostline"]
    yield "diff", []
    yield "review", []
    yield "undo", ["--dry-run"]
    yield "undo", []
    yield "maintain summarize", ["2026-10-06-overbooked-slots"]
    yield "profile show", []
    yield "profile set", ["languages", "Go", "SQL"]
    yield "profile review", []
    yield "profile consent", ["grant"]
    yield "profile consent", []
    yield "maintain decay", ["--dry-run"]
    yield "maintain decay", []
    yield "forget", ["topic", "Frostline", "--dry-run"]
    yield "forget", ["conversation", "2026-10-06-overbooked-slots", "--yes"]
    yield "topics rename", ["Reading list", "Books"]
    yield "topics split", ["Running", "Injury", "Legs"]
    yield "topics merge", ["Legs", "Running"]
    yield "topics delete", ["Books", "--yes"]
    yield "doctor", []
    yield "doctor", ["--fix"]
    yield "eval metrics", []
    yield "eval run", [str(few)]
    yield "eval tune", [str(few), "--dry-run"]
    yield "hooks install claude-code", ["--yes"]
    yield "hooks remove claude-code", ["--yes"]
    yield "config show", ["search"]
    yield "config set", ["search.limit", "5"]
    yield "config unset", ["search.limit"]
    yield "config completion", ["bash"]


def outputs(place: Path) -> Iterator[tuple[str, object, int]]:
    """The verb (without what follows it), what it printed, and its exit code."""
    folder = place / "user"
    folder.mkdir()
    environment = {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "VAULT_MEMORY_HOME": str(place / "home")}
    for verb, arguments in runs(place):
        first = [arguments.pop(0), arguments.pop(0)] if arguments[:1] == ["--home"] else []
        name = verb.removesuffix(" claude-code")
        done = CliRunner().invoke(cli, [*first, *verb.split(), *arguments, "--json"], env=environment)
        assert isinstance(done.exception, SystemExit | None), (verb, arguments, done.exception)
        assert done.exit_code in (0, 1), (verb, arguments, done.output)
        yield name, json.loads(done.stdout), done.exit_code
