"""``vault-memory demo``: the main job on a sample vault."""

from __future__ import annotations

import difflib
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import click

from vault_memory.cli.common import console

if TYPE_CHECKING:
    from rich.console import Console

CONVERSATION = "conversations-to-archive/coding-session.json"
QUERIES = ("why River instead of RabbitMQ", "when can onions grow in bed 5 again?", "lock_timeout dispatch_api")


def sample_vault() -> Path:
    """The sample vault: packaged in the wheel, beside the package in a checkout."""
    package = Path(__file__).resolve().parent.parent
    for folder in (package / "sample_vault", package.parent / "sample_vault"):
        if folder.is_dir():
            return folder
    raise click.ClickException("the sample vault is missing from this installation")


@click.command(name="demo", short_help="the main job on a sample vault, in a temporary folder")
def command() -> None:
    """Copy the sample vault to a temporary folder, archive a conversation, show what changed, and search.

    Nothing of yours is read or changed, and nothing is fetched from the network.

    \b
    vault-memory demo
    """
    from vault_memory.cli.archive import print_report
    from vault_memory.cli.search import print_result
    from vault_memory.memory import Memory

    out = console()
    home = Path(tempfile.mkdtemp(prefix="vault-memory-demo-"))
    shutil.copytree(sample_vault(), home / "default")
    _heading(out, "1", f"A vault of plain markdown: {home / 'default'}")
    memory = Memory(home=home)
    before = {topic.path: topic.text for topic in memory.topics.list()}
    for topic in sorted(memory.topics.list(), key=lambda topic: topic.name.casefold()):
        out.print(f"  {topic.name} [dim]({len(topic.cells)} statements, {topic.path})[/dim]")
    _heading(out, "2", f"Archiving a coding session of 40 messages ({CONVERSATION})")
    for report in memory.archive_file(home / "default" / CONVERSATION):
        print_report(report)
    _heading(out, "3", "What changed in the topic documents")
    for topic in sorted(memory.topics.list(), key=lambda topic: topic.path):
        _diff(out, topic.path, before.get(topic.path, ""), topic.text)
    for number, query in enumerate(QUERIES, 4):
        _heading(out, str(number), f'vault-memory search "{query}"')
        print_result(memory, memory.search(query, limit=4))
    _heading(out, "→", "Where to look next")
    out.print(f"  Open {home / 'default'} in Obsidian or any editor, change a line, and search again:")
    out.print(f"  [cyan]{_command()} --home {home} search …[/cyan]")
    out.print(f"  [cyan]{_command()} --home {home} archive {home / 'default' / 'conversations-to-archive'}/…[/cyan]")
    out.print("  Your own vault starts with [cyan]vault-memory init[/cyan]; the README has the five-minute tour.")


def _heading(out: Console, number: str, text: str) -> None:
    out.print()
    out.print(f"[bold magenta]{number}[/bold magenta]  [bold]{text}[/bold]")


def _diff(out: Console, path: str, old: str, new: str) -> None:
    """A unified diff without the memory block, which is the machine's."""
    if old == new:
        return
    styles = {"+": "green", "-": "red", "@": "dim"}
    lines = difflib.unified_diff(_readable(old), _readable(new), path if old else "/dev/null", path, lineterm="", n=1)
    for line in lines:
        style = "bold" if line.startswith(("+++", "---")) else styles.get(line[:1], "")
        out.print(f"  {line}", style=style, markup=False)


def _readable(text: str) -> list[str]:
    head, block, _ = text.partition("<!-- memory v")
    return [*head.rstrip().splitlines(), *(["<!-- memory … -->"] if block else [])]


def _command() -> str:
    """What a person types to run this program from here."""
    import sys

    program = Path(sys.argv[0])
    return "vault-memory" if shutil.which("vault-memory") else str(program)
